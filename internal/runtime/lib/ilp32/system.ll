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
@.str.31 = private unnamed_addr constant [21 x i8] c"number of processors\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c"exec\00", align 1
@any_user.user = internal global [32 x i8] zeroinitializer, align 1
@any_user.home = internal global [32 x i8] zeroinitializer, align 1
@any_user.shell = internal global [32 x i8] zeroinitializer, align 1
@any_user.p = internal global %struct.passwd zeroinitializer, align 4
@.str.33 = private unnamed_addr constant [13 x i8] c"user look-up\00", align 1
@.str.34 = private unnamed_addr constant [5 x i8] c"user\00", align 1
@.str.35 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.36 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"home\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"user id\00", align 1
@any_group.name = internal global [32 x i8] zeroinitializer, align 1
@any_group.members = internal global [1 x i8*] zeroinitializer, align 4
@any_group.g = internal global %struct.group zeroinitializer, align 4
@.str.40 = private unnamed_addr constant [14 x i8] c"group look-up\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"group\00", align 1
@.str.42 = private unnamed_addr constant [9 x i8] c"group id\00", align 1

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
  %1 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i32 noundef 1000) #8, !dbg !22
  ret i32 %1, !dbg !22
}

declare !dbg !23 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @setpgid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !25 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i32 0, i32 0), i32 noundef 0) #8, !dbg !26
  ret i32 %3, !dbg !26
}

define dso_local i32 @gettid() local_unnamed_addr #1 !dbg !27 {
  %1 = call i32 @__midway_self() #8, !dbg !28
  %2 = add i32 %1, 999, !dbg !28
  ret i32 %2, !dbg !28
}

declare i32 @__midway_self() local_unnamed_addr #2

define dso_local i32 @getuid() local_unnamed_addr #0 !dbg !29 {
  ret i32 1000, !dbg !30
}

define dso_local i32 @geteuid() local_unnamed_addr #0 !dbg !31 {
  ret i32 1000, !dbg !32
}

define dso_local i32 @getgid() local_unnamed_addr #0 !dbg !33 {
  ret i32 1000, !dbg !34
}

define dso_local i32 @getegid() local_unnamed_addr #0 !dbg !35 {
  ret i32 1000, !dbg !36
}

define dso_local i32 @setuid(i32 noundef %0) local_unnamed_addr #1 !dbg !37 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i32 noundef 0) #8, !dbg !38
  ret i32 %2, !dbg !38
}

define dso_local i32 @setgid(i32 noundef %0) local_unnamed_addr #1 !dbg !39 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #8, !dbg !40
  ret i32 %2, !dbg !40
}

define dso_local i32 @seteuid(i32 noundef %0) local_unnamed_addr #1 !dbg !41 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0), i32 noundef 0) #8, !dbg !42
  ret i32 %2, !dbg !42
}

define dso_local i32 @setegid(i32 noundef %0) local_unnamed_addr #1 !dbg !43 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0), i32 noundef 0) #8, !dbg !44
  ret i32 %2, !dbg !44
}

define dso_local i32 @setgroups(i32 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !45 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0) #8, !dbg !46
  ret i32 %3, !dbg !46
}

define dso_local i32 @initgroups(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !47 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0), i32 noundef 0) #8, !dbg !48
  ret i32 %3, !dbg !48
}

define dso_local i32 @get_nprocs() local_unnamed_addr #1 !dbg !49 {
  %1 = call i32 @__mw_between(i32 noundef 1, i32 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.31, i32 0, i32 0)) #8, !dbg !50
  ret i32 %1, !dbg !53
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr #1 !dbg !54 {
  %1 = call i32 @__mw_between(i32 noundef 1, i32 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.31, i32 0, i32 0)) #8, !dbg !55
  ret i32 %1, !dbg !57
}

define dso_local i32 @getpagesize() local_unnamed_addr #0 !dbg !58 {
  ret i32 4096, !dbg !59
}

define dso_local i32 @gethostid() local_unnamed_addr #1 !dbg !60 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #9, !dbg !61
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0)) #8, !dbg !65
  %3 = load i32, i32* %1, align 4, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #9, !dbg !67
  ret i32 %3, !dbg !68
}

define dso_local i32 @sysconf(i32 noundef %0) local_unnamed_addr #1 !dbg !69 {
  switch i32 %0, label %7 [
    i32 30, label %9
    i32 84, label %2
    i32 83, label %2
    i32 2, label %4
    i32 4, label %5
    i32 74, label %6
  ], !dbg !70

2:
  %3 = call i32 @__mw_between(i32 noundef 1, i32 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.31, i32 0, i32 0)) #8, !dbg !71
  br label %9, !dbg !73

4:
  br label %9, !dbg !74

5:
  br label %9, !dbg !75

6:
  br label %9, !dbg !76

7:
  %8 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i32 0, i32 0)) #8, !dbg !77
  br label %9, !dbg !77

9:
  %10 = phi i32 [ %8, %7 ], [ 64, %6 ], [ 1024, %5 ], [ 100, %4 ], [ %3, %2 ], [ 4096, %1 ], !dbg !78
  ret i32 %10, !dbg !79
}

declare !dbg !80 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @confstr(i32 noundef %0, i8* noundef %1, i32 noundef returned %2) local_unnamed_addr #1 !dbg !81 {
  %4 = icmp ne i8* %1, null, !dbg !82
  %5 = icmp ne i32 %2, 0, !dbg !82
  %6 = and i1 %4, %5, !dbg !82
  br i1 %6, label %7, label %10, !dbg !82

7:
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef %2, i32 noundef 1) #8, !dbg !83
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0)) #8, !dbg !86
  %8 = add i32 %2, -1, !dbg !87
  %9 = getelementptr i8, i8* %1, i32 %8, !dbg !87
  store i8 0, i8* %9, align 1, !dbg !87
  br label %10, !dbg !88

10:
  ret i32 %2, !dbg !89
}

define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef %1) local_unnamed_addr #1 !dbg !90 {
  %3 = bitcast %struct.rlimit* %1 to i8*, !dbg !91
  call void @__midway_check(i8* noundef %3, i32 noundef 8, i32 noundef 1) #8, !dbg !92
  call void @__midway_nondet(i8* noundef %3, i32 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0)) #8, !dbg !94
  ret i32 0, !dbg !95
}

define dso_local i32 @getrlimit64(i32 noundef %0, %struct.rlimit64* noundef %1) local_unnamed_addr #1 !dbg !96 {
  %3 = bitcast %struct.rlimit64* %1 to i8*, !dbg !97
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #8, !dbg !98
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0)) #8, !dbg !100
  ret i32 0, !dbg !101
}

define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !102 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0) #8, !dbg !103
  ret i32 %3, !dbg !103
}

define dso_local i32 @setrlimit64(i32 noundef %0, %struct.rlimit64* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !104 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0) #8, !dbg !105
  ret i32 %3, !dbg !105
}

define dso_local i32 @getrusage(i32 noundef %0, %struct.rusage* noundef %1) local_unnamed_addr #1 !dbg !106 {
  %3 = bitcast %struct.rusage* %1 to i8*, !dbg !107
  call void @__midway_check(i8* noundef %3, i32 noundef 72, i32 noundef 1) #8, !dbg !108
  call void @__midway_nondet(i8* noundef %3, i32 noundef 72, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0)) #8, !dbg !110
  ret i32 0, !dbg !111
}

define dso_local i32 @sysinfo(%struct.sysinfo* noundef %0) local_unnamed_addr #1 !dbg !112 {
  %2 = bitcast %struct.sysinfo* %0 to i8*, !dbg !113
  call void @__midway_check(i8* noundef %2, i32 noundef 64, i32 noundef 1) #8, !dbg !114
  call void @__midway_nondet(i8* noundef %2, i32 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i32 0, i32 0)) #8, !dbg !116
  ret i32 0, !dbg !117
}

define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #1 !dbg !118 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i32 0, i32 0), i32 noundef 0) #8, !dbg !119
  ret i32 %2, !dbg !119
}

define dso_local i32 @nice(i32 noundef %0) local_unnamed_addr #1 !dbg !120 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !121
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !121
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !123
  %4 = load i32, i32* %2, align 4, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !125
  ret i32 %4, !dbg !126
}

define dso_local i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !127 {
  ret i32 0, !dbg !128
}

define dso_local i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !129 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0) #8, !dbg !130
  ret i32 %4, !dbg !130
}

define dso_local i32 @sched_setaffinity(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !131 {
  ret i32 0, !dbg !132
}

define dso_local i32 @sched_getaffinity(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #1 !dbg !133 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !134
  call void @__midway_check(i8* noundef %4, i32 noundef %1, i32 noundef 1) #8, !dbg !135
  call void @__midway_nondet(i8* noundef %4, i32 noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.18, i32 0, i32 0)) #8, !dbg !137
  ret i32 0, !dbg !138
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #1 !dbg !139 {
  %1 = call i32 @__mw_between(i32 noundef 0, i32 noundef 1023, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.19, i32 0, i32 0)) #8, !dbg !140
  ret i32 %1, !dbg !140
}

define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #0 !dbg !141 {
  ret i32 99, !dbg !142
}

define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #0 !dbg !143 {
  ret i32 1, !dbg !144
}

define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !145 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i32 0, i32 0), i32 noundef 0) #8, !dbg !146
  ret i32 %4, !dbg !146
}

define dso_local i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr #0 !dbg !147 {
  ret i32 0, !dbg !148
}

define dso_local i32 @sched_setparam(i32 noundef %0, %struct.sched_param* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !149 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0), i32 noundef 0) #8, !dbg !150
  ret i32 %3, !dbg !150
}

define dso_local i32 @sched_getparam(i32 noundef %0, %struct.sched_param* noundef %1) local_unnamed_addr #1 !dbg !151 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !152
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i32 noundef 4) #8, !dbg !152
  ret i32 0, !dbg !153
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @__sched_cpucount(i32 noundef %0, %struct.cpu_set_t* nocapture noundef readonly %1) local_unnamed_addr #3 !dbg !154 {
  %3 = icmp ult i32 %0, 4, !dbg !155
  br i1 %3, label %7, label %4, !dbg !155

4:
  %5 = lshr i32 %0, 2
  %6 = call i32 @llvm.umax.i32(i32 %5, i32 1), !dbg !155
  br label %9, !dbg !155

7:
  %8 = phi i32 [ 0, %2 ], [ %15, %9 ], !dbg !156
  ret i32 %8, !dbg !157

9:
  %10 = phi i32 [ %16, %9 ], [ 0, %4 ]
  %11 = phi i32 [ %15, %9 ], [ 0, %4 ]
  %12 = getelementptr %struct.cpu_set_t, %struct.cpu_set_t* %1, i32 0, i32 0, i32 %10, !dbg !158
  %13 = load i32, i32* %12, align 4, !dbg !158
  %14 = call i32 @llvm.ctpop.i32(i32 %13), !dbg !158, !range !159
  %15 = add i32 %14, %11, !dbg !158
  %16 = add nuw nsw i32 %10, 1, !dbg !155
  %17 = icmp eq i32 %16, %6, !dbg !155
  br i1 %17, label %7, label %9, !dbg !155, !llvm.loop !160
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare i32 @llvm.ctpop.i32(i32) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local %struct.cpu_set_t* @__sched_cpualloc(i32 noundef %0) local_unnamed_addr #1 !dbg !163 {
  %2 = add i32 %0, 63, !dbg !164
  %3 = lshr i32 %2, 3, !dbg !164
  %4 = and i32 %3, 536870904, !dbg !164
  %5 = call i8* @__midway_alloc(i32 noundef %4, i32 noundef 16, i32 noundef 1) #8, !dbg !165
  %6 = bitcast i8* %5 to %struct.cpu_set_t*, !dbg !164
  ret %struct.cpu_set_t* %6, !dbg !164
}

define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %0) local_unnamed_addr #1 !dbg !168 {
  %2 = bitcast %struct.cpu_set_t* %0 to i8*, !dbg !169
  call void @__midway_free(i8* noundef %2, i32 noundef 1) #8, !dbg !169
  ret void, !dbg !169
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fork() local_unnamed_addr #1 !dbg !170 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i32 0, i32 0)) #8, !dbg !171
  %2 = icmp eq i32 %1, 0, !dbg !171
  br i1 %2, label %3, label %5, !dbg !171

3:
  %4 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !172
  ret i32 %4, !dbg !172

5:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i32 0, i32 0)) #10, !dbg !173
  unreachable, !dbg !173
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare !dbg !174 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #6

define dso_local i32 @vfork() local_unnamed_addr #1 !dbg !175 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i32 0, i32 0)) #8, !dbg !176
  %2 = icmp eq i32 %1, 0, !dbg !176
  br i1 %2, label %4, label %3, !dbg !176

3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i32 0, i32 0)) #10, !dbg !178
  unreachable, !dbg !178

4:
  %5 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !179
  ret i32 %5, !dbg !180
}

define dso_local i32 @daemon(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !181 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i32 noundef 0) #8, !dbg !182
  ret i32 %3, !dbg !182
}

define dso_local i32 @execv(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !183 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !184
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !187
  %5 = icmp eq i32 %4, 0, !dbg !187
  br i1 %5, label %7, label %6, !dbg !187

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !188
  unreachable, !dbg !188

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !189
  ret i32 %8, !dbg !190
}

define dso_local i32 @execve(i8* noundef %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !191 {
  %4 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !192
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !194
  %6 = icmp eq i32 %5, 0, !dbg !194
  br i1 %6, label %8, label %7, !dbg !194

7:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !195
  unreachable, !dbg !195

8:
  %9 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !196
  ret i32 %9, !dbg !197
}

define dso_local i32 @execvp(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !198 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !199
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !201
  %5 = icmp eq i32 %4, 0, !dbg !201
  br i1 %5, label %7, label %6, !dbg !201

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !202
  unreachable, !dbg !202

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !203
  ret i32 %8, !dbg !204
}

define dso_local i32 @execl(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !205 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !206
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !208
  %5 = icmp eq i32 %4, 0, !dbg !208
  br i1 %5, label %7, label %6, !dbg !208

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !209
  unreachable, !dbg !209

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !210
  ret i32 %8, !dbg !211
}

define dso_local i32 @execlp(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !212 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !213
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !215
  %5 = icmp eq i32 %4, 0, !dbg !215
  br i1 %5, label %7, label %6, !dbg !215

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !216
  unreachable, !dbg !216

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !217
  ret i32 %8, !dbg !218
}

define dso_local i32 @execle(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !219 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !220
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !222
  %5 = icmp eq i32 %4, 0, !dbg !222
  br i1 %5, label %7, label %6, !dbg !222

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !223
  unreachable, !dbg !223

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !224
  ret i32 %8, !dbg !225
}

define dso_local i32 @waitpid(i32 %0, i32* noundef %1, i32 %2) local_unnamed_addr #1 !dbg !226 {
  %4 = alloca i32, align 4
  %5 = icmp eq i32* %1, null, !dbg !227
  br i1 %5, label %8, label %6, !dbg !227

6:
  %7 = bitcast i32* %1 to i8*, !dbg !228
  call void @__midway_check(i8* noundef nonnull %7, i32 noundef 4, i32 noundef 1) #8, !dbg !229
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #8, !dbg !231
  br label %8, !dbg !228

8:
  %9 = bitcast i32* %4 to i8*, !dbg !232
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #9, !dbg !232
  call void @__midway_nondet(i8* noundef nonnull %9, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #8, !dbg !236
  %10 = load i32, i32* %4, align 4, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #9, !dbg !238
  %11 = and i32 %10, 2147483647, !dbg !239
  %12 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0), i32 noundef %11) #8, !dbg !240
  ret i32 %12, !dbg !240
}

define dso_local i32 @wait(i32* noundef %0) local_unnamed_addr #1 !dbg !241 {
  %2 = alloca i32, align 4
  %3 = icmp eq i32* %0, null, !dbg !242
  br i1 %3, label %6, label %4, !dbg !242

4:
  %5 = bitcast i32* %0 to i8*, !dbg !244
  call void @__midway_check(i8* noundef nonnull %5, i32 noundef 4, i32 noundef 1) #8, !dbg !245
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #8, !dbg !247
  br label %6, !dbg !244

6:
  %7 = bitcast i32* %2 to i8*, !dbg !248
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9, !dbg !248
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #8, !dbg !251
  %8 = load i32, i32* %2, align 4, !dbg !252
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9, !dbg !253
  %9 = and i32 %8, 2147483647, !dbg !254
  %10 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0), i32 noundef %9) #8, !dbg !255
  ret i32 %10, !dbg !256
}

define dso_local i32 @gethostname(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !257 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #8, !dbg !258
  %3 = icmp eq i32 %1, 0, !dbg !259
  br i1 %3, label %7, label %4, !dbg !259

4:
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0)) #8, !dbg !260
  %5 = add i32 %1, -1, !dbg !263
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !263
  store i8 0, i8* %6, align 1, !dbg !263
  br label %7, !dbg !264

7:
  %8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0) #8, !dbg !265
  ret i32 %8, !dbg !265
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @getdomainname(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !266 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #8, !dbg !267
  %3 = icmp eq i32 %1, 0, !dbg !269
  br i1 %3, label %7, label %4, !dbg !269

4:
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0)) #8, !dbg !270
  %5 = add i32 %1, -1, !dbg !272
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !272
  store i8 0, i8* %6, align 1, !dbg !272
  br label %7, !dbg !273

7:
  %8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0) #8, !dbg !274
  ret i32 %8, !dbg !275
}

define dso_local i32 @uname(%struct.utsname* noundef %0) local_unnamed_addr #1 !dbg !276 {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 0, i32 0, !dbg !277
  call void @__midway_check(i8* noundef %2, i32 noundef 390, i32 noundef 1) #8, !dbg !278
  call void @__midway_nondet(i8* noundef %2, i32 noundef 390, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i32 0, i32 0)) #8, !dbg !280
  %3 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 4, i32 64, !dbg !281
  store i8 0, i8* %3, align 1, !dbg !281
  %4 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 3, i32 64, !dbg !281
  store i8 0, i8* %4, align 1, !dbg !281
  %5 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 2, i32 64, !dbg !281
  store i8 0, i8* %5, align 1, !dbg !281
  %6 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 1, i32 64, !dbg !281
  store i8 0, i8* %6, align 1, !dbg !281
  %7 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 0, i32 64, !dbg !281
  store i8 0, i8* %7, align 1, !dbg !281
  ret i32 0, !dbg !282
}

define dso_local i8* @ttyname(i32 noundef %0) local_unnamed_addr #1 !dbg !283 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0)) #8, !dbg !284
  %3 = icmp eq i32 %2, 0, !dbg !284
  br i1 %3, label %8, label %4, !dbg !284

4:
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !285
  %6 = getelementptr inbounds i8, i8* %5, i32 268, !dbg !290
  call void @__midway_nondet(i8* noundef %6, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0)) #8, !dbg !291
  %7 = getelementptr i8, i8* %5, i32 299, !dbg !293
  store i8 0, i8* %7, align 1, !dbg !293
  br label %8, !dbg !284

8:
  %9 = phi i8* [ %6, %4 ], [ null, %1 ], !dbg !284
  ret i8* %9, !dbg !284
}

define dso_local i8* @getlogin() local_unnamed_addr #1 !dbg !294 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.29, i32 0, i32 0)) #8, !dbg !295
  %2 = icmp eq i32 %1, 0, !dbg !295
  br i1 %2, label %7, label %3, !dbg !295

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !296
  %5 = getelementptr inbounds i8, i8* %4, i32 268, !dbg !299
  call void @__midway_nondet(i8* noundef %5, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0)) #8, !dbg !300
  %6 = getelementptr i8, i8* %4, i32 299, !dbg !302
  store i8 0, i8* %6, align 1, !dbg !302
  br label %7, !dbg !295

7:
  %8 = phi i8* [ %5, %3 ], [ null, %0 ], !dbg !295
  ret i8* %8, !dbg !295
}

define dso_local i8* @ctermid(i8* noundef readnone %0) local_unnamed_addr #0 !dbg !303 {
  %2 = icmp eq i8* %0, null, !dbg !304
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.30, i32 0, i32 0), i8* %0, !dbg !304
  ret i8* %3, !dbg !304
}

define dso_local %struct.passwd* @getpwnam(i8* noundef %0) local_unnamed_addr #1 !dbg !305 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !306
  %3 = call fastcc %struct.passwd* @any_user() #11, !dbg !307
  ret %struct.passwd* %3, !dbg !307
}

declare !dbg !308 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

define internal fastcc %struct.passwd* @any_user() unnamed_addr #1 !dbg !309 {
  %1 = alloca i32, align 4
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !310
  %3 = icmp eq i32 %2, 0, !dbg !310
  br i1 %3, label %7, label %4, !dbg !310

4:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.34, i32 0, i32 0)) #8, !dbg !311
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 31), align 1, !dbg !313
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i32 0, i32 0)) #8, !dbg !314
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 31), align 1, !dbg !316
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i32 0, i32 0)) #8, !dbg !317
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 31), align 1, !dbg !319
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 0), align 4, !dbg !320
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.35, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 1), align 4, !dbg !320
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 2), align 4, !dbg !320
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 3), align 4, !dbg !320
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.36, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 4), align 4, !dbg !320
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 5), align 4, !dbg !320
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 6), align 4, !dbg !320
  %5 = bitcast i32* %1 to i8*, !dbg !321
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9, !dbg !321
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.39, i32 0, i32 0)) #8, !dbg !323
  %6 = load i32, i32* %1, align 4, !dbg !324
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9, !dbg !325
  store i32 %6, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 2), align 4, !dbg !326
  br label %7, !dbg !327

7:
  %8 = phi %struct.passwd* [ @any_user.p, %4 ], [ null, %0 ], !dbg !328
  ret %struct.passwd* %8, !dbg !329
}

define dso_local %struct.passwd* @getpwuid(i32 noundef %0) local_unnamed_addr #1 !dbg !330 {
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !331
  ret %struct.passwd* %2, !dbg !331
}

define dso_local %struct.group* @getgrnam(i8* noundef %0) local_unnamed_addr #1 !dbg !332 {
  %2 = alloca i32, align 4
  %3 = call i32 @__mw_read_string(i8* noundef %0) #8, !dbg !333
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.40, i32 0, i32 0)) #8, !dbg !334
  %5 = icmp eq i32 %4, 0, !dbg !334
  br i1 %5, label %9, label %6, !dbg !334

6:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i32 0, i32 0)) #8, !dbg !337
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 31), align 1, !dbg !339
  %7 = bitcast i32* %2 to i8*, !dbg !340
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9, !dbg !340
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.42, i32 0, i32 0)) #8, !dbg !342
  %8 = load i32, i32* %2, align 4, !dbg !343
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9, !dbg !344
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 0), align 4, !dbg !345
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.35, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 1), align 4, !dbg !345
  store i32 %8, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 2), align 4, !dbg !345
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 3), align 4, !dbg !345
  br label %9, !dbg !346

9:
  %10 = phi %struct.group* [ @any_group.g, %6 ], [ null, %1 ], !dbg !347
  ret %struct.group* %10, !dbg !348
}

define dso_local %struct.group* @getgrgid(i32 noundef %0) local_unnamed_addr #1 !dbg !349 {
  %2 = alloca i32, align 4
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.40, i32 0, i32 0)) #8, !dbg !350
  %4 = icmp eq i32 %3, 0, !dbg !350
  br i1 %4, label %8, label %5, !dbg !350

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i32 0, i32 0)) #8, !dbg !352
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 31), align 1, !dbg !354
  %6 = bitcast i32* %2 to i8*, !dbg !355
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !355
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.42, i32 0, i32 0)) #8, !dbg !357
  %7 = load i32, i32* %2, align 4, !dbg !358
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !359
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 0), align 4, !dbg !360
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.35, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 1), align 4, !dbg !360
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 2), align 4, !dbg !360
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 3), align 4, !dbg !360
  br label %8, !dbg !361

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !362
  ret %struct.group* %9, !dbg !363
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_exit(i32 noundef) local_unnamed_addr #6

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare i32 @llvm.umax.i32(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nofree nosync nounwind null_pointer_is_valid readonly }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { noreturn null_pointer_is_valid }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nounwind }
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
!9 = distinct !DISubprogram(name: "getpid", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 16, scope: !9)
!13 = distinct !DISubprogram(name: "getppid", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 17, scope: !13)
!15 = distinct !DISubprogram(name: "getpgrp", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 18, scope: !15)
!17 = distinct !DISubprogram(name: "getpgid", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 19, scope: !17)
!19 = distinct !DISubprogram(name: "getsid", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 20, scope: !19)
!21 = distinct !DISubprogram(name: "setsid", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 21, scope: !21)
!23 = !DISubprogram(name: "outcome", scope: !24, file: !24, line: 8, type: !10, spFlags: DISPFlagOptimized)
!24 = !DIFile(filename: "c/environment.h", directory: ".")
!25 = distinct !DISubprogram(name: "setpgid", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 22, scope: !25)
!27 = distinct !DISubprogram(name: "gettid", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 23, scope: !27)
!29 = distinct !DISubprogram(name: "getuid", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 24, scope: !29)
!31 = distinct !DISubprogram(name: "geteuid", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 25, scope: !31)
!33 = distinct !DISubprogram(name: "getgid", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 26, scope: !33)
!35 = distinct !DISubprogram(name: "getegid", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 27, scope: !35)
!37 = distinct !DISubprogram(name: "setuid", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 28, scope: !37)
!39 = distinct !DISubprogram(name: "setgid", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 29, scope: !39)
!41 = distinct !DISubprogram(name: "seteuid", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 30, scope: !41)
!43 = distinct !DISubprogram(name: "setegid", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 31, scope: !43)
!45 = distinct !DISubprogram(name: "setgroups", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 32, scope: !45)
!47 = distinct !DISubprogram(name: "initgroups", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 33, scope: !47)
!49 = distinct !DISubprogram(name: "get_nprocs", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 37, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "processors", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!52 = distinct !DILocation(line: 39, scope: !49)
!53 = !DILocation(line: 39, scope: !49)
!54 = distinct !DISubprogram(name: "get_nprocs_conf", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 37, scope: !51, inlinedAt: !56)
!56 = distinct !DILocation(line: 40, scope: !54)
!57 = !DILocation(line: 40, scope: !54)
!58 = distinct !DISubprogram(name: "getpagesize", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 41, scope: !58)
!60 = distinct !DISubprogram(name: "gethostid", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 53, scope: !62, inlinedAt: !64)
!62 = distinct !DISubprogram(name: "any_int", scope: !63, file: !63, line: 51, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!63 = !DIFile(filename: "c/models.h", directory: ".")
!64 = distinct !DILocation(line: 42, scope: !60)
!65 = !DILocation(line: 54, scope: !62, inlinedAt: !64)
!66 = !DILocation(line: 55, scope: !62, inlinedAt: !64)
!67 = !DILocation(line: 56, scope: !62, inlinedAt: !64)
!68 = !DILocation(line: 42, scope: !60)
!69 = distinct !DISubprogram(name: "sysconf", scope: !1, file: !1, line: 44, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 46, scope: !69)
!71 = !DILocation(line: 37, scope: !51, inlinedAt: !72)
!72 = distinct !DILocation(line: 48, scope: !69)
!73 = !DILocation(line: 48, scope: !69)
!74 = !DILocation(line: 49, scope: !69)
!75 = !DILocation(line: 50, scope: !69)
!76 = !DILocation(line: 51, scope: !69)
!77 = !DILocation(line: 52, scope: !69)
!78 = !DILocation(line: 0, scope: !69)
!79 = !DILocation(line: 54, scope: !69)
!80 = !DISubprogram(name: "any_between", scope: !63, file: !63, line: 46, type: !10, spFlags: DISPFlagOptimized)
!81 = distinct !DISubprogram(name: "confstr", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 58, scope: !81)
!83 = !DILocation(line: 80, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "fill", scope: !63, file: !63, line: 78, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!85 = distinct !DILocation(line: 59, scope: !81)
!86 = !DILocation(line: 81, scope: !84, inlinedAt: !85)
!87 = !DILocation(line: 60, scope: !81)
!88 = !DILocation(line: 61, scope: !81)
!89 = !DILocation(line: 62, scope: !81)
!90 = distinct !DISubprogram(name: "getrlimit", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 67, scope: !90)
!92 = !DILocation(line: 80, scope: !84, inlinedAt: !93)
!93 = distinct !DILocation(line: 67, scope: !90)
!94 = !DILocation(line: 81, scope: !84, inlinedAt: !93)
!95 = !DILocation(line: 68, scope: !90)
!96 = distinct !DISubprogram(name: "getrlimit64", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 73, scope: !96)
!98 = !DILocation(line: 80, scope: !84, inlinedAt: !99)
!99 = distinct !DILocation(line: 73, scope: !96)
!100 = !DILocation(line: 81, scope: !84, inlinedAt: !99)
!101 = !DILocation(line: 74, scope: !96)
!102 = distinct !DISubprogram(name: "setrlimit", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 77, scope: !102)
!104 = distinct !DISubprogram(name: "setrlimit64", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 78, scope: !104)
!106 = distinct !DISubprogram(name: "getrusage", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 82, scope: !106)
!108 = !DILocation(line: 80, scope: !84, inlinedAt: !109)
!109 = distinct !DILocation(line: 82, scope: !106)
!110 = !DILocation(line: 81, scope: !84, inlinedAt: !109)
!111 = !DILocation(line: 83, scope: !106)
!112 = distinct !DISubprogram(name: "sysinfo", scope: !1, file: !1, line: 86, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 88, scope: !112)
!114 = !DILocation(line: 80, scope: !84, inlinedAt: !115)
!115 = distinct !DILocation(line: 88, scope: !112)
!116 = !DILocation(line: 81, scope: !84, inlinedAt: !115)
!117 = !DILocation(line: 89, scope: !112)
!118 = distinct !DISubprogram(name: "prctl", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 92, scope: !118)
!120 = distinct !DISubprogram(name: "nice", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 53, scope: !62, inlinedAt: !122)
!122 = distinct !DILocation(line: 93, scope: !120)
!123 = !DILocation(line: 54, scope: !62, inlinedAt: !122)
!124 = !DILocation(line: 55, scope: !62, inlinedAt: !122)
!125 = !DILocation(line: 56, scope: !62, inlinedAt: !122)
!126 = !DILocation(line: 93, scope: !120)
!127 = distinct !DISubprogram(name: "getpriority", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 94, scope: !127)
!129 = distinct !DISubprogram(name: "setpriority", scope: !1, file: !1, line: 95, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 95, scope: !129)
!131 = distinct !DISubprogram(name: "sched_setaffinity", scope: !1, file: !1, line: 99, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 99, scope: !131)
!133 = distinct !DISubprogram(name: "sched_getaffinity", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 103, scope: !133)
!135 = !DILocation(line: 80, scope: !84, inlinedAt: !136)
!136 = distinct !DILocation(line: 103, scope: !133)
!137 = !DILocation(line: 81, scope: !84, inlinedAt: !136)
!138 = !DILocation(line: 104, scope: !133)
!139 = distinct !DISubprogram(name: "sched_getcpu", scope: !1, file: !1, line: 107, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!140 = !DILocation(line: 107, scope: !139)
!141 = distinct !DISubprogram(name: "sched_get_priority_max", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 108, scope: !141)
!143 = distinct !DISubprogram(name: "sched_get_priority_min", scope: !1, file: !1, line: 109, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 109, scope: !143)
!145 = distinct !DISubprogram(name: "sched_setscheduler", scope: !1, file: !1, line: 110, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 110, scope: !145)
!147 = distinct !DISubprogram(name: "sched_getscheduler", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 111, scope: !147)
!149 = distinct !DISubprogram(name: "sched_setparam", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DILocation(line: 112, scope: !149)
!151 = distinct !DISubprogram(name: "sched_getparam", scope: !1, file: !1, line: 114, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 116, scope: !151)
!153 = !DILocation(line: 117, scope: !151)
!154 = distinct !DISubprogram(name: "__sched_cpucount", scope: !1, file: !1, line: 120, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 123, scope: !154)
!156 = !DILocation(line: 0, scope: !154)
!157 = !DILocation(line: 125, scope: !154)
!158 = !DILocation(line: 124, scope: !154)
!159 = !{i32 0, i32 33}
!160 = distinct !{!160, !155, !158, !161, !162}
!161 = !{!"llvm.loop.mustprogress"}
!162 = !{!"llvm.loop.unroll.disable"}
!163 = distinct !DISubprogram(name: "__sched_cpualloc", scope: !1, file: !1, line: 128, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!164 = !DILocation(line: 128, scope: !163)
!165 = !DILocation(line: 85, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "heap_alloc", scope: !63, file: !63, line: 85, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!167 = distinct !DILocation(line: 128, scope: !163)
!168 = distinct !DISubprogram(name: "__sched_cpufree", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 129, scope: !168)
!170 = distinct !DISubprogram(name: "fork", scope: !1, file: !1, line: 133, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!171 = !DILocation(line: 135, scope: !170)
!172 = !DILocation(line: 136, scope: !170)
!173 = !DILocation(line: 137, scope: !170)
!174 = !DISubprogram(name: "fail", scope: !63, file: !63, line: 42, type: !10, spFlags: DISPFlagOptimized)
!175 = distinct !DISubprogram(name: "vfork", scope: !1, file: !1, line: 140, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!176 = !DILocation(line: 135, scope: !170, inlinedAt: !177)
!177 = distinct !DILocation(line: 140, scope: !175)
!178 = !DILocation(line: 137, scope: !170, inlinedAt: !177)
!179 = !DILocation(line: 136, scope: !170, inlinedAt: !177)
!180 = !DILocation(line: 140, scope: !175)
!181 = distinct !DISubprogram(name: "daemon", scope: !1, file: !1, line: 141, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 141, scope: !181)
!183 = distinct !DISubprogram(name: "execv", scope: !1, file: !1, line: 151, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 145, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 143, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!186 = distinct !DILocation(line: 151, scope: !183)
!187 = !DILocation(line: 146, scope: !185, inlinedAt: !186)
!188 = !DILocation(line: 148, scope: !185, inlinedAt: !186)
!189 = !DILocation(line: 147, scope: !185, inlinedAt: !186)
!190 = !DILocation(line: 151, scope: !183)
!191 = distinct !DISubprogram(name: "execve", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 145, scope: !185, inlinedAt: !193)
!193 = distinct !DILocation(line: 152, scope: !191)
!194 = !DILocation(line: 146, scope: !185, inlinedAt: !193)
!195 = !DILocation(line: 148, scope: !185, inlinedAt: !193)
!196 = !DILocation(line: 147, scope: !185, inlinedAt: !193)
!197 = !DILocation(line: 152, scope: !191)
!198 = distinct !DISubprogram(name: "execvp", scope: !1, file: !1, line: 153, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!199 = !DILocation(line: 145, scope: !185, inlinedAt: !200)
!200 = distinct !DILocation(line: 153, scope: !198)
!201 = !DILocation(line: 146, scope: !185, inlinedAt: !200)
!202 = !DILocation(line: 148, scope: !185, inlinedAt: !200)
!203 = !DILocation(line: 147, scope: !185, inlinedAt: !200)
!204 = !DILocation(line: 153, scope: !198)
!205 = distinct !DISubprogram(name: "execl", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 145, scope: !185, inlinedAt: !207)
!207 = distinct !DILocation(line: 154, scope: !205)
!208 = !DILocation(line: 146, scope: !185, inlinedAt: !207)
!209 = !DILocation(line: 148, scope: !185, inlinedAt: !207)
!210 = !DILocation(line: 147, scope: !185, inlinedAt: !207)
!211 = !DILocation(line: 154, scope: !205)
!212 = distinct !DISubprogram(name: "execlp", scope: !1, file: !1, line: 155, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!213 = !DILocation(line: 145, scope: !185, inlinedAt: !214)
!214 = distinct !DILocation(line: 155, scope: !212)
!215 = !DILocation(line: 146, scope: !185, inlinedAt: !214)
!216 = !DILocation(line: 148, scope: !185, inlinedAt: !214)
!217 = !DILocation(line: 147, scope: !185, inlinedAt: !214)
!218 = !DILocation(line: 155, scope: !212)
!219 = distinct !DISubprogram(name: "execle", scope: !1, file: !1, line: 156, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 145, scope: !185, inlinedAt: !221)
!221 = distinct !DILocation(line: 156, scope: !219)
!222 = !DILocation(line: 146, scope: !185, inlinedAt: !221)
!223 = !DILocation(line: 148, scope: !185, inlinedAt: !221)
!224 = !DILocation(line: 147, scope: !185, inlinedAt: !221)
!225 = !DILocation(line: 156, scope: !219)
!226 = distinct !DISubprogram(name: "waitpid", scope: !1, file: !1, line: 158, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!227 = !DILocation(line: 160, scope: !226)
!228 = !DILocation(line: 161, scope: !226)
!229 = !DILocation(line: 80, scope: !84, inlinedAt: !230)
!230 = distinct !DILocation(line: 161, scope: !226)
!231 = !DILocation(line: 81, scope: !84, inlinedAt: !230)
!232 = !DILocation(line: 53, scope: !62, inlinedAt: !233)
!233 = distinct !DILocation(line: 66, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "any_nonnegative", scope: !63, file: !63, line: 66, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!235 = distinct !DILocation(line: 162, scope: !226)
!236 = !DILocation(line: 54, scope: !62, inlinedAt: !233)
!237 = !DILocation(line: 55, scope: !62, inlinedAt: !233)
!238 = !DILocation(line: 56, scope: !62, inlinedAt: !233)
!239 = !DILocation(line: 66, scope: !234, inlinedAt: !235)
!240 = !DILocation(line: 162, scope: !226)
!241 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 165, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!242 = !DILocation(line: 160, scope: !226, inlinedAt: !243)
!243 = distinct !DILocation(line: 165, scope: !241)
!244 = !DILocation(line: 161, scope: !226, inlinedAt: !243)
!245 = !DILocation(line: 80, scope: !84, inlinedAt: !246)
!246 = distinct !DILocation(line: 161, scope: !226, inlinedAt: !243)
!247 = !DILocation(line: 81, scope: !84, inlinedAt: !246)
!248 = !DILocation(line: 53, scope: !62, inlinedAt: !249)
!249 = distinct !DILocation(line: 66, scope: !234, inlinedAt: !250)
!250 = distinct !DILocation(line: 162, scope: !226, inlinedAt: !243)
!251 = !DILocation(line: 54, scope: !62, inlinedAt: !249)
!252 = !DILocation(line: 55, scope: !62, inlinedAt: !249)
!253 = !DILocation(line: 56, scope: !62, inlinedAt: !249)
!254 = !DILocation(line: 66, scope: !234, inlinedAt: !250)
!255 = !DILocation(line: 162, scope: !226, inlinedAt: !243)
!256 = !DILocation(line: 165, scope: !241)
!257 = distinct !DISubprogram(name: "gethostname", scope: !1, file: !1, line: 176, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!258 = !DILocation(line: 178, scope: !257)
!259 = !DILocation(line: 179, scope: !257)
!260 = !DILocation(line: 171, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 169, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!262 = distinct !DILocation(line: 180, scope: !257)
!263 = !DILocation(line: 172, scope: !261, inlinedAt: !262)
!264 = !DILocation(line: 180, scope: !257)
!265 = !DILocation(line: 181, scope: !257)
!266 = distinct !DISubprogram(name: "getdomainname", scope: !1, file: !1, line: 184, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 178, scope: !257, inlinedAt: !268)
!268 = distinct !DILocation(line: 184, scope: !266)
!269 = !DILocation(line: 179, scope: !257, inlinedAt: !268)
!270 = !DILocation(line: 171, scope: !261, inlinedAt: !271)
!271 = distinct !DILocation(line: 180, scope: !257, inlinedAt: !268)
!272 = !DILocation(line: 172, scope: !261, inlinedAt: !271)
!273 = !DILocation(line: 180, scope: !257, inlinedAt: !268)
!274 = !DILocation(line: 181, scope: !257, inlinedAt: !268)
!275 = !DILocation(line: 184, scope: !266)
!276 = distinct !DISubprogram(name: "uname", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!277 = !DILocation(line: 188, scope: !276)
!278 = !DILocation(line: 80, scope: !84, inlinedAt: !279)
!279 = distinct !DILocation(line: 188, scope: !276)
!280 = !DILocation(line: 81, scope: !84, inlinedAt: !279)
!281 = !DILocation(line: 189, scope: !276)
!282 = !DILocation(line: 190, scope: !276)
!283 = distinct !DISubprogram(name: "ttyname", scope: !1, file: !1, line: 194, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!284 = !DILocation(line: 194, scope: !283)
!285 = !DILocation(line: 39, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "area", scope: !63, file: !63, line: 39, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!287 = distinct !DILocation(line: 193, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "ttyname_text", scope: !1, file: !1, line: 193, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!289 = distinct !DILocation(line: 194, scope: !283)
!290 = !DILocation(line: 193, scope: !288, inlinedAt: !289)
!291 = !DILocation(line: 171, scope: !261, inlinedAt: !292)
!292 = distinct !DILocation(line: 193, scope: !288, inlinedAt: !289)
!293 = !DILocation(line: 172, scope: !261, inlinedAt: !292)
!294 = distinct !DISubprogram(name: "getlogin", scope: !1, file: !1, line: 195, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!295 = !DILocation(line: 195, scope: !294)
!296 = !DILocation(line: 39, scope: !286, inlinedAt: !297)
!297 = distinct !DILocation(line: 193, scope: !288, inlinedAt: !298)
!298 = distinct !DILocation(line: 195, scope: !294)
!299 = !DILocation(line: 193, scope: !288, inlinedAt: !298)
!300 = !DILocation(line: 171, scope: !261, inlinedAt: !301)
!301 = distinct !DILocation(line: 193, scope: !288, inlinedAt: !298)
!302 = !DILocation(line: 172, scope: !261, inlinedAt: !301)
!303 = distinct !DISubprogram(name: "ctermid", scope: !1, file: !1, line: 196, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!304 = !DILocation(line: 196, scope: !303)
!305 = distinct !DISubprogram(name: "getpwnam", scope: !1, file: !1, line: 209, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!306 = !DILocation(line: 211, scope: !305)
!307 = !DILocation(line: 212, scope: !305)
!308 = !DISubprogram(name: "read_string", scope: !63, file: !63, line: 48, type: !10, spFlags: DISPFlagOptimized)
!309 = distinct !DISubprogram(name: "any_user", scope: !1, file: !1, line: 198, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!310 = !DILocation(line: 202, scope: !309)
!311 = !DILocation(line: 171, scope: !261, inlinedAt: !312)
!312 = distinct !DILocation(line: 204, scope: !309)
!313 = !DILocation(line: 172, scope: !261, inlinedAt: !312)
!314 = !DILocation(line: 171, scope: !261, inlinedAt: !315)
!315 = distinct !DILocation(line: 204, scope: !309)
!316 = !DILocation(line: 172, scope: !261, inlinedAt: !315)
!317 = !DILocation(line: 171, scope: !261, inlinedAt: !318)
!318 = distinct !DILocation(line: 204, scope: !309)
!319 = !DILocation(line: 172, scope: !261, inlinedAt: !318)
!320 = !DILocation(line: 204, scope: !309)
!321 = !DILocation(line: 53, scope: !62, inlinedAt: !322)
!322 = distinct !DILocation(line: 205, scope: !309)
!323 = !DILocation(line: 54, scope: !62, inlinedAt: !322)
!324 = !DILocation(line: 55, scope: !62, inlinedAt: !322)
!325 = !DILocation(line: 56, scope: !62, inlinedAt: !322)
!326 = !DILocation(line: 205, scope: !309)
!327 = !DILocation(line: 206, scope: !309)
!328 = !DILocation(line: 0, scope: !309)
!329 = !DILocation(line: 207, scope: !309)
!330 = distinct !DISubprogram(name: "getpwuid", scope: !1, file: !1, line: 215, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!331 = !DILocation(line: 215, scope: !330)
!332 = distinct !DISubprogram(name: "getgrnam", scope: !1, file: !1, line: 227, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!333 = !DILocation(line: 229, scope: !332)
!334 = !DILocation(line: 221, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "any_group", scope: !1, file: !1, line: 217, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!336 = distinct !DILocation(line: 230, scope: !332)
!337 = !DILocation(line: 171, scope: !261, inlinedAt: !338)
!338 = distinct !DILocation(line: 223, scope: !335, inlinedAt: !336)
!339 = !DILocation(line: 172, scope: !261, inlinedAt: !338)
!340 = !DILocation(line: 53, scope: !62, inlinedAt: !341)
!341 = distinct !DILocation(line: 223, scope: !335, inlinedAt: !336)
!342 = !DILocation(line: 54, scope: !62, inlinedAt: !341)
!343 = !DILocation(line: 55, scope: !62, inlinedAt: !341)
!344 = !DILocation(line: 56, scope: !62, inlinedAt: !341)
!345 = !DILocation(line: 223, scope: !335, inlinedAt: !336)
!346 = !DILocation(line: 224, scope: !335, inlinedAt: !336)
!347 = !DILocation(line: 0, scope: !335, inlinedAt: !336)
!348 = !DILocation(line: 230, scope: !332)
!349 = distinct !DISubprogram(name: "getgrgid", scope: !1, file: !1, line: 233, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!350 = !DILocation(line: 221, scope: !335, inlinedAt: !351)
!351 = distinct !DILocation(line: 233, scope: !349)
!352 = !DILocation(line: 171, scope: !261, inlinedAt: !353)
!353 = distinct !DILocation(line: 223, scope: !335, inlinedAt: !351)
!354 = !DILocation(line: 172, scope: !261, inlinedAt: !353)
!355 = !DILocation(line: 53, scope: !62, inlinedAt: !356)
!356 = distinct !DILocation(line: 223, scope: !335, inlinedAt: !351)
!357 = !DILocation(line: 54, scope: !62, inlinedAt: !356)
!358 = !DILocation(line: 55, scope: !62, inlinedAt: !356)
!359 = !DILocation(line: 56, scope: !62, inlinedAt: !356)
!360 = !DILocation(line: 223, scope: !335, inlinedAt: !351)
!361 = !DILocation(line: 224, scope: !335, inlinedAt: !351)
!362 = !DILocation(line: 0, scope: !335, inlinedAt: !351)
!363 = !DILocation(line: 233, scope: !349)
