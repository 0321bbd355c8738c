target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shmid_ds = type { %struct.ipc_perm, i64, i64, i64, i64, i32, i32, i64, i64, i64 }
%struct.ipc_perm = type { i32, i32, i32, i32, i32, i32, i16, i16, i64, i64 }

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

define dso_local i8* @mmap(i8* nocapture readnone %0, i64 noundef %1, i32 %2, i32 noundef %3, i32 %4, i64 %5) local_unnamed_addr #0 !dbg !8 {
  %7 = icmp eq i64 %1, 0, !dbg !11
  br i1 %7, label %8, label %11, !dbg !11

8:
  %9 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !12
  %10 = bitcast i8* %9 to i32*, !dbg !18
  store i32 22, i32* %10, align 8, !dbg !18
  br label %32, !dbg !19

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #7, !dbg !20
  %13 = icmp eq i32 %12, 0, !dbg !20
  br i1 %13, label %20, label %14, !dbg !20

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7, !dbg !20
  %16 = icmp eq i32 %15, 0, !dbg !20
  br i1 %16, label %20, label %17, !dbg !20

17:
  %18 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !21
  %19 = bitcast i8* %18 to i32*, !dbg !24
  store i32 12, i32* %19, align 8, !dbg !24
  br label %32, !dbg !25

20:
  %21 = and i32 %3, 16, !dbg !26
  %22 = icmp eq i32 %21, 0, !dbg !26
  br i1 %22, label %24, label %23, !dbg !26

23:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0)) #8, !dbg !27
  unreachable, !dbg !27

24:
  %25 = add i64 %1, 4095, !dbg !28
  %26 = and i64 %25, -4096, !dbg !28
  %27 = call i8* @__midway_alloc(i64 noundef %26, i64 noundef 4096, i32 noundef 2) #7, !dbg !29
  %28 = and i32 %3, 32, !dbg !30
  %29 = icmp eq i32 %28, 0, !dbg !30
  br i1 %29, label %31, label %30, !dbg !30

30:
  call void @llvm.memset.p0i8.i64(i8* align 1 %27, i8 0, i64 %26, i1 false), !dbg !31
  br label %32, !dbg !31

31:
  call void @__midway_nondet(i8* noundef %27, i64 noundef %26, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !32
  br label %32

32:
  %33 = phi i8* [ inttoptr (i64 -1 to i8*), %8 ], [ inttoptr (i64 -1 to i8*), %17 ], [ %27, %31 ], [ %27, %30 ], !dbg !33
  ret i8* %33, !dbg !34
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i8* @mmap64(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 !dbg !35 {
  %7 = call i8* @mmap(i8* undef, i64 noundef %1, i32 undef, i32 noundef %3, i32 undef, i64 undef) #7, !dbg !36
  ret i8* %7, !dbg !36
}

define dso_local i32 @munmap(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !37 {
  %3 = add i64 %1, 4095, !dbg !38
  %4 = and i64 %3, -4096, !dbg !38
  %5 = call i64 @__midway_object_size(i8* noundef %0) #7, !dbg !39
  %6 = icmp ult i64 %4, %5, !dbg !39
  br i1 %6, label %8, label %7, !dbg !39

7:
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #7, !dbg !40
  br label %8, !dbg !40

8:
  ret i32 0, !dbg !41
}

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @mremap(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, ...) local_unnamed_addr #0 !dbg !42 {
  %5 = icmp eq i64 %2, 0, !dbg !43
  br i1 %5, label %6, label %9, !dbg !43

6:
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !45
  %8 = bitcast i8* %7 to i32*, !dbg !48
  store i32 22, i32* %8, align 8, !dbg !48
  br label %22, !dbg !49

9:
  %10 = call i32 @__midway_option(i32 noundef 1) #7, !dbg !50
  %11 = icmp eq i32 %10, 0, !dbg !50
  br i1 %11, label %18, label %12, !dbg !50

12:
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7, !dbg !50
  %14 = icmp eq i32 %13, 0, !dbg !50
  br i1 %14, label %18, label %15, !dbg !50

15:
  %16 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !51
  %17 = bitcast i8* %16 to i32*, !dbg !54
  store i32 12, i32* %17, align 8, !dbg !54
  br label %22, !dbg !55

18:
  %19 = add i64 %2, 4095, !dbg !56
  %20 = and i64 %19, -4096, !dbg !56
  %21 = call i8* @__midway_alloc(i64 noundef %20, i64 noundef 4096, i32 noundef 2) #7, !dbg !57
  call void @llvm.memset.p0i8.i64(i8* align 1 %21, i8 0, i64 %20, i1 false) #9, !dbg !58
  br label %22, !dbg !58

22:
  %23 = phi i8* [ inttoptr (i64 -1 to i8*), %6 ], [ inttoptr (i64 -1 to i8*), %15 ], [ %21, %18 ], !dbg !59
  %24 = icmp eq i8* %23, inttoptr (i64 -1 to i8*), !dbg !60
  br i1 %24, label %28, label %25, !dbg !60

25:
  %26 = icmp ult i64 %1, %2, !dbg !61
  %27 = select i1 %26, i64 %1, i64 %2, !dbg !61
  call void @__midway_memcpy(i8* noundef %23, i8* noundef %0, i64 noundef %27) #7, !dbg !61
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #7, !dbg !62
  br label %28, !dbg !63

28:
  ret i8* %23, !dbg !64
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @mprotect(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !66
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !70
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !71
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !72
  %7 = bitcast i8* %6 to i32*, !dbg !74
  %8 = load i8, i8* %5, align 1, !dbg !74
  %9 = and i8 %8, 127, !dbg !74
  %10 = add nuw i8 %9, 1, !dbg !74
  %11 = load i8, i8* %4, align 1, !dbg !75
  %12 = and i8 %11, 1, !dbg !75
  %13 = icmp eq i8 %12, 0, !dbg !75
  br i1 %13, label %20, label %14, !dbg !75

14:
  %15 = icmp eq i8 %10, 4, !dbg !76
  %16 = icmp eq i8 %10, 11, !dbg !76
  %17 = or i1 %15, %16, !dbg !76
  %18 = zext i8 %10 to i32, !dbg !74
  %19 = select i1 %17, i32 5, i32 %18, !dbg !76
  br label %22, !dbg !75

20:
  %21 = load i32, i32* %7, align 4, !dbg !75
  br label %22, !dbg !75

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !75
  store i32 %23, i32* %7, align 4, !dbg !75
  %24 = sub nsw i8 0, %12, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !78
  %25 = sext i8 %24 to i32, !dbg !79
  ret i32 %25, !dbg !79
}

define dso_local i32 @msync(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !80 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !81
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !83
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !84
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !85
  %7 = bitcast i8* %6 to i32*, !dbg !87
  %8 = load i8, i8* %5, align 1, !dbg !87
  %9 = and i8 %8, 127, !dbg !87
  %10 = add nuw i8 %9, 1, !dbg !87
  %11 = load i8, i8* %4, align 1, !dbg !88
  %12 = and i8 %11, 1, !dbg !88
  %13 = icmp eq i8 %12, 0, !dbg !88
  br i1 %13, label %20, label %14, !dbg !88

14:
  %15 = icmp eq i8 %10, 4, !dbg !89
  %16 = icmp eq i8 %10, 11, !dbg !89
  %17 = or i1 %15, %16, !dbg !89
  %18 = zext i8 %10 to i32, !dbg !87
  %19 = select i1 %17, i32 5, i32 %18, !dbg !89
  br label %22, !dbg !88

20:
  %21 = load i32, i32* %7, align 4, !dbg !88
  br label %22, !dbg !88

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !88
  store i32 %23, i32* %7, align 4, !dbg !88
  %24 = sub nsw i8 0, %12, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !91
  %25 = sext i8 %24 to i32, !dbg !92
  ret i32 %25, !dbg !92
}

define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !93 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !94
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !96
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !97
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !98
  %7 = bitcast i8* %6 to i32*, !dbg !100
  %8 = load i8, i8* %5, align 1, !dbg !100
  %9 = and i8 %8, 127, !dbg !100
  %10 = add nuw i8 %9, 1, !dbg !100
  %11 = load i8, i8* %4, align 1, !dbg !101
  %12 = and i8 %11, 1, !dbg !101
  %13 = icmp eq i8 %12, 0, !dbg !101
  br i1 %13, label %20, label %14, !dbg !101

14:
  %15 = icmp eq i8 %10, 4, !dbg !102
  %16 = icmp eq i8 %10, 11, !dbg !102
  %17 = or i1 %15, %16, !dbg !102
  %18 = zext i8 %10 to i32, !dbg !100
  %19 = select i1 %17, i32 5, i32 %18, !dbg !102
  br label %22, !dbg !101

20:
  %21 = load i32, i32* %7, align 4, !dbg !101
  br label %22, !dbg !101

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !101
  store i32 %23, i32* %7, align 4, !dbg !101
  %24 = sub nsw i8 0, %12, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !104
  %25 = sext i8 %24 to i32, !dbg !105
  ret i32 %25, !dbg !105
}

define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #5 !dbg !106 {
  ret i32 0, !dbg !107
}

define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 !dbg !108 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !109
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !109
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !111
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !112
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !113
  %6 = bitcast i8* %5 to i32*, !dbg !115
  %7 = load i8, i8* %4, align 1, !dbg !115
  %8 = and i8 %7, 127, !dbg !115
  %9 = add nuw i8 %8, 1, !dbg !115
  %10 = load i8, i8* %3, align 1, !dbg !116
  %11 = and i8 %10, 1, !dbg !116
  %12 = icmp eq i8 %11, 0, !dbg !116
  br i1 %12, label %19, label %13, !dbg !116

13:
  %14 = icmp eq i8 %9, 4, !dbg !117
  %15 = icmp eq i8 %9, 11, !dbg !117
  %16 = or i1 %14, %15, !dbg !117
  %17 = zext i8 %9 to i32, !dbg !115
  %18 = select i1 %16, i32 5, i32 %17, !dbg !117
  br label %21, !dbg !116

19:
  %20 = load i32, i32* %6, align 4, !dbg !116
  br label %21, !dbg !116

21:
  %22 = phi i32 [ %18, %13 ], [ %20, %19 ], !dbg !116
  store i32 %22, i32* %6, align 4, !dbg !116
  %23 = sub nsw i8 0, %11, !dbg !118
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !119
  %24 = sext i8 %23 to i32, !dbg !120
  ret i32 %24, !dbg !120
}

define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 !dbg !121 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !122
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !122
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !124
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !125
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !126
  %6 = bitcast i8* %5 to i32*, !dbg !128
  %7 = load i8, i8* %4, align 1, !dbg !128
  %8 = and i8 %7, 127, !dbg !128
  %9 = add nuw i8 %8, 1, !dbg !128
  %10 = load i8, i8* %3, align 1, !dbg !129
  %11 = and i8 %10, 1, !dbg !129
  %12 = icmp eq i8 %11, 0, !dbg !129
  br i1 %12, label %19, label %13, !dbg !129

13:
  %14 = icmp eq i8 %9, 4, !dbg !130
  %15 = icmp eq i8 %9, 11, !dbg !130
  %16 = or i1 %14, %15, !dbg !130
  %17 = zext i8 %9 to i32, !dbg !128
  %18 = select i1 %16, i32 5, i32 %17, !dbg !130
  br label %21, !dbg !129

19:
  %20 = load i32, i32* %6, align 4, !dbg !129
  br label %21, !dbg !129

21:
  %22 = phi i32 [ %18, %13 ], [ %20, %19 ], !dbg !129
  store i32 %22, i32* %6, align 4, !dbg !129
  %23 = sub nsw i8 0, %11, !dbg !131
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !132
  %24 = sext i8 %23 to i32, !dbg !133
  ret i32 %24, !dbg !133
}

define dso_local i32 @mlockall(i32 noundef %0) local_unnamed_addr #0 !dbg !134 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !135
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !135
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !137
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !138
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !139
  %5 = bitcast i8* %4 to i32*, !dbg !141
  %6 = load i8, i8* %3, align 1, !dbg !141
  %7 = and i8 %6, 127, !dbg !141
  %8 = add nuw i8 %7, 1, !dbg !141
  %9 = load i8, i8* %2, align 1, !dbg !142
  %10 = and i8 %9, 1, !dbg !142
  %11 = icmp eq i8 %10, 0, !dbg !142
  br i1 %11, label %18, label %12, !dbg !142

12:
  %13 = icmp eq i8 %8, 4, !dbg !143
  %14 = icmp eq i8 %8, 11, !dbg !143
  %15 = or i1 %13, %14, !dbg !143
  %16 = zext i8 %8 to i32, !dbg !141
  %17 = select i1 %15, i32 5, i32 %16, !dbg !143
  br label %20, !dbg !142

18:
  %19 = load i32, i32* %5, align 4, !dbg !142
  br label %20, !dbg !142

20:
  %21 = phi i32 [ %17, %12 ], [ %19, %18 ], !dbg !142
  store i32 %21, i32* %5, align 4, !dbg !142
  %22 = sub nsw i8 0, %10, !dbg !144
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !145
  %23 = sext i8 %22 to i32, !dbg !146
  ret i32 %23, !dbg !146
}

define dso_local i32 @munlockall() local_unnamed_addr #0 !dbg !147 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #9, !dbg !148
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !148
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !150
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !151
  %3 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !152
  %4 = bitcast i8* %3 to i32*, !dbg !154
  %5 = load i8, i8* %2, align 1, !dbg !154
  %6 = and i8 %5, 127, !dbg !154
  %7 = add nuw i8 %6, 1, !dbg !154
  %8 = load i8, i8* %1, align 1, !dbg !155
  %9 = and i8 %8, 1, !dbg !155
  %10 = icmp eq i8 %9, 0, !dbg !155
  br i1 %10, label %17, label %11, !dbg !155

11:
  %12 = icmp eq i8 %7, 4, !dbg !156
  %13 = icmp eq i8 %7, 11, !dbg !156
  %14 = or i1 %12, %13, !dbg !156
  %15 = zext i8 %7 to i32, !dbg !154
  %16 = select i1 %14, i32 5, i32 %15, !dbg !156
  br label %19, !dbg !155

17:
  %18 = load i32, i32* %4, align 4, !dbg !155
  br label %19, !dbg !155

19:
  %20 = phi i32 [ %16, %11 ], [ %18, %17 ], !dbg !155
  store i32 %20, i32* %4, align 4, !dbg !155
  %21 = sub nsw i8 0, %9, !dbg !157
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #9, !dbg !158
  %22 = sext i8 %21 to i32, !dbg !159
  ret i32 %22, !dbg !159
}

define dso_local i32 @shm_open(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !160 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !161
  br label %4, !dbg !164

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !167
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !164
  %7 = load i8, i8* %6, align 1, !dbg !164
  %8 = icmp eq i8 %7, 0, !dbg !164
  %9 = add i64 %5, 1, !dbg !168
  br i1 %8, label %10, label %4, !dbg !164, !llvm.loop !169

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #7, !dbg !172
  %11 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !173
  ret i32 %11, !dbg !173
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #1

define dso_local i32 @shm_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !174 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !175
  br label %4, !dbg !177

4:
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ], !dbg !179
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !177
  %7 = load i8, i8* %6, align 1, !dbg !177
  %8 = icmp eq i8 %7, 0, !dbg !177
  %9 = add i64 %5, 1, !dbg !180
  br i1 %8, label %10, label %4, !dbg !177, !llvm.loop !181

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #7, !dbg !182
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !183
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !183
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !185
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !186
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !187
  %12 = bitcast i8* %11 to i32*, !dbg !189
  %13 = load i8, i8* %3, align 1, !dbg !189
  %14 = and i8 %13, 127, !dbg !189
  %15 = add nuw i8 %14, 1, !dbg !189
  %16 = load i8, i8* %2, align 1, !dbg !190
  %17 = and i8 %16, 1, !dbg !190
  %18 = icmp eq i8 %17, 0, !dbg !190
  br i1 %18, label %25, label %19, !dbg !190

19:
  %20 = icmp eq i8 %15, 4, !dbg !191
  %21 = icmp eq i8 %15, 11, !dbg !191
  %22 = or i1 %20, %21, !dbg !191
  %23 = zext i8 %15 to i32, !dbg !189
  %24 = select i1 %22, i32 5, i32 %23, !dbg !191
  br label %27, !dbg !190

25:
  %26 = load i32, i32* %12, align 4, !dbg !190
  br label %27, !dbg !190

27:
  %28 = phi i32 [ %24, %19 ], [ %26, %25 ], !dbg !190
  store i32 %28, i32* %12, align 4, !dbg !190
  %29 = sub nsw i8 0, %17, !dbg !192
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !193
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !193
  %30 = sext i8 %29 to i32, !dbg !194
  ret i32 %30, !dbg !194
}

define dso_local noalias nonnull i8* @sbrk(i64 noundef %0) local_unnamed_addr #6 !dbg !195 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #8, !dbg !196
  unreachable, !dbg !196
}

define dso_local i32 @brk(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !197 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !198
  %3 = bitcast i8* %2 to i32*, !dbg !201
  store i32 12, i32* %3, align 8, !dbg !201
  ret i32 -1, !dbg !202
}

define dso_local i32 @shmget(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !203 {
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !204
  ret i32 %4, !dbg !204
}

define dso_local noalias nonnull i8* @shmat(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #6 !dbg !205 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.14, i64 0, i64 0)) #8, !dbg !206
  unreachable, !dbg !206
}

define dso_local i32 @shmdt(i8* nocapture noundef readnone %0) local_unnamed_addr #5 !dbg !207 {
  ret i32 0, !dbg !208
}

define dso_local i32 @shmctl(i32 noundef %0, i32 noundef %1, %struct.shmid_ds* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !209 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !210
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !210
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !212
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !213
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !214
  %7 = bitcast i8* %6 to i32*, !dbg !216
  %8 = load i8, i8* %5, align 1, !dbg !216
  %9 = and i8 %8, 127, !dbg !216
  %10 = add nuw i8 %9, 1, !dbg !216
  %11 = load i8, i8* %4, align 1, !dbg !217
  %12 = and i8 %11, 1, !dbg !217
  %13 = icmp eq i8 %12, 0, !dbg !217
  br i1 %13, label %20, label %14, !dbg !217

14:
  %15 = icmp eq i8 %10, 4, !dbg !218
  %16 = icmp eq i8 %10, 11, !dbg !218
  %17 = or i1 %15, %16, !dbg !218
  %18 = zext i8 %10 to i32, !dbg !216
  %19 = select i1 %17, i32 5, i32 %18, !dbg !218
  br label %22, !dbg !217

20:
  %21 = load i32, i32* %7, align 4, !dbg !217
  br label %22, !dbg !217

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !217
  store i32 %23, i32* %7, align 4, !dbg !217
  %24 = sub nsw i8 0, %12, !dbg !219
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !220
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !220
  %25 = sext i8 %24 to i32, !dbg !221
  ret i32 %25, !dbg !221
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/mman.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "mmap", scope: !1, file: !1, line: 12, type: !9, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 14, scope: !8)
!12 = !DILocation(line: 39, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 44, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 15, scope: !8)
!18 = !DILocation(line: 44, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 15, scope: !8)
!20 = !DILocation(line: 16, scope: !8)
!21 = !DILocation(line: 39, scope: !13, inlinedAt: !22)
!22 = distinct !DILocation(line: 44, scope: !16, inlinedAt: !23)
!23 = distinct !DILocation(line: 17, scope: !8)
!24 = !DILocation(line: 44, scope: !16, inlinedAt: !23)
!25 = !DILocation(line: 17, scope: !8)
!26 = !DILocation(line: 18, scope: !8)
!27 = !DILocation(line: 19, scope: !8)
!28 = !DILocation(line: 20, scope: !8)
!29 = !DILocation(line: 21, scope: !8)
!30 = !DILocation(line: 22, scope: !8)
!31 = !DILocation(line: 23, scope: !8)
!32 = !DILocation(line: 25, scope: !8)
!33 = !DILocation(line: 0, scope: !8)
!34 = !DILocation(line: 27, scope: !8)
!35 = distinct !DISubprogram(name: "mmap64", scope: !1, file: !1, line: 29, type: !9, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = !DILocation(line: 31, scope: !35)
!37 = distinct !DISubprogram(name: "munmap", scope: !1, file: !1, line: 34, type: !9, scopeLine: 35, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!38 = !DILocation(line: 36, scope: !37)
!39 = !DILocation(line: 37, scope: !37)
!40 = !DILocation(line: 38, scope: !37)
!41 = !DILocation(line: 39, scope: !37)
!42 = distinct !DISubprogram(name: "mremap", scope: !1, file: !1, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!43 = !DILocation(line: 14, scope: !8, inlinedAt: !44)
!44 = distinct !DILocation(line: 44, scope: !42)
!45 = !DILocation(line: 39, scope: !13, inlinedAt: !46)
!46 = distinct !DILocation(line: 44, scope: !16, inlinedAt: !47)
!47 = distinct !DILocation(line: 15, scope: !8, inlinedAt: !44)
!48 = !DILocation(line: 44, scope: !16, inlinedAt: !47)
!49 = !DILocation(line: 15, scope: !8, inlinedAt: !44)
!50 = !DILocation(line: 16, scope: !8, inlinedAt: !44)
!51 = !DILocation(line: 39, scope: !13, inlinedAt: !52)
!52 = distinct !DILocation(line: 44, scope: !16, inlinedAt: !53)
!53 = distinct !DILocation(line: 17, scope: !8, inlinedAt: !44)
!54 = !DILocation(line: 44, scope: !16, inlinedAt: !53)
!55 = !DILocation(line: 17, scope: !8, inlinedAt: !44)
!56 = !DILocation(line: 20, scope: !8, inlinedAt: !44)
!57 = !DILocation(line: 21, scope: !8, inlinedAt: !44)
!58 = !DILocation(line: 23, scope: !8, inlinedAt: !44)
!59 = !DILocation(line: 0, scope: !8, inlinedAt: !44)
!60 = !DILocation(line: 45, scope: !42)
!61 = !DILocation(line: 47, scope: !42)
!62 = !DILocation(line: 48, scope: !42)
!63 = !DILocation(line: 49, scope: !42)
!64 = !DILocation(line: 50, scope: !42)
!65 = distinct !DISubprogram(name: "mprotect", scope: !1, file: !1, line: 52, type: !9, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = !DILocation(line: 10, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "outcome", scope: !68, file: !68, line: 8, type: !9, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = !DIFile(filename: "c/environment.h", directory: ".")
!69 = distinct !DILocation(line: 52, scope: !65)
!70 = !DILocation(line: 11, scope: !67, inlinedAt: !69)
!71 = !DILocation(line: 12, scope: !67, inlinedAt: !69)
!72 = !DILocation(line: 39, scope: !13, inlinedAt: !73)
!73 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !69)
!74 = !DILocation(line: 13, scope: !67, inlinedAt: !69)
!75 = !DILocation(line: 15, scope: !67, inlinedAt: !69)
!76 = !DILocation(line: 14, scope: !67, inlinedAt: !69)
!77 = !DILocation(line: 16, scope: !67, inlinedAt: !69)
!78 = !DILocation(line: 17, scope: !67, inlinedAt: !69)
!79 = !DILocation(line: 52, scope: !65)
!80 = distinct !DISubprogram(name: "msync", scope: !1, file: !1, line: 53, type: !9, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!81 = !DILocation(line: 10, scope: !67, inlinedAt: !82)
!82 = distinct !DILocation(line: 53, scope: !80)
!83 = !DILocation(line: 11, scope: !67, inlinedAt: !82)
!84 = !DILocation(line: 12, scope: !67, inlinedAt: !82)
!85 = !DILocation(line: 39, scope: !13, inlinedAt: !86)
!86 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !82)
!87 = !DILocation(line: 13, scope: !67, inlinedAt: !82)
!88 = !DILocation(line: 15, scope: !67, inlinedAt: !82)
!89 = !DILocation(line: 14, scope: !67, inlinedAt: !82)
!90 = !DILocation(line: 16, scope: !67, inlinedAt: !82)
!91 = !DILocation(line: 17, scope: !67, inlinedAt: !82)
!92 = !DILocation(line: 53, scope: !80)
!93 = distinct !DISubprogram(name: "madvise", scope: !1, file: !1, line: 54, type: !9, scopeLine: 54, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = !DILocation(line: 10, scope: !67, inlinedAt: !95)
!95 = distinct !DILocation(line: 54, scope: !93)
!96 = !DILocation(line: 11, scope: !67, inlinedAt: !95)
!97 = !DILocation(line: 12, scope: !67, inlinedAt: !95)
!98 = !DILocation(line: 39, scope: !13, inlinedAt: !99)
!99 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !95)
!100 = !DILocation(line: 13, scope: !67, inlinedAt: !95)
!101 = !DILocation(line: 15, scope: !67, inlinedAt: !95)
!102 = !DILocation(line: 14, scope: !67, inlinedAt: !95)
!103 = !DILocation(line: 16, scope: !67, inlinedAt: !95)
!104 = !DILocation(line: 17, scope: !67, inlinedAt: !95)
!105 = !DILocation(line: 54, scope: !93)
!106 = distinct !DISubprogram(name: "posix_madvise", scope: !1, file: !1, line: 55, type: !9, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = !DILocation(line: 55, scope: !106)
!108 = distinct !DISubprogram(name: "mlock", scope: !1, file: !1, line: 56, type: !9, scopeLine: 56, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = !DILocation(line: 10, scope: !67, inlinedAt: !110)
!110 = distinct !DILocation(line: 56, scope: !108)
!111 = !DILocation(line: 11, scope: !67, inlinedAt: !110)
!112 = !DILocation(line: 12, scope: !67, inlinedAt: !110)
!113 = !DILocation(line: 39, scope: !13, inlinedAt: !114)
!114 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !110)
!115 = !DILocation(line: 13, scope: !67, inlinedAt: !110)
!116 = !DILocation(line: 15, scope: !67, inlinedAt: !110)
!117 = !DILocation(line: 14, scope: !67, inlinedAt: !110)
!118 = !DILocation(line: 16, scope: !67, inlinedAt: !110)
!119 = !DILocation(line: 17, scope: !67, inlinedAt: !110)
!120 = !DILocation(line: 56, scope: !108)
!121 = distinct !DISubprogram(name: "munlock", scope: !1, file: !1, line: 57, type: !9, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = !DILocation(line: 10, scope: !67, inlinedAt: !123)
!123 = distinct !DILocation(line: 57, scope: !121)
!124 = !DILocation(line: 11, scope: !67, inlinedAt: !123)
!125 = !DILocation(line: 12, scope: !67, inlinedAt: !123)
!126 = !DILocation(line: 39, scope: !13, inlinedAt: !127)
!127 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !123)
!128 = !DILocation(line: 13, scope: !67, inlinedAt: !123)
!129 = !DILocation(line: 15, scope: !67, inlinedAt: !123)
!130 = !DILocation(line: 14, scope: !67, inlinedAt: !123)
!131 = !DILocation(line: 16, scope: !67, inlinedAt: !123)
!132 = !DILocation(line: 17, scope: !67, inlinedAt: !123)
!133 = !DILocation(line: 57, scope: !121)
!134 = distinct !DISubprogram(name: "mlockall", scope: !1, file: !1, line: 58, type: !9, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!135 = !DILocation(line: 10, scope: !67, inlinedAt: !136)
!136 = distinct !DILocation(line: 58, scope: !134)
!137 = !DILocation(line: 11, scope: !67, inlinedAt: !136)
!138 = !DILocation(line: 12, scope: !67, inlinedAt: !136)
!139 = !DILocation(line: 39, scope: !13, inlinedAt: !140)
!140 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !136)
!141 = !DILocation(line: 13, scope: !67, inlinedAt: !136)
!142 = !DILocation(line: 15, scope: !67, inlinedAt: !136)
!143 = !DILocation(line: 14, scope: !67, inlinedAt: !136)
!144 = !DILocation(line: 16, scope: !67, inlinedAt: !136)
!145 = !DILocation(line: 17, scope: !67, inlinedAt: !136)
!146 = !DILocation(line: 58, scope: !134)
!147 = distinct !DISubprogram(name: "munlockall", scope: !1, file: !1, line: 59, type: !9, scopeLine: 59, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = !DILocation(line: 10, scope: !67, inlinedAt: !149)
!149 = distinct !DILocation(line: 59, scope: !147)
!150 = !DILocation(line: 11, scope: !67, inlinedAt: !149)
!151 = !DILocation(line: 12, scope: !67, inlinedAt: !149)
!152 = !DILocation(line: 39, scope: !13, inlinedAt: !153)
!153 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !149)
!154 = !DILocation(line: 13, scope: !67, inlinedAt: !149)
!155 = !DILocation(line: 15, scope: !67, inlinedAt: !149)
!156 = !DILocation(line: 14, scope: !67, inlinedAt: !149)
!157 = !DILocation(line: 16, scope: !67, inlinedAt: !149)
!158 = !DILocation(line: 17, scope: !67, inlinedAt: !149)
!159 = !DILocation(line: 59, scope: !147)
!160 = distinct !DISubprogram(name: "shm_open", scope: !1, file: !1, line: 61, type: !9, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!161 = !DILocation(line: 96, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "read_string", scope: !14, file: !14, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!163 = distinct !DILocation(line: 63, scope: !160)
!164 = !DILocation(line: 88, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "length", scope: !14, file: !14, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!166 = distinct !DILocation(line: 97, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 0, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 89, scope: !165, inlinedAt: !166)
!169 = distinct !{!169, !164, !168, !170, !171}
!170 = !{!"llvm.loop.mustprogress"}
!171 = !{!"llvm.loop.unroll.disable"}
!172 = !DILocation(line: 98, scope: !162, inlinedAt: !163)
!173 = !DILocation(line: 64, scope: !160)
!174 = distinct !DISubprogram(name: "shm_unlink", scope: !1, file: !1, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = !DILocation(line: 96, scope: !162, inlinedAt: !176)
!176 = distinct !DILocation(line: 69, scope: !174)
!177 = !DILocation(line: 88, scope: !165, inlinedAt: !178)
!178 = distinct !DILocation(line: 97, scope: !162, inlinedAt: !176)
!179 = !DILocation(line: 0, scope: !165, inlinedAt: !178)
!180 = !DILocation(line: 89, scope: !165, inlinedAt: !178)
!181 = distinct !{!181, !177, !180, !170, !171}
!182 = !DILocation(line: 98, scope: !162, inlinedAt: !176)
!183 = !DILocation(line: 10, scope: !67, inlinedAt: !184)
!184 = distinct !DILocation(line: 70, scope: !174)
!185 = !DILocation(line: 11, scope: !67, inlinedAt: !184)
!186 = !DILocation(line: 12, scope: !67, inlinedAt: !184)
!187 = !DILocation(line: 39, scope: !13, inlinedAt: !188)
!188 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !184)
!189 = !DILocation(line: 13, scope: !67, inlinedAt: !184)
!190 = !DILocation(line: 15, scope: !67, inlinedAt: !184)
!191 = !DILocation(line: 14, scope: !67, inlinedAt: !184)
!192 = !DILocation(line: 16, scope: !67, inlinedAt: !184)
!193 = !DILocation(line: 17, scope: !67, inlinedAt: !184)
!194 = !DILocation(line: 70, scope: !174)
!195 = distinct !DISubprogram(name: "sbrk", scope: !1, file: !1, line: 73, type: !9, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = !DILocation(line: 73, scope: !195)
!197 = distinct !DISubprogram(name: "brk", scope: !1, file: !1, line: 74, type: !9, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = !DILocation(line: 39, scope: !13, inlinedAt: !199)
!199 = distinct !DILocation(line: 44, scope: !16, inlinedAt: !200)
!200 = distinct !DILocation(line: 74, scope: !197)
!201 = !DILocation(line: 44, scope: !16, inlinedAt: !200)
!202 = !DILocation(line: 74, scope: !197)
!203 = distinct !DISubprogram(name: "shmget", scope: !1, file: !1, line: 76, type: !9, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!204 = !DILocation(line: 76, scope: !203)
!205 = distinct !DISubprogram(name: "shmat", scope: !1, file: !1, line: 77, type: !9, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!206 = !DILocation(line: 77, scope: !205)
!207 = distinct !DISubprogram(name: "shmdt", scope: !1, file: !1, line: 78, type: !9, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = !DILocation(line: 78, scope: !207)
!209 = distinct !DISubprogram(name: "shmctl", scope: !1, file: !1, line: 79, type: !9, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = !DILocation(line: 10, scope: !67, inlinedAt: !211)
!211 = distinct !DILocation(line: 79, scope: !209)
!212 = !DILocation(line: 11, scope: !67, inlinedAt: !211)
!213 = !DILocation(line: 12, scope: !67, inlinedAt: !211)
!214 = !DILocation(line: 39, scope: !13, inlinedAt: !215)
!215 = distinct !DILocation(line: 13, scope: !67, inlinedAt: !211)
!216 = !DILocation(line: 13, scope: !67, inlinedAt: !211)
!217 = !DILocation(line: 15, scope: !67, inlinedAt: !211)
!218 = !DILocation(line: 14, scope: !67, inlinedAt: !211)
!219 = !DILocation(line: 16, scope: !67, inlinedAt: !211)
!220 = !DILocation(line: 17, scope: !67, inlinedAt: !211)
!221 = !DILocation(line: 79, scope: !209)
