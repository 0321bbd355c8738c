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

define dso_local i32 @atoi(i8* noundef %0) local_unnamed_addr #5 !dbg !265 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !266
  br label %2, !dbg !268

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !268, !noalias !270
  %5 = sext i8 %4 to i32, !dbg !268
  %6 = icmp ne i8 %4, 32, !dbg !273
  %7 = add nsw i32 %5, -14, !dbg !273
  %8 = icmp ult i32 %7, -5, !dbg !273
  %9 = and i1 %6, %8, !dbg !268
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !275
  br i1 %9, label %11, label %2, !dbg !268, !llvm.loop !276

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !277

12:
  %13 = icmp eq i8 %4, 45, !dbg !278
  %14 = zext i1 %13 to i32, !dbg !278
  br label %15, !dbg !279

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !280
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !281, !noalias !270
  %20 = sext i8 %19 to i32, !dbg !281
  %21 = or i32 %20, 32, !dbg !282
  %22 = add nsw i32 %20, -48, !dbg !284
  %23 = icmp ult i32 %22, 10, !dbg !285
  %24 = add nsw i32 %21, -97, !dbg !285
  %25 = icmp ult i32 %24, 26, !dbg !285
  %26 = add nsw i32 %21, -87, !dbg !285
  %27 = select i1 %25, i32 %26, i32 99, !dbg !285
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !285
  %29 = icmp ult i32 %28, 10, !dbg !281
  br i1 %29, label %30, label %67, !dbg !281

30:
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !281
  br label %44, !dbg !281

32:
  %33 = load i8, i8* %60, align 1, !dbg !281, !noalias !270
  %34 = sext i8 %33 to i32, !dbg !281
  %35 = or i32 %34, 32, !dbg !282
  %36 = add nsw i32 %34, -48, !dbg !284
  %37 = icmp ult i32 %36, 10, !dbg !285
  %38 = add nsw i32 %35, -97, !dbg !285
  %39 = icmp ult i32 %38, 26, !dbg !285
  %40 = add nsw i32 %35, -87, !dbg !285
  %41 = select i1 %39, i32 %40, i32 99, !dbg !285
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !285
  %43 = icmp ult i32 %42, 10, !dbg !281
  br i1 %43, label %44, label %65, !dbg !281, !llvm.loop !286

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !288
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !288
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !288
  %53 = zext i32 %45 to i64, !dbg !289
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !289
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !289
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !289
  %57 = or i1 %51, %55, !dbg !289
  %58 = zext i1 %57 to i32, !dbg !290
  %59 = or i32 %48, %58, !dbg !290
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !291
  %61 = add i32 %46, -1, !dbg !281
  %62 = icmp eq i32 %61, 0, !dbg !281
  br i1 %62, label %63, label %32, !dbg !281, !llvm.loop !286

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !289
  br label %67, !dbg !292

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !289
  br label %67, !dbg !292

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !280
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !280
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !280
  %71 = icmp eq i8* %70, null, !dbg !292
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !292
  %73 = ptrtoint i8* %72 to i32, !dbg !294
  %74 = ptrtoint i8* %0 to i32, !dbg !294
  %75 = sub i32 1, %74, !dbg !294
  %76 = add i32 %75, %73, !dbg !294
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !294
  %77 = icmp eq i32 %69, 0, !dbg !295
  br i1 %77, label %78, label %82, !dbg !295

78:
  %79 = add nuw i32 %16, 2147483647, !dbg !295
  %80 = zext i32 %79 to i64, !dbg !295
  %81 = icmp ugt i64 %68, %80, !dbg !295
  br i1 %81, label %82, label %86, !dbg !295

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !296
  %84 = sub nsw i32 0, %16, !dbg !297
  %85 = xor i32 %84, 2147483647, !dbg !297
  br label %91, !dbg !297

86:
  %87 = icmp eq i32 %16, 0, !dbg !298
  %88 = sub i64 0, %68, !dbg !298
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !298
  %90 = trunc i64 %89 to i32, !dbg !298
  br label %91, !dbg !298

91:
  %92 = phi i32 [ %85, %82 ], [ %90, %86 ]
  ret i32 %92, !dbg !299
}

define dso_local i32 @atol(i8* noundef %0) local_unnamed_addr #5 !dbg !300 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !301
  br label %2, !dbg !303

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !303, !noalias !305
  %5 = sext i8 %4 to i32, !dbg !303
  %6 = icmp ne i8 %4, 32, !dbg !308
  %7 = add nsw i32 %5, -14, !dbg !308
  %8 = icmp ult i32 %7, -5, !dbg !308
  %9 = and i1 %6, %8, !dbg !303
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !310
  br i1 %9, label %11, label %2, !dbg !303, !llvm.loop !311

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !312

12:
  %13 = icmp eq i8 %4, 45, !dbg !313
  %14 = zext i1 %13 to i32, !dbg !313
  br label %15, !dbg !314

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !315
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !316, !noalias !305
  %20 = sext i8 %19 to i32, !dbg !316
  %21 = or i32 %20, 32, !dbg !317
  %22 = add nsw i32 %20, -48, !dbg !319
  %23 = icmp ult i32 %22, 10, !dbg !320
  %24 = add nsw i32 %21, -97, !dbg !320
  %25 = icmp ult i32 %24, 26, !dbg !320
  %26 = add nsw i32 %21, -87, !dbg !320
  %27 = select i1 %25, i32 %26, i32 99, !dbg !320
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !320
  %29 = icmp ult i32 %28, 10, !dbg !316
  br i1 %29, label %30, label %67, !dbg !316

30:
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !316
  br label %44, !dbg !316

32:
  %33 = load i8, i8* %60, align 1, !dbg !316, !noalias !305
  %34 = sext i8 %33 to i32, !dbg !316
  %35 = or i32 %34, 32, !dbg !317
  %36 = add nsw i32 %34, -48, !dbg !319
  %37 = icmp ult i32 %36, 10, !dbg !320
  %38 = add nsw i32 %35, -97, !dbg !320
  %39 = icmp ult i32 %38, 26, !dbg !320
  %40 = add nsw i32 %35, -87, !dbg !320
  %41 = select i1 %39, i32 %40, i32 99, !dbg !320
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !320
  %43 = icmp ult i32 %42, 10, !dbg !316
  br i1 %43, label %44, label %65, !dbg !316, !llvm.loop !321

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !323
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !323
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !323
  %53 = zext i32 %45 to i64, !dbg !324
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !324
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !324
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !324
  %57 = or i1 %51, %55, !dbg !324
  %58 = zext i1 %57 to i32, !dbg !325
  %59 = or i32 %48, %58, !dbg !325
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !326
  %61 = add i32 %46, -1, !dbg !316
  %62 = icmp eq i32 %61, 0, !dbg !316
  br i1 %62, label %63, label %32, !dbg !316, !llvm.loop !321

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !324
  br label %67, !dbg !327

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !324
  br label %67, !dbg !327

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !315
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !315
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !315
  %71 = icmp eq i8* %70, null, !dbg !327
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !327
  %73 = ptrtoint i8* %72 to i32, !dbg !329
  %74 = ptrtoint i8* %0 to i32, !dbg !329
  %75 = sub i32 1, %74, !dbg !329
  %76 = add i32 %75, %73, !dbg !329
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !329
  %77 = icmp eq i32 %69, 0, !dbg !330
  br i1 %77, label %78, label %82, !dbg !330

78:
  %79 = add nuw i32 %16, 2147483647, !dbg !330
  %80 = zext i32 %79 to i64, !dbg !330
  %81 = icmp ugt i64 %68, %80, !dbg !330
  br i1 %81, label %82, label %86, !dbg !330

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !331
  %84 = sub nsw i32 0, %16, !dbg !332
  %85 = xor i32 %84, 2147483647, !dbg !332
  br label %91, !dbg !332

86:
  %87 = icmp eq i32 %16, 0, !dbg !333
  %88 = sub i64 0, %68, !dbg !333
  %89 = select i1 %87, i64 %68, i64 %88, !dbg !333
  %90 = trunc i64 %89 to i32, !dbg !333
  br label %91, !dbg !333

91:
  %92 = phi i32 [ %85, %82 ], [ %90, %86 ]
  ret i32 %92, !dbg !334
}

define dso_local i64 @atoll(i8* noundef %0) local_unnamed_addr #5 !dbg !335 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !336
  br label %2, !dbg !338

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !338, !noalias !340
  %5 = sext i8 %4 to i32, !dbg !338
  %6 = icmp ne i8 %4, 32, !dbg !343
  %7 = add nsw i32 %5, -14, !dbg !343
  %8 = icmp ult i32 %7, -5, !dbg !343
  %9 = and i1 %6, %8, !dbg !338
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !345
  br i1 %9, label %11, label %2, !dbg !338, !llvm.loop !346

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !347

12:
  %13 = icmp eq i8 %4, 45, !dbg !348
  %14 = zext i1 %13 to i32, !dbg !348
  br label %15, !dbg !349

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !350
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !351, !noalias !340
  %20 = sext i8 %19 to i32, !dbg !351
  %21 = or i32 %20, 32, !dbg !352
  %22 = add nsw i32 %20, -48, !dbg !354
  %23 = icmp ult i32 %22, 10, !dbg !355
  %24 = add nsw i32 %21, -97, !dbg !355
  %25 = icmp ult i32 %24, 26, !dbg !355
  %26 = add nsw i32 %21, -87, !dbg !355
  %27 = select i1 %25, i32 %26, i32 99, !dbg !355
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !355
  %29 = icmp ult i32 %28, 10, !dbg !351
  br i1 %29, label %30, label %67, !dbg !351

30:
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !351
  br label %44, !dbg !351

32:
  %33 = load i8, i8* %60, align 1, !dbg !351, !noalias !340
  %34 = sext i8 %33 to i32, !dbg !351
  %35 = or i32 %34, 32, !dbg !352
  %36 = add nsw i32 %34, -48, !dbg !354
  %37 = icmp ult i32 %36, 10, !dbg !355
  %38 = add nsw i32 %35, -97, !dbg !355
  %39 = icmp ult i32 %38, 26, !dbg !355
  %40 = add nsw i32 %35, -87, !dbg !355
  %41 = select i1 %39, i32 %40, i32 99, !dbg !355
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !355
  %43 = icmp ult i32 %42, 10, !dbg !351
  br i1 %43, label %44, label %65, !dbg !351, !llvm.loop !356

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !358
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !358
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !358
  %53 = zext i32 %45 to i64, !dbg !359
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !359
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !359
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !359
  %57 = or i1 %51, %55, !dbg !359
  %58 = zext i1 %57 to i32, !dbg !360
  %59 = or i32 %48, %58, !dbg !360
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !361
  %61 = add i32 %46, -1, !dbg !351
  %62 = icmp eq i32 %61, 0, !dbg !351
  br i1 %62, label %63, label %32, !dbg !351, !llvm.loop !356

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !359
  br label %67, !dbg !362

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !359
  br label %67, !dbg !362

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !350
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !350
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !350
  %71 = icmp eq i8* %70, null, !dbg !362
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !362
  %73 = ptrtoint i8* %72 to i32, !dbg !364
  %74 = ptrtoint i8* %0 to i32, !dbg !364
  %75 = sub i32 1, %74, !dbg !364
  %76 = add i32 %75, %73, !dbg !364
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !364
  %77 = icmp eq i32 %69, 0, !dbg !365
  br i1 %77, label %78, label %82, !dbg !365

78:
  %79 = zext i32 %16 to i64, !dbg !365
  %80 = add nuw i64 %79, 9223372036854775807, !dbg !365
  %81 = icmp ugt i64 %68, %80, !dbg !365
  br i1 %81, label %82, label %87, !dbg !365

82:
  %83 = call i32 @__mw_fail(i32 noundef 34) #8, !dbg !366
  %84 = sub nsw i32 0, %16, !dbg !367
  %85 = sext i32 %84 to i64, !dbg !367
  %86 = xor i64 %85, 9223372036854775807, !dbg !367
  br label %91, !dbg !367

87:
  %88 = icmp eq i32 %16, 0, !dbg !368
  %89 = sub i64 0, %68, !dbg !368
  %90 = select i1 %88, i64 %68, i64 %89, !dbg !368
  br label %91, !dbg !368

91:
  %92 = phi i64 [ %86, %82 ], [ %90, %87 ], !dbg !369
  ret i64 %92, !dbg !370
}

define dso_local double @__mw_read_double(i8* noundef %0, i32 noundef %1, i8** nocapture noundef %2) local_unnamed_addr #4 !dbg !371 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  br label %6, !dbg !372

6:
  %7 = phi i8* [ %0, %3 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !372
  %9 = sext i8 %8 to i32, !dbg !372
  %10 = icmp ne i8 %8, 32, !dbg !373
  %11 = add nsw i32 %9, -14, !dbg !373
  %12 = icmp ult i32 %11, -5, !dbg !373
  %13 = and i1 %10, %12, !dbg !372
  %14 = getelementptr i8, i8* %7, i32 1, !dbg !375
  br i1 %13, label %15, label %6, !dbg !372, !llvm.loop !376

15:
  %16 = icmp eq i32 %1, 0, !dbg !377
  br i1 %16, label %23, label %17, !dbg !377

17:
  switch i8 %8, label %23 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !377

18:
  %19 = icmp eq i8 %8, 45, !dbg !378
  %20 = zext i1 %19 to i32, !dbg !378
  %21 = getelementptr i8, i8* %7, i32 1, !dbg !379
  %22 = add i32 %1, -1, !dbg !380
  br label %23, !dbg !381

23:
  %24 = phi i32 [ %22, %18 ], [ 0, %15 ], [ %1, %17 ]
  %25 = phi i8* [ %21, %18 ], [ %7, %15 ], [ %7, %17 ]
  %26 = phi i32 [ %20, %18 ], [ 0, %15 ], [ 0, %17 ], !dbg !382
  br label %31

27:
  %28 = getelementptr [4 x i8], [4 x i8]* @.str, i32 0, i32 %40, !dbg !383
  %29 = load i8, i8* %28, align 1, !dbg !383
  %30 = icmp eq i32 %40, 3, !dbg !383
  br i1 %30, label %46, label %31, !dbg !383, !llvm.loop !386

31:
  %32 = phi i8 [ %29, %27 ], [ 105, %23 ]
  %33 = phi i32 [ %40, %27 ], [ 0, %23 ]
  %34 = icmp eq i32 %33, %24, !dbg !388
  br i1 %34, label %41, label %35, !dbg !388

35:
  %36 = getelementptr i8, i8* %25, i32 %33, !dbg !388
  %37 = load i8, i8* %36, align 1, !dbg !388
  %38 = or i8 %37, 32, !dbg !388
  %39 = icmp eq i8 %38, %32, !dbg !388
  %40 = add nuw nsw i32 %33, 1, !dbg !383
  br i1 %39, label %27, label %41, !dbg !388

41:
  br label %63, !dbg !389

42:
  %43 = getelementptr [9 x i8], [9 x i8]* @.str.1, i32 0, i32 %55, !dbg !391
  %44 = load i8, i8* %43, align 1, !dbg !391
  %45 = icmp eq i32 %55, 8, !dbg !391
  br i1 %45, label %56, label %46, !dbg !391, !llvm.loop !393

46:
  %47 = phi i8 [ %44, %42 ], [ 105, %27 ]
  %48 = phi i32 [ %55, %42 ], [ 0, %27 ]
  %49 = icmp eq i32 %48, %24, !dbg !395
  br i1 %49, label %56, label %50, !dbg !395

50:
  %51 = getelementptr i8, i8* %25, i32 %48, !dbg !395
  %52 = load i8, i8* %51, align 1, !dbg !395
  %53 = or i8 %52, 32, !dbg !395
  %54 = icmp eq i8 %53, %47, !dbg !395
  %55 = add nuw nsw i32 %48, 1, !dbg !391
  br i1 %54, label %42, label %56, !dbg !395

56:
  %57 = phi i32 [ 8, %42 ], [ 3, %46 ], [ 3, %50 ]
  %58 = getelementptr i8, i8* %25, i32 %57, !dbg !396
  store i8* %58, i8** %2, align 4, !dbg !396
  br label %297, !dbg !397

59:
  %60 = getelementptr [4 x i8], [4 x i8]* @.str.2, i32 0, i32 %72, !dbg !389
  %61 = load i8, i8* %60, align 1, !dbg !389
  %62 = icmp eq i32 %72, 3, !dbg !389
  br i1 %62, label %73, label %63, !dbg !389, !llvm.loop !398

63:
  %64 = phi i8 [ %61, %59 ], [ 110, %41 ]
  %65 = phi i32 [ %72, %59 ], [ 0, %41 ]
  %66 = icmp eq i32 %65, %24, !dbg !400
  br i1 %66, label %75, label %67, !dbg !400

67:
  %68 = getelementptr i8, i8* %25, i32 %65, !dbg !400
  %69 = load i8, i8* %68, align 1, !dbg !400
  %70 = or i8 %69, 32, !dbg !400
  %71 = icmp eq i8 %70, %64, !dbg !400
  %72 = add nuw nsw i32 %65, 1, !dbg !389
  br i1 %71, label %59, label %75, !dbg !400

73:
  %74 = getelementptr i8, i8* %25, i32 3, !dbg !401
  store i8* %74, i8** %2, align 4, !dbg !401
  br label %297, !dbg !402

75:
  %76 = icmp ugt i32 %24, 2, !dbg !403
  br i1 %76, label %77, label %119, !dbg !403

77:
  %78 = load i8, i8* %25, align 1, !dbg !403
  %79 = icmp eq i8 %78, 48, !dbg !403
  br i1 %79, label %80, label %119, !dbg !403

80:
  %81 = getelementptr i8, i8* %25, i32 1, !dbg !403
  %82 = load i8, i8* %81, align 1, !dbg !403
  %83 = and i8 %82, -33, !dbg !403
  %84 = icmp eq i8 %83, 88, !dbg !403
  br i1 %84, label %85, label %119, !dbg !403

85:
  %86 = getelementptr i8, i8* %25, i32 2, !dbg !403
  %87 = load i8, i8* %86, align 1, !dbg !403
  %88 = sext i8 %87 to i32, !dbg !403
  %89 = or i32 %88, 32, !dbg !405
  %90 = add nsw i32 %88, -48, !dbg !407
  %91 = icmp ult i32 %90, 10, !dbg !408
  %92 = add nsw i32 %89, -97, !dbg !408
  %93 = icmp ult i32 %92, 26, !dbg !408
  %94 = add nsw i32 %89, -87, !dbg !408
  %95 = select i1 %93, i32 %94, i32 96, !dbg !408
  %96 = select i1 %91, i32 %90, i32 %95, !dbg !408
  %97 = icmp ugt i32 %96, 15, !dbg !403
  br i1 %97, label %119, label %98, !dbg !402

98:
  %99 = getelementptr i8, i8* %25, i32 2, !dbg !409
  br label %100, !dbg !409

100:
  %101 = phi i8* [ %99, %98 ], [ %115, %114 ], !dbg !409
  store i8* %101, i8** %2, align 4, !dbg !409
  %102 = load i8, i8* %101, align 1, !dbg !409
  %103 = sext i8 %102 to i32, !dbg !409
  %104 = or i32 %103, 32, !dbg !410
  %105 = add nsw i32 %103, -48, !dbg !412
  %106 = icmp ult i32 %105, 10, !dbg !413
  %107 = add nsw i32 %104, -97, !dbg !413
  %108 = icmp ult i32 %107, 26, !dbg !413
  %109 = add nsw i32 %104, -87, !dbg !413
  %110 = select i1 %108, i32 %109, i32 96, !dbg !413
  %111 = select i1 %106, i32 %105, i32 %110, !dbg !413
  %112 = icmp ult i32 %111, 16, !dbg !409
  br i1 %112, label %114, label %113, !dbg !409

113:
  switch i8 %102, label %116 [
    i8 112, label %114
    i8 80, label %114
    i8 46, label %114
  ], !dbg !409

114:
  %115 = getelementptr i8, i8* %101, i32 1, !dbg !409
  br label %100, !dbg !409, !llvm.loop !414

116:
  %117 = bitcast double* %5 to i8*, !dbg !416
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %117) #9, !dbg !416
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !419
  call void @__midway_nondet(i8* noundef nonnull %117, i32 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !420
  %118 = load double, double* %5, align 8, !dbg !421
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %117) #9, !dbg !422
  br label %297, !dbg !423

119:
  %120 = icmp eq i32 %24, 0, !dbg !424
  br i1 %120, label %164, label %121, !dbg !424

121:
  %122 = getelementptr i8, i8* %25, i32 %24, !dbg !424
  br label %123, !dbg !424

123:
  %124 = phi i32 [ %160, %155 ], [ 0, %121 ]
  %125 = phi i32 [ %159, %155 ], [ 0, %121 ]
  %126 = phi i32 [ %158, %155 ], [ 0, %121 ]
  %127 = phi i32 [ %157, %155 ], [ 0, %121 ]
  %128 = phi i64 [ %156, %155 ], [ 0, %121 ]
  %129 = phi i8* [ %161, %155 ], [ %25, %121 ]
  %130 = phi i32 [ %162, %155 ], [ %24, %121 ]
  %131 = load i8, i8* %129, align 1, !dbg !427
  %132 = icmp ne i8 %131, 46, !dbg !427
  %133 = icmp ne i32 %125, 0, !dbg !427
  %134 = select i1 %132, i1 true, i1 %133, !dbg !427
  br i1 %134, label %135, label %155, !dbg !427

135:
  %136 = sext i8 %131 to i32, !dbg !427
  %137 = add nsw i32 %136, -48, !dbg !428
  %138 = icmp ugt i32 %137, 9, !dbg !428
  br i1 %138, label %164, label %139, !dbg !431

139:
  %140 = icmp sgt i32 %127, 0, !dbg !432
  %141 = icmp ne i8 %131, 48
  %142 = select i1 %140, i1 true, i1 %141, !dbg !432
  %143 = zext i1 %142 to i32, !dbg !432
  %144 = add i32 %127, %143, !dbg !432
  %145 = icmp slt i32 %144, 20, !dbg !433
  br i1 %145, label %146, label %151, !dbg !433

146:
  %147 = mul i64 %128, 10, !dbg !434
  %148 = zext i32 %137 to i64, !dbg !434
  %149 = add i64 %147, %148, !dbg !434
  %150 = sub i32 %124, %125, !dbg !435
  br label %155, !dbg !436

151:
  %152 = xor i1 %133, true, !dbg !437
  %153 = zext i1 %152 to i32, !dbg !437
  %154 = add i32 %124, %153, !dbg !437
  br label %155

155:
  %156 = phi i64 [ %149, %146 ], [ %128, %151 ], [ %128, %123 ], !dbg !438
  %157 = phi i32 [ %144, %146 ], [ %144, %151 ], [ %127, %123 ], !dbg !438
  %158 = phi i32 [ 1, %146 ], [ 1, %151 ], [ %126, %123 ], !dbg !438
  %159 = phi i32 [ %125, %146 ], [ %125, %151 ], [ 1, %123 ], !dbg !438
  %160 = phi i32 [ %150, %146 ], [ %154, %151 ], [ %124, %123 ], !dbg !438
  %161 = getelementptr i8, i8* %129, i32 1, !dbg !424
  %162 = add i32 %130, -1, !dbg !424
  %163 = icmp eq i32 %162, 0, !dbg !424
  br i1 %163, label %164, label %123, !dbg !424, !llvm.loop !439

164:
  %165 = phi i32 [ %24, %119 ], [ 0, %155 ], [ %130, %135 ]
  %166 = phi i8* [ %25, %119 ], [ %122, %155 ], [ %129, %135 ]
  %167 = phi i64 [ 0, %119 ], [ %156, %155 ], [ %128, %135 ], !dbg !438
  %168 = phi i32 [ 0, %119 ], [ %157, %155 ], [ %127, %135 ], !dbg !438
  %169 = phi i32 [ 0, %119 ], [ %158, %155 ], [ %126, %135 ], !dbg !438
  %170 = phi i32 [ 0, %119 ], [ %160, %155 ], [ %124, %135 ], !dbg !438
  %171 = icmp eq i32 %169, 0, !dbg !441
  %172 = select i1 %171, i8* null, i8* %166, !dbg !441
  store i8* %172, i8** %2, align 4, !dbg !441
  br i1 %171, label %297, label %173, !dbg !442

173:
  %174 = icmp ult i32 %165, 2, !dbg !443
  br i1 %174, label %271, label %175, !dbg !443

175:
  %176 = load i8, i8* %166, align 1, !dbg !443
  %177 = and i8 %176, -33, !dbg !443
  %178 = icmp eq i8 %177, 69, !dbg !443
  br i1 %178, label %179, label %271, !dbg !443

179:
  %180 = getelementptr i8, i8* %166, i32 1, !dbg !443
  %181 = load i8, i8* %180, align 1, !dbg !443
  %182 = sext i8 %181 to i32, !dbg !443
  %183 = icmp ne i8 %181, 32, !dbg !446
  %184 = add nsw i32 %182, -14, !dbg !446
  %185 = icmp ult i32 %184, -5, !dbg !446
  %186 = and i1 %183, %185, !dbg !443
  br i1 %186, label %187, label %271, !dbg !443

187:
  %188 = phi i8* [ %195, %187 ], [ %180, %179 ]
  %189 = load i8, i8* %188, align 1, !dbg !448, !noalias !450
  %190 = sext i8 %189 to i32, !dbg !448
  %191 = icmp ne i8 %189, 32, !dbg !453
  %192 = add nsw i32 %190, -14, !dbg !453
  %193 = icmp ult i32 %192, -5, !dbg !453
  %194 = and i1 %191, %193, !dbg !448
  %195 = getelementptr i8, i8* %188, i32 1, !dbg !455
  br i1 %194, label %196, label %187, !dbg !448, !llvm.loop !456

196:
  %197 = add i32 %165, -1, !dbg !457
  %198 = icmp eq i32 %197, 0, !dbg !458
  br i1 %198, label %204, label %199, !dbg !458

199:
  switch i8 %189, label %204 [
    i8 45, label %200
    i8 43, label %200
  ], !dbg !458

200:
  %201 = icmp eq i8 %189, 45, !dbg !459
  %202 = zext i1 %201 to i32, !dbg !459
  %203 = add i32 %165, -2, !dbg !460
  br label %204, !dbg !461

204:
  %205 = phi i32 [ 0, %196 ], [ 0, %199 ], [ %202, %200 ], !dbg !462
  %206 = phi i32 [ 0, %196 ], [ %197, %199 ], [ %203, %200 ]
  %207 = phi i8* [ %188, %196 ], [ %188, %199 ], [ %195, %200 ]
  %208 = icmp eq i32 %206, 0, !dbg !463
  br i1 %208, label %257, label %209, !dbg !463

209:
  %210 = load i8, i8* %207, align 1, !dbg !463, !noalias !450
  %211 = sext i8 %210 to i32, !dbg !463
  %212 = or i32 %211, 32, !dbg !464
  %213 = add nsw i32 %211, -48, !dbg !466
  %214 = icmp ult i32 %213, 10, !dbg !467
  %215 = add nsw i32 %212, -97, !dbg !467
  %216 = icmp ult i32 %215, 26, !dbg !467
  %217 = add nsw i32 %212, -87, !dbg !467
  %218 = select i1 %216, i32 %217, i32 99, !dbg !467
  %219 = select i1 %214, i32 %213, i32 %218, !dbg !467
  %220 = icmp ult i32 %219, 10, !dbg !463
  br i1 %220, label %221, label %257, !dbg !463

221:
  %222 = getelementptr i8, i8* %207, i32 %206, !dbg !463
  br label %236, !dbg !463

223:
  %224 = extractvalue { i64, i1 } %246, 0, !dbg !468
  %225 = load i8, i8* %251, align 1, !dbg !463, !noalias !450
  %226 = sext i8 %225 to i32, !dbg !463
  %227 = or i32 %226, 32, !dbg !464
  %228 = add nsw i32 %226, -48, !dbg !466
  %229 = icmp ult i32 %228, 10, !dbg !467
  %230 = add nsw i32 %227, -97, !dbg !467
  %231 = icmp ult i32 %230, 26, !dbg !467
  %232 = add nsw i32 %227, -87, !dbg !467
  %233 = select i1 %231, i32 %232, i32 99, !dbg !467
  %234 = select i1 %229, i32 %228, i32 %233, !dbg !467
  %235 = icmp ult i32 %234, 10, !dbg !463
  br i1 %235, label %236, label %254, !dbg !463, !llvm.loop !469

236:
  %237 = phi i32 [ %234, %223 ], [ %219, %221 ]
  %238 = phi i32 [ %252, %223 ], [ %206, %221 ]
  %239 = phi i8* [ %251, %223 ], [ %207, %221 ]
  %240 = phi i32 [ %250, %223 ], [ 0, %221 ]
  %241 = phi i64 [ %224, %223 ], [ 0, %221 ]
  %242 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %241, i64 10) #9, !dbg !471
  %243 = extractvalue { i64, i1 } %242, 1, !dbg !471
  %244 = extractvalue { i64, i1 } %242, 0, !dbg !471
  %245 = zext i32 %237 to i64, !dbg !468
  %246 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %244, i64 %245) #9, !dbg !468
  %247 = extractvalue { i64, i1 } %246, 1, !dbg !468
  %248 = or i1 %243, %247, !dbg !468
  %249 = zext i1 %248 to i32, !dbg !472
  %250 = or i32 %240, %249, !dbg !472
  %251 = getelementptr i8, i8* %239, i32 1, !dbg !473
  %252 = add i32 %238, -1, !dbg !463
  %253 = icmp eq i32 %252, 0, !dbg !463
  br i1 %253, label %254, label %223, !dbg !463, !llvm.loop !474

254:
  %255 = phi i8* [ %222, %236 ], [ %251, %223 ]
  %256 = extractvalue { i64, i1 } %246, 0, !dbg !468
  br label %257, !dbg !475

257:
  %258 = phi i64 [ 0, %204 ], [ 0, %209 ], [ %256, %254 ], !dbg !462
  %259 = phi i32 [ 0, %204 ], [ 0, %209 ], [ %250, %254 ], !dbg !462
  %260 = phi i8* [ null, %204 ], [ null, %209 ], [ %255, %254 ], !dbg !462
  %261 = icmp eq i8* %260, null, !dbg !475
  br i1 %261, label %271, label %262, !dbg !475

262:
  store i8* %260, i8** %2, align 4, !dbg !476
  %263 = icmp ne i32 %259, 0, !dbg !477
  %264 = icmp ugt i64 %258, 9999, !dbg !477
  %265 = select i1 %263, i1 true, i1 %264, !dbg !477
  %266 = trunc i64 %258 to i32, !dbg !477
  %267 = select i1 %265, i32 9999, i32 %266, !dbg !477
  %268 = icmp eq i32 %205, 0, !dbg !478
  %269 = sub i32 0, %267, !dbg !478
  %270 = select i1 %268, i32 %267, i32 %269, !dbg !478
  br label %271

271:
  %272 = phi i32 [ 0, %179 ], [ 0, %175 ], [ 0, %173 ], [ %270, %262 ], [ 0, %257 ], !dbg !479
  %273 = add i32 %272, %170, !dbg !442
  %274 = icmp eq i64 %167, 0, !dbg !480
  br i1 %274, label %297, label %275, !dbg !480

275:
  %276 = icmp sgt i32 %168, 19, !dbg !483
  %277 = icmp ugt i64 %167, 9007199254740991, !dbg !483
  %278 = or i1 %277, %276, !dbg !483
  %279 = add i32 %273, -23, !dbg !483
  %280 = icmp ult i32 %279, -45, !dbg !483
  %281 = or i1 %278, %280, !dbg !483
  br i1 %281, label %282, label %285, !dbg !483

282:
  %283 = bitcast double* %4 to i8*, !dbg !484
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %283) #9, !dbg !484
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !486
  call void @__midway_nondet(i8* noundef nonnull %283, i32 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !487
  %284 = load double, double* %4, align 8, !dbg !488
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %283) #9, !dbg !489
  br label %297, !dbg !490

285:
  %286 = uitofp i64 %167 to double, !dbg !491
  %287 = icmp slt i32 %273, 0, !dbg !492
  br i1 %287, label %288, label %293, !dbg !492

288:
  %289 = sub i32 0, %273, !dbg !492
  %290 = getelementptr [23 x double], [23 x double]* @exact_power, i32 0, i32 %289, !dbg !492
  %291 = load double, double* %290, align 8, !dbg !492
  %292 = fdiv double %286, %291, !dbg !492
  br label %297, !dbg !492

293:
  %294 = getelementptr [23 x double], [23 x double]* @exact_power, i32 0, i32 %273, !dbg !492
  %295 = load double, double* %294, align 8, !dbg !492
  %296 = fmul double %295, %286, !dbg !492
  br label %297, !dbg !492

297:
  %298 = phi double [ 0x7FF0000000000000, %56 ], [ 0x7FF8000000000000, %73 ], [ %118, %116 ], [ 0.000000e+00, %164 ], [ %284, %282 ], [ 0.000000e+00, %271 ], [ %292, %288 ], [ %296, %293 ], !dbg !382
  %299 = icmp eq i32 %26, 0, !dbg !493
  %300 = fneg double %298, !dbg !493
  %301 = select i1 %299, double %298, double %300, !dbg !493
  ret double %301, !dbg !493
}

define dso_local double @strtod(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !494 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !495
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !495
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !496
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #10, !dbg !497
  %6 = load i8*, i8** %3, align 4, !dbg !498
  %7 = icmp eq i8* %6, null, !dbg !499
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !499
  %9 = ptrtoint i8* %8 to i32, !dbg !501
  %10 = ptrtoint i8* %0 to i32, !dbg !501
  %11 = sub i32 1, %10, !dbg !501
  %12 = add i32 %11, %9, !dbg !501
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !501
  %13 = icmp eq i8** %1, null, !dbg !502
  br i1 %13, label %16, label %14, !dbg !502

14:
  %15 = bitcast i8** %1 to i8*, !dbg !503
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !503
  store i8* %8, i8** %1, align 4, !dbg !504
  br label %16, !dbg !505

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !506
  ret double %5, !dbg !507
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

define dso_local float @strtof(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !508 {
  %3 = alloca i8*, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !509), !dbg !512
  %4 = bitcast i8** %3 to i8*, !dbg !513
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !513, !noalias !515
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !517, !noalias !509
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #8, !dbg !518, !noalias !509
  %6 = load i8*, i8** %3, align 4, !dbg !519, !noalias !515
  %7 = icmp eq i8* %6, null, !dbg !520
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !520
  %9 = ptrtoint i8* %8 to i32, !dbg !522
  %10 = ptrtoint i8* %0 to i32, !dbg !522
  %11 = sub i32 1, %10, !dbg !522
  %12 = add i32 %11, %9, !dbg !522
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !522, !noalias !509
  %13 = icmp eq i8** %1, null, !dbg !523
  br i1 %13, label %16, label %14, !dbg !523

14:
  %15 = bitcast i8** %1 to i8*, !dbg !524
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !524
  store i8* %8, i8** %1, align 4, !dbg !525, !alias.scope !509, !noalias !526
  br label %16, !dbg !527

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !528, !noalias !515
  %17 = fptrunc double %5 to float, !dbg !512
  ret float %17, !dbg !512
}

define dso_local x86_fp80 @strtold(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !529 {
  %3 = alloca i8*, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !530), !dbg !533
  %4 = bitcast i8** %3 to i8*, !dbg !534
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !534, !noalias !536
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !538, !noalias !530
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #8, !dbg !539, !noalias !530
  %6 = load i8*, i8** %3, align 4, !dbg !540, !noalias !536
  %7 = icmp eq i8* %6, null, !dbg !541
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !541
  %9 = ptrtoint i8* %8 to i32, !dbg !543
  %10 = ptrtoint i8* %0 to i32, !dbg !543
  %11 = sub i32 1, %10, !dbg !543
  %12 = add i32 %11, %9, !dbg !543
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !543, !noalias !530
  %13 = icmp eq i8** %1, null, !dbg !544
  br i1 %13, label %16, label %14, !dbg !544

14:
  %15 = bitcast i8** %1 to i8*, !dbg !545
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !545
  store i8* %8, i8** %1, align 4, !dbg !546, !alias.scope !530, !noalias !547
  br label %16, !dbg !548

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !549, !noalias !536
  %17 = fpext double %5 to x86_fp80, !dbg !533
  ret x86_fp80 %17, !dbg !533
}

define dso_local double @atof(i8* noundef %0) local_unnamed_addr #5 !dbg !550 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !551
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !551, !noalias !553
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !557, !noalias !558
  %4 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %2) #8, !dbg !559, !noalias !558
  %5 = load i8*, i8** %2, align 4, !dbg !560, !noalias !553
  %6 = icmp eq i8* %5, null, !dbg !561
  %7 = select i1 %6, i8* %0, i8* %5, !dbg !561
  %8 = ptrtoint i8* %7 to i32, !dbg !563
  %9 = ptrtoint i8* %0 to i32, !dbg !563
  %10 = sub i32 1, %9, !dbg !563
  %11 = add i32 %10, %8, !dbg !563
  call void @__midway_touched(i8* noundef %0, i32 noundef %11, i32 noundef 0) #8, !dbg !563, !noalias !558
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !564, !noalias !553
  ret double %4, !dbg !565
}

declare !dbg !566 i32 @__mw_fail(i32 noundef) local_unnamed_addr #6

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
!265 = distinct !DISubprogram(name: "atoi", scope: !1, file: !1, line: 102, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 64, scope: !57, inlinedAt: !267)
!267 = distinct !DILocation(line: 102, scope: !265)
!268 = !DILocation(line: 26, scope: !9, inlinedAt: !269)
!269 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !267)
!270 = !{!271}
!271 = distinct !{!271, !272, !"__mw_read_integer: argument 0"}
!272 = distinct !{!272, !"__mw_read_integer"}
!273 = !DILocation(line: 20, scope: !15, inlinedAt: !274)
!274 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !269)
!275 = !DILocation(line: 27, scope: !9, inlinedAt: !269)
!276 = distinct !{!276, !268, !275, !20, !21}
!277 = !DILocation(line: 28, scope: !9, inlinedAt: !269)
!278 = !DILocation(line: 29, scope: !9, inlinedAt: !269)
!279 = !DILocation(line: 32, scope: !9, inlinedAt: !269)
!280 = !DILocation(line: 0, scope: !9, inlinedAt: !269)
!281 = !DILocation(line: 40, scope: !9, inlinedAt: !269)
!282 = !DILocation(line: 13, scope: !32, inlinedAt: !283)
!283 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !269)
!284 = !DILocation(line: 14, scope: !32, inlinedAt: !283)
!285 = !DILocation(line: 15, scope: !32, inlinedAt: !283)
!286 = distinct !{!286, !281, !287, !20, !21}
!287 = !DILocation(line: 47, scope: !9, inlinedAt: !269)
!288 = !DILocation(line: 42, scope: !9, inlinedAt: !269)
!289 = !DILocation(line: 43, scope: !9, inlinedAt: !269)
!290 = !DILocation(line: 44, scope: !9, inlinedAt: !269)
!291 = !DILocation(line: 46, scope: !9, inlinedAt: !269)
!292 = !DILocation(line: 53, scope: !62, inlinedAt: !293)
!293 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !267)
!294 = !DILocation(line: 54, scope: !62, inlinedAt: !293)
!295 = !DILocation(line: 67, scope: !57, inlinedAt: !267)
!296 = !DILocation(line: 68, scope: !57, inlinedAt: !267)
!297 = !DILocation(line: 69, scope: !57, inlinedAt: !267)
!298 = !DILocation(line: 71, scope: !57, inlinedAt: !267)
!299 = !DILocation(line: 102, scope: !265)
!300 = distinct !DISubprogram(name: "atol", scope: !1, file: !1, line: 103, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!301 = !DILocation(line: 64, scope: !57, inlinedAt: !302)
!302 = distinct !DILocation(line: 103, scope: !300)
!303 = !DILocation(line: 26, scope: !9, inlinedAt: !304)
!304 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !302)
!305 = !{!306}
!306 = distinct !{!306, !307, !"__mw_read_integer: argument 0"}
!307 = distinct !{!307, !"__mw_read_integer"}
!308 = !DILocation(line: 20, scope: !15, inlinedAt: !309)
!309 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !304)
!310 = !DILocation(line: 27, scope: !9, inlinedAt: !304)
!311 = distinct !{!311, !303, !310, !20, !21}
!312 = !DILocation(line: 28, scope: !9, inlinedAt: !304)
!313 = !DILocation(line: 29, scope: !9, inlinedAt: !304)
!314 = !DILocation(line: 32, scope: !9, inlinedAt: !304)
!315 = !DILocation(line: 0, scope: !9, inlinedAt: !304)
!316 = !DILocation(line: 40, scope: !9, inlinedAt: !304)
!317 = !DILocation(line: 13, scope: !32, inlinedAt: !318)
!318 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !304)
!319 = !DILocation(line: 14, scope: !32, inlinedAt: !318)
!320 = !DILocation(line: 15, scope: !32, inlinedAt: !318)
!321 = distinct !{!321, !316, !322, !20, !21}
!322 = !DILocation(line: 47, scope: !9, inlinedAt: !304)
!323 = !DILocation(line: 42, scope: !9, inlinedAt: !304)
!324 = !DILocation(line: 43, scope: !9, inlinedAt: !304)
!325 = !DILocation(line: 44, scope: !9, inlinedAt: !304)
!326 = !DILocation(line: 46, scope: !9, inlinedAt: !304)
!327 = !DILocation(line: 53, scope: !62, inlinedAt: !328)
!328 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !302)
!329 = !DILocation(line: 54, scope: !62, inlinedAt: !328)
!330 = !DILocation(line: 67, scope: !57, inlinedAt: !302)
!331 = !DILocation(line: 68, scope: !57, inlinedAt: !302)
!332 = !DILocation(line: 69, scope: !57, inlinedAt: !302)
!333 = !DILocation(line: 71, scope: !57, inlinedAt: !302)
!334 = !DILocation(line: 103, scope: !300)
!335 = distinct !DISubprogram(name: "atoll", scope: !1, file: !1, line: 104, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!336 = !DILocation(line: 64, scope: !57, inlinedAt: !337)
!337 = distinct !DILocation(line: 104, scope: !335)
!338 = !DILocation(line: 26, scope: !9, inlinedAt: !339)
!339 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !337)
!340 = !{!341}
!341 = distinct !{!341, !342, !"__mw_read_integer: argument 0"}
!342 = distinct !{!342, !"__mw_read_integer"}
!343 = !DILocation(line: 20, scope: !15, inlinedAt: !344)
!344 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !339)
!345 = !DILocation(line: 27, scope: !9, inlinedAt: !339)
!346 = distinct !{!346, !338, !345, !20, !21}
!347 = !DILocation(line: 28, scope: !9, inlinedAt: !339)
!348 = !DILocation(line: 29, scope: !9, inlinedAt: !339)
!349 = !DILocation(line: 32, scope: !9, inlinedAt: !339)
!350 = !DILocation(line: 0, scope: !9, inlinedAt: !339)
!351 = !DILocation(line: 40, scope: !9, inlinedAt: !339)
!352 = !DILocation(line: 13, scope: !32, inlinedAt: !353)
!353 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !339)
!354 = !DILocation(line: 14, scope: !32, inlinedAt: !353)
!355 = !DILocation(line: 15, scope: !32, inlinedAt: !353)
!356 = distinct !{!356, !351, !357, !20, !21}
!357 = !DILocation(line: 47, scope: !9, inlinedAt: !339)
!358 = !DILocation(line: 42, scope: !9, inlinedAt: !339)
!359 = !DILocation(line: 43, scope: !9, inlinedAt: !339)
!360 = !DILocation(line: 44, scope: !9, inlinedAt: !339)
!361 = !DILocation(line: 46, scope: !9, inlinedAt: !339)
!362 = !DILocation(line: 53, scope: !62, inlinedAt: !363)
!363 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !337)
!364 = !DILocation(line: 54, scope: !62, inlinedAt: !363)
!365 = !DILocation(line: 67, scope: !57, inlinedAt: !337)
!366 = !DILocation(line: 68, scope: !57, inlinedAt: !337)
!367 = !DILocation(line: 69, scope: !57, inlinedAt: !337)
!368 = !DILocation(line: 71, scope: !57, inlinedAt: !337)
!369 = !DILocation(line: 0, scope: !57, inlinedAt: !337)
!370 = !DILocation(line: 104, scope: !335)
!371 = distinct !DISubprogram(name: "__mw_read_double", scope: !1, file: !1, line: 178, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!372 = !DILocation(line: 182, scope: !371)
!373 = !DILocation(line: 20, scope: !15, inlinedAt: !374)
!374 = distinct !DILocation(line: 182, scope: !371)
!375 = !DILocation(line: 183, scope: !371)
!376 = distinct !{!376, !372, !375, !20, !21}
!377 = !DILocation(line: 184, scope: !371)
!378 = !DILocation(line: 185, scope: !371)
!379 = !DILocation(line: 186, scope: !371)
!380 = !DILocation(line: 187, scope: !371)
!381 = !DILocation(line: 188, scope: !371)
!382 = !DILocation(line: 0, scope: !371)
!383 = !DILocation(line: 124, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 121, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!385 = distinct !DILocation(line: 189, scope: !371)
!386 = distinct !{!386, !383, !387, !20, !21}
!387 = !DILocation(line: 126, scope: !384, inlinedAt: !385)
!388 = !DILocation(line: 125, scope: !384, inlinedAt: !385)
!389 = !DILocation(line: 124, scope: !384, inlinedAt: !390)
!390 = distinct !DILocation(line: 192, scope: !371)
!391 = !DILocation(line: 124, scope: !384, inlinedAt: !392)
!392 = distinct !DILocation(line: 190, scope: !371)
!393 = distinct !{!393, !391, !394, !20, !21}
!394 = !DILocation(line: 126, scope: !384, inlinedAt: !392)
!395 = !DILocation(line: 125, scope: !384, inlinedAt: !392)
!396 = !DILocation(line: 190, scope: !371)
!397 = !DILocation(line: 192, scope: !371)
!398 = distinct !{!398, !389, !399, !20, !21}
!399 = !DILocation(line: 126, scope: !384, inlinedAt: !390)
!400 = !DILocation(line: 125, scope: !384, inlinedAt: !390)
!401 = !DILocation(line: 193, scope: !371)
!402 = !DILocation(line: 195, scope: !371)
!403 = !DILocation(line: 20, scope: !29, inlinedAt: !404)
!404 = distinct !DILocation(line: 195, scope: !371)
!405 = !DILocation(line: 13, scope: !32, inlinedAt: !406)
!406 = distinct !DILocation(line: 20, scope: !29, inlinedAt: !404)
!407 = !DILocation(line: 14, scope: !32, inlinedAt: !406)
!408 = !DILocation(line: 15, scope: !32, inlinedAt: !406)
!409 = !DILocation(line: 196, scope: !371)
!410 = !DILocation(line: 13, scope: !32, inlinedAt: !411)
!411 = distinct !DILocation(line: 196, scope: !371)
!412 = !DILocation(line: 14, scope: !32, inlinedAt: !411)
!413 = !DILocation(line: 15, scope: !32, inlinedAt: !411)
!414 = distinct !{!414, !409, !415, !20, !21}
!415 = !DILocation(line: 197, scope: !371)
!416 = !DILocation(line: 110, scope: !417, inlinedAt: !418)
!417 = distinct !DISubprogram(name: "unknown_double", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!418 = distinct !DILocation(line: 198, scope: !371)
!419 = !DILocation(line: 111, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 112, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 113, scope: !417, inlinedAt: !418)
!422 = !DILocation(line: 114, scope: !417, inlinedAt: !418)
!423 = !DILocation(line: 199, scope: !371)
!424 = !DILocation(line: 158, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "magnitude_at", scope: !1, file: !1, line: 153, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!426 = distinct !DILocation(line: 200, scope: !371)
!427 = !DILocation(line: 159, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 21, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "is_digit", scope: !16, file: !16, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!430 = distinct !DILocation(line: 163, scope: !425, inlinedAt: !426)
!431 = !DILocation(line: 163, scope: !425, inlinedAt: !426)
!432 = !DILocation(line: 166, scope: !425, inlinedAt: !426)
!433 = !DILocation(line: 167, scope: !425, inlinedAt: !426)
!434 = !DILocation(line: 168, scope: !425, inlinedAt: !426)
!435 = !DILocation(line: 169, scope: !425, inlinedAt: !426)
!436 = !DILocation(line: 170, scope: !425, inlinedAt: !426)
!437 = !DILocation(line: 171, scope: !425, inlinedAt: !426)
!438 = !DILocation(line: 0, scope: !425, inlinedAt: !426)
!439 = distinct !{!439, !424, !440, !20, !21}
!440 = !DILocation(line: 173, scope: !425, inlinedAt: !426)
!441 = !DILocation(line: 174, scope: !425, inlinedAt: !426)
!442 = !DILocation(line: 175, scope: !425, inlinedAt: !426)
!443 = !DILocation(line: 143, scope: !444, inlinedAt: !445)
!444 = distinct !DISubprogram(name: "exponent_at", scope: !1, file: !1, line: 141, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!445 = distinct !DILocation(line: 175, scope: !425, inlinedAt: !426)
!446 = !DILocation(line: 20, scope: !15, inlinedAt: !447)
!447 = distinct !DILocation(line: 143, scope: !444, inlinedAt: !445)
!448 = !DILocation(line: 26, scope: !9, inlinedAt: !449)
!449 = distinct !DILocation(line: 145, scope: !444, inlinedAt: !445)
!450 = !{!451}
!451 = distinct !{!451, !452, !"__mw_read_integer: argument 0"}
!452 = distinct !{!452, !"__mw_read_integer"}
!453 = !DILocation(line: 20, scope: !15, inlinedAt: !454)
!454 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !449)
!455 = !DILocation(line: 27, scope: !9, inlinedAt: !449)
!456 = distinct !{!456, !448, !455, !20, !21}
!457 = !DILocation(line: 145, scope: !444, inlinedAt: !445)
!458 = !DILocation(line: 28, scope: !9, inlinedAt: !449)
!459 = !DILocation(line: 29, scope: !9, inlinedAt: !449)
!460 = !DILocation(line: 31, scope: !9, inlinedAt: !449)
!461 = !DILocation(line: 32, scope: !9, inlinedAt: !449)
!462 = !DILocation(line: 0, scope: !9, inlinedAt: !449)
!463 = !DILocation(line: 40, scope: !9, inlinedAt: !449)
!464 = !DILocation(line: 13, scope: !32, inlinedAt: !465)
!465 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !449)
!466 = !DILocation(line: 14, scope: !32, inlinedAt: !465)
!467 = !DILocation(line: 15, scope: !32, inlinedAt: !465)
!468 = !DILocation(line: 43, scope: !9, inlinedAt: !449)
!469 = distinct !{!469, !463, !470, !20, !21}
!470 = !DILocation(line: 47, scope: !9, inlinedAt: !449)
!471 = !DILocation(line: 42, scope: !9, inlinedAt: !449)
!472 = !DILocation(line: 44, scope: !9, inlinedAt: !449)
!473 = !DILocation(line: 46, scope: !9, inlinedAt: !449)
!474 = distinct !{!474, !463, !470, !20, !21}
!475 = !DILocation(line: 146, scope: !444, inlinedAt: !445)
!476 = !DILocation(line: 148, scope: !444, inlinedAt: !445)
!477 = !DILocation(line: 149, scope: !444, inlinedAt: !445)
!478 = !DILocation(line: 150, scope: !444, inlinedAt: !445)
!479 = !DILocation(line: 0, scope: !444, inlinedAt: !445)
!480 = !DILocation(line: 132, scope: !481, inlinedAt: !482)
!481 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 130, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!482 = distinct !DILocation(line: 175, scope: !425, inlinedAt: !426)
!483 = !DILocation(line: 134, scope: !481, inlinedAt: !482)
!484 = !DILocation(line: 110, scope: !417, inlinedAt: !485)
!485 = distinct !DILocation(line: 135, scope: !481, inlinedAt: !482)
!486 = !DILocation(line: 111, scope: !417, inlinedAt: !485)
!487 = !DILocation(line: 112, scope: !417, inlinedAt: !485)
!488 = !DILocation(line: 113, scope: !417, inlinedAt: !485)
!489 = !DILocation(line: 114, scope: !417, inlinedAt: !485)
!490 = !DILocation(line: 135, scope: !481, inlinedAt: !482)
!491 = !DILocation(line: 136, scope: !481, inlinedAt: !482)
!492 = !DILocation(line: 137, scope: !481, inlinedAt: !482)
!493 = !DILocation(line: 202, scope: !371)
!494 = distinct !DISubprogram(name: "strtod", scope: !1, file: !1, line: 205, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!495 = !DILocation(line: 207, scope: !494)
!496 = !DILocation(line: 208, scope: !494)
!497 = !DILocation(line: 209, scope: !494)
!498 = !DILocation(line: 210, scope: !494)
!499 = !DILocation(line: 53, scope: !62, inlinedAt: !500)
!500 = distinct !DILocation(line: 210, scope: !494)
!501 = !DILocation(line: 54, scope: !62, inlinedAt: !500)
!502 = !DILocation(line: 55, scope: !62, inlinedAt: !500)
!503 = !DILocation(line: 56, scope: !62, inlinedAt: !500)
!504 = !DILocation(line: 57, scope: !62, inlinedAt: !500)
!505 = !DILocation(line: 58, scope: !62, inlinedAt: !500)
!506 = !DILocation(line: 212, scope: !494)
!507 = !DILocation(line: 211, scope: !494)
!508 = distinct !DISubprogram(name: "strtof", scope: !1, file: !1, line: 214, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!509 = !{!510}
!510 = distinct !{!510, !511, !"strtod: argument 1"}
!511 = distinct !{!511, !"strtod"}
!512 = !DILocation(line: 214, scope: !508)
!513 = !DILocation(line: 207, scope: !494, inlinedAt: !514)
!514 = distinct !DILocation(line: 214, scope: !508)
!515 = !{!516, !510}
!516 = distinct !{!516, !511, !"strtod: argument 0"}
!517 = !DILocation(line: 208, scope: !494, inlinedAt: !514)
!518 = !DILocation(line: 209, scope: !494, inlinedAt: !514)
!519 = !DILocation(line: 210, scope: !494, inlinedAt: !514)
!520 = !DILocation(line: 53, scope: !62, inlinedAt: !521)
!521 = distinct !DILocation(line: 210, scope: !494, inlinedAt: !514)
!522 = !DILocation(line: 54, scope: !62, inlinedAt: !521)
!523 = !DILocation(line: 55, scope: !62, inlinedAt: !521)
!524 = !DILocation(line: 56, scope: !62, inlinedAt: !521)
!525 = !DILocation(line: 57, scope: !62, inlinedAt: !521)
!526 = !{!516}
!527 = !DILocation(line: 58, scope: !62, inlinedAt: !521)
!528 = !DILocation(line: 212, scope: !494, inlinedAt: !514)
!529 = distinct !DISubprogram(name: "strtold", scope: !1, file: !1, line: 215, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!530 = !{!531}
!531 = distinct !{!531, !532, !"strtod: argument 1"}
!532 = distinct !{!532, !"strtod"}
!533 = !DILocation(line: 215, scope: !529)
!534 = !DILocation(line: 207, scope: !494, inlinedAt: !535)
!535 = distinct !DILocation(line: 215, scope: !529)
!536 = !{!537, !531}
!537 = distinct !{!537, !532, !"strtod: argument 0"}
!538 = !DILocation(line: 208, scope: !494, inlinedAt: !535)
!539 = !DILocation(line: 209, scope: !494, inlinedAt: !535)
!540 = !DILocation(line: 210, scope: !494, inlinedAt: !535)
!541 = !DILocation(line: 53, scope: !62, inlinedAt: !542)
!542 = distinct !DILocation(line: 210, scope: !494, inlinedAt: !535)
!543 = !DILocation(line: 54, scope: !62, inlinedAt: !542)
!544 = !DILocation(line: 55, scope: !62, inlinedAt: !542)
!545 = !DILocation(line: 56, scope: !62, inlinedAt: !542)
!546 = !DILocation(line: 57, scope: !62, inlinedAt: !542)
!547 = !{!537}
!548 = !DILocation(line: 58, scope: !62, inlinedAt: !542)
!549 = !DILocation(line: 212, scope: !494, inlinedAt: !535)
!550 = distinct !DISubprogram(name: "atof", scope: !1, file: !1, line: 216, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!551 = !DILocation(line: 207, scope: !494, inlinedAt: !552)
!552 = distinct !DILocation(line: 216, scope: !550)
!553 = !{!554, !556}
!554 = distinct !{!554, !555, !"strtod: argument 0"}
!555 = distinct !{!555, !"strtod"}
!556 = distinct !{!556, !555, !"strtod: argument 1"}
!557 = !DILocation(line: 208, scope: !494, inlinedAt: !552)
!558 = !{!556}
!559 = !DILocation(line: 209, scope: !494, inlinedAt: !552)
!560 = !DILocation(line: 210, scope: !494, inlinedAt: !552)
!561 = !DILocation(line: 53, scope: !62, inlinedAt: !562)
!562 = distinct !DILocation(line: 210, scope: !494, inlinedAt: !552)
!563 = !DILocation(line: 54, scope: !62, inlinedAt: !562)
!564 = !DILocation(line: 212, scope: !494, inlinedAt: !552)
!565 = !DILocation(line: 216, scope: !550)
!566 = !DISubprogram(name: "fail", scope: !567, file: !567, line: 42, type: !10, spFlags: DISPFlagOptimized)
!567 = !DIFile(filename: "c/models.h", directory: ".")
