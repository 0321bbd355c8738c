target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.named = type { %struct.named*, i8*, %union.sem_t }
%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@all = internal unnamed_addr global %struct.named* null, align 8

define dso_local i32 @sem_wait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = bitcast %union.sem_t* %0 to i32*, !dbg !11
  %3 = load i32, i32* %2, align 4, !dbg !16
  %4 = sext i32 %3 to i64, !dbg !16
  %5 = call i32 @__midway_is_concrete(i64 noundef %4) #7, !dbg !16
  %6 = icmp eq i32 %5, 0, !dbg !16
  br i1 %6, label %7, label %11, !dbg !16

7:
  %8 = load i32, i32* %2, align 4, !dbg !17
  %9 = xor i32 %8, -1, !dbg !17
  %10 = lshr i32 %9, 31, !dbg !17
  call void @__midway_assume(i32 noundef %10) #7, !dbg !17
  br label %11, !dbg !17

11:
  call void @__mw_cancellation_point() #7, !dbg !18
  %12 = bitcast %union.sem_t* %0 to i8*, !dbg !19
  %13 = call i32 @__midway_self() #7, !dbg !19
  %14 = sext i32 %13 to i64, !dbg !19
  %15 = call i32* @__midway_thread_flags(i64 noundef %14) #7, !dbg !19
  %16 = bitcast i32* %15 to i8*, !dbg !19
  call void @__midway_sync(i32 noundef 18, i8* noundef %12, i32 (i8*, i8*)* noundef nonnull @positive_or_cancelled, i8* noundef %16) #7, !dbg !19
  %17 = bitcast %union.sem_t* %0 to i32*, !dbg !20
  %18 = load i32, i32* %17, align 4, !dbg !20
  %19 = icmp slt i32 %18, 1, !dbg !20
  br i1 %19, label %20, label %21, !dbg !23

20:
  call void @__mw_cancellation_point() #7, !dbg !24
  br label %21, !dbg !24

21:
  %22 = load i32, i32* %2, align 4, !dbg !25
  %23 = add i32 %22, -1, !dbg !25
  store i32 %23, i32* %2, align 4, !dbg !25
  call void @__midway_hb_acquire(i8* noundef %12) #7, !dbg !28
  ret i32 0, !dbg !29
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @positive_or_cancelled(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #2 !dbg !30 {
  %3 = bitcast i8* %1 to i32*, !dbg !31
  %4 = load i32, i32* %3, align 4, !dbg !31
  %5 = and i32 %4, 12, !dbg !31
  %6 = bitcast i8* %0 to i32*, !dbg !32
  %7 = load i32, i32* %6, align 4, !dbg !32
  %8 = icmp sgt i32 %7, 0, !dbg !32
  %9 = icmp eq i32 %5, 4, !dbg !32
  %10 = or i1 %8, %9, !dbg !32
  %11 = zext i1 %10 to i32, !dbg !32
  ret i32 %11, !dbg !32
}

declare i32* @__midway_thread_flags(i64 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local i32 @sem_trywait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !33 {
  %2 = bitcast %union.sem_t* %0 to i32*, !dbg !34
  %3 = load i32, i32* %2, align 4, !dbg !39
  %4 = sext i32 %3 to i64, !dbg !39
  %5 = call i32 @__midway_is_concrete(i64 noundef %4) #7, !dbg !39
  %6 = icmp eq i32 %5, 0, !dbg !39
  br i1 %6, label %7, label %11, !dbg !39

7:
  %8 = load i32, i32* %2, align 4, !dbg !40
  %9 = xor i32 %8, -1, !dbg !40
  %10 = lshr i32 %9, 31, !dbg !40
  call void @__midway_assume(i32 noundef %10) #7, !dbg !40
  br label %11, !dbg !40

11:
  %12 = bitcast %union.sem_t* %0 to i8*, !dbg !41
  call void @__midway_sync(i32 noundef 19, i8* noundef %12, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !41
  %13 = load i32, i32* %2, align 4, !dbg !42
  %14 = icmp slt i32 %13, 1, !dbg !42
  br i1 %14, label %17, label %15, !dbg !44

15:
  %16 = add i32 %13, -1, !dbg !45
  store i32 %16, i32* %2, align 4, !dbg !45
  call void @__midway_hb_acquire(i8* noundef %12) #7, !dbg !47
  br label %19, !dbg !44

17:
  %18 = call i32 @__mw_fail(i32 noundef 11) #7, !dbg !44
  br label %19, !dbg !44

19:
  %20 = phi i32 [ 0, %15 ], [ %18, %17 ], !dbg !44
  ret i32 %20, !dbg !48
}

define dso_local i32 @sem_timedwait(%union.sem_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !49 {
  %3 = bitcast %union.sem_t* %0 to i32*, !dbg !50
  %4 = load i32, i32* %3, align 4, !dbg !54
  %5 = sext i32 %4 to i64, !dbg !54
  %6 = call i32 @__midway_is_concrete(i64 noundef %5) #7, !dbg !54
  %7 = icmp eq i32 %6, 0, !dbg !54
  br i1 %7, label %8, label %12, !dbg !54

8:
  %9 = load i32, i32* %3, align 4, !dbg !55
  %10 = xor i32 %9, -1, !dbg !55
  %11 = lshr i32 %10, 31, !dbg !55
  call void @__midway_assume(i32 noundef %11) #7, !dbg !55
  br label %12, !dbg !55

12:
  %13 = bitcast %union.sem_t* %0 to i8*, !dbg !56
  call void @__midway_sync(i32 noundef 19, i8* noundef %13, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !56
  %14 = load i32, i32* %3, align 4, !dbg !57
  %15 = icmp slt i32 %14, 1, !dbg !57
  br i1 %15, label %18, label %16, !dbg !59

16:
  %17 = add i32 %14, -1, !dbg !60
  store i32 %17, i32* %3, align 4, !dbg !60
  call void @__midway_hb_acquire(i8* noundef %13) #7, !dbg !62
  br label %20, !dbg !59

18:
  %19 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !59
  br label %20, !dbg !59

20:
  %21 = phi i32 [ 0, %16 ], [ %19, %18 ], !dbg !59
  ret i32 %21, !dbg !63
}

define dso_local i32 @sem_clockwait(%union.sem_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !64 {
  %4 = bitcast %union.sem_t* %0 to i32*, !dbg !65
  %5 = load i32, i32* %4, align 4, !dbg !69
  %6 = sext i32 %5 to i64, !dbg !69
  %7 = call i32 @__midway_is_concrete(i64 noundef %6) #7, !dbg !69
  %8 = icmp eq i32 %7, 0, !dbg !69
  br i1 %8, label %9, label %13, !dbg !69

9:
  %10 = load i32, i32* %4, align 4, !dbg !70
  %11 = xor i32 %10, -1, !dbg !70
  %12 = lshr i32 %11, 31, !dbg !70
  call void @__midway_assume(i32 noundef %12) #7, !dbg !70
  br label %13, !dbg !70

13:
  %14 = bitcast %union.sem_t* %0 to i8*, !dbg !71
  call void @__midway_sync(i32 noundef 19, i8* noundef %14, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !71
  %15 = load i32, i32* %4, align 4, !dbg !72
  %16 = icmp slt i32 %15, 1, !dbg !72
  br i1 %16, label %19, label %17, !dbg !74

17:
  %18 = add i32 %15, -1, !dbg !75
  store i32 %18, i32* %4, align 4, !dbg !75
  call void @__midway_hb_acquire(i8* noundef %14) #7, !dbg !77
  br label %21, !dbg !74

19:
  %20 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !74
  br label %21, !dbg !74

21:
  %22 = phi i32 [ 0, %17 ], [ %20, %19 ], !dbg !74
  ret i32 %22, !dbg !78
}

define dso_local i32 @sem_post(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !79 {
  %2 = bitcast %union.sem_t* %0 to i32*, !dbg !80
  %3 = load i32, i32* %2, align 4, !dbg !83
  %4 = sext i32 %3 to i64, !dbg !83
  %5 = call i32 @__midway_is_concrete(i64 noundef %4) #7, !dbg !83
  %6 = icmp eq i32 %5, 0, !dbg !83
  br i1 %6, label %7, label %11, !dbg !83

7:
  %8 = load i32, i32* %2, align 4, !dbg !84
  %9 = xor i32 %8, -1, !dbg !84
  %10 = lshr i32 %9, 31, !dbg !84
  call void @__midway_assume(i32 noundef %10) #7, !dbg !84
  br label %11, !dbg !84

11:
  %12 = bitcast %union.sem_t* %0 to i8*, !dbg !85
  call void @__midway_sync(i32 noundef 20, i8* noundef %12, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !85
  %13 = load i32, i32* %2, align 4, !dbg !86
  %14 = icmp eq i32 %13, 2147483647, !dbg !86
  br i1 %14, label %15, label %17, !dbg !86

15:
  %16 = call i32 @__mw_fail(i32 noundef 75) #7, !dbg !87
  br label %20, !dbg !87

17:
  call void @__midway_hb_release(i8* noundef %12) #7, !dbg !88
  %18 = load i32, i32* %2, align 4, !dbg !89
  %19 = add i32 %18, 1, !dbg !89
  store i32 %19, i32* %2, align 4, !dbg !89
  br label %20, !dbg !90

20:
  %21 = phi i32 [ %16, %15 ], [ 0, %17 ], !dbg !91
  ret i32 %21, !dbg !92
}

declare !dbg !93 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local i32 @sem_getvalue(%union.sem_t* noalias noundef %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !95 {
  %3 = bitcast i32* %1 to i8*, !dbg !96
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #7, !dbg !96
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !97
  call void @__midway_sync(i32 noundef 21, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !97
  %5 = bitcast %union.sem_t* %0 to i32*, !dbg !98
  %6 = load i32, i32* %5, align 4, !dbg !100
  store i32 %6, i32* %1, align 4, !dbg !100
  ret i32 0, !dbg !101
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_init(%union.sem_t* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !102 {
  %4 = icmp slt i32 %2, 0, !dbg !103
  br i1 %4, label %5, label %7, !dbg !103

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #7, !dbg !104
  br label %10, !dbg !104

7:
  %8 = bitcast %union.sem_t* %0 to i8*, !dbg !105
  call void @__midway_check(i8* noundef %8, i64 noundef 32, i32 noundef 1) #7, !dbg !105
  call void @__midway_sync(i32 noundef 28, i8* noundef %8, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !106
  %9 = bitcast %union.sem_t* %0 to i32*, !dbg !107
  store i32 %2, i32* %9, align 4, !dbg !109
  br label %10, !dbg !110

10:
  %11 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !111
  ret i32 %11, !dbg !112
}

define dso_local i32 @sem_destroy(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !113 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !114
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !114
  ret i32 0, !dbg !115
}

define dso_local %union.sem_t* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !116 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !117
  %5 = add i64 %4, 1, !dbg !117
  %6 = load %struct.named*, %struct.named** @all, align 8, !dbg !118
  %7 = icmp eq %struct.named* %6, null, !dbg !118
  br i1 %7, label %30, label %12, !dbg !118

8:
  %9 = getelementptr inbounds %struct.named, %struct.named* %13, i64 0, i32 0, !dbg !118
  %10 = load %struct.named*, %struct.named** %9, align 8, !dbg !118
  %11 = icmp eq %struct.named* %10, null, !dbg !118
  br i1 %11, label %30, label %12, !dbg !118, !llvm.loop !121

12:
  %13 = phi %struct.named* [ %10, %8 ], [ %6, %2 ]
  %14 = phi %struct.named* [ %29, %8 ], [ undef, %2 ]
  %15 = getelementptr inbounds %struct.named, %struct.named* %13, i64 0, i32 1
  %16 = load i8*, i8** %15, align 8
  br label %17, !dbg !125

17:
  %18 = phi i64 [ %26, %17 ], [ 0, %12 ], !dbg !126
  %19 = getelementptr i8, i8* %16, i64 %18, !dbg !125
  %20 = load i8, i8* %19, align 1, !dbg !125
  %21 = getelementptr i8, i8* %0, i64 %18, !dbg !125
  %22 = load i8, i8* %21, align 1, !dbg !125
  %23 = icmp ne i8 %20, %22, !dbg !125
  %24 = icmp eq i8 %22, 0, !dbg !125
  %25 = or i1 %23, %24, !dbg !125
  %26 = add i64 %18, 1, !dbg !127
  br i1 %25, label %27, label %17, !dbg !125, !llvm.loop !128

27:
  %28 = icmp eq i8 %20, %22, !dbg !129
  %29 = select i1 %28, %struct.named* %13, %struct.named* %14, !dbg !126
  br i1 %28, label %30, label %8

30:
  %31 = phi %struct.named* [ null, %2 ], [ %29, %27 ], [ null, %8 ]
  %32 = icmp eq %struct.named* %31, null, !dbg !130
  %33 = and i32 %1, 64, !dbg !130
  %34 = icmp eq i32 %33, 0, !dbg !130
  %35 = and i32 %1, 192, !dbg !130
  %36 = icmp ne i32 %35, 192, !dbg !130
  %37 = or i1 %36, %32, !dbg !130
  br i1 %37, label %40, label %38, !dbg !130

38:
  %39 = call i32 @__mw_fail(i32 noundef 17) #7, !dbg !131
  br label %83, !dbg !131

40:
  br i1 %32, label %43, label %41, !dbg !132

41:
  %42 = getelementptr inbounds %struct.named, %struct.named* %31, i64 0, i32 2, !dbg !133
  br label %83, !dbg !133

43:
  br i1 %34, label %44, label %46, !dbg !134

44:
  %45 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !135
  br label %83, !dbg !135

46:
  %47 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %47) #8, !dbg !136
  call void @llvm.va_start(i8* nonnull %47), !dbg !137
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0, !dbg !138
  %49 = load i32, i32* %48, align 16, !dbg !138
  %50 = icmp ult i32 %49, 41, !dbg !138
  br i1 %50, label %51, label %53, !dbg !138

51:
  %52 = add i32 %49, 8, !dbg !138
  store i32 %52, i32* %48, align 16, !dbg !138
  br label %57, !dbg !138

53:
  %54 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !138
  %55 = load i8*, i8** %54, align 8, !dbg !138
  %56 = getelementptr i8, i8* %55, i64 8, !dbg !138
  store i8* %56, i8** %54, align 8, !dbg !138
  br label %57, !dbg !138

57:
  %58 = load i32, i32* %48, align 16, !dbg !139
  %59 = icmp ult i32 %58, 41, !dbg !139
  br i1 %59, label %60, label %66, !dbg !139

60:
  %61 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !139
  %62 = load i8*, i8** %61, align 16, !dbg !139
  %63 = sext i32 %58 to i64, !dbg !139
  %64 = getelementptr i8, i8* %62, i64 %63, !dbg !139
  %65 = add i32 %58, 8, !dbg !139
  store i32 %65, i32* %48, align 16, !dbg !139
  br label %70, !dbg !139

66:
  %67 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !139
  %68 = load i8*, i8** %67, align 8, !dbg !139
  %69 = getelementptr i8, i8* %68, i64 8, !dbg !139
  store i8* %69, i8** %67, align 8, !dbg !139
  br label %70, !dbg !139

70:
  %71 = phi i8* [ %64, %60 ], [ %68, %66 ]
  %72 = bitcast i8* %71 to i32*, !dbg !139
  %73 = load i32, i32* %72, align 4, !dbg !139
  call void @llvm.va_end(i8* %47), !dbg !140
  %74 = call i8* @__midway_alloc(i64 noundef 48, i64 noundef 16, i32 noundef 3) #7, !dbg !141
  %75 = call i8* @__midway_alloc(i64 noundef %5, i64 noundef 16, i32 noundef 3) #7, !dbg !144
  %76 = getelementptr inbounds i8, i8* %74, i64 8, !dbg !146
  %77 = bitcast i8* %76 to i8**, !dbg !146
  store i8* %75, i8** %77, align 8, !dbg !146
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %75, i8* align 1 %0, i64 %5, i1 false), !dbg !147
  %78 = getelementptr inbounds i8, i8* %74, i64 16, !dbg !148
  %79 = bitcast i8* %78 to %union.sem_t*, !dbg !148
  %80 = bitcast i8* %78 to i32*, !dbg !149
  store i32 %73, i32* %80, align 4, !dbg !148
  %81 = load %struct.named*, %struct.named** @all, align 8, !dbg !151
  %82 = bitcast i8* %74 to %struct.named**, !dbg !151
  store %struct.named* %81, %struct.named** %82, align 8, !dbg !151
  store i8* %74, i8** bitcast (%struct.named** @all to i8**), align 8, !dbg !152
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %47) #8, !dbg !153
  br label %83

83:
  %84 = phi %union.sem_t* [ null, %38 ], [ %42, %41 ], [ %79, %70 ], [ null, %44 ], !dbg !154
  ret %union.sem_t* %84, !dbg !153
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare !dbg !155 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @sem_close(%union.sem_t* nocapture noundef readnone %0) local_unnamed_addr #6 !dbg !156 {
  ret i32 0, !dbg !157
}

define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !158 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !159
  %2 = load %struct.named*, %struct.named** @all, align 8, !dbg !160
  %3 = icmp eq %struct.named* %2, null, !dbg !160
  br i1 %3, label %41, label %4, !dbg !160

4:
  %5 = load %struct.named*, %struct.named** @all, align 8
  %6 = icmp eq %struct.named* %5, null
  br label %7, !dbg !160

7:
  %8 = phi i1 [ %3, %4 ], [ %40, %39 ]
  %9 = phi %struct.named* [ %2, %4 ], [ %37, %39 ]
  %10 = phi %struct.named** [ @all, %4 ], [ %36, %39 ]
  br i1 %6, label %33, label %15, !dbg !161

11:
  %12 = getelementptr inbounds %struct.named, %struct.named* %16, i64 0, i32 0, !dbg !161
  %13 = load %struct.named*, %struct.named** %12, align 8, !dbg !161
  %14 = icmp eq %struct.named* %13, null, !dbg !161
  br i1 %14, label %33, label %15, !dbg !161, !llvm.loop !163

15:
  %16 = phi %struct.named* [ %13, %11 ], [ %5, %7 ]
  %17 = phi %struct.named* [ %32, %11 ], [ undef, %7 ]
  %18 = getelementptr inbounds %struct.named, %struct.named* %16, i64 0, i32 1
  %19 = load i8*, i8** %18, align 8
  br label %20, !dbg !165

20:
  %21 = phi i64 [ %29, %20 ], [ 0, %15 ], !dbg !166
  %22 = getelementptr i8, i8* %19, i64 %21, !dbg !165
  %23 = load i8, i8* %22, align 1, !dbg !165
  %24 = getelementptr i8, i8* %0, i64 %21, !dbg !165
  %25 = load i8, i8* %24, align 1, !dbg !165
  %26 = icmp ne i8 %23, %25, !dbg !165
  %27 = icmp eq i8 %25, 0, !dbg !165
  %28 = or i1 %26, %27, !dbg !165
  %29 = add i64 %21, 1, !dbg !167
  br i1 %28, label %30, label %20, !dbg !165, !llvm.loop !168

30:
  %31 = icmp eq i8 %23, %25, !dbg !169
  %32 = select i1 %31, %struct.named* %16, %struct.named* %17, !dbg !166
  br i1 %31, label %33, label %11

33:
  %34 = phi %struct.named* [ null, %7 ], [ %32, %30 ], [ null, %11 ]
  %35 = icmp eq %struct.named* %9, %34, !dbg !170
  %36 = getelementptr inbounds %struct.named, %struct.named* %9, i64 0, i32 0, !dbg !171
  %37 = load %struct.named*, %struct.named** %36, align 8, !dbg !171
  br i1 %35, label %38, label %39, !dbg !170

38:
  store %struct.named* %37, %struct.named** %10, align 8, !dbg !172
  br i1 %8, label %41, label %43

39:
  %40 = icmp eq %struct.named* %37, null, !dbg !160
  br i1 %40, label %41, label %7, !dbg !160, !llvm.loop !173

41:
  %42 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !175
  br label %43, !dbg !175

43:
  %44 = phi i32 [ 0, %38 ], [ %42, %41 ], !dbg !171
  ret i32 %44, !dbg !176
}

declare !dbg !177 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/sem.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "sem_wait", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 16, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 23, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 42, scope: !8)
!16 = !DILocation(line: 23, scope: !14, inlinedAt: !15)
!17 = !DILocation(line: 24, scope: !14, inlinedAt: !15)
!18 = !DILocation(line: 43, scope: !8)
!19 = !DILocation(line: 44, scope: !8)
!20 = !DILocation(line: 18, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "positive", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 45, scope: !8)
!23 = !DILocation(line: 45, scope: !8)
!24 = !DILocation(line: 46, scope: !8)
!25 = !DILocation(line: 35, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!27 = distinct !DILocation(line: 47, scope: !8)
!28 = !DILocation(line: 36, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 47, scope: !8)
!30 = distinct !DISubprogram(name: "positive_or_cancelled", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 29, scope: !30)
!32 = !DILocation(line: 30, scope: !30)
!33 = distinct !DISubprogram(name: "sem_trywait", scope: !1, file: !1, line: 57, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 16, scope: !12, inlinedAt: !35)
!35 = distinct !DILocation(line: 23, scope: !14, inlinedAt: !36)
!36 = distinct !DILocation(line: 52, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "try_wait", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!38 = distinct !DILocation(line: 57, scope: !33)
!39 = !DILocation(line: 23, scope: !14, inlinedAt: !36)
!40 = !DILocation(line: 24, scope: !14, inlinedAt: !36)
!41 = !DILocation(line: 53, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 18, scope: !21, inlinedAt: !43)
!43 = distinct !DILocation(line: 54, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 54, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 35, scope: !26, inlinedAt: !46)
!46 = distinct !DILocation(line: 54, scope: !37, inlinedAt: !38)
!47 = !DILocation(line: 36, scope: !26, inlinedAt: !46)
!48 = !DILocation(line: 57, scope: !33)
!49 = distinct !DISubprogram(name: "sem_timedwait", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 16, scope: !12, inlinedAt: !51)
!51 = distinct !DILocation(line: 23, scope: !14, inlinedAt: !52)
!52 = distinct !DILocation(line: 52, scope: !37, inlinedAt: !53)
!53 = distinct !DILocation(line: 58, scope: !49)
!54 = !DILocation(line: 23, scope: !14, inlinedAt: !52)
!55 = !DILocation(line: 24, scope: !14, inlinedAt: !52)
!56 = !DILocation(line: 53, scope: !37, inlinedAt: !53)
!57 = !DILocation(line: 18, scope: !21, inlinedAt: !58)
!58 = distinct !DILocation(line: 54, scope: !37, inlinedAt: !53)
!59 = !DILocation(line: 54, scope: !37, inlinedAt: !53)
!60 = !DILocation(line: 35, scope: !26, inlinedAt: !61)
!61 = distinct !DILocation(line: 54, scope: !37, inlinedAt: !53)
!62 = !DILocation(line: 36, scope: !26, inlinedAt: !61)
!63 = !DILocation(line: 58, scope: !49)
!64 = distinct !DISubprogram(name: "sem_clockwait", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 16, scope: !12, inlinedAt: !66)
!66 = distinct !DILocation(line: 23, scope: !14, inlinedAt: !67)
!67 = distinct !DILocation(line: 52, scope: !37, inlinedAt: !68)
!68 = distinct !DILocation(line: 59, scope: !64)
!69 = !DILocation(line: 23, scope: !14, inlinedAt: !67)
!70 = !DILocation(line: 24, scope: !14, inlinedAt: !67)
!71 = !DILocation(line: 53, scope: !37, inlinedAt: !68)
!72 = !DILocation(line: 18, scope: !21, inlinedAt: !73)
!73 = distinct !DILocation(line: 54, scope: !37, inlinedAt: !68)
!74 = !DILocation(line: 54, scope: !37, inlinedAt: !68)
!75 = !DILocation(line: 35, scope: !26, inlinedAt: !76)
!76 = distinct !DILocation(line: 54, scope: !37, inlinedAt: !68)
!77 = !DILocation(line: 36, scope: !26, inlinedAt: !76)
!78 = !DILocation(line: 59, scope: !64)
!79 = distinct !DISubprogram(name: "sem_post", scope: !1, file: !1, line: 61, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 16, scope: !12, inlinedAt: !81)
!81 = distinct !DILocation(line: 23, scope: !14, inlinedAt: !82)
!82 = distinct !DILocation(line: 63, scope: !79)
!83 = !DILocation(line: 23, scope: !14, inlinedAt: !82)
!84 = !DILocation(line: 24, scope: !14, inlinedAt: !82)
!85 = !DILocation(line: 64, scope: !79)
!86 = !DILocation(line: 65, scope: !79)
!87 = !DILocation(line: 66, scope: !79)
!88 = !DILocation(line: 67, scope: !79)
!89 = !DILocation(line: 68, scope: !79)
!90 = !DILocation(line: 69, scope: !79)
!91 = !DILocation(line: 0, scope: !79)
!92 = !DILocation(line: 70, scope: !79)
!93 = !DISubprogram(name: "fail", scope: !94, file: !94, line: 42, type: !9, spFlags: DISPFlagOptimized)
!94 = !DIFile(filename: "c/models.h", directory: ".")
!95 = distinct !DISubprogram(name: "sem_getvalue", scope: !1, file: !1, line: 72, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 74, scope: !95)
!97 = !DILocation(line: 75, scope: !95)
!98 = !DILocation(line: 16, scope: !12, inlinedAt: !99)
!99 = distinct !DILocation(line: 76, scope: !95)
!100 = !DILocation(line: 76, scope: !95)
!101 = !DILocation(line: 77, scope: !95)
!102 = distinct !DISubprogram(name: "sem_init", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 82, scope: !102)
!104 = !DILocation(line: 83, scope: !102)
!105 = !DILocation(line: 84, scope: !102)
!106 = !DILocation(line: 85, scope: !102)
!107 = !DILocation(line: 16, scope: !12, inlinedAt: !108)
!108 = distinct !DILocation(line: 86, scope: !102)
!109 = !DILocation(line: 86, scope: !102)
!110 = !DILocation(line: 87, scope: !102)
!111 = !DILocation(line: 0, scope: !102)
!112 = !DILocation(line: 88, scope: !102)
!113 = distinct !DISubprogram(name: "sem_destroy", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 92, scope: !113)
!115 = !DILocation(line: 93, scope: !113)
!116 = distinct !DISubprogram(name: "sem_open", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 118, scope: !116)
!118 = !DILocation(line: 106, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 104, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!120 = distinct !DILocation(line: 119, scope: !116)
!121 = distinct !{!121, !118, !122, !123, !124}
!122 = !DILocation(line: 112, scope: !119, inlinedAt: !120)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !{!"llvm.loop.unroll.disable"}
!125 = !DILocation(line: 108, scope: !119, inlinedAt: !120)
!126 = !DILocation(line: 0, scope: !119, inlinedAt: !120)
!127 = !DILocation(line: 109, scope: !119, inlinedAt: !120)
!128 = distinct !{!128, !125, !127, !123, !124}
!129 = !DILocation(line: 110, scope: !119, inlinedAt: !120)
!130 = !DILocation(line: 120, scope: !116)
!131 = !DILocation(line: 121, scope: !116)
!132 = !DILocation(line: 122, scope: !116)
!133 = !DILocation(line: 123, scope: !116)
!134 = !DILocation(line: 124, scope: !116)
!135 = !DILocation(line: 125, scope: !116)
!136 = !DILocation(line: 126, scope: !116)
!137 = !DILocation(line: 127, scope: !116)
!138 = !DILocation(line: 128, scope: !116)
!139 = !DILocation(line: 129, scope: !116)
!140 = !DILocation(line: 130, scope: !116)
!141 = !DILocation(line: 87, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "internal_alloc", scope: !94, file: !94, line: 87, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!143 = distinct !DILocation(line: 131, scope: !116)
!144 = !DILocation(line: 87, scope: !142, inlinedAt: !145)
!145 = distinct !DILocation(line: 132, scope: !116)
!146 = !DILocation(line: 132, scope: !116)
!147 = !DILocation(line: 133, scope: !116)
!148 = !DILocation(line: 134, scope: !116)
!149 = !DILocation(line: 16, scope: !12, inlinedAt: !150)
!150 = distinct !DILocation(line: 134, scope: !116)
!151 = !DILocation(line: 135, scope: !116)
!152 = !DILocation(line: 136, scope: !116)
!153 = !DILocation(line: 138, scope: !116)
!154 = !DILocation(line: 0, scope: !116)
!155 = !DISubprogram(name: "read_string", scope: !94, file: !94, line: 48, type: !9, spFlags: DISPFlagOptimized)
!156 = distinct !DISubprogram(name: "sem_close", scope: !1, file: !1, line: 140, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 140, scope: !156)
!158 = distinct !DISubprogram(name: "sem_unlink", scope: !1, file: !1, line: 142, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!159 = !DILocation(line: 144, scope: !158)
!160 = !DILocation(line: 145, scope: !158)
!161 = !DILocation(line: 106, scope: !119, inlinedAt: !162)
!162 = distinct !DILocation(line: 146, scope: !158)
!163 = distinct !{!163, !161, !164, !123, !124}
!164 = !DILocation(line: 112, scope: !119, inlinedAt: !162)
!165 = !DILocation(line: 108, scope: !119, inlinedAt: !162)
!166 = !DILocation(line: 0, scope: !119, inlinedAt: !162)
!167 = !DILocation(line: 109, scope: !119, inlinedAt: !162)
!168 = distinct !{!168, !165, !167, !123, !124}
!169 = !DILocation(line: 110, scope: !119, inlinedAt: !162)
!170 = !DILocation(line: 146, scope: !158)
!171 = !DILocation(line: 0, scope: !158)
!172 = !DILocation(line: 147, scope: !158)
!173 = distinct !{!173, !160, !174, !123, !124}
!174 = !DILocation(line: 149, scope: !158)
!175 = !DILocation(line: 150, scope: !158)
!176 = !DILocation(line: 151, scope: !158)
!177 = !DISubprogram(name: "read_text", scope: !94, file: !94, line: 51, type: !9, spFlags: DISPFlagOptimized)
