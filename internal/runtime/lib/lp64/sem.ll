target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.named = type { %struct.named*, i8*, %union.sem_t }
%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@all = internal unnamed_addr global %struct.named* null, align 8

define dso_local i32 @sem_wait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !8 {
  call void @__mw_cancellation_point() #7, !dbg !11
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !12
  %3 = call i32 @__midway_self() #7, !dbg !12
  %4 = sext i32 %3 to i64, !dbg !12
  %5 = call i32* @__midway_thread_flags(i64 noundef %4) #7, !dbg !12
  %6 = bitcast i32* %5 to i8*, !dbg !12
  call void @__midway_sync(i32 noundef 18, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @positive_or_cancelled, i8* noundef %6) #7, !dbg !12
  %7 = bitcast %union.sem_t* %0 to i32*, !dbg !13
  %8 = load i32, i32* %7, align 4, !dbg !13
  %9 = icmp slt i32 %8, 1, !dbg !13
  br i1 %9, label %10, label %11, !dbg !16

10:
  call void @__mw_cancellation_point() #7, !dbg !17
  br label %11, !dbg !17

11:
  %12 = bitcast %union.sem_t* %0 to i32*, !dbg !18
  %13 = load i32, i32* %12, align 4, !dbg !23
  %14 = add i32 %13, -1, !dbg !23
  store i32 %14, i32* %12, align 4, !dbg !23
  call void @__midway_hb_acquire(i8* noundef %2) #7, !dbg !24
  ret i32 0, !dbg !25
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @positive_or_cancelled(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #2 !dbg !26 {
  %3 = bitcast i8* %1 to i32*, !dbg !27
  %4 = load i32, i32* %3, align 4, !dbg !27
  %5 = and i32 %4, 12, !dbg !27
  %6 = bitcast i8* %0 to i32*, !dbg !28
  %7 = load i32, i32* %6, align 4, !dbg !28
  %8 = icmp sgt i32 %7, 0, !dbg !28
  %9 = icmp eq i32 %5, 4, !dbg !28
  %10 = or i1 %8, %9, !dbg !28
  %11 = zext i1 %10 to i32, !dbg !28
  ret i32 %11, !dbg !28
}

declare i32* @__midway_thread_flags(i64 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local i32 @sem_trywait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !29 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !30
  call void @__midway_sync(i32 noundef 19, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !30
  %3 = bitcast %union.sem_t* %0 to i32*, !dbg !33
  %4 = load i32, i32* %3, align 4, !dbg !33
  %5 = icmp slt i32 %4, 1, !dbg !33
  br i1 %5, label %8, label %6, !dbg !35

6:
  %7 = add i32 %4, -1, !dbg !36
  store i32 %7, i32* %3, align 4, !dbg !36
  call void @__midway_hb_acquire(i8* noundef %2) #7, !dbg !38
  br label %10, !dbg !35

8:
  %9 = call i32 @__mw_fail(i32 noundef 11) #7, !dbg !35
  br label %10, !dbg !35

10:
  %11 = phi i32 [ 0, %6 ], [ %9, %8 ], !dbg !35
  ret i32 %11, !dbg !39
}

define dso_local i32 @sem_timedwait(%union.sem_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !40 {
  %3 = bitcast %union.sem_t* %0 to i8*, !dbg !41
  call void @__midway_sync(i32 noundef 19, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !41
  %4 = bitcast %union.sem_t* %0 to i32*, !dbg !43
  %5 = load i32, i32* %4, align 4, !dbg !43
  %6 = icmp slt i32 %5, 1, !dbg !43
  br i1 %6, label %9, label %7, !dbg !45

7:
  %8 = add i32 %5, -1, !dbg !46
  store i32 %8, i32* %4, align 4, !dbg !46
  call void @__midway_hb_acquire(i8* noundef %3) #7, !dbg !48
  br label %11, !dbg !45

9:
  %10 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !45
  br label %11, !dbg !45

11:
  %12 = phi i32 [ 0, %7 ], [ %10, %9 ], !dbg !45
  ret i32 %12, !dbg !49
}

define dso_local i32 @sem_clockwait(%union.sem_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !50 {
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !51
  call void @__midway_sync(i32 noundef 19, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !51
  %5 = bitcast %union.sem_t* %0 to i32*, !dbg !53
  %6 = load i32, i32* %5, align 4, !dbg !53
  %7 = icmp slt i32 %6, 1, !dbg !53
  br i1 %7, label %10, label %8, !dbg !55

8:
  %9 = add i32 %6, -1, !dbg !56
  store i32 %9, i32* %5, align 4, !dbg !56
  call void @__midway_hb_acquire(i8* noundef %4) #7, !dbg !58
  br label %12, !dbg !55

10:
  %11 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !55
  br label %12, !dbg !55

12:
  %13 = phi i32 [ 0, %8 ], [ %11, %10 ], !dbg !55
  ret i32 %13, !dbg !59
}

define dso_local i32 @sem_post(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !60 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !61
  call void @__midway_sync(i32 noundef 20, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !61
  %3 = bitcast %union.sem_t* %0 to i32*, !dbg !62
  %4 = load i32, i32* %3, align 4, !dbg !64
  %5 = icmp eq i32 %4, 2147483647, !dbg !64
  br i1 %5, label %6, label %8, !dbg !64

6:
  %7 = call i32 @__mw_fail(i32 noundef 75) #7, !dbg !65
  br label %11, !dbg !65

8:
  call void @__midway_hb_release(i8* noundef %2) #7, !dbg !66
  %9 = load i32, i32* %3, align 4, !dbg !67
  %10 = add i32 %9, 1, !dbg !67
  store i32 %10, i32* %3, align 4, !dbg !67
  br label %11, !dbg !68

11:
  %12 = phi i32 [ %7, %6 ], [ 0, %8 ], !dbg !69
  ret i32 %12, !dbg !70
}

declare !dbg !71 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local i32 @sem_getvalue(%union.sem_t* noalias noundef %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !73 {
  %3 = bitcast i32* %1 to i8*, !dbg !74
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #7, !dbg !74
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !75
  call void @__midway_sync(i32 noundef 21, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !75
  %5 = bitcast %union.sem_t* %0 to i32*, !dbg !76
  %6 = load i32, i32* %5, align 4, !dbg !78
  store i32 %6, i32* %1, align 4, !dbg !78
  ret i32 0, !dbg !79
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_init(%union.sem_t* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !80 {
  %4 = icmp slt i32 %2, 0, !dbg !81
  br i1 %4, label %5, label %7, !dbg !81

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #7, !dbg !82
  br label %10, !dbg !82

7:
  %8 = bitcast %union.sem_t* %0 to i8*, !dbg !83
  call void @__midway_check(i8* noundef %8, i64 noundef 32, i32 noundef 1) #7, !dbg !83
  call void @__midway_sync(i32 noundef 28, i8* noundef %8, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !84
  %9 = bitcast %union.sem_t* %0 to i32*, !dbg !85
  store i32 %2, i32* %9, align 4, !dbg !87
  br label %10, !dbg !88

10:
  %11 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !89
  ret i32 %11, !dbg !90
}

define dso_local i32 @sem_destroy(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !91 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !92
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !92
  ret i32 0, !dbg !93
}

define dso_local %union.sem_t* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !94 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !95
  %5 = add i64 %4, 1, !dbg !95
  %6 = load %struct.named*, %struct.named** @all, align 8, !dbg !96
  %7 = icmp eq %struct.named* %6, null, !dbg !96
  br i1 %7, label %30, label %12, !dbg !96

8:
  %9 = getelementptr inbounds %struct.named, %struct.named* %13, i64 0, i32 0, !dbg !96
  %10 = load %struct.named*, %struct.named** %9, align 8, !dbg !96
  %11 = icmp eq %struct.named* %10, null, !dbg !96
  br i1 %11, label %30, label %12, !dbg !96, !llvm.loop !99

12:
  %13 = phi %struct.named* [ %10, %8 ], [ %6, %2 ]
  %14 = phi %struct.named* [ %29, %8 ], [ undef, %2 ]
  %15 = getelementptr inbounds %struct.named, %struct.named* %13, i64 0, i32 1
  %16 = load i8*, i8** %15, align 8
  br label %17, !dbg !103

17:
  %18 = phi i64 [ %26, %17 ], [ 0, %12 ], !dbg !104
  %19 = getelementptr i8, i8* %16, i64 %18, !dbg !103
  %20 = load i8, i8* %19, align 1, !dbg !103
  %21 = getelementptr i8, i8* %0, i64 %18, !dbg !103
  %22 = load i8, i8* %21, align 1, !dbg !103
  %23 = icmp ne i8 %20, %22, !dbg !103
  %24 = icmp eq i8 %22, 0, !dbg !103
  %25 = or i1 %23, %24, !dbg !103
  %26 = add i64 %18, 1, !dbg !105
  br i1 %25, label %27, label %17, !dbg !103, !llvm.loop !106

27:
  %28 = icmp eq i8 %20, %22, !dbg !107
  %29 = select i1 %28, %struct.named* %13, %struct.named* %14, !dbg !104
  br i1 %28, label %30, label %8

30:
  %31 = phi %struct.named* [ null, %2 ], [ %29, %27 ], [ null, %8 ]
  %32 = icmp eq %struct.named* %31, null, !dbg !108
  %33 = and i32 %1, 64, !dbg !108
  %34 = icmp eq i32 %33, 0, !dbg !108
  %35 = and i32 %1, 192, !dbg !108
  %36 = icmp ne i32 %35, 192, !dbg !108
  %37 = or i1 %36, %32, !dbg !108
  br i1 %37, label %40, label %38, !dbg !108

38:
  %39 = call i32 @__mw_fail(i32 noundef 17) #7, !dbg !109
  br label %83, !dbg !109

40:
  br i1 %32, label %43, label %41, !dbg !110

41:
  %42 = getelementptr inbounds %struct.named, %struct.named* %31, i64 0, i32 2, !dbg !111
  br label %83, !dbg !111

43:
  br i1 %34, label %44, label %46, !dbg !112

44:
  %45 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !113
  br label %83, !dbg !113

46:
  %47 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %47) #8, !dbg !114
  call void @llvm.va_start(i8* nonnull %47), !dbg !115
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0, !dbg !116
  %49 = load i32, i32* %48, align 16, !dbg !116
  %50 = icmp ult i32 %49, 41, !dbg !116
  br i1 %50, label %51, label %53, !dbg !116

51:
  %52 = add i32 %49, 8, !dbg !116
  store i32 %52, i32* %48, align 16, !dbg !116
  br label %57, !dbg !116

53:
  %54 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !116
  %55 = load i8*, i8** %54, align 8, !dbg !116
  %56 = getelementptr i8, i8* %55, i64 8, !dbg !116
  store i8* %56, i8** %54, align 8, !dbg !116
  br label %57, !dbg !116

57:
  %58 = load i32, i32* %48, align 16, !dbg !117
  %59 = icmp ult i32 %58, 41, !dbg !117
  br i1 %59, label %60, label %66, !dbg !117

60:
  %61 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !117
  %62 = load i8*, i8** %61, align 16, !dbg !117
  %63 = sext i32 %58 to i64, !dbg !117
  %64 = getelementptr i8, i8* %62, i64 %63, !dbg !117
  %65 = add i32 %58, 8, !dbg !117
  store i32 %65, i32* %48, align 16, !dbg !117
  br label %70, !dbg !117

66:
  %67 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !117
  %68 = load i8*, i8** %67, align 8, !dbg !117
  %69 = getelementptr i8, i8* %68, i64 8, !dbg !117
  store i8* %69, i8** %67, align 8, !dbg !117
  br label %70, !dbg !117

70:
  %71 = phi i8* [ %64, %60 ], [ %68, %66 ]
  %72 = bitcast i8* %71 to i32*, !dbg !117
  %73 = load i32, i32* %72, align 4, !dbg !117
  call void @llvm.va_end(i8* %47), !dbg !118
  %74 = call i8* @__midway_alloc(i64 noundef 48, i64 noundef 16, i32 noundef 3) #7, !dbg !119
  %75 = call i8* @__midway_alloc(i64 noundef %5, i64 noundef 16, i32 noundef 3) #7, !dbg !122
  %76 = getelementptr inbounds i8, i8* %74, i64 8, !dbg !124
  %77 = bitcast i8* %76 to i8**, !dbg !124
  store i8* %75, i8** %77, align 8, !dbg !124
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %75, i8* align 1 %0, i64 %5, i1 false), !dbg !125
  %78 = getelementptr inbounds i8, i8* %74, i64 16, !dbg !126
  %79 = bitcast i8* %78 to %union.sem_t*, !dbg !126
  %80 = bitcast i8* %78 to i32*, !dbg !127
  store i32 %73, i32* %80, align 4, !dbg !126
  %81 = load %struct.named*, %struct.named** @all, align 8, !dbg !129
  %82 = bitcast i8* %74 to %struct.named**, !dbg !129
  store %struct.named* %81, %struct.named** %82, align 8, !dbg !129
  store i8* %74, i8** bitcast (%struct.named** @all to i8**), align 8, !dbg !130
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %47) #8, !dbg !131
  br label %83

83:
  %84 = phi %union.sem_t* [ null, %38 ], [ %42, %41 ], [ %79, %70 ], [ null, %44 ], !dbg !132
  ret %union.sem_t* %84, !dbg !131
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare !dbg !133 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @sem_close(%union.sem_t* nocapture noundef readnone %0) local_unnamed_addr #6 !dbg !134 {
  ret i32 0, !dbg !135
}

define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !136 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !137
  %3 = load %struct.named*, %struct.named** @all, align 8, !dbg !138
  %4 = icmp eq %struct.named* %3, null, !dbg !138
  br i1 %4, label %42, label %5, !dbg !138

5:
  %6 = load %struct.named*, %struct.named** @all, align 8
  %7 = icmp eq %struct.named* %6, null
  br label %8, !dbg !138

8:
  %9 = phi i1 [ %4, %5 ], [ %41, %40 ]
  %10 = phi %struct.named* [ %3, %5 ], [ %38, %40 ]
  %11 = phi %struct.named** [ @all, %5 ], [ %37, %40 ]
  br i1 %7, label %34, label %16, !dbg !139

12:
  %13 = getelementptr inbounds %struct.named, %struct.named* %17, i64 0, i32 0, !dbg !139
  %14 = load %struct.named*, %struct.named** %13, align 8, !dbg !139
  %15 = icmp eq %struct.named* %14, null, !dbg !139
  br i1 %15, label %34, label %16, !dbg !139, !llvm.loop !141

16:
  %17 = phi %struct.named* [ %14, %12 ], [ %6, %8 ]
  %18 = phi %struct.named* [ %33, %12 ], [ undef, %8 ]
  %19 = getelementptr inbounds %struct.named, %struct.named* %17, i64 0, i32 1
  %20 = load i8*, i8** %19, align 8
  br label %21, !dbg !143

21:
  %22 = phi i64 [ %30, %21 ], [ 0, %16 ], !dbg !144
  %23 = getelementptr i8, i8* %20, i64 %22, !dbg !143
  %24 = load i8, i8* %23, align 1, !dbg !143
  %25 = getelementptr i8, i8* %0, i64 %22, !dbg !143
  %26 = load i8, i8* %25, align 1, !dbg !143
  %27 = icmp ne i8 %24, %26, !dbg !143
  %28 = icmp eq i8 %26, 0, !dbg !143
  %29 = or i1 %27, %28, !dbg !143
  %30 = add i64 %22, 1, !dbg !145
  br i1 %29, label %31, label %21, !dbg !143, !llvm.loop !146

31:
  %32 = icmp eq i8 %24, %26, !dbg !147
  %33 = select i1 %32, %struct.named* %17, %struct.named* %18, !dbg !144
  br i1 %32, label %34, label %12

34:
  %35 = phi %struct.named* [ null, %8 ], [ %33, %31 ], [ null, %12 ]
  %36 = icmp eq %struct.named* %10, %35, !dbg !148
  %37 = getelementptr inbounds %struct.named, %struct.named* %10, i64 0, i32 0, !dbg !149
  %38 = load %struct.named*, %struct.named** %37, align 8, !dbg !149
  br i1 %36, label %39, label %40, !dbg !148

39:
  store %struct.named* %38, %struct.named** %11, align 8, !dbg !150
  br i1 %9, label %42, label %44

40:
  %41 = icmp eq %struct.named* %38, null, !dbg !138
  br i1 %41, label %42, label %8, !dbg !138, !llvm.loop !151

42:
  %43 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !153
  br label %44, !dbg !153

44:
  %45 = phi i32 [ 0, %39 ], [ %43, %42 ], !dbg !149
  ret i32 %45, !dbg !154
}

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
!8 = distinct !DISubprogram(name: "sem_wait", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 35, scope: !8)
!12 = !DILocation(line: 36, scope: !8)
!13 = !DILocation(line: 18, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "positive", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 37, scope: !8)
!16 = !DILocation(line: 37, scope: !8)
!17 = !DILocation(line: 38, scope: !8)
!18 = !DILocation(line: 16, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = distinct !DILocation(line: 28, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 39, scope: !8)
!23 = !DILocation(line: 28, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 29, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 39, scope: !8)
!26 = distinct !DISubprogram(name: "positive_or_cancelled", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 22, scope: !26)
!28 = !DILocation(line: 23, scope: !26)
!29 = distinct !DISubprogram(name: "sem_trywait", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 44, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "try_wait", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!32 = distinct !DILocation(line: 48, scope: !29)
!33 = !DILocation(line: 18, scope: !14, inlinedAt: !34)
!34 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 45, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 28, scope: !21, inlinedAt: !37)
!37 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !32)
!38 = !DILocation(line: 29, scope: !21, inlinedAt: !37)
!39 = !DILocation(line: 48, scope: !29)
!40 = distinct !DISubprogram(name: "sem_timedwait", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 44, scope: !31, inlinedAt: !42)
!42 = distinct !DILocation(line: 49, scope: !40)
!43 = !DILocation(line: 18, scope: !14, inlinedAt: !44)
!44 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !42)
!45 = !DILocation(line: 45, scope: !31, inlinedAt: !42)
!46 = !DILocation(line: 28, scope: !21, inlinedAt: !47)
!47 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !42)
!48 = !DILocation(line: 29, scope: !21, inlinedAt: !47)
!49 = !DILocation(line: 49, scope: !40)
!50 = distinct !DISubprogram(name: "sem_clockwait", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 44, scope: !31, inlinedAt: !52)
!52 = distinct !DILocation(line: 50, scope: !50)
!53 = !DILocation(line: 18, scope: !14, inlinedAt: !54)
!54 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !52)
!55 = !DILocation(line: 45, scope: !31, inlinedAt: !52)
!56 = !DILocation(line: 28, scope: !21, inlinedAt: !57)
!57 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !52)
!58 = !DILocation(line: 29, scope: !21, inlinedAt: !57)
!59 = !DILocation(line: 50, scope: !50)
!60 = distinct !DISubprogram(name: "sem_post", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 54, scope: !60)
!62 = !DILocation(line: 16, scope: !19, inlinedAt: !63)
!63 = distinct !DILocation(line: 55, scope: !60)
!64 = !DILocation(line: 55, scope: !60)
!65 = !DILocation(line: 56, scope: !60)
!66 = !DILocation(line: 57, scope: !60)
!67 = !DILocation(line: 58, scope: !60)
!68 = !DILocation(line: 59, scope: !60)
!69 = !DILocation(line: 0, scope: !60)
!70 = !DILocation(line: 60, scope: !60)
!71 = !DISubprogram(name: "fail", scope: !72, file: !72, line: 42, type: !9, spFlags: DISPFlagOptimized)
!72 = !DIFile(filename: "c/models.h", directory: ".")
!73 = distinct !DISubprogram(name: "sem_getvalue", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 64, scope: !73)
!75 = !DILocation(line: 65, scope: !73)
!76 = !DILocation(line: 16, scope: !19, inlinedAt: !77)
!77 = distinct !DILocation(line: 66, scope: !73)
!78 = !DILocation(line: 66, scope: !73)
!79 = !DILocation(line: 67, scope: !73)
!80 = distinct !DISubprogram(name: "sem_init", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 72, scope: !80)
!82 = !DILocation(line: 73, scope: !80)
!83 = !DILocation(line: 74, scope: !80)
!84 = !DILocation(line: 75, scope: !80)
!85 = !DILocation(line: 16, scope: !19, inlinedAt: !86)
!86 = distinct !DILocation(line: 76, scope: !80)
!87 = !DILocation(line: 76, scope: !80)
!88 = !DILocation(line: 77, scope: !80)
!89 = !DILocation(line: 0, scope: !80)
!90 = !DILocation(line: 78, scope: !80)
!91 = distinct !DISubprogram(name: "sem_destroy", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 82, scope: !91)
!93 = !DILocation(line: 83, scope: !91)
!94 = distinct !DISubprogram(name: "sem_open", scope: !1, file: !1, line: 106, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 108, scope: !94)
!96 = !DILocation(line: 96, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!98 = distinct !DILocation(line: 109, scope: !94)
!99 = distinct !{!99, !96, !100, !101, !102}
!100 = !DILocation(line: 102, scope: !97, inlinedAt: !98)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !{!"llvm.loop.unroll.disable"}
!103 = !DILocation(line: 98, scope: !97, inlinedAt: !98)
!104 = !DILocation(line: 0, scope: !97, inlinedAt: !98)
!105 = !DILocation(line: 99, scope: !97, inlinedAt: !98)
!106 = distinct !{!106, !103, !105, !101, !102}
!107 = !DILocation(line: 100, scope: !97, inlinedAt: !98)
!108 = !DILocation(line: 110, scope: !94)
!109 = !DILocation(line: 111, scope: !94)
!110 = !DILocation(line: 112, scope: !94)
!111 = !DILocation(line: 113, scope: !94)
!112 = !DILocation(line: 114, scope: !94)
!113 = !DILocation(line: 115, scope: !94)
!114 = !DILocation(line: 116, scope: !94)
!115 = !DILocation(line: 117, scope: !94)
!116 = !DILocation(line: 118, scope: !94)
!117 = !DILocation(line: 119, scope: !94)
!118 = !DILocation(line: 120, scope: !94)
!119 = !DILocation(line: 84, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "internal_alloc", scope: !72, file: !72, line: 84, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!121 = distinct !DILocation(line: 121, scope: !94)
!122 = !DILocation(line: 84, scope: !120, inlinedAt: !123)
!123 = distinct !DILocation(line: 122, scope: !94)
!124 = !DILocation(line: 122, scope: !94)
!125 = !DILocation(line: 123, scope: !94)
!126 = !DILocation(line: 124, scope: !94)
!127 = !DILocation(line: 16, scope: !19, inlinedAt: !128)
!128 = distinct !DILocation(line: 124, scope: !94)
!129 = !DILocation(line: 125, scope: !94)
!130 = !DILocation(line: 126, scope: !94)
!131 = !DILocation(line: 128, scope: !94)
!132 = !DILocation(line: 0, scope: !94)
!133 = !DISubprogram(name: "read_string", scope: !72, file: !72, line: 48, type: !9, spFlags: DISPFlagOptimized)
!134 = distinct !DISubprogram(name: "sem_close", scope: !1, file: !1, line: 130, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 130, scope: !134)
!136 = distinct !DISubprogram(name: "sem_unlink", scope: !1, file: !1, line: 132, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 134, scope: !136)
!138 = !DILocation(line: 135, scope: !136)
!139 = !DILocation(line: 96, scope: !97, inlinedAt: !140)
!140 = distinct !DILocation(line: 136, scope: !136)
!141 = distinct !{!141, !139, !142, !101, !102}
!142 = !DILocation(line: 102, scope: !97, inlinedAt: !140)
!143 = !DILocation(line: 98, scope: !97, inlinedAt: !140)
!144 = !DILocation(line: 0, scope: !97, inlinedAt: !140)
!145 = !DILocation(line: 99, scope: !97, inlinedAt: !140)
!146 = distinct !{!146, !143, !145, !101, !102}
!147 = !DILocation(line: 100, scope: !97, inlinedAt: !140)
!148 = !DILocation(line: 136, scope: !136)
!149 = !DILocation(line: 0, scope: !136)
!150 = !DILocation(line: 137, scope: !136)
!151 = distinct !{!151, !138, !152, !101, !102}
!152 = !DILocation(line: 139, scope: !136)
!153 = !DILocation(line: 140, scope: !136)
!154 = !DILocation(line: 141, scope: !136)
