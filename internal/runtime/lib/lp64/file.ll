target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.flock = type { i16, i16, i64, i64, i32 }
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
%struct.directory = type { %struct.dirent, i32 }
%struct.pollfd = type { i32, i16, i16 }
%struct.fd_set = type { [16 x i64] }
%struct.__sigset_t = type { [16 x i64] }

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
  %conv = sext i32 %0 to i64
  %call = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1 = trunc i64 %call to i32
  br label %cond.end

cond.end:
  %cond = phi i32 [ %conv1, %cond.true ], [ %0, %entry ]
  %tobool3.not = icmp eq i8* %name, null
  br i1 %tobool3.not, label %cond.end9, label %cond.true4

cond.true4:
  %conv5 = sext i32 %cond to i64
  %call6 = call i64 @__mw_outcome(i8* noundef nonnull %name, i64 noundef %conv5) #7
  %conv7 = trunc i64 %call6 to i32
  br label %cond.end9

cond.end9:
  %cond10 = phi i32 [ %conv7, %cond.true4 ], [ %cond, %cond.end ]
  ret i32 %cond10
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @open(i8* noundef %path, i32 %flags, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i = add i32 %0, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %0, %entry ]
  %conv5.i = sext i32 %cond.i to i64
  %call6.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv5.i) #7
  %conv7.i = trunc i64 %call6.i to i32
  ret i32 %conv7.i
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @open64(i8* noundef %path, i32 noundef %flags, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %conv.i.i = sext i32 %0 to i64
  %call.i.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i.i = trunc i64 %call.i.i to i32
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %conv1.i.i, %cond.true.i.i ], [ %0, %entry ]
  %conv5.i.i = sext i32 %cond.i.i to i64
  %call6.i.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv5.i.i) #7
  %conv7.i.i = trunc i64 %call6.i.i to i32
  ret i32 %conv7.i.i
}

define dso_local i32 @openat(i32 noundef %fd, i8* noundef %path, i32 noundef %flags, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %conv.i.i = sext i32 %0 to i64
  %call.i.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i.i = trunc i64 %call.i.i to i32
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %conv1.i.i, %cond.true.i.i ], [ %0, %entry ]
  %conv5.i.i = sext i32 %cond.i.i to i64
  %call6.i.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv5.i.i) #7
  %conv7.i.i = trunc i64 %call6.i.i to i32
  ret i32 %conv7.i.i
}

define dso_local i32 @__open_2(i8* noundef %path, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %conv.i.i = sext i32 %0 to i64
  %call.i.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i.i = trunc i64 %call.i.i to i32
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %conv1.i.i, %cond.true.i.i ], [ %0, %entry ]
  %conv5.i.i = sext i32 %cond.i.i to i64
  %call6.i.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv5.i.i) #7
  %conv7.i.i = trunc i64 %call6.i.i to i32
  ret i32 %conv7.i.i
}

define dso_local i32 @creat(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i.i = load i1, i1* @closed, align 4
  %0 = load i32, i32* @next, align 4
  %inc.i.i = add i32 %0, 1
  store i32 %inc.i.i, i32* @next, align 4
  br i1 %.b.i.i, label %cond.true.i.i, label %open.exit

cond.true.i.i:
  %conv.i.i = sext i32 %0 to i64
  %call.i.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i.i = trunc i64 %call.i.i to i32
  br label %open.exit

open.exit:
  %cond.i.i = phi i32 [ %conv1.i.i, %cond.true.i.i ], [ %0, %entry ]
  %conv5.i.i = sext i32 %cond.i.i to i64
  %call6.i.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv5.i.i) #7
  %conv7.i.i = trunc i64 %call6.i.i to i32
  ret i32 %conv7.i.i
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
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %0, %entry ]
  %conv5.i = sext i32 %cond.i to i64
  %call6.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv5.i) #7
  %conv7.i = trunc i64 %call6.i to i32
  ret i32 %conv7.i
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
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %0, %entry ]
  %conv5.i = sext i32 %cond.i to i64
  %call6.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv5.i) #7
  %conv7.i = trunc i64 %call6.i to i32
  ret i32 %conv7.i
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
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %0, %entry ]
  %conv5.i = sext i32 %cond.i to i64
  %call6.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv5.i) #7
  %conv7.i = trunc i64 %call6.i to i32
  ret i32 %conv7.i
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
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %0, %entry ]
  %conv5.i = sext i32 %cond.i to i64
  %call6.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i64 noundef %conv5.i) #7
  %conv7.i = trunc i64 %call6.i to i32
  ret i32 %conv7.i
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
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %0, %entry ]
  %conv5.i = sext i32 %cond.i to i64
  %call6.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i64 noundef %conv5.i) #7
  %conv7.i = trunc i64 %call6.i to i32
  ret i32 %conv7.i
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
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %0, %entry ]
  %conv5.i = sext i32 %cond.i to i64
  %call6.i = call i64 @__mw_outcome(i8* noundef nonnull getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv5.i) #7
  %conv7.i = trunc i64 %call6.i to i32
  ret i32 %conv7.i
}

define dso_local i32 @dup2(i32 noundef %from, i32 noundef %to) local_unnamed_addr #0 {
entry:
  call void @__mw_copied_descriptor() #7
  %conv = sext i32 %to to i64
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i64 noundef %conv) #7
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define dso_local i32 @dup3(i32 noundef %from, i32 noundef %to, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_copied_descriptor() #7
  %conv = sext i32 %to to i64
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0), i64 noundef %conv) #7
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define dso_local i32 @pipe(i32* noundef %fds) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %fds to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i = load i1, i1* @closed, align 4
  %1 = load i32, i32* @next, align 4
  %inc.i = add i32 %1, 1
  store i32 %inc.i, i32* @next, align 4
  br i1 %.b.i, label %cond.true.i, label %__mw_new_descriptor.exit

cond.true.i:
  %conv.i = sext i32 %1 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %__mw_new_descriptor.exit

__mw_new_descriptor.exit:
  %cond.i = phi i32 [ %conv1.i, %cond.true.i ], [ %1, %entry ]
  store i32 %cond.i, i32* %fds, align 4
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @next to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #7
  %.b.i6 = load i1, i1* @closed, align 4
  %2 = load i32, i32* @next, align 4
  %inc.i7 = add i32 %2, 1
  store i32 %inc.i7, i32* @next, align 4
  br i1 %.b.i6, label %cond.true.i11, label %__mw_new_descriptor.exit15

cond.true.i11:
  %conv.i8 = sext i32 %2 to i64
  %call.i9 = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i10 = trunc i64 %call.i9 to i32
  br label %__mw_new_descriptor.exit15

__mw_new_descriptor.exit15:
  %cond.i14 = phi i32 [ %conv1.i10, %cond.true.i11 ], [ %2, %__mw_new_descriptor.exit ]
  %arrayidx2 = getelementptr i32, i32* %fds, i64 1
  store i32 %cond.i14, i32* %arrayidx2, align 4
  %call3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call3 to i32
  ret i32 %conv
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pipe2(i32* noundef %fds, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i32 @pipe(i32* noundef %fds) #7
  ret i32 %call
}

define dso_local i32 @close(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i = sext i32 %fd to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #7
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
  %call2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call2 to i32
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %conv, %if.end ]
  ret i32 %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare void @__mw_closed_descriptor(i32 noundef) local_unnamed_addr #2

define dso_local i32 @fsync(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i = sext i32 %fd to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 9) #7
  br label %return

if.end:
  %call2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call2 to i32
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %conv, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @fdatasync(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i.i = sext i32 %fd to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  br label %fsync.exit

if.end.i:
  %call2.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i64 0, i64 0), i64 noundef 0) #7
  %conv.i = trunc i64 %call2.i to i32
  br label %fsync.exit

fsync.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %conv.i, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @ftruncate(i32 noundef %fd, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fchmod(i32 noundef %fd, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fchown(i32 noundef %fd, i32 noundef %u, i32 noundef %g) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fchdir(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @flock(i32 noundef %fd, i32 noundef %operation) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @lockf(i32 noundef %fd, i32 noundef %operation, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %operation, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__mw_cancellation_point() #7
  br label %if.end

if.end:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @posix_fadvise(i32 noundef %fd, i64 noundef %offset, i64 noundef %n, i32 noundef %advice) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
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
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %conv.i = sext i32 %fd to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #7
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
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.21, i64 0, i64 0)) #7
  %4 = load i32, i32* %v.i9, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  %and5 = and i32 %4, 1
  %tobool6.not = icmp eq i32 %and5, 0
  %cond = select i1 %tobool6.not, i32 25, i32 9
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #7
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
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and = and i32 %1, 511
  ret i32 %and
}

define dso_local i32 @getdtablesize() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.92, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.93, i64 0, i64 0)) #7
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #7
  %add.i = add i32 %call.i, 1023
  ret i32 %add.i
}

define dso_local i32 @fcntl(i32 %fd, i32 noundef %command, ...) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %v.i = alloca i32, align 4
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %a26 = alloca [1 x %struct.__va_list_tag], align 16
  switch i32 %command, label %if.end57 [
    i32 7, label %if.then
    i32 36, label %if.then3
    i32 5, label %if.then3
    i32 1037, label %if.then25
    i32 1035, label %if.then25
    i32 16, label %if.then25
    i32 1030, label %if.then56
    i32 0, label %if.then56
  ]

if.then:
  call void @__mw_cancellation_point() #7
  br label %if.end57

if.then3:
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %gp_offset_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %1 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  %2 = sext i32 %gp_offset to i64
  %3 = getelementptr i8, i8* %reg_save_area, i64 %2
  %4 = add i32 %gp_offset, 8
  store i32 %4, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i64 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr.in = phi i8* [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %vaarg.addr = bitcast i8* %vaarg.addr.in to %struct.flock**
  %5 = load %struct.flock*, %struct.flock** %vaarg.addr, align 8
  call void @llvm.va_end(i8* %0)
  %6 = bitcast %struct.flock* %5 to i8*
  call void @__midway_check(i8* noundef %6, i64 noundef 32, i32 noundef 1) #7
  %call = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.23, i64 0, i64 0)) #7
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end9, label %cleanup

if.end9:
  %7 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #8
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0)) #7
  %8 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #8
  %and = and i32 %8, 1
  %tobool11.not = icmp eq i32 %and, 0
  br i1 %tobool11.not, label %if.end13, label %cleanup.sink.split

if.end13:
  call void @__midway_check(i8* noundef %6, i64 noundef 32, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %6, i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0)) #7
  %call14 = call i64 @__mw_between(i64 noundef 0, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0)) #7
  %conv = trunc i64 %call14 to i16
  br label %cleanup.sink.split

cleanup.sink.split:
  %conv.sink = phi i16 [ %conv, %if.end13 ], [ 2, %if.end9 ]
  %l_type15 = getelementptr inbounds %struct.flock, %struct.flock* %5, i64 0, i32 0
  store i16 %conv.sink, i16* %l_type15, align 8
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ -1, %vaarg.end ], [ 0, %cleanup.sink.split ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #8
  br label %return

if.then25:
  %9 = bitcast [1 x %struct.__va_list_tag]* %a26 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9) #8
  call void @llvm.va_start(i8* nonnull %9)
  %gp_offset_p30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a26, i64 0, i64 0, i32 0
  %gp_offset31 = load i32, i32* %gp_offset_p30, align 16
  %fits_in_gp32 = icmp ult i32 %gp_offset31, 41
  br i1 %fits_in_gp32, label %vaarg.in_reg33, label %vaarg.in_mem35

vaarg.in_reg33:
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a26, i64 0, i64 0, i32 3
  %reg_save_area34 = load i8*, i8** %10, align 16
  %11 = sext i32 %gp_offset31 to i64
  %12 = getelementptr i8, i8* %reg_save_area34, i64 %11
  %13 = add i32 %gp_offset31, 8
  store i32 %13, i32* %gp_offset_p30, align 16
  br label %vaarg.end39

vaarg.in_mem35:
  %overflow_arg_area_p36 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a26, i64 0, i64 0, i32 2
  %overflow_arg_area37 = load i8*, i8** %overflow_arg_area_p36, align 8
  %overflow_arg_area.next38 = getelementptr i8, i8* %overflow_arg_area37, i64 8
  store i8* %overflow_arg_area.next38, i8** %overflow_arg_area_p36, align 8
  br label %vaarg.end39

vaarg.end39:
  %vaarg.addr40.in = phi i8* [ %12, %vaarg.in_reg33 ], [ %overflow_arg_area37, %vaarg.in_mem35 ]
  %vaarg.addr40 = bitcast i8* %vaarg.addr40.in to i8**
  %14 = load i8*, i8** %vaarg.addr40, align 8
  call void @llvm.va_end(i8* %9)
  %call43 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.23, i64 0, i64 0)) #7
  %tobool44.not = icmp eq i32 %call43, 0
  br i1 %tobool44.not, label %if.end46, label %cleanup47

if.end46:
  call void @__midway_check(i8* noundef %14, i64 noundef 8, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %14, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0)) #7
  br label %cleanup47

cleanup47:
  %retval.1 = phi i32 [ 0, %if.end46 ], [ -1, %vaarg.end39 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9) #8
  br label %return

if.then56:
  call void @__mw_copied_descriptor() #7
  br label %if.end57

if.end57:
  %15 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %15) #8
  call void @__midway_nondet(i8* noundef nonnull %15, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0)) #7
  %16 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15) #8
  %and.i = and i32 %16, 2147483647
  %17 = zext i32 %and.i to i64
  %call60 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0), i64 noundef %17) #7
  %conv61 = trunc i64 %call60 to i32
  br label %return

return:
  %retval.2 = phi i32 [ %retval.0, %cleanup ], [ %retval.1, %cleanup47 ], [ %conv61, %if.end57 ]
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

define dso_local i32 @ioctl(i32 noundef %fd, i64 noundef %request, ...) local_unnamed_addr #0 {
entry:
  %v.i.i52 = alloca i32, align 4
  %v.i.i51 = alloca i64, align 8
  %v.i.i = alloca i32, align 4
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  switch i64 %request, label %sw.epilog.i [
    i64 21585, label %written_by.exit
    i64 21584, label %written_by.exit
    i64 21537, label %written_by.exit
    i64 21586, label %written_by.exit
    i64 21524, label %written_by.exit
    i64 21520, label %written_by.exit
    i64 21518, label %written_by.exit
    i64 21538, label %written_by.exit
    i64 21506, label %written_by.exit
    i64 21507, label %written_by.exit
    i64 21508, label %written_by.exit
    i64 21515, label %written_by.exit
    i64 21531, label %sw.bb1.i
    i64 21521, label %sw.bb1.i
    i64 21519, label %sw.bb1.i
    i64 21523, label %sw.bb2.i
    i64 21505, label %sw.bb3.i
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
  %cmp11 = phi i1 [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ false, %entry ], [ true, %sw.bb1.i ], [ true, %sw.bb2.i ], [ true, %sw.bb3.i ], [ false, %sw.epilog.i ]
  %retval.0.i = phi i64 [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ], [ 4, %sw.bb1.i ], [ 8, %sw.bb2.i ], [ 36, %sw.bb3.i ], [ -1, %sw.epilog.i ]
  br i1 %cmp, label %if.then, label %if.then17

if.then:
  %gp_offset_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %1 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  %2 = sext i32 %gp_offset to i64
  %3 = getelementptr i8, i8* %reg_save_area, i64 %2
  %4 = add i32 %gp_offset, 8
  store i32 %4, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i64 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr.in = phi i8* [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %vaarg.addr = bitcast i8* %vaarg.addr.in to i8**
  %5 = load i8*, i8** %vaarg.addr, align 8
  call void @llvm.va_end(i8* %0)
  %call5 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.25, i64 0, i64 0)) #7
  %tobool.not = icmp eq i32 %call5, 0
  br i1 %tobool.not, label %if.end, label %cleanup40

if.end:
  switch i64 %request, label %if.else [
    i64 21531, label %if.then9
    i64 21521, label %if.then9
  ]

if.then9:
  call void @__midway_check(i8* noundef %5, i64 noundef 4, i32 noundef 1) #7
  %6 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0)) #7
  %7 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8
  %and.i = and i32 %7, 2147483647
  %8 = bitcast i8* %5 to i32*
  store i32 %and.i, i32* %8, align 4
  br label %cleanup40

if.else:
  br i1 %cmp11, label %if.then12, label %cleanup40

if.then12:
  call void @__midway_check(i8* noundef %5, i64 noundef %retval.0.i, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %5, i64 noundef %retval.0.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0)) #7
  br label %cleanup40

if.then17:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.28, i64 0, i64 0)) #7
  %call18 = call i32 @__midway_is_concrete(i64 noundef 0) #7
  %tobool19.not = icmp eq i32 %call18, 0
  br i1 %tobool19.not, label %if.then20, label %if.end34

if.then20:
  %gp_offset_p22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 0
  %gp_offset23 = load i32, i32* %gp_offset_p22, align 16
  %fits_in_gp24 = icmp ult i32 %gp_offset23, 41
  br i1 %fits_in_gp24, label %vaarg.in_reg25, label %vaarg.in_mem27

vaarg.in_reg25:
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area26 = load i8*, i8** %9, align 16
  %10 = sext i32 %gp_offset23 to i64
  %11 = getelementptr i8, i8* %reg_save_area26, i64 %10
  %12 = add i32 %gp_offset23, 8
  store i32 %12, i32* %gp_offset_p22, align 16
  br label %vaarg.end31

vaarg.in_mem27:
  %overflow_arg_area_p28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area29 = load i8*, i8** %overflow_arg_area_p28, align 8
  %overflow_arg_area.next30 = getelementptr i8, i8* %overflow_arg_area29, i64 8
  store i8* %overflow_arg_area.next30, i8** %overflow_arg_area_p28, align 8
  br label %vaarg.end31

vaarg.end31:
  %vaarg.addr32.in = phi i8* [ %11, %vaarg.in_reg25 ], [ %overflow_arg_area29, %vaarg.in_mem27 ]
  %vaarg.addr32 = bitcast i8* %vaarg.addr32.in to i8**
  %13 = load i8*, i8** %vaarg.addr32, align 8
  %14 = bitcast i64* %v.i.i51 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #8
  call void @__midway_nondet(i8* noundef nonnull %14, i64 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.94, i64 0, i64 0)) #7
  %15 = load i64, i64* %v.i.i51, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #8
  call void @__midway_check(i8* noundef %13, i64 noundef %15, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %13, i64 noundef %15, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.94, i64 0, i64 0)) #7
  br label %if.end34

if.end34:
  call void @llvm.va_end(i8* %0)
  %16 = bitcast i32* %v.i.i52 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %16) #8
  call void @__midway_nondet(i8* noundef nonnull %16, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0)) #7
  %17 = load i32, i32* %v.i.i52, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %16) #8
  %and.i53 = and i32 %17, 2147483647
  %18 = zext i32 %and.i53 to i64
  %call38 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0), i64 noundef %18) #7
  %conv39 = trunc i64 %call38 to i32
  br label %cleanup40

cleanup40:
  %retval.1 = phi i32 [ %conv39, %if.end34 ], [ -1, %vaarg.end ], [ 0, %if.else ], [ 0, %if.then12 ], [ 0, %if.then9 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #8
  ret i32 %retval.1
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

define dso_local i64 @read(i32 noundef %fd, i8* noundef %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i = sext i32 %fd to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 9) #7
  %conv = sext i32 %call1 to i64
  br label %return

if.end:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %p, i64 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0)) #7
  %call2 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i64 noundef %n) #7
  br label %return

return:
  %retval.0 = phi i64 [ %conv, %if.then ], [ %call2, %if.end ]
  ret i64 %retval.0
}

declare i64 @__mw_transferred(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i64 @pread(i32 noundef %fd, i8* noundef %p, i64 noundef %n, i64 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i.i = sext i32 %fd to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  %conv.i = sext i32 %call1.i to i64
  br label %read.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %p, i64 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0)) #7
  %call2.i = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i64 noundef %n) #7
  br label %read.exit

read.exit:
  %retval.0.i = phi i64 [ %conv.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i64 %retval.0.i
}

define dso_local i64 @pread64(i32 noundef %fd, i8* noundef %p, i64 noundef %n, i64 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i.i = sext i32 %fd to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  %conv.i = sext i32 %call1.i to i64
  br label %read.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %p, i64 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0)) #7
  %call2.i = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i64 noundef %n) #7
  br label %read.exit

read.exit:
  %retval.0.i = phi i64 [ %conv.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i64 %retval.0.i
}

define dso_local i64 @write(i32 noundef %fd, i8* noundef %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i = sext i32 %fd to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #7
  %tobool.i = icmp eq i32 %call.i, 0
  %cmp.i = icmp sgt i32 %fd, -1
  %tobool.not = or i1 %cmp.i, %tobool.i
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 9) #7
  %conv = sext i32 %call1 to i64
  br label %return

if.end:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 0) #7
  %call2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0), i64 noundef %n) #7
  br label %return

return:
  %retval.0 = phi i64 [ %conv, %if.then ], [ %call2, %if.end ]
  ret i64 %retval.0
}

define dso_local i64 @pwrite(i32 noundef %fd, i8* noundef %p, i64 noundef %n, i64 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i.i = sext i32 %fd to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  %conv.i = sext i32 %call1.i to i64
  br label %write.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 0) #7
  %call2.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0), i64 noundef %n) #7
  br label %write.exit

write.exit:
  %retval.0.i = phi i64 [ %conv.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i64 %retval.0.i
}

define dso_local i64 @pwrite64(i32 noundef %fd, i8* noundef %p, i64 noundef %n, i64 noundef %offset) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %conv.i.i = sext i32 %fd to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #7
  %tobool.i.i = icmp eq i32 %call.i.i, 0
  %cmp.i.i = icmp sgt i32 %fd, -1
  %tobool.not.i = or i1 %cmp.i.i, %tobool.i.i
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 9) #7
  %conv.i = sext i32 %call1.i to i64
  br label %write.exit

if.end.i:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 0) #7
  %call2.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0), i64 noundef %n) #7
  br label %write.exit

write.exit:
  %retval.0.i = phi i64 [ %conv.i, %if.then.i ], [ %call2.i, %if.end.i ]
  ret i64 %retval.0.i
}

define dso_local i64 @readv(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.iovec* %v to i8*
  %cmp = icmp sgt i32 %count, 0
  %conv = sext i32 %count to i64
  %mul = shl nsw i64 %conv, 4
  %cond = select i1 %cmp, i64 %mul, i64 0
  call void @__midway_check(i8* noundef %0, i64 noundef %cond, i32 noundef 0) #7
  %cmp120 = icmp sgt i32 %count, 0
  br i1 %cmp120, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:
  %wide.trip.count = zext i32 %count to i64
  br label %for.body

for.cond.cleanup:
  %n.0.lcssa = phi i64 [ 0, %entry ], [ %add, %for.body ]
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0), i64 noundef %n.0.lcssa) #7
  ret i64 %call

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %n.021 = phi i64 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %iov_base = getelementptr %struct.iovec, %struct.iovec* %v, i64 %indvars.iv, i32 0
  %1 = load i8*, i8** %iov_base, align 8
  %iov_len = getelementptr %struct.iovec, %struct.iovec* %v, i64 %indvars.iv, i32 1
  %2 = load i64, i64* %iov_len, align 8
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #7
  %3 = load i64, i64* %iov_len, align 8
  %add = add i64 %3, %n.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i64 @writev(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.iovec* %v to i8*
  %cmp = icmp sgt i32 %count, 0
  %conv = sext i32 %count to i64
  %mul = shl nsw i64 %conv, 4
  %cond = select i1 %cmp, i64 %mul, i64 0
  call void @__midway_check(i8* noundef %0, i64 noundef %cond, i32 noundef 0) #7
  %cmp120 = icmp sgt i32 %count, 0
  br i1 %cmp120, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:
  %wide.trip.count = zext i32 %count to i64
  br label %for.body

for.cond.cleanup:
  %n.0.lcssa = phi i64 [ 0, %entry ], [ %add, %for.body ]
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef %n.0.lcssa) #7
  ret i64 %call

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %n.021 = phi i64 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %iov_base = getelementptr %struct.iovec, %struct.iovec* %v, i64 %indvars.iv, i32 0
  %1 = load i8*, i8** %iov_base, align 8
  %iov_len = getelementptr %struct.iovec, %struct.iovec* %v, i64 %indvars.iv, i32 1
  %2 = load i64, i64* %iov_len, align 8
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #7
  %3 = load i64, i64* %iov_len, align 8
  %add = add i64 %3, %n.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i64 @sendfile(i32 noundef %out, i32 noundef %in, i64* noundef %offset, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.33, i64 0, i64 0), i64 noundef %n) #7
  %tobool.not = icmp eq i64* %offset, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast i64* %offset to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 8, i32 noundef 1) #7
  %cmp = icmp sgt i64 %call, 0
  %cond = select i1 %cmp, i64 %call, i64 0
  %1 = load i64, i64* %offset, align 8
  %add = add i64 %1, %cond
  store i64 %add, i64* %offset, align 8
  br label %if.end

if.end:
  ret i64 %call
}

define dso_local i64 @lseek(i32 noundef %fd, i64 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  %v.i = alloca i64, align 8
  %0 = bitcast i64* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i64 0, i64 0)) #7
  %1 = load i64, i64* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %and = and i64 %1, 9223372036854775807
  %call1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i64 0, i64 0), i64 noundef %and) #7
  ret i64 %call1
}

define dso_local i64 @lseek64(i32 noundef %fd, i64 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  %v.i = alloca i64, align 8
  %0 = bitcast i64* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i64 0, i64 0)) #7
  %1 = load i64, i64* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %and = and i64 %1, 9223372036854775807
  %call1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i64 0, i64 0), i64 noundef %and) #7
  ret i64 %call1
}

define dso_local i32 @access(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.35, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @faccessat(i32 noundef %fd, i8* noundef %path, i32 noundef %mode, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.36, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @unlink(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.37, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @unlinkat(i32 noundef %fd, i8* noundef %path, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.38, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @rmdir(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mkdir(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mkfifo(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.41, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @chmod(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @chown(i8* noundef %path, i32 noundef %u, i32 noundef %g) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.43, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @lchown(i8* noundef %path, i32 noundef %u, i32 noundef %g) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.44, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @chdir(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @chroot(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @truncate(i8* noundef %path, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.47, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @link(i8* noundef %path, i8* nocapture noundef readnone %other) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.48, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @symlink(i8* noundef %path, i8* nocapture noundef readnone %other) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.49, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @utime(i8* noundef %path, %struct.utimbuf* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.50, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @utimes(i8* noundef %path, %struct.timeval* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.51, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i64 @pathconf(i8* nocapture noundef readnone %path, i32 noundef %name) local_unnamed_addr #0 {
entry:
  call void @__mw_may_set_errno() #7
  %call = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i64 0, i64 0)) #7
  ret i64 %call
}

declare void @__mw_may_set_errno() local_unnamed_addr #2

define dso_local i64 @fpathconf(i32 noundef %fd, i32 noundef %name) local_unnamed_addr #0 {
entry:
  call void @__mw_may_set_errno() #7
  %call = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.53, i64 0, i64 0)) #7
  ret i64 %call
}

define dso_local i64 @readlink(i8* noundef %path, i8* noundef %buf, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  call void @__midway_check(i8* noundef %buf, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf, i64 noundef %n, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.54, i64 0, i64 0)) #7
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.54, i64 0, i64 0), i64 noundef %n) #7
  ret i64 %call
}

define dso_local i8* @getcwd(i8* noundef %buf, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool = icmp ne i8* %buf, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %call = call i32 @__midway_is_concrete(i64 noundef %n) #7
  %tobool1 = icmp ne i32 %call, 0
  %cmp = icmp eq i64 %n, 1
  %or.cond = and i1 %cmp, %tobool1
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %call3 = call i32 @__mw_fail(i32 noundef 34) #7
  br label %return

if.end:
  %tobool4 = icmp eq i64 %n, 0
  %or.cond10 = and i1 %tobool, %tobool4
  br i1 %or.cond10, label %if.end8, label %if.then6

if.then6:
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.56, i64 0, i64 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail_somehow() #7
  br label %return

if.end.i:
  %tobool.not.i = icmp eq i8* %buf, null
  br i1 %tobool.not.i, label %if.then2.i, label %if.end4.i

if.then2.i:
  %call.i.i = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7
  br label %if.end4.i

if.end4.i:
  %n.addr.0.i = phi i64 [ %n, %if.end.i ], [ 64, %if.then2.i ]
  %buf.addr.0.i = phi i8* [ %buf, %if.end.i ], [ %call.i.i, %if.then2.i ]
  call void @__midway_check(i8* noundef %buf.addr.0.i, i64 noundef %n.addr.0.i, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf.addr.0.i, i64 noundef %n.addr.0.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.55, i64 0, i64 0)) #7
  %sub.i = add i64 %n.addr.0.i, -1
  %arrayidx.i = getelementptr i8, i8* %buf.addr.0.i, i64 %sub.i
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
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.58, i64 0, i64 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail_somehow() #7
  br label %text.exit

if.end.i:
  %call.i.i = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7
  call void @__midway_check(i8* noundef %call.i.i, i64 noundef 64, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %call.i.i, i64 noundef 64, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.57, i64 0, i64 0)) #7
  %arrayidx.i = getelementptr i8, i8* %call.i.i, i64 63
  store i8 0, i8* %arrayidx.i, align 1
  br label %text.exit

text.exit:
  %retval.0.i = phi i8* [ null, %if.then.i ], [ %call.i.i, %if.end.i ]
  ret i8* %retval.0.i
}

define dso_local i8* @realpath(i8* noundef %path, i8* noundef %buf) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.60, i64 0, i64 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail_somehow() #7
  br label %text.exit

if.end.i:
  %tobool.not.i = icmp eq i8* %buf, null
  br i1 %tobool.not.i, label %if.then2.i, label %if.end4.i

if.then2.i:
  %call.i.i = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7
  br label %if.end4.i

if.end4.i:
  %n.addr.0.i = phi i64 [ 4096, %if.end.i ], [ 64, %if.then2.i ]
  %buf.addr.0.i = phi i8* [ %buf, %if.end.i ], [ %call.i.i, %if.then2.i ]
  call void @__midway_check(i8* noundef %buf.addr.0.i, i64 noundef %n.addr.0.i, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf.addr.0.i, i64 noundef %n.addr.0.i, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.59, i64 0, i64 0)) #7
  %sub.i = add nsw i64 %n.addr.0.i, -1
  %arrayidx.i = getelementptr i8, i8* %buf.addr.0.i, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %text.exit

text.exit:
  %retval.0.i = phi i8* [ null, %if.then.i ], [ %buf.addr.0.i, %if.end4.i ]
  ret i8* %retval.0.i
}

define dso_local i32 @stat(i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.62, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @lstat(i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.63, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fstat(i32 noundef %fd, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.64, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fstatat(i32 noundef %fd, i8* nocapture noundef readnone %path, %struct.stat* noundef %st, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.65, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @stat64(i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.66, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @lstat64(i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.67, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fstat64(i32 noundef %fd, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.68, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @__xstat(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.69, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @__lxstat(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.70, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @__fxstat(i32 noundef %version, i32 noundef %fd, %struct.stat* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.71, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @__xstat64(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.72, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @__lxstat64(i32 noundef %version, i8* nocapture noundef readnone %path, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.73, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @__fxstat64(i32 noundef %version, i32 noundef %fd, %struct.stat64* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.74, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @statfs(i8* nocapture noundef readnone %path, %struct.statfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 120, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 120, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.75, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fstatfs(i32 noundef %fd, %struct.statfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 120, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 120, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @statvfs(i8* nocapture noundef readnone %path, %struct.statvfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statvfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 112, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 112, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.77, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fstatvfs(i32 noundef %fd, %struct.statvfs* noundef %st) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statvfs* %st to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 112, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 112, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.78, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local noalias %struct.__dirstream* @opendir(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call fastcc %struct.__dirstream* @opened(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.79, i64 0, i64 0), i32 noundef -1) #9
  ret %struct.__dirstream* %call
}

define internal fastcc %struct.__dirstream* @opened(i8* noundef %name, i32 noundef %fd) unnamed_addr #0 {
entry:
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef %name) #7
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call1 = call i8* @__midway_alloc(i64 noundef 288, i64 noundef 16, i32 noundef 2) #7
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
  %conv.i = sext i32 %0 to i64
  %call.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #7
  %conv1.i = trunc i64 %call.i to i32
  br label %cond.end

cond.end:
  %cond = phi i32 [ %fd, %if.then ], [ %conv1.i, %cond.true.i ], [ %0, %cond.true ]
  %fd3 = getelementptr inbounds i8, i8* %call1, i64 280
  %1 = bitcast i8* %fd3 to i32*
  store i32 %cond, i32* %1, align 8
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
  %call = call fastcc %struct.__dirstream* @opened(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.80, i64 0, i64 0), i32 noundef %fd) #9
  ret %struct.__dirstream* %call
}

define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef %d) local_unnamed_addr #0 {
entry:
  %entry1 = bitcast %struct.__dirstream* %d to %struct.dirent*
  %0 = bitcast %struct.__dirstream* %d to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.81, i64 0, i64 0)) #7
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  call void @__midway_check(i8* noundef %0, i64 noundef 280, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 280, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.82, i64 0, i64 0)) #7
  %arrayidx = getelementptr %struct.dirent, %struct.dirent* %entry1, i64 0, i32 4, i64 255
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
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.81, i64 0, i64 0)) #7
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %readdir.exit, label %if.end.i

if.end.i:
  %entry1.i = bitcast %struct.__dirstream* %d to %struct.dirent*
  call void @__midway_check(i8* noundef %0, i64 noundef 280, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 280, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.82, i64 0, i64 0)) #7
  %arrayidx.i = getelementptr %struct.dirent, %struct.dirent* %entry1.i, i64 0, i32 4, i64 255
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
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.83, i64 0, i64 0)) #7
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, %struct.dirent* null, %struct.dirent* %e
  store %struct.dirent* %cond, %struct.dirent** %out, align 8
  %1 = bitcast %struct.dirent* %e to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 280, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %1, i64 noundef 280, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.84, i64 0, i64 0)) #7
  %arrayidx = getelementptr %struct.dirent, %struct.dirent* %e, i64 0, i32 4, i64 255
  store i8 0, i8* %arrayidx, align 1
  ret i32 0
}

define dso_local i32 @alphasort(%struct.dirent** nocapture noundef readonly %a, %struct.dirent** nocapture noundef readonly %b) local_unnamed_addr #5 {
entry:
  %0 = load %struct.dirent*, %struct.dirent** %a, align 8
  %arraydecay = getelementptr inbounds %struct.dirent, %struct.dirent* %0, i64 0, i32 4, i64 0
  %1 = load %struct.dirent*, %struct.dirent** %b, align 8
  %arraydecay2 = getelementptr inbounds %struct.dirent, %struct.dirent* %1, i64 0, i32 4, i64 0
  %2 = load i8, i8* %arraydecay, align 1
  %3 = load i8, i8* %arraydecay2, align 1
  %cmp17 = icmp ne i8 %2, %3
  %tobool.not18 = icmp eq i8 %2, 0
  %or.cond19 = or i1 %tobool.not18, %cmp17
  br i1 %or.cond19, label %while.end, label %while.body

while.body:
  %y.021 = phi i8* [ %incdec.ptr6, %while.body ], [ %arraydecay2, %entry ]
  %x.020 = phi i8* [ %incdec.ptr, %while.body ], [ %arraydecay, %entry ]
  %incdec.ptr = getelementptr i8, i8* %x.020, i64 1
  %incdec.ptr6 = getelementptr i8, i8* %y.021, i64 1
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
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7
  ret void
}

define dso_local i32 @dirfd(%struct.__dirstream* noundef %d) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__dirstream* %d to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7
  %1 = bitcast %struct.__dirstream* %d to %struct.directory*
  %fd = getelementptr inbounds %struct.directory, %struct.directory* %1, i64 0, i32 1
  %2 = load i32, i32* %fd, align 8
  ret i32 %2
}

define dso_local i32 @ftw(i8* noundef %root, i32 (i8*, %struct.stat*, i32)* nocapture noundef readonly %visit, i32 noundef %descriptors) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %root, i64 noundef -1) #7
  call void @__mw_may_set_errno() #7
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.85, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.86, i64 0, i64 0)) #7
  br label %land.rhs

for.cond:
  %exitcond.not = icmp eq i32 %inc, 2
  br i1 %exitcond.not, label %cleanup8, label %land.rhs

land.rhs:
  %retval.022 = phi i32 [ undef, %entry ], [ %retval.0.call4, %for.cond ]
  %i.021 = phi i32 [ 0, %entry ], [ %inc, %for.cond ]
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.87, i64 0, i64 0)) #7
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cleanup8, label %for.body

for.body:
  %call.i = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7
  %call.i20 = call i8* @__midway_alloc(i64 noundef 144, i64 noundef 16, i32 noundef 3) #7
  %0 = bitcast i8* %call.i20 to %struct.stat*
  call void @__midway_nondet(i8* noundef %call.i, i64 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.88, i64 0, i64 0)) #7
  %arrayidx = getelementptr i8, i8* %call.i, i64 31
  store i8 0, i8* %arrayidx, align 1
  call void @__midway_nondet(i8* noundef %call.i20, i64 noundef 144, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.88, i64 0, i64 0)) #7
  %call3 = call i64 @__mw_between(i64 noundef 0, i64 noundef 3, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.88, i64 0, i64 0)) #7
  %conv = trunc i64 %call3 to i32
  %call4 = call i32 %visit(i8* noundef %call.i, %struct.stat* noundef %0, i32 noundef %conv) #7
  %tobool5.not = icmp eq i32 %call4, 0
  %retval.0.call4 = select i1 %tobool5.not, i32 %retval.022, i32 %call4
  %inc = add nuw nsw i32 %i.021, 1
  br i1 %tobool5.not, label %for.cond, label %cleanup8

cleanup8:
  %switch = phi i32 [ 0, %land.rhs ], [ 0, %for.cond ], [ %retval.0.call4, %for.body ]
  ret i32 %switch
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @poll(%struct.pollfd* noundef %fds, i64 noundef %n, i32 noundef %timeout) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.pollfd* %fds to i8*
  %mul = shl i64 %n, 3
  call void @__midway_check(i8* noundef %0, i64 noundef %mul, i32 noundef 0) #7
  %cmp7.not = icmp eq i64 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.89, i64 0, i64 0), i64 noundef %n) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv

for.body:
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %revents = getelementptr %struct.pollfd, %struct.pollfd* %fds, i64 %i.08, i32 2
  %1 = bitcast i16* %revents to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 2, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %1, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.89, i64 0, i64 0)) #7
  %inc = add nuw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i32 @select(i32 noundef %n, %struct.fd_set* noundef %r, %struct.fd_set* noundef %w, %struct.fd_set* noundef %e, %struct.timeval* noundef %t) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %tobool.not.i = icmp eq %struct.fd_set* %r, null
  br i1 %tobool.not.i, label %any_set.exit, label %if.then.i

if.then.i:
  %0 = bitcast %struct.fd_set* %r to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i64 0, i64 0)) #7
  br label %any_set.exit

any_set.exit:
  %tobool.not.i31 = icmp eq %struct.fd_set* %w, null
  br i1 %tobool.not.i31, label %any_set.exit33, label %if.then.i32

if.then.i32:
  %1 = bitcast %struct.fd_set* %w to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i64 0, i64 0)) #7
  br label %any_set.exit33

any_set.exit33:
  %tobool.not.i34 = icmp eq %struct.fd_set* %e, null
  br i1 %tobool.not.i34, label %any_set.exit36, label %if.then.i35

if.then.i35:
  %2 = bitcast %struct.fd_set* %e to i8*
  call void @__midway_check(i8* noundef nonnull %2, i64 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i64 0, i64 0)) #7
  br label %any_set.exit36

any_set.exit36:
  %tobool.not = icmp eq %struct.timeval* %t, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %3 = bitcast %struct.timeval* %t to i8*
  call void @__midway_check(i8* noundef nonnull %3, i64 noundef 16, i32 noundef 1) #7
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %t, i64 0, i32 0
  %4 = load i64, i64* %tv_sec, align 8
  %call = call i64 @__mw_between(i64 noundef 0, i64 noundef %4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i64 0, i64 0)) #7
  store i64 %call, i64* %tv_sec, align 8
  %call2 = call i64 @__mw_between(i64 noundef 0, i64 noundef 999999, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i64 0, i64 0)) #7
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %t, i64 0, i32 1
  store i64 %call2, i64* %tv_usec, align 8
  br label %if.end

if.end:
  %cmp = icmp ne %struct.fd_set* %r, null
  %conv = zext i1 %cmp to i64
  %cmp3 = icmp ne %struct.fd_set* %w, null
  %conv4 = zext i1 %cmp3 to i64
  %add = add nuw nsw i64 %conv4, %conv
  %cmp5 = icmp ne %struct.fd_set* %e, null
  %conv6 = zext i1 %cmp5 to i64
  %add7 = add nuw nsw i64 %add, %conv6
  %cmp9 = icmp slt i32 %n, 0
  br i1 %cmp9, label %if.then11, label %if.end13

if.then11:
  %call12 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cleanup

if.end13:
  %tobool14 = icmp ne i64 %add7, 0
  %cmp15 = icmp ne i32 %n, 0
  %or.cond = and i1 %cmp15, %tobool14
  br i1 %or.cond, label %cond.true, label %cleanup

cond.true:
  %conv17 = sext i32 %n to i64
  %mul = mul nsw i64 %add7, %conv17
  %call18 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.90, i64 0, i64 0), i64 noundef %mul) #7
  %conv19 = trunc i64 %call18 to i32
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call12, %if.then11 ], [ %conv19, %cond.true ], [ 0, %if.end13 ]
  ret i32 %retval.0
}

define dso_local i32 @pselect(i32 noundef %n, %struct.fd_set* noundef %r, %struct.fd_set* noundef %w, %struct.fd_set* noundef %e, %struct.timespec* noundef %t, %struct.__sigset_t* noundef %mask) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %struct.timespec* %t, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.timespec* %t to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 16, i32 noundef 0) #7
  br label %if.end

if.end:
  %tobool1.not = icmp eq %struct.__sigset_t* %mask, null
  br i1 %tobool1.not, label %if.end3, label %if.then2

if.then2:
  %1 = bitcast %struct.__sigset_t* %mask to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 128, i32 noundef 0) #7
  br label %if.end3

if.end3:
  %call = call i32 @select(i32 noundef %n, %struct.fd_set* noundef %r, %struct.fd_set* noundef %w, %struct.fd_set* noundef %e, %struct.timeval* noundef null) #9
  ret i32 %call
}

define dso_local i64 @__fdelt_chk(i64 noundef %d) local_unnamed_addr #0 {
entry:
  %cmp = icmp ugt i64 %d, 1023
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.91, i64 0, i64 0)) #10
  unreachable

if.end:
  %div = sdiv i64 %d, 64
  ret i64 %div
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #6

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare i32 @__mw_fail_somehow() local_unnamed_addr #2

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

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

