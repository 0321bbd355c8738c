target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.timespec = type { i64, i64 }
%union.pthread_condattr_t = type { i32 }

@.str = private unnamed_addr constant [49 x i8] c"destruction of a condition variable with waiters\00", align 1
@.str.1 = private unnamed_addr constant [59 x i8] c"condition wait with a mutex that this thread does not hold\00", align 1
@.str.2 = private unnamed_addr constant [53 x i8] c"timed wait|ends as its time is over|wakes spuriously\00", align 1

define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @wait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef 0) #3
  ret i32 %call
}

define internal fastcc i32 @wait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef %timed) unnamed_addr #0 {
entry:
  call void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef %m) #4
  %0 = bitcast %union.pthread_cond_t* %c to i8*
  call void @__midway_sync(i32 noundef 13, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 40) #4
  %1 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_used(i8* noundef %1, i64 noundef 20) #4
  %__wrefs.i = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %c, i64 0, i32 0, i32 5
  call void @__midway_queue_invariant(i8* noundef %0, i32* noundef %__wrefs.i) #4
  call void @__mw_cancellation_point() #4
  %call1 = call i32 @__mw_mutex_held(%union.pthread_mutex_t* noundef %m) #4
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.1, i64 0, i64 0)) #5
  unreachable

if.end:
  call void @__mw_mutex_give(%union.pthread_mutex_t* noundef %m) #4
  %2 = load i32, i32* %__wrefs.i, align 4
  %inc = add i32 %2, 1
  store i32 %inc, i32* %__wrefs.i, align 4
  %call.i = call i32 @__midway_option(i32 noundef 2) #4
  %tobool.i = icmp ne i32 %timed, 0
  %tobool1.i = icmp ne i32 %call.i, 0
  %or.cond.i = select i1 %tobool.i, i1 true, i1 %tobool1.i
  br i1 %or.cond.i, label %if.then.i, label %if.else.i

if.then.i:
  %call2.i = call i32 @__midway_wait_timed(i8* noundef %0) #4
  br label %if.end.i

if.else.i:
  %call3.i = call i32 @__midway_wait(i8* noundef %0) #4
  br label %if.end.i

if.end.i:
  %late.0.i = phi i32 [ %call2.i, %if.then.i ], [ %call3.i, %if.else.i ]
  %3 = load i32, i32* %__wrefs.i, align 4
  %sub.i = sub i32 %3, %late.0.i
  store i32 %sub.i, i32* %__wrefs.i, align 4
  %tobool5.i = icmp ne i32 %late.0.i, 0
  %or.cond13.i = and i1 %tobool.i, %tobool5.i
  %4 = select i1 %or.cond13.i, i1 %tobool1.i, i1 false
  br i1 %4, label %lor.rhs.i, label %wait_in_queue.exit

lor.rhs.i:
  %call11.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.2, i64 0, i64 0)) #4
  %cmp.i = icmp eq i32 %call11.i, 0
  br label %wait_in_queue.exit

wait_in_queue.exit:
  %retval.0.in.i = phi i1 [ %or.cond13.i, %if.end.i ], [ %cmp.i, %lor.rhs.i ]
  call void @__midway_sync(i32 noundef 14, i8* noundef %1, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %1) #4
  call void @__midway_used(i8* noundef %1, i64 noundef 20) #4
  %call.i14 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %m) #4
  call void @__mw_cancellation_point() #4
  %tobool.not.i = icmp eq i32 %call.i14, 0
  %cond.i = select i1 %retval.0.in.i, i32 110, i32 0
  %cond2.i = select i1 %tobool.not.i, i32 %cond.i, i32 %call.i14
  ret i32 %cond2.i
}

define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i64 0, i32 1
  %0 = load i64, i64* %tv_nsec.i, align 8
  %1 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %1, i64 noundef 16, i32 noundef 0) #4
  %call.i = call i32 @__midway_is_concrete(i64 noundef %0) #4
  %tobool.not.i = icmp eq i32 %call.i, 0
  %2 = icmp ult i64 %0, 1000000000
  %narrow.i = select i1 %tobool.not.i, i1 true, i1 %2
  br i1 %narrow.i, label %cond.false, label %cond.end

cond.false:
  %call1 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef 1) #3
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.false ], [ 22, %entry ]
  ret i32 %cond
}

define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef %clock, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %clock, 2
  br i1 %0, label %lor.lhs.false, label %cond.end

lor.lhs.false:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i64 0, i32 1
  %1 = load i64, i64* %tv_nsec.i, align 8
  %2 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %2, i64 noundef 16, i32 noundef 0) #4
  %call.i = call i32 @__midway_is_concrete(i64 noundef %1) #4
  %tobool.not.i = icmp eq i32 %call.i, 0
  %3 = icmp ult i64 %1, 1000000000
  %narrow.i = select i1 %tobool.not.i, i1 true, i1 %3
  br i1 %narrow.i, label %cond.false, label %cond.end

cond.false:
  %call3 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef 1) #3
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call3, %cond.false ], [ 22, %lor.lhs.false ], [ 22, %entry ]
  ret i32 %cond
}

define dso_local i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @resume(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef 0) #3
  ret i32 %call
}

define internal fastcc i32 @resume(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef %timed) unnamed_addr #0 {
entry:
  %call = call i32 @__midway_woken() #4
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %0 = bitcast %union.pthread_cond_t* %c to i8*
  %__wrefs.i = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %c, i64 0, i32 0, i32 5
  call void @__midway_queue_invariant(i8* noundef %0, i32* noundef %__wrefs.i) #4
  %call.i = call i32 @__midway_option(i32 noundef 2) #4
  %tobool.i = icmp ne i32 %timed, 0
  %tobool1.i = icmp ne i32 %call.i, 0
  %or.cond.i = select i1 %tobool.i, i1 true, i1 %tobool1.i
  br i1 %or.cond.i, label %if.then.i, label %if.else.i

if.then.i:
  %call2.i = call i32 @__midway_wait_timed(i8* noundef %0) #4
  br label %if.end.i

if.else.i:
  %call3.i = call i32 @__midway_wait(i8* noundef %0) #4
  br label %if.end.i

if.end.i:
  %late.0.i = phi i32 [ %call2.i, %if.then.i ], [ %call3.i, %if.else.i ]
  %1 = load i32, i32* %__wrefs.i, align 4
  %sub.i = sub i32 %1, %late.0.i
  store i32 %sub.i, i32* %__wrefs.i, align 4
  %tobool5.i = icmp ne i32 %late.0.i, 0
  %or.cond13.i = and i1 %tobool.i, %tobool5.i
  %2 = select i1 %or.cond13.i, i1 %tobool1.i, i1 false
  br i1 %2, label %lor.rhs.i, label %wait_in_queue.exit

lor.rhs.i:
  %call11.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.2, i64 0, i64 0)) #4
  %cmp.i = icmp eq i32 %call11.i, 0
  br label %wait_in_queue.exit

wait_in_queue.exit:
  %retval.0.in.i = phi i1 [ %or.cond13.i, %if.end.i ], [ %cmp.i, %lor.rhs.i ]
  %phi.sel = select i1 %retval.0.in.i, i32 110, i32 0
  br label %if.end

if.end:
  %late.0 = phi i32 [ 0, %entry ], [ %phi.sel, %wait_in_queue.exit ]
  call void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef %m) #4
  %3 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_sync(i32 noundef 14, i8* noundef %3, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %3) #4
  call void @__midway_used(i8* noundef %3, i64 noundef 20) #4
  %call.i8 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %m) #4
  call void @__mw_cancellation_point() #4
  %tobool.not.i = icmp eq i32 %call.i8, 0
  %cond2.i = select i1 %tobool.not.i, i32 %late.0, i32 %call.i8
  ret i32 %cond2.i
}

define dso_local i32 @__mw_blocked_pthread_cond_timedwait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @resume(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef 1) #3
  ret i32 %call
}

define dso_local i32 @__mw_blocked_pthread_cond_clockwait(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef %k, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @resume(%union.pthread_cond_t* noundef %c, %union.pthread_mutex_t* noundef %m, i32 noundef 1) #3
  ret i32 %call
}

define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_cond_t* %c to i8*
  call void @__midway_sync(i32 noundef 15, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 40) #4
  %__wrefs.i = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %c, i64 0, i32 0, i32 5
  call void @__midway_queue_invariant(i8* noundef %0, i32* noundef %__wrefs.i) #4
  %1 = load i32, i32* %__wrefs.i, align 4
  %cmp = icmp sgt i32 %1, 0
  %conv.neg = sext i1 %cmp to i32
  %sub = add i32 %1, %conv.neg
  store i32 %sub, i32* %__wrefs.i, align 4
  call void @__midway_notify_one(i8* noundef %0) #4
  ret i32 0
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_used(i8* noundef, i64 noundef) local_unnamed_addr #1

declare void @__midway_queue_invariant(i8* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_cond_t* %c to i8*
  call void @__midway_sync(i32 noundef 16, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 40) #4
  %__wrefs.i = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %c, i64 0, i32 0, i32 5
  call void @__midway_queue_invariant(i8* noundef %0, i32* noundef %__wrefs.i) #4
  store i32 0, i32* %__wrefs.i, align 4
  call void @__midway_notify_all(i8* noundef %0) #4
  ret i32 0
}

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef %c, %union.pthread_condattr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %union.pthread_condattr_t* %a, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %union.pthread_condattr_t* %a to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 4, i32 noundef 0) #4
  br label %if.end

if.end:
  %1 = bitcast %union.pthread_cond_t* %c to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 40, i32 noundef 1) #4
  call void @__midway_sync(i32 noundef 28, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %__wrefs.i = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %c, i64 0, i32 0, i32 5
  store i32 0, i32* %__wrefs.i, align 4
  ret i32 0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_cond_t* %c to i8*
  call void @__midway_sync(i32 noundef 29, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_touched(i8* noundef %0, i64 noundef 40, i32 noundef 1) #4
  %__wrefs.i = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %c, i64 0, i32 0, i32 5
  call void @__midway_queue_invariant(i8* noundef %0, i32* noundef %__wrefs.i) #4
  %1 = load i32, i32* %__wrefs.i, align 4
  %cmp = icmp sgt i32 %1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

if.end:
  ret i32 0
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare i32 @__mw_mutex_held(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare void @__mw_mutex_give(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare i32 @__mw_mutex_free(i8* noundef, i8* noundef) #1

declare i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #1

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

declare i32 @__midway_woken() local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }

