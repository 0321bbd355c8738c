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
@.str.23 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

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
  %4 = alloca i64, align 8
  %5 = bitcast %struct.timeval* %0 to i8*, !dbg !27
  call void @__midway_check(i8* noundef %5, i64 noundef 16, i32 noundef 1) #5, !dbg !27
  %6 = bitcast i64* %3 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #4, !dbg !28
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !31
  %7 = load i64, i64* %3, align 8, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #4, !dbg !33
  %8 = and i64 %7, 9223372036854775807, !dbg !34
  %9 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 0, !dbg !35
  store i64 %8, i64* %9, align 8, !dbg !35
  %10 = bitcast i64* %4 to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #4, !dbg !36
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 8, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #5, !dbg !40
  %11 = load i64, i64* %4, align 8, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #4, !dbg !42
  %12 = icmp ult i64 %11, 1000000, !dbg !43
  %13 = zext i1 %12 to i32, !dbg !43
  call void @__midway_assume(i32 noundef %13) #5, !dbg !43
  %14 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 1, !dbg !44
  store i64 %11, i64* %14, align 8, !dbg !44
  ret i32 0, !dbg !45
}

define dso_local i32 @clock_gettime(i32 %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !46 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = bitcast %struct.timespec* %1 to i8*, !dbg !47
  call void @__midway_check(i8* noundef %5, i64 noundef 16, i32 noundef 1) #5, !dbg !47
  %6 = bitcast i64* %3 to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #4, !dbg !48
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !51
  %7 = load i64, i64* %3, align 8, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #4, !dbg !53
  %8 = and i64 %7, 9223372036854775807, !dbg !54
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0, !dbg !55
  store i64 %8, i64* %9, align 8, !dbg !55
  %10 = bitcast i64* %4 to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #4, !dbg !56
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 8, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0)) #5, !dbg !59
  %11 = load i64, i64* %4, align 8, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #4, !dbg !61
  %12 = icmp ult i64 %11, 1000000000, !dbg !62
  %13 = zext i1 %12 to i32, !dbg !62
  call void @__midway_assume(i32 noundef %13) #5, !dbg !62
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1, !dbg !63
  store i64 %11, i64* %14, align 8, !dbg !63
  ret i32 0, !dbg !64
}

define dso_local i32 @timespec_get(%struct.timespec* noundef %0, i32 noundef returned %1) local_unnamed_addr #0 !dbg !65 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = bitcast %struct.timespec* %0 to i8*, !dbg !66
  call void @__midway_check(i8* noundef %5, i64 noundef 16, i32 noundef 1) #5, !dbg !66
  %6 = bitcast i64* %3 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #4, !dbg !68
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !71
  %7 = load i64, i64* %3, align 8, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #4, !dbg !73
  %8 = and i64 %7, 9223372036854775807, !dbg !74
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 0, !dbg !75
  store i64 %8, i64* %9, align 8, !dbg !75
  %10 = bitcast i64* %4 to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #4, !dbg !76
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 8, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0)) #5, !dbg !79
  %11 = load i64, i64* %4, align 8, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #4, !dbg !81
  %12 = icmp ult i64 %11, 1000000000, !dbg !82
  %13 = zext i1 %12 to i32, !dbg !82
  call void @__midway_assume(i32 noundef %13) #5, !dbg !82
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 1, !dbg !83
  store i64 %11, i64* %14, align 8, !dbg !83
  ret i32 %1, !dbg !84
}

define dso_local i32 @clock_getres(i32 noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !85 {
  %3 = icmp eq %struct.timespec* %1, null, !dbg !86
  br i1 %3, label %8, label %4, !dbg !86

4:
  %5 = bitcast %struct.timespec* %1 to i8*, !dbg !87
  call void @__midway_check(i8* noundef nonnull %5, i64 noundef 16, i32 noundef 1) #5, !dbg !87
  %6 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0, !dbg !88
  store i64 0, i64* %6, align 8, !dbg !88
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1, !dbg !89
  store i64 1, i64* %7, align 8, !dbg !89
  br label %8, !dbg !90

8:
  ret i32 0, !dbg !91
}

define dso_local i64 @clock() local_unnamed_addr #0 !dbg !92 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !93
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4, !dbg !93
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !96
  %3 = load i64, i64* %1, align 8, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4, !dbg !98
  %4 = and i64 %3, 9223372036854775807, !dbg !99
  ret i64 %4, !dbg !100
}

define dso_local i64 @times(%struct.tms* noundef %0) local_unnamed_addr #0 !dbg !101 {
  %2 = alloca i64, align 8
  %3 = bitcast %struct.tms* %0 to i8*, !dbg !102
  call void @__midway_check(i8* noundef %3, i64 noundef 32, i32 noundef 1) #5, !dbg !103
  call void @__midway_nondet(i8* noundef %3, i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #5, !dbg !106
  %4 = bitcast i64* %2 to i8*, !dbg !107
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #4, !dbg !107
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #5, !dbg !110
  %5 = load i64, i64* %2, align 8, !dbg !111
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #4, !dbg !112
  %6 = and i64 %5, 9223372036854775807, !dbg !113
  ret i64 %6, !dbg !114
}

define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !115 {
  %3 = sub i64 %0, %1, !dbg !116
  %4 = sitofp i64 %3 to double, !dbg !116
  ret double %4, !dbg !116
}

define dso_local i32 @settimeofday(%struct.timeval* nocapture noundef readnone %0, %struct.timezone* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !117 {
  %3 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !118
  %4 = bitcast i8* %3 to i32*, !dbg !123
  store i32 1, i32* %4, align 8, !dbg !123
  ret i32 -1, !dbg !124
}

define dso_local i32 @clock_settime(i32 noundef %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !125 {
  %3 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !126
  %4 = bitcast i8* %3 to i32*, !dbg !129
  store i32 1, i32* %4, align 8, !dbg !129
  ret i32 -1, !dbg !130
}

define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #0 !dbg !131 {
  call void @__mw_cancellation_point() #5, !dbg !132
  ret i32 0, !dbg !133
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #0 !dbg !134 {
  call void @__mw_cancellation_point() #5, !dbg !135
  ret i32 0, !dbg !136
}

define dso_local i32 @nanosleep(%struct.timespec* noundef %0, %struct.timespec* nocapture readnone %1) local_unnamed_addr #0 !dbg !137 {
  %3 = bitcast %struct.timespec* %0 to i8*, !dbg !138
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 0) #5, !dbg !138
  call void @__mw_cancellation_point() #5, !dbg !139
  ret i32 0, !dbg !140
}

define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, %struct.timespec* noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !141 {
  %5 = bitcast %struct.timespec* %2 to i8*, !dbg !142
  call void @__midway_check(i8* noundef %5, i64 noundef 16, i32 noundef 0) #5, !dbg !142
  call void @__mw_cancellation_point() #5, !dbg !144
  ret i32 0, !dbg !145
}

define dso_local %struct.tm* @localtime_r(i64* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !146 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !147
  ret %struct.tm* %1, !dbg !147
}

define internal fastcc %struct.tm* @any_tm(%struct.tm* noundef returned %0) unnamed_addr #0 !dbg !148 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = bitcast %struct.tm* %0 to i8*, !dbg !149
  call void @__midway_check(i8* noundef %10, i64 noundef 56, i32 noundef 1) #5, !dbg !149
  %11 = bitcast i64* %9 to i8*, !dbg !150
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11) #4, !dbg !150
  call void @__midway_nondet(i8* noundef nonnull %11, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0)) #5, !dbg !153
  %12 = load i64, i64* %9, align 8, !dbg !154
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %11) #4, !dbg !155
  %13 = icmp ult i64 %12, 61, !dbg !156
  %14 = zext i1 %13 to i32, !dbg !156
  call void @__midway_assume(i32 noundef %14) #5, !dbg !156
  %15 = trunc i64 %12 to i32, !dbg !157
  %16 = bitcast i64* %8 to i8*, !dbg !158
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %16) #4, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %16, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0)) #5, !dbg !161
  %17 = load i64, i64* %8, align 8, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %16) #4, !dbg !163
  %18 = icmp ult i64 %17, 60, !dbg !164
  %19 = zext i1 %18 to i32, !dbg !164
  call void @__midway_assume(i32 noundef %19) #5, !dbg !164
  %20 = trunc i64 %17 to i32, !dbg !157
  %21 = bitcast i64* %7 to i8*, !dbg !165
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %21) #4, !dbg !165
  call void @__midway_nondet(i8* noundef nonnull %21, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i64 0, i64 0)) #5, !dbg !168
  %22 = load i64, i64* %7, align 8, !dbg !169
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %21) #4, !dbg !170
  %23 = icmp ult i64 %22, 24, !dbg !171
  %24 = zext i1 %23 to i32, !dbg !171
  call void @__midway_assume(i32 noundef %24) #5, !dbg !171
  %25 = trunc i64 %22 to i32, !dbg !172
  %26 = bitcast i64* %6 to i8*, !dbg !173
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %26) #4, !dbg !173
  call void @__midway_nondet(i8* noundef nonnull %26, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #5, !dbg !176
  %27 = load i64, i64* %6, align 8, !dbg !177
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #4, !dbg !178
  %28 = add i64 %27, -1, !dbg !179
  %29 = icmp ult i64 %28, 31, !dbg !179
  %30 = zext i1 %29 to i32, !dbg !179
  call void @__midway_assume(i32 noundef %30) #5, !dbg !179
  %31 = trunc i64 %27 to i32, !dbg !172
  %32 = bitcast i64* %5 to i8*, !dbg !180
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %32) #4, !dbg !180
  call void @__midway_nondet(i8* noundef nonnull %32, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0)) #5, !dbg !183
  %33 = load i64, i64* %5, align 8, !dbg !184
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %32) #4, !dbg !185
  %34 = icmp ult i64 %33, 12, !dbg !186
  %35 = zext i1 %34 to i32, !dbg !186
  call void @__midway_assume(i32 noundef %35) #5, !dbg !186
  %36 = trunc i64 %33 to i32, !dbg !187
  %37 = bitcast i64* %4 to i8*, !dbg !188
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %37) #4, !dbg !188
  call void @__midway_nondet(i8* noundef nonnull %37, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0)) #5, !dbg !191
  %38 = load i64, i64* %4, align 8, !dbg !192
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %37) #4, !dbg !193
  %39 = add i64 %38, -70, !dbg !194
  %40 = icmp ult i64 %39, 931, !dbg !194
  %41 = zext i1 %40 to i32, !dbg !194
  call void @__midway_assume(i32 noundef %41) #5, !dbg !194
  %42 = trunc i64 %38 to i32, !dbg !187
  %43 = bitcast i64* %3 to i8*, !dbg !195
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %43) #4, !dbg !195
  call void @__midway_nondet(i8* noundef nonnull %43, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i64 0, i64 0)) #5, !dbg !198
  %44 = load i64, i64* %3, align 8, !dbg !199
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %43) #4, !dbg !200
  %45 = icmp ult i64 %44, 7, !dbg !201
  %46 = zext i1 %45 to i32, !dbg !201
  call void @__midway_assume(i32 noundef %46) #5, !dbg !201
  %47 = trunc i64 %44 to i32, !dbg !202
  %48 = bitcast i64* %2 to i8*, !dbg !203
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %48) #4, !dbg !203
  call void @__midway_nondet(i8* noundef nonnull %48, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i64 0, i64 0)) #5, !dbg !206
  %49 = load i64, i64* %2, align 8, !dbg !207
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #4, !dbg !208
  %50 = icmp ult i64 %49, 366, !dbg !209
  %51 = zext i1 %50 to i32, !dbg !209
  call void @__midway_assume(i32 noundef %51) #5, !dbg !209
  %52 = trunc i64 %49 to i32, !dbg !202
  %53 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 0, !dbg !210
  store i32 %15, i32* %53, align 8, !dbg !210
  %54 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 1, !dbg !210
  store i32 %20, i32* %54, align 4, !dbg !210
  %55 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 2, !dbg !210
  store i32 %25, i32* %55, align 8, !dbg !210
  %56 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3, !dbg !210
  store i32 %31, i32* %56, align 4, !dbg !210
  %57 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 4, !dbg !210
  store i32 %36, i32* %57, align 8, !dbg !210
  %58 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5, !dbg !210
  store i32 %42, i32* %58, align 4, !dbg !210
  %59 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 6, !dbg !210
  store i32 %47, i32* %59, align 8, !dbg !210
  %60 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 7, !dbg !210
  store i32 %52, i32* %60, align 4, !dbg !210
  %61 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 8, !dbg !210
  store i32 0, i32* %61, align 8, !dbg !210
  %62 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 9, !dbg !210
  store i64 0, i64* %62, align 8, !dbg !210
  %63 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 10, !dbg !210
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i64 0, i64 0), i8** %63, align 8, !dbg !210
  ret %struct.tm* %0, !dbg !211
}

define dso_local %struct.tm* @gmtime_r(i64* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !212 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !213
  ret %struct.tm* %1, !dbg !213
}

define dso_local nonnull %struct.tm* @localtime(i64* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !214 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !215
  ret %struct.tm* @shared_tm, !dbg !215
}

define dso_local nonnull %struct.tm* @gmtime(i64* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !216 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !217
  ret %struct.tm* @shared_tm, !dbg !217
}

define dso_local i64 @mktime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !218 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*, !dbg !219
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #4, !dbg !219
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0)) #5, !dbg !222
  %4 = load i64, i64* %2, align 8, !dbg !223
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #4, !dbg !224
  %5 = icmp sgt i64 %4, -2, !dbg !225
  %6 = zext i1 %5 to i32, !dbg !225
  call void @__midway_assume(i32 noundef %6) #5, !dbg !225
  ret i64 %4, !dbg !226
}

define dso_local i64 @timegm(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !227 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #4, !dbg !228
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0)) #5, !dbg !231
  %4 = load i64, i64* %2, align 8, !dbg !232
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #4, !dbg !233
  %5 = icmp sgt i64 %4, -2, !dbg !234
  %6 = zext i1 %5 to i32, !dbg !234
  call void @__midway_assume(i32 noundef %6) #5, !dbg !234
  ret i64 %4, !dbg !235
}

define dso_local i8* @asctime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !236 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i32 noundef 1) #5, !dbg !237
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !241
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 24), align 8, !dbg !242
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 25), align 1, !dbg !243
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), !dbg !244
}

define dso_local i8* @ctime(i64* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !245 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i32 noundef 1) #5, !dbg !246
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !249
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 24), align 8, !dbg !250
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 25), align 1, !dbg !251
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i64 0, i64 0), !dbg !252
}

define dso_local i8* @asctime_r(%struct.tm* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !253 {
  call void @__midway_check(i8* noundef %1, i64 noundef 25, i32 noundef 1) #5, !dbg !254
  call void @__midway_nondet(i8* noundef %1, i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !257
  %3 = getelementptr i8, i8* %1, i64 24, !dbg !258
  store i8 10, i8* %3, align 1, !dbg !258
  %4 = getelementptr i8, i8* %1, i64 25, !dbg !259
  store i8 0, i8* %4, align 1, !dbg !259
  ret i8* %1, !dbg !260
}

define dso_local i8* @ctime_r(i64* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !261 {
  call void @__midway_check(i8* noundef %1, i64 noundef 25, i32 noundef 1) #5, !dbg !262
  call void @__midway_nondet(i8* noundef %1, i64 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0)) #5, !dbg !265
  %3 = getelementptr i8, i8* %1, i64 24, !dbg !266
  store i8 10, i8* %3, align 1, !dbg !266
  %4 = getelementptr i8, i8* %1, i64 25, !dbg !267
  store i8 0, i8* %4, align 1, !dbg !267
  ret i8* %1, !dbg !268
}

define dso_local i64 @strftime(i8* noalias noundef %0, i64 noundef %1, i8* noalias noundef %2, %struct.tm* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !269 {
  %5 = alloca i64, align 8
  call void @__midway_check(i8* noundef %2, i64 noundef 1, i32 noundef 0) #5, !dbg !270
  br label %6, !dbg !273

6:
  %7 = phi i64 [ 0, %4 ], [ %11, %6 ], !dbg !276
  %8 = getelementptr i8, i8* %2, i64 %7, !dbg !273
  %9 = load i8, i8* %8, align 1, !dbg !273
  %10 = icmp eq i8 %9, 0, !dbg !273
  %11 = add i64 %7, 1, !dbg !277
  br i1 %10, label %12, label %6, !dbg !273, !llvm.loop !278

12:
  call void @__midway_touched(i8* noundef %2, i64 noundef %11, i32 noundef 0) #5, !dbg !281
  %13 = icmp eq i64 %1, 0, !dbg !282
  br i1 %13, label %22, label %14, !dbg !282

14:
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #5, !dbg !283
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #5, !dbg !285
  %15 = add i64 %1, -1, !dbg !286
  %16 = getelementptr i8, i8* %0, i64 %15, !dbg !286
  store i8 0, i8* %16, align 1, !dbg !286
  %17 = bitcast i64* %5 to i8*, !dbg !287
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %17) #4, !dbg !287
  call void @__midway_nondet(i8* noundef nonnull %17, i64 noundef 8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #5, !dbg !288
  %18 = load i64, i64* %5, align 8, !dbg !289
  %19 = icmp ult i64 %18, %1, !dbg !289
  %20 = zext i1 %19 to i32, !dbg !289
  call void @__midway_assume(i32 noundef %20) #5, !dbg !289
  %21 = load i64, i64* %5, align 8, !dbg !290
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %17) #4, !dbg !291
  br label %22

22:
  %23 = phi i64 [ %21, %14 ], [ 0, %12 ], !dbg !292
  ret i64 %23, !dbg !291
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i8* @strptime(i8* noalias noundef %0, i8* noalias nocapture noundef readnone %1, %struct.tm* noalias noundef %2) local_unnamed_addr #0 !dbg !293 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #5, !dbg !294
  br label %4, !dbg !296

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !298
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !296
  %7 = load i8, i8* %6, align 1, !dbg !296
  %8 = icmp eq i8 %7, 0, !dbg !296
  %9 = add i64 %5, 1, !dbg !299
  br i1 %8, label %10, label %4, !dbg !296, !llvm.loop !300

10:
  %11 = getelementptr i8, i8* %0, i64 %5, !dbg !296
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #5, !dbg !301
  %12 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %2) #6, !dbg !302
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i64 0, i64 0)) #5, !dbg !303
  %14 = icmp eq i32 %13, 0, !dbg !303
  %15 = select i1 %14, i8* null, i8* %11, !dbg !303
  ret i8* %15, !dbg !303
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @tzset() local_unnamed_addr #3 !dbg !304 {
  ret void, !dbg !305
}

define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #0 !dbg !306 {
  %2 = icmp eq i32 %0, 0, !dbg !307
  br i1 %2, label %4, label %3, !dbg !307

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !308
  br label %4, !dbg !311

4:
  ret i32 0, !dbg !312
}

define dso_local i32 @ualarm(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !313 {
  %3 = icmp eq i32 %0, 0, !dbg !314
  br i1 %3, label %5, label %4, !dbg !314

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !316
  br label %5, !dbg !318

5:
  ret i32 0, !dbg !319
}

define dso_local i32 @setitimer(i32 noundef %0, %struct.itimerval* noalias nocapture noundef readnone %1, %struct.itimerval* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !320 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.9, i64 0, i64 0)) #5, !dbg !321
  ret i32 0, !dbg !323
}

define dso_local i32 @getitimer(i32 noundef %0, %struct.itimerval* noundef %1) local_unnamed_addr #0 !dbg !324 {
  %3 = bitcast %struct.itimerval* %1 to i8*, !dbg !325
  call void @__midway_check(i8* noundef %3, i64 noundef 32, i32 noundef 1) #5, !dbg !326
  call void @__midway_nondet(i8* noundef %3, i64 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i64 0, i64 0)) #5, !dbg !328
  ret i32 0, !dbg !329
}

define dso_local i32 @utimensat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.timespec* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 !dbg !330 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #4, !dbg !331
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #4, !dbg !331
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0)) #5, !dbg !335
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)) #5, !dbg !336
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !337
  %8 = bitcast i8* %7 to i32*, !dbg !339
  %9 = load i8, i8* %6, align 1, !dbg !339
  %10 = and i8 %9, 127, !dbg !339
  %11 = add nuw i8 %10, 1, !dbg !339
  %12 = load i8, i8* %5, align 1, !dbg !340
  %13 = and i8 %12, 1, !dbg !340
  %14 = icmp eq i8 %13, 0, !dbg !340
  br i1 %14, label %21, label %15, !dbg !340

15:
  %16 = icmp eq i8 %11, 4, !dbg !341
  %17 = icmp eq i8 %11, 11, !dbg !341
  %18 = or i1 %16, %17, !dbg !341
  %19 = zext i8 %11 to i32, !dbg !339
  %20 = select i1 %18, i32 5, i32 %19, !dbg !341
  br label %23, !dbg !340

21:
  %22 = load i32, i32* %8, align 4, !dbg !340
  br label %23, !dbg !340

23:
  %24 = phi i32 [ %20, %15 ], [ %22, %21 ], !dbg !340
  store i32 %24, i32* %8, align 4, !dbg !340
  %25 = sub nsw i8 0, %13, !dbg !342
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #4, !dbg !343
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #4, !dbg !343
  %26 = sext i8 %25 to i32, !dbg !344
  ret i32 %26, !dbg !344
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

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
!8 = distinct !DISubprogram(name: "time", scope: !1, file: !1, line: 13, type: !9, scopeLine: 14, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 58, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "any_long", scope: !13, file: !13, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "seconds", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = distinct !DILocation(line: 15, scope: !8)
!17 = !DILocation(line: 59, scope: !12, inlinedAt: !14)
!18 = !DILocation(line: 60, scope: !12, inlinedAt: !14)
!19 = !DILocation(line: 61, scope: !12, inlinedAt: !14)
!20 = !DILocation(line: 11, scope: !15, inlinedAt: !16)
!21 = !DILocation(line: 16, scope: !8)
!22 = !DILocation(line: 17, scope: !8)
!23 = !DILocation(line: 18, scope: !8)
!24 = !DILocation(line: 19, scope: !8)
!25 = !DILocation(line: 20, scope: !8)
!26 = distinct !DISubprogram(name: "gettimeofday", scope: !1, file: !1, line: 23, type: !9, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!27 = !DILocation(line: 25, scope: !26)
!28 = !DILocation(line: 58, scope: !12, inlinedAt: !29)
!29 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !30)
!30 = distinct !DILocation(line: 26, scope: !26)
!31 = !DILocation(line: 59, scope: !12, inlinedAt: !29)
!32 = !DILocation(line: 60, scope: !12, inlinedAt: !29)
!33 = !DILocation(line: 61, scope: !12, inlinedAt: !29)
!34 = !DILocation(line: 11, scope: !15, inlinedAt: !30)
!35 = !DILocation(line: 26, scope: !26)
!36 = !DILocation(line: 58, scope: !12, inlinedAt: !37)
!37 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "any_between", scope: !13, file: !13, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!39 = distinct !DILocation(line: 27, scope: !26)
!40 = !DILocation(line: 59, scope: !12, inlinedAt: !37)
!41 = !DILocation(line: 60, scope: !12, inlinedAt: !37)
!42 = !DILocation(line: 61, scope: !12, inlinedAt: !37)
!43 = !DILocation(line: 70, scope: !38, inlinedAt: !39)
!44 = !DILocation(line: 27, scope: !26)
!45 = !DILocation(line: 28, scope: !26)
!46 = distinct !DISubprogram(name: "clock_gettime", scope: !1, file: !1, line: 31, type: !9, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!47 = !DILocation(line: 33, scope: !46)
!48 = !DILocation(line: 58, scope: !12, inlinedAt: !49)
!49 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !50)
!50 = distinct !DILocation(line: 34, scope: !46)
!51 = !DILocation(line: 59, scope: !12, inlinedAt: !49)
!52 = !DILocation(line: 60, scope: !12, inlinedAt: !49)
!53 = !DILocation(line: 61, scope: !12, inlinedAt: !49)
!54 = !DILocation(line: 11, scope: !15, inlinedAt: !50)
!55 = !DILocation(line: 34, scope: !46)
!56 = !DILocation(line: 58, scope: !12, inlinedAt: !57)
!57 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !58)
!58 = distinct !DILocation(line: 35, scope: !46)
!59 = !DILocation(line: 59, scope: !12, inlinedAt: !57)
!60 = !DILocation(line: 60, scope: !12, inlinedAt: !57)
!61 = !DILocation(line: 61, scope: !12, inlinedAt: !57)
!62 = !DILocation(line: 70, scope: !38, inlinedAt: !58)
!63 = !DILocation(line: 35, scope: !46)
!64 = !DILocation(line: 36, scope: !46)
!65 = distinct !DISubprogram(name: "timespec_get", scope: !1, file: !1, line: 39, type: !9, scopeLine: 40, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = !DILocation(line: 33, scope: !46, inlinedAt: !67)
!67 = distinct !DILocation(line: 41, scope: !65)
!68 = !DILocation(line: 58, scope: !12, inlinedAt: !69)
!69 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !70)
!70 = distinct !DILocation(line: 34, scope: !46, inlinedAt: !67)
!71 = !DILocation(line: 59, scope: !12, inlinedAt: !69)
!72 = !DILocation(line: 60, scope: !12, inlinedAt: !69)
!73 = !DILocation(line: 61, scope: !12, inlinedAt: !69)
!74 = !DILocation(line: 11, scope: !15, inlinedAt: !70)
!75 = !DILocation(line: 34, scope: !46, inlinedAt: !67)
!76 = !DILocation(line: 58, scope: !12, inlinedAt: !77)
!77 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !78)
!78 = distinct !DILocation(line: 35, scope: !46, inlinedAt: !67)
!79 = !DILocation(line: 59, scope: !12, inlinedAt: !77)
!80 = !DILocation(line: 60, scope: !12, inlinedAt: !77)
!81 = !DILocation(line: 61, scope: !12, inlinedAt: !77)
!82 = !DILocation(line: 70, scope: !38, inlinedAt: !78)
!83 = !DILocation(line: 35, scope: !46, inlinedAt: !67)
!84 = !DILocation(line: 42, scope: !65)
!85 = distinct !DISubprogram(name: "clock_getres", scope: !1, file: !1, line: 45, type: !9, scopeLine: 46, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = !DILocation(line: 47, scope: !85)
!87 = !DILocation(line: 48, scope: !85)
!88 = !DILocation(line: 49, scope: !85)
!89 = !DILocation(line: 50, scope: !85)
!90 = !DILocation(line: 51, scope: !85)
!91 = !DILocation(line: 52, scope: !85)
!92 = distinct !DISubprogram(name: "clock", scope: !1, file: !1, line: 55, type: !9, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!93 = !DILocation(line: 58, scope: !12, inlinedAt: !94)
!94 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !95)
!95 = distinct !DILocation(line: 55, scope: !92)
!96 = !DILocation(line: 59, scope: !12, inlinedAt: !94)
!97 = !DILocation(line: 60, scope: !12, inlinedAt: !94)
!98 = !DILocation(line: 61, scope: !12, inlinedAt: !94)
!99 = !DILocation(line: 11, scope: !15, inlinedAt: !95)
!100 = !DILocation(line: 55, scope: !92)
!101 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 57, type: !9, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = !DILocation(line: 59, scope: !101)
!103 = !DILocation(line: 105, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "fill", scope: !13, file: !13, line: 103, type: !9, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!105 = distinct !DILocation(line: 59, scope: !101)
!106 = !DILocation(line: 106, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 58, scope: !12, inlinedAt: !108)
!108 = distinct !DILocation(line: 11, scope: !15, inlinedAt: !109)
!109 = distinct !DILocation(line: 60, scope: !101)
!110 = !DILocation(line: 59, scope: !12, inlinedAt: !108)
!111 = !DILocation(line: 60, scope: !12, inlinedAt: !108)
!112 = !DILocation(line: 61, scope: !12, inlinedAt: !108)
!113 = !DILocation(line: 11, scope: !15, inlinedAt: !109)
!114 = !DILocation(line: 60, scope: !101)
!115 = distinct !DISubprogram(name: "difftime", scope: !1, file: !1, line: 63, type: !9, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = !DILocation(line: 63, scope: !115)
!117 = distinct !DISubprogram(name: "settimeofday", scope: !1, file: !1, line: 64, type: !9, scopeLine: 64, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = !DILocation(line: 39, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "area", scope: !13, file: !13, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = distinct !DILocation(line: 44, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "fail", scope: !13, file: !13, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = distinct !DILocation(line: 64, scope: !117)
!123 = !DILocation(line: 44, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 64, scope: !117)
!125 = distinct !DISubprogram(name: "clock_settime", scope: !1, file: !1, line: 65, type: !9, scopeLine: 65, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = !DILocation(line: 39, scope: !119, inlinedAt: !127)
!127 = distinct !DILocation(line: 44, scope: !121, inlinedAt: !128)
!128 = distinct !DILocation(line: 65, scope: !125)
!129 = !DILocation(line: 44, scope: !121, inlinedAt: !128)
!130 = !DILocation(line: 65, scope: !125)
!131 = distinct !DISubprogram(name: "sleep", scope: !1, file: !1, line: 69, type: !9, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!132 = !DILocation(line: 71, scope: !131)
!133 = !DILocation(line: 72, scope: !131)
!134 = distinct !DISubprogram(name: "usleep", scope: !1, file: !1, line: 75, type: !9, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!135 = !DILocation(line: 77, scope: !134)
!136 = !DILocation(line: 78, scope: !134)
!137 = distinct !DISubprogram(name: "nanosleep", scope: !1, file: !1, line: 81, type: !9, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!138 = !DILocation(line: 83, scope: !137)
!139 = !DILocation(line: 84, scope: !137)
!140 = !DILocation(line: 85, scope: !137)
!141 = distinct !DISubprogram(name: "clock_nanosleep", scope: !1, file: !1, line: 88, type: !9, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!142 = !DILocation(line: 83, scope: !137, inlinedAt: !143)
!143 = distinct !DILocation(line: 90, scope: !141)
!144 = !DILocation(line: 84, scope: !137, inlinedAt: !143)
!145 = !DILocation(line: 90, scope: !141)
!146 = distinct !DISubprogram(name: "localtime_r", scope: !1, file: !1, line: 110, type: !9, scopeLine: 110, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!147 = !DILocation(line: 110, scope: !146)
!148 = distinct !DISubprogram(name: "any_tm", scope: !1, file: !1, line: 95, type: !9, scopeLine: 96, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = !DILocation(line: 97, scope: !148)
!150 = !DILocation(line: 58, scope: !12, inlinedAt: !151)
!151 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !152)
!152 = distinct !DILocation(line: 99, scope: !148)
!153 = !DILocation(line: 59, scope: !12, inlinedAt: !151)
!154 = !DILocation(line: 60, scope: !12, inlinedAt: !151)
!155 = !DILocation(line: 61, scope: !12, inlinedAt: !151)
!156 = !DILocation(line: 70, scope: !38, inlinedAt: !152)
!157 = !DILocation(line: 99, scope: !148)
!158 = !DILocation(line: 58, scope: !12, inlinedAt: !159)
!159 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !160)
!160 = distinct !DILocation(line: 99, scope: !148)
!161 = !DILocation(line: 59, scope: !12, inlinedAt: !159)
!162 = !DILocation(line: 60, scope: !12, inlinedAt: !159)
!163 = !DILocation(line: 61, scope: !12, inlinedAt: !159)
!164 = !DILocation(line: 70, scope: !38, inlinedAt: !160)
!165 = !DILocation(line: 58, scope: !12, inlinedAt: !166)
!166 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !167)
!167 = distinct !DILocation(line: 100, scope: !148)
!168 = !DILocation(line: 59, scope: !12, inlinedAt: !166)
!169 = !DILocation(line: 60, scope: !12, inlinedAt: !166)
!170 = !DILocation(line: 61, scope: !12, inlinedAt: !166)
!171 = !DILocation(line: 70, scope: !38, inlinedAt: !167)
!172 = !DILocation(line: 100, scope: !148)
!173 = !DILocation(line: 58, scope: !12, inlinedAt: !174)
!174 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !175)
!175 = distinct !DILocation(line: 100, scope: !148)
!176 = !DILocation(line: 59, scope: !12, inlinedAt: !174)
!177 = !DILocation(line: 60, scope: !12, inlinedAt: !174)
!178 = !DILocation(line: 61, scope: !12, inlinedAt: !174)
!179 = !DILocation(line: 70, scope: !38, inlinedAt: !175)
!180 = !DILocation(line: 58, scope: !12, inlinedAt: !181)
!181 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !182)
!182 = distinct !DILocation(line: 101, scope: !148)
!183 = !DILocation(line: 59, scope: !12, inlinedAt: !181)
!184 = !DILocation(line: 60, scope: !12, inlinedAt: !181)
!185 = !DILocation(line: 61, scope: !12, inlinedAt: !181)
!186 = !DILocation(line: 70, scope: !38, inlinedAt: !182)
!187 = !DILocation(line: 101, scope: !148)
!188 = !DILocation(line: 58, scope: !12, inlinedAt: !189)
!189 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !190)
!190 = distinct !DILocation(line: 101, scope: !148)
!191 = !DILocation(line: 59, scope: !12, inlinedAt: !189)
!192 = !DILocation(line: 60, scope: !12, inlinedAt: !189)
!193 = !DILocation(line: 61, scope: !12, inlinedAt: !189)
!194 = !DILocation(line: 70, scope: !38, inlinedAt: !190)
!195 = !DILocation(line: 58, scope: !12, inlinedAt: !196)
!196 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !197)
!197 = distinct !DILocation(line: 102, scope: !148)
!198 = !DILocation(line: 59, scope: !12, inlinedAt: !196)
!199 = !DILocation(line: 60, scope: !12, inlinedAt: !196)
!200 = !DILocation(line: 61, scope: !12, inlinedAt: !196)
!201 = !DILocation(line: 70, scope: !38, inlinedAt: !197)
!202 = !DILocation(line: 102, scope: !148)
!203 = !DILocation(line: 58, scope: !12, inlinedAt: !204)
!204 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !205)
!205 = distinct !DILocation(line: 102, scope: !148)
!206 = !DILocation(line: 59, scope: !12, inlinedAt: !204)
!207 = !DILocation(line: 60, scope: !12, inlinedAt: !204)
!208 = !DILocation(line: 61, scope: !12, inlinedAt: !204)
!209 = !DILocation(line: 70, scope: !38, inlinedAt: !205)
!210 = !DILocation(line: 98, scope: !148)
!211 = !DILocation(line: 105, scope: !148)
!212 = distinct !DISubprogram(name: "gmtime_r", scope: !1, file: !1, line: 111, type: !9, scopeLine: 111, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!213 = !DILocation(line: 111, scope: !212)
!214 = distinct !DISubprogram(name: "localtime", scope: !1, file: !1, line: 112, type: !9, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!215 = !DILocation(line: 112, scope: !214)
!216 = distinct !DISubprogram(name: "gmtime", scope: !1, file: !1, line: 113, type: !9, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!217 = !DILocation(line: 113, scope: !216)
!218 = distinct !DISubprogram(name: "mktime", scope: !1, file: !1, line: 114, type: !9, scopeLine: 114, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = !DILocation(line: 58, scope: !12, inlinedAt: !220)
!220 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !221)
!221 = distinct !DILocation(line: 114, scope: !218)
!222 = !DILocation(line: 59, scope: !12, inlinedAt: !220)
!223 = !DILocation(line: 60, scope: !12, inlinedAt: !220)
!224 = !DILocation(line: 61, scope: !12, inlinedAt: !220)
!225 = !DILocation(line: 70, scope: !38, inlinedAt: !221)
!226 = !DILocation(line: 114, scope: !218)
!227 = distinct !DISubprogram(name: "timegm", scope: !1, file: !1, line: 115, type: !9, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!228 = !DILocation(line: 58, scope: !12, inlinedAt: !229)
!229 = distinct !DILocation(line: 69, scope: !38, inlinedAt: !230)
!230 = distinct !DILocation(line: 115, scope: !227)
!231 = !DILocation(line: 59, scope: !12, inlinedAt: !229)
!232 = !DILocation(line: 60, scope: !12, inlinedAt: !229)
!233 = !DILocation(line: 61, scope: !12, inlinedAt: !229)
!234 = !DILocation(line: 70, scope: !38, inlinedAt: !230)
!235 = !DILocation(line: 115, scope: !227)
!236 = distinct !DISubprogram(name: "asctime", scope: !1, file: !1, line: 127, type: !9, scopeLine: 127, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = !DILocation(line: 105, scope: !104, inlinedAt: !238)
!238 = distinct !DILocation(line: 121, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 119, type: !9, scopeLine: 120, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!240 = distinct !DILocation(line: 127, scope: !236)
!241 = !DILocation(line: 106, scope: !104, inlinedAt: !238)
!242 = !DILocation(line: 122, scope: !239, inlinedAt: !240)
!243 = !DILocation(line: 123, scope: !239, inlinedAt: !240)
!244 = !DILocation(line: 127, scope: !236)
!245 = distinct !DISubprogram(name: "ctime", scope: !1, file: !1, line: 128, type: !9, scopeLine: 128, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!246 = !DILocation(line: 105, scope: !104, inlinedAt: !247)
!247 = distinct !DILocation(line: 121, scope: !239, inlinedAt: !248)
!248 = distinct !DILocation(line: 128, scope: !245)
!249 = !DILocation(line: 106, scope: !104, inlinedAt: !247)
!250 = !DILocation(line: 122, scope: !239, inlinedAt: !248)
!251 = !DILocation(line: 123, scope: !239, inlinedAt: !248)
!252 = !DILocation(line: 128, scope: !245)
!253 = distinct !DISubprogram(name: "asctime_r", scope: !1, file: !1, line: 129, type: !9, scopeLine: 129, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!254 = !DILocation(line: 105, scope: !104, inlinedAt: !255)
!255 = distinct !DILocation(line: 121, scope: !239, inlinedAt: !256)
!256 = distinct !DILocation(line: 129, scope: !253)
!257 = !DILocation(line: 106, scope: !104, inlinedAt: !255)
!258 = !DILocation(line: 122, scope: !239, inlinedAt: !256)
!259 = !DILocation(line: 123, scope: !239, inlinedAt: !256)
!260 = !DILocation(line: 129, scope: !253)
!261 = distinct !DISubprogram(name: "ctime_r", scope: !1, file: !1, line: 130, type: !9, scopeLine: 130, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!262 = !DILocation(line: 105, scope: !104, inlinedAt: !263)
!263 = distinct !DILocation(line: 121, scope: !239, inlinedAt: !264)
!264 = distinct !DILocation(line: 130, scope: !261)
!265 = !DILocation(line: 106, scope: !104, inlinedAt: !263)
!266 = !DILocation(line: 122, scope: !239, inlinedAt: !264)
!267 = !DILocation(line: 123, scope: !239, inlinedAt: !264)
!268 = !DILocation(line: 130, scope: !261)
!269 = distinct !DISubprogram(name: "strftime", scope: !1, file: !1, line: 132, type: !9, scopeLine: 133, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!270 = !DILocation(line: 96, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "read_string", scope: !13, file: !13, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!272 = distinct !DILocation(line: 134, scope: !269)
!273 = !DILocation(line: 88, scope: !274, inlinedAt: !275)
!274 = distinct !DISubprogram(name: "length", scope: !13, file: !13, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!275 = distinct !DILocation(line: 97, scope: !271, inlinedAt: !272)
!276 = !DILocation(line: 0, scope: !274, inlinedAt: !275)
!277 = !DILocation(line: 89, scope: !274, inlinedAt: !275)
!278 = distinct !{!278, !273, !277, !279, !280}
!279 = !{!"llvm.loop.mustprogress"}
!280 = !{!"llvm.loop.unroll.disable"}
!281 = !DILocation(line: 98, scope: !271, inlinedAt: !272)
!282 = !DILocation(line: 135, scope: !269)
!283 = !DILocation(line: 105, scope: !104, inlinedAt: !284)
!284 = distinct !DILocation(line: 137, scope: !269)
!285 = !DILocation(line: 106, scope: !104, inlinedAt: !284)
!286 = !DILocation(line: 138, scope: !269)
!287 = !DILocation(line: 139, scope: !269)
!288 = !DILocation(line: 140, scope: !269)
!289 = !DILocation(line: 141, scope: !269)
!290 = !DILocation(line: 142, scope: !269)
!291 = !DILocation(line: 143, scope: !269)
!292 = !DILocation(line: 0, scope: !269)
!293 = distinct !DISubprogram(name: "strptime", scope: !1, file: !1, line: 145, type: !9, scopeLine: 146, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!294 = !DILocation(line: 96, scope: !271, inlinedAt: !295)
!295 = distinct !DILocation(line: 147, scope: !293)
!296 = !DILocation(line: 88, scope: !274, inlinedAt: !297)
!297 = distinct !DILocation(line: 97, scope: !271, inlinedAt: !295)
!298 = !DILocation(line: 0, scope: !274, inlinedAt: !297)
!299 = !DILocation(line: 89, scope: !274, inlinedAt: !297)
!300 = distinct !{!300, !296, !299, !279, !280}
!301 = !DILocation(line: 98, scope: !271, inlinedAt: !295)
!302 = !DILocation(line: 148, scope: !293)
!303 = !DILocation(line: 149, scope: !293)
!304 = distinct !DISubprogram(name: "tzset", scope: !1, file: !1, line: 152, type: !9, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!305 = !DILocation(line: 152, scope: !304)
!306 = distinct !DISubprogram(name: "alarm", scope: !1, file: !1, line: 161, type: !9, scopeLine: 162, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!307 = !DILocation(line: 163, scope: !306)
!308 = !DILocation(line: 159, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "undelivered", scope: !1, file: !1, line: 159, type: !9, scopeLine: 159, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!310 = distinct !DILocation(line: 164, scope: !306)
!311 = !DILocation(line: 164, scope: !306)
!312 = !DILocation(line: 165, scope: !306)
!313 = distinct !DISubprogram(name: "ualarm", scope: !1, file: !1, line: 168, type: !9, scopeLine: 168, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!314 = !DILocation(line: 163, scope: !306, inlinedAt: !315)
!315 = distinct !DILocation(line: 168, scope: !313)
!316 = !DILocation(line: 159, scope: !309, inlinedAt: !317)
!317 = distinct !DILocation(line: 164, scope: !306, inlinedAt: !315)
!318 = !DILocation(line: 164, scope: !306, inlinedAt: !315)
!319 = !DILocation(line: 168, scope: !313)
!320 = distinct !DISubprogram(name: "setitimer", scope: !1, file: !1, line: 170, type: !9, scopeLine: 171, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!321 = !DILocation(line: 159, scope: !309, inlinedAt: !322)
!322 = distinct !DILocation(line: 172, scope: !320)
!323 = !DILocation(line: 173, scope: !320)
!324 = distinct !DISubprogram(name: "getitimer", scope: !1, file: !1, line: 176, type: !9, scopeLine: 177, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!325 = !DILocation(line: 178, scope: !324)
!326 = !DILocation(line: 105, scope: !104, inlinedAt: !327)
!327 = distinct !DILocation(line: 178, scope: !324)
!328 = !DILocation(line: 106, scope: !104, inlinedAt: !327)
!329 = !DILocation(line: 179, scope: !324)
!330 = distinct !DISubprogram(name: "utimensat", scope: !1, file: !1, line: 182, type: !9, scopeLine: 182, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = !DILocation(line: 10, scope: !332, inlinedAt: !334)
!332 = distinct !DISubprogram(name: "outcome", scope: !333, file: !333, line: 8, type: !9, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!333 = !DIFile(filename: "c/environment.h", directory: ".")
!334 = distinct !DILocation(line: 182, scope: !330)
!335 = !DILocation(line: 11, scope: !332, inlinedAt: !334)
!336 = !DILocation(line: 12, scope: !332, inlinedAt: !334)
!337 = !DILocation(line: 39, scope: !119, inlinedAt: !338)
!338 = distinct !DILocation(line: 13, scope: !332, inlinedAt: !334)
!339 = !DILocation(line: 13, scope: !332, inlinedAt: !334)
!340 = !DILocation(line: 15, scope: !332, inlinedAt: !334)
!341 = !DILocation(line: 14, scope: !332, inlinedAt: !334)
!342 = !DILocation(line: 16, scope: !332, inlinedAt: !334)
!343 = !DILocation(line: 17, scope: !332, inlinedAt: !334)
!344 = !DILocation(line: 182, scope: !330)
