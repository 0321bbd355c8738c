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

@.str = private unnamed_addr constant [8 x i8] c"setpgrp\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"setsid\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"setpgid\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"setuid\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"setgid\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"seteuid\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"setegid\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"setgroups\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"initgroups\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"gethostid\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"sysconf\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"confstr\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"getrlimit\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"setrlimit\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"getrusage\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"sysinfo\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"prctl\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"nice\00", align 1
@.str.18 = private unnamed_addr constant [12 x i8] c"setpriority\00", align 1
@.str.19 = private unnamed_addr constant [18 x i8] c"sched_getaffinity\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"sched_getcpu\00", align 1
@.str.21 = private unnamed_addr constant [19 x i8] c"sched_setscheduler\00", align 1
@.str.22 = private unnamed_addr constant [15 x i8] c"sched_setparam\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"fork\00", align 1
@.str.24 = private unnamed_addr constant [39 x i8] c"fork: a second process is not modelled\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"daemon\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"waitpid\00", align 1
@.str.27 = private unnamed_addr constant [12 x i8] c"gethostname\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"uname\00", align 1
@.str.29 = private unnamed_addr constant [8 x i8] c"ttyname\00", align 1
@.str.30 = private unnamed_addr constant [9 x i8] c"getlogin\00", align 1
@.str.31 = private unnamed_addr constant [9 x i8] c"/dev/tty\00", align 1
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

define dso_local i32 @setpgrp() local_unnamed_addr #1 !dbg !21 {
  %1 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), i32 noundef 0) #8, !dbg !22
  ret i32 %1, !dbg !22
}

declare !dbg !23 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @setsid() local_unnamed_addr #1 !dbg !25 {
  %1 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1000) #8, !dbg !26
  ret i32 %1, !dbg !26
}

define dso_local i32 @setpgid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !27 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0), i32 noundef 0) #8, !dbg !28
  ret i32 %3, !dbg !28
}

define dso_local i32 @gettid() local_unnamed_addr #1 !dbg !29 {
  %1 = call i32 @__midway_self() #8, !dbg !30
  %2 = add i32 %1, 999, !dbg !30
  ret i32 %2, !dbg !30
}

declare i32 @__midway_self() local_unnamed_addr #2

define dso_local i32 @getuid() local_unnamed_addr #0 !dbg !31 {
  ret i32 1000, !dbg !32
}

define dso_local i32 @geteuid() local_unnamed_addr #0 !dbg !33 {
  ret i32 1000, !dbg !34
}

define dso_local i32 @getgid() local_unnamed_addr #0 !dbg !35 {
  ret i32 1000, !dbg !36
}

define dso_local i32 @getegid() local_unnamed_addr #0 !dbg !37 {
  ret i32 1000, !dbg !38
}

define dso_local i32 @setuid(i32 noundef %0) local_unnamed_addr #1 !dbg !39 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #8, !dbg !40
  ret i32 %2, !dbg !40
}

define dso_local i32 @setgid(i32 noundef %0) local_unnamed_addr #1 !dbg !41 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i32 noundef 0) #8, !dbg !42
  ret i32 %2, !dbg !42
}

define dso_local i32 @seteuid(i32 noundef %0) local_unnamed_addr #1 !dbg !43 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0), i32 noundef 0) #8, !dbg !44
  ret i32 %2, !dbg !44
}

define dso_local i32 @setegid(i32 noundef %0) local_unnamed_addr #1 !dbg !45 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0) #8, !dbg !46
  ret i32 %2, !dbg !46
}

define dso_local i32 @setgroups(i32 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !47 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i32 noundef 0) #8, !dbg !48
  ret i32 %3, !dbg !48
}

define dso_local i32 @initgroups(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !49 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.8, i32 0, i32 0), i32 noundef 0) #8, !dbg !50
  ret i32 %3, !dbg !50
}

define dso_local i32 @get_nprocs() local_unnamed_addr #1 !dbg !51 {
  %1 = call i32 @__mw_between(i32 noundef 1, i32 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !52
  ret i32 %1, !dbg !55
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr #1 !dbg !56 {
  %1 = call i32 @__mw_between(i32 noundef 1, i32 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !57
  ret i32 %1, !dbg !59
}

define dso_local i32 @getpagesize() local_unnamed_addr #0 !dbg !60 {
  ret i32 4096, !dbg !61
}

define dso_local i32 @gethostid() local_unnamed_addr #1 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #9, !dbg !63
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i32 0, i32 0)) #8, !dbg !67
  %3 = load i32, i32* %1, align 4, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #9, !dbg !69
  ret i32 %3, !dbg !70
}

define dso_local i32 @sysconf(i32 noundef %0) local_unnamed_addr #1 !dbg !71 {
  switch i32 %0, label %7 [
    i32 30, label %9
    i32 84, label %2
    i32 83, label %2
    i32 2, label %4
    i32 4, label %5
    i32 74, label %6
  ], !dbg !72

2:
  %3 = call i32 @__mw_between(i32 noundef 1, i32 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !73
  br label %9, !dbg !75

4:
  br label %9, !dbg !76

5:
  br label %9, !dbg !77

6:
  br label %9, !dbg !78

7:
  %8 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0)) #8, !dbg !79
  br label %9, !dbg !79

9:
  %10 = phi i32 [ %8, %7 ], [ 64, %6 ], [ 1024, %5 ], [ 100, %4 ], [ %3, %2 ], [ 4096, %1 ], !dbg !80
  ret i32 %10, !dbg !81
}

declare !dbg !82 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @confstr(i32 noundef %0, i8* noundef %1, i32 noundef returned %2) local_unnamed_addr #1 !dbg !83 {
  %4 = icmp ne i8* %1, null, !dbg !84
  %5 = icmp ne i32 %2, 0, !dbg !84
  %6 = and i1 %4, %5, !dbg !84
  br i1 %6, label %7, label %10, !dbg !84

7:
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef %2, i32 noundef 1) #8, !dbg !85
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.11, i32 0, i32 0)) #8, !dbg !88
  %8 = add i32 %2, -1, !dbg !89
  %9 = getelementptr i8, i8* %1, i32 %8, !dbg !89
  store i8 0, i8* %9, align 1, !dbg !89
  br label %10, !dbg !90

10:
  ret i32 %2, !dbg !91
}

define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef %1) local_unnamed_addr #1 !dbg !92 {
  %3 = bitcast %struct.rlimit* %1 to i8*, !dbg !93
  call void @__midway_check(i8* noundef %3, i32 noundef 8, i32 noundef 1) #8, !dbg !94
  call void @__midway_nondet(i8* noundef %3, i32 noundef 8, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0)) #8, !dbg !96
  ret i32 0, !dbg !97
}

define dso_local i32 @getrlimit64(i32 noundef %0, %struct.rlimit64* noundef %1) local_unnamed_addr #1 !dbg !98 {
  %3 = bitcast %struct.rlimit64* %1 to i8*, !dbg !99
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #8, !dbg !100
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0)) #8, !dbg !102
  ret i32 0, !dbg !103
}

define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !104 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0), i32 noundef 0) #8, !dbg !105
  ret i32 %3, !dbg !105
}

define dso_local i32 @setrlimit64(i32 noundef %0, %struct.rlimit64* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !106 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0), i32 noundef 0) #8, !dbg !107
  ret i32 %3, !dbg !107
}

define dso_local i32 @getrusage(i32 noundef %0, %struct.rusage* noundef %1) local_unnamed_addr #1 !dbg !108 {
  %3 = bitcast %struct.rusage* %1 to i8*, !dbg !109
  call void @__midway_check(i8* noundef %3, i32 noundef 72, i32 noundef 1) #8, !dbg !110
  call void @__midway_nondet(i8* noundef %3, i32 noundef 72, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i32 0, i32 0)) #8, !dbg !112
  ret i32 0, !dbg !113
}

define dso_local i32 @sysinfo(%struct.sysinfo* noundef %0) local_unnamed_addr #1 !dbg !114 {
  %2 = bitcast %struct.sysinfo* %0 to i8*, !dbg !115
  call void @__midway_check(i8* noundef %2, i32 noundef 64, i32 noundef 1) #8, !dbg !116
  call void @__midway_nondet(i8* noundef %2, i32 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i32 0, i32 0)) #8, !dbg !118
  ret i32 0, !dbg !119
}

define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #1 !dbg !120 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0), i32 noundef 0) #8, !dbg !121
  ret i32 %2, !dbg !121
}

define dso_local i32 @nice(i32 noundef %0) local_unnamed_addr #1 !dbg !122 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !123
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !123
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i32 0, i32 0)) #8, !dbg !125
  %4 = load i32, i32* %2, align 4, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !127
  ret i32 %4, !dbg !128
}

define dso_local i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !129 {
  ret i32 0, !dbg !130
}

define dso_local i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !131 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0) #8, !dbg !132
  ret i32 %4, !dbg !132
}

define dso_local i32 @sched_setaffinity(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !133 {
  ret i32 0, !dbg !134
}

define dso_local i32 @sched_getaffinity(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #1 !dbg !135 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !136
  call void @__midway_check(i8* noundef %4, i32 noundef %1, i32 noundef 1) #8, !dbg !137
  call void @__midway_nondet(i8* noundef %4, i32 noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.19, i32 0, i32 0)) #8, !dbg !139
  ret i32 0, !dbg !140
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #1 !dbg !141 {
  %1 = call i32 @__mw_between(i32 noundef 0, i32 noundef 1023, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i32 0, i32 0)) #8, !dbg !142
  ret i32 %1, !dbg !142
}

define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #0 !dbg !143 {
  ret i32 99, !dbg !144
}

define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #0 !dbg !145 {
  ret i32 1, !dbg !146
}

define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !147 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.21, i32 0, i32 0), i32 noundef 0) #8, !dbg !148
  ret i32 %4, !dbg !148
}

define dso_local i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr #0 !dbg !149 {
  ret i32 0, !dbg !150
}

define dso_local i32 @sched_setparam(i32 noundef %0, %struct.sched_param* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !151 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.22, i32 0, i32 0), i32 noundef 0) #8, !dbg !152
  ret i32 %3, !dbg !152
}

define dso_local i32 @sched_getparam(i32 noundef %0, %struct.sched_param* noundef %1) local_unnamed_addr #1 !dbg !153 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !154
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i32 noundef 4) #8, !dbg !154
  ret i32 0, !dbg !155
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @__sched_cpucount(i32 noundef %0, %struct.cpu_set_t* nocapture noundef readonly %1) local_unnamed_addr #3 !dbg !156 {
  %3 = icmp ult i32 %0, 4, !dbg !157
  br i1 %3, label %7, label %4, !dbg !157

4:
  %5 = lshr i32 %0, 2
  %6 = call i32 @llvm.umax.i32(i32 %5, i32 1), !dbg !157
  br label %9, !dbg !157

7:
  %8 = phi i32 [ 0, %2 ], [ %15, %9 ], !dbg !158
  ret i32 %8, !dbg !159

9:
  %10 = phi i32 [ %16, %9 ], [ 0, %4 ]
  %11 = phi i32 [ %15, %9 ], [ 0, %4 ]
  %12 = getelementptr %struct.cpu_set_t, %struct.cpu_set_t* %1, i32 0, i32 0, i32 %10, !dbg !160
  %13 = load i32, i32* %12, align 4, !dbg !160
  %14 = call i32 @llvm.ctpop.i32(i32 %13), !dbg !160, !range !161
  %15 = add i32 %14, %11, !dbg !160
  %16 = add nuw nsw i32 %10, 1, !dbg !157
  %17 = icmp eq i32 %16, %6, !dbg !157
  br i1 %17, label %7, label %9, !dbg !157, !llvm.loop !162
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare i32 @llvm.ctpop.i32(i32) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local %struct.cpu_set_t* @__sched_cpualloc(i32 noundef %0) local_unnamed_addr #1 !dbg !165 {
  %2 = add i32 %0, 63, !dbg !166
  %3 = lshr i32 %2, 3, !dbg !166
  %4 = and i32 %3, 536870904, !dbg !166
  %5 = call i8* @__midway_alloc(i32 noundef %4, i32 noundef 16, i32 noundef 1) #8, !dbg !167
  %6 = bitcast i8* %5 to %struct.cpu_set_t*, !dbg !166
  ret %struct.cpu_set_t* %6, !dbg !166
}

define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %0) local_unnamed_addr #1 !dbg !170 {
  %2 = bitcast %struct.cpu_set_t* %0 to i8*, !dbg !171
  call void @__midway_free(i8* noundef %2, i32 noundef 1) #8, !dbg !171
  ret void, !dbg !171
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fork() local_unnamed_addr #1 !dbg !172 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.23, i32 0, i32 0)) #8, !dbg !173
  %2 = icmp eq i32 %1, 0, !dbg !173
  br i1 %2, label %3, label %5, !dbg !173

3:
  %4 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !174
  ret i32 %4, !dbg !174

5:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.24, i32 0, i32 0)) #10, !dbg !175
  unreachable, !dbg !175
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare !dbg !176 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #6

define dso_local i32 @vfork() local_unnamed_addr #1 !dbg !177 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.23, i32 0, i32 0)) #8, !dbg !178
  %2 = icmp eq i32 %1, 0, !dbg !178
  br i1 %2, label %4, label %3, !dbg !178

3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.24, i32 0, i32 0)) #10, !dbg !180
  unreachable, !dbg !180

4:
  %5 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !181
  ret i32 %5, !dbg !182
}

define dso_local i32 @daemon(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !183 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i32 noundef 0) #8, !dbg !184
  ret i32 %3, !dbg !184
}

define dso_local i32 @execv(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !185 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !186
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !189
  %4 = icmp eq i32 %3, 0, !dbg !189
  br i1 %4, label %6, label %5, !dbg !189

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !190
  unreachable, !dbg !190

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !191
  ret i32 %7, !dbg !192
}

define dso_local i32 @execve(i8* noundef %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !193 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !194
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !196
  %5 = icmp eq i32 %4, 0, !dbg !196
  br i1 %5, label %7, label %6, !dbg !196

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !197
  unreachable, !dbg !197

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !198
  ret i32 %8, !dbg !199
}

define dso_local i32 @execvp(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !200 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !201
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !203
  %4 = icmp eq i32 %3, 0, !dbg !203
  br i1 %4, label %6, label %5, !dbg !203

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !204
  unreachable, !dbg !204

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !205
  ret i32 %7, !dbg !206
}

define dso_local i32 @execl(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !207 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !208
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !210
  %4 = icmp eq i32 %3, 0, !dbg !210
  br i1 %4, label %6, label %5, !dbg !210

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !211
  unreachable, !dbg !211

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !212
  ret i32 %7, !dbg !213
}

define dso_local i32 @execlp(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !214 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !215
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !217
  %4 = icmp eq i32 %3, 0, !dbg !217
  br i1 %4, label %6, label %5, !dbg !217

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !218
  unreachable, !dbg !218

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !219
  ret i32 %7, !dbg !220
}

define dso_local i32 @execle(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !221 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !222
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !224
  %4 = icmp eq i32 %3, 0, !dbg !224
  br i1 %4, label %6, label %5, !dbg !224

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !225
  unreachable, !dbg !225

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !226
  ret i32 %7, !dbg !227
}

define dso_local i32 @waitpid(i32 %0, i32* noundef %1, i32 %2) local_unnamed_addr #1 !dbg !228 {
  %4 = alloca i32, align 4
  %5 = icmp eq i32* %1, null, !dbg !229
  br i1 %5, label %8, label %6, !dbg !229

6:
  %7 = bitcast i32* %1 to i8*, !dbg !230
  call void @__midway_check(i8* noundef nonnull %7, i32 noundef 4, i32 noundef 1) #8, !dbg !231
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0)) #8, !dbg !233
  br label %8, !dbg !230

8:
  %9 = bitcast i32* %4 to i8*, !dbg !234
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #9, !dbg !234
  call void @__midway_nondet(i8* noundef nonnull %9, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0)) #8, !dbg !238
  %10 = load i32, i32* %4, align 4, !dbg !239
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #9, !dbg !240
  %11 = and i32 %10, 2147483647, !dbg !241
  %12 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0), i32 noundef %11) #8, !dbg !242
  ret i32 %12, !dbg !242
}

define dso_local i32 @wait(i32* noundef %0) local_unnamed_addr #1 !dbg !243 {
  %2 = alloca i32, align 4
  %3 = icmp eq i32* %0, null, !dbg !244
  br i1 %3, label %6, label %4, !dbg !244

4:
  %5 = bitcast i32* %0 to i8*, !dbg !246
  call void @__midway_check(i8* noundef nonnull %5, i32 noundef 4, i32 noundef 1) #8, !dbg !247
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0)) #8, !dbg !249
  br label %6, !dbg !246

6:
  %7 = bitcast i32* %2 to i8*, !dbg !250
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9, !dbg !250
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0)) #8, !dbg !253
  %8 = load i32, i32* %2, align 4, !dbg !254
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9, !dbg !255
  %9 = and i32 %8, 2147483647, !dbg !256
  %10 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0), i32 noundef %9) #8, !dbg !257
  ret i32 %10, !dbg !258
}

define dso_local i32 @gethostname(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !259 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #8, !dbg !260
  %3 = icmp eq i32 %1, 0, !dbg !261
  br i1 %3, label %7, label %4, !dbg !261

4:
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0)) #8, !dbg !262
  %5 = add i32 %1, -1, !dbg !265
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !265
  store i8 0, i8* %6, align 1, !dbg !265
  br label %7, !dbg !266

7:
  %8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0) #8, !dbg !267
  ret i32 %8, !dbg !267
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @getdomainname(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !268 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #8, !dbg !269
  %3 = icmp eq i32 %1, 0, !dbg !271
  br i1 %3, label %7, label %4, !dbg !271

4:
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0)) #8, !dbg !272
  %5 = add i32 %1, -1, !dbg !274
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !274
  store i8 0, i8* %6, align 1, !dbg !274
  br label %7, !dbg !275

7:
  %8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0) #8, !dbg !276
  ret i32 %8, !dbg !277
}

define dso_local i32 @uname(%struct.utsname* noundef %0) local_unnamed_addr #1 !dbg !278 {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 0, i32 0, !dbg !279
  call void @__midway_check(i8* noundef %2, i32 noundef 390, i32 noundef 1) #8, !dbg !280
  call void @__midway_nondet(i8* noundef %2, i32 noundef 390, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i32 0, i32 0)) #8, !dbg !282
  %3 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 4, i32 64, !dbg !283
  store i8 0, i8* %3, align 1, !dbg !283
  %4 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 3, i32 64, !dbg !283
  store i8 0, i8* %4, align 1, !dbg !283
  %5 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 2, i32 64, !dbg !283
  store i8 0, i8* %5, align 1, !dbg !283
  %6 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 1, i32 64, !dbg !283
  store i8 0, i8* %6, align 1, !dbg !283
  %7 = getelementptr %struct.utsname, %struct.utsname* %0, i32 0, i32 0, i32 64, !dbg !283
  store i8 0, i8* %7, align 1, !dbg !283
  ret i32 0, !dbg !284
}

define dso_local i8* @ttyname(i32 noundef %0) local_unnamed_addr #1 !dbg !285 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i32 0, i32 0)) #8, !dbg !286
  %3 = icmp eq i32 %2, 0, !dbg !286
  br i1 %3, label %8, label %4, !dbg !286

4:
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !287
  %6 = getelementptr inbounds i8, i8* %5, i32 268, !dbg !292
  call void @__midway_nondet(i8* noundef %6, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i32 0, i32 0)) #8, !dbg !293
  %7 = getelementptr i8, i8* %5, i32 299, !dbg !295
  store i8 0, i8* %7, align 1, !dbg !295
  br label %8, !dbg !286

8:
  %9 = phi i8* [ %6, %4 ], [ null, %1 ], !dbg !286
  ret i8* %9, !dbg !286
}

define dso_local i8* @getlogin() local_unnamed_addr #1 !dbg !296 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.30, i32 0, i32 0)) #8, !dbg !297
  %2 = icmp eq i32 %1, 0, !dbg !297
  br i1 %2, label %7, label %3, !dbg !297

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !298
  %5 = getelementptr inbounds i8, i8* %4, i32 268, !dbg !301
  call void @__midway_nondet(i8* noundef %5, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i32 0, i32 0)) #8, !dbg !302
  %6 = getelementptr i8, i8* %4, i32 299, !dbg !304
  store i8 0, i8* %6, align 1, !dbg !304
  br label %7, !dbg !297

7:
  %8 = phi i8* [ %5, %3 ], [ null, %0 ], !dbg !297
  ret i8* %8, !dbg !297
}

define dso_local i8* @ctermid(i8* noundef readnone %0) local_unnamed_addr #0 !dbg !305 {
  %2 = icmp eq i8* %0, null, !dbg !306
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i32 0, i32 0), i8* %0, !dbg !306
  ret i8* %3, !dbg !306
}

define dso_local %struct.passwd* @getpwnam(i8* noundef %0) local_unnamed_addr #1 !dbg !307 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !308
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !309
  ret %struct.passwd* %2, !dbg !309
}

declare !dbg !310 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc %struct.passwd* @any_user() unnamed_addr #1 !dbg !311 {
  %1 = alloca i32, align 4
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i32 0, i32 0)) #8, !dbg !312
  %3 = icmp eq i32 %2, 0, !dbg !312
  br i1 %3, label %7, label %4, !dbg !312

4:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i32 0, i32 0)) #8, !dbg !313
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 31), align 1, !dbg !315
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.38, i32 0, i32 0)) #8, !dbg !316
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 31), align 1, !dbg !318
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i32 0, i32 0)) #8, !dbg !319
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 31), align 1, !dbg !321
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 0), align 4, !dbg !322
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 1), align 4, !dbg !322
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 2), align 4, !dbg !322
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 3), align 4, !dbg !322
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.37, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 4), align 4, !dbg !322
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 5), align 4, !dbg !322
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i32 0, i32 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 6), align 4, !dbg !322
  %5 = bitcast i32* %1 to i8*, !dbg !323
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9, !dbg !323
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.40, i32 0, i32 0)) #8, !dbg !325
  %6 = load i32, i32* %1, align 4, !dbg !326
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9, !dbg !327
  store i32 %6, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i32 0, i32 2), align 4, !dbg !328
  br label %7, !dbg !329

7:
  %8 = phi %struct.passwd* [ @any_user.p, %4 ], [ null, %0 ], !dbg !330
  ret %struct.passwd* %8, !dbg !331
}

define dso_local %struct.passwd* @getpwuid(i32 noundef %0) local_unnamed_addr #1 !dbg !332 {
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !333
  ret %struct.passwd* %2, !dbg !333
}

define dso_local %struct.group* @getgrnam(i8* noundef %0) local_unnamed_addr #1 !dbg !334 {
  %2 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #8, !dbg !335
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i32 0, i32 0)) #8, !dbg !336
  %4 = icmp eq i32 %3, 0, !dbg !336
  br i1 %4, label %8, label %5, !dbg !336

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i32 0, i32 0)) #8, !dbg !339
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 31), align 1, !dbg !341
  %6 = bitcast i32* %2 to i8*, !dbg !342
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !342
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i32 0, i32 0)) #8, !dbg !344
  %7 = load i32, i32* %2, align 4, !dbg !345
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !346
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 0), align 4, !dbg !347
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 1), align 4, !dbg !347
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 2), align 4, !dbg !347
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 3), align 4, !dbg !347
  br label %8, !dbg !348

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !349
  ret %struct.group* %9, !dbg !350
}

define dso_local %struct.group* @getgrgid(i32 noundef %0) local_unnamed_addr #1 !dbg !351 {
  %2 = alloca i32, align 4
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i32 0, i32 0)) #8, !dbg !352
  %4 = icmp eq i32 %3, 0, !dbg !352
  br i1 %4, label %8, label %5, !dbg !352

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i32 0, i32 0)) #8, !dbg !354
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 31), align 1, !dbg !356
  %6 = bitcast i32* %2 to i8*, !dbg !357
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !357
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i32 0, i32 0)) #8, !dbg !359
  %7 = load i32, i32* %2, align 4, !dbg !360
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !361
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 0), align 4, !dbg !362
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 1), align 4, !dbg !362
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 2), align 4, !dbg !362
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i32 0, i32 3), align 4, !dbg !362
  br label %8, !dbg !363

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !364
  ret %struct.group* %9, !dbg !365
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
!21 = distinct !DISubprogram(name: "setpgrp", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 21, scope: !21)
!23 = !DISubprogram(name: "outcome", scope: !24, file: !24, line: 8, type: !10, spFlags: DISPFlagOptimized)
!24 = !DIFile(filename: "c/environment.h", directory: ".")
!25 = distinct !DISubprogram(name: "setsid", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 22, scope: !25)
!27 = distinct !DISubprogram(name: "setpgid", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 23, scope: !27)
!29 = distinct !DISubprogram(name: "gettid", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 24, scope: !29)
!31 = distinct !DISubprogram(name: "getuid", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 25, scope: !31)
!33 = distinct !DISubprogram(name: "geteuid", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 26, scope: !33)
!35 = distinct !DISubprogram(name: "getgid", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 27, scope: !35)
!37 = distinct !DISubprogram(name: "getegid", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 28, scope: !37)
!39 = distinct !DISubprogram(name: "setuid", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 29, scope: !39)
!41 = distinct !DISubprogram(name: "setgid", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 30, scope: !41)
!43 = distinct !DISubprogram(name: "seteuid", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 31, scope: !43)
!45 = distinct !DISubprogram(name: "setegid", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 32, scope: !45)
!47 = distinct !DISubprogram(name: "setgroups", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 33, scope: !47)
!49 = distinct !DISubprogram(name: "initgroups", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 34, scope: !49)
!51 = distinct !DISubprogram(name: "get_nprocs", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 38, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "processors", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!54 = distinct !DILocation(line: 40, scope: !51)
!55 = !DILocation(line: 40, scope: !51)
!56 = distinct !DISubprogram(name: "get_nprocs_conf", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 38, scope: !53, inlinedAt: !58)
!58 = distinct !DILocation(line: 41, scope: !56)
!59 = !DILocation(line: 41, scope: !56)
!60 = distinct !DISubprogram(name: "getpagesize", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 42, scope: !60)
!62 = distinct !DISubprogram(name: "gethostid", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 56, scope: !64, inlinedAt: !66)
!64 = distinct !DISubprogram(name: "any_int", scope: !65, file: !65, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!65 = !DIFile(filename: "c/models.h", directory: ".")
!66 = distinct !DILocation(line: 43, scope: !62)
!67 = !DILocation(line: 57, scope: !64, inlinedAt: !66)
!68 = !DILocation(line: 58, scope: !64, inlinedAt: !66)
!69 = !DILocation(line: 59, scope: !64, inlinedAt: !66)
!70 = !DILocation(line: 43, scope: !62)
!71 = distinct !DISubprogram(name: "sysconf", scope: !1, file: !1, line: 45, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 47, scope: !71)
!73 = !DILocation(line: 38, scope: !53, inlinedAt: !74)
!74 = distinct !DILocation(line: 49, scope: !71)
!75 = !DILocation(line: 49, scope: !71)
!76 = !DILocation(line: 50, scope: !71)
!77 = !DILocation(line: 51, scope: !71)
!78 = !DILocation(line: 52, scope: !71)
!79 = !DILocation(line: 53, scope: !71)
!80 = !DILocation(line: 0, scope: !71)
!81 = !DILocation(line: 55, scope: !71)
!82 = !DISubprogram(name: "any_between", scope: !65, file: !65, line: 46, type: !10, spFlags: DISPFlagOptimized)
!83 = distinct !DISubprogram(name: "confstr", scope: !1, file: !1, line: 57, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 59, scope: !83)
!85 = !DILocation(line: 83, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "fill", scope: !65, file: !65, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!87 = distinct !DILocation(line: 60, scope: !83)
!88 = !DILocation(line: 84, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 61, scope: !83)
!90 = !DILocation(line: 62, scope: !83)
!91 = !DILocation(line: 63, scope: !83)
!92 = distinct !DISubprogram(name: "getrlimit", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 68, scope: !92)
!94 = !DILocation(line: 83, scope: !86, inlinedAt: !95)
!95 = distinct !DILocation(line: 68, scope: !92)
!96 = !DILocation(line: 84, scope: !86, inlinedAt: !95)
!97 = !DILocation(line: 69, scope: !92)
!98 = distinct !DISubprogram(name: "getrlimit64", scope: !1, file: !1, line: 72, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 74, scope: !98)
!100 = !DILocation(line: 83, scope: !86, inlinedAt: !101)
!101 = distinct !DILocation(line: 74, scope: !98)
!102 = !DILocation(line: 84, scope: !86, inlinedAt: !101)
!103 = !DILocation(line: 75, scope: !98)
!104 = distinct !DISubprogram(name: "setrlimit", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 78, scope: !104)
!106 = distinct !DISubprogram(name: "setrlimit64", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 79, scope: !106)
!108 = distinct !DISubprogram(name: "getrusage", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 83, scope: !108)
!110 = !DILocation(line: 83, scope: !86, inlinedAt: !111)
!111 = distinct !DILocation(line: 83, scope: !108)
!112 = !DILocation(line: 84, scope: !86, inlinedAt: !111)
!113 = !DILocation(line: 84, scope: !108)
!114 = distinct !DISubprogram(name: "sysinfo", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 89, scope: !114)
!116 = !DILocation(line: 83, scope: !86, inlinedAt: !117)
!117 = distinct !DILocation(line: 89, scope: !114)
!118 = !DILocation(line: 84, scope: !86, inlinedAt: !117)
!119 = !DILocation(line: 90, scope: !114)
!120 = distinct !DISubprogram(name: "prctl", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 93, scope: !120)
!122 = distinct !DISubprogram(name: "nice", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!123 = !DILocation(line: 56, scope: !64, inlinedAt: !124)
!124 = distinct !DILocation(line: 94, scope: !122)
!125 = !DILocation(line: 57, scope: !64, inlinedAt: !124)
!126 = !DILocation(line: 58, scope: !64, inlinedAt: !124)
!127 = !DILocation(line: 59, scope: !64, inlinedAt: !124)
!128 = !DILocation(line: 94, scope: !122)
!129 = distinct !DISubprogram(name: "getpriority", scope: !1, file: !1, line: 95, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 95, scope: !129)
!131 = distinct !DISubprogram(name: "setpriority", scope: !1, file: !1, line: 96, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 96, scope: !131)
!133 = distinct !DISubprogram(name: "sched_setaffinity", scope: !1, file: !1, line: 100, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 100, scope: !133)
!135 = distinct !DISubprogram(name: "sched_getaffinity", scope: !1, file: !1, line: 102, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 104, scope: !135)
!137 = !DILocation(line: 83, scope: !86, inlinedAt: !138)
!138 = distinct !DILocation(line: 104, scope: !135)
!139 = !DILocation(line: 84, scope: !86, inlinedAt: !138)
!140 = !DILocation(line: 105, scope: !135)
!141 = distinct !DISubprogram(name: "sched_getcpu", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 108, scope: !141)
!143 = distinct !DISubprogram(name: "sched_get_priority_max", scope: !1, file: !1, line: 109, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 109, scope: !143)
!145 = distinct !DISubprogram(name: "sched_get_priority_min", scope: !1, file: !1, line: 110, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 110, scope: !145)
!147 = distinct !DISubprogram(name: "sched_setscheduler", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 111, scope: !147)
!149 = distinct !DISubprogram(name: "sched_getscheduler", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DILocation(line: 112, scope: !149)
!151 = distinct !DISubprogram(name: "sched_setparam", scope: !1, file: !1, line: 113, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 113, scope: !151)
!153 = distinct !DISubprogram(name: "sched_getparam", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 117, scope: !153)
!155 = !DILocation(line: 118, scope: !153)
!156 = distinct !DISubprogram(name: "__sched_cpucount", scope: !1, file: !1, line: 121, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 124, scope: !156)
!158 = !DILocation(line: 0, scope: !156)
!159 = !DILocation(line: 126, scope: !156)
!160 = !DILocation(line: 125, scope: !156)
!161 = !{i32 0, i32 33}
!162 = distinct !{!162, !157, !160, !163, !164}
!163 = !{!"llvm.loop.mustprogress"}
!164 = !{!"llvm.loop.unroll.disable"}
!165 = distinct !DISubprogram(name: "__sched_cpualloc", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 129, scope: !165)
!167 = !DILocation(line: 88, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "heap_alloc", scope: !65, file: !65, line: 88, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!169 = distinct !DILocation(line: 129, scope: !165)
!170 = distinct !DISubprogram(name: "__sched_cpufree", scope: !1, file: !1, line: 130, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!171 = !DILocation(line: 130, scope: !170)
!172 = distinct !DISubprogram(name: "fork", scope: !1, file: !1, line: 134, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DILocation(line: 136, scope: !172)
!174 = !DILocation(line: 137, scope: !172)
!175 = !DILocation(line: 138, scope: !172)
!176 = !DISubprogram(name: "fail", scope: !65, file: !65, line: 42, type: !10, spFlags: DISPFlagOptimized)
!177 = distinct !DISubprogram(name: "vfork", scope: !1, file: !1, line: 141, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!178 = !DILocation(line: 136, scope: !172, inlinedAt: !179)
!179 = distinct !DILocation(line: 141, scope: !177)
!180 = !DILocation(line: 138, scope: !172, inlinedAt: !179)
!181 = !DILocation(line: 137, scope: !172, inlinedAt: !179)
!182 = !DILocation(line: 141, scope: !177)
!183 = distinct !DISubprogram(name: "daemon", scope: !1, file: !1, line: 142, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 142, scope: !183)
!185 = distinct !DISubprogram(name: "execv", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!186 = !DILocation(line: 146, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 144, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!188 = distinct !DILocation(line: 152, scope: !185)
!189 = !DILocation(line: 147, scope: !187, inlinedAt: !188)
!190 = !DILocation(line: 149, scope: !187, inlinedAt: !188)
!191 = !DILocation(line: 148, scope: !187, inlinedAt: !188)
!192 = !DILocation(line: 152, scope: !185)
!193 = distinct !DISubprogram(name: "execve", scope: !1, file: !1, line: 153, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!194 = !DILocation(line: 146, scope: !187, inlinedAt: !195)
!195 = distinct !DILocation(line: 153, scope: !193)
!196 = !DILocation(line: 147, scope: !187, inlinedAt: !195)
!197 = !DILocation(line: 149, scope: !187, inlinedAt: !195)
!198 = !DILocation(line: 148, scope: !187, inlinedAt: !195)
!199 = !DILocation(line: 153, scope: !193)
!200 = distinct !DISubprogram(name: "execvp", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 146, scope: !187, inlinedAt: !202)
!202 = distinct !DILocation(line: 154, scope: !200)
!203 = !DILocation(line: 147, scope: !187, inlinedAt: !202)
!204 = !DILocation(line: 149, scope: !187, inlinedAt: !202)
!205 = !DILocation(line: 148, scope: !187, inlinedAt: !202)
!206 = !DILocation(line: 154, scope: !200)
!207 = distinct !DISubprogram(name: "execl", scope: !1, file: !1, line: 155, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 146, scope: !187, inlinedAt: !209)
!209 = distinct !DILocation(line: 155, scope: !207)
!210 = !DILocation(line: 147, scope: !187, inlinedAt: !209)
!211 = !DILocation(line: 149, scope: !187, inlinedAt: !209)
!212 = !DILocation(line: 148, scope: !187, inlinedAt: !209)
!213 = !DILocation(line: 155, scope: !207)
!214 = distinct !DISubprogram(name: "execlp", scope: !1, file: !1, line: 156, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 146, scope: !187, inlinedAt: !216)
!216 = distinct !DILocation(line: 156, scope: !214)
!217 = !DILocation(line: 147, scope: !187, inlinedAt: !216)
!218 = !DILocation(line: 149, scope: !187, inlinedAt: !216)
!219 = !DILocation(line: 148, scope: !187, inlinedAt: !216)
!220 = !DILocation(line: 156, scope: !214)
!221 = distinct !DISubprogram(name: "execle", scope: !1, file: !1, line: 157, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!222 = !DILocation(line: 146, scope: !187, inlinedAt: !223)
!223 = distinct !DILocation(line: 157, scope: !221)
!224 = !DILocation(line: 147, scope: !187, inlinedAt: !223)
!225 = !DILocation(line: 149, scope: !187, inlinedAt: !223)
!226 = !DILocation(line: 148, scope: !187, inlinedAt: !223)
!227 = !DILocation(line: 157, scope: !221)
!228 = distinct !DISubprogram(name: "waitpid", scope: !1, file: !1, line: 159, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!229 = !DILocation(line: 161, scope: !228)
!230 = !DILocation(line: 162, scope: !228)
!231 = !DILocation(line: 83, scope: !86, inlinedAt: !232)
!232 = distinct !DILocation(line: 162, scope: !228)
!233 = !DILocation(line: 84, scope: !86, inlinedAt: !232)
!234 = !DILocation(line: 56, scope: !64, inlinedAt: !235)
!235 = distinct !DILocation(line: 69, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "any_nonnegative", scope: !65, file: !65, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!237 = distinct !DILocation(line: 163, scope: !228)
!238 = !DILocation(line: 57, scope: !64, inlinedAt: !235)
!239 = !DILocation(line: 58, scope: !64, inlinedAt: !235)
!240 = !DILocation(line: 59, scope: !64, inlinedAt: !235)
!241 = !DILocation(line: 69, scope: !236, inlinedAt: !237)
!242 = !DILocation(line: 163, scope: !228)
!243 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 166, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!244 = !DILocation(line: 161, scope: !228, inlinedAt: !245)
!245 = distinct !DILocation(line: 166, scope: !243)
!246 = !DILocation(line: 162, scope: !228, inlinedAt: !245)
!247 = !DILocation(line: 83, scope: !86, inlinedAt: !248)
!248 = distinct !DILocation(line: 162, scope: !228, inlinedAt: !245)
!249 = !DILocation(line: 84, scope: !86, inlinedAt: !248)
!250 = !DILocation(line: 56, scope: !64, inlinedAt: !251)
!251 = distinct !DILocation(line: 69, scope: !236, inlinedAt: !252)
!252 = distinct !DILocation(line: 163, scope: !228, inlinedAt: !245)
!253 = !DILocation(line: 57, scope: !64, inlinedAt: !251)
!254 = !DILocation(line: 58, scope: !64, inlinedAt: !251)
!255 = !DILocation(line: 59, scope: !64, inlinedAt: !251)
!256 = !DILocation(line: 69, scope: !236, inlinedAt: !252)
!257 = !DILocation(line: 163, scope: !228, inlinedAt: !245)
!258 = !DILocation(line: 166, scope: !243)
!259 = distinct !DISubprogram(name: "gethostname", scope: !1, file: !1, line: 177, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!260 = !DILocation(line: 179, scope: !259)
!261 = !DILocation(line: 180, scope: !259)
!262 = !DILocation(line: 172, scope: !263, inlinedAt: !264)
!263 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 170, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!264 = distinct !DILocation(line: 181, scope: !259)
!265 = !DILocation(line: 173, scope: !263, inlinedAt: !264)
!266 = !DILocation(line: 181, scope: !259)
!267 = !DILocation(line: 182, scope: !259)
!268 = distinct !DISubprogram(name: "getdomainname", scope: !1, file: !1, line: 185, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!269 = !DILocation(line: 179, scope: !259, inlinedAt: !270)
!270 = distinct !DILocation(line: 185, scope: !268)
!271 = !DILocation(line: 180, scope: !259, inlinedAt: !270)
!272 = !DILocation(line: 172, scope: !263, inlinedAt: !273)
!273 = distinct !DILocation(line: 181, scope: !259, inlinedAt: !270)
!274 = !DILocation(line: 173, scope: !263, inlinedAt: !273)
!275 = !DILocation(line: 181, scope: !259, inlinedAt: !270)
!276 = !DILocation(line: 182, scope: !259, inlinedAt: !270)
!277 = !DILocation(line: 185, scope: !268)
!278 = distinct !DISubprogram(name: "uname", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!279 = !DILocation(line: 189, scope: !278)
!280 = !DILocation(line: 83, scope: !86, inlinedAt: !281)
!281 = distinct !DILocation(line: 189, scope: !278)
!282 = !DILocation(line: 84, scope: !86, inlinedAt: !281)
!283 = !DILocation(line: 190, scope: !278)
!284 = !DILocation(line: 191, scope: !278)
!285 = distinct !DISubprogram(name: "ttyname", scope: !1, file: !1, line: 195, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!286 = !DILocation(line: 195, scope: !285)
!287 = !DILocation(line: 39, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "area", scope: !65, file: !65, line: 39, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!289 = distinct !DILocation(line: 194, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "ttyname_text", scope: !1, file: !1, line: 194, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!291 = distinct !DILocation(line: 195, scope: !285)
!292 = !DILocation(line: 194, scope: !290, inlinedAt: !291)
!293 = !DILocation(line: 172, scope: !263, inlinedAt: !294)
!294 = distinct !DILocation(line: 194, scope: !290, inlinedAt: !291)
!295 = !DILocation(line: 173, scope: !263, inlinedAt: !294)
!296 = distinct !DISubprogram(name: "getlogin", scope: !1, file: !1, line: 196, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!297 = !DILocation(line: 196, scope: !296)
!298 = !DILocation(line: 39, scope: !288, inlinedAt: !299)
!299 = distinct !DILocation(line: 194, scope: !290, inlinedAt: !300)
!300 = distinct !DILocation(line: 196, scope: !296)
!301 = !DILocation(line: 194, scope: !290, inlinedAt: !300)
!302 = !DILocation(line: 172, scope: !263, inlinedAt: !303)
!303 = distinct !DILocation(line: 194, scope: !290, inlinedAt: !300)
!304 = !DILocation(line: 173, scope: !263, inlinedAt: !303)
!305 = distinct !DISubprogram(name: "ctermid", scope: !1, file: !1, line: 197, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!306 = !DILocation(line: 197, scope: !305)
!307 = distinct !DISubprogram(name: "getpwnam", scope: !1, file: !1, line: 210, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!308 = !DILocation(line: 212, scope: !307)
!309 = !DILocation(line: 213, scope: !307)
!310 = !DISubprogram(name: "read_text", scope: !65, file: !65, line: 51, type: !10, spFlags: DISPFlagOptimized)
!311 = distinct !DISubprogram(name: "any_user", scope: !1, file: !1, line: 199, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!312 = !DILocation(line: 203, scope: !311)
!313 = !DILocation(line: 172, scope: !263, inlinedAt: !314)
!314 = distinct !DILocation(line: 205, scope: !311)
!315 = !DILocation(line: 173, scope: !263, inlinedAt: !314)
!316 = !DILocation(line: 172, scope: !263, inlinedAt: !317)
!317 = distinct !DILocation(line: 205, scope: !311)
!318 = !DILocation(line: 173, scope: !263, inlinedAt: !317)
!319 = !DILocation(line: 172, scope: !263, inlinedAt: !320)
!320 = distinct !DILocation(line: 205, scope: !311)
!321 = !DILocation(line: 173, scope: !263, inlinedAt: !320)
!322 = !DILocation(line: 205, scope: !311)
!323 = !DILocation(line: 56, scope: !64, inlinedAt: !324)
!324 = distinct !DILocation(line: 206, scope: !311)
!325 = !DILocation(line: 57, scope: !64, inlinedAt: !324)
!326 = !DILocation(line: 58, scope: !64, inlinedAt: !324)
!327 = !DILocation(line: 59, scope: !64, inlinedAt: !324)
!328 = !DILocation(line: 206, scope: !311)
!329 = !DILocation(line: 207, scope: !311)
!330 = !DILocation(line: 0, scope: !311)
!331 = !DILocation(line: 208, scope: !311)
!332 = distinct !DISubprogram(name: "getpwuid", scope: !1, file: !1, line: 216, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!333 = !DILocation(line: 216, scope: !332)
!334 = distinct !DISubprogram(name: "getgrnam", scope: !1, file: !1, line: 228, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!335 = !DILocation(line: 230, scope: !334)
!336 = !DILocation(line: 222, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "any_group", scope: !1, file: !1, line: 218, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!338 = distinct !DILocation(line: 231, scope: !334)
!339 = !DILocation(line: 172, scope: !263, inlinedAt: !340)
!340 = distinct !DILocation(line: 224, scope: !337, inlinedAt: !338)
!341 = !DILocation(line: 173, scope: !263, inlinedAt: !340)
!342 = !DILocation(line: 56, scope: !64, inlinedAt: !343)
!343 = distinct !DILocation(line: 224, scope: !337, inlinedAt: !338)
!344 = !DILocation(line: 57, scope: !64, inlinedAt: !343)
!345 = !DILocation(line: 58, scope: !64, inlinedAt: !343)
!346 = !DILocation(line: 59, scope: !64, inlinedAt: !343)
!347 = !DILocation(line: 224, scope: !337, inlinedAt: !338)
!348 = !DILocation(line: 225, scope: !337, inlinedAt: !338)
!349 = !DILocation(line: 0, scope: !337, inlinedAt: !338)
!350 = !DILocation(line: 231, scope: !334)
!351 = distinct !DISubprogram(name: "getgrgid", scope: !1, file: !1, line: 234, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!352 = !DILocation(line: 222, scope: !337, inlinedAt: !353)
!353 = distinct !DILocation(line: 234, scope: !351)
!354 = !DILocation(line: 172, scope: !263, inlinedAt: !355)
!355 = distinct !DILocation(line: 224, scope: !337, inlinedAt: !353)
!356 = !DILocation(line: 173, scope: !263, inlinedAt: !355)
!357 = !DILocation(line: 56, scope: !64, inlinedAt: !358)
!358 = distinct !DILocation(line: 224, scope: !337, inlinedAt: !353)
!359 = !DILocation(line: 57, scope: !64, inlinedAt: !358)
!360 = !DILocation(line: 58, scope: !64, inlinedAt: !358)
!361 = !DILocation(line: 59, scope: !64, inlinedAt: !358)
!362 = !DILocation(line: 224, scope: !337, inlinedAt: !353)
!363 = !DILocation(line: 225, scope: !337, inlinedAt: !353)
!364 = !DILocation(line: 0, scope: !337, inlinedAt: !353)
!365 = !DILocation(line: 234, scope: !351)
