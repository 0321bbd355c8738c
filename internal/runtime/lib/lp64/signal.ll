target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [16 x i64] }
%struct.stack_t = type { i8*, i32, i64 }
%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { %struct.anon.3, [80 x i8] }
%struct.anon.3 = type { i32, i32, i32, i64, i64 }
%struct.timespec = type { i64, i64 }

@actions = internal global [65 x %struct.sigaction] zeroinitializer, align 16
@.str = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"raise: signals are not delivered\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"kill: signals are not delivered\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"kill\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"pause: signals are not delivered\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"sigsuspend: signals are not delivered\00", align 1
@.str.6 = private unnamed_addr constant [35 x i8] c"sigwait: signals are not delivered\00", align 1
@.str.7 = private unnamed_addr constant [39 x i8] c"sigwaitinfo: signals are not delivered\00", align 1
@.str.8 = private unnamed_addr constant [51 x i8] c"no signal arrives: an installed handler never runs\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"blocked signals\00", align 1

define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %switch.i = icmp ult void (i32)* %handler, inttoptr (i64 2 to void (i32)*)
  br i1 %switch.i, label %installing.exit, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #7
  br label %installing.exit

installing.exit:
  %0 = add i32 %number, -1
  %1 = icmp ult i32 %0, 64
  br i1 %1, label %switch.early.test, label %if.then

switch.early.test:
  switch i32 %number, label %if.end [
    i32 19, label %if.then
    i32 9, label %if.then
  ]

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %idxprom = sext i32 %number to i64
  %sa_handler = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom, i32 0, i32 0
  %2 = load void (i32)*, void (i32)** %sa_handler, align 8
  store void (i32)* %handler, void (i32)** %sa_handler, align 8
  %sa_flags = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom, i32 2
  store i32 268435456, i32* %sa_flags, align 8
  br label %return

return:
  %retval.0 = phi void (i32)* [ %2, %if.end ], [ inttoptr (i64 -1 to void (i32)*), %if.then ]
  ret void (i32)* %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local void (i32)* @bsd_signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %switch.i.i = icmp ult void (i32)* %handler, inttoptr (i64 2 to void (i32)*)
  br i1 %switch.i.i, label %installing.exit.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #7
  br label %installing.exit.i

installing.exit.i:
  %0 = add i32 %number, -1
  %1 = icmp ult i32 %0, 64
  br i1 %1, label %switch.early.test.i, label %if.then.i

switch.early.test.i:
  switch i32 %number, label %if.end.i [
    i32 19, label %if.then.i
    i32 9, label %if.then.i
  ]

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #7
  br label %signal.exit

if.end.i:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %idxprom.i = sext i32 %number to i64
  %sa_handler.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 0, i32 0
  %2 = load void (i32)*, void (i32)** %sa_handler.i, align 8
  store void (i32)* %handler, void (i32)** %sa_handler.i, align 8
  %sa_flags.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 2
  store i32 268435456, i32* %sa_flags.i, align 8
  br label %signal.exit

signal.exit:
  %retval.0.i = phi void (i32)* [ %2, %if.end.i ], [ inttoptr (i64 -1 to void (i32)*), %if.then.i ]
  ret void (i32)* %retval.0.i
}

define dso_local void (i32)* @__sysv_signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %switch.i.i = icmp ult void (i32)* %handler, inttoptr (i64 2 to void (i32)*)
  br i1 %switch.i.i, label %installing.exit.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #7
  br label %installing.exit.i

installing.exit.i:
  %0 = add i32 %number, -1
  %1 = icmp ult i32 %0, 64
  br i1 %1, label %switch.early.test.i, label %if.then.i

switch.early.test.i:
  switch i32 %number, label %if.end.i [
    i32 19, label %if.then.i
    i32 9, label %if.then.i
  ]

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #7
  br label %signal.exit

if.end.i:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %idxprom.i = sext i32 %number to i64
  %sa_handler.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 0, i32 0
  %2 = load void (i32)*, void (i32)** %sa_handler.i, align 8
  store void (i32)* %handler, void (i32)** %sa_handler.i, align 8
  %sa_flags.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 2
  store i32 268435456, i32* %sa_flags.i, align 8
  br label %signal.exit

signal.exit:
  %retval.0.i = phi void (i32)* [ %2, %if.end.i ], [ inttoptr (i64 -1 to void (i32)*), %if.then.i ]
  ret void (i32)* %retval.0.i
}

define dso_local void (i32)* @sysv_signal(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %switch.i.i = icmp ult void (i32)* %handler, inttoptr (i64 2 to void (i32)*)
  br i1 %switch.i.i, label %installing.exit.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #7
  br label %installing.exit.i

installing.exit.i:
  %0 = add i32 %number, -1
  %1 = icmp ult i32 %0, 64
  br i1 %1, label %switch.early.test.i, label %if.then.i

switch.early.test.i:
  switch i32 %number, label %if.end.i [
    i32 19, label %if.then.i
    i32 9, label %if.then.i
  ]

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #7
  br label %signal.exit

if.end.i:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %idxprom.i = sext i32 %number to i64
  %sa_handler.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 0, i32 0
  %2 = load void (i32)*, void (i32)** %sa_handler.i, align 8
  store void (i32)* %handler, void (i32)** %sa_handler.i, align 8
  %sa_flags.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 2
  store i32 268435456, i32* %sa_flags.i, align 8
  br label %signal.exit

signal.exit:
  %retval.0.i = phi void (i32)* [ %2, %if.end.i ], [ inttoptr (i64 -1 to void (i32)*), %if.then.i ]
  ret void (i32)* %retval.0.i
}

define dso_local void (i32)* @sigset(i32 noundef %number, void (i32)* noundef %handler) local_unnamed_addr #0 {
entry:
  %switch.i.i = icmp ult void (i32)* %handler, inttoptr (i64 2 to void (i32)*)
  br i1 %switch.i.i, label %installing.exit.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #7
  br label %installing.exit.i

installing.exit.i:
  %0 = add i32 %number, -1
  %1 = icmp ult i32 %0, 64
  br i1 %1, label %switch.early.test.i, label %if.then.i

switch.early.test.i:
  switch i32 %number, label %if.end.i [
    i32 19, label %if.then.i
    i32 9, label %if.then.i
  ]

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #7
  br label %signal.exit

if.end.i:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %idxprom.i = sext i32 %number to i64
  %sa_handler.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 0, i32 0
  %2 = load void (i32)*, void (i32)** %sa_handler.i, align 8
  store void (i32)* %handler, void (i32)** %sa_handler.i, align 8
  %sa_flags.i = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom.i, i32 2
  store i32 268435456, i32* %sa_flags.i, align 8
  br label %signal.exit

signal.exit:
  %retval.0.i = phi void (i32)* [ %2, %if.end.i ], [ inttoptr (i64 -1 to void (i32)*), %if.then.i ]
  ret void (i32)* %retval.0.i
}

define dso_local i32 @sigaction(i32 noundef %number, %struct.sigaction* noundef %new, %struct.sigaction* noundef %old) local_unnamed_addr #0 {
entry:
  %before = alloca %struct.sigaction, align 8
  %tobool.not = icmp eq %struct.sigaction* %new, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.sigaction* %new to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 152, i32 noundef 0) #7
  %1 = bitcast %struct.sigaction* %new to i8**
  %2 = load i8*, i8** %1, align 8
  %switch.i = icmp ult i8* %2, inttoptr (i64 2 to i8*)
  br i1 %switch.i, label %if.end, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #7
  br label %if.end

if.end:
  %tobool1.not = icmp eq %struct.sigaction* %old, null
  br i1 %tobool1.not, label %if.end3, label %if.then2

if.then2:
  %3 = bitcast %struct.sigaction* %old to i8*
  call void @__midway_check(i8* noundef nonnull %3, i64 noundef 152, i32 noundef 1) #7
  br label %if.end3

if.end3:
  %4 = add i32 %number, -1
  %5 = icmp ult i32 %4, 64
  br i1 %5, label %lor.lhs.false, label %if.then8

lor.lhs.false:
  br i1 %tobool.not, label %if.end10, label %land.lhs.true

land.lhs.true:
  br i1 %5, label %switch.early.test, label %if.then8

switch.early.test:
  switch i32 %number, label %if.end10 [
    i32 19, label %if.then8
    i32 9, label %if.then8
  ]

if.then8:
  %call9 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end10:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([65 x %struct.sigaction]* @actions to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %before.0.sroa_cast = bitcast %struct.sigaction* %before to i8*
  %before.0.sroa_cast33 = bitcast %struct.sigaction* %before to i8*
  call void @llvm.lifetime.start.p0i8(i64 152, i8* nonnull %before.0.sroa_cast33)
  %idxprom = sext i32 %number to i64
  %arrayidx = getelementptr [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %idxprom
  %6 = bitcast %struct.sigaction* %arrayidx to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %before.0.sroa_cast, i8* noundef align 8 dereferenceable(152) %6, i64 152, i1 false)
  br i1 %tobool.not, label %if.end15, label %if.then12

if.then12:
  %7 = bitcast %struct.sigaction* %new to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef align 8 dereferenceable(152) %6, i8* noundef nonnull align 8 dereferenceable(152) %7, i64 152, i1 false)
  br label %if.end15

if.end15:
  br i1 %tobool1.not, label %if.end18, label %if.then17

if.then17:
  %8 = bitcast %struct.sigaction* %old to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %8, i8* noundef nonnull align 8 dereferenceable(152) %before.0.sroa_cast, i64 152, i1 false)
  br label %if.end18

if.end18:
  %before.0.sroa_cast34 = bitcast %struct.sigaction* %before to i8*
  call void @llvm.lifetime.end.p0i8(i64 152, i8* nonnull %before.0.sroa_cast34)
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end18 ], [ %call9, %if.then8 ]
  ret i32 %retval.0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i64 noundef 128) #7
  ret i32 0
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @sigfillset(%struct.__sigset_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 255, i64 noundef 128) #7
  ret i32 0
}

define dso_local i32 @sigaddset(%struct.__sigset_t* nocapture noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, -65
  %1 = icmp ult i32 %0, -64
  br i1 %1, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end:
  %sub = add i32 %n, -1
  %rem = srem i32 %sub, 64
  %sh_prom = zext i32 %rem to i64
  %shl = shl i64 1, %sh_prom
  %arrayidx = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %s, i64 0, i32 0, i64 0
  %2 = load i64, i64* %arrayidx, align 8
  %or = or i64 %2, %shl
  store i64 %or, i64* %arrayidx, align 8
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @sigdelset(%struct.__sigset_t* nocapture noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, -65
  %1 = icmp ult i32 %0, -64
  br i1 %1, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end:
  %sub = add i32 %n, -1
  %rem = srem i32 %sub, 64
  %sh_prom = zext i32 %rem to i64
  %shl = shl i64 1, %sh_prom
  %neg = xor i64 %shl, -1
  %arrayidx = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %s, i64 0, i32 0, i64 0
  %2 = load i64, i64* %arrayidx, align 8
  %and = and i64 %2, %neg
  store i64 %and, i64* %arrayidx, align 8
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @sigismember(%struct.__sigset_t* nocapture noundef readonly %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, -65
  %1 = icmp ult i32 %0, -64
  br i1 %1, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end:
  %sub = add i32 %n, -1
  %arrayidx = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %s, i64 0, i32 0, i64 0
  %2 = load i64, i64* %arrayidx, align 8
  %rem = srem i32 %sub, 64
  %sh_prom = zext i32 %rem to i64
  %shr = lshr i64 %2, %sh_prom
  %3 = trunc i64 %shr to i32
  %conv = and i32 %3, 1
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ %conv, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @sigprocmask(i32 noundef %how, %struct.__sigset_t* noundef %new, %struct.__sigset_t* noundef %old) local_unnamed_addr #0 {
entry:
  %tobool.i = icmp ne %struct.__sigset_t* %new, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:
  %0 = bitcast %struct.__sigset_t* %new to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 128, i32 noundef 0) #7
  br label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq %struct.__sigset_t* %old, null
  br i1 %tobool1.not.i, label %old_mask.exit, label %if.then2.i

if.then2.i:
  %1 = bitcast %struct.__sigset_t* %old to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 128, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.9, i64 0, i64 0)) #7
  br label %old_mask.exit

old_mask.exit:
  %2 = icmp ugt i32 %how, 2
  %3 = and i1 %2, %tobool.i
  br i1 %3, label %cond.true, label %cond.end

cond.true:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #7
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
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 128, i32 noundef 0) #7
  br label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq %struct.__sigset_t* %old, null
  br i1 %tobool1.not.i, label %old_mask.exit, label %if.then2.i

if.then2.i:
  %1 = bitcast %struct.__sigset_t* %old to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 128, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.9, i64 0, i64 0)) #7
  br label %old_mask.exit

old_mask.exit:
  %2 = icmp ugt i32 %how, 1
  %3 = and i1 %2, %tobool.i
  %cmp7.not.i = icmp eq i32 %how, 2
  %phi.sel.i = select i1 %cmp7.not.i, i32 0, i32 22
  %4 = select i1 %3, i32 %phi.sel.i, i32 0
  ret i32 %4
}

define dso_local i32 @sigpending(%struct.__sigset_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__sigset_t* %s to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i64 noundef 128) #7
  ret i32 0
}

define dso_local i32 @sigaltstack(%struct.stack_t* nocapture noundef readnone %new, %struct.stack_t* nocapture noundef readnone %old) local_unnamed_addr #4 {
entry:
  ret i32 0
}

define dso_local i32 @siginterrupt(i32 noundef %number, i32 noundef %on) local_unnamed_addr #4 {
entry:
  ret i32 0
}

define dso_local i32 @raise(i32 noundef %number) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %number, 6
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @abort() #8
  unreachable

if.end:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #7
  ret i32 0
}

declare void @abort() local_unnamed_addr #5

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @kill(i32 noundef %id, i32 noundef %number) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %number, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0)) #7
  br label %if.end

if.end:
  %0 = icmp ult i32 %number, 65
  br i1 %0, label %land.lhs.true2, label %if.end7

land.lhs.true2:
  %cmp3 = icmp eq i32 %id, 0
  br i1 %cmp3, label %return, label %lor.lhs.false

lor.lhs.false:
  %call4 = call i32 @getpid() #7
  %cmp5 = icmp eq i32 %call4, %id
  br i1 %cmp5, label %return, label %if.end7

if.end7:
  %call8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call8 to i32
  br label %return

return:
  %retval.0 = phi i32 [ %conv, %if.end7 ], [ 0, %lor.lhs.false ], [ 0, %land.lhs.true2 ]
  ret i32 %retval.0
}

define dso_local i32 @__libc_current_sigrtmax() local_unnamed_addr #4 {
entry:
  ret i32 64
}

declare i32 @getpid() local_unnamed_addr #6

declare i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @killpg(i32 noundef %id, i32 noundef %number) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %number, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0)) #7
  br label %if.end.i

if.end.i:
  %0 = icmp ult i32 %number, 65
  br i1 %0, label %land.lhs.true2.i, label %if.end7.i

land.lhs.true2.i:
  %cmp3.i = icmp eq i32 %id, 0
  br i1 %cmp3.i, label %kill.exit, label %lor.lhs.false.i

lor.lhs.false.i:
  %call4.i = call i32 @getpid() #7
  %cmp5.i = icmp eq i32 %call4.i, %id
  br i1 %cmp5.i, label %kill.exit, label %if.end7.i

if.end7.i:
  %call8.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #7
  %conv.i = trunc i64 %call8.i to i32
  br label %kill.exit

kill.exit:
  %retval.0.i = phi i32 [ %conv.i, %if.end7.i ], [ 0, %lor.lhs.false.i ], [ 0, %land.lhs.true2.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @pause() local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #7
  call void @__midway_assume(i32 noundef 0) #7
  ret i32 -1
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @sigsuspend(%struct.__sigset_t* nocapture noundef readnone %s) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0)) #7
  call void @__midway_assume(i32 noundef 0) #7
  ret i32 -1
}

define dso_local i32 @sigwait(%struct.__sigset_t* nocapture noundef readnone %s, i32* nocapture noundef readnone %out) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.6, i64 0, i64 0)) #7
  call void @__midway_assume(i32 noundef 0) #7
  ret i32 0
}

define dso_local i32 @sigwaitinfo(%struct.__sigset_t* nocapture noundef readnone %s, %struct.siginfo_t* nocapture noundef readnone %info) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.7, i64 0, i64 0)) #7
  call void @__midway_assume(i32 noundef 0) #7
  ret i32 -1
}

define dso_local i32 @sigtimedwait(%struct.__sigset_t* nocapture noundef readnone %s, %struct.siginfo_t* nocapture noundef readnone %info, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i32 @__mw_fail(i32 noundef 11) #7
  ret i32 %call
}

define dso_local void @psignal(i32 noundef %number, i8* noundef %s) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #7
  ret void
}

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @strsignal(i32 noundef %number) local_unnamed_addr #4 {
entry:
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0)
}

define dso_local i32 @__libc_current_sigrtmin() local_unnamed_addr #4 {
entry:
  ret i32 34
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { noreturn nounwind null_pointer_is_valid }
attributes #6 = { nounwind null_pointer_is_valid }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin noreturn nounwind }

