target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.timespec = type { i64, i64 }
%struct.cpu_set_t = type { [16 x i64] }
%struct.sched_param = type { i32 }

@.str = private unnamed_addr constant [21 x i8] c"pthread_create fails\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"join of an id that is no thread's\00", align 1
@.str.2 = private unnamed_addr constant [44 x i8] c"join of a thread that is detached or joined\00", align 1
@.str.3 = private unnamed_addr constant [36 x i8] c"detach of an id that is no thread's\00", align 1
@.str.4 = private unnamed_addr constant [36 x i8] c"signal to an id that is no thread's\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.6 = private unnamed_addr constant [40 x i8] c"pthread_kill: signals are not delivered\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"pthread_getname_np\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"pthread_getaffinity_np\00", align 1

define dso_local i32 @__mw_create(i64* noundef %0, i32 noundef %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #0 !dbg !8 {
  %5 = bitcast i64* %0 to i8*, !dbg !11
  call void @__midway_check(i8* noundef %5, i64 noundef 8, i32 noundef 1) #6, !dbg !11
  %6 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !12
  %7 = icmp eq i32 %6, 0, !dbg !12
  br i1 %7, label %11, label %8, !dbg !12

8:
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0)) #6, !dbg !12
  %10 = icmp eq i32 %9, 0, !dbg !12
  br i1 %10, label %11, label %20, !dbg !12

11:
  call void @__midway_sync(i32 noundef 24, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !13
  %12 = call i32 @__midway_thread_create(i8* (i8*)* noundef %2, i8* noundef %3) #6, !dbg !14
  %13 = sext i32 %12 to i64, !dbg !14
  %14 = icmp eq i32 %1, 0, !dbg !15
  br i1 %14, label %19, label %15, !dbg !15

15:
  %16 = call i32* @__midway_thread_flags(i64 noundef %13) #6, !dbg !16
  %17 = load i32, i32* %16, align 4, !dbg !19
  %18 = or i32 %17, 1, !dbg !19
  store i32 %18, i32* %16, align 4, !dbg !19
  br label %19, !dbg !19

19:
  store i64 %13, i64* %0, align 8, !dbg !20
  br label %20

20:
  %21 = phi i32 [ 0, %19 ], [ 11, %8 ], !dbg !21
  ret i32 %21, !dbg !22
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__midway_thread_create(i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal fastcc i32* @flags_of(i64 noundef %0) unnamed_addr #0 !dbg !17 {
  %2 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !23
  ret i32* %2, !dbg !23
}

define dso_local i32 @pthread_create(i64* noalias noundef %0, %union.pthread_attr_t* noalias noundef readonly %1, i8* (i8*)* noundef %2, i8* noalias noundef %3) local_unnamed_addr #0 !dbg !24 {
  %5 = icmp eq %union.pthread_attr_t* %1, null, !dbg !25
  br i1 %5, label %11, label %6, !dbg !25

6:
  %7 = bitcast %union.pthread_attr_t* %1 to i32*, !dbg !25
  %8 = load i32, i32* %7, align 8, !dbg !25
  %9 = icmp ne i32 %8, 0, !dbg !25
  %10 = zext i1 %9 to i32
  br label %11

11:
  %12 = phi i32 [ 0, %4 ], [ %10, %6 ]
  %13 = call i32 @__mw_create(i64* noundef %0, i32 noundef %12, i8* (i8*)* noundef %2, i8* noundef %3) #7, !dbg !26
  ret i32 %13, !dbg !26
}

define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef %1) local_unnamed_addr #0 !dbg !27 {
  %3 = call i32 @__midway_self() #6, !dbg !28
  %4 = sext i32 %3 to i64, !dbg !28
  %5 = icmp eq i64 %4, %0, !dbg !31
  br i1 %5, label %35, label %6, !dbg !31

6:
  %7 = call i32 @__midway_thread_valid(i64 noundef %0) #6, !dbg !32
  %8 = icmp eq i32 %7, 0, !dbg !32
  br i1 %8, label %9, label %10, !dbg !32

9:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #8, !dbg !35
  unreachable, !dbg !35

10:
  %11 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !36
  %12 = load i32, i32* %11, align 4, !dbg !38
  %13 = and i32 %12, 3, !dbg !38
  %14 = icmp eq i32 %13, 0, !dbg !38
  br i1 %14, label %16, label %15, !dbg !38

15:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2, i64 0, i64 0)) #8, !dbg !39
  unreachable, !dbg !39

16:
  call void @__mw_cancellation_point() #6, !dbg !40
  %17 = inttoptr i64 %0 to i8*, !dbg !41
  %18 = call i32 @__midway_self() #6, !dbg !42
  %19 = sext i32 %18 to i64, !dbg !42
  %20 = call i32* @__midway_thread_flags(i64 noundef %19) #6, !dbg !44
  %21 = bitcast i32* %20 to i8*, !dbg !41
  call void @__midway_sync(i32 noundef 23, i8* noundef %17, i32 (i8*, i8*)* noundef nonnull @exited, i8* noundef %21) #6, !dbg !41
  %22 = call i32 @__midway_thread_exited(i64 noundef %0) #6, !dbg !46
  %23 = icmp eq i32 %22, 0, !dbg !46
  br i1 %23, label %24, label %25, !dbg !46

24:
  call void @__mw_cancellation_point() #6, !dbg !47
  br label %25, !dbg !47

25:
  %26 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !48
  %27 = load i32, i32* %26, align 4, !dbg !52
  %28 = or i32 %27, 2, !dbg !52
  store i32 %28, i32* %26, align 4, !dbg !52
  %29 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !53
  %30 = bitcast i32* %29 to i8*, !dbg !55
  call void @__midway_hb_acquire(i8* noundef %30) #6, !dbg !55
  %31 = icmp eq i8** %1, null, !dbg !56
  br i1 %31, label %35, label %32, !dbg !56

32:
  %33 = call i8* @__midway_thread_result(i64 noundef %0) #6, !dbg !57
  %34 = bitcast i8** %1 to i8*, !dbg !58
  call void @__midway_check(i8* noundef nonnull %34, i64 noundef 8, i32 noundef 1) #6, !dbg !58
  store i8* %33, i8** %1, align 8, !dbg !59
  br label %35

35:
  %36 = phi i32 [ 35, %2 ], [ 0, %25 ], [ 0, %32 ], !dbg !60
  ret i32 %36, !dbg !61
}

define internal fastcc i64 @self() unnamed_addr #0 !dbg !29 {
  %1 = call i32 @__midway_self() #6, !dbg !62
  %2 = sext i32 %1 to i64, !dbg !62
  ret i64 %2, !dbg !62
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define internal i32 @exited(i8* noundef %0, i8* nocapture noundef readonly %1) #0 !dbg !63 {
  %3 = bitcast i8* %1 to i32*, !dbg !64
  %4 = load i32, i32* %3, align 4, !dbg !64
  %5 = and i32 %4, 12, !dbg !64
  %6 = ptrtoint i8* %0 to i64, !dbg !65
  %7 = call i32 @__midway_thread_exited(i64 noundef %6) #6, !dbg !65
  %8 = icmp ne i32 %7, 0, !dbg !65
  %9 = icmp eq i32 %5, 4, !dbg !65
  %10 = or i1 %8, %9, !dbg !65
  %11 = zext i1 %10 to i32, !dbg !65
  ret i32 %11, !dbg !65
}

declare i32 @__midway_thread_exited(i64 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) local_unnamed_addr #0 !dbg !66 {
  %3 = call i32 @__midway_thread_valid(i64 noundef %0) #6, !dbg !67
  %4 = icmp eq i32 %3, 0, !dbg !67
  br i1 %4, label %5, label %6, !dbg !67

5:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #8, !dbg !69
  unreachable, !dbg !69

6:
  %7 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !70
  %8 = load i32, i32* %7, align 4, !dbg !72
  %9 = and i32 %8, 3, !dbg !72
  %10 = icmp eq i32 %9, 0, !dbg !72
  br i1 %10, label %12, label %11, !dbg !72

11:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2, i64 0, i64 0)) #8, !dbg !73
  unreachable, !dbg !73

12:
  %13 = inttoptr i64 %0 to i8*, !dbg !74
  call void @__midway_sync(i32 noundef 23, i8* noundef %13, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !74
  %14 = call i32 @__midway_thread_exited(i64 noundef %0) #6, !dbg !75
  %15 = icmp eq i32 %14, 0, !dbg !75
  br i1 %15, label %26, label %16, !dbg !75

16:
  %17 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !76
  %18 = load i32, i32* %17, align 4, !dbg !79
  %19 = or i32 %18, 2, !dbg !79
  store i32 %19, i32* %17, align 4, !dbg !79
  %20 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !80
  %21 = bitcast i32* %20 to i8*, !dbg !82
  call void @__midway_hb_acquire(i8* noundef %21) #6, !dbg !82
  %22 = icmp eq i8** %1, null, !dbg !83
  br i1 %22, label %26, label %23, !dbg !83

23:
  %24 = call i8* @__midway_thread_result(i64 noundef %0) #6, !dbg !84
  %25 = bitcast i8** %1 to i8*, !dbg !85
  call void @__midway_check(i8* noundef nonnull %25, i64 noundef 8, i32 noundef 1) #6, !dbg !85
  store i8* %24, i8** %1, align 8, !dbg !86
  br label %26

26:
  %27 = phi i32 [ 16, %12 ], [ 0, %16 ], [ 0, %23 ], !dbg !87
  ret i32 %27, !dbg !88
}

define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, i8** noundef %1, %struct.timespec* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !89 {
  %4 = call i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) #6, !dbg !90
  %5 = icmp eq i32 %4, 0, !dbg !90
  %6 = select i1 %5, i32 0, i32 110, !dbg !90
  ret i32 %6, !dbg !90
}

define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, i8** noundef %1, i32 noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !91 {
  %5 = call i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) #6, !dbg !92
  %6 = icmp eq i32 %5, 0, !dbg !92
  %7 = select i1 %6, i32 0, i32 110, !dbg !92
  ret i32 %7, !dbg !92
}

define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #0 !dbg !93 {
  %2 = call i32 @__midway_thread_valid(i64 noundef %0) #6, !dbg !94
  %3 = icmp eq i32 %2, 0, !dbg !94
  br i1 %3, label %4, label %5, !dbg !94

4:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i64 0, i64 0)) #8, !dbg !95
  unreachable, !dbg !95

5:
  %6 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !96
  %7 = load i32, i32* %6, align 4, !dbg !98
  %8 = and i32 %7, 3, !dbg !98
  %9 = icmp eq i32 %8, 0, !dbg !98
  br i1 %9, label %10, label %14, !dbg !98

10:
  %11 = call i32* @__midway_thread_flags(i64 noundef %0) #6, !dbg !99
  %12 = load i32, i32* %11, align 4, !dbg !101
  %13 = or i32 %12, 1, !dbg !101
  store i32 %13, i32* %11, align 4, !dbg !101
  br label %14, !dbg !102

14:
  %15 = phi i32 [ 0, %10 ], [ 22, %5 ], !dbg !103
  ret i32 %15, !dbg !104
}

declare i32 @__midway_thread_valid(i64 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @__mw_leave_thread(i8* noundef %0) local_unnamed_addr #3 !dbg !105 {
  call void @__mw_run_destructors() #6, !dbg !106
  call void @__midway_sync(i32 noundef 25, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !107
  %2 = call fastcc i64 @self() #7, !dbg !108, !range !109
  %3 = call fastcc i32* @flags_of(i64 noundef %2) #7, !dbg !108
  %4 = bitcast i32* %3 to i8*, !dbg !108
  call void @__midway_hb_release(i8* noundef %4) #6, !dbg !108
  call void @__midway_thread_exit(i8* noundef %0) #8, !dbg !110
  unreachable, !dbg !110
}

declare void @__mw_run_destructors() local_unnamed_addr #1

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

declare void @__midway_thread_exit(i8* noundef) local_unnamed_addr #2

define dso_local void @__mw_thread_end(i8* noundef %0) local_unnamed_addr #3 !dbg !111 {
  call void @__mw_leave_thread(i8* noundef %0) #9, !dbg !112
  unreachable, !dbg !112
}

define dso_local i64 @pthread_self() local_unnamed_addr #4 !dbg !113 {
  %1 = call i32 @__midway_self() #6, !dbg !114
  %2 = sext i32 %1 to i64, !dbg !114
  ret i64 %2, !dbg !116
}

define dso_local i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 !dbg !117 {
  %3 = icmp eq i64 %0, %1, !dbg !118
  %4 = zext i1 %3 to i32, !dbg !118
  ret i32 %4, !dbg !118
}

define dso_local i32 @pthread_yield() local_unnamed_addr #5 !dbg !119 {
  ret i32 0, !dbg !120
}

define dso_local i32 @sched_yield() local_unnamed_addr #5 !dbg !121 {
  ret i32 0, !dbg !122
}

define dso_local i32 @pthread_kill(i64 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !123 {
  %3 = call i32 @__midway_thread_valid(i64 noundef %0) #6, !dbg !124
  %4 = icmp eq i32 %3, 0, !dbg !124
  br i1 %4, label %5, label %6, !dbg !124

5:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0)) #8, !dbg !125
  unreachable, !dbg !125

6:
  %7 = icmp eq i32 %1, 0, !dbg !126
  br i1 %7, label %9, label %8, !dbg !126

8:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.6, i64 0, i64 0)) #6, !dbg !127
  br label %9, !dbg !127

9:
  %10 = call i32 @__midway_thread_exited(i64 noundef %0) #6, !dbg !128
  %11 = icmp eq i32 %10, 0, !dbg !128
  %12 = select i1 %11, i32 0, i32 3, !dbg !128
  ret i32 %12, !dbg !128
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_setname_np(i64 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !129 {
  %3 = call i64 @__mw_read_string(i8* noundef %1) #6, !dbg !130
  %4 = icmp ugt i64 %3, 15, !dbg !130
  %5 = select i1 %4, i32 34, i32 0, !dbg !130
  ret i32 %5, !dbg !130
}

declare !dbg !131 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_getname_np(i64 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !133 {
  %4 = icmp ult i64 %2, 16, !dbg !134
  br i1 %4, label %7, label %5, !dbg !134

5:
  call void @__midway_check(i8* noundef %1, i64 noundef 16, i32 noundef 1) #6, !dbg !135
  call void @__midway_nondet(i8* noundef %1, i64 noundef 16, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i64 0, i64 0)) #6, !dbg !138
  %6 = getelementptr i8, i8* %1, i64 15, !dbg !139
  store i8 0, i8* %6, align 1, !dbg !139
  br label %7, !dbg !140

7:
  %8 = phi i32 [ 0, %5 ], [ 34, %3 ], !dbg !141
  ret i32 %8, !dbg !142
}

define dso_local i32 @pthread_setaffinity_np(i64 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #5 !dbg !143 {
  ret i32 0, !dbg !144
}

define dso_local i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #0 !dbg !145 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !146
  call void @__midway_check(i8* noundef %4, i64 noundef %1, i32 noundef 1) #6, !dbg !147
  call void @__midway_nondet(i8* noundef %4, i64 noundef %1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i64 0, i64 0)) #6, !dbg !149
  ret i32 0, !dbg !150
}

define dso_local i32 @pthread_setconcurrency(i32 noundef %0) local_unnamed_addr #5 !dbg !151 {
  ret i32 0, !dbg !152
}

define dso_local i32 @pthread_getconcurrency() local_unnamed_addr #5 !dbg !153 {
  ret i32 0, !dbg !154
}

define dso_local i32 @pthread_setschedparam(i64 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #5 !dbg !155 {
  ret i32 0, !dbg !156
}

define dso_local i32 @pthread_setschedprio(i64 noundef %0, i32 noundef %1) local_unnamed_addr #5 !dbg !157 {
  ret i32 0, !dbg !158
}

define dso_local i32 @pthread_getschedparam(i64 noundef %0, i32* noundef %1, %struct.sched_param* noundef %2) local_unnamed_addr #0 !dbg !159 {
  %4 = bitcast i32* %1 to i8*, !dbg !160
  call void @__midway_check(i8* noundef %4, i64 noundef 4, i32 noundef 1) #6, !dbg !160
  %5 = bitcast %struct.sched_param* %2 to i8*, !dbg !161
  call void @__midway_check(i8* noundef %5, i64 noundef 4, i32 noundef 1) #6, !dbg !161
  store i32 0, i32* %1, align 4, !dbg !162
  %6 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %2, i64 0, i32 0, !dbg !163
  store i32 0, i32* %6, align 4, !dbg !163
  ret i32 0, !dbg !164
}

define dso_local i32 @pthread_getcpuclockid(i64 noundef %0, i32* noundef %1) local_unnamed_addr #0 !dbg !165 {
  %3 = bitcast i32* %1 to i8*, !dbg !166
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #6, !dbg !166
  store i32 3, i32* %1, align 4, !dbg !167
  ret i32 0, !dbg !168
}

define dso_local i32 @pthread_atfork(void ()* nocapture noundef readnone %0, void ()* nocapture noundef readnone %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #5 !dbg !169 {
  ret i32 0, !dbg !170
}

define dso_local i32 @__register_atfork(void ()* nocapture noundef readnone %0, void ()* nocapture noundef readnone %1, void ()* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #5 !dbg !171 {
  ret i32 0, !dbg !172
}

declare i32* @__midway_thread_flags(i64 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_thread_result(i64 noundef) local_unnamed_addr #1

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { noreturn nounwind null_pointer_is_valid }
attributes #4 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nobuiltin noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/thread.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__mw_create", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 21, scope: !8)
!12 = !DILocation(line: 22, scope: !8)
!13 = !DILocation(line: 24, scope: !8)
!14 = !DILocation(line: 25, scope: !8)
!15 = !DILocation(line: 26, scope: !8)
!16 = !DILocation(line: 14, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "flags_of", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 27, scope: !8)
!19 = !DILocation(line: 27, scope: !8)
!20 = !DILocation(line: 28, scope: !8)
!21 = !DILocation(line: 0, scope: !8)
!22 = !DILocation(line: 30, scope: !8)
!23 = !DILocation(line: 14, scope: !17)
!24 = distinct !DISubprogram(name: "pthread_create", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 35, scope: !24)
!26 = !DILocation(line: 36, scope: !24)
!27 = distinct !DISubprogram(name: "pthread_join", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 16, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "self", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!30 = distinct !DILocation(line: 67, scope: !27)
!31 = !DILocation(line: 67, scope: !27)
!32 = !DILocation(line: 48, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "check_joinable", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!34 = distinct !DILocation(line: 69, scope: !27)
!35 = !DILocation(line: 49, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 14, scope: !17, inlinedAt: !37)
!37 = distinct !DILocation(line: 50, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 50, scope: !33, inlinedAt: !34)
!39 = !DILocation(line: 51, scope: !33, inlinedAt: !34)
!40 = !DILocation(line: 70, scope: !27)
!41 = !DILocation(line: 71, scope: !27)
!42 = !DILocation(line: 16, scope: !29, inlinedAt: !43)
!43 = distinct !DILocation(line: 71, scope: !27)
!44 = !DILocation(line: 14, scope: !17, inlinedAt: !45)
!45 = distinct !DILocation(line: 71, scope: !27)
!46 = !DILocation(line: 72, scope: !27)
!47 = !DILocation(line: 73, scope: !27)
!48 = !DILocation(line: 14, scope: !17, inlinedAt: !49)
!49 = distinct !DILocation(line: 56, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "collect", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!51 = distinct !DILocation(line: 74, scope: !27)
!52 = !DILocation(line: 56, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 14, scope: !17, inlinedAt: !54)
!54 = distinct !DILocation(line: 57, scope: !50, inlinedAt: !51)
!55 = !DILocation(line: 57, scope: !50, inlinedAt: !51)
!56 = !DILocation(line: 58, scope: !50, inlinedAt: !51)
!57 = !DILocation(line: 60, scope: !50, inlinedAt: !51)
!58 = !DILocation(line: 61, scope: !50, inlinedAt: !51)
!59 = !DILocation(line: 62, scope: !50, inlinedAt: !51)
!60 = !DILocation(line: 0, scope: !27)
!61 = !DILocation(line: 76, scope: !27)
!62 = !DILocation(line: 16, scope: !29)
!63 = distinct !DISubprogram(name: "exited", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 42, scope: !63)
!65 = !DILocation(line: 43, scope: !63)
!66 = distinct !DISubprogram(name: "pthread_tryjoin_np", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 48, scope: !33, inlinedAt: !68)
!68 = distinct !DILocation(line: 80, scope: !66)
!69 = !DILocation(line: 49, scope: !33, inlinedAt: !68)
!70 = !DILocation(line: 14, scope: !17, inlinedAt: !71)
!71 = distinct !DILocation(line: 50, scope: !33, inlinedAt: !68)
!72 = !DILocation(line: 50, scope: !33, inlinedAt: !68)
!73 = !DILocation(line: 51, scope: !33, inlinedAt: !68)
!74 = !DILocation(line: 81, scope: !66)
!75 = !DILocation(line: 82, scope: !66)
!76 = !DILocation(line: 14, scope: !17, inlinedAt: !77)
!77 = distinct !DILocation(line: 56, scope: !50, inlinedAt: !78)
!78 = distinct !DILocation(line: 84, scope: !66)
!79 = !DILocation(line: 56, scope: !50, inlinedAt: !78)
!80 = !DILocation(line: 14, scope: !17, inlinedAt: !81)
!81 = distinct !DILocation(line: 57, scope: !50, inlinedAt: !78)
!82 = !DILocation(line: 57, scope: !50, inlinedAt: !78)
!83 = !DILocation(line: 58, scope: !50, inlinedAt: !78)
!84 = !DILocation(line: 60, scope: !50, inlinedAt: !78)
!85 = !DILocation(line: 61, scope: !50, inlinedAt: !78)
!86 = !DILocation(line: 62, scope: !50, inlinedAt: !78)
!87 = !DILocation(line: 0, scope: !66)
!88 = !DILocation(line: 86, scope: !66)
!89 = distinct !DISubprogram(name: "pthread_timedjoin_np", scope: !1, file: !1, line: 88, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 90, scope: !89)
!91 = distinct !DISubprogram(name: "pthread_clockjoin_np", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 95, scope: !91)
!93 = distinct !DISubprogram(name: "pthread_detach", scope: !1, file: !1, line: 98, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 100, scope: !93)
!95 = !DILocation(line: 101, scope: !93)
!96 = !DILocation(line: 14, scope: !17, inlinedAt: !97)
!97 = distinct !DILocation(line: 102, scope: !93)
!98 = !DILocation(line: 102, scope: !93)
!99 = !DILocation(line: 14, scope: !17, inlinedAt: !100)
!100 = distinct !DILocation(line: 104, scope: !93)
!101 = !DILocation(line: 104, scope: !93)
!102 = !DILocation(line: 105, scope: !93)
!103 = !DILocation(line: 0, scope: !93)
!104 = !DILocation(line: 106, scope: !93)
!105 = distinct !DISubprogram(name: "__mw_leave_thread", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 110, scope: !105)
!107 = !DILocation(line: 111, scope: !105)
!108 = !DILocation(line: 112, scope: !105)
!109 = !{i64 -2147483648, i64 2147483648}
!110 = !DILocation(line: 113, scope: !105)
!111 = distinct !DISubprogram(name: "__mw_thread_end", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 116, scope: !111)
!113 = distinct !DISubprogram(name: "pthread_self", scope: !1, file: !1, line: 118, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 16, scope: !29, inlinedAt: !115)
!115 = distinct !DILocation(line: 118, scope: !113)
!116 = !DILocation(line: 118, scope: !113)
!117 = distinct !DISubprogram(name: "pthread_equal", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 119, scope: !117)
!119 = distinct !DISubprogram(name: "mw_pthread_yield", scope: !1, file: !1, line: 122, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 122, scope: !119)
!121 = distinct !DISubprogram(name: "sched_yield", scope: !1, file: !1, line: 123, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 123, scope: !121)
!123 = distinct !DISubprogram(name: "pthread_kill", scope: !1, file: !1, line: 125, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 127, scope: !123)
!125 = !DILocation(line: 128, scope: !123)
!126 = !DILocation(line: 129, scope: !123)
!127 = !DILocation(line: 130, scope: !123)
!128 = !DILocation(line: 131, scope: !123)
!129 = distinct !DISubprogram(name: "pthread_setname_np", scope: !1, file: !1, line: 134, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 134, scope: !129)
!131 = !DISubprogram(name: "read_string", scope: !132, file: !132, line: 48, type: !9, spFlags: DISPFlagOptimized)
!132 = !DIFile(filename: "c/models.h", directory: ".")
!133 = distinct !DISubprogram(name: "pthread_getname_np", scope: !1, file: !1, line: 136, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 138, scope: !133)
!135 = !DILocation(line: 83, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "fill", scope: !132, file: !132, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!137 = distinct !DILocation(line: 140, scope: !133)
!138 = !DILocation(line: 84, scope: !136, inlinedAt: !137)
!139 = !DILocation(line: 141, scope: !133)
!140 = !DILocation(line: 142, scope: !133)
!141 = !DILocation(line: 0, scope: !133)
!142 = !DILocation(line: 143, scope: !133)
!143 = distinct !DISubprogram(name: "pthread_setaffinity_np", scope: !1, file: !1, line: 145, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 145, scope: !143)
!145 = distinct !DISubprogram(name: "pthread_getaffinity_np", scope: !1, file: !1, line: 147, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 149, scope: !145)
!147 = !DILocation(line: 83, scope: !136, inlinedAt: !148)
!148 = distinct !DILocation(line: 149, scope: !145)
!149 = !DILocation(line: 84, scope: !136, inlinedAt: !148)
!150 = !DILocation(line: 150, scope: !145)
!151 = distinct !DISubprogram(name: "pthread_setconcurrency", scope: !1, file: !1, line: 153, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 153, scope: !151)
!153 = distinct !DISubprogram(name: "pthread_getconcurrency", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 154, scope: !153)
!155 = distinct !DISubprogram(name: "pthread_setschedparam", scope: !1, file: !1, line: 155, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 155, scope: !155)
!157 = distinct !DISubprogram(name: "pthread_setschedprio", scope: !1, file: !1, line: 156, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 156, scope: !157)
!159 = distinct !DISubprogram(name: "pthread_getschedparam", scope: !1, file: !1, line: 158, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 160, scope: !159)
!161 = !DILocation(line: 161, scope: !159)
!162 = !DILocation(line: 162, scope: !159)
!163 = !DILocation(line: 163, scope: !159)
!164 = !DILocation(line: 164, scope: !159)
!165 = distinct !DISubprogram(name: "pthread_getcpuclockid", scope: !1, file: !1, line: 167, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 169, scope: !165)
!167 = !DILocation(line: 170, scope: !165)
!168 = !DILocation(line: 171, scope: !165)
!169 = distinct !DISubprogram(name: "pthread_atfork", scope: !1, file: !1, line: 174, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 174, scope: !169)
!171 = distinct !DISubprogram(name: "__register_atfork", scope: !1, file: !1, line: 175, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 175, scope: !171)
