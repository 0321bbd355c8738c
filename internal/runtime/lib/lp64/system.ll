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

define dso_local i32 @setpgrp() local_unnamed_addr #1 !dbg !20 {
  %1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i64 noundef 0) #8, !dbg !21
  %2 = trunc i64 %1 to i32, !dbg !21
  ret i32 %2, !dbg !21
}

declare !dbg !22 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @setsid() local_unnamed_addr #1 !dbg !24 {
  %1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1000) #8, !dbg !25
  %2 = trunc i64 %1 to i32, !dbg !25
  ret i32 %2, !dbg !25
}

define dso_local i32 @setpgid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !26 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #8, !dbg !27
  %4 = trunc i64 %3 to i32, !dbg !27
  ret i32 %4, !dbg !27
}

define dso_local i32 @gettid() local_unnamed_addr #1 !dbg !28 {
  %1 = call i32 @__midway_self() #8, !dbg !29
  %2 = add i32 %1, 999, !dbg !29
  ret i32 %2, !dbg !29
}

declare i32 @__midway_self() local_unnamed_addr #2

define dso_local i32 @getuid() local_unnamed_addr #0 !dbg !30 {
  ret i32 1000, !dbg !31
}

define dso_local i32 @geteuid() local_unnamed_addr #0 !dbg !32 {
  ret i32 1000, !dbg !33
}

define dso_local i32 @getgid() local_unnamed_addr #0 !dbg !34 {
  ret i32 1000, !dbg !35
}

define dso_local i32 @getegid() local_unnamed_addr #0 !dbg !36 {
  ret i32 1000, !dbg !37
}

define dso_local i32 @setuid(i32 noundef %0) local_unnamed_addr #1 !dbg !38 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #8, !dbg !39
  %3 = trunc i64 %2 to i32, !dbg !39
  ret i32 %3, !dbg !39
}

define dso_local i32 @setgid(i32 noundef %0) local_unnamed_addr #1 !dbg !40 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i64 noundef 0) #8, !dbg !41
  %3 = trunc i64 %2 to i32, !dbg !41
  ret i32 %3, !dbg !41
}

define dso_local i32 @seteuid(i32 noundef %0) local_unnamed_addr #1 !dbg !42 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0) #8, !dbg !43
  %3 = trunc i64 %2 to i32, !dbg !43
  ret i32 %3, !dbg !43
}

define dso_local i32 @setegid(i32 noundef %0) local_unnamed_addr #1 !dbg !44 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0), i64 noundef 0) #8, !dbg !45
  %3 = trunc i64 %2 to i32, !dbg !45
  ret i32 %3, !dbg !45
}

define dso_local i32 @setgroups(i64 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !46 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0), i64 noundef 0) #8, !dbg !47
  %4 = trunc i64 %3 to i32, !dbg !47
  ret i32 %4, !dbg !47
}

define dso_local i32 @initgroups(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !48 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.8, i64 0, i64 0), i64 noundef 0) #8, !dbg !49
  %4 = trunc i64 %3 to i32, !dbg !49
  ret i32 %4, !dbg !49
}

define dso_local i32 @get_nprocs() local_unnamed_addr #1 !dbg !50 {
  %1 = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !51
  %2 = trunc i64 %1 to i32, !dbg !54
  ret i32 %2, !dbg !54
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr #1 !dbg !55 {
  %1 = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !56
  %2 = trunc i64 %1 to i32, !dbg !58
  ret i32 %2, !dbg !58
}

define dso_local i32 @getpagesize() local_unnamed_addr #0 !dbg !59 {
  ret i32 4096, !dbg !60
}

define dso_local i64 @gethostid() local_unnamed_addr #1 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #9, !dbg !62
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0)) #8, !dbg !66
  %3 = load i32, i32* %1, align 4, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #9, !dbg !68
  %4 = sext i32 %3 to i64, !dbg !69
  ret i64 %4, !dbg !69
}

define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr #1 !dbg !70 {
  switch i32 %0, label %7 [
    i32 30, label %9
    i32 84, label %2
    i32 83, label %2
    i32 2, label %4
    i32 4, label %5
    i32 74, label %6
  ], !dbg !71

2:
  %3 = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !72
  br label %9, !dbg !74

4:
  br label %9, !dbg !75

5:
  br label %9, !dbg !76

6:
  br label %9, !dbg !77

7:
  %8 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i64 0, i64 0)) #8, !dbg !78
  br label %9, !dbg !78

9:
  %10 = phi i64 [ %8, %7 ], [ 64, %6 ], [ 1024, %5 ], [ 100, %4 ], [ %3, %2 ], [ 4096, %1 ], !dbg !79
  ret i64 %10, !dbg !80
}

declare !dbg !81 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @confstr(i32 noundef %0, i8* noundef %1, i64 noundef returned %2) local_unnamed_addr #1 !dbg !82 {
  %4 = icmp ne i8* %1, null, !dbg !83
  %5 = icmp ne i64 %2, 0, !dbg !83
  %6 = and i1 %4, %5, !dbg !83
  br i1 %6, label %7, label %10, !dbg !83

7:
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef %2, i32 noundef 1) #8, !dbg !84
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.11, i64 0, i64 0)) #8, !dbg !87
  %8 = add i64 %2, -1, !dbg !88
  %9 = getelementptr i8, i8* %1, i64 %8, !dbg !88
  store i8 0, i8* %9, align 1, !dbg !88
  br label %10, !dbg !89

10:
  ret i64 %2, !dbg !90
}

define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef %1) local_unnamed_addr #1 !dbg !91 {
  %3 = bitcast %struct.rlimit* %1 to i8*, !dbg !92
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #8, !dbg !93
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0)) #8, !dbg !95
  ret i32 0, !dbg !96
}

define dso_local i32 @getrlimit64(i32 noundef %0, %struct.rlimit64* noundef %1) local_unnamed_addr #1 !dbg !97 {
  %3 = bitcast %struct.rlimit64* %1 to i8*, !dbg !98
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #8, !dbg !99
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0)) #8, !dbg !101
  ret i32 0, !dbg !102
}

define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !103 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i64 noundef 0) #8, !dbg !104
  %4 = trunc i64 %3 to i32, !dbg !104
  ret i32 %4, !dbg !104
}

define dso_local i32 @setrlimit64(i32 noundef %0, %struct.rlimit64* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !105 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i64 noundef 0) #8, !dbg !106
  %4 = trunc i64 %3 to i32, !dbg !106
  ret i32 %4, !dbg !106
}

define dso_local i32 @getrusage(i32 noundef %0, %struct.rusage* noundef %1) local_unnamed_addr #1 !dbg !107 {
  %3 = bitcast %struct.rusage* %1 to i8*, !dbg !108
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #8, !dbg !109
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0)) #8, !dbg !111
  ret i32 0, !dbg !112
}

define dso_local i32 @sysinfo(%struct.sysinfo* noundef %0) local_unnamed_addr #1 !dbg !113 {
  %2 = bitcast %struct.sysinfo* %0 to i8*, !dbg !114
  call void @__midway_check(i8* noundef %2, i64 noundef 112, i32 noundef 1) #8, !dbg !115
  call void @__midway_nondet(i8* noundef %2, i64 noundef 112, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i64 0, i64 0)) #8, !dbg !117
  ret i32 0, !dbg !118
}

define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #1 !dbg !119 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0), i64 noundef 0) #8, !dbg !120
  %3 = trunc i64 %2 to i32, !dbg !120
  ret i32 %3, !dbg !120
}

define dso_local i32 @nice(i32 noundef %0) local_unnamed_addr #1 !dbg !121 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !122
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !122
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0)) #8, !dbg !124
  %4 = load i32, i32* %2, align 4, !dbg !125
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !126
  ret i32 %4, !dbg !127
}

define dso_local i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !128 {
  ret i32 0, !dbg !129
}

define dso_local i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !130 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0) #8, !dbg !131
  %5 = trunc i64 %4 to i32, !dbg !131
  ret i32 %5, !dbg !131
}

define dso_local i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !132 {
  ret i32 0, !dbg !133
}

define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #1 !dbg !134 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !135
  call void @__midway_check(i8* noundef %4, i64 noundef %1, i32 noundef 1) #8, !dbg !136
  call void @__midway_nondet(i8* noundef %4, i64 noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.19, i64 0, i64 0)) #8, !dbg !138
  ret i32 0, !dbg !139
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #1 !dbg !140 {
  %1 = call i64 @__mw_between(i64 noundef 0, i64 noundef 1023, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i64 0, i64 0)) #8, !dbg !141
  %2 = trunc i64 %1 to i32, !dbg !141
  ret i32 %2, !dbg !141
}

define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #0 !dbg !142 {
  ret i32 99, !dbg !143
}

define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #0 !dbg !144 {
  ret i32 1, !dbg !145
}

define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !146 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.21, i64 0, i64 0), i64 noundef 0) #8, !dbg !147
  %5 = trunc i64 %4 to i32, !dbg !147
  ret i32 %5, !dbg !147
}

define dso_local i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr #0 !dbg !148 {
  ret i32 0, !dbg !149
}

define dso_local i32 @sched_setparam(i32 noundef %0, %struct.sched_param* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !150 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.22, i64 0, i64 0), i64 noundef 0) #8, !dbg !151
  %4 = trunc i64 %3 to i32, !dbg !151
  ret i32 %4, !dbg !151
}

define dso_local i32 @sched_getparam(i32 noundef %0, %struct.sched_param* noundef %1) local_unnamed_addr #1 !dbg !152 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !153
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i64 noundef 4) #8, !dbg !153
  ret i32 0, !dbg !154
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @__sched_cpucount(i64 noundef %0, %struct.cpu_set_t* nocapture noundef readonly %1) local_unnamed_addr #3 !dbg !155 {
  %3 = icmp ult i64 %0, 8, !dbg !156
  br i1 %3, label %7, label %4, !dbg !156

4:
  %5 = lshr i64 %0, 3
  %6 = call i64 @llvm.umax.i64(i64 %5, i64 1), !dbg !156
  br label %9, !dbg !156

7:
  %8 = phi i32 [ 0, %2 ], [ %16, %9 ], !dbg !157
  ret i32 %8, !dbg !158

9:
  %10 = phi i64 [ %17, %9 ], [ 0, %4 ]
  %11 = phi i32 [ %16, %9 ], [ 0, %4 ]
  %12 = getelementptr %struct.cpu_set_t, %struct.cpu_set_t* %1, i64 0, i32 0, i64 %10, !dbg !159
  %13 = load i64, i64* %12, align 8, !dbg !159
  %14 = call i64 @llvm.ctpop.i64(i64 %13), !dbg !159, !range !160
  %15 = trunc i64 %14 to i32, !dbg !159
  %16 = add i32 %11, %15, !dbg !159
  %17 = add nuw nsw i64 %10, 1, !dbg !156
  %18 = icmp eq i64 %17, %6, !dbg !156
  br i1 %18, label %7, label %9, !dbg !156, !llvm.loop !161
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare i64 @llvm.ctpop.i64(i64) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local %struct.cpu_set_t* @__sched_cpualloc(i64 noundef %0) local_unnamed_addr #1 !dbg !164 {
  %2 = add i64 %0, 63, !dbg !165
  %3 = lshr i64 %2, 3, !dbg !165
  %4 = and i64 %3, 2305843009213693944, !dbg !165
  %5 = call i8* @__midway_alloc(i64 noundef %4, i64 noundef 16, i32 noundef 1) #8, !dbg !166
  %6 = bitcast i8* %5 to %struct.cpu_set_t*, !dbg !165
  ret %struct.cpu_set_t* %6, !dbg !165
}

define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %0) local_unnamed_addr #1 !dbg !169 {
  %2 = bitcast %struct.cpu_set_t* %0 to i8*, !dbg !170
  call void @__midway_free(i8* noundef %2, i32 noundef 1) #8, !dbg !170
  ret void, !dbg !170
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fork() local_unnamed_addr #1 !dbg !171 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.23, i64 0, i64 0)) #8, !dbg !172
  %2 = icmp eq i32 %1, 0, !dbg !172
  br i1 %2, label %3, label %5, !dbg !172

3:
  %4 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !173
  ret i32 %4, !dbg !173

5:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.24, i64 0, i64 0)) #10, !dbg !174
  unreachable, !dbg !174
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare !dbg !175 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #6

define dso_local i32 @vfork() local_unnamed_addr #1 !dbg !176 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.23, i64 0, i64 0)) #8, !dbg !177
  %2 = icmp eq i32 %1, 0, !dbg !177
  br i1 %2, label %4, label %3, !dbg !177

3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.24, i64 0, i64 0)) #10, !dbg !179
  unreachable, !dbg !179

4:
  %5 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !180
  ret i32 %5, !dbg !181
}

define dso_local i32 @daemon(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !182 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i64 0, i64 0), i64 noundef 0) #8, !dbg !183
  %4 = trunc i64 %3 to i32, !dbg !183
  ret i32 %4, !dbg !183
}

define dso_local i32 @execv(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !184 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !185
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #8, !dbg !188
  %4 = icmp eq i32 %3, 0, !dbg !188
  br i1 %4, label %6, label %5, !dbg !188

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !189
  unreachable, !dbg !189

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !190
  ret i32 %7, !dbg !191
}

define dso_local i32 @execve(i8* noundef %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !192 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !193
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #8, !dbg !195
  %5 = icmp eq i32 %4, 0, !dbg !195
  br i1 %5, label %7, label %6, !dbg !195

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !196
  unreachable, !dbg !196

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !197
  ret i32 %8, !dbg !198
}

define dso_local i32 @execvp(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !199 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !200
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #8, !dbg !202
  %4 = icmp eq i32 %3, 0, !dbg !202
  br i1 %4, label %6, label %5, !dbg !202

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !203
  unreachable, !dbg !203

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !204
  ret i32 %7, !dbg !205
}

define dso_local i32 @execl(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !206 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !207
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #8, !dbg !209
  %4 = icmp eq i32 %3, 0, !dbg !209
  br i1 %4, label %6, label %5, !dbg !209

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !210
  unreachable, !dbg !210

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !211
  ret i32 %7, !dbg !212
}

define dso_local i32 @execlp(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !213 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !214
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #8, !dbg !216
  %4 = icmp eq i32 %3, 0, !dbg !216
  br i1 %4, label %6, label %5, !dbg !216

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !217
  unreachable, !dbg !217

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !218
  ret i32 %7, !dbg !219
}

define dso_local i32 @execle(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !220 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !221
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0)) #8, !dbg !223
  %4 = icmp eq i32 %3, 0, !dbg !223
  br i1 %4, label %6, label %5, !dbg !223

5:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !224
  unreachable, !dbg !224

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !225
  ret i32 %7, !dbg !226
}

define dso_local i32 @waitpid(i32 %0, i32* noundef %1, i32 %2) local_unnamed_addr #1 !dbg !227 {
  %4 = alloca i32, align 4
  %5 = icmp eq i32* %1, null, !dbg !228
  br i1 %5, label %8, label %6, !dbg !228

6:
  %7 = bitcast i32* %1 to i8*, !dbg !229
  call void @__midway_check(i8* noundef nonnull %7, i64 noundef 4, i32 noundef 1) #8, !dbg !230
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0)) #8, !dbg !232
  br label %8, !dbg !229

8:
  %9 = bitcast i32* %4 to i8*, !dbg !233
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #9, !dbg !233
  call void @__midway_nondet(i8* noundef nonnull %9, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0)) #8, !dbg !237
  %10 = load i32, i32* %4, align 4, !dbg !238
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #9, !dbg !239
  %11 = and i32 %10, 2147483647, !dbg !240
  %12 = zext i32 %11 to i64
  %13 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0), i64 noundef %12) #8, !dbg !241
  %14 = trunc i64 %13 to i32, !dbg !241
  ret i32 %14, !dbg !241
}

define dso_local i32 @wait(i32* noundef %0) local_unnamed_addr #1 !dbg !242 {
  %2 = alloca i32, align 4
  %3 = icmp eq i32* %0, null, !dbg !243
  br i1 %3, label %6, label %4, !dbg !243

4:
  %5 = bitcast i32* %0 to i8*, !dbg !245
  call void @__midway_check(i8* noundef nonnull %5, i64 noundef 4, i32 noundef 1) #8, !dbg !246
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0)) #8, !dbg !248
  br label %6, !dbg !245

6:
  %7 = bitcast i32* %2 to i8*, !dbg !249
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9, !dbg !249
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0)) #8, !dbg !252
  %8 = load i32, i32* %2, align 4, !dbg !253
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9, !dbg !254
  %9 = and i32 %8, 2147483647, !dbg !255
  %10 = zext i32 %9 to i64
  %11 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0), i64 noundef %10) #8, !dbg !256
  %12 = trunc i64 %11 to i32, !dbg !256
  ret i32 %12, !dbg !257
}

define dso_local i32 @gethostname(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !258 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #8, !dbg !259
  %3 = icmp eq i64 %1, 0, !dbg !260
  br i1 %3, label %7, label %4, !dbg !260

4:
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i64 0, i64 0)) #8, !dbg !261
  %5 = add i64 %1, -1, !dbg !264
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !264
  store i8 0, i8* %6, align 1, !dbg !264
  br label %7, !dbg !265

7:
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i64 0, i64 0), i64 noundef 0) #8, !dbg !266
  %9 = trunc i64 %8 to i32, !dbg !266
  ret i32 %9, !dbg !266
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @getdomainname(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !267 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #8, !dbg !268
  %3 = icmp eq i64 %1, 0, !dbg !270
  br i1 %3, label %7, label %4, !dbg !270

4:
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i64 0, i64 0)) #8, !dbg !271
  %5 = add i64 %1, -1, !dbg !273
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !273
  store i8 0, i8* %6, align 1, !dbg !273
  br label %7, !dbg !274

7:
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i64 0, i64 0), i64 noundef 0) #8, !dbg !275
  %9 = trunc i64 %8 to i32, !dbg !275
  ret i32 %9, !dbg !276
}

define dso_local i32 @uname(%struct.utsname* noundef %0) local_unnamed_addr #1 !dbg !277 {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 0, !dbg !278
  call void @__midway_check(i8* noundef %2, i64 noundef 390, i32 noundef 1) #8, !dbg !279
  call void @__midway_nondet(i8* noundef %2, i64 noundef 390, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i64 0, i64 0)) #8, !dbg !281
  %3 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 4, i64 64, !dbg !282
  store i8 0, i8* %3, align 1, !dbg !282
  %4 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 3, i64 64, !dbg !282
  store i8 0, i8* %4, align 1, !dbg !282
  %5 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 2, i64 64, !dbg !282
  store i8 0, i8* %5, align 1, !dbg !282
  %6 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 1, i64 64, !dbg !282
  store i8 0, i8* %6, align 1, !dbg !282
  %7 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 64, !dbg !282
  store i8 0, i8* %7, align 1, !dbg !282
  ret i32 0, !dbg !283
}

define dso_local i8* @ttyname(i32 noundef %0) local_unnamed_addr #1 !dbg !284 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i64 0, i64 0)) #8, !dbg !285
  %3 = icmp eq i32 %2, 0, !dbg !285
  br i1 %3, label %8, label %4, !dbg !285

4:
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !286
  %6 = getelementptr inbounds i8, i8* %5, i64 528, !dbg !291
  call void @__midway_nondet(i8* noundef %6, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i64 0, i64 0)) #8, !dbg !292
  %7 = getelementptr i8, i8* %5, i64 559, !dbg !294
  store i8 0, i8* %7, align 1, !dbg !294
  br label %8, !dbg !285

8:
  %9 = phi i8* [ %6, %4 ], [ null, %1 ], !dbg !285
  ret i8* %9, !dbg !285
}

define dso_local i8* @getlogin() local_unnamed_addr #1 !dbg !295 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.30, i64 0, i64 0)) #8, !dbg !296
  %2 = icmp eq i32 %1, 0, !dbg !296
  br i1 %2, label %7, label %3, !dbg !296

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !297
  %5 = getelementptr inbounds i8, i8* %4, i64 528, !dbg !300
  call void @__midway_nondet(i8* noundef %5, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i64 0, i64 0)) #8, !dbg !301
  %6 = getelementptr i8, i8* %4, i64 559, !dbg !303
  store i8 0, i8* %6, align 1, !dbg !303
  br label %7, !dbg !296

7:
  %8 = phi i8* [ %5, %3 ], [ null, %0 ], !dbg !296
  ret i8* %8, !dbg !296
}

define dso_local i8* @ctermid(i8* noundef readnone %0) local_unnamed_addr #0 !dbg !304 {
  %2 = icmp eq i8* %0, null, !dbg !305
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i64 0, i64 0), i8* %0, !dbg !305
  ret i8* %3, !dbg !305
}

define dso_local %struct.passwd* @getpwnam(i8* noundef %0) local_unnamed_addr #1 !dbg !306 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !307
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !308
  ret %struct.passwd* %2, !dbg !308
}

declare !dbg !309 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

define internal fastcc %struct.passwd* @any_user() unnamed_addr #1 !dbg !310 {
  %1 = alloca i32, align 4
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i64 0, i64 0)) #8, !dbg !311
  %3 = icmp eq i32 %2, 0, !dbg !311
  br i1 %3, label %7, label %4, !dbg !311

4:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i64 0, i64 0)) #8, !dbg !312
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 31), align 1, !dbg !314
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.38, i64 0, i64 0)) #8, !dbg !315
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 31), align 1, !dbg !317
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i64 0, i64 0)) #8, !dbg !318
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 31), align 1, !dbg !320
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 0), align 8, !dbg !321
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 1), align 8, !dbg !321
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8, !dbg !321
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 3), align 4, !dbg !321
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.37, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 4), align 8, !dbg !321
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 5), align 8, !dbg !321
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 6), align 8, !dbg !321
  %5 = bitcast i32* %1 to i8*, !dbg !322
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9, !dbg !322
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.40, i64 0, i64 0)) #8, !dbg !324
  %6 = load i32, i32* %1, align 4, !dbg !325
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9, !dbg !326
  store i32 %6, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8, !dbg !327
  br label %7, !dbg !328

7:
  %8 = phi %struct.passwd* [ @any_user.p, %4 ], [ null, %0 ], !dbg !329
  ret %struct.passwd* %8, !dbg !330
}

define dso_local %struct.passwd* @getpwuid(i32 noundef %0) local_unnamed_addr #1 !dbg !331 {
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !332
  ret %struct.passwd* %2, !dbg !332
}

define dso_local %struct.group* @getgrnam(i8* noundef %0) local_unnamed_addr #1 !dbg !333 {
  %2 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #8, !dbg !334
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i64 0, i64 0)) #8, !dbg !335
  %4 = icmp eq i32 %3, 0, !dbg !335
  br i1 %4, label %8, label %5, !dbg !335

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i64 0, i64 0)) #8, !dbg !338
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1, !dbg !340
  %6 = bitcast i32* %2 to i8*, !dbg !341
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !341
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i64 0, i64 0)) #8, !dbg !343
  %7 = load i32, i32* %2, align 4, !dbg !344
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !345
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8, !dbg !346
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8, !dbg !346
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8, !dbg !346
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8, !dbg !346
  br label %8, !dbg !347

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !348
  ret %struct.group* %9, !dbg !349
}

define dso_local %struct.group* @getgrgid(i32 noundef %0) local_unnamed_addr #1 !dbg !350 {
  %2 = alloca i32, align 4
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.41, i64 0, i64 0)) #8, !dbg !351
  %4 = icmp eq i32 %3, 0, !dbg !351
  br i1 %4, label %8, label %5, !dbg !351

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i64 0, i64 0)) #8, !dbg !353
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1, !dbg !355
  %6 = bitcast i32* %2 to i8*, !dbg !356
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !356
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.43, i64 0, i64 0)) #8, !dbg !358
  %7 = load i32, i32* %2, align 4, !dbg !359
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !360
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8, !dbg !361
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8, !dbg !361
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8, !dbg !361
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8, !dbg !361
  br label %8, !dbg !362

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !363
  ret %struct.group* %9, !dbg !364
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_exit(i32 noundef) local_unnamed_addr #6

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare i64 @llvm.umax.i64(i64, i64) #7

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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/system.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "getpid", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 16, scope: !8)
!12 = distinct !DISubprogram(name: "getppid", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 17, scope: !12)
!14 = distinct !DISubprogram(name: "getpgrp", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 18, scope: !14)
!16 = distinct !DISubprogram(name: "getpgid", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 19, scope: !16)
!18 = distinct !DISubprogram(name: "getsid", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 20, scope: !18)
!20 = distinct !DISubprogram(name: "setpgrp", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 21, scope: !20)
!22 = !DISubprogram(name: "outcome", scope: !23, file: !23, line: 8, type: !9, spFlags: DISPFlagOptimized)
!23 = !DIFile(filename: "c/environment.h", directory: ".")
!24 = distinct !DISubprogram(name: "setsid", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 22, scope: !24)
!26 = distinct !DISubprogram(name: "setpgid", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 23, scope: !26)
!28 = distinct !DISubprogram(name: "gettid", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 24, scope: !28)
!30 = distinct !DISubprogram(name: "getuid", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 25, scope: !30)
!32 = distinct !DISubprogram(name: "geteuid", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 26, scope: !32)
!34 = distinct !DISubprogram(name: "getgid", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 27, scope: !34)
!36 = distinct !DISubprogram(name: "getegid", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 28, scope: !36)
!38 = distinct !DISubprogram(name: "setuid", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 29, scope: !38)
!40 = distinct !DISubprogram(name: "setgid", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 30, scope: !40)
!42 = distinct !DISubprogram(name: "seteuid", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 31, scope: !42)
!44 = distinct !DISubprogram(name: "setegid", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 32, scope: !44)
!46 = distinct !DISubprogram(name: "setgroups", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 33, scope: !46)
!48 = distinct !DISubprogram(name: "initgroups", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 34, scope: !48)
!50 = distinct !DISubprogram(name: "get_nprocs", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 38, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "processors", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!53 = distinct !DILocation(line: 40, scope: !50)
!54 = !DILocation(line: 40, scope: !50)
!55 = distinct !DISubprogram(name: "get_nprocs_conf", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 38, scope: !52, inlinedAt: !57)
!57 = distinct !DILocation(line: 41, scope: !55)
!58 = !DILocation(line: 41, scope: !55)
!59 = distinct !DISubprogram(name: "getpagesize", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 42, scope: !59)
!61 = distinct !DISubprogram(name: "gethostid", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 56, scope: !63, inlinedAt: !65)
!63 = distinct !DISubprogram(name: "any_int", scope: !64, file: !64, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!64 = !DIFile(filename: "c/models.h", directory: ".")
!65 = distinct !DILocation(line: 43, scope: !61)
!66 = !DILocation(line: 57, scope: !63, inlinedAt: !65)
!67 = !DILocation(line: 58, scope: !63, inlinedAt: !65)
!68 = !DILocation(line: 59, scope: !63, inlinedAt: !65)
!69 = !DILocation(line: 43, scope: !61)
!70 = distinct !DISubprogram(name: "sysconf", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 47, scope: !70)
!72 = !DILocation(line: 38, scope: !52, inlinedAt: !73)
!73 = distinct !DILocation(line: 49, scope: !70)
!74 = !DILocation(line: 49, scope: !70)
!75 = !DILocation(line: 50, scope: !70)
!76 = !DILocation(line: 51, scope: !70)
!77 = !DILocation(line: 52, scope: !70)
!78 = !DILocation(line: 53, scope: !70)
!79 = !DILocation(line: 0, scope: !70)
!80 = !DILocation(line: 55, scope: !70)
!81 = !DISubprogram(name: "any_between", scope: !64, file: !64, line: 46, type: !9, spFlags: DISPFlagOptimized)
!82 = distinct !DISubprogram(name: "confstr", scope: !1, file: !1, line: 57, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 59, scope: !82)
!84 = !DILocation(line: 83, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "fill", scope: !64, file: !64, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!86 = distinct !DILocation(line: 60, scope: !82)
!87 = !DILocation(line: 84, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 61, scope: !82)
!89 = !DILocation(line: 62, scope: !82)
!90 = !DILocation(line: 63, scope: !82)
!91 = distinct !DISubprogram(name: "getrlimit", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 68, scope: !91)
!93 = !DILocation(line: 83, scope: !85, inlinedAt: !94)
!94 = distinct !DILocation(line: 68, scope: !91)
!95 = !DILocation(line: 84, scope: !85, inlinedAt: !94)
!96 = !DILocation(line: 69, scope: !91)
!97 = distinct !DISubprogram(name: "getrlimit64", scope: !1, file: !1, line: 72, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 74, scope: !97)
!99 = !DILocation(line: 83, scope: !85, inlinedAt: !100)
!100 = distinct !DILocation(line: 74, scope: !97)
!101 = !DILocation(line: 84, scope: !85, inlinedAt: !100)
!102 = !DILocation(line: 75, scope: !97)
!103 = distinct !DISubprogram(name: "setrlimit", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 78, scope: !103)
!105 = distinct !DISubprogram(name: "setrlimit64", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 79, scope: !105)
!107 = distinct !DISubprogram(name: "getrusage", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 83, scope: !107)
!109 = !DILocation(line: 83, scope: !85, inlinedAt: !110)
!110 = distinct !DILocation(line: 83, scope: !107)
!111 = !DILocation(line: 84, scope: !85, inlinedAt: !110)
!112 = !DILocation(line: 84, scope: !107)
!113 = distinct !DISubprogram(name: "sysinfo", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 89, scope: !113)
!115 = !DILocation(line: 83, scope: !85, inlinedAt: !116)
!116 = distinct !DILocation(line: 89, scope: !113)
!117 = !DILocation(line: 84, scope: !85, inlinedAt: !116)
!118 = !DILocation(line: 90, scope: !113)
!119 = distinct !DISubprogram(name: "prctl", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 93, scope: !119)
!121 = distinct !DISubprogram(name: "nice", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 56, scope: !63, inlinedAt: !123)
!123 = distinct !DILocation(line: 94, scope: !121)
!124 = !DILocation(line: 57, scope: !63, inlinedAt: !123)
!125 = !DILocation(line: 58, scope: !63, inlinedAt: !123)
!126 = !DILocation(line: 59, scope: !63, inlinedAt: !123)
!127 = !DILocation(line: 94, scope: !121)
!128 = distinct !DISubprogram(name: "getpriority", scope: !1, file: !1, line: 95, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 95, scope: !128)
!130 = distinct !DISubprogram(name: "setpriority", scope: !1, file: !1, line: 96, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 96, scope: !130)
!132 = distinct !DISubprogram(name: "sched_setaffinity", scope: !1, file: !1, line: 100, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 100, scope: !132)
!134 = distinct !DISubprogram(name: "sched_getaffinity", scope: !1, file: !1, line: 102, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 104, scope: !134)
!136 = !DILocation(line: 83, scope: !85, inlinedAt: !137)
!137 = distinct !DILocation(line: 104, scope: !134)
!138 = !DILocation(line: 84, scope: !85, inlinedAt: !137)
!139 = !DILocation(line: 105, scope: !134)
!140 = distinct !DISubprogram(name: "sched_getcpu", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 108, scope: !140)
!142 = distinct !DISubprogram(name: "sched_get_priority_max", scope: !1, file: !1, line: 109, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 109, scope: !142)
!144 = distinct !DISubprogram(name: "sched_get_priority_min", scope: !1, file: !1, line: 110, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!145 = !DILocation(line: 110, scope: !144)
!146 = distinct !DISubprogram(name: "sched_setscheduler", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 111, scope: !146)
!148 = distinct !DISubprogram(name: "sched_getscheduler", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 112, scope: !148)
!150 = distinct !DISubprogram(name: "sched_setparam", scope: !1, file: !1, line: 113, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 113, scope: !150)
!152 = distinct !DISubprogram(name: "sched_getparam", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 117, scope: !152)
!154 = !DILocation(line: 118, scope: !152)
!155 = distinct !DISubprogram(name: "__sched_cpucount", scope: !1, file: !1, line: 121, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 124, scope: !155)
!157 = !DILocation(line: 0, scope: !155)
!158 = !DILocation(line: 126, scope: !155)
!159 = !DILocation(line: 125, scope: !155)
!160 = !{i64 0, i64 65}
!161 = distinct !{!161, !156, !159, !162, !163}
!162 = !{!"llvm.loop.mustprogress"}
!163 = !{!"llvm.loop.unroll.disable"}
!164 = distinct !DISubprogram(name: "__sched_cpualloc", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 129, scope: !164)
!166 = !DILocation(line: 88, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "heap_alloc", scope: !64, file: !64, line: 88, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!168 = distinct !DILocation(line: 129, scope: !164)
!169 = distinct !DISubprogram(name: "__sched_cpufree", scope: !1, file: !1, line: 130, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 130, scope: !169)
!171 = distinct !DISubprogram(name: "fork", scope: !1, file: !1, line: 134, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 136, scope: !171)
!173 = !DILocation(line: 137, scope: !171)
!174 = !DILocation(line: 138, scope: !171)
!175 = !DISubprogram(name: "fail", scope: !64, file: !64, line: 42, type: !9, spFlags: DISPFlagOptimized)
!176 = distinct !DISubprogram(name: "vfork", scope: !1, file: !1, line: 141, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!177 = !DILocation(line: 136, scope: !171, inlinedAt: !178)
!178 = distinct !DILocation(line: 141, scope: !176)
!179 = !DILocation(line: 138, scope: !171, inlinedAt: !178)
!180 = !DILocation(line: 137, scope: !171, inlinedAt: !178)
!181 = !DILocation(line: 141, scope: !176)
!182 = distinct !DISubprogram(name: "daemon", scope: !1, file: !1, line: 142, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 142, scope: !182)
!184 = distinct !DISubprogram(name: "execv", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 146, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 144, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!187 = distinct !DILocation(line: 152, scope: !184)
!188 = !DILocation(line: 147, scope: !186, inlinedAt: !187)
!189 = !DILocation(line: 149, scope: !186, inlinedAt: !187)
!190 = !DILocation(line: 148, scope: !186, inlinedAt: !187)
!191 = !DILocation(line: 152, scope: !184)
!192 = distinct !DISubprogram(name: "execve", scope: !1, file: !1, line: 153, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 146, scope: !186, inlinedAt: !194)
!194 = distinct !DILocation(line: 153, scope: !192)
!195 = !DILocation(line: 147, scope: !186, inlinedAt: !194)
!196 = !DILocation(line: 149, scope: !186, inlinedAt: !194)
!197 = !DILocation(line: 148, scope: !186, inlinedAt: !194)
!198 = !DILocation(line: 153, scope: !192)
!199 = distinct !DISubprogram(name: "execvp", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 146, scope: !186, inlinedAt: !201)
!201 = distinct !DILocation(line: 154, scope: !199)
!202 = !DILocation(line: 147, scope: !186, inlinedAt: !201)
!203 = !DILocation(line: 149, scope: !186, inlinedAt: !201)
!204 = !DILocation(line: 148, scope: !186, inlinedAt: !201)
!205 = !DILocation(line: 154, scope: !199)
!206 = distinct !DISubprogram(name: "execl", scope: !1, file: !1, line: 155, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!207 = !DILocation(line: 146, scope: !186, inlinedAt: !208)
!208 = distinct !DILocation(line: 155, scope: !206)
!209 = !DILocation(line: 147, scope: !186, inlinedAt: !208)
!210 = !DILocation(line: 149, scope: !186, inlinedAt: !208)
!211 = !DILocation(line: 148, scope: !186, inlinedAt: !208)
!212 = !DILocation(line: 155, scope: !206)
!213 = distinct !DISubprogram(name: "execlp", scope: !1, file: !1, line: 156, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!214 = !DILocation(line: 146, scope: !186, inlinedAt: !215)
!215 = distinct !DILocation(line: 156, scope: !213)
!216 = !DILocation(line: 147, scope: !186, inlinedAt: !215)
!217 = !DILocation(line: 149, scope: !186, inlinedAt: !215)
!218 = !DILocation(line: 148, scope: !186, inlinedAt: !215)
!219 = !DILocation(line: 156, scope: !213)
!220 = distinct !DISubprogram(name: "execle", scope: !1, file: !1, line: 157, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!221 = !DILocation(line: 146, scope: !186, inlinedAt: !222)
!222 = distinct !DILocation(line: 157, scope: !220)
!223 = !DILocation(line: 147, scope: !186, inlinedAt: !222)
!224 = !DILocation(line: 149, scope: !186, inlinedAt: !222)
!225 = !DILocation(line: 148, scope: !186, inlinedAt: !222)
!226 = !DILocation(line: 157, scope: !220)
!227 = distinct !DISubprogram(name: "waitpid", scope: !1, file: !1, line: 159, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 161, scope: !227)
!229 = !DILocation(line: 162, scope: !227)
!230 = !DILocation(line: 83, scope: !85, inlinedAt: !231)
!231 = distinct !DILocation(line: 162, scope: !227)
!232 = !DILocation(line: 84, scope: !85, inlinedAt: !231)
!233 = !DILocation(line: 56, scope: !63, inlinedAt: !234)
!234 = distinct !DILocation(line: 69, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "any_nonnegative", scope: !64, file: !64, line: 69, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!236 = distinct !DILocation(line: 163, scope: !227)
!237 = !DILocation(line: 57, scope: !63, inlinedAt: !234)
!238 = !DILocation(line: 58, scope: !63, inlinedAt: !234)
!239 = !DILocation(line: 59, scope: !63, inlinedAt: !234)
!240 = !DILocation(line: 69, scope: !235, inlinedAt: !236)
!241 = !DILocation(line: 163, scope: !227)
!242 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 166, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!243 = !DILocation(line: 161, scope: !227, inlinedAt: !244)
!244 = distinct !DILocation(line: 166, scope: !242)
!245 = !DILocation(line: 162, scope: !227, inlinedAt: !244)
!246 = !DILocation(line: 83, scope: !85, inlinedAt: !247)
!247 = distinct !DILocation(line: 162, scope: !227, inlinedAt: !244)
!248 = !DILocation(line: 84, scope: !85, inlinedAt: !247)
!249 = !DILocation(line: 56, scope: !63, inlinedAt: !250)
!250 = distinct !DILocation(line: 69, scope: !235, inlinedAt: !251)
!251 = distinct !DILocation(line: 163, scope: !227, inlinedAt: !244)
!252 = !DILocation(line: 57, scope: !63, inlinedAt: !250)
!253 = !DILocation(line: 58, scope: !63, inlinedAt: !250)
!254 = !DILocation(line: 59, scope: !63, inlinedAt: !250)
!255 = !DILocation(line: 69, scope: !235, inlinedAt: !251)
!256 = !DILocation(line: 163, scope: !227, inlinedAt: !244)
!257 = !DILocation(line: 166, scope: !242)
!258 = distinct !DISubprogram(name: "gethostname", scope: !1, file: !1, line: 177, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DILocation(line: 179, scope: !258)
!260 = !DILocation(line: 180, scope: !258)
!261 = !DILocation(line: 172, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 170, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!263 = distinct !DILocation(line: 181, scope: !258)
!264 = !DILocation(line: 173, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 181, scope: !258)
!266 = !DILocation(line: 182, scope: !258)
!267 = distinct !DISubprogram(name: "getdomainname", scope: !1, file: !1, line: 185, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!268 = !DILocation(line: 179, scope: !258, inlinedAt: !269)
!269 = distinct !DILocation(line: 185, scope: !267)
!270 = !DILocation(line: 180, scope: !258, inlinedAt: !269)
!271 = !DILocation(line: 172, scope: !262, inlinedAt: !272)
!272 = distinct !DILocation(line: 181, scope: !258, inlinedAt: !269)
!273 = !DILocation(line: 173, scope: !262, inlinedAt: !272)
!274 = !DILocation(line: 181, scope: !258, inlinedAt: !269)
!275 = !DILocation(line: 182, scope: !258, inlinedAt: !269)
!276 = !DILocation(line: 185, scope: !267)
!277 = distinct !DISubprogram(name: "uname", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!278 = !DILocation(line: 189, scope: !277)
!279 = !DILocation(line: 83, scope: !85, inlinedAt: !280)
!280 = distinct !DILocation(line: 189, scope: !277)
!281 = !DILocation(line: 84, scope: !85, inlinedAt: !280)
!282 = !DILocation(line: 190, scope: !277)
!283 = !DILocation(line: 191, scope: !277)
!284 = distinct !DISubprogram(name: "ttyname", scope: !1, file: !1, line: 195, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!285 = !DILocation(line: 195, scope: !284)
!286 = !DILocation(line: 39, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "area", scope: !64, file: !64, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!288 = distinct !DILocation(line: 194, scope: !289, inlinedAt: !290)
!289 = distinct !DISubprogram(name: "ttyname_text", scope: !1, file: !1, line: 194, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!290 = distinct !DILocation(line: 195, scope: !284)
!291 = !DILocation(line: 194, scope: !289, inlinedAt: !290)
!292 = !DILocation(line: 172, scope: !262, inlinedAt: !293)
!293 = distinct !DILocation(line: 194, scope: !289, inlinedAt: !290)
!294 = !DILocation(line: 173, scope: !262, inlinedAt: !293)
!295 = distinct !DISubprogram(name: "getlogin", scope: !1, file: !1, line: 196, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!296 = !DILocation(line: 196, scope: !295)
!297 = !DILocation(line: 39, scope: !287, inlinedAt: !298)
!298 = distinct !DILocation(line: 194, scope: !289, inlinedAt: !299)
!299 = distinct !DILocation(line: 196, scope: !295)
!300 = !DILocation(line: 194, scope: !289, inlinedAt: !299)
!301 = !DILocation(line: 172, scope: !262, inlinedAt: !302)
!302 = distinct !DILocation(line: 194, scope: !289, inlinedAt: !299)
!303 = !DILocation(line: 173, scope: !262, inlinedAt: !302)
!304 = distinct !DISubprogram(name: "ctermid", scope: !1, file: !1, line: 197, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!305 = !DILocation(line: 197, scope: !304)
!306 = distinct !DISubprogram(name: "getpwnam", scope: !1, file: !1, line: 210, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!307 = !DILocation(line: 212, scope: !306)
!308 = !DILocation(line: 213, scope: !306)
!309 = !DISubprogram(name: "read_text", scope: !64, file: !64, line: 51, type: !9, spFlags: DISPFlagOptimized)
!310 = distinct !DISubprogram(name: "any_user", scope: !1, file: !1, line: 199, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!311 = !DILocation(line: 203, scope: !310)
!312 = !DILocation(line: 172, scope: !262, inlinedAt: !313)
!313 = distinct !DILocation(line: 205, scope: !310)
!314 = !DILocation(line: 173, scope: !262, inlinedAt: !313)
!315 = !DILocation(line: 172, scope: !262, inlinedAt: !316)
!316 = distinct !DILocation(line: 205, scope: !310)
!317 = !DILocation(line: 173, scope: !262, inlinedAt: !316)
!318 = !DILocation(line: 172, scope: !262, inlinedAt: !319)
!319 = distinct !DILocation(line: 205, scope: !310)
!320 = !DILocation(line: 173, scope: !262, inlinedAt: !319)
!321 = !DILocation(line: 205, scope: !310)
!322 = !DILocation(line: 56, scope: !63, inlinedAt: !323)
!323 = distinct !DILocation(line: 206, scope: !310)
!324 = !DILocation(line: 57, scope: !63, inlinedAt: !323)
!325 = !DILocation(line: 58, scope: !63, inlinedAt: !323)
!326 = !DILocation(line: 59, scope: !63, inlinedAt: !323)
!327 = !DILocation(line: 206, scope: !310)
!328 = !DILocation(line: 207, scope: !310)
!329 = !DILocation(line: 0, scope: !310)
!330 = !DILocation(line: 208, scope: !310)
!331 = distinct !DISubprogram(name: "getpwuid", scope: !1, file: !1, line: 216, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!332 = !DILocation(line: 216, scope: !331)
!333 = distinct !DISubprogram(name: "getgrnam", scope: !1, file: !1, line: 228, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!334 = !DILocation(line: 230, scope: !333)
!335 = !DILocation(line: 222, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "any_group", scope: !1, file: !1, line: 218, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!337 = distinct !DILocation(line: 231, scope: !333)
!338 = !DILocation(line: 172, scope: !262, inlinedAt: !339)
!339 = distinct !DILocation(line: 224, scope: !336, inlinedAt: !337)
!340 = !DILocation(line: 173, scope: !262, inlinedAt: !339)
!341 = !DILocation(line: 56, scope: !63, inlinedAt: !342)
!342 = distinct !DILocation(line: 224, scope: !336, inlinedAt: !337)
!343 = !DILocation(line: 57, scope: !63, inlinedAt: !342)
!344 = !DILocation(line: 58, scope: !63, inlinedAt: !342)
!345 = !DILocation(line: 59, scope: !63, inlinedAt: !342)
!346 = !DILocation(line: 224, scope: !336, inlinedAt: !337)
!347 = !DILocation(line: 225, scope: !336, inlinedAt: !337)
!348 = !DILocation(line: 0, scope: !336, inlinedAt: !337)
!349 = !DILocation(line: 231, scope: !333)
!350 = distinct !DISubprogram(name: "getgrgid", scope: !1, file: !1, line: 234, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!351 = !DILocation(line: 222, scope: !336, inlinedAt: !352)
!352 = distinct !DILocation(line: 234, scope: !350)
!353 = !DILocation(line: 172, scope: !262, inlinedAt: !354)
!354 = distinct !DILocation(line: 224, scope: !336, inlinedAt: !352)
!355 = !DILocation(line: 173, scope: !262, inlinedAt: !354)
!356 = !DILocation(line: 56, scope: !63, inlinedAt: !357)
!357 = distinct !DILocation(line: 224, scope: !336, inlinedAt: !352)
!358 = !DILocation(line: 57, scope: !63, inlinedAt: !357)
!359 = !DILocation(line: 58, scope: !63, inlinedAt: !357)
!360 = !DILocation(line: 59, scope: !63, inlinedAt: !357)
!361 = !DILocation(line: 224, scope: !336, inlinedAt: !352)
!362 = !DILocation(line: 225, scope: !336, inlinedAt: !352)
!363 = !DILocation(line: 0, scope: !336, inlinedAt: !352)
!364 = !DILocation(line: 234, scope: !350)
