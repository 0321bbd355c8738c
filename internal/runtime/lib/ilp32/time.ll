target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i8* }
%struct.timeval = type { i32, i32 }
%struct.timespec = type { i32, i32 }
%struct.tms = type { i32, i32, i32, i32 }
%struct.timezone = type { i32, i32 }
%struct.itimerval = type { %struct.timeval, %struct.timeval }

@.str = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"clock_gettime\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"times\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"settimeofday\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"clock_settime\00", align 1
@shared_tm = internal global %struct.tm zeroinitializer, align 4
@.str.5 = private unnamed_addr constant [7 x i8] c"mktime\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"timegm\00", align 1
@shared_text = internal global [26 x i8] zeroinitializer, align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"strftime\00", align 1
@.str.8 = private unnamed_addr constant [52 x i8] c"strptime: how a text is taken apart is not modelled\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"strptime\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@tzname = dso_local local_unnamed_addr global [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i32 0, i32 0)], align 4
@tzset.names = internal global [2 x [7 x i8]] zeroinitializer, align 1
@timezone = dso_local global i32 0, align 4
@.str.11 = private unnamed_addr constant [9 x i8] c"timezone\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"daylight\00", align 1
@daylight = dso_local local_unnamed_addr global i32 0, align 4
@.str.13 = private unnamed_addr constant [7 x i8] c"tzname\00", align 1
@alarm.armed = internal global i32 0, align 4
@.str.14 = private unnamed_addr constant [33 x i8] c"alarm: signals are not delivered\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"alarm\00", align 1
@.str.16 = private unnamed_addr constant [37 x i8] c"setitimer: signals are not delivered\00", align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"setitimer\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"getitimer\00", align 1
@.str.19 = private unnamed_addr constant [10 x i8] c"utimensat\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"time\00", align 1
@.str.21 = private unnamed_addr constant [21 x i8] c"clock|succeeds|fails\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"calendar\00", align 1
@.str.23 = private unnamed_addr constant [63 x i8] c"a time taken apart lies in the years from 1970 to 2900, in UTC\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"tm_sec\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"tm_min\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"tm_hour\00", align 1
@.str.27 = private unnamed_addr constant [8 x i8] c"tm_mday\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"tm_mon\00", align 1
@.str.29 = private unnamed_addr constant [8 x i8] c"tm_year\00", align 1
@.str.30 = private unnamed_addr constant [8 x i8] c"tm_wday\00", align 1
@.str.31 = private unnamed_addr constant [8 x i8] c"tm_yday\00", align 1
@.str.32 = private unnamed_addr constant [15 x i8] c"text of a time\00", align 1
@.str.33 = private unnamed_addr constant [7 x i8] c"signal\00", align 1

define dso_local i32 @time(i32* noundef %out) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #5
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #5
  %and.i = and i32 %1, 2147483647
  %tobool.not = icmp eq i32* %out, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %2 = bitcast i32* %out to i8*
  call void @__midway_check(i8* noundef nonnull %2, i32 noundef 4, i32 noundef 1) #6
  store i32 %and.i, i32* %out, align 4
  br label %if.end

if.end:
  ret i32 %and.i
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @gettimeofday(%struct.timeval* noundef %tv, i8* noundef %zone) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %tobool.not = icmp eq %struct.timeval* %tv, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.timeval* %tv to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 8, i32 noundef 1) #6
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #5
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0)) #6
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #5
  %and.i = and i32 %2, 2147483647
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %tv, i32 0, i32 0
  store i32 %and.i, i32* %tv_sec, align 4
  %call1 = call i32 @__mw_between(i32 noundef 0, i32 noundef 999999, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %tv, i32 0, i32 1
  store i32 %call1, i32* %tv_usec, align 4
  br label %if.end

if.end:
  %tobool2.not = icmp eq i8* %zone, null
  br i1 %tobool2.not, label %if.end4, label %if.then3

if.then3:
  call void @__midway_check(i8* noundef nonnull %zone, i32 noundef 8, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %zone, i32 noundef 8, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6
  br label %if.end4

if.end4:
  ret i32 0
}

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @clock_gettime(i32 noundef %clock, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %cmp.i = icmp eq i32 %clock, 10
  %cmp1.i = icmp sgt i32 %clock, 11
  %or.cond.i = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond.i, label %if.then.i, label %if.end.i

if.then.i:
  %call.i = call i32 @__mw_fail(i32 noundef 22) #6
  br label %no_clock.exit

if.end.i:
  %cmp2.i = icmp slt i32 %clock, 0
  %0 = and i32 %clock, -2
  %1 = icmp eq i32 %0, 8
  %2 = or i1 %cmp2.i, %1
  br i1 %2, label %cond.true.i, label %no_clock.exit

cond.true.i:
  %call7.i = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.21, i32 0, i32 0)) #6
  br label %no_clock.exit

no_clock.exit:
  %retval.0.i = phi i32 [ %call.i, %if.then.i ], [ %call7.i, %cond.true.i ], [ 0, %if.end.i ]
  %tobool.not = icmp eq i32 %retval.0.i, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:
  %3 = bitcast %struct.timespec* %t to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 8, i32 noundef 1) #6
  %4 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #5
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0)) #6
  %5 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #5
  %and.i = and i32 %5, 2147483647
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  store i32 %and.i, i32* %tv_sec, align 4
  %call2 = call i32 @__mw_between(i32 noundef 0, i32 noundef 999999999, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0)) #6
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i32 %call2, i32* %tv_nsec, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %no_clock.exit ]
  ret i32 %retval.0
}

define dso_local i32 @timespec_get(%struct.timespec* noundef %t, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %v.i.i.i = alloca i32, align 4
  %cmp = icmp eq i32 %base, 1
  br i1 %cmp, label %land.lhs.true, label %cond.end

land.lhs.true:
  %0 = bitcast %struct.timespec* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 8, i32 noundef 1) #6
  %1 = bitcast i32* %v.i.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #5
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0)) #6
  %2 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #5
  %and.i.i = and i32 %2, 2147483647
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  store i32 %and.i.i, i32* %tv_sec.i, align 4
  %call2.i = call i32 @__mw_between(i32 noundef 0, i32 noundef 999999999, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0)) #6
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i32 %call2.i, i32* %tv_nsec.i, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 0, %entry ], [ 1, %land.lhs.true ]
  ret i32 %cond
}

define dso_local i32 @clock_getres(i32 noundef %clock, %struct.timespec* noundef %t) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp eq i32 %clock, 10
  %cmp1.i = icmp sgt i32 %clock, 11
  %or.cond.i = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond.i, label %if.then.i, label %if.end.i

if.then.i:
  %call.i = call i32 @__mw_fail(i32 noundef 22) #6
  br label %no_clock.exit

if.end.i:
  %cmp2.i = icmp slt i32 %clock, 0
  %0 = and i32 %clock, -2
  %1 = icmp eq i32 %0, 8
  %2 = or i1 %cmp2.i, %1
  br i1 %2, label %cond.true.i, label %no_clock.exit

cond.true.i:
  %call7.i = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.21, i32 0, i32 0)) #6
  br label %no_clock.exit

no_clock.exit:
  %retval.0.i = phi i32 [ %call.i, %if.then.i ], [ %call7.i, %cond.true.i ], [ 0, %if.end.i ]
  %tobool.not = icmp eq i32 %retval.0.i, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:
  %tobool1.not = icmp eq %struct.timespec* %t, null
  br i1 %tobool1.not, label %return, label %if.then2

if.then2:
  %3 = bitcast %struct.timespec* %t to i8*
  call void @__midway_check(i8* noundef nonnull %3, i32 noundef 8, i32 noundef 1) #6
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  store i32 0, i32* %tv_sec, align 4
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i32 1, i32* %tv_nsec, align 4
  br label %return

return:
  %retval.0 = phi i32 [ -1, %no_clock.exit ], [ 0, %if.then2 ], [ 0, %if.end ]
  ret i32 %retval.0
}

define dso_local i32 @clock() local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #5
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #5
  %and.i = and i32 %1, 2147483647
  ret i32 %and.i
}

define dso_local i32 @times(%struct.tms* noundef %t) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %tobool.not = icmp eq %struct.tms* %t, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.tms* %t to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 16, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 16, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #6
  br label %if.end

if.end:
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #5
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0)) #6
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #5
  %and.i = and i32 %2, 2147483647
  ret i32 %and.i
}

define dso_local double @difftime(i32 noundef %a, i32 noundef %b) local_unnamed_addr #3 {
entry:
  %sub = sub i32 %a, %b
  %conv = sitofp i32 %sub to double
  ret double %conv
}

define dso_local i32 @settimeofday(%struct.timeval* nocapture noundef readnone %tv, %struct.timezone* nocapture noundef readnone %zone) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @clock_settime(i32 noundef %clock, %struct.timespec* nocapture noundef readnone %t) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @sleep(i32 noundef %s) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #6
  ret i32 0
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i32 @usleep(i32 noundef %us) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #6
  ret i32 0
}

define dso_local i32 @nanosleep(%struct.timespec* noundef %t, %struct.timespec* nocapture readnone %left) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.timespec* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 8, i32 noundef 0) #6
  call void @__mw_cancellation_point() #6
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  call void @__midway_touched(i8* noundef %0, i32 noundef 8, i32 noundef 0) #6
  %call.i = call i32 @__midway_is_concrete(i32 noundef %1) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  %2 = icmp ult i32 %1, 1000000000
  %narrow.i = select i1 %tobool.not.i, i1 true, i1 %2
  br i1 %narrow.i, label %lor.lhs.false, label %cond.true

lor.lhs.false:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  %3 = load i32, i32* %tv_sec, align 4
  %call1 = call i32 @__midway_is_concrete(i32 noundef %3) #6
  %tobool2.not = icmp eq i32 %call1, 0
  br i1 %tobool2.not, label %cond.end, label %land.lhs.true

land.lhs.true:
  %4 = load i32, i32* %tv_sec, align 4
  %cmp = icmp slt i32 %4, 0
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:
  %call4 = call i32 @__mw_fail(i32 noundef 22) #6
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call4, %cond.true ], [ 0, %land.lhs.true ], [ 0, %lor.lhs.false ]
  ret i32 %cond
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

define dso_local i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, %struct.timespec* noundef %t, %struct.timespec* nocapture noundef readnone %left) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i32 noundef 372) #6
  %error = bitcast i8* %call.i to i32*
  %0 = load i32, i32* %error, align 4
  %call2 = call i32 @nanosleep(%struct.timespec* noundef %t, %struct.timespec* undef) #7
  %tobool.not = icmp eq i32 %call2, 0
  %cond = select i1 %tobool.not, i32 0, i32 22
  %call.i7 = call i8* @__midway_thread_storage(i32 noundef 372) #6
  %error4 = bitcast i8* %call.i7 to i32*
  store i32 %0, i32* %error4, align 4
  ret i32 %cond
}

define dso_local %struct.tm* @localtime_r(i32* noundef %s, %struct.tm* noundef returned %t) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #6
  %call = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %t) #7
  ret %struct.tm* %t
}

define internal fastcc %struct.tm* @any_tm(%struct.tm* noundef returned %t) unnamed_addr #0 {
entry:
  %0 = bitcast %struct.tm* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 44, i32 noundef 1) #6
  call void @__mw_may_set_errno() #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.23, i32 0, i32 0)) #6
  %call = call i32 @__mw_between(i32 noundef 0, i32 noundef 60, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0)) #6
  %call1 = call i32 @__mw_between(i32 noundef 0, i32 noundef 59, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0)) #6
  %call2 = call i32 @__mw_between(i32 noundef 0, i32 noundef 23, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0)) #6
  %call3 = call i32 @__mw_between(i32 noundef 1, i32 noundef 31, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i32 0, i32 0)) #6
  %call4 = call i32 @__mw_between(i32 noundef 0, i32 noundef 11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.28, i32 0, i32 0)) #6
  %call5 = call i32 @__mw_between(i32 noundef 70, i32 noundef 1000, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i32 0, i32 0)) #6
  %call6 = call i32 @__mw_between(i32 noundef 0, i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.30, i32 0, i32 0)) #6
  %call7 = call i32 @__mw_between(i32 noundef 0, i32 noundef 365, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.31, i32 0, i32 0)) #6
  %.compoundliteral.sroa.0.0..sroa_idx = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 0
  store i32 %call, i32* %.compoundliteral.sroa.0.0..sroa_idx, align 4
  %.compoundliteral.sroa.2.0..sroa_idx8 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 1
  store i32 %call1, i32* %.compoundliteral.sroa.2.0..sroa_idx8, align 4
  %.compoundliteral.sroa.3.0..sroa_idx9 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 2
  store i32 %call2, i32* %.compoundliteral.sroa.3.0..sroa_idx9, align 4
  %.compoundliteral.sroa.4.0..sroa_idx10 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 3
  store i32 %call3, i32* %.compoundliteral.sroa.4.0..sroa_idx10, align 4
  %.compoundliteral.sroa.5.0..sroa_idx11 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 4
  store i32 %call4, i32* %.compoundliteral.sroa.5.0..sroa_idx11, align 4
  %.compoundliteral.sroa.6.0..sroa_idx12 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 5
  store i32 %call5, i32* %.compoundliteral.sroa.6.0..sroa_idx12, align 4
  %.compoundliteral.sroa.7.0..sroa_idx13 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 6
  store i32 %call6, i32* %.compoundliteral.sroa.7.0..sroa_idx13, align 4
  %.compoundliteral.sroa.8.0..sroa_idx14 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 7
  store i32 %call7, i32* %.compoundliteral.sroa.8.0..sroa_idx14, align 4
  %.compoundliteral.sroa.9.0..sroa_idx15 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 8
  store i32 0, i32* %.compoundliteral.sroa.9.0..sroa_idx15, align 4
  %.compoundliteral.sroa.10.0..sroa_idx16 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 9
  store i32 0, i32* %.compoundliteral.sroa.10.0..sroa_idx16, align 4
  %.compoundliteral.sroa.11.0..sroa_idx17 = getelementptr inbounds %struct.tm, %struct.tm* %t, i32 0, i32 10
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i32 0, i32 0), i8** %.compoundliteral.sroa.11.0..sroa_idx17, align 4
  ret %struct.tm* %t
}

define dso_local %struct.tm* @gmtime_r(i32* noundef %s, %struct.tm* noundef returned %t) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #6
  %call.i = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %t) #6
  ret %struct.tm* %t
}

define dso_local nonnull %struct.tm* @localtime(i32* noundef %s) local_unnamed_addr #0 {
entry:
  call void @tzset() #6
  %0 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #6
  %call.i = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6
  ret %struct.tm* @shared_tm
}

define dso_local void @tzset() local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_may_set_errno() #6
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @timezone to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %call = call i32 @__mw_between(i32 noundef -89999, i32 noundef 89999, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i32 0, i32 0)) #6
  store i32 %call, i32* @timezone, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #5
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.12, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #5
  %and = and i32 %1, 1
  store i32 %and, i32* @daylight, align 4
  br label %for.body

for.cond.cleanup:
  ret void

for.body:
  %i.010 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %arraydecay = getelementptr [2 x [7 x i8]], [2 x [7 x i8]]* @tzset.names, i32 0, i32 %i.010, i32 0
  call void @__midway_nondet(i8* noundef %arraydecay, i32 noundef 6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0)) #6
  %arrayidx4 = getelementptr [2 x i8*], [2 x i8*]* @tzname, i32 0, i32 %i.010
  store i8* %arraydecay, i8** %arrayidx4, align 4
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, 2
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local nonnull %struct.tm* @gmtime(i32* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #6
  %call.i = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6
  ret %struct.tm* @shared_tm
}

define dso_local i32 @mktime(%struct.tm* noundef %t) local_unnamed_addr #0 {
entry:
  call void @tzset() #6
  %call.i = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %t) #6
  %call1.i = call i32 @__mw_between(i32 noundef -2147483648, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i32 0, i32 0)) #6
  ret i32 %call1.i
}

define dso_local i32 @timegm(%struct.tm* noundef %t) local_unnamed_addr #0 {
entry:
  %call.i = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %t) #6
  %call1.i = call i32 @__mw_between(i32 noundef -2147483648, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0)) #6
  ret i32 %call1.i
}

define dso_local i8* @asctime_r(%struct.tm* noundef %t, i8* noundef returned %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.tm* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 44, i32 noundef 0) #6
  call void @__midway_check(i8* noundef %s, i32 noundef 25, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %s, i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0)) #6
  call void @__mw_may_set_errno() #6
  %arrayidx.i = getelementptr i8, i8* %s, i32 24
  store i8 10, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %s, i32 25
  store i8 0, i8* %arrayidx1.i, align 1
  ret i8* %s
}

define dso_local i8* @ctime_r(i32* noundef %t, i8* noundef returned %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #6
  call void @__midway_check(i8* noundef %s, i32 noundef 25, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %s, i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0)) #6
  call void @__mw_may_set_errno() #6
  %arrayidx.i = getelementptr i8, i8* %s, i32 24
  store i8 10, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %s, i32 25
  store i8 0, i8* %arrayidx1.i, align 1
  ret i8* %s
}

define dso_local i8* @asctime(%struct.tm* noundef %t) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.tm* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 44, i32 noundef 0) #6
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0)) #6
  call void @__mw_may_set_errno() #6
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 24), align 1
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 25), align 1
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0)
}

define dso_local i8* @ctime(i32* noundef %t) local_unnamed_addr #0 {
entry:
  call void @tzset() #6
  %0 = bitcast i32* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #6
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0)) #6
  call void @__mw_may_set_errno() #6
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 24), align 1
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 25), align 1
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0)
}

define dso_local i32 @strftime(i8* noundef %s, i32 noundef %n, i8* noundef %format, %struct.tm* noundef %t) local_unnamed_addr #0 {
entry:
  %r = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %format, i32 noundef -1) #6
  %0 = bitcast %struct.tm* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 44, i32 noundef 0) #6
  call void @__mw_may_set_errno() #6
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_check(i8* noundef %s, i32 noundef %n, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %s, i32 noundef %n, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.7, i32 0, i32 0)) #6
  %sub = add i32 %n, -1
  %arrayidx = getelementptr i8, i8* %s, i32 %sub
  store i8 0, i8* %arrayidx, align 1
  %1 = bitcast i32* %r to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #5
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.7, i32 0, i32 0)) #6
  %2 = load i32, i32* %r, align 4
  %cmp1 = icmp ult i32 %2, %n
  %cond = select i1 %cmp1, i32 %2, i32 %sub
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #5
  br label %return

return:
  %retval.0 = phi i32 [ %cond, %if.end ], [ 0, %entry ]
  ret i32 %retval.0
}

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__mw_may_set_errno() local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i8* @strptime(i8* noundef %s, i8* noundef %format, %struct.tm* noundef %t) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %v.i.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #6
  call void @__mw_read_text(i8* noundef %format, i32 noundef -1) #6
  %0 = bitcast %struct.tm* %t to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 44, i32 noundef 1) #6
  %call = call i32 @__midway_is_concrete(i32 noundef 0) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.8, i32 0, i32 0)) #8
  unreachable

if.end:
  call void @__midway_check(i8* noundef %0, i32 noundef 44, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %0, i32 noundef 44, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.9, i32 0, i32 0)) #6
  %1 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #5
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.9, i32 0, i32 0)) #6
  %2 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #5
  %and.i = and i32 %2, 2147483647
  %3 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #5
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.9, i32 0, i32 0)) #6
  %4 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #5
  %and = and i32 %4, 1
  %tobool3.not = icmp eq i32 %and, 0
  br i1 %tobool3.not, label %while.cond.i, label %cond.end

while.cond.i:
  %n.0.i = phi i32 [ %inc.i, %while.cond.i ], [ 0, %if.end ]
  %arrayidx.i = getelementptr i8, i8* %s, i32 %n.0.i
  %5 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %5, 0
  %inc.i = add i32 %n.0.i, 1
  br i1 %tobool.not.i, label %length.exit, label %while.cond.i

length.exit:
  %rem = urem i32 %and.i, %inc.i
  %add.ptr = getelementptr i8, i8* %s, i32 %rem
  br label %cond.end

cond.end:
  %cond = phi i8* [ %add.ptr, %length.exit ], [ null, %if.end ]
  ret i8* %cond
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

define dso_local i32 @alarm(i32 noundef %s) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %s, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.14, i32 0, i32 0)) #6
  br label %if.end

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @alarm.armed to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %0 = load i32, i32* @alarm.armed, align 4
  %tobool1.not = icmp eq i32 %0, 0
  br i1 %tobool1.not, label %cond.end, label %cond.true

cond.true:
  %call = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i32 0, i32 0)) #6
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 0, %if.end ]
  store i32 %s, i32* @alarm.armed, align 4
  ret i32 %cond
}

define dso_local i32 @ualarm(i32 noundef %us, i32 noundef %interval) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %us, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.14, i32 0, i32 0)) #6
  br label %if.end.i

if.end.i:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (i32* @alarm.armed to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %0 = load i32, i32* @alarm.armed, align 4
  %tobool1.not.i = icmp eq i32 %0, 0
  br i1 %tobool1.not.i, label %alarm.exit, label %cond.true.i

cond.true.i:
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i32 0, i32 0)) #6
  br label %alarm.exit

alarm.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ 0, %if.end.i ]
  store i32 %us, i32* @alarm.armed, align 4
  ret i32 %cond.i
}

define dso_local i32 @setitimer(i32 noundef %which, %struct.itimerval* nocapture noundef readnone %new, %struct.itimerval* noundef %old) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.16, i32 0, i32 0)) #6
  %tobool.not = icmp eq %struct.itimerval* %old, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.itimerval* %old to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 16, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i32 0, i32 0)) #6
  br label %if.end

if.end:
  ret i32 0
}

define dso_local i32 @getitimer(i32 noundef %which, %struct.itimerval* noundef %old) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.itimerval* %old to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 16, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %0, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0)) #6
  ret i32 0
}

define dso_local i32 @utimensat(i32 noundef %fd, i8* nocapture noundef readnone %path, %struct.timespec* nocapture noundef readnone %t, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

declare i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }

