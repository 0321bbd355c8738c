target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [53 x i8] c"unlock of a spin lock that this thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"destruction of a locked spin lock\00", align 1

define dso_local i32 @pthread_spin_lock(i32* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %l to i8*
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 4, i32* noundef %l, i32* noundef %l, i32* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 4) #4
  call void @__midway_sync(i32 noundef 10, i8* noundef %0, i32 (i8*, i8*)* noundef nonnull @is_free, i8* noundef %0) #4
  %call.i = call i32 @__midway_self() #4
  store i32 %call.i, i32* %l, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 4) #4
  ret i32 0
}

declare void @__midway_used(i8* noundef, i64 noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @is_free(i8* nocapture noundef readonly %lock, i8* nocapture noundef readnone %unused) #2 {
entry:
  %0 = bitcast i8* %lock to i32*
  %1 = load i32, i32* %0, align 4
  %cmp = icmp eq i32 %1, 0
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @pthread_spin_trylock(i32* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %l to i8*
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 4, i32* noundef %l, i32* noundef %l, i32* noundef null) #4
  call void @__midway_sync(i32 noundef 11, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 4) #4
  %1 = load i32, i32* %l, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %call.i = call i32 @__midway_self() #4
  store i32 %call.i, i32* %l, align 4
  call void @__midway_acquire(i8* noundef %0, i32 noundef 4) #4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 0, %cond.false ], [ 16, %entry ]
  ret i32 %cond
}

define dso_local i32 @pthread_spin_unlock(i32* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %l to i8*
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 4, i32* noundef %l, i32* noundef %l, i32* noundef null) #4
  call void @__midway_sync(i32 noundef 12, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %0, i64 noundef 4) #4
  %1 = load i32, i32* %l, align 4
  %call3 = call i32 @__midway_self() #4
  %cmp.not = icmp eq i32 %1, %call3
  br i1 %cmp.not, label %if.end, label %if.then

if.then:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

if.end:
  store i32 0, i32* %l, align 4
  call void @__midway_release(i8* noundef %0, i32 noundef 4) #4
  ret i32 0
}

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_spin_init(i32* noundef %l, i32 noundef %shared) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %l to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #4
  call void @__midway_sync(i32 noundef 28, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  store i32 0, i32* %l, align 4
  ret i32 0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_spin_destroy(i32* noundef %l) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %l to i8*
  call void @__midway_lock_invariant(i8* noundef %0, i32 noundef 4, i32* noundef %l, i32* noundef %l, i32* noundef null) #4
  call void @__midway_sync(i32 noundef 29, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_touched(i8* noundef %0, i64 noundef 4, i32 noundef 1) #4
  %1 = load i32, i32* %l, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #5
  unreachable

if.end:
  ret i32 0
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_acquire(i8* noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }

