target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.thread_area = type { i32, %struct.unwinding*, i8*, %struct.cleanup*, [64 x i8*], i32, [8 x i8*], [64 x i8] }
%struct.unwinding = type opaque
%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }
%struct.timespec = type { i64, i64 }
%union.pthread_mutexattr_t = type { i32 }

@.str = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"trylock of a destroyed mutex\00", align 1
@.str.2 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"initialisation of a locked mutex\00", align 1
@__mw_any_robust = dso_local local_unnamed_addr global i32 0, align 4
@.str.5 = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@.str.7 = private unnamed_addr constant [42 x i8] c"a thread holds more than 8 robust mutexes\00", align 1
@.str.8 = private unnamed_addr constant [32 x i8] c"timed lock of a destroyed mutex\00", align 1

define dso_local i32 @__mw_mutex_free(i8* nocapture noundef readonly %mutex, i8* nocapture readnone %unused) #0 {
entry:
  %__owner = getelementptr inbounds i8, i8* %mutex, i64 8
  %0 = bitcast i8* %__owner to i32*
  %1 = load i32, i32* %0, align 8
  %call = call i32 @__midway_self() #4
  %cmp = icmp eq i32 %1, %call
  %__lock = bitcast i8* %mutex to i32*
  %2 = load i32, i32* %__lock, align 8
  %cmp2 = icmp eq i32 %2, 0
  %__kind = getelementptr inbounds i8, i8* %mutex, i64 16
  %3 = bitcast i8* %__kind to i32*
  %4 = load i32, i32* %3, align 8
  %and.i = and i32 %4, 3
  %5 = add nsw i32 %and.i, -1
  %6 = icmp ult i32 %5, 2
  %and10 = and i1 %cmp, %6
  %or11 = or i1 %cmp2, %and10
  %or = zext i1 %or11 to i32
  ret i32 %or
}

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %__count = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock, i32* noundef %__owner, i32* noundef %__count) #4
  %__kind = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind) #4
  ret void
}

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_mutex_kind_invariant(i8* noundef, i32* noundef) local_unnamed_addr #1

define dso_local i32 @__mw_mutex_held(%union.pthread_mutex_t* nocapture noundef readonly %m) local_unnamed_addr #0 {
entry:
  %__lock = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %0 = load i32, i32* %__lock, align 8
  %cmp = icmp ne i32 %0, 0
  %__owner = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %1 = load i32, i32* %__owner, align 8
  %call = call i32 @__midway_self() #4
  %cmp2 = icmp eq i32 %1, %call
  %and5 = and i1 %cmp, %cmp2
  %and = zext i1 %and5 to i32
  ret i32 %and
}

define dso_local i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %0 = load i32, i32* %__kind.i, align 8
  %conv.i = sext i32 %0 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #4
  %tobool.i = icmp eq i32 %call.i, 0
  %1 = load i32, i32* @__mw_any_robust, align 4
  %tobool1.i = icmp eq i32 %1, 0
  %or.cond.i = select i1 %tobool.i, i1 %tobool1.i, i1 false
  %2 = and i32 %0, 16
  %tobool.not46 = icmp eq i32 %2, 0
  %tobool.not = select i1 %or.cond.i, i1 true, i1 %tobool.not46
  br i1 %tobool.not, label %if.end, label %land.lhs.true

land.lhs.true:
  %__nusers = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 3
  %3 = load i32, i32* %__nusers, align 4
  %cmp = icmp eq i32 %3, 2
  br i1 %cmp, label %return, label %if.end

if.end:
  %__lock = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %4 = load i32, i32* %__lock, align 8
  %cmp2 = icmp eq i32 %4, 0
  br i1 %cmp2, label %if.then3, label %if.end12

if.then3:
  store i32 1, i32* %__lock, align 8
  %call6 = call i32 @__midway_self() #4
  %__owner = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  store i32 %call6, i32* %__owner, align 8
  %__count = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 1, i32* %__count, align 4
  %5 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_acquire(i8* noundef %5, i32 noundef 1) #4
  %6 = load i32, i32* %__kind.i, align 8
  %conv.i36 = sext i32 %6 to i64
  %call.i37 = call i32 @__midway_is_concrete(i64 noundef %conv.i36) #4
  %tobool.i38 = icmp eq i32 %call.i37, 0
  %7 = load i32, i32* @__mw_any_robust, align 4
  %tobool1.i39 = icmp eq i32 %7, 0
  %or.cond.i40 = select i1 %tobool.i38, i1 %tobool1.i39, i1 false
  %8 = and i32 %6, 16
  %tobool10.not47 = icmp eq i32 %8, 0
  %tobool10.not = select i1 %or.cond.i40, i1 true, i1 %tobool10.not47
  br i1 %tobool10.not, label %return, label %cond.true

cond.true:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #4
  %robusts.i = getelementptr inbounds i8, i8* %call.i.i, i64 544
  %9 = bitcast i8* %robusts.i to i32*
  %10 = load i32, i32* %9, align 8
  %cmp.i = icmp eq i32 %10, 8
  br i1 %cmp.i, label %if.then.i, label %enlist.exit

if.then.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.7, i64 0, i64 0)) #5
  unreachable

enlist.exit:
  %11 = bitcast i8* %call.i.i to %struct.thread_area*
  %inc.i = add i32 %10, 1
  store i32 %inc.i, i32* %9, align 8
  %idxprom.i = sext i32 %10 to i64
  %arrayidx.i = getelementptr %struct.thread_area, %struct.thread_area* %11, i64 0, i32 6, i64 %idxprom.i
  %12 = bitcast i8** %arrayidx.i to %union.pthread_mutex_t**
  store %union.pthread_mutex_t* %m, %union.pthread_mutex_t** %12, align 8
  %__nusers.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 3
  %13 = load i32, i32* %__nusers.i, align 4
  %cmp2.i = icmp eq i32 %13, 1
  %cond.i = select i1 %cmp2.i, i32 130, i32 0
  br label %return

if.end12:
  %14 = load i32, i32* %__kind.i, align 8
  %and.i45 = and i32 %14, 3
  %cmp14 = icmp eq i32 %and.i45, 2
  br i1 %cmp14, label %return, label %if.end16

if.end16:
  %__count18 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  %15 = load i32, i32* %__count18, align 4
  %cmp19 = icmp eq i32 %15, -1
  br i1 %cmp19, label %return, label %if.end21

if.end21:
  %inc = add i32 %15, 1
  store i32 %inc, i32* %__count18, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end21 ], [ 131, %land.lhs.true ], [ %cond.i, %enlist.exit ], [ 0, %if.then3 ], [ 35, %if.end12 ], [ 11, %if.end16 ]
  ret i32 %retval.0
}

declare void @__midway_acquire(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @__mw_mutex_give(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %0 = load i32, i32* %__kind.i, align 8
  %and.i = and i32 %0, 3
  %cmp = icmp eq i32 %and.i, 1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:
  %__count = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  %1 = load i32, i32* %__count, align 4
  %cmp1 = icmp ugt i32 %1, 1
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %dec = add i32 %1, -1
  store i32 %dec, i32* %__count, align 4
  br label %return

if.end:
  %conv.i = sext i32 %0 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #4
  %tobool.i = icmp eq i32 %call.i, 0
  %2 = load i32, i32* @__mw_any_robust, align 4
  %tobool1.i = icmp eq i32 %2, 0
  %or.cond.i = select i1 %tobool.i, i1 %tobool1.i, i1 false
  %3 = and i32 %0, 16
  %tobool.not22 = icmp eq i32 %3, 0
  %tobool.not = select i1 %or.cond.i, i1 true, i1 %tobool.not22
  br i1 %tobool.not, label %if.end12, label %if.then5

if.then5:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #4
  %4 = bitcast i8* %call.i.i to %struct.thread_area*
  %robusts.i = getelementptr inbounds i8, i8* %call.i.i, i64 544
  %5 = bitcast i8* %robusts.i to i32*
  %6 = load i32, i32* %5, align 8
  %cmp27.i = icmp sgt i32 %6, 0
  br i1 %cmp27.i, label %land.rhs.lr.ph.i, label %delist.exit

land.rhs.lr.ph.i:
  %7 = bitcast %union.pthread_mutex_t* %m to i8*
  %arrayidx.i25 = getelementptr i8, i8* %call.i.i, i64 552
  %8 = bitcast i8* %arrayidx.i25 to i8**
  %9 = load i8*, i8** %8, align 8
  %cmp1.not.i26 = icmp eq i8* %9, %7
  br i1 %cmp1.not.i26, label %while.end.i, label %while.body.i.preheader

while.body.i.preheader:
  %10 = sext i32 %6 to i64
  %11 = zext i32 %6 to i64
  br label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr %struct.thread_area, %struct.thread_area* %4, i64 0, i32 6, i64 %indvars.iv.next
  %12 = load i8*, i8** %arrayidx.i, align 8
  %cmp1.not.i = icmp eq i8* %12, %7
  br i1 %cmp1.not.i, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %indvars.iv = phi i64 [ 0, %while.body.i.preheader ], [ %indvars.iv.next, %land.rhs.i ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next, %11
  br i1 %exitcond.not.i, label %delist.exit, label %land.rhs.i

while.end.i.loopexit:
  %cmp.i = icmp slt i64 %indvars.iv.next, %10
  br label %while.end.i

while.end.i:
  %idxprom.i.lcssa = phi i64 [ 0, %land.rhs.lr.ph.i ], [ %indvars.iv.next, %while.end.i.loopexit ]
  %cmp29.i.lcssa = phi i1 [ true, %land.rhs.lr.ph.i ], [ %cmp.i, %while.end.i.loopexit ]
  br i1 %cmp29.i.lcssa, label %if.then.i, label %delist.exit

if.then.i:
  %arrayidx.i.le = getelementptr %struct.thread_area, %struct.thread_area* %4, i64 0, i32 6, i64 %idxprom.i.lcssa
  %dec.i = add i32 %6, -1
  store i32 %dec.i, i32* %5, align 8
  %idxprom6.i = sext i32 %dec.i to i64
  %arrayidx7.i = getelementptr %struct.thread_area, %struct.thread_area* %4, i64 0, i32 6, i64 %idxprom6.i
  %13 = load i8*, i8** %arrayidx7.i, align 8
  store i8* %13, i8** %arrayidx.i.le, align 8
  br label %delist.exit

delist.exit:
  %__nusers = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 3
  %14 = load i32, i32* %__nusers, align 4
  %cmp7 = icmp eq i32 %14, 1
  br i1 %cmp7, label %if.then8, label %if.end12

if.then8:
  store i32 2, i32* %__nusers, align 4
  br label %if.end12

if.end12:
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 0, i32* %__count.i, align 4
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  store i32 0, i32* %__owner.i, align 8
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  store i32 0, i32* %__lock.i, align 8
  %15 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_release(i8* noundef %15, i32 noundef 1) #4
  br label %return

return:
  ret void
}

define dso_local void @__mw_mutexes_of_the_dead() local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #4
  %0 = bitcast i8* %call.i to %struct.thread_area*
  %robusts = getelementptr inbounds i8, i8* %call.i, i64 544
  %1 = bitcast i8* %robusts to i32*
  %2 = load i32, i32* %1, align 8
  %tobool.not11 = icmp eq i32 %2, 0
  br i1 %tobool.not11, label %while.end, label %while.body

while.body:
  %3 = phi i32 [ %9, %while.body ], [ %2, %entry ]
  %sub = add i32 %3, -1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr %struct.thread_area, %struct.thread_area* %0, i64 0, i32 6, i64 %idxprom
  %4 = load i8*, i8** %arrayidx, align 8
  call void @__midway_sync(i32 noundef 4, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %4, i64 noundef 20) #4
  %5 = load i32, i32* %1, align 8
  %dec = add i32 %5, -1
  store i32 %dec, i32* %1, align 8
  %__nusers = getelementptr inbounds i8, i8* %4, i64 12
  %6 = bitcast i8* %__nusers to i32*
  store i32 1, i32* %6, align 4
  %__count.i = getelementptr inbounds i8, i8* %4, i64 4
  %7 = bitcast i8* %__count.i to i32*
  store i32 0, i32* %7, align 4
  %__owner.i = getelementptr inbounds i8, i8* %4, i64 8
  %8 = bitcast i8* %__owner.i to i32*
  store i32 0, i32* %8, align 8
  %__lock.i = bitcast i8* %4 to i32*
  store i32 0, i32* %__lock.i, align 8
  call void @__midway_release(i8* noundef %4, i32 noundef 1) #4
  %9 = load i32, i32* %1, align 8
  %tobool.not = icmp eq i32 %9, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.end:
  ret void
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_used(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i, i32* noundef %__count.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 20) #4
  call void @__midway_sync(i32 noundef 1, i8* noundef %0, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %0) #4
  %1 = load i32, i32* %__kind.i, align 8
  %cmp.i = icmp eq i32 %1, -1
  br i1 %cmp.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

check_alive.exit:
  %call = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %m) #6
  ret i32 %call
}

define dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i, i32* noundef %__count.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 2, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 20) #4
  %1 = load i32, i32* %__kind.i, align 8
  %cmp.i = icmp eq i32 %1, -1
  br i1 %cmp.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0)) #5
  unreachable

check_alive.exit:
  %2 = load i32, i32* %__lock.i, align 8
  %cmp = icmp eq i32 %2, 0
  br i1 %cmp, label %return.sink.split, label %if.end

if.end:
  %and.i = and i32 %1, 3
  %cmp2 = icmp eq i32 %and.i, 1
  br i1 %cmp2, label %land.lhs.true, label %return

land.lhs.true:
  %3 = load i32, i32* %__owner.i, align 8
  %call4 = call i32 @__midway_self() #4
  %cmp5 = icmp eq i32 %3, %call4
  br i1 %cmp5, label %return.sink.split, label %return

return.sink.split:
  %call7 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %m) #6
  br label %return

return:
  %retval.0 = phi i32 [ 16, %land.lhs.true ], [ 16, %if.end ], [ %call7, %return.sink.split ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef %m, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @timed(%union.pthread_mutex_t* noundef %m) #6
  ret i32 %call
}

define internal fastcc i32 @timed(%union.pthread_mutex_t* noundef %m) unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i, i32* noundef %__count.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 3, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 20) #4
  %1 = load i32, i32* %__kind.i, align 8
  %cmp.i = icmp eq i32 %1, -1
  br i1 %cmp.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.8, i64 0, i64 0)) #5
  unreachable

check_alive.exit:
  %__owner.i8 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %2 = load i32, i32* %__owner.i8, align 8
  %call.i = call i32 @__midway_self() #4
  %cmp.i9 = icmp eq i32 %2, %call.i
  %__lock.i10 = getelementptr %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %3 = load i32, i32* %__lock.i10, align 8
  %cmp2.i = icmp eq i32 %3, 0
  %__kind.i11 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %4 = load i32, i32* %__kind.i11, align 8
  %and.i.i = and i32 %4, 3
  %5 = add nsw i32 %and.i.i, -1
  %6 = icmp ult i32 %5, 2
  %and10.i = and i1 %cmp.i9, %6
  %or11.i = or i1 %cmp2.i, %and10.i
  br i1 %or11.i, label %cond.true, label %cond.end

cond.true:
  %call1 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %m) #6
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ 110, %check_alive.exit ]
  ret i32 %cond
}

define dso_local i32 @pthread_mutex_clocklock(%union.pthread_mutex_t* noundef %m, i32 noundef %c, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %.not = icmp ult i32 %c, 2
  br i1 %.not, label %if.end, label %return

if.end:
  %call = call fastcc i32 @timed(%union.pthread_mutex_t* noundef %m) #6
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i, i32* noundef %__count.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 4, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 20) #4
  %1 = load i32, i32* %__lock.i, align 8
  %cmp.i = icmp eq i32 %1, 0
  %2 = load i32, i32* %__owner.i, align 8
  %call.i = call i32 @__midway_self() #4
  %cmp2.i = icmp ne i32 %2, %call.i
  %tobool.not = or i1 %cmp.i, %cmp2.i
  br i1 %tobool.not, label %if.then, label %if.end9

if.then:
  %3 = load i32, i32* %__kind.i, align 8
  %and.i = and i32 %3, 3
  %4 = add nsw i32 %and.i, -3
  %5 = icmp ult i32 %4, -2
  br i1 %5, label %lor.lhs.false, label %return

lor.lhs.false:
  %conv.i = sext i32 %3 to i64
  %call.i21 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #4
  %tobool.i = icmp eq i32 %call.i21, 0
  %6 = load i32, i32* @__mw_any_robust, align 4
  %tobool1.i = icmp eq i32 %6, 0
  %or.cond.i = select i1 %tobool.i, i1 %tobool1.i, i1 false
  %7 = and i32 %3, 16
  %tobool4.not23 = icmp eq i32 %7, 0
  %tobool4.not = select i1 %or.cond.i, i1 true, i1 %tobool4.not23
  br i1 %tobool4.not, label %if.end, label %return

if.end:
  %8 = load i32, i32* %__lock.i, align 8
  %cmp = icmp eq i32 %8, 0
  br i1 %cmp, label %if.then7, label %if.end8

if.then7:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i64 0, i64 0)) #5
  unreachable

if.end8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i64 0, i64 0)) #5
  unreachable

if.end9:
  call void @__mw_mutex_give(%union.pthread_mutex_t* noundef %m) #6
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end9 ], [ 1, %lor.lhs.false ], [ 1, %if.then ]
  ret i32 %retval.0
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %m, %union.pthread_mutexattr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %union.pthread_mutexattr_t* %a, null
  br i1 %tobool.not, label %cond.end, label %if.then

if.then:
  %0 = bitcast %union.pthread_mutexattr_t* %a to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 4, i32 noundef 0) #4
  %1 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i64 0, i32 0
  %2 = load i32, i32* %1, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %2, %if.then ], [ 0, %entry ]
  %and = and i32 %cond, 3
  %3 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_check(i8* noundef %3, i64 noundef 20, i32 noundef 1) #4
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %4 = load i32, i32* %__lock.i, align 8
  %conv.i = sext i32 %4 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #4
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end4, label %land.lhs.true.i

land.lhs.true.i:
  %5 = load i32, i32* %__lock.i, align 8
  %cmp.i = icmp eq i32 %5, 1
  br i1 %cmp.i, label %land.lhs.true4.i, label %if.end4

land.lhs.true4.i:
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %6 = load i32, i32* %__owner.i, align 8
  %conv6.i = sext i32 %6 to i64
  %call7.i = call i32 @__midway_is_concrete(i64 noundef %conv6.i) #4
  %tobool8.not.i = icmp eq i32 %call7.i, 0
  br i1 %tobool8.not.i, label %if.end4, label %land.lhs.true9.i

land.lhs.true9.i:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %7 = load i32, i32* %__kind.i, align 8
  %conv11.i = sext i32 %7 to i64
  %call12.i = call i32 @__midway_is_concrete(i64 noundef %conv11.i) #4
  %tobool13.not.i = icmp eq i32 %call12.i, 0
  br i1 %tobool13.not.i, label %if.end4, label %land.lhs.true14.i

land.lhs.true14.i:
  %8 = load i32, i32* %__kind.i, align 8
  %cmp17.i = icmp ult i32 %8, 4
  br i1 %cmp17.i, label %land.lhs.true19.i, label %if.end4

land.lhs.true19.i:
  %9 = load i32, i32* %__owner.i, align 8
  %cmp22.i = icmp sgt i32 %9, 0
  br i1 %cmp22.i, label %land.rhs.i, label %if.end4

land.rhs.i:
  %conv26.i = sext i32 %9 to i64
  %call27.i = call i32 @__midway_thread_valid(i64 noundef %conv26.i) #4
  %tobool28.i = icmp eq i32 %call27.i, 0
  br i1 %tobool28.i, label %if.end4, label %if.then3

if.then3:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #5
  unreachable

if.end4:
  %__owner = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  store i32 0, i32* %__owner, align 8
  store i32 0, i32* %__lock.i, align 8
  %__nusers = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 3
  store i32 0, i32* %__nusers, align 4
  %__count = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 0, i32* %__count, align 4
  %__kind = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  store i32 %and, i32* %__kind, align 8
  %10 = load i32, i32* @__mw_any_robust, align 4
  %tobool9.not = icmp eq i32 %10, 0
  %and10 = and i32 %cond, 512
  %tobool11.not = icmp eq i32 %and10, 0
  %or.cond = select i1 %tobool9.not, i1 true, i1 %tobool11.not
  br i1 %or.cond, label %if.end15, label %if.then12

if.then12:
  %or = or i32 %and, 16
  store i32 %or, i32* %__kind, align 8
  br label %if.end15

if.end15:
  ret i32 0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i, i32* noundef %__count.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 29, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_touched(i8* noundef %0, i64 noundef 20, i32 noundef 1) #4
  %1 = load i32, i32* %__kind.i, align 8
  %cmp.i = icmp eq i32 %1, -1
  br i1 %cmp.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.5, i64 0, i64 0)) #5
  unreachable

check_alive.exit:
  %2 = load i32, i32* %__lock.i, align 8
  %cmp.not = icmp eq i32 %2, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i64 0, i64 0)) #5
  unreachable

if.end:
  store i32 -1, i32* %__kind.i, align 8
  ret i32 0
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_consistent(%union.pthread_mutex_t* nocapture noundef %m) local_unnamed_addr #0 {
entry:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %0 = load i32, i32* %__kind.i, align 8
  %conv.i = sext i32 %0 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #4
  %tobool.i = icmp eq i32 %call.i, 0
  %1 = load i32, i32* @__mw_any_robust, align 4
  %tobool1.i = icmp eq i32 %1, 0
  %or.cond.i = select i1 %tobool.i, i1 %tobool1.i, i1 false
  %2 = and i32 %0, 16
  %tobool.not11 = icmp eq i32 %2, 0
  %tobool.not = select i1 %or.cond.i, i1 true, i1 %tobool.not11
  br i1 %tobool.not, label %return, label %lor.lhs.false

lor.lhs.false:
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %3 = load i32, i32* %__lock.i, align 8
  %cmp.i = icmp eq i32 %3, 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %4 = load i32, i32* %__owner.i, align 8
  %call.i9 = call i32 @__midway_self() #4
  %cmp2.i = icmp ne i32 %4, %call.i9
  %tobool2.not = or i1 %cmp.i, %cmp2.i
  br i1 %tobool2.not, label %return, label %lor.lhs.false3

lor.lhs.false3:
  %__nusers = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 3
  %5 = load i32, i32* %__nusers, align 4
  %cmp.not = icmp eq i32 %5, 1
  br i1 %cmp.not, label %if.end, label %return

if.end:
  store i32 0, i32* %__nusers, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %lor.lhs.false3 ], [ 22, %lor.lhs.false ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_mutex_getprioceiling(%union.pthread_mutex_t* nocapture noundef readnone %m, i32* nocapture noundef readnone %ceiling) local_unnamed_addr #3 {
entry:
  ret i32 22
}

define dso_local i32 @pthread_mutex_setprioceiling(%union.pthread_mutex_t* nocapture noundef readnone %m, i32 noundef %ceiling, i32* nocapture noundef readnone %old) local_unnamed_addr #3 {
entry:
  ret i32 22
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

declare i32 @__midway_thread_valid(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }
attributes #6 = { nobuiltin }

