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
%struct.statfs = type { i32, i32, i32, i32, i32, i32, i32, %struct.__fsid_t, i32, i32, i32, [4 x i32] }
%struct.__fsid_t = type { [2 x i32] }
%struct.statvfs = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [6 x i32] }
%struct.__dirstream = type opaque
%struct.dirent = type { i32, i32, i16, i8, [256 x i8] }
%struct.dirent64 = type { i64, i64, i16, i8, [256 x i8] }
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
@.str.70 = private unnamed_addr constant [7 x i8] c"statfs\00", align 1
@.str.71 = private unnamed_addr constant [8 x i8] c"fstatfs\00", align 1
@.str.72 = private unnamed_addr constant [8 x i8] c"statvfs\00", align 1
@.str.73 = private unnamed_addr constant [9 x i8] c"fstatvfs\00", align 1
@.str.74 = private unnamed_addr constant [8 x i8] c"opendir\00", align 1
@.str.75 = private unnamed_addr constant [10 x i8] c"fdopendir\00", align 1
@.str.76 = private unnamed_addr constant [8 x i8] c"readdir\00", align 1
@.str.77 = private unnamed_addr constant [10 x i8] c"readdir_r\00", align 1
@.str.78 = private unnamed_addr constant [10 x i8] c"file-tree\00", align 1
@.str.79 = private unnamed_addr constant [29 x i8] c"ftw visits at most two files\00", align 1
@.str.80 = private unnamed_addr constant [4 x i8] c"ftw\00", align 1
@.str.81 = private unnamed_addr constant [5 x i8] c"poll\00", align 1
@.str.82 = private unnamed_addr constant [7 x i8] c"select\00", align 1
@.str.83 = private unnamed_addr constant [11 x i8] c"epoll_wait\00", align 1
@.str.84 = private unnamed_addr constant [31 x i8] c"a descriptor beyond FD_SETSIZE\00", align 1

define dso_local i32 @__mw_new_descriptor(i8* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = load i32, i32* @next, align 4, !dbg !12
  %3 = add i32 %2, 1, !dbg !12
  store i32 %3, i32* @next, align 4, !dbg !12
  %4 = icmp eq i8* %0, null, !dbg !13
  br i1 %4, label %7, label %5, !dbg !13

5:
  %6 = call i32 @__mw_outcome(i8* noundef nonnull %0, i32 noundef %2) #6, !dbg !13
  br label %7, !dbg !13

7:
  %8 = phi i32 [ %6, %5 ], [ %2, %1 ], !dbg !13
  ret i32 %8, !dbg !13
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !14 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @open(i8* noundef %0, i32 %1, ...) local_unnamed_addr #0 !dbg !16 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !17
  %3 = load i32, i32* @next, align 4, !dbg !18
  %4 = add i32 %3, 1, !dbg !18
  store i32 %4, i32* @next, align 4, !dbg !18
  %5 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i32 noundef %3) #6, !dbg !20
  ret i32 %5, !dbg !21
}

declare !dbg !22 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @open64(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !24 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !25
  %3 = load i32, i32* @next, align 4, !dbg !27
  %4 = add i32 %3, 1, !dbg !27
  store i32 %4, i32* @next, align 4, !dbg !27
  %5 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i32 noundef %3) #6, !dbg !29
  ret i32 %5, !dbg !30
}

define dso_local i32 @openat(i32 noundef %0, i8* noundef %1, i32 noundef %2, ...) local_unnamed_addr #0 !dbg !31 {
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #6, !dbg !32
  %4 = load i32, i32* @next, align 4, !dbg !34
  %5 = add i32 %4, 1, !dbg !34
  store i32 %5, i32* @next, align 4, !dbg !34
  %6 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i32 noundef %4) #6, !dbg !36
  ret i32 %6, !dbg !37
}

define dso_local i32 @__open_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !38 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !39
  %3 = load i32, i32* @next, align 4, !dbg !41
  %4 = add i32 %3, 1, !dbg !41
  store i32 %4, i32* @next, align 4, !dbg !41
  %5 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i32 noundef %3) #6, !dbg !43
  ret i32 %5, !dbg !44
}

define dso_local i32 @creat(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !45 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !46
  %3 = load i32, i32* @next, align 4, !dbg !48
  %4 = add i32 %3, 1, !dbg !48
  store i32 %4, i32* @next, align 4, !dbg !48
  %5 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i32 noundef %3) #6, !dbg !50
  ret i32 %5, !dbg !51
}

define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr #0 !dbg !52 {
  %2 = load i32, i32* @next, align 4, !dbg !53
  %3 = add i32 %2, 1, !dbg !53
  store i32 %3, i32* @next, align 4, !dbg !53
  %4 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i32 noundef %2) #6, !dbg !55
  ret i32 %4, !dbg !56
}

define dso_local i32 @epoll_create(i32 noundef %0) local_unnamed_addr #0 !dbg !57 {
  %2 = load i32, i32* @next, align 4, !dbg !58
  %3 = add i32 %2, 1, !dbg !58
  store i32 %3, i32* @next, align 4, !dbg !58
  %4 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i32 0, i32 0), i32 noundef %2) #6, !dbg !60
  ret i32 %4, !dbg !61
}

define dso_local i32 @epoll_create1(i32 noundef %0) local_unnamed_addr #0 !dbg !62 {
  %2 = load i32, i32* @next, align 4, !dbg !63
  %3 = add i32 %2, 1, !dbg !63
  store i32 %3, i32* @next, align 4, !dbg !63
  %4 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i32 noundef %2) #6, !dbg !65
  ret i32 %4, !dbg !66
}

define dso_local i32 @eventfd(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !67 {
  %3 = load i32, i32* @next, align 4, !dbg !68
  %4 = add i32 %3, 1, !dbg !68
  store i32 %4, i32* @next, align 4, !dbg !68
  %5 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0), i32 noundef %3) #6, !dbg !70
  ret i32 %5, !dbg !71
}

define dso_local i32 @inotify_init() local_unnamed_addr #0 !dbg !72 {
  %1 = load i32, i32* @next, align 4, !dbg !73
  %2 = add i32 %1, 1, !dbg !73
  store i32 %2, i32* @next, align 4, !dbg !73
  %3 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i32 0, i32 0), i32 noundef %1) #6, !dbg !75
  ret i32 %3, !dbg !76
}

define dso_local i32 @timerfd_create(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !77 {
  %3 = load i32, i32* @next, align 4, !dbg !78
  %4 = add i32 %3, 1, !dbg !78
  store i32 %4, i32* @next, align 4, !dbg !78
  %5 = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0), i32 noundef %3) #6, !dbg !80
  ret i32 %5, !dbg !81
}

define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !82 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0), i32 noundef %1) #6, !dbg !83
  ret i32 %3, !dbg !83
}

define dso_local i32 @dup3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !84 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0), i32 noundef %1) #6, !dbg !85
  ret i32 %4, !dbg !85
}

define dso_local i32 @pipe(i32* noundef %0) local_unnamed_addr #0 !dbg !86 {
  %2 = bitcast i32* %0 to i8*, !dbg !87
  call void @__midway_check(i8* noundef %2, i32 noundef 8, i32 noundef 1) #6, !dbg !87
  %3 = load i32, i32* @next, align 4, !dbg !88
  %4 = add i32 %3, 1, !dbg !88
  store i32 %4, i32* @next, align 4, !dbg !88
  store i32 %3, i32* %0, align 4, !dbg !90
  %5 = add i32 %3, 2, !dbg !91
  store i32 %5, i32* @next, align 4, !dbg !91
  %6 = getelementptr i32, i32* %0, i32 1, !dbg !93
  store i32 %4, i32* %6, align 4, !dbg !93
  %7 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i32 0, i32 0), i32 noundef 0) #6, !dbg !94
  ret i32 %7, !dbg !94
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pipe2(i32* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !95 {
  %3 = bitcast i32* %0 to i8*, !dbg !96
  call void @__midway_check(i8* noundef %3, i32 noundef 8, i32 noundef 1) #6, !dbg !96
  %4 = load i32, i32* @next, align 4, !dbg !98
  %5 = add i32 %4, 1, !dbg !98
  store i32 %5, i32* @next, align 4, !dbg !98
  store i32 %4, i32* %0, align 4, !dbg !100
  %6 = add i32 %4, 2, !dbg !101
  store i32 %6, i32* @next, align 4, !dbg !101
  %7 = getelementptr i32, i32* %0, i32 1, !dbg !103
  store i32 %5, i32* %7, align 4, !dbg !103
  %8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i32 0, i32 0), i32 noundef 0) #6, !dbg !104
  ret i32 %8, !dbg !105
}

define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 !dbg !106 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i32 noundef 0) #6, !dbg !107
  ret i32 %2, !dbg !107
}

define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr #0 !dbg !108 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0), i32 noundef 0) #6, !dbg !109
  ret i32 %2, !dbg !109
}

define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr #0 !dbg !110 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0) #6, !dbg !111
  ret i32 %2, !dbg !111
}

define dso_local i32 @ftruncate(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !112 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0), i32 noundef 0) #6, !dbg !113
  ret i32 %3, !dbg !113
}

define dso_local i32 @fchmod(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !114 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0), i32 noundef 0) #6, !dbg !115
  ret i32 %3, !dbg !115
}

define dso_local i32 @fchown(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !116 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0), i32 noundef 0) #6, !dbg !117
  ret i32 %4, !dbg !117
}

define dso_local i32 @fchdir(i32 noundef %0) local_unnamed_addr #0 !dbg !118 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i32 noundef 0) #6, !dbg !119
  ret i32 %2, !dbg !119
}

define dso_local i32 @flock(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !120 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0) #6, !dbg !121
  ret i32 %3, !dbg !121
}

define dso_local i32 @lockf(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !122 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0) #6, !dbg !123
  ret i32 %4, !dbg !123
}

define dso_local i32 @posix_fadvise(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !124 {
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #6, !dbg !125
  ret i32 %5, !dbg !125
}

define dso_local i32 @epoll_ctl(i32 noundef %0, i32 noundef %1, i32 noundef %2, %struct.epoll_event* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !126 {
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.20, i32 0, i32 0), i32 noundef 0) #6, !dbg !127
  ret i32 %5, !dbg !127
}

define dso_local void @sync() local_unnamed_addr #3 !dbg !128 {
  ret void, !dbg !129
}

define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #0 !dbg !130 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !131
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7, !dbg !131
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #6, !dbg !134
  %4 = load i32, i32* %2, align 4, !dbg !135
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7, !dbg !136
  %5 = and i32 %4, 1, !dbg !137
  ret i32 %5, !dbg !137
}

define dso_local i32 @umask(i32 noundef %0) local_unnamed_addr #0 !dbg !138 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !139
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7, !dbg !139
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i32 0, i32 0)) #6, !dbg !141
  %4 = load i32, i32* %2, align 4, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7, !dbg !143
  %5 = and i32 %4, 511, !dbg !144
  ret i32 %5, !dbg !144
}

define dso_local i32 @getdtablesize() local_unnamed_addr #3 !dbg !145 {
  ret i32 1024, !dbg !146
}

define dso_local i32 @fcntl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !147 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !148
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !148
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)) #6, !dbg !152
  %5 = load i32, i32* %3, align 4, !dbg !153
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !154
  %6 = and i32 %5, 2147483647, !dbg !155
  %7 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0), i32 noundef %6) #6, !dbg !156
  ret i32 %7, !dbg !156
}

define dso_local i32 @fcntl64(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !157 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !158
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)) #6, !dbg !161
  %5 = load i32, i32* %3, align 4, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !163
  %6 = and i32 %5, 2147483647, !dbg !164
  %7 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0), i32 noundef %6) #6, !dbg !165
  ret i32 %7, !dbg !165
}

define dso_local i32 @ioctl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !166 {
  %3 = alloca i32, align 4
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.25, i32 0, i32 0)) #6, !dbg !167
  %4 = bitcast i32* %3 to i8*, !dbg !168
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !168
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0)) #6, !dbg !171
  %5 = load i32, i32* %3, align 4, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !173
  %6 = and i32 %5, 2147483647, !dbg !174
  %7 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0), i32 noundef %6) #6, !dbg !175
  ret i32 %7, !dbg !175
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @read(i32 %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !176 {
  call void @__mw_cancellation_point() #6, !dbg !177
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #6, !dbg !178
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0)) #6, !dbg !181
  %4 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0), i32 noundef %2) #6, !dbg !182
  ret i32 %4, !dbg !182
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

declare !dbg !183 i32 @__mw_transferred(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pread(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !184 {
  call void @__mw_cancellation_point() #6, !dbg !185
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #6, !dbg !187
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0)) #6, !dbg !189
  %5 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0), i32 noundef %2) #6, !dbg !190
  ret i32 %5, !dbg !191
}

define dso_local i32 @pread64(i32 noundef %0, i8* noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !192 {
  call void @__mw_cancellation_point() #6, !dbg !193
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #6, !dbg !195
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0)) #6, !dbg !197
  %5 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0), i32 noundef %2) #6, !dbg !198
  ret i32 %5, !dbg !199
}

define dso_local i32 @write(i32 %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !200 {
  call void @__mw_cancellation_point() #6, !dbg !201
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #6, !dbg !202
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i32 0, i32 0), i32 noundef %2) #6, !dbg !203
  ret i32 %4, !dbg !203
}

define dso_local i32 @pwrite(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !204 {
  call void @__mw_cancellation_point() #6, !dbg !205
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #6, !dbg !207
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i32 0, i32 0), i32 noundef %2) #6, !dbg !208
  ret i32 %5, !dbg !209
}

define dso_local i32 @pwrite64(i32 noundef %0, i8* noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !210 {
  call void @__mw_cancellation_point() #6, !dbg !211
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #6, !dbg !213
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i32 0, i32 0), i32 noundef %2) #6, !dbg !214
  ret i32 %5, !dbg !215
}

define dso_local i32 @readv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !216 {
  %4 = icmp sgt i32 %2, 0, !dbg !217
  br i1 %4, label %8, label %5, !dbg !217

5:
  %6 = phi i32 [ 0, %3 ], [ %16, %8 ], !dbg !218
  %7 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i32 0, i32 0), i32 noundef %6) #6, !dbg !219
  ret i32 %7, !dbg !219

8:
  %9 = phi i32 [ %17, %8 ], [ 0, %3 ]
  %10 = phi i32 [ %16, %8 ], [ 0, %3 ]
  %11 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %9, i32 0, !dbg !220
  %12 = load i8*, i8** %11, align 4, !dbg !220
  %13 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %9, i32 1, !dbg !220
  %14 = load i32, i32* %13, align 4, !dbg !220
  call void @__midway_check(i8* noundef %12, i32 noundef %14, i32 noundef 1) #6, !dbg !221
  call void @__midway_nondet(i8* noundef %12, i32 noundef %14, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i32 0, i32 0)) #6, !dbg !223
  %15 = load i32, i32* %13, align 4, !dbg !224
  %16 = add i32 %15, %10, !dbg !224
  %17 = add nuw nsw i32 %9, 1, !dbg !217
  %18 = icmp eq i32 %17, %2, !dbg !217
  br i1 %18, label %5, label %8, !dbg !217, !llvm.loop !225
}

define dso_local i32 @writev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !229 {
  %4 = icmp sgt i32 %2, 0, !dbg !230
  br i1 %4, label %8, label %5, !dbg !230

5:
  %6 = phi i32 [ 0, %3 ], [ %16, %8 ], !dbg !231
  %7 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i32 0, i32 0), i32 noundef %6) #6, !dbg !232
  ret i32 %7, !dbg !232

8:
  %9 = phi i32 [ %17, %8 ], [ 0, %3 ]
  %10 = phi i32 [ %16, %8 ], [ 0, %3 ]
  %11 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %9, i32 0, !dbg !233
  %12 = load i8*, i8** %11, align 4, !dbg !233
  %13 = getelementptr %struct.iovec, %struct.iovec* %1, i32 %9, i32 1, !dbg !233
  %14 = load i32, i32* %13, align 4, !dbg !233
  call void @__midway_check(i8* noundef %12, i32 noundef %14, i32 noundef 0) #6, !dbg !233
  %15 = load i32, i32* %13, align 4, !dbg !234
  %16 = add i32 %15, %10, !dbg !234
  %17 = add nuw nsw i32 %9, 1, !dbg !230
  %18 = icmp eq i32 %17, %2, !dbg !230
  br i1 %18, label %5, label %8, !dbg !230, !llvm.loop !235
}

define dso_local i32 @sendfile(i32 noundef %0, i32 noundef %1, i32* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 !dbg !237 {
  %5 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i32 0, i32 0), i32 noundef %3) #6, !dbg !238
  ret i32 %5, !dbg !238
}

define dso_local i32 @lseek(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !239 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*, !dbg !240
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !240
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0)) #6, !dbg !243
  %6 = load i32, i32* %4, align 4, !dbg !244
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !245
  %7 = and i32 %6, 2147483647, !dbg !246
  %8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0), i32 noundef %7) #6, !dbg !246
  ret i32 %8, !dbg !246
}

define dso_local i64 @lseek64(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !247 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*, !dbg !248
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !248
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0)) #6, !dbg !250
  %6 = load i32, i32* %4, align 4, !dbg !251
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !252
  %7 = and i32 %6, 2147483647, !dbg !253
  %8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0), i32 noundef %7) #6, !dbg !253
  %9 = sext i32 %8 to i64, !dbg !253
  ret i64 %9, !dbg !253
}

define dso_local i32 @access(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !254 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !255
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i32 0, i32 0), i32 noundef 0) #6, !dbg !255
  ret i32 %3, !dbg !255
}

define dso_local i32 @faccessat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !256 {
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #6, !dbg !257
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0) #6, !dbg !257
  ret i32 %5, !dbg !257
}

define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !258 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !259
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.35, i32 0, i32 0), i32 noundef 0) #6, !dbg !259
  ret i32 %2, !dbg !259
}

define dso_local i32 @unlinkat(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !260 {
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #6, !dbg !261
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.36, i32 0, i32 0), i32 noundef 0) #6, !dbg !261
  ret i32 %4, !dbg !261
}

define dso_local i32 @rmdir(i8* noundef %0) local_unnamed_addr #0 !dbg !262 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !263
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.37, i32 0, i32 0), i32 noundef 0) #6, !dbg !263
  ret i32 %2, !dbg !263
}

define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !264 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !265
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i32 0, i32 0), i32 noundef 0) #6, !dbg !265
  ret i32 %3, !dbg !265
}

define dso_local i32 @mkfifo(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !266 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !267
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.39, i32 0, i32 0), i32 noundef 0) #6, !dbg !267
  ret i32 %3, !dbg !267
}

define dso_local i32 @chmod(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !268 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !269
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i32 0, i32 0), i32 noundef 0) #6, !dbg !269
  ret i32 %3, !dbg !269
}

define dso_local i32 @chown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !270 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !271
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i32 0, i32 0), i32 noundef 0) #6, !dbg !271
  ret i32 %4, !dbg !271
}

define dso_local i32 @lchown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !272 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !273
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.42, i32 0, i32 0), i32 noundef 0) #6, !dbg !273
  ret i32 %4, !dbg !273
}

define dso_local i32 @chdir(i8* noundef %0) local_unnamed_addr #0 !dbg !274 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !275
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.43, i32 0, i32 0), i32 noundef 0) #6, !dbg !275
  ret i32 %2, !dbg !275
}

define dso_local i32 @chroot(i8* noundef %0) local_unnamed_addr #0 !dbg !276 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !277
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.44, i32 0, i32 0), i32 noundef 0) #6, !dbg !277
  ret i32 %2, !dbg !277
}

define dso_local i32 @truncate(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !278 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !279
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i32 0, i32 0), i32 noundef 0) #6, !dbg !279
  ret i32 %3, !dbg !279
}

define dso_local i32 @link(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !280 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !281
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i32 0, i32 0), i32 noundef 0) #6, !dbg !281
  ret i32 %3, !dbg !281
}

define dso_local i32 @symlink(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !282 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !283
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.47, i32 0, i32 0), i32 noundef 0) #6, !dbg !283
  ret i32 %3, !dbg !283
}

define dso_local i32 @utime(i8* noundef %0, %struct.utimbuf* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !284 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !285
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i32 0, i32 0), i32 noundef 0) #6, !dbg !285
  ret i32 %3, !dbg !285
}

define dso_local i32 @utimes(i8* noundef %0, %struct.timeval* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !286 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !287
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.49, i32 0, i32 0), i32 noundef 0) #6, !dbg !287
  ret i32 %3, !dbg !287
}

define dso_local i32 @pathconf(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !288 {
  %3 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.50, i32 0, i32 0)) #6, !dbg !289
  ret i32 %3, !dbg !289
}

declare !dbg !290 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @fpathconf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !291 {
  %3 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.51, i32 0, i32 0)) #6, !dbg !292
  ret i32 %3, !dbg !292
}

define dso_local i32 @readlink(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !293 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !294
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #6, !dbg !295
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i32 0, i32 0)) #6, !dbg !297
  %4 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i32 0, i32 0), i32 noundef %2) #6, !dbg !298
  ret i32 %4, !dbg !298
}

define dso_local i8* @getcwd(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !299 {
  %3 = icmp eq i32 %1, 0, !dbg !300
  %4 = icmp ne i8* %0, null, !dbg !300
  %5 = and i1 %4, %3, !dbg !300
  br i1 %5, label %18, label %6, !dbg !300

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i32 0, i32 0)) #6, !dbg !301
  %8 = icmp eq i32 %7, 0, !dbg !301
  br i1 %8, label %18, label %9, !dbg !301

9:
  %10 = icmp eq i8* %0, null, !dbg !304
  br i1 %10, label %11, label %13, !dbg !304

11:
  %12 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #6, !dbg !305
  br label %13, !dbg !308

13:
  %14 = phi i8* [ %0, %9 ], [ %12, %11 ]
  %15 = phi i32 [ %1, %9 ], [ 64, %11 ]
  call void @__midway_check(i8* noundef %14, i32 noundef %15, i32 noundef 1) #6, !dbg !309
  call void @__midway_nondet(i8* noundef %14, i32 noundef %15, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i32 0, i32 0)) #6, !dbg !311
  %16 = add i32 %15, -1, !dbg !312
  %17 = getelementptr i8, i8* %14, i32 %16, !dbg !312
  store i8 0, i8* %17, align 1, !dbg !312
  br label %18, !dbg !313

18:
  %19 = phi i8* [ null, %2 ], [ %14, %13 ], [ null, %6 ], !dbg !300
  ret i8* %19, !dbg !300
}

define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 !dbg !314 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i32 0, i32 0)) #6, !dbg !315
  %2 = icmp eq i32 %1, 0, !dbg !315
  br i1 %2, label %6, label %3, !dbg !315

3:
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #6, !dbg !317
  call void @__midway_check(i8* noundef %4, i32 noundef 64, i32 noundef 1) #6, !dbg !319
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i32 0, i32 0)) #6, !dbg !321
  %5 = getelementptr i8, i8* %4, i32 63, !dbg !322
  store i8 0, i8* %5, align 1, !dbg !322
  br label %6, !dbg !323

6:
  %7 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !324
  ret i8* %7, !dbg !325
}

define dso_local i8* @realpath(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !326 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !327
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i32 0, i32 0)) #6, !dbg !328
  %4 = icmp eq i32 %3, 0, !dbg !328
  br i1 %4, label %14, label %5, !dbg !328

5:
  %6 = icmp eq i8* %1, null, !dbg !330
  br i1 %6, label %7, label %9, !dbg !330

7:
  %8 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #6, !dbg !331
  br label %9, !dbg !333

9:
  %10 = phi i8* [ %1, %5 ], [ %8, %7 ]
  %11 = phi i32 [ 4096, %5 ], [ 64, %7 ]
  call void @__midway_check(i8* noundef %10, i32 noundef %11, i32 noundef 1) #6, !dbg !334
  call void @__midway_nondet(i8* noundef %10, i32 noundef %11, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i32 0, i32 0)) #6, !dbg !336
  %12 = add nsw i32 %11, -1, !dbg !337
  %13 = getelementptr i8, i8* %10, i32 %12, !dbg !337
  store i8 0, i8* %13, align 1, !dbg !337
  br label %14, !dbg !338

14:
  %15 = phi i8* [ %10, %9 ], [ null, %2 ], !dbg !339
  ret i8* %15, !dbg !340
}

define dso_local i32 @stat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !341 {
  %3 = bitcast %struct.stat* %1 to i8*, !dbg !342
  call void @__midway_check(i8* noundef %3, i32 noundef 88, i32 noundef 1) #6, !dbg !343
  call void @__midway_nondet(i8* noundef %3, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !345
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.57, i32 0, i32 0), i32 noundef 0) #6, !dbg !342
  ret i32 %4, !dbg !342
}

define dso_local i32 @lstat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !346 {
  %3 = bitcast %struct.stat* %1 to i8*, !dbg !347
  call void @__midway_check(i8* noundef %3, i32 noundef 88, i32 noundef 1) #6, !dbg !348
  call void @__midway_nondet(i8* noundef %3, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !350
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.58, i32 0, i32 0), i32 noundef 0) #6, !dbg !347
  ret i32 %4, !dbg !347
}

define dso_local i32 @fstat(i32 noundef %0, %struct.stat* noundef %1) local_unnamed_addr #0 !dbg !351 {
  %3 = bitcast %struct.stat* %1 to i8*, !dbg !352
  call void @__midway_check(i8* noundef %3, i32 noundef 88, i32 noundef 1) #6, !dbg !353
  call void @__midway_nondet(i8* noundef %3, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !355
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i32 0, i32 0), i32 noundef 0) #6, !dbg !352
  ret i32 %4, !dbg !352
}

define dso_local i32 @fstatat(i32 noundef %0, i8* noalias nocapture noundef readnone %1, %struct.stat* noalias noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !356 {
  %5 = bitcast %struct.stat* %2 to i8*, !dbg !357
  call void @__midway_check(i8* noundef %5, i32 noundef 88, i32 noundef 1) #6, !dbg !358
  call void @__midway_nondet(i8* noundef %5, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !360
  %6 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.60, i32 0, i32 0), i32 noundef 0) #6, !dbg !357
  ret i32 %6, !dbg !357
}

define dso_local i32 @stat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !361 {
  %3 = bitcast %struct.stat64* %1 to i8*, !dbg !362
  call void @__midway_check(i8* noundef %3, i32 noundef 96, i32 noundef 1) #6, !dbg !363
  call void @__midway_nondet(i8* noundef %3, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !365
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.61, i32 0, i32 0), i32 noundef 0) #6, !dbg !362
  ret i32 %4, !dbg !362
}

define dso_local i32 @lstat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !366 {
  %3 = bitcast %struct.stat64* %1 to i8*, !dbg !367
  call void @__midway_check(i8* noundef %3, i32 noundef 96, i32 noundef 1) #6, !dbg !368
  call void @__midway_nondet(i8* noundef %3, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !370
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.62, i32 0, i32 0), i32 noundef 0) #6, !dbg !367
  ret i32 %4, !dbg !367
}

define dso_local i32 @fstat64(i32 noundef %0, %struct.stat64* noundef %1) local_unnamed_addr #0 !dbg !371 {
  %3 = bitcast %struct.stat64* %1 to i8*, !dbg !372
  call void @__midway_check(i8* noundef %3, i32 noundef 96, i32 noundef 1) #6, !dbg !373
  call void @__midway_nondet(i8* noundef %3, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !375
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.63, i32 0, i32 0), i32 noundef 0) #6, !dbg !372
  ret i32 %4, !dbg !372
}

define dso_local i32 @__xstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !376 {
  %4 = bitcast %struct.stat* %2 to i8*, !dbg !377
  call void @__midway_check(i8* noundef %4, i32 noundef 88, i32 noundef 1) #6, !dbg !378
  call void @__midway_nondet(i8* noundef %4, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !380
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.64, i32 0, i32 0), i32 noundef 0) #6, !dbg !377
  ret i32 %5, !dbg !377
}

define dso_local i32 @__lxstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !381 {
  %4 = bitcast %struct.stat* %2 to i8*, !dbg !382
  call void @__midway_check(i8* noundef %4, i32 noundef 88, i32 noundef 1) #6, !dbg !383
  call void @__midway_nondet(i8* noundef %4, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !385
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.65, i32 0, i32 0), i32 noundef 0) #6, !dbg !382
  ret i32 %5, !dbg !382
}

define dso_local i32 @__fxstat(i32 noundef %0, i32 noundef %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !386 {
  %4 = bitcast %struct.stat* %2 to i8*, !dbg !387
  call void @__midway_check(i8* noundef %4, i32 noundef 88, i32 noundef 1) #6, !dbg !388
  call void @__midway_nondet(i8* noundef %4, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !390
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.66, i32 0, i32 0), i32 noundef 0) #6, !dbg !387
  ret i32 %5, !dbg !387
}

define dso_local i32 @__xstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !391 {
  %4 = bitcast %struct.stat64* %2 to i8*, !dbg !392
  call void @__midway_check(i8* noundef %4, i32 noundef 96, i32 noundef 1) #6, !dbg !393
  call void @__midway_nondet(i8* noundef %4, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !395
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.67, i32 0, i32 0), i32 noundef 0) #6, !dbg !392
  ret i32 %5, !dbg !392
}

define dso_local i32 @__lxstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !396 {
  %4 = bitcast %struct.stat64* %2 to i8*, !dbg !397
  call void @__midway_check(i8* noundef %4, i32 noundef 96, i32 noundef 1) #6, !dbg !398
  call void @__midway_nondet(i8* noundef %4, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !400
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.68, i32 0, i32 0), i32 noundef 0) #6, !dbg !397
  ret i32 %5, !dbg !397
}

define dso_local i32 @__fxstat64(i32 noundef %0, i32 noundef %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !401 {
  %4 = bitcast %struct.stat64* %2 to i8*, !dbg !402
  call void @__midway_check(i8* noundef %4, i32 noundef 96, i32 noundef 1) #6, !dbg !403
  call void @__midway_nondet(i8* noundef %4, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !405
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.69, i32 0, i32 0), i32 noundef 0) #6, !dbg !402
  ret i32 %5, !dbg !402
}

define dso_local i32 @statfs(i8* noalias nocapture noundef readnone %0, %struct.statfs* noalias noundef %1) local_unnamed_addr #0 !dbg !406 {
  %3 = bitcast %struct.statfs* %1 to i8*, !dbg !407
  call void @__midway_check(i8* noundef %3, i32 noundef 64, i32 noundef 1) #6, !dbg !408
  call void @__midway_nondet(i8* noundef %3, i32 noundef 64, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !410
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.70, i32 0, i32 0), i32 noundef 0) #6, !dbg !407
  ret i32 %4, !dbg !407
}

define dso_local i32 @fstatfs(i32 noundef %0, %struct.statfs* noundef %1) local_unnamed_addr #0 !dbg !411 {
  %3 = bitcast %struct.statfs* %1 to i8*, !dbg !412
  call void @__midway_check(i8* noundef %3, i32 noundef 64, i32 noundef 1) #6, !dbg !413
  call void @__midway_nondet(i8* noundef %3, i32 noundef 64, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !415
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.71, i32 0, i32 0), i32 noundef 0) #6, !dbg !412
  ret i32 %4, !dbg !412
}

define dso_local i32 @statvfs(i8* noalias nocapture noundef readnone %0, %struct.statvfs* noalias noundef %1) local_unnamed_addr #0 !dbg !416 {
  %3 = bitcast %struct.statvfs* %1 to i8*, !dbg !417
  call void @__midway_check(i8* noundef %3, i32 noundef 72, i32 noundef 1) #6, !dbg !418
  call void @__midway_nondet(i8* noundef %3, i32 noundef 72, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !420
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.72, i32 0, i32 0), i32 noundef 0) #6, !dbg !417
  ret i32 %4, !dbg !417
}

define dso_local i32 @fstatvfs(i32 noundef %0, %struct.statvfs* noundef %1) local_unnamed_addr #0 !dbg !421 {
  %3 = bitcast %struct.statvfs* %1 to i8*, !dbg !422
  call void @__midway_check(i8* noundef %3, i32 noundef 72, i32 noundef 1) #6, !dbg !423
  call void @__midway_nondet(i8* noundef %3, i32 noundef 72, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #6, !dbg !425
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.73, i32 0, i32 0), i32 noundef 0) #6, !dbg !422
  ret i32 %4, !dbg !422
}

define dso_local noalias %struct.__dirstream* @opendir(i8* noundef %0) local_unnamed_addr #0 !dbg !426 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !427
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.74, i32 0, i32 0)) #6, !dbg !428
  %3 = icmp eq i32 %2, 0, !dbg !428
  br i1 %3, label %7, label %4, !dbg !428

4:
  %5 = call i8* @__midway_alloc(i32 noundef 268, i32 noundef 16, i32 noundef 3) #6, !dbg !429
  %6 = bitcast i8* %5 to %struct.__dirstream*, !dbg !428
  br label %7, !dbg !428

7:
  %8 = phi %struct.__dirstream* [ %6, %4 ], [ null, %1 ], !dbg !428
  ret %struct.__dirstream* %8, !dbg !428
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct.__dirstream* @fdopendir(i32 noundef %0) local_unnamed_addr #0 !dbg !432 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.75, i32 0, i32 0)) #6, !dbg !433
  %3 = icmp eq i32 %2, 0, !dbg !433
  br i1 %3, label %7, label %4, !dbg !433

4:
  %5 = call i8* @__midway_alloc(i32 noundef 268, i32 noundef 16, i32 noundef 3) #6, !dbg !434
  %6 = bitcast i8* %5 to %struct.__dirstream*, !dbg !433
  br label %7, !dbg !433

7:
  %8 = phi %struct.__dirstream* [ %6, %4 ], [ null, %1 ], !dbg !433
  ret %struct.__dirstream* %8, !dbg !433
}

define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !436 {
  %2 = bitcast %struct.__dirstream* %0 to %struct.dirent*, !dbg !437
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !438
  %4 = icmp eq i32 %3, 0, !dbg !438
  br i1 %4, label %8, label %5, !dbg !438

5:
  %6 = bitcast %struct.__dirstream* %0 to i8*, !dbg !439
  call void @__midway_check(i8* noundef %6, i32 noundef 268, i32 noundef 1) #6, !dbg !440
  call void @__midway_nondet(i8* noundef %6, i32 noundef 268, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !442
  %7 = getelementptr %struct.dirent, %struct.dirent* %2, i32 0, i32 4, i32 255, !dbg !443
  store i8 0, i8* %7, align 1, !dbg !443
  br label %8, !dbg !444

8:
  %9 = phi %struct.dirent* [ %2, %5 ], [ null, %1 ], !dbg !445
  ret %struct.dirent* %9, !dbg !446
}

define dso_local %struct.dirent64* @readdir64(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !447 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !448
  %3 = icmp eq i32 %2, 0, !dbg !448
  br i1 %3, label %9, label %4, !dbg !448

4:
  %5 = bitcast %struct.__dirstream* %0 to %struct.dirent*, !dbg !450
  %6 = bitcast %struct.__dirstream* %0 to i8*, !dbg !451
  call void @__midway_check(i8* noundef %6, i32 noundef 268, i32 noundef 1) #6, !dbg !452
  call void @__midway_nondet(i8* noundef %6, i32 noundef 268, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i32 0, i32 0)) #6, !dbg !454
  %7 = getelementptr %struct.dirent, %struct.dirent* %5, i32 0, i32 4, i32 255, !dbg !455
  store i8 0, i8* %7, align 1, !dbg !455
  %8 = bitcast %struct.__dirstream* %0 to %struct.dirent64*, !dbg !456
  br label %9, !dbg !456

9:
  %10 = phi %struct.dirent64* [ %8, %4 ], [ null, %1 ]
  ret %struct.dirent64* %10, !dbg !457
}

define dso_local i32 @readdir_r(%struct.__dirstream* noalias nocapture noundef readnone %0, %struct.dirent* noalias noundef %1, %struct.dirent** noalias noundef %2) local_unnamed_addr #0 !dbg !458 {
  %4 = bitcast %struct.dirent** %2 to i8*, !dbg !459
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #6, !dbg !459
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.77, i32 0, i32 0)) #6, !dbg !460
  %6 = icmp eq i32 %5, 0, !dbg !460
  %7 = select i1 %6, %struct.dirent* null, %struct.dirent* %1, !dbg !460
  store %struct.dirent* %7, %struct.dirent** %2, align 4, !dbg !460
  %8 = bitcast %struct.dirent* %1 to i8*, !dbg !461
  call void @__midway_check(i8* noundef %8, i32 noundef 268, i32 noundef 1) #6, !dbg !462
  call void @__midway_nondet(i8* noundef %8, i32 noundef 268, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.77, i32 0, i32 0)) #6, !dbg !464
  %9 = getelementptr %struct.dirent, %struct.dirent* %1, i32 0, i32 4, i32 255, !dbg !465
  store i8 0, i8* %9, align 1, !dbg !465
  ret i32 0, !dbg !466
}

define dso_local i32 @alphasort(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #4 !dbg !467 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 4, !dbg !468
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i32 0, i32 4, i32 0, !dbg !468
  %5 = load %struct.dirent*, %struct.dirent** %1, align 4, !dbg !468
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i32 0, i32 4, i32 0, !dbg !468
  %7 = load i8, i8* %4, align 1, !dbg !469
  %8 = load i8, i8* %6, align 1, !dbg !469
  %9 = icmp ne i8 %7, %8, !dbg !469
  %10 = icmp eq i8 %7, 0, !dbg !469
  %11 = or i1 %10, %9, !dbg !469
  br i1 %11, label %22, label %12, !dbg !469

12:
  %13 = phi i8* [ %16, %12 ], [ %6, %2 ]
  %14 = phi i8* [ %15, %12 ], [ %4, %2 ]
  %15 = getelementptr i8, i8* %14, i32 1, !dbg !470
  %16 = getelementptr i8, i8* %13, i32 1, !dbg !471
  %17 = load i8, i8* %15, align 1, !dbg !469
  %18 = load i8, i8* %16, align 1, !dbg !469
  %19 = icmp ne i8 %17, %18, !dbg !469
  %20 = icmp eq i8 %17, 0, !dbg !469
  %21 = or i1 %20, %19, !dbg !469
  br i1 %21, label %22, label %12, !dbg !469, !llvm.loop !472

22:
  %23 = phi i8 [ %7, %2 ], [ %17, %12 ], !dbg !469
  %24 = phi i8 [ %8, %2 ], [ %18, %12 ], !dbg !469
  %25 = zext i8 %23 to i32, !dbg !474
  %26 = zext i8 %24 to i32, !dbg !474
  %27 = sub nsw i32 %25, %26, !dbg !474
  ret i32 %27, !dbg !474
}

define dso_local i32 @closedir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !475 {
  %2 = bitcast %struct.__dirstream* %0 to i8*, !dbg !476
  call void @__midway_free(i8* noundef %2, i32 noundef 3) #6, !dbg !476
  ret i32 0, !dbg !477
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @rewinddir(%struct.__dirstream* nocapture noundef %0) local_unnamed_addr #3 !dbg !478 {
  ret void, !dbg !479
}

define dso_local i32 @dirfd(%struct.__dirstream* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !480 {
  ret i32 3, !dbg !481
}

define dso_local i32 @ftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32)* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !482 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !483
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.78, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.79, i32 0, i32 0)) #6, !dbg !484
  br label %6, !dbg !485

4:
  %5 = icmp eq i32 %20, 2, !dbg !485
  br i1 %5, label %21, label %6, !dbg !485, !llvm.loop !486

6:
  %7 = phi i32 [ undef, %3 ], [ %19, %4 ]
  %8 = phi i32 [ 0, %3 ], [ %20, %4 ]
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i32 0, i32 0)) #6, !dbg !485
  %10 = icmp eq i32 %9, 0, !dbg !485
  br i1 %10, label %21, label %11, !dbg !485

11:
  %12 = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #6, !dbg !488
  %13 = call i8* @__midway_alloc(i32 noundef 88, i32 noundef 16, i32 noundef 3) #6, !dbg !490
  %14 = bitcast i8* %13 to %struct.stat*, !dbg !492
  call void @__midway_nondet(i8* noundef %12, i32 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i32 0, i32 0)) #6, !dbg !493
  %15 = getelementptr i8, i8* %12, i32 31, !dbg !494
  store i8 0, i8* %15, align 1, !dbg !494
  call void @__midway_nondet(i8* noundef %13, i32 noundef 88, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i32 0, i32 0)) #6, !dbg !495
  %16 = call i32 @__mw_between(i32 noundef 0, i32 noundef 3, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i32 0, i32 0)) #6, !dbg !496
  %17 = call i32 %1(i8* noundef %12, %struct.stat* noundef %14, i32 noundef %16) #6, !dbg !496
  %18 = icmp eq i32 %17, 0, !dbg !497
  %19 = select i1 %18, i32 %7, i32 %17, !dbg !498
  %20 = add nuw nsw i32 %8, 1, !dbg !485
  br i1 %18, label %4, label %21

21:
  %22 = phi i32 [ 0, %6 ], [ 0, %4 ], [ %19, %11 ]
  ret i32 %22, !dbg !499
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @poll(%struct.pollfd* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !500 {
  %4 = icmp eq i32 %1, 0, !dbg !501
  br i1 %4, label %5, label %7, !dbg !501

5:
  %6 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.81, i32 0, i32 0), i32 noundef %1) #6, !dbg !502
  ret i32 %6, !dbg !502

7:
  %8 = phi i32 [ %11, %7 ], [ 0, %3 ]
  %9 = getelementptr %struct.pollfd, %struct.pollfd* %0, i32 %8, i32 2, !dbg !503
  %10 = bitcast i16* %9 to i8*, !dbg !503
  call void @__midway_check(i8* noundef %10, i32 noundef 2, i32 noundef 1) #6, !dbg !504
  call void @__midway_nondet(i8* noundef %10, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.81, i32 0, i32 0)) #6, !dbg !506
  %11 = add nuw i32 %8, 1, !dbg !501
  %12 = icmp eq i32 %11, %1, !dbg !501
  br i1 %12, label %5, label %7, !dbg !501, !llvm.loop !507
}

define dso_local i32 @select(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timeval* noalias nocapture readnone %4) local_unnamed_addr #0 !dbg !508 {
  call void @__mw_cancellation_point() #6, !dbg !509
  %6 = icmp eq %struct.fd_set* %1, null, !dbg !510
  br i1 %6, label %9, label %7, !dbg !510

7:
  %8 = bitcast %struct.fd_set* %1 to i8*, !dbg !513
  call void @__midway_check(i8* noundef nonnull %8, i32 noundef 128, i32 noundef 1) #6, !dbg !514
  call void @__midway_nondet(i8* noundef nonnull %8, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i32 0, i32 0)) #6, !dbg !516
  br label %9, !dbg !513

9:
  %10 = icmp eq %struct.fd_set* %2, null, !dbg !517
  br i1 %10, label %13, label %11, !dbg !517

11:
  %12 = bitcast %struct.fd_set* %2 to i8*, !dbg !519
  call void @__midway_check(i8* noundef nonnull %12, i32 noundef 128, i32 noundef 1) #6, !dbg !520
  call void @__midway_nondet(i8* noundef nonnull %12, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i32 0, i32 0)) #6, !dbg !522
  br label %13, !dbg !519

13:
  %14 = icmp eq %struct.fd_set* %3, null, !dbg !523
  br i1 %14, label %17, label %15, !dbg !523

15:
  %16 = bitcast %struct.fd_set* %3 to i8*, !dbg !525
  call void @__midway_check(i8* noundef nonnull %16, i32 noundef 128, i32 noundef 1) #6, !dbg !526
  call void @__midway_nondet(i8* noundef nonnull %16, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i32 0, i32 0)) #6, !dbg !528
  br label %17, !dbg !525

17:
  %18 = icmp ne %struct.fd_set* %1, null, !dbg !529
  %19 = icmp ne %struct.fd_set* %2, null, !dbg !529
  %20 = or i1 %18, %19, !dbg !529
  %21 = icmp ne %struct.fd_set* %3, null, !dbg !529
  %22 = or i1 %20, %21, !dbg !529
  br i1 %22, label %23, label %25, !dbg !529

23:
  %24 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i32 0, i32 0), i32 noundef %0) #6, !dbg !529
  br label %25, !dbg !529

25:
  %26 = phi i32 [ %24, %23 ], [ 0, %17 ], !dbg !529
  ret i32 %26, !dbg !529
}

define dso_local i32 @pselect(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timespec* noalias nocapture noundef readnone %4, %struct.__sigset_t* noalias nocapture noundef readnone %5) local_unnamed_addr #0 !dbg !530 {
  %7 = call i32 @select(i32 noundef %0, %struct.fd_set* noundef %1, %struct.fd_set* noundef %2, %struct.fd_set* noundef %3, %struct.timeval* undef) #8, !dbg !531
  ret i32 %7, !dbg !531
}

define dso_local i32 @epoll_wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !532 {
  %5 = bitcast %struct.epoll_event* %1 to i8*, !dbg !533
  %6 = mul i32 %2, 12, !dbg !533
  call void @__midway_check(i8* noundef %5, i32 noundef %6, i32 noundef 1) #6, !dbg !534
  call void @__midway_nondet(i8* noundef %5, i32 noundef %6, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.83, i32 0, i32 0)) #6, !dbg !536
  %7 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.83, i32 0, i32 0), i32 noundef %2) #6, !dbg !537
  ret i32 %7, !dbg !537
}

define dso_local i32 @__fdelt_chk(i32 noundef %0) local_unnamed_addr #0 !dbg !538 {
  %2 = icmp ugt i32 %0, 1023, !dbg !539
  br i1 %2, label %3, label %4, !dbg !539

3:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.84, i32 0, i32 0)) #9, !dbg !540
  unreachable, !dbg !540

4:
  %5 = sdiv i32 %0, 32, !dbg !541
  ret i32 %5, !dbg !541
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #5

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin }
attributes #9 = { nobuiltin noreturn nounwind }

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
!9 = distinct !DISubprogram(name: "__mw_new_descriptor", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 27, scope: !9)
!13 = !DILocation(line: 28, scope: !9)
!14 = !DISubprogram(name: "outcome", scope: !15, file: !15, line: 8, type: !10, spFlags: DISPFlagOptimized)
!15 = !DIFile(filename: "c/environment.h", directory: ".")
!16 = distinct !DISubprogram(name: "open", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 49, scope: !16)
!18 = !DILocation(line: 27, scope: !9, inlinedAt: !19)
!19 = distinct !DILocation(line: 50, scope: !16)
!20 = !DILocation(line: 28, scope: !9, inlinedAt: !19)
!21 = !DILocation(line: 50, scope: !16)
!22 = !DISubprogram(name: "read_text", scope: !23, file: !23, line: 51, type: !10, spFlags: DISPFlagOptimized)
!23 = !DIFile(filename: "c/models.h", directory: ".")
!24 = distinct !DISubprogram(name: "open64", scope: !1, file: !1, line: 53, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 49, scope: !16, inlinedAt: !26)
!26 = distinct !DILocation(line: 53, scope: !24)
!27 = !DILocation(line: 27, scope: !9, inlinedAt: !28)
!28 = distinct !DILocation(line: 50, scope: !16, inlinedAt: !26)
!29 = !DILocation(line: 28, scope: !9, inlinedAt: !28)
!30 = !DILocation(line: 53, scope: !24)
!31 = distinct !DISubprogram(name: "openat", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 49, scope: !16, inlinedAt: !33)
!33 = distinct !DILocation(line: 54, scope: !31)
!34 = !DILocation(line: 27, scope: !9, inlinedAt: !35)
!35 = distinct !DILocation(line: 50, scope: !16, inlinedAt: !33)
!36 = !DILocation(line: 28, scope: !9, inlinedAt: !35)
!37 = !DILocation(line: 54, scope: !31)
!38 = distinct !DISubprogram(name: "__open_2", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 49, scope: !16, inlinedAt: !40)
!40 = distinct !DILocation(line: 55, scope: !38)
!41 = !DILocation(line: 27, scope: !9, inlinedAt: !42)
!42 = distinct !DILocation(line: 50, scope: !16, inlinedAt: !40)
!43 = !DILocation(line: 28, scope: !9, inlinedAt: !42)
!44 = !DILocation(line: 55, scope: !38)
!45 = distinct !DISubprogram(name: "creat", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 49, scope: !16, inlinedAt: !47)
!47 = distinct !DILocation(line: 56, scope: !45)
!48 = !DILocation(line: 27, scope: !9, inlinedAt: !49)
!49 = distinct !DILocation(line: 50, scope: !16, inlinedAt: !47)
!50 = !DILocation(line: 28, scope: !9, inlinedAt: !49)
!51 = !DILocation(line: 56, scope: !45)
!52 = distinct !DISubprogram(name: "dup", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 27, scope: !9, inlinedAt: !54)
!54 = distinct !DILocation(line: 58, scope: !52)
!55 = !DILocation(line: 28, scope: !9, inlinedAt: !54)
!56 = !DILocation(line: 58, scope: !52)
!57 = distinct !DISubprogram(name: "epoll_create", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 27, scope: !9, inlinedAt: !59)
!59 = distinct !DILocation(line: 59, scope: !57)
!60 = !DILocation(line: 28, scope: !9, inlinedAt: !59)
!61 = !DILocation(line: 59, scope: !57)
!62 = distinct !DISubprogram(name: "epoll_create1", scope: !1, file: !1, line: 60, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 27, scope: !9, inlinedAt: !64)
!64 = distinct !DILocation(line: 60, scope: !62)
!65 = !DILocation(line: 28, scope: !9, inlinedAt: !64)
!66 = !DILocation(line: 60, scope: !62)
!67 = distinct !DISubprogram(name: "eventfd", scope: !1, file: !1, line: 61, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 27, scope: !9, inlinedAt: !69)
!69 = distinct !DILocation(line: 61, scope: !67)
!70 = !DILocation(line: 28, scope: !9, inlinedAt: !69)
!71 = !DILocation(line: 61, scope: !67)
!72 = distinct !DISubprogram(name: "inotify_init", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 27, scope: !9, inlinedAt: !74)
!74 = distinct !DILocation(line: 62, scope: !72)
!75 = !DILocation(line: 28, scope: !9, inlinedAt: !74)
!76 = !DILocation(line: 62, scope: !72)
!77 = distinct !DISubprogram(name: "timerfd_create", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 27, scope: !9, inlinedAt: !79)
!79 = distinct !DILocation(line: 63, scope: !77)
!80 = !DILocation(line: 28, scope: !9, inlinedAt: !79)
!81 = !DILocation(line: 63, scope: !77)
!82 = distinct !DISubprogram(name: "dup2", scope: !1, file: !1, line: 64, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 64, scope: !82)
!84 = distinct !DISubprogram(name: "dup3", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 65, scope: !84)
!86 = distinct !DISubprogram(name: "pipe", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 69, scope: !86)
!88 = !DILocation(line: 27, scope: !9, inlinedAt: !89)
!89 = distinct !DILocation(line: 70, scope: !86)
!90 = !DILocation(line: 70, scope: !86)
!91 = !DILocation(line: 27, scope: !9, inlinedAt: !92)
!92 = distinct !DILocation(line: 71, scope: !86)
!93 = !DILocation(line: 71, scope: !86)
!94 = !DILocation(line: 72, scope: !86)
!95 = distinct !DISubprogram(name: "pipe2", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 69, scope: !86, inlinedAt: !97)
!97 = distinct !DILocation(line: 75, scope: !95)
!98 = !DILocation(line: 27, scope: !9, inlinedAt: !99)
!99 = distinct !DILocation(line: 70, scope: !86, inlinedAt: !97)
!100 = !DILocation(line: 70, scope: !86, inlinedAt: !97)
!101 = !DILocation(line: 27, scope: !9, inlinedAt: !102)
!102 = distinct !DILocation(line: 71, scope: !86, inlinedAt: !97)
!103 = !DILocation(line: 71, scope: !86, inlinedAt: !97)
!104 = !DILocation(line: 72, scope: !86, inlinedAt: !97)
!105 = !DILocation(line: 75, scope: !95)
!106 = distinct !DISubprogram(name: "close", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 77, scope: !106)
!108 = distinct !DISubprogram(name: "fsync", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 78, scope: !108)
!110 = distinct !DISubprogram(name: "fdatasync", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 79, scope: !110)
!112 = distinct !DISubprogram(name: "ftruncate", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 80, scope: !112)
!114 = distinct !DISubprogram(name: "fchmod", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 81, scope: !114)
!116 = distinct !DISubprogram(name: "fchown", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 82, scope: !116)
!118 = distinct !DISubprogram(name: "fchdir", scope: !1, file: !1, line: 83, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 83, scope: !118)
!120 = distinct !DISubprogram(name: "flock", scope: !1, file: !1, line: 84, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 84, scope: !120)
!122 = distinct !DISubprogram(name: "lockf", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!123 = !DILocation(line: 85, scope: !122)
!124 = distinct !DISubprogram(name: "posix_fadvise", scope: !1, file: !1, line: 86, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 86, scope: !124)
!126 = distinct !DISubprogram(name: "epoll_ctl", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 87, scope: !126)
!128 = distinct !DISubprogram(name: "sync", scope: !1, file: !1, line: 88, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 88, scope: !128)
!130 = distinct !DISubprogram(name: "isatty", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 56, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "any_int", scope: !23, file: !23, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!133 = distinct !DILocation(line: 89, scope: !130)
!134 = !DILocation(line: 57, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 58, scope: !132, inlinedAt: !133)
!136 = !DILocation(line: 59, scope: !132, inlinedAt: !133)
!137 = !DILocation(line: 89, scope: !130)
!138 = distinct !DISubprogram(name: "umask", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 56, scope: !132, inlinedAt: !140)
!140 = distinct !DILocation(line: 90, scope: !138)
!141 = !DILocation(line: 57, scope: !132, inlinedAt: !140)
!142 = !DILocation(line: 58, scope: !132, inlinedAt: !140)
!143 = !DILocation(line: 59, scope: !132, inlinedAt: !140)
!144 = !DILocation(line: 90, scope: !138)
!145 = distinct !DISubprogram(name: "getdtablesize", scope: !1, file: !1, line: 91, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 91, scope: !145)
!147 = distinct !DISubprogram(name: "fcntl", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 56, scope: !132, inlinedAt: !149)
!149 = distinct !DILocation(line: 69, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "any_nonnegative", scope: !23, file: !23, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!151 = distinct !DILocation(line: 93, scope: !147)
!152 = !DILocation(line: 57, scope: !132, inlinedAt: !149)
!153 = !DILocation(line: 58, scope: !132, inlinedAt: !149)
!154 = !DILocation(line: 59, scope: !132, inlinedAt: !149)
!155 = !DILocation(line: 69, scope: !150, inlinedAt: !151)
!156 = !DILocation(line: 93, scope: !147)
!157 = distinct !DISubprogram(name: "fcntl64", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 56, scope: !132, inlinedAt: !159)
!159 = distinct !DILocation(line: 69, scope: !150, inlinedAt: !160)
!160 = distinct !DILocation(line: 94, scope: !157)
!161 = !DILocation(line: 57, scope: !132, inlinedAt: !159)
!162 = !DILocation(line: 58, scope: !132, inlinedAt: !159)
!163 = !DILocation(line: 59, scope: !132, inlinedAt: !159)
!164 = !DILocation(line: 69, scope: !150, inlinedAt: !160)
!165 = !DILocation(line: 94, scope: !157)
!166 = distinct !DISubprogram(name: "ioctl", scope: !1, file: !1, line: 97, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!167 = !DILocation(line: 99, scope: !166)
!168 = !DILocation(line: 56, scope: !132, inlinedAt: !169)
!169 = distinct !DILocation(line: 69, scope: !150, inlinedAt: !170)
!170 = distinct !DILocation(line: 100, scope: !166)
!171 = !DILocation(line: 57, scope: !132, inlinedAt: !169)
!172 = !DILocation(line: 58, scope: !132, inlinedAt: !169)
!173 = !DILocation(line: 59, scope: !132, inlinedAt: !169)
!174 = !DILocation(line: 69, scope: !150, inlinedAt: !170)
!175 = !DILocation(line: 100, scope: !166)
!176 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 105, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!177 = !DILocation(line: 107, scope: !176)
!178 = !DILocation(line: 83, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "fill", scope: !23, file: !23, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!180 = distinct !DILocation(line: 108, scope: !176)
!181 = !DILocation(line: 84, scope: !179, inlinedAt: !180)
!182 = !DILocation(line: 109, scope: !176)
!183 = !DISubprogram(name: "transferred", scope: !15, file: !15, line: 11, type: !10, spFlags: DISPFlagOptimized)
!184 = distinct !DISubprogram(name: "pread", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 107, scope: !176, inlinedAt: !186)
!186 = distinct !DILocation(line: 112, scope: !184)
!187 = !DILocation(line: 83, scope: !179, inlinedAt: !188)
!188 = distinct !DILocation(line: 108, scope: !176, inlinedAt: !186)
!189 = !DILocation(line: 84, scope: !179, inlinedAt: !188)
!190 = !DILocation(line: 109, scope: !176, inlinedAt: !186)
!191 = !DILocation(line: 112, scope: !184)
!192 = distinct !DISubprogram(name: "pread64", scope: !1, file: !1, line: 113, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 107, scope: !176, inlinedAt: !194)
!194 = distinct !DILocation(line: 113, scope: !192)
!195 = !DILocation(line: 83, scope: !179, inlinedAt: !196)
!196 = distinct !DILocation(line: 108, scope: !176, inlinedAt: !194)
!197 = !DILocation(line: 84, scope: !179, inlinedAt: !196)
!198 = !DILocation(line: 109, scope: !176, inlinedAt: !194)
!199 = !DILocation(line: 113, scope: !192)
!200 = distinct !DISubprogram(name: "write", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 117, scope: !200)
!202 = !DILocation(line: 118, scope: !200)
!203 = !DILocation(line: 119, scope: !200)
!204 = distinct !DISubprogram(name: "pwrite", scope: !1, file: !1, line: 122, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 117, scope: !200, inlinedAt: !206)
!206 = distinct !DILocation(line: 122, scope: !204)
!207 = !DILocation(line: 118, scope: !200, inlinedAt: !206)
!208 = !DILocation(line: 119, scope: !200, inlinedAt: !206)
!209 = !DILocation(line: 122, scope: !204)
!210 = distinct !DISubprogram(name: "pwrite64", scope: !1, file: !1, line: 123, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!211 = !DILocation(line: 117, scope: !200, inlinedAt: !212)
!212 = distinct !DILocation(line: 123, scope: !210)
!213 = !DILocation(line: 118, scope: !200, inlinedAt: !212)
!214 = !DILocation(line: 119, scope: !200, inlinedAt: !212)
!215 = !DILocation(line: 123, scope: !210)
!216 = distinct !DISubprogram(name: "readv", scope: !1, file: !1, line: 125, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!217 = !DILocation(line: 128, scope: !216)
!218 = !DILocation(line: 0, scope: !216)
!219 = !DILocation(line: 132, scope: !216)
!220 = !DILocation(line: 129, scope: !216)
!221 = !DILocation(line: 83, scope: !179, inlinedAt: !222)
!222 = distinct !DILocation(line: 129, scope: !216)
!223 = !DILocation(line: 84, scope: !179, inlinedAt: !222)
!224 = !DILocation(line: 130, scope: !216)
!225 = distinct !{!225, !217, !226, !227, !228}
!226 = !DILocation(line: 131, scope: !216)
!227 = !{!"llvm.loop.mustprogress"}
!228 = !{!"llvm.loop.unroll.disable"}
!229 = distinct !DISubprogram(name: "writev", scope: !1, file: !1, line: 135, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!230 = !DILocation(line: 138, scope: !229)
!231 = !DILocation(line: 0, scope: !229)
!232 = !DILocation(line: 142, scope: !229)
!233 = !DILocation(line: 139, scope: !229)
!234 = !DILocation(line: 140, scope: !229)
!235 = distinct !{!235, !230, !236, !227, !228}
!236 = !DILocation(line: 141, scope: !229)
!237 = distinct !DISubprogram(name: "sendfile", scope: !1, file: !1, line: 145, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!238 = !DILocation(line: 145, scope: !237)
!239 = distinct !DISubprogram(name: "lseek", scope: !1, file: !1, line: 146, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!240 = !DILocation(line: 63, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "any_long", scope: !23, file: !23, line: 61, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!242 = distinct !DILocation(line: 146, scope: !239)
!243 = !DILocation(line: 64, scope: !241, inlinedAt: !242)
!244 = !DILocation(line: 65, scope: !241, inlinedAt: !242)
!245 = !DILocation(line: 66, scope: !241, inlinedAt: !242)
!246 = !DILocation(line: 146, scope: !239)
!247 = distinct !DISubprogram(name: "lseek64", scope: !1, file: !1, line: 147, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!248 = !DILocation(line: 63, scope: !241, inlinedAt: !249)
!249 = distinct !DILocation(line: 147, scope: !247)
!250 = !DILocation(line: 64, scope: !241, inlinedAt: !249)
!251 = !DILocation(line: 65, scope: !241, inlinedAt: !249)
!252 = !DILocation(line: 66, scope: !241, inlinedAt: !249)
!253 = !DILocation(line: 147, scope: !247)
!254 = distinct !DISubprogram(name: "access", scope: !1, file: !1, line: 151, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!255 = !DILocation(line: 151, scope: !254)
!256 = distinct !DISubprogram(name: "faccessat", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!257 = !DILocation(line: 152, scope: !256)
!258 = distinct !DISubprogram(name: "unlink", scope: !1, file: !1, line: 153, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DILocation(line: 153, scope: !258)
!260 = distinct !DISubprogram(name: "unlinkat", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!261 = !DILocation(line: 154, scope: !260)
!262 = distinct !DISubprogram(name: "rmdir", scope: !1, file: !1, line: 155, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 155, scope: !262)
!264 = distinct !DISubprogram(name: "mkdir", scope: !1, file: !1, line: 156, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!265 = !DILocation(line: 156, scope: !264)
!266 = distinct !DISubprogram(name: "mkfifo", scope: !1, file: !1, line: 157, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 157, scope: !266)
!268 = distinct !DISubprogram(name: "chmod", scope: !1, file: !1, line: 158, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!269 = !DILocation(line: 158, scope: !268)
!270 = distinct !DISubprogram(name: "chown", scope: !1, file: !1, line: 159, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!271 = !DILocation(line: 159, scope: !270)
!272 = distinct !DISubprogram(name: "lchown", scope: !1, file: !1, line: 160, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!273 = !DILocation(line: 160, scope: !272)
!274 = distinct !DISubprogram(name: "chdir", scope: !1, file: !1, line: 161, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!275 = !DILocation(line: 161, scope: !274)
!276 = distinct !DISubprogram(name: "chroot", scope: !1, file: !1, line: 162, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!277 = !DILocation(line: 162, scope: !276)
!278 = distinct !DISubprogram(name: "truncate", scope: !1, file: !1, line: 163, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!279 = !DILocation(line: 163, scope: !278)
!280 = distinct !DISubprogram(name: "link", scope: !1, file: !1, line: 164, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!281 = !DILocation(line: 164, scope: !280)
!282 = distinct !DISubprogram(name: "symlink", scope: !1, file: !1, line: 165, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!283 = !DILocation(line: 165, scope: !282)
!284 = distinct !DISubprogram(name: "utime", scope: !1, file: !1, line: 166, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!285 = !DILocation(line: 166, scope: !284)
!286 = distinct !DISubprogram(name: "utimes", scope: !1, file: !1, line: 167, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!287 = !DILocation(line: 167, scope: !286)
!288 = distinct !DISubprogram(name: "pathconf", scope: !1, file: !1, line: 169, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!289 = !DILocation(line: 169, scope: !288)
!290 = !DISubprogram(name: "any_between", scope: !23, file: !23, line: 46, type: !10, spFlags: DISPFlagOptimized)
!291 = distinct !DISubprogram(name: "fpathconf", scope: !1, file: !1, line: 170, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!292 = !DILocation(line: 170, scope: !291)
!293 = distinct !DISubprogram(name: "readlink", scope: !1, file: !1, line: 172, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!294 = !DILocation(line: 174, scope: !293)
!295 = !DILocation(line: 83, scope: !179, inlinedAt: !296)
!296 = distinct !DILocation(line: 175, scope: !293)
!297 = !DILocation(line: 84, scope: !179, inlinedAt: !296)
!298 = !DILocation(line: 176, scope: !293)
!299 = distinct !DISubprogram(name: "getcwd", scope: !1, file: !1, line: 191, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!300 = !DILocation(line: 191, scope: !299)
!301 = !DILocation(line: 182, scope: !302, inlinedAt: !303)
!302 = distinct !DISubprogram(name: "text", scope: !1, file: !1, line: 180, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!303 = distinct !DILocation(line: 191, scope: !299)
!304 = !DILocation(line: 184, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 88, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "heap_alloc", scope: !23, file: !23, line: 88, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!307 = distinct !DILocation(line: 185, scope: !302, inlinedAt: !303)
!308 = !DILocation(line: 185, scope: !302, inlinedAt: !303)
!309 = !DILocation(line: 83, scope: !179, inlinedAt: !310)
!310 = distinct !DILocation(line: 186, scope: !302, inlinedAt: !303)
!311 = !DILocation(line: 84, scope: !179, inlinedAt: !310)
!312 = !DILocation(line: 187, scope: !302, inlinedAt: !303)
!313 = !DILocation(line: 188, scope: !302, inlinedAt: !303)
!314 = distinct !DISubprogram(name: "get_current_dir_name", scope: !1, file: !1, line: 192, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!315 = !DILocation(line: 182, scope: !302, inlinedAt: !316)
!316 = distinct !DILocation(line: 192, scope: !314)
!317 = !DILocation(line: 88, scope: !306, inlinedAt: !318)
!318 = distinct !DILocation(line: 185, scope: !302, inlinedAt: !316)
!319 = !DILocation(line: 83, scope: !179, inlinedAt: !320)
!320 = distinct !DILocation(line: 186, scope: !302, inlinedAt: !316)
!321 = !DILocation(line: 84, scope: !179, inlinedAt: !320)
!322 = !DILocation(line: 187, scope: !302, inlinedAt: !316)
!323 = !DILocation(line: 188, scope: !302, inlinedAt: !316)
!324 = !DILocation(line: 0, scope: !302, inlinedAt: !316)
!325 = !DILocation(line: 192, scope: !314)
!326 = distinct !DISubprogram(name: "realpath", scope: !1, file: !1, line: 194, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!327 = !DILocation(line: 196, scope: !326)
!328 = !DILocation(line: 182, scope: !302, inlinedAt: !329)
!329 = distinct !DILocation(line: 197, scope: !326)
!330 = !DILocation(line: 184, scope: !302, inlinedAt: !329)
!331 = !DILocation(line: 88, scope: !306, inlinedAt: !332)
!332 = distinct !DILocation(line: 185, scope: !302, inlinedAt: !329)
!333 = !DILocation(line: 185, scope: !302, inlinedAt: !329)
!334 = !DILocation(line: 83, scope: !179, inlinedAt: !335)
!335 = distinct !DILocation(line: 186, scope: !302, inlinedAt: !329)
!336 = !DILocation(line: 84, scope: !179, inlinedAt: !335)
!337 = !DILocation(line: 187, scope: !302, inlinedAt: !329)
!338 = !DILocation(line: 188, scope: !302, inlinedAt: !329)
!339 = !DILocation(line: 0, scope: !302, inlinedAt: !329)
!340 = !DILocation(line: 197, scope: !326)
!341 = distinct !DISubprogram(name: "stat", scope: !1, file: !1, line: 207, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!342 = !DILocation(line: 207, scope: !341)
!343 = !DILocation(line: 83, scope: !179, inlinedAt: !344)
!344 = distinct !DILocation(line: 207, scope: !341)
!345 = !DILocation(line: 84, scope: !179, inlinedAt: !344)
!346 = distinct !DISubprogram(name: "lstat", scope: !1, file: !1, line: 208, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 208, scope: !346)
!348 = !DILocation(line: 83, scope: !179, inlinedAt: !349)
!349 = distinct !DILocation(line: 208, scope: !346)
!350 = !DILocation(line: 84, scope: !179, inlinedAt: !349)
!351 = distinct !DISubprogram(name: "fstat", scope: !1, file: !1, line: 209, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!352 = !DILocation(line: 209, scope: !351)
!353 = !DILocation(line: 83, scope: !179, inlinedAt: !354)
!354 = distinct !DILocation(line: 209, scope: !351)
!355 = !DILocation(line: 84, scope: !179, inlinedAt: !354)
!356 = distinct !DISubprogram(name: "fstatat", scope: !1, file: !1, line: 210, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!357 = !DILocation(line: 210, scope: !356)
!358 = !DILocation(line: 83, scope: !179, inlinedAt: !359)
!359 = distinct !DILocation(line: 210, scope: !356)
!360 = !DILocation(line: 84, scope: !179, inlinedAt: !359)
!361 = distinct !DISubprogram(name: "stat64", scope: !1, file: !1, line: 211, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!362 = !DILocation(line: 211, scope: !361)
!363 = !DILocation(line: 83, scope: !179, inlinedAt: !364)
!364 = distinct !DILocation(line: 211, scope: !361)
!365 = !DILocation(line: 84, scope: !179, inlinedAt: !364)
!366 = distinct !DISubprogram(name: "lstat64", scope: !1, file: !1, line: 212, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!367 = !DILocation(line: 212, scope: !366)
!368 = !DILocation(line: 83, scope: !179, inlinedAt: !369)
!369 = distinct !DILocation(line: 212, scope: !366)
!370 = !DILocation(line: 84, scope: !179, inlinedAt: !369)
!371 = distinct !DISubprogram(name: "fstat64", scope: !1, file: !1, line: 213, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!372 = !DILocation(line: 213, scope: !371)
!373 = !DILocation(line: 83, scope: !179, inlinedAt: !374)
!374 = distinct !DILocation(line: 213, scope: !371)
!375 = !DILocation(line: 84, scope: !179, inlinedAt: !374)
!376 = distinct !DISubprogram(name: "__xstat", scope: !1, file: !1, line: 214, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!377 = !DILocation(line: 214, scope: !376)
!378 = !DILocation(line: 83, scope: !179, inlinedAt: !379)
!379 = distinct !DILocation(line: 214, scope: !376)
!380 = !DILocation(line: 84, scope: !179, inlinedAt: !379)
!381 = distinct !DISubprogram(name: "__lxstat", scope: !1, file: !1, line: 215, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!382 = !DILocation(line: 215, scope: !381)
!383 = !DILocation(line: 83, scope: !179, inlinedAt: !384)
!384 = distinct !DILocation(line: 215, scope: !381)
!385 = !DILocation(line: 84, scope: !179, inlinedAt: !384)
!386 = distinct !DISubprogram(name: "__fxstat", scope: !1, file: !1, line: 216, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!387 = !DILocation(line: 216, scope: !386)
!388 = !DILocation(line: 83, scope: !179, inlinedAt: !389)
!389 = distinct !DILocation(line: 216, scope: !386)
!390 = !DILocation(line: 84, scope: !179, inlinedAt: !389)
!391 = distinct !DISubprogram(name: "__xstat64", scope: !1, file: !1, line: 217, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!392 = !DILocation(line: 217, scope: !391)
!393 = !DILocation(line: 83, scope: !179, inlinedAt: !394)
!394 = distinct !DILocation(line: 217, scope: !391)
!395 = !DILocation(line: 84, scope: !179, inlinedAt: !394)
!396 = distinct !DISubprogram(name: "__lxstat64", scope: !1, file: !1, line: 218, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!397 = !DILocation(line: 218, scope: !396)
!398 = !DILocation(line: 83, scope: !179, inlinedAt: !399)
!399 = distinct !DILocation(line: 218, scope: !396)
!400 = !DILocation(line: 84, scope: !179, inlinedAt: !399)
!401 = distinct !DISubprogram(name: "__fxstat64", scope: !1, file: !1, line: 219, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!402 = !DILocation(line: 219, scope: !401)
!403 = !DILocation(line: 83, scope: !179, inlinedAt: !404)
!404 = distinct !DILocation(line: 219, scope: !401)
!405 = !DILocation(line: 84, scope: !179, inlinedAt: !404)
!406 = distinct !DISubprogram(name: "statfs", scope: !1, file: !1, line: 220, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!407 = !DILocation(line: 220, scope: !406)
!408 = !DILocation(line: 83, scope: !179, inlinedAt: !409)
!409 = distinct !DILocation(line: 220, scope: !406)
!410 = !DILocation(line: 84, scope: !179, inlinedAt: !409)
!411 = distinct !DISubprogram(name: "fstatfs", scope: !1, file: !1, line: 221, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!412 = !DILocation(line: 221, scope: !411)
!413 = !DILocation(line: 83, scope: !179, inlinedAt: !414)
!414 = distinct !DILocation(line: 221, scope: !411)
!415 = !DILocation(line: 84, scope: !179, inlinedAt: !414)
!416 = distinct !DISubprogram(name: "statvfs", scope: !1, file: !1, line: 222, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!417 = !DILocation(line: 222, scope: !416)
!418 = !DILocation(line: 83, scope: !179, inlinedAt: !419)
!419 = distinct !DILocation(line: 222, scope: !416)
!420 = !DILocation(line: 84, scope: !179, inlinedAt: !419)
!421 = distinct !DISubprogram(name: "fstatvfs", scope: !1, file: !1, line: 223, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!422 = !DILocation(line: 223, scope: !421)
!423 = !DILocation(line: 83, scope: !179, inlinedAt: !424)
!424 = distinct !DILocation(line: 223, scope: !421)
!425 = !DILocation(line: 84, scope: !179, inlinedAt: !424)
!426 = distinct !DISubprogram(name: "opendir", scope: !1, file: !1, line: 231, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!427 = !DILocation(line: 233, scope: !426)
!428 = !DILocation(line: 234, scope: !426)
!429 = !DILocation(line: 87, scope: !430, inlinedAt: !431)
!430 = distinct !DISubprogram(name: "internal_alloc", scope: !23, file: !23, line: 87, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!431 = distinct !DILocation(line: 234, scope: !426)
!432 = distinct !DISubprogram(name: "fdopendir", scope: !1, file: !1, line: 237, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!433 = !DILocation(line: 237, scope: !432)
!434 = !DILocation(line: 87, scope: !430, inlinedAt: !435)
!435 = distinct !DILocation(line: 237, scope: !432)
!436 = distinct !DISubprogram(name: "readdir", scope: !1, file: !1, line: 239, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!437 = !DILocation(line: 241, scope: !436)
!438 = !DILocation(line: 242, scope: !436)
!439 = !DILocation(line: 244, scope: !436)
!440 = !DILocation(line: 83, scope: !179, inlinedAt: !441)
!441 = distinct !DILocation(line: 244, scope: !436)
!442 = !DILocation(line: 84, scope: !179, inlinedAt: !441)
!443 = !DILocation(line: 245, scope: !436)
!444 = !DILocation(line: 246, scope: !436)
!445 = !DILocation(line: 0, scope: !436)
!446 = !DILocation(line: 247, scope: !436)
!447 = distinct !DISubprogram(name: "readdir64", scope: !1, file: !1, line: 249, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!448 = !DILocation(line: 242, scope: !436, inlinedAt: !449)
!449 = distinct !DILocation(line: 249, scope: !447)
!450 = !DILocation(line: 241, scope: !436, inlinedAt: !449)
!451 = !DILocation(line: 244, scope: !436, inlinedAt: !449)
!452 = !DILocation(line: 83, scope: !179, inlinedAt: !453)
!453 = distinct !DILocation(line: 244, scope: !436, inlinedAt: !449)
!454 = !DILocation(line: 84, scope: !179, inlinedAt: !453)
!455 = !DILocation(line: 245, scope: !436, inlinedAt: !449)
!456 = !DILocation(line: 246, scope: !436, inlinedAt: !449)
!457 = !DILocation(line: 249, scope: !447)
!458 = distinct !DISubprogram(name: "readdir_r", scope: !1, file: !1, line: 251, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!459 = !DILocation(line: 253, scope: !458)
!460 = !DILocation(line: 254, scope: !458)
!461 = !DILocation(line: 255, scope: !458)
!462 = !DILocation(line: 83, scope: !179, inlinedAt: !463)
!463 = distinct !DILocation(line: 255, scope: !458)
!464 = !DILocation(line: 84, scope: !179, inlinedAt: !463)
!465 = !DILocation(line: 256, scope: !458)
!466 = !DILocation(line: 257, scope: !458)
!467 = distinct !DISubprogram(name: "alphasort", scope: !1, file: !1, line: 260, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!468 = !DILocation(line: 262, scope: !467)
!469 = !DILocation(line: 263, scope: !467)
!470 = !DILocation(line: 264, scope: !467)
!471 = !DILocation(line: 265, scope: !467)
!472 = distinct !{!472, !469, !473, !227, !228}
!473 = !DILocation(line: 266, scope: !467)
!474 = !DILocation(line: 267, scope: !467)
!475 = distinct !DISubprogram(name: "closedir", scope: !1, file: !1, line: 270, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!476 = !DILocation(line: 272, scope: !475)
!477 = !DILocation(line: 273, scope: !475)
!478 = distinct !DISubprogram(name: "rewinddir", scope: !1, file: !1, line: 276, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!479 = !DILocation(line: 276, scope: !478)
!480 = distinct !DISubprogram(name: "dirfd", scope: !1, file: !1, line: 277, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!481 = !DILocation(line: 277, scope: !480)
!482 = distinct !DISubprogram(name: "ftw", scope: !1, file: !1, line: 280, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!483 = !DILocation(line: 282, scope: !482)
!484 = !DILocation(line: 283, scope: !482)
!485 = !DILocation(line: 284, scope: !482)
!486 = distinct !{!486, !485, !487, !227, !228}
!487 = !DILocation(line: 293, scope: !482)
!488 = !DILocation(line: 87, scope: !430, inlinedAt: !489)
!489 = distinct !DILocation(line: 285, scope: !482)
!490 = !DILocation(line: 87, scope: !430, inlinedAt: !491)
!491 = distinct !DILocation(line: 286, scope: !482)
!492 = !DILocation(line: 286, scope: !482)
!493 = !DILocation(line: 287, scope: !482)
!494 = !DILocation(line: 288, scope: !482)
!495 = !DILocation(line: 289, scope: !482)
!496 = !DILocation(line: 290, scope: !482)
!497 = !DILocation(line: 291, scope: !482)
!498 = !DILocation(line: 0, scope: !482)
!499 = !DILocation(line: 295, scope: !482)
!500 = distinct !DISubprogram(name: "poll", scope: !1, file: !1, line: 299, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!501 = !DILocation(line: 301, scope: !500)
!502 = !DILocation(line: 303, scope: !500)
!503 = !DILocation(line: 302, scope: !500)
!504 = !DILocation(line: 83, scope: !179, inlinedAt: !505)
!505 = distinct !DILocation(line: 302, scope: !500)
!506 = !DILocation(line: 84, scope: !179, inlinedAt: !505)
!507 = distinct !{!507, !501, !503, !227, !228}
!508 = distinct !DISubprogram(name: "select", scope: !1, file: !1, line: 312, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!509 = !DILocation(line: 314, scope: !508)
!510 = !DILocation(line: 308, scope: !511, inlinedAt: !512)
!511 = distinct !DISubprogram(name: "any_set", scope: !1, file: !1, line: 306, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!512 = distinct !DILocation(line: 315, scope: !508)
!513 = !DILocation(line: 309, scope: !511, inlinedAt: !512)
!514 = !DILocation(line: 83, scope: !179, inlinedAt: !515)
!515 = distinct !DILocation(line: 309, scope: !511, inlinedAt: !512)
!516 = !DILocation(line: 84, scope: !179, inlinedAt: !515)
!517 = !DILocation(line: 308, scope: !511, inlinedAt: !518)
!518 = distinct !DILocation(line: 316, scope: !508)
!519 = !DILocation(line: 309, scope: !511, inlinedAt: !518)
!520 = !DILocation(line: 83, scope: !179, inlinedAt: !521)
!521 = distinct !DILocation(line: 309, scope: !511, inlinedAt: !518)
!522 = !DILocation(line: 84, scope: !179, inlinedAt: !521)
!523 = !DILocation(line: 308, scope: !511, inlinedAt: !524)
!524 = distinct !DILocation(line: 317, scope: !508)
!525 = !DILocation(line: 309, scope: !511, inlinedAt: !524)
!526 = !DILocation(line: 83, scope: !179, inlinedAt: !527)
!527 = distinct !DILocation(line: 309, scope: !511, inlinedAt: !524)
!528 = !DILocation(line: 84, scope: !179, inlinedAt: !527)
!529 = !DILocation(line: 318, scope: !508)
!530 = distinct !DISubprogram(name: "pselect", scope: !1, file: !1, line: 321, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!531 = !DILocation(line: 324, scope: !530)
!532 = distinct !DISubprogram(name: "epoll_wait", scope: !1, file: !1, line: 327, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!533 = !DILocation(line: 329, scope: !532)
!534 = !DILocation(line: 83, scope: !179, inlinedAt: !535)
!535 = distinct !DILocation(line: 329, scope: !532)
!536 = !DILocation(line: 84, scope: !179, inlinedAt: !535)
!537 = !DILocation(line: 330, scope: !532)
!538 = distinct !DISubprogram(name: "__fdelt_chk", scope: !1, file: !1, line: 333, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!539 = !DILocation(line: 335, scope: !538)
!540 = !DILocation(line: 336, scope: !538)
!541 = !DILocation(line: 337, scope: !538)
