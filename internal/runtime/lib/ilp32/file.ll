target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.epoll_event = type { i32, %union.epoll_data }
%union.epoll_data = type { i64 }
%struct.iovec = type { i8*, i32 }
%struct.utimbuf = type { i32, i32 }
%struct.timeval = type { i32, i32 }
%struct.stat = type { i64, i16, i32, i32, i32, i32, i32, i64, i16, i32, i32, i32, %struct.timespec, %struct.timespec, %struct.timespec, i32, i32 }
%struct.timespec = type { i32, i32 }
%struct.stat64 = type { i64, i32, i32, i32, i32, i32, i32, i64, i32, i64, i32, i64, %struct.timespec, %struct.timespec, %struct.timespec, i64 }
%struct.statvfs = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [6 x i32] }
%struct.__dirstream = type opaque
%struct.dirent = type { i32, i32, i16, i8, [256 x i8] }
%struct.pollfd = type { i32, i16, i16 }
%struct.fd_set = type { [32 x i32] }
%struct.__sigset_t = type { [32 x i32] }

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

define dso_local i32 @__mw_new_descriptor(i8* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !12
  %5 = add i32 %4, 1, !dbg !12
  store i32 %5, i32* @next, align 4, !dbg !12
  %6 = icmp eq i8* %0, null, !dbg !13
  br i1 %6, label %27, label %7, !dbg !13

7:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !14
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef nonnull %0) #6, !dbg !18
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !19
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !20
  %9 = bitcast i8* %8 to i32*, !dbg !24
  %10 = load i8, i8* %3, align 1, !dbg !24
  %11 = and i8 %10, 127, !dbg !24
  %12 = add nuw i8 %11, 1, !dbg !24
  %13 = load i8, i8* %2, align 1, !dbg !25
  %14 = and i8 %13, 1, !dbg !25
  %15 = icmp eq i8 %14, 0, !dbg !25
  br i1 %15, label %22, label %16, !dbg !25

16:
  %17 = icmp eq i8 %12, 4, !dbg !26
  %18 = icmp eq i8 %12, 11, !dbg !26
  %19 = or i1 %17, %18, !dbg !26
  %20 = zext i8 %12 to i32, !dbg !24
  %21 = select i1 %19, i32 5, i32 %20, !dbg !26
  br label %24, !dbg !25

22:
  %23 = load i32, i32* %9, align 4, !dbg !25
  br label %24, !dbg !25

24:
  %25 = phi i32 [ %4, %22 ], [ -1, %16 ], !dbg !25
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !25
  store i32 %26, i32* %9, align 4, !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !27
  br label %27, !dbg !13

27:
  %28 = phi i32 [ %25, %24 ], [ %4, %1 ], !dbg !13
  ret i32 %28, !dbg !13
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @open(i8* noundef %0, i32 %1, ...) local_unnamed_addr #0 !dbg !28 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !29
  br label %5, !dbg !32

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !35
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !32
  %8 = load i8, i8* %7, align 1, !dbg !32
  %9 = icmp eq i8 %8, 0, !dbg !32
  %10 = add i32 %6, 1, !dbg !36
  br i1 %9, label %11, label %5, !dbg !32, !llvm.loop !37

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !40
  %12 = load i32, i32* @next, align 4, !dbg !41
  %13 = add i32 %12, 1, !dbg !41
  store i32 %13, i32* @next, align 4, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !43
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0)) #6, !dbg !45
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !46
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !47
  %15 = bitcast i8* %14 to i32*, !dbg !49
  %16 = load i8, i8* %4, align 1, !dbg !49
  %17 = and i8 %16, 127, !dbg !49
  %18 = add nuw i8 %17, 1, !dbg !49
  %19 = load i8, i8* %3, align 1, !dbg !50
  %20 = and i8 %19, 1, !dbg !50
  %21 = icmp eq i8 %20, 0, !dbg !50
  br i1 %21, label %28, label %22, !dbg !50

22:
  %23 = icmp eq i8 %18, 4, !dbg !51
  %24 = icmp eq i8 %18, 11, !dbg !51
  %25 = or i1 %23, %24, !dbg !51
  %26 = zext i8 %18 to i32, !dbg !49
  %27 = select i1 %25, i32 5, i32 %26, !dbg !51
  br label %30, !dbg !50

28:
  %29 = load i32, i32* %15, align 4, !dbg !50
  br label %30, !dbg !50

30:
  %31 = phi i32 [ %12, %28 ], [ -1, %22 ], !dbg !50
  %32 = phi i32 [ %29, %28 ], [ %27, %22 ], !dbg !50
  store i32 %32, i32* %15, align 4, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !52
  ret i32 %31, !dbg !53
}

define dso_local i32 @open64(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !54 {
  %3 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 undef) #7, !dbg !55
  ret i32 %3, !dbg !55
}

define dso_local i32 @openat(i32 noundef %0, i8* noundef %1, i32 noundef %2, ...) local_unnamed_addr #0 !dbg !56 {
  %4 = call i32 (i8*, i32, ...) @open(i8* noundef %1, i32 undef) #7, !dbg !57
  ret i32 %4, !dbg !57
}

define dso_local i32 @__open_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !58 {
  %3 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 undef) #7, !dbg !59
  ret i32 %3, !dbg !59
}

define dso_local i32 @creat(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !60 {
  %3 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 undef) #7, !dbg !61
  ret i32 %3, !dbg !61
}

define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr #0 !dbg !62 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !63
  %5 = add i32 %4, 1, !dbg !63
  store i32 %5, i32* @next, align 4, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !65
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef nonnull getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0)) #6, !dbg !67
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !68
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !69
  %7 = bitcast i8* %6 to i32*, !dbg !71
  %8 = load i8, i8* %3, align 1, !dbg !71
  %9 = and i8 %8, 127, !dbg !71
  %10 = add nuw i8 %9, 1, !dbg !71
  %11 = load i8, i8* %2, align 1, !dbg !72
  %12 = and i8 %11, 1, !dbg !72
  %13 = icmp eq i8 %12, 0, !dbg !72
  br i1 %13, label %20, label %14, !dbg !72

14:
  %15 = icmp eq i8 %10, 4, !dbg !73
  %16 = icmp eq i8 %10, 11, !dbg !73
  %17 = or i1 %15, %16, !dbg !73
  %18 = zext i8 %10 to i32, !dbg !71
  %19 = select i1 %17, i32 5, i32 %18, !dbg !73
  br label %22, !dbg !72

20:
  %21 = load i32, i32* %7, align 4, !dbg !72
  br label %22, !dbg !72

22:
  %23 = phi i32 [ %4, %20 ], [ -1, %14 ], !dbg !72
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !72
  store i32 %24, i32* %7, align 4, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !74
  ret i32 %23, !dbg !75
}

define dso_local i32 @epoll_create(i32 noundef %0) local_unnamed_addr #0 !dbg !76 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !77
  %5 = add i32 %4, 1, !dbg !77
  store i32 %5, i32* @next, align 4, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !79
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i32 0, i32 0)) #6, !dbg !81
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !82
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !83
  %7 = bitcast i8* %6 to i32*, !dbg !85
  %8 = load i8, i8* %3, align 1, !dbg !85
  %9 = and i8 %8, 127, !dbg !85
  %10 = add nuw i8 %9, 1, !dbg !85
  %11 = load i8, i8* %2, align 1, !dbg !86
  %12 = and i8 %11, 1, !dbg !86
  %13 = icmp eq i8 %12, 0, !dbg !86
  br i1 %13, label %20, label %14, !dbg !86

14:
  %15 = icmp eq i8 %10, 4, !dbg !87
  %16 = icmp eq i8 %10, 11, !dbg !87
  %17 = or i1 %15, %16, !dbg !87
  %18 = zext i8 %10 to i32, !dbg !85
  %19 = select i1 %17, i32 5, i32 %18, !dbg !87
  br label %22, !dbg !86

20:
  %21 = load i32, i32* %7, align 4, !dbg !86
  br label %22, !dbg !86

22:
  %23 = phi i32 [ %4, %20 ], [ -1, %14 ], !dbg !86
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !86
  store i32 %24, i32* %7, align 4, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !88
  ret i32 %23, !dbg !89
}

define dso_local i32 @epoll_create1(i32 noundef %0) local_unnamed_addr #0 !dbg !90 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = load i32, i32* @next, align 4, !dbg !91
  %5 = add i32 %4, 1, !dbg !91
  store i32 %5, i32* @next, align 4, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !93
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !93
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef nonnull getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0)) #6, !dbg !95
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !96
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !97
  %7 = bitcast i8* %6 to i32*, !dbg !99
  %8 = load i8, i8* %3, align 1, !dbg !99
  %9 = and i8 %8, 127, !dbg !99
  %10 = add nuw i8 %9, 1, !dbg !99
  %11 = load i8, i8* %2, align 1, !dbg !100
  %12 = and i8 %11, 1, !dbg !100
  %13 = icmp eq i8 %12, 0, !dbg !100
  br i1 %13, label %20, label %14, !dbg !100

14:
  %15 = icmp eq i8 %10, 4, !dbg !101
  %16 = icmp eq i8 %10, 11, !dbg !101
  %17 = or i1 %15, %16, !dbg !101
  %18 = zext i8 %10 to i32, !dbg !99
  %19 = select i1 %17, i32 5, i32 %18, !dbg !101
  br label %22, !dbg !100

20:
  %21 = load i32, i32* %7, align 4, !dbg !100
  br label %22, !dbg !100

22:
  %23 = phi i32 [ %4, %20 ], [ -1, %14 ], !dbg !100
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !100
  store i32 %24, i32* %7, align 4, !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !102
  ret i32 %23, !dbg !103
}

define dso_local i32 @eventfd(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !104 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = load i32, i32* @next, align 4, !dbg !105
  %6 = add i32 %5, 1, !dbg !105
  store i32 %6, i32* @next, align 4, !dbg !105
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !107
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !107
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef nonnull getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #6, !dbg !109
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !110
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !111
  %8 = bitcast i8* %7 to i32*, !dbg !113
  %9 = load i8, i8* %4, align 1, !dbg !113
  %10 = and i8 %9, 127, !dbg !113
  %11 = add nuw i8 %10, 1, !dbg !113
  %12 = load i8, i8* %3, align 1, !dbg !114
  %13 = and i8 %12, 1, !dbg !114
  %14 = icmp eq i8 %13, 0, !dbg !114
  br i1 %14, label %21, label %15, !dbg !114

15:
  %16 = icmp eq i8 %11, 4, !dbg !115
  %17 = icmp eq i8 %11, 11, !dbg !115
  %18 = or i1 %16, %17, !dbg !115
  %19 = zext i8 %11 to i32, !dbg !113
  %20 = select i1 %18, i32 5, i32 %19, !dbg !115
  br label %23, !dbg !114

21:
  %22 = load i32, i32* %8, align 4, !dbg !114
  br label %23, !dbg !114

23:
  %24 = phi i32 [ %5, %21 ], [ -1, %15 ], !dbg !114
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !114
  store i32 %25, i32* %8, align 4, !dbg !114
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !116
  ret i32 %24, !dbg !117
}

define dso_local i32 @inotify_init() local_unnamed_addr #0 !dbg !118 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  %3 = load i32, i32* @next, align 4, !dbg !119
  %4 = add i32 %3, 1, !dbg !119
  store i32 %4, i32* @next, align 4, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !121
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !121
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i32 0, i32 0)) #6, !dbg !123
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !124
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !125
  %6 = bitcast i8* %5 to i32*, !dbg !127
  %7 = load i8, i8* %2, align 1, !dbg !127
  %8 = and i8 %7, 127, !dbg !127
  %9 = add nuw i8 %8, 1, !dbg !127
  %10 = load i8, i8* %1, align 1, !dbg !128
  %11 = and i8 %10, 1, !dbg !128
  %12 = icmp eq i8 %11, 0, !dbg !128
  br i1 %12, label %19, label %13, !dbg !128

13:
  %14 = icmp eq i8 %9, 4, !dbg !129
  %15 = icmp eq i8 %9, 11, !dbg !129
  %16 = or i1 %14, %15, !dbg !129
  %17 = zext i8 %9 to i32, !dbg !127
  %18 = select i1 %16, i32 5, i32 %17, !dbg !129
  br label %21, !dbg !128

19:
  %20 = load i32, i32* %6, align 4, !dbg !128
  br label %21, !dbg !128

21:
  %22 = phi i32 [ %3, %19 ], [ -1, %13 ], !dbg !128
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !128
  store i32 %23, i32* %6, align 4, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !130
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !130
  ret i32 %22, !dbg !131
}

define dso_local i32 @timerfd_create(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !132 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = load i32, i32* @next, align 4, !dbg !133
  %6 = add i32 %5, 1, !dbg !133
  store i32 %6, i32* @next, align 4, !dbg !133
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !135
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !135
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef nonnull getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0)) #6, !dbg !137
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !138
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !139
  %8 = bitcast i8* %7 to i32*, !dbg !141
  %9 = load i8, i8* %4, align 1, !dbg !141
  %10 = and i8 %9, 127, !dbg !141
  %11 = add nuw i8 %10, 1, !dbg !141
  %12 = load i8, i8* %3, align 1, !dbg !142
  %13 = and i8 %12, 1, !dbg !142
  %14 = icmp eq i8 %13, 0, !dbg !142
  br i1 %14, label %21, label %15, !dbg !142

15:
  %16 = icmp eq i8 %11, 4, !dbg !143
  %17 = icmp eq i8 %11, 11, !dbg !143
  %18 = or i1 %16, %17, !dbg !143
  %19 = zext i8 %11 to i32, !dbg !141
  %20 = select i1 %18, i32 5, i32 %19, !dbg !143
  br label %23, !dbg !142

21:
  %22 = load i32, i32* %8, align 4, !dbg !142
  br label %23, !dbg !142

23:
  %24 = phi i32 [ %5, %21 ], [ -1, %15 ], !dbg !142
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !142
  store i32 %25, i32* %8, align 4, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !144
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !144
  ret i32 %24, !dbg !145
}

define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !146 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !147
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !147
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0)) #6, !dbg !149
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !150
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !151
  %6 = bitcast i8* %5 to i32*, !dbg !153
  %7 = load i8, i8* %4, align 1, !dbg !153
  %8 = and i8 %7, 127, !dbg !153
  %9 = add nuw i8 %8, 1, !dbg !153
  %10 = load i8, i8* %3, align 1, !dbg !154
  %11 = and i8 %10, 1, !dbg !154
  %12 = icmp eq i8 %11, 0, !dbg !154
  br i1 %12, label %19, label %13, !dbg !154

13:
  %14 = icmp eq i8 %9, 4, !dbg !155
  %15 = icmp eq i8 %9, 11, !dbg !155
  %16 = or i1 %14, %15, !dbg !155
  %17 = zext i8 %9 to i32, !dbg !153
  %18 = select i1 %16, i32 5, i32 %17, !dbg !155
  br label %21, !dbg !154

19:
  %20 = load i32, i32* %6, align 4, !dbg !154
  br label %21, !dbg !154

21:
  %22 = phi i32 [ %1, %19 ], [ -1, %13 ], !dbg !154
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !154
  store i32 %23, i32* %6, align 4, !dbg !154
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !156
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !156
  ret i32 %22, !dbg !157
}

define dso_local i32 @dup3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !158 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !159
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !159
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0)) #6, !dbg !161
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !162
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !163
  %7 = bitcast i8* %6 to i32*, !dbg !165
  %8 = load i8, i8* %5, align 1, !dbg !165
  %9 = and i8 %8, 127, !dbg !165
  %10 = add nuw i8 %9, 1, !dbg !165
  %11 = load i8, i8* %4, align 1, !dbg !166
  %12 = and i8 %11, 1, !dbg !166
  %13 = icmp eq i8 %12, 0, !dbg !166
  br i1 %13, label %20, label %14, !dbg !166

14:
  %15 = icmp eq i8 %10, 4, !dbg !167
  %16 = icmp eq i8 %10, 11, !dbg !167
  %17 = or i1 %15, %16, !dbg !167
  %18 = zext i8 %10 to i32, !dbg !165
  %19 = select i1 %17, i32 5, i32 %18, !dbg !167
  br label %22, !dbg !166

20:
  %21 = load i32, i32* %7, align 4, !dbg !166
  br label %22, !dbg !166

22:
  %23 = phi i32 [ %1, %20 ], [ -1, %14 ], !dbg !166
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !166
  store i32 %24, i32* %7, align 4, !dbg !166
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !168
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !168
  ret i32 %23, !dbg !169
}

define dso_local i32 @pipe(i32* noundef %0) local_unnamed_addr #0 !dbg !170 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = bitcast i32* %0 to i8*, !dbg !171
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #6, !dbg !171
  %5 = load i32, i32* @next, align 4, !dbg !172
  %6 = add i32 %5, 1, !dbg !172
  store i32 %6, i32* @next, align 4, !dbg !172
  store i32 %5, i32* %0, align 4, !dbg !174
  %7 = add i32 %5, 2, !dbg !175
  store i32 %7, i32* @next, align 4, !dbg !175
  %8 = getelementptr i32, i32* %0, i32 1, !dbg !177
  store i32 %6, i32* %8, align 4, !dbg !177
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !178
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !178
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i32 0, i32 0)) #6, !dbg !180
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !181
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !182
  %10 = bitcast i8* %9 to i32*, !dbg !184
  %11 = load i8, i8* %3, align 1, !dbg !184
  %12 = and i8 %11, 127, !dbg !184
  %13 = add nuw i8 %12, 1, !dbg !184
  %14 = load i8, i8* %2, align 1, !dbg !185
  %15 = and i8 %14, 1, !dbg !185
  %16 = icmp eq i8 %15, 0, !dbg !185
  br i1 %16, label %23, label %17, !dbg !185

17:
  %18 = icmp eq i8 %13, 4, !dbg !186
  %19 = icmp eq i8 %13, 11, !dbg !186
  %20 = or i1 %18, %19, !dbg !186
  %21 = zext i8 %13 to i32, !dbg !184
  %22 = select i1 %20, i32 5, i32 %21, !dbg !186
  br label %25, !dbg !185

23:
  %24 = load i32, i32* %10, align 4, !dbg !185
  br label %25, !dbg !185

25:
  %26 = phi i32 [ 0, %23 ], [ -1, %17 ], !dbg !185
  %27 = phi i32 [ %24, %23 ], [ %22, %17 ], !dbg !185
  store i32 %27, i32* %10, align 4, !dbg !185
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !187
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !187
  ret i32 %26, !dbg !188
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pipe2(i32* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !189 {
  %3 = call i32 @pipe(i32* noundef %0) #6, !dbg !190
  ret i32 %3, !dbg !190
}

define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 !dbg !191 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !192
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !192
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0)) #6, !dbg !194
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !195
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !196
  %5 = bitcast i8* %4 to i32*, !dbg !198
  %6 = load i8, i8* %3, align 1, !dbg !198
  %7 = and i8 %6, 127, !dbg !198
  %8 = add nuw i8 %7, 1, !dbg !198
  %9 = load i8, i8* %2, align 1, !dbg !199
  %10 = and i8 %9, 1, !dbg !199
  %11 = icmp eq i8 %10, 0, !dbg !199
  br i1 %11, label %18, label %12, !dbg !199

12:
  %13 = icmp eq i8 %8, 4, !dbg !200
  %14 = icmp eq i8 %8, 11, !dbg !200
  %15 = or i1 %13, %14, !dbg !200
  %16 = zext i8 %8 to i32, !dbg !198
  %17 = select i1 %15, i32 5, i32 %16, !dbg !200
  br label %20, !dbg !199

18:
  %19 = load i32, i32* %5, align 4, !dbg !199
  br label %20, !dbg !199

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !199
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !199
  store i32 %22, i32* %5, align 4, !dbg !199
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !201
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !201
  ret i32 %21, !dbg !202
}

define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr #0 !dbg !203 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !204
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !204
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0)) #6, !dbg !206
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !207
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !208
  %5 = bitcast i8* %4 to i32*, !dbg !210
  %6 = load i8, i8* %3, align 1, !dbg !210
  %7 = and i8 %6, 127, !dbg !210
  %8 = add nuw i8 %7, 1, !dbg !210
  %9 = load i8, i8* %2, align 1, !dbg !211
  %10 = and i8 %9, 1, !dbg !211
  %11 = icmp eq i8 %10, 0, !dbg !211
  br i1 %11, label %18, label %12, !dbg !211

12:
  %13 = icmp eq i8 %8, 4, !dbg !212
  %14 = icmp eq i8 %8, 11, !dbg !212
  %15 = or i1 %13, %14, !dbg !212
  %16 = zext i8 %8 to i32, !dbg !210
  %17 = select i1 %15, i32 5, i32 %16, !dbg !212
  br label %20, !dbg !211

18:
  %19 = load i32, i32* %5, align 4, !dbg !211
  br label %20, !dbg !211

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !211
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !211
  store i32 %22, i32* %5, align 4, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !213
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !213
  ret i32 %21, !dbg !214
}

define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr #0 !dbg !215 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !216
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !216
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0)) #6, !dbg !218
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !219
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !220
  %5 = bitcast i8* %4 to i32*, !dbg !222
  %6 = load i8, i8* %3, align 1, !dbg !222
  %7 = and i8 %6, 127, !dbg !222
  %8 = add nuw i8 %7, 1, !dbg !222
  %9 = load i8, i8* %2, align 1, !dbg !223
  %10 = and i8 %9, 1, !dbg !223
  %11 = icmp eq i8 %10, 0, !dbg !223
  br i1 %11, label %18, label %12, !dbg !223

12:
  %13 = icmp eq i8 %8, 4, !dbg !224
  %14 = icmp eq i8 %8, 11, !dbg !224
  %15 = or i1 %13, %14, !dbg !224
  %16 = zext i8 %8 to i32, !dbg !222
  %17 = select i1 %15, i32 5, i32 %16, !dbg !224
  br label %20, !dbg !223

18:
  %19 = load i32, i32* %5, align 4, !dbg !223
  br label %20, !dbg !223

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !223
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !223
  store i32 %22, i32* %5, align 4, !dbg !223
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !225
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !225
  ret i32 %21, !dbg !226
}

define dso_local i32 @ftruncate(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !227 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !228
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0)) #6, !dbg !230
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !231
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !232
  %6 = bitcast i8* %5 to i32*, !dbg !234
  %7 = load i8, i8* %4, align 1, !dbg !234
  %8 = and i8 %7, 127, !dbg !234
  %9 = add nuw i8 %8, 1, !dbg !234
  %10 = load i8, i8* %3, align 1, !dbg !235
  %11 = and i8 %10, 1, !dbg !235
  %12 = icmp eq i8 %11, 0, !dbg !235
  br i1 %12, label %19, label %13, !dbg !235

13:
  %14 = icmp eq i8 %9, 4, !dbg !236
  %15 = icmp eq i8 %9, 11, !dbg !236
  %16 = or i1 %14, %15, !dbg !236
  %17 = zext i8 %9 to i32, !dbg !234
  %18 = select i1 %16, i32 5, i32 %17, !dbg !236
  br label %21, !dbg !235

19:
  %20 = load i32, i32* %6, align 4, !dbg !235
  br label %21, !dbg !235

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !235
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !235
  store i32 %23, i32* %6, align 4, !dbg !235
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !237
  ret i32 %22, !dbg !238
}

define dso_local i32 @fchmod(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !239 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !240
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !240
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0)) #6, !dbg !242
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !243
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !244
  %6 = bitcast i8* %5 to i32*, !dbg !246
  %7 = load i8, i8* %4, align 1, !dbg !246
  %8 = and i8 %7, 127, !dbg !246
  %9 = add nuw i8 %8, 1, !dbg !246
  %10 = load i8, i8* %3, align 1, !dbg !247
  %11 = and i8 %10, 1, !dbg !247
  %12 = icmp eq i8 %11, 0, !dbg !247
  br i1 %12, label %19, label %13, !dbg !247

13:
  %14 = icmp eq i8 %9, 4, !dbg !248
  %15 = icmp eq i8 %9, 11, !dbg !248
  %16 = or i1 %14, %15, !dbg !248
  %17 = zext i8 %9 to i32, !dbg !246
  %18 = select i1 %16, i32 5, i32 %17, !dbg !248
  br label %21, !dbg !247

19:
  %20 = load i32, i32* %6, align 4, !dbg !247
  br label %21, !dbg !247

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !247
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !247
  store i32 %23, i32* %6, align 4, !dbg !247
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !249
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !249
  ret i32 %22, !dbg !250
}

define dso_local i32 @fchown(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !251 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !252
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !252
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0)) #6, !dbg !254
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !255
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !256
  %7 = bitcast i8* %6 to i32*, !dbg !258
  %8 = load i8, i8* %5, align 1, !dbg !258
  %9 = and i8 %8, 127, !dbg !258
  %10 = add nuw i8 %9, 1, !dbg !258
  %11 = load i8, i8* %4, align 1, !dbg !259
  %12 = and i8 %11, 1, !dbg !259
  %13 = icmp eq i8 %12, 0, !dbg !259
  br i1 %13, label %20, label %14, !dbg !259

14:
  %15 = icmp eq i8 %10, 4, !dbg !260
  %16 = icmp eq i8 %10, 11, !dbg !260
  %17 = or i1 %15, %16, !dbg !260
  %18 = zext i8 %10 to i32, !dbg !258
  %19 = select i1 %17, i32 5, i32 %18, !dbg !260
  br label %22, !dbg !259

20:
  %21 = load i32, i32* %7, align 4, !dbg !259
  br label %22, !dbg !259

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !259
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !259
  store i32 %24, i32* %7, align 4, !dbg !259
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !261
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !261
  ret i32 %23, !dbg !262
}

define dso_local i32 @fchdir(i32 noundef %0) local_unnamed_addr #0 !dbg !263 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !264
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !264
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0)) #6, !dbg !266
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !267
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !268
  %5 = bitcast i8* %4 to i32*, !dbg !270
  %6 = load i8, i8* %3, align 1, !dbg !270
  %7 = and i8 %6, 127, !dbg !270
  %8 = add nuw i8 %7, 1, !dbg !270
  %9 = load i8, i8* %2, align 1, !dbg !271
  %10 = and i8 %9, 1, !dbg !271
  %11 = icmp eq i8 %10, 0, !dbg !271
  br i1 %11, label %18, label %12, !dbg !271

12:
  %13 = icmp eq i8 %8, 4, !dbg !272
  %14 = icmp eq i8 %8, 11, !dbg !272
  %15 = or i1 %13, %14, !dbg !272
  %16 = zext i8 %8 to i32, !dbg !270
  %17 = select i1 %15, i32 5, i32 %16, !dbg !272
  br label %20, !dbg !271

18:
  %19 = load i32, i32* %5, align 4, !dbg !271
  br label %20, !dbg !271

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !271
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !271
  store i32 %22, i32* %5, align 4, !dbg !271
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !273
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !273
  ret i32 %21, !dbg !274
}

define dso_local i32 @flock(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !275 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !276
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !276
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i32 0, i32 0)) #6, !dbg !278
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !279
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !280
  %6 = bitcast i8* %5 to i32*, !dbg !282
  %7 = load i8, i8* %4, align 1, !dbg !282
  %8 = and i8 %7, 127, !dbg !282
  %9 = add nuw i8 %8, 1, !dbg !282
  %10 = load i8, i8* %3, align 1, !dbg !283
  %11 = and i8 %10, 1, !dbg !283
  %12 = icmp eq i8 %11, 0, !dbg !283
  br i1 %12, label %19, label %13, !dbg !283

13:
  %14 = icmp eq i8 %9, 4, !dbg !284
  %15 = icmp eq i8 %9, 11, !dbg !284
  %16 = or i1 %14, %15, !dbg !284
  %17 = zext i8 %9 to i32, !dbg !282
  %18 = select i1 %16, i32 5, i32 %17, !dbg !284
  br label %21, !dbg !283

19:
  %20 = load i32, i32* %6, align 4, !dbg !283
  br label %21, !dbg !283

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !283
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !283
  store i32 %23, i32* %6, align 4, !dbg !283
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !285
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !285
  ret i32 %22, !dbg !286
}

define dso_local i32 @lockf(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !287 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !288
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !288
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0)) #6, !dbg !290
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !291
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !292
  %7 = bitcast i8* %6 to i32*, !dbg !294
  %8 = load i8, i8* %5, align 1, !dbg !294
  %9 = and i8 %8, 127, !dbg !294
  %10 = add nuw i8 %9, 1, !dbg !294
  %11 = load i8, i8* %4, align 1, !dbg !295
  %12 = and i8 %11, 1, !dbg !295
  %13 = icmp eq i8 %12, 0, !dbg !295
  br i1 %13, label %20, label %14, !dbg !295

14:
  %15 = icmp eq i8 %10, 4, !dbg !296
  %16 = icmp eq i8 %10, 11, !dbg !296
  %17 = or i1 %15, %16, !dbg !296
  %18 = zext i8 %10 to i32, !dbg !294
  %19 = select i1 %17, i32 5, i32 %18, !dbg !296
  br label %22, !dbg !295

20:
  %21 = load i32, i32* %7, align 4, !dbg !295
  br label %22, !dbg !295

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !295
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !295
  store i32 %24, i32* %7, align 4, !dbg !295
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !297
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !297
  ret i32 %23, !dbg !298
}

define dso_local i32 @posix_fadvise(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !299 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !300
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !300
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i32 0, i32 0)) #6, !dbg !302
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !303
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !304
  %8 = bitcast i8* %7 to i32*, !dbg !306
  %9 = load i8, i8* %6, align 1, !dbg !306
  %10 = and i8 %9, 127, !dbg !306
  %11 = add nuw i8 %10, 1, !dbg !306
  %12 = load i8, i8* %5, align 1, !dbg !307
  %13 = and i8 %12, 1, !dbg !307
  %14 = icmp eq i8 %13, 0, !dbg !307
  br i1 %14, label %21, label %15, !dbg !307

15:
  %16 = icmp eq i8 %11, 4, !dbg !308
  %17 = icmp eq i8 %11, 11, !dbg !308
  %18 = or i1 %16, %17, !dbg !308
  %19 = zext i8 %11 to i32, !dbg !306
  %20 = select i1 %18, i32 5, i32 %19, !dbg !308
  br label %23, !dbg !307

21:
  %22 = load i32, i32* %8, align 4, !dbg !307
  br label %23, !dbg !307

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !307
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !307
  store i32 %25, i32* %8, align 4, !dbg !307
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !309
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !309
  ret i32 %24, !dbg !310
}

define dso_local i32 @epoll_ctl(i32 noundef %0, i32 noundef %1, i32 noundef %2, %struct.epoll_event* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !311 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !312
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !312
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.20, i32 0, i32 0)) #6, !dbg !314
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !315
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !316
  %8 = bitcast i8* %7 to i32*, !dbg !318
  %9 = load i8, i8* %6, align 1, !dbg !318
  %10 = and i8 %9, 127, !dbg !318
  %11 = add nuw i8 %10, 1, !dbg !318
  %12 = load i8, i8* %5, align 1, !dbg !319
  %13 = and i8 %12, 1, !dbg !319
  %14 = icmp eq i8 %13, 0, !dbg !319
  br i1 %14, label %21, label %15, !dbg !319

15:
  %16 = icmp eq i8 %11, 4, !dbg !320
  %17 = icmp eq i8 %11, 11, !dbg !320
  %18 = or i1 %16, %17, !dbg !320
  %19 = zext i8 %11 to i32, !dbg !318
  %20 = select i1 %18, i32 5, i32 %19, !dbg !320
  br label %23, !dbg !319

21:
  %22 = load i32, i32* %8, align 4, !dbg !319
  br label %23, !dbg !319

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !319
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !319
  store i32 %25, i32* %8, align 4, !dbg !319
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !321
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !321
  ret i32 %24, !dbg !322
}

define dso_local void @sync() local_unnamed_addr #3 !dbg !323 {
  ret void, !dbg !324
}

define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #0 !dbg !325 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !326
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #5, !dbg !326
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #6, !dbg !329
  %4 = load i32, i32* %2, align 4, !dbg !330
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #5, !dbg !331
  %5 = and i32 %4, 1, !dbg !332
  ret i32 %5, !dbg !332
}

define dso_local i32 @umask(i32 noundef %0) local_unnamed_addr #0 !dbg !333 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !334
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #5, !dbg !334
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i32 0, i32 0)) #6, !dbg !336
  %4 = load i32, i32* %2, align 4, !dbg !337
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #5, !dbg !338
  %5 = and i32 %4, 511, !dbg !339
  ret i32 %5, !dbg !339
}

define dso_local i32 @getdtablesize() local_unnamed_addr #3 !dbg !340 {
  ret i32 1024, !dbg !341
}

define dso_local i32 @fcntl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !342 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !343
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5, !dbg !343
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)) #6, !dbg !347
  %7 = load i32, i32* %5, align 4, !dbg !348
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5, !dbg !349
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !350
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !350
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)) #6, !dbg !352
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !353
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !354
  %9 = bitcast i8* %8 to i32*, !dbg !356
  %10 = load i8, i8* %4, align 1, !dbg !356
  %11 = and i8 %10, 127, !dbg !356
  %12 = add nuw i8 %11, 1, !dbg !356
  %13 = load i8, i8* %3, align 1, !dbg !357
  %14 = and i8 %13, 1, !dbg !357
  %15 = icmp eq i8 %14, 0, !dbg !357
  br i1 %15, label %22, label %16, !dbg !357

16:
  %17 = icmp eq i8 %12, 4, !dbg !358
  %18 = icmp eq i8 %12, 11, !dbg !358
  %19 = or i1 %17, %18, !dbg !358
  %20 = zext i8 %12 to i32, !dbg !356
  %21 = select i1 %19, i32 5, i32 %20, !dbg !358
  br label %25, !dbg !357

22:
  %23 = and i32 %7, 2147483647, !dbg !359
  %24 = load i32, i32* %9, align 4, !dbg !357
  br label %25, !dbg !357

25:
  %26 = phi i32 [ %23, %22 ], [ -1, %16 ], !dbg !357
  %27 = phi i32 [ %24, %22 ], [ %21, %16 ], !dbg !357
  store i32 %27, i32* %9, align 4, !dbg !357
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !360
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !360
  ret i32 %26, !dbg !361
}

define dso_local i32 @fcntl64(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !362 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !363
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5, !dbg !363
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)) #6, !dbg !366
  %7 = load i32, i32* %5, align 4, !dbg !367
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5, !dbg !368
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !369
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !369
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)) #6, !dbg !371
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !372
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !373
  %9 = bitcast i8* %8 to i32*, !dbg !375
  %10 = load i8, i8* %4, align 1, !dbg !375
  %11 = and i8 %10, 127, !dbg !375
  %12 = add nuw i8 %11, 1, !dbg !375
  %13 = load i8, i8* %3, align 1, !dbg !376
  %14 = and i8 %13, 1, !dbg !376
  %15 = icmp eq i8 %14, 0, !dbg !376
  br i1 %15, label %22, label %16, !dbg !376

16:
  %17 = icmp eq i8 %12, 4, !dbg !377
  %18 = icmp eq i8 %12, 11, !dbg !377
  %19 = or i1 %17, %18, !dbg !377
  %20 = zext i8 %12 to i32, !dbg !375
  %21 = select i1 %19, i32 5, i32 %20, !dbg !377
  br label %25, !dbg !376

22:
  %23 = and i32 %7, 2147483647, !dbg !378
  %24 = load i32, i32* %9, align 4, !dbg !376
  br label %25, !dbg !376

25:
  %26 = phi i32 [ %23, %22 ], [ -1, %16 ], !dbg !376
  %27 = phi i32 [ %24, %22 ], [ %21, %16 ], !dbg !376
  store i32 %27, i32* %9, align 4, !dbg !376
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !379
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !379
  ret i32 %26, !dbg !380
}

define dso_local i32 @ioctl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !381 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.25, i32 0, i32 0)) #6, !dbg !382
  %6 = bitcast i32* %5 to i8*, !dbg !383
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5, !dbg !383
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0)) #6, !dbg !386
  %7 = load i32, i32* %5, align 4, !dbg !387
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5, !dbg !388
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !389
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !389
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0)) #6, !dbg !391
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !392
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !393
  %9 = bitcast i8* %8 to i32*, !dbg !395
  %10 = load i8, i8* %4, align 1, !dbg !395
  %11 = and i8 %10, 127, !dbg !395
  %12 = add nuw i8 %11, 1, !dbg !395
  %13 = load i8, i8* %3, align 1, !dbg !396
  %14 = and i8 %13, 1, !dbg !396
  %15 = icmp eq i8 %14, 0, !dbg !396
  br i1 %15, label %22, label %16, !dbg !396

16:
  %17 = icmp eq i8 %12, 4, !dbg !397
  %18 = icmp eq i8 %12, 11, !dbg !397
  %19 = or i1 %17, %18, !dbg !397
  %20 = zext i8 %12 to i32, !dbg !395
  %21 = select i1 %19, i32 5, i32 %20, !dbg !397
  br label %25, !dbg !396

22:
  %23 = and i32 %7, 2147483647, !dbg !398
  %24 = load i32, i32* %9, align 4, !dbg !396
  br label %25, !dbg !396

25:
  %26 = phi i32 [ %23, %22 ], [ -1, %16 ], !dbg !396
  %27 = phi i32 [ %24, %22 ], [ %21, %16 ], !dbg !396
  store i32 %27, i32* %9, align 4, !dbg !396
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !399
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !399
  ret i32 %26, !dbg !400
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @read(i32 %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !401 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  call void @__mw_cancellation_point() #6, !dbg !402
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #6, !dbg !403
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0)) #6, !dbg !406
  %7 = bitcast i32* %6 to i8*, !dbg !407
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #5, !dbg !407
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0)) #6, !dbg !410
  %8 = load i32, i32* %6, align 4, !dbg !411
  %9 = icmp ule i32 %8, %2, !dbg !411
  %10 = zext i1 %9 to i32, !dbg !411
  %11 = xor i32 %8, -1, !dbg !411
  %12 = lshr i32 %11, 31, !dbg !411
  %13 = and i32 %12, %10, !dbg !411
  call void @__midway_assume(i32 noundef %13) #6, !dbg !411
  %14 = load i32, i32* %6, align 4, !dbg !412
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !413
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !413
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0)) #6, !dbg !415
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !416
  %15 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !417
  %16 = bitcast i8* %15 to i32*, !dbg !419
  %17 = load i8, i8* %5, align 1, !dbg !419
  %18 = and i8 %17, 127, !dbg !419
  %19 = add nuw i8 %18, 1, !dbg !419
  %20 = load i8, i8* %4, align 1, !dbg !420
  %21 = and i8 %20, 1, !dbg !420
  %22 = icmp eq i8 %21, 0, !dbg !420
  br i1 %22, label %29, label %23, !dbg !420

23:
  %24 = icmp eq i8 %19, 4, !dbg !421
  %25 = icmp eq i8 %19, 11, !dbg !421
  %26 = or i1 %24, %25, !dbg !421
  %27 = zext i8 %19 to i32, !dbg !419
  %28 = select i1 %26, i32 5, i32 %27, !dbg !421
  br label %31, !dbg !420

29:
  %30 = load i32, i32* %16, align 4, !dbg !420
  br label %31, !dbg !420

31:
  %32 = phi i32 [ %14, %29 ], [ -1, %23 ], !dbg !420
  %33 = phi i32 [ %30, %29 ], [ %28, %23 ], !dbg !420
  store i32 %33, i32* %16, align 4, !dbg !420
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !422
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !422
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #5, !dbg !423
  ret i32 %32, !dbg !424
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i32 @pread(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !425 {
  %5 = call i32 @read(i32 undef, i8* noundef %1, i32 noundef %2) #7, !dbg !426
  ret i32 %5, !dbg !426
}

define dso_local i32 @pread64(i32 noundef %0, i8* noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !427 {
  %5 = call i32 @read(i32 undef, i8* noundef %1, i32 noundef %2) #7, !dbg !428
  ret i32 %5, !dbg !428
}

define dso_local i32 @write(i32 %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !429 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__mw_cancellation_point() #6, !dbg !430
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #6, !dbg !431
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !432
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !432
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i32 0, i32 0)) #6, !dbg !434
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !435
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !436
  %7 = bitcast i8* %6 to i32*, !dbg !438
  %8 = load i8, i8* %5, align 1, !dbg !438
  %9 = and i8 %8, 127, !dbg !438
  %10 = add nuw i8 %9, 1, !dbg !438
  %11 = load i8, i8* %4, align 1, !dbg !439
  %12 = and i8 %11, 1, !dbg !439
  %13 = icmp eq i8 %12, 0, !dbg !439
  br i1 %13, label %20, label %14, !dbg !439

14:
  %15 = icmp eq i8 %10, 4, !dbg !440
  %16 = icmp eq i8 %10, 11, !dbg !440
  %17 = or i1 %15, %16, !dbg !440
  %18 = zext i8 %10 to i32, !dbg !438
  %19 = select i1 %17, i32 5, i32 %18, !dbg !440
  br label %22, !dbg !439

20:
  %21 = load i32, i32* %7, align 4, !dbg !439
  br label %22, !dbg !439

22:
  %23 = phi i32 [ %2, %20 ], [ -1, %14 ], !dbg !439
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !439
  store i32 %24, i32* %7, align 4, !dbg !439
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !441
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !441
  ret i32 %23, !dbg !442
}

define dso_local i32 @pwrite(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !443 {
  %5 = call i32 @write(i32 undef, i8* noundef %1, i32 noundef %2) #7, !dbg !444
  ret i32 %5, !dbg !444
}

define dso_local i32 @pwrite64(i32 noundef %0, i8* noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !445 {
  %5 = call i32 @write(i32 undef, i8* noundef %1, i32 noundef %2) #7, !dbg !446
  ret i32 %5, !dbg !446
}

define dso_local i32 @readv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !447 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = icmp sgt i32 %2, 0, !dbg !448
  br i1 %7, label %37, label %8, !dbg !448

8:
  %9 = phi i32 [ 0, %3 ], [ %45, %37 ], !dbg !449
  %10 = bitcast i32* %6 to i8*, !dbg !450
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #5, !dbg !450
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i32 0, i32 0)) #6, !dbg !452
  %11 = load i32, i32* %6, align 4, !dbg !453
  %12 = icmp ule i32 %11, %9, !dbg !453
  %13 = zext i1 %12 to i32, !dbg !453
  %14 = xor i32 %11, -1, !dbg !453
  %15 = lshr i32 %14, 31, !dbg !453
  %16 = and i32 %15, %13, !dbg !453
  call void @__midway_assume(i32 noundef %16) #6, !dbg !453
  %17 = load i32, i32* %6, align 4, !dbg !454
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !455
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !455
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i32 0, i32 0)) #6, !dbg !457
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !458
  %18 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !459
  %19 = bitcast i8* %18 to i32*, !dbg !461
  %20 = load i8, i8* %5, align 1, !dbg !461
  %21 = and i8 %20, 127, !dbg !461
  %22 = add nuw i8 %21, 1, !dbg !461
  %23 = load i8, i8* %4, align 1, !dbg !462
  %24 = and i8 %23, 1, !dbg !462
  %25 = icmp eq i8 %24, 0, !dbg !462
  br i1 %25, label %32, label %26, !dbg !462

26:
  %27 = icmp eq i8 %22, 4, !dbg !463
  %28 = icmp eq i8 %22, 11, !dbg !463
  %29 = or i1 %27, %28, !dbg !463
  %30 = zext i8 %22 to i32, !dbg !461
  %31 = select i1 %29, i32 5, i32 %30, !dbg !463
  br label %34, !dbg !462

32:
  %33 = load i32, i32* %19, align 4, !dbg !462
  br label %34, !dbg !462

34:
  %35 = phi i32 [ %17, %32 ], [ -1, %26 ], !dbg !462
  %36 = phi i32 [ %33, %32 ], [ %31, %26 ], !dbg !462
  store i32 %36, i32* %19, align 4, !dbg !462
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !464
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !464
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #5, !dbg !465
  ret i32 %35, !dbg !466

37:
  %38 = phi i32 [ %46, %37 ], [ 0, %3 ]
  %39 = phi i32 [ %45, %37 ], [ 0, %3 ]
  %40 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %38, i32 0, !dbg !467
  %41 = load i8*, i8** %40, align 4, !dbg !467
  %42 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %38, i32 1, !dbg !467
  %43 = load i32, i32* %42, align 4, !dbg !467
  call void @__midway_check(i8* noundef %41, i32 noundef %43, i32 noundef 1) #6, !dbg !468
  call void @__midway_nondet(i8* noundef %41, i32 noundef %43, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i32 0, i32 0)) #6, !dbg !470
  %44 = load i32, i32* %42, align 4, !dbg !471
  %45 = add i32 %44, %39, !dbg !471
  %46 = add nuw nsw i32 %38, 1, !dbg !448
  %47 = icmp eq i32 %46, %2, !dbg !448
  br i1 %47, label %8, label %37, !dbg !448, !llvm.loop !472
}

define dso_local i32 @writev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !474 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = icmp sgt i32 %2, 0, !dbg !475
  br i1 %6, label %28, label %7, !dbg !475

7:
  %8 = phi i32 [ 0, %3 ], [ %36, %28 ], !dbg !476
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !477
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !477
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i32 0, i32 0)) #6, !dbg !479
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !480
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !481
  %10 = bitcast i8* %9 to i32*, !dbg !483
  %11 = load i8, i8* %5, align 1, !dbg !483
  %12 = and i8 %11, 127, !dbg !483
  %13 = add nuw i8 %12, 1, !dbg !483
  %14 = load i8, i8* %4, align 1, !dbg !484
  %15 = and i8 %14, 1, !dbg !484
  %16 = icmp eq i8 %15, 0, !dbg !484
  br i1 %16, label %23, label %17, !dbg !484

17:
  %18 = icmp eq i8 %13, 4, !dbg !485
  %19 = icmp eq i8 %13, 11, !dbg !485
  %20 = or i1 %18, %19, !dbg !485
  %21 = zext i8 %13 to i32, !dbg !483
  %22 = select i1 %20, i32 5, i32 %21, !dbg !485
  br label %25, !dbg !484

23:
  %24 = load i32, i32* %10, align 4, !dbg !484
  br label %25, !dbg !484

25:
  %26 = phi i32 [ %8, %23 ], [ -1, %17 ], !dbg !484
  %27 = phi i32 [ %24, %23 ], [ %22, %17 ], !dbg !484
  store i32 %27, i32* %10, align 4, !dbg !484
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !486
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !486
  ret i32 %26, !dbg !487

28:
  %29 = phi i32 [ %37, %28 ], [ 0, %3 ]
  %30 = phi i32 [ %36, %28 ], [ 0, %3 ]
  %31 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %29, i32 0, !dbg !488
  %32 = load i8*, i8** %31, align 4, !dbg !488
  %33 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %29, i32 1, !dbg !488
  %34 = load i32, i32* %33, align 4, !dbg !488
  call void @__midway_check(i8* noundef %32, i32 noundef %34, i32 noundef 0) #6, !dbg !488
  %35 = load i32, i32* %33, align 4, !dbg !489
  %36 = add i32 %35, %30, !dbg !489
  %37 = add nuw nsw i32 %29, 1, !dbg !475
  %38 = icmp eq i32 %37, %2, !dbg !475
  br i1 %38, label %7, label %28, !dbg !475, !llvm.loop !490
}

define dso_local i32 @sendfile(i32 noundef %0, i32 noundef %1, i32* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 !dbg !492 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = bitcast i32* %7 to i8*, !dbg !493
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #5, !dbg !493
  call void @__midway_nondet(i8* noundef nonnull %8, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i32 0, i32 0)) #6, !dbg !495
  %9 = load i32, i32* %7, align 4, !dbg !496
  %10 = icmp ule i32 %9, %3, !dbg !496
  %11 = zext i1 %10 to i32, !dbg !496
  %12 = xor i32 %9, -1, !dbg !496
  %13 = lshr i32 %12, 31, !dbg !496
  %14 = and i32 %13, %11, !dbg !496
  call void @__midway_assume(i32 noundef %14) #6, !dbg !496
  %15 = load i32, i32* %7, align 4, !dbg !497
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !498
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !498
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i32 0, i32 0)) #6, !dbg !500
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !501
  %16 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !502
  %17 = bitcast i8* %16 to i32*, !dbg !504
  %18 = load i8, i8* %6, align 1, !dbg !504
  %19 = and i8 %18, 127, !dbg !504
  %20 = add nuw i8 %19, 1, !dbg !504
  %21 = load i8, i8* %5, align 1, !dbg !505
  %22 = and i8 %21, 1, !dbg !505
  %23 = icmp eq i8 %22, 0, !dbg !505
  br i1 %23, label %30, label %24, !dbg !505

24:
  %25 = icmp eq i8 %20, 4, !dbg !506
  %26 = icmp eq i8 %20, 11, !dbg !506
  %27 = or i1 %25, %26, !dbg !506
  %28 = zext i8 %20 to i32, !dbg !504
  %29 = select i1 %27, i32 5, i32 %28, !dbg !506
  br label %32, !dbg !505

30:
  %31 = load i32, i32* %17, align 4, !dbg !505
  br label %32, !dbg !505

32:
  %33 = phi i32 [ %15, %30 ], [ -1, %24 ], !dbg !505
  %34 = phi i32 [ %31, %30 ], [ %29, %24 ], !dbg !505
  store i32 %34, i32* %17, align 4, !dbg !505
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !507
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !507
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #5, !dbg !508
  ret i32 %33, !dbg !509
}

define dso_local i32 @lseek(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !510 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*, !dbg !511
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #5, !dbg !511
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0)) #6, !dbg !514
  %8 = load i32, i32* %6, align 4, !dbg !515
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #5, !dbg !516
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !517
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !517
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0)) #6, !dbg !519
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !520
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !521
  %10 = bitcast i8* %9 to i32*, !dbg !523
  %11 = load i8, i8* %5, align 1, !dbg !523
  %12 = and i8 %11, 127, !dbg !523
  %13 = add nuw i8 %12, 1, !dbg !523
  %14 = load i8, i8* %4, align 1, !dbg !524
  %15 = and i8 %14, 1, !dbg !524
  %16 = icmp eq i8 %15, 0, !dbg !524
  br i1 %16, label %23, label %17, !dbg !524

17:
  %18 = icmp eq i8 %13, 4, !dbg !525
  %19 = icmp eq i8 %13, 11, !dbg !525
  %20 = or i1 %18, %19, !dbg !525
  %21 = zext i8 %13 to i32, !dbg !523
  %22 = select i1 %20, i32 5, i32 %21, !dbg !525
  br label %26, !dbg !524

23:
  %24 = and i32 %8, 2147483647, !dbg !526
  %25 = load i32, i32* %10, align 4, !dbg !524
  br label %26, !dbg !524

26:
  %27 = phi i32 [ %24, %23 ], [ -1, %17 ], !dbg !524
  %28 = phi i32 [ %25, %23 ], [ %22, %17 ], !dbg !524
  store i32 %28, i32* %10, align 4, !dbg !524
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !527
  ret i32 %27, !dbg !526
}

define dso_local i64 @lseek64(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !528 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*, !dbg !529
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #5, !dbg !529
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0)) #6, !dbg !531
  %8 = load i32, i32* %6, align 4, !dbg !532
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #5, !dbg !533
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !534
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !534
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0)) #6, !dbg !536
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !537
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !538
  %10 = bitcast i8* %9 to i32*, !dbg !540
  %11 = load i8, i8* %5, align 1, !dbg !540
  %12 = and i8 %11, 127, !dbg !540
  %13 = add nuw i8 %12, 1, !dbg !540
  %14 = load i8, i8* %4, align 1, !dbg !541
  %15 = and i8 %14, 1, !dbg !541
  %16 = icmp eq i8 %15, 0, !dbg !541
  br i1 %16, label %23, label %17, !dbg !541

17:
  %18 = icmp eq i8 %13, 4, !dbg !542
  %19 = icmp eq i8 %13, 11, !dbg !542
  %20 = or i1 %18, %19, !dbg !542
  %21 = zext i8 %13 to i32, !dbg !540
  %22 = select i1 %20, i32 5, i32 %21, !dbg !542
  br label %26, !dbg !541

23:
  %24 = and i32 %8, 2147483647, !dbg !543
  %25 = load i32, i32* %10, align 4, !dbg !541
  br label %26, !dbg !541

26:
  %27 = phi i32 [ %24, %23 ], [ -1, %17 ], !dbg !541
  %28 = phi i32 [ %25, %23 ], [ %22, %17 ], !dbg !541
  store i32 %28, i32* %10, align 4, !dbg !541
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !544
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !544
  %29 = sext i32 %27 to i64, !dbg !543
  ret i64 %29, !dbg !543
}

define dso_local i32 @access(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !545 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !546
  br label %5, !dbg !548

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !550
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !548
  %8 = load i8, i8* %7, align 1, !dbg !548
  %9 = icmp eq i8 %8, 0, !dbg !548
  %10 = add i32 %6, 1, !dbg !551
  br i1 %9, label %11, label %5, !dbg !548, !llvm.loop !552

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !553
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !554
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !554
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i32 0, i32 0)) #6, !dbg !556
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !557
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !558
  %13 = bitcast i8* %12 to i32*, !dbg !560
  %14 = load i8, i8* %4, align 1, !dbg !560
  %15 = and i8 %14, 127, !dbg !560
  %16 = add nuw i8 %15, 1, !dbg !560
  %17 = load i8, i8* %3, align 1, !dbg !561
  %18 = and i8 %17, 1, !dbg !561
  %19 = icmp eq i8 %18, 0, !dbg !561
  br i1 %19, label %26, label %20, !dbg !561

20:
  %21 = icmp eq i8 %16, 4, !dbg !562
  %22 = icmp eq i8 %16, 11, !dbg !562
  %23 = or i1 %21, %22, !dbg !562
  %24 = zext i8 %16 to i32, !dbg !560
  %25 = select i1 %23, i32 5, i32 %24, !dbg !562
  br label %28, !dbg !561

26:
  %27 = load i32, i32* %13, align 4, !dbg !561
  br label %28, !dbg !561

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !561
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !561
  store i32 %30, i32* %13, align 4, !dbg !561
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !563
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !563
  ret i32 %29, !dbg !564
}

define dso_local i32 @faccessat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !565 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #6, !dbg !566
  br label %7, !dbg !568

7:
  %8 = phi i32 [ 0, %4 ], [ %12, %7 ], !dbg !570
  %9 = getelementptr i8, i8* %1, i32 %8, !dbg !568
  %10 = load i8, i8* %9, align 1, !dbg !568
  %11 = icmp eq i8 %10, 0, !dbg !568
  %12 = add i32 %8, 1, !dbg !571
  br i1 %11, label %13, label %7, !dbg !568, !llvm.loop !572

13:
  call void @__midway_touched(i8* noundef %1, i32 noundef %12, i32 noundef 0) #6, !dbg !573
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !574
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !574
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i32 0, i32 0)) #6, !dbg !576
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !577
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !578
  %15 = bitcast i8* %14 to i32*, !dbg !580
  %16 = load i8, i8* %6, align 1, !dbg !580
  %17 = and i8 %16, 127, !dbg !580
  %18 = add nuw i8 %17, 1, !dbg !580
  %19 = load i8, i8* %5, align 1, !dbg !581
  %20 = and i8 %19, 1, !dbg !581
  %21 = icmp eq i8 %20, 0, !dbg !581
  br i1 %21, label %28, label %22, !dbg !581

22:
  %23 = icmp eq i8 %18, 4, !dbg !582
  %24 = icmp eq i8 %18, 11, !dbg !582
  %25 = or i1 %23, %24, !dbg !582
  %26 = zext i8 %18 to i32, !dbg !580
  %27 = select i1 %25, i32 5, i32 %26, !dbg !582
  br label %30, !dbg !581

28:
  %29 = load i32, i32* %15, align 4, !dbg !581
  br label %30, !dbg !581

30:
  %31 = phi i32 [ 0, %28 ], [ -1, %22 ], !dbg !581
  %32 = phi i32 [ %29, %28 ], [ %27, %22 ], !dbg !581
  store i32 %32, i32* %15, align 4, !dbg !581
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !583
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !583
  ret i32 %31, !dbg !584
}

define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !585 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !586
  br label %4, !dbg !588

4:
  %5 = phi i32 [ 0, %1 ], [ %9, %4 ], !dbg !590
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !588
  %7 = load i8, i8* %6, align 1, !dbg !588
  %8 = icmp eq i8 %7, 0, !dbg !588
  %9 = add i32 %5, 1, !dbg !591
  br i1 %8, label %10, label %4, !dbg !588, !llvm.loop !592

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #6, !dbg !593
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !594
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !594
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.35, i32 0, i32 0)) #6, !dbg !596
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !597
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !598
  %12 = bitcast i8* %11 to i32*, !dbg !600
  %13 = load i8, i8* %3, align 1, !dbg !600
  %14 = and i8 %13, 127, !dbg !600
  %15 = add nuw i8 %14, 1, !dbg !600
  %16 = load i8, i8* %2, align 1, !dbg !601
  %17 = and i8 %16, 1, !dbg !601
  %18 = icmp eq i8 %17, 0, !dbg !601
  br i1 %18, label %25, label %19, !dbg !601

19:
  %20 = icmp eq i8 %15, 4, !dbg !602
  %21 = icmp eq i8 %15, 11, !dbg !602
  %22 = or i1 %20, %21, !dbg !602
  %23 = zext i8 %15 to i32, !dbg !600
  %24 = select i1 %22, i32 5, i32 %23, !dbg !602
  br label %27, !dbg !601

25:
  %26 = load i32, i32* %12, align 4, !dbg !601
  br label %27, !dbg !601

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ], !dbg !601
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !601
  store i32 %29, i32* %12, align 4, !dbg !601
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !603
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !603
  ret i32 %28, !dbg !604
}

define dso_local i32 @unlinkat(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !605 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #6, !dbg !606
  br label %6, !dbg !608

6:
  %7 = phi i32 [ 0, %3 ], [ %11, %6 ], !dbg !610
  %8 = getelementptr i8, i8* %1, i32 %7, !dbg !608
  %9 = load i8, i8* %8, align 1, !dbg !608
  %10 = icmp eq i8 %9, 0, !dbg !608
  %11 = add i32 %7, 1, !dbg !611
  br i1 %10, label %12, label %6, !dbg !608, !llvm.loop !612

12:
  call void @__midway_touched(i8* noundef %1, i32 noundef %11, i32 noundef 0) #6, !dbg !613
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !614
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !614
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.36, i32 0, i32 0)) #6, !dbg !616
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !617
  %13 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !618
  %14 = bitcast i8* %13 to i32*, !dbg !620
  %15 = load i8, i8* %5, align 1, !dbg !620
  %16 = and i8 %15, 127, !dbg !620
  %17 = add nuw i8 %16, 1, !dbg !620
  %18 = load i8, i8* %4, align 1, !dbg !621
  %19 = and i8 %18, 1, !dbg !621
  %20 = icmp eq i8 %19, 0, !dbg !621
  br i1 %20, label %27, label %21, !dbg !621

21:
  %22 = icmp eq i8 %17, 4, !dbg !622
  %23 = icmp eq i8 %17, 11, !dbg !622
  %24 = or i1 %22, %23, !dbg !622
  %25 = zext i8 %17 to i32, !dbg !620
  %26 = select i1 %24, i32 5, i32 %25, !dbg !622
  br label %29, !dbg !621

27:
  %28 = load i32, i32* %14, align 4, !dbg !621
  br label %29, !dbg !621

29:
  %30 = phi i32 [ 0, %27 ], [ -1, %21 ], !dbg !621
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !621
  store i32 %31, i32* %14, align 4, !dbg !621
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !623
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !623
  ret i32 %30, !dbg !624
}

define dso_local i32 @rmdir(i8* noundef %0) local_unnamed_addr #0 !dbg !625 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !626
  br label %4, !dbg !628

4:
  %5 = phi i32 [ 0, %1 ], [ %9, %4 ], !dbg !630
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !628
  %7 = load i8, i8* %6, align 1, !dbg !628
  %8 = icmp eq i8 %7, 0, !dbg !628
  %9 = add i32 %5, 1, !dbg !631
  br i1 %8, label %10, label %4, !dbg !628, !llvm.loop !632

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #6, !dbg !633
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !634
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !634
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.37, i32 0, i32 0)) #6, !dbg !636
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !637
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !638
  %12 = bitcast i8* %11 to i32*, !dbg !640
  %13 = load i8, i8* %3, align 1, !dbg !640
  %14 = and i8 %13, 127, !dbg !640
  %15 = add nuw i8 %14, 1, !dbg !640
  %16 = load i8, i8* %2, align 1, !dbg !641
  %17 = and i8 %16, 1, !dbg !641
  %18 = icmp eq i8 %17, 0, !dbg !641
  br i1 %18, label %25, label %19, !dbg !641

19:
  %20 = icmp eq i8 %15, 4, !dbg !642
  %21 = icmp eq i8 %15, 11, !dbg !642
  %22 = or i1 %20, %21, !dbg !642
  %23 = zext i8 %15 to i32, !dbg !640
  %24 = select i1 %22, i32 5, i32 %23, !dbg !642
  br label %27, !dbg !641

25:
  %26 = load i32, i32* %12, align 4, !dbg !641
  br label %27, !dbg !641

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ], !dbg !641
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !641
  store i32 %29, i32* %12, align 4, !dbg !641
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !643
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !643
  ret i32 %28, !dbg !644
}

define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !645 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !646
  br label %5, !dbg !648

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !650
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !648
  %8 = load i8, i8* %7, align 1, !dbg !648
  %9 = icmp eq i8 %8, 0, !dbg !648
  %10 = add i32 %6, 1, !dbg !651
  br i1 %9, label %11, label %5, !dbg !648, !llvm.loop !652

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !653
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !654
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !654
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i32 0, i32 0)) #6, !dbg !656
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !657
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !658
  %13 = bitcast i8* %12 to i32*, !dbg !660
  %14 = load i8, i8* %4, align 1, !dbg !660
  %15 = and i8 %14, 127, !dbg !660
  %16 = add nuw i8 %15, 1, !dbg !660
  %17 = load i8, i8* %3, align 1, !dbg !661
  %18 = and i8 %17, 1, !dbg !661
  %19 = icmp eq i8 %18, 0, !dbg !661
  br i1 %19, label %26, label %20, !dbg !661

20:
  %21 = icmp eq i8 %16, 4, !dbg !662
  %22 = icmp eq i8 %16, 11, !dbg !662
  %23 = or i1 %21, %22, !dbg !662
  %24 = zext i8 %16 to i32, !dbg !660
  %25 = select i1 %23, i32 5, i32 %24, !dbg !662
  br label %28, !dbg !661

26:
  %27 = load i32, i32* %13, align 4, !dbg !661
  br label %28, !dbg !661

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !661
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !661
  store i32 %30, i32* %13, align 4, !dbg !661
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !663
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !663
  ret i32 %29, !dbg !664
}

define dso_local i32 @mkfifo(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !665 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !666
  br label %5, !dbg !668

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !670
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !668
  %8 = load i8, i8* %7, align 1, !dbg !668
  %9 = icmp eq i8 %8, 0, !dbg !668
  %10 = add i32 %6, 1, !dbg !671
  br i1 %9, label %11, label %5, !dbg !668, !llvm.loop !672

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !673
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !674
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !674
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.39, i32 0, i32 0)) #6, !dbg !676
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !677
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !678
  %13 = bitcast i8* %12 to i32*, !dbg !680
  %14 = load i8, i8* %4, align 1, !dbg !680
  %15 = and i8 %14, 127, !dbg !680
  %16 = add nuw i8 %15, 1, !dbg !680
  %17 = load i8, i8* %3, align 1, !dbg !681
  %18 = and i8 %17, 1, !dbg !681
  %19 = icmp eq i8 %18, 0, !dbg !681
  br i1 %19, label %26, label %20, !dbg !681

20:
  %21 = icmp eq i8 %16, 4, !dbg !682
  %22 = icmp eq i8 %16, 11, !dbg !682
  %23 = or i1 %21, %22, !dbg !682
  %24 = zext i8 %16 to i32, !dbg !680
  %25 = select i1 %23, i32 5, i32 %24, !dbg !682
  br label %28, !dbg !681

26:
  %27 = load i32, i32* %13, align 4, !dbg !681
  br label %28, !dbg !681

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !681
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !681
  store i32 %30, i32* %13, align 4, !dbg !681
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !683
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !683
  ret i32 %29, !dbg !684
}

define dso_local i32 @chmod(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !685 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !686
  br label %5, !dbg !688

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !690
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !688
  %8 = load i8, i8* %7, align 1, !dbg !688
  %9 = icmp eq i8 %8, 0, !dbg !688
  %10 = add i32 %6, 1, !dbg !691
  br i1 %9, label %11, label %5, !dbg !688, !llvm.loop !692

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !693
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !694
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !694
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i32 0, i32 0)) #6, !dbg !696
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !697
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !698
  %13 = bitcast i8* %12 to i32*, !dbg !700
  %14 = load i8, i8* %4, align 1, !dbg !700
  %15 = and i8 %14, 127, !dbg !700
  %16 = add nuw i8 %15, 1, !dbg !700
  %17 = load i8, i8* %3, align 1, !dbg !701
  %18 = and i8 %17, 1, !dbg !701
  %19 = icmp eq i8 %18, 0, !dbg !701
  br i1 %19, label %26, label %20, !dbg !701

20:
  %21 = icmp eq i8 %16, 4, !dbg !702
  %22 = icmp eq i8 %16, 11, !dbg !702
  %23 = or i1 %21, %22, !dbg !702
  %24 = zext i8 %16 to i32, !dbg !700
  %25 = select i1 %23, i32 5, i32 %24, !dbg !702
  br label %28, !dbg !701

26:
  %27 = load i32, i32* %13, align 4, !dbg !701
  br label %28, !dbg !701

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !701
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !701
  store i32 %30, i32* %13, align 4, !dbg !701
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !703
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !703
  ret i32 %29, !dbg !704
}

define dso_local i32 @chown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !705 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !706
  br label %6, !dbg !708

6:
  %7 = phi i32 [ 0, %3 ], [ %11, %6 ], !dbg !710
  %8 = getelementptr i8, i8* %0, i32 %7, !dbg !708
  %9 = load i8, i8* %8, align 1, !dbg !708
  %10 = icmp eq i8 %9, 0, !dbg !708
  %11 = add i32 %7, 1, !dbg !711
  br i1 %10, label %12, label %6, !dbg !708, !llvm.loop !712

12:
  call void @__midway_touched(i8* noundef %0, i32 noundef %11, i32 noundef 0) #6, !dbg !713
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !714
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !714
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i32 0, i32 0)) #6, !dbg !716
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !717
  %13 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !718
  %14 = bitcast i8* %13 to i32*, !dbg !720
  %15 = load i8, i8* %5, align 1, !dbg !720
  %16 = and i8 %15, 127, !dbg !720
  %17 = add nuw i8 %16, 1, !dbg !720
  %18 = load i8, i8* %4, align 1, !dbg !721
  %19 = and i8 %18, 1, !dbg !721
  %20 = icmp eq i8 %19, 0, !dbg !721
  br i1 %20, label %27, label %21, !dbg !721

21:
  %22 = icmp eq i8 %17, 4, !dbg !722
  %23 = icmp eq i8 %17, 11, !dbg !722
  %24 = or i1 %22, %23, !dbg !722
  %25 = zext i8 %17 to i32, !dbg !720
  %26 = select i1 %24, i32 5, i32 %25, !dbg !722
  br label %29, !dbg !721

27:
  %28 = load i32, i32* %14, align 4, !dbg !721
  br label %29, !dbg !721

29:
  %30 = phi i32 [ 0, %27 ], [ -1, %21 ], !dbg !721
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !721
  store i32 %31, i32* %14, align 4, !dbg !721
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !723
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !723
  ret i32 %30, !dbg !724
}

define dso_local i32 @lchown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !725 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !726
  br label %6, !dbg !728

6:
  %7 = phi i32 [ 0, %3 ], [ %11, %6 ], !dbg !730
  %8 = getelementptr i8, i8* %0, i32 %7, !dbg !728
  %9 = load i8, i8* %8, align 1, !dbg !728
  %10 = icmp eq i8 %9, 0, !dbg !728
  %11 = add i32 %7, 1, !dbg !731
  br i1 %10, label %12, label %6, !dbg !728, !llvm.loop !732

12:
  call void @__midway_touched(i8* noundef %0, i32 noundef %11, i32 noundef 0) #6, !dbg !733
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !734
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !734
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.42, i32 0, i32 0)) #6, !dbg !736
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !737
  %13 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !738
  %14 = bitcast i8* %13 to i32*, !dbg !740
  %15 = load i8, i8* %5, align 1, !dbg !740
  %16 = and i8 %15, 127, !dbg !740
  %17 = add nuw i8 %16, 1, !dbg !740
  %18 = load i8, i8* %4, align 1, !dbg !741
  %19 = and i8 %18, 1, !dbg !741
  %20 = icmp eq i8 %19, 0, !dbg !741
  br i1 %20, label %27, label %21, !dbg !741

21:
  %22 = icmp eq i8 %17, 4, !dbg !742
  %23 = icmp eq i8 %17, 11, !dbg !742
  %24 = or i1 %22, %23, !dbg !742
  %25 = zext i8 %17 to i32, !dbg !740
  %26 = select i1 %24, i32 5, i32 %25, !dbg !742
  br label %29, !dbg !741

27:
  %28 = load i32, i32* %14, align 4, !dbg !741
  br label %29, !dbg !741

29:
  %30 = phi i32 [ 0, %27 ], [ -1, %21 ], !dbg !741
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !741
  store i32 %31, i32* %14, align 4, !dbg !741
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !743
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !743
  ret i32 %30, !dbg !744
}

define dso_local i32 @chdir(i8* noundef %0) local_unnamed_addr #0 !dbg !745 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !746
  br label %4, !dbg !748

4:
  %5 = phi i32 [ 0, %1 ], [ %9, %4 ], !dbg !750
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !748
  %7 = load i8, i8* %6, align 1, !dbg !748
  %8 = icmp eq i8 %7, 0, !dbg !748
  %9 = add i32 %5, 1, !dbg !751
  br i1 %8, label %10, label %4, !dbg !748, !llvm.loop !752

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #6, !dbg !753
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !754
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !754
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.43, i32 0, i32 0)) #6, !dbg !756
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !757
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !758
  %12 = bitcast i8* %11 to i32*, !dbg !760
  %13 = load i8, i8* %3, align 1, !dbg !760
  %14 = and i8 %13, 127, !dbg !760
  %15 = add nuw i8 %14, 1, !dbg !760
  %16 = load i8, i8* %2, align 1, !dbg !761
  %17 = and i8 %16, 1, !dbg !761
  %18 = icmp eq i8 %17, 0, !dbg !761
  br i1 %18, label %25, label %19, !dbg !761

19:
  %20 = icmp eq i8 %15, 4, !dbg !762
  %21 = icmp eq i8 %15, 11, !dbg !762
  %22 = or i1 %20, %21, !dbg !762
  %23 = zext i8 %15 to i32, !dbg !760
  %24 = select i1 %22, i32 5, i32 %23, !dbg !762
  br label %27, !dbg !761

25:
  %26 = load i32, i32* %12, align 4, !dbg !761
  br label %27, !dbg !761

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ], !dbg !761
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !761
  store i32 %29, i32* %12, align 4, !dbg !761
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !763
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !763
  ret i32 %28, !dbg !764
}

define dso_local i32 @chroot(i8* noundef %0) local_unnamed_addr #0 !dbg !765 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !766
  br label %4, !dbg !768

4:
  %5 = phi i32 [ 0, %1 ], [ %9, %4 ], !dbg !770
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !768
  %7 = load i8, i8* %6, align 1, !dbg !768
  %8 = icmp eq i8 %7, 0, !dbg !768
  %9 = add i32 %5, 1, !dbg !771
  br i1 %8, label %10, label %4, !dbg !768, !llvm.loop !772

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #6, !dbg !773
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #5, !dbg !774
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !774
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.44, i32 0, i32 0)) #6, !dbg !776
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !777
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !778
  %12 = bitcast i8* %11 to i32*, !dbg !780
  %13 = load i8, i8* %3, align 1, !dbg !780
  %14 = and i8 %13, 127, !dbg !780
  %15 = add nuw i8 %14, 1, !dbg !780
  %16 = load i8, i8* %2, align 1, !dbg !781
  %17 = and i8 %16, 1, !dbg !781
  %18 = icmp eq i8 %17, 0, !dbg !781
  br i1 %18, label %25, label %19, !dbg !781

19:
  %20 = icmp eq i8 %15, 4, !dbg !782
  %21 = icmp eq i8 %15, 11, !dbg !782
  %22 = or i1 %20, %21, !dbg !782
  %23 = zext i8 %15 to i32, !dbg !780
  %24 = select i1 %22, i32 5, i32 %23, !dbg !782
  br label %27, !dbg !781

25:
  %26 = load i32, i32* %12, align 4, !dbg !781
  br label %27, !dbg !781

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ], !dbg !781
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !781
  store i32 %29, i32* %12, align 4, !dbg !781
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !783
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #5, !dbg !783
  ret i32 %28, !dbg !784
}

define dso_local i32 @truncate(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !785 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !786
  br label %5, !dbg !788

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !790
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !788
  %8 = load i8, i8* %7, align 1, !dbg !788
  %9 = icmp eq i8 %8, 0, !dbg !788
  %10 = add i32 %6, 1, !dbg !791
  br i1 %9, label %11, label %5, !dbg !788, !llvm.loop !792

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !793
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !794
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !794
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i32 0, i32 0)) #6, !dbg !796
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !797
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !798
  %13 = bitcast i8* %12 to i32*, !dbg !800
  %14 = load i8, i8* %4, align 1, !dbg !800
  %15 = and i8 %14, 127, !dbg !800
  %16 = add nuw i8 %15, 1, !dbg !800
  %17 = load i8, i8* %3, align 1, !dbg !801
  %18 = and i8 %17, 1, !dbg !801
  %19 = icmp eq i8 %18, 0, !dbg !801
  br i1 %19, label %26, label %20, !dbg !801

20:
  %21 = icmp eq i8 %16, 4, !dbg !802
  %22 = icmp eq i8 %16, 11, !dbg !802
  %23 = or i1 %21, %22, !dbg !802
  %24 = zext i8 %16 to i32, !dbg !800
  %25 = select i1 %23, i32 5, i32 %24, !dbg !802
  br label %28, !dbg !801

26:
  %27 = load i32, i32* %13, align 4, !dbg !801
  br label %28, !dbg !801

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !801
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !801
  store i32 %30, i32* %13, align 4, !dbg !801
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !803
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !803
  ret i32 %29, !dbg !804
}

define dso_local i32 @link(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !805 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !806
  br label %5, !dbg !808

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !810
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !808
  %8 = load i8, i8* %7, align 1, !dbg !808
  %9 = icmp eq i8 %8, 0, !dbg !808
  %10 = add i32 %6, 1, !dbg !811
  br i1 %9, label %11, label %5, !dbg !808, !llvm.loop !812

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !813
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !814
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !814
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i32 0, i32 0)) #6, !dbg !816
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !817
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !818
  %13 = bitcast i8* %12 to i32*, !dbg !820
  %14 = load i8, i8* %4, align 1, !dbg !820
  %15 = and i8 %14, 127, !dbg !820
  %16 = add nuw i8 %15, 1, !dbg !820
  %17 = load i8, i8* %3, align 1, !dbg !821
  %18 = and i8 %17, 1, !dbg !821
  %19 = icmp eq i8 %18, 0, !dbg !821
  br i1 %19, label %26, label %20, !dbg !821

20:
  %21 = icmp eq i8 %16, 4, !dbg !822
  %22 = icmp eq i8 %16, 11, !dbg !822
  %23 = or i1 %21, %22, !dbg !822
  %24 = zext i8 %16 to i32, !dbg !820
  %25 = select i1 %23, i32 5, i32 %24, !dbg !822
  br label %28, !dbg !821

26:
  %27 = load i32, i32* %13, align 4, !dbg !821
  br label %28, !dbg !821

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !821
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !821
  store i32 %30, i32* %13, align 4, !dbg !821
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !823
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !823
  ret i32 %29, !dbg !824
}

define dso_local i32 @symlink(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !825 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !826
  br label %5, !dbg !828

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !830
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !828
  %8 = load i8, i8* %7, align 1, !dbg !828
  %9 = icmp eq i8 %8, 0, !dbg !828
  %10 = add i32 %6, 1, !dbg !831
  br i1 %9, label %11, label %5, !dbg !828, !llvm.loop !832

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !833
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !834
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !834
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.47, i32 0, i32 0)) #6, !dbg !836
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !837
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !838
  %13 = bitcast i8* %12 to i32*, !dbg !840
  %14 = load i8, i8* %4, align 1, !dbg !840
  %15 = and i8 %14, 127, !dbg !840
  %16 = add nuw i8 %15, 1, !dbg !840
  %17 = load i8, i8* %3, align 1, !dbg !841
  %18 = and i8 %17, 1, !dbg !841
  %19 = icmp eq i8 %18, 0, !dbg !841
  br i1 %19, label %26, label %20, !dbg !841

20:
  %21 = icmp eq i8 %16, 4, !dbg !842
  %22 = icmp eq i8 %16, 11, !dbg !842
  %23 = or i1 %21, %22, !dbg !842
  %24 = zext i8 %16 to i32, !dbg !840
  %25 = select i1 %23, i32 5, i32 %24, !dbg !842
  br label %28, !dbg !841

26:
  %27 = load i32, i32* %13, align 4, !dbg !841
  br label %28, !dbg !841

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !841
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !841
  store i32 %30, i32* %13, align 4, !dbg !841
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !843
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !843
  ret i32 %29, !dbg !844
}

define dso_local i32 @utime(i8* noundef %0, %struct.utimbuf* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !845 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !846
  br label %5, !dbg !848

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !850
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !848
  %8 = load i8, i8* %7, align 1, !dbg !848
  %9 = icmp eq i8 %8, 0, !dbg !848
  %10 = add i32 %6, 1, !dbg !851
  br i1 %9, label %11, label %5, !dbg !848, !llvm.loop !852

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !853
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !854
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !854
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i32 0, i32 0)) #6, !dbg !856
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !857
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !858
  %13 = bitcast i8* %12 to i32*, !dbg !860
  %14 = load i8, i8* %4, align 1, !dbg !860
  %15 = and i8 %14, 127, !dbg !860
  %16 = add nuw i8 %15, 1, !dbg !860
  %17 = load i8, i8* %3, align 1, !dbg !861
  %18 = and i8 %17, 1, !dbg !861
  %19 = icmp eq i8 %18, 0, !dbg !861
  br i1 %19, label %26, label %20, !dbg !861

20:
  %21 = icmp eq i8 %16, 4, !dbg !862
  %22 = icmp eq i8 %16, 11, !dbg !862
  %23 = or i1 %21, %22, !dbg !862
  %24 = zext i8 %16 to i32, !dbg !860
  %25 = select i1 %23, i32 5, i32 %24, !dbg !862
  br label %28, !dbg !861

26:
  %27 = load i32, i32* %13, align 4, !dbg !861
  br label %28, !dbg !861

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !861
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !861
  store i32 %30, i32* %13, align 4, !dbg !861
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !863
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !863
  ret i32 %29, !dbg !864
}

define dso_local i32 @utimes(i8* noundef %0, %struct.timeval* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !865 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !866
  br label %5, !dbg !868

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !870
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !868
  %8 = load i8, i8* %7, align 1, !dbg !868
  %9 = icmp eq i8 %8, 0, !dbg !868
  %10 = add i32 %6, 1, !dbg !871
  br i1 %9, label %11, label %5, !dbg !868, !llvm.loop !872

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #6, !dbg !873
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !874
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !874
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.49, i32 0, i32 0)) #6, !dbg !876
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !877
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !878
  %13 = bitcast i8* %12 to i32*, !dbg !880
  %14 = load i8, i8* %4, align 1, !dbg !880
  %15 = and i8 %14, 127, !dbg !880
  %16 = add nuw i8 %15, 1, !dbg !880
  %17 = load i8, i8* %3, align 1, !dbg !881
  %18 = and i8 %17, 1, !dbg !881
  %19 = icmp eq i8 %18, 0, !dbg !881
  br i1 %19, label %26, label %20, !dbg !881

20:
  %21 = icmp eq i8 %16, 4, !dbg !882
  %22 = icmp eq i8 %16, 11, !dbg !882
  %23 = or i1 %21, %22, !dbg !882
  %24 = zext i8 %16 to i32, !dbg !880
  %25 = select i1 %23, i32 5, i32 %24, !dbg !882
  br label %28, !dbg !881

26:
  %27 = load i32, i32* %13, align 4, !dbg !881
  br label %28, !dbg !881

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !881
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !881
  store i32 %30, i32* %13, align 4, !dbg !881
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !883
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !883
  ret i32 %29, !dbg !884
}

define dso_local i32 @pathconf(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !885 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !886
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #5, !dbg !886
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.50, i32 0, i32 0)) #6, !dbg !890
  %5 = load i32, i32* %3, align 4, !dbg !891
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #5, !dbg !892
  %6 = icmp sgt i32 %5, -2, !dbg !893
  %7 = zext i1 %6 to i32, !dbg !893
  call void @__midway_assume(i32 noundef %7) #6, !dbg !893
  ret i32 %5, !dbg !894
}

define dso_local i32 @fpathconf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !895 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !896
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #5, !dbg !896
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.51, i32 0, i32 0)) #6, !dbg !899
  %5 = load i32, i32* %3, align 4, !dbg !900
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #5, !dbg !901
  %6 = icmp sgt i32 %5, -2, !dbg !902
  %7 = zext i1 %6 to i32, !dbg !902
  call void @__midway_assume(i32 noundef %7) #6, !dbg !902
  ret i32 %5, !dbg !903
}

define dso_local i32 @readlink(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !904 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !905
  br label %7, !dbg !907

7:
  %8 = phi i32 [ 0, %3 ], [ %12, %7 ], !dbg !909
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !907
  %10 = load i8, i8* %9, align 1, !dbg !907
  %11 = icmp eq i8 %10, 0, !dbg !907
  %12 = add i32 %8, 1, !dbg !910
  br i1 %11, label %13, label %7, !dbg !907, !llvm.loop !911

13:
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #6, !dbg !912
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #6, !dbg !913
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i32 0, i32 0)) #6, !dbg !915
  %14 = bitcast i32* %6 to i8*, !dbg !916
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14) #5, !dbg !916
  call void @__midway_nondet(i8* noundef nonnull %14, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i32 0, i32 0)) #6, !dbg !918
  %15 = load i32, i32* %6, align 4, !dbg !919
  %16 = icmp ule i32 %15, %2, !dbg !919
  %17 = zext i1 %16 to i32, !dbg !919
  %18 = xor i32 %15, -1, !dbg !919
  %19 = lshr i32 %18, 31, !dbg !919
  %20 = and i32 %19, %17, !dbg !919
  call void @__midway_assume(i32 noundef %20) #6, !dbg !919
  %21 = load i32, i32* %6, align 4, !dbg !920
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !921
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !921
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i32 0, i32 0)) #6, !dbg !923
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !924
  %22 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !925
  %23 = bitcast i8* %22 to i32*, !dbg !927
  %24 = load i8, i8* %5, align 1, !dbg !927
  %25 = and i8 %24, 127, !dbg !927
  %26 = add nuw i8 %25, 1, !dbg !927
  %27 = load i8, i8* %4, align 1, !dbg !928
  %28 = and i8 %27, 1, !dbg !928
  %29 = icmp eq i8 %28, 0, !dbg !928
  br i1 %29, label %36, label %30, !dbg !928

30:
  %31 = icmp eq i8 %26, 4, !dbg !929
  %32 = icmp eq i8 %26, 11, !dbg !929
  %33 = or i1 %31, %32, !dbg !929
  %34 = zext i8 %26 to i32, !dbg !927
  %35 = select i1 %33, i32 5, i32 %34, !dbg !929
  br label %38, !dbg !928

36:
  %37 = load i32, i32* %23, align 4, !dbg !928
  br label %38, !dbg !928

38:
  %39 = phi i32 [ %21, %36 ], [ -1, %30 ], !dbg !928
  %40 = phi i32 [ %37, %36 ], [ %35, %30 ], !dbg !928
  store i32 %40, i32* %23, align 4, !dbg !928
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !930
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !930
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14) #5, !dbg !931
  ret i32 %39, !dbg !932
}

define dso_local i8* @getcwd(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !933 {
  %3 = icmp eq i32 %1, 0, !dbg !934
  %4 = icmp ne i8* %0, null, !dbg !934
  %5 = and i1 %4, %3, !dbg !934
  br i1 %5, label %18, label %6, !dbg !934

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i32 0, i32 0)) #6, !dbg !935
  %8 = icmp eq i32 %7, 0, !dbg !935
  br i1 %8, label %18, label %9, !dbg !935

9:
  %10 = icmp eq i8* %0, null, !dbg !938
  br i1 %10, label %11, label %13, !dbg !938

11:
  %12 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #6, !dbg !939
  br label %13, !dbg !942

13:
  %14 = phi i8* [ %0, %9 ], [ %12, %11 ]
  %15 = phi i32 [ %1, %9 ], [ 64, %11 ]
  call void @__midway_check(i8* noundef %14, i32 noundef %15, i32 noundef 1) #6, !dbg !943
  call void @__midway_nondet(i8* noundef %14, i32 noundef %15, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i32 0, i32 0)) #6, !dbg !945
  %16 = add i32 %15, -1, !dbg !946
  %17 = getelementptr i8, i8* %14, i32 %16, !dbg !946
  store i8 0, i8* %17, align 1, !dbg !946
  br label %18, !dbg !947

18:
  %19 = phi i8* [ null, %2 ], [ %14, %13 ], [ null, %6 ], !dbg !934
  ret i8* %19, !dbg !934
}

define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 !dbg !948 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i32 0, i32 0)) #6, !dbg !949
  %2 = icmp eq i32 %1, 0, !dbg !949
  br i1 %2, label %6, label %3, !dbg !949

3:
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #6, !dbg !951
  call void @__midway_check(i8* noundef %4, i32 noundef 64, i32 noundef 1) #6, !dbg !953
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i32 0, i32 0)) #6, !dbg !955
  %5 = getelementptr i8, i8* %4, i32 63, !dbg !956
  store i8 0, i8* %5, align 1, !dbg !956
  br label %6, !dbg !957

6:
  %7 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !958
  ret i8* %7, !dbg !959
}

define dso_local i8* @realpath(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !960 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !961
  br label %3, !dbg !963

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !965
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !963
  %6 = load i8, i8* %5, align 1, !dbg !963
  %7 = icmp eq i8 %6, 0, !dbg !963
  %8 = add i32 %4, 1, !dbg !966
  br i1 %7, label %9, label %3, !dbg !963, !llvm.loop !967

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #6, !dbg !968
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i32 0, i32 0)) #6, !dbg !969
  %11 = icmp eq i32 %10, 0, !dbg !969
  br i1 %11, label %21, label %12, !dbg !969

12:
  %13 = icmp eq i8* %1, null, !dbg !971
  br i1 %13, label %14, label %16, !dbg !971

14:
  %15 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #6, !dbg !972
  br label %16, !dbg !974

16:
  %17 = phi i8* [ %1, %12 ], [ %15, %14 ]
  %18 = phi i32 [ 4096, %12 ], [ 64, %14 ]
  call void @__midway_check(i8* noundef %17, i32 noundef %18, i32 noundef 1) #6, !dbg !975
  call void @__midway_nondet(i8* noundef %17, i32 noundef %18, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i32 0, i32 0)) #6, !dbg !977
  %19 = add nsw i32 %18, -1, !dbg !978
  %20 = getelementptr i8, i8* %17, i32 %19, !dbg !978
  store i8 0, i8* %20, align 1, !dbg !978
  br label %21, !dbg !979

21:
  %22 = phi i8* [ %17, %16 ], [ null, %9 ], !dbg !980
  ret i8* %22, !dbg !981
}

define dso_local i32 @stat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !982 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat* %1 to i8*, !dbg !983
  call void @__midway_check(i8* noundef %5, i32 noundef 88, i32 noundef 1) #6, !dbg !984
  call void @__midway_nondet(i8* noundef %5, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !986
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !987
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !987
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.57, i32 0, i32 0)) #6, !dbg !989
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !990
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !991
  %7 = bitcast i8* %6 to i32*, !dbg !993
  %8 = load i8, i8* %4, align 1, !dbg !993
  %9 = and i8 %8, 127, !dbg !993
  %10 = add nuw i8 %9, 1, !dbg !993
  %11 = load i8, i8* %3, align 1, !dbg !994
  %12 = and i8 %11, 1, !dbg !994
  %13 = icmp eq i8 %12, 0, !dbg !994
  br i1 %13, label %20, label %14, !dbg !994

14:
  %15 = icmp eq i8 %10, 4, !dbg !995
  %16 = icmp eq i8 %10, 11, !dbg !995
  %17 = or i1 %15, %16, !dbg !995
  %18 = zext i8 %10 to i32, !dbg !993
  %19 = select i1 %17, i32 5, i32 %18, !dbg !995
  br label %22, !dbg !994

20:
  %21 = load i32, i32* %7, align 4, !dbg !994
  br label %22, !dbg !994

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !994
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !994
  store i32 %24, i32* %7, align 4, !dbg !994
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !996
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !996
  ret i32 %23, !dbg !983
}

define dso_local i32 @lstat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !997 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat* %1 to i8*, !dbg !998
  call void @__midway_check(i8* noundef %5, i32 noundef 88, i32 noundef 1) #6, !dbg !999
  call void @__midway_nondet(i8* noundef %5, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1001
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1002
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1002
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.58, i32 0, i32 0)) #6, !dbg !1004
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1005
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1006
  %7 = bitcast i8* %6 to i32*, !dbg !1008
  %8 = load i8, i8* %4, align 1, !dbg !1008
  %9 = and i8 %8, 127, !dbg !1008
  %10 = add nuw i8 %9, 1, !dbg !1008
  %11 = load i8, i8* %3, align 1, !dbg !1009
  %12 = and i8 %11, 1, !dbg !1009
  %13 = icmp eq i8 %12, 0, !dbg !1009
  br i1 %13, label %20, label %14, !dbg !1009

14:
  %15 = icmp eq i8 %10, 4, !dbg !1010
  %16 = icmp eq i8 %10, 11, !dbg !1010
  %17 = or i1 %15, %16, !dbg !1010
  %18 = zext i8 %10 to i32, !dbg !1008
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1010
  br label %22, !dbg !1009

20:
  %21 = load i32, i32* %7, align 4, !dbg !1009
  br label %22, !dbg !1009

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !1009
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1009
  store i32 %24, i32* %7, align 4, !dbg !1009
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1011
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1011
  ret i32 %23, !dbg !998
}

define dso_local i32 @fstat(i32 noundef %0, %struct.stat* noundef %1) local_unnamed_addr #0 !dbg !1012 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat* %1 to i8*, !dbg !1013
  call void @__midway_check(i8* noundef %5, i32 noundef 88, i32 noundef 1) #6, !dbg !1014
  call void @__midway_nondet(i8* noundef %5, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1016
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1017
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1017
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i32 0, i32 0)) #6, !dbg !1019
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1020
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1021
  %7 = bitcast i8* %6 to i32*, !dbg !1023
  %8 = load i8, i8* %4, align 1, !dbg !1023
  %9 = and i8 %8, 127, !dbg !1023
  %10 = add nuw i8 %9, 1, !dbg !1023
  %11 = load i8, i8* %3, align 1, !dbg !1024
  %12 = and i8 %11, 1, !dbg !1024
  %13 = icmp eq i8 %12, 0, !dbg !1024
  br i1 %13, label %20, label %14, !dbg !1024

14:
  %15 = icmp eq i8 %10, 4, !dbg !1025
  %16 = icmp eq i8 %10, 11, !dbg !1025
  %17 = or i1 %15, %16, !dbg !1025
  %18 = zext i8 %10 to i32, !dbg !1023
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1025
  br label %22, !dbg !1024

20:
  %21 = load i32, i32* %7, align 4, !dbg !1024
  br label %22, !dbg !1024

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !1024
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1024
  store i32 %24, i32* %7, align 4, !dbg !1024
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1026
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1026
  ret i32 %23, !dbg !1013
}

define dso_local i32 @fstatat(i32 noundef %0, i8* noalias nocapture noundef readnone %1, %struct.stat* noalias noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !1027 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = bitcast %struct.stat* %2 to i8*, !dbg !1028
  call void @__midway_check(i8* noundef %7, i32 noundef 88, i32 noundef 1) #6, !dbg !1029
  call void @__midway_nondet(i8* noundef %7, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1031
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1032
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1032
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.60, i32 0, i32 0)) #6, !dbg !1034
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1035
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1036
  %9 = bitcast i8* %8 to i32*, !dbg !1038
  %10 = load i8, i8* %6, align 1, !dbg !1038
  %11 = and i8 %10, 127, !dbg !1038
  %12 = add nuw i8 %11, 1, !dbg !1038
  %13 = load i8, i8* %5, align 1, !dbg !1039
  %14 = and i8 %13, 1, !dbg !1039
  %15 = icmp eq i8 %14, 0, !dbg !1039
  br i1 %15, label %22, label %16, !dbg !1039

16:
  %17 = icmp eq i8 %12, 4, !dbg !1040
  %18 = icmp eq i8 %12, 11, !dbg !1040
  %19 = or i1 %17, %18, !dbg !1040
  %20 = zext i8 %12 to i32, !dbg !1038
  %21 = select i1 %19, i32 5, i32 %20, !dbg !1040
  br label %24, !dbg !1039

22:
  %23 = load i32, i32* %9, align 4, !dbg !1039
  br label %24, !dbg !1039

24:
  %25 = phi i32 [ 0, %22 ], [ -1, %16 ], !dbg !1039
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !1039
  store i32 %26, i32* %9, align 4, !dbg !1039
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1041
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1041
  ret i32 %25, !dbg !1028
}

define dso_local i32 @stat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !1042 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat64* %1 to i8*, !dbg !1043
  call void @__midway_check(i8* noundef %5, i32 noundef 96, i32 noundef 1) #6, !dbg !1044
  call void @__midway_nondet(i8* noundef %5, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1046
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1047
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1047
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.61, i32 0, i32 0)) #6, !dbg !1049
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1050
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1051
  %7 = bitcast i8* %6 to i32*, !dbg !1053
  %8 = load i8, i8* %4, align 1, !dbg !1053
  %9 = and i8 %8, 127, !dbg !1053
  %10 = add nuw i8 %9, 1, !dbg !1053
  %11 = load i8, i8* %3, align 1, !dbg !1054
  %12 = and i8 %11, 1, !dbg !1054
  %13 = icmp eq i8 %12, 0, !dbg !1054
  br i1 %13, label %20, label %14, !dbg !1054

14:
  %15 = icmp eq i8 %10, 4, !dbg !1055
  %16 = icmp eq i8 %10, 11, !dbg !1055
  %17 = or i1 %15, %16, !dbg !1055
  %18 = zext i8 %10 to i32, !dbg !1053
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1055
  br label %22, !dbg !1054

20:
  %21 = load i32, i32* %7, align 4, !dbg !1054
  br label %22, !dbg !1054

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !1054
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1054
  store i32 %24, i32* %7, align 4, !dbg !1054
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1056
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1056
  ret i32 %23, !dbg !1043
}

define dso_local i32 @lstat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !1057 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat64* %1 to i8*, !dbg !1058
  call void @__midway_check(i8* noundef %5, i32 noundef 96, i32 noundef 1) #6, !dbg !1059
  call void @__midway_nondet(i8* noundef %5, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1061
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1062
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1062
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.62, i32 0, i32 0)) #6, !dbg !1064
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1065
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1066
  %7 = bitcast i8* %6 to i32*, !dbg !1068
  %8 = load i8, i8* %4, align 1, !dbg !1068
  %9 = and i8 %8, 127, !dbg !1068
  %10 = add nuw i8 %9, 1, !dbg !1068
  %11 = load i8, i8* %3, align 1, !dbg !1069
  %12 = and i8 %11, 1, !dbg !1069
  %13 = icmp eq i8 %12, 0, !dbg !1069
  br i1 %13, label %20, label %14, !dbg !1069

14:
  %15 = icmp eq i8 %10, 4, !dbg !1070
  %16 = icmp eq i8 %10, 11, !dbg !1070
  %17 = or i1 %15, %16, !dbg !1070
  %18 = zext i8 %10 to i32, !dbg !1068
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1070
  br label %22, !dbg !1069

20:
  %21 = load i32, i32* %7, align 4, !dbg !1069
  br label %22, !dbg !1069

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !1069
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1069
  store i32 %24, i32* %7, align 4, !dbg !1069
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1071
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1071
  ret i32 %23, !dbg !1058
}

define dso_local i32 @fstat64(i32 noundef %0, %struct.stat64* noundef %1) local_unnamed_addr #0 !dbg !1072 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.stat64* %1 to i8*, !dbg !1073
  call void @__midway_check(i8* noundef %5, i32 noundef 96, i32 noundef 1) #6, !dbg !1074
  call void @__midway_nondet(i8* noundef %5, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1076
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1077
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1077
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.63, i32 0, i32 0)) #6, !dbg !1079
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1080
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1081
  %7 = bitcast i8* %6 to i32*, !dbg !1083
  %8 = load i8, i8* %4, align 1, !dbg !1083
  %9 = and i8 %8, 127, !dbg !1083
  %10 = add nuw i8 %9, 1, !dbg !1083
  %11 = load i8, i8* %3, align 1, !dbg !1084
  %12 = and i8 %11, 1, !dbg !1084
  %13 = icmp eq i8 %12, 0, !dbg !1084
  br i1 %13, label %20, label %14, !dbg !1084

14:
  %15 = icmp eq i8 %10, 4, !dbg !1085
  %16 = icmp eq i8 %10, 11, !dbg !1085
  %17 = or i1 %15, %16, !dbg !1085
  %18 = zext i8 %10 to i32, !dbg !1083
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1085
  br label %22, !dbg !1084

20:
  %21 = load i32, i32* %7, align 4, !dbg !1084
  br label %22, !dbg !1084

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !1084
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1084
  store i32 %24, i32* %7, align 4, !dbg !1084
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1086
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1086
  ret i32 %23, !dbg !1073
}

define dso_local i32 @__xstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !1087 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat* %2 to i8*, !dbg !1088
  call void @__midway_check(i8* noundef %6, i32 noundef 88, i32 noundef 1) #6, !dbg !1089
  call void @__midway_nondet(i8* noundef %6, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1091
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1092
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1092
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.64, i32 0, i32 0)) #6, !dbg !1094
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1095
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1096
  %8 = bitcast i8* %7 to i32*, !dbg !1098
  %9 = load i8, i8* %5, align 1, !dbg !1098
  %10 = and i8 %9, 127, !dbg !1098
  %11 = add nuw i8 %10, 1, !dbg !1098
  %12 = load i8, i8* %4, align 1, !dbg !1099
  %13 = and i8 %12, 1, !dbg !1099
  %14 = icmp eq i8 %13, 0, !dbg !1099
  br i1 %14, label %21, label %15, !dbg !1099

15:
  %16 = icmp eq i8 %11, 4, !dbg !1100
  %17 = icmp eq i8 %11, 11, !dbg !1100
  %18 = or i1 %16, %17, !dbg !1100
  %19 = zext i8 %11 to i32, !dbg !1098
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1100
  br label %23, !dbg !1099

21:
  %22 = load i32, i32* %8, align 4, !dbg !1099
  br label %23, !dbg !1099

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !1099
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1099
  store i32 %25, i32* %8, align 4, !dbg !1099
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1101
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1101
  ret i32 %24, !dbg !1088
}

define dso_local i32 @__lxstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !1102 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat* %2 to i8*, !dbg !1103
  call void @__midway_check(i8* noundef %6, i32 noundef 88, i32 noundef 1) #6, !dbg !1104
  call void @__midway_nondet(i8* noundef %6, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1106
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1107
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1107
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.65, i32 0, i32 0)) #6, !dbg !1109
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1110
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1111
  %8 = bitcast i8* %7 to i32*, !dbg !1113
  %9 = load i8, i8* %5, align 1, !dbg !1113
  %10 = and i8 %9, 127, !dbg !1113
  %11 = add nuw i8 %10, 1, !dbg !1113
  %12 = load i8, i8* %4, align 1, !dbg !1114
  %13 = and i8 %12, 1, !dbg !1114
  %14 = icmp eq i8 %13, 0, !dbg !1114
  br i1 %14, label %21, label %15, !dbg !1114

15:
  %16 = icmp eq i8 %11, 4, !dbg !1115
  %17 = icmp eq i8 %11, 11, !dbg !1115
  %18 = or i1 %16, %17, !dbg !1115
  %19 = zext i8 %11 to i32, !dbg !1113
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1115
  br label %23, !dbg !1114

21:
  %22 = load i32, i32* %8, align 4, !dbg !1114
  br label %23, !dbg !1114

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !1114
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1114
  store i32 %25, i32* %8, align 4, !dbg !1114
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1116
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1116
  ret i32 %24, !dbg !1103
}

define dso_local i32 @__fxstat(i32 noundef %0, i32 noundef %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !1117 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat* %2 to i8*, !dbg !1118
  call void @__midway_check(i8* noundef %6, i32 noundef 88, i32 noundef 1) #6, !dbg !1119
  call void @__midway_nondet(i8* noundef %6, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1121
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1122
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1122
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.66, i32 0, i32 0)) #6, !dbg !1124
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1125
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1126
  %8 = bitcast i8* %7 to i32*, !dbg !1128
  %9 = load i8, i8* %5, align 1, !dbg !1128
  %10 = and i8 %9, 127, !dbg !1128
  %11 = add nuw i8 %10, 1, !dbg !1128
  %12 = load i8, i8* %4, align 1, !dbg !1129
  %13 = and i8 %12, 1, !dbg !1129
  %14 = icmp eq i8 %13, 0, !dbg !1129
  br i1 %14, label %21, label %15, !dbg !1129

15:
  %16 = icmp eq i8 %11, 4, !dbg !1130
  %17 = icmp eq i8 %11, 11, !dbg !1130
  %18 = or i1 %16, %17, !dbg !1130
  %19 = zext i8 %11 to i32, !dbg !1128
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1130
  br label %23, !dbg !1129

21:
  %22 = load i32, i32* %8, align 4, !dbg !1129
  br label %23, !dbg !1129

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !1129
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1129
  store i32 %25, i32* %8, align 4, !dbg !1129
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1131
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1131
  ret i32 %24, !dbg !1118
}

define dso_local i32 @__xstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !1132 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat64* %2 to i8*, !dbg !1133
  call void @__midway_check(i8* noundef %6, i32 noundef 96, i32 noundef 1) #6, !dbg !1134
  call void @__midway_nondet(i8* noundef %6, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1136
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1137
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1137
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.67, i32 0, i32 0)) #6, !dbg !1139
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1140
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1141
  %8 = bitcast i8* %7 to i32*, !dbg !1143
  %9 = load i8, i8* %5, align 1, !dbg !1143
  %10 = and i8 %9, 127, !dbg !1143
  %11 = add nuw i8 %10, 1, !dbg !1143
  %12 = load i8, i8* %4, align 1, !dbg !1144
  %13 = and i8 %12, 1, !dbg !1144
  %14 = icmp eq i8 %13, 0, !dbg !1144
  br i1 %14, label %21, label %15, !dbg !1144

15:
  %16 = icmp eq i8 %11, 4, !dbg !1145
  %17 = icmp eq i8 %11, 11, !dbg !1145
  %18 = or i1 %16, %17, !dbg !1145
  %19 = zext i8 %11 to i32, !dbg !1143
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1145
  br label %23, !dbg !1144

21:
  %22 = load i32, i32* %8, align 4, !dbg !1144
  br label %23, !dbg !1144

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !1144
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1144
  store i32 %25, i32* %8, align 4, !dbg !1144
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1146
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1146
  ret i32 %24, !dbg !1133
}

define dso_local i32 @__lxstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !1147 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat64* %2 to i8*, !dbg !1148
  call void @__midway_check(i8* noundef %6, i32 noundef 96, i32 noundef 1) #6, !dbg !1149
  call void @__midway_nondet(i8* noundef %6, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1151
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1152
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1152
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.68, i32 0, i32 0)) #6, !dbg !1154
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1155
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1156
  %8 = bitcast i8* %7 to i32*, !dbg !1158
  %9 = load i8, i8* %5, align 1, !dbg !1158
  %10 = and i8 %9, 127, !dbg !1158
  %11 = add nuw i8 %10, 1, !dbg !1158
  %12 = load i8, i8* %4, align 1, !dbg !1159
  %13 = and i8 %12, 1, !dbg !1159
  %14 = icmp eq i8 %13, 0, !dbg !1159
  br i1 %14, label %21, label %15, !dbg !1159

15:
  %16 = icmp eq i8 %11, 4, !dbg !1160
  %17 = icmp eq i8 %11, 11, !dbg !1160
  %18 = or i1 %16, %17, !dbg !1160
  %19 = zext i8 %11 to i32, !dbg !1158
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1160
  br label %23, !dbg !1159

21:
  %22 = load i32, i32* %8, align 4, !dbg !1159
  br label %23, !dbg !1159

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !1159
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1159
  store i32 %25, i32* %8, align 4, !dbg !1159
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1161
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1161
  ret i32 %24, !dbg !1148
}

define dso_local i32 @__fxstat64(i32 noundef %0, i32 noundef %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !1162 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.stat64* %2 to i8*, !dbg !1163
  call void @__midway_check(i8* noundef %6, i32 noundef 96, i32 noundef 1) #6, !dbg !1164
  call void @__midway_nondet(i8* noundef %6, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1166
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1167
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1167
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.69, i32 0, i32 0)) #6, !dbg !1169
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1170
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1171
  %8 = bitcast i8* %7 to i32*, !dbg !1173
  %9 = load i8, i8* %5, align 1, !dbg !1173
  %10 = and i8 %9, 127, !dbg !1173
  %11 = add nuw i8 %10, 1, !dbg !1173
  %12 = load i8, i8* %4, align 1, !dbg !1174
  %13 = and i8 %12, 1, !dbg !1174
  %14 = icmp eq i8 %13, 0, !dbg !1174
  br i1 %14, label %21, label %15, !dbg !1174

15:
  %16 = icmp eq i8 %11, 4, !dbg !1175
  %17 = icmp eq i8 %11, 11, !dbg !1175
  %18 = or i1 %16, %17, !dbg !1175
  %19 = zext i8 %11 to i32, !dbg !1173
  %20 = select i1 %18, i32 5, i32 %19, !dbg !1175
  br label %23, !dbg !1174

21:
  %22 = load i32, i32* %8, align 4, !dbg !1174
  br label %23, !dbg !1174

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !1174
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !1174
  store i32 %25, i32* %8, align 4, !dbg !1174
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1176
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1176
  ret i32 %24, !dbg !1163
}

define dso_local i32 @statvfs(i8* noalias nocapture noundef readnone %0, %struct.statvfs* noalias noundef %1) local_unnamed_addr #0 !dbg !1177 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.statvfs* %1 to i8*, !dbg !1178
  call void @__midway_check(i8* noundef %5, i32 noundef 72, i32 noundef 1) #6, !dbg !1179
  call void @__midway_nondet(i8* noundef %5, i32 noundef 72, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1181
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1182
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1182
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0)) #6, !dbg !1184
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1185
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1186
  %7 = bitcast i8* %6 to i32*, !dbg !1188
  %8 = load i8, i8* %4, align 1, !dbg !1188
  %9 = and i8 %8, 127, !dbg !1188
  %10 = add nuw i8 %9, 1, !dbg !1188
  %11 = load i8, i8* %3, align 1, !dbg !1189
  %12 = and i8 %11, 1, !dbg !1189
  %13 = icmp eq i8 %12, 0, !dbg !1189
  br i1 %13, label %20, label %14, !dbg !1189

14:
  %15 = icmp eq i8 %10, 4, !dbg !1190
  %16 = icmp eq i8 %10, 11, !dbg !1190
  %17 = or i1 %15, %16, !dbg !1190
  %18 = zext i8 %10 to i32, !dbg !1188
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1190
  br label %22, !dbg !1189

20:
  %21 = load i32, i32* %7, align 4, !dbg !1189
  br label %22, !dbg !1189

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !1189
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1189
  store i32 %24, i32* %7, align 4, !dbg !1189
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1191
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1191
  ret i32 %23, !dbg !1178
}

define dso_local i32 @fstatvfs(i32 noundef %0, %struct.statvfs* noundef %1) local_unnamed_addr #0 !dbg !1192 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = bitcast %struct.statvfs* %1 to i8*, !dbg !1193
  call void @__midway_check(i8* noundef %5, i32 noundef 72, i32 noundef 1) #6, !dbg !1194
  call void @__midway_nondet(i8* noundef %5, i32 noundef 72, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !1196
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1197
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1197
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.71, i32 0, i32 0)) #6, !dbg !1199
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1200
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1201
  %7 = bitcast i8* %6 to i32*, !dbg !1203
  %8 = load i8, i8* %4, align 1, !dbg !1203
  %9 = and i8 %8, 127, !dbg !1203
  %10 = add nuw i8 %9, 1, !dbg !1203
  %11 = load i8, i8* %3, align 1, !dbg !1204
  %12 = and i8 %11, 1, !dbg !1204
  %13 = icmp eq i8 %12, 0, !dbg !1204
  br i1 %13, label %20, label %14, !dbg !1204

14:
  %15 = icmp eq i8 %10, 4, !dbg !1205
  %16 = icmp eq i8 %10, 11, !dbg !1205
  %17 = or i1 %15, %16, !dbg !1205
  %18 = zext i8 %10 to i32, !dbg !1203
  %19 = select i1 %17, i32 5, i32 %18, !dbg !1205
  br label %22, !dbg !1204

20:
  %21 = load i32, i32* %7, align 4, !dbg !1204
  br label %22, !dbg !1204

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !1204
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !1204
  store i32 %24, i32* %7, align 4, !dbg !1204
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1206
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #5, !dbg !1206
  ret i32 %23, !dbg !1193
}

define dso_local noalias %struct.__dirstream* @opendir(i8* noundef %0) local_unnamed_addr #0 !dbg !1207 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #6, !dbg !1208
  br label %2, !dbg !1210

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !1212
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !1210
  %5 = load i8, i8* %4, align 1, !dbg !1210
  %6 = icmp eq i8 %5, 0, !dbg !1210
  %7 = add i32 %3, 1, !dbg !1213
  br i1 %6, label %8, label %2, !dbg !1210, !llvm.loop !1214

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #6, !dbg !1215
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.72, i32 0, i32 0)) #6, !dbg !1216
  %10 = icmp eq i32 %9, 0, !dbg !1216
  br i1 %10, label %14, label %11, !dbg !1216

11:
  %12 = call i8* @__midway_alloc(i32 noundef 268, i32 noundef 16, i32 noundef 3) #6, !dbg !1217
  %13 = bitcast i8* %12 to %struct.__dirstream*, !dbg !1216
  br label %14, !dbg !1216

14:
  %15 = phi %struct.__dirstream* [ %13, %11 ], [ null, %8 ], !dbg !1216
  ret %struct.__dirstream* %15, !dbg !1216
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct.__dirstream* @fdopendir(i32 noundef %0) local_unnamed_addr #0 !dbg !1220 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.73, i32 0, i32 0)) #6, !dbg !1221
  %3 = icmp eq i32 %2, 0, !dbg !1221
  br i1 %3, label %7, label %4, !dbg !1221

4:
  %5 = call i8* @__midway_alloc(i32 noundef 268, i32 noundef 16, i32 noundef 3) #6, !dbg !1222
  %6 = bitcast i8* %5 to %struct.__dirstream*, !dbg !1221
  br label %7, !dbg !1221

7:
  %8 = phi %struct.__dirstream* [ %6, %4 ], [ null, %1 ], !dbg !1221
  ret %struct.__dirstream* %8, !dbg !1221
}

define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !1224 {
  %2 = bitcast %struct.__dirstream* %0 to %struct.dirent*, !dbg !1225
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.74, i32 0, i32 0)) #6, !dbg !1226
  %4 = icmp eq i32 %3, 0, !dbg !1226
  br i1 %4, label %8, label %5, !dbg !1226

5:
  %6 = bitcast %struct.__dirstream* %0 to i8*, !dbg !1227
  call void @__midway_check(i8* noundef %6, i32 noundef 268, i32 noundef 1) #6, !dbg !1228
  call void @__midway_nondet(i8* noundef %6, i32 noundef 268, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.74, i32 0, i32 0)) #6, !dbg !1230
  %7 = getelementptr %struct.dirent, %struct.dirent* %2, i32 0, i32 4, i32 255, !dbg !1231
  store i8 0, i8* %7, align 1, !dbg !1231
  br label %8, !dbg !1232

8:
  %9 = phi %struct.dirent* [ %2, %5 ], [ null, %1 ], !dbg !1233
  ret %struct.dirent* %9, !dbg !1234
}

define dso_local i32 @closedir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !1235 {
  %2 = bitcast %struct.__dirstream* %0 to i8*, !dbg !1236
  call void @__midway_free(i8* noundef %2, i32 noundef 3) #6, !dbg !1236
  ret i32 0, !dbg !1237
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @rewinddir(%struct.__dirstream* nocapture noundef %0) local_unnamed_addr #3 !dbg !1238 {
  ret void, !dbg !1239
}

define dso_local i32 @dirfd(%struct.__dirstream* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !1240 {
  ret i32 3, !dbg !1241
}

define dso_local i32 @poll(%struct.pollfd* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !1242 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = icmp eq i32 %1, 0, !dbg !1243
  br i1 %7, label %8, label %36, !dbg !1243

8:
  %9 = bitcast i32* %6 to i8*, !dbg !1244
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #5, !dbg !1244
  call void @__midway_nondet(i8* noundef nonnull %9, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i32 0, i32 0)) #6, !dbg !1246
  %10 = load i32, i32* %6, align 4, !dbg !1247
  %11 = icmp ule i32 %10, %1, !dbg !1247
  %12 = zext i1 %11 to i32, !dbg !1247
  %13 = xor i32 %10, -1, !dbg !1247
  %14 = lshr i32 %13, 31, !dbg !1247
  %15 = and i32 %14, %12, !dbg !1247
  call void @__midway_assume(i32 noundef %15) #6, !dbg !1247
  %16 = load i32, i32* %6, align 4, !dbg !1248
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1249
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1249
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i32 0, i32 0)) #6, !dbg !1251
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1252
  %17 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1253
  %18 = bitcast i8* %17 to i32*, !dbg !1255
  %19 = load i8, i8* %5, align 1, !dbg !1255
  %20 = and i8 %19, 127, !dbg !1255
  %21 = add nuw i8 %20, 1, !dbg !1255
  %22 = load i8, i8* %4, align 1, !dbg !1256
  %23 = and i8 %22, 1, !dbg !1256
  %24 = icmp eq i8 %23, 0, !dbg !1256
  br i1 %24, label %31, label %25, !dbg !1256

25:
  %26 = icmp eq i8 %21, 4, !dbg !1257
  %27 = icmp eq i8 %21, 11, !dbg !1257
  %28 = or i1 %26, %27, !dbg !1257
  %29 = zext i8 %21 to i32, !dbg !1255
  %30 = select i1 %28, i32 5, i32 %29, !dbg !1257
  br label %33, !dbg !1256

31:
  %32 = load i32, i32* %18, align 4, !dbg !1256
  br label %33, !dbg !1256

33:
  %34 = phi i32 [ %16, %31 ], [ -1, %25 ], !dbg !1256
  %35 = phi i32 [ %32, %31 ], [ %30, %25 ], !dbg !1256
  store i32 %35, i32* %18, align 4, !dbg !1256
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1258
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #5, !dbg !1258
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #5, !dbg !1259
  ret i32 %34, !dbg !1260

36:
  %37 = phi i32 [ %40, %36 ], [ 0, %3 ]
  %38 = getelementptr %struct.pollfd, %struct.pollfd* %0, i32 %37, i32 2, !dbg !1261
  %39 = bitcast i16* %38 to i8*, !dbg !1261
  call void @__midway_check(i8* noundef %39, i32 noundef 2, i32 noundef 1) #6, !dbg !1262
  call void @__midway_nondet(i8* noundef %39, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i32 0, i32 0)) #6, !dbg !1264
  %40 = add nuw i32 %37, 1, !dbg !1243
  %41 = icmp eq i32 %40, %1, !dbg !1243
  br i1 %41, label %8, label %36, !dbg !1243, !llvm.loop !1265
}

define dso_local i32 @select(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timeval* noalias nocapture readnone %4) local_unnamed_addr #0 !dbg !1266 {
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  call void @__mw_cancellation_point() #6, !dbg !1267
  %9 = icmp eq %struct.fd_set* %1, null, !dbg !1268
  br i1 %9, label %12, label %10, !dbg !1268

10:
  %11 = bitcast %struct.fd_set* %1 to i8*, !dbg !1271
  call void @__midway_check(i8* noundef nonnull %11, i32 noundef 128, i32 noundef 1) #6, !dbg !1272
  call void @__midway_nondet(i8* noundef nonnull %11, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !1274
  br label %12, !dbg !1271

12:
  %13 = icmp eq %struct.fd_set* %2, null, !dbg !1275
  br i1 %13, label %16, label %14, !dbg !1275

14:
  %15 = bitcast %struct.fd_set* %2 to i8*, !dbg !1277
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef 128, i32 noundef 1) #6, !dbg !1278
  call void @__midway_nondet(i8* noundef nonnull %15, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !1280
  br label %16, !dbg !1277

16:
  %17 = icmp eq %struct.fd_set* %3, null, !dbg !1281
  br i1 %17, label %20, label %18, !dbg !1281

18:
  %19 = bitcast %struct.fd_set* %3 to i8*, !dbg !1283
  call void @__midway_check(i8* noundef nonnull %19, i32 noundef 128, i32 noundef 1) #6, !dbg !1284
  call void @__midway_nondet(i8* noundef nonnull %19, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !1286
  br label %20, !dbg !1283

20:
  %21 = icmp ne %struct.fd_set* %1, null, !dbg !1287
  %22 = icmp ne %struct.fd_set* %2, null, !dbg !1287
  %23 = or i1 %21, %22, !dbg !1287
  %24 = icmp ne %struct.fd_set* %3, null, !dbg !1287
  %25 = or i1 %23, %24, !dbg !1287
  br i1 %25, label %26, label %54, !dbg !1287

26:
  %27 = bitcast i32* %8 to i8*, !dbg !1288
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %27) #5, !dbg !1288
  call void @__midway_nondet(i8* noundef nonnull %27, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !1290
  %28 = load i32, i32* %8, align 4, !dbg !1291
  %29 = icmp ule i32 %28, %0, !dbg !1291
  %30 = zext i1 %29 to i32, !dbg !1291
  %31 = xor i32 %28, -1, !dbg !1291
  %32 = lshr i32 %31, 31, !dbg !1291
  %33 = and i32 %32, %30, !dbg !1291
  call void @__midway_assume(i32 noundef %33) #6, !dbg !1291
  %34 = load i32, i32* %8, align 4, !dbg !1292
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1293
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7) #5, !dbg !1293
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !1295
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1296
  %35 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1297
  %36 = bitcast i8* %35 to i32*, !dbg !1299
  %37 = load i8, i8* %7, align 1, !dbg !1299
  %38 = and i8 %37, 127, !dbg !1299
  %39 = add nuw i8 %38, 1, !dbg !1299
  %40 = load i8, i8* %6, align 1, !dbg !1300
  %41 = and i8 %40, 1, !dbg !1300
  %42 = icmp eq i8 %41, 0, !dbg !1300
  br i1 %42, label %49, label %43, !dbg !1300

43:
  %44 = icmp eq i8 %39, 4, !dbg !1301
  %45 = icmp eq i8 %39, 11, !dbg !1301
  %46 = or i1 %44, %45, !dbg !1301
  %47 = zext i8 %39 to i32, !dbg !1299
  %48 = select i1 %46, i32 5, i32 %47, !dbg !1301
  br label %51, !dbg !1300

49:
  %50 = load i32, i32* %36, align 4, !dbg !1300
  br label %51, !dbg !1300

51:
  %52 = phi i32 [ %34, %49 ], [ -1, %43 ], !dbg !1300
  %53 = phi i32 [ %50, %49 ], [ %48, %43 ], !dbg !1300
  store i32 %53, i32* %36, align 4, !dbg !1300
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #5, !dbg !1302
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1302
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %27) #5, !dbg !1303
  br label %54, !dbg !1287

54:
  %55 = phi i32 [ %52, %51 ], [ 0, %20 ], !dbg !1287
  ret i32 %55, !dbg !1287
}

define dso_local i32 @pselect(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timespec* noalias nocapture noundef readnone %4, %struct.__sigset_t* noalias nocapture noundef readnone %5) local_unnamed_addr #0 !dbg !1304 {
  %7 = call i32 @select(i32 noundef %0, %struct.fd_set* noundef %1, %struct.fd_set* noundef %2, %struct.fd_set* noundef %3, %struct.timeval* undef) #7, !dbg !1305
  ret i32 %7, !dbg !1305
}

define dso_local i32 @epoll_wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !1306 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = bitcast %struct.epoll_event* %1 to i8*, !dbg !1307
  %9 = mul i32 %2, 12, !dbg !1307
  call void @__midway_check(i8* noundef %8, i32 noundef %9, i32 noundef 1) #6, !dbg !1308
  call void @__midway_nondet(i8* noundef %8, i32 noundef %9, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.77, i32 0, i32 0)) #6, !dbg !1310
  %10 = bitcast i32* %7 to i8*, !dbg !1311
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #5, !dbg !1311
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.77, i32 0, i32 0)) #6, !dbg !1313
  %11 = load i32, i32* %7, align 4, !dbg !1314
  %12 = icmp ule i32 %11, %2, !dbg !1314
  %13 = zext i1 %12 to i32, !dbg !1314
  %14 = xor i32 %11, -1, !dbg !1314
  %15 = lshr i32 %14, 31, !dbg !1314
  %16 = and i32 %15, %13, !dbg !1314
  call void @__midway_assume(i32 noundef %16) #6, !dbg !1314
  %17 = load i32, i32* %7, align 4, !dbg !1315
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1316
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1316
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.77, i32 0, i32 0)) #6, !dbg !1318
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !1319
  %18 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !1320
  %19 = bitcast i8* %18 to i32*, !dbg !1322
  %20 = load i8, i8* %6, align 1, !dbg !1322
  %21 = and i8 %20, 127, !dbg !1322
  %22 = add nuw i8 %21, 1, !dbg !1322
  %23 = load i8, i8* %5, align 1, !dbg !1323
  %24 = and i8 %23, 1, !dbg !1323
  %25 = icmp eq i8 %24, 0, !dbg !1323
  br i1 %25, label %32, label %26, !dbg !1323

26:
  %27 = icmp eq i8 %22, 4, !dbg !1324
  %28 = icmp eq i8 %22, 11, !dbg !1324
  %29 = or i1 %27, %28, !dbg !1324
  %30 = zext i8 %22 to i32, !dbg !1322
  %31 = select i1 %29, i32 5, i32 %30, !dbg !1324
  br label %34, !dbg !1323

32:
  %33 = load i32, i32* %19, align 4, !dbg !1323
  br label %34, !dbg !1323

34:
  %35 = phi i32 [ %17, %32 ], [ -1, %26 ], !dbg !1323
  %36 = phi i32 [ %33, %32 ], [ %31, %26 ], !dbg !1323
  store i32 %36, i32* %19, align 4, !dbg !1323
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #5, !dbg !1325
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #5, !dbg !1325
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #5, !dbg !1326
  ret i32 %35, !dbg !1327
}

define dso_local i32 @__fdelt_chk(i32 noundef %0) local_unnamed_addr #0 !dbg !1328 {
  %2 = icmp ugt i32 %0, 1023, !dbg !1329
  br i1 %2, label %3, label %4, !dbg !1329

3:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.78, i32 0, i32 0)) #8, !dbg !1330
  unreachable, !dbg !1330

4:
  %5 = sdiv i32 %0, 32, !dbg !1331
  ret i32 %5, !dbg !1331
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #4

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/file.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__mw_new_descriptor", scope: !1, file: !1, line: 24, type: !10, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 26, scope: !9)
!13 = !DILocation(line: 27, scope: !9)
!14 = !DILocation(line: 10, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "outcome", scope: !16, file: !16, line: 8, type: !10, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = !DIFile(filename: "c/environment.h", directory: ".")
!17 = distinct !DILocation(line: 27, scope: !9)
!18 = !DILocation(line: 11, scope: !15, inlinedAt: !17)
!19 = !DILocation(line: 12, scope: !15, inlinedAt: !17)
!20 = !DILocation(line: 39, scope: !21, inlinedAt: !23)
!21 = distinct !DISubprogram(name: "area", scope: !22, file: !22, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!22 = !DIFile(filename: "c/models.h", directory: ".")
!23 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !17)
!24 = !DILocation(line: 13, scope: !15, inlinedAt: !17)
!25 = !DILocation(line: 15, scope: !15, inlinedAt: !17)
!26 = !DILocation(line: 14, scope: !15, inlinedAt: !17)
!27 = !DILocation(line: 17, scope: !15, inlinedAt: !17)
!28 = distinct !DISubprogram(name: "open", scope: !1, file: !1, line: 46, type: !10, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!29 = !DILocation(line: 96, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "read_string", scope: !22, file: !22, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = distinct !DILocation(line: 48, scope: !28)
!32 = !DILocation(line: 88, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "length", scope: !22, file: !22, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!34 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 0, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 89, scope: !33, inlinedAt: !34)
!37 = distinct !{!37, !32, !36, !38, !39}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 98, scope: !30, inlinedAt: !31)
!41 = !DILocation(line: 26, scope: !9, inlinedAt: !42)
!42 = distinct !DILocation(line: 49, scope: !28)
!43 = !DILocation(line: 10, scope: !15, inlinedAt: !44)
!44 = distinct !DILocation(line: 27, scope: !9, inlinedAt: !42)
!45 = !DILocation(line: 11, scope: !15, inlinedAt: !44)
!46 = !DILocation(line: 12, scope: !15, inlinedAt: !44)
!47 = !DILocation(line: 39, scope: !21, inlinedAt: !48)
!48 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !44)
!49 = !DILocation(line: 13, scope: !15, inlinedAt: !44)
!50 = !DILocation(line: 15, scope: !15, inlinedAt: !44)
!51 = !DILocation(line: 14, scope: !15, inlinedAt: !44)
!52 = !DILocation(line: 17, scope: !15, inlinedAt: !44)
!53 = !DILocation(line: 49, scope: !28)
!54 = distinct !DISubprogram(name: "open64", scope: !1, file: !1, line: 52, type: !10, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = !DILocation(line: 52, scope: !54)
!56 = distinct !DISubprogram(name: "openat", scope: !1, file: !1, line: 53, type: !10, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!57 = !DILocation(line: 53, scope: !56)
!58 = distinct !DISubprogram(name: "__open_2", scope: !1, file: !1, line: 54, type: !10, scopeLine: 54, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!59 = !DILocation(line: 54, scope: !58)
!60 = distinct !DISubprogram(name: "creat", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!61 = !DILocation(line: 55, scope: !60)
!62 = distinct !DISubprogram(name: "dup", scope: !1, file: !1, line: 57, type: !10, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = !DILocation(line: 26, scope: !9, inlinedAt: !64)
!64 = distinct !DILocation(line: 57, scope: !62)
!65 = !DILocation(line: 10, scope: !15, inlinedAt: !66)
!66 = distinct !DILocation(line: 27, scope: !9, inlinedAt: !64)
!67 = !DILocation(line: 11, scope: !15, inlinedAt: !66)
!68 = !DILocation(line: 12, scope: !15, inlinedAt: !66)
!69 = !DILocation(line: 39, scope: !21, inlinedAt: !70)
!70 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !66)
!71 = !DILocation(line: 13, scope: !15, inlinedAt: !66)
!72 = !DILocation(line: 15, scope: !15, inlinedAt: !66)
!73 = !DILocation(line: 14, scope: !15, inlinedAt: !66)
!74 = !DILocation(line: 17, scope: !15, inlinedAt: !66)
!75 = !DILocation(line: 57, scope: !62)
!76 = distinct !DISubprogram(name: "epoll_create", scope: !1, file: !1, line: 58, type: !10, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!77 = !DILocation(line: 26, scope: !9, inlinedAt: !78)
!78 = distinct !DILocation(line: 58, scope: !76)
!79 = !DILocation(line: 10, scope: !15, inlinedAt: !80)
!80 = distinct !DILocation(line: 27, scope: !9, inlinedAt: !78)
!81 = !DILocation(line: 11, scope: !15, inlinedAt: !80)
!82 = !DILocation(line: 12, scope: !15, inlinedAt: !80)
!83 = !DILocation(line: 39, scope: !21, inlinedAt: !84)
!84 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !80)
!85 = !DILocation(line: 13, scope: !15, inlinedAt: !80)
!86 = !DILocation(line: 15, scope: !15, inlinedAt: !80)
!87 = !DILocation(line: 14, scope: !15, inlinedAt: !80)
!88 = !DILocation(line: 17, scope: !15, inlinedAt: !80)
!89 = !DILocation(line: 58, scope: !76)
!90 = distinct !DISubprogram(name: "epoll_create1", scope: !1, file: !1, line: 59, type: !10, scopeLine: 59, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!91 = !DILocation(line: 26, scope: !9, inlinedAt: !92)
!92 = distinct !DILocation(line: 59, scope: !90)
!93 = !DILocation(line: 10, scope: !15, inlinedAt: !94)
!94 = distinct !DILocation(line: 27, scope: !9, inlinedAt: !92)
!95 = !DILocation(line: 11, scope: !15, inlinedAt: !94)
!96 = !DILocation(line: 12, scope: !15, inlinedAt: !94)
!97 = !DILocation(line: 39, scope: !21, inlinedAt: !98)
!98 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !94)
!99 = !DILocation(line: 13, scope: !15, inlinedAt: !94)
!100 = !DILocation(line: 15, scope: !15, inlinedAt: !94)
!101 = !DILocation(line: 14, scope: !15, inlinedAt: !94)
!102 = !DILocation(line: 17, scope: !15, inlinedAt: !94)
!103 = !DILocation(line: 59, scope: !90)
!104 = distinct !DISubprogram(name: "eventfd", scope: !1, file: !1, line: 60, type: !10, scopeLine: 60, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!105 = !DILocation(line: 26, scope: !9, inlinedAt: !106)
!106 = distinct !DILocation(line: 60, scope: !104)
!107 = !DILocation(line: 10, scope: !15, inlinedAt: !108)
!108 = distinct !DILocation(line: 27, scope: !9, inlinedAt: !106)
!109 = !DILocation(line: 11, scope: !15, inlinedAt: !108)
!110 = !DILocation(line: 12, scope: !15, inlinedAt: !108)
!111 = !DILocation(line: 39, scope: !21, inlinedAt: !112)
!112 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !108)
!113 = !DILocation(line: 13, scope: !15, inlinedAt: !108)
!114 = !DILocation(line: 15, scope: !15, inlinedAt: !108)
!115 = !DILocation(line: 14, scope: !15, inlinedAt: !108)
!116 = !DILocation(line: 17, scope: !15, inlinedAt: !108)
!117 = !DILocation(line: 60, scope: !104)
!118 = distinct !DISubprogram(name: "inotify_init", scope: !1, file: !1, line: 61, type: !10, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = !DILocation(line: 26, scope: !9, inlinedAt: !120)
!120 = distinct !DILocation(line: 61, scope: !118)
!121 = !DILocation(line: 10, scope: !15, inlinedAt: !122)
!122 = distinct !DILocation(line: 27, scope: !9, inlinedAt: !120)
!123 = !DILocation(line: 11, scope: !15, inlinedAt: !122)
!124 = !DILocation(line: 12, scope: !15, inlinedAt: !122)
!125 = !DILocation(line: 39, scope: !21, inlinedAt: !126)
!126 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !122)
!127 = !DILocation(line: 13, scope: !15, inlinedAt: !122)
!128 = !DILocation(line: 15, scope: !15, inlinedAt: !122)
!129 = !DILocation(line: 14, scope: !15, inlinedAt: !122)
!130 = !DILocation(line: 17, scope: !15, inlinedAt: !122)
!131 = !DILocation(line: 61, scope: !118)
!132 = distinct !DISubprogram(name: "timerfd_create", scope: !1, file: !1, line: 62, type: !10, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!133 = !DILocation(line: 26, scope: !9, inlinedAt: !134)
!134 = distinct !DILocation(line: 62, scope: !132)
!135 = !DILocation(line: 10, scope: !15, inlinedAt: !136)
!136 = distinct !DILocation(line: 27, scope: !9, inlinedAt: !134)
!137 = !DILocation(line: 11, scope: !15, inlinedAt: !136)
!138 = !DILocation(line: 12, scope: !15, inlinedAt: !136)
!139 = !DILocation(line: 39, scope: !21, inlinedAt: !140)
!140 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !136)
!141 = !DILocation(line: 13, scope: !15, inlinedAt: !136)
!142 = !DILocation(line: 15, scope: !15, inlinedAt: !136)
!143 = !DILocation(line: 14, scope: !15, inlinedAt: !136)
!144 = !DILocation(line: 17, scope: !15, inlinedAt: !136)
!145 = !DILocation(line: 62, scope: !132)
!146 = distinct !DISubprogram(name: "dup2", scope: !1, file: !1, line: 63, type: !10, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!147 = !DILocation(line: 10, scope: !15, inlinedAt: !148)
!148 = distinct !DILocation(line: 63, scope: !146)
!149 = !DILocation(line: 11, scope: !15, inlinedAt: !148)
!150 = !DILocation(line: 12, scope: !15, inlinedAt: !148)
!151 = !DILocation(line: 39, scope: !21, inlinedAt: !152)
!152 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !148)
!153 = !DILocation(line: 13, scope: !15, inlinedAt: !148)
!154 = !DILocation(line: 15, scope: !15, inlinedAt: !148)
!155 = !DILocation(line: 14, scope: !15, inlinedAt: !148)
!156 = !DILocation(line: 17, scope: !15, inlinedAt: !148)
!157 = !DILocation(line: 63, scope: !146)
!158 = distinct !DISubprogram(name: "dup3", scope: !1, file: !1, line: 64, type: !10, scopeLine: 64, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!159 = !DILocation(line: 10, scope: !15, inlinedAt: !160)
!160 = distinct !DILocation(line: 64, scope: !158)
!161 = !DILocation(line: 11, scope: !15, inlinedAt: !160)
!162 = !DILocation(line: 12, scope: !15, inlinedAt: !160)
!163 = !DILocation(line: 39, scope: !21, inlinedAt: !164)
!164 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !160)
!165 = !DILocation(line: 13, scope: !15, inlinedAt: !160)
!166 = !DILocation(line: 15, scope: !15, inlinedAt: !160)
!167 = !DILocation(line: 14, scope: !15, inlinedAt: !160)
!168 = !DILocation(line: 17, scope: !15, inlinedAt: !160)
!169 = !DILocation(line: 64, scope: !158)
!170 = distinct !DISubprogram(name: "pipe", scope: !1, file: !1, line: 66, type: !10, scopeLine: 67, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!171 = !DILocation(line: 68, scope: !170)
!172 = !DILocation(line: 26, scope: !9, inlinedAt: !173)
!173 = distinct !DILocation(line: 69, scope: !170)
!174 = !DILocation(line: 69, scope: !170)
!175 = !DILocation(line: 26, scope: !9, inlinedAt: !176)
!176 = distinct !DILocation(line: 70, scope: !170)
!177 = !DILocation(line: 70, scope: !170)
!178 = !DILocation(line: 10, scope: !15, inlinedAt: !179)
!179 = distinct !DILocation(line: 71, scope: !170)
!180 = !DILocation(line: 11, scope: !15, inlinedAt: !179)
!181 = !DILocation(line: 12, scope: !15, inlinedAt: !179)
!182 = !DILocation(line: 39, scope: !21, inlinedAt: !183)
!183 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !179)
!184 = !DILocation(line: 13, scope: !15, inlinedAt: !179)
!185 = !DILocation(line: 15, scope: !15, inlinedAt: !179)
!186 = !DILocation(line: 14, scope: !15, inlinedAt: !179)
!187 = !DILocation(line: 17, scope: !15, inlinedAt: !179)
!188 = !DILocation(line: 71, scope: !170)
!189 = distinct !DISubprogram(name: "pipe2", scope: !1, file: !1, line: 74, type: !10, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!190 = !DILocation(line: 74, scope: !189)
!191 = distinct !DISubprogram(name: "close", scope: !1, file: !1, line: 76, type: !10, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!192 = !DILocation(line: 10, scope: !15, inlinedAt: !193)
!193 = distinct !DILocation(line: 76, scope: !191)
!194 = !DILocation(line: 11, scope: !15, inlinedAt: !193)
!195 = !DILocation(line: 12, scope: !15, inlinedAt: !193)
!196 = !DILocation(line: 39, scope: !21, inlinedAt: !197)
!197 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !193)
!198 = !DILocation(line: 13, scope: !15, inlinedAt: !193)
!199 = !DILocation(line: 15, scope: !15, inlinedAt: !193)
!200 = !DILocation(line: 14, scope: !15, inlinedAt: !193)
!201 = !DILocation(line: 17, scope: !15, inlinedAt: !193)
!202 = !DILocation(line: 76, scope: !191)
!203 = distinct !DISubprogram(name: "fsync", scope: !1, file: !1, line: 77, type: !10, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!204 = !DILocation(line: 10, scope: !15, inlinedAt: !205)
!205 = distinct !DILocation(line: 77, scope: !203)
!206 = !DILocation(line: 11, scope: !15, inlinedAt: !205)
!207 = !DILocation(line: 12, scope: !15, inlinedAt: !205)
!208 = !DILocation(line: 39, scope: !21, inlinedAt: !209)
!209 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !205)
!210 = !DILocation(line: 13, scope: !15, inlinedAt: !205)
!211 = !DILocation(line: 15, scope: !15, inlinedAt: !205)
!212 = !DILocation(line: 14, scope: !15, inlinedAt: !205)
!213 = !DILocation(line: 17, scope: !15, inlinedAt: !205)
!214 = !DILocation(line: 77, scope: !203)
!215 = distinct !DISubprogram(name: "fdatasync", scope: !1, file: !1, line: 78, type: !10, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!216 = !DILocation(line: 10, scope: !15, inlinedAt: !217)
!217 = distinct !DILocation(line: 78, scope: !215)
!218 = !DILocation(line: 11, scope: !15, inlinedAt: !217)
!219 = !DILocation(line: 12, scope: !15, inlinedAt: !217)
!220 = !DILocation(line: 39, scope: !21, inlinedAt: !221)
!221 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !217)
!222 = !DILocation(line: 13, scope: !15, inlinedAt: !217)
!223 = !DILocation(line: 15, scope: !15, inlinedAt: !217)
!224 = !DILocation(line: 14, scope: !15, inlinedAt: !217)
!225 = !DILocation(line: 17, scope: !15, inlinedAt: !217)
!226 = !DILocation(line: 78, scope: !215)
!227 = distinct !DISubprogram(name: "ftruncate", scope: !1, file: !1, line: 79, type: !10, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!228 = !DILocation(line: 10, scope: !15, inlinedAt: !229)
!229 = distinct !DILocation(line: 79, scope: !227)
!230 = !DILocation(line: 11, scope: !15, inlinedAt: !229)
!231 = !DILocation(line: 12, scope: !15, inlinedAt: !229)
!232 = !DILocation(line: 39, scope: !21, inlinedAt: !233)
!233 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !229)
!234 = !DILocation(line: 13, scope: !15, inlinedAt: !229)
!235 = !DILocation(line: 15, scope: !15, inlinedAt: !229)
!236 = !DILocation(line: 14, scope: !15, inlinedAt: !229)
!237 = !DILocation(line: 17, scope: !15, inlinedAt: !229)
!238 = !DILocation(line: 79, scope: !227)
!239 = distinct !DISubprogram(name: "fchmod", scope: !1, file: !1, line: 80, type: !10, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!240 = !DILocation(line: 10, scope: !15, inlinedAt: !241)
!241 = distinct !DILocation(line: 80, scope: !239)
!242 = !DILocation(line: 11, scope: !15, inlinedAt: !241)
!243 = !DILocation(line: 12, scope: !15, inlinedAt: !241)
!244 = !DILocation(line: 39, scope: !21, inlinedAt: !245)
!245 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !241)
!246 = !DILocation(line: 13, scope: !15, inlinedAt: !241)
!247 = !DILocation(line: 15, scope: !15, inlinedAt: !241)
!248 = !DILocation(line: 14, scope: !15, inlinedAt: !241)
!249 = !DILocation(line: 17, scope: !15, inlinedAt: !241)
!250 = !DILocation(line: 80, scope: !239)
!251 = distinct !DISubprogram(name: "fchown", scope: !1, file: !1, line: 81, type: !10, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!252 = !DILocation(line: 10, scope: !15, inlinedAt: !253)
!253 = distinct !DILocation(line: 81, scope: !251)
!254 = !DILocation(line: 11, scope: !15, inlinedAt: !253)
!255 = !DILocation(line: 12, scope: !15, inlinedAt: !253)
!256 = !DILocation(line: 39, scope: !21, inlinedAt: !257)
!257 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !253)
!258 = !DILocation(line: 13, scope: !15, inlinedAt: !253)
!259 = !DILocation(line: 15, scope: !15, inlinedAt: !253)
!260 = !DILocation(line: 14, scope: !15, inlinedAt: !253)
!261 = !DILocation(line: 17, scope: !15, inlinedAt: !253)
!262 = !DILocation(line: 81, scope: !251)
!263 = distinct !DISubprogram(name: "fchdir", scope: !1, file: !1, line: 82, type: !10, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!264 = !DILocation(line: 10, scope: !15, inlinedAt: !265)
!265 = distinct !DILocation(line: 82, scope: !263)
!266 = !DILocation(line: 11, scope: !15, inlinedAt: !265)
!267 = !DILocation(line: 12, scope: !15, inlinedAt: !265)
!268 = !DILocation(line: 39, scope: !21, inlinedAt: !269)
!269 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !265)
!270 = !DILocation(line: 13, scope: !15, inlinedAt: !265)
!271 = !DILocation(line: 15, scope: !15, inlinedAt: !265)
!272 = !DILocation(line: 14, scope: !15, inlinedAt: !265)
!273 = !DILocation(line: 17, scope: !15, inlinedAt: !265)
!274 = !DILocation(line: 82, scope: !263)
!275 = distinct !DISubprogram(name: "flock", scope: !1, file: !1, line: 83, type: !10, scopeLine: 83, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!276 = !DILocation(line: 10, scope: !15, inlinedAt: !277)
!277 = distinct !DILocation(line: 83, scope: !275)
!278 = !DILocation(line: 11, scope: !15, inlinedAt: !277)
!279 = !DILocation(line: 12, scope: !15, inlinedAt: !277)
!280 = !DILocation(line: 39, scope: !21, inlinedAt: !281)
!281 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !277)
!282 = !DILocation(line: 13, scope: !15, inlinedAt: !277)
!283 = !DILocation(line: 15, scope: !15, inlinedAt: !277)
!284 = !DILocation(line: 14, scope: !15, inlinedAt: !277)
!285 = !DILocation(line: 17, scope: !15, inlinedAt: !277)
!286 = !DILocation(line: 83, scope: !275)
!287 = distinct !DISubprogram(name: "lockf", scope: !1, file: !1, line: 84, type: !10, scopeLine: 84, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!288 = !DILocation(line: 10, scope: !15, inlinedAt: !289)
!289 = distinct !DILocation(line: 84, scope: !287)
!290 = !DILocation(line: 11, scope: !15, inlinedAt: !289)
!291 = !DILocation(line: 12, scope: !15, inlinedAt: !289)
!292 = !DILocation(line: 39, scope: !21, inlinedAt: !293)
!293 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !289)
!294 = !DILocation(line: 13, scope: !15, inlinedAt: !289)
!295 = !DILocation(line: 15, scope: !15, inlinedAt: !289)
!296 = !DILocation(line: 14, scope: !15, inlinedAt: !289)
!297 = !DILocation(line: 17, scope: !15, inlinedAt: !289)
!298 = !DILocation(line: 84, scope: !287)
!299 = distinct !DISubprogram(name: "posix_fadvise", scope: !1, file: !1, line: 85, type: !10, scopeLine: 85, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = !DILocation(line: 10, scope: !15, inlinedAt: !301)
!301 = distinct !DILocation(line: 85, scope: !299)
!302 = !DILocation(line: 11, scope: !15, inlinedAt: !301)
!303 = !DILocation(line: 12, scope: !15, inlinedAt: !301)
!304 = !DILocation(line: 39, scope: !21, inlinedAt: !305)
!305 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !301)
!306 = !DILocation(line: 13, scope: !15, inlinedAt: !301)
!307 = !DILocation(line: 15, scope: !15, inlinedAt: !301)
!308 = !DILocation(line: 14, scope: !15, inlinedAt: !301)
!309 = !DILocation(line: 17, scope: !15, inlinedAt: !301)
!310 = !DILocation(line: 85, scope: !299)
!311 = distinct !DISubprogram(name: "epoll_ctl", scope: !1, file: !1, line: 86, type: !10, scopeLine: 86, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!312 = !DILocation(line: 10, scope: !15, inlinedAt: !313)
!313 = distinct !DILocation(line: 86, scope: !311)
!314 = !DILocation(line: 11, scope: !15, inlinedAt: !313)
!315 = !DILocation(line: 12, scope: !15, inlinedAt: !313)
!316 = !DILocation(line: 39, scope: !21, inlinedAt: !317)
!317 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !313)
!318 = !DILocation(line: 13, scope: !15, inlinedAt: !313)
!319 = !DILocation(line: 15, scope: !15, inlinedAt: !313)
!320 = !DILocation(line: 14, scope: !15, inlinedAt: !313)
!321 = !DILocation(line: 17, scope: !15, inlinedAt: !313)
!322 = !DILocation(line: 86, scope: !311)
!323 = distinct !DISubprogram(name: "sync", scope: !1, file: !1, line: 87, type: !10, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!324 = !DILocation(line: 87, scope: !323)
!325 = distinct !DISubprogram(name: "isatty", scope: !1, file: !1, line: 88, type: !10, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!326 = !DILocation(line: 51, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "any_int", scope: !22, file: !22, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!328 = distinct !DILocation(line: 88, scope: !325)
!329 = !DILocation(line: 52, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 53, scope: !327, inlinedAt: !328)
!331 = !DILocation(line: 54, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 88, scope: !325)
!333 = distinct !DISubprogram(name: "umask", scope: !1, file: !1, line: 89, type: !10, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!334 = !DILocation(line: 51, scope: !327, inlinedAt: !335)
!335 = distinct !DILocation(line: 89, scope: !333)
!336 = !DILocation(line: 52, scope: !327, inlinedAt: !335)
!337 = !DILocation(line: 53, scope: !327, inlinedAt: !335)
!338 = !DILocation(line: 54, scope: !327, inlinedAt: !335)
!339 = !DILocation(line: 89, scope: !333)
!340 = distinct !DISubprogram(name: "getdtablesize", scope: !1, file: !1, line: 90, type: !10, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!341 = !DILocation(line: 90, scope: !340)
!342 = distinct !DISubprogram(name: "fcntl", scope: !1, file: !1, line: 92, type: !10, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!343 = !DILocation(line: 51, scope: !327, inlinedAt: !344)
!344 = distinct !DILocation(line: 64, scope: !345, inlinedAt: !346)
!345 = distinct !DISubprogram(name: "any_nonnegative", scope: !22, file: !22, line: 64, type: !10, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!346 = distinct !DILocation(line: 92, scope: !342)
!347 = !DILocation(line: 52, scope: !327, inlinedAt: !344)
!348 = !DILocation(line: 53, scope: !327, inlinedAt: !344)
!349 = !DILocation(line: 54, scope: !327, inlinedAt: !344)
!350 = !DILocation(line: 10, scope: !15, inlinedAt: !351)
!351 = distinct !DILocation(line: 92, scope: !342)
!352 = !DILocation(line: 11, scope: !15, inlinedAt: !351)
!353 = !DILocation(line: 12, scope: !15, inlinedAt: !351)
!354 = !DILocation(line: 39, scope: !21, inlinedAt: !355)
!355 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !351)
!356 = !DILocation(line: 13, scope: !15, inlinedAt: !351)
!357 = !DILocation(line: 15, scope: !15, inlinedAt: !351)
!358 = !DILocation(line: 14, scope: !15, inlinedAt: !351)
!359 = !DILocation(line: 64, scope: !345, inlinedAt: !346)
!360 = !DILocation(line: 17, scope: !15, inlinedAt: !351)
!361 = !DILocation(line: 92, scope: !342)
!362 = distinct !DISubprogram(name: "fcntl64", scope: !1, file: !1, line: 93, type: !10, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!363 = !DILocation(line: 51, scope: !327, inlinedAt: !364)
!364 = distinct !DILocation(line: 64, scope: !345, inlinedAt: !365)
!365 = distinct !DILocation(line: 93, scope: !362)
!366 = !DILocation(line: 52, scope: !327, inlinedAt: !364)
!367 = !DILocation(line: 53, scope: !327, inlinedAt: !364)
!368 = !DILocation(line: 54, scope: !327, inlinedAt: !364)
!369 = !DILocation(line: 10, scope: !15, inlinedAt: !370)
!370 = distinct !DILocation(line: 93, scope: !362)
!371 = !DILocation(line: 11, scope: !15, inlinedAt: !370)
!372 = !DILocation(line: 12, scope: !15, inlinedAt: !370)
!373 = !DILocation(line: 39, scope: !21, inlinedAt: !374)
!374 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !370)
!375 = !DILocation(line: 13, scope: !15, inlinedAt: !370)
!376 = !DILocation(line: 15, scope: !15, inlinedAt: !370)
!377 = !DILocation(line: 14, scope: !15, inlinedAt: !370)
!378 = !DILocation(line: 64, scope: !345, inlinedAt: !365)
!379 = !DILocation(line: 17, scope: !15, inlinedAt: !370)
!380 = !DILocation(line: 93, scope: !362)
!381 = distinct !DISubprogram(name: "ioctl", scope: !1, file: !1, line: 96, type: !10, scopeLine: 97, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!382 = !DILocation(line: 98, scope: !381)
!383 = !DILocation(line: 51, scope: !327, inlinedAt: !384)
!384 = distinct !DILocation(line: 64, scope: !345, inlinedAt: !385)
!385 = distinct !DILocation(line: 99, scope: !381)
!386 = !DILocation(line: 52, scope: !327, inlinedAt: !384)
!387 = !DILocation(line: 53, scope: !327, inlinedAt: !384)
!388 = !DILocation(line: 54, scope: !327, inlinedAt: !384)
!389 = !DILocation(line: 10, scope: !15, inlinedAt: !390)
!390 = distinct !DILocation(line: 99, scope: !381)
!391 = !DILocation(line: 11, scope: !15, inlinedAt: !390)
!392 = !DILocation(line: 12, scope: !15, inlinedAt: !390)
!393 = !DILocation(line: 39, scope: !21, inlinedAt: !394)
!394 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !390)
!395 = !DILocation(line: 13, scope: !15, inlinedAt: !390)
!396 = !DILocation(line: 15, scope: !15, inlinedAt: !390)
!397 = !DILocation(line: 14, scope: !15, inlinedAt: !390)
!398 = !DILocation(line: 64, scope: !345, inlinedAt: !385)
!399 = !DILocation(line: 17, scope: !15, inlinedAt: !390)
!400 = !DILocation(line: 99, scope: !381)
!401 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 104, type: !10, scopeLine: 105, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!402 = !DILocation(line: 106, scope: !401)
!403 = !DILocation(line: 105, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "fill", scope: !22, file: !22, line: 103, type: !10, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!405 = distinct !DILocation(line: 107, scope: !401)
!406 = !DILocation(line: 106, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 22, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "transferred", scope: !16, file: !16, line: 20, type: !10, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!409 = distinct !DILocation(line: 108, scope: !401)
!410 = !DILocation(line: 23, scope: !408, inlinedAt: !409)
!411 = !DILocation(line: 24, scope: !408, inlinedAt: !409)
!412 = !DILocation(line: 25, scope: !408, inlinedAt: !409)
!413 = !DILocation(line: 10, scope: !15, inlinedAt: !414)
!414 = distinct !DILocation(line: 25, scope: !408, inlinedAt: !409)
!415 = !DILocation(line: 11, scope: !15, inlinedAt: !414)
!416 = !DILocation(line: 12, scope: !15, inlinedAt: !414)
!417 = !DILocation(line: 39, scope: !21, inlinedAt: !418)
!418 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !414)
!419 = !DILocation(line: 13, scope: !15, inlinedAt: !414)
!420 = !DILocation(line: 15, scope: !15, inlinedAt: !414)
!421 = !DILocation(line: 14, scope: !15, inlinedAt: !414)
!422 = !DILocation(line: 17, scope: !15, inlinedAt: !414)
!423 = !DILocation(line: 26, scope: !408, inlinedAt: !409)
!424 = !DILocation(line: 108, scope: !401)
!425 = distinct !DISubprogram(name: "pread", scope: !1, file: !1, line: 111, type: !10, scopeLine: 111, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!426 = !DILocation(line: 111, scope: !425)
!427 = distinct !DISubprogram(name: "pread64", scope: !1, file: !1, line: 112, type: !10, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!428 = !DILocation(line: 112, scope: !427)
!429 = distinct !DISubprogram(name: "write", scope: !1, file: !1, line: 114, type: !10, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!430 = !DILocation(line: 116, scope: !429)
!431 = !DILocation(line: 117, scope: !429)
!432 = !DILocation(line: 10, scope: !15, inlinedAt: !433)
!433 = distinct !DILocation(line: 118, scope: !429)
!434 = !DILocation(line: 11, scope: !15, inlinedAt: !433)
!435 = !DILocation(line: 12, scope: !15, inlinedAt: !433)
!436 = !DILocation(line: 39, scope: !21, inlinedAt: !437)
!437 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !433)
!438 = !DILocation(line: 13, scope: !15, inlinedAt: !433)
!439 = !DILocation(line: 15, scope: !15, inlinedAt: !433)
!440 = !DILocation(line: 14, scope: !15, inlinedAt: !433)
!441 = !DILocation(line: 17, scope: !15, inlinedAt: !433)
!442 = !DILocation(line: 118, scope: !429)
!443 = distinct !DISubprogram(name: "pwrite", scope: !1, file: !1, line: 121, type: !10, scopeLine: 121, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!444 = !DILocation(line: 121, scope: !443)
!445 = distinct !DISubprogram(name: "pwrite64", scope: !1, file: !1, line: 122, type: !10, scopeLine: 122, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!446 = !DILocation(line: 122, scope: !445)
!447 = distinct !DISubprogram(name: "readv", scope: !1, file: !1, line: 124, type: !10, scopeLine: 125, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!448 = !DILocation(line: 127, scope: !447)
!449 = !DILocation(line: 0, scope: !447)
!450 = !DILocation(line: 22, scope: !408, inlinedAt: !451)
!451 = distinct !DILocation(line: 131, scope: !447)
!452 = !DILocation(line: 23, scope: !408, inlinedAt: !451)
!453 = !DILocation(line: 24, scope: !408, inlinedAt: !451)
!454 = !DILocation(line: 25, scope: !408, inlinedAt: !451)
!455 = !DILocation(line: 10, scope: !15, inlinedAt: !456)
!456 = distinct !DILocation(line: 25, scope: !408, inlinedAt: !451)
!457 = !DILocation(line: 11, scope: !15, inlinedAt: !456)
!458 = !DILocation(line: 12, scope: !15, inlinedAt: !456)
!459 = !DILocation(line: 39, scope: !21, inlinedAt: !460)
!460 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !456)
!461 = !DILocation(line: 13, scope: !15, inlinedAt: !456)
!462 = !DILocation(line: 15, scope: !15, inlinedAt: !456)
!463 = !DILocation(line: 14, scope: !15, inlinedAt: !456)
!464 = !DILocation(line: 17, scope: !15, inlinedAt: !456)
!465 = !DILocation(line: 26, scope: !408, inlinedAt: !451)
!466 = !DILocation(line: 131, scope: !447)
!467 = !DILocation(line: 128, scope: !447)
!468 = !DILocation(line: 105, scope: !404, inlinedAt: !469)
!469 = distinct !DILocation(line: 128, scope: !447)
!470 = !DILocation(line: 106, scope: !404, inlinedAt: !469)
!471 = !DILocation(line: 129, scope: !447)
!472 = distinct !{!472, !448, !473, !38, !39}
!473 = !DILocation(line: 130, scope: !447)
!474 = distinct !DISubprogram(name: "writev", scope: !1, file: !1, line: 134, type: !10, scopeLine: 135, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!475 = !DILocation(line: 137, scope: !474)
!476 = !DILocation(line: 0, scope: !474)
!477 = !DILocation(line: 10, scope: !15, inlinedAt: !478)
!478 = distinct !DILocation(line: 141, scope: !474)
!479 = !DILocation(line: 11, scope: !15, inlinedAt: !478)
!480 = !DILocation(line: 12, scope: !15, inlinedAt: !478)
!481 = !DILocation(line: 39, scope: !21, inlinedAt: !482)
!482 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !478)
!483 = !DILocation(line: 13, scope: !15, inlinedAt: !478)
!484 = !DILocation(line: 15, scope: !15, inlinedAt: !478)
!485 = !DILocation(line: 14, scope: !15, inlinedAt: !478)
!486 = !DILocation(line: 17, scope: !15, inlinedAt: !478)
!487 = !DILocation(line: 141, scope: !474)
!488 = !DILocation(line: 138, scope: !474)
!489 = !DILocation(line: 139, scope: !474)
!490 = distinct !{!490, !475, !491, !38, !39}
!491 = !DILocation(line: 140, scope: !474)
!492 = distinct !DISubprogram(name: "sendfile", scope: !1, file: !1, line: 144, type: !10, scopeLine: 144, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!493 = !DILocation(line: 22, scope: !408, inlinedAt: !494)
!494 = distinct !DILocation(line: 144, scope: !492)
!495 = !DILocation(line: 23, scope: !408, inlinedAt: !494)
!496 = !DILocation(line: 24, scope: !408, inlinedAt: !494)
!497 = !DILocation(line: 25, scope: !408, inlinedAt: !494)
!498 = !DILocation(line: 10, scope: !15, inlinedAt: !499)
!499 = distinct !DILocation(line: 25, scope: !408, inlinedAt: !494)
!500 = !DILocation(line: 11, scope: !15, inlinedAt: !499)
!501 = !DILocation(line: 12, scope: !15, inlinedAt: !499)
!502 = !DILocation(line: 39, scope: !21, inlinedAt: !503)
!503 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !499)
!504 = !DILocation(line: 13, scope: !15, inlinedAt: !499)
!505 = !DILocation(line: 15, scope: !15, inlinedAt: !499)
!506 = !DILocation(line: 14, scope: !15, inlinedAt: !499)
!507 = !DILocation(line: 17, scope: !15, inlinedAt: !499)
!508 = !DILocation(line: 26, scope: !408, inlinedAt: !494)
!509 = !DILocation(line: 144, scope: !492)
!510 = distinct !DISubprogram(name: "lseek", scope: !1, file: !1, line: 145, type: !10, scopeLine: 145, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!511 = !DILocation(line: 58, scope: !512, inlinedAt: !513)
!512 = distinct !DISubprogram(name: "any_long", scope: !22, file: !22, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!513 = distinct !DILocation(line: 145, scope: !510)
!514 = !DILocation(line: 59, scope: !512, inlinedAt: !513)
!515 = !DILocation(line: 60, scope: !512, inlinedAt: !513)
!516 = !DILocation(line: 61, scope: !512, inlinedAt: !513)
!517 = !DILocation(line: 10, scope: !15, inlinedAt: !518)
!518 = distinct !DILocation(line: 145, scope: !510)
!519 = !DILocation(line: 11, scope: !15, inlinedAt: !518)
!520 = !DILocation(line: 12, scope: !15, inlinedAt: !518)
!521 = !DILocation(line: 39, scope: !21, inlinedAt: !522)
!522 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !518)
!523 = !DILocation(line: 13, scope: !15, inlinedAt: !518)
!524 = !DILocation(line: 15, scope: !15, inlinedAt: !518)
!525 = !DILocation(line: 14, scope: !15, inlinedAt: !518)
!526 = !DILocation(line: 145, scope: !510)
!527 = !DILocation(line: 17, scope: !15, inlinedAt: !518)
!528 = distinct !DISubprogram(name: "lseek64", scope: !1, file: !1, line: 146, type: !10, scopeLine: 146, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!529 = !DILocation(line: 58, scope: !512, inlinedAt: !530)
!530 = distinct !DILocation(line: 146, scope: !528)
!531 = !DILocation(line: 59, scope: !512, inlinedAt: !530)
!532 = !DILocation(line: 60, scope: !512, inlinedAt: !530)
!533 = !DILocation(line: 61, scope: !512, inlinedAt: !530)
!534 = !DILocation(line: 10, scope: !15, inlinedAt: !535)
!535 = distinct !DILocation(line: 146, scope: !528)
!536 = !DILocation(line: 11, scope: !15, inlinedAt: !535)
!537 = !DILocation(line: 12, scope: !15, inlinedAt: !535)
!538 = !DILocation(line: 39, scope: !21, inlinedAt: !539)
!539 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !535)
!540 = !DILocation(line: 13, scope: !15, inlinedAt: !535)
!541 = !DILocation(line: 15, scope: !15, inlinedAt: !535)
!542 = !DILocation(line: 14, scope: !15, inlinedAt: !535)
!543 = !DILocation(line: 146, scope: !528)
!544 = !DILocation(line: 17, scope: !15, inlinedAt: !535)
!545 = distinct !DISubprogram(name: "access", scope: !1, file: !1, line: 150, type: !10, scopeLine: 150, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!546 = !DILocation(line: 96, scope: !30, inlinedAt: !547)
!547 = distinct !DILocation(line: 150, scope: !545)
!548 = !DILocation(line: 88, scope: !33, inlinedAt: !549)
!549 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !547)
!550 = !DILocation(line: 0, scope: !33, inlinedAt: !549)
!551 = !DILocation(line: 89, scope: !33, inlinedAt: !549)
!552 = distinct !{!552, !548, !551, !38, !39}
!553 = !DILocation(line: 98, scope: !30, inlinedAt: !547)
!554 = !DILocation(line: 10, scope: !15, inlinedAt: !555)
!555 = distinct !DILocation(line: 150, scope: !545)
!556 = !DILocation(line: 11, scope: !15, inlinedAt: !555)
!557 = !DILocation(line: 12, scope: !15, inlinedAt: !555)
!558 = !DILocation(line: 39, scope: !21, inlinedAt: !559)
!559 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !555)
!560 = !DILocation(line: 13, scope: !15, inlinedAt: !555)
!561 = !DILocation(line: 15, scope: !15, inlinedAt: !555)
!562 = !DILocation(line: 14, scope: !15, inlinedAt: !555)
!563 = !DILocation(line: 17, scope: !15, inlinedAt: !555)
!564 = !DILocation(line: 150, scope: !545)
!565 = distinct !DISubprogram(name: "faccessat", scope: !1, file: !1, line: 151, type: !10, scopeLine: 151, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!566 = !DILocation(line: 96, scope: !30, inlinedAt: !567)
!567 = distinct !DILocation(line: 151, scope: !565)
!568 = !DILocation(line: 88, scope: !33, inlinedAt: !569)
!569 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !567)
!570 = !DILocation(line: 0, scope: !33, inlinedAt: !569)
!571 = !DILocation(line: 89, scope: !33, inlinedAt: !569)
!572 = distinct !{!572, !568, !571, !38, !39}
!573 = !DILocation(line: 98, scope: !30, inlinedAt: !567)
!574 = !DILocation(line: 10, scope: !15, inlinedAt: !575)
!575 = distinct !DILocation(line: 151, scope: !565)
!576 = !DILocation(line: 11, scope: !15, inlinedAt: !575)
!577 = !DILocation(line: 12, scope: !15, inlinedAt: !575)
!578 = !DILocation(line: 39, scope: !21, inlinedAt: !579)
!579 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !575)
!580 = !DILocation(line: 13, scope: !15, inlinedAt: !575)
!581 = !DILocation(line: 15, scope: !15, inlinedAt: !575)
!582 = !DILocation(line: 14, scope: !15, inlinedAt: !575)
!583 = !DILocation(line: 17, scope: !15, inlinedAt: !575)
!584 = !DILocation(line: 151, scope: !565)
!585 = distinct !DISubprogram(name: "unlink", scope: !1, file: !1, line: 152, type: !10, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!586 = !DILocation(line: 96, scope: !30, inlinedAt: !587)
!587 = distinct !DILocation(line: 152, scope: !585)
!588 = !DILocation(line: 88, scope: !33, inlinedAt: !589)
!589 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !587)
!590 = !DILocation(line: 0, scope: !33, inlinedAt: !589)
!591 = !DILocation(line: 89, scope: !33, inlinedAt: !589)
!592 = distinct !{!592, !588, !591, !38, !39}
!593 = !DILocation(line: 98, scope: !30, inlinedAt: !587)
!594 = !DILocation(line: 10, scope: !15, inlinedAt: !595)
!595 = distinct !DILocation(line: 152, scope: !585)
!596 = !DILocation(line: 11, scope: !15, inlinedAt: !595)
!597 = !DILocation(line: 12, scope: !15, inlinedAt: !595)
!598 = !DILocation(line: 39, scope: !21, inlinedAt: !599)
!599 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !595)
!600 = !DILocation(line: 13, scope: !15, inlinedAt: !595)
!601 = !DILocation(line: 15, scope: !15, inlinedAt: !595)
!602 = !DILocation(line: 14, scope: !15, inlinedAt: !595)
!603 = !DILocation(line: 17, scope: !15, inlinedAt: !595)
!604 = !DILocation(line: 152, scope: !585)
!605 = distinct !DISubprogram(name: "unlinkat", scope: !1, file: !1, line: 153, type: !10, scopeLine: 153, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!606 = !DILocation(line: 96, scope: !30, inlinedAt: !607)
!607 = distinct !DILocation(line: 153, scope: !605)
!608 = !DILocation(line: 88, scope: !33, inlinedAt: !609)
!609 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !607)
!610 = !DILocation(line: 0, scope: !33, inlinedAt: !609)
!611 = !DILocation(line: 89, scope: !33, inlinedAt: !609)
!612 = distinct !{!612, !608, !611, !38, !39}
!613 = !DILocation(line: 98, scope: !30, inlinedAt: !607)
!614 = !DILocation(line: 10, scope: !15, inlinedAt: !615)
!615 = distinct !DILocation(line: 153, scope: !605)
!616 = !DILocation(line: 11, scope: !15, inlinedAt: !615)
!617 = !DILocation(line: 12, scope: !15, inlinedAt: !615)
!618 = !DILocation(line: 39, scope: !21, inlinedAt: !619)
!619 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !615)
!620 = !DILocation(line: 13, scope: !15, inlinedAt: !615)
!621 = !DILocation(line: 15, scope: !15, inlinedAt: !615)
!622 = !DILocation(line: 14, scope: !15, inlinedAt: !615)
!623 = !DILocation(line: 17, scope: !15, inlinedAt: !615)
!624 = !DILocation(line: 153, scope: !605)
!625 = distinct !DISubprogram(name: "rmdir", scope: !1, file: !1, line: 154, type: !10, scopeLine: 154, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!626 = !DILocation(line: 96, scope: !30, inlinedAt: !627)
!627 = distinct !DILocation(line: 154, scope: !625)
!628 = !DILocation(line: 88, scope: !33, inlinedAt: !629)
!629 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !627)
!630 = !DILocation(line: 0, scope: !33, inlinedAt: !629)
!631 = !DILocation(line: 89, scope: !33, inlinedAt: !629)
!632 = distinct !{!632, !628, !631, !38, !39}
!633 = !DILocation(line: 98, scope: !30, inlinedAt: !627)
!634 = !DILocation(line: 10, scope: !15, inlinedAt: !635)
!635 = distinct !DILocation(line: 154, scope: !625)
!636 = !DILocation(line: 11, scope: !15, inlinedAt: !635)
!637 = !DILocation(line: 12, scope: !15, inlinedAt: !635)
!638 = !DILocation(line: 39, scope: !21, inlinedAt: !639)
!639 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !635)
!640 = !DILocation(line: 13, scope: !15, inlinedAt: !635)
!641 = !DILocation(line: 15, scope: !15, inlinedAt: !635)
!642 = !DILocation(line: 14, scope: !15, inlinedAt: !635)
!643 = !DILocation(line: 17, scope: !15, inlinedAt: !635)
!644 = !DILocation(line: 154, scope: !625)
!645 = distinct !DISubprogram(name: "mkdir", scope: !1, file: !1, line: 155, type: !10, scopeLine: 155, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!646 = !DILocation(line: 96, scope: !30, inlinedAt: !647)
!647 = distinct !DILocation(line: 155, scope: !645)
!648 = !DILocation(line: 88, scope: !33, inlinedAt: !649)
!649 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !647)
!650 = !DILocation(line: 0, scope: !33, inlinedAt: !649)
!651 = !DILocation(line: 89, scope: !33, inlinedAt: !649)
!652 = distinct !{!652, !648, !651, !38, !39}
!653 = !DILocation(line: 98, scope: !30, inlinedAt: !647)
!654 = !DILocation(line: 10, scope: !15, inlinedAt: !655)
!655 = distinct !DILocation(line: 155, scope: !645)
!656 = !DILocation(line: 11, scope: !15, inlinedAt: !655)
!657 = !DILocation(line: 12, scope: !15, inlinedAt: !655)
!658 = !DILocation(line: 39, scope: !21, inlinedAt: !659)
!659 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !655)
!660 = !DILocation(line: 13, scope: !15, inlinedAt: !655)
!661 = !DILocation(line: 15, scope: !15, inlinedAt: !655)
!662 = !DILocation(line: 14, scope: !15, inlinedAt: !655)
!663 = !DILocation(line: 17, scope: !15, inlinedAt: !655)
!664 = !DILocation(line: 155, scope: !645)
!665 = distinct !DISubprogram(name: "mkfifo", scope: !1, file: !1, line: 156, type: !10, scopeLine: 156, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!666 = !DILocation(line: 96, scope: !30, inlinedAt: !667)
!667 = distinct !DILocation(line: 156, scope: !665)
!668 = !DILocation(line: 88, scope: !33, inlinedAt: !669)
!669 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !667)
!670 = !DILocation(line: 0, scope: !33, inlinedAt: !669)
!671 = !DILocation(line: 89, scope: !33, inlinedAt: !669)
!672 = distinct !{!672, !668, !671, !38, !39}
!673 = !DILocation(line: 98, scope: !30, inlinedAt: !667)
!674 = !DILocation(line: 10, scope: !15, inlinedAt: !675)
!675 = distinct !DILocation(line: 156, scope: !665)
!676 = !DILocation(line: 11, scope: !15, inlinedAt: !675)
!677 = !DILocation(line: 12, scope: !15, inlinedAt: !675)
!678 = !DILocation(line: 39, scope: !21, inlinedAt: !679)
!679 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !675)
!680 = !DILocation(line: 13, scope: !15, inlinedAt: !675)
!681 = !DILocation(line: 15, scope: !15, inlinedAt: !675)
!682 = !DILocation(line: 14, scope: !15, inlinedAt: !675)
!683 = !DILocation(line: 17, scope: !15, inlinedAt: !675)
!684 = !DILocation(line: 156, scope: !665)
!685 = distinct !DISubprogram(name: "chmod", scope: !1, file: !1, line: 157, type: !10, scopeLine: 157, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!686 = !DILocation(line: 96, scope: !30, inlinedAt: !687)
!687 = distinct !DILocation(line: 157, scope: !685)
!688 = !DILocation(line: 88, scope: !33, inlinedAt: !689)
!689 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !687)
!690 = !DILocation(line: 0, scope: !33, inlinedAt: !689)
!691 = !DILocation(line: 89, scope: !33, inlinedAt: !689)
!692 = distinct !{!692, !688, !691, !38, !39}
!693 = !DILocation(line: 98, scope: !30, inlinedAt: !687)
!694 = !DILocation(line: 10, scope: !15, inlinedAt: !695)
!695 = distinct !DILocation(line: 157, scope: !685)
!696 = !DILocation(line: 11, scope: !15, inlinedAt: !695)
!697 = !DILocation(line: 12, scope: !15, inlinedAt: !695)
!698 = !DILocation(line: 39, scope: !21, inlinedAt: !699)
!699 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !695)
!700 = !DILocation(line: 13, scope: !15, inlinedAt: !695)
!701 = !DILocation(line: 15, scope: !15, inlinedAt: !695)
!702 = !DILocation(line: 14, scope: !15, inlinedAt: !695)
!703 = !DILocation(line: 17, scope: !15, inlinedAt: !695)
!704 = !DILocation(line: 157, scope: !685)
!705 = distinct !DISubprogram(name: "chown", scope: !1, file: !1, line: 158, type: !10, scopeLine: 158, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!706 = !DILocation(line: 96, scope: !30, inlinedAt: !707)
!707 = distinct !DILocation(line: 158, scope: !705)
!708 = !DILocation(line: 88, scope: !33, inlinedAt: !709)
!709 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !707)
!710 = !DILocation(line: 0, scope: !33, inlinedAt: !709)
!711 = !DILocation(line: 89, scope: !33, inlinedAt: !709)
!712 = distinct !{!712, !708, !711, !38, !39}
!713 = !DILocation(line: 98, scope: !30, inlinedAt: !707)
!714 = !DILocation(line: 10, scope: !15, inlinedAt: !715)
!715 = distinct !DILocation(line: 158, scope: !705)
!716 = !DILocation(line: 11, scope: !15, inlinedAt: !715)
!717 = !DILocation(line: 12, scope: !15, inlinedAt: !715)
!718 = !DILocation(line: 39, scope: !21, inlinedAt: !719)
!719 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !715)
!720 = !DILocation(line: 13, scope: !15, inlinedAt: !715)
!721 = !DILocation(line: 15, scope: !15, inlinedAt: !715)
!722 = !DILocation(line: 14, scope: !15, inlinedAt: !715)
!723 = !DILocation(line: 17, scope: !15, inlinedAt: !715)
!724 = !DILocation(line: 158, scope: !705)
!725 = distinct !DISubprogram(name: "lchown", scope: !1, file: !1, line: 159, type: !10, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!726 = !DILocation(line: 96, scope: !30, inlinedAt: !727)
!727 = distinct !DILocation(line: 159, scope: !725)
!728 = !DILocation(line: 88, scope: !33, inlinedAt: !729)
!729 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !727)
!730 = !DILocation(line: 0, scope: !33, inlinedAt: !729)
!731 = !DILocation(line: 89, scope: !33, inlinedAt: !729)
!732 = distinct !{!732, !728, !731, !38, !39}
!733 = !DILocation(line: 98, scope: !30, inlinedAt: !727)
!734 = !DILocation(line: 10, scope: !15, inlinedAt: !735)
!735 = distinct !DILocation(line: 159, scope: !725)
!736 = !DILocation(line: 11, scope: !15, inlinedAt: !735)
!737 = !DILocation(line: 12, scope: !15, inlinedAt: !735)
!738 = !DILocation(line: 39, scope: !21, inlinedAt: !739)
!739 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !735)
!740 = !DILocation(line: 13, scope: !15, inlinedAt: !735)
!741 = !DILocation(line: 15, scope: !15, inlinedAt: !735)
!742 = !DILocation(line: 14, scope: !15, inlinedAt: !735)
!743 = !DILocation(line: 17, scope: !15, inlinedAt: !735)
!744 = !DILocation(line: 159, scope: !725)
!745 = distinct !DISubprogram(name: "chdir", scope: !1, file: !1, line: 160, type: !10, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!746 = !DILocation(line: 96, scope: !30, inlinedAt: !747)
!747 = distinct !DILocation(line: 160, scope: !745)
!748 = !DILocation(line: 88, scope: !33, inlinedAt: !749)
!749 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !747)
!750 = !DILocation(line: 0, scope: !33, inlinedAt: !749)
!751 = !DILocation(line: 89, scope: !33, inlinedAt: !749)
!752 = distinct !{!752, !748, !751, !38, !39}
!753 = !DILocation(line: 98, scope: !30, inlinedAt: !747)
!754 = !DILocation(line: 10, scope: !15, inlinedAt: !755)
!755 = distinct !DILocation(line: 160, scope: !745)
!756 = !DILocation(line: 11, scope: !15, inlinedAt: !755)
!757 = !DILocation(line: 12, scope: !15, inlinedAt: !755)
!758 = !DILocation(line: 39, scope: !21, inlinedAt: !759)
!759 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !755)
!760 = !DILocation(line: 13, scope: !15, inlinedAt: !755)
!761 = !DILocation(line: 15, scope: !15, inlinedAt: !755)
!762 = !DILocation(line: 14, scope: !15, inlinedAt: !755)
!763 = !DILocation(line: 17, scope: !15, inlinedAt: !755)
!764 = !DILocation(line: 160, scope: !745)
!765 = distinct !DISubprogram(name: "chroot", scope: !1, file: !1, line: 161, type: !10, scopeLine: 161, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!766 = !DILocation(line: 96, scope: !30, inlinedAt: !767)
!767 = distinct !DILocation(line: 161, scope: !765)
!768 = !DILocation(line: 88, scope: !33, inlinedAt: !769)
!769 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !767)
!770 = !DILocation(line: 0, scope: !33, inlinedAt: !769)
!771 = !DILocation(line: 89, scope: !33, inlinedAt: !769)
!772 = distinct !{!772, !768, !771, !38, !39}
!773 = !DILocation(line: 98, scope: !30, inlinedAt: !767)
!774 = !DILocation(line: 10, scope: !15, inlinedAt: !775)
!775 = distinct !DILocation(line: 161, scope: !765)
!776 = !DILocation(line: 11, scope: !15, inlinedAt: !775)
!777 = !DILocation(line: 12, scope: !15, inlinedAt: !775)
!778 = !DILocation(line: 39, scope: !21, inlinedAt: !779)
!779 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !775)
!780 = !DILocation(line: 13, scope: !15, inlinedAt: !775)
!781 = !DILocation(line: 15, scope: !15, inlinedAt: !775)
!782 = !DILocation(line: 14, scope: !15, inlinedAt: !775)
!783 = !DILocation(line: 17, scope: !15, inlinedAt: !775)
!784 = !DILocation(line: 161, scope: !765)
!785 = distinct !DISubprogram(name: "truncate", scope: !1, file: !1, line: 162, type: !10, scopeLine: 162, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!786 = !DILocation(line: 96, scope: !30, inlinedAt: !787)
!787 = distinct !DILocation(line: 162, scope: !785)
!788 = !DILocation(line: 88, scope: !33, inlinedAt: !789)
!789 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !787)
!790 = !DILocation(line: 0, scope: !33, inlinedAt: !789)
!791 = !DILocation(line: 89, scope: !33, inlinedAt: !789)
!792 = distinct !{!792, !788, !791, !38, !39}
!793 = !DILocation(line: 98, scope: !30, inlinedAt: !787)
!794 = !DILocation(line: 10, scope: !15, inlinedAt: !795)
!795 = distinct !DILocation(line: 162, scope: !785)
!796 = !DILocation(line: 11, scope: !15, inlinedAt: !795)
!797 = !DILocation(line: 12, scope: !15, inlinedAt: !795)
!798 = !DILocation(line: 39, scope: !21, inlinedAt: !799)
!799 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !795)
!800 = !DILocation(line: 13, scope: !15, inlinedAt: !795)
!801 = !DILocation(line: 15, scope: !15, inlinedAt: !795)
!802 = !DILocation(line: 14, scope: !15, inlinedAt: !795)
!803 = !DILocation(line: 17, scope: !15, inlinedAt: !795)
!804 = !DILocation(line: 162, scope: !785)
!805 = distinct !DISubprogram(name: "link", scope: !1, file: !1, line: 163, type: !10, scopeLine: 163, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!806 = !DILocation(line: 96, scope: !30, inlinedAt: !807)
!807 = distinct !DILocation(line: 163, scope: !805)
!808 = !DILocation(line: 88, scope: !33, inlinedAt: !809)
!809 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !807)
!810 = !DILocation(line: 0, scope: !33, inlinedAt: !809)
!811 = !DILocation(line: 89, scope: !33, inlinedAt: !809)
!812 = distinct !{!812, !808, !811, !38, !39}
!813 = !DILocation(line: 98, scope: !30, inlinedAt: !807)
!814 = !DILocation(line: 10, scope: !15, inlinedAt: !815)
!815 = distinct !DILocation(line: 163, scope: !805)
!816 = !DILocation(line: 11, scope: !15, inlinedAt: !815)
!817 = !DILocation(line: 12, scope: !15, inlinedAt: !815)
!818 = !DILocation(line: 39, scope: !21, inlinedAt: !819)
!819 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !815)
!820 = !DILocation(line: 13, scope: !15, inlinedAt: !815)
!821 = !DILocation(line: 15, scope: !15, inlinedAt: !815)
!822 = !DILocation(line: 14, scope: !15, inlinedAt: !815)
!823 = !DILocation(line: 17, scope: !15, inlinedAt: !815)
!824 = !DILocation(line: 163, scope: !805)
!825 = distinct !DISubprogram(name: "symlink", scope: !1, file: !1, line: 164, type: !10, scopeLine: 164, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!826 = !DILocation(line: 96, scope: !30, inlinedAt: !827)
!827 = distinct !DILocation(line: 164, scope: !825)
!828 = !DILocation(line: 88, scope: !33, inlinedAt: !829)
!829 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !827)
!830 = !DILocation(line: 0, scope: !33, inlinedAt: !829)
!831 = !DILocation(line: 89, scope: !33, inlinedAt: !829)
!832 = distinct !{!832, !828, !831, !38, !39}
!833 = !DILocation(line: 98, scope: !30, inlinedAt: !827)
!834 = !DILocation(line: 10, scope: !15, inlinedAt: !835)
!835 = distinct !DILocation(line: 164, scope: !825)
!836 = !DILocation(line: 11, scope: !15, inlinedAt: !835)
!837 = !DILocation(line: 12, scope: !15, inlinedAt: !835)
!838 = !DILocation(line: 39, scope: !21, inlinedAt: !839)
!839 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !835)
!840 = !DILocation(line: 13, scope: !15, inlinedAt: !835)
!841 = !DILocation(line: 15, scope: !15, inlinedAt: !835)
!842 = !DILocation(line: 14, scope: !15, inlinedAt: !835)
!843 = !DILocation(line: 17, scope: !15, inlinedAt: !835)
!844 = !DILocation(line: 164, scope: !825)
!845 = distinct !DISubprogram(name: "utime", scope: !1, file: !1, line: 165, type: !10, scopeLine: 165, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!846 = !DILocation(line: 96, scope: !30, inlinedAt: !847)
!847 = distinct !DILocation(line: 165, scope: !845)
!848 = !DILocation(line: 88, scope: !33, inlinedAt: !849)
!849 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !847)
!850 = !DILocation(line: 0, scope: !33, inlinedAt: !849)
!851 = !DILocation(line: 89, scope: !33, inlinedAt: !849)
!852 = distinct !{!852, !848, !851, !38, !39}
!853 = !DILocation(line: 98, scope: !30, inlinedAt: !847)
!854 = !DILocation(line: 10, scope: !15, inlinedAt: !855)
!855 = distinct !DILocation(line: 165, scope: !845)
!856 = !DILocation(line: 11, scope: !15, inlinedAt: !855)
!857 = !DILocation(line: 12, scope: !15, inlinedAt: !855)
!858 = !DILocation(line: 39, scope: !21, inlinedAt: !859)
!859 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !855)
!860 = !DILocation(line: 13, scope: !15, inlinedAt: !855)
!861 = !DILocation(line: 15, scope: !15, inlinedAt: !855)
!862 = !DILocation(line: 14, scope: !15, inlinedAt: !855)
!863 = !DILocation(line: 17, scope: !15, inlinedAt: !855)
!864 = !DILocation(line: 165, scope: !845)
!865 = distinct !DISubprogram(name: "utimes", scope: !1, file: !1, line: 166, type: !10, scopeLine: 166, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!866 = !DILocation(line: 96, scope: !30, inlinedAt: !867)
!867 = distinct !DILocation(line: 166, scope: !865)
!868 = !DILocation(line: 88, scope: !33, inlinedAt: !869)
!869 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !867)
!870 = !DILocation(line: 0, scope: !33, inlinedAt: !869)
!871 = !DILocation(line: 89, scope: !33, inlinedAt: !869)
!872 = distinct !{!872, !868, !871, !38, !39}
!873 = !DILocation(line: 98, scope: !30, inlinedAt: !867)
!874 = !DILocation(line: 10, scope: !15, inlinedAt: !875)
!875 = distinct !DILocation(line: 166, scope: !865)
!876 = !DILocation(line: 11, scope: !15, inlinedAt: !875)
!877 = !DILocation(line: 12, scope: !15, inlinedAt: !875)
!878 = !DILocation(line: 39, scope: !21, inlinedAt: !879)
!879 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !875)
!880 = !DILocation(line: 13, scope: !15, inlinedAt: !875)
!881 = !DILocation(line: 15, scope: !15, inlinedAt: !875)
!882 = !DILocation(line: 14, scope: !15, inlinedAt: !875)
!883 = !DILocation(line: 17, scope: !15, inlinedAt: !875)
!884 = !DILocation(line: 166, scope: !865)
!885 = distinct !DISubprogram(name: "pathconf", scope: !1, file: !1, line: 168, type: !10, scopeLine: 168, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!886 = !DILocation(line: 58, scope: !512, inlinedAt: !887)
!887 = distinct !DILocation(line: 69, scope: !888, inlinedAt: !889)
!888 = distinct !DISubprogram(name: "any_between", scope: !22, file: !22, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!889 = distinct !DILocation(line: 168, scope: !885)
!890 = !DILocation(line: 59, scope: !512, inlinedAt: !887)
!891 = !DILocation(line: 60, scope: !512, inlinedAt: !887)
!892 = !DILocation(line: 61, scope: !512, inlinedAt: !887)
!893 = !DILocation(line: 70, scope: !888, inlinedAt: !889)
!894 = !DILocation(line: 168, scope: !885)
!895 = distinct !DISubprogram(name: "fpathconf", scope: !1, file: !1, line: 169, type: !10, scopeLine: 169, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!896 = !DILocation(line: 58, scope: !512, inlinedAt: !897)
!897 = distinct !DILocation(line: 69, scope: !888, inlinedAt: !898)
!898 = distinct !DILocation(line: 169, scope: !895)
!899 = !DILocation(line: 59, scope: !512, inlinedAt: !897)
!900 = !DILocation(line: 60, scope: !512, inlinedAt: !897)
!901 = !DILocation(line: 61, scope: !512, inlinedAt: !897)
!902 = !DILocation(line: 70, scope: !888, inlinedAt: !898)
!903 = !DILocation(line: 169, scope: !895)
!904 = distinct !DISubprogram(name: "readlink", scope: !1, file: !1, line: 171, type: !10, scopeLine: 172, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!905 = !DILocation(line: 96, scope: !30, inlinedAt: !906)
!906 = distinct !DILocation(line: 173, scope: !904)
!907 = !DILocation(line: 88, scope: !33, inlinedAt: !908)
!908 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !906)
!909 = !DILocation(line: 0, scope: !33, inlinedAt: !908)
!910 = !DILocation(line: 89, scope: !33, inlinedAt: !908)
!911 = distinct !{!911, !907, !910, !38, !39}
!912 = !DILocation(line: 98, scope: !30, inlinedAt: !906)
!913 = !DILocation(line: 105, scope: !404, inlinedAt: !914)
!914 = distinct !DILocation(line: 174, scope: !904)
!915 = !DILocation(line: 106, scope: !404, inlinedAt: !914)
!916 = !DILocation(line: 22, scope: !408, inlinedAt: !917)
!917 = distinct !DILocation(line: 175, scope: !904)
!918 = !DILocation(line: 23, scope: !408, inlinedAt: !917)
!919 = !DILocation(line: 24, scope: !408, inlinedAt: !917)
!920 = !DILocation(line: 25, scope: !408, inlinedAt: !917)
!921 = !DILocation(line: 10, scope: !15, inlinedAt: !922)
!922 = distinct !DILocation(line: 25, scope: !408, inlinedAt: !917)
!923 = !DILocation(line: 11, scope: !15, inlinedAt: !922)
!924 = !DILocation(line: 12, scope: !15, inlinedAt: !922)
!925 = !DILocation(line: 39, scope: !21, inlinedAt: !926)
!926 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !922)
!927 = !DILocation(line: 13, scope: !15, inlinedAt: !922)
!928 = !DILocation(line: 15, scope: !15, inlinedAt: !922)
!929 = !DILocation(line: 14, scope: !15, inlinedAt: !922)
!930 = !DILocation(line: 17, scope: !15, inlinedAt: !922)
!931 = !DILocation(line: 26, scope: !408, inlinedAt: !917)
!932 = !DILocation(line: 175, scope: !904)
!933 = distinct !DISubprogram(name: "getcwd", scope: !1, file: !1, line: 190, type: !10, scopeLine: 190, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!934 = !DILocation(line: 190, scope: !933)
!935 = !DILocation(line: 181, scope: !936, inlinedAt: !937)
!936 = distinct !DISubprogram(name: "text", scope: !1, file: !1, line: 179, type: !10, scopeLine: 180, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!937 = distinct !DILocation(line: 190, scope: !933)
!938 = !DILocation(line: 183, scope: !936, inlinedAt: !937)
!939 = !DILocation(line: 110, scope: !940, inlinedAt: !941)
!940 = distinct !DISubprogram(name: "heap_alloc", scope: !22, file: !22, line: 110, type: !10, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!941 = distinct !DILocation(line: 184, scope: !936, inlinedAt: !937)
!942 = !DILocation(line: 184, scope: !936, inlinedAt: !937)
!943 = !DILocation(line: 105, scope: !404, inlinedAt: !944)
!944 = distinct !DILocation(line: 185, scope: !936, inlinedAt: !937)
!945 = !DILocation(line: 106, scope: !404, inlinedAt: !944)
!946 = !DILocation(line: 186, scope: !936, inlinedAt: !937)
!947 = !DILocation(line: 187, scope: !936, inlinedAt: !937)
!948 = distinct !DISubprogram(name: "get_current_dir_name", scope: !1, file: !1, line: 191, type: !10, scopeLine: 191, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!949 = !DILocation(line: 181, scope: !936, inlinedAt: !950)
!950 = distinct !DILocation(line: 191, scope: !948)
!951 = !DILocation(line: 110, scope: !940, inlinedAt: !952)
!952 = distinct !DILocation(line: 184, scope: !936, inlinedAt: !950)
!953 = !DILocation(line: 105, scope: !404, inlinedAt: !954)
!954 = distinct !DILocation(line: 185, scope: !936, inlinedAt: !950)
!955 = !DILocation(line: 106, scope: !404, inlinedAt: !954)
!956 = !DILocation(line: 186, scope: !936, inlinedAt: !950)
!957 = !DILocation(line: 187, scope: !936, inlinedAt: !950)
!958 = !DILocation(line: 0, scope: !936, inlinedAt: !950)
!959 = !DILocation(line: 191, scope: !948)
!960 = distinct !DISubprogram(name: "realpath", scope: !1, file: !1, line: 193, type: !10, scopeLine: 194, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!961 = !DILocation(line: 96, scope: !30, inlinedAt: !962)
!962 = distinct !DILocation(line: 195, scope: !960)
!963 = !DILocation(line: 88, scope: !33, inlinedAt: !964)
!964 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !962)
!965 = !DILocation(line: 0, scope: !33, inlinedAt: !964)
!966 = !DILocation(line: 89, scope: !33, inlinedAt: !964)
!967 = distinct !{!967, !963, !966, !38, !39}
!968 = !DILocation(line: 98, scope: !30, inlinedAt: !962)
!969 = !DILocation(line: 181, scope: !936, inlinedAt: !970)
!970 = distinct !DILocation(line: 196, scope: !960)
!971 = !DILocation(line: 183, scope: !936, inlinedAt: !970)
!972 = !DILocation(line: 110, scope: !940, inlinedAt: !973)
!973 = distinct !DILocation(line: 184, scope: !936, inlinedAt: !970)
!974 = !DILocation(line: 184, scope: !936, inlinedAt: !970)
!975 = !DILocation(line: 105, scope: !404, inlinedAt: !976)
!976 = distinct !DILocation(line: 185, scope: !936, inlinedAt: !970)
!977 = !DILocation(line: 106, scope: !404, inlinedAt: !976)
!978 = !DILocation(line: 186, scope: !936, inlinedAt: !970)
!979 = !DILocation(line: 187, scope: !936, inlinedAt: !970)
!980 = !DILocation(line: 0, scope: !936, inlinedAt: !970)
!981 = !DILocation(line: 196, scope: !960)
!982 = distinct !DISubprogram(name: "stat", scope: !1, file: !1, line: 206, type: !10, scopeLine: 206, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!983 = !DILocation(line: 206, scope: !982)
!984 = !DILocation(line: 105, scope: !404, inlinedAt: !985)
!985 = distinct !DILocation(line: 206, scope: !982)
!986 = !DILocation(line: 106, scope: !404, inlinedAt: !985)
!987 = !DILocation(line: 10, scope: !15, inlinedAt: !988)
!988 = distinct !DILocation(line: 206, scope: !982)
!989 = !DILocation(line: 11, scope: !15, inlinedAt: !988)
!990 = !DILocation(line: 12, scope: !15, inlinedAt: !988)
!991 = !DILocation(line: 39, scope: !21, inlinedAt: !992)
!992 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !988)
!993 = !DILocation(line: 13, scope: !15, inlinedAt: !988)
!994 = !DILocation(line: 15, scope: !15, inlinedAt: !988)
!995 = !DILocation(line: 14, scope: !15, inlinedAt: !988)
!996 = !DILocation(line: 17, scope: !15, inlinedAt: !988)
!997 = distinct !DISubprogram(name: "lstat", scope: !1, file: !1, line: 207, type: !10, scopeLine: 207, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!998 = !DILocation(line: 207, scope: !997)
!999 = !DILocation(line: 105, scope: !404, inlinedAt: !1000)
!1000 = distinct !DILocation(line: 207, scope: !997)
!1001 = !DILocation(line: 106, scope: !404, inlinedAt: !1000)
!1002 = !DILocation(line: 10, scope: !15, inlinedAt: !1003)
!1003 = distinct !DILocation(line: 207, scope: !997)
!1004 = !DILocation(line: 11, scope: !15, inlinedAt: !1003)
!1005 = !DILocation(line: 12, scope: !15, inlinedAt: !1003)
!1006 = !DILocation(line: 39, scope: !21, inlinedAt: !1007)
!1007 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1003)
!1008 = !DILocation(line: 13, scope: !15, inlinedAt: !1003)
!1009 = !DILocation(line: 15, scope: !15, inlinedAt: !1003)
!1010 = !DILocation(line: 14, scope: !15, inlinedAt: !1003)
!1011 = !DILocation(line: 17, scope: !15, inlinedAt: !1003)
!1012 = distinct !DISubprogram(name: "fstat", scope: !1, file: !1, line: 208, type: !10, scopeLine: 208, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1013 = !DILocation(line: 208, scope: !1012)
!1014 = !DILocation(line: 105, scope: !404, inlinedAt: !1015)
!1015 = distinct !DILocation(line: 208, scope: !1012)
!1016 = !DILocation(line: 106, scope: !404, inlinedAt: !1015)
!1017 = !DILocation(line: 10, scope: !15, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 208, scope: !1012)
!1019 = !DILocation(line: 11, scope: !15, inlinedAt: !1018)
!1020 = !DILocation(line: 12, scope: !15, inlinedAt: !1018)
!1021 = !DILocation(line: 39, scope: !21, inlinedAt: !1022)
!1022 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1018)
!1023 = !DILocation(line: 13, scope: !15, inlinedAt: !1018)
!1024 = !DILocation(line: 15, scope: !15, inlinedAt: !1018)
!1025 = !DILocation(line: 14, scope: !15, inlinedAt: !1018)
!1026 = !DILocation(line: 17, scope: !15, inlinedAt: !1018)
!1027 = distinct !DISubprogram(name: "fstatat", scope: !1, file: !1, line: 209, type: !10, scopeLine: 209, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1028 = !DILocation(line: 209, scope: !1027)
!1029 = !DILocation(line: 105, scope: !404, inlinedAt: !1030)
!1030 = distinct !DILocation(line: 209, scope: !1027)
!1031 = !DILocation(line: 106, scope: !404, inlinedAt: !1030)
!1032 = !DILocation(line: 10, scope: !15, inlinedAt: !1033)
!1033 = distinct !DILocation(line: 209, scope: !1027)
!1034 = !DILocation(line: 11, scope: !15, inlinedAt: !1033)
!1035 = !DILocation(line: 12, scope: !15, inlinedAt: !1033)
!1036 = !DILocation(line: 39, scope: !21, inlinedAt: !1037)
!1037 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1033)
!1038 = !DILocation(line: 13, scope: !15, inlinedAt: !1033)
!1039 = !DILocation(line: 15, scope: !15, inlinedAt: !1033)
!1040 = !DILocation(line: 14, scope: !15, inlinedAt: !1033)
!1041 = !DILocation(line: 17, scope: !15, inlinedAt: !1033)
!1042 = distinct !DISubprogram(name: "stat64", scope: !1, file: !1, line: 210, type: !10, scopeLine: 210, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1043 = !DILocation(line: 210, scope: !1042)
!1044 = !DILocation(line: 105, scope: !404, inlinedAt: !1045)
!1045 = distinct !DILocation(line: 210, scope: !1042)
!1046 = !DILocation(line: 106, scope: !404, inlinedAt: !1045)
!1047 = !DILocation(line: 10, scope: !15, inlinedAt: !1048)
!1048 = distinct !DILocation(line: 210, scope: !1042)
!1049 = !DILocation(line: 11, scope: !15, inlinedAt: !1048)
!1050 = !DILocation(line: 12, scope: !15, inlinedAt: !1048)
!1051 = !DILocation(line: 39, scope: !21, inlinedAt: !1052)
!1052 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1048)
!1053 = !DILocation(line: 13, scope: !15, inlinedAt: !1048)
!1054 = !DILocation(line: 15, scope: !15, inlinedAt: !1048)
!1055 = !DILocation(line: 14, scope: !15, inlinedAt: !1048)
!1056 = !DILocation(line: 17, scope: !15, inlinedAt: !1048)
!1057 = distinct !DISubprogram(name: "lstat64", scope: !1, file: !1, line: 211, type: !10, scopeLine: 211, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1058 = !DILocation(line: 211, scope: !1057)
!1059 = !DILocation(line: 105, scope: !404, inlinedAt: !1060)
!1060 = distinct !DILocation(line: 211, scope: !1057)
!1061 = !DILocation(line: 106, scope: !404, inlinedAt: !1060)
!1062 = !DILocation(line: 10, scope: !15, inlinedAt: !1063)
!1063 = distinct !DILocation(line: 211, scope: !1057)
!1064 = !DILocation(line: 11, scope: !15, inlinedAt: !1063)
!1065 = !DILocation(line: 12, scope: !15, inlinedAt: !1063)
!1066 = !DILocation(line: 39, scope: !21, inlinedAt: !1067)
!1067 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1063)
!1068 = !DILocation(line: 13, scope: !15, inlinedAt: !1063)
!1069 = !DILocation(line: 15, scope: !15, inlinedAt: !1063)
!1070 = !DILocation(line: 14, scope: !15, inlinedAt: !1063)
!1071 = !DILocation(line: 17, scope: !15, inlinedAt: !1063)
!1072 = distinct !DISubprogram(name: "fstat64", scope: !1, file: !1, line: 212, type: !10, scopeLine: 212, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1073 = !DILocation(line: 212, scope: !1072)
!1074 = !DILocation(line: 105, scope: !404, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 212, scope: !1072)
!1076 = !DILocation(line: 106, scope: !404, inlinedAt: !1075)
!1077 = !DILocation(line: 10, scope: !15, inlinedAt: !1078)
!1078 = distinct !DILocation(line: 212, scope: !1072)
!1079 = !DILocation(line: 11, scope: !15, inlinedAt: !1078)
!1080 = !DILocation(line: 12, scope: !15, inlinedAt: !1078)
!1081 = !DILocation(line: 39, scope: !21, inlinedAt: !1082)
!1082 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1078)
!1083 = !DILocation(line: 13, scope: !15, inlinedAt: !1078)
!1084 = !DILocation(line: 15, scope: !15, inlinedAt: !1078)
!1085 = !DILocation(line: 14, scope: !15, inlinedAt: !1078)
!1086 = !DILocation(line: 17, scope: !15, inlinedAt: !1078)
!1087 = distinct !DISubprogram(name: "__xstat", scope: !1, file: !1, line: 213, type: !10, scopeLine: 213, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1088 = !DILocation(line: 213, scope: !1087)
!1089 = !DILocation(line: 105, scope: !404, inlinedAt: !1090)
!1090 = distinct !DILocation(line: 213, scope: !1087)
!1091 = !DILocation(line: 106, scope: !404, inlinedAt: !1090)
!1092 = !DILocation(line: 10, scope: !15, inlinedAt: !1093)
!1093 = distinct !DILocation(line: 213, scope: !1087)
!1094 = !DILocation(line: 11, scope: !15, inlinedAt: !1093)
!1095 = !DILocation(line: 12, scope: !15, inlinedAt: !1093)
!1096 = !DILocation(line: 39, scope: !21, inlinedAt: !1097)
!1097 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1093)
!1098 = !DILocation(line: 13, scope: !15, inlinedAt: !1093)
!1099 = !DILocation(line: 15, scope: !15, inlinedAt: !1093)
!1100 = !DILocation(line: 14, scope: !15, inlinedAt: !1093)
!1101 = !DILocation(line: 17, scope: !15, inlinedAt: !1093)
!1102 = distinct !DISubprogram(name: "__lxstat", scope: !1, file: !1, line: 214, type: !10, scopeLine: 214, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1103 = !DILocation(line: 214, scope: !1102)
!1104 = !DILocation(line: 105, scope: !404, inlinedAt: !1105)
!1105 = distinct !DILocation(line: 214, scope: !1102)
!1106 = !DILocation(line: 106, scope: !404, inlinedAt: !1105)
!1107 = !DILocation(line: 10, scope: !15, inlinedAt: !1108)
!1108 = distinct !DILocation(line: 214, scope: !1102)
!1109 = !DILocation(line: 11, scope: !15, inlinedAt: !1108)
!1110 = !DILocation(line: 12, scope: !15, inlinedAt: !1108)
!1111 = !DILocation(line: 39, scope: !21, inlinedAt: !1112)
!1112 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1108)
!1113 = !DILocation(line: 13, scope: !15, inlinedAt: !1108)
!1114 = !DILocation(line: 15, scope: !15, inlinedAt: !1108)
!1115 = !DILocation(line: 14, scope: !15, inlinedAt: !1108)
!1116 = !DILocation(line: 17, scope: !15, inlinedAt: !1108)
!1117 = distinct !DISubprogram(name: "__fxstat", scope: !1, file: !1, line: 215, type: !10, scopeLine: 215, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1118 = !DILocation(line: 215, scope: !1117)
!1119 = !DILocation(line: 105, scope: !404, inlinedAt: !1120)
!1120 = distinct !DILocation(line: 215, scope: !1117)
!1121 = !DILocation(line: 106, scope: !404, inlinedAt: !1120)
!1122 = !DILocation(line: 10, scope: !15, inlinedAt: !1123)
!1123 = distinct !DILocation(line: 215, scope: !1117)
!1124 = !DILocation(line: 11, scope: !15, inlinedAt: !1123)
!1125 = !DILocation(line: 12, scope: !15, inlinedAt: !1123)
!1126 = !DILocation(line: 39, scope: !21, inlinedAt: !1127)
!1127 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1123)
!1128 = !DILocation(line: 13, scope: !15, inlinedAt: !1123)
!1129 = !DILocation(line: 15, scope: !15, inlinedAt: !1123)
!1130 = !DILocation(line: 14, scope: !15, inlinedAt: !1123)
!1131 = !DILocation(line: 17, scope: !15, inlinedAt: !1123)
!1132 = distinct !DISubprogram(name: "__xstat64", scope: !1, file: !1, line: 216, type: !10, scopeLine: 216, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1133 = !DILocation(line: 216, scope: !1132)
!1134 = !DILocation(line: 105, scope: !404, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 216, scope: !1132)
!1136 = !DILocation(line: 106, scope: !404, inlinedAt: !1135)
!1137 = !DILocation(line: 10, scope: !15, inlinedAt: !1138)
!1138 = distinct !DILocation(line: 216, scope: !1132)
!1139 = !DILocation(line: 11, scope: !15, inlinedAt: !1138)
!1140 = !DILocation(line: 12, scope: !15, inlinedAt: !1138)
!1141 = !DILocation(line: 39, scope: !21, inlinedAt: !1142)
!1142 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1138)
!1143 = !DILocation(line: 13, scope: !15, inlinedAt: !1138)
!1144 = !DILocation(line: 15, scope: !15, inlinedAt: !1138)
!1145 = !DILocation(line: 14, scope: !15, inlinedAt: !1138)
!1146 = !DILocation(line: 17, scope: !15, inlinedAt: !1138)
!1147 = distinct !DISubprogram(name: "__lxstat64", scope: !1, file: !1, line: 217, type: !10, scopeLine: 217, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1148 = !DILocation(line: 217, scope: !1147)
!1149 = !DILocation(line: 105, scope: !404, inlinedAt: !1150)
!1150 = distinct !DILocation(line: 217, scope: !1147)
!1151 = !DILocation(line: 106, scope: !404, inlinedAt: !1150)
!1152 = !DILocation(line: 10, scope: !15, inlinedAt: !1153)
!1153 = distinct !DILocation(line: 217, scope: !1147)
!1154 = !DILocation(line: 11, scope: !15, inlinedAt: !1153)
!1155 = !DILocation(line: 12, scope: !15, inlinedAt: !1153)
!1156 = !DILocation(line: 39, scope: !21, inlinedAt: !1157)
!1157 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1153)
!1158 = !DILocation(line: 13, scope: !15, inlinedAt: !1153)
!1159 = !DILocation(line: 15, scope: !15, inlinedAt: !1153)
!1160 = !DILocation(line: 14, scope: !15, inlinedAt: !1153)
!1161 = !DILocation(line: 17, scope: !15, inlinedAt: !1153)
!1162 = distinct !DISubprogram(name: "__fxstat64", scope: !1, file: !1, line: 218, type: !10, scopeLine: 218, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1163 = !DILocation(line: 218, scope: !1162)
!1164 = !DILocation(line: 105, scope: !404, inlinedAt: !1165)
!1165 = distinct !DILocation(line: 218, scope: !1162)
!1166 = !DILocation(line: 106, scope: !404, inlinedAt: !1165)
!1167 = !DILocation(line: 10, scope: !15, inlinedAt: !1168)
!1168 = distinct !DILocation(line: 218, scope: !1162)
!1169 = !DILocation(line: 11, scope: !15, inlinedAt: !1168)
!1170 = !DILocation(line: 12, scope: !15, inlinedAt: !1168)
!1171 = !DILocation(line: 39, scope: !21, inlinedAt: !1172)
!1172 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1168)
!1173 = !DILocation(line: 13, scope: !15, inlinedAt: !1168)
!1174 = !DILocation(line: 15, scope: !15, inlinedAt: !1168)
!1175 = !DILocation(line: 14, scope: !15, inlinedAt: !1168)
!1176 = !DILocation(line: 17, scope: !15, inlinedAt: !1168)
!1177 = distinct !DISubprogram(name: "statvfs", scope: !1, file: !1, line: 219, type: !10, scopeLine: 219, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1178 = !DILocation(line: 219, scope: !1177)
!1179 = !DILocation(line: 105, scope: !404, inlinedAt: !1180)
!1180 = distinct !DILocation(line: 219, scope: !1177)
!1181 = !DILocation(line: 106, scope: !404, inlinedAt: !1180)
!1182 = !DILocation(line: 10, scope: !15, inlinedAt: !1183)
!1183 = distinct !DILocation(line: 219, scope: !1177)
!1184 = !DILocation(line: 11, scope: !15, inlinedAt: !1183)
!1185 = !DILocation(line: 12, scope: !15, inlinedAt: !1183)
!1186 = !DILocation(line: 39, scope: !21, inlinedAt: !1187)
!1187 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1183)
!1188 = !DILocation(line: 13, scope: !15, inlinedAt: !1183)
!1189 = !DILocation(line: 15, scope: !15, inlinedAt: !1183)
!1190 = !DILocation(line: 14, scope: !15, inlinedAt: !1183)
!1191 = !DILocation(line: 17, scope: !15, inlinedAt: !1183)
!1192 = distinct !DISubprogram(name: "fstatvfs", scope: !1, file: !1, line: 220, type: !10, scopeLine: 220, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1193 = !DILocation(line: 220, scope: !1192)
!1194 = !DILocation(line: 105, scope: !404, inlinedAt: !1195)
!1195 = distinct !DILocation(line: 220, scope: !1192)
!1196 = !DILocation(line: 106, scope: !404, inlinedAt: !1195)
!1197 = !DILocation(line: 10, scope: !15, inlinedAt: !1198)
!1198 = distinct !DILocation(line: 220, scope: !1192)
!1199 = !DILocation(line: 11, scope: !15, inlinedAt: !1198)
!1200 = !DILocation(line: 12, scope: !15, inlinedAt: !1198)
!1201 = !DILocation(line: 39, scope: !21, inlinedAt: !1202)
!1202 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1198)
!1203 = !DILocation(line: 13, scope: !15, inlinedAt: !1198)
!1204 = !DILocation(line: 15, scope: !15, inlinedAt: !1198)
!1205 = !DILocation(line: 14, scope: !15, inlinedAt: !1198)
!1206 = !DILocation(line: 17, scope: !15, inlinedAt: !1198)
!1207 = distinct !DISubprogram(name: "opendir", scope: !1, file: !1, line: 228, type: !10, scopeLine: 229, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1208 = !DILocation(line: 96, scope: !30, inlinedAt: !1209)
!1209 = distinct !DILocation(line: 230, scope: !1207)
!1210 = !DILocation(line: 88, scope: !33, inlinedAt: !1211)
!1211 = distinct !DILocation(line: 97, scope: !30, inlinedAt: !1209)
!1212 = !DILocation(line: 0, scope: !33, inlinedAt: !1211)
!1213 = !DILocation(line: 89, scope: !33, inlinedAt: !1211)
!1214 = distinct !{!1214, !1210, !1213, !38, !39}
!1215 = !DILocation(line: 98, scope: !30, inlinedAt: !1209)
!1216 = !DILocation(line: 231, scope: !1207)
!1217 = !DILocation(line: 109, scope: !1218, inlinedAt: !1219)
!1218 = distinct !DISubprogram(name: "internal_alloc", scope: !22, file: !22, line: 109, type: !10, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1219 = distinct !DILocation(line: 231, scope: !1207)
!1220 = distinct !DISubprogram(name: "fdopendir", scope: !1, file: !1, line: 234, type: !10, scopeLine: 234, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1221 = !DILocation(line: 234, scope: !1220)
!1222 = !DILocation(line: 109, scope: !1218, inlinedAt: !1223)
!1223 = distinct !DILocation(line: 234, scope: !1220)
!1224 = distinct !DISubprogram(name: "readdir", scope: !1, file: !1, line: 236, type: !10, scopeLine: 237, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1225 = !DILocation(line: 238, scope: !1224)
!1226 = !DILocation(line: 239, scope: !1224)
!1227 = !DILocation(line: 241, scope: !1224)
!1228 = !DILocation(line: 105, scope: !404, inlinedAt: !1229)
!1229 = distinct !DILocation(line: 241, scope: !1224)
!1230 = !DILocation(line: 106, scope: !404, inlinedAt: !1229)
!1231 = !DILocation(line: 242, scope: !1224)
!1232 = !DILocation(line: 243, scope: !1224)
!1233 = !DILocation(line: 0, scope: !1224)
!1234 = !DILocation(line: 244, scope: !1224)
!1235 = distinct !DISubprogram(name: "closedir", scope: !1, file: !1, line: 246, type: !10, scopeLine: 247, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1236 = !DILocation(line: 248, scope: !1235)
!1237 = !DILocation(line: 249, scope: !1235)
!1238 = distinct !DISubprogram(name: "rewinddir", scope: !1, file: !1, line: 252, type: !10, scopeLine: 252, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1239 = !DILocation(line: 252, scope: !1238)
!1240 = distinct !DISubprogram(name: "dirfd", scope: !1, file: !1, line: 253, type: !10, scopeLine: 253, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1241 = !DILocation(line: 253, scope: !1240)
!1242 = distinct !DISubprogram(name: "poll", scope: !1, file: !1, line: 257, type: !10, scopeLine: 258, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1243 = !DILocation(line: 259, scope: !1242)
!1244 = !DILocation(line: 22, scope: !408, inlinedAt: !1245)
!1245 = distinct !DILocation(line: 261, scope: !1242)
!1246 = !DILocation(line: 23, scope: !408, inlinedAt: !1245)
!1247 = !DILocation(line: 24, scope: !408, inlinedAt: !1245)
!1248 = !DILocation(line: 25, scope: !408, inlinedAt: !1245)
!1249 = !DILocation(line: 10, scope: !15, inlinedAt: !1250)
!1250 = distinct !DILocation(line: 25, scope: !408, inlinedAt: !1245)
!1251 = !DILocation(line: 11, scope: !15, inlinedAt: !1250)
!1252 = !DILocation(line: 12, scope: !15, inlinedAt: !1250)
!1253 = !DILocation(line: 39, scope: !21, inlinedAt: !1254)
!1254 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1250)
!1255 = !DILocation(line: 13, scope: !15, inlinedAt: !1250)
!1256 = !DILocation(line: 15, scope: !15, inlinedAt: !1250)
!1257 = !DILocation(line: 14, scope: !15, inlinedAt: !1250)
!1258 = !DILocation(line: 17, scope: !15, inlinedAt: !1250)
!1259 = !DILocation(line: 26, scope: !408, inlinedAt: !1245)
!1260 = !DILocation(line: 261, scope: !1242)
!1261 = !DILocation(line: 260, scope: !1242)
!1262 = !DILocation(line: 105, scope: !404, inlinedAt: !1263)
!1263 = distinct !DILocation(line: 260, scope: !1242)
!1264 = !DILocation(line: 106, scope: !404, inlinedAt: !1263)
!1265 = distinct !{!1265, !1243, !1261, !38, !39}
!1266 = distinct !DISubprogram(name: "select", scope: !1, file: !1, line: 270, type: !10, scopeLine: 271, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1267 = !DILocation(line: 272, scope: !1266)
!1268 = !DILocation(line: 266, scope: !1269, inlinedAt: !1270)
!1269 = distinct !DISubprogram(name: "any_set", scope: !1, file: !1, line: 264, type: !10, scopeLine: 265, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1270 = distinct !DILocation(line: 273, scope: !1266)
!1271 = !DILocation(line: 267, scope: !1269, inlinedAt: !1270)
!1272 = !DILocation(line: 105, scope: !404, inlinedAt: !1273)
!1273 = distinct !DILocation(line: 267, scope: !1269, inlinedAt: !1270)
!1274 = !DILocation(line: 106, scope: !404, inlinedAt: !1273)
!1275 = !DILocation(line: 266, scope: !1269, inlinedAt: !1276)
!1276 = distinct !DILocation(line: 274, scope: !1266)
!1277 = !DILocation(line: 267, scope: !1269, inlinedAt: !1276)
!1278 = !DILocation(line: 105, scope: !404, inlinedAt: !1279)
!1279 = distinct !DILocation(line: 267, scope: !1269, inlinedAt: !1276)
!1280 = !DILocation(line: 106, scope: !404, inlinedAt: !1279)
!1281 = !DILocation(line: 266, scope: !1269, inlinedAt: !1282)
!1282 = distinct !DILocation(line: 275, scope: !1266)
!1283 = !DILocation(line: 267, scope: !1269, inlinedAt: !1282)
!1284 = !DILocation(line: 105, scope: !404, inlinedAt: !1285)
!1285 = distinct !DILocation(line: 267, scope: !1269, inlinedAt: !1282)
!1286 = !DILocation(line: 106, scope: !404, inlinedAt: !1285)
!1287 = !DILocation(line: 276, scope: !1266)
!1288 = !DILocation(line: 22, scope: !408, inlinedAt: !1289)
!1289 = distinct !DILocation(line: 276, scope: !1266)
!1290 = !DILocation(line: 23, scope: !408, inlinedAt: !1289)
!1291 = !DILocation(line: 24, scope: !408, inlinedAt: !1289)
!1292 = !DILocation(line: 25, scope: !408, inlinedAt: !1289)
!1293 = !DILocation(line: 10, scope: !15, inlinedAt: !1294)
!1294 = distinct !DILocation(line: 25, scope: !408, inlinedAt: !1289)
!1295 = !DILocation(line: 11, scope: !15, inlinedAt: !1294)
!1296 = !DILocation(line: 12, scope: !15, inlinedAt: !1294)
!1297 = !DILocation(line: 39, scope: !21, inlinedAt: !1298)
!1298 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1294)
!1299 = !DILocation(line: 13, scope: !15, inlinedAt: !1294)
!1300 = !DILocation(line: 15, scope: !15, inlinedAt: !1294)
!1301 = !DILocation(line: 14, scope: !15, inlinedAt: !1294)
!1302 = !DILocation(line: 17, scope: !15, inlinedAt: !1294)
!1303 = !DILocation(line: 26, scope: !408, inlinedAt: !1289)
!1304 = distinct !DISubprogram(name: "pselect", scope: !1, file: !1, line: 279, type: !10, scopeLine: 281, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1305 = !DILocation(line: 282, scope: !1304)
!1306 = distinct !DISubprogram(name: "epoll_wait", scope: !1, file: !1, line: 285, type: !10, scopeLine: 286, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1307 = !DILocation(line: 287, scope: !1306)
!1308 = !DILocation(line: 105, scope: !404, inlinedAt: !1309)
!1309 = distinct !DILocation(line: 287, scope: !1306)
!1310 = !DILocation(line: 106, scope: !404, inlinedAt: !1309)
!1311 = !DILocation(line: 22, scope: !408, inlinedAt: !1312)
!1312 = distinct !DILocation(line: 288, scope: !1306)
!1313 = !DILocation(line: 23, scope: !408, inlinedAt: !1312)
!1314 = !DILocation(line: 24, scope: !408, inlinedAt: !1312)
!1315 = !DILocation(line: 25, scope: !408, inlinedAt: !1312)
!1316 = !DILocation(line: 10, scope: !15, inlinedAt: !1317)
!1317 = distinct !DILocation(line: 25, scope: !408, inlinedAt: !1312)
!1318 = !DILocation(line: 11, scope: !15, inlinedAt: !1317)
!1319 = !DILocation(line: 12, scope: !15, inlinedAt: !1317)
!1320 = !DILocation(line: 39, scope: !21, inlinedAt: !1321)
!1321 = distinct !DILocation(line: 13, scope: !15, inlinedAt: !1317)
!1322 = !DILocation(line: 13, scope: !15, inlinedAt: !1317)
!1323 = !DILocation(line: 15, scope: !15, inlinedAt: !1317)
!1324 = !DILocation(line: 14, scope: !15, inlinedAt: !1317)
!1325 = !DILocation(line: 17, scope: !15, inlinedAt: !1317)
!1326 = !DILocation(line: 26, scope: !408, inlinedAt: !1312)
!1327 = !DILocation(line: 288, scope: !1306)
!1328 = distinct !DISubprogram(name: "__fdelt_chk", scope: !1, file: !1, line: 291, type: !10, scopeLine: 292, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1329 = !DILocation(line: 293, scope: !1328)
!1330 = !DILocation(line: 294, scope: !1328)
!1331 = !DILocation(line: 295, scope: !1328)
