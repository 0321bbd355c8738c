target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }
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
@no_environment = internal global [1 x i8*] zeroinitializer, align 4
@environ = dso_local local_unnamed_addr global i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_environment, i32 0, i32 0), align 4
@__environ = dso_local local_unnamed_addr global i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_environment, i32 0, i32 0), align 4
@.str.16 = private unnamed_addr constant [7 x i8] c"getenv\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"mkstemp\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"mkdtemp\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"getloadavg\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"temporary name\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false), !dbg !12
  ret i32 %2, !dbg !12
}

define dso_local i32 @labs(i32 noundef %0) local_unnamed_addr #0 !dbg !13 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false), !dbg !14
  ret i32 %2, !dbg !14
}

define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #0 !dbg !15 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false), !dbg !16
  ret i64 %2, !dbg !16
}

define dso_local void @div(%struct.div_t* noalias nocapture writeonly sret(%struct.div_t) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !17 {
  %4 = getelementptr inbounds %struct.div_t, %struct.div_t* %0, i32 0, i32 0, !dbg !18
  %5 = sdiv i32 %1, %2, !dbg !18
  store i32 %5, i32* %4, align 4, !dbg !18
  %6 = getelementptr inbounds %struct.div_t, %struct.div_t* %0, i32 0, i32 1, !dbg !18
  %7 = srem i32 %1, %2, !dbg !18
  store i32 %7, i32* %6, align 4, !dbg !18
  ret void, !dbg !18
}

define dso_local void @ldiv(%struct.ldiv_t* noalias nocapture writeonly sret(%struct.ldiv_t) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !19 {
  %4 = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %0, i32 0, i32 0, !dbg !20
  %5 = sdiv i32 %1, %2, !dbg !20
  store i32 %5, i32* %4, align 4, !dbg !20
  %6 = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %0, i32 0, i32 1, !dbg !20
  %7 = srem i32 %1, %2, !dbg !20
  store i32 %7, i32* %6, align 4, !dbg !20
  ret void, !dbg !20
}

define dso_local void @lldiv(%struct.lldiv_t* noalias nocapture writeonly sret(%struct.lldiv_t) align 4 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !21 {
  %4 = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %0, i32 0, i32 0, !dbg !22
  %5 = sdiv i64 %1, %2, !dbg !22
  store i64 %5, i64* %4, align 4, !dbg !22
  %6 = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %0, i32 0, i32 1, !dbg !22
  %7 = mul i64 %5, %2
  %8 = sub i64 %1, %7
  store i64 %8, i64* %6, align 4, !dbg !22
  ret void, !dbg !22
}

define dso_local i32 @rand() local_unnamed_addr #2 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #7, !dbg !24
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0)) #8, !dbg !30
  %3 = load i32, i32* %1, align 4, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #7, !dbg !32
  %4 = and i32 %3, 2147483647, !dbg !33
  ret i32 %4, !dbg !34
}

define dso_local void @srand(i32 noundef %0) local_unnamed_addr #3 !dbg !35 {
  ret void, !dbg !36
}

define dso_local i32 @random() local_unnamed_addr #2 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #7, !dbg !38
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !41
  %3 = load i32, i32* %1, align 4, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #7, !dbg !43
  %4 = and i32 %3, 2147483647, !dbg !44
  ret i32 %4, !dbg !45
}

define dso_local void @srandom(i32 noundef %0) local_unnamed_addr #3 !dbg !46 {
  ret void, !dbg !47
}

define dso_local i8* @initstate(i32 noundef %0, i8* noundef readnone returned %1, i32 noundef %2) local_unnamed_addr #3 !dbg !48 {
  ret i8* %1, !dbg !49
}

define dso_local i8* @setstate(i8* noundef readnone returned %0) local_unnamed_addr #3 !dbg !50 {
  ret i8* %0, !dbg !51
}

define dso_local i32 @lrand48() local_unnamed_addr #2 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #7, !dbg !53
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0)) #8, !dbg !56
  %3 = load i32, i32* %1, align 4, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #7, !dbg !58
  %4 = and i32 %3, 2147483647, !dbg !59
  ret i32 %4, !dbg !60
}

define dso_local i32 @mrand48() local_unnamed_addr #2 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #7, !dbg !62
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i32 0, i32 0)) #8, !dbg !64
  %3 = load i32, i32* %1, align 4, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #7, !dbg !66
  ret i32 %3, !dbg !67
}

define dso_local i32 @nrand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !68 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7, !dbg !69
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !72
  %4 = load i32, i32* %2, align 4, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7, !dbg !74
  %5 = and i32 %4, 2147483647, !dbg !75
  ret i32 %5, !dbg !76
}

define dso_local i32 @jrand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !77 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7, !dbg !78
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !80
  %4 = load i32, i32* %2, align 4, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7, !dbg !82
  ret i32 %4, !dbg !83
}

define dso_local void @srand48(i32 noundef %0) local_unnamed_addr #3 !dbg !84 {
  ret void, !dbg !85
}

define dso_local i16* @seed48(i16* noundef readnone returned %0) local_unnamed_addr #3 !dbg !86 {
  ret i16* %0, !dbg !87
}

define dso_local i32 @arc4random() local_unnamed_addr #2 !dbg !88 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #7, !dbg !89
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i32 0, i32 0)) #8, !dbg !91
  %3 = load i32, i32* %1, align 4, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #7, !dbg !93
  ret i32 %3, !dbg !94
}

define dso_local i32 @arc4random_uniform(i32 noundef %0) local_unnamed_addr #2 !dbg !95 {
  %2 = alloca i32, align 4
  %3 = icmp ult i32 %0, 2, !dbg !96
  br i1 %3, label %13, label %4, !dbg !96

4:
  %5 = add i32 %0, -1, !dbg !96
  %6 = bitcast i32* %2 to i8*, !dbg !97
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7, !dbg !97
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i32 0, i32 0)) #8, !dbg !102
  %7 = load i32, i32* %2, align 4, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7, !dbg !104
  %8 = xor i32 %7, -1, !dbg !105
  %9 = lshr i32 %8, 31, !dbg !105
  %10 = icmp sle i32 %7, %5, !dbg !105
  %11 = zext i1 %10 to i32, !dbg !105
  %12 = and i32 %9, %11, !dbg !105
  call void @__midway_assume(i32 noundef %12) #8, !dbg !105
  br label %13, !dbg !96

13:
  %14 = phi i32 [ %7, %4 ], [ 0, %1 ], !dbg !96
  ret i32 %14, !dbg !96
}

define dso_local void @arc4random_buf(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !106 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #8, !dbg !107
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i32 0, i32 0)) #8, !dbg !110
  ret void, !dbg !111
}

define dso_local i32 @rand_r(i32* noundef %0) local_unnamed_addr #2 !dbg !112 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %0 to i8*, !dbg !113
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #8, !dbg !114
  call void @__midway_nondet(i8* noundef %3, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i32 0, i32 0)) #8, !dbg !116
  %4 = bitcast i32* %2 to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !117
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0)) #8, !dbg !120
  %5 = load i32, i32* %2, align 4, !dbg !121
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !122
  %6 = and i32 %5, 2147483647, !dbg !123
  ret i32 %6, !dbg !124
}

define dso_local i32 @random_r(%struct.random_data* noalias nocapture noundef readnone %0, i32* noalias noundef %1) local_unnamed_addr #2 !dbg !125 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %1 to i8*, !dbg !126
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #8, !dbg !126
  %5 = bitcast i32* %3 to i8*, !dbg !127
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !127
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i32 0, i32 0)) #8, !dbg !130
  %6 = load i32, i32* %3, align 4, !dbg !131
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !132
  %7 = and i32 %6, 2147483647, !dbg !133
  store i32 %7, i32* %1, align 4, !dbg !134
  ret i32 0, !dbg !135
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

define dso_local i32 @srandom_r(i32 noundef %0, %struct.random_data* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !136 {
  ret i32 0, !dbg !137
}

define dso_local i32 @initstate_r(i32 noundef %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, %struct.random_data* noalias nocapture noundef readnone %3) local_unnamed_addr #3 !dbg !138 {
  ret i32 0, !dbg !139
}

define dso_local double @drand48() local_unnamed_addr #2 !dbg !140 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !141
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7, !dbg !141
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #8, !dbg !144
  %3 = load double, double* %1, align 8, !dbg !145
  %4 = fcmp oge double %3, 0.000000e+00, !dbg !145
  %5 = fcmp olt double %3, 1.000000e+00, !dbg !145
  %6 = and i1 %4, %5, !dbg !145
  %7 = zext i1 %6 to i32, !dbg !145
  call void @__midway_assume(i32 noundef %7) #8, !dbg !145
  %8 = load double, double* %1, align 8, !dbg !146
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7, !dbg !147
  ret double %8, !dbg !148
}

define dso_local double @erand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !149 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !150
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7, !dbg !150
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #8, !dbg !152
  %4 = load double, double* %2, align 8, !dbg !153
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !153
  %6 = fcmp olt double %4, 1.000000e+00, !dbg !153
  %7 = and i1 %5, %6, !dbg !153
  %8 = zext i1 %7 to i32, !dbg !153
  call void @__midway_assume(i32 noundef %8) #8, !dbg !153
  %9 = load double, double* %2, align 8, !dbg !154
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7, !dbg !155
  ret double %9, !dbg !156
}

define dso_local i32 @drand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, double* noalias noundef %1) local_unnamed_addr #2 !dbg !157 {
  %3 = alloca double, align 8
  %4 = bitcast double* %1 to i8*, !dbg !158
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #8, !dbg !158
  %5 = bitcast double* %3 to i8*, !dbg !159
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #7, !dbg !159
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i32 0, i32 0)) #8, !dbg !161
  %6 = load double, double* %3, align 8, !dbg !162
  %7 = fcmp oge double %6, 0.000000e+00, !dbg !162
  %8 = fcmp olt double %6, 1.000000e+00, !dbg !162
  %9 = and i1 %7, %8, !dbg !162
  %10 = zext i1 %9 to i32, !dbg !162
  call void @__midway_assume(i32 noundef %10) #8, !dbg !162
  %11 = load double, double* %3, align 8, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #7, !dbg !164
  store double %11, double* %1, align 4, !dbg !165
  ret i32 0, !dbg !166
}

define dso_local i32 @lrand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, i32* noalias noundef %1) local_unnamed_addr #2 !dbg !167 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %1 to i8*, !dbg !168
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #8, !dbg !168
  %5 = bitcast i32* %3 to i8*, !dbg !169
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !169
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #8, !dbg !172
  %6 = load i32, i32* %3, align 4, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !174
  %7 = and i32 %6, 2147483647, !dbg !175
  store i32 %7, i32* %1, align 4, !dbg !176
  ret i32 0, !dbg !177
}

define dso_local i32 @srand48_r(i32 noundef %0, %struct.drand48_data* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !178 {
  ret i32 0, !dbg !179
}

define dso_local i8* @getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !180 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !181
  br label %2, !dbg !184

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !187
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !184
  %5 = load i8, i8* %4, align 1, !dbg !184
  %6 = icmp eq i8 %5, 0, !dbg !184
  %7 = add i32 %3, 1, !dbg !188
  br i1 %6, label %8, label %2, !dbg !184, !llvm.loop !189

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #8, !dbg !192
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !193
  %10 = icmp eq i32 %9, 0, !dbg !193
  br i1 %10, label %14, label %11, !dbg !193

11:
  %12 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 3) #8, !dbg !194
  call void @__midway_nondet(i8* noundef %12, i32 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !197
  %13 = getelementptr i8, i8* %12, i32 63, !dbg !198
  store i8 0, i8* %13, align 1, !dbg !198
  br label %14

14:
  %15 = phi i8* [ %12, %11 ], [ null, %8 ], !dbg !199
  ret i8* %15, !dbg !200
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

define dso_local i8* @secure_getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !201 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !202
  br label %2, !dbg !205

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !207
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !205
  %5 = load i8, i8* %4, align 1, !dbg !205
  %6 = icmp eq i8 %5, 0, !dbg !205
  %7 = add i32 %3, 1, !dbg !208
  br i1 %6, label %8, label %2, !dbg !205, !llvm.loop !209

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #8, !dbg !210
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !211
  %10 = icmp eq i32 %9, 0, !dbg !211
  br i1 %10, label %14, label %11, !dbg !211

11:
  %12 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 3) #8, !dbg !212
  call void @__midway_nondet(i8* noundef %12, i32 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !214
  %13 = getelementptr i8, i8* %12, i32 63, !dbg !215
  store i8 0, i8* %13, align 1, !dbg !215
  br label %14

14:
  %15 = phi i8* [ %12, %11 ], [ null, %8 ], !dbg !216
  ret i8* %15, !dbg !217
}

define dso_local i32 @setenv(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !218 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #8, !dbg !219
  br label %4, !dbg !221

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !223
  %6 = getelementptr i8, i8* %1, i32 %5, !dbg !221
  %7 = load i8, i8* %6, align 1, !dbg !221
  %8 = icmp eq i8 %7, 0, !dbg !221
  %9 = add i32 %5, 1, !dbg !224
  br i1 %8, label %10, label %4, !dbg !221, !llvm.loop !225

10:
  call void @__midway_touched(i8* noundef %1, i32 noundef %9, i32 noundef 0) #8, !dbg !226
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !227
  br label %11, !dbg !229

11:
  %12 = phi i32 [ 0, %10 ], [ %16, %11 ], !dbg !231
  %13 = getelementptr i8, i8* %0, i32 %12, !dbg !229
  %14 = load i8, i8* %13, align 1, !dbg !229
  %15 = icmp eq i8 %14, 0, !dbg !229
  %16 = add i32 %12, 1, !dbg !232
  br i1 %15, label %17, label %11, !dbg !229, !llvm.loop !233

17:
  call void @__midway_touched(i8* noundef %0, i32 noundef %16, i32 noundef 0) #8, !dbg !234
  %18 = icmp eq i32 %12, 0, !dbg !235
  br i1 %18, label %19, label %22, !dbg !235

19:
  %20 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !236
  %21 = bitcast i8* %20 to i32*, !dbg !241
  store i32 22, i32* %21, align 4, !dbg !241
  br label %22, !dbg !235

22:
  %23 = phi i32 [ -1, %19 ], [ 0, %17 ], !dbg !235
  ret i32 %23, !dbg !235
}

define dso_local i32 @unsetenv(i8* noundef %0) local_unnamed_addr #2 !dbg !242 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !243
  br label %2, !dbg !245

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !247
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !245
  %5 = load i8, i8* %4, align 1, !dbg !245
  %6 = icmp eq i8 %5, 0, !dbg !245
  %7 = add i32 %3, 1, !dbg !248
  br i1 %6, label %8, label %2, !dbg !245, !llvm.loop !249

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #8, !dbg !250
  %9 = icmp eq i32 %3, 0, !dbg !251
  br i1 %9, label %10, label %13, !dbg !251

10:
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !252
  %12 = bitcast i8* %11 to i32*, !dbg !255
  store i32 22, i32* %12, align 4, !dbg !255
  br label %13, !dbg !251

13:
  %14 = phi i32 [ -1, %10 ], [ 0, %8 ], !dbg !251
  ret i32 %14, !dbg !251
}

define dso_local i32 @putenv(i8* noundef %0) local_unnamed_addr #2 !dbg !256 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !257
  br label %2, !dbg !259

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !261
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !259
  %5 = load i8, i8* %4, align 1, !dbg !259
  %6 = icmp eq i8 %5, 0, !dbg !259
  %7 = add i32 %3, 1, !dbg !262
  br i1 %6, label %8, label %2, !dbg !259, !llvm.loop !263

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #8, !dbg !264
  ret i32 0, !dbg !265
}

define dso_local i32 @clearenv() local_unnamed_addr #3 !dbg !266 {
  ret i32 0, !dbg !267
}

define dso_local i32 @system(i8* noundef %0) local_unnamed_addr #2 !dbg !268 {
  %2 = alloca i32, align 4
  %3 = icmp eq i8* %0, null, !dbg !269
  br i1 %3, label %12, label %4, !dbg !269

4:
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 1, i32 noundef 0) #8, !dbg !270
  br label %5, !dbg !272

5:
  %6 = phi i32 [ 0, %4 ], [ %10, %5 ], !dbg !274
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !272
  %8 = load i8, i8* %7, align 1, !dbg !272
  %9 = icmp eq i8 %8, 0, !dbg !272
  %10 = add i32 %6, 1, !dbg !275
  br i1 %9, label %11, label %5, !dbg !272, !llvm.loop !276

11:
  call void @__midway_touched(i8* noundef nonnull %0, i32 noundef %10, i32 noundef 0) #8, !dbg !277
  br label %12, !dbg !278

12:
  %13 = bitcast i32* %2 to i8*, !dbg !279
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #7, !dbg !279
  call void @__midway_nondet(i8* noundef nonnull %13, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0)) #8, !dbg !281
  %14 = load i32, i32* %2, align 4, !dbg !282
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #7, !dbg !283
  ret i32 %14, !dbg !284
}

define dso_local i32 @mkstemp(i8* noundef %0) local_unnamed_addr #2 !dbg !285 {
  %2 = call fastcc i32 @name(i8* noundef %0) #9, !dbg !286
  %3 = icmp eq i32 %2, 0, !dbg !286
  br i1 %3, label %6, label %4, !dbg !286

4:
  %5 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i32 0, i32 0)) #8, !dbg !286
  br label %9, !dbg !286

6:
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !287
  %8 = bitcast i8* %7 to i32*, !dbg !290
  store i32 22, i32* %8, align 4, !dbg !290
  br label %9, !dbg !286

9:
  %10 = phi i32 [ %5, %4 ], [ -1, %6 ], !dbg !286
  ret i32 %10, !dbg !286
}

define internal fastcc i32 @name(i8* noundef %0) unnamed_addr #2 !dbg !291 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !292
  br label %2, !dbg !294

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !296
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !294
  %5 = load i8, i8* %4, align 1, !dbg !294
  %6 = icmp eq i8 %5, 0, !dbg !294
  %7 = add i32 %3, 1, !dbg !297
  br i1 %6, label %8, label %2, !dbg !294, !llvm.loop !298

8:
  %9 = getelementptr i8, i8* %0, i32 %3, !dbg !294
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #8, !dbg !299
  %10 = icmp ult i32 %3, 6, !dbg !300
  br i1 %10, label %32, label %11, !dbg !300

11:
  %12 = add i32 %3, -6, !dbg !301
  br label %15, !dbg !301

13:
  %14 = icmp ult i32 %20, %3, !dbg !301
  br i1 %14, label %15, label %21, !dbg !301, !llvm.loop !302

15:
  %16 = phi i32 [ %20, %13 ], [ %12, %11 ]
  %17 = getelementptr i8, i8* %0, i32 %16, !dbg !304
  %18 = load i8, i8* %17, align 1, !dbg !304
  %19 = icmp eq i8 %18, 88, !dbg !304
  %20 = add i32 %16, 1, !dbg !301
  br i1 %19, label %13, label %32, !dbg !304

21:
  %22 = getelementptr i8, i8* %9, i32 -6, !dbg !305
  call void @__midway_check(i8* noundef %22, i32 noundef 6, i32 noundef 1) #8, !dbg !306
  call void @__midway_nondet(i8* noundef %22, i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #8, !dbg !308
  %23 = icmp ugt i32 %3, 5, !dbg !309
  br i1 %23, label %24, label %32, !dbg !309

24:
  %25 = phi i32 [ %30, %24 ], [ %12, %21 ]
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !310
  %27 = load i8, i8* %26, align 1, !dbg !310
  %28 = and i8 %27, 15, !dbg !310
  %29 = add nuw nsw i8 %28, 97, !dbg !310
  store i8 %29, i8* %26, align 1, !dbg !310
  %30 = add i32 %25, 1, !dbg !309
  %31 = icmp ult i32 %30, %3, !dbg !309
  br i1 %31, label %24, label %32, !dbg !309, !llvm.loop !311

32:
  %33 = phi i32 [ 0, %8 ], [ 1, %21 ], [ 1, %24 ], [ 0, %15 ], !dbg !312
  ret i32 %33, !dbg !313
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #4

define dso_local i8* @mktemp(i8* noundef %0) local_unnamed_addr #2 !dbg !314 {
  %2 = call fastcc i32 @name(i8* noundef %0) #9, !dbg !315
  %3 = icmp eq i32 %2, 0, !dbg !315
  %4 = select i1 %3, i8* null, i8* %0, !dbg !315
  ret i8* %4, !dbg !315
}

define dso_local i8* @mkdtemp(i8* noundef %0) local_unnamed_addr #2 !dbg !316 {
  %2 = alloca i32, align 4
  %3 = call fastcc i32 @name(i8* noundef %0) #9, !dbg !317
  %4 = icmp eq i32 %3, 0, !dbg !317
  br i1 %4, label %16, label %5, !dbg !317

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i32 0, i32 0)) #8, !dbg !318
  %7 = icmp eq i32 %6, 0, !dbg !318
  br i1 %7, label %16, label %8, !dbg !318

8:
  %9 = bitcast i32* %2 to i8*, !dbg !321
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #7, !dbg !321
  call void @__midway_nondet(i8* noundef nonnull %9, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i32 0, i32 0)) #8, !dbg !323
  %10 = load i32, i32* %2, align 4, !dbg !324
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #7, !dbg !325
  %11 = add i32 %10, -1, !dbg !326
  %12 = icmp ult i32 %11, 133, !dbg !326
  %13 = zext i1 %12 to i32, !dbg !326
  call void @__midway_assume(i32 noundef %13) #8, !dbg !326
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !327
  %15 = bitcast i8* %14 to i32*, !dbg !330
  store i32 %10, i32* %15, align 4, !dbg !330
  br label %16

16:
  %17 = phi i8* [ null, %1 ], [ %0, %5 ], [ null, %8 ], !dbg !317
  ret i8* %17, !dbg !317
}

define dso_local i32 @getloadavg(double* noundef %0, i32 noundef returned %1) local_unnamed_addr #2 !dbg !331 {
  %3 = bitcast double* %0 to i8*, !dbg !332
  %4 = shl i32 %1, 3, !dbg !332
  call void @__midway_check(i8* noundef %3, i32 noundef %4, i32 noundef 1) #8, !dbg !333
  call void @__midway_nondet(i8* noundef %3, i32 noundef %4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0)) #8, !dbg !335
  ret i32 %1, !dbg !336
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #4

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #4

declare i32 @llvm.abs.i32(i32, i1 immarg) #6

declare i64 @llvm.abs.i64(i64, i1 immarg) #6

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn writeonly }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { null_pointer_is_valid }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/stdlib.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "abs", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 9, scope: !9)
!13 = distinct !DISubprogram(name: "labs", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DILocation(line: 10, scope: !13)
!15 = distinct !DISubprogram(name: "llabs", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = !DILocation(line: 11, scope: !15)
!17 = distinct !DISubprogram(name: "div", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = !DILocation(line: 12, scope: !17)
!19 = distinct !DISubprogram(name: "ldiv", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = !DILocation(line: 13, scope: !19)
!21 = distinct !DISubprogram(name: "lldiv", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!22 = !DILocation(line: 14, scope: !21)
!23 = distinct !DISubprogram(name: "rand", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!24 = !DILocation(line: 51, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "any_int", scope: !26, file: !26, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!26 = !DIFile(filename: "c/models.h", directory: ".")
!27 = distinct !DILocation(line: 64, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "any_nonnegative", scope: !26, file: !26, line: 64, type: !10, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!29 = distinct !DILocation(line: 18, scope: !23)
!30 = !DILocation(line: 52, scope: !25, inlinedAt: !27)
!31 = !DILocation(line: 53, scope: !25, inlinedAt: !27)
!32 = !DILocation(line: 54, scope: !25, inlinedAt: !27)
!33 = !DILocation(line: 64, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 18, scope: !23)
!35 = distinct !DISubprogram(name: "srand", scope: !1, file: !1, line: 19, type: !10, scopeLine: 19, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!36 = !DILocation(line: 19, scope: !35)
!37 = distinct !DISubprogram(name: "random", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!38 = !DILocation(line: 51, scope: !25, inlinedAt: !39)
!39 = distinct !DILocation(line: 64, scope: !28, inlinedAt: !40)
!40 = distinct !DILocation(line: 20, scope: !37)
!41 = !DILocation(line: 52, scope: !25, inlinedAt: !39)
!42 = !DILocation(line: 53, scope: !25, inlinedAt: !39)
!43 = !DILocation(line: 54, scope: !25, inlinedAt: !39)
!44 = !DILocation(line: 64, scope: !28, inlinedAt: !40)
!45 = !DILocation(line: 20, scope: !37)
!46 = distinct !DISubprogram(name: "srandom", scope: !1, file: !1, line: 21, type: !10, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!47 = !DILocation(line: 21, scope: !46)
!48 = distinct !DISubprogram(name: "initstate", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!49 = !DILocation(line: 22, scope: !48)
!50 = distinct !DISubprogram(name: "setstate", scope: !1, file: !1, line: 23, type: !10, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!51 = !DILocation(line: 23, scope: !50)
!52 = distinct !DISubprogram(name: "lrand48", scope: !1, file: !1, line: 24, type: !10, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!53 = !DILocation(line: 51, scope: !25, inlinedAt: !54)
!54 = distinct !DILocation(line: 64, scope: !28, inlinedAt: !55)
!55 = distinct !DILocation(line: 24, scope: !52)
!56 = !DILocation(line: 52, scope: !25, inlinedAt: !54)
!57 = !DILocation(line: 53, scope: !25, inlinedAt: !54)
!58 = !DILocation(line: 54, scope: !25, inlinedAt: !54)
!59 = !DILocation(line: 64, scope: !28, inlinedAt: !55)
!60 = !DILocation(line: 24, scope: !52)
!61 = distinct !DISubprogram(name: "mrand48", scope: !1, file: !1, line: 25, type: !10, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!62 = !DILocation(line: 51, scope: !25, inlinedAt: !63)
!63 = distinct !DILocation(line: 25, scope: !61)
!64 = !DILocation(line: 52, scope: !25, inlinedAt: !63)
!65 = !DILocation(line: 53, scope: !25, inlinedAt: !63)
!66 = !DILocation(line: 54, scope: !25, inlinedAt: !63)
!67 = !DILocation(line: 25, scope: !61)
!68 = distinct !DISubprogram(name: "nrand48", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!69 = !DILocation(line: 51, scope: !25, inlinedAt: !70)
!70 = distinct !DILocation(line: 64, scope: !28, inlinedAt: !71)
!71 = distinct !DILocation(line: 26, scope: !68)
!72 = !DILocation(line: 52, scope: !25, inlinedAt: !70)
!73 = !DILocation(line: 53, scope: !25, inlinedAt: !70)
!74 = !DILocation(line: 54, scope: !25, inlinedAt: !70)
!75 = !DILocation(line: 64, scope: !28, inlinedAt: !71)
!76 = !DILocation(line: 26, scope: !68)
!77 = distinct !DISubprogram(name: "jrand48", scope: !1, file: !1, line: 27, type: !10, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!78 = !DILocation(line: 51, scope: !25, inlinedAt: !79)
!79 = distinct !DILocation(line: 27, scope: !77)
!80 = !DILocation(line: 52, scope: !25, inlinedAt: !79)
!81 = !DILocation(line: 53, scope: !25, inlinedAt: !79)
!82 = !DILocation(line: 54, scope: !25, inlinedAt: !79)
!83 = !DILocation(line: 27, scope: !77)
!84 = distinct !DISubprogram(name: "srand48", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!85 = !DILocation(line: 28, scope: !84)
!86 = distinct !DISubprogram(name: "seed48", scope: !1, file: !1, line: 29, type: !10, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!87 = !DILocation(line: 29, scope: !86)
!88 = distinct !DISubprogram(name: "arc4random", scope: !1, file: !1, line: 30, type: !10, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!89 = !DILocation(line: 51, scope: !25, inlinedAt: !90)
!90 = distinct !DILocation(line: 30, scope: !88)
!91 = !DILocation(line: 52, scope: !25, inlinedAt: !90)
!92 = !DILocation(line: 53, scope: !25, inlinedAt: !90)
!93 = !DILocation(line: 54, scope: !25, inlinedAt: !90)
!94 = !DILocation(line: 30, scope: !88)
!95 = distinct !DISubprogram(name: "arc4random_uniform", scope: !1, file: !1, line: 31, type: !10, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!96 = !DILocation(line: 33, scope: !95)
!97 = !DILocation(line: 58, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "any_long", scope: !26, file: !26, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!99 = distinct !DILocation(line: 69, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "any_between", scope: !26, file: !26, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!101 = distinct !DILocation(line: 33, scope: !95)
!102 = !DILocation(line: 59, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 60, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 61, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 70, scope: !100, inlinedAt: !101)
!106 = distinct !DISubprogram(name: "arc4random_buf", scope: !1, file: !1, line: 35, type: !10, scopeLine: 35, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!107 = !DILocation(line: 105, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "fill", scope: !26, file: !26, line: 103, type: !10, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = distinct !DILocation(line: 35, scope: !106)
!110 = !DILocation(line: 106, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 35, scope: !106)
!112 = distinct !DISubprogram(name: "rand_r", scope: !1, file: !1, line: 37, type: !10, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = !DILocation(line: 39, scope: !112)
!114 = !DILocation(line: 105, scope: !108, inlinedAt: !115)
!115 = distinct !DILocation(line: 39, scope: !112)
!116 = !DILocation(line: 106, scope: !108, inlinedAt: !115)
!117 = !DILocation(line: 51, scope: !25, inlinedAt: !118)
!118 = distinct !DILocation(line: 64, scope: !28, inlinedAt: !119)
!119 = distinct !DILocation(line: 40, scope: !112)
!120 = !DILocation(line: 52, scope: !25, inlinedAt: !118)
!121 = !DILocation(line: 53, scope: !25, inlinedAt: !118)
!122 = !DILocation(line: 54, scope: !25, inlinedAt: !118)
!123 = !DILocation(line: 64, scope: !28, inlinedAt: !119)
!124 = !DILocation(line: 40, scope: !112)
!125 = distinct !DISubprogram(name: "random_r", scope: !1, file: !1, line: 43, type: !10, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!126 = !DILocation(line: 45, scope: !125)
!127 = !DILocation(line: 51, scope: !25, inlinedAt: !128)
!128 = distinct !DILocation(line: 64, scope: !28, inlinedAt: !129)
!129 = distinct !DILocation(line: 46, scope: !125)
!130 = !DILocation(line: 52, scope: !25, inlinedAt: !128)
!131 = !DILocation(line: 53, scope: !25, inlinedAt: !128)
!132 = !DILocation(line: 54, scope: !25, inlinedAt: !128)
!133 = !DILocation(line: 64, scope: !28, inlinedAt: !129)
!134 = !DILocation(line: 46, scope: !125)
!135 = !DILocation(line: 47, scope: !125)
!136 = distinct !DISubprogram(name: "srandom_r", scope: !1, file: !1, line: 50, type: !10, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!137 = !DILocation(line: 50, scope: !136)
!138 = distinct !DISubprogram(name: "initstate_r", scope: !1, file: !1, line: 52, type: !10, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = !DILocation(line: 52, scope: !138)
!140 = distinct !DISubprogram(name: "drand48", scope: !1, file: !1, line: 62, type: !10, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!141 = !DILocation(line: 56, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "fraction", scope: !1, file: !1, line: 54, type: !10, scopeLine: 55, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!143 = distinct !DILocation(line: 62, scope: !140)
!144 = !DILocation(line: 57, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 58, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 59, scope: !142, inlinedAt: !143)
!147 = !DILocation(line: 60, scope: !142, inlinedAt: !143)
!148 = !DILocation(line: 62, scope: !140)
!149 = distinct !DISubprogram(name: "erand48", scope: !1, file: !1, line: 63, type: !10, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!150 = !DILocation(line: 56, scope: !142, inlinedAt: !151)
!151 = distinct !DILocation(line: 63, scope: !149)
!152 = !DILocation(line: 57, scope: !142, inlinedAt: !151)
!153 = !DILocation(line: 58, scope: !142, inlinedAt: !151)
!154 = !DILocation(line: 59, scope: !142, inlinedAt: !151)
!155 = !DILocation(line: 60, scope: !142, inlinedAt: !151)
!156 = !DILocation(line: 63, scope: !149)
!157 = distinct !DISubprogram(name: "drand48_r", scope: !1, file: !1, line: 65, type: !10, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!158 = !DILocation(line: 67, scope: !157)
!159 = !DILocation(line: 56, scope: !142, inlinedAt: !160)
!160 = distinct !DILocation(line: 68, scope: !157)
!161 = !DILocation(line: 57, scope: !142, inlinedAt: !160)
!162 = !DILocation(line: 58, scope: !142, inlinedAt: !160)
!163 = !DILocation(line: 59, scope: !142, inlinedAt: !160)
!164 = !DILocation(line: 60, scope: !142, inlinedAt: !160)
!165 = !DILocation(line: 68, scope: !157)
!166 = !DILocation(line: 69, scope: !157)
!167 = distinct !DISubprogram(name: "lrand48_r", scope: !1, file: !1, line: 72, type: !10, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!168 = !DILocation(line: 74, scope: !167)
!169 = !DILocation(line: 51, scope: !25, inlinedAt: !170)
!170 = distinct !DILocation(line: 64, scope: !28, inlinedAt: !171)
!171 = distinct !DILocation(line: 75, scope: !167)
!172 = !DILocation(line: 52, scope: !25, inlinedAt: !170)
!173 = !DILocation(line: 53, scope: !25, inlinedAt: !170)
!174 = !DILocation(line: 54, scope: !25, inlinedAt: !170)
!175 = !DILocation(line: 64, scope: !28, inlinedAt: !171)
!176 = !DILocation(line: 75, scope: !167)
!177 = !DILocation(line: 76, scope: !167)
!178 = distinct !DISubprogram(name: "srand48_r", scope: !1, file: !1, line: 79, type: !10, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!179 = !DILocation(line: 79, scope: !178)
!180 = distinct !DISubprogram(name: "getenv", scope: !1, file: !1, line: 87, type: !10, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!181 = !DILocation(line: 96, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "read_string", scope: !26, file: !26, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!183 = distinct !DILocation(line: 90, scope: !180)
!184 = !DILocation(line: 88, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "length", scope: !26, file: !26, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 0, scope: !185, inlinedAt: !186)
!188 = !DILocation(line: 89, scope: !185, inlinedAt: !186)
!189 = distinct !{!189, !184, !188, !190, !191}
!190 = !{!"llvm.loop.mustprogress"}
!191 = !{!"llvm.loop.unroll.disable"}
!192 = !DILocation(line: 98, scope: !182, inlinedAt: !183)
!193 = !DILocation(line: 91, scope: !180)
!194 = !DILocation(line: 109, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "internal_alloc", scope: !26, file: !26, line: 109, type: !10, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!196 = distinct !DILocation(line: 93, scope: !180)
!197 = !DILocation(line: 94, scope: !180)
!198 = !DILocation(line: 95, scope: !180)
!199 = !DILocation(line: 0, scope: !180)
!200 = !DILocation(line: 97, scope: !180)
!201 = distinct !DISubprogram(name: "secure_getenv", scope: !1, file: !1, line: 99, type: !10, scopeLine: 99, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!202 = !DILocation(line: 96, scope: !182, inlinedAt: !203)
!203 = distinct !DILocation(line: 90, scope: !180, inlinedAt: !204)
!204 = distinct !DILocation(line: 99, scope: !201)
!205 = !DILocation(line: 88, scope: !185, inlinedAt: !206)
!206 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !203)
!207 = !DILocation(line: 0, scope: !185, inlinedAt: !206)
!208 = !DILocation(line: 89, scope: !185, inlinedAt: !206)
!209 = distinct !{!209, !205, !208, !190, !191}
!210 = !DILocation(line: 98, scope: !182, inlinedAt: !203)
!211 = !DILocation(line: 91, scope: !180, inlinedAt: !204)
!212 = !DILocation(line: 109, scope: !195, inlinedAt: !213)
!213 = distinct !DILocation(line: 93, scope: !180, inlinedAt: !204)
!214 = !DILocation(line: 94, scope: !180, inlinedAt: !204)
!215 = !DILocation(line: 95, scope: !180, inlinedAt: !204)
!216 = !DILocation(line: 0, scope: !180, inlinedAt: !204)
!217 = !DILocation(line: 99, scope: !201)
!218 = distinct !DISubprogram(name: "setenv", scope: !1, file: !1, line: 101, type: !10, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!219 = !DILocation(line: 96, scope: !182, inlinedAt: !220)
!220 = distinct !DILocation(line: 103, scope: !218)
!221 = !DILocation(line: 88, scope: !185, inlinedAt: !222)
!222 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !220)
!223 = !DILocation(line: 0, scope: !185, inlinedAt: !222)
!224 = !DILocation(line: 89, scope: !185, inlinedAt: !222)
!225 = distinct !{!225, !221, !224, !190, !191}
!226 = !DILocation(line: 98, scope: !182, inlinedAt: !220)
!227 = !DILocation(line: 96, scope: !182, inlinedAt: !228)
!228 = distinct !DILocation(line: 104, scope: !218)
!229 = !DILocation(line: 88, scope: !185, inlinedAt: !230)
!230 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !228)
!231 = !DILocation(line: 0, scope: !185, inlinedAt: !230)
!232 = !DILocation(line: 89, scope: !185, inlinedAt: !230)
!233 = distinct !{!233, !229, !232, !190, !191}
!234 = !DILocation(line: 98, scope: !182, inlinedAt: !228)
!235 = !DILocation(line: 104, scope: !218)
!236 = !DILocation(line: 39, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "area", scope: !26, file: !26, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!238 = distinct !DILocation(line: 44, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "fail", scope: !26, file: !26, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!240 = distinct !DILocation(line: 104, scope: !218)
!241 = !DILocation(line: 44, scope: !239, inlinedAt: !240)
!242 = distinct !DISubprogram(name: "unsetenv", scope: !1, file: !1, line: 107, type: !10, scopeLine: 107, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!243 = !DILocation(line: 96, scope: !182, inlinedAt: !244)
!244 = distinct !DILocation(line: 107, scope: !242)
!245 = !DILocation(line: 88, scope: !185, inlinedAt: !246)
!246 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !244)
!247 = !DILocation(line: 0, scope: !185, inlinedAt: !246)
!248 = !DILocation(line: 89, scope: !185, inlinedAt: !246)
!249 = distinct !{!249, !245, !248, !190, !191}
!250 = !DILocation(line: 98, scope: !182, inlinedAt: !244)
!251 = !DILocation(line: 107, scope: !242)
!252 = !DILocation(line: 39, scope: !237, inlinedAt: !253)
!253 = distinct !DILocation(line: 44, scope: !239, inlinedAt: !254)
!254 = distinct !DILocation(line: 107, scope: !242)
!255 = !DILocation(line: 44, scope: !239, inlinedAt: !254)
!256 = distinct !DISubprogram(name: "putenv", scope: !1, file: !1, line: 109, type: !10, scopeLine: 110, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = !DILocation(line: 96, scope: !182, inlinedAt: !258)
!258 = distinct !DILocation(line: 111, scope: !256)
!259 = !DILocation(line: 88, scope: !185, inlinedAt: !260)
!260 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !258)
!261 = !DILocation(line: 0, scope: !185, inlinedAt: !260)
!262 = !DILocation(line: 89, scope: !185, inlinedAt: !260)
!263 = distinct !{!263, !259, !262, !190, !191}
!264 = !DILocation(line: 98, scope: !182, inlinedAt: !258)
!265 = !DILocation(line: 112, scope: !256)
!266 = distinct !DISubprogram(name: "clearenv", scope: !1, file: !1, line: 115, type: !10, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!267 = !DILocation(line: 115, scope: !266)
!268 = distinct !DISubprogram(name: "system", scope: !1, file: !1, line: 117, type: !10, scopeLine: 118, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!269 = !DILocation(line: 119, scope: !268)
!270 = !DILocation(line: 96, scope: !182, inlinedAt: !271)
!271 = distinct !DILocation(line: 120, scope: !268)
!272 = !DILocation(line: 88, scope: !185, inlinedAt: !273)
!273 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !271)
!274 = !DILocation(line: 0, scope: !185, inlinedAt: !273)
!275 = !DILocation(line: 89, scope: !185, inlinedAt: !273)
!276 = distinct !{!276, !272, !275, !190, !191}
!277 = !DILocation(line: 98, scope: !182, inlinedAt: !271)
!278 = !DILocation(line: 120, scope: !268)
!279 = !DILocation(line: 51, scope: !25, inlinedAt: !280)
!280 = distinct !DILocation(line: 121, scope: !268)
!281 = !DILocation(line: 52, scope: !25, inlinedAt: !280)
!282 = !DILocation(line: 53, scope: !25, inlinedAt: !280)
!283 = !DILocation(line: 54, scope: !25, inlinedAt: !280)
!284 = !DILocation(line: 121, scope: !268)
!285 = distinct !DISubprogram(name: "mkstemp", scope: !1, file: !1, line: 143, type: !10, scopeLine: 143, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!286 = !DILocation(line: 143, scope: !285)
!287 = !DILocation(line: 39, scope: !237, inlinedAt: !288)
!288 = distinct !DILocation(line: 44, scope: !239, inlinedAt: !289)
!289 = distinct !DILocation(line: 143, scope: !285)
!290 = !DILocation(line: 44, scope: !239, inlinedAt: !289)
!291 = distinct !DISubprogram(name: "name", scope: !1, file: !1, line: 127, type: !10, scopeLine: 128, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!292 = !DILocation(line: 96, scope: !182, inlinedAt: !293)
!293 = distinct !DILocation(line: 129, scope: !291)
!294 = !DILocation(line: 88, scope: !185, inlinedAt: !295)
!295 = distinct !DILocation(line: 97, scope: !182, inlinedAt: !293)
!296 = !DILocation(line: 0, scope: !185, inlinedAt: !295)
!297 = !DILocation(line: 89, scope: !185, inlinedAt: !295)
!298 = distinct !{!298, !294, !297, !190, !191}
!299 = !DILocation(line: 98, scope: !182, inlinedAt: !293)
!300 = !DILocation(line: 130, scope: !291)
!301 = !DILocation(line: 132, scope: !291)
!302 = distinct !{!302, !301, !303, !190, !191}
!303 = !DILocation(line: 134, scope: !291)
!304 = !DILocation(line: 133, scope: !291)
!305 = !DILocation(line: 135, scope: !291)
!306 = !DILocation(line: 105, scope: !108, inlinedAt: !307)
!307 = distinct !DILocation(line: 135, scope: !291)
!308 = !DILocation(line: 106, scope: !108, inlinedAt: !307)
!309 = !DILocation(line: 136, scope: !291)
!310 = !DILocation(line: 137, scope: !291)
!311 = distinct !{!311, !309, !310, !190, !191}
!312 = !DILocation(line: 0, scope: !291)
!313 = !DILocation(line: 139, scope: !291)
!314 = distinct !DISubprogram(name: "mktemp", scope: !1, file: !1, line: 144, type: !10, scopeLine: 144, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!315 = !DILocation(line: 144, scope: !314)
!316 = distinct !DISubprogram(name: "mkdtemp", scope: !1, file: !1, line: 145, type: !10, scopeLine: 145, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!317 = !DILocation(line: 145, scope: !316)
!318 = !DILocation(line: 77, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "may_fail", scope: !26, file: !26, line: 75, type: !10, scopeLine: 76, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!320 = distinct !DILocation(line: 145, scope: !316)
!321 = !DILocation(line: 51, scope: !25, inlinedAt: !322)
!322 = distinct !DILocation(line: 79, scope: !319, inlinedAt: !320)
!323 = !DILocation(line: 52, scope: !25, inlinedAt: !322)
!324 = !DILocation(line: 53, scope: !25, inlinedAt: !322)
!325 = !DILocation(line: 54, scope: !25, inlinedAt: !322)
!326 = !DILocation(line: 80, scope: !319, inlinedAt: !320)
!327 = !DILocation(line: 39, scope: !237, inlinedAt: !328)
!328 = distinct !DILocation(line: 44, scope: !239, inlinedAt: !329)
!329 = distinct !DILocation(line: 81, scope: !319, inlinedAt: !320)
!330 = !DILocation(line: 44, scope: !239, inlinedAt: !329)
!331 = distinct !DISubprogram(name: "getloadavg", scope: !1, file: !1, line: 147, type: !10, scopeLine: 148, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!332 = !DILocation(line: 149, scope: !331)
!333 = !DILocation(line: 105, scope: !108, inlinedAt: !334)
!334 = distinct !DILocation(line: 149, scope: !331)
!335 = !DILocation(line: 106, scope: !108, inlinedAt: !334)
!336 = !DILocation(line: 150, scope: !331)
