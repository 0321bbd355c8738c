target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.timeval = type { i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tms = type { i64, i64, i64, i64 }
%struct.timezone = type { i32, i32 }
%struct.itimerval = type { %struct.timeval, %struct.timeval }

@.str = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"clock_gettime\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"times\00", align 1
@shared_tm = internal global %struct.tm zeroinitializer, align 8
@.str.3 = private unnamed_addr constant [7 x i8] c"mktime\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"timegm\00", align 1
@shared_text = internal global [26 x i8] zeroinitializer, align 16
@.str.5 = private unnamed_addr constant [9 x i8] c"strftime\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"strptime\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@tzname = dso_local local_unnamed_addr global [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0)], align 16
@.str.8 = private unnamed_addr constant [33 x i8] c"alarm: signals are not delivered\00", align 1
@.str.9 = private unnamed_addr constant [37 x i8] c"setitimer: signals are not delivered\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"getitimer\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"utimensat\00", align 1
@timezone = dso_local local_unnamed_addr global i64 0, align 8
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

define dso_local i64 @time(i64* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*, !dbg !11
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #4, !dbg !11
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !17
  %4 = load i64, i64* %2, align 8, !dbg !18
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #4, !dbg !19
  %5 = and i64 %4, 9223372036854775807, !dbg !20
  %6 = icmp eq i64* %0, null, !dbg !21
  br i1 %6, label %9, label %7, !dbg !21

7:
  %8 = bitcast i64* %0 to i8*, !dbg !22
  call void @__midway_check(i8* noundef nonnull %8, i64 noundef 8, i32 noundef 1) #5, !dbg !22
  store i64 %5, i64* %0, align 8, !dbg !23
  br label %9, !dbg !24

9:
  ret i64 %5, !dbg !25
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @gettimeofday(%struct.timeval* noalias noundef %0, i8* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !26 {
  %3 = alloca i64, align 8
  %4 = bitcast %struct.timeval* %0 to i8*, !dbg !27
  call void @__midway_check(i8* noundef %4, i64 noundef 16, i32 noundef 1) #5, !dbg !27
  %5 = bitcast i64* %3 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #4, !dbg !28
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !31
  %6 = load i64, i64* %3, align 8, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #4, !dbg !33
  %7 = and i64 %6, 9223372036854775807, !dbg !34
  %8 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 0, !dbg !35
  store i64 %7, i64* %8, align 8, !dbg !35
  %9 = call i64 @__mw_between(i64 noundef 0, i64 noundef 999999, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #5, !dbg !36
  %10 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 1, !dbg !36
  store i64 %9, i64* %10, align 8, !dbg !36
  ret i32 0, !dbg !37
}

declare !dbg !38 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @clock_gettime(i32 %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !39 {
  %3 = alloca i64, align 8
  %4 = bitcast %struct.timespec* %1 to i8*, !dbg !40
  call void @__midway_check(i8* noundef %4, i64 noundef 16, i32 noundef 1) #5, !dbg !40
  %5 = bitcast i64* %3 to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #4, !dbg !41
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !44
  %6 = load i64, i64* %3, align 8, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #4, !dbg !46
  %7 = and i64 %6, 9223372036854775807, !dbg !47
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0, !dbg !48
  store i64 %7, i64* %8, align 8, !dbg !48
  %9 = call i64 @__mw_between(i64 noundef 0, i64 noundef 999999999, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0)) #5, !dbg !49
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1, !dbg !49
  store i64 %9, i64* %10, align 8, !dbg !49
  ret i32 0, !dbg !50
}

define dso_local i32 @timespec_get(%struct.timespec* noundef %0, i32 noundef returned %1) local_unnamed_addr #0 !dbg !51 {
  %3 = alloca i64, align 8
  %4 = bitcast %struct.timespec* %0 to i8*, !dbg !52
  call void @__midway_check(i8* noundef %4, i64 noundef 16, i32 noundef 1) #5, !dbg !52
  %5 = bitcast i64* %3 to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #4, !dbg !54
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !57
  %6 = load i64, i64* %3, align 8, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #4, !dbg !59
  %7 = and i64 %6, 9223372036854775807, !dbg !60
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 0, !dbg !61
  store i64 %7, i64* %8, align 8, !dbg !61
  %9 = call i64 @__mw_between(i64 noundef 0, i64 noundef 999999999, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0)) #5, !dbg !62
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 1, !dbg !62
  store i64 %9, i64* %10, align 8, !dbg !62
  ret i32 %1, !dbg !63
}

define dso_local i32 @clock_getres(i32 noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !64 {
  %3 = icmp eq %struct.timespec* %1, null, !dbg !65
  br i1 %3, label %8, label %4, !dbg !65

4:
  %5 = bitcast %struct.timespec* %1 to i8*, !dbg !66
  call void @__midway_check(i8* noundef nonnull %5, i64 noundef 16, i32 noundef 1) #5, !dbg !66
  %6 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0, !dbg !67
  store i64 0, i64* %6, align 8, !dbg !67
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1, !dbg !68
  store i64 1, i64* %7, align 8, !dbg !68
  br label %8, !dbg !69

8:
  ret i32 0, !dbg !70
}

define dso_local i64 @clock() local_unnamed_addr #0 !dbg !71 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4, !dbg !72
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !75
  %3 = load i64, i64* %1, align 8, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4, !dbg !77
  %4 = and i64 %3, 9223372036854775807, !dbg !78
  ret i64 %4, !dbg !79
}

define dso_local i64 @times(%struct.tms* noundef %0) local_unnamed_addr #0 !dbg !80 {
  %2 = alloca i64, align 8
  %3 = bitcast %struct.tms* %0 to i8*, !dbg !81
  call void @__midway_check(i8* noundef %3, i64 noundef 32, i32 noundef 1) #5, !dbg !82
  call void @__midway_nondet(i8* noundef %3, i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #5, !dbg !85
  %4 = bitcast i64* %2 to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #4, !dbg !86
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !89
  %5 = load i64, i64* %2, align 8, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #4, !dbg !91
  %6 = and i64 %5, 9223372036854775807, !dbg !92
  ret i64 %6, !dbg !93
}

define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !94 {
  %3 = sub i64 %0, %1, !dbg !95
  %4 = sitofp i64 %3 to double, !dbg !95
  ret double %4, !dbg !95
}

define dso_local i32 @settimeofday(%struct.timeval* nocapture noundef readnone %0, %struct.timezone* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !96 {
  %3 = call i32 @__mw_fail(i32 noundef 1) #5, !dbg !97
  ret i32 %3, !dbg !97
}

declare !dbg !98 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

define dso_local i32 @clock_settime(i32 noundef %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !99 {
  %3 = call i32 @__mw_fail(i32 noundef 1) #5, !dbg !100
  ret i32 %3, !dbg !100
}

define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #0 !dbg !101 {
  call void @__mw_cancellation_point() #5, !dbg !102
  ret i32 0, !dbg !103
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #0 !dbg !104 {
  call void @__mw_cancellation_point() #5, !dbg !105
  ret i32 0, !dbg !106
}

define dso_local i32 @nanosleep(%struct.timespec* noundef %0, %struct.timespec* nocapture readnone %1) local_unnamed_addr #0 !dbg !107 {
  %3 = bitcast %struct.timespec* %0 to i8*, !dbg !108
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 0) #5, !dbg !108
  call void @__mw_cancellation_point() #5, !dbg !109
  ret i32 0, !dbg !110
}

define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, %struct.timespec* noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !111 {
  %5 = bitcast %struct.timespec* %2 to i8*, !dbg !112
  call void @__midway_check(i8* noundef %5, i64 noundef 16, i32 noundef 0) #5, !dbg !112
  call void @__mw_cancellation_point() #5, !dbg !114
  ret i32 0, !dbg !115
}

define dso_local %struct.tm* @localtime_r(i64* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !116 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !117
  ret %struct.tm* %1, !dbg !117
}

define internal fastcc %struct.tm* @any_tm(%struct.tm* noundef returned %0) unnamed_addr #0 !dbg !118 {
  %2 = bitcast %struct.tm* %0 to i8*, !dbg !119
  call void @__midway_check(i8* noundef %2, i64 noundef 56, i32 noundef 1) #5, !dbg !119
  %3 = call i64 @__mw_between(i64 noundef 0, i64 noundef 60, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0)) #5, !dbg !120
  %4 = trunc i64 %3 to i32, !dbg !120
  %5 = call i64 @__mw_between(i64 noundef 0, i64 noundef 59, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0)) #5, !dbg !120
  %6 = trunc i64 %5 to i32, !dbg !120
  %7 = call i64 @__mw_between(i64 noundef 0, i64 noundef 23, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i64 0, i64 0)) #5, !dbg !121
  %8 = trunc i64 %7 to i32, !dbg !121
  %9 = call i64 @__mw_between(i64 noundef 1, i64 noundef 31, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #5, !dbg !121
  %10 = trunc i64 %9 to i32, !dbg !121
  %11 = call i64 @__mw_between(i64 noundef 0, i64 noundef 11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0)) #5, !dbg !122
  %12 = trunc i64 %11 to i32, !dbg !122
  %13 = call i64 @__mw_between(i64 noundef 70, i64 noundef 1000, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0)) #5, !dbg !122
  %14 = trunc i64 %13 to i32, !dbg !122
  %15 = call i64 @__mw_between(i64 noundef 0, i64 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i64 0, i64 0)) #5, !dbg !123
  %16 = trunc i64 %15 to i32, !dbg !123
  %17 = call i64 @__mw_between(i64 noundef 0, i64 noundef 365, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i64 0, i64 0)) #5, !dbg !123
  %18 = trunc i64 %17 to i32, !dbg !123
  %19 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 0, !dbg !124
  store i32 %4, i32* %19, align 8, !dbg !124
  %20 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 1, !dbg !124
  store i32 %6, i32* %20, align 4, !dbg !124
  %21 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 2, !dbg !124
  store i32 %8, i32* %21, align 8, !dbg !124
  %22 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3, !dbg !124
  store i32 %10, i32* %22, align 4, !dbg !124
  %23 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 4, !dbg !124
  store i32 %12, i32* %23, align 8, !dbg !124
  %24 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5, !dbg !124
  store i32 %14, i32* %24, align 4, !dbg !124
  %25 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 6, !dbg !124
  store i32 %16, i32* %25, align 8, !dbg !124
  %26 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 7, !dbg !124
  store i32 %18, i32* %26, align 4, !dbg !124
  %27 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 8, !dbg !124
  store i32 0, i32* %27, align 8, !dbg !124
  %28 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 9, !dbg !124
  store i64 0, i64* %28, align 8, !dbg !124
  %29 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 10, !dbg !124
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i64 0, i64 0), i8** %29, align 8, !dbg !124
  ret %struct.tm* %0, !dbg !125
}

define dso_local %struct.tm* @gmtime_r(i64* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !126 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !127
  ret %struct.tm* %1, !dbg !127
}

define dso_local nonnull %struct.tm* @localtime(i64* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !128 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !129
  ret %struct.tm* @shared_tm, !dbg !129
}

define dso_local nonnull %struct.tm* @gmtime(i64* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !130 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !131
  ret %struct.tm* @shared_tm, !dbg !131
}

define dso_local i64 @mktime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !132 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0)) #5, !dbg !133
  ret i64 %2, !dbg !133
}

define dso_local i64 @timegm(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !134 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0)) #5, !dbg !135
  ret i64 %2, !dbg !135
}

define dso_local i8* @asctime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !136 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i32 noundef 1) #5, !dbg !137
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !141
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 24), align 8, !dbg !142
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 25), align 1, !dbg !143
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), !dbg !144
}

define dso_local i8* @ctime(i64* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !145 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i32 noundef 1) #5, !dbg !146
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !149
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 24), align 8, !dbg !150
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 25), align 1, !dbg !151
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), !dbg !152
}

define dso_local i8* @asctime_r(%struct.tm* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !153 {
  call void @__midway_check(i8* noundef %1, i64 noundef 25, i32 noundef 1) #5, !dbg !154
  call void @__midway_nondet(i8* noundef %1, i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !157
  %3 = getelementptr i8, i8* %1, i64 24, !dbg !158
  store i8 10, i8* %3, align 1, !dbg !158
  %4 = getelementptr i8, i8* %1, i64 25, !dbg !159
  store i8 0, i8* %4, align 1, !dbg !159
  ret i8* %1, !dbg !160
}

define dso_local i8* @ctime_r(i64* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !161 {
  call void @__midway_check(i8* noundef %1, i64 noundef 25, i32 noundef 1) #5, !dbg !162
  call void @__midway_nondet(i8* noundef %1, i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !165
  %3 = getelementptr i8, i8* %1, i64 24, !dbg !166
  store i8 10, i8* %3, align 1, !dbg !166
  %4 = getelementptr i8, i8* %1, i64 25, !dbg !167
  store i8 0, i8* %4, align 1, !dbg !167
  ret i8* %1, !dbg !168
}

define dso_local i64 @strftime(i8* noalias noundef %0, i64 noundef %1, i8* noalias noundef %2, %struct.tm* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !169 {
  %5 = alloca i64, align 8
  call void @__mw_read_text(i8* noundef %2, i64 noundef -1) #5, !dbg !170
  %6 = icmp eq i64 %1, 0, !dbg !171
  br i1 %6, label %15, label %7, !dbg !171

7:
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #5, !dbg !172
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #5, !dbg !174
  %8 = add i64 %1, -1, !dbg !175
  %9 = getelementptr i8, i8* %0, i64 %8, !dbg !175
  store i8 0, i8* %9, align 1, !dbg !175
  %10 = bitcast i64* %5 to i8*, !dbg !176
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #4, !dbg !176
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #5, !dbg !177
  %11 = load i64, i64* %5, align 8, !dbg !178
  %12 = icmp ult i64 %11, %1, !dbg !178
  %13 = zext i1 %12 to i32, !dbg !178
  call void @__midway_assume(i32 noundef %13) #5, !dbg !178
  %14 = load i64, i64* %5, align 8, !dbg !179
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #4, !dbg !180
  br label %15

15:
  %16 = phi i64 [ %14, %7 ], [ 0, %4 ], !dbg !181
  ret i64 %16, !dbg !180
}

declare !dbg !182 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i8* @strptime(i8* noalias noundef %0, i8* noalias nocapture noundef readnone %1, %struct.tm* noalias noundef %2) local_unnamed_addr #0 !dbg !183 {
  %4 = call i64 @__mw_read_string(i8* noundef %0) #5, !dbg !184
  %5 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %2) #6, !dbg !185
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i64 0, i64 0)) #5, !dbg !186
  %7 = icmp eq i32 %6, 0, !dbg !186
  %8 = getelementptr i8, i8* %0, i64 %4, !dbg !186
  %9 = select i1 %7, i8* null, i8* %8, !dbg !186
  ret i8* %9, !dbg !186
}

declare !dbg !187 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @tzset() local_unnamed_addr #3 !dbg !188 {
  ret void, !dbg !189
}

define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #0 !dbg !190 {
  %2 = icmp eq i32 %0, 0, !dbg !191
  br i1 %2, label %4, label %3, !dbg !191

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !192
  br label %4, !dbg !195

4:
  ret i32 0, !dbg !196
}

define dso_local i32 @ualarm(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !197 {
  %3 = icmp eq i32 %0, 0, !dbg !198
  br i1 %3, label %5, label %4, !dbg !198

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !200
  br label %5, !dbg !202

5:
  ret i32 0, !dbg !203
}

define dso_local i32 @setitimer(i32 noundef %0, %struct.itimerval* noalias nocapture noundef readnone %1, %struct.itimerval* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !204 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.9, i64 0, i64 0)) #5, !dbg !205
  ret i32 0, !dbg !207
}

define dso_local i32 @getitimer(i32 noundef %0, %struct.itimerval* noundef %1) local_unnamed_addr #0 !dbg !208 {
  %3 = bitcast %struct.itimerval* %1 to i8*, !dbg !209
  call void @__midway_check(i8* noundef %3, i64 noundef 32, i32 noundef 1) #5, !dbg !210
  call void @__midway_nondet(i8* noundef %3, i64 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i64 0, i64 0)) #5, !dbg !212
  ret i32 0, !dbg !213
}

define dso_local i32 @utimensat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.timespec* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 !dbg !214 {
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0), i64 noundef 0) #5, !dbg !215
  %6 = trunc i64 %5 to i32, !dbg !215
  ret i32 %6, !dbg !215
}

declare !dbg !216 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/time.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "time", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 63, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "any_long", scope: !13, file: !13, line: 61, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "seconds", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 15, scope: !8)
!17 = !DILocation(line: 64, scope: !12, inlinedAt: !14)
!18 = !DILocation(line: 65, scope: !12, inlinedAt: !14)
!19 = !DILocation(line: 66, scope: !12, inlinedAt: !14)
!20 = !DILocation(line: 11, scope: !15, inlinedAt: !16)
!21 = !DILocation(line: 16, scope: !8)
!22 = !DILocation(line: 17, scope: !8)
!23 = !DILocation(line: 18, scope: !8)
!24 = !DILocation(line: 19, scope: !8)
!25 = !DILocation(line: 20, scope: !8)
!26 = distinct !DISubprogram(name: "gettimeofday", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 25, scope: !26)
!28 = !DILocation(line: 63, scope: !12, inlinedAt: !29)
!29 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !30)
!30 = distinct !DILocation(line: 26, scope: !26)
!31 = !DILocation(line: 64, scope: !12, inlinedAt: !29)
!32 = !DILocation(line: 65, scope: !12, inlinedAt: !29)
!33 = !DILocation(line: 66, scope: !12, inlinedAt: !29)
!34 = !DILocation(line: 11, scope: !15, inlinedAt: !30)
!35 = !DILocation(line: 26, scope: !26)
!36 = !DILocation(line: 27, scope: !26)
!37 = !DILocation(line: 28, scope: !26)
!38 = !DISubprogram(name: "any_between", scope: !13, file: !13, line: 46, type: !9, spFlags: DISPFlagOptimized)
!39 = distinct !DISubprogram(name: "clock_gettime", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 33, scope: !39)
!41 = !DILocation(line: 63, scope: !12, inlinedAt: !42)
!42 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !43)
!43 = distinct !DILocation(line: 34, scope: !39)
!44 = !DILocation(line: 64, scope: !12, inlinedAt: !42)
!45 = !DILocation(line: 65, scope: !12, inlinedAt: !42)
!46 = !DILocation(line: 66, scope: !12, inlinedAt: !42)
!47 = !DILocation(line: 11, scope: !15, inlinedAt: !43)
!48 = !DILocation(line: 34, scope: !39)
!49 = !DILocation(line: 35, scope: !39)
!50 = !DILocation(line: 36, scope: !39)
!51 = distinct !DISubprogram(name: "timespec_get", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 33, scope: !39, inlinedAt: !53)
!53 = distinct !DILocation(line: 41, scope: !51)
!54 = !DILocation(line: 63, scope: !12, inlinedAt: !55)
!55 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !56)
!56 = distinct !DILocation(line: 34, scope: !39, inlinedAt: !53)
!57 = !DILocation(line: 64, scope: !12, inlinedAt: !55)
!58 = !DILocation(line: 65, scope: !12, inlinedAt: !55)
!59 = !DILocation(line: 66, scope: !12, inlinedAt: !55)
!60 = !DILocation(line: 11, scope: !15, inlinedAt: !56)
!61 = !DILocation(line: 34, scope: !39, inlinedAt: !53)
!62 = !DILocation(line: 35, scope: !39, inlinedAt: !53)
!63 = !DILocation(line: 42, scope: !51)
!64 = distinct !DISubprogram(name: "clock_getres", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 47, scope: !64)
!66 = !DILocation(line: 48, scope: !64)
!67 = !DILocation(line: 49, scope: !64)
!68 = !DILocation(line: 50, scope: !64)
!69 = !DILocation(line: 51, scope: !64)
!70 = !DILocation(line: 52, scope: !64)
!71 = distinct !DISubprogram(name: "clock", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 63, scope: !12, inlinedAt: !73)
!73 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !74)
!74 = distinct !DILocation(line: 55, scope: !71)
!75 = !DILocation(line: 64, scope: !12, inlinedAt: !73)
!76 = !DILocation(line: 65, scope: !12, inlinedAt: !73)
!77 = !DILocation(line: 66, scope: !12, inlinedAt: !73)
!78 = !DILocation(line: 11, scope: !15, inlinedAt: !74)
!79 = !DILocation(line: 55, scope: !71)
!80 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 57, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 59, scope: !80)
!82 = !DILocation(line: 83, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "fill", scope: !13, file: !13, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!84 = distinct !DILocation(line: 59, scope: !80)
!85 = !DILocation(line: 84, scope: !83, inlinedAt: !84)
!86 = !DILocation(line: 63, scope: !12, inlinedAt: !87)
!87 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !88)
!88 = distinct !DILocation(line: 60, scope: !80)
!89 = !DILocation(line: 64, scope: !12, inlinedAt: !87)
!90 = !DILocation(line: 65, scope: !12, inlinedAt: !87)
!91 = !DILocation(line: 66, scope: !12, inlinedAt: !87)
!92 = !DILocation(line: 11, scope: !15, inlinedAt: !88)
!93 = !DILocation(line: 60, scope: !80)
!94 = distinct !DISubprogram(name: "difftime", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 63, scope: !94)
!96 = distinct !DISubprogram(name: "settimeofday", scope: !1, file: !1, line: 64, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 64, scope: !96)
!98 = !DISubprogram(name: "fail", scope: !13, file: !13, line: 42, type: !9, spFlags: DISPFlagOptimized)
!99 = distinct !DISubprogram(name: "clock_settime", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 65, scope: !99)
!101 = distinct !DISubprogram(name: "sleep", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 71, scope: !101)
!103 = !DILocation(line: 72, scope: !101)
!104 = distinct !DISubprogram(name: "usleep", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 77, scope: !104)
!106 = !DILocation(line: 78, scope: !104)
!107 = distinct !DISubprogram(name: "nanosleep", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 83, scope: !107)
!109 = !DILocation(line: 84, scope: !107)
!110 = !DILocation(line: 85, scope: !107)
!111 = distinct !DISubprogram(name: "clock_nanosleep", scope: !1, file: !1, line: 88, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 83, scope: !107, inlinedAt: !113)
!113 = distinct !DILocation(line: 90, scope: !111)
!114 = !DILocation(line: 84, scope: !107, inlinedAt: !113)
!115 = !DILocation(line: 90, scope: !111)
!116 = distinct !DISubprogram(name: "localtime_r", scope: !1, file: !1, line: 110, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 110, scope: !116)
!118 = distinct !DISubprogram(name: "any_tm", scope: !1, file: !1, line: 95, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 97, scope: !118)
!120 = !DILocation(line: 99, scope: !118)
!121 = !DILocation(line: 100, scope: !118)
!122 = !DILocation(line: 101, scope: !118)
!123 = !DILocation(line: 102, scope: !118)
!124 = !DILocation(line: 98, scope: !118)
!125 = !DILocation(line: 105, scope: !118)
!126 = distinct !DISubprogram(name: "gmtime_r", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 111, scope: !126)
!128 = distinct !DISubprogram(name: "localtime", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 112, scope: !128)
!130 = distinct !DISubprogram(name: "gmtime", scope: !1, file: !1, line: 113, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 113, scope: !130)
!132 = distinct !DISubprogram(name: "mktime", scope: !1, file: !1, line: 114, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 114, scope: !132)
!134 = distinct !DISubprogram(name: "timegm", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 115, scope: !134)
!136 = distinct !DISubprogram(name: "asctime", scope: !1, file: !1, line: 127, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 83, scope: !83, inlinedAt: !138)
!138 = distinct !DILocation(line: 121, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!140 = distinct !DILocation(line: 127, scope: !136)
!141 = !DILocation(line: 84, scope: !83, inlinedAt: !138)
!142 = !DILocation(line: 122, scope: !139, inlinedAt: !140)
!143 = !DILocation(line: 123, scope: !139, inlinedAt: !140)
!144 = !DILocation(line: 127, scope: !136)
!145 = distinct !DISubprogram(name: "ctime", scope: !1, file: !1, line: 128, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 83, scope: !83, inlinedAt: !147)
!147 = distinct !DILocation(line: 121, scope: !139, inlinedAt: !148)
!148 = distinct !DILocation(line: 128, scope: !145)
!149 = !DILocation(line: 84, scope: !83, inlinedAt: !147)
!150 = !DILocation(line: 122, scope: !139, inlinedAt: !148)
!151 = !DILocation(line: 123, scope: !139, inlinedAt: !148)
!152 = !DILocation(line: 128, scope: !145)
!153 = distinct !DISubprogram(name: "asctime_r", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 83, scope: !83, inlinedAt: !155)
!155 = distinct !DILocation(line: 121, scope: !139, inlinedAt: !156)
!156 = distinct !DILocation(line: 129, scope: !153)
!157 = !DILocation(line: 84, scope: !83, inlinedAt: !155)
!158 = !DILocation(line: 122, scope: !139, inlinedAt: !156)
!159 = !DILocation(line: 123, scope: !139, inlinedAt: !156)
!160 = !DILocation(line: 129, scope: !153)
!161 = distinct !DISubprogram(name: "ctime_r", scope: !1, file: !1, line: 130, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 83, scope: !83, inlinedAt: !163)
!163 = distinct !DILocation(line: 121, scope: !139, inlinedAt: !164)
!164 = distinct !DILocation(line: 130, scope: !161)
!165 = !DILocation(line: 84, scope: !83, inlinedAt: !163)
!166 = !DILocation(line: 122, scope: !139, inlinedAt: !164)
!167 = !DILocation(line: 123, scope: !139, inlinedAt: !164)
!168 = !DILocation(line: 130, scope: !161)
!169 = distinct !DISubprogram(name: "strftime", scope: !1, file: !1, line: 132, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 134, scope: !169)
!171 = !DILocation(line: 135, scope: !169)
!172 = !DILocation(line: 83, scope: !83, inlinedAt: !173)
!173 = distinct !DILocation(line: 137, scope: !169)
!174 = !DILocation(line: 84, scope: !83, inlinedAt: !173)
!175 = !DILocation(line: 138, scope: !169)
!176 = !DILocation(line: 139, scope: !169)
!177 = !DILocation(line: 140, scope: !169)
!178 = !DILocation(line: 141, scope: !169)
!179 = !DILocation(line: 142, scope: !169)
!180 = !DILocation(line: 143, scope: !169)
!181 = !DILocation(line: 0, scope: !169)
!182 = !DISubprogram(name: "read_text", scope: !13, file: !13, line: 51, type: !9, spFlags: DISPFlagOptimized)
!183 = distinct !DISubprogram(name: "strptime", scope: !1, file: !1, line: 145, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 147, scope: !183)
!185 = !DILocation(line: 148, scope: !183)
!186 = !DILocation(line: 149, scope: !183)
!187 = !DISubprogram(name: "read_string", scope: !13, file: !13, line: 48, type: !9, spFlags: DISPFlagOptimized)
!188 = distinct !DISubprogram(name: "tzset", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!189 = !DILocation(line: 152, scope: !188)
!190 = distinct !DISubprogram(name: "alarm", scope: !1, file: !1, line: 161, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 163, scope: !190)
!192 = !DILocation(line: 159, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "undelivered", scope: !1, file: !1, line: 159, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!194 = distinct !DILocation(line: 164, scope: !190)
!195 = !DILocation(line: 164, scope: !190)
!196 = !DILocation(line: 165, scope: !190)
!197 = distinct !DISubprogram(name: "ualarm", scope: !1, file: !1, line: 168, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 163, scope: !190, inlinedAt: !199)
!199 = distinct !DILocation(line: 168, scope: !197)
!200 = !DILocation(line: 159, scope: !193, inlinedAt: !201)
!201 = distinct !DILocation(line: 164, scope: !190, inlinedAt: !199)
!202 = !DILocation(line: 164, scope: !190, inlinedAt: !199)
!203 = !DILocation(line: 168, scope: !197)
!204 = distinct !DISubprogram(name: "setitimer", scope: !1, file: !1, line: 170, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 159, scope: !193, inlinedAt: !206)
!206 = distinct !DILocation(line: 172, scope: !204)
!207 = !DILocation(line: 173, scope: !204)
!208 = distinct !DISubprogram(name: "getitimer", scope: !1, file: !1, line: 176, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 178, scope: !208)
!210 = !DILocation(line: 83, scope: !83, inlinedAt: !211)
!211 = distinct !DILocation(line: 178, scope: !208)
!212 = !DILocation(line: 84, scope: !83, inlinedAt: !211)
!213 = !DILocation(line: 179, scope: !208)
!214 = distinct !DISubprogram(name: "utimensat", scope: !1, file: !1, line: 182, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 182, scope: !214)
!216 = !DISubprogram(name: "outcome", scope: !217, file: !217, line: 8, type: !9, spFlags: DISPFlagOptimized)
!217 = !DIFile(filename: "c/environment.h", directory: ".")
