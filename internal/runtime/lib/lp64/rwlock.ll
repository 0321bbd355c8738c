target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%struct.timespec = type { i64, i64 }
%union.pthread_rwlockattr_t = type { i64 }

@.str = private unnamed_addr constant [59 x i8] c"unlock of a read-write lock that this thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"destruction of a locked read-write lock\00", align 1

define dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !11
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !14
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !11
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !11
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !17
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !20
  %6 = load i32, i32* %3, align 4, !dbg !21
  %7 = icmp eq i32 %6, 0, !dbg !21
  %8 = load i32, i32* %4, align 8, !dbg !21
  %9 = call i32 @__midway_self() #5, !dbg !21
  %10 = icmp ne i32 %8, %9, !dbg !21
  %11 = or i1 %7, %10, !dbg !24
  br i1 %11, label %12, label %15, !dbg !24

12:
  call void @__midway_sync(i32 noundef 5, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @no_writer, i8* noundef %2) #5, !dbg !25
  %13 = load i32, i32* %5, align 4, !dbg !26
  %14 = add i32 %13, 1, !dbg !26
  store i32 %14, i32* %5, align 4, !dbg !26
  call void @__midway_acquire(i8* noundef %2, i32 noundef 2) #5, !dbg !29
  br label %15, !dbg !30

15:
  %16 = phi i32 [ 0, %12 ], [ 35, %1 ], !dbg !31
  ret i32 %16, !dbg !32
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @no_writer(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !33 {
  %3 = getelementptr inbounds i8, i8* %0, i64 4, !dbg !34
  %4 = bitcast i8* %3 to i32*, !dbg !34
  %5 = load i32, i32* %4, align 4, !dbg !34
  %6 = icmp eq i32 %5, 0, !dbg !34
  %7 = zext i1 %6 to i32, !dbg !34
  ret i32 %7, !dbg !34
}

define dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !35 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !36
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !38
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !36
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !36
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !40
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !42
  %6 = load i32, i32* %3, align 4, !dbg !43
  %7 = icmp eq i32 %6, 0, !dbg !43
  %8 = load i32, i32* %4, align 8, !dbg !43
  %9 = call i32 @__midway_self() #5, !dbg !43
  %10 = icmp ne i32 %8, %9, !dbg !43
  %11 = or i1 %7, %10, !dbg !45
  br i1 %11, label %12, label %14, !dbg !45

12:
  call void @__midway_sync(i32 noundef 7, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @nobody, i8* noundef %2) #5, !dbg !46
  store i32 1, i32* %3, align 4, !dbg !47
  %13 = call i32 @__midway_self() #5, !dbg !50
  store i32 %13, i32* %4, align 8, !dbg !50
  call void @__midway_acquire(i8* noundef %2, i32 noundef 3) #5, !dbg !51
  br label %14, !dbg !52

14:
  %15 = phi i32 [ 0, %12 ], [ 35, %1 ], !dbg !53
  ret i32 %15, !dbg !54
}

define internal i32 @nobody(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !55 {
  %3 = getelementptr inbounds i8, i8* %0, i64 4, !dbg !56
  %4 = bitcast i8* %3 to i32*, !dbg !56
  %5 = load i32, i32* %4, align 4, !dbg !56
  %6 = bitcast i8* %0 to i32*, !dbg !56
  %7 = load i32, i32* %6, align 8, !dbg !56
  %8 = or i32 %7, %5, !dbg !56
  %9 = icmp eq i32 %8, 0, !dbg !56
  %10 = zext i1 %9 to i32, !dbg !56
  ret i32 %10, !dbg !56
}

define dso_local i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !57 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !58
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !62
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !58
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !58
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !64
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !66
  call void @__midway_sync(i32 noundef 6, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !67
  %6 = load i32, i32* %3, align 4, !dbg !68
  %7 = icmp eq i32 %6, 0, !dbg !68
  br i1 %7, label %8, label %11, !dbg !70

8:
  %9 = load i32, i32* %5, align 4, !dbg !71
  %10 = add i32 %9, 1, !dbg !71
  store i32 %10, i32* %5, align 4, !dbg !71
  call void @__midway_acquire(i8* noundef %2, i32 noundef 2) #5, !dbg !73
  br label %11, !dbg !70

11:
  %12 = phi i32 [ 0, %8 ], [ 16, %1 ], !dbg !70
  ret i32 %12, !dbg !74
}

define dso_local i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !75 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !76
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !80
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !76
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !76
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !82
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !84
  call void @__midway_sync(i32 noundef 8, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !85
  %6 = load i32, i32* %3, align 4, !dbg !86
  %7 = load i32, i32* %5, align 8, !dbg !86
  %8 = or i32 %7, %6, !dbg !86
  %9 = icmp eq i32 %8, 0, !dbg !86
  br i1 %9, label %10, label %12, !dbg !88

10:
  store i32 1, i32* %3, align 4, !dbg !89
  %11 = call i32 @__midway_self() #5, !dbg !91
  store i32 %11, i32* %4, align 8, !dbg !91
  call void @__midway_acquire(i8* noundef %2, i32 noundef 3) #5, !dbg !92
  br label %12, !dbg !88

12:
  %13 = phi i32 [ 0, %10 ], [ 16, %1 ], !dbg !88
  ret i32 %13, !dbg !93
}

define dso_local i32 @pthread_rwlock_timedrdlock(%union.pthread_rwlock_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !94 {
  %3 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !95
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !98
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !95
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 3, i32* noundef %4, i32* noundef %5) #5, !dbg !95
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !100
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 2, i32* noundef %6, i32* noundef null) #5, !dbg !102
  call void @__midway_sync(i32 noundef 6, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !103
  %7 = load i32, i32* %4, align 4, !dbg !104
  %8 = icmp eq i32 %7, 0, !dbg !104
  br i1 %8, label %9, label %12, !dbg !106

9:
  %10 = load i32, i32* %6, align 4, !dbg !107
  %11 = add i32 %10, 1, !dbg !107
  store i32 %11, i32* %6, align 4, !dbg !107
  call void @__midway_acquire(i8* noundef %3, i32 noundef 2) #5, !dbg !109
  br label %12, !dbg !106

12:
  %13 = phi i32 [ 0, %9 ], [ 110, %2 ], !dbg !106
  ret i32 %13, !dbg !110
}

define dso_local i32 @pthread_rwlock_timedwrlock(%union.pthread_rwlock_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !111 {
  %3 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !112
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !115
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !112
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 3, i32* noundef %4, i32* noundef %5) #5, !dbg !112
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !117
  call void @__midway_lock_invariant(i8* noundef %3, i32 noundef 2, i32* noundef %6, i32* noundef null) #5, !dbg !119
  call void @__midway_sync(i32 noundef 8, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !120
  %7 = load i32, i32* %4, align 4, !dbg !121
  %8 = load i32, i32* %6, align 8, !dbg !121
  %9 = or i32 %8, %7, !dbg !121
  %10 = icmp eq i32 %9, 0, !dbg !121
  br i1 %10, label %11, label %13, !dbg !123

11:
  store i32 1, i32* %4, align 4, !dbg !124
  %12 = call i32 @__midway_self() #5, !dbg !126
  store i32 %12, i32* %5, align 8, !dbg !126
  call void @__midway_acquire(i8* noundef %3, i32 noundef 3) #5, !dbg !127
  br label %13, !dbg !123

13:
  %14 = phi i32 [ 0, %11 ], [ 110, %2 ], !dbg !123
  ret i32 %14, !dbg !128
}

define dso_local i32 @pthread_rwlock_clockrdlock(%union.pthread_rwlock_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !129 {
  %4 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !130
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !133
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !130
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 3, i32* noundef %5, i32* noundef %6) #5, !dbg !130
  %7 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !135
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 2, i32* noundef %7, i32* noundef null) #5, !dbg !137
  call void @__midway_sync(i32 noundef 6, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !138
  %8 = load i32, i32* %5, align 4, !dbg !139
  %9 = icmp eq i32 %8, 0, !dbg !139
  br i1 %9, label %10, label %13, !dbg !141

10:
  %11 = load i32, i32* %7, align 4, !dbg !142
  %12 = add i32 %11, 1, !dbg !142
  store i32 %12, i32* %7, align 4, !dbg !142
  call void @__midway_acquire(i8* noundef %4, i32 noundef 2) #5, !dbg !144
  br label %13, !dbg !141

13:
  %14 = phi i32 [ 0, %10 ], [ 110, %3 ], !dbg !141
  ret i32 %14, !dbg !145
}

define dso_local i32 @pthread_rwlock_clockwrlock(%union.pthread_rwlock_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !146 {
  %4 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !147
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !150
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !147
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 3, i32* noundef %5, i32* noundef %6) #5, !dbg !147
  %7 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !152
  call void @__midway_lock_invariant(i8* noundef %4, i32 noundef 2, i32* noundef %7, i32* noundef null) #5, !dbg !154
  call void @__midway_sync(i32 noundef 8, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !155
  %8 = load i32, i32* %5, align 4, !dbg !156
  %9 = load i32, i32* %7, align 8, !dbg !156
  %10 = or i32 %9, %8, !dbg !156
  %11 = icmp eq i32 %10, 0, !dbg !156
  br i1 %11, label %12, label %14, !dbg !158

12:
  store i32 1, i32* %5, align 4, !dbg !159
  %13 = call i32 @__midway_self() #5, !dbg !161
  store i32 %13, i32* %6, align 8, !dbg !161
  call void @__midway_acquire(i8* noundef %4, i32 noundef 3) #5, !dbg !162
  br label %14, !dbg !158

14:
  %15 = phi i32 [ 0, %12 ], [ 110, %3 ], !dbg !158
  ret i32 %15, !dbg !163
}

define dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !164 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !165
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !167
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !165
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !165
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !169
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !171
  call void @__midway_sync(i32 noundef 9, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !172
  %6 = load i32, i32* %3, align 4, !dbg !173
  %7 = icmp eq i32 %6, 0, !dbg !173
  %8 = load i32, i32* %4, align 8, !dbg !173
  %9 = call i32 @__midway_self() #5, !dbg !173
  %10 = icmp ne i32 %8, %9, !dbg !173
  %11 = or i1 %7, %10, !dbg !175
  br i1 %11, label %13, label %12, !dbg !175

12:
  store i32 0, i32* %3, align 4, !dbg !176
  store i32 0, i32* %4, align 8, !dbg !177
  br label %19, !dbg !178

13:
  %14 = load i32, i32* %5, align 4, !dbg !179
  %15 = icmp eq i32 %14, 0, !dbg !179
  br i1 %15, label %16, label %17, !dbg !179

16:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str, i64 0, i64 0)) #6, !dbg !180
  unreachable, !dbg !180

17:
  %18 = add i32 %14, -1, !dbg !181
  store i32 %18, i32* %5, align 4, !dbg !181
  br label %19, !dbg !182

19:
  %20 = phi i32 [ 2, %17 ], [ 3, %12 ]
  call void @__midway_release(i8* noundef %2, i32 noundef %20) #5, !dbg !183
  ret i32 0, !dbg !184
}

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noalias noundef %0, %union.pthread_rwlockattr_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !185 {
  %3 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !186
  call void @__midway_check(i8* noundef %3, i64 noundef 56, i32 noundef 1) #5, !dbg !186
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !187
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false), !dbg !188
  ret i32 0, !dbg !189
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr #0 !dbg !190 {
  %2 = bitcast %union.pthread_rwlock_t* %0 to i8*, !dbg !191
  %3 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !193
  %4 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 6, !dbg !191
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 3, i32* noundef %3, i32* noundef %4) #5, !dbg !191
  %5 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !195
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 2, i32* noundef %5, i32* noundef null) #5, !dbg !197
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !198
  %6 = getelementptr inbounds %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 1, !dbg !199
  %7 = load i32, i32* %6, align 4, !dbg !199
  %8 = getelementptr %union.pthread_rwlock_t, %union.pthread_rwlock_t* %0, i64 0, i32 0, i32 0, !dbg !199
  %9 = load i32, i32* %8, align 8, !dbg !199
  %10 = or i32 %9, %7, !dbg !199
  %11 = icmp eq i32 %10, 0, !dbg !199
  br i1 %11, label %13, label %12, !dbg !201

12:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !202
  unreachable, !dbg !202

13:
  ret i32 0, !dbg !203
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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/rwlock.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_rwlock_rdlock", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 16, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 51, scope: !8)
!14 = !DILocation(line: 12, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "writer", scope: !1, file: !1, line: 12, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !13)
!17 = !DILocation(line: 11, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "readers", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !13)
!20 = !DILocation(line: 17, scope: !12, inlinedAt: !13)
!21 = !DILocation(line: 32, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "mine", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 52, scope: !8)
!24 = !DILocation(line: 52, scope: !8)
!25 = !DILocation(line: 54, scope: !8)
!26 = !DILocation(line: 36, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "take_read", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!28 = distinct !DILocation(line: 55, scope: !8)
!29 = !DILocation(line: 37, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 55, scope: !8)
!31 = !DILocation(line: 0, scope: !8)
!32 = !DILocation(line: 56, scope: !8)
!33 = distinct !DISubprogram(name: "no_writer", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 23, scope: !33)
!35 = distinct !DISubprogram(name: "pthread_rwlock_wrlock", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 16, scope: !12, inlinedAt: !37)
!37 = distinct !DILocation(line: 60, scope: !35)
!38 = !DILocation(line: 12, scope: !15, inlinedAt: !39)
!39 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !37)
!40 = !DILocation(line: 11, scope: !18, inlinedAt: !41)
!41 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !37)
!42 = !DILocation(line: 17, scope: !12, inlinedAt: !37)
!43 = !DILocation(line: 32, scope: !22, inlinedAt: !44)
!44 = distinct !DILocation(line: 61, scope: !35)
!45 = !DILocation(line: 61, scope: !35)
!46 = !DILocation(line: 63, scope: !35)
!47 = !DILocation(line: 43, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "take_write", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!49 = distinct !DILocation(line: 64, scope: !35)
!50 = !DILocation(line: 44, scope: !48, inlinedAt: !49)
!51 = !DILocation(line: 45, scope: !48, inlinedAt: !49)
!52 = !DILocation(line: 64, scope: !35)
!53 = !DILocation(line: 0, scope: !35)
!54 = !DILocation(line: 65, scope: !35)
!55 = distinct !DISubprogram(name: "nobody", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 29, scope: !55)
!57 = distinct !DISubprogram(name: "pthread_rwlock_tryrdlock", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 16, scope: !12, inlinedAt: !59)
!59 = distinct !DILocation(line: 69, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "try_read", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!61 = distinct !DILocation(line: 81, scope: !57)
!62 = !DILocation(line: 12, scope: !15, inlinedAt: !63)
!63 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !59)
!64 = !DILocation(line: 11, scope: !18, inlinedAt: !65)
!65 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !59)
!66 = !DILocation(line: 17, scope: !12, inlinedAt: !59)
!67 = !DILocation(line: 70, scope: !60, inlinedAt: !61)
!68 = !DILocation(line: 23, scope: !33, inlinedAt: !69)
!69 = distinct !DILocation(line: 71, scope: !60, inlinedAt: !61)
!70 = !DILocation(line: 71, scope: !60, inlinedAt: !61)
!71 = !DILocation(line: 36, scope: !27, inlinedAt: !72)
!72 = distinct !DILocation(line: 71, scope: !60, inlinedAt: !61)
!73 = !DILocation(line: 37, scope: !27, inlinedAt: !72)
!74 = !DILocation(line: 81, scope: !57)
!75 = distinct !DISubprogram(name: "pthread_rwlock_trywrlock", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 16, scope: !12, inlinedAt: !77)
!77 = distinct !DILocation(line: 76, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "try_write", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!79 = distinct !DILocation(line: 82, scope: !75)
!80 = !DILocation(line: 12, scope: !15, inlinedAt: !81)
!81 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !77)
!82 = !DILocation(line: 11, scope: !18, inlinedAt: !83)
!83 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !77)
!84 = !DILocation(line: 17, scope: !12, inlinedAt: !77)
!85 = !DILocation(line: 77, scope: !78, inlinedAt: !79)
!86 = !DILocation(line: 29, scope: !55, inlinedAt: !87)
!87 = distinct !DILocation(line: 78, scope: !78, inlinedAt: !79)
!88 = !DILocation(line: 78, scope: !78, inlinedAt: !79)
!89 = !DILocation(line: 43, scope: !48, inlinedAt: !90)
!90 = distinct !DILocation(line: 78, scope: !78, inlinedAt: !79)
!91 = !DILocation(line: 44, scope: !48, inlinedAt: !90)
!92 = !DILocation(line: 45, scope: !48, inlinedAt: !90)
!93 = !DILocation(line: 82, scope: !75)
!94 = distinct !DISubprogram(name: "pthread_rwlock_timedrdlock", scope: !1, file: !1, line: 84, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 16, scope: !12, inlinedAt: !96)
!96 = distinct !DILocation(line: 69, scope: !60, inlinedAt: !97)
!97 = distinct !DILocation(line: 86, scope: !94)
!98 = !DILocation(line: 12, scope: !15, inlinedAt: !99)
!99 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !96)
!100 = !DILocation(line: 11, scope: !18, inlinedAt: !101)
!101 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !96)
!102 = !DILocation(line: 17, scope: !12, inlinedAt: !96)
!103 = !DILocation(line: 70, scope: !60, inlinedAt: !97)
!104 = !DILocation(line: 23, scope: !33, inlinedAt: !105)
!105 = distinct !DILocation(line: 71, scope: !60, inlinedAt: !97)
!106 = !DILocation(line: 71, scope: !60, inlinedAt: !97)
!107 = !DILocation(line: 36, scope: !27, inlinedAt: !108)
!108 = distinct !DILocation(line: 71, scope: !60, inlinedAt: !97)
!109 = !DILocation(line: 37, scope: !27, inlinedAt: !108)
!110 = !DILocation(line: 86, scope: !94)
!111 = distinct !DISubprogram(name: "pthread_rwlock_timedwrlock", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 16, scope: !12, inlinedAt: !113)
!113 = distinct !DILocation(line: 76, scope: !78, inlinedAt: !114)
!114 = distinct !DILocation(line: 91, scope: !111)
!115 = !DILocation(line: 12, scope: !15, inlinedAt: !116)
!116 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !113)
!117 = !DILocation(line: 11, scope: !18, inlinedAt: !118)
!118 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !113)
!119 = !DILocation(line: 17, scope: !12, inlinedAt: !113)
!120 = !DILocation(line: 77, scope: !78, inlinedAt: !114)
!121 = !DILocation(line: 29, scope: !55, inlinedAt: !122)
!122 = distinct !DILocation(line: 78, scope: !78, inlinedAt: !114)
!123 = !DILocation(line: 78, scope: !78, inlinedAt: !114)
!124 = !DILocation(line: 43, scope: !48, inlinedAt: !125)
!125 = distinct !DILocation(line: 78, scope: !78, inlinedAt: !114)
!126 = !DILocation(line: 44, scope: !48, inlinedAt: !125)
!127 = !DILocation(line: 45, scope: !48, inlinedAt: !125)
!128 = !DILocation(line: 91, scope: !111)
!129 = distinct !DISubprogram(name: "pthread_rwlock_clockrdlock", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 16, scope: !12, inlinedAt: !131)
!131 = distinct !DILocation(line: 69, scope: !60, inlinedAt: !132)
!132 = distinct !DILocation(line: 96, scope: !129)
!133 = !DILocation(line: 12, scope: !15, inlinedAt: !134)
!134 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !131)
!135 = !DILocation(line: 11, scope: !18, inlinedAt: !136)
!136 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !131)
!137 = !DILocation(line: 17, scope: !12, inlinedAt: !131)
!138 = !DILocation(line: 70, scope: !60, inlinedAt: !132)
!139 = !DILocation(line: 23, scope: !33, inlinedAt: !140)
!140 = distinct !DILocation(line: 71, scope: !60, inlinedAt: !132)
!141 = !DILocation(line: 71, scope: !60, inlinedAt: !132)
!142 = !DILocation(line: 36, scope: !27, inlinedAt: !143)
!143 = distinct !DILocation(line: 71, scope: !60, inlinedAt: !132)
!144 = !DILocation(line: 37, scope: !27, inlinedAt: !143)
!145 = !DILocation(line: 96, scope: !129)
!146 = distinct !DISubprogram(name: "pthread_rwlock_clockwrlock", scope: !1, file: !1, line: 99, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 16, scope: !12, inlinedAt: !148)
!148 = distinct !DILocation(line: 76, scope: !78, inlinedAt: !149)
!149 = distinct !DILocation(line: 101, scope: !146)
!150 = !DILocation(line: 12, scope: !15, inlinedAt: !151)
!151 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !148)
!152 = !DILocation(line: 11, scope: !18, inlinedAt: !153)
!153 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !148)
!154 = !DILocation(line: 17, scope: !12, inlinedAt: !148)
!155 = !DILocation(line: 77, scope: !78, inlinedAt: !149)
!156 = !DILocation(line: 29, scope: !55, inlinedAt: !157)
!157 = distinct !DILocation(line: 78, scope: !78, inlinedAt: !149)
!158 = !DILocation(line: 78, scope: !78, inlinedAt: !149)
!159 = !DILocation(line: 43, scope: !48, inlinedAt: !160)
!160 = distinct !DILocation(line: 78, scope: !78, inlinedAt: !149)
!161 = !DILocation(line: 44, scope: !48, inlinedAt: !160)
!162 = !DILocation(line: 45, scope: !48, inlinedAt: !160)
!163 = !DILocation(line: 101, scope: !146)
!164 = distinct !DISubprogram(name: "pthread_rwlock_unlock", scope: !1, file: !1, line: 104, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 16, scope: !12, inlinedAt: !166)
!166 = distinct !DILocation(line: 106, scope: !164)
!167 = !DILocation(line: 12, scope: !15, inlinedAt: !168)
!168 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !166)
!169 = !DILocation(line: 11, scope: !18, inlinedAt: !170)
!170 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !166)
!171 = !DILocation(line: 17, scope: !12, inlinedAt: !166)
!172 = !DILocation(line: 107, scope: !164)
!173 = !DILocation(line: 32, scope: !22, inlinedAt: !174)
!174 = distinct !DILocation(line: 108, scope: !164)
!175 = !DILocation(line: 108, scope: !164)
!176 = !DILocation(line: 109, scope: !164)
!177 = !DILocation(line: 110, scope: !164)
!178 = !DILocation(line: 112, scope: !164)
!179 = !DILocation(line: 114, scope: !164)
!180 = !DILocation(line: 115, scope: !164)
!181 = !DILocation(line: 116, scope: !164)
!182 = !DILocation(line: 118, scope: !164)
!183 = !DILocation(line: 0, scope: !164)
!184 = !DILocation(line: 119, scope: !164)
!185 = distinct !DISubprogram(name: "pthread_rwlock_init", scope: !1, file: !1, line: 121, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!186 = !DILocation(line: 123, scope: !185)
!187 = !DILocation(line: 124, scope: !185)
!188 = !DILocation(line: 125, scope: !185)
!189 = !DILocation(line: 126, scope: !185)
!190 = distinct !DISubprogram(name: "pthread_rwlock_destroy", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 16, scope: !12, inlinedAt: !192)
!192 = distinct !DILocation(line: 131, scope: !190)
!193 = !DILocation(line: 12, scope: !15, inlinedAt: !194)
!194 = distinct !DILocation(line: 16, scope: !12, inlinedAt: !192)
!195 = !DILocation(line: 11, scope: !18, inlinedAt: !196)
!196 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !192)
!197 = !DILocation(line: 17, scope: !12, inlinedAt: !192)
!198 = !DILocation(line: 132, scope: !190)
!199 = !DILocation(line: 29, scope: !55, inlinedAt: !200)
!200 = distinct !DILocation(line: 133, scope: !190)
!201 = !DILocation(line: 133, scope: !190)
!202 = !DILocation(line: 134, scope: !190)
!203 = !DILocation(line: 135, scope: !190)
