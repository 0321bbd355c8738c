target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.integer = type { i64, i32, i32, i8* }

@.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.3 = private unnamed_addr constant [20 x i8] c"floating-point-text\00", align 1
@.str.4 = private unnamed_addr constant [54 x i8] c"a floating-point text whose value is taken as unknown\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"floating-point text\00", align 1
@exact_power = internal unnamed_addr constant [23 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09, double 1.000000e+10, double 1.000000e+11, double 1.000000e+12, double 1.000000e+13, double 1.000000e+14, double 1.000000e+15, double 1.000000e+16, double 1.000000e+17, double 1.000000e+18, double 1.000000e+19, double 1.000000e+20, double 1.000000e+21, double 1.000000e+22], align 8

define dso_local void @__mw_read_integer(%struct.integer* noalias nocapture sret(%struct.integer) align 4 %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !9 {
  %5 = bitcast %struct.integer* %0 to i8*, !dbg !12
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(20) %5, i8 0, i32 20, i1 false), !dbg !12
  br label %6, !dbg !13

6:
  %7 = phi i8* [ %1, %4 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !13
  %9 = sext i8 %8 to i32, !dbg !13
  %10 = icmp ne i8 %8, 32, !dbg !14
  %11 = add nsw i32 %9, -14, !dbg !14
  %12 = icmp ult i32 %11, -5, !dbg !14
  %13 = and i1 %10, %12, !dbg !13
  %14 = getelementptr i8, i8* %7, i32 1, !dbg !18
  br i1 %13, label %15, label %6, !dbg !13, !llvm.loop !19

15:
  %16 = icmp eq i32 %3, 0, !dbg !22
  br i1 %16, label %24, label %17, !dbg !22

17:
  switch i8 %8, label %24 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !22

18:
  %19 = icmp eq i8 %8, 45, !dbg !23
  %20 = zext i1 %19 to i32, !dbg !23
  %21 = getelementptr inbounds %struct.integer, %struct.integer* %0, i32 0, i32 1, !dbg !23
  store i32 %20, i32* %21, align 4, !dbg !23
  %22 = getelementptr i8, i8* %7, i32 1, !dbg !24
  %23 = add i32 %3, -1, !dbg !25
  br label %24, !dbg !26

24:
  %25 = phi i32 [ %23, %18 ], [ 0, %15 ], [ %3, %17 ]
  %26 = phi i8* [ %22, %18 ], [ %7, %15 ], [ %7, %17 ]
  %27 = and i32 %2, -17, !dbg !27
  %28 = icmp eq i32 %27, 0, !dbg !27
  %29 = icmp ugt i32 %25, 2
  %30 = and i1 %28, %29, !dbg !27
  br i1 %30, label %31, label %55, !dbg !27

31:
  %32 = load i8, i8* %26, align 1, !dbg !28
  %33 = icmp eq i8 %32, 48, !dbg !28
  br i1 %33, label %34, label %55, !dbg !28

34:
  %35 = getelementptr i8, i8* %26, i32 1, !dbg !28
  %36 = load i8, i8* %35, align 1, !dbg !28
  %37 = and i8 %36, -33, !dbg !28
  %38 = icmp eq i8 %37, 88, !dbg !28
  br i1 %38, label %39, label %55, !dbg !28

39:
  %40 = getelementptr i8, i8* %26, i32 2, !dbg !28
  %41 = load i8, i8* %40, align 1, !dbg !28
  %42 = sext i8 %41 to i32, !dbg !28
  %43 = or i32 %42, 32, !dbg !31
  %44 = add nsw i32 %42, -48, !dbg !34
  %45 = icmp ult i32 %44, 10, !dbg !35
  %46 = add nsw i32 %43, -97, !dbg !35
  %47 = icmp ult i32 %46, 26, !dbg !35
  %48 = add nsw i32 %43, -87, !dbg !35
  %49 = select i1 %47, i32 %48, i32 96, !dbg !35
  %50 = select i1 %45, i32 %44, i32 %49, !dbg !35
  %51 = icmp ugt i32 %50, 15, !dbg !28
  br i1 %51, label %55, label %52, !dbg !27

52:
  %53 = getelementptr i8, i8* %26, i32 2, !dbg !36
  %54 = add i32 %25, -2, !dbg !37
  br label %55, !dbg !38

55:
  %56 = phi i32 [ %54, %52 ], [ %25, %39 ], [ %25, %24 ], [ %25, %34 ], [ %25, %31 ], !dbg !39
  %57 = phi i32 [ 16, %52 ], [ %2, %39 ], [ %2, %24 ], [ %2, %34 ], [ %2, %31 ]
  %58 = phi i8* [ %53, %52 ], [ %26, %39 ], [ %26, %24 ], [ %26, %34 ], [ %26, %31 ], !dbg !39
  %59 = icmp eq i32 %57, 0, !dbg !40
  br i1 %59, label %60, label %64, !dbg !40

60:
  %61 = load i8, i8* %58, align 1, !dbg !41
  %62 = icmp eq i8 %61, 48, !dbg !41
  %63 = select i1 %62, i32 8, i32 10, !dbg !41
  br label %64, !dbg !41

64:
  %65 = phi i32 [ %63, %60 ], [ %57, %55 ], !dbg !39
  %66 = icmp eq i32 %56, 0, !dbg !42
  br i1 %66, label %102, label %67, !dbg !42

67:
  %68 = getelementptr inbounds %struct.integer, %struct.integer* %0, i32 0, i32 0
  %69 = sext i32 %65 to i64
  %70 = getelementptr inbounds %struct.integer, %struct.integer* %0, i32 0, i32 2
  %71 = getelementptr inbounds %struct.integer, %struct.integer* %0, i32 0, i32 3
  br label %72, !dbg !42

72:
  %73 = phi i8* [ %58, %67 ], [ %99, %86 ]
  %74 = phi i32 [ %56, %67 ], [ %100, %86 ]
  %75 = load i8, i8* %73, align 1, !dbg !42
  %76 = sext i8 %75 to i32, !dbg !42
  %77 = or i32 %76, 32, !dbg !43
  %78 = add nsw i32 %76, -48, !dbg !45
  %79 = icmp ult i32 %78, 10, !dbg !46
  %80 = add nsw i32 %77, -97, !dbg !46
  %81 = icmp ult i32 %80, 26, !dbg !46
  %82 = add nsw i32 %77, -87, !dbg !46
  %83 = select i1 %81, i32 %82, i32 99, !dbg !46
  %84 = select i1 %79, i32 %78, i32 %83, !dbg !46
  %85 = icmp ult i32 %84, %65, !dbg !42
  br i1 %85, label %86, label %102, !dbg !42

86:
  %87 = load i64, i64* %68, align 4, !dbg !47
  %88 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %87, i64 %69), !dbg !47
  %89 = extractvalue { i64, i1 } %88, 1, !dbg !47
  %90 = extractvalue { i64, i1 } %88, 0, !dbg !47
  %91 = zext i32 %84 to i64, !dbg !48
  %92 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %90, i64 %91), !dbg !48
  %93 = extractvalue { i64, i1 } %92, 1, !dbg !48
  %94 = extractvalue { i64, i1 } %92, 0, !dbg !48
  %95 = or i1 %89, %93, !dbg !48
  %96 = zext i1 %95 to i32, !dbg !49
  %97 = load i32, i32* %70, align 4, !dbg !49
  %98 = or i32 %97, %96, !dbg !49
  store i32 %98, i32* %70, align 4, !dbg !49
  store i64 %94, i64* %68, align 4, !dbg !50
  %99 = getelementptr i8, i8* %73, i32 1, !dbg !51
  store i8* %99, i8** %71, align 4, !dbg !51
  %100 = add i32 %74, -1, !dbg !42
  %101 = icmp eq i32 %100, 0, !dbg !42
  br i1 %101, label %102, label %72, !dbg !42, !llvm.loop !52

102:
  ret void, !dbg !54
}

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #1

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local i32 @strtol(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !55 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !56
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !59
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !59
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !60
  %7 = load i8*, i8** %6, align 8, !dbg !60
  %8 = icmp eq i8* %7, null, !dbg !61
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !61
  %10 = ptrtoint i8* %9 to i32, !dbg !64
  %11 = ptrtoint i8* %0 to i32, !dbg !64
  %12 = sub i32 1, %11, !dbg !64
  %13 = add i32 %12, %10, !dbg !64
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !64
  %14 = icmp eq i8** %1, null, !dbg !65
  br i1 %14, label %17, label %15, !dbg !65

15:
  %16 = bitcast i8** %1 to i8*, !dbg !66
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !66
  store i8* %9, i8** %1, align 4, !dbg !67
  br label %17, !dbg !68

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !69
  %19 = load i32, i32* %18, align 4, !dbg !69
  %20 = icmp eq i32 %19, 0, !dbg !69
  br i1 %20, label %21, label %29, !dbg !69

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !69
  %23 = load i64, i64* %22, align 8, !dbg !69
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !69
  %25 = load i32, i32* %24, align 8, !dbg !69
  %26 = zext i32 %25 to i64, !dbg !69
  %27 = add nuw nsw i64 %26, 2147483647, !dbg !69
  %28 = icmp ugt i64 %23, %27, !dbg !69
  br i1 %28, label %29, label %36, !dbg !69

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !70
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !71
  %32 = load i32, i32* %31, align 8, !dbg !71
  %33 = icmp ne i32 %32, 0, !dbg !71
  %34 = sext i1 %33 to i32, !dbg !71
  %35 = xor i32 %34, 2147483647, !dbg !71
  br label %41, !dbg !71

36:
  %37 = icmp eq i32 %25, 0, !dbg !72
  %38 = sub i64 0, %23, !dbg !72
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !72
  %40 = trunc i64 %39 to i32, !dbg !72
  br label %41, !dbg !72

41:
  %42 = phi i32 [ %35, %29 ], [ %40, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !73
  ret i32 %42, !dbg !74
}

define dso_local i32 @__isoc23_strtol(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !75 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !76
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !78
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !78
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !79
  %7 = load i8*, i8** %6, align 8, !dbg !79
  %8 = icmp eq i8* %7, null, !dbg !80
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !80
  %10 = ptrtoint i8* %9 to i32, !dbg !82
  %11 = ptrtoint i8* %0 to i32, !dbg !82
  %12 = sub i32 1, %11, !dbg !82
  %13 = add i32 %12, %10, !dbg !82
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !82
  %14 = icmp eq i8** %1, null, !dbg !83
  br i1 %14, label %17, label %15, !dbg !83

15:
  %16 = bitcast i8** %1 to i8*, !dbg !84
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !84
  store i8* %9, i8** %1, align 4, !dbg !85
  br label %17, !dbg !86

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !87
  %19 = load i32, i32* %18, align 4, !dbg !87
  %20 = icmp eq i32 %19, 0, !dbg !87
  br i1 %20, label %21, label %29, !dbg !87

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !87
  %23 = load i64, i64* %22, align 8, !dbg !87
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !87
  %25 = load i32, i32* %24, align 8, !dbg !87
  %26 = zext i32 %25 to i64, !dbg !87
  %27 = add nuw nsw i64 %26, 2147483647, !dbg !87
  %28 = icmp ugt i64 %23, %27, !dbg !87
  br i1 %28, label %29, label %36, !dbg !87

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !88
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !89
  %32 = load i32, i32* %31, align 8, !dbg !89
  %33 = icmp ne i32 %32, 0, !dbg !89
  %34 = sext i1 %33 to i32, !dbg !89
  %35 = xor i32 %34, 2147483647, !dbg !89
  br label %41, !dbg !89

36:
  %37 = icmp eq i32 %25, 0, !dbg !90
  %38 = sub i64 0, %23, !dbg !90
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !90
  %40 = trunc i64 %39 to i32, !dbg !90
  br label %41, !dbg !90

41:
  %42 = phi i32 [ %35, %29 ], [ %40, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !91
  ret i32 %42, !dbg !92
}

define dso_local i64 @strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !93 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !94
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !96
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !96
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !97
  %7 = load i8*, i8** %6, align 8, !dbg !97
  %8 = icmp eq i8* %7, null, !dbg !98
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !98
  %10 = ptrtoint i8* %9 to i32, !dbg !100
  %11 = ptrtoint i8* %0 to i32, !dbg !100
  %12 = sub i32 1, %11, !dbg !100
  %13 = add i32 %12, %10, !dbg !100
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !100
  %14 = icmp eq i8** %1, null, !dbg !101
  br i1 %14, label %17, label %15, !dbg !101

15:
  %16 = bitcast i8** %1 to i8*, !dbg !102
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !102
  store i8* %9, i8** %1, align 4, !dbg !103
  br label %17, !dbg !104

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !105
  %19 = load i32, i32* %18, align 4, !dbg !105
  %20 = icmp eq i32 %19, 0, !dbg !105
  br i1 %20, label %21, label %29, !dbg !105

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !105
  %23 = load i64, i64* %22, align 8, !dbg !105
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !105
  %25 = load i32, i32* %24, align 8, !dbg !105
  %26 = zext i32 %25 to i64, !dbg !105
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !105
  %28 = icmp ugt i64 %23, %27, !dbg !105
  br i1 %28, label %29, label %36, !dbg !105

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !106
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !107
  %32 = load i32, i32* %31, align 8, !dbg !107
  %33 = icmp ne i32 %32, 0, !dbg !107
  %34 = sext i1 %33 to i64, !dbg !107
  %35 = xor i64 %34, 9223372036854775807, !dbg !107
  br label %40, !dbg !107

36:
  %37 = icmp eq i32 %25, 0, !dbg !108
  %38 = sub i64 0, %23, !dbg !108
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !108
  br label %40, !dbg !108

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !110
  ret i64 %41, !dbg !111
}

define dso_local i64 @__isoc23_strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !112 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !113
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !115
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !115
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !115
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !116
  %7 = load i8*, i8** %6, align 8, !dbg !116
  %8 = icmp eq i8* %7, null, !dbg !117
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !117
  %10 = ptrtoint i8* %9 to i32, !dbg !119
  %11 = ptrtoint i8* %0 to i32, !dbg !119
  %12 = sub i32 1, %11, !dbg !119
  %13 = add i32 %12, %10, !dbg !119
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !119
  %14 = icmp eq i8** %1, null, !dbg !120
  br i1 %14, label %17, label %15, !dbg !120

15:
  %16 = bitcast i8** %1 to i8*, !dbg !121
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !121
  store i8* %9, i8** %1, align 4, !dbg !122
  br label %17, !dbg !123

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !124
  %19 = load i32, i32* %18, align 4, !dbg !124
  %20 = icmp eq i32 %19, 0, !dbg !124
  br i1 %20, label %21, label %29, !dbg !124

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !124
  %23 = load i64, i64* %22, align 8, !dbg !124
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !124
  %25 = load i32, i32* %24, align 8, !dbg !124
  %26 = zext i32 %25 to i64, !dbg !124
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !124
  %28 = icmp ugt i64 %23, %27, !dbg !124
  br i1 %28, label %29, label %36, !dbg !124

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !125
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !126
  %32 = load i32, i32* %31, align 8, !dbg !126
  %33 = icmp ne i32 %32, 0, !dbg !126
  %34 = sext i1 %33 to i64, !dbg !126
  %35 = xor i64 %34, 9223372036854775807, !dbg !126
  br label %40, !dbg !126

36:
  %37 = icmp eq i32 %25, 0, !dbg !127
  %38 = sub i64 0, %23, !dbg !127
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !127
  br label %40, !dbg !127

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !129
  ret i64 %41, !dbg !130
}

define dso_local i32 @strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !131 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !132
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !135
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !135
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !135
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !136
  %7 = load i8*, i8** %6, align 8, !dbg !136
  %8 = icmp eq i8* %7, null, !dbg !137
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !137
  %10 = ptrtoint i8* %9 to i32, !dbg !139
  %11 = ptrtoint i8* %0 to i32, !dbg !139
  %12 = sub i32 1, %11, !dbg !139
  %13 = add i32 %12, %10, !dbg !139
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !139
  %14 = icmp eq i8** %1, null, !dbg !140
  br i1 %14, label %17, label %15, !dbg !140

15:
  %16 = bitcast i8** %1 to i8*, !dbg !141
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !141
  store i8* %9, i8** %1, align 4, !dbg !142
  br label %17, !dbg !143

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !144
  %19 = load i32, i32* %18, align 4, !dbg !144
  %20 = icmp eq i32 %19, 0, !dbg !144
  br i1 %20, label %21, label %25, !dbg !144

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !144
  %23 = load i64, i64* %22, align 8, !dbg !144
  %24 = icmp ugt i64 %23, 4294967295, !dbg !144
  br i1 %24, label %25, label %27, !dbg !144

25:
  %26 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !145
  br label %34, !dbg !146

27:
  %28 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !147
  %29 = load i32, i32* %28, align 8, !dbg !147
  %30 = icmp eq i32 %29, 0, !dbg !147
  %31 = sub i64 0, %23, !dbg !147
  %32 = select i1 %30, i64 %23, i64 %31, !dbg !147
  %33 = trunc i64 %32 to i32, !dbg !147
  br label %34, !dbg !147

34:
  %35 = phi i32 [ -1, %25 ], [ %33, %27 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !148
  ret i32 %35, !dbg !149
}

define dso_local i32 @__isoc23_strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !150 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !151
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !153
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !153
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !153
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !154
  %7 = load i8*, i8** %6, align 8, !dbg !154
  %8 = icmp eq i8* %7, null, !dbg !155
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !155
  %10 = ptrtoint i8* %9 to i32, !dbg !157
  %11 = ptrtoint i8* %0 to i32, !dbg !157
  %12 = sub i32 1, %11, !dbg !157
  %13 = add i32 %12, %10, !dbg !157
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !157
  %14 = icmp eq i8** %1, null, !dbg !158
  br i1 %14, label %17, label %15, !dbg !158

15:
  %16 = bitcast i8** %1 to i8*, !dbg !159
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !159
  store i8* %9, i8** %1, align 4, !dbg !160
  br label %17, !dbg !161

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !162
  %19 = load i32, i32* %18, align 4, !dbg !162
  %20 = icmp eq i32 %19, 0, !dbg !162
  br i1 %20, label %21, label %25, !dbg !162

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !162
  %23 = load i64, i64* %22, align 8, !dbg !162
  %24 = icmp ugt i64 %23, 4294967295, !dbg !162
  br i1 %24, label %25, label %27, !dbg !162

25:
  %26 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !163
  br label %34, !dbg !164

27:
  %28 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !165
  %29 = load i32, i32* %28, align 8, !dbg !165
  %30 = icmp eq i32 %29, 0, !dbg !165
  %31 = sub i64 0, %23, !dbg !165
  %32 = select i1 %30, i64 %23, i64 %31, !dbg !165
  %33 = trunc i64 %32 to i32, !dbg !165
  br label %34, !dbg !165

34:
  %35 = phi i32 [ -1, %25 ], [ %33, %27 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !166
  ret i32 %35, !dbg !167
}

define dso_local i64 @strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !168 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !169
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !171
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !171
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !171
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !172
  %7 = load i8*, i8** %6, align 8, !dbg !172
  %8 = icmp eq i8* %7, null, !dbg !173
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !173
  %10 = ptrtoint i8* %9 to i32, !dbg !175
  %11 = ptrtoint i8* %0 to i32, !dbg !175
  %12 = sub i32 1, %11, !dbg !175
  %13 = add i32 %12, %10, !dbg !175
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !175
  %14 = icmp eq i8** %1, null, !dbg !176
  br i1 %14, label %17, label %15, !dbg !176

15:
  %16 = bitcast i8** %1 to i8*, !dbg !177
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !177
  store i8* %9, i8** %1, align 4, !dbg !178
  br label %17, !dbg !179

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !180
  %19 = load i32, i32* %18, align 4, !dbg !180
  %20 = icmp eq i32 %19, 0, !dbg !180
  br i1 %20, label %21, label %29, !dbg !180

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !180
  %23 = load i64, i64* %22, align 8, !dbg !180
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !181
  %25 = load i32, i32* %24, align 8, !dbg !181
  %26 = icmp eq i32 %25, 0, !dbg !181
  %27 = sub i64 0, %23, !dbg !181
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !181
  br label %31, !dbg !181

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !182
  br label %31, !dbg !183

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !184
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !185
  ret i64 %32, !dbg !186
}

define dso_local i64 @__isoc23_strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !187 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !188
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !190
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !190
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !190
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !191
  %7 = load i8*, i8** %6, align 8, !dbg !191
  %8 = icmp eq i8* %7, null, !dbg !192
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !192
  %10 = ptrtoint i8* %9 to i32, !dbg !194
  %11 = ptrtoint i8* %0 to i32, !dbg !194
  %12 = sub i32 1, %11, !dbg !194
  %13 = add i32 %12, %10, !dbg !194
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !194
  %14 = icmp eq i8** %1, null, !dbg !195
  br i1 %14, label %17, label %15, !dbg !195

15:
  %16 = bitcast i8** %1 to i8*, !dbg !196
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !196
  store i8* %9, i8** %1, align 4, !dbg !197
  br label %17, !dbg !198

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !199
  %19 = load i32, i32* %18, align 4, !dbg !199
  %20 = icmp eq i32 %19, 0, !dbg !199
  br i1 %20, label %21, label %29, !dbg !199

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !199
  %23 = load i64, i64* %22, align 8, !dbg !199
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !200
  %25 = load i32, i32* %24, align 8, !dbg !200
  %26 = icmp eq i32 %25, 0, !dbg !200
  %27 = sub i64 0, %23, !dbg !200
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !200
  br label %31, !dbg !200

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !201
  br label %31, !dbg !202

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !203
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !204
  ret i64 %32, !dbg !205
}

define dso_local i64 @strtoq(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !206 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !207
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !209
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !209
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !209
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !210
  %7 = load i8*, i8** %6, align 8, !dbg !210
  %8 = icmp eq i8* %7, null, !dbg !211
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !211
  %10 = ptrtoint i8* %9 to i32, !dbg !213
  %11 = ptrtoint i8* %0 to i32, !dbg !213
  %12 = sub i32 1, %11, !dbg !213
  %13 = add i32 %12, %10, !dbg !213
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !213
  %14 = icmp eq i8** %1, null, !dbg !214
  br i1 %14, label %17, label %15, !dbg !214

15:
  %16 = bitcast i8** %1 to i8*, !dbg !215
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !215
  store i8* %9, i8** %1, align 4, !dbg !216
  br label %17, !dbg !217

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !218
  %19 = load i32, i32* %18, align 4, !dbg !218
  %20 = icmp eq i32 %19, 0, !dbg !218
  br i1 %20, label %21, label %29, !dbg !218

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !218
  %23 = load i64, i64* %22, align 8, !dbg !218
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !218
  %25 = load i32, i32* %24, align 8, !dbg !218
  %26 = zext i32 %25 to i64, !dbg !218
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !218
  %28 = icmp ugt i64 %23, %27, !dbg !218
  br i1 %28, label %29, label %36, !dbg !218

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !219
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !220
  %32 = load i32, i32* %31, align 8, !dbg !220
  %33 = icmp ne i32 %32, 0, !dbg !220
  %34 = sext i1 %33 to i64, !dbg !220
  %35 = xor i64 %34, 9223372036854775807, !dbg !220
  br label %40, !dbg !220

36:
  %37 = icmp eq i32 %25, 0, !dbg !221
  %38 = sub i64 0, %23, !dbg !221
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !221
  br label %40, !dbg !221

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !222
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !223
  ret i64 %41, !dbg !224
}

define dso_local i64 @strtoimax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !225 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !226
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !228
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !228
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !229
  %7 = load i8*, i8** %6, align 8, !dbg !229
  %8 = icmp eq i8* %7, null, !dbg !230
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !230
  %10 = ptrtoint i8* %9 to i32, !dbg !232
  %11 = ptrtoint i8* %0 to i32, !dbg !232
  %12 = sub i32 1, %11, !dbg !232
  %13 = add i32 %12, %10, !dbg !232
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !232
  %14 = icmp eq i8** %1, null, !dbg !233
  br i1 %14, label %17, label %15, !dbg !233

15:
  %16 = bitcast i8** %1 to i8*, !dbg !234
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !234
  store i8* %9, i8** %1, align 4, !dbg !235
  br label %17, !dbg !236

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !237
  %19 = load i32, i32* %18, align 4, !dbg !237
  %20 = icmp eq i32 %19, 0, !dbg !237
  br i1 %20, label %21, label %29, !dbg !237

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !237
  %23 = load i64, i64* %22, align 8, !dbg !237
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !237
  %25 = load i32, i32* %24, align 8, !dbg !237
  %26 = zext i32 %25 to i64, !dbg !237
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !237
  %28 = icmp ugt i64 %23, %27, !dbg !237
  br i1 %28, label %29, label %36, !dbg !237

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !238
  %31 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !239
  %32 = load i32, i32* %31, align 8, !dbg !239
  %33 = icmp ne i32 %32, 0, !dbg !239
  %34 = sext i1 %33 to i64, !dbg !239
  %35 = xor i64 %34, 9223372036854775807, !dbg !239
  br label %40, !dbg !239

36:
  %37 = icmp eq i32 %25, 0, !dbg !240
  %38 = sub i64 0, %23, !dbg !240
  %39 = select i1 %37, i64 %23, i64 %38, !dbg !240
  br label %40, !dbg !240

40:
  %41 = phi i64 [ %35, %29 ], [ %39, %36 ], !dbg !241
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !242
  ret i64 %41, !dbg !243
}

define dso_local i64 @strtoumax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !244 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !245
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !247
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !247
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !247
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !248
  %7 = load i8*, i8** %6, align 8, !dbg !248
  %8 = icmp eq i8* %7, null, !dbg !249
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !249
  %10 = ptrtoint i8* %9 to i32, !dbg !251
  %11 = ptrtoint i8* %0 to i32, !dbg !251
  %12 = sub i32 1, %11, !dbg !251
  %13 = add i32 %12, %10, !dbg !251
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !251
  %14 = icmp eq i8** %1, null, !dbg !252
  br i1 %14, label %17, label %15, !dbg !252

15:
  %16 = bitcast i8** %1 to i8*, !dbg !253
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !253
  store i8* %9, i8** %1, align 4, !dbg !254
  br label %17, !dbg !255

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !256
  %19 = load i32, i32* %18, align 4, !dbg !256
  %20 = icmp eq i32 %19, 0, !dbg !256
  br i1 %20, label %21, label %29, !dbg !256

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !256
  %23 = load i64, i64* %22, align 8, !dbg !256
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !257
  %25 = load i32, i32* %24, align 8, !dbg !257
  %26 = icmp eq i32 %25, 0, !dbg !257
  %27 = sub i64 0, %23, !dbg !257
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !257
  br label %31, !dbg !257

29:
  %30 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !258
  br label %31, !dbg !259

31:
  %32 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !260
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !261
  ret i64 %32, !dbg !262
}

define dso_local i32 @__strtol_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !263 {
  %5 = call i32 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !264
  ret i32 %5, !dbg !264
}

define dso_local i32 @__strtoul_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !265 {
  %5 = call i32 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !266
  ret i32 %5, !dbg !266
}

define dso_local i64 @__strtoll_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !267 {
  %5 = call i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !268
  ret i64 %5, !dbg !268
}

define dso_local i32 @atoi(i8* noundef %0) local_unnamed_addr #5 !dbg !269 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !270
  br label %2, !dbg !272

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !272, !noalias !274
  %5 = sext i8 %4 to i32, !dbg !272
  %6 = icmp ne i8 %4, 32, !dbg !277
  %7 = add nsw i32 %5, -14, !dbg !277
  %8 = icmp ult i32 %7, -5, !dbg !277
  %9 = and i1 %6, %8, !dbg !272
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !279
  br i1 %9, label %11, label %2, !dbg !272, !llvm.loop !280

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !281

12:
  %13 = icmp eq i8 %4, 45, !dbg !282
  %14 = zext i1 %13 to i32, !dbg !282
  br label %15, !dbg !283

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !284
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !285, !noalias !274
  %20 = sext i8 %19 to i32, !dbg !285
  %21 = or i32 %20, 32, !dbg !286
  %22 = add nsw i32 %20, -48, !dbg !288
  %23 = icmp ult i32 %22, 10, !dbg !289
  %24 = add nsw i32 %21, -97, !dbg !289
  %25 = icmp ult i32 %24, 26, !dbg !289
  %26 = add nsw i32 %21, -87, !dbg !289
  %27 = select i1 %25, i32 %26, i32 99, !dbg !289
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !289
  %29 = icmp ult i32 %28, 10, !dbg !285
  br i1 %29, label %30, label %67, !dbg !285

30:
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !285
  br label %44, !dbg !285

32:
  %33 = load i8, i8* %60, align 1, !dbg !285, !noalias !274
  %34 = sext i8 %33 to i32, !dbg !285
  %35 = or i32 %34, 32, !dbg !286
  %36 = add nsw i32 %34, -48, !dbg !288
  %37 = icmp ult i32 %36, 10, !dbg !289
  %38 = add nsw i32 %35, -97, !dbg !289
  %39 = icmp ult i32 %38, 26, !dbg !289
  %40 = add nsw i32 %35, -87, !dbg !289
  %41 = select i1 %39, i32 %40, i32 99, !dbg !289
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !289
  %43 = icmp ult i32 %42, 10, !dbg !285
  br i1 %43, label %44, label %65, !dbg !285, !llvm.loop !290

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !292
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !292
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !292
  %53 = zext i32 %45 to i64, !dbg !293
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !293
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !293
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !293
  %57 = or i1 %51, %55, !dbg !293
  %58 = zext i1 %57 to i32, !dbg !294
  %59 = or i32 %48, %58, !dbg !294
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !295
  %61 = add i32 %46, -1, !dbg !285
  %62 = icmp eq i32 %61, 0, !dbg !285
  br i1 %62, label %63, label %32, !dbg !285, !llvm.loop !290

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !293
  br label %67, !dbg !296

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !293
  br label %67, !dbg !296

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !284
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !284
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !284
  %71 = icmp eq i8* %70, null, !dbg !296
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !296
  %73 = ptrtoint i8* %72 to i32, !dbg !298
  %74 = ptrtoint i8* %0 to i32, !dbg !298
  %75 = sub i32 1, %74, !dbg !298
  %76 = add i32 %75, %73, !dbg !298
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !298
  %77 = icmp eq i32 %69, 0, !dbg !299
  br i1 %77, label %78, label %82, !dbg !299

78:
  %79 = add nuw i32 %16, 2147483647, !dbg !299
  %80 = zext i32 %79 to i64, !dbg !299
  %81 = icmp ugt i64 %68, %80, !dbg !299
  br i1 %81, label %82, label %86, !dbg !299

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !300
  %84 = sub nsw i32 0, %16, !dbg !301
  %85 = xor i32 %84, 2147483647, !dbg !301
  br label %91, !dbg !301

86:
  %87 = icmp eq i32 %16, 0, !dbg !302
  %88 = sub i64 0, %68, !dbg !302
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !302
  %90 = trunc i64 %89 to i32, !dbg !302
  br label %91, !dbg !302

91:
  %92 = phi i32 [ %85, %82 ], [ %90, %86 ]
  ret i32 %92, !dbg !303
}

define dso_local i32 @atol(i8* noundef %0) local_unnamed_addr #5 !dbg !304 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !305
  br label %2, !dbg !307

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !307, !noalias !309
  %5 = sext i8 %4 to i32, !dbg !307
  %6 = icmp ne i8 %4, 32, !dbg !312
  %7 = add nsw i32 %5, -14, !dbg !312
  %8 = icmp ult i32 %7, -5, !dbg !312
  %9 = and i1 %6, %8, !dbg !307
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !314
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
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
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
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !320
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
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
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
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !330
  %61 = add i32 %46, -1, !dbg !320
  %62 = icmp eq i32 %61, 0, !dbg !320
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
  %73 = ptrtoint i8* %72 to i32, !dbg !333
  %74 = ptrtoint i8* %0 to i32, !dbg !333
  %75 = sub i32 1, %74, !dbg !333
  %76 = add i32 %75, %73, !dbg !333
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !333
  %77 = icmp eq i32 %69, 0, !dbg !334
  br i1 %77, label %78, label %82, !dbg !334

78:
  %79 = add nuw i32 %16, 2147483647, !dbg !334
  %80 = zext i32 %79 to i64, !dbg !334
  %81 = icmp ugt i64 %68, %80, !dbg !334
  br i1 %81, label %82, label %86, !dbg !334

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !335
  %84 = sub nsw i32 0, %16, !dbg !336
  %85 = xor i32 %84, 2147483647, !dbg !336
  br label %91, !dbg !336

86:
  %87 = icmp eq i32 %16, 0, !dbg !337
  %88 = sub i64 0, %68, !dbg !337
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !337
  %90 = trunc i64 %89 to i32, !dbg !337
  br label %91, !dbg !337

91:
  %92 = phi i32 [ %85, %82 ], [ %90, %86 ]
  ret i32 %92, !dbg !338
}

define dso_local i64 @atoll(i8* noundef %0) local_unnamed_addr #5 !dbg !339 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !340
  br label %2, !dbg !342

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !342, !noalias !344
  %5 = sext i8 %4 to i32, !dbg !342
  %6 = icmp ne i8 %4, 32, !dbg !347
  %7 = add nsw i32 %5, -14, !dbg !347
  %8 = icmp ult i32 %7, -5, !dbg !347
  %9 = and i1 %6, %8, !dbg !342
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !349
  br i1 %9, label %11, label %2, !dbg !342, !llvm.loop !350

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !351

12:
  %13 = icmp eq i8 %4, 45, !dbg !352
  %14 = zext i1 %13 to i32, !dbg !352
  br label %15, !dbg !353

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !354
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !355, !noalias !344
  %20 = sext i8 %19 to i32, !dbg !355
  %21 = or i32 %20, 32, !dbg !356
  %22 = add nsw i32 %20, -48, !dbg !358
  %23 = icmp ult i32 %22, 10, !dbg !359
  %24 = add nsw i32 %21, -97, !dbg !359
  %25 = icmp ult i32 %24, 26, !dbg !359
  %26 = add nsw i32 %21, -87, !dbg !359
  %27 = select i1 %25, i32 %26, i32 99, !dbg !359
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !359
  %29 = icmp ult i32 %28, 10, !dbg !355
  br i1 %29, label %30, label %67, !dbg !355

30:
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !355
  br label %44, !dbg !355

32:
  %33 = load i8, i8* %60, align 1, !dbg !355, !noalias !344
  %34 = sext i8 %33 to i32, !dbg !355
  %35 = or i32 %34, 32, !dbg !356
  %36 = add nsw i32 %34, -48, !dbg !358
  %37 = icmp ult i32 %36, 10, !dbg !359
  %38 = add nsw i32 %35, -97, !dbg !359
  %39 = icmp ult i32 %38, 26, !dbg !359
  %40 = add nsw i32 %35, -87, !dbg !359
  %41 = select i1 %39, i32 %40, i32 99, !dbg !359
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !359
  %43 = icmp ult i32 %42, 10, !dbg !355
  br i1 %43, label %44, label %65, !dbg !355, !llvm.loop !360

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !362
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !362
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !362
  %53 = zext i32 %45 to i64, !dbg !363
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !363
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !363
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !363
  %57 = or i1 %51, %55, !dbg !363
  %58 = zext i1 %57 to i32, !dbg !364
  %59 = or i32 %48, %58, !dbg !364
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !365
  %61 = add i32 %46, -1, !dbg !355
  %62 = icmp eq i32 %61, 0, !dbg !355
  br i1 %62, label %63, label %32, !dbg !355, !llvm.loop !360

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !363
  br label %67, !dbg !366

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !363
  br label %67, !dbg !366

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !354
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !354
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !354
  %71 = icmp eq i8* %70, null, !dbg !366
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !366
  %73 = ptrtoint i8* %72 to i32, !dbg !368
  %74 = ptrtoint i8* %0 to i32, !dbg !368
  %75 = sub i32 1, %74, !dbg !368
  %76 = add i32 %75, %73, !dbg !368
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !368
  %77 = icmp eq i32 %69, 0, !dbg !369
  br i1 %77, label %78, label %82, !dbg !369

78:
  %79 = zext i32 %16 to i64, !dbg !369
  %80 = add nuw i64 %79, 9223372036854775807, !dbg !369
  %81 = icmp ugt i64 %68, %80, !dbg !369
  br i1 %81, label %82, label %87, !dbg !369

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !370
  %84 = sub nsw i32 0, %16, !dbg !371
  %85 = sext i32 %84 to i64, !dbg !371
  %86 = xor i64 %85, 9223372036854775807, !dbg !371
  br label %91, !dbg !371

87:
  %88 = icmp eq i32 %16, 0, !dbg !372
  %89 = sub i64 0, %68, !dbg !372
  %90 = select i1 %88, i64 %68, i64 %89, !dbg !372
  br label %91, !dbg !372

91:
  %92 = phi i64 [ %86, %82 ], [ %90, %87 ], !dbg !373
  ret i64 %92, !dbg !374
}

define dso_local double @__mw_read_double(i8* noundef %0, i32 noundef %1, i8** nocapture noundef %2) local_unnamed_addr #4 !dbg !375 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  br label %6, !dbg !376

6:
  %7 = phi i8* [ %0, %3 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !376
  %9 = sext i8 %8 to i32, !dbg !376
  %10 = icmp ne i8 %8, 32, !dbg !377
  %11 = add nsw i32 %9, -14, !dbg !377
  %12 = icmp ult i32 %11, -5, !dbg !377
  %13 = and i1 %10, %12, !dbg !376
  %14 = getelementptr i8, i8* %7, i32 1, !dbg !379
  br i1 %13, label %15, label %6, !dbg !376, !llvm.loop !380

15:
  %16 = icmp eq i32 %1, 0, !dbg !381
  br i1 %16, label %23, label %17, !dbg !381

17:
  switch i8 %8, label %23 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !381

18:
  %19 = icmp eq i8 %8, 45, !dbg !382
  %20 = zext i1 %19 to i32, !dbg !382
  %21 = getelementptr i8, i8* %7, i32 1, !dbg !383
  %22 = add i32 %1, -1, !dbg !384
  br label %23, !dbg !385

23:
  %24 = phi i32 [ %22, %18 ], [ 0, %15 ], [ %1, %17 ]
  %25 = phi i8* [ %21, %18 ], [ %7, %15 ], [ %7, %17 ]
  %26 = phi i32 [ %20, %18 ], [ 0, %15 ], [ 0, %17 ], !dbg !386
  br label %31

27:
  %28 = getelementptr [4 x i8], [4 x i8]* @.str, i32 0, i32 %40, !dbg !387
  %29 = load i8, i8* %28, align 1, !dbg !387
  %30 = icmp eq i32 %40, 3, !dbg !387
  br i1 %30, label %46, label %31, !dbg !387, !llvm.loop !390

31:
  %32 = phi i8 [ %29, %27 ], [ 105, %23 ]
  %33 = phi i32 [ %40, %27 ], [ 0, %23 ]
  %34 = icmp eq i32 %33, %24, !dbg !392
  br i1 %34, label %41, label %35, !dbg !392

35:
  %36 = getelementptr i8, i8* %25, i32 %33, !dbg !392
  %37 = load i8, i8* %36, align 1, !dbg !392
  %38 = or i8 %37, 32, !dbg !392
  %39 = icmp eq i8 %38, %32, !dbg !392
  %40 = add nuw nsw i32 %33, 1, !dbg !387
  br i1 %39, label %27, label %41, !dbg !392

41:
  br label %63, !dbg !393

42:
  %43 = getelementptr [9 x i8], [9 x i8]* @.str.1, i32 0, i32 %55, !dbg !395
  %44 = load i8, i8* %43, align 1, !dbg !395
  %45 = icmp eq i32 %55, 8, !dbg !395
  br i1 %45, label %56, label %46, !dbg !395, !llvm.loop !397

46:
  %47 = phi i8 [ %44, %42 ], [ 105, %27 ]
  %48 = phi i32 [ %55, %42 ], [ 0, %27 ]
  %49 = icmp eq i32 %48, %24, !dbg !399
  br i1 %49, label %56, label %50, !dbg !399

50:
  %51 = getelementptr i8, i8* %25, i32 %48, !dbg !399
  %52 = load i8, i8* %51, align 1, !dbg !399
  %53 = or i8 %52, 32, !dbg !399
  %54 = icmp eq i8 %53, %47, !dbg !399
  %55 = add nuw nsw i32 %48, 1, !dbg !395
  br i1 %54, label %42, label %56, !dbg !399

56:
  %57 = phi i32 [ 8, %42 ], [ 3, %46 ], [ 3, %50 ]
  %58 = getelementptr i8, i8* %25, i32 %57, !dbg !400
  store i8* %58, i8** %2, align 4, !dbg !400
  br label %301, !dbg !401

59:
  %60 = getelementptr [4 x i8], [4 x i8]* @.str.2, i32 0, i32 %72, !dbg !393
  %61 = load i8, i8* %60, align 1, !dbg !393
  %62 = icmp eq i32 %72, 3, !dbg !393
  br i1 %62, label %73, label %63, !dbg !393, !llvm.loop !402

63:
  %64 = phi i8 [ %61, %59 ], [ 110, %41 ]
  %65 = phi i32 [ %72, %59 ], [ 0, %41 ]
  %66 = icmp eq i32 %65, %24, !dbg !404
  br i1 %66, label %75, label %67, !dbg !404

67:
  %68 = getelementptr i8, i8* %25, i32 %65, !dbg !404
  %69 = load i8, i8* %68, align 1, !dbg !404
  %70 = or i8 %69, 32, !dbg !404
  %71 = icmp eq i8 %70, %64, !dbg !404
  %72 = add nuw nsw i32 %65, 1, !dbg !393
  br i1 %71, label %59, label %75, !dbg !404

73:
  %74 = getelementptr i8, i8* %25, i32 3, !dbg !405
  store i8* %74, i8** %2, align 4, !dbg !405
  br label %301, !dbg !406

75:
  %76 = icmp ugt i32 %24, 2, !dbg !407
  br i1 %76, label %77, label %99, !dbg !407

77:
  %78 = load i8, i8* %25, align 1, !dbg !407
  %79 = icmp eq i8 %78, 48, !dbg !407
  br i1 %79, label %80, label %99, !dbg !407

80:
  %81 = getelementptr i8, i8* %25, i32 1, !dbg !407
  %82 = load i8, i8* %81, align 1, !dbg !407
  %83 = and i8 %82, -33, !dbg !407
  %84 = icmp eq i8 %83, 88, !dbg !407
  br i1 %84, label %85, label %99, !dbg !407

85:
  %86 = getelementptr i8, i8* %25, i32 2, !dbg !407
  %87 = load i8, i8* %86, align 1, !dbg !407
  %88 = sext i8 %87 to i32, !dbg !407
  %89 = or i32 %88, 32, !dbg !409
  %90 = add nsw i32 %88, -48, !dbg !411
  %91 = icmp ult i32 %90, 10, !dbg !412
  %92 = add nsw i32 %89, -97, !dbg !412
  %93 = icmp ult i32 %92, 26, !dbg !412
  %94 = add nsw i32 %89, -87, !dbg !412
  %95 = select i1 %93, i32 %94, i32 96, !dbg !412
  %96 = select i1 %91, i32 %90, i32 %95, !dbg !412
  %97 = icmp ult i32 %96, 16, !dbg !407
  %98 = zext i1 %97 to i32
  br label %99

99:
  %100 = phi i32 [ 0, %80 ], [ 0, %77 ], [ 0, %75 ], [ %98, %85 ]
  %101 = icmp eq i32 %100, 0, !dbg !406
  br i1 %101, label %123, label %102, !dbg !406

102:
  %103 = getelementptr i8, i8* %25, i32 2, !dbg !413
  br label %104, !dbg !413

104:
  %105 = phi i8* [ %103, %102 ], [ %119, %118 ], !dbg !413
  store i8* %105, i8** %2, align 4, !dbg !413
  %106 = load i8, i8* %105, align 1, !dbg !413
  %107 = sext i8 %106 to i32, !dbg !413
  %108 = or i32 %107, 32, !dbg !414
  %109 = add nsw i32 %107, -48, !dbg !416
  %110 = icmp ult i32 %109, 10, !dbg !417
  %111 = add nsw i32 %108, -97, !dbg !417
  %112 = icmp ult i32 %111, 26, !dbg !417
  %113 = add nsw i32 %108, -87, !dbg !417
  %114 = select i1 %112, i32 %113, i32 96, !dbg !417
  %115 = select i1 %110, i32 %109, i32 %114, !dbg !417
  %116 = icmp ult i32 %115, 16, !dbg !413
  br i1 %116, label %118, label %117, !dbg !413

117:
  switch i8 %106, label %120 [
    i8 112, label %118
    i8 80, label %118
    i8 46, label %118
  ], !dbg !413

118:
  %119 = getelementptr i8, i8* %105, i32 1, !dbg !413
  br label %104, !dbg !413, !llvm.loop !418

120:
  %121 = bitcast double* %5 to i8*, !dbg !420
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %121) #9, !dbg !420
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !423
  call void @__midway_nondet(i8* noundef nonnull %121, i32 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !424
  %122 = load double, double* %5, align 8, !dbg !425
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %121) #9, !dbg !426
  br label %301, !dbg !427

123:
  %124 = icmp eq i32 %24, 0, !dbg !428
  br i1 %124, label %168, label %125, !dbg !428

125:
  %126 = getelementptr i8, i8* %25, i32 %24, !dbg !428
  br label %127, !dbg !428

127:
  %128 = phi i32 [ %164, %159 ], [ 0, %125 ]
  %129 = phi i32 [ %163, %159 ], [ 0, %125 ]
  %130 = phi i32 [ %162, %159 ], [ 0, %125 ]
  %131 = phi i32 [ %161, %159 ], [ 0, %125 ]
  %132 = phi i64 [ %160, %159 ], [ 0, %125 ]
  %133 = phi i8* [ %165, %159 ], [ %25, %125 ]
  %134 = phi i32 [ %166, %159 ], [ %24, %125 ]
  %135 = load i8, i8* %133, align 1, !dbg !431
  %136 = icmp ne i8 %135, 46, !dbg !431
  %137 = icmp ne i32 %129, 0, !dbg !431
  %138 = select i1 %136, i1 true, i1 %137, !dbg !431
  br i1 %138, label %139, label %159, !dbg !431

139:
  %140 = sext i8 %135 to i32, !dbg !431
  %141 = add nsw i32 %140, -48, !dbg !432
  %142 = icmp ugt i32 %141, 9, !dbg !432
  br i1 %142, label %168, label %143, !dbg !435

143:
  %144 = icmp sgt i32 %131, 0, !dbg !436
  %145 = icmp ne i8 %135, 48
  %146 = select i1 %144, i1 true, i1 %145, !dbg !436
  %147 = zext i1 %146 to i32, !dbg !436
  %148 = add i32 %131, %147, !dbg !436
  %149 = icmp slt i32 %148, 20, !dbg !437
  br i1 %149, label %150, label %155, !dbg !437

150:
  %151 = mul i64 %132, 10, !dbg !438
  %152 = zext i32 %141 to i64, !dbg !438
  %153 = add i64 %151, %152, !dbg !438
  %154 = sub i32 %128, %129, !dbg !439
  br label %159, !dbg !440

155:
  %156 = xor i1 %137, true, !dbg !441
  %157 = zext i1 %156 to i32, !dbg !441
  %158 = add i32 %128, %157, !dbg !441
  br label %159

159:
  %160 = phi i64 [ %153, %150 ], [ %132, %155 ], [ %132, %127 ], !dbg !442
  %161 = phi i32 [ %148, %150 ], [ %148, %155 ], [ %131, %127 ], !dbg !442
  %162 = phi i32 [ 1, %150 ], [ 1, %155 ], [ %130, %127 ], !dbg !442
  %163 = phi i32 [ %129, %150 ], [ %129, %155 ], [ 1, %127 ], !dbg !442
  %164 = phi i32 [ %154, %150 ], [ %158, %155 ], [ %128, %127 ], !dbg !442
  %165 = getelementptr i8, i8* %133, i32 1, !dbg !428
  %166 = add i32 %134, -1, !dbg !428
  %167 = icmp eq i32 %166, 0, !dbg !428
  br i1 %167, label %168, label %127, !dbg !428, !llvm.loop !443

168:
  %169 = phi i32 [ %24, %123 ], [ 0, %159 ], [ %134, %139 ]
  %170 = phi i8* [ %25, %123 ], [ %126, %159 ], [ %133, %139 ]
  %171 = phi i64 [ 0, %123 ], [ %160, %159 ], [ %132, %139 ], !dbg !442
  %172 = phi i32 [ 0, %123 ], [ %161, %159 ], [ %131, %139 ], !dbg !442
  %173 = phi i32 [ 0, %123 ], [ %162, %159 ], [ %130, %139 ], !dbg !442
  %174 = phi i32 [ 0, %123 ], [ %164, %159 ], [ %128, %139 ], !dbg !442
  %175 = icmp eq i32 %173, 0, !dbg !445
  %176 = select i1 %175, i8* null, i8* %170, !dbg !445
  store i8* %176, i8** %2, align 4, !dbg !445
  br i1 %175, label %301, label %177, !dbg !446

177:
  %178 = icmp ult i32 %169, 2, !dbg !447
  br i1 %178, label %275, label %179, !dbg !447

179:
  %180 = load i8, i8* %170, align 1, !dbg !447
  %181 = and i8 %180, -33, !dbg !447
  %182 = icmp eq i8 %181, 69, !dbg !447
  br i1 %182, label %183, label %275, !dbg !447

183:
  %184 = getelementptr i8, i8* %170, i32 1, !dbg !447
  %185 = load i8, i8* %184, align 1, !dbg !447
  %186 = sext i8 %185 to i32, !dbg !447
  %187 = icmp ne i8 %185, 32, !dbg !450
  %188 = add nsw i32 %186, -14, !dbg !450
  %189 = icmp ult i32 %188, -5, !dbg !450
  %190 = and i1 %187, %189, !dbg !447
  br i1 %190, label %191, label %275, !dbg !447

191:
  %192 = phi i8* [ %199, %191 ], [ %184, %183 ]
  %193 = load i8, i8* %192, align 1, !dbg !452, !noalias !454
  %194 = sext i8 %193 to i32, !dbg !452
  %195 = icmp ne i8 %193, 32, !dbg !457
  %196 = add nsw i32 %194, -14, !dbg !457
  %197 = icmp ult i32 %196, -5, !dbg !457
  %198 = and i1 %195, %197, !dbg !452
  %199 = getelementptr i8, i8* %192, i32 1, !dbg !459
  br i1 %198, label %200, label %191, !dbg !452, !llvm.loop !460

200:
  %201 = add i32 %169, -1, !dbg !461
  %202 = icmp eq i32 %201, 0, !dbg !462
  br i1 %202, label %208, label %203, !dbg !462

203:
  switch i8 %193, label %208 [
    i8 45, label %204
    i8 43, label %204
  ], !dbg !462

204:
  %205 = icmp eq i8 %193, 45, !dbg !463
  %206 = zext i1 %205 to i32, !dbg !463
  %207 = add i32 %169, -2, !dbg !464
  br label %208, !dbg !465

208:
  %209 = phi i32 [ 0, %200 ], [ 0, %203 ], [ %206, %204 ], !dbg !466
  %210 = phi i32 [ 0, %200 ], [ %201, %203 ], [ %207, %204 ]
  %211 = phi i8* [ %192, %200 ], [ %192, %203 ], [ %199, %204 ]
  %212 = icmp eq i32 %210, 0, !dbg !467
  br i1 %212, label %261, label %213, !dbg !467

213:
  %214 = load i8, i8* %211, align 1, !dbg !467, !noalias !454
  %215 = sext i8 %214 to i32, !dbg !467
  %216 = or i32 %215, 32, !dbg !468
  %217 = add nsw i32 %215, -48, !dbg !470
  %218 = icmp ult i32 %217, 10, !dbg !471
  %219 = add nsw i32 %216, -97, !dbg !471
  %220 = icmp ult i32 %219, 26, !dbg !471
  %221 = add nsw i32 %216, -87, !dbg !471
  %222 = select i1 %220, i32 %221, i32 99, !dbg !471
  %223 = select i1 %218, i32 %217, i32 %222, !dbg !471
  %224 = icmp ult i32 %223, 10, !dbg !467
  br i1 %224, label %225, label %261, !dbg !467

225:
  %226 = getelementptr i8, i8* %211, i32 %210, !dbg !467
  br label %240, !dbg !467

227:
  %228 = extractvalue { i64, i1 } %250, 0, !dbg !472
  %229 = load i8, i8* %255, align 1, !dbg !467, !noalias !454
  %230 = sext i8 %229 to i32, !dbg !467
  %231 = or i32 %230, 32, !dbg !468
  %232 = add nsw i32 %230, -48, !dbg !470
  %233 = icmp ult i32 %232, 10, !dbg !471
  %234 = add nsw i32 %231, -97, !dbg !471
  %235 = icmp ult i32 %234, 26, !dbg !471
  %236 = add nsw i32 %231, -87, !dbg !471
  %237 = select i1 %235, i32 %236, i32 99, !dbg !471
  %238 = select i1 %233, i32 %232, i32 %237, !dbg !471
  %239 = icmp ult i32 %238, 10, !dbg !467
  br i1 %239, label %240, label %258, !dbg !467, !llvm.loop !473

240:
  %241 = phi i32 [ %238, %227 ], [ %223, %225 ]
  %242 = phi i32 [ %256, %227 ], [ %210, %225 ]
  %243 = phi i8* [ %255, %227 ], [ %211, %225 ]
  %244 = phi i32 [ %254, %227 ], [ 0, %225 ]
  %245 = phi i64 [ %228, %227 ], [ 0, %225 ]
  %246 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %245, i64 10) #9, !dbg !475
  %247 = extractvalue { i64, i1 } %246, 1, !dbg !475
  %248 = extractvalue { i64, i1 } %246, 0, !dbg !475
  %249 = zext i32 %241 to i64, !dbg !472
  %250 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %248, i64 %249) #9, !dbg !472
  %251 = extractvalue { i64, i1 } %250, 1, !dbg !472
  %252 = or i1 %247, %251, !dbg !472
  %253 = zext i1 %252 to i32, !dbg !476
  %254 = or i32 %244, %253, !dbg !476
  %255 = getelementptr i8, i8* %243, i32 1, !dbg !477
  %256 = add i32 %242, -1, !dbg !467
  %257 = icmp eq i32 %256, 0, !dbg !467
  br i1 %257, label %258, label %227, !dbg !467, !llvm.loop !478

258:
  %259 = phi i8* [ %226, %240 ], [ %255, %227 ]
  %260 = extractvalue { i64, i1 } %250, 0, !dbg !472
  br label %261, !dbg !479

261:
  %262 = phi i64 [ 0, %208 ], [ 0, %213 ], [ %260, %258 ], !dbg !466
  %263 = phi i32 [ 0, %208 ], [ 0, %213 ], [ %254, %258 ], !dbg !466
  %264 = phi i8* [ null, %208 ], [ null, %213 ], [ %259, %258 ], !dbg !466
  %265 = icmp eq i8* %264, null, !dbg !479
  br i1 %265, label %275, label %266, !dbg !479

266:
  store i8* %264, i8** %2, align 4, !dbg !480
  %267 = icmp ne i32 %263, 0, !dbg !481
  %268 = icmp ugt i64 %262, 9999, !dbg !481
  %269 = select i1 %267, i1 true, i1 %268, !dbg !481
  %270 = trunc i64 %262 to i32, !dbg !481
  %271 = select i1 %269, i32 9999, i32 %270, !dbg !481
  %272 = icmp eq i32 %209, 0, !dbg !482
  %273 = sub i32 0, %271, !dbg !482
  %274 = select i1 %272, i32 %271, i32 %273, !dbg !482
  br label %275

275:
  %276 = phi i32 [ 0, %183 ], [ 0, %179 ], [ 0, %177 ], [ %274, %266 ], [ 0, %261 ], !dbg !483
  %277 = add i32 %276, %174, !dbg !446
  %278 = icmp eq i64 %171, 0, !dbg !484
  br i1 %278, label %301, label %279, !dbg !484

279:
  %280 = icmp sgt i32 %172, 19, !dbg !487
  %281 = icmp ugt i64 %171, 9007199254740991, !dbg !487
  %282 = or i1 %281, %280, !dbg !487
  %283 = add i32 %277, -23, !dbg !487
  %284 = icmp ult i32 %283, -45, !dbg !487
  %285 = or i1 %282, %284, !dbg !487
  br i1 %285, label %286, label %289, !dbg !487

286:
  %287 = bitcast double* %4 to i8*, !dbg !488
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %287) #9, !dbg !488
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !490
  call void @__midway_nondet(i8* noundef nonnull %287, i32 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !491
  %288 = load double, double* %4, align 8, !dbg !492
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %287) #9, !dbg !493
  br label %301, !dbg !494

289:
  %290 = uitofp i64 %171 to double, !dbg !495
  %291 = icmp slt i32 %277, 0, !dbg !496
  br i1 %291, label %292, label %297, !dbg !496

292:
  %293 = sub i32 0, %277, !dbg !496
  %294 = getelementptr [23 x double], [23 x double]* @exact_power, i32 0, i32 %293, !dbg !496
  %295 = load double, double* %294, align 8, !dbg !496
  %296 = fdiv double %290, %295, !dbg !496
  br label %301, !dbg !496

297:
  %298 = getelementptr [23 x double], [23 x double]* @exact_power, i32 0, i32 %277, !dbg !496
  %299 = load double, double* %298, align 8, !dbg !496
  %300 = fmul double %299, %290, !dbg !496
  br label %301, !dbg !496

301:
  %302 = phi double [ 0x7FF0000000000000, %56 ], [ 0x7FF8000000000000, %73 ], [ %122, %120 ], [ 0.000000e+00, %168 ], [ %288, %286 ], [ 0.000000e+00, %275 ], [ %296, %292 ], [ %300, %297 ], !dbg !386
  %303 = icmp eq i32 %26, 0, !dbg !497
  br i1 %303, label %309, label %304, !dbg !497

304:
  %305 = load i8*, i8** %2, align 4, !dbg !497
  %306 = icmp eq i8* %305, null, !dbg !497
  %307 = fneg double %302
  %308 = select i1 %306, double %302, double %307, !dbg !497
  br label %309, !dbg !497

309:
  %310 = phi double [ %302, %301 ], [ %308, %304 ], !dbg !497
  ret double %310, !dbg !497
}

define dso_local double @strtod(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !498 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !499
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !499
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !500
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #10, !dbg !501
  %6 = load i8*, i8** %3, align 4, !dbg !502
  %7 = icmp eq i8* %6, null, !dbg !503
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !503
  %9 = ptrtoint i8* %8 to i32, !dbg !505
  %10 = ptrtoint i8* %0 to i32, !dbg !505
  %11 = sub i32 1, %10, !dbg !505
  %12 = add i32 %11, %9, !dbg !505
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !505
  %13 = icmp eq i8** %1, null, !dbg !506
  br i1 %13, label %16, label %14, !dbg !506

14:
  %15 = bitcast i8** %1 to i8*, !dbg !507
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !507
  store i8* %8, i8** %1, align 4, !dbg !508
  br label %16, !dbg !509

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !510
  ret double %5, !dbg !511
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

define dso_local float @strtof(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !512 {
  %3 = alloca i8*, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !513), !dbg !516
  %4 = bitcast i8** %3 to i8*, !dbg !517
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !517, !noalias !519
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !521, !noalias !513
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #8, !dbg !522, !noalias !513
  %6 = load i8*, i8** %3, align 4, !dbg !523, !noalias !519
  %7 = icmp eq i8* %6, null, !dbg !524
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !524
  %9 = ptrtoint i8* %8 to i32, !dbg !526
  %10 = ptrtoint i8* %0 to i32, !dbg !526
  %11 = sub i32 1, %10, !dbg !526
  %12 = add i32 %11, %9, !dbg !526
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !526, !noalias !513
  %13 = icmp eq i8** %1, null, !dbg !527
  br i1 %13, label %16, label %14, !dbg !527

14:
  %15 = bitcast i8** %1 to i8*, !dbg !528
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !528
  store i8* %8, i8** %1, align 4, !dbg !529, !alias.scope !513, !noalias !530
  br label %16, !dbg !531

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !532, !noalias !519
  %17 = fptrunc double %5 to float, !dbg !516
  ret float %17, !dbg !516
}

define dso_local x86_fp80 @strtold(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !533 {
  %3 = alloca i8*, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !534), !dbg !537
  %4 = bitcast i8** %3 to i8*, !dbg !538
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !538, !noalias !540
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !542, !noalias !534
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #8, !dbg !543, !noalias !534
  %6 = load i8*, i8** %3, align 4, !dbg !544, !noalias !540
  %7 = icmp eq i8* %6, null, !dbg !545
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !545
  %9 = ptrtoint i8* %8 to i32, !dbg !547
  %10 = ptrtoint i8* %0 to i32, !dbg !547
  %11 = sub i32 1, %10, !dbg !547
  %12 = add i32 %11, %9, !dbg !547
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !547, !noalias !534
  %13 = icmp eq i8** %1, null, !dbg !548
  br i1 %13, label %16, label %14, !dbg !548

14:
  %15 = bitcast i8** %1 to i8*, !dbg !549
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !549
  store i8* %8, i8** %1, align 4, !dbg !550, !alias.scope !534, !noalias !551
  br label %16, !dbg !552

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !553, !noalias !540
  %17 = fpext double %5 to x86_fp80, !dbg !537
  ret x86_fp80 %17, !dbg !537
}

define dso_local double @atof(i8* noundef %0) local_unnamed_addr #5 !dbg !554 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !555
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !555, !noalias !557
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !561, !noalias !562
  %4 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %2) #8, !dbg !563, !noalias !562
  %5 = load i8*, i8** %2, align 4, !dbg !564, !noalias !557
  %6 = icmp eq i8* %5, null, !dbg !565
  %7 = select i1 %6, i8* %0, i8* %5, !dbg !565
  %8 = ptrtoint i8* %7 to i32, !dbg !567
  %9 = ptrtoint i8* %0 to i32, !dbg !567
  %10 = sub i32 1, %9, !dbg !567
  %11 = add i32 %10, %8, !dbg !567
  call void @__midway_touched(i8* noundef %0, i32 noundef %11, i32 noundef 0) #8, !dbg !567, !noalias !562
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !568, !noalias !557
  ret double %4, !dbg !569
}

declare !dbg !570 i32 @__mw_fail(i32 noundef) local_unnamed_addr #6

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #6

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #6

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/number.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__mw_read_integer", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 25, scope: !9)
!13 = !DILocation(line: 26, scope: !9)
!14 = !DILocation(line: 20, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "is_space", scope: !16, file: !16, line: 20, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = !DIFile(filename: "c/number.h", directory: ".")
!17 = distinct !DILocation(line: 26, scope: !9)
!18 = !DILocation(line: 27, scope: !9)
!19 = distinct !{!19, !13, !18, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !DILocation(line: 28, scope: !9)
!23 = !DILocation(line: 29, scope: !9)
!24 = !DILocation(line: 30, scope: !9)
!25 = !DILocation(line: 31, scope: !9)
!26 = !DILocation(line: 32, scope: !9)
!27 = !DILocation(line: 33, scope: !9)
!28 = !DILocation(line: 20, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "has_prefix", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!30 = distinct !DILocation(line: 33, scope: !9)
!31 = !DILocation(line: 13, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "digit_of", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!33 = distinct !DILocation(line: 20, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 14, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 15, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 34, scope: !9)
!37 = !DILocation(line: 35, scope: !9)
!38 = !DILocation(line: 37, scope: !9)
!39 = !DILocation(line: 0, scope: !9)
!40 = !DILocation(line: 38, scope: !9)
!41 = !DILocation(line: 39, scope: !9)
!42 = !DILocation(line: 40, scope: !9)
!43 = !DILocation(line: 13, scope: !32, inlinedAt: !44)
!44 = distinct !DILocation(line: 40, scope: !9)
!45 = !DILocation(line: 14, scope: !32, inlinedAt: !44)
!46 = !DILocation(line: 15, scope: !32, inlinedAt: !44)
!47 = !DILocation(line: 42, scope: !9)
!48 = !DILocation(line: 43, scope: !9)
!49 = !DILocation(line: 44, scope: !9)
!50 = !DILocation(line: 45, scope: !9)
!51 = !DILocation(line: 46, scope: !9)
!52 = distinct !{!52, !42, !53, !20, !21}
!53 = !DILocation(line: 47, scope: !9)
!54 = !DILocation(line: 48, scope: !9)
!55 = distinct !DISubprogram(name: "strtol", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 64, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "read_signed", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!58 = distinct !DILocation(line: 90, scope: !55)
!59 = !DILocation(line: 65, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 66, scope: !57, inlinedAt: !58)
!61 = !DILocation(line: 53, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 51, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!63 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !58)
!64 = !DILocation(line: 54, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 55, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 56, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 57, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 58, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 67, scope: !57, inlinedAt: !58)
!70 = !DILocation(line: 68, scope: !57, inlinedAt: !58)
!71 = !DILocation(line: 69, scope: !57, inlinedAt: !58)
!72 = !DILocation(line: 71, scope: !57, inlinedAt: !58)
!73 = !DILocation(line: 72, scope: !57, inlinedAt: !58)
!74 = !DILocation(line: 90, scope: !55)
!75 = distinct !DISubprogram(name: "__isoc23_strtol", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 64, scope: !57, inlinedAt: !77)
!77 = distinct !DILocation(line: 90, scope: !75)
!78 = !DILocation(line: 65, scope: !57, inlinedAt: !77)
!79 = !DILocation(line: 66, scope: !57, inlinedAt: !77)
!80 = !DILocation(line: 53, scope: !62, inlinedAt: !81)
!81 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !77)
!82 = !DILocation(line: 54, scope: !62, inlinedAt: !81)
!83 = !DILocation(line: 55, scope: !62, inlinedAt: !81)
!84 = !DILocation(line: 56, scope: !62, inlinedAt: !81)
!85 = !DILocation(line: 57, scope: !62, inlinedAt: !81)
!86 = !DILocation(line: 58, scope: !62, inlinedAt: !81)
!87 = !DILocation(line: 67, scope: !57, inlinedAt: !77)
!88 = !DILocation(line: 68, scope: !57, inlinedAt: !77)
!89 = !DILocation(line: 69, scope: !57, inlinedAt: !77)
!90 = !DILocation(line: 71, scope: !57, inlinedAt: !77)
!91 = !DILocation(line: 72, scope: !57, inlinedAt: !77)
!92 = !DILocation(line: 90, scope: !75)
!93 = distinct !DISubprogram(name: "strtoll", scope: !1, file: !1, line: 91, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 64, scope: !57, inlinedAt: !95)
!95 = distinct !DILocation(line: 91, scope: !93)
!96 = !DILocation(line: 65, scope: !57, inlinedAt: !95)
!97 = !DILocation(line: 66, scope: !57, inlinedAt: !95)
!98 = !DILocation(line: 53, scope: !62, inlinedAt: !99)
!99 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !95)
!100 = !DILocation(line: 54, scope: !62, inlinedAt: !99)
!101 = !DILocation(line: 55, scope: !62, inlinedAt: !99)
!102 = !DILocation(line: 56, scope: !62, inlinedAt: !99)
!103 = !DILocation(line: 57, scope: !62, inlinedAt: !99)
!104 = !DILocation(line: 58, scope: !62, inlinedAt: !99)
!105 = !DILocation(line: 67, scope: !57, inlinedAt: !95)
!106 = !DILocation(line: 68, scope: !57, inlinedAt: !95)
!107 = !DILocation(line: 69, scope: !57, inlinedAt: !95)
!108 = !DILocation(line: 71, scope: !57, inlinedAt: !95)
!109 = !DILocation(line: 0, scope: !57, inlinedAt: !95)
!110 = !DILocation(line: 72, scope: !57, inlinedAt: !95)
!111 = !DILocation(line: 91, scope: !93)
!112 = distinct !DISubprogram(name: "__isoc23_strtoll", scope: !1, file: !1, line: 91, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 64, scope: !57, inlinedAt: !114)
!114 = distinct !DILocation(line: 91, scope: !112)
!115 = !DILocation(line: 65, scope: !57, inlinedAt: !114)
!116 = !DILocation(line: 66, scope: !57, inlinedAt: !114)
!117 = !DILocation(line: 53, scope: !62, inlinedAt: !118)
!118 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !114)
!119 = !DILocation(line: 54, scope: !62, inlinedAt: !118)
!120 = !DILocation(line: 55, scope: !62, inlinedAt: !118)
!121 = !DILocation(line: 56, scope: !62, inlinedAt: !118)
!122 = !DILocation(line: 57, scope: !62, inlinedAt: !118)
!123 = !DILocation(line: 58, scope: !62, inlinedAt: !118)
!124 = !DILocation(line: 67, scope: !57, inlinedAt: !114)
!125 = !DILocation(line: 68, scope: !57, inlinedAt: !114)
!126 = !DILocation(line: 69, scope: !57, inlinedAt: !114)
!127 = !DILocation(line: 71, scope: !57, inlinedAt: !114)
!128 = !DILocation(line: 0, scope: !57, inlinedAt: !114)
!129 = !DILocation(line: 72, scope: !57, inlinedAt: !114)
!130 = !DILocation(line: 91, scope: !112)
!131 = distinct !DISubprogram(name: "strtoul", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 76, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "read_unsigned", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!134 = distinct !DILocation(line: 92, scope: !131)
!135 = !DILocation(line: 77, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 78, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 53, scope: !62, inlinedAt: !138)
!138 = distinct !DILocation(line: 78, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 54, scope: !62, inlinedAt: !138)
!140 = !DILocation(line: 55, scope: !62, inlinedAt: !138)
!141 = !DILocation(line: 56, scope: !62, inlinedAt: !138)
!142 = !DILocation(line: 57, scope: !62, inlinedAt: !138)
!143 = !DILocation(line: 58, scope: !62, inlinedAt: !138)
!144 = !DILocation(line: 79, scope: !133, inlinedAt: !134)
!145 = !DILocation(line: 80, scope: !133, inlinedAt: !134)
!146 = !DILocation(line: 81, scope: !133, inlinedAt: !134)
!147 = !DILocation(line: 83, scope: !133, inlinedAt: !134)
!148 = !DILocation(line: 84, scope: !133, inlinedAt: !134)
!149 = !DILocation(line: 92, scope: !131)
!150 = distinct !DISubprogram(name: "__isoc23_strtoul", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 76, scope: !133, inlinedAt: !152)
!152 = distinct !DILocation(line: 92, scope: !150)
!153 = !DILocation(line: 77, scope: !133, inlinedAt: !152)
!154 = !DILocation(line: 78, scope: !133, inlinedAt: !152)
!155 = !DILocation(line: 53, scope: !62, inlinedAt: !156)
!156 = distinct !DILocation(line: 78, scope: !133, inlinedAt: !152)
!157 = !DILocation(line: 54, scope: !62, inlinedAt: !156)
!158 = !DILocation(line: 55, scope: !62, inlinedAt: !156)
!159 = !DILocation(line: 56, scope: !62, inlinedAt: !156)
!160 = !DILocation(line: 57, scope: !62, inlinedAt: !156)
!161 = !DILocation(line: 58, scope: !62, inlinedAt: !156)
!162 = !DILocation(line: 79, scope: !133, inlinedAt: !152)
!163 = !DILocation(line: 80, scope: !133, inlinedAt: !152)
!164 = !DILocation(line: 81, scope: !133, inlinedAt: !152)
!165 = !DILocation(line: 83, scope: !133, inlinedAt: !152)
!166 = !DILocation(line: 84, scope: !133, inlinedAt: !152)
!167 = !DILocation(line: 92, scope: !150)
!168 = distinct !DISubprogram(name: "strtoull", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 76, scope: !133, inlinedAt: !170)
!170 = distinct !DILocation(line: 93, scope: !168)
!171 = !DILocation(line: 77, scope: !133, inlinedAt: !170)
!172 = !DILocation(line: 78, scope: !133, inlinedAt: !170)
!173 = !DILocation(line: 53, scope: !62, inlinedAt: !174)
!174 = distinct !DILocation(line: 78, scope: !133, inlinedAt: !170)
!175 = !DILocation(line: 54, scope: !62, inlinedAt: !174)
!176 = !DILocation(line: 55, scope: !62, inlinedAt: !174)
!177 = !DILocation(line: 56, scope: !62, inlinedAt: !174)
!178 = !DILocation(line: 57, scope: !62, inlinedAt: !174)
!179 = !DILocation(line: 58, scope: !62, inlinedAt: !174)
!180 = !DILocation(line: 79, scope: !133, inlinedAt: !170)
!181 = !DILocation(line: 83, scope: !133, inlinedAt: !170)
!182 = !DILocation(line: 80, scope: !133, inlinedAt: !170)
!183 = !DILocation(line: 81, scope: !133, inlinedAt: !170)
!184 = !DILocation(line: 0, scope: !133, inlinedAt: !170)
!185 = !DILocation(line: 84, scope: !133, inlinedAt: !170)
!186 = !DILocation(line: 93, scope: !168)
!187 = distinct !DISubprogram(name: "__isoc23_strtoull", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 76, scope: !133, inlinedAt: !189)
!189 = distinct !DILocation(line: 93, scope: !187)
!190 = !DILocation(line: 77, scope: !133, inlinedAt: !189)
!191 = !DILocation(line: 78, scope: !133, inlinedAt: !189)
!192 = !DILocation(line: 53, scope: !62, inlinedAt: !193)
!193 = distinct !DILocation(line: 78, scope: !133, inlinedAt: !189)
!194 = !DILocation(line: 54, scope: !62, inlinedAt: !193)
!195 = !DILocation(line: 55, scope: !62, inlinedAt: !193)
!196 = !DILocation(line: 56, scope: !62, inlinedAt: !193)
!197 = !DILocation(line: 57, scope: !62, inlinedAt: !193)
!198 = !DILocation(line: 58, scope: !62, inlinedAt: !193)
!199 = !DILocation(line: 79, scope: !133, inlinedAt: !189)
!200 = !DILocation(line: 83, scope: !133, inlinedAt: !189)
!201 = !DILocation(line: 80, scope: !133, inlinedAt: !189)
!202 = !DILocation(line: 81, scope: !133, inlinedAt: !189)
!203 = !DILocation(line: 0, scope: !133, inlinedAt: !189)
!204 = !DILocation(line: 84, scope: !133, inlinedAt: !189)
!205 = !DILocation(line: 93, scope: !187)
!206 = distinct !DISubprogram(name: "strtoq", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!207 = !DILocation(line: 64, scope: !57, inlinedAt: !208)
!208 = distinct !DILocation(line: 94, scope: !206)
!209 = !DILocation(line: 65, scope: !57, inlinedAt: !208)
!210 = !DILocation(line: 66, scope: !57, inlinedAt: !208)
!211 = !DILocation(line: 53, scope: !62, inlinedAt: !212)
!212 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !208)
!213 = !DILocation(line: 54, scope: !62, inlinedAt: !212)
!214 = !DILocation(line: 55, scope: !62, inlinedAt: !212)
!215 = !DILocation(line: 56, scope: !62, inlinedAt: !212)
!216 = !DILocation(line: 57, scope: !62, inlinedAt: !212)
!217 = !DILocation(line: 58, scope: !62, inlinedAt: !212)
!218 = !DILocation(line: 67, scope: !57, inlinedAt: !208)
!219 = !DILocation(line: 68, scope: !57, inlinedAt: !208)
!220 = !DILocation(line: 69, scope: !57, inlinedAt: !208)
!221 = !DILocation(line: 71, scope: !57, inlinedAt: !208)
!222 = !DILocation(line: 0, scope: !57, inlinedAt: !208)
!223 = !DILocation(line: 72, scope: !57, inlinedAt: !208)
!224 = !DILocation(line: 94, scope: !206)
!225 = distinct !DISubprogram(name: "strtoimax", scope: !1, file: !1, line: 95, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!226 = !DILocation(line: 64, scope: !57, inlinedAt: !227)
!227 = distinct !DILocation(line: 95, scope: !225)
!228 = !DILocation(line: 65, scope: !57, inlinedAt: !227)
!229 = !DILocation(line: 66, scope: !57, inlinedAt: !227)
!230 = !DILocation(line: 53, scope: !62, inlinedAt: !231)
!231 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !227)
!232 = !DILocation(line: 54, scope: !62, inlinedAt: !231)
!233 = !DILocation(line: 55, scope: !62, inlinedAt: !231)
!234 = !DILocation(line: 56, scope: !62, inlinedAt: !231)
!235 = !DILocation(line: 57, scope: !62, inlinedAt: !231)
!236 = !DILocation(line: 58, scope: !62, inlinedAt: !231)
!237 = !DILocation(line: 67, scope: !57, inlinedAt: !227)
!238 = !DILocation(line: 68, scope: !57, inlinedAt: !227)
!239 = !DILocation(line: 69, scope: !57, inlinedAt: !227)
!240 = !DILocation(line: 71, scope: !57, inlinedAt: !227)
!241 = !DILocation(line: 0, scope: !57, inlinedAt: !227)
!242 = !DILocation(line: 72, scope: !57, inlinedAt: !227)
!243 = !DILocation(line: 95, scope: !225)
!244 = distinct !DISubprogram(name: "strtoumax", scope: !1, file: !1, line: 96, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!245 = !DILocation(line: 76, scope: !133, inlinedAt: !246)
!246 = distinct !DILocation(line: 98, scope: !244)
!247 = !DILocation(line: 77, scope: !133, inlinedAt: !246)
!248 = !DILocation(line: 78, scope: !133, inlinedAt: !246)
!249 = !DILocation(line: 53, scope: !62, inlinedAt: !250)
!250 = distinct !DILocation(line: 78, scope: !133, inlinedAt: !246)
!251 = !DILocation(line: 54, scope: !62, inlinedAt: !250)
!252 = !DILocation(line: 55, scope: !62, inlinedAt: !250)
!253 = !DILocation(line: 56, scope: !62, inlinedAt: !250)
!254 = !DILocation(line: 57, scope: !62, inlinedAt: !250)
!255 = !DILocation(line: 58, scope: !62, inlinedAt: !250)
!256 = !DILocation(line: 79, scope: !133, inlinedAt: !246)
!257 = !DILocation(line: 83, scope: !133, inlinedAt: !246)
!258 = !DILocation(line: 80, scope: !133, inlinedAt: !246)
!259 = !DILocation(line: 81, scope: !133, inlinedAt: !246)
!260 = !DILocation(line: 0, scope: !133, inlinedAt: !246)
!261 = !DILocation(line: 84, scope: !133, inlinedAt: !246)
!262 = !DILocation(line: 98, scope: !244)
!263 = distinct !DISubprogram(name: "__strtol_internal", scope: !1, file: !1, line: 100, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!264 = !DILocation(line: 100, scope: !263)
!265 = distinct !DISubprogram(name: "__strtoul_internal", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 103, scope: !265)
!267 = distinct !DISubprogram(name: "__strtoll_internal", scope: !1, file: !1, line: 105, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!268 = !DILocation(line: 107, scope: !267)
!269 = distinct !DISubprogram(name: "atoi", scope: !1, file: !1, line: 110, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!270 = !DILocation(line: 64, scope: !57, inlinedAt: !271)
!271 = distinct !DILocation(line: 110, scope: !269)
!272 = !DILocation(line: 26, scope: !9, inlinedAt: !273)
!273 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !271)
!274 = !{!275}
!275 = distinct !{!275, !276, !"__mw_read_integer: argument 0"}
!276 = distinct !{!276, !"__mw_read_integer"}
!277 = !DILocation(line: 20, scope: !15, inlinedAt: !278)
!278 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !273)
!279 = !DILocation(line: 27, scope: !9, inlinedAt: !273)
!280 = distinct !{!280, !272, !279, !20, !21}
!281 = !DILocation(line: 28, scope: !9, inlinedAt: !273)
!282 = !DILocation(line: 29, scope: !9, inlinedAt: !273)
!283 = !DILocation(line: 32, scope: !9, inlinedAt: !273)
!284 = !DILocation(line: 0, scope: !9, inlinedAt: !273)
!285 = !DILocation(line: 40, scope: !9, inlinedAt: !273)
!286 = !DILocation(line: 13, scope: !32, inlinedAt: !287)
!287 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !273)
!288 = !DILocation(line: 14, scope: !32, inlinedAt: !287)
!289 = !DILocation(line: 15, scope: !32, inlinedAt: !287)
!290 = distinct !{!290, !285, !291, !20, !21}
!291 = !DILocation(line: 47, scope: !9, inlinedAt: !273)
!292 = !DILocation(line: 42, scope: !9, inlinedAt: !273)
!293 = !DILocation(line: 43, scope: !9, inlinedAt: !273)
!294 = !DILocation(line: 44, scope: !9, inlinedAt: !273)
!295 = !DILocation(line: 46, scope: !9, inlinedAt: !273)
!296 = !DILocation(line: 53, scope: !62, inlinedAt: !297)
!297 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !271)
!298 = !DILocation(line: 54, scope: !62, inlinedAt: !297)
!299 = !DILocation(line: 67, scope: !57, inlinedAt: !271)
!300 = !DILocation(line: 68, scope: !57, inlinedAt: !271)
!301 = !DILocation(line: 69, scope: !57, inlinedAt: !271)
!302 = !DILocation(line: 71, scope: !57, inlinedAt: !271)
!303 = !DILocation(line: 110, scope: !269)
!304 = distinct !DISubprogram(name: "atol", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!305 = !DILocation(line: 64, scope: !57, inlinedAt: !306)
!306 = distinct !DILocation(line: 111, scope: !304)
!307 = !DILocation(line: 26, scope: !9, inlinedAt: !308)
!308 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !306)
!309 = !{!310}
!310 = distinct !{!310, !311, !"__mw_read_integer: argument 0"}
!311 = distinct !{!311, !"__mw_read_integer"}
!312 = !DILocation(line: 20, scope: !15, inlinedAt: !313)
!313 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !308)
!314 = !DILocation(line: 27, scope: !9, inlinedAt: !308)
!315 = distinct !{!315, !307, !314, !20, !21}
!316 = !DILocation(line: 28, scope: !9, inlinedAt: !308)
!317 = !DILocation(line: 29, scope: !9, inlinedAt: !308)
!318 = !DILocation(line: 32, scope: !9, inlinedAt: !308)
!319 = !DILocation(line: 0, scope: !9, inlinedAt: !308)
!320 = !DILocation(line: 40, scope: !9, inlinedAt: !308)
!321 = !DILocation(line: 13, scope: !32, inlinedAt: !322)
!322 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !308)
!323 = !DILocation(line: 14, scope: !32, inlinedAt: !322)
!324 = !DILocation(line: 15, scope: !32, inlinedAt: !322)
!325 = distinct !{!325, !320, !326, !20, !21}
!326 = !DILocation(line: 47, scope: !9, inlinedAt: !308)
!327 = !DILocation(line: 42, scope: !9, inlinedAt: !308)
!328 = !DILocation(line: 43, scope: !9, inlinedAt: !308)
!329 = !DILocation(line: 44, scope: !9, inlinedAt: !308)
!330 = !DILocation(line: 46, scope: !9, inlinedAt: !308)
!331 = !DILocation(line: 53, scope: !62, inlinedAt: !332)
!332 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !306)
!333 = !DILocation(line: 54, scope: !62, inlinedAt: !332)
!334 = !DILocation(line: 67, scope: !57, inlinedAt: !306)
!335 = !DILocation(line: 68, scope: !57, inlinedAt: !306)
!336 = !DILocation(line: 69, scope: !57, inlinedAt: !306)
!337 = !DILocation(line: 71, scope: !57, inlinedAt: !306)
!338 = !DILocation(line: 111, scope: !304)
!339 = distinct !DISubprogram(name: "atoll", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!340 = !DILocation(line: 64, scope: !57, inlinedAt: !341)
!341 = distinct !DILocation(line: 112, scope: !339)
!342 = !DILocation(line: 26, scope: !9, inlinedAt: !343)
!343 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !341)
!344 = !{!345}
!345 = distinct !{!345, !346, !"__mw_read_integer: argument 0"}
!346 = distinct !{!346, !"__mw_read_integer"}
!347 = !DILocation(line: 20, scope: !15, inlinedAt: !348)
!348 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !343)
!349 = !DILocation(line: 27, scope: !9, inlinedAt: !343)
!350 = distinct !{!350, !342, !349, !20, !21}
!351 = !DILocation(line: 28, scope: !9, inlinedAt: !343)
!352 = !DILocation(line: 29, scope: !9, inlinedAt: !343)
!353 = !DILocation(line: 32, scope: !9, inlinedAt: !343)
!354 = !DILocation(line: 0, scope: !9, inlinedAt: !343)
!355 = !DILocation(line: 40, scope: !9, inlinedAt: !343)
!356 = !DILocation(line: 13, scope: !32, inlinedAt: !357)
!357 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !343)
!358 = !DILocation(line: 14, scope: !32, inlinedAt: !357)
!359 = !DILocation(line: 15, scope: !32, inlinedAt: !357)
!360 = distinct !{!360, !355, !361, !20, !21}
!361 = !DILocation(line: 47, scope: !9, inlinedAt: !343)
!362 = !DILocation(line: 42, scope: !9, inlinedAt: !343)
!363 = !DILocation(line: 43, scope: !9, inlinedAt: !343)
!364 = !DILocation(line: 44, scope: !9, inlinedAt: !343)
!365 = !DILocation(line: 46, scope: !9, inlinedAt: !343)
!366 = !DILocation(line: 53, scope: !62, inlinedAt: !367)
!367 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !341)
!368 = !DILocation(line: 54, scope: !62, inlinedAt: !367)
!369 = !DILocation(line: 67, scope: !57, inlinedAt: !341)
!370 = !DILocation(line: 68, scope: !57, inlinedAt: !341)
!371 = !DILocation(line: 69, scope: !57, inlinedAt: !341)
!372 = !DILocation(line: 71, scope: !57, inlinedAt: !341)
!373 = !DILocation(line: 0, scope: !57, inlinedAt: !341)
!374 = !DILocation(line: 112, scope: !339)
!375 = distinct !DISubprogram(name: "__mw_read_double", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!376 = !DILocation(line: 190, scope: !375)
!377 = !DILocation(line: 20, scope: !15, inlinedAt: !378)
!378 = distinct !DILocation(line: 190, scope: !375)
!379 = !DILocation(line: 191, scope: !375)
!380 = distinct !{!380, !376, !379, !20, !21}
!381 = !DILocation(line: 192, scope: !375)
!382 = !DILocation(line: 193, scope: !375)
!383 = !DILocation(line: 194, scope: !375)
!384 = !DILocation(line: 195, scope: !375)
!385 = !DILocation(line: 196, scope: !375)
!386 = !DILocation(line: 0, scope: !375)
!387 = !DILocation(line: 132, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!389 = distinct !DILocation(line: 197, scope: !375)
!390 = distinct !{!390, !387, !391, !20, !21}
!391 = !DILocation(line: 134, scope: !388, inlinedAt: !389)
!392 = !DILocation(line: 133, scope: !388, inlinedAt: !389)
!393 = !DILocation(line: 132, scope: !388, inlinedAt: !394)
!394 = distinct !DILocation(line: 200, scope: !375)
!395 = !DILocation(line: 132, scope: !388, inlinedAt: !396)
!396 = distinct !DILocation(line: 198, scope: !375)
!397 = distinct !{!397, !395, !398, !20, !21}
!398 = !DILocation(line: 134, scope: !388, inlinedAt: !396)
!399 = !DILocation(line: 133, scope: !388, inlinedAt: !396)
!400 = !DILocation(line: 198, scope: !375)
!401 = !DILocation(line: 200, scope: !375)
!402 = distinct !{!402, !393, !403, !20, !21}
!403 = !DILocation(line: 134, scope: !388, inlinedAt: !394)
!404 = !DILocation(line: 133, scope: !388, inlinedAt: !394)
!405 = !DILocation(line: 201, scope: !375)
!406 = !DILocation(line: 203, scope: !375)
!407 = !DILocation(line: 20, scope: !29, inlinedAt: !408)
!408 = distinct !DILocation(line: 203, scope: !375)
!409 = !DILocation(line: 13, scope: !32, inlinedAt: !410)
!410 = distinct !DILocation(line: 20, scope: !29, inlinedAt: !408)
!411 = !DILocation(line: 14, scope: !32, inlinedAt: !410)
!412 = !DILocation(line: 15, scope: !32, inlinedAt: !410)
!413 = !DILocation(line: 204, scope: !375)
!414 = !DILocation(line: 13, scope: !32, inlinedAt: !415)
!415 = distinct !DILocation(line: 204, scope: !375)
!416 = !DILocation(line: 14, scope: !32, inlinedAt: !415)
!417 = !DILocation(line: 15, scope: !32, inlinedAt: !415)
!418 = distinct !{!418, !413, !419, !20, !21}
!419 = !DILocation(line: 205, scope: !375)
!420 = !DILocation(line: 118, scope: !421, inlinedAt: !422)
!421 = distinct !DISubprogram(name: "unknown_double", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!422 = distinct !DILocation(line: 206, scope: !375)
!423 = !DILocation(line: 119, scope: !421, inlinedAt: !422)
!424 = !DILocation(line: 120, scope: !421, inlinedAt: !422)
!425 = !DILocation(line: 121, scope: !421, inlinedAt: !422)
!426 = !DILocation(line: 122, scope: !421, inlinedAt: !422)
!427 = !DILocation(line: 207, scope: !375)
!428 = !DILocation(line: 166, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "magnitude_at", scope: !1, file: !1, line: 161, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!430 = distinct !DILocation(line: 208, scope: !375)
!431 = !DILocation(line: 167, scope: !429, inlinedAt: !430)
!432 = !DILocation(line: 21, scope: !433, inlinedAt: !434)
!433 = distinct !DISubprogram(name: "is_digit", scope: !16, file: !16, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!434 = distinct !DILocation(line: 171, scope: !429, inlinedAt: !430)
!435 = !DILocation(line: 171, scope: !429, inlinedAt: !430)
!436 = !DILocation(line: 174, scope: !429, inlinedAt: !430)
!437 = !DILocation(line: 175, scope: !429, inlinedAt: !430)
!438 = !DILocation(line: 176, scope: !429, inlinedAt: !430)
!439 = !DILocation(line: 177, scope: !429, inlinedAt: !430)
!440 = !DILocation(line: 178, scope: !429, inlinedAt: !430)
!441 = !DILocation(line: 179, scope: !429, inlinedAt: !430)
!442 = !DILocation(line: 0, scope: !429, inlinedAt: !430)
!443 = distinct !{!443, !428, !444, !20, !21}
!444 = !DILocation(line: 181, scope: !429, inlinedAt: !430)
!445 = !DILocation(line: 182, scope: !429, inlinedAt: !430)
!446 = !DILocation(line: 183, scope: !429, inlinedAt: !430)
!447 = !DILocation(line: 151, scope: !448, inlinedAt: !449)
!448 = distinct !DISubprogram(name: "exponent_at", scope: !1, file: !1, line: 149, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!449 = distinct !DILocation(line: 183, scope: !429, inlinedAt: !430)
!450 = !DILocation(line: 20, scope: !15, inlinedAt: !451)
!451 = distinct !DILocation(line: 151, scope: !448, inlinedAt: !449)
!452 = !DILocation(line: 26, scope: !9, inlinedAt: !453)
!453 = distinct !DILocation(line: 153, scope: !448, inlinedAt: !449)
!454 = !{!455}
!455 = distinct !{!455, !456, !"__mw_read_integer: argument 0"}
!456 = distinct !{!456, !"__mw_read_integer"}
!457 = !DILocation(line: 20, scope: !15, inlinedAt: !458)
!458 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !453)
!459 = !DILocation(line: 27, scope: !9, inlinedAt: !453)
!460 = distinct !{!460, !452, !459, !20, !21}
!461 = !DILocation(line: 153, scope: !448, inlinedAt: !449)
!462 = !DILocation(line: 28, scope: !9, inlinedAt: !453)
!463 = !DILocation(line: 29, scope: !9, inlinedAt: !453)
!464 = !DILocation(line: 31, scope: !9, inlinedAt: !453)
!465 = !DILocation(line: 32, scope: !9, inlinedAt: !453)
!466 = !DILocation(line: 0, scope: !9, inlinedAt: !453)
!467 = !DILocation(line: 40, scope: !9, inlinedAt: !453)
!468 = !DILocation(line: 13, scope: !32, inlinedAt: !469)
!469 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !453)
!470 = !DILocation(line: 14, scope: !32, inlinedAt: !469)
!471 = !DILocation(line: 15, scope: !32, inlinedAt: !469)
!472 = !DILocation(line: 43, scope: !9, inlinedAt: !453)
!473 = distinct !{!473, !467, !474, !20, !21}
!474 = !DILocation(line: 47, scope: !9, inlinedAt: !453)
!475 = !DILocation(line: 42, scope: !9, inlinedAt: !453)
!476 = !DILocation(line: 44, scope: !9, inlinedAt: !453)
!477 = !DILocation(line: 46, scope: !9, inlinedAt: !453)
!478 = distinct !{!478, !467, !474, !20, !21}
!479 = !DILocation(line: 154, scope: !448, inlinedAt: !449)
!480 = !DILocation(line: 156, scope: !448, inlinedAt: !449)
!481 = !DILocation(line: 157, scope: !448, inlinedAt: !449)
!482 = !DILocation(line: 158, scope: !448, inlinedAt: !449)
!483 = !DILocation(line: 0, scope: !448, inlinedAt: !449)
!484 = !DILocation(line: 140, scope: !485, inlinedAt: !486)
!485 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 138, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!486 = distinct !DILocation(line: 183, scope: !429, inlinedAt: !430)
!487 = !DILocation(line: 142, scope: !485, inlinedAt: !486)
!488 = !DILocation(line: 118, scope: !421, inlinedAt: !489)
!489 = distinct !DILocation(line: 143, scope: !485, inlinedAt: !486)
!490 = !DILocation(line: 119, scope: !421, inlinedAt: !489)
!491 = !DILocation(line: 120, scope: !421, inlinedAt: !489)
!492 = !DILocation(line: 121, scope: !421, inlinedAt: !489)
!493 = !DILocation(line: 122, scope: !421, inlinedAt: !489)
!494 = !DILocation(line: 143, scope: !485, inlinedAt: !486)
!495 = !DILocation(line: 144, scope: !485, inlinedAt: !486)
!496 = !DILocation(line: 145, scope: !485, inlinedAt: !486)
!497 = !DILocation(line: 210, scope: !375)
!498 = distinct !DISubprogram(name: "strtod", scope: !1, file: !1, line: 213, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!499 = !DILocation(line: 215, scope: !498)
!500 = !DILocation(line: 216, scope: !498)
!501 = !DILocation(line: 217, scope: !498)
!502 = !DILocation(line: 218, scope: !498)
!503 = !DILocation(line: 53, scope: !62, inlinedAt: !504)
!504 = distinct !DILocation(line: 218, scope: !498)
!505 = !DILocation(line: 54, scope: !62, inlinedAt: !504)
!506 = !DILocation(line: 55, scope: !62, inlinedAt: !504)
!507 = !DILocation(line: 56, scope: !62, inlinedAt: !504)
!508 = !DILocation(line: 57, scope: !62, inlinedAt: !504)
!509 = !DILocation(line: 58, scope: !62, inlinedAt: !504)
!510 = !DILocation(line: 220, scope: !498)
!511 = !DILocation(line: 219, scope: !498)
!512 = distinct !DISubprogram(name: "strtof", scope: !1, file: !1, line: 222, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!513 = !{!514}
!514 = distinct !{!514, !515, !"strtod: argument 1"}
!515 = distinct !{!515, !"strtod"}
!516 = !DILocation(line: 222, scope: !512)
!517 = !DILocation(line: 215, scope: !498, inlinedAt: !518)
!518 = distinct !DILocation(line: 222, scope: !512)
!519 = !{!520, !514}
!520 = distinct !{!520, !515, !"strtod: argument 0"}
!521 = !DILocation(line: 216, scope: !498, inlinedAt: !518)
!522 = !DILocation(line: 217, scope: !498, inlinedAt: !518)
!523 = !DILocation(line: 218, scope: !498, inlinedAt: !518)
!524 = !DILocation(line: 53, scope: !62, inlinedAt: !525)
!525 = distinct !DILocation(line: 218, scope: !498, inlinedAt: !518)
!526 = !DILocation(line: 54, scope: !62, inlinedAt: !525)
!527 = !DILocation(line: 55, scope: !62, inlinedAt: !525)
!528 = !DILocation(line: 56, scope: !62, inlinedAt: !525)
!529 = !DILocation(line: 57, scope: !62, inlinedAt: !525)
!530 = !{!520}
!531 = !DILocation(line: 58, scope: !62, inlinedAt: !525)
!532 = !DILocation(line: 220, scope: !498, inlinedAt: !518)
!533 = distinct !DISubprogram(name: "strtold", scope: !1, file: !1, line: 223, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!534 = !{!535}
!535 = distinct !{!535, !536, !"strtod: argument 1"}
!536 = distinct !{!536, !"strtod"}
!537 = !DILocation(line: 223, scope: !533)
!538 = !DILocation(line: 215, scope: !498, inlinedAt: !539)
!539 = distinct !DILocation(line: 223, scope: !533)
!540 = !{!541, !535}
!541 = distinct !{!541, !536, !"strtod: argument 0"}
!542 = !DILocation(line: 216, scope: !498, inlinedAt: !539)
!543 = !DILocation(line: 217, scope: !498, inlinedAt: !539)
!544 = !DILocation(line: 218, scope: !498, inlinedAt: !539)
!545 = !DILocation(line: 53, scope: !62, inlinedAt: !546)
!546 = distinct !DILocation(line: 218, scope: !498, inlinedAt: !539)
!547 = !DILocation(line: 54, scope: !62, inlinedAt: !546)
!548 = !DILocation(line: 55, scope: !62, inlinedAt: !546)
!549 = !DILocation(line: 56, scope: !62, inlinedAt: !546)
!550 = !DILocation(line: 57, scope: !62, inlinedAt: !546)
!551 = !{!541}
!552 = !DILocation(line: 58, scope: !62, inlinedAt: !546)
!553 = !DILocation(line: 220, scope: !498, inlinedAt: !539)
!554 = distinct !DISubprogram(name: "atof", scope: !1, file: !1, line: 224, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!555 = !DILocation(line: 215, scope: !498, inlinedAt: !556)
!556 = distinct !DILocation(line: 224, scope: !554)
!557 = !{!558, !560}
!558 = distinct !{!558, !559, !"strtod: argument 0"}
!559 = distinct !{!559, !"strtod"}
!560 = distinct !{!560, !559, !"strtod: argument 1"}
!561 = !DILocation(line: 216, scope: !498, inlinedAt: !556)
!562 = !{!560}
!563 = !DILocation(line: 217, scope: !498, inlinedAt: !556)
!564 = !DILocation(line: 218, scope: !498, inlinedAt: !556)
!565 = !DILocation(line: 53, scope: !62, inlinedAt: !566)
!566 = distinct !DILocation(line: 218, scope: !498, inlinedAt: !556)
!567 = !DILocation(line: 54, scope: !62, inlinedAt: !566)
!568 = !DILocation(line: 220, scope: !498, inlinedAt: !556)
!569 = !DILocation(line: 224, scope: !554)
!570 = !DISubprogram(name: "fail", scope: !571, file: !571, line: 42, type: !10, spFlags: DISPFlagOptimized)
!571 = !DIFile(filename: "c/models.h", directory: ".")
