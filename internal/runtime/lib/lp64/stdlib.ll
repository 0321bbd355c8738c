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
@.str.17 = private unnamed_addr constant [12 x i8] c"environment\00", align 1
@.str.18 = private unnamed_addr constant [59 x i8] c"values of environment variables have at most 63 characters\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"mkstemp\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"mkdtemp\00", align 1
@.str.22 = private unnamed_addr constant [11 x i8] c"getloadavg\00", align 1
@.str.23 = private unnamed_addr constant [15 x i8] c"temporary name\00", align 1

define dso_local i32 @abs(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.abs.i32(i32 %v, i1 false)
  ret i32 %0
}

define dso_local i64 @labs(i64 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i64 @llvm.abs.i64(i64 %v, i1 false)
  ret i64 %0
}

define dso_local i64 @llabs(i64 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i64 @llvm.abs.i64(i64 %v, i1 false)
  ret i64 %0
}

define dso_local i64 @div(i32 noundef %a, i32 noundef %b) local_unnamed_addr #1 {
entry:
  %div = sdiv i32 %a, %b
  %rem1 = srem i32 %a, %b
  %retval.sroa.2.0.insert.ext = zext i32 %rem1 to i64
  %retval.sroa.2.0.insert.shift = shl nuw i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %div to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}

define dso_local { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) local_unnamed_addr #1 {
entry:
  %div = sdiv i64 %a, %b
  %rem1 = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem1, 1
  ret { i64, i64 } %.fca.1.insert
}

define dso_local { i64, i64 } @lldiv(i64 noundef %a, i64 noundef %b) local_unnamed_addr #1 {
entry:
  %div = sdiv i64 %a, %b
  %rem1 = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem1, 1
  ret { i64, i64 } %.fca.1.insert
}

define dso_local i32 @rand() local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %and.i = and i32 %1, 2147483647
  ret i32 %and.i
}

define dso_local void @srand(i32 noundef %seed) local_unnamed_addr #1 {
entry:
  ret void
}

define dso_local i64 @random() local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %and.i = and i32 %1, 2147483647
  %2 = zext i32 %and.i to i64
  ret i64 %2
}

define dso_local void @srandom(i32 noundef %seed) local_unnamed_addr #1 {
entry:
  ret void
}

define dso_local i8* @initstate(i32 noundef %seed, i8* noundef readnone returned %state, i64 noundef %n) local_unnamed_addr #1 {
entry:
  ret i8* %state
}

define dso_local i8* @setstate(i8* noundef readnone returned %state) local_unnamed_addr #1 {
entry:
  ret i8* %state
}

define dso_local i64 @lrand48() local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %and.i = and i32 %1, 2147483647
  %2 = zext i32 %and.i to i64
  ret i64 %2
}

define dso_local i64 @mrand48() local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %conv = sext i32 %1 to i64
  ret i64 %conv
}

define dso_local i64 @nrand48(i16* nocapture noundef readnone %seed) local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %and.i = and i32 %1, 2147483647
  %2 = zext i32 %and.i to i64
  ret i64 %2
}

define dso_local i64 @jrand48(i16* nocapture noundef readnone %seed) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %conv = sext i32 %1 to i64
  ret i64 %conv
}

define dso_local void @srand48(i64 noundef %seed) local_unnamed_addr #1 {
entry:
  ret void
}

define dso_local i16* @seed48(i16* noundef readnone returned %seed) local_unnamed_addr #1 {
entry:
  ret i16* %seed
}

define dso_local i32 @arc4random() local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  ret i32 %1
}

define dso_local i32 @arc4random_uniform(i32 noundef %bound) local_unnamed_addr #2 {
entry:
  %cmp = icmp ult i32 %bound, 2
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:
  %sub = add i32 %bound, -1
  %conv = zext i32 %sub to i64
  %call = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i64 0, i64 0)) #7
  %conv1 = trunc i64 %call to i32
  br label %cond.end

cond.end:
  %cond = phi i32 [ %conv1, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @arc4random_buf(i8* noundef %p, i64 noundef %n) local_unnamed_addr #2 {
entry:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %p, i64 noundef %n, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0)) #7
  ret void
}

define dso_local i32 @rand_r(i32* noundef %seed) local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %seed to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i64 0, i64 0)) #7
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #6
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0)) #7
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #6
  %and.i = and i32 %2, 2147483647
  ret i32 %and.i
}

define dso_local i32 @random_r(%struct.random_data* nocapture noundef readnone %data, i32* noundef %out) local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #7
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #6
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i64 0, i64 0)) #7
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #6
  %and.i = and i32 %2, 2147483647
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @srandom_r(i32 noundef %seed, %struct.random_data* nocapture noundef readnone %data) local_unnamed_addr #1 {
entry:
  ret i32 0
}

define dso_local i32 @initstate_r(i32 noundef %seed, i8* nocapture noundef readnone %state, i64 noundef %n, %struct.random_data* nocapture noundef readnone %data) local_unnamed_addr #1 {
entry:
  ret i32 0
}

define dso_local double @drand48() local_unnamed_addr #2 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0.000000e+00
  %cmp1.i = fcmp olt double %1, 1.000000e+00
  %or.cond.i = and i1 %cmp.i, %cmp1.i
  %cond.i = select i1 %or.cond.i, double %1, double 0.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret double %cond.i
}

define dso_local double @erand48(i16* nocapture noundef readnone %seed) local_unnamed_addr #2 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #7
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0.000000e+00
  %cmp1.i = fcmp olt double %1, 1.000000e+00
  %or.cond.i = and i1 %cmp.i, %cmp1.i
  %cond.i = select i1 %or.cond.i, double %1, double 0.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret double %cond.i
}

define dso_local i32 @drand48_r(%struct.drand48_data* nocapture noundef readnone %data, double* noundef %out) local_unnamed_addr #2 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0)) #7
  %2 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %2, 0.000000e+00
  %cmp1.i = fcmp olt double %2, 1.000000e+00
  %or.cond.i = and i1 %cmp.i, %cmp1.i
  %cond.i = select i1 %or.cond.i, double %2, double 0.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  store double %cond.i, double* %out, align 8
  ret i32 0
}

define dso_local i32 @lrand48_r(%struct.drand48_data* nocapture noundef readnone %data, i64* noundef %out) local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #6
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0)) #7
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #6
  %and.i = and i32 %2, 2147483647
  %3 = zext i32 %and.i to i64
  store i64 %3, i64* %out, align 8
  ret i32 0
}

define dso_local i32 @srand48_r(i64 noundef %seed, %struct.drand48_data* nocapture noundef readnone %data) local_unnamed_addr #1 {
entry:
  ret i32 0
}

define dso_local i8* @getenv(i8* noundef %name) local_unnamed_addr #2 {
entry:
  call void @__mw_read_text(i8* noundef %name, i64 noundef -1) #7
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.18, i64 0, i64 0)) #7
  %call.i = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 3) #7
  call void @__midway_nondet(i8* noundef %call.i, i64 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7
  %arrayidx = getelementptr i8, i8* %call.i, i64 63
  store i8 0, i8* %arrayidx, align 1
  br label %return

return:
  %retval.0 = phi i8* [ %call.i, %if.end ], [ null, %entry ]
  ret i8* %retval.0
}

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i8* @secure_getenv(i8* noundef %name) local_unnamed_addr #2 {
entry:
  call void @__mw_read_text(i8* noundef %name, i64 noundef -1) #7
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %getenv.exit, label %if.end.i

if.end.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.18, i64 0, i64 0)) #7
  %call.i.i = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 3) #7
  call void @__midway_nondet(i8* noundef %call.i.i, i64 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #7
  %arrayidx.i = getelementptr i8, i8* %call.i.i, i64 63
  store i8 0, i8* %arrayidx.i, align 1
  br label %getenv.exit

getenv.exit:
  %retval.0.i = phi i8* [ %call.i.i, %if.end.i ], [ null, %entry ]
  ret i8* %retval.0.i
}

define dso_local i32 @setenv(i8* noundef %name, i8* noundef %value, i32 noundef %overwrite) local_unnamed_addr #2 {
entry:
  call void @__mw_read_text(i8* noundef %value, i64 noundef -1) #7
  %call = call i64 @__mw_read_string(i8* noundef %name) #7
  %tobool.not = icmp eq i64 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

declare i64 @__mw_read_string(i8* noundef) local_unnamed_addr #3

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

define dso_local i32 @unsetenv(i8* noundef %name) local_unnamed_addr #2 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %name) #7
  %tobool.not = icmp eq i64 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

define dso_local i32 @putenv(i8* noundef %assignment) local_unnamed_addr #2 {
entry:
  call void @__mw_read_text(i8* noundef %assignment, i64 noundef -1) #7
  ret i32 0
}

define dso_local i32 @clearenv() local_unnamed_addr #1 {
entry:
  ret i32 0
}

define dso_local i32 @system(i8* noundef %command) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_cancellation_point() #7
  %tobool.not = icmp eq i8* %command, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__mw_read_text(i8* noundef nonnull %command, i64 noundef -1) #7
  br label %if.end

if.end:
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  ret i32 %1
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

define dso_local i32 @mkstemp(i8* noundef %pattern) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %pattern) #7
  %cmp.i = icmp ult i64 %call.i, 6
  br i1 %cmp.i, label %cond.false, label %if.end.i

if.end.i:
  %sub.i = add i64 %call.i, -6
  br label %for.body.i

for.cond.i:
  %cmp1.i = icmp ult i64 %inc.i, %call.i
  br i1 %cmp1.i, label %for.body.i, label %for.end.i

for.body.i:
  %i.043.i = phi i64 [ %inc.i, %for.cond.i ], [ %sub.i, %if.end.i ]
  %arrayidx.i = getelementptr i8, i8* %pattern, i64 %i.043.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %cmp2.not.i = icmp eq i8 %0, 88
  %inc.i = add i64 %i.043.i, 1
  br i1 %cmp2.not.i, label %for.cond.i, label %cond.false

for.end.i:
  %add.ptr.i = getelementptr i8, i8* %pattern, i64 %call.i
  %add.ptr6.i = getelementptr i8, i8* %add.ptr.i, i64 -6
  call void @__midway_check(i8* noundef %add.ptr6.i, i64 noundef 6, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %add.ptr6.i, i64 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.23, i64 0, i64 0)) #7
  %cmp1044.i = icmp ugt i64 %call.i, 5
  br i1 %cmp1044.i, label %for.body13.i, label %cond.true

for.body13.i:
  %i7.045.i = phi i64 [ %inc19.i, %for.body13.i ], [ %sub.i, %for.end.i ]
  %arrayidx14.i = getelementptr i8, i8* %pattern, i64 %i7.045.i
  %1 = load i8, i8* %arrayidx14.i, align 1
  %2 = and i8 %1, 15
  %narrow.i = add nuw nsw i8 %2, 97
  store i8 %narrow.i, i8* %arrayidx14.i, align 1
  %inc19.i = add i64 %i7.045.i, 1
  %cmp10.i = icmp ult i64 %inc19.i, %call.i
  br i1 %cmp10.i, label %for.body13.i, label %cond.true

cond.true:
  %call1 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i64 0, i64 0)) #7
  br label %cond.end

cond.false:
  %call2 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ %call2, %cond.false ]
  ret i32 %cond
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #3

define dso_local i8* @mktemp(i8* noundef %pattern) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %pattern) #7
  %cmp.i = icmp ult i64 %call.i, 6
  br i1 %cmp.i, label %name.exit, label %if.end.i

if.end.i:
  %sub.i = add i64 %call.i, -6
  br label %for.body.i

for.cond.i:
  %cmp1.i = icmp ult i64 %inc.i, %call.i
  br i1 %cmp1.i, label %for.body.i, label %for.end.i

for.body.i:
  %i.043.i = phi i64 [ %inc.i, %for.cond.i ], [ %sub.i, %if.end.i ]
  %arrayidx.i = getelementptr i8, i8* %pattern, i64 %i.043.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %cmp2.not.i = icmp eq i8 %0, 88
  %inc.i = add i64 %i.043.i, 1
  br i1 %cmp2.not.i, label %for.cond.i, label %name.exit

for.end.i:
  %add.ptr.i = getelementptr i8, i8* %pattern, i64 %call.i
  %add.ptr6.i = getelementptr i8, i8* %add.ptr.i, i64 -6
  call void @__midway_check(i8* noundef %add.ptr6.i, i64 noundef 6, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %add.ptr6.i, i64 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.23, i64 0, i64 0)) #7
  %cmp1044.i = icmp ugt i64 %call.i, 5
  br i1 %cmp1044.i, label %for.body13.i, label %name.exit

for.body13.i:
  %i7.045.i = phi i64 [ %inc19.i, %for.body13.i ], [ %sub.i, %for.end.i ]
  %arrayidx14.i = getelementptr i8, i8* %pattern, i64 %i7.045.i
  %1 = load i8, i8* %arrayidx14.i, align 1
  %2 = and i8 %1, 15
  %narrow.i = add nuw nsw i8 %2, 97
  store i8 %narrow.i, i8* %arrayidx14.i, align 1
  %inc19.i = add i64 %i7.045.i, 1
  %cmp10.i = icmp ult i64 %inc19.i, %call.i
  br i1 %cmp10.i, label %for.body13.i, label %name.exit

name.exit:
  %tobool.not = phi i8* [ null, %entry ], [ %pattern, %for.end.i ], [ %pattern, %for.body13.i ], [ null, %for.body.i ]
  ret i8* %tobool.not
}

define dso_local i8* @mkdtemp(i8* noundef %pattern) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %pattern) #7
  %cmp.i = icmp ult i64 %call.i, 6
  br i1 %cmp.i, label %cond.end, label %if.end.i

if.end.i:
  %sub.i = add i64 %call.i, -6
  br label %for.body.i

for.cond.i:
  %cmp1.i = icmp ult i64 %inc.i, %call.i
  br i1 %cmp1.i, label %for.body.i, label %for.end.i

for.body.i:
  %i.043.i = phi i64 [ %inc.i, %for.cond.i ], [ %sub.i, %if.end.i ]
  %arrayidx.i = getelementptr i8, i8* %pattern, i64 %i.043.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %cmp2.not.i = icmp eq i8 %0, 88
  %inc.i = add i64 %i.043.i, 1
  br i1 %cmp2.not.i, label %for.cond.i, label %cond.end

for.end.i:
  %add.ptr.i = getelementptr i8, i8* %pattern, i64 %call.i
  %add.ptr6.i = getelementptr i8, i8* %add.ptr.i, i64 -6
  call void @__midway_check(i8* noundef %add.ptr6.i, i64 noundef 6, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %add.ptr6.i, i64 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.23, i64 0, i64 0)) #7
  %cmp1044.i = icmp ugt i64 %call.i, 5
  br i1 %cmp1044.i, label %for.body13.i, label %land.lhs.true

for.body13.i:
  %i7.045.i = phi i64 [ %inc19.i, %for.body13.i ], [ %sub.i, %for.end.i ]
  %arrayidx14.i = getelementptr i8, i8* %pattern, i64 %i7.045.i
  %1 = load i8, i8* %arrayidx14.i, align 1
  %2 = and i8 %1, 15
  %narrow.i = add nuw nsw i8 %2, 97
  store i8 %narrow.i, i8* %arrayidx14.i, align 1
  %inc19.i = add i64 %i7.045.i, 1
  %cmp10.i = icmp ult i64 %inc19.i, %call.i
  br i1 %cmp10.i, label %for.body13.i, label %land.lhs.true

land.lhs.true:
  %call1 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.21, i64 0, i64 0)) #7
  %cmp = icmp eq i32 %call1, 0
  %spec.select = select i1 %cmp, i8* %pattern, i8* null
  br label %cond.end

cond.end:
  %cond = phi i8* [ %spec.select, %land.lhs.true ], [ null, %entry ], [ null, %for.body.i ]
  ret i8* %cond
}

declare i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #3

define dso_local i32 @getloadavg(double* noundef %out, i32 noundef returned %n) local_unnamed_addr #2 {
entry:
  %0 = bitcast double* %out to i8*
  %conv = sext i32 %n to i64
  %mul = shl nsw i64 %conv, 3
  call void @__midway_check(i8* noundef %0, i64 noundef %mul, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef %mul, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0)) #7
  ret i32 %n
}

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

