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
  %2 = icmp ult i32 %0, 2, !dbg !95
  br i1 %2, label %8, label %3, !dbg !95

3:
  %4 = add i32 %0, -1, !dbg !95
  %5 = zext i32 %4 to i64, !dbg !95
  %6 = call i64 @__mw_between(i64 noundef 0, i64 noundef %5, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !95
  %7 = trunc i64 %6 to i32, !dbg !95
  br label %8, !dbg !95

8:
  %9 = phi i32 [ %7, %3 ], [ 0, %1 ], !dbg !95
  ret i32 %9, !dbg !95
}

declare !dbg !96 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @arc4random_buf(i8* noundef %0, i64 noundef %1) local_unnamed_addr #2 !dbg !97 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #7, !dbg !98
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !101
  ret void, !dbg !102
}

define dso_local i32 @rand_r(i32* noundef %0) local_unnamed_addr #2 !dbg !103 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %0 to i8*, !dbg !104
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #7, !dbg !105
  call void @__midway_nondet(i8* noundef %3, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !107
  %4 = bitcast i32* %2 to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6, !dbg !108
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !111
  %5 = load i32, i32* %2, align 4, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6, !dbg !113
  %6 = and i32 %5, 2147483647, !dbg !114
  ret i32 %6, !dbg !115
}

define dso_local i32 @random_r(%struct.random_data* noalias nocapture noundef readnone %0, i32* noalias noundef %1) local_unnamed_addr #2 !dbg !116 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %1 to i8*, !dbg !117
  call void @__midway_check(i8* noundef %4, i64 noundef 4, i32 noundef 1) #7, !dbg !117
  %5 = bitcast i32* %3 to i8*, !dbg !118
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !118
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !121
  %6 = load i32, i32* %3, align 4, !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !123
  %7 = and i32 %6, 2147483647, !dbg !124
  store i32 %7, i32* %1, align 4, !dbg !125
  ret i32 0, !dbg !126
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @srandom_r(i32 noundef %0, %struct.random_data* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !127 {
  ret i32 0, !dbg !128
}

define dso_local i32 @initstate_r(i32 noundef %0, i8* noalias nocapture noundef readnone %1, i64 noundef %2, %struct.random_data* noalias nocapture noundef readnone %3) local_unnamed_addr #1 !dbg !129 {
  ret i32 0, !dbg !130
}

define dso_local double @drand48() local_unnamed_addr #2 !dbg !131 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !132
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !132
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !135
  %3 = load double, double* %1, align 8, !dbg !136
  %4 = fcmp oge double %3, 0.000000e+00, !dbg !136
  %5 = fcmp olt double %3, 1.000000e+00, !dbg !136
  %6 = and i1 %4, %5, !dbg !136
  %7 = zext i1 %6 to i32, !dbg !136
  call void @__midway_assume(i32 noundef %7) #7, !dbg !136
  %8 = load double, double* %1, align 8, !dbg !137
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !138
  ret double %8, !dbg !139
}

define dso_local double @erand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !140 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !141
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #6, !dbg !141
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !143
  %4 = load double, double* %2, align 8, !dbg !144
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !144
  %6 = fcmp olt double %4, 1.000000e+00, !dbg !144
  %7 = and i1 %5, %6, !dbg !144
  %8 = zext i1 %7 to i32, !dbg !144
  call void @__midway_assume(i32 noundef %8) #7, !dbg !144
  %9 = load double, double* %2, align 8, !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #6, !dbg !146
  ret double %9, !dbg !147
}

define dso_local i32 @drand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, double* noalias noundef %1) local_unnamed_addr #2 !dbg !148 {
  %3 = alloca double, align 8
  %4 = bitcast double* %1 to i8*, !dbg !149
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #7, !dbg !149
  %5 = bitcast double* %3 to i8*, !dbg !150
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6, !dbg !150
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !152
  %6 = load double, double* %3, align 8, !dbg !153
  %7 = fcmp oge double %6, 0.000000e+00, !dbg !153
  %8 = fcmp olt double %6, 1.000000e+00, !dbg !153
  %9 = and i1 %7, %8, !dbg !153
  %10 = zext i1 %9 to i32, !dbg !153
  call void @__midway_assume(i32 noundef %10) #7, !dbg !153
  %11 = load double, double* %3, align 8, !dbg !154
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6, !dbg !155
  store double %11, double* %1, align 8, !dbg !156
  ret i32 0, !dbg !157
}

define dso_local i32 @lrand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, i64* noalias noundef %1) local_unnamed_addr #2 !dbg !158 {
  %3 = alloca i32, align 4
  %4 = bitcast i64* %1 to i8*, !dbg !159
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #7, !dbg !159
  %5 = bitcast i32* %3 to i8*, !dbg !160
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !160
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !163
  %6 = load i32, i32* %3, align 4, !dbg !164
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !165
  %7 = and i32 %6, 2147483647, !dbg !166
  %8 = zext i32 %7 to i64
  store i64 %8, i64* %1, align 8, !dbg !167
  ret i32 0, !dbg !168
}

define dso_local i32 @srand48_r(i64 noundef %0, %struct.drand48_data* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !169 {
  ret i32 0, !dbg !170
}

define dso_local i8* @getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !171 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !172
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !173
  %3 = icmp eq i32 %2, 0, !dbg !173
  br i1 %3, label %7, label %4, !dbg !173

4:
  %5 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 3) #7, !dbg !174
  call void @__midway_nondet(i8* noundef %5, i64 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !177
  %6 = getelementptr i8, i8* %5, i64 63, !dbg !178
  store i8 0, i8* %6, align 1, !dbg !178
  br label %7

7:
  %8 = phi i8* [ %5, %4 ], [ null, %1 ], !dbg !179
  ret i8* %8, !dbg !180
}

declare !dbg !181 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i8* @secure_getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !182 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !183
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !185
  %3 = icmp eq i32 %2, 0, !dbg !185
  br i1 %3, label %7, label %4, !dbg !185

4:
  %5 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 3) #7, !dbg !186
  call void @__midway_nondet(i8* noundef %5, i64 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !188
  %6 = getelementptr i8, i8* %5, i64 63, !dbg !189
  store i8 0, i8* %6, align 1, !dbg !189
  br label %7

7:
  %8 = phi i8* [ %5, %4 ], [ null, %1 ], !dbg !190
  ret i8* %8, !dbg !191
}

define dso_local i32 @setenv(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !192 {
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #7, !dbg !193
  %4 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !194
  %5 = icmp eq i64 %4, 0, !dbg !194
  br i1 %5, label %6, label %8, !dbg !194

6:
  %7 = call i32 @__mw_fail(i32 noundef 22) #7, !dbg !194
  br label %8, !dbg !194

8:
  %9 = phi i32 [ %7, %6 ], [ 0, %3 ], !dbg !194
  ret i32 %9, !dbg !194
}

declare !dbg !195 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #3

declare !dbg !196 i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

define dso_local i32 @unsetenv(i8* noundef %0) local_unnamed_addr #2 !dbg !197 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !198
  %3 = icmp eq i64 %2, 0, !dbg !198
  br i1 %3, label %4, label %6, !dbg !198

4:
  %5 = call i32 @__mw_fail(i32 noundef 22) #7, !dbg !198
  br label %6, !dbg !198

6:
  %7 = phi i32 [ %5, %4 ], [ 0, %1 ], !dbg !198
  ret i32 %7, !dbg !198
}

define dso_local i32 @putenv(i8* noundef %0) local_unnamed_addr #2 !dbg !199 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !200
  ret i32 0, !dbg !201
}

define dso_local i32 @clearenv() local_unnamed_addr #1 !dbg !202 {
  ret i32 0, !dbg !203
}

define dso_local i32 @system(i8* noundef %0) local_unnamed_addr #2 !dbg !204 {
  %2 = alloca i32, align 4
  %3 = icmp eq i8* %0, null, !dbg !205
  br i1 %3, label %5, label %4, !dbg !205

4:
  call void @__mw_read_text(i8* noundef nonnull %0, i64 noundef -1) #7, !dbg !206
  br label %5, !dbg !206

5:
  %6 = bitcast i32* %2 to i8*, !dbg !207
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #6, !dbg !207
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !209
  %7 = load i32, i32* %2, align 4, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #6, !dbg !211
  ret i32 %7, !dbg !212
}

define dso_local i32 @mkstemp(i8* noundef %0) local_unnamed_addr #2 !dbg !213 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !214
  %3 = icmp ult i64 %2, 6, !dbg !217
  br i1 %3, label %28, label %4, !dbg !217

4:
  %5 = add i64 %2, -6, !dbg !218
  br label %8, !dbg !218

6:
  %7 = icmp ult i64 %13, %2, !dbg !218
  br i1 %7, label %8, label %14, !dbg !218, !llvm.loop !219

8:
  %9 = phi i64 [ %13, %6 ], [ %5, %4 ]
  %10 = getelementptr i8, i8* %0, i64 %9, !dbg !223
  %11 = load i8, i8* %10, align 1, !dbg !223
  %12 = icmp eq i8 %11, 88, !dbg !223
  %13 = add i64 %9, 1, !dbg !218
  br i1 %12, label %6, label %28, !dbg !223

14:
  %15 = getelementptr i8, i8* %0, i64 %2, !dbg !224
  %16 = getelementptr i8, i8* %15, i64 -6, !dbg !224
  call void @__midway_check(i8* noundef %16, i64 noundef 6, i32 noundef 1) #7, !dbg !225
  call void @__midway_nondet(i8* noundef %16, i64 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !227
  %17 = icmp ugt i64 %2, 5, !dbg !228
  br i1 %17, label %18, label %26, !dbg !228

18:
  %19 = phi i64 [ %24, %18 ], [ %5, %14 ]
  %20 = getelementptr i8, i8* %0, i64 %19, !dbg !229
  %21 = load i8, i8* %20, align 1, !dbg !229
  %22 = and i8 %21, 15, !dbg !229
  %23 = add nuw nsw i8 %22, 97, !dbg !229
  store i8 %23, i8* %20, align 1, !dbg !229
  %24 = add i64 %19, 1, !dbg !228
  %25 = icmp ult i64 %24, %2, !dbg !228
  br i1 %25, label %18, label %26, !dbg !228, !llvm.loop !230

26:
  %27 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0)) #7, !dbg !231
  br label %30, !dbg !231

28:
  %29 = call i32 @__mw_fail(i32 noundef 22) #7, !dbg !231
  br label %30, !dbg !231

30:
  %31 = phi i32 [ %27, %26 ], [ %29, %28 ], !dbg !231
  ret i32 %31, !dbg !231
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #3

define dso_local i8* @mktemp(i8* noundef %0) local_unnamed_addr #2 !dbg !232 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !233
  %3 = icmp ult i64 %2, 6, !dbg !235
  br i1 %3, label %26, label %4, !dbg !235

4:
  %5 = add i64 %2, -6, !dbg !236
  br label %8, !dbg !236

6:
  %7 = icmp ult i64 %13, %2, !dbg !236
  br i1 %7, label %8, label %14, !dbg !236, !llvm.loop !237

8:
  %9 = phi i64 [ %13, %6 ], [ %5, %4 ]
  %10 = getelementptr i8, i8* %0, i64 %9, !dbg !239
  %11 = load i8, i8* %10, align 1, !dbg !239
  %12 = icmp eq i8 %11, 88, !dbg !239
  %13 = add i64 %9, 1, !dbg !236
  br i1 %12, label %6, label %26, !dbg !239

14:
  %15 = getelementptr i8, i8* %0, i64 %2, !dbg !240
  %16 = getelementptr i8, i8* %15, i64 -6, !dbg !240
  call void @__midway_check(i8* noundef %16, i64 noundef 6, i32 noundef 1) #7, !dbg !241
  call void @__midway_nondet(i8* noundef %16, i64 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !243
  %17 = icmp ugt i64 %2, 5, !dbg !244
  br i1 %17, label %18, label %26, !dbg !244

18:
  %19 = phi i64 [ %24, %18 ], [ %5, %14 ]
  %20 = getelementptr i8, i8* %0, i64 %19, !dbg !245
  %21 = load i8, i8* %20, align 1, !dbg !245
  %22 = and i8 %21, 15, !dbg !245
  %23 = add nuw nsw i8 %22, 97, !dbg !245
  store i8 %23, i8* %20, align 1, !dbg !245
  %24 = add i64 %19, 1, !dbg !244
  %25 = icmp ult i64 %24, %2, !dbg !244
  br i1 %25, label %18, label %26, !dbg !244, !llvm.loop !246

26:
  %27 = phi i8* [ null, %1 ], [ %0, %14 ], [ %0, %18 ], [ null, %8 ]
  ret i8* %27, !dbg !247
}

define dso_local i8* @mkdtemp(i8* noundef %0) local_unnamed_addr #2 !dbg !248 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !249
  %3 = icmp ult i64 %2, 6, !dbg !251
  br i1 %3, label %30, label %4, !dbg !251

4:
  %5 = add i64 %2, -6, !dbg !252
  br label %8, !dbg !252

6:
  %7 = icmp ult i64 %13, %2, !dbg !252
  br i1 %7, label %8, label %14, !dbg !252, !llvm.loop !253

8:
  %9 = phi i64 [ %13, %6 ], [ %5, %4 ]
  %10 = getelementptr i8, i8* %0, i64 %9, !dbg !255
  %11 = load i8, i8* %10, align 1, !dbg !255
  %12 = icmp eq i8 %11, 88, !dbg !255
  %13 = add i64 %9, 1, !dbg !252
  br i1 %12, label %6, label %30, !dbg !255

14:
  %15 = getelementptr i8, i8* %0, i64 %2, !dbg !256
  %16 = getelementptr i8, i8* %15, i64 -6, !dbg !256
  call void @__midway_check(i8* noundef %16, i64 noundef 6, i32 noundef 1) #7, !dbg !257
  call void @__midway_nondet(i8* noundef %16, i64 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !259
  %17 = icmp ugt i64 %2, 5, !dbg !260
  br i1 %17, label %18, label %26, !dbg !260

18:
  %19 = phi i64 [ %24, %18 ], [ %5, %14 ]
  %20 = getelementptr i8, i8* %0, i64 %19, !dbg !261
  %21 = load i8, i8* %20, align 1, !dbg !261
  %22 = and i8 %21, 15, !dbg !261
  %23 = add nuw nsw i8 %22, 97, !dbg !261
  store i8 %23, i8* %20, align 1, !dbg !261
  %24 = add i64 %19, 1, !dbg !260
  %25 = icmp ult i64 %24, %2, !dbg !260
  br i1 %25, label %18, label %26, !dbg !260, !llvm.loop !262

26:
  %27 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !263
  %28 = icmp eq i32 %27, 0, !dbg !263
  %29 = select i1 %28, i8* %0, i8* null, !dbg !263
  br label %30, !dbg !263

30:
  %31 = phi i8* [ %29, %26 ], [ null, %1 ], [ null, %8 ], !dbg !263
  ret i8* %31, !dbg !263
}

declare !dbg !264 i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #3

define dso_local i32 @getloadavg(double* noundef %0, i32 noundef returned %1) local_unnamed_addr #2 !dbg !265 {
  %3 = bitcast double* %0 to i8*, !dbg !266
  %4 = sext i32 %1 to i64, !dbg !266
  %5 = shl nsw i64 %4, 3, !dbg !266
  call void @__midway_check(i8* noundef %3, i64 noundef %5, i32 noundef 1) #7, !dbg !267
  call void @__midway_nondet(i8* noundef %3, i64 noundef %5, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i64 0, i64 0)) #7, !dbg !269
  ret i32 %1, !dbg !270
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

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
!8 = distinct !DISubprogram(name: "abs", scope: !1, file: !1, line: 9, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, scope: !8)
!12 = distinct !DISubprogram(name: "labs", scope: !1, file: !1, line: 10, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 10, scope: !12)
!14 = distinct !DISubprogram(name: "llabs", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 11, scope: !14)
!16 = distinct !DISubprogram(name: "div", scope: !1, file: !1, line: 12, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 12, scope: !16)
!18 = distinct !DISubprogram(name: "ldiv", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 13, scope: !18)
!20 = distinct !DISubprogram(name: "lldiv", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 14, scope: !20)
!22 = distinct !DISubprogram(name: "rand", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 56, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "any_int", scope: !25, file: !25, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!25 = !DIFile(filename: "c/models.h", directory: ".")
!26 = distinct !DILocation(line: 69, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "any_nonnegative", scope: !25, file: !25, line: 69, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!28 = distinct !DILocation(line: 18, scope: !22)
!29 = !DILocation(line: 57, scope: !24, inlinedAt: !26)
!30 = !DILocation(line: 58, scope: !24, inlinedAt: !26)
!31 = !DILocation(line: 59, scope: !24, inlinedAt: !26)
!32 = !DILocation(line: 69, scope: !27, inlinedAt: !28)
!33 = !DILocation(line: 18, scope: !22)
!34 = distinct !DISubprogram(name: "srand", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 19, scope: !34)
!36 = distinct !DISubprogram(name: "random", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 56, scope: !24, inlinedAt: !38)
!38 = distinct !DILocation(line: 69, scope: !27, inlinedAt: !39)
!39 = distinct !DILocation(line: 20, scope: !36)
!40 = !DILocation(line: 57, scope: !24, inlinedAt: !38)
!41 = !DILocation(line: 58, scope: !24, inlinedAt: !38)
!42 = !DILocation(line: 59, scope: !24, inlinedAt: !38)
!43 = !DILocation(line: 69, scope: !27, inlinedAt: !39)
!44 = !DILocation(line: 20, scope: !36)
!45 = distinct !DISubprogram(name: "srandom", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 21, scope: !45)
!47 = distinct !DISubprogram(name: "initstate", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 22, scope: !47)
!49 = distinct !DISubprogram(name: "setstate", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 23, scope: !49)
!51 = distinct !DISubprogram(name: "lrand48", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 56, scope: !24, inlinedAt: !53)
!53 = distinct !DILocation(line: 69, scope: !27, inlinedAt: !54)
!54 = distinct !DILocation(line: 24, scope: !51)
!55 = !DILocation(line: 57, scope: !24, inlinedAt: !53)
!56 = !DILocation(line: 58, scope: !24, inlinedAt: !53)
!57 = !DILocation(line: 59, scope: !24, inlinedAt: !53)
!58 = !DILocation(line: 69, scope: !27, inlinedAt: !54)
!59 = !DILocation(line: 24, scope: !51)
!60 = distinct !DISubprogram(name: "mrand48", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 56, scope: !24, inlinedAt: !62)
!62 = distinct !DILocation(line: 25, scope: !60)
!63 = !DILocation(line: 57, scope: !24, inlinedAt: !62)
!64 = !DILocation(line: 58, scope: !24, inlinedAt: !62)
!65 = !DILocation(line: 59, scope: !24, inlinedAt: !62)
!66 = !DILocation(line: 25, scope: !60)
!67 = distinct !DISubprogram(name: "nrand48", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 56, scope: !24, inlinedAt: !69)
!69 = distinct !DILocation(line: 69, scope: !27, inlinedAt: !70)
!70 = distinct !DILocation(line: 26, scope: !67)
!71 = !DILocation(line: 57, scope: !24, inlinedAt: !69)
!72 = !DILocation(line: 58, scope: !24, inlinedAt: !69)
!73 = !DILocation(line: 59, scope: !24, inlinedAt: !69)
!74 = !DILocation(line: 69, scope: !27, inlinedAt: !70)
!75 = !DILocation(line: 26, scope: !67)
!76 = distinct !DISubprogram(name: "jrand48", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 56, scope: !24, inlinedAt: !78)
!78 = distinct !DILocation(line: 27, scope: !76)
!79 = !DILocation(line: 57, scope: !24, inlinedAt: !78)
!80 = !DILocation(line: 58, scope: !24, inlinedAt: !78)
!81 = !DILocation(line: 59, scope: !24, inlinedAt: !78)
!82 = !DILocation(line: 27, scope: !76)
!83 = distinct !DISubprogram(name: "srand48", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 28, scope: !83)
!85 = distinct !DISubprogram(name: "seed48", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 29, scope: !85)
!87 = distinct !DISubprogram(name: "arc4random", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 56, scope: !24, inlinedAt: !89)
!89 = distinct !DILocation(line: 30, scope: !87)
!90 = !DILocation(line: 57, scope: !24, inlinedAt: !89)
!91 = !DILocation(line: 58, scope: !24, inlinedAt: !89)
!92 = !DILocation(line: 59, scope: !24, inlinedAt: !89)
!93 = !DILocation(line: 30, scope: !87)
!94 = distinct !DISubprogram(name: "arc4random_uniform", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 33, scope: !94)
!96 = !DISubprogram(name: "any_between", scope: !25, file: !25, line: 46, type: !9, spFlags: DISPFlagOptimized)
!97 = distinct !DISubprogram(name: "arc4random_buf", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 83, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "fill", scope: !25, file: !25, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!100 = distinct !DILocation(line: 35, scope: !97)
!101 = !DILocation(line: 84, scope: !99, inlinedAt: !100)
!102 = !DILocation(line: 35, scope: !97)
!103 = distinct !DISubprogram(name: "rand_r", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 39, scope: !103)
!105 = !DILocation(line: 83, scope: !99, inlinedAt: !106)
!106 = distinct !DILocation(line: 39, scope: !103)
!107 = !DILocation(line: 84, scope: !99, inlinedAt: !106)
!108 = !DILocation(line: 56, scope: !24, inlinedAt: !109)
!109 = distinct !DILocation(line: 69, scope: !27, inlinedAt: !110)
!110 = distinct !DILocation(line: 40, scope: !103)
!111 = !DILocation(line: 57, scope: !24, inlinedAt: !109)
!112 = !DILocation(line: 58, scope: !24, inlinedAt: !109)
!113 = !DILocation(line: 59, scope: !24, inlinedAt: !109)
!114 = !DILocation(line: 69, scope: !27, inlinedAt: !110)
!115 = !DILocation(line: 40, scope: !103)
!116 = distinct !DISubprogram(name: "random_r", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 45, scope: !116)
!118 = !DILocation(line: 56, scope: !24, inlinedAt: !119)
!119 = distinct !DILocation(line: 69, scope: !27, inlinedAt: !120)
!120 = distinct !DILocation(line: 46, scope: !116)
!121 = !DILocation(line: 57, scope: !24, inlinedAt: !119)
!122 = !DILocation(line: 58, scope: !24, inlinedAt: !119)
!123 = !DILocation(line: 59, scope: !24, inlinedAt: !119)
!124 = !DILocation(line: 69, scope: !27, inlinedAt: !120)
!125 = !DILocation(line: 46, scope: !116)
!126 = !DILocation(line: 47, scope: !116)
!127 = distinct !DISubprogram(name: "srandom_r", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 50, scope: !127)
!129 = distinct !DISubprogram(name: "initstate_r", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 52, scope: !129)
!131 = distinct !DISubprogram(name: "drand48", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 56, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "fraction", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!134 = distinct !DILocation(line: 62, scope: !131)
!135 = !DILocation(line: 57, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 58, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 59, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 60, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 62, scope: !131)
!140 = distinct !DISubprogram(name: "erand48", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 56, scope: !133, inlinedAt: !142)
!142 = distinct !DILocation(line: 63, scope: !140)
!143 = !DILocation(line: 57, scope: !133, inlinedAt: !142)
!144 = !DILocation(line: 58, scope: !133, inlinedAt: !142)
!145 = !DILocation(line: 59, scope: !133, inlinedAt: !142)
!146 = !DILocation(line: 60, scope: !133, inlinedAt: !142)
!147 = !DILocation(line: 63, scope: !140)
!148 = distinct !DISubprogram(name: "drand48_r", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 67, scope: !148)
!150 = !DILocation(line: 56, scope: !133, inlinedAt: !151)
!151 = distinct !DILocation(line: 68, scope: !148)
!152 = !DILocation(line: 57, scope: !133, inlinedAt: !151)
!153 = !DILocation(line: 58, scope: !133, inlinedAt: !151)
!154 = !DILocation(line: 59, scope: !133, inlinedAt: !151)
!155 = !DILocation(line: 60, scope: !133, inlinedAt: !151)
!156 = !DILocation(line: 68, scope: !148)
!157 = !DILocation(line: 69, scope: !148)
!158 = distinct !DISubprogram(name: "lrand48_r", scope: !1, file: !1, line: 72, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!159 = !DILocation(line: 74, scope: !158)
!160 = !DILocation(line: 56, scope: !24, inlinedAt: !161)
!161 = distinct !DILocation(line: 69, scope: !27, inlinedAt: !162)
!162 = distinct !DILocation(line: 75, scope: !158)
!163 = !DILocation(line: 57, scope: !24, inlinedAt: !161)
!164 = !DILocation(line: 58, scope: !24, inlinedAt: !161)
!165 = !DILocation(line: 59, scope: !24, inlinedAt: !161)
!166 = !DILocation(line: 69, scope: !27, inlinedAt: !162)
!167 = !DILocation(line: 75, scope: !158)
!168 = !DILocation(line: 76, scope: !158)
!169 = distinct !DISubprogram(name: "srand48_r", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 79, scope: !169)
!171 = distinct !DISubprogram(name: "getenv", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 90, scope: !171)
!173 = !DILocation(line: 91, scope: !171)
!174 = !DILocation(line: 87, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "internal_alloc", scope: !25, file: !25, line: 87, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!176 = distinct !DILocation(line: 93, scope: !171)
!177 = !DILocation(line: 94, scope: !171)
!178 = !DILocation(line: 95, scope: !171)
!179 = !DILocation(line: 0, scope: !171)
!180 = !DILocation(line: 97, scope: !171)
!181 = !DISubprogram(name: "read_text", scope: !25, file: !25, line: 51, type: !9, spFlags: DISPFlagOptimized)
!182 = distinct !DISubprogram(name: "secure_getenv", scope: !1, file: !1, line: 99, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 90, scope: !171, inlinedAt: !184)
!184 = distinct !DILocation(line: 99, scope: !182)
!185 = !DILocation(line: 91, scope: !171, inlinedAt: !184)
!186 = !DILocation(line: 87, scope: !175, inlinedAt: !187)
!187 = distinct !DILocation(line: 93, scope: !171, inlinedAt: !184)
!188 = !DILocation(line: 94, scope: !171, inlinedAt: !184)
!189 = !DILocation(line: 95, scope: !171, inlinedAt: !184)
!190 = !DILocation(line: 0, scope: !171, inlinedAt: !184)
!191 = !DILocation(line: 99, scope: !182)
!192 = distinct !DISubprogram(name: "setenv", scope: !1, file: !1, line: 101, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 103, scope: !192)
!194 = !DILocation(line: 104, scope: !192)
!195 = !DISubprogram(name: "read_string", scope: !25, file: !25, line: 48, type: !9, spFlags: DISPFlagOptimized)
!196 = !DISubprogram(name: "fail", scope: !25, file: !25, line: 42, type: !9, spFlags: DISPFlagOptimized)
!197 = distinct !DISubprogram(name: "unsetenv", scope: !1, file: !1, line: 107, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 107, scope: !197)
!199 = distinct !DISubprogram(name: "putenv", scope: !1, file: !1, line: 109, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 111, scope: !199)
!201 = !DILocation(line: 112, scope: !199)
!202 = distinct !DISubprogram(name: "clearenv", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!203 = !DILocation(line: 115, scope: !202)
!204 = distinct !DISubprogram(name: "system", scope: !1, file: !1, line: 117, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 119, scope: !204)
!206 = !DILocation(line: 120, scope: !204)
!207 = !DILocation(line: 56, scope: !24, inlinedAt: !208)
!208 = distinct !DILocation(line: 121, scope: !204)
!209 = !DILocation(line: 57, scope: !24, inlinedAt: !208)
!210 = !DILocation(line: 58, scope: !24, inlinedAt: !208)
!211 = !DILocation(line: 59, scope: !24, inlinedAt: !208)
!212 = !DILocation(line: 121, scope: !204)
!213 = distinct !DISubprogram(name: "mkstemp", scope: !1, file: !1, line: 143, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!214 = !DILocation(line: 129, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "name", scope: !1, file: !1, line: 127, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!216 = distinct !DILocation(line: 143, scope: !213)
!217 = !DILocation(line: 130, scope: !215, inlinedAt: !216)
!218 = !DILocation(line: 132, scope: !215, inlinedAt: !216)
!219 = distinct !{!219, !218, !220, !221, !222}
!220 = !DILocation(line: 134, scope: !215, inlinedAt: !216)
!221 = !{!"llvm.loop.mustprogress"}
!222 = !{!"llvm.loop.unroll.disable"}
!223 = !DILocation(line: 133, scope: !215, inlinedAt: !216)
!224 = !DILocation(line: 135, scope: !215, inlinedAt: !216)
!225 = !DILocation(line: 83, scope: !99, inlinedAt: !226)
!226 = distinct !DILocation(line: 135, scope: !215, inlinedAt: !216)
!227 = !DILocation(line: 84, scope: !99, inlinedAt: !226)
!228 = !DILocation(line: 136, scope: !215, inlinedAt: !216)
!229 = !DILocation(line: 137, scope: !215, inlinedAt: !216)
!230 = distinct !{!230, !228, !229, !221, !222}
!231 = !DILocation(line: 143, scope: !213)
!232 = distinct !DISubprogram(name: "mktemp", scope: !1, file: !1, line: 144, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!233 = !DILocation(line: 129, scope: !215, inlinedAt: !234)
!234 = distinct !DILocation(line: 144, scope: !232)
!235 = !DILocation(line: 130, scope: !215, inlinedAt: !234)
!236 = !DILocation(line: 132, scope: !215, inlinedAt: !234)
!237 = distinct !{!237, !236, !238, !221, !222}
!238 = !DILocation(line: 134, scope: !215, inlinedAt: !234)
!239 = !DILocation(line: 133, scope: !215, inlinedAt: !234)
!240 = !DILocation(line: 135, scope: !215, inlinedAt: !234)
!241 = !DILocation(line: 83, scope: !99, inlinedAt: !242)
!242 = distinct !DILocation(line: 135, scope: !215, inlinedAt: !234)
!243 = !DILocation(line: 84, scope: !99, inlinedAt: !242)
!244 = !DILocation(line: 136, scope: !215, inlinedAt: !234)
!245 = !DILocation(line: 137, scope: !215, inlinedAt: !234)
!246 = distinct !{!246, !244, !245, !221, !222}
!247 = !DILocation(line: 144, scope: !232)
!248 = distinct !DISubprogram(name: "mkdtemp", scope: !1, file: !1, line: 145, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!249 = !DILocation(line: 129, scope: !215, inlinedAt: !250)
!250 = distinct !DILocation(line: 145, scope: !248)
!251 = !DILocation(line: 130, scope: !215, inlinedAt: !250)
!252 = !DILocation(line: 132, scope: !215, inlinedAt: !250)
!253 = distinct !{!253, !252, !254, !221, !222}
!254 = !DILocation(line: 134, scope: !215, inlinedAt: !250)
!255 = !DILocation(line: 133, scope: !215, inlinedAt: !250)
!256 = !DILocation(line: 135, scope: !215, inlinedAt: !250)
!257 = !DILocation(line: 83, scope: !99, inlinedAt: !258)
!258 = distinct !DILocation(line: 135, scope: !215, inlinedAt: !250)
!259 = !DILocation(line: 84, scope: !99, inlinedAt: !258)
!260 = !DILocation(line: 136, scope: !215, inlinedAt: !250)
!261 = !DILocation(line: 137, scope: !215, inlinedAt: !250)
!262 = distinct !{!262, !260, !261, !221, !222}
!263 = !DILocation(line: 145, scope: !248)
!264 = !DISubprogram(name: "may_fail", scope: !25, file: !25, line: 44, type: !9, spFlags: DISPFlagOptimized)
!265 = distinct !DISubprogram(name: "getloadavg", scope: !1, file: !1, line: 147, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 149, scope: !265)
!267 = !DILocation(line: 83, scope: !99, inlinedAt: !268)
!268 = distinct !DILocation(line: 149, scope: !265)
!269 = !DILocation(line: 84, scope: !99, inlinedAt: !268)
!270 = !DILocation(line: 150, scope: !265)
