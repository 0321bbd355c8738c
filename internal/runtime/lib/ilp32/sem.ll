target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.named = type { %struct.named*, i8*, %union.sem_t }
%union.sem_t = type { i32, [12 x i8] }
%struct.timespec = type { i32, i32 }

@all = internal global %struct.named* null, align 4

define dso_local i32 @sem_wait(%union.sem_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %union.sem_t, %union.sem_t* %s, i32 0, i32 0
  %call1.i = call i32 @__midway_peek(i32* noundef %0) #7
  %call2.i = call i32 @__midway_is_concrete(i32 noundef %call1.i) #7
  %tobool.not.i = icmp eq i32 %call2.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %invariant.exit

if.then.i:
  %1 = load i32, i32* %0, align 4
  %and.i = and i32 %1, 2147483647
  store i32 %and.i, i32* %0, align 4
  br label %invariant.exit

invariant.exit:
  call void @__mw_cancellation_point() #7
  %2 = bitcast %union.sem_t* %s to i8*
  call void @__midway_used(i8* noundef %2, i32 noundef 4) #7
  %call = call i32 @__midway_self() #7
  %call1 = call i32* @__midway_thread_flags(i32 noundef %call) #7
  %3 = bitcast i32* %call1 to i8*
  call void @__midway_sync(i32 noundef 18, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @positive_or_cancelled, i8* noundef %3) #7
  %4 = getelementptr %union.sem_t, %union.sem_t* %s, i32 0, i32 0
  %5 = load i32, i32* %4, align 4
  %cmp.i = icmp slt i32 %5, 1
  br i1 %cmp.i, label %if.then, label %if.end

if.then:
  call void @__mw_cancellation_point() #7
  br label %if.end

if.end:
  %6 = load i32, i32* %0, align 4
  %dec.i = add i32 %6, -1
  store i32 %dec.i, i32* %0, align 4
  call void @__midway_hb_acquire(i8* noundef %2) #7
  ret i32 0
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare void @__midway_used(i8* noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @positive_or_cancelled(i8* nocapture noundef readonly %sem, i8* nocapture noundef readonly %flags) #2 {
entry:
  %0 = bitcast i8* %flags to i32*
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, 12
  %2 = bitcast i8* %sem to i32*
  %3 = load i32, i32* %2, align 4
  %cmp = icmp sgt i32 %3, 0
  %cmp1 = icmp eq i32 %and, 4
  %or4 = or i1 %cmp, %cmp1
  %or = zext i1 %or4 to i32
  ret i32 %or
}

declare i32* @__midway_thread_flags(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local i32 @sem_trywait(%union.sem_t* noundef %s) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @try_wait(%union.sem_t* noundef %s, i32 noundef 11) #8
  ret i32 %call
}

define internal fastcc i32 @try_wait(%union.sem_t* noundef %s, i32 noundef %otherwise) unnamed_addr #0 {
entry:
  %0 = getelementptr %union.sem_t, %union.sem_t* %s, i32 0, i32 0
  %call1.i = call i32 @__midway_peek(i32* noundef %0) #7
  %call2.i = call i32 @__midway_is_concrete(i32 noundef %call1.i) #7
  %tobool.not.i = icmp eq i32 %call2.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %invariant.exit

if.then.i:
  %1 = load i32, i32* %0, align 4
  %and.i = and i32 %1, 2147483647
  store i32 %and.i, i32* %0, align 4
  br label %invariant.exit

invariant.exit:
  %2 = bitcast %union.sem_t* %s to i8*
  call void @__midway_sync(i32 noundef 19, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  call void @__midway_used(i8* noundef %2, i32 noundef 4) #7
  %3 = getelementptr %union.sem_t, %union.sem_t* %s, i32 0, i32 0
  %4 = load i32, i32* %3, align 4
  %cmp.i = icmp slt i32 %4, 1
  br i1 %cmp.i, label %cond.false, label %cond.true

cond.true:
  %5 = load i32, i32* %0, align 4
  %dec.i = add i32 %5, -1
  store i32 %dec.i, i32* %0, align 4
  call void @__midway_hb_acquire(i8* noundef %2) #7
  br label %cond.end

cond.false:
  %call2 = call i32 @__mw_fail(i32 noundef %otherwise) #7
  br label %cond.end

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %call2, %cond.false ]
  ret i32 %cond
}

define dso_local i32 @sem_timedwait(%union.sem_t* noundef %s, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i32, i32* %tv_nsec.i, align 4
  %1 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %1, i32 noundef 8, i32 noundef 0) #7
  %call.i = call i32 @__midway_is_concrete(i32 noundef %0) #7
  %tobool.not.i = icmp eq i32 %call.i, 0
  %2 = icmp ult i32 %0, 1000000000
  %narrow.i = select i1 %tobool.not.i, i1 true, i1 %2
  br i1 %narrow.i, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end:
  call void @__mw_cancellation_point() #7
  %call2 = call fastcc i32 @try_wait(%union.sem_t* noundef %s, i32 noundef 110) #8
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %call2, %if.end ]
  ret i32 %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_clockwait(%union.sem_t* noundef %s, i32 noundef %c, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %c, 2
  br i1 %0, label %cond.false, label %cond.true

cond.true:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cond.end

cond.false:
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i.i, align 4
  %2 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %2, i32 noundef 8, i32 noundef 0) #7
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %1) #7
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  %3 = icmp ult i32 %1, 1000000000
  %narrow.i.i = select i1 %tobool.not.i.i, i1 true, i1 %3
  br i1 %narrow.i.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cond.end

if.end.i:
  call void @__mw_cancellation_point() #7
  %call2.i = call fastcc i32 @try_wait(%union.sem_t* noundef %s, i32 noundef 110) #7
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ %call1.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i32 %cond
}

define dso_local i32 @sem_post(%union.sem_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %union.sem_t, %union.sem_t* %s, i32 0, i32 0
  %call1.i = call i32 @__midway_peek(i32* noundef %0) #7
  %call2.i = call i32 @__midway_is_concrete(i32 noundef %call1.i) #7
  %tobool.not.i = icmp eq i32 %call2.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %invariant.exit

if.then.i:
  %1 = load i32, i32* %0, align 4
  %and.i = and i32 %1, 2147483647
  store i32 %and.i, i32* %0, align 4
  br label %invariant.exit

invariant.exit:
  %2 = bitcast %union.sem_t* %s to i8*
  call void @__midway_sync(i32 noundef 20, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  call void @__midway_used(i8* noundef %2, i32 noundef 4) #7
  %3 = load i32, i32* %0, align 4
  %cmp = icmp eq i32 %3, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 75) #7
  br label %return

if.end:
  call void @__midway_hb_release(i8* noundef %2) #7
  %4 = load i32, i32* %0, align 4
  %inc = add i32 %4, 1
  store i32 %inc, i32* %0, align 4
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local i32 @sem_getvalue(%union.sem_t* noundef %s, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #7
  %1 = bitcast %union.sem_t* %s to i8*
  call void @__midway_sync(i32 noundef 21, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  call void @__midway_used(i8* noundef %1, i32 noundef 4) #7
  %2 = getelementptr %union.sem_t, %union.sem_t* %s, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  store i32 %3, i32* %out, align 4
  ret i32 0
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_init(%union.sem_t* noundef %s, i32 noundef %shared, i32 noundef %initial) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %initial, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end:
  %0 = bitcast %union.sem_t* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #7
  call void @__midway_sync(i32 noundef 28, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %1 = getelementptr %union.sem_t, %union.sem_t* %s, i32 0, i32 0
  store i32 %initial, i32* %1, align 4
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @sem_destroy(%union.sem_t* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.sem_t* %s to i8*
  call void @__midway_sync(i32 noundef 29, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  call void @__midway_touched(i8* noundef %0, i32 noundef 4, i32 noundef 1) #7
  ret i32 0
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local %union.sem_t* @sem_open(i8* noundef %name, i32 noundef %flags, ...) local_unnamed_addr #0 {
entry:
  %rest = alloca i8*, align 4
  %call = call i32 @__mw_read_string(i8* noundef %name) #7
  br label %while.cond.i

while.cond.i:
  %name.addr.0.i = phi i8* [ %name, %entry ], [ %incdec.ptr.i, %while.cond.i ]
  %0 = load i8, i8* %name.addr.0.i, align 1
  %cmp.i = icmp eq i8 %0, 47
  %incdec.ptr.i = getelementptr i8, i8* %name.addr.0.i, i32 1
  br i1 %cmp.i, label %while.cond.i, label %while.cond2.i.preheader

while.cond2.i.preheader:
  %add = add i32 %call, 1
  br label %while.cond2.i

while.cond2.i:
  %i.0.i = phi i32 [ %inc.i, %while.body8.i ], [ 0, %while.cond2.i.preheader ]
  %arrayidx.i = getelementptr i8, i8* %name.addr.0.i, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  switch i8 %1, label %while.body8.i [
    i8 0, label %names_a_file.exit
    i8 47, label %names_a_file.exit
  ]

while.body8.i:
  %inc.i = add i32 %i.0.i, 1
  br label %while.cond2.i

names_a_file.exit:
  %cmp10.not.i = icmp eq i32 %i.0.i, 0
  %tobool14.not.i = icmp ne i8 %1, 0
  %narrow.i = select i1 %cmp10.not.i, i1 true, i1 %tobool14.not.i
  br i1 %narrow.i, label %if.then, label %if.end

if.then:
  %call2 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cleanup36

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.named** @all to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %n.032.i = load %struct.named*, %struct.named** @all, align 4
  %tobool.not33.i = icmp eq %struct.named* %n.032.i, null
  br i1 %tobool.not33.i, label %find.exit, label %while.cond.preheader.i

for.cond.i:
  %next.i = getelementptr inbounds %struct.named, %struct.named* %n.035.i, i32 0, i32 0
  %n.0.i = load %struct.named*, %struct.named** %next.i, align 4
  %tobool.not.i = icmp eq %struct.named* %n.0.i, null
  br i1 %tobool.not.i, label %find.exit, label %while.cond.preheader.i

while.cond.preheader.i:
  %n.035.i = phi %struct.named* [ %n.0.i, %for.cond.i ], [ %n.032.i, %if.end ]
  %retval.034.i = phi %struct.named* [ %n.0.retval.0.i, %for.cond.i ], [ undef, %if.end ]
  %name1.i = getelementptr inbounds %struct.named, %struct.named* %n.035.i, i32 0, i32 1
  %2 = load i8*, i8** %name1.i, align 4
  br label %while.cond.i61

while.cond.i61:
  %i.0.i57 = phi i32 [ %inc.i60, %while.cond.i61 ], [ 0, %while.cond.preheader.i ]
  %arrayidx.i58 = getelementptr i8, i8* %2, i32 %i.0.i57
  %3 = load i8, i8* %arrayidx.i58, align 1
  %arrayidx2.i = getelementptr i8, i8* %name, i32 %i.0.i57
  %4 = load i8, i8* %arrayidx2.i, align 1
  %cmp.i59 = icmp ne i8 %3, %4
  %tobool7.not.i = icmp eq i8 %4, 0
  %or.cond.i = or i1 %cmp.i59, %tobool7.not.i
  %inc.i60 = add i32 %i.0.i57, 1
  br i1 %or.cond.i, label %while.end.i, label %while.cond.i61

while.end.i:
  %cmp13.i = icmp eq i8 %3, %4
  %n.0.retval.0.i = select i1 %cmp13.i, %struct.named* %n.035.i, %struct.named* %retval.034.i
  br i1 %cmp13.i, label %find.exit, label %for.cond.i

find.exit:
  %spec.select.i = phi %struct.named* [ null, %if.end ], [ %n.0.retval.0.i, %while.end.i ], [ null, %for.cond.i ]
  %tobool4.not = icmp eq %struct.named* %spec.select.i, null
  %and = and i32 %flags, 64
  %tobool5.not = icmp eq i32 %and, 0
  %5 = and i32 %flags, 192
  %6 = icmp ne i32 %5, 192
  %7 = or i1 %6, %tobool4.not
  br i1 %7, label %if.end11, label %if.then9

if.then9:
  %call10 = call i32 @__mw_fail(i32 noundef 17) #7
  br label %cleanup36

if.end11:
  br i1 %tobool4.not, label %if.end14, label %if.then13

if.then13:
  %sem = getelementptr inbounds %struct.named, %struct.named* %spec.select.i, i32 0, i32 2
  br label %cleanup36

if.end14:
  br i1 %tobool5.not, label %if.then17, label %if.end19

if.then17:
  %call18 = call i32 @__mw_fail(i32 noundef 2) #7
  br label %cleanup36

if.end19:
  %8 = bitcast i8** %rest to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #9
  call void @llvm.va_start(i8* nonnull %8)
  %argp.cur = load i8*, i8** %rest, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  %argp.next22 = getelementptr inbounds i8, i8* %argp.cur, i32 8
  store i8* %argp.next22, i8** %rest, align 4
  %9 = bitcast i8* %argp.next to i32*
  %10 = load i32, i32* %9, align 4
  call void @llvm.va_end(i8* %8)
  %cmp = icmp slt i32 %10, 0
  br i1 %cmp, label %if.then24, label %if.end26

if.then24:
  %call25 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cleanup

if.end26:
  %call.i = call i8* @__midway_alloc(i32 noundef 24, i32 noundef 16, i32 noundef 3) #7
  %call.i56 = call i8* @__midway_alloc(i32 noundef %add, i32 noundef 16, i32 noundef 3) #7
  %name29 = getelementptr inbounds i8, i8* %call.i, i32 4
  %11 = bitcast i8* %name29 to i8**
  store i8* %call.i56, i8** %11, align 4
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %call.i56, i8* align 1 %name, i32 %add, i1 false)
  %sem31 = getelementptr inbounds i8, i8* %call.i, i32 8
  %12 = bitcast i8* %sem31 to %union.sem_t*
  %13 = bitcast i8* %sem31 to i32*
  store i32 %10, i32* %13, align 4
  %14 = load %struct.named*, %struct.named** @all, align 4
  %next = bitcast i8* %call.i to %struct.named**
  store %struct.named* %14, %struct.named** %next, align 4
  store i8* %call.i, i8** bitcast (%struct.named** @all to i8**), align 4
  br label %cleanup

cleanup:
  %retval.0 = phi %union.sem_t* [ null, %if.then24 ], [ %12, %if.end26 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #9
  br label %cleanup36

cleanup36:
  %retval.2 = phi %union.sem_t* [ null, %if.then ], [ null, %if.then9 ], [ %sem, %if.then13 ], [ %retval.0, %cleanup ], [ null, %if.then17 ]
  ret %union.sem_t* %retval.2
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare i32 @__mw_read_string(i8* noundef) local_unnamed_addr #1

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @sem_close(%union.sem_t* nocapture noundef readnone %s) local_unnamed_addr #6 {
entry:
  ret i32 0
}

define dso_local i32 @sem_unlink(i8* noundef %name) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.named** @all to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %0 = load %struct.named*, %struct.named** @all, align 4
  %tobool.not14 = icmp eq %struct.named* %0, null
  br i1 %tobool.not14, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %n.032.i = load %struct.named*, %struct.named** @all, align 4
  %tobool.not33.i = icmp eq %struct.named* %n.032.i, null
  br label %for.body

for.body:
  %tobool.not16 = phi i1 [ %tobool.not14, %for.body.lr.ph ], [ %tobool.not, %for.inc ]
  %1 = phi %struct.named* [ %0, %for.body.lr.ph ], [ %5, %for.inc ]
  %p.015 = phi %struct.named** [ @all, %for.body.lr.ph ], [ %next, %for.inc ]
  br i1 %tobool.not33.i, label %find.exit, label %while.cond.preheader.i

for.cond.i:
  %next.i = getelementptr inbounds %struct.named, %struct.named* %n.035.i, i32 0, i32 0
  %n.0.i = load %struct.named*, %struct.named** %next.i, align 4
  %tobool.not.i = icmp eq %struct.named* %n.0.i, null
  br i1 %tobool.not.i, label %find.exit, label %while.cond.preheader.i

while.cond.preheader.i:
  %n.035.i = phi %struct.named* [ %n.0.i, %for.cond.i ], [ %n.032.i, %for.body ]
  %retval.034.i = phi %struct.named* [ %n.0.retval.0.i, %for.cond.i ], [ undef, %for.body ]
  %name1.i = getelementptr inbounds %struct.named, %struct.named* %n.035.i, i32 0, i32 1
  %2 = load i8*, i8** %name1.i, align 4
  br label %while.cond.i

while.cond.i:
  %i.0.i = phi i32 [ %inc.i, %while.cond.i ], [ 0, %while.cond.preheader.i ]
  %arrayidx.i = getelementptr i8, i8* %2, i32 %i.0.i
  %3 = load i8, i8* %arrayidx.i, align 1
  %arrayidx2.i = getelementptr i8, i8* %name, i32 %i.0.i
  %4 = load i8, i8* %arrayidx2.i, align 1
  %cmp.i = icmp ne i8 %3, %4
  %tobool7.not.i = icmp eq i8 %4, 0
  %or.cond.i = or i1 %cmp.i, %tobool7.not.i
  %inc.i = add i32 %i.0.i, 1
  br i1 %or.cond.i, label %while.end.i, label %while.cond.i

while.end.i:
  %cmp13.i = icmp eq i8 %3, %4
  %n.0.retval.0.i = select i1 %cmp13.i, %struct.named* %n.035.i, %struct.named* %retval.034.i
  br i1 %cmp13.i, label %find.exit, label %for.cond.i

find.exit:
  %spec.select.i = phi %struct.named* [ null, %for.body ], [ %n.0.retval.0.i, %while.end.i ], [ null, %for.cond.i ]
  %cmp = icmp eq %struct.named* %1, %spec.select.i
  %next = getelementptr inbounds %struct.named, %struct.named* %1, i32 0, i32 0
  %5 = load %struct.named*, %struct.named** %next, align 4
  br i1 %cmp, label %if.then, label %for.inc

if.then:
  store %struct.named* %5, %struct.named** %p.015, align 4
  br i1 %tobool.not16, label %for.end, label %return

for.inc:
  %tobool.not = icmp eq %struct.named* %5, null
  br i1 %tobool.not, label %for.end, label %for.body

for.end:
  %call2 = call i32 @__mw_fail(i32 noundef 2) #7
  br label %return

return:
  %retval.1 = phi i32 [ 0, %if.then ], [ %call2, %for.end ]
  ret i32 %retval.1
}

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_peek(i32* noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin }
attributes #9 = { nounwind }

