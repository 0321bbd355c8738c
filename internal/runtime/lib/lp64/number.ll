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

define dso_local i32 @atoi(i8* noundef %0) local_unnamed_addr #5 !dbg !268 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !269
  br label %2, !dbg !271

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !271, !noalias !273
  %5 = sext i8 %4 to i32, !dbg !271
  %6 = icmp ne i8 %4, 32, !dbg !276
  %7 = add nsw i32 %5, -14, !dbg !276
  %8 = icmp ult i32 %7, -5, !dbg !276
  %9 = and i1 %6, %8, !dbg !271
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !278
  br i1 %9, label %11, label %2, !dbg !271, !llvm.loop !279

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !280

12:
  %13 = icmp eq i8 %4, 45, !dbg !281
  %14 = zext i1 %13 to i32, !dbg !281
  br label %15, !dbg !282

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !283
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !284, !noalias !273
  %20 = sext i8 %19 to i32, !dbg !284
  %21 = or i32 %20, 32, !dbg !285
  %22 = add nsw i32 %20, -48, !dbg !287
  %23 = icmp ult i32 %22, 10, !dbg !288
  %24 = add nsw i32 %21, -97, !dbg !288
  %25 = icmp ult i32 %24, 26, !dbg !288
  %26 = add nsw i32 %21, -87, !dbg !288
  %27 = select i1 %25, i32 %26, i32 99, !dbg !288
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !288
  %29 = icmp ult i32 %28, 10, !dbg !284
  br i1 %29, label %30, label %67, !dbg !284

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !284
  br label %44, !dbg !284

32:
  %33 = load i8, i8* %60, align 1, !dbg !284, !noalias !273
  %34 = sext i8 %33 to i32, !dbg !284
  %35 = or i32 %34, 32, !dbg !285
  %36 = add nsw i32 %34, -48, !dbg !287
  %37 = icmp ult i32 %36, 10, !dbg !288
  %38 = add nsw i32 %35, -97, !dbg !288
  %39 = icmp ult i32 %38, 26, !dbg !288
  %40 = add nsw i32 %35, -87, !dbg !288
  %41 = select i1 %39, i32 %40, i32 99, !dbg !288
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !288
  %43 = icmp ult i32 %42, 10, !dbg !284
  br i1 %43, label %44, label %65, !dbg !284, !llvm.loop !289

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !291
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !291
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !291
  %53 = zext i32 %45 to i64, !dbg !292
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !292
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !292
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !292
  %57 = or i1 %51, %55, !dbg !292
  %58 = zext i1 %57 to i32, !dbg !293
  %59 = or i32 %48, %58, !dbg !293
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !294
  %61 = add i64 %46, -1, !dbg !284
  %62 = icmp eq i64 %61, 0, !dbg !284
  br i1 %62, label %63, label %32, !dbg !284, !llvm.loop !289

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !292
  br label %67, !dbg !295

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !292
  br label %67, !dbg !295

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !283
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !283
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !283
  %71 = icmp eq i8* %70, null, !dbg !295
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !295
  %73 = ptrtoint i8* %72 to i64, !dbg !297
  %74 = ptrtoint i8* %0 to i64, !dbg !297
  %75 = sub i64 1, %74, !dbg !297
  %76 = add i64 %75, %73, !dbg !297
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !297
  %77 = icmp ne i32 %69, 0, !dbg !298
  %78 = zext i32 %16 to i64, !dbg !298
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !298
  %80 = icmp ugt i64 %68, %79, !dbg !298
  %81 = select i1 %77, i1 true, i1 %80, !dbg !298
  br i1 %81, label %82, label %86, !dbg !298

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !299
  %84 = icmp eq i32 %16, 0, !dbg !300
  %85 = select i1 %84, i64 9223372036854775807, i64 -9223372036854775808, !dbg !300
  br label %90, !dbg !300

86:
  %87 = icmp eq i32 %16, 0, !dbg !301
  %88 = sub i64 0, %68, !dbg !301
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !301
  br label %90, !dbg !301

90:
  %91 = phi i64 [ %85, %82 ], [ %89, %86 ], !dbg !302
  %92 = trunc i64 %91 to i32, !dbg !303
  ret i32 %92, !dbg !303
}

define dso_local i64 @atol(i8* noundef %0) local_unnamed_addr #5 !dbg !304 {
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
  br i1 %81, label %82, label %86, !dbg !334

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !335
  %84 = icmp eq i32 %16, 0, !dbg !336
  %85 = select i1 %84, i64 9223372036854775807, i64 -9223372036854775808, !dbg !336
  br label %90, !dbg !336

86:
  %87 = icmp eq i32 %16, 0, !dbg !337
  %88 = sub i64 0, %68, !dbg !337
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !337
  br label %90, !dbg !337

90:
  %91 = phi i64 [ %85, %82 ], [ %89, %86 ], !dbg !338
  ret i64 %91, !dbg !339
}

define dso_local i64 @atoll(i8* noundef %0) local_unnamed_addr #5 !dbg !340 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !341
  br label %2, !dbg !343

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !343, !noalias !345
  %5 = sext i8 %4 to i32, !dbg !343
  %6 = icmp ne i8 %4, 32, !dbg !348
  %7 = add nsw i32 %5, -14, !dbg !348
  %8 = icmp ult i32 %7, -5, !dbg !348
  %9 = and i1 %6, %8, !dbg !343
  %10 = getelementptr i8, i8* %3, i64 1, !dbg !350
  br i1 %9, label %11, label %2, !dbg !343, !llvm.loop !351

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !352

12:
  %13 = icmp eq i8 %4, 45, !dbg !353
  %14 = zext i1 %13 to i32, !dbg !353
  br label %15, !dbg !354

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !355
  %17 = phi i64 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !356, !noalias !345
  %20 = sext i8 %19 to i32, !dbg !356
  %21 = or i32 %20, 32, !dbg !357
  %22 = add nsw i32 %20, -48, !dbg !359
  %23 = icmp ult i32 %22, 10, !dbg !360
  %24 = add nsw i32 %21, -97, !dbg !360
  %25 = icmp ult i32 %24, 26, !dbg !360
  %26 = add nsw i32 %21, -87, !dbg !360
  %27 = select i1 %25, i32 %26, i32 99, !dbg !360
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !360
  %29 = icmp ult i32 %28, 10, !dbg !356
  br i1 %29, label %30, label %67, !dbg !356

30:
  %31 = getelementptr i8, i8* %18, i64 %17, !dbg !356
  br label %44, !dbg !356

32:
  %33 = load i8, i8* %60, align 1, !dbg !356, !noalias !345
  %34 = sext i8 %33 to i32, !dbg !356
  %35 = or i32 %34, 32, !dbg !357
  %36 = add nsw i32 %34, -48, !dbg !359
  %37 = icmp ult i32 %36, 10, !dbg !360
  %38 = add nsw i32 %35, -97, !dbg !360
  %39 = icmp ult i32 %38, 26, !dbg !360
  %40 = add nsw i32 %35, -87, !dbg !360
  %41 = select i1 %39, i32 %40, i32 99, !dbg !360
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !360
  %43 = icmp ult i32 %42, 10, !dbg !356
  br i1 %43, label %44, label %65, !dbg !356, !llvm.loop !361

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i64 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !363
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !363
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !363
  %53 = zext i32 %45 to i64, !dbg !364
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !364
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !364
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !364
  %57 = or i1 %51, %55, !dbg !364
  %58 = zext i1 %57 to i32, !dbg !365
  %59 = or i32 %48, %58, !dbg !365
  %60 = getelementptr i8, i8* %47, i64 1, !dbg !366
  %61 = add i64 %46, -1, !dbg !356
  %62 = icmp eq i64 %61, 0, !dbg !356
  br i1 %62, label %63, label %32, !dbg !356, !llvm.loop !361

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !364
  br label %67, !dbg !367

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !364
  br label %67, !dbg !367

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !355
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !355
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !355
  %71 = icmp eq i8* %70, null, !dbg !367
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !367
  %73 = ptrtoint i8* %72 to i64, !dbg !369
  %74 = ptrtoint i8* %0 to i64, !dbg !369
  %75 = sub i64 1, %74, !dbg !369
  %76 = add i64 %75, %73, !dbg !369
  call void @__midway_touched(i8* noundef %0, i64 noundef %76, i32 noundef 0) #8, !dbg !369
  %77 = icmp ne i32 %69, 0, !dbg !370
  %78 = zext i32 %16 to i64, !dbg !370
  %79 = add nuw i64 %78, 9223372036854775807, !dbg !370
  %80 = icmp ugt i64 %68, %79, !dbg !370
  %81 = select i1 %77, i1 true, i1 %80, !dbg !370
  br i1 %81, label %82, label %86, !dbg !370

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !371
  %84 = icmp eq i32 %16, 0, !dbg !372
  %85 = select i1 %84, i64 9223372036854775807, i64 -9223372036854775808, !dbg !372
  br label %90, !dbg !372

86:
  %87 = icmp eq i32 %16, 0, !dbg !373
  %88 = sub i64 0, %68, !dbg !373
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !373
  br label %90, !dbg !373

90:
  %91 = phi i64 [ %85, %82 ], [ %89, %86 ], !dbg !374
  ret i64 %91, !dbg !375
}

define dso_local double @__mw_read_double(i8* noundef %0, i64 noundef %1, i8** nocapture noundef %2) local_unnamed_addr #4 !dbg !376 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  br label %6, !dbg !377

6:
  %7 = phi i8* [ %0, %3 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !377
  %9 = sext i8 %8 to i32, !dbg !377
  %10 = icmp ne i8 %8, 32, !dbg !378
  %11 = add nsw i32 %9, -14, !dbg !378
  %12 = icmp ult i32 %11, -5, !dbg !378
  %13 = and i1 %10, %12, !dbg !377
  %14 = getelementptr i8, i8* %7, i64 1, !dbg !380
  br i1 %13, label %15, label %6, !dbg !377, !llvm.loop !381

15:
  %16 = icmp eq i64 %1, 0, !dbg !382
  br i1 %16, label %23, label %17, !dbg !382

17:
  switch i8 %8, label %23 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !382

18:
  %19 = icmp eq i8 %8, 45, !dbg !383
  %20 = zext i1 %19 to i32, !dbg !383
  %21 = getelementptr i8, i8* %7, i64 1, !dbg !384
  %22 = add i64 %1, -1, !dbg !385
  br label %23, !dbg !386

23:
  %24 = phi i64 [ %22, %18 ], [ 0, %15 ], [ %1, %17 ]
  %25 = phi i8* [ %21, %18 ], [ %7, %15 ], [ %7, %17 ]
  %26 = phi i32 [ %20, %18 ], [ 0, %15 ], [ 0, %17 ], !dbg !387
  br label %31

27:
  %28 = getelementptr [4 x i8], [4 x i8]* @.str, i64 0, i64 %40, !dbg !388
  %29 = load i8, i8* %28, align 1, !dbg !388
  %30 = icmp eq i64 %40, 3, !dbg !388
  br i1 %30, label %46, label %31, !dbg !388, !llvm.loop !391

31:
  %32 = phi i8 [ %29, %27 ], [ 105, %23 ]
  %33 = phi i64 [ %40, %27 ], [ 0, %23 ]
  %34 = icmp eq i64 %33, %24, !dbg !393
  br i1 %34, label %41, label %35, !dbg !393

35:
  %36 = getelementptr i8, i8* %25, i64 %33, !dbg !393
  %37 = load i8, i8* %36, align 1, !dbg !393
  %38 = or i8 %37, 32, !dbg !393
  %39 = icmp eq i8 %38, %32, !dbg !393
  %40 = add nuw nsw i64 %33, 1, !dbg !388
  br i1 %39, label %27, label %41, !dbg !393

41:
  br label %63, !dbg !394

42:
  %43 = getelementptr [9 x i8], [9 x i8]* @.str.1, i64 0, i64 %55, !dbg !396
  %44 = load i8, i8* %43, align 1, !dbg !396
  %45 = icmp eq i64 %55, 8, !dbg !396
  br i1 %45, label %56, label %46, !dbg !396, !llvm.loop !398

46:
  %47 = phi i8 [ %44, %42 ], [ 105, %27 ]
  %48 = phi i64 [ %55, %42 ], [ 0, %27 ]
  %49 = icmp eq i64 %48, %24, !dbg !400
  br i1 %49, label %56, label %50, !dbg !400

50:
  %51 = getelementptr i8, i8* %25, i64 %48, !dbg !400
  %52 = load i8, i8* %51, align 1, !dbg !400
  %53 = or i8 %52, 32, !dbg !400
  %54 = icmp eq i8 %53, %47, !dbg !400
  %55 = add nuw nsw i64 %48, 1, !dbg !396
  br i1 %54, label %42, label %56, !dbg !400

56:
  %57 = phi i64 [ 8, %42 ], [ 3, %46 ], [ 3, %50 ]
  %58 = getelementptr i8, i8* %25, i64 %57, !dbg !401
  store i8* %58, i8** %2, align 8, !dbg !401
  br label %299, !dbg !402

59:
  %60 = getelementptr [4 x i8], [4 x i8]* @.str.2, i64 0, i64 %72, !dbg !394
  %61 = load i8, i8* %60, align 1, !dbg !394
  %62 = icmp eq i64 %72, 3, !dbg !394
  br i1 %62, label %73, label %63, !dbg !394, !llvm.loop !403

63:
  %64 = phi i8 [ %61, %59 ], [ 110, %41 ]
  %65 = phi i64 [ %72, %59 ], [ 0, %41 ]
  %66 = icmp eq i64 %65, %24, !dbg !405
  br i1 %66, label %75, label %67, !dbg !405

67:
  %68 = getelementptr i8, i8* %25, i64 %65, !dbg !405
  %69 = load i8, i8* %68, align 1, !dbg !405
  %70 = or i8 %69, 32, !dbg !405
  %71 = icmp eq i8 %70, %64, !dbg !405
  %72 = add nuw nsw i64 %65, 1, !dbg !394
  br i1 %71, label %59, label %75, !dbg !405

73:
  %74 = getelementptr i8, i8* %25, i64 3, !dbg !406
  store i8* %74, i8** %2, align 8, !dbg !406
  br label %299, !dbg !407

75:
  %76 = icmp ugt i64 %24, 2, !dbg !408
  br i1 %76, label %77, label %119, !dbg !408

77:
  %78 = load i8, i8* %25, align 1, !dbg !408
  %79 = icmp eq i8 %78, 48, !dbg !408
  br i1 %79, label %80, label %119, !dbg !408

80:
  %81 = getelementptr i8, i8* %25, i64 1, !dbg !408
  %82 = load i8, i8* %81, align 1, !dbg !408
  %83 = and i8 %82, -33, !dbg !408
  %84 = icmp eq i8 %83, 88, !dbg !408
  br i1 %84, label %85, label %119, !dbg !408

85:
  %86 = getelementptr i8, i8* %25, i64 2, !dbg !408
  %87 = load i8, i8* %86, align 1, !dbg !408
  %88 = sext i8 %87 to i32, !dbg !408
  %89 = or i32 %88, 32, !dbg !410
  %90 = add nsw i32 %88, -48, !dbg !412
  %91 = icmp ult i32 %90, 10, !dbg !413
  %92 = add nsw i32 %89, -97, !dbg !413
  %93 = icmp ult i32 %92, 26, !dbg !413
  %94 = add nsw i32 %89, -87, !dbg !413
  %95 = select i1 %93, i32 %94, i32 96, !dbg !413
  %96 = select i1 %91, i32 %90, i32 %95, !dbg !413
  %97 = icmp ugt i32 %96, 15, !dbg !408
  br i1 %97, label %119, label %98, !dbg !407

98:
  %99 = getelementptr i8, i8* %25, i64 2, !dbg !414
  br label %100, !dbg !414

100:
  %101 = phi i8* [ %99, %98 ], [ %115, %114 ], !dbg !414
  store i8* %101, i8** %2, align 8, !dbg !414
  %102 = load i8, i8* %101, align 1, !dbg !414
  %103 = sext i8 %102 to i32, !dbg !414
  %104 = or i32 %103, 32, !dbg !415
  %105 = add nsw i32 %103, -48, !dbg !417
  %106 = icmp ult i32 %105, 10, !dbg !418
  %107 = add nsw i32 %104, -97, !dbg !418
  %108 = icmp ult i32 %107, 26, !dbg !418
  %109 = add nsw i32 %104, -87, !dbg !418
  %110 = select i1 %108, i32 %109, i32 96, !dbg !418
  %111 = select i1 %106, i32 %105, i32 %110, !dbg !418
  %112 = icmp ult i32 %111, 16, !dbg !414
  br i1 %112, label %114, label %113, !dbg !414

113:
  switch i8 %102, label %116 [
    i8 112, label %114
    i8 80, label %114
    i8 46, label %114
  ], !dbg !414

114:
  %115 = getelementptr i8, i8* %101, i64 1, !dbg !414
  br label %100, !dbg !414, !llvm.loop !419

116:
  %117 = bitcast double* %5 to i8*, !dbg !421
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %117) #9, !dbg !421
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #8, !dbg !424
  call void @__midway_nondet(i8* noundef nonnull %117, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #8, !dbg !425
  %118 = load double, double* %5, align 8, !dbg !426
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %117) #9, !dbg !427
  br label %299, !dbg !428

119:
  %120 = icmp eq i64 %24, 0, !dbg !429
  br i1 %120, label %167, label %121, !dbg !429

121:
  %122 = getelementptr i8, i8* %25, i64 %24, !dbg !429
  br label %123, !dbg !429

123:
  %124 = phi i64 [ %163, %158 ], [ 0, %121 ]
  %125 = phi i32 [ %162, %158 ], [ 0, %121 ]
  %126 = phi i32 [ %161, %158 ], [ 0, %121 ]
  %127 = phi i32 [ %160, %158 ], [ 0, %121 ]
  %128 = phi i64 [ %159, %158 ], [ 0, %121 ]
  %129 = phi i8* [ %164, %158 ], [ %25, %121 ]
  %130 = phi i64 [ %165, %158 ], [ %24, %121 ]
  %131 = load i8, i8* %129, align 1, !dbg !432
  %132 = icmp ne i8 %131, 46, !dbg !432
  %133 = icmp ne i32 %125, 0, !dbg !432
  %134 = select i1 %132, i1 true, i1 %133, !dbg !432
  br i1 %134, label %135, label %158, !dbg !432

135:
  %136 = sext i8 %131 to i32, !dbg !432
  %137 = add nsw i32 %136, -58, !dbg !433
  %138 = icmp ult i32 %137, -10, !dbg !433
  br i1 %138, label %167, label %139, !dbg !436

139:
  %140 = icmp sgt i32 %127, 0, !dbg !437
  %141 = icmp ne i8 %131, 48
  %142 = select i1 %140, i1 true, i1 %141, !dbg !437
  %143 = zext i1 %142 to i32, !dbg !437
  %144 = add i32 %127, %143, !dbg !437
  %145 = icmp slt i32 %144, 20, !dbg !438
  br i1 %145, label %146, label %154, !dbg !438

146:
  %147 = mul i64 %128, 10, !dbg !439
  %148 = sext i8 %131 to i64, !dbg !439
  %149 = add nsw i64 %148, 4294967248, !dbg !439
  %150 = and i64 %149, 4294967295, !dbg !439
  %151 = add i64 %150, %147, !dbg !439
  %152 = zext i32 %125 to i64
  %153 = sub i64 %124, %152, !dbg !440
  br label %158, !dbg !441

154:
  %155 = xor i1 %133, true, !dbg !442
  %156 = zext i1 %155 to i64
  %157 = add i64 %124, %156, !dbg !442
  br label %158

158:
  %159 = phi i64 [ %151, %146 ], [ %128, %154 ], [ %128, %123 ], !dbg !443
  %160 = phi i32 [ %144, %146 ], [ %144, %154 ], [ %127, %123 ], !dbg !443
  %161 = phi i32 [ 1, %146 ], [ 1, %154 ], [ %126, %123 ], !dbg !443
  %162 = phi i32 [ %125, %146 ], [ %125, %154 ], [ 1, %123 ], !dbg !443
  %163 = phi i64 [ %153, %146 ], [ %157, %154 ], [ %124, %123 ], !dbg !443
  %164 = getelementptr i8, i8* %129, i64 1, !dbg !429
  %165 = add i64 %130, -1, !dbg !429
  %166 = icmp eq i64 %165, 0, !dbg !429
  br i1 %166, label %167, label %123, !dbg !429, !llvm.loop !444

167:
  %168 = phi i64 [ %24, %119 ], [ 0, %158 ], [ %130, %135 ]
  %169 = phi i8* [ %25, %119 ], [ %122, %158 ], [ %129, %135 ]
  %170 = phi i64 [ 0, %119 ], [ %159, %158 ], [ %128, %135 ], !dbg !443
  %171 = phi i32 [ 0, %119 ], [ %160, %158 ], [ %127, %135 ], !dbg !443
  %172 = phi i32 [ 0, %119 ], [ %161, %158 ], [ %126, %135 ], !dbg !443
  %173 = phi i64 [ 0, %119 ], [ %163, %158 ], [ %124, %135 ], !dbg !443
  %174 = icmp eq i32 %172, 0, !dbg !446
  %175 = select i1 %174, i8* null, i8* %169, !dbg !446
  store i8* %175, i8** %2, align 8, !dbg !446
  br i1 %174, label %299, label %176, !dbg !447

176:
  %177 = icmp ult i64 %168, 2, !dbg !448
  br i1 %177, label %273, label %178, !dbg !448

178:
  %179 = load i8, i8* %169, align 1, !dbg !448
  %180 = and i8 %179, -33, !dbg !448
  %181 = icmp eq i8 %180, 69, !dbg !448
  br i1 %181, label %182, label %273, !dbg !448

182:
  %183 = getelementptr i8, i8* %169, i64 1, !dbg !448
  %184 = load i8, i8* %183, align 1, !dbg !448
  %185 = sext i8 %184 to i32, !dbg !448
  %186 = icmp ne i8 %184, 32, !dbg !451
  %187 = add nsw i32 %185, -14, !dbg !451
  %188 = icmp ult i32 %187, -5, !dbg !451
  %189 = and i1 %186, %188, !dbg !448
  br i1 %189, label %190, label %273, !dbg !448

190:
  %191 = phi i8* [ %198, %190 ], [ %183, %182 ]
  %192 = load i8, i8* %191, align 1, !dbg !453, !noalias !455
  %193 = sext i8 %192 to i32, !dbg !453
  %194 = icmp ne i8 %192, 32, !dbg !458
  %195 = add nsw i32 %193, -14, !dbg !458
  %196 = icmp ult i32 %195, -5, !dbg !458
  %197 = and i1 %194, %196, !dbg !453
  %198 = getelementptr i8, i8* %191, i64 1, !dbg !460
  br i1 %197, label %199, label %190, !dbg !453, !llvm.loop !461

199:
  %200 = add i64 %168, -1, !dbg !462
  %201 = icmp eq i64 %200, 0, !dbg !463
  br i1 %201, label %207, label %202, !dbg !463

202:
  switch i8 %192, label %207 [
    i8 45, label %203
    i8 43, label %203
  ], !dbg !463

203:
  %204 = icmp eq i8 %192, 45, !dbg !464
  %205 = zext i1 %204 to i32, !dbg !464
  %206 = add i64 %168, -2, !dbg !465
  br label %207, !dbg !466

207:
  %208 = phi i32 [ 0, %199 ], [ 0, %202 ], [ %205, %203 ], !dbg !467
  %209 = phi i64 [ 0, %199 ], [ %200, %202 ], [ %206, %203 ]
  %210 = phi i8* [ %191, %199 ], [ %191, %202 ], [ %198, %203 ]
  %211 = icmp eq i64 %209, 0, !dbg !468
  br i1 %211, label %260, label %212, !dbg !468

212:
  %213 = load i8, i8* %210, align 1, !dbg !468, !noalias !455
  %214 = sext i8 %213 to i32, !dbg !468
  %215 = or i32 %214, 32, !dbg !469
  %216 = add nsw i32 %214, -48, !dbg !471
  %217 = icmp ult i32 %216, 10, !dbg !472
  %218 = add nsw i32 %215, -97, !dbg !472
  %219 = icmp ult i32 %218, 26, !dbg !472
  %220 = add nsw i32 %215, -87, !dbg !472
  %221 = select i1 %219, i32 %220, i32 99, !dbg !472
  %222 = select i1 %217, i32 %216, i32 %221, !dbg !472
  %223 = icmp ult i32 %222, 10, !dbg !468
  br i1 %223, label %224, label %260, !dbg !468

224:
  %225 = getelementptr i8, i8* %210, i64 %209, !dbg !468
  br label %239, !dbg !468

226:
  %227 = extractvalue { i64, i1 } %249, 0, !dbg !473
  %228 = load i8, i8* %254, align 1, !dbg !468, !noalias !455
  %229 = sext i8 %228 to i32, !dbg !468
  %230 = or i32 %229, 32, !dbg !469
  %231 = add nsw i32 %229, -48, !dbg !471
  %232 = icmp ult i32 %231, 10, !dbg !472
  %233 = add nsw i32 %230, -97, !dbg !472
  %234 = icmp ult i32 %233, 26, !dbg !472
  %235 = add nsw i32 %230, -87, !dbg !472
  %236 = select i1 %234, i32 %235, i32 99, !dbg !472
  %237 = select i1 %232, i32 %231, i32 %236, !dbg !472
  %238 = icmp ult i32 %237, 10, !dbg !468
  br i1 %238, label %239, label %257, !dbg !468, !llvm.loop !474

239:
  %240 = phi i32 [ %237, %226 ], [ %222, %224 ]
  %241 = phi i64 [ %255, %226 ], [ %209, %224 ]
  %242 = phi i8* [ %254, %226 ], [ %210, %224 ]
  %243 = phi i32 [ %253, %226 ], [ 0, %224 ]
  %244 = phi i64 [ %227, %226 ], [ 0, %224 ]
  %245 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %244, i64 10) #9, !dbg !476
  %246 = extractvalue { i64, i1 } %245, 1, !dbg !476
  %247 = extractvalue { i64, i1 } %245, 0, !dbg !476
  %248 = zext i32 %240 to i64, !dbg !473
  %249 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %247, i64 %248) #9, !dbg !473
  %250 = extractvalue { i64, i1 } %249, 1, !dbg !473
  %251 = or i1 %246, %250, !dbg !473
  %252 = zext i1 %251 to i32, !dbg !477
  %253 = or i32 %243, %252, !dbg !477
  %254 = getelementptr i8, i8* %242, i64 1, !dbg !478
  %255 = add i64 %241, -1, !dbg !468
  %256 = icmp eq i64 %255, 0, !dbg !468
  br i1 %256, label %257, label %226, !dbg !468, !llvm.loop !479

257:
  %258 = phi i8* [ %225, %239 ], [ %254, %226 ]
  %259 = extractvalue { i64, i1 } %249, 0, !dbg !473
  br label %260, !dbg !480

260:
  %261 = phi i64 [ 0, %207 ], [ 0, %212 ], [ %259, %257 ], !dbg !467
  %262 = phi i32 [ 0, %207 ], [ 0, %212 ], [ %253, %257 ], !dbg !467
  %263 = phi i8* [ null, %207 ], [ null, %212 ], [ %258, %257 ], !dbg !467
  %264 = icmp eq i8* %263, null, !dbg !480
  br i1 %264, label %273, label %265, !dbg !480

265:
  store i8* %263, i8** %2, align 8, !dbg !481
  %266 = icmp ne i32 %262, 0, !dbg !482
  %267 = icmp ugt i64 %261, 9999, !dbg !482
  %268 = select i1 %266, i1 true, i1 %267, !dbg !482
  %269 = select i1 %268, i64 9999, i64 %261, !dbg !482
  %270 = icmp eq i32 %208, 0, !dbg !483
  %271 = sub i64 0, %269, !dbg !483
  %272 = select i1 %270, i64 %269, i64 %271, !dbg !483
  br label %273

273:
  %274 = phi i64 [ 0, %182 ], [ 0, %178 ], [ 0, %176 ], [ %272, %265 ], [ 0, %260 ], !dbg !484
  %275 = add i64 %274, %173, !dbg !447
  %276 = icmp eq i64 %170, 0, !dbg !485
  br i1 %276, label %299, label %277, !dbg !485

277:
  %278 = icmp sgt i32 %171, 19, !dbg !488
  %279 = icmp ugt i64 %170, 9007199254740991, !dbg !488
  %280 = or i1 %279, %278, !dbg !488
  %281 = add i64 %275, -23, !dbg !488
  %282 = icmp ult i64 %281, -45, !dbg !488
  %283 = or i1 %280, %282, !dbg !488
  br i1 %283, label %284, label %287, !dbg !488

284:
  %285 = bitcast double* %4 to i8*, !dbg !489
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %285) #9, !dbg !489
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #8, !dbg !491
  call void @__midway_nondet(i8* noundef nonnull %285, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #8, !dbg !492
  %286 = load double, double* %4, align 8, !dbg !493
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %285) #9, !dbg !494
  br label %299, !dbg !495

287:
  %288 = uitofp i64 %170 to double, !dbg !496
  %289 = icmp slt i64 %275, 0, !dbg !497
  br i1 %289, label %290, label %295, !dbg !497

290:
  %291 = sub i64 0, %275, !dbg !497
  %292 = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %291, !dbg !497
  %293 = load double, double* %292, align 8, !dbg !497
  %294 = fdiv double %288, %293, !dbg !497
  br label %299, !dbg !497

295:
  %296 = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %275, !dbg !497
  %297 = load double, double* %296, align 8, !dbg !497
  %298 = fmul double %297, %288, !dbg !497
  br label %299, !dbg !497

299:
  %300 = phi double [ 0x7FF0000000000000, %56 ], [ 0x7FF8000000000000, %73 ], [ %118, %116 ], [ 0.000000e+00, %167 ], [ %286, %284 ], [ 0.000000e+00, %273 ], [ %294, %290 ], [ %298, %295 ], !dbg !387
  %301 = icmp eq i32 %26, 0, !dbg !498
  %302 = fneg double %300, !dbg !498
  %303 = select i1 %301, double %300, double %302, !dbg !498
  ret double %303, !dbg !498
}

define dso_local double @strtod(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !499 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*, !dbg !500
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !500
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !501
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #10, !dbg !502
  %6 = load i8*, i8** %3, align 8, !dbg !503
  %7 = icmp eq i8* %6, null, !dbg !504
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !504
  %9 = ptrtoint i8* %8 to i64, !dbg !506
  %10 = ptrtoint i8* %0 to i64, !dbg !506
  %11 = sub i64 1, %10, !dbg !506
  %12 = add i64 %11, %9, !dbg !506
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !506
  %13 = icmp eq i8** %1, null, !dbg !507
  br i1 %13, label %16, label %14, !dbg !507

14:
  %15 = bitcast i8** %1 to i8*, !dbg !508
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !508
  store i8* %8, i8** %1, align 8, !dbg !509
  br label %16, !dbg !510

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !511
  ret double %5, !dbg !512
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #6

define dso_local float @strtof(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !513 {
  %3 = alloca i8*, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !514), !dbg !517
  %4 = bitcast i8** %3 to i8*, !dbg !518
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !518, !noalias !520
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !522, !noalias !514
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #8, !dbg !523, !noalias !514
  %6 = load i8*, i8** %3, align 8, !dbg !524, !noalias !520
  %7 = icmp eq i8* %6, null, !dbg !525
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !525
  %9 = ptrtoint i8* %8 to i64, !dbg !527
  %10 = ptrtoint i8* %0 to i64, !dbg !527
  %11 = sub i64 1, %10, !dbg !527
  %12 = add i64 %11, %9, !dbg !527
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !527, !noalias !514
  %13 = icmp eq i8** %1, null, !dbg !528
  br i1 %13, label %16, label %14, !dbg !528

14:
  %15 = bitcast i8** %1 to i8*, !dbg !529
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !529
  store i8* %8, i8** %1, align 8, !dbg !530, !alias.scope !514, !noalias !531
  br label %16, !dbg !532

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !533, !noalias !520
  %17 = fptrunc double %5 to float, !dbg !517
  ret float %17, !dbg !517
}

define dso_local x86_fp80 @strtold(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !534 {
  %3 = alloca i8*, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !535), !dbg !538
  %4 = bitcast i8** %3 to i8*, !dbg !539
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !539, !noalias !541
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !543, !noalias !535
  %5 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %3) #8, !dbg !544, !noalias !535
  %6 = load i8*, i8** %3, align 8, !dbg !545, !noalias !541
  %7 = icmp eq i8* %6, null, !dbg !546
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !546
  %9 = ptrtoint i8* %8 to i64, !dbg !548
  %10 = ptrtoint i8* %0 to i64, !dbg !548
  %11 = sub i64 1, %10, !dbg !548
  %12 = add i64 %11, %9, !dbg !548
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #8, !dbg !548, !noalias !535
  %13 = icmp eq i8** %1, null, !dbg !549
  br i1 %13, label %16, label %14, !dbg !549

14:
  %15 = bitcast i8** %1 to i8*, !dbg !550
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 8, i32 noundef 1) #8, !dbg !550
  store i8* %8, i8** %1, align 8, !dbg !551, !alias.scope !535, !noalias !552
  br label %16, !dbg !553

16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !554, !noalias !541
  %17 = fpext double %5 to x86_fp80, !dbg !538
  ret x86_fp80 %17, !dbg !538
}

define dso_local double @atof(i8* noundef %0) local_unnamed_addr #5 !dbg !555 {
  %2 = alloca i8*, align 8
  %3 = bitcast i8** %2 to i8*, !dbg !556
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !556, !noalias !558
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #8, !dbg !562, !noalias !563
  %4 = call double @__mw_read_double(i8* noundef %0, i64 noundef -1, i8** noundef nonnull %2) #8, !dbg !564, !noalias !563
  %5 = load i8*, i8** %2, align 8, !dbg !565, !noalias !558
  %6 = icmp eq i8* %5, null, !dbg !566
  %7 = select i1 %6, i8* %0, i8* %5, !dbg !566
  %8 = ptrtoint i8* %7 to i64, !dbg !568
  %9 = ptrtoint i8* %0 to i64, !dbg !568
  %10 = sub i64 1, %9, !dbg !568
  %11 = add i64 %10, %8, !dbg !568
  call void @__midway_touched(i8* noundef %0, i64 noundef %11, i32 noundef 0) #8, !dbg !568, !noalias !563
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !569, !noalias !558
  ret double %4, !dbg !570
}

declare !dbg !571 i32 @__mw_fail(i32 noundef) local_unnamed_addr #6

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
!268 = distinct !DISubprogram(name: "atoi", scope: !1, file: !1, line: 102, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!269 = !DILocation(line: 64, scope: !56, inlinedAt: !270)
!270 = distinct !DILocation(line: 102, scope: !268)
!271 = !DILocation(line: 26, scope: !8, inlinedAt: !272)
!272 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !270)
!273 = !{!274}
!274 = distinct !{!274, !275, !"__mw_read_integer: argument 0"}
!275 = distinct !{!275, !"__mw_read_integer"}
!276 = !DILocation(line: 20, scope: !14, inlinedAt: !277)
!277 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !272)
!278 = !DILocation(line: 27, scope: !8, inlinedAt: !272)
!279 = distinct !{!279, !271, !278, !19, !20}
!280 = !DILocation(line: 28, scope: !8, inlinedAt: !272)
!281 = !DILocation(line: 29, scope: !8, inlinedAt: !272)
!282 = !DILocation(line: 32, scope: !8, inlinedAt: !272)
!283 = !DILocation(line: 0, scope: !8, inlinedAt: !272)
!284 = !DILocation(line: 40, scope: !8, inlinedAt: !272)
!285 = !DILocation(line: 13, scope: !31, inlinedAt: !286)
!286 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !272)
!287 = !DILocation(line: 14, scope: !31, inlinedAt: !286)
!288 = !DILocation(line: 15, scope: !31, inlinedAt: !286)
!289 = distinct !{!289, !284, !290, !19, !20}
!290 = !DILocation(line: 47, scope: !8, inlinedAt: !272)
!291 = !DILocation(line: 42, scope: !8, inlinedAt: !272)
!292 = !DILocation(line: 43, scope: !8, inlinedAt: !272)
!293 = !DILocation(line: 44, scope: !8, inlinedAt: !272)
!294 = !DILocation(line: 46, scope: !8, inlinedAt: !272)
!295 = !DILocation(line: 53, scope: !61, inlinedAt: !296)
!296 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !270)
!297 = !DILocation(line: 54, scope: !61, inlinedAt: !296)
!298 = !DILocation(line: 67, scope: !56, inlinedAt: !270)
!299 = !DILocation(line: 68, scope: !56, inlinedAt: !270)
!300 = !DILocation(line: 69, scope: !56, inlinedAt: !270)
!301 = !DILocation(line: 71, scope: !56, inlinedAt: !270)
!302 = !DILocation(line: 0, scope: !56, inlinedAt: !270)
!303 = !DILocation(line: 102, scope: !268)
!304 = distinct !DISubprogram(name: "atol", scope: !1, file: !1, line: 103, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!305 = !DILocation(line: 64, scope: !56, inlinedAt: !306)
!306 = distinct !DILocation(line: 103, scope: !304)
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
!335 = !DILocation(line: 68, scope: !56, inlinedAt: !306)
!336 = !DILocation(line: 69, scope: !56, inlinedAt: !306)
!337 = !DILocation(line: 71, scope: !56, inlinedAt: !306)
!338 = !DILocation(line: 0, scope: !56, inlinedAt: !306)
!339 = !DILocation(line: 103, scope: !304)
!340 = distinct !DISubprogram(name: "atoll", scope: !1, file: !1, line: 104, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!341 = !DILocation(line: 64, scope: !56, inlinedAt: !342)
!342 = distinct !DILocation(line: 104, scope: !340)
!343 = !DILocation(line: 26, scope: !8, inlinedAt: !344)
!344 = distinct !DILocation(line: 65, scope: !56, inlinedAt: !342)
!345 = !{!346}
!346 = distinct !{!346, !347, !"__mw_read_integer: argument 0"}
!347 = distinct !{!347, !"__mw_read_integer"}
!348 = !DILocation(line: 20, scope: !14, inlinedAt: !349)
!349 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !344)
!350 = !DILocation(line: 27, scope: !8, inlinedAt: !344)
!351 = distinct !{!351, !343, !350, !19, !20}
!352 = !DILocation(line: 28, scope: !8, inlinedAt: !344)
!353 = !DILocation(line: 29, scope: !8, inlinedAt: !344)
!354 = !DILocation(line: 32, scope: !8, inlinedAt: !344)
!355 = !DILocation(line: 0, scope: !8, inlinedAt: !344)
!356 = !DILocation(line: 40, scope: !8, inlinedAt: !344)
!357 = !DILocation(line: 13, scope: !31, inlinedAt: !358)
!358 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !344)
!359 = !DILocation(line: 14, scope: !31, inlinedAt: !358)
!360 = !DILocation(line: 15, scope: !31, inlinedAt: !358)
!361 = distinct !{!361, !356, !362, !19, !20}
!362 = !DILocation(line: 47, scope: !8, inlinedAt: !344)
!363 = !DILocation(line: 42, scope: !8, inlinedAt: !344)
!364 = !DILocation(line: 43, scope: !8, inlinedAt: !344)
!365 = !DILocation(line: 44, scope: !8, inlinedAt: !344)
!366 = !DILocation(line: 46, scope: !8, inlinedAt: !344)
!367 = !DILocation(line: 53, scope: !61, inlinedAt: !368)
!368 = distinct !DILocation(line: 66, scope: !56, inlinedAt: !342)
!369 = !DILocation(line: 54, scope: !61, inlinedAt: !368)
!370 = !DILocation(line: 67, scope: !56, inlinedAt: !342)
!371 = !DILocation(line: 68, scope: !56, inlinedAt: !342)
!372 = !DILocation(line: 69, scope: !56, inlinedAt: !342)
!373 = !DILocation(line: 71, scope: !56, inlinedAt: !342)
!374 = !DILocation(line: 0, scope: !56, inlinedAt: !342)
!375 = !DILocation(line: 104, scope: !340)
!376 = distinct !DISubprogram(name: "__mw_read_double", scope: !1, file: !1, line: 178, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!377 = !DILocation(line: 182, scope: !376)
!378 = !DILocation(line: 20, scope: !14, inlinedAt: !379)
!379 = distinct !DILocation(line: 182, scope: !376)
!380 = !DILocation(line: 183, scope: !376)
!381 = distinct !{!381, !377, !380, !19, !20}
!382 = !DILocation(line: 184, scope: !376)
!383 = !DILocation(line: 185, scope: !376)
!384 = !DILocation(line: 186, scope: !376)
!385 = !DILocation(line: 187, scope: !376)
!386 = !DILocation(line: 188, scope: !376)
!387 = !DILocation(line: 0, scope: !376)
!388 = !DILocation(line: 124, scope: !389, inlinedAt: !390)
!389 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 121, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!390 = distinct !DILocation(line: 189, scope: !376)
!391 = distinct !{!391, !388, !392, !19, !20}
!392 = !DILocation(line: 126, scope: !389, inlinedAt: !390)
!393 = !DILocation(line: 125, scope: !389, inlinedAt: !390)
!394 = !DILocation(line: 124, scope: !389, inlinedAt: !395)
!395 = distinct !DILocation(line: 192, scope: !376)
!396 = !DILocation(line: 124, scope: !389, inlinedAt: !397)
!397 = distinct !DILocation(line: 190, scope: !376)
!398 = distinct !{!398, !396, !399, !19, !20}
!399 = !DILocation(line: 126, scope: !389, inlinedAt: !397)
!400 = !DILocation(line: 125, scope: !389, inlinedAt: !397)
!401 = !DILocation(line: 190, scope: !376)
!402 = !DILocation(line: 192, scope: !376)
!403 = distinct !{!403, !394, !404, !19, !20}
!404 = !DILocation(line: 126, scope: !389, inlinedAt: !395)
!405 = !DILocation(line: 125, scope: !389, inlinedAt: !395)
!406 = !DILocation(line: 193, scope: !376)
!407 = !DILocation(line: 195, scope: !376)
!408 = !DILocation(line: 20, scope: !28, inlinedAt: !409)
!409 = distinct !DILocation(line: 195, scope: !376)
!410 = !DILocation(line: 13, scope: !31, inlinedAt: !411)
!411 = distinct !DILocation(line: 20, scope: !28, inlinedAt: !409)
!412 = !DILocation(line: 14, scope: !31, inlinedAt: !411)
!413 = !DILocation(line: 15, scope: !31, inlinedAt: !411)
!414 = !DILocation(line: 196, scope: !376)
!415 = !DILocation(line: 13, scope: !31, inlinedAt: !416)
!416 = distinct !DILocation(line: 196, scope: !376)
!417 = !DILocation(line: 14, scope: !31, inlinedAt: !416)
!418 = !DILocation(line: 15, scope: !31, inlinedAt: !416)
!419 = distinct !{!419, !414, !420, !19, !20}
!420 = !DILocation(line: 197, scope: !376)
!421 = !DILocation(line: 110, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "unknown_double", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!423 = distinct !DILocation(line: 198, scope: !376)
!424 = !DILocation(line: 111, scope: !422, inlinedAt: !423)
!425 = !DILocation(line: 112, scope: !422, inlinedAt: !423)
!426 = !DILocation(line: 113, scope: !422, inlinedAt: !423)
!427 = !DILocation(line: 114, scope: !422, inlinedAt: !423)
!428 = !DILocation(line: 199, scope: !376)
!429 = !DILocation(line: 158, scope: !430, inlinedAt: !431)
!430 = distinct !DISubprogram(name: "magnitude_at", scope: !1, file: !1, line: 153, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!431 = distinct !DILocation(line: 200, scope: !376)
!432 = !DILocation(line: 159, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 21, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "is_digit", scope: !15, file: !15, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!435 = distinct !DILocation(line: 163, scope: !430, inlinedAt: !431)
!436 = !DILocation(line: 163, scope: !430, inlinedAt: !431)
!437 = !DILocation(line: 166, scope: !430, inlinedAt: !431)
!438 = !DILocation(line: 167, scope: !430, inlinedAt: !431)
!439 = !DILocation(line: 168, scope: !430, inlinedAt: !431)
!440 = !DILocation(line: 169, scope: !430, inlinedAt: !431)
!441 = !DILocation(line: 170, scope: !430, inlinedAt: !431)
!442 = !DILocation(line: 171, scope: !430, inlinedAt: !431)
!443 = !DILocation(line: 0, scope: !430, inlinedAt: !431)
!444 = distinct !{!444, !429, !445, !19, !20}
!445 = !DILocation(line: 173, scope: !430, inlinedAt: !431)
!446 = !DILocation(line: 174, scope: !430, inlinedAt: !431)
!447 = !DILocation(line: 175, scope: !430, inlinedAt: !431)
!448 = !DILocation(line: 143, scope: !449, inlinedAt: !450)
!449 = distinct !DISubprogram(name: "exponent_at", scope: !1, file: !1, line: 141, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!450 = distinct !DILocation(line: 175, scope: !430, inlinedAt: !431)
!451 = !DILocation(line: 20, scope: !14, inlinedAt: !452)
!452 = distinct !DILocation(line: 143, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 26, scope: !8, inlinedAt: !454)
!454 = distinct !DILocation(line: 145, scope: !449, inlinedAt: !450)
!455 = !{!456}
!456 = distinct !{!456, !457, !"__mw_read_integer: argument 0"}
!457 = distinct !{!457, !"__mw_read_integer"}
!458 = !DILocation(line: 20, scope: !14, inlinedAt: !459)
!459 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !454)
!460 = !DILocation(line: 27, scope: !8, inlinedAt: !454)
!461 = distinct !{!461, !453, !460, !19, !20}
!462 = !DILocation(line: 145, scope: !449, inlinedAt: !450)
!463 = !DILocation(line: 28, scope: !8, inlinedAt: !454)
!464 = !DILocation(line: 29, scope: !8, inlinedAt: !454)
!465 = !DILocation(line: 31, scope: !8, inlinedAt: !454)
!466 = !DILocation(line: 32, scope: !8, inlinedAt: !454)
!467 = !DILocation(line: 0, scope: !8, inlinedAt: !454)
!468 = !DILocation(line: 40, scope: !8, inlinedAt: !454)
!469 = !DILocation(line: 13, scope: !31, inlinedAt: !470)
!470 = distinct !DILocation(line: 40, scope: !8, inlinedAt: !454)
!471 = !DILocation(line: 14, scope: !31, inlinedAt: !470)
!472 = !DILocation(line: 15, scope: !31, inlinedAt: !470)
!473 = !DILocation(line: 43, scope: !8, inlinedAt: !454)
!474 = distinct !{!474, !468, !475, !19, !20}
!475 = !DILocation(line: 47, scope: !8, inlinedAt: !454)
!476 = !DILocation(line: 42, scope: !8, inlinedAt: !454)
!477 = !DILocation(line: 44, scope: !8, inlinedAt: !454)
!478 = !DILocation(line: 46, scope: !8, inlinedAt: !454)
!479 = distinct !{!479, !468, !475, !19, !20}
!480 = !DILocation(line: 146, scope: !449, inlinedAt: !450)
!481 = !DILocation(line: 148, scope: !449, inlinedAt: !450)
!482 = !DILocation(line: 149, scope: !449, inlinedAt: !450)
!483 = !DILocation(line: 150, scope: !449, inlinedAt: !450)
!484 = !DILocation(line: 0, scope: !449, inlinedAt: !450)
!485 = !DILocation(line: 132, scope: !486, inlinedAt: !487)
!486 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 130, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!487 = distinct !DILocation(line: 175, scope: !430, inlinedAt: !431)
!488 = !DILocation(line: 134, scope: !486, inlinedAt: !487)
!489 = !DILocation(line: 110, scope: !422, inlinedAt: !490)
!490 = distinct !DILocation(line: 135, scope: !486, inlinedAt: !487)
!491 = !DILocation(line: 111, scope: !422, inlinedAt: !490)
!492 = !DILocation(line: 112, scope: !422, inlinedAt: !490)
!493 = !DILocation(line: 113, scope: !422, inlinedAt: !490)
!494 = !DILocation(line: 114, scope: !422, inlinedAt: !490)
!495 = !DILocation(line: 135, scope: !486, inlinedAt: !487)
!496 = !DILocation(line: 136, scope: !486, inlinedAt: !487)
!497 = !DILocation(line: 137, scope: !486, inlinedAt: !487)
!498 = !DILocation(line: 202, scope: !376)
!499 = distinct !DISubprogram(name: "strtod", scope: !1, file: !1, line: 205, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!500 = !DILocation(line: 207, scope: !499)
!501 = !DILocation(line: 208, scope: !499)
!502 = !DILocation(line: 209, scope: !499)
!503 = !DILocation(line: 210, scope: !499)
!504 = !DILocation(line: 53, scope: !61, inlinedAt: !505)
!505 = distinct !DILocation(line: 210, scope: !499)
!506 = !DILocation(line: 54, scope: !61, inlinedAt: !505)
!507 = !DILocation(line: 55, scope: !61, inlinedAt: !505)
!508 = !DILocation(line: 56, scope: !61, inlinedAt: !505)
!509 = !DILocation(line: 57, scope: !61, inlinedAt: !505)
!510 = !DILocation(line: 58, scope: !61, inlinedAt: !505)
!511 = !DILocation(line: 212, scope: !499)
!512 = !DILocation(line: 211, scope: !499)
!513 = distinct !DISubprogram(name: "strtof", scope: !1, file: !1, line: 214, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!514 = !{!515}
!515 = distinct !{!515, !516, !"strtod: argument 1"}
!516 = distinct !{!516, !"strtod"}
!517 = !DILocation(line: 214, scope: !513)
!518 = !DILocation(line: 207, scope: !499, inlinedAt: !519)
!519 = distinct !DILocation(line: 214, scope: !513)
!520 = !{!521, !515}
!521 = distinct !{!521, !516, !"strtod: argument 0"}
!522 = !DILocation(line: 208, scope: !499, inlinedAt: !519)
!523 = !DILocation(line: 209, scope: !499, inlinedAt: !519)
!524 = !DILocation(line: 210, scope: !499, inlinedAt: !519)
!525 = !DILocation(line: 53, scope: !61, inlinedAt: !526)
!526 = distinct !DILocation(line: 210, scope: !499, inlinedAt: !519)
!527 = !DILocation(line: 54, scope: !61, inlinedAt: !526)
!528 = !DILocation(line: 55, scope: !61, inlinedAt: !526)
!529 = !DILocation(line: 56, scope: !61, inlinedAt: !526)
!530 = !DILocation(line: 57, scope: !61, inlinedAt: !526)
!531 = !{!521}
!532 = !DILocation(line: 58, scope: !61, inlinedAt: !526)
!533 = !DILocation(line: 212, scope: !499, inlinedAt: !519)
!534 = distinct !DISubprogram(name: "strtold", scope: !1, file: !1, line: 215, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!535 = !{!536}
!536 = distinct !{!536, !537, !"strtod: argument 1"}
!537 = distinct !{!537, !"strtod"}
!538 = !DILocation(line: 215, scope: !534)
!539 = !DILocation(line: 207, scope: !499, inlinedAt: !540)
!540 = distinct !DILocation(line: 215, scope: !534)
!541 = !{!542, !536}
!542 = distinct !{!542, !537, !"strtod: argument 0"}
!543 = !DILocation(line: 208, scope: !499, inlinedAt: !540)
!544 = !DILocation(line: 209, scope: !499, inlinedAt: !540)
!545 = !DILocation(line: 210, scope: !499, inlinedAt: !540)
!546 = !DILocation(line: 53, scope: !61, inlinedAt: !547)
!547 = distinct !DILocation(line: 210, scope: !499, inlinedAt: !540)
!548 = !DILocation(line: 54, scope: !61, inlinedAt: !547)
!549 = !DILocation(line: 55, scope: !61, inlinedAt: !547)
!550 = !DILocation(line: 56, scope: !61, inlinedAt: !547)
!551 = !DILocation(line: 57, scope: !61, inlinedAt: !547)
!552 = !{!542}
!553 = !DILocation(line: 58, scope: !61, inlinedAt: !547)
!554 = !DILocation(line: 212, scope: !499, inlinedAt: !540)
!555 = distinct !DISubprogram(name: "atof", scope: !1, file: !1, line: 216, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!556 = !DILocation(line: 207, scope: !499, inlinedAt: !557)
!557 = distinct !DILocation(line: 216, scope: !555)
!558 = !{!559, !561}
!559 = distinct !{!559, !560, !"strtod: argument 0"}
!560 = distinct !{!560, !"strtod"}
!561 = distinct !{!561, !560, !"strtod: argument 1"}
!562 = !DILocation(line: 208, scope: !499, inlinedAt: !557)
!563 = !{!561}
!564 = !DILocation(line: 209, scope: !499, inlinedAt: !557)
!565 = !DILocation(line: 210, scope: !499, inlinedAt: !557)
!566 = !DILocation(line: 53, scope: !61, inlinedAt: !567)
!567 = distinct !DILocation(line: 210, scope: !499, inlinedAt: !557)
!568 = !DILocation(line: 54, scope: !61, inlinedAt: !567)
!569 = !DILocation(line: 212, scope: !499, inlinedAt: !557)
!570 = !DILocation(line: 216, scope: !555)
!571 = !DISubprogram(name: "fail", scope: !572, file: !572, line: 42, type: !9, spFlags: DISPFlagOptimized)
!572 = !DIFile(filename: "c/models.h", directory: ".")
