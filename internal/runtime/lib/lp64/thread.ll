target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.timespec = type { i64, i64 }
%struct.cpu_set_t = type { [16 x i64] }
%struct.sched_param = type { i32 }

@.str = private unnamed_addr constant [30 x i8] c"pthread_create|succeeds|fails\00", align 1
@.str.1 = private unnamed_addr constant [36 x i8] c"detach of an id that is no thread's\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"signal to an id that is no thread's\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.4 = private unnamed_addr constant [40 x i8] c"pthread_kill: signals are not delivered\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"pthread_getname_np\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"pthread_getaffinity_np\00", align 1
@.str.7 = private unnamed_addr constant [34 x i8] c"join of an id that is no thread's\00", align 1
@taken = internal constant [44 x i8] c"join of a thread that is detached or joined\00", align 16
@.str.8 = private unnamed_addr constant [10 x i8] c"thread-id\00", align 1
@.str.9 = private unnamed_addr constant [53 x i8] c"an unknown thread id is not joined or detached twice\00", align 1
@__mw_any_key = external local_unnamed_addr global i32, align 4
@__mw_any_robust = external local_unnamed_addr global i32, align 4

define dso_local i32 @__mw_create(i64* noundef %out, i32 noundef %detached, i8* (i8*)* noundef %entry1, i8* noundef %arg) local_unnamed_addr #0 {
entry:
  %0 = bitcast i64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #6
  %call = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %land.lhs.true

land.lhs.true:
  %call2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0)) #6
  %tobool3.not = icmp eq i32 %call2, 0
  br i1 %tobool3.not, label %if.end, label %return

if.end:
  call void @__midway_sync(i32 noundef 24, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %call4 = call i32 @__midway_thread_create(i8* (i8*)* noundef %entry1, i8* noundef %arg) #6
  %conv = sext i32 %call4 to i64
  %tobool5.not = icmp eq i32 %detached, 0
  br i1 %tobool5.not, label %if.end8, label %if.then6

if.then6:
  %call.i = call i32* @__midway_thread_flags(i64 noundef %conv) #6
  %1 = load i32, i32* %call.i, align 4
  %or = or i32 %1, 1
  store i32 %or, i32* %call.i, align 4
  br label %if.end8

if.end8:
  store i64 %conv, i64* %out, align 8
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end8 ], [ 11, %land.lhs.true ]
  ret i32 %retval.0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__midway_thread_create(i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_create(i64* noundef %out, %union.pthread_attr_t* noundef %attr, i8* (i8*)* noundef %entry1, i8* noundef %arg) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %union.pthread_attr_t* %attr, null
  br i1 %tobool.not, label %land.end, label %if.then

if.then:
  %detached = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__midway_check(i8* noundef nonnull %detached, i64 noundef 1, i32 noundef 0) #6
  %0 = load i8, i8* %detached, align 8
  %tobool6 = icmp ne i8 %0, 0
  %phi.cast = zext i1 %tobool6 to i32
  br label %land.end

land.end:
  %1 = phi i32 [ %phi.cast, %if.then ], [ 0, %entry ]
  %call7 = call i32 @__mw_create(i64* noundef %out, i32 noundef %1, i8* (i8*)* noundef %entry1, i8* noundef %arg) #7
  ret i32 %call7
}

define dso_local i32 @pthread_join(i64 noundef %id, i8** noundef %result) local_unnamed_addr #0 {
entry:
  %call.i = call i32 @__midway_self() #6
  %conv.i = sext i32 %call.i to i64
  %cmp = icmp eq i64 %conv.i, %id
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  %call1 = call i64 @__midway_thread_named(i64 noundef %id, i32 noundef 3) #6
  %call.i20 = call i32 @__midway_thread_valid(i64 noundef %call1) #6
  %tobool.not.i = icmp eq i32 %call.i20, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.7, i64 0, i64 0)) #8
  unreachable

if.end.i:
  %call1.i = call i32 @__midway_is_concrete(i64 noundef %call1) #6
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %if.then3.i, label %if.end4.i

if.then3.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.9, i64 0, i64 0)) #6
  br label %joinable.exit

if.end4.i:
  %call.i.i = call i32* @__midway_thread_flags(i64 noundef %call1) #6
  %0 = load i32, i32* %call.i.i, align 4
  %and.i = and i32 %0, 3
  %tobool6.not.i = icmp eq i32 %and.i, 0
  br i1 %tobool6.not.i, label %joinable.exit, label %if.then7.i

if.then7.i:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @taken, i64 0, i64 0)) #8
  unreachable

joinable.exit:
  %retval.0.i = phi i32* [ null, %if.then3.i ], [ %call.i.i, %if.end4.i ]
  %call.i21 = call i32* @__midway_thread_flags(i64 noundef %conv.i) #6
  %1 = load i32, i32* %call.i21, align 4
  %and = and i32 %1, 12
  %cmp4 = icmp eq i32 %and, 4
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:
  call void @__mw_cancellation_point() #6
  br label %if.end6

if.end6:
  %2 = inttoptr i64 %call1 to i8*
  %3 = bitcast i32* %call.i21 to i8*
  call void @__midway_sync(i32 noundef 23, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @exited, i8* noundef %3) #6
  %call7 = call i32 @__midway_thread_exited(i64 noundef %call1) #6
  %tobool.not = icmp eq i32 %call7, 0
  br i1 %tobool.not, label %if.then8, label %if.end9

if.then8:
  call void @__mw_cancellation_point() #6
  br label %if.end9

if.end9:
  %tobool.not.i22 = icmp eq i32* %retval.0.i, null
  br i1 %tobool.not.i22, label %if.else.i, label %if.then.i24

if.then.i24:
  %4 = load i32, i32* %retval.0.i, align 4
  %and.i23 = and i32 %4, 3
  %tobool1.not.i = icmp eq i32 %and.i23, 0
  br i1 %tobool1.not.i, label %if.end.i25, label %if.then2.i

if.then2.i:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @taken, i64 0, i64 0)) #8
  unreachable

if.end.i25:
  %or.i = or i32 %4, 2
  store i32 %or.i, i32* %retval.0.i, align 4
  %5 = bitcast i32* %retval.0.i to i8*
  call void @__midway_hb_acquire(i8* noundef nonnull %5) #6
  br label %if.end3.i

if.else.i:
  %call.i.i26 = call i32* @__midway_thread_flags(i64 noundef %call1) #6
  %6 = bitcast i32* %call.i.i26 to i8*
  call void @__midway_hb_acquire(i8* noundef %6) #6
  br label %if.end3.i

if.end3.i:
  %tobool4.not.i = icmp eq i8** %result, null
  br i1 %tobool4.not.i, label %cleanup, label %if.end6.i

if.end6.i:
  %call7.i = call i8* @__midway_thread_result(i64 noundef %call1) #6
  %7 = bitcast i8** %result to i8*
  call void @__midway_check(i8* noundef nonnull %7, i64 noundef 8, i32 noundef 1) #6
  store i8* %call7.i, i8** %result, align 8
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ 35, %entry ], [ 0, %if.end3.i ], [ 0, %if.end6.i ]
  ret i32 %retval.0
}

declare i64 @__midway_thread_named(i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__mw_cancellation_point() local_unnamed_addr #1

define internal i32 @exited(i8* noundef %id, i8* nocapture noundef readonly %flags) #0 {
entry:
  %0 = ptrtoint i8* %id to i64
  %call = call i32 @__midway_thread_exited(i64 noundef %0) #6
  %cmp = icmp ne i32 %call, 0
  %1 = bitcast i8* %flags to i32*
  %2 = load i32, i32* %1, align 4
  %and = and i32 %2, 12
  %cmp1 = icmp eq i32 %and, 4
  %or3 = or i1 %cmp, %cmp1
  %or = zext i1 %or3 to i32
  ret i32 %or
}

declare i32 @__midway_thread_exited(i64 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_tryjoin_np(i64 noundef %id, i8** noundef %result) local_unnamed_addr #0 {
entry:
  %call.i = call i32 @__midway_thread_valid(i64 noundef %id) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.7, i64 0, i64 0)) #8
  unreachable

if.end.i:
  %call1.i = call i32 @__midway_is_concrete(i64 noundef %id) #6
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %if.then3.i, label %if.end4.i

if.then3.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.9, i64 0, i64 0)) #6
  br label %joinable.exit

if.end4.i:
  %call.i.i = call i32* @__midway_thread_flags(i64 noundef %id) #6
  %0 = load i32, i32* %call.i.i, align 4
  %and.i = and i32 %0, 3
  %tobool6.not.i = icmp eq i32 %and.i, 0
  br i1 %tobool6.not.i, label %joinable.exit, label %if.then7.i

if.then7.i:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @taken, i64 0, i64 0)) #8
  unreachable

joinable.exit:
  %retval.0.i = phi i32* [ null, %if.then3.i ], [ %call.i.i, %if.end4.i ]
  %call.i7 = call i32* @__midway_thread_flags(i64 noundef %id) #6
  %1 = bitcast i32* %call.i7 to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %call2 = call i32 @__midway_thread_exited(i64 noundef %id) #6
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:
  %tobool.not.i8 = icmp eq i32* %retval.0.i, null
  br i1 %tobool.not.i8, label %if.else.i, label %if.then.i10

if.then.i10:
  %2 = load i32, i32* %retval.0.i, align 4
  %and.i9 = and i32 %2, 3
  %tobool1.not.i = icmp eq i32 %and.i9, 0
  br i1 %tobool1.not.i, label %if.end.i11, label %if.then2.i

if.then2.i:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @taken, i64 0, i64 0)) #8
  unreachable

if.end.i11:
  %or.i = or i32 %2, 2
  store i32 %or.i, i32* %retval.0.i, align 4
  %3 = bitcast i32* %retval.0.i to i8*
  call void @__midway_hb_acquire(i8* noundef nonnull %3) #6
  br label %if.end3.i

if.else.i:
  %call.i.i12 = call i32* @__midway_thread_flags(i64 noundef %id) #6
  %4 = bitcast i32* %call.i.i12 to i8*
  call void @__midway_hb_acquire(i8* noundef %4) #6
  br label %if.end3.i

if.end3.i:
  %tobool4.not.i = icmp eq i8** %result, null
  br i1 %tobool4.not.i, label %cleanup, label %if.end6.i

if.end6.i:
  %call7.i = call i8* @__midway_thread_result(i64 noundef %id) #6
  %5 = bitcast i8** %result to i8*
  call void @__midway_check(i8* noundef nonnull %5, i64 noundef 8, i32 noundef 1) #6
  store i8* %call7.i, i8** %result, align 8
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ 16, %joinable.exit ], [ 0, %if.end3.i ], [ 0, %if.end6.i ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_timedjoin_np(i64 noundef %id, i8** noundef %result, %struct.timespec* nocapture readnone %t) local_unnamed_addr #0 {
entry:
  %call.i = call i32 @__midway_self() #6
  %conv.i = sext i32 %call.i to i64
  %cmp = icmp eq i64 %conv.i, %id
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__mw_cancellation_point() #6
  %call1 = call i32 @pthread_tryjoin_np(i64 noundef %id, i8** noundef %result) #6
  %tobool.not = icmp eq i32 %call1, 0
  %cond = select i1 %tobool.not, i32 0, i32 110
  br label %return

return:
  %retval.0 = phi i32 [ %cond, %if.end ], [ 35, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_clockjoin_np(i64 noundef %id, i8** noundef %result, i32 noundef %c, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %call.i.i = call i32 @__midway_self() #6
  %conv.i.i = sext i32 %call.i.i to i64
  %cmp.i = icmp eq i64 %conv.i.i, %id
  br i1 %cmp.i, label %pthread_timedjoin_np.exit, label %if.end.i

if.end.i:
  call void @__mw_cancellation_point() #6
  %call1.i = call i32 @pthread_tryjoin_np(i64 noundef %id, i8** noundef %result) #6
  %tobool.not.i = icmp eq i32 %call1.i, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 110
  br label %pthread_timedjoin_np.exit

pthread_timedjoin_np.exit:
  %retval.0.i = phi i32 [ %cond.i, %if.end.i ], [ 35, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_detach(i64 noundef %id) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_thread_valid(i64 noundef %id) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.1, i64 0, i64 0)) #8
  unreachable

if.end:
  %call1 = call i32 @__midway_is_concrete(i64 noundef %id) #6
  %tobool2.not = icmp eq i32 %call1, 0
  br i1 %tobool2.not, label %if.then3, label %if.end4

if.then3:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.9, i64 0, i64 0)) #6
  br label %return

if.end4:
  %call.i = call i32* @__midway_thread_flags(i64 noundef %id) #6
  %0 = bitcast i32* %call.i to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %1 = load i32, i32* %call.i, align 4
  %or = or i32 %1, 1
  store i32 %or, i32* %call.i, align 4
  %and6 = and i32 %1, 2
  %tobool7.not = icmp eq i32 %and6, 0
  %and = and i32 %1, 3
  %tobool8.not = icmp eq i32 %and, 0
  %cond = select i1 %tobool8.not, i32 0, i32 22
  %cond9 = select i1 %tobool7.not, i32 %cond, i32 3
  br label %return

return:
  %retval.0 = phi i32 [ %cond9, %if.end4 ], [ 0, %if.then3 ]
  ret i32 %retval.0
}

declare i32 @__midway_thread_valid(i64 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

define dso_local void @__mw_leave_thread(i8* noundef %result) local_unnamed_addr #3 {
entry:
  %0 = load i32, i32* @__mw_any_key, align 4
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__mw_run_destructors() #6
  br label %if.end.i

if.end.i:
  %1 = load i32, i32* @__mw_any_robust, align 4
  %tobool1.not.i = icmp eq i32 %1, 0
  br i1 %tobool1.not.i, label %if.end3.i, label %if.then2.i

if.then2.i:
  call void @__mw_mutexes_of_the_dead() #6
  br label %if.end3.i

if.end3.i:
  call void @__midway_sync(i32 noundef 25, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %call.i.i = call i32 @__midway_self() #6
  %conv.i.i = sext i32 %call.i.i to i64
  %call.i5.i = call i32* @__midway_thread_flags(i64 noundef %conv.i.i) #6
  %2 = bitcast i32* %call.i5.i to i8*
  call void @__midway_hb_release(i8* noundef %2) #6
  call void @__midway_thread_exit(i8* noundef %result) #8
  unreachable
}

define dso_local void @__mw_thread_end(i8* noundef %result) local_unnamed_addr #3 {
entry:
  %0 = load i32, i32* @__mw_any_key, align 4
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__mw_run_destructors() #6
  br label %if.end.i

if.end.i:
  %1 = load i32, i32* @__mw_any_robust, align 4
  %tobool1.not.i = icmp eq i32 %1, 0
  br i1 %tobool1.not.i, label %if.end3.i, label %if.then2.i

if.then2.i:
  call void @__mw_mutexes_of_the_dead() #6
  br label %if.end3.i

if.end3.i:
  call void @__midway_sync(i32 noundef 25, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %call.i.i = call i32 @__midway_self() #6
  %conv.i.i = sext i32 %call.i.i to i64
  %call.i5.i = call i32* @__midway_thread_flags(i64 noundef %conv.i.i) #6
  %2 = bitcast i32* %call.i5.i to i8*
  call void @__midway_hb_release(i8* noundef %2) #6
  call void @__midway_thread_exit(i8* noundef %result) #8
  unreachable
}

define dso_local i64 @pthread_self() local_unnamed_addr #4 {
entry:
  %call.i = call i32 @__midway_self() #6
  %conv.i = sext i32 %call.i to i64
  ret i64 %conv.i
}

define dso_local i32 @pthread_equal(i64 noundef %a, i64 noundef %b) local_unnamed_addr #5 {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @pthread_yield() local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @sched_yield() local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_kill(i64 noundef %id, i32 noundef %signal) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_thread_valid(i64 noundef %id) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0)) #8
  unreachable

if.end:
  %0 = icmp ugt i32 %signal, 64
  %1 = and i32 %signal, -2
  %2 = icmp eq i32 %1, 32
  %3 = or i1 %0, %2
  br i1 %3, label %return, label %if.end7

if.end7:
  %call.i = call i32* @__midway_thread_flags(i64 noundef %id) #6
  %4 = bitcast i32* %call.i to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  call void @__mw_handled() #6
  %tobool9.not = icmp eq i32 %signal, 0
  br i1 %tobool9.not, label %if.end11, label %if.then10

if.then10:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.4, i64 0, i64 0)) #6
  br label %if.end11

if.end11:
  %call12 = call i32 @__midway_thread_exited(i64 noundef %id) #6
  %tobool13.not = icmp eq i32 %call12, 0
  %cond = select i1 %tobool13.not, i32 0, i32 3
  br label %return

return:
  %retval.0 = phi i32 [ %cond, %if.end11 ], [ 22, %if.end ]
  ret i32 %retval.0
}

declare void @__mw_handled() local_unnamed_addr #1

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_setname_np(i64 noundef %id, i8* noundef %name) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %name) #6
  %cmp = icmp ugt i64 %call, 15
  %cond = select i1 %cmp, i32 34, i32 0
  ret i32 %cond
}

declare i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_getname_np(i64 noundef %id, i8* noundef %name, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp ult i64 %n, 16
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_check(i8* noundef %name, i64 noundef 16, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %name, i64 noundef 16, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i64 0, i64 0)) #6
  %arrayidx = getelementptr i8, i8* %name, i64 15
  store i8 0, i8* %arrayidx, align 1
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 34, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_setaffinity_np(i64 noundef %id, i64 noundef %n, %struct.cpu_set_t* nocapture noundef readnone %set) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_getaffinity_np(i64 noundef %id, i64 noundef %n, %struct.cpu_set_t* noundef %set) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.cpu_set_t* %set to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef %n, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %0, i64 noundef %n, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i64 0, i64 0)) #6
  ret i32 0
}

define dso_local i32 @pthread_setconcurrency(i32 noundef %level) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_getconcurrency() local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_setschedparam(i64 noundef %id, i32 noundef %policy, %struct.sched_param* nocapture noundef readnone %p) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_setschedprio(i64 noundef %id, i32 noundef %priority) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_getschedparam(i64 noundef %id, i32* noundef %policy, %struct.sched_param* noundef %p) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %policy to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #6
  %1 = bitcast %struct.sched_param* %p to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 4, i32 noundef 1) #6
  store i32 0, i32* %policy, align 4
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %p, i64 0, i32 0
  store i32 0, i32* %sched_priority, align 4
  ret i32 0
}

define dso_local i32 @pthread_getcpuclockid(i64 noundef %id, i32* noundef %clock) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %clock to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #6
  store i32 3, i32* %clock, align 4
  ret i32 0
}

declare i32* @__midway_thread_flags(i64 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_thread_result(i64 noundef) local_unnamed_addr #1

declare void @__mw_run_destructors() local_unnamed_addr #1

declare void @__mw_mutexes_of_the_dead() local_unnamed_addr #1

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

declare void @__midway_thread_exit(i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { noreturn nounwind null_pointer_is_valid }
attributes #4 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }

