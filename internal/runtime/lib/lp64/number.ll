target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.integer = type { i64, i32, i32, i8* }

@.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.3 = private unnamed_addr constant [20 x i8] c"floating-point-text\00", align 1
@.str.4 = private unnamed_addr constant [54 x i8] c"a floating-point text whose value is taken as unknown\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"floating-point text\00", align 1
@exact_power = internal unnamed_addr constant [23 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09, double 1.000000e+10, double 1.000000e+11, double 1.000000e+12, double 1.000000e+13, double 1.000000e+14, double 1.000000e+15, double 1.000000e+16, double 1.000000e+17, double 1.000000e+18, double 1.000000e+19, double 1.000000e+20, double 1.000000e+21, double 1.000000e+22], align 16

define dso_local void @__mw_read_integer(%struct.integer* noalias nocapture sret(%struct.integer) align 8 %0, i8* noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !8 {
  %5 = bitcast %struct.integer* %0 to i8*, !dbg !11
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false), !dbg !11
  br label %6, !dbg !12

6:
  %7 = phi i8* [ %1, %4 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !12
  %9 = sext i8 %8 to i32, !dbg !12
  %10 = icmp ne i8 %8, 32, !dbg !13
  %11 = add nsw i32 %9, -14, !dbg !13
  %12 = icmp ult i32 %11, -5, !dbg !13
  %13 = and i1 %10, %12, !dbg !12
  %14 = getelementptr i8, i8* %7, i64 1, !dbg !17
  br i1 %13, label %15, label %6, !dbg !12, !llvm.loop !18

15:
  %16 = icmp eq i64 %3, 0, !dbg !21
  br i1 %16, label %24, label %17, !dbg !21

17:
  switch i8 %8, label %24 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !21

18:
  %19 = icmp eq i8 %8, 45, !dbg !22
  %20 = zext i1 %19 to i32, !dbg !22
  %21 = getelementptr inbounds %struct.integer, %struct.integer* %0, i64 0, i32 1, !dbg !22
  store i32 %20, i32* %21, align 8, !dbg !22
  %22 = getelementptr i8, i8* %7, i64 1, !dbg !23
  %23 = add i64 %3, -1, !dbg !24
  br label %24, !dbg !25

24:
  %25 = phi i64 [ %23, %18 ], [ 0, %15 ], [ %3, %17 ]
  %26 = phi i8* [ %22, %18 ], [ %7, %15 ], [ %7, %17 ]
  %27 = and i32 %2, -17, !dbg !26
  %28 = icmp eq i32 %27, 0, !dbg !26
  %29 = icmp ugt i64 %25, 2
  %30 = and i1 %28, %29, !dbg !26
  br i1 %30, label %31, label %55, !dbg !26

31:
  %32 = load i8, i8* %26, align 1, !dbg !27
  %33 = icmp eq i8 %32, 48, !dbg !27
  br i1 %33, label %34, label %55, !dbg !27

34:
  %35 = getelementptr i8, i8* %26, i64 1, !dbg !27
  %36 = load i8, i8* %35, align 1, !dbg !27
  %37 = and i8 %36, -33, !dbg !27
  %38 = icmp eq i8 %37, 88, !dbg !27
  br i1 %38, label %39, label %55, !dbg !27

39:
  %40 = getelementptr i8, i8* %26, i64 2, !dbg !27
  %41 = load i8, i8* %40, align 1, !dbg !27
  %42 = sext i8 %41 to i32, !dbg !27
  %43 = or i32 %42, 32, !dbg !30
  %44 = add nsw i32 %42, -48, !dbg !33
  %45 = icmp ult i32 %44, 10, !dbg !34
  %46 = add nsw i32 %43, -97, !dbg !34
  %47 = icmp ult i32 %46, 26, !dbg !34
  %48 = add nsw i32 %43, -87, !dbg !34
  %49 = select i1 %47, i32 %48, i32 96, !dbg !34
  %50 = select i1 %45, i32 %44, i32 %49, !dbg !34
  %51 = icmp ugt i32 %50, 15, !dbg !27
  br i1 %51, label %55, label %52, !dbg !26

52:
  %53 = getelementptr i8, i8* %26, i64 2, !dbg !35
  %54 = add i64 %25, -2, !dbg !36
  br label %55, !dbg !37

55:
  %56 = phi i64 [ %54, %52 ], [ %25, %39 ], [ %25, %24 ], [ %25, %34 ], [ %25, %31 ], !dbg !38
  %57 = phi i32 [ 16, %52 ], [ %2, %39 ], [ %2, %24 ], [ %2, %34 ], [ %2, %31 ]
  %58 = phi i8* [ %53, %52 ], [ %26, %39 ], [ %26, %24 ], [ %26, %34 ], [ %26, %31 ], !dbg !38
  %59 = icmp eq i32 %57, 0, !dbg !39
  br i1 %59, label %60, label %64, !dbg !39

60:
  %61 = load i8, i8* %58, align 1, !dbg !40
  %62 = icmp eq i8 %61, 48, !dbg !40
  %63 = select i1 %62, i32 8, i32 10, !dbg !40
  br label %64, !dbg !40

64:
  %65 = phi i32 [ %63, %60 ], [ %57, %55 ], !dbg !38
  %66 = icmp eq i64 %56, 0, !dbg !41
  br i1 %66, label %102, label %67, !dbg !41

67:
  %68 = getelementptr inbounds %struct.integer, %struct.integer* %0, i64 0, i32 0
  %69 = sext i32 %65 to i64
  %70 = getelementptr inbounds %struct.integer, %struct.integer* %0, i64 0, i32 2
  %71 = getelementptr inbounds %struct.integer, %struct.integer* %0, i64 0, i32 3
  br label %72, !dbg !41

72:
  %73 = phi i8* [ %58, %67 ], [ %99, %86 ]
  %74 = phi i64 [ %56, %67 ], [ %100, %86 ]
  %75 = load i8, i8* %73, align 1, !dbg !41
  %76 = sext i8 %75 to i32, !dbg !41
  %77 = or i32 %76, 32, !dbg !42
  %78 = add nsw i32 %76, -48, !dbg !44
  %79 = icmp ult i32 %78, 10, !dbg !45
  %80 = add nsw i32 %77, -97, !dbg !45
  %81 = icmp ult i32 %80, 26, !dbg !45
  %82 = add nsw i32 %77, -87, !dbg !45
  %83 = select i1 %81, i32 %82, i32 99, !dbg !45
  %84 = select i1 %79, i32 %78, i32 %83, !dbg !45
  %85 = icmp ult i32 %84, %65, !dbg !41
  br i1 %85, label %86, label %102, !dbg !41

86:
  %87 = load i64, i64* %68, align 8, !dbg !46
  %88 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %87, i64 %69), !dbg !46
  %89 = extractvalue { i64, i1 } %88, 1, !dbg !46
  %90 = extractvalue { i64, i1 } %88, 0, !dbg !46
  %91 = zext i32 %84 to i64, !dbg !47
  %92 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %90, i64 %91), !dbg !47
  %93 = extractvalue { i64, i1 } %92, 1, !dbg !47
  %94 = extractvalue { i64, i1 } %92, 0, !dbg !47
  %95 = or i1 %89, %93, !dbg !47
  %96 = zext i1 %95 to i32, !dbg !48
  %97 = load i32, i32* %70, align 4, !dbg !48
  %98 = or i32 %97, %96, !dbg !48
  store i32 %98, i32* %70, align 4, !dbg !48
  store i64 %94, i64* %68, align 8, !dbg !49
  %99 = getelementptr i8, i8* %73, i64 1, !dbg !50
  store i8* %99, i8** %71, align 8, !dbg !50
  %100 = add i64 %74, -1, !dbg !41
  %101 = icmp eq i64 %100, 0, !dbg !41
  br i1 %101, label %102, label %72, !dbg !41, !llvm.loop !51

102:
  ret void, !dbg !53
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local i64 @strtol(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !54 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !55
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !58
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !58
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !59
  %7 = load i8*, i8** %6, align 8, !dbg !59
  %8 = icmp eq i8* %7, null, !dbg !60
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !60
  %10 = ptrtoint i8* %9 to i64, !dbg !63
  %11 = ptrtoint i8* %0 to i64, !dbg !63
  %12 = sub i64 1, %11, !dbg !63
  %13 = add i64 %12, %10, !dbg !63
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !63
  %14 = icmp eq i8** %1, null, !dbg !64
  br i1 %14, label %17, label %15, !dbg !64

15:
  %16 = bitcast i8** %1 to i8*, !dbg !65
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !65
  store i8* %9, i8** %1, align 8, !dbg !66
  br label %17, !dbg !67

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !68
  %19 = load i32, i32* %18, align 4, !dbg !68
  %20 = icmp eq i32 %19, 0, !dbg !68
  br i1 %20, label %21, label %29, !dbg !68

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !68
  %23 = load i64, i64* %22, align 8, !dbg !68
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !68
  %25 = load i32, i32* %24, align 8, !dbg !68
  %26 = zext i32 %25 to i64, !dbg !68
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !68
  %28 = icmp ugt i64 %23, %27, !dbg !68
  br i1 %28, label %29, label %36, !dbg !68

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !69
  %31 = bitcast i8* %30 to i32*, !dbg !75
  store i32 34, i32* %31, align 8, !dbg !75
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !76
  %33 = load i32, i32* %32, align 8, !dbg !76
  %34 = icmp eq i32 %33, 0, !dbg !76
  %35 = select i1 %34, i64 9223372036854775807, i64 -9223372036854775808, !dbg !76
  br label %40, !dbg !76

36:
  %37 = icmp eq i32 %25, 0, !dbg !77
  %38 = sub i64 0, %23, !dbg !77
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !77
  br label %40, !dbg !77

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !79
  ret i64 %41, !dbg !80
}

define dso_local i64 @__isoc23_strtol(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !81 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !82
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !84
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !84
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !85
  %7 = load i8*, i8** %6, align 8, !dbg !85
  %8 = icmp eq i8* %7, null, !dbg !86
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !86
  %10 = ptrtoint i8* %9 to i64, !dbg !88
  %11 = ptrtoint i8* %0 to i64, !dbg !88
  %12 = sub i64 1, %11, !dbg !88
  %13 = add i64 %12, %10, !dbg !88
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !88
  %14 = icmp eq i8** %1, null, !dbg !89
  br i1 %14, label %17, label %15, !dbg !89

15:
  %16 = bitcast i8** %1 to i8*, !dbg !90
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !90
  store i8* %9, i8** %1, align 8, !dbg !91
  br label %17, !dbg !92

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !93
  %19 = load i32, i32* %18, align 4, !dbg !93
  %20 = icmp eq i32 %19, 0, !dbg !93
  br i1 %20, label %21, label %29, !dbg !93

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !93
  %23 = load i64, i64* %22, align 8, !dbg !93
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !93
  %25 = load i32, i32* %24, align 8, !dbg !93
  %26 = zext i32 %25 to i64, !dbg !93
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !93
  %28 = icmp ugt i64 %23, %27, !dbg !93
  br i1 %28, label %29, label %36, !dbg !93

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !94
  %31 = bitcast i8* %30 to i32*, !dbg !97
  store i32 34, i32* %31, align 8, !dbg !97
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !98
  %33 = load i32, i32* %32, align 8, !dbg !98
  %34 = icmp eq i32 %33, 0, !dbg !98
  %35 = select i1 %34, i64 9223372036854775807, i64 -9223372036854775808, !dbg !98
  br label %40, !dbg !98

36:
  %37 = icmp eq i32 %25, 0, !dbg !99
  %38 = sub i64 0, %23, !dbg !99
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !99
  br label %40, !dbg !99

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !101
  ret i64 %41, !dbg !102
}

define dso_local i64 @strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !103 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !104
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !106
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !106
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !107
  %7 = load i8*, i8** %6, align 8, !dbg !107
  %8 = icmp eq i8* %7, null, !dbg !108
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !108
  %10 = ptrtoint i8* %9 to i64, !dbg !110
  %11 = ptrtoint i8* %0 to i64, !dbg !110
  %12 = sub i64 1, %11, !dbg !110
  %13 = add i64 %12, %10, !dbg !110
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !110
  %14 = icmp eq i8** %1, null, !dbg !111
  br i1 %14, label %17, label %15, !dbg !111

15:
  %16 = bitcast i8** %1 to i8*, !dbg !112
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !112
  store i8* %9, i8** %1, align 8, !dbg !113
  br label %17, !dbg !114

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !115
  %19 = load i32, i32* %18, align 4, !dbg !115
  %20 = icmp eq i32 %19, 0, !dbg !115
  br i1 %20, label %21, label %29, !dbg !115

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !115
  %23 = load i64, i64* %22, align 8, !dbg !115
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !115
  %25 = load i32, i32* %24, align 8, !dbg !115
  %26 = zext i32 %25 to i64, !dbg !115
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !115
  %28 = icmp ugt i64 %23, %27, !dbg !115
  br i1 %28, label %29, label %36, !dbg !115

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !116
  %31 = bitcast i8* %30 to i32*, !dbg !119
  store i32 34, i32* %31, align 8, !dbg !119
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !120
  %33 = load i32, i32* %32, align 8, !dbg !120
  %34 = icmp eq i32 %33, 0, !dbg !120
  %35 = select i1 %34, i64 9223372036854775807, i64 -9223372036854775808, !dbg !120
  br label %40, !dbg !120

36:
  %37 = icmp eq i32 %25, 0, !dbg !121
  %38 = sub i64 0, %23, !dbg !121
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !121
  br label %40, !dbg !121

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !123
  ret i64 %41, !dbg !124
}

define dso_local i64 @__isoc23_strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !125 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !126
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !128
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !128
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !128
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !129
  %7 = load i8*, i8** %6, align 8, !dbg !129
  %8 = icmp eq i8* %7, null, !dbg !130
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !130
  %10 = ptrtoint i8* %9 to i64, !dbg !132
  %11 = ptrtoint i8* %0 to i64, !dbg !132
  %12 = sub i64 1, %11, !dbg !132
  %13 = add i64 %12, %10, !dbg !132
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !132
  %14 = icmp eq i8** %1, null, !dbg !133
  br i1 %14, label %17, label %15, !dbg !133

15:
  %16 = bitcast i8** %1 to i8*, !dbg !134
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !134
  store i8* %9, i8** %1, align 8, !dbg !135
  br label %17, !dbg !136

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !137
  %19 = load i32, i32* %18, align 4, !dbg !137
  %20 = icmp eq i32 %19, 0, !dbg !137
  br i1 %20, label %21, label %29, !dbg !137

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !137
  %23 = load i64, i64* %22, align 8, !dbg !137
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !137
  %25 = load i32, i32* %24, align 8, !dbg !137
  %26 = zext i32 %25 to i64, !dbg !137
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !137
  %28 = icmp ugt i64 %23, %27, !dbg !137
  br i1 %28, label %29, label %36, !dbg !137

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !138
  %31 = bitcast i8* %30 to i32*, !dbg !141
  store i32 34, i32* %31, align 8, !dbg !141
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !142
  %33 = load i32, i32* %32, align 8, !dbg !142
  %34 = icmp eq i32 %33, 0, !dbg !142
  %35 = select i1 %34, i64 9223372036854775807, i64 -9223372036854775808, !dbg !142
  br label %40, !dbg !142

36:
  %37 = icmp eq i32 %25, 0, !dbg !143
  %38 = sub i64 0, %23, !dbg !143
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !143
  br label %40, !dbg !143

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !144
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !145
  ret i64 %41, !dbg !146
}

define dso_local i64 @strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !147 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !148
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !151
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !151
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !151
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !152
  %7 = load i8*, i8** %6, align 8, !dbg !152
  %8 = icmp eq i8* %7, null, !dbg !153
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !153
  %10 = ptrtoint i8* %9 to i64, !dbg !155
  %11 = ptrtoint i8* %0 to i64, !dbg !155
  %12 = sub i64 1, %11, !dbg !155
  %13 = add i64 %12, %10, !dbg !155
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !155
  %14 = icmp eq i8** %1, null, !dbg !156
  br i1 %14, label %17, label %15, !dbg !156

15:
  %16 = bitcast i8** %1 to i8*, !dbg !157
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !157
  store i8* %9, i8** %1, align 8, !dbg !158
  br label %17, !dbg !159

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !160
  %19 = load i32, i32* %18, align 4, !dbg !160
  %20 = icmp eq i32 %19, 0, !dbg !160
  br i1 %20, label %21, label %29, !dbg !160

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !160
  %23 = load i64, i64* %22, align 8, !dbg !160
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !161
  %25 = load i32, i32* %24, align 8, !dbg !161
  %26 = icmp eq i32 %25, 0, !dbg !161
  %27 = sub i64 0, %23, !dbg !161
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !161
  br label %32, !dbg !161

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !162
  %31 = bitcast i8* %30 to i32*, !dbg !165
  store i32 34, i32* %31, align 8, !dbg !165
  br label %32, !dbg !166

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !168
  ret i64 %33, !dbg !169
}

define dso_local i64 @__isoc23_strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !170 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !171
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !173
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !173
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !173
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !174
  %7 = load i8*, i8** %6, align 8, !dbg !174
  %8 = icmp eq i8* %7, null, !dbg !175
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !175
  %10 = ptrtoint i8* %9 to i64, !dbg !177
  %11 = ptrtoint i8* %0 to i64, !dbg !177
  %12 = sub i64 1, %11, !dbg !177
  %13 = add i64 %12, %10, !dbg !177
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !177
  %14 = icmp eq i8** %1, null, !dbg !178
  br i1 %14, label %17, label %15, !dbg !178

15:
  %16 = bitcast i8** %1 to i8*, !dbg !179
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !179
  store i8* %9, i8** %1, align 8, !dbg !180
  br label %17, !dbg !181

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !182
  %19 = load i32, i32* %18, align 4, !dbg !182
  %20 = icmp eq i32 %19, 0, !dbg !182
  br i1 %20, label %21, label %29, !dbg !182

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !182
  %23 = load i64, i64* %22, align 8, !dbg !182
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !183
  %25 = load i32, i32* %24, align 8, !dbg !183
  %26 = icmp eq i32 %25, 0, !dbg !183
  %27 = sub i64 0, %23, !dbg !183
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !183
  br label %32, !dbg !183

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !184
  %31 = bitcast i8* %30 to i32*, !dbg !187
  store i32 34, i32* %31, align 8, !dbg !187
  br label %32, !dbg !188

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !189
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !190
  ret i64 %33, !dbg !191
}

define dso_local i64 @strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !192 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !193
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !195
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !195
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !195
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !196
  %7 = load i8*, i8** %6, align 8, !dbg !196
  %8 = icmp eq i8* %7, null, !dbg !197
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !197
  %10 = ptrtoint i8* %9 to i64, !dbg !199
  %11 = ptrtoint i8* %0 to i64, !dbg !199
  %12 = sub i64 1, %11, !dbg !199
  %13 = add i64 %12, %10, !dbg !199
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !199
  %14 = icmp eq i8** %1, null, !dbg !200
  br i1 %14, label %17, label %15, !dbg !200

15:
  %16 = bitcast i8** %1 to i8*, !dbg !201
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !201
  store i8* %9, i8** %1, align 8, !dbg !202
  br label %17, !dbg !203

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !204
  %19 = load i32, i32* %18, align 4, !dbg !204
  %20 = icmp eq i32 %19, 0, !dbg !204
  br i1 %20, label %21, label %29, !dbg !204

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !204
  %23 = load i64, i64* %22, align 8, !dbg !204
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !205
  %25 = load i32, i32* %24, align 8, !dbg !205
  %26 = icmp eq i32 %25, 0, !dbg !205
  %27 = sub i64 0, %23, !dbg !205
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !205
  br label %32, !dbg !205

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !206
  %31 = bitcast i8* %30 to i32*, !dbg !209
  store i32 34, i32* %31, align 8, !dbg !209
  br label %32, !dbg !210

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !212
  ret i64 %33, !dbg !213
}

define dso_local i64 @__isoc23_strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !214 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !215
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !217
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !217
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !217
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !218
  %7 = load i8*, i8** %6, align 8, !dbg !218
  %8 = icmp eq i8* %7, null, !dbg !219
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !219
  %10 = ptrtoint i8* %9 to i64, !dbg !221
  %11 = ptrtoint i8* %0 to i64, !dbg !221
  %12 = sub i64 1, %11, !dbg !221
  %13 = add i64 %12, %10, !dbg !221
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !221
  %14 = icmp eq i8** %1, null, !dbg !222
  br i1 %14, label %17, label %15, !dbg !222

15:
  %16 = bitcast i8** %1 to i8*, !dbg !223
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !223
  store i8* %9, i8** %1, align 8, !dbg !224
  br label %17, !dbg !225

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !226
  %19 = load i32, i32* %18, align 4, !dbg !226
  %20 = icmp eq i32 %19, 0, !dbg !226
  br i1 %20, label %21, label %29, !dbg !226

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !226
  %23 = load i64, i64* %22, align 8, !dbg !226
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !227
  %25 = load i32, i32* %24, align 8, !dbg !227
  %26 = icmp eq i32 %25, 0, !dbg !227
  %27 = sub i64 0, %23, !dbg !227
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !227
  br label %32, !dbg !227

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !228
  %31 = bitcast i8* %30 to i32*, !dbg !231
  store i32 34, i32* %31, align 8, !dbg !231
  br label %32, !dbg !232

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !233
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !234
  ret i64 %33, !dbg !235
}

define dso_local i64 @strtoq(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !236 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !237
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !239
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !239
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !239
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !240
  %7 = load i8*, i8** %6, align 8, !dbg !240
  %8 = icmp eq i8* %7, null, !dbg !241
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !241
  %10 = ptrtoint i8* %9 to i64, !dbg !243
  %11 = ptrtoint i8* %0 to i64, !dbg !243
  %12 = sub i64 1, %11, !dbg !243
  %13 = add i64 %12, %10, !dbg !243
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !243
  %14 = icmp eq i8** %1, null, !dbg !244
  br i1 %14, label %17, label %15, !dbg !244

15:
  %16 = bitcast i8** %1 to i8*, !dbg !245
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !245
  store i8* %9, i8** %1, align 8, !dbg !246
  br label %17, !dbg !247

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !248
  %19 = load i32, i32* %18, align 4, !dbg !248
  %20 = icmp eq i32 %19, 0, !dbg !248
  br i1 %20, label %21, label %29, !dbg !248

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !248
  %23 = load i64, i64* %22, align 8, !dbg !248
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !248
  %25 = load i32, i32* %24, align 8, !dbg !248
  %26 = zext i32 %25 to i64, !dbg !248
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !248
  %28 = icmp ugt i64 %23, %27, !dbg !248
  br i1 %28, label %29, label %36, !dbg !248

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !249
  %31 = bitcast i8* %30 to i32*, !dbg !252
  store i32 34, i32* %31, align 8, !dbg !252
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !253
  %33 = load i32, i32* %32, align 8, !dbg !253
  %34 = icmp eq i32 %33, 0, !dbg !253
  %35 = select i1 %34, i64 9223372036854775807, i64 -9223372036854775808, !dbg !253
  br label %40, !dbg !253

36:
  %37 = icmp eq i32 %25, 0, !dbg !254
  %38 = sub i64 0, %23, !dbg !254
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !254
  br label %40, !dbg !254

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !255
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !256
  ret i64 %41, !dbg !257
}

define dso_local i64 @strtoimax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !258 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !259
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !261
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !261
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !261
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !262
  %7 = load i8*, i8** %6, align 8, !dbg !262
  %8 = icmp eq i8* %7, null, !dbg !263
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !263
  %10 = ptrtoint i8* %9 to i64, !dbg !265
  %11 = ptrtoint i8* %0 to i64, !dbg !265
  %12 = sub i64 1, %11, !dbg !265
  %13 = add i64 %12, %10, !dbg !265
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !265
  %14 = icmp eq i8** %1, null, !dbg !266
  br i1 %14, label %17, label %15, !dbg !266

15:
  %16 = bitcast i8** %1 to i8*, !dbg !267
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !267
  store i8* %9, i8** %1, align 8, !dbg !268
  br label %17, !dbg !269

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !270
  %19 = load i32, i32* %18, align 4, !dbg !270
  %20 = icmp eq i32 %19, 0, !dbg !270
  br i1 %20, label %21, label %29, !dbg !270

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !270
  %23 = load i64, i64* %22, align 8, !dbg !270
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !270
  %25 = load i32, i32* %24, align 8, !dbg !270
  %26 = zext i32 %25 to i64, !dbg !270
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !270
  %28 = icmp ugt i64 %23, %27, !dbg !270
  br i1 %28, label %29, label %36, !dbg !270

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !271
  %31 = bitcast i8* %30 to i32*, !dbg !274
  store i32 34, i32* %31, align 8, !dbg !274
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !275
  %33 = load i32, i32* %32, align 8, !dbg !275
  %34 = icmp eq i32 %33, 0, !dbg !275
  %35 = select i1 %34, i64 9223372036854775807, i64 -9223372036854775808, !dbg !275
  br label %40, !dbg !275

36:
  %37 = icmp eq i32 %25, 0, !dbg !276
  %38 = sub i64 0, %23, !dbg !276
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !276
  br label %40, !dbg !276

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !277
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !278
  ret i64 %41, !dbg !279
}

define dso_local i64 @strtoumax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !280 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !281
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !283
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !283
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !283
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !284
  %7 = load i8*, i8** %6, align 8, !dbg !284
  %8 = icmp eq i8* %7, null, !dbg !285
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !285
  %10 = ptrtoint i8* %9 to i64, !dbg !287
  %11 = ptrtoint i8* %0 to i64, !dbg !287
  %12 = sub i64 1, %11, !dbg !287
  %13 = add i64 %12, %10, !dbg !287
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !287
  %14 = icmp eq i8** %1, null, !dbg !288
  br i1 %14, label %17, label %15, !dbg !288

15:
  %16 = bitcast i8** %1 to i8*, !dbg !289
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !289
  store i8* %9, i8** %1, align 8, !dbg !290
  br label %17, !dbg !291

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !292
  %19 = load i32, i32* %18, align 4, !dbg !292
  %20 = icmp eq i32 %19, 0, !dbg !292
  br i1 %20, label %21, label %29, !dbg !292

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !292
  %23 = load i64, i64* %22, align 8, !dbg !292
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !293
  %25 = load i32, i32* %24, align 8, !dbg !293
  %26 = icmp eq i32 %25, 0, !dbg !293
  %27 = sub i64 0, %23, !dbg !293
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !293
  br label %32, !dbg !293

29:
  %30 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !294
  %31 = bitcast i8* %30 to i32*, !dbg !297
  store i32 34, i32* %31, align 8, !dbg !297
  br label %32, !dbg !298

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !299
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !300
  ret i64 %33, !dbg !301
}

define dso_local i64 @__strtol_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !302 {
  %5 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !303
  ret i64 %5, !dbg !303
}

define dso_local i32 @atoi(i8* noundef %0) local_unnamed_addr #5 !dbg !304 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !305
  br label %2, !dbg !307

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !307, !noalias !309
  %5 = sext i8 %4 to i32, !dbg !307
  %6 = icmp ne i8 %4, 32, !dbg !312
  %7 = add nsw i32 %5, -14, !dbg !312
  %8 = icmp ult i32 %7, -5, !dbg !312
  %9 = and i1 %6, %8, !dbg !307
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !314
  br i1 %9, label %11, label %2, !dbg !307, !llvm.loop !315

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !316

12:
  %13 = icmp eq i8 %4, 45, !dbg !317
  %14 = zext i1 %13 to i32, !dbg !317
  br label %15, !dbg !318

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !319
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !320, !noalias !309
  %20 = sext i8 %19 to i32, !dbg !320
  %21 = or i32 %20, 32, !dbg !321
  %22 = add nsw i32 %20, -48, !dbg !323
  %23 = icmp ult i32 %22, 10, !dbg !324
  %24 = add nsw i32 %21, -97, !dbg !324
  %25 = icmp ult i32 %24, 26, !dbg !324
  %26 = add nsw i32 %21, -87, !dbg !324
  %27 = select i1 %25, i32 %26, i32 99, !dbg !324
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !324
  %29 = icmp ult i32 %28, 10, !dbg !320
  br i1 %29, label %30, label %67, !dbg !320

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !320
  br label %44, !dbg !320

32:
  %33 = load i8, i8* %60, align 1, !dbg !320, !noalias !309
  %34 = sext i8 %33 to i32, !dbg !320
  %35 = or i32 %34, 32, !dbg !321
  %36 = add nsw i32 %34, -48, !dbg !323
  %37 = icmp ult i32 %36, 10, !dbg !324
  %38 = add nsw i32 %35, -97, !dbg !324
  %39 = icmp ult i32 %38, 26, !dbg !324
  %40 = add nsw i32 %35, -87, !dbg !324
  %41 = select i1 %39, i32 %40, i32 99, !dbg !324
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !324
  %43 = icmp ult i32 %42, 10, !dbg !320
  br i1 %43, label %44, label %65, !dbg !320, !llvm.loop !325

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !327
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !327
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !327
  %53 = zext i32 %45 to i64, !dbg !328
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !328
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !328
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !328
  %57 = or i1 %51, %55, !dbg !328
  %58 = zext i1 %57 to i32, !dbg !329
  %59 = or i32 %48, %58, !dbg !329
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !330
  %61 = add i64 %46, -1, !dbg !320
  %62 = icmp eq i64 %61, 0, !dbg !320
  br i1 %62, label %63, label %32, !dbg !320, !llvm.loop !325

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !328
  br label %67, !dbg !331

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !328
  br label %67, !dbg !331

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !319
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !319
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !319
  %71 = icmp eq i8* %70, null, !dbg !331
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !331
  %73 = ptrtoint i8* %72 to i64, !dbg !333
  %74 = ptrtoint i8* %0 to i64, !dbg !333
  %75 = sub i64 1, %74, !dbg !333
  %76 = add i64 %75, %73, !dbg !333
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !333
  %77 = icmp ne i32 %69, 0, !dbg !334
  %78 = zext i32 %16 to i64, !dbg !334
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !334
  %80 = icmp ugt i64 %68, %79, !dbg !334
  %81 = select i1 %77, i1 true, i1 %80, !dbg !334
  br i1 %81, label %82, label %87, !dbg !334

82:
  %83 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !335
  %84 = bitcast i8* %83 to i32*, !dbg !338
  store i32 34, i32* %84, align 8, !dbg !338
  %85 = icmp eq i32 %16, 0, !dbg !339
  %86 = select i1 %85, i64 9223372036854775807, i64 -9223372036854775808, !dbg !339
  br label %91, !dbg !339

87:
  %88 = icmp eq i32 %16, 0, !dbg !340
  %89 = sub i64 0, %68, !dbg !340
  %90 = select i1 %88, i64 %68, i64 %89, !dbg !340
  br label %91, !dbg !340

91:
  %92 = phi i64 [ %86, %82 ], [ %90, %87 ], !dbg !341
  %93 = trunc i64 %92 to i32, !dbg !342
  ret i32 %93, !dbg !342
}

define dso_local i64 @atol(i8* noundef %0) local_unnamed_addr #5 !dbg !343 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !344
  br label %2, !dbg !346

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !346, !noalias !348
  %5 = sext i8 %4 to i32, !dbg !346
  %6 = icmp ne i8 %4, 32, !dbg !351
  %7 = add nsw i32 %5, -14, !dbg !351
  %8 = icmp ult i32 %7, -5, !dbg !351
  %9 = and i1 %6, %8, !dbg !346
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !353
  br i1 %9, label %11, label %2, !dbg !346, !llvm.loop !354

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !355

12:
  %13 = icmp eq i8 %4, 45, !dbg !356
  %14 = zext i1 %13 to i32, !dbg !356
  br label %15, !dbg !357

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !358
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !359, !noalias !348
  %20 = sext i8 %19 to i32, !dbg !359
  %21 = or i32 %20, 32, !dbg !360
  %22 = add nsw i32 %20, -48, !dbg !362
  %23 = icmp ult i32 %22, 10, !dbg !363
  %24 = add nsw i32 %21, -97, !dbg !363
  %25 = icmp ult i32 %24, 26, !dbg !363
  %26 = add nsw i32 %21, -87, !dbg !363
  %27 = select i1 %25, i32 %26, i32 99, !dbg !363
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !363
  %29 = icmp ult i32 %28, 10, !dbg !359
  br i1 %29, label %30, label %67, !dbg !359

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !359
  br label %44, !dbg !359

32:
  %33 = load i8, i8* %60, align 1, !dbg !359, !noalias !348
  %34 = sext i8 %33 to i32, !dbg !359
  %35 = or i32 %34, 32, !dbg !360
  %36 = add nsw i32 %34, -48, !dbg !362
  %37 = icmp ult i32 %36, 10, !dbg !363
  %38 = add nsw i32 %35, -97, !dbg !363
  %39 = icmp ult i32 %38, 26, !dbg !363
  %40 = add nsw i32 %35, -87, !dbg !363
  %41 = select i1 %39, i32 %40, i32 99, !dbg !363
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !363
  %43 = icmp ult i32 %42, 10, !dbg !359
  br i1 %43, label %44, label %65, !dbg !359, !llvm.loop !364

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !366
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !366
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !366
  %53 = zext i32 %45 to i64, !dbg !367
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !367
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !367
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !367
  %57 = or i1 %51, %55, !dbg !367
  %58 = zext i1 %57 to i32, !dbg !368
  %59 = or i32 %48, %58, !dbg !368
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !369
  %61 = add i64 %46, -1, !dbg !359
  %62 = icmp eq i64 %61, 0, !dbg !359
  br i1 %62, label %63, label %32, !dbg !359, !llvm.loop !364

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !367
  br label %67, !dbg !370

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !367
  br label %67, !dbg !370

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !358
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !358
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !358
  %71 = icmp eq i8* %70, null, !dbg !370
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !370
  %73 = ptrtoint i8* %72 to i64, !dbg !372
  %74 = ptrtoint i8* %0 to i64, !dbg !372
  %75 = sub i64 1, %74, !dbg !372
  %76 = add i64 %75, %73, !dbg !372
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !372
  %77 = icmp ne i32 %69, 0, !dbg !373
  %78 = zext i32 %16 to i64, !dbg !373
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !373
  %80 = icmp ugt i64 %68, %79, !dbg !373
  %81 = select i1 %77, i1 true, i1 %80, !dbg !373
  br i1 %81, label %82, label %87, !dbg !373

82:
  %83 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !374
  %84 = bitcast i8* %83 to i32*, !dbg !377
  store i32 34, i32* %84, align 8, !dbg !377
  %85 = icmp eq i32 %16, 0, !dbg !378
  %86 = select i1 %85, i64 9223372036854775807, i64 -9223372036854775808, !dbg !378
  br label %91, !dbg !378

87:
  %88 = icmp eq i32 %16, 0, !dbg !379
  %89 = sub i64 0, %68, !dbg !379
  %90 = select i1 %88, i64 %68, i64 %89, !dbg !379
  br label %91, !dbg !379

91:
  %92 = phi i64 [ %86, %82 ], [ %90, %87 ], !dbg !380
  ret i64 %92, !dbg !381
}

define dso_local i64 @atoll(i8* noundef %0) local_unnamed_addr #5 !dbg !382 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !383
  br label %2, !dbg !385

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !385, !noalias !387
  %5 = sext i8 %4 to i32, !dbg !385
  %6 = icmp ne i8 %4, 32, !dbg !390
  %7 = add nsw i32 %5, -14, !dbg !390
  %8 = icmp ult i32 %7, -5, !dbg !390
  %9 = and i1 %6, %8, !dbg !385
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !392
  br i1 %9, label %11, label %2, !dbg !385, !llvm.loop !393

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !394

12:
  %13 = icmp eq i8 %4, 45, !dbg !395
  %14 = zext i1 %13 to i32, !dbg !395
  br label %15, !dbg !396

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !397
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !398, !noalias !387
  %20 = sext i8 %19 to i32, !dbg !398
  %21 = or i32 %20, 32, !dbg !399
  %22 = add nsw i32 %20, -48, !dbg !401
  %23 = icmp ult i32 %22, 10, !dbg !402
  %24 = add nsw i32 %21, -97, !dbg !402
  %25 = icmp ult i32 %24, 26, !dbg !402
  %26 = add nsw i32 %21, -87, !dbg !402
  %27 = select i1 %25, i32 %26, i32 99, !dbg !402
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !402
  %29 = icmp ult i32 %28, 10, !dbg !398
  br i1 %29, label %30, label %67, !dbg !398

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !398
  br label %44, !dbg !398

32:
  %33 = load i8, i8* %60, align 1, !dbg !398, !noalias !387
  %34 = sext i8 %33 to i32, !dbg !398
  %35 = or i32 %34, 32, !dbg !399
  %36 = add nsw i32 %34, -48, !dbg !401
  %37 = icmp ult i32 %36, 10, !dbg !402
  %38 = add nsw i32 %35, -97, !dbg !402
  %39 = icmp ult i32 %38, 26, !dbg !402
  %40 = add nsw i32 %35, -87, !dbg !402
  %41 = select i1 %39, i32 %40, i32 99, !dbg !402
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !402
  %43 = icmp ult i32 %42, 10, !dbg !398
  br i1 %43, label %44, label %65, !dbg !398, !llvm.loop !403

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !405
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !405
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !405
  %53 = zext i32 %45 to i64, !dbg !406
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !406
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !406
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !406
  %57 = or i1 %51, %55, !dbg !406
  %58 = zext i1 %57 to i32, !dbg !407
  %59 = or i32 %48, %58, !dbg !407
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !408
  %61 = add i64 %46, -1, !dbg !398
  %62 = icmp eq i64 %61, 0, !dbg !398
  br i1 %62, label %63, label %32, !dbg !398, !llvm.loop !403

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !406
  br label %67, !dbg !409

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !406
  br label %67, !dbg !409

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !397
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !397
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !397
  %71 = icmp eq i8* %70, null, !dbg !409
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !409
  %73 = ptrtoint i8* %72 to i64, !dbg !411
  %74 = ptrtoint i8* %0 to i64, !dbg !411
  %75 = sub i64 1, %74, !dbg !411
  %76 = add i64 %75, %73, !dbg !411
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !411
  %77 = icmp ne i32 %69, 0, !dbg !412
  %78 = zext i32 %16 to i64, !dbg !412
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !412
  %80 = icmp ugt i64 %68, %79, !dbg !412
  %81 = select i1 %77, i1 true, i1 %80, !dbg !412
  br i1 %81, label %82, label %87, !dbg !412

82:
  %83 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !413
  %84 = bitcast i8* %83 to i32*, !dbg !416
  store i32 34, i32* %84, align 8, !dbg !416
  %85 = icmp eq i32 %16, 0, !dbg !417
  %86 = select i1 %85, i64 9223372036854775807, i64 -9223372036854775808, !dbg !417
  br label %91, !dbg !417

87:
  %88 = icmp eq i32 %16, 0, !dbg !418
  %89 = sub i64 0, %68, !dbg !418
  %90 = select i1 %88, i64 %68, i64 %89, !dbg !418
  br label %91, !dbg !418

91:
  %92 = phi i64 [ %86, %82 ], [ %90, %87 ], !dbg !419
  ret i64 %92, !dbg !420
}

define dso_local double @__mw_read_double(i8* noundef %0, i64 noundef %1, i8** nocapture noundef %2) local_unnamed_addr #4 !dbg !421 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  br label %6, !dbg !422

6:
  %7 = phi i8* [ %0, %3 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !422
  %9 = sext i8 %8 to i32, !dbg !422
  %10 = icmp ne i8 %8, 32, !dbg !423
  %11 = add nsw i32 %9, -14, !dbg !423
  %12 = icmp ult i32 %11, -5, !dbg !423
  %13 = and i1 %10, %12, !dbg !422
  %14 = getelementptr i8, i8* %7, i64 1, !dbg !425
  br i1 %13, label %15, label %6, !dbg !422, !llvm.loop !426

15:
  %16 = icmp eq i64 %1, 0, !dbg !427
  br i1 %16, label %23, label %17, !dbg !427

17:
  switch i8 %8, label %23 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !427

18:
  %19 = icmp eq i8 %8, 45, !dbg !428
  %20 = zext i1 %19 to i32, !dbg !428
  %21 = getelementptr i8, i8* %7, i64 1, !dbg !429
  %22 = add i64 %1, -1, !dbg !430
  br label %23, !dbg !431

23:
  %24 = phi i64 [ %22, %18 ], [ 0, %15 ], [ %1, %17 ]
  %25 = phi i8* [ %21, %18 ], [ %7, %15 ], [ %7, %17 ]
  %26 = phi i32 [ %20, %18 ], [ 0, %15 ], [ 0, %17 ], !dbg !432
  br label %31

27:
  %28 = getelementptr [4 x i8], [4 x i8]* @.str, i64 0, i64 %40, !dbg !433
  %29 = load i8, i8* %28, align 1, !dbg !433
  %30 = icmp eq i64 %40, 3, !dbg !433
  br i1 %30, label %46, label %31, !dbg !433, !llvm.loop !436

31:
  %32 = phi i8 [ %29, %27 ], [ 105, %23 ]
  %33 = phi i64 [ %40, %27 ], [ 0, %23 ]
  %34 = icmp eq i64 %33, %24, !dbg !438
  br i1 %34, label %41, label %35, !dbg !438

35:
  %36 = getelementptr i8, i8* %25, i64 %33, !dbg !438
  %37 = load i8, i8* %36, align 1, !dbg !438
  %38 = or i8 %37, 32, !dbg !438
  %39 = icmp eq i8 %38, %32, !dbg !438
  %40 = add nuw nsw i64 %33, 1, !dbg !433
  br i1 %39, label %27, label %41, !dbg !438

41:
  br label %63, !dbg !439

42:
  %43 = getelementptr [9 x i8], [9 x i8]* @.str.1, i64 0, i64 %55, !dbg !441
  %44 = load i8, i8* %43, align 1, !dbg !441
  %45 = icmp eq i64 %55, 8, !dbg !441
  br i1 %45, label %56, label %46, !dbg !441, !llvm.loop !443

46:
  %47 = phi i8 [ %44, %42 ], [ 105, %27 ]
  %48 = phi i64 [ %55, %42 ], [ 0, %27 ]
  %49 = icmp eq i64 %48, %24, !dbg !445
  br i1 %49, label %56, label %50, !dbg !445

50:
  %51 = getelementptr i8, i8* %25, i64 %48, !dbg !445
  %52 = load i8, i8* %51, align 1, !dbg !445
  %53 = or i8 %52, 32, !dbg !445
  %54 = icmp eq i8 %53, %47, !dbg !445
  %55 = add nuw nsw i64 %48, 1, !dbg !441
  br i1 %54, label %42, label %56, !dbg !445

56:
  %57 = phi i64 [ 8, %42 ], [ 3, %46 ], [ 3, %50 ]
  %58 = getelementptr i8, i8* %25, i64 %57, !dbg !446
  store i8* %58, i8** %2, align 8, !dbg !446
  br label %299, !dbg !447

59:
  %60 = getelementptr [4 x i8], [4 x i8]* @.str.2, i64 0, i64 %72, !dbg !439
  %61 = load i8, i8* %60, align 1, !dbg !439
  %62 = icmp eq i64 %72, 3, !dbg !439
  br i1 %62, label %73, label %63, !dbg !439, !llvm.loop !448

63:
  %64 = phi i8 [ %61, %59 ], [ 110, %41 ]
  %65 = phi i64 [ %72, %59 ], [ 0, %41 ]
  %66 = icmp eq i64 %65, %24, !dbg !450
  br i1 %66, label %75, label %67, !dbg !450

67:
  %68 = getelementptr i8, i8* %25, i64 %65, !dbg !450
  %69 = load i8, i8* %68, align 1, !dbg !450
  %70 = or i8 %69, 32, !dbg !450
  %71 = icmp eq i8 %70, %64, !dbg !450
  %72 = add nuw nsw i64 %65, 1, !dbg !439
  br i1 %71, label %59, label %75, !dbg !450

73:
  %74 = getelementptr i8, i8* %25, i64 3, !dbg !451
  store i8* %74, i8** %2, align 8, !dbg !451
  br label %299, !dbg !452

75:
  %76 = icmp ugt i64 %24, 2, !dbg !453
  br i1 %76, label %77, label %119, !dbg !453

77:
  %78 = load i8, i8* %25, align 1, !dbg !453
  %79 = icmp eq i8 %78, 48, !dbg !453
  br i1 %79, label %80, label %119, !dbg !453

80:
  %81 = getelementptr i8, i8* %25, i64 1, !dbg !453
  %82 = load i8, i8* %81, align 1, !dbg !453
  %83 = and i8 %82, -33, !dbg !453
  %84 = icmp eq i8 %83, 88, !dbg !453
  br i1 %84, label %85, label %119, !dbg !453

85:
  %86 = getelementptr i8, i8* %25, i64 2, !dbg !453
  %87 = load i8, i8* %86, align 1, !dbg !453
  %88 = sext i8 %87 to i32, !dbg !453
  %89 = or i32 %88, 32, !dbg !455
  %90 = add nsw i32 %88, -48, !dbg !457
  %91 = icmp ult i32 %90, 10, !dbg !458
  %92 = add nsw i32 %89, -97, !dbg !458
  %93 = icmp ult i32 %92, 26, !dbg !458
  %94 = add nsw i32 %89, -87, !dbg !458
  %95 = select i1 %93, i32 %94, i32 96, !dbg !458
  %96 = select i1 %91, i32 %90, i32 %95, !dbg !458
  %97 = icmp ugt i32 %96, 15, !dbg !453
  br i1 %97, label %119, label %98, !dbg !452

98:
  %99 = getelementptr i8, i8* %25, i64 2, !dbg !459
  br label %100, !dbg !459

100:
  %101 = phi i8* [ %99, %98 ], [ %115, %114 ], !dbg !459
  store i8* %101, i8** %2, align 8, !dbg !459
  %102 = load i8, i8* %101, align 1, !dbg !459
  %103 = sext i8 %102 to i32, !dbg !459
  %104 = or i32 %103, 32, !dbg !460
  %105 = add nsw i32 %103, -48, !dbg !462
  %106 = icmp ult i32 %105, 10, !dbg !463
  %107 = add nsw i32 %104, -97, !dbg !463
  %108 = icmp ult i32 %107, 26, !dbg !463
  %109 = add nsw i32 %104, -87, !dbg !463
  %110 = select i1 %108, i32 %109, i32 96, !dbg !463
  %111 = select i1 %106, i32 %105, i32 %110, !dbg !463
  %112 = icmp ult i32 %111, 16, !dbg !459
  br i1 %112, label %114, label %113, !dbg !459

113:
  switch i8 %102, label %116 [
    i8 112, label %114
    i8 80, label %114
    i8 46, label %114
  ], !dbg !459

114:
  %115 = getelementptr i8, i8* %101, i64 1, !dbg !459
  br label %100, !dbg !459, !llvm.loop !464

116:
  %117 = bitcast double* %5 to i8*, !dbg !466
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %117) #9, !dbg !466
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #8, !dbg !469
  call void @__midway_nondet(i8* noundef nonnull %117, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #8, !dbg !470
  %118 = load double, double* %5, align 8, !dbg !471
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %117) #9, !dbg !472
  br label %299, !dbg !473

119:
  %120 = icmp eq i64 %24, 0, !dbg !474
  br i1 %120, label %167, label %121, !dbg !474

121:
  %122 = getelementptr i8, i8* %25, i64 %24, !dbg !474
  br label %123, !dbg !474

123:
  %124 = phi i64 [ %163, %158 ], [ 0, %121 ]
  %125 = phi i32 [ %162, %158 ], [ 0, %121 ]
  %126 = phi i32 [ %161, %158 ], [ 0, %121 ]
  %127 = phi i32 [ %160, %158 ], [ 0, %121 ]
  %128 = phi i64 [ %159, %158 ], [ 0, %121 ]
  %129 = phi i8* [ %164, %158 ], [ %25, %121 ]
  %130 = phi i64 [ %165, %158 ], [ %24, %121 ]
  %131 = load i8, i8* %129, align 1, !dbg !477
  %132 = icmp ne i8 %131, 46, !dbg !477
  %133 = icmp ne i32 %125, 0, !dbg !477
  %134 = select i1 %132, i1 true, i1 %133, !dbg !477
  br i1 %134, label %135, label %158, !dbg !477

135:
  %136 = sext i8 %131 to i32, !dbg !477
  %137 = add nsw i32 %136, -58, !dbg !478
  %138 = icmp ult i32 %137, -10, !dbg !478
  br i1 %138, label %167, label %139, !dbg !481

139:
  %140 = icmp sgt i32 %127, 0, !dbg !482
  %141 = icmp ne i8 %131, 48
  %142 = select i1 %140, i1 true, i1 %141, !dbg !482
  %143 = zext i1 %142 to i32, !dbg !482
  %144 = add i32 %127, %143, !dbg !482
  %145 = icmp slt i32 %144, 20, !dbg !483
  br i1 %145, label %146, label %154, !dbg !483

146:
  %147 = mul i64 %128, 10, !dbg !484
  %148 = sext i8 %131 to i64, !dbg !484
  %149 = add nsw i64 %148, 4294967248, !dbg !484
  %150 = and i64 %149, 4294967295, !dbg !484
  %151 = add i64 %150, %147, !dbg !484
  %152 = zext i32 %125 to i64
  %153 = sub i64 %124, %152, !dbg !485
  br label %158, !dbg !486

154:
  %155 = xor i1 %133, true, !dbg !487
  %156 = zext i1 %155 to i64
  %157 = add i64 %124, %156, !dbg !487
  br label %158

158:
  %159 = phi i64 [ %151, %146 ], [ %128, %154 ], [ %128, %123 ], !dbg !488
  %160 = phi i32 [ %144, %146 ], [ %144, %154 ], [ %127, %123 ], !dbg !488
  %161 = phi i32 [ 1, %146 ], [ 1, %154 ], [ %126, %123 ], !dbg !488
  %162 = phi i32 [ %125, %146 ], [ %125, %154 ], [ 1, %123 ], !dbg !488
  %163 = phi i64 [ %153, %146 ], [ %157, %154 ], [ %124, %123 ], !dbg !488
  %164 = getelementptr i8, i8* %129, i64 1, !dbg !474
  %165 = add i64 %130, -1, !dbg !474
  %166 = icmp eq i64 %165, 0, !dbg !474
  br i1 %166, label %167, label %123, !dbg !474, !llvm.loop !489

167:
  %168 = phi i64 [ %24, %119 ], [ 0, %158 ], [ %130, %135 ]
  %169 = phi i8* [ %25, %119 ], [ %122, %158 ], [ %129, %135 ]
  %170 = phi i64 [ 0, %119 ], [ %159, %158 ], [ %128, %135 ], !dbg !488
  %171 = phi i32 [ 0, %119 ], [ %160, %158 ], [ %127, %135 ], !dbg !488
  %172 = phi i32 [ 0, %119 ], [ %161, %158 ], [ %126, %135 ], !dbg !488
  %173 = phi i64 [ 0, %119 ], [ %163, %158 ], [ %124, %135 ], !dbg !488
  %174 = icmp eq i32 %172, 0, !dbg !491
  %175 = select i1 %174, i8* null, i8* %169, !dbg !491
  store i8* %175, i8** %2, align 8, !dbg !491
  br i1 %174, label %299, label %176, !dbg !492

176:
  %177 = icmp ult i64 %168, 2, !dbg !493
  br i1 %177, label %273, label %178, !dbg !493

178:
  %179 = load i8, i8* %169, align 1, !dbg !493
  %180 = and i8 %179, -33, !dbg !493
  %181 = icmp eq i8 %180, 69, !dbg !493
  br i1 %181, label %182, label %273, !dbg !493

182:
  %183 = getelementptr i8, i8* %169, i64 1, !dbg !493
  %184 = load i8, i8* %183, align 1, !dbg !493
  %185 = sext i8 %184 to i32, !dbg !493
  %186 = icmp ne i8 %184, 32, !dbg !496
  %187 = add nsw i32 %185, -14, !dbg !496
  %188 = icmp ult i32 %187, -5, !dbg !496
  %189 = and i1 %186, %188, !dbg !493
  br i1 %189, label %190, label %273, !dbg !493

190:
  %191 = phi i8* [ %198, %190 ], [ %183, %182 ]
  %192 = load i8, i8* %191, align 1, !dbg !498, !noalias !500
  %193 = sext i8 %192 to i32, !dbg !498
  %194 = icmp ne i8 %192, 32, !dbg !503
  %195 = add nsw i32 %193, -14, !dbg !503
  %196 = icmp ult i32 %195, -5, !dbg !503
  %197 = and i1 %194, %196, !dbg !498
  %198 = getelementptr i8, i8* %191, i64 1, !dbg !505
  br i1 %197, label %199, label %190, !dbg !498, !llvm.loop !506

199:
  %200 = add i64 %168, -1, !dbg !507
  %201 = icmp eq i64 %200, 0, !dbg !508
  br i1 %201, label %207, label %202, !dbg !508

202:
  switch i8 %192, label %207 [
    i8 45, label %203
    i8 43, label %203
  ], !dbg !508

203:
  %204 = icmp eq i8 %192, 45, !dbg !509
  %205 = zext i1 %204 to i32, !dbg !509
  %206 = add i64 %168, -2, !dbg !510
  br label %207, !dbg !511

207:
  %208 = phi i32 [ 0, %199 ], [ 0, %202 ], [ %205, %203 ], !dbg !512
  %209 = phi i64 [ 0, %199 ], [ %200, %202 ], [ %206, %203 ]
  %210 = phi i8* [ %191, %199 ], [ %191, %202 ], [ %198, %203 ]
  %211 = icmp eq i64 %209, 0, !dbg !513
  br i1 %211, label %260, label %212, !dbg !513

212:
  %213 = load i8, i8* %210, align 1, !dbg !513, !noalias !500
  %214 = sext i8 %213 to i32, !dbg !513
  %215 = or i32 %214, 32, !dbg !514
  %216 = add nsw i32 %214, -48, !dbg !516
  %217 = icmp ult i32 %216, 10, !dbg !517
  %218 = add nsw i32 %215, -97, !dbg !517
  %219 = icmp ult i32 %218, 26, !dbg !517
  %220 = add nsw i32 %215, -87, !dbg !517
  %221 = select i1 %219, i32 %220, i32 99, !dbg !517
  %222 = select i1 %217, i32 %216, i32 %221, !dbg !517
  %223 = icmp ult i32 %222, 10, !dbg !513
  br i1 %223, label %224, label %260, !dbg !513

224:
  %225 = getelementptr i8, i8* %210, i64 %209, !dbg !513
  br label %239, !dbg !513

226:
  %227 = extractvalue { i64, i1 } %249, 0, !dbg !518
  %228 = load i8, i8* %254, align 1, !dbg !513, !noalias !500
  %229 = sext i8 %228 to i32, !dbg !513
  %230 = or i32 %229, 32, !dbg !514
  %231 = add nsw i32 %229, -48, !dbg !516
  %232 = icmp ult i32 %231, 10, !dbg !517
  %233 = add nsw i32 %230, -97, !dbg !517
  %234 = icmp ult i32 %233, 26, !dbg !517
  %235 = add nsw i32 %230, -87, !dbg !517
  %236 = select i1 %234, i32 %235, i32 99, !dbg !517
  %237 = select i1 %232, i32 %231, i32 %236, !dbg !517
  %238 = icmp ult i32 %237, 10, !dbg !513
  br i1 %238, label %239, label %257, !dbg !513, !llvm.loop !519

239:
  %240 = phi i32 [ %237, %226 ], [ %222, %224 ]
  %241 = phi i64 [ %255, %226 ], [ %209, %224 ]
  %242 = phi i8* [ %254, %226 ], [ %210, %224 ]
  %243 = phi i32 [ %253, %226 ], [ 0, %224 ]
  %244 = phi i64 [ %227, %226 ], [ 0, %224 ]
  %245 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %244, i64 10) #9, !dbg !521
  %246 = extractvalue { i64, i1 } %245, 1, !dbg !521
  %247 = extractvalue { i64, i1 } %245, 0, !dbg !521
  %248 = zext i32 %240 to i64, !dbg !518
  %249 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %247, i64 %248) #9, !dbg !518
  %250 = extractvalue { i64, i1 } %249, 1, !dbg !518
  %251 = or i1 %246, %250, !dbg !518
  %252 = zext i1 %251 to i32, !dbg !522
  %253 = or i32 %243, %252, !dbg !522
  %254 = getelementptr i8, i8* %242, i64 1, !dbg !523
  %255 = add i64 %241, -1, !dbg !513
  %256 = icmp eq i64 %255, 0, !dbg !513
  br i1 %256, label %257, label %226, !dbg !513, !llvm.loop !524

257:
  %258 = phi i8* [ %225, %239 ], [ %254, %226 ]
  %259 = extractvalue { i64, i1 } %249, 0, !dbg !518
  br label %260, !dbg !525

260:
  %261 = phi i64 [ 0, %207 ], [ 0, %212 ], [ %259, %257 ], !dbg !512
  %262 = phi i32 [ 0, %207 ], [ 0, %212 ], [ %253, %257 ], !dbg !512
  %263 = phi i8* [ null, %207 ], [ null, %212 ], [ %258, %257 ], !dbg !512
  %264 = icmp eq i8* %263, null, !dbg !525
  br i1 %264, label %273, label %265, !dbg !525

265:
  store i8* %263, i8** %2, align 8, !dbg !526
  %266 = icmp ne i32 %262, 0, !dbg !527
  %267 = icmp ugt i64 %261, 9999, !dbg !527
  %268 = select i1 %266, i1 true, i1 %267, !dbg !527
  %269 = select i1 %268, i64 9999, i64 %261, !dbg !527
  %270 = icmp eq i32 %208, 0, !dbg !528
  %271 = sub i64 0, %269, !dbg !528
  %272 = select i1 %270, i64 %269, i64 %271, !dbg !528
  br label %273

273:
  %274 = phi i64 [ 0, %182 ], [ 0, %178 ], [ 0, %176 ], [ %272, %265 ], [ 0, %260 ], !dbg !529
  %275 = add i64 %274, %173, !dbg !492
  %276 = icmp eq i64 %170, 0, !dbg !530
  br i1 %276, label %299, label %277, !dbg !530

277:
  %278 = icmp sgt i32 %171, 19, !dbg !533
  %279 = icmp ugt i64 %170, 9007199254740991, !dbg !533
  %280 = or i1 %279, %278, !dbg !533
  %281 = add i64 %275, -23, !dbg !533
  %282 = icmp ult i64 %281, -45, !dbg !533
  %283 = or i1 %280, %282, !dbg !533
  br i1 %283, label %284, label %287, !dbg !533

284:
  %285 = bitcast double* %4 to i8*, !dbg !534
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %285) #9, !dbg !534
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #8, !dbg !536
  call void @__midway_nondet(i8* noundef nonnull %285, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #8, !dbg !537
  %286 = load double, double* %4, align 8, !dbg !538
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %285) #9, !dbg !539
  br label %299, !dbg !540

287:
  %288 = uitofp i64 %170 to double, !dbg !541
  %289 = icmp slt i64 %275, 0, !dbg !542
  br i1 %289, label %290, label %295, !dbg !542

290:
  %291 = sub i64 0, %275, !dbg !542
  %292 = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %291, !dbg !542
  %293 = load double, double* %292, align 8, !dbg !542
  %294 = fdiv double %288, %293, !dbg !542
  br label %299, !dbg !542

295:
  %296 = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %275, !dbg !542
  %297 = load double, double* %296, align 8, !dbg !542
  %298 = fmul double %297, %288, !dbg !542
  br label %299, !dbg !542

299:
  %300 = phi double [ 0x7FF0000000000000, %56 ], [ 0x7FF8000000000000, %73 ], [ %118, %116 ], [ 0.000000e+00, %167 ], [ %286, %284 ], [ 0.000000e+00, %273 ], [ %294, %290 ], [ %298, %295 ], !dbg !432
  %301 = icmp eq i32 %26, 0, !dbg !543
  %302 = fneg double %300, !dbg !543
  %303 = select i1 %301, double %300, double %302, !dbg !543
  ret double %303, !dbg !543
}

define dso_local double @strtod(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !544 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*, !dbg !545
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !545
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !546
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #10, !dbg !547
  %6 = load i8*, i8** %3, align 8, !dbg !548
  %7 = icmp eq i8* %6, null, !dbg !549
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !549
  %9 = ptrtoint i8* %8 to i64, !dbg !551
  %10 = ptrtoint i8* %0 to i64, !dbg !551
  %11 = sub i64 1, %10, !dbg !551
  %12 = add i64 %11, %9, !dbg !551
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !551
  %13 = icmp eq i8** %1, null, !dbg !552
  br i1 %13, label %16, label %14, !dbg !552

14:
  %15 = bitcast i8** %1 to i8*, !dbg !553
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !553
  store i8* %8, i8** %1, align 8, !dbg !554
  br label %16, !dbg !555

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !556
  ret double %5, !dbg !557
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #6

define dso_local float @strtof(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !558 {
  %3 = alloca i8*, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !559), !dbg !562
  %4 = bitcast i8** %3 to i8*, !dbg !563
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !563, !noalias !565
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !567, !noalias !559
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #8, !dbg !568, !noalias !559
  %6 = load i8*, i8** %3, align 8, !dbg !569, !noalias !565
  %7 = icmp eq i8* %6, null, !dbg !570
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !570
  %9 = ptrtoint i8* %8 to i64, !dbg !572
  %10 = ptrtoint i8* %0 to i64, !dbg !572
  %11 = sub i64 1, %10, !dbg !572
  %12 = add i64 %11, %9, !dbg !572
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !572, !noalias !559
  %13 = icmp eq i8** %1, null, !dbg !573
  br i1 %13, label %16, label %14, !dbg !573

14:
  %15 = bitcast i8** %1 to i8*, !dbg !574
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !574
  store i8* %8, i8** %1, align 8, !dbg !575, !alias.scope !559, !noalias !576
  br label %16, !dbg !577

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !578, !noalias !565
  %17 = fptrunc double %5 to float, !dbg !562
  ret float %17, !dbg !562
}

define dso_local x86_fp80 @strtold(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !579 {
  %3 = alloca i8*, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !580), !dbg !583
  %4 = bitcast i8** %3 to i8*, !dbg !584
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !584, !noalias !586
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !588, !noalias !580
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #8, !dbg !589, !noalias !580
  %6 = load i8*, i8** %3, align 8, !dbg !590, !noalias !586
  %7 = icmp eq i8* %6, null, !dbg !591
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !591
  %9 = ptrtoint i8* %8 to i64, !dbg !593
  %10 = ptrtoint i8* %0 to i64, !dbg !593
  %11 = sub i64 1, %10, !dbg !593
  %12 = add i64 %11, %9, !dbg !593
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !593, !noalias !580
  %13 = icmp eq i8** %1, null, !dbg !594
  br i1 %13, label %16, label %14, !dbg !594

14:
  %15 = bitcast i8** %1 to i8*, !dbg !595
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !595
  store i8* %8, i8** %1, align 8, !dbg !596, !alias.scope !580, !noalias !597
  br label %16, !dbg !598

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !599, !noalias !586
  %17 = fpext double %5 to x86_fp80, !dbg !583
  ret x86_fp80 %17, !dbg !583
}

define dso_local double @atof(i8* noundef %0) local_unnamed_addr #5 !dbg !600 {
  %2 = alloca i8*, align 8
  %3 = bitcast i8** %2 to i8*, !dbg !601
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !601, !noalias !603
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !607, !noalias !608
  %4 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %2) #8, !dbg !609, !noalias !608
  %5 = load i8*, i8** %2, align 8, !dbg !610, !noalias !603
  %6 = icmp eq i8* %5, null, !dbg !611
  %7 = select i1 %6, i8* %0, i8* %5, !dbg !611
  %8 = ptrtoint i8* %7 to i64, !dbg !613
  %9 = ptrtoint i8* %0 to i64, !dbg !613
  %10 = sub i64 1, %9, !dbg !613
  %11 = add i64 %10, %8, !dbg !613
  call void @__midway_touched(i8* noundef %0, i64 noundef %11, i32 noundef 0) #8, !dbg !613, !noalias !608
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !614, !noalias !603
  ret double %4, !dbg !615
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #6

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #6

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #6

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #6

declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { nofree nosync nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind null_pointer_is_valid }
attributes #5 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #6 = { null_pointer_is_valid }
attributes #7 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/number.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__mw_read_integer", scope: !1, file: !1, line: 23, type: !9, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 25, scope: !8)
!12 = !DILocation(line: 26, scope: !8)
!13 = !DILocation(line: 20, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "is_space", scope: !15, file: !15, line: 20, type: !9, scopeLine: 20, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!15 = !DIFile(filename: "c/number.h", directory: ".")
!16 = distinct !DILocation(line: 26, scope: !8)
!17 = !DILocation(line: 27, scope: !8)
!18 = distinct !{!18, !12, !17, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !DILocation(line: 28, scope: !8)
!22 = !DILocation(line: 29, scope: !8)
!23 = !DILocation(line: 30, scope: !8)
!24 = !DILocation(line: 31, scope: !8)
!25 = !DILocation(line: 32, scope: !8)
!26 = !DILocation(line: 33, scope: !8)
!27 = !DILocation(line: 20, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "has_prefix", scope: !1, file: !1, line: 18, type: !9, scopeLine: 19, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!29 = distinct !DILocation(line: 33, scope: !8)
!30 = !DILocation(line: 13, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "digit_of", scope: !1, file: !1, line: 11, type: !9, scopeLine: 12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = distinct !DILocation(line: 20, scope: !28, inlinedAt: !29)
!33 = !DILocation(line: 14, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 15, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 34, scope: !8)
!36 = !DILocation(line: 35, scope: !8)
!37 = !DILocation(line: 37, scope: !8)
!38 = !DILocation(line: 0, scope: !8)
!39 = !DILocation(line: 38, scope: !8)
!40 = !DILocation(line: 39, scope: !8)
!41 = !DILocation(line: 40, scope: !8)
!42 = !DILocation(line: 13, scope: !31, inlinedAt: !43)
!43 = distinct !DILocation(line: 40, scope: !8)
!44 = !DILocation(line: 14, scope: !31, inlinedAt: !43)
!45 = !DILocation(line: 15, scope: !31, inlinedAt: !43)
!46 = !DILocation(line: 42, scope: !8)
!47 = !DILocation(line: 43, scope: !8)
!48 = !DILocation(line: 44, scope: !8)
!49 = !DILocation(line: 45, scope: !8)
!50 = !DILocation(line: 46, scope: !8)
!51 = distinct !{!51, !41, !52, !19, !20}
!52 = !DILocation(line: 47, scope: !8)
!53 = !DILocation(line: 48, scope: !8)
!54 = distinct !DISubprogram(name: "strtol", scope: !1, file: !1, line: 90, type: !9, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = !DILocation(line: 64, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "read_signed", scope: !1, file: !1, line: 62, type: !9, scopeLine: 63, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = distinct !DILocation(line: 90, scope: !54)
!58 = !DILocation(line: 65, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 66, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 53, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 51, type: !9, scopeLine: 52, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 54, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 55, scope: !61, inlinedAt: !62)
!65 = !DILocation(line: 56, scope: !61, inlinedAt: !62)
!66 = !DILocation(line: 57, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 58, scope: !61, inlinedAt: !62)
!68 = !DILocation(line: 67, scope: !56, inlinedAt: !57)
!69 = !DILocation(line: 39, scope: !70, inlinedAt: !72)
!70 = distinct !DISubprogram(name: "area", scope: !71, file: !71, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = !DIFile(filename: "c/models.h", directory: ".")
!72 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "fail", scope: !71, file: !71, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!74 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !57)
!75 = !DILocation(line: 44, scope: !73, inlinedAt: !74)
!76 = !DILocation(line: 69, scope: !56, inlinedAt: !57)
!77 = !DILocation(line: 71, scope: !56, inlinedAt: !57)
!78 = !DILocation(line: 0, scope: !56, inlinedAt: !57)
!79 = !DILocation(line: 72, scope: !56, inlinedAt: !57)
!80 = !DILocation(line: 90, scope: !54)
!81 = distinct !DISubprogram(name: "__isoc23_strtol", scope: !1, file: !1, line: 90, type: !9, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!82 = !DILocation(line: 64, scope: !56, inlinedAt: !83)
!83 = distinct !DILocation(line: 90, scope: !81)
!84 = !DILocation(line: 65, scope: !56, inlinedAt: !83)
!85 = !DILocation(line: 66, scope: !56, inlinedAt: !83)
!86 = !DILocation(line: 53, scope: !61, inlinedAt: !87)
!87 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !83)
!88 = !DILocation(line: 54, scope: !61, inlinedAt: !87)
!89 = !DILocation(line: 55, scope: !61, inlinedAt: !87)
!90 = !DILocation(line: 56, scope: !61, inlinedAt: !87)
!91 = !DILocation(line: 57, scope: !61, inlinedAt: !87)
!92 = !DILocation(line: 58, scope: !61, inlinedAt: !87)
!93 = !DILocation(line: 67, scope: !56, inlinedAt: !83)
!94 = !DILocation(line: 39, scope: !70, inlinedAt: !95)
!95 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !96)
!96 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !83)
!97 = !DILocation(line: 44, scope: !73, inlinedAt: !96)
!98 = !DILocation(line: 69, scope: !56, inlinedAt: !83)
!99 = !DILocation(line: 71, scope: !56, inlinedAt: !83)
!100 = !DILocation(line: 0, scope: !56, inlinedAt: !83)
!101 = !DILocation(line: 72, scope: !56, inlinedAt: !83)
!102 = !DILocation(line: 90, scope: !81)
!103 = distinct !DISubprogram(name: "strtoll", scope: !1, file: !1, line: 91, type: !9, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = !DILocation(line: 64, scope: !56, inlinedAt: !105)
!105 = distinct !DILocation(line: 91, scope: !103)
!106 = !DILocation(line: 65, scope: !56, inlinedAt: !105)
!107 = !DILocation(line: 66, scope: !56, inlinedAt: !105)
!108 = !DILocation(line: 53, scope: !61, inlinedAt: !109)
!109 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !105)
!110 = !DILocation(line: 54, scope: !61, inlinedAt: !109)
!111 = !DILocation(line: 55, scope: !61, inlinedAt: !109)
!112 = !DILocation(line: 56, scope: !61, inlinedAt: !109)
!113 = !DILocation(line: 57, scope: !61, inlinedAt: !109)
!114 = !DILocation(line: 58, scope: !61, inlinedAt: !109)
!115 = !DILocation(line: 67, scope: !56, inlinedAt: !105)
!116 = !DILocation(line: 39, scope: !70, inlinedAt: !117)
!117 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !118)
!118 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !105)
!119 = !DILocation(line: 44, scope: !73, inlinedAt: !118)
!120 = !DILocation(line: 69, scope: !56, inlinedAt: !105)
!121 = !DILocation(line: 71, scope: !56, inlinedAt: !105)
!122 = !DILocation(line: 0, scope: !56, inlinedAt: !105)
!123 = !DILocation(line: 72, scope: !56, inlinedAt: !105)
!124 = !DILocation(line: 91, scope: !103)
!125 = distinct !DISubprogram(name: "__isoc23_strtoll", scope: !1, file: !1, line: 91, type: !9, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = !DILocation(line: 64, scope: !56, inlinedAt: !127)
!127 = distinct !DILocation(line: 91, scope: !125)
!128 = !DILocation(line: 65, scope: !56, inlinedAt: !127)
!129 = !DILocation(line: 66, scope: !56, inlinedAt: !127)
!130 = !DILocation(line: 53, scope: !61, inlinedAt: !131)
!131 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !127)
!132 = !DILocation(line: 54, scope: !61, inlinedAt: !131)
!133 = !DILocation(line: 55, scope: !61, inlinedAt: !131)
!134 = !DILocation(line: 56, scope: !61, inlinedAt: !131)
!135 = !DILocation(line: 57, scope: !61, inlinedAt: !131)
!136 = !DILocation(line: 58, scope: !61, inlinedAt: !131)
!137 = !DILocation(line: 67, scope: !56, inlinedAt: !127)
!138 = !DILocation(line: 39, scope: !70, inlinedAt: !139)
!139 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !140)
!140 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !127)
!141 = !DILocation(line: 44, scope: !73, inlinedAt: !140)
!142 = !DILocation(line: 69, scope: !56, inlinedAt: !127)
!143 = !DILocation(line: 71, scope: !56, inlinedAt: !127)
!144 = !DILocation(line: 0, scope: !56, inlinedAt: !127)
!145 = !DILocation(line: 72, scope: !56, inlinedAt: !127)
!146 = !DILocation(line: 91, scope: !125)
!147 = distinct !DISubprogram(name: "strtoul", scope: !1, file: !1, line: 92, type: !9, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = !DILocation(line: 76, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "read_unsigned", scope: !1, file: !1, line: 74, type: !9, scopeLine: 75, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = distinct !DILocation(line: 92, scope: !147)
!151 = !DILocation(line: 77, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 78, scope: !149, inlinedAt: !150)
!153 = !DILocation(line: 53, scope: !61, inlinedAt: !154)
!154 = distinct !DILocation(line: 78, scope: !149, inlinedAt: !150)
!155 = !DILocation(line: 54, scope: !61, inlinedAt: !154)
!156 = !DILocation(line: 55, scope: !61, inlinedAt: !154)
!157 = !DILocation(line: 56, scope: !61, inlinedAt: !154)
!158 = !DILocation(line: 57, scope: !61, inlinedAt: !154)
!159 = !DILocation(line: 58, scope: !61, inlinedAt: !154)
!160 = !DILocation(line: 79, scope: !149, inlinedAt: !150)
!161 = !DILocation(line: 83, scope: !149, inlinedAt: !150)
!162 = !DILocation(line: 39, scope: !70, inlinedAt: !163)
!163 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !164)
!164 = distinct !DILocation(line: 80, scope: !149, inlinedAt: !150)
!165 = !DILocation(line: 44, scope: !73, inlinedAt: !164)
!166 = !DILocation(line: 81, scope: !149, inlinedAt: !150)
!167 = !DILocation(line: 0, scope: !149, inlinedAt: !150)
!168 = !DILocation(line: 84, scope: !149, inlinedAt: !150)
!169 = !DILocation(line: 92, scope: !147)
!170 = distinct !DISubprogram(name: "__isoc23_strtoul", scope: !1, file: !1, line: 92, type: !9, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = !DILocation(line: 76, scope: !149, inlinedAt: !172)
!172 = distinct !DILocation(line: 92, scope: !170)
!173 = !DILocation(line: 77, scope: !149, inlinedAt: !172)
!174 = !DILocation(line: 78, scope: !149, inlinedAt: !172)
!175 = !DILocation(line: 53, scope: !61, inlinedAt: !176)
!176 = distinct !DILocation(line: 78, scope: !149, inlinedAt: !172)
!177 = !DILocation(line: 54, scope: !61, inlinedAt: !176)
!178 = !DILocation(line: 55, scope: !61, inlinedAt: !176)
!179 = !DILocation(line: 56, scope: !61, inlinedAt: !176)
!180 = !DILocation(line: 57, scope: !61, inlinedAt: !176)
!181 = !DILocation(line: 58, scope: !61, inlinedAt: !176)
!182 = !DILocation(line: 79, scope: !149, inlinedAt: !172)
!183 = !DILocation(line: 83, scope: !149, inlinedAt: !172)
!184 = !DILocation(line: 39, scope: !70, inlinedAt: !185)
!185 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !186)
!186 = distinct !DILocation(line: 80, scope: !149, inlinedAt: !172)
!187 = !DILocation(line: 44, scope: !73, inlinedAt: !186)
!188 = !DILocation(line: 81, scope: !149, inlinedAt: !172)
!189 = !DILocation(line: 0, scope: !149, inlinedAt: !172)
!190 = !DILocation(line: 84, scope: !149, inlinedAt: !172)
!191 = !DILocation(line: 92, scope: !170)
!192 = distinct !DISubprogram(name: "strtoull", scope: !1, file: !1, line: 93, type: !9, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DILocation(line: 76, scope: !149, inlinedAt: !194)
!194 = distinct !DILocation(line: 93, scope: !192)
!195 = !DILocation(line: 77, scope: !149, inlinedAt: !194)
!196 = !DILocation(line: 78, scope: !149, inlinedAt: !194)
!197 = !DILocation(line: 53, scope: !61, inlinedAt: !198)
!198 = distinct !DILocation(line: 78, scope: !149, inlinedAt: !194)
!199 = !DILocation(line: 54, scope: !61, inlinedAt: !198)
!200 = !DILocation(line: 55, scope: !61, inlinedAt: !198)
!201 = !DILocation(line: 56, scope: !61, inlinedAt: !198)
!202 = !DILocation(line: 57, scope: !61, inlinedAt: !198)
!203 = !DILocation(line: 58, scope: !61, inlinedAt: !198)
!204 = !DILocation(line: 79, scope: !149, inlinedAt: !194)
!205 = !DILocation(line: 83, scope: !149, inlinedAt: !194)
!206 = !DILocation(line: 39, scope: !70, inlinedAt: !207)
!207 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !208)
!208 = distinct !DILocation(line: 80, scope: !149, inlinedAt: !194)
!209 = !DILocation(line: 44, scope: !73, inlinedAt: !208)
!210 = !DILocation(line: 81, scope: !149, inlinedAt: !194)
!211 = !DILocation(line: 0, scope: !149, inlinedAt: !194)
!212 = !DILocation(line: 84, scope: !149, inlinedAt: !194)
!213 = !DILocation(line: 93, scope: !192)
!214 = distinct !DISubprogram(name: "__isoc23_strtoull", scope: !1, file: !1, line: 93, type: !9, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!215 = !DILocation(line: 76, scope: !149, inlinedAt: !216)
!216 = distinct !DILocation(line: 93, scope: !214)
!217 = !DILocation(line: 77, scope: !149, inlinedAt: !216)
!218 = !DILocation(line: 78, scope: !149, inlinedAt: !216)
!219 = !DILocation(line: 53, scope: !61, inlinedAt: !220)
!220 = distinct !DILocation(line: 78, scope: !149, inlinedAt: !216)
!221 = !DILocation(line: 54, scope: !61, inlinedAt: !220)
!222 = !DILocation(line: 55, scope: !61, inlinedAt: !220)
!223 = !DILocation(line: 56, scope: !61, inlinedAt: !220)
!224 = !DILocation(line: 57, scope: !61, inlinedAt: !220)
!225 = !DILocation(line: 58, scope: !61, inlinedAt: !220)
!226 = !DILocation(line: 79, scope: !149, inlinedAt: !216)
!227 = !DILocation(line: 83, scope: !149, inlinedAt: !216)
!228 = !DILocation(line: 39, scope: !70, inlinedAt: !229)
!229 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !230)
!230 = distinct !DILocation(line: 80, scope: !149, inlinedAt: !216)
!231 = !DILocation(line: 44, scope: !73, inlinedAt: !230)
!232 = !DILocation(line: 81, scope: !149, inlinedAt: !216)
!233 = !DILocation(line: 0, scope: !149, inlinedAt: !216)
!234 = !DILocation(line: 84, scope: !149, inlinedAt: !216)
!235 = !DILocation(line: 93, scope: !214)
!236 = distinct !DISubprogram(name: "strtoq", scope: !1, file: !1, line: 94, type: !9, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = !DILocation(line: 64, scope: !56, inlinedAt: !238)
!238 = distinct !DILocation(line: 94, scope: !236)
!239 = !DILocation(line: 65, scope: !56, inlinedAt: !238)
!240 = !DILocation(line: 66, scope: !56, inlinedAt: !238)
!241 = !DILocation(line: 53, scope: !61, inlinedAt: !242)
!242 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !238)
!243 = !DILocation(line: 54, scope: !61, inlinedAt: !242)
!244 = !DILocation(line: 55, scope: !61, inlinedAt: !242)
!245 = !DILocation(line: 56, scope: !61, inlinedAt: !242)
!246 = !DILocation(line: 57, scope: !61, inlinedAt: !242)
!247 = !DILocation(line: 58, scope: !61, inlinedAt: !242)
!248 = !DILocation(line: 67, scope: !56, inlinedAt: !238)
!249 = !DILocation(line: 39, scope: !70, inlinedAt: !250)
!250 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !251)
!251 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !238)
!252 = !DILocation(line: 44, scope: !73, inlinedAt: !251)
!253 = !DILocation(line: 69, scope: !56, inlinedAt: !238)
!254 = !DILocation(line: 71, scope: !56, inlinedAt: !238)
!255 = !DILocation(line: 0, scope: !56, inlinedAt: !238)
!256 = !DILocation(line: 72, scope: !56, inlinedAt: !238)
!257 = !DILocation(line: 94, scope: !236)
!258 = distinct !DISubprogram(name: "strtoimax", scope: !1, file: !1, line: 95, type: !9, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!259 = !DILocation(line: 64, scope: !56, inlinedAt: !260)
!260 = distinct !DILocation(line: 95, scope: !258)
!261 = !DILocation(line: 65, scope: !56, inlinedAt: !260)
!262 = !DILocation(line: 66, scope: !56, inlinedAt: !260)
!263 = !DILocation(line: 53, scope: !61, inlinedAt: !264)
!264 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !260)
!265 = !DILocation(line: 54, scope: !61, inlinedAt: !264)
!266 = !DILocation(line: 55, scope: !61, inlinedAt: !264)
!267 = !DILocation(line: 56, scope: !61, inlinedAt: !264)
!268 = !DILocation(line: 57, scope: !61, inlinedAt: !264)
!269 = !DILocation(line: 58, scope: !61, inlinedAt: !264)
!270 = !DILocation(line: 67, scope: !56, inlinedAt: !260)
!271 = !DILocation(line: 39, scope: !70, inlinedAt: !272)
!272 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !273)
!273 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !260)
!274 = !DILocation(line: 44, scope: !73, inlinedAt: !273)
!275 = !DILocation(line: 69, scope: !56, inlinedAt: !260)
!276 = !DILocation(line: 71, scope: !56, inlinedAt: !260)
!277 = !DILocation(line: 0, scope: !56, inlinedAt: !260)
!278 = !DILocation(line: 72, scope: !56, inlinedAt: !260)
!279 = !DILocation(line: 95, scope: !258)
!280 = distinct !DISubprogram(name: "strtoumax", scope: !1, file: !1, line: 96, type: !9, scopeLine: 97, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!281 = !DILocation(line: 76, scope: !149, inlinedAt: !282)
!282 = distinct !DILocation(line: 98, scope: !280)
!283 = !DILocation(line: 77, scope: !149, inlinedAt: !282)
!284 = !DILocation(line: 78, scope: !149, inlinedAt: !282)
!285 = !DILocation(line: 53, scope: !61, inlinedAt: !286)
!286 = distinct !DILocation(line: 78, scope: !149, inlinedAt: !282)
!287 = !DILocation(line: 54, scope: !61, inlinedAt: !286)
!288 = !DILocation(line: 55, scope: !61, inlinedAt: !286)
!289 = !DILocation(line: 56, scope: !61, inlinedAt: !286)
!290 = !DILocation(line: 57, scope: !61, inlinedAt: !286)
!291 = !DILocation(line: 58, scope: !61, inlinedAt: !286)
!292 = !DILocation(line: 79, scope: !149, inlinedAt: !282)
!293 = !DILocation(line: 83, scope: !149, inlinedAt: !282)
!294 = !DILocation(line: 39, scope: !70, inlinedAt: !295)
!295 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !296)
!296 = distinct !DILocation(line: 80, scope: !149, inlinedAt: !282)
!297 = !DILocation(line: 44, scope: !73, inlinedAt: !296)
!298 = !DILocation(line: 81, scope: !149, inlinedAt: !282)
!299 = !DILocation(line: 0, scope: !149, inlinedAt: !282)
!300 = !DILocation(line: 84, scope: !149, inlinedAt: !282)
!301 = !DILocation(line: 98, scope: !280)
!302 = distinct !DISubprogram(name: "__strtol_internal", scope: !1, file: !1, line: 100, type: !9, scopeLine: 100, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!303 = !DILocation(line: 100, scope: !302)
!304 = distinct !DISubprogram(name: "atoi", scope: !1, file: !1, line: 102, type: !9, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!305 = !DILocation(line: 64, scope: !56, inlinedAt: !306)
!306 = distinct !DILocation(line: 102, scope: !304)
!307 = !DILocation(line: 26, scope: !8, inlinedAt: !308)
!308 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !306)
!309 = !{!310}
!310 = distinct !{!310, !311, !"__mw_read_integer: argument 0"}
!311 = distinct !{!311, !"__mw_read_integer"}
!312 = !DILocation(line: 20, scope: !14, inlinedAt: !313)
!313 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !308)
!314 = !DILocation(line: 27, scope: !8, inlinedAt: !308)
!315 = distinct !{!315, !307, !314, !19, !20}
!316 = !DILocation(line: 28, scope: !8, inlinedAt: !308)
!317 = !DILocation(line: 29, scope: !8, inlinedAt: !308)
!318 = !DILocation(line: 32, scope: !8, inlinedAt: !308)
!319 = !DILocation(line: 0, scope: !8, inlinedAt: !308)
!320 = !DILocation(line: 40, scope: !8, inlinedAt: !308)
!321 = !DILocation(line: 13, scope: !31, inlinedAt: !322)
!322 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !308)
!323 = !DILocation(line: 14, scope: !31, inlinedAt: !322)
!324 = !DILocation(line: 15, scope: !31, inlinedAt: !322)
!325 = distinct !{!325, !320, !326, !19, !20}
!326 = !DILocation(line: 47, scope: !8, inlinedAt: !308)
!327 = !DILocation(line: 42, scope: !8, inlinedAt: !308)
!328 = !DILocation(line: 43, scope: !8, inlinedAt: !308)
!329 = !DILocation(line: 44, scope: !8, inlinedAt: !308)
!330 = !DILocation(line: 46, scope: !8, inlinedAt: !308)
!331 = !DILocation(line: 53, scope: !61, inlinedAt: !332)
!332 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !306)
!333 = !DILocation(line: 54, scope: !61, inlinedAt: !332)
!334 = !DILocation(line: 67, scope: !56, inlinedAt: !306)
!335 = !DILocation(line: 39, scope: !70, inlinedAt: !336)
!336 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !337)
!337 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !306)
!338 = !DILocation(line: 44, scope: !73, inlinedAt: !337)
!339 = !DILocation(line: 69, scope: !56, inlinedAt: !306)
!340 = !DILocation(line: 71, scope: !56, inlinedAt: !306)
!341 = !DILocation(line: 0, scope: !56, inlinedAt: !306)
!342 = !DILocation(line: 102, scope: !304)
!343 = distinct !DISubprogram(name: "atol", scope: !1, file: !1, line: 103, type: !9, scopeLine: 103, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!344 = !DILocation(line: 64, scope: !56, inlinedAt: !345)
!345 = distinct !DILocation(line: 103, scope: !343)
!346 = !DILocation(line: 26, scope: !8, inlinedAt: !347)
!347 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !345)
!348 = !{!349}
!349 = distinct !{!349, !350, !"__mw_read_integer: argument 0"}
!350 = distinct !{!350, !"__mw_read_integer"}
!351 = !DILocation(line: 20, scope: !14, inlinedAt: !352)
!352 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !347)
!353 = !DILocation(line: 27, scope: !8, inlinedAt: !347)
!354 = distinct !{!354, !346, !353, !19, !20}
!355 = !DILocation(line: 28, scope: !8, inlinedAt: !347)
!356 = !DILocation(line: 29, scope: !8, inlinedAt: !347)
!357 = !DILocation(line: 32, scope: !8, inlinedAt: !347)
!358 = !DILocation(line: 0, scope: !8, inlinedAt: !347)
!359 = !DILocation(line: 40, scope: !8, inlinedAt: !347)
!360 = !DILocation(line: 13, scope: !31, inlinedAt: !361)
!361 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !347)
!362 = !DILocation(line: 14, scope: !31, inlinedAt: !361)
!363 = !DILocation(line: 15, scope: !31, inlinedAt: !361)
!364 = distinct !{!364, !359, !365, !19, !20}
!365 = !DILocation(line: 47, scope: !8, inlinedAt: !347)
!366 = !DILocation(line: 42, scope: !8, inlinedAt: !347)
!367 = !DILocation(line: 43, scope: !8, inlinedAt: !347)
!368 = !DILocation(line: 44, scope: !8, inlinedAt: !347)
!369 = !DILocation(line: 46, scope: !8, inlinedAt: !347)
!370 = !DILocation(line: 53, scope: !61, inlinedAt: !371)
!371 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !345)
!372 = !DILocation(line: 54, scope: !61, inlinedAt: !371)
!373 = !DILocation(line: 67, scope: !56, inlinedAt: !345)
!374 = !DILocation(line: 39, scope: !70, inlinedAt: !375)
!375 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !376)
!376 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !345)
!377 = !DILocation(line: 44, scope: !73, inlinedAt: !376)
!378 = !DILocation(line: 69, scope: !56, inlinedAt: !345)
!379 = !DILocation(line: 71, scope: !56, inlinedAt: !345)
!380 = !DILocation(line: 0, scope: !56, inlinedAt: !345)
!381 = !DILocation(line: 103, scope: !343)
!382 = distinct !DISubprogram(name: "atoll", scope: !1, file: !1, line: 104, type: !9, scopeLine: 104, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!383 = !DILocation(line: 64, scope: !56, inlinedAt: !384)
!384 = distinct !DILocation(line: 104, scope: !382)
!385 = !DILocation(line: 26, scope: !8, inlinedAt: !386)
!386 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !384)
!387 = !{!388}
!388 = distinct !{!388, !389, !"__mw_read_integer: argument 0"}
!389 = distinct !{!389, !"__mw_read_integer"}
!390 = !DILocation(line: 20, scope: !14, inlinedAt: !391)
!391 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !386)
!392 = !DILocation(line: 27, scope: !8, inlinedAt: !386)
!393 = distinct !{!393, !385, !392, !19, !20}
!394 = !DILocation(line: 28, scope: !8, inlinedAt: !386)
!395 = !DILocation(line: 29, scope: !8, inlinedAt: !386)
!396 = !DILocation(line: 32, scope: !8, inlinedAt: !386)
!397 = !DILocation(line: 0, scope: !8, inlinedAt: !386)
!398 = !DILocation(line: 40, scope: !8, inlinedAt: !386)
!399 = !DILocation(line: 13, scope: !31, inlinedAt: !400)
!400 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !386)
!401 = !DILocation(line: 14, scope: !31, inlinedAt: !400)
!402 = !DILocation(line: 15, scope: !31, inlinedAt: !400)
!403 = distinct !{!403, !398, !404, !19, !20}
!404 = !DILocation(line: 47, scope: !8, inlinedAt: !386)
!405 = !DILocation(line: 42, scope: !8, inlinedAt: !386)
!406 = !DILocation(line: 43, scope: !8, inlinedAt: !386)
!407 = !DILocation(line: 44, scope: !8, inlinedAt: !386)
!408 = !DILocation(line: 46, scope: !8, inlinedAt: !386)
!409 = !DILocation(line: 53, scope: !61, inlinedAt: !410)
!410 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !384)
!411 = !DILocation(line: 54, scope: !61, inlinedAt: !410)
!412 = !DILocation(line: 67, scope: !56, inlinedAt: !384)
!413 = !DILocation(line: 39, scope: !70, inlinedAt: !414)
!414 = distinct !DILocation(line: 44, scope: !73, inlinedAt: !415)
!415 = distinct !DILocation(line: 68, scope: !56, inlinedAt: !384)
!416 = !DILocation(line: 44, scope: !73, inlinedAt: !415)
!417 = !DILocation(line: 69, scope: !56, inlinedAt: !384)
!418 = !DILocation(line: 71, scope: !56, inlinedAt: !384)
!419 = !DILocation(line: 0, scope: !56, inlinedAt: !384)
!420 = !DILocation(line: 104, scope: !382)
!421 = distinct !DISubprogram(name: "__mw_read_double", scope: !1, file: !1, line: 178, type: !9, scopeLine: 179, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!422 = !DILocation(line: 182, scope: !421)
!423 = !DILocation(line: 20, scope: !14, inlinedAt: !424)
!424 = distinct !DILocation(line: 182, scope: !421)
!425 = !DILocation(line: 183, scope: !421)
!426 = distinct !{!426, !422, !425, !19, !20}
!427 = !DILocation(line: 184, scope: !421)
!428 = !DILocation(line: 185, scope: !421)
!429 = !DILocation(line: 186, scope: !421)
!430 = !DILocation(line: 187, scope: !421)
!431 = !DILocation(line: 188, scope: !421)
!432 = !DILocation(line: 0, scope: !421)
!433 = !DILocation(line: 124, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 121, type: !9, scopeLine: 122, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!435 = distinct !DILocation(line: 189, scope: !421)
!436 = distinct !{!436, !433, !437, !19, !20}
!437 = !DILocation(line: 126, scope: !434, inlinedAt: !435)
!438 = !DILocation(line: 125, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 124, scope: !434, inlinedAt: !440)
!440 = distinct !DILocation(line: 192, scope: !421)
!441 = !DILocation(line: 124, scope: !434, inlinedAt: !442)
!442 = distinct !DILocation(line: 190, scope: !421)
!443 = distinct !{!443, !441, !444, !19, !20}
!444 = !DILocation(line: 126, scope: !434, inlinedAt: !442)
!445 = !DILocation(line: 125, scope: !434, inlinedAt: !442)
!446 = !DILocation(line: 190, scope: !421)
!447 = !DILocation(line: 192, scope: !421)
!448 = distinct !{!448, !439, !449, !19, !20}
!449 = !DILocation(line: 126, scope: !434, inlinedAt: !440)
!450 = !DILocation(line: 125, scope: !434, inlinedAt: !440)
!451 = !DILocation(line: 193, scope: !421)
!452 = !DILocation(line: 195, scope: !421)
!453 = !DILocation(line: 20, scope: !28, inlinedAt: !454)
!454 = distinct !DILocation(line: 195, scope: !421)
!455 = !DILocation(line: 13, scope: !31, inlinedAt: !456)
!456 = distinct !DILocation(line: 20, scope: !28, inlinedAt: !454)
!457 = !DILocation(line: 14, scope: !31, inlinedAt: !456)
!458 = !DILocation(line: 15, scope: !31, inlinedAt: !456)
!459 = !DILocation(line: 196, scope: !421)
!460 = !DILocation(line: 13, scope: !31, inlinedAt: !461)
!461 = distinct !DILocation(line: 196, scope: !421)
!462 = !DILocation(line: 14, scope: !31, inlinedAt: !461)
!463 = !DILocation(line: 15, scope: !31, inlinedAt: !461)
!464 = distinct !{!464, !459, !465, !19, !20}
!465 = !DILocation(line: 197, scope: !421)
!466 = !DILocation(line: 110, scope: !467, inlinedAt: !468)
!467 = distinct !DISubprogram(name: "unknown_double", scope: !1, file: !1, line: 108, type: !9, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!468 = distinct !DILocation(line: 198, scope: !421)
!469 = !DILocation(line: 111, scope: !467, inlinedAt: !468)
!470 = !DILocation(line: 112, scope: !467, inlinedAt: !468)
!471 = !DILocation(line: 113, scope: !467, inlinedAt: !468)
!472 = !DILocation(line: 114, scope: !467, inlinedAt: !468)
!473 = !DILocation(line: 199, scope: !421)
!474 = !DILocation(line: 158, scope: !475, inlinedAt: !476)
!475 = distinct !DISubprogram(name: "magnitude_at", scope: !1, file: !1, line: 153, type: !9, scopeLine: 154, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!476 = distinct !DILocation(line: 200, scope: !421)
!477 = !DILocation(line: 159, scope: !475, inlinedAt: !476)
!478 = !DILocation(line: 21, scope: !479, inlinedAt: !480)
!479 = distinct !DISubprogram(name: "is_digit", scope: !15, file: !15, line: 21, type: !9, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!480 = distinct !DILocation(line: 163, scope: !475, inlinedAt: !476)
!481 = !DILocation(line: 163, scope: !475, inlinedAt: !476)
!482 = !DILocation(line: 166, scope: !475, inlinedAt: !476)
!483 = !DILocation(line: 167, scope: !475, inlinedAt: !476)
!484 = !DILocation(line: 168, scope: !475, inlinedAt: !476)
!485 = !DILocation(line: 169, scope: !475, inlinedAt: !476)
!486 = !DILocation(line: 170, scope: !475, inlinedAt: !476)
!487 = !DILocation(line: 171, scope: !475, inlinedAt: !476)
!488 = !DILocation(line: 0, scope: !475, inlinedAt: !476)
!489 = distinct !{!489, !474, !490, !19, !20}
!490 = !DILocation(line: 173, scope: !475, inlinedAt: !476)
!491 = !DILocation(line: 174, scope: !475, inlinedAt: !476)
!492 = !DILocation(line: 175, scope: !475, inlinedAt: !476)
!493 = !DILocation(line: 143, scope: !494, inlinedAt: !495)
!494 = distinct !DISubprogram(name: "exponent_at", scope: !1, file: !1, line: 141, type: !9, scopeLine: 142, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!495 = distinct !DILocation(line: 175, scope: !475, inlinedAt: !476)
!496 = !DILocation(line: 20, scope: !14, inlinedAt: !497)
!497 = distinct !DILocation(line: 143, scope: !494, inlinedAt: !495)
!498 = !DILocation(line: 26, scope: !8, inlinedAt: !499)
!499 = distinct !DILocation(line: 145, scope: !494, inlinedAt: !495)
!500 = !{!501}
!501 = distinct !{!501, !502, !"__mw_read_integer: argument 0"}
!502 = distinct !{!502, !"__mw_read_integer"}
!503 = !DILocation(line: 20, scope: !14, inlinedAt: !504)
!504 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !499)
!505 = !DILocation(line: 27, scope: !8, inlinedAt: !499)
!506 = distinct !{!506, !498, !505, !19, !20}
!507 = !DILocation(line: 145, scope: !494, inlinedAt: !495)
!508 = !DILocation(line: 28, scope: !8, inlinedAt: !499)
!509 = !DILocation(line: 29, scope: !8, inlinedAt: !499)
!510 = !DILocation(line: 31, scope: !8, inlinedAt: !499)
!511 = !DILocation(line: 32, scope: !8, inlinedAt: !499)
!512 = !DILocation(line: 0, scope: !8, inlinedAt: !499)
!513 = !DILocation(line: 40, scope: !8, inlinedAt: !499)
!514 = !DILocation(line: 13, scope: !31, inlinedAt: !515)
!515 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !499)
!516 = !DILocation(line: 14, scope: !31, inlinedAt: !515)
!517 = !DILocation(line: 15, scope: !31, inlinedAt: !515)
!518 = !DILocation(line: 43, scope: !8, inlinedAt: !499)
!519 = distinct !{!519, !513, !520, !19, !20}
!520 = !DILocation(line: 47, scope: !8, inlinedAt: !499)
!521 = !DILocation(line: 42, scope: !8, inlinedAt: !499)
!522 = !DILocation(line: 44, scope: !8, inlinedAt: !499)
!523 = !DILocation(line: 46, scope: !8, inlinedAt: !499)
!524 = distinct !{!524, !513, !520, !19, !20}
!525 = !DILocation(line: 146, scope: !494, inlinedAt: !495)
!526 = !DILocation(line: 148, scope: !494, inlinedAt: !495)
!527 = !DILocation(line: 149, scope: !494, inlinedAt: !495)
!528 = !DILocation(line: 150, scope: !494, inlinedAt: !495)
!529 = !DILocation(line: 0, scope: !494, inlinedAt: !495)
!530 = !DILocation(line: 132, scope: !531, inlinedAt: !532)
!531 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 130, type: !9, scopeLine: 131, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!532 = distinct !DILocation(line: 175, scope: !475, inlinedAt: !476)
!533 = !DILocation(line: 134, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 110, scope: !467, inlinedAt: !535)
!535 = distinct !DILocation(line: 135, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 111, scope: !467, inlinedAt: !535)
!537 = !DILocation(line: 112, scope: !467, inlinedAt: !535)
!538 = !DILocation(line: 113, scope: !467, inlinedAt: !535)
!539 = !DILocation(line: 114, scope: !467, inlinedAt: !535)
!540 = !DILocation(line: 135, scope: !531, inlinedAt: !532)
!541 = !DILocation(line: 136, scope: !531, inlinedAt: !532)
!542 = !DILocation(line: 137, scope: !531, inlinedAt: !532)
!543 = !DILocation(line: 202, scope: !421)
!544 = distinct !DISubprogram(name: "strtod", scope: !1, file: !1, line: 205, type: !9, scopeLine: 206, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!545 = !DILocation(line: 207, scope: !544)
!546 = !DILocation(line: 208, scope: !544)
!547 = !DILocation(line: 209, scope: !544)
!548 = !DILocation(line: 210, scope: !544)
!549 = !DILocation(line: 53, scope: !61, inlinedAt: !550)
!550 = distinct !DILocation(line: 210, scope: !544)
!551 = !DILocation(line: 54, scope: !61, inlinedAt: !550)
!552 = !DILocation(line: 55, scope: !61, inlinedAt: !550)
!553 = !DILocation(line: 56, scope: !61, inlinedAt: !550)
!554 = !DILocation(line: 57, scope: !61, inlinedAt: !550)
!555 = !DILocation(line: 58, scope: !61, inlinedAt: !550)
!556 = !DILocation(line: 212, scope: !544)
!557 = !DILocation(line: 211, scope: !544)
!558 = distinct !DISubprogram(name: "strtof", scope: !1, file: !1, line: 214, type: !9, scopeLine: 214, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!559 = !{!560}
!560 = distinct !{!560, !561, !"strtod: argument 1"}
!561 = distinct !{!561, !"strtod"}
!562 = !DILocation(line: 214, scope: !558)
!563 = !DILocation(line: 207, scope: !544, inlinedAt: !564)
!564 = distinct !DILocation(line: 214, scope: !558)
!565 = !{!566, !560}
!566 = distinct !{!566, !561, !"strtod: argument 0"}
!567 = !DILocation(line: 208, scope: !544, inlinedAt: !564)
!568 = !DILocation(line: 209, scope: !544, inlinedAt: !564)
!569 = !DILocation(line: 210, scope: !544, inlinedAt: !564)
!570 = !DILocation(line: 53, scope: !61, inlinedAt: !571)
!571 = distinct !DILocation(line: 210, scope: !544, inlinedAt: !564)
!572 = !DILocation(line: 54, scope: !61, inlinedAt: !571)
!573 = !DILocation(line: 55, scope: !61, inlinedAt: !571)
!574 = !DILocation(line: 56, scope: !61, inlinedAt: !571)
!575 = !DILocation(line: 57, scope: !61, inlinedAt: !571)
!576 = !{!566}
!577 = !DILocation(line: 58, scope: !61, inlinedAt: !571)
!578 = !DILocation(line: 212, scope: !544, inlinedAt: !564)
!579 = distinct !DISubprogram(name: "strtold", scope: !1, file: !1, line: 215, type: !9, scopeLine: 215, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!580 = !{!581}
!581 = distinct !{!581, !582, !"strtod: argument 1"}
!582 = distinct !{!582, !"strtod"}
!583 = !DILocation(line: 215, scope: !579)
!584 = !DILocation(line: 207, scope: !544, inlinedAt: !585)
!585 = distinct !DILocation(line: 215, scope: !579)
!586 = !{!587, !581}
!587 = distinct !{!587, !582, !"strtod: argument 0"}
!588 = !DILocation(line: 208, scope: !544, inlinedAt: !585)
!589 = !DILocation(line: 209, scope: !544, inlinedAt: !585)
!590 = !DILocation(line: 210, scope: !544, inlinedAt: !585)
!591 = !DILocation(line: 53, scope: !61, inlinedAt: !592)
!592 = distinct !DILocation(line: 210, scope: !544, inlinedAt: !585)
!593 = !DILocation(line: 54, scope: !61, inlinedAt: !592)
!594 = !DILocation(line: 55, scope: !61, inlinedAt: !592)
!595 = !DILocation(line: 56, scope: !61, inlinedAt: !592)
!596 = !DILocation(line: 57, scope: !61, inlinedAt: !592)
!597 = !{!587}
!598 = !DILocation(line: 58, scope: !61, inlinedAt: !592)
!599 = !DILocation(line: 212, scope: !544, inlinedAt: !585)
!600 = distinct !DISubprogram(name: "atof", scope: !1, file: !1, line: 216, type: !9, scopeLine: 216, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!601 = !DILocation(line: 207, scope: !544, inlinedAt: !602)
!602 = distinct !DILocation(line: 216, scope: !600)
!603 = !{!604, !606}
!604 = distinct !{!604, !605, !"strtod: argument 0"}
!605 = distinct !{!605, !"strtod"}
!606 = distinct !{!606, !605, !"strtod: argument 1"}
!607 = !DILocation(line: 208, scope: !544, inlinedAt: !602)
!608 = !{!606}
!609 = !DILocation(line: 209, scope: !544, inlinedAt: !602)
!610 = !DILocation(line: 210, scope: !544, inlinedAt: !602)
!611 = !DILocation(line: 53, scope: !61, inlinedAt: !612)
!612 = distinct !DILocation(line: 210, scope: !544, inlinedAt: !602)
!613 = !DILocation(line: 54, scope: !61, inlinedAt: !612)
!614 = !DILocation(line: 212, scope: !544, inlinedAt: !602)
!615 = !DILocation(line: 216, scope: !600)
