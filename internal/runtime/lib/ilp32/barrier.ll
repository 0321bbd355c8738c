target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_barrier_t = type { i32, [16 x i8] }
%union.pthread_barrierattr_t = type { i32 }

@.str = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@.str.1 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"destruction of a barrier with waiters\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"PTHREAD_BARRIER_SERIAL_THREAD\00", align 1

define dso_local i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef %barrier) local_unnamed_addr #0 {
entry:
  %bit.i.i39 = alloca i8, align 1
  %bit.i.i = alloca i8, align 1
  %0 = bitcast %union.pthread_barrier_t* %barrier to i8*
  call void @__midway_sync(i32 noundef 17, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i32 noundef 20) #4
  %expected.i = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 4
  %1 = bitcast i8* %expected.i to i32*
  %arrived.i = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 0
  %serial.i47 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 12
  %2 = bitcast i8* %serial.i47 to i32*
  call void @__midway_barrier_invariant(i8* noundef %0, i32* noundef %1, i32* noundef %arrived.i, i32* noundef %2) #4
  %3 = load i32, i32* %1, align 4
  %call.i = call i32 @__midway_is_concrete(i32 noundef %3) #4
  %tobool.not.i48 = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i48, label %check_alive.exit, label %land.lhs.true.i

land.lhs.true.i:
  %cmp.i = icmp eq i32 %3, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %shared.i = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 8
  %4 = bitcast i8* %shared.i to i32*
  %5 = load i32, i32* %4, align 4
  %cmp2.i = icmp eq i32 %5, -2147483648
  br i1 %cmp2.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i32 0, i32 0)) #5
  unreachable

check_alive.exit:
  %round1 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1
  %6 = bitcast [16 x i8]* %round1 to i32*
  %7 = load i32, i32* %6, align 4
  %and.i = and i32 %7, 1
  %add.ptr.i = getelementptr i8, i8* %0, i32 %and.i
  call void @__midway_hb_release(i8* noundef %add.ptr.i) #4
  %8 = load i32, i32* %arrived.i, align 4
  %inc = add i32 %8, 1
  store i32 %inc, i32* %arrived.i, align 4
  %9 = load i32, i32* %1, align 4
  %cmp.not = icmp eq i32 %inc, %9
  %10 = load i32, i32* %2, align 4
  br i1 %cmp.not, label %if.end, label %if.then

if.then:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %bit.i.i) #6
  call void @__midway_nondet(i8* noundef nonnull %bit.i.i, i32 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #4
  %11 = load i8, i8* %bit.i.i, align 1
  %and.i.i = zext i8 %11 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %bit.i.i) #6
  %neg.i = and i32 %10, 1
  %and.i37 = xor i32 %neg.i, 1
  %and1.i = and i32 %and.i37, %and.i.i
  %or2.i = or i32 %and1.i, %10
  store i32 %or2.i, i32* %2, align 4
  br label %while.cond

while.cond:
  %call4 = call i32 @__midway_wait(i8* noundef %0) #4
  %tobool.not = icmp eq i32 %call4, 0
  br i1 %tobool.not, label %cleanup, label %while.cond

if.end:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %bit.i.i39) #6
  call void @__midway_nondet(i8* noundef nonnull %bit.i.i39, i32 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %bit.i.i39) #6
  %neg.i42 = and i32 %10, 1
  %and.i43 = xor i32 %neg.i42, 1
  %or2.i44 = or i32 %and.i43, %10
  store i32 %or2.i44, i32* %2, align 4
  store i32 0, i32* %arrived.i, align 4
  store i32 0, i32* %2, align 4
  %add = add i32 %7, 1
  store i32 %add, i32* %6, align 4
  call void @__midway_notify_all(i8* noundef %0) #4
  br label %cleanup

cleanup:
  %and1.i.pn = phi i32 [ %and.i43, %if.end ], [ %and1.i, %while.cond ]
  call void @__midway_hb_acquire(i8* noundef %add.ptr.i) #4
  %retval.0 = sub nsw i32 0, %and1.i.pn
  ret i32 %retval.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_used(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #2

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_blocked_pthread_barrier_wait(%union.pthread_barrier_t* noundef %barrier) local_unnamed_addr #0 {
entry:
  %bit.i.i = alloca i8, align 1
  %bit.i = alloca i8, align 1
  %call1 = call i32 @__midway_woken() #4
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %bit.i) #6
  call void @__midway_nondet(i8* noundef nonnull %bit.i, i32 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #4
  %0 = load i8, i8* %bit.i, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %bit.i) #6
  %1 = and i8 %0, 1
  %sext = sub nsw i8 0, %1
  %cond = sext i8 %sext to i32
  br label %cleanup

if.end:
  %2 = bitcast %union.pthread_barrier_t* %barrier to i8*
  %expected.i = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 4
  %3 = bitcast i8* %expected.i to i32*
  %arrived.i = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 0
  %serial.i22 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 12
  %4 = bitcast i8* %serial.i22 to i32*
  call void @__midway_barrier_invariant(i8* noundef %2, i32* noundef %3, i32* noundef %arrived.i, i32* noundef %4) #4
  %round4 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1
  %5 = bitcast [16 x i8]* %round4 to i32*
  %6 = load i32, i32* %5, align 4
  %7 = load i32, i32* %4, align 4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %bit.i.i) #6
  call void @__midway_nondet(i8* noundef nonnull %bit.i.i, i32 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #4
  %8 = load i8, i8* %bit.i.i, align 1
  %and.i.i = zext i8 %8 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %bit.i.i) #6
  %neg.i = and i32 %7, 1
  %and.i19 = xor i32 %neg.i, 1
  %and1.i = and i32 %and.i19, %and.i.i
  %or2.i = or i32 %and1.i, %7
  store i32 %or2.i, i32* %4, align 4
  %and.i20 = and i32 %6, 1
  %add.ptr.i = getelementptr i8, i8* %2, i32 %and.i20
  call void @__midway_hb_release(i8* noundef %add.ptr.i) #4
  br label %while.cond

while.cond:
  %call7 = call i32 @__midway_wait(i8* noundef %2) #4
  %tobool8.not = icmp eq i32 %call7, 0
  br i1 %tobool8.not, label %while.end, label %while.cond

while.end:
  call void @__midway_hb_acquire(i8* noundef %add.ptr.i) #4
  %sext23 = sub nsw i32 0, %and1.i
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %cond, %if.then ], [ %sext23, %while.end ]
  ret i32 %retval.0
}

declare i32 @__midway_woken() local_unnamed_addr #2

define dso_local i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef %barrier, %union.pthread_barrierattr_t* noundef %a, i32 noundef %count) local_unnamed_addr #0 {
entry:
  %0 = icmp slt i32 %count, 1
  br i1 %0, label %cleanup, label %if.end

if.end:
  %tobool.not = icmp eq %union.pthread_barrierattr_t* %a, null
  br i1 %tobool.not, label %if.end3, label %if.then2

if.then2:
  %1 = bitcast %union.pthread_barrierattr_t* %a to i8*
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef 4, i32 noundef 0) #4
  br label %if.end3

if.end3:
  %2 = bitcast %union.pthread_barrier_t* %barrier to i8*
  call void @__midway_check(i8* noundef %2, i32 noundef 20, i32 noundef 1) #4
  %3 = bitcast %union.pthread_barrier_t* %barrier to i8*
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %serial = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 12
  %4 = bitcast i8* %serial to i32*
  store i32 0, i32* %4, align 4
  %shared = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 8
  %5 = bitcast i8* %shared to i32*
  store i32 0, i32* %5, align 4
  %round = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1
  %6 = bitcast [16 x i8]* %round to i32*
  store i32 0, i32* %6, align 4
  %arrived = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 0
  store i32 0, i32* %arrived, align 4
  %expected = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 4
  %7 = bitcast i8* %expected to i32*
  store i32 %count, i32* %7, align 4
  call void @__midway_barrier_init(i8* noundef %3, i32 noundef %count) #4
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ 0, %if.end3 ], [ 22, %entry ]
  ret i32 %retval.0
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_barrier_init(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef %barrier) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_barrier_t* %barrier to i8*
  call void @__midway_sync(i32 noundef 29, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_touched(i8* noundef %0, i32 noundef 20, i32 noundef 1) #4
  %expected.i = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 4
  %1 = bitcast i8* %expected.i to i32*
  %arrived.i = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 0
  %serial.i = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 12
  %2 = bitcast i8* %serial.i to i32*
  call void @__midway_barrier_invariant(i8* noundef %0, i32* noundef %1, i32* noundef %arrived.i, i32* noundef %2) #4
  %3 = load i32, i32* %1, align 4
  %call.i = call i32 @__midway_is_concrete(i32 noundef %3) #4
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %check_alive.exit, label %land.lhs.true.i

land.lhs.true.i:
  %cmp.i = icmp eq i32 %3, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %shared.i = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 8
  %4 = bitcast i8* %shared.i to i32*
  %5 = load i32, i32* %4, align 4
  %cmp2.i = icmp eq i32 %5, -2147483648
  br i1 %cmp2.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0)) #5
  unreachable

check_alive.exit:
  %6 = load i32, i32* %arrived.i, align 4
  %cmp.not = icmp eq i32 %6, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i32 0, i32 0)) #5
  unreachable

if.end:
  %shared = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %barrier, i32 0, i32 1, i32 8
  %7 = bitcast i8* %shared to i32*
  store i32 -2147483648, i32* %7, align 4
  ret i32 0
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_barrier_invariant(i8* noundef, i32* noundef, i32* noundef, i32* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }
attributes #6 = { nounwind }

