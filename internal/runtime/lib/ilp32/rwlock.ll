target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i8, i8, i8, i8, i32 }
%struct.timespec = type { i32, i32 }
%union.pthread_rwlockattr_t = type { i32, [4 x i8] }

@.str = private unnamed_addr constant [59 x i8] c"unlock of a read-write lock that this thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"destruction of a locked read-write lock\00", align 1

define dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %l to i8*
  %__writers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 1
  %__cur_writer.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 10
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 3, i32* noundef %__writers.i.i, i32* noundef %__cur_writer.i, i32* noundef null) #3
  %__readers.i.i7 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 0
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 2, i32* noundef %__readers.i.i7, i32* noundef null, i32* noundef null) #3
  %call3.i = call i32 @__midway_peek(i32* noundef %__writers.i.i) #3
  %cmp.i = icmp eq i32 %call3.i, 0
  %call5.i = call i32 @__midway_peek(i32* noundef %__readers.i.i7) #3
  %cmp6.i = icmp eq i32 %call5.i, 0
  %or14.i = or i1 %cmp.i, %cmp6.i
  %or.i = zext i1 %or14.i to i32
  call void @__midway_state_invariant(i32 noundef %or.i) #3
  call void @__midway_used(i8* noundef %0, i32 noundef 32) #3
  call void @__midway_sync(i32 noundef 5, i8* noundef %0, i32 (i8*, i8*)* noundef nonnull @may_read, i8* noundef %0) #3
  %1 = load i32, i32* %__writers.i.i, align 4
  %cmp.i9 = icmp eq i32 %1, 0
  %2 = load i32, i32* %__cur_writer.i, align 4
  %call1.i = call i32 @__midway_self() #3
  %cmp2.i = icmp ne i32 %2, %call1.i
  %tobool.not = or i1 %cmp.i9, %cmp2.i
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %3 = load i32, i32* %__readers.i.i7, align 4
  %inc.i = add i32 %3, 1
  store i32 %inc.i, i32* %__readers.i.i7, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 2) #3
  br label %cond.end

cond.end:
  %cond = phi i32 [ 0, %cond.false ], [ 35, %entry ]
  ret i32 %cond
}

declare void @__midway_used(i8* noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @may_read(i8* nocapture noundef readonly %lock, i8* nocapture noundef readnone %unused) #0 {
entry:
  %__writers.i = getelementptr inbounds i8, i8* %lock, i32 4
  %0 = bitcast i8* %__writers.i to i32*
  %1 = load i32, i32* %0, align 4
  %cmp.i = icmp eq i32 %1, 0
  %__cur_writer.i = getelementptr inbounds i8, i8* %lock, i32 28
  %2 = bitcast i8* %__cur_writer.i to i32*
  %3 = load i32, i32* %2, align 4
  %call1.i = call i32 @__midway_self() #3
  %cmp2.i = icmp eq i32 %3, %call1.i
  %or4 = or i1 %cmp.i, %cmp2.i
  %or = zext i1 %or4 to i32
  ret i32 %or
}

define dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %l to i8*
  %__writers.i.i7 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 1
  %__cur_writer.i8 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 10
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 3, i32* noundef %__writers.i.i7, i32* noundef %__cur_writer.i8, i32* noundef null) #3
  %__readers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 0
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 2, i32* noundef %__readers.i.i, i32* noundef null, i32* noundef null) #3
  %call3.i = call i32 @__midway_peek(i32* noundef %__writers.i.i7) #3
  %cmp.i = icmp eq i32 %call3.i, 0
  %call5.i = call i32 @__midway_peek(i32* noundef %__readers.i.i) #3
  %cmp6.i = icmp eq i32 %call5.i, 0
  %or14.i = or i1 %cmp.i, %cmp6.i
  %or.i = zext i1 %or14.i to i32
  call void @__midway_state_invariant(i32 noundef %or.i) #3
  call void @__midway_used(i8* noundef %0, i32 noundef 32) #3
  call void @__midway_sync(i32 noundef 7, i8* noundef %0, i32 (i8*, i8*)* noundef nonnull @may_write, i8* noundef %0) #3
  %1 = load i32, i32* %__writers.i.i7, align 4
  %cmp.i10 = icmp eq i32 %1, 0
  %2 = load i32, i32* %__cur_writer.i8, align 4
  %call1.i12 = call i32 @__midway_self() #3
  %cmp2.i = icmp ne i32 %2, %call1.i12
  %tobool.not = or i1 %cmp.i10, %cmp2.i
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  store i32 1, i32* %__writers.i.i7, align 4
  %call1.i = call i32 @__midway_self() #3
  store i32 %call1.i, i32* %__cur_writer.i8, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 3) #3
  br label %cond.end

cond.end:
  %cond = phi i32 [ 0, %cond.false ], [ 35, %entry ]
  ret i32 %cond
}

define internal i32 @may_write(i8* nocapture noundef readonly %lock, i8* nocapture noundef readnone %unused) #0 {
entry:
  %__writers.i = getelementptr inbounds i8, i8* %lock, i32 4
  %0 = bitcast i8* %__writers.i to i32*
  %1 = load i32, i32* %0, align 4
  %__readers.i = bitcast i8* %lock to i32*
  %2 = load i32, i32* %__readers.i, align 4
  %or.i = or i32 %2, %1
  %cmp.i = icmp eq i32 %or.i, 0
  %cmp.i3 = icmp ne i32 %1, 0
  %__cur_writer.i = getelementptr inbounds i8, i8* %lock, i32 28
  %3 = bitcast i8* %__cur_writer.i to i32*
  %4 = load i32, i32* %3, align 4
  %call1.i = call i32 @__midway_self() #3
  %cmp2.i = icmp eq i32 %4, %call1.i
  %and5.i = and i1 %cmp.i3, %cmp2.i
  %or4 = or i1 %cmp.i, %and5.i
  %or = zext i1 %or4 to i32
  ret i32 %or
}

define dso_local i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef %l) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @try_read(%union.pthread_rwlock_t* noundef %l, i32 noundef 16) #4
  ret i32 %call
}

define internal fastcc i32 @try_read(%union.pthread_rwlock_t* noundef %l, i32 noundef %otherwise) unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %l to i8*
  %__writers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 1
  %__cur_writer.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 10
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 3, i32* noundef %__writers.i.i, i32* noundef %__cur_writer.i, i32* noundef null) #3
  %__readers.i.i14 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 0
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 2, i32* noundef %__readers.i.i14, i32* noundef null, i32* noundef null) #3
  %call3.i = call i32 @__midway_peek(i32* noundef %__writers.i.i) #3
  %cmp.i = icmp eq i32 %call3.i, 0
  %call5.i = call i32 @__midway_peek(i32* noundef %__readers.i.i14) #3
  %cmp6.i = icmp eq i32 %call5.i, 0
  %or14.i = or i1 %cmp.i, %cmp6.i
  %or.i = zext i1 %or14.i to i32
  call void @__midway_state_invariant(i32 noundef %or.i) #3
  call void @__midway_sync(i32 noundef 6, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #3
  call void @__midway_used(i8* noundef %0, i32 noundef 32) #3
  %1 = load i32, i32* %__writers.i.i, align 4
  %cmp.i15.not = icmp eq i32 %1, 0
  br i1 %cmp.i15.not, label %cond.true, label %cond.false

cond.true:
  %2 = load i32, i32* %__readers.i.i14, align 4
  %inc.i = add i32 %2, 1
  store i32 %inc.i, i32* %__readers.i.i14, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 2) #3
  br label %cond.end6

cond.false:
  %cmp = icmp eq i32 %otherwise, 110
  br i1 %cmp, label %land.lhs.true, label %cond.false5

land.lhs.true:
  %3 = load i32, i32* %__cur_writer.i, align 4
  %call1.i = call i32 @__midway_self() #3
  %cmp2.i.not = icmp eq i32 %3, %call1.i
  br i1 %cmp2.i.not, label %cond.end6, label %cond.false5

cond.false5:
  br label %cond.end6

cond.end6:
  %cond7 = phi i32 [ 0, %cond.true ], [ %otherwise, %cond.false5 ], [ 35, %land.lhs.true ]
  ret i32 %cond7
}

define dso_local i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef %l) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @try_write(%union.pthread_rwlock_t* noundef %l, i32 noundef 16) #4
  ret i32 %call
}

define internal fastcc i32 @try_write(%union.pthread_rwlock_t* noundef %l, i32 noundef %otherwise) unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %l to i8*
  %__writers.i.i14 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 1
  %__cur_writer.i15 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 10
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 3, i32* noundef %__writers.i.i14, i32* noundef %__cur_writer.i15, i32* noundef null) #3
  %__readers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 0
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 2, i32* noundef %__readers.i.i, i32* noundef null, i32* noundef null) #3
  %call3.i = call i32 @__midway_peek(i32* noundef %__writers.i.i14) #3
  %cmp.i = icmp eq i32 %call3.i, 0
  %call5.i = call i32 @__midway_peek(i32* noundef %__readers.i.i) #3
  %cmp6.i = icmp eq i32 %call5.i, 0
  %or14.i = or i1 %cmp.i, %cmp6.i
  %or.i = zext i1 %or14.i to i32
  call void @__midway_state_invariant(i32 noundef %or.i) #3
  call void @__midway_sync(i32 noundef 8, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #3
  call void @__midway_used(i8* noundef %0, i32 noundef 32) #3
  %1 = load i32, i32* %__writers.i.i14, align 4
  %2 = load i32, i32* %__readers.i.i, align 4
  %or.i16 = or i32 %2, %1
  %cmp.i17.not = icmp eq i32 %or.i16, 0
  br i1 %cmp.i17.not, label %cond.true, label %cond.false

cond.true:
  store i32 1, i32* %__writers.i.i14, align 4
  %call1.i = call i32 @__midway_self() #3
  store i32 %call1.i, i32* %__cur_writer.i15, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 3) #3
  br label %cond.end6

cond.false:
  %cmp = icmp eq i32 %otherwise, 110
  br i1 %cmp, label %land.lhs.true, label %cond.false5

land.lhs.true:
  %cmp.i19 = icmp eq i32 %1, 0
  %3 = load i32, i32* %__cur_writer.i15, align 4
  %call1.i21 = call i32 @__midway_self() #3
  %cmp2.i = icmp ne i32 %3, %call1.i21
  %tobool3.not = or i1 %cmp.i19, %cmp2.i
  br i1 %tobool3.not, label %cond.false5, label %cond.end6

cond.false5:
  br label %cond.end6

cond.end6:
  %cond7 = phi i32 [ 0, %cond.true ], [ %otherwise, %cond.false5 ], [ 35, %land.lhs.true ]
  ret i32 %cond7
}

define dso_local i32 @pthread_rwlock_clockrdlock(%union.pthread_rwlock_t* noundef %l, i32 noundef %c, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %c, 2
  br i1 %0, label %lor.lhs.false, label %cond.end

lor.lhs.false:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  %2 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %2, i32 noundef 8, i32 noundef 0) #3
  %call.i = call i32 @__midway_is_concrete(i32 noundef %1) #3
  %tobool.not.i = icmp eq i32 %call.i, 0
  %3 = icmp ult i32 %1, 1000000000
  %narrow.i = select i1 %tobool.not.i, i1 true, i1 %3
  br i1 %narrow.i, label %cond.false, label %cond.end

cond.false:
  %call3 = call fastcc i32 @try_read(%union.pthread_rwlock_t* noundef %l, i32 noundef 110) #4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call3, %cond.false ], [ 22, %lor.lhs.false ], [ 22, %entry ]
  ret i32 %cond
}

define dso_local i32 @pthread_rwlock_clockwrlock(%union.pthread_rwlock_t* noundef %l, i32 noundef %c, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %c, 2
  br i1 %0, label %lor.lhs.false, label %cond.end

lor.lhs.false:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  %2 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %2, i32 noundef 8, i32 noundef 0) #3
  %call.i = call i32 @__midway_is_concrete(i32 noundef %1) #3
  %tobool.not.i = icmp eq i32 %call.i, 0
  %3 = icmp ult i32 %1, 1000000000
  %narrow.i = select i1 %tobool.not.i, i1 true, i1 %3
  br i1 %narrow.i, label %cond.false, label %cond.end

cond.false:
  %call3 = call fastcc i32 @try_write(%union.pthread_rwlock_t* noundef %l, i32 noundef 110) #4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call3, %cond.false ], [ 22, %lor.lhs.false ], [ 22, %entry ]
  ret i32 %cond
}

define dso_local i32 @pthread_rwlock_timedrdlock(%union.pthread_rwlock_t* noundef %l, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i32, i32* %tv_nsec.i.i, align 4
  %1 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %1, i32 noundef 8, i32 noundef 0) #3
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %0) #3
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  %2 = icmp ult i32 %0, 1000000000
  %narrow.i.i = select i1 %tobool.not.i.i, i1 true, i1 %2
  br i1 %narrow.i.i, label %cond.false.i, label %pthread_rwlock_clockrdlock.exit

cond.false.i:
  %call3.i = call fastcc i32 @try_read(%union.pthread_rwlock_t* noundef %l, i32 noundef 110) #3
  br label %pthread_rwlock_clockrdlock.exit

pthread_rwlock_clockrdlock.exit:
  %cond.i = phi i32 [ %call3.i, %cond.false.i ], [ 22, %entry ]
  ret i32 %cond.i
}

define dso_local i32 @pthread_rwlock_timedwrlock(%union.pthread_rwlock_t* noundef %l, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i32, i32* %tv_nsec.i.i, align 4
  %1 = bitcast %struct.timespec* %t to i8*
  call void @__midway_touched(i8* noundef %1, i32 noundef 8, i32 noundef 0) #3
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %0) #3
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  %2 = icmp ult i32 %0, 1000000000
  %narrow.i.i = select i1 %tobool.not.i.i, i1 true, i1 %2
  br i1 %narrow.i.i, label %cond.false.i, label %pthread_rwlock_clockwrlock.exit

cond.false.i:
  %call3.i = call fastcc i32 @try_write(%union.pthread_rwlock_t* noundef %l, i32 noundef 110) #3
  br label %pthread_rwlock_clockwrlock.exit

pthread_rwlock_clockwrlock.exit:
  %cond.i = phi i32 [ %call3.i, %cond.false.i ], [ 22, %entry ]
  ret i32 %cond.i
}

define dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %l to i8*
  %__writers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 1
  %__cur_writer.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 10
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 3, i32* noundef %__writers.i.i, i32* noundef %__cur_writer.i, i32* noundef null) #3
  %__readers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 0
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 2, i32* noundef %__readers.i.i, i32* noundef null, i32* noundef null) #3
  %call3.i = call i32 @__midway_peek(i32* noundef %__writers.i.i) #3
  %cmp.i = icmp eq i32 %call3.i, 0
  %call5.i = call i32 @__midway_peek(i32* noundef %__readers.i.i) #3
  %cmp6.i = icmp eq i32 %call5.i, 0
  %or14.i = or i1 %cmp.i, %cmp6.i
  %or.i = zext i1 %or14.i to i32
  call void @__midway_state_invariant(i32 noundef %or.i) #3
  call void @__midway_sync(i32 noundef 9, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #3
  call void @__midway_used(i8* noundef %0, i32 noundef 32) #3
  %1 = load i32, i32* %__writers.i.i, align 4
  %cmp.i16 = icmp eq i32 %1, 0
  %2 = load i32, i32* %__cur_writer.i, align 4
  %call1.i = call i32 @__midway_self() #3
  %cmp2.i = icmp ne i32 %2, %call1.i
  %tobool.not = or i1 %cmp.i16, %cmp2.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  store i32 0, i32* %__writers.i.i, align 4
  store i32 0, i32* %__cur_writer.i, align 4
  br label %return

if.end:
  %3 = load i32, i32* %__readers.i.i, align 4
  %cmp = icmp eq i32 %3, 0
  br i1 %cmp, label %if.then3, label %if.end4

if.then3:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str, i32 0, i32 0)) #5
  unreachable

if.end4:
  %dec = add i32 %3, -1
  store i32 %dec, i32* %__readers.i.i, align 4
  br label %return

return:
  %.sink = phi i32 [ 2, %if.end4 ], [ 3, %if.then ]
  call void @__midway_release(i8* noundef %0, i32 noundef %.sink) #3
  ret i32 0
}

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef %l, %union.pthread_rwlockattr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %union.pthread_rwlockattr_t* %a, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %union.pthread_rwlockattr_t* %a to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 4, i32 noundef 0) #3
  br label %if.end

if.end:
  %1 = bitcast %union.pthread_rwlock_t* %l to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 32, i32 noundef 1) #3
  call void @__midway_sync(i32 noundef 28, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #3
  %__cur_writer = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 10
  store i32 0, i32* %__cur_writer, align 4
  %__writers.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 1
  store i32 0, i32* %__writers.i, align 4
  %__readers.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 0
  store i32 0, i32* %__readers.i, align 4
  ret i32 0
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %l to i8*
  %__writers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 1
  %__cur_writer.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 10
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 3, i32* noundef %__writers.i.i, i32* noundef %__cur_writer.i, i32* noundef null) #3
  %__readers.i.i = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %l, i32 0, i32 0, i32 0
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 2, i32* noundef %__readers.i.i, i32* noundef null, i32* noundef null) #3
  %call3.i = call i32 @__midway_peek(i32* noundef %__writers.i.i) #3
  %cmp.i = icmp eq i32 %call3.i, 0
  %call5.i = call i32 @__midway_peek(i32* noundef %__readers.i.i) #3
  %cmp6.i = icmp eq i32 %call5.i, 0
  %or14.i = or i1 %cmp.i, %cmp6.i
  %or.i = zext i1 %or14.i to i32
  call void @__midway_state_invariant(i32 noundef %or.i) #3
  call void @__midway_sync(i32 noundef 29, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #3
  call void @__midway_touched(i8* noundef %0, i32 noundef 32, i32 noundef 1) #3
  %1 = load i32, i32* %__writers.i.i, align 4
  %2 = load i32, i32* %__readers.i.i, align 4
  %or.i4 = or i32 %2, %1
  %cmp.i5.not = icmp eq i32 %or.i4, 0
  br i1 %cmp.i5.not, label %if.end, label %if.then

if.then:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.1, i32 0, i32 0)) #5
  unreachable

if.end:
  ret i32 0
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_state_invariant(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_peek(i32* noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_acquire(i8* noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin noreturn nounwind }

