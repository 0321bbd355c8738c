target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.timespec = type { i64, i64 }
%union.pthread_mutexattr_t = type { i32 }

@.str = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"trylock of a destroyed mutex\00", align 1
@.str.2 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"initialisation of a locked mutex\00", align 1
@.str.5 = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@.str.7 = private unnamed_addr constant [32 x i8] c"timed lock of a destroyed mutex\00", align 1

define dso_local i32 @__mw_mutex_free(i8* nocapture noundef readonly %0, i8* nocapture readnone %1) #0 !dbg !8 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8, !dbg !11
  %4 = bitcast i8* %3 to i32*, !dbg !11
  %5 = load i32, i32* %4, align 8, !dbg !11
  %6 = call i32 @__midway_self() #5, !dbg !11
  %7 = icmp eq i32 %5, %6, !dbg !11
  %8 = bitcast i8* %0 to i32*, !dbg !12
  %9 = load i32, i32* %8, align 8, !dbg !12
  %10 = icmp eq i32 %9, 0, !dbg !12
  %11 = getelementptr inbounds i8, i8* %0, i64 16, !dbg !12
  %12 = bitcast i8* %11 to i32*, !dbg !12
  %13 = load i32, i32* %12, align 8, !dbg !12
  %14 = and i32 %13, 3, !dbg !13
  %15 = add nsw i32 %14, -1, !dbg !16
  %16 = icmp ult i32 %15, 2, !dbg !16
  %17 = and i1 %7, %16, !dbg !12
  %18 = or i1 %10, %17, !dbg !12
  %19 = zext i1 %18 to i32, !dbg !12
  ret i32 %19, !dbg !12
}

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !17 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !18
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !18
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !18
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !18
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !19
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !19
  ret void, !dbg !20
}

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_mutex_kind_invariant(i8* noundef, i32* noundef) local_unnamed_addr #1

define dso_local i32 @__mw_mutex_held(%union.pthread_mutex_t* nocapture noundef readonly %0) local_unnamed_addr #0 !dbg !21 {
  %2 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !22
  %3 = load i32, i32* %2, align 8, !dbg !22
  %4 = icmp ne i32 %3, 0, !dbg !22
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !22
  %6 = load i32, i32* %5, align 8, !dbg !22
  %7 = call i32 @__midway_self() #5, !dbg !22
  %8 = icmp eq i32 %6, %7, !dbg !22
  %9 = and i1 %4, %8, !dbg !22
  %10 = zext i1 %9 to i32, !dbg !22
  ret i32 %10, !dbg !22
}

define dso_local i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !23 {
  %2 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !24
  %3 = load i32, i32* %2, align 8, !dbg !24
  %4 = icmp eq i32 %3, 0, !dbg !24
  br i1 %4, label %5, label %10, !dbg !24

5:
  store i32 1, i32* %2, align 8, !dbg !25
  %6 = call i32 @__midway_self() #5, !dbg !26
  %7 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !26
  store i32 %6, i32* %7, align 8, !dbg !26
  %8 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !27
  store i32 1, i32* %8, align 4, !dbg !27
  %9 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !28
  call void @__midway_acquire(i8* noundef %9, i32 noundef 1) #5, !dbg !28
  br label %21, !dbg !29

10:
  %11 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !30
  %12 = load i32, i32* %11, align 8, !dbg !30
  %13 = and i32 %12, 3, !dbg !30
  %14 = icmp eq i32 %13, 2, !dbg !33
  br i1 %14, label %21, label %15, !dbg !33

15:
  %16 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !34
  %17 = load i32, i32* %16, align 4, !dbg !34
  %18 = icmp eq i32 %17, -1, !dbg !34
  br i1 %18, label %21, label %19, !dbg !34

19:
  %20 = add i32 %17, 1, !dbg !35
  store i32 %20, i32* %16, align 4, !dbg !35
  br label %21, !dbg !36

21:
  %22 = phi i32 [ 0, %5 ], [ 0, %19 ], [ 35, %10 ], [ 11, %15 ], !dbg !37
  ret i32 %22, !dbg !38
}

declare void @__midway_acquire(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @__mw_mutex_give(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !39 {
  %2 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !40
  %3 = load i32, i32* %2, align 8, !dbg !40
  %4 = and i32 %3, 3, !dbg !40
  %5 = icmp eq i32 %4, 1, !dbg !42
  br i1 %5, label %6, label %12, !dbg !42

6:
  %7 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !42
  %8 = load i32, i32* %7, align 4, !dbg !42
  %9 = icmp ugt i32 %8, 1, !dbg !42
  br i1 %9, label %10, label %12, !dbg !42

10:
  %11 = add i32 %8, -1, !dbg !43
  store i32 %11, i32* %7, align 4, !dbg !43
  br label %17, !dbg !44

12:
  %13 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !45
  store i32 0, i32* %13, align 4, !dbg !45
  %14 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !46
  store i32 0, i32* %14, align 8, !dbg !46
  %15 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !47
  store i32 0, i32* %15, align 8, !dbg !47
  %16 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !48
  call void @__midway_release(i8* noundef %16, i32 noundef 1) #5, !dbg !48
  br label %17, !dbg !49

17:
  ret void, !dbg !49
}

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !50 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !51
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !51
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !51
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !51
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !53
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !53
  call void @__midway_sync(i32 noundef 1, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %2) #5, !dbg !54
  %6 = load i32, i32* %5, align 8, !dbg !55
  %7 = icmp eq i32 %6, -1, !dbg !55
  br i1 %7, label %8, label %9, !dbg !55

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0)) #6, !dbg !58
  unreachable, !dbg !58

9:
  %10 = load i32, i32* %3, align 8, !dbg !59
  %11 = icmp eq i32 %10, 0, !dbg !59
  br i1 %11, label %12, label %15, !dbg !59

12:
  store i32 1, i32* %3, align 8, !dbg !61
  %13 = call i32 @__midway_self() #5, !dbg !62
  store i32 %13, i32* %4, align 8, !dbg !62
  %14 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !63
  store i32 1, i32* %14, align 4, !dbg !63
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !64
  br label %24, !dbg !65

15:
  %16 = and i32 %6, 3, !dbg !66
  %17 = icmp eq i32 %16, 2, !dbg !68
  br i1 %17, label %24, label %18, !dbg !68

18:
  %19 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !69
  %20 = load i32, i32* %19, align 4, !dbg !69
  %21 = icmp eq i32 %20, -1, !dbg !69
  br i1 %21, label %24, label %22, !dbg !69

22:
  %23 = add i32 %20, 1, !dbg !70
  store i32 %23, i32* %19, align 4, !dbg !70
  br label %24, !dbg !71

24:
  %25 = phi i32 [ 0, %12 ], [ 0, %22 ], [ 35, %15 ], [ 11, %18 ], !dbg !72
  ret i32 %25, !dbg !73
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !74 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !75
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !75
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !75
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !75
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !77
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !77
  call void @__midway_sync(i32 noundef 2, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !78
  %6 = load i32, i32* %5, align 8, !dbg !79
  %7 = icmp eq i32 %6, -1, !dbg !79
  br i1 %7, label %8, label %9, !dbg !79

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !81
  unreachable, !dbg !81

9:
  %10 = load i32, i32* %3, align 8, !dbg !82
  %11 = icmp eq i32 %10, 0, !dbg !82
  br i1 %11, label %12, label %15, !dbg !82

12:
  store i32 1, i32* %3, align 8, !dbg !83
  %13 = call i32 @__midway_self() #5, !dbg !85
  store i32 %13, i32* %4, align 8, !dbg !85
  %14 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !86
  store i32 1, i32* %14, align 4, !dbg !86
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !87
  br label %38, !dbg !88

15:
  %16 = and i32 %6, 3, !dbg !89
  %17 = icmp eq i32 %16, 1, !dbg !91
  br i1 %17, label %18, label %38, !dbg !91

18:
  %19 = load i32, i32* %4, align 8, !dbg !91
  %20 = call i32 @__midway_self() #5, !dbg !91
  %21 = icmp eq i32 %19, %20, !dbg !91
  br i1 %21, label %22, label %38, !dbg !91

22:
  %23 = load i32, i32* %3, align 8, !dbg !92
  %24 = icmp eq i32 %23, 0, !dbg !92
  br i1 %24, label %25, label %28, !dbg !92

25:
  store i32 1, i32* %3, align 8, !dbg !94
  %26 = call i32 @__midway_self() #5, !dbg !95
  store i32 %26, i32* %4, align 8, !dbg !95
  %27 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !96
  store i32 1, i32* %27, align 4, !dbg !96
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !97
  br label %38, !dbg !98

28:
  %29 = load i32, i32* %5, align 8, !dbg !99
  %30 = and i32 %29, 3, !dbg !99
  %31 = icmp eq i32 %30, 2, !dbg !101
  br i1 %31, label %38, label %32, !dbg !101

32:
  %33 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !102
  %34 = load i32, i32* %33, align 4, !dbg !102
  %35 = icmp eq i32 %34, -1, !dbg !102
  br i1 %35, label %38, label %36, !dbg !102

36:
  %37 = add i32 %34, 1, !dbg !103
  store i32 %37, i32* %33, align 4, !dbg !103
  br label %38, !dbg !104

38:
  %39 = phi i32 [ 0, %12 ], [ 16, %18 ], [ 16, %15 ], [ 0, %25 ], [ 0, %36 ], [ 35, %28 ], [ 11, %32 ], !dbg !105
  ret i32 %39, !dbg !106
}

define dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !107 {
  %3 = call fastcc i32 @timed(%union.pthread_mutex_t* noundef %0) #7, !dbg !108
  ret i32 %3, !dbg !108
}

define internal fastcc i32 @timed(%union.pthread_mutex_t* noundef %0) unnamed_addr #0 !dbg !109 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !110
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !110
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !110
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !110
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !112
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !112
  call void @__midway_sync(i32 noundef 3, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !113
  %6 = load i32, i32* %5, align 8, !dbg !114
  %7 = icmp eq i32 %6, -1, !dbg !114
  br i1 %7, label %8, label %9, !dbg !114

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.7, i64 0, i64 0)) #6, !dbg !116
  unreachable, !dbg !116

9:
  %10 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !117
  %11 = load i32, i32* %10, align 8, !dbg !117
  %12 = call i32 @__midway_self() #5, !dbg !117
  %13 = icmp eq i32 %11, %12, !dbg !117
  %14 = getelementptr %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !119
  %15 = load i32, i32* %14, align 8, !dbg !119
  %16 = icmp eq i32 %15, 0, !dbg !119
  %17 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !119
  %18 = load i32, i32* %17, align 8, !dbg !119
  %19 = and i32 %18, 3, !dbg !120
  %20 = add nsw i32 %19, -1, !dbg !122
  %21 = icmp ult i32 %20, 2, !dbg !122
  %22 = and i1 %13, %21, !dbg !119
  %23 = or i1 %16, %22, !dbg !119
  br i1 %23, label %24, label %40, !dbg !123

24:
  %25 = load i32, i32* %3, align 8, !dbg !124
  %26 = icmp eq i32 %25, 0, !dbg !124
  br i1 %26, label %27, label %30, !dbg !124

27:
  store i32 1, i32* %3, align 8, !dbg !126
  %28 = call i32 @__midway_self() #5, !dbg !127
  store i32 %28, i32* %4, align 8, !dbg !127
  %29 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !128
  store i32 1, i32* %29, align 4, !dbg !128
  call void @__midway_acquire(i8* noundef %2, i32 noundef 1) #5, !dbg !129
  br label %40, !dbg !130

30:
  %31 = load i32, i32* %5, align 8, !dbg !131
  %32 = and i32 %31, 3, !dbg !131
  %33 = icmp eq i32 %32, 2, !dbg !133
  br i1 %33, label %40, label %34, !dbg !133

34:
  %35 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !134
  %36 = load i32, i32* %35, align 4, !dbg !134
  %37 = icmp eq i32 %36, -1, !dbg !134
  br i1 %37, label %40, label %38, !dbg !134

38:
  %39 = add i32 %36, 1, !dbg !135
  store i32 %39, i32* %35, align 4, !dbg !135
  br label %40, !dbg !136

40:
  %41 = phi i32 [ 110, %9 ], [ 0, %27 ], [ 0, %38 ], [ 35, %30 ], [ 11, %34 ], !dbg !123
  ret i32 %41, !dbg !123
}

define dso_local i32 @pthread_mutex_clocklock(%union.pthread_mutex_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !137 {
  %4 = icmp ult i32 %1, 2, !dbg !138
  br i1 %4, label %5, label %7, !dbg !138

5:
  %6 = call fastcc i32 @timed(%union.pthread_mutex_t* noundef %0) #7, !dbg !139
  br label %7, !dbg !139

7:
  %8 = phi i32 [ %6, %5 ], [ 22, %3 ], !dbg !140
  ret i32 %8, !dbg !141
}

define dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !142 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !143
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !143
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !143
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !143
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !145
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !145
  call void @__midway_sync(i32 noundef 4, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !146
  %6 = load i32, i32* %3, align 8, !dbg !147
  %7 = icmp eq i32 %6, 0, !dbg !147
  %8 = load i32, i32* %4, align 8, !dbg !147
  %9 = call i32 @__midway_self() #5, !dbg !147
  %10 = icmp ne i32 %8, %9, !dbg !147
  %11 = or i1 %7, %10, !dbg !149
  %12 = load i32, i32* %5, align 8, !dbg !150
  %13 = and i32 %12, 3, !dbg !150
  br i1 %11, label %14, label %22, !dbg !149

14:
  %15 = add nsw i32 %13, -3, !dbg !151
  %16 = icmp ult i32 %15, -2, !dbg !151
  br i1 %16, label %17, label %32, !dbg !153

17:
  %18 = load i32, i32* %3, align 8, !dbg !154
  %19 = icmp eq i32 %18, 0, !dbg !154
  br i1 %19, label %20, label %21, !dbg !154

20:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i64 0, i64 0)) #6, !dbg !155
  unreachable, !dbg !155

21:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i64 0, i64 0)) #6, !dbg !156
  unreachable, !dbg !156

22:
  %23 = icmp eq i32 %13, 1, !dbg !157
  br i1 %23, label %24, label %30, !dbg !157

24:
  %25 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !157
  %26 = load i32, i32* %25, align 4, !dbg !157
  %27 = icmp ugt i32 %26, 1, !dbg !157
  br i1 %27, label %28, label %30, !dbg !157

28:
  %29 = add i32 %26, -1, !dbg !159
  store i32 %29, i32* %25, align 4, !dbg !159
  br label %32, !dbg !160

30:
  %31 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 1, !dbg !161
  store i32 0, i32* %31, align 4, !dbg !161
  store i32 0, i32* %4, align 8, !dbg !162
  store i32 0, i32* %3, align 8, !dbg !163
  call void @__midway_release(i8* noundef %2, i32 noundef 1) #5, !dbg !164
  br label %32, !dbg !165

32:
  %33 = phi i32 [ 1, %14 ], [ 0, %28 ], [ 0, %30 ], !dbg !150
  ret i32 %33, !dbg !166
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %0, %union.pthread_mutexattr_t* noundef readonly %1) local_unnamed_addr #0 !dbg !167 {
  %3 = icmp eq %union.pthread_mutexattr_t* %1, null, !dbg !168
  br i1 %3, label %8, label %4, !dbg !168

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %1, i64 0, i32 0, !dbg !168
  %6 = load i32, i32* %5, align 4, !dbg !168
  %7 = and i32 %6, 3, !dbg !168
  br label %8, !dbg !168

8:
  %9 = phi i32 [ %7, %4 ], [ 0, %2 ], !dbg !168
  %10 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !169
  call void @__midway_check(i8* noundef %10, i64 noundef 40, i32 noundef 1) #5, !dbg !169
  call void @__midway_sync(i32 noundef 28, i8* noundef %10, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !170
  %11 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !171
  %12 = load i32, i32* %11, align 8, !dbg !171
  %13 = sext i32 %12 to i64, !dbg !171
  %14 = call i32 @__midway_is_concrete(i64 noundef %13) #5, !dbg !171
  %15 = icmp eq i32 %14, 0, !dbg !171
  br i1 %15, label %42, label %16, !dbg !171

16:
  %17 = load i32, i32* %11, align 8, !dbg !171
  %18 = icmp eq i32 %17, 1, !dbg !171
  br i1 %18, label %19, label %42, !dbg !171

19:
  %20 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !171
  %21 = load i32, i32* %20, align 8, !dbg !171
  %22 = sext i32 %21 to i64, !dbg !171
  %23 = call i32 @__midway_is_concrete(i64 noundef %22) #5, !dbg !171
  %24 = icmp eq i32 %23, 0, !dbg !171
  br i1 %24, label %42, label %25, !dbg !171

25:
  %26 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !174
  %27 = load i32, i32* %26, align 8, !dbg !174
  %28 = sext i32 %27 to i64, !dbg !174
  %29 = call i32 @__midway_is_concrete(i64 noundef %28) #5, !dbg !174
  %30 = icmp eq i32 %29, 0, !dbg !174
  br i1 %30, label %42, label %31, !dbg !174

31:
  %32 = load i32, i32* %26, align 8, !dbg !174
  %33 = icmp ult i32 %32, 4, !dbg !174
  br i1 %33, label %34, label %42, !dbg !174

34:
  %35 = load i32, i32* %20, align 8, !dbg !175
  %36 = icmp sgt i32 %35, 0, !dbg !175
  br i1 %36, label %37, label %42, !dbg !175

37:
  %38 = sext i32 %35 to i64, !dbg !175
  %39 = call i32 @__midway_thread_valid(i64 noundef %38) #5, !dbg !175
  %40 = icmp eq i32 %39, 0, !dbg !175
  br i1 %40, label %42, label %41, !dbg !176

41:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #6, !dbg !177
  unreachable, !dbg !177

42:
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(40) %10, i8 0, i64 40, i1 false), !dbg !178
  %43 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !179
  store i32 %9, i32* %43, align 8, !dbg !179
  ret i32 0, !dbg !180
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

define dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %0) local_unnamed_addr #0 !dbg !181 {
  %2 = bitcast %union.pthread_mutex_t* %0 to i8*, !dbg !182
  %3 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 0, !dbg !182
  %4 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 2, !dbg !182
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 1, i32* noundef %3, i32* noundef %4) #5, !dbg !182
  %5 = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %0, i64 0, i32 0, i32 4, !dbg !184
  call void @__midway_mutex_kind_invariant(i8* noundef %2, i32* noundef %5) #5, !dbg !184
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !185
  %6 = load i32, i32* %5, align 8, !dbg !186
  %7 = icmp eq i32 %6, -1, !dbg !186
  br i1 %7, label %8, label %9, !dbg !186

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.5, i64 0, i64 0)) #6, !dbg !188
  unreachable, !dbg !188

9:
  %10 = load i32, i32* %3, align 8, !dbg !189
  %11 = icmp eq i32 %10, 0, !dbg !189
  br i1 %11, label %13, label %12, !dbg !189

12:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i64 0, i64 0)) #6, !dbg !190
  unreachable, !dbg !190

13:
  store i32 -1, i32* %5, align 8, !dbg !191
  ret i32 0, !dbg !192
}

define dso_local i32 @pthread_mutex_consistent(%union.pthread_mutex_t* nocapture noundef readnone %0) local_unnamed_addr #4 !dbg !193 {
  ret i32 22, !dbg !194
}

define dso_local i32 @pthread_mutex_getprioceiling(%union.pthread_mutex_t* noalias nocapture noundef readnone %0, i32* noalias nocapture noundef readnone %1) local_unnamed_addr #4 !dbg !195 {
  ret i32 22, !dbg !196
}

define dso_local i32 @pthread_mutex_setprioceiling(%union.pthread_mutex_t* noalias nocapture noundef readnone %0, i32 noundef %1, i32* noalias nocapture noundef readnone %2) local_unnamed_addr #4 !dbg !197 {
  ret i32 22, !dbg !198
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

declare i32 @__midway_thread_valid(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }
attributes #7 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/mutex.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__mw_mutex_free", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 25, scope: !8)
!12 = !DILocation(line: 26, scope: !8)
!13 = !DILocation(line: 18, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "answers_owner", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 26, scope: !8)
!16 = !DILocation(line: 19, scope: !14, inlinedAt: !15)
!17 = distinct !DISubprogram(name: "__mw_mutex_invariant", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 31, scope: !17)
!19 = !DILocation(line: 32, scope: !17)
!20 = !DILocation(line: 33, scope: !17)
!21 = distinct !DISubprogram(name: "__mw_mutex_held", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 37, scope: !21)
!23 = distinct !DISubprogram(name: "__mw_mutex_take", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 48, scope: !23)
!25 = !DILocation(line: 49, scope: !23)
!26 = !DILocation(line: 50, scope: !23)
!27 = !DILocation(line: 51, scope: !23)
!28 = !DILocation(line: 52, scope: !23)
!29 = !DILocation(line: 53, scope: !23)
!30 = !DILocation(line: 13, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "kind_of", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!32 = distinct !DILocation(line: 55, scope: !23)
!33 = !DILocation(line: 55, scope: !23)
!34 = !DILocation(line: 57, scope: !23)
!35 = !DILocation(line: 59, scope: !23)
!36 = !DILocation(line: 60, scope: !23)
!37 = !DILocation(line: 0, scope: !23)
!38 = !DILocation(line: 61, scope: !23)
!39 = distinct !DISubprogram(name: "__mw_mutex_give", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 13, scope: !31, inlinedAt: !41)
!41 = distinct !DILocation(line: 65, scope: !39)
!42 = !DILocation(line: 65, scope: !39)
!43 = !DILocation(line: 66, scope: !39)
!44 = !DILocation(line: 67, scope: !39)
!45 = !DILocation(line: 69, scope: !39)
!46 = !DILocation(line: 70, scope: !39)
!47 = !DILocation(line: 71, scope: !39)
!48 = !DILocation(line: 72, scope: !39)
!49 = !DILocation(line: 73, scope: !39)
!50 = distinct !DISubprogram(name: "pthread_mutex_lock", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 31, scope: !17, inlinedAt: !52)
!52 = distinct !DILocation(line: 77, scope: !50)
!53 = !DILocation(line: 32, scope: !17, inlinedAt: !52)
!54 = !DILocation(line: 78, scope: !50)
!55 = !DILocation(line: 42, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "check_alive", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!57 = distinct !DILocation(line: 79, scope: !50)
!58 = !DILocation(line: 43, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 48, scope: !23, inlinedAt: !60)
!60 = distinct !DILocation(line: 80, scope: !50)
!61 = !DILocation(line: 49, scope: !23, inlinedAt: !60)
!62 = !DILocation(line: 50, scope: !23, inlinedAt: !60)
!63 = !DILocation(line: 51, scope: !23, inlinedAt: !60)
!64 = !DILocation(line: 52, scope: !23, inlinedAt: !60)
!65 = !DILocation(line: 53, scope: !23, inlinedAt: !60)
!66 = !DILocation(line: 13, scope: !31, inlinedAt: !67)
!67 = distinct !DILocation(line: 55, scope: !23, inlinedAt: !60)
!68 = !DILocation(line: 55, scope: !23, inlinedAt: !60)
!69 = !DILocation(line: 57, scope: !23, inlinedAt: !60)
!70 = !DILocation(line: 59, scope: !23, inlinedAt: !60)
!71 = !DILocation(line: 60, scope: !23, inlinedAt: !60)
!72 = !DILocation(line: 0, scope: !23, inlinedAt: !60)
!73 = !DILocation(line: 80, scope: !50)
!74 = distinct !DISubprogram(name: "pthread_mutex_trylock", scope: !1, file: !1, line: 83, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 31, scope: !17, inlinedAt: !76)
!76 = distinct !DILocation(line: 85, scope: !74)
!77 = !DILocation(line: 32, scope: !17, inlinedAt: !76)
!78 = !DILocation(line: 86, scope: !74)
!79 = !DILocation(line: 42, scope: !56, inlinedAt: !80)
!80 = distinct !DILocation(line: 87, scope: !74)
!81 = !DILocation(line: 43, scope: !56, inlinedAt: !80)
!82 = !DILocation(line: 88, scope: !74)
!83 = !DILocation(line: 49, scope: !23, inlinedAt: !84)
!84 = distinct !DILocation(line: 89, scope: !74)
!85 = !DILocation(line: 50, scope: !23, inlinedAt: !84)
!86 = !DILocation(line: 51, scope: !23, inlinedAt: !84)
!87 = !DILocation(line: 52, scope: !23, inlinedAt: !84)
!88 = !DILocation(line: 89, scope: !74)
!89 = !DILocation(line: 13, scope: !31, inlinedAt: !90)
!90 = distinct !DILocation(line: 90, scope: !74)
!91 = !DILocation(line: 90, scope: !74)
!92 = !DILocation(line: 48, scope: !23, inlinedAt: !93)
!93 = distinct !DILocation(line: 91, scope: !74)
!94 = !DILocation(line: 49, scope: !23, inlinedAt: !93)
!95 = !DILocation(line: 50, scope: !23, inlinedAt: !93)
!96 = !DILocation(line: 51, scope: !23, inlinedAt: !93)
!97 = !DILocation(line: 52, scope: !23, inlinedAt: !93)
!98 = !DILocation(line: 53, scope: !23, inlinedAt: !93)
!99 = !DILocation(line: 13, scope: !31, inlinedAt: !100)
!100 = distinct !DILocation(line: 55, scope: !23, inlinedAt: !93)
!101 = !DILocation(line: 55, scope: !23, inlinedAt: !93)
!102 = !DILocation(line: 57, scope: !23, inlinedAt: !93)
!103 = !DILocation(line: 59, scope: !23, inlinedAt: !93)
!104 = !DILocation(line: 60, scope: !23, inlinedAt: !93)
!105 = !DILocation(line: 0, scope: !74)
!106 = !DILocation(line: 93, scope: !74)
!107 = distinct !DISubprogram(name: "pthread_mutex_timedlock", scope: !1, file: !1, line: 103, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 103, scope: !107)
!109 = distinct !DISubprogram(name: "timed", scope: !1, file: !1, line: 95, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 31, scope: !17, inlinedAt: !111)
!111 = distinct !DILocation(line: 97, scope: !109)
!112 = !DILocation(line: 32, scope: !17, inlinedAt: !111)
!113 = !DILocation(line: 98, scope: !109)
!114 = !DILocation(line: 42, scope: !56, inlinedAt: !115)
!115 = distinct !DILocation(line: 99, scope: !109)
!116 = !DILocation(line: 43, scope: !56, inlinedAt: !115)
!117 = !DILocation(line: 25, scope: !8, inlinedAt: !118)
!118 = distinct !DILocation(line: 100, scope: !109)
!119 = !DILocation(line: 26, scope: !8, inlinedAt: !118)
!120 = !DILocation(line: 18, scope: !14, inlinedAt: !121)
!121 = distinct !DILocation(line: 26, scope: !8, inlinedAt: !118)
!122 = !DILocation(line: 19, scope: !14, inlinedAt: !121)
!123 = !DILocation(line: 100, scope: !109)
!124 = !DILocation(line: 48, scope: !23, inlinedAt: !125)
!125 = distinct !DILocation(line: 100, scope: !109)
!126 = !DILocation(line: 49, scope: !23, inlinedAt: !125)
!127 = !DILocation(line: 50, scope: !23, inlinedAt: !125)
!128 = !DILocation(line: 51, scope: !23, inlinedAt: !125)
!129 = !DILocation(line: 52, scope: !23, inlinedAt: !125)
!130 = !DILocation(line: 53, scope: !23, inlinedAt: !125)
!131 = !DILocation(line: 13, scope: !31, inlinedAt: !132)
!132 = distinct !DILocation(line: 55, scope: !23, inlinedAt: !125)
!133 = !DILocation(line: 55, scope: !23, inlinedAt: !125)
!134 = !DILocation(line: 57, scope: !23, inlinedAt: !125)
!135 = !DILocation(line: 59, scope: !23, inlinedAt: !125)
!136 = !DILocation(line: 60, scope: !23, inlinedAt: !125)
!137 = distinct !DISubprogram(name: "pthread_mutex_clocklock", scope: !1, file: !1, line: 105, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 107, scope: !137)
!139 = !DILocation(line: 109, scope: !137)
!140 = !DILocation(line: 0, scope: !137)
!141 = !DILocation(line: 110, scope: !137)
!142 = distinct !DISubprogram(name: "pthread_mutex_unlock", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 31, scope: !17, inlinedAt: !144)
!144 = distinct !DILocation(line: 114, scope: !142)
!145 = !DILocation(line: 32, scope: !17, inlinedAt: !144)
!146 = !DILocation(line: 115, scope: !142)
!147 = !DILocation(line: 37, scope: !21, inlinedAt: !148)
!148 = distinct !DILocation(line: 116, scope: !142)
!149 = !DILocation(line: 116, scope: !142)
!150 = !DILocation(line: 0, scope: !142)
!151 = !DILocation(line: 19, scope: !14, inlinedAt: !152)
!152 = distinct !DILocation(line: 117, scope: !142)
!153 = !DILocation(line: 117, scope: !142)
!154 = !DILocation(line: 119, scope: !142)
!155 = !DILocation(line: 120, scope: !142)
!156 = !DILocation(line: 121, scope: !142)
!157 = !DILocation(line: 65, scope: !39, inlinedAt: !158)
!158 = distinct !DILocation(line: 123, scope: !142)
!159 = !DILocation(line: 66, scope: !39, inlinedAt: !158)
!160 = !DILocation(line: 67, scope: !39, inlinedAt: !158)
!161 = !DILocation(line: 69, scope: !39, inlinedAt: !158)
!162 = !DILocation(line: 70, scope: !39, inlinedAt: !158)
!163 = !DILocation(line: 71, scope: !39, inlinedAt: !158)
!164 = !DILocation(line: 72, scope: !39, inlinedAt: !158)
!165 = !DILocation(line: 73, scope: !39, inlinedAt: !158)
!166 = !DILocation(line: 125, scope: !142)
!167 = distinct !DISubprogram(name: "pthread_mutex_init", scope: !1, file: !1, line: 136, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 138, scope: !167)
!169 = !DILocation(line: 139, scope: !167)
!170 = !DILocation(line: 140, scope: !167)
!171 = !DILocation(line: 131, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "known_held", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!173 = distinct !DILocation(line: 141, scope: !167)
!174 = !DILocation(line: 132, scope: !172, inlinedAt: !173)
!175 = !DILocation(line: 133, scope: !172, inlinedAt: !173)
!176 = !DILocation(line: 141, scope: !167)
!177 = !DILocation(line: 142, scope: !167)
!178 = !DILocation(line: 143, scope: !167)
!179 = !DILocation(line: 144, scope: !167)
!180 = !DILocation(line: 145, scope: !167)
!181 = distinct !DISubprogram(name: "pthread_mutex_destroy", scope: !1, file: !1, line: 148, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 31, scope: !17, inlinedAt: !183)
!183 = distinct !DILocation(line: 150, scope: !181)
!184 = !DILocation(line: 32, scope: !17, inlinedAt: !183)
!185 = !DILocation(line: 151, scope: !181)
!186 = !DILocation(line: 42, scope: !56, inlinedAt: !187)
!187 = distinct !DILocation(line: 152, scope: !181)
!188 = !DILocation(line: 43, scope: !56, inlinedAt: !187)
!189 = !DILocation(line: 153, scope: !181)
!190 = !DILocation(line: 154, scope: !181)
!191 = !DILocation(line: 155, scope: !181)
!192 = !DILocation(line: 156, scope: !181)
!193 = distinct !DISubprogram(name: "pthread_mutex_consistent", scope: !1, file: !1, line: 159, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!194 = !DILocation(line: 159, scope: !193)
!195 = distinct !DISubprogram(name: "pthread_mutex_getprioceiling", scope: !1, file: !1, line: 161, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!196 = !DILocation(line: 161, scope: !195)
!197 = distinct !DISubprogram(name: "pthread_mutex_setprioceiling", scope: !1, file: !1, line: 162, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 162, scope: !197)
