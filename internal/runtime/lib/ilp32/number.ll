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
  br i1 %28, label %29, label %37, !dbg !69

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !70
  %31 = bitcast i8* %30 to i32*, !dbg !76
  store i32 34, i32* %31, align 4, !dbg !76
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !77
  %33 = load i32, i32* %32, align 8, !dbg !77
  %34 = icmp ne i32 %33, 0, !dbg !77
  %35 = sext i1 %34 to i32, !dbg !77
  %36 = xor i32 %35, 2147483647, !dbg !77
  br label %42, !dbg !77

37:
  %38 = icmp eq i32 %25, 0, !dbg !78
  %39 = sub i64 0, %23, !dbg !78
  %40 = select i1 %38, i64 %23, i64 %39, !dbg !78
  %41 = trunc i64 %40 to i32, !dbg !78
  br label %42, !dbg !78

42:
  %43 = phi i32 [ %36, %29 ], [ %41, %37 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !79
  ret i32 %43, !dbg !80
}

define dso_local i32 @__isoc23_strtol(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !81 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !82
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !84
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !84
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !85
  %7 = load i8*, i8** %6, align 8, !dbg !85
  %8 = icmp eq i8* %7, null, !dbg !86
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !86
  %10 = ptrtoint i8* %9 to i32, !dbg !88
  %11 = ptrtoint i8* %0 to i32, !dbg !88
  %12 = sub i32 1, %11, !dbg !88
  %13 = add i32 %12, %10, !dbg !88
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !88
  %14 = icmp eq i8** %1, null, !dbg !89
  br i1 %14, label %17, label %15, !dbg !89

15:
  %16 = bitcast i8** %1 to i8*, !dbg !90
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !90
  store i8* %9, i8** %1, align 4, !dbg !91
  br label %17, !dbg !92

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !93
  %19 = load i32, i32* %18, align 4, !dbg !93
  %20 = icmp eq i32 %19, 0, !dbg !93
  br i1 %20, label %21, label %29, !dbg !93

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !93
  %23 = load i64, i64* %22, align 8, !dbg !93
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !93
  %25 = load i32, i32* %24, align 8, !dbg !93
  %26 = zext i32 %25 to i64, !dbg !93
  %27 = add nuw nsw i64 %26, 2147483647, !dbg !93
  %28 = icmp ugt i64 %23, %27, !dbg !93
  br i1 %28, label %29, label %37, !dbg !93

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !94
  %31 = bitcast i8* %30 to i32*, !dbg !97
  store i32 34, i32* %31, align 4, !dbg !97
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !98
  %33 = load i32, i32* %32, align 8, !dbg !98
  %34 = icmp ne i32 %33, 0, !dbg !98
  %35 = sext i1 %34 to i32, !dbg !98
  %36 = xor i32 %35, 2147483647, !dbg !98
  br label %42, !dbg !98

37:
  %38 = icmp eq i32 %25, 0, !dbg !99
  %39 = sub i64 0, %23, !dbg !99
  %40 = select i1 %38, i64 %23, i64 %39, !dbg !99
  %41 = trunc i64 %40 to i32, !dbg !99
  br label %42, !dbg !99

42:
  %43 = phi i32 [ %36, %29 ], [ %41, %37 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !100
  ret i32 %43, !dbg !101
}

define dso_local i64 @strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !102 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !103
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !105
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !105
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !105
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !106
  %7 = load i8*, i8** %6, align 8, !dbg !106
  %8 = icmp eq i8* %7, null, !dbg !107
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !107
  %10 = ptrtoint i8* %9 to i32, !dbg !109
  %11 = ptrtoint i8* %0 to i32, !dbg !109
  %12 = sub i32 1, %11, !dbg !109
  %13 = add i32 %12, %10, !dbg !109
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !109
  %14 = icmp eq i8** %1, null, !dbg !110
  br i1 %14, label %17, label %15, !dbg !110

15:
  %16 = bitcast i8** %1 to i8*, !dbg !111
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !111
  store i8* %9, i8** %1, align 4, !dbg !112
  br label %17, !dbg !113

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !114
  %19 = load i32, i32* %18, align 4, !dbg !114
  %20 = icmp eq i32 %19, 0, !dbg !114
  br i1 %20, label %21, label %29, !dbg !114

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !114
  %23 = load i64, i64* %22, align 8, !dbg !114
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !114
  %25 = load i32, i32* %24, align 8, !dbg !114
  %26 = zext i32 %25 to i64, !dbg !114
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !114
  %28 = icmp ugt i64 %23, %27, !dbg !114
  br i1 %28, label %29, label %37, !dbg !114

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !115
  %31 = bitcast i8* %30 to i32*, !dbg !118
  store i32 34, i32* %31, align 4, !dbg !118
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !119
  %33 = load i32, i32* %32, align 8, !dbg !119
  %34 = icmp ne i32 %33, 0, !dbg !119
  %35 = sext i1 %34 to i64, !dbg !119
  %36 = xor i64 %35, 9223372036854775807, !dbg !119
  br label %41, !dbg !119

37:
  %38 = icmp eq i32 %25, 0, !dbg !120
  %39 = sub i64 0, %23, !dbg !120
  %40 = select i1 %38, i64 %23, i64 %39, !dbg !120
  br label %41, !dbg !120

41:
  %42 = phi i64 [ %36, %29 ], [ %40, %37 ], !dbg !121
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !122
  ret i64 %42, !dbg !123
}

define dso_local i64 @__isoc23_strtoll(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !124 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !125
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !127
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !127
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !127
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !128
  %7 = load i8*, i8** %6, align 8, !dbg !128
  %8 = icmp eq i8* %7, null, !dbg !129
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !129
  %10 = ptrtoint i8* %9 to i32, !dbg !131
  %11 = ptrtoint i8* %0 to i32, !dbg !131
  %12 = sub i32 1, %11, !dbg !131
  %13 = add i32 %12, %10, !dbg !131
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !131
  %14 = icmp eq i8** %1, null, !dbg !132
  br i1 %14, label %17, label %15, !dbg !132

15:
  %16 = bitcast i8** %1 to i8*, !dbg !133
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !133
  store i8* %9, i8** %1, align 4, !dbg !134
  br label %17, !dbg !135

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !136
  %19 = load i32, i32* %18, align 4, !dbg !136
  %20 = icmp eq i32 %19, 0, !dbg !136
  br i1 %20, label %21, label %29, !dbg !136

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !136
  %23 = load i64, i64* %22, align 8, !dbg !136
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !136
  %25 = load i32, i32* %24, align 8, !dbg !136
  %26 = zext i32 %25 to i64, !dbg !136
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !136
  %28 = icmp ugt i64 %23, %27, !dbg !136
  br i1 %28, label %29, label %37, !dbg !136

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !137
  %31 = bitcast i8* %30 to i32*, !dbg !140
  store i32 34, i32* %31, align 4, !dbg !140
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !141
  %33 = load i32, i32* %32, align 8, !dbg !141
  %34 = icmp ne i32 %33, 0, !dbg !141
  %35 = sext i1 %34 to i64, !dbg !141
  %36 = xor i64 %35, 9223372036854775807, !dbg !141
  br label %41, !dbg !141

37:
  %38 = icmp eq i32 %25, 0, !dbg !142
  %39 = sub i64 0, %23, !dbg !142
  %40 = select i1 %38, i64 %23, i64 %39, !dbg !142
  br label %41, !dbg !142

41:
  %42 = phi i64 [ %36, %29 ], [ %40, %37 ], !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !144
  ret i64 %42, !dbg !145
}

define dso_local i32 @strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !146 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !147
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !150
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !150
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !150
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !151
  %7 = load i8*, i8** %6, align 8, !dbg !151
  %8 = icmp eq i8* %7, null, !dbg !152
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !152
  %10 = ptrtoint i8* %9 to i32, !dbg !154
  %11 = ptrtoint i8* %0 to i32, !dbg !154
  %12 = sub i32 1, %11, !dbg !154
  %13 = add i32 %12, %10, !dbg !154
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !154
  %14 = icmp eq i8** %1, null, !dbg !155
  br i1 %14, label %17, label %15, !dbg !155

15:
  %16 = bitcast i8** %1 to i8*, !dbg !156
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !156
  store i8* %9, i8** %1, align 4, !dbg !157
  br label %17, !dbg !158

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !159
  %19 = load i32, i32* %18, align 4, !dbg !159
  %20 = icmp eq i32 %19, 0, !dbg !159
  br i1 %20, label %21, label %25, !dbg !159

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !159
  %23 = load i64, i64* %22, align 8, !dbg !159
  %24 = icmp ugt i64 %23, 4294967295, !dbg !159
  br i1 %24, label %25, label %28, !dbg !159

25:
  %26 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !160
  %27 = bitcast i8* %26 to i32*, !dbg !163
  store i32 34, i32* %27, align 4, !dbg !163
  br label %35, !dbg !164

28:
  %29 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !165
  %30 = load i32, i32* %29, align 8, !dbg !165
  %31 = icmp eq i32 %30, 0, !dbg !165
  %32 = sub i64 0, %23, !dbg !165
  %33 = select i1 %31, i64 %23, i64 %32, !dbg !165
  %34 = trunc i64 %33 to i32, !dbg !165
  br label %35, !dbg !165

35:
  %36 = phi i32 [ -1, %25 ], [ %34, %28 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !166
  ret i32 %36, !dbg !167
}

define dso_local i32 @__isoc23_strtoul(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !168 {
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
  br i1 %20, label %21, label %25, !dbg !180

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !180
  %23 = load i64, i64* %22, align 8, !dbg !180
  %24 = icmp ugt i64 %23, 4294967295, !dbg !180
  br i1 %24, label %25, label %28, !dbg !180

25:
  %26 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !181
  %27 = bitcast i8* %26 to i32*, !dbg !184
  store i32 34, i32* %27, align 4, !dbg !184
  br label %35, !dbg !185

28:
  %29 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !186
  %30 = load i32, i32* %29, align 8, !dbg !186
  %31 = icmp eq i32 %30, 0, !dbg !186
  %32 = sub i64 0, %23, !dbg !186
  %33 = select i1 %31, i64 %23, i64 %32, !dbg !186
  %34 = trunc i64 %33 to i32, !dbg !186
  br label %35, !dbg !186

35:
  %36 = phi i32 [ -1, %25 ], [ %34, %28 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !187
  ret i32 %36, !dbg !188
}

define dso_local i64 @strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !189 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !190
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !192
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !192
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !192
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !193
  %7 = load i8*, i8** %6, align 8, !dbg !193
  %8 = icmp eq i8* %7, null, !dbg !194
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !194
  %10 = ptrtoint i8* %9 to i32, !dbg !196
  %11 = ptrtoint i8* %0 to i32, !dbg !196
  %12 = sub i32 1, %11, !dbg !196
  %13 = add i32 %12, %10, !dbg !196
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !196
  %14 = icmp eq i8** %1, null, !dbg !197
  br i1 %14, label %17, label %15, !dbg !197

15:
  %16 = bitcast i8** %1 to i8*, !dbg !198
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !198
  store i8* %9, i8** %1, align 4, !dbg !199
  br label %17, !dbg !200

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !201
  %19 = load i32, i32* %18, align 4, !dbg !201
  %20 = icmp eq i32 %19, 0, !dbg !201
  br i1 %20, label %21, label %29, !dbg !201

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !201
  %23 = load i64, i64* %22, align 8, !dbg !201
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !202
  %25 = load i32, i32* %24, align 8, !dbg !202
  %26 = icmp eq i32 %25, 0, !dbg !202
  %27 = sub i64 0, %23, !dbg !202
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !202
  br label %32, !dbg !202

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !203
  %31 = bitcast i8* %30 to i32*, !dbg !206
  store i32 34, i32* %31, align 4, !dbg !206
  br label %32, !dbg !207

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !208
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !209
  ret i64 %33, !dbg !210
}

define dso_local i64 @__isoc23_strtoull(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !211 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !212
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !214
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !214
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !214
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !215
  %7 = load i8*, i8** %6, align 8, !dbg !215
  %8 = icmp eq i8* %7, null, !dbg !216
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !216
  %10 = ptrtoint i8* %9 to i32, !dbg !218
  %11 = ptrtoint i8* %0 to i32, !dbg !218
  %12 = sub i32 1, %11, !dbg !218
  %13 = add i32 %12, %10, !dbg !218
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !218
  %14 = icmp eq i8** %1, null, !dbg !219
  br i1 %14, label %17, label %15, !dbg !219

15:
  %16 = bitcast i8** %1 to i8*, !dbg !220
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !220
  store i8* %9, i8** %1, align 4, !dbg !221
  br label %17, !dbg !222

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !223
  %19 = load i32, i32* %18, align 4, !dbg !223
  %20 = icmp eq i32 %19, 0, !dbg !223
  br i1 %20, label %21, label %29, !dbg !223

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !223
  %23 = load i64, i64* %22, align 8, !dbg !223
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !224
  %25 = load i32, i32* %24, align 8, !dbg !224
  %26 = icmp eq i32 %25, 0, !dbg !224
  %27 = sub i64 0, %23, !dbg !224
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !224
  br label %32, !dbg !224

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !225
  %31 = bitcast i8* %30 to i32*, !dbg !228
  store i32 34, i32* %31, align 4, !dbg !228
  br label %32, !dbg !229

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !231
  ret i64 %33, !dbg !232
}

define dso_local i64 @strtoq(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !233 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !234
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !236
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !236
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !236
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !237
  %7 = load i8*, i8** %6, align 8, !dbg !237
  %8 = icmp eq i8* %7, null, !dbg !238
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !238
  %10 = ptrtoint i8* %9 to i32, !dbg !240
  %11 = ptrtoint i8* %0 to i32, !dbg !240
  %12 = sub i32 1, %11, !dbg !240
  %13 = add i32 %12, %10, !dbg !240
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !240
  %14 = icmp eq i8** %1, null, !dbg !241
  br i1 %14, label %17, label %15, !dbg !241

15:
  %16 = bitcast i8** %1 to i8*, !dbg !242
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !242
  store i8* %9, i8** %1, align 4, !dbg !243
  br label %17, !dbg !244

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !245
  %19 = load i32, i32* %18, align 4, !dbg !245
  %20 = icmp eq i32 %19, 0, !dbg !245
  br i1 %20, label %21, label %29, !dbg !245

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !245
  %23 = load i64, i64* %22, align 8, !dbg !245
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !245
  %25 = load i32, i32* %24, align 8, !dbg !245
  %26 = zext i32 %25 to i64, !dbg !245
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !245
  %28 = icmp ugt i64 %23, %27, !dbg !245
  br i1 %28, label %29, label %37, !dbg !245

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !246
  %31 = bitcast i8* %30 to i32*, !dbg !249
  store i32 34, i32* %31, align 4, !dbg !249
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !250
  %33 = load i32, i32* %32, align 8, !dbg !250
  %34 = icmp ne i32 %33, 0, !dbg !250
  %35 = sext i1 %34 to i64, !dbg !250
  %36 = xor i64 %35, 9223372036854775807, !dbg !250
  br label %41, !dbg !250

37:
  %38 = icmp eq i32 %25, 0, !dbg !251
  %39 = sub i64 0, %23, !dbg !251
  %40 = select i1 %38, i64 %23, i64 %39, !dbg !251
  br label %41, !dbg !251

41:
  %42 = phi i64 [ %36, %29 ], [ %40, %37 ], !dbg !252
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !253
  ret i64 %42, !dbg !254
}

define dso_local i64 @strtoimax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !255 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !256
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !258
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !258
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !258
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !259
  %7 = load i8*, i8** %6, align 8, !dbg !259
  %8 = icmp eq i8* %7, null, !dbg !260
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !260
  %10 = ptrtoint i8* %9 to i32, !dbg !262
  %11 = ptrtoint i8* %0 to i32, !dbg !262
  %12 = sub i32 1, %11, !dbg !262
  %13 = add i32 %12, %10, !dbg !262
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !262
  %14 = icmp eq i8** %1, null, !dbg !263
  br i1 %14, label %17, label %15, !dbg !263

15:
  %16 = bitcast i8** %1 to i8*, !dbg !264
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !264
  store i8* %9, i8** %1, align 4, !dbg !265
  br label %17, !dbg !266

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !267
  %19 = load i32, i32* %18, align 4, !dbg !267
  %20 = icmp eq i32 %19, 0, !dbg !267
  br i1 %20, label %21, label %29, !dbg !267

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !267
  %23 = load i64, i64* %22, align 8, !dbg !267
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !267
  %25 = load i32, i32* %24, align 8, !dbg !267
  %26 = zext i32 %25 to i64, !dbg !267
  %27 = add nuw i64 %26, 9223372036854775807, !dbg !267
  %28 = icmp ugt i64 %23, %27, !dbg !267
  br i1 %28, label %29, label %37, !dbg !267

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !268
  %31 = bitcast i8* %30 to i32*, !dbg !271
  store i32 34, i32* %31, align 4, !dbg !271
  %32 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !272
  %33 = load i32, i32* %32, align 8, !dbg !272
  %34 = icmp ne i32 %33, 0, !dbg !272
  %35 = sext i1 %34 to i64, !dbg !272
  %36 = xor i64 %35, 9223372036854775807, !dbg !272
  br label %41, !dbg !272

37:
  %38 = icmp eq i32 %25, 0, !dbg !273
  %39 = sub i64 0, %23, !dbg !273
  %40 = select i1 %38, i64 %23, i64 %39, !dbg !273
  br label %41, !dbg !273

41:
  %42 = phi i64 [ %36, %29 ], [ %40, %37 ], !dbg !274
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !275
  ret i64 %42, !dbg !276
}

define dso_local i64 @strtoumax(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !277 {
  %4 = alloca %struct.integer, align 8
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !278
  %5 = bitcast %struct.integer* %4 to i8*, !dbg !280
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #9, !dbg !280
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %4, i8* noundef %0, i32 noundef %2, i32 noundef -1) #8, !dbg !280
  %6 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 3, !dbg !281
  %7 = load i8*, i8** %6, align 8, !dbg !281
  %8 = icmp eq i8* %7, null, !dbg !282
  %9 = select i1 %8, i8* %0, i8* %7, !dbg !282
  %10 = ptrtoint i8* %9 to i32, !dbg !284
  %11 = ptrtoint i8* %0 to i32, !dbg !284
  %12 = sub i32 1, %11, !dbg !284
  %13 = add i32 %12, %10, !dbg !284
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #8, !dbg !284
  %14 = icmp eq i8** %1, null, !dbg !285
  br i1 %14, label %17, label %15, !dbg !285

15:
  %16 = bitcast i8** %1 to i8*, !dbg !286
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 4, i32 noundef 1) #8, !dbg !286
  store i8* %9, i8** %1, align 4, !dbg !287
  br label %17, !dbg !288

17:
  %18 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 2, !dbg !289
  %19 = load i32, i32* %18, align 4, !dbg !289
  %20 = icmp eq i32 %19, 0, !dbg !289
  br i1 %20, label %21, label %29, !dbg !289

21:
  %22 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 0, !dbg !289
  %23 = load i64, i64* %22, align 8, !dbg !289
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %4, i32 0, i32 1, !dbg !290
  %25 = load i32, i32* %24, align 8, !dbg !290
  %26 = icmp eq i32 %25, 0, !dbg !290
  %27 = sub i64 0, %23, !dbg !290
  %28 = select i1 %26, i64 %23, i64 %27, !dbg !290
  br label %32, !dbg !290

29:
  %30 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !291
  %31 = bitcast i8* %30 to i32*, !dbg !294
  store i32 34, i32* %31, align 4, !dbg !294
  br label %32, !dbg !295

32:
  %33 = phi i64 [ -1, %29 ], [ %28, %21 ], !dbg !296
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #9, !dbg !297
  ret i64 %33, !dbg !298
}

define dso_local i32 @__strtol_internal(i8* noalias noundef %0, i8** noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !299 {
  %5 = call i32 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #8, !dbg !300
  ret i32 %5, !dbg !300
}

define dso_local i32 @atoi(i8* noundef %0) local_unnamed_addr #5 !dbg !301 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !302
  br label %2, !dbg !304

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !304, !noalias !306
  %5 = sext i8 %4 to i32, !dbg !304
  %6 = icmp ne i8 %4, 32, !dbg !309
  %7 = add nsw i32 %5, -14, !dbg !309
  %8 = icmp ult i32 %7, -5, !dbg !309
  %9 = and i1 %6, %8, !dbg !304
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !311
  br i1 %9, label %11, label %2, !dbg !304, !llvm.loop !312

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !313

12:
  %13 = icmp eq i8 %4, 45, !dbg !314
  %14 = zext i1 %13 to i32, !dbg !314
  br label %15, !dbg !315

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !316
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !317, !noalias !306
  %20 = sext i8 %19 to i32, !dbg !317
  %21 = or i32 %20, 32, !dbg !318
  %22 = add nsw i32 %20, -48, !dbg !320
  %23 = icmp ult i32 %22, 10, !dbg !321
  %24 = add nsw i32 %21, -97, !dbg !321
  %25 = icmp ult i32 %24, 26, !dbg !321
  %26 = add nsw i32 %21, -87, !dbg !321
  %27 = select i1 %25, i32 %26, i32 99, !dbg !321
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !321
  %29 = icmp ult i32 %28, 10, !dbg !317
  br i1 %29, label %30, label %67, !dbg !317

30:
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !317
  br label %44, !dbg !317

32:
  %33 = load i8, i8* %60, align 1, !dbg !317, !noalias !306
  %34 = sext i8 %33 to i32, !dbg !317
  %35 = or i32 %34, 32, !dbg !318
  %36 = add nsw i32 %34, -48, !dbg !320
  %37 = icmp ult i32 %36, 10, !dbg !321
  %38 = add nsw i32 %35, -97, !dbg !321
  %39 = icmp ult i32 %38, 26, !dbg !321
  %40 = add nsw i32 %35, -87, !dbg !321
  %41 = select i1 %39, i32 %40, i32 99, !dbg !321
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !321
  %43 = icmp ult i32 %42, 10, !dbg !317
  br i1 %43, label %44, label %65, !dbg !317, !llvm.loop !322

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !324
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !324
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !324
  %53 = zext i32 %45 to i64, !dbg !325
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !325
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !325
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !325
  %57 = or i1 %51, %55, !dbg !325
  %58 = zext i1 %57 to i32, !dbg !326
  %59 = or i32 %48, %58, !dbg !326
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !327
  %61 = add i32 %46, -1, !dbg !317
  %62 = icmp eq i32 %61, 0, !dbg !317
  br i1 %62, label %63, label %32, !dbg !317, !llvm.loop !322

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !325
  br label %67, !dbg !328

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !325
  br label %67, !dbg !328

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !316
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !316
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !316
  %71 = icmp eq i8* %70, null, !dbg !328
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !328
  %73 = ptrtoint i8* %72 to i32, !dbg !330
  %74 = ptrtoint i8* %0 to i32, !dbg !330
  %75 = sub i32 1, %74, !dbg !330
  %76 = add i32 %75, %73, !dbg !330
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !330
  %77 = icmp eq i32 %69, 0, !dbg !331
  br i1 %77, label %78, label %82, !dbg !331

78:
  %79 = add nuw i32 %16, 2147483647, !dbg !331
  %80 = zext i32 %79 to i64, !dbg !331
  %81 = icmp ugt i64 %68, %80, !dbg !331
  br i1 %81, label %82, label %87, !dbg !331

82:
  %83 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !332
  %84 = bitcast i8* %83 to i32*, !dbg !335
  store i32 34, i32* %84, align 4, !dbg !335
  %85 = sub nsw i32 0, %16, !dbg !336
  %86 = xor i32 %85, 2147483647, !dbg !336
  br label %92, !dbg !336

87:
  %88 = icmp eq i32 %16, 0, !dbg !337
  %89 = sub i64 0, %68, !dbg !337
  %90 = select i1 %88, i64 %68, i64 %89, !dbg !337
  %91 = trunc i64 %90 to i32, !dbg !337
  br label %92, !dbg !337

92:
  %93 = phi i32 [ %86, %82 ], [ %91, %87 ]
  ret i32 %93, !dbg !338
}

define dso_local i32 @atol(i8* noundef %0) local_unnamed_addr #5 !dbg !339 {
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
  %79 = add nuw i32 %16, 2147483647, !dbg !369
  %80 = zext i32 %79 to i64, !dbg !369
  %81 = icmp ugt i64 %68, %80, !dbg !369
  br i1 %81, label %82, label %87, !dbg !369

82:
  %83 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !370
  %84 = bitcast i8* %83 to i32*, !dbg !373
  store i32 34, i32* %84, align 4, !dbg !373
  %85 = sub nsw i32 0, %16, !dbg !374
  %86 = xor i32 %85, 2147483647, !dbg !374
  br label %92, !dbg !374

87:
  %88 = icmp eq i32 %16, 0, !dbg !375
  %89 = sub i64 0, %68, !dbg !375
  %90 = select i1 %88, i64 %68, i64 %89, !dbg !375
  %91 = trunc i64 %90 to i32, !dbg !375
  br label %92, !dbg !375

92:
  %93 = phi i32 [ %86, %82 ], [ %91, %87 ]
  ret i32 %93, !dbg !376
}

define dso_local i64 @atoll(i8* noundef %0) local_unnamed_addr #5 !dbg !377 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !378
  br label %2, !dbg !380

2:
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !dbg !380, !noalias !382
  %5 = sext i8 %4 to i32, !dbg !380
  %6 = icmp ne i8 %4, 32, !dbg !385
  %7 = add nsw i32 %5, -14, !dbg !385
  %8 = icmp ult i32 %7, -5, !dbg !385
  %9 = and i1 %6, %8, !dbg !380
  %10 = getelementptr i8, i8* %3, i32 1, !dbg !387
  br i1 %9, label %11, label %2, !dbg !380, !llvm.loop !388

11:
  switch i8 %4, label %15 [
    i8 45, label %12
    i8 43, label %12
  ], !dbg !389

12:
  %13 = icmp eq i8 %4, 45, !dbg !390
  %14 = zext i1 %13 to i32, !dbg !390
  br label %15, !dbg !391

15:
  %16 = phi i32 [ 0, %11 ], [ %14, %12 ], !dbg !392
  %17 = phi i32 [ -1, %11 ], [ -2, %12 ]
  %18 = phi i8* [ %3, %11 ], [ %10, %12 ]
  %19 = load i8, i8* %18, align 1, !dbg !393, !noalias !382
  %20 = sext i8 %19 to i32, !dbg !393
  %21 = or i32 %20, 32, !dbg !394
  %22 = add nsw i32 %20, -48, !dbg !396
  %23 = icmp ult i32 %22, 10, !dbg !397
  %24 = add nsw i32 %21, -97, !dbg !397
  %25 = icmp ult i32 %24, 26, !dbg !397
  %26 = add nsw i32 %21, -87, !dbg !397
  %27 = select i1 %25, i32 %26, i32 99, !dbg !397
  %28 = select i1 %23, i32 %22, i32 %27, !dbg !397
  %29 = icmp ult i32 %28, 10, !dbg !393
  br i1 %29, label %30, label %67, !dbg !393

30:
  %31 = getelementptr i8, i8* %18, i32 %17, !dbg !393
  br label %44, !dbg !393

32:
  %33 = load i8, i8* %60, align 1, !dbg !393, !noalias !382
  %34 = sext i8 %33 to i32, !dbg !393
  %35 = or i32 %34, 32, !dbg !394
  %36 = add nsw i32 %34, -48, !dbg !396
  %37 = icmp ult i32 %36, 10, !dbg !397
  %38 = add nsw i32 %35, -97, !dbg !397
  %39 = icmp ult i32 %38, 26, !dbg !397
  %40 = add nsw i32 %35, -87, !dbg !397
  %41 = select i1 %39, i32 %40, i32 99, !dbg !397
  %42 = select i1 %37, i32 %36, i32 %41, !dbg !397
  %43 = icmp ult i32 %42, 10, !dbg !393
  br i1 %43, label %44, label %65, !dbg !393, !llvm.loop !398

44:
  %45 = phi i32 [ %42, %32 ], [ %28, %30 ]
  %46 = phi i32 [ %61, %32 ], [ %17, %30 ]
  %47 = phi i8* [ %60, %32 ], [ %18, %30 ]
  %48 = phi i32 [ %59, %32 ], [ 0, %30 ]
  %49 = phi i64 [ %56, %32 ], [ 0, %30 ]
  %50 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 10) #9, !dbg !400
  %51 = extractvalue { i64, i1 } %50, 1, !dbg !400
  %52 = extractvalue { i64, i1 } %50, 0, !dbg !400
  %53 = zext i32 %45 to i64, !dbg !401
  %54 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 %53) #9, !dbg !401
  %55 = extractvalue { i64, i1 } %54, 1, !dbg !401
  %56 = extractvalue { i64, i1 } %54, 0, !dbg !401
  %57 = or i1 %51, %55, !dbg !401
  %58 = zext i1 %57 to i32, !dbg !402
  %59 = or i32 %48, %58, !dbg !402
  %60 = getelementptr i8, i8* %47, i32 1, !dbg !403
  %61 = add i32 %46, -1, !dbg !393
  %62 = icmp eq i32 %61, 0, !dbg !393
  br i1 %62, label %63, label %32, !dbg !393, !llvm.loop !398

63:
  %64 = extractvalue { i64, i1 } %54, 0, !dbg !401
  br label %67, !dbg !404

65:
  %66 = extractvalue { i64, i1 } %54, 0, !dbg !401
  br label %67, !dbg !404

67:
  %68 = phi i64 [ %64, %63 ], [ 0, %15 ], [ %66, %65 ], !dbg !392
  %69 = phi i32 [ %59, %63 ], [ 0, %15 ], [ %59, %65 ], !dbg !392
  %70 = phi i8* [ %31, %63 ], [ null, %15 ], [ %60, %65 ], !dbg !392
  %71 = icmp eq i8* %70, null, !dbg !404
  %72 = select i1 %71, i8* %0, i8* %70, !dbg !404
  %73 = ptrtoint i8* %72 to i32, !dbg !406
  %74 = ptrtoint i8* %0 to i32, !dbg !406
  %75 = sub i32 1, %74, !dbg !406
  %76 = add i32 %75, %73, !dbg !406
  call void @__midway_touched(i8* noundef %0, i32 noundef %76, i32 noundef 0) #8, !dbg !406
  %77 = icmp eq i32 %69, 0, !dbg !407
  br i1 %77, label %78, label %82, !dbg !407

78:
  %79 = zext i32 %16 to i64, !dbg !407
  %80 = add nuw i64 %79, 9223372036854775807, !dbg !407
  %81 = icmp ugt i64 %68, %80, !dbg !407
  br i1 %81, label %82, label %88, !dbg !407

82:
  %83 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !408
  %84 = bitcast i8* %83 to i32*, !dbg !411
  store i32 34, i32* %84, align 4, !dbg !411
  %85 = sub nsw i32 0, %16, !dbg !412
  %86 = sext i32 %85 to i64, !dbg !412
  %87 = xor i64 %86, 9223372036854775807, !dbg !412
  br label %92, !dbg !412

88:
  %89 = icmp eq i32 %16, 0, !dbg !413
  %90 = sub i64 0, %68, !dbg !413
  %91 = select i1 %89, i64 %68, i64 %90, !dbg !413
  br label %92, !dbg !413

92:
  %93 = phi i64 [ %87, %82 ], [ %91, %88 ], !dbg !414
  ret i64 %93, !dbg !415
}

define dso_local double @__mw_read_double(i8* noundef %0, i32 noundef %1, i8** nocapture noundef %2) local_unnamed_addr #4 !dbg !416 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  br label %6, !dbg !417

6:
  %7 = phi i8* [ %0, %3 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !dbg !417
  %9 = sext i8 %8 to i32, !dbg !417
  %10 = icmp ne i8 %8, 32, !dbg !418
  %11 = add nsw i32 %9, -14, !dbg !418
  %12 = icmp ult i32 %11, -5, !dbg !418
  %13 = and i1 %10, %12, !dbg !417
  %14 = getelementptr i8, i8* %7, i32 1, !dbg !420
  br i1 %13, label %15, label %6, !dbg !417, !llvm.loop !421

15:
  %16 = icmp eq i32 %1, 0, !dbg !422
  br i1 %16, label %23, label %17, !dbg !422

17:
  switch i8 %8, label %23 [
    i8 45, label %18
    i8 43, label %18
  ], !dbg !422

18:
  %19 = icmp eq i8 %8, 45, !dbg !423
  %20 = zext i1 %19 to i32, !dbg !423
  %21 = getelementptr i8, i8* %7, i32 1, !dbg !424
  %22 = add i32 %1, -1, !dbg !425
  br label %23, !dbg !426

23:
  %24 = phi i32 [ %22, %18 ], [ 0, %15 ], [ %1, %17 ]
  %25 = phi i8* [ %21, %18 ], [ %7, %15 ], [ %7, %17 ]
  %26 = phi i32 [ %20, %18 ], [ 0, %15 ], [ 0, %17 ], !dbg !427
  br label %31

27:
  %28 = getelementptr [4 x i8], [4 x i8]* @.str, i32 0, i32 %40, !dbg !428
  %29 = load i8, i8* %28, align 1, !dbg !428
  %30 = icmp eq i32 %40, 3, !dbg !428
  br i1 %30, label %46, label %31, !dbg !428, !llvm.loop !431

31:
  %32 = phi i8 [ %29, %27 ], [ 105, %23 ]
  %33 = phi i32 [ %40, %27 ], [ 0, %23 ]
  %34 = icmp eq i32 %33, %24, !dbg !433
  br i1 %34, label %41, label %35, !dbg !433

35:
  %36 = getelementptr i8, i8* %25, i32 %33, !dbg !433
  %37 = load i8, i8* %36, align 1, !dbg !433
  %38 = or i8 %37, 32, !dbg !433
  %39 = icmp eq i8 %38, %32, !dbg !433
  %40 = add nuw nsw i32 %33, 1, !dbg !428
  br i1 %39, label %27, label %41, !dbg !433

41:
  br label %63, !dbg !434

42:
  %43 = getelementptr [9 x i8], [9 x i8]* @.str.1, i32 0, i32 %55, !dbg !436
  %44 = load i8, i8* %43, align 1, !dbg !436
  %45 = icmp eq i32 %55, 8, !dbg !436
  br i1 %45, label %56, label %46, !dbg !436, !llvm.loop !438

46:
  %47 = phi i8 [ %44, %42 ], [ 105, %27 ]
  %48 = phi i32 [ %55, %42 ], [ 0, %27 ]
  %49 = icmp eq i32 %48, %24, !dbg !440
  br i1 %49, label %56, label %50, !dbg !440

50:
  %51 = getelementptr i8, i8* %25, i32 %48, !dbg !440
  %52 = load i8, i8* %51, align 1, !dbg !440
  %53 = or i8 %52, 32, !dbg !440
  %54 = icmp eq i8 %53, %47, !dbg !440
  %55 = add nuw nsw i32 %48, 1, !dbg !436
  br i1 %54, label %42, label %56, !dbg !440

56:
  %57 = phi i32 [ 8, %42 ], [ 3, %46 ], [ 3, %50 ]
  %58 = getelementptr i8, i8* %25, i32 %57, !dbg !441
  store i8* %58, i8** %2, align 4, !dbg !441
  br label %297, !dbg !442

59:
  %60 = getelementptr [4 x i8], [4 x i8]* @.str.2, i32 0, i32 %72, !dbg !434
  %61 = load i8, i8* %60, align 1, !dbg !434
  %62 = icmp eq i32 %72, 3, !dbg !434
  br i1 %62, label %73, label %63, !dbg !434, !llvm.loop !443

63:
  %64 = phi i8 [ %61, %59 ], [ 110, %41 ]
  %65 = phi i32 [ %72, %59 ], [ 0, %41 ]
  %66 = icmp eq i32 %65, %24, !dbg !445
  br i1 %66, label %75, label %67, !dbg !445

67:
  %68 = getelementptr i8, i8* %25, i32 %65, !dbg !445
  %69 = load i8, i8* %68, align 1, !dbg !445
  %70 = or i8 %69, 32, !dbg !445
  %71 = icmp eq i8 %70, %64, !dbg !445
  %72 = add nuw nsw i32 %65, 1, !dbg !434
  br i1 %71, label %59, label %75, !dbg !445

73:
  %74 = getelementptr i8, i8* %25, i32 3, !dbg !446
  store i8* %74, i8** %2, align 4, !dbg !446
  br label %297, !dbg !447

75:
  %76 = icmp ugt i32 %24, 2, !dbg !448
  br i1 %76, label %77, label %119, !dbg !448

77:
  %78 = load i8, i8* %25, align 1, !dbg !448
  %79 = icmp eq i8 %78, 48, !dbg !448
  br i1 %79, label %80, label %119, !dbg !448

80:
  %81 = getelementptr i8, i8* %25, i32 1, !dbg !448
  %82 = load i8, i8* %81, align 1, !dbg !448
  %83 = and i8 %82, -33, !dbg !448
  %84 = icmp eq i8 %83, 88, !dbg !448
  br i1 %84, label %85, label %119, !dbg !448

85:
  %86 = getelementptr i8, i8* %25, i32 2, !dbg !448
  %87 = load i8, i8* %86, align 1, !dbg !448
  %88 = sext i8 %87 to i32, !dbg !448
  %89 = or i32 %88, 32, !dbg !450
  %90 = add nsw i32 %88, -48, !dbg !452
  %91 = icmp ult i32 %90, 10, !dbg !453
  %92 = add nsw i32 %89, -97, !dbg !453
  %93 = icmp ult i32 %92, 26, !dbg !453
  %94 = add nsw i32 %89, -87, !dbg !453
  %95 = select i1 %93, i32 %94, i32 96, !dbg !453
  %96 = select i1 %91, i32 %90, i32 %95, !dbg !453
  %97 = icmp ugt i32 %96, 15, !dbg !448
  br i1 %97, label %119, label %98, !dbg !447

98:
  %99 = getelementptr i8, i8* %25, i32 2, !dbg !454
  br label %100, !dbg !454

100:
  %101 = phi i8* [ %99, %98 ], [ %115, %114 ], !dbg !454
  store i8* %101, i8** %2, align 4, !dbg !454
  %102 = load i8, i8* %101, align 1, !dbg !454
  %103 = sext i8 %102 to i32, !dbg !454
  %104 = or i32 %103, 32, !dbg !455
  %105 = add nsw i32 %103, -48, !dbg !457
  %106 = icmp ult i32 %105, 10, !dbg !458
  %107 = add nsw i32 %104, -97, !dbg !458
  %108 = icmp ult i32 %107, 26, !dbg !458
  %109 = add nsw i32 %104, -87, !dbg !458
  %110 = select i1 %108, i32 %109, i32 96, !dbg !458
  %111 = select i1 %106, i32 %105, i32 %110, !dbg !458
  %112 = icmp ult i32 %111, 16, !dbg !454
  br i1 %112, label %114, label %113, !dbg !454

113:
  switch i8 %102, label %116 [
    i8 112, label %114
    i8 80, label %114
    i8 46, label %114
  ], !dbg !454

114:
  %115 = getelementptr i8, i8* %101, i32 1, !dbg !454
  br label %100, !dbg !454, !llvm.loop !459

116:
  %117 = bitcast double* %5 to i8*, !dbg !461
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %117) #9, !dbg !461
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !464
  call void @__midway_nondet(i8* noundef nonnull %117, i32 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !465
  %118 = load double, double* %5, align 8, !dbg !466
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %117) #9, !dbg !467
  br label %297, !dbg !468

119:
  %120 = icmp eq i32 %24, 0, !dbg !469
  br i1 %120, label %164, label %121, !dbg !469

121:
  %122 = getelementptr i8, i8* %25, i32 %24, !dbg !469
  br label %123, !dbg !469

123:
  %124 = phi i32 [ %160, %155 ], [ 0, %121 ]
  %125 = phi i32 [ %159, %155 ], [ 0, %121 ]
  %126 = phi i32 [ %158, %155 ], [ 0, %121 ]
  %127 = phi i32 [ %157, %155 ], [ 0, %121 ]
  %128 = phi i64 [ %156, %155 ], [ 0, %121 ]
  %129 = phi i8* [ %161, %155 ], [ %25, %121 ]
  %130 = phi i32 [ %162, %155 ], [ %24, %121 ]
  %131 = load i8, i8* %129, align 1, !dbg !472
  %132 = icmp ne i8 %131, 46, !dbg !472
  %133 = icmp ne i32 %125, 0, !dbg !472
  %134 = select i1 %132, i1 true, i1 %133, !dbg !472
  br i1 %134, label %135, label %155, !dbg !472

135:
  %136 = sext i8 %131 to i32, !dbg !472
  %137 = add nsw i32 %136, -48, !dbg !473
  %138 = icmp ugt i32 %137, 9, !dbg !473
  br i1 %138, label %164, label %139, !dbg !476

139:
  %140 = icmp sgt i32 %127, 0, !dbg !477
  %141 = icmp ne i8 %131, 48
  %142 = select i1 %140, i1 true, i1 %141, !dbg !477
  %143 = zext i1 %142 to i32, !dbg !477
  %144 = add i32 %127, %143, !dbg !477
  %145 = icmp slt i32 %144, 20, !dbg !478
  br i1 %145, label %146, label %151, !dbg !478

146:
  %147 = mul i64 %128, 10, !dbg !479
  %148 = zext i32 %137 to i64, !dbg !479
  %149 = add i64 %147, %148, !dbg !479
  %150 = sub i32 %124, %125, !dbg !480
  br label %155, !dbg !481

151:
  %152 = xor i1 %133, true, !dbg !482
  %153 = zext i1 %152 to i32, !dbg !482
  %154 = add i32 %124, %153, !dbg !482
  br label %155

155:
  %156 = phi i64 [ %149, %146 ], [ %128, %151 ], [ %128, %123 ], !dbg !483
  %157 = phi i32 [ %144, %146 ], [ %144, %151 ], [ %127, %123 ], !dbg !483
  %158 = phi i32 [ 1, %146 ], [ 1, %151 ], [ %126, %123 ], !dbg !483
  %159 = phi i32 [ %125, %146 ], [ %125, %151 ], [ 1, %123 ], !dbg !483
  %160 = phi i32 [ %150, %146 ], [ %154, %151 ], [ %124, %123 ], !dbg !483
  %161 = getelementptr i8, i8* %129, i32 1, !dbg !469
  %162 = add i32 %130, -1, !dbg !469
  %163 = icmp eq i32 %162, 0, !dbg !469
  br i1 %163, label %164, label %123, !dbg !469, !llvm.loop !484

164:
  %165 = phi i32 [ %24, %119 ], [ 0, %155 ], [ %130, %135 ]
  %166 = phi i8* [ %25, %119 ], [ %122, %155 ], [ %129, %135 ]
  %167 = phi i64 [ 0, %119 ], [ %156, %155 ], [ %128, %135 ], !dbg !483
  %168 = phi i32 [ 0, %119 ], [ %157, %155 ], [ %127, %135 ], !dbg !483
  %169 = phi i32 [ 0, %119 ], [ %158, %155 ], [ %126, %135 ], !dbg !483
  %170 = phi i32 [ 0, %119 ], [ %160, %155 ], [ %124, %135 ], !dbg !483
  %171 = icmp eq i32 %169, 0, !dbg !486
  %172 = select i1 %171, i8* null, i8* %166, !dbg !486
  store i8* %172, i8** %2, align 4, !dbg !486
  br i1 %171, label %297, label %173, !dbg !487

173:
  %174 = icmp ult i32 %165, 2, !dbg !488
  br i1 %174, label %271, label %175, !dbg !488

175:
  %176 = load i8, i8* %166, align 1, !dbg !488
  %177 = and i8 %176, -33, !dbg !488
  %178 = icmp eq i8 %177, 69, !dbg !488
  br i1 %178, label %179, label %271, !dbg !488

179:
  %180 = getelementptr i8, i8* %166, i32 1, !dbg !488
  %181 = load i8, i8* %180, align 1, !dbg !488
  %182 = sext i8 %181 to i32, !dbg !488
  %183 = icmp ne i8 %181, 32, !dbg !491
  %184 = add nsw i32 %182, -14, !dbg !491
  %185 = icmp ult i32 %184, -5, !dbg !491
  %186 = and i1 %183, %185, !dbg !488
  br i1 %186, label %187, label %271, !dbg !488

187:
  %188 = phi i8* [ %195, %187 ], [ %180, %179 ]
  %189 = load i8, i8* %188, align 1, !dbg !493, !noalias !495
  %190 = sext i8 %189 to i32, !dbg !493
  %191 = icmp ne i8 %189, 32, !dbg !498
  %192 = add nsw i32 %190, -14, !dbg !498
  %193 = icmp ult i32 %192, -5, !dbg !498
  %194 = and i1 %191, %193, !dbg !493
  %195 = getelementptr i8, i8* %188, i32 1, !dbg !500
  br i1 %194, label %196, label %187, !dbg !493, !llvm.loop !501

196:
  %197 = add i32 %165, -1, !dbg !502
  %198 = icmp eq i32 %197, 0, !dbg !503
  br i1 %198, label %204, label %199, !dbg !503

199:
  switch i8 %189, label %204 [
    i8 45, label %200
    i8 43, label %200
  ], !dbg !503

200:
  %201 = icmp eq i8 %189, 45, !dbg !504
  %202 = zext i1 %201 to i32, !dbg !504
  %203 = add i32 %165, -2, !dbg !505
  br label %204, !dbg !506

204:
  %205 = phi i32 [ 0, %196 ], [ 0, %199 ], [ %202, %200 ], !dbg !507
  %206 = phi i32 [ 0, %196 ], [ %197, %199 ], [ %203, %200 ]
  %207 = phi i8* [ %188, %196 ], [ %188, %199 ], [ %195, %200 ]
  %208 = icmp eq i32 %206, 0, !dbg !508
  br i1 %208, label %257, label %209, !dbg !508

209:
  %210 = load i8, i8* %207, align 1, !dbg !508, !noalias !495
  %211 = sext i8 %210 to i32, !dbg !508
  %212 = or i32 %211, 32, !dbg !509
  %213 = add nsw i32 %211, -48, !dbg !511
  %214 = icmp ult i32 %213, 10, !dbg !512
  %215 = add nsw i32 %212, -97, !dbg !512
  %216 = icmp ult i32 %215, 26, !dbg !512
  %217 = add nsw i32 %212, -87, !dbg !512
  %218 = select i1 %216, i32 %217, i32 99, !dbg !512
  %219 = select i1 %214, i32 %213, i32 %218, !dbg !512
  %220 = icmp ult i32 %219, 10, !dbg !508
  br i1 %220, label %221, label %257, !dbg !508

221:
  %222 = getelementptr i8, i8* %207, i32 %206, !dbg !508
  br label %236, !dbg !508

223:
  %224 = extractvalue { i64, i1 } %246, 0, !dbg !513
  %225 = load i8, i8* %251, align 1, !dbg !508, !noalias !495
  %226 = sext i8 %225 to i32, !dbg !508
  %227 = or i32 %226, 32, !dbg !509
  %228 = add nsw i32 %226, -48, !dbg !511
  %229 = icmp ult i32 %228, 10, !dbg !512
  %230 = add nsw i32 %227, -97, !dbg !512
  %231 = icmp ult i32 %230, 26, !dbg !512
  %232 = add nsw i32 %227, -87, !dbg !512
  %233 = select i1 %231, i32 %232, i32 99, !dbg !512
  %234 = select i1 %229, i32 %228, i32 %233, !dbg !512
  %235 = icmp ult i32 %234, 10, !dbg !508
  br i1 %235, label %236, label %254, !dbg !508, !llvm.loop !514

236:
  %237 = phi i32 [ %234, %223 ], [ %219, %221 ]
  %238 = phi i32 [ %252, %223 ], [ %206, %221 ]
  %239 = phi i8* [ %251, %223 ], [ %207, %221 ]
  %240 = phi i32 [ %250, %223 ], [ 0, %221 ]
  %241 = phi i64 [ %224, %223 ], [ 0, %221 ]
  %242 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %241, i64 10) #9, !dbg !516
  %243 = extractvalue { i64, i1 } %242, 1, !dbg !516
  %244 = extractvalue { i64, i1 } %242, 0, !dbg !516
  %245 = zext i32 %237 to i64, !dbg !513
  %246 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %244, i64 %245) #9, !dbg !513
  %247 = extractvalue { i64, i1 } %246, 1, !dbg !513
  %248 = or i1 %243, %247, !dbg !513
  %249 = zext i1 %248 to i32, !dbg !517
  %250 = or i32 %240, %249, !dbg !517
  %251 = getelementptr i8, i8* %239, i32 1, !dbg !518
  %252 = add i32 %238, -1, !dbg !508
  %253 = icmp eq i32 %252, 0, !dbg !508
  br i1 %253, label %254, label %223, !dbg !508, !llvm.loop !519

254:
  %255 = phi i8* [ %222, %236 ], [ %251, %223 ]
  %256 = extractvalue { i64, i1 } %246, 0, !dbg !513
  br label %257, !dbg !520

257:
  %258 = phi i64 [ 0, %204 ], [ 0, %209 ], [ %256, %254 ], !dbg !507
  %259 = phi i32 [ 0, %204 ], [ 0, %209 ], [ %250, %254 ], !dbg !507
  %260 = phi i8* [ null, %204 ], [ null, %209 ], [ %255, %254 ], !dbg !507
  %261 = icmp eq i8* %260, null, !dbg !520
  br i1 %261, label %271, label %262, !dbg !520

262:
  store i8* %260, i8** %2, align 4, !dbg !521
  %263 = icmp ne i32 %259, 0, !dbg !522
  %264 = icmp ugt i64 %258, 9999, !dbg !522
  %265 = select i1 %263, i1 true, i1 %264, !dbg !522
  %266 = trunc i64 %258 to i32, !dbg !522
  %267 = select i1 %265, i32 9999, i32 %266, !dbg !522
  %268 = icmp eq i32 %205, 0, !dbg !523
  %269 = sub i32 0, %267, !dbg !523
  %270 = select i1 %268, i32 %267, i32 %269, !dbg !523
  br label %271

271:
  %272 = phi i32 [ 0, %179 ], [ 0, %175 ], [ 0, %173 ], [ %270, %262 ], [ 0, %257 ], !dbg !524
  %273 = add i32 %272, %170, !dbg !487
  %274 = icmp eq i64 %167, 0, !dbg !525
  br i1 %274, label %297, label %275, !dbg !525

275:
  %276 = icmp sgt i32 %168, 19, !dbg !528
  %277 = icmp ugt i64 %167, 9007199254740991, !dbg !528
  %278 = or i1 %277, %276, !dbg !528
  %279 = add i32 %273, -23, !dbg !528
  %280 = icmp ult i32 %279, -45, !dbg !528
  %281 = or i1 %278, %280, !dbg !528
  br i1 %281, label %282, label %285, !dbg !528

282:
  %283 = bitcast double* %4 to i8*, !dbg !529
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %283) #9, !dbg !529
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !531
  call void @__midway_nondet(i8* noundef nonnull %283, i32 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !532
  %284 = load double, double* %4, align 8, !dbg !533
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %283) #9, !dbg !534
  br label %297, !dbg !535

285:
  %286 = uitofp i64 %167 to double, !dbg !536
  %287 = icmp slt i32 %273, 0, !dbg !537
  br i1 %287, label %288, label %293, !dbg !537

288:
  %289 = sub i32 0, %273, !dbg !537
  %290 = getelementptr [23 x double], [23 x double]* @exact_power, i32 0, i32 %289, !dbg !537
  %291 = load double, double* %290, align 8, !dbg !537
  %292 = fdiv double %286, %291, !dbg !537
  br label %297, !dbg !537

293:
  %294 = getelementptr [23 x double], [23 x double]* @exact_power, i32 0, i32 %273, !dbg !537
  %295 = load double, double* %294, align 8, !dbg !537
  %296 = fmul double %295, %286, !dbg !537
  br label %297, !dbg !537

297:
  %298 = phi double [ 0x7FF0000000000000, %56 ], [ 0x7FF8000000000000, %73 ], [ %118, %116 ], [ 0.000000e+00, %164 ], [ %284, %282 ], [ 0.000000e+00, %271 ], [ %292, %288 ], [ %296, %293 ], !dbg !427
  %299 = icmp eq i32 %26, 0, !dbg !538
  %300 = fneg double %298, !dbg !538
  %301 = select i1 %299, double %298, double %300, !dbg !538
  ret double %301, !dbg !538
}

define dso_local double @strtod(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !539 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !540
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !540
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !541
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #10, !dbg !542
  %6 = load i8*, i8** %3, align 4, !dbg !543
  %7 = icmp eq i8* %6, null, !dbg !544
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !544
  %9 = ptrtoint i8* %8 to i32, !dbg !546
  %10 = ptrtoint i8* %0 to i32, !dbg !546
  %11 = sub i32 1, %10, !dbg !546
  %12 = add i32 %11, %9, !dbg !546
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !546
  %13 = icmp eq i8** %1, null, !dbg !547
  br i1 %13, label %16, label %14, !dbg !547

14:
  %15 = bitcast i8** %1 to i8*, !dbg !548
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !548
  store i8* %8, i8** %1, align 4, !dbg !549
  br label %16, !dbg !550

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !551
  ret double %5, !dbg !552
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

define dso_local float @strtof(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !553 {
  %3 = alloca i8*, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !554), !dbg !557
  %4 = bitcast i8** %3 to i8*, !dbg !558
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !558, !noalias !560
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !562, !noalias !554
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #8, !dbg !563, !noalias !554
  %6 = load i8*, i8** %3, align 4, !dbg !564, !noalias !560
  %7 = icmp eq i8* %6, null, !dbg !565
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !565
  %9 = ptrtoint i8* %8 to i32, !dbg !567
  %10 = ptrtoint i8* %0 to i32, !dbg !567
  %11 = sub i32 1, %10, !dbg !567
  %12 = add i32 %11, %9, !dbg !567
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !567, !noalias !554
  %13 = icmp eq i8** %1, null, !dbg !568
  br i1 %13, label %16, label %14, !dbg !568

14:
  %15 = bitcast i8** %1 to i8*, !dbg !569
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !569
  store i8* %8, i8** %1, align 4, !dbg !570, !alias.scope !554, !noalias !571
  br label %16, !dbg !572

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !573, !noalias !560
  %17 = fptrunc double %5 to float, !dbg !557
  ret float %17, !dbg !557
}

define dso_local x86_fp80 @strtold(i8* noalias noundef %0, i8** noalias noundef %1) local_unnamed_addr #4 !dbg !574 {
  %3 = alloca i8*, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !575), !dbg !578
  %4 = bitcast i8** %3 to i8*, !dbg !579
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !579, !noalias !581
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !583, !noalias !575
  %5 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %3) #8, !dbg !584, !noalias !575
  %6 = load i8*, i8** %3, align 4, !dbg !585, !noalias !581
  %7 = icmp eq i8* %6, null, !dbg !586
  %8 = select i1 %7, i8* %0, i8* %6, !dbg !586
  %9 = ptrtoint i8* %8 to i32, !dbg !588
  %10 = ptrtoint i8* %0 to i32, !dbg !588
  %11 = sub i32 1, %10, !dbg !588
  %12 = add i32 %11, %9, !dbg !588
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #8, !dbg !588, !noalias !575
  %13 = icmp eq i8** %1, null, !dbg !589
  br i1 %13, label %16, label %14, !dbg !589

14:
  %15 = bitcast i8** %1 to i8*, !dbg !590
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 4, i32 noundef 1) #8, !dbg !590
  store i8* %8, i8** %1, align 4, !dbg !591, !alias.scope !575, !noalias !592
  br label %16, !dbg !593

16:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !594, !noalias !581
  %17 = fpext double %5 to x86_fp80, !dbg !578
  ret x86_fp80 %17, !dbg !578
}

define dso_local double @atof(i8* noundef %0) local_unnamed_addr #5 !dbg !595 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !596
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !596, !noalias !598
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !602, !noalias !603
  %4 = call double @__mw_read_double(i8* noundef %0, i32 noundef -1, i8** noundef nonnull %2) #8, !dbg !604, !noalias !603
  %5 = load i8*, i8** %2, align 4, !dbg !605, !noalias !598
  %6 = icmp eq i8* %5, null, !dbg !606
  %7 = select i1 %6, i8* %0, i8* %5, !dbg !606
  %8 = ptrtoint i8* %7 to i32, !dbg !608
  %9 = ptrtoint i8* %0 to i32, !dbg !608
  %10 = sub i32 1, %9, !dbg !608
  %11 = add i32 %10, %8, !dbg !608
  call void @__midway_touched(i8* noundef %0, i32 noundef %11, i32 noundef 0) #8, !dbg !608, !noalias !603
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !609, !noalias !598
  ret double %4, !dbg !610
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #6

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
!9 = distinct !DISubprogram(name: "__mw_read_integer", scope: !1, file: !1, line: 23, type: !10, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 25, scope: !9)
!13 = !DILocation(line: 26, scope: !9)
!14 = !DILocation(line: 20, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "is_space", scope: !16, file: !16, line: 20, type: !10, scopeLine: 20, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!29 = distinct !DISubprogram(name: "has_prefix", scope: !1, file: !1, line: 18, type: !10, scopeLine: 19, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!30 = distinct !DILocation(line: 33, scope: !9)
!31 = !DILocation(line: 13, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "digit_of", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!55 = distinct !DISubprogram(name: "strtol", scope: !1, file: !1, line: 90, type: !10, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = !DILocation(line: 64, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "read_signed", scope: !1, file: !1, line: 62, type: !10, scopeLine: 63, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = distinct !DILocation(line: 90, scope: !55)
!59 = !DILocation(line: 65, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 66, scope: !57, inlinedAt: !58)
!61 = !DILocation(line: 53, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 51, type: !10, scopeLine: 52, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !58)
!64 = !DILocation(line: 54, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 55, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 56, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 57, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 58, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 67, scope: !57, inlinedAt: !58)
!70 = !DILocation(line: 39, scope: !71, inlinedAt: !73)
!71 = distinct !DISubprogram(name: "area", scope: !72, file: !72, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!72 = !DIFile(filename: "c/models.h", directory: ".")
!73 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "fail", scope: !72, file: !72, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!75 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !58)
!76 = !DILocation(line: 44, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 69, scope: !57, inlinedAt: !58)
!78 = !DILocation(line: 71, scope: !57, inlinedAt: !58)
!79 = !DILocation(line: 72, scope: !57, inlinedAt: !58)
!80 = !DILocation(line: 90, scope: !55)
!81 = distinct !DISubprogram(name: "__isoc23_strtol", scope: !1, file: !1, line: 90, type: !10, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = !DILocation(line: 64, scope: !57, inlinedAt: !83)
!83 = distinct !DILocation(line: 90, scope: !81)
!84 = !DILocation(line: 65, scope: !57, inlinedAt: !83)
!85 = !DILocation(line: 66, scope: !57, inlinedAt: !83)
!86 = !DILocation(line: 53, scope: !62, inlinedAt: !87)
!87 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !83)
!88 = !DILocation(line: 54, scope: !62, inlinedAt: !87)
!89 = !DILocation(line: 55, scope: !62, inlinedAt: !87)
!90 = !DILocation(line: 56, scope: !62, inlinedAt: !87)
!91 = !DILocation(line: 57, scope: !62, inlinedAt: !87)
!92 = !DILocation(line: 58, scope: !62, inlinedAt: !87)
!93 = !DILocation(line: 67, scope: !57, inlinedAt: !83)
!94 = !DILocation(line: 39, scope: !71, inlinedAt: !95)
!95 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !96)
!96 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !83)
!97 = !DILocation(line: 44, scope: !74, inlinedAt: !96)
!98 = !DILocation(line: 69, scope: !57, inlinedAt: !83)
!99 = !DILocation(line: 71, scope: !57, inlinedAt: !83)
!100 = !DILocation(line: 72, scope: !57, inlinedAt: !83)
!101 = !DILocation(line: 90, scope: !81)
!102 = distinct !DISubprogram(name: "strtoll", scope: !1, file: !1, line: 91, type: !10, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!103 = !DILocation(line: 64, scope: !57, inlinedAt: !104)
!104 = distinct !DILocation(line: 91, scope: !102)
!105 = !DILocation(line: 65, scope: !57, inlinedAt: !104)
!106 = !DILocation(line: 66, scope: !57, inlinedAt: !104)
!107 = !DILocation(line: 53, scope: !62, inlinedAt: !108)
!108 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !104)
!109 = !DILocation(line: 54, scope: !62, inlinedAt: !108)
!110 = !DILocation(line: 55, scope: !62, inlinedAt: !108)
!111 = !DILocation(line: 56, scope: !62, inlinedAt: !108)
!112 = !DILocation(line: 57, scope: !62, inlinedAt: !108)
!113 = !DILocation(line: 58, scope: !62, inlinedAt: !108)
!114 = !DILocation(line: 67, scope: !57, inlinedAt: !104)
!115 = !DILocation(line: 39, scope: !71, inlinedAt: !116)
!116 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !117)
!117 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !104)
!118 = !DILocation(line: 44, scope: !74, inlinedAt: !117)
!119 = !DILocation(line: 69, scope: !57, inlinedAt: !104)
!120 = !DILocation(line: 71, scope: !57, inlinedAt: !104)
!121 = !DILocation(line: 0, scope: !57, inlinedAt: !104)
!122 = !DILocation(line: 72, scope: !57, inlinedAt: !104)
!123 = !DILocation(line: 91, scope: !102)
!124 = distinct !DISubprogram(name: "__isoc23_strtoll", scope: !1, file: !1, line: 91, type: !10, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!125 = !DILocation(line: 64, scope: !57, inlinedAt: !126)
!126 = distinct !DILocation(line: 91, scope: !124)
!127 = !DILocation(line: 65, scope: !57, inlinedAt: !126)
!128 = !DILocation(line: 66, scope: !57, inlinedAt: !126)
!129 = !DILocation(line: 53, scope: !62, inlinedAt: !130)
!130 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !126)
!131 = !DILocation(line: 54, scope: !62, inlinedAt: !130)
!132 = !DILocation(line: 55, scope: !62, inlinedAt: !130)
!133 = !DILocation(line: 56, scope: !62, inlinedAt: !130)
!134 = !DILocation(line: 57, scope: !62, inlinedAt: !130)
!135 = !DILocation(line: 58, scope: !62, inlinedAt: !130)
!136 = !DILocation(line: 67, scope: !57, inlinedAt: !126)
!137 = !DILocation(line: 39, scope: !71, inlinedAt: !138)
!138 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !139)
!139 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !126)
!140 = !DILocation(line: 44, scope: !74, inlinedAt: !139)
!141 = !DILocation(line: 69, scope: !57, inlinedAt: !126)
!142 = !DILocation(line: 71, scope: !57, inlinedAt: !126)
!143 = !DILocation(line: 0, scope: !57, inlinedAt: !126)
!144 = !DILocation(line: 72, scope: !57, inlinedAt: !126)
!145 = !DILocation(line: 91, scope: !124)
!146 = distinct !DISubprogram(name: "strtoul", scope: !1, file: !1, line: 92, type: !10, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!147 = !DILocation(line: 76, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "read_unsigned", scope: !1, file: !1, line: 74, type: !10, scopeLine: 75, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!149 = distinct !DILocation(line: 92, scope: !146)
!150 = !DILocation(line: 77, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 78, scope: !148, inlinedAt: !149)
!152 = !DILocation(line: 53, scope: !62, inlinedAt: !153)
!153 = distinct !DILocation(line: 78, scope: !148, inlinedAt: !149)
!154 = !DILocation(line: 54, scope: !62, inlinedAt: !153)
!155 = !DILocation(line: 55, scope: !62, inlinedAt: !153)
!156 = !DILocation(line: 56, scope: !62, inlinedAt: !153)
!157 = !DILocation(line: 57, scope: !62, inlinedAt: !153)
!158 = !DILocation(line: 58, scope: !62, inlinedAt: !153)
!159 = !DILocation(line: 79, scope: !148, inlinedAt: !149)
!160 = !DILocation(line: 39, scope: !71, inlinedAt: !161)
!161 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !162)
!162 = distinct !DILocation(line: 80, scope: !148, inlinedAt: !149)
!163 = !DILocation(line: 44, scope: !74, inlinedAt: !162)
!164 = !DILocation(line: 81, scope: !148, inlinedAt: !149)
!165 = !DILocation(line: 83, scope: !148, inlinedAt: !149)
!166 = !DILocation(line: 84, scope: !148, inlinedAt: !149)
!167 = !DILocation(line: 92, scope: !146)
!168 = distinct !DISubprogram(name: "__isoc23_strtoul", scope: !1, file: !1, line: 92, type: !10, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!169 = !DILocation(line: 76, scope: !148, inlinedAt: !170)
!170 = distinct !DILocation(line: 92, scope: !168)
!171 = !DILocation(line: 77, scope: !148, inlinedAt: !170)
!172 = !DILocation(line: 78, scope: !148, inlinedAt: !170)
!173 = !DILocation(line: 53, scope: !62, inlinedAt: !174)
!174 = distinct !DILocation(line: 78, scope: !148, inlinedAt: !170)
!175 = !DILocation(line: 54, scope: !62, inlinedAt: !174)
!176 = !DILocation(line: 55, scope: !62, inlinedAt: !174)
!177 = !DILocation(line: 56, scope: !62, inlinedAt: !174)
!178 = !DILocation(line: 57, scope: !62, inlinedAt: !174)
!179 = !DILocation(line: 58, scope: !62, inlinedAt: !174)
!180 = !DILocation(line: 79, scope: !148, inlinedAt: !170)
!181 = !DILocation(line: 39, scope: !71, inlinedAt: !182)
!182 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !183)
!183 = distinct !DILocation(line: 80, scope: !148, inlinedAt: !170)
!184 = !DILocation(line: 44, scope: !74, inlinedAt: !183)
!185 = !DILocation(line: 81, scope: !148, inlinedAt: !170)
!186 = !DILocation(line: 83, scope: !148, inlinedAt: !170)
!187 = !DILocation(line: 84, scope: !148, inlinedAt: !170)
!188 = !DILocation(line: 92, scope: !168)
!189 = distinct !DISubprogram(name: "strtoull", scope: !1, file: !1, line: 93, type: !10, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!190 = !DILocation(line: 76, scope: !148, inlinedAt: !191)
!191 = distinct !DILocation(line: 93, scope: !189)
!192 = !DILocation(line: 77, scope: !148, inlinedAt: !191)
!193 = !DILocation(line: 78, scope: !148, inlinedAt: !191)
!194 = !DILocation(line: 53, scope: !62, inlinedAt: !195)
!195 = distinct !DILocation(line: 78, scope: !148, inlinedAt: !191)
!196 = !DILocation(line: 54, scope: !62, inlinedAt: !195)
!197 = !DILocation(line: 55, scope: !62, inlinedAt: !195)
!198 = !DILocation(line: 56, scope: !62, inlinedAt: !195)
!199 = !DILocation(line: 57, scope: !62, inlinedAt: !195)
!200 = !DILocation(line: 58, scope: !62, inlinedAt: !195)
!201 = !DILocation(line: 79, scope: !148, inlinedAt: !191)
!202 = !DILocation(line: 83, scope: !148, inlinedAt: !191)
!203 = !DILocation(line: 39, scope: !71, inlinedAt: !204)
!204 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !205)
!205 = distinct !DILocation(line: 80, scope: !148, inlinedAt: !191)
!206 = !DILocation(line: 44, scope: !74, inlinedAt: !205)
!207 = !DILocation(line: 81, scope: !148, inlinedAt: !191)
!208 = !DILocation(line: 0, scope: !148, inlinedAt: !191)
!209 = !DILocation(line: 84, scope: !148, inlinedAt: !191)
!210 = !DILocation(line: 93, scope: !189)
!211 = distinct !DISubprogram(name: "__isoc23_strtoull", scope: !1, file: !1, line: 93, type: !10, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!212 = !DILocation(line: 76, scope: !148, inlinedAt: !213)
!213 = distinct !DILocation(line: 93, scope: !211)
!214 = !DILocation(line: 77, scope: !148, inlinedAt: !213)
!215 = !DILocation(line: 78, scope: !148, inlinedAt: !213)
!216 = !DILocation(line: 53, scope: !62, inlinedAt: !217)
!217 = distinct !DILocation(line: 78, scope: !148, inlinedAt: !213)
!218 = !DILocation(line: 54, scope: !62, inlinedAt: !217)
!219 = !DILocation(line: 55, scope: !62, inlinedAt: !217)
!220 = !DILocation(line: 56, scope: !62, inlinedAt: !217)
!221 = !DILocation(line: 57, scope: !62, inlinedAt: !217)
!222 = !DILocation(line: 58, scope: !62, inlinedAt: !217)
!223 = !DILocation(line: 79, scope: !148, inlinedAt: !213)
!224 = !DILocation(line: 83, scope: !148, inlinedAt: !213)
!225 = !DILocation(line: 39, scope: !71, inlinedAt: !226)
!226 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !227)
!227 = distinct !DILocation(line: 80, scope: !148, inlinedAt: !213)
!228 = !DILocation(line: 44, scope: !74, inlinedAt: !227)
!229 = !DILocation(line: 81, scope: !148, inlinedAt: !213)
!230 = !DILocation(line: 0, scope: !148, inlinedAt: !213)
!231 = !DILocation(line: 84, scope: !148, inlinedAt: !213)
!232 = !DILocation(line: 93, scope: !211)
!233 = distinct !DISubprogram(name: "strtoq", scope: !1, file: !1, line: 94, type: !10, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!234 = !DILocation(line: 64, scope: !57, inlinedAt: !235)
!235 = distinct !DILocation(line: 94, scope: !233)
!236 = !DILocation(line: 65, scope: !57, inlinedAt: !235)
!237 = !DILocation(line: 66, scope: !57, inlinedAt: !235)
!238 = !DILocation(line: 53, scope: !62, inlinedAt: !239)
!239 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !235)
!240 = !DILocation(line: 54, scope: !62, inlinedAt: !239)
!241 = !DILocation(line: 55, scope: !62, inlinedAt: !239)
!242 = !DILocation(line: 56, scope: !62, inlinedAt: !239)
!243 = !DILocation(line: 57, scope: !62, inlinedAt: !239)
!244 = !DILocation(line: 58, scope: !62, inlinedAt: !239)
!245 = !DILocation(line: 67, scope: !57, inlinedAt: !235)
!246 = !DILocation(line: 39, scope: !71, inlinedAt: !247)
!247 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !248)
!248 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !235)
!249 = !DILocation(line: 44, scope: !74, inlinedAt: !248)
!250 = !DILocation(line: 69, scope: !57, inlinedAt: !235)
!251 = !DILocation(line: 71, scope: !57, inlinedAt: !235)
!252 = !DILocation(line: 0, scope: !57, inlinedAt: !235)
!253 = !DILocation(line: 72, scope: !57, inlinedAt: !235)
!254 = !DILocation(line: 94, scope: !233)
!255 = distinct !DISubprogram(name: "strtoimax", scope: !1, file: !1, line: 95, type: !10, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!256 = !DILocation(line: 64, scope: !57, inlinedAt: !257)
!257 = distinct !DILocation(line: 95, scope: !255)
!258 = !DILocation(line: 65, scope: !57, inlinedAt: !257)
!259 = !DILocation(line: 66, scope: !57, inlinedAt: !257)
!260 = !DILocation(line: 53, scope: !62, inlinedAt: !261)
!261 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !257)
!262 = !DILocation(line: 54, scope: !62, inlinedAt: !261)
!263 = !DILocation(line: 55, scope: !62, inlinedAt: !261)
!264 = !DILocation(line: 56, scope: !62, inlinedAt: !261)
!265 = !DILocation(line: 57, scope: !62, inlinedAt: !261)
!266 = !DILocation(line: 58, scope: !62, inlinedAt: !261)
!267 = !DILocation(line: 67, scope: !57, inlinedAt: !257)
!268 = !DILocation(line: 39, scope: !71, inlinedAt: !269)
!269 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !270)
!270 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !257)
!271 = !DILocation(line: 44, scope: !74, inlinedAt: !270)
!272 = !DILocation(line: 69, scope: !57, inlinedAt: !257)
!273 = !DILocation(line: 71, scope: !57, inlinedAt: !257)
!274 = !DILocation(line: 0, scope: !57, inlinedAt: !257)
!275 = !DILocation(line: 72, scope: !57, inlinedAt: !257)
!276 = !DILocation(line: 95, scope: !255)
!277 = distinct !DISubprogram(name: "strtoumax", scope: !1, file: !1, line: 96, type: !10, scopeLine: 97, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!278 = !DILocation(line: 76, scope: !148, inlinedAt: !279)
!279 = distinct !DILocation(line: 98, scope: !277)
!280 = !DILocation(line: 77, scope: !148, inlinedAt: !279)
!281 = !DILocation(line: 78, scope: !148, inlinedAt: !279)
!282 = !DILocation(line: 53, scope: !62, inlinedAt: !283)
!283 = distinct !DILocation(line: 78, scope: !148, inlinedAt: !279)
!284 = !DILocation(line: 54, scope: !62, inlinedAt: !283)
!285 = !DILocation(line: 55, scope: !62, inlinedAt: !283)
!286 = !DILocation(line: 56, scope: !62, inlinedAt: !283)
!287 = !DILocation(line: 57, scope: !62, inlinedAt: !283)
!288 = !DILocation(line: 58, scope: !62, inlinedAt: !283)
!289 = !DILocation(line: 79, scope: !148, inlinedAt: !279)
!290 = !DILocation(line: 83, scope: !148, inlinedAt: !279)
!291 = !DILocation(line: 39, scope: !71, inlinedAt: !292)
!292 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !293)
!293 = distinct !DILocation(line: 80, scope: !148, inlinedAt: !279)
!294 = !DILocation(line: 44, scope: !74, inlinedAt: !293)
!295 = !DILocation(line: 81, scope: !148, inlinedAt: !279)
!296 = !DILocation(line: 0, scope: !148, inlinedAt: !279)
!297 = !DILocation(line: 84, scope: !148, inlinedAt: !279)
!298 = !DILocation(line: 98, scope: !277)
!299 = distinct !DISubprogram(name: "__strtol_internal", scope: !1, file: !1, line: 100, type: !10, scopeLine: 100, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = !DILocation(line: 100, scope: !299)
!301 = distinct !DISubprogram(name: "atoi", scope: !1, file: !1, line: 102, type: !10, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!302 = !DILocation(line: 64, scope: !57, inlinedAt: !303)
!303 = distinct !DILocation(line: 102, scope: !301)
!304 = !DILocation(line: 26, scope: !9, inlinedAt: !305)
!305 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !303)
!306 = !{!307}
!307 = distinct !{!307, !308, !"__mw_read_integer: argument 0"}
!308 = distinct !{!308, !"__mw_read_integer"}
!309 = !DILocation(line: 20, scope: !15, inlinedAt: !310)
!310 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !305)
!311 = !DILocation(line: 27, scope: !9, inlinedAt: !305)
!312 = distinct !{!312, !304, !311, !20, !21}
!313 = !DILocation(line: 28, scope: !9, inlinedAt: !305)
!314 = !DILocation(line: 29, scope: !9, inlinedAt: !305)
!315 = !DILocation(line: 32, scope: !9, inlinedAt: !305)
!316 = !DILocation(line: 0, scope: !9, inlinedAt: !305)
!317 = !DILocation(line: 40, scope: !9, inlinedAt: !305)
!318 = !DILocation(line: 13, scope: !32, inlinedAt: !319)
!319 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !305)
!320 = !DILocation(line: 14, scope: !32, inlinedAt: !319)
!321 = !DILocation(line: 15, scope: !32, inlinedAt: !319)
!322 = distinct !{!322, !317, !323, !20, !21}
!323 = !DILocation(line: 47, scope: !9, inlinedAt: !305)
!324 = !DILocation(line: 42, scope: !9, inlinedAt: !305)
!325 = !DILocation(line: 43, scope: !9, inlinedAt: !305)
!326 = !DILocation(line: 44, scope: !9, inlinedAt: !305)
!327 = !DILocation(line: 46, scope: !9, inlinedAt: !305)
!328 = !DILocation(line: 53, scope: !62, inlinedAt: !329)
!329 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !303)
!330 = !DILocation(line: 54, scope: !62, inlinedAt: !329)
!331 = !DILocation(line: 67, scope: !57, inlinedAt: !303)
!332 = !DILocation(line: 39, scope: !71, inlinedAt: !333)
!333 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !334)
!334 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !303)
!335 = !DILocation(line: 44, scope: !74, inlinedAt: !334)
!336 = !DILocation(line: 69, scope: !57, inlinedAt: !303)
!337 = !DILocation(line: 71, scope: !57, inlinedAt: !303)
!338 = !DILocation(line: 102, scope: !301)
!339 = distinct !DISubprogram(name: "atol", scope: !1, file: !1, line: 103, type: !10, scopeLine: 103, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!340 = !DILocation(line: 64, scope: !57, inlinedAt: !341)
!341 = distinct !DILocation(line: 103, scope: !339)
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
!370 = !DILocation(line: 39, scope: !71, inlinedAt: !371)
!371 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !372)
!372 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !341)
!373 = !DILocation(line: 44, scope: !74, inlinedAt: !372)
!374 = !DILocation(line: 69, scope: !57, inlinedAt: !341)
!375 = !DILocation(line: 71, scope: !57, inlinedAt: !341)
!376 = !DILocation(line: 103, scope: !339)
!377 = distinct !DISubprogram(name: "atoll", scope: !1, file: !1, line: 104, type: !10, scopeLine: 104, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!378 = !DILocation(line: 64, scope: !57, inlinedAt: !379)
!379 = distinct !DILocation(line: 104, scope: !377)
!380 = !DILocation(line: 26, scope: !9, inlinedAt: !381)
!381 = distinct !DILocation(line: 65, scope: !57, inlinedAt: !379)
!382 = !{!383}
!383 = distinct !{!383, !384, !"__mw_read_integer: argument 0"}
!384 = distinct !{!384, !"__mw_read_integer"}
!385 = !DILocation(line: 20, scope: !15, inlinedAt: !386)
!386 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !381)
!387 = !DILocation(line: 27, scope: !9, inlinedAt: !381)
!388 = distinct !{!388, !380, !387, !20, !21}
!389 = !DILocation(line: 28, scope: !9, inlinedAt: !381)
!390 = !DILocation(line: 29, scope: !9, inlinedAt: !381)
!391 = !DILocation(line: 32, scope: !9, inlinedAt: !381)
!392 = !DILocation(line: 0, scope: !9, inlinedAt: !381)
!393 = !DILocation(line: 40, scope: !9, inlinedAt: !381)
!394 = !DILocation(line: 13, scope: !32, inlinedAt: !395)
!395 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !381)
!396 = !DILocation(line: 14, scope: !32, inlinedAt: !395)
!397 = !DILocation(line: 15, scope: !32, inlinedAt: !395)
!398 = distinct !{!398, !393, !399, !20, !21}
!399 = !DILocation(line: 47, scope: !9, inlinedAt: !381)
!400 = !DILocation(line: 42, scope: !9, inlinedAt: !381)
!401 = !DILocation(line: 43, scope: !9, inlinedAt: !381)
!402 = !DILocation(line: 44, scope: !9, inlinedAt: !381)
!403 = !DILocation(line: 46, scope: !9, inlinedAt: !381)
!404 = !DILocation(line: 53, scope: !62, inlinedAt: !405)
!405 = distinct !DILocation(line: 66, scope: !57, inlinedAt: !379)
!406 = !DILocation(line: 54, scope: !62, inlinedAt: !405)
!407 = !DILocation(line: 67, scope: !57, inlinedAt: !379)
!408 = !DILocation(line: 39, scope: !71, inlinedAt: !409)
!409 = distinct !DILocation(line: 44, scope: !74, inlinedAt: !410)
!410 = distinct !DILocation(line: 68, scope: !57, inlinedAt: !379)
!411 = !DILocation(line: 44, scope: !74, inlinedAt: !410)
!412 = !DILocation(line: 69, scope: !57, inlinedAt: !379)
!413 = !DILocation(line: 71, scope: !57, inlinedAt: !379)
!414 = !DILocation(line: 0, scope: !57, inlinedAt: !379)
!415 = !DILocation(line: 104, scope: !377)
!416 = distinct !DISubprogram(name: "__mw_read_double", scope: !1, file: !1, line: 178, type: !10, scopeLine: 179, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!417 = !DILocation(line: 182, scope: !416)
!418 = !DILocation(line: 20, scope: !15, inlinedAt: !419)
!419 = distinct !DILocation(line: 182, scope: !416)
!420 = !DILocation(line: 183, scope: !416)
!421 = distinct !{!421, !417, !420, !20, !21}
!422 = !DILocation(line: 184, scope: !416)
!423 = !DILocation(line: 185, scope: !416)
!424 = !DILocation(line: 186, scope: !416)
!425 = !DILocation(line: 187, scope: !416)
!426 = !DILocation(line: 188, scope: !416)
!427 = !DILocation(line: 0, scope: !416)
!428 = !DILocation(line: 124, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 121, type: !10, scopeLine: 122, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!430 = distinct !DILocation(line: 189, scope: !416)
!431 = distinct !{!431, !428, !432, !20, !21}
!432 = !DILocation(line: 126, scope: !429, inlinedAt: !430)
!433 = !DILocation(line: 125, scope: !429, inlinedAt: !430)
!434 = !DILocation(line: 124, scope: !429, inlinedAt: !435)
!435 = distinct !DILocation(line: 192, scope: !416)
!436 = !DILocation(line: 124, scope: !429, inlinedAt: !437)
!437 = distinct !DILocation(line: 190, scope: !416)
!438 = distinct !{!438, !436, !439, !20, !21}
!439 = !DILocation(line: 126, scope: !429, inlinedAt: !437)
!440 = !DILocation(line: 125, scope: !429, inlinedAt: !437)
!441 = !DILocation(line: 190, scope: !416)
!442 = !DILocation(line: 192, scope: !416)
!443 = distinct !{!443, !434, !444, !20, !21}
!444 = !DILocation(line: 126, scope: !429, inlinedAt: !435)
!445 = !DILocation(line: 125, scope: !429, inlinedAt: !435)
!446 = !DILocation(line: 193, scope: !416)
!447 = !DILocation(line: 195, scope: !416)
!448 = !DILocation(line: 20, scope: !29, inlinedAt: !449)
!449 = distinct !DILocation(line: 195, scope: !416)
!450 = !DILocation(line: 13, scope: !32, inlinedAt: !451)
!451 = distinct !DILocation(line: 20, scope: !29, inlinedAt: !449)
!452 = !DILocation(line: 14, scope: !32, inlinedAt: !451)
!453 = !DILocation(line: 15, scope: !32, inlinedAt: !451)
!454 = !DILocation(line: 196, scope: !416)
!455 = !DILocation(line: 13, scope: !32, inlinedAt: !456)
!456 = distinct !DILocation(line: 196, scope: !416)
!457 = !DILocation(line: 14, scope: !32, inlinedAt: !456)
!458 = !DILocation(line: 15, scope: !32, inlinedAt: !456)
!459 = distinct !{!459, !454, !460, !20, !21}
!460 = !DILocation(line: 197, scope: !416)
!461 = !DILocation(line: 110, scope: !462, inlinedAt: !463)
!462 = distinct !DISubprogram(name: "unknown_double", scope: !1, file: !1, line: 108, type: !10, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!463 = distinct !DILocation(line: 198, scope: !416)
!464 = !DILocation(line: 111, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 112, scope: !462, inlinedAt: !463)
!466 = !DILocation(line: 113, scope: !462, inlinedAt: !463)
!467 = !DILocation(line: 114, scope: !462, inlinedAt: !463)
!468 = !DILocation(line: 199, scope: !416)
!469 = !DILocation(line: 158, scope: !470, inlinedAt: !471)
!470 = distinct !DISubprogram(name: "magnitude_at", scope: !1, file: !1, line: 153, type: !10, scopeLine: 154, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!471 = distinct !DILocation(line: 200, scope: !416)
!472 = !DILocation(line: 159, scope: !470, inlinedAt: !471)
!473 = !DILocation(line: 21, scope: !474, inlinedAt: !475)
!474 = distinct !DISubprogram(name: "is_digit", scope: !16, file: !16, line: 21, type: !10, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!475 = distinct !DILocation(line: 163, scope: !470, inlinedAt: !471)
!476 = !DILocation(line: 163, scope: !470, inlinedAt: !471)
!477 = !DILocation(line: 166, scope: !470, inlinedAt: !471)
!478 = !DILocation(line: 167, scope: !470, inlinedAt: !471)
!479 = !DILocation(line: 168, scope: !470, inlinedAt: !471)
!480 = !DILocation(line: 169, scope: !470, inlinedAt: !471)
!481 = !DILocation(line: 170, scope: !470, inlinedAt: !471)
!482 = !DILocation(line: 171, scope: !470, inlinedAt: !471)
!483 = !DILocation(line: 0, scope: !470, inlinedAt: !471)
!484 = distinct !{!484, !469, !485, !20, !21}
!485 = !DILocation(line: 173, scope: !470, inlinedAt: !471)
!486 = !DILocation(line: 174, scope: !470, inlinedAt: !471)
!487 = !DILocation(line: 175, scope: !470, inlinedAt: !471)
!488 = !DILocation(line: 143, scope: !489, inlinedAt: !490)
!489 = distinct !DISubprogram(name: "exponent_at", scope: !1, file: !1, line: 141, type: !10, scopeLine: 142, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!490 = distinct !DILocation(line: 175, scope: !470, inlinedAt: !471)
!491 = !DILocation(line: 20, scope: !15, inlinedAt: !492)
!492 = distinct !DILocation(line: 143, scope: !489, inlinedAt: !490)
!493 = !DILocation(line: 26, scope: !9, inlinedAt: !494)
!494 = distinct !DILocation(line: 145, scope: !489, inlinedAt: !490)
!495 = !{!496}
!496 = distinct !{!496, !497, !"__mw_read_integer: argument 0"}
!497 = distinct !{!497, !"__mw_read_integer"}
!498 = !DILocation(line: 20, scope: !15, inlinedAt: !499)
!499 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !494)
!500 = !DILocation(line: 27, scope: !9, inlinedAt: !494)
!501 = distinct !{!501, !493, !500, !20, !21}
!502 = !DILocation(line: 145, scope: !489, inlinedAt: !490)
!503 = !DILocation(line: 28, scope: !9, inlinedAt: !494)
!504 = !DILocation(line: 29, scope: !9, inlinedAt: !494)
!505 = !DILocation(line: 31, scope: !9, inlinedAt: !494)
!506 = !DILocation(line: 32, scope: !9, inlinedAt: !494)
!507 = !DILocation(line: 0, scope: !9, inlinedAt: !494)
!508 = !DILocation(line: 40, scope: !9, inlinedAt: !494)
!509 = !DILocation(line: 13, scope: !32, inlinedAt: !510)
!510 = distinct !DILocation(line: 40, scope: !9, inlinedAt: !494)
!511 = !DILocation(line: 14, scope: !32, inlinedAt: !510)
!512 = !DILocation(line: 15, scope: !32, inlinedAt: !510)
!513 = !DILocation(line: 43, scope: !9, inlinedAt: !494)
!514 = distinct !{!514, !508, !515, !20, !21}
!515 = !DILocation(line: 47, scope: !9, inlinedAt: !494)
!516 = !DILocation(line: 42, scope: !9, inlinedAt: !494)
!517 = !DILocation(line: 44, scope: !9, inlinedAt: !494)
!518 = !DILocation(line: 46, scope: !9, inlinedAt: !494)
!519 = distinct !{!519, !508, !515, !20, !21}
!520 = !DILocation(line: 146, scope: !489, inlinedAt: !490)
!521 = !DILocation(line: 148, scope: !489, inlinedAt: !490)
!522 = !DILocation(line: 149, scope: !489, inlinedAt: !490)
!523 = !DILocation(line: 150, scope: !489, inlinedAt: !490)
!524 = !DILocation(line: 0, scope: !489, inlinedAt: !490)
!525 = !DILocation(line: 132, scope: !526, inlinedAt: !527)
!526 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 130, type: !10, scopeLine: 131, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!527 = distinct !DILocation(line: 175, scope: !470, inlinedAt: !471)
!528 = !DILocation(line: 134, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 110, scope: !462, inlinedAt: !530)
!530 = distinct !DILocation(line: 135, scope: !526, inlinedAt: !527)
!531 = !DILocation(line: 111, scope: !462, inlinedAt: !530)
!532 = !DILocation(line: 112, scope: !462, inlinedAt: !530)
!533 = !DILocation(line: 113, scope: !462, inlinedAt: !530)
!534 = !DILocation(line: 114, scope: !462, inlinedAt: !530)
!535 = !DILocation(line: 135, scope: !526, inlinedAt: !527)
!536 = !DILocation(line: 136, scope: !526, inlinedAt: !527)
!537 = !DILocation(line: 137, scope: !526, inlinedAt: !527)
!538 = !DILocation(line: 202, scope: !416)
!539 = distinct !DISubprogram(name: "strtod", scope: !1, file: !1, line: 205, type: !10, scopeLine: 206, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!540 = !DILocation(line: 207, scope: !539)
!541 = !DILocation(line: 208, scope: !539)
!542 = !DILocation(line: 209, scope: !539)
!543 = !DILocation(line: 210, scope: !539)
!544 = !DILocation(line: 53, scope: !62, inlinedAt: !545)
!545 = distinct !DILocation(line: 210, scope: !539)
!546 = !DILocation(line: 54, scope: !62, inlinedAt: !545)
!547 = !DILocation(line: 55, scope: !62, inlinedAt: !545)
!548 = !DILocation(line: 56, scope: !62, inlinedAt: !545)
!549 = !DILocation(line: 57, scope: !62, inlinedAt: !545)
!550 = !DILocation(line: 58, scope: !62, inlinedAt: !545)
!551 = !DILocation(line: 212, scope: !539)
!552 = !DILocation(line: 211, scope: !539)
!553 = distinct !DISubprogram(name: "strtof", scope: !1, file: !1, line: 214, type: !10, scopeLine: 214, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!554 = !{!555}
!555 = distinct !{!555, !556, !"strtod: argument 1"}
!556 = distinct !{!556, !"strtod"}
!557 = !DILocation(line: 214, scope: !553)
!558 = !DILocation(line: 207, scope: !539, inlinedAt: !559)
!559 = distinct !DILocation(line: 214, scope: !553)
!560 = !{!561, !555}
!561 = distinct !{!561, !556, !"strtod: argument 0"}
!562 = !DILocation(line: 208, scope: !539, inlinedAt: !559)
!563 = !DILocation(line: 209, scope: !539, inlinedAt: !559)
!564 = !DILocation(line: 210, scope: !539, inlinedAt: !559)
!565 = !DILocation(line: 53, scope: !62, inlinedAt: !566)
!566 = distinct !DILocation(line: 210, scope: !539, inlinedAt: !559)
!567 = !DILocation(line: 54, scope: !62, inlinedAt: !566)
!568 = !DILocation(line: 55, scope: !62, inlinedAt: !566)
!569 = !DILocation(line: 56, scope: !62, inlinedAt: !566)
!570 = !DILocation(line: 57, scope: !62, inlinedAt: !566)
!571 = !{!561}
!572 = !DILocation(line: 58, scope: !62, inlinedAt: !566)
!573 = !DILocation(line: 212, scope: !539, inlinedAt: !559)
!574 = distinct !DISubprogram(name: "strtold", scope: !1, file: !1, line: 215, type: !10, scopeLine: 215, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!575 = !{!576}
!576 = distinct !{!576, !577, !"strtod: argument 1"}
!577 = distinct !{!577, !"strtod"}
!578 = !DILocation(line: 215, scope: !574)
!579 = !DILocation(line: 207, scope: !539, inlinedAt: !580)
!580 = distinct !DILocation(line: 215, scope: !574)
!581 = !{!582, !576}
!582 = distinct !{!582, !577, !"strtod: argument 0"}
!583 = !DILocation(line: 208, scope: !539, inlinedAt: !580)
!584 = !DILocation(line: 209, scope: !539, inlinedAt: !580)
!585 = !DILocation(line: 210, scope: !539, inlinedAt: !580)
!586 = !DILocation(line: 53, scope: !62, inlinedAt: !587)
!587 = distinct !DILocation(line: 210, scope: !539, inlinedAt: !580)
!588 = !DILocation(line: 54, scope: !62, inlinedAt: !587)
!589 = !DILocation(line: 55, scope: !62, inlinedAt: !587)
!590 = !DILocation(line: 56, scope: !62, inlinedAt: !587)
!591 = !DILocation(line: 57, scope: !62, inlinedAt: !587)
!592 = !{!582}
!593 = !DILocation(line: 58, scope: !62, inlinedAt: !587)
!594 = !DILocation(line: 212, scope: !539, inlinedAt: !580)
!595 = distinct !DISubprogram(name: "atof", scope: !1, file: !1, line: 216, type: !10, scopeLine: 216, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!596 = !DILocation(line: 207, scope: !539, inlinedAt: !597)
!597 = distinct !DILocation(line: 216, scope: !595)
!598 = !{!599, !601}
!599 = distinct !{!599, !600, !"strtod: argument 0"}
!600 = distinct !{!600, !"strtod"}
!601 = distinct !{!601, !600, !"strtod: argument 1"}
!602 = !DILocation(line: 208, scope: !539, inlinedAt: !597)
!603 = !{!601}
!604 = !DILocation(line: 209, scope: !539, inlinedAt: !597)
!605 = !DILocation(line: 210, scope: !539, inlinedAt: !597)
!606 = !DILocation(line: 53, scope: !62, inlinedAt: !607)
!607 = distinct !DILocation(line: 210, scope: !539, inlinedAt: !597)
!608 = !DILocation(line: 54, scope: !62, inlinedAt: !607)
!609 = !DILocation(line: 212, scope: !539, inlinedAt: !597)
!610 = !DILocation(line: 216, scope: !595)
