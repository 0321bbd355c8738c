target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.passwd = type { i8*, i8*, i32, i32, i8*, i8*, i8* }
%struct.group = type { i8*, i8*, i32, i8** }
%struct.rlimit = type { i64, i64 }
%struct.rlimit64 = type { i64, i64 }
%struct.rusage = type { %struct.timeval, %struct.timeval, %union.anon, %union.anon.0, %union.anon.1, %union.anon.2, %union.anon.3, %union.anon.4, %union.anon.5, %union.anon.6, %union.anon.7, %union.anon.8, %union.anon.9, %union.anon.10, %union.anon.11, %union.anon.12 }
%struct.timeval = type { i64, i64 }
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
%struct.sysinfo = type { i64, [3 x i64], i64, i64, i64, i64, i64, i64, i16, i16, i64, i64, i32, [0 x i8] }
%struct.cpu_set_t = type { [16 x i64] }
%struct.sched_param = type { i32 }
%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }

@.str = private unnamed_addr constant [7 x i8] c"setsid\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"setpgid\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"setuid\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"setgid\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"seteuid\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"setegid\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"setgroups\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"initgroups\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"gethostid\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"sysconf\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"confstr\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"getrlimit\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"setrlimit\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"getrusage\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"sysinfo\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"prctl\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"nice\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"setpriority\00", align 1
@.str.18 = private unnamed_addr constant [18 x i8] c"sched_getaffinity\00", align 1
@.str.19 = private unnamed_addr constant [13 x i8] c"sched_getcpu\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"sched_setscheduler\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"sched_setparam\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"fork\00", align 1
@.str.23 = private unnamed_addr constant [39 x i8] c"fork: a second process is not modelled\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"daemon\00", align 1
@.str.25 = private unnamed_addr constant [8 x i8] c"waitpid\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"gethostname\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"uname\00", align 1
@.str.28 = private unnamed_addr constant [8 x i8] c"ttyname\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c"getlogin\00", align 1
@.str.30 = private unnamed_addr constant [9 x i8] c"/dev/tty\00", align 1
@.str.31 = private unnamed_addr constant [6 x i8] c"errno\00", align 1
@.str.32 = private unnamed_addr constant [21 x i8] c"number of processors\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c"exec\00", align 1
@any_user.user = internal global [32 x i8] zeroinitializer, align 16
@any_user.home = internal global [32 x i8] zeroinitializer, align 16
@any_user.shell = internal global [32 x i8] zeroinitializer, align 16
@any_user.p = internal global %struct.passwd zeroinitializer, align 8
@.str.34 = private unnamed_addr constant [13 x i8] c"user look-up\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"user\00", align 1
@.str.36 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.37 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.38 = private unnamed_addr constant [5 x i8] c"home\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.40 = private unnamed_addr constant [8 x i8] c"user id\00", align 1
@any_group.name = internal global [32 x i8] zeroinitializer, align 16
@any_group.members = internal global [1 x i8*] zeroinitializer, align 8
@any_group.g = internal global %struct.group zeroinitializer, align 8
@.str.41 = private unnamed_addr constant [14 x i8] c"group look-up\00", align 1
@.str.42 = private unnamed_addr constant [6 x i8] c"group\00", align 1
@.str.43 = private unnamed_addr constant [9 x i8] c"group id\00", align 1

define dso_local i32 @getpid() local_unnamed_addr #0 !dbg !8 {
  ret i32 1000, !dbg !11
}

define dso_local i32 @getppid() local_unnamed_addr #0 !dbg !12 {
  ret i32 999, !dbg !13
}

define dso_local i32 @getpgrp() local_unnamed_addr #0 !dbg !14 {
  ret i32 1000, !dbg !15
}

define dso_local i32 @getpgid(i32 noundef %0) local_unnamed_addr #0 !dbg !16 {
  ret i32 1000, !dbg !17
}

define dso_local i32 @getsid(i32 noundef %0) local_unnamed_addr #0 !dbg !18 {
  ret i32 1000, !dbg !19
}

define dso_local i32 @setsid() local_unnamed_addr #1 !dbg !20 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #8, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !21
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0)) #9, !dbg !25
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !26
  %3 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !27
  %4 = bitcast i8* %3 to i32*, !dbg !31
  %5 = load i8, i8* %2, align 1, !dbg !31
  %6 = and i8 %5, 127, !dbg !31
  %7 = add nuw i8 %6, 1, !dbg !31
  %8 = load i8, i8* %1, align 1, !dbg !32
  %9 = and i8 %8, 1, !dbg !32
  %10 = icmp eq i8 %9, 0, !dbg !32
  br i1 %10, label %17, label %11, !dbg !32

11:
  %12 = icmp eq i8 %7, 4, !dbg !33
  %13 = icmp eq i8 %7, 11, !dbg !33
  %14 = or i1 %12, %13, !dbg !33
  %15 = zext i8 %7 to i32, !dbg !31
  %16 = select i1 %14, i32 5, i32 %15, !dbg !33
  br label %19, !dbg !32

17:
  %18 = load i32, i32* %4, align 4, !dbg !32
  br label %19, !dbg !32

19:
  %20 = phi i32 [ 1000, %17 ], [ -1, %11 ]
  %21 = phi i32 [ %18, %17 ], [ %16, %11 ], !dbg !32
  store i32 %21, i32* %4, align 4, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #8, !dbg !34
  ret i32 %20, !dbg !35
}

define dso_local i32 @setpgid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !36 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !37
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0)) #9, !dbg !39
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !40
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !41
  %6 = bitcast i8* %5 to i32*, !dbg !43
  %7 = load i8, i8* %4, align 1, !dbg !43
  %8 = and i8 %7, 127, !dbg !43
  %9 = add nuw i8 %8, 1, !dbg !43
  %10 = load i8, i8* %3, align 1, !dbg !44
  %11 = and i8 %10, 1, !dbg !44
  %12 = icmp eq i8 %11, 0, !dbg !44
  br i1 %12, label %19, label %13, !dbg !44

13:
  %14 = icmp eq i8 %9, 4, !dbg !45
  %15 = icmp eq i8 %9, 11, !dbg !45
  %16 = or i1 %14, %15, !dbg !45
  %17 = zext i8 %9 to i32, !dbg !43
  %18 = select i1 %16, i32 5, i32 %17, !dbg !45
  br label %21, !dbg !44

19:
  %20 = load i32, i32* %6, align 4, !dbg !44
  br label %21, !dbg !44

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !44
  store i32 %23, i32* %6, align 4, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !46
  ret i32 %22, !dbg !47
}

define dso_local i32 @gettid() local_unnamed_addr #1 !dbg !48 {
  %1 = call i32 @__midway_self() #9, !dbg !49
  %2 = add i32 %1, 999, !dbg !49
  ret i32 %2, !dbg !49
}

declare i32 @__midway_self() local_unnamed_addr #2

define dso_local i32 @getuid() local_unnamed_addr #0 !dbg !50 {
  ret i32 1000, !dbg !51
}

define dso_local i32 @geteuid() local_unnamed_addr #0 !dbg !52 {
  ret i32 1000, !dbg !53
}

define dso_local i32 @getgid() local_unnamed_addr #0 !dbg !54 {
  ret i32 1000, !dbg !55
}

define dso_local i32 @getegid() local_unnamed_addr #0 !dbg !56 {
  ret i32 1000, !dbg !57
}

define dso_local i32 @setuid(i32 noundef %0) local_unnamed_addr #1 !dbg !58 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !59
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0)) #9, !dbg !61
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !62
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !63
  %5 = bitcast i8* %4 to i32*, !dbg !65
  %6 = load i8, i8* %3, align 1, !dbg !65
  %7 = and i8 %6, 127, !dbg !65
  %8 = add nuw i8 %7, 1, !dbg !65
  %9 = load i8, i8* %2, align 1, !dbg !66
  %10 = and i8 %9, 1, !dbg !66
  %11 = icmp eq i8 %10, 0, !dbg !66
  br i1 %11, label %18, label %12, !dbg !66

12:
  %13 = icmp eq i8 %8, 4, !dbg !67
  %14 = icmp eq i8 %8, 11, !dbg !67
  %15 = or i1 %13, %14, !dbg !67
  %16 = zext i8 %8 to i32, !dbg !65
  %17 = select i1 %15, i32 5, i32 %16, !dbg !67
  br label %20, !dbg !66

18:
  %19 = load i32, i32* %5, align 4, !dbg !66
  br label %20, !dbg !66

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !66
  store i32 %22, i32* %5, align 4, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !68
  ret i32 %21, !dbg !69
}

define dso_local i32 @setgid(i32 noundef %0) local_unnamed_addr #1 !dbg !70 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !71
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0)) #9, !dbg !73
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !74
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !75
  %5 = bitcast i8* %4 to i32*, !dbg !77
  %6 = load i8, i8* %3, align 1, !dbg !77
  %7 = and i8 %6, 127, !dbg !77
  %8 = add nuw i8 %7, 1, !dbg !77
  %9 = load i8, i8* %2, align 1, !dbg !78
  %10 = and i8 %9, 1, !dbg !78
  %11 = icmp eq i8 %10, 0, !dbg !78
  br i1 %11, label %18, label %12, !dbg !78

12:
  %13 = icmp eq i8 %8, 4, !dbg !79
  %14 = icmp eq i8 %8, 11, !dbg !79
  %15 = or i1 %13, %14, !dbg !79
  %16 = zext i8 %8 to i32, !dbg !77
  %17 = select i1 %15, i32 5, i32 %16, !dbg !79
  br label %20, !dbg !78

18:
  %19 = load i32, i32* %5, align 4, !dbg !78
  br label %20, !dbg !78

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !78
  store i32 %22, i32* %5, align 4, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !80
  ret i32 %21, !dbg !81
}

define dso_local i32 @seteuid(i32 noundef %0) local_unnamed_addr #1 !dbg !82 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !83
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #9, !dbg !85
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !86
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !87
  %5 = bitcast i8* %4 to i32*, !dbg !89
  %6 = load i8, i8* %3, align 1, !dbg !89
  %7 = and i8 %6, 127, !dbg !89
  %8 = add nuw i8 %7, 1, !dbg !89
  %9 = load i8, i8* %2, align 1, !dbg !90
  %10 = and i8 %9, 1, !dbg !90
  %11 = icmp eq i8 %10, 0, !dbg !90
  br i1 %11, label %18, label %12, !dbg !90

12:
  %13 = icmp eq i8 %8, 4, !dbg !91
  %14 = icmp eq i8 %8, 11, !dbg !91
  %15 = or i1 %13, %14, !dbg !91
  %16 = zext i8 %8 to i32, !dbg !89
  %17 = select i1 %15, i32 5, i32 %16, !dbg !91
  br label %20, !dbg !90

18:
  %19 = load i32, i32* %5, align 4, !dbg !90
  br label %20, !dbg !90

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !90
  store i32 %22, i32* %5, align 4, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !92
  ret i32 %21, !dbg !93
}

define dso_local i32 @setegid(i32 noundef %0) local_unnamed_addr #1 !dbg !94 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !95
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #9, !dbg !97
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !98
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !99
  %5 = bitcast i8* %4 to i32*, !dbg !101
  %6 = load i8, i8* %3, align 1, !dbg !101
  %7 = and i8 %6, 127, !dbg !101
  %8 = add nuw i8 %7, 1, !dbg !101
  %9 = load i8, i8* %2, align 1, !dbg !102
  %10 = and i8 %9, 1, !dbg !102
  %11 = icmp eq i8 %10, 0, !dbg !102
  br i1 %11, label %18, label %12, !dbg !102

12:
  %13 = icmp eq i8 %8, 4, !dbg !103
  %14 = icmp eq i8 %8, 11, !dbg !103
  %15 = or i1 %13, %14, !dbg !103
  %16 = zext i8 %8 to i32, !dbg !101
  %17 = select i1 %15, i32 5, i32 %16, !dbg !103
  br label %20, !dbg !102

18:
  %19 = load i32, i32* %5, align 4, !dbg !102
  br label %20, !dbg !102

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !102
  store i32 %22, i32* %5, align 4, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !104
  ret i32 %21, !dbg !105
}

define dso_local i32 @setgroups(i64 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !106 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !107
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !107
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !109
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !110
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !111
  %6 = bitcast i8* %5 to i32*, !dbg !113
  %7 = load i8, i8* %4, align 1, !dbg !113
  %8 = and i8 %7, 127, !dbg !113
  %9 = add nuw i8 %8, 1, !dbg !113
  %10 = load i8, i8* %3, align 1, !dbg !114
  %11 = and i8 %10, 1, !dbg !114
  %12 = icmp eq i8 %11, 0, !dbg !114
  br i1 %12, label %19, label %13, !dbg !114

13:
  %14 = icmp eq i8 %9, 4, !dbg !115
  %15 = icmp eq i8 %9, 11, !dbg !115
  %16 = or i1 %14, %15, !dbg !115
  %17 = zext i8 %9 to i32, !dbg !113
  %18 = select i1 %16, i32 5, i32 %17, !dbg !115
  br label %21, !dbg !114

19:
  %20 = load i32, i32* %6, align 4, !dbg !114
  br label %21, !dbg !114

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !114
  store i32 %23, i32* %6, align 4, !dbg !114
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !116
  ret i32 %22, !dbg !117
}

define dso_local i32 @initgroups(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !118 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !119
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0)) #9, !dbg !121
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !122
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !123
  %6 = bitcast i8* %5 to i32*, !dbg !125
  %7 = load i8, i8* %4, align 1, !dbg !125
  %8 = and i8 %7, 127, !dbg !125
  %9 = add nuw i8 %8, 1, !dbg !125
  %10 = load i8, i8* %3, align 1, !dbg !126
  %11 = and i8 %10, 1, !dbg !126
  %12 = icmp eq i8 %11, 0, !dbg !126
  br i1 %12, label %19, label %13, !dbg !126

13:
  %14 = icmp eq i8 %9, 4, !dbg !127
  %15 = icmp eq i8 %9, 11, !dbg !127
  %16 = or i1 %14, %15, !dbg !127
  %17 = zext i8 %9 to i32, !dbg !125
  %18 = select i1 %16, i32 5, i32 %17, !dbg !127
  br label %21, !dbg !126

19:
  %20 = load i32, i32* %6, align 4, !dbg !126
  br label %21, !dbg !126

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !126
  store i32 %23, i32* %6, align 4, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !128
  ret i32 %22, !dbg !129
}

define dso_local i32 @get_nprocs() local_unnamed_addr #1 !dbg !130 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !131
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #8, !dbg !131
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i64 0, i64 0)) #9, !dbg !138
  %3 = load i64, i64* %1, align 8, !dbg !139
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #8, !dbg !140
  %4 = add i64 %3, -1, !dbg !141
  %5 = icmp ult i64 %4, 1024, !dbg !141
  %6 = zext i1 %5 to i32, !dbg !141
  call void @__midway_assume(i32 noundef %6) #9, !dbg !141
  %7 = trunc i64 %3 to i32, !dbg !142
  ret i32 %7, !dbg !142
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr #1 !dbg !143 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !144
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #8, !dbg !144
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i64 0, i64 0)) #9, !dbg !148
  %3 = load i64, i64* %1, align 8, !dbg !149
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #8, !dbg !150
  %4 = add i64 %3, -1, !dbg !151
  %5 = icmp ult i64 %4, 1024, !dbg !151
  %6 = zext i1 %5 to i32, !dbg !151
  call void @__midway_assume(i32 noundef %6) #9, !dbg !151
  %7 = trunc i64 %3 to i32, !dbg !152
  ret i32 %7, !dbg !152
}

define dso_local i32 @getpagesize() local_unnamed_addr #0 !dbg !153 {
  ret i32 4096, !dbg !154
}

define dso_local i64 @gethostid() local_unnamed_addr #1 !dbg !155 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !156
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #8, !dbg !156
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0)) #9, !dbg !159
  %3 = load i32, i32* %1, align 4, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #8, !dbg !161
  %4 = sext i32 %3 to i64, !dbg !162
  ret i64 %4, !dbg !162
}

define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr #1 !dbg !163 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  switch i32 %0, label %13 [
    i32 30, label %18
    i32 84, label %4
    i32 83, label %4
    i32 2, label %10
    i32 4, label %11
    i32 74, label %12
  ], !dbg !164

4:
  %5 = bitcast i64* %2 to i8*, !dbg !165
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #8, !dbg !165
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i64 0, i64 0)) #9, !dbg !169
  %6 = load i64, i64* %2, align 8, !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #8, !dbg !171
  %7 = add i64 %6, -1, !dbg !172
  %8 = icmp ult i64 %7, 1024, !dbg !172
  %9 = zext i1 %8 to i32, !dbg !172
  call void @__midway_assume(i32 noundef %9) #9, !dbg !172
  br label %18, !dbg !173

10:
  br label %18, !dbg !174

11:
  br label %18, !dbg !175

12:
  br label %18, !dbg !176

13:
  %14 = bitcast i64* %3 to i8*, !dbg !177
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #8, !dbg !177
  call void @__midway_nondet(i8* noundef nonnull %14, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0)) #9, !dbg !180
  %15 = load i64, i64* %3, align 8, !dbg !181
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #8, !dbg !182
  %16 = icmp sgt i64 %15, -2, !dbg !183
  %17 = zext i1 %16 to i32, !dbg !183
  call void @__midway_assume(i32 noundef %17) #9, !dbg !183
  br label %18, !dbg !184

18:
  %19 = phi i64 [ %15, %13 ], [ 64, %12 ], [ 1024, %11 ], [ 100, %10 ], [ %6, %4 ], [ 4096, %1 ], !dbg !185
  ret i64 %19, !dbg !186
}

define dso_local i64 @confstr(i32 noundef %0, i8* noundef %1, i64 noundef returned %2) local_unnamed_addr #1 !dbg !187 {
  %4 = icmp ne i8* %1, null, !dbg !188
  %5 = icmp ne i64 %2, 0, !dbg !188
  %6 = and i1 %4, %5, !dbg !188
  br i1 %6, label %7, label %10, !dbg !188

7:
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef %2, i32 noundef 1) #9, !dbg !189
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i64 0, i64 0)) #9, !dbg !192
  %8 = add i64 %2, -1, !dbg !193
  %9 = getelementptr i8, i8* %1, i64 %8, !dbg !193
  store i8 0, i8* %9, align 1, !dbg !193
  br label %10, !dbg !194

10:
  ret i64 %2, !dbg !195
}

define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef %1) local_unnamed_addr #1 !dbg !196 {
  %3 = bitcast %struct.rlimit* %1 to i8*, !dbg !197
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #9, !dbg !198
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0)) #9, !dbg !200
  ret i32 0, !dbg !201
}

define dso_local i32 @getrlimit64(i32 noundef %0, %struct.rlimit64* noundef %1) local_unnamed_addr #1 !dbg !202 {
  %3 = bitcast %struct.rlimit64* %1 to i8*, !dbg !203
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #9, !dbg !204
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0)) #9, !dbg !206
  ret i32 0, !dbg !207
}

define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !208 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !209
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !209
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0)) #9, !dbg !211
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !212
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !213
  %6 = bitcast i8* %5 to i32*, !dbg !215
  %7 = load i8, i8* %4, align 1, !dbg !215
  %8 = and i8 %7, 127, !dbg !215
  %9 = add nuw i8 %8, 1, !dbg !215
  %10 = load i8, i8* %3, align 1, !dbg !216
  %11 = and i8 %10, 1, !dbg !216
  %12 = icmp eq i8 %11, 0, !dbg !216
  br i1 %12, label %19, label %13, !dbg !216

13:
  %14 = icmp eq i8 %9, 4, !dbg !217
  %15 = icmp eq i8 %9, 11, !dbg !217
  %16 = or i1 %14, %15, !dbg !217
  %17 = zext i8 %9 to i32, !dbg !215
  %18 = select i1 %16, i32 5, i32 %17, !dbg !217
  br label %21, !dbg !216

19:
  %20 = load i32, i32* %6, align 4, !dbg !216
  br label %21, !dbg !216

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !216
  store i32 %23, i32* %6, align 4, !dbg !216
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !218
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !218
  ret i32 %22, !dbg !219
}

define dso_local i32 @setrlimit64(i32 noundef %0, %struct.rlimit64* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !220 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !221
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !221
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0)) #9, !dbg !223
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !224
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !225
  %6 = bitcast i8* %5 to i32*, !dbg !227
  %7 = load i8, i8* %4, align 1, !dbg !227
  %8 = and i8 %7, 127, !dbg !227
  %9 = add nuw i8 %8, 1, !dbg !227
  %10 = load i8, i8* %3, align 1, !dbg !228
  %11 = and i8 %10, 1, !dbg !228
  %12 = icmp eq i8 %11, 0, !dbg !228
  br i1 %12, label %19, label %13, !dbg !228

13:
  %14 = icmp eq i8 %9, 4, !dbg !229
  %15 = icmp eq i8 %9, 11, !dbg !229
  %16 = or i1 %14, %15, !dbg !229
  %17 = zext i8 %9 to i32, !dbg !227
  %18 = select i1 %16, i32 5, i32 %17, !dbg !229
  br label %21, !dbg !228

19:
  %20 = load i32, i32* %6, align 4, !dbg !228
  br label %21, !dbg !228

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !228
  store i32 %23, i32* %6, align 4, !dbg !228
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !230
  ret i32 %22, !dbg !231
}

define dso_local i32 @getrusage(i32 noundef %0, %struct.rusage* noundef %1) local_unnamed_addr #1 !dbg !232 {
  %3 = bitcast %struct.rusage* %1 to i8*, !dbg !233
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #9, !dbg !234
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0)) #9, !dbg !236
  ret i32 0, !dbg !237
}

define dso_local i32 @sysinfo(%struct.sysinfo* noundef %0) local_unnamed_addr #1 !dbg !238 {
  %2 = bitcast %struct.sysinfo* %0 to i8*, !dbg !239
  call void @__midway_check(i8* noundef %2, i64 noundef 112, i32 noundef 1) #9, !dbg !240
  call void @__midway_nondet(i8* noundef %2, i64 noundef 112, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0)) #9, !dbg !242
  ret i32 0, !dbg !243
}

define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #1 !dbg !244 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !245
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !245
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0)) #9, !dbg !247
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !248
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !249
  %5 = bitcast i8* %4 to i32*, !dbg !251
  %6 = load i8, i8* %3, align 1, !dbg !251
  %7 = and i8 %6, 127, !dbg !251
  %8 = add nuw i8 %7, 1, !dbg !251
  %9 = load i8, i8* %2, align 1, !dbg !252
  %10 = and i8 %9, 1, !dbg !252
  %11 = icmp eq i8 %10, 0, !dbg !252
  br i1 %11, label %18, label %12, !dbg !252

12:
  %13 = icmp eq i8 %8, 4, !dbg !253
  %14 = icmp eq i8 %8, 11, !dbg !253
  %15 = or i1 %13, %14, !dbg !253
  %16 = zext i8 %8 to i32, !dbg !251
  %17 = select i1 %15, i32 5, i32 %16, !dbg !253
  br label %20, !dbg !252

18:
  %19 = load i32, i32* %5, align 4, !dbg !252
  br label %20, !dbg !252

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ]
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !252
  store i32 %22, i32* %5, align 4, !dbg !252
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !254
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !254
  ret i32 %21, !dbg !255
}

define dso_local i32 @nice(i32 noundef %0) local_unnamed_addr #1 !dbg !256 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !257
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !257
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i64 0, i64 0)) #9, !dbg !259
  %4 = load i32, i32* %2, align 4, !dbg !260
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !261
  ret i32 %4, !dbg !262
}

define dso_local i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !263 {
  ret i32 0, !dbg !264
}

define dso_local i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !265 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !266
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !266
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i64 0, i64 0)) #9, !dbg !268
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !269
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !270
  %7 = bitcast i8* %6 to i32*, !dbg !272
  %8 = load i8, i8* %5, align 1, !dbg !272
  %9 = and i8 %8, 127, !dbg !272
  %10 = add nuw i8 %9, 1, !dbg !272
  %11 = load i8, i8* %4, align 1, !dbg !273
  %12 = and i8 %11, 1, !dbg !273
  %13 = icmp eq i8 %12, 0, !dbg !273
  br i1 %13, label %20, label %14, !dbg !273

14:
  %15 = icmp eq i8 %10, 4, !dbg !274
  %16 = icmp eq i8 %10, 11, !dbg !274
  %17 = or i1 %15, %16, !dbg !274
  %18 = zext i8 %10 to i32, !dbg !272
  %19 = select i1 %17, i32 5, i32 %18, !dbg !274
  br label %22, !dbg !273

20:
  %21 = load i32, i32* %7, align 4, !dbg !273
  br label %22, !dbg !273

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !273
  store i32 %24, i32* %7, align 4, !dbg !273
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !275
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !275
  ret i32 %23, !dbg !276
}

define dso_local i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !277 {
  ret i32 0, !dbg !278
}

define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #1 !dbg !279 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !280
  call void @__midway_check(i8* noundef %4, i64 noundef %1, i32 noundef 1) #9, !dbg !281
  call void @__midway_nondet(i8* noundef %4, i64 noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.18, i64 0, i64 0)) #9, !dbg !283
  ret i32 0, !dbg !284
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #1 !dbg !285 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !286
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #8, !dbg !286
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.19, i64 0, i64 0)) #9, !dbg !289
  %3 = load i64, i64* %1, align 8, !dbg !290
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #8, !dbg !291
  %4 = icmp ult i64 %3, 1024, !dbg !292
  %5 = zext i1 %4 to i32, !dbg !292
  call void @__midway_assume(i32 noundef %5) #9, !dbg !292
  %6 = trunc i64 %3 to i32, !dbg !293
  ret i32 %6, !dbg !293
}

define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #0 !dbg !294 {
  ret i32 99, !dbg !295
}

define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #0 !dbg !296 {
  ret i32 1, !dbg !297
}

define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !298 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !299
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !299
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i64 0, i64 0)) #9, !dbg !301
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !302
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !303
  %7 = bitcast i8* %6 to i32*, !dbg !305
  %8 = load i8, i8* %5, align 1, !dbg !305
  %9 = and i8 %8, 127, !dbg !305
  %10 = add nuw i8 %9, 1, !dbg !305
  %11 = load i8, i8* %4, align 1, !dbg !306
  %12 = and i8 %11, 1, !dbg !306
  %13 = icmp eq i8 %12, 0, !dbg !306
  br i1 %13, label %20, label %14, !dbg !306

14:
  %15 = icmp eq i8 %10, 4, !dbg !307
  %16 = icmp eq i8 %10, 11, !dbg !307
  %17 = or i1 %15, %16, !dbg !307
  %18 = zext i8 %10 to i32, !dbg !305
  %19 = select i1 %17, i32 5, i32 %18, !dbg !307
  br label %22, !dbg !306

20:
  %21 = load i32, i32* %7, align 4, !dbg !306
  br label %22, !dbg !306

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ]
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !306
  store i32 %24, i32* %7, align 4, !dbg !306
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !308
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !308
  ret i32 %23, !dbg !309
}

define dso_local i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr #0 !dbg !310 {
  ret i32 0, !dbg !311
}

define dso_local i32 @sched_setparam(i32 noundef %0, %struct.sched_param* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !312 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !313
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !313
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #9, !dbg !315
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !316
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !317
  %6 = bitcast i8* %5 to i32*, !dbg !319
  %7 = load i8, i8* %4, align 1, !dbg !319
  %8 = and i8 %7, 127, !dbg !319
  %9 = add nuw i8 %8, 1, !dbg !319
  %10 = load i8, i8* %3, align 1, !dbg !320
  %11 = and i8 %10, 1, !dbg !320
  %12 = icmp eq i8 %11, 0, !dbg !320
  br i1 %12, label %19, label %13, !dbg !320

13:
  %14 = icmp eq i8 %9, 4, !dbg !321
  %15 = icmp eq i8 %9, 11, !dbg !321
  %16 = or i1 %14, %15, !dbg !321
  %17 = zext i8 %9 to i32, !dbg !319
  %18 = select i1 %16, i32 5, i32 %17, !dbg !321
  br label %21, !dbg !320

19:
  %20 = load i32, i32* %6, align 4, !dbg !320
  br label %21, !dbg !320

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !320
  store i32 %23, i32* %6, align 4, !dbg !320
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !322
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !322
  ret i32 %22, !dbg !323
}

define dso_local i32 @sched_getparam(i32 noundef %0, %struct.sched_param* noundef %1) local_unnamed_addr #1 !dbg !324 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !325
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i64 noundef 4) #9, !dbg !325
  ret i32 0, !dbg !326
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @__sched_cpucount(i64 noundef %0, %struct.cpu_set_t* nocapture noundef readonly %1) local_unnamed_addr #3 !dbg !327 {
  %3 = icmp ult i64 %0, 8, !dbg !328
  br i1 %3, label %7, label %4, !dbg !328

4:
  %5 = lshr i64 %0, 3
  %6 = call i64 @llvm.umax.i64(i64 %5, i64 1), !dbg !328
  br label %9, !dbg !328

7:
  %8 = phi i32 [ 0, %2 ], [ %16, %9 ], !dbg !329
  ret i32 %8, !dbg !330

9:
  %10 = phi i64 [ %17, %9 ], [ 0, %4 ]
  %11 = phi i32 [ %16, %9 ], [ 0, %4 ]
  %12 = getelementptr %struct.cpu_set_t, %struct.cpu_set_t* %1, i64 0, i32 0, i64 %10, !dbg !331
  %13 = load i64, i64* %12, align 8, !dbg !331
  %14 = call i64 @llvm.ctpop.i64(i64 %13), !dbg !331, !range !332
  %15 = trunc i64 %14 to i32, !dbg !331
  %16 = add i32 %11, %15, !dbg !331
  %17 = add nuw nsw i64 %10, 1, !dbg !328
  %18 = icmp eq i64 %17, %6, !dbg !328
  br i1 %18, label %7, label %9, !dbg !328, !llvm.loop !333
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare i64 @llvm.ctpop.i64(i64) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local %struct.cpu_set_t* @__sched_cpualloc(i64 noundef %0) local_unnamed_addr #1 !dbg !336 {
  %2 = add i64 %0, 63, !dbg !337
  %3 = lshr i64 %2, 3, !dbg !337
  %4 = and i64 %3, 2305843009213693944, !dbg !337
  %5 = call i8* @__midway_alloc(i64 noundef %4, i64 noundef 16, i32 noundef 1) #9, !dbg !338
  %6 = bitcast i8* %5 to %struct.cpu_set_t*, !dbg !337
  ret %struct.cpu_set_t* %6, !dbg !337
}

define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %0) local_unnamed_addr #1 !dbg !341 {
  %2 = bitcast %struct.cpu_set_t* %0 to i8*, !dbg !342
  call void @__midway_free(i8* noundef %2, i32 noundef 1) #9, !dbg !342
  ret void, !dbg !342
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fork() local_unnamed_addr #1 !dbg !343 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0)) #9, !dbg !344
  %2 = icmp eq i32 %1, 0, !dbg !344
  br i1 %2, label %3, label %6, !dbg !344

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !345
  %5 = bitcast i8* %4 to i32*, !dbg !349
  store i32 11, i32* %5, align 8, !dbg !349
  ret i32 -1, !dbg !350

6:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i64 0, i64 0)) #10, !dbg !351
  unreachable, !dbg !351
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #6

define dso_local i32 @vfork() local_unnamed_addr #1 !dbg !352 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0)) #9, !dbg !353
  %2 = icmp eq i32 %1, 0, !dbg !353
  br i1 %2, label %4, label %3, !dbg !353

3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i64 0, i64 0)) #10, !dbg !355
  unreachable, !dbg !355

4:
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !356
  %6 = bitcast i8* %5 to i32*, !dbg !359
  store i32 11, i32* %6, align 8, !dbg !359
  ret i32 -1, !dbg !360
}

define dso_local i32 @daemon(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !361 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !362
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !362
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0)) #9, !dbg !364
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !365
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !366
  %6 = bitcast i8* %5 to i32*, !dbg !368
  %7 = load i8, i8* %4, align 1, !dbg !368
  %8 = and i8 %7, 127, !dbg !368
  %9 = add nuw i8 %8, 1, !dbg !368
  %10 = load i8, i8* %3, align 1, !dbg !369
  %11 = and i8 %10, 1, !dbg !369
  %12 = icmp eq i8 %11, 0, !dbg !369
  br i1 %12, label %19, label %13, !dbg !369

13:
  %14 = icmp eq i8 %9, 4, !dbg !370
  %15 = icmp eq i8 %9, 11, !dbg !370
  %16 = or i1 %14, %15, !dbg !370
  %17 = zext i8 %9 to i32, !dbg !368
  %18 = select i1 %16, i32 5, i32 %17, !dbg !370
  br label %21, !dbg !369

19:
  %20 = load i32, i32* %6, align 4, !dbg !369
  br label %21, !dbg !369

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !369
  store i32 %23, i32* %6, align 4, !dbg !369
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !371
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !371
  ret i32 %22, !dbg !372
}

define dso_local i32 @execv(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !373 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !374
  br label %3, !dbg !379

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !382
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !379
  %6 = load i8, i8* %5, align 1, !dbg !379
  %7 = icmp eq i8 %6, 0, !dbg !379
  %8 = add i64 %4, 1, !dbg !383
  br i1 %7, label %9, label %3, !dbg !379, !llvm.loop !384

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #9, !dbg !385
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #9, !dbg !386
  %11 = icmp eq i32 %10, 0, !dbg !386
  br i1 %11, label %13, label %12, !dbg !386

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !387
  unreachable, !dbg !387

13:
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !388
  %15 = bitcast i8* %14 to i32*, !dbg !391
  store i32 2, i32* %15, align 8, !dbg !391
  ret i32 -1, !dbg !392
}

define dso_local i32 @execve(i8* noundef %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !393 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !394
  br label %4, !dbg !397

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !399
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !397
  %7 = load i8, i8* %6, align 1, !dbg !397
  %8 = icmp eq i8 %7, 0, !dbg !397
  %9 = add i64 %5, 1, !dbg !400
  br i1 %8, label %10, label %4, !dbg !397, !llvm.loop !401

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #9, !dbg !402
  %11 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #9, !dbg !403
  %12 = icmp eq i32 %11, 0, !dbg !403
  br i1 %12, label %14, label %13, !dbg !403

13:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !404
  unreachable, !dbg !404

14:
  %15 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !405
  %16 = bitcast i8* %15 to i32*, !dbg !408
  store i32 2, i32* %16, align 8, !dbg !408
  ret i32 -1, !dbg !409
}

define dso_local i32 @execvp(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !410 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !411
  br label %3, !dbg !414

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !416
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !414
  %6 = load i8, i8* %5, align 1, !dbg !414
  %7 = icmp eq i8 %6, 0, !dbg !414
  %8 = add i64 %4, 1, !dbg !417
  br i1 %7, label %9, label %3, !dbg !414, !llvm.loop !418

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #9, !dbg !419
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #9, !dbg !420
  %11 = icmp eq i32 %10, 0, !dbg !420
  br i1 %11, label %13, label %12, !dbg !420

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !421
  unreachable, !dbg !421

13:
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !422
  %15 = bitcast i8* %14 to i32*, !dbg !425
  store i32 2, i32* %15, align 8, !dbg !425
  ret i32 -1, !dbg !426
}

define dso_local i32 @execl(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !427 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !428
  br label %3, !dbg !431

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !433
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !431
  %6 = load i8, i8* %5, align 1, !dbg !431
  %7 = icmp eq i8 %6, 0, !dbg !431
  %8 = add i64 %4, 1, !dbg !434
  br i1 %7, label %9, label %3, !dbg !431, !llvm.loop !435

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #9, !dbg !436
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #9, !dbg !437
  %11 = icmp eq i32 %10, 0, !dbg !437
  br i1 %11, label %13, label %12, !dbg !437

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !438
  unreachable, !dbg !438

13:
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !439
  %15 = bitcast i8* %14 to i32*, !dbg !442
  store i32 2, i32* %15, align 8, !dbg !442
  ret i32 -1, !dbg !443
}

define dso_local i32 @execlp(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !444 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !445
  br label %3, !dbg !448

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !450
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !448
  %6 = load i8, i8* %5, align 1, !dbg !448
  %7 = icmp eq i8 %6, 0, !dbg !448
  %8 = add i64 %4, 1, !dbg !451
  br i1 %7, label %9, label %3, !dbg !448, !llvm.loop !452

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #9, !dbg !453
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #9, !dbg !454
  %11 = icmp eq i32 %10, 0, !dbg !454
  br i1 %11, label %13, label %12, !dbg !454

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !455
  unreachable, !dbg !455

13:
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !456
  %15 = bitcast i8* %14 to i32*, !dbg !459
  store i32 2, i32* %15, align 8, !dbg !459
  ret i32 -1, !dbg !460
}

define dso_local i32 @execle(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !461 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !462
  br label %3, !dbg !465

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !467
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !465
  %6 = load i8, i8* %5, align 1, !dbg !465
  %7 = icmp eq i8 %6, 0, !dbg !465
  %8 = add i64 %4, 1, !dbg !468
  br i1 %7, label %9, label %3, !dbg !465, !llvm.loop !469

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #9, !dbg !470
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #9, !dbg !471
  %11 = icmp eq i32 %10, 0, !dbg !471
  br i1 %11, label %13, label %12, !dbg !471

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !472
  unreachable, !dbg !472

13:
  %14 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !473
  %15 = bitcast i8* %14 to i32*, !dbg !476
  store i32 2, i32* %15, align 8, !dbg !476
  ret i32 -1, !dbg !477
}

define dso_local i32 @waitpid(i32 %0, i32* noundef %1, i32 %2) local_unnamed_addr #1 !dbg !478 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = icmp eq i32* %1, null, !dbg !479
  br i1 %7, label %10, label %8, !dbg !479

8:
  %9 = bitcast i32* %1 to i8*, !dbg !480
  call void @__midway_check(i8* noundef nonnull %9, i64 noundef 4, i32 noundef 1) #9, !dbg !481
  call void @__midway_nondet(i8* noundef nonnull %9, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #9, !dbg !483
  br label %10, !dbg !480

10:
  %11 = bitcast i32* %6 to i8*, !dbg !484
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11) #8, !dbg !484
  call void @__midway_nondet(i8* noundef nonnull %11, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #9, !dbg !488
  %12 = load i32, i32* %6, align 4, !dbg !489
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11) #8, !dbg !490
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !491
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !491
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #9, !dbg !493
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !494
  %13 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !495
  %14 = bitcast i8* %13 to i32*, !dbg !497
  %15 = load i8, i8* %5, align 1, !dbg !497
  %16 = and i8 %15, 127, !dbg !497
  %17 = add nuw i8 %16, 1, !dbg !497
  %18 = load i8, i8* %4, align 1, !dbg !498
  %19 = and i8 %18, 1, !dbg !498
  %20 = icmp eq i8 %19, 0, !dbg !498
  br i1 %20, label %27, label %21, !dbg !498

21:
  %22 = icmp eq i8 %17, 4, !dbg !499
  %23 = icmp eq i8 %17, 11, !dbg !499
  %24 = or i1 %22, %23, !dbg !499
  %25 = zext i8 %17 to i32, !dbg !497
  %26 = select i1 %24, i32 5, i32 %25, !dbg !499
  br label %30, !dbg !498

27:
  %28 = and i32 %12, 2147483647, !dbg !500
  %29 = load i32, i32* %14, align 4, !dbg !498
  br label %30, !dbg !498

30:
  %31 = phi i32 [ %28, %27 ], [ -1, %21 ]
  %32 = phi i32 [ %29, %27 ], [ %26, %21 ], !dbg !498
  store i32 %32, i32* %14, align 4, !dbg !498
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !501
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !501
  ret i32 %31, !dbg !502
}

define dso_local i32 @wait(i32* noundef %0) local_unnamed_addr #1 !dbg !503 {
  %2 = call i32 @waitpid(i32 undef, i32* noundef %0, i32 undef) #11, !dbg !504
  ret i32 %2, !dbg !504
}

define dso_local i32 @gethostname(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !505 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #9, !dbg !506
  %5 = icmp eq i64 %1, 0, !dbg !507
  br i1 %5, label %9, label %6, !dbg !507

6:
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0)) #9, !dbg !508
  %7 = add i64 %1, -1, !dbg !511
  %8 = getelementptr i8, i8* %0, i64 %7, !dbg !511
  store i8 0, i8* %8, align 1, !dbg !511
  br label %9, !dbg !512

9:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !513
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !513
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0)) #9, !dbg !515
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !516
  %10 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !517
  %11 = bitcast i8* %10 to i32*, !dbg !519
  %12 = load i8, i8* %4, align 1, !dbg !519
  %13 = and i8 %12, 127, !dbg !519
  %14 = add nuw i8 %13, 1, !dbg !519
  %15 = load i8, i8* %3, align 1, !dbg !520
  %16 = and i8 %15, 1, !dbg !520
  %17 = icmp eq i8 %16, 0, !dbg !520
  br i1 %17, label %24, label %18, !dbg !520

18:
  %19 = icmp eq i8 %14, 4, !dbg !521
  %20 = icmp eq i8 %14, 11, !dbg !521
  %21 = or i1 %19, %20, !dbg !521
  %22 = zext i8 %14 to i32, !dbg !519
  %23 = select i1 %21, i32 5, i32 %22, !dbg !521
  br label %26, !dbg !520

24:
  %25 = load i32, i32* %11, align 4, !dbg !520
  br label %26, !dbg !520

26:
  %27 = phi i32 [ 0, %24 ], [ -1, %18 ]
  %28 = phi i32 [ %25, %24 ], [ %23, %18 ], !dbg !520
  store i32 %28, i32* %11, align 4, !dbg !520
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !522
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !522
  ret i32 %27, !dbg !523
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @getdomainname(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !524 {
  %3 = call i32 @gethostname(i8* noundef %0, i64 noundef %1) #9, !dbg !525
  ret i32 %3, !dbg !525
}

define dso_local i32 @uname(%struct.utsname* noundef %0) local_unnamed_addr #1 !dbg !526 {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 0, !dbg !527
  call void @__midway_check(i8* noundef %2, i64 noundef 390, i32 noundef 1) #9, !dbg !528
  call void @__midway_nondet(i8* noundef %2, i64 noundef 390, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i64 0, i64 0)) #9, !dbg !530
  %3 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 4, i64 64, !dbg !531
  store i8 0, i8* %3, align 1, !dbg !531
  %4 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 3, i64 64, !dbg !531
  store i8 0, i8* %4, align 1, !dbg !531
  %5 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 2, i64 64, !dbg !531
  store i8 0, i8* %5, align 1, !dbg !531
  %6 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 1, i64 64, !dbg !531
  store i8 0, i8* %6, align 1, !dbg !531
  %7 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 64, !dbg !531
  store i8 0, i8* %7, align 1, !dbg !531
  ret i32 0, !dbg !532
}

define dso_local i8* @ttyname(i32 noundef %0) local_unnamed_addr #1 !dbg !533 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i64 0, i64 0)) #9, !dbg !534
  %3 = icmp eq i32 %2, 0, !dbg !534
  br i1 %3, label %8, label %4, !dbg !534

4:
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !535
  %6 = getelementptr inbounds i8, i8* %5, i64 528, !dbg !539
  call void @__midway_nondet(i8* noundef %6, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i64 0, i64 0)) #9, !dbg !540
  %7 = getelementptr i8, i8* %5, i64 559, !dbg !542
  store i8 0, i8* %7, align 1, !dbg !542
  br label %8, !dbg !534

8:
  %9 = phi i8* [ %6, %4 ], [ null, %1 ], !dbg !534
  ret i8* %9, !dbg !534
}

define dso_local i8* @getlogin() local_unnamed_addr #1 !dbg !543 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.29, i64 0, i64 0)) #9, !dbg !544
  %2 = icmp eq i32 %1, 0, !dbg !544
  br i1 %2, label %7, label %3, !dbg !544

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #9, !dbg !545
  %5 = getelementptr inbounds i8, i8* %4, i64 528, !dbg !548
  call void @__midway_nondet(i8* noundef %5, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i64 0, i64 0)) #9, !dbg !549
  %6 = getelementptr i8, i8* %4, i64 559, !dbg !551
  store i8 0, i8* %6, align 1, !dbg !551
  br label %7, !dbg !544

7:
  %8 = phi i8* [ %5, %3 ], [ null, %0 ], !dbg !544
  ret i8* %8, !dbg !544
}

define dso_local i8* @ctermid(i8* noundef readnone %0) local_unnamed_addr #0 !dbg !552 {
  %2 = icmp eq i8* %0, null, !dbg !553
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.30, i64 0, i64 0), i8* %0, !dbg !553
  ret i8* %3, !dbg !553
}

define dso_local %struct.passwd* @getpwnam(i8* noundef %0) local_unnamed_addr #1 !dbg !554 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !555
  br label %2, !dbg !557

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !559
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !557
  %5 = load i8, i8* %4, align 1, !dbg !557
  %6 = icmp eq i8 %5, 0, !dbg !557
  %7 = add i64 %3, 1, !dbg !560
  br i1 %6, label %8, label %2, !dbg !557, !llvm.loop !561

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #9, !dbg !562
  %9 = call fastcc %struct.passwd* @any_user() #11, !dbg !563
  ret %struct.passwd* %9, !dbg !563
}

define internal fastcc %struct.passwd* @any_user() unnamed_addr #1 !dbg !564 {
  %1 = alloca i32, align 4
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i64 0, i64 0)) #9, !dbg !565
  %3 = icmp eq i32 %2, 0, !dbg !565
  br i1 %3, label %7, label %4, !dbg !565

4:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i64 0, i64 0)) #9, !dbg !566
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 31), align 1, !dbg !568
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.38, i64 0, i64 0)) #9, !dbg !569
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 31), align 1, !dbg !571
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i64 0, i64 0)) #9, !dbg !572
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 31), align 1, !dbg !574
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 0), align 8, !dbg !575
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 1), align 8, !dbg !575
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8, !dbg !575
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 3), align 4, !dbg !575
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.37, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 4), align 8, !dbg !575
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 5), align 8, !dbg !575
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 6), align 8, !dbg !575
  %5 = bitcast i32* %1 to i8*, !dbg !576
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8, !dbg !576
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.40, i64 0, i64 0)) #9, !dbg !578
  %6 = load i32, i32* %1, align 4, !dbg !579
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8, !dbg !580
  store i32 %6, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8, !dbg !581
  br label %7, !dbg !582

7:
  %8 = phi %struct.passwd* [ @any_user.p, %4 ], [ null, %0 ], !dbg !583
  ret %struct.passwd* %8, !dbg !584
}

define dso_local %struct.passwd* @getpwuid(i32 noundef %0) local_unnamed_addr #1 !dbg !585 {
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !586
  ret %struct.passwd* %2, !dbg !586
}

define dso_local %struct.group* @getgrnam(i8* noundef %0) local_unnamed_addr #1 !dbg !587 {
  %2 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #9, !dbg !588
  br label %3, !dbg !590

3:
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ], !dbg !592
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !590
  %6 = load i8, i8* %5, align 1, !dbg !590
  %7 = icmp eq i8 %6, 0, !dbg !590
  %8 = add i64 %4, 1, !dbg !593
  br i1 %7, label %9, label %3, !dbg !590, !llvm.loop !594

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #9, !dbg !595
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i64 0, i64 0)) #9, !dbg !596
  %11 = icmp eq i32 %10, 0, !dbg !596
  br i1 %11, label %15, label %12, !dbg !596

12:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i64 0, i64 0)) #9, !dbg !599
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1, !dbg !601
  %13 = bitcast i32* %2 to i8*, !dbg !602
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #8, !dbg !602
  call void @__midway_nondet(i8* noundef nonnull %13, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i64 0, i64 0)) #9, !dbg !604
  %14 = load i32, i32* %2, align 4, !dbg !605
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #8, !dbg !606
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8, !dbg !607
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8, !dbg !607
  store i32 %14, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8, !dbg !607
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8, !dbg !607
  br label %15, !dbg !608

15:
  %16 = phi %struct.group* [ @any_group.g, %12 ], [ null, %9 ], !dbg !609
  ret %struct.group* %16, !dbg !610
}

define dso_local %struct.group* @getgrgid(i32 noundef %0) local_unnamed_addr #1 !dbg !611 {
  %2 = alloca i32, align 4
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i64 0, i64 0)) #9, !dbg !612
  %4 = icmp eq i32 %3, 0, !dbg !612
  br i1 %4, label %8, label %5, !dbg !612

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i64 0, i64 0)) #9, !dbg !614
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1, !dbg !616
  %6 = bitcast i32* %2 to i8*, !dbg !617
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8, !dbg !617
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i64 0, i64 0)) #9, !dbg !619
  %7 = load i32, i32* %2, align 4, !dbg !620
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8, !dbg !621
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8, !dbg !622
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8, !dbg !622
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8, !dbg !622
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8, !dbg !622
  br label %8, !dbg !623

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !624
  ret %struct.group* %9, !dbg !625
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_exit(i32 noundef) local_unnamed_addr #6

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nofree nosync nounwind null_pointer_is_valid readonly }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { noreturn null_pointer_is_valid }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind }
attributes #10 = { nobuiltin noreturn nounwind }
attributes #11 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/system.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "getpid", scope: !1, file: !1, line: 16, type: !9, scopeLine: 16, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 16, scope: !8)
!12 = distinct !DISubprogram(name: "getppid", scope: !1, file: !1, line: 17, type: !9, scopeLine: 17, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DILocation(line: 17, scope: !12)
!14 = distinct !DISubprogram(name: "getpgrp", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!15 = !DILocation(line: 18, scope: !14)
!16 = distinct !DISubprogram(name: "getpgid", scope: !1, file: !1, line: 19, type: !9, scopeLine: 19, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = !DILocation(line: 19, scope: !16)
!18 = distinct !DISubprogram(name: "getsid", scope: !1, file: !1, line: 20, type: !9, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = !DILocation(line: 20, scope: !18)
!20 = distinct !DISubprogram(name: "setsid", scope: !1, file: !1, line: 21, type: !9, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!21 = !DILocation(line: 10, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "outcome", scope: !23, file: !23, line: 8, type: !9, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = !DIFile(filename: "c/environment.h", directory: ".")
!24 = distinct !DILocation(line: 21, scope: !20)
!25 = !DILocation(line: 11, scope: !22, inlinedAt: !24)
!26 = !DILocation(line: 12, scope: !22, inlinedAt: !24)
!27 = !DILocation(line: 39, scope: !28, inlinedAt: !30)
!28 = distinct !DISubprogram(name: "area", scope: !29, file: !29, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!29 = !DIFile(filename: "c/models.h", directory: ".")
!30 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !24)
!31 = !DILocation(line: 13, scope: !22, inlinedAt: !24)
!32 = !DILocation(line: 15, scope: !22, inlinedAt: !24)
!33 = !DILocation(line: 14, scope: !22, inlinedAt: !24)
!34 = !DILocation(line: 17, scope: !22, inlinedAt: !24)
!35 = !DILocation(line: 21, scope: !20)
!36 = distinct !DISubprogram(name: "setpgid", scope: !1, file: !1, line: 22, type: !9, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = !DILocation(line: 10, scope: !22, inlinedAt: !38)
!38 = distinct !DILocation(line: 22, scope: !36)
!39 = !DILocation(line: 11, scope: !22, inlinedAt: !38)
!40 = !DILocation(line: 12, scope: !22, inlinedAt: !38)
!41 = !DILocation(line: 39, scope: !28, inlinedAt: !42)
!42 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !38)
!43 = !DILocation(line: 13, scope: !22, inlinedAt: !38)
!44 = !DILocation(line: 15, scope: !22, inlinedAt: !38)
!45 = !DILocation(line: 14, scope: !22, inlinedAt: !38)
!46 = !DILocation(line: 17, scope: !22, inlinedAt: !38)
!47 = !DILocation(line: 22, scope: !36)
!48 = distinct !DISubprogram(name: "gettid", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = !DILocation(line: 23, scope: !48)
!50 = distinct !DISubprogram(name: "getuid", scope: !1, file: !1, line: 24, type: !9, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!51 = !DILocation(line: 24, scope: !50)
!52 = distinct !DISubprogram(name: "geteuid", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = !DILocation(line: 25, scope: !52)
!54 = distinct !DISubprogram(name: "getgid", scope: !1, file: !1, line: 26, type: !9, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = !DILocation(line: 26, scope: !54)
!56 = distinct !DISubprogram(name: "getegid", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = !DILocation(line: 27, scope: !56)
!58 = distinct !DISubprogram(name: "setuid", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = !DILocation(line: 10, scope: !22, inlinedAt: !60)
!60 = distinct !DILocation(line: 28, scope: !58)
!61 = !DILocation(line: 11, scope: !22, inlinedAt: !60)
!62 = !DILocation(line: 12, scope: !22, inlinedAt: !60)
!63 = !DILocation(line: 39, scope: !28, inlinedAt: !64)
!64 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !60)
!65 = !DILocation(line: 13, scope: !22, inlinedAt: !60)
!66 = !DILocation(line: 15, scope: !22, inlinedAt: !60)
!67 = !DILocation(line: 14, scope: !22, inlinedAt: !60)
!68 = !DILocation(line: 17, scope: !22, inlinedAt: !60)
!69 = !DILocation(line: 28, scope: !58)
!70 = distinct !DISubprogram(name: "setgid", scope: !1, file: !1, line: 29, type: !9, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = !DILocation(line: 10, scope: !22, inlinedAt: !72)
!72 = distinct !DILocation(line: 29, scope: !70)
!73 = !DILocation(line: 11, scope: !22, inlinedAt: !72)
!74 = !DILocation(line: 12, scope: !22, inlinedAt: !72)
!75 = !DILocation(line: 39, scope: !28, inlinedAt: !76)
!76 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !72)
!77 = !DILocation(line: 13, scope: !22, inlinedAt: !72)
!78 = !DILocation(line: 15, scope: !22, inlinedAt: !72)
!79 = !DILocation(line: 14, scope: !22, inlinedAt: !72)
!80 = !DILocation(line: 17, scope: !22, inlinedAt: !72)
!81 = !DILocation(line: 29, scope: !70)
!82 = distinct !DISubprogram(name: "seteuid", scope: !1, file: !1, line: 30, type: !9, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!83 = !DILocation(line: 10, scope: !22, inlinedAt: !84)
!84 = distinct !DILocation(line: 30, scope: !82)
!85 = !DILocation(line: 11, scope: !22, inlinedAt: !84)
!86 = !DILocation(line: 12, scope: !22, inlinedAt: !84)
!87 = !DILocation(line: 39, scope: !28, inlinedAt: !88)
!88 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !84)
!89 = !DILocation(line: 13, scope: !22, inlinedAt: !84)
!90 = !DILocation(line: 15, scope: !22, inlinedAt: !84)
!91 = !DILocation(line: 14, scope: !22, inlinedAt: !84)
!92 = !DILocation(line: 17, scope: !22, inlinedAt: !84)
!93 = !DILocation(line: 30, scope: !82)
!94 = distinct !DISubprogram(name: "setegid", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!95 = !DILocation(line: 10, scope: !22, inlinedAt: !96)
!96 = distinct !DILocation(line: 31, scope: !94)
!97 = !DILocation(line: 11, scope: !22, inlinedAt: !96)
!98 = !DILocation(line: 12, scope: !22, inlinedAt: !96)
!99 = !DILocation(line: 39, scope: !28, inlinedAt: !100)
!100 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !96)
!101 = !DILocation(line: 13, scope: !22, inlinedAt: !96)
!102 = !DILocation(line: 15, scope: !22, inlinedAt: !96)
!103 = !DILocation(line: 14, scope: !22, inlinedAt: !96)
!104 = !DILocation(line: 17, scope: !22, inlinedAt: !96)
!105 = !DILocation(line: 31, scope: !94)
!106 = distinct !DISubprogram(name: "setgroups", scope: !1, file: !1, line: 32, type: !9, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = !DILocation(line: 10, scope: !22, inlinedAt: !108)
!108 = distinct !DILocation(line: 32, scope: !106)
!109 = !DILocation(line: 11, scope: !22, inlinedAt: !108)
!110 = !DILocation(line: 12, scope: !22, inlinedAt: !108)
!111 = !DILocation(line: 39, scope: !28, inlinedAt: !112)
!112 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !108)
!113 = !DILocation(line: 13, scope: !22, inlinedAt: !108)
!114 = !DILocation(line: 15, scope: !22, inlinedAt: !108)
!115 = !DILocation(line: 14, scope: !22, inlinedAt: !108)
!116 = !DILocation(line: 17, scope: !22, inlinedAt: !108)
!117 = !DILocation(line: 32, scope: !106)
!118 = distinct !DISubprogram(name: "initgroups", scope: !1, file: !1, line: 33, type: !9, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = !DILocation(line: 10, scope: !22, inlinedAt: !120)
!120 = distinct !DILocation(line: 33, scope: !118)
!121 = !DILocation(line: 11, scope: !22, inlinedAt: !120)
!122 = !DILocation(line: 12, scope: !22, inlinedAt: !120)
!123 = !DILocation(line: 39, scope: !28, inlinedAt: !124)
!124 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !120)
!125 = !DILocation(line: 13, scope: !22, inlinedAt: !120)
!126 = !DILocation(line: 15, scope: !22, inlinedAt: !120)
!127 = !DILocation(line: 14, scope: !22, inlinedAt: !120)
!128 = !DILocation(line: 17, scope: !22, inlinedAt: !120)
!129 = !DILocation(line: 33, scope: !118)
!130 = distinct !DISubprogram(name: "get_nprocs", scope: !1, file: !1, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!131 = !DILocation(line: 58, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "any_long", scope: !29, file: !29, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!133 = distinct !DILocation(line: 69, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "any_between", scope: !29, file: !29, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!135 = distinct !DILocation(line: 37, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "processors", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!137 = distinct !DILocation(line: 39, scope: !130)
!138 = !DILocation(line: 59, scope: !132, inlinedAt: !133)
!139 = !DILocation(line: 60, scope: !132, inlinedAt: !133)
!140 = !DILocation(line: 61, scope: !132, inlinedAt: !133)
!141 = !DILocation(line: 70, scope: !134, inlinedAt: !135)
!142 = !DILocation(line: 39, scope: !130)
!143 = distinct !DISubprogram(name: "get_nprocs_conf", scope: !1, file: !1, line: 40, type: !9, scopeLine: 40, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!144 = !DILocation(line: 58, scope: !132, inlinedAt: !145)
!145 = distinct !DILocation(line: 69, scope: !134, inlinedAt: !146)
!146 = distinct !DILocation(line: 37, scope: !136, inlinedAt: !147)
!147 = distinct !DILocation(line: 40, scope: !143)
!148 = !DILocation(line: 59, scope: !132, inlinedAt: !145)
!149 = !DILocation(line: 60, scope: !132, inlinedAt: !145)
!150 = !DILocation(line: 61, scope: !132, inlinedAt: !145)
!151 = !DILocation(line: 70, scope: !134, inlinedAt: !146)
!152 = !DILocation(line: 40, scope: !143)
!153 = distinct !DISubprogram(name: "getpagesize", scope: !1, file: !1, line: 41, type: !9, scopeLine: 41, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = !DILocation(line: 41, scope: !153)
!155 = distinct !DISubprogram(name: "gethostid", scope: !1, file: !1, line: 42, type: !9, scopeLine: 42, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = !DILocation(line: 51, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "any_int", scope: !29, file: !29, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!158 = distinct !DILocation(line: 42, scope: !155)
!159 = !DILocation(line: 52, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 53, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 54, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 42, scope: !155)
!163 = distinct !DISubprogram(name: "sysconf", scope: !1, file: !1, line: 44, type: !9, scopeLine: 45, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = !DILocation(line: 46, scope: !163)
!165 = !DILocation(line: 58, scope: !132, inlinedAt: !166)
!166 = distinct !DILocation(line: 69, scope: !134, inlinedAt: !167)
!167 = distinct !DILocation(line: 37, scope: !136, inlinedAt: !168)
!168 = distinct !DILocation(line: 48, scope: !163)
!169 = !DILocation(line: 59, scope: !132, inlinedAt: !166)
!170 = !DILocation(line: 60, scope: !132, inlinedAt: !166)
!171 = !DILocation(line: 61, scope: !132, inlinedAt: !166)
!172 = !DILocation(line: 70, scope: !134, inlinedAt: !167)
!173 = !DILocation(line: 48, scope: !163)
!174 = !DILocation(line: 49, scope: !163)
!175 = !DILocation(line: 50, scope: !163)
!176 = !DILocation(line: 51, scope: !163)
!177 = !DILocation(line: 58, scope: !132, inlinedAt: !178)
!178 = distinct !DILocation(line: 69, scope: !134, inlinedAt: !179)
!179 = distinct !DILocation(line: 52, scope: !163)
!180 = !DILocation(line: 59, scope: !132, inlinedAt: !178)
!181 = !DILocation(line: 60, scope: !132, inlinedAt: !178)
!182 = !DILocation(line: 61, scope: !132, inlinedAt: !178)
!183 = !DILocation(line: 70, scope: !134, inlinedAt: !179)
!184 = !DILocation(line: 52, scope: !163)
!185 = !DILocation(line: 0, scope: !163)
!186 = !DILocation(line: 54, scope: !163)
!187 = distinct !DISubprogram(name: "confstr", scope: !1, file: !1, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = !DILocation(line: 58, scope: !187)
!189 = !DILocation(line: 105, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "fill", scope: !29, file: !29, line: 103, type: !9, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = distinct !DILocation(line: 59, scope: !187)
!192 = !DILocation(line: 106, scope: !190, inlinedAt: !191)
!193 = !DILocation(line: 60, scope: !187)
!194 = !DILocation(line: 61, scope: !187)
!195 = !DILocation(line: 62, scope: !187)
!196 = distinct !DISubprogram(name: "getrlimit", scope: !1, file: !1, line: 65, type: !9, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = !DILocation(line: 67, scope: !196)
!198 = !DILocation(line: 105, scope: !190, inlinedAt: !199)
!199 = distinct !DILocation(line: 67, scope: !196)
!200 = !DILocation(line: 106, scope: !190, inlinedAt: !199)
!201 = !DILocation(line: 68, scope: !196)
!202 = distinct !DISubprogram(name: "getrlimit64", scope: !1, file: !1, line: 71, type: !9, scopeLine: 72, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = !DILocation(line: 73, scope: !202)
!204 = !DILocation(line: 105, scope: !190, inlinedAt: !205)
!205 = distinct !DILocation(line: 73, scope: !202)
!206 = !DILocation(line: 106, scope: !190, inlinedAt: !205)
!207 = !DILocation(line: 74, scope: !202)
!208 = distinct !DISubprogram(name: "setrlimit", scope: !1, file: !1, line: 77, type: !9, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!209 = !DILocation(line: 10, scope: !22, inlinedAt: !210)
!210 = distinct !DILocation(line: 77, scope: !208)
!211 = !DILocation(line: 11, scope: !22, inlinedAt: !210)
!212 = !DILocation(line: 12, scope: !22, inlinedAt: !210)
!213 = !DILocation(line: 39, scope: !28, inlinedAt: !214)
!214 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !210)
!215 = !DILocation(line: 13, scope: !22, inlinedAt: !210)
!216 = !DILocation(line: 15, scope: !22, inlinedAt: !210)
!217 = !DILocation(line: 14, scope: !22, inlinedAt: !210)
!218 = !DILocation(line: 17, scope: !22, inlinedAt: !210)
!219 = !DILocation(line: 77, scope: !208)
!220 = distinct !DISubprogram(name: "setrlimit64", scope: !1, file: !1, line: 78, type: !9, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!221 = !DILocation(line: 10, scope: !22, inlinedAt: !222)
!222 = distinct !DILocation(line: 78, scope: !220)
!223 = !DILocation(line: 11, scope: !22, inlinedAt: !222)
!224 = !DILocation(line: 12, scope: !22, inlinedAt: !222)
!225 = !DILocation(line: 39, scope: !28, inlinedAt: !226)
!226 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !222)
!227 = !DILocation(line: 13, scope: !22, inlinedAt: !222)
!228 = !DILocation(line: 15, scope: !22, inlinedAt: !222)
!229 = !DILocation(line: 14, scope: !22, inlinedAt: !222)
!230 = !DILocation(line: 17, scope: !22, inlinedAt: !222)
!231 = !DILocation(line: 78, scope: !220)
!232 = distinct !DISubprogram(name: "getrusage", scope: !1, file: !1, line: 80, type: !9, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!233 = !DILocation(line: 82, scope: !232)
!234 = !DILocation(line: 105, scope: !190, inlinedAt: !235)
!235 = distinct !DILocation(line: 82, scope: !232)
!236 = !DILocation(line: 106, scope: !190, inlinedAt: !235)
!237 = !DILocation(line: 83, scope: !232)
!238 = distinct !DISubprogram(name: "sysinfo", scope: !1, file: !1, line: 86, type: !9, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!239 = !DILocation(line: 88, scope: !238)
!240 = !DILocation(line: 105, scope: !190, inlinedAt: !241)
!241 = distinct !DILocation(line: 88, scope: !238)
!242 = !DILocation(line: 106, scope: !190, inlinedAt: !241)
!243 = !DILocation(line: 89, scope: !238)
!244 = distinct !DISubprogram(name: "prctl", scope: !1, file: !1, line: 92, type: !9, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!245 = !DILocation(line: 10, scope: !22, inlinedAt: !246)
!246 = distinct !DILocation(line: 92, scope: !244)
!247 = !DILocation(line: 11, scope: !22, inlinedAt: !246)
!248 = !DILocation(line: 12, scope: !22, inlinedAt: !246)
!249 = !DILocation(line: 39, scope: !28, inlinedAt: !250)
!250 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !246)
!251 = !DILocation(line: 13, scope: !22, inlinedAt: !246)
!252 = !DILocation(line: 15, scope: !22, inlinedAt: !246)
!253 = !DILocation(line: 14, scope: !22, inlinedAt: !246)
!254 = !DILocation(line: 17, scope: !22, inlinedAt: !246)
!255 = !DILocation(line: 92, scope: !244)
!256 = distinct !DISubprogram(name: "nice", scope: !1, file: !1, line: 93, type: !9, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!257 = !DILocation(line: 51, scope: !157, inlinedAt: !258)
!258 = distinct !DILocation(line: 93, scope: !256)
!259 = !DILocation(line: 52, scope: !157, inlinedAt: !258)
!260 = !DILocation(line: 53, scope: !157, inlinedAt: !258)
!261 = !DILocation(line: 54, scope: !157, inlinedAt: !258)
!262 = !DILocation(line: 93, scope: !256)
!263 = distinct !DISubprogram(name: "getpriority", scope: !1, file: !1, line: 94, type: !9, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!264 = !DILocation(line: 94, scope: !263)
!265 = distinct !DISubprogram(name: "setpriority", scope: !1, file: !1, line: 95, type: !9, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!266 = !DILocation(line: 10, scope: !22, inlinedAt: !267)
!267 = distinct !DILocation(line: 95, scope: !265)
!268 = !DILocation(line: 11, scope: !22, inlinedAt: !267)
!269 = !DILocation(line: 12, scope: !22, inlinedAt: !267)
!270 = !DILocation(line: 39, scope: !28, inlinedAt: !271)
!271 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !267)
!272 = !DILocation(line: 13, scope: !22, inlinedAt: !267)
!273 = !DILocation(line: 15, scope: !22, inlinedAt: !267)
!274 = !DILocation(line: 14, scope: !22, inlinedAt: !267)
!275 = !DILocation(line: 17, scope: !22, inlinedAt: !267)
!276 = !DILocation(line: 95, scope: !265)
!277 = distinct !DISubprogram(name: "sched_setaffinity", scope: !1, file: !1, line: 99, type: !9, scopeLine: 99, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!278 = !DILocation(line: 99, scope: !277)
!279 = distinct !DISubprogram(name: "sched_getaffinity", scope: !1, file: !1, line: 101, type: !9, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!280 = !DILocation(line: 103, scope: !279)
!281 = !DILocation(line: 105, scope: !190, inlinedAt: !282)
!282 = distinct !DILocation(line: 103, scope: !279)
!283 = !DILocation(line: 106, scope: !190, inlinedAt: !282)
!284 = !DILocation(line: 104, scope: !279)
!285 = distinct !DISubprogram(name: "sched_getcpu", scope: !1, file: !1, line: 107, type: !9, scopeLine: 107, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!286 = !DILocation(line: 58, scope: !132, inlinedAt: !287)
!287 = distinct !DILocation(line: 69, scope: !134, inlinedAt: !288)
!288 = distinct !DILocation(line: 107, scope: !285)
!289 = !DILocation(line: 59, scope: !132, inlinedAt: !287)
!290 = !DILocation(line: 60, scope: !132, inlinedAt: !287)
!291 = !DILocation(line: 61, scope: !132, inlinedAt: !287)
!292 = !DILocation(line: 70, scope: !134, inlinedAt: !288)
!293 = !DILocation(line: 107, scope: !285)
!294 = distinct !DISubprogram(name: "sched_get_priority_max", scope: !1, file: !1, line: 108, type: !9, scopeLine: 108, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!295 = !DILocation(line: 108, scope: !294)
!296 = distinct !DISubprogram(name: "sched_get_priority_min", scope: !1, file: !1, line: 109, type: !9, scopeLine: 109, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!297 = !DILocation(line: 109, scope: !296)
!298 = distinct !DISubprogram(name: "sched_setscheduler", scope: !1, file: !1, line: 110, type: !9, scopeLine: 110, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!299 = !DILocation(line: 10, scope: !22, inlinedAt: !300)
!300 = distinct !DILocation(line: 110, scope: !298)
!301 = !DILocation(line: 11, scope: !22, inlinedAt: !300)
!302 = !DILocation(line: 12, scope: !22, inlinedAt: !300)
!303 = !DILocation(line: 39, scope: !28, inlinedAt: !304)
!304 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !300)
!305 = !DILocation(line: 13, scope: !22, inlinedAt: !300)
!306 = !DILocation(line: 15, scope: !22, inlinedAt: !300)
!307 = !DILocation(line: 14, scope: !22, inlinedAt: !300)
!308 = !DILocation(line: 17, scope: !22, inlinedAt: !300)
!309 = !DILocation(line: 110, scope: !298)
!310 = distinct !DISubprogram(name: "sched_getscheduler", scope: !1, file: !1, line: 111, type: !9, scopeLine: 111, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!311 = !DILocation(line: 111, scope: !310)
!312 = distinct !DISubprogram(name: "sched_setparam", scope: !1, file: !1, line: 112, type: !9, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!313 = !DILocation(line: 10, scope: !22, inlinedAt: !314)
!314 = distinct !DILocation(line: 112, scope: !312)
!315 = !DILocation(line: 11, scope: !22, inlinedAt: !314)
!316 = !DILocation(line: 12, scope: !22, inlinedAt: !314)
!317 = !DILocation(line: 39, scope: !28, inlinedAt: !318)
!318 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !314)
!319 = !DILocation(line: 13, scope: !22, inlinedAt: !314)
!320 = !DILocation(line: 15, scope: !22, inlinedAt: !314)
!321 = !DILocation(line: 14, scope: !22, inlinedAt: !314)
!322 = !DILocation(line: 17, scope: !22, inlinedAt: !314)
!323 = !DILocation(line: 112, scope: !312)
!324 = distinct !DISubprogram(name: "sched_getparam", scope: !1, file: !1, line: 114, type: !9, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!325 = !DILocation(line: 116, scope: !324)
!326 = !DILocation(line: 117, scope: !324)
!327 = distinct !DISubprogram(name: "__sched_cpucount", scope: !1, file: !1, line: 120, type: !9, scopeLine: 121, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!328 = !DILocation(line: 123, scope: !327)
!329 = !DILocation(line: 0, scope: !327)
!330 = !DILocation(line: 125, scope: !327)
!331 = !DILocation(line: 124, scope: !327)
!332 = !{i64 0, i64 65}
!333 = distinct !{!333, !328, !331, !334, !335}
!334 = !{!"llvm.loop.mustprogress"}
!335 = !{!"llvm.loop.unroll.disable"}
!336 = distinct !DISubprogram(name: "__sched_cpualloc", scope: !1, file: !1, line: 128, type: !9, scopeLine: 128, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!337 = !DILocation(line: 128, scope: !336)
!338 = !DILocation(line: 110, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "heap_alloc", scope: !29, file: !29, line: 110, type: !9, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!340 = distinct !DILocation(line: 128, scope: !336)
!341 = distinct !DISubprogram(name: "__sched_cpufree", scope: !1, file: !1, line: 129, type: !9, scopeLine: 129, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!342 = !DILocation(line: 129, scope: !341)
!343 = distinct !DISubprogram(name: "fork", scope: !1, file: !1, line: 133, type: !9, scopeLine: 134, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!344 = !DILocation(line: 135, scope: !343)
!345 = !DILocation(line: 39, scope: !28, inlinedAt: !346)
!346 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "fail", scope: !29, file: !29, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!348 = distinct !DILocation(line: 136, scope: !343)
!349 = !DILocation(line: 44, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 136, scope: !343)
!351 = !DILocation(line: 137, scope: !343)
!352 = distinct !DISubprogram(name: "vfork", scope: !1, file: !1, line: 140, type: !9, scopeLine: 140, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!353 = !DILocation(line: 135, scope: !343, inlinedAt: !354)
!354 = distinct !DILocation(line: 140, scope: !352)
!355 = !DILocation(line: 137, scope: !343, inlinedAt: !354)
!356 = !DILocation(line: 39, scope: !28, inlinedAt: !357)
!357 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !358)
!358 = distinct !DILocation(line: 136, scope: !343, inlinedAt: !354)
!359 = !DILocation(line: 44, scope: !347, inlinedAt: !358)
!360 = !DILocation(line: 140, scope: !352)
!361 = distinct !DISubprogram(name: "daemon", scope: !1, file: !1, line: 141, type: !9, scopeLine: 141, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!362 = !DILocation(line: 10, scope: !22, inlinedAt: !363)
!363 = distinct !DILocation(line: 141, scope: !361)
!364 = !DILocation(line: 11, scope: !22, inlinedAt: !363)
!365 = !DILocation(line: 12, scope: !22, inlinedAt: !363)
!366 = !DILocation(line: 39, scope: !28, inlinedAt: !367)
!367 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !363)
!368 = !DILocation(line: 13, scope: !22, inlinedAt: !363)
!369 = !DILocation(line: 15, scope: !22, inlinedAt: !363)
!370 = !DILocation(line: 14, scope: !22, inlinedAt: !363)
!371 = !DILocation(line: 17, scope: !22, inlinedAt: !363)
!372 = !DILocation(line: 141, scope: !361)
!373 = distinct !DISubprogram(name: "execv", scope: !1, file: !1, line: 151, type: !9, scopeLine: 151, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!374 = !DILocation(line: 96, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "read_string", scope: !29, file: !29, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!376 = distinct !DILocation(line: 145, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 143, type: !9, scopeLine: 144, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!378 = distinct !DILocation(line: 151, scope: !373)
!379 = !DILocation(line: 88, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "length", scope: !29, file: !29, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!381 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !376)
!382 = !DILocation(line: 0, scope: !380, inlinedAt: !381)
!383 = !DILocation(line: 89, scope: !380, inlinedAt: !381)
!384 = distinct !{!384, !379, !383, !334, !335}
!385 = !DILocation(line: 98, scope: !375, inlinedAt: !376)
!386 = !DILocation(line: 146, scope: !377, inlinedAt: !378)
!387 = !DILocation(line: 148, scope: !377, inlinedAt: !378)
!388 = !DILocation(line: 39, scope: !28, inlinedAt: !389)
!389 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !390)
!390 = distinct !DILocation(line: 147, scope: !377, inlinedAt: !378)
!391 = !DILocation(line: 44, scope: !347, inlinedAt: !390)
!392 = !DILocation(line: 151, scope: !373)
!393 = distinct !DISubprogram(name: "execve", scope: !1, file: !1, line: 152, type: !9, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!394 = !DILocation(line: 96, scope: !375, inlinedAt: !395)
!395 = distinct !DILocation(line: 145, scope: !377, inlinedAt: !396)
!396 = distinct !DILocation(line: 152, scope: !393)
!397 = !DILocation(line: 88, scope: !380, inlinedAt: !398)
!398 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !395)
!399 = !DILocation(line: 0, scope: !380, inlinedAt: !398)
!400 = !DILocation(line: 89, scope: !380, inlinedAt: !398)
!401 = distinct !{!401, !397, !400, !334, !335}
!402 = !DILocation(line: 98, scope: !375, inlinedAt: !395)
!403 = !DILocation(line: 146, scope: !377, inlinedAt: !396)
!404 = !DILocation(line: 148, scope: !377, inlinedAt: !396)
!405 = !DILocation(line: 39, scope: !28, inlinedAt: !406)
!406 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !407)
!407 = distinct !DILocation(line: 147, scope: !377, inlinedAt: !396)
!408 = !DILocation(line: 44, scope: !347, inlinedAt: !407)
!409 = !DILocation(line: 152, scope: !393)
!410 = distinct !DISubprogram(name: "execvp", scope: !1, file: !1, line: 153, type: !9, scopeLine: 153, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!411 = !DILocation(line: 96, scope: !375, inlinedAt: !412)
!412 = distinct !DILocation(line: 145, scope: !377, inlinedAt: !413)
!413 = distinct !DILocation(line: 153, scope: !410)
!414 = !DILocation(line: 88, scope: !380, inlinedAt: !415)
!415 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !412)
!416 = !DILocation(line: 0, scope: !380, inlinedAt: !415)
!417 = !DILocation(line: 89, scope: !380, inlinedAt: !415)
!418 = distinct !{!418, !414, !417, !334, !335}
!419 = !DILocation(line: 98, scope: !375, inlinedAt: !412)
!420 = !DILocation(line: 146, scope: !377, inlinedAt: !413)
!421 = !DILocation(line: 148, scope: !377, inlinedAt: !413)
!422 = !DILocation(line: 39, scope: !28, inlinedAt: !423)
!423 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !424)
!424 = distinct !DILocation(line: 147, scope: !377, inlinedAt: !413)
!425 = !DILocation(line: 44, scope: !347, inlinedAt: !424)
!426 = !DILocation(line: 153, scope: !410)
!427 = distinct !DISubprogram(name: "execl", scope: !1, file: !1, line: 154, type: !9, scopeLine: 154, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!428 = !DILocation(line: 96, scope: !375, inlinedAt: !429)
!429 = distinct !DILocation(line: 145, scope: !377, inlinedAt: !430)
!430 = distinct !DILocation(line: 154, scope: !427)
!431 = !DILocation(line: 88, scope: !380, inlinedAt: !432)
!432 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !429)
!433 = !DILocation(line: 0, scope: !380, inlinedAt: !432)
!434 = !DILocation(line: 89, scope: !380, inlinedAt: !432)
!435 = distinct !{!435, !431, !434, !334, !335}
!436 = !DILocation(line: 98, scope: !375, inlinedAt: !429)
!437 = !DILocation(line: 146, scope: !377, inlinedAt: !430)
!438 = !DILocation(line: 148, scope: !377, inlinedAt: !430)
!439 = !DILocation(line: 39, scope: !28, inlinedAt: !440)
!440 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !441)
!441 = distinct !DILocation(line: 147, scope: !377, inlinedAt: !430)
!442 = !DILocation(line: 44, scope: !347, inlinedAt: !441)
!443 = !DILocation(line: 154, scope: !427)
!444 = distinct !DISubprogram(name: "execlp", scope: !1, file: !1, line: 155, type: !9, scopeLine: 155, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!445 = !DILocation(line: 96, scope: !375, inlinedAt: !446)
!446 = distinct !DILocation(line: 145, scope: !377, inlinedAt: !447)
!447 = distinct !DILocation(line: 155, scope: !444)
!448 = !DILocation(line: 88, scope: !380, inlinedAt: !449)
!449 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !446)
!450 = !DILocation(line: 0, scope: !380, inlinedAt: !449)
!451 = !DILocation(line: 89, scope: !380, inlinedAt: !449)
!452 = distinct !{!452, !448, !451, !334, !335}
!453 = !DILocation(line: 98, scope: !375, inlinedAt: !446)
!454 = !DILocation(line: 146, scope: !377, inlinedAt: !447)
!455 = !DILocation(line: 148, scope: !377, inlinedAt: !447)
!456 = !DILocation(line: 39, scope: !28, inlinedAt: !457)
!457 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !458)
!458 = distinct !DILocation(line: 147, scope: !377, inlinedAt: !447)
!459 = !DILocation(line: 44, scope: !347, inlinedAt: !458)
!460 = !DILocation(line: 155, scope: !444)
!461 = distinct !DISubprogram(name: "execle", scope: !1, file: !1, line: 156, type: !9, scopeLine: 156, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!462 = !DILocation(line: 96, scope: !375, inlinedAt: !463)
!463 = distinct !DILocation(line: 145, scope: !377, inlinedAt: !464)
!464 = distinct !DILocation(line: 156, scope: !461)
!465 = !DILocation(line: 88, scope: !380, inlinedAt: !466)
!466 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !463)
!467 = !DILocation(line: 0, scope: !380, inlinedAt: !466)
!468 = !DILocation(line: 89, scope: !380, inlinedAt: !466)
!469 = distinct !{!469, !465, !468, !334, !335}
!470 = !DILocation(line: 98, scope: !375, inlinedAt: !463)
!471 = !DILocation(line: 146, scope: !377, inlinedAt: !464)
!472 = !DILocation(line: 148, scope: !377, inlinedAt: !464)
!473 = !DILocation(line: 39, scope: !28, inlinedAt: !474)
!474 = distinct !DILocation(line: 44, scope: !347, inlinedAt: !475)
!475 = distinct !DILocation(line: 147, scope: !377, inlinedAt: !464)
!476 = !DILocation(line: 44, scope: !347, inlinedAt: !475)
!477 = !DILocation(line: 156, scope: !461)
!478 = distinct !DISubprogram(name: "waitpid", scope: !1, file: !1, line: 158, type: !9, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!479 = !DILocation(line: 160, scope: !478)
!480 = !DILocation(line: 161, scope: !478)
!481 = !DILocation(line: 105, scope: !190, inlinedAt: !482)
!482 = distinct !DILocation(line: 161, scope: !478)
!483 = !DILocation(line: 106, scope: !190, inlinedAt: !482)
!484 = !DILocation(line: 51, scope: !157, inlinedAt: !485)
!485 = distinct !DILocation(line: 64, scope: !486, inlinedAt: !487)
!486 = distinct !DISubprogram(name: "any_nonnegative", scope: !29, file: !29, line: 64, type: !9, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!487 = distinct !DILocation(line: 162, scope: !478)
!488 = !DILocation(line: 52, scope: !157, inlinedAt: !485)
!489 = !DILocation(line: 53, scope: !157, inlinedAt: !485)
!490 = !DILocation(line: 54, scope: !157, inlinedAt: !485)
!491 = !DILocation(line: 10, scope: !22, inlinedAt: !492)
!492 = distinct !DILocation(line: 162, scope: !478)
!493 = !DILocation(line: 11, scope: !22, inlinedAt: !492)
!494 = !DILocation(line: 12, scope: !22, inlinedAt: !492)
!495 = !DILocation(line: 39, scope: !28, inlinedAt: !496)
!496 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !492)
!497 = !DILocation(line: 13, scope: !22, inlinedAt: !492)
!498 = !DILocation(line: 15, scope: !22, inlinedAt: !492)
!499 = !DILocation(line: 14, scope: !22, inlinedAt: !492)
!500 = !DILocation(line: 64, scope: !486, inlinedAt: !487)
!501 = !DILocation(line: 17, scope: !22, inlinedAt: !492)
!502 = !DILocation(line: 162, scope: !478)
!503 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 165, type: !9, scopeLine: 165, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!504 = !DILocation(line: 165, scope: !503)
!505 = distinct !DISubprogram(name: "gethostname", scope: !1, file: !1, line: 176, type: !9, scopeLine: 177, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!506 = !DILocation(line: 178, scope: !505)
!507 = !DILocation(line: 179, scope: !505)
!508 = !DILocation(line: 171, scope: !509, inlinedAt: !510)
!509 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 169, type: !9, scopeLine: 170, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!510 = distinct !DILocation(line: 180, scope: !505)
!511 = !DILocation(line: 172, scope: !509, inlinedAt: !510)
!512 = !DILocation(line: 180, scope: !505)
!513 = !DILocation(line: 10, scope: !22, inlinedAt: !514)
!514 = distinct !DILocation(line: 181, scope: !505)
!515 = !DILocation(line: 11, scope: !22, inlinedAt: !514)
!516 = !DILocation(line: 12, scope: !22, inlinedAt: !514)
!517 = !DILocation(line: 39, scope: !28, inlinedAt: !518)
!518 = distinct !DILocation(line: 13, scope: !22, inlinedAt: !514)
!519 = !DILocation(line: 13, scope: !22, inlinedAt: !514)
!520 = !DILocation(line: 15, scope: !22, inlinedAt: !514)
!521 = !DILocation(line: 14, scope: !22, inlinedAt: !514)
!522 = !DILocation(line: 17, scope: !22, inlinedAt: !514)
!523 = !DILocation(line: 181, scope: !505)
!524 = distinct !DISubprogram(name: "getdomainname", scope: !1, file: !1, line: 184, type: !9, scopeLine: 184, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!525 = !DILocation(line: 184, scope: !524)
!526 = distinct !DISubprogram(name: "uname", scope: !1, file: !1, line: 186, type: !9, scopeLine: 187, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!527 = !DILocation(line: 188, scope: !526)
!528 = !DILocation(line: 105, scope: !190, inlinedAt: !529)
!529 = distinct !DILocation(line: 188, scope: !526)
!530 = !DILocation(line: 106, scope: !190, inlinedAt: !529)
!531 = !DILocation(line: 189, scope: !526)
!532 = !DILocation(line: 190, scope: !526)
!533 = distinct !DISubprogram(name: "ttyname", scope: !1, file: !1, line: 194, type: !9, scopeLine: 194, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!534 = !DILocation(line: 194, scope: !533)
!535 = !DILocation(line: 39, scope: !28, inlinedAt: !536)
!536 = distinct !DILocation(line: 193, scope: !537, inlinedAt: !538)
!537 = distinct !DISubprogram(name: "ttyname_text", scope: !1, file: !1, line: 193, type: !9, scopeLine: 193, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!538 = distinct !DILocation(line: 194, scope: !533)
!539 = !DILocation(line: 193, scope: !537, inlinedAt: !538)
!540 = !DILocation(line: 171, scope: !509, inlinedAt: !541)
!541 = distinct !DILocation(line: 193, scope: !537, inlinedAt: !538)
!542 = !DILocation(line: 172, scope: !509, inlinedAt: !541)
!543 = distinct !DISubprogram(name: "getlogin", scope: !1, file: !1, line: 195, type: !9, scopeLine: 195, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!544 = !DILocation(line: 195, scope: !543)
!545 = !DILocation(line: 39, scope: !28, inlinedAt: !546)
!546 = distinct !DILocation(line: 193, scope: !537, inlinedAt: !547)
!547 = distinct !DILocation(line: 195, scope: !543)
!548 = !DILocation(line: 193, scope: !537, inlinedAt: !547)
!549 = !DILocation(line: 171, scope: !509, inlinedAt: !550)
!550 = distinct !DILocation(line: 193, scope: !537, inlinedAt: !547)
!551 = !DILocation(line: 172, scope: !509, inlinedAt: !550)
!552 = distinct !DISubprogram(name: "ctermid", scope: !1, file: !1, line: 196, type: !9, scopeLine: 196, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!553 = !DILocation(line: 196, scope: !552)
!554 = distinct !DISubprogram(name: "getpwnam", scope: !1, file: !1, line: 209, type: !9, scopeLine: 210, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!555 = !DILocation(line: 96, scope: !375, inlinedAt: !556)
!556 = distinct !DILocation(line: 211, scope: !554)
!557 = !DILocation(line: 88, scope: !380, inlinedAt: !558)
!558 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !556)
!559 = !DILocation(line: 0, scope: !380, inlinedAt: !558)
!560 = !DILocation(line: 89, scope: !380, inlinedAt: !558)
!561 = distinct !{!561, !557, !560, !334, !335}
!562 = !DILocation(line: 98, scope: !375, inlinedAt: !556)
!563 = !DILocation(line: 212, scope: !554)
!564 = distinct !DISubprogram(name: "any_user", scope: !1, file: !1, line: 198, type: !9, scopeLine: 199, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!565 = !DILocation(line: 202, scope: !564)
!566 = !DILocation(line: 171, scope: !509, inlinedAt: !567)
!567 = distinct !DILocation(line: 204, scope: !564)
!568 = !DILocation(line: 172, scope: !509, inlinedAt: !567)
!569 = !DILocation(line: 171, scope: !509, inlinedAt: !570)
!570 = distinct !DILocation(line: 204, scope: !564)
!571 = !DILocation(line: 172, scope: !509, inlinedAt: !570)
!572 = !DILocation(line: 171, scope: !509, inlinedAt: !573)
!573 = distinct !DILocation(line: 204, scope: !564)
!574 = !DILocation(line: 172, scope: !509, inlinedAt: !573)
!575 = !DILocation(line: 204, scope: !564)
!576 = !DILocation(line: 51, scope: !157, inlinedAt: !577)
!577 = distinct !DILocation(line: 205, scope: !564)
!578 = !DILocation(line: 52, scope: !157, inlinedAt: !577)
!579 = !DILocation(line: 53, scope: !157, inlinedAt: !577)
!580 = !DILocation(line: 54, scope: !157, inlinedAt: !577)
!581 = !DILocation(line: 205, scope: !564)
!582 = !DILocation(line: 206, scope: !564)
!583 = !DILocation(line: 0, scope: !564)
!584 = !DILocation(line: 207, scope: !564)
!585 = distinct !DISubprogram(name: "getpwuid", scope: !1, file: !1, line: 215, type: !9, scopeLine: 215, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!586 = !DILocation(line: 215, scope: !585)
!587 = distinct !DISubprogram(name: "getgrnam", scope: !1, file: !1, line: 227, type: !9, scopeLine: 228, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!588 = !DILocation(line: 96, scope: !375, inlinedAt: !589)
!589 = distinct !DILocation(line: 229, scope: !587)
!590 = !DILocation(line: 88, scope: !380, inlinedAt: !591)
!591 = distinct !DILocation(line: 97, scope: !375, inlinedAt: !589)
!592 = !DILocation(line: 0, scope: !380, inlinedAt: !591)
!593 = !DILocation(line: 89, scope: !380, inlinedAt: !591)
!594 = distinct !{!594, !590, !593, !334, !335}
!595 = !DILocation(line: 98, scope: !375, inlinedAt: !589)
!596 = !DILocation(line: 221, scope: !597, inlinedAt: !598)
!597 = distinct !DISubprogram(name: "any_group", scope: !1, file: !1, line: 217, type: !9, scopeLine: 218, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!598 = distinct !DILocation(line: 230, scope: !587)
!599 = !DILocation(line: 171, scope: !509, inlinedAt: !600)
!600 = distinct !DILocation(line: 223, scope: !597, inlinedAt: !598)
!601 = !DILocation(line: 172, scope: !509, inlinedAt: !600)
!602 = !DILocation(line: 51, scope: !157, inlinedAt: !603)
!603 = distinct !DILocation(line: 223, scope: !597, inlinedAt: !598)
!604 = !DILocation(line: 52, scope: !157, inlinedAt: !603)
!605 = !DILocation(line: 53, scope: !157, inlinedAt: !603)
!606 = !DILocation(line: 54, scope: !157, inlinedAt: !603)
!607 = !DILocation(line: 223, scope: !597, inlinedAt: !598)
!608 = !DILocation(line: 224, scope: !597, inlinedAt: !598)
!609 = !DILocation(line: 0, scope: !597, inlinedAt: !598)
!610 = !DILocation(line: 230, scope: !587)
!611 = distinct !DISubprogram(name: "getgrgid", scope: !1, file: !1, line: 233, type: !9, scopeLine: 233, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!612 = !DILocation(line: 221, scope: !597, inlinedAt: !613)
!613 = distinct !DILocation(line: 233, scope: !611)
!614 = !DILocation(line: 171, scope: !509, inlinedAt: !615)
!615 = distinct !DILocation(line: 223, scope: !597, inlinedAt: !613)
!616 = !DILocation(line: 172, scope: !509, inlinedAt: !615)
!617 = !DILocation(line: 51, scope: !157, inlinedAt: !618)
!618 = distinct !DILocation(line: 223, scope: !597, inlinedAt: !613)
!619 = !DILocation(line: 52, scope: !157, inlinedAt: !618)
!620 = !DILocation(line: 53, scope: !157, inlinedAt: !618)
!621 = !DILocation(line: 54, scope: !157, inlinedAt: !618)
!622 = !DILocation(line: 223, scope: !597, inlinedAt: !613)
!623 = !DILocation(line: 224, scope: !597, inlinedAt: !613)
!624 = !DILocation(line: 0, scope: !597, inlinedAt: !613)
!625 = !DILocation(line: 233, scope: !611)
