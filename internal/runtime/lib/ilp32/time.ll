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
@shared_tm = internal global %struct.tm zeroinitializer, align 4
@.str.3 = private unnamed_addr constant [7 x i8] c"mktime\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"timegm\00", align 1
@shared_text = internal global [26 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"strftime\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"strptime\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@tzname = dso_local local_unnamed_addr global [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0)], align 4
@.str.8 = private unnamed_addr constant [33 x i8] c"alarm: signals are not delivered\00", align 1
@.str.9 = private unnamed_addr constant [37 x i8] c"setitimer: signals are not delivered\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"getitimer\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"utimensat\00", align 1
@timezone = dso_local local_unnamed_addr global i32 0, align 4
@daylight = dso_local local_unnamed_addr global i32 0, align 4
@.str.12 = private unnamed_addr constant [5 x i8] c"time\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"tm_sec\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"tm_min\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"tm_hour\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"tm_mday\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"tm_mon\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"tm_year\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"tm_wday\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"tm_yday\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"text of a time\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"signal\00", align 1

define dso_local i32 @time(i32* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #4, !dbg !12
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !18
  %4 = load i32, i32* %2, align 4, !dbg !19
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #4, !dbg !20
  %5 = and i32 %4, 2147483647, !dbg !21
  %6 = icmp eq i32* %0, null, !dbg !22
  br i1 %6, label %9, label %7, !dbg !22

7:
  %8 = bitcast i32* %0 to i8*, !dbg !23
  call void @__midway_check(i8* noundef nonnull %8, i32 noundef 4, i32 noundef 1) #5, !dbg !23
  store i32 %5, i32* %0, align 4, !dbg !24
  br label %9, !dbg !25

9:
  ret i32 %5, !dbg !26
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @gettimeofday(%struct.timeval* noalias noundef %0, i8* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !27 {
  %3 = alloca i32, align 4
  %4 = bitcast %struct.timeval* %0 to i8*, !dbg !28
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #5, !dbg !28
  %5 = bitcast i32* %3 to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #4, !dbg !29
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !32
  %6 = load i32, i32* %3, align 4, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #4, !dbg !34
  %7 = and i32 %6, 2147483647, !dbg !35
  %8 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i32 0, i32 0, !dbg !36
  store i32 %7, i32* %8, align 4, !dbg !36
  %9 = call i32 @__mw_between(i32 noundef 0, i32 noundef 999999, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #5, !dbg !37
  %10 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i32 0, i32 1, !dbg !37
  store i32 %9, i32* %10, align 4, !dbg !37
  ret i32 0, !dbg !38
}

declare !dbg !39 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @clock_gettime(i32 %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !40 {
  %3 = alloca i32, align 4
  %4 = bitcast %struct.timespec* %1 to i8*, !dbg !41
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #5, !dbg !41
  %5 = bitcast i32* %3 to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #4, !dbg !42
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !45
  %6 = load i32, i32* %3, align 4, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #4, !dbg !47
  %7 = and i32 %6, 2147483647, !dbg !48
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 0, !dbg !49
  store i32 %7, i32* %8, align 4, !dbg !49
  %9 = call i32 @__mw_between(i32 noundef 0, i32 noundef 999999999, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0)) #5, !dbg !50
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 1, !dbg !50
  store i32 %9, i32* %10, align 4, !dbg !50
  ret i32 0, !dbg !51
}

define dso_local i32 @timespec_get(%struct.timespec* noundef %0, i32 noundef returned %1) local_unnamed_addr #0 !dbg !52 {
  %3 = alloca i32, align 4
  %4 = bitcast %struct.timespec* %0 to i8*, !dbg !53
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #5, !dbg !53
  %5 = bitcast i32* %3 to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #4, !dbg !55
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !58
  %6 = load i32, i32* %3, align 4, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #4, !dbg !60
  %7 = and i32 %6, 2147483647, !dbg !61
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 0, !dbg !62
  store i32 %7, i32* %8, align 4, !dbg !62
  %9 = call i32 @__mw_between(i32 noundef 0, i32 noundef 999999999, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0)) #5, !dbg !63
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 1, !dbg !63
  store i32 %9, i32* %10, align 4, !dbg !63
  ret i32 %1, !dbg !64
}

define dso_local i32 @clock_getres(i32 noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !65 {
  %3 = icmp eq %struct.timespec* %1, null, !dbg !66
  br i1 %3, label %8, label %4, !dbg !66

4:
  %5 = bitcast %struct.timespec* %1 to i8*, !dbg !67
  call void @__midway_check(i8* noundef nonnull %5, i32 noundef 8, i32 noundef 1) #5, !dbg !67
  %6 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 0, !dbg !68
  store i32 0, i32* %6, align 4, !dbg !68
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 1, !dbg !69
  store i32 1, i32* %7, align 4, !dbg !69
  br label %8, !dbg !70

8:
  ret i32 0, !dbg !71
}

define dso_local i32 @clock() local_unnamed_addr #0 !dbg !72 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !73
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #4, !dbg !73
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !76
  %3 = load i32, i32* %1, align 4, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #4, !dbg !78
  %4 = and i32 %3, 2147483647, !dbg !79
  ret i32 %4, !dbg !80
}

define dso_local i32 @times(%struct.tms* noundef %0) local_unnamed_addr #0 !dbg !81 {
  %2 = alloca i32, align 4
  %3 = bitcast %struct.tms* %0 to i8*, !dbg !82
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #5, !dbg !83
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #5, !dbg !86
  %4 = bitcast i32* %2 to i8*, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #4, !dbg !87
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !90
  %5 = load i32, i32* %2, align 4, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #4, !dbg !92
  %6 = and i32 %5, 2147483647, !dbg !93
  ret i32 %6, !dbg !94
}

define dso_local double @difftime(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !95 {
  %3 = sub i32 %0, %1, !dbg !96
  %4 = sitofp i32 %3 to double, !dbg !96
  ret double %4, !dbg !96
}

define dso_local i32 @settimeofday(%struct.timeval* nocapture noundef readnone %0, %struct.timezone* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !97 {
  %3 = call i32 @__mw_fail(i32 noundef 1) #5, !dbg !98
  ret i32 %3, !dbg !98
}

declare !dbg !99 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

define dso_local i32 @clock_settime(i32 noundef %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !100 {
  %3 = call i32 @__mw_fail(i32 noundef 1) #5, !dbg !101
  ret i32 %3, !dbg !101
}

define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #0 !dbg !102 {
  call void @__mw_cancellation_point() #5, !dbg !103
  ret i32 0, !dbg !104
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #0 !dbg !105 {
  call void @__mw_cancellation_point() #5, !dbg !106
  ret i32 0, !dbg !107
}

define dso_local i32 @nanosleep(%struct.timespec* noundef %0, %struct.timespec* nocapture readnone %1) local_unnamed_addr #0 !dbg !108 {
  %3 = bitcast %struct.timespec* %0 to i8*, !dbg !109
  call void @__midway_check(i8* noundef %3, i32 noundef 8, i32 noundef 0) #5, !dbg !109
  call void @__mw_cancellation_point() #5, !dbg !110
  ret i32 0, !dbg !111
}

define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, %struct.timespec* noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !112 {
  %5 = bitcast %struct.timespec* %2 to i8*, !dbg !113
  call void @__midway_check(i8* noundef %5, i32 noundef 8, i32 noundef 0) #5, !dbg !113
  call void @__mw_cancellation_point() #5, !dbg !115
  ret i32 0, !dbg !116
}

define dso_local %struct.tm* @localtime_r(i32* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !117 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !118
  ret %struct.tm* %1, !dbg !118
}

define internal fastcc %struct.tm* @any_tm(%struct.tm* noundef returned %0) unnamed_addr #0 !dbg !119 {
  %2 = bitcast %struct.tm* %0 to i8*, !dbg !120
  call void @__midway_check(i8* noundef %2, i32 noundef 44, i32 noundef 1) #5, !dbg !120
  %3 = call i32 @__mw_between(i32 noundef 0, i32 noundef 60, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0)) #5, !dbg !121
  %4 = call i32 @__mw_between(i32 noundef 0, i32 noundef 59, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0)) #5, !dbg !121
  %5 = call i32 @__mw_between(i32 noundef 0, i32 noundef 23, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i32 0, i32 0)) #5, !dbg !122
  %6 = call i32 @__mw_between(i32 noundef 1, i32 noundef 31, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #5, !dbg !122
  %7 = call i32 @__mw_between(i32 noundef 0, i32 noundef 11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0)) #5, !dbg !123
  %8 = call i32 @__mw_between(i32 noundef 70, i32 noundef 1000, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i32 0, i32 0)) #5, !dbg !123
  %9 = call i32 @__mw_between(i32 noundef 0, i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i32 0, i32 0)) #5, !dbg !124
  %10 = call i32 @__mw_between(i32 noundef 0, i32 noundef 365, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i32 0, i32 0)) #5, !dbg !124
  %11 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 0, !dbg !125
  store i32 %3, i32* %11, align 4, !dbg !125
  %12 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 1, !dbg !125
  store i32 %4, i32* %12, align 4, !dbg !125
  %13 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 2, !dbg !125
  store i32 %5, i32* %13, align 4, !dbg !125
  %14 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 3, !dbg !125
  store i32 %6, i32* %14, align 4, !dbg !125
  %15 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 4, !dbg !125
  store i32 %7, i32* %15, align 4, !dbg !125
  %16 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 5, !dbg !125
  store i32 %8, i32* %16, align 4, !dbg !125
  %17 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 6, !dbg !125
  store i32 %9, i32* %17, align 4, !dbg !125
  %18 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 7, !dbg !125
  store i32 %10, i32* %18, align 4, !dbg !125
  %19 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 8, !dbg !125
  store i32 0, i32* %19, align 4, !dbg !125
  %20 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 9, !dbg !125
  store i32 0, i32* %20, align 4, !dbg !125
  %21 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 10, !dbg !125
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8** %21, align 4, !dbg !125
  ret %struct.tm* %0, !dbg !126
}

define dso_local %struct.tm* @gmtime_r(i32* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !127 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !128
  ret %struct.tm* %1, !dbg !128
}

define dso_local nonnull %struct.tm* @localtime(i32* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !129 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !130
  ret %struct.tm* @shared_tm, !dbg !130
}

define dso_local nonnull %struct.tm* @gmtime(i32* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !131 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !132
  ret %struct.tm* @shared_tm, !dbg !132
}

define dso_local i32 @mktime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !133 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0)) #5, !dbg !134
  ret i32 %2, !dbg !134
}

define dso_local i32 @timegm(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !135 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0)) #5, !dbg !136
  ret i32 %2, !dbg !136
}

define dso_local i8* @asctime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !137 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i32 noundef 1) #5, !dbg !138
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !142
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 24), align 1, !dbg !143
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 25), align 1, !dbg !144
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), !dbg !145
}

define dso_local i8* @ctime(i32* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !146 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i32 noundef 1) #5, !dbg !147
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !150
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 24), align 1, !dbg !151
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 25), align 1, !dbg !152
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), !dbg !153
}

define dso_local i8* @asctime_r(%struct.tm* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !154 {
  call void @__midway_check(i8* noundef %1, i32 noundef 25, i32 noundef 1) #5, !dbg !155
  call void @__midway_nondet(i8* noundef %1, i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !158
  %3 = getelementptr i8, i8* %1, i32 24, !dbg !159
  store i8 10, i8* %3, align 1, !dbg !159
  %4 = getelementptr i8, i8* %1, i32 25, !dbg !160
  store i8 0, i8* %4, align 1, !dbg !160
  ret i8* %1, !dbg !161
}

define dso_local i8* @ctime_r(i32* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !162 {
  call void @__midway_check(i8* noundef %1, i32 noundef 25, i32 noundef 1) #5, !dbg !163
  call void @__midway_nondet(i8* noundef %1, i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !166
  %3 = getelementptr i8, i8* %1, i32 24, !dbg !167
  store i8 10, i8* %3, align 1, !dbg !167
  %4 = getelementptr i8, i8* %1, i32 25, !dbg !168
  store i8 0, i8* %4, align 1, !dbg !168
  ret i8* %1, !dbg !169
}

define dso_local i32 @strftime(i8* noalias noundef %0, i32 noundef %1, i8* noalias noundef %2, %struct.tm* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !170 {
  %5 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %2, i32 noundef -1) #5, !dbg !171
  %6 = icmp eq i32 %1, 0, !dbg !172
  br i1 %6, label %15, label %7, !dbg !172

7:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #5, !dbg !173
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #5, !dbg !175
  %8 = add i32 %1, -1, !dbg !176
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !176
  store i8 0, i8* %9, align 1, !dbg !176
  %10 = bitcast i32* %5 to i8*, !dbg !177
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #4, !dbg !177
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #5, !dbg !178
  %11 = load i32, i32* %5, align 4, !dbg !179
  %12 = icmp ult i32 %11, %1, !dbg !179
  %13 = zext i1 %12 to i32, !dbg !179
  call void @__midway_assume(i32 noundef %13) #5, !dbg !179
  %14 = load i32, i32* %5, align 4, !dbg !180
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #4, !dbg !181
  br label %15

15:
  %16 = phi i32 [ %14, %7 ], [ 0, %4 ], !dbg !182
  ret i32 %16, !dbg !181
}

declare !dbg !183 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i8* @strptime(i8* noalias noundef %0, i8* noalias nocapture noundef readnone %1, %struct.tm* noalias noundef %2) local_unnamed_addr #0 !dbg !184 {
  %4 = call i32 @__mw_read_string(i8* noundef %0) #5, !dbg !185
  %5 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %2) #6, !dbg !186
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i32 0, i32 0)) #5, !dbg !187
  %7 = icmp eq i32 %6, 0, !dbg !187
  %8 = getelementptr i8, i8* %0, i32 %4, !dbg !187
  %9 = select i1 %7, i8* null, i8* %8, !dbg !187
  ret i8* %9, !dbg !187
}

declare !dbg !188 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @tzset() local_unnamed_addr #3 !dbg !189 {
  ret void, !dbg !190
}

define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #0 !dbg !191 {
  %2 = icmp eq i32 %0, 0, !dbg !192
  br i1 %2, label %4, label %3, !dbg !192

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !193
  br label %4, !dbg !196

4:
  ret i32 0, !dbg !197
}

define dso_local i32 @ualarm(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !198 {
  %3 = icmp eq i32 %0, 0, !dbg !199
  br i1 %3, label %5, label %4, !dbg !199

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !201
  br label %5, !dbg !203

5:
  ret i32 0, !dbg !204
}

define dso_local i32 @setitimer(i32 noundef %0, %struct.itimerval* noalias nocapture noundef readnone %1, %struct.itimerval* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !205 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.9, i32 0, i32 0)) #5, !dbg !206
  ret i32 0, !dbg !208
}

define dso_local i32 @getitimer(i32 noundef %0, %struct.itimerval* noundef %1) local_unnamed_addr #0 !dbg !209 {
  %3 = bitcast %struct.itimerval* %1 to i8*, !dbg !210
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #5, !dbg !211
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i32 0, i32 0)) #5, !dbg !213
  ret i32 0, !dbg !214
}

define dso_local i32 @utimensat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.timespec* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 !dbg !215 {
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0), i32 noundef 0) #5, !dbg !216
  ret i32 %5, !dbg !216
}

declare !dbg !217 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/time.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "time", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 63, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "any_long", scope: !14, file: !14, line: 61, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "seconds", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = distinct !DILocation(line: 15, scope: !9)
!18 = !DILocation(line: 64, scope: !13, inlinedAt: !15)
!19 = !DILocation(line: 65, scope: !13, inlinedAt: !15)
!20 = !DILocation(line: 66, scope: !13, inlinedAt: !15)
!21 = !DILocation(line: 11, scope: !16, inlinedAt: !17)
!22 = !DILocation(line: 16, scope: !9)
!23 = !DILocation(line: 17, scope: !9)
!24 = !DILocation(line: 18, scope: !9)
!25 = !DILocation(line: 19, scope: !9)
!26 = !DILocation(line: 20, scope: !9)
!27 = distinct !DISubprogram(name: "gettimeofday", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 25, scope: !27)
!29 = !DILocation(line: 63, scope: !13, inlinedAt: !30)
!30 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !31)
!31 = distinct !DILocation(line: 26, scope: !27)
!32 = !DILocation(line: 64, scope: !13, inlinedAt: !30)
!33 = !DILocation(line: 65, scope: !13, inlinedAt: !30)
!34 = !DILocation(line: 66, scope: !13, inlinedAt: !30)
!35 = !DILocation(line: 11, scope: !16, inlinedAt: !31)
!36 = !DILocation(line: 26, scope: !27)
!37 = !DILocation(line: 27, scope: !27)
!38 = !DILocation(line: 28, scope: !27)
!39 = !DISubprogram(name: "any_between", scope: !14, file: !14, line: 46, type: !10, spFlags: DISPFlagOptimized)
!40 = distinct !DISubprogram(name: "clock_gettime", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 33, scope: !40)
!42 = !DILocation(line: 63, scope: !13, inlinedAt: !43)
!43 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !44)
!44 = distinct !DILocation(line: 34, scope: !40)
!45 = !DILocation(line: 64, scope: !13, inlinedAt: !43)
!46 = !DILocation(line: 65, scope: !13, inlinedAt: !43)
!47 = !DILocation(line: 66, scope: !13, inlinedAt: !43)
!48 = !DILocation(line: 11, scope: !16, inlinedAt: !44)
!49 = !DILocation(line: 34, scope: !40)
!50 = !DILocation(line: 35, scope: !40)
!51 = !DILocation(line: 36, scope: !40)
!52 = distinct !DISubprogram(name: "timespec_get", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 33, scope: !40, inlinedAt: !54)
!54 = distinct !DILocation(line: 41, scope: !52)
!55 = !DILocation(line: 63, scope: !13, inlinedAt: !56)
!56 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !57)
!57 = distinct !DILocation(line: 34, scope: !40, inlinedAt: !54)
!58 = !DILocation(line: 64, scope: !13, inlinedAt: !56)
!59 = !DILocation(line: 65, scope: !13, inlinedAt: !56)
!60 = !DILocation(line: 66, scope: !13, inlinedAt: !56)
!61 = !DILocation(line: 11, scope: !16, inlinedAt: !57)
!62 = !DILocation(line: 34, scope: !40, inlinedAt: !54)
!63 = !DILocation(line: 35, scope: !40, inlinedAt: !54)
!64 = !DILocation(line: 42, scope: !52)
!65 = distinct !DISubprogram(name: "clock_getres", scope: !1, file: !1, line: 45, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 47, scope: !65)
!67 = !DILocation(line: 48, scope: !65)
!68 = !DILocation(line: 49, scope: !65)
!69 = !DILocation(line: 50, scope: !65)
!70 = !DILocation(line: 51, scope: !65)
!71 = !DILocation(line: 52, scope: !65)
!72 = distinct !DISubprogram(name: "clock", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 63, scope: !13, inlinedAt: !74)
!74 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !75)
!75 = distinct !DILocation(line: 55, scope: !72)
!76 = !DILocation(line: 64, scope: !13, inlinedAt: !74)
!77 = !DILocation(line: 65, scope: !13, inlinedAt: !74)
!78 = !DILocation(line: 66, scope: !13, inlinedAt: !74)
!79 = !DILocation(line: 11, scope: !16, inlinedAt: !75)
!80 = !DILocation(line: 55, scope: !72)
!81 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 57, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 59, scope: !81)
!83 = !DILocation(line: 83, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "fill", scope: !14, file: !14, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!85 = distinct !DILocation(line: 59, scope: !81)
!86 = !DILocation(line: 84, scope: !84, inlinedAt: !85)
!87 = !DILocation(line: 63, scope: !13, inlinedAt: !88)
!88 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !89)
!89 = distinct !DILocation(line: 60, scope: !81)
!90 = !DILocation(line: 64, scope: !13, inlinedAt: !88)
!91 = !DILocation(line: 65, scope: !13, inlinedAt: !88)
!92 = !DILocation(line: 66, scope: !13, inlinedAt: !88)
!93 = !DILocation(line: 11, scope: !16, inlinedAt: !89)
!94 = !DILocation(line: 60, scope: !81)
!95 = distinct !DISubprogram(name: "difftime", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 63, scope: !95)
!97 = distinct !DISubprogram(name: "settimeofday", scope: !1, file: !1, line: 64, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 64, scope: !97)
!99 = !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !10, spFlags: DISPFlagOptimized)
!100 = distinct !DISubprogram(name: "clock_settime", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 65, scope: !100)
!102 = distinct !DISubprogram(name: "sleep", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 71, scope: !102)
!104 = !DILocation(line: 72, scope: !102)
!105 = distinct !DISubprogram(name: "usleep", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 77, scope: !105)
!107 = !DILocation(line: 78, scope: !105)
!108 = distinct !DISubprogram(name: "nanosleep", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 83, scope: !108)
!110 = !DILocation(line: 84, scope: !108)
!111 = !DILocation(line: 85, scope: !108)
!112 = distinct !DISubprogram(name: "clock_nanosleep", scope: !1, file: !1, line: 88, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 83, scope: !108, inlinedAt: !114)
!114 = distinct !DILocation(line: 90, scope: !112)
!115 = !DILocation(line: 84, scope: !108, inlinedAt: !114)
!116 = !DILocation(line: 90, scope: !112)
!117 = distinct !DISubprogram(name: "localtime_r", scope: !1, file: !1, line: 110, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 110, scope: !117)
!119 = distinct !DISubprogram(name: "any_tm", scope: !1, file: !1, line: 95, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 97, scope: !119)
!121 = !DILocation(line: 99, scope: !119)
!122 = !DILocation(line: 100, scope: !119)
!123 = !DILocation(line: 101, scope: !119)
!124 = !DILocation(line: 102, scope: !119)
!125 = !DILocation(line: 98, scope: !119)
!126 = !DILocation(line: 105, scope: !119)
!127 = distinct !DISubprogram(name: "gmtime_r", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 111, scope: !127)
!129 = distinct !DISubprogram(name: "localtime", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 112, scope: !129)
!131 = distinct !DISubprogram(name: "gmtime", scope: !1, file: !1, line: 113, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 113, scope: !131)
!133 = distinct !DISubprogram(name: "mktime", scope: !1, file: !1, line: 114, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 114, scope: !133)
!135 = distinct !DISubprogram(name: "timegm", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 115, scope: !135)
!137 = distinct !DISubprogram(name: "asctime", scope: !1, file: !1, line: 127, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 83, scope: !84, inlinedAt: !139)
!139 = distinct !DILocation(line: 121, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!141 = distinct !DILocation(line: 127, scope: !137)
!142 = !DILocation(line: 84, scope: !84, inlinedAt: !139)
!143 = !DILocation(line: 122, scope: !140, inlinedAt: !141)
!144 = !DILocation(line: 123, scope: !140, inlinedAt: !141)
!145 = !DILocation(line: 127, scope: !137)
!146 = distinct !DISubprogram(name: "ctime", scope: !1, file: !1, line: 128, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 83, scope: !84, inlinedAt: !148)
!148 = distinct !DILocation(line: 121, scope: !140, inlinedAt: !149)
!149 = distinct !DILocation(line: 128, scope: !146)
!150 = !DILocation(line: 84, scope: !84, inlinedAt: !148)
!151 = !DILocation(line: 122, scope: !140, inlinedAt: !149)
!152 = !DILocation(line: 123, scope: !140, inlinedAt: !149)
!153 = !DILocation(line: 128, scope: !146)
!154 = distinct !DISubprogram(name: "asctime_r", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 83, scope: !84, inlinedAt: !156)
!156 = distinct !DILocation(line: 121, scope: !140, inlinedAt: !157)
!157 = distinct !DILocation(line: 129, scope: !154)
!158 = !DILocation(line: 84, scope: !84, inlinedAt: !156)
!159 = !DILocation(line: 122, scope: !140, inlinedAt: !157)
!160 = !DILocation(line: 123, scope: !140, inlinedAt: !157)
!161 = !DILocation(line: 129, scope: !154)
!162 = distinct !DISubprogram(name: "ctime_r", scope: !1, file: !1, line: 130, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 83, scope: !84, inlinedAt: !164)
!164 = distinct !DILocation(line: 121, scope: !140, inlinedAt: !165)
!165 = distinct !DILocation(line: 130, scope: !162)
!166 = !DILocation(line: 84, scope: !84, inlinedAt: !164)
!167 = !DILocation(line: 122, scope: !140, inlinedAt: !165)
!168 = !DILocation(line: 123, scope: !140, inlinedAt: !165)
!169 = !DILocation(line: 130, scope: !162)
!170 = distinct !DISubprogram(name: "strftime", scope: !1, file: !1, line: 132, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!171 = !DILocation(line: 134, scope: !170)
!172 = !DILocation(line: 135, scope: !170)
!173 = !DILocation(line: 83, scope: !84, inlinedAt: !174)
!174 = distinct !DILocation(line: 137, scope: !170)
!175 = !DILocation(line: 84, scope: !84, inlinedAt: !174)
!176 = !DILocation(line: 138, scope: !170)
!177 = !DILocation(line: 139, scope: !170)
!178 = !DILocation(line: 140, scope: !170)
!179 = !DILocation(line: 141, scope: !170)
!180 = !DILocation(line: 142, scope: !170)
!181 = !DILocation(line: 143, scope: !170)
!182 = !DILocation(line: 0, scope: !170)
!183 = !DISubprogram(name: "read_text", scope: !14, file: !14, line: 51, type: !10, spFlags: DISPFlagOptimized)
!184 = distinct !DISubprogram(name: "strptime", scope: !1, file: !1, line: 145, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 147, scope: !184)
!186 = !DILocation(line: 148, scope: !184)
!187 = !DILocation(line: 149, scope: !184)
!188 = !DISubprogram(name: "read_string", scope: !14, file: !14, line: 48, type: !10, spFlags: DISPFlagOptimized)
!189 = distinct !DISubprogram(name: "tzset", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!190 = !DILocation(line: 152, scope: !189)
!191 = distinct !DISubprogram(name: "alarm", scope: !1, file: !1, line: 161, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 163, scope: !191)
!193 = !DILocation(line: 159, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "undelivered", scope: !1, file: !1, line: 159, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!195 = distinct !DILocation(line: 164, scope: !191)
!196 = !DILocation(line: 164, scope: !191)
!197 = !DILocation(line: 165, scope: !191)
!198 = distinct !DISubprogram(name: "ualarm", scope: !1, file: !1, line: 168, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!199 = !DILocation(line: 163, scope: !191, inlinedAt: !200)
!200 = distinct !DILocation(line: 168, scope: !198)
!201 = !DILocation(line: 159, scope: !194, inlinedAt: !202)
!202 = distinct !DILocation(line: 164, scope: !191, inlinedAt: !200)
!203 = !DILocation(line: 164, scope: !191, inlinedAt: !200)
!204 = !DILocation(line: 168, scope: !198)
!205 = distinct !DISubprogram(name: "setitimer", scope: !1, file: !1, line: 170, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 159, scope: !194, inlinedAt: !207)
!207 = distinct !DILocation(line: 172, scope: !205)
!208 = !DILocation(line: 173, scope: !205)
!209 = distinct !DISubprogram(name: "getitimer", scope: !1, file: !1, line: 176, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 178, scope: !209)
!211 = !DILocation(line: 83, scope: !84, inlinedAt: !212)
!212 = distinct !DILocation(line: 178, scope: !209)
!213 = !DILocation(line: 84, scope: !84, inlinedAt: !212)
!214 = !DILocation(line: 179, scope: !209)
!215 = distinct !DISubprogram(name: "utimensat", scope: !1, file: !1, line: 182, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 182, scope: !215)
!217 = !DISubprogram(name: "outcome", scope: !218, file: !218, line: 8, type: !10, spFlags: DISPFlagOptimized)
!218 = !DIFile(filename: "c/environment.h", directory: ".")
