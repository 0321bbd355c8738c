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
  %2 = icmp ult i32 %0, 2, !dbg !96
  br i1 %2, label %6, label %3, !dbg !96

3:
  %4 = add i32 %0, -1, !dbg !96
  %5 = call i32 @__mw_between(i32 noundef 0, i32 noundef %4, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i32 0, i32 0)) #8, !dbg !96
  br label %6, !dbg !96

6:
  %7 = phi i32 [ %5, %3 ], [ 0, %1 ], !dbg !96
  ret i32 %7, !dbg !96
}

declare !dbg !97 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

define dso_local void @arc4random_buf(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !98 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #8, !dbg !99
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i32 0, i32 0)) #8, !dbg !102
  ret void, !dbg !103
}

define dso_local i32 @rand_r(i32* noundef %0) local_unnamed_addr #2 !dbg !104 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %0 to i8*, !dbg !105
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #8, !dbg !106
  call void @__midway_nondet(i8* noundef %3, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i32 0, i32 0)) #8, !dbg !108
  %4 = bitcast i32* %2 to i8*, !dbg !109
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !109
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0)) #8, !dbg !112
  %5 = load i32, i32* %2, align 4, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !114
  %6 = and i32 %5, 2147483647, !dbg !115
  ret i32 %6, !dbg !116
}

define dso_local i32 @random_r(%struct.random_data* noalias nocapture noundef readnone %0, i32* noalias noundef %1) local_unnamed_addr #2 !dbg !117 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %1 to i8*, !dbg !118
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #8, !dbg !118
  %5 = bitcast i32* %3 to i8*, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !119
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i32 0, i32 0)) #8, !dbg !122
  %6 = load i32, i32* %3, align 4, !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !124
  %7 = and i32 %6, 2147483647, !dbg !125
  store i32 %7, i32* %1, align 4, !dbg !126
  ret i32 0, !dbg !127
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

define dso_local i32 @srandom_r(i32 noundef %0, %struct.random_data* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !128 {
  ret i32 0, !dbg !129
}

define dso_local i32 @initstate_r(i32 noundef %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, %struct.random_data* noalias nocapture noundef readnone %3) local_unnamed_addr #3 !dbg !130 {
  ret i32 0, !dbg !131
}

define dso_local double @drand48() local_unnamed_addr #2 !dbg !132 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !133
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7, !dbg !133
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #8, !dbg !136
  %3 = load double, double* %1, align 8, !dbg !137
  %4 = fcmp oge double %3, 0.000000e+00, !dbg !137
  %5 = fcmp olt double %3, 1.000000e+00, !dbg !137
  %6 = and i1 %4, %5, !dbg !137
  %7 = zext i1 %6 to i32, !dbg !137
  call void @__midway_assume(i32 noundef %7) #8, !dbg !137
  %8 = load double, double* %1, align 8, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7, !dbg !139
  ret double %8, !dbg !140
}

define dso_local double @erand48(i16* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !141 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !142
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7, !dbg !142
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #8, !dbg !144
  %4 = load double, double* %2, align 8, !dbg !145
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !145
  %6 = fcmp olt double %4, 1.000000e+00, !dbg !145
  %7 = and i1 %5, %6, !dbg !145
  %8 = zext i1 %7 to i32, !dbg !145
  call void @__midway_assume(i32 noundef %8) #8, !dbg !145
  %9 = load double, double* %2, align 8, !dbg !146
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7, !dbg !147
  ret double %9, !dbg !148
}

define dso_local i32 @drand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, double* noalias noundef %1) local_unnamed_addr #2 !dbg !149 {
  %3 = alloca double, align 8
  %4 = bitcast double* %1 to i8*, !dbg !150
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #8, !dbg !150
  %5 = bitcast double* %3 to i8*, !dbg !151
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #7, !dbg !151
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i32 0, i32 0)) #8, !dbg !153
  %6 = load double, double* %3, align 8, !dbg !154
  %7 = fcmp oge double %6, 0.000000e+00, !dbg !154
  %8 = fcmp olt double %6, 1.000000e+00, !dbg !154
  %9 = and i1 %7, %8, !dbg !154
  %10 = zext i1 %9 to i32, !dbg !154
  call void @__midway_assume(i32 noundef %10) #8, !dbg !154
  %11 = load double, double* %3, align 8, !dbg !155
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #7, !dbg !156
  store double %11, double* %1, align 4, !dbg !157
  ret i32 0, !dbg !158
}

define dso_local i32 @lrand48_r(%struct.drand48_data* noalias nocapture noundef readnone %0, i32* noalias noundef %1) local_unnamed_addr #2 !dbg !159 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %1 to i8*, !dbg !160
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #8, !dbg !160
  %5 = bitcast i32* %3 to i8*, !dbg !161
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !161
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #8, !dbg !164
  %6 = load i32, i32* %3, align 4, !dbg !165
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !166
  %7 = and i32 %6, 2147483647, !dbg !167
  store i32 %7, i32* %1, align 4, !dbg !168
  ret i32 0, !dbg !169
}

define dso_local i32 @srand48_r(i32 noundef %0, %struct.drand48_data* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !170 {
  ret i32 0, !dbg !171
}

define dso_local i8* @getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !172 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !173
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !174
  %3 = icmp eq i32 %2, 0, !dbg !174
  br i1 %3, label %7, label %4, !dbg !174

4:
  %5 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 3) #8, !dbg !175
  call void @__midway_nondet(i8* noundef %5, i32 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !178
  %6 = getelementptr i8, i8* %5, i32 63, !dbg !179
  store i8 0, i8* %6, align 1, !dbg !179
  br label %7

7:
  %8 = phi i8* [ %5, %4 ], [ null, %1 ], !dbg !180
  ret i8* %8, !dbg !181
}

declare !dbg !182 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #4

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

define dso_local i8* @secure_getenv(i8* noundef %0) local_unnamed_addr #2 !dbg !183 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !184
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !186
  %3 = icmp eq i32 %2, 0, !dbg !186
  br i1 %3, label %7, label %4, !dbg !186

4:
  %5 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 3) #8, !dbg !187
  call void @__midway_nondet(i8* noundef %5, i32 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !189
  %6 = getelementptr i8, i8* %5, i32 63, !dbg !190
  store i8 0, i8* %6, align 1, !dbg !190
  br label %7

7:
  %8 = phi i8* [ %5, %4 ], [ null, %1 ], !dbg !191
  ret i8* %8, !dbg !192
}

define dso_local i32 @setenv(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !193 {
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #8, !dbg !194
  %4 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !195
  %5 = icmp eq i32 %4, 0, !dbg !195
  br i1 %5, label %6, label %8, !dbg !195

6:
  %7 = call i32 @__mw_fail(i32 noundef 22) #8, !dbg !195
  br label %8, !dbg !195

8:
  %9 = phi i32 [ %7, %6 ], [ 0, %3 ], !dbg !195
  ret i32 %9, !dbg !195
}

declare !dbg !196 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #4

declare !dbg !197 i32 @__mw_fail(i32 noundef) local_unnamed_addr #4

define dso_local i32 @unsetenv(i8* noundef %0) local_unnamed_addr #2 !dbg !198 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !199
  %3 = icmp eq i32 %2, 0, !dbg !199
  br i1 %3, label %4, label %6, !dbg !199

4:
  %5 = call i32 @__mw_fail(i32 noundef 22) #8, !dbg !199
  br label %6, !dbg !199

6:
  %7 = phi i32 [ %5, %4 ], [ 0, %1 ], !dbg !199
  ret i32 %7, !dbg !199
}

define dso_local i32 @putenv(i8* noundef %0) local_unnamed_addr #2 !dbg !200 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !201
  ret i32 0, !dbg !202
}

define dso_local i32 @clearenv() local_unnamed_addr #3 !dbg !203 {
  ret i32 0, !dbg !204
}

define dso_local i32 @system(i8* noundef %0) local_unnamed_addr #2 !dbg !205 {
  %2 = alloca i32, align 4
  %3 = icmp eq i8* %0, null, !dbg !206
  br i1 %3, label %5, label %4, !dbg !206

4:
  call void @__mw_read_text(i8* noundef nonnull %0, i32 noundef -1) #8, !dbg !207
  br label %5, !dbg !207

5:
  %6 = bitcast i32* %2 to i8*, !dbg !208
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7, !dbg !208
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0)) #8, !dbg !210
  %7 = load i32, i32* %2, align 4, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7, !dbg !212
  ret i32 %7, !dbg !213
}

define dso_local i32 @mkstemp(i8* noundef %0) local_unnamed_addr #2 !dbg !214 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !215
  %3 = icmp ult i32 %2, 6, !dbg !218
  br i1 %3, label %28, label %4, !dbg !218

4:
  %5 = add i32 %2, -6, !dbg !219
  br label %8, !dbg !219

6:
  %7 = icmp ult i32 %13, %2, !dbg !219
  br i1 %7, label %8, label %14, !dbg !219, !llvm.loop !220

8:
  %9 = phi i32 [ %13, %6 ], [ %5, %4 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !224
  %11 = load i8, i8* %10, align 1, !dbg !224
  %12 = icmp eq i8 %11, 88, !dbg !224
  %13 = add i32 %9, 1, !dbg !219
  br i1 %12, label %6, label %28, !dbg !224

14:
  %15 = getelementptr i8, i8* %0, i32 %2, !dbg !225
  %16 = getelementptr i8, i8* %15, i32 -6, !dbg !225
  call void @__midway_check(i8* noundef %16, i32 noundef 6, i32 noundef 1) #8, !dbg !226
  call void @__midway_nondet(i8* noundef %16, i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #8, !dbg !228
  %17 = icmp ugt i32 %2, 5, !dbg !229
  br i1 %17, label %18, label %26, !dbg !229

18:
  %19 = phi i32 [ %24, %18 ], [ %5, %14 ]
  %20 = getelementptr i8, i8* %0, i32 %19, !dbg !230
  %21 = load i8, i8* %20, align 1, !dbg !230
  %22 = and i8 %21, 15, !dbg !230
  %23 = add nuw nsw i8 %22, 97, !dbg !230
  store i8 %23, i8* %20, align 1, !dbg !230
  %24 = add i32 %19, 1, !dbg !229
  %25 = icmp ult i32 %24, %2, !dbg !229
  br i1 %25, label %18, label %26, !dbg !229, !llvm.loop !231

26:
  %27 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i32 0, i32 0)) #8, !dbg !232
  br label %30, !dbg !232

28:
  %29 = call i32 @__mw_fail(i32 noundef 22) #8, !dbg !232
  br label %30, !dbg !232

30:
  %31 = phi i32 [ %27, %26 ], [ %29, %28 ], !dbg !232
  ret i32 %31, !dbg !232
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #4

define dso_local i8* @mktemp(i8* noundef %0) local_unnamed_addr #2 !dbg !233 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !234
  %3 = icmp ult i32 %2, 6, !dbg !236
  br i1 %3, label %26, label %4, !dbg !236

4:
  %5 = add i32 %2, -6, !dbg !237
  br label %8, !dbg !237

6:
  %7 = icmp ult i32 %13, %2, !dbg !237
  br i1 %7, label %8, label %14, !dbg !237, !llvm.loop !238

8:
  %9 = phi i32 [ %13, %6 ], [ %5, %4 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !240
  %11 = load i8, i8* %10, align 1, !dbg !240
  %12 = icmp eq i8 %11, 88, !dbg !240
  %13 = add i32 %9, 1, !dbg !237
  br i1 %12, label %6, label %26, !dbg !240

14:
  %15 = getelementptr i8, i8* %0, i32 %2, !dbg !241
  %16 = getelementptr i8, i8* %15, i32 -6, !dbg !241
  call void @__midway_check(i8* noundef %16, i32 noundef 6, i32 noundef 1) #8, !dbg !242
  call void @__midway_nondet(i8* noundef %16, i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #8, !dbg !244
  %17 = icmp ugt i32 %2, 5, !dbg !245
  br i1 %17, label %18, label %26, !dbg !245

18:
  %19 = phi i32 [ %24, %18 ], [ %5, %14 ]
  %20 = getelementptr i8, i8* %0, i32 %19, !dbg !246
  %21 = load i8, i8* %20, align 1, !dbg !246
  %22 = and i8 %21, 15, !dbg !246
  %23 = add nuw nsw i8 %22, 97, !dbg !246
  store i8 %23, i8* %20, align 1, !dbg !246
  %24 = add i32 %19, 1, !dbg !245
  %25 = icmp ult i32 %24, %2, !dbg !245
  br i1 %25, label %18, label %26, !dbg !245, !llvm.loop !247

26:
  %27 = phi i8* [ null, %1 ], [ %0, %14 ], [ %0, %18 ], [ null, %8 ]
  ret i8* %27, !dbg !248
}

define dso_local i8* @mkdtemp(i8* noundef %0) local_unnamed_addr #2 !dbg !249 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !250
  %3 = icmp ult i32 %2, 6, !dbg !252
  br i1 %3, label %30, label %4, !dbg !252

4:
  %5 = add i32 %2, -6, !dbg !253
  br label %8, !dbg !253

6:
  %7 = icmp ult i32 %13, %2, !dbg !253
  br i1 %7, label %8, label %14, !dbg !253, !llvm.loop !254

8:
  %9 = phi i32 [ %13, %6 ], [ %5, %4 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !256
  %11 = load i8, i8* %10, align 1, !dbg !256
  %12 = icmp eq i8 %11, 88, !dbg !256
  %13 = add i32 %9, 1, !dbg !253
  br i1 %12, label %6, label %30, !dbg !256

14:
  %15 = getelementptr i8, i8* %0, i32 %2, !dbg !257
  %16 = getelementptr i8, i8* %15, i32 -6, !dbg !257
  call void @__midway_check(i8* noundef %16, i32 noundef 6, i32 noundef 1) #8, !dbg !258
  call void @__midway_nondet(i8* noundef %16, i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #8, !dbg !260
  %17 = icmp ugt i32 %2, 5, !dbg !261
  br i1 %17, label %18, label %26, !dbg !261

18:
  %19 = phi i32 [ %24, %18 ], [ %5, %14 ]
  %20 = getelementptr i8, i8* %0, i32 %19, !dbg !262
  %21 = load i8, i8* %20, align 1, !dbg !262
  %22 = and i8 %21, 15, !dbg !262
  %23 = add nuw nsw i8 %22, 97, !dbg !262
  store i8 %23, i8* %20, align 1, !dbg !262
  %24 = add i32 %19, 1, !dbg !261
  %25 = icmp ult i32 %24, %2, !dbg !261
  br i1 %25, label %18, label %26, !dbg !261, !llvm.loop !263

26:
  %27 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i32 0, i32 0)) #8, !dbg !264
  %28 = icmp eq i32 %27, 0, !dbg !264
  %29 = select i1 %28, i8* %0, i8* null, !dbg !264
  br label %30, !dbg !264

30:
  %31 = phi i8* [ %29, %26 ], [ null, %1 ], [ null, %8 ], !dbg !264
  ret i8* %31, !dbg !264
}

declare !dbg !265 i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #4

define dso_local i32 @getloadavg(double* noundef %0, i32 noundef returned %1) local_unnamed_addr #2 !dbg !266 {
  %3 = bitcast double* %0 to i8*, !dbg !267
  %4 = shl i32 %1, 3, !dbg !267
  call void @__midway_check(i8* noundef %3, i32 noundef %4, i32 noundef 1) #8, !dbg !268
  call void @__midway_nondet(i8* noundef %3, i32 noundef %4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0)) #8, !dbg !270
  ret i32 %1, !dbg !271
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #4

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

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
!9 = distinct !DISubprogram(name: "abs", scope: !1, file: !1, line: 9, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 9, scope: !9)
!13 = distinct !DISubprogram(name: "labs", scope: !1, file: !1, line: 10, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 10, scope: !13)
!15 = distinct !DISubprogram(name: "llabs", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 11, scope: !15)
!17 = distinct !DISubprogram(name: "div", scope: !1, file: !1, line: 12, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 12, scope: !17)
!19 = distinct !DISubprogram(name: "ldiv", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 13, scope: !19)
!21 = distinct !DISubprogram(name: "lldiv", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 14, scope: !21)
!23 = distinct !DISubprogram(name: "rand", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 56, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "any_int", scope: !26, file: !26, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = !DIFile(filename: "c/models.h", directory: ".")
!27 = distinct !DILocation(line: 69, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "any_nonnegative", scope: !26, file: !26, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!29 = distinct !DILocation(line: 18, scope: !23)
!30 = !DILocation(line: 57, scope: !25, inlinedAt: !27)
!31 = !DILocation(line: 58, scope: !25, inlinedAt: !27)
!32 = !DILocation(line: 59, scope: !25, inlinedAt: !27)
!33 = !DILocation(line: 69, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 18, scope: !23)
!35 = distinct !DISubprogram(name: "srand", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 19, scope: !35)
!37 = distinct !DISubprogram(name: "random", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 56, scope: !25, inlinedAt: !39)
!39 = distinct !DILocation(line: 69, scope: !28, inlinedAt: !40)
!40 = distinct !DILocation(line: 20, scope: !37)
!41 = !DILocation(line: 57, scope: !25, inlinedAt: !39)
!42 = !DILocation(line: 58, scope: !25, inlinedAt: !39)
!43 = !DILocation(line: 59, scope: !25, inlinedAt: !39)
!44 = !DILocation(line: 69, scope: !28, inlinedAt: !40)
!45 = !DILocation(line: 20, scope: !37)
!46 = distinct !DISubprogram(name: "srandom", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 21, scope: !46)
!48 = distinct !DISubprogram(name: "initstate", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 22, scope: !48)
!50 = distinct !DISubprogram(name: "setstate", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 23, scope: !50)
!52 = distinct !DISubprogram(name: "lrand48", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 56, scope: !25, inlinedAt: !54)
!54 = distinct !DILocation(line: 69, scope: !28, inlinedAt: !55)
!55 = distinct !DILocation(line: 24, scope: !52)
!56 = !DILocation(line: 57, scope: !25, inlinedAt: !54)
!57 = !DILocation(line: 58, scope: !25, inlinedAt: !54)
!58 = !DILocation(line: 59, scope: !25, inlinedAt: !54)
!59 = !DILocation(line: 69, scope: !28, inlinedAt: !55)
!60 = !DILocation(line: 24, scope: !52)
!61 = distinct !DISubprogram(name: "mrand48", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 56, scope: !25, inlinedAt: !63)
!63 = distinct !DILocation(line: 25, scope: !61)
!64 = !DILocation(line: 57, scope: !25, inlinedAt: !63)
!65 = !DILocation(line: 58, scope: !25, inlinedAt: !63)
!66 = !DILocation(line: 59, scope: !25, inlinedAt: !63)
!67 = !DILocation(line: 25, scope: !61)
!68 = distinct !DISubprogram(name: "nrand48", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 56, scope: !25, inlinedAt: !70)
!70 = distinct !DILocation(line: 69, scope: !28, inlinedAt: !71)
!71 = distinct !DILocation(line: 26, scope: !68)
!72 = !DILocation(line: 57, scope: !25, inlinedAt: !70)
!73 = !DILocation(line: 58, scope: !25, inlinedAt: !70)
!74 = !DILocation(line: 59, scope: !25, inlinedAt: !70)
!75 = !DILocation(line: 69, scope: !28, inlinedAt: !71)
!76 = !DILocation(line: 26, scope: !68)
!77 = distinct !DISubprogram(name: "jrand48", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 56, scope: !25, inlinedAt: !79)
!79 = distinct !DILocation(line: 27, scope: !77)
!80 = !DILocation(line: 57, scope: !25, inlinedAt: !79)
!81 = !DILocation(line: 58, scope: !25, inlinedAt: !79)
!82 = !DILocation(line: 59, scope: !25, inlinedAt: !79)
!83 = !DILocation(line: 27, scope: !77)
!84 = distinct !DISubprogram(name: "srand48", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 28, scope: !84)
!86 = distinct !DISubprogram(name: "seed48", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 29, scope: !86)
!88 = distinct !DISubprogram(name: "arc4random", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 56, scope: !25, inlinedAt: !90)
!90 = distinct !DILocation(line: 30, scope: !88)
!91 = !DILocation(line: 57, scope: !25, inlinedAt: !90)
!92 = !DILocation(line: 58, scope: !25, inlinedAt: !90)
!93 = !DILocation(line: 59, scope: !25, inlinedAt: !90)
!94 = !DILocation(line: 30, scope: !88)
!95 = distinct !DISubprogram(name: "arc4random_uniform", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 33, scope: !95)
!97 = !DISubprogram(name: "any_between", scope: !26, file: !26, line: 46, type: !10, spFlags: DISPFlagOptimized)
!98 = distinct !DISubprogram(name: "arc4random_buf", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 83, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "fill", scope: !26, file: !26, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!101 = distinct !DILocation(line: 35, scope: !98)
!102 = !DILocation(line: 84, scope: !100, inlinedAt: !101)
!103 = !DILocation(line: 35, scope: !98)
!104 = distinct !DISubprogram(name: "rand_r", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 39, scope: !104)
!106 = !DILocation(line: 83, scope: !100, inlinedAt: !107)
!107 = distinct !DILocation(line: 39, scope: !104)
!108 = !DILocation(line: 84, scope: !100, inlinedAt: !107)
!109 = !DILocation(line: 56, scope: !25, inlinedAt: !110)
!110 = distinct !DILocation(line: 69, scope: !28, inlinedAt: !111)
!111 = distinct !DILocation(line: 40, scope: !104)
!112 = !DILocation(line: 57, scope: !25, inlinedAt: !110)
!113 = !DILocation(line: 58, scope: !25, inlinedAt: !110)
!114 = !DILocation(line: 59, scope: !25, inlinedAt: !110)
!115 = !DILocation(line: 69, scope: !28, inlinedAt: !111)
!116 = !DILocation(line: 40, scope: !104)
!117 = distinct !DISubprogram(name: "random_r", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 45, scope: !117)
!119 = !DILocation(line: 56, scope: !25, inlinedAt: !120)
!120 = distinct !DILocation(line: 69, scope: !28, inlinedAt: !121)
!121 = distinct !DILocation(line: 46, scope: !117)
!122 = !DILocation(line: 57, scope: !25, inlinedAt: !120)
!123 = !DILocation(line: 58, scope: !25, inlinedAt: !120)
!124 = !DILocation(line: 59, scope: !25, inlinedAt: !120)
!125 = !DILocation(line: 69, scope: !28, inlinedAt: !121)
!126 = !DILocation(line: 46, scope: !117)
!127 = !DILocation(line: 47, scope: !117)
!128 = distinct !DISubprogram(name: "srandom_r", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 50, scope: !128)
!130 = distinct !DISubprogram(name: "initstate_r", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 52, scope: !130)
!132 = distinct !DISubprogram(name: "drand48", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 56, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "fraction", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!135 = distinct !DILocation(line: 62, scope: !132)
!136 = !DILocation(line: 57, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 58, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 59, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 60, scope: !134, inlinedAt: !135)
!140 = !DILocation(line: 62, scope: !132)
!141 = distinct !DISubprogram(name: "erand48", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 56, scope: !134, inlinedAt: !143)
!143 = distinct !DILocation(line: 63, scope: !141)
!144 = !DILocation(line: 57, scope: !134, inlinedAt: !143)
!145 = !DILocation(line: 58, scope: !134, inlinedAt: !143)
!146 = !DILocation(line: 59, scope: !134, inlinedAt: !143)
!147 = !DILocation(line: 60, scope: !134, inlinedAt: !143)
!148 = !DILocation(line: 63, scope: !141)
!149 = distinct !DISubprogram(name: "drand48_r", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DILocation(line: 67, scope: !149)
!151 = !DILocation(line: 56, scope: !134, inlinedAt: !152)
!152 = distinct !DILocation(line: 68, scope: !149)
!153 = !DILocation(line: 57, scope: !134, inlinedAt: !152)
!154 = !DILocation(line: 58, scope: !134, inlinedAt: !152)
!155 = !DILocation(line: 59, scope: !134, inlinedAt: !152)
!156 = !DILocation(line: 60, scope: !134, inlinedAt: !152)
!157 = !DILocation(line: 68, scope: !149)
!158 = !DILocation(line: 69, scope: !149)
!159 = distinct !DISubprogram(name: "lrand48_r", scope: !1, file: !1, line: 72, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 74, scope: !159)
!161 = !DILocation(line: 56, scope: !25, inlinedAt: !162)
!162 = distinct !DILocation(line: 69, scope: !28, inlinedAt: !163)
!163 = distinct !DILocation(line: 75, scope: !159)
!164 = !DILocation(line: 57, scope: !25, inlinedAt: !162)
!165 = !DILocation(line: 58, scope: !25, inlinedAt: !162)
!166 = !DILocation(line: 59, scope: !25, inlinedAt: !162)
!167 = !DILocation(line: 69, scope: !28, inlinedAt: !163)
!168 = !DILocation(line: 75, scope: !159)
!169 = !DILocation(line: 76, scope: !159)
!170 = distinct !DISubprogram(name: "srand48_r", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!171 = !DILocation(line: 79, scope: !170)
!172 = distinct !DISubprogram(name: "getenv", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DILocation(line: 90, scope: !172)
!174 = !DILocation(line: 91, scope: !172)
!175 = !DILocation(line: 87, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "internal_alloc", scope: !26, file: !26, line: 87, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!177 = distinct !DILocation(line: 93, scope: !172)
!178 = !DILocation(line: 94, scope: !172)
!179 = !DILocation(line: 95, scope: !172)
!180 = !DILocation(line: 0, scope: !172)
!181 = !DILocation(line: 97, scope: !172)
!182 = !DISubprogram(name: "read_text", scope: !26, file: !26, line: 51, type: !10, spFlags: DISPFlagOptimized)
!183 = distinct !DISubprogram(name: "secure_getenv", scope: !1, file: !1, line: 99, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 90, scope: !172, inlinedAt: !185)
!185 = distinct !DILocation(line: 99, scope: !183)
!186 = !DILocation(line: 91, scope: !172, inlinedAt: !185)
!187 = !DILocation(line: 87, scope: !176, inlinedAt: !188)
!188 = distinct !DILocation(line: 93, scope: !172, inlinedAt: !185)
!189 = !DILocation(line: 94, scope: !172, inlinedAt: !185)
!190 = !DILocation(line: 95, scope: !172, inlinedAt: !185)
!191 = !DILocation(line: 0, scope: !172, inlinedAt: !185)
!192 = !DILocation(line: 99, scope: !183)
!193 = distinct !DISubprogram(name: "setenv", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!194 = !DILocation(line: 103, scope: !193)
!195 = !DILocation(line: 104, scope: !193)
!196 = !DISubprogram(name: "read_string", scope: !26, file: !26, line: 48, type: !10, spFlags: DISPFlagOptimized)
!197 = !DISubprogram(name: "fail", scope: !26, file: !26, line: 42, type: !10, spFlags: DISPFlagOptimized)
!198 = distinct !DISubprogram(name: "unsetenv", scope: !1, file: !1, line: 107, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!199 = !DILocation(line: 107, scope: !198)
!200 = distinct !DISubprogram(name: "putenv", scope: !1, file: !1, line: 109, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 111, scope: !200)
!202 = !DILocation(line: 112, scope: !200)
!203 = distinct !DISubprogram(name: "clearenv", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 115, scope: !203)
!205 = distinct !DISubprogram(name: "system", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 119, scope: !205)
!207 = !DILocation(line: 120, scope: !205)
!208 = !DILocation(line: 56, scope: !25, inlinedAt: !209)
!209 = distinct !DILocation(line: 121, scope: !205)
!210 = !DILocation(line: 57, scope: !25, inlinedAt: !209)
!211 = !DILocation(line: 58, scope: !25, inlinedAt: !209)
!212 = !DILocation(line: 59, scope: !25, inlinedAt: !209)
!213 = !DILocation(line: 121, scope: !205)
!214 = distinct !DISubprogram(name: "mkstemp", scope: !1, file: !1, line: 143, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 129, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "name", scope: !1, file: !1, line: 127, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!217 = distinct !DILocation(line: 143, scope: !214)
!218 = !DILocation(line: 130, scope: !216, inlinedAt: !217)
!219 = !DILocation(line: 132, scope: !216, inlinedAt: !217)
!220 = distinct !{!220, !219, !221, !222, !223}
!221 = !DILocation(line: 134, scope: !216, inlinedAt: !217)
!222 = !{!"llvm.loop.mustprogress"}
!223 = !{!"llvm.loop.unroll.disable"}
!224 = !DILocation(line: 133, scope: !216, inlinedAt: !217)
!225 = !DILocation(line: 135, scope: !216, inlinedAt: !217)
!226 = !DILocation(line: 83, scope: !100, inlinedAt: !227)
!227 = distinct !DILocation(line: 135, scope: !216, inlinedAt: !217)
!228 = !DILocation(line: 84, scope: !100, inlinedAt: !227)
!229 = !DILocation(line: 136, scope: !216, inlinedAt: !217)
!230 = !DILocation(line: 137, scope: !216, inlinedAt: !217)
!231 = distinct !{!231, !229, !230, !222, !223}
!232 = !DILocation(line: 143, scope: !214)
!233 = distinct !DISubprogram(name: "mktemp", scope: !1, file: !1, line: 144, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!234 = !DILocation(line: 129, scope: !216, inlinedAt: !235)
!235 = distinct !DILocation(line: 144, scope: !233)
!236 = !DILocation(line: 130, scope: !216, inlinedAt: !235)
!237 = !DILocation(line: 132, scope: !216, inlinedAt: !235)
!238 = distinct !{!238, !237, !239, !222, !223}
!239 = !DILocation(line: 134, scope: !216, inlinedAt: !235)
!240 = !DILocation(line: 133, scope: !216, inlinedAt: !235)
!241 = !DILocation(line: 135, scope: !216, inlinedAt: !235)
!242 = !DILocation(line: 83, scope: !100, inlinedAt: !243)
!243 = distinct !DILocation(line: 135, scope: !216, inlinedAt: !235)
!244 = !DILocation(line: 84, scope: !100, inlinedAt: !243)
!245 = !DILocation(line: 136, scope: !216, inlinedAt: !235)
!246 = !DILocation(line: 137, scope: !216, inlinedAt: !235)
!247 = distinct !{!247, !245, !246, !222, !223}
!248 = !DILocation(line: 144, scope: !233)
!249 = distinct !DISubprogram(name: "mkdtemp", scope: !1, file: !1, line: 145, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!250 = !DILocation(line: 129, scope: !216, inlinedAt: !251)
!251 = distinct !DILocation(line: 145, scope: !249)
!252 = !DILocation(line: 130, scope: !216, inlinedAt: !251)
!253 = !DILocation(line: 132, scope: !216, inlinedAt: !251)
!254 = distinct !{!254, !253, !255, !222, !223}
!255 = !DILocation(line: 134, scope: !216, inlinedAt: !251)
!256 = !DILocation(line: 133, scope: !216, inlinedAt: !251)
!257 = !DILocation(line: 135, scope: !216, inlinedAt: !251)
!258 = !DILocation(line: 83, scope: !100, inlinedAt: !259)
!259 = distinct !DILocation(line: 135, scope: !216, inlinedAt: !251)
!260 = !DILocation(line: 84, scope: !100, inlinedAt: !259)
!261 = !DILocation(line: 136, scope: !216, inlinedAt: !251)
!262 = !DILocation(line: 137, scope: !216, inlinedAt: !251)
!263 = distinct !{!263, !261, !262, !222, !223}
!264 = !DILocation(line: 145, scope: !249)
!265 = !DISubprogram(name: "may_fail", scope: !26, file: !26, line: 44, type: !10, spFlags: DISPFlagOptimized)
!266 = distinct !DISubprogram(name: "getloadavg", scope: !1, file: !1, line: 147, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 149, scope: !266)
!268 = !DILocation(line: 83, scope: !100, inlinedAt: !269)
!269 = distinct !DILocation(line: 149, scope: !266)
!270 = !DILocation(line: 84, scope: !100, inlinedAt: !269)
!271 = !DILocation(line: 150, scope: !266)
