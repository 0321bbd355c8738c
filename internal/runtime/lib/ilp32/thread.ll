target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_attr_t = type { i32, [32 x i8] }
%struct.timespec = type { i32, i32 }
%struct.cpu_set_t = type { [32 x i32] }
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

define dso_local i32 @__mw_create(i32* noundef %0, i32 noundef %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #0 !dbg !9 {
  %5 = bitcast i32* %0 to i8*, !dbg !12
  call void @__midway_check(i8* noundef %5, i32 noundef 4, i32 noundef 1) #6, !dbg !12
  %6 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !13
  %7 = icmp eq i32 %6, 0, !dbg !13
  br i1 %7, label %11, label %8, !dbg !13

8:
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i32 0, i32 0)) #6, !dbg !13
  %10 = icmp eq i32 %9, 0, !dbg !13
  br i1 %10, label %11, label %19, !dbg !13

11:
  call void @__midway_sync(i32 noundef 24, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !14
  %12 = call i32 @__midway_thread_create(i8* (i8*)* noundef %2, i8* noundef %3) #6, !dbg !15
  %13 = icmp eq i32 %1, 0, !dbg !16
  br i1 %13, label %18, label %14, !dbg !16

14:
  %15 = call i32* @__midway_thread_flags(i32 noundef %12) #6, !dbg !17
  %16 = load i32, i32* %15, align 4, !dbg !20
  %17 = or i32 %16, 1, !dbg !20
  store i32 %17, i32* %15, align 4, !dbg !20
  br label %18, !dbg !20

18:
  store i32 %12, i32* %0, align 4, !dbg !21
  br label %19

19:
  %20 = phi i32 [ 0, %18 ], [ 11, %8 ], !dbg !22
  ret i32 %20, !dbg !23
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__midway_thread_create(i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal fastcc i32* @flags_of(i32 noundef %0) unnamed_addr #0 !dbg !18 {
  %2 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !24
  ret i32* %2, !dbg !24
}

define dso_local i32 @pthread_create(i32* noalias noundef %0, %union.pthread_attr_t* noalias noundef readonly %1, i8* (i8*)* noundef %2, i8* noalias noundef %3) local_unnamed_addr #0 !dbg !25 {
  %5 = icmp eq %union.pthread_attr_t* %1, null, !dbg !26
  br i1 %5, label %11, label %6, !dbg !26

6:
  %7 = getelementptr %union.pthread_attr_t, %union.pthread_attr_t* %1, i32 0, i32 0, !dbg !26
  %8 = load i32, i32* %7, align 4, !dbg !26
  %9 = icmp ne i32 %8, 0, !dbg !26
  %10 = zext i1 %9 to i32
  br label %11

11:
  %12 = phi i32 [ 0, %4 ], [ %10, %6 ]
  %13 = call i32 @__mw_create(i32* noundef %0, i32 noundef %12, i8* (i8*)* noundef %2, i8* noundef %3) #7, !dbg !27
  ret i32 %13, !dbg !27
}

define dso_local i32 @pthread_join(i32 noundef %0, i8** noundef %1) local_unnamed_addr #0 !dbg !28 {
  %3 = call i32 @__midway_self() #6, !dbg !29
  %4 = icmp eq i32 %3, %0, !dbg !32
  br i1 %4, label %33, label %5, !dbg !32

5:
  %6 = call i32 @__midway_thread_valid(i32 noundef %0) #6, !dbg !33
  %7 = icmp eq i32 %6, 0, !dbg !33
  br i1 %7, label %8, label %9, !dbg !33

8:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !36
  unreachable, !dbg !36

9:
  %10 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !37
  %11 = load i32, i32* %10, align 4, !dbg !39
  %12 = and i32 %11, 3, !dbg !39
  %13 = icmp eq i32 %12, 0, !dbg !39
  br i1 %13, label %15, label %14, !dbg !39

14:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2, i32 0, i32 0)) #8, !dbg !40
  unreachable, !dbg !40

15:
  call void @__mw_cancellation_point() #6, !dbg !41
  %16 = inttoptr i32 %0 to i8*, !dbg !42
  %17 = call i32 @__midway_self() #6, !dbg !43
  %18 = call i32* @__midway_thread_flags(i32 noundef %17) #6, !dbg !45
  %19 = bitcast i32* %18 to i8*, !dbg !42
  call void @__midway_sync(i32 noundef 23, i8* noundef %16, i32 (i8*, i8*)* noundef nonnull @exited, i8* noundef %19) #6, !dbg !42
  %20 = call i32 @__midway_thread_exited(i32 noundef %0) #6, !dbg !47
  %21 = icmp eq i32 %20, 0, !dbg !47
  br i1 %21, label %22, label %23, !dbg !47

22:
  call void @__mw_cancellation_point() #6, !dbg !48
  br label %23, !dbg !48

23:
  %24 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !49
  %25 = load i32, i32* %24, align 4, !dbg !53
  %26 = or i32 %25, 2, !dbg !53
  store i32 %26, i32* %24, align 4, !dbg !53
  %27 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !54
  %28 = bitcast i32* %27 to i8*, !dbg !56
  call void @__midway_hb_acquire(i8* noundef %28) #6, !dbg !56
  %29 = icmp eq i8** %1, null, !dbg !57
  br i1 %29, label %33, label %30, !dbg !57

30:
  %31 = call i8* @__midway_thread_result(i32 noundef %0) #6, !dbg !58
  %32 = bitcast i8** %1 to i8*, !dbg !59
  call void @__midway_check(i8* noundef nonnull %32, i32 noundef 4, i32 noundef 1) #6, !dbg !59
  store i8* %31, i8** %1, align 4, !dbg !60
  br label %33

33:
  %34 = phi i32 [ 35, %2 ], [ 0, %23 ], [ 0, %30 ], !dbg !61
  ret i32 %34, !dbg !62
}

define internal fastcc i32 @self() unnamed_addr #0 !dbg !30 {
  %1 = call i32 @__midway_self() #6, !dbg !63
  ret i32 %1, !dbg !63
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define internal i32 @exited(i8* noundef %0, i8* nocapture noundef readonly %1) #0 !dbg !64 {
  %3 = bitcast i8* %1 to i32*, !dbg !65
  %4 = load i32, i32* %3, align 4, !dbg !65
  %5 = and i32 %4, 12, !dbg !65
  %6 = ptrtoint i8* %0 to i32, !dbg !66
  %7 = call i32 @__midway_thread_exited(i32 noundef %6) #6, !dbg !66
  %8 = icmp ne i32 %7, 0, !dbg !66
  %9 = icmp eq i32 %5, 4, !dbg !66
  %10 = or i1 %8, %9, !dbg !66
  %11 = zext i1 %10 to i32, !dbg !66
  ret i32 %11, !dbg !66
}

declare i32 @__midway_thread_exited(i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_tryjoin_np(i32 noundef %0, i8** noundef %1) local_unnamed_addr #0 !dbg !67 {
  %3 = call i32 @__midway_thread_valid(i32 noundef %0) #6, !dbg !68
  %4 = icmp eq i32 %3, 0, !dbg !68
  br i1 %4, label %5, label %6, !dbg !68

5:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !70
  unreachable, !dbg !70

6:
  %7 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !71
  %8 = load i32, i32* %7, align 4, !dbg !73
  %9 = and i32 %8, 3, !dbg !73
  %10 = icmp eq i32 %9, 0, !dbg !73
  br i1 %10, label %12, label %11, !dbg !73

11:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2, i32 0, i32 0)) #8, !dbg !74
  unreachable, !dbg !74

12:
  %13 = inttoptr i32 %0 to i8*, !dbg !75
  call void @__midway_sync(i32 noundef 23, i8* noundef %13, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !75
  %14 = call i32 @__midway_thread_exited(i32 noundef %0) #6, !dbg !76
  %15 = icmp eq i32 %14, 0, !dbg !76
  br i1 %15, label %26, label %16, !dbg !76

16:
  %17 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !77
  %18 = load i32, i32* %17, align 4, !dbg !80
  %19 = or i32 %18, 2, !dbg !80
  store i32 %19, i32* %17, align 4, !dbg !80
  %20 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !81
  %21 = bitcast i32* %20 to i8*, !dbg !83
  call void @__midway_hb_acquire(i8* noundef %21) #6, !dbg !83
  %22 = icmp eq i8** %1, null, !dbg !84
  br i1 %22, label %26, label %23, !dbg !84

23:
  %24 = call i8* @__midway_thread_result(i32 noundef %0) #6, !dbg !85
  %25 = bitcast i8** %1 to i8*, !dbg !86
  call void @__midway_check(i8* noundef nonnull %25, i32 noundef 4, i32 noundef 1) #6, !dbg !86
  store i8* %24, i8** %1, align 4, !dbg !87
  br label %26

26:
  %27 = phi i32 [ 16, %12 ], [ 0, %16 ], [ 0, %23 ], !dbg !88
  ret i32 %27, !dbg !89
}

define dso_local i32 @pthread_timedjoin_np(i32 noundef %0, i8** noundef %1, %struct.timespec* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !90 {
  %4 = call i32 @pthread_tryjoin_np(i32 noundef %0, i8** noundef %1) #6, !dbg !91
  %5 = icmp eq i32 %4, 0, !dbg !91
  %6 = select i1 %5, i32 0, i32 110, !dbg !91
  ret i32 %6, !dbg !91
}

define dso_local i32 @pthread_clockjoin_np(i32 noundef %0, i8** noundef %1, i32 noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !92 {
  %5 = call i32 @pthread_tryjoin_np(i32 noundef %0, i8** noundef %1) #6, !dbg !93
  %6 = icmp eq i32 %5, 0, !dbg !93
  %7 = select i1 %6, i32 0, i32 110, !dbg !93
  ret i32 %7, !dbg !93
}

define dso_local i32 @pthread_detach(i32 noundef %0) local_unnamed_addr #0 !dbg !94 {
  %2 = call i32 @__midway_thread_valid(i32 noundef %0) #6, !dbg !95
  %3 = icmp eq i32 %2, 0, !dbg !95
  br i1 %3, label %4, label %5, !dbg !95

4:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i32 0, i32 0)) #8, !dbg !96
  unreachable, !dbg !96

5:
  %6 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !97
  %7 = load i32, i32* %6, align 4, !dbg !99
  %8 = and i32 %7, 3, !dbg !99
  %9 = icmp eq i32 %8, 0, !dbg !99
  br i1 %9, label %10, label %14, !dbg !99

10:
  %11 = call i32* @__midway_thread_flags(i32 noundef %0) #6, !dbg !100
  %12 = load i32, i32* %11, align 4, !dbg !102
  %13 = or i32 %12, 1, !dbg !102
  store i32 %13, i32* %11, align 4, !dbg !102
  br label %14, !dbg !103

14:
  %15 = phi i32 [ 0, %10 ], [ 22, %5 ], !dbg !104
  ret i32 %15, !dbg !105
}

declare i32 @__midway_thread_valid(i32 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @__mw_leave_thread(i8* noundef %0) local_unnamed_addr #3 !dbg !106 {
  call void @__mw_run_destructors() #6, !dbg !107
  call void @__midway_sync(i32 noundef 25, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !108
  %2 = call fastcc i32 @self() #7, !dbg !109
  %3 = call fastcc i32* @flags_of(i32 noundef %2) #7, !dbg !109
  %4 = bitcast i32* %3 to i8*, !dbg !109
  call void @__midway_hb_release(i8* noundef %4) #6, !dbg !109
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

define dso_local i32 @pthread_self() local_unnamed_addr #4 !dbg !113 {
  %1 = call i32 @__midway_self() #6, !dbg !114
  ret i32 %1, !dbg !116
}

define dso_local i32 @pthread_equal(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 !dbg !117 {
  %3 = icmp eq i32 %0, %1, !dbg !118
  %4 = zext i1 %3 to i32, !dbg !118
  ret i32 %4, !dbg !118
}

define dso_local i32 @pthread_yield() local_unnamed_addr #5 !dbg !119 {
  ret i32 0, !dbg !120
}

define dso_local i32 @sched_yield() local_unnamed_addr #5 !dbg !121 {
  ret i32 0, !dbg !122
}

define dso_local i32 @pthread_kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !123 {
  %3 = call i32 @__midway_thread_valid(i32 noundef %0) #6, !dbg !124
  %4 = icmp eq i32 %3, 0, !dbg !124
  br i1 %4, label %5, label %6, !dbg !124

5:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !125
  unreachable, !dbg !125

6:
  %7 = icmp eq i32 %1, 0, !dbg !126
  br i1 %7, label %9, label %8, !dbg !126

8:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.6, i32 0, i32 0)) #6, !dbg !127
  br label %9, !dbg !127

9:
  %10 = call i32 @__midway_thread_exited(i32 noundef %0) #6, !dbg !128
  %11 = icmp eq i32 %10, 0, !dbg !128
  %12 = select i1 %11, i32 0, i32 3, !dbg !128
  ret i32 %12, !dbg !128
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_setname_np(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !129 {
  %3 = call i32 @__mw_read_string(i8* noundef %1) #6, !dbg !130
  %4 = icmp ugt i32 %3, 15, !dbg !130
  %5 = select i1 %4, i32 34, i32 0, !dbg !130
  ret i32 %5, !dbg !130
}

declare !dbg !131 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_getname_np(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !133 {
  %4 = icmp ult i32 %2, 16, !dbg !134
  br i1 %4, label %7, label %5, !dbg !134

5:
  call void @__midway_check(i8* noundef %1, i32 noundef 16, i32 noundef 1) #6, !dbg !135
  call void @__midway_nondet(i8* noundef %1, i32 noundef 16, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i32 0, i32 0)) #6, !dbg !138
  %6 = getelementptr i8, i8* %1, i32 15, !dbg !139
  store i8 0, i8* %6, align 1, !dbg !139
  br label %7, !dbg !140

7:
  %8 = phi i32 [ 0, %5 ], [ 34, %3 ], !dbg !141
  ret i32 %8, !dbg !142
}

define dso_local i32 @pthread_setaffinity_np(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #5 !dbg !143 {
  ret i32 0, !dbg !144
}

define dso_local i32 @pthread_getaffinity_np(i32 noundef %0, i32 noundef %1, %struct.cpu_set_t* noundef %2) local_unnamed_addr #0 !dbg !145 {
  %4 = bitcast %struct.cpu_set_t* %2 to i8*, !dbg !146
  call void @__midway_check(i8* noundef %4, i32 noundef %1, i32 noundef 1) #6, !dbg !147
  call void @__midway_nondet(i8* noundef %4, i32 noundef %1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i32 0, i32 0)) #6, !dbg !149
  ret i32 0, !dbg !150
}

define dso_local i32 @pthread_setconcurrency(i32 noundef %0) local_unnamed_addr #5 !dbg !151 {
  ret i32 0, !dbg !152
}

define dso_local i32 @pthread_getconcurrency() local_unnamed_addr #5 !dbg !153 {
  ret i32 0, !dbg !154
}

define dso_local i32 @pthread_setschedparam(i32 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef readnone %2) local_unnamed_addr #5 !dbg !155 {
  ret i32 0, !dbg !156
}

define dso_local i32 @pthread_setschedprio(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 !dbg !157 {
  ret i32 0, !dbg !158
}

define dso_local i32 @pthread_getschedparam(i32 noundef %0, i32* noundef %1, %struct.sched_param* noundef %2) local_unnamed_addr #0 !dbg !159 {
  %4 = bitcast i32* %1 to i8*, !dbg !160
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #6, !dbg !160
  %5 = bitcast %struct.sched_param* %2 to i8*, !dbg !161
  call void @__midway_check(i8* noundef %5, i32 noundef 4, i32 noundef 1) #6, !dbg !161
  store i32 0, i32* %1, align 4, !dbg !162
  %6 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %2, i32 0, i32 0, !dbg !163
  store i32 0, i32* %6, align 4, !dbg !163
  ret i32 0, !dbg !164
}

define dso_local i32 @pthread_getcpuclockid(i32 noundef %0, i32* noundef %1) local_unnamed_addr #0 !dbg !165 {
  %3 = bitcast i32* %1 to i8*, !dbg !166
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #6, !dbg !166
  store i32 3, i32* %1, align 4, !dbg !167
  ret i32 0, !dbg !168
}

define dso_local i32 @pthread_atfork(void ()* nocapture noundef readnone %0, void ()* nocapture noundef readnone %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #5 !dbg !169 {
  ret i32 0, !dbg !170
}

define dso_local i32 @__register_atfork(void ()* nocapture noundef readnone %0, void ()* nocapture noundef readnone %1, void ()* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #5 !dbg !171 {
  ret i32 0, !dbg !172
}

declare i32* @__midway_thread_flags(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_thread_result(i32 noundef) local_unnamed_addr #1

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/thread.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__mw_create", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 21, scope: !9)
!13 = !DILocation(line: 22, scope: !9)
!14 = !DILocation(line: 24, scope: !9)
!15 = !DILocation(line: 25, scope: !9)
!16 = !DILocation(line: 26, scope: !9)
!17 = !DILocation(line: 14, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "flags_of", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = distinct !DILocation(line: 27, scope: !9)
!20 = !DILocation(line: 27, scope: !9)
!21 = !DILocation(line: 28, scope: !9)
!22 = !DILocation(line: 0, scope: !9)
!23 = !DILocation(line: 30, scope: !9)
!24 = !DILocation(line: 14, scope: !18)
!25 = distinct !DISubprogram(name: "pthread_create", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 35, scope: !25)
!27 = !DILocation(line: 36, scope: !25)
!28 = distinct !DISubprogram(name: "pthread_join", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 16, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "self", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = distinct !DILocation(line: 67, scope: !28)
!32 = !DILocation(line: 67, scope: !28)
!33 = !DILocation(line: 48, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "check_joinable", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = distinct !DILocation(line: 69, scope: !28)
!36 = !DILocation(line: 49, scope: !34, inlinedAt: !35)
!37 = !DILocation(line: 14, scope: !18, inlinedAt: !38)
!38 = distinct !DILocation(line: 50, scope: !34, inlinedAt: !35)
!39 = !DILocation(line: 50, scope: !34, inlinedAt: !35)
!40 = !DILocation(line: 51, scope: !34, inlinedAt: !35)
!41 = !DILocation(line: 70, scope: !28)
!42 = !DILocation(line: 71, scope: !28)
!43 = !DILocation(line: 16, scope: !30, inlinedAt: !44)
!44 = distinct !DILocation(line: 71, scope: !28)
!45 = !DILocation(line: 14, scope: !18, inlinedAt: !46)
!46 = distinct !DILocation(line: 71, scope: !28)
!47 = !DILocation(line: 72, scope: !28)
!48 = !DILocation(line: 73, scope: !28)
!49 = !DILocation(line: 14, scope: !18, inlinedAt: !50)
!50 = distinct !DILocation(line: 56, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "collect", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!52 = distinct !DILocation(line: 74, scope: !28)
!53 = !DILocation(line: 56, scope: !51, inlinedAt: !52)
!54 = !DILocation(line: 14, scope: !18, inlinedAt: !55)
!55 = distinct !DILocation(line: 57, scope: !51, inlinedAt: !52)
!56 = !DILocation(line: 57, scope: !51, inlinedAt: !52)
!57 = !DILocation(line: 58, scope: !51, inlinedAt: !52)
!58 = !DILocation(line: 60, scope: !51, inlinedAt: !52)
!59 = !DILocation(line: 61, scope: !51, inlinedAt: !52)
!60 = !DILocation(line: 62, scope: !51, inlinedAt: !52)
!61 = !DILocation(line: 0, scope: !28)
!62 = !DILocation(line: 76, scope: !28)
!63 = !DILocation(line: 16, scope: !30)
!64 = distinct !DISubprogram(name: "exited", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 42, scope: !64)
!66 = !DILocation(line: 43, scope: !64)
!67 = distinct !DISubprogram(name: "pthread_tryjoin_np", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 48, scope: !34, inlinedAt: !69)
!69 = distinct !DILocation(line: 80, scope: !67)
!70 = !DILocation(line: 49, scope: !34, inlinedAt: !69)
!71 = !DILocation(line: 14, scope: !18, inlinedAt: !72)
!72 = distinct !DILocation(line: 50, scope: !34, inlinedAt: !69)
!73 = !DILocation(line: 50, scope: !34, inlinedAt: !69)
!74 = !DILocation(line: 51, scope: !34, inlinedAt: !69)
!75 = !DILocation(line: 81, scope: !67)
!76 = !DILocation(line: 82, scope: !67)
!77 = !DILocation(line: 14, scope: !18, inlinedAt: !78)
!78 = distinct !DILocation(line: 56, scope: !51, inlinedAt: !79)
!79 = distinct !DILocation(line: 84, scope: !67)
!80 = !DILocation(line: 56, scope: !51, inlinedAt: !79)
!81 = !DILocation(line: 14, scope: !18, inlinedAt: !82)
!82 = distinct !DILocation(line: 57, scope: !51, inlinedAt: !79)
!83 = !DILocation(line: 57, scope: !51, inlinedAt: !79)
!84 = !DILocation(line: 58, scope: !51, inlinedAt: !79)
!85 = !DILocation(line: 60, scope: !51, inlinedAt: !79)
!86 = !DILocation(line: 61, scope: !51, inlinedAt: !79)
!87 = !DILocation(line: 62, scope: !51, inlinedAt: !79)
!88 = !DILocation(line: 0, scope: !67)
!89 = !DILocation(line: 86, scope: !67)
!90 = distinct !DISubprogram(name: "pthread_timedjoin_np", scope: !1, file: !1, line: 88, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 90, scope: !90)
!92 = distinct !DISubprogram(name: "pthread_clockjoin_np", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 95, scope: !92)
!94 = distinct !DISubprogram(name: "pthread_detach", scope: !1, file: !1, line: 98, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 100, scope: !94)
!96 = !DILocation(line: 101, scope: !94)
!97 = !DILocation(line: 14, scope: !18, inlinedAt: !98)
!98 = distinct !DILocation(line: 102, scope: !94)
!99 = !DILocation(line: 102, scope: !94)
!100 = !DILocation(line: 14, scope: !18, inlinedAt: !101)
!101 = distinct !DILocation(line: 104, scope: !94)
!102 = !DILocation(line: 104, scope: !94)
!103 = !DILocation(line: 105, scope: !94)
!104 = !DILocation(line: 0, scope: !94)
!105 = !DILocation(line: 106, scope: !94)
!106 = distinct !DISubprogram(name: "__mw_leave_thread", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 110, scope: !106)
!108 = !DILocation(line: 111, scope: !106)
!109 = !DILocation(line: 112, scope: !106)
!110 = !DILocation(line: 113, scope: !106)
!111 = distinct !DISubprogram(name: "__mw_thread_end", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 116, scope: !111)
!113 = distinct !DISubprogram(name: "pthread_self", scope: !1, file: !1, line: 118, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 16, scope: !30, inlinedAt: !115)
!115 = distinct !DILocation(line: 118, scope: !113)
!116 = !DILocation(line: 118, scope: !113)
!117 = distinct !DISubprogram(name: "pthread_equal", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 119, scope: !117)
!119 = distinct !DISubprogram(name: "mw_pthread_yield", scope: !1, file: !1, line: 122, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 122, scope: !119)
!121 = distinct !DISubprogram(name: "sched_yield", scope: !1, file: !1, line: 123, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 123, scope: !121)
!123 = distinct !DISubprogram(name: "pthread_kill", scope: !1, file: !1, line: 125, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 127, scope: !123)
!125 = !DILocation(line: 128, scope: !123)
!126 = !DILocation(line: 129, scope: !123)
!127 = !DILocation(line: 130, scope: !123)
!128 = !DILocation(line: 131, scope: !123)
!129 = distinct !DISubprogram(name: "pthread_setname_np", scope: !1, file: !1, line: 134, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 134, scope: !129)
!131 = !DISubprogram(name: "read_string", scope: !132, file: !132, line: 48, type: !10, spFlags: DISPFlagOptimized)
!132 = !DIFile(filename: "c/models.h", directory: ".")
!133 = distinct !DISubprogram(name: "pthread_getname_np", scope: !1, file: !1, line: 136, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 138, scope: !133)
!135 = !DILocation(line: 83, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "fill", scope: !132, file: !132, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!137 = distinct !DILocation(line: 140, scope: !133)
!138 = !DILocation(line: 84, scope: !136, inlinedAt: !137)
!139 = !DILocation(line: 141, scope: !133)
!140 = !DILocation(line: 142, scope: !133)
!141 = !DILocation(line: 0, scope: !133)
!142 = !DILocation(line: 143, scope: !133)
!143 = distinct !DISubprogram(name: "pthread_setaffinity_np", scope: !1, file: !1, line: 145, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 145, scope: !143)
!145 = distinct !DISubprogram(name: "pthread_getaffinity_np", scope: !1, file: !1, line: 147, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 149, scope: !145)
!147 = !DILocation(line: 83, scope: !136, inlinedAt: !148)
!148 = distinct !DILocation(line: 149, scope: !145)
!149 = !DILocation(line: 84, scope: !136, inlinedAt: !148)
!150 = !DILocation(line: 150, scope: !145)
!151 = distinct !DISubprogram(name: "pthread_setconcurrency", scope: !1, file: !1, line: 153, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 153, scope: !151)
!153 = distinct !DISubprogram(name: "pthread_getconcurrency", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 154, scope: !153)
!155 = distinct !DISubprogram(name: "pthread_setschedparam", scope: !1, file: !1, line: 155, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 155, scope: !155)
!157 = distinct !DISubprogram(name: "pthread_setschedprio", scope: !1, file: !1, line: 156, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 156, scope: !157)
!159 = distinct !DISubprogram(name: "pthread_getschedparam", scope: !1, file: !1, line: 158, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 160, scope: !159)
!161 = !DILocation(line: 161, scope: !159)
!162 = !DILocation(line: 162, scope: !159)
!163 = !DILocation(line: 163, scope: !159)
!164 = !DILocation(line: 164, scope: !159)
!165 = distinct !DISubprogram(name: "pthread_getcpuclockid", scope: !1, file: !1, line: 167, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 169, scope: !165)
!167 = !DILocation(line: 170, scope: !165)
!168 = !DILocation(line: 171, scope: !165)
!169 = distinct !DISubprogram(name: "pthread_atfork", scope: !1, file: !1, line: 174, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 174, scope: !169)
!171 = distinct !DISubprogram(name: "__register_atfork", scope: !1, file: !1, line: 175, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 175, scope: !171)
