target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.statfs64 = type { i64, i64, i64, i64, i64, i64, i64, %struct.__fsid_t, i64, i64, i64, [4 x i64] }
%struct.__fsid_t = type { [2 x i32] }
%struct.statvfs64 = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [6 x i32] }
%struct.stat64 = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }
%struct.__sigset_t = type { [16 x i64] }
%struct.dirent64 = type { i64, i64, i16, i8, [256 x i8] }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.iovec = type { i8*, i64 }
%struct.itimerspec = type { %struct.timespec, %struct.timespec }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64, i8*, i64, i32 }
%struct.cmsghdr = type { i64, i32, i32, [0 x i8] }
%struct.rlimit = type { i64, i64 }
%struct.rlimit64 = type { i64, i64 }
%struct.rusage = type { %struct.timeval, %struct.timeval, %union.anon, %union.anon.0, %union.anon.1, %union.anon.2, %union.anon.3, %union.anon.4, %union.anon.5, %union.anon.6, %union.anon.7, %union.anon.8, %union.anon.9, %union.anon.10, %union.anon.11, %union.anon.12 }
%union.anon = type { i64 }
%union.anon.0 = type { i64 }
%union.anon.1 = type { i64 }
%union.anon.2 = type { i64 }
%union.anon.3 = type { i64 }
%union.anon.4 = type { i64 }
%union.anon.5 = type { i64 }
%union.anon.6 = type { i64 }
%union.anon.7 = type { i64 }
%union.anon.8 = type { i64 }
%union.anon.9 = type { i64 }
%union.anon.10 = type { i64 }
%union.anon.11 = type { i64 }
%union.anon.12 = type { i64 }
%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon.13 }
%union.anon.13 = type { %struct.anon.16, [80 x i8] }
%struct.anon.16 = type { i32, i32, i32, i64, i64 }
%struct.passwd = type { i8*, i8*, i32, i32, i8*, i8*, i8* }
%struct.group = type { i8*, i8*, i32, i8** }
%struct.termios = type { i32, i32, i32, i32, i8, [32 x i8], i32, i32 }

@.str = private unnamed_addr constant [9 x i8] c"statfs64\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"fstatfs64\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"statvfs64\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"fstatvfs64\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"fstatat64\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"ftruncate64\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"fallocate\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"fallocate64\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"posix_fadvise64\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"futimens\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"futimes\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"syncfs\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"sync_file_range\00", align 1
@.str.13 = private unnamed_addr constant [11 x i8] c"truncate64\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"lutimes\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c"futimesat\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"mkdirat\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"mkfifoat\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"mknod\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"mknodat\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"linkat\00", align 1
@.str.21 = private unnamed_addr constant [10 x i8] c"symlinkat\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"renameat\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"renameat2\00", align 1
@.str.24 = private unnamed_addr constant [9 x i8] c"fchmodat\00", align 1
@.str.25 = private unnamed_addr constant [9 x i8] c"fchownat\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"eaccess\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"euidaccess\00", align 1
@.str.28 = private unnamed_addr constant [12 x i8] c"removexattr\00", align 1
@.str.29 = private unnamed_addr constant [13 x i8] c"lremovexattr\00", align 1
@.str.30 = private unnamed_addr constant [13 x i8] c"fremovexattr\00", align 1
@.str.31 = private unnamed_addr constant [16 x i8] c"posix_fallocate\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c"open\00", align 1
@.str.33 = private unnamed_addr constant [13 x i8] c"memfd_create\00", align 1
@.str.34 = private unnamed_addr constant [13 x i8] c"inotify_init\00", align 1
@.str.35 = private unnamed_addr constant [18 x i8] c"inotify_add_watch\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"watch\00", align 1
@.str.37 = private unnamed_addr constant [17 x i8] c"inotify_rm_watch\00", align 1
@.str.38 = private unnamed_addr constant [9 x i8] c"signalfd\00", align 1
@.str.39 = private unnamed_addr constant [9 x i8] c"sendfile\00", align 1
@.str.40 = private unnamed_addr constant [16 x i8] c"copy_file_range\00", align 1
@.str.41 = private unnamed_addr constant [7 x i8] c"splice\00", align 1
@.str.42 = private unnamed_addr constant [4 x i8] c"tee\00", align 1
@.str.43 = private unnamed_addr constant [10 x i8] c"readahead\00", align 1
@.str.44 = private unnamed_addr constant [9 x i8] c"readlink\00", align 1
@.str.45 = private unnamed_addr constant [9 x i8] c"getxattr\00", align 1
@.str.46 = private unnamed_addr constant [10 x i8] c"listxattr\00", align 1
@.str.47 = private unnamed_addr constant [10 x i8] c"getrandom\00", align 1
@.str.48 = private unnamed_addr constant [11 x i8] c"getentropy\00", align 1
@.str.49 = private unnamed_addr constant [13 x i8] c"eventfd_read\00", align 1
@.str.50 = private unnamed_addr constant [14 x i8] c"eventfd_write\00", align 1
@.str.51 = private unnamed_addr constant [16 x i8] c"timerfd_settime\00", align 1
@.str.52 = private unnamed_addr constant [16 x i8] c"timerfd_gettime\00", align 1
@.str.53 = private unnamed_addr constant [5 x i8] c"2.36\00", align 1
@.str.54 = private unnamed_addr constant [7 x i8] c"stable\00", align 1
@.str.55 = private unnamed_addr constant [7 x i8] c"getcpu\00", align 1
@.str.56 = private unnamed_addr constant [10 x i8] c"getgroups\00", align 1
@.str.57 = private unnamed_addr constant [9 x i8] c"setreuid\00", align 1
@.str.58 = private unnamed_addr constant [9 x i8] c"setregid\00", align 1
@.str.59 = private unnamed_addr constant [10 x i8] c"setresuid\00", align 1
@.str.60 = private unnamed_addr constant [10 x i8] c"setresgid\00", align 1
@.str.61 = private unnamed_addr constant [8 x i8] c"unshare\00", align 1
@.str.62 = private unnamed_addr constant [7 x i8] c"mlock2\00", align 1
@.str.63 = private unnamed_addr constant [8 x i8] c"mincore\00", align 1
@.str.64 = private unnamed_addr constant [6 x i8] c"wait4\00", align 1
@.str.65 = private unnamed_addr constant [7 x i8] c"waitid\00", align 1
@.str.66 = private unnamed_addr constant [10 x i8] c"tcgetattr\00", align 1
@.str.67 = private unnamed_addr constant [10 x i8] c"tcsetattr\00", align 1
@.str.68 = private unnamed_addr constant [8 x i8] c"tcdrain\00", align 1
@.str.69 = private unnamed_addr constant [8 x i8] c"tcflush\00", align 1
@.str.70 = private unnamed_addr constant [7 x i8] c"tcflow\00", align 1
@.str.71 = private unnamed_addr constant [12 x i8] c"tcsendbreak\00", align 1
@.str.72 = private unnamed_addr constant [10 x i8] c"tcsetpgrp\00", align 1
@.str.73 = private unnamed_addr constant [10 x i8] c"tcgetpgrp\00", align 1
@.str.74 = private unnamed_addr constant [27 x i8] c"letter of a temporary name\00", align 1
@.str.75 = private unnamed_addr constant [8 x i8] c"mkstemp\00", align 1
@.str.76 = private unnamed_addr constant [62 x i8] c"scandir|fails|finds nothing|finds one entry|finds two entries\00", align 1
@.str.77 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.78 = private unnamed_addr constant [63 x i8] c"scandir: directories of more than two entries are not followed\00", align 1
@.str.79 = private unnamed_addr constant [8 x i8] c"scandir\00", align 1
@.str.80 = private unnamed_addr constant [7 x i8] c"offset\00", align 1
@.str.81 = private unnamed_addr constant [9 x i8] c"setxattr\00", align 1
@.str.82 = private unnamed_addr constant [17 x i8] c"process-identity\00", align 1
@.str.83 = private unnamed_addr constant [57 x i8] c"the process, its user and its group have the number 1000\00", align 1
@.str.84 = private unnamed_addr constant [8 x i8] c"prlimit\00", align 1
@.str.85 = private unnamed_addr constant [84 x i8] c"user look-up|ends with an error or finds nothing|has not enough room|finds an entry\00", align 1
@.str.86 = private unnamed_addr constant [13 x i8] c"user look-up\00", align 1
@.str.87 = private unnamed_addr constant [5 x i8] c"user\00", align 1
@.str.88 = private unnamed_addr constant [8 x i8] c"user id\00", align 1
@.str.89 = private unnamed_addr constant [9 x i8] c"group id\00", align 1
@.str.90 = private unnamed_addr constant [85 x i8] c"group look-up|ends with an error or finds nothing|has not enough room|finds an entry\00", align 1
@.str.91 = private unnamed_addr constant [14 x i8] c"group look-up\00", align 1
@.str.92 = private unnamed_addr constant [6 x i8] c"group\00", align 1
@.str.93 = private unnamed_addr constant [66 x i8] c"group look-up|finds no members|finds one member|finds two members\00", align 1
@.str.94 = private unnamed_addr constant [73 x i8] c"getgrnam_r, getgrgid_r: groups of more than two members are not followed\00", align 1

define dso_local i32 @statfs64(i8* nocapture noundef readnone %path, %struct.statfs64* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statfs64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 120, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 120, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @fstatfs64(i32 noundef %fd, %struct.statfs64* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statfs64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 120, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 120, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @statvfs64(i8* nocapture noundef readnone %path, %struct.statvfs64* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statvfs64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 112, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 112, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fstatvfs64(i32 noundef %fd, %struct.statvfs64* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.statvfs64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 112, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 112, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fstatat64(i32 noundef %fd, i8* nocapture noundef readnone %path, %struct.stat64* noundef %out, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.stat64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @ftruncate64(i32 noundef %fd, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fallocate(i32 noundef %fd, i32 noundef %mode, i64 noundef %at, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @fallocate64(i32 noundef %fd, i32 noundef %mode, i64 noundef %at, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @posix_fadvise64(i32 noundef %fd, i64 noundef %at, i64 noundef %n, i32 noundef %advice) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @futimens(i32 noundef %fd, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @futimes(i32 noundef %fd, %struct.timeval* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @syncfs(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @sync_file_range(i32 noundef %fd, i64 noundef %at, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.12, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @truncate64(i8* noundef %path, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.13, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @lutimes(i8* noundef %path, %struct.timeval* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @futimesat(i32 noundef %fd, i8* noundef %path, %struct.timeval* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mkdirat(i32 noundef %fd, i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mkfifoat(i32 noundef %fd, i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mknod(i8* noundef %path, i32 noundef %mode, i64 noundef %device) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mknodat(i32 noundef %fd, i8* noundef %path, i32 noundef %mode, i64 noundef %device) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @linkat(i32 noundef %from, i8* noundef %path, i32 noundef %to, i8* nocapture noundef readnone %other, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @symlinkat(i8* noundef %path, i32 noundef %fd, i8* nocapture noundef readnone %other) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.21, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @renameat(i32 noundef %from, i8* noundef %path, i32 noundef %to, i8* nocapture noundef readnone %other) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.22, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @renameat2(i32 noundef %from, i8* noundef %path, i32 noundef %to, i8* nocapture noundef readnone %other, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.23, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fchmodat(i32 noundef %fd, i8* noundef %path, i32 noundef %mode, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fchownat(i32 noundef %fd, i8* noundef %path, i32 noundef %u, i32 noundef %g, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.25, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @eaccess(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @euidaccess(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @removexattr(i8* noundef %path, i8* nocapture noundef readnone %name) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @lremovexattr(i8* noundef %path, i8* nocapture noundef readnone %name) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fremovexattr(i32 noundef %fd, i8* nocapture noundef readnone %name) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @posix_fallocate(i32 noundef %fd, i64 noundef %at, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 255
  ret i32 %and.i
}

define dso_local i32 @posix_fallocate64(i32 noundef %fd, i64 noundef %at, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 255
  ret i32 %and.i
}

define dso_local i32 @creat64(i8* noundef %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call.i = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #7
  ret i32 %call.i
}

define dso_local i32 @openat64(i32 noundef %fd, i8* noundef %path, i32 noundef %flags, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %call.i = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #7
  ret i32 %call.i
}

define dso_local i32 @memfd_create(i8* noundef %name, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %name, i64 noundef -1) #7
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i64 0, i64 0)) #7
  ret i32 %call
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #1

define dso_local i32 @inotify_init1(i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i64 0, i64 0)) #7
  ret i32 %call
}

define dso_local i32 @inotify_add_watch(i32 noundef %fd, i8* noundef %path, i32 noundef %mask) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.36, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 2147483647
  %2 = zext i32 %and.i to i64
  %call1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.35, i64 0, i64 0), i64 noundef %2) #7
  %conv2 = trunc i64 %call1 to i32
  ret i32 %conv2
}

define dso_local i32 @inotify_rm_watch(i32 noundef %fd, i32 noundef %watch) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.37, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @signalfd(i32 noundef %fd, %struct.__sigset_t* noundef %set, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 0) #7
  %cmp = icmp eq i32 %fd, -1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.38, i64 0, i64 0)) #7
  br label %cond.end

cond.false:
  %conv = sext i32 %fd to i64
  %call1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.38, i64 0, i64 0), i64 noundef %conv) #7
  %conv2 = trunc i64 %call1 to i32
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ %conv2, %cond.false ]
  ret i32 %cond
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @mkstemp64(i8* noundef %pattern) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @temporary(i8* noundef %pattern, i32 noundef 0) #9
  ret i32 %call
}

define internal fastcc i32 @temporary(i8* noundef %pattern, i32 noundef %behind) unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i64 @__mw_read_string(i8* noundef %pattern) #7
  %cmp = icmp slt i32 %behind, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %conv = sext i32 %behind to i64
  %add = add nsw i64 %conv, 6
  %cmp1 = icmp ult i64 %call, %add
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %call3 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cleanup30

if.end:
  %add.ptr = getelementptr i8, i8* %pattern, i64 %call
  %idx.neg = sub nsw i64 0, %conv
  %add.ptr4 = getelementptr i8, i8* %add.ptr, i64 %idx.neg
  %add.ptr5 = getelementptr i8, i8* %add.ptr4, i64 -6
  %0 = load i8, i8* %add.ptr5, align 1
  %cmp9.not54 = icmp eq i8 %0, 88
  br i1 %cmp9.not54, label %for.cond, label %if.then11

for.cond:
  %inc56 = phi i32 [ %inc, %for.body ], [ 1, %if.end ]
  %i.04755 = phi i32 [ %inc56, %for.body ], [ 0, %if.end ]
  %exitcond.not = icmp eq i32 %inc56, 6
  br i1 %exitcond.not, label %cleanup.loopexit, label %for.body

for.body:
  %idxprom = sext i32 %inc56 to i64
  %arrayidx = getelementptr i8, i8* %add.ptr5, i64 %idxprom
  %1 = load i8, i8* %arrayidx, align 1
  %cmp9.not = icmp eq i8 %1, 88
  %inc = add nuw i32 %inc56, 1
  br i1 %cmp9.not, label %for.cond, label %if.then11.loopexit

if.then11.loopexit:
  %cmp6.le = icmp ult i32 %i.04755, 5
  br label %if.then11

if.then11:
  %cmp648.lcssa = phi i1 [ true, %if.end ], [ %cmp6.le, %if.then11.loopexit ]
  %call12 = call i32 @__mw_fail(i32 noundef 22) #7
  br label %cleanup

cleanup.loopexit:
  %cmp6.le59 = icmp ult i32 %i.04755, 5
  br label %cleanup

cleanup:
  %cmp646 = phi i1 [ %cmp648.lcssa, %if.then11 ], [ %cmp6.le59, %cleanup.loopexit ]
  %retval.0 = phi i32 [ %call12, %if.then11 ], [ undef, %cleanup.loopexit ]
  br i1 %cmp646, label %cleanup30, label %for.end

for.end:
  call void @__midway_check(i8* noundef %add.ptr5, i64 noundef 6, i32 noundef 1) #7
  br label %for.body19

for.cond.cleanup18:
  %call28 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.75, i64 0, i64 0)) #7
  br label %cleanup30

for.body19:
  %indvars.iv = phi i64 [ 0, %for.end ], [ %indvars.iv.next, %for.body19 ]
  %call20 = call i64 @__mw_between(i64 noundef 48, i64 noundef 122, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.74, i64 0, i64 0)) #7
  %conv21 = trunc i64 %call20 to i8
  %arrayidx23 = getelementptr i8, i8* %add.ptr5, i64 %indvars.iv
  store i8 %conv21, i8* %arrayidx23, align 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond52.not = icmp eq i64 %indvars.iv.next, 6
  br i1 %exitcond52.not, label %for.cond.cleanup18, label %for.body19

cleanup30:
  %retval.2 = phi i32 [ %call3, %if.then ], [ %call28, %for.cond.cleanup18 ], [ %retval.0, %cleanup ]
  ret i32 %retval.2
}

define dso_local i32 @mkostemp(i8* noundef %pattern, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @temporary(i8* noundef %pattern, i32 noundef 0) #9
  ret i32 %call
}

define dso_local i32 @mkostemp64(i8* noundef %pattern, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @temporary(i8* noundef %pattern, i32 noundef 0) #9
  ret i32 %call
}

define dso_local i32 @mkstemps(i8* noundef %pattern, i32 noundef %behind) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @temporary(i8* noundef %pattern, i32 noundef %behind) #9
  ret i32 %call
}

define dso_local i32 @mkstemps64(i8* noundef %pattern, i32 noundef %behind) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @temporary(i8* noundef %pattern, i32 noundef %behind) #9
  ret i32 %call
}

define dso_local i32 @scandir64(i8* noundef %path, %struct.dirent64*** noundef %out, i32 (%struct.dirent64*)* noundef %wanted, i32 (%struct.dirent64**, %struct.dirent64**)* noundef %compare) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @listed(i8* noundef %path, %struct.dirent64*** noundef %out, i32 (%struct.dirent64*)* noundef %wanted, i32 (%struct.dirent64**, %struct.dirent64**)* noundef %compare) #9
  ret i32 %call
}

define internal fastcc i32 @listed(i8* noundef %path, %struct.dirent64*** noundef %out, i32 (%struct.dirent64*)* noundef readonly %wanted, i32 (%struct.dirent64**, %struct.dirent64**)* noundef readonly %compare) unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #7
  %0 = bitcast %struct.dirent64*** %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  %call = call i32 @__midway_choose(i32 noundef 4, i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.76, i64 0, i64 0)) #7
  %sub = add i32 %call, -1
  %cmp = icmp slt i32 %sub, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail_somehow() #7
  br label %cleanup

if.end:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.77, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.78, i64 0, i64 0)) #7
  %call2 = call noalias i8* @malloc(i64 noundef 16) #7
  %1 = bitcast i8* %call2 to %struct.dirent64**
  %cmp353.not = icmp eq i32 %sub, 0
  br i1 %cmp353.not, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:
  %tobool.not = icmp eq i32 (%struct.dirent64*)* %wanted, null
  br label %for.body

for.cond.cleanup:
  %k.0.lcssa = phi i32 [ 0, %if.end ], [ %k.1, %if.end9 ]
  %cmp11 = icmp eq i32 %k.0.lcssa, 2
  %tobool13 = icmp ne i32 (%struct.dirent64**, %struct.dirent64**)* %compare, null
  %or.cond = and i1 %tobool13, %cmp11
  br i1 %or.cond, label %land.lhs.true14, label %if.end22

for.body:
  %k.055 = phi i32 [ 0, %for.body.lr.ph ], [ %k.1, %if.end9 ]
  %i.054 = phi i32 [ 0, %for.body.lr.ph ], [ %inc10, %if.end9 ]
  %call4 = call noalias i8* @malloc(i64 noundef 280) #7
  call void @__midway_check(i8* noundef %call4, i64 noundef 280, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %call4, i64 noundef 280, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.79, i64 0, i64 0)) #7
  %arrayidx = getelementptr i8, i8* %call4, i64 274
  store i8 0, i8* %arrayidx, align 1
  br i1 %tobool.not, label %if.else, label %land.lhs.true

land.lhs.true:
  %2 = bitcast i8* %call4 to %struct.dirent64*
  %call5 = call i32 %wanted(%struct.dirent64* noundef %2) #7
  %tobool6.not = icmp eq i32 %call5, 0
  br i1 %tobool6.not, label %if.then7, label %if.else

if.then7:
  call void @free(i8* noundef %call4) #7
  br label %if.end9

if.else:
  %inc = add i32 %k.055, 1
  %idxprom = sext i32 %k.055 to i64
  %arrayidx8 = getelementptr %struct.dirent64*, %struct.dirent64** %1, i64 %idxprom
  %3 = bitcast %struct.dirent64** %arrayidx8 to i8**
  store i8* %call4, i8** %3, align 8
  br label %if.end9

if.end9:
  %k.1 = phi i32 [ %inc, %if.else ], [ %k.055, %if.then7 ]
  %inc10 = add nuw nsw i32 %i.054, 1
  %exitcond.not = icmp eq i32 %inc10, %sub
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

land.lhs.true14:
  %add.ptr = getelementptr i8, i8* %call2, i64 8
  %4 = bitcast i8* %add.ptr to %struct.dirent64**
  %call15 = call i32 %compare(%struct.dirent64** noundef %1, %struct.dirent64** noundef %4) #7
  %cmp16 = icmp sgt i32 %call15, 0
  br i1 %cmp16, label %if.then17, label %if.end22

if.then17:
  %5 = load %struct.dirent64*, %struct.dirent64** %1, align 8
  %6 = load %struct.dirent64*, %struct.dirent64** %4, align 8
  store %struct.dirent64* %6, %struct.dirent64** %1, align 8
  store %struct.dirent64* %5, %struct.dirent64** %4, align 8
  br label %if.end22

if.end22:
  %cmp23 = icmp eq i32 %k.0.lcssa, 0
  br i1 %cmp23, label %if.then24, label %if.end25

if.then24:
  call void @free(i8* noundef %call2) #7
  br label %if.end25

if.end25:
  %list.0 = phi %struct.dirent64** [ null, %if.then24 ], [ %1, %if.end22 ]
  store %struct.dirent64** %list.0, %struct.dirent64*** %out, align 8
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %k.0.lcssa, %if.end25 ]
  ret i32 %retval.0
}

define dso_local i32 @scandir(i8* noundef %path, %struct.dirent*** noundef %out, i32 (%struct.dirent*)* noundef %wanted, i32 (%struct.dirent**, %struct.dirent**)* noundef %compare) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.dirent*** %out to %struct.dirent64***
  %1 = bitcast i32 (%struct.dirent*)* %wanted to i32 (%struct.dirent64*)*
  %2 = bitcast i32 (%struct.dirent**, %struct.dirent**)* %compare to i32 (%struct.dirent64**, %struct.dirent64**)*
  %call = call fastcc i32 @listed(i8* noundef %path, %struct.dirent64*** noundef %0, i32 (%struct.dirent64*)* noundef %1, i32 (%struct.dirent64**, %struct.dirent64**)* noundef %2) #9
  ret i32 %call
}

define dso_local i32 @alphasort64(%struct.dirent64** noundef readonly %a, %struct.dirent64** noundef readonly %b) local_unnamed_addr #2 {
entry:
  %0 = bitcast %struct.dirent64** %a to %struct.dirent**
  %1 = bitcast %struct.dirent64** %b to %struct.dirent**
  %call = call i32 @alphasort(%struct.dirent** noundef %0, %struct.dirent** noundef %1) #10
  ret i32 %call
}

declare i32 @alphasort(%struct.dirent** noundef, %struct.dirent** noundef) local_unnamed_addr #3

define dso_local i64 @sendfile64(i32 noundef %out, i32 noundef %in, i64* noundef %offset, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.39, i64 0, i64 0), i64 noundef %n) #7
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

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare i64 @__mw_transferred(i8* noundef, i64 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i64 @copy_file_range(i32 noundef %in, i64* noundef %from, i32 noundef %out, i64* noundef %to, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %0 = bitcast i64* %from to i8*
  call void @__mw_cancellation_point() #7
  %tobool.not.i = icmp eq i64* %from, null
  br i1 %tobool.not.i, label %moved.exit, label %if.then.i

if.then.i:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 8, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.80, i64 0, i64 0)) #7
  br label %moved.exit

moved.exit:
  %1 = bitcast i64* %to to i8*
  call void @__mw_cancellation_point() #7
  %tobool.not.i1 = icmp eq i64* %to, null
  br i1 %tobool.not.i1, label %moved.exit3, label %if.then.i2

if.then.i2:
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 8, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.80, i64 0, i64 0)) #7
  br label %moved.exit3

moved.exit3:
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.40, i64 0, i64 0), i64 noundef %n) #7
  ret i64 %call
}

define dso_local i64 @splice(i32 noundef %in, i64* noundef %from, i32 noundef %out, i64* noundef %to, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %0 = bitcast i64* %from to i8*
  call void @__mw_cancellation_point() #7
  %tobool.not.i = icmp eq i64* %from, null
  br i1 %tobool.not.i, label %moved.exit, label %if.then.i

if.then.i:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 8, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.80, i64 0, i64 0)) #7
  br label %moved.exit

moved.exit:
  %1 = bitcast i64* %to to i8*
  call void @__mw_cancellation_point() #7
  %tobool.not.i1 = icmp eq i64* %to, null
  br i1 %tobool.not.i1, label %moved.exit3, label %if.then.i2

if.then.i2:
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 8, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.80, i64 0, i64 0)) #7
  br label %moved.exit3

moved.exit3:
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.41, i64 0, i64 0), i64 noundef %n) #7
  ret i64 %call
}

define dso_local i64 @tee(i32 noundef %in, i32 noundef %out, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.42, i64 0, i64 0), i64 noundef %n) #7
  ret i64 %call
}

define dso_local i64 @readahead(i32 noundef %fd, i64 noundef %at, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.43, i64 0, i64 0), i64 noundef 0) #7
  ret i64 %call
}

define dso_local i64 @preadv(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count, i64 noundef %at) local_unnamed_addr #0 {
entry:
  %call = call i64 @readv(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) #7
  ret i64 %call
}

declare i64 @readv(i32 noundef, %struct.iovec* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i64 @preadv64(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count, i64 noundef %at) local_unnamed_addr #0 {
entry:
  %call = call i64 @readv(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) #7
  ret i64 %call
}

define dso_local i64 @pwritev(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count, i64 noundef %at) local_unnamed_addr #0 {
entry:
  %call = call i64 @writev(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) #7
  ret i64 %call
}

declare i64 @writev(i32 noundef, %struct.iovec* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i64 @pwritev64(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count, i64 noundef %at) local_unnamed_addr #0 {
entry:
  %call = call i64 @writev(i32 noundef %fd, %struct.iovec* noundef %v, i32 noundef %count) #7
  ret i64 %call
}

define dso_local i64 @readlinkat(i32 noundef %fd, i8* noundef %path, i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call fastcc i64 @told(i8* noundef %path, i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.44, i64 0, i64 0)) #9
  ret i64 %call
}

define internal fastcc i64 @told(i8* noundef %path, i8* noundef %out, i64 noundef %n, i8* noundef %name) unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %path, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__mw_read_text(i8* noundef nonnull %path, i64 noundef -1) #7
  br label %if.end

if.end:
  %tobool1.not = icmp eq i64 %n, 0
  br i1 %tobool1.not, label %cond.false, label %if.then2

if.then2:
  call void @__midway_check(i8* noundef %out, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %out, i64 noundef %n, i8* noundef %name) #7
  %call = call i64 @__mw_transferred(i8* noundef %name, i64 noundef %n) #7
  br label %cond.end

cond.false:
  %call5 = call i64 @__mw_between(i64 noundef 0, i64 noundef 65536, i8* noundef %name) #7
  %call6 = call i64 @__mw_outcome(i8* noundef %name, i64 noundef %call5) #7
  br label %cond.end

cond.end:
  %cond = phi i64 [ %call, %if.then2 ], [ %call6, %cond.false ]
  ret i64 %cond
}

define dso_local i64 @getxattr(i8* noundef %path, i8* nocapture noundef readnone %name, i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call fastcc i64 @told(i8* noundef %path, i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0)) #9
  ret i64 %call
}

define dso_local i64 @lgetxattr(i8* noundef %path, i8* nocapture noundef readnone %name, i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call fastcc i64 @told(i8* noundef %path, i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0)) #9
  ret i64 %call
}

define dso_local i64 @fgetxattr(i32 noundef %fd, i8* nocapture noundef readnone %name, i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool1.not.i = icmp eq i64 %n, 0
  br i1 %tobool1.not.i, label %cond.false.i, label %if.then2.i

if.then2.i:
  call void @__midway_check(i8* noundef %out, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0)) #7
  %call.i = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0), i64 noundef %n) #7
  br label %told.exit

cond.false.i:
  %call5.i = call i64 @__mw_between(i64 noundef 0, i64 noundef 65536, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0)) #7
  %call6.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0), i64 noundef %call5.i) #7
  br label %told.exit

told.exit:
  %cond.i = phi i64 [ %call.i, %if.then2.i ], [ %call6.i, %cond.false.i ]
  ret i64 %cond.i
}

define dso_local i64 @listxattr(i8* noundef %path, i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call fastcc i64 @told(i8* noundef %path, i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.46, i64 0, i64 0)) #9
  ret i64 %call
}

define dso_local i64 @llistxattr(i8* noundef %path, i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call fastcc i64 @told(i8* noundef %path, i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.46, i64 0, i64 0)) #9
  ret i64 %call
}

define dso_local i64 @flistxattr(i32 noundef %fd, i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool1.not.i = icmp eq i64 %n, 0
  br i1 %tobool1.not.i, label %cond.false.i, label %if.then2.i

if.then2.i:
  call void @__midway_check(i8* noundef %out, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.46, i64 0, i64 0)) #7
  %call.i = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.46, i64 0, i64 0), i64 noundef %n) #7
  br label %told.exit

cond.false.i:
  %call5.i = call i64 @__mw_between(i64 noundef 0, i64 noundef 65536, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.46, i64 0, i64 0)) #7
  %call6.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.46, i64 0, i64 0), i64 noundef %call5.i) #7
  br label %told.exit

told.exit:
  %cond.i = phi i64 [ %call.i, %if.then2.i ], [ %call6.i, %cond.false.i ]
  ret i64 %cond.i
}

define dso_local i32 @setxattr(i8* noundef %path, i8* nocapture noundef readnone %name, i8* noundef %value, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i8* %path, null
  br i1 %tobool.not.i, label %stored.exit, label %if.then.i

if.then.i:
  call void @__mw_read_text(i8* noundef nonnull %path, i64 noundef -1) #7
  br label %stored.exit

stored.exit:
  call void @__midway_check(i8* noundef %value, i64 noundef %n, i32 noundef 0) #7
  %call.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.81, i64 0, i64 0), i64 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define dso_local i32 @lsetxattr(i8* noundef %path, i8* nocapture noundef readnone %name, i8* noundef %value, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i8* %path, null
  br i1 %tobool.not.i, label %stored.exit, label %if.then.i

if.then.i:
  call void @__mw_read_text(i8* noundef nonnull %path, i64 noundef -1) #7
  br label %stored.exit

stored.exit:
  call void @__midway_check(i8* noundef %value, i64 noundef %n, i32 noundef 0) #7
  %call.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.81, i64 0, i64 0), i64 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define dso_local i32 @fsetxattr(i32 noundef %fd, i8* nocapture noundef readnone %name, i8* noundef %value, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %value, i64 noundef %n, i32 noundef 0) #7
  %call.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.81, i64 0, i64 0), i64 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define dso_local i64 @getrandom(i8* noundef %out, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  call void @__midway_check(i8* noundef %out, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.47, i64 0, i64 0)) #7
  %call = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.47, i64 0, i64 0), i64 noundef %n) #7
  ret i64 %call
}

define dso_local i32 @getentropy(i8* noundef %out, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %out, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %out, i64 noundef %n, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.48, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.48, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @eventfd_read(i32 noundef %fd, i64* noundef %out) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %0 = bitcast i64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 8, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.49, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.49, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @eventfd_write(i32 noundef %fd, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.50, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @timerfd_settime(i32 noundef %fd, i32 noundef %flags, %struct.itimerspec* noundef %in, %struct.itimerspec* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.itimerspec* %in to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 32, i32 noundef 0) #7
  %tobool.not = icmp eq %struct.itimerspec* %out, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %1 = bitcast %struct.itimerspec* %out to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 32, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 32, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.51, i64 0, i64 0)) #7
  br label %if.end

if.end:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.51, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @timerfd_gettime(i32 noundef %fd, %struct.itimerspec* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.itimerspec* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 32, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 32, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.52, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.52, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local %struct.cmsghdr* @__cmsg_nxthdr(%struct.msghdr* nocapture noundef readonly %m, %struct.cmsghdr* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.cmsghdr* %c to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 16, i32 noundef 0) #7
  %cmsg_len = getelementptr inbounds %struct.cmsghdr, %struct.cmsghdr* %c, i64 0, i32 0
  %1 = load i64, i64* %cmsg_len, align 8
  %cmp = icmp ult i64 %1, 16
  br i1 %cmp, label %cleanup17, label %if.end

if.end:
  %msg_control = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i64 0, i32 4
  %2 = load i8*, i8** %msg_control, align 8
  %msg_controllen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i64 0, i32 5
  %3 = load i64, i64* %msg_controllen, align 8
  %add.ptr = getelementptr i8, i8* %2, i64 %3
  %sub = add i64 %1, 7
  %and = and i64 %sub, -8
  %add.ptr3 = getelementptr i8, i8* %0, i64 %and
  %add.ptr4 = getelementptr i8, i8* %add.ptr3, i64 16
  %cmp5 = icmp ugt i8* %add.ptr4, %add.ptr
  br i1 %cmp5, label %cleanup17, label %if.end7

if.end7:
  %4 = bitcast i8* %add.ptr3 to %struct.cmsghdr*
  call void @__midway_check(i8* noundef %add.ptr3, i64 noundef 16, i32 noundef 0) #7
  %cmsg_len8 = bitcast i8* %add.ptr3 to i64*
  %5 = load i64, i64* %cmsg_len8, align 8
  %sub10 = add i64 %5, 7
  %and13 = and i64 %sub10, -8
  %add.ptr14 = getelementptr i8, i8* %add.ptr3, i64 %and13
  %cmp15 = icmp ugt i8* %add.ptr14, %add.ptr
  %cond = select i1 %cmp15, %struct.cmsghdr* null, %struct.cmsghdr* %4
  br label %cleanup17

cleanup17:
  %retval.1 = phi %struct.cmsghdr* [ null, %entry ], [ %cond, %if.end7 ], [ null, %if.end ]
  ret %struct.cmsghdr* %retval.1
}

define dso_local i64 @__sysconf(i32 noundef %name) local_unnamed_addr #0 {
entry:
  %call = call i64 @sysconf(i32 noundef %name) #7
  ret i64 %call
}

declare i64 @sysconf(i32 noundef) local_unnamed_addr #5

define dso_local i8* @gnu_get_libc_version() local_unnamed_addr #6 {
entry:
  ret i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.53, i64 0, i64 0)
}

define dso_local i8* @gnu_get_libc_release() local_unnamed_addr #6 {
entry:
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.54, i64 0, i64 0)
}

define dso_local i32 @gnu_dev_major(i64 noundef %d) local_unnamed_addr #6 {
entry:
  %0 = trunc i64 %d to i32
  %1 = lshr i32 %0, 8
  %conv = and i32 %1, 4095
  %shr1 = lshr i64 %d, 32
  %2 = trunc i64 %shr1 to i32
  %conv3 = and i32 %2, -4096
  %or = or i32 %conv, %conv3
  ret i32 %or
}

define dso_local i32 @gnu_dev_minor(i64 noundef %d) local_unnamed_addr #6 {
entry:
  %0 = trunc i64 %d to i32
  %conv = and i32 %0, 255
  %shr = lshr i64 %d, 12
  %1 = trunc i64 %shr to i32
  %conv2 = and i32 %1, -256
  %or = or i32 %conv2, %conv
  ret i32 %or
}

define dso_local i64 @gnu_dev_makedev(i32 noundef %major, i32 noundef %minor) local_unnamed_addr #6 {
entry:
  %and = and i32 %minor, 255
  %and1 = shl i32 %major, 8
  %0 = and i32 %and1, 1048320
  %or13 = or i32 %and, %0
  %or = zext i32 %or13 to i64
  %and3 = and i32 %minor, -256
  %conv4 = zext i32 %and3 to i64
  %shl5 = shl nuw nsw i64 %conv4, 12
  %or6 = or i64 %shl5, %or
  %and7 = and i32 %major, -4096
  %conv8 = zext i32 %and7 to i64
  %shl9 = shl nuw i64 %conv8, 32
  %or10 = or i64 %or6, %shl9
  ret i64 %or10
}

define dso_local i32 @getcpu(i32* noundef %cpu, i32* noundef %node) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32* %cpu, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast i32* %cpu to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 4, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.55, i64 0, i64 0)) #7
  br label %if.end

if.end:
  %tobool1.not = icmp eq i32* %node, null
  br i1 %tobool1.not, label %if.end3, label %if.then2

if.then2:
  %1 = bitcast i32* %node to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 4, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.55, i64 0, i64 0)) #7
  br label %if.end3

if.end3:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.55, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @getgroups(i32 noundef %n, i32* noundef %groups) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %n, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %0 = bitcast i32* %groups to i8*
  %conv = sext i32 %n to i64
  %mul = shl nsw i64 %conv, 2
  call void @__midway_check(i8* noundef %0, i64 noundef %mul, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef %mul, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.56, i64 0, i64 0)) #7
  br label %if.end

if.end:
  %cond = phi i64 [ %conv, %if.then ], [ 65536, %entry ]
  %call = call i64 @__mw_between(i64 noundef 0, i64 noundef %cond, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.56, i64 0, i64 0)) #7
  %call4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.56, i64 0, i64 0), i64 noundef %call) #7
  %conv5 = trunc i64 %call4 to i32
  ret i32 %conv5
}

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @getresuid(i32* noundef %r, i32* noundef %e, i32* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %r to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #7
  %1 = bitcast i32* %e to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 4, i32 noundef 1) #7
  %2 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %2, i64 noundef 4, i32 noundef 1) #7
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.82, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.83, i64 0, i64 0)) #7
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #7
  %add.i = add i32 %call.i, 999
  store i32 %add.i, i32* %s, align 4
  store i32 %add.i, i32* %e, align 4
  store i32 %add.i, i32* %r, align 4
  ret i32 0
}

define dso_local i32 @getresgid(i32* noundef %r, i32* noundef %e, i32* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %r to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #7
  %1 = bitcast i32* %e to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 4, i32 noundef 1) #7
  %2 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %2, i64 noundef 4, i32 noundef 1) #7
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.82, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.83, i64 0, i64 0)) #7
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #7
  %add.i.i = add i32 %call.i.i, 999
  store i32 %add.i.i, i32* %s, align 4
  store i32 %add.i.i, i32* %e, align 4
  store i32 %add.i.i, i32* %r, align 4
  ret i32 0
}

define dso_local i32 @setreuid(i32 noundef %r, i32 noundef %e) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.57, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setregid(i32 noundef %r, i32 noundef %e) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.58, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setresuid(i32 noundef %r, i32 noundef %e, i32 noundef %s) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.59, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setresgid(i32 noundef %r, i32 noundef %e, i32 noundef %s) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.60, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @unshare(i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.61, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mlock2(i8* nocapture noundef readnone %p, i64 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.62, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @mincore(i8* nocapture noundef readnone %p, i64 noundef %n, i8* noundef %out) local_unnamed_addr #0 {
entry:
  %add = add i64 %n, 4095
  %div = lshr i64 %add, 12
  call void @__midway_check(i8* noundef %out, i64 noundef %div, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %out, i64 noundef %div, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.63, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.63, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @prlimit(i32 noundef %id, i32 noundef %what, %struct.rlimit* noundef %in, %struct.rlimit* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.rlimit* %out to i8*
  %tobool.not.i = icmp eq %struct.rlimit* %in, null
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %1 = bitcast %struct.rlimit* %in to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 16, i32 noundef 0) #7
  br label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq %struct.rlimit* %out, null
  br i1 %tobool1.not.i, label %limited.exit, label %if.then2.i

if.then2.i:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 16, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 16, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.84, i64 0, i64 0)) #7
  br label %limited.exit

limited.exit:
  %call.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.84, i64 0, i64 0), i64 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define dso_local i32 @prlimit64(i32 noundef %id, i32 noundef %what, %struct.rlimit64* noundef %in, %struct.rlimit64* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.rlimit64* %out to i8*
  %tobool.not.i = icmp eq %struct.rlimit64* %in, null
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %1 = bitcast %struct.rlimit64* %in to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 16, i32 noundef 0) #7
  br label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq %struct.rlimit64* %out, null
  br i1 %tobool1.not.i, label %limited.exit, label %if.then2.i

if.then2.i:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 16, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 16, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.84, i64 0, i64 0)) #7
  br label %limited.exit

limited.exit:
  %call.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.84, i64 0, i64 0), i64 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define dso_local i32 @wait4(i32 noundef %id, i32* noundef %status, i32 noundef %options, %struct.rusage* noundef %out) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %struct.rusage* %out, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.rusage* %out to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 144, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.64, i64 0, i64 0)) #7
  br label %if.end

if.end:
  %call = call i32 @waitpid(i32 noundef %id, i32* noundef %status, i32 noundef %options) #7
  ret i32 %call
}

declare i32 @waitpid(i32 noundef, i32* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @wait3(i32* noundef %status, i32 noundef %options, %struct.rusage* noundef %out) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq %struct.rusage* %out, null
  br i1 %tobool.not.i, label %wait4.exit, label %if.then.i

if.then.i:
  %0 = bitcast %struct.rusage* %out to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 144, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 144, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.64, i64 0, i64 0)) #7
  br label %wait4.exit

wait4.exit:
  %call.i = call i32 @waitpid(i32 noundef -1, i32* noundef %status, i32 noundef %options) #7
  ret i32 %call.i
}

define dso_local i32 @waitid(i32 noundef %what, i32 noundef %id, %struct.siginfo_t* noundef %out, i32 noundef %options) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %tobool.not = icmp eq %struct.siginfo_t* %out, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.siginfo_t* %out to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 128, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 128, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.65, i64 0, i64 0)) #7
  br label %if.end

if.end:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.65, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @getpwnam_r(i8* noundef %name, %struct.passwd* noundef %p, i8* noundef %buf, i64 noundef %n, %struct.passwd** noundef %out) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %name, i64 noundef -1) #7
  %call = call fastcc i32 @found_user(%struct.passwd* noundef %p, i8* noundef %buf, i64 noundef %n, %struct.passwd** noundef %out) #9
  ret i32 %call
}

define internal fastcc i32 @found_user(%struct.passwd* noundef %p, i8* noundef %buf, i64 noundef %n, %struct.passwd** noundef %out) unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %v.i42 = alloca i32, align 4
  %v.i = alloca i32, align 4
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.passwd** %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  store %struct.passwd* null, %struct.passwd** %out, align 8
  %cmp = icmp ult i64 %n, 8
  br i1 %cmp, label %return, label %if.end

if.end:
  %call = call i32 @__midway_choose(i32 noundef 3, i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.85, i64 0, i64 0)) #7
  switch i32 %call, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %return
  ]

sw.bb:
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #8
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.86, i64 0, i64 0)) #7
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #8
  %and.i = and i32 %2, 255
  br label %return

sw.epilog:
  call void @__midway_check(i8* noundef %buf, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf, i64 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.87, i64 0, i64 0)) #7
  %3 = bitcast %struct.passwd* %p to i8*
  call void @__midway_check(i8* noundef %3, i64 noundef 48, i32 noundef 1) #7
  %div = udiv i64 %n, 5
  %sub.i = add nsw i64 %div, -1
  %arrayidx.i = getelementptr i8, i8* %buf, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  %mul = shl nuw nsw i64 %div, 1
  %sub.i43 = add nsw i64 %mul, -1
  %arrayidx.i44 = getelementptr i8, i8* %buf, i64 %sub.i43
  store i8 0, i8* %arrayidx.i44, align 1
  %add.ptr.i = getelementptr i8, i8* %buf, i64 %div
  %4 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.88, i64 0, i64 0)) #7
  %5 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  %6 = bitcast i32* %v.i42 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.89, i64 0, i64 0)) #7
  %7 = load i32, i32* %v.i42, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8
  %mul8 = mul nuw i64 %div, 3
  %sub.i45 = add i64 %mul8, -1
  %arrayidx.i46 = getelementptr i8, i8* %buf, i64 %sub.i45
  store i8 0, i8* %arrayidx.i46, align 1
  %add.ptr.i47 = getelementptr i8, i8* %buf, i64 %mul
  %mul11 = shl nuw i64 %div, 2
  %sub.i48 = add i64 %mul11, -1
  %arrayidx.i49 = getelementptr i8, i8* %buf, i64 %sub.i48
  store i8 0, i8* %arrayidx.i49, align 1
  %add.ptr.i50 = getelementptr i8, i8* %buf, i64 %mul8
  %mul14 = mul i64 %div, 5
  %sub.i51 = add i64 %mul14, -1
  %arrayidx.i52 = getelementptr i8, i8* %buf, i64 %sub.i51
  store i8 0, i8* %arrayidx.i52, align 1
  %add.ptr.i53 = getelementptr i8, i8* %buf, i64 %mul11
  %.compoundliteral.sroa.0.0..sroa_idx = getelementptr inbounds %struct.passwd, %struct.passwd* %p, i64 0, i32 0
  store i8* %buf, i8** %.compoundliteral.sroa.0.0..sroa_idx, align 8
  %.compoundliteral.sroa.2.0..sroa_idx16 = getelementptr inbounds %struct.passwd, %struct.passwd* %p, i64 0, i32 1
  store i8* %add.ptr.i, i8** %.compoundliteral.sroa.2.0..sroa_idx16, align 8
  %.compoundliteral.sroa.3.0..sroa_idx17 = getelementptr inbounds %struct.passwd, %struct.passwd* %p, i64 0, i32 2
  store i32 %5, i32* %.compoundliteral.sroa.3.0..sroa_idx17, align 8
  %.compoundliteral.sroa.4.0..sroa_idx18 = getelementptr inbounds %struct.passwd, %struct.passwd* %p, i64 0, i32 3
  store i32 %7, i32* %.compoundliteral.sroa.4.0..sroa_idx18, align 4
  %.compoundliteral.sroa.5.0..sroa_idx19 = getelementptr inbounds %struct.passwd, %struct.passwd* %p, i64 0, i32 4
  store i8* %add.ptr.i47, i8** %.compoundliteral.sroa.5.0..sroa_idx19, align 8
  %.compoundliteral.sroa.6.0..sroa_idx20 = getelementptr inbounds %struct.passwd, %struct.passwd* %p, i64 0, i32 5
  store i8* %add.ptr.i50, i8** %.compoundliteral.sroa.6.0..sroa_idx20, align 8
  %.compoundliteral.sroa.7.0..sroa_idx21 = getelementptr inbounds %struct.passwd, %struct.passwd* %p, i64 0, i32 6
  store i8* %add.ptr.i53, i8** %.compoundliteral.sroa.7.0..sroa_idx21, align 8
  store %struct.passwd* %p, %struct.passwd** %out, align 8
  br label %return

return:
  %retval.0 = phi i32 [ 0, %sw.epilog ], [ %and.i, %sw.bb ], [ 34, %entry ], [ 34, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @getpwuid_r(i32 noundef %id, %struct.passwd* noundef %p, i8* noundef %buf, i64 noundef %n, %struct.passwd** noundef %out) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @found_user(%struct.passwd* noundef %p, i8* noundef %buf, i64 noundef %n, %struct.passwd** noundef %out) #9
  ret i32 %call
}

define dso_local i32 @getgrnam_r(i8* noundef %name, %struct.group* noundef %g, i8* noundef %buf, i64 noundef %n, %struct.group** noundef %out) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %name, i64 noundef -1) #7
  %call = call fastcc i32 @found_group(%struct.group* noundef %g, i8* noundef %buf, i64 noundef %n, %struct.group** noundef %out) #9
  ret i32 %call
}

define internal fastcc i32 @found_group(%struct.group* noundef %g, i8* noundef %buf, i64 noundef %n, %struct.group** noundef %out) unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %v.i = alloca i32, align 4
  call void @__mw_cancellation_point() #7
  %0 = bitcast %struct.group** %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #7
  store %struct.group* null, %struct.group** %out, align 8
  %cmp = icmp ult i64 %n, 8
  br i1 %cmp, label %return, label %if.end

if.end:
  %call = call i32 @__midway_choose(i32 noundef 3, i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.90, i64 0, i64 0)) #7
  switch i32 %call, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %return
  ]

sw.bb:
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #8
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.91, i64 0, i64 0)) #7
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #8
  %and.i = and i32 %2, 255
  br label %return

sw.epilog:
  call void @__midway_check(i8* noundef %buf, i64 noundef %n, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %buf, i64 noundef %n, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.92, i64 0, i64 0)) #7
  %3 = bitcast %struct.group* %g to i8*
  call void @__midway_check(i8* noundef %3, i64 noundef 32, i32 noundef 1) #7
  %div = lshr i64 %n, 2
  %cmp3 = icmp ult i64 %n, 128
  br i1 %cmp3, label %return, label %if.end5

if.end5:
  %mul = mul nuw i64 %div, 3
  %add.ptr = getelementptr i8, i8* %buf, i64 %mul
  %4 = ptrtoint i8* %add.ptr to i64
  %sub = sub i64 0, %4
  %and = and i64 %sub, 7
  %add.ptr8 = getelementptr i8, i8* %add.ptr, i64 %and
  %5 = bitcast i8* %add.ptr8 to i8**
  %call9 = call i32 @__midway_choose(i32 noundef 3, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.93, i64 0, i64 0)) #7
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.77, i64 0, i64 0), i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.94, i64 0, i64 0)) #7
  %cmp1058 = icmp sgt i32 %call9, 0
  br i1 %cmp1058, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:
  %mul11 = shl nuw nsw i64 %div, 1
  %sub.i55 = add i64 %mul, -1
  %arrayidx.i56 = getelementptr i8, i8* %buf, i64 %sub.i55
  %add.ptr.i57 = getelementptr i8, i8* %buf, i64 %mul11
  %wide.trip.count = zext i32 %call9 to i64
  br label %for.body

for.cond.cleanup:
  %idxprom14 = sext i32 %call9 to i64
  %arrayidx15 = getelementptr i8*, i8** %5, i64 %idxprom14
  store i8* null, i8** %arrayidx15, align 8
  %sub.i = add nsw i64 %div, -1
  %arrayidx.i = getelementptr i8, i8* %buf, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  %mul17 = shl nuw nsw i64 %div, 1
  %sub.i53 = add nsw i64 %mul17, -1
  %arrayidx.i54 = getelementptr i8, i8* %buf, i64 %sub.i53
  store i8 0, i8* %arrayidx.i54, align 1
  %add.ptr.i = getelementptr i8, i8* %buf, i64 %div
  %6 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.89, i64 0, i64 0)) #7
  %7 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8
  %.compoundliteral.sroa.0.0..sroa_idx = getelementptr inbounds %struct.group, %struct.group* %g, i64 0, i32 0
  store i8* %buf, i8** %.compoundliteral.sroa.0.0..sroa_idx, align 8
  %.compoundliteral.sroa.2.0..sroa_idx21 = getelementptr inbounds %struct.group, %struct.group* %g, i64 0, i32 1
  store i8* %add.ptr.i, i8** %.compoundliteral.sroa.2.0..sroa_idx21, align 8
  %.compoundliteral.sroa.3.0..sroa_idx22 = getelementptr inbounds %struct.group, %struct.group* %g, i64 0, i32 2
  store i32 %7, i32* %.compoundliteral.sroa.3.0..sroa_idx22, align 8
  %.compoundliteral.sroa.423.0..sroa_idx24 = getelementptr inbounds %struct.group, %struct.group* %g, i64 0, i32 3
  %8 = bitcast i8*** %.compoundliteral.sroa.423.0..sroa_idx24 to i8**
  store i8* %add.ptr8, i8** %8, align 8
  store %struct.group* %g, %struct.group** %out, align 8
  br label %return

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  store i8 0, i8* %arrayidx.i56, align 1
  %arrayidx = getelementptr i8*, i8** %5, i64 %indvars.iv
  store i8* %add.ptr.i57, i8** %arrayidx, align 8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

return:
  %retval.1 = phi i32 [ %and.i, %sw.bb ], [ 34, %entry ], [ 34, %if.end ], [ 0, %for.cond.cleanup ], [ 34, %sw.epilog ]
  ret i32 %retval.1
}

define dso_local i32 @getgrgid_r(i32 noundef %id, %struct.group* noundef %g, i8* noundef %buf, i64 noundef %n, %struct.group** noundef %out) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @found_group(%struct.group* noundef %g, i8* noundef %buf, i64 noundef %n, %struct.group** noundef %out) #9
  ret i32 %call
}

define dso_local i32 @tcgetattr(i32 noundef %fd, %struct.termios* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.termios* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 60, i32 noundef 1) #7
  call void @__midway_nondet(i8* noundef %0, i64 noundef 60, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.66, i64 0, i64 0)) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.66, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @tcsetattr(i32 noundef %fd, i32 noundef %when, %struct.termios* noundef %in) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.termios* %in to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 60, i32 noundef 0) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.67, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @tcdrain(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.68, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @tcflush(i32 noundef %fd, i32 noundef %which) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.69, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @tcflow(i32 noundef %fd, i32 noundef %which) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.70, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @tcsendbreak(i32 noundef %fd, i32 noundef %length) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.71, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @tcsetpgrp(i32 noundef %fd, i32 noundef %group) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.72, i64 0, i64 0), i64 noundef 0) #7
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @tcgetpgrp(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.73, i64 0, i64 0)) #7
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 2147483647
  %2 = zext i32 %and.i to i64
  %call1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.73, i64 0, i64 0), i64 noundef %2) #7
  %conv2 = trunc i64 %call1 to i32
  ret i32 %conv2
}

define dso_local void @cfmakeraw(%struct.termios* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.termios* %t to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 60, i32 noundef 1) #7
  %c_iflag = getelementptr inbounds %struct.termios, %struct.termios* %t, i64 0, i32 0
  %1 = load i32, i32* %c_iflag, align 4
  %and = and i32 %1, -1516
  store i32 %and, i32* %c_iflag, align 4
  %c_oflag = getelementptr inbounds %struct.termios, %struct.termios* %t, i64 0, i32 1
  %2 = load i32, i32* %c_oflag, align 4
  %and1 = and i32 %2, -2
  store i32 %and1, i32* %c_oflag, align 4
  %c_lflag = getelementptr inbounds %struct.termios, %struct.termios* %t, i64 0, i32 3
  %3 = load i32, i32* %c_lflag, align 4
  %and2 = and i32 %3, -32844
  store i32 %and2, i32* %c_lflag, align 4
  %c_cflag = getelementptr inbounds %struct.termios, %struct.termios* %t, i64 0, i32 2
  %4 = load i32, i32* %c_cflag, align 4
  %and3 = and i32 %4, -305
  %or = or i32 %and3, 48
  store i32 %or, i32* %c_cflag, align 4
  %arrayidx = getelementptr %struct.termios, %struct.termios* %t, i64 0, i32 5, i64 6
  store i8 1, i8* %arrayidx, align 1
  %arrayidx6 = getelementptr %struct.termios, %struct.termios* %t, i64 0, i32 5, i64 5
  store i8 0, i8* %arrayidx6, align 1
  ret void
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

declare i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__mw_fail_somehow() local_unnamed_addr #1

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare noalias i8* @malloc(i64 noundef) local_unnamed_addr #5

declare void @free(i8* noundef) local_unnamed_addr #5

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nounwind null_pointer_is_valid }
attributes #6 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin nounwind readonly willreturn }

