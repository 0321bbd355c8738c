target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.passwd = type { i8*, i8*, i32, i32, i8*, i8*, i8* }
%struct.group = type { i8*, i8*, i32, i8** }
%struct.rlimit = type { i32, i32 }
%struct.rlimit64 = type { i64, i64 }
%struct.rusage = type { %struct.timeval, %struct.timeval, %union.anon, %union.anon.0, %union.anon.1, %union.anon.2, %union.anon.3, %union.anon.4, %union.anon.5, %union.anon.6, %union.anon.7, %union.anon.8, %union.anon.9, %union.anon.10, %union.anon.11, %union.anon.12 }
%struct.timeval = type { i32, i32 }
%union.anon = type { i32 }
%union.anon.0 = type { i32 }
%union.anon.1 = type { i32 }
%union.anon.2 = type { i32 }
%union.anon.3 = type { i32 }
%union.anon.4 = type { i32 }
%union.anon.5 = type { i32 }
%union.anon.6 = type { i32 }
%union.anon.7 = type { i32 }
%union.anon.8 = type { i32 }
%union.anon.9 = type { i32 }
%union.anon.10 = type { i32 }
%union.anon.11 = type { i32 }
%union.anon.12 = type { i32 }
%struct.sysinfo = type { i32, [3 x i32], i32, i32, i32, i32, i32, i32, i16, i16, i32, i32, i32, [8 x i8] }
%struct.cpu_set_t = type { [32 x i32] }
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
@any_user.user = internal global [32 x i8] zeroinitializer, align 1
@any_user.home = internal global [32 x i8] zeroinitializer, align 1
@any_user.shell = internal global [32 x i8] zeroinitializer, align 1
@any_user.p = internal global %struct.passwd zeroinitializer, align 4
@.str.34 = private unnamed_addr constant [13 x i8] c"user look-up\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"user\00", align 1
@.str.36 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.37 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.38 = private unnamed_addr constant [5 x i8] c"home\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.40 = private unnamed_addr constant [8 x i8] c"user id\00", align 1
@any_group.name = internal global [32 x i8] zeroinitializer, align 1
@any_group.members = internal global [1 x i8*] zeroinitializer, align 4
@any_group.g = internal global %struct.group zeroinitializer, align 4
@.str.41 = private unnamed_addr constant [14 x i8] c"group look-up\00", align 1
@.str.42 = private unnamed_addr constant [6 x i8] c"group\00", align 1
@.str.43 = private unnamed_addr constant [9 x i8] c"group id\00", align 1

define dso_local i32 @getpid() local_unnamed_addr #0 !dbg !9 {
  ret i32 1000, !dbg !12
}

define dso_local i32 @getppid() local_unnamed_addr #0 !dbg !13 {
  ret i32 999, !dbg !14
}

define dso_local i32 @getpgrp() local_unnamed_addr #0 !dbg !15 {
  ret i32 1000, !dbg !16
}

define dso_local i32 @getpgid(i32 noundef %0) local_unnamed_addr #0 !dbg !17 {
  ret i32 1000, !dbg !18
}

define dso_local i32 @getsid(i32 noundef %0) local_unnamed_addr #0 !dbg !19 {
  ret i32 1000, !dbg !20
}

define dso_local i32 @setsid() local_unnamed_addr #1 !dbg !21 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #8, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !22
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0)) #9, !dbg !26
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !27
  %3 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !28
  %4 = bitcast i8* %3 to i32*, !dbg !32
  %5 = load i8, i8* %2, align 1, !dbg !32
  %6 = and i8 %5, 127, !dbg !32
  %7 = add nuw i8 %6, 1, !dbg !32
  %8 = load i8, i8* %1, align 1, !dbg !33
  %9 = and i8 %8, 1, !dbg !33
  %10 = icmp eq i8 %9, 0, !dbg !33
  br i1 %10, label %17, label %11, !dbg !33

11:
  %12 = icmp eq i8 %7, 4, !dbg !34
  %13 = icmp eq i8 %7, 11, !dbg !34
  %14 = or i1 %12, %13, !dbg !34
  %15 = zext i8 %7 to i32, !dbg !32
  %16 = select i1 %14, i32 5, i32 %15, !dbg !34
  br label %19, !dbg !33

17:
  %18 = load i32, i32* %4, align 4, !dbg !33
  br label %19, !dbg !33

19:
  %20 = phi i32 [ 1000, %17 ], [ -1, %11 ], !dbg !33
  %21 = phi i32 [ %18, %17 ], [ %16, %11 ], !dbg !33
  store i32 %21, i32* %4, align 4, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #8, !dbg !35
  ret i32 %20, !dbg !36
}

define dso_local i32 @setpgid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !37 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !38
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i32 0, i32 0)) #9, !dbg !40
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !41
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !42
  %6 = bitcast i8* %5 to i32*, !dbg !44
  %7 = load i8, i8* %4, align 1, !dbg !44
  %8 = and i8 %7, 127, !dbg !44
  %9 = add nuw i8 %8, 1, !dbg !44
  %10 = load i8, i8* %3, align 1, !dbg !45
  %11 = and i8 %10, 1, !dbg !45
  %12 = icmp eq i8 %11, 0, !dbg !45
  br i1 %12, label %19, label %13, !dbg !45

13:
  %14 = icmp eq i8 %9, 4, !dbg !46
  %15 = icmp eq i8 %9, 11, !dbg !46
  %16 = or i1 %14, %15, !dbg !46
  %17 = zext i8 %9 to i32, !dbg !44
  %18 = select i1 %16, i32 5, i32 %17, !dbg !46
  br label %21, !dbg !45

19:
  %20 = load i32, i32* %6, align 4, !dbg !45
  br label %21, !dbg !45

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !45
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !45
  store i32 %23, i32* %6, align 4, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !47
  ret i32 %22, !dbg !48
}

define dso_local i32 @gettid() local_unnamed_addr #1 !dbg !49 {
  %1 = call i32 @__midway_self() #9, !dbg !50
  %2 = add i32 %1, 999, !dbg !50
  ret i32 %2, !dbg !50
}

declare i32 @__midway_self() local_unnamed_addr #2

define dso_local i32 @getuid() local_unnamed_addr #0 !dbg !51 {
  ret i32 1000, !dbg !52
}

define dso_local i32 @geteuid() local_unnamed_addr #0 !dbg !53 {
  ret i32 1000, !dbg !54
}

define dso_local i32 @getgid() local_unnamed_addr #0 !dbg !55 {
  ret i32 1000, !dbg !56
}

define dso_local i32 @getegid() local_unnamed_addr #0 !dbg !57 {
  ret i32 1000, !dbg !58
}

define dso_local i32 @setuid(i32 noundef %0) local_unnamed_addr #1 !dbg !59 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !60
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0)) #9, !dbg !62
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !63
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !64
  %5 = bitcast i8* %4 to i32*, !dbg !66
  %6 = load i8, i8* %3, align 1, !dbg !66
  %7 = and i8 %6, 127, !dbg !66
  %8 = add nuw i8 %7, 1, !dbg !66
  %9 = load i8, i8* %2, align 1, !dbg !67
  %10 = and i8 %9, 1, !dbg !67
  %11 = icmp eq i8 %10, 0, !dbg !67
  br i1 %11, label %18, label %12, !dbg !67

12:
  %13 = icmp eq i8 %8, 4, !dbg !68
  %14 = icmp eq i8 %8, 11, !dbg !68
  %15 = or i1 %13, %14, !dbg !68
  %16 = zext i8 %8 to i32, !dbg !66
  %17 = select i1 %15, i32 5, i32 %16, !dbg !68
  br label %20, !dbg !67

18:
  %19 = load i32, i32* %5, align 4, !dbg !67
  br label %20, !dbg !67

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !67
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !67
  store i32 %22, i32* %5, align 4, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !69
  ret i32 %21, !dbg !70
}

define dso_local i32 @setgid(i32 noundef %0) local_unnamed_addr #1 !dbg !71 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !72
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0)) #9, !dbg !74
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !75
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !76
  %5 = bitcast i8* %4 to i32*, !dbg !78
  %6 = load i8, i8* %3, align 1, !dbg !78
  %7 = and i8 %6, 127, !dbg !78
  %8 = add nuw i8 %7, 1, !dbg !78
  %9 = load i8, i8* %2, align 1, !dbg !79
  %10 = and i8 %9, 1, !dbg !79
  %11 = icmp eq i8 %10, 0, !dbg !79
  br i1 %11, label %18, label %12, !dbg !79

12:
  %13 = icmp eq i8 %8, 4, !dbg !80
  %14 = icmp eq i8 %8, 11, !dbg !80
  %15 = or i1 %13, %14, !dbg !80
  %16 = zext i8 %8 to i32, !dbg !78
  %17 = select i1 %15, i32 5, i32 %16, !dbg !80
  br label %20, !dbg !79

18:
  %19 = load i32, i32* %5, align 4, !dbg !79
  br label %20, !dbg !79

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !79
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !79
  store i32 %22, i32* %5, align 4, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !81
  ret i32 %21, !dbg !82
}

define dso_local i32 @seteuid(i32 noundef %0) local_unnamed_addr #1 !dbg !83 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !84
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #9, !dbg !86
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !87
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !88
  %5 = bitcast i8* %4 to i32*, !dbg !90
  %6 = load i8, i8* %3, align 1, !dbg !90
  %7 = and i8 %6, 127, !dbg !90
  %8 = add nuw i8 %7, 1, !dbg !90
  %9 = load i8, i8* %2, align 1, !dbg !91
  %10 = and i8 %9, 1, !dbg !91
  %11 = icmp eq i8 %10, 0, !dbg !91
  br i1 %11, label %18, label %12, !dbg !91

12:
  %13 = icmp eq i8 %8, 4, !dbg !92
  %14 = icmp eq i8 %8, 11, !dbg !92
  %15 = or i1 %13, %14, !dbg !92
  %16 = zext i8 %8 to i32, !dbg !90
  %17 = select i1 %15, i32 5, i32 %16, !dbg !92
  br label %20, !dbg !91

18:
  %19 = load i32, i32* %5, align 4, !dbg !91
  br label %20, !dbg !91

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !91
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !91
  store i32 %22, i32* %5, align 4, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !93
  ret i32 %21, !dbg !94
}

define dso_local i32 @setegid(i32 noundef %0) local_unnamed_addr #1 !dbg !95 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !96
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0)) #9, !dbg !98
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !99
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !100
  %5 = bitcast i8* %4 to i32*, !dbg !102
  %6 = load i8, i8* %3, align 1, !dbg !102
  %7 = and i8 %6, 127, !dbg !102
  %8 = add nuw i8 %7, 1, !dbg !102
  %9 = load i8, i8* %2, align 1, !dbg !103
  %10 = and i8 %9, 1, !dbg !103
  %11 = icmp eq i8 %10, 0, !dbg !103
  br i1 %11, label %18, label %12, !dbg !103

12:
  %13 = icmp eq i8 %8, 4, !dbg !104
  %14 = icmp eq i8 %8, 11, !dbg !104
  %15 = or i1 %13, %14, !dbg !104
  %16 = zext i8 %8 to i32, !dbg !102
  %17 = select i1 %15, i32 5, i32 %16, !dbg !104
  br label %20, !dbg !103

18:
  %19 = load i32, i32* %5, align 4, !dbg !103
  br label %20, !dbg !103

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !103
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !103
  store i32 %22, i32* %5, align 4, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !105
  ret i32 %21, !dbg !106
}

define dso_local i32 @setgroups(i32 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !107 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !108
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i32 0, i32 0)) #9, !dbg !110
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !111
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !112
  %6 = bitcast i8* %5 to i32*, !dbg !114
  %7 = load i8, i8* %4, align 1, !dbg !114
  %8 = and i8 %7, 127, !dbg !114
  %9 = add nuw i8 %8, 1, !dbg !114
  %10 = load i8, i8* %3, align 1, !dbg !115
  %11 = and i8 %10, 1, !dbg !115
  %12 = icmp eq i8 %11, 0, !dbg !115
  br i1 %12, label %19, label %13, !dbg !115

13:
  %14 = icmp eq i8 %9, 4, !dbg !116
  %15 = icmp eq i8 %9, 11, !dbg !116
  %16 = or i1 %14, %15, !dbg !116
  %17 = zext i8 %9 to i32, !dbg !114
  %18 = select i1 %16, i32 5, i32 %17, !dbg !116
  br label %21, !dbg !115

19:
  %20 = load i32, i32* %6, align 4, !dbg !115
  br label %21, !dbg !115

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !115
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !115
  store i32 %23, i32* %6, align 4, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !117
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !117
  ret i32 %22, !dbg !118
}

define dso_local i32 @initgroups(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !119 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !120
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !120
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0)) #9, !dbg !122
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !123
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !124
  %6 = bitcast i8* %5 to i32*, !dbg !126
  %7 = load i8, i8* %4, align 1, !dbg !126
  %8 = and i8 %7, 127, !dbg !126
  %9 = add nuw i8 %8, 1, !dbg !126
  %10 = load i8, i8* %3, align 1, !dbg !127
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
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !127
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !127
  store i32 %23, i32* %6, align 4, !dbg !127
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !129
  ret i32 %22, !dbg !130
}

define dso_local i32 @get_nprocs() local_unnamed_addr #1 !dbg !131 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !132
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #8, !dbg !132
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i32 0, i32 0)) #9, !dbg !139
  %3 = load i32, i32* %1, align 4, !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #8, !dbg !141
  %4 = add i32 %3, -1, !dbg !142
  %5 = icmp ult i32 %4, 1024, !dbg !142
  %6 = zext i1 %5 to i32, !dbg !142
  call void @__midway_assume(i32 noundef %6) #9, !dbg !142
  ret i32 %3, !dbg !143
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr #1 !dbg !144 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #8, !dbg !145
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i32 0, i32 0)) #9, !dbg !149
  %3 = load i32, i32* %1, align 4, !dbg !150
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #8, !dbg !151
  %4 = add i32 %3, -1, !dbg !152
  %5 = icmp ult i32 %4, 1024, !dbg !152
  %6 = zext i1 %5 to i32, !dbg !152
  call void @__midway_assume(i32 noundef %6) #9, !dbg !152
  ret i32 %3, !dbg !153
}

define dso_local i32 @getpagesize() local_unnamed_addr #0 !dbg !154 {
  ret i32 4096, !dbg !155
}

define dso_local i32 @gethostid() local_unnamed_addr #1 !dbg !156 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !157
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #8, !dbg !157
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0)) #9, !dbg !160
  %3 = load i32, i32* %1, align 4, !dbg !161
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #8, !dbg !162
  ret i32 %3, !dbg !163
}

define dso_local i32 @sysconf(i32 noundef %0) local_unnamed_addr #1 !dbg !164 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  switch i32 %0, label %13 [
    i32 30, label %18
    i32 84, label %4
    i32 83, label %4
    i32 2, label %10
    i32 4, label %11
    i32 74, label %12
  ], !dbg !165

4:
  %5 = bitcast i32* %2 to i8*, !dbg !166
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8, !dbg !166
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i32 0, i32 0)) #9, !dbg !170
  %6 = load i32, i32* %2, align 4, !dbg !171
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8, !dbg !172
  %7 = add i32 %6, -1, !dbg !173
  %8 = icmp ult i32 %7, 1024, !dbg !173
  %9 = zext i1 %8 to i32, !dbg !173
  call void @__midway_assume(i32 noundef %9) #9, !dbg !173
  br label %18, !dbg !174

10:
  br label %18, !dbg !175

11:
  br label %18, !dbg !176

12:
  br label %18, !dbg !177

13:
  %14 = bitcast i32* %3 to i8*, !dbg !178
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14) #8, !dbg !178
  call void @__midway_nondet(i8* noundef nonnull %14, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i32 0, i32 0)) #9, !dbg !181
  %15 = load i32, i32* %3, align 4, !dbg !182
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14) #8, !dbg !183
  %16 = icmp sgt i32 %15, -2, !dbg !184
  %17 = zext i1 %16 to i32, !dbg !184
  call void @__midway_assume(i32 noundef %17) #9, !dbg !184
  br label %18, !dbg !185

18:
  %19 = phi i32 [ %15, %13 ], [ 64, %12 ], [ 1024, %11 ], [ 100, %10 ], [ %6, %4 ], [ 4096, %1 ], !dbg !186
  ret i32 %19, !dbg !187
}

define dso_local i32 @confstr(i32 noundef %0, i8* noundef %1, i32 noundef returned %2) local_unnamed_addr #1 !dbg !188 {
  %4 = icmp ne i8* %1, null, !dbg !189
  %5 = icmp ne i32 %2, 0, !dbg !189
  %6 = and i1 %4, %5, !dbg !189
  br i1 %6, label %7, label %10, !dbg !189

7:
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef %2, i32 noundef 1) #9, !dbg !190
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0)) #9, !dbg !193
  %8 = add i32 %2, -1, !dbg !194
  %9 = getelementptr i8, i8* %1, i32 %8, !dbg !194
  store i8 0, i8* %9, align 1, !dbg !194
  br label %10, !dbg !195

10:
  ret i32 %2, !dbg !196
}

define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef %1) local_unnamed_addr #1 !dbg !197 {
  %3 = bitcast %struct.rlimit* %1 to i8*, !dbg !198
  call void @__midway_check(i8* noundef %3, i32 noundef 8, i32 noundef 1) #9, !dbg !199
  call void @__midway_nondet(i8* noundef %3, i32 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0)) #9, !dbg !201
  ret i32 0, !dbg !202
}

define dso_local i32 @getrlimit64(i32 noundef %0, %struct.rlimit64* noundef %1) local_unnamed_addr #1 !dbg !203 {
  %3 = bitcast %struct.rlimit64* %1 to i8*, !dbg !204
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #9, !dbg !205
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0)) #9, !dbg !207
  ret i32 0, !dbg !208
}

define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !209 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !210
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !210
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0)) #9, !dbg !212
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !213
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !214
  %6 = bitcast i8* %5 to i32*, !dbg !216
  %7 = load i8, i8* %4, align 1, !dbg !216
  %8 = and i8 %7, 127, !dbg !216
  %9 = add nuw i8 %8, 1, !dbg !216
  %10 = load i8, i8* %3, align 1, !dbg !217
  %11 = and i8 %10, 1, !dbg !217
  %12 = icmp eq i8 %11, 0, !dbg !217
  br i1 %12, label %19, label %13, !dbg !217

13:
  %14 = icmp eq i8 %9, 4, !dbg !218
  %15 = icmp eq i8 %9, 11, !dbg !218
  %16 = or i1 %14, %15, !dbg !218
  %17 = zext i8 %9 to i32, !dbg !216
  %18 = select i1 %16, i32 5, i32 %17, !dbg !218
  br label %21, !dbg !217

19:
  %20 = load i32, i32* %6, align 4, !dbg !217
  br label %21, !dbg !217

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !217
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !217
  store i32 %23, i32* %6, align 4, !dbg !217
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !219
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !219
  ret i32 %22, !dbg !220
}

define dso_local i32 @setrlimit64(i32 noundef %0, %struct.rlimit64* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !221 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !222
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !222
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0)) #9, !dbg !224
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !225
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !226
  %6 = bitcast i8* %5 to i32*, !dbg !228
  %7 = load i8, i8* %4, align 1, !dbg !228
  %8 = and i8 %7, 127, !dbg !228
  %9 = add nuw i8 %8, 1, !dbg !228
  %10 = load i8, i8* %3, align 1, !dbg !229
  %11 = and i8 %10, 1, !dbg !229
  %12 = icmp eq i8 %11, 0, !dbg !229
  br i1 %12, label %19, label %13, !dbg !229

13:
  %14 = icmp eq i8 %9, 4, !dbg !230
  %15 = icmp eq i8 %9, 11, !dbg !230
  %16 = or i1 %14, %15, !dbg !230
  %17 = zext i8 %9 to i32, !dbg !228
  %18 = select i1 %16, i32 5, i32 %17, !dbg !230
  br label %21, !dbg !229

19:
  %20 = load i32, i32* %6, align 4, !dbg !229
  br label %21, !dbg !229

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !229
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !229
  store i32 %23, i32* %6, align 4, !dbg !229
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !231
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !231
  ret i32 %22, !dbg !232
}

define dso_local i32 @getrusage(i32 noundef %0, %struct.rusage* noundef %1) local_unnamed_addr #1 !dbg !233 {
  %3 = bitcast %struct.rusage* %1 to i8*, !dbg !234
  call void @__midway_check(i8* noundef %3, i32 noundef 72, i32 noundef 1) #9, !dbg !235
  call void @__midway_nondet(i8* noundef %3, i32 noundef 72, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0)) #9, !dbg !237
  ret i32 0, !dbg !238
}

define dso_local i32 @sysinfo(%struct.sysinfo* noundef %0) local_unnamed_addr #1 !dbg !239 {
  %2 = bitcast %struct.sysinfo* %0 to i8*, !dbg !240
  call void @__midway_check(i8* noundef %2, i32 noundef 64, i32 noundef 1) #9, !dbg !241
  call void @__midway_nondet(i8* noundef %2, i32 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i32 0, i32 0)) #9, !dbg !243
  ret i32 0, !dbg !244
}

define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #1 !dbg !245 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !246
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !246
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i32 0, i32 0)) #9, !dbg !248
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !249
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !250
  %5 = bitcast i8* %4 to i32*, !dbg !252
  %6 = load i8, i8* %3, align 1, !dbg !252
  %7 = and i8 %6, 127, !dbg !252
  %8 = add nuw i8 %7, 1, !dbg !252
  %9 = load i8, i8* %2, align 1, !dbg !253
  %10 = and i8 %9, 1, !dbg !253
  %11 = icmp eq i8 %10, 0, !dbg !253
  br i1 %11, label %18, label %12, !dbg !253

12:
  %13 = icmp eq i8 %8, 4, !dbg !254
  %14 = icmp eq i8 %8, 11, !dbg !254
  %15 = or i1 %13, %14, !dbg !254
  %16 = zext i8 %8 to i32, !dbg !252
  %17 = select i1 %15, i32 5, i32 %16, !dbg !254
  br label %20, !dbg !253

18:
  %19 = load i32, i32* %5, align 4, !dbg !253
  br label %20, !dbg !253

20:
  %21 = phi i32 [ 0, %18 ], [ -1, %12 ], !dbg !253
  %22 = phi i32 [ %19, %18 ], [ %17, %12 ], !dbg !253
  store i32 %22, i32* %5, align 4, !dbg !253
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !255
  ret i32 %21, !dbg !256
}

define dso_local i32 @nice(i32 noundef %0) local_unnamed_addr #1 !dbg !257 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !258
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !258
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i32 0, i32 0)) #9, !dbg !260
  %4 = load i32, i32* %2, align 4, !dbg !261
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !262
  ret i32 %4, !dbg !263
}

define dso_local i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !264 {
  ret i32 0, !dbg !265
}

define dso_local i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !266 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !267
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !267
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i32 0, i32 0)) #9, !dbg !269
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !270
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !271
  %7 = bitcast i8* %6 to i32*, !dbg !273
  %8 = load i8, i8* %5, align 1, !dbg !273
  %9 = and i8 %8, 127, !dbg !273
  %10 = add nuw i8 %9, 1, !dbg !273
  %11 = load i8, i8* %4, align 1, !dbg !274
  %12 = and i8 %11, 1, !dbg !274
  %13 = icmp eq i8 %12, 0, !dbg !274
  br i1 %13, label %20, label %14, !dbg !274

14:
  %15 = icmp eq i8 %10, 4, !dbg !275
  %16 = icmp eq i8 %10, 11, !dbg !275
  %17 = or i1 %15, %16, !dbg !275
  %18 = zext i8 %10 to i32, !dbg !273
  %19 = select i1 %17, i32 5, i32 %18, !dbg !275
  br label %22, !dbg !274

20:
  %21 = load i32, i32* %7, align 4, !dbg !274
  br label %22, !dbg !274

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !274
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !274
  store i32 %24, i32* %7, align 4, !dbg !274
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !276
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !276
  ret i32 %23, !dbg !277
}

define dso_local i32 @sched_setaffinity(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !278 {
  ret i32 0, !dbg !279
}

define dso_local i32 @sched_getaffinity(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #1 !dbg !280 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !281
  call void @__midway_check(i8* noundef %4, i32 noundef %1, i32 noundef 1) #9, !dbg !282
  call void @__midway_nondet(i8* noundef %4, i32 noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.18, i32 0, i32 0)) #9, !dbg !284
  ret i32 0, !dbg !285
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #1 !dbg !286 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !287
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #8, !dbg !287
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.19, i32 0, i32 0)) #9, !dbg !290
  %3 = load i32, i32* %1, align 4, !dbg !291
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #8, !dbg !292
  %4 = icmp ult i32 %3, 1024, !dbg !293
  %5 = zext i1 %4 to i32, !dbg !293
  call void @__midway_assume(i32 noundef %5) #9, !dbg !293
  ret i32 %3, !dbg !294
}

define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #0 !dbg !295 {
  ret i32 99, !dbg !296
}

define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #0 !dbg !297 {
  ret i32 1, !dbg !298
}

define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !299 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !300
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !300
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i32 0, i32 0)) #9, !dbg !302
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !303
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !304
  %7 = bitcast i8* %6 to i32*, !dbg !306
  %8 = load i8, i8* %5, align 1, !dbg !306
  %9 = and i8 %8, 127, !dbg !306
  %10 = add nuw i8 %9, 1, !dbg !306
  %11 = load i8, i8* %4, align 1, !dbg !307
  %12 = and i8 %11, 1, !dbg !307
  %13 = icmp eq i8 %12, 0, !dbg !307
  br i1 %13, label %20, label %14, !dbg !307

14:
  %15 = icmp eq i8 %10, 4, !dbg !308
  %16 = icmp eq i8 %10, 11, !dbg !308
  %17 = or i1 %15, %16, !dbg !308
  %18 = zext i8 %10 to i32, !dbg !306
  %19 = select i1 %17, i32 5, i32 %18, !dbg !308
  br label %22, !dbg !307

20:
  %21 = load i32, i32* %7, align 4, !dbg !307
  br label %22, !dbg !307

22:
  %23 = phi i32 [ 0, %20 ], [ -1, %14 ], !dbg !307
  %24 = phi i32 [ %21, %20 ], [ %19, %14 ], !dbg !307
  store i32 %24, i32* %7, align 4, !dbg !307
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !309
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !309
  ret i32 %23, !dbg !310
}

define dso_local i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr #0 !dbg !311 {
  ret i32 0, !dbg !312
}

define dso_local i32 @sched_setparam(i32 noundef %0, %struct.sched_param* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !313 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !314
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !314
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #9, !dbg !316
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !317
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !318
  %6 = bitcast i8* %5 to i32*, !dbg !320
  %7 = load i8, i8* %4, align 1, !dbg !320
  %8 = and i8 %7, 127, !dbg !320
  %9 = add nuw i8 %8, 1, !dbg !320
  %10 = load i8, i8* %3, align 1, !dbg !321
  %11 = and i8 %10, 1, !dbg !321
  %12 = icmp eq i8 %11, 0, !dbg !321
  br i1 %12, label %19, label %13, !dbg !321

13:
  %14 = icmp eq i8 %9, 4, !dbg !322
  %15 = icmp eq i8 %9, 11, !dbg !322
  %16 = or i1 %14, %15, !dbg !322
  %17 = zext i8 %9 to i32, !dbg !320
  %18 = select i1 %16, i32 5, i32 %17, !dbg !322
  br label %21, !dbg !321

19:
  %20 = load i32, i32* %6, align 4, !dbg !321
  br label %21, !dbg !321

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !321
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !321
  store i32 %23, i32* %6, align 4, !dbg !321
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !323
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !323
  ret i32 %22, !dbg !324
}

define dso_local i32 @sched_getparam(i32 noundef %0, %struct.sched_param* noundef %1) local_unnamed_addr #1 !dbg !325 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !326
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i32 noundef 4) #9, !dbg !326
  ret i32 0, !dbg !327
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @__sched_cpucount(i32 noundef %0, %struct.cpu_set_t* nocapture noundef readonly %1) local_unnamed_addr #3 !dbg !328 {
  %3 = icmp ult i32 %0, 4, !dbg !329
  br i1 %3, label %7, label %4, !dbg !329

4:
  %5 = lshr i32 %0, 2
  %6 = call i32 @llvm.umax.i32(i32 %5, i32 1), !dbg !329
  br label %9, !dbg !329

7:
  %8 = phi i32 [ 0, %2 ], [ %15, %9 ], !dbg !330
  ret i32 %8, !dbg !331

9:
  %10 = phi i32 [ %16, %9 ], [ 0, %4 ]
  %11 = phi i32 [ %15, %9 ], [ 0, %4 ]
  %12 = getelementptr %struct.cpu_set_t, %struct.cpu_set_t* %1, i32 0, i32 0, i32 %10, !dbg !332
  %13 = load i32, i32* %12, align 4, !dbg !332
  %14 = call i32 @llvm.ctpop.i32(i32 %13), !dbg !332, !range !333
  %15 = add i32 %14, %11, !dbg !332
  %16 = add nuw nsw i32 %10, 1, !dbg !329
  %17 = icmp eq i32 %16, %6, !dbg !329
  br i1 %17, label %7, label %9, !dbg !329, !llvm.loop !334
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare i32 @llvm.ctpop.i32(i32) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local %struct.cpu_set_t* @__sched_cpualloc(i32 noundef %0) local_unnamed_addr #1 !dbg !337 {
  %2 = add i32 %0, 63, !dbg !338
  %3 = lshr i32 %2, 3, !dbg !338
  %4 = and i32 %3, 536870904, !dbg !338
  %5 = call i8* @__midway_alloc(i32 noundef %4, i32 noundef 16, i32 noundef 1) #9, !dbg !339
  %6 = bitcast i8* %5 to %struct.cpu_set_t*, !dbg !338
  ret %struct.cpu_set_t* %6, !dbg !338
}

define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %0) local_unnamed_addr #1 !dbg !342 {
  %2 = bitcast %struct.cpu_set_t* %0 to i8*, !dbg !343
  call void @__midway_free(i8* noundef %2, i32 noundef 1) #9, !dbg !343
  ret void, !dbg !343
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fork() local_unnamed_addr #1 !dbg !344 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i32 0, i32 0)) #9, !dbg !345
  %2 = icmp eq i32 %1, 0, !dbg !345
  br i1 %2, label %3, label %6, !dbg !345

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !346
  %5 = bitcast i8* %4 to i32*, !dbg !350
  store i32 11, i32* %5, align 4, !dbg !350
  ret i32 -1, !dbg !351

6:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i32 0, i32 0)) #10, !dbg !352
  unreachable, !dbg !352
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #6

define dso_local i32 @vfork() local_unnamed_addr #1 !dbg !353 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i32 0, i32 0)) #9, !dbg !354
  %2 = icmp eq i32 %1, 0, !dbg !354
  br i1 %2, label %4, label %3, !dbg !354

3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i32 0, i32 0)) #10, !dbg !356
  unreachable, !dbg !356

4:
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !357
  %6 = bitcast i8* %5 to i32*, !dbg !360
  store i32 11, i32* %6, align 4, !dbg !360
  ret i32 -1, !dbg !361
}

define dso_local i32 @daemon(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !362 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !363
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !363
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0)) #9, !dbg !365
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !366
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !367
  %6 = bitcast i8* %5 to i32*, !dbg !369
  %7 = load i8, i8* %4, align 1, !dbg !369
  %8 = and i8 %7, 127, !dbg !369
  %9 = add nuw i8 %8, 1, !dbg !369
  %10 = load i8, i8* %3, align 1, !dbg !370
  %11 = and i8 %10, 1, !dbg !370
  %12 = icmp eq i8 %11, 0, !dbg !370
  br i1 %12, label %19, label %13, !dbg !370

13:
  %14 = icmp eq i8 %9, 4, !dbg !371
  %15 = icmp eq i8 %9, 11, !dbg !371
  %16 = or i1 %14, %15, !dbg !371
  %17 = zext i8 %9 to i32, !dbg !369
  %18 = select i1 %16, i32 5, i32 %17, !dbg !371
  br label %21, !dbg !370

19:
  %20 = load i32, i32* %6, align 4, !dbg !370
  br label %21, !dbg !370

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !370
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !370
  store i32 %23, i32* %6, align 4, !dbg !370
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !372
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !372
  ret i32 %22, !dbg !373
}

define dso_local i32 @execv(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !374 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !375
  br label %3, !dbg !380

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !383
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !380
  %6 = load i8, i8* %5, align 1, !dbg !380
  %7 = icmp eq i8 %6, 0, !dbg !380
  %8 = add i32 %4, 1, !dbg !384
  br i1 %7, label %9, label %3, !dbg !380, !llvm.loop !385

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #9, !dbg !386
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #9, !dbg !387
  %11 = icmp eq i32 %10, 0, !dbg !387
  br i1 %11, label %13, label %12, !dbg !387

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !388
  unreachable, !dbg !388

13:
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !389
  %15 = bitcast i8* %14 to i32*, !dbg !392
  store i32 2, i32* %15, align 4, !dbg !392
  ret i32 -1, !dbg !393
}

define dso_local i32 @execve(i8* noundef %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !394 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !395
  br label %4, !dbg !398

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !400
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !398
  %7 = load i8, i8* %6, align 1, !dbg !398
  %8 = icmp eq i8 %7, 0, !dbg !398
  %9 = add i32 %5, 1, !dbg !401
  br i1 %8, label %10, label %4, !dbg !398, !llvm.loop !402

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #9, !dbg !403
  %11 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #9, !dbg !404
  %12 = icmp eq i32 %11, 0, !dbg !404
  br i1 %12, label %14, label %13, !dbg !404

13:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !405
  unreachable, !dbg !405

14:
  %15 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !406
  %16 = bitcast i8* %15 to i32*, !dbg !409
  store i32 2, i32* %16, align 4, !dbg !409
  ret i32 -1, !dbg !410
}

define dso_local i32 @execvp(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !411 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !412
  br label %3, !dbg !415

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !417
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !415
  %6 = load i8, i8* %5, align 1, !dbg !415
  %7 = icmp eq i8 %6, 0, !dbg !415
  %8 = add i32 %4, 1, !dbg !418
  br i1 %7, label %9, label %3, !dbg !415, !llvm.loop !419

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #9, !dbg !420
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #9, !dbg !421
  %11 = icmp eq i32 %10, 0, !dbg !421
  br i1 %11, label %13, label %12, !dbg !421

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !422
  unreachable, !dbg !422

13:
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !423
  %15 = bitcast i8* %14 to i32*, !dbg !426
  store i32 2, i32* %15, align 4, !dbg !426
  ret i32 -1, !dbg !427
}

define dso_local i32 @execl(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !428 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !429
  br label %3, !dbg !432

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !434
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !432
  %6 = load i8, i8* %5, align 1, !dbg !432
  %7 = icmp eq i8 %6, 0, !dbg !432
  %8 = add i32 %4, 1, !dbg !435
  br i1 %7, label %9, label %3, !dbg !432, !llvm.loop !436

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #9, !dbg !437
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #9, !dbg !438
  %11 = icmp eq i32 %10, 0, !dbg !438
  br i1 %11, label %13, label %12, !dbg !438

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !439
  unreachable, !dbg !439

13:
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !440
  %15 = bitcast i8* %14 to i32*, !dbg !443
  store i32 2, i32* %15, align 4, !dbg !443
  ret i32 -1, !dbg !444
}

define dso_local i32 @execlp(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !445 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !446
  br label %3, !dbg !449

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !451
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !449
  %6 = load i8, i8* %5, align 1, !dbg !449
  %7 = icmp eq i8 %6, 0, !dbg !449
  %8 = add i32 %4, 1, !dbg !452
  br i1 %7, label %9, label %3, !dbg !449, !llvm.loop !453

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #9, !dbg !454
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #9, !dbg !455
  %11 = icmp eq i32 %10, 0, !dbg !455
  br i1 %11, label %13, label %12, !dbg !455

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !456
  unreachable, !dbg !456

13:
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !457
  %15 = bitcast i8* %14 to i32*, !dbg !460
  store i32 2, i32* %15, align 4, !dbg !460
  ret i32 -1, !dbg !461
}

define dso_local i32 @execle(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !462 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !463
  br label %3, !dbg !466

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !468
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !466
  %6 = load i8, i8* %5, align 1, !dbg !466
  %7 = icmp eq i8 %6, 0, !dbg !466
  %8 = add i32 %4, 1, !dbg !469
  br i1 %7, label %9, label %3, !dbg !466, !llvm.loop !470

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #9, !dbg !471
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #9, !dbg !472
  %11 = icmp eq i32 %10, 0, !dbg !472
  br i1 %11, label %13, label %12, !dbg !472

12:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !473
  unreachable, !dbg !473

13:
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !474
  %15 = bitcast i8* %14 to i32*, !dbg !477
  store i32 2, i32* %15, align 4, !dbg !477
  ret i32 -1, !dbg !478
}

define dso_local i32 @waitpid(i32 %0, i32* noundef %1, i32 %2) local_unnamed_addr #1 !dbg !479 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = icmp eq i32* %1, null, !dbg !480
  br i1 %7, label %10, label %8, !dbg !480

8:
  %9 = bitcast i32* %1 to i8*, !dbg !481
  call void @__midway_check(i8* noundef nonnull %9, i32 noundef 4, i32 noundef 1) #9, !dbg !482
  call void @__midway_nondet(i8* noundef nonnull %9, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #9, !dbg !484
  br label %10, !dbg !481

10:
  %11 = bitcast i32* %6 to i8*, !dbg !485
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11) #8, !dbg !485
  call void @__midway_nondet(i8* noundef nonnull %11, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #9, !dbg !489
  %12 = load i32, i32* %6, align 4, !dbg !490
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11) #8, !dbg !491
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !492
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !492
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #9, !dbg !494
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !495
  %13 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !496
  %14 = bitcast i8* %13 to i32*, !dbg !498
  %15 = load i8, i8* %5, align 1, !dbg !498
  %16 = and i8 %15, 127, !dbg !498
  %17 = add nuw i8 %16, 1, !dbg !498
  %18 = load i8, i8* %4, align 1, !dbg !499
  %19 = and i8 %18, 1, !dbg !499
  %20 = icmp eq i8 %19, 0, !dbg !499
  br i1 %20, label %27, label %21, !dbg !499

21:
  %22 = icmp eq i8 %17, 4, !dbg !500
  %23 = icmp eq i8 %17, 11, !dbg !500
  %24 = or i1 %22, %23, !dbg !500
  %25 = zext i8 %17 to i32, !dbg !498
  %26 = select i1 %24, i32 5, i32 %25, !dbg !500
  br label %30, !dbg !499

27:
  %28 = and i32 %12, 2147483647, !dbg !501
  %29 = load i32, i32* %14, align 4, !dbg !499
  br label %30, !dbg !499

30:
  %31 = phi i32 [ %28, %27 ], [ -1, %21 ], !dbg !499
  %32 = phi i32 [ %29, %27 ], [ %26, %21 ], !dbg !499
  store i32 %32, i32* %14, align 4, !dbg !499
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !502
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !502
  ret i32 %31, !dbg !503
}

define dso_local i32 @wait(i32* noundef %0) local_unnamed_addr #1 !dbg !504 {
  %2 = call i32 @waitpid(i32 undef, i32* noundef %0, i32 undef) #11, !dbg !505
  ret i32 %2, !dbg !505
}

define dso_local i32 @gethostname(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !506 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #9, !dbg !507
  %5 = icmp eq i32 %1, 0, !dbg !508
  br i1 %5, label %9, label %6, !dbg !508

6:
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0)) #9, !dbg !509
  %7 = add i32 %1, -1, !dbg !512
  %8 = getelementptr i8, i8* %0, i32 %7, !dbg !512
  store i8 0, i8* %8, align 1, !dbg !512
  br label %9, !dbg !513

9:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !514
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !514
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0)) #9, !dbg !516
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0)) #9, !dbg !517
  %10 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !518
  %11 = bitcast i8* %10 to i32*, !dbg !520
  %12 = load i8, i8* %4, align 1, !dbg !520
  %13 = and i8 %12, 127, !dbg !520
  %14 = add nuw i8 %13, 1, !dbg !520
  %15 = load i8, i8* %3, align 1, !dbg !521
  %16 = and i8 %15, 1, !dbg !521
  %17 = icmp eq i8 %16, 0, !dbg !521
  br i1 %17, label %24, label %18, !dbg !521

18:
  %19 = icmp eq i8 %14, 4, !dbg !522
  %20 = icmp eq i8 %14, 11, !dbg !522
  %21 = or i1 %19, %20, !dbg !522
  %22 = zext i8 %14 to i32, !dbg !520
  %23 = select i1 %21, i32 5, i32 %22, !dbg !522
  br label %26, !dbg !521

24:
  %25 = load i32, i32* %11, align 4, !dbg !521
  br label %26, !dbg !521

26:
  %27 = phi i32 [ 0, %24 ], [ -1, %18 ], !dbg !521
  %28 = phi i32 [ %25, %24 ], [ %23, %18 ], !dbg !521
  store i32 %28, i32* %11, align 4, !dbg !521
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !523
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !523
  ret i32 %27, !dbg !524
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @getdomainname(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !525 {
  %3 = call i32 @gethostname(i8* noundef %0, i32 noundef %1) #9, !dbg !526
  ret i32 %3, !dbg !526
}

define dso_local i32 @uname(%struct.utsname* noundef %0) local_unnamed_addr #1 !dbg !527 {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 0, i32 0, !dbg !528
  call void @__midway_check(i8* noundef %2, i32 noundef 390, i32 noundef 1) #9, !dbg !529
  call void @__midway_nondet(i8* noundef %2, i32 noundef 390, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i32 0, i32 0)) #9, !dbg !531
  %3 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 4, i32 64, !dbg !532
  store i8 0, i8* %3, align 1, !dbg !532
  %4 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 3, i32 64, !dbg !532
  store i8 0, i8* %4, align 1, !dbg !532
  %5 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 2, i32 64, !dbg !532
  store i8 0, i8* %5, align 1, !dbg !532
  %6 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 1, i32 64, !dbg !532
  store i8 0, i8* %6, align 1, !dbg !532
  %7 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 0, i32 64, !dbg !532
  store i8 0, i8* %7, align 1, !dbg !532
  ret i32 0, !dbg !533
}

define dso_local i8* @ttyname(i32 noundef %0) local_unnamed_addr #1 !dbg !534 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0)) #9, !dbg !535
  %3 = icmp eq i32 %2, 0, !dbg !535
  br i1 %3, label %8, label %4, !dbg !535

4:
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !536
  %6 = getelementptr inbounds i8, i8* %5, i32 268, !dbg !540
  call void @__midway_nondet(i8* noundef %6, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0)) #9, !dbg !541
  %7 = getelementptr i8, i8* %5, i32 299, !dbg !543
  store i8 0, i8* %7, align 1, !dbg !543
  br label %8, !dbg !535

8:
  %9 = phi i8* [ %6, %4 ], [ null, %1 ], !dbg !535
  ret i8* %9, !dbg !535
}

define dso_local i8* @getlogin() local_unnamed_addr #1 !dbg !544 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.29, i32 0, i32 0)) #9, !dbg !545
  %2 = icmp eq i32 %1, 0, !dbg !545
  br i1 %2, label %7, label %3, !dbg !545

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #9, !dbg !546
  %5 = getelementptr inbounds i8, i8* %4, i32 268, !dbg !549
  call void @__midway_nondet(i8* noundef %5, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0)) #9, !dbg !550
  %6 = getelementptr i8, i8* %4, i32 299, !dbg !552
  store i8 0, i8* %6, align 1, !dbg !552
  br label %7, !dbg !545

7:
  %8 = phi i8* [ %5, %3 ], [ null, %0 ], !dbg !545
  ret i8* %8, !dbg !545
}

define dso_local i8* @ctermid(i8* noundef readnone %0) local_unnamed_addr #0 !dbg !553 {
  %2 = icmp eq i8* %0, null, !dbg !554
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.30, i32 0, i32 0), i8* %0, !dbg !554
  ret i8* %3, !dbg !554
}

define dso_local %struct.passwd* @getpwnam(i8* noundef %0) local_unnamed_addr #1 !dbg !555 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !556
  br label %2, !dbg !558

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !560
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !558
  %5 = load i8, i8* %4, align 1, !dbg !558
  %6 = icmp eq i8 %5, 0, !dbg !558
  %7 = add i32 %3, 1, !dbg !561
  br i1 %6, label %8, label %2, !dbg !558, !llvm.loop !562

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #9, !dbg !563
  %9 = call fastcc %struct.passwd* @any_user() #11, !dbg !564
  ret %struct.passwd* %9, !dbg !564
}

define internal fastcc %struct.passwd* @any_user() unnamed_addr #1 !dbg !565 {
  %1 = alloca i32, align 4
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i32 0, i32 0)) #9, !dbg !566
  %3 = icmp eq i32 %2, 0, !dbg !566
  br i1 %3, label %7, label %4, !dbg !566

4:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i32 0, i32 0)) #9, !dbg !567
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 31), align 1, !dbg !569
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.38, i32 0, i32 0)) #9, !dbg !570
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 31), align 1, !dbg !572
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i32 0, i32 0)) #9, !dbg !573
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 31), align 1, !dbg !575
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 0), align 4, !dbg !576
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 1), align 4, !dbg !576
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 2), align 4, !dbg !576
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 3), align 4, !dbg !576
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.37, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 4), align 4, !dbg !576
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 5), align 4, !dbg !576
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 6), align 4, !dbg !576
  %5 = bitcast i32* %1 to i8*, !dbg !577
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8, !dbg !577
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.40, i32 0, i32 0)) #9, !dbg !579
  %6 = load i32, i32* %1, align 4, !dbg !580
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8, !dbg !581
  store i32 %6, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 2), align 4, !dbg !582
  br label %7, !dbg !583

7:
  %8 = phi %struct.passwd* [ @any_user.p, %4 ], [ null, %0 ], !dbg !584
  ret %struct.passwd* %8, !dbg !585
}

define dso_local %struct.passwd* @getpwuid(i32 noundef %0) local_unnamed_addr #1 !dbg !586 {
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !587
  ret %struct.passwd* %2, !dbg !587
}

define dso_local %struct.group* @getgrnam(i8* noundef %0) local_unnamed_addr #1 !dbg !588 {
  %2 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #9, !dbg !589
  br label %3, !dbg !591

3:
  %4 = phi i32 [ 0, %1 ], [ %8, %3 ], !dbg !593
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !591
  %6 = load i8, i8* %5, align 1, !dbg !591
  %7 = icmp eq i8 %6, 0, !dbg !591
  %8 = add i32 %4, 1, !dbg !594
  br i1 %7, label %9, label %3, !dbg !591, !llvm.loop !595

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #9, !dbg !596
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i32 0, i32 0)) #9, !dbg !597
  %11 = icmp eq i32 %10, 0, !dbg !597
  br i1 %11, label %15, label %12, !dbg !597

12:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i32 0, i32 0)) #9, !dbg !600
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 31), align 1, !dbg !602
  %13 = bitcast i32* %2 to i8*, !dbg !603
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #8, !dbg !603
  call void @__midway_nondet(i8* noundef nonnull %13, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i32 0, i32 0)) #9, !dbg !605
  %14 = load i32, i32* %2, align 4, !dbg !606
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #8, !dbg !607
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 0), align 4, !dbg !608
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 1), align 4, !dbg !608
  store i32 %14, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 2), align 4, !dbg !608
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 3), align 4, !dbg !608
  br label %15, !dbg !609

15:
  %16 = phi %struct.group* [ @any_group.g, %12 ], [ null, %9 ], !dbg !610
  ret %struct.group* %16, !dbg !611
}

define dso_local %struct.group* @getgrgid(i32 noundef %0) local_unnamed_addr #1 !dbg !612 {
  %2 = alloca i32, align 4
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i32 0, i32 0)) #9, !dbg !613
  %4 = icmp eq i32 %3, 0, !dbg !613
  br i1 %4, label %8, label %5, !dbg !613

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i32 0, i32 0)) #9, !dbg !615
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 31), align 1, !dbg !617
  %6 = bitcast i32* %2 to i8*, !dbg !618
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8, !dbg !618
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i32 0, i32 0)) #9, !dbg !620
  %7 = load i32, i32* %2, align 4, !dbg !621
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8, !dbg !622
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 0), align 4, !dbg !623
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 1), align 4, !dbg !623
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 2), align 4, !dbg !623
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 3), align 4, !dbg !623
  br label %8, !dbg !624

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !625
  ret %struct.group* %9, !dbg !626
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_exit(i32 noundef) local_unnamed_addr #6

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @llvm.umax.i32(i32, i32) #7

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/system.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "getpid", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 16, scope: !9)
!13 = distinct !DISubprogram(name: "getppid", scope: !1, file: !1, line: 17, type: !10, scopeLine: 17, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DILocation(line: 17, scope: !13)
!15 = distinct !DISubprogram(name: "getpgrp", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = !DILocation(line: 18, scope: !15)
!17 = distinct !DISubprogram(name: "getpgid", scope: !1, file: !1, line: 19, type: !10, scopeLine: 19, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = !DILocation(line: 19, scope: !17)
!19 = distinct !DISubprogram(name: "getsid", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = !DILocation(line: 20, scope: !19)
!21 = distinct !DISubprogram(name: "setsid", scope: !1, file: !1, line: 21, type: !10, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!22 = !DILocation(line: 10, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "outcome", scope: !24, file: !24, line: 8, type: !10, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!24 = !DIFile(filename: "c/environment.h", directory: ".")
!25 = distinct !DILocation(line: 21, scope: !21)
!26 = !DILocation(line: 11, scope: !23, inlinedAt: !25)
!27 = !DILocation(line: 12, scope: !23, inlinedAt: !25)
!28 = !DILocation(line: 39, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "area", scope: !30, file: !30, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!30 = !DIFile(filename: "c/models.h", directory: ".")
!31 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !25)
!32 = !DILocation(line: 13, scope: !23, inlinedAt: !25)
!33 = !DILocation(line: 15, scope: !23, inlinedAt: !25)
!34 = !DILocation(line: 14, scope: !23, inlinedAt: !25)
!35 = !DILocation(line: 17, scope: !23, inlinedAt: !25)
!36 = !DILocation(line: 21, scope: !21)
!37 = distinct !DISubprogram(name: "setpgid", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!38 = !DILocation(line: 10, scope: !23, inlinedAt: !39)
!39 = distinct !DILocation(line: 22, scope: !37)
!40 = !DILocation(line: 11, scope: !23, inlinedAt: !39)
!41 = !DILocation(line: 12, scope: !23, inlinedAt: !39)
!42 = !DILocation(line: 39, scope: !29, inlinedAt: !43)
!43 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !39)
!44 = !DILocation(line: 13, scope: !23, inlinedAt: !39)
!45 = !DILocation(line: 15, scope: !23, inlinedAt: !39)
!46 = !DILocation(line: 14, scope: !23, inlinedAt: !39)
!47 = !DILocation(line: 17, scope: !23, inlinedAt: !39)
!48 = !DILocation(line: 22, scope: !37)
!49 = distinct !DISubprogram(name: "gettid", scope: !1, file: !1, line: 23, type: !10, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!50 = !DILocation(line: 23, scope: !49)
!51 = distinct !DISubprogram(name: "getuid", scope: !1, file: !1, line: 24, type: !10, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!52 = !DILocation(line: 24, scope: !51)
!53 = distinct !DISubprogram(name: "geteuid", scope: !1, file: !1, line: 25, type: !10, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!54 = !DILocation(line: 25, scope: !53)
!55 = distinct !DISubprogram(name: "getgid", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = !DILocation(line: 26, scope: !55)
!57 = distinct !DISubprogram(name: "getegid", scope: !1, file: !1, line: 27, type: !10, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = !DILocation(line: 27, scope: !57)
!59 = distinct !DISubprogram(name: "setuid", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = !DILocation(line: 10, scope: !23, inlinedAt: !61)
!61 = distinct !DILocation(line: 28, scope: !59)
!62 = !DILocation(line: 11, scope: !23, inlinedAt: !61)
!63 = !DILocation(line: 12, scope: !23, inlinedAt: !61)
!64 = !DILocation(line: 39, scope: !29, inlinedAt: !65)
!65 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !61)
!66 = !DILocation(line: 13, scope: !23, inlinedAt: !61)
!67 = !DILocation(line: 15, scope: !23, inlinedAt: !61)
!68 = !DILocation(line: 14, scope: !23, inlinedAt: !61)
!69 = !DILocation(line: 17, scope: !23, inlinedAt: !61)
!70 = !DILocation(line: 28, scope: !59)
!71 = distinct !DISubprogram(name: "setgid", scope: !1, file: !1, line: 29, type: !10, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!72 = !DILocation(line: 10, scope: !23, inlinedAt: !73)
!73 = distinct !DILocation(line: 29, scope: !71)
!74 = !DILocation(line: 11, scope: !23, inlinedAt: !73)
!75 = !DILocation(line: 12, scope: !23, inlinedAt: !73)
!76 = !DILocation(line: 39, scope: !29, inlinedAt: !77)
!77 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !73)
!78 = !DILocation(line: 13, scope: !23, inlinedAt: !73)
!79 = !DILocation(line: 15, scope: !23, inlinedAt: !73)
!80 = !DILocation(line: 14, scope: !23, inlinedAt: !73)
!81 = !DILocation(line: 17, scope: !23, inlinedAt: !73)
!82 = !DILocation(line: 29, scope: !71)
!83 = distinct !DISubprogram(name: "seteuid", scope: !1, file: !1, line: 30, type: !10, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!84 = !DILocation(line: 10, scope: !23, inlinedAt: !85)
!85 = distinct !DILocation(line: 30, scope: !83)
!86 = !DILocation(line: 11, scope: !23, inlinedAt: !85)
!87 = !DILocation(line: 12, scope: !23, inlinedAt: !85)
!88 = !DILocation(line: 39, scope: !29, inlinedAt: !89)
!89 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !85)
!90 = !DILocation(line: 13, scope: !23, inlinedAt: !85)
!91 = !DILocation(line: 15, scope: !23, inlinedAt: !85)
!92 = !DILocation(line: 14, scope: !23, inlinedAt: !85)
!93 = !DILocation(line: 17, scope: !23, inlinedAt: !85)
!94 = !DILocation(line: 30, scope: !83)
!95 = distinct !DISubprogram(name: "setegid", scope: !1, file: !1, line: 31, type: !10, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!96 = !DILocation(line: 10, scope: !23, inlinedAt: !97)
!97 = distinct !DILocation(line: 31, scope: !95)
!98 = !DILocation(line: 11, scope: !23, inlinedAt: !97)
!99 = !DILocation(line: 12, scope: !23, inlinedAt: !97)
!100 = !DILocation(line: 39, scope: !29, inlinedAt: !101)
!101 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !97)
!102 = !DILocation(line: 13, scope: !23, inlinedAt: !97)
!103 = !DILocation(line: 15, scope: !23, inlinedAt: !97)
!104 = !DILocation(line: 14, scope: !23, inlinedAt: !97)
!105 = !DILocation(line: 17, scope: !23, inlinedAt: !97)
!106 = !DILocation(line: 31, scope: !95)
!107 = distinct !DISubprogram(name: "setgroups", scope: !1, file: !1, line: 32, type: !10, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!108 = !DILocation(line: 10, scope: !23, inlinedAt: !109)
!109 = distinct !DILocation(line: 32, scope: !107)
!110 = !DILocation(line: 11, scope: !23, inlinedAt: !109)
!111 = !DILocation(line: 12, scope: !23, inlinedAt: !109)
!112 = !DILocation(line: 39, scope: !29, inlinedAt: !113)
!113 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !109)
!114 = !DILocation(line: 13, scope: !23, inlinedAt: !109)
!115 = !DILocation(line: 15, scope: !23, inlinedAt: !109)
!116 = !DILocation(line: 14, scope: !23, inlinedAt: !109)
!117 = !DILocation(line: 17, scope: !23, inlinedAt: !109)
!118 = !DILocation(line: 32, scope: !107)
!119 = distinct !DISubprogram(name: "initgroups", scope: !1, file: !1, line: 33, type: !10, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!120 = !DILocation(line: 10, scope: !23, inlinedAt: !121)
!121 = distinct !DILocation(line: 33, scope: !119)
!122 = !DILocation(line: 11, scope: !23, inlinedAt: !121)
!123 = !DILocation(line: 12, scope: !23, inlinedAt: !121)
!124 = !DILocation(line: 39, scope: !29, inlinedAt: !125)
!125 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !121)
!126 = !DILocation(line: 13, scope: !23, inlinedAt: !121)
!127 = !DILocation(line: 15, scope: !23, inlinedAt: !121)
!128 = !DILocation(line: 14, scope: !23, inlinedAt: !121)
!129 = !DILocation(line: 17, scope: !23, inlinedAt: !121)
!130 = !DILocation(line: 33, scope: !119)
!131 = distinct !DISubprogram(name: "get_nprocs", scope: !1, file: !1, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!132 = !DILocation(line: 58, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "any_long", scope: !30, file: !30, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!134 = distinct !DILocation(line: 69, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "any_between", scope: !30, file: !30, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = distinct !DILocation(line: 37, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "processors", scope: !1, file: !1, line: 37, type: !10, scopeLine: 37, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!138 = distinct !DILocation(line: 39, scope: !131)
!139 = !DILocation(line: 59, scope: !133, inlinedAt: !134)
!140 = !DILocation(line: 60, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 61, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 70, scope: !135, inlinedAt: !136)
!143 = !DILocation(line: 39, scope: !131)
!144 = distinct !DISubprogram(name: "get_nprocs_conf", scope: !1, file: !1, line: 40, type: !10, scopeLine: 40, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!145 = !DILocation(line: 58, scope: !133, inlinedAt: !146)
!146 = distinct !DILocation(line: 69, scope: !135, inlinedAt: !147)
!147 = distinct !DILocation(line: 37, scope: !137, inlinedAt: !148)
!148 = distinct !DILocation(line: 40, scope: !144)
!149 = !DILocation(line: 59, scope: !133, inlinedAt: !146)
!150 = !DILocation(line: 60, scope: !133, inlinedAt: !146)
!151 = !DILocation(line: 61, scope: !133, inlinedAt: !146)
!152 = !DILocation(line: 70, scope: !135, inlinedAt: !147)
!153 = !DILocation(line: 40, scope: !144)
!154 = distinct !DISubprogram(name: "getpagesize", scope: !1, file: !1, line: 41, type: !10, scopeLine: 41, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!155 = !DILocation(line: 41, scope: !154)
!156 = distinct !DISubprogram(name: "gethostid", scope: !1, file: !1, line: 42, type: !10, scopeLine: 42, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!157 = !DILocation(line: 51, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "any_int", scope: !30, file: !30, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!159 = distinct !DILocation(line: 42, scope: !156)
!160 = !DILocation(line: 52, scope: !158, inlinedAt: !159)
!161 = !DILocation(line: 53, scope: !158, inlinedAt: !159)
!162 = !DILocation(line: 54, scope: !158, inlinedAt: !159)
!163 = !DILocation(line: 42, scope: !156)
!164 = distinct !DISubprogram(name: "sysconf", scope: !1, file: !1, line: 44, type: !10, scopeLine: 45, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!165 = !DILocation(line: 46, scope: !164)
!166 = !DILocation(line: 58, scope: !133, inlinedAt: !167)
!167 = distinct !DILocation(line: 69, scope: !135, inlinedAt: !168)
!168 = distinct !DILocation(line: 37, scope: !137, inlinedAt: !169)
!169 = distinct !DILocation(line: 48, scope: !164)
!170 = !DILocation(line: 59, scope: !133, inlinedAt: !167)
!171 = !DILocation(line: 60, scope: !133, inlinedAt: !167)
!172 = !DILocation(line: 61, scope: !133, inlinedAt: !167)
!173 = !DILocation(line: 70, scope: !135, inlinedAt: !168)
!174 = !DILocation(line: 48, scope: !164)
!175 = !DILocation(line: 49, scope: !164)
!176 = !DILocation(line: 50, scope: !164)
!177 = !DILocation(line: 51, scope: !164)
!178 = !DILocation(line: 58, scope: !133, inlinedAt: !179)
!179 = distinct !DILocation(line: 69, scope: !135, inlinedAt: !180)
!180 = distinct !DILocation(line: 52, scope: !164)
!181 = !DILocation(line: 59, scope: !133, inlinedAt: !179)
!182 = !DILocation(line: 60, scope: !133, inlinedAt: !179)
!183 = !DILocation(line: 61, scope: !133, inlinedAt: !179)
!184 = !DILocation(line: 70, scope: !135, inlinedAt: !180)
!185 = !DILocation(line: 52, scope: !164)
!186 = !DILocation(line: 0, scope: !164)
!187 = !DILocation(line: 54, scope: !164)
!188 = distinct !DISubprogram(name: "confstr", scope: !1, file: !1, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!189 = !DILocation(line: 58, scope: !188)
!190 = !DILocation(line: 105, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "fill", scope: !30, file: !30, line: 103, type: !10, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!192 = distinct !DILocation(line: 59, scope: !188)
!193 = !DILocation(line: 106, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 60, scope: !188)
!195 = !DILocation(line: 61, scope: !188)
!196 = !DILocation(line: 62, scope: !188)
!197 = distinct !DISubprogram(name: "getrlimit", scope: !1, file: !1, line: 65, type: !10, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!198 = !DILocation(line: 67, scope: !197)
!199 = !DILocation(line: 105, scope: !191, inlinedAt: !200)
!200 = distinct !DILocation(line: 67, scope: !197)
!201 = !DILocation(line: 106, scope: !191, inlinedAt: !200)
!202 = !DILocation(line: 68, scope: !197)
!203 = distinct !DISubprogram(name: "getrlimit64", scope: !1, file: !1, line: 71, type: !10, scopeLine: 72, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!204 = !DILocation(line: 73, scope: !203)
!205 = !DILocation(line: 105, scope: !191, inlinedAt: !206)
!206 = distinct !DILocation(line: 73, scope: !203)
!207 = !DILocation(line: 106, scope: !191, inlinedAt: !206)
!208 = !DILocation(line: 74, scope: !203)
!209 = distinct !DISubprogram(name: "setrlimit", scope: !1, file: !1, line: 77, type: !10, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!210 = !DILocation(line: 10, scope: !23, inlinedAt: !211)
!211 = distinct !DILocation(line: 77, scope: !209)
!212 = !DILocation(line: 11, scope: !23, inlinedAt: !211)
!213 = !DILocation(line: 12, scope: !23, inlinedAt: !211)
!214 = !DILocation(line: 39, scope: !29, inlinedAt: !215)
!215 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !211)
!216 = !DILocation(line: 13, scope: !23, inlinedAt: !211)
!217 = !DILocation(line: 15, scope: !23, inlinedAt: !211)
!218 = !DILocation(line: 14, scope: !23, inlinedAt: !211)
!219 = !DILocation(line: 17, scope: !23, inlinedAt: !211)
!220 = !DILocation(line: 77, scope: !209)
!221 = distinct !DISubprogram(name: "setrlimit64", scope: !1, file: !1, line: 78, type: !10, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = !DILocation(line: 10, scope: !23, inlinedAt: !223)
!223 = distinct !DILocation(line: 78, scope: !221)
!224 = !DILocation(line: 11, scope: !23, inlinedAt: !223)
!225 = !DILocation(line: 12, scope: !23, inlinedAt: !223)
!226 = !DILocation(line: 39, scope: !29, inlinedAt: !227)
!227 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !223)
!228 = !DILocation(line: 13, scope: !23, inlinedAt: !223)
!229 = !DILocation(line: 15, scope: !23, inlinedAt: !223)
!230 = !DILocation(line: 14, scope: !23, inlinedAt: !223)
!231 = !DILocation(line: 17, scope: !23, inlinedAt: !223)
!232 = !DILocation(line: 78, scope: !221)
!233 = distinct !DISubprogram(name: "getrusage", scope: !1, file: !1, line: 80, type: !10, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!234 = !DILocation(line: 82, scope: !233)
!235 = !DILocation(line: 105, scope: !191, inlinedAt: !236)
!236 = distinct !DILocation(line: 82, scope: !233)
!237 = !DILocation(line: 106, scope: !191, inlinedAt: !236)
!238 = !DILocation(line: 83, scope: !233)
!239 = distinct !DISubprogram(name: "sysinfo", scope: !1, file: !1, line: 86, type: !10, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!240 = !DILocation(line: 88, scope: !239)
!241 = !DILocation(line: 105, scope: !191, inlinedAt: !242)
!242 = distinct !DILocation(line: 88, scope: !239)
!243 = !DILocation(line: 106, scope: !191, inlinedAt: !242)
!244 = !DILocation(line: 89, scope: !239)
!245 = distinct !DISubprogram(name: "prctl", scope: !1, file: !1, line: 92, type: !10, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!246 = !DILocation(line: 10, scope: !23, inlinedAt: !247)
!247 = distinct !DILocation(line: 92, scope: !245)
!248 = !DILocation(line: 11, scope: !23, inlinedAt: !247)
!249 = !DILocation(line: 12, scope: !23, inlinedAt: !247)
!250 = !DILocation(line: 39, scope: !29, inlinedAt: !251)
!251 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !247)
!252 = !DILocation(line: 13, scope: !23, inlinedAt: !247)
!253 = !DILocation(line: 15, scope: !23, inlinedAt: !247)
!254 = !DILocation(line: 14, scope: !23, inlinedAt: !247)
!255 = !DILocation(line: 17, scope: !23, inlinedAt: !247)
!256 = !DILocation(line: 92, scope: !245)
!257 = distinct !DISubprogram(name: "nice", scope: !1, file: !1, line: 93, type: !10, scopeLine: 93, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!258 = !DILocation(line: 51, scope: !158, inlinedAt: !259)
!259 = distinct !DILocation(line: 93, scope: !257)
!260 = !DILocation(line: 52, scope: !158, inlinedAt: !259)
!261 = !DILocation(line: 53, scope: !158, inlinedAt: !259)
!262 = !DILocation(line: 54, scope: !158, inlinedAt: !259)
!263 = !DILocation(line: 93, scope: !257)
!264 = distinct !DISubprogram(name: "getpriority", scope: !1, file: !1, line: 94, type: !10, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!265 = !DILocation(line: 94, scope: !264)
!266 = distinct !DISubprogram(name: "setpriority", scope: !1, file: !1, line: 95, type: !10, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!267 = !DILocation(line: 10, scope: !23, inlinedAt: !268)
!268 = distinct !DILocation(line: 95, scope: !266)
!269 = !DILocation(line: 11, scope: !23, inlinedAt: !268)
!270 = !DILocation(line: 12, scope: !23, inlinedAt: !268)
!271 = !DILocation(line: 39, scope: !29, inlinedAt: !272)
!272 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !268)
!273 = !DILocation(line: 13, scope: !23, inlinedAt: !268)
!274 = !DILocation(line: 15, scope: !23, inlinedAt: !268)
!275 = !DILocation(line: 14, scope: !23, inlinedAt: !268)
!276 = !DILocation(line: 17, scope: !23, inlinedAt: !268)
!277 = !DILocation(line: 95, scope: !266)
!278 = distinct !DISubprogram(name: "sched_setaffinity", scope: !1, file: !1, line: 99, type: !10, scopeLine: 99, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!279 = !DILocation(line: 99, scope: !278)
!280 = distinct !DISubprogram(name: "sched_getaffinity", scope: !1, file: !1, line: 101, type: !10, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!281 = !DILocation(line: 103, scope: !280)
!282 = !DILocation(line: 105, scope: !191, inlinedAt: !283)
!283 = distinct !DILocation(line: 103, scope: !280)
!284 = !DILocation(line: 106, scope: !191, inlinedAt: !283)
!285 = !DILocation(line: 104, scope: !280)
!286 = distinct !DISubprogram(name: "sched_getcpu", scope: !1, file: !1, line: 107, type: !10, scopeLine: 107, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!287 = !DILocation(line: 58, scope: !133, inlinedAt: !288)
!288 = distinct !DILocation(line: 69, scope: !135, inlinedAt: !289)
!289 = distinct !DILocation(line: 107, scope: !286)
!290 = !DILocation(line: 59, scope: !133, inlinedAt: !288)
!291 = !DILocation(line: 60, scope: !133, inlinedAt: !288)
!292 = !DILocation(line: 61, scope: !133, inlinedAt: !288)
!293 = !DILocation(line: 70, scope: !135, inlinedAt: !289)
!294 = !DILocation(line: 107, scope: !286)
!295 = distinct !DISubprogram(name: "sched_get_priority_max", scope: !1, file: !1, line: 108, type: !10, scopeLine: 108, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!296 = !DILocation(line: 108, scope: !295)
!297 = distinct !DISubprogram(name: "sched_get_priority_min", scope: !1, file: !1, line: 109, type: !10, scopeLine: 109, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!298 = !DILocation(line: 109, scope: !297)
!299 = distinct !DISubprogram(name: "sched_setscheduler", scope: !1, file: !1, line: 110, type: !10, scopeLine: 110, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = !DILocation(line: 10, scope: !23, inlinedAt: !301)
!301 = distinct !DILocation(line: 110, scope: !299)
!302 = !DILocation(line: 11, scope: !23, inlinedAt: !301)
!303 = !DILocation(line: 12, scope: !23, inlinedAt: !301)
!304 = !DILocation(line: 39, scope: !29, inlinedAt: !305)
!305 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !301)
!306 = !DILocation(line: 13, scope: !23, inlinedAt: !301)
!307 = !DILocation(line: 15, scope: !23, inlinedAt: !301)
!308 = !DILocation(line: 14, scope: !23, inlinedAt: !301)
!309 = !DILocation(line: 17, scope: !23, inlinedAt: !301)
!310 = !DILocation(line: 110, scope: !299)
!311 = distinct !DISubprogram(name: "sched_getscheduler", scope: !1, file: !1, line: 111, type: !10, scopeLine: 111, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!312 = !DILocation(line: 111, scope: !311)
!313 = distinct !DISubprogram(name: "sched_setparam", scope: !1, file: !1, line: 112, type: !10, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!314 = !DILocation(line: 10, scope: !23, inlinedAt: !315)
!315 = distinct !DILocation(line: 112, scope: !313)
!316 = !DILocation(line: 11, scope: !23, inlinedAt: !315)
!317 = !DILocation(line: 12, scope: !23, inlinedAt: !315)
!318 = !DILocation(line: 39, scope: !29, inlinedAt: !319)
!319 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !315)
!320 = !DILocation(line: 13, scope: !23, inlinedAt: !315)
!321 = !DILocation(line: 15, scope: !23, inlinedAt: !315)
!322 = !DILocation(line: 14, scope: !23, inlinedAt: !315)
!323 = !DILocation(line: 17, scope: !23, inlinedAt: !315)
!324 = !DILocation(line: 112, scope: !313)
!325 = distinct !DISubprogram(name: "sched_getparam", scope: !1, file: !1, line: 114, type: !10, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!326 = !DILocation(line: 116, scope: !325)
!327 = !DILocation(line: 117, scope: !325)
!328 = distinct !DISubprogram(name: "__sched_cpucount", scope: !1, file: !1, line: 120, type: !10, scopeLine: 121, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!329 = !DILocation(line: 123, scope: !328)
!330 = !DILocation(line: 0, scope: !328)
!331 = !DILocation(line: 125, scope: !328)
!332 = !DILocation(line: 124, scope: !328)
!333 = !{i32 0, i32 33}
!334 = distinct !{!334, !329, !332, !335, !336}
!335 = !{!"llvm.loop.mustprogress"}
!336 = !{!"llvm.loop.unroll.disable"}
!337 = distinct !DISubprogram(name: "__sched_cpualloc", scope: !1, file: !1, line: 128, type: !10, scopeLine: 128, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!338 = !DILocation(line: 128, scope: !337)
!339 = !DILocation(line: 110, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "heap_alloc", scope: !30, file: !30, line: 110, type: !10, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!341 = distinct !DILocation(line: 128, scope: !337)
!342 = distinct !DISubprogram(name: "__sched_cpufree", scope: !1, file: !1, line: 129, type: !10, scopeLine: 129, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!343 = !DILocation(line: 129, scope: !342)
!344 = distinct !DISubprogram(name: "fork", scope: !1, file: !1, line: 133, type: !10, scopeLine: 134, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!345 = !DILocation(line: 135, scope: !344)
!346 = !DILocation(line: 39, scope: !29, inlinedAt: !347)
!347 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "fail", scope: !30, file: !30, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!349 = distinct !DILocation(line: 136, scope: !344)
!350 = !DILocation(line: 44, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 136, scope: !344)
!352 = !DILocation(line: 137, scope: !344)
!353 = distinct !DISubprogram(name: "vfork", scope: !1, file: !1, line: 140, type: !10, scopeLine: 140, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!354 = !DILocation(line: 135, scope: !344, inlinedAt: !355)
!355 = distinct !DILocation(line: 140, scope: !353)
!356 = !DILocation(line: 137, scope: !344, inlinedAt: !355)
!357 = !DILocation(line: 39, scope: !29, inlinedAt: !358)
!358 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !359)
!359 = distinct !DILocation(line: 136, scope: !344, inlinedAt: !355)
!360 = !DILocation(line: 44, scope: !348, inlinedAt: !359)
!361 = !DILocation(line: 140, scope: !353)
!362 = distinct !DISubprogram(name: "daemon", scope: !1, file: !1, line: 141, type: !10, scopeLine: 141, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!363 = !DILocation(line: 10, scope: !23, inlinedAt: !364)
!364 = distinct !DILocation(line: 141, scope: !362)
!365 = !DILocation(line: 11, scope: !23, inlinedAt: !364)
!366 = !DILocation(line: 12, scope: !23, inlinedAt: !364)
!367 = !DILocation(line: 39, scope: !29, inlinedAt: !368)
!368 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !364)
!369 = !DILocation(line: 13, scope: !23, inlinedAt: !364)
!370 = !DILocation(line: 15, scope: !23, inlinedAt: !364)
!371 = !DILocation(line: 14, scope: !23, inlinedAt: !364)
!372 = !DILocation(line: 17, scope: !23, inlinedAt: !364)
!373 = !DILocation(line: 141, scope: !362)
!374 = distinct !DISubprogram(name: "execv", scope: !1, file: !1, line: 151, type: !10, scopeLine: 151, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!375 = !DILocation(line: 96, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "read_string", scope: !30, file: !30, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!377 = distinct !DILocation(line: 145, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 143, type: !10, scopeLine: 144, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!379 = distinct !DILocation(line: 151, scope: !374)
!380 = !DILocation(line: 88, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "length", scope: !30, file: !30, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!382 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !377)
!383 = !DILocation(line: 0, scope: !381, inlinedAt: !382)
!384 = !DILocation(line: 89, scope: !381, inlinedAt: !382)
!385 = distinct !{!385, !380, !384, !335, !336}
!386 = !DILocation(line: 98, scope: !376, inlinedAt: !377)
!387 = !DILocation(line: 146, scope: !378, inlinedAt: !379)
!388 = !DILocation(line: 148, scope: !378, inlinedAt: !379)
!389 = !DILocation(line: 39, scope: !29, inlinedAt: !390)
!390 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !391)
!391 = distinct !DILocation(line: 147, scope: !378, inlinedAt: !379)
!392 = !DILocation(line: 44, scope: !348, inlinedAt: !391)
!393 = !DILocation(line: 151, scope: !374)
!394 = distinct !DISubprogram(name: "execve", scope: !1, file: !1, line: 152, type: !10, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!395 = !DILocation(line: 96, scope: !376, inlinedAt: !396)
!396 = distinct !DILocation(line: 145, scope: !378, inlinedAt: !397)
!397 = distinct !DILocation(line: 152, scope: !394)
!398 = !DILocation(line: 88, scope: !381, inlinedAt: !399)
!399 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !396)
!400 = !DILocation(line: 0, scope: !381, inlinedAt: !399)
!401 = !DILocation(line: 89, scope: !381, inlinedAt: !399)
!402 = distinct !{!402, !398, !401, !335, !336}
!403 = !DILocation(line: 98, scope: !376, inlinedAt: !396)
!404 = !DILocation(line: 146, scope: !378, inlinedAt: !397)
!405 = !DILocation(line: 148, scope: !378, inlinedAt: !397)
!406 = !DILocation(line: 39, scope: !29, inlinedAt: !407)
!407 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !408)
!408 = distinct !DILocation(line: 147, scope: !378, inlinedAt: !397)
!409 = !DILocation(line: 44, scope: !348, inlinedAt: !408)
!410 = !DILocation(line: 152, scope: !394)
!411 = distinct !DISubprogram(name: "execvp", scope: !1, file: !1, line: 153, type: !10, scopeLine: 153, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!412 = !DILocation(line: 96, scope: !376, inlinedAt: !413)
!413 = distinct !DILocation(line: 145, scope: !378, inlinedAt: !414)
!414 = distinct !DILocation(line: 153, scope: !411)
!415 = !DILocation(line: 88, scope: !381, inlinedAt: !416)
!416 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !413)
!417 = !DILocation(line: 0, scope: !381, inlinedAt: !416)
!418 = !DILocation(line: 89, scope: !381, inlinedAt: !416)
!419 = distinct !{!419, !415, !418, !335, !336}
!420 = !DILocation(line: 98, scope: !376, inlinedAt: !413)
!421 = !DILocation(line: 146, scope: !378, inlinedAt: !414)
!422 = !DILocation(line: 148, scope: !378, inlinedAt: !414)
!423 = !DILocation(line: 39, scope: !29, inlinedAt: !424)
!424 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !425)
!425 = distinct !DILocation(line: 147, scope: !378, inlinedAt: !414)
!426 = !DILocation(line: 44, scope: !348, inlinedAt: !425)
!427 = !DILocation(line: 153, scope: !411)
!428 = distinct !DISubprogram(name: "execl", scope: !1, file: !1, line: 154, type: !10, scopeLine: 154, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!429 = !DILocation(line: 96, scope: !376, inlinedAt: !430)
!430 = distinct !DILocation(line: 145, scope: !378, inlinedAt: !431)
!431 = distinct !DILocation(line: 154, scope: !428)
!432 = !DILocation(line: 88, scope: !381, inlinedAt: !433)
!433 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !430)
!434 = !DILocation(line: 0, scope: !381, inlinedAt: !433)
!435 = !DILocation(line: 89, scope: !381, inlinedAt: !433)
!436 = distinct !{!436, !432, !435, !335, !336}
!437 = !DILocation(line: 98, scope: !376, inlinedAt: !430)
!438 = !DILocation(line: 146, scope: !378, inlinedAt: !431)
!439 = !DILocation(line: 148, scope: !378, inlinedAt: !431)
!440 = !DILocation(line: 39, scope: !29, inlinedAt: !441)
!441 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !442)
!442 = distinct !DILocation(line: 147, scope: !378, inlinedAt: !431)
!443 = !DILocation(line: 44, scope: !348, inlinedAt: !442)
!444 = !DILocation(line: 154, scope: !428)
!445 = distinct !DISubprogram(name: "execlp", scope: !1, file: !1, line: 155, type: !10, scopeLine: 155, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!446 = !DILocation(line: 96, scope: !376, inlinedAt: !447)
!447 = distinct !DILocation(line: 145, scope: !378, inlinedAt: !448)
!448 = distinct !DILocation(line: 155, scope: !445)
!449 = !DILocation(line: 88, scope: !381, inlinedAt: !450)
!450 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !447)
!451 = !DILocation(line: 0, scope: !381, inlinedAt: !450)
!452 = !DILocation(line: 89, scope: !381, inlinedAt: !450)
!453 = distinct !{!453, !449, !452, !335, !336}
!454 = !DILocation(line: 98, scope: !376, inlinedAt: !447)
!455 = !DILocation(line: 146, scope: !378, inlinedAt: !448)
!456 = !DILocation(line: 148, scope: !378, inlinedAt: !448)
!457 = !DILocation(line: 39, scope: !29, inlinedAt: !458)
!458 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !459)
!459 = distinct !DILocation(line: 147, scope: !378, inlinedAt: !448)
!460 = !DILocation(line: 44, scope: !348, inlinedAt: !459)
!461 = !DILocation(line: 155, scope: !445)
!462 = distinct !DISubprogram(name: "execle", scope: !1, file: !1, line: 156, type: !10, scopeLine: 156, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!463 = !DILocation(line: 96, scope: !376, inlinedAt: !464)
!464 = distinct !DILocation(line: 145, scope: !378, inlinedAt: !465)
!465 = distinct !DILocation(line: 156, scope: !462)
!466 = !DILocation(line: 88, scope: !381, inlinedAt: !467)
!467 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !464)
!468 = !DILocation(line: 0, scope: !381, inlinedAt: !467)
!469 = !DILocation(line: 89, scope: !381, inlinedAt: !467)
!470 = distinct !{!470, !466, !469, !335, !336}
!471 = !DILocation(line: 98, scope: !376, inlinedAt: !464)
!472 = !DILocation(line: 146, scope: !378, inlinedAt: !465)
!473 = !DILocation(line: 148, scope: !378, inlinedAt: !465)
!474 = !DILocation(line: 39, scope: !29, inlinedAt: !475)
!475 = distinct !DILocation(line: 44, scope: !348, inlinedAt: !476)
!476 = distinct !DILocation(line: 147, scope: !378, inlinedAt: !465)
!477 = !DILocation(line: 44, scope: !348, inlinedAt: !476)
!478 = !DILocation(line: 156, scope: !462)
!479 = distinct !DISubprogram(name: "waitpid", scope: !1, file: !1, line: 158, type: !10, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!480 = !DILocation(line: 160, scope: !479)
!481 = !DILocation(line: 161, scope: !479)
!482 = !DILocation(line: 105, scope: !191, inlinedAt: !483)
!483 = distinct !DILocation(line: 161, scope: !479)
!484 = !DILocation(line: 106, scope: !191, inlinedAt: !483)
!485 = !DILocation(line: 51, scope: !158, inlinedAt: !486)
!486 = distinct !DILocation(line: 64, scope: !487, inlinedAt: !488)
!487 = distinct !DISubprogram(name: "any_nonnegative", scope: !30, file: !30, line: 64, type: !10, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!488 = distinct !DILocation(line: 162, scope: !479)
!489 = !DILocation(line: 52, scope: !158, inlinedAt: !486)
!490 = !DILocation(line: 53, scope: !158, inlinedAt: !486)
!491 = !DILocation(line: 54, scope: !158, inlinedAt: !486)
!492 = !DILocation(line: 10, scope: !23, inlinedAt: !493)
!493 = distinct !DILocation(line: 162, scope: !479)
!494 = !DILocation(line: 11, scope: !23, inlinedAt: !493)
!495 = !DILocation(line: 12, scope: !23, inlinedAt: !493)
!496 = !DILocation(line: 39, scope: !29, inlinedAt: !497)
!497 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !493)
!498 = !DILocation(line: 13, scope: !23, inlinedAt: !493)
!499 = !DILocation(line: 15, scope: !23, inlinedAt: !493)
!500 = !DILocation(line: 14, scope: !23, inlinedAt: !493)
!501 = !DILocation(line: 64, scope: !487, inlinedAt: !488)
!502 = !DILocation(line: 17, scope: !23, inlinedAt: !493)
!503 = !DILocation(line: 162, scope: !479)
!504 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 165, type: !10, scopeLine: 165, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!505 = !DILocation(line: 165, scope: !504)
!506 = distinct !DISubprogram(name: "gethostname", scope: !1, file: !1, line: 176, type: !10, scopeLine: 177, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!507 = !DILocation(line: 178, scope: !506)
!508 = !DILocation(line: 179, scope: !506)
!509 = !DILocation(line: 171, scope: !510, inlinedAt: !511)
!510 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 169, type: !10, scopeLine: 170, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!511 = distinct !DILocation(line: 180, scope: !506)
!512 = !DILocation(line: 172, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 180, scope: !506)
!514 = !DILocation(line: 10, scope: !23, inlinedAt: !515)
!515 = distinct !DILocation(line: 181, scope: !506)
!516 = !DILocation(line: 11, scope: !23, inlinedAt: !515)
!517 = !DILocation(line: 12, scope: !23, inlinedAt: !515)
!518 = !DILocation(line: 39, scope: !29, inlinedAt: !519)
!519 = distinct !DILocation(line: 13, scope: !23, inlinedAt: !515)
!520 = !DILocation(line: 13, scope: !23, inlinedAt: !515)
!521 = !DILocation(line: 15, scope: !23, inlinedAt: !515)
!522 = !DILocation(line: 14, scope: !23, inlinedAt: !515)
!523 = !DILocation(line: 17, scope: !23, inlinedAt: !515)
!524 = !DILocation(line: 181, scope: !506)
!525 = distinct !DISubprogram(name: "getdomainname", scope: !1, file: !1, line: 184, type: !10, scopeLine: 184, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!526 = !DILocation(line: 184, scope: !525)
!527 = distinct !DISubprogram(name: "uname", scope: !1, file: !1, line: 186, type: !10, scopeLine: 187, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!528 = !DILocation(line: 188, scope: !527)
!529 = !DILocation(line: 105, scope: !191, inlinedAt: !530)
!530 = distinct !DILocation(line: 188, scope: !527)
!531 = !DILocation(line: 106, scope: !191, inlinedAt: !530)
!532 = !DILocation(line: 189, scope: !527)
!533 = !DILocation(line: 190, scope: !527)
!534 = distinct !DISubprogram(name: "ttyname", scope: !1, file: !1, line: 194, type: !10, scopeLine: 194, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!535 = !DILocation(line: 194, scope: !534)
!536 = !DILocation(line: 39, scope: !29, inlinedAt: !537)
!537 = distinct !DILocation(line: 193, scope: !538, inlinedAt: !539)
!538 = distinct !DISubprogram(name: "ttyname_text", scope: !1, file: !1, line: 193, type: !10, scopeLine: 193, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!539 = distinct !DILocation(line: 194, scope: !534)
!540 = !DILocation(line: 193, scope: !538, inlinedAt: !539)
!541 = !DILocation(line: 171, scope: !510, inlinedAt: !542)
!542 = distinct !DILocation(line: 193, scope: !538, inlinedAt: !539)
!543 = !DILocation(line: 172, scope: !510, inlinedAt: !542)
!544 = distinct !DISubprogram(name: "getlogin", scope: !1, file: !1, line: 195, type: !10, scopeLine: 195, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!545 = !DILocation(line: 195, scope: !544)
!546 = !DILocation(line: 39, scope: !29, inlinedAt: !547)
!547 = distinct !DILocation(line: 193, scope: !538, inlinedAt: !548)
!548 = distinct !DILocation(line: 195, scope: !544)
!549 = !DILocation(line: 193, scope: !538, inlinedAt: !548)
!550 = !DILocation(line: 171, scope: !510, inlinedAt: !551)
!551 = distinct !DILocation(line: 193, scope: !538, inlinedAt: !548)
!552 = !DILocation(line: 172, scope: !510, inlinedAt: !551)
!553 = distinct !DISubprogram(name: "ctermid", scope: !1, file: !1, line: 196, type: !10, scopeLine: 196, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!554 = !DILocation(line: 196, scope: !553)
!555 = distinct !DISubprogram(name: "getpwnam", scope: !1, file: !1, line: 209, type: !10, scopeLine: 210, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!556 = !DILocation(line: 96, scope: !376, inlinedAt: !557)
!557 = distinct !DILocation(line: 211, scope: !555)
!558 = !DILocation(line: 88, scope: !381, inlinedAt: !559)
!559 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !557)
!560 = !DILocation(line: 0, scope: !381, inlinedAt: !559)
!561 = !DILocation(line: 89, scope: !381, inlinedAt: !559)
!562 = distinct !{!562, !558, !561, !335, !336}
!563 = !DILocation(line: 98, scope: !376, inlinedAt: !557)
!564 = !DILocation(line: 212, scope: !555)
!565 = distinct !DISubprogram(name: "any_user", scope: !1, file: !1, line: 198, type: !10, scopeLine: 199, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!566 = !DILocation(line: 202, scope: !565)
!567 = !DILocation(line: 171, scope: !510, inlinedAt: !568)
!568 = distinct !DILocation(line: 204, scope: !565)
!569 = !DILocation(line: 172, scope: !510, inlinedAt: !568)
!570 = !DILocation(line: 171, scope: !510, inlinedAt: !571)
!571 = distinct !DILocation(line: 204, scope: !565)
!572 = !DILocation(line: 172, scope: !510, inlinedAt: !571)
!573 = !DILocation(line: 171, scope: !510, inlinedAt: !574)
!574 = distinct !DILocation(line: 204, scope: !565)
!575 = !DILocation(line: 172, scope: !510, inlinedAt: !574)
!576 = !DILocation(line: 204, scope: !565)
!577 = !DILocation(line: 51, scope: !158, inlinedAt: !578)
!578 = distinct !DILocation(line: 205, scope: !565)
!579 = !DILocation(line: 52, scope: !158, inlinedAt: !578)
!580 = !DILocation(line: 53, scope: !158, inlinedAt: !578)
!581 = !DILocation(line: 54, scope: !158, inlinedAt: !578)
!582 = !DILocation(line: 205, scope: !565)
!583 = !DILocation(line: 206, scope: !565)
!584 = !DILocation(line: 0, scope: !565)
!585 = !DILocation(line: 207, scope: !565)
!586 = distinct !DISubprogram(name: "getpwuid", scope: !1, file: !1, line: 215, type: !10, scopeLine: 215, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!587 = !DILocation(line: 215, scope: !586)
!588 = distinct !DISubprogram(name: "getgrnam", scope: !1, file: !1, line: 227, type: !10, scopeLine: 228, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!589 = !DILocation(line: 96, scope: !376, inlinedAt: !590)
!590 = distinct !DILocation(line: 229, scope: !588)
!591 = !DILocation(line: 88, scope: !381, inlinedAt: !592)
!592 = distinct !DILocation(line: 97, scope: !376, inlinedAt: !590)
!593 = !DILocation(line: 0, scope: !381, inlinedAt: !592)
!594 = !DILocation(line: 89, scope: !381, inlinedAt: !592)
!595 = distinct !{!595, !591, !594, !335, !336}
!596 = !DILocation(line: 98, scope: !376, inlinedAt: !590)
!597 = !DILocation(line: 221, scope: !598, inlinedAt: !599)
!598 = distinct !DISubprogram(name: "any_group", scope: !1, file: !1, line: 217, type: !10, scopeLine: 218, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!599 = distinct !DILocation(line: 230, scope: !588)
!600 = !DILocation(line: 171, scope: !510, inlinedAt: !601)
!601 = distinct !DILocation(line: 223, scope: !598, inlinedAt: !599)
!602 = !DILocation(line: 172, scope: !510, inlinedAt: !601)
!603 = !DILocation(line: 51, scope: !158, inlinedAt: !604)
!604 = distinct !DILocation(line: 223, scope: !598, inlinedAt: !599)
!605 = !DILocation(line: 52, scope: !158, inlinedAt: !604)
!606 = !DILocation(line: 53, scope: !158, inlinedAt: !604)
!607 = !DILocation(line: 54, scope: !158, inlinedAt: !604)
!608 = !DILocation(line: 223, scope: !598, inlinedAt: !599)
!609 = !DILocation(line: 224, scope: !598, inlinedAt: !599)
!610 = !DILocation(line: 0, scope: !598, inlinedAt: !599)
!611 = !DILocation(line: 230, scope: !588)
!612 = distinct !DISubprogram(name: "getgrgid", scope: !1, file: !1, line: 233, type: !10, scopeLine: 233, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!613 = !DILocation(line: 221, scope: !598, inlinedAt: !614)
!614 = distinct !DILocation(line: 233, scope: !612)
!615 = !DILocation(line: 171, scope: !510, inlinedAt: !616)
!616 = distinct !DILocation(line: 223, scope: !598, inlinedAt: !614)
!617 = !DILocation(line: 172, scope: !510, inlinedAt: !616)
!618 = !DILocation(line: 51, scope: !158, inlinedAt: !619)
!619 = distinct !DILocation(line: 223, scope: !598, inlinedAt: !614)
!620 = !DILocation(line: 52, scope: !158, inlinedAt: !619)
!621 = !DILocation(line: 53, scope: !158, inlinedAt: !619)
!622 = !DILocation(line: 54, scope: !158, inlinedAt: !619)
!623 = !DILocation(line: 223, scope: !598, inlinedAt: !614)
!624 = !DILocation(line: 224, scope: !598, inlinedAt: !614)
!625 = !DILocation(line: 0, scope: !598, inlinedAt: !614)
!626 = !DILocation(line: 233, scope: !612)
