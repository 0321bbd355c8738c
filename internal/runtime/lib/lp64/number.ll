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
  br i1 %28, label %29, label %35, !dbg !68

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !69
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !70
  %32 = load i32, i32* %31, align 8, !dbg !70
  %33 = icmp eq i32 %32, 0, !dbg !70
  %34 = select i1 %33, i64 9223372036854775807, i64 -9223372036854775808, !dbg !70
  br label %39, !dbg !70

35:
  %36 = icmp eq i32 %25, 0, !dbg !71
  %37 = sub i64 0, %23, !dbg !71
  %38 = select i1 %36, i64 %23, i64 %37, !dbg !71
  br label %39, !dbg !71

39:
  %40 = phi i64 [ %34, %29 ], [ %38, %35 ], !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !73
  ret i64 %40, !dbg !74
}

define dso_local i64 @__isoc23_strtol(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !75 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !76
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !78
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !78
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !79
  %7 = load i8*, i8** %6, align 8, !dbg !79
  %8 = icmp eq i8* %7, null, !dbg !80
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !80
  %10 = ptrtoint i8* %9 to i64, !dbg !82
  %11 = ptrtoint i8* %0 to i64, !dbg !82
  %12 = sub i64 1, %11, !dbg !82
  %13 = add i64 %12, %10, !dbg !82
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !82
  %14 = icmp eq i8** %1, null, !dbg !83
  br i1 %14, label %17, label %15, !dbg !83

15:
  %16 = bitcast i8** %1 to i8*, !dbg !84
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !84
  store i8* %9, i8** %1, align 8, !dbg !85
  br label %17, !dbg !86

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !87
  %19 = load i32, i32* %18, align 4, !dbg !87
  %20 = icmp eq i32 %19, 0, !dbg !87
  br i1 %20, label %21, label %29, !dbg !87

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !87
  %23 = load i64, i64* %22, align 8, !dbg !87
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !87
  %25 = load i32, i32* %24, align 8, !dbg !87
  %26 = zext i32 %25 to i64, !dbg !87
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !87
  %28 = icmp ugt i64 %23, %27, !dbg !87
  br i1 %28, label %29, label %35, !dbg !87

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !88
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !89
  %32 = load i32, i32* %31, align 8, !dbg !89
  %33 = icmp eq i32 %32, 0, !dbg !89
  %34 = select i1 %33, i64 9223372036854775807, i64 -9223372036854775808, !dbg !89
  br label %39, !dbg !89

35:
  %36 = icmp eq i32 %25, 0, !dbg !90
  %37 = sub i64 0, %23, !dbg !90
  %38 = select i1 %36, i64 %23, i64 %37, !dbg !90
  br label %39, !dbg !90

39:
  %40 = phi i64 [ %34, %29 ], [ %38, %35 ], !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !92
  ret i64 %40, !dbg !93
}

define dso_local i64 @strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !94 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !95
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !97
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !97
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !97
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !98
  %7 = load i8*, i8** %6, align 8, !dbg !98
  %8 = icmp eq i8* %7, null, !dbg !99
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !99
  %10 = ptrtoint i8* %9 to i64, !dbg !101
  %11 = ptrtoint i8* %0 to i64, !dbg !101
  %12 = sub i64 1, %11, !dbg !101
  %13 = add i64 %12, %10, !dbg !101
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !101
  %14 = icmp eq i8** %1, null, !dbg !102
  br i1 %14, label %17, label %15, !dbg !102

15:
  %16 = bitcast i8** %1 to i8*, !dbg !103
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !103
  store i8* %9, i8** %1, align 8, !dbg !104
  br label %17, !dbg !105

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !106
  %19 = load i32, i32* %18, align 4, !dbg !106
  %20 = icmp eq i32 %19, 0, !dbg !106
  br i1 %20, label %21, label %29, !dbg !106

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !106
  %23 = load i64, i64* %22, align 8, !dbg !106
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !106
  %25 = load i32, i32* %24, align 8, !dbg !106
  %26 = zext i32 %25 to i64, !dbg !106
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !106
  %28 = icmp ugt i64 %23, %27, !dbg !106
  br i1 %28, label %29, label %35, !dbg !106

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !107
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !108
  %32 = load i32, i32* %31, align 8, !dbg !108
  %33 = icmp eq i32 %32, 0, !dbg !108
  %34 = select i1 %33, i64 9223372036854775807, i64 -9223372036854775808, !dbg !108
  br label %39, !dbg !108

35:
  %36 = icmp eq i32 %25, 0, !dbg !109
  %37 = sub i64 0, %23, !dbg !109
  %38 = select i1 %36, i64 %23, i64 %37, !dbg !109
  br label %39, !dbg !109

39:
  %40 = phi i64 [ %34, %29 ], [ %38, %35 ], !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !111
  ret i64 %40, !dbg !112
}

define dso_local i64 @__isoc23_strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !113 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !114
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !116
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !116
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !116
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !117
  %7 = load i8*, i8** %6, align 8, !dbg !117
  %8 = icmp eq i8* %7, null, !dbg !118
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !118
  %10 = ptrtoint i8* %9 to i64, !dbg !120
  %11 = ptrtoint i8* %0 to i64, !dbg !120
  %12 = sub i64 1, %11, !dbg !120
  %13 = add i64 %12, %10, !dbg !120
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !120
  %14 = icmp eq i8** %1, null, !dbg !121
  br i1 %14, label %17, label %15, !dbg !121

15:
  %16 = bitcast i8** %1 to i8*, !dbg !122
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !122
  store i8* %9, i8** %1, align 8, !dbg !123
  br label %17, !dbg !124

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !125
  %19 = load i32, i32* %18, align 4, !dbg !125
  %20 = icmp eq i32 %19, 0, !dbg !125
  br i1 %20, label %21, label %29, !dbg !125

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !125
  %23 = load i64, i64* %22, align 8, !dbg !125
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !125
  %25 = load i32, i32* %24, align 8, !dbg !125
  %26 = zext i32 %25 to i64, !dbg !125
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !125
  %28 = icmp ugt i64 %23, %27, !dbg !125
  br i1 %28, label %29, label %35, !dbg !125

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !126
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !127
  %32 = load i32, i32* %31, align 8, !dbg !127
  %33 = icmp eq i32 %32, 0, !dbg !127
  %34 = select i1 %33, i64 9223372036854775807, i64 -9223372036854775808, !dbg !127
  br label %39, !dbg !127

35:
  %36 = icmp eq i32 %25, 0, !dbg !128
  %37 = sub i64 0, %23, !dbg !128
  %38 = select i1 %36, i64 %23, i64 %37, !dbg !128
  br label %39, !dbg !128

39:
  %40 = phi i64 [ %34, %29 ], [ %38, %35 ], !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !130
  ret i64 %40, !dbg !131
}

define dso_local i64 @strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !132 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !133
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !136
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !136
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !137
  %7 = load i8*, i8** %6, align 8, !dbg !137
  %8 = icmp eq i8* %7, null, !dbg !138
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !138
  %10 = ptrtoint i8* %9 to i64, !dbg !140
  %11 = ptrtoint i8* %0 to i64, !dbg !140
  %12 = sub i64 1, %11, !dbg !140
  %13 = add i64 %12, %10, !dbg !140
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !140
  %14 = icmp eq i8** %1, null, !dbg !141
  br i1 %14, label %17, label %15, !dbg !141

15:
  %16 = bitcast i8** %1 to i8*, !dbg !142
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !142
  store i8* %9, i8** %1, align 8, !dbg !143
  br label %17, !dbg !144

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !145
  %19 = load i32, i32* %18, align 4, !dbg !145
  %20 = icmp eq i32 %19, 0, !dbg !145
  br i1 %20, label %21, label %29, !dbg !145

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !145
  %23 = load i64, i64* %22, align 8, !dbg !145
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !146
  %25 = load i32, i32* %24, align 8, !dbg !146
  %26 = icmp eq i32 %25, 0, !dbg !146
  %27 = sub i64 0, %23, !dbg !146
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !146
  br label %31, !dbg !146

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !147
  br label %31, !dbg !148

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !149
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !150
  ret i64 %32, !dbg !151
}

define dso_local i64 @__isoc23_strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !152 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !153
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !155
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !155
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !155
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !156
  %7 = load i8*, i8** %6, align 8, !dbg !156
  %8 = icmp eq i8* %7, null, !dbg !157
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !157
  %10 = ptrtoint i8* %9 to i64, !dbg !159
  %11 = ptrtoint i8* %0 to i64, !dbg !159
  %12 = sub i64 1, %11, !dbg !159
  %13 = add i64 %12, %10, !dbg !159
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !159
  %14 = icmp eq i8** %1, null, !dbg !160
  br i1 %14, label %17, label %15, !dbg !160

15:
  %16 = bitcast i8** %1 to i8*, !dbg !161
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !161
  store i8* %9, i8** %1, align 8, !dbg !162
  br label %17, !dbg !163

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !164
  %19 = load i32, i32* %18, align 4, !dbg !164
  %20 = icmp eq i32 %19, 0, !dbg !164
  br i1 %20, label %21, label %29, !dbg !164

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !164
  %23 = load i64, i64* %22, align 8, !dbg !164
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !165
  %25 = load i32, i32* %24, align 8, !dbg !165
  %26 = icmp eq i32 %25, 0, !dbg !165
  %27 = sub i64 0, %23, !dbg !165
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !165
  br label %31, !dbg !165

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !166
  br label %31, !dbg !167

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !168
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !169
  ret i64 %32, !dbg !170
}

define dso_local i64 @strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !171 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !172
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !174
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !174
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !174
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !175
  %7 = load i8*, i8** %6, align 8, !dbg !175
  %8 = icmp eq i8* %7, null, !dbg !176
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !176
  %10 = ptrtoint i8* %9 to i64, !dbg !178
  %11 = ptrtoint i8* %0 to i64, !dbg !178
  %12 = sub i64 1, %11, !dbg !178
  %13 = add i64 %12, %10, !dbg !178
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !178
  %14 = icmp eq i8** %1, null, !dbg !179
  br i1 %14, label %17, label %15, !dbg !179

15:
  %16 = bitcast i8** %1 to i8*, !dbg !180
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !180
  store i8* %9, i8** %1, align 8, !dbg !181
  br label %17, !dbg !182

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !183
  %19 = load i32, i32* %18, align 4, !dbg !183
  %20 = icmp eq i32 %19, 0, !dbg !183
  br i1 %20, label %21, label %29, !dbg !183

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !183
  %23 = load i64, i64* %22, align 8, !dbg !183
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !184
  %25 = load i32, i32* %24, align 8, !dbg !184
  %26 = icmp eq i32 %25, 0, !dbg !184
  %27 = sub i64 0, %23, !dbg !184
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !184
  br label %31, !dbg !184

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !185
  br label %31, !dbg !186

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !187
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !188
  ret i64 %32, !dbg !189
}

define dso_local i64 @__isoc23_strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !190 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !191
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !193
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !193
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !193
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !194
  %7 = load i8*, i8** %6, align 8, !dbg !194
  %8 = icmp eq i8* %7, null, !dbg !195
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !195
  %10 = ptrtoint i8* %9 to i64, !dbg !197
  %11 = ptrtoint i8* %0 to i64, !dbg !197
  %12 = sub i64 1, %11, !dbg !197
  %13 = add i64 %12, %10, !dbg !197
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !197
  %14 = icmp eq i8** %1, null, !dbg !198
  br i1 %14, label %17, label %15, !dbg !198

15:
  %16 = bitcast i8** %1 to i8*, !dbg !199
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !199
  store i8* %9, i8** %1, align 8, !dbg !200
  br label %17, !dbg !201

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !202
  %19 = load i32, i32* %18, align 4, !dbg !202
  %20 = icmp eq i32 %19, 0, !dbg !202
  br i1 %20, label %21, label %29, !dbg !202

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !202
  %23 = load i64, i64* %22, align 8, !dbg !202
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !203
  %25 = load i32, i32* %24, align 8, !dbg !203
  %26 = icmp eq i32 %25, 0, !dbg !203
  %27 = sub i64 0, %23, !dbg !203
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !203
  br label %31, !dbg !203

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !204
  br label %31, !dbg !205

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !206
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !207
  ret i64 %32, !dbg !208
}

define dso_local i64 @strtoq(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !209 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !210
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !212
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !212
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !212
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !213
  %7 = load i8*, i8** %6, align 8, !dbg !213
  %8 = icmp eq i8* %7, null, !dbg !214
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !214
  %10 = ptrtoint i8* %9 to i64, !dbg !216
  %11 = ptrtoint i8* %0 to i64, !dbg !216
  %12 = sub i64 1, %11, !dbg !216
  %13 = add i64 %12, %10, !dbg !216
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !216
  %14 = icmp eq i8** %1, null, !dbg !217
  br i1 %14, label %17, label %15, !dbg !217

15:
  %16 = bitcast i8** %1 to i8*, !dbg !218
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !218
  store i8* %9, i8** %1, align 8, !dbg !219
  br label %17, !dbg !220

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !221
  %19 = load i32, i32* %18, align 4, !dbg !221
  %20 = icmp eq i32 %19, 0, !dbg !221
  br i1 %20, label %21, label %29, !dbg !221

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !221
  %23 = load i64, i64* %22, align 8, !dbg !221
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !221
  %25 = load i32, i32* %24, align 8, !dbg !221
  %26 = zext i32 %25 to i64, !dbg !221
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !221
  %28 = icmp ugt i64 %23, %27, !dbg !221
  br i1 %28, label %29, label %35, !dbg !221

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !222
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !223
  %32 = load i32, i32* %31, align 8, !dbg !223
  %33 = icmp eq i32 %32, 0, !dbg !223
  %34 = select i1 %33, i64 9223372036854775807, i64 -9223372036854775808, !dbg !223
  br label %39, !dbg !223

35:
  %36 = icmp eq i32 %25, 0, !dbg !224
  %37 = sub i64 0, %23, !dbg !224
  %38 = select i1 %36, i64 %23, i64 %37, !dbg !224
  br label %39, !dbg !224

39:
  %40 = phi i64 [ %34, %29 ], [ %38, %35 ], !dbg !225
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !226
  ret i64 %40, !dbg !227
}

define dso_local i64 @strtoimax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !228 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !229
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !231
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !231
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !231
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !232
  %7 = load i8*, i8** %6, align 8, !dbg !232
  %8 = icmp eq i8* %7, null, !dbg !233
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !233
  %10 = ptrtoint i8* %9 to i64, !dbg !235
  %11 = ptrtoint i8* %0 to i64, !dbg !235
  %12 = sub i64 1, %11, !dbg !235
  %13 = add i64 %12, %10, !dbg !235
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !235
  %14 = icmp eq i8** %1, null, !dbg !236
  br i1 %14, label %17, label %15, !dbg !236

15:
  %16 = bitcast i8** %1 to i8*, !dbg !237
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !237
  store i8* %9, i8** %1, align 8, !dbg !238
  br label %17, !dbg !239

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !240
  %19 = load i32, i32* %18, align 4, !dbg !240
  %20 = icmp eq i32 %19, 0, !dbg !240
  br i1 %20, label %21, label %29, !dbg !240

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !240
  %23 = load i64, i64* %22, align 8, !dbg !240
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !240
  %25 = load i32, i32* %24, align 8, !dbg !240
  %26 = zext i32 %25 to i64, !dbg !240
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !240
  %28 = icmp ugt i64 %23, %27, !dbg !240
  br i1 %28, label %29, label %35, !dbg !240

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !241
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !242
  %32 = load i32, i32* %31, align 8, !dbg !242
  %33 = icmp eq i32 %32, 0, !dbg !242
  %34 = select i1 %33, i64 9223372036854775807, i64 -9223372036854775808, !dbg !242
  br label %39, !dbg !242

35:
  %36 = icmp eq i32 %25, 0, !dbg !243
  %37 = sub i64 0, %23, !dbg !243
  %38 = select i1 %36, i64 %23, i64 %37, !dbg !243
  br label %39, !dbg !243

39:
  %40 = phi i64 [ %34, %29 ], [ %38, %35 ], !dbg !244
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !245
  ret i64 %40, !dbg !246
}

define dso_local i64 @strtoumax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !247 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !248
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !250
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9, !dbg !250
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %4, i8* noundef %0, i32 noundef %2, i64 noundef -1) #8, !dbg !250
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 3, !dbg !251
  %7 = load i8*, i8** %6, align 8, !dbg !251
  %8 = icmp eq i8* %7, null, !dbg !252
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !252
  %10 = ptrtoint i8* %9 to i64, !dbg !254
  %11 = ptrtoint i8* %0 to i64, !dbg !254
  %12 = sub i64 1, %11, !dbg !254
  %13 = add i64 %12, %10, !dbg !254
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #8, !dbg !254
  %14 = icmp eq i8** %1, null, !dbg !255
  br i1 %14, label %17, label %15, !dbg !255

15:
  %16 = bitcast i8** %1 to i8*, !dbg !256
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 8, i32 noundef 1) #8, !dbg !256
  store i8* %9, i8** %1, align 8, !dbg !257
  br label %17, !dbg !258

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 2, !dbg !259
  %19 = load i32, i32* %18, align 4, !dbg !259
  %20 = icmp eq i32 %19, 0, !dbg !259
  br i1 %20, label %21, label %29, !dbg !259

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 0, !dbg !259
  %23 = load i64, i64* %22, align 8, !dbg !259
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i64 0, i32 1, !dbg !260
  %25 = load i32, i32* %24, align 8, !dbg !260
  %26 = icmp eq i32 %25, 0, !dbg !260
  %27 = sub i64 0, %23, !dbg !260
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !260
  br label %31, !dbg !260

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !261
  br label %31, !dbg !262

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !263
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9, !dbg !264
  ret i64 %32, !dbg !265
}

define dso_local i64 @__strtol_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !266 {
  %5 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !267
  ret i64 %5, !dbg !267
}

define dso_local i64 @__strtoul_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !268 {
  %5 = call i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !269
  ret i64 %5, !dbg !269
}

define dso_local i64 @__strtoll_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !270 {
  %5 = call i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !271
  ret i64 %5, !dbg !271
}

define dso_local i32 @atoi(i8* noundef %0) local_unnamed_addr #5 !dbg !272 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !273
  br label %2, !dbg !275

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !275, !noalias !277
  %5 = sext i8 %4 to i32, !dbg !275
  %6 = icmp ne i8 %4, 32, !dbg !280
  %7 = add nsw i32 %5, -14, !dbg !280
  %8 = icmp ult i32 %7, -5, !dbg !280
  %9 = and i1 %6, %8, !dbg !275
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !282
  br i1 %9, label %11, label %2, !dbg !275, !llvm.loop !283

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !284

12:
  %13 = icmp eq i8 %4, 45, !dbg !285
  %14 = zext i1 %13 to i32, !dbg !285
  br label %15, !dbg !286

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !287
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !288, !noalias !277
  %20 = sext i8 %19 to i32, !dbg !288
  %21 = or i32 %20, 32, !dbg !289
  %22 = add nsw i32 %20, -48, !dbg !291
  %23 = icmp ult i32 %22, 10, !dbg !292
  %24 = add nsw i32 %21, -97, !dbg !292
  %25 = icmp ult i32 %24, 26, !dbg !292
  %26 = add nsw i32 %21, -87, !dbg !292
  %27 = select i1 %25, i32 %26, i32 99, !dbg !292
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !292
  %29 = icmp ult i32 %28, 10, !dbg !288
  br i1 %29, label %30, label %67, !dbg !288

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !288
  br label %44, !dbg !288

32:
  %33 = load i8, i8* %60, align 1, !dbg !288, !noalias !277
  %34 = sext i8 %33 to i32, !dbg !288
  %35 = or i32 %34, 32, !dbg !289
  %36 = add nsw i32 %34, -48, !dbg !291
  %37 = icmp ult i32 %36, 10, !dbg !292
  %38 = add nsw i32 %35, -97, !dbg !292
  %39 = icmp ult i32 %38, 26, !dbg !292
  %40 = add nsw i32 %35, -87, !dbg !292
  %41 = select i1 %39, i32 %40, i32 99, !dbg !292
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !292
  %43 = icmp ult i32 %42, 10, !dbg !288
  br i1 %43, label %44, label %65, !dbg !288, !llvm.loop !293

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !295
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !295
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !295
  %53 = zext i32 %45 to i64, !dbg !296
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !296
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !296
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !296
  %57 = or i1 %51, %55, !dbg !296
  %58 = zext i1 %57 to i32, !dbg !297
  %59 = or i32 %48, %58, !dbg !297
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !298
  %61 = add i64 %46, -1, !dbg !288
  %62 = icmp eq i64 %61, 0, !dbg !288
  br i1 %62, label %63, label %32, !dbg !288, !llvm.loop !293

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !296
  br label %67, !dbg !299

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !296
  br label %67, !dbg !299

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !287
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !287
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !287
  %71 = icmp eq i8* %70, null, !dbg !299
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !299
  %73 = ptrtoint i8* %72 to i64, !dbg !301
  %74 = ptrtoint i8* %0 to i64, !dbg !301
  %75 = sub i64 1, %74, !dbg !301
  %76 = add i64 %75, %73, !dbg !301
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !301
  %77 = icmp ne i32 %69, 0, !dbg !302
  %78 = zext i32 %16 to i64, !dbg !302
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !302
  %80 = icmp ugt i64 %68, %79, !dbg !302
  %81 = select i1 %77, i1 true, i1 %80, !dbg !302
  br i1 %81, label %82, label %86, !dbg !302

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !303
  %84 = icmp eq i32 %16, 0, !dbg !304
  %85 = select i1 %84, i64 9223372036854775807, i64 -9223372036854775808, !dbg !304
  br label %90, !dbg !304

86:
  %87 = icmp eq i32 %16, 0, !dbg !305
  %88 = sub i64 0, %68, !dbg !305
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !305
  br label %90, !dbg !305

90:
  %91 = phi i64 [ %85, %82 ], [ %89, %86 ], !dbg !306
  %92 = trunc i64 %91 to i32, !dbg !307
  ret i32 %92, !dbg !307
}

define dso_local i64 @atol(i8* noundef %0) local_unnamed_addr #5 !dbg !308 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !309
  br label %2, !dbg !311

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !311, !noalias !313
  %5 = sext i8 %4 to i32, !dbg !311
  %6 = icmp ne i8 %4, 32, !dbg !316
  %7 = add nsw i32 %5, -14, !dbg !316
  %8 = icmp ult i32 %7, -5, !dbg !316
  %9 = and i1 %6, %8, !dbg !311
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !318
  br i1 %9, label %11, label %2, !dbg !311, !llvm.loop !319

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !320

12:
  %13 = icmp eq i8 %4, 45, !dbg !321
  %14 = zext i1 %13 to i32, !dbg !321
  br label %15, !dbg !322

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !323
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !324, !noalias !313
  %20 = sext i8 %19 to i32, !dbg !324
  %21 = or i32 %20, 32, !dbg !325
  %22 = add nsw i32 %20, -48, !dbg !327
  %23 = icmp ult i32 %22, 10, !dbg !328
  %24 = add nsw i32 %21, -97, !dbg !328
  %25 = icmp ult i32 %24, 26, !dbg !328
  %26 = add nsw i32 %21, -87, !dbg !328
  %27 = select i1 %25, i32 %26, i32 99, !dbg !328
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !328
  %29 = icmp ult i32 %28, 10, !dbg !324
  br i1 %29, label %30, label %67, !dbg !324

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !324
  br label %44, !dbg !324

32:
  %33 = load i8, i8* %60, align 1, !dbg !324, !noalias !313
  %34 = sext i8 %33 to i32, !dbg !324
  %35 = or i32 %34, 32, !dbg !325
  %36 = add nsw i32 %34, -48, !dbg !327
  %37 = icmp ult i32 %36, 10, !dbg !328
  %38 = add nsw i32 %35, -97, !dbg !328
  %39 = icmp ult i32 %38, 26, !dbg !328
  %40 = add nsw i32 %35, -87, !dbg !328
  %41 = select i1 %39, i32 %40, i32 99, !dbg !328
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !328
  %43 = icmp ult i32 %42, 10, !dbg !324
  br i1 %43, label %44, label %65, !dbg !324, !llvm.loop !329

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !331
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !331
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !331
  %53 = zext i32 %45 to i64, !dbg !332
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !332
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !332
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !332
  %57 = or i1 %51, %55, !dbg !332
  %58 = zext i1 %57 to i32, !dbg !333
  %59 = or i32 %48, %58, !dbg !333
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !334
  %61 = add i64 %46, -1, !dbg !324
  %62 = icmp eq i64 %61, 0, !dbg !324
  br i1 %62, label %63, label %32, !dbg !324, !llvm.loop !329

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !332
  br label %67, !dbg !335

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !332
  br label %67, !dbg !335

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !323
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !323
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !323
  %71 = icmp eq i8* %70, null, !dbg !335
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !335
  %73 = ptrtoint i8* %72 to i64, !dbg !337
  %74 = ptrtoint i8* %0 to i64, !dbg !337
  %75 = sub i64 1, %74, !dbg !337
  %76 = add i64 %75, %73, !dbg !337
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !337
  %77 = icmp ne i32 %69, 0, !dbg !338
  %78 = zext i32 %16 to i64, !dbg !338
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !338
  %80 = icmp ugt i64 %68, %79, !dbg !338
  %81 = select i1 %77, i1 true, i1 %80, !dbg !338
  br i1 %81, label %82, label %86, !dbg !338

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !339
  %84 = icmp eq i32 %16, 0, !dbg !340
  %85 = select i1 %84, i64 9223372036854775807, i64 -9223372036854775808, !dbg !340
  br label %90, !dbg !340

86:
  %87 = icmp eq i32 %16, 0, !dbg !341
  %88 = sub i64 0, %68, !dbg !341
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !341
  br label %90, !dbg !341

90:
  %91 = phi i64 [ %85, %82 ], [ %89, %86 ], !dbg !342
  ret i64 %91, !dbg !343
}

define dso_local i64 @atoll(i8* noundef %0) local_unnamed_addr #5 !dbg !344 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !345
  br label %2, !dbg !347

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !347, !noalias !349
  %5 = sext i8 %4 to i32, !dbg !347
  %6 = icmp ne i8 %4, 32, !dbg !352
  %7 = add nsw i32 %5, -14, !dbg !352
  %8 = icmp ult i32 %7, -5, !dbg !352
  %9 = and i1 %6, %8, !dbg !347
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !354
  br i1 %9, label %11, label %2, !dbg !347, !llvm.loop !355

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !356

12:
  %13 = icmp eq i8 %4, 45, !dbg !357
  %14 = zext i1 %13 to i32, !dbg !357
  br label %15, !dbg !358

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !359
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !360, !noalias !349
  %20 = sext i8 %19 to i32, !dbg !360
  %21 = or i32 %20, 32, !dbg !361
  %22 = add nsw i32 %20, -48, !dbg !363
  %23 = icmp ult i32 %22, 10, !dbg !364
  %24 = add nsw i32 %21, -97, !dbg !364
  %25 = icmp ult i32 %24, 26, !dbg !364
  %26 = add nsw i32 %21, -87, !dbg !364
  %27 = select i1 %25, i32 %26, i32 99, !dbg !364
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !364
  %29 = icmp ult i32 %28, 10, !dbg !360
  br i1 %29, label %30, label %67, !dbg !360

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !360
  br label %44, !dbg !360

32:
  %33 = load i8, i8* %60, align 1, !dbg !360, !noalias !349
  %34 = sext i8 %33 to i32, !dbg !360
  %35 = or i32 %34, 32, !dbg !361
  %36 = add nsw i32 %34, -48, !dbg !363
  %37 = icmp ult i32 %36, 10, !dbg !364
  %38 = add nsw i32 %35, -97, !dbg !364
  %39 = icmp ult i32 %38, 26, !dbg !364
  %40 = add nsw i32 %35, -87, !dbg !364
  %41 = select i1 %39, i32 %40, i32 99, !dbg !364
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !364
  %43 = icmp ult i32 %42, 10, !dbg !360
  br i1 %43, label %44, label %65, !dbg !360, !llvm.loop !365

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !367
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !367
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !367
  %53 = zext i32 %45 to i64, !dbg !368
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !368
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !368
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !368
  %57 = or i1 %51, %55, !dbg !368
  %58 = zext i1 %57 to i32, !dbg !369
  %59 = or i32 %48, %58, !dbg !369
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !370
  %61 = add i64 %46, -1, !dbg !360
  %62 = icmp eq i64 %61, 0, !dbg !360
  br i1 %62, label %63, label %32, !dbg !360, !llvm.loop !365

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !368
  br label %67, !dbg !371

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !368
  br label %67, !dbg !371

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !359
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !359
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !359
  %71 = icmp eq i8* %70, null, !dbg !371
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !371
  %73 = ptrtoint i8* %72 to i64, !dbg !373
  %74 = ptrtoint i8* %0 to i64, !dbg !373
  %75 = sub i64 1, %74, !dbg !373
  %76 = add i64 %75, %73, !dbg !373
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !373
  %77 = icmp ne i32 %69, 0, !dbg !374
  %78 = zext i32 %16 to i64, !dbg !374
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !374
  %80 = icmp ugt i64 %68, %79, !dbg !374
  %81 = select i1 %77, i1 true, i1 %80, !dbg !374
  br i1 %81, label %82, label %86, !dbg !374

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !375
  %84 = icmp eq i32 %16, 0, !dbg !376
  %85 = select i1 %84, i64 9223372036854775807, i64 -9223372036854775808, !dbg !376
  br label %90, !dbg !376

86:
  %87 = icmp eq i32 %16, 0, !dbg !377
  %88 = sub i64 0, %68, !dbg !377
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !377
  br label %90, !dbg !377

90:
  %91 = phi i64 [ %85, %82 ], [ %89, %86 ], !dbg !378
  ret i64 %91, !dbg !379
}

define dso_local double @__mw_read_double(i8* noundef %0, i64 noundef %1, i8** nocapture noundef %2) local_unnamed_addr #4 !dbg !380 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  br label %6, !dbg !381

6:
  %7 = phi i8* [ %0, %3 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !381
  %9 = sext i8 %8 to i32, !dbg !381
  %10 = icmp ne i8 %8, 32, !dbg !382
  %11 = add nsw i32 %9, -14, !dbg !382
  %12 = icmp ult i32 %11, -5, !dbg !382
  %13 = and i1 %10, %12, !dbg !381
  %14 = getelementptr i8, i8* %7, i64 1, !dbg !384
  br i1 %13, label %15, label %6, !dbg !381, !llvm.loop !385

15:
  %16 = icmp eq i64 %1, 0, !dbg !386
  br i1 %16, label %23, label %17, !dbg !386

17:
  switch i8 %8, label %23 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !386

18:
  %19 = icmp eq i8 %8, 45, !dbg !387
  %20 = zext i1 %19 to i32, !dbg !387
  %21 = getelementptr i8, i8* %7, i64 1, !dbg !388
  %22 = add i64 %1, -1, !dbg !389
  br label %23, !dbg !390

23:
  %24 = phi i64 [ %22, %18 ], [ 0, %15 ], [ %1, %17 ]
  %25 = phi i8* [ %21, %18 ], [ %7, %15 ], [ %7, %17 ]
  %26 = phi i32 [ %20, %18 ], [ 0, %15 ], [ 0, %17 ], !dbg !391
  br label %31

27:
  %28 = getelementptr [4 x i8], [4 x i8]* @.str, i64 0, i64 %40, !dbg !392
  %29 = load i8, i8* %28, align 1, !dbg !392
  %30 = icmp eq i64 %40, 3, !dbg !392
  br i1 %30, label %46, label %31, !dbg !392, !llvm.loop !395

31:
  %32 = phi i8 [ %29, %27 ], [ 105, %23 ]
  %33 = phi i64 [ %40, %27 ], [ 0, %23 ]
  %34 = icmp eq i64 %33, %24, !dbg !397
  br i1 %34, label %41, label %35, !dbg !397

35:
  %36 = getelementptr i8, i8* %25, i64 %33, !dbg !397
  %37 = load i8, i8* %36, align 1, !dbg !397
  %38 = or i8 %37, 32, !dbg !397
  %39 = icmp eq i8 %38, %32, !dbg !397
  %40 = add nuw nsw i64 %33, 1, !dbg !392
  br i1 %39, label %27, label %41, !dbg !397

41:
  br label %63, !dbg !398

42:
  %43 = getelementptr [9 x i8], [9 x i8]* @.str.1, i64 0, i64 %55, !dbg !400
  %44 = load i8, i8* %43, align 1, !dbg !400
  %45 = icmp eq i64 %55, 8, !dbg !400
  br i1 %45, label %56, label %46, !dbg !400, !llvm.loop !402

46:
  %47 = phi i8 [ %44, %42 ], [ 105, %27 ]
  %48 = phi i64 [ %55, %42 ], [ 0, %27 ]
  %49 = icmp eq i64 %48, %24, !dbg !404
  br i1 %49, label %56, label %50, !dbg !404

50:
  %51 = getelementptr i8, i8* %25, i64 %48, !dbg !404
  %52 = load i8, i8* %51, align 1, !dbg !404
  %53 = or i8 %52, 32, !dbg !404
  %54 = icmp eq i8 %53, %47, !dbg !404
  %55 = add nuw nsw i64 %48, 1, !dbg !400
  br i1 %54, label %42, label %56, !dbg !404

56:
  %57 = phi i64 [ 8, %42 ], [ 3, %46 ], [ 3, %50 ]
  %58 = getelementptr i8, i8* %25, i64 %57, !dbg !405
  store i8* %58, i8** %2, align 8, !dbg !405
  br label %303, !dbg !406

59:
  %60 = getelementptr [4 x i8], [4 x i8]* @.str.2, i64 0, i64 %72, !dbg !398
  %61 = load i8, i8* %60, align 1, !dbg !398
  %62 = icmp eq i64 %72, 3, !dbg !398
  br i1 %62, label %73, label %63, !dbg !398, !llvm.loop !407

63:
  %64 = phi i8 [ %61, %59 ], [ 110, %41 ]
  %65 = phi i64 [ %72, %59 ], [ 0, %41 ]
  %66 = icmp eq i64 %65, %24, !dbg !409
  br i1 %66, label %75, label %67, !dbg !409

67:
  %68 = getelementptr i8, i8* %25, i64 %65, !dbg !409
  %69 = load i8, i8* %68, align 1, !dbg !409
  %70 = or i8 %69, 32, !dbg !409
  %71 = icmp eq i8 %70, %64, !dbg !409
  %72 = add nuw nsw i64 %65, 1, !dbg !398
  br i1 %71, label %59, label %75, !dbg !409

73:
  %74 = getelementptr i8, i8* %25, i64 3, !dbg !410
  store i8* %74, i8** %2, align 8, !dbg !410
  br label %303, !dbg !411

75:
  %76 = icmp ugt i64 %24, 2, !dbg !412
  br i1 %76, label %77, label %99, !dbg !412

77:
  %78 = load i8, i8* %25, align 1, !dbg !412
  %79 = icmp eq i8 %78, 48, !dbg !412
  br i1 %79, label %80, label %99, !dbg !412

80:
  %81 = getelementptr i8, i8* %25, i64 1, !dbg !412
  %82 = load i8, i8* %81, align 1, !dbg !412
  %83 = and i8 %82, -33, !dbg !412
  %84 = icmp eq i8 %83, 88, !dbg !412
  br i1 %84, label %85, label %99, !dbg !412

85:
  %86 = getelementptr i8, i8* %25, i64 2, !dbg !412
  %87 = load i8, i8* %86, align 1, !dbg !412
  %88 = sext i8 %87 to i32, !dbg !412
  %89 = or i32 %88, 32, !dbg !414
  %90 = add nsw i32 %88, -48, !dbg !416
  %91 = icmp ult i32 %90, 10, !dbg !417
  %92 = add nsw i32 %89, -97, !dbg !417
  %93 = icmp ult i32 %92, 26, !dbg !417
  %94 = add nsw i32 %89, -87, !dbg !417
  %95 = select i1 %93, i32 %94, i32 96, !dbg !417
  %96 = select i1 %91, i32 %90, i32 %95, !dbg !417
  %97 = icmp ult i32 %96, 16, !dbg !412
  %98 = zext i1 %97 to i32
  br label %99

99:
  %100 = phi i32 [ 0, %80 ], [ 0, %77 ], [ 0, %75 ], [ %98, %85 ]
  %101 = icmp eq i32 %100, 0, !dbg !411
  br i1 %101, label %123, label %102, !dbg !411

102:
  %103 = getelementptr i8, i8* %25, i64 2, !dbg !418
  br label %104, !dbg !418

104:
  %105 = phi i8* [ %103, %102 ], [ %119, %118 ], !dbg !418
  store i8* %105, i8** %2, align 8, !dbg !418
  %106 = load i8, i8* %105, align 1, !dbg !418
  %107 = sext i8 %106 to i32, !dbg !418
  %108 = or i32 %107, 32, !dbg !419
  %109 = add nsw i32 %107, -48, !dbg !421
  %110 = icmp ult i32 %109, 10, !dbg !422
  %111 = add nsw i32 %108, -97, !dbg !422
  %112 = icmp ult i32 %111, 26, !dbg !422
  %113 = add nsw i32 %108, -87, !dbg !422
  %114 = select i1 %112, i32 %113, i32 96, !dbg !422
  %115 = select i1 %110, i32 %109, i32 %114, !dbg !422
  %116 = icmp ult i32 %115, 16, !dbg !418
  br i1 %116, label %118, label %117, !dbg !418

117:
  switch i8 %106, label %120 [
    i8 112, label %118
    i8 80, label %118
    i8 46, label %118
  ], !dbg !418

118:
  %119 = getelementptr i8, i8* %105, i64 1, !dbg !418
  br label %104, !dbg !418, !llvm.loop !423

120:
  %121 = bitcast double* %5 to i8*, !dbg !425
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %121) #9, !dbg !425
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #8, !dbg !428
  call void @__midway_nondet(i8* noundef nonnull %121, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #8, !dbg !429
  %122 = load double, double* %5, align 8, !dbg !430
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %121) #9, !dbg !431
  br label %303, !dbg !432

123:
  %124 = icmp eq i64 %24, 0, !dbg !433
  br i1 %124, label %171, label %125, !dbg !433

125:
  %126 = getelementptr i8, i8* %25, i64 %24, !dbg !433
  br label %127, !dbg !433

127:
  %128 = phi i64 [ %167, %162 ], [ 0, %125 ]
  %129 = phi i32 [ %166, %162 ], [ 0, %125 ]
  %130 = phi i32 [ %165, %162 ], [ 0, %125 ]
  %131 = phi i32 [ %164, %162 ], [ 0, %125 ]
  %132 = phi i64 [ %163, %162 ], [ 0, %125 ]
  %133 = phi i8* [ %168, %162 ], [ %25, %125 ]
  %134 = phi i64 [ %169, %162 ], [ %24, %125 ]
  %135 = load i8, i8* %133, align 1, !dbg !436
  %136 = icmp ne i8 %135, 46, !dbg !436
  %137 = icmp ne i32 %129, 0, !dbg !436
  %138 = select i1 %136, i1 true, i1 %137, !dbg !436
  br i1 %138, label %139, label %162, !dbg !436

139:
  %140 = sext i8 %135 to i32, !dbg !436
  %141 = add nsw i32 %140, -58, !dbg !437
  %142 = icmp ult i32 %141, -10, !dbg !437
  br i1 %142, label %171, label %143, !dbg !440

143:
  %144 = icmp sgt i32 %131, 0, !dbg !441
  %145 = icmp ne i8 %135, 48
  %146 = select i1 %144, i1 true, i1 %145, !dbg !441
  %147 = zext i1 %146 to i32, !dbg !441
  %148 = add i32 %131, %147, !dbg !441
  %149 = icmp slt i32 %148, 20, !dbg !442
  br i1 %149, label %150, label %158, !dbg !442

150:
  %151 = mul i64 %132, 10, !dbg !443
  %152 = sext i8 %135 to i64, !dbg !443
  %153 = add nsw i64 %152, 4294967248, !dbg !443
  %154 = and i64 %153, 4294967295, !dbg !443
  %155 = add i64 %154, %151, !dbg !443
  %156 = zext i32 %129 to i64
  %157 = sub i64 %128, %156, !dbg !444
  br label %162, !dbg !445

158:
  %159 = xor i1 %137, true, !dbg !446
  %160 = zext i1 %159 to i64
  %161 = add i64 %128, %160, !dbg !446
  br label %162

162:
  %163 = phi i64 [ %155, %150 ], [ %132, %158 ], [ %132, %127 ], !dbg !447
  %164 = phi i32 [ %148, %150 ], [ %148, %158 ], [ %131, %127 ], !dbg !447
  %165 = phi i32 [ 1, %150 ], [ 1, %158 ], [ %130, %127 ], !dbg !447
  %166 = phi i32 [ %129, %150 ], [ %129, %158 ], [ 1, %127 ], !dbg !447
  %167 = phi i64 [ %157, %150 ], [ %161, %158 ], [ %128, %127 ], !dbg !447
  %168 = getelementptr i8, i8* %133, i64 1, !dbg !433
  %169 = add i64 %134, -1, !dbg !433
  %170 = icmp eq i64 %169, 0, !dbg !433
  br i1 %170, label %171, label %127, !dbg !433, !llvm.loop !448

171:
  %172 = phi i64 [ %24, %123 ], [ 0, %162 ], [ %134, %139 ]
  %173 = phi i8* [ %25, %123 ], [ %126, %162 ], [ %133, %139 ]
  %174 = phi i64 [ 0, %123 ], [ %163, %162 ], [ %132, %139 ], !dbg !447
  %175 = phi i32 [ 0, %123 ], [ %164, %162 ], [ %131, %139 ], !dbg !447
  %176 = phi i32 [ 0, %123 ], [ %165, %162 ], [ %130, %139 ], !dbg !447
  %177 = phi i64 [ 0, %123 ], [ %167, %162 ], [ %128, %139 ], !dbg !447
  %178 = icmp eq i32 %176, 0, !dbg !450
  %179 = select i1 %178, i8* null, i8* %173, !dbg !450
  store i8* %179, i8** %2, align 8, !dbg !450
  br i1 %178, label %303, label %180, !dbg !451

180:
  %181 = icmp ult i64 %172, 2, !dbg !452
  br i1 %181, label %277, label %182, !dbg !452

182:
  %183 = load i8, i8* %173, align 1, !dbg !452
  %184 = and i8 %183, -33, !dbg !452
  %185 = icmp eq i8 %184, 69, !dbg !452
  br i1 %185, label %186, label %277, !dbg !452

186:
  %187 = getelementptr i8, i8* %173, i64 1, !dbg !452
  %188 = load i8, i8* %187, align 1, !dbg !452
  %189 = sext i8 %188 to i32, !dbg !452
  %190 = icmp ne i8 %188, 32, !dbg !455
  %191 = add nsw i32 %189, -14, !dbg !455
  %192 = icmp ult i32 %191, -5, !dbg !455
  %193 = and i1 %190, %192, !dbg !452
  br i1 %193, label %194, label %277, !dbg !452

194:
  %195 = phi i8* [ %202, %194 ], [ %187, %186 ]
  %196 = load i8, i8* %195, align 1, !dbg !457, !noalias !459
  %197 = sext i8 %196 to i32, !dbg !457
  %198 = icmp ne i8 %196, 32, !dbg !462
  %199 = add nsw i32 %197, -14, !dbg !462
  %200 = icmp ult i32 %199, -5, !dbg !462
  %201 = and i1 %198, %200, !dbg !457
  %202 = getelementptr i8, i8* %195, i64 1, !dbg !464
  br i1 %201, label %203, label %194, !dbg !457, !llvm.loop !465

203:
  %204 = add i64 %172, -1, !dbg !466
  %205 = icmp eq i64 %204, 0, !dbg !467
  br i1 %205, label %211, label %206, !dbg !467

206:
  switch i8 %196, label %211 [
    i8 45, label %207
    i8 43, label %207
  ], !dbg !467

207:
  %208 = icmp eq i8 %196, 45, !dbg !468
  %209 = zext i1 %208 to i32, !dbg !468
  %210 = add i64 %172, -2, !dbg !469
  br label %211, !dbg !470

211:
  %212 = phi i32 [ 0, %203 ], [ 0, %206 ], [ %209, %207 ], !dbg !471
  %213 = phi i64 [ 0, %203 ], [ %204, %206 ], [ %210, %207 ]
  %214 = phi i8* [ %195, %203 ], [ %195, %206 ], [ %202, %207 ]
  %215 = icmp eq i64 %213, 0, !dbg !472
  br i1 %215, label %264, label %216, !dbg !472

216:
  %217 = load i8, i8* %214, align 1, !dbg !472, !noalias !459
  %218 = sext i8 %217 to i32, !dbg !472
  %219 = or i32 %218, 32, !dbg !473
  %220 = add nsw i32 %218, -48, !dbg !475
  %221 = icmp ult i32 %220, 10, !dbg !476
  %222 = add nsw i32 %219, -97, !dbg !476
  %223 = icmp ult i32 %222, 26, !dbg !476
  %224 = add nsw i32 %219, -87, !dbg !476
  %225 = select i1 %223, i32 %224, i32 99, !dbg !476
  %226 = select i1 %221, i32 %220, i32 %225, !dbg !476
  %227 = icmp ult i32 %226, 10, !dbg !472
  br i1 %227, label %228, label %264, !dbg !472

228:
  %229 = getelementptr i8, i8* %214, i64 %213, !dbg !472
  br label %243, !dbg !472

230:
  %231 = extractvalue { i64, i1 } %253, 0, !dbg !477
  %232 = load i8, i8* %258, align 1, !dbg !472, !noalias !459
  %233 = sext i8 %232 to i32, !dbg !472
  %234 = or i32 %233, 32, !dbg !473
  %235 = add nsw i32 %233, -48, !dbg !475
  %236 = icmp ult i32 %235, 10, !dbg !476
  %237 = add nsw i32 %234, -97, !dbg !476
  %238 = icmp ult i32 %237, 26, !dbg !476
  %239 = add nsw i32 %234, -87, !dbg !476
  %240 = select i1 %238, i32 %239, i32 99, !dbg !476
  %241 = select i1 %236, i32 %235, i32 %240, !dbg !476
  %242 = icmp ult i32 %241, 10, !dbg !472
  br i1 %242, label %243, label %261, !dbg !472, !llvm.loop !478

243:
  %244 = phi i32 [ %241, %230 ], [ %226, %228 ]
  %245 = phi i64 [ %259, %230 ], [ %213, %228 ]
  %246 = phi i8* [ %258, %230 ], [ %214, %228 ]
  %247 = phi i32 [ %257, %230 ], [ 0, %228 ]
  %248 = phi i64 [ %231, %230 ], [ 0, %228 ]
  %249 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %248, i64 10) #9, !dbg !480
  %250 = extractvalue { i64, i1 } %249, 1, !dbg !480
  %251 = extractvalue { i64, i1 } %249, 0, !dbg !480
  %252 = zext i32 %244 to i64, !dbg !477
  %253 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %251, i64 %252) #9, !dbg !477
  %254 = extractvalue { i64, i1 } %253, 1, !dbg !477
  %255 = or i1 %250, %254, !dbg !477
  %256 = zext i1 %255 to i32, !dbg !481
  %257 = or i32 %247, %256, !dbg !481
  %258 = getelementptr i8, i8* %246, i64 1, !dbg !482
  %259 = add i64 %245, -1, !dbg !472
  %260 = icmp eq i64 %259, 0, !dbg !472
  br i1 %260, label %261, label %230, !dbg !472, !llvm.loop !483

261:
  %262 = phi i8* [ %229, %243 ], [ %258, %230 ]
  %263 = extractvalue { i64, i1 } %253, 0, !dbg !477
  br label %264, !dbg !484

264:
  %265 = phi i64 [ 0, %211 ], [ 0, %216 ], [ %263, %261 ], !dbg !471
  %266 = phi i32 [ 0, %211 ], [ 0, %216 ], [ %257, %261 ], !dbg !471
  %267 = phi i8* [ null, %211 ], [ null, %216 ], [ %262, %261 ], !dbg !471
  %268 = icmp eq i8* %267, null, !dbg !484
  br i1 %268, label %277, label %269, !dbg !484

269:
  store i8* %267, i8** %2, align 8, !dbg !485
  %270 = icmp ne i32 %266, 0, !dbg !486
  %271 = icmp ugt i64 %265, 9999, !dbg !486
  %272 = select i1 %270, i1 true, i1 %271, !dbg !486
  %273 = select i1 %272, i64 9999, i64 %265, !dbg !486
  %274 = icmp eq i32 %212, 0, !dbg !487
  %275 = sub i64 0, %273, !dbg !487
  %276 = select i1 %274, i64 %273, i64 %275, !dbg !487
  br label %277

277:
  %278 = phi i64 [ 0, %186 ], [ 0, %182 ], [ 0, %180 ], [ %276, %269 ], [ 0, %264 ], !dbg !488
  %279 = add i64 %278, %177, !dbg !451
  %280 = icmp eq i64 %174, 0, !dbg !489
  br i1 %280, label %303, label %281, !dbg !489

281:
  %282 = icmp sgt i32 %175, 19, !dbg !492
  %283 = icmp ugt i64 %174, 9007199254740991, !dbg !492
  %284 = or i1 %283, %282, !dbg !492
  %285 = add i64 %279, -23, !dbg !492
  %286 = icmp ult i64 %285, -45, !dbg !492
  %287 = or i1 %284, %286, !dbg !492
  br i1 %287, label %288, label %291, !dbg !492

288:
  %289 = bitcast double* %4 to i8*, !dbg !493
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %289) #9, !dbg !493
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #8, !dbg !495
  call void @__midway_nondet(i8* noundef nonnull %289, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #8, !dbg !496
  %290 = load double, double* %4, align 8, !dbg !497
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %289) #9, !dbg !498
  br label %303, !dbg !499

291:
  %292 = uitofp i64 %174 to double, !dbg !500
  %293 = icmp slt i64 %279, 0, !dbg !501
  br i1 %293, label %294, label %299, !dbg !501

294:
  %295 = sub i64 0, %279, !dbg !501
  %296 = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %295, !dbg !501
  %297 = load double, double* %296, align 8, !dbg !501
  %298 = fdiv double %292, %297, !dbg !501
  br label %303, !dbg !501

299:
  %300 = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %279, !dbg !501
  %301 = load double, double* %300, align 8, !dbg !501
  %302 = fmul double %301, %292, !dbg !501
  br label %303, !dbg !501

303:
  %304 = phi double [ 0x7FF0000000000000, %56 ], [ 0x7FF8000000000000, %73 ], [ %122, %120 ], [ 0.000000e+00, %171 ], [ %290, %288 ], [ 0.000000e+00, %277 ], [ %298, %294 ], [ %302, %299 ], !dbg !391
  %305 = icmp eq i32 %26, 0, !dbg !502
  br i1 %305, label %311, label %306, !dbg !502

306:
  %307 = load i8*, i8** %2, align 8, !dbg !502
  %308 = icmp eq i8* %307, null, !dbg !502
  %309 = fneg double %304
  %310 = select i1 %308, double %304, double %309, !dbg !502
  br label %311, !dbg !502

311:
  %312 = phi double [ %304, %303 ], [ %310, %306 ], !dbg !502
  ret double %312, !dbg !502
}

define dso_local double @strtod(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !503 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*, !dbg !504
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !504
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !505
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #10, !dbg !506
  %6 = load i8*, i8** %3, align 8, !dbg !507
  %7 = icmp eq i8* %6, null, !dbg !508
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !508
  %9 = ptrtoint i8* %8 to i64, !dbg !510
  %10 = ptrtoint i8* %0 to i64, !dbg !510
  %11 = sub i64 1, %10, !dbg !510
  %12 = add i64 %11, %9, !dbg !510
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !510
  %13 = icmp eq i8** %1, null, !dbg !511
  br i1 %13, label %16, label %14, !dbg !511

14:
  %15 = bitcast i8** %1 to i8*, !dbg !512
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !512
  store i8* %8, i8** %1, align 8, !dbg !513
  br label %16, !dbg !514

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !515
  ret double %5, !dbg !516
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #6

define dso_local float @strtof(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !517 {
  %3 = alloca i8*, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !518), !dbg !521
  %4 = bitcast i8** %3 to i8*, !dbg !522
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !522, !noalias !524
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !526, !noalias !518
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #8, !dbg !527, !noalias !518
  %6 = load i8*, i8** %3, align 8, !dbg !528, !noalias !524
  %7 = icmp eq i8* %6, null, !dbg !529
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !529
  %9 = ptrtoint i8* %8 to i64, !dbg !531
  %10 = ptrtoint i8* %0 to i64, !dbg !531
  %11 = sub i64 1, %10, !dbg !531
  %12 = add i64 %11, %9, !dbg !531
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !531, !noalias !518
  %13 = icmp eq i8** %1, null, !dbg !532
  br i1 %13, label %16, label %14, !dbg !532

14:
  %15 = bitcast i8** %1 to i8*, !dbg !533
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !533
  store i8* %8, i8** %1, align 8, !dbg !534, !alias.scope !518, !noalias !535
  br label %16, !dbg !536

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !537, !noalias !524
  %17 = fptrunc double %5 to float, !dbg !521
  ret float %17, !dbg !521
}

define dso_local x86_fp80 @strtold(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !538 {
  %3 = alloca i8*, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !539), !dbg !542
  %4 = bitcast i8** %3 to i8*, !dbg !543
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !543, !noalias !545
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !547, !noalias !539
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #8, !dbg !548, !noalias !539
  %6 = load i8*, i8** %3, align 8, !dbg !549, !noalias !545
  %7 = icmp eq i8* %6, null, !dbg !550
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !550
  %9 = ptrtoint i8* %8 to i64, !dbg !552
  %10 = ptrtoint i8* %0 to i64, !dbg !552
  %11 = sub i64 1, %10, !dbg !552
  %12 = add i64 %11, %9, !dbg !552
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !552, !noalias !539
  %13 = icmp eq i8** %1, null, !dbg !553
  br i1 %13, label %16, label %14, !dbg !553

14:
  %15 = bitcast i8** %1 to i8*, !dbg !554
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !554
  store i8* %8, i8** %1, align 8, !dbg !555, !alias.scope !539, !noalias !556
  br label %16, !dbg !557

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !558, !noalias !545
  %17 = fpext double %5 to x86_fp80, !dbg !542
  ret x86_fp80 %17, !dbg !542
}

define dso_local double @atof(i8* noundef %0) local_unnamed_addr #5 !dbg !559 {
  %2 = alloca i8*, align 8
  %3 = bitcast i8** %2 to i8*, !dbg !560
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !560, !noalias !562
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !566, !noalias !567
  %4 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %2) #8, !dbg !568, !noalias !567
  %5 = load i8*, i8** %2, align 8, !dbg !569, !noalias !562
  %6 = icmp eq i8* %5, null, !dbg !570
  %7 = select i1 %6, i8* %0, i8* %5, !dbg !570
  %8 = ptrtoint i8* %7 to i64, !dbg !572
  %9 = ptrtoint i8* %0 to i64, !dbg !572
  %10 = sub i64 1, %9, !dbg !572
  %11 = add i64 %10, %8, !dbg !572
  call void @__midway_touched(i8* noundef %0, i64 noundef %11, i32 noundef 0) #8, !dbg !572, !noalias !567
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !573, !noalias !562
  ret double %4, !dbg !574
}

declare !dbg !575 i32 @__mw_fail(i32 noundef) local_unnamed_addr #6

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
!8 = distinct !DISubprogram(name: "__mw_read_integer", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 25, scope: !8)
!12 = !DILocation(line: 26, scope: !8)
!13 = !DILocation(line: 20, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "is_space", scope: !15, file: !15, line: 20, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
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
!28 = distinct !DISubprogram(name: "has_prefix", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!29 = distinct !DILocation(line: 33, scope: !8)
!30 = !DILocation(line: 13, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "digit_of", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
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
!54 = distinct !DISubprogram(name: "strtol", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 64, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "read_signed", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!57 = distinct !DILocation(line: 90, scope: !54)
!58 = !DILocation(line: 65, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 66, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 53, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 51, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!62 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 54, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 55, scope: !61, inlinedAt: !62)
!65 = !DILocation(line: 56, scope: !61, inlinedAt: !62)
!66 = !DILocation(line: 57, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 58, scope: !61, inlinedAt: !62)
!68 = !DILocation(line: 67, scope: !56, inlinedAt: !57)
!69 = !DILocation(line: 68, scope: !56, inlinedAt: !57)
!70 = !DILocation(line: 69, scope: !56, inlinedAt: !57)
!71 = !DILocation(line: 71, scope: !56, inlinedAt: !57)
!72 = !DILocation(line: 0, scope: !56, inlinedAt: !57)
!73 = !DILocation(line: 72, scope: !56, inlinedAt: !57)
!74 = !DILocation(line: 90, scope: !54)
!75 = distinct !DISubprogram(name: "__isoc23_strtol", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 64, scope: !56, inlinedAt: !77)
!77 = distinct !DILocation(line: 90, scope: !75)
!78 = !DILocation(line: 65, scope: !56, inlinedAt: !77)
!79 = !DILocation(line: 66, scope: !56, inlinedAt: !77)
!80 = !DILocation(line: 53, scope: !61, inlinedAt: !81)
!81 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !77)
!82 = !DILocation(line: 54, scope: !61, inlinedAt: !81)
!83 = !DILocation(line: 55, scope: !61, inlinedAt: !81)
!84 = !DILocation(line: 56, scope: !61, inlinedAt: !81)
!85 = !DILocation(line: 57, scope: !61, inlinedAt: !81)
!86 = !DILocation(line: 58, scope: !61, inlinedAt: !81)
!87 = !DILocation(line: 67, scope: !56, inlinedAt: !77)
!88 = !DILocation(line: 68, scope: !56, inlinedAt: !77)
!89 = !DILocation(line: 69, scope: !56, inlinedAt: !77)
!90 = !DILocation(line: 71, scope: !56, inlinedAt: !77)
!91 = !DILocation(line: 0, scope: !56, inlinedAt: !77)
!92 = !DILocation(line: 72, scope: !56, inlinedAt: !77)
!93 = !DILocation(line: 90, scope: !75)
!94 = distinct !DISubprogram(name: "strtoll", scope: !1, file: !1, line: 91, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 64, scope: !56, inlinedAt: !96)
!96 = distinct !DILocation(line: 91, scope: !94)
!97 = !DILocation(line: 65, scope: !56, inlinedAt: !96)
!98 = !DILocation(line: 66, scope: !56, inlinedAt: !96)
!99 = !DILocation(line: 53, scope: !61, inlinedAt: !100)
!100 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !96)
!101 = !DILocation(line: 54, scope: !61, inlinedAt: !100)
!102 = !DILocation(line: 55, scope: !61, inlinedAt: !100)
!103 = !DILocation(line: 56, scope: !61, inlinedAt: !100)
!104 = !DILocation(line: 57, scope: !61, inlinedAt: !100)
!105 = !DILocation(line: 58, scope: !61, inlinedAt: !100)
!106 = !DILocation(line: 67, scope: !56, inlinedAt: !96)
!107 = !DILocation(line: 68, scope: !56, inlinedAt: !96)
!108 = !DILocation(line: 69, scope: !56, inlinedAt: !96)
!109 = !DILocation(line: 71, scope: !56, inlinedAt: !96)
!110 = !DILocation(line: 0, scope: !56, inlinedAt: !96)
!111 = !DILocation(line: 72, scope: !56, inlinedAt: !96)
!112 = !DILocation(line: 91, scope: !94)
!113 = distinct !DISubprogram(name: "__isoc23_strtoll", scope: !1, file: !1, line: 91, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 64, scope: !56, inlinedAt: !115)
!115 = distinct !DILocation(line: 91, scope: !113)
!116 = !DILocation(line: 65, scope: !56, inlinedAt: !115)
!117 = !DILocation(line: 66, scope: !56, inlinedAt: !115)
!118 = !DILocation(line: 53, scope: !61, inlinedAt: !119)
!119 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !115)
!120 = !DILocation(line: 54, scope: !61, inlinedAt: !119)
!121 = !DILocation(line: 55, scope: !61, inlinedAt: !119)
!122 = !DILocation(line: 56, scope: !61, inlinedAt: !119)
!123 = !DILocation(line: 57, scope: !61, inlinedAt: !119)
!124 = !DILocation(line: 58, scope: !61, inlinedAt: !119)
!125 = !DILocation(line: 67, scope: !56, inlinedAt: !115)
!126 = !DILocation(line: 68, scope: !56, inlinedAt: !115)
!127 = !DILocation(line: 69, scope: !56, inlinedAt: !115)
!128 = !DILocation(line: 71, scope: !56, inlinedAt: !115)
!129 = !DILocation(line: 0, scope: !56, inlinedAt: !115)
!130 = !DILocation(line: 72, scope: !56, inlinedAt: !115)
!131 = !DILocation(line: 91, scope: !113)
!132 = distinct !DISubprogram(name: "strtoul", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 76, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "read_unsigned", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!135 = distinct !DILocation(line: 92, scope: !132)
!136 = !DILocation(line: 77, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 78, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 53, scope: !61, inlinedAt: !139)
!139 = distinct !DILocation(line: 78, scope: !134, inlinedAt: !135)
!140 = !DILocation(line: 54, scope: !61, inlinedAt: !139)
!141 = !DILocation(line: 55, scope: !61, inlinedAt: !139)
!142 = !DILocation(line: 56, scope: !61, inlinedAt: !139)
!143 = !DILocation(line: 57, scope: !61, inlinedAt: !139)
!144 = !DILocation(line: 58, scope: !61, inlinedAt: !139)
!145 = !DILocation(line: 79, scope: !134, inlinedAt: !135)
!146 = !DILocation(line: 83, scope: !134, inlinedAt: !135)
!147 = !DILocation(line: 80, scope: !134, inlinedAt: !135)
!148 = !DILocation(line: 81, scope: !134, inlinedAt: !135)
!149 = !DILocation(line: 0, scope: !134, inlinedAt: !135)
!150 = !DILocation(line: 84, scope: !134, inlinedAt: !135)
!151 = !DILocation(line: 92, scope: !132)
!152 = distinct !DISubprogram(name: "__isoc23_strtoul", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 76, scope: !134, inlinedAt: !154)
!154 = distinct !DILocation(line: 92, scope: !152)
!155 = !DILocation(line: 77, scope: !134, inlinedAt: !154)
!156 = !DILocation(line: 78, scope: !134, inlinedAt: !154)
!157 = !DILocation(line: 53, scope: !61, inlinedAt: !158)
!158 = distinct !DILocation(line: 78, scope: !134, inlinedAt: !154)
!159 = !DILocation(line: 54, scope: !61, inlinedAt: !158)
!160 = !DILocation(line: 55, scope: !61, inlinedAt: !158)
!161 = !DILocation(line: 56, scope: !61, inlinedAt: !158)
!162 = !DILocation(line: 57, scope: !61, inlinedAt: !158)
!163 = !DILocation(line: 58, scope: !61, inlinedAt: !158)
!164 = !DILocation(line: 79, scope: !134, inlinedAt: !154)
!165 = !DILocation(line: 83, scope: !134, inlinedAt: !154)
!166 = !DILocation(line: 80, scope: !134, inlinedAt: !154)
!167 = !DILocation(line: 81, scope: !134, inlinedAt: !154)
!168 = !DILocation(line: 0, scope: !134, inlinedAt: !154)
!169 = !DILocation(line: 84, scope: !134, inlinedAt: !154)
!170 = !DILocation(line: 92, scope: !152)
!171 = distinct !DISubprogram(name: "strtoull", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 76, scope: !134, inlinedAt: !173)
!173 = distinct !DILocation(line: 93, scope: !171)
!174 = !DILocation(line: 77, scope: !134, inlinedAt: !173)
!175 = !DILocation(line: 78, scope: !134, inlinedAt: !173)
!176 = !DILocation(line: 53, scope: !61, inlinedAt: !177)
!177 = distinct !DILocation(line: 78, scope: !134, inlinedAt: !173)
!178 = !DILocation(line: 54, scope: !61, inlinedAt: !177)
!179 = !DILocation(line: 55, scope: !61, inlinedAt: !177)
!180 = !DILocation(line: 56, scope: !61, inlinedAt: !177)
!181 = !DILocation(line: 57, scope: !61, inlinedAt: !177)
!182 = !DILocation(line: 58, scope: !61, inlinedAt: !177)
!183 = !DILocation(line: 79, scope: !134, inlinedAt: !173)
!184 = !DILocation(line: 83, scope: !134, inlinedAt: !173)
!185 = !DILocation(line: 80, scope: !134, inlinedAt: !173)
!186 = !DILocation(line: 81, scope: !134, inlinedAt: !173)
!187 = !DILocation(line: 0, scope: !134, inlinedAt: !173)
!188 = !DILocation(line: 84, scope: !134, inlinedAt: !173)
!189 = !DILocation(line: 93, scope: !171)
!190 = distinct !DISubprogram(name: "__isoc23_strtoull", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 76, scope: !134, inlinedAt: !192)
!192 = distinct !DILocation(line: 93, scope: !190)
!193 = !DILocation(line: 77, scope: !134, inlinedAt: !192)
!194 = !DILocation(line: 78, scope: !134, inlinedAt: !192)
!195 = !DILocation(line: 53, scope: !61, inlinedAt: !196)
!196 = distinct !DILocation(line: 78, scope: !134, inlinedAt: !192)
!197 = !DILocation(line: 54, scope: !61, inlinedAt: !196)
!198 = !DILocation(line: 55, scope: !61, inlinedAt: !196)
!199 = !DILocation(line: 56, scope: !61, inlinedAt: !196)
!200 = !DILocation(line: 57, scope: !61, inlinedAt: !196)
!201 = !DILocation(line: 58, scope: !61, inlinedAt: !196)
!202 = !DILocation(line: 79, scope: !134, inlinedAt: !192)
!203 = !DILocation(line: 83, scope: !134, inlinedAt: !192)
!204 = !DILocation(line: 80, scope: !134, inlinedAt: !192)
!205 = !DILocation(line: 81, scope: !134, inlinedAt: !192)
!206 = !DILocation(line: 0, scope: !134, inlinedAt: !192)
!207 = !DILocation(line: 84, scope: !134, inlinedAt: !192)
!208 = !DILocation(line: 93, scope: !190)
!209 = distinct !DISubprogram(name: "strtoq", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 64, scope: !56, inlinedAt: !211)
!211 = distinct !DILocation(line: 94, scope: !209)
!212 = !DILocation(line: 65, scope: !56, inlinedAt: !211)
!213 = !DILocation(line: 66, scope: !56, inlinedAt: !211)
!214 = !DILocation(line: 53, scope: !61, inlinedAt: !215)
!215 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !211)
!216 = !DILocation(line: 54, scope: !61, inlinedAt: !215)
!217 = !DILocation(line: 55, scope: !61, inlinedAt: !215)
!218 = !DILocation(line: 56, scope: !61, inlinedAt: !215)
!219 = !DILocation(line: 57, scope: !61, inlinedAt: !215)
!220 = !DILocation(line: 58, scope: !61, inlinedAt: !215)
!221 = !DILocation(line: 67, scope: !56, inlinedAt: !211)
!222 = !DILocation(line: 68, scope: !56, inlinedAt: !211)
!223 = !DILocation(line: 69, scope: !56, inlinedAt: !211)
!224 = !DILocation(line: 71, scope: !56, inlinedAt: !211)
!225 = !DILocation(line: 0, scope: !56, inlinedAt: !211)
!226 = !DILocation(line: 72, scope: !56, inlinedAt: !211)
!227 = !DILocation(line: 94, scope: !209)
!228 = distinct !DISubprogram(name: "strtoimax", scope: !1, file: !1, line: 95, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!229 = !DILocation(line: 64, scope: !56, inlinedAt: !230)
!230 = distinct !DILocation(line: 95, scope: !228)
!231 = !DILocation(line: 65, scope: !56, inlinedAt: !230)
!232 = !DILocation(line: 66, scope: !56, inlinedAt: !230)
!233 = !DILocation(line: 53, scope: !61, inlinedAt: !234)
!234 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !230)
!235 = !DILocation(line: 54, scope: !61, inlinedAt: !234)
!236 = !DILocation(line: 55, scope: !61, inlinedAt: !234)
!237 = !DILocation(line: 56, scope: !61, inlinedAt: !234)
!238 = !DILocation(line: 57, scope: !61, inlinedAt: !234)
!239 = !DILocation(line: 58, scope: !61, inlinedAt: !234)
!240 = !DILocation(line: 67, scope: !56, inlinedAt: !230)
!241 = !DILocation(line: 68, scope: !56, inlinedAt: !230)
!242 = !DILocation(line: 69, scope: !56, inlinedAt: !230)
!243 = !DILocation(line: 71, scope: !56, inlinedAt: !230)
!244 = !DILocation(line: 0, scope: !56, inlinedAt: !230)
!245 = !DILocation(line: 72, scope: !56, inlinedAt: !230)
!246 = !DILocation(line: 95, scope: !228)
!247 = distinct !DISubprogram(name: "strtoumax", scope: !1, file: !1, line: 96, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!248 = !DILocation(line: 76, scope: !134, inlinedAt: !249)
!249 = distinct !DILocation(line: 98, scope: !247)
!250 = !DILocation(line: 77, scope: !134, inlinedAt: !249)
!251 = !DILocation(line: 78, scope: !134, inlinedAt: !249)
!252 = !DILocation(line: 53, scope: !61, inlinedAt: !253)
!253 = distinct !DILocation(line: 78, scope: !134, inlinedAt: !249)
!254 = !DILocation(line: 54, scope: !61, inlinedAt: !253)
!255 = !DILocation(line: 55, scope: !61, inlinedAt: !253)
!256 = !DILocation(line: 56, scope: !61, inlinedAt: !253)
!257 = !DILocation(line: 57, scope: !61, inlinedAt: !253)
!258 = !DILocation(line: 58, scope: !61, inlinedAt: !253)
!259 = !DILocation(line: 79, scope: !134, inlinedAt: !249)
!260 = !DILocation(line: 83, scope: !134, inlinedAt: !249)
!261 = !DILocation(line: 80, scope: !134, inlinedAt: !249)
!262 = !DILocation(line: 81, scope: !134, inlinedAt: !249)
!263 = !DILocation(line: 0, scope: !134, inlinedAt: !249)
!264 = !DILocation(line: 84, scope: !134, inlinedAt: !249)
!265 = !DILocation(line: 98, scope: !247)
!266 = distinct !DISubprogram(name: "__strtol_internal", scope: !1, file: !1, line: 100, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 100, scope: !266)
!268 = distinct !DISubprogram(name: "__strtoul_internal", scope: !1, file: !1, line: 101, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!269 = !DILocation(line: 103, scope: !268)
!270 = distinct !DISubprogram(name: "__strtoll_internal", scope: !1, file: !1, line: 105, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!271 = !DILocation(line: 107, scope: !270)
!272 = distinct !DISubprogram(name: "atoi", scope: !1, file: !1, line: 110, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!273 = !DILocation(line: 64, scope: !56, inlinedAt: !274)
!274 = distinct !DILocation(line: 110, scope: !272)
!275 = !DILocation(line: 26, scope: !8, inlinedAt: !276)
!276 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !274)
!277 = !{!278}
!278 = distinct !{!278, !279, !"__mw_read_integer: argument 0"}
!279 = distinct !{!279, !"__mw_read_integer"}
!280 = !DILocation(line: 20, scope: !14, inlinedAt: !281)
!281 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !276)
!282 = !DILocation(line: 27, scope: !8, inlinedAt: !276)
!283 = distinct !{!283, !275, !282, !19, !20}
!284 = !DILocation(line: 28, scope: !8, inlinedAt: !276)
!285 = !DILocation(line: 29, scope: !8, inlinedAt: !276)
!286 = !DILocation(line: 32, scope: !8, inlinedAt: !276)
!287 = !DILocation(line: 0, scope: !8, inlinedAt: !276)
!288 = !DILocation(line: 40, scope: !8, inlinedAt: !276)
!289 = !DILocation(line: 13, scope: !31, inlinedAt: !290)
!290 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !276)
!291 = !DILocation(line: 14, scope: !31, inlinedAt: !290)
!292 = !DILocation(line: 15, scope: !31, inlinedAt: !290)
!293 = distinct !{!293, !288, !294, !19, !20}
!294 = !DILocation(line: 47, scope: !8, inlinedAt: !276)
!295 = !DILocation(line: 42, scope: !8, inlinedAt: !276)
!296 = !DILocation(line: 43, scope: !8, inlinedAt: !276)
!297 = !DILocation(line: 44, scope: !8, inlinedAt: !276)
!298 = !DILocation(line: 46, scope: !8, inlinedAt: !276)
!299 = !DILocation(line: 53, scope: !61, inlinedAt: !300)
!300 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !274)
!301 = !DILocation(line: 54, scope: !61, inlinedAt: !300)
!302 = !DILocation(line: 67, scope: !56, inlinedAt: !274)
!303 = !DILocation(line: 68, scope: !56, inlinedAt: !274)
!304 = !DILocation(line: 69, scope: !56, inlinedAt: !274)
!305 = !DILocation(line: 71, scope: !56, inlinedAt: !274)
!306 = !DILocation(line: 0, scope: !56, inlinedAt: !274)
!307 = !DILocation(line: 110, scope: !272)
!308 = distinct !DISubprogram(name: "atol", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!309 = !DILocation(line: 64, scope: !56, inlinedAt: !310)
!310 = distinct !DILocation(line: 111, scope: !308)
!311 = !DILocation(line: 26, scope: !8, inlinedAt: !312)
!312 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !310)
!313 = !{!314}
!314 = distinct !{!314, !315, !"__mw_read_integer: argument 0"}
!315 = distinct !{!315, !"__mw_read_integer"}
!316 = !DILocation(line: 20, scope: !14, inlinedAt: !317)
!317 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !312)
!318 = !DILocation(line: 27, scope: !8, inlinedAt: !312)
!319 = distinct !{!319, !311, !318, !19, !20}
!320 = !DILocation(line: 28, scope: !8, inlinedAt: !312)
!321 = !DILocation(line: 29, scope: !8, inlinedAt: !312)
!322 = !DILocation(line: 32, scope: !8, inlinedAt: !312)
!323 = !DILocation(line: 0, scope: !8, inlinedAt: !312)
!324 = !DILocation(line: 40, scope: !8, inlinedAt: !312)
!325 = !DILocation(line: 13, scope: !31, inlinedAt: !326)
!326 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !312)
!327 = !DILocation(line: 14, scope: !31, inlinedAt: !326)
!328 = !DILocation(line: 15, scope: !31, inlinedAt: !326)
!329 = distinct !{!329, !324, !330, !19, !20}
!330 = !DILocation(line: 47, scope: !8, inlinedAt: !312)
!331 = !DILocation(line: 42, scope: !8, inlinedAt: !312)
!332 = !DILocation(line: 43, scope: !8, inlinedAt: !312)
!333 = !DILocation(line: 44, scope: !8, inlinedAt: !312)
!334 = !DILocation(line: 46, scope: !8, inlinedAt: !312)
!335 = !DILocation(line: 53, scope: !61, inlinedAt: !336)
!336 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !310)
!337 = !DILocation(line: 54, scope: !61, inlinedAt: !336)
!338 = !DILocation(line: 67, scope: !56, inlinedAt: !310)
!339 = !DILocation(line: 68, scope: !56, inlinedAt: !310)
!340 = !DILocation(line: 69, scope: !56, inlinedAt: !310)
!341 = !DILocation(line: 71, scope: !56, inlinedAt: !310)
!342 = !DILocation(line: 0, scope: !56, inlinedAt: !310)
!343 = !DILocation(line: 111, scope: !308)
!344 = distinct !DISubprogram(name: "atoll", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!345 = !DILocation(line: 64, scope: !56, inlinedAt: !346)
!346 = distinct !DILocation(line: 112, scope: !344)
!347 = !DILocation(line: 26, scope: !8, inlinedAt: !348)
!348 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !346)
!349 = !{!350}
!350 = distinct !{!350, !351, !"__mw_read_integer: argument 0"}
!351 = distinct !{!351, !"__mw_read_integer"}
!352 = !DILocation(line: 20, scope: !14, inlinedAt: !353)
!353 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !348)
!354 = !DILocation(line: 27, scope: !8, inlinedAt: !348)
!355 = distinct !{!355, !347, !354, !19, !20}
!356 = !DILocation(line: 28, scope: !8, inlinedAt: !348)
!357 = !DILocation(line: 29, scope: !8, inlinedAt: !348)
!358 = !DILocation(line: 32, scope: !8, inlinedAt: !348)
!359 = !DILocation(line: 0, scope: !8, inlinedAt: !348)
!360 = !DILocation(line: 40, scope: !8, inlinedAt: !348)
!361 = !DILocation(line: 13, scope: !31, inlinedAt: !362)
!362 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !348)
!363 = !DILocation(line: 14, scope: !31, inlinedAt: !362)
!364 = !DILocation(line: 15, scope: !31, inlinedAt: !362)
!365 = distinct !{!365, !360, !366, !19, !20}
!366 = !DILocation(line: 47, scope: !8, inlinedAt: !348)
!367 = !DILocation(line: 42, scope: !8, inlinedAt: !348)
!368 = !DILocation(line: 43, scope: !8, inlinedAt: !348)
!369 = !DILocation(line: 44, scope: !8, inlinedAt: !348)
!370 = !DILocation(line: 46, scope: !8, inlinedAt: !348)
!371 = !DILocation(line: 53, scope: !61, inlinedAt: !372)
!372 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !346)
!373 = !DILocation(line: 54, scope: !61, inlinedAt: !372)
!374 = !DILocation(line: 67, scope: !56, inlinedAt: !346)
!375 = !DILocation(line: 68, scope: !56, inlinedAt: !346)
!376 = !DILocation(line: 69, scope: !56, inlinedAt: !346)
!377 = !DILocation(line: 71, scope: !56, inlinedAt: !346)
!378 = !DILocation(line: 0, scope: !56, inlinedAt: !346)
!379 = !DILocation(line: 112, scope: !344)
!380 = distinct !DISubprogram(name: "__mw_read_double", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!381 = !DILocation(line: 190, scope: !380)
!382 = !DILocation(line: 20, scope: !14, inlinedAt: !383)
!383 = distinct !DILocation(line: 190, scope: !380)
!384 = !DILocation(line: 191, scope: !380)
!385 = distinct !{!385, !381, !384, !19, !20}
!386 = !DILocation(line: 192, scope: !380)
!387 = !DILocation(line: 193, scope: !380)
!388 = !DILocation(line: 194, scope: !380)
!389 = !DILocation(line: 195, scope: !380)
!390 = !DILocation(line: 196, scope: !380)
!391 = !DILocation(line: 0, scope: !380)
!392 = !DILocation(line: 132, scope: !393, inlinedAt: !394)
!393 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!394 = distinct !DILocation(line: 197, scope: !380)
!395 = distinct !{!395, !392, !396, !19, !20}
!396 = !DILocation(line: 134, scope: !393, inlinedAt: !394)
!397 = !DILocation(line: 133, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 132, scope: !393, inlinedAt: !399)
!399 = distinct !DILocation(line: 200, scope: !380)
!400 = !DILocation(line: 132, scope: !393, inlinedAt: !401)
!401 = distinct !DILocation(line: 198, scope: !380)
!402 = distinct !{!402, !400, !403, !19, !20}
!403 = !DILocation(line: 134, scope: !393, inlinedAt: !401)
!404 = !DILocation(line: 133, scope: !393, inlinedAt: !401)
!405 = !DILocation(line: 198, scope: !380)
!406 = !DILocation(line: 200, scope: !380)
!407 = distinct !{!407, !398, !408, !19, !20}
!408 = !DILocation(line: 134, scope: !393, inlinedAt: !399)
!409 = !DILocation(line: 133, scope: !393, inlinedAt: !399)
!410 = !DILocation(line: 201, scope: !380)
!411 = !DILocation(line: 203, scope: !380)
!412 = !DILocation(line: 20, scope: !28, inlinedAt: !413)
!413 = distinct !DILocation(line: 203, scope: !380)
!414 = !DILocation(line: 13, scope: !31, inlinedAt: !415)
!415 = distinct !DILocation(line: 20, scope: !28, inlinedAt: !413)
!416 = !DILocation(line: 14, scope: !31, inlinedAt: !415)
!417 = !DILocation(line: 15, scope: !31, inlinedAt: !415)
!418 = !DILocation(line: 204, scope: !380)
!419 = !DILocation(line: 13, scope: !31, inlinedAt: !420)
!420 = distinct !DILocation(line: 204, scope: !380)
!421 = !DILocation(line: 14, scope: !31, inlinedAt: !420)
!422 = !DILocation(line: 15, scope: !31, inlinedAt: !420)
!423 = distinct !{!423, !418, !424, !19, !20}
!424 = !DILocation(line: 205, scope: !380)
!425 = !DILocation(line: 118, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "unknown_double", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!427 = distinct !DILocation(line: 206, scope: !380)
!428 = !DILocation(line: 119, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 120, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 121, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 122, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 207, scope: !380)
!433 = !DILocation(line: 166, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "magnitude_at", scope: !1, file: !1, line: 161, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!435 = distinct !DILocation(line: 208, scope: !380)
!436 = !DILocation(line: 167, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 21, scope: !438, inlinedAt: !439)
!438 = distinct !DISubprogram(name: "is_digit", scope: !15, file: !15, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!439 = distinct !DILocation(line: 171, scope: !434, inlinedAt: !435)
!440 = !DILocation(line: 171, scope: !434, inlinedAt: !435)
!441 = !DILocation(line: 174, scope: !434, inlinedAt: !435)
!442 = !DILocation(line: 175, scope: !434, inlinedAt: !435)
!443 = !DILocation(line: 176, scope: !434, inlinedAt: !435)
!444 = !DILocation(line: 177, scope: !434, inlinedAt: !435)
!445 = !DILocation(line: 178, scope: !434, inlinedAt: !435)
!446 = !DILocation(line: 179, scope: !434, inlinedAt: !435)
!447 = !DILocation(line: 0, scope: !434, inlinedAt: !435)
!448 = distinct !{!448, !433, !449, !19, !20}
!449 = !DILocation(line: 181, scope: !434, inlinedAt: !435)
!450 = !DILocation(line: 182, scope: !434, inlinedAt: !435)
!451 = !DILocation(line: 183, scope: !434, inlinedAt: !435)
!452 = !DILocation(line: 151, scope: !453, inlinedAt: !454)
!453 = distinct !DISubprogram(name: "exponent_at", scope: !1, file: !1, line: 149, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!454 = distinct !DILocation(line: 183, scope: !434, inlinedAt: !435)
!455 = !DILocation(line: 20, scope: !14, inlinedAt: !456)
!456 = distinct !DILocation(line: 151, scope: !453, inlinedAt: !454)
!457 = !DILocation(line: 26, scope: !8, inlinedAt: !458)
!458 = distinct !DILocation(line: 153, scope: !453, inlinedAt: !454)
!459 = !{!460}
!460 = distinct !{!460, !461, !"__mw_read_integer: argument 0"}
!461 = distinct !{!461, !"__mw_read_integer"}
!462 = !DILocation(line: 20, scope: !14, inlinedAt: !463)
!463 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !458)
!464 = !DILocation(line: 27, scope: !8, inlinedAt: !458)
!465 = distinct !{!465, !457, !464, !19, !20}
!466 = !DILocation(line: 153, scope: !453, inlinedAt: !454)
!467 = !DILocation(line: 28, scope: !8, inlinedAt: !458)
!468 = !DILocation(line: 29, scope: !8, inlinedAt: !458)
!469 = !DILocation(line: 31, scope: !8, inlinedAt: !458)
!470 = !DILocation(line: 32, scope: !8, inlinedAt: !458)
!471 = !DILocation(line: 0, scope: !8, inlinedAt: !458)
!472 = !DILocation(line: 40, scope: !8, inlinedAt: !458)
!473 = !DILocation(line: 13, scope: !31, inlinedAt: !474)
!474 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !458)
!475 = !DILocation(line: 14, scope: !31, inlinedAt: !474)
!476 = !DILocation(line: 15, scope: !31, inlinedAt: !474)
!477 = !DILocation(line: 43, scope: !8, inlinedAt: !458)
!478 = distinct !{!478, !472, !479, !19, !20}
!479 = !DILocation(line: 47, scope: !8, inlinedAt: !458)
!480 = !DILocation(line: 42, scope: !8, inlinedAt: !458)
!481 = !DILocation(line: 44, scope: !8, inlinedAt: !458)
!482 = !DILocation(line: 46, scope: !8, inlinedAt: !458)
!483 = distinct !{!483, !472, !479, !19, !20}
!484 = !DILocation(line: 154, scope: !453, inlinedAt: !454)
!485 = !DILocation(line: 156, scope: !453, inlinedAt: !454)
!486 = !DILocation(line: 157, scope: !453, inlinedAt: !454)
!487 = !DILocation(line: 158, scope: !453, inlinedAt: !454)
!488 = !DILocation(line: 0, scope: !453, inlinedAt: !454)
!489 = !DILocation(line: 140, scope: !490, inlinedAt: !491)
!490 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 138, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!491 = distinct !DILocation(line: 183, scope: !434, inlinedAt: !435)
!492 = !DILocation(line: 142, scope: !490, inlinedAt: !491)
!493 = !DILocation(line: 118, scope: !426, inlinedAt: !494)
!494 = distinct !DILocation(line: 143, scope: !490, inlinedAt: !491)
!495 = !DILocation(line: 119, scope: !426, inlinedAt: !494)
!496 = !DILocation(line: 120, scope: !426, inlinedAt: !494)
!497 = !DILocation(line: 121, scope: !426, inlinedAt: !494)
!498 = !DILocation(line: 122, scope: !426, inlinedAt: !494)
!499 = !DILocation(line: 143, scope: !490, inlinedAt: !491)
!500 = !DILocation(line: 144, scope: !490, inlinedAt: !491)
!501 = !DILocation(line: 145, scope: !490, inlinedAt: !491)
!502 = !DILocation(line: 210, scope: !380)
!503 = distinct !DISubprogram(name: "strtod", scope: !1, file: !1, line: 213, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!504 = !DILocation(line: 215, scope: !503)
!505 = !DILocation(line: 216, scope: !503)
!506 = !DILocation(line: 217, scope: !503)
!507 = !DILocation(line: 218, scope: !503)
!508 = !DILocation(line: 53, scope: !61, inlinedAt: !509)
!509 = distinct !DILocation(line: 218, scope: !503)
!510 = !DILocation(line: 54, scope: !61, inlinedAt: !509)
!511 = !DILocation(line: 55, scope: !61, inlinedAt: !509)
!512 = !DILocation(line: 56, scope: !61, inlinedAt: !509)
!513 = !DILocation(line: 57, scope: !61, inlinedAt: !509)
!514 = !DILocation(line: 58, scope: !61, inlinedAt: !509)
!515 = !DILocation(line: 220, scope: !503)
!516 = !DILocation(line: 219, scope: !503)
!517 = distinct !DISubprogram(name: "strtof", scope: !1, file: !1, line: 222, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!518 = !{!519}
!519 = distinct !{!519, !520, !"strtod: argument 1"}
!520 = distinct !{!520, !"strtod"}
!521 = !DILocation(line: 222, scope: !517)
!522 = !DILocation(line: 215, scope: !503, inlinedAt: !523)
!523 = distinct !DILocation(line: 222, scope: !517)
!524 = !{!525, !519}
!525 = distinct !{!525, !520, !"strtod: argument 0"}
!526 = !DILocation(line: 216, scope: !503, inlinedAt: !523)
!527 = !DILocation(line: 217, scope: !503, inlinedAt: !523)
!528 = !DILocation(line: 218, scope: !503, inlinedAt: !523)
!529 = !DILocation(line: 53, scope: !61, inlinedAt: !530)
!530 = distinct !DILocation(line: 218, scope: !503, inlinedAt: !523)
!531 = !DILocation(line: 54, scope: !61, inlinedAt: !530)
!532 = !DILocation(line: 55, scope: !61, inlinedAt: !530)
!533 = !DILocation(line: 56, scope: !61, inlinedAt: !530)
!534 = !DILocation(line: 57, scope: !61, inlinedAt: !530)
!535 = !{!525}
!536 = !DILocation(line: 58, scope: !61, inlinedAt: !530)
!537 = !DILocation(line: 220, scope: !503, inlinedAt: !523)
!538 = distinct !DISubprogram(name: "strtold", scope: !1, file: !1, line: 223, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!539 = !{!540}
!540 = distinct !{!540, !541, !"strtod: argument 1"}
!541 = distinct !{!541, !"strtod"}
!542 = !DILocation(line: 223, scope: !538)
!543 = !DILocation(line: 215, scope: !503, inlinedAt: !544)
!544 = distinct !DILocation(line: 223, scope: !538)
!545 = !{!546, !540}
!546 = distinct !{!546, !541, !"strtod: argument 0"}
!547 = !DILocation(line: 216, scope: !503, inlinedAt: !544)
!548 = !DILocation(line: 217, scope: !503, inlinedAt: !544)
!549 = !DILocation(line: 218, scope: !503, inlinedAt: !544)
!550 = !DILocation(line: 53, scope: !61, inlinedAt: !551)
!551 = distinct !DILocation(line: 218, scope: !503, inlinedAt: !544)
!552 = !DILocation(line: 54, scope: !61, inlinedAt: !551)
!553 = !DILocation(line: 55, scope: !61, inlinedAt: !551)
!554 = !DILocation(line: 56, scope: !61, inlinedAt: !551)
!555 = !DILocation(line: 57, scope: !61, inlinedAt: !551)
!556 = !{!546}
!557 = !DILocation(line: 58, scope: !61, inlinedAt: !551)
!558 = !DILocation(line: 220, scope: !503, inlinedAt: !544)
!559 = distinct !DISubprogram(name: "atof", scope: !1, file: !1, line: 224, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!560 = !DILocation(line: 215, scope: !503, inlinedAt: !561)
!561 = distinct !DILocation(line: 224, scope: !559)
!562 = !{!563, !565}
!563 = distinct !{!563, !564, !"strtod: argument 0"}
!564 = distinct !{!564, !"strtod"}
!565 = distinct !{!565, !564, !"strtod: argument 1"}
!566 = !DILocation(line: 216, scope: !503, inlinedAt: !561)
!567 = !{!565}
!568 = !DILocation(line: 217, scope: !503, inlinedAt: !561)
!569 = !DILocation(line: 218, scope: !503, inlinedAt: !561)
!570 = !DILocation(line: 53, scope: !61, inlinedAt: !571)
!571 = distinct !DILocation(line: 218, scope: !503, inlinedAt: !561)
!572 = !DILocation(line: 54, scope: !61, inlinedAt: !571)
!573 = !DILocation(line: 220, scope: !503, inlinedAt: !561)
!574 = !DILocation(line: 224, scope: !559)
!575 = !DISubprogram(name: "fail", scope: !576, file: !576, line: 42, type: !9, spFlags: DISPFlagOptimized)
!576 = !DIFile(filename: "c/models.h", directory: ".")
