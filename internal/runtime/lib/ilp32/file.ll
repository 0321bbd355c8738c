target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.flock = type { i16, i16, i32, i32, i32 }
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
%struct.directory = type { %struct.dirent, i32 }
%struct.pollfd = type { i32, i16, i16 }
%struct.fd_set = type { [32 x i32] }
%struct.__sigset_t = type { [32 x i32] }

@next = internal global i32 3, align 4
@closed = internal unnamed_addr global i1 false, align 4
@.str = private unnamed_addr constant [11 x i8] c"descriptor\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"open\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"dup\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"epoll_create\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"epoll_create1\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"eventfd\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c"inotify_init\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"timerfd_create\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"dup2\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"dup3\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"pipe\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"close\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"fsync\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"ftruncate\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"fchmod\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"fchown\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"fchdir\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"flock\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"lockf\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"posix_fadvise\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"isatty\00", align 1
@.str.21 = private unnamed_addr constant [6 x i8] c"errno\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"umask\00", align 1
@.str.23 = private unnamed_addr constant [21 x i8] c"fcntl|succeeds|fails\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"fcntl\00", align 1
@.str.25 = private unnamed_addr constant [21 x i8] c"ioctl|succeeds|fails\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"ioctl\00", align 1
@.str.27 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.28 = private unnamed_addr constant [45 x i8] c"ioctl: what a request writes is not modelled\00", align 1
@.str.29 = private unnamed_addr constant [5 x i8] c"read\00", align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"write\00", align 1
@.str.31 = private unnamed_addr constant [6 x i8] c"readv\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"writev\00", align 1
@.str.33 = private unnamed_addr constant [9 x i8] c"sendfile\00", align 1
@.str.34 = private unnamed_addr constant [6 x i8] c"lseek\00", align 1
@.str.35 = private unnamed_addr constant [7 x i8] c"access\00", align 1
@.str.36 = private unnamed_addr constant [10 x i8] c"faccessat\00", align 1
@.str.37 = private unnamed_addr constant [7 x i8] c"unlink\00", align 1
@.str.38 = private unnamed_addr constant [9 x i8] c"unlinkat\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"rmdir\00", align 1
@.str.40 = private unnamed_addr constant [6 x i8] c"mkdir\00", align 1
@.str.41 = private unnamed_addr constant [7 x i8] c"mkfifo\00", align 1
@.str.42 = private unnamed_addr constant [6 x i8] c"chmod\00", align 1
@.str.43 = private unnamed_addr constant [6 x i8] c"chown\00", align 1
@.str.44 = private unnamed_addr constant [7 x i8] c"lchown\00", align 1
@.str.45 = private unnamed_addr constant [6 x i8] c"chdir\00", align 1
@.str.46 = private unnamed_addr constant [7 x i8] c"chroot\00", align 1
@.str.47 = private unnamed_addr constant [9 x i8] c"truncate\00", align 1
@.str.48 = private unnamed_addr constant [5 x i8] c"link\00", align 1
@.str.49 = private unnamed_addr constant [8 x i8] c"symlink\00", align 1
@.str.50 = private unnamed_addr constant [6 x i8] c"utime\00", align 1
@.str.51 = private unnamed_addr constant [7 x i8] c"utimes\00", align 1
@.str.52 = private unnamed_addr constant [9 x i8] c"pathconf\00", align 1
@.str.53 = private unnamed_addr constant [10 x i8] c"fpathconf\00", align 1
@.str.54 = private unnamed_addr constant [9 x i8] c"readlink\00", align 1
@.str.55 = private unnamed_addr constant [7 x i8] c"getcwd\00", align 1
@.str.56 = private unnamed_addr constant [22 x i8] c"getcwd|fails|succeeds\00", align 1
@.str.57 = private unnamed_addr constant [21 x i8] c"get_current_dir_name\00", align 1
@.str.58 = private unnamed_addr constant [36 x i8] c"get_current_dir_name|fails|succeeds\00", align 1
@.str.59 = private unnamed_addr constant [9 x i8] c"realpath\00", align 1
@.str.60 = private unnamed_addr constant [24 x i8] c"realpath|fails|succeeds\00", align 1
@.str.61 = private unnamed_addr constant [12 x i8] c"struct stat\00", align 1
@.str.62 = private unnamed_addr constant [5 x i8] c"stat\00", align 1
@.str.63 = private unnamed_addr constant [6 x i8] c"lstat\00", align 1
@.str.64 = private unnamed_addr constant [6 x i8] c"fstat\00", align 1
@.str.65 = private unnamed_addr constant [8 x i8] c"fstatat\00", align 1
@.str.66 = private unnamed_addr constant [7 x i8] c"stat64\00", align 1
@.str.67 = private unnamed_addr constant [8 x i8] c"lstat64\00", align 1
@.str.68 = private unnamed_addr constant [8 x i8] c"fstat64\00", align 1
@.str.69 = private unnamed_addr constant [8 x i8] c"__xstat\00", align 1
@.str.70 = private unnamed_addr constant [9 x i8] c"__lxstat\00", align 1
@.str.71 = private unnamed_addr constant [9 x i8] c"__fxstat\00", align 1
@.str.72 = private unnamed_addr constant [10 x i8] c"__xstat64\00", align 1
@.str.73 = private unnamed_addr constant [11 x i8] c"__lxstat64\00", align 1
@.str.74 = private unnamed_addr constant [11 x i8] c"__fxstat64\00", align 1
@.str.75 = private unnamed_addr constant [7 x i8] c"statfs\00", align 1
@.str.76 = private unnamed_addr constant [8 x i8] c"fstatfs\00", align 1
@.str.77 = private unnamed_addr constant [8 x i8] c"statvfs\00", align 1
@.str.78 = private unnamed_addr constant [9 x i8] c"fstatvfs\00", align 1
@.str.79 = private unnamed_addr constant [23 x i8] c"opendir|fails|succeeds\00", align 1
@.str.80 = private unnamed_addr constant [25 x i8] c"fdopendir|fails|succeeds\00", align 1
@.str.81 = private unnamed_addr constant [37 x i8] c"readdir|finds the end|finds an entry\00", align 1
@.str.82 = private unnamed_addr constant [8 x i8] c"readdir\00", align 1
@.str.83 = private unnamed_addr constant [39 x i8] c"readdir_r|finds the end|finds an entry\00", align 1
@.str.84 = private unnamed_addr constant [10 x i8] c"readdir_r\00", align 1
@.str.85 = private unnamed_addr constant [10 x i8] c"file-tree\00", align 1
@.str.86 = private unnamed_addr constant [29 x i8] c"ftw visits at most two files\00", align 1
@.str.87 = private unnamed_addr constant [38 x i8] c"ftw|finds nothing more|finds an entry\00", align 1
@.str.88 = private unnamed_addr constant [4 x i8] c"ftw\00", align 1
@.str.89 = private unnamed_addr constant [5 x i8] c"poll\00", align 1
@.str.90 = private unnamed_addr constant [7 x i8] c"select\00", align 1
@.str.91 = private unnamed_addr constant [31 x i8] c"a descriptor beyond FD_SETSIZE\00", align 1
@.str.92 = private unnamed_addr constant [15 x i8] c"process-limits\00", align 1
@.str.93 = private unnamed_addr constant [36 x i8] c"a process may have 1024 descriptors\00", align 1
@.str.94 = private unnamed_addr constant [11 x i8] c"unmodelled\00", align 1

define dso_local i32 @__mw_new_descriptor(i8* noundef %name) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc = add i32 %0, 1
  store i32 %inc, i32* @next, align 4
  br i1 %.b, label %cond.true, label %cond.end

cond.true:
  %call = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ %0, %entry ]
  %tobool2.not = icmp eq i8* %name, null
  br i1 %tobool2.not, label %cond.end6, label %cond.true3

cond.true3:
  %call4 = call i32 @__mw_outcome(i8* noundef nonnull %name, i32 noundef %cond) #7
  br label %cond.end6

cond.end6:
  %cond7 = phi i32 [ %call4, %cond.true3 ], [ %cond, %cond.end ]
  ret i32 %cond7
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @open(i8* noundef %path, i32 %flags, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %0, %entry ]
  %call4.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i32 noundef %cond.i) #7
  ret i32 %call4.i
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @open64(i8* noundef %path, i32 noundef %flags, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %call.i.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %call.i.i, %cond.true.i.i ], [ %0, %entry ]
  %call4.i.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i32 noundef %cond.i.i) #7
  ret i32 %call4.i.i
}

define dso_local i32 @openat(i32 noundef %fd, i8* noundef %path, i32 noundef %flags, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %call.i.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %call.i.i, %cond.true.i.i ], [ %0, %entry ]
  %call4.i.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i32 noundef %cond.i.i) #7
  ret i32 %call4.i.i
}

define dso_local i32 @__open_2(i8* noundef %path, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %call.i.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %call.i.i, %cond.true.i.i ], [ %0, %entry ]
  %call4.i.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i32 noundef %cond.i.i) #7
  ret i32 %call4.i.i
}

define dso_local i32 @creat(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %call.i.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %call.i.i, %cond.true.i.i ], [ %0, %entry ]
  %call4.i.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i32 noundef %cond.i.i) #7
  ret i32 %call4.i.i
}

define dso_local i32 @dup(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_copied_descriptor() #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %0, %entry ]
  %call4.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i32 noundef %cond.i) #7
  ret i32 %call4.i
}

declare void @__mw_copied_descriptor() local_unnamed_addr #2

define dso_local i32 @epoll_create(i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %0, %entry ]
  %call4.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i32 0, i32 0), i32 noundef %cond.i) #7
  ret i32 %call4.i
}

define dso_local i32 @epoll_create1(i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %0, %entry ]
  %call4.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i32 0, i32 0), i32 noundef %cond.i) #7
  ret i32 %call4.i
}

define dso_local i32 @eventfd(i32 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %0, %entry ]
  %call4.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0), i32 noundef %cond.i) #7
  ret i32 %call4.i
}

define dso_local i32 @inotify_init() local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %0, %entry ]
  %call4.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i32 0, i32 0), i32 noundef %cond.i) #7
  ret i32 %call4.i
}

define dso_local i32 @timerfd_create(i32 noundef %clock, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %0, %entry ]
  %call4.i = call i32 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i32 0, i32 0), i32 noundef %cond.i) #7
  ret i32 %call4.i
}

define dso_local i32 @dup2(i32 noundef %from, i32 noundef %to) local_unnamed_addr #0 {
entry:
  call void @__mw_copied_descriptor() #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0), i32 noundef %to) #7
  ret i32 %call
}

define dso_local i32 @dup3(i32 noundef %from, i32 noundef %to, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_copied_descriptor() #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i32 0, i32 0), i32 noundef %to) #7
  ret i32 %call
}

define dso_local i32 @pipe(i32* noundef %fds) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %fds to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 8, i32 noundef 1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %1 = load i32, i32* @next, align 4
  %inc.i = add i32 %1, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %1, %entry ]
  store i32 %cond.i, i32* %fds, align 4
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i6 = load i1, i1* @closed, align 4
  %2 = load i32, i32* @next, align 4
  %inc.i7 = add i32 %2, 1
  store i32 %inc.i7, i32* @next, align 4
  br i1 %.b.i6, label %cond.true.i9, label %__mw_new_descriptor.exit13

cond.true.i9:
  %call.i8 = call i32 @__mw_between(i32 noundef 0, i32 noundef %2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %__mw_new_descriptor.exit13

__mw_new_descriptor.exit13:
  %cond.i12 = phi i32 [ %call.i8, %cond.true.i9 ], [ %2, %__mw_new_descriptor.exit ]
  %arrayidx2 = getelementptr i32, i32* %fds, i32 1
  store i32 %cond.i12, i32* %arrayidx2, align 4
  %call3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call3
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pipe2(i32* noundef %fds, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i32 @pipe(i32* noundef %fds) #7
  ret i32 %call
}

define dso_local i32 @close(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 9) #7
  br label %return

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  store i1 true, i1* @closed, align 4
  call void @__mw_closed_descriptor(i32 noundef %fd) #7
  %call2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0), i32 noundef 0) #7
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %call2, %if.end ]
  ret i32 %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare void @__mw_closed_descriptor(i32 noundef) local_unnamed_addr #2

define dso_local i32 @fsync(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 9) #7
  br label %return

if.end:
  %call2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0) #7
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %call2, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @fdatasync(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  br label %fsync.exit

if.end.i:
  %call2.i = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0) #7
  br label %fsync.exit

fsync.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @ftruncate(i32 noundef %fd, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fchmod(i32 noundef %fd, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fchown(i32 noundef %fd, i32 noundef %u, i32 noundef %g) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fchdir(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @flock(i32 noundef %fd, i32 noundef %operation) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @lockf(i32 noundef %fd, i32 noundef %operation, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %operation, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__mw_cancellation_point() #7
  br label %if.end

if.end:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @posix_fadvise(i32 noundef %fd, i32 noundef %offset, i32 noundef %n, i32 noundef %advice) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local void @sync() local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local i32 @isatty(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %v.i9 = alloca i32, align 4
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %call.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call2 = call i32 @__mw_fail(i32 noundef 9) #7
  br label %cleanup

if.end:
  %and = and i32 %1, 1
  %2 = or i32 %1, -2
  %.neg = add nsw i32 %2, 1
  %3 = bitcast i32* %v.i9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.21, i32 0, i32 0)) #7
  %4 = load i32, i32* %v.i9, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  %and5 = and i32 %4, 1
  %tobool6.not = icmp eq i32 %and5, 0
  %cond = select i1 %tobool6.not, i32 25, i32 9
  %call.i.i = call i8* @__midway_thread_storage(i32 noundef 372) #7
  %error1.i = bitcast i8* %call.i.i to i32*
  %5 = load i32, i32* %error1.i, align 4
  %xor.i = xor i32 %5, %cond
  %and.i = and i32 %xor.i, %.neg
  %xor2.i = xor i32 %and.i, %5
  store i32 %xor2.i, i32* %error1.i, align 4
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ 0, %if.then ], [ %and, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @umask(i32 noundef %mode) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i32 0, i32 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and = and i32 %1, 511
  ret i32 %and
}

define dso_local i32 @getdtablesize() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.92, i32 0, i32 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.93, i32 0, i32 0)) #7
  %call.i = call i32 @__midway_is_concrete(i32 noundef 0) #7
  %add.i = add i32 %call.i, 1023
  ret i32 %add.i
}

define dso_local i32 @fcntl(i32 %fd, i32 noundef %command, ...) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %v.i = alloca i32, align 4
  %a = alloca i8*, align 4
  %a24 = alloca i8*, align 4
  switch i32 %command, label %if.end43 [
    i32 7, label %if.then
    i32 36, label %if.then3
    i32 5, label %if.then3
    i32 1037, label %if.then23
    i32 1035, label %if.then23
    i32 16, label %if.then23
    i32 1030, label %if.then42
    i32 0, label %if.then42
  ]

if.then:
  call void @__mw_cancellation_point() #7
  br label %if.end43

if.then3:
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %argp.cur = load i8*, i8** %a, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %a, align 4
  %1 = bitcast i8* %argp.cur to %struct.flock**
  %2 = load %struct.flock*, %struct.flock** %1, align 4
  call void @llvm.va_end(i8* %0)
  %3 = bitcast %struct.flock* %2 to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #7
  %call = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.23, i32 0, i32 0)) #7
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end7, label %cleanup

if.end7:
  %4 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i32 0, i32 0)) #7
  %5 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  %and = and i32 %5, 1
  %tobool9.not = icmp eq i32 %and, 0
  br i1 %tobool9.not, label %if.end11, label %cleanup.sink.split

if.end11:
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i32 0, i32 0)) #7
  %call12 = call i32 @__mw_between(i32 noundef 0, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i32 0, i32 0)) #7
  %conv = trunc i32 %call12 to i16
  br label %cleanup.sink.split

cleanup.sink.split:
  %conv.sink = phi i16 [ %conv, %if.end11 ], [ 2, %if.end7 ]
  %l_type13 = getelementptr inbounds %struct.flock, %struct.flock* %2, i32 0, i32 0
  store i16 %conv.sink, i16* %l_type13, align 4
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ -1, %if.then3 ], [ 0, %cleanup.sink.split ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  br label %return

if.then23:
  %6 = bitcast i8** %a24 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8
  call void @llvm.va_start(i8* nonnull %6)
  %argp.cur26 = load i8*, i8** %a24, align 4
  %argp.next27 = getelementptr inbounds i8, i8* %argp.cur26, i32 4
  store i8* %argp.next27, i8** %a24, align 4
  %7 = bitcast i8* %argp.cur26 to i8**
  %8 = load i8*, i8** %7, align 4
  call void @llvm.va_end(i8* %6)
  %call29 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.23, i32 0, i32 0)) #7
  %tobool30.not = icmp eq i32 %call29, 0
  br i1 %tobool30.not, label %if.end32, label %cleanup33

if.end32:
  call void @__midway_check(i8* noundef %8, i32 noundef 8, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %8, i32 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i32 0, i32 0)) #7
  br label %cleanup33

cleanup33:
  %retval.1 = phi i32 [ 0, %if.end32 ], [ -1, %if.then23 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8
  br label %return

if.then42:
  call void @__mw_copied_descriptor() #7
  br label %if.end43

if.end43:
  %9 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #8
  call void @__midway_nondet(i8* noundef nonnull %9, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i32 0, i32 0)) #7
  %10 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #8
  %and.i = and i32 %10, 2147483647
  %call45 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i32 0, i32 0), i32 noundef %and.i) #7
  br label %return

return:
  %retval.2 = phi i32 [ %retval.0, %cleanup ], [ %retval.1, %cleanup33 ], [ %call45, %if.end43 ]
  ret i32 %retval.2
}

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #2

define dso_local i32 @fcntl64(i32 noundef %fd, i32 noundef %command, ...) local_unnamed_addr #0 {
entry:
  %call = call i32 (i32, i32, ...) @fcntl(i32 undef, i32 noundef %command) #9
  ret i32 %call
}

define dso_local i32 @ioctl(i32 noundef %fd, i32 noundef %request, ...) local_unnamed_addr #0 {
entry:
  %v.i.i38 = alloca i32, align 4
  %v.i.i37 = alloca i32, align 4
  %v.i.i = alloca i32, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  switch i32 %request, label %sw.epilog.i [
    i32 21585, label %written_by.exit
    i32 21584, label %written_by.exit
    i32 21537, label %written_by.exit
    i32 21586, label %written_by.exit
    i32 21524, label %written_by.exit
    i32 21520, label %written_by.exit
    i32 21518, label %written_by.exit
    i32 21538, label %written_by.exit
    i32 21506, label %written_by.exit
    i32 21507, label %written_by.exit
    i32 21508, label %written_by.exit
    i32 21515, label %written_by.exit
    i32 21531, label %sw.bb1.i
    i32 21521, label %sw.bb1.i
    i32 21519, label %sw.bb1.i
    i32 21523, label %sw.bb2.i
    i32 21505, label %sw.bb3.i
  ]

sw.bb1.i:
  br label %written_by.exit

sw.bb2.i:
  br label %written_by.exit

sw.bb3.i:
  br label %written_by.exit

sw.epilog.i:
  br label %written_by.exit

written_by.exit:
  %cmp = phi i1 [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %entry ], [ true, %sw.bb1.i ], [ true, %sw.bb2.i ], [ true, %sw.bb3.i ], [ false, %sw.epilog.i ]
  %cmp9 = phi i1 [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ true, %sw.bb1.i ], [ true, %sw.bb2.i ], [ true, %sw.bb3.i ], [ false, %sw.epilog.i ]
  %retval.0.i = phi i32 [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 4, %sw.bb1.i ], [ 8, %sw.bb2.i ], [ 36, %sw.bb3.i ], [ -1, %sw.epilog.i ]
  br i1 %cmp, label %if.then, label %if.then15

if.then:
  %argp.cur = load i8*, i8** %a, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %a, align 4
  %1 = bitcast i8* %argp.cur to i8**
  %2 = load i8*, i8** %1, align 4
  call void @llvm.va_end(i8* %0)
  %call3 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.25, i32 0, i32 0)) #7
  %tobool.not = icmp eq i32 %call3, 0
  br i1 %tobool.not, label %if.end, label %cleanup26

if.end:
  switch i32 %request, label %if.else [
    i32 21531, label %if.then7
    i32 21521, label %if.then7
  ]

if.then7:
  call void @__midway_check(i8* noundef %2, i32 noundef 4, i32 noundef 1) #7
  %3 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0)) #7
  %4 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  %and.i = and i32 %4, 2147483647
  %5 = bitcast i8* %2 to i32*
  store i32 %and.i, i32* %5, align 4
  br label %cleanup26

if.else:
  br i1 %cmp9, label %if.then10, label %cleanup26

if.then10:
  call void @__midway_check(i8* noundef %2, i32 noundef %retval.0.i, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %2, i32 noundef %retval.0.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0)) #7
  br label %cleanup26

if.then15:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i32 0, i32 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.28, i32 0, i32 0)) #7
  %call16 = call i32 @__midway_is_concrete(i32 noundef 0) #7
  %tobool17.not = icmp eq i32 %call16, 0
  br i1 %tobool17.not, label %if.then18, label %if.end22

if.then18:
  %argp.cur19 = load i8*, i8** %a, align 4
  %argp.next20 = getelementptr inbounds i8, i8* %argp.cur19, i32 4
  store i8* %argp.next20, i8** %a, align 4
  %6 = bitcast i8* %argp.cur19 to i8**
  %7 = load i8*, i8** %6, align 4
  %8 = bitcast i32* %v.i.i37 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #8
  call void @__midway_nondet(i8* noundef nonnull %8, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.94, i32 0, i32 0)) #7
  %9 = load i32, i32* %v.i.i37, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #8
  call void @__midway_check(i8* noundef %7, i32 noundef %9, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %7, i32 noundef %9, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.94, i32 0, i32 0)) #7
  br label %if.end22

if.end22:
  call void @llvm.va_end(i8* %0)
  %10 = bitcast i32* %v.i.i38 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0)) #7
  %11 = load i32, i32* %v.i.i38, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8
  %and.i39 = and i32 %11, 2147483647
  %call25 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0), i32 noundef %and.i39) #7
  br label %cleanup26

cleanup26:
  %retval.1 = phi i32 [ %call25, %if.end22 ], [ -1, %if.then ], [ 0, %if.else ], [ 0, %if.then10 ], [ 0, %if.then7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %retval.1
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

define dso_local i32 @read(i32 noundef %fd, i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 9) #7
  br label %return

if.end:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i32 0, i32 0)) #7
  %call2 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i32 0, i32 0), i32 noundef %n) #7
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %call2, %if.end ]
  ret i32 %retval.0
}

declare i32 @__mw_transferred(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pread(i32 noundef %fd, i8* noundef %p, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  br label %read.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i32 0, i32 0)) #7
  %call2.i = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i32 0, i32 0), i32 noundef %n) #7
  br label %read.exit

read.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @pread64(i32 noundef %fd, i8* noundef %p, i32 noundef %n, i64 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  br label %read.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i32 0, i32 0)) #7
  %call2.i = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i32 0, i32 0), i32 noundef %n) #7
  br label %read.exit

read.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @write(i32 noundef %fd, i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 9) #7
  br label %return

if.end:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 0) #7
  %call2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0), i32 noundef %n) #7
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %call2, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @pwrite(i32 noundef %fd, i8* noundef %p, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  br label %write.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 0) #7
  %call2.i = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0), i32 noundef %n) #7
  br label %write.exit

write.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @pwrite64(i32 noundef %fd, i8* noundef %p, i32 noundef %n, i64 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %fd) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  br label %write.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 0) #7
  %call2.i = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0), i32 noundef %n) #7
  br label %write.exit

write.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @readv(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.iovec* %v to i8*
  %cmp = icmp sgt i32 %count, 0
  %mul = shl i32 %count, 3
  %cond = select i1 %cmp, i32 %mul, i32 0
  call void @__midway_check(i8* noundef %0, i32 noundef %cond, i32 noundef 0) #7
  %cmp117 = icmp sgt i32 %count, 0
  br i1 %cmp117, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %call = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0), i32 noundef %n.0.lcssa) #7
  ret i32 %call

for.body:
  %i.019 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %n.018 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %iov_base = getelementptr %struct.iovec, %struct.iovec* %v, i32 %i.019, i32 0
  %1 = load i8*, i8** %iov_base, align 4
  %iov_len = getelementptr %struct.iovec, %struct.iovec* %v, i32 %i.019, i32 1
  %2 = load i32, i32* %iov_len, align 4
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #7
  %3 = load i32, i32* %iov_len, align 4
  %add = add i32 %3, %n.018
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, %count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i32 @writev(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.iovec* %v to i8*
  %cmp = icmp sgt i32 %count, 0
  %mul = shl i32 %count, 3
  %cond = select i1 %cmp, i32 %mul, i32 0
  call void @__midway_check(i8* noundef %0, i32 noundef %cond, i32 noundef 0) #7
  %cmp117 = icmp sgt i32 %count, 0
  br i1 %cmp117, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i32 0, i32 0), i32 noundef %n.0.lcssa) #7
  ret i32 %call

for.body:
  %i.019 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %n.018 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %iov_base = getelementptr %struct.iovec, %struct.iovec* %v, i32 %i.019, i32 0
  %1 = load i8*, i8** %iov_base, align 4
  %iov_len = getelementptr %struct.iovec, %struct.iovec* %v, i32 %i.019, i32 1
  %2 = load i32, i32* %iov_len, align 4
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #7
  %3 = load i32, i32* %iov_len, align 4
  %add = add i32 %3, %n.018
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, %count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i32 @sendfile(i32 noundef %out, i32 noundef %in, i32* noundef %offset, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.33, i32 0, i32 0), i32 noundef %n) #7
  %tobool.not = icmp eq i32* %offset, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast i32* %offset to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 4, i32 noundef 1) #7
  %cmp = icmp sgt i32 %call, 0
  %cond = select i1 %cmp, i32 %call, i32 0
  %1 = load i32, i32* %offset, align 4
  %add = add i32 %1, %cond
  store i32 %add, i32* %offset, align 4
  br label %if.end

if.end:
  ret i32 %call
}

define dso_local i32 @lseek(i32 noundef %fd, i32 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i32 0, i32 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and = and i32 %1, 2147483647
  %call1 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i32 0, i32 0), i32 noundef %and) #7
  ret i32 %call1
}

define dso_local i64 @lseek64(i32 noundef %fd, i64 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i32 0, i32 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and = and i32 %1, 2147483647
  %call1 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i32 0, i32 0), i32 noundef %and) #7
  %conv = sext i32 %call1 to i64
  ret i64 %conv
}

define dso_local i32 @access(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.35, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @faccessat(i32 noundef %fd, i8* noundef %path, i32 noundef %mode, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.36, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @unlink(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.37, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @unlinkat(i32 noundef %fd, i8* noundef %path, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.38, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @rmdir(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @mkdir(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @mkfifo(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.41, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @chmod(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @chown(i8* noundef %path, i32 noundef %u, i32 noundef %g) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.43, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @lchown(i8* noundef %path, i32 noundef %u, i32 noundef %g) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.44, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @chdir(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @chroot(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @truncate(i8* noundef %path, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.47, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @link(i8* noundef %path, i8* nocapture noundef readnone %other) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.48, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @symlink(i8* noundef %path, i8* nocapture noundef readnone %other) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.49, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @utime(i8* noundef %path, %struct.utimbuf* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.50, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @utimes(i8* noundef %path, %struct.timeval* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.51, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @pathconf(i8* nocapture noundef readnone %path, i32 noundef %name) local_unnamed_addr #0 {
entry:
  call void @__mw_may_set_errno() #7
  %call = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i32 0, i32 0)) #7
  ret i32 %call
}

declare void @__mw_may_set_errno() local_unnamed_addr #2

define dso_local i32 @fpathconf(i32 noundef %fd, i32 noundef %name) local_unnamed_addr #0 {
entry:
  call void @__mw_may_set_errno() #7
  %call = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.53, i32 0, i32 0)) #7
  ret i32 %call
}

define dso_local i32 @readlink(i8* noundef %path, i8* noundef %buf, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  call void @__midway_check(i8* noundef %buf, i32 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf, i32 noundef %n, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.54, i32 0, i32 0)) #7
  %call = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.54, i32 0, i32 0), i32 noundef %n) #7
  ret i32 %call
}

define dso_local i8* @getcwd(i8* noundef %buf, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool = icmp ne i8* %buf, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %call = call i32 @__midway_is_concrete(i32 noundef %n) #7
  %tobool1 = icmp ne i32 %call, 0
  %cmp = icmp eq i32 %n, 1
  %or.cond = and i1 %cmp, %tobool1
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %call3 = call i32 @__mw_fail(i32 noundef 34) #7
  br label %return

if.end:
  %tobool4 = icmp eq i32 %n, 0
  %or.cond10 = and i1 %tobool, %tobool4
  br i1 %or.cond10, label %if.end8, label %if.then6

if.then6:
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.56, i32 0, i32 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail_somehow() #7
  br label %return

if.end.i:
  %tobool.not.i = icmp eq i8* %buf, null
  br i1 %tobool.not.i, label %if.then2.i, label %if.end4.i

if.then2.i:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7
  br label %if.end4.i

if.end4.i:
  %n.addr.0.i = phi i32 [ %n, %if.end.i ], [ 64, %if.then2.i ]
  %buf.addr.0.i = phi i8* [ %buf, %if.end.i ], [ %call.i.i, %if.then2.i ]
  call void @__midway_check(i8* noundef %buf.addr.0.i, i32 noundef %n.addr.0.i, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf.addr.0.i, i32 noundef %n.addr.0.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.55, i32 0, i32 0)) #7
  %sub.i = add i32 %n.addr.0.i, -1
  %arrayidx.i = getelementptr i8, i8* %buf.addr.0.i, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %return

if.end8:
  %call9 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

return:
  %retval.0 = phi i8* [ null, %if.then ], [ null, %if.end8 ], [ null, %if.then.i ], [ %buf.addr.0.i, %if.end4.i ]
  ret i8* %retval.0
}

define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 {
entry:
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.58, i32 0, i32 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail_somehow() #7
  br label %text.exit

if.end.i:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7
  call void @__midway_check(i8* noundef %call.i.i, i32 noundef 64, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %call.i.i, i32 noundef 64, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.57, i32 0, i32 0)) #7
  %arrayidx.i = getelementptr i8, i8* %call.i.i, i32 63
  store i8 0, i8* %arrayidx.i, align 1
  br label %text.exit

text.exit:
  %retval.0.i = phi i8* [ null, %if.then.i ], [ %call.i.i, %if.end.i ]
  ret i8* %retval.0.i
}

define dso_local i8* @realpath(i8* noundef %path, i8* noundef %buf) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.60, i32 0, i32 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail_somehow() #7
  br label %text.exit

if.end.i:
  %tobool.not.i = icmp eq i8* %buf, null
  br i1 %tobool.not.i, label %if.then2.i, label %if.end4.i

if.then2.i:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7
  br label %if.end4.i

if.end4.i:
  %n.addr.0.i = phi i32 [ 4096, %if.end.i ], [ 64, %if.then2.i ]
  %buf.addr.0.i = phi i8* [ %buf, %if.end.i ], [ %call.i.i, %if.then2.i ]
  call void @__midway_check(i8* noundef %buf.addr.0.i, i32 noundef %n.addr.0.i, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf.addr.0.i, i32 noundef %n.addr.0.i, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.59, i32 0, i32 0)) #7
  %sub.i = add nsw i32 %n.addr.0.i, -1
  %arrayidx.i = getelementptr i8, i8* %buf.addr.0.i, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %text.exit

text.exit:
  %retval.0.i = phi i8* [ null, %if.then.i ], [ %buf.addr.0.i, %if.end4.i ]
  ret i8* %retval.0.i
}

define dso_local i32 @stat(i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 88, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.62, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @lstat(i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 88, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.63, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fstat(i32 noundef %fd, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 88, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.64, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fstatat(i32 noundef %fd, i8* nocapture noundef readnone %path, %struct.stat* noundef %st, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 88, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.65, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @stat64(i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 96, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.66, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @lstat64(i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 96, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.67, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fstat64(i32 noundef %fd, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 96, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.68, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @__xstat(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 88, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.69, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @__lxstat(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 88, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.70, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @__fxstat(i32 noundef %version, i32 noundef %fd, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 88, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 88, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.71, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @__xstat64(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 96, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.72, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @__lxstat64(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 96, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.73, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @__fxstat64(i32 noundef %version, i32 noundef %fd, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 96, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 96, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.74, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @statfs(i8* nocapture noundef readnone %path, %struct.statfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 64, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 64, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.75, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fstatfs(i32 noundef %fd, %struct.statfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 64, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 64, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @statvfs(i8* nocapture noundef readnone %path, %struct.statvfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statvfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 72, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 72, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.77, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local i32 @fstatvfs(i32 noundef %fd, %struct.statvfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statvfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 72, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 72, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i32 0, i32 0)) #7
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.78, i32 0, i32 0), i32 noundef 0) #7
  ret i32 %call
}

define dso_local noalias %struct.__dirstream* @opendir(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i32 noundef -1) #7
  %call = call fastcc %struct.__dirstream* @opened(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.79, i32 0, i32 0), i32 noundef -1) #9
  ret %struct.__dirstream* %call
}

define internal fastcc %struct.__dirstream* @opened(i8* noundef %name, i32 noundef %fd) unnamed_addr #0 {
entry:
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef %name) #7
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i8* @__midway_alloc(i32 noundef 272, i32 noundef 16, i32 noundef 2) #7
  %cmp = icmp slt i32 %fd, 0
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %cond.end

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #7
  br label %cond.end

cond.end:
  %cond = phi i32 [ %fd, %if.then ], [ %call.i, %cond.true.i ], [ %0, %cond.true ]
  %fd3 = getelementptr inbounds i8, i8* %call1, i32 268
  %1 = bitcast i8* %fd3 to i32*
  store i32 %cond, i32* %1, align 4
  %2 = bitcast i8* %call1 to %struct.__dirstream*
  br label %return

if.end:
  %call4 = call i32 @__mw_fail_somehow() #7
  br label %return

return:
  %retval.0 = phi %struct.__dirstream* [ %2, %cond.end ], [ null, %if.end ]
  ret %struct.__dirstream* %retval.0
}

define dso_local noalias %struct.__dirstream* @fdopendir(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.__dirstream* @opened(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.80, i32 0, i32 0), i32 noundef %fd) #9
  ret %struct.__dirstream* %call
}

define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef %d) local_unnamed_addr #0 {
entry:
  %entry1 = bitcast %struct.__dirstream* %d to %struct.dirent*
  %0 = bitcast %struct.__dirstream* %d to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.81, i32 0, i32 0)) #7
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  call void @__midway_check(i8* noundef %0, i32 noundef 268, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 268, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.82, i32 0, i32 0)) #7
  %arrayidx = getelementptr %struct.dirent, %struct.dirent* %entry1, i32 0, i32 4, i32 255
  store i8 0, i8* %arrayidx, align 1
  br label %cleanup

cleanup:
  %retval.0 = phi %struct.dirent* [ %entry1, %if.end ], [ null, %entry ]
  ret %struct.dirent* %retval.0
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local %struct.dirent64* @readdir64(%struct.__dirstream* noundef %d) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__dirstream* %d to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.81, i32 0, i32 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %readdir.exit, label %if.end.i

if.end.i:
  %entry1.i = bitcast %struct.__dirstream* %d to %struct.dirent*
  call void @__midway_check(i8* noundef %0, i32 noundef 268, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i32 noundef 268, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.82, i32 0, i32 0)) #7
  %arrayidx.i = getelementptr %struct.dirent, %struct.dirent* %entry1.i, i32 0, i32 4, i32 255
  store i8 0, i8* %arrayidx.i, align 1
  %phi.cast = bitcast %struct.__dirstream* %d to %struct.dirent64*
  br label %readdir.exit

readdir.exit:
  %retval.0.i = phi %struct.dirent64* [ %phi.cast, %if.end.i ], [ null, %entry ]
  ret %struct.dirent64* %retval.0.i
}

define dso_local i32 @readdir_r(%struct.__dirstream* nocapture noundef readnone %d, %struct.dirent* noundef %e, %struct.dirent** noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.dirent** %out to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #7
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.83, i32 0, i32 0)) #7
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, %struct.dirent* null, %struct.dirent* %e
  store %struct.dirent* %cond, %struct.dirent** %out, align 4
  %1 = bitcast %struct.dirent* %e to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 268, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %1, i32 noundef 268, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.84, i32 0, i32 0)) #7
  %arrayidx = getelementptr %struct.dirent, %struct.dirent* %e, i32 0, i32 4, i32 255
  store i8 0, i8* %arrayidx, align 1
  ret i32 0
}

define dso_local i32 @alphasort(%struct.dirent** nocapture noundef readonly %a, %struct.dirent** nocapture noundef readonly %b) local_unnamed_addr #5 {
entry:
  %0 = load %struct.dirent*, %struct.dirent** %a, align 4
  %arraydecay = getelementptr inbounds %struct.dirent, %struct.dirent* %0, i32 0, i32 4, i32 0
  %1 = load %struct.dirent*, %struct.dirent** %b, align 4
  %arraydecay2 = getelementptr inbounds %struct.dirent, %struct.dirent* %1, i32 0, i32 4, i32 0
  %2 = load i8, i8* %arraydecay, align 1
  %3 = load i8, i8* %arraydecay2, align 1
  %cmp17 = icmp ne i8 %2, %3
  %tobool.not18 = icmp eq i8 %2, 0
  %or.cond19 = or i1 %tobool.not18, %cmp17
  br i1 %or.cond19, label %while.end, label %while.body

while.body:
  %y.021 = phi i8* [ %incdec.ptr6, %while.body ], [ %arraydecay2, %entry ]
  %x.020 = phi i8* [ %incdec.ptr, %while.body ], [ %arraydecay, %entry ]
  %incdec.ptr = getelementptr i8, i8* %x.020, i32 1
  %incdec.ptr6 = getelementptr i8, i8* %y.021, i32 1
  %4 = load i8, i8* %incdec.ptr, align 1
  %5 = load i8, i8* %incdec.ptr6, align 1
  %cmp = icmp ne i8 %4, %5
  %tobool.not = icmp eq i8 %4, 0
  %or.cond = or i1 %tobool.not, %cmp
  br i1 %or.cond, label %while.end, label %while.body

while.end:
  %.lcssa16 = phi i8 [ %2, %entry ], [ %4, %while.body ]
  %.lcssa = phi i8 [ %3, %entry ], [ %5, %while.body ]
  %conv7 = zext i8 %.lcssa16 to i32
  %conv8 = zext i8 %.lcssa to i32
  %sub = sub nsw i32 %conv7, %conv8
  ret i32 %sub
}

define dso_local i32 @closedir(%struct.__dirstream* noundef %d) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq %struct.__dirstream* %d, null
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #7
  br label %return

if.end:
  %0 = bitcast %struct.__dirstream* %d to i8*
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 2) #7
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @rewinddir(%struct.__dirstream* noundef %d) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__dirstream* %d to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7
  ret void
}

define dso_local i32 @dirfd(%struct.__dirstream* noundef %d) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__dirstream* %d to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7
  %1 = bitcast %struct.__dirstream* %d to %struct.directory*
  %fd = getelementptr inbounds %struct.directory, %struct.directory* %1, i32 0, i32 1
  %2 = load i32, i32* %fd, align 4
  ret i32 %2
}

define dso_local i32 @ftw(i8* noundef %root, i32 (i8*, %struct.stat*, i32)* nocapture noundef readonly %visit, i32 noundef %descriptors) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %root, i32 noundef -1) #7
  call void @__mw_may_set_errno() #7
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.85, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.86, i32 0, i32 0)) #7
  br label %land.rhs

for.cond:
  %exitcond.not = icmp eq i32 %inc, 2
  br i1 %exitcond.not, label %cleanup8, label %land.rhs

land.rhs:
  %retval.022 = phi i32 [ undef, %entry ], [ %retval.0.call4, %for.cond ]
  %i.021 = phi i32 [ 0, %entry ], [ %inc, %for.cond ]
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.87, i32 0, i32 0)) #7
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cleanup8, label %for.body

for.body:
  %call.i = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #7
  %call.i20 = call i8* @__midway_alloc(i32 noundef 88, i32 noundef 16, i32 noundef 3) #7
  %0 = bitcast i8* %call.i20 to %struct.stat*
  call void @__midway_nondet(i8* noundef %call.i, i32 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.88, i32 0, i32 0)) #7
  %arrayidx = getelementptr i8, i8* %call.i, i32 31
  store i8 0, i8* %arrayidx, align 1
  call void @__midway_nondet(i8* noundef %call.i20, i32 noundef 88, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.88, i32 0, i32 0)) #7
  %call3 = call i32 @__mw_between(i32 noundef 0, i32 noundef 3, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.88, i32 0, i32 0)) #7
  %call4 = call i32 %visit(i8* noundef %call.i, %struct.stat* noundef %0, i32 noundef %call3) #7
  %tobool5.not = icmp eq i32 %call4, 0
  %retval.0.call4 = select i1 %tobool5.not, i32 %retval.022, i32 %call4
  %inc = add nuw nsw i32 %i.021, 1
  br i1 %tobool5.not, label %for.cond, label %cleanup8

cleanup8:
  %switch = phi i32 [ 0, %land.rhs ], [ 0, %for.cond ], [ %retval.0.call4, %for.body ]
  ret i32 %switch
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @poll(%struct.pollfd* noundef %fds, i32 noundef %n, i32 noundef %timeout) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.pollfd* %fds to i8*
  %mul = shl i32 %n, 3
  call void @__midway_check(i8* noundef %0, i32 noundef %mul, i32 noundef 0) #7
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:
  %call = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.89, i32 0, i32 0), i32 noundef %n) #7
  ret i32 %call

for.body:
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %revents = getelementptr %struct.pollfd, %struct.pollfd* %fds, i32 %i.08, i32 2
  %1 = bitcast i16* %revents to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 2, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %1, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.89, i32 0, i32 0)) #7
  %inc = add nuw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i32 @select(i32 noundef %n, %struct.fd_set* noundef %r, %struct.fd_set* noundef %w, %struct.fd_set* noundef %e, %struct.timeval* noundef %t) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %tobool.not.i = icmp eq %struct.fd_set* %r, null
  br i1 %tobool.not.i, label %any_set.exit, label %if.then.i

if.then.i:
  %0 = bitcast %struct.fd_set* %r to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i32 0, i32 0)) #7
  br label %any_set.exit

any_set.exit:
  %tobool.not.i28 = icmp eq %struct.fd_set* %w, null
  br i1 %tobool.not.i28, label %any_set.exit30, label %if.then.i29

if.then.i29:
  %1 = bitcast %struct.fd_set* %w to i8*
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i32 0, i32 0)) #7
  br label %any_set.exit30

any_set.exit30:
  %tobool.not.i31 = icmp eq %struct.fd_set* %e, null
  br i1 %tobool.not.i31, label %any_set.exit33, label %if.then.i32

if.then.i32:
  %2 = bitcast %struct.fd_set* %e to i8*
  call void @__midway_check(i8* noundef nonnull %2, i32 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i32 0, i32 0)) #7
  br label %any_set.exit33

any_set.exit33:
  %tobool.not = icmp eq %struct.timeval* %t, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %3 = bitcast %struct.timeval* %t to i8*
  call void @__midway_check(i8* noundef nonnull %3, i32 noundef 8, i32 noundef 1) #7
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %t, i32 0, i32 0
  %4 = load i32, i32* %tv_sec, align 4
  %call = call i32 @__mw_between(i32 noundef 0, i32 noundef %4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i32 0, i32 0)) #7
  store i32 %call, i32* %tv_sec, align 4
  %call2 = call i32 @__mw_between(i32 noundef 0, i32 noundef 999999, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i32 0, i32 0)) #7
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %t, i32 0, i32 1
  store i32 %call2, i32* %tv_usec, align 4
  br label %if.end

if.end:
  %cmp = icmp ne %struct.fd_set* %r, null
  %conv = zext i1 %cmp to i32
  %cmp3 = icmp ne %struct.fd_set* %w, null
  %conv4 = zext i1 %cmp3 to i32
  %add = add nuw nsw i32 %conv4, %conv
  %cmp5 = icmp ne %struct.fd_set* %e, null
  %conv6 = zext i1 %cmp5 to i32
  %add7 = add nuw nsw i32 %add, %conv6
  %cmp8 = icmp slt i32 %n, 0
  br i1 %cmp8, label %if.then10, label %if.end12

if.then10:
  %call11 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cleanup

if.end12:
  %tobool13 = icmp ne i32 %add7, 0
  %cmp14 = icmp ne i32 %n, 0
  %or.cond = and i1 %cmp14, %tobool13
  br i1 %or.cond, label %cond.true, label %cleanup

cond.true:
  %mul = mul i32 %add7, %n
  %call16 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i32 0, i32 0), i32 noundef %mul) #7
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call11, %if.then10 ], [ %call16, %cond.true ], [ 0, %if.end12 ]
  ret i32 %retval.0
}

define dso_local i32 @pselect(i32 noundef %n, %struct.fd_set* noundef %r, %struct.fd_set* noundef %w, %struct.fd_set* noundef %e, %struct.timespec* noundef %t, %struct.__sigset_t* noundef %mask) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %struct.timespec* %t, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.timespec* %t to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 8, i32 noundef 0) #7
  br label %if.end

if.end:
  %tobool1.not = icmp eq %struct.__sigset_t* %mask, null
  br i1 %tobool1.not, label %if.end3, label %if.then2

if.then2:
  %1 = bitcast %struct.__sigset_t* %mask to i8*
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef 128, i32 noundef 0) #7
  br label %if.end3

if.end3:
  %call = call i32 @select(i32 noundef %n, %struct.fd_set* noundef %r, %struct.fd_set* noundef %w, %struct.fd_set* noundef %e, %struct.timeval* noundef null) #9
  ret i32 %call
}

define dso_local i32 @__fdelt_chk(i32 noundef %d) local_unnamed_addr #0 {
entry:
  %cmp = icmp ugt i32 %d, 1023
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.91, i32 0, i32 0)) #10
  unreachable

if.end:
  %div = sdiv i32 %d, 32
  ret i32 %div
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #6

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare i32 @__mw_fail_somehow() local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #6 = { noreturn null_pointer_is_valid }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin noreturn nounwind }

