target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [32 x i32] }
%struct.siginfo_t = type { i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { [29 x i32] }
%struct.stack_t = type { i8*, i32, i32 }
%struct.timespec = type { i32, i32 }

@actions = internal global [65 x %struct.sigaction] zeroinitializer, align 4
@.str = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"sigpending\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"sigaltstack\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"sigaltstack|succeeds|fails\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"raise: signals are not delivered\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"kill: signals are not delivered\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"kill\00", align 1
@.str.7 = private unnamed_addr constant [33 x i8] c"pause: signals are not delivered\00", align 1
@.str.8 = private unnamed_addr constant [38 x i8] c"sigsuspend: signals are not delivered\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"sigwait\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"sigwaitinfo\00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"sigtimedwait\00", align 1
@.str.12 = private unnamed_addr constant [51 x i8] c"no signal arrives: an installed handler never runs\00", align 1
@.str.13 = private unnamed_addr constant [60 x i8] c"abort: signals are not delivered, and SIGABRT has a handler\00", align 1
@.str.14 = private unnamed_addr constant [16 x i8] c"blocked signals\00", align 1

define dso_local void @__mw_handled() local_unnamed_addr #0 {
entry:
  %v.i12 = alloca i32, align 4
  %v.i = alloca i32, align 4
  %call = call i32 @__midway_is_concrete(i32 noundef 0) #9
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #9
  %call1 = call i32 @__mw_between(i32 noundef 1, i32 noundef 64, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0)) #9
  %__sigaction_handler = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i32 0, i32 %call1, i32 0
  %sa_sigaction = bitcast %union.anon* %__sigaction_handler to void (i32, %struct.siginfo_t*, i8*)**
  %0 = load void (i32, %struct.siginfo_t*, i8*)*, void (i32, %struct.siginfo_t*, i8*)** %sa_sigaction, align 4
  %switch = icmp ult void (i32, %struct.siginfo_t*, i8*)* %0, inttoptr (i32 2 to void (i32, %struct.siginfo_t*, i8*)*)
  br i1 %switch, label %return, label %if.then3

if.then3:
  %1 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #10
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0)) #9
  %2 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #10
  %3 = inttoptr i32 %2 to %struct.siginfo_t*
  %4 = bitcast i32* %v.i12 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0)) #9
  %5 = load i32, i32* %v.i12, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  %6 = inttoptr i32 %5 to i8*
  call void %0(i32 noundef %call1, %struct.siginfo_t* noundef %3, i8* noundef %6) #9
  br label %return

return:
  ret void
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %switch.i = icmp ult void (i32)* %handler, inttoptr (i32 2 to void (i32)*)
  br i1 %switch.i, label %installing.exit, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.12, i32 0, i32 0)) #9
  br label %installing.exit

installing.exit:
  %0 = add i32 %number, -1
  %1 = icmp ult i32 %0, 64
  br i1 %1, label %switch.early.test.i, label %if.then

switch.early.test.i:
  switch i32 %number, label %land.rhs.i [
    i32 19, label %if.then
    i32 9, label %if.then
  ]

land.rhs.i:
  %2 = and i32 %number, -2
  %3 = icmp eq i32 %2, 32
  br i1 %3, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %return

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #9
  %sa_handler = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i32 0, i32 %number, i32 0, i32 0
  %4 = load void (i32)*, void (i32)** %sa_handler, align 4
  %new.sroa.521.0..sroa_idx22 = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i32 0, i32 %number, i32 2
  store void (i32)* %handler, void (i32)** %sa_handler, align 4
  store i32 268435456, i32* %new.sroa.521.0..sroa_idx22, align 4
  %cmp.i = icmp ne i32 %number, 6
  %switch.i11 = icmp ult void (i32)* %handler, inttoptr (i32 2 to void (i32)*)
  %or.cond.i = or i1 %cmp.i, %switch.i11
  br i1 %or.cond.i, label %return, label %if.then.i12

if.then.i12:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.13, i32 0, i32 0)) #9
  br label %return

return:
  %retval.0 = phi void (i32)* [ inttoptr (i32 -1 to void (i32)*), %if.then ], [ %4, %if.end ], [ %4, %if.then.i12 ]
  ret void (i32)* %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg) #3

define dso_local void (i32)* @bsd_signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %call = call void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) #9
  ret void (i32)* %call
}

define dso_local void (i32)* @__sysv_signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %call = call void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) #9
  ret void (i32)* %call
}

define dso_local void (i32)* @sysv_signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %call = call void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) #9
  ret void (i32)* %call
}

define dso_local void (i32)* @sigset(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %call = call void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) #9
  ret void (i32)* %call
}

define dso_local i32 @sigaction(i32 noundef %number, %struct.sigaction* noundef %new, %struct.sigaction* noundef %old) local_unnamed_addr #0 {
entry:
  %new33.sroa.5 = alloca { %struct.__sigset_t, i32, void ()* }, align 8
  %before = alloca %struct.sigaction, align 4
  %tobool.not = icmp eq %struct.sigaction* %new, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.sigaction* %new to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 140, i32 noundef 0) #9
  %1 = bitcast %struct.sigaction* %new to i8**
  %2 = load i8*, i8** %1, align 4
  %switch.i = icmp ult i8* %2, inttoptr (i32 2 to i8*)
  br i1 %switch.i, label %if.end, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.12, i32 0, i32 0)) #9
  br label %if.end

if.end:
  %tobool1.not = icmp eq %struct.sigaction* %old, null
  br i1 %tobool1.not, label %if.end3, label %if.then2

if.then2:
  %3 = bitcast %struct.sigaction* %old to i8*
  call void @__midway_check(i8* noundef nonnull %3, i32 noundef 140, i32 noundef 1) #9
  br label %if.end3

if.end3:
  %4 = add i32 %number, -1
  %5 = icmp ult i32 %4, 64
  br i1 %5, label %lor.lhs.false, label %if.then11

lor.lhs.false:
  %6 = and i32 %number, -2
  %.not = icmp eq i32 %6, 32
  br i1 %.not, label %if.then11, label %lor.lhs.false7

lor.lhs.false7:
  br i1 %tobool.not, label %if.end13, label %land.lhs.true

land.lhs.true:
  br i1 %5, label %switch.early.test.i, label %if.then11

switch.early.test.i:
  switch i32 %number, label %land.rhs.i [
    i32 19, label %if.then11
    i32 9, label %if.then11
  ]

land.rhs.i:
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %if.then11, label %if.end13

if.then11:
  %call12 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %return

if.end13:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #9
  %before.0.sroa_cast = bitcast %struct.sigaction* %before to i8*
  %before.0.sroa_cast49 = bitcast %struct.sigaction* %before to i8*
  call void @llvm.lifetime.start.p0i8(i64 140, i8* nonnull %before.0.sroa_cast49)
  %arrayidx = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i32 0, i32 %number
  %8 = bitcast %struct.sigaction* %arrayidx to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* noundef nonnull align 4 dereferenceable(140) %before.0.sroa_cast, i8* noundef align 4 dereferenceable(140) %8, i32 140, i1 false)
  br i1 %tobool.not, label %if.end16, label %if.then15

if.then15:
  %new33.sroa.5.0.sroa_cast46 = bitcast { %struct.__sigset_t, i32, void ()* }* %new33.sroa.5 to i8*
  %new33.sroa.5.0.sroa_cast = bitcast { %struct.__sigset_t, i32, void ()* }* %new33.sroa.5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 136, i8* nonnull %new33.sroa.5.0.sroa_cast)
  %new33.sroa.0.0..sroa_idx38 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 0, i32 0
  %new33.sroa.0.0.copyload39 = load void (i32)*, void (i32)** %new33.sroa.0.0..sroa_idx38, align 1
  %new33.sroa.5.0..sroa_idx41 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 1
  %new33.sroa.5.0..sroa_cast42 = bitcast %struct.__sigset_t* %new33.sroa.5.0..sroa_idx41 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(136) %new33.sroa.5.0.sroa_cast46, i8* noundef align 1 dereferenceable(136) %new33.sroa.5.0..sroa_cast42, i64 136, i1 false)
  %new33.sroa.0.0..sroa_idx = getelementptr inbounds %struct.sigaction, %struct.sigaction* %arrayidx, i32 0, i32 0, i32 0
  store void (i32)* %new33.sroa.0.0.copyload39, void (i32)** %new33.sroa.0.0..sroa_idx, align 4
  %new33.sroa.5.0..sroa_idx = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i32 0, i32 %number, i32 1
  %new33.sroa.5.0..sroa_cast = bitcast %struct.__sigset_t* %new33.sroa.5.0..sroa_idx to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* noundef align 4 dereferenceable(136) %new33.sroa.5.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(136) %new33.sroa.5.0.sroa_cast46, i32 136, i1 false)
  %cmp.i = icmp ne i32 %number, 6
  %switch.i34 = icmp ult void (i32)* %new33.sroa.0.0.copyload39, inttoptr (i32 2 to void (i32)*)
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %switch.i34
  br i1 %or.cond.i, label %set.exit, label %if.then.i35

if.then.i35:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.13, i32 0, i32 0)) #9
  br label %set.exit

set.exit:
  %new33.sroa.5.0.sroa_cast51 = bitcast { %struct.__sigset_t, i32, void ()* }* %new33.sroa.5 to i8*
  call void @llvm.lifetime.end.p0i8(i64 136, i8* nonnull %new33.sroa.5.0.sroa_cast51)
  br label %if.end16

if.end16:
  br i1 %tobool1.not, label %if.end19, label %if.then18

if.then18:
  %9 = bitcast %struct.sigaction* %old to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* noundef nonnull align 4 dereferenceable(140) %9, i8* noundef nonnull align 4 dereferenceable(140) %before.0.sroa_cast, i32 140, i1 false)
  br label %if.end19

if.end19:
  %before.0.sroa_cast50 = bitcast %struct.sigaction* %before to i8*
  call void @llvm.lifetime.end.p0i8(i64 140, i8* nonnull %before.0.sroa_cast50)
  br label %return

return:
  %retval.0 = phi i32 [ %call12, %if.then11 ], [ 0, %if.end19 ]
  ret i32 %retval.0
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef 128) #9
  ret i32 0
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sigfillset(%struct.__sigset_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef 128) #9
  %1 = bitcast %struct.__sigset_t* %s to i64*
  store i64 -1, i64* %1, align 4
  %arrayidx = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 0
  store i32 2147483647, i32* %arrayidx, align 4
  %arrayidx2 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 1
  %2 = load i32, i32* %arrayidx2, align 4
  %and3 = and i32 %2, -2
  store i32 %and3, i32* %arrayidx2, align 4
  ret i32 0
}

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #4

define dso_local i32 @sigaddset(%struct.__sigset_t* noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, -1
  %1 = icmp ugt i32 %0, 63
  %2 = and i32 %n, -2
  %.not = icmp eq i32 %2, 32
  %or.cond = or i1 %1, %.not
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %call3 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %return

if.end:
  %div = sdiv i32 %0, 32
  %arrayidx = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 %div
  %3 = bitcast i32* %arrayidx to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #9
  %rem14 = and i32 %0, 31
  %shl = shl i32 1, %rem14
  %4 = load i32, i32* %arrayidx, align 4
  %or = or i32 %4, %shl
  store i32 %or, i32* %arrayidx, align 4
  br label %return

return:
  %retval.0 = phi i32 [ %call3, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @sigdelset(%struct.__sigset_t* noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, -1
  %1 = icmp ugt i32 %0, 63
  %2 = and i32 %n, -2
  %.not = icmp eq i32 %2, 32
  %or.cond = or i1 %1, %.not
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %call3 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %return

if.end:
  %div = sdiv i32 %0, 32
  %arrayidx = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 %div
  %3 = bitcast i32* %arrayidx to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #9
  %rem14 = and i32 %0, 31
  %shl = shl i32 1, %rem14
  %neg = xor i32 %shl, -1
  %4 = load i32, i32* %arrayidx, align 4
  %and = and i32 %4, %neg
  store i32 %and, i32* %arrayidx, align 4
  br label %return

return:
  %retval.0 = phi i32 [ %call3, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @sigismember(%struct.__sigset_t* noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, -1
  %1 = icmp ugt i32 %0, 63
  br i1 %1, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %return

if.end:
  %div = sdiv i32 %0, 32
  %arrayidx = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 %div
  %2 = bitcast i32* %arrayidx to i8*
  call void @__midway_check(i8* noundef %2, i32 noundef 4, i32 noundef 0) #9
  %3 = load i32, i32* %arrayidx, align 4
  %rem11 = and i32 %0, 31
  %4 = lshr i32 %3, %rem11
  %5 = and i32 %4, 1
  br label %return

return:
  %retval.0 = phi i32 [ %5, %if.end ], [ %call1, %if.then ]
  ret i32 %retval.0
}

define dso_local i32 @sigisemptyset(%struct.__sigset_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 128, i32 noundef 0) #9
  br label %for.body

for.cond.cleanup:
  %cmp1 = icmp eq i32 %or, 0
  %conv = zext i1 %cmp1 to i32
  ret i32 %conv

for.body:
  %i.09 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %any.08 = phi i32 [ 0, %entry ], [ %or, %for.body ]
  %arrayidx = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 %i.09
  %1 = load i32, i32* %arrayidx, align 4
  %or = or i32 %1, %any.08
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, 2
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i32 @sigprocmask(i32 noundef %how, %struct.__sigset_t* noundef %new, %struct.__sigset_t* noundef %old) local_unnamed_addr #0 {
entry:
  %tobool.i = icmp ne %struct.__sigset_t* %new, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:
  %0 = bitcast %struct.__sigset_t* %new to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 128, i32 noundef 0) #9
  br label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq %struct.__sigset_t* %old, null
  br i1 %tobool1.not.i, label %old_mask.exit, label %if.then2.i

if.then2.i:
  %1 = bitcast %struct.__sigset_t* %old to i8*
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef 128, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 128, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i32 0, i32 0)) #9
  br label %old_mask.exit

old_mask.exit:
  call void @__mw_handled() #9
  %2 = icmp ugt i32 %how, 2
  %3 = and i1 %2, %tobool.i
  br i1 %3, label %cond.true, label %cond.end

cond.true:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ 0, %old_mask.exit ]
  ret i32 %cond
}

define dso_local i32 @pthread_sigmask(i32 noundef %how, %struct.__sigset_t* noundef %new, %struct.__sigset_t* noundef %old) local_unnamed_addr #0 {
entry:
  %tobool.i = icmp ne %struct.__sigset_t* %new, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:
  %0 = bitcast %struct.__sigset_t* %new to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 128, i32 noundef 0) #9
  br label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq %struct.__sigset_t* %old, null
  br i1 %tobool1.not.i, label %old_mask.exit, label %if.then2.i

if.then2.i:
  %1 = bitcast %struct.__sigset_t* %old to i8*
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef 128, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 128, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i32 0, i32 0)) #9
  br label %old_mask.exit

old_mask.exit:
  call void @__mw_handled() #9
  %2 = icmp ugt i32 %how, 1
  %3 = and i1 %2, %tobool.i
  %cmp7.not.i = icmp eq i32 %how, 2
  %phi.sel.i = select i1 %cmp7.not.i, i32 0, i32 22
  %4 = select i1 %3, i32 %phi.sel.i, i32 0
  ret i32 %4
}

define dso_local i32 @sigpending(%struct.__sigset_t* noundef %s) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef 128) #9
  %1 = bitcast i32* %v.i to i8*
  br label %for.body

for.cond.cleanup:
  ret i32 0

for.body:
  %i.06 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #10
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0)) #9
  %2 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #10
  %arrayidx = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 %i.06
  store i32 %2, i32* %arrayidx, align 4
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, 2
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i32 @sigaltstack(%struct.stack_t* nocapture noundef readnone %new, %struct.stack_t* noundef %old) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %struct.stack_t* %old, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.stack_t* %old to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 12, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 12, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0)) #9
  br label %if.end

if.end:
  %call = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i32 0, i32 0)) #9
  ret i32 %call
}

declare i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #1

define dso_local i32 @siginterrupt(i32 noundef %number, i32 noundef %on) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @raise(i32 noundef %number) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %number, 65
  br i1 %0, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %return

if.end:
  call void @__mw_handled() #11
  switch i32 %number, label %if.then9 [
    i32 6, label %if.then3
    i32 0, label %return
  ]

if.then3:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #9
  %1 = load void (i32)*, void (i32)** getelementptr inbounds ([65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i32 0, i32 6, i32 0, i32 0), align 4
  %cmp4 = icmp eq void (i32)* %1, inttoptr (i32 1 to void (i32)*)
  br i1 %cmp4, label %return, label %if.end6

if.end6:
  call void @abort() #12
  unreachable

if.then9:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i32 0, i32 0)) #9
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ 0, %if.then3 ], [ 0, %if.then9 ], [ %number, %if.end ]
  ret i32 %retval.0
}

declare void @abort() local_unnamed_addr #6

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @kill(i32 noundef %id, i32 noundef %number) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_is_concrete(i32 noundef %number) #9
  %tobool.not = icmp ne i32 %call, 0
  %0 = icmp ugt i32 %number, 64
  %or.cond = and i1 %0, %tobool.not
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %call2 = call i32 @__mw_fail(i32 noundef 22) #9
  br label %return

if.end:
  call void @__mw_handled() #11
  %tobool3.not = icmp eq i32 %number, 0
  br i1 %tobool3.not, label %if.end5, label %if.then4

if.then4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.5, i32 0, i32 0)) #9
  br label %if.end5

if.end5:
  %1 = icmp ult i32 %number, 65
  br i1 %1, label %land.lhs.true10, label %if.end16

land.lhs.true10:
  %cmp11 = icmp eq i32 %id, 0
  br i1 %cmp11, label %return, label %lor.lhs.false12

lor.lhs.false12:
  %call13 = call i32 @getpid() #9
  %cmp14 = icmp eq i32 %call13, %id
  br i1 %cmp14, label %return, label %if.end16

if.end16:
  %call17 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0) #9
  br label %return

return:
  %retval.0 = phi i32 [ %call2, %if.then ], [ %call17, %if.end16 ], [ 0, %lor.lhs.false12 ], [ 0, %land.lhs.true10 ]
  ret i32 %retval.0
}

define dso_local i32 @__libc_current_sigrtmax() local_unnamed_addr #5 {
entry:
  ret i32 64
}

declare i32 @getpid() local_unnamed_addr #7

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @killpg(i32 noundef %id, i32 noundef %number) local_unnamed_addr #0 {
entry:
  %call = call i32 @kill(i32 noundef %id, i32 noundef %number) #9
  ret i32 %call
}

define dso_local i32 @pause() local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #9
  call void @__mw_handled() #9
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.7, i32 0, i32 0)) #9
  call void @__midway_assume(i32 noundef 0) #9
  ret i32 -1
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @sigsuspend(%struct.__sigset_t* nocapture noundef readnone %s) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #9
  call void @__mw_handled() #9
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.8, i32 0, i32 0)) #9
  call void @__midway_assume(i32 noundef 0) #9
  ret i32 -1
}

define dso_local i32 @sigwait(%struct.__sigset_t* noundef %s, i32* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #9
  %call = call fastcc i32 @arrived(%struct.__sigset_t* noundef %s, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i32 0, i32 0)) #11
  store i32 %call, i32* %out, align 4
  ret i32 0
}

define internal fastcc i32 @arrived(%struct.__sigset_t* noundef %s, i8* noundef %what) unnamed_addr #0 {
entry:
  %call = call i32 @__mw_between(i32 noundef 1, i32 noundef 64, i8* noundef %what) #9
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 128, i32 noundef 0) #9
  br label %for.body.i

for.body.i:
  %i.09.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %any.08.i = phi i32 [ 0, %entry ], [ %or.i, %for.body.i ]
  %arrayidx.i = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 %i.09.i
  %1 = load i32, i32* %arrayidx.i, align 4
  %or.i = or i32 %1, %any.08.i
  %inc.i = add nuw nsw i32 %i.09.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 2
  br i1 %exitcond.not.i, label %sigisemptyset.exit, label %for.body.i

sigisemptyset.exit:
  %cmp1.i.not = icmp eq i32 %or.i, 0
  br i1 %cmp1.i.not, label %if.then, label %if.end

if.then:
  call void @__mw_handled() #9
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef %what) #9
  call void @__midway_assume(i32 noundef 0) #9
  br label %if.end

if.end:
  %2 = add i32 %call, -1
  %3 = icmp ugt i32 %2, 63
  br i1 %3, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #9
  br label %sigismember.exit

if.end.i:
  %div.i = sdiv i32 %2, 32
  %arrayidx.i16 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %s, i32 0, i32 0, i32 %div.i
  %4 = bitcast i32* %arrayidx.i16 to i8*
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 0) #9
  %5 = load i32, i32* %arrayidx.i16, align 4
  %rem11.i = and i32 %2, 31
  %6 = lshr i32 %5, %rem11.i
  %7 = and i32 %6, 1
  br label %sigismember.exit

sigismember.exit:
  %retval.0.i = phi i32 [ %7, %if.end.i ], [ %call1.i, %if.then.i ]
  %cmp = icmp eq i32 %retval.0.i, 1
  %cmp3 = icmp ne i32 %call, 9
  %and14 = and i1 %cmp3, %cmp
  %cmp5 = icmp ne i32 %call, 19
  %and715 = and i1 %cmp5, %and14
  %and7 = zext i1 %and715 to i32
  call void @__midway_assume(i32 noundef %and7) #9
  ret i32 %call
}

define dso_local i32 @sigwaitinfo(%struct.__sigset_t* noundef %s, %struct.siginfo_t* noundef writeonly %info) local_unnamed_addr #0 {
entry:
  %v.i20.i = alloca i32, align 4
  %v.i19.i = alloca i32, align 4
  %v.i18.i = alloca i32, align 4
  %v.i.i = alloca i32, align 4
  call void @__mw_cancellation_point() #9
  %call = call fastcc i32 @arrived(%struct.__sigset_t* noundef %s, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i32 0, i32 0)) #11
  %tobool.not.i = icmp eq %struct.siginfo_t* %info, null
  br i1 %tobool.not.i, label %tell.exit, label %if.end.i

if.end.i:
  %0 = bitcast %struct.siginfo_t* %info to i8*
  call void @llvm.memset.p0i8.i32(i8* noundef nonnull align 4 dereferenceable(128) %0, i8 0, i32 128, i1 false) #10
  %si_signo.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 0
  store i32 %call, i32* %si_signo.i, align 4
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #10
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i32 0, i32 0)) #9
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #10
  %si_code.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 2
  store i32 %2, i32* %si_code.i, align 4
  %3 = bitcast i32* %v.i18.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #10
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i32 0, i32 0)) #9
  %4 = load i32, i32* %v.i18.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #10
  %si_pid.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 0
  store i32 %4, i32* %si_pid.i, align 4
  %5 = bitcast i32* %v.i19.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #10
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i32 0, i32 0)) #9
  %6 = load i32, i32* %v.i19.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #10
  %7 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 1
  store i32 %6, i32* %7, align 4
  %8 = bitcast i32* %v.i20.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #10
  call void @__midway_nondet(i8* noundef nonnull %8, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i32 0, i32 0)) #9
  %9 = load i32, i32* %v.i20.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #10
  %10 = inttoptr i32 %9 to i8*
  %si_sigval.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 2
  %sival_ptr.i = bitcast i32* %si_sigval.i to i8**
  store i8* %10, i8** %sival_ptr.i, align 4
  br label %tell.exit

tell.exit:
  ret i32 %call
}

define dso_local i32 @sigtimedwait(%struct.__sigset_t* noundef %s, %struct.siginfo_t* noundef writeonly %info, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %v.i20.i = alloca i32, align 4
  %v.i19.i = alloca i32, align 4
  %v.i18.i = alloca i32, align 4
  %v.i.i = alloca i32, align 4
  %v.i = alloca i32, align 4
  call void @__mw_cancellation_point() #9
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #10
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0)) #9
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #10
  %and = and i32 %1, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %tobool1.not = icmp eq %struct.timespec* %t, null
  br i1 %tobool1.not, label %land.end, label %land.rhs

land.rhs:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %2 = load i32, i32* %tv_nsec.i, align 4
  %3 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef nonnull %3, i32 noundef 8, i32 noundef 0) #9
  %call.i = call i32 @__midway_is_concrete(i32 noundef %2) #9
  %tobool.not.i = icmp eq i32 %call.i, 0
  %4 = icmp ult i32 %2, 1000000000
  %narrow.i = select i1 %tobool.not.i, i1 true, i1 %4
  %phi.sel = select i1 %narrow.i, i32 11, i32 22
  br label %land.end

land.end:
  %5 = phi i32 [ 11, %if.then ], [ %phi.sel, %land.rhs ]
  %call4 = call i32 @__mw_fail(i32 noundef %5) #9
  br label %return

if.end:
  %call5 = call fastcc i32 @arrived(%struct.__sigset_t* noundef %s, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0)) #11
  %tobool.not.i8 = icmp eq %struct.siginfo_t* %info, null
  br i1 %tobool.not.i8, label %return, label %if.end.i

if.end.i:
  %6 = bitcast %struct.siginfo_t* %info to i8*
  call void @llvm.memset.p0i8.i32(i8* noundef nonnull align 4 dereferenceable(128) %6, i8 0, i32 128, i1 false) #10
  %si_signo.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 0
  store i32 %call5, i32* %si_signo.i, align 4
  %7 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #10
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0)) #9
  %8 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #10
  %si_code.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 2
  store i32 %8, i32* %si_code.i, align 4
  %9 = bitcast i32* %v.i18.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #10
  call void @__midway_nondet(i8* noundef nonnull %9, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0)) #9
  %10 = load i32, i32* %v.i18.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #10
  %si_pid.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 0
  store i32 %10, i32* %si_pid.i, align 4
  %11 = bitcast i32* %v.i19.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11) #10
  call void @__midway_nondet(i8* noundef nonnull %11, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0)) #9
  %12 = load i32, i32* %v.i19.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11) #10
  %13 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 1
  store i32 %12, i32* %13, align 4
  %14 = bitcast i32* %v.i20.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14) #10
  call void @__midway_nondet(i8* noundef nonnull %14, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0)) #9
  %15 = load i32, i32* %v.i20.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14) #10
  %16 = inttoptr i32 %15 to i8*
  %si_sigval.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 2
  %sival_ptr.i = bitcast i32* %si_sigval.i to i8**
  store i8* %16, i8** %sival_ptr.i, align 4
  br label %return

return:
  %retval.0 = phi i32 [ %call4, %land.end ], [ %call5, %if.end ], [ %call5, %if.end.i ]
  ret i32 %retval.0
}

define dso_local void @psignal(i32 noundef %number, i8* noundef %s) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #9
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #9
  ret void
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #1

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @strsignal(i32 noundef %number) local_unnamed_addr #5 {
entry:
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0)
}

define dso_local i32 @__libc_current_sigrtmin() local_unnamed_addr #5 {
entry:
  ret i32 34
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #8

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { noreturn nounwind null_pointer_is_valid }
attributes #7 = { nounwind null_pointer_is_valid }
attributes #8 = { argmemonly nofree nounwind willreturn }
attributes #9 = { nobuiltin nounwind }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin }
attributes #12 = { nobuiltin noreturn nounwind }

