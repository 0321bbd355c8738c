target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.random_data = type { i32*, i32*, i32*, i32, i32, i32, i32* }
%struct.drand48_data = type { [3 x i16], [3 x i16], i16, i16, i64 }

@.str = private unnamed_addr constant [5 x i8] c"rand\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"random\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"lrand48\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"mrand48\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"nrand48\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"jrand48\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"arc4random\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"arc4random_uniform\00", align 1
@.str.8 = private unnamed_addr constant [15 x i8] c"arc4random_buf\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"rand_r seed\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"rand_r\00", align 1
@.str.11 = private unnamed_addr constant [9 x i8] c"random_r\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"drand48\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"erand48\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"drand48_r\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c"lrand48_r\00", align 1
@no_environment = internal global [1 x i8*] zeroinitializer, align 8
@environ = dso_local local_unnamed_addr global i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_environment, i64 0, i64 0), align 8
@__environ = dso_local local_unnamed_addr global i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_environment, i64 0, i64 0), align 8
@.str.16 = private unnamed_addr constant [7 x i8] c"getenv\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"mkstemp\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"mkdtemp\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"getloadavg\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"temporary name\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false), !dbg !11
  ret i32 %2, !dbg !11
}

define dso_local i64 @labs(i64 noundef %0) local_unnamed_addr #0 !dbg !12 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false), !dbg !13
  ret i64 %2, !dbg !13
}

define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #0 !dbg !14 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false), !dbg !15
  ret i64 %2, !dbg !15
}

define dso_local i64 @div(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !16 {
  %3 = sdiv i32 %0, %1, !dbg !17
  %4 = srem i32 %0, %1, !dbg !17
  %5 = zext i32 %4 to i64, !dbg !17
  %6 = shl nuw i64 %5, 32, !dbg !17
  %7 = zext i32 %3 to i64, !dbg !17
  %8 = or i64 %6, %7, !dbg !17
  ret i64 %8, !dbg !17
}

define dso_local { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !18 {
  %3 = sdiv i64 %0, %1, !dbg !19
  %4 = srem i64 %0, %1, !dbg !19
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0, !dbg !19
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1, !dbg !19
  ret { i64, i64 } %6, !dbg !19
}

define dso_local { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !20 {
  %3 = sdiv i64 %0, %1, !dbg !21
  %4 = srem i64 %0, %1, !dbg !21
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0, !dbg !21
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1, !dbg !21
  ret { i64, i64 } %6, !dbg !21
}

define dso_local i32 @rand() local_unnamed_addr #2 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !23
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #7, !dbg !29
  %3 = load i32, i32* %1, align 4, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !31
  %4 = and i32 %3, 2147483647, !dbg !32
  ret i32 %4, !dbg !33
}

define dso_local void @srand(i32 noundef %0) local_unnamed_addr #1 !dbg !34 {
  ret void, !dbg !35
}

define dso_local i64 @random() local_unnamed_addr #2 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !37
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !40
  %3 = load i32, i32* %1, align 4, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !42
  %4 = and i32 %3, 2147483647, !dbg !43
  %5 = zext i32 %4 to i64
  ret i64 %5, !dbg !44
}

define dso_local void @srandom(i32 noundef %0) local_unnamed_addr #1 !dbg !45 {
  ret void, !dbg !46
}

define dso_local i8* @initstate(i32 noundef %0, i8* noundef readnone returned %1, i64 noundef %2) local_unnamed_addr #1 !dbg !47 {
  ret i8* %1, !dbg !48
}

define dso_local i8* @setstate(i8* noundef readnone returned %0) local_unnamed_addr #1 !dbg !49 {
  ret i8* %0, !dbg !50
}

define dso_local i64 @lrand48() local_unnamed_addr #2 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !52
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !55
  %3 = load i32, i32* %1, align 4, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !57
  %4 = and i32 %3, 2147483647, !dbg !58
  %5 = zext i32 %4 to i64
  ret i64 %5, !dbg !59
}

define dso_local i64 @mrand48() local_unnamed_addr #2 !dbg !60 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !61
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !63
  %3 = load i32, i32* %1, align 4, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !65
  %4 = sext i32 %3 to i64, !dbg !66
  ret i64 %4, !dbg !66
}

define dso_local i64 @nrand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !67 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !68
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !71
  %4 = load i32, i32* %2, align 4, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !73
  %5 = and i32 %4, 2147483647, !dbg !74
  %6 = zext i32 %5 to i64
  ret i64 %6, !dbg !75
}

define dso_local i64 @jrand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !76 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !77
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !79
  %4 = load i32, i32* %2, align 4, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !81
  %5 = sext i32 %4 to i64, !dbg !82
  ret i64 %5, !dbg !82
}

define dso_local void @srand48(i64 noundef %0) local_unnamed_addr #1 !dbg !83 {
  ret void, !dbg !84
}

define dso_local i16* @seed48(i16* noundef readnone returned %0) local_unnamed_addr #1 !dbg !85 {
  ret i16* %0, !dbg !86
}

define dso_local i32 @arc4random() local_unnamed_addr #2 !dbg !87 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !88
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !90
  %3 = load i32, i32* %1, align 4, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !92
  ret i32 %3, !dbg !93
}

define dso_local i32 @arc4random_uniform(i32 noundef %0) local_unnamed_addr #2 !dbg !94 {
  %2 = alloca i64, align 8
  %3 = icmp ult i32 %0, 2, !dbg !95
  br i1 %3, label %16, label %4, !dbg !95

4:
  %5 = add i32 %0, -1, !dbg !95
  %6 = zext i32 %5 to i64, !dbg !95
  %7 = bitcast i64* %2 to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #6, !dbg !96
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 8, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !101
  %8 = load i64, i64* %2, align 8, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #6, !dbg !103
  %9 = lshr i64 %8, 63, !dbg !104
  %10 = trunc i64 %9 to i32, !dbg !104
  %11 = xor i32 %10, -1, !dbg !104
  %12 = icmp sle i64 %8, %6, !dbg !104
  %13 = zext i1 %12 to i32, !dbg !104
  %14 = and i32 %11, %13, !dbg !104
  call void @__midway_assume(i32 noundef %14) #7, !dbg !104
  %15 = trunc i64 %8 to i32, !dbg !95
  br label %16, !dbg !95

16:
  %17 = phi i32 [ %15, %4 ], [ 0, %1 ], !dbg !95
  ret i32 %17, !dbg !95
}

define dso_local void @arc4random_buf(i8* noundef %0, i64 noundef %1) local_unnamed_addr #2 !dbg !105 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #7, !dbg !106
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !109
  ret void, !dbg !110
}

define dso_local i32 @rand_r(i32* noundef %0) local_unnamed_addr #2 !dbg !111 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %0 to i8*, !dbg !112
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #7, !dbg !113
  call void @__midway_nondet(i8* noundef %3, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !115
  %4 = bitcast i32* %2 to i8*, !dbg !116
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6, !dbg !116
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !119
  %5 = load i32, i32* %2, align 4, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6, !dbg !121
  %6 = and i32 %5, 2147483647, !dbg !122
  ret i32 %6, !dbg !123
}

define dso_local i32 @random_r(%struct.random_data* noalias nocapture noundef readnone %0, i32* noalias noundef %1) local_unnamed_addr #2 !dbg !124 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %1 to i8*, !dbg !125
  call void @__midway_check(i8* noundef %4, i64 noundef 4, i32 noundef 1) #7, !dbg !125
  %5 = bitcast i32* %3 to i8*, !dbg !126
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !126
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !129
  %6 = load i32, i32* %3, align 4, !dbg !130
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !131
  %7 = and i32 %6, 2147483647, !dbg !132
  store i32 %7, i32* %1, align 4, !dbg !133
  ret i32 0, !dbg !134
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @srandom_r(i32 noundef %0, %struct.random_data* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !135 {
  ret i32 0, !dbg !136
}

define dso_local i32 @initstate_r(i32 noundef %0, i8* noalias nocapture noundef readnone %1, i64 noundef %2, %struct.random_data* noalias nocapture noundef readnone %3) local_unnamed_addr #1 !dbg !137 {
  ret i32 0, !dbg !138
}

define dso_local double @drand48() local_unnamed_addr #2 !dbg !139 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !140
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !140
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !143
  %3 = load double, double* %1, align 8, !dbg !144
  %4 = fcmp oge double %3, 0.000000e+00, !dbg !144
  %5 = fcmp olt double %3, 1.000000e+00, !dbg !144
  %6 = and i1 %4, %5, !dbg !144
  %7 = zext i1 %6 to i32, !dbg !144
  call void @__midway_assume(i32 noundef %7) #7, !dbg !144
  %8 = load double, double* %1, align 8, !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !146
  ret double %8, !dbg !147
}

define dso_local double @erand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !148 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !149
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #6, !dbg !149
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !151
  %4 = load double, double* %2, align 8, !dbg !152
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !152
  %6 = fcmp olt double %4, 1.000000e+00, !dbg !152
  %7 = and i1 %5, %6, !dbg !152
  %8 = zext i1 %7 to i32, !dbg !152
  call void @__midway_assume(i32 noundef %8) #7, !dbg !152
  %9 = load double, double* %2, align 8, !dbg !153
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #6, !dbg !154
  ret double %9, !dbg !155
}

define dso_local i32 @drand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, double* noalias noundef %1) local_unnamed_addr #2 !dbg !156 {
  %3 = alloca double, align 8
  %4 = bitcast double* %1 to i8*, !dbg !157
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #7, !dbg !157
  %5 = bitcast double* %3 to i8*, !dbg !158
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !160
  %6 = load double, double* %3, align 8, !dbg !161
  %7 = fcmp oge double %6, 0.000000e+00, !dbg !161
  %8 = fcmp olt double %6, 1.000000e+00, !dbg !161
  %9 = and i1 %7, %8, !dbg !161
  %10 = zext i1 %9 to i32, !dbg !161
  call void @__midway_assume(i32 noundef %10) #7, !dbg !161
  %11 = load double, double* %3, align 8, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6, !dbg !163
  store double %11, double* %1, align 8, !dbg !164
  ret i32 0, !dbg !165
}

define dso_local i32 @lrand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, i64* noalias noundef %1) local_unnamed_addr #2 !dbg !166 {
  %3 = alloca i32, align 4
  %4 = bitcast i64* %1 to i8*, !dbg !167
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #7, !dbg !167
  %5 = bitcast i32* %3 to i8*, !dbg !168
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !168
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !171
  %6 = load i32, i32* %3, align 4, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !173
  %7 = and i32 %6, 2147483647, !dbg !174
  %8 = zext i32 %7 to i64
  store i64 %8, i64* %1, align 8, !dbg !175
  ret i32 0, !dbg !176
}

define dso_local i32 @srand48_r(i64 noundef %0, %struct.drand48_data* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !177 {
  ret i32 0, !dbg !178
}

define dso_local i8* @getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !179 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !180
  br label %2, !dbg !183

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !186
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !183
  %5 = load i8, i8* %4, align 1, !dbg !183
  %6 = icmp eq i8 %5, 0, !dbg !183
  %7 = add i64 %3, 1, !dbg !187
  br i1 %6, label %8, label %2, !dbg !183, !llvm.loop !188

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !191
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !192
  %10 = icmp eq i32 %9, 0, !dbg !192
  br i1 %10, label %14, label %11, !dbg !192

11:
  %12 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 3) #7, !dbg !193
  call void @__midway_nondet(i8* noundef %12, i64 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !196
  %13 = getelementptr i8, i8* %12, i64 63, !dbg !197
  store i8 0, i8* %13, align 1, !dbg !197
  br label %14

14:
  %15 = phi i8* [ %12, %11 ], [ null, %8 ], !dbg !198
  ret i8* %15, !dbg !199
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i8* @secure_getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !200 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !201
  br label %2, !dbg !204

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !206
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !204
  %5 = load i8, i8* %4, align 1, !dbg !204
  %6 = icmp eq i8 %5, 0, !dbg !204
  %7 = add i64 %3, 1, !dbg !207
  br i1 %6, label %8, label %2, !dbg !204, !llvm.loop !208

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !209
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !210
  %10 = icmp eq i32 %9, 0, !dbg !210
  br i1 %10, label %14, label %11, !dbg !210

11:
  %12 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 3) #7, !dbg !211
  call void @__midway_nondet(i8* noundef %12, i64 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !213
  %13 = getelementptr i8, i8* %12, i64 63, !dbg !214
  store i8 0, i8* %13, align 1, !dbg !214
  br label %14

14:
  %15 = phi i8* [ %12, %11 ], [ null, %8 ], !dbg !215
  ret i8* %15, !dbg !216
}

define dso_local i32 @setenv(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !217 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !218
  br label %4, !dbg !220

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !222
  %6 = getelementptr i8, i8* %1, i64 %5, !dbg !220
  %7 = load i8, i8* %6, align 1, !dbg !220
  %8 = icmp eq i8 %7, 0, !dbg !220
  %9 = add i64 %5, 1, !dbg !223
  br i1 %8, label %10, label %4, !dbg !220, !llvm.loop !224

10:
  call void @__midway_touched(i8* noundef %1, i64 noundef %9, i32 noundef 0) #7, !dbg !225
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !226
  br label %11, !dbg !228

11:
  %12 = phi i64 [ 0, %10 ], [ %16, %11 ], !dbg !230
  %13 = getelementptr i8, i8* %0, i64 %12, !dbg !228
  %14 = load i8, i8* %13, align 1, !dbg !228
  %15 = icmp eq i8 %14, 0, !dbg !228
  %16 = add i64 %12, 1, !dbg !231
  br i1 %15, label %17, label %11, !dbg !228, !llvm.loop !232

17:
  call void @__midway_touched(i8* noundef %0, i64 noundef %16, i32 noundef 0) #7, !dbg !233
  %18 = icmp eq i64 %12, 0, !dbg !234
  br i1 %18, label %19, label %22, !dbg !234

19:
  %20 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !235
  %21 = bitcast i8* %20 to i32*, !dbg !240
  store i32 22, i32* %21, align 8, !dbg !240
  br label %22, !dbg !234

22:
  %23 = phi i32 [ -1, %19 ], [ 0, %17 ], !dbg !234
  ret i32 %23, !dbg !234
}

define dso_local i32 @unsetenv(i8* noundef %0) local_unnamed_addr #2 !dbg !241 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !242
  br label %2, !dbg !244

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !246
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !244
  %5 = load i8, i8* %4, align 1, !dbg !244
  %6 = icmp eq i8 %5, 0, !dbg !244
  %7 = add i64 %3, 1, !dbg !247
  br i1 %6, label %8, label %2, !dbg !244, !llvm.loop !248

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !249
  %9 = icmp eq i64 %3, 0, !dbg !250
  br i1 %9, label %10, label %13, !dbg !250

10:
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !251
  %12 = bitcast i8* %11 to i32*, !dbg !254
  store i32 22, i32* %12, align 8, !dbg !254
  br label %13, !dbg !250

13:
  %14 = phi i32 [ -1, %10 ], [ 0, %8 ], !dbg !250
  ret i32 %14, !dbg !250
}

define dso_local i32 @putenv(i8* noundef %0) local_unnamed_addr #2 !dbg !255 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !256
  br label %2, !dbg !258

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !260
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !258
  %5 = load i8, i8* %4, align 1, !dbg !258
  %6 = icmp eq i8 %5, 0, !dbg !258
  %7 = add i64 %3, 1, !dbg !261
  br i1 %6, label %8, label %2, !dbg !258, !llvm.loop !262

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !263
  ret i32 0, !dbg !264
}

define dso_local i32 @clearenv() local_unnamed_addr #1 !dbg !265 {
  ret i32 0, !dbg !266
}

define dso_local i32 @system(i8* noundef %0) local_unnamed_addr #2 !dbg !267 {
  %2 = alloca i32, align 4
  %3 = icmp eq i8* %0, null, !dbg !268
  br i1 %3, label %12, label %4, !dbg !268

4:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 1, i32 noundef 0) #7, !dbg !269
  br label %5, !dbg !271

5:
  %6 = phi i64 [ 0, %4 ], [ %10, %5 ], !dbg !273
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !271
  %8 = load i8, i8* %7, align 1, !dbg !271
  %9 = icmp eq i8 %8, 0, !dbg !271
  %10 = add i64 %6, 1, !dbg !274
  br i1 %9, label %11, label %5, !dbg !271, !llvm.loop !275

11:
  call void @__midway_touched(i8* noundef nonnull %0, i64 noundef %10, i32 noundef 0) #7, !dbg !276
  br label %12, !dbg !277

12:
  %13 = bitcast i32* %2 to i8*, !dbg !278
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #6, !dbg !278
  call void @__midway_nondet(i8* noundef nonnull %13, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !280
  %14 = load i32, i32* %2, align 4, !dbg !281
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #6, !dbg !282
  ret i32 %14, !dbg !283
}

define dso_local i32 @mkstemp(i8* noundef %0) local_unnamed_addr #2 !dbg !284 {
  %2 = call fastcc i32 @name(i8* noundef %0) #8, !dbg !285
  %3 = icmp eq i32 %2, 0, !dbg !285
  br i1 %3, label %6, label %4, !dbg !285

4:
  %5 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0)) #7, !dbg !285
  br label %9, !dbg !285

6:
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !286
  %8 = bitcast i8* %7 to i32*, !dbg !289
  store i32 22, i32* %8, align 8, !dbg !289
  br label %9, !dbg !285

9:
  %10 = phi i32 [ %5, %4 ], [ -1, %6 ], !dbg !285
  ret i32 %10, !dbg !285
}

define internal fastcc i32 @name(i8* noundef %0) unnamed_addr #2 !dbg !290 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !291
  br label %2, !dbg !293

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !295
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !293
  %5 = load i8, i8* %4, align 1, !dbg !293
  %6 = icmp eq i8 %5, 0, !dbg !293
  %7 = add i64 %3, 1, !dbg !296
  br i1 %6, label %8, label %2, !dbg !293, !llvm.loop !297

8:
  %9 = getelementptr i8, i8* %0, i64 %3, !dbg !293
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !298
  %10 = icmp ult i64 %3, 6, !dbg !299
  br i1 %10, label %32, label %11, !dbg !299

11:
  %12 = add i64 %3, -6, !dbg !300
  br label %15, !dbg !300

13:
  %14 = icmp ult i64 %20, %3, !dbg !300
  br i1 %14, label %15, label %21, !dbg !300, !llvm.loop !301

15:
  %16 = phi i64 [ %20, %13 ], [ %12, %11 ]
  %17 = getelementptr i8, i8* %0, i64 %16, !dbg !303
  %18 = load i8, i8* %17, align 1, !dbg !303
  %19 = icmp eq i8 %18, 88, !dbg !303
  %20 = add i64 %16, 1, !dbg !300
  br i1 %19, label %13, label %32, !dbg !303

21:
  %22 = getelementptr i8, i8* %9, i64 -6, !dbg !304
  call void @__midway_check(i8* noundef %22, i64 noundef 6, i32 noundef 1) #7, !dbg !305
  call void @__midway_nondet(i8* noundef %22, i64 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !307
  %23 = icmp ugt i64 %3, 5, !dbg !308
  br i1 %23, label %24, label %32, !dbg !308

24:
  %25 = phi i64 [ %30, %24 ], [ %12, %21 ]
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !309
  %27 = load i8, i8* %26, align 1, !dbg !309
  %28 = and i8 %27, 15, !dbg !309
  %29 = add nuw nsw i8 %28, 97, !dbg !309
  store i8 %29, i8* %26, align 1, !dbg !309
  %30 = add i64 %25, 1, !dbg !308
  %31 = icmp ult i64 %30, %3, !dbg !308
  br i1 %31, label %24, label %32, !dbg !308, !llvm.loop !310

32:
  %33 = phi i32 [ 0, %8 ], [ 1, %21 ], [ 1, %24 ], [ 0, %15 ], !dbg !311
  ret i32 %33, !dbg !312
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #3

define dso_local i8* @mktemp(i8* noundef %0) local_unnamed_addr #2 !dbg !313 {
  %2 = call fastcc i32 @name(i8* noundef %0) #8, !dbg !314
  %3 = icmp eq i32 %2, 0, !dbg !314
  %4 = select i1 %3, i8* null, i8* %0, !dbg !314
  ret i8* %4, !dbg !314
}

define dso_local i8* @mkdtemp(i8* noundef %0) local_unnamed_addr #2 !dbg !315 {
  %2 = alloca i32, align 4
  %3 = call fastcc i32 @name(i8* noundef %0) #8, !dbg !316
  %4 = icmp eq i32 %3, 0, !dbg !316
  br i1 %4, label %16, label %5, !dbg !316

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !317
  %7 = icmp eq i32 %6, 0, !dbg !317
  br i1 %7, label %16, label %8, !dbg !317

8:
  %9 = bitcast i32* %2 to i8*, !dbg !320
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #6, !dbg !320
  call void @__midway_nondet(i8* noundef nonnull %9, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !322
  %10 = load i32, i32* %2, align 4, !dbg !323
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #6, !dbg !324
  %11 = add i32 %10, -1, !dbg !325
  %12 = icmp ult i32 %11, 133, !dbg !325
  %13 = zext i1 %12 to i32, !dbg !325
  call void @__midway_assume(i32 noundef %13) #7, !dbg !325
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !326
  %15 = bitcast i8* %14 to i32*, !dbg !329
  store i32 %10, i32* %15, align 8, !dbg !329
  br label %16

16:
  %17 = phi i8* [ null, %1 ], [ %0, %5 ], [ null, %8 ], !dbg !316
  ret i8* %17, !dbg !316
}

define dso_local i32 @getloadavg(double* noundef %0, i32 noundef returned %1) local_unnamed_addr #2 !dbg !330 {
  %3 = bitcast double* %0 to i8*, !dbg !331
  %4 = sext i32 %1 to i64, !dbg !331
  %5 = shl nsw i64 %4, 3, !dbg !331
  call void @__midway_check(i8* noundef %3, i64 noundef %5, i32 noundef 1) #7, !dbg !332
  call void @__midway_nondet(i8* noundef %3, i64 noundef %5, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i64 0, i64 0)) #7, !dbg !334
  ret i32 %1, !dbg !335
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #3

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #3

declare i32 @llvm.abs.i32(i32, i1 immarg) #5

declare i64 @llvm.abs.i64(i64, i1 immarg) #5

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/stdlib.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "abs", scope: !1, file: !1, line: 9, type: !9, scopeLine: 9, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, scope: !8)
!12 = distinct !DISubprogram(name: "labs", scope: !1, file: !1, line: 10, type: !9, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DILocation(line: 10, scope: !12)
!14 = distinct !DISubprogram(name: "llabs", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!15 = !DILocation(line: 11, scope: !14)
!16 = distinct !DISubprogram(name: "div", scope: !1, file: !1, line: 12, type: !9, scopeLine: 12, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = !DILocation(line: 12, scope: !16)
!18 = distinct !DISubprogram(name: "ldiv", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = !DILocation(line: 13, scope: !18)
!20 = distinct !DISubprogram(name: "lldiv", scope: !1, file: !1, line: 14, type: !9, scopeLine: 14, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!21 = !DILocation(line: 14, scope: !20)
!22 = distinct !DISubprogram(name: "rand", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = !DILocation(line: 51, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "any_int", scope: !25, file: !25, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!25 = !DIFile(filename: "c/models.h", directory: ".")
!26 = distinct !DILocation(line: 64, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "any_nonnegative", scope: !25, file: !25, line: 64, type: !9, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!28 = distinct !DILocation(line: 18, scope: !22)
!29 = !DILocation(line: 52, scope: !24, inlinedAt: !26)
!30 = !DILocation(line: 53, scope: !24, inlinedAt: !26)
!31 = !DILocation(line: 54, scope: !24, inlinedAt: !26)
!32 = !DILocation(line: 64, scope: !27, inlinedAt: !28)
!33 = !DILocation(line: 18, scope: !22)
!34 = distinct !DISubprogram(name: "srand", scope: !1, file: !1, line: 19, type: !9, scopeLine: 19, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = !DILocation(line: 19, scope: !34)
!36 = distinct !DISubprogram(name: "random", scope: !1, file: !1, line: 20, type: !9, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = !DILocation(line: 51, scope: !24, inlinedAt: !38)
!38 = distinct !DILocation(line: 64, scope: !27, inlinedAt: !39)
!39 = distinct !DILocation(line: 20, scope: !36)
!40 = !DILocation(line: 52, scope: !24, inlinedAt: !38)
!41 = !DILocation(line: 53, scope: !24, inlinedAt: !38)
!42 = !DILocation(line: 54, scope: !24, inlinedAt: !38)
!43 = !DILocation(line: 64, scope: !27, inlinedAt: !39)
!44 = !DILocation(line: 20, scope: !36)
!45 = distinct !DISubprogram(name: "srandom", scope: !1, file: !1, line: 21, type: !9, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = !DILocation(line: 21, scope: !45)
!47 = distinct !DISubprogram(name: "initstate", scope: !1, file: !1, line: 22, type: !9, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = !DILocation(line: 22, scope: !47)
!49 = distinct !DISubprogram(name: "setstate", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!50 = !DILocation(line: 23, scope: !49)
!51 = distinct !DISubprogram(name: "lrand48", scope: !1, file: !1, line: 24, type: !9, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!52 = !DILocation(line: 51, scope: !24, inlinedAt: !53)
!53 = distinct !DILocation(line: 64, scope: !27, inlinedAt: !54)
!54 = distinct !DILocation(line: 24, scope: !51)
!55 = !DILocation(line: 52, scope: !24, inlinedAt: !53)
!56 = !DILocation(line: 53, scope: !24, inlinedAt: !53)
!57 = !DILocation(line: 54, scope: !24, inlinedAt: !53)
!58 = !DILocation(line: 64, scope: !27, inlinedAt: !54)
!59 = !DILocation(line: 24, scope: !51)
!60 = distinct !DISubprogram(name: "mrand48", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!61 = !DILocation(line: 51, scope: !24, inlinedAt: !62)
!62 = distinct !DILocation(line: 25, scope: !60)
!63 = !DILocation(line: 52, scope: !24, inlinedAt: !62)
!64 = !DILocation(line: 53, scope: !24, inlinedAt: !62)
!65 = !DILocation(line: 54, scope: !24, inlinedAt: !62)
!66 = !DILocation(line: 25, scope: !60)
!67 = distinct !DISubprogram(name: "nrand48", scope: !1, file: !1, line: 26, type: !9, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = !DILocation(line: 51, scope: !24, inlinedAt: !69)
!69 = distinct !DILocation(line: 64, scope: !27, inlinedAt: !70)
!70 = distinct !DILocation(line: 26, scope: !67)
!71 = !DILocation(line: 52, scope: !24, inlinedAt: !69)
!72 = !DILocation(line: 53, scope: !24, inlinedAt: !69)
!73 = !DILocation(line: 54, scope: !24, inlinedAt: !69)
!74 = !DILocation(line: 64, scope: !27, inlinedAt: !70)
!75 = !DILocation(line: 26, scope: !67)
!76 = distinct !DISubprogram(name: "jrand48", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!77 = !DILocation(line: 51, scope: !24, inlinedAt: !78)
!78 = distinct !DILocation(line: 27, scope: !76)
!79 = !DILocation(line: 52, scope: !24, inlinedAt: !78)
!80 = !DILocation(line: 53, scope: !24, inlinedAt: !78)
!81 = !DILocation(line: 54, scope: !24, inlinedAt: !78)
!82 = !DILocation(line: 27, scope: !76)
!83 = distinct !DISubprogram(name: "srand48", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!84 = !DILocation(line: 28, scope: !83)
!85 = distinct !DISubprogram(name: "seed48", scope: !1, file: !1, line: 29, type: !9, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = !DILocation(line: 29, scope: !85)
!87 = distinct !DISubprogram(name: "arc4random", scope: !1, file: !1, line: 30, type: !9, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!88 = !DILocation(line: 51, scope: !24, inlinedAt: !89)
!89 = distinct !DILocation(line: 30, scope: !87)
!90 = !DILocation(line: 52, scope: !24, inlinedAt: !89)
!91 = !DILocation(line: 53, scope: !24, inlinedAt: !89)
!92 = !DILocation(line: 54, scope: !24, inlinedAt: !89)
!93 = !DILocation(line: 30, scope: !87)
!94 = distinct !DISubprogram(name: "arc4random_uniform", scope: !1, file: !1, line: 31, type: !9, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!95 = !DILocation(line: 33, scope: !94)
!96 = !DILocation(line: 58, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "any_long", scope: !25, file: !25, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = distinct !DILocation(line: 69, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "any_between", scope: !25, file: !25, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!100 = distinct !DILocation(line: 33, scope: !94)
!101 = !DILocation(line: 59, scope: !97, inlinedAt: !98)
!102 = !DILocation(line: 60, scope: !97, inlinedAt: !98)
!103 = !DILocation(line: 61, scope: !97, inlinedAt: !98)
!104 = !DILocation(line: 70, scope: !99, inlinedAt: !100)
!105 = distinct !DISubprogram(name: "arc4random_buf", scope: !1, file: !1, line: 35, type: !9, scopeLine: 35, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = !DILocation(line: 105, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "fill", scope: !25, file: !25, line: 103, type: !9, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = distinct !DILocation(line: 35, scope: !105)
!109 = !DILocation(line: 106, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 35, scope: !105)
!111 = distinct !DISubprogram(name: "rand_r", scope: !1, file: !1, line: 37, type: !9, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!112 = !DILocation(line: 39, scope: !111)
!113 = !DILocation(line: 105, scope: !107, inlinedAt: !114)
!114 = distinct !DILocation(line: 39, scope: !111)
!115 = !DILocation(line: 106, scope: !107, inlinedAt: !114)
!116 = !DILocation(line: 51, scope: !24, inlinedAt: !117)
!117 = distinct !DILocation(line: 64, scope: !27, inlinedAt: !118)
!118 = distinct !DILocation(line: 40, scope: !111)
!119 = !DILocation(line: 52, scope: !24, inlinedAt: !117)
!120 = !DILocation(line: 53, scope: !24, inlinedAt: !117)
!121 = !DILocation(line: 54, scope: !24, inlinedAt: !117)
!122 = !DILocation(line: 64, scope: !27, inlinedAt: !118)
!123 = !DILocation(line: 40, scope: !111)
!124 = distinct !DISubprogram(name: "random_r", scope: !1, file: !1, line: 43, type: !9, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!125 = !DILocation(line: 45, scope: !124)
!126 = !DILocation(line: 51, scope: !24, inlinedAt: !127)
!127 = distinct !DILocation(line: 64, scope: !27, inlinedAt: !128)
!128 = distinct !DILocation(line: 46, scope: !124)
!129 = !DILocation(line: 52, scope: !24, inlinedAt: !127)
!130 = !DILocation(line: 53, scope: !24, inlinedAt: !127)
!131 = !DILocation(line: 54, scope: !24, inlinedAt: !127)
!132 = !DILocation(line: 64, scope: !27, inlinedAt: !128)
!133 = !DILocation(line: 46, scope: !124)
!134 = !DILocation(line: 47, scope: !124)
!135 = distinct !DISubprogram(name: "srandom_r", scope: !1, file: !1, line: 50, type: !9, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = !DILocation(line: 50, scope: !135)
!137 = distinct !DISubprogram(name: "initstate_r", scope: !1, file: !1, line: 52, type: !9, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!138 = !DILocation(line: 52, scope: !137)
!139 = distinct !DISubprogram(name: "drand48", scope: !1, file: !1, line: 62, type: !9, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = !DILocation(line: 56, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "fraction", scope: !1, file: !1, line: 54, type: !9, scopeLine: 55, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!142 = distinct !DILocation(line: 62, scope: !139)
!143 = !DILocation(line: 57, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 58, scope: !141, inlinedAt: !142)
!145 = !DILocation(line: 59, scope: !141, inlinedAt: !142)
!146 = !DILocation(line: 60, scope: !141, inlinedAt: !142)
!147 = !DILocation(line: 62, scope: !139)
!148 = distinct !DISubprogram(name: "erand48", scope: !1, file: !1, line: 63, type: !9, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = !DILocation(line: 56, scope: !141, inlinedAt: !150)
!150 = distinct !DILocation(line: 63, scope: !148)
!151 = !DILocation(line: 57, scope: !141, inlinedAt: !150)
!152 = !DILocation(line: 58, scope: !141, inlinedAt: !150)
!153 = !DILocation(line: 59, scope: !141, inlinedAt: !150)
!154 = !DILocation(line: 60, scope: !141, inlinedAt: !150)
!155 = !DILocation(line: 63, scope: !148)
!156 = distinct !DISubprogram(name: "drand48_r", scope: !1, file: !1, line: 65, type: !9, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = !DILocation(line: 67, scope: !156)
!158 = !DILocation(line: 56, scope: !141, inlinedAt: !159)
!159 = distinct !DILocation(line: 68, scope: !156)
!160 = !DILocation(line: 57, scope: !141, inlinedAt: !159)
!161 = !DILocation(line: 58, scope: !141, inlinedAt: !159)
!162 = !DILocation(line: 59, scope: !141, inlinedAt: !159)
!163 = !DILocation(line: 60, scope: !141, inlinedAt: !159)
!164 = !DILocation(line: 68, scope: !156)
!165 = !DILocation(line: 69, scope: !156)
!166 = distinct !DISubprogram(name: "lrand48_r", scope: !1, file: !1, line: 72, type: !9, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!167 = !DILocation(line: 74, scope: !166)
!168 = !DILocation(line: 51, scope: !24, inlinedAt: !169)
!169 = distinct !DILocation(line: 64, scope: !27, inlinedAt: !170)
!170 = distinct !DILocation(line: 75, scope: !166)
!171 = !DILocation(line: 52, scope: !24, inlinedAt: !169)
!172 = !DILocation(line: 53, scope: !24, inlinedAt: !169)
!173 = !DILocation(line: 54, scope: !24, inlinedAt: !169)
!174 = !DILocation(line: 64, scope: !27, inlinedAt: !170)
!175 = !DILocation(line: 75, scope: !166)
!176 = !DILocation(line: 76, scope: !166)
!177 = distinct !DISubprogram(name: "srand48_r", scope: !1, file: !1, line: 79, type: !9, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!178 = !DILocation(line: 79, scope: !177)
!179 = distinct !DISubprogram(name: "getenv", scope: !1, file: !1, line: 87, type: !9, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = !DILocation(line: 96, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "read_string", scope: !25, file: !25, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 90, scope: !179)
!183 = !DILocation(line: 88, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "length", scope: !25, file: !25, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!185 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !182)
!186 = !DILocation(line: 0, scope: !184, inlinedAt: !185)
!187 = !DILocation(line: 89, scope: !184, inlinedAt: !185)
!188 = distinct !{!188, !183, !187, !189, !190}
!189 = !{!"llvm.loop.mustprogress"}
!190 = !{!"llvm.loop.unroll.disable"}
!191 = !DILocation(line: 98, scope: !181, inlinedAt: !182)
!192 = !DILocation(line: 91, scope: !179)
!193 = !DILocation(line: 109, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "internal_alloc", scope: !25, file: !25, line: 109, type: !9, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!195 = distinct !DILocation(line: 93, scope: !179)
!196 = !DILocation(line: 94, scope: !179)
!197 = !DILocation(line: 95, scope: !179)
!198 = !DILocation(line: 0, scope: !179)
!199 = !DILocation(line: 97, scope: !179)
!200 = distinct !DISubprogram(name: "secure_getenv", scope: !1, file: !1, line: 99, type: !9, scopeLine: 99, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!201 = !DILocation(line: 96, scope: !181, inlinedAt: !202)
!202 = distinct !DILocation(line: 90, scope: !179, inlinedAt: !203)
!203 = distinct !DILocation(line: 99, scope: !200)
!204 = !DILocation(line: 88, scope: !184, inlinedAt: !205)
!205 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !202)
!206 = !DILocation(line: 0, scope: !184, inlinedAt: !205)
!207 = !DILocation(line: 89, scope: !184, inlinedAt: !205)
!208 = distinct !{!208, !204, !207, !189, !190}
!209 = !DILocation(line: 98, scope: !181, inlinedAt: !202)
!210 = !DILocation(line: 91, scope: !179, inlinedAt: !203)
!211 = !DILocation(line: 109, scope: !194, inlinedAt: !212)
!212 = distinct !DILocation(line: 93, scope: !179, inlinedAt: !203)
!213 = !DILocation(line: 94, scope: !179, inlinedAt: !203)
!214 = !DILocation(line: 95, scope: !179, inlinedAt: !203)
!215 = !DILocation(line: 0, scope: !179, inlinedAt: !203)
!216 = !DILocation(line: 99, scope: !200)
!217 = distinct !DISubprogram(name: "setenv", scope: !1, file: !1, line: 101, type: !9, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!218 = !DILocation(line: 96, scope: !181, inlinedAt: !219)
!219 = distinct !DILocation(line: 103, scope: !217)
!220 = !DILocation(line: 88, scope: !184, inlinedAt: !221)
!221 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !219)
!222 = !DILocation(line: 0, scope: !184, inlinedAt: !221)
!223 = !DILocation(line: 89, scope: !184, inlinedAt: !221)
!224 = distinct !{!224, !220, !223, !189, !190}
!225 = !DILocation(line: 98, scope: !181, inlinedAt: !219)
!226 = !DILocation(line: 96, scope: !181, inlinedAt: !227)
!227 = distinct !DILocation(line: 104, scope: !217)
!228 = !DILocation(line: 88, scope: !184, inlinedAt: !229)
!229 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !227)
!230 = !DILocation(line: 0, scope: !184, inlinedAt: !229)
!231 = !DILocation(line: 89, scope: !184, inlinedAt: !229)
!232 = distinct !{!232, !228, !231, !189, !190}
!233 = !DILocation(line: 98, scope: !181, inlinedAt: !227)
!234 = !DILocation(line: 104, scope: !217)
!235 = !DILocation(line: 39, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "area", scope: !25, file: !25, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = distinct !DILocation(line: 44, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "fail", scope: !25, file: !25, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!239 = distinct !DILocation(line: 104, scope: !217)
!240 = !DILocation(line: 44, scope: !238, inlinedAt: !239)
!241 = distinct !DISubprogram(name: "unsetenv", scope: !1, file: !1, line: 107, type: !9, scopeLine: 107, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!242 = !DILocation(line: 96, scope: !181, inlinedAt: !243)
!243 = distinct !DILocation(line: 107, scope: !241)
!244 = !DILocation(line: 88, scope: !184, inlinedAt: !245)
!245 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !243)
!246 = !DILocation(line: 0, scope: !184, inlinedAt: !245)
!247 = !DILocation(line: 89, scope: !184, inlinedAt: !245)
!248 = distinct !{!248, !244, !247, !189, !190}
!249 = !DILocation(line: 98, scope: !181, inlinedAt: !243)
!250 = !DILocation(line: 107, scope: !241)
!251 = !DILocation(line: 39, scope: !236, inlinedAt: !252)
!252 = distinct !DILocation(line: 44, scope: !238, inlinedAt: !253)
!253 = distinct !DILocation(line: 107, scope: !241)
!254 = !DILocation(line: 44, scope: !238, inlinedAt: !253)
!255 = distinct !DISubprogram(name: "putenv", scope: !1, file: !1, line: 109, type: !9, scopeLine: 110, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!256 = !DILocation(line: 96, scope: !181, inlinedAt: !257)
!257 = distinct !DILocation(line: 111, scope: !255)
!258 = !DILocation(line: 88, scope: !184, inlinedAt: !259)
!259 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !257)
!260 = !DILocation(line: 0, scope: !184, inlinedAt: !259)
!261 = !DILocation(line: 89, scope: !184, inlinedAt: !259)
!262 = distinct !{!262, !258, !261, !189, !190}
!263 = !DILocation(line: 98, scope: !181, inlinedAt: !257)
!264 = !DILocation(line: 112, scope: !255)
!265 = distinct !DISubprogram(name: "clearenv", scope: !1, file: !1, line: 115, type: !9, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!266 = !DILocation(line: 115, scope: !265)
!267 = distinct !DISubprogram(name: "system", scope: !1, file: !1, line: 117, type: !9, scopeLine: 118, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!268 = !DILocation(line: 119, scope: !267)
!269 = !DILocation(line: 96, scope: !181, inlinedAt: !270)
!270 = distinct !DILocation(line: 120, scope: !267)
!271 = !DILocation(line: 88, scope: !184, inlinedAt: !272)
!272 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !270)
!273 = !DILocation(line: 0, scope: !184, inlinedAt: !272)
!274 = !DILocation(line: 89, scope: !184, inlinedAt: !272)
!275 = distinct !{!275, !271, !274, !189, !190}
!276 = !DILocation(line: 98, scope: !181, inlinedAt: !270)
!277 = !DILocation(line: 120, scope: !267)
!278 = !DILocation(line: 51, scope: !24, inlinedAt: !279)
!279 = distinct !DILocation(line: 121, scope: !267)
!280 = !DILocation(line: 52, scope: !24, inlinedAt: !279)
!281 = !DILocation(line: 53, scope: !24, inlinedAt: !279)
!282 = !DILocation(line: 54, scope: !24, inlinedAt: !279)
!283 = !DILocation(line: 121, scope: !267)
!284 = distinct !DISubprogram(name: "mkstemp", scope: !1, file: !1, line: 143, type: !9, scopeLine: 143, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!285 = !DILocation(line: 143, scope: !284)
!286 = !DILocation(line: 39, scope: !236, inlinedAt: !287)
!287 = distinct !DILocation(line: 44, scope: !238, inlinedAt: !288)
!288 = distinct !DILocation(line: 143, scope: !284)
!289 = !DILocation(line: 44, scope: !238, inlinedAt: !288)
!290 = distinct !DISubprogram(name: "name", scope: !1, file: !1, line: 127, type: !9, scopeLine: 128, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = !DILocation(line: 96, scope: !181, inlinedAt: !292)
!292 = distinct !DILocation(line: 129, scope: !290)
!293 = !DILocation(line: 88, scope: !184, inlinedAt: !294)
!294 = distinct !DILocation(line: 97, scope: !181, inlinedAt: !292)
!295 = !DILocation(line: 0, scope: !184, inlinedAt: !294)
!296 = !DILocation(line: 89, scope: !184, inlinedAt: !294)
!297 = distinct !{!297, !293, !296, !189, !190}
!298 = !DILocation(line: 98, scope: !181, inlinedAt: !292)
!299 = !DILocation(line: 130, scope: !290)
!300 = !DILocation(line: 132, scope: !290)
!301 = distinct !{!301, !300, !302, !189, !190}
!302 = !DILocation(line: 134, scope: !290)
!303 = !DILocation(line: 133, scope: !290)
!304 = !DILocation(line: 135, scope: !290)
!305 = !DILocation(line: 105, scope: !107, inlinedAt: !306)
!306 = distinct !DILocation(line: 135, scope: !290)
!307 = !DILocation(line: 106, scope: !107, inlinedAt: !306)
!308 = !DILocation(line: 136, scope: !290)
!309 = !DILocation(line: 137, scope: !290)
!310 = distinct !{!310, !308, !309, !189, !190}
!311 = !DILocation(line: 0, scope: !290)
!312 = !DILocation(line: 139, scope: !290)
!313 = distinct !DISubprogram(name: "mktemp", scope: !1, file: !1, line: 144, type: !9, scopeLine: 144, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!314 = !DILocation(line: 144, scope: !313)
!315 = distinct !DISubprogram(name: "mkdtemp", scope: !1, file: !1, line: 145, type: !9, scopeLine: 145, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!316 = !DILocation(line: 145, scope: !315)
!317 = !DILocation(line: 77, scope: !318, inlinedAt: !319)
!318 = distinct !DISubprogram(name: "may_fail", scope: !25, file: !25, line: 75, type: !9, scopeLine: 76, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!319 = distinct !DILocation(line: 145, scope: !315)
!320 = !DILocation(line: 51, scope: !24, inlinedAt: !321)
!321 = distinct !DILocation(line: 79, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 52, scope: !24, inlinedAt: !321)
!323 = !DILocation(line: 53, scope: !24, inlinedAt: !321)
!324 = !DILocation(line: 54, scope: !24, inlinedAt: !321)
!325 = !DILocation(line: 80, scope: !318, inlinedAt: !319)
!326 = !DILocation(line: 39, scope: !236, inlinedAt: !327)
!327 = distinct !DILocation(line: 44, scope: !238, inlinedAt: !328)
!328 = distinct !DILocation(line: 81, scope: !318, inlinedAt: !319)
!329 = !DILocation(line: 44, scope: !238, inlinedAt: !328)
!330 = distinct !DISubprogram(name: "getloadavg", scope: !1, file: !1, line: 147, type: !9, scopeLine: 148, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = !DILocation(line: 149, scope: !330)
!332 = !DILocation(line: 105, scope: !107, inlinedAt: !333)
!333 = distinct !DILocation(line: 149, scope: !330)
!334 = !DILocation(line: 106, scope: !107, inlinedAt: !333)
!335 = !DILocation(line: 150, scope: !330)
