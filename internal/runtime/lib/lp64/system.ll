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
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.cpu_set_t = type { [16 x i64] }
%struct.sched_param = type { i32 }
%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }

@.str = private unnamed_addr constant [8 x i8] c"getpgid\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"getsid\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"setpgrp\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"setsid\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"setpgid\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"setuid\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"setgid\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"seteuid\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"setegid\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"setgroups\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"initgroups\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"gethostid\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"sysconf\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"confstr\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"getrlimit\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c"setrlimit\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"getrusage\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"sysinfo\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"prctl\00", align 1
@.str.19 = private unnamed_addr constant [33 x i8] c"prctl: an option without a model\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"nice\00", align 1
@.str.21 = private unnamed_addr constant [12 x i8] c"getpriority\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"setpriority\00", align 1
@.str.23 = private unnamed_addr constant [18 x i8] c"sched_getaffinity\00", align 1
@.str.24 = private unnamed_addr constant [13 x i8] c"sched_getcpu\00", align 1
@.str.25 = private unnamed_addr constant [19 x i8] c"sched_setscheduler\00", align 1
@.str.26 = private unnamed_addr constant [15 x i8] c"sched_setparam\00", align 1
@.str.27 = private unnamed_addr constant [8 x i8] c"waitpid\00", align 1
@.str.28 = private unnamed_addr constant [12 x i8] c"gethostname\00", align 1
@.str.29 = private unnamed_addr constant [6 x i8] c"uname\00", align 1
@.str.30 = private unnamed_addr constant [23 x i8] c"ttyname|fails|succeeds\00", align 1
@.str.31 = private unnamed_addr constant [24 x i8] c"getlogin|fails|succeeds\00", align 1
@.str.32 = private unnamed_addr constant [9 x i8] c"/dev/tty\00", align 1
@.str.33 = private unnamed_addr constant [17 x i8] c"process-identity\00", align 1
@.str.34 = private unnamed_addr constant [57 x i8] c"the process, its user and its group have the number 1000\00", align 1
@.str.35 = private unnamed_addr constant [21 x i8] c"number of processors\00", align 1
@.str.36 = private unnamed_addr constant [15 x i8] c"process-limits\00", align 1
@.str.37 = private unnamed_addr constant [36 x i8] c"a process may have 1024 descriptors\00", align 1
@.str.38 = private unnamed_addr constant [20 x i8] c"exec|fails|succeeds\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"ttyname\00", align 1
@any_user.user = internal global [32 x i8] zeroinitializer, align 16
@any_user.home = internal global [32 x i8] zeroinitializer, align 16
@any_user.shell = internal global [32 x i8] zeroinitializer, align 16
@any_user.p = internal global %struct.passwd zeroinitializer, align 8
@.str.40 = private unnamed_addr constant [42 x i8] c"user look-up|finds nothing|finds an entry\00", align 1
@.str.41 = private unnamed_addr constant [5 x i8] c"user\00", align 1
@.str.42 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.43 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.44 = private unnamed_addr constant [5 x i8] c"home\00", align 1
@.str.45 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.46 = private unnamed_addr constant [8 x i8] c"user id\00", align 1
@any_group.name = internal global [32 x i8] zeroinitializer, align 16
@any_group.members = internal global [1 x i8*] zeroinitializer, align 8
@any_group.g = internal global %struct.group zeroinitializer, align 8
@.str.47 = private unnamed_addr constant [43 x i8] c"group look-up|finds nothing|finds an entry\00", align 1
@.str.48 = private unnamed_addr constant [6 x i8] c"group\00", align 1
@.str.49 = private unnamed_addr constant [9 x i8] c"group id\00", align 1

define dso_local i32 @getpid() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 999
  ret i32 %add.i
}

define dso_local i32 @getppid() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 998
  ret i32 %add.i
}

define dso_local i32 @getpgrp() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 999
  ret i32 %add.i
}

define dso_local i32 @getpgid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %id, 0
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:
  %call.i = call i64 @__mw_between(i64 noundef 1, i64 noundef 2147483647, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0)) #9
  %call1.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i64 noundef %call.i) #9
  %conv.i = trunc i64 %call1.i to i32
  br label %of_process.exit

cond.false.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i.i = add i32 %call.i.i, 999
  br label %of_process.exit

of_process.exit:
  %cond.i = phi i32 [ %conv.i, %cond.true.i ], [ %add.i.i, %cond.false.i ]
  ret i32 %cond.i
}

define dso_local i32 @getsid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %id, 0
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:
  %call.i = call i64 @__mw_between(i64 noundef 1, i64 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)) #9
  %call1.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call.i) #9
  %conv.i = trunc i64 %call1.i to i32
  br label %of_process.exit

cond.false.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i.i = add i32 %call.i.i, 999
  br label %of_process.exit

of_process.exit:
  %cond.i = phi i32 [ %conv.i, %cond.true.i ], [ %add.i.i, %cond.false.i ]
  ret i32 %cond.i
}

define dso_local i32 @setpgrp() local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @setsid() local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i64 noundef 1000) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setpgid(i32 noundef %id, i32 noundef %group) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @gettid() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %call1 = call i32 @__midway_self() #9
  %add = add i32 %call.i, 998
  %sub = add i32 %add, %call1
  ret i32 %sub
}

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local i32 @getuid() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 999
  ret i32 %add.i
}

define dso_local i32 @geteuid() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 999
  ret i32 %add.i
}

define dso_local i32 @getgid() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 999
  ret i32 %add.i
}

define dso_local i32 @getegid() local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.34, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 999
  ret i32 %add.i
}

define dso_local i32 @setuid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setgid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @seteuid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setegid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.8, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setgroups(i64 noundef %n, i32* nocapture noundef readnone %groups) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @initgroups(i8* nocapture noundef readnone %user, i32 noundef %group) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #9
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #1

define dso_local i32 @get_nprocs() local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.35, i64 0, i64 0)) #9
  %conv = trunc i64 %call.i to i32
  ret i32 %conv
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.35, i64 0, i64 0)) #9
  %conv = trunc i64 %call.i to i32
  ret i32 %conv
}

define dso_local i32 @getpagesize() local_unnamed_addr #2 {
entry:
  ret i32 4096
}

define dso_local i64 @gethostid() local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_may_set_errno() #9
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #10
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0)) #9
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #10
  %conv = sext i32 %1 to i64
  ret i64 %conv
}

declare void @__mw_may_set_errno() local_unnamed_addr #1

define dso_local i64 @sysconf(i32 noundef %name) local_unnamed_addr #0 {
entry:
  switch i32 %name, label %sw.default [
    i32 30, label %return
    i32 84, label %sw.bb1
    i32 83, label %sw.bb1
    i32 2, label %sw.bb2
    i32 4, label %sw.bb3
    i32 74, label %sw.bb5
  ]

sw.bb1:
  %call.i7 = call i64 @__mw_between(i64 noundef 1, i64 noundef 1024, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.35, i64 0, i64 0)) #9
  br label %return

sw.bb2:
  br label %return

sw.bb3:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.36, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.37, i64 0, i64 0)) #9
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #9
  %add.i = add i32 %call.i, 1023
  %conv = sext i32 %add.i to i64
  br label %return

sw.bb5:
  br label %return

sw.default:
  call void @__mw_may_set_errno() #9
  %call6 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #9
  br label %return

return:
  %retval.0 = phi i64 [ %call6, %sw.default ], [ 1024, %sw.bb5 ], [ %conv, %sw.bb3 ], [ 100, %sw.bb2 ], [ %call.i7, %sw.bb1 ], [ 4096, %entry ]
  ret i64 %retval.0
}

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i64 @confstr(i32 noundef %name, i8* noundef %buf, i64 noundef returned %n) local_unnamed_addr #0 {
entry:
  %tobool = icmp ne i8* %buf, null
  %tobool1 = icmp ne i64 %n, 0
  %or.cond = and i1 %tobool, %tobool1
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  call void @__midway_check(i8* noundef nonnull %buf, i64 noundef %n, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %buf, i64 noundef %n, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #9
  %sub = add i64 %n, -1
  %arrayidx = getelementptr i8, i8* %buf, i64 %sub
  store i8 0, i8* %arrayidx, align 1
  br label %if.end

if.end:
  ret i64 %n
}

define dso_local i32 @getrlimit(i32 noundef %what, %struct.rlimit* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.rlimit* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 16, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %0, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0)) #9
  ret i32 0
}

define dso_local i32 @getrlimit64(i32 noundef %what, %struct.rlimit64* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.rlimit64* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 16, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %0, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0)) #9
  ret i32 0
}

define dso_local i32 @setrlimit(i32 noundef %what, %struct.rlimit* nocapture noundef readnone %in) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setrlimit64(i32 noundef %what, %struct.rlimit64* nocapture noundef readnone %in) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @getrusage(i32 noundef %who, %struct.rusage* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.rusage* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 144, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %0, i64 noundef 144, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i64 0, i64 0)) #9
  ret i32 0
}

define dso_local i32 @sysinfo(%struct.sysinfo* noundef %out) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.sysinfo* %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 112, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %0, i64 noundef 112, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.17, i64 0, i64 0)) #9
  ret i32 0
}

define dso_local i32 @prctl(i32 noundef %option, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #10
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
  %vaarg.addr = bitcast i8* %vaarg.addr.in to i8**
  %5 = load i8*, i8** %vaarg.addr, align 8
  call void @llvm.va_end(i8* %0)
  switch i32 %option, label %sw.default [
    i32 15, label %sw.bb
    i32 16, label %sw.bb5
    i32 1, label %sw.epilog
    i32 4, label %sw.epilog
    i32 8, label %sw.epilog
    i32 29, label %sw.epilog
    i32 38, label %sw.epilog
    i32 36, label %sw.epilog
    i32 41, label %sw.epilog
    i32 1499557217, label %sw.epilog
    i32 1398164801, label %sw.epilog
    i32 24, label %sw.epilog
  ]

sw.bb:
  call void @__mw_read_text(i8* noundef %5, i64 noundef 16) #9
  br label %sw.epilog

sw.bb5:
  call void @__midway_check(i8* noundef %5, i64 noundef 16, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %5, i64 noundef 16, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0)) #9
  %arrayidx = getelementptr i8, i8* %5, i64 15
  store i8 0, i8* %arrayidx, align 1
  br label %sw.epilog

sw.default:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.19, i64 0, i64 0)) #11
  unreachable

sw.epilog:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #10
  ret i32 %conv
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @nice(i32 noundef %increment) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_may_set_errno() #9
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #10
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i64 0, i64 0)) #9
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #10
  ret i32 %1
}

define dso_local i32 @getpriority(i32 noundef %which, i32 noundef %who) local_unnamed_addr #0 {
entry:
  call void @__mw_may_set_errno() #9
  %call = call i64 @__mw_between(i64 noundef -20, i64 noundef 19, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0)) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @setpriority(i32 noundef %which, i32 noundef %who, i32 noundef %priority) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @sched_setaffinity(i32 noundef %id, i64 noundef %n, %struct.cpu_set_t* nocapture noundef readnone %set) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @sched_getaffinity(i32 noundef %id, i64 noundef %n, %struct.cpu_set_t* noundef %set) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.cpu_set_t* %set to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef %n, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %0, i64 noundef %n, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.23, i64 0, i64 0)) #9
  ret i32 0
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_between(i64 noundef 0, i64 noundef 1023, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0)) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @sched_get_priority_max(i32 noundef %policy) local_unnamed_addr #0 {
entry:
  %0 = add i32 %policy, -1
  %1 = icmp ult i32 %0, 2
  br i1 %1, label %priority.exit, label %if.end.i

if.end.i:
  %cmp4.i = icmp eq i32 %policy, 4
  %2 = icmp ugt i32 %policy, 6
  %3 = or i1 %2, %cmp4.i
  br i1 %3, label %cond.true.i, label %priority.exit

cond.true.i:
  %call.i = call i32 @__mw_fail(i32 noundef 22) #9
  br label %priority.exit

priority.exit:
  %retval.0.i = phi i32 [ 99, %entry ], [ %call.i, %cond.true.i ], [ 0, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @sched_get_priority_min(i32 noundef %policy) local_unnamed_addr #0 {
entry:
  %0 = add i32 %policy, -1
  %1 = icmp ult i32 %0, 2
  br i1 %1, label %priority.exit, label %if.end.i

if.end.i:
  %cmp4.i = icmp eq i32 %policy, 4
  %2 = icmp ugt i32 %policy, 6
  %3 = or i1 %2, %cmp4.i
  br i1 %3, label %cond.true.i, label %priority.exit

cond.true.i:
  %call.i = call i32 @__mw_fail(i32 noundef 22) #9
  br label %priority.exit

priority.exit:
  %retval.0.i = phi i32 [ 1, %entry ], [ %call.i, %cond.true.i ], [ 0, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @sched_setscheduler(i32 noundef %id, i32 noundef %policy, %struct.sched_param* nocapture noundef readnone %p) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.25, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @sched_getscheduler(i32 noundef %id) local_unnamed_addr #2 {
entry:
  ret i32 0
}

define dso_local i32 @sched_setparam(i32 noundef %id, %struct.sched_param* nocapture noundef readnone %p) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @sched_getparam(i32 noundef %id, %struct.sched_param* noundef %p) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.sched_param* %p to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i64 noundef 4) #9
  ret i32 0
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @__sched_cpucount(i64 noundef %n, %struct.cpu_set_t* nocapture noundef readonly %set) local_unnamed_addr #6 {
entry:
  %cmp6.not = icmp ult i64 %n, 8
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:
  %div = lshr i64 %n, 3
  %umax = call i64 @llvm.umax.i64(i64 %div, i64 1)
  br label %for.body

for.cond.cleanup:
  %count.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %count.0.lcssa

for.body:
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %count.07 = phi i32 [ %add, %for.body ], [ 0, %for.body.preheader ]
  %arrayidx = getelementptr %struct.cpu_set_t, %struct.cpu_set_t* %set, i64 0, i32 0, i64 %i.08
  %0 = load i64, i64* %arrayidx, align 8
  %1 = call i64 @llvm.ctpop.i64(i64 %0)
  %cast = trunc i64 %1 to i32
  %add = add i32 %count.07, %cast
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %umax
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare i64 @llvm.ctpop.i64(i64) #7

define dso_local %struct.cpu_set_t* @__sched_cpualloc(i64 noundef %n) local_unnamed_addr #0 {
entry:
  %add = add i64 %n, 63
  %0 = lshr i64 %add, 3
  %mul = and i64 %0, 2305843009213693944
  %call.i = call i8* @__midway_alloc(i64 noundef %mul, i64 noundef 16, i32 noundef 1) #9
  %1 = bitcast i8* %call.i to %struct.cpu_set_t*
  ret %struct.cpu_set_t* %1
}

define dso_local void @__sched_cpufree(%struct.cpu_set_t* noundef %set) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.cpu_set_t* %set to i8*
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #9
  ret void
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @execv(i8* noundef %path, i8** nocapture noundef readnone %argv) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.38, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %refused.exit, label %if.end.i

if.end.i:
  call void @__midway_exit(i32 noundef 0) #11
  unreachable

refused.exit:
  %call1.i = call i32 @__mw_fail(i32 noundef 2) #9
  ret i32 %call1.i
}

define dso_local i32 @execve(i8* noundef %path, i8** nocapture noundef readnone %argv, i8** nocapture noundef readnone %env) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.38, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %refused.exit, label %if.end.i

if.end.i:
  call void @__midway_exit(i32 noundef 0) #11
  unreachable

refused.exit:
  %call1.i = call i32 @__mw_fail(i32 noundef 2) #9
  ret i32 %call1.i
}

define dso_local i32 @execvp(i8* noundef %path, i8** nocapture noundef readnone %argv) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.38, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %refused.exit, label %if.end.i

if.end.i:
  call void @__midway_exit(i32 noundef 0) #11
  unreachable

refused.exit:
  %call1.i = call i32 @__mw_fail(i32 noundef 2) #9
  ret i32 %call1.i
}

define dso_local i32 @execl(i8* noundef %path, i8* nocapture noundef readnone %arg, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.38, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %refused.exit, label %if.end.i

if.end.i:
  call void @__midway_exit(i32 noundef 0) #11
  unreachable

refused.exit:
  %call1.i = call i32 @__mw_fail(i32 noundef 2) #9
  ret i32 %call1.i
}

define dso_local i32 @execlp(i8* noundef %path, i8* nocapture noundef readnone %arg, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.38, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %refused.exit, label %if.end.i

if.end.i:
  call void @__midway_exit(i32 noundef 0) #11
  unreachable

refused.exit:
  %call1.i = call i32 @__mw_fail(i32 noundef 2) #9
  ret i32 %call1.i
}

define dso_local i32 @execle(i8* noundef %path, i8* nocapture noundef readnone %arg, ...) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.38, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %refused.exit, label %if.end.i

if.end.i:
  call void @__midway_exit(i32 noundef 0) #11
  unreachable

refused.exit:
  %call1.i = call i32 @__mw_fail(i32 noundef 2) #9
  ret i32 %call1.i
}

define dso_local i32 @waitpid(i32 %id, i32* noundef %status, i32 %options) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  call void @__mw_cancellation_point() #9
  %tobool.not = icmp eq i32* %status, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast i32* %status to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 4, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i64 0, i64 0)) #9
  br label %if.end

if.end:
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #10
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i64 0, i64 0)) #9
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #10
  %and.i = and i32 %2, 2147483647
  %3 = zext i32 %and.i to i64
  %call1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i64 0, i64 0), i64 noundef %3) #9
  %conv2 = trunc i64 %call1 to i32
  ret i32 %conv2
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @wait(i32* noundef %status) local_unnamed_addr #0 {
entry:
  %v.i.i.i = alloca i32, align 4
  call void @__mw_cancellation_point() #9
  %tobool.not.i = icmp eq i32* %status, null
  br i1 %tobool.not.i, label %waitpid.exit, label %if.then.i

if.then.i:
  %0 = bitcast i32* %status to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 4, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i64 0, i64 0)) #9
  br label %waitpid.exit

waitpid.exit:
  %1 = bitcast i32* %v.i.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #10
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i64 0, i64 0)) #9
  %2 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #10
  %and.i.i = and i32 %2, 2147483647
  %3 = zext i32 %and.i.i to i64
  %call1.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i64 0, i64 0), i64 noundef %3) #9
  %conv2.i = trunc i64 %call1.i to i32
  ret i32 %conv2.i
}

define dso_local i32 @gethostname(i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef %n, i32 noundef 1) #9
  %tobool.not = icmp eq i64 %n, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_nondet(i8* noundef %s, i64 noundef %n, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i64 0, i64 0)) #9
  %sub.i = add i64 %n, -1
  %arrayidx.i = getelementptr i8, i8* %s, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %if.end

if.end:
  %call1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i64 0, i64 0), i64 noundef 0) #9
  %conv = trunc i64 %call1 to i32
  ret i32 %conv
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @getdomainname(i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef %n, i32 noundef 1) #9
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %gethostname.exit, label %if.then.i

if.then.i:
  call void @__midway_nondet(i8* noundef %s, i64 noundef %n, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i64 0, i64 0)) #9
  %sub.i.i = add i64 %n, -1
  %arrayidx.i.i = getelementptr i8, i8* %s, i64 %sub.i.i
  store i8 0, i8* %arrayidx.i.i, align 1
  br label %gethostname.exit

gethostname.exit:
  %call1.i = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i64 0, i64 0), i64 noundef 0) #9
  %conv.i = trunc i64 %call1.i to i32
  ret i32 %conv.i
}

define dso_local i32 @uname(%struct.utsname* noundef %u) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.utsname, %struct.utsname* %u, i64 0, i32 0, i64 0
  call void @__midway_check(i8* noundef %0, i64 noundef 390, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %0, i64 noundef 390, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0)) #9
  %arrayidx = getelementptr %struct.utsname, %struct.utsname* %u, i64 0, i32 4, i64 64
  store i8 0, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr %struct.utsname, %struct.utsname* %u, i64 0, i32 3, i64 64
  store i8 0, i8* %arrayidx1, align 1
  %arrayidx2 = getelementptr %struct.utsname, %struct.utsname* %u, i64 0, i32 2, i64 64
  store i8 0, i8* %arrayidx2, align 1
  %arrayidx3 = getelementptr %struct.utsname, %struct.utsname* %u, i64 0, i32 1, i64 64
  store i8 0, i8* %arrayidx3, align 1
  %arrayidx4 = getelementptr %struct.utsname, %struct.utsname* %u, i64 0, i32 0, i64 64
  store i8 0, i8* %arrayidx4, align 1
  ret i32 0
}

define dso_local i8* @ttyname(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  call void @__mw_may_set_errno() #9
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.30, i64 0, i64 0)) #9
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #9
  %0 = getelementptr inbounds i8, i8* %call.i.i, i64 616
  call void @__midway_nondet(i8* noundef %0, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.39, i64 0, i64 0)) #9
  %arrayidx.i.i = getelementptr i8, i8* %call.i.i, i64 647
  store i8 0, i8* %arrayidx.i.i, align 1
  br label %cond.end

cond.end:
  %cond = phi i8* [ %0, %cond.true ], [ null, %entry ]
  ret i8* %cond
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i8* @getlogin() local_unnamed_addr #0 {
entry:
  call void @__mw_may_set_errno() #9
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.31, i64 0, i64 0)) #9
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #9
  %0 = getelementptr inbounds i8, i8* %call.i.i, i64 616
  call void @__midway_nondet(i8* noundef %0, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.39, i64 0, i64 0)) #9
  %arrayidx.i.i = getelementptr i8, i8* %call.i.i, i64 647
  store i8 0, i8* %arrayidx.i.i, align 1
  br label %cond.end

cond.end:
  %cond = phi i8* [ %0, %cond.true ], [ null, %entry ]
  ret i8* %cond
}

define dso_local i8* @ctermid(i8* noundef readnone %s) local_unnamed_addr #2 {
entry:
  %tobool.not = icmp eq i8* %s, null
  %cond = select i1 %tobool.not, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.32, i64 0, i64 0), i8* %s
  ret i8* %cond
}

define dso_local %struct.passwd* @getpwnam(i8* noundef %name) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %name, i64 noundef -1) #9
  %call = call fastcc %struct.passwd* @any_user() #12
  ret %struct.passwd* %call
}

define internal fastcc %struct.passwd* @any_user() unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_may_be_cancelled() #9
  call void @__mw_may_set_errno() #9
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.40, i64 0, i64 0)) #9
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.41, i64 0, i64 0)) #9
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 31), align 1
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.44, i64 0, i64 0)) #9
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 31), align 1
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i64 0, i64 0)) #9
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 31), align 1
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.user, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 0), align 8
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.42, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 1), align 8
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8
  store i32 1000, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 3), align 4
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.43, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 4), align 8
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.home, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 5), align 8
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_user.shell, i64 0, i64 0), i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 6), align 8
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #10
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.46, i64 0, i64 0)) #9
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #10
  store i32 %1, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @any_user.p, i64 0, i32 2), align 8
  br label %return

return:
  %retval.0 = phi %struct.passwd* [ @any_user.p, %if.end ], [ null, %entry ]
  ret %struct.passwd* %retval.0
}

define dso_local %struct.passwd* @getpwuid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.passwd* @any_user() #12
  ret %struct.passwd* %call
}

define dso_local %struct.group* @getgrnam(i8* noundef %name) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %name, i64 noundef -1) #9
  call void @__mw_may_be_cancelled() #9
  call void @__mw_may_set_errno() #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.47, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %any_group.exit, label %if.end.i

if.end.i:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i64 0, i64 0)) #9
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #10
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.49, i64 0, i64 0)) #9
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #10
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.42, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8
  store i32 %1, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8
  br label %any_group.exit

any_group.exit:
  %retval.0.i = phi %struct.group* [ @any_group.g, %if.end.i ], [ null, %entry ]
  ret %struct.group* %retval.0.i
}

define dso_local %struct.group* @getgrgid(i32 noundef %id) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  call void @__mw_may_be_cancelled() #9
  call void @__mw_may_set_errno() #9
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.47, i64 0, i64 0)) #9
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %any_group.exit, label %if.end.i

if.end.i:
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i64 0, i64 0)) #9
  store i8 0, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 31), align 1
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #10
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.49, i64 0, i64 0)) #9
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #10
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @any_group.name, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 0), align 8
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.42, i64 0, i64 0), i8** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 1), align 8
  store i32 %1, i32* getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 2), align 8
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @any_group.members, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @any_group.g, i64 0, i32 3), align 8
  br label %any_group.exit

any_group.exit:
  %retval.0.i = phi %struct.group* [ @any_group.g, %if.end.i ], [ null, %entry ]
  ret %struct.group* %retval.0.i
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_exit(i32 noundef) local_unnamed_addr #5

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

declare i64 @llvm.umax.i64(i64, i64) #8

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { nofree nosync nounwind null_pointer_is_valid readonly }
attributes #7 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nobuiltin nounwind }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin noreturn nounwind }
attributes #12 = { nobuiltin }

