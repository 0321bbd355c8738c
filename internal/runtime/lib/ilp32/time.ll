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
@.str.23 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

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
  %4 = alloca i32, align 4
  %5 = bitcast %struct.timeval* %0 to i8*, !dbg !28
  call void @__midway_check(i8* noundef %5, i32 noundef 8, i32 noundef 1) #5, !dbg !28
  %6 = bitcast i32* %3 to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #4, !dbg !29
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !32
  %7 = load i32, i32* %3, align 4, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #4, !dbg !34
  %8 = and i32 %7, 2147483647, !dbg !35
  %9 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i32 0, i32 0, !dbg !36
  store i32 %8, i32* %9, align 4, !dbg !36
  %10 = bitcast i32* %4 to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #4, !dbg !37
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #5, !dbg !41
  %11 = load i32, i32* %4, align 4, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #4, !dbg !43
  %12 = icmp ult i32 %11, 1000000, !dbg !44
  %13 = zext i1 %12 to i32, !dbg !44
  call void @__midway_assume(i32 noundef %13) #5, !dbg !44
  %14 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i32 0, i32 1, !dbg !45
  store i32 %11, i32* %14, align 4, !dbg !45
  ret i32 0, !dbg !46
}

define dso_local i32 @clock_gettime(i32 %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !47 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = bitcast %struct.timespec* %1 to i8*, !dbg !48
  call void @__midway_check(i8* noundef %5, i32 noundef 8, i32 noundef 1) #5, !dbg !48
  %6 = bitcast i32* %3 to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #4, !dbg !49
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !52
  %7 = load i32, i32* %3, align 4, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #4, !dbg !54
  %8 = and i32 %7, 2147483647, !dbg !55
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 0, !dbg !56
  store i32 %8, i32* %9, align 4, !dbg !56
  %10 = bitcast i32* %4 to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #4, !dbg !57
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0)) #5, !dbg !60
  %11 = load i32, i32* %4, align 4, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #4, !dbg !62
  %12 = icmp ult i32 %11, 1000000000, !dbg !63
  %13 = zext i1 %12 to i32, !dbg !63
  call void @__midway_assume(i32 noundef %13) #5, !dbg !63
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 1, !dbg !64
  store i32 %11, i32* %14, align 4, !dbg !64
  ret i32 0, !dbg !65
}

define dso_local i32 @timespec_get(%struct.timespec* noundef %0, i32 noundef returned %1) local_unnamed_addr #0 !dbg !66 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = bitcast %struct.timespec* %0 to i8*, !dbg !67
  call void @__midway_check(i8* noundef %5, i32 noundef 8, i32 noundef 1) #5, !dbg !67
  %6 = bitcast i32* %3 to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #4, !dbg !69
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !72
  %7 = load i32, i32* %3, align 4, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #4, !dbg !74
  %8 = and i32 %7, 2147483647, !dbg !75
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 0, !dbg !76
  store i32 %8, i32* %9, align 4, !dbg !76
  %10 = bitcast i32* %4 to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #4, !dbg !77
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0)) #5, !dbg !80
  %11 = load i32, i32* %4, align 4, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #4, !dbg !82
  %12 = icmp ult i32 %11, 1000000000, !dbg !83
  %13 = zext i1 %12 to i32, !dbg !83
  call void @__midway_assume(i32 noundef %13) #5, !dbg !83
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 1, !dbg !84
  store i32 %11, i32* %14, align 4, !dbg !84
  ret i32 %1, !dbg !85
}

define dso_local i32 @clock_getres(i32 noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #0 !dbg !86 {
  %3 = icmp eq %struct.timespec* %1, null, !dbg !87
  br i1 %3, label %8, label %4, !dbg !87

4:
  %5 = bitcast %struct.timespec* %1 to i8*, !dbg !88
  call void @__midway_check(i8* noundef nonnull %5, i32 noundef 8, i32 noundef 1) #5, !dbg !88
  %6 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 0, !dbg !89
  store i32 0, i32* %6, align 4, !dbg !89
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 1, !dbg !90
  store i32 1, i32* %7, align 4, !dbg !90
  br label %8, !dbg !91

8:
  ret i32 0, !dbg !92
}

define dso_local i32 @clock() local_unnamed_addr #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #4, !dbg !94
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !97
  %3 = load i32, i32* %1, align 4, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #4, !dbg !99
  %4 = and i32 %3, 2147483647, !dbg !100
  ret i32 %4, !dbg !101
}

define dso_local i32 @times(%struct.tms* noundef %0) local_unnamed_addr #0 !dbg !102 {
  %2 = alloca i32, align 4
  %3 = bitcast %struct.tms* %0 to i8*, !dbg !103
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #5, !dbg !104
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #5, !dbg !107
  %4 = bitcast i32* %2 to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #4, !dbg !108
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #5, !dbg !111
  %5 = load i32, i32* %2, align 4, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #4, !dbg !113
  %6 = and i32 %5, 2147483647, !dbg !114
  ret i32 %6, !dbg !115
}

define dso_local double @difftime(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !116 {
  %3 = sub i32 %0, %1, !dbg !117
  %4 = sitofp i32 %3 to double, !dbg !117
  ret double %4, !dbg !117
}

define dso_local i32 @settimeofday(%struct.timeval* nocapture noundef readnone %0, %struct.timezone* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !118 {
  %3 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !119
  %4 = bitcast i8* %3 to i32*, !dbg !124
  store i32 1, i32* %4, align 4, !dbg !124
  ret i32 -1, !dbg !125
}

define dso_local i32 @clock_settime(i32 noundef %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !126 {
  %3 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !127
  %4 = bitcast i8* %3 to i32*, !dbg !130
  store i32 1, i32* %4, align 4, !dbg !130
  ret i32 -1, !dbg !131
}

define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #0 !dbg !132 {
  call void @__mw_cancellation_point() #5, !dbg !133
  ret i32 0, !dbg !134
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #0 !dbg !135 {
  call void @__mw_cancellation_point() #5, !dbg !136
  ret i32 0, !dbg !137
}

define dso_local i32 @nanosleep(%struct.timespec* noundef %0, %struct.timespec* nocapture readnone %1) local_unnamed_addr #0 !dbg !138 {
  %3 = bitcast %struct.timespec* %0 to i8*, !dbg !139
  call void @__midway_check(i8* noundef %3, i32 noundef 8, i32 noundef 0) #5, !dbg !139
  call void @__mw_cancellation_point() #5, !dbg !140
  ret i32 0, !dbg !141
}

define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, %struct.timespec* noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !142 {
  %5 = bitcast %struct.timespec* %2 to i8*, !dbg !143
  call void @__midway_check(i8* noundef %5, i32 noundef 8, i32 noundef 0) #5, !dbg !143
  call void @__mw_cancellation_point() #5, !dbg !145
  ret i32 0, !dbg !146
}

define dso_local %struct.tm* @localtime_r(i32* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !147 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !148
  ret %struct.tm* %1, !dbg !148
}

define internal fastcc %struct.tm* @any_tm(%struct.tm* noundef returned %0) unnamed_addr #0 !dbg !149 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = bitcast %struct.tm* %0 to i8*, !dbg !150
  call void @__midway_check(i8* noundef %10, i32 noundef 44, i32 noundef 1) #5, !dbg !150
  %11 = bitcast i32* %9 to i8*, !dbg !151
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11) #4, !dbg !151
  call void @__midway_nondet(i8* noundef nonnull %11, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0)) #5, !dbg !154
  %12 = load i32, i32* %9, align 4, !dbg !155
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11) #4, !dbg !156
  %13 = icmp ult i32 %12, 61, !dbg !157
  %14 = zext i1 %13 to i32, !dbg !157
  call void @__midway_assume(i32 noundef %14) #5, !dbg !157
  %15 = bitcast i32* %8 to i8*, !dbg !158
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %15) #4, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %15, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0)) #5, !dbg !161
  %16 = load i32, i32* %8, align 4, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15) #4, !dbg !163
  %17 = icmp ult i32 %16, 60, !dbg !164
  %18 = zext i1 %17 to i32, !dbg !164
  call void @__midway_assume(i32 noundef %18) #5, !dbg !164
  %19 = bitcast i32* %7 to i8*, !dbg !165
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %19) #4, !dbg !165
  call void @__midway_nondet(i8* noundef nonnull %19, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i32 0, i32 0)) #5, !dbg !168
  %20 = load i32, i32* %7, align 4, !dbg !169
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %19) #4, !dbg !170
  %21 = icmp ult i32 %20, 24, !dbg !171
  %22 = zext i1 %21 to i32, !dbg !171
  call void @__midway_assume(i32 noundef %22) #5, !dbg !171
  %23 = bitcast i32* %6 to i8*, !dbg !172
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %23) #4, !dbg !172
  call void @__midway_nondet(i8* noundef nonnull %23, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #5, !dbg !175
  %24 = load i32, i32* %6, align 4, !dbg !176
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %23) #4, !dbg !177
  %25 = add i32 %24, -1, !dbg !178
  %26 = icmp ult i32 %25, 31, !dbg !178
  %27 = zext i1 %26 to i32, !dbg !178
  call void @__midway_assume(i32 noundef %27) #5, !dbg !178
  %28 = bitcast i32* %5 to i8*, !dbg !179
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %28) #4, !dbg !179
  call void @__midway_nondet(i8* noundef nonnull %28, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0)) #5, !dbg !182
  %29 = load i32, i32* %5, align 4, !dbg !183
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #4, !dbg !184
  %30 = icmp ult i32 %29, 12, !dbg !185
  %31 = zext i1 %30 to i32, !dbg !185
  call void @__midway_assume(i32 noundef %31) #5, !dbg !185
  %32 = bitcast i32* %4 to i8*, !dbg !186
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %32) #4, !dbg !186
  call void @__midway_nondet(i8* noundef nonnull %32, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i32 0, i32 0)) #5, !dbg !189
  %33 = load i32, i32* %4, align 4, !dbg !190
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %32) #4, !dbg !191
  %34 = add i32 %33, -70, !dbg !192
  %35 = icmp ult i32 %34, 931, !dbg !192
  %36 = zext i1 %35 to i32, !dbg !192
  call void @__midway_assume(i32 noundef %36) #5, !dbg !192
  %37 = bitcast i32* %3 to i8*, !dbg !193
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %37) #4, !dbg !193
  call void @__midway_nondet(i8* noundef nonnull %37, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i32 0, i32 0)) #5, !dbg !196
  %38 = load i32, i32* %3, align 4, !dbg !197
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %37) #4, !dbg !198
  %39 = icmp ult i32 %38, 7, !dbg !199
  %40 = zext i1 %39 to i32, !dbg !199
  call void @__midway_assume(i32 noundef %40) #5, !dbg !199
  %41 = bitcast i32* %2 to i8*, !dbg !200
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %41) #4, !dbg !200
  call void @__midway_nondet(i8* noundef nonnull %41, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i32 0, i32 0)) #5, !dbg !203
  %42 = load i32, i32* %2, align 4, !dbg !204
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %41) #4, !dbg !205
  %43 = icmp ult i32 %42, 366, !dbg !206
  %44 = zext i1 %43 to i32, !dbg !206
  call void @__midway_assume(i32 noundef %44) #5, !dbg !206
  %45 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 0, !dbg !207
  store i32 %12, i32* %45, align 4, !dbg !207
  %46 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 1, !dbg !207
  store i32 %16, i32* %46, align 4, !dbg !207
  %47 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 2, !dbg !207
  store i32 %20, i32* %47, align 4, !dbg !207
  %48 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 3, !dbg !207
  store i32 %24, i32* %48, align 4, !dbg !207
  %49 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 4, !dbg !207
  store i32 %29, i32* %49, align 4, !dbg !207
  %50 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 5, !dbg !207
  store i32 %33, i32* %50, align 4, !dbg !207
  %51 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 6, !dbg !207
  store i32 %38, i32* %51, align 4, !dbg !207
  %52 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 7, !dbg !207
  store i32 %42, i32* %52, align 4, !dbg !207
  %53 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 8, !dbg !207
  store i32 0, i32* %53, align 4, !dbg !207
  %54 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 9, !dbg !207
  store i32 0, i32* %54, align 4, !dbg !207
  %55 = getelementptr inbounds %struct.tm, %struct.tm* %0, i32 0, i32 10, !dbg !207
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8** %55, align 4, !dbg !207
  ret %struct.tm* %0, !dbg !208
}

define dso_local %struct.tm* @gmtime_r(i32* noalias nocapture noundef readnone %0, %struct.tm* noalias noundef returned %1) local_unnamed_addr #0 !dbg !209 {
  %3 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %1) #6, !dbg !210
  ret %struct.tm* %1, !dbg !210
}

define dso_local nonnull %struct.tm* @localtime(i32* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !211 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !212
  ret %struct.tm* @shared_tm, !dbg !212
}

define dso_local nonnull %struct.tm* @gmtime(i32* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !213 {
  %2 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef nonnull @shared_tm) #6, !dbg !214
  ret %struct.tm* @shared_tm, !dbg !214
}

define dso_local i32 @mktime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !215 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !216
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #4, !dbg !216
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0)) #5, !dbg !219
  %4 = load i32, i32* %2, align 4, !dbg !220
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #4, !dbg !221
  %5 = icmp sgt i32 %4, -2, !dbg !222
  %6 = zext i1 %5 to i32, !dbg !222
  call void @__midway_assume(i32 noundef %6) #5, !dbg !222
  ret i32 %4, !dbg !223
}

define dso_local i32 @timegm(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !224 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !225
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #4, !dbg !225
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0)) #5, !dbg !228
  %4 = load i32, i32* %2, align 4, !dbg !229
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #4, !dbg !230
  %5 = icmp sgt i32 %4, -2, !dbg !231
  %6 = zext i1 %5 to i32, !dbg !231
  call void @__midway_assume(i32 noundef %6) #5, !dbg !231
  ret i32 %4, !dbg !232
}

define dso_local i8* @asctime(%struct.tm* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !233 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i32 noundef 1) #5, !dbg !234
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !238
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 24), align 1, !dbg !239
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 25), align 1, !dbg !240
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), !dbg !241
}

define dso_local i8* @ctime(i32* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !242 {
  call void @__midway_check(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i32 noundef 1) #5, !dbg !243
  call void @__midway_nondet(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !246
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 24), align 1, !dbg !247
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 25), align 1, !dbg !248
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @shared_text, i32 0, i32 0), !dbg !249
}

define dso_local i8* @asctime_r(%struct.tm* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !250 {
  call void @__midway_check(i8* noundef %1, i32 noundef 25, i32 noundef 1) #5, !dbg !251
  call void @__midway_nondet(i8* noundef %1, i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !254
  %3 = getelementptr i8, i8* %1, i32 24, !dbg !255
  store i8 10, i8* %3, align 1, !dbg !255
  %4 = getelementptr i8, i8* %1, i32 25, !dbg !256
  store i8 0, i8* %4, align 1, !dbg !256
  ret i8* %1, !dbg !257
}

define dso_local i8* @ctime_r(i32* noalias nocapture noundef readnone %0, i8* noalias noundef returned %1) local_unnamed_addr #0 !dbg !258 {
  call void @__midway_check(i8* noundef %1, i32 noundef 25, i32 noundef 1) #5, !dbg !259
  call void @__midway_nondet(i8* noundef %1, i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0)) #5, !dbg !262
  %3 = getelementptr i8, i8* %1, i32 24, !dbg !263
  store i8 10, i8* %3, align 1, !dbg !263
  %4 = getelementptr i8, i8* %1, i32 25, !dbg !264
  store i8 0, i8* %4, align 1, !dbg !264
  ret i8* %1, !dbg !265
}

define dso_local i32 @strftime(i8* noalias noundef %0, i32 noundef %1, i8* noalias noundef %2, %struct.tm* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !266 {
  %5 = alloca i32, align 4
  call void @__midway_check(i8* noundef %2, i32 noundef 1, i32 noundef 0) #5, !dbg !267
  br label %6, !dbg !270

6:
  %7 = phi i32 [ 0, %4 ], [ %11, %6 ], !dbg !273
  %8 = getelementptr i8, i8* %2, i32 %7, !dbg !270
  %9 = load i8, i8* %8, align 1, !dbg !270
  %10 = icmp eq i8 %9, 0, !dbg !270
  %11 = add i32 %7, 1, !dbg !274
  br i1 %10, label %12, label %6, !dbg !270, !llvm.loop !275

12:
  call void @__midway_touched(i8* noundef %2, i32 noundef %11, i32 noundef 0) #5, !dbg !278
  %13 = icmp eq i32 %1, 0, !dbg !279
  br i1 %13, label %22, label %14, !dbg !279

14:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #5, !dbg !280
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #5, !dbg !282
  %15 = add i32 %1, -1, !dbg !283
  %16 = getelementptr i8, i8* %0, i32 %15, !dbg !283
  store i8 0, i8* %16, align 1, !dbg !283
  %17 = bitcast i32* %5 to i8*, !dbg !284
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %17) #4, !dbg !284
  call void @__midway_nondet(i8* noundef nonnull %17, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #5, !dbg !285
  %18 = load i32, i32* %5, align 4, !dbg !286
  %19 = icmp ult i32 %18, %1, !dbg !286
  %20 = zext i1 %19 to i32, !dbg !286
  call void @__midway_assume(i32 noundef %20) #5, !dbg !286
  %21 = load i32, i32* %5, align 4, !dbg !287
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %17) #4, !dbg !288
  br label %22

22:
  %23 = phi i32 [ %21, %14 ], [ 0, %12 ], !dbg !289
  ret i32 %23, !dbg !288
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i8* @strptime(i8* noalias noundef %0, i8* noalias nocapture noundef readnone %1, %struct.tm* noalias noundef %2) local_unnamed_addr #0 !dbg !290 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #5, !dbg !291
  br label %4, !dbg !293

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !295
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !293
  %7 = load i8, i8* %6, align 1, !dbg !293
  %8 = icmp eq i8 %7, 0, !dbg !293
  %9 = add i32 %5, 1, !dbg !296
  br i1 %8, label %10, label %4, !dbg !293, !llvm.loop !297

10:
  %11 = getelementptr i8, i8* %0, i32 %5, !dbg !293
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #5, !dbg !298
  %12 = call fastcc %struct.tm* @any_tm(%struct.tm* noundef %2) #6, !dbg !299
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i32 0, i32 0)) #5, !dbg !300
  %14 = icmp eq i32 %13, 0, !dbg !300
  %15 = select i1 %14, i8* null, i8* %11, !dbg !300
  ret i8* %15, !dbg !300
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @tzset() local_unnamed_addr #3 !dbg !301 {
  ret void, !dbg !302
}

define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #0 !dbg !303 {
  %2 = icmp eq i32 %0, 0, !dbg !304
  br i1 %2, label %4, label %3, !dbg !304

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !305
  br label %4, !dbg !308

4:
  ret i32 0, !dbg !309
}

define dso_local i32 @ualarm(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !310 {
  %3 = icmp eq i32 %0, 0, !dbg !311
  br i1 %3, label %5, label %4, !dbg !311

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !313
  br label %5, !dbg !315

5:
  ret i32 0, !dbg !316
}

define dso_local i32 @setitimer(i32 noundef %0, %struct.itimerval* noalias nocapture noundef readnone %1, %struct.itimerval* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !317 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.9, i32 0, i32 0)) #5, !dbg !318
  ret i32 0, !dbg !320
}

define dso_local i32 @getitimer(i32 noundef %0, %struct.itimerval* noundef %1) local_unnamed_addr #0 !dbg !321 {
  %3 = bitcast %struct.itimerval* %1 to i8*, !dbg !322
  call void @__midway_check(i8* noundef %3, i32 noundef 16, i32 noundef 1) #5, !dbg !323
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i32 0, i32 0)) #5, !dbg !325
  ret i32 0, !dbg !326
}

define dso_local i32 @utimensat(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.timespec* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 !dbg !327 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #4, !dbg !328
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #4, !dbg !328
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0)) #5, !dbg !332
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)) #5, !dbg !333
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !334
  %8 = bitcast i8* %7 to i32*, !dbg !336
  %9 = load i8, i8* %6, align 1, !dbg !336
  %10 = and i8 %9, 127, !dbg !336
  %11 = add nuw i8 %10, 1, !dbg !336
  %12 = load i8, i8* %5, align 1, !dbg !337
  %13 = and i8 %12, 1, !dbg !337
  %14 = icmp eq i8 %13, 0, !dbg !337
  br i1 %14, label %21, label %15, !dbg !337

15:
  %16 = icmp eq i8 %11, 4, !dbg !338
  %17 = icmp eq i8 %11, 11, !dbg !338
  %18 = or i1 %16, %17, !dbg !338
  %19 = zext i8 %11 to i32, !dbg !336
  %20 = select i1 %18, i32 5, i32 %19, !dbg !338
  br label %23, !dbg !337

21:
  %22 = load i32, i32* %8, align 4, !dbg !337
  br label %23, !dbg !337

23:
  %24 = phi i32 [ %20, %15 ], [ %22, %21 ], !dbg !337
  store i32 %24, i32* %8, align 4, !dbg !337
  %25 = sub nsw i8 0, %13, !dbg !339
  %26 = sext i8 %25 to i32, !dbg !339
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #4, !dbg !340
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #4, !dbg !340
  ret i32 %26, !dbg !341
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

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
!9 = distinct !DISubprogram(name: "time", scope: !1, file: !1, line: 13, type: !10, scopeLine: 14, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 58, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "any_long", scope: !14, file: !14, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "seconds", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!17 = distinct !DILocation(line: 15, scope: !9)
!18 = !DILocation(line: 59, scope: !13, inlinedAt: !15)
!19 = !DILocation(line: 60, scope: !13, inlinedAt: !15)
!20 = !DILocation(line: 61, scope: !13, inlinedAt: !15)
!21 = !DILocation(line: 11, scope: !16, inlinedAt: !17)
!22 = !DILocation(line: 16, scope: !9)
!23 = !DILocation(line: 17, scope: !9)
!24 = !DILocation(line: 18, scope: !9)
!25 = !DILocation(line: 19, scope: !9)
!26 = !DILocation(line: 20, scope: !9)
!27 = distinct !DISubprogram(name: "gettimeofday", scope: !1, file: !1, line: 23, type: !10, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DILocation(line: 25, scope: !27)
!29 = !DILocation(line: 58, scope: !13, inlinedAt: !30)
!30 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !31)
!31 = distinct !DILocation(line: 26, scope: !27)
!32 = !DILocation(line: 59, scope: !13, inlinedAt: !30)
!33 = !DILocation(line: 60, scope: !13, inlinedAt: !30)
!34 = !DILocation(line: 61, scope: !13, inlinedAt: !30)
!35 = !DILocation(line: 11, scope: !16, inlinedAt: !31)
!36 = !DILocation(line: 26, scope: !27)
!37 = !DILocation(line: 58, scope: !13, inlinedAt: !38)
!38 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "any_between", scope: !14, file: !14, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!40 = distinct !DILocation(line: 27, scope: !27)
!41 = !DILocation(line: 59, scope: !13, inlinedAt: !38)
!42 = !DILocation(line: 60, scope: !13, inlinedAt: !38)
!43 = !DILocation(line: 61, scope: !13, inlinedAt: !38)
!44 = !DILocation(line: 70, scope: !39, inlinedAt: !40)
!45 = !DILocation(line: 27, scope: !27)
!46 = !DILocation(line: 28, scope: !27)
!47 = distinct !DISubprogram(name: "clock_gettime", scope: !1, file: !1, line: 31, type: !10, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!48 = !DILocation(line: 33, scope: !47)
!49 = !DILocation(line: 58, scope: !13, inlinedAt: !50)
!50 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !51)
!51 = distinct !DILocation(line: 34, scope: !47)
!52 = !DILocation(line: 59, scope: !13, inlinedAt: !50)
!53 = !DILocation(line: 60, scope: !13, inlinedAt: !50)
!54 = !DILocation(line: 61, scope: !13, inlinedAt: !50)
!55 = !DILocation(line: 11, scope: !16, inlinedAt: !51)
!56 = !DILocation(line: 34, scope: !47)
!57 = !DILocation(line: 58, scope: !13, inlinedAt: !58)
!58 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !59)
!59 = distinct !DILocation(line: 35, scope: !47)
!60 = !DILocation(line: 59, scope: !13, inlinedAt: !58)
!61 = !DILocation(line: 60, scope: !13, inlinedAt: !58)
!62 = !DILocation(line: 61, scope: !13, inlinedAt: !58)
!63 = !DILocation(line: 70, scope: !39, inlinedAt: !59)
!64 = !DILocation(line: 35, scope: !47)
!65 = !DILocation(line: 36, scope: !47)
!66 = distinct !DISubprogram(name: "timespec_get", scope: !1, file: !1, line: 39, type: !10, scopeLine: 40, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!67 = !DILocation(line: 33, scope: !47, inlinedAt: !68)
!68 = distinct !DILocation(line: 41, scope: !66)
!69 = !DILocation(line: 58, scope: !13, inlinedAt: !70)
!70 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !71)
!71 = distinct !DILocation(line: 34, scope: !47, inlinedAt: !68)
!72 = !DILocation(line: 59, scope: !13, inlinedAt: !70)
!73 = !DILocation(line: 60, scope: !13, inlinedAt: !70)
!74 = !DILocation(line: 61, scope: !13, inlinedAt: !70)
!75 = !DILocation(line: 11, scope: !16, inlinedAt: !71)
!76 = !DILocation(line: 34, scope: !47, inlinedAt: !68)
!77 = !DILocation(line: 58, scope: !13, inlinedAt: !78)
!78 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !79)
!79 = distinct !DILocation(line: 35, scope: !47, inlinedAt: !68)
!80 = !DILocation(line: 59, scope: !13, inlinedAt: !78)
!81 = !DILocation(line: 60, scope: !13, inlinedAt: !78)
!82 = !DILocation(line: 61, scope: !13, inlinedAt: !78)
!83 = !DILocation(line: 70, scope: !39, inlinedAt: !79)
!84 = !DILocation(line: 35, scope: !47, inlinedAt: !68)
!85 = !DILocation(line: 42, scope: !66)
!86 = distinct !DISubprogram(name: "clock_getres", scope: !1, file: !1, line: 45, type: !10, scopeLine: 46, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!87 = !DILocation(line: 47, scope: !86)
!88 = !DILocation(line: 48, scope: !86)
!89 = !DILocation(line: 49, scope: !86)
!90 = !DILocation(line: 50, scope: !86)
!91 = !DILocation(line: 51, scope: !86)
!92 = !DILocation(line: 52, scope: !86)
!93 = distinct !DISubprogram(name: "clock", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = !DILocation(line: 58, scope: !13, inlinedAt: !95)
!95 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !96)
!96 = distinct !DILocation(line: 55, scope: !93)
!97 = !DILocation(line: 59, scope: !13, inlinedAt: !95)
!98 = !DILocation(line: 60, scope: !13, inlinedAt: !95)
!99 = !DILocation(line: 61, scope: !13, inlinedAt: !95)
!100 = !DILocation(line: 11, scope: !16, inlinedAt: !96)
!101 = !DILocation(line: 55, scope: !93)
!102 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 57, type: !10, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!103 = !DILocation(line: 59, scope: !102)
!104 = !DILocation(line: 105, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "fill", scope: !14, file: !14, line: 103, type: !10, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!106 = distinct !DILocation(line: 59, scope: !102)
!107 = !DILocation(line: 106, scope: !105, inlinedAt: !106)
!108 = !DILocation(line: 58, scope: !13, inlinedAt: !109)
!109 = distinct !DILocation(line: 11, scope: !16, inlinedAt: !110)
!110 = distinct !DILocation(line: 60, scope: !102)
!111 = !DILocation(line: 59, scope: !13, inlinedAt: !109)
!112 = !DILocation(line: 60, scope: !13, inlinedAt: !109)
!113 = !DILocation(line: 61, scope: !13, inlinedAt: !109)
!114 = !DILocation(line: 11, scope: !16, inlinedAt: !110)
!115 = !DILocation(line: 60, scope: !102)
!116 = distinct !DISubprogram(name: "difftime", scope: !1, file: !1, line: 63, type: !10, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!117 = !DILocation(line: 63, scope: !116)
!118 = distinct !DISubprogram(name: "settimeofday", scope: !1, file: !1, line: 64, type: !10, scopeLine: 64, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = !DILocation(line: 39, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = distinct !DILocation(line: 44, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = distinct !DILocation(line: 64, scope: !118)
!124 = !DILocation(line: 44, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 64, scope: !118)
!126 = distinct !DISubprogram(name: "clock_settime", scope: !1, file: !1, line: 65, type: !10, scopeLine: 65, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!127 = !DILocation(line: 39, scope: !120, inlinedAt: !128)
!128 = distinct !DILocation(line: 44, scope: !122, inlinedAt: !129)
!129 = distinct !DILocation(line: 65, scope: !126)
!130 = !DILocation(line: 44, scope: !122, inlinedAt: !129)
!131 = !DILocation(line: 65, scope: !126)
!132 = distinct !DISubprogram(name: "sleep", scope: !1, file: !1, line: 69, type: !10, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!133 = !DILocation(line: 71, scope: !132)
!134 = !DILocation(line: 72, scope: !132)
!135 = distinct !DISubprogram(name: "usleep", scope: !1, file: !1, line: 75, type: !10, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = !DILocation(line: 77, scope: !135)
!137 = !DILocation(line: 78, scope: !135)
!138 = distinct !DISubprogram(name: "nanosleep", scope: !1, file: !1, line: 81, type: !10, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = !DILocation(line: 83, scope: !138)
!140 = !DILocation(line: 84, scope: !138)
!141 = !DILocation(line: 85, scope: !138)
!142 = distinct !DISubprogram(name: "clock_nanosleep", scope: !1, file: !1, line: 88, type: !10, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!143 = !DILocation(line: 83, scope: !138, inlinedAt: !144)
!144 = distinct !DILocation(line: 90, scope: !142)
!145 = !DILocation(line: 84, scope: !138, inlinedAt: !144)
!146 = !DILocation(line: 90, scope: !142)
!147 = distinct !DISubprogram(name: "localtime_r", scope: !1, file: !1, line: 110, type: !10, scopeLine: 110, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = !DILocation(line: 110, scope: !147)
!149 = distinct !DISubprogram(name: "any_tm", scope: !1, file: !1, line: 95, type: !10, scopeLine: 96, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!150 = !DILocation(line: 97, scope: !149)
!151 = !DILocation(line: 58, scope: !13, inlinedAt: !152)
!152 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !153)
!153 = distinct !DILocation(line: 99, scope: !149)
!154 = !DILocation(line: 59, scope: !13, inlinedAt: !152)
!155 = !DILocation(line: 60, scope: !13, inlinedAt: !152)
!156 = !DILocation(line: 61, scope: !13, inlinedAt: !152)
!157 = !DILocation(line: 70, scope: !39, inlinedAt: !153)
!158 = !DILocation(line: 58, scope: !13, inlinedAt: !159)
!159 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !160)
!160 = distinct !DILocation(line: 99, scope: !149)
!161 = !DILocation(line: 59, scope: !13, inlinedAt: !159)
!162 = !DILocation(line: 60, scope: !13, inlinedAt: !159)
!163 = !DILocation(line: 61, scope: !13, inlinedAt: !159)
!164 = !DILocation(line: 70, scope: !39, inlinedAt: !160)
!165 = !DILocation(line: 58, scope: !13, inlinedAt: !166)
!166 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !167)
!167 = distinct !DILocation(line: 100, scope: !149)
!168 = !DILocation(line: 59, scope: !13, inlinedAt: !166)
!169 = !DILocation(line: 60, scope: !13, inlinedAt: !166)
!170 = !DILocation(line: 61, scope: !13, inlinedAt: !166)
!171 = !DILocation(line: 70, scope: !39, inlinedAt: !167)
!172 = !DILocation(line: 58, scope: !13, inlinedAt: !173)
!173 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !174)
!174 = distinct !DILocation(line: 100, scope: !149)
!175 = !DILocation(line: 59, scope: !13, inlinedAt: !173)
!176 = !DILocation(line: 60, scope: !13, inlinedAt: !173)
!177 = !DILocation(line: 61, scope: !13, inlinedAt: !173)
!178 = !DILocation(line: 70, scope: !39, inlinedAt: !174)
!179 = !DILocation(line: 58, scope: !13, inlinedAt: !180)
!180 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !181)
!181 = distinct !DILocation(line: 101, scope: !149)
!182 = !DILocation(line: 59, scope: !13, inlinedAt: !180)
!183 = !DILocation(line: 60, scope: !13, inlinedAt: !180)
!184 = !DILocation(line: 61, scope: !13, inlinedAt: !180)
!185 = !DILocation(line: 70, scope: !39, inlinedAt: !181)
!186 = !DILocation(line: 58, scope: !13, inlinedAt: !187)
!187 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !188)
!188 = distinct !DILocation(line: 101, scope: !149)
!189 = !DILocation(line: 59, scope: !13, inlinedAt: !187)
!190 = !DILocation(line: 60, scope: !13, inlinedAt: !187)
!191 = !DILocation(line: 61, scope: !13, inlinedAt: !187)
!192 = !DILocation(line: 70, scope: !39, inlinedAt: !188)
!193 = !DILocation(line: 58, scope: !13, inlinedAt: !194)
!194 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !195)
!195 = distinct !DILocation(line: 102, scope: !149)
!196 = !DILocation(line: 59, scope: !13, inlinedAt: !194)
!197 = !DILocation(line: 60, scope: !13, inlinedAt: !194)
!198 = !DILocation(line: 61, scope: !13, inlinedAt: !194)
!199 = !DILocation(line: 70, scope: !39, inlinedAt: !195)
!200 = !DILocation(line: 58, scope: !13, inlinedAt: !201)
!201 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !202)
!202 = distinct !DILocation(line: 102, scope: !149)
!203 = !DILocation(line: 59, scope: !13, inlinedAt: !201)
!204 = !DILocation(line: 60, scope: !13, inlinedAt: !201)
!205 = !DILocation(line: 61, scope: !13, inlinedAt: !201)
!206 = !DILocation(line: 70, scope: !39, inlinedAt: !202)
!207 = !DILocation(line: 98, scope: !149)
!208 = !DILocation(line: 105, scope: !149)
!209 = distinct !DISubprogram(name: "gmtime_r", scope: !1, file: !1, line: 111, type: !10, scopeLine: 111, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!210 = !DILocation(line: 111, scope: !209)
!211 = distinct !DISubprogram(name: "localtime", scope: !1, file: !1, line: 112, type: !10, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!212 = !DILocation(line: 112, scope: !211)
!213 = distinct !DISubprogram(name: "gmtime", scope: !1, file: !1, line: 113, type: !10, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = !DILocation(line: 113, scope: !213)
!215 = distinct !DISubprogram(name: "mktime", scope: !1, file: !1, line: 114, type: !10, scopeLine: 114, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!216 = !DILocation(line: 58, scope: !13, inlinedAt: !217)
!217 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !218)
!218 = distinct !DILocation(line: 114, scope: !215)
!219 = !DILocation(line: 59, scope: !13, inlinedAt: !217)
!220 = !DILocation(line: 60, scope: !13, inlinedAt: !217)
!221 = !DILocation(line: 61, scope: !13, inlinedAt: !217)
!222 = !DILocation(line: 70, scope: !39, inlinedAt: !218)
!223 = !DILocation(line: 114, scope: !215)
!224 = distinct !DISubprogram(name: "timegm", scope: !1, file: !1, line: 115, type: !10, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!225 = !DILocation(line: 58, scope: !13, inlinedAt: !226)
!226 = distinct !DILocation(line: 69, scope: !39, inlinedAt: !227)
!227 = distinct !DILocation(line: 115, scope: !224)
!228 = !DILocation(line: 59, scope: !13, inlinedAt: !226)
!229 = !DILocation(line: 60, scope: !13, inlinedAt: !226)
!230 = !DILocation(line: 61, scope: !13, inlinedAt: !226)
!231 = !DILocation(line: 70, scope: !39, inlinedAt: !227)
!232 = !DILocation(line: 115, scope: !224)
!233 = distinct !DISubprogram(name: "asctime", scope: !1, file: !1, line: 127, type: !10, scopeLine: 127, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!234 = !DILocation(line: 105, scope: !105, inlinedAt: !235)
!235 = distinct !DILocation(line: 121, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 119, type: !10, scopeLine: 120, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!237 = distinct !DILocation(line: 127, scope: !233)
!238 = !DILocation(line: 106, scope: !105, inlinedAt: !235)
!239 = !DILocation(line: 122, scope: !236, inlinedAt: !237)
!240 = !DILocation(line: 123, scope: !236, inlinedAt: !237)
!241 = !DILocation(line: 127, scope: !233)
!242 = distinct !DISubprogram(name: "ctime", scope: !1, file: !1, line: 128, type: !10, scopeLine: 128, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!243 = !DILocation(line: 105, scope: !105, inlinedAt: !244)
!244 = distinct !DILocation(line: 121, scope: !236, inlinedAt: !245)
!245 = distinct !DILocation(line: 128, scope: !242)
!246 = !DILocation(line: 106, scope: !105, inlinedAt: !244)
!247 = !DILocation(line: 122, scope: !236, inlinedAt: !245)
!248 = !DILocation(line: 123, scope: !236, inlinedAt: !245)
!249 = !DILocation(line: 128, scope: !242)
!250 = distinct !DISubprogram(name: "asctime_r", scope: !1, file: !1, line: 129, type: !10, scopeLine: 129, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!251 = !DILocation(line: 105, scope: !105, inlinedAt: !252)
!252 = distinct !DILocation(line: 121, scope: !236, inlinedAt: !253)
!253 = distinct !DILocation(line: 129, scope: !250)
!254 = !DILocation(line: 106, scope: !105, inlinedAt: !252)
!255 = !DILocation(line: 122, scope: !236, inlinedAt: !253)
!256 = !DILocation(line: 123, scope: !236, inlinedAt: !253)
!257 = !DILocation(line: 129, scope: !250)
!258 = distinct !DISubprogram(name: "ctime_r", scope: !1, file: !1, line: 130, type: !10, scopeLine: 130, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!259 = !DILocation(line: 105, scope: !105, inlinedAt: !260)
!260 = distinct !DILocation(line: 121, scope: !236, inlinedAt: !261)
!261 = distinct !DILocation(line: 130, scope: !258)
!262 = !DILocation(line: 106, scope: !105, inlinedAt: !260)
!263 = !DILocation(line: 122, scope: !236, inlinedAt: !261)
!264 = !DILocation(line: 123, scope: !236, inlinedAt: !261)
!265 = !DILocation(line: 130, scope: !258)
!266 = distinct !DISubprogram(name: "strftime", scope: !1, file: !1, line: 132, type: !10, scopeLine: 133, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!267 = !DILocation(line: 96, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "read_string", scope: !14, file: !14, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!269 = distinct !DILocation(line: 134, scope: !266)
!270 = !DILocation(line: 88, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "length", scope: !14, file: !14, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!272 = distinct !DILocation(line: 97, scope: !268, inlinedAt: !269)
!273 = !DILocation(line: 0, scope: !271, inlinedAt: !272)
!274 = !DILocation(line: 89, scope: !271, inlinedAt: !272)
!275 = distinct !{!275, !270, !274, !276, !277}
!276 = !{!"llvm.loop.mustprogress"}
!277 = !{!"llvm.loop.unroll.disable"}
!278 = !DILocation(line: 98, scope: !268, inlinedAt: !269)
!279 = !DILocation(line: 135, scope: !266)
!280 = !DILocation(line: 105, scope: !105, inlinedAt: !281)
!281 = distinct !DILocation(line: 137, scope: !266)
!282 = !DILocation(line: 106, scope: !105, inlinedAt: !281)
!283 = !DILocation(line: 138, scope: !266)
!284 = !DILocation(line: 139, scope: !266)
!285 = !DILocation(line: 140, scope: !266)
!286 = !DILocation(line: 141, scope: !266)
!287 = !DILocation(line: 142, scope: !266)
!288 = !DILocation(line: 143, scope: !266)
!289 = !DILocation(line: 0, scope: !266)
!290 = distinct !DISubprogram(name: "strptime", scope: !1, file: !1, line: 145, type: !10, scopeLine: 146, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!291 = !DILocation(line: 96, scope: !268, inlinedAt: !292)
!292 = distinct !DILocation(line: 147, scope: !290)
!293 = !DILocation(line: 88, scope: !271, inlinedAt: !294)
!294 = distinct !DILocation(line: 97, scope: !268, inlinedAt: !292)
!295 = !DILocation(line: 0, scope: !271, inlinedAt: !294)
!296 = !DILocation(line: 89, scope: !271, inlinedAt: !294)
!297 = distinct !{!297, !293, !296, !276, !277}
!298 = !DILocation(line: 98, scope: !268, inlinedAt: !292)
!299 = !DILocation(line: 148, scope: !290)
!300 = !DILocation(line: 149, scope: !290)
!301 = distinct !DISubprogram(name: "tzset", scope: !1, file: !1, line: 152, type: !10, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!302 = !DILocation(line: 152, scope: !301)
!303 = distinct !DISubprogram(name: "alarm", scope: !1, file: !1, line: 161, type: !10, scopeLine: 162, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!304 = !DILocation(line: 163, scope: !303)
!305 = !DILocation(line: 159, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "undelivered", scope: !1, file: !1, line: 159, type: !10, scopeLine: 159, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!307 = distinct !DILocation(line: 164, scope: !303)
!308 = !DILocation(line: 164, scope: !303)
!309 = !DILocation(line: 165, scope: !303)
!310 = distinct !DISubprogram(name: "ualarm", scope: !1, file: !1, line: 168, type: !10, scopeLine: 168, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!311 = !DILocation(line: 163, scope: !303, inlinedAt: !312)
!312 = distinct !DILocation(line: 168, scope: !310)
!313 = !DILocation(line: 159, scope: !306, inlinedAt: !314)
!314 = distinct !DILocation(line: 164, scope: !303, inlinedAt: !312)
!315 = !DILocation(line: 164, scope: !303, inlinedAt: !312)
!316 = !DILocation(line: 168, scope: !310)
!317 = distinct !DISubprogram(name: "setitimer", scope: !1, file: !1, line: 170, type: !10, scopeLine: 171, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!318 = !DILocation(line: 159, scope: !306, inlinedAt: !319)
!319 = distinct !DILocation(line: 172, scope: !317)
!320 = !DILocation(line: 173, scope: !317)
!321 = distinct !DISubprogram(name: "getitimer", scope: !1, file: !1, line: 176, type: !10, scopeLine: 177, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!322 = !DILocation(line: 178, scope: !321)
!323 = !DILocation(line: 105, scope: !105, inlinedAt: !324)
!324 = distinct !DILocation(line: 178, scope: !321)
!325 = !DILocation(line: 106, scope: !105, inlinedAt: !324)
!326 = !DILocation(line: 179, scope: !321)
!327 = distinct !DISubprogram(name: "utimensat", scope: !1, file: !1, line: 182, type: !10, scopeLine: 182, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!328 = !DILocation(line: 10, scope: !329, inlinedAt: !331)
!329 = distinct !DISubprogram(name: "outcome", scope: !330, file: !330, line: 8, type: !10, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!330 = !DIFile(filename: "c/environment.h", directory: ".")
!331 = distinct !DILocation(line: 182, scope: !327)
!332 = !DILocation(line: 11, scope: !329, inlinedAt: !331)
!333 = !DILocation(line: 12, scope: !329, inlinedAt: !331)
!334 = !DILocation(line: 39, scope: !120, inlinedAt: !335)
!335 = distinct !DILocation(line: 13, scope: !329, inlinedAt: !331)
!336 = !DILocation(line: 13, scope: !329, inlinedAt: !331)
!337 = !DILocation(line: 15, scope: !329, inlinedAt: !331)
!338 = !DILocation(line: 14, scope: !329, inlinedAt: !331)
!339 = !DILocation(line: 16, scope: !329, inlinedAt: !331)
!340 = !DILocation(line: 17, scope: !329, inlinedAt: !331)
!341 = !DILocation(line: 182, scope: !327)
