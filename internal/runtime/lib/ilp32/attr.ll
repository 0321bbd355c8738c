target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_attr_t = type { i32, [32 x i8] }
%struct.attributes = type { i8, i8, i8, i8, i32, i32, i8*, i32 }
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [32 x i32] }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_rwlockattr_t = type { i32, [4 x i8] }
%union.pthread_barrierattr_t = type { i32 }

@__mw_any_robust = external local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [12 x i8] c"rwlock-kind\00", align 1
@.str.1 = private unnamed_addr constant [44 x i8] c"a lock that prefers writers lets readers in\00", align 1

define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_attr_t* %a to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef 20) #3
  %guard = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 4
  %1 = bitcast i8* %guard to i32*
  store i32 4096, i32* %1, align 4
  %size = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 12
  %2 = bitcast i8* %size to i32*
  store i32 8388608, i32* %2, align 4
  ret i32 0
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_attr_destroy(%union.pthread_attr_t* nocapture noundef readnone %a) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef %a, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %value, 2
  br i1 %0, label %if.end, label %return

if.end:
  %detached = bitcast %union.pthread_attr_t* %a to i8*
  call void @__midway_check(i8* noundef %detached, i32 noundef 1, i32 noundef 1) #3
  %conv = trunc i32 %value to i8
  store i8 %conv, i8* %detached, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_attr_getdetachstate(%union.pthread_attr_t* noundef %a, i32* noundef %value) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %value to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %detached = bitcast %union.pthread_attr_t* %a to i8*
  call void @__midway_check(i8* noundef %detached, i32 noundef 1, i32 noundef 0) #3
  %1 = load i8, i8* %detached, align 4
  %conv = sext i8 %1 to i32
  store i32 %conv, i32* %value, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setinheritsched(%union.pthread_attr_t* noundef %a, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %value, 2
  br i1 %0, label %if.end, label %return

if.end:
  %1 = bitcast %union.pthread_attr_t* %a to %struct.attributes*
  %inherit = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 1
  call void @__midway_check(i8* noundef %inherit, i32 noundef 1, i32 noundef 1) #3
  %conv = trunc i32 %value to i8
  store i8 %conv, i8* %inherit, align 1
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_attr_getinheritsched(%union.pthread_attr_t* noundef %a, i32* noundef %value) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_attr_t* %a to %struct.attributes*
  %1 = bitcast i32* %value to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %inherit = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 1
  call void @__midway_check(i8* noundef %inherit, i32 noundef 1, i32 noundef 0) #3
  %2 = load i8, i8* %inherit, align 1
  %conv = sext i8 %2 to i32
  store i32 %conv, i32* %value, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setschedpolicy(%union.pthread_attr_t* noundef %a, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %value, 3
  br i1 %0, label %if.end, label %return

if.end:
  %1 = bitcast %union.pthread_attr_t* %a to %struct.attributes*
  %policy = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 2
  call void @__midway_check(i8* noundef %policy, i32 noundef 1, i32 noundef 1) #3
  %conv = trunc i32 %value to i8
  store i8 %conv, i8* %policy, align 2
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_attr_getschedpolicy(%union.pthread_attr_t* noundef %a, i32* noundef %value) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_attr_t* %a to %struct.attributes*
  %1 = bitcast i32* %value to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %policy = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 2
  call void @__midway_check(i8* noundef %policy, i32 noundef 1, i32 noundef 0) #3
  %2 = load i8, i8* %policy, align 2
  %conv = sext i8 %2 to i32
  store i32 %conv, i32* %value, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* noundef %a, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %value, 2
  br i1 %0, label %if.end, label %return

if.end:
  %1 = bitcast %union.pthread_attr_t* %a to %struct.attributes*
  %scope = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 3
  call void @__midway_check(i8* noundef %scope, i32 noundef 1, i32 noundef 1) #3
  %conv = trunc i32 %value to i8
  store i8 %conv, i8* %scope, align 1
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_attr_getscope(%union.pthread_attr_t* noundef %a, i32* noundef %value) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_attr_t* %a to %struct.attributes*
  %1 = bitcast i32* %value to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %scope = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 3
  call void @__midway_check(i8* noundef %scope, i32 noundef 1, i32 noundef 0) #3
  %2 = load i8, i8* %scope, align 1
  %conv = sext i8 %2 to i32
  store i32 %conv, i32* %value, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setguardsize(%union.pthread_attr_t* noundef %a, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %guard = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 4
  %0 = bitcast i8* %guard to i32*
  call void @__midway_check(i8* noundef %guard, i32 noundef 4, i32 noundef 1) #3
  store i32 %value, i32* %0, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_getguardsize(%union.pthread_attr_t* noundef %a, i32* noundef %value) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %value to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %guard = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 4
  %1 = bitcast i8* %guard to i32*
  call void @__midway_check(i8* noundef %guard, i32 noundef 4, i32 noundef 0) #3
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %value, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setstacksize(%union.pthread_attr_t* noundef %a, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %cmp = icmp ugt i32 %value, 16383
  br i1 %cmp, label %if.end, label %return

if.end:
  %size = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 12
  %0 = bitcast i8* %size to i32*
  call void @__midway_check(i8* noundef %size, i32 noundef 4, i32 noundef 1) #3
  store i32 %value, i32* %0, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_attr_getstacksize(%union.pthread_attr_t* noundef %a, i32* noundef %value) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %value to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %size = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 12
  %1 = bitcast i8* %size to i32*
  call void @__midway_check(i8* noundef %size, i32 noundef 4, i32 noundef 0) #3
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %value, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setstackaddr(%union.pthread_attr_t* noundef %a, i8* noundef %value) local_unnamed_addr #0 {
entry:
  %stack = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 8
  %0 = bitcast i8* %stack to i8**
  call void @__midway_check(i8* noundef %stack, i32 noundef 4, i32 noundef 1) #3
  store i8* %value, i8** %0, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_getstackaddr(%union.pthread_attr_t* noundef %a, i8** noundef %value) local_unnamed_addr #0 {
entry:
  %0 = bitcast i8** %value to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %stack = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 8
  %1 = bitcast i8* %stack to i8**
  call void @__midway_check(i8* noundef %stack, i32 noundef 4, i32 noundef 0) #3
  %2 = load i8*, i8** %1, align 4
  store i8* %2, i8** %value, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setstack(%union.pthread_attr_t* noundef %a, i8* noundef %stack, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %stack1 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 8
  %0 = bitcast i8* %stack1 to i8**
  call void @__midway_check(i8* noundef %stack1, i32 noundef 4, i32 noundef 1) #3
  store i8* %stack, i8** %0, align 4
  %cmp.i = icmp ugt i32 %size, 16383
  br i1 %cmp.i, label %if.end.i, label %pthread_attr_setstacksize.exit

if.end.i:
  %size.i = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 12
  %1 = bitcast i8* %size.i to i32*
  call void @__midway_check(i8* noundef %size.i, i32 noundef 4, i32 noundef 1) #3
  store i32 %size, i32* %1, align 4
  br label %pthread_attr_setstacksize.exit

pthread_attr_setstacksize.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_attr_getstack(%union.pthread_attr_t* noundef %a, i8** noundef %stack, i32* noundef %size) local_unnamed_addr #0 {
entry:
  %0 = bitcast i8** %stack to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %stack.i = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 8
  %1 = bitcast i8* %stack.i to i8**
  call void @__midway_check(i8* noundef %stack.i, i32 noundef 4, i32 noundef 0) #3
  %2 = load i8*, i8** %1, align 4
  store i8* %2, i8** %stack, align 4
  %3 = bitcast i32* %size to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #3
  %size.i = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 12
  %4 = bitcast i8* %size.i to i32*
  call void @__midway_check(i8* noundef %size.i, i32 noundef 4, i32 noundef 0) #3
  %5 = load i32, i32* %4, align 4
  store i32 %5, i32* %size, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setschedparam(%union.pthread_attr_t* noundef %a, %struct.sched_param* noundef %p) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.sched_param* %p to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %1 = bitcast %union.pthread_attr_t* %a to %struct.attributes*
  %2 = bitcast %union.pthread_attr_t* %a to i8*
  call void @__midway_check(i8* noundef %2, i32 noundef 20, i32 noundef 1) #3
  %policy = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 2
  %3 = load i8, i8* %policy, align 2
  %cmp = icmp ne i8 %3, 0
  %conv2 = zext i1 %cmp to i32
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %p, i32 0, i32 0
  %4 = load i32, i32* %sched_priority, align 4
  %cmp3 = icmp slt i32 %4, %conv2
  %mul = select i1 %cmp, i32 99, i32 0
  %cmp6 = icmp sgt i32 %4, %mul
  %or.cond = or i1 %cmp3, %cmp6
  br i1 %or.cond, label %cleanup, label %if.end

if.end:
  %priority = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1
  %5 = bitcast [32 x i8]* %priority to i32*
  store i32 %4, i32* %5, align 4
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_attr_getschedparam(%union.pthread_attr_t* noundef %a, %struct.sched_param* noundef %p) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.sched_param* %p to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %1 = bitcast %union.pthread_attr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 20, i32 noundef 0) #3
  %priority = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1
  %2 = bitcast [32 x i8]* %priority to i32*
  %3 = load i32, i32* %2, align 4
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %p, i32 0, i32 0
  store i32 %3, i32* %sched_priority, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setaffinity_np(%union.pthread_attr_t* nocapture noundef readnone %a, i32 noundef %n, %struct.cpu_set_t* nocapture noundef readnone %set) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_getattr_np(i32 noundef %id, %union.pthread_attr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_attr_t* %a to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef 20) #3
  %guard.i = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 4
  %1 = bitcast i8* %guard.i to i32*
  store i32 4096, i32* %1, align 4
  %size.i = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 12
  %2 = bitcast i8* %size.i to i32*
  store i32 8388608, i32* %2, align 4
  ret i32 0
}

define dso_local i32 @pthread_getattr_default_np(%union.pthread_attr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_attr_t* %a to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef 20) #3
  %guard.i = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 4
  %1 = bitcast i8* %guard.i to i32*
  store i32 4096, i32* %1, align 4
  %size.i = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %a, i32 0, i32 1, i32 12
  %2 = bitcast i8* %size.i to i32*
  store i32 8388608, i32* %2, align 4
  ret i32 0
}

define dso_local i32 @pthread_setattr_default_np(%union.pthread_attr_t* nocapture noundef readnone %a) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %a to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %1 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* nocapture noundef readnone %a) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef %a, i32 noundef %type) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %type, 3
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_mutexattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -4
  %or.i = or i32 %and.i, %type
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_mutexattr_setkind_np(%union.pthread_mutexattr_t* noundef %a, i32 noundef %type) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %type, 3
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_mutexattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -4
  %or.i = or i32 %and.i, %type
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_mutexattr_gettype(%union.pthread_mutexattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, 3
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_setpshared(%union.pthread_mutexattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %v, 1
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_mutexattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -257
  %shl2.i = shl i32 %v, 8
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_mutexattr_getpshared(%union.pthread_mutexattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %shr.i1 = lshr i32 %3, 8
  %and.i = and i32 %shr.i1, 1
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_setrobust(%union.pthread_mutexattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %v, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  store i32 1, i32* @__mw_any_robust, align 4
  br label %if.end

if.end:
  %0 = icmp ugt i32 %v, 1
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_mutexattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -513
  %shl2.i = shl i32 %v, 9
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %if.end ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_mutexattr_getrobust(%union.pthread_mutexattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %shr.i1 = lshr i32 %3, 9
  %and.i = and i32 %shr.i1, 1
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_setprotocol(%union.pthread_mutexattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %v, 2
  br i1 %0, label %cond.end, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_mutexattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -3073
  %shl2.i = shl i32 %v, 10
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 22, %entry ], [ 0, %if.end.i ]
  ret i32 %cond
}

define dso_local i32 @pthread_mutexattr_getprotocol(%union.pthread_mutexattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = lshr i32 %3, 10
  %and.i = and i32 %4, 3
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_setprioceiling(%union.pthread_mutexattr_t* nocapture noundef readnone %a, i32 noundef %v) local_unnamed_addr #2 {
entry:
  %0 = add i32 %v, -100
  %1 = icmp ult i32 %0, -99
  %cond = select i1 %1, i32 22, i32 0
  ret i32 %cond
}

define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_condattr_t* %a to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %1 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %a, i32 0, i32 0
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* nocapture noundef readnone %a) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %v, 1
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_condattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -4097
  %shl2.i = shl i32 %v, 12
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_condattr_getclock(%union.pthread_condattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_condattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %shr.i1 = lshr i32 %3, 12
  %and.i = and i32 %shr.i1, 1
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %v, 1
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_condattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -257
  %shl2.i = shl i32 %v, 8
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_condattr_getpshared(%union.pthread_condattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_condattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %shr.i1 = lshr i32 %3, 8
  %and.i = and i32 %shr.i1, 1
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_rwlockattr_init(%union.pthread_rwlockattr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlockattr_t* %a to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %1 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %a, i32 0, i32 0
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_rwlockattr_destroy(%union.pthread_rwlockattr_t* nocapture noundef readnone %a) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_rwlockattr_setpshared(%union.pthread_rwlockattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %v, 1
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_rwlockattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -257
  %shl2.i = shl i32 %v, 8
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_rwlockattr_getpshared(%union.pthread_rwlockattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlockattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %shr.i1 = lshr i32 %3, 8
  %and.i = and i32 %shr.i1, 1
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_rwlockattr_setkind_np(%union.pthread_rwlockattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  switch i32 %v, label %cond.false [
    i32 2, label %if.then
    i32 3, label %cond.end
  ]

if.then:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.1, i32 0, i32 0)) #3
  br label %cond.false

cond.false:
  %0 = icmp ugt i32 %v, 3
  br i1 %0, label %cond.end, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_rwlockattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -3145729
  %shl2.i = shl i32 %v, 20
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 22, %entry ], [ 0, %if.end.i ], [ 22, %cond.false ]
  ret i32 %cond
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_rwlockattr_getkind_np(%union.pthread_rwlockattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_rwlockattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = lshr i32 %3, 20
  %and.i = and i32 %4, 3
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

define dso_local i32 @pthread_barrierattr_init(%union.pthread_barrierattr_t* noundef %a) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_barrierattr_t* %a to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #3
  %1 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %a, i32 0, i32 0
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_barrierattr_destroy(%union.pthread_barrierattr_t* nocapture noundef readnone %a) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @pthread_barrierattr_setpshared(%union.pthread_barrierattr_t* noundef %a, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %v, 1
  br i1 %0, label %set.exit, label %if.end.i

if.end.i:
  %1 = bitcast %union.pthread_barrierattr_t* %a to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  %2 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %and.i = and i32 %3, -257
  %shl2.i = shl i32 %v, 8
  %or.i = or i32 %and.i, %shl2.i
  store i32 %or.i, i32* %2, align 4
  br label %set.exit

set.exit:
  %retval.0.i = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @pthread_barrierattr_getpshared(%union.pthread_barrierattr_t* noundef %a, i32* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %union.pthread_barrierattr_t* %a to i8*
  %1 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #3
  %2 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %a, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %shr.i1 = lshr i32 %3, 8
  %and.i = and i32 %shr.i1, 1
  store i32 %and.i, i32* %out, align 4
  ret i32 0
}

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { nobuiltin nounwind }

