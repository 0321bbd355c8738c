target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%struct.timespec = type { i32, i32 }
%union.pthread_mutexattr_t = type { i32 }

@.str = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"trylock of a destroyed mutex\00", align 1
@.str.2 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"initialisation of a locked mutex\00", align 1
@.str.5 = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@.str.7 = private unnamed_addr constant [32 x i8] c"timed lock of a destroyed mutex\00", align 1

define dso_local i32 @__mw_mutex_free(i8* nocapture noundef readonly %0, i8* nocapture readnone %1) #0 !dbg !9 {
  %3 = getelementptr inbounds i8, i8* %0, i32 8, !dbg !12
  %4 = bitcast i8* %3 to i32*, !dbg !12
  %5 = load i32, i32* %4, align 4, !dbg !12
  %6 = call i32 @__midway_self() #5, !dbg !12
  %7 = icmp eq i32 %5, %6, !dbg !12
  %8 = bitcast i8* %0 to i32*, !dbg !13
  %9 = load i32, i32* %8, align 4, !dbg !13
  %10 = icmp eq i32 %9, 0, !dbg !13
  %11 = getelementptr inbounds i8, i8* %0, i32 12, !dbg !13
  %12 = bitcast i8* %11 to i32*, !dbg !13
  %13 = load i32, i32* %12, align 4, !dbg !13
  %14 = and i32 %13, 3, !dbg !14
  %15 = add nsw i32 %14, -1, !dbg !17
  %16 = icmp ult i32 %15, 2, !dbg !17
  %17 = and i1 %7, %16, !dbg !13
  %18 = or i1 %10, %17, !dbg !13
  %19 = zext i1 %18 to i32, !dbg !13
  ret i32 %19, !dbg !13
}

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !18 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !19
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !19
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !19
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !19
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !20
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !20
  ret void, !dbg !21
}

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_mutex_kind_invariant(i8* noundef, i32* noundef) local_unnamed_addr #1

define dso_local i32 @__mw_mutex_held(%union.pthread_mutex_t* nocapture noundef readonly %0) local_unnamed_addr #0 !dbg !22 {
  %2 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !23
  %3 = load i32, i32* %2, align 4, !dbg !23
  %4 = icmp ne i32 %3, 0, !dbg !23
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !23
  %6 = load i32, i32* %5, align 4, !dbg !23
  %7 = call i32 @__midway_self() #5, !dbg !23
  %8 = icmp eq i32 %6, %7, !dbg !23
  %9 = and i1 %4, %8, !dbg !23
  %10 = zext i1 %9 to i32, !dbg !23
  ret i32 %10, !dbg !23
}

define dso_local i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !24 {
  %2 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !25
  %3 = load i32, i32* %2, align 4, !dbg !25
  %4 = icmp eq i32 %3, 0, !dbg !25
  br i1 %4, label %5, label %10, !dbg !25

5:
  store i32 1, i32* %2, align 4, !dbg !26
  %6 = call i32 @__midway_self() #5, !dbg !27
  %7 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !27
  store i32 %6, i32* %7, align 4, !dbg !27
  %8 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !28
  store i32 1, i32* %8, align 4, !dbg !28
  %9 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !29
  call void @__midway_acquire(i8* noundef %9, i32 noundef 1) #5, !dbg !29
  br label %21, !dbg !30

10:
  %11 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !31
  %12 = load i32, i32* %11, align 4, !dbg !31
  %13 = and i32 %12, 3, !dbg !31
  %14 = icmp eq i32 %13, 2, !dbg !34
  br i1 %14, label %21, label %15, !dbg !34

15:
  %16 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !35
  %17 = load i32, i32* %16, align 4, !dbg !35
  %18 = icmp eq i32 %17, -1, !dbg !35
  br i1 %18, label %21, label %19, !dbg !35

19:
  %20 = add i32 %17, 1, !dbg !36
  store i32 %20, i32* %16, align 4, !dbg !36
  br label %21, !dbg !37

21:
  %22 = phi i32 [ 0, %5 ], [ 0, %19 ], [ 35, %10 ], [ 11, %15 ], !dbg !38
  ret i32 %22, !dbg !39
}

declare void @__midway_acquire(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @__mw_mutex_give(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !40 {
  %2 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !41
  %3 = load i32, i32* %2, align 4, !dbg !41
  %4 = and i32 %3, 3, !dbg !41
  %5 = icmp eq i32 %4, 1, !dbg !43
  br i1 %5, label %6, label %12, !dbg !43

6:
  %7 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !43
  %8 = load i32, i32* %7, align 4, !dbg !43
  %9 = icmp ugt i32 %8, 1, !dbg !43
  br i1 %9, label %10, label %12, !dbg !43

10:
  %11 = add i32 %8, -1, !dbg !44
  store i32 %11, i32* %7, align 4, !dbg !44
  br label %17, !dbg !45

12:
  %13 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !46
  store i32 0, i32* %13, align 4, !dbg !46
  %14 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !47
  store i32 0, i32* %14, align 4, !dbg !47
  %15 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !48
  store i32 0, i32* %15, align 4, !dbg !48
  %16 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !49
  call void @__midway_release(i8* noundef %16, i32 noundef 1) #5, !dbg !49
  br label %17, !dbg !50

17:
  ret void, !dbg !50
}

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !51 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !52
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !52
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !52
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !52
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !54
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !54
  call void @__midway_sync(i32 noundef 1, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %2) #5, !dbg !55
  %6 = load i32, i32* %5, align 4, !dbg !56
  %7 = icmp eq i32 %6, -1, !dbg !56
  br i1 %7, label %8, label %9, !dbg !56

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i32 0, i32 0)) #6, !dbg !59
  unreachable, !dbg !59

9:
  %10 = load i32, i32* %3, align 4, !dbg !60
  %11 = icmp eq i32 %10, 0, !dbg !60
  br i1 %11, label %12, label %15, !dbg !60

12:
  store i32 1, i32* %3, align 4, !dbg !62
  %13 = call i32 @__midway_self() #5, !dbg !63
  store i32 %13, i32* %4, align 4, !dbg !63
  %14 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !64
  store i32 1, i32* %14, align 4, !dbg !64
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !65
  br label %24, !dbg !66

15:
  %16 = and i32 %6, 3, !dbg !67
  %17 = icmp eq i32 %16, 2, !dbg !69
  br i1 %17, label %24, label %18, !dbg !69

18:
  %19 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !70
  %20 = load i32, i32* %19, align 4, !dbg !70
  %21 = icmp eq i32 %20, -1, !dbg !70
  br i1 %21, label %24, label %22, !dbg !70

22:
  %23 = add i32 %20, 1, !dbg !71
  store i32 %23, i32* %19, align 4, !dbg !71
  br label %24, !dbg !72

24:
  %25 = phi i32 [ 0, %12 ], [ 0, %22 ], [ 35, %15 ], [ 11, %18 ], !dbg !73
  ret i32 %25, !dbg !74
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !75 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !76
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !76
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !76
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !76
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !78
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !78
  call void @__midway_sync(i32 noundef 2, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !79
  %6 = load i32, i32* %5, align 4, !dbg !80
  %7 = icmp eq i32 %6, -1, !dbg !80
  br i1 %7, label %8, label %9, !dbg !80

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i32 0, i32 0)) #6, !dbg !82
  unreachable, !dbg !82

9:
  %10 = load i32, i32* %3, align 4, !dbg !83
  %11 = icmp eq i32 %10, 0, !dbg !83
  br i1 %11, label %12, label %15, !dbg !83

12:
  store i32 1, i32* %3, align 4, !dbg !84
  %13 = call i32 @__midway_self() #5, !dbg !86
  store i32 %13, i32* %4, align 4, !dbg !86
  %14 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !87
  store i32 1, i32* %14, align 4, !dbg !87
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !88
  br label %38, !dbg !89

15:
  %16 = and i32 %6, 3, !dbg !90
  %17 = icmp eq i32 %16, 1, !dbg !92
  br i1 %17, label %18, label %38, !dbg !92

18:
  %19 = load i32, i32* %4, align 4, !dbg !92
  %20 = call i32 @__midway_self() #5, !dbg !92
  %21 = icmp eq i32 %19, %20, !dbg !92
  br i1 %21, label %22, label %38, !dbg !92

22:
  %23 = load i32, i32* %3, align 4, !dbg !93
  %24 = icmp eq i32 %23, 0, !dbg !93
  br i1 %24, label %25, label %28, !dbg !93

25:
  store i32 1, i32* %3, align 4, !dbg !95
  %26 = call i32 @__midway_self() #5, !dbg !96
  store i32 %26, i32* %4, align 4, !dbg !96
  %27 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !97
  store i32 1, i32* %27, align 4, !dbg !97
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !98
  br label %38, !dbg !99

28:
  %29 = load i32, i32* %5, align 4, !dbg !100
  %30 = and i32 %29, 3, !dbg !100
  %31 = icmp eq i32 %30, 2, !dbg !102
  br i1 %31, label %38, label %32, !dbg !102

32:
  %33 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !103
  %34 = load i32, i32* %33, align 4, !dbg !103
  %35 = icmp eq i32 %34, -1, !dbg !103
  br i1 %35, label %38, label %36, !dbg !103

36:
  %37 = add i32 %34, 1, !dbg !104
  store i32 %37, i32* %33, align 4, !dbg !104
  br label %38, !dbg !105

38:
  %39 = phi i32 [ 0, %12 ], [ 16, %18 ], [ 16, %15 ], [ 0, %25 ], [ 0, %36 ], [ 35, %28 ], [ 11, %32 ], !dbg !106
  ret i32 %39, !dbg !107
}

define dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !108 {
  %3 = call fastcc i32 @timed(%union.pthread_mutex_t* noundef %0) #7, !dbg !109
  ret i32 %3, !dbg !109
}

define internal fastcc i32 @timed(%union.pthread_mutex_t* noundef %0) unnamed_addr #0 !dbg !110 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !111
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !111
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !111
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !111
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !113
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !113
  call void @__midway_sync(i32 noundef 3, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !114
  %6 = load i32, i32* %5, align 4, !dbg !115
  %7 = icmp eq i32 %6, -1, !dbg !115
  br i1 %7, label %8, label %9, !dbg !115

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.7, i32 0, i32 0)) #6, !dbg !117
  unreachable, !dbg !117

9:
  %10 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !118
  %11 = load i32, i32* %10, align 4, !dbg !118
  %12 = call i32 @__midway_self() #5, !dbg !118
  %13 = icmp eq i32 %11, %12, !dbg !118
  %14 = getelementptr %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !120
  %15 = load i32, i32* %14, align 4, !dbg !120
  %16 = icmp eq i32 %15, 0, !dbg !120
  %17 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !120
  %18 = load i32, i32* %17, align 4, !dbg !120
  %19 = and i32 %18, 3, !dbg !121
  %20 = add nsw i32 %19, -1, !dbg !123
  %21 = icmp ult i32 %20, 2, !dbg !123
  %22 = and i1 %13, %21, !dbg !120
  %23 = or i1 %16, %22, !dbg !120
  br i1 %23, label %24, label %40, !dbg !124

24:
  %25 = load i32, i32* %3, align 4, !dbg !125
  %26 = icmp eq i32 %25, 0, !dbg !125
  br i1 %26, label %27, label %30, !dbg !125

27:
  store i32 1, i32* %3, align 4, !dbg !127
  %28 = call i32 @__midway_self() #5, !dbg !128
  store i32 %28, i32* %4, align 4, !dbg !128
  %29 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !129
  store i32 1, i32* %29, align 4, !dbg !129
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !130
  br label %40, !dbg !131

30:
  %31 = load i32, i32* %5, align 4, !dbg !132
  %32 = and i32 %31, 3, !dbg !132
  %33 = icmp eq i32 %32, 2, !dbg !134
  br i1 %33, label %40, label %34, !dbg !134

34:
  %35 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !135
  %36 = load i32, i32* %35, align 4, !dbg !135
  %37 = icmp eq i32 %36, -1, !dbg !135
  br i1 %37, label %40, label %38, !dbg !135

38:
  %39 = add i32 %36, 1, !dbg !136
  store i32 %39, i32* %35, align 4, !dbg !136
  br label %40, !dbg !137

40:
  %41 = phi i32 [ 110, %9 ], [ 0, %27 ], [ 0, %38 ], [ 35, %30 ], [ 11, %34 ], !dbg !124
  ret i32 %41, !dbg !124
}

define dso_local i32 @pthread_mutex_clocklock(%union.pthread_mutex_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !138 {
  %4 = icmp ult i32 %1, 2, !dbg !139
  br i1 %4, label %5, label %7, !dbg !139

5:
  %6 = call fastcc i32 @timed(%union.pthread_mutex_t* noundef %0) #7, !dbg !140
  br label %7, !dbg !140

7:
  %8 = phi i32 [ %6, %5 ], [ 22, %3 ], !dbg !141
  ret i32 %8, !dbg !142
}

define dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !143 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !144
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !144
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !144
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !144
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !146
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !146
  call void @__midway_sync(i32 noundef 4, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !147
  %6 = load i32, i32* %3, align 4, !dbg !148
  %7 = icmp eq i32 %6, 0, !dbg !148
  %8 = load i32, i32* %4, align 4, !dbg !148
  %9 = call i32 @__midway_self() #5, !dbg !148
  %10 = icmp ne i32 %8, %9, !dbg !148
  %11 = or i1 %7, %10, !dbg !150
  %12 = load i32, i32* %5, align 4, !dbg !151
  %13 = and i32 %12, 3, !dbg !151
  br i1 %11, label %14, label %22, !dbg !150

14:
  %15 = add nsw i32 %13, -3, !dbg !152
  %16 = icmp ult i32 %15, -2, !dbg !152
  br i1 %16, label %17, label %32, !dbg !154

17:
  %18 = load i32, i32* %3, align 4, !dbg !155
  %19 = icmp eq i32 %18, 0, !dbg !155
  br i1 %19, label %20, label %21, !dbg !155

20:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i32 0, i32 0)) #6, !dbg !156
  unreachable, !dbg !156

21:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i32 0, i32 0)) #6, !dbg !157
  unreachable, !dbg !157

22:
  %23 = icmp eq i32 %13, 1, !dbg !158
  br i1 %23, label %24, label %30, !dbg !158

24:
  %25 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !158
  %26 = load i32, i32* %25, align 4, !dbg !158
  %27 = icmp ugt i32 %26, 1, !dbg !158
  br i1 %27, label %28, label %30, !dbg !158

28:
  %29 = add i32 %26, -1, !dbg !160
  store i32 %29, i32* %25, align 4, !dbg !160
  br label %32, !dbg !161

30:
  %31 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 1, !dbg !162
  store i32 0, i32* %31, align 4, !dbg !162
  store i32 0, i32* %4, align 4, !dbg !163
  store i32 0, i32* %3, align 4, !dbg !164
  call void @__midway_release(i8* noundef %2, i32 noundef 1) #5, !dbg !165
  br label %32, !dbg !166

32:
  %33 = phi i32 [ 1, %14 ], [ 0, %28 ], [ 0, %30 ], !dbg !151
  ret i32 %33, !dbg !167
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %0, %union.pthread_mutexattr_t* noundef readonly %1) local_unnamed_addr #0 !dbg !168 {
  %3 = icmp eq %union.pthread_mutexattr_t* %1, null, !dbg !169
  br i1 %3, label %8, label %4, !dbg !169

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %1, i32 0, i32 0, !dbg !169
  %6 = load i32, i32* %5, align 4, !dbg !169
  %7 = and i32 %6, 3, !dbg !169
  br label %8, !dbg !169

8:
  %9 = phi i32 [ %7, %4 ], [ 0, %2 ], !dbg !169
  %10 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !170
  call void @__midway_check(i8* noundef %10, i32 noundef 24, i32 noundef 1) #5, !dbg !170
  call void @__midway_sync(i32 noundef 28, i8* noundef %10, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !171
  %11 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !172
  %12 = load i32, i32* %11, align 4, !dbg !172
  %13 = call i32 @__midway_is_concrete(i32 noundef %12) #5, !dbg !172
  %14 = icmp eq i32 %13, 0, !dbg !172
  br i1 %14, label %38, label %15, !dbg !172

15:
  %16 = load i32, i32* %11, align 4, !dbg !172
  %17 = icmp eq i32 %16, 1, !dbg !172
  br i1 %17, label %18, label %38, !dbg !172

18:
  %19 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !172
  %20 = load i32, i32* %19, align 4, !dbg !172
  %21 = call i32 @__midway_is_concrete(i32 noundef %20) #5, !dbg !172
  %22 = icmp eq i32 %21, 0, !dbg !172
  br i1 %22, label %38, label %23, !dbg !172

23:
  %24 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !175
  %25 = load i32, i32* %24, align 4, !dbg !175
  %26 = call i32 @__midway_is_concrete(i32 noundef %25) #5, !dbg !175
  %27 = icmp eq i32 %26, 0, !dbg !175
  br i1 %27, label %38, label %28, !dbg !175

28:
  %29 = load i32, i32* %24, align 4, !dbg !175
  %30 = icmp ult i32 %29, 4, !dbg !175
  br i1 %30, label %31, label %38, !dbg !175

31:
  %32 = load i32, i32* %19, align 4, !dbg !176
  %33 = icmp sgt i32 %32, 0, !dbg !176
  br i1 %33, label %34, label %38, !dbg !176

34:
  %35 = call i32 @__midway_thread_valid(i32 noundef %32) #5, !dbg !176
  %36 = icmp eq i32 %35, 0, !dbg !176
  br i1 %36, label %38, label %37, !dbg !177

37:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i32 0, i32 0)) #6, !dbg !178
  unreachable, !dbg !178

38:
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(24) %10, i8 0, i32 24, i1 false), !dbg !179
  %39 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !180
  store i32 %9, i32* %39, align 4, !dbg !180
  ret i32 0, !dbg !181
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #3

define dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !182 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !183
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 0, !dbg !183
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 2, !dbg !183
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !183
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i32 0, i32 0, i32 3, !dbg !185
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !185
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !186
  %6 = load i32, i32* %5, align 4, !dbg !187
  %7 = icmp eq i32 %6, -1, !dbg !187
  br i1 %7, label %8, label %9, !dbg !187

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.5, i32 0, i32 0)) #6, !dbg !189
  unreachable, !dbg !189

9:
  %10 = load i32, i32* %3, align 4, !dbg !190
  %11 = icmp eq i32 %10, 0, !dbg !190
  br i1 %11, label %13, label %12, !dbg !190

12:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i32 0, i32 0)) #6, !dbg !191
  unreachable, !dbg !191

13:
  store i32 -1, i32* %5, align 4, !dbg !192
  ret i32 0, !dbg !193
}

define dso_local i32 @pthread_mutex_consistent(%union.pthread_mutex_t* nocapture noundef readnone %0) local_unnamed_addr #4 !dbg !194 {
  ret i32 22, !dbg !195
}

define dso_local i32 @pthread_mutex_getprioceiling(%union.pthread_mutex_t* noalias nocapture noundef readnone %0, i32* noalias nocapture noundef readnone %1) local_unnamed_addr #4 !dbg !196 {
  ret i32 22, !dbg !197
}

define dso_local i32 @pthread_mutex_setprioceiling(%union.pthread_mutex_t* noalias nocapture noundef readnone %0, i32 noundef %1, i32* noalias nocapture noundef readnone %2) local_unnamed_addr #4 !dbg !198 {
  ret i32 22, !dbg !199
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_thread_valid(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }
attributes #7 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/mutex.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__mw_mutex_free", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 25, scope: !9)
!13 = !DILocation(line: 26, scope: !9)
!14 = !DILocation(line: 18, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "answers_owner", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 26, scope: !9)
!17 = !DILocation(line: 19, scope: !15, inlinedAt: !16)
!18 = distinct !DISubprogram(name: "__mw_mutex_invariant", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 31, scope: !18)
!20 = !DILocation(line: 32, scope: !18)
!21 = !DILocation(line: 33, scope: !18)
!22 = distinct !DISubprogram(name: "__mw_mutex_held", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 37, scope: !22)
!24 = distinct !DISubprogram(name: "__mw_mutex_take", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 48, scope: !24)
!26 = !DILocation(line: 49, scope: !24)
!27 = !DILocation(line: 50, scope: !24)
!28 = !DILocation(line: 51, scope: !24)
!29 = !DILocation(line: 52, scope: !24)
!30 = !DILocation(line: 53, scope: !24)
!31 = !DILocation(line: 13, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "kind_of", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!33 = distinct !DILocation(line: 55, scope: !24)
!34 = !DILocation(line: 55, scope: !24)
!35 = !DILocation(line: 57, scope: !24)
!36 = !DILocation(line: 59, scope: !24)
!37 = !DILocation(line: 60, scope: !24)
!38 = !DILocation(line: 0, scope: !24)
!39 = !DILocation(line: 61, scope: !24)
!40 = distinct !DISubprogram(name: "__mw_mutex_give", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 13, scope: !32, inlinedAt: !42)
!42 = distinct !DILocation(line: 65, scope: !40)
!43 = !DILocation(line: 65, scope: !40)
!44 = !DILocation(line: 66, scope: !40)
!45 = !DILocation(line: 67, scope: !40)
!46 = !DILocation(line: 69, scope: !40)
!47 = !DILocation(line: 70, scope: !40)
!48 = !DILocation(line: 71, scope: !40)
!49 = !DILocation(line: 72, scope: !40)
!50 = !DILocation(line: 73, scope: !40)
!51 = distinct !DISubprogram(name: "pthread_mutex_lock", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 31, scope: !18, inlinedAt: !53)
!53 = distinct !DILocation(line: 77, scope: !51)
!54 = !DILocation(line: 32, scope: !18, inlinedAt: !53)
!55 = !DILocation(line: 78, scope: !51)
!56 = !DILocation(line: 42, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "check_alive", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!58 = distinct !DILocation(line: 79, scope: !51)
!59 = !DILocation(line: 43, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 48, scope: !24, inlinedAt: !61)
!61 = distinct !DILocation(line: 80, scope: !51)
!62 = !DILocation(line: 49, scope: !24, inlinedAt: !61)
!63 = !DILocation(line: 50, scope: !24, inlinedAt: !61)
!64 = !DILocation(line: 51, scope: !24, inlinedAt: !61)
!65 = !DILocation(line: 52, scope: !24, inlinedAt: !61)
!66 = !DILocation(line: 53, scope: !24, inlinedAt: !61)
!67 = !DILocation(line: 13, scope: !32, inlinedAt: !68)
!68 = distinct !DILocation(line: 55, scope: !24, inlinedAt: !61)
!69 = !DILocation(line: 55, scope: !24, inlinedAt: !61)
!70 = !DILocation(line: 57, scope: !24, inlinedAt: !61)
!71 = !DILocation(line: 59, scope: !24, inlinedAt: !61)
!72 = !DILocation(line: 60, scope: !24, inlinedAt: !61)
!73 = !DILocation(line: 0, scope: !24, inlinedAt: !61)
!74 = !DILocation(line: 80, scope: !51)
!75 = distinct !DISubprogram(name: "pthread_mutex_trylock", scope: !1, file: !1, line: 83, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 31, scope: !18, inlinedAt: !77)
!77 = distinct !DILocation(line: 85, scope: !75)
!78 = !DILocation(line: 32, scope: !18, inlinedAt: !77)
!79 = !DILocation(line: 86, scope: !75)
!80 = !DILocation(line: 42, scope: !57, inlinedAt: !81)
!81 = distinct !DILocation(line: 87, scope: !75)
!82 = !DILocation(line: 43, scope: !57, inlinedAt: !81)
!83 = !DILocation(line: 88, scope: !75)
!84 = !DILocation(line: 49, scope: !24, inlinedAt: !85)
!85 = distinct !DILocation(line: 89, scope: !75)
!86 = !DILocation(line: 50, scope: !24, inlinedAt: !85)
!87 = !DILocation(line: 51, scope: !24, inlinedAt: !85)
!88 = !DILocation(line: 52, scope: !24, inlinedAt: !85)
!89 = !DILocation(line: 89, scope: !75)
!90 = !DILocation(line: 13, scope: !32, inlinedAt: !91)
!91 = distinct !DILocation(line: 90, scope: !75)
!92 = !DILocation(line: 90, scope: !75)
!93 = !DILocation(line: 48, scope: !24, inlinedAt: !94)
!94 = distinct !DILocation(line: 91, scope: !75)
!95 = !DILocation(line: 49, scope: !24, inlinedAt: !94)
!96 = !DILocation(line: 50, scope: !24, inlinedAt: !94)
!97 = !DILocation(line: 51, scope: !24, inlinedAt: !94)
!98 = !DILocation(line: 52, scope: !24, inlinedAt: !94)
!99 = !DILocation(line: 53, scope: !24, inlinedAt: !94)
!100 = !DILocation(line: 13, scope: !32, inlinedAt: !101)
!101 = distinct !DILocation(line: 55, scope: !24, inlinedAt: !94)
!102 = !DILocation(line: 55, scope: !24, inlinedAt: !94)
!103 = !DILocation(line: 57, scope: !24, inlinedAt: !94)
!104 = !DILocation(line: 59, scope: !24, inlinedAt: !94)
!105 = !DILocation(line: 60, scope: !24, inlinedAt: !94)
!106 = !DILocation(line: 0, scope: !75)
!107 = !DILocation(line: 93, scope: !75)
!108 = distinct !DISubprogram(name: "pthread_mutex_timedlock", scope: !1, file: !1, line: 103, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 103, scope: !108)
!110 = distinct !DISubprogram(name: "timed", scope: !1, file: !1, line: 95, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 31, scope: !18, inlinedAt: !112)
!112 = distinct !DILocation(line: 97, scope: !110)
!113 = !DILocation(line: 32, scope: !18, inlinedAt: !112)
!114 = !DILocation(line: 98, scope: !110)
!115 = !DILocation(line: 42, scope: !57, inlinedAt: !116)
!116 = distinct !DILocation(line: 99, scope: !110)
!117 = !DILocation(line: 43, scope: !57, inlinedAt: !116)
!118 = !DILocation(line: 25, scope: !9, inlinedAt: !119)
!119 = distinct !DILocation(line: 100, scope: !110)
!120 = !DILocation(line: 26, scope: !9, inlinedAt: !119)
!121 = !DILocation(line: 18, scope: !15, inlinedAt: !122)
!122 = distinct !DILocation(line: 26, scope: !9, inlinedAt: !119)
!123 = !DILocation(line: 19, scope: !15, inlinedAt: !122)
!124 = !DILocation(line: 100, scope: !110)
!125 = !DILocation(line: 48, scope: !24, inlinedAt: !126)
!126 = distinct !DILocation(line: 100, scope: !110)
!127 = !DILocation(line: 49, scope: !24, inlinedAt: !126)
!128 = !DILocation(line: 50, scope: !24, inlinedAt: !126)
!129 = !DILocation(line: 51, scope: !24, inlinedAt: !126)
!130 = !DILocation(line: 52, scope: !24, inlinedAt: !126)
!131 = !DILocation(line: 53, scope: !24, inlinedAt: !126)
!132 = !DILocation(line: 13, scope: !32, inlinedAt: !133)
!133 = distinct !DILocation(line: 55, scope: !24, inlinedAt: !126)
!134 = !DILocation(line: 55, scope: !24, inlinedAt: !126)
!135 = !DILocation(line: 57, scope: !24, inlinedAt: !126)
!136 = !DILocation(line: 59, scope: !24, inlinedAt: !126)
!137 = !DILocation(line: 60, scope: !24, inlinedAt: !126)
!138 = distinct !DISubprogram(name: "pthread_mutex_clocklock", scope: !1, file: !1, line: 105, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 107, scope: !138)
!140 = !DILocation(line: 109, scope: !138)
!141 = !DILocation(line: 0, scope: !138)
!142 = !DILocation(line: 110, scope: !138)
!143 = distinct !DISubprogram(name: "pthread_mutex_unlock", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 31, scope: !18, inlinedAt: !145)
!145 = distinct !DILocation(line: 114, scope: !143)
!146 = !DILocation(line: 32, scope: !18, inlinedAt: !145)
!147 = !DILocation(line: 115, scope: !143)
!148 = !DILocation(line: 37, scope: !22, inlinedAt: !149)
!149 = distinct !DILocation(line: 116, scope: !143)
!150 = !DILocation(line: 116, scope: !143)
!151 = !DILocation(line: 0, scope: !143)
!152 = !DILocation(line: 19, scope: !15, inlinedAt: !153)
!153 = distinct !DILocation(line: 117, scope: !143)
!154 = !DILocation(line: 117, scope: !143)
!155 = !DILocation(line: 119, scope: !143)
!156 = !DILocation(line: 120, scope: !143)
!157 = !DILocation(line: 121, scope: !143)
!158 = !DILocation(line: 65, scope: !40, inlinedAt: !159)
!159 = distinct !DILocation(line: 123, scope: !143)
!160 = !DILocation(line: 66, scope: !40, inlinedAt: !159)
!161 = !DILocation(line: 67, scope: !40, inlinedAt: !159)
!162 = !DILocation(line: 69, scope: !40, inlinedAt: !159)
!163 = !DILocation(line: 70, scope: !40, inlinedAt: !159)
!164 = !DILocation(line: 71, scope: !40, inlinedAt: !159)
!165 = !DILocation(line: 72, scope: !40, inlinedAt: !159)
!166 = !DILocation(line: 73, scope: !40, inlinedAt: !159)
!167 = !DILocation(line: 125, scope: !143)
!168 = distinct !DISubprogram(name: "pthread_mutex_init", scope: !1, file: !1, line: 136, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 138, scope: !168)
!170 = !DILocation(line: 139, scope: !168)
!171 = !DILocation(line: 140, scope: !168)
!172 = !DILocation(line: 131, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "known_held", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!174 = distinct !DILocation(line: 141, scope: !168)
!175 = !DILocation(line: 132, scope: !173, inlinedAt: !174)
!176 = !DILocation(line: 133, scope: !173, inlinedAt: !174)
!177 = !DILocation(line: 141, scope: !168)
!178 = !DILocation(line: 142, scope: !168)
!179 = !DILocation(line: 143, scope: !168)
!180 = !DILocation(line: 144, scope: !168)
!181 = !DILocation(line: 145, scope: !168)
!182 = distinct !DISubprogram(name: "pthread_mutex_destroy", scope: !1, file: !1, line: 148, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 31, scope: !18, inlinedAt: !184)
!184 = distinct !DILocation(line: 150, scope: !182)
!185 = !DILocation(line: 32, scope: !18, inlinedAt: !184)
!186 = !DILocation(line: 151, scope: !182)
!187 = !DILocation(line: 42, scope: !57, inlinedAt: !188)
!188 = distinct !DILocation(line: 152, scope: !182)
!189 = !DILocation(line: 43, scope: !57, inlinedAt: !188)
!190 = !DILocation(line: 153, scope: !182)
!191 = !DILocation(line: 154, scope: !182)
!192 = !DILocation(line: 155, scope: !182)
!193 = !DILocation(line: 156, scope: !182)
!194 = distinct !DISubprogram(name: "pthread_mutex_consistent", scope: !1, file: !1, line: 159, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!195 = !DILocation(line: 159, scope: !194)
!196 = distinct !DISubprogram(name: "pthread_mutex_getprioceiling", scope: !1, file: !1, line: 161, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!197 = !DILocation(line: 161, scope: !196)
!198 = distinct !DISubprogram(name: "pthread_mutex_setprioceiling", scope: !1, file: !1, line: 162, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!199 = !DILocation(line: 162, scope: !198)
