target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { i8* }
%struct.iovec = type { i8*, i64 }
%struct.utimbuf = type { i64, i64 }
%struct.timeval = type { i64, i64 }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.stat64 = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.statvfs = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [6 x i32] }
%struct.__dirstream = type opaque
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.pollfd = type { i32, i16, i16 }
%struct.fd_set = type { [16 x i64] }
%struct.__sigset_t = type { [16 x i64] }

@next = internal unnamed_addr global i32 3, align 4
@.str = private unnamed_addr constant [5 x i8] c"open\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"dup\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"epoll_create\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"epoll_create1\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"eventfd\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"inotify_init\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"timerfd_create\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"dup2\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"dup3\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"pipe\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"close\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"fsync\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"fdatasync\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"ftruncate\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"fchmod\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"fchown\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"fchdir\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"flock\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"lockf\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"posix_fadvise\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"epoll_ctl\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"isatty\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"umask\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"fcntl\00", align 1
@.str.24 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.25 = private unnamed_addr constant [45 x i8] c"ioctl: what a request writes is not modelled\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"ioctl\00", align 1
@.str.27 = private unnamed_addr constant [5 x i8] c"read\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"write\00", align 1
@.str.29 = private unnamed_addr constant [6 x i8] c"readv\00", align 1
@.str.30 = private unnamed_addr constant [7 x i8] c"writev\00", align 1
@.str.31 = private unnamed_addr constant [9 x i8] c"sendfile\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"lseek\00", align 1
@.str.33 = private unnamed_addr constant [7 x i8] c"access\00", align 1
@.str.34 = private unnamed_addr constant [10 x i8] c"faccessat\00", align 1
@.str.35 = private unnamed_addr constant [7 x i8] c"unlink\00", align 1
@.str.36 = private unnamed_addr constant [9 x i8] c"unlinkat\00", align 1
@.str.37 = private unnamed_addr constant [6 x i8] c"rmdir\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"mkdir\00", align 1
@.str.39 = private unnamed_addr constant [7 x i8] c"mkfifo\00", align 1
@.str.40 = private unnamed_addr constant [6 x i8] c"chmod\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"chown\00", align 1
@.str.42 = private unnamed_addr constant [7 x i8] c"lchown\00", align 1
@.str.43 = private unnamed_addr constant [6 x i8] c"chdir\00", align 1
@.str.44 = private unnamed_addr constant [7 x i8] c"chroot\00", align 1
@.str.45 = private unnamed_addr constant [9 x i8] c"truncate\00", align 1
@.str.46 = private unnamed_addr constant [5 x i8] c"link\00", align 1
@.str.47 = private unnamed_addr constant [8 x i8] c"symlink\00", align 1
@.str.48 = private unnamed_addr constant [6 x i8] c"utime\00", align 1
@.str.49 = private unnamed_addr constant [7 x i8] c"utimes\00", align 1
@.str.50 = private unnamed_addr constant [9 x i8] c"pathconf\00", align 1
@.str.51 = private unnamed_addr constant [10 x i8] c"fpathconf\00", align 1
@.str.52 = private unnamed_addr constant [9 x i8] c"readlink\00", align 1
@.str.53 = private unnamed_addr constant [7 x i8] c"getcwd\00", align 1
@.str.54 = private unnamed_addr constant [21 x i8] c"get_current_dir_name\00", align 1
@.str.55 = private unnamed_addr constant [9 x i8] c"realpath\00", align 1
@.str.56 = private unnamed_addr constant [12 x i8] c"struct stat\00", align 1
@.str.57 = private unnamed_addr constant [5 x i8] c"stat\00", align 1
@.str.58 = private unnamed_addr constant [6 x i8] c"lstat\00", align 1
@.str.59 = private unnamed_addr constant [6 x i8] c"fstat\00", align 1
@.str.60 = private unnamed_addr constant [8 x i8] c"fstatat\00", align 1
@.str.61 = private unnamed_addr constant [7 x i8] c"stat64\00", align 1
@.str.62 = private unnamed_addr constant [8 x i8] c"lstat64\00", align 1
@.str.63 = private unnamed_addr constant [8 x i8] c"fstat64\00", align 1
@.str.64 = private unnamed_addr constant [8 x i8] c"__xstat\00", align 1
@.str.65 = private unnamed_addr constant [9 x i8] c"__lxstat\00", align 1
@.str.66 = private unnamed_addr constant [9 x i8] c"__fxstat\00", align 1
@.str.67 = private unnamed_addr constant [10 x i8] c"__xstat64\00", align 1
@.str.68 = private unnamed_addr constant [11 x i8] c"__lxstat64\00", align 1
@.str.69 = private unnamed_addr constant [11 x i8] c"__fxstat64\00", align 1
@.str.70 = private unnamed_addr constant [8 x i8] c"statvfs\00", align 1
@.str.71 = private unnamed_addr constant [9 x i8] c"fstatvfs\00", align 1
@.str.72 = private unnamed_addr constant [8 x i8] c"opendir\00", align 1
@.str.73 = private unnamed_addr constant [10 x i8] c"fdopendir\00", align 1
@.str.74 = private unnamed_addr constant [8 x i8] c"readdir\00", align 1
@.str.75 = private unnamed_addr constant [5 x i8] c"poll\00", align 1
@.str.76 = private unnamed_addr constant [7 x i8] c"select\00", align 1
@.str.77 = private unnamed_addr constant [11 x i8] c"epoll_wait\00", align 1
@.str.78 = private unnamed_addr constant [31 x i8] c"a descriptor beyond FD_SETSIZE\00", align 1
@.str.79 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

define dso_local i32 @__mw_new_descriptor(i8* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !11
  %5 = add i32 %4, 1, !dbg !11
  store i32 %5, i32* @next, align 4, !dbg !11
  %6 = icmp eq i8* %0, null, !dbg !12
  br i1 %6, label %27, label %7, !dbg !12

7:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !13
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !13
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef nonnull %0) #6, !dbg !17
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !18
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !19
  %9 = bitcast i8* %8 to i32*, !dbg !23
  %10 = load i8, i8* %3, align 1, !dbg !23
  %11 = and i8 %10, 127, !dbg !23
  %12 = add nuw i8 %11, 1, !dbg !23
  %13 = load i8, i8* %2, align 1, !dbg !24
  %14 = and i8 %13, 1, !dbg !24
  %15 = icmp eq i8 %14, 0, !dbg !24
  br i1 %15, label %22, label %16, !dbg !24

16:
  %17 = icmp eq i8 %12, 4, !dbg !25
  %18 = icmp eq i8 %12, 11, !dbg !25
  %19 = or i1 %17, %18, !dbg !25
  %20 = zext i8 %12 to i32, !dbg !23
  %21 = select i1 %19, i32 5, i32 %20, !dbg !25
  br label %24, !dbg !24

22:
  %23 = load i32, i32* %9, align 4, !dbg !24
  br label %24, !dbg !24

24:
  %25 = phi i32 [ %4, %22 ], [ -1, %16 ]
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !24
  store i32 %26, i32* %9, align 4, !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !26
  br label %27, !dbg !12

27:
  %28 = phi i32 [ %25, %24 ], [ %4, %1 ], !dbg !12
  ret i32 %28, !dbg !12
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @open(i8* noundef %0, i32 %1, ...) local_unnamed_addr #0 !dbg !27 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !28
  br label %5, !dbg !31

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !34
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !31
  %8 = load i8, i8* %7, align 1, !dbg !31
  %9 = icmp eq i8 %8, 0, !dbg !31
  %10 = add i64 %6, 1, !dbg !35
  br i1 %9, label %11, label %5, !dbg !31, !llvm.loop !36

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !39
  %12 = load i32, i32* @next, align 4, !dbg !40
  %13 = add i32 %12, 1, !dbg !40
  store i32 %13, i32* @next, align 4, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !42
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #6, !dbg !44
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !45
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !46
  %15 = bitcast i8* %14 to i32*, !dbg !48
  %16 = load i8, i8* %4, align 1, !dbg !48
  %17 = and i8 %16, 127, !dbg !48
  %18 = add nuw i8 %17, 1, !dbg !48
  %19 = load i8, i8* %3, align 1, !dbg !49
  %20 = and i8 %19, 1, !dbg !49
  %21 = icmp eq i8 %20, 0, !dbg !49
  br i1 %21, label %28, label %22, !dbg !49

22:
  %23 = icmp eq i8 %18, 4, !dbg !50
  %24 = icmp eq i8 %18, 11, !dbg !50
  %25 = or i1 %23, %24, !dbg !50
  %26 = zext i8 %18 to i32, !dbg !48
  %27 = select i1 %25, i32 5, i32 %26, !dbg !50
  br label %30, !dbg !49

28:
  %29 = load i32, i32* %15, align 4, !dbg !49
  br label %30, !dbg !49

30:
  %31 = phi i32 [ %12, %28 ], [ -1, %22 ]
  %32 = phi i32 [ %29, %28 ], [ %27, %22 ], !dbg !49
  store i32 %32, i32* %15, align 4, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !51
  ret i32 %31, !dbg !52
}

define dso_local i32 @open64(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !53 {
  %3 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 undef) #7, !dbg !54
  ret i32 %3, !dbg !54
}

define dso_local i32 @openat(i32 noundef %0, i8* noundef %1, i32 noundef %2, ...) local_unnamed_addr #0 !dbg !55 {
  %4 = call i32 (i8*, i32, ...) @open(i8* noundef %1, i32 undef) #7, !dbg !56
  ret i32 %4, !dbg !56
}

define dso_local i32 @__open_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !57 {
  %3 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 undef) #7, !dbg !58
  ret i32 %3, !dbg !58
}

define dso_local i32 @creat(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !59 {
  %3 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 undef) #7, !dbg !60
  ret i32 %3, !dbg !60
}

define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr #0 !dbg !61 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !62
  %5 = add i32 %4, 1, !dbg !62
  store i32 %5, i32* @next, align 4, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !64
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef nonnull getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !66
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !67
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !68
  %7 = bitcast i8* %6 to i32*, !dbg !70
  %8 = load i8, i8* %3, align 1, !dbg !70
  %9 = and i8 %8, 127, !dbg !70
  %10 = add nuw i8 %9, 1, !dbg !70
  %11 = load i8, i8* %2, align 1, !dbg !71
  %12 = and i8 %11, 1, !dbg !71
  %13 = icmp eq i8 %12, 0, !dbg !71
  br i1 %13, label %20, label %14, !dbg !71

14:
  %15 = icmp eq i8 %10, 4, !dbg !72
  %16 = icmp eq i8 %10, 11, !dbg !72
  %17 = or i1 %15, %16, !dbg !72
  %18 = zext i8 %10 to i32, !dbg !70
  %19 = select i1 %17, i32 5, i32 %18, !dbg !72
  br label %22, !dbg !71

20:
  %21 = load i32, i32* %7, align 4, !dbg !71
  br label %22, !dbg !71

22:
  %23 = phi i32 [ %4, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !71
  store i32 %24, i32* %7, align 4, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !73
  ret i32 %23, !dbg !74
}

define dso_local i32 @epoll_create(i32 noundef %0) local_unnamed_addr #0 !dbg !75 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !76
  %5 = add i32 %4, 1, !dbg !76
  store i32 %5, i32* @next, align 4, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !78
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0)) #6, !dbg !80
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !81
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !82
  %7 = bitcast i8* %6 to i32*, !dbg !84
  %8 = load i8, i8* %3, align 1, !dbg !84
  %9 = and i8 %8, 127, !dbg !84
  %10 = add nuw i8 %9, 1, !dbg !84
  %11 = load i8, i8* %2, align 1, !dbg !85
  %12 = and i8 %11, 1, !dbg !85
  %13 = icmp eq i8 %12, 0, !dbg !85
  br i1 %13, label %20, label %14, !dbg !85

14:
  %15 = icmp eq i8 %10, 4, !dbg !86
  %16 = icmp eq i8 %10, 11, !dbg !86
  %17 = or i1 %15, %16, !dbg !86
  %18 = zext i8 %10 to i32, !dbg !84
  %19 = select i1 %17, i32 5, i32 %18, !dbg !86
  br label %22, !dbg !85

20:
  %21 = load i32, i32* %7, align 4, !dbg !85
  br label %22, !dbg !85

22:
  %23 = phi i32 [ %4, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !85
  store i32 %24, i32* %7, align 4, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !87
  ret i32 %23, !dbg !88
}

define dso_local i32 @epoll_create1(i32 noundef %0) local_unnamed_addr #0 !dbg !89 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !90
  %5 = add i32 %4, 1, !dbg !90
  store i32 %5, i32* @next, align 4, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !92
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !92
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef nonnull getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0)) #6, !dbg !94
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !95
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !96
  %7 = bitcast i8* %6 to i32*, !dbg !98
  %8 = load i8, i8* %3, align 1, !dbg !98
  %9 = and i8 %8, 127, !dbg !98
  %10 = add nuw i8 %9, 1, !dbg !98
  %11 = load i8, i8* %2, align 1, !dbg !99
  %12 = and i8 %11, 1, !dbg !99
  %13 = icmp eq i8 %12, 0, !dbg !99
  br i1 %13, label %20, label %14, !dbg !99

14:
  %15 = icmp eq i8 %10, 4, !dbg !100
  %16 = icmp eq i8 %10, 11, !dbg !100
  %17 = or i1 %15, %16, !dbg !100
  %18 = zext i8 %10 to i32, !dbg !98
  %19 = select i1 %17, i32 5, i32 %18, !dbg !100
  br label %22, !dbg !99

20:
  %21 = load i32, i32* %7, align 4, !dbg !99
  br label %22, !dbg !99

22:
  %23 = phi i32 [ %4, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !99
  store i32 %24, i32* %7, align 4, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !101
  ret i32 %23, !dbg !102
}

define dso_local i32 @eventfd(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !103 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = load i32, i32* @next, align 4, !dbg !104
  %6 = add i32 %5, 1, !dbg !104
  store i32 %6, i32* @next, align 4, !dbg !104
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !106
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef nonnull getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #6, !dbg !108
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !109
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !110
  %8 = bitcast i8* %7 to i32*, !dbg !112
  %9 = load i8, i8* %4, align 1, !dbg !112
  %10 = and i8 %9, 127, !dbg !112
  %11 = add nuw i8 %10, 1, !dbg !112
  %12 = load i8, i8* %3, align 1, !dbg !113
  %13 = and i8 %12, 1, !dbg !113
  %14 = icmp eq i8 %13, 0, !dbg !113
  br i1 %14, label %21, label %15, !dbg !113

15:
  %16 = icmp eq i8 %11, 4, !dbg !114
  %17 = icmp eq i8 %11, 11, !dbg !114
  %18 = or i1 %16, %17, !dbg !114
  %19 = zext i8 %11 to i32, !dbg !112
  %20 = select i1 %18, i32 5, i32 %19, !dbg !114
  br label %23, !dbg !113

21:
  %22 = load i32, i32* %8, align 4, !dbg !113
  br label %23, !dbg !113

23:
  %24 = phi i32 [ %5, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !113
  store i32 %25, i32* %8, align 4, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !115
  ret i32 %24, !dbg !116
}

define dso_local i32 @inotify_init() local_unnamed_addr #0 !dbg !117 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  %3 = load i32, i32* @next, align 4, !dbg !118
  %4 = add i32 %3, 1, !dbg !118
  store i32 %4, i32* @next, align 4, !dbg !118
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !120
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !120
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0)) #6, !dbg !122
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !123
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !124
  %6 = bitcast i8* %5 to i32*, !dbg !126
  %7 = load i8, i8* %2, align 1, !dbg !126
  %8 = and i8 %7, 127, !dbg !126
  %9 = add nuw i8 %8, 1, !dbg !126
  %10 = load i8, i8* %1, align 1, !dbg !127
  %11 = and i8 %10, 1, !dbg !127
  %12 = icmp eq i8 %11, 0, !dbg !127
  br i1 %12, label %19, label %13, !dbg !127

13:
  %14 = icmp eq i8 %9, 4, !dbg !128
  %15 = icmp eq i8 %9, 11, !dbg !128
  %16 = or i1 %14, %15, !dbg !128
  %17 = zext i8 %9 to i32, !dbg !126
  %18 = select i1 %16, i32 5, i32 %17, !dbg !128
  br label %21, !dbg !127

19:
  %20 = load i32, i32* %6, align 4, !dbg !127
  br label %21, !dbg !127

21:
  %22 = phi i32 [ %3, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !127
  store i32 %23, i32* %6, align 4, !dbg !127
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !129
  ret i32 %22, !dbg !130
}

define dso_local i32 @timerfd_create(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !131 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = load i32, i32* @next, align 4, !dbg !132
  %6 = add i32 %5, 1, !dbg !132
  store i32 %6, i32* @next, align 4, !dbg !132
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !134
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !134
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef nonnull getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0)) #6, !dbg !136
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !137
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !138
  %8 = bitcast i8* %7 to i32*, !dbg !140
  %9 = load i8, i8* %4, align 1, !dbg !140
  %10 = and i8 %9, 127, !dbg !140
  %11 = add nuw i8 %10, 1, !dbg !140
  %12 = load i8, i8* %3, align 1, !dbg !141
  %13 = and i8 %12, 1, !dbg !141
  %14 = icmp eq i8 %13, 0, !dbg !141
  br i1 %14, label %21, label %15, !dbg !141

15:
  %16 = icmp eq i8 %11, 4, !dbg !142
  %17 = icmp eq i8 %11, 11, !dbg !142
  %18 = or i1 %16, %17, !dbg !142
  %19 = zext i8 %11 to i32, !dbg !140
  %20 = select i1 %18, i32 5, i32 %19, !dbg !142
  br label %23, !dbg !141

21:
  %22 = load i32, i32* %8, align 4, !dbg !141
  br label %23, !dbg !141

23:
  %24 = phi i32 [ %5, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !141
  store i32 %25, i32* %8, align 4, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !143
  ret i32 %24, !dbg !144
}

define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !145 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !146
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !146
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)) #6, !dbg !148
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !149
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !150
  %6 = bitcast i8* %5 to i32*, !dbg !152
  %7 = load i8, i8* %4, align 1, !dbg !152
  %8 = and i8 %7, 127, !dbg !152
  %9 = add nuw i8 %8, 1, !dbg !152
  %10 = load i8, i8* %3, align 1, !dbg !153
  %11 = and i8 %10, 1, !dbg !153
  %12 = icmp eq i8 %11, 0, !dbg !153
  br i1 %12, label %19, label %13, !dbg !153

13:
  %14 = icmp eq i8 %9, 4, !dbg !154
  %15 = icmp eq i8 %9, 11, !dbg !154
  %16 = or i1 %14, %15, !dbg !154
  %17 = zext i8 %9 to i32, !dbg !152
  %18 = select i1 %16, i32 5, i32 %17, !dbg !154
  br label %21, !dbg !153

19:
  %20 = load i32, i32* %6, align 4, !dbg !153
  br label %21, !dbg !153

21:
  %22 = phi i32 [ %1, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !153
  store i32 %23, i32* %6, align 4, !dbg !153
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !155
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !155
  ret i32 %22, !dbg !156
}

define dso_local i32 @dup3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !157 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !158
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0)) #6, !dbg !160
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !161
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !162
  %7 = bitcast i8* %6 to i32*, !dbg !164
  %8 = load i8, i8* %5, align 1, !dbg !164
  %9 = and i8 %8, 127, !dbg !164
  %10 = add nuw i8 %9, 1, !dbg !164
  %11 = load i8, i8* %4, align 1, !dbg !165
  %12 = and i8 %11, 1, !dbg !165
  %13 = icmp eq i8 %12, 0, !dbg !165
  br i1 %13, label %20, label %14, !dbg !165

14:
  %15 = icmp eq i8 %10, 4, !dbg !166
  %16 = icmp eq i8 %10, 11, !dbg !166
  %17 = or i1 %15, %16, !dbg !166
  %18 = zext i8 %10 to i32, !dbg !164
  %19 = select i1 %17, i32 5, i32 %18, !dbg !166
  br label %22, !dbg !165

20:
  %21 = load i32, i32* %7, align 4, !dbg !165
  br label %22, !dbg !165

22:
  %23 = phi i32 [ %1, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !165
  store i32 %24, i32* %7, align 4, !dbg !165
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !167
  ret i32 %23, !dbg !168
}

define dso_local i32 @pipe(i32* noundef %0) local_unnamed_addr #0 !dbg !169 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = bitcast i32* %0 to i8*, !dbg !170
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #6, !dbg !170
  %5 = load i32, i32* @next, align 4, !dbg !171
  %6 = add i32 %5, 1, !dbg !171
  store i32 %6, i32* @next, align 4, !dbg !171
  store i32 %5, i32* %0, align 4, !dbg !173
  %7 = add i32 %5, 2, !dbg !174
  store i32 %7, i32* @next, align 4, !dbg !174
  %8 = getelementptr i32, i32* %0, i64 1, !dbg !176
  store i32 %6, i32* %8, align 4, !dbg !176
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !177
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !177
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0)) #6, !dbg !179
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !180
  %9 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !181
  %10 = bitcast i8* %9 to i32*, !dbg !183
  %11 = load i8, i8* %3, align 1, !dbg !183
  %12 = and i8 %11, 127, !dbg !183
  %13 = add nuw i8 %12, 1, !dbg !183
  %14 = load i8, i8* %2, align 1, !dbg !184
  %15 = and i8 %14, 1, !dbg !184
  %16 = icmp eq i8 %15, 0, !dbg !184
  br i1 %16, label %23, label %17, !dbg !184

17:
  %18 = icmp eq i8 %13, 4, !dbg !185
  %19 = icmp eq i8 %13, 11, !dbg !185
  %20 = or i1 %18, %19, !dbg !185
  %21 = zext i8 %13 to i32, !dbg !183
  %22 = select i1 %20, i32 5, i32 %21, !dbg !185
  br label %25, !dbg !184

23:
  %24 = load i32, i32* %10, align 4, !dbg !184
  br label %25, !dbg !184

25:
  %26 = phi i32 [ 0, %23 ], [ -1, %17 ]
  %27 = phi i32 [ %24, %23 ], [ %22, %17 ], !dbg !184
  store i32 %27, i32* %10, align 4, !dbg !184
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !186
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !186
  ret i32 %26, !dbg !187
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pipe2(i32* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !188 {
  %3 = call i32 @pipe(i32* noundef %0) #6, !dbg !189
  ret i32 %3, !dbg !189
}

define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 !dbg !190 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !191
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !191
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #6, !dbg !193
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !194
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !195
  %5 = bitcast i8* %4 to i32*, !dbg !197
  %6 = load i8, i8* %3, align 1, !dbg !197
  %7 = and i8 %6, 127, !dbg !197
  %8 = add nuw i8 %7, 1, !dbg !197
  %9 = load i8, i8* %2, align 1, !dbg !198
  %10 = and i8 %9, 1, !dbg !198
  %11 = icmp eq i8 %10, 0, !dbg !198
  br i1 %11, label %18, label %12, !dbg !198

12:
  %13 = icmp eq i8 %8, 4, !dbg !199
  %14 = icmp eq i8 %8, 11, !dbg !199
  %15 = or i1 %13, %14, !dbg !199
  %16 = zext i8 %8 to i32, !dbg !197
  %17 = select i1 %15, i32 5, i32 %16, !dbg !199
  br label %20, !dbg !198

18:
  %19 = load i32, i32* %5, align 4, !dbg !198
  br label %20, !dbg !198

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !198
  store i32 %22, i32* %5, align 4, !dbg !198
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !200
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !200
  ret i32 %21, !dbg !201
}

define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr #0 !dbg !202 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !203
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !203
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)) #6, !dbg !205
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !206
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !207
  %5 = bitcast i8* %4 to i32*, !dbg !209
  %6 = load i8, i8* %3, align 1, !dbg !209
  %7 = and i8 %6, 127, !dbg !209
  %8 = add nuw i8 %7, 1, !dbg !209
  %9 = load i8, i8* %2, align 1, !dbg !210
  %10 = and i8 %9, 1, !dbg !210
  %11 = icmp eq i8 %10, 0, !dbg !210
  br i1 %11, label %18, label %12, !dbg !210

12:
  %13 = icmp eq i8 %8, 4, !dbg !211
  %14 = icmp eq i8 %8, 11, !dbg !211
  %15 = or i1 %13, %14, !dbg !211
  %16 = zext i8 %8 to i32, !dbg !209
  %17 = select i1 %15, i32 5, i32 %16, !dbg !211
  br label %20, !dbg !210

18:
  %19 = load i32, i32* %5, align 4, !dbg !210
  br label %20, !dbg !210

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !210
  store i32 %22, i32* %5, align 4, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !212
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !212
  ret i32 %21, !dbg !213
}

define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr #0 !dbg !214 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !215
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !215
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0)) #6, !dbg !217
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !218
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !219
  %5 = bitcast i8* %4 to i32*, !dbg !221
  %6 = load i8, i8* %3, align 1, !dbg !221
  %7 = and i8 %6, 127, !dbg !221
  %8 = add nuw i8 %7, 1, !dbg !221
  %9 = load i8, i8* %2, align 1, !dbg !222
  %10 = and i8 %9, 1, !dbg !222
  %11 = icmp eq i8 %10, 0, !dbg !222
  br i1 %11, label %18, label %12, !dbg !222

12:
  %13 = icmp eq i8 %8, 4, !dbg !223
  %14 = icmp eq i8 %8, 11, !dbg !223
  %15 = or i1 %13, %14, !dbg !223
  %16 = zext i8 %8 to i32, !dbg !221
  %17 = select i1 %15, i32 5, i32 %16, !dbg !223
  br label %20, !dbg !222

18:
  %19 = load i32, i32* %5, align 4, !dbg !222
  br label %20, !dbg !222

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !222
  store i32 %22, i32* %5, align 4, !dbg !222
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !224
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !224
  ret i32 %21, !dbg !225
}

define dso_local i32 @ftruncate(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !226 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !227
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !227
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0)) #6, !dbg !229
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !230
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !231
  %6 = bitcast i8* %5 to i32*, !dbg !233
  %7 = load i8, i8* %4, align 1, !dbg !233
  %8 = and i8 %7, 127, !dbg !233
  %9 = add nuw i8 %8, 1, !dbg !233
  %10 = load i8, i8* %3, align 1, !dbg !234
  %11 = and i8 %10, 1, !dbg !234
  %12 = icmp eq i8 %11, 0, !dbg !234
  br i1 %12, label %19, label %13, !dbg !234

13:
  %14 = icmp eq i8 %9, 4, !dbg !235
  %15 = icmp eq i8 %9, 11, !dbg !235
  %16 = or i1 %14, %15, !dbg !235
  %17 = zext i8 %9 to i32, !dbg !233
  %18 = select i1 %16, i32 5, i32 %17, !dbg !235
  br label %21, !dbg !234

19:
  %20 = load i32, i32* %6, align 4, !dbg !234
  br label %21, !dbg !234

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !234
  store i32 %23, i32* %6, align 4, !dbg !234
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !236
  ret i32 %22, !dbg !237
}

define dso_local i32 @fchmod(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !238 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !239
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !239
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0)) #6, !dbg !241
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !242
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !243
  %6 = bitcast i8* %5 to i32*, !dbg !245
  %7 = load i8, i8* %4, align 1, !dbg !245
  %8 = and i8 %7, 127, !dbg !245
  %9 = add nuw i8 %8, 1, !dbg !245
  %10 = load i8, i8* %3, align 1, !dbg !246
  %11 = and i8 %10, 1, !dbg !246
  %12 = icmp eq i8 %11, 0, !dbg !246
  br i1 %12, label %19, label %13, !dbg !246

13:
  %14 = icmp eq i8 %9, 4, !dbg !247
  %15 = icmp eq i8 %9, 11, !dbg !247
  %16 = or i1 %14, %15, !dbg !247
  %17 = zext i8 %9 to i32, !dbg !245
  %18 = select i1 %16, i32 5, i32 %17, !dbg !247
  br label %21, !dbg !246

19:
  %20 = load i32, i32* %6, align 4, !dbg !246
  br label %21, !dbg !246

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !246
  store i32 %23, i32* %6, align 4, !dbg !246
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !248
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !248
  ret i32 %22, !dbg !249
}

define dso_local i32 @fchown(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !250 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !251
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !251
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0)) #6, !dbg !253
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !254
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !255
  %7 = bitcast i8* %6 to i32*, !dbg !257
  %8 = load i8, i8* %5, align 1, !dbg !257
  %9 = and i8 %8, 127, !dbg !257
  %10 = add nuw i8 %9, 1, !dbg !257
  %11 = load i8, i8* %4, align 1, !dbg !258
  %12 = and i8 %11, 1, !dbg !258
  %13 = icmp eq i8 %12, 0, !dbg !258
  br i1 %13, label %20, label %14, !dbg !258

14:
  %15 = icmp eq i8 %10, 4, !dbg !259
  %16 = icmp eq i8 %10, 11, !dbg !259
  %17 = or i1 %15, %16, !dbg !259
  %18 = zext i8 %10 to i32, !dbg !257
  %19 = select i1 %17, i32 5, i32 %18, !dbg !259
  br label %22, !dbg !258

20:
  %21 = load i32, i32* %7, align 4, !dbg !258
  br label %22, !dbg !258

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !258
  store i32 %24, i32* %7, align 4, !dbg !258
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !260
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !260
  ret i32 %23, !dbg !261
}

define dso_local i32 @fchdir(i32 noundef %0) local_unnamed_addr #0 !dbg !262 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !263
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !263
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #6, !dbg !265
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !266
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !267
  %5 = bitcast i8* %4 to i32*, !dbg !269
  %6 = load i8, i8* %3, align 1, !dbg !269
  %7 = and i8 %6, 127, !dbg !269
  %8 = add nuw i8 %7, 1, !dbg !269
  %9 = load i8, i8* %2, align 1, !dbg !270
  %10 = and i8 %9, 1, !dbg !270
  %11 = icmp eq i8 %10, 0, !dbg !270
  br i1 %11, label %18, label %12, !dbg !270

12:
  %13 = icmp eq i8 %8, 4, !dbg !271
  %14 = icmp eq i8 %8, 11, !dbg !271
  %15 = or i1 %13, %14, !dbg !271
  %16 = zext i8 %8 to i32, !dbg !269
  %17 = select i1 %15, i32 5, i32 %16, !dbg !271
  br label %20, !dbg !270

18:
  %19 = load i32, i32* %5, align 4, !dbg !270
  br label %20, !dbg !270

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !270
  store i32 %22, i32* %5, align 4, !dbg !270
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !272
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !272
  ret i32 %21, !dbg !273
}

define dso_local i32 @flock(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !274 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !275
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !275
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i64 0, i64 0)) #6, !dbg !277
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !278
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !279
  %6 = bitcast i8* %5 to i32*, !dbg !281
  %7 = load i8, i8* %4, align 1, !dbg !281
  %8 = and i8 %7, 127, !dbg !281
  %9 = add nuw i8 %8, 1, !dbg !281
  %10 = load i8, i8* %3, align 1, !dbg !282
  %11 = and i8 %10, 1, !dbg !282
  %12 = icmp eq i8 %11, 0, !dbg !282
  br i1 %12, label %19, label %13, !dbg !282

13:
  %14 = icmp eq i8 %9, 4, !dbg !283
  %15 = icmp eq i8 %9, 11, !dbg !283
  %16 = or i1 %14, %15, !dbg !283
  %17 = zext i8 %9 to i32, !dbg !281
  %18 = select i1 %16, i32 5, i32 %17, !dbg !283
  br label %21, !dbg !282

19:
  %20 = load i32, i32* %6, align 4, !dbg !282
  br label %21, !dbg !282

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !282
  store i32 %23, i32* %6, align 4, !dbg !282
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !284
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !284
  ret i32 %22, !dbg !285
}

define dso_local i32 @lockf(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !286 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !287
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !287
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0)) #6, !dbg !289
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !290
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !291
  %7 = bitcast i8* %6 to i32*, !dbg !293
  %8 = load i8, i8* %5, align 1, !dbg !293
  %9 = and i8 %8, 127, !dbg !293
  %10 = add nuw i8 %9, 1, !dbg !293
  %11 = load i8, i8* %4, align 1, !dbg !294
  %12 = and i8 %11, 1, !dbg !294
  %13 = icmp eq i8 %12, 0, !dbg !294
  br i1 %13, label %20, label %14, !dbg !294

14:
  %15 = icmp eq i8 %10, 4, !dbg !295
  %16 = icmp eq i8 %10, 11, !dbg !295
  %17 = or i1 %15, %16, !dbg !295
  %18 = zext i8 %10 to i32, !dbg !293
  %19 = select i1 %17, i32 5, i32 %18, !dbg !295
  br label %22, !dbg !294

20:
  %21 = load i32, i32* %7, align 4, !dbg !294
  br label %22, !dbg !294

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !294
  store i32 %24, i32* %7, align 4, !dbg !294
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !296
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !296
  ret i32 %23, !dbg !297
}

define dso_local i32 @posix_fadvise(i32 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !298 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !299
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !299
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i64 0, i64 0)) #6, !dbg !301
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !302
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !303
  %8 = bitcast i8* %7 to i32*, !dbg !305
  %9 = load i8, i8* %6, align 1, !dbg !305
  %10 = and i8 %9, 127, !dbg !305
  %11 = add nuw i8 %10, 1, !dbg !305
  %12 = load i8, i8* %5, align 1, !dbg !306
  %13 = and i8 %12, 1, !dbg !306
  %14 = icmp eq i8 %13, 0, !dbg !306
  br i1 %14, label %21, label %15, !dbg !306

15:
  %16 = icmp eq i8 %11, 4, !dbg !307
  %17 = icmp eq i8 %11, 11, !dbg !307
  %18 = or i1 %16, %17, !dbg !307
  %19 = zext i8 %11 to i32, !dbg !305
  %20 = select i1 %18, i32 5, i32 %19, !dbg !307
  br label %23, !dbg !306

21:
  %22 = load i32, i32* %8, align 4, !dbg !306
  br label %23, !dbg !306

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !306
  store i32 %25, i32* %8, align 4, !dbg !306
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !308
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !308
  ret i32 %24, !dbg !309
}

define dso_local i32 @epoll_ctl(i32 noundef %0, i32 noundef %1, i32 noundef %2, %struct.epoll_event* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !310 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !311
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !311
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.20, i64 0, i64 0)) #6, !dbg !313
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !314
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !315
  %8 = bitcast i8* %7 to i32*, !dbg !317
  %9 = load i8, i8* %6, align 1, !dbg !317
  %10 = and i8 %9, 127, !dbg !317
  %11 = add nuw i8 %10, 1, !dbg !317
  %12 = load i8, i8* %5, align 1, !dbg !318
  %13 = and i8 %12, 1, !dbg !318
  %14 = icmp eq i8 %13, 0, !dbg !318
  br i1 %14, label %21, label %15, !dbg !318

15:
  %16 = icmp eq i8 %11, 4, !dbg !319
  %17 = icmp eq i8 %11, 11, !dbg !319
  %18 = or i1 %16, %17, !dbg !319
  %19 = zext i8 %11 to i32, !dbg !317
  %20 = select i1 %18, i32 5, i32 %19, !dbg !319
  br label %23, !dbg !318

21:
  %22 = load i32, i32* %8, align 4, !dbg !318
  br label %23, !dbg !318

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !318
  store i32 %25, i32* %8, align 4, !dbg !318
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !320
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !320
  ret i32 %24, !dbg !321
}

define dso_local void @sync() local_unnamed_addr #3 !dbg !322 {
  ret void, !dbg !323
}

define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #0 !dbg !324 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !325
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #5, !dbg !325
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #6, !dbg !328
  %4 = load i32, i32* %2, align 4, !dbg !329
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #5, !dbg !330
  %5 = and i32 %4, 1, !dbg !331
  ret i32 %5, !dbg !331
}

define dso_local i32 @umask(i32 noundef %0) local_unnamed_addr #0 !dbg !332 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !333
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #5, !dbg !333
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i64 0, i64 0)) #6, !dbg !335
  %4 = load i32, i32* %2, align 4, !dbg !336
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #5, !dbg !337
  %5 = and i32 %4, 511, !dbg !338
  ret i32 %5, !dbg !338
}

define dso_local i32 @getdtablesize() local_unnamed_addr #3 !dbg !339 {
  ret i32 1024, !dbg !340
}

define dso_local i32 @fcntl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !341 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !342
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5, !dbg !342
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)) #6, !dbg !346
  %7 = load i32, i32* %5, align 4, !dbg !347
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5, !dbg !348
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !349
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !349
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)) #6, !dbg !351
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !352
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !353
  %9 = bitcast i8* %8 to i32*, !dbg !355
  %10 = load i8, i8* %4, align 1, !dbg !355
  %11 = and i8 %10, 127, !dbg !355
  %12 = add nuw i8 %11, 1, !dbg !355
  %13 = load i8, i8* %3, align 1, !dbg !356
  %14 = and i8 %13, 1, !dbg !356
  %15 = icmp eq i8 %14, 0, !dbg !356
  br i1 %15, label %22, label %16, !dbg !356

16:
  %17 = icmp eq i8 %12, 4, !dbg !357
  %18 = icmp eq i8 %12, 11, !dbg !357
  %19 = or i1 %17, %18, !dbg !357
  %20 = zext i8 %12 to i32, !dbg !355
  %21 = select i1 %19, i32 5, i32 %20, !dbg !357
  br label %25, !dbg !356

22:
  %23 = and i32 %7, 2147483647, !dbg !358
  %24 = load i32, i32* %9, align 4, !dbg !356
  br label %25, !dbg !356

25:
  %26 = phi i32 [ %23, %22 ], [ -1, %16 ]
  %27 = phi i32 [ %24, %22 ], [ %21, %16 ], !dbg !356
  store i32 %27, i32* %9, align 4, !dbg !356
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !359
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !359
  ret i32 %26, !dbg !360
}

define dso_local i32 @fcntl64(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !361 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !362
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5, !dbg !362
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)) #6, !dbg !365
  %7 = load i32, i32* %5, align 4, !dbg !366
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5, !dbg !367
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !368
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !368
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)) #6, !dbg !370
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !371
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !372
  %9 = bitcast i8* %8 to i32*, !dbg !374
  %10 = load i8, i8* %4, align 1, !dbg !374
  %11 = and i8 %10, 127, !dbg !374
  %12 = add nuw i8 %11, 1, !dbg !374
  %13 = load i8, i8* %3, align 1, !dbg !375
  %14 = and i8 %13, 1, !dbg !375
  %15 = icmp eq i8 %14, 0, !dbg !375
  br i1 %15, label %22, label %16, !dbg !375

16:
  %17 = icmp eq i8 %12, 4, !dbg !376
  %18 = icmp eq i8 %12, 11, !dbg !376
  %19 = or i1 %17, %18, !dbg !376
  %20 = zext i8 %12 to i32, !dbg !374
  %21 = select i1 %19, i32 5, i32 %20, !dbg !376
  br label %25, !dbg !375

22:
  %23 = and i32 %7, 2147483647, !dbg !377
  %24 = load i32, i32* %9, align 4, !dbg !375
  br label %25, !dbg !375

25:
  %26 = phi i32 [ %23, %22 ], [ -1, %16 ]
  %27 = phi i32 [ %24, %22 ], [ %21, %16 ], !dbg !375
  store i32 %27, i32* %9, align 4, !dbg !375
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !378
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !378
  ret i32 %26, !dbg !379
}

define dso_local i32 @ioctl(i32 noundef %0, i64 noundef %1, ...) local_unnamed_addr #0 !dbg !380 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.25, i64 0, i64 0)) #6, !dbg !381
  %6 = bitcast i32* %5 to i8*, !dbg !382
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5, !dbg !382
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0)) #6, !dbg !385
  %7 = load i32, i32* %5, align 4, !dbg !386
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5, !dbg !387
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !388
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !388
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0)) #6, !dbg !390
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !391
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !392
  %9 = bitcast i8* %8 to i32*, !dbg !394
  %10 = load i8, i8* %4, align 1, !dbg !394
  %11 = and i8 %10, 127, !dbg !394
  %12 = add nuw i8 %11, 1, !dbg !394
  %13 = load i8, i8* %3, align 1, !dbg !395
  %14 = and i8 %13, 1, !dbg !395
  %15 = icmp eq i8 %14, 0, !dbg !395
  br i1 %15, label %22, label %16, !dbg !395

16:
  %17 = icmp eq i8 %12, 4, !dbg !396
  %18 = icmp eq i8 %12, 11, !dbg !396
  %19 = or i1 %17, %18, !dbg !396
  %20 = zext i8 %12 to i32, !dbg !394
  %21 = select i1 %19, i32 5, i32 %20, !dbg !396
  br label %25, !dbg !395

22:
  %23 = and i32 %7, 2147483647, !dbg !397
  %24 = load i32, i32* %9, align 4, !dbg !395
  br label %25, !dbg !395

25:
  %26 = phi i32 [ %23, %22 ], [ -1, %16 ]
  %27 = phi i32 [ %24, %22 ], [ %21, %16 ], !dbg !395
  store i32 %27, i32* %9, align 4, !dbg !395
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !398
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !398
  ret i32 %26, !dbg !399
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @read(i32 %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !400 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  call void @__mw_cancellation_point() #6, !dbg !401
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #6, !dbg !402
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #6, !dbg !405
  %7 = bitcast i64* %6 to i8*, !dbg !406
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #5, !dbg !406
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #6, !dbg !409
  %8 = load i64, i64* %6, align 8, !dbg !410
  %9 = icmp ule i64 %8, %2, !dbg !410
  %10 = zext i1 %9 to i32, !dbg !410
  %11 = lshr i64 %8, 63, !dbg !410
  %12 = trunc i64 %11 to i32, !dbg !410
  %13 = xor i32 %12, -1, !dbg !410
  %14 = and i32 %13, %10, !dbg !410
  call void @__midway_assume(i32 noundef %14) #6, !dbg !410
  %15 = load i64, i64* %6, align 8, !dbg !411
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !412
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !412
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #6, !dbg !414
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !415
  %16 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !416
  %17 = bitcast i8* %16 to i32*, !dbg !418
  %18 = load i8, i8* %5, align 1, !dbg !418
  %19 = and i8 %18, 127, !dbg !418
  %20 = add nuw i8 %19, 1, !dbg !418
  %21 = load i8, i8* %4, align 1, !dbg !419
  %22 = and i8 %21, 1, !dbg !419
  %23 = icmp eq i8 %22, 0, !dbg !419
  br i1 %23, label %30, label %24, !dbg !419

24:
  %25 = icmp eq i8 %20, 4, !dbg !420
  %26 = icmp eq i8 %20, 11, !dbg !420
  %27 = or i1 %25, %26, !dbg !420
  %28 = zext i8 %20 to i32, !dbg !418
  %29 = select i1 %27, i32 5, i32 %28, !dbg !420
  br label %32, !dbg !419

30:
  %31 = load i32, i32* %17, align 4, !dbg !419
  br label %32, !dbg !419

32:
  %33 = phi i64 [ %15, %30 ], [ -1, %24 ], !dbg !419
  %34 = phi i32 [ %31, %30 ], [ %29, %24 ], !dbg !419
  store i32 %34, i32* %17, align 4, !dbg !419
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !421
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !421
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #5, !dbg !422
  ret i64 %33, !dbg !423
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i64 @pread(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !424 {
  %5 = call i64 @read(i32 undef, i8* noundef %1, i64 noundef %2) #7, !dbg !425
  ret i64 %5, !dbg !425
}

define dso_local i64 @pread64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !426 {
  %5 = call i64 @read(i32 undef, i8* noundef %1, i64 noundef %2) #7, !dbg !427
  ret i64 %5, !dbg !427
}

define dso_local i64 @write(i32 %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !428 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__mw_cancellation_point() #6, !dbg !429
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #6, !dbg !430
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !431
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !431
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i64 0, i64 0)) #6, !dbg !433
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !434
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !435
  %7 = bitcast i8* %6 to i32*, !dbg !437
  %8 = load i8, i8* %5, align 1, !dbg !437
  %9 = and i8 %8, 127, !dbg !437
  %10 = add nuw i8 %9, 1, !dbg !437
  %11 = load i8, i8* %4, align 1, !dbg !438
  %12 = and i8 %11, 1, !dbg !438
  %13 = icmp eq i8 %12, 0, !dbg !438
  br i1 %13, label %20, label %14, !dbg !438

14:
  %15 = icmp eq i8 %10, 4, !dbg !439
  %16 = icmp eq i8 %10, 11, !dbg !439
  %17 = or i1 %15, %16, !dbg !439
  %18 = zext i8 %10 to i32, !dbg !437
  %19 = select i1 %17, i32 5, i32 %18, !dbg !439
  br label %22, !dbg !438

20:
  %21 = load i32, i32* %7, align 4, !dbg !438
  br label %22, !dbg !438

22:
  %23 = phi i64 [ %2, %20 ], [ -1, %14 ], !dbg !438
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !438
  store i32 %24, i32* %7, align 4, !dbg !438
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !440
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !440
  ret i64 %23, !dbg !441
}

define dso_local i64 @pwrite(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !442 {
  %5 = call i64 @write(i32 undef, i8* noundef %1, i64 noundef %2) #7, !dbg !443
  ret i64 %5, !dbg !443
}

define dso_local i64 @pwrite64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !444 {
  %5 = call i64 @write(i32 undef, i8* noundef %1, i64 noundef %2) #7, !dbg !445
  ret i64 %5, !dbg !445
}

define dso_local i64 @readv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !446 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = icmp sgt i32 %2, 0, !dbg !447
  br i1 %7, label %8, label %10, !dbg !447

8:
  %9 = zext i32 %2 to i64, !dbg !447
  br label %40, !dbg !447

10:
  %11 = phi i64 [ 0, %3 ], [ %48, %40 ], !dbg !448
  %12 = bitcast i64* %6 to i8*, !dbg !449
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12) #5, !dbg !449
  call void @__midway_nondet(i8* noundef nonnull %12, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0)) #6, !dbg !451
  %13 = load i64, i64* %6, align 8, !dbg !452
  %14 = icmp ule i64 %13, %11, !dbg !452
  %15 = zext i1 %14 to i32, !dbg !452
  %16 = lshr i64 %13, 63, !dbg !452
  %17 = trunc i64 %16 to i32, !dbg !452
  %18 = xor i32 %17, -1, !dbg !452
  %19 = and i32 %18, %15, !dbg !452
  call void @__midway_assume(i32 noundef %19) #6, !dbg !452
  %20 = load i64, i64* %6, align 8, !dbg !453
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !454
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !454
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0)) #6, !dbg !456
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !457
  %21 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !458
  %22 = bitcast i8* %21 to i32*, !dbg !460
  %23 = load i8, i8* %5, align 1, !dbg !460
  %24 = and i8 %23, 127, !dbg !460
  %25 = add nuw i8 %24, 1, !dbg !460
  %26 = load i8, i8* %4, align 1, !dbg !461
  %27 = and i8 %26, 1, !dbg !461
  %28 = icmp eq i8 %27, 0, !dbg !461
  br i1 %28, label %35, label %29, !dbg !461

29:
  %30 = icmp eq i8 %25, 4, !dbg !462
  %31 = icmp eq i8 %25, 11, !dbg !462
  %32 = or i1 %30, %31, !dbg !462
  %33 = zext i8 %25 to i32, !dbg !460
  %34 = select i1 %32, i32 5, i32 %33, !dbg !462
  br label %37, !dbg !461

35:
  %36 = load i32, i32* %22, align 4, !dbg !461
  br label %37, !dbg !461

37:
  %38 = phi i64 [ %20, %35 ], [ -1, %29 ], !dbg !461
  %39 = phi i32 [ %36, %35 ], [ %34, %29 ], !dbg !461
  store i32 %39, i32* %22, align 4, !dbg !461
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !463
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !463
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #5, !dbg !464
  ret i64 %38, !dbg !465

40:
  %41 = phi i64 [ 0, %8 ], [ %49, %40 ]
  %42 = phi i64 [ 0, %8 ], [ %48, %40 ]
  %43 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %41, i32 0, !dbg !466
  %44 = load i8*, i8** %43, align 8, !dbg !466
  %45 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %41, i32 1, !dbg !466
  %46 = load i64, i64* %45, align 8, !dbg !466
  call void @__midway_check(i8* noundef %44, i64 noundef %46, i32 noundef 1) #6, !dbg !467
  call void @__midway_nondet(i8* noundef %44, i64 noundef %46, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0)) #6, !dbg !469
  %47 = load i64, i64* %45, align 8, !dbg !470
  %48 = add i64 %47, %42, !dbg !470
  %49 = add nuw nsw i64 %41, 1, !dbg !447
  %50 = icmp eq i64 %49, %9, !dbg !447
  br i1 %50, label %10, label %40, !dbg !447, !llvm.loop !471
}

define dso_local i64 @writev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !473 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = icmp sgt i32 %2, 0, !dbg !474
  br i1 %6, label %7, label %9, !dbg !474

7:
  %8 = zext i32 %2 to i64, !dbg !474
  br label %30, !dbg !474

9:
  %10 = phi i64 [ 0, %3 ], [ %38, %30 ], !dbg !475
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !476
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !476
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0)) #6, !dbg !478
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !479
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !480
  %12 = bitcast i8* %11 to i32*, !dbg !482
  %13 = load i8, i8* %5, align 1, !dbg !482
  %14 = and i8 %13, 127, !dbg !482
  %15 = add nuw i8 %14, 1, !dbg !482
  %16 = load i8, i8* %4, align 1, !dbg !483
  %17 = and i8 %16, 1, !dbg !483
  %18 = icmp eq i8 %17, 0, !dbg !483
  br i1 %18, label %25, label %19, !dbg !483

19:
  %20 = icmp eq i8 %15, 4, !dbg !484
  %21 = icmp eq i8 %15, 11, !dbg !484
  %22 = or i1 %20, %21, !dbg !484
  %23 = zext i8 %15 to i32, !dbg !482
  %24 = select i1 %22, i32 5, i32 %23, !dbg !484
  br label %27, !dbg !483

25:
  %26 = load i32, i32* %12, align 4, !dbg !483
  br label %27, !dbg !483

27:
  %28 = phi i64 [ %10, %25 ], [ -1, %19 ], !dbg !483
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !483
  store i32 %29, i32* %12, align 4, !dbg !483
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !485
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !485
  ret i64 %28, !dbg !486

30:
  %31 = phi i64 [ 0, %7 ], [ %39, %30 ]
  %32 = phi i64 [ 0, %7 ], [ %38, %30 ]
  %33 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %31, i32 0, !dbg !487
  %34 = load i8*, i8** %33, align 8, !dbg !487
  %35 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %31, i32 1, !dbg !487
  %36 = load i64, i64* %35, align 8, !dbg !487
  call void @__midway_check(i8* noundef %34, i64 noundef %36, i32 noundef 0) #6, !dbg !487
  %37 = load i64, i64* %35, align 8, !dbg !488
  %38 = add i64 %37, %32, !dbg !488
  %39 = add nuw nsw i64 %31, 1, !dbg !474
  %40 = icmp eq i64 %39, %8, !dbg !474
  br i1 %40, label %9, label %30, !dbg !474, !llvm.loop !489
}

define dso_local i64 @sendfile(i32 noundef %0, i32 noundef %1, i64* nocapture noundef readnone %2, i64 noundef %3) local_unnamed_addr #0 !dbg !491 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  %8 = bitcast i64* %7 to i8*, !dbg !492
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #5, !dbg !492
  call void @__midway_nondet(i8* noundef nonnull %8, i64 noundef 8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i64 0, i64 0)) #6, !dbg !494
  %9 = load i64, i64* %7, align 8, !dbg !495
  %10 = icmp ule i64 %9, %3, !dbg !495
  %11 = zext i1 %10 to i32, !dbg !495
  %12 = lshr i64 %9, 63, !dbg !495
  %13 = trunc i64 %12 to i32, !dbg !495
  %14 = xor i32 %13, -1, !dbg !495
  %15 = and i32 %14, %11, !dbg !495
  call void @__midway_assume(i32 noundef %15) #6, !dbg !495
  %16 = load i64, i64* %7, align 8, !dbg !496
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !497
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !497
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i64 0, i64 0)) #6, !dbg !499
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !500
  %17 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !501
  %18 = bitcast i8* %17 to i32*, !dbg !503
  %19 = load i8, i8* %6, align 1, !dbg !503
  %20 = and i8 %19, 127, !dbg !503
  %21 = add nuw i8 %20, 1, !dbg !503
  %22 = load i8, i8* %5, align 1, !dbg !504
  %23 = and i8 %22, 1, !dbg !504
  %24 = icmp eq i8 %23, 0, !dbg !504
  br i1 %24, label %31, label %25, !dbg !504

25:
  %26 = icmp eq i8 %21, 4, !dbg !505
  %27 = icmp eq i8 %21, 11, !dbg !505
  %28 = or i1 %26, %27, !dbg !505
  %29 = zext i8 %21 to i32, !dbg !503
  %30 = select i1 %28, i32 5, i32 %29, !dbg !505
  br label %33, !dbg !504

31:
  %32 = load i32, i32* %18, align 4, !dbg !504
  br label %33, !dbg !504

33:
  %34 = phi i64 [ %16, %31 ], [ -1, %25 ], !dbg !504
  %35 = phi i32 [ %32, %31 ], [ %30, %25 ], !dbg !504
  store i32 %35, i32* %18, align 4, !dbg !504
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !506
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !506
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #5, !dbg !507
  ret i64 %34, !dbg !508
}

define dso_local i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !509 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = bitcast i64* %6 to i8*, !dbg !510
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #5, !dbg !510
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0)) #6, !dbg !513
  %8 = load i64, i64* %6, align 8, !dbg !514
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #5, !dbg !515
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !516
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !516
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0)) #6, !dbg !518
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !519
  %9 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !520
  %10 = bitcast i8* %9 to i32*, !dbg !522
  %11 = load i8, i8* %5, align 1, !dbg !522
  %12 = and i8 %11, 127, !dbg !522
  %13 = add nuw i8 %12, 1, !dbg !522
  %14 = load i8, i8* %4, align 1, !dbg !523
  %15 = and i8 %14, 1, !dbg !523
  %16 = icmp eq i8 %15, 0, !dbg !523
  br i1 %16, label %23, label %17, !dbg !523

17:
  %18 = icmp eq i8 %13, 4, !dbg !524
  %19 = icmp eq i8 %13, 11, !dbg !524
  %20 = or i1 %18, %19, !dbg !524
  %21 = zext i8 %13 to i32, !dbg !522
  %22 = select i1 %20, i32 5, i32 %21, !dbg !524
  br label %26, !dbg !523

23:
  %24 = and i64 %8, 9223372036854775807, !dbg !525
  %25 = load i32, i32* %10, align 4, !dbg !523
  br label %26, !dbg !523

26:
  %27 = phi i64 [ %24, %23 ], [ -1, %17 ], !dbg !523
  %28 = phi i32 [ %25, %23 ], [ %22, %17 ], !dbg !523
  store i32 %28, i32* %10, align 4, !dbg !523
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !526
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !526
  ret i64 %27, !dbg !525
}

define dso_local i64 @lseek64(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !527 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = bitcast i64* %6 to i8*, !dbg !528
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #5, !dbg !528
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0)) #6, !dbg !530
  %8 = load i64, i64* %6, align 8, !dbg !531
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #5, !dbg !532
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !533
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !533
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0)) #6, !dbg !535
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !536
  %9 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !537
  %10 = bitcast i8* %9 to i32*, !dbg !539
  %11 = load i8, i8* %5, align 1, !dbg !539
  %12 = and i8 %11, 127, !dbg !539
  %13 = add nuw i8 %12, 1, !dbg !539
  %14 = load i8, i8* %4, align 1, !dbg !540
  %15 = and i8 %14, 1, !dbg !540
  %16 = icmp eq i8 %15, 0, !dbg !540
  br i1 %16, label %23, label %17, !dbg !540

17:
  %18 = icmp eq i8 %13, 4, !dbg !541
  %19 = icmp eq i8 %13, 11, !dbg !541
  %20 = or i1 %18, %19, !dbg !541
  %21 = zext i8 %13 to i32, !dbg !539
  %22 = select i1 %20, i32 5, i32 %21, !dbg !541
  br label %26, !dbg !540

23:
  %24 = and i64 %8, 9223372036854775807, !dbg !542
  %25 = load i32, i32* %10, align 4, !dbg !540
  br label %26, !dbg !540

26:
  %27 = phi i64 [ %24, %23 ], [ -1, %17 ], !dbg !540
  %28 = phi i32 [ %25, %23 ], [ %22, %17 ], !dbg !540
  store i32 %28, i32* %10, align 4, !dbg !540
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !543
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !543
  ret i64 %27, !dbg !542
}

define dso_local i32 @access(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !544 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !545
  br label %5, !dbg !547

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !549
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !547
  %8 = load i8, i8* %7, align 1, !dbg !547
  %9 = icmp eq i8 %8, 0, !dbg !547
  %10 = add i64 %6, 1, !dbg !550
  br i1 %9, label %11, label %5, !dbg !547, !llvm.loop !551

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !552
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !553
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !553
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i64 0, i64 0)) #6, !dbg !555
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !556
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !557
  %13 = bitcast i8* %12 to i32*, !dbg !559
  %14 = load i8, i8* %4, align 1, !dbg !559
  %15 = and i8 %14, 127, !dbg !559
  %16 = add nuw i8 %15, 1, !dbg !559
  %17 = load i8, i8* %3, align 1, !dbg !560
  %18 = and i8 %17, 1, !dbg !560
  %19 = icmp eq i8 %18, 0, !dbg !560
  br i1 %19, label %26, label %20, !dbg !560

20:
  %21 = icmp eq i8 %16, 4, !dbg !561
  %22 = icmp eq i8 %16, 11, !dbg !561
  %23 = or i1 %21, %22, !dbg !561
  %24 = zext i8 %16 to i32, !dbg !559
  %25 = select i1 %23, i32 5, i32 %24, !dbg !561
  br label %28, !dbg !560

26:
  %27 = load i32, i32* %13, align 4, !dbg !560
  br label %28, !dbg !560

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !560
  store i32 %30, i32* %13, align 4, !dbg !560
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !562
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !562
  ret i32 %29, !dbg !563
}

define dso_local i32 @faccessat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !564 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #6, !dbg !565
  br label %7, !dbg !567

7:
  %8 = phi i64 [ 0, %4 ], [ %12, %7 ], !dbg !569
  %9 = getelementptr i8, i8* %1, i64 %8, !dbg !567
  %10 = load i8, i8* %9, align 1, !dbg !567
  %11 = icmp eq i8 %10, 0, !dbg !567
  %12 = add i64 %8, 1, !dbg !570
  br i1 %11, label %13, label %7, !dbg !567, !llvm.loop !571

13:
  call void @__midway_touched(i8* noundef %1, i64 noundef %12, i32 noundef 0) #6, !dbg !572
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !573
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !573
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i64 0, i64 0)) #6, !dbg !575
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !576
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !577
  %15 = bitcast i8* %14 to i32*, !dbg !579
  %16 = load i8, i8* %6, align 1, !dbg !579
  %17 = and i8 %16, 127, !dbg !579
  %18 = add nuw i8 %17, 1, !dbg !579
  %19 = load i8, i8* %5, align 1, !dbg !580
  %20 = and i8 %19, 1, !dbg !580
  %21 = icmp eq i8 %20, 0, !dbg !580
  br i1 %21, label %28, label %22, !dbg !580

22:
  %23 = icmp eq i8 %18, 4, !dbg !581
  %24 = icmp eq i8 %18, 11, !dbg !581
  %25 = or i1 %23, %24, !dbg !581
  %26 = zext i8 %18 to i32, !dbg !579
  %27 = select i1 %25, i32 5, i32 %26, !dbg !581
  br label %30, !dbg !580

28:
  %29 = load i32, i32* %15, align 4, !dbg !580
  br label %30, !dbg !580

30:
  %31 = phi i32 [ 0, %28 ], [ -1, %22 ]
  %32 = phi i32 [ %29, %28 ], [ %27, %22 ], !dbg !580
  store i32 %32, i32* %15, align 4, !dbg !580
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !582
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !582
  ret i32 %31, !dbg !583
}

define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !584 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !585
  br label %4, !dbg !587

4:
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ], !dbg !589
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !587
  %7 = load i8, i8* %6, align 1, !dbg !587
  %8 = icmp eq i8 %7, 0, !dbg !587
  %9 = add i64 %5, 1, !dbg !590
  br i1 %8, label %10, label %4, !dbg !587, !llvm.loop !591

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #6, !dbg !592
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !593
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !593
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.35, i64 0, i64 0)) #6, !dbg !595
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !596
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !597
  %12 = bitcast i8* %11 to i32*, !dbg !599
  %13 = load i8, i8* %3, align 1, !dbg !599
  %14 = and i8 %13, 127, !dbg !599
  %15 = add nuw i8 %14, 1, !dbg !599
  %16 = load i8, i8* %2, align 1, !dbg !600
  %17 = and i8 %16, 1, !dbg !600
  %18 = icmp eq i8 %17, 0, !dbg !600
  br i1 %18, label %25, label %19, !dbg !600

19:
  %20 = icmp eq i8 %15, 4, !dbg !601
  %21 = icmp eq i8 %15, 11, !dbg !601
  %22 = or i1 %20, %21, !dbg !601
  %23 = zext i8 %15 to i32, !dbg !599
  %24 = select i1 %22, i32 5, i32 %23, !dbg !601
  br label %27, !dbg !600

25:
  %26 = load i32, i32* %12, align 4, !dbg !600
  br label %27, !dbg !600

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ]
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !600
  store i32 %29, i32* %12, align 4, !dbg !600
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !602
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !602
  ret i32 %28, !dbg !603
}

define dso_local i32 @unlinkat(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !604 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #6, !dbg !605
  br label %6, !dbg !607

6:
  %7 = phi i64 [ 0, %3 ], [ %11, %6 ], !dbg !609
  %8 = getelementptr i8, i8* %1, i64 %7, !dbg !607
  %9 = load i8, i8* %8, align 1, !dbg !607
  %10 = icmp eq i8 %9, 0, !dbg !607
  %11 = add i64 %7, 1, !dbg !610
  br i1 %10, label %12, label %6, !dbg !607, !llvm.loop !611

12:
  call void @__midway_touched(i8* noundef %1, i64 noundef %11, i32 noundef 0) #6, !dbg !612
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !613
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !613
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.36, i64 0, i64 0)) #6, !dbg !615
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !616
  %13 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !617
  %14 = bitcast i8* %13 to i32*, !dbg !619
  %15 = load i8, i8* %5, align 1, !dbg !619
  %16 = and i8 %15, 127, !dbg !619
  %17 = add nuw i8 %16, 1, !dbg !619
  %18 = load i8, i8* %4, align 1, !dbg !620
  %19 = and i8 %18, 1, !dbg !620
  %20 = icmp eq i8 %19, 0, !dbg !620
  br i1 %20, label %27, label %21, !dbg !620

21:
  %22 = icmp eq i8 %17, 4, !dbg !621
  %23 = icmp eq i8 %17, 11, !dbg !621
  %24 = or i1 %22, %23, !dbg !621
  %25 = zext i8 %17 to i32, !dbg !619
  %26 = select i1 %24, i32 5, i32 %25, !dbg !621
  br label %29, !dbg !620

27:
  %28 = load i32, i32* %14, align 4, !dbg !620
  br label %29, !dbg !620

29:
  %30 = phi i32 [ 0, %27 ], [ -1, %21 ]
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !620
  store i32 %31, i32* %14, align 4, !dbg !620
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !622
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !622
  ret i32 %30, !dbg !623
}

define dso_local i32 @rmdir(i8* noundef %0) local_unnamed_addr #0 !dbg !624 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !625
  br label %4, !dbg !627

4:
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ], !dbg !629
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !627
  %7 = load i8, i8* %6, align 1, !dbg !627
  %8 = icmp eq i8 %7, 0, !dbg !627
  %9 = add i64 %5, 1, !dbg !630
  br i1 %8, label %10, label %4, !dbg !627, !llvm.loop !631

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #6, !dbg !632
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !633
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !633
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.37, i64 0, i64 0)) #6, !dbg !635
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !636
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !637
  %12 = bitcast i8* %11 to i32*, !dbg !639
  %13 = load i8, i8* %3, align 1, !dbg !639
  %14 = and i8 %13, 127, !dbg !639
  %15 = add nuw i8 %14, 1, !dbg !639
  %16 = load i8, i8* %2, align 1, !dbg !640
  %17 = and i8 %16, 1, !dbg !640
  %18 = icmp eq i8 %17, 0, !dbg !640
  br i1 %18, label %25, label %19, !dbg !640

19:
  %20 = icmp eq i8 %15, 4, !dbg !641
  %21 = icmp eq i8 %15, 11, !dbg !641
  %22 = or i1 %20, %21, !dbg !641
  %23 = zext i8 %15 to i32, !dbg !639
  %24 = select i1 %22, i32 5, i32 %23, !dbg !641
  br label %27, !dbg !640

25:
  %26 = load i32, i32* %12, align 4, !dbg !640
  br label %27, !dbg !640

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ]
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !640
  store i32 %29, i32* %12, align 4, !dbg !640
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !642
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !642
  ret i32 %28, !dbg !643
}

define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !644 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !645
  br label %5, !dbg !647

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !649
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !647
  %8 = load i8, i8* %7, align 1, !dbg !647
  %9 = icmp eq i8 %8, 0, !dbg !647
  %10 = add i64 %6, 1, !dbg !650
  br i1 %9, label %11, label %5, !dbg !647, !llvm.loop !651

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !652
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !653
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !653
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i64 0, i64 0)) #6, !dbg !655
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !656
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !657
  %13 = bitcast i8* %12 to i32*, !dbg !659
  %14 = load i8, i8* %4, align 1, !dbg !659
  %15 = and i8 %14, 127, !dbg !659
  %16 = add nuw i8 %15, 1, !dbg !659
  %17 = load i8, i8* %3, align 1, !dbg !660
  %18 = and i8 %17, 1, !dbg !660
  %19 = icmp eq i8 %18, 0, !dbg !660
  br i1 %19, label %26, label %20, !dbg !660

20:
  %21 = icmp eq i8 %16, 4, !dbg !661
  %22 = icmp eq i8 %16, 11, !dbg !661
  %23 = or i1 %21, %22, !dbg !661
  %24 = zext i8 %16 to i32, !dbg !659
  %25 = select i1 %23, i32 5, i32 %24, !dbg !661
  br label %28, !dbg !660

26:
  %27 = load i32, i32* %13, align 4, !dbg !660
  br label %28, !dbg !660

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !660
  store i32 %30, i32* %13, align 4, !dbg !660
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !662
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !662
  ret i32 %29, !dbg !663
}

define dso_local i32 @mkfifo(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !664 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !665
  br label %5, !dbg !667

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !669
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !667
  %8 = load i8, i8* %7, align 1, !dbg !667
  %9 = icmp eq i8 %8, 0, !dbg !667
  %10 = add i64 %6, 1, !dbg !670
  br i1 %9, label %11, label %5, !dbg !667, !llvm.loop !671

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !672
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !673
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !673
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.39, i64 0, i64 0)) #6, !dbg !675
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !676
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !677
  %13 = bitcast i8* %12 to i32*, !dbg !679
  %14 = load i8, i8* %4, align 1, !dbg !679
  %15 = and i8 %14, 127, !dbg !679
  %16 = add nuw i8 %15, 1, !dbg !679
  %17 = load i8, i8* %3, align 1, !dbg !680
  %18 = and i8 %17, 1, !dbg !680
  %19 = icmp eq i8 %18, 0, !dbg !680
  br i1 %19, label %26, label %20, !dbg !680

20:
  %21 = icmp eq i8 %16, 4, !dbg !681
  %22 = icmp eq i8 %16, 11, !dbg !681
  %23 = or i1 %21, %22, !dbg !681
  %24 = zext i8 %16 to i32, !dbg !679
  %25 = select i1 %23, i32 5, i32 %24, !dbg !681
  br label %28, !dbg !680

26:
  %27 = load i32, i32* %13, align 4, !dbg !680
  br label %28, !dbg !680

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !680
  store i32 %30, i32* %13, align 4, !dbg !680
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !682
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !682
  ret i32 %29, !dbg !683
}

define dso_local i32 @chmod(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !684 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !685
  br label %5, !dbg !687

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !689
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !687
  %8 = load i8, i8* %7, align 1, !dbg !687
  %9 = icmp eq i8 %8, 0, !dbg !687
  %10 = add i64 %6, 1, !dbg !690
  br i1 %9, label %11, label %5, !dbg !687, !llvm.loop !691

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !692
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !693
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !693
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i64 0, i64 0)) #6, !dbg !695
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !696
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !697
  %13 = bitcast i8* %12 to i32*, !dbg !699
  %14 = load i8, i8* %4, align 1, !dbg !699
  %15 = and i8 %14, 127, !dbg !699
  %16 = add nuw i8 %15, 1, !dbg !699
  %17 = load i8, i8* %3, align 1, !dbg !700
  %18 = and i8 %17, 1, !dbg !700
  %19 = icmp eq i8 %18, 0, !dbg !700
  br i1 %19, label %26, label %20, !dbg !700

20:
  %21 = icmp eq i8 %16, 4, !dbg !701
  %22 = icmp eq i8 %16, 11, !dbg !701
  %23 = or i1 %21, %22, !dbg !701
  %24 = zext i8 %16 to i32, !dbg !699
  %25 = select i1 %23, i32 5, i32 %24, !dbg !701
  br label %28, !dbg !700

26:
  %27 = load i32, i32* %13, align 4, !dbg !700
  br label %28, !dbg !700

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !700
  store i32 %30, i32* %13, align 4, !dbg !700
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !702
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !702
  ret i32 %29, !dbg !703
}

define dso_local i32 @chown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !704 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !705
  br label %6, !dbg !707

6:
  %7 = phi i64 [ 0, %3 ], [ %11, %6 ], !dbg !709
  %8 = getelementptr i8, i8* %0, i64 %7, !dbg !707
  %9 = load i8, i8* %8, align 1, !dbg !707
  %10 = icmp eq i8 %9, 0, !dbg !707
  %11 = add i64 %7, 1, !dbg !710
  br i1 %10, label %12, label %6, !dbg !707, !llvm.loop !711

12:
  call void @__midway_touched(i8* noundef %0, i64 noundef %11, i32 noundef 0) #6, !dbg !712
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !713
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !713
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i64 0, i64 0)) #6, !dbg !715
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !716
  %13 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !717
  %14 = bitcast i8* %13 to i32*, !dbg !719
  %15 = load i8, i8* %5, align 1, !dbg !719
  %16 = and i8 %15, 127, !dbg !719
  %17 = add nuw i8 %16, 1, !dbg !719
  %18 = load i8, i8* %4, align 1, !dbg !720
  %19 = and i8 %18, 1, !dbg !720
  %20 = icmp eq i8 %19, 0, !dbg !720
  br i1 %20, label %27, label %21, !dbg !720

21:
  %22 = icmp eq i8 %17, 4, !dbg !721
  %23 = icmp eq i8 %17, 11, !dbg !721
  %24 = or i1 %22, %23, !dbg !721
  %25 = zext i8 %17 to i32, !dbg !719
  %26 = select i1 %24, i32 5, i32 %25, !dbg !721
  br label %29, !dbg !720

27:
  %28 = load i32, i32* %14, align 4, !dbg !720
  br label %29, !dbg !720

29:
  %30 = phi i32 [ 0, %27 ], [ -1, %21 ]
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !720
  store i32 %31, i32* %14, align 4, !dbg !720
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !722
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !722
  ret i32 %30, !dbg !723
}

define dso_local i32 @lchown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !724 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !725
  br label %6, !dbg !727

6:
  %7 = phi i64 [ 0, %3 ], [ %11, %6 ], !dbg !729
  %8 = getelementptr i8, i8* %0, i64 %7, !dbg !727
  %9 = load i8, i8* %8, align 1, !dbg !727
  %10 = icmp eq i8 %9, 0, !dbg !727
  %11 = add i64 %7, 1, !dbg !730
  br i1 %10, label %12, label %6, !dbg !727, !llvm.loop !731

12:
  call void @__midway_touched(i8* noundef %0, i64 noundef %11, i32 noundef 0) #6, !dbg !732
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !733
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !733
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.42, i64 0, i64 0)) #6, !dbg !735
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !736
  %13 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !737
  %14 = bitcast i8* %13 to i32*, !dbg !739
  %15 = load i8, i8* %5, align 1, !dbg !739
  %16 = and i8 %15, 127, !dbg !739
  %17 = add nuw i8 %16, 1, !dbg !739
  %18 = load i8, i8* %4, align 1, !dbg !740
  %19 = and i8 %18, 1, !dbg !740
  %20 = icmp eq i8 %19, 0, !dbg !740
  br i1 %20, label %27, label %21, !dbg !740

21:
  %22 = icmp eq i8 %17, 4, !dbg !741
  %23 = icmp eq i8 %17, 11, !dbg !741
  %24 = or i1 %22, %23, !dbg !741
  %25 = zext i8 %17 to i32, !dbg !739
  %26 = select i1 %24, i32 5, i32 %25, !dbg !741
  br label %29, !dbg !740

27:
  %28 = load i32, i32* %14, align 4, !dbg !740
  br label %29, !dbg !740

29:
  %30 = phi i32 [ 0, %27 ], [ -1, %21 ]
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !740
  store i32 %31, i32* %14, align 4, !dbg !740
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !742
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !742
  ret i32 %30, !dbg !743
}

define dso_local i32 @chdir(i8* noundef %0) local_unnamed_addr #0 !dbg !744 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !745
  br label %4, !dbg !747

4:
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ], !dbg !749
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !747
  %7 = load i8, i8* %6, align 1, !dbg !747
  %8 = icmp eq i8 %7, 0, !dbg !747
  %9 = add i64 %5, 1, !dbg !750
  br i1 %8, label %10, label %4, !dbg !747, !llvm.loop !751

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #6, !dbg !752
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !753
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !753
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.43, i64 0, i64 0)) #6, !dbg !755
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !756
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !757
  %12 = bitcast i8* %11 to i32*, !dbg !759
  %13 = load i8, i8* %3, align 1, !dbg !759
  %14 = and i8 %13, 127, !dbg !759
  %15 = add nuw i8 %14, 1, !dbg !759
  %16 = load i8, i8* %2, align 1, !dbg !760
  %17 = and i8 %16, 1, !dbg !760
  %18 = icmp eq i8 %17, 0, !dbg !760
  br i1 %18, label %25, label %19, !dbg !760

19:
  %20 = icmp eq i8 %15, 4, !dbg !761
  %21 = icmp eq i8 %15, 11, !dbg !761
  %22 = or i1 %20, %21, !dbg !761
  %23 = zext i8 %15 to i32, !dbg !759
  %24 = select i1 %22, i32 5, i32 %23, !dbg !761
  br label %27, !dbg !760

25:
  %26 = load i32, i32* %12, align 4, !dbg !760
  br label %27, !dbg !760

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ]
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !760
  store i32 %29, i32* %12, align 4, !dbg !760
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !762
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !762
  ret i32 %28, !dbg !763
}

define dso_local i32 @chroot(i8* noundef %0) local_unnamed_addr #0 !dbg !764 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !765
  br label %4, !dbg !767

4:
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ], !dbg !769
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !767
  %7 = load i8, i8* %6, align 1, !dbg !767
  %8 = icmp eq i8 %7, 0, !dbg !767
  %9 = add i64 %5, 1, !dbg !770
  br i1 %8, label %10, label %4, !dbg !767, !llvm.loop !771

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #6, !dbg !772
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !773
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !773
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.44, i64 0, i64 0)) #6, !dbg !775
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !776
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !777
  %12 = bitcast i8* %11 to i32*, !dbg !779
  %13 = load i8, i8* %3, align 1, !dbg !779
  %14 = and i8 %13, 127, !dbg !779
  %15 = add nuw i8 %14, 1, !dbg !779
  %16 = load i8, i8* %2, align 1, !dbg !780
  %17 = and i8 %16, 1, !dbg !780
  %18 = icmp eq i8 %17, 0, !dbg !780
  br i1 %18, label %25, label %19, !dbg !780

19:
  %20 = icmp eq i8 %15, 4, !dbg !781
  %21 = icmp eq i8 %15, 11, !dbg !781
  %22 = or i1 %20, %21, !dbg !781
  %23 = zext i8 %15 to i32, !dbg !779
  %24 = select i1 %22, i32 5, i32 %23, !dbg !781
  br label %27, !dbg !780

25:
  %26 = load i32, i32* %12, align 4, !dbg !780
  br label %27, !dbg !780

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ]
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !780
  store i32 %29, i32* %12, align 4, !dbg !780
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !782
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !782
  ret i32 %28, !dbg !783
}

define dso_local i32 @truncate(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !784 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !785
  br label %5, !dbg !787

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !789
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !787
  %8 = load i8, i8* %7, align 1, !dbg !787
  %9 = icmp eq i8 %8, 0, !dbg !787
  %10 = add i64 %6, 1, !dbg !790
  br i1 %9, label %11, label %5, !dbg !787, !llvm.loop !791

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !792
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !793
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !793
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0)) #6, !dbg !795
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !796
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !797
  %13 = bitcast i8* %12 to i32*, !dbg !799
  %14 = load i8, i8* %4, align 1, !dbg !799
  %15 = and i8 %14, 127, !dbg !799
  %16 = add nuw i8 %15, 1, !dbg !799
  %17 = load i8, i8* %3, align 1, !dbg !800
  %18 = and i8 %17, 1, !dbg !800
  %19 = icmp eq i8 %18, 0, !dbg !800
  br i1 %19, label %26, label %20, !dbg !800

20:
  %21 = icmp eq i8 %16, 4, !dbg !801
  %22 = icmp eq i8 %16, 11, !dbg !801
  %23 = or i1 %21, %22, !dbg !801
  %24 = zext i8 %16 to i32, !dbg !799
  %25 = select i1 %23, i32 5, i32 %24, !dbg !801
  br label %28, !dbg !800

26:
  %27 = load i32, i32* %13, align 4, !dbg !800
  br label %28, !dbg !800

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !800
  store i32 %30, i32* %13, align 4, !dbg !800
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !802
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !802
  ret i32 %29, !dbg !803
}

define dso_local i32 @link(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !804 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !805
  br label %5, !dbg !807

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !809
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !807
  %8 = load i8, i8* %7, align 1, !dbg !807
  %9 = icmp eq i8 %8, 0, !dbg !807
  %10 = add i64 %6, 1, !dbg !810
  br i1 %9, label %11, label %5, !dbg !807, !llvm.loop !811

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !812
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !813
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !813
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i64 0, i64 0)) #6, !dbg !815
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !816
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !817
  %13 = bitcast i8* %12 to i32*, !dbg !819
  %14 = load i8, i8* %4, align 1, !dbg !819
  %15 = and i8 %14, 127, !dbg !819
  %16 = add nuw i8 %15, 1, !dbg !819
  %17 = load i8, i8* %3, align 1, !dbg !820
  %18 = and i8 %17, 1, !dbg !820
  %19 = icmp eq i8 %18, 0, !dbg !820
  br i1 %19, label %26, label %20, !dbg !820

20:
  %21 = icmp eq i8 %16, 4, !dbg !821
  %22 = icmp eq i8 %16, 11, !dbg !821
  %23 = or i1 %21, %22, !dbg !821
  %24 = zext i8 %16 to i32, !dbg !819
  %25 = select i1 %23, i32 5, i32 %24, !dbg !821
  br label %28, !dbg !820

26:
  %27 = load i32, i32* %13, align 4, !dbg !820
  br label %28, !dbg !820

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !820
  store i32 %30, i32* %13, align 4, !dbg !820
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !822
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !822
  ret i32 %29, !dbg !823
}

define dso_local i32 @symlink(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !824 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !825
  br label %5, !dbg !827

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !829
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !827
  %8 = load i8, i8* %7, align 1, !dbg !827
  %9 = icmp eq i8 %8, 0, !dbg !827
  %10 = add i64 %6, 1, !dbg !830
  br i1 %9, label %11, label %5, !dbg !827, !llvm.loop !831

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !832
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !833
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !833
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.47, i64 0, i64 0)) #6, !dbg !835
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !836
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !837
  %13 = bitcast i8* %12 to i32*, !dbg !839
  %14 = load i8, i8* %4, align 1, !dbg !839
  %15 = and i8 %14, 127, !dbg !839
  %16 = add nuw i8 %15, 1, !dbg !839
  %17 = load i8, i8* %3, align 1, !dbg !840
  %18 = and i8 %17, 1, !dbg !840
  %19 = icmp eq i8 %18, 0, !dbg !840
  br i1 %19, label %26, label %20, !dbg !840

20:
  %21 = icmp eq i8 %16, 4, !dbg !841
  %22 = icmp eq i8 %16, 11, !dbg !841
  %23 = or i1 %21, %22, !dbg !841
  %24 = zext i8 %16 to i32, !dbg !839
  %25 = select i1 %23, i32 5, i32 %24, !dbg !841
  br label %28, !dbg !840

26:
  %27 = load i32, i32* %13, align 4, !dbg !840
  br label %28, !dbg !840

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !840
  store i32 %30, i32* %13, align 4, !dbg !840
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !842
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !842
  ret i32 %29, !dbg !843
}

define dso_local i32 @utime(i8* noundef %0, %struct.utimbuf* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !844 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !845
  br label %5, !dbg !847

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !849
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !847
  %8 = load i8, i8* %7, align 1, !dbg !847
  %9 = icmp eq i8 %8, 0, !dbg !847
  %10 = add i64 %6, 1, !dbg !850
  br i1 %9, label %11, label %5, !dbg !847, !llvm.loop !851

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !852
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !853
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !853
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i64 0, i64 0)) #6, !dbg !855
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !856
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !857
  %13 = bitcast i8* %12 to i32*, !dbg !859
  %14 = load i8, i8* %4, align 1, !dbg !859
  %15 = and i8 %14, 127, !dbg !859
  %16 = add nuw i8 %15, 1, !dbg !859
  %17 = load i8, i8* %3, align 1, !dbg !860
  %18 = and i8 %17, 1, !dbg !860
  %19 = icmp eq i8 %18, 0, !dbg !860
  br i1 %19, label %26, label %20, !dbg !860

20:
  %21 = icmp eq i8 %16, 4, !dbg !861
  %22 = icmp eq i8 %16, 11, !dbg !861
  %23 = or i1 %21, %22, !dbg !861
  %24 = zext i8 %16 to i32, !dbg !859
  %25 = select i1 %23, i32 5, i32 %24, !dbg !861
  br label %28, !dbg !860

26:
  %27 = load i32, i32* %13, align 4, !dbg !860
  br label %28, !dbg !860

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !860
  store i32 %30, i32* %13, align 4, !dbg !860
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !862
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !862
  ret i32 %29, !dbg !863
}

define dso_local i32 @utimes(i8* noundef %0, %struct.timeval* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !864 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !865
  br label %5, !dbg !867

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !869
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !867
  %8 = load i8, i8* %7, align 1, !dbg !867
  %9 = icmp eq i8 %8, 0, !dbg !867
  %10 = add i64 %6, 1, !dbg !870
  br i1 %9, label %11, label %5, !dbg !867, !llvm.loop !871

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #6, !dbg !872
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !873
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !873
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.49, i64 0, i64 0)) #6, !dbg !875
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !876
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !877
  %13 = bitcast i8* %12 to i32*, !dbg !879
  %14 = load i8, i8* %4, align 1, !dbg !879
  %15 = and i8 %14, 127, !dbg !879
  %16 = add nuw i8 %15, 1, !dbg !879
  %17 = load i8, i8* %3, align 1, !dbg !880
  %18 = and i8 %17, 1, !dbg !880
  %19 = icmp eq i8 %18, 0, !dbg !880
  br i1 %19, label %26, label %20, !dbg !880

20:
  %21 = icmp eq i8 %16, 4, !dbg !881
  %22 = icmp eq i8 %16, 11, !dbg !881
  %23 = or i1 %21, %22, !dbg !881
  %24 = zext i8 %16 to i32, !dbg !879
  %25 = select i1 %23, i32 5, i32 %24, !dbg !881
  br label %28, !dbg !880

26:
  %27 = load i32, i32* %13, align 4, !dbg !880
  br label %28, !dbg !880

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !880
  store i32 %30, i32* %13, align 4, !dbg !880
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !882
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !882
  ret i32 %29, !dbg !883
}

define dso_local i64 @pathconf(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !884 {
  %3 = alloca i64, align 8
  %4 = bitcast i64* %3 to i8*, !dbg !885
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #5, !dbg !885
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.50, i64 0, i64 0)) #6, !dbg !889
  %5 = load i64, i64* %3, align 8, !dbg !890
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #5, !dbg !891
  %6 = icmp sgt i64 %5, -2, !dbg !892
  %7 = zext i1 %6 to i32, !dbg !892
  call void @__midway_assume(i32 noundef %7) #6, !dbg !892
  ret i64 %5, !dbg !893
}

define dso_local i64 @fpathconf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !894 {
  %3 = alloca i64, align 8
  %4 = bitcast i64* %3 to i8*, !dbg !895
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #5, !dbg !895
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.51, i64 0, i64 0)) #6, !dbg !898
  %5 = load i64, i64* %3, align 8, !dbg !899
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #5, !dbg !900
  %6 = icmp sgt i64 %5, -2, !dbg !901
  %7 = zext i1 %6 to i32, !dbg !901
  call void @__midway_assume(i32 noundef %7) #6, !dbg !901
  ret i64 %5, !dbg !902
}

define dso_local i64 @readlink(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !903 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !904
  br label %7, !dbg !906

7:
  %8 = phi i64 [ 0, %3 ], [ %12, %7 ], !dbg !908
  %9 = getelementptr i8, i8* %0, i64 %8, !dbg !906
  %10 = load i8, i8* %9, align 1, !dbg !906
  %11 = icmp eq i8 %10, 0, !dbg !906
  %12 = add i64 %8, 1, !dbg !909
  br i1 %11, label %13, label %7, !dbg !906, !llvm.loop !910

13:
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #6, !dbg !911
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #6, !dbg !912
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i64 0, i64 0)) #6, !dbg !914
  %14 = bitcast i64* %6 to i8*, !dbg !915
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #5, !dbg !915
  call void @__midway_nondet(i8* noundef nonnull %14, i64 noundef 8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i64 0, i64 0)) #6, !dbg !917
  %15 = load i64, i64* %6, align 8, !dbg !918
  %16 = icmp ule i64 %15, %2, !dbg !918
  %17 = zext i1 %16 to i32, !dbg !918
  %18 = lshr i64 %15, 63, !dbg !918
  %19 = trunc i64 %18 to i32, !dbg !918
  %20 = xor i32 %19, -1, !dbg !918
  %21 = and i32 %20, %17, !dbg !918
  call void @__midway_assume(i32 noundef %21) #6, !dbg !918
  %22 = load i64, i64* %6, align 8, !dbg !919
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !920
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !920
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i64 0, i64 0)) #6, !dbg !922
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !923
  %23 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !924
  %24 = bitcast i8* %23 to i32*, !dbg !926
  %25 = load i8, i8* %5, align 1, !dbg !926
  %26 = and i8 %25, 127, !dbg !926
  %27 = add nuw i8 %26, 1, !dbg !926
  %28 = load i8, i8* %4, align 1, !dbg !927
  %29 = and i8 %28, 1, !dbg !927
  %30 = icmp eq i8 %29, 0, !dbg !927
  br i1 %30, label %37, label %31, !dbg !927

31:
  %32 = icmp eq i8 %27, 4, !dbg !928
  %33 = icmp eq i8 %27, 11, !dbg !928
  %34 = or i1 %32, %33, !dbg !928
  %35 = zext i8 %27 to i32, !dbg !926
  %36 = select i1 %34, i32 5, i32 %35, !dbg !928
  br label %39, !dbg !927

37:
  %38 = load i32, i32* %24, align 4, !dbg !927
  br label %39, !dbg !927

39:
  %40 = phi i64 [ %22, %37 ], [ -1, %31 ], !dbg !927
  %41 = phi i32 [ %38, %37 ], [ %36, %31 ], !dbg !927
  store i32 %41, i32* %24, align 4, !dbg !927
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !929
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !929
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #5, !dbg !930
  ret i64 %40, !dbg !931
}

define dso_local i8* @getcwd(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !932 {
  %3 = icmp eq i64 %1, 0, !dbg !933
  %4 = icmp ne i8* %0, null, !dbg !933
  %5 = and i1 %4, %3, !dbg !933
  br i1 %5, label %18, label %6, !dbg !933

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i64 0, i64 0)) #6, !dbg !934
  %8 = icmp eq i32 %7, 0, !dbg !934
  br i1 %8, label %18, label %9, !dbg !934

9:
  %10 = icmp eq i8* %0, null, !dbg !937
  br i1 %10, label %11, label %13, !dbg !937

11:
  %12 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #6, !dbg !938
  br label %13, !dbg !941

13:
  %14 = phi i8* [ %0, %9 ], [ %12, %11 ]
  %15 = phi i64 [ %1, %9 ], [ 64, %11 ]
  call void @__midway_check(i8* noundef %14, i64 noundef %15, i32 noundef 1) #6, !dbg !942
  call void @__midway_nondet(i8* noundef %14, i64 noundef %15, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i64 0, i64 0)) #6, !dbg !944
  %16 = add i64 %15, -1, !dbg !945
  %17 = getelementptr i8, i8* %14, i64 %16, !dbg !945
  store i8 0, i8* %17, align 1, !dbg !945
  br label %18, !dbg !946

18:
  %19 = phi i8* [ null, %2 ], [ %14, %13 ], [ null, %6 ], !dbg !933
  ret i8* %19, !dbg !933
}

define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 !dbg !947 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i64 0, i64 0)) #6, !dbg !948
  %2 = icmp eq i32 %1, 0, !dbg !948
  br i1 %2, label %6, label %3, !dbg !948

3:
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #6, !dbg !950
  call void @__midway_check(i8* noundef %4, i64 noundef 64, i32 noundef 1) #6, !dbg !952
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i64 0, i64 0)) #6, !dbg !954
  %5 = getelementptr i8, i8* %4, i64 63, !dbg !955
  store i8 0, i8* %5, align 1, !dbg !955
  br label %6, !dbg !956

6:
  %7 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !957
  ret i8* %7, !dbg !958
}

define dso_local i8* @realpath(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !959 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !960
  br label %3, !dbg !962

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !964
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !962
  %6 = load i8, i8* %5, align 1, !dbg !962
  %7 = icmp eq i8 %6, 0, !dbg !962
  %8 = add i64 %4, 1, !dbg !965
  br i1 %7, label %9, label %3, !dbg !962, !llvm.loop !966

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #6, !dbg !967
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i64 0, i64 0)) #6, !dbg !968
  %11 = icmp eq i32 %10, 0, !dbg !968
  br i1 %11, label %21, label %12, !dbg !968

12:
  %13 = icmp eq i8* %1, null, !dbg !970
  br i1 %13, label %14, label %16, !dbg !970

14:
  %15 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #6, !dbg !971
  br label %16, !dbg !973

16:
  %17 = phi i8* [ %1, %12 ], [ %15, %14 ]
  %18 = phi i64 [ 4096, %12 ], [ 64, %14 ]
  call void @__midway_check(i8* noundef %17, i64 noundef %18, i32 noundef 1) #6, !dbg !974
  call void @__midway_nondet(i8* noundef %17, i64 noundef %18, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i64 0, i64 0)) #6, !dbg !976
  %19 = add nsw i64 %18, -1, !dbg !977
  %20 = getelementptr i8, i8* %17, i64 %19, !dbg !977
  store i8 0, i8* %20, align 1, !dbg !977
  br label %21, !dbg !978

21:
  %22 = phi i8* [ %17, %16 ], [ null, %9 ], !dbg !979
  ret i8* %22, !dbg !980
}

define dso_local i32 @stat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !981 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat* %1 to i8*, !dbg !982
  call void @__midway_check(i8* noundef %5, i64 noundef 144, i32 noundef 1) #6, !dbg !983
  call void @__midway_nondet(i8* noundef %5, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !985
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !986
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !986
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.57, i64 0, i64 0)) #6, !dbg !988
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !989
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !990
  %7 = bitcast i8* %6 to i32*, !dbg !992
  %8 = load i8, i8* %4, align 1, !dbg !992
  %9 = and i8 %8, 127, !dbg !992
  %10 = add nuw i8 %9, 1, !dbg !992
  %11 = load i8, i8* %3, align 1, !dbg !993
  %12 = and i8 %11, 1, !dbg !993
  %13 = icmp eq i8 %12, 0, !dbg !993
  br i1 %13, label %20, label %14, !dbg !993

14:
  %15 = icmp eq i8 %10, 4, !dbg !994
  %16 = icmp eq i8 %10, 11, !dbg !994
  %17 = or i1 %15, %16, !dbg !994
  %18 = zext i8 %10 to i32, !dbg !992
  %19 = select i1 %17, i32 5, i32 %18, !dbg !994
  br label %22, !dbg !993

20:
  %21 = load i32, i32* %7, align 4, !dbg !993
  br label %22, !dbg !993

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !993
  store i32 %24, i32* %7, align 4, !dbg !993
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !995
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !995
  ret i32 %23, !dbg !982
}

define dso_local i32 @lstat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !996 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat* %1 to i8*, !dbg !997
  call void @__midway_check(i8* noundef %5, i64 noundef 144, i32 noundef 1) #6, !dbg !998
  call void @__midway_nondet(i8* noundef %5, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1000
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1001
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1001
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.58, i64 0, i64 0)) #6, !dbg !1003
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1004
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1005
  %7 = bitcast i8* %6 to i32*, !dbg !1007
  %8 = load i8, i8* %4, align 1, !dbg !1007
  %9 = and i8 %8, 127, !dbg !1007
  %10 = add nuw i8 %9, 1, !dbg !1007
  %11 = load i8, i8* %3, align 1, !dbg !1008
  %12 = and i8 %11, 1, !dbg !1008
  %13 = icmp eq i8 %12, 0, !dbg !1008
  br i1 %13, label %20, label %14, !dbg !1008

14:
  %15 = icmp eq i8 %10, 4, !dbg !1009
  %16 = icmp eq i8 %10, 11, !dbg !1009
  %17 = or i1 %15, %16, !dbg !1009
  %18 = zext i8 %10 to i32, !dbg !1007
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1009
  br label %22, !dbg !1008

20:
  %21 = load i32, i32* %7, align 4, !dbg !1008
  br label %22, !dbg !1008

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1008
  store i32 %24, i32* %7, align 4, !dbg !1008
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1010
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1010
  ret i32 %23, !dbg !997
}

define dso_local i32 @fstat(i32 noundef %0, %struct.stat* noundef %1) local_unnamed_addr #0 !dbg !1011 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat* %1 to i8*, !dbg !1012
  call void @__midway_check(i8* noundef %5, i64 noundef 144, i32 noundef 1) #6, !dbg !1013
  call void @__midway_nondet(i8* noundef %5, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1015
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1016
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1016
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i64 0, i64 0)) #6, !dbg !1018
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1019
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1020
  %7 = bitcast i8* %6 to i32*, !dbg !1022
  %8 = load i8, i8* %4, align 1, !dbg !1022
  %9 = and i8 %8, 127, !dbg !1022
  %10 = add nuw i8 %9, 1, !dbg !1022
  %11 = load i8, i8* %3, align 1, !dbg !1023
  %12 = and i8 %11, 1, !dbg !1023
  %13 = icmp eq i8 %12, 0, !dbg !1023
  br i1 %13, label %20, label %14, !dbg !1023

14:
  %15 = icmp eq i8 %10, 4, !dbg !1024
  %16 = icmp eq i8 %10, 11, !dbg !1024
  %17 = or i1 %15, %16, !dbg !1024
  %18 = zext i8 %10 to i32, !dbg !1022
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1024
  br label %22, !dbg !1023

20:
  %21 = load i32, i32* %7, align 4, !dbg !1023
  br label %22, !dbg !1023

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1023
  store i32 %24, i32* %7, align 4, !dbg !1023
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1025
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1025
  ret i32 %23, !dbg !1012
}

define dso_local i32 @fstatat(i32 noundef %0, i8* noalias nocapture noundef readnone %1, %struct.stat* noalias noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !1026 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = bitcast %struct.stat* %2 to i8*, !dbg !1027
  call void @__midway_check(i8* noundef %7, i64 noundef 144, i32 noundef 1) #6, !dbg !1028
  call void @__midway_nondet(i8* noundef %7, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1030
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1031
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1031
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.60, i64 0, i64 0)) #6, !dbg !1033
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1034
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1035
  %9 = bitcast i8* %8 to i32*, !dbg !1037
  %10 = load i8, i8* %6, align 1, !dbg !1037
  %11 = and i8 %10, 127, !dbg !1037
  %12 = add nuw i8 %11, 1, !dbg !1037
  %13 = load i8, i8* %5, align 1, !dbg !1038
  %14 = and i8 %13, 1, !dbg !1038
  %15 = icmp eq i8 %14, 0, !dbg !1038
  br i1 %15, label %22, label %16, !dbg !1038

16:
  %17 = icmp eq i8 %12, 4, !dbg !1039
  %18 = icmp eq i8 %12, 11, !dbg !1039
  %19 = or i1 %17, %18, !dbg !1039
  %20 = zext i8 %12 to i32, !dbg !1037
  %21 = select i1 %19, i32 5, i32 %20, !dbg !1039
  br label %24, !dbg !1038

22:
  %23 = load i32, i32* %9, align 4, !dbg !1038
  br label %24, !dbg !1038

24:
  %25 = phi i32 [ 0, %22 ], [ -1, %16 ]
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !1038
  store i32 %26, i32* %9, align 4, !dbg !1038
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1040
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1040
  ret i32 %25, !dbg !1027
}

define dso_local i32 @stat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !1041 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat64* %1 to i8*, !dbg !1042
  call void @__midway_check(i8* noundef %5, i64 noundef 144, i32 noundef 1) #6, !dbg !1043
  call void @__midway_nondet(i8* noundef %5, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1045
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1046
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1046
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.61, i64 0, i64 0)) #6, !dbg !1048
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1049
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1050
  %7 = bitcast i8* %6 to i32*, !dbg !1052
  %8 = load i8, i8* %4, align 1, !dbg !1052
  %9 = and i8 %8, 127, !dbg !1052
  %10 = add nuw i8 %9, 1, !dbg !1052
  %11 = load i8, i8* %3, align 1, !dbg !1053
  %12 = and i8 %11, 1, !dbg !1053
  %13 = icmp eq i8 %12, 0, !dbg !1053
  br i1 %13, label %20, label %14, !dbg !1053

14:
  %15 = icmp eq i8 %10, 4, !dbg !1054
  %16 = icmp eq i8 %10, 11, !dbg !1054
  %17 = or i1 %15, %16, !dbg !1054
  %18 = zext i8 %10 to i32, !dbg !1052
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1054
  br label %22, !dbg !1053

20:
  %21 = load i32, i32* %7, align 4, !dbg !1053
  br label %22, !dbg !1053

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1053
  store i32 %24, i32* %7, align 4, !dbg !1053
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1055
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1055
  ret i32 %23, !dbg !1042
}

define dso_local i32 @lstat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !1056 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat64* %1 to i8*, !dbg !1057
  call void @__midway_check(i8* noundef %5, i64 noundef 144, i32 noundef 1) #6, !dbg !1058
  call void @__midway_nondet(i8* noundef %5, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1060
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1061
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1061
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.62, i64 0, i64 0)) #6, !dbg !1063
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1064
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1065
  %7 = bitcast i8* %6 to i32*, !dbg !1067
  %8 = load i8, i8* %4, align 1, !dbg !1067
  %9 = and i8 %8, 127, !dbg !1067
  %10 = add nuw i8 %9, 1, !dbg !1067
  %11 = load i8, i8* %3, align 1, !dbg !1068
  %12 = and i8 %11, 1, !dbg !1068
  %13 = icmp eq i8 %12, 0, !dbg !1068
  br i1 %13, label %20, label %14, !dbg !1068

14:
  %15 = icmp eq i8 %10, 4, !dbg !1069
  %16 = icmp eq i8 %10, 11, !dbg !1069
  %17 = or i1 %15, %16, !dbg !1069
  %18 = zext i8 %10 to i32, !dbg !1067
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1069
  br label %22, !dbg !1068

20:
  %21 = load i32, i32* %7, align 4, !dbg !1068
  br label %22, !dbg !1068

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1068
  store i32 %24, i32* %7, align 4, !dbg !1068
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1070
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1070
  ret i32 %23, !dbg !1057
}

define dso_local i32 @fstat64(i32 noundef %0, %struct.stat64* noundef %1) local_unnamed_addr #0 !dbg !1071 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat64* %1 to i8*, !dbg !1072
  call void @__midway_check(i8* noundef %5, i64 noundef 144, i32 noundef 1) #6, !dbg !1073
  call void @__midway_nondet(i8* noundef %5, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1075
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1076
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1076
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.63, i64 0, i64 0)) #6, !dbg !1078
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1079
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1080
  %7 = bitcast i8* %6 to i32*, !dbg !1082
  %8 = load i8, i8* %4, align 1, !dbg !1082
  %9 = and i8 %8, 127, !dbg !1082
  %10 = add nuw i8 %9, 1, !dbg !1082
  %11 = load i8, i8* %3, align 1, !dbg !1083
  %12 = and i8 %11, 1, !dbg !1083
  %13 = icmp eq i8 %12, 0, !dbg !1083
  br i1 %13, label %20, label %14, !dbg !1083

14:
  %15 = icmp eq i8 %10, 4, !dbg !1084
  %16 = icmp eq i8 %10, 11, !dbg !1084
  %17 = or i1 %15, %16, !dbg !1084
  %18 = zext i8 %10 to i32, !dbg !1082
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1084
  br label %22, !dbg !1083

20:
  %21 = load i32, i32* %7, align 4, !dbg !1083
  br label %22, !dbg !1083

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1083
  store i32 %24, i32* %7, align 4, !dbg !1083
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1085
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1085
  ret i32 %23, !dbg !1072
}

define dso_local i32 @__xstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !1086 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat* %2 to i8*, !dbg !1087
  call void @__midway_check(i8* noundef %6, i64 noundef 144, i32 noundef 1) #6, !dbg !1088
  call void @__midway_nondet(i8* noundef %6, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1090
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1091
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1091
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.64, i64 0, i64 0)) #6, !dbg !1093
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1094
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1095
  %8 = bitcast i8* %7 to i32*, !dbg !1097
  %9 = load i8, i8* %5, align 1, !dbg !1097
  %10 = and i8 %9, 127, !dbg !1097
  %11 = add nuw i8 %10, 1, !dbg !1097
  %12 = load i8, i8* %4, align 1, !dbg !1098
  %13 = and i8 %12, 1, !dbg !1098
  %14 = icmp eq i8 %13, 0, !dbg !1098
  br i1 %14, label %21, label %15, !dbg !1098

15:
  %16 = icmp eq i8 %11, 4, !dbg !1099
  %17 = icmp eq i8 %11, 11, !dbg !1099
  %18 = or i1 %16, %17, !dbg !1099
  %19 = zext i8 %11 to i32, !dbg !1097
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1099
  br label %23, !dbg !1098

21:
  %22 = load i32, i32* %8, align 4, !dbg !1098
  br label %23, !dbg !1098

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1098
  store i32 %25, i32* %8, align 4, !dbg !1098
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1100
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1100
  ret i32 %24, !dbg !1087
}

define dso_local i32 @__lxstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !1101 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat* %2 to i8*, !dbg !1102
  call void @__midway_check(i8* noundef %6, i64 noundef 144, i32 noundef 1) #6, !dbg !1103
  call void @__midway_nondet(i8* noundef %6, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1105
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1106
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1106
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.65, i64 0, i64 0)) #6, !dbg !1108
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1109
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1110
  %8 = bitcast i8* %7 to i32*, !dbg !1112
  %9 = load i8, i8* %5, align 1, !dbg !1112
  %10 = and i8 %9, 127, !dbg !1112
  %11 = add nuw i8 %10, 1, !dbg !1112
  %12 = load i8, i8* %4, align 1, !dbg !1113
  %13 = and i8 %12, 1, !dbg !1113
  %14 = icmp eq i8 %13, 0, !dbg !1113
  br i1 %14, label %21, label %15, !dbg !1113

15:
  %16 = icmp eq i8 %11, 4, !dbg !1114
  %17 = icmp eq i8 %11, 11, !dbg !1114
  %18 = or i1 %16, %17, !dbg !1114
  %19 = zext i8 %11 to i32, !dbg !1112
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1114
  br label %23, !dbg !1113

21:
  %22 = load i32, i32* %8, align 4, !dbg !1113
  br label %23, !dbg !1113

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1113
  store i32 %25, i32* %8, align 4, !dbg !1113
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1115
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1115
  ret i32 %24, !dbg !1102
}

define dso_local i32 @__fxstat(i32 noundef %0, i32 noundef %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !1116 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat* %2 to i8*, !dbg !1117
  call void @__midway_check(i8* noundef %6, i64 noundef 144, i32 noundef 1) #6, !dbg !1118
  call void @__midway_nondet(i8* noundef %6, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1120
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1121
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1121
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.66, i64 0, i64 0)) #6, !dbg !1123
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1124
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1125
  %8 = bitcast i8* %7 to i32*, !dbg !1127
  %9 = load i8, i8* %5, align 1, !dbg !1127
  %10 = and i8 %9, 127, !dbg !1127
  %11 = add nuw i8 %10, 1, !dbg !1127
  %12 = load i8, i8* %4, align 1, !dbg !1128
  %13 = and i8 %12, 1, !dbg !1128
  %14 = icmp eq i8 %13, 0, !dbg !1128
  br i1 %14, label %21, label %15, !dbg !1128

15:
  %16 = icmp eq i8 %11, 4, !dbg !1129
  %17 = icmp eq i8 %11, 11, !dbg !1129
  %18 = or i1 %16, %17, !dbg !1129
  %19 = zext i8 %11 to i32, !dbg !1127
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1129
  br label %23, !dbg !1128

21:
  %22 = load i32, i32* %8, align 4, !dbg !1128
  br label %23, !dbg !1128

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1128
  store i32 %25, i32* %8, align 4, !dbg !1128
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1130
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1130
  ret i32 %24, !dbg !1117
}

define dso_local i32 @__xstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !1131 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat64* %2 to i8*, !dbg !1132
  call void @__midway_check(i8* noundef %6, i64 noundef 144, i32 noundef 1) #6, !dbg !1133
  call void @__midway_nondet(i8* noundef %6, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1135
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1136
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1136
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.67, i64 0, i64 0)) #6, !dbg !1138
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1139
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1140
  %8 = bitcast i8* %7 to i32*, !dbg !1142
  %9 = load i8, i8* %5, align 1, !dbg !1142
  %10 = and i8 %9, 127, !dbg !1142
  %11 = add nuw i8 %10, 1, !dbg !1142
  %12 = load i8, i8* %4, align 1, !dbg !1143
  %13 = and i8 %12, 1, !dbg !1143
  %14 = icmp eq i8 %13, 0, !dbg !1143
  br i1 %14, label %21, label %15, !dbg !1143

15:
  %16 = icmp eq i8 %11, 4, !dbg !1144
  %17 = icmp eq i8 %11, 11, !dbg !1144
  %18 = or i1 %16, %17, !dbg !1144
  %19 = zext i8 %11 to i32, !dbg !1142
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1144
  br label %23, !dbg !1143

21:
  %22 = load i32, i32* %8, align 4, !dbg !1143
  br label %23, !dbg !1143

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1143
  store i32 %25, i32* %8, align 4, !dbg !1143
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1145
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1145
  ret i32 %24, !dbg !1132
}

define dso_local i32 @__lxstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !1146 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat64* %2 to i8*, !dbg !1147
  call void @__midway_check(i8* noundef %6, i64 noundef 144, i32 noundef 1) #6, !dbg !1148
  call void @__midway_nondet(i8* noundef %6, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1150
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1151
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1151
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.68, i64 0, i64 0)) #6, !dbg !1153
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1154
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1155
  %8 = bitcast i8* %7 to i32*, !dbg !1157
  %9 = load i8, i8* %5, align 1, !dbg !1157
  %10 = and i8 %9, 127, !dbg !1157
  %11 = add nuw i8 %10, 1, !dbg !1157
  %12 = load i8, i8* %4, align 1, !dbg !1158
  %13 = and i8 %12, 1, !dbg !1158
  %14 = icmp eq i8 %13, 0, !dbg !1158
  br i1 %14, label %21, label %15, !dbg !1158

15:
  %16 = icmp eq i8 %11, 4, !dbg !1159
  %17 = icmp eq i8 %11, 11, !dbg !1159
  %18 = or i1 %16, %17, !dbg !1159
  %19 = zext i8 %11 to i32, !dbg !1157
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1159
  br label %23, !dbg !1158

21:
  %22 = load i32, i32* %8, align 4, !dbg !1158
  br label %23, !dbg !1158

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1158
  store i32 %25, i32* %8, align 4, !dbg !1158
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1160
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1160
  ret i32 %24, !dbg !1147
}

define dso_local i32 @__fxstat64(i32 noundef %0, i32 noundef %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !1161 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat64* %2 to i8*, !dbg !1162
  call void @__midway_check(i8* noundef %6, i64 noundef 144, i32 noundef 1) #6, !dbg !1163
  call void @__midway_nondet(i8* noundef %6, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1165
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1166
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1166
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.69, i64 0, i64 0)) #6, !dbg !1168
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1169
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1170
  %8 = bitcast i8* %7 to i32*, !dbg !1172
  %9 = load i8, i8* %5, align 1, !dbg !1172
  %10 = and i8 %9, 127, !dbg !1172
  %11 = add nuw i8 %10, 1, !dbg !1172
  %12 = load i8, i8* %4, align 1, !dbg !1173
  %13 = and i8 %12, 1, !dbg !1173
  %14 = icmp eq i8 %13, 0, !dbg !1173
  br i1 %14, label %21, label %15, !dbg !1173

15:
  %16 = icmp eq i8 %11, 4, !dbg !1174
  %17 = icmp eq i8 %11, 11, !dbg !1174
  %18 = or i1 %16, %17, !dbg !1174
  %19 = zext i8 %11 to i32, !dbg !1172
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1174
  br label %23, !dbg !1173

21:
  %22 = load i32, i32* %8, align 4, !dbg !1173
  br label %23, !dbg !1173

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ]
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1173
  store i32 %25, i32* %8, align 4, !dbg !1173
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1175
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1175
  ret i32 %24, !dbg !1162
}

define dso_local i32 @statvfs(i8* noalias nocapture noundef readnone %0, %struct.statvfs* noalias noundef %1) local_unnamed_addr #0 !dbg !1176 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.statvfs* %1 to i8*, !dbg !1177
  call void @__midway_check(i8* noundef %5, i64 noundef 112, i32 noundef 1) #6, !dbg !1178
  call void @__midway_nondet(i8* noundef %5, i64 noundef 112, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1180
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1181
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1181
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i64 0, i64 0)) #6, !dbg !1183
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1184
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1185
  %7 = bitcast i8* %6 to i32*, !dbg !1187
  %8 = load i8, i8* %4, align 1, !dbg !1187
  %9 = and i8 %8, 127, !dbg !1187
  %10 = add nuw i8 %9, 1, !dbg !1187
  %11 = load i8, i8* %3, align 1, !dbg !1188
  %12 = and i8 %11, 1, !dbg !1188
  %13 = icmp eq i8 %12, 0, !dbg !1188
  br i1 %13, label %20, label %14, !dbg !1188

14:
  %15 = icmp eq i8 %10, 4, !dbg !1189
  %16 = icmp eq i8 %10, 11, !dbg !1189
  %17 = or i1 %15, %16, !dbg !1189
  %18 = zext i8 %10 to i32, !dbg !1187
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1189
  br label %22, !dbg !1188

20:
  %21 = load i32, i32* %7, align 4, !dbg !1188
  br label %22, !dbg !1188

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1188
  store i32 %24, i32* %7, align 4, !dbg !1188
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1190
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1190
  ret i32 %23, !dbg !1177
}

define dso_local i32 @fstatvfs(i32 noundef %0, %struct.statvfs* noundef %1) local_unnamed_addr #0 !dbg !1191 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.statvfs* %1 to i8*, !dbg !1192
  call void @__midway_check(i8* noundef %5, i64 noundef 112, i32 noundef 1) #6, !dbg !1193
  call void @__midway_nondet(i8* noundef %5, i64 noundef 112, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !1195
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1196
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1196
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.71, i64 0, i64 0)) #6, !dbg !1198
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1199
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1200
  %7 = bitcast i8* %6 to i32*, !dbg !1202
  %8 = load i8, i8* %4, align 1, !dbg !1202
  %9 = and i8 %8, 127, !dbg !1202
  %10 = add nuw i8 %9, 1, !dbg !1202
  %11 = load i8, i8* %3, align 1, !dbg !1203
  %12 = and i8 %11, 1, !dbg !1203
  %13 = icmp eq i8 %12, 0, !dbg !1203
  br i1 %13, label %20, label %14, !dbg !1203

14:
  %15 = icmp eq i8 %10, 4, !dbg !1204
  %16 = icmp eq i8 %10, 11, !dbg !1204
  %17 = or i1 %15, %16, !dbg !1204
  %18 = zext i8 %10 to i32, !dbg !1202
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1204
  br label %22, !dbg !1203

20:
  %21 = load i32, i32* %7, align 4, !dbg !1203
  br label %22, !dbg !1203

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1203
  store i32 %24, i32* %7, align 4, !dbg !1203
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1205
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1205
  ret i32 %23, !dbg !1192
}

define dso_local noalias %struct.__dirstream* @opendir(i8* noundef %0) local_unnamed_addr #0 !dbg !1206 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #6, !dbg !1207
  br label %2, !dbg !1209

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !1211
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !1209
  %5 = load i8, i8* %4, align 1, !dbg !1209
  %6 = icmp eq i8 %5, 0, !dbg !1209
  %7 = add i64 %3, 1, !dbg !1212
  br i1 %6, label %8, label %2, !dbg !1209, !llvm.loop !1213

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #6, !dbg !1214
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.72, i64 0, i64 0)) #6, !dbg !1215
  %10 = icmp eq i32 %9, 0, !dbg !1215
  br i1 %10, label %14, label %11, !dbg !1215

11:
  %12 = call i8* @__midway_alloc(i64 noundef 280, i64 noundef 16, i32 noundef 3) #6, !dbg !1216
  %13 = bitcast i8* %12 to %struct.__dirstream*, !dbg !1215
  br label %14, !dbg !1215

14:
  %15 = phi %struct.__dirstream* [ %13, %11 ], [ null, %8 ], !dbg !1215
  ret %struct.__dirstream* %15, !dbg !1215
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct.__dirstream* @fdopendir(i32 noundef %0) local_unnamed_addr #0 !dbg !1219 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.73, i64 0, i64 0)) #6, !dbg !1220
  %3 = icmp eq i32 %2, 0, !dbg !1220
  br i1 %3, label %7, label %4, !dbg !1220

4:
  %5 = call i8* @__midway_alloc(i64 noundef 280, i64 noundef 16, i32 noundef 3) #6, !dbg !1221
  %6 = bitcast i8* %5 to %struct.__dirstream*, !dbg !1220
  br label %7, !dbg !1220

7:
  %8 = phi %struct.__dirstream* [ %6, %4 ], [ null, %1 ], !dbg !1220
  ret %struct.__dirstream* %8, !dbg !1220
}

define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !1223 {
  %2 = bitcast %struct.__dirstream* %0 to %struct.dirent*, !dbg !1224
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.74, i64 0, i64 0)) #6, !dbg !1225
  %4 = icmp eq i32 %3, 0, !dbg !1225
  br i1 %4, label %8, label %5, !dbg !1225

5:
  %6 = bitcast %struct.__dirstream* %0 to i8*, !dbg !1226
  call void @__midway_check(i8* noundef %6, i64 noundef 280, i32 noundef 1) #6, !dbg !1227
  call void @__midway_nondet(i8* noundef %6, i64 noundef 280, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.74, i64 0, i64 0)) #6, !dbg !1229
  %7 = getelementptr %struct.dirent, %struct.dirent* %2, i64 0, i32 4, i64 255, !dbg !1230
  store i8 0, i8* %7, align 1, !dbg !1230
  br label %8, !dbg !1231

8:
  %9 = phi %struct.dirent* [ %2, %5 ], [ null, %1 ], !dbg !1232
  ret %struct.dirent* %9, !dbg !1233
}

define dso_local i32 @closedir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !1234 {
  %2 = bitcast %struct.__dirstream* %0 to i8*, !dbg !1235
  call void @__midway_free(i8* noundef %2, i32 noundef 3) #6, !dbg !1235
  ret i32 0, !dbg !1236
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @rewinddir(%struct.__dirstream* nocapture noundef %0) local_unnamed_addr #3 !dbg !1237 {
  ret void, !dbg !1238
}

define dso_local i32 @dirfd(%struct.__dirstream* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !1239 {
  ret i32 3, !dbg !1240
}

define dso_local i32 @poll(%struct.pollfd* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !1241 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = icmp eq i64 %1, 0, !dbg !1242
  br i1 %7, label %8, label %38, !dbg !1242

8:
  %9 = bitcast i64* %6 to i8*, !dbg !1243
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #5, !dbg !1243
  call void @__midway_nondet(i8* noundef nonnull %9, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i64 0, i64 0)) #6, !dbg !1245
  %10 = load i64, i64* %6, align 8, !dbg !1246
  %11 = icmp ule i64 %10, %1, !dbg !1246
  %12 = zext i1 %11 to i32, !dbg !1246
  %13 = lshr i64 %10, 63, !dbg !1246
  %14 = trunc i64 %13 to i32, !dbg !1246
  %15 = xor i32 %14, -1, !dbg !1246
  %16 = and i32 %15, %12, !dbg !1246
  call void @__midway_assume(i32 noundef %16) #6, !dbg !1246
  %17 = load i64, i64* %6, align 8, !dbg !1247
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1248
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1248
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i64 0, i64 0)) #6, !dbg !1250
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1251
  %18 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1252
  %19 = bitcast i8* %18 to i32*, !dbg !1254
  %20 = load i8, i8* %5, align 1, !dbg !1254
  %21 = and i8 %20, 127, !dbg !1254
  %22 = add nuw i8 %21, 1, !dbg !1254
  %23 = load i8, i8* %4, align 1, !dbg !1255
  %24 = and i8 %23, 1, !dbg !1255
  %25 = icmp eq i8 %24, 0, !dbg !1255
  br i1 %25, label %32, label %26, !dbg !1255

26:
  %27 = icmp eq i8 %22, 4, !dbg !1256
  %28 = icmp eq i8 %22, 11, !dbg !1256
  %29 = or i1 %27, %28, !dbg !1256
  %30 = zext i8 %22 to i32, !dbg !1254
  %31 = select i1 %29, i32 5, i32 %30, !dbg !1256
  br label %35, !dbg !1255

32:
  %33 = load i32, i32* %19, align 4, !dbg !1255
  %34 = trunc i64 %17 to i32, !dbg !1255
  br label %35, !dbg !1255

35:
  %36 = phi i32 [ %34, %32 ], [ -1, %26 ]
  %37 = phi i32 [ %33, %32 ], [ %31, %26 ], !dbg !1255
  store i32 %37, i32* %19, align 4, !dbg !1255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1257
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1257
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #5, !dbg !1258
  ret i32 %36, !dbg !1259

38:
  %39 = phi i64 [ %42, %38 ], [ 0, %3 ]
  %40 = getelementptr %struct.pollfd, %struct.pollfd* %0, i64 %39, i32 2, !dbg !1260
  %41 = bitcast i16* %40 to i8*, !dbg !1260
  call void @__midway_check(i8* noundef %41, i64 noundef 2, i32 noundef 1) #6, !dbg !1261
  call void @__midway_nondet(i8* noundef %41, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i64 0, i64 0)) #6, !dbg !1263
  %42 = add nuw i64 %39, 1, !dbg !1242
  %43 = icmp eq i64 %42, %1, !dbg !1242
  br i1 %43, label %8, label %38, !dbg !1242, !llvm.loop !1264
}

define dso_local i32 @select(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timeval* noalias nocapture readnone %4) local_unnamed_addr #0 !dbg !1265 {
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  call void @__mw_cancellation_point() #6, !dbg !1266
  %9 = icmp eq %struct.fd_set* %1, null, !dbg !1267
  br i1 %9, label %12, label %10, !dbg !1267

10:
  %11 = bitcast %struct.fd_set* %1 to i8*, !dbg !1270
  call void @__midway_check(i8* noundef nonnull %11, i64 noundef 128, i32 noundef 1) #6, !dbg !1271
  call void @__midway_nondet(i8* noundef nonnull %11, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !1273
  br label %12, !dbg !1270

12:
  %13 = icmp eq %struct.fd_set* %2, null, !dbg !1274
  br i1 %13, label %16, label %14, !dbg !1274

14:
  %15 = bitcast %struct.fd_set* %2 to i8*, !dbg !1276
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 128, i32 noundef 1) #6, !dbg !1277
  call void @__midway_nondet(i8* noundef nonnull %15, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !1279
  br label %16, !dbg !1276

16:
  %17 = icmp eq %struct.fd_set* %3, null, !dbg !1280
  br i1 %17, label %20, label %18, !dbg !1280

18:
  %19 = bitcast %struct.fd_set* %3 to i8*, !dbg !1282
  call void @__midway_check(i8* noundef nonnull %19, i64 noundef 128, i32 noundef 1) #6, !dbg !1283
  call void @__midway_nondet(i8* noundef nonnull %19, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !1285
  br label %20, !dbg !1282

20:
  %21 = icmp ne %struct.fd_set* %1, null, !dbg !1286
  %22 = icmp ne %struct.fd_set* %2, null, !dbg !1286
  %23 = or i1 %21, %22, !dbg !1286
  %24 = icmp ne %struct.fd_set* %3, null, !dbg !1286
  %25 = or i1 %23, %24, !dbg !1286
  br i1 %25, label %26, label %57, !dbg !1286

26:
  %27 = sext i32 %0 to i64, !dbg !1286
  %28 = bitcast i64* %8 to i8*, !dbg !1287
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %28) #5, !dbg !1287
  call void @__midway_nondet(i8* noundef nonnull %28, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !1289
  %29 = load i64, i64* %8, align 8, !dbg !1290
  %30 = icmp ule i64 %29, %27, !dbg !1290
  %31 = zext i1 %30 to i32, !dbg !1290
  %32 = lshr i64 %29, 63, !dbg !1290
  %33 = trunc i64 %32 to i32, !dbg !1290
  %34 = xor i32 %33, -1, !dbg !1290
  %35 = and i32 %34, %31, !dbg !1290
  call void @__midway_assume(i32 noundef %35) #6, !dbg !1290
  %36 = load i64, i64* %8, align 8, !dbg !1291
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1292
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7) #5, !dbg !1292
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !1294
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1295
  %37 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1296
  %38 = bitcast i8* %37 to i32*, !dbg !1298
  %39 = load i8, i8* %7, align 1, !dbg !1298
  %40 = and i8 %39, 127, !dbg !1298
  %41 = add nuw i8 %40, 1, !dbg !1298
  %42 = load i8, i8* %6, align 1, !dbg !1299
  %43 = and i8 %42, 1, !dbg !1299
  %44 = icmp eq i8 %43, 0, !dbg !1299
  br i1 %44, label %51, label %45, !dbg !1299

45:
  %46 = icmp eq i8 %41, 4, !dbg !1300
  %47 = icmp eq i8 %41, 11, !dbg !1300
  %48 = or i1 %46, %47, !dbg !1300
  %49 = zext i8 %41 to i32, !dbg !1298
  %50 = select i1 %48, i32 5, i32 %49, !dbg !1300
  br label %54, !dbg !1299

51:
  %52 = load i32, i32* %38, align 4, !dbg !1299
  %53 = trunc i64 %36 to i32, !dbg !1299
  br label %54, !dbg !1299

54:
  %55 = phi i32 [ %53, %51 ], [ -1, %45 ]
  %56 = phi i32 [ %52, %51 ], [ %50, %45 ], !dbg !1299
  store i32 %56, i32* %38, align 4, !dbg !1299
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #5, !dbg !1301
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1301
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %28) #5, !dbg !1302
  br label %57, !dbg !1286

57:
  %58 = phi i32 [ %55, %54 ], [ 0, %20 ], !dbg !1286
  ret i32 %58, !dbg !1286
}

define dso_local i32 @pselect(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timespec* noalias nocapture noundef readnone %4, %struct.__sigset_t* noalias nocapture noundef readnone %5) local_unnamed_addr #0 !dbg !1303 {
  %7 = call i32 @select(i32 noundef %0, %struct.fd_set* noundef %1, %struct.fd_set* noundef %2, %struct.fd_set* noundef %3, %struct.timeval* undef) #7, !dbg !1304
  ret i32 %7, !dbg !1304
}

define dso_local i32 @epoll_wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !1305 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  %8 = bitcast %struct.epoll_event* %1 to i8*, !dbg !1306
  %9 = sext i32 %2 to i64, !dbg !1306
  %10 = mul nsw i64 %9, 12, !dbg !1306
  call void @__midway_check(i8* noundef %8, i64 noundef %10, i32 noundef 1) #6, !dbg !1307
  call void @__midway_nondet(i8* noundef %8, i64 noundef %10, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.77, i64 0, i64 0)) #6, !dbg !1309
  %11 = bitcast i64* %7 to i8*, !dbg !1310
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11) #5, !dbg !1310
  call void @__midway_nondet(i8* noundef nonnull %11, i64 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.77, i64 0, i64 0)) #6, !dbg !1312
  %12 = load i64, i64* %7, align 8, !dbg !1313
  %13 = icmp ule i64 %12, %9, !dbg !1313
  %14 = zext i1 %13 to i32, !dbg !1313
  %15 = lshr i64 %12, 63, !dbg !1313
  %16 = trunc i64 %15 to i32, !dbg !1313
  %17 = xor i32 %16, -1, !dbg !1313
  %18 = and i32 %17, %14, !dbg !1313
  call void @__midway_assume(i32 noundef %18) #6, !dbg !1313
  %19 = load i64, i64* %7, align 8, !dbg !1314
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1315
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1315
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.77, i64 0, i64 0)) #6, !dbg !1317
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !1318
  %20 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !1319
  %21 = bitcast i8* %20 to i32*, !dbg !1321
  %22 = load i8, i8* %6, align 1, !dbg !1321
  %23 = and i8 %22, 127, !dbg !1321
  %24 = add nuw i8 %23, 1, !dbg !1321
  %25 = load i8, i8* %5, align 1, !dbg !1322
  %26 = and i8 %25, 1, !dbg !1322
  %27 = icmp eq i8 %26, 0, !dbg !1322
  br i1 %27, label %34, label %28, !dbg !1322

28:
  %29 = icmp eq i8 %24, 4, !dbg !1323
  %30 = icmp eq i8 %24, 11, !dbg !1323
  %31 = or i1 %29, %30, !dbg !1323
  %32 = zext i8 %24 to i32, !dbg !1321
  %33 = select i1 %31, i32 5, i32 %32, !dbg !1323
  br label %37, !dbg !1322

34:
  %35 = load i32, i32* %21, align 4, !dbg !1322
  %36 = trunc i64 %19 to i32, !dbg !1322
  br label %37, !dbg !1322

37:
  %38 = phi i32 [ %36, %34 ], [ -1, %28 ]
  %39 = phi i32 [ %35, %34 ], [ %33, %28 ], !dbg !1322
  store i32 %39, i32* %21, align 4, !dbg !1322
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1324
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1324
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %11) #5, !dbg !1325
  ret i32 %38, !dbg !1326
}

define dso_local i64 @__fdelt_chk(i64 noundef %0) local_unnamed_addr #0 !dbg !1327 {
  %2 = icmp ugt i64 %0, 1023, !dbg !1328
  br i1 %2, label %3, label %4, !dbg !1328

3:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.78, i64 0, i64 0)) #8, !dbg !1329
  unreachable, !dbg !1329

4:
  %5 = sdiv i64 %0, 64, !dbg !1330
  ret i64 %5, !dbg !1330
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/file.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__mw_new_descriptor", scope: !1, file: !1, line: 24, type: !9, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 26, scope: !8)
!12 = !DILocation(line: 27, scope: !8)
!13 = !DILocation(line: 10, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "outcome", scope: !15, file: !15, line: 8, type: !9, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!15 = !DIFile(filename: "c/environment.h", directory: ".")
!16 = distinct !DILocation(line: 27, scope: !8)
!17 = !DILocation(line: 11, scope: !14, inlinedAt: !16)
!18 = !DILocation(line: 12, scope: !14, inlinedAt: !16)
!19 = !DILocation(line: 39, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "area", scope: !21, file: !21, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!21 = !DIFile(filename: "c/models.h", directory: ".")
!22 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !16)
!23 = !DILocation(line: 13, scope: !14, inlinedAt: !16)
!24 = !DILocation(line: 15, scope: !14, inlinedAt: !16)
!25 = !DILocation(line: 14, scope: !14, inlinedAt: !16)
!26 = !DILocation(line: 17, scope: !14, inlinedAt: !16)
!27 = distinct !DISubprogram(name: "open", scope: !1, file: !1, line: 46, type: !9, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!28 = !DILocation(line: 96, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "read_string", scope: !21, file: !21, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = distinct !DILocation(line: 48, scope: !27)
!31 = !DILocation(line: 88, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "length", scope: !21, file: !21, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!33 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 0, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 89, scope: !32, inlinedAt: !33)
!36 = distinct !{!36, !31, !35, !37, !38}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 98, scope: !29, inlinedAt: !30)
!40 = !DILocation(line: 26, scope: !8, inlinedAt: !41)
!41 = distinct !DILocation(line: 49, scope: !27)
!42 = !DILocation(line: 10, scope: !14, inlinedAt: !43)
!43 = distinct !DILocation(line: 27, scope: !8, inlinedAt: !41)
!44 = !DILocation(line: 11, scope: !14, inlinedAt: !43)
!45 = !DILocation(line: 12, scope: !14, inlinedAt: !43)
!46 = !DILocation(line: 39, scope: !20, inlinedAt: !47)
!47 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !43)
!48 = !DILocation(line: 13, scope: !14, inlinedAt: !43)
!49 = !DILocation(line: 15, scope: !14, inlinedAt: !43)
!50 = !DILocation(line: 14, scope: !14, inlinedAt: !43)
!51 = !DILocation(line: 17, scope: !14, inlinedAt: !43)
!52 = !DILocation(line: 49, scope: !27)
!53 = distinct !DISubprogram(name: "open64", scope: !1, file: !1, line: 52, type: !9, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!54 = !DILocation(line: 52, scope: !53)
!55 = distinct !DISubprogram(name: "openat", scope: !1, file: !1, line: 53, type: !9, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!56 = !DILocation(line: 53, scope: !55)
!57 = distinct !DISubprogram(name: "__open_2", scope: !1, file: !1, line: 54, type: !9, scopeLine: 54, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = !DILocation(line: 54, scope: !57)
!59 = distinct !DISubprogram(name: "creat", scope: !1, file: !1, line: 55, type: !9, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!60 = !DILocation(line: 55, scope: !59)
!61 = distinct !DISubprogram(name: "dup", scope: !1, file: !1, line: 57, type: !9, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = !DILocation(line: 26, scope: !8, inlinedAt: !63)
!63 = distinct !DILocation(line: 57, scope: !61)
!64 = !DILocation(line: 10, scope: !14, inlinedAt: !65)
!65 = distinct !DILocation(line: 27, scope: !8, inlinedAt: !63)
!66 = !DILocation(line: 11, scope: !14, inlinedAt: !65)
!67 = !DILocation(line: 12, scope: !14, inlinedAt: !65)
!68 = !DILocation(line: 39, scope: !20, inlinedAt: !69)
!69 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !65)
!70 = !DILocation(line: 13, scope: !14, inlinedAt: !65)
!71 = !DILocation(line: 15, scope: !14, inlinedAt: !65)
!72 = !DILocation(line: 14, scope: !14, inlinedAt: !65)
!73 = !DILocation(line: 17, scope: !14, inlinedAt: !65)
!74 = !DILocation(line: 57, scope: !61)
!75 = distinct !DISubprogram(name: "epoll_create", scope: !1, file: !1, line: 58, type: !9, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = !DILocation(line: 26, scope: !8, inlinedAt: !77)
!77 = distinct !DILocation(line: 58, scope: !75)
!78 = !DILocation(line: 10, scope: !14, inlinedAt: !79)
!79 = distinct !DILocation(line: 27, scope: !8, inlinedAt: !77)
!80 = !DILocation(line: 11, scope: !14, inlinedAt: !79)
!81 = !DILocation(line: 12, scope: !14, inlinedAt: !79)
!82 = !DILocation(line: 39, scope: !20, inlinedAt: !83)
!83 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !79)
!84 = !DILocation(line: 13, scope: !14, inlinedAt: !79)
!85 = !DILocation(line: 15, scope: !14, inlinedAt: !79)
!86 = !DILocation(line: 14, scope: !14, inlinedAt: !79)
!87 = !DILocation(line: 17, scope: !14, inlinedAt: !79)
!88 = !DILocation(line: 58, scope: !75)
!89 = distinct !DISubprogram(name: "epoll_create1", scope: !1, file: !1, line: 59, type: !9, scopeLine: 59, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!90 = !DILocation(line: 26, scope: !8, inlinedAt: !91)
!91 = distinct !DILocation(line: 59, scope: !89)
!92 = !DILocation(line: 10, scope: !14, inlinedAt: !93)
!93 = distinct !DILocation(line: 27, scope: !8, inlinedAt: !91)
!94 = !DILocation(line: 11, scope: !14, inlinedAt: !93)
!95 = !DILocation(line: 12, scope: !14, inlinedAt: !93)
!96 = !DILocation(line: 39, scope: !20, inlinedAt: !97)
!97 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !93)
!98 = !DILocation(line: 13, scope: !14, inlinedAt: !93)
!99 = !DILocation(line: 15, scope: !14, inlinedAt: !93)
!100 = !DILocation(line: 14, scope: !14, inlinedAt: !93)
!101 = !DILocation(line: 17, scope: !14, inlinedAt: !93)
!102 = !DILocation(line: 59, scope: !89)
!103 = distinct !DISubprogram(name: "eventfd", scope: !1, file: !1, line: 60, type: !9, scopeLine: 60, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = !DILocation(line: 26, scope: !8, inlinedAt: !105)
!105 = distinct !DILocation(line: 60, scope: !103)
!106 = !DILocation(line: 10, scope: !14, inlinedAt: !107)
!107 = distinct !DILocation(line: 27, scope: !8, inlinedAt: !105)
!108 = !DILocation(line: 11, scope: !14, inlinedAt: !107)
!109 = !DILocation(line: 12, scope: !14, inlinedAt: !107)
!110 = !DILocation(line: 39, scope: !20, inlinedAt: !111)
!111 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !107)
!112 = !DILocation(line: 13, scope: !14, inlinedAt: !107)
!113 = !DILocation(line: 15, scope: !14, inlinedAt: !107)
!114 = !DILocation(line: 14, scope: !14, inlinedAt: !107)
!115 = !DILocation(line: 17, scope: !14, inlinedAt: !107)
!116 = !DILocation(line: 60, scope: !103)
!117 = distinct !DISubprogram(name: "inotify_init", scope: !1, file: !1, line: 61, type: !9, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = !DILocation(line: 26, scope: !8, inlinedAt: !119)
!119 = distinct !DILocation(line: 61, scope: !117)
!120 = !DILocation(line: 10, scope: !14, inlinedAt: !121)
!121 = distinct !DILocation(line: 27, scope: !8, inlinedAt: !119)
!122 = !DILocation(line: 11, scope: !14, inlinedAt: !121)
!123 = !DILocation(line: 12, scope: !14, inlinedAt: !121)
!124 = !DILocation(line: 39, scope: !20, inlinedAt: !125)
!125 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !121)
!126 = !DILocation(line: 13, scope: !14, inlinedAt: !121)
!127 = !DILocation(line: 15, scope: !14, inlinedAt: !121)
!128 = !DILocation(line: 14, scope: !14, inlinedAt: !121)
!129 = !DILocation(line: 17, scope: !14, inlinedAt: !121)
!130 = !DILocation(line: 61, scope: !117)
!131 = distinct !DISubprogram(name: "timerfd_create", scope: !1, file: !1, line: 62, type: !9, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!132 = !DILocation(line: 26, scope: !8, inlinedAt: !133)
!133 = distinct !DILocation(line: 62, scope: !131)
!134 = !DILocation(line: 10, scope: !14, inlinedAt: !135)
!135 = distinct !DILocation(line: 27, scope: !8, inlinedAt: !133)
!136 = !DILocation(line: 11, scope: !14, inlinedAt: !135)
!137 = !DILocation(line: 12, scope: !14, inlinedAt: !135)
!138 = !DILocation(line: 39, scope: !20, inlinedAt: !139)
!139 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !135)
!140 = !DILocation(line: 13, scope: !14, inlinedAt: !135)
!141 = !DILocation(line: 15, scope: !14, inlinedAt: !135)
!142 = !DILocation(line: 14, scope: !14, inlinedAt: !135)
!143 = !DILocation(line: 17, scope: !14, inlinedAt: !135)
!144 = !DILocation(line: 62, scope: !131)
!145 = distinct !DISubprogram(name: "dup2", scope: !1, file: !1, line: 63, type: !9, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = !DILocation(line: 10, scope: !14, inlinedAt: !147)
!147 = distinct !DILocation(line: 63, scope: !145)
!148 = !DILocation(line: 11, scope: !14, inlinedAt: !147)
!149 = !DILocation(line: 12, scope: !14, inlinedAt: !147)
!150 = !DILocation(line: 39, scope: !20, inlinedAt: !151)
!151 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !147)
!152 = !DILocation(line: 13, scope: !14, inlinedAt: !147)
!153 = !DILocation(line: 15, scope: !14, inlinedAt: !147)
!154 = !DILocation(line: 14, scope: !14, inlinedAt: !147)
!155 = !DILocation(line: 17, scope: !14, inlinedAt: !147)
!156 = !DILocation(line: 63, scope: !145)
!157 = distinct !DISubprogram(name: "dup3", scope: !1, file: !1, line: 64, type: !9, scopeLine: 64, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!158 = !DILocation(line: 10, scope: !14, inlinedAt: !159)
!159 = distinct !DILocation(line: 64, scope: !157)
!160 = !DILocation(line: 11, scope: !14, inlinedAt: !159)
!161 = !DILocation(line: 12, scope: !14, inlinedAt: !159)
!162 = !DILocation(line: 39, scope: !20, inlinedAt: !163)
!163 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !159)
!164 = !DILocation(line: 13, scope: !14, inlinedAt: !159)
!165 = !DILocation(line: 15, scope: !14, inlinedAt: !159)
!166 = !DILocation(line: 14, scope: !14, inlinedAt: !159)
!167 = !DILocation(line: 17, scope: !14, inlinedAt: !159)
!168 = !DILocation(line: 64, scope: !157)
!169 = distinct !DISubprogram(name: "pipe", scope: !1, file: !1, line: 66, type: !9, scopeLine: 67, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!170 = !DILocation(line: 68, scope: !169)
!171 = !DILocation(line: 26, scope: !8, inlinedAt: !172)
!172 = distinct !DILocation(line: 69, scope: !169)
!173 = !DILocation(line: 69, scope: !169)
!174 = !DILocation(line: 26, scope: !8, inlinedAt: !175)
!175 = distinct !DILocation(line: 70, scope: !169)
!176 = !DILocation(line: 70, scope: !169)
!177 = !DILocation(line: 10, scope: !14, inlinedAt: !178)
!178 = distinct !DILocation(line: 71, scope: !169)
!179 = !DILocation(line: 11, scope: !14, inlinedAt: !178)
!180 = !DILocation(line: 12, scope: !14, inlinedAt: !178)
!181 = !DILocation(line: 39, scope: !20, inlinedAt: !182)
!182 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !178)
!183 = !DILocation(line: 13, scope: !14, inlinedAt: !178)
!184 = !DILocation(line: 15, scope: !14, inlinedAt: !178)
!185 = !DILocation(line: 14, scope: !14, inlinedAt: !178)
!186 = !DILocation(line: 17, scope: !14, inlinedAt: !178)
!187 = !DILocation(line: 71, scope: !169)
!188 = distinct !DISubprogram(name: "pipe2", scope: !1, file: !1, line: 74, type: !9, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!189 = !DILocation(line: 74, scope: !188)
!190 = distinct !DISubprogram(name: "close", scope: !1, file: !1, line: 76, type: !9, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = !DILocation(line: 10, scope: !14, inlinedAt: !192)
!192 = distinct !DILocation(line: 76, scope: !190)
!193 = !DILocation(line: 11, scope: !14, inlinedAt: !192)
!194 = !DILocation(line: 12, scope: !14, inlinedAt: !192)
!195 = !DILocation(line: 39, scope: !20, inlinedAt: !196)
!196 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !192)
!197 = !DILocation(line: 13, scope: !14, inlinedAt: !192)
!198 = !DILocation(line: 15, scope: !14, inlinedAt: !192)
!199 = !DILocation(line: 14, scope: !14, inlinedAt: !192)
!200 = !DILocation(line: 17, scope: !14, inlinedAt: !192)
!201 = !DILocation(line: 76, scope: !190)
!202 = distinct !DISubprogram(name: "fsync", scope: !1, file: !1, line: 77, type: !9, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = !DILocation(line: 10, scope: !14, inlinedAt: !204)
!204 = distinct !DILocation(line: 77, scope: !202)
!205 = !DILocation(line: 11, scope: !14, inlinedAt: !204)
!206 = !DILocation(line: 12, scope: !14, inlinedAt: !204)
!207 = !DILocation(line: 39, scope: !20, inlinedAt: !208)
!208 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !204)
!209 = !DILocation(line: 13, scope: !14, inlinedAt: !204)
!210 = !DILocation(line: 15, scope: !14, inlinedAt: !204)
!211 = !DILocation(line: 14, scope: !14, inlinedAt: !204)
!212 = !DILocation(line: 17, scope: !14, inlinedAt: !204)
!213 = !DILocation(line: 77, scope: !202)
!214 = distinct !DISubprogram(name: "fdatasync", scope: !1, file: !1, line: 78, type: !9, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!215 = !DILocation(line: 10, scope: !14, inlinedAt: !216)
!216 = distinct !DILocation(line: 78, scope: !214)
!217 = !DILocation(line: 11, scope: !14, inlinedAt: !216)
!218 = !DILocation(line: 12, scope: !14, inlinedAt: !216)
!219 = !DILocation(line: 39, scope: !20, inlinedAt: !220)
!220 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !216)
!221 = !DILocation(line: 13, scope: !14, inlinedAt: !216)
!222 = !DILocation(line: 15, scope: !14, inlinedAt: !216)
!223 = !DILocation(line: 14, scope: !14, inlinedAt: !216)
!224 = !DILocation(line: 17, scope: !14, inlinedAt: !216)
!225 = !DILocation(line: 78, scope: !214)
!226 = distinct !DISubprogram(name: "ftruncate", scope: !1, file: !1, line: 79, type: !9, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!227 = !DILocation(line: 10, scope: !14, inlinedAt: !228)
!228 = distinct !DILocation(line: 79, scope: !226)
!229 = !DILocation(line: 11, scope: !14, inlinedAt: !228)
!230 = !DILocation(line: 12, scope: !14, inlinedAt: !228)
!231 = !DILocation(line: 39, scope: !20, inlinedAt: !232)
!232 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !228)
!233 = !DILocation(line: 13, scope: !14, inlinedAt: !228)
!234 = !DILocation(line: 15, scope: !14, inlinedAt: !228)
!235 = !DILocation(line: 14, scope: !14, inlinedAt: !228)
!236 = !DILocation(line: 17, scope: !14, inlinedAt: !228)
!237 = !DILocation(line: 79, scope: !226)
!238 = distinct !DISubprogram(name: "fchmod", scope: !1, file: !1, line: 80, type: !9, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!239 = !DILocation(line: 10, scope: !14, inlinedAt: !240)
!240 = distinct !DILocation(line: 80, scope: !238)
!241 = !DILocation(line: 11, scope: !14, inlinedAt: !240)
!242 = !DILocation(line: 12, scope: !14, inlinedAt: !240)
!243 = !DILocation(line: 39, scope: !20, inlinedAt: !244)
!244 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !240)
!245 = !DILocation(line: 13, scope: !14, inlinedAt: !240)
!246 = !DILocation(line: 15, scope: !14, inlinedAt: !240)
!247 = !DILocation(line: 14, scope: !14, inlinedAt: !240)
!248 = !DILocation(line: 17, scope: !14, inlinedAt: !240)
!249 = !DILocation(line: 80, scope: !238)
!250 = distinct !DISubprogram(name: "fchown", scope: !1, file: !1, line: 81, type: !9, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!251 = !DILocation(line: 10, scope: !14, inlinedAt: !252)
!252 = distinct !DILocation(line: 81, scope: !250)
!253 = !DILocation(line: 11, scope: !14, inlinedAt: !252)
!254 = !DILocation(line: 12, scope: !14, inlinedAt: !252)
!255 = !DILocation(line: 39, scope: !20, inlinedAt: !256)
!256 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !252)
!257 = !DILocation(line: 13, scope: !14, inlinedAt: !252)
!258 = !DILocation(line: 15, scope: !14, inlinedAt: !252)
!259 = !DILocation(line: 14, scope: !14, inlinedAt: !252)
!260 = !DILocation(line: 17, scope: !14, inlinedAt: !252)
!261 = !DILocation(line: 81, scope: !250)
!262 = distinct !DISubprogram(name: "fchdir", scope: !1, file: !1, line: 82, type: !9, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!263 = !DILocation(line: 10, scope: !14, inlinedAt: !264)
!264 = distinct !DILocation(line: 82, scope: !262)
!265 = !DILocation(line: 11, scope: !14, inlinedAt: !264)
!266 = !DILocation(line: 12, scope: !14, inlinedAt: !264)
!267 = !DILocation(line: 39, scope: !20, inlinedAt: !268)
!268 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !264)
!269 = !DILocation(line: 13, scope: !14, inlinedAt: !264)
!270 = !DILocation(line: 15, scope: !14, inlinedAt: !264)
!271 = !DILocation(line: 14, scope: !14, inlinedAt: !264)
!272 = !DILocation(line: 17, scope: !14, inlinedAt: !264)
!273 = !DILocation(line: 82, scope: !262)
!274 = distinct !DISubprogram(name: "flock", scope: !1, file: !1, line: 83, type: !9, scopeLine: 83, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!275 = !DILocation(line: 10, scope: !14, inlinedAt: !276)
!276 = distinct !DILocation(line: 83, scope: !274)
!277 = !DILocation(line: 11, scope: !14, inlinedAt: !276)
!278 = !DILocation(line: 12, scope: !14, inlinedAt: !276)
!279 = !DILocation(line: 39, scope: !20, inlinedAt: !280)
!280 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !276)
!281 = !DILocation(line: 13, scope: !14, inlinedAt: !276)
!282 = !DILocation(line: 15, scope: !14, inlinedAt: !276)
!283 = !DILocation(line: 14, scope: !14, inlinedAt: !276)
!284 = !DILocation(line: 17, scope: !14, inlinedAt: !276)
!285 = !DILocation(line: 83, scope: !274)
!286 = distinct !DISubprogram(name: "lockf", scope: !1, file: !1, line: 84, type: !9, scopeLine: 84, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!287 = !DILocation(line: 10, scope: !14, inlinedAt: !288)
!288 = distinct !DILocation(line: 84, scope: !286)
!289 = !DILocation(line: 11, scope: !14, inlinedAt: !288)
!290 = !DILocation(line: 12, scope: !14, inlinedAt: !288)
!291 = !DILocation(line: 39, scope: !20, inlinedAt: !292)
!292 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !288)
!293 = !DILocation(line: 13, scope: !14, inlinedAt: !288)
!294 = !DILocation(line: 15, scope: !14, inlinedAt: !288)
!295 = !DILocation(line: 14, scope: !14, inlinedAt: !288)
!296 = !DILocation(line: 17, scope: !14, inlinedAt: !288)
!297 = !DILocation(line: 84, scope: !286)
!298 = distinct !DISubprogram(name: "posix_fadvise", scope: !1, file: !1, line: 85, type: !9, scopeLine: 85, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!299 = !DILocation(line: 10, scope: !14, inlinedAt: !300)
!300 = distinct !DILocation(line: 85, scope: !298)
!301 = !DILocation(line: 11, scope: !14, inlinedAt: !300)
!302 = !DILocation(line: 12, scope: !14, inlinedAt: !300)
!303 = !DILocation(line: 39, scope: !20, inlinedAt: !304)
!304 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !300)
!305 = !DILocation(line: 13, scope: !14, inlinedAt: !300)
!306 = !DILocation(line: 15, scope: !14, inlinedAt: !300)
!307 = !DILocation(line: 14, scope: !14, inlinedAt: !300)
!308 = !DILocation(line: 17, scope: !14, inlinedAt: !300)
!309 = !DILocation(line: 85, scope: !298)
!310 = distinct !DISubprogram(name: "epoll_ctl", scope: !1, file: !1, line: 86, type: !9, scopeLine: 86, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!311 = !DILocation(line: 10, scope: !14, inlinedAt: !312)
!312 = distinct !DILocation(line: 86, scope: !310)
!313 = !DILocation(line: 11, scope: !14, inlinedAt: !312)
!314 = !DILocation(line: 12, scope: !14, inlinedAt: !312)
!315 = !DILocation(line: 39, scope: !20, inlinedAt: !316)
!316 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !312)
!317 = !DILocation(line: 13, scope: !14, inlinedAt: !312)
!318 = !DILocation(line: 15, scope: !14, inlinedAt: !312)
!319 = !DILocation(line: 14, scope: !14, inlinedAt: !312)
!320 = !DILocation(line: 17, scope: !14, inlinedAt: !312)
!321 = !DILocation(line: 86, scope: !310)
!322 = distinct !DISubprogram(name: "sync", scope: !1, file: !1, line: 87, type: !9, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!323 = !DILocation(line: 87, scope: !322)
!324 = distinct !DISubprogram(name: "isatty", scope: !1, file: !1, line: 88, type: !9, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!325 = !DILocation(line: 51, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "any_int", scope: !21, file: !21, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!327 = distinct !DILocation(line: 88, scope: !324)
!328 = !DILocation(line: 52, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 53, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 54, scope: !326, inlinedAt: !327)
!331 = !DILocation(line: 88, scope: !324)
!332 = distinct !DISubprogram(name: "umask", scope: !1, file: !1, line: 89, type: !9, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!333 = !DILocation(line: 51, scope: !326, inlinedAt: !334)
!334 = distinct !DILocation(line: 89, scope: !332)
!335 = !DILocation(line: 52, scope: !326, inlinedAt: !334)
!336 = !DILocation(line: 53, scope: !326, inlinedAt: !334)
!337 = !DILocation(line: 54, scope: !326, inlinedAt: !334)
!338 = !DILocation(line: 89, scope: !332)
!339 = distinct !DISubprogram(name: "getdtablesize", scope: !1, file: !1, line: 90, type: !9, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!340 = !DILocation(line: 90, scope: !339)
!341 = distinct !DISubprogram(name: "fcntl", scope: !1, file: !1, line: 92, type: !9, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!342 = !DILocation(line: 51, scope: !326, inlinedAt: !343)
!343 = distinct !DILocation(line: 64, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "any_nonnegative", scope: !21, file: !21, line: 64, type: !9, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!345 = distinct !DILocation(line: 92, scope: !341)
!346 = !DILocation(line: 52, scope: !326, inlinedAt: !343)
!347 = !DILocation(line: 53, scope: !326, inlinedAt: !343)
!348 = !DILocation(line: 54, scope: !326, inlinedAt: !343)
!349 = !DILocation(line: 10, scope: !14, inlinedAt: !350)
!350 = distinct !DILocation(line: 92, scope: !341)
!351 = !DILocation(line: 11, scope: !14, inlinedAt: !350)
!352 = !DILocation(line: 12, scope: !14, inlinedAt: !350)
!353 = !DILocation(line: 39, scope: !20, inlinedAt: !354)
!354 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !350)
!355 = !DILocation(line: 13, scope: !14, inlinedAt: !350)
!356 = !DILocation(line: 15, scope: !14, inlinedAt: !350)
!357 = !DILocation(line: 14, scope: !14, inlinedAt: !350)
!358 = !DILocation(line: 64, scope: !344, inlinedAt: !345)
!359 = !DILocation(line: 17, scope: !14, inlinedAt: !350)
!360 = !DILocation(line: 92, scope: !341)
!361 = distinct !DISubprogram(name: "fcntl64", scope: !1, file: !1, line: 93, type: !9, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!362 = !DILocation(line: 51, scope: !326, inlinedAt: !363)
!363 = distinct !DILocation(line: 64, scope: !344, inlinedAt: !364)
!364 = distinct !DILocation(line: 93, scope: !361)
!365 = !DILocation(line: 52, scope: !326, inlinedAt: !363)
!366 = !DILocation(line: 53, scope: !326, inlinedAt: !363)
!367 = !DILocation(line: 54, scope: !326, inlinedAt: !363)
!368 = !DILocation(line: 10, scope: !14, inlinedAt: !369)
!369 = distinct !DILocation(line: 93, scope: !361)
!370 = !DILocation(line: 11, scope: !14, inlinedAt: !369)
!371 = !DILocation(line: 12, scope: !14, inlinedAt: !369)
!372 = !DILocation(line: 39, scope: !20, inlinedAt: !373)
!373 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !369)
!374 = !DILocation(line: 13, scope: !14, inlinedAt: !369)
!375 = !DILocation(line: 15, scope: !14, inlinedAt: !369)
!376 = !DILocation(line: 14, scope: !14, inlinedAt: !369)
!377 = !DILocation(line: 64, scope: !344, inlinedAt: !364)
!378 = !DILocation(line: 17, scope: !14, inlinedAt: !369)
!379 = !DILocation(line: 93, scope: !361)
!380 = distinct !DISubprogram(name: "ioctl", scope: !1, file: !1, line: 96, type: !9, scopeLine: 97, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!381 = !DILocation(line: 98, scope: !380)
!382 = !DILocation(line: 51, scope: !326, inlinedAt: !383)
!383 = distinct !DILocation(line: 64, scope: !344, inlinedAt: !384)
!384 = distinct !DILocation(line: 99, scope: !380)
!385 = !DILocation(line: 52, scope: !326, inlinedAt: !383)
!386 = !DILocation(line: 53, scope: !326, inlinedAt: !383)
!387 = !DILocation(line: 54, scope: !326, inlinedAt: !383)
!388 = !DILocation(line: 10, scope: !14, inlinedAt: !389)
!389 = distinct !DILocation(line: 99, scope: !380)
!390 = !DILocation(line: 11, scope: !14, inlinedAt: !389)
!391 = !DILocation(line: 12, scope: !14, inlinedAt: !389)
!392 = !DILocation(line: 39, scope: !20, inlinedAt: !393)
!393 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !389)
!394 = !DILocation(line: 13, scope: !14, inlinedAt: !389)
!395 = !DILocation(line: 15, scope: !14, inlinedAt: !389)
!396 = !DILocation(line: 14, scope: !14, inlinedAt: !389)
!397 = !DILocation(line: 64, scope: !344, inlinedAt: !384)
!398 = !DILocation(line: 17, scope: !14, inlinedAt: !389)
!399 = !DILocation(line: 99, scope: !380)
!400 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 104, type: !9, scopeLine: 105, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!401 = !DILocation(line: 106, scope: !400)
!402 = !DILocation(line: 105, scope: !403, inlinedAt: !404)
!403 = distinct !DISubprogram(name: "fill", scope: !21, file: !21, line: 103, type: !9, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!404 = distinct !DILocation(line: 107, scope: !400)
!405 = !DILocation(line: 106, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 22, scope: !407, inlinedAt: !408)
!407 = distinct !DISubprogram(name: "transferred", scope: !15, file: !15, line: 20, type: !9, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!408 = distinct !DILocation(line: 108, scope: !400)
!409 = !DILocation(line: 23, scope: !407, inlinedAt: !408)
!410 = !DILocation(line: 24, scope: !407, inlinedAt: !408)
!411 = !DILocation(line: 25, scope: !407, inlinedAt: !408)
!412 = !DILocation(line: 10, scope: !14, inlinedAt: !413)
!413 = distinct !DILocation(line: 25, scope: !407, inlinedAt: !408)
!414 = !DILocation(line: 11, scope: !14, inlinedAt: !413)
!415 = !DILocation(line: 12, scope: !14, inlinedAt: !413)
!416 = !DILocation(line: 39, scope: !20, inlinedAt: !417)
!417 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !413)
!418 = !DILocation(line: 13, scope: !14, inlinedAt: !413)
!419 = !DILocation(line: 15, scope: !14, inlinedAt: !413)
!420 = !DILocation(line: 14, scope: !14, inlinedAt: !413)
!421 = !DILocation(line: 17, scope: !14, inlinedAt: !413)
!422 = !DILocation(line: 26, scope: !407, inlinedAt: !408)
!423 = !DILocation(line: 108, scope: !400)
!424 = distinct !DISubprogram(name: "pread", scope: !1, file: !1, line: 111, type: !9, scopeLine: 111, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!425 = !DILocation(line: 111, scope: !424)
!426 = distinct !DISubprogram(name: "pread64", scope: !1, file: !1, line: 112, type: !9, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!427 = !DILocation(line: 112, scope: !426)
!428 = distinct !DISubprogram(name: "write", scope: !1, file: !1, line: 114, type: !9, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!429 = !DILocation(line: 116, scope: !428)
!430 = !DILocation(line: 117, scope: !428)
!431 = !DILocation(line: 10, scope: !14, inlinedAt: !432)
!432 = distinct !DILocation(line: 118, scope: !428)
!433 = !DILocation(line: 11, scope: !14, inlinedAt: !432)
!434 = !DILocation(line: 12, scope: !14, inlinedAt: !432)
!435 = !DILocation(line: 39, scope: !20, inlinedAt: !436)
!436 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !432)
!437 = !DILocation(line: 13, scope: !14, inlinedAt: !432)
!438 = !DILocation(line: 15, scope: !14, inlinedAt: !432)
!439 = !DILocation(line: 14, scope: !14, inlinedAt: !432)
!440 = !DILocation(line: 17, scope: !14, inlinedAt: !432)
!441 = !DILocation(line: 118, scope: !428)
!442 = distinct !DISubprogram(name: "pwrite", scope: !1, file: !1, line: 121, type: !9, scopeLine: 121, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!443 = !DILocation(line: 121, scope: !442)
!444 = distinct !DISubprogram(name: "pwrite64", scope: !1, file: !1, line: 122, type: !9, scopeLine: 122, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!445 = !DILocation(line: 122, scope: !444)
!446 = distinct !DISubprogram(name: "readv", scope: !1, file: !1, line: 124, type: !9, scopeLine: 125, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!447 = !DILocation(line: 127, scope: !446)
!448 = !DILocation(line: 0, scope: !446)
!449 = !DILocation(line: 22, scope: !407, inlinedAt: !450)
!450 = distinct !DILocation(line: 131, scope: !446)
!451 = !DILocation(line: 23, scope: !407, inlinedAt: !450)
!452 = !DILocation(line: 24, scope: !407, inlinedAt: !450)
!453 = !DILocation(line: 25, scope: !407, inlinedAt: !450)
!454 = !DILocation(line: 10, scope: !14, inlinedAt: !455)
!455 = distinct !DILocation(line: 25, scope: !407, inlinedAt: !450)
!456 = !DILocation(line: 11, scope: !14, inlinedAt: !455)
!457 = !DILocation(line: 12, scope: !14, inlinedAt: !455)
!458 = !DILocation(line: 39, scope: !20, inlinedAt: !459)
!459 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !455)
!460 = !DILocation(line: 13, scope: !14, inlinedAt: !455)
!461 = !DILocation(line: 15, scope: !14, inlinedAt: !455)
!462 = !DILocation(line: 14, scope: !14, inlinedAt: !455)
!463 = !DILocation(line: 17, scope: !14, inlinedAt: !455)
!464 = !DILocation(line: 26, scope: !407, inlinedAt: !450)
!465 = !DILocation(line: 131, scope: !446)
!466 = !DILocation(line: 128, scope: !446)
!467 = !DILocation(line: 105, scope: !403, inlinedAt: !468)
!468 = distinct !DILocation(line: 128, scope: !446)
!469 = !DILocation(line: 106, scope: !403, inlinedAt: !468)
!470 = !DILocation(line: 129, scope: !446)
!471 = distinct !{!471, !447, !472, !37, !38}
!472 = !DILocation(line: 130, scope: !446)
!473 = distinct !DISubprogram(name: "writev", scope: !1, file: !1, line: 134, type: !9, scopeLine: 135, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!474 = !DILocation(line: 137, scope: !473)
!475 = !DILocation(line: 0, scope: !473)
!476 = !DILocation(line: 10, scope: !14, inlinedAt: !477)
!477 = distinct !DILocation(line: 141, scope: !473)
!478 = !DILocation(line: 11, scope: !14, inlinedAt: !477)
!479 = !DILocation(line: 12, scope: !14, inlinedAt: !477)
!480 = !DILocation(line: 39, scope: !20, inlinedAt: !481)
!481 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !477)
!482 = !DILocation(line: 13, scope: !14, inlinedAt: !477)
!483 = !DILocation(line: 15, scope: !14, inlinedAt: !477)
!484 = !DILocation(line: 14, scope: !14, inlinedAt: !477)
!485 = !DILocation(line: 17, scope: !14, inlinedAt: !477)
!486 = !DILocation(line: 141, scope: !473)
!487 = !DILocation(line: 138, scope: !473)
!488 = !DILocation(line: 139, scope: !473)
!489 = distinct !{!489, !474, !490, !37, !38}
!490 = !DILocation(line: 140, scope: !473)
!491 = distinct !DISubprogram(name: "sendfile", scope: !1, file: !1, line: 144, type: !9, scopeLine: 144, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!492 = !DILocation(line: 22, scope: !407, inlinedAt: !493)
!493 = distinct !DILocation(line: 144, scope: !491)
!494 = !DILocation(line: 23, scope: !407, inlinedAt: !493)
!495 = !DILocation(line: 24, scope: !407, inlinedAt: !493)
!496 = !DILocation(line: 25, scope: !407, inlinedAt: !493)
!497 = !DILocation(line: 10, scope: !14, inlinedAt: !498)
!498 = distinct !DILocation(line: 25, scope: !407, inlinedAt: !493)
!499 = !DILocation(line: 11, scope: !14, inlinedAt: !498)
!500 = !DILocation(line: 12, scope: !14, inlinedAt: !498)
!501 = !DILocation(line: 39, scope: !20, inlinedAt: !502)
!502 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !498)
!503 = !DILocation(line: 13, scope: !14, inlinedAt: !498)
!504 = !DILocation(line: 15, scope: !14, inlinedAt: !498)
!505 = !DILocation(line: 14, scope: !14, inlinedAt: !498)
!506 = !DILocation(line: 17, scope: !14, inlinedAt: !498)
!507 = !DILocation(line: 26, scope: !407, inlinedAt: !493)
!508 = !DILocation(line: 144, scope: !491)
!509 = distinct !DISubprogram(name: "lseek", scope: !1, file: !1, line: 145, type: !9, scopeLine: 145, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!510 = !DILocation(line: 58, scope: !511, inlinedAt: !512)
!511 = distinct !DISubprogram(name: "any_long", scope: !21, file: !21, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!512 = distinct !DILocation(line: 145, scope: !509)
!513 = !DILocation(line: 59, scope: !511, inlinedAt: !512)
!514 = !DILocation(line: 60, scope: !511, inlinedAt: !512)
!515 = !DILocation(line: 61, scope: !511, inlinedAt: !512)
!516 = !DILocation(line: 10, scope: !14, inlinedAt: !517)
!517 = distinct !DILocation(line: 145, scope: !509)
!518 = !DILocation(line: 11, scope: !14, inlinedAt: !517)
!519 = !DILocation(line: 12, scope: !14, inlinedAt: !517)
!520 = !DILocation(line: 39, scope: !20, inlinedAt: !521)
!521 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !517)
!522 = !DILocation(line: 13, scope: !14, inlinedAt: !517)
!523 = !DILocation(line: 15, scope: !14, inlinedAt: !517)
!524 = !DILocation(line: 14, scope: !14, inlinedAt: !517)
!525 = !DILocation(line: 145, scope: !509)
!526 = !DILocation(line: 17, scope: !14, inlinedAt: !517)
!527 = distinct !DISubprogram(name: "lseek64", scope: !1, file: !1, line: 146, type: !9, scopeLine: 146, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!528 = !DILocation(line: 58, scope: !511, inlinedAt: !529)
!529 = distinct !DILocation(line: 146, scope: !527)
!530 = !DILocation(line: 59, scope: !511, inlinedAt: !529)
!531 = !DILocation(line: 60, scope: !511, inlinedAt: !529)
!532 = !DILocation(line: 61, scope: !511, inlinedAt: !529)
!533 = !DILocation(line: 10, scope: !14, inlinedAt: !534)
!534 = distinct !DILocation(line: 146, scope: !527)
!535 = !DILocation(line: 11, scope: !14, inlinedAt: !534)
!536 = !DILocation(line: 12, scope: !14, inlinedAt: !534)
!537 = !DILocation(line: 39, scope: !20, inlinedAt: !538)
!538 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !534)
!539 = !DILocation(line: 13, scope: !14, inlinedAt: !534)
!540 = !DILocation(line: 15, scope: !14, inlinedAt: !534)
!541 = !DILocation(line: 14, scope: !14, inlinedAt: !534)
!542 = !DILocation(line: 146, scope: !527)
!543 = !DILocation(line: 17, scope: !14, inlinedAt: !534)
!544 = distinct !DISubprogram(name: "access", scope: !1, file: !1, line: 150, type: !9, scopeLine: 150, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!545 = !DILocation(line: 96, scope: !29, inlinedAt: !546)
!546 = distinct !DILocation(line: 150, scope: !544)
!547 = !DILocation(line: 88, scope: !32, inlinedAt: !548)
!548 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !546)
!549 = !DILocation(line: 0, scope: !32, inlinedAt: !548)
!550 = !DILocation(line: 89, scope: !32, inlinedAt: !548)
!551 = distinct !{!551, !547, !550, !37, !38}
!552 = !DILocation(line: 98, scope: !29, inlinedAt: !546)
!553 = !DILocation(line: 10, scope: !14, inlinedAt: !554)
!554 = distinct !DILocation(line: 150, scope: !544)
!555 = !DILocation(line: 11, scope: !14, inlinedAt: !554)
!556 = !DILocation(line: 12, scope: !14, inlinedAt: !554)
!557 = !DILocation(line: 39, scope: !20, inlinedAt: !558)
!558 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !554)
!559 = !DILocation(line: 13, scope: !14, inlinedAt: !554)
!560 = !DILocation(line: 15, scope: !14, inlinedAt: !554)
!561 = !DILocation(line: 14, scope: !14, inlinedAt: !554)
!562 = !DILocation(line: 17, scope: !14, inlinedAt: !554)
!563 = !DILocation(line: 150, scope: !544)
!564 = distinct !DISubprogram(name: "faccessat", scope: !1, file: !1, line: 151, type: !9, scopeLine: 151, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!565 = !DILocation(line: 96, scope: !29, inlinedAt: !566)
!566 = distinct !DILocation(line: 151, scope: !564)
!567 = !DILocation(line: 88, scope: !32, inlinedAt: !568)
!568 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !566)
!569 = !DILocation(line: 0, scope: !32, inlinedAt: !568)
!570 = !DILocation(line: 89, scope: !32, inlinedAt: !568)
!571 = distinct !{!571, !567, !570, !37, !38}
!572 = !DILocation(line: 98, scope: !29, inlinedAt: !566)
!573 = !DILocation(line: 10, scope: !14, inlinedAt: !574)
!574 = distinct !DILocation(line: 151, scope: !564)
!575 = !DILocation(line: 11, scope: !14, inlinedAt: !574)
!576 = !DILocation(line: 12, scope: !14, inlinedAt: !574)
!577 = !DILocation(line: 39, scope: !20, inlinedAt: !578)
!578 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !574)
!579 = !DILocation(line: 13, scope: !14, inlinedAt: !574)
!580 = !DILocation(line: 15, scope: !14, inlinedAt: !574)
!581 = !DILocation(line: 14, scope: !14, inlinedAt: !574)
!582 = !DILocation(line: 17, scope: !14, inlinedAt: !574)
!583 = !DILocation(line: 151, scope: !564)
!584 = distinct !DISubprogram(name: "unlink", scope: !1, file: !1, line: 152, type: !9, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!585 = !DILocation(line: 96, scope: !29, inlinedAt: !586)
!586 = distinct !DILocation(line: 152, scope: !584)
!587 = !DILocation(line: 88, scope: !32, inlinedAt: !588)
!588 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !586)
!589 = !DILocation(line: 0, scope: !32, inlinedAt: !588)
!590 = !DILocation(line: 89, scope: !32, inlinedAt: !588)
!591 = distinct !{!591, !587, !590, !37, !38}
!592 = !DILocation(line: 98, scope: !29, inlinedAt: !586)
!593 = !DILocation(line: 10, scope: !14, inlinedAt: !594)
!594 = distinct !DILocation(line: 152, scope: !584)
!595 = !DILocation(line: 11, scope: !14, inlinedAt: !594)
!596 = !DILocation(line: 12, scope: !14, inlinedAt: !594)
!597 = !DILocation(line: 39, scope: !20, inlinedAt: !598)
!598 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !594)
!599 = !DILocation(line: 13, scope: !14, inlinedAt: !594)
!600 = !DILocation(line: 15, scope: !14, inlinedAt: !594)
!601 = !DILocation(line: 14, scope: !14, inlinedAt: !594)
!602 = !DILocation(line: 17, scope: !14, inlinedAt: !594)
!603 = !DILocation(line: 152, scope: !584)
!604 = distinct !DISubprogram(name: "unlinkat", scope: !1, file: !1, line: 153, type: !9, scopeLine: 153, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!605 = !DILocation(line: 96, scope: !29, inlinedAt: !606)
!606 = distinct !DILocation(line: 153, scope: !604)
!607 = !DILocation(line: 88, scope: !32, inlinedAt: !608)
!608 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !606)
!609 = !DILocation(line: 0, scope: !32, inlinedAt: !608)
!610 = !DILocation(line: 89, scope: !32, inlinedAt: !608)
!611 = distinct !{!611, !607, !610, !37, !38}
!612 = !DILocation(line: 98, scope: !29, inlinedAt: !606)
!613 = !DILocation(line: 10, scope: !14, inlinedAt: !614)
!614 = distinct !DILocation(line: 153, scope: !604)
!615 = !DILocation(line: 11, scope: !14, inlinedAt: !614)
!616 = !DILocation(line: 12, scope: !14, inlinedAt: !614)
!617 = !DILocation(line: 39, scope: !20, inlinedAt: !618)
!618 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !614)
!619 = !DILocation(line: 13, scope: !14, inlinedAt: !614)
!620 = !DILocation(line: 15, scope: !14, inlinedAt: !614)
!621 = !DILocation(line: 14, scope: !14, inlinedAt: !614)
!622 = !DILocation(line: 17, scope: !14, inlinedAt: !614)
!623 = !DILocation(line: 153, scope: !604)
!624 = distinct !DISubprogram(name: "rmdir", scope: !1, file: !1, line: 154, type: !9, scopeLine: 154, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!625 = !DILocation(line: 96, scope: !29, inlinedAt: !626)
!626 = distinct !DILocation(line: 154, scope: !624)
!627 = !DILocation(line: 88, scope: !32, inlinedAt: !628)
!628 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !626)
!629 = !DILocation(line: 0, scope: !32, inlinedAt: !628)
!630 = !DILocation(line: 89, scope: !32, inlinedAt: !628)
!631 = distinct !{!631, !627, !630, !37, !38}
!632 = !DILocation(line: 98, scope: !29, inlinedAt: !626)
!633 = !DILocation(line: 10, scope: !14, inlinedAt: !634)
!634 = distinct !DILocation(line: 154, scope: !624)
!635 = !DILocation(line: 11, scope: !14, inlinedAt: !634)
!636 = !DILocation(line: 12, scope: !14, inlinedAt: !634)
!637 = !DILocation(line: 39, scope: !20, inlinedAt: !638)
!638 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !634)
!639 = !DILocation(line: 13, scope: !14, inlinedAt: !634)
!640 = !DILocation(line: 15, scope: !14, inlinedAt: !634)
!641 = !DILocation(line: 14, scope: !14, inlinedAt: !634)
!642 = !DILocation(line: 17, scope: !14, inlinedAt: !634)
!643 = !DILocation(line: 154, scope: !624)
!644 = distinct !DISubprogram(name: "mkdir", scope: !1, file: !1, line: 155, type: !9, scopeLine: 155, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!645 = !DILocation(line: 96, scope: !29, inlinedAt: !646)
!646 = distinct !DILocation(line: 155, scope: !644)
!647 = !DILocation(line: 88, scope: !32, inlinedAt: !648)
!648 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !646)
!649 = !DILocation(line: 0, scope: !32, inlinedAt: !648)
!650 = !DILocation(line: 89, scope: !32, inlinedAt: !648)
!651 = distinct !{!651, !647, !650, !37, !38}
!652 = !DILocation(line: 98, scope: !29, inlinedAt: !646)
!653 = !DILocation(line: 10, scope: !14, inlinedAt: !654)
!654 = distinct !DILocation(line: 155, scope: !644)
!655 = !DILocation(line: 11, scope: !14, inlinedAt: !654)
!656 = !DILocation(line: 12, scope: !14, inlinedAt: !654)
!657 = !DILocation(line: 39, scope: !20, inlinedAt: !658)
!658 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !654)
!659 = !DILocation(line: 13, scope: !14, inlinedAt: !654)
!660 = !DILocation(line: 15, scope: !14, inlinedAt: !654)
!661 = !DILocation(line: 14, scope: !14, inlinedAt: !654)
!662 = !DILocation(line: 17, scope: !14, inlinedAt: !654)
!663 = !DILocation(line: 155, scope: !644)
!664 = distinct !DISubprogram(name: "mkfifo", scope: !1, file: !1, line: 156, type: !9, scopeLine: 156, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!665 = !DILocation(line: 96, scope: !29, inlinedAt: !666)
!666 = distinct !DILocation(line: 156, scope: !664)
!667 = !DILocation(line: 88, scope: !32, inlinedAt: !668)
!668 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !666)
!669 = !DILocation(line: 0, scope: !32, inlinedAt: !668)
!670 = !DILocation(line: 89, scope: !32, inlinedAt: !668)
!671 = distinct !{!671, !667, !670, !37, !38}
!672 = !DILocation(line: 98, scope: !29, inlinedAt: !666)
!673 = !DILocation(line: 10, scope: !14, inlinedAt: !674)
!674 = distinct !DILocation(line: 156, scope: !664)
!675 = !DILocation(line: 11, scope: !14, inlinedAt: !674)
!676 = !DILocation(line: 12, scope: !14, inlinedAt: !674)
!677 = !DILocation(line: 39, scope: !20, inlinedAt: !678)
!678 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !674)
!679 = !DILocation(line: 13, scope: !14, inlinedAt: !674)
!680 = !DILocation(line: 15, scope: !14, inlinedAt: !674)
!681 = !DILocation(line: 14, scope: !14, inlinedAt: !674)
!682 = !DILocation(line: 17, scope: !14, inlinedAt: !674)
!683 = !DILocation(line: 156, scope: !664)
!684 = distinct !DISubprogram(name: "chmod", scope: !1, file: !1, line: 157, type: !9, scopeLine: 157, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!685 = !DILocation(line: 96, scope: !29, inlinedAt: !686)
!686 = distinct !DILocation(line: 157, scope: !684)
!687 = !DILocation(line: 88, scope: !32, inlinedAt: !688)
!688 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !686)
!689 = !DILocation(line: 0, scope: !32, inlinedAt: !688)
!690 = !DILocation(line: 89, scope: !32, inlinedAt: !688)
!691 = distinct !{!691, !687, !690, !37, !38}
!692 = !DILocation(line: 98, scope: !29, inlinedAt: !686)
!693 = !DILocation(line: 10, scope: !14, inlinedAt: !694)
!694 = distinct !DILocation(line: 157, scope: !684)
!695 = !DILocation(line: 11, scope: !14, inlinedAt: !694)
!696 = !DILocation(line: 12, scope: !14, inlinedAt: !694)
!697 = !DILocation(line: 39, scope: !20, inlinedAt: !698)
!698 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !694)
!699 = !DILocation(line: 13, scope: !14, inlinedAt: !694)
!700 = !DILocation(line: 15, scope: !14, inlinedAt: !694)
!701 = !DILocation(line: 14, scope: !14, inlinedAt: !694)
!702 = !DILocation(line: 17, scope: !14, inlinedAt: !694)
!703 = !DILocation(line: 157, scope: !684)
!704 = distinct !DISubprogram(name: "chown", scope: !1, file: !1, line: 158, type: !9, scopeLine: 158, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!705 = !DILocation(line: 96, scope: !29, inlinedAt: !706)
!706 = distinct !DILocation(line: 158, scope: !704)
!707 = !DILocation(line: 88, scope: !32, inlinedAt: !708)
!708 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !706)
!709 = !DILocation(line: 0, scope: !32, inlinedAt: !708)
!710 = !DILocation(line: 89, scope: !32, inlinedAt: !708)
!711 = distinct !{!711, !707, !710, !37, !38}
!712 = !DILocation(line: 98, scope: !29, inlinedAt: !706)
!713 = !DILocation(line: 10, scope: !14, inlinedAt: !714)
!714 = distinct !DILocation(line: 158, scope: !704)
!715 = !DILocation(line: 11, scope: !14, inlinedAt: !714)
!716 = !DILocation(line: 12, scope: !14, inlinedAt: !714)
!717 = !DILocation(line: 39, scope: !20, inlinedAt: !718)
!718 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !714)
!719 = !DILocation(line: 13, scope: !14, inlinedAt: !714)
!720 = !DILocation(line: 15, scope: !14, inlinedAt: !714)
!721 = !DILocation(line: 14, scope: !14, inlinedAt: !714)
!722 = !DILocation(line: 17, scope: !14, inlinedAt: !714)
!723 = !DILocation(line: 158, scope: !704)
!724 = distinct !DISubprogram(name: "lchown", scope: !1, file: !1, line: 159, type: !9, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!725 = !DILocation(line: 96, scope: !29, inlinedAt: !726)
!726 = distinct !DILocation(line: 159, scope: !724)
!727 = !DILocation(line: 88, scope: !32, inlinedAt: !728)
!728 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !726)
!729 = !DILocation(line: 0, scope: !32, inlinedAt: !728)
!730 = !DILocation(line: 89, scope: !32, inlinedAt: !728)
!731 = distinct !{!731, !727, !730, !37, !38}
!732 = !DILocation(line: 98, scope: !29, inlinedAt: !726)
!733 = !DILocation(line: 10, scope: !14, inlinedAt: !734)
!734 = distinct !DILocation(line: 159, scope: !724)
!735 = !DILocation(line: 11, scope: !14, inlinedAt: !734)
!736 = !DILocation(line: 12, scope: !14, inlinedAt: !734)
!737 = !DILocation(line: 39, scope: !20, inlinedAt: !738)
!738 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !734)
!739 = !DILocation(line: 13, scope: !14, inlinedAt: !734)
!740 = !DILocation(line: 15, scope: !14, inlinedAt: !734)
!741 = !DILocation(line: 14, scope: !14, inlinedAt: !734)
!742 = !DILocation(line: 17, scope: !14, inlinedAt: !734)
!743 = !DILocation(line: 159, scope: !724)
!744 = distinct !DISubprogram(name: "chdir", scope: !1, file: !1, line: 160, type: !9, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!745 = !DILocation(line: 96, scope: !29, inlinedAt: !746)
!746 = distinct !DILocation(line: 160, scope: !744)
!747 = !DILocation(line: 88, scope: !32, inlinedAt: !748)
!748 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !746)
!749 = !DILocation(line: 0, scope: !32, inlinedAt: !748)
!750 = !DILocation(line: 89, scope: !32, inlinedAt: !748)
!751 = distinct !{!751, !747, !750, !37, !38}
!752 = !DILocation(line: 98, scope: !29, inlinedAt: !746)
!753 = !DILocation(line: 10, scope: !14, inlinedAt: !754)
!754 = distinct !DILocation(line: 160, scope: !744)
!755 = !DILocation(line: 11, scope: !14, inlinedAt: !754)
!756 = !DILocation(line: 12, scope: !14, inlinedAt: !754)
!757 = !DILocation(line: 39, scope: !20, inlinedAt: !758)
!758 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !754)
!759 = !DILocation(line: 13, scope: !14, inlinedAt: !754)
!760 = !DILocation(line: 15, scope: !14, inlinedAt: !754)
!761 = !DILocation(line: 14, scope: !14, inlinedAt: !754)
!762 = !DILocation(line: 17, scope: !14, inlinedAt: !754)
!763 = !DILocation(line: 160, scope: !744)
!764 = distinct !DISubprogram(name: "chroot", scope: !1, file: !1, line: 161, type: !9, scopeLine: 161, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!765 = !DILocation(line: 96, scope: !29, inlinedAt: !766)
!766 = distinct !DILocation(line: 161, scope: !764)
!767 = !DILocation(line: 88, scope: !32, inlinedAt: !768)
!768 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !766)
!769 = !DILocation(line: 0, scope: !32, inlinedAt: !768)
!770 = !DILocation(line: 89, scope: !32, inlinedAt: !768)
!771 = distinct !{!771, !767, !770, !37, !38}
!772 = !DILocation(line: 98, scope: !29, inlinedAt: !766)
!773 = !DILocation(line: 10, scope: !14, inlinedAt: !774)
!774 = distinct !DILocation(line: 161, scope: !764)
!775 = !DILocation(line: 11, scope: !14, inlinedAt: !774)
!776 = !DILocation(line: 12, scope: !14, inlinedAt: !774)
!777 = !DILocation(line: 39, scope: !20, inlinedAt: !778)
!778 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !774)
!779 = !DILocation(line: 13, scope: !14, inlinedAt: !774)
!780 = !DILocation(line: 15, scope: !14, inlinedAt: !774)
!781 = !DILocation(line: 14, scope: !14, inlinedAt: !774)
!782 = !DILocation(line: 17, scope: !14, inlinedAt: !774)
!783 = !DILocation(line: 161, scope: !764)
!784 = distinct !DISubprogram(name: "truncate", scope: !1, file: !1, line: 162, type: !9, scopeLine: 162, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!785 = !DILocation(line: 96, scope: !29, inlinedAt: !786)
!786 = distinct !DILocation(line: 162, scope: !784)
!787 = !DILocation(line: 88, scope: !32, inlinedAt: !788)
!788 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !786)
!789 = !DILocation(line: 0, scope: !32, inlinedAt: !788)
!790 = !DILocation(line: 89, scope: !32, inlinedAt: !788)
!791 = distinct !{!791, !787, !790, !37, !38}
!792 = !DILocation(line: 98, scope: !29, inlinedAt: !786)
!793 = !DILocation(line: 10, scope: !14, inlinedAt: !794)
!794 = distinct !DILocation(line: 162, scope: !784)
!795 = !DILocation(line: 11, scope: !14, inlinedAt: !794)
!796 = !DILocation(line: 12, scope: !14, inlinedAt: !794)
!797 = !DILocation(line: 39, scope: !20, inlinedAt: !798)
!798 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !794)
!799 = !DILocation(line: 13, scope: !14, inlinedAt: !794)
!800 = !DILocation(line: 15, scope: !14, inlinedAt: !794)
!801 = !DILocation(line: 14, scope: !14, inlinedAt: !794)
!802 = !DILocation(line: 17, scope: !14, inlinedAt: !794)
!803 = !DILocation(line: 162, scope: !784)
!804 = distinct !DISubprogram(name: "link", scope: !1, file: !1, line: 163, type: !9, scopeLine: 163, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!805 = !DILocation(line: 96, scope: !29, inlinedAt: !806)
!806 = distinct !DILocation(line: 163, scope: !804)
!807 = !DILocation(line: 88, scope: !32, inlinedAt: !808)
!808 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !806)
!809 = !DILocation(line: 0, scope: !32, inlinedAt: !808)
!810 = !DILocation(line: 89, scope: !32, inlinedAt: !808)
!811 = distinct !{!811, !807, !810, !37, !38}
!812 = !DILocation(line: 98, scope: !29, inlinedAt: !806)
!813 = !DILocation(line: 10, scope: !14, inlinedAt: !814)
!814 = distinct !DILocation(line: 163, scope: !804)
!815 = !DILocation(line: 11, scope: !14, inlinedAt: !814)
!816 = !DILocation(line: 12, scope: !14, inlinedAt: !814)
!817 = !DILocation(line: 39, scope: !20, inlinedAt: !818)
!818 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !814)
!819 = !DILocation(line: 13, scope: !14, inlinedAt: !814)
!820 = !DILocation(line: 15, scope: !14, inlinedAt: !814)
!821 = !DILocation(line: 14, scope: !14, inlinedAt: !814)
!822 = !DILocation(line: 17, scope: !14, inlinedAt: !814)
!823 = !DILocation(line: 163, scope: !804)
!824 = distinct !DISubprogram(name: "symlink", scope: !1, file: !1, line: 164, type: !9, scopeLine: 164, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!825 = !DILocation(line: 96, scope: !29, inlinedAt: !826)
!826 = distinct !DILocation(line: 164, scope: !824)
!827 = !DILocation(line: 88, scope: !32, inlinedAt: !828)
!828 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !826)
!829 = !DILocation(line: 0, scope: !32, inlinedAt: !828)
!830 = !DILocation(line: 89, scope: !32, inlinedAt: !828)
!831 = distinct !{!831, !827, !830, !37, !38}
!832 = !DILocation(line: 98, scope: !29, inlinedAt: !826)
!833 = !DILocation(line: 10, scope: !14, inlinedAt: !834)
!834 = distinct !DILocation(line: 164, scope: !824)
!835 = !DILocation(line: 11, scope: !14, inlinedAt: !834)
!836 = !DILocation(line: 12, scope: !14, inlinedAt: !834)
!837 = !DILocation(line: 39, scope: !20, inlinedAt: !838)
!838 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !834)
!839 = !DILocation(line: 13, scope: !14, inlinedAt: !834)
!840 = !DILocation(line: 15, scope: !14, inlinedAt: !834)
!841 = !DILocation(line: 14, scope: !14, inlinedAt: !834)
!842 = !DILocation(line: 17, scope: !14, inlinedAt: !834)
!843 = !DILocation(line: 164, scope: !824)
!844 = distinct !DISubprogram(name: "utime", scope: !1, file: !1, line: 165, type: !9, scopeLine: 165, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!845 = !DILocation(line: 96, scope: !29, inlinedAt: !846)
!846 = distinct !DILocation(line: 165, scope: !844)
!847 = !DILocation(line: 88, scope: !32, inlinedAt: !848)
!848 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !846)
!849 = !DILocation(line: 0, scope: !32, inlinedAt: !848)
!850 = !DILocation(line: 89, scope: !32, inlinedAt: !848)
!851 = distinct !{!851, !847, !850, !37, !38}
!852 = !DILocation(line: 98, scope: !29, inlinedAt: !846)
!853 = !DILocation(line: 10, scope: !14, inlinedAt: !854)
!854 = distinct !DILocation(line: 165, scope: !844)
!855 = !DILocation(line: 11, scope: !14, inlinedAt: !854)
!856 = !DILocation(line: 12, scope: !14, inlinedAt: !854)
!857 = !DILocation(line: 39, scope: !20, inlinedAt: !858)
!858 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !854)
!859 = !DILocation(line: 13, scope: !14, inlinedAt: !854)
!860 = !DILocation(line: 15, scope: !14, inlinedAt: !854)
!861 = !DILocation(line: 14, scope: !14, inlinedAt: !854)
!862 = !DILocation(line: 17, scope: !14, inlinedAt: !854)
!863 = !DILocation(line: 165, scope: !844)
!864 = distinct !DISubprogram(name: "utimes", scope: !1, file: !1, line: 166, type: !9, scopeLine: 166, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!865 = !DILocation(line: 96, scope: !29, inlinedAt: !866)
!866 = distinct !DILocation(line: 166, scope: !864)
!867 = !DILocation(line: 88, scope: !32, inlinedAt: !868)
!868 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !866)
!869 = !DILocation(line: 0, scope: !32, inlinedAt: !868)
!870 = !DILocation(line: 89, scope: !32, inlinedAt: !868)
!871 = distinct !{!871, !867, !870, !37, !38}
!872 = !DILocation(line: 98, scope: !29, inlinedAt: !866)
!873 = !DILocation(line: 10, scope: !14, inlinedAt: !874)
!874 = distinct !DILocation(line: 166, scope: !864)
!875 = !DILocation(line: 11, scope: !14, inlinedAt: !874)
!876 = !DILocation(line: 12, scope: !14, inlinedAt: !874)
!877 = !DILocation(line: 39, scope: !20, inlinedAt: !878)
!878 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !874)
!879 = !DILocation(line: 13, scope: !14, inlinedAt: !874)
!880 = !DILocation(line: 15, scope: !14, inlinedAt: !874)
!881 = !DILocation(line: 14, scope: !14, inlinedAt: !874)
!882 = !DILocation(line: 17, scope: !14, inlinedAt: !874)
!883 = !DILocation(line: 166, scope: !864)
!884 = distinct !DISubprogram(name: "pathconf", scope: !1, file: !1, line: 168, type: !9, scopeLine: 168, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!885 = !DILocation(line: 58, scope: !511, inlinedAt: !886)
!886 = distinct !DILocation(line: 69, scope: !887, inlinedAt: !888)
!887 = distinct !DISubprogram(name: "any_between", scope: !21, file: !21, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!888 = distinct !DILocation(line: 168, scope: !884)
!889 = !DILocation(line: 59, scope: !511, inlinedAt: !886)
!890 = !DILocation(line: 60, scope: !511, inlinedAt: !886)
!891 = !DILocation(line: 61, scope: !511, inlinedAt: !886)
!892 = !DILocation(line: 70, scope: !887, inlinedAt: !888)
!893 = !DILocation(line: 168, scope: !884)
!894 = distinct !DISubprogram(name: "fpathconf", scope: !1, file: !1, line: 169, type: !9, scopeLine: 169, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!895 = !DILocation(line: 58, scope: !511, inlinedAt: !896)
!896 = distinct !DILocation(line: 69, scope: !887, inlinedAt: !897)
!897 = distinct !DILocation(line: 169, scope: !894)
!898 = !DILocation(line: 59, scope: !511, inlinedAt: !896)
!899 = !DILocation(line: 60, scope: !511, inlinedAt: !896)
!900 = !DILocation(line: 61, scope: !511, inlinedAt: !896)
!901 = !DILocation(line: 70, scope: !887, inlinedAt: !897)
!902 = !DILocation(line: 169, scope: !894)
!903 = distinct !DISubprogram(name: "readlink", scope: !1, file: !1, line: 171, type: !9, scopeLine: 172, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!904 = !DILocation(line: 96, scope: !29, inlinedAt: !905)
!905 = distinct !DILocation(line: 173, scope: !903)
!906 = !DILocation(line: 88, scope: !32, inlinedAt: !907)
!907 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !905)
!908 = !DILocation(line: 0, scope: !32, inlinedAt: !907)
!909 = !DILocation(line: 89, scope: !32, inlinedAt: !907)
!910 = distinct !{!910, !906, !909, !37, !38}
!911 = !DILocation(line: 98, scope: !29, inlinedAt: !905)
!912 = !DILocation(line: 105, scope: !403, inlinedAt: !913)
!913 = distinct !DILocation(line: 174, scope: !903)
!914 = !DILocation(line: 106, scope: !403, inlinedAt: !913)
!915 = !DILocation(line: 22, scope: !407, inlinedAt: !916)
!916 = distinct !DILocation(line: 175, scope: !903)
!917 = !DILocation(line: 23, scope: !407, inlinedAt: !916)
!918 = !DILocation(line: 24, scope: !407, inlinedAt: !916)
!919 = !DILocation(line: 25, scope: !407, inlinedAt: !916)
!920 = !DILocation(line: 10, scope: !14, inlinedAt: !921)
!921 = distinct !DILocation(line: 25, scope: !407, inlinedAt: !916)
!922 = !DILocation(line: 11, scope: !14, inlinedAt: !921)
!923 = !DILocation(line: 12, scope: !14, inlinedAt: !921)
!924 = !DILocation(line: 39, scope: !20, inlinedAt: !925)
!925 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !921)
!926 = !DILocation(line: 13, scope: !14, inlinedAt: !921)
!927 = !DILocation(line: 15, scope: !14, inlinedAt: !921)
!928 = !DILocation(line: 14, scope: !14, inlinedAt: !921)
!929 = !DILocation(line: 17, scope: !14, inlinedAt: !921)
!930 = !DILocation(line: 26, scope: !407, inlinedAt: !916)
!931 = !DILocation(line: 175, scope: !903)
!932 = distinct !DISubprogram(name: "getcwd", scope: !1, file: !1, line: 190, type: !9, scopeLine: 190, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!933 = !DILocation(line: 190, scope: !932)
!934 = !DILocation(line: 181, scope: !935, inlinedAt: !936)
!935 = distinct !DISubprogram(name: "text", scope: !1, file: !1, line: 179, type: !9, scopeLine: 180, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!936 = distinct !DILocation(line: 190, scope: !932)
!937 = !DILocation(line: 183, scope: !935, inlinedAt: !936)
!938 = !DILocation(line: 110, scope: !939, inlinedAt: !940)
!939 = distinct !DISubprogram(name: "heap_alloc", scope: !21, file: !21, line: 110, type: !9, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!940 = distinct !DILocation(line: 184, scope: !935, inlinedAt: !936)
!941 = !DILocation(line: 184, scope: !935, inlinedAt: !936)
!942 = !DILocation(line: 105, scope: !403, inlinedAt: !943)
!943 = distinct !DILocation(line: 185, scope: !935, inlinedAt: !936)
!944 = !DILocation(line: 106, scope: !403, inlinedAt: !943)
!945 = !DILocation(line: 186, scope: !935, inlinedAt: !936)
!946 = !DILocation(line: 187, scope: !935, inlinedAt: !936)
!947 = distinct !DISubprogram(name: "get_current_dir_name", scope: !1, file: !1, line: 191, type: !9, scopeLine: 191, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!948 = !DILocation(line: 181, scope: !935, inlinedAt: !949)
!949 = distinct !DILocation(line: 191, scope: !947)
!950 = !DILocation(line: 110, scope: !939, inlinedAt: !951)
!951 = distinct !DILocation(line: 184, scope: !935, inlinedAt: !949)
!952 = !DILocation(line: 105, scope: !403, inlinedAt: !953)
!953 = distinct !DILocation(line: 185, scope: !935, inlinedAt: !949)
!954 = !DILocation(line: 106, scope: !403, inlinedAt: !953)
!955 = !DILocation(line: 186, scope: !935, inlinedAt: !949)
!956 = !DILocation(line: 187, scope: !935, inlinedAt: !949)
!957 = !DILocation(line: 0, scope: !935, inlinedAt: !949)
!958 = !DILocation(line: 191, scope: !947)
!959 = distinct !DISubprogram(name: "realpath", scope: !1, file: !1, line: 193, type: !9, scopeLine: 194, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!960 = !DILocation(line: 96, scope: !29, inlinedAt: !961)
!961 = distinct !DILocation(line: 195, scope: !959)
!962 = !DILocation(line: 88, scope: !32, inlinedAt: !963)
!963 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !961)
!964 = !DILocation(line: 0, scope: !32, inlinedAt: !963)
!965 = !DILocation(line: 89, scope: !32, inlinedAt: !963)
!966 = distinct !{!966, !962, !965, !37, !38}
!967 = !DILocation(line: 98, scope: !29, inlinedAt: !961)
!968 = !DILocation(line: 181, scope: !935, inlinedAt: !969)
!969 = distinct !DILocation(line: 196, scope: !959)
!970 = !DILocation(line: 183, scope: !935, inlinedAt: !969)
!971 = !DILocation(line: 110, scope: !939, inlinedAt: !972)
!972 = distinct !DILocation(line: 184, scope: !935, inlinedAt: !969)
!973 = !DILocation(line: 184, scope: !935, inlinedAt: !969)
!974 = !DILocation(line: 105, scope: !403, inlinedAt: !975)
!975 = distinct !DILocation(line: 185, scope: !935, inlinedAt: !969)
!976 = !DILocation(line: 106, scope: !403, inlinedAt: !975)
!977 = !DILocation(line: 186, scope: !935, inlinedAt: !969)
!978 = !DILocation(line: 187, scope: !935, inlinedAt: !969)
!979 = !DILocation(line: 0, scope: !935, inlinedAt: !969)
!980 = !DILocation(line: 196, scope: !959)
!981 = distinct !DISubprogram(name: "stat", scope: !1, file: !1, line: 206, type: !9, scopeLine: 206, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!982 = !DILocation(line: 206, scope: !981)
!983 = !DILocation(line: 105, scope: !403, inlinedAt: !984)
!984 = distinct !DILocation(line: 206, scope: !981)
!985 = !DILocation(line: 106, scope: !403, inlinedAt: !984)
!986 = !DILocation(line: 10, scope: !14, inlinedAt: !987)
!987 = distinct !DILocation(line: 206, scope: !981)
!988 = !DILocation(line: 11, scope: !14, inlinedAt: !987)
!989 = !DILocation(line: 12, scope: !14, inlinedAt: !987)
!990 = !DILocation(line: 39, scope: !20, inlinedAt: !991)
!991 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !987)
!992 = !DILocation(line: 13, scope: !14, inlinedAt: !987)
!993 = !DILocation(line: 15, scope: !14, inlinedAt: !987)
!994 = !DILocation(line: 14, scope: !14, inlinedAt: !987)
!995 = !DILocation(line: 17, scope: !14, inlinedAt: !987)
!996 = distinct !DISubprogram(name: "lstat", scope: !1, file: !1, line: 207, type: !9, scopeLine: 207, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!997 = !DILocation(line: 207, scope: !996)
!998 = !DILocation(line: 105, scope: !403, inlinedAt: !999)
!999 = distinct !DILocation(line: 207, scope: !996)
!1000 = !DILocation(line: 106, scope: !403, inlinedAt: !999)
!1001 = !DILocation(line: 10, scope: !14, inlinedAt: !1002)
!1002 = distinct !DILocation(line: 207, scope: !996)
!1003 = !DILocation(line: 11, scope: !14, inlinedAt: !1002)
!1004 = !DILocation(line: 12, scope: !14, inlinedAt: !1002)
!1005 = !DILocation(line: 39, scope: !20, inlinedAt: !1006)
!1006 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1002)
!1007 = !DILocation(line: 13, scope: !14, inlinedAt: !1002)
!1008 = !DILocation(line: 15, scope: !14, inlinedAt: !1002)
!1009 = !DILocation(line: 14, scope: !14, inlinedAt: !1002)
!1010 = !DILocation(line: 17, scope: !14, inlinedAt: !1002)
!1011 = distinct !DISubprogram(name: "fstat", scope: !1, file: !1, line: 208, type: !9, scopeLine: 208, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1012 = !DILocation(line: 208, scope: !1011)
!1013 = !DILocation(line: 105, scope: !403, inlinedAt: !1014)
!1014 = distinct !DILocation(line: 208, scope: !1011)
!1015 = !DILocation(line: 106, scope: !403, inlinedAt: !1014)
!1016 = !DILocation(line: 10, scope: !14, inlinedAt: !1017)
!1017 = distinct !DILocation(line: 208, scope: !1011)
!1018 = !DILocation(line: 11, scope: !14, inlinedAt: !1017)
!1019 = !DILocation(line: 12, scope: !14, inlinedAt: !1017)
!1020 = !DILocation(line: 39, scope: !20, inlinedAt: !1021)
!1021 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1017)
!1022 = !DILocation(line: 13, scope: !14, inlinedAt: !1017)
!1023 = !DILocation(line: 15, scope: !14, inlinedAt: !1017)
!1024 = !DILocation(line: 14, scope: !14, inlinedAt: !1017)
!1025 = !DILocation(line: 17, scope: !14, inlinedAt: !1017)
!1026 = distinct !DISubprogram(name: "fstatat", scope: !1, file: !1, line: 209, type: !9, scopeLine: 209, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1027 = !DILocation(line: 209, scope: !1026)
!1028 = !DILocation(line: 105, scope: !403, inlinedAt: !1029)
!1029 = distinct !DILocation(line: 209, scope: !1026)
!1030 = !DILocation(line: 106, scope: !403, inlinedAt: !1029)
!1031 = !DILocation(line: 10, scope: !14, inlinedAt: !1032)
!1032 = distinct !DILocation(line: 209, scope: !1026)
!1033 = !DILocation(line: 11, scope: !14, inlinedAt: !1032)
!1034 = !DILocation(line: 12, scope: !14, inlinedAt: !1032)
!1035 = !DILocation(line: 39, scope: !20, inlinedAt: !1036)
!1036 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1032)
!1037 = !DILocation(line: 13, scope: !14, inlinedAt: !1032)
!1038 = !DILocation(line: 15, scope: !14, inlinedAt: !1032)
!1039 = !DILocation(line: 14, scope: !14, inlinedAt: !1032)
!1040 = !DILocation(line: 17, scope: !14, inlinedAt: !1032)
!1041 = distinct !DISubprogram(name: "stat64", scope: !1, file: !1, line: 210, type: !9, scopeLine: 210, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1042 = !DILocation(line: 210, scope: !1041)
!1043 = !DILocation(line: 105, scope: !403, inlinedAt: !1044)
!1044 = distinct !DILocation(line: 210, scope: !1041)
!1045 = !DILocation(line: 106, scope: !403, inlinedAt: !1044)
!1046 = !DILocation(line: 10, scope: !14, inlinedAt: !1047)
!1047 = distinct !DILocation(line: 210, scope: !1041)
!1048 = !DILocation(line: 11, scope: !14, inlinedAt: !1047)
!1049 = !DILocation(line: 12, scope: !14, inlinedAt: !1047)
!1050 = !DILocation(line: 39, scope: !20, inlinedAt: !1051)
!1051 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1047)
!1052 = !DILocation(line: 13, scope: !14, inlinedAt: !1047)
!1053 = !DILocation(line: 15, scope: !14, inlinedAt: !1047)
!1054 = !DILocation(line: 14, scope: !14, inlinedAt: !1047)
!1055 = !DILocation(line: 17, scope: !14, inlinedAt: !1047)
!1056 = distinct !DISubprogram(name: "lstat64", scope: !1, file: !1, line: 211, type: !9, scopeLine: 211, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1057 = !DILocation(line: 211, scope: !1056)
!1058 = !DILocation(line: 105, scope: !403, inlinedAt: !1059)
!1059 = distinct !DILocation(line: 211, scope: !1056)
!1060 = !DILocation(line: 106, scope: !403, inlinedAt: !1059)
!1061 = !DILocation(line: 10, scope: !14, inlinedAt: !1062)
!1062 = distinct !DILocation(line: 211, scope: !1056)
!1063 = !DILocation(line: 11, scope: !14, inlinedAt: !1062)
!1064 = !DILocation(line: 12, scope: !14, inlinedAt: !1062)
!1065 = !DILocation(line: 39, scope: !20, inlinedAt: !1066)
!1066 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1062)
!1067 = !DILocation(line: 13, scope: !14, inlinedAt: !1062)
!1068 = !DILocation(line: 15, scope: !14, inlinedAt: !1062)
!1069 = !DILocation(line: 14, scope: !14, inlinedAt: !1062)
!1070 = !DILocation(line: 17, scope: !14, inlinedAt: !1062)
!1071 = distinct !DISubprogram(name: "fstat64", scope: !1, file: !1, line: 212, type: !9, scopeLine: 212, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1072 = !DILocation(line: 212, scope: !1071)
!1073 = !DILocation(line: 105, scope: !403, inlinedAt: !1074)
!1074 = distinct !DILocation(line: 212, scope: !1071)
!1075 = !DILocation(line: 106, scope: !403, inlinedAt: !1074)
!1076 = !DILocation(line: 10, scope: !14, inlinedAt: !1077)
!1077 = distinct !DILocation(line: 212, scope: !1071)
!1078 = !DILocation(line: 11, scope: !14, inlinedAt: !1077)
!1079 = !DILocation(line: 12, scope: !14, inlinedAt: !1077)
!1080 = !DILocation(line: 39, scope: !20, inlinedAt: !1081)
!1081 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1077)
!1082 = !DILocation(line: 13, scope: !14, inlinedAt: !1077)
!1083 = !DILocation(line: 15, scope: !14, inlinedAt: !1077)
!1084 = !DILocation(line: 14, scope: !14, inlinedAt: !1077)
!1085 = !DILocation(line: 17, scope: !14, inlinedAt: !1077)
!1086 = distinct !DISubprogram(name: "__xstat", scope: !1, file: !1, line: 213, type: !9, scopeLine: 213, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1087 = !DILocation(line: 213, scope: !1086)
!1088 = !DILocation(line: 105, scope: !403, inlinedAt: !1089)
!1089 = distinct !DILocation(line: 213, scope: !1086)
!1090 = !DILocation(line: 106, scope: !403, inlinedAt: !1089)
!1091 = !DILocation(line: 10, scope: !14, inlinedAt: !1092)
!1092 = distinct !DILocation(line: 213, scope: !1086)
!1093 = !DILocation(line: 11, scope: !14, inlinedAt: !1092)
!1094 = !DILocation(line: 12, scope: !14, inlinedAt: !1092)
!1095 = !DILocation(line: 39, scope: !20, inlinedAt: !1096)
!1096 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1092)
!1097 = !DILocation(line: 13, scope: !14, inlinedAt: !1092)
!1098 = !DILocation(line: 15, scope: !14, inlinedAt: !1092)
!1099 = !DILocation(line: 14, scope: !14, inlinedAt: !1092)
!1100 = !DILocation(line: 17, scope: !14, inlinedAt: !1092)
!1101 = distinct !DISubprogram(name: "__lxstat", scope: !1, file: !1, line: 214, type: !9, scopeLine: 214, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1102 = !DILocation(line: 214, scope: !1101)
!1103 = !DILocation(line: 105, scope: !403, inlinedAt: !1104)
!1104 = distinct !DILocation(line: 214, scope: !1101)
!1105 = !DILocation(line: 106, scope: !403, inlinedAt: !1104)
!1106 = !DILocation(line: 10, scope: !14, inlinedAt: !1107)
!1107 = distinct !DILocation(line: 214, scope: !1101)
!1108 = !DILocation(line: 11, scope: !14, inlinedAt: !1107)
!1109 = !DILocation(line: 12, scope: !14, inlinedAt: !1107)
!1110 = !DILocation(line: 39, scope: !20, inlinedAt: !1111)
!1111 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1107)
!1112 = !DILocation(line: 13, scope: !14, inlinedAt: !1107)
!1113 = !DILocation(line: 15, scope: !14, inlinedAt: !1107)
!1114 = !DILocation(line: 14, scope: !14, inlinedAt: !1107)
!1115 = !DILocation(line: 17, scope: !14, inlinedAt: !1107)
!1116 = distinct !DISubprogram(name: "__fxstat", scope: !1, file: !1, line: 215, type: !9, scopeLine: 215, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1117 = !DILocation(line: 215, scope: !1116)
!1118 = !DILocation(line: 105, scope: !403, inlinedAt: !1119)
!1119 = distinct !DILocation(line: 215, scope: !1116)
!1120 = !DILocation(line: 106, scope: !403, inlinedAt: !1119)
!1121 = !DILocation(line: 10, scope: !14, inlinedAt: !1122)
!1122 = distinct !DILocation(line: 215, scope: !1116)
!1123 = !DILocation(line: 11, scope: !14, inlinedAt: !1122)
!1124 = !DILocation(line: 12, scope: !14, inlinedAt: !1122)
!1125 = !DILocation(line: 39, scope: !20, inlinedAt: !1126)
!1126 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1122)
!1127 = !DILocation(line: 13, scope: !14, inlinedAt: !1122)
!1128 = !DILocation(line: 15, scope: !14, inlinedAt: !1122)
!1129 = !DILocation(line: 14, scope: !14, inlinedAt: !1122)
!1130 = !DILocation(line: 17, scope: !14, inlinedAt: !1122)
!1131 = distinct !DISubprogram(name: "__xstat64", scope: !1, file: !1, line: 216, type: !9, scopeLine: 216, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1132 = !DILocation(line: 216, scope: !1131)
!1133 = !DILocation(line: 105, scope: !403, inlinedAt: !1134)
!1134 = distinct !DILocation(line: 216, scope: !1131)
!1135 = !DILocation(line: 106, scope: !403, inlinedAt: !1134)
!1136 = !DILocation(line: 10, scope: !14, inlinedAt: !1137)
!1137 = distinct !DILocation(line: 216, scope: !1131)
!1138 = !DILocation(line: 11, scope: !14, inlinedAt: !1137)
!1139 = !DILocation(line: 12, scope: !14, inlinedAt: !1137)
!1140 = !DILocation(line: 39, scope: !20, inlinedAt: !1141)
!1141 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1137)
!1142 = !DILocation(line: 13, scope: !14, inlinedAt: !1137)
!1143 = !DILocation(line: 15, scope: !14, inlinedAt: !1137)
!1144 = !DILocation(line: 14, scope: !14, inlinedAt: !1137)
!1145 = !DILocation(line: 17, scope: !14, inlinedAt: !1137)
!1146 = distinct !DISubprogram(name: "__lxstat64", scope: !1, file: !1, line: 217, type: !9, scopeLine: 217, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1147 = !DILocation(line: 217, scope: !1146)
!1148 = !DILocation(line: 105, scope: !403, inlinedAt: !1149)
!1149 = distinct !DILocation(line: 217, scope: !1146)
!1150 = !DILocation(line: 106, scope: !403, inlinedAt: !1149)
!1151 = !DILocation(line: 10, scope: !14, inlinedAt: !1152)
!1152 = distinct !DILocation(line: 217, scope: !1146)
!1153 = !DILocation(line: 11, scope: !14, inlinedAt: !1152)
!1154 = !DILocation(line: 12, scope: !14, inlinedAt: !1152)
!1155 = !DILocation(line: 39, scope: !20, inlinedAt: !1156)
!1156 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1152)
!1157 = !DILocation(line: 13, scope: !14, inlinedAt: !1152)
!1158 = !DILocation(line: 15, scope: !14, inlinedAt: !1152)
!1159 = !DILocation(line: 14, scope: !14, inlinedAt: !1152)
!1160 = !DILocation(line: 17, scope: !14, inlinedAt: !1152)
!1161 = distinct !DISubprogram(name: "__fxstat64", scope: !1, file: !1, line: 218, type: !9, scopeLine: 218, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1162 = !DILocation(line: 218, scope: !1161)
!1163 = !DILocation(line: 105, scope: !403, inlinedAt: !1164)
!1164 = distinct !DILocation(line: 218, scope: !1161)
!1165 = !DILocation(line: 106, scope: !403, inlinedAt: !1164)
!1166 = !DILocation(line: 10, scope: !14, inlinedAt: !1167)
!1167 = distinct !DILocation(line: 218, scope: !1161)
!1168 = !DILocation(line: 11, scope: !14, inlinedAt: !1167)
!1169 = !DILocation(line: 12, scope: !14, inlinedAt: !1167)
!1170 = !DILocation(line: 39, scope: !20, inlinedAt: !1171)
!1171 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1167)
!1172 = !DILocation(line: 13, scope: !14, inlinedAt: !1167)
!1173 = !DILocation(line: 15, scope: !14, inlinedAt: !1167)
!1174 = !DILocation(line: 14, scope: !14, inlinedAt: !1167)
!1175 = !DILocation(line: 17, scope: !14, inlinedAt: !1167)
!1176 = distinct !DISubprogram(name: "statvfs", scope: !1, file: !1, line: 219, type: !9, scopeLine: 219, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1177 = !DILocation(line: 219, scope: !1176)
!1178 = !DILocation(line: 105, scope: !403, inlinedAt: !1179)
!1179 = distinct !DILocation(line: 219, scope: !1176)
!1180 = !DILocation(line: 106, scope: !403, inlinedAt: !1179)
!1181 = !DILocation(line: 10, scope: !14, inlinedAt: !1182)
!1182 = distinct !DILocation(line: 219, scope: !1176)
!1183 = !DILocation(line: 11, scope: !14, inlinedAt: !1182)
!1184 = !DILocation(line: 12, scope: !14, inlinedAt: !1182)
!1185 = !DILocation(line: 39, scope: !20, inlinedAt: !1186)
!1186 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1182)
!1187 = !DILocation(line: 13, scope: !14, inlinedAt: !1182)
!1188 = !DILocation(line: 15, scope: !14, inlinedAt: !1182)
!1189 = !DILocation(line: 14, scope: !14, inlinedAt: !1182)
!1190 = !DILocation(line: 17, scope: !14, inlinedAt: !1182)
!1191 = distinct !DISubprogram(name: "fstatvfs", scope: !1, file: !1, line: 220, type: !9, scopeLine: 220, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1192 = !DILocation(line: 220, scope: !1191)
!1193 = !DILocation(line: 105, scope: !403, inlinedAt: !1194)
!1194 = distinct !DILocation(line: 220, scope: !1191)
!1195 = !DILocation(line: 106, scope: !403, inlinedAt: !1194)
!1196 = !DILocation(line: 10, scope: !14, inlinedAt: !1197)
!1197 = distinct !DILocation(line: 220, scope: !1191)
!1198 = !DILocation(line: 11, scope: !14, inlinedAt: !1197)
!1199 = !DILocation(line: 12, scope: !14, inlinedAt: !1197)
!1200 = !DILocation(line: 39, scope: !20, inlinedAt: !1201)
!1201 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1197)
!1202 = !DILocation(line: 13, scope: !14, inlinedAt: !1197)
!1203 = !DILocation(line: 15, scope: !14, inlinedAt: !1197)
!1204 = !DILocation(line: 14, scope: !14, inlinedAt: !1197)
!1205 = !DILocation(line: 17, scope: !14, inlinedAt: !1197)
!1206 = distinct !DISubprogram(name: "opendir", scope: !1, file: !1, line: 228, type: !9, scopeLine: 229, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1207 = !DILocation(line: 96, scope: !29, inlinedAt: !1208)
!1208 = distinct !DILocation(line: 230, scope: !1206)
!1209 = !DILocation(line: 88, scope: !32, inlinedAt: !1210)
!1210 = distinct !DILocation(line: 97, scope: !29, inlinedAt: !1208)
!1211 = !DILocation(line: 0, scope: !32, inlinedAt: !1210)
!1212 = !DILocation(line: 89, scope: !32, inlinedAt: !1210)
!1213 = distinct !{!1213, !1209, !1212, !37, !38}
!1214 = !DILocation(line: 98, scope: !29, inlinedAt: !1208)
!1215 = !DILocation(line: 231, scope: !1206)
!1216 = !DILocation(line: 109, scope: !1217, inlinedAt: !1218)
!1217 = distinct !DISubprogram(name: "internal_alloc", scope: !21, file: !21, line: 109, type: !9, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1218 = distinct !DILocation(line: 231, scope: !1206)
!1219 = distinct !DISubprogram(name: "fdopendir", scope: !1, file: !1, line: 234, type: !9, scopeLine: 234, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1220 = !DILocation(line: 234, scope: !1219)
!1221 = !DILocation(line: 109, scope: !1217, inlinedAt: !1222)
!1222 = distinct !DILocation(line: 234, scope: !1219)
!1223 = distinct !DISubprogram(name: "readdir", scope: !1, file: !1, line: 236, type: !9, scopeLine: 237, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1224 = !DILocation(line: 238, scope: !1223)
!1225 = !DILocation(line: 239, scope: !1223)
!1226 = !DILocation(line: 241, scope: !1223)
!1227 = !DILocation(line: 105, scope: !403, inlinedAt: !1228)
!1228 = distinct !DILocation(line: 241, scope: !1223)
!1229 = !DILocation(line: 106, scope: !403, inlinedAt: !1228)
!1230 = !DILocation(line: 242, scope: !1223)
!1231 = !DILocation(line: 243, scope: !1223)
!1232 = !DILocation(line: 0, scope: !1223)
!1233 = !DILocation(line: 244, scope: !1223)
!1234 = distinct !DISubprogram(name: "closedir", scope: !1, file: !1, line: 246, type: !9, scopeLine: 247, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1235 = !DILocation(line: 248, scope: !1234)
!1236 = !DILocation(line: 249, scope: !1234)
!1237 = distinct !DISubprogram(name: "rewinddir", scope: !1, file: !1, line: 252, type: !9, scopeLine: 252, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1238 = !DILocation(line: 252, scope: !1237)
!1239 = distinct !DISubprogram(name: "dirfd", scope: !1, file: !1, line: 253, type: !9, scopeLine: 253, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1240 = !DILocation(line: 253, scope: !1239)
!1241 = distinct !DISubprogram(name: "poll", scope: !1, file: !1, line: 257, type: !9, scopeLine: 258, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1242 = !DILocation(line: 259, scope: !1241)
!1243 = !DILocation(line: 22, scope: !407, inlinedAt: !1244)
!1244 = distinct !DILocation(line: 261, scope: !1241)
!1245 = !DILocation(line: 23, scope: !407, inlinedAt: !1244)
!1246 = !DILocation(line: 24, scope: !407, inlinedAt: !1244)
!1247 = !DILocation(line: 25, scope: !407, inlinedAt: !1244)
!1248 = !DILocation(line: 10, scope: !14, inlinedAt: !1249)
!1249 = distinct !DILocation(line: 25, scope: !407, inlinedAt: !1244)
!1250 = !DILocation(line: 11, scope: !14, inlinedAt: !1249)
!1251 = !DILocation(line: 12, scope: !14, inlinedAt: !1249)
!1252 = !DILocation(line: 39, scope: !20, inlinedAt: !1253)
!1253 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1249)
!1254 = !DILocation(line: 13, scope: !14, inlinedAt: !1249)
!1255 = !DILocation(line: 15, scope: !14, inlinedAt: !1249)
!1256 = !DILocation(line: 14, scope: !14, inlinedAt: !1249)
!1257 = !DILocation(line: 17, scope: !14, inlinedAt: !1249)
!1258 = !DILocation(line: 26, scope: !407, inlinedAt: !1244)
!1259 = !DILocation(line: 261, scope: !1241)
!1260 = !DILocation(line: 260, scope: !1241)
!1261 = !DILocation(line: 105, scope: !403, inlinedAt: !1262)
!1262 = distinct !DILocation(line: 260, scope: !1241)
!1263 = !DILocation(line: 106, scope: !403, inlinedAt: !1262)
!1264 = distinct !{!1264, !1242, !1260, !37, !38}
!1265 = distinct !DISubprogram(name: "select", scope: !1, file: !1, line: 270, type: !9, scopeLine: 271, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1266 = !DILocation(line: 272, scope: !1265)
!1267 = !DILocation(line: 266, scope: !1268, inlinedAt: !1269)
!1268 = distinct !DISubprogram(name: "any_set", scope: !1, file: !1, line: 264, type: !9, scopeLine: 265, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1269 = distinct !DILocation(line: 273, scope: !1265)
!1270 = !DILocation(line: 267, scope: !1268, inlinedAt: !1269)
!1271 = !DILocation(line: 105, scope: !403, inlinedAt: !1272)
!1272 = distinct !DILocation(line: 267, scope: !1268, inlinedAt: !1269)
!1273 = !DILocation(line: 106, scope: !403, inlinedAt: !1272)
!1274 = !DILocation(line: 266, scope: !1268, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 274, scope: !1265)
!1276 = !DILocation(line: 267, scope: !1268, inlinedAt: !1275)
!1277 = !DILocation(line: 105, scope: !403, inlinedAt: !1278)
!1278 = distinct !DILocation(line: 267, scope: !1268, inlinedAt: !1275)
!1279 = !DILocation(line: 106, scope: !403, inlinedAt: !1278)
!1280 = !DILocation(line: 266, scope: !1268, inlinedAt: !1281)
!1281 = distinct !DILocation(line: 275, scope: !1265)
!1282 = !DILocation(line: 267, scope: !1268, inlinedAt: !1281)
!1283 = !DILocation(line: 105, scope: !403, inlinedAt: !1284)
!1284 = distinct !DILocation(line: 267, scope: !1268, inlinedAt: !1281)
!1285 = !DILocation(line: 106, scope: !403, inlinedAt: !1284)
!1286 = !DILocation(line: 276, scope: !1265)
!1287 = !DILocation(line: 22, scope: !407, inlinedAt: !1288)
!1288 = distinct !DILocation(line: 276, scope: !1265)
!1289 = !DILocation(line: 23, scope: !407, inlinedAt: !1288)
!1290 = !DILocation(line: 24, scope: !407, inlinedAt: !1288)
!1291 = !DILocation(line: 25, scope: !407, inlinedAt: !1288)
!1292 = !DILocation(line: 10, scope: !14, inlinedAt: !1293)
!1293 = distinct !DILocation(line: 25, scope: !407, inlinedAt: !1288)
!1294 = !DILocation(line: 11, scope: !14, inlinedAt: !1293)
!1295 = !DILocation(line: 12, scope: !14, inlinedAt: !1293)
!1296 = !DILocation(line: 39, scope: !20, inlinedAt: !1297)
!1297 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1293)
!1298 = !DILocation(line: 13, scope: !14, inlinedAt: !1293)
!1299 = !DILocation(line: 15, scope: !14, inlinedAt: !1293)
!1300 = !DILocation(line: 14, scope: !14, inlinedAt: !1293)
!1301 = !DILocation(line: 17, scope: !14, inlinedAt: !1293)
!1302 = !DILocation(line: 26, scope: !407, inlinedAt: !1288)
!1303 = distinct !DISubprogram(name: "pselect", scope: !1, file: !1, line: 279, type: !9, scopeLine: 281, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1304 = !DILocation(line: 282, scope: !1303)
!1305 = distinct !DISubprogram(name: "epoll_wait", scope: !1, file: !1, line: 285, type: !9, scopeLine: 286, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1306 = !DILocation(line: 287, scope: !1305)
!1307 = !DILocation(line: 105, scope: !403, inlinedAt: !1308)
!1308 = distinct !DILocation(line: 287, scope: !1305)
!1309 = !DILocation(line: 106, scope: !403, inlinedAt: !1308)
!1310 = !DILocation(line: 22, scope: !407, inlinedAt: !1311)
!1311 = distinct !DILocation(line: 288, scope: !1305)
!1312 = !DILocation(line: 23, scope: !407, inlinedAt: !1311)
!1313 = !DILocation(line: 24, scope: !407, inlinedAt: !1311)
!1314 = !DILocation(line: 25, scope: !407, inlinedAt: !1311)
!1315 = !DILocation(line: 10, scope: !14, inlinedAt: !1316)
!1316 = distinct !DILocation(line: 25, scope: !407, inlinedAt: !1311)
!1317 = !DILocation(line: 11, scope: !14, inlinedAt: !1316)
!1318 = !DILocation(line: 12, scope: !14, inlinedAt: !1316)
!1319 = !DILocation(line: 39, scope: !20, inlinedAt: !1320)
!1320 = distinct !DILocation(line: 13, scope: !14, inlinedAt: !1316)
!1321 = !DILocation(line: 13, scope: !14, inlinedAt: !1316)
!1322 = !DILocation(line: 15, scope: !14, inlinedAt: !1316)
!1323 = !DILocation(line: 14, scope: !14, inlinedAt: !1316)
!1324 = !DILocation(line: 17, scope: !14, inlinedAt: !1316)
!1325 = !DILocation(line: 26, scope: !407, inlinedAt: !1311)
!1326 = !DILocation(line: 288, scope: !1305)
!1327 = distinct !DISubprogram(name: "__fdelt_chk", scope: !1, file: !1, line: 291, type: !9, scopeLine: 292, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!1328 = !DILocation(line: 293, scope: !1327)
!1329 = !DILocation(line: 294, scope: !1327)
!1330 = !DILocation(line: 295, scope: !1327)
