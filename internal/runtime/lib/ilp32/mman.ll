target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.shmid_ds = type { %struct.ipc_perm, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.ipc_perm = type { i32, i32, i32, i32, i32, i32, i16, i16, i32, i32 }

@.str = private unnamed_addr constant [11 x i8] c"mmap fails\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"mmap with MAP_FIXED\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"mapped file\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"mprotect\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"msync\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"madvise\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"mlock\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"munlock\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"mlockall\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"munlockall\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"shm_open\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"shm_unlink\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"sbrk\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"shmget\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"shmat: System V shared memory is not modelled\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"shmctl\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

define dso_local i8* @mmap(i8* nocapture readnone %0, i32 noundef %1, i32 %2, i32 noundef %3, i32 %4, i32 %5) local_unnamed_addr #0 !dbg !9 {
  %7 = icmp eq i32 %1, 0, !dbg !12
  br i1 %7, label %8, label %11, !dbg !12

8:
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !13
  %10 = bitcast i8* %9 to i32*, !dbg !19
  store i32 22, i32* %10, align 4, !dbg !19
  br label %32, !dbg !20

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #7, !dbg !21
  %13 = icmp eq i32 %12, 0, !dbg !21
  br i1 %13, label %20, label %14, !dbg !21

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7, !dbg !21
  %16 = icmp eq i32 %15, 0, !dbg !21
  br i1 %16, label %20, label %17, !dbg !21

17:
  %18 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !22
  %19 = bitcast i8* %18 to i32*, !dbg !25
  store i32 12, i32* %19, align 4, !dbg !25
  br label %32, !dbg !26

20:
  %21 = and i32 %3, 16, !dbg !27
  %22 = icmp eq i32 %21, 0, !dbg !27
  br i1 %22, label %24, label %23, !dbg !27

23:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !28
  unreachable, !dbg !28

24:
  %25 = add i32 %1, 4095, !dbg !29
  %26 = and i32 %25, -4096, !dbg !29
  %27 = call i8* @__midway_alloc(i32 noundef %26, i32 noundef 4096, i32 noundef 2) #7, !dbg !30
  %28 = and i32 %3, 32, !dbg !31
  %29 = icmp eq i32 %28, 0, !dbg !31
  br i1 %29, label %31, label %30, !dbg !31

30:
  call void @llvm.memset.p0i8.i32(i8* align 1 %27, i8 0, i32 %26, i1 false), !dbg !32
  br label %32, !dbg !32

31:
  call void @__midway_nondet(i8* noundef %27, i32 noundef %26, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !33
  br label %32

32:
  %33 = phi i8* [ inttoptr (i32 -1 to i8*), %8 ], [ inttoptr (i32 -1 to i8*), %17 ], [ %27, %31 ], [ %27, %30 ], !dbg !34
  ret i8* %33, !dbg !35
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #4

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i8* @mmap64(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 !dbg !36 {
  %7 = call i8* @mmap(i8* undef, i32 noundef %1, i32 undef, i32 noundef %3, i32 undef, i32 undef) #7, !dbg !37
  ret i8* %7, !dbg !37
}

define dso_local i32 @munmap(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !38 {
  %3 = add i32 %1, 4095, !dbg !39
  %4 = and i32 %3, -4096, !dbg !39
  %5 = call i32 @__midway_object_size(i8* noundef %0) #7, !dbg !40
  %6 = icmp ult i32 %4, %5, !dbg !40
  br i1 %6, label %8, label %7, !dbg !40

7:
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #7, !dbg !41
  br label %8, !dbg !41

8:
  ret i32 0, !dbg !42
}

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @mremap(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ...) local_unnamed_addr #0 !dbg !43 {
  %5 = icmp eq i32 %2, 0, !dbg !44
  br i1 %5, label %6, label %9, !dbg !44

6:
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !46
  %8 = bitcast i8* %7 to i32*, !dbg !49
  store i32 22, i32* %8, align 4, !dbg !49
  br label %22, !dbg !50

9:
  %10 = call i32 @__midway_option(i32 noundef 1) #7, !dbg !51
  %11 = icmp eq i32 %10, 0, !dbg !51
  br i1 %11, label %18, label %12, !dbg !51

12:
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7, !dbg !51
  %14 = icmp eq i32 %13, 0, !dbg !51
  br i1 %14, label %18, label %15, !dbg !51

15:
  %16 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !52
  %17 = bitcast i8* %16 to i32*, !dbg !55
  store i32 12, i32* %17, align 4, !dbg !55
  br label %22, !dbg !56

18:
  %19 = add i32 %2, 4095, !dbg !57
  %20 = and i32 %19, -4096, !dbg !57
  %21 = call i8* @__midway_alloc(i32 noundef %20, i32 noundef 4096, i32 noundef 2) #7, !dbg !58
  call void @llvm.memset.p0i8.i32(i8* align 1 %21, i8 0, i32 %20, i1 false) #9, !dbg !59
  br label %22, !dbg !59

22:
  %23 = phi i8* [ inttoptr (i32 -1 to i8*), %6 ], [ inttoptr (i32 -1 to i8*), %15 ], [ %21, %18 ], !dbg !60
  %24 = icmp eq i8* %23, inttoptr (i32 -1 to i8*), !dbg !61
  br i1 %24, label %28, label %25, !dbg !61

25:
  %26 = icmp ult i32 %1, %2, !dbg !62
  %27 = select i1 %26, i32 %1, i32 %2, !dbg !62
  call void @__midway_memcpy(i8* noundef %23, i8* noundef %0, i32 noundef %27) #7, !dbg !62
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #7, !dbg !63
  br label %28, !dbg !64

28:
  ret i8* %23, !dbg !65
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @mprotect(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !66 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !67
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !71
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !72
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !73
  %7 = bitcast i8* %6 to i32*, !dbg !75
  %8 = load i8, i8* %5, align 1, !dbg !75
  %9 = and i8 %8, 127, !dbg !75
  %10 = add nuw i8 %9, 1, !dbg !75
  %11 = load i8, i8* %4, align 1, !dbg !76
  %12 = and i8 %11, 1, !dbg !76
  %13 = icmp eq i8 %12, 0, !dbg !76
  br i1 %13, label %20, label %14, !dbg !76

14:
  %15 = icmp eq i8 %10, 4, !dbg !77
  %16 = icmp eq i8 %10, 11, !dbg !77
  %17 = or i1 %15, %16, !dbg !77
  %18 = zext i8 %10 to i32, !dbg !75
  %19 = select i1 %17, i32 5, i32 %18, !dbg !77
  br label %22, !dbg !76

20:
  %21 = load i32, i32* %7, align 4, !dbg !76
  br label %22, !dbg !76

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !76
  store i32 %23, i32* %7, align 4, !dbg !76
  %24 = sub nsw i8 0, %12, !dbg !78
  %25 = sext i8 %24 to i32, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !79
  ret i32 %25, !dbg !80
}

define dso_local i32 @msync(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !81 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !82
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0)) #7, !dbg !84
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !85
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !86
  %7 = bitcast i8* %6 to i32*, !dbg !88
  %8 = load i8, i8* %5, align 1, !dbg !88
  %9 = and i8 %8, 127, !dbg !88
  %10 = add nuw i8 %9, 1, !dbg !88
  %11 = load i8, i8* %4, align 1, !dbg !89
  %12 = and i8 %11, 1, !dbg !89
  %13 = icmp eq i8 %12, 0, !dbg !89
  br i1 %13, label %20, label %14, !dbg !89

14:
  %15 = icmp eq i8 %10, 4, !dbg !90
  %16 = icmp eq i8 %10, 11, !dbg !90
  %17 = or i1 %15, %16, !dbg !90
  %18 = zext i8 %10 to i32, !dbg !88
  %19 = select i1 %17, i32 5, i32 %18, !dbg !90
  br label %22, !dbg !89

20:
  %21 = load i32, i32* %7, align 4, !dbg !89
  br label %22, !dbg !89

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !89
  store i32 %23, i32* %7, align 4, !dbg !89
  %24 = sub nsw i8 0, %12, !dbg !91
  %25 = sext i8 %24 to i32, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !92
  ret i32 %25, !dbg !93
}

define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !94 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !95
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !97
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !98
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !99
  %7 = bitcast i8* %6 to i32*, !dbg !101
  %8 = load i8, i8* %5, align 1, !dbg !101
  %9 = and i8 %8, 127, !dbg !101
  %10 = add nuw i8 %9, 1, !dbg !101
  %11 = load i8, i8* %4, align 1, !dbg !102
  %12 = and i8 %11, 1, !dbg !102
  %13 = icmp eq i8 %12, 0, !dbg !102
  br i1 %13, label %20, label %14, !dbg !102

14:
  %15 = icmp eq i8 %10, 4, !dbg !103
  %16 = icmp eq i8 %10, 11, !dbg !103
  %17 = or i1 %15, %16, !dbg !103
  %18 = zext i8 %10 to i32, !dbg !101
  %19 = select i1 %17, i32 5, i32 %18, !dbg !103
  br label %22, !dbg !102

20:
  %21 = load i32, i32* %7, align 4, !dbg !102
  br label %22, !dbg !102

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !102
  store i32 %23, i32* %7, align 4, !dbg !102
  %24 = sub nsw i8 0, %12, !dbg !104
  %25 = sext i8 %24 to i32, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !105
  ret i32 %25, !dbg !106
}

define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !dbg !107 {
  ret i32 0, !dbg !108
}

define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !109 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !110
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !112
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !113
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !114
  %6 = bitcast i8* %5 to i32*, !dbg !116
  %7 = load i8, i8* %4, align 1, !dbg !116
  %8 = and i8 %7, 127, !dbg !116
  %9 = add nuw i8 %8, 1, !dbg !116
  %10 = load i8, i8* %3, align 1, !dbg !117
  %11 = and i8 %10, 1, !dbg !117
  %12 = icmp eq i8 %11, 0, !dbg !117
  br i1 %12, label %19, label %13, !dbg !117

13:
  %14 = icmp eq i8 %9, 4, !dbg !118
  %15 = icmp eq i8 %9, 11, !dbg !118
  %16 = or i1 %14, %15, !dbg !118
  %17 = zext i8 %9 to i32, !dbg !116
  %18 = select i1 %16, i32 5, i32 %17, !dbg !118
  br label %21, !dbg !117

19:
  %20 = load i32, i32* %6, align 4, !dbg !117
  br label %21, !dbg !117

21:
  %22 = phi i32 [ %18, %13 ], [ %20, %19 ], !dbg !117
  store i32 %22, i32* %6, align 4, !dbg !117
  %23 = sub nsw i8 0, %11, !dbg !119
  %24 = sext i8 %23 to i32, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !120
  ret i32 %24, !dbg !121
}

define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !122 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !123
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !123
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !125
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !126
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !127
  %6 = bitcast i8* %5 to i32*, !dbg !129
  %7 = load i8, i8* %4, align 1, !dbg !129
  %8 = and i8 %7, 127, !dbg !129
  %9 = add nuw i8 %8, 1, !dbg !129
  %10 = load i8, i8* %3, align 1, !dbg !130
  %11 = and i8 %10, 1, !dbg !130
  %12 = icmp eq i8 %11, 0, !dbg !130
  br i1 %12, label %19, label %13, !dbg !130

13:
  %14 = icmp eq i8 %9, 4, !dbg !131
  %15 = icmp eq i8 %9, 11, !dbg !131
  %16 = or i1 %14, %15, !dbg !131
  %17 = zext i8 %9 to i32, !dbg !129
  %18 = select i1 %16, i32 5, i32 %17, !dbg !131
  br label %21, !dbg !130

19:
  %20 = load i32, i32* %6, align 4, !dbg !130
  br label %21, !dbg !130

21:
  %22 = phi i32 [ %18, %13 ], [ %20, %19 ], !dbg !130
  store i32 %22, i32* %6, align 4, !dbg !130
  %23 = sub nsw i8 0, %11, !dbg !132
  %24 = sext i8 %23 to i32, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !133
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !133
  ret i32 %24, !dbg !134
}

define dso_local i32 @mlockall(i32 noundef %0) local_unnamed_addr #0 !dbg !135 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !136
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !138
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !139
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !140
  %5 = bitcast i8* %4 to i32*, !dbg !142
  %6 = load i8, i8* %3, align 1, !dbg !142
  %7 = and i8 %6, 127, !dbg !142
  %8 = add nuw i8 %7, 1, !dbg !142
  %9 = load i8, i8* %2, align 1, !dbg !143
  %10 = and i8 %9, 1, !dbg !143
  %11 = icmp eq i8 %10, 0, !dbg !143
  br i1 %11, label %18, label %12, !dbg !143

12:
  %13 = icmp eq i8 %8, 4, !dbg !144
  %14 = icmp eq i8 %8, 11, !dbg !144
  %15 = or i1 %13, %14, !dbg !144
  %16 = zext i8 %8 to i32, !dbg !142
  %17 = select i1 %15, i32 5, i32 %16, !dbg !144
  br label %20, !dbg !143

18:
  %19 = load i32, i32* %5, align 4, !dbg !143
  br label %20, !dbg !143

20:
  %21 = phi i32 [ %17, %12 ], [ %19, %18 ], !dbg !143
  store i32 %21, i32* %5, align 4, !dbg !143
  %22 = sub nsw i8 0, %10, !dbg !145
  %23 = sext i8 %22 to i32, !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !146
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !146
  ret i32 %23, !dbg !147
}

define dso_local i32 @munlockall() local_unnamed_addr #0 !dbg !148 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #9, !dbg !149
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !149
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !151
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !152
  %3 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !153
  %4 = bitcast i8* %3 to i32*, !dbg !155
  %5 = load i8, i8* %2, align 1, !dbg !155
  %6 = and i8 %5, 127, !dbg !155
  %7 = add nuw i8 %6, 1, !dbg !155
  %8 = load i8, i8* %1, align 1, !dbg !156
  %9 = and i8 %8, 1, !dbg !156
  %10 = icmp eq i8 %9, 0, !dbg !156
  br i1 %10, label %17, label %11, !dbg !156

11:
  %12 = icmp eq i8 %7, 4, !dbg !157
  %13 = icmp eq i8 %7, 11, !dbg !157
  %14 = or i1 %12, %13, !dbg !157
  %15 = zext i8 %7 to i32, !dbg !155
  %16 = select i1 %14, i32 5, i32 %15, !dbg !157
  br label %19, !dbg !156

17:
  %18 = load i32, i32* %4, align 4, !dbg !156
  br label %19, !dbg !156

19:
  %20 = phi i32 [ %16, %11 ], [ %18, %17 ], !dbg !156
  store i32 %20, i32* %4, align 4, !dbg !156
  %21 = sub nsw i8 0, %9, !dbg !158
  %22 = sext i8 %21 to i32, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !159
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #9, !dbg !159
  ret i32 %22, !dbg !160
}

define dso_local i32 @shm_open(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !161 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !162
  br label %4, !dbg !165

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !168
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !165
  %7 = load i8, i8* %6, align 1, !dbg !165
  %8 = icmp eq i8 %7, 0, !dbg !165
  %9 = add i32 %5, 1, !dbg !169
  br i1 %8, label %10, label %4, !dbg !165, !llvm.loop !170

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #7, !dbg !173
  %11 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !174
  ret i32 %11, !dbg !174
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #1

define dso_local i32 @shm_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !175 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !176
  br label %4, !dbg !178

4:
  %5 = phi i32 [ 0, %1 ], [ %9, %4 ], !dbg !180
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !178
  %7 = load i8, i8* %6, align 1, !dbg !178
  %8 = icmp eq i8 %7, 0, !dbg !178
  %9 = add i32 %5, 1, !dbg !181
  br i1 %8, label %10, label %4, !dbg !178, !llvm.loop !182

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #7, !dbg !183
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !184
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !184
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !186
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !187
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !188
  %12 = bitcast i8* %11 to i32*, !dbg !190
  %13 = load i8, i8* %3, align 1, !dbg !190
  %14 = and i8 %13, 127, !dbg !190
  %15 = add nuw i8 %14, 1, !dbg !190
  %16 = load i8, i8* %2, align 1, !dbg !191
  %17 = and i8 %16, 1, !dbg !191
  %18 = icmp eq i8 %17, 0, !dbg !191
  br i1 %18, label %25, label %19, !dbg !191

19:
  %20 = icmp eq i8 %15, 4, !dbg !192
  %21 = icmp eq i8 %15, 11, !dbg !192
  %22 = or i1 %20, %21, !dbg !192
  %23 = zext i8 %15 to i32, !dbg !190
  %24 = select i1 %22, i32 5, i32 %23, !dbg !192
  br label %27, !dbg !191

25:
  %26 = load i32, i32* %12, align 4, !dbg !191
  br label %27, !dbg !191

27:
  %28 = phi i32 [ %24, %19 ], [ %26, %25 ], !dbg !191
  store i32 %28, i32* %12, align 4, !dbg !191
  %29 = sub nsw i8 0, %17, !dbg !193
  %30 = sext i8 %29 to i32, !dbg !193
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !194
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !194
  ret i32 %30, !dbg !195
}

define dso_local noalias nonnull i8* @sbrk(i32 noundef %0) local_unnamed_addr #6 !dbg !196 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #8, !dbg !197
  unreachable, !dbg !197
}

define dso_local i32 @brk(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !198 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !199
  %3 = bitcast i8* %2 to i32*, !dbg !202
  store i32 12, i32* %3, align 4, !dbg !202
  ret i32 -1, !dbg !203
}

define dso_local i32 @shmget(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !204 {
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !205
  ret i32 %4, !dbg !205
}

define dso_local noalias nonnull i8* @shmat(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #6 !dbg !206 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.14, i32 0, i32 0)) #8, !dbg !207
  unreachable, !dbg !207
}

define dso_local i32 @shmdt(i8* nocapture noundef readnone %0) local_unnamed_addr #5 !dbg !208 {
  ret i32 0, !dbg !209
}

define dso_local i32 @shmctl(i32 noundef %0, i32 noundef %1, %struct.shmid_ds* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !210 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !211
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !211
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !213
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !214
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !215
  %7 = bitcast i8* %6 to i32*, !dbg !217
  %8 = load i8, i8* %5, align 1, !dbg !217
  %9 = and i8 %8, 127, !dbg !217
  %10 = add nuw i8 %9, 1, !dbg !217
  %11 = load i8, i8* %4, align 1, !dbg !218
  %12 = and i8 %11, 1, !dbg !218
  %13 = icmp eq i8 %12, 0, !dbg !218
  br i1 %13, label %20, label %14, !dbg !218

14:
  %15 = icmp eq i8 %10, 4, !dbg !219
  %16 = icmp eq i8 %10, 11, !dbg !219
  %17 = or i1 %15, %16, !dbg !219
  %18 = zext i8 %10 to i32, !dbg !217
  %19 = select i1 %17, i32 5, i32 %18, !dbg !219
  br label %22, !dbg !218

20:
  %21 = load i32, i32* %7, align 4, !dbg !218
  br label %22, !dbg !218

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !218
  store i32 %23, i32* %7, align 4, !dbg !218
  %24 = sub nsw i8 0, %12, !dbg !220
  %25 = sext i8 %24 to i32, !dbg !220
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !221
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !221
  ret i32 %25, !dbg !222
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { noreturn nounwind null_pointer_is_valid }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/mman.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "mmap", scope: !1, file: !1, line: 12, type: !10, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 14, scope: !9)
!13 = !DILocation(line: 39, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "area", scope: !15, file: !15, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!15 = !DIFile(filename: "c/models.h", directory: ".")
!16 = distinct !DILocation(line: 44, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "fail", scope: !15, file: !15, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = distinct !DILocation(line: 15, scope: !9)
!19 = !DILocation(line: 44, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 15, scope: !9)
!21 = !DILocation(line: 16, scope: !9)
!22 = !DILocation(line: 39, scope: !14, inlinedAt: !23)
!23 = distinct !DILocation(line: 44, scope: !17, inlinedAt: !24)
!24 = distinct !DILocation(line: 17, scope: !9)
!25 = !DILocation(line: 44, scope: !17, inlinedAt: !24)
!26 = !DILocation(line: 17, scope: !9)
!27 = !DILocation(line: 18, scope: !9)
!28 = !DILocation(line: 19, scope: !9)
!29 = !DILocation(line: 20, scope: !9)
!30 = !DILocation(line: 21, scope: !9)
!31 = !DILocation(line: 22, scope: !9)
!32 = !DILocation(line: 23, scope: !9)
!33 = !DILocation(line: 25, scope: !9)
!34 = !DILocation(line: 0, scope: !9)
!35 = !DILocation(line: 27, scope: !9)
!36 = distinct !DISubprogram(name: "mmap64", scope: !1, file: !1, line: 29, type: !10, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = !DILocation(line: 31, scope: !36)
!38 = distinct !DISubprogram(name: "munmap", scope: !1, file: !1, line: 34, type: !10, scopeLine: 35, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!39 = !DILocation(line: 36, scope: !38)
!40 = !DILocation(line: 37, scope: !38)
!41 = !DILocation(line: 38, scope: !38)
!42 = !DILocation(line: 39, scope: !38)
!43 = distinct !DISubprogram(name: "mremap", scope: !1, file: !1, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = !DILocation(line: 14, scope: !9, inlinedAt: !45)
!45 = distinct !DILocation(line: 44, scope: !43)
!46 = !DILocation(line: 39, scope: !14, inlinedAt: !47)
!47 = distinct !DILocation(line: 44, scope: !17, inlinedAt: !48)
!48 = distinct !DILocation(line: 15, scope: !9, inlinedAt: !45)
!49 = !DILocation(line: 44, scope: !17, inlinedAt: !48)
!50 = !DILocation(line: 15, scope: !9, inlinedAt: !45)
!51 = !DILocation(line: 16, scope: !9, inlinedAt: !45)
!52 = !DILocation(line: 39, scope: !14, inlinedAt: !53)
!53 = distinct !DILocation(line: 44, scope: !17, inlinedAt: !54)
!54 = distinct !DILocation(line: 17, scope: !9, inlinedAt: !45)
!55 = !DILocation(line: 44, scope: !17, inlinedAt: !54)
!56 = !DILocation(line: 17, scope: !9, inlinedAt: !45)
!57 = !DILocation(line: 20, scope: !9, inlinedAt: !45)
!58 = !DILocation(line: 21, scope: !9, inlinedAt: !45)
!59 = !DILocation(line: 23, scope: !9, inlinedAt: !45)
!60 = !DILocation(line: 0, scope: !9, inlinedAt: !45)
!61 = !DILocation(line: 45, scope: !43)
!62 = !DILocation(line: 47, scope: !43)
!63 = !DILocation(line: 48, scope: !43)
!64 = !DILocation(line: 49, scope: !43)
!65 = !DILocation(line: 50, scope: !43)
!66 = distinct !DISubprogram(name: "mprotect", scope: !1, file: !1, line: 52, type: !10, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!67 = !DILocation(line: 10, scope: !68, inlinedAt: !70)
!68 = distinct !DISubprogram(name: "outcome", scope: !69, file: !69, line: 8, type: !10, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!69 = !DIFile(filename: "c/environment.h", directory: ".")
!70 = distinct !DILocation(line: 52, scope: !66)
!71 = !DILocation(line: 11, scope: !68, inlinedAt: !70)
!72 = !DILocation(line: 12, scope: !68, inlinedAt: !70)
!73 = !DILocation(line: 39, scope: !14, inlinedAt: !74)
!74 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !70)
!75 = !DILocation(line: 13, scope: !68, inlinedAt: !70)
!76 = !DILocation(line: 15, scope: !68, inlinedAt: !70)
!77 = !DILocation(line: 14, scope: !68, inlinedAt: !70)
!78 = !DILocation(line: 16, scope: !68, inlinedAt: !70)
!79 = !DILocation(line: 17, scope: !68, inlinedAt: !70)
!80 = !DILocation(line: 52, scope: !66)
!81 = distinct !DISubprogram(name: "msync", scope: !1, file: !1, line: 53, type: !10, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = !DILocation(line: 10, scope: !68, inlinedAt: !83)
!83 = distinct !DILocation(line: 53, scope: !81)
!84 = !DILocation(line: 11, scope: !68, inlinedAt: !83)
!85 = !DILocation(line: 12, scope: !68, inlinedAt: !83)
!86 = !DILocation(line: 39, scope: !14, inlinedAt: !87)
!87 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !83)
!88 = !DILocation(line: 13, scope: !68, inlinedAt: !83)
!89 = !DILocation(line: 15, scope: !68, inlinedAt: !83)
!90 = !DILocation(line: 14, scope: !68, inlinedAt: !83)
!91 = !DILocation(line: 16, scope: !68, inlinedAt: !83)
!92 = !DILocation(line: 17, scope: !68, inlinedAt: !83)
!93 = !DILocation(line: 53, scope: !81)
!94 = distinct !DISubprogram(name: "madvise", scope: !1, file: !1, line: 54, type: !10, scopeLine: 54, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!95 = !DILocation(line: 10, scope: !68, inlinedAt: !96)
!96 = distinct !DILocation(line: 54, scope: !94)
!97 = !DILocation(line: 11, scope: !68, inlinedAt: !96)
!98 = !DILocation(line: 12, scope: !68, inlinedAt: !96)
!99 = !DILocation(line: 39, scope: !14, inlinedAt: !100)
!100 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !96)
!101 = !DILocation(line: 13, scope: !68, inlinedAt: !96)
!102 = !DILocation(line: 15, scope: !68, inlinedAt: !96)
!103 = !DILocation(line: 14, scope: !68, inlinedAt: !96)
!104 = !DILocation(line: 16, scope: !68, inlinedAt: !96)
!105 = !DILocation(line: 17, scope: !68, inlinedAt: !96)
!106 = !DILocation(line: 54, scope: !94)
!107 = distinct !DISubprogram(name: "posix_madvise", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!108 = !DILocation(line: 55, scope: !107)
!109 = distinct !DISubprogram(name: "mlock", scope: !1, file: !1, line: 56, type: !10, scopeLine: 56, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!110 = !DILocation(line: 10, scope: !68, inlinedAt: !111)
!111 = distinct !DILocation(line: 56, scope: !109)
!112 = !DILocation(line: 11, scope: !68, inlinedAt: !111)
!113 = !DILocation(line: 12, scope: !68, inlinedAt: !111)
!114 = !DILocation(line: 39, scope: !14, inlinedAt: !115)
!115 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !111)
!116 = !DILocation(line: 13, scope: !68, inlinedAt: !111)
!117 = !DILocation(line: 15, scope: !68, inlinedAt: !111)
!118 = !DILocation(line: 14, scope: !68, inlinedAt: !111)
!119 = !DILocation(line: 16, scope: !68, inlinedAt: !111)
!120 = !DILocation(line: 17, scope: !68, inlinedAt: !111)
!121 = !DILocation(line: 56, scope: !109)
!122 = distinct !DISubprogram(name: "munlock", scope: !1, file: !1, line: 57, type: !10, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = !DILocation(line: 10, scope: !68, inlinedAt: !124)
!124 = distinct !DILocation(line: 57, scope: !122)
!125 = !DILocation(line: 11, scope: !68, inlinedAt: !124)
!126 = !DILocation(line: 12, scope: !68, inlinedAt: !124)
!127 = !DILocation(line: 39, scope: !14, inlinedAt: !128)
!128 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !124)
!129 = !DILocation(line: 13, scope: !68, inlinedAt: !124)
!130 = !DILocation(line: 15, scope: !68, inlinedAt: !124)
!131 = !DILocation(line: 14, scope: !68, inlinedAt: !124)
!132 = !DILocation(line: 16, scope: !68, inlinedAt: !124)
!133 = !DILocation(line: 17, scope: !68, inlinedAt: !124)
!134 = !DILocation(line: 57, scope: !122)
!135 = distinct !DISubprogram(name: "mlockall", scope: !1, file: !1, line: 58, type: !10, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = !DILocation(line: 10, scope: !68, inlinedAt: !137)
!137 = distinct !DILocation(line: 58, scope: !135)
!138 = !DILocation(line: 11, scope: !68, inlinedAt: !137)
!139 = !DILocation(line: 12, scope: !68, inlinedAt: !137)
!140 = !DILocation(line: 39, scope: !14, inlinedAt: !141)
!141 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !137)
!142 = !DILocation(line: 13, scope: !68, inlinedAt: !137)
!143 = !DILocation(line: 15, scope: !68, inlinedAt: !137)
!144 = !DILocation(line: 14, scope: !68, inlinedAt: !137)
!145 = !DILocation(line: 16, scope: !68, inlinedAt: !137)
!146 = !DILocation(line: 17, scope: !68, inlinedAt: !137)
!147 = !DILocation(line: 58, scope: !135)
!148 = distinct !DISubprogram(name: "munlockall", scope: !1, file: !1, line: 59, type: !10, scopeLine: 59, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!149 = !DILocation(line: 10, scope: !68, inlinedAt: !150)
!150 = distinct !DILocation(line: 59, scope: !148)
!151 = !DILocation(line: 11, scope: !68, inlinedAt: !150)
!152 = !DILocation(line: 12, scope: !68, inlinedAt: !150)
!153 = !DILocation(line: 39, scope: !14, inlinedAt: !154)
!154 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !150)
!155 = !DILocation(line: 13, scope: !68, inlinedAt: !150)
!156 = !DILocation(line: 15, scope: !68, inlinedAt: !150)
!157 = !DILocation(line: 14, scope: !68, inlinedAt: !150)
!158 = !DILocation(line: 16, scope: !68, inlinedAt: !150)
!159 = !DILocation(line: 17, scope: !68, inlinedAt: !150)
!160 = !DILocation(line: 59, scope: !148)
!161 = distinct !DISubprogram(name: "shm_open", scope: !1, file: !1, line: 61, type: !10, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = !DILocation(line: 96, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "read_string", scope: !15, file: !15, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!164 = distinct !DILocation(line: 63, scope: !161)
!165 = !DILocation(line: 88, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "length", scope: !15, file: !15, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!167 = distinct !DILocation(line: 97, scope: !163, inlinedAt: !164)
!168 = !DILocation(line: 0, scope: !166, inlinedAt: !167)
!169 = !DILocation(line: 89, scope: !166, inlinedAt: !167)
!170 = distinct !{!170, !165, !169, !171, !172}
!171 = !{!"llvm.loop.mustprogress"}
!172 = !{!"llvm.loop.unroll.disable"}
!173 = !DILocation(line: 98, scope: !163, inlinedAt: !164)
!174 = !DILocation(line: 64, scope: !161)
!175 = distinct !DISubprogram(name: "shm_unlink", scope: !1, file: !1, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!176 = !DILocation(line: 96, scope: !163, inlinedAt: !177)
!177 = distinct !DILocation(line: 69, scope: !175)
!178 = !DILocation(line: 88, scope: !166, inlinedAt: !179)
!179 = distinct !DILocation(line: 97, scope: !163, inlinedAt: !177)
!180 = !DILocation(line: 0, scope: !166, inlinedAt: !179)
!181 = !DILocation(line: 89, scope: !166, inlinedAt: !179)
!182 = distinct !{!182, !178, !181, !171, !172}
!183 = !DILocation(line: 98, scope: !163, inlinedAt: !177)
!184 = !DILocation(line: 10, scope: !68, inlinedAt: !185)
!185 = distinct !DILocation(line: 70, scope: !175)
!186 = !DILocation(line: 11, scope: !68, inlinedAt: !185)
!187 = !DILocation(line: 12, scope: !68, inlinedAt: !185)
!188 = !DILocation(line: 39, scope: !14, inlinedAt: !189)
!189 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !185)
!190 = !DILocation(line: 13, scope: !68, inlinedAt: !185)
!191 = !DILocation(line: 15, scope: !68, inlinedAt: !185)
!192 = !DILocation(line: 14, scope: !68, inlinedAt: !185)
!193 = !DILocation(line: 16, scope: !68, inlinedAt: !185)
!194 = !DILocation(line: 17, scope: !68, inlinedAt: !185)
!195 = !DILocation(line: 70, scope: !175)
!196 = distinct !DISubprogram(name: "sbrk", scope: !1, file: !1, line: 73, type: !10, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!197 = !DILocation(line: 73, scope: !196)
!198 = distinct !DISubprogram(name: "brk", scope: !1, file: !1, line: 74, type: !10, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!199 = !DILocation(line: 39, scope: !14, inlinedAt: !200)
!200 = distinct !DILocation(line: 44, scope: !17, inlinedAt: !201)
!201 = distinct !DILocation(line: 74, scope: !198)
!202 = !DILocation(line: 44, scope: !17, inlinedAt: !201)
!203 = !DILocation(line: 74, scope: !198)
!204 = distinct !DISubprogram(name: "shmget", scope: !1, file: !1, line: 76, type: !10, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!205 = !DILocation(line: 76, scope: !204)
!206 = distinct !DISubprogram(name: "shmat", scope: !1, file: !1, line: 77, type: !10, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = !DILocation(line: 77, scope: !206)
!208 = distinct !DISubprogram(name: "shmdt", scope: !1, file: !1, line: 78, type: !10, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!209 = !DILocation(line: 78, scope: !208)
!210 = distinct !DISubprogram(name: "shmctl", scope: !1, file: !1, line: 79, type: !10, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!211 = !DILocation(line: 10, scope: !68, inlinedAt: !212)
!212 = distinct !DILocation(line: 79, scope: !210)
!213 = !DILocation(line: 11, scope: !68, inlinedAt: !212)
!214 = !DILocation(line: 12, scope: !68, inlinedAt: !212)
!215 = !DILocation(line: 39, scope: !14, inlinedAt: !216)
!216 = distinct !DILocation(line: 13, scope: !68, inlinedAt: !212)
!217 = !DILocation(line: 13, scope: !68, inlinedAt: !212)
!218 = !DILocation(line: 15, scope: !68, inlinedAt: !212)
!219 = !DILocation(line: 14, scope: !68, inlinedAt: !212)
!220 = !DILocation(line: 16, scope: !68, inlinedAt: !212)
!221 = !DILocation(line: 17, scope: !68, inlinedAt: !212)
!222 = !DILocation(line: 79, scope: !210)
