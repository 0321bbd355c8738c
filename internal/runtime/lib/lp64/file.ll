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
%struct.statfs = type { i64, i64, i64, i64, i64, i64, i64, %struct.__fsid_t, i64, i64, i64, [4 x i64] }
%struct.__fsid_t = type { [2 x i32] }
%struct.statvfs = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [6 x i32] }
%struct.__dirstream = type opaque
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.dirent64 = type { i64, i64, i16, i8, [256 x i8] }
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

define dso_local i32 @__mw_new_descriptor(i8* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = load i32, i32* @next, align 4, !dbg !11
  %3 = add i32 %2, 1, !dbg !11
  store i32 %3, i32* @next, align 4, !dbg !11
  %4 = icmp eq i8* %0, null, !dbg !12
  br i1 %4, label %9, label %5, !dbg !12

5:
  %6 = sext i32 %2 to i64, !dbg !12
  %7 = call i64 @__mw_outcome(i8* noundef nonnull %0, i64 noundef %6) #6, !dbg !12
  %8 = trunc i64 %7 to i32, !dbg !12
  br label %9, !dbg !12

9:
  %10 = phi i32 [ %8, %5 ], [ %2, %1 ], !dbg !12
  ret i32 %10, !dbg !12
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !13 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @open(i8* noundef %0, i32 %1, ...) local_unnamed_addr #0 !dbg !15 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !16
  %3 = load i32, i32* @next, align 4, !dbg !17
  %4 = add i32 %3, 1, !dbg !17
  store i32 %4, i32* @next, align 4, !dbg !17
  %5 = sext i32 %3 to i64, !dbg !19
  %6 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef %5) #6, !dbg !19
  %7 = trunc i64 %6 to i32, !dbg !19
  ret i32 %7, !dbg !20
}

declare !dbg !21 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @open64(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !23 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !24
  %3 = load i32, i32* @next, align 4, !dbg !26
  %4 = add i32 %3, 1, !dbg !26
  store i32 %4, i32* @next, align 4, !dbg !26
  %5 = sext i32 %3 to i64, !dbg !28
  %6 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef %5) #6, !dbg !28
  %7 = trunc i64 %6 to i32, !dbg !28
  ret i32 %7, !dbg !29
}

define dso_local i32 @openat(i32 noundef %0, i8* noundef %1, i32 noundef %2, ...) local_unnamed_addr #0 !dbg !30 {
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #6, !dbg !31
  %4 = load i32, i32* @next, align 4, !dbg !33
  %5 = add i32 %4, 1, !dbg !33
  store i32 %5, i32* @next, align 4, !dbg !33
  %6 = sext i32 %4 to i64, !dbg !35
  %7 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef %6) #6, !dbg !35
  %8 = trunc i64 %7 to i32, !dbg !35
  ret i32 %8, !dbg !36
}

define dso_local i32 @__open_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !37 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !38
  %3 = load i32, i32* @next, align 4, !dbg !40
  %4 = add i32 %3, 1, !dbg !40
  store i32 %4, i32* @next, align 4, !dbg !40
  %5 = sext i32 %3 to i64, !dbg !42
  %6 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef %5) #6, !dbg !42
  %7 = trunc i64 %6 to i32, !dbg !42
  ret i32 %7, !dbg !43
}

define dso_local i32 @creat(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !44 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !45
  %3 = load i32, i32* @next, align 4, !dbg !47
  %4 = add i32 %3, 1, !dbg !47
  store i32 %4, i32* @next, align 4, !dbg !47
  %5 = sext i32 %3 to i64, !dbg !49
  %6 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef %5) #6, !dbg !49
  %7 = trunc i64 %6 to i32, !dbg !49
  ret i32 %7, !dbg !50
}

define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr #0 !dbg !51 {
  %2 = load i32, i32* @next, align 4, !dbg !52
  %3 = add i32 %2, 1, !dbg !52
  store i32 %3, i32* @next, align 4, !dbg !52
  %4 = sext i32 %2 to i64, !dbg !54
  %5 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i64 noundef %4) #6, !dbg !54
  %6 = trunc i64 %5 to i32, !dbg !54
  ret i32 %6, !dbg !55
}

define dso_local i32 @epoll_create(i32 noundef %0) local_unnamed_addr #0 !dbg !56 {
  %2 = load i32, i32* @next, align 4, !dbg !57
  %3 = add i32 %2, 1, !dbg !57
  store i32 %3, i32* @next, align 4, !dbg !57
  %4 = sext i32 %2 to i64, !dbg !59
  %5 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i64 noundef %4) #6, !dbg !59
  %6 = trunc i64 %5 to i32, !dbg !59
  ret i32 %6, !dbg !60
}

define dso_local i32 @epoll_create1(i32 noundef %0) local_unnamed_addr #0 !dbg !61 {
  %2 = load i32, i32* @next, align 4, !dbg !62
  %3 = add i32 %2, 1, !dbg !62
  store i32 %3, i32* @next, align 4, !dbg !62
  %4 = sext i32 %2 to i64, !dbg !64
  %5 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %4) #6, !dbg !64
  %6 = trunc i64 %5 to i32, !dbg !64
  ret i32 %6, !dbg !65
}

define dso_local i32 @eventfd(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !66 {
  %3 = load i32, i32* @next, align 4, !dbg !67
  %4 = add i32 %3, 1, !dbg !67
  store i32 %4, i32* @next, align 4, !dbg !67
  %5 = sext i32 %3 to i64, !dbg !69
  %6 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i64 noundef %5) #6, !dbg !69
  %7 = trunc i64 %6 to i32, !dbg !69
  ret i32 %7, !dbg !70
}

define dso_local i32 @inotify_init() local_unnamed_addr #0 !dbg !71 {
  %1 = load i32, i32* @next, align 4, !dbg !72
  %2 = add i32 %1, 1, !dbg !72
  store i32 %2, i32* @next, align 4, !dbg !72
  %3 = sext i32 %1 to i64, !dbg !74
  %4 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i64 noundef %3) #6, !dbg !74
  %5 = trunc i64 %4 to i32, !dbg !74
  ret i32 %5, !dbg !75
}

define dso_local i32 @timerfd_create(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !76 {
  %3 = load i32, i32* @next, align 4, !dbg !77
  %4 = add i32 %3, 1, !dbg !77
  store i32 %4, i32* @next, align 4, !dbg !77
  %5 = sext i32 %3 to i64, !dbg !79
  %6 = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0), i64 noundef %5) #6, !dbg !79
  %7 = trunc i64 %6 to i32, !dbg !79
  ret i32 %7, !dbg !80
}

define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !81 {
  %3 = sext i32 %1 to i64, !dbg !82
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i64 noundef %3) #6, !dbg !82
  %5 = trunc i64 %4 to i32, !dbg !82
  ret i32 %5, !dbg !82
}

define dso_local i32 @dup3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !83 {
  %4 = sext i32 %1 to i64, !dbg !84
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i64 noundef %4) #6, !dbg !84
  %6 = trunc i64 %5 to i32, !dbg !84
  ret i32 %6, !dbg !84
}

define dso_local i32 @pipe(i32* noundef %0) local_unnamed_addr #0 !dbg !85 {
  %2 = bitcast i32* %0 to i8*, !dbg !86
  call void @__midway_check(i8* noundef %2, i64 noundef 8, i32 noundef 1) #6, !dbg !86
  %3 = load i32, i32* @next, align 4, !dbg !87
  %4 = add i32 %3, 1, !dbg !87
  store i32 %4, i32* @next, align 4, !dbg !87
  store i32 %3, i32* %0, align 4, !dbg !89
  %5 = add i32 %3, 2, !dbg !90
  store i32 %5, i32* @next, align 4, !dbg !90
  %6 = getelementptr i32, i32* %0, i64 1, !dbg !92
  store i32 %4, i32* %6, align 4, !dbg !92
  %7 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #6, !dbg !93
  %8 = trunc i64 %7 to i32, !dbg !93
  ret i32 %8, !dbg !93
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pipe2(i32* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !94 {
  %3 = bitcast i32* %0 to i8*, !dbg !95
  call void @__midway_check(i8* noundef %3, i64 noundef 8, i32 noundef 1) #6, !dbg !95
  %4 = load i32, i32* @next, align 4, !dbg !97
  %5 = add i32 %4, 1, !dbg !97
  store i32 %5, i32* @next, align 4, !dbg !97
  store i32 %4, i32* %0, align 4, !dbg !99
  %6 = add i32 %4, 2, !dbg !100
  store i32 %6, i32* @next, align 4, !dbg !100
  %7 = getelementptr i32, i32* %0, i64 1, !dbg !102
  store i32 %5, i32* %7, align 4, !dbg !102
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #6, !dbg !103
  %9 = trunc i64 %8 to i32, !dbg !103
  ret i32 %9, !dbg !104
}

define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 !dbg !105 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i64 noundef 0) #6, !dbg !106
  %3 = trunc i64 %2 to i32, !dbg !106
  ret i32 %3, !dbg !106
}

define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr #0 !dbg !107 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i64 noundef 0) #6, !dbg !108
  %3 = trunc i64 %2 to i32, !dbg !108
  ret i32 %3, !dbg !108
}

define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr #0 !dbg !109 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0), i64 noundef 0) #6, !dbg !110
  %3 = trunc i64 %2 to i32, !dbg !110
  ret i32 %3, !dbg !110
}

define dso_local i32 @ftruncate(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !111 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i64 noundef 0) #6, !dbg !112
  %4 = trunc i64 %3 to i32, !dbg !112
  ret i32 %4, !dbg !112
}

define dso_local i32 @fchmod(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !113 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0), i64 noundef 0) #6, !dbg !114
  %4 = trunc i64 %3 to i32, !dbg !114
  ret i32 %4, !dbg !114
}

define dso_local i32 @fchown(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !115 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0) #6, !dbg !116
  %5 = trunc i64 %4 to i32, !dbg !116
  ret i32 %5, !dbg !116
}

define dso_local i32 @fchdir(i32 noundef %0) local_unnamed_addr #0 !dbg !117 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0), i64 noundef 0) #6, !dbg !118
  %3 = trunc i64 %2 to i32, !dbg !118
  ret i32 %3, !dbg !118
}

define dso_local i32 @flock(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !119 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0) #6, !dbg !120
  %4 = trunc i64 %3 to i32, !dbg !120
  ret i32 %4, !dbg !120
}

define dso_local i32 @lockf(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !121 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0) #6, !dbg !122
  %5 = trunc i64 %4 to i32, !dbg !122
  ret i32 %5, !dbg !122
}

define dso_local i32 @posix_fadvise(i32 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !123 {
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0) #6, !dbg !124
  %6 = trunc i64 %5 to i32, !dbg !124
  ret i32 %6, !dbg !124
}

define dso_local i32 @epoll_ctl(i32 noundef %0, i32 noundef %1, i32 noundef %2, %struct.epoll_event* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !125 {
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.20, i64 0, i64 0), i64 noundef 0) #6, !dbg !126
  %6 = trunc i64 %5 to i32, !dbg !126
  ret i32 %6, !dbg !126
}

define dso_local void @sync() local_unnamed_addr #3 !dbg !127 {
  ret void, !dbg !128
}

define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #0 !dbg !129 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !130
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7, !dbg !130
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #6, !dbg !133
  %4 = load i32, i32* %2, align 4, !dbg !134
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7, !dbg !135
  %5 = and i32 %4, 1, !dbg !136
  ret i32 %5, !dbg !136
}

define dso_local i32 @umask(i32 noundef %0) local_unnamed_addr #0 !dbg !137 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !138
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7, !dbg !138
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i64 0, i64 0)) #6, !dbg !140
  %4 = load i32, i32* %2, align 4, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7, !dbg !142
  %5 = and i32 %4, 511, !dbg !143
  ret i32 %5, !dbg !143
}

define dso_local i32 @getdtablesize() local_unnamed_addr #3 !dbg !144 {
  ret i32 1024, !dbg !145
}

define dso_local i32 @fcntl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !146 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !147
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !147
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)) #6, !dbg !151
  %5 = load i32, i32* %3, align 4, !dbg !152
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !153
  %6 = and i32 %5, 2147483647, !dbg !154
  %7 = zext i32 %6 to i64
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0), i64 noundef %7) #6, !dbg !155
  %9 = trunc i64 %8 to i32, !dbg !155
  ret i32 %9, !dbg !155
}

define dso_local i32 @fcntl64(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !156 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !157
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !157
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)) #6, !dbg !160
  %5 = load i32, i32* %3, align 4, !dbg !161
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !162
  %6 = and i32 %5, 2147483647, !dbg !163
  %7 = zext i32 %6 to i64
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0), i64 noundef %7) #6, !dbg !164
  %9 = trunc i64 %8 to i32, !dbg !164
  ret i32 %9, !dbg !164
}

define dso_local i32 @ioctl(i32 noundef %0, i64 noundef %1, ...) local_unnamed_addr #0 !dbg !165 {
  %3 = alloca i32, align 4
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.25, i64 0, i64 0)) #6, !dbg !166
  %4 = bitcast i32* %3 to i8*, !dbg !167
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !167
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0)) #6, !dbg !170
  %5 = load i32, i32* %3, align 4, !dbg !171
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !172
  %6 = and i32 %5, 2147483647, !dbg !173
  %7 = zext i32 %6 to i64
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0), i64 noundef %7) #6, !dbg !174
  %9 = trunc i64 %8 to i32, !dbg !174
  ret i32 %9, !dbg !174
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @read(i32 %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !175 {
  call void @__mw_cancellation_point() #6, !dbg !176
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #6, !dbg !177
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #6, !dbg !180
  %4 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0), i64 noundef %2) #6, !dbg !181
  ret i64 %4, !dbg !181
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

declare !dbg !182 i64 @__mw_transferred(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i64 @pread(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !183 {
  call void @__mw_cancellation_point() #6, !dbg !184
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #6, !dbg !186
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #6, !dbg !188
  %5 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0), i64 noundef %2) #6, !dbg !189
  ret i64 %5, !dbg !190
}

define dso_local i64 @pread64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !191 {
  call void @__mw_cancellation_point() #6, !dbg !192
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #6, !dbg !194
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #6, !dbg !196
  %5 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0), i64 noundef %2) #6, !dbg !197
  ret i64 %5, !dbg !198
}

define dso_local i64 @write(i32 %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !199 {
  call void @__mw_cancellation_point() #6, !dbg !200
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #6, !dbg !201
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i64 0, i64 0), i64 noundef %2) #6, !dbg !202
  ret i64 %4, !dbg !202
}

define dso_local i64 @pwrite(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !203 {
  call void @__mw_cancellation_point() #6, !dbg !204
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #6, !dbg !206
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i64 0, i64 0), i64 noundef %2) #6, !dbg !207
  ret i64 %5, !dbg !208
}

define dso_local i64 @pwrite64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !209 {
  call void @__mw_cancellation_point() #6, !dbg !210
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #6, !dbg !212
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i64 0, i64 0), i64 noundef %2) #6, !dbg !213
  ret i64 %5, !dbg !214
}

define dso_local i64 @readv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !215 {
  %4 = icmp sgt i32 %2, 0, !dbg !216
  br i1 %4, label %5, label %7, !dbg !216

5:
  %6 = zext i32 %2 to i64, !dbg !216
  br label %10, !dbg !216

7:
  %8 = phi i64 [ 0, %3 ], [ %18, %10 ], !dbg !217
  %9 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0), i64 noundef %8) #6, !dbg !218
  ret i64 %9, !dbg !218

10:
  %11 = phi i64 [ 0, %5 ], [ %19, %10 ]
  %12 = phi i64 [ 0, %5 ], [ %18, %10 ]
  %13 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %11, i32 0, !dbg !219
  %14 = load i8*, i8** %13, align 8, !dbg !219
  %15 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %11, i32 1, !dbg !219
  %16 = load i64, i64* %15, align 8, !dbg !219
  call void @__midway_check(i8* noundef %14, i64 noundef %16, i32 noundef 1) #6, !dbg !220
  call void @__midway_nondet(i8* noundef %14, i64 noundef %16, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0)) #6, !dbg !222
  %17 = load i64, i64* %15, align 8, !dbg !223
  %18 = add i64 %17, %12, !dbg !223
  %19 = add nuw nsw i64 %11, 1, !dbg !216
  %20 = icmp eq i64 %19, %6, !dbg !216
  br i1 %20, label %7, label %10, !dbg !216, !llvm.loop !224
}

define dso_local i64 @writev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !228 {
  %4 = icmp sgt i32 %2, 0, !dbg !229
  br i1 %4, label %5, label %7, !dbg !229

5:
  %6 = zext i32 %2 to i64, !dbg !229
  br label %10, !dbg !229

7:
  %8 = phi i64 [ 0, %3 ], [ %18, %10 ], !dbg !230
  %9 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef %8) #6, !dbg !231
  ret i64 %9, !dbg !231

10:
  %11 = phi i64 [ 0, %5 ], [ %19, %10 ]
  %12 = phi i64 [ 0, %5 ], [ %18, %10 ]
  %13 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %11, i32 0, !dbg !232
  %14 = load i8*, i8** %13, align 8, !dbg !232
  %15 = getelementptr %struct.iovec, %struct.iovec* %1, i64 %11, i32 1, !dbg !232
  %16 = load i64, i64* %15, align 8, !dbg !232
  call void @__midway_check(i8* noundef %14, i64 noundef %16, i32 noundef 0) #6, !dbg !232
  %17 = load i64, i64* %15, align 8, !dbg !233
  %18 = add i64 %17, %12, !dbg !233
  %19 = add nuw nsw i64 %11, 1, !dbg !229
  %20 = icmp eq i64 %19, %6, !dbg !229
  br i1 %20, label %7, label %10, !dbg !229, !llvm.loop !234
}

define dso_local i64 @sendfile(i32 noundef %0, i32 noundef %1, i64* nocapture noundef readnone %2, i64 noundef %3) local_unnamed_addr #0 !dbg !236 {
  %5 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i64 0, i64 0), i64 noundef %3) #6, !dbg !237
  ret i64 %5, !dbg !237
}

define dso_local i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !238 {
  %4 = alloca i64, align 8
  %5 = bitcast i64* %4 to i8*, !dbg !239
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #7, !dbg !239
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0)) #6, !dbg !242
  %6 = load i64, i64* %4, align 8, !dbg !243
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #7, !dbg !244
  %7 = and i64 %6, 9223372036854775807, !dbg !245
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0), i64 noundef %7) #6, !dbg !245
  ret i64 %8, !dbg !245
}

define dso_local i64 @lseek64(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !246 {
  %4 = alloca i64, align 8
  %5 = bitcast i64* %4 to i8*, !dbg !247
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #7, !dbg !247
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0)) #6, !dbg !249
  %6 = load i64, i64* %4, align 8, !dbg !250
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #7, !dbg !251
  %7 = and i64 %6, 9223372036854775807, !dbg !252
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i64 0, i64 0), i64 noundef %7) #6, !dbg !252
  ret i64 %8, !dbg !252
}

define dso_local i32 @access(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !253 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !254
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i64 0, i64 0), i64 noundef 0) #6, !dbg !254
  %4 = trunc i64 %3 to i32, !dbg !254
  ret i32 %4, !dbg !254
}

define dso_local i32 @faccessat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !255 {
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #6, !dbg !256
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i64 0, i64 0), i64 noundef 0) #6, !dbg !256
  %6 = trunc i64 %5 to i32, !dbg !256
  ret i32 %6, !dbg !256
}

define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !257 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !258
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.35, i64 0, i64 0), i64 noundef 0) #6, !dbg !258
  %3 = trunc i64 %2 to i32, !dbg !258
  ret i32 %3, !dbg !258
}

define dso_local i32 @unlinkat(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !259 {
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #6, !dbg !260
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.36, i64 0, i64 0), i64 noundef 0) #6, !dbg !260
  %5 = trunc i64 %4 to i32, !dbg !260
  ret i32 %5, !dbg !260
}

define dso_local i32 @rmdir(i8* noundef %0) local_unnamed_addr #0 !dbg !261 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !262
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.37, i64 0, i64 0), i64 noundef 0) #6, !dbg !262
  %3 = trunc i64 %2 to i32, !dbg !262
  ret i32 %3, !dbg !262
}

define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !263 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !264
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i64 0, i64 0), i64 noundef 0) #6, !dbg !264
  %4 = trunc i64 %3 to i32, !dbg !264
  ret i32 %4, !dbg !264
}

define dso_local i32 @mkfifo(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !265 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !266
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.39, i64 0, i64 0), i64 noundef 0) #6, !dbg !266
  %4 = trunc i64 %3 to i32, !dbg !266
  ret i32 %4, !dbg !266
}

define dso_local i32 @chmod(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !267 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !268
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i64 0, i64 0), i64 noundef 0) #6, !dbg !268
  %4 = trunc i64 %3 to i32, !dbg !268
  ret i32 %4, !dbg !268
}

define dso_local i32 @chown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !269 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !270
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i64 0, i64 0), i64 noundef 0) #6, !dbg !270
  %5 = trunc i64 %4 to i32, !dbg !270
  ret i32 %5, !dbg !270
}

define dso_local i32 @lchown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !271 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !272
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.42, i64 0, i64 0), i64 noundef 0) #6, !dbg !272
  %5 = trunc i64 %4 to i32, !dbg !272
  ret i32 %5, !dbg !272
}

define dso_local i32 @chdir(i8* noundef %0) local_unnamed_addr #0 !dbg !273 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !274
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.43, i64 0, i64 0), i64 noundef 0) #6, !dbg !274
  %3 = trunc i64 %2 to i32, !dbg !274
  ret i32 %3, !dbg !274
}

define dso_local i32 @chroot(i8* noundef %0) local_unnamed_addr #0 !dbg !275 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !276
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.44, i64 0, i64 0), i64 noundef 0) #6, !dbg !276
  %3 = trunc i64 %2 to i32, !dbg !276
  ret i32 %3, !dbg !276
}

define dso_local i32 @truncate(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !277 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !278
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0), i64 noundef 0) #6, !dbg !278
  %4 = trunc i64 %3 to i32, !dbg !278
  ret i32 %4, !dbg !278
}

define dso_local i32 @link(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !279 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !280
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i64 0, i64 0), i64 noundef 0) #6, !dbg !280
  %4 = trunc i64 %3 to i32, !dbg !280
  ret i32 %4, !dbg !280
}

define dso_local i32 @symlink(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !281 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !282
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.47, i64 0, i64 0), i64 noundef 0) #6, !dbg !282
  %4 = trunc i64 %3 to i32, !dbg !282
  ret i32 %4, !dbg !282
}

define dso_local i32 @utime(i8* noundef %0, %struct.utimbuf* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !283 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !284
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i64 0, i64 0), i64 noundef 0) #6, !dbg !284
  %4 = trunc i64 %3 to i32, !dbg !284
  ret i32 %4, !dbg !284
}

define dso_local i32 @utimes(i8* noundef %0, %struct.timeval* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !285 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !286
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.49, i64 0, i64 0), i64 noundef 0) #6, !dbg !286
  %4 = trunc i64 %3 to i32, !dbg !286
  ret i32 %4, !dbg !286
}

define dso_local i64 @pathconf(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !287 {
  %3 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.50, i64 0, i64 0)) #6, !dbg !288
  ret i64 %3, !dbg !288
}

declare !dbg !289 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @fpathconf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !290 {
  %3 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.51, i64 0, i64 0)) #6, !dbg !291
  ret i64 %3, !dbg !291
}

define dso_local i64 @readlink(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !292 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !293
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #6, !dbg !294
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i64 0, i64 0)) #6, !dbg !296
  %4 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i64 0, i64 0), i64 noundef %2) #6, !dbg !297
  ret i64 %4, !dbg !297
}

define dso_local i8* @getcwd(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !298 {
  %3 = icmp eq i64 %1, 0, !dbg !299
  %4 = icmp ne i8* %0, null, !dbg !299
  %5 = and i1 %4, %3, !dbg !299
  br i1 %5, label %18, label %6, !dbg !299

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i64 0, i64 0)) #6, !dbg !300
  %8 = icmp eq i32 %7, 0, !dbg !300
  br i1 %8, label %18, label %9, !dbg !300

9:
  %10 = icmp eq i8* %0, null, !dbg !303
  br i1 %10, label %11, label %13, !dbg !303

11:
  %12 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #6, !dbg !304
  br label %13, !dbg !307

13:
  %14 = phi i8* [ %0, %9 ], [ %12, %11 ]
  %15 = phi i64 [ %1, %9 ], [ 64, %11 ]
  call void @__midway_check(i8* noundef %14, i64 noundef %15, i32 noundef 1) #6, !dbg !308
  call void @__midway_nondet(i8* noundef %14, i64 noundef %15, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i64 0, i64 0)) #6, !dbg !310
  %16 = add i64 %15, -1, !dbg !311
  %17 = getelementptr i8, i8* %14, i64 %16, !dbg !311
  store i8 0, i8* %17, align 1, !dbg !311
  br label %18, !dbg !312

18:
  %19 = phi i8* [ null, %2 ], [ %14, %13 ], [ null, %6 ], !dbg !299
  ret i8* %19, !dbg !299
}

define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 !dbg !313 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i64 0, i64 0)) #6, !dbg !314
  %2 = icmp eq i32 %1, 0, !dbg !314
  br i1 %2, label %6, label %3, !dbg !314

3:
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #6, !dbg !316
  call void @__midway_check(i8* noundef %4, i64 noundef 64, i32 noundef 1) #6, !dbg !318
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.54, i64 0, i64 0)) #6, !dbg !320
  %5 = getelementptr i8, i8* %4, i64 63, !dbg !321
  store i8 0, i8* %5, align 1, !dbg !321
  br label %6, !dbg !322

6:
  %7 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !323
  ret i8* %7, !dbg !324
}

define dso_local i8* @realpath(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !325 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !326
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i64 0, i64 0)) #6, !dbg !327
  %4 = icmp eq i32 %3, 0, !dbg !327
  br i1 %4, label %14, label %5, !dbg !327

5:
  %6 = icmp eq i8* %1, null, !dbg !329
  br i1 %6, label %7, label %9, !dbg !329

7:
  %8 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #6, !dbg !330
  br label %9, !dbg !332

9:
  %10 = phi i8* [ %1, %5 ], [ %8, %7 ]
  %11 = phi i64 [ 4096, %5 ], [ 64, %7 ]
  call void @__midway_check(i8* noundef %10, i64 noundef %11, i32 noundef 1) #6, !dbg !333
  call void @__midway_nondet(i8* noundef %10, i64 noundef %11, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.55, i64 0, i64 0)) #6, !dbg !335
  %12 = add nsw i64 %11, -1, !dbg !336
  %13 = getelementptr i8, i8* %10, i64 %12, !dbg !336
  store i8 0, i8* %13, align 1, !dbg !336
  br label %14, !dbg !337

14:
  %15 = phi i8* [ %10, %9 ], [ null, %2 ], !dbg !338
  ret i8* %15, !dbg !339
}

define dso_local i32 @stat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !340 {
  %3 = bitcast %struct.stat* %1 to i8*, !dbg !341
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #6, !dbg !342
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !344
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.57, i64 0, i64 0), i64 noundef 0) #6, !dbg !341
  %5 = trunc i64 %4 to i32, !dbg !341
  ret i32 %5, !dbg !341
}

define dso_local i32 @lstat(i8* noalias nocapture noundef readnone %0, %struct.stat* noalias noundef %1) local_unnamed_addr #0 !dbg !345 {
  %3 = bitcast %struct.stat* %1 to i8*, !dbg !346
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #6, !dbg !347
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !349
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.58, i64 0, i64 0), i64 noundef 0) #6, !dbg !346
  %5 = trunc i64 %4 to i32, !dbg !346
  ret i32 %5, !dbg !346
}

define dso_local i32 @fstat(i32 noundef %0, %struct.stat* noundef %1) local_unnamed_addr #0 !dbg !350 {
  %3 = bitcast %struct.stat* %1 to i8*, !dbg !351
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #6, !dbg !352
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !354
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i64 0, i64 0), i64 noundef 0) #6, !dbg !351
  %5 = trunc i64 %4 to i32, !dbg !351
  ret i32 %5, !dbg !351
}

define dso_local i32 @fstatat(i32 noundef %0, i8* noalias nocapture noundef readnone %1, %struct.stat* noalias noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !355 {
  %5 = bitcast %struct.stat* %2 to i8*, !dbg !356
  call void @__midway_check(i8* noundef %5, i64 noundef 144, i32 noundef 1) #6, !dbg !357
  call void @__midway_nondet(i8* noundef %5, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !359
  %6 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.60, i64 0, i64 0), i64 noundef 0) #6, !dbg !356
  %7 = trunc i64 %6 to i32, !dbg !356
  ret i32 %7, !dbg !356
}

define dso_local i32 @stat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !360 {
  %3 = bitcast %struct.stat64* %1 to i8*, !dbg !361
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #6, !dbg !362
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !364
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.61, i64 0, i64 0), i64 noundef 0) #6, !dbg !361
  %5 = trunc i64 %4 to i32, !dbg !361
  ret i32 %5, !dbg !361
}

define dso_local i32 @lstat64(i8* noalias nocapture noundef readnone %0, %struct.stat64* noalias noundef %1) local_unnamed_addr #0 !dbg !365 {
  %3 = bitcast %struct.stat64* %1 to i8*, !dbg !366
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #6, !dbg !367
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !369
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.62, i64 0, i64 0), i64 noundef 0) #6, !dbg !366
  %5 = trunc i64 %4 to i32, !dbg !366
  ret i32 %5, !dbg !366
}

define dso_local i32 @fstat64(i32 noundef %0, %struct.stat64* noundef %1) local_unnamed_addr #0 !dbg !370 {
  %3 = bitcast %struct.stat64* %1 to i8*, !dbg !371
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #6, !dbg !372
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !374
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.63, i64 0, i64 0), i64 noundef 0) #6, !dbg !371
  %5 = trunc i64 %4 to i32, !dbg !371
  ret i32 %5, !dbg !371
}

define dso_local i32 @__xstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !375 {
  %4 = bitcast %struct.stat* %2 to i8*, !dbg !376
  call void @__midway_check(i8* noundef %4, i64 noundef 144, i32 noundef 1) #6, !dbg !377
  call void @__midway_nondet(i8* noundef %4, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !379
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.64, i64 0, i64 0), i64 noundef 0) #6, !dbg !376
  %6 = trunc i64 %5 to i32, !dbg !376
  ret i32 %6, !dbg !376
}

define dso_local i32 @__lxstat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !380 {
  %4 = bitcast %struct.stat* %2 to i8*, !dbg !381
  call void @__midway_check(i8* noundef %4, i64 noundef 144, i32 noundef 1) #6, !dbg !382
  call void @__midway_nondet(i8* noundef %4, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !384
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.65, i64 0, i64 0), i64 noundef 0) #6, !dbg !381
  %6 = trunc i64 %5 to i32, !dbg !381
  ret i32 %6, !dbg !381
}

define dso_local i32 @__fxstat(i32 noundef %0, i32 noundef %1, %struct.stat* noundef %2) local_unnamed_addr #0 !dbg !385 {
  %4 = bitcast %struct.stat* %2 to i8*, !dbg !386
  call void @__midway_check(i8* noundef %4, i64 noundef 144, i32 noundef 1) #6, !dbg !387
  call void @__midway_nondet(i8* noundef %4, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !389
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.66, i64 0, i64 0), i64 noundef 0) #6, !dbg !386
  %6 = trunc i64 %5 to i32, !dbg !386
  ret i32 %6, !dbg !386
}

define dso_local i32 @__xstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !390 {
  %4 = bitcast %struct.stat64* %2 to i8*, !dbg !391
  call void @__midway_check(i8* noundef %4, i64 noundef 144, i32 noundef 1) #6, !dbg !392
  call void @__midway_nondet(i8* noundef %4, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !394
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.67, i64 0, i64 0), i64 noundef 0) #6, !dbg !391
  %6 = trunc i64 %5 to i32, !dbg !391
  ret i32 %6, !dbg !391
}

define dso_local i32 @__lxstat64(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !395 {
  %4 = bitcast %struct.stat64* %2 to i8*, !dbg !396
  call void @__midway_check(i8* noundef %4, i64 noundef 144, i32 noundef 1) #6, !dbg !397
  call void @__midway_nondet(i8* noundef %4, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !399
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.68, i64 0, i64 0), i64 noundef 0) #6, !dbg !396
  %6 = trunc i64 %5 to i32, !dbg !396
  ret i32 %6, !dbg !396
}

define dso_local i32 @__fxstat64(i32 noundef %0, i32 noundef %1, %struct.stat64* noundef %2) local_unnamed_addr #0 !dbg !400 {
  %4 = bitcast %struct.stat64* %2 to i8*, !dbg !401
  call void @__midway_check(i8* noundef %4, i64 noundef 144, i32 noundef 1) #6, !dbg !402
  call void @__midway_nondet(i8* noundef %4, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !404
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.69, i64 0, i64 0), i64 noundef 0) #6, !dbg !401
  %6 = trunc i64 %5 to i32, !dbg !401
  ret i32 %6, !dbg !401
}

define dso_local i32 @statfs(i8* noalias nocapture noundef readnone %0, %struct.statfs* noalias noundef %1) local_unnamed_addr #0 !dbg !405 {
  %3 = bitcast %struct.statfs* %1 to i8*, !dbg !406
  call void @__midway_check(i8* noundef %3, i64 noundef 120, i32 noundef 1) #6, !dbg !407
  call void @__midway_nondet(i8* noundef %3, i64 noundef 120, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !409
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.70, i64 0, i64 0), i64 noundef 0) #6, !dbg !406
  %5 = trunc i64 %4 to i32, !dbg !406
  ret i32 %5, !dbg !406
}

define dso_local i32 @fstatfs(i32 noundef %0, %struct.statfs* noundef %1) local_unnamed_addr #0 !dbg !410 {
  %3 = bitcast %struct.statfs* %1 to i8*, !dbg !411
  call void @__midway_check(i8* noundef %3, i64 noundef 120, i32 noundef 1) #6, !dbg !412
  call void @__midway_nondet(i8* noundef %3, i64 noundef 120, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !414
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.71, i64 0, i64 0), i64 noundef 0) #6, !dbg !411
  %5 = trunc i64 %4 to i32, !dbg !411
  ret i32 %5, !dbg !411
}

define dso_local i32 @statvfs(i8* noalias nocapture noundef readnone %0, %struct.statvfs* noalias noundef %1) local_unnamed_addr #0 !dbg !415 {
  %3 = bitcast %struct.statvfs* %1 to i8*, !dbg !416
  call void @__midway_check(i8* noundef %3, i64 noundef 112, i32 noundef 1) #6, !dbg !417
  call void @__midway_nondet(i8* noundef %3, i64 noundef 112, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !419
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.72, i64 0, i64 0), i64 noundef 0) #6, !dbg !416
  %5 = trunc i64 %4 to i32, !dbg !416
  ret i32 %5, !dbg !416
}

define dso_local i32 @fstatvfs(i32 noundef %0, %struct.statvfs* noundef %1) local_unnamed_addr #0 !dbg !420 {
  %3 = bitcast %struct.statvfs* %1 to i8*, !dbg !421
  call void @__midway_check(i8* noundef %3, i64 noundef 112, i32 noundef 1) #6, !dbg !422
  call void @__midway_nondet(i8* noundef %3, i64 noundef 112, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i64 0, i64 0)) #6, !dbg !424
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.73, i64 0, i64 0), i64 noundef 0) #6, !dbg !421
  %5 = trunc i64 %4 to i32, !dbg !421
  ret i32 %5, !dbg !421
}

define dso_local noalias %struct.__dirstream* @opendir(i8* noundef %0) local_unnamed_addr #0 !dbg !425 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !426
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.74, i64 0, i64 0)) #6, !dbg !427
  %3 = icmp eq i32 %2, 0, !dbg !427
  br i1 %3, label %7, label %4, !dbg !427

4:
  %5 = call i8* @__midway_alloc(i64 noundef 280, i64 noundef 16, i32 noundef 3) #6, !dbg !428
  %6 = bitcast i8* %5 to %struct.__dirstream*, !dbg !427
  br label %7, !dbg !427

7:
  %8 = phi %struct.__dirstream* [ %6, %4 ], [ null, %1 ], !dbg !427
  ret %struct.__dirstream* %8, !dbg !427
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct.__dirstream* @fdopendir(i32 noundef %0) local_unnamed_addr #0 !dbg !431 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.75, i64 0, i64 0)) #6, !dbg !432
  %3 = icmp eq i32 %2, 0, !dbg !432
  br i1 %3, label %7, label %4, !dbg !432

4:
  %5 = call i8* @__midway_alloc(i64 noundef 280, i64 noundef 16, i32 noundef 3) #6, !dbg !433
  %6 = bitcast i8* %5 to %struct.__dirstream*, !dbg !432
  br label %7, !dbg !432

7:
  %8 = phi %struct.__dirstream* [ %6, %4 ], [ null, %1 ], !dbg !432
  ret %struct.__dirstream* %8, !dbg !432
}

define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !435 {
  %2 = bitcast %struct.__dirstream* %0 to %struct.dirent*, !dbg !436
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !437
  %4 = icmp eq i32 %3, 0, !dbg !437
  br i1 %4, label %8, label %5, !dbg !437

5:
  %6 = bitcast %struct.__dirstream* %0 to i8*, !dbg !438
  call void @__midway_check(i8* noundef %6, i64 noundef 280, i32 noundef 1) #6, !dbg !439
  call void @__midway_nondet(i8* noundef %6, i64 noundef 280, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !441
  %7 = getelementptr %struct.dirent, %struct.dirent* %2, i64 0, i32 4, i64 255, !dbg !442
  store i8 0, i8* %7, align 1, !dbg !442
  br label %8, !dbg !443

8:
  %9 = phi %struct.dirent* [ %2, %5 ], [ null, %1 ], !dbg !444
  ret %struct.dirent* %9, !dbg !445
}

define dso_local %struct.dirent64* @readdir64(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !446 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !447
  %3 = icmp eq i32 %2, 0, !dbg !447
  br i1 %3, label %9, label %4, !dbg !447

4:
  %5 = bitcast %struct.__dirstream* %0 to %struct.dirent*, !dbg !449
  %6 = bitcast %struct.__dirstream* %0 to i8*, !dbg !450
  call void @__midway_check(i8* noundef %6, i64 noundef 280, i32 noundef 1) #6, !dbg !451
  call void @__midway_nondet(i8* noundef %6, i64 noundef 280, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i64 0, i64 0)) #6, !dbg !453
  %7 = getelementptr %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 255, !dbg !454
  store i8 0, i8* %7, align 1, !dbg !454
  %8 = bitcast %struct.__dirstream* %0 to %struct.dirent64*, !dbg !455
  br label %9, !dbg !455

9:
  %10 = phi %struct.dirent64* [ %8, %4 ], [ null, %1 ]
  ret %struct.dirent64* %10, !dbg !456
}

define dso_local i32 @readdir_r(%struct.__dirstream* noalias nocapture noundef readnone %0, %struct.dirent* noalias noundef %1, %struct.dirent** noalias noundef %2) local_unnamed_addr #0 !dbg !457 {
  %4 = bitcast %struct.dirent** %2 to i8*, !dbg !458
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #6, !dbg !458
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.77, i64 0, i64 0)) #6, !dbg !459
  %6 = icmp eq i32 %5, 0, !dbg !459
  %7 = select i1 %6, %struct.dirent* null, %struct.dirent* %1, !dbg !459
  store %struct.dirent* %7, %struct.dirent** %2, align 8, !dbg !459
  %8 = bitcast %struct.dirent* %1 to i8*, !dbg !460
  call void @__midway_check(i8* noundef %8, i64 noundef 280, i32 noundef 1) #6, !dbg !461
  call void @__midway_nondet(i8* noundef %8, i64 noundef 280, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.77, i64 0, i64 0)) #6, !dbg !463
  %9 = getelementptr %struct.dirent, %struct.dirent* %1, i64 0, i32 4, i64 255, !dbg !464
  store i8 0, i8* %9, align 1, !dbg !464
  ret i32 0, !dbg !465
}

define dso_local i32 @alphasort(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #4 !dbg !466 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !dbg !467
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0, !dbg !467
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !dbg !467
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0, !dbg !467
  %7 = load i8, i8* %4, align 1, !dbg !468
  %8 = load i8, i8* %6, align 1, !dbg !468
  %9 = icmp ne i8 %7, %8, !dbg !468
  %10 = icmp eq i8 %7, 0, !dbg !468
  %11 = or i1 %10, %9, !dbg !468
  br i1 %11, label %22, label %12, !dbg !468

12:
  %13 = phi i8* [ %16, %12 ], [ %6, %2 ]
  %14 = phi i8* [ %15, %12 ], [ %4, %2 ]
  %15 = getelementptr i8, i8* %14, i64 1, !dbg !469
  %16 = getelementptr i8, i8* %13, i64 1, !dbg !470
  %17 = load i8, i8* %15, align 1, !dbg !468
  %18 = load i8, i8* %16, align 1, !dbg !468
  %19 = icmp ne i8 %17, %18, !dbg !468
  %20 = icmp eq i8 %17, 0, !dbg !468
  %21 = or i1 %20, %19, !dbg !468
  br i1 %21, label %22, label %12, !dbg !468, !llvm.loop !471

22:
  %23 = phi i8 [ %7, %2 ], [ %17, %12 ], !dbg !468
  %24 = phi i8 [ %8, %2 ], [ %18, %12 ], !dbg !468
  %25 = zext i8 %23 to i32, !dbg !473
  %26 = zext i8 %24 to i32, !dbg !473
  %27 = sub nsw i32 %25, %26, !dbg !473
  ret i32 %27, !dbg !473
}

define dso_local i32 @closedir(%struct.__dirstream* noundef %0) local_unnamed_addr #0 !dbg !474 {
  %2 = bitcast %struct.__dirstream* %0 to i8*, !dbg !475
  call void @__midway_free(i8* noundef %2, i32 noundef 3) #6, !dbg !475
  ret i32 0, !dbg !476
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @rewinddir(%struct.__dirstream* nocapture noundef %0) local_unnamed_addr #3 !dbg !477 {
  ret void, !dbg !478
}

define dso_local i32 @dirfd(%struct.__dirstream* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !479 {
  ret i32 3, !dbg !480
}

define dso_local i32 @ftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32)* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !481 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !482
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.78, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.79, i64 0, i64 0)) #6, !dbg !483
  br label %6, !dbg !484

4:
  %5 = icmp eq i32 %21, 2, !dbg !484
  br i1 %5, label %22, label %6, !dbg !484, !llvm.loop !485

6:
  %7 = phi i32 [ undef, %3 ], [ %20, %4 ]
  %8 = phi i32 [ 0, %3 ], [ %21, %4 ]
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i64 0, i64 0)) #6, !dbg !484
  %10 = icmp eq i32 %9, 0, !dbg !484
  br i1 %10, label %22, label %11, !dbg !484

11:
  %12 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #6, !dbg !487
  %13 = call i8* @__midway_alloc(i64 noundef 144, i64 noundef 16, i32 noundef 3) #6, !dbg !489
  %14 = bitcast i8* %13 to %struct.stat*, !dbg !491
  call void @__midway_nondet(i8* noundef %12, i64 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i64 0, i64 0)) #6, !dbg !492
  %15 = getelementptr i8, i8* %12, i64 31, !dbg !493
  store i8 0, i8* %15, align 1, !dbg !493
  call void @__midway_nondet(i8* noundef %13, i64 noundef 144, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i64 0, i64 0)) #6, !dbg !494
  %16 = call i64 @__mw_between(i64 noundef 0, i64 noundef 3, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.80, i64 0, i64 0)) #6, !dbg !495
  %17 = trunc i64 %16 to i32, !dbg !495
  %18 = call i32 %1(i8* noundef %12, %struct.stat* noundef %14, i32 noundef %17) #6, !dbg !495
  %19 = icmp eq i32 %18, 0, !dbg !496
  %20 = select i1 %19, i32 %7, i32 %18, !dbg !497
  %21 = add nuw nsw i32 %8, 1, !dbg !484
  br i1 %19, label %4, label %22

22:
  %23 = phi i32 [ 0, %6 ], [ 0, %4 ], [ %20, %11 ]
  ret i32 %23, !dbg !498
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @poll(%struct.pollfd* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !499 {
  %4 = icmp eq i64 %1, 0, !dbg !500
  br i1 %4, label %5, label %8, !dbg !500

5:
  %6 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.81, i64 0, i64 0), i64 noundef %1) #6, !dbg !501
  %7 = trunc i64 %6 to i32, !dbg !501
  ret i32 %7, !dbg !501

8:
  %9 = phi i64 [ %12, %8 ], [ 0, %3 ]
  %10 = getelementptr %struct.pollfd, %struct.pollfd* %0, i64 %9, i32 2, !dbg !502
  %11 = bitcast i16* %10 to i8*, !dbg !502
  call void @__midway_check(i8* noundef %11, i64 noundef 2, i32 noundef 1) #6, !dbg !503
  call void @__midway_nondet(i8* noundef %11, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.81, i64 0, i64 0)) #6, !dbg !505
  %12 = add nuw i64 %9, 1, !dbg !500
  %13 = icmp eq i64 %12, %1, !dbg !500
  br i1 %13, label %5, label %8, !dbg !500, !llvm.loop !506
}

define dso_local i32 @select(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timeval* noalias nocapture readnone %4) local_unnamed_addr #0 !dbg !507 {
  call void @__mw_cancellation_point() #6, !dbg !508
  %6 = icmp eq %struct.fd_set* %1, null, !dbg !509
  br i1 %6, label %9, label %7, !dbg !509

7:
  %8 = bitcast %struct.fd_set* %1 to i8*, !dbg !512
  call void @__midway_check(i8* noundef nonnull %8, i64 noundef 128, i32 noundef 1) #6, !dbg !513
  call void @__midway_nondet(i8* noundef nonnull %8, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i64 0, i64 0)) #6, !dbg !515
  br label %9, !dbg !512

9:
  %10 = icmp eq %struct.fd_set* %2, null, !dbg !516
  br i1 %10, label %13, label %11, !dbg !516

11:
  %12 = bitcast %struct.fd_set* %2 to i8*, !dbg !518
  call void @__midway_check(i8* noundef nonnull %12, i64 noundef 128, i32 noundef 1) #6, !dbg !519
  call void @__midway_nondet(i8* noundef nonnull %12, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i64 0, i64 0)) #6, !dbg !521
  br label %13, !dbg !518

13:
  %14 = icmp eq %struct.fd_set* %3, null, !dbg !522
  br i1 %14, label %17, label %15, !dbg !522

15:
  %16 = bitcast %struct.fd_set* %3 to i8*, !dbg !524
  call void @__midway_check(i8* noundef nonnull %16, i64 noundef 128, i32 noundef 1) #6, !dbg !525
  call void @__midway_nondet(i8* noundef nonnull %16, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i64 0, i64 0)) #6, !dbg !527
  br label %17, !dbg !524

17:
  %18 = icmp ne %struct.fd_set* %1, null, !dbg !528
  %19 = icmp ne %struct.fd_set* %2, null, !dbg !528
  %20 = or i1 %18, %19, !dbg !528
  %21 = icmp ne %struct.fd_set* %3, null, !dbg !528
  %22 = or i1 %20, %21, !dbg !528
  br i1 %22, label %23, label %27, !dbg !528

23:
  %24 = sext i32 %0 to i64, !dbg !528
  %25 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i64 0, i64 0), i64 noundef %24) #6, !dbg !528
  %26 = trunc i64 %25 to i32, !dbg !528
  br label %27, !dbg !528

27:
  %28 = phi i32 [ %26, %23 ], [ 0, %17 ], !dbg !528
  ret i32 %28, !dbg !528
}

define dso_local i32 @pselect(i32 noundef %0, %struct.fd_set* noalias noundef %1, %struct.fd_set* noalias noundef %2, %struct.fd_set* noalias noundef %3, %struct.timespec* noalias nocapture noundef readnone %4, %struct.__sigset_t* noalias nocapture noundef readnone %5) local_unnamed_addr #0 !dbg !529 {
  %7 = call i32 @select(i32 noundef %0, %struct.fd_set* noundef %1, %struct.fd_set* noundef %2, %struct.fd_set* noundef %3, %struct.timeval* undef) #8, !dbg !530
  ret i32 %7, !dbg !530
}

define dso_local i32 @epoll_wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !531 {
  %5 = bitcast %struct.epoll_event* %1 to i8*, !dbg !532
  %6 = sext i32 %2 to i64, !dbg !532
  %7 = mul nsw i64 %6, 12, !dbg !532
  call void @__midway_check(i8* noundef %5, i64 noundef %7, i32 noundef 1) #6, !dbg !533
  call void @__midway_nondet(i8* noundef %5, i64 noundef %7, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.83, i64 0, i64 0)) #6, !dbg !535
  %8 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.83, i64 0, i64 0), i64 noundef %6) #6, !dbg !536
  %9 = trunc i64 %8 to i32, !dbg !536
  ret i32 %9, !dbg !536
}

define dso_local i64 @__fdelt_chk(i64 noundef %0) local_unnamed_addr #0 !dbg !537 {
  %2 = icmp ugt i64 %0, 1023, !dbg !538
  br i1 %2, label %3, label %4, !dbg !538

3:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.84, i64 0, i64 0)) #9, !dbg !539
  unreachable, !dbg !539

4:
  %5 = sdiv i64 %0, 64, !dbg !540
  ret i64 %5, !dbg !540
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #5

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/file.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__mw_new_descriptor", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 27, scope: !8)
!12 = !DILocation(line: 28, scope: !8)
!13 = !DISubprogram(name: "outcome", scope: !14, file: !14, line: 8, type: !9, spFlags: DISPFlagOptimized)
!14 = !DIFile(filename: "c/environment.h", directory: ".")
!15 = distinct !DISubprogram(name: "open", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 49, scope: !15)
!17 = !DILocation(line: 27, scope: !8, inlinedAt: !18)
!18 = distinct !DILocation(line: 50, scope: !15)
!19 = !DILocation(line: 28, scope: !8, inlinedAt: !18)
!20 = !DILocation(line: 50, scope: !15)
!21 = !DISubprogram(name: "read_text", scope: !22, file: !22, line: 51, type: !9, spFlags: DISPFlagOptimized)
!22 = !DIFile(filename: "c/models.h", directory: ".")
!23 = distinct !DISubprogram(name: "open64", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 49, scope: !15, inlinedAt: !25)
!25 = distinct !DILocation(line: 53, scope: !23)
!26 = !DILocation(line: 27, scope: !8, inlinedAt: !27)
!27 = distinct !DILocation(line: 50, scope: !15, inlinedAt: !25)
!28 = !DILocation(line: 28, scope: !8, inlinedAt: !27)
!29 = !DILocation(line: 53, scope: !23)
!30 = distinct !DISubprogram(name: "openat", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 49, scope: !15, inlinedAt: !32)
!32 = distinct !DILocation(line: 54, scope: !30)
!33 = !DILocation(line: 27, scope: !8, inlinedAt: !34)
!34 = distinct !DILocation(line: 50, scope: !15, inlinedAt: !32)
!35 = !DILocation(line: 28, scope: !8, inlinedAt: !34)
!36 = !DILocation(line: 54, scope: !30)
!37 = distinct !DISubprogram(name: "__open_2", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 49, scope: !15, inlinedAt: !39)
!39 = distinct !DILocation(line: 55, scope: !37)
!40 = !DILocation(line: 27, scope: !8, inlinedAt: !41)
!41 = distinct !DILocation(line: 50, scope: !15, inlinedAt: !39)
!42 = !DILocation(line: 28, scope: !8, inlinedAt: !41)
!43 = !DILocation(line: 55, scope: !37)
!44 = distinct !DISubprogram(name: "creat", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 49, scope: !15, inlinedAt: !46)
!46 = distinct !DILocation(line: 56, scope: !44)
!47 = !DILocation(line: 27, scope: !8, inlinedAt: !48)
!48 = distinct !DILocation(line: 50, scope: !15, inlinedAt: !46)
!49 = !DILocation(line: 28, scope: !8, inlinedAt: !48)
!50 = !DILocation(line: 56, scope: !44)
!51 = distinct !DISubprogram(name: "dup", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 27, scope: !8, inlinedAt: !53)
!53 = distinct !DILocation(line: 58, scope: !51)
!54 = !DILocation(line: 28, scope: !8, inlinedAt: !53)
!55 = !DILocation(line: 58, scope: !51)
!56 = distinct !DISubprogram(name: "epoll_create", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 27, scope: !8, inlinedAt: !58)
!58 = distinct !DILocation(line: 59, scope: !56)
!59 = !DILocation(line: 28, scope: !8, inlinedAt: !58)
!60 = !DILocation(line: 59, scope: !56)
!61 = distinct !DISubprogram(name: "epoll_create1", scope: !1, file: !1, line: 60, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 27, scope: !8, inlinedAt: !63)
!63 = distinct !DILocation(line: 60, scope: !61)
!64 = !DILocation(line: 28, scope: !8, inlinedAt: !63)
!65 = !DILocation(line: 60, scope: !61)
!66 = distinct !DISubprogram(name: "eventfd", scope: !1, file: !1, line: 61, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 27, scope: !8, inlinedAt: !68)
!68 = distinct !DILocation(line: 61, scope: !66)
!69 = !DILocation(line: 28, scope: !8, inlinedAt: !68)
!70 = !DILocation(line: 61, scope: !66)
!71 = distinct !DISubprogram(name: "inotify_init", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 27, scope: !8, inlinedAt: !73)
!73 = distinct !DILocation(line: 62, scope: !71)
!74 = !DILocation(line: 28, scope: !8, inlinedAt: !73)
!75 = !DILocation(line: 62, scope: !71)
!76 = distinct !DISubprogram(name: "timerfd_create", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 27, scope: !8, inlinedAt: !78)
!78 = distinct !DILocation(line: 63, scope: !76)
!79 = !DILocation(line: 28, scope: !8, inlinedAt: !78)
!80 = !DILocation(line: 63, scope: !76)
!81 = distinct !DISubprogram(name: "dup2", scope: !1, file: !1, line: 64, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 64, scope: !81)
!83 = distinct !DISubprogram(name: "dup3", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 65, scope: !83)
!85 = distinct !DISubprogram(name: "pipe", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 69, scope: !85)
!87 = !DILocation(line: 27, scope: !8, inlinedAt: !88)
!88 = distinct !DILocation(line: 70, scope: !85)
!89 = !DILocation(line: 70, scope: !85)
!90 = !DILocation(line: 27, scope: !8, inlinedAt: !91)
!91 = distinct !DILocation(line: 71, scope: !85)
!92 = !DILocation(line: 71, scope: !85)
!93 = !DILocation(line: 72, scope: !85)
!94 = distinct !DISubprogram(name: "pipe2", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 69, scope: !85, inlinedAt: !96)
!96 = distinct !DILocation(line: 75, scope: !94)
!97 = !DILocation(line: 27, scope: !8, inlinedAt: !98)
!98 = distinct !DILocation(line: 70, scope: !85, inlinedAt: !96)
!99 = !DILocation(line: 70, scope: !85, inlinedAt: !96)
!100 = !DILocation(line: 27, scope: !8, inlinedAt: !101)
!101 = distinct !DILocation(line: 71, scope: !85, inlinedAt: !96)
!102 = !DILocation(line: 71, scope: !85, inlinedAt: !96)
!103 = !DILocation(line: 72, scope: !85, inlinedAt: !96)
!104 = !DILocation(line: 75, scope: !94)
!105 = distinct !DISubprogram(name: "close", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 77, scope: !105)
!107 = distinct !DISubprogram(name: "fsync", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 78, scope: !107)
!109 = distinct !DISubprogram(name: "fdatasync", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 79, scope: !109)
!111 = distinct !DISubprogram(name: "ftruncate", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 80, scope: !111)
!113 = distinct !DISubprogram(name: "fchmod", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 81, scope: !113)
!115 = distinct !DISubprogram(name: "fchown", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 82, scope: !115)
!117 = distinct !DISubprogram(name: "fchdir", scope: !1, file: !1, line: 83, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 83, scope: !117)
!119 = distinct !DISubprogram(name: "flock", scope: !1, file: !1, line: 84, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 84, scope: !119)
!121 = distinct !DISubprogram(name: "lockf", scope: !1, file: !1, line: 85, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 85, scope: !121)
!123 = distinct !DISubprogram(name: "posix_fadvise", scope: !1, file: !1, line: 86, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 86, scope: !123)
!125 = distinct !DISubprogram(name: "epoll_ctl", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!126 = !DILocation(line: 87, scope: !125)
!127 = distinct !DISubprogram(name: "sync", scope: !1, file: !1, line: 88, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 88, scope: !127)
!129 = distinct !DISubprogram(name: "isatty", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 56, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "any_int", scope: !22, file: !22, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!132 = distinct !DILocation(line: 89, scope: !129)
!133 = !DILocation(line: 57, scope: !131, inlinedAt: !132)
!134 = !DILocation(line: 58, scope: !131, inlinedAt: !132)
!135 = !DILocation(line: 59, scope: !131, inlinedAt: !132)
!136 = !DILocation(line: 89, scope: !129)
!137 = distinct !DISubprogram(name: "umask", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 56, scope: !131, inlinedAt: !139)
!139 = distinct !DILocation(line: 90, scope: !137)
!140 = !DILocation(line: 57, scope: !131, inlinedAt: !139)
!141 = !DILocation(line: 58, scope: !131, inlinedAt: !139)
!142 = !DILocation(line: 59, scope: !131, inlinedAt: !139)
!143 = !DILocation(line: 90, scope: !137)
!144 = distinct !DISubprogram(name: "getdtablesize", scope: !1, file: !1, line: 91, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!145 = !DILocation(line: 91, scope: !144)
!146 = distinct !DISubprogram(name: "fcntl", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 56, scope: !131, inlinedAt: !148)
!148 = distinct !DILocation(line: 69, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "any_nonnegative", scope: !22, file: !22, line: 69, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!150 = distinct !DILocation(line: 93, scope: !146)
!151 = !DILocation(line: 57, scope: !131, inlinedAt: !148)
!152 = !DILocation(line: 58, scope: !131, inlinedAt: !148)
!153 = !DILocation(line: 59, scope: !131, inlinedAt: !148)
!154 = !DILocation(line: 69, scope: !149, inlinedAt: !150)
!155 = !DILocation(line: 93, scope: !146)
!156 = distinct !DISubprogram(name: "fcntl64", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 56, scope: !131, inlinedAt: !158)
!158 = distinct !DILocation(line: 69, scope: !149, inlinedAt: !159)
!159 = distinct !DILocation(line: 94, scope: !156)
!160 = !DILocation(line: 57, scope: !131, inlinedAt: !158)
!161 = !DILocation(line: 58, scope: !131, inlinedAt: !158)
!162 = !DILocation(line: 59, scope: !131, inlinedAt: !158)
!163 = !DILocation(line: 69, scope: !149, inlinedAt: !159)
!164 = !DILocation(line: 94, scope: !156)
!165 = distinct !DISubprogram(name: "ioctl", scope: !1, file: !1, line: 97, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 99, scope: !165)
!167 = !DILocation(line: 56, scope: !131, inlinedAt: !168)
!168 = distinct !DILocation(line: 69, scope: !149, inlinedAt: !169)
!169 = distinct !DILocation(line: 100, scope: !165)
!170 = !DILocation(line: 57, scope: !131, inlinedAt: !168)
!171 = !DILocation(line: 58, scope: !131, inlinedAt: !168)
!172 = !DILocation(line: 59, scope: !131, inlinedAt: !168)
!173 = !DILocation(line: 69, scope: !149, inlinedAt: !169)
!174 = !DILocation(line: 100, scope: !165)
!175 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 105, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!176 = !DILocation(line: 107, scope: !175)
!177 = !DILocation(line: 83, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "fill", scope: !22, file: !22, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!179 = distinct !DILocation(line: 108, scope: !175)
!180 = !DILocation(line: 84, scope: !178, inlinedAt: !179)
!181 = !DILocation(line: 109, scope: !175)
!182 = !DISubprogram(name: "transferred", scope: !14, file: !14, line: 11, type: !9, spFlags: DISPFlagOptimized)
!183 = distinct !DISubprogram(name: "pread", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 107, scope: !175, inlinedAt: !185)
!185 = distinct !DILocation(line: 112, scope: !183)
!186 = !DILocation(line: 83, scope: !178, inlinedAt: !187)
!187 = distinct !DILocation(line: 108, scope: !175, inlinedAt: !185)
!188 = !DILocation(line: 84, scope: !178, inlinedAt: !187)
!189 = !DILocation(line: 109, scope: !175, inlinedAt: !185)
!190 = !DILocation(line: 112, scope: !183)
!191 = distinct !DISubprogram(name: "pread64", scope: !1, file: !1, line: 113, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 107, scope: !175, inlinedAt: !193)
!193 = distinct !DILocation(line: 113, scope: !191)
!194 = !DILocation(line: 83, scope: !178, inlinedAt: !195)
!195 = distinct !DILocation(line: 108, scope: !175, inlinedAt: !193)
!196 = !DILocation(line: 84, scope: !178, inlinedAt: !195)
!197 = !DILocation(line: 109, scope: !175, inlinedAt: !193)
!198 = !DILocation(line: 113, scope: !191)
!199 = distinct !DISubprogram(name: "write", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 117, scope: !199)
!201 = !DILocation(line: 118, scope: !199)
!202 = !DILocation(line: 119, scope: !199)
!203 = distinct !DISubprogram(name: "pwrite", scope: !1, file: !1, line: 122, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 117, scope: !199, inlinedAt: !205)
!205 = distinct !DILocation(line: 122, scope: !203)
!206 = !DILocation(line: 118, scope: !199, inlinedAt: !205)
!207 = !DILocation(line: 119, scope: !199, inlinedAt: !205)
!208 = !DILocation(line: 122, scope: !203)
!209 = distinct !DISubprogram(name: "pwrite64", scope: !1, file: !1, line: 123, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 117, scope: !199, inlinedAt: !211)
!211 = distinct !DILocation(line: 123, scope: !209)
!212 = !DILocation(line: 118, scope: !199, inlinedAt: !211)
!213 = !DILocation(line: 119, scope: !199, inlinedAt: !211)
!214 = !DILocation(line: 123, scope: !209)
!215 = distinct !DISubprogram(name: "readv", scope: !1, file: !1, line: 125, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 128, scope: !215)
!217 = !DILocation(line: 0, scope: !215)
!218 = !DILocation(line: 132, scope: !215)
!219 = !DILocation(line: 129, scope: !215)
!220 = !DILocation(line: 83, scope: !178, inlinedAt: !221)
!221 = distinct !DILocation(line: 129, scope: !215)
!222 = !DILocation(line: 84, scope: !178, inlinedAt: !221)
!223 = !DILocation(line: 130, scope: !215)
!224 = distinct !{!224, !216, !225, !226, !227}
!225 = !DILocation(line: 131, scope: !215)
!226 = !{!"llvm.loop.mustprogress"}
!227 = !{!"llvm.loop.unroll.disable"}
!228 = distinct !DISubprogram(name: "writev", scope: !1, file: !1, line: 135, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!229 = !DILocation(line: 138, scope: !228)
!230 = !DILocation(line: 0, scope: !228)
!231 = !DILocation(line: 142, scope: !228)
!232 = !DILocation(line: 139, scope: !228)
!233 = !DILocation(line: 140, scope: !228)
!234 = distinct !{!234, !229, !235, !226, !227}
!235 = !DILocation(line: 141, scope: !228)
!236 = distinct !DISubprogram(name: "sendfile", scope: !1, file: !1, line: 145, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!237 = !DILocation(line: 145, scope: !236)
!238 = distinct !DISubprogram(name: "lseek", scope: !1, file: !1, line: 146, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!239 = !DILocation(line: 63, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "any_long", scope: !22, file: !22, line: 61, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!241 = distinct !DILocation(line: 146, scope: !238)
!242 = !DILocation(line: 64, scope: !240, inlinedAt: !241)
!243 = !DILocation(line: 65, scope: !240, inlinedAt: !241)
!244 = !DILocation(line: 66, scope: !240, inlinedAt: !241)
!245 = !DILocation(line: 146, scope: !238)
!246 = distinct !DISubprogram(name: "lseek64", scope: !1, file: !1, line: 147, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!247 = !DILocation(line: 63, scope: !240, inlinedAt: !248)
!248 = distinct !DILocation(line: 147, scope: !246)
!249 = !DILocation(line: 64, scope: !240, inlinedAt: !248)
!250 = !DILocation(line: 65, scope: !240, inlinedAt: !248)
!251 = !DILocation(line: 66, scope: !240, inlinedAt: !248)
!252 = !DILocation(line: 147, scope: !246)
!253 = distinct !DISubprogram(name: "access", scope: !1, file: !1, line: 151, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!254 = !DILocation(line: 151, scope: !253)
!255 = distinct !DISubprogram(name: "faccessat", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!256 = !DILocation(line: 152, scope: !255)
!257 = distinct !DISubprogram(name: "unlink", scope: !1, file: !1, line: 153, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!258 = !DILocation(line: 153, scope: !257)
!259 = distinct !DISubprogram(name: "unlinkat", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!260 = !DILocation(line: 154, scope: !259)
!261 = distinct !DISubprogram(name: "rmdir", scope: !1, file: !1, line: 155, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!262 = !DILocation(line: 155, scope: !261)
!263 = distinct !DISubprogram(name: "mkdir", scope: !1, file: !1, line: 156, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!264 = !DILocation(line: 156, scope: !263)
!265 = distinct !DISubprogram(name: "mkfifo", scope: !1, file: !1, line: 157, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 157, scope: !265)
!267 = distinct !DISubprogram(name: "chmod", scope: !1, file: !1, line: 158, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!268 = !DILocation(line: 158, scope: !267)
!269 = distinct !DISubprogram(name: "chown", scope: !1, file: !1, line: 159, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!270 = !DILocation(line: 159, scope: !269)
!271 = distinct !DISubprogram(name: "lchown", scope: !1, file: !1, line: 160, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!272 = !DILocation(line: 160, scope: !271)
!273 = distinct !DISubprogram(name: "chdir", scope: !1, file: !1, line: 161, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!274 = !DILocation(line: 161, scope: !273)
!275 = distinct !DISubprogram(name: "chroot", scope: !1, file: !1, line: 162, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!276 = !DILocation(line: 162, scope: !275)
!277 = distinct !DISubprogram(name: "truncate", scope: !1, file: !1, line: 163, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!278 = !DILocation(line: 163, scope: !277)
!279 = distinct !DISubprogram(name: "link", scope: !1, file: !1, line: 164, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!280 = !DILocation(line: 164, scope: !279)
!281 = distinct !DISubprogram(name: "symlink", scope: !1, file: !1, line: 165, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!282 = !DILocation(line: 165, scope: !281)
!283 = distinct !DISubprogram(name: "utime", scope: !1, file: !1, line: 166, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!284 = !DILocation(line: 166, scope: !283)
!285 = distinct !DISubprogram(name: "utimes", scope: !1, file: !1, line: 167, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!286 = !DILocation(line: 167, scope: !285)
!287 = distinct !DISubprogram(name: "pathconf", scope: !1, file: !1, line: 169, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!288 = !DILocation(line: 169, scope: !287)
!289 = !DISubprogram(name: "any_between", scope: !22, file: !22, line: 46, type: !9, spFlags: DISPFlagOptimized)
!290 = distinct !DISubprogram(name: "fpathconf", scope: !1, file: !1, line: 170, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!291 = !DILocation(line: 170, scope: !290)
!292 = distinct !DISubprogram(name: "readlink", scope: !1, file: !1, line: 172, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!293 = !DILocation(line: 174, scope: !292)
!294 = !DILocation(line: 83, scope: !178, inlinedAt: !295)
!295 = distinct !DILocation(line: 175, scope: !292)
!296 = !DILocation(line: 84, scope: !178, inlinedAt: !295)
!297 = !DILocation(line: 176, scope: !292)
!298 = distinct !DISubprogram(name: "getcwd", scope: !1, file: !1, line: 191, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!299 = !DILocation(line: 191, scope: !298)
!300 = !DILocation(line: 182, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "text", scope: !1, file: !1, line: 180, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!302 = distinct !DILocation(line: 191, scope: !298)
!303 = !DILocation(line: 184, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 88, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "heap_alloc", scope: !22, file: !22, line: 88, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!306 = distinct !DILocation(line: 185, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 185, scope: !301, inlinedAt: !302)
!308 = !DILocation(line: 83, scope: !178, inlinedAt: !309)
!309 = distinct !DILocation(line: 186, scope: !301, inlinedAt: !302)
!310 = !DILocation(line: 84, scope: !178, inlinedAt: !309)
!311 = !DILocation(line: 187, scope: !301, inlinedAt: !302)
!312 = !DILocation(line: 188, scope: !301, inlinedAt: !302)
!313 = distinct !DISubprogram(name: "get_current_dir_name", scope: !1, file: !1, line: 192, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!314 = !DILocation(line: 182, scope: !301, inlinedAt: !315)
!315 = distinct !DILocation(line: 192, scope: !313)
!316 = !DILocation(line: 88, scope: !305, inlinedAt: !317)
!317 = distinct !DILocation(line: 185, scope: !301, inlinedAt: !315)
!318 = !DILocation(line: 83, scope: !178, inlinedAt: !319)
!319 = distinct !DILocation(line: 186, scope: !301, inlinedAt: !315)
!320 = !DILocation(line: 84, scope: !178, inlinedAt: !319)
!321 = !DILocation(line: 187, scope: !301, inlinedAt: !315)
!322 = !DILocation(line: 188, scope: !301, inlinedAt: !315)
!323 = !DILocation(line: 0, scope: !301, inlinedAt: !315)
!324 = !DILocation(line: 192, scope: !313)
!325 = distinct !DISubprogram(name: "realpath", scope: !1, file: !1, line: 194, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!326 = !DILocation(line: 196, scope: !325)
!327 = !DILocation(line: 182, scope: !301, inlinedAt: !328)
!328 = distinct !DILocation(line: 197, scope: !325)
!329 = !DILocation(line: 184, scope: !301, inlinedAt: !328)
!330 = !DILocation(line: 88, scope: !305, inlinedAt: !331)
!331 = distinct !DILocation(line: 185, scope: !301, inlinedAt: !328)
!332 = !DILocation(line: 185, scope: !301, inlinedAt: !328)
!333 = !DILocation(line: 83, scope: !178, inlinedAt: !334)
!334 = distinct !DILocation(line: 186, scope: !301, inlinedAt: !328)
!335 = !DILocation(line: 84, scope: !178, inlinedAt: !334)
!336 = !DILocation(line: 187, scope: !301, inlinedAt: !328)
!337 = !DILocation(line: 188, scope: !301, inlinedAt: !328)
!338 = !DILocation(line: 0, scope: !301, inlinedAt: !328)
!339 = !DILocation(line: 197, scope: !325)
!340 = distinct !DISubprogram(name: "stat", scope: !1, file: !1, line: 207, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!341 = !DILocation(line: 207, scope: !340)
!342 = !DILocation(line: 83, scope: !178, inlinedAt: !343)
!343 = distinct !DILocation(line: 207, scope: !340)
!344 = !DILocation(line: 84, scope: !178, inlinedAt: !343)
!345 = distinct !DISubprogram(name: "lstat", scope: !1, file: !1, line: 208, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!346 = !DILocation(line: 208, scope: !345)
!347 = !DILocation(line: 83, scope: !178, inlinedAt: !348)
!348 = distinct !DILocation(line: 208, scope: !345)
!349 = !DILocation(line: 84, scope: !178, inlinedAt: !348)
!350 = distinct !DISubprogram(name: "fstat", scope: !1, file: !1, line: 209, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!351 = !DILocation(line: 209, scope: !350)
!352 = !DILocation(line: 83, scope: !178, inlinedAt: !353)
!353 = distinct !DILocation(line: 209, scope: !350)
!354 = !DILocation(line: 84, scope: !178, inlinedAt: !353)
!355 = distinct !DISubprogram(name: "fstatat", scope: !1, file: !1, line: 210, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!356 = !DILocation(line: 210, scope: !355)
!357 = !DILocation(line: 83, scope: !178, inlinedAt: !358)
!358 = distinct !DILocation(line: 210, scope: !355)
!359 = !DILocation(line: 84, scope: !178, inlinedAt: !358)
!360 = distinct !DISubprogram(name: "stat64", scope: !1, file: !1, line: 211, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!361 = !DILocation(line: 211, scope: !360)
!362 = !DILocation(line: 83, scope: !178, inlinedAt: !363)
!363 = distinct !DILocation(line: 211, scope: !360)
!364 = !DILocation(line: 84, scope: !178, inlinedAt: !363)
!365 = distinct !DISubprogram(name: "lstat64", scope: !1, file: !1, line: 212, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!366 = !DILocation(line: 212, scope: !365)
!367 = !DILocation(line: 83, scope: !178, inlinedAt: !368)
!368 = distinct !DILocation(line: 212, scope: !365)
!369 = !DILocation(line: 84, scope: !178, inlinedAt: !368)
!370 = distinct !DISubprogram(name: "fstat64", scope: !1, file: !1, line: 213, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!371 = !DILocation(line: 213, scope: !370)
!372 = !DILocation(line: 83, scope: !178, inlinedAt: !373)
!373 = distinct !DILocation(line: 213, scope: !370)
!374 = !DILocation(line: 84, scope: !178, inlinedAt: !373)
!375 = distinct !DISubprogram(name: "__xstat", scope: !1, file: !1, line: 214, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!376 = !DILocation(line: 214, scope: !375)
!377 = !DILocation(line: 83, scope: !178, inlinedAt: !378)
!378 = distinct !DILocation(line: 214, scope: !375)
!379 = !DILocation(line: 84, scope: !178, inlinedAt: !378)
!380 = distinct !DISubprogram(name: "__lxstat", scope: !1, file: !1, line: 215, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!381 = !DILocation(line: 215, scope: !380)
!382 = !DILocation(line: 83, scope: !178, inlinedAt: !383)
!383 = distinct !DILocation(line: 215, scope: !380)
!384 = !DILocation(line: 84, scope: !178, inlinedAt: !383)
!385 = distinct !DISubprogram(name: "__fxstat", scope: !1, file: !1, line: 216, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!386 = !DILocation(line: 216, scope: !385)
!387 = !DILocation(line: 83, scope: !178, inlinedAt: !388)
!388 = distinct !DILocation(line: 216, scope: !385)
!389 = !DILocation(line: 84, scope: !178, inlinedAt: !388)
!390 = distinct !DISubprogram(name: "__xstat64", scope: !1, file: !1, line: 217, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!391 = !DILocation(line: 217, scope: !390)
!392 = !DILocation(line: 83, scope: !178, inlinedAt: !393)
!393 = distinct !DILocation(line: 217, scope: !390)
!394 = !DILocation(line: 84, scope: !178, inlinedAt: !393)
!395 = distinct !DISubprogram(name: "__lxstat64", scope: !1, file: !1, line: 218, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!396 = !DILocation(line: 218, scope: !395)
!397 = !DILocation(line: 83, scope: !178, inlinedAt: !398)
!398 = distinct !DILocation(line: 218, scope: !395)
!399 = !DILocation(line: 84, scope: !178, inlinedAt: !398)
!400 = distinct !DISubprogram(name: "__fxstat64", scope: !1, file: !1, line: 219, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!401 = !DILocation(line: 219, scope: !400)
!402 = !DILocation(line: 83, scope: !178, inlinedAt: !403)
!403 = distinct !DILocation(line: 219, scope: !400)
!404 = !DILocation(line: 84, scope: !178, inlinedAt: !403)
!405 = distinct !DISubprogram(name: "statfs", scope: !1, file: !1, line: 220, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!406 = !DILocation(line: 220, scope: !405)
!407 = !DILocation(line: 83, scope: !178, inlinedAt: !408)
!408 = distinct !DILocation(line: 220, scope: !405)
!409 = !DILocation(line: 84, scope: !178, inlinedAt: !408)
!410 = distinct !DISubprogram(name: "fstatfs", scope: !1, file: !1, line: 221, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!411 = !DILocation(line: 221, scope: !410)
!412 = !DILocation(line: 83, scope: !178, inlinedAt: !413)
!413 = distinct !DILocation(line: 221, scope: !410)
!414 = !DILocation(line: 84, scope: !178, inlinedAt: !413)
!415 = distinct !DISubprogram(name: "statvfs", scope: !1, file: !1, line: 222, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!416 = !DILocation(line: 222, scope: !415)
!417 = !DILocation(line: 83, scope: !178, inlinedAt: !418)
!418 = distinct !DILocation(line: 222, scope: !415)
!419 = !DILocation(line: 84, scope: !178, inlinedAt: !418)
!420 = distinct !DISubprogram(name: "fstatvfs", scope: !1, file: !1, line: 223, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!421 = !DILocation(line: 223, scope: !420)
!422 = !DILocation(line: 83, scope: !178, inlinedAt: !423)
!423 = distinct !DILocation(line: 223, scope: !420)
!424 = !DILocation(line: 84, scope: !178, inlinedAt: !423)
!425 = distinct !DISubprogram(name: "opendir", scope: !1, file: !1, line: 231, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!426 = !DILocation(line: 233, scope: !425)
!427 = !DILocation(line: 234, scope: !425)
!428 = !DILocation(line: 87, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "internal_alloc", scope: !22, file: !22, line: 87, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!430 = distinct !DILocation(line: 234, scope: !425)
!431 = distinct !DISubprogram(name: "fdopendir", scope: !1, file: !1, line: 237, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!432 = !DILocation(line: 237, scope: !431)
!433 = !DILocation(line: 87, scope: !429, inlinedAt: !434)
!434 = distinct !DILocation(line: 237, scope: !431)
!435 = distinct !DISubprogram(name: "readdir", scope: !1, file: !1, line: 239, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!436 = !DILocation(line: 241, scope: !435)
!437 = !DILocation(line: 242, scope: !435)
!438 = !DILocation(line: 244, scope: !435)
!439 = !DILocation(line: 83, scope: !178, inlinedAt: !440)
!440 = distinct !DILocation(line: 244, scope: !435)
!441 = !DILocation(line: 84, scope: !178, inlinedAt: !440)
!442 = !DILocation(line: 245, scope: !435)
!443 = !DILocation(line: 246, scope: !435)
!444 = !DILocation(line: 0, scope: !435)
!445 = !DILocation(line: 247, scope: !435)
!446 = distinct !DISubprogram(name: "readdir64", scope: !1, file: !1, line: 249, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!447 = !DILocation(line: 242, scope: !435, inlinedAt: !448)
!448 = distinct !DILocation(line: 249, scope: !446)
!449 = !DILocation(line: 241, scope: !435, inlinedAt: !448)
!450 = !DILocation(line: 244, scope: !435, inlinedAt: !448)
!451 = !DILocation(line: 83, scope: !178, inlinedAt: !452)
!452 = distinct !DILocation(line: 244, scope: !435, inlinedAt: !448)
!453 = !DILocation(line: 84, scope: !178, inlinedAt: !452)
!454 = !DILocation(line: 245, scope: !435, inlinedAt: !448)
!455 = !DILocation(line: 246, scope: !435, inlinedAt: !448)
!456 = !DILocation(line: 249, scope: !446)
!457 = distinct !DISubprogram(name: "readdir_r", scope: !1, file: !1, line: 251, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!458 = !DILocation(line: 253, scope: !457)
!459 = !DILocation(line: 254, scope: !457)
!460 = !DILocation(line: 255, scope: !457)
!461 = !DILocation(line: 83, scope: !178, inlinedAt: !462)
!462 = distinct !DILocation(line: 255, scope: !457)
!463 = !DILocation(line: 84, scope: !178, inlinedAt: !462)
!464 = !DILocation(line: 256, scope: !457)
!465 = !DILocation(line: 257, scope: !457)
!466 = distinct !DISubprogram(name: "alphasort", scope: !1, file: !1, line: 260, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!467 = !DILocation(line: 262, scope: !466)
!468 = !DILocation(line: 263, scope: !466)
!469 = !DILocation(line: 264, scope: !466)
!470 = !DILocation(line: 265, scope: !466)
!471 = distinct !{!471, !468, !472, !226, !227}
!472 = !DILocation(line: 266, scope: !466)
!473 = !DILocation(line: 267, scope: !466)
!474 = distinct !DISubprogram(name: "closedir", scope: !1, file: !1, line: 270, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!475 = !DILocation(line: 272, scope: !474)
!476 = !DILocation(line: 273, scope: !474)
!477 = distinct !DISubprogram(name: "rewinddir", scope: !1, file: !1, line: 276, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!478 = !DILocation(line: 276, scope: !477)
!479 = distinct !DISubprogram(name: "dirfd", scope: !1, file: !1, line: 277, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!480 = !DILocation(line: 277, scope: !479)
!481 = distinct !DISubprogram(name: "ftw", scope: !1, file: !1, line: 280, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!482 = !DILocation(line: 282, scope: !481)
!483 = !DILocation(line: 283, scope: !481)
!484 = !DILocation(line: 284, scope: !481)
!485 = distinct !{!485, !484, !486, !226, !227}
!486 = !DILocation(line: 293, scope: !481)
!487 = !DILocation(line: 87, scope: !429, inlinedAt: !488)
!488 = distinct !DILocation(line: 285, scope: !481)
!489 = !DILocation(line: 87, scope: !429, inlinedAt: !490)
!490 = distinct !DILocation(line: 286, scope: !481)
!491 = !DILocation(line: 286, scope: !481)
!492 = !DILocation(line: 287, scope: !481)
!493 = !DILocation(line: 288, scope: !481)
!494 = !DILocation(line: 289, scope: !481)
!495 = !DILocation(line: 290, scope: !481)
!496 = !DILocation(line: 291, scope: !481)
!497 = !DILocation(line: 0, scope: !481)
!498 = !DILocation(line: 295, scope: !481)
!499 = distinct !DISubprogram(name: "poll", scope: !1, file: !1, line: 299, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!500 = !DILocation(line: 301, scope: !499)
!501 = !DILocation(line: 303, scope: !499)
!502 = !DILocation(line: 302, scope: !499)
!503 = !DILocation(line: 83, scope: !178, inlinedAt: !504)
!504 = distinct !DILocation(line: 302, scope: !499)
!505 = !DILocation(line: 84, scope: !178, inlinedAt: !504)
!506 = distinct !{!506, !500, !502, !226, !227}
!507 = distinct !DISubprogram(name: "select", scope: !1, file: !1, line: 312, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!508 = !DILocation(line: 314, scope: !507)
!509 = !DILocation(line: 308, scope: !510, inlinedAt: !511)
!510 = distinct !DISubprogram(name: "any_set", scope: !1, file: !1, line: 306, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!511 = distinct !DILocation(line: 315, scope: !507)
!512 = !DILocation(line: 309, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 83, scope: !178, inlinedAt: !514)
!514 = distinct !DILocation(line: 309, scope: !510, inlinedAt: !511)
!515 = !DILocation(line: 84, scope: !178, inlinedAt: !514)
!516 = !DILocation(line: 308, scope: !510, inlinedAt: !517)
!517 = distinct !DILocation(line: 316, scope: !507)
!518 = !DILocation(line: 309, scope: !510, inlinedAt: !517)
!519 = !DILocation(line: 83, scope: !178, inlinedAt: !520)
!520 = distinct !DILocation(line: 309, scope: !510, inlinedAt: !517)
!521 = !DILocation(line: 84, scope: !178, inlinedAt: !520)
!522 = !DILocation(line: 308, scope: !510, inlinedAt: !523)
!523 = distinct !DILocation(line: 317, scope: !507)
!524 = !DILocation(line: 309, scope: !510, inlinedAt: !523)
!525 = !DILocation(line: 83, scope: !178, inlinedAt: !526)
!526 = distinct !DILocation(line: 309, scope: !510, inlinedAt: !523)
!527 = !DILocation(line: 84, scope: !178, inlinedAt: !526)
!528 = !DILocation(line: 318, scope: !507)
!529 = distinct !DISubprogram(name: "pselect", scope: !1, file: !1, line: 321, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!530 = !DILocation(line: 324, scope: !529)
!531 = distinct !DISubprogram(name: "epoll_wait", scope: !1, file: !1, line: 327, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!532 = !DILocation(line: 329, scope: !531)
!533 = !DILocation(line: 83, scope: !178, inlinedAt: !534)
!534 = distinct !DILocation(line: 329, scope: !531)
!535 = !DILocation(line: 84, scope: !178, inlinedAt: !534)
!536 = !DILocation(line: 330, scope: !531)
!537 = distinct !DISubprogram(name: "__fdelt_chk", scope: !1, file: !1, line: 333, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!538 = !DILocation(line: 335, scope: !537)
!539 = !DILocation(line: 336, scope: !537)
!540 = !DILocation(line: 337, scope: !537)
