target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.mtx_t = type { i64, [32 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i64, i64 }
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }

define dso_local i32 @mtx_init(%union.mtx_t* noundef %m, i32 noundef %type) local_unnamed_addr #0 {
entry:
  %kind = alloca i32, align 4
  %0 = bitcast i32* %kind to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  %and = and i32 %type, 1
  store i32 %and, i32* %kind, align 4
  %1 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %2 = bitcast i32* %kind to %union.pthread_mutexattr_t*
  %call1 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %1, %union.pthread_mutexattr_t* noundef nonnull %2) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %retval.0.i
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @mtx_lock(%union.mtx_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_trylock(%union.mtx_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call1 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %0) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_timedlock(%union.mtx_t* noundef %m, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call1 = call i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef %0, %struct.timespec* noundef %t) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_unlock(%union.mtx_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call1 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local void @mtx_destroy(%union.mtx_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call1 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %0) #8
  ret void
}

declare i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_init(%union.cnd_t* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %call1 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef %0, %union.pthread_condattr_t* noundef null) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_signal(%union.cnd_t* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %call1 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %0) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %call1 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %0) #8
  switch i32 %call1, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call1, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_wait(%union.cnd_t* noundef %c, %union.mtx_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call2 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1) #8
  switch i32 %call2, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call2, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #3

define dso_local i32 @cnd_timedwait(%union.cnd_t* noundef %c, %union.mtx_t* noundef %m, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call2 = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, %struct.timespec* noundef %t) #8
  switch i32 %call2, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call2, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr #3

define dso_local void @cnd_destroy(%union.cnd_t* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %call1 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %0) #8
  ret void
}

declare i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_blocked_cnd_wait(%union.cnd_t* noundef %c, %union.mtx_t* noundef %m) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call2 = call i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1) #8
  switch i32 %call2, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call2, %entry ]
  ret i32 %retval.0.i
}

declare i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #3

define dso_local i32 @__mw_blocked_cnd_timedwait(%union.cnd_t* noundef %c, %union.mtx_t* noundef %m, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.cnd_t* %c to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %m to %union.pthread_mutex_t*
  %call2 = call i32 @__mw_blocked_pthread_cond_timedwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, %struct.timespec* noundef %t) #8
  switch i32 %call2, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call2, %entry ]
  ret i32 %retval.0.i
}

declare i32 @__mw_blocked_pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr #3

define dso_local i32 @thrd_create(i64* noundef %out, i32 (i8*)* noundef %entry1, i8* noundef %arg) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32 (i8*)* %entry1 to i8* (i8*)*
  %call = call i32 @__mw_create(i64* noundef %out, i32 noundef 0, i8* (i8*)* noundef %0, i8* noundef %arg) #8
  switch i32 %call, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call, %entry ]
  ret i32 %retval.0.i
}

declare i32 @__mw_create(i64* noundef, i32 noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

define dso_local i32 @thrd_join(i64 noundef %id, i32* noundef %result) local_unnamed_addr #0 {
entry:
  %value = alloca i8*, align 8
  %0 = bitcast i8** %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  store i8* null, i8** %value, align 8
  %call = call i32 @pthread_join(i64 noundef %id, i8** noundef nonnull %value) #8
  %tobool = icmp eq i32 %call, 0
  %tobool1 = icmp ne i32* %result, null
  %or.cond = and i1 %tobool1, %tobool
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %1 = bitcast i32* %result to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 4, i32 noundef 1) #8
  %2 = load i8*, i8** %value, align 8
  %3 = ptrtoint i8* %2 to i64
  %conv = trunc i64 %3 to i32
  store i32 %conv, i32* %result, align 4
  br label %if.end

if.end:
  switch i32 %call, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call, %if.end ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret i32 %retval.0.i
}

declare i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @thrd_detach(i64 noundef %id) local_unnamed_addr #0 {
entry:
  %call = call i32 @pthread_detach(i64 noundef %id) #8
  switch i32 %call, label %sw.default.i [
    i32 0, label %status.exit
    i32 12, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 16, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %status.exit

sw.bb2.i:
  br label %status.exit

sw.bb3.i:
  br label %status.exit

sw.default.i:
  br label %status.exit

status.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 1, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 3, %sw.bb1.i ], [ %call, %entry ]
  ret i32 %retval.0.i
}

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #2

define dso_local void @thrd_exit(i32 noundef %result) local_unnamed_addr #4 {
entry:
  %conv = sext i32 %result to i64
  %0 = inttoptr i64 %conv to i8*
  call void @pthread_exit(i8* noundef %0) #9
  unreachable
}

declare void @pthread_exit(i8* noundef) local_unnamed_addr #5

define dso_local i64 @thrd_current() local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_self() #8
  %conv = sext i32 %call to i64
  ret i64 %conv
}

declare i32 @__midway_self() local_unnamed_addr #3

define dso_local i32 @thrd_equal(i64 noundef %a, i64 noundef %b) local_unnamed_addr #6 {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local void @thrd_yield() local_unnamed_addr #6 {
entry:
  ret void
}

define dso_local i32 @thrd_sleep(%struct.timespec* nocapture noundef readnone %t, %struct.timespec* nocapture noundef readnone %left) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #8
  ret i32 0
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn nounwind null_pointer_is_valid }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin noreturn nounwind }

