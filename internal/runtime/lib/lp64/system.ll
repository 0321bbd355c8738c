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
@.str.31 = private unnamed_addr constant [21 x i8] c"number of processors\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c"exec\00", align 1
@any_user.user = internal global [32 x i8] zeroinitializer, align 16
@any_user.home = internal global [32 x i8] zeroinitializer, align 16
@any_user.shell = internal global [32 x i8] zeroinitializer, align 16
@any_user.p = internal global %struct.passwd zeroinitializer, align 8
@.str.33 = private unnamed_addr constant [13 x i8] c"user look-up\00", align 1
@.str.34 = private unnamed_addr constant [5 x i8] c"user\00", align 1
@.str.35 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.36 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"home\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"user id\00", align 1
@any_group.name = internal global [32 x i8] zeroinitializer, align 16
@any_group.members = internal global [1 x i8*] zeroinitializer, align 8
@any_group.g = internal global %struct.group zeroinitializer, align 8
@.str.40 = private unnamed_addr constant [14 x i8] c"group look-up\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"group\00", align 1
@.str.42 = private unnamed_addr constant [9 x i8] c"group id\00", align 1

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
  %1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i64 noundef 1000) #8, !dbg !21
  %2 = trunc i64 %1 to i32, !dbg !21
  ret i32 %2, !dbg !21
}

declare !dbg !22 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @setpgid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !24 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i64 noundef 0) #8, !dbg !25
  %4 = trunc i64 %3 to i32, !dbg !25
  ret i32 %4, !dbg !25
}

define dso_local i32 @gettid() local_unnamed_addr #1 !dbg !26 {
  %1 = call i32 @__midway_self() #8, !dbg !27
  %2 = add i32 %1, 999, !dbg !27
  ret i32 %2, !dbg !27
}

declare i32 @__midway_self() local_unnamed_addr #2

define dso_local i32 @getuid() local_unnamed_addr #0 !dbg !28 {
  ret i32 1000, !dbg !29
}

define dso_local i32 @geteuid() local_unnamed_addr #0 !dbg !30 {
  ret i32 1000, !dbg !31
}

define dso_local i32 @getgid() local_unnamed_addr #0 !dbg !32 {
  ret i32 1000, !dbg !33
}

define dso_local i32 @getegid() local_unnamed_addr #0 !dbg !34 {
  ret i32 1000, !dbg !35
}

define dso_local i32 @setuid(i32 noundef %0) local_unnamed_addr #1 !dbg !36 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #8, !dbg !37
  %3 = trunc i64 %2 to i32, !dbg !37
  ret i32 %3, !dbg !37
}

define dso_local i32 @setgid(i32 noundef %0) local_unnamed_addr #1 !dbg !38 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #8, !dbg !39
  %3 = trunc i64 %2 to i32, !dbg !39
  ret i32 %3, !dbg !39
}

define dso_local i32 @seteuid(i32 noundef %0) local_unnamed_addr #1 !dbg !40 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i64 noundef 0) #8, !dbg !41
  %3 = trunc i64 %2 to i32, !dbg !41
  ret i32 %3, !dbg !41
}

define dso_local i32 @setegid(i32 noundef %0) local_unnamed_addr #1 !dbg !42 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0) #8, !dbg !43
  %3 = trunc i64 %2 to i32, !dbg !43
  ret i32 %3, !dbg !43
}

define dso_local i32 @setgroups(i64 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !44 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i64 noundef 0) #8, !dbg !45
  %4 = trunc i64 %3 to i32, !dbg !45
  ret i32 %4, !dbg !45
}

define dso_local i32 @initgroups(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !46 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0), i64 noundef 0) #8, !dbg !47
  %4 = trunc i64 %3 to i32, !dbg !47
  ret i32 %4, !dbg !47
}

define dso_local i32 @get_nprocs() local_unnamed_addr #1 !dbg !48 {
  %1 = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.31, i64 0, i64 0)) #8, !dbg !49
  %2 = trunc i64 %1 to i32, !dbg !52
  ret i32 %2, !dbg !52
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr #1 !dbg !53 {
  %1 = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.31, i64 0, i64 0)) #8, !dbg !54
  %2 = trunc i64 %1 to i32, !dbg !56
  ret i32 %2, !dbg !56
}

define dso_local i32 @getpagesize() local_unnamed_addr #0 !dbg !57 {
  ret i32 4096, !dbg !58
}

define dso_local i64 @gethostid() local_unnamed_addr #1 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #9, !dbg !60
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0)) #8, !dbg !64
  %3 = load i32, i32* %1, align 4, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #9, !dbg !66
  %4 = sext i32 %3 to i64, !dbg !67
  ret i64 %4, !dbg !67
}

define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr #1 !dbg !68 {
  switch i32 %0, label %7 [
    i32 30, label %9
    i32 84, label %2
    i32 83, label %2
    i32 2, label %4
    i32 4, label %5
    i32 74, label %6
  ], !dbg !69

2:
  %3 = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.31, i64 0, i64 0)) #8, !dbg !70
  br label %9, !dbg !72

4:
  br label %9, !dbg !73

5:
  br label %9, !dbg !74

6:
  br label %9, !dbg !75

7:
  %8 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0)) #8, !dbg !76
  br label %9, !dbg !76

9:
  %10 = phi i64 [ %8, %7 ], [ 64, %6 ], [ 1024, %5 ], [ 100, %4 ], [ %3, %2 ], [ 4096, %1 ], !dbg !77
  ret i64 %10, !dbg !78
}

declare !dbg !79 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @confstr(i32 noundef %0, i8* noundef %1, i64 noundef returned %2) local_unnamed_addr #1 !dbg !80 {
  %4 = icmp ne i8* %1, null, !dbg !81
  %5 = icmp ne i64 %2, 0, !dbg !81
  %6 = and i1 %4, %5, !dbg !81
  br i1 %6, label %7, label %10, !dbg !81

7:
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef %2, i32 noundef 1) #8, !dbg !82
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i64 0, i64 0)) #8, !dbg !85
  %8 = add i64 %2, -1, !dbg !86
  %9 = getelementptr i8, i8* %1, i64 %8, !dbg !86
  store i8 0, i8* %9, align 1, !dbg !86
  br label %10, !dbg !87

10:
  ret i64 %2, !dbg !88
}

define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef %1) local_unnamed_addr #1 !dbg !89 {
  %3 = bitcast %struct.rlimit* %1 to i8*, !dbg !90
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #8, !dbg !91
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0)) #8, !dbg !93
  ret i32 0, !dbg !94
}

define dso_local i32 @getrlimit64(i32 noundef %0, %struct.rlimit64* noundef %1) local_unnamed_addr #1 !dbg !95 {
  %3 = bitcast %struct.rlimit64* %1 to i8*, !dbg !96
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #8, !dbg !97
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0)) #8, !dbg !99
  ret i32 0, !dbg !100
}

define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !101 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0), i64 noundef 0) #8, !dbg !102
  %4 = trunc i64 %3 to i32, !dbg !102
  ret i32 %4, !dbg !102
}

define dso_local i32 @setrlimit64(i32 noundef %0, %struct.rlimit64* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !103 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0), i64 noundef 0) #8, !dbg !104
  %4 = trunc i64 %3 to i32, !dbg !104
  ret i32 %4, !dbg !104
}

define dso_local i32 @getrusage(i32 noundef %0, %struct.rusage* noundef %1) local_unnamed_addr #1 !dbg !105 {
  %3 = bitcast %struct.rusage* %1 to i8*, !dbg !106
  call void @__midway_check(i8* noundef %3, i64 noundef 144, i32 noundef 1) #8, !dbg !107
  call void @__midway_nondet(i8* noundef %3, i64 noundef 144, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0)) #8, !dbg !109
  ret i32 0, !dbg !110
}

define dso_local i32 @sysinfo(%struct.sysinfo* noundef %0) local_unnamed_addr #1 !dbg !111 {
  %2 = bitcast %struct.sysinfo* %0 to i8*, !dbg !112
  call void @__midway_check(i8* noundef %2, i64 noundef 112, i32 noundef 1) #8, !dbg !113
  call void @__midway_nondet(i8* noundef %2, i64 noundef 112, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0)) #8, !dbg !115
  ret i32 0, !dbg !116
}

define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #1 !dbg !117 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0) #8, !dbg !118
  %3 = trunc i64 %2 to i32, !dbg !118
  ret i32 %3, !dbg !118
}

define dso_local i32 @nice(i32 noundef %0) local_unnamed_addr #1 !dbg !119 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !120
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !120
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i64 0, i64 0)) #8, !dbg !122
  %4 = load i32, i32* %2, align 4, !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !124
  ret i32 %4, !dbg !125
}

define dso_local i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !126 {
  ret i32 0, !dbg !127
}

define dso_local i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !128 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0) #8, !dbg !129
  %5 = trunc i64 %4 to i32, !dbg !129
  ret i32 %5, !dbg !129
}

define dso_local i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !130 {
  ret i32 0, !dbg !131
}

define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #1 !dbg !132 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !133
  call void @__midway_check(i8* noundef %4, i64 noundef %1, i32 noundef 1) #8, !dbg !134
  call void @__midway_nondet(i8* noundef %4, i64 noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.18, i64 0, i64 0)) #8, !dbg !136
  ret i32 0, !dbg !137
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #1 !dbg !138 {
  %1 = call i64 @__mw_between(i64 noundef 0, i64 noundef 1023, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.19, i64 0, i64 0)) #8, !dbg !139
  %2 = trunc i64 %1 to i32, !dbg !139
  ret i32 %2, !dbg !139
}

define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #0 !dbg !140 {
  ret i32 99, !dbg !141
}

define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #0 !dbg !142 {
  ret i32 1, !dbg !143
}

define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !144 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i64 0, i64 0), i64 noundef 0) #8, !dbg !145
  %5 = trunc i64 %4 to i32, !dbg !145
  ret i32 %5, !dbg !145
}

define dso_local i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr #0 !dbg !146 {
  ret i32 0, !dbg !147
}

define dso_local i32 @sched_setparam(i32 noundef %0, %struct.sched_param* nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !148 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i64 noundef 0) #8, !dbg !149
  %4 = trunc i64 %3 to i32, !dbg !149
  ret i32 %4, !dbg !149
}

define dso_local i32 @sched_getparam(i32 noundef %0, %struct.sched_param* noundef %1) local_unnamed_addr #1 !dbg !150 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !151
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i64 noundef 4) #8, !dbg !151
  ret i32 0, !dbg !152
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @__sched_cpucount(i64 noundef %0, %struct.cpu_set_t* nocapture noundef readonly %1) local_unnamed_addr #3 !dbg !153 {
  %3 = icmp ult i64 %0, 8, !dbg !154
  br i1 %3, label %7, label %4, !dbg !154

4:
  %5 = lshr i64 %0, 3
  %6 = call i64 @llvm.umax.i64(i64 %5, i64 1), !dbg !154
  br label %9, !dbg !154

7:
  %8 = phi i32 [ 0, %2 ], [ %16, %9 ], !dbg !155
  ret i32 %8, !dbg !156

9:
  %10 = phi i64 [ %17, %9 ], [ 0, %4 ]
  %11 = phi i32 [ %16, %9 ], [ 0, %4 ]
  %12 = getelementptr %struct.cpu_set_t, %struct.cpu_set_t* %1, i64 0, i32 0, i64 %10, !dbg !157
  %13 = load i64, i64* %12, align 8, !dbg !157
  %14 = call i64 @llvm.ctpop.i64(i64 %13), !dbg !157, !range !158
  %15 = trunc i64 %14 to i32, !dbg !157
  %16 = add i32 %11, %15, !dbg !157
  %17 = add nuw nsw i64 %10, 1, !dbg !154
  %18 = icmp eq i64 %17, %6, !dbg !154
  br i1 %18, label %7, label %9, !dbg !154, !llvm.loop !159
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare i64 @llvm.ctpop.i64(i64) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local %struct.cpu_set_t* @__sched_cpualloc(i64 noundef %0) local_unnamed_addr #1 !dbg !162 {
  %2 = add i64 %0, 63, !dbg !163
  %3 = lshr i64 %2, 3, !dbg !163
  %4 = and i64 %3, 2305843009213693944, !dbg !163
  %5 = call i8* @__midway_alloc(i64 noundef %4, i64 noundef 16, i32 noundef 1) #8, !dbg !164
  %6 = bitcast i8* %5 to %struct.cpu_set_t*, !dbg !163
  ret %struct.cpu_set_t* %6, !dbg !163
}

define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %0) local_unnamed_addr #1 !dbg !167 {
  %2 = bitcast %struct.cpu_set_t* %0 to i8*, !dbg !168
  call void @__midway_free(i8* noundef %2, i32 noundef 1) #8, !dbg !168
  ret void, !dbg !168
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fork() local_unnamed_addr #1 !dbg !169 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0)) #8, !dbg !170
  %2 = icmp eq i32 %1, 0, !dbg !170
  br i1 %2, label %3, label %5, !dbg !170

3:
  %4 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !171
  ret i32 %4, !dbg !171

5:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i64 0, i64 0)) #10, !dbg !172
  unreachable, !dbg !172
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare !dbg !173 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #6

define dso_local i32 @vfork() local_unnamed_addr #1 !dbg !174 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0)) #8, !dbg !175
  %2 = icmp eq i32 %1, 0, !dbg !175
  br i1 %2, label %4, label %3, !dbg !175

3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.23, i64 0, i64 0)) #10, !dbg !177
  unreachable, !dbg !177

4:
  %5 = call i32 @__mw_fail(i32 noundef 11) #8, !dbg !178
  ret i32 %5, !dbg !179
}

define dso_local i32 @daemon(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !180 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0) #8, !dbg !181
  %4 = trunc i64 %3 to i32, !dbg !181
  ret i32 %4, !dbg !181
}

define dso_local i32 @execv(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !182 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !183
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !186
  %5 = icmp eq i32 %4, 0, !dbg !186
  br i1 %5, label %7, label %6, !dbg !186

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !187
  unreachable, !dbg !187

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !188
  ret i32 %8, !dbg !189
}

define dso_local i32 @execve(i8* noundef %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #1 !dbg !190 {
  %4 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !191
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !193
  %6 = icmp eq i32 %5, 0, !dbg !193
  br i1 %6, label %8, label %7, !dbg !193

7:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !194
  unreachable, !dbg !194

8:
  %9 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !195
  ret i32 %9, !dbg !196
}

define dso_local i32 @execvp(i8* noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !197 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !198
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !200
  %5 = icmp eq i32 %4, 0, !dbg !200
  br i1 %5, label %7, label %6, !dbg !200

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !201
  unreachable, !dbg !201

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !202
  ret i32 %8, !dbg !203
}

define dso_local i32 @execl(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !204 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !205
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !207
  %5 = icmp eq i32 %4, 0, !dbg !207
  br i1 %5, label %7, label %6, !dbg !207

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !208
  unreachable, !dbg !208

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !209
  ret i32 %8, !dbg !210
}

define dso_local i32 @execlp(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !211 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !212
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !214
  %5 = icmp eq i32 %4, 0, !dbg !214
  br i1 %5, label %7, label %6, !dbg !214

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !215
  unreachable, !dbg !215

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !216
  ret i32 %8, !dbg !217
}

define dso_local i32 @execle(i8* noundef %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 !dbg !218 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !219
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0)) #8, !dbg !221
  %5 = icmp eq i32 %4, 0, !dbg !221
  br i1 %5, label %7, label %6, !dbg !221

6:
  call void @__midway_exit(i32 noundef 0) #10, !dbg !222
  unreachable, !dbg !222

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #8, !dbg !223
  ret i32 %8, !dbg !224
}

define dso_local i32 @waitpid(i32 %0, i32* noundef %1, i32 %2) local_unnamed_addr #1 !dbg !225 {
  %4 = alloca i32, align 4
  %5 = icmp eq i32* %1, null, !dbg !226
  br i1 %5, label %8, label %6, !dbg !226

6:
  %7 = bitcast i32* %1 to i8*, !dbg !227
  call void @__midway_check(i8* noundef nonnull %7, i64 noundef 4, i32 noundef 1) #8, !dbg !228
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #8, !dbg !230
  br label %8, !dbg !227

8:
  %9 = bitcast i32* %4 to i8*, !dbg !231
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #9, !dbg !231
  call void @__midway_nondet(i8* noundef nonnull %9, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #8, !dbg !235
  %10 = load i32, i32* %4, align 4, !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #9, !dbg !237
  %11 = and i32 %10, 2147483647, !dbg !238
  %12 = zext i32 %11 to i64
  %13 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0), i64 noundef %12) #8, !dbg !239
  %14 = trunc i64 %13 to i32, !dbg !239
  ret i32 %14, !dbg !239
}

define dso_local i32 @wait(i32* noundef %0) local_unnamed_addr #1 !dbg !240 {
  %2 = alloca i32, align 4
  %3 = icmp eq i32* %0, null, !dbg !241
  br i1 %3, label %6, label %4, !dbg !241

4:
  %5 = bitcast i32* %0 to i8*, !dbg !243
  call void @__midway_check(i8* noundef nonnull %5, i64 noundef 4, i32 noundef 1) #8, !dbg !244
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #8, !dbg !246
  br label %6, !dbg !243

6:
  %7 = bitcast i32* %2 to i8*, !dbg !247
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9, !dbg !247
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #8, !dbg !250
  %8 = load i32, i32* %2, align 4, !dbg !251
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9, !dbg !252
  %9 = and i32 %8, 2147483647, !dbg !253
  %10 = zext i32 %9 to i64
  %11 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0), i64 noundef %10) #8, !dbg !254
  %12 = trunc i64 %11 to i32, !dbg !254
  ret i32 %12, !dbg !255
}

define dso_local i32 @gethostname(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !256 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #8, !dbg !257
  %3 = icmp eq i64 %1, 0, !dbg !258
  br i1 %3, label %7, label %4, !dbg !258

4:
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0)) #8, !dbg !259
  %5 = add i64 %1, -1, !dbg !262
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !262
  store i8 0, i8* %6, align 1, !dbg !262
  br label %7, !dbg !263

7:
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0) #8, !dbg !264
  %9 = trunc i64 %8 to i32, !dbg !264
  ret i32 %9, !dbg !264
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @getdomainname(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !265 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #8, !dbg !266
  %3 = icmp eq i64 %1, 0, !dbg !268
  br i1 %3, label %7, label %4, !dbg !268

4:
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0)) #8, !dbg !269
  %5 = add i64 %1, -1, !dbg !271
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !271
  store i8 0, i8* %6, align 1, !dbg !271
  br label %7, !dbg !272

7:
  %8 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0) #8, !dbg !273
  %9 = trunc i64 %8 to i32, !dbg !273
  ret i32 %9, !dbg !274
}

define dso_local i32 @uname(%struct.utsname* noundef %0) local_unnamed_addr #1 !dbg !275 {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 0, !dbg !276
  call void @__midway_check(i8* noundef %2, i64 noundef 390, i32 noundef 1) #8, !dbg !277
  call void @__midway_nondet(i8* noundef %2, i64 noundef 390, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i64 0, i64 0)) #8, !dbg !279
  %3 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 4, i64 64, !dbg !280
  store i8 0, i8* %3, align 1, !dbg !280
  %4 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 3, i64 64, !dbg !280
  store i8 0, i8* %4, align 1, !dbg !280
  %5 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 2, i64 64, !dbg !280
  store i8 0, i8* %5, align 1, !dbg !280
  %6 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 1, i64 64, !dbg !280
  store i8 0, i8* %6, align 1, !dbg !280
  %7 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 64, !dbg !280
  store i8 0, i8* %7, align 1, !dbg !280
  ret i32 0, !dbg !281
}

define dso_local i8* @ttyname(i32 noundef %0) local_unnamed_addr #1 !dbg !282 {
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i64 0, i64 0)) #8, !dbg !283
  %3 = icmp eq i32 %2, 0, !dbg !283
  br i1 %3, label %8, label %4, !dbg !283

4:
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !284
  %6 = getelementptr inbounds i8, i8* %5, i64 528, !dbg !289
  call void @__midway_nondet(i8* noundef %6, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i64 0, i64 0)) #8, !dbg !290
  %7 = getelementptr i8, i8* %5, i64 559, !dbg !292
  store i8 0, i8* %7, align 1, !dbg !292
  br label %8, !dbg !283

8:
  %9 = phi i8* [ %6, %4 ], [ null, %1 ], !dbg !283
  ret i8* %9, !dbg !283
}

define dso_local i8* @getlogin() local_unnamed_addr #1 !dbg !293 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.29, i64 0, i64 0)) #8, !dbg !294
  %2 = icmp eq i32 %1, 0, !dbg !294
  br i1 %2, label %7, label %3, !dbg !294

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !295
  %5 = getelementptr inbounds i8, i8* %4, i64 528, !dbg !298
  call void @__midway_nondet(i8* noundef %5, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i64 0, i64 0)) #8, !dbg !299
  %6 = getelementptr i8, i8* %4, i64 559, !dbg !301
  store i8 0, i8* %6, align 1, !dbg !301
  br label %7, !dbg !294

7:
  %8 = phi i8* [ %5, %3 ], [ null, %0 ], !dbg !294
  ret i8* %8, !dbg !294
}

define dso_local i8* @ctermid(i8* noundef readnone %0) local_unnamed_addr #0 !dbg !302 {
  %2 = icmp eq i8* %0, null, !dbg !303
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.30, i64 0, i64 0), i8* %0, !dbg !303
  ret i8* %3, !dbg !303
}

define dso_local %struct.passwd* @getpwnam(i8* noundef %0) local_unnamed_addr #1 !dbg !304 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !305
  %3 = call fastcc %struct.passwd* @any_user() #11, !dbg !306
  ret %struct.passwd* %3, !dbg !306
}

declare !dbg !307 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #2

define internal fastcc %struct.passwd* @any_user() unnamed_addr #1 !dbg !308 {
  %1 = alloca i32, align 4
  %2 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i64 0, i64 0)) #8, !dbg !309
  %3 = icmp eq i32 %2, 0, !dbg !309
  br i1 %3, label %7, label %4, !dbg !309

4:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.34, i64 0, i64 0)) #8, !dbg !310
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 31), align 1, !dbg !312
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0)) #8, !dbg !313
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 31), align 1, !dbg !315
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i64 0, i64 0)) #8, !dbg !316
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 31), align 1, !dbg !318
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 0), align 8, !dbg !319
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.35, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 1), align 8, !dbg !319
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8, !dbg !319
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 3), align 4, !dbg !319
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.36, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 4), align 8, !dbg !319
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 5), align 8, !dbg !319
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 6), align 8, !dbg !319
  %5 = bitcast i32* %1 to i8*, !dbg !320
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9, !dbg !320
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.39, i64 0, i64 0)) #8, !dbg !322
  %6 = load i32, i32* %1, align 4, !dbg !323
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9, !dbg !324
  store i32 %6, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8, !dbg !325
  br label %7, !dbg !326

7:
  %8 = phi %struct.passwd* [ @any_user.p, %4 ], [ null, %0 ], !dbg !327
  ret %struct.passwd* %8, !dbg !328
}

define dso_local %struct.passwd* @getpwuid(i32 noundef %0) local_unnamed_addr #1 !dbg !329 {
  %2 = call fastcc %struct.passwd* @any_user() #11, !dbg !330
  ret %struct.passwd* %2, !dbg !330
}

define dso_local %struct.group* @getgrnam(i8* noundef %0) local_unnamed_addr #1 !dbg !331 {
  %2 = alloca i32, align 4
  %3 = call i64 @__mw_read_string(i8* noundef %0) #8, !dbg !332
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.40, i64 0, i64 0)) #8, !dbg !333
  %5 = icmp eq i32 %4, 0, !dbg !333
  br i1 %5, label %9, label %6, !dbg !333

6:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i64 0, i64 0)) #8, !dbg !336
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1, !dbg !338
  %7 = bitcast i32* %2 to i8*, !dbg !339
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9, !dbg !339
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.42, i64 0, i64 0)) #8, !dbg !341
  %8 = load i32, i32* %2, align 4, !dbg !342
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9, !dbg !343
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8, !dbg !344
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.35, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8, !dbg !344
  store i32 %8, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8, !dbg !344
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8, !dbg !344
  br label %9, !dbg !345

9:
  %10 = phi %struct.group* [ @any_group.g, %6 ], [ null, %1 ], !dbg !346
  ret %struct.group* %10, !dbg !347
}

define dso_local %struct.group* @getgrgid(i32 noundef %0) local_unnamed_addr #1 !dbg !348 {
  %2 = alloca i32, align 4
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.40, i64 0, i64 0)) #8, !dbg !349
  %4 = icmp eq i32 %3, 0, !dbg !349
  br i1 %4, label %8, label %5, !dbg !349

5:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i64 0, i64 0)) #8, !dbg !351
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1, !dbg !353
  %6 = bitcast i32* %2 to i8*, !dbg !354
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !354
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.42, i64 0, i64 0)) #8, !dbg !356
  %7 = load i32, i32* %2, align 4, !dbg !357
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !358
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8, !dbg !359
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.35, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8, !dbg !359
  store i32 %7, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8, !dbg !359
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8, !dbg !359
  br label %8, !dbg !360

8:
  %9 = phi %struct.group* [ @any_group.g, %5 ], [ null, %1 ], !dbg !361
  ret %struct.group* %9, !dbg !362
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
!20 = distinct !DISubprogram(name: "setsid", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 21, scope: !20)
!22 = !DISubprogram(name: "outcome", scope: !23, file: !23, line: 8, type: !9, spFlags: DISPFlagOptimized)
!23 = !DIFile(filename: "c/environment.h", directory: ".")
!24 = distinct !DISubprogram(name: "setpgid", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 22, scope: !24)
!26 = distinct !DISubprogram(name: "gettid", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 23, scope: !26)
!28 = distinct !DISubprogram(name: "getuid", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 24, scope: !28)
!30 = distinct !DISubprogram(name: "geteuid", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 25, scope: !30)
!32 = distinct !DISubprogram(name: "getgid", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 26, scope: !32)
!34 = distinct !DISubprogram(name: "getegid", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 27, scope: !34)
!36 = distinct !DISubprogram(name: "setuid", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 28, scope: !36)
!38 = distinct !DISubprogram(name: "setgid", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 29, scope: !38)
!40 = distinct !DISubprogram(name: "seteuid", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 30, scope: !40)
!42 = distinct !DISubprogram(name: "setegid", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 31, scope: !42)
!44 = distinct !DISubprogram(name: "setgroups", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 32, scope: !44)
!46 = distinct !DISubprogram(name: "initgroups", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 33, scope: !46)
!48 = distinct !DISubprogram(name: "get_nprocs", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 37, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "processors", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!51 = distinct !DILocation(line: 39, scope: !48)
!52 = !DILocation(line: 39, scope: !48)
!53 = distinct !DISubprogram(name: "get_nprocs_conf", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 37, scope: !50, inlinedAt: !55)
!55 = distinct !DILocation(line: 40, scope: !53)
!56 = !DILocation(line: 40, scope: !53)
!57 = distinct !DISubprogram(name: "getpagesize", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 41, scope: !57)
!59 = distinct !DISubprogram(name: "gethostid", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 53, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "any_int", scope: !62, file: !62, line: 51, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!62 = !DIFile(filename: "c/models.h", directory: ".")
!63 = distinct !DILocation(line: 42, scope: !59)
!64 = !DILocation(line: 54, scope: !61, inlinedAt: !63)
!65 = !DILocation(line: 55, scope: !61, inlinedAt: !63)
!66 = !DILocation(line: 56, scope: !61, inlinedAt: !63)
!67 = !DILocation(line: 42, scope: !59)
!68 = distinct !DISubprogram(name: "sysconf", scope: !1, file: !1, line: 44, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 46, scope: !68)
!70 = !DILocation(line: 37, scope: !50, inlinedAt: !71)
!71 = distinct !DILocation(line: 48, scope: !68)
!72 = !DILocation(line: 48, scope: !68)
!73 = !DILocation(line: 49, scope: !68)
!74 = !DILocation(line: 50, scope: !68)
!75 = !DILocation(line: 51, scope: !68)
!76 = !DILocation(line: 52, scope: !68)
!77 = !DILocation(line: 0, scope: !68)
!78 = !DILocation(line: 54, scope: !68)
!79 = !DISubprogram(name: "any_between", scope: !62, file: !62, line: 46, type: !9, spFlags: DISPFlagOptimized)
!80 = distinct !DISubprogram(name: "confstr", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 58, scope: !80)
!82 = !DILocation(line: 80, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "fill", scope: !62, file: !62, line: 78, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!84 = distinct !DILocation(line: 59, scope: !80)
!85 = !DILocation(line: 81, scope: !83, inlinedAt: !84)
!86 = !DILocation(line: 60, scope: !80)
!87 = !DILocation(line: 61, scope: !80)
!88 = !DILocation(line: 62, scope: !80)
!89 = distinct !DISubprogram(name: "getrlimit", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 67, scope: !89)
!91 = !DILocation(line: 80, scope: !83, inlinedAt: !92)
!92 = distinct !DILocation(line: 67, scope: !89)
!93 = !DILocation(line: 81, scope: !83, inlinedAt: !92)
!94 = !DILocation(line: 68, scope: !89)
!95 = distinct !DISubprogram(name: "getrlimit64", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 73, scope: !95)
!97 = !DILocation(line: 80, scope: !83, inlinedAt: !98)
!98 = distinct !DILocation(line: 73, scope: !95)
!99 = !DILocation(line: 81, scope: !83, inlinedAt: !98)
!100 = !DILocation(line: 74, scope: !95)
!101 = distinct !DISubprogram(name: "setrlimit", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 77, scope: !101)
!103 = distinct !DISubprogram(name: "setrlimit64", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 78, scope: !103)
!105 = distinct !DISubprogram(name: "getrusage", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 82, scope: !105)
!107 = !DILocation(line: 80, scope: !83, inlinedAt: !108)
!108 = distinct !DILocation(line: 82, scope: !105)
!109 = !DILocation(line: 81, scope: !83, inlinedAt: !108)
!110 = !DILocation(line: 83, scope: !105)
!111 = distinct !DISubprogram(name: "sysinfo", scope: !1, file: !1, line: 86, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 88, scope: !111)
!113 = !DILocation(line: 80, scope: !83, inlinedAt: !114)
!114 = distinct !DILocation(line: 88, scope: !111)
!115 = !DILocation(line: 81, scope: !83, inlinedAt: !114)
!116 = !DILocation(line: 89, scope: !111)
!117 = distinct !DISubprogram(name: "prctl", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 92, scope: !117)
!119 = distinct !DISubprogram(name: "nice", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 53, scope: !61, inlinedAt: !121)
!121 = distinct !DILocation(line: 93, scope: !119)
!122 = !DILocation(line: 54, scope: !61, inlinedAt: !121)
!123 = !DILocation(line: 55, scope: !61, inlinedAt: !121)
!124 = !DILocation(line: 56, scope: !61, inlinedAt: !121)
!125 = !DILocation(line: 93, scope: !119)
!126 = distinct !DISubprogram(name: "getpriority", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 94, scope: !126)
!128 = distinct !DISubprogram(name: "setpriority", scope: !1, file: !1, line: 95, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 95, scope: !128)
!130 = distinct !DISubprogram(name: "sched_setaffinity", scope: !1, file: !1, line: 99, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 99, scope: !130)
!132 = distinct !DISubprogram(name: "sched_getaffinity", scope: !1, file: !1, line: 101, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 103, scope: !132)
!134 = !DILocation(line: 80, scope: !83, inlinedAt: !135)
!135 = distinct !DILocation(line: 103, scope: !132)
!136 = !DILocation(line: 81, scope: !83, inlinedAt: !135)
!137 = !DILocation(line: 104, scope: !132)
!138 = distinct !DISubprogram(name: "sched_getcpu", scope: !1, file: !1, line: 107, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 107, scope: !138)
!140 = distinct !DISubprogram(name: "sched_get_priority_max", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 108, scope: !140)
!142 = distinct !DISubprogram(name: "sched_get_priority_min", scope: !1, file: !1, line: 109, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 109, scope: !142)
!144 = distinct !DISubprogram(name: "sched_setscheduler", scope: !1, file: !1, line: 110, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!145 = !DILocation(line: 110, scope: !144)
!146 = distinct !DISubprogram(name: "sched_getscheduler", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 111, scope: !146)
!148 = distinct !DISubprogram(name: "sched_setparam", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 112, scope: !148)
!150 = distinct !DISubprogram(name: "sched_getparam", scope: !1, file: !1, line: 114, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 116, scope: !150)
!152 = !DILocation(line: 117, scope: !150)
!153 = distinct !DISubprogram(name: "__sched_cpucount", scope: !1, file: !1, line: 120, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 123, scope: !153)
!155 = !DILocation(line: 0, scope: !153)
!156 = !DILocation(line: 125, scope: !153)
!157 = !DILocation(line: 124, scope: !153)
!158 = !{i64 0, i64 65}
!159 = distinct !{!159, !154, !157, !160, !161}
!160 = !{!"llvm.loop.mustprogress"}
!161 = !{!"llvm.loop.unroll.disable"}
!162 = distinct !DISubprogram(name: "__sched_cpualloc", scope: !1, file: !1, line: 128, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 128, scope: !162)
!164 = !DILocation(line: 85, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "heap_alloc", scope: !62, file: !62, line: 85, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!166 = distinct !DILocation(line: 128, scope: !162)
!167 = distinct !DISubprogram(name: "__sched_cpufree", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 129, scope: !167)
!169 = distinct !DISubprogram(name: "fork", scope: !1, file: !1, line: 133, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 135, scope: !169)
!171 = !DILocation(line: 136, scope: !169)
!172 = !DILocation(line: 137, scope: !169)
!173 = !DISubprogram(name: "fail", scope: !62, file: !62, line: 42, type: !9, spFlags: DISPFlagOptimized)
!174 = distinct !DISubprogram(name: "vfork", scope: !1, file: !1, line: 140, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!175 = !DILocation(line: 135, scope: !169, inlinedAt: !176)
!176 = distinct !DILocation(line: 140, scope: !174)
!177 = !DILocation(line: 137, scope: !169, inlinedAt: !176)
!178 = !DILocation(line: 136, scope: !169, inlinedAt: !176)
!179 = !DILocation(line: 140, scope: !174)
!180 = distinct !DISubprogram(name: "daemon", scope: !1, file: !1, line: 141, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!181 = !DILocation(line: 141, scope: !180)
!182 = distinct !DISubprogram(name: "execv", scope: !1, file: !1, line: 151, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 145, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 143, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!185 = distinct !DILocation(line: 151, scope: !182)
!186 = !DILocation(line: 146, scope: !184, inlinedAt: !185)
!187 = !DILocation(line: 148, scope: !184, inlinedAt: !185)
!188 = !DILocation(line: 147, scope: !184, inlinedAt: !185)
!189 = !DILocation(line: 151, scope: !182)
!190 = distinct !DISubprogram(name: "execve", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 145, scope: !184, inlinedAt: !192)
!192 = distinct !DILocation(line: 152, scope: !190)
!193 = !DILocation(line: 146, scope: !184, inlinedAt: !192)
!194 = !DILocation(line: 148, scope: !184, inlinedAt: !192)
!195 = !DILocation(line: 147, scope: !184, inlinedAt: !192)
!196 = !DILocation(line: 152, scope: !190)
!197 = distinct !DISubprogram(name: "execvp", scope: !1, file: !1, line: 153, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 145, scope: !184, inlinedAt: !199)
!199 = distinct !DILocation(line: 153, scope: !197)
!200 = !DILocation(line: 146, scope: !184, inlinedAt: !199)
!201 = !DILocation(line: 148, scope: !184, inlinedAt: !199)
!202 = !DILocation(line: 147, scope: !184, inlinedAt: !199)
!203 = !DILocation(line: 153, scope: !197)
!204 = distinct !DISubprogram(name: "execl", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 145, scope: !184, inlinedAt: !206)
!206 = distinct !DILocation(line: 154, scope: !204)
!207 = !DILocation(line: 146, scope: !184, inlinedAt: !206)
!208 = !DILocation(line: 148, scope: !184, inlinedAt: !206)
!209 = !DILocation(line: 147, scope: !184, inlinedAt: !206)
!210 = !DILocation(line: 154, scope: !204)
!211 = distinct !DISubprogram(name: "execlp", scope: !1, file: !1, line: 155, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!212 = !DILocation(line: 145, scope: !184, inlinedAt: !213)
!213 = distinct !DILocation(line: 155, scope: !211)
!214 = !DILocation(line: 146, scope: !184, inlinedAt: !213)
!215 = !DILocation(line: 148, scope: !184, inlinedAt: !213)
!216 = !DILocation(line: 147, scope: !184, inlinedAt: !213)
!217 = !DILocation(line: 155, scope: !211)
!218 = distinct !DISubprogram(name: "execle", scope: !1, file: !1, line: 156, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!219 = !DILocation(line: 145, scope: !184, inlinedAt: !220)
!220 = distinct !DILocation(line: 156, scope: !218)
!221 = !DILocation(line: 146, scope: !184, inlinedAt: !220)
!222 = !DILocation(line: 148, scope: !184, inlinedAt: !220)
!223 = !DILocation(line: 147, scope: !184, inlinedAt: !220)
!224 = !DILocation(line: 156, scope: !218)
!225 = distinct !DISubprogram(name: "waitpid", scope: !1, file: !1, line: 158, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!226 = !DILocation(line: 160, scope: !225)
!227 = !DILocation(line: 161, scope: !225)
!228 = !DILocation(line: 80, scope: !83, inlinedAt: !229)
!229 = distinct !DILocation(line: 161, scope: !225)
!230 = !DILocation(line: 81, scope: !83, inlinedAt: !229)
!231 = !DILocation(line: 53, scope: !61, inlinedAt: !232)
!232 = distinct !DILocation(line: 66, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "any_nonnegative", scope: !62, file: !62, line: 66, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!234 = distinct !DILocation(line: 162, scope: !225)
!235 = !DILocation(line: 54, scope: !61, inlinedAt: !232)
!236 = !DILocation(line: 55, scope: !61, inlinedAt: !232)
!237 = !DILocation(line: 56, scope: !61, inlinedAt: !232)
!238 = !DILocation(line: 66, scope: !233, inlinedAt: !234)
!239 = !DILocation(line: 162, scope: !225)
!240 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 165, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!241 = !DILocation(line: 160, scope: !225, inlinedAt: !242)
!242 = distinct !DILocation(line: 165, scope: !240)
!243 = !DILocation(line: 161, scope: !225, inlinedAt: !242)
!244 = !DILocation(line: 80, scope: !83, inlinedAt: !245)
!245 = distinct !DILocation(line: 161, scope: !225, inlinedAt: !242)
!246 = !DILocation(line: 81, scope: !83, inlinedAt: !245)
!247 = !DILocation(line: 53, scope: !61, inlinedAt: !248)
!248 = distinct !DILocation(line: 66, scope: !233, inlinedAt: !249)
!249 = distinct !DILocation(line: 162, scope: !225, inlinedAt: !242)
!250 = !DILocation(line: 54, scope: !61, inlinedAt: !248)
!251 = !DILocation(line: 55, scope: !61, inlinedAt: !248)
!252 = !DILocation(line: 56, scope: !61, inlinedAt: !248)
!253 = !DILocation(line: 66, scope: !233, inlinedAt: !249)
!254 = !DILocation(line: 162, scope: !225, inlinedAt: !242)
!255 = !DILocation(line: 165, scope: !240)
!256 = distinct !DISubprogram(name: "gethostname", scope: !1, file: !1, line: 176, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!257 = !DILocation(line: 178, scope: !256)
!258 = !DILocation(line: 179, scope: !256)
!259 = !DILocation(line: 171, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 169, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!261 = distinct !DILocation(line: 180, scope: !256)
!262 = !DILocation(line: 172, scope: !260, inlinedAt: !261)
!263 = !DILocation(line: 180, scope: !256)
!264 = !DILocation(line: 181, scope: !256)
!265 = distinct !DISubprogram(name: "getdomainname", scope: !1, file: !1, line: 184, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 178, scope: !256, inlinedAt: !267)
!267 = distinct !DILocation(line: 184, scope: !265)
!268 = !DILocation(line: 179, scope: !256, inlinedAt: !267)
!269 = !DILocation(line: 171, scope: !260, inlinedAt: !270)
!270 = distinct !DILocation(line: 180, scope: !256, inlinedAt: !267)
!271 = !DILocation(line: 172, scope: !260, inlinedAt: !270)
!272 = !DILocation(line: 180, scope: !256, inlinedAt: !267)
!273 = !DILocation(line: 181, scope: !256, inlinedAt: !267)
!274 = !DILocation(line: 184, scope: !265)
!275 = distinct !DISubprogram(name: "uname", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!276 = !DILocation(line: 188, scope: !275)
!277 = !DILocation(line: 80, scope: !83, inlinedAt: !278)
!278 = distinct !DILocation(line: 188, scope: !275)
!279 = !DILocation(line: 81, scope: !83, inlinedAt: !278)
!280 = !DILocation(line: 189, scope: !275)
!281 = !DILocation(line: 190, scope: !275)
!282 = distinct !DISubprogram(name: "ttyname", scope: !1, file: !1, line: 194, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!283 = !DILocation(line: 194, scope: !282)
!284 = !DILocation(line: 39, scope: !285, inlinedAt: !286)
!285 = distinct !DISubprogram(name: "area", scope: !62, file: !62, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!286 = distinct !DILocation(line: 193, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "ttyname_text", scope: !1, file: !1, line: 193, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!288 = distinct !DILocation(line: 194, scope: !282)
!289 = !DILocation(line: 193, scope: !287, inlinedAt: !288)
!290 = !DILocation(line: 171, scope: !260, inlinedAt: !291)
!291 = distinct !DILocation(line: 193, scope: !287, inlinedAt: !288)
!292 = !DILocation(line: 172, scope: !260, inlinedAt: !291)
!293 = distinct !DISubprogram(name: "getlogin", scope: !1, file: !1, line: 195, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!294 = !DILocation(line: 195, scope: !293)
!295 = !DILocation(line: 39, scope: !285, inlinedAt: !296)
!296 = distinct !DILocation(line: 193, scope: !287, inlinedAt: !297)
!297 = distinct !DILocation(line: 195, scope: !293)
!298 = !DILocation(line: 193, scope: !287, inlinedAt: !297)
!299 = !DILocation(line: 171, scope: !260, inlinedAt: !300)
!300 = distinct !DILocation(line: 193, scope: !287, inlinedAt: !297)
!301 = !DILocation(line: 172, scope: !260, inlinedAt: !300)
!302 = distinct !DISubprogram(name: "ctermid", scope: !1, file: !1, line: 196, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!303 = !DILocation(line: 196, scope: !302)
!304 = distinct !DISubprogram(name: "getpwnam", scope: !1, file: !1, line: 209, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!305 = !DILocation(line: 211, scope: !304)
!306 = !DILocation(line: 212, scope: !304)
!307 = !DISubprogram(name: "read_string", scope: !62, file: !62, line: 48, type: !9, spFlags: DISPFlagOptimized)
!308 = distinct !DISubprogram(name: "any_user", scope: !1, file: !1, line: 198, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!309 = !DILocation(line: 202, scope: !308)
!310 = !DILocation(line: 171, scope: !260, inlinedAt: !311)
!311 = distinct !DILocation(line: 204, scope: !308)
!312 = !DILocation(line: 172, scope: !260, inlinedAt: !311)
!313 = !DILocation(line: 171, scope: !260, inlinedAt: !314)
!314 = distinct !DILocation(line: 204, scope: !308)
!315 = !DILocation(line: 172, scope: !260, inlinedAt: !314)
!316 = !DILocation(line: 171, scope: !260, inlinedAt: !317)
!317 = distinct !DILocation(line: 204, scope: !308)
!318 = !DILocation(line: 172, scope: !260, inlinedAt: !317)
!319 = !DILocation(line: 204, scope: !308)
!320 = !DILocation(line: 53, scope: !61, inlinedAt: !321)
!321 = distinct !DILocation(line: 205, scope: !308)
!322 = !DILocation(line: 54, scope: !61, inlinedAt: !321)
!323 = !DILocation(line: 55, scope: !61, inlinedAt: !321)
!324 = !DILocation(line: 56, scope: !61, inlinedAt: !321)
!325 = !DILocation(line: 205, scope: !308)
!326 = !DILocation(line: 206, scope: !308)
!327 = !DILocation(line: 0, scope: !308)
!328 = !DILocation(line: 207, scope: !308)
!329 = distinct !DISubprogram(name: "getpwuid", scope: !1, file: !1, line: 215, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!330 = !DILocation(line: 215, scope: !329)
!331 = distinct !DISubprogram(name: "getgrnam", scope: !1, file: !1, line: 227, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!332 = !DILocation(line: 229, scope: !331)
!333 = !DILocation(line: 221, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "any_group", scope: !1, file: !1, line: 217, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!335 = distinct !DILocation(line: 230, scope: !331)
!336 = !DILocation(line: 171, scope: !260, inlinedAt: !337)
!337 = distinct !DILocation(line: 223, scope: !334, inlinedAt: !335)
!338 = !DILocation(line: 172, scope: !260, inlinedAt: !337)
!339 = !DILocation(line: 53, scope: !61, inlinedAt: !340)
!340 = distinct !DILocation(line: 223, scope: !334, inlinedAt: !335)
!341 = !DILocation(line: 54, scope: !61, inlinedAt: !340)
!342 = !DILocation(line: 55, scope: !61, inlinedAt: !340)
!343 = !DILocation(line: 56, scope: !61, inlinedAt: !340)
!344 = !DILocation(line: 223, scope: !334, inlinedAt: !335)
!345 = !DILocation(line: 224, scope: !334, inlinedAt: !335)
!346 = !DILocation(line: 0, scope: !334, inlinedAt: !335)
!347 = !DILocation(line: 230, scope: !331)
!348 = distinct !DISubprogram(name: "getgrgid", scope: !1, file: !1, line: 233, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!349 = !DILocation(line: 221, scope: !334, inlinedAt: !350)
!350 = distinct !DILocation(line: 233, scope: !348)
!351 = !DILocation(line: 171, scope: !260, inlinedAt: !352)
!352 = distinct !DILocation(line: 223, scope: !334, inlinedAt: !350)
!353 = !DILocation(line: 172, scope: !260, inlinedAt: !352)
!354 = !DILocation(line: 53, scope: !61, inlinedAt: !355)
!355 = distinct !DILocation(line: 223, scope: !334, inlinedAt: !350)
!356 = !DILocation(line: 54, scope: !61, inlinedAt: !355)
!357 = !DILocation(line: 55, scope: !61, inlinedAt: !355)
!358 = !DILocation(line: 56, scope: !61, inlinedAt: !355)
!359 = !DILocation(line: 223, scope: !334, inlinedAt: !350)
!360 = !DILocation(line: 224, scope: !334, inlinedAt: !350)
!361 = !DILocation(line: 0, scope: !334, inlinedAt: !350)
!362 = !DILocation(line: 233, scope: !348)
