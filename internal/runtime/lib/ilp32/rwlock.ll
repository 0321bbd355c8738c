target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i8, i8, i8, i8, i32 }
%struct.timespec = type { i32, i32 }
%union.pthread_rwlockattr_t = type { i32, [4 x i8] }

@.str = private unnamed_addr constant [59 x i8] c"unlock of a read-write lock that this thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"destruction of a locked read-write lock\00", align 1

define dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !12
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !15
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !12
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !12
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !18
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !21
  %6 = load i32, i32* %3, align 4, !dbg !22
  %7 = icmp eq i32 %6, 0, !dbg !22
  %8 = load i32, i32* %4, align 4, !dbg !22
  %9 = call i32 @__midway_self() #5, !dbg !22
  %10 = icmp ne i32 %8, %9, !dbg !22
  %11 = or i1 %7, %10, !dbg !25
  br i1 %11, label %12, label %15, !dbg !25

12:
  call void @__midway_sync(i32 noundef 5, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @no_writer, i8* noundef %2) #5, !dbg !26
  %13 = load i32, i32* %5, align 4, !dbg !27
  %14 = add i32 %13, 1, !dbg !27
  store i32 %14, i32* %5, align 4, !dbg !27
  call void @__midway_acquire(i8* noundef %2, i32 noundef 2) #5, !dbg !30
  br label %15, !dbg !31

15:
  %16 = phi i32 [ 0, %12 ], [ 35, %1 ], !dbg !32
  ret i32 %16, !dbg !33
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @no_writer(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !34 {
  %3 = getelementptr inbounds i8, i8* %0, i32 4, !dbg !35
  %4 = bitcast i8* %3 to i32*, !dbg !35
  %5 = load i32, i32* %4, align 4, !dbg !35
  %6 = icmp eq i32 %5, 0, !dbg !35
  %7 = zext i1 %6 to i32, !dbg !35
  ret i32 %7, !dbg !35
}

define dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !36 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !37
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !39
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !37
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !37
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !41
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !43
  %6 = load i32, i32* %3, align 4, !dbg !44
  %7 = icmp eq i32 %6, 0, !dbg !44
  %8 = load i32, i32* %4, align 4, !dbg !44
  %9 = call i32 @__midway_self() #5, !dbg !44
  %10 = icmp ne i32 %8, %9, !dbg !44
  %11 = or i1 %7, %10, !dbg !46
  br i1 %11, label %12, label %14, !dbg !46

12:
  call void @__midway_sync(i32 noundef 7, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @nobody, i8* noundef %2) #5, !dbg !47
  store i32 1, i32* %3, align 4, !dbg !48
  %13 = call i32 @__midway_self() #5, !dbg !51
  store i32 %13, i32* %4, align 4, !dbg !51
  call void @__midway_acquire(i8* noundef %2, i32 noundef 3) #5, !dbg !52
  br label %14, !dbg !53

14:
  %15 = phi i32 [ 0, %12 ], [ 35, %1 ], !dbg !54
  ret i32 %15, !dbg !55
}

define internal i32 @nobody(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !56 {
  %3 = getelementptr inbounds i8, i8* %0, i32 4, !dbg !57
  %4 = bitcast i8* %3 to i32*, !dbg !57
  %5 = load i32, i32* %4, align 4, !dbg !57
  %6 = bitcast i8* %0 to i32*, !dbg !57
  %7 = load i32, i32* %6, align 4, !dbg !57
  %8 = or i32 %7, %5, !dbg !57
  %9 = icmp eq i32 %8, 0, !dbg !57
  %10 = zext i1 %9 to i32, !dbg !57
  ret i32 %10, !dbg !57
}

define dso_local i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !58 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !59
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !63
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !59
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !59
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !65
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !67
  call void @__midway_sync(i32 noundef 6, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !68
  %6 = load i32, i32* %3, align 4, !dbg !69
  %7 = icmp eq i32 %6, 0, !dbg !69
  br i1 %7, label %8, label %11, !dbg !71

8:
  %9 = load i32, i32* %5, align 4, !dbg !72
  %10 = add i32 %9, 1, !dbg !72
  store i32 %10, i32* %5, align 4, !dbg !72
  call void @__midway_acquire(i8* noundef %2, i32 noundef 2) #5, !dbg !74
  br label %11, !dbg !71

11:
  %12 = phi i32 [ 0, %8 ], [ 16, %1 ], !dbg !71
  ret i32 %12, !dbg !75
}

define dso_local i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !76 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !77
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !81
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !77
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !77
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !83
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !85
  call void @__midway_sync(i32 noundef 8, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !86
  %6 = load i32, i32* %3, align 4, !dbg !87
  %7 = load i32, i32* %5, align 4, !dbg !87
  %8 = or i32 %7, %6, !dbg !87
  %9 = icmp eq i32 %8, 0, !dbg !87
  br i1 %9, label %10, label %12, !dbg !89

10:
  store i32 1, i32* %3, align 4, !dbg !90
  %11 = call i32 @__midway_self() #5, !dbg !92
  store i32 %11, i32* %4, align 4, !dbg !92
  call void @__midway_acquire(i8* noundef %2, i32 noundef 3) #5, !dbg !93
  br label %12, !dbg !89

12:
  %13 = phi i32 [ 0, %10 ], [ 16, %1 ], !dbg !89
  ret i32 %13, !dbg !94
}

define dso_local i32 @pthread_rwlock_timedrdlock(%union.pthread_rwlock_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !95 {
  %3 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !96
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !99
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !96
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 3, i32* noundef %4, i32* noundef %5) #5, !dbg !96
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !101
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 2, i32* noundef %6, i32* noundef null) #5, !dbg !103
  call void @__midway_sync(i32 noundef 6, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !104
  %7 = load i32, i32* %4, align 4, !dbg !105
  %8 = icmp eq i32 %7, 0, !dbg !105
  br i1 %8, label %9, label %12, !dbg !107

9:
  %10 = load i32, i32* %6, align 4, !dbg !108
  %11 = add i32 %10, 1, !dbg !108
  store i32 %11, i32* %6, align 4, !dbg !108
  call void @__midway_acquire(i8* noundef %3, i32 noundef 2) #5, !dbg !110
  br label %12, !dbg !107

12:
  %13 = phi i32 [ 0, %9 ], [ 110, %2 ], !dbg !107
  ret i32 %13, !dbg !111
}

define dso_local i32 @pthread_rwlock_timedwrlock(%union.pthread_rwlock_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !112 {
  %3 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !113
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !116
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !113
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 3, i32* noundef %4, i32* noundef %5) #5, !dbg !113
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !118
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 2, i32* noundef %6, i32* noundef null) #5, !dbg !120
  call void @__midway_sync(i32 noundef 8, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !121
  %7 = load i32, i32* %4, align 4, !dbg !122
  %8 = load i32, i32* %6, align 4, !dbg !122
  %9 = or i32 %8, %7, !dbg !122
  %10 = icmp eq i32 %9, 0, !dbg !122
  br i1 %10, label %11, label %13, !dbg !124

11:
  store i32 1, i32* %4, align 4, !dbg !125
  %12 = call i32 @__midway_self() #5, !dbg !127
  store i32 %12, i32* %5, align 4, !dbg !127
  call void @__midway_acquire(i8* noundef %3, i32 noundef 3) #5, !dbg !128
  br label %13, !dbg !124

13:
  %14 = phi i32 [ 0, %11 ], [ 110, %2 ], !dbg !124
  ret i32 %14, !dbg !129
}

define dso_local i32 @pthread_rwlock_clockrdlock(%union.pthread_rwlock_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !130 {
  %4 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !131
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !134
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !131
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 3, i32* noundef %5, i32* noundef %6) #5, !dbg !131
  %7 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !136
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 2, i32* noundef %7, i32* noundef null) #5, !dbg !138
  call void @__midway_sync(i32 noundef 6, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !139
  %8 = load i32, i32* %5, align 4, !dbg !140
  %9 = icmp eq i32 %8, 0, !dbg !140
  br i1 %9, label %10, label %13, !dbg !142

10:
  %11 = load i32, i32* %7, align 4, !dbg !143
  %12 = add i32 %11, 1, !dbg !143
  store i32 %12, i32* %7, align 4, !dbg !143
  call void @__midway_acquire(i8* noundef %4, i32 noundef 2) #5, !dbg !145
  br label %13, !dbg !142

13:
  %14 = phi i32 [ 0, %10 ], [ 110, %3 ], !dbg !142
  ret i32 %14, !dbg !146
}

define dso_local i32 @pthread_rwlock_clockwrlock(%union.pthread_rwlock_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !147 {
  %4 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !148
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !151
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !148
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 3, i32* noundef %5, i32* noundef %6) #5, !dbg !148
  %7 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !153
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 2, i32* noundef %7, i32* noundef null) #5, !dbg !155
  call void @__midway_sync(i32 noundef 8, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !156
  %8 = load i32, i32* %5, align 4, !dbg !157
  %9 = load i32, i32* %7, align 4, !dbg !157
  %10 = or i32 %9, %8, !dbg !157
  %11 = icmp eq i32 %10, 0, !dbg !157
  br i1 %11, label %12, label %14, !dbg !159

12:
  store i32 1, i32* %5, align 4, !dbg !160
  %13 = call i32 @__midway_self() #5, !dbg !162
  store i32 %13, i32* %6, align 4, !dbg !162
  call void @__midway_acquire(i8* noundef %4, i32 noundef 3) #5, !dbg !163
  br label %14, !dbg !159

14:
  %15 = phi i32 [ 0, %12 ], [ 110, %3 ], !dbg !159
  ret i32 %15, !dbg !164
}

define dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !165 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !166
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !168
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !166
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !166
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !170
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !172
  call void @__midway_sync(i32 noundef 9, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !173
  %6 = load i32, i32* %3, align 4, !dbg !174
  %7 = icmp eq i32 %6, 0, !dbg !174
  %8 = load i32, i32* %4, align 4, !dbg !174
  %9 = call i32 @__midway_self() #5, !dbg !174
  %10 = icmp ne i32 %8, %9, !dbg !174
  %11 = or i1 %7, %10, !dbg !176
  br i1 %11, label %13, label %12, !dbg !176

12:
  store i32 0, i32* %3, align 4, !dbg !177
  store i32 0, i32* %4, align 4, !dbg !178
  br label %19, !dbg !179

13:
  %14 = load i32, i32* %5, align 4, !dbg !180
  %15 = icmp eq i32 %14, 0, !dbg !180
  br i1 %15, label %16, label %17, !dbg !180

16:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str, i32 0, i32 0)) #6, !dbg !181
  unreachable, !dbg !181

17:
  %18 = add i32 %14, -1, !dbg !182
  store i32 %18, i32* %5, align 4, !dbg !182
  br label %19, !dbg !183

19:
  %20 = phi i32 [ 2, %17 ], [ 3, %12 ]
  call void @__midway_release(i8* noundef %2, i32 noundef %20) #5, !dbg !184
  ret i32 0, !dbg !185
}

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noalias noundef %0, %union.pthread_rwlockattr_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !186 {
  %3 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !187
  call void @__midway_check(i8* noundef %3, i32 noundef 32, i32 noundef 1) #5, !dbg !187
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !188
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(32) %3, i8 0, i32 32, i1 false), !dbg !189
  ret i32 0, !dbg !190
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #4

define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !191 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !192
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !194
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 10, !dbg !192
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !192
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !196
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !198
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !199
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 1, !dbg !200
  %7 = load i32, i32* %6, align 4, !dbg !200
  %8 = getelementptr %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i32 0, i32 0, i32 0, !dbg !200
  %9 = load i32, i32* %8, align 4, !dbg !200
  %10 = or i32 %9, %7, !dbg !200
  %11 = icmp eq i32 %10, 0, !dbg !200
  br i1 %11, label %13, label %12, !dbg !202

12:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.1, i32 0, i32 0)) #6, !dbg !203
  unreachable, !dbg !203

13:
  ret i32 0, !dbg !204
}

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_acquire(i8* noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/rwlock.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_rwlock_rdlock", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 16, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 51, scope: !9)
!15 = !DILocation(line: 12, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "writer", scope: !1, file: !1, line: 12, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !14)
!18 = !DILocation(line: 11, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "readers", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !14)
!21 = !DILocation(line: 17, scope: !13, inlinedAt: !14)
!22 = !DILocation(line: 32, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "mine", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!24 = distinct !DILocation(line: 52, scope: !9)
!25 = !DILocation(line: 52, scope: !9)
!26 = !DILocation(line: 54, scope: !9)
!27 = !DILocation(line: 36, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "take_read", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!29 = distinct !DILocation(line: 55, scope: !9)
!30 = !DILocation(line: 37, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 55, scope: !9)
!32 = !DILocation(line: 0, scope: !9)
!33 = !DILocation(line: 56, scope: !9)
!34 = distinct !DISubprogram(name: "no_writer", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 23, scope: !34)
!36 = distinct !DISubprogram(name: "pthread_rwlock_wrlock", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 16, scope: !13, inlinedAt: !38)
!38 = distinct !DILocation(line: 60, scope: !36)
!39 = !DILocation(line: 12, scope: !16, inlinedAt: !40)
!40 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !38)
!41 = !DILocation(line: 11, scope: !19, inlinedAt: !42)
!42 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !38)
!43 = !DILocation(line: 17, scope: !13, inlinedAt: !38)
!44 = !DILocation(line: 32, scope: !23, inlinedAt: !45)
!45 = distinct !DILocation(line: 61, scope: !36)
!46 = !DILocation(line: 61, scope: !36)
!47 = !DILocation(line: 63, scope: !36)
!48 = !DILocation(line: 43, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "take_write", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!50 = distinct !DILocation(line: 64, scope: !36)
!51 = !DILocation(line: 44, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 45, scope: !49, inlinedAt: !50)
!53 = !DILocation(line: 64, scope: !36)
!54 = !DILocation(line: 0, scope: !36)
!55 = !DILocation(line: 65, scope: !36)
!56 = distinct !DISubprogram(name: "nobody", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 29, scope: !56)
!58 = distinct !DISubprogram(name: "pthread_rwlock_tryrdlock", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 16, scope: !13, inlinedAt: !60)
!60 = distinct !DILocation(line: 69, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "try_read", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!62 = distinct !DILocation(line: 81, scope: !58)
!63 = !DILocation(line: 12, scope: !16, inlinedAt: !64)
!64 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !60)
!65 = !DILocation(line: 11, scope: !19, inlinedAt: !66)
!66 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !60)
!67 = !DILocation(line: 17, scope: !13, inlinedAt: !60)
!68 = !DILocation(line: 70, scope: !61, inlinedAt: !62)
!69 = !DILocation(line: 23, scope: !34, inlinedAt: !70)
!70 = distinct !DILocation(line: 71, scope: !61, inlinedAt: !62)
!71 = !DILocation(line: 71, scope: !61, inlinedAt: !62)
!72 = !DILocation(line: 36, scope: !28, inlinedAt: !73)
!73 = distinct !DILocation(line: 71, scope: !61, inlinedAt: !62)
!74 = !DILocation(line: 37, scope: !28, inlinedAt: !73)
!75 = !DILocation(line: 81, scope: !58)
!76 = distinct !DISubprogram(name: "pthread_rwlock_trywrlock", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 16, scope: !13, inlinedAt: !78)
!78 = distinct !DILocation(line: 76, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "try_write", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!80 = distinct !DILocation(line: 82, scope: !76)
!81 = !DILocation(line: 12, scope: !16, inlinedAt: !82)
!82 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !78)
!83 = !DILocation(line: 11, scope: !19, inlinedAt: !84)
!84 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !78)
!85 = !DILocation(line: 17, scope: !13, inlinedAt: !78)
!86 = !DILocation(line: 77, scope: !79, inlinedAt: !80)
!87 = !DILocation(line: 29, scope: !56, inlinedAt: !88)
!88 = distinct !DILocation(line: 78, scope: !79, inlinedAt: !80)
!89 = !DILocation(line: 78, scope: !79, inlinedAt: !80)
!90 = !DILocation(line: 43, scope: !49, inlinedAt: !91)
!91 = distinct !DILocation(line: 78, scope: !79, inlinedAt: !80)
!92 = !DILocation(line: 44, scope: !49, inlinedAt: !91)
!93 = !DILocation(line: 45, scope: !49, inlinedAt: !91)
!94 = !DILocation(line: 82, scope: !76)
!95 = distinct !DISubprogram(name: "pthread_rwlock_timedrdlock", scope: !1, file: !1, line: 84, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 16, scope: !13, inlinedAt: !97)
!97 = distinct !DILocation(line: 69, scope: !61, inlinedAt: !98)
!98 = distinct !DILocation(line: 86, scope: !95)
!99 = !DILocation(line: 12, scope: !16, inlinedAt: !100)
!100 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !97)
!101 = !DILocation(line: 11, scope: !19, inlinedAt: !102)
!102 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !97)
!103 = !DILocation(line: 17, scope: !13, inlinedAt: !97)
!104 = !DILocation(line: 70, scope: !61, inlinedAt: !98)
!105 = !DILocation(line: 23, scope: !34, inlinedAt: !106)
!106 = distinct !DILocation(line: 71, scope: !61, inlinedAt: !98)
!107 = !DILocation(line: 71, scope: !61, inlinedAt: !98)
!108 = !DILocation(line: 36, scope: !28, inlinedAt: !109)
!109 = distinct !DILocation(line: 71, scope: !61, inlinedAt: !98)
!110 = !DILocation(line: 37, scope: !28, inlinedAt: !109)
!111 = !DILocation(line: 86, scope: !95)
!112 = distinct !DISubprogram(name: "pthread_rwlock_timedwrlock", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 16, scope: !13, inlinedAt: !114)
!114 = distinct !DILocation(line: 76, scope: !79, inlinedAt: !115)
!115 = distinct !DILocation(line: 91, scope: !112)
!116 = !DILocation(line: 12, scope: !16, inlinedAt: !117)
!117 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !114)
!118 = !DILocation(line: 11, scope: !19, inlinedAt: !119)
!119 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !114)
!120 = !DILocation(line: 17, scope: !13, inlinedAt: !114)
!121 = !DILocation(line: 77, scope: !79, inlinedAt: !115)
!122 = !DILocation(line: 29, scope: !56, inlinedAt: !123)
!123 = distinct !DILocation(line: 78, scope: !79, inlinedAt: !115)
!124 = !DILocation(line: 78, scope: !79, inlinedAt: !115)
!125 = !DILocation(line: 43, scope: !49, inlinedAt: !126)
!126 = distinct !DILocation(line: 78, scope: !79, inlinedAt: !115)
!127 = !DILocation(line: 44, scope: !49, inlinedAt: !126)
!128 = !DILocation(line: 45, scope: !49, inlinedAt: !126)
!129 = !DILocation(line: 91, scope: !112)
!130 = distinct !DISubprogram(name: "pthread_rwlock_clockrdlock", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 16, scope: !13, inlinedAt: !132)
!132 = distinct !DILocation(line: 69, scope: !61, inlinedAt: !133)
!133 = distinct !DILocation(line: 96, scope: !130)
!134 = !DILocation(line: 12, scope: !16, inlinedAt: !135)
!135 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !132)
!136 = !DILocation(line: 11, scope: !19, inlinedAt: !137)
!137 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !132)
!138 = !DILocation(line: 17, scope: !13, inlinedAt: !132)
!139 = !DILocation(line: 70, scope: !61, inlinedAt: !133)
!140 = !DILocation(line: 23, scope: !34, inlinedAt: !141)
!141 = distinct !DILocation(line: 71, scope: !61, inlinedAt: !133)
!142 = !DILocation(line: 71, scope: !61, inlinedAt: !133)
!143 = !DILocation(line: 36, scope: !28, inlinedAt: !144)
!144 = distinct !DILocation(line: 71, scope: !61, inlinedAt: !133)
!145 = !DILocation(line: 37, scope: !28, inlinedAt: !144)
!146 = !DILocation(line: 96, scope: !130)
!147 = distinct !DISubprogram(name: "pthread_rwlock_clockwrlock", scope: !1, file: !1, line: 99, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 16, scope: !13, inlinedAt: !149)
!149 = distinct !DILocation(line: 76, scope: !79, inlinedAt: !150)
!150 = distinct !DILocation(line: 101, scope: !147)
!151 = !DILocation(line: 12, scope: !16, inlinedAt: !152)
!152 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !149)
!153 = !DILocation(line: 11, scope: !19, inlinedAt: !154)
!154 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !149)
!155 = !DILocation(line: 17, scope: !13, inlinedAt: !149)
!156 = !DILocation(line: 77, scope: !79, inlinedAt: !150)
!157 = !DILocation(line: 29, scope: !56, inlinedAt: !158)
!158 = distinct !DILocation(line: 78, scope: !79, inlinedAt: !150)
!159 = !DILocation(line: 78, scope: !79, inlinedAt: !150)
!160 = !DILocation(line: 43, scope: !49, inlinedAt: !161)
!161 = distinct !DILocation(line: 78, scope: !79, inlinedAt: !150)
!162 = !DILocation(line: 44, scope: !49, inlinedAt: !161)
!163 = !DILocation(line: 45, scope: !49, inlinedAt: !161)
!164 = !DILocation(line: 101, scope: !147)
!165 = distinct !DISubprogram(name: "pthread_rwlock_unlock", scope: !1, file: !1, line: 104, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 16, scope: !13, inlinedAt: !167)
!167 = distinct !DILocation(line: 106, scope: !165)
!168 = !DILocation(line: 12, scope: !16, inlinedAt: !169)
!169 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !167)
!170 = !DILocation(line: 11, scope: !19, inlinedAt: !171)
!171 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !167)
!172 = !DILocation(line: 17, scope: !13, inlinedAt: !167)
!173 = !DILocation(line: 107, scope: !165)
!174 = !DILocation(line: 32, scope: !23, inlinedAt: !175)
!175 = distinct !DILocation(line: 108, scope: !165)
!176 = !DILocation(line: 108, scope: !165)
!177 = !DILocation(line: 109, scope: !165)
!178 = !DILocation(line: 110, scope: !165)
!179 = !DILocation(line: 112, scope: !165)
!180 = !DILocation(line: 114, scope: !165)
!181 = !DILocation(line: 115, scope: !165)
!182 = !DILocation(line: 116, scope: !165)
!183 = !DILocation(line: 118, scope: !165)
!184 = !DILocation(line: 0, scope: !165)
!185 = !DILocation(line: 119, scope: !165)
!186 = distinct !DISubprogram(name: "pthread_rwlock_init", scope: !1, file: !1, line: 121, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!187 = !DILocation(line: 123, scope: !186)
!188 = !DILocation(line: 124, scope: !186)
!189 = !DILocation(line: 125, scope: !186)
!190 = !DILocation(line: 126, scope: !186)
!191 = distinct !DISubprogram(name: "pthread_rwlock_destroy", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 16, scope: !13, inlinedAt: !193)
!193 = distinct !DILocation(line: 131, scope: !191)
!194 = !DILocation(line: 12, scope: !16, inlinedAt: !195)
!195 = distinct !DILocation(line: 16, scope: !13, inlinedAt: !193)
!196 = !DILocation(line: 11, scope: !19, inlinedAt: !197)
!197 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !193)
!198 = !DILocation(line: 17, scope: !13, inlinedAt: !193)
!199 = !DILocation(line: 132, scope: !191)
!200 = !DILocation(line: 29, scope: !56, inlinedAt: !201)
!201 = distinct !DILocation(line: 133, scope: !191)
!202 = !DILocation(line: 133, scope: !191)
!203 = !DILocation(line: 134, scope: !191)
!204 = !DILocation(line: 135, scope: !191)
