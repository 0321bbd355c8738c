target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.timespec = type { i64, i64 }
%union.pthread_mutexattr_t = type { i32 }

@.str = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"trylock of a destroyed mutex\00", align 1
@.str.2 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"initialisation of a locked mutex\00", align 1
@.str.5 = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@.str.7 = private unnamed_addr constant [32 x i8] c"timed lock of a destroyed mutex\00", align 1

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
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock, i32* noundef %__owner) #4
  %__kind = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind) #4
  ret void
}

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

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
  %__lock = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %0 = load i32, i32* %__lock, align 8
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 1, i32* %__lock, align 8
  %call = call i32 @__midway_self() #4
  %__owner = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  store i32 %call, i32* %__owner, align 8
  %__count = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 1, i32* %__count, align 4
  %1 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_acquire(i8* noundef %1, i32 noundef 1) #4
  br label %return

if.end:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %2 = load i32, i32* %__kind.i, align 8
  %and.i = and i32 %2, 3
  %cmp6 = icmp eq i32 %and.i, 2
  br i1 %cmp6, label %return, label %if.end8

if.end8:
  %__count10 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  %3 = load i32, i32* %__count10, align 4
  %cmp11 = icmp eq i32 %3, -1
  br i1 %cmp11, label %return, label %if.end13

if.end13:
  %inc = add i32 %3, 1
  store i32 %inc, i32* %__count10, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.then ], [ 0, %if.end13 ], [ 35, %if.end ], [ 11, %if.end8 ]
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
  %__count5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 0, i32* %__count5, align 4
  %__owner = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  store i32 0, i32* %__owner, align 8
  %__lock = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  store i32 0, i32* %__lock, align 8
  %2 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_release(i8* noundef %2, i32 noundef 1) #4
  br label %return

return:
  ret void
}

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 1, i8* noundef %0, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %0) #4
  %1 = load i32, i32* %__kind.i, align 8
  %cmp.i = icmp eq i32 %1, -1
  br i1 %cmp.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

check_alive.exit:
  %2 = load i32, i32* %__lock.i, align 8
  %cmp.i7 = icmp eq i32 %2, 0
  br i1 %cmp.i7, label %if.then.i9, label %if.end.i

if.then.i9:
  store i32 1, i32* %__lock.i, align 8
  %call.i = call i32 @__midway_self() #4
  store i32 %call.i, i32* %__owner.i, align 8
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 1, i32* %__count.i, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 1) #4
  br label %__mw_mutex_take.exit

if.end.i:
  %and.i.i = and i32 %1, 3
  %cmp6.i = icmp eq i32 %and.i.i, 2
  br i1 %cmp6.i, label %__mw_mutex_take.exit, label %if.end8.i

if.end8.i:
  %__count10.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  %3 = load i32, i32* %__count10.i, align 4
  %cmp11.i = icmp eq i32 %3, -1
  br i1 %cmp11.i, label %__mw_mutex_take.exit, label %if.end13.i

if.end13.i:
  %inc.i = add i32 %3, 1
  store i32 %inc.i, i32* %__count10.i, align 4
  br label %__mw_mutex_take.exit

__mw_mutex_take.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i9 ], [ 0, %if.end13.i ], [ 35, %if.end.i ], [ 11, %if.end8.i ]
  ret i32 %retval.0.i
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 2, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %1 = load i32, i32* %__kind.i, align 8
  %cmp.i = icmp eq i32 %1, -1
  br i1 %cmp.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0)) #5
  unreachable

check_alive.exit:
  %2 = load i32, i32* %__lock.i, align 8
  %cmp = icmp eq i32 %2, 0
  br i1 %cmp, label %if.then.i20, label %if.end

if.then.i20:
  store i32 1, i32* %__lock.i, align 8
  %call.i = call i32 @__midway_self() #4
  store i32 %call.i, i32* %__owner.i, align 8
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 1, i32* %__count.i, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 1) #4
  br label %return

if.end:
  %and.i = and i32 %1, 3
  %cmp2 = icmp eq i32 %and.i, 1
  br i1 %cmp2, label %land.lhs.true, label %return

land.lhs.true:
  %3 = load i32, i32* %__owner.i, align 8
  %call4 = call i32 @__midway_self() #4
  %cmp5 = icmp eq i32 %3, %call4
  br i1 %cmp5, label %if.then6, label %return

if.then6:
  %4 = load i32, i32* %__lock.i, align 8
  %cmp.i23 = icmp eq i32 %4, 0
  br i1 %cmp.i23, label %if.then.i27, label %if.end.i31

if.then.i27:
  store i32 1, i32* %__lock.i, align 8
  %call.i24 = call i32 @__midway_self() #4
  store i32 %call.i24, i32* %__owner.i, align 8
  %__count.i26 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 1, i32* %__count.i26, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 1) #4
  br label %return

if.end.i31:
  %5 = load i32, i32* %__kind.i, align 8
  %and.i.i29 = and i32 %5, 3
  %cmp6.i30 = icmp eq i32 %and.i.i29, 2
  br i1 %cmp6.i30, label %return, label %if.end8.i34

if.end8.i34:
  %__count10.i32 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  %6 = load i32, i32* %__count10.i32, align 4
  %cmp11.i33 = icmp eq i32 %6, -1
  br i1 %cmp11.i33, label %return, label %if.end13.i36

if.end13.i36:
  %inc.i35 = add i32 %6, 1
  store i32 %inc.i35, i32* %__count10.i32, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.then.i20 ], [ 16, %land.lhs.true ], [ 16, %if.end ], [ 0, %if.then.i27 ], [ 0, %if.end13.i36 ], [ 35, %if.end.i31 ], [ 11, %if.end8.i34 ]
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
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 3, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %1 = load i32, i32* %__kind.i, align 8
  %cmp.i = icmp eq i32 %1, -1
  br i1 %cmp.i, label %if.then.i, label %check_alive.exit

if.then.i:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.7, i64 0, i64 0)) #5
  unreachable

check_alive.exit:
  %__owner.i7 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %2 = load i32, i32* %__owner.i7, align 8
  %call.i = call i32 @__midway_self() #4
  %cmp.i8 = icmp eq i32 %2, %call.i
  %__lock.i9 = getelementptr %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %3 = load i32, i32* %__lock.i9, align 8
  %cmp2.i = icmp eq i32 %3, 0
  %__kind.i10 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %4 = load i32, i32* %__kind.i10, align 8
  %and.i.i = and i32 %4, 3
  %5 = add nsw i32 %and.i.i, -1
  %6 = icmp ult i32 %5, 2
  %and10.i = and i1 %cmp.i8, %6
  %or11.i = or i1 %cmp2.i, %and10.i
  br i1 %or11.i, label %cond.true, label %cond.end

cond.true:
  %7 = load i32, i32* %__lock.i, align 8
  %cmp.i12 = icmp eq i32 %7, 0
  br i1 %cmp.i12, label %if.then.i15, label %if.end.i

if.then.i15:
  store i32 1, i32* %__lock.i, align 8
  %call.i13 = call i32 @__midway_self() #4
  store i32 %call.i13, i32* %__owner.i, align 8
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 1, i32* %__count.i, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 1) #4
  br label %cond.end

if.end.i:
  %8 = load i32, i32* %__kind.i, align 8
  %and.i.i16 = and i32 %8, 3
  %cmp6.i = icmp eq i32 %and.i.i16, 2
  br i1 %cmp6.i, label %cond.end, label %if.end8.i

if.end8.i:
  %__count10.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  %9 = load i32, i32* %__count10.i, align 4
  %cmp11.i = icmp eq i32 %9, -1
  br i1 %cmp11.i, label %cond.end, label %if.end13.i

if.end13.i:
  %inc.i = add i32 %9, 1
  store i32 %inc.i, i32* %__count10.i, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 110, %check_alive.exit ], [ 0, %if.then.i15 ], [ 0, %if.end13.i ], [ 35, %if.end.i ], [ 11, %if.end8.i ]
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
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 4, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %1 = load i32, i32* %__lock.i, align 8
  %cmp.i = icmp eq i32 %1, 0
  %2 = load i32, i32* %__owner.i, align 8
  %call.i = call i32 @__midway_self() #4
  %cmp2.i = icmp ne i32 %2, %call.i
  %tobool.not = or i1 %cmp.i, %cmp2.i
  %3 = load i32, i32* %__kind.i, align 8
  %and.i = and i32 %3, 3
  br i1 %tobool.not, label %if.then, label %if.end7

if.then:
  %4 = add nsw i32 %and.i, -3
  %5 = icmp ult i32 %4, -2
  br i1 %5, label %if.end, label %return

if.end:
  %6 = load i32, i32* %__lock.i, align 8
  %cmp = icmp eq i32 %6, 0
  br i1 %cmp, label %if.then5, label %if.end6

if.then5:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i64 0, i64 0)) #5
  unreachable

if.end6:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i64 0, i64 0)) #5
  unreachable

if.end7:
  %cmp.i16 = icmp eq i32 %and.i, 1
  br i1 %cmp.i16, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:
  %__count.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  %7 = load i32, i32* %__count.i, align 4
  %cmp1.i = icmp ugt i32 %7, 1
  br i1 %cmp1.i, label %if.then.i, label %if.end.i

if.then.i:
  %dec.i = add i32 %7, -1
  store i32 %dec.i, i32* %__count.i, align 4
  br label %return

if.end.i:
  %__count5.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 0, i32* %__count5.i, align 4
  store i32 0, i32* %__owner.i, align 8
  store i32 0, i32* %__lock.i, align 8
  call void @__midway_release(i8* noundef %0, i32 noundef 1) #4
  br label %return

return:
  %retval.0 = phi i32 [ 1, %if.then ], [ 0, %if.then.i ], [ 0, %if.end.i ]
  ret i32 %retval.0
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %m, %union.pthread_mutexattr_t* noundef readonly %a) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %union.pthread_mutexattr_t* %a, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:
  %0 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i64 0, i32 0
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, 3
  br label %cond.end

cond.end:
  %cond = phi i32 [ %and, %cond.true ], [ 0, %entry ]
  %2 = bitcast %union.pthread_mutex_t* %m to i8*
  call void @__midway_check(i8* noundef %2, i64 noundef 20, i32 noundef 1) #4
  call void @__midway_sync(i32 noundef 28, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %3 = load i32, i32* %__lock.i, align 8
  %conv.i = sext i32 %3 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #4
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end, label %land.lhs.true.i

land.lhs.true.i:
  %4 = load i32, i32* %__lock.i, align 8
  %cmp.i = icmp eq i32 %4, 1
  br i1 %cmp.i, label %land.lhs.true4.i, label %if.end

land.lhs.true4.i:
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  %5 = load i32, i32* %__owner.i, align 8
  %conv6.i = sext i32 %5 to i64
  %call7.i = call i32 @__midway_is_concrete(i64 noundef %conv6.i) #4
  %tobool8.not.i = icmp eq i32 %call7.i, 0
  br i1 %tobool8.not.i, label %if.end, label %land.lhs.true9.i

land.lhs.true9.i:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  %6 = load i32, i32* %__kind.i, align 8
  %conv11.i = sext i32 %6 to i64
  %call12.i = call i32 @__midway_is_concrete(i64 noundef %conv11.i) #4
  %tobool13.not.i = icmp eq i32 %call12.i, 0
  br i1 %tobool13.not.i, label %if.end, label %land.lhs.true14.i

land.lhs.true14.i:
  %7 = load i32, i32* %__kind.i, align 8
  %cmp17.i = icmp ult i32 %7, 4
  br i1 %cmp17.i, label %land.lhs.true19.i, label %if.end

land.lhs.true19.i:
  %8 = load i32, i32* %__owner.i, align 8
  %cmp22.i = icmp sgt i32 %8, 0
  br i1 %cmp22.i, label %land.rhs.i, label %if.end

land.rhs.i:
  %conv26.i = sext i32 %8 to i64
  %call27.i = call i32 @__midway_thread_valid(i64 noundef %conv26.i) #4
  %tobool28.i = icmp eq i32 %call27.i, 0
  br i1 %tobool28.i, label %if.end, label %if.then

if.then:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #5
  unreachable

if.end:
  %__owner = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  store i32 0, i32* %__owner, align 8
  store i32 0, i32* %__lock.i, align 8
  %__nusers = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 3
  store i32 0, i32* %__nusers, align 4
  %__count = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 1
  store i32 0, i32* %__count, align 4
  %__kind = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  store i32 %cond, i32* %__kind, align 8
  ret i32 0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutex_t* %m to i8*
  %__lock.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 0
  %__owner.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 2
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 1, i32* noundef %__lock.i, i32* noundef %__owner.i) #4
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %m, i64 0, i32 0, i32 4
  call void @__midway_mutex_kind_invariant(i8* noundef %0, i32* noundef %__kind.i) #4
  call void @__midway_sync(i32 noundef 29, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
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

define dso_local i32 @pthread_mutex_consistent(%union.pthread_mutex_t* nocapture noundef readnone %m) local_unnamed_addr #3 {
entry:
  ret i32 22
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

declare i32 @__midway_thread_valid(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }
attributes #6 = { nobuiltin }

