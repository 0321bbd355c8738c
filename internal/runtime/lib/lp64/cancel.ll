target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }
%struct.unwinding = type { [1 x %struct.__cancel_jmp_buf_tag], %struct.unwinding* }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x i8*] }

@.str = private unnamed_addr constant [68 x i8] c"cancellation within input or output|does not take place|takes place\00", align 1
@.str.1 = private unnamed_addr constant [42 x i8] c"cancellation of an id that is no thread's\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"cancellation\00", align 1
@.str.3 = private unnamed_addr constant [49 x i8] c"asynchronous cancellation is treated as deferred\00", align 1

define dso_local void @pthread_exit(i8* noundef %result) local_unnamed_addr #0 {
entry:
  call fastcc void @leave(i8* noundef %result) #4
  unreachable
}

define internal fastcc void @leave(i8* noundef %result) unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %cleanup = getelementptr inbounds i8, i8* %call.i, i64 24
  %0 = bitcast i8* %cleanup to %struct.cleanup**
  %1 = load %struct.cleanup*, %struct.cleanup** %0, align 8
  %tobool.not20 = icmp eq %struct.cleanup* %1, null
  br i1 %tobool.not20, label %while.end, label %while.body

while.body:
  %2 = phi %struct.cleanup* [ %6, %while.body ], [ %1, %entry ]
  %next = getelementptr inbounds %struct.cleanup, %struct.cleanup* %2, i64 0, i32 2
  %3 = load %struct.cleanup*, %struct.cleanup** %next, align 8
  store %struct.cleanup* %3, %struct.cleanup** %0, align 8
  %routine = getelementptr inbounds %struct.cleanup, %struct.cleanup* %2, i64 0, i32 0
  %4 = load void (i8*)*, void (i8*)** %routine, align 8
  %arg = getelementptr inbounds %struct.cleanup, %struct.cleanup* %2, i64 0, i32 1
  %5 = load i8*, i8** %arg, align 8
  call void %4(i8* noundef %5) #5
  %6 = load %struct.cleanup*, %struct.cleanup** %0, align 8
  %tobool.not = icmp eq %struct.cleanup* %6, null
  br i1 %tobool.not, label %while.end, label %while.body

while.end:
  %handlers = getelementptr inbounds i8, i8* %call.i, i64 8
  %7 = bitcast i8* %handlers to %struct.unwinding**
  %8 = load %struct.unwinding*, %struct.unwinding** %7, align 8
  %tobool3.not = icmp eq %struct.unwinding* %8, null
  br i1 %tobool3.not, label %if.end, label %if.then

if.then:
  %next5 = getelementptr inbounds %struct.unwinding, %struct.unwinding* %8, i64 0, i32 1
  %9 = load %struct.unwinding*, %struct.unwinding** %next5, align 8
  store %struct.unwinding* %9, %struct.unwinding** %7, align 8
  %result7 = getelementptr inbounds i8, i8* %call.i, i64 16
  %10 = bitcast i8* %result7 to i8**
  store i8* %result, i8** %10, align 8
  %11 = bitcast %struct.unwinding* %8 to i8*
  call void @__midway_jump(i8* noundef nonnull %11, i32 noundef 1) #6
  unreachable

if.end:
  call void @__mw_leave_thread(i8* noundef %result) #6
  unreachable
}

define dso_local void @__mw_cancellation_point() local_unnamed_addr #1 {
entry:
  %call.i = call i32 @__midway_self() #5
  %conv.i = sext i32 %call.i to i64
  %call1.i = call i32* @__midway_thread_flags(i64 noundef %conv.i) #5
  %call1 = call i32 @__midway_option(i32 noundef 6) #5
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast i32* %call1.i to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  br label %if.end

if.end:
  %1 = load i32, i32* %call1.i, align 4
  %and = and i32 %1, 12
  %cmp = icmp eq i32 %and, 4
  br i1 %cmp, label %if.end3, label %cleanup

if.end3:
  %or = or i32 %1, 8
  store i32 %or, i32* %call1.i, align 4
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %cleanup.i = getelementptr inbounds i8, i8* %call.i.i, i64 24
  %2 = bitcast i8* %cleanup.i to %struct.cleanup**
  %3 = load %struct.cleanup*, %struct.cleanup** %2, align 8
  %tobool.not20.i = icmp eq %struct.cleanup* %3, null
  br i1 %tobool.not20.i, label %while.end.i, label %while.body.i

while.body.i:
  %4 = phi %struct.cleanup* [ %8, %while.body.i ], [ %3, %if.end3 ]
  %next.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %4, i64 0, i32 2
  %5 = load %struct.cleanup*, %struct.cleanup** %next.i, align 8
  store %struct.cleanup* %5, %struct.cleanup** %2, align 8
  %routine.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %4, i64 0, i32 0
  %6 = load void (i8*)*, void (i8*)** %routine.i, align 8
  %arg.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %4, i64 0, i32 1
  %7 = load i8*, i8** %arg.i, align 8
  call void %6(i8* noundef %7) #5
  %8 = load %struct.cleanup*, %struct.cleanup** %2, align 8
  %tobool.not.i = icmp eq %struct.cleanup* %8, null
  br i1 %tobool.not.i, label %while.end.i, label %while.body.i

while.end.i:
  %handlers.i = getelementptr inbounds i8, i8* %call.i.i, i64 8
  %9 = bitcast i8* %handlers.i to %struct.unwinding**
  %10 = load %struct.unwinding*, %struct.unwinding** %9, align 8
  %tobool3.not.i = icmp eq %struct.unwinding* %10, null
  br i1 %tobool3.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %next5.i = getelementptr inbounds %struct.unwinding, %struct.unwinding* %10, i64 0, i32 1
  %11 = load %struct.unwinding*, %struct.unwinding** %next5.i, align 8
  store %struct.unwinding* %11, %struct.unwinding** %9, align 8
  %result7.i = getelementptr inbounds i8, i8* %call.i.i, i64 16
  %12 = bitcast i8* %result7.i to i8**
  store i8* inttoptr (i64 -1 to i8*), i8** %12, align 8
  %13 = bitcast %struct.unwinding* %10 to i8*
  call void @__midway_jump(i8* noundef nonnull %13, i32 noundef 1) #6
  unreachable

if.end.i:
  call void @__mw_leave_thread(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #6
  unreachable

cleanup:
  ret void
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #2

define dso_local void @__mw_may_be_cancelled() local_unnamed_addr #1 {
entry:
  %call.i = call i32 @__midway_self() #5
  %conv.i = sext i32 %call.i to i64
  %call1.i = call i32* @__midway_thread_flags(i64 noundef %conv.i) #5
  %call1 = call i32 @__midway_option(i32 noundef 6) #5
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:
  %0 = bitcast i32* %call1.i to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %1 = load i32, i32* %call1.i, align 4
  %and = and i32 %1, 12
  %cmp = icmp eq i32 %and, 4
  br i1 %cmp, label %land.lhs.true, label %cleanup

land.lhs.true:
  %call2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str, i64 0, i64 0)) #5
  %tobool3.not = icmp eq i32 %call2, 0
  br i1 %tobool3.not, label %cleanup, label %if.then4

if.then4:
  call void @__mw_cancellation_point() #4
  br label %cleanup

cleanup:
  ret void
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @pthread_testcancel() local_unnamed_addr #1 {
entry:
  call void @__mw_cancellation_point() #4
  ret void
}

define dso_local i32 @pthread_cancel(i64 noundef %id) local_unnamed_addr #1 {
entry:
  %call = call i32 @__midway_thread_valid(i64 noundef %id) #5
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.1, i64 0, i64 0)) #6
  unreachable

if.end:
  %call1 = call i32* @__midway_thread_flags(i64 noundef %id) #5
  %0 = bitcast i32* %call1 to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %1 = load i32, i32* %call1, align 4
  %and = and i32 %1, 16
  %tobool2.not = icmp eq i32 %and, 0
  br i1 %tobool2.not, label %if.end4, label %if.then3

if.then3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.3, i64 0, i64 0)) #5
  br label %if.end4

if.end4:
  %2 = load i32, i32* %call1, align 4
  %or = or i32 %2, 4
  store i32 %or, i32* %call1, align 4
  %and5 = and i32 %2, 8
  %tobool6.not = icmp eq i32 %and5, 0
  br i1 %tobool6.not, label %if.then7, label %if.end8

if.then7:
  call void @__midway_wake(i64 noundef %id) #5
  br label %if.end8

if.end8:
  ret i32 0
}

declare i32 @__midway_thread_valid(i64 noundef) local_unnamed_addr #2

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare i32* @__midway_thread_flags(i64 noundef) local_unnamed_addr #2

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_wake(i64 noundef) local_unnamed_addr #2

define dso_local i32 @pthread_setcancelstate(i32 noundef %state, i32* noundef %old) local_unnamed_addr #1 {
entry:
  %tobool.not = icmp ult i32 %state, 2
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %cmp.not = icmp eq i32 %state, 1
  %call.i.i = call i32 @__midway_self() #5
  %conv.i.i = sext i32 %call.i.i to i64
  %call1.i.i = call i32* @__midway_thread_flags(i64 noundef %conv.i.i) #5
  %call1.i = call i32 @__midway_option(i32 noundef 6) #5
  %tobool.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %0 = bitcast i32* %call1.i.i to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  br label %if.end.i

if.end.i:
  %1 = load i32, i32* %call1.i.i, align 4
  %and.i = and i32 %1, -9
  %masksel = select i1 %cmp.not, i32 8, i32 0
  %cond.i = or i32 %and.i, %masksel
  store i32 %cond.i, i32* %call1.i.i, align 4
  %tobool3.not.i = icmp eq i32* %old, null
  br i1 %tobool3.not.i, label %if.end6.i, label %if.then4.i

if.then4.i:
  %2 = bitcast i32* %old to i8*
  call void @__midway_check(i8* noundef nonnull %2, i64 noundef 4, i32 noundef 1) #5
  %and5.i = lshr i32 %1, 3
  %and5.i.lobit = and i32 %and5.i, 1
  store i32 %and5.i.lobit, i32* %old, align 4
  br label %if.end6.i

if.end6.i:
  %3 = load i32, i32* %call1.i.i, align 4
  %4 = and i32 %3, 28
  %5 = icmp eq i32 %4, 20
  br i1 %5, label %if.then12.i, label %cond.end

if.then12.i:
  %or13.i = or i32 %3, 8
  store i32 %or13.i, i32* %call1.i.i, align 4
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %cleanup.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 24
  %6 = bitcast i8* %cleanup.i.i to %struct.cleanup**
  %7 = load %struct.cleanup*, %struct.cleanup** %6, align 8
  %tobool.not20.i.i = icmp eq %struct.cleanup* %7, null
  br i1 %tobool.not20.i.i, label %while.end.i.i, label %while.body.i.i

while.body.i.i:
  %8 = phi %struct.cleanup* [ %12, %while.body.i.i ], [ %7, %if.then12.i ]
  %next.i.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %8, i64 0, i32 2
  %9 = load %struct.cleanup*, %struct.cleanup** %next.i.i, align 8
  store %struct.cleanup* %9, %struct.cleanup** %6, align 8
  %routine.i.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %8, i64 0, i32 0
  %10 = load void (i8*)*, void (i8*)** %routine.i.i, align 8
  %arg.i.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %8, i64 0, i32 1
  %11 = load i8*, i8** %arg.i.i, align 8
  call void %10(i8* noundef %11) #5
  %12 = load %struct.cleanup*, %struct.cleanup** %6, align 8
  %tobool.not.i.i = icmp eq %struct.cleanup* %12, null
  br i1 %tobool.not.i.i, label %while.end.i.i, label %while.body.i.i

while.end.i.i:
  %handlers.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 8
  %13 = bitcast i8* %handlers.i.i to %struct.unwinding**
  %14 = load %struct.unwinding*, %struct.unwinding** %13, align 8
  %tobool3.not.i.i = icmp eq %struct.unwinding* %14, null
  br i1 %tobool3.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  %next5.i.i = getelementptr inbounds %struct.unwinding, %struct.unwinding* %14, i64 0, i32 1
  %15 = load %struct.unwinding*, %struct.unwinding** %next5.i.i, align 8
  store %struct.unwinding* %15, %struct.unwinding** %13, align 8
  %result7.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 16
  %16 = bitcast i8* %result7.i.i to i8**
  store i8* inttoptr (i64 -1 to i8*), i8** %16, align 8
  %17 = bitcast %struct.unwinding* %14 to i8*
  call void @__midway_jump(i8* noundef nonnull %17, i32 noundef 1) #6
  unreachable

if.end.i.i:
  call void @__mw_leave_thread(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #6
  unreachable

cond.end:
  %cond = phi i32 [ 22, %entry ], [ 0, %if.end6.i ]
  ret i32 %cond
}

define dso_local i32 @pthread_setcanceltype(i32 noundef %type, i32* noundef %old) local_unnamed_addr #1 {
entry:
  %tobool.not = icmp ult i32 %type, 2
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %cmp.not = icmp eq i32 %type, 1
  %call.i.i = call i32 @__midway_self() #5
  %conv.i.i = sext i32 %call.i.i to i64
  %call1.i.i = call i32* @__midway_thread_flags(i64 noundef %conv.i.i) #5
  %call1.i = call i32 @__midway_option(i32 noundef 6) #5
  %tobool.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %0 = bitcast i32* %call1.i.i to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  br label %if.end.i

if.end.i:
  %1 = load i32, i32* %call1.i.i, align 4
  %and.i = and i32 %1, -17
  %masksel = select i1 %cmp.not, i32 16, i32 0
  %cond.i = or i32 %and.i, %masksel
  store i32 %cond.i, i32* %call1.i.i, align 4
  %tobool3.not.i = icmp eq i32* %old, null
  br i1 %tobool3.not.i, label %if.end6.i, label %if.then4.i

if.then4.i:
  %2 = bitcast i32* %old to i8*
  call void @__midway_check(i8* noundef nonnull %2, i64 noundef 4, i32 noundef 1) #5
  %and5.i = lshr i32 %1, 4
  %and5.i.lobit = and i32 %and5.i, 1
  store i32 %and5.i.lobit, i32* %old, align 4
  br label %if.end6.i

if.end6.i:
  %3 = load i32, i32* %call1.i.i, align 4
  %4 = and i32 %3, 28
  %5 = icmp eq i32 %4, 20
  br i1 %5, label %if.then12.i, label %cond.end

if.then12.i:
  %or13.i = or i32 %3, 8
  store i32 %or13.i, i32* %call1.i.i, align 4
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %cleanup.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 24
  %6 = bitcast i8* %cleanup.i.i to %struct.cleanup**
  %7 = load %struct.cleanup*, %struct.cleanup** %6, align 8
  %tobool.not20.i.i = icmp eq %struct.cleanup* %7, null
  br i1 %tobool.not20.i.i, label %while.end.i.i, label %while.body.i.i

while.body.i.i:
  %8 = phi %struct.cleanup* [ %12, %while.body.i.i ], [ %7, %if.then12.i ]
  %next.i.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %8, i64 0, i32 2
  %9 = load %struct.cleanup*, %struct.cleanup** %next.i.i, align 8
  store %struct.cleanup* %9, %struct.cleanup** %6, align 8
  %routine.i.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %8, i64 0, i32 0
  %10 = load void (i8*)*, void (i8*)** %routine.i.i, align 8
  %arg.i.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %8, i64 0, i32 1
  %11 = load i8*, i8** %arg.i.i, align 8
  call void %10(i8* noundef %11) #5
  %12 = load %struct.cleanup*, %struct.cleanup** %6, align 8
  %tobool.not.i.i = icmp eq %struct.cleanup* %12, null
  br i1 %tobool.not.i.i, label %while.end.i.i, label %while.body.i.i

while.end.i.i:
  %handlers.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 8
  %13 = bitcast i8* %handlers.i.i to %struct.unwinding**
  %14 = load %struct.unwinding*, %struct.unwinding** %13, align 8
  %tobool3.not.i.i = icmp eq %struct.unwinding* %14, null
  br i1 %tobool3.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  %next5.i.i = getelementptr inbounds %struct.unwinding, %struct.unwinding* %14, i64 0, i32 1
  %15 = load %struct.unwinding*, %struct.unwinding** %next5.i.i, align 8
  store %struct.unwinding* %15, %struct.unwinding** %13, align 8
  %result7.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 16
  %16 = bitcast i8* %result7.i.i to i8**
  store i8* inttoptr (i64 -1 to i8*), i8** %16, align 8
  %17 = bitcast %struct.unwinding* %14 to i8*
  call void @__midway_jump(i8* noundef nonnull %17, i32 noundef 1) #6
  unreachable

if.end.i.i:
  call void @__mw_leave_thread(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #6
  unreachable

cond.end:
  %cond = phi i32 [ 22, %entry ], [ 0, %if.end6.i ]
  ret i32 %cond
}

define dso_local void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef %b) local_unnamed_addr #1 {
entry:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %handlers.i = getelementptr inbounds i8, i8* %call.i.i, i64 8
  %0 = bitcast i8* %handlers.i to %struct.unwinding**
  %1 = load %struct.unwinding*, %struct.unwinding** %0, align 8
  %next.i = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %b, i64 0, i32 1
  %2 = bitcast [4 x i8*]* %next.i to %struct.unwinding**
  store %struct.unwinding* %1, %struct.unwinding** %2, align 8
  %call.i5.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %handlers2.i = getelementptr inbounds i8, i8* %call.i5.i, i64 8
  %3 = bitcast i8* %handlers2.i to %struct.__pthread_unwind_buf_t**
  store %struct.__pthread_unwind_buf_t* %b, %struct.__pthread_unwind_buf_t** %3, align 8
  ret void
}

define dso_local void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* nocapture noundef readonly %b) local_unnamed_addr #1 {
entry:
  %next.i = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %b, i64 0, i32 1
  %0 = bitcast [4 x i8*]* %next.i to %struct.unwinding**
  %1 = load %struct.unwinding*, %struct.unwinding** %0, align 8
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %handlers.i = getelementptr inbounds i8, i8* %call.i.i, i64 8
  %2 = bitcast i8* %handlers.i to %struct.unwinding**
  store %struct.unwinding* %1, %struct.unwinding** %2, align 8
  ret void
}

define dso_local void @__pthread_register_cancel_defer(%struct.__pthread_unwind_buf_t* noundef %b) local_unnamed_addr #1 {
entry:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %handlers.i = getelementptr inbounds i8, i8* %call.i.i, i64 8
  %0 = bitcast i8* %handlers.i to %struct.unwinding**
  %1 = load %struct.unwinding*, %struct.unwinding** %0, align 8
  %next.i = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %b, i64 0, i32 1
  %2 = bitcast [4 x i8*]* %next.i to %struct.unwinding**
  store %struct.unwinding* %1, %struct.unwinding** %2, align 8
  %call.i5.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %handlers2.i = getelementptr inbounds i8, i8* %call.i5.i, i64 8
  %3 = bitcast i8* %handlers2.i to %struct.__pthread_unwind_buf_t**
  store %struct.__pthread_unwind_buf_t* %b, %struct.__pthread_unwind_buf_t** %3, align 8
  ret void
}

define dso_local void @__pthread_unregister_cancel_restore(%struct.__pthread_unwind_buf_t* nocapture noundef readonly %b) local_unnamed_addr #1 {
entry:
  %next.i = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %b, i64 0, i32 1
  %0 = bitcast [4 x i8*]* %next.i to %struct.unwinding**
  %1 = load %struct.unwinding*, %struct.unwinding** %0, align 8
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %handlers.i = getelementptr inbounds i8, i8* %call.i.i, i64 8
  %2 = bitcast i8* %handlers.i to %struct.unwinding**
  store %struct.unwinding* %1, %struct.unwinding** %2, align 8
  ret void
}

define weak dso_local void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef %b) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %result = getelementptr inbounds i8, i8* %call.i, i64 16
  %0 = bitcast i8* %result to i8**
  %1 = load i8*, i8** %0, align 8
  call fastcc void @leave(i8* noundef %1) #4
  unreachable
}

define dso_local void @_pthread_cleanup_push(%struct.cleanup* noundef %c, void (i8*)* noundef %routine, i8* noundef %arg) local_unnamed_addr #1 {
entry:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %routine1 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 0
  store void (i8*)* %routine, void (i8*)** %routine1, align 8
  %arg2 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 1
  store i8* %arg, i8** %arg2, align 8
  %cleanup = getelementptr inbounds i8, i8* %call.i, i64 24
  %0 = bitcast i8* %cleanup to %struct.cleanup**
  %1 = load %struct.cleanup*, %struct.cleanup** %0, align 8
  %next = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 2
  store %struct.cleanup* %1, %struct.cleanup** %next, align 8
  store %struct.cleanup* %c, %struct.cleanup** %0, align 8
  ret void
}

define dso_local void @_pthread_cleanup_pop(%struct.cleanup* nocapture noundef readonly %c, i32 noundef %execute) local_unnamed_addr #1 {
entry:
  %next = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 2
  %0 = load %struct.cleanup*, %struct.cleanup** %next, align 8
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %cleanup = getelementptr inbounds i8, i8* %call.i, i64 24
  %1 = bitcast i8* %cleanup to %struct.cleanup**
  store %struct.cleanup* %0, %struct.cleanup** %1, align 8
  %tobool.not = icmp eq i32 %execute, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %routine = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 0
  %2 = load void (i8*)*, void (i8*)** %routine, align 8
  %arg = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 1
  %3 = load i8*, i8** %arg, align 8
  call void %2(i8* noundef %3) #5
  br label %if.end

if.end:
  ret void
}

define dso_local void @_pthread_cleanup_push_defer(%struct.cleanup* noundef %c, void (i8*)* noundef %routine, i8* noundef %arg) local_unnamed_addr #1 {
entry:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %routine1.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 0
  store void (i8*)* %routine, void (i8*)** %routine1.i, align 8
  %arg2.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 1
  store i8* %arg, i8** %arg2.i, align 8
  %cleanup.i = getelementptr inbounds i8, i8* %call.i.i, i64 24
  %0 = bitcast i8* %cleanup.i to %struct.cleanup**
  %1 = load %struct.cleanup*, %struct.cleanup** %0, align 8
  %next.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 2
  store %struct.cleanup* %1, %struct.cleanup** %next.i, align 8
  store %struct.cleanup* %c, %struct.cleanup** %0, align 8
  ret void
}

define dso_local void @_pthread_cleanup_pop_restore(%struct.cleanup* nocapture noundef readonly %c, i32 noundef %execute) local_unnamed_addr #1 {
entry:
  %next.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 2
  %0 = load %struct.cleanup*, %struct.cleanup** %next.i, align 8
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %cleanup.i = getelementptr inbounds i8, i8* %call.i.i, i64 24
  %1 = bitcast i8* %cleanup.i to %struct.cleanup**
  store %struct.cleanup* %0, %struct.cleanup** %1, align 8
  %tobool.not.i = icmp eq i32 %execute, 0
  br i1 %tobool.not.i, label %_pthread_cleanup_pop.exit, label %if.then.i

if.then.i:
  %routine.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 0
  %2 = load void (i8*)*, void (i8*)** %routine.i, align 8
  %arg.i = getelementptr inbounds %struct.cleanup, %struct.cleanup* %c, i64 0, i32 1
  %3 = load i8*, i8** %arg.i, align 8
  call void %2(i8* noundef %3) #5
  br label %_pthread_cleanup_pop.exit

_pthread_cleanup_pop.exit:
  ret void
}

declare void @__midway_jump(i8* noundef, i32 noundef) local_unnamed_addr #3

declare void @__mw_leave_thread(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_self() local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

attributes #0 = { noreturn nounwind null_pointer_is_valid }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }

