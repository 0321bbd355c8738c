target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }
%struct.random_data = type { i32*, i32*, i32*, i32, i32, i32, i32* }
%struct.drand48_data = type { [3 x i16], [3 x i16], i16, i16, i64 }

@.str = private unnamed_addr constant [31 x i8] c"div: the quotient is too large\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"ldiv: the quotient is too large\00", align 1
@.str.2 = private unnamed_addr constant [33 x i8] c"lldiv: the quotient is too large\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"rand\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"random\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"initstate\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"lrand48\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"mrand48\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"seed\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"nrand48\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"jrand48\00", align 1
@seed48.old = internal global [3 x i16] zeroinitializer, align 2
@.str.11 = private unnamed_addr constant [7 x i8] c"seed48\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"arc4random\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"arc4random_uniform\00", align 1
@.str.14 = private unnamed_addr constant [15 x i8] c"arc4random_buf\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"rand_r seed\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"rand_r\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"random_r\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"srandom_r\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"initstate_r\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"drand48\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"erand48\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"drand48_r\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"lrand48_r\00", align 1
@no_environment = internal global [1 x i8*] zeroinitializer, align 4
@environ = dso_local local_unnamed_addr global i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_environment, i32 0, i32 0), align 4
@__environ = dso_local local_unnamed_addr global i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_environment, i32 0, i32 0), align 4
@.str.24 = private unnamed_addr constant [35 x i8] c"getenv|finds nothing|finds a value\00", align 1
@.str.25 = private unnamed_addr constant [12 x i8] c"environment\00", align 1
@.str.26 = private unnamed_addr constant [59 x i8] c"values of environment variables have at most 63 characters\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"getenv\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@.str.29 = private unnamed_addr constant [8 x i8] c"mkstemp\00", align 1
@.str.30 = private unnamed_addr constant [23 x i8] c"mkdtemp|succeeds|fails\00", align 1
@.str.31 = private unnamed_addr constant [11 x i8] c"getloadavg\00", align 1
@.str.32 = private unnamed_addr constant [15 x i8] c"random-numbers\00", align 1
@.str.33 = private unnamed_addr constant [54 x i8] c"numbers that follow a known seed are taken as unknown\00", align 1
@state = internal global i8* getelementptr inbounds ([128 x i8], [128 x i8]* @first_state, i32 0, i32 0), align 4
@first_state = internal global [128 x i8] zeroinitializer, align 1
@.str.34 = private unnamed_addr constant [15 x i8] c"temporary name\00", align 1

define dso_local i32 @abs(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.abs.i32(i32 %v, i1 false)
  ret i32 %0
}

define dso_local i32 @labs(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.abs.i32(i32 %v, i1 false)
  ret i32 %0
}

define dso_local i64 @llabs(i64 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i64 @llvm.abs.i64(i64 %v, i1 false)
  ret i64 %0
}

define dso_local void @div(%struct.div_t* noalias nocapture writeonly sret(%struct.div_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) local_unnamed_addr #1 {
entry:
  %cmp = icmp eq i32 %b, -1
  %cmp1 = icmp eq i32 %a, -2147483648
  %or.cond = and i1 %cmp1, %cmp
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i32 0, i32 0)) #8
  unreachable

if.end:
  %quot = getelementptr inbounds %struct.div_t, %struct.div_t* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.div_t, %struct.div_t* %agg.result, i32 0, i32 1
  %rem2 = srem i32 %a, %b
  store i32 %rem2, i32* %rem, align 4
  ret void
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

define dso_local void @ldiv(%struct.ldiv_t* noalias nocapture writeonly sret(%struct.ldiv_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) local_unnamed_addr #1 {
entry:
  %cmp = icmp eq i32 %b, -1
  %cmp1 = icmp eq i32 %a, -2147483648
  %or.cond = and i1 %cmp1, %cmp
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i32 0, i32 0)) #8
  unreachable

if.end:
  %quot = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %agg.result, i32 0, i32 1
  %rem2 = srem i32 %a, %b
  store i32 %rem2, i32* %rem, align 4
  ret void
}

define dso_local void @lldiv(%struct.lldiv_t* noalias nocapture writeonly sret(%struct.lldiv_t) align 4 %agg.result, i64 noundef %a, i64 noundef %b) local_unnamed_addr #1 {
entry:
  %cmp = icmp eq i64 %b, -1
  %cmp1 = icmp eq i64 %a, -9223372036854775808
  %or.cond = and i1 %cmp1, %cmp
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i32 0, i32 0)) #8
  unreachable

if.end:
  %quot = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %agg.result, i32 0, i32 0
  %div = sdiv i64 %a, %b
  store i64 %div, i64* %quot, align 4
  %rem = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %agg.result, i32 0, i32 1
  %0 = mul i64 %div, %b
  %rem2.decomposed = sub i64 %a, %0
  store i64 %rem2.decomposed, i64* %rem, align 4
  ret void
}

define dso_local i32 @rand() local_unnamed_addr #3 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i32 0, i32 0)) #10
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #9
  %and.i = and i32 %1, 2147483647
  ret i32 %and.i
}

define dso_local void @srand(i32 noundef %seed) local_unnamed_addr #3 {
entry:
  %call.i = call i32 @__midway_is_concrete(i32 noundef %seed) #10
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %seeded.exit, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.33, i32 0, i32 0)) #10
  br label %seeded.exit

seeded.exit:
  ret void
}

define dso_local i32 @random() local_unnamed_addr #3 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0)) #10
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #9
  %and.i = and i32 %1, 2147483647
  ret i32 %and.i
}

define dso_local void @srandom(i32 noundef %seed) local_unnamed_addr #3 {
entry:
  %call.i = call i32 @__midway_is_concrete(i32 noundef %seed) #10
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %seeded.exit, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.33, i32 0, i32 0)) #10
  br label %seeded.exit

seeded.exit:
  ret void
}

define dso_local i8* @initstate(i32 noundef %seed, i8* noundef %new, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp = icmp ult i32 %n, 8
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #10
  br label %return

if.end:
  call void @__midway_check(i8* noundef %new, i32 noundef %n, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %new, i32 noundef %n, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i32 0, i32 0)) #10
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i8** @state to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #10
  %0 = load i8*, i8** @state, align 4
  store i8* %new, i8** @state, align 4
  br label %return

return:
  %retval.0 = phi i8* [ null, %if.then ], [ %0, %if.end ]
  ret i8* %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #4

define dso_local i8* @setstate(i8* noundef %new) local_unnamed_addr #3 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i8** @state to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #10
  %0 = load i8*, i8** @state, align 4
  store i8* %new, i8** @state, align 4
  ret i8* %0
}

define dso_local i32 @lrand48() local_unnamed_addr #3 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i32 0, i32 0)) #10
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #9
  %and.i = and i32 %1, 2147483647
  ret i32 %and.i
}

define dso_local i32 @mrand48() local_unnamed_addr #3 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #10
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #9
  ret i32 %1
}

define dso_local i32 @nrand48(i16* noundef %seed) local_unnamed_addr #3 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i16* %seed to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 6, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %0, i32 noundef 6, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0)) #10
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i32 0, i32 0)) #10
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #9
  %and.i = and i32 %2, 2147483647
  ret i32 %and.i
}

define dso_local i32 @jrand48(i16* noundef %seed) local_unnamed_addr #3 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i16* %seed to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 6, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %0, i32 noundef 6, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0)) #10
  %1 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0)) #10
  %2 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #9
  ret i32 %2
}

define dso_local void @srand48(i32 noundef %seed) local_unnamed_addr #3 {
entry:
  %call.i = call i32 @__midway_is_concrete(i32 noundef %seed) #10
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %seeded.exit, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.33, i32 0, i32 0)) #10
  br label %seeded.exit

seeded.exit:
  ret void
}

define dso_local i16* @seed48(i16* noundef %seed) local_unnamed_addr #3 {
entry:
  %0 = bitcast i16* %seed to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 6, i32 noundef 0) #10
  call void @__midway_check(i8* noundef bitcast ([3 x i16]* @seed48.old to i8*), i32 noundef 6, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef bitcast ([3 x i16]* @seed48.old to i8*), i32 noundef 6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i32 0, i32 0)) #10
  ret i16* getelementptr inbounds ([3 x i16], [3 x i16]* @seed48.old, i32 0, i32 0)
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

define dso_local i32 @arc4random() local_unnamed_addr #3 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.12, i32 0, i32 0)) #10
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #9
  ret i32 %1
}

define dso_local i32 @arc4random_uniform(i32 noundef %bound) local_unnamed_addr #3 {
entry:
  %cmp = icmp ult i32 %bound, 2
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:
  %sub = add i32 %bound, -1
  %call = call i32 @__mw_between(i32 noundef 0, i32 noundef %sub, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i32 0, i32 0)) #10
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

define dso_local void @arc4random_buf(i8* noundef %p, i32 noundef %n) local_unnamed_addr #3 {
entry:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.14, i32 0, i32 0)) #10
  ret void
}

define dso_local i32 @rand_r(i32* noundef %seed) local_unnamed_addr #3 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %seed to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %0, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i32 0, i32 0)) #10
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #10
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #9
  %and.i = and i32 %2, 2147483647
  ret i32 %and.i
}

define dso_local i32 @random_r(%struct.random_data* noundef %data, i32* noundef %out) local_unnamed_addr #3 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #10
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.17, i32 0, i32 0)) #10
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #9
  %and.i = and i32 %2, 2147483647
  store i32 %and.i, i32* %out, align 4
  %3 = bitcast %struct.random_data* %data to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 28, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %3, i32 noundef 28, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.17, i32 0, i32 0)) #10
  ret i32 0
}

define dso_local i32 @srandom_r(i32 noundef %seed, %struct.random_data* noundef %data) local_unnamed_addr #3 {
entry:
  %0 = bitcast %struct.random_data* %data to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 28, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %0, i32 noundef 28, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0)) #10
  ret i32 0
}

define dso_local i32 @initstate_r(i32 noundef %seed, i8* noundef %state, i32 noundef %n, %struct.random_data* noundef %data) local_unnamed_addr #3 {
entry:
  %cmp = icmp ult i32 %n, 8
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #10
  br label %return

if.end:
  call void @__midway_check(i8* noundef %state, i32 noundef %n, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %state, i32 noundef %n, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i32 0, i32 0)) #10
  %0 = bitcast %struct.random_data* %data to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 28, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %0, i32 noundef 28, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i32 0, i32 0)) #10
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define dso_local double @drand48() local_unnamed_addr #3 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i32 0, i32 0)) #10
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0.000000e+00
  %cmp1.i = fcmp olt double %1, 1.000000e+00
  %or.cond.i = and i1 %cmp.i, %cmp1.i
  %cond.i = select i1 %or.cond.i, double %1, double 0.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #9
  ret double %cond.i
}

define dso_local double @erand48(i16* noundef %seed) local_unnamed_addr #3 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast i16* %seed to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 6, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %0, i32 noundef 6, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0)) #10
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.21, i32 0, i32 0)) #10
  %2 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %2, 0.000000e+00
  %cmp1.i = fcmp olt double %2, 1.000000e+00
  %or.cond.i = and i1 %cmp.i, %cmp1.i
  %cond.i = select i1 %or.cond.i, double %2, double 0.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #9
  ret double %cond.i
}

define dso_local i32 @drand48_r(%struct.drand48_data* nocapture noundef readnone %data, double* noundef %out) local_unnamed_addr #3 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %out to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 8, i32 noundef 1) #10
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.22, i32 0, i32 0)) #10
  %2 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %2, 0.000000e+00
  %cmp1.i = fcmp olt double %2, 1.000000e+00
  %or.cond.i = and i1 %cmp.i, %cmp1.i
  %cond.i = select i1 %or.cond.i, double %2, double 0.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #9
  store double %cond.i, double* %out, align 4
  ret i32 0
}

define dso_local i32 @lrand48_r(%struct.drand48_data* nocapture noundef readnone %data, i32* noundef %out) local_unnamed_addr #3 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #10
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.23, i32 0, i32 0)) #10
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #9
  %and.i = and i32 %2, 2147483647
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @srand48_r(i32 noundef %seed, %struct.drand48_data* nocapture noundef readnone %data) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i8* @getenv(i8* noundef %name) local_unnamed_addr #3 {
entry:
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #10
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.24, i32 0, i32 0)) #10
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.26, i32 0, i32 0)) #10
  %call.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 3) #10
  call void @__midway_nondet(i8* noundef %call.i, i32 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0)) #10
  %arrayidx = getelementptr i8, i8* %call.i, i32 63
  store i8 0, i8* %arrayidx, align 1
  br label %return

return:
  %retval.0 = phi i8* [ %call.i, %if.end ], [ null, %entry ]
  ret i8* %retval.0
}

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #4

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #4

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

define dso_local i8* @secure_getenv(i8* noundef %name) local_unnamed_addr #3 {
entry:
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #10
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.24, i32 0, i32 0)) #10
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %getenv.exit, label %if.end.i

if.end.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.26, i32 0, i32 0)) #10
  %call.i.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 3) #10
  call void @__midway_nondet(i8* noundef %call.i.i, i32 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0)) #10
  %arrayidx.i = getelementptr i8, i8* %call.i.i, i32 63
  store i8 0, i8* %arrayidx.i, align 1
  br label %getenv.exit

getenv.exit:
  %retval.0.i = phi i8* [ %call.i.i, %if.end.i ], [ null, %entry ]
  ret i8* %retval.0.i
}

define dso_local i32 @setenv(i8* noundef %name, i8* noundef %value, i32 noundef %overwrite) local_unnamed_addr #3 {
entry:
  %tobool.not.i = icmp eq i8* %name, null
  br i1 %tobool.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:
  %call.i = call i32 @__mw_read_string(i8* noundef nonnull %name) #10
  br label %cond.end.i

cond.end.i:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ 0, %entry ]
  %cmp14.not.i = icmp eq i32 %cond.i, 0
  br i1 %cmp14.not.i, label %is_variable.exit, label %for.body.i

for.cond.cleanup.loopexit.i:
  %phi.cmp.i = icmp eq i32 %or.i, 0
  br label %is_variable.exit

for.body.i:
  %i.016.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %cond.end.i ]
  %found.015.i = phi i32 [ %or.i, %for.body.i ], [ 0, %cond.end.i ]
  %arrayidx.i = getelementptr i8, i8* %name, i32 %i.016.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %cmp1.i = icmp eq i8 %0, 61
  %conv2.i = zext i1 %cmp1.i to i32
  %or.i = or i32 %found.015.i, %conv2.i
  %inc.i = add nuw i32 %i.016.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %cond.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.loopexit.i, label %for.body.i

is_variable.exit:
  %found.0.lcssa.i = phi i1 [ true, %cond.end.i ], [ %phi.cmp.i, %for.cond.cleanup.loopexit.i ]
  %tobool3.i = icmp ne i32 %cond.i, 0
  %1 = select i1 %tobool3.i, i1 %found.0.lcssa.i, i1 false
  br i1 %1, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #10
  br label %return

if.end:
  call void @__mw_read_text(i8* noundef %value, i32 noundef -1) #10
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ %call1, %if.then ]
  ret i32 %retval.0
}

define dso_local i32 @unsetenv(i8* noundef %name) local_unnamed_addr #3 {
entry:
  %tobool.not.i = icmp eq i8* %name, null
  br i1 %tobool.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:
  %call.i = call i32 @__mw_read_string(i8* noundef nonnull %name) #10
  br label %cond.end.i

cond.end.i:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ 0, %entry ]
  %cmp14.not.i = icmp eq i32 %cond.i, 0
  br i1 %cmp14.not.i, label %is_variable.exit, label %for.body.i

for.cond.cleanup.loopexit.i:
  %phi.cmp.i = icmp eq i32 %or.i, 0
  br label %is_variable.exit

for.body.i:
  %i.016.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %cond.end.i ]
  %found.015.i = phi i32 [ %or.i, %for.body.i ], [ 0, %cond.end.i ]
  %arrayidx.i = getelementptr i8, i8* %name, i32 %i.016.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %cmp1.i = icmp eq i8 %0, 61
  %conv2.i = zext i1 %cmp1.i to i32
  %or.i = or i32 %found.015.i, %conv2.i
  %inc.i = add nuw i32 %i.016.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %cond.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.loopexit.i, label %for.body.i

is_variable.exit:
  %found.0.lcssa.i = phi i1 [ true, %cond.end.i ], [ %phi.cmp.i, %for.cond.cleanup.loopexit.i ]
  %tobool3.i = icmp ne i32 %cond.i, 0
  %1 = select i1 %tobool3.i, i1 %found.0.lcssa.i, i1 false
  br i1 %1, label %cond.end, label %cond.false

cond.false:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #10
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.false ], [ 0, %is_variable.exit ]
  ret i32 %cond
}

define dso_local i32 @putenv(i8* noundef %assignment) local_unnamed_addr #3 {
entry:
  call void @__mw_read_text(i8* noundef %assignment, i32 noundef -1) #10
  ret i32 0
}

define dso_local i32 @clearenv() local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @system(i8* noundef %command) local_unnamed_addr #3 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_cancellation_point() #10
  %tobool.not = icmp eq i8* %command, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__mw_read_text(i8* noundef nonnull %command, i32 noundef -1) #10
  br label %if.end

if.end:
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.28, i32 0, i32 0)) #10
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #9
  ret i32 %1
}

declare void @__mw_cancellation_point() local_unnamed_addr #4

define dso_local i32 @mkstemp(i8* noundef %pattern) local_unnamed_addr #3 {
entry:
  call void @__mw_cancellation_point() #10
  %call = call fastcc i32 @name(i8* noundef %pattern) #11
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:
  %call1 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i32 0, i32 0)) #10
  br label %cond.end

cond.false:
  %call2 = call i32 @__mw_fail(i32 noundef 22) #10
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ %call2, %cond.false ]
  ret i32 %cond
}

define internal fastcc i32 @name(i8* noundef %pattern) unnamed_addr #3 {
entry:
  %call = call i32 @__mw_read_string(i8* noundef %pattern) #10
  %cmp = icmp ult i32 %call, 6
  br i1 %cmp, label %cleanup22, label %if.end

if.end:
  %sub = add i32 %call, -6
  br label %for.body

for.cond:
  %cmp1 = icmp ult i32 %inc, %call
  br i1 %cmp1, label %for.body, label %for.end

for.body:
  %i.043 = phi i32 [ %inc, %for.cond ], [ %sub, %if.end ]
  %arrayidx = getelementptr i8, i8* %pattern, i32 %i.043
  %0 = load i8, i8* %arrayidx, align 1
  %cmp2.not = icmp eq i8 %0, 88
  %inc = add i32 %i.043, 1
  br i1 %cmp2.not, label %for.cond, label %cleanup22

for.end:
  %add.ptr = getelementptr i8, i8* %pattern, i32 %call
  %add.ptr6 = getelementptr i8, i8* %add.ptr, i32 -6
  call void @__midway_check(i8* noundef %add.ptr6, i32 noundef 6, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %add.ptr6, i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.34, i32 0, i32 0)) #10
  %cmp1044 = icmp ugt i32 %call, 5
  br i1 %cmp1044, label %for.body13, label %cleanup22

for.body13:
  %i7.045 = phi i32 [ %inc19, %for.body13 ], [ %sub, %for.end ]
  %arrayidx14 = getelementptr i8, i8* %pattern, i32 %i7.045
  %1 = load i8, i8* %arrayidx14, align 1
  %2 = and i8 %1, 63
  %cmp.i = icmp ult i8 %2, 26
  %cmp1.i = icmp ult i8 %2, 52
  %. = select i1 %cmp1.i, i8 71, i8 -4
  %.sink = select i1 %cmp.i, i8 65, i8 %.
  %cmp9.i = icmp ult i8 %2, 62
  %cond15.i.v = select i1 %cmp9.i, i8 %.sink, i8 3
  %cond15.i = add i8 %2, %cond15.i.v
  store i8 %cond15.i, i8* %arrayidx14, align 1
  %inc19 = add i32 %i7.045, 1
  %cmp10 = icmp ult i32 %inc19, %call
  br i1 %cmp10, label %for.body13, label %cleanup22

cleanup22:
  %retval.1 = phi i32 [ 0, %entry ], [ 1, %for.end ], [ 1, %for.body13 ], [ 0, %for.body ]
  ret i32 %retval.1
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #4

define dso_local i8* @mktemp(i8* noundef returned %pattern) local_unnamed_addr #3 {
entry:
  %call = call fastcc i32 @name(i8* noundef %pattern) #11
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #10
  call void @__midway_memset(i8* noundef %pattern, i32 noundef 0, i32 noundef 1) #10
  br label %if.end

if.end:
  ret i8* %pattern
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

define dso_local i8* @mkdtemp(i8* noundef %pattern) local_unnamed_addr #3 {
entry:
  %call = call fastcc i32 @name(i8* noundef %pattern) #11
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #10
  br label %return

if.end:
  %call2 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.30, i32 0, i32 0)) #10
  %cmp = icmp eq i32 %call2, 0
  %cond = select i1 %cmp, i8* %pattern, i8* null
  br label %return

return:
  %retval.0 = phi i8* [ %cond, %if.end ], [ null, %if.then ]
  ret i8* %retval.0
}

declare i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #4

define dso_local i32 @getloadavg(double* noundef %out, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %0 = icmp slt i32 %n, 3
  %cond = select i1 %0, i32 %n, i32 3
  %1 = icmp sgt i32 %cond, 0
  %cond5 = select i1 %1, i32 %cond, i32 0
  %2 = bitcast double* %out to i8*
  %mul = shl nsw i32 %cond5, 3
  call void @__midway_check(i8* noundef %2, i32 noundef %mul, i32 noundef 1) #10
  call void @__midway_nondet(i8* noundef %2, i32 noundef %mul, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0)) #10
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %cond5) #10
  ret i32 %call
}

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #4

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #4

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #4

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

declare i32 @__mw_read_string(i8* noundef) local_unnamed_addr #4

declare i32 @llvm.abs.i32(i32, i1 immarg) #7

declare i64 @llvm.abs.i64(i64, i1 immarg) #7

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nounwind null_pointer_is_valid willreturn }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nounwind null_pointer_is_valid }
attributes #4 = { null_pointer_is_valid }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin nounwind }
attributes #11 = { nobuiltin }

