target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.named = type { %struct.named*, i8*, %union.sem_t }
%union.sem_t = type { i32, [12 x i8] }
%struct.timespec = type { i32, i32 }

@all = internal unnamed_addr global %struct.named* null, align 4

define dso_local i32 @sem_wait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !12
  %3 = load i32, i32* %2, align 4, !dbg !17
  %4 = call i32 @__midway_is_concrete(i32 noundef %3) #7, !dbg !17
  %5 = icmp eq i32 %4, 0, !dbg !17
  br i1 %5, label %6, label %10, !dbg !17

6:
  %7 = load i32, i32* %2, align 4, !dbg !18
  %8 = xor i32 %7, -1, !dbg !18
  %9 = lshr i32 %8, 31, !dbg !18
  call void @__midway_assume(i32 noundef %9) #7, !dbg !18
  br label %10, !dbg !18

10:
  call void @__mw_cancellation_point() #7, !dbg !19
  %11 = bitcast %union.sem_t* %0 to i8*, !dbg !20
  %12 = call i32 @__midway_self() #7, !dbg !20
  %13 = call i32* @__midway_thread_flags(i32 noundef %12) #7, !dbg !20
  %14 = bitcast i32* %13 to i8*, !dbg !20
  call void @__midway_sync(i32 noundef 18, i8* noundef %11, i32 (i8*, i8*)* noundef nonnull @positive_or_cancelled, i8* noundef %14) #7, !dbg !20
  %15 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !21
  %16 = load i32, i32* %15, align 4, !dbg !21
  %17 = icmp slt i32 %16, 1, !dbg !21
  br i1 %17, label %18, label %19, !dbg !24

18:
  call void @__mw_cancellation_point() #7, !dbg !25
  br label %19, !dbg !25

19:
  %20 = load i32, i32* %2, align 4, !dbg !26
  %21 = add i32 %20, -1, !dbg !26
  store i32 %21, i32* %2, align 4, !dbg !26
  call void @__midway_hb_acquire(i8* noundef %11) #7, !dbg !29
  ret i32 0, !dbg !30
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @positive_or_cancelled(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #2 !dbg !31 {
  %3 = bitcast i8* %1 to i32*, !dbg !32
  %4 = load i32, i32* %3, align 4, !dbg !32
  %5 = and i32 %4, 12, !dbg !32
  %6 = bitcast i8* %0 to i32*, !dbg !33
  %7 = load i32, i32* %6, align 4, !dbg !33
  %8 = icmp sgt i32 %7, 0, !dbg !33
  %9 = icmp eq i32 %5, 4, !dbg !33
  %10 = or i1 %8, %9, !dbg !33
  %11 = zext i1 %10 to i32, !dbg !33
  ret i32 %11, !dbg !33
}

declare i32* @__midway_thread_flags(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local i32 @sem_trywait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !34 {
  %2 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !35
  %3 = load i32, i32* %2, align 4, !dbg !40
  %4 = call i32 @__midway_is_concrete(i32 noundef %3) #7, !dbg !40
  %5 = icmp eq i32 %4, 0, !dbg !40
  br i1 %5, label %6, label %10, !dbg !40

6:
  %7 = load i32, i32* %2, align 4, !dbg !41
  %8 = xor i32 %7, -1, !dbg !41
  %9 = lshr i32 %8, 31, !dbg !41
  call void @__midway_assume(i32 noundef %9) #7, !dbg !41
  br label %10, !dbg !41

10:
  %11 = bitcast %union.sem_t* %0 to i8*, !dbg !42
  call void @__midway_sync(i32 noundef 19, i8* noundef %11, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !42
  %12 = load i32, i32* %2, align 4, !dbg !43
  %13 = icmp slt i32 %12, 1, !dbg !43
  br i1 %13, label %16, label %14, !dbg !45

14:
  %15 = add i32 %12, -1, !dbg !46
  store i32 %15, i32* %2, align 4, !dbg !46
  call void @__midway_hb_acquire(i8* noundef %11) #7, !dbg !48
  br label %18, !dbg !45

16:
  %17 = call i32 @__mw_fail(i32 noundef 11) #7, !dbg !45
  br label %18, !dbg !45

18:
  %19 = phi i32 [ 0, %14 ], [ %17, %16 ], !dbg !45
  ret i32 %19, !dbg !49
}

define dso_local i32 @sem_timedwait(%union.sem_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !50 {
  %3 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !51
  %4 = load i32, i32* %3, align 4, !dbg !55
  %5 = call i32 @__midway_is_concrete(i32 noundef %4) #7, !dbg !55
  %6 = icmp eq i32 %5, 0, !dbg !55
  br i1 %6, label %7, label %11, !dbg !55

7:
  %8 = load i32, i32* %3, align 4, !dbg !56
  %9 = xor i32 %8, -1, !dbg !56
  %10 = lshr i32 %9, 31, !dbg !56
  call void @__midway_assume(i32 noundef %10) #7, !dbg !56
  br label %11, !dbg !56

11:
  %12 = bitcast %union.sem_t* %0 to i8*, !dbg !57
  call void @__midway_sync(i32 noundef 19, i8* noundef %12, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !57
  %13 = load i32, i32* %3, align 4, !dbg !58
  %14 = icmp slt i32 %13, 1, !dbg !58
  br i1 %14, label %17, label %15, !dbg !60

15:
  %16 = add i32 %13, -1, !dbg !61
  store i32 %16, i32* %3, align 4, !dbg !61
  call void @__midway_hb_acquire(i8* noundef %12) #7, !dbg !63
  br label %19, !dbg !60

17:
  %18 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !60
  br label %19, !dbg !60

19:
  %20 = phi i32 [ 0, %15 ], [ %18, %17 ], !dbg !60
  ret i32 %20, !dbg !64
}

define dso_local i32 @sem_clockwait(%union.sem_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !65 {
  %4 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !66
  %5 = load i32, i32* %4, align 4, !dbg !70
  %6 = call i32 @__midway_is_concrete(i32 noundef %5) #7, !dbg !70
  %7 = icmp eq i32 %6, 0, !dbg !70
  br i1 %7, label %8, label %12, !dbg !70

8:
  %9 = load i32, i32* %4, align 4, !dbg !71
  %10 = xor i32 %9, -1, !dbg !71
  %11 = lshr i32 %10, 31, !dbg !71
  call void @__midway_assume(i32 noundef %11) #7, !dbg !71
  br label %12, !dbg !71

12:
  %13 = bitcast %union.sem_t* %0 to i8*, !dbg !72
  call void @__midway_sync(i32 noundef 19, i8* noundef %13, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !72
  %14 = load i32, i32* %4, align 4, !dbg !73
  %15 = icmp slt i32 %14, 1, !dbg !73
  br i1 %15, label %18, label %16, !dbg !75

16:
  %17 = add i32 %14, -1, !dbg !76
  store i32 %17, i32* %4, align 4, !dbg !76
  call void @__midway_hb_acquire(i8* noundef %13) #7, !dbg !78
  br label %20, !dbg !75

18:
  %19 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !75
  br label %20, !dbg !75

20:
  %21 = phi i32 [ 0, %16 ], [ %19, %18 ], !dbg !75
  ret i32 %21, !dbg !79
}

define dso_local i32 @sem_post(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !80 {
  %2 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !81
  %3 = load i32, i32* %2, align 4, !dbg !84
  %4 = call i32 @__midway_is_concrete(i32 noundef %3) #7, !dbg !84
  %5 = icmp eq i32 %4, 0, !dbg !84
  br i1 %5, label %6, label %10, !dbg !84

6:
  %7 = load i32, i32* %2, align 4, !dbg !85
  %8 = xor i32 %7, -1, !dbg !85
  %9 = lshr i32 %8, 31, !dbg !85
  call void @__midway_assume(i32 noundef %9) #7, !dbg !85
  br label %10, !dbg !85

10:
  %11 = bitcast %union.sem_t* %0 to i8*, !dbg !86
  call void @__midway_sync(i32 noundef 20, i8* noundef %11, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !86
  %12 = load i32, i32* %2, align 4, !dbg !87
  %13 = icmp eq i32 %12, 2147483647, !dbg !87
  br i1 %13, label %14, label %16, !dbg !87

14:
  %15 = call i32 @__mw_fail(i32 noundef 75) #7, !dbg !88
  br label %19, !dbg !88

16:
  call void @__midway_hb_release(i8* noundef %11) #7, !dbg !89
  %17 = load i32, i32* %2, align 4, !dbg !90
  %18 = add i32 %17, 1, !dbg !90
  store i32 %18, i32* %2, align 4, !dbg !90
  br label %19, !dbg !91

19:
  %20 = phi i32 [ %15, %14 ], [ 0, %16 ], !dbg !92
  ret i32 %20, !dbg !93
}

declare !dbg !94 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local i32 @sem_getvalue(%union.sem_t* noalias noundef %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !96 {
  %3 = bitcast i32* %1 to i8*, !dbg !97
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #7, !dbg !97
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !98
  call void @__midway_sync(i32 noundef 21, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !98
  %5 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !99
  %6 = load i32, i32* %5, align 4, !dbg !101
  store i32 %6, i32* %1, align 4, !dbg !101
  ret i32 0, !dbg !102
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_init(%union.sem_t* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !103 {
  %4 = icmp slt i32 %2, 0, !dbg !104
  br i1 %4, label %5, label %7, !dbg !104

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #7, !dbg !105
  br label %10, !dbg !105

7:
  %8 = bitcast %union.sem_t* %0 to i8*, !dbg !106
  call void @__midway_check(i8* noundef %8, i32 noundef 16, i32 noundef 1) #7, !dbg !106
  call void @__midway_sync(i32 noundef 28, i8* noundef %8, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !107
  %9 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !108
  store i32 %2, i32* %9, align 4, !dbg !110
  br label %10, !dbg !111

10:
  %11 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !112
  ret i32 %11, !dbg !113
}

define dso_local i32 @sem_destroy(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !114 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !115
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !115
  ret i32 0, !dbg !116
}

define dso_local %union.sem_t* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !117 {
  %3 = alloca i8*, align 4
  %4 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !118
  %5 = add i32 %4, 1, !dbg !118
  %6 = load %struct.named*, %struct.named** @all, align 4, !dbg !119
  %7 = icmp eq %struct.named* %6, null, !dbg !119
  br i1 %7, label %30, label %12, !dbg !119

8:
  %9 = getelementptr inbounds %struct.named, %struct.named* %13, i32 0, i32 0, !dbg !119
  %10 = load %struct.named*, %struct.named** %9, align 4, !dbg !119
  %11 = icmp eq %struct.named* %10, null, !dbg !119
  br i1 %11, label %30, label %12, !dbg !119, !llvm.loop !122

12:
  %13 = phi %struct.named* [ %10, %8 ], [ %6, %2 ]
  %14 = phi %struct.named* [ %29, %8 ], [ undef, %2 ]
  %15 = getelementptr inbounds %struct.named, %struct.named* %13, i32 0, i32 1
  %16 = load i8*, i8** %15, align 4
  br label %17, !dbg !126

17:
  %18 = phi i32 [ %26, %17 ], [ 0, %12 ], !dbg !127
  %19 = getelementptr i8, i8* %16, i32 %18, !dbg !126
  %20 = load i8, i8* %19, align 1, !dbg !126
  %21 = getelementptr i8, i8* %0, i32 %18, !dbg !126
  %22 = load i8, i8* %21, align 1, !dbg !126
  %23 = icmp ne i8 %20, %22, !dbg !126
  %24 = icmp eq i8 %22, 0, !dbg !126
  %25 = or i1 %23, %24, !dbg !126
  %26 = add i32 %18, 1, !dbg !128
  br i1 %25, label %27, label %17, !dbg !126, !llvm.loop !129

27:
  %28 = icmp eq i8 %20, %22, !dbg !130
  %29 = select i1 %28, %struct.named* %13, %struct.named* %14, !dbg !127
  br i1 %28, label %30, label %8

30:
  %31 = phi %struct.named* [ null, %2 ], [ %29, %27 ], [ null, %8 ]
  %32 = icmp eq %struct.named* %31, null, !dbg !131
  %33 = and i32 %1, 64, !dbg !131
  %34 = icmp eq i32 %33, 0, !dbg !131
  %35 = and i32 %1, 192, !dbg !131
  %36 = icmp ne i32 %35, 192, !dbg !131
  %37 = or i1 %36, %32, !dbg !131
  br i1 %37, label %40, label %38, !dbg !131

38:
  %39 = call i32 @__mw_fail(i32 noundef 17) #7, !dbg !132
  br label %62, !dbg !132

40:
  br i1 %32, label %43, label %41, !dbg !133

41:
  %42 = getelementptr inbounds %struct.named, %struct.named* %31, i32 0, i32 2, !dbg !134
  br label %62, !dbg !134

43:
  br i1 %34, label %44, label %46, !dbg !135

44:
  %45 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !136
  br label %62, !dbg !136

46:
  %47 = bitcast i8** %3 to i8*, !dbg !137
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %47) #8, !dbg !137
  call void @llvm.va_start(i8* nonnull %47), !dbg !138
  %48 = load i8*, i8** %3, align 4, !dbg !139
  %49 = getelementptr inbounds i8, i8* %48, i32 4, !dbg !139
  %50 = getelementptr inbounds i8, i8* %48, i32 8, !dbg !140
  store i8* %50, i8** %3, align 4, !dbg !140
  %51 = bitcast i8* %49 to i32*, !dbg !140
  %52 = load i32, i32* %51, align 4, !dbg !140
  call void @llvm.va_end(i8* %47), !dbg !141
  %53 = call i8* @__midway_alloc(i32 noundef 24, i32 noundef 16, i32 noundef 3) #7, !dbg !142
  %54 = call i8* @__midway_alloc(i32 noundef %5, i32 noundef 16, i32 noundef 3) #7, !dbg !145
  %55 = getelementptr inbounds i8, i8* %53, i32 4, !dbg !147
  %56 = bitcast i8* %55 to i8**, !dbg !147
  store i8* %54, i8** %56, align 4, !dbg !147
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %54, i8* align 1 %0, i32 %5, i1 false), !dbg !148
  %57 = getelementptr inbounds i8, i8* %53, i32 8, !dbg !149
  %58 = bitcast i8* %57 to %union.sem_t*, !dbg !149
  %59 = bitcast i8* %57 to i32*, !dbg !150
  store i32 %52, i32* %59, align 4, !dbg !149
  %60 = load %struct.named*, %struct.named** @all, align 4, !dbg !152
  %61 = bitcast i8* %53 to %struct.named**, !dbg !152
  store %struct.named* %60, %struct.named** %61, align 4, !dbg !152
  store i8* %53, i8** bitcast (%struct.named** @all to i8**), align 4, !dbg !153
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %47) #8, !dbg !154
  br label %62

62:
  %63 = phi %union.sem_t* [ null, %38 ], [ %42, %41 ], [ %58, %46 ], [ null, %44 ], !dbg !155
  ret %union.sem_t* %63, !dbg !154
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare !dbg !156 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #1

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @sem_close(%union.sem_t* nocapture noundef readnone %0) local_unnamed_addr #6 !dbg !157 {
  ret i32 0, !dbg !158
}

define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !159 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !160
  %2 = load %struct.named*, %struct.named** @all, align 4, !dbg !161
  %3 = icmp eq %struct.named* %2, null, !dbg !161
  br i1 %3, label %41, label %4, !dbg !161

4:
  %5 = load %struct.named*, %struct.named** @all, align 4
  %6 = icmp eq %struct.named* %5, null
  br label %7, !dbg !161

7:
  %8 = phi i1 [ %3, %4 ], [ %40, %39 ]
  %9 = phi %struct.named* [ %2, %4 ], [ %37, %39 ]
  %10 = phi %struct.named** [ @all, %4 ], [ %36, %39 ]
  br i1 %6, label %33, label %15, !dbg !162

11:
  %12 = getelementptr inbounds %struct.named, %struct.named* %16, i32 0, i32 0, !dbg !162
  %13 = load %struct.named*, %struct.named** %12, align 4, !dbg !162
  %14 = icmp eq %struct.named* %13, null, !dbg !162
  br i1 %14, label %33, label %15, !dbg !162, !llvm.loop !164

15:
  %16 = phi %struct.named* [ %13, %11 ], [ %5, %7 ]
  %17 = phi %struct.named* [ %32, %11 ], [ undef, %7 ]
  %18 = getelementptr inbounds %struct.named, %struct.named* %16, i32 0, i32 1
  %19 = load i8*, i8** %18, align 4
  br label %20, !dbg !166

20:
  %21 = phi i32 [ %29, %20 ], [ 0, %15 ], !dbg !167
  %22 = getelementptr i8, i8* %19, i32 %21, !dbg !166
  %23 = load i8, i8* %22, align 1, !dbg !166
  %24 = getelementptr i8, i8* %0, i32 %21, !dbg !166
  %25 = load i8, i8* %24, align 1, !dbg !166
  %26 = icmp ne i8 %23, %25, !dbg !166
  %27 = icmp eq i8 %25, 0, !dbg !166
  %28 = or i1 %26, %27, !dbg !166
  %29 = add i32 %21, 1, !dbg !168
  br i1 %28, label %30, label %20, !dbg !166, !llvm.loop !169

30:
  %31 = icmp eq i8 %23, %25, !dbg !170
  %32 = select i1 %31, %struct.named* %16, %struct.named* %17, !dbg !167
  br i1 %31, label %33, label %11

33:
  %34 = phi %struct.named* [ null, %7 ], [ %32, %30 ], [ null, %11 ]
  %35 = icmp eq %struct.named* %9, %34, !dbg !171
  %36 = getelementptr inbounds %struct.named, %struct.named* %9, i32 0, i32 0, !dbg !172
  %37 = load %struct.named*, %struct.named** %36, align 4, !dbg !172
  br i1 %35, label %38, label %39, !dbg !171

38:
  store %struct.named* %37, %struct.named** %10, align 4, !dbg !173
  br i1 %8, label %41, label %43

39:
  %40 = icmp eq %struct.named* %37, null, !dbg !161
  br i1 %40, label %41, label %7, !dbg !161, !llvm.loop !174

41:
  %42 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !176
  br label %43, !dbg !176

43:
  %44 = phi i32 [ 0, %38 ], [ %42, %41 ], !dbg !172
  ret i32 %44, !dbg !177
}

declare !dbg !178 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/sem.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "sem_wait", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 16, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 23, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 42, scope: !9)
!17 = !DILocation(line: 23, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 24, scope: !15, inlinedAt: !16)
!19 = !DILocation(line: 43, scope: !9)
!20 = !DILocation(line: 44, scope: !9)
!21 = !DILocation(line: 18, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "positive", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 45, scope: !9)
!24 = !DILocation(line: 45, scope: !9)
!25 = !DILocation(line: 46, scope: !9)
!26 = !DILocation(line: 35, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!28 = distinct !DILocation(line: 47, scope: !9)
!29 = !DILocation(line: 36, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 47, scope: !9)
!31 = distinct !DISubprogram(name: "positive_or_cancelled", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 29, scope: !31)
!33 = !DILocation(line: 30, scope: !31)
!34 = distinct !DISubprogram(name: "sem_trywait", scope: !1, file: !1, line: 57, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 16, scope: !13, inlinedAt: !36)
!36 = distinct !DILocation(line: 23, scope: !15, inlinedAt: !37)
!37 = distinct !DILocation(line: 52, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "try_wait", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!39 = distinct !DILocation(line: 57, scope: !34)
!40 = !DILocation(line: 23, scope: !15, inlinedAt: !37)
!41 = !DILocation(line: 24, scope: !15, inlinedAt: !37)
!42 = !DILocation(line: 53, scope: !38, inlinedAt: !39)
!43 = !DILocation(line: 18, scope: !22, inlinedAt: !44)
!44 = distinct !DILocation(line: 54, scope: !38, inlinedAt: !39)
!45 = !DILocation(line: 54, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 35, scope: !27, inlinedAt: !47)
!47 = distinct !DILocation(line: 54, scope: !38, inlinedAt: !39)
!48 = !DILocation(line: 36, scope: !27, inlinedAt: !47)
!49 = !DILocation(line: 57, scope: !34)
!50 = distinct !DISubprogram(name: "sem_timedwait", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 16, scope: !13, inlinedAt: !52)
!52 = distinct !DILocation(line: 23, scope: !15, inlinedAt: !53)
!53 = distinct !DILocation(line: 52, scope: !38, inlinedAt: !54)
!54 = distinct !DILocation(line: 58, scope: !50)
!55 = !DILocation(line: 23, scope: !15, inlinedAt: !53)
!56 = !DILocation(line: 24, scope: !15, inlinedAt: !53)
!57 = !DILocation(line: 53, scope: !38, inlinedAt: !54)
!58 = !DILocation(line: 18, scope: !22, inlinedAt: !59)
!59 = distinct !DILocation(line: 54, scope: !38, inlinedAt: !54)
!60 = !DILocation(line: 54, scope: !38, inlinedAt: !54)
!61 = !DILocation(line: 35, scope: !27, inlinedAt: !62)
!62 = distinct !DILocation(line: 54, scope: !38, inlinedAt: !54)
!63 = !DILocation(line: 36, scope: !27, inlinedAt: !62)
!64 = !DILocation(line: 58, scope: !50)
!65 = distinct !DISubprogram(name: "sem_clockwait", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 16, scope: !13, inlinedAt: !67)
!67 = distinct !DILocation(line: 23, scope: !15, inlinedAt: !68)
!68 = distinct !DILocation(line: 52, scope: !38, inlinedAt: !69)
!69 = distinct !DILocation(line: 59, scope: !65)
!70 = !DILocation(line: 23, scope: !15, inlinedAt: !68)
!71 = !DILocation(line: 24, scope: !15, inlinedAt: !68)
!72 = !DILocation(line: 53, scope: !38, inlinedAt: !69)
!73 = !DILocation(line: 18, scope: !22, inlinedAt: !74)
!74 = distinct !DILocation(line: 54, scope: !38, inlinedAt: !69)
!75 = !DILocation(line: 54, scope: !38, inlinedAt: !69)
!76 = !DILocation(line: 35, scope: !27, inlinedAt: !77)
!77 = distinct !DILocation(line: 54, scope: !38, inlinedAt: !69)
!78 = !DILocation(line: 36, scope: !27, inlinedAt: !77)
!79 = !DILocation(line: 59, scope: !65)
!80 = distinct !DISubprogram(name: "sem_post", scope: !1, file: !1, line: 61, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 16, scope: !13, inlinedAt: !82)
!82 = distinct !DILocation(line: 23, scope: !15, inlinedAt: !83)
!83 = distinct !DILocation(line: 63, scope: !80)
!84 = !DILocation(line: 23, scope: !15, inlinedAt: !83)
!85 = !DILocation(line: 24, scope: !15, inlinedAt: !83)
!86 = !DILocation(line: 64, scope: !80)
!87 = !DILocation(line: 65, scope: !80)
!88 = !DILocation(line: 66, scope: !80)
!89 = !DILocation(line: 67, scope: !80)
!90 = !DILocation(line: 68, scope: !80)
!91 = !DILocation(line: 69, scope: !80)
!92 = !DILocation(line: 0, scope: !80)
!93 = !DILocation(line: 70, scope: !80)
!94 = !DISubprogram(name: "fail", scope: !95, file: !95, line: 42, type: !10, spFlags: DISPFlagOptimized)
!95 = !DIFile(filename: "c/models.h", directory: ".")
!96 = distinct !DISubprogram(name: "sem_getvalue", scope: !1, file: !1, line: 72, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 74, scope: !96)
!98 = !DILocation(line: 75, scope: !96)
!99 = !DILocation(line: 16, scope: !13, inlinedAt: !100)
!100 = distinct !DILocation(line: 76, scope: !96)
!101 = !DILocation(line: 76, scope: !96)
!102 = !DILocation(line: 77, scope: !96)
!103 = distinct !DISubprogram(name: "sem_init", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 82, scope: !103)
!105 = !DILocation(line: 83, scope: !103)
!106 = !DILocation(line: 84, scope: !103)
!107 = !DILocation(line: 85, scope: !103)
!108 = !DILocation(line: 16, scope: !13, inlinedAt: !109)
!109 = distinct !DILocation(line: 86, scope: !103)
!110 = !DILocation(line: 86, scope: !103)
!111 = !DILocation(line: 87, scope: !103)
!112 = !DILocation(line: 0, scope: !103)
!113 = !DILocation(line: 88, scope: !103)
!114 = distinct !DISubprogram(name: "sem_destroy", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 92, scope: !114)
!116 = !DILocation(line: 93, scope: !114)
!117 = distinct !DISubprogram(name: "sem_open", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 118, scope: !117)
!119 = !DILocation(line: 106, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 104, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!121 = distinct !DILocation(line: 119, scope: !117)
!122 = distinct !{!122, !119, !123, !124, !125}
!123 = !DILocation(line: 112, scope: !120, inlinedAt: !121)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.unroll.disable"}
!126 = !DILocation(line: 108, scope: !120, inlinedAt: !121)
!127 = !DILocation(line: 0, scope: !120, inlinedAt: !121)
!128 = !DILocation(line: 109, scope: !120, inlinedAt: !121)
!129 = distinct !{!129, !126, !128, !124, !125}
!130 = !DILocation(line: 110, scope: !120, inlinedAt: !121)
!131 = !DILocation(line: 120, scope: !117)
!132 = !DILocation(line: 121, scope: !117)
!133 = !DILocation(line: 122, scope: !117)
!134 = !DILocation(line: 123, scope: !117)
!135 = !DILocation(line: 124, scope: !117)
!136 = !DILocation(line: 125, scope: !117)
!137 = !DILocation(line: 126, scope: !117)
!138 = !DILocation(line: 127, scope: !117)
!139 = !DILocation(line: 128, scope: !117)
!140 = !DILocation(line: 129, scope: !117)
!141 = !DILocation(line: 130, scope: !117)
!142 = !DILocation(line: 87, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "internal_alloc", scope: !95, file: !95, line: 87, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!144 = distinct !DILocation(line: 131, scope: !117)
!145 = !DILocation(line: 87, scope: !143, inlinedAt: !146)
!146 = distinct !DILocation(line: 132, scope: !117)
!147 = !DILocation(line: 132, scope: !117)
!148 = !DILocation(line: 133, scope: !117)
!149 = !DILocation(line: 134, scope: !117)
!150 = !DILocation(line: 16, scope: !13, inlinedAt: !151)
!151 = distinct !DILocation(line: 134, scope: !117)
!152 = !DILocation(line: 135, scope: !117)
!153 = !DILocation(line: 136, scope: !117)
!154 = !DILocation(line: 138, scope: !117)
!155 = !DILocation(line: 0, scope: !117)
!156 = !DISubprogram(name: "read_string", scope: !95, file: !95, line: 48, type: !10, spFlags: DISPFlagOptimized)
!157 = distinct !DISubprogram(name: "sem_close", scope: !1, file: !1, line: 140, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 140, scope: !157)
!159 = distinct !DISubprogram(name: "sem_unlink", scope: !1, file: !1, line: 142, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 144, scope: !159)
!161 = !DILocation(line: 145, scope: !159)
!162 = !DILocation(line: 106, scope: !120, inlinedAt: !163)
!163 = distinct !DILocation(line: 146, scope: !159)
!164 = distinct !{!164, !162, !165, !124, !125}
!165 = !DILocation(line: 112, scope: !120, inlinedAt: !163)
!166 = !DILocation(line: 108, scope: !120, inlinedAt: !163)
!167 = !DILocation(line: 0, scope: !120, inlinedAt: !163)
!168 = !DILocation(line: 109, scope: !120, inlinedAt: !163)
!169 = distinct !{!169, !166, !168, !124, !125}
!170 = !DILocation(line: 110, scope: !120, inlinedAt: !163)
!171 = !DILocation(line: 146, scope: !159)
!172 = !DILocation(line: 0, scope: !159)
!173 = !DILocation(line: 147, scope: !159)
!174 = distinct !{!174, !161, !175, !124, !125}
!175 = !DILocation(line: 149, scope: !159)
!176 = !DILocation(line: 150, scope: !159)
!177 = !DILocation(line: 151, scope: !159)
!178 = !DISubprogram(name: "read_text", scope: !95, file: !95, line: 51, type: !10, spFlags: DISPFlagOptimized)
