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
  br label %11, !dbg !35

8:
  %9 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !39
  %10 = bitcast i8* %9 to i32*, !dbg !45
  store i32 11, i32* %10, align 8, !dbg !45
  br label %11, !dbg !35

11:
  %12 = phi i32 [ 0, %6 ], [ -1, %8 ], !dbg !35
  ret i32 %12, !dbg !46
}

define dso_local i32 @sem_timedwait(%union.sem_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !47 {
  %3 = bitcast %union.sem_t* %0 to i8*, !dbg !48
  call void @__midway_sync(i32 noundef 19, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !48
  %4 = bitcast %union.sem_t* %0 to i32*, !dbg !50
  %5 = load i32, i32* %4, align 4, !dbg !50
  %6 = icmp slt i32 %5, 1, !dbg !50
  br i1 %6, label %9, label %7, !dbg !52

7:
  %8 = add i32 %5, -1, !dbg !53
  store i32 %8, i32* %4, align 4, !dbg !53
  call void @__midway_hb_acquire(i8* noundef %3) #7, !dbg !55
  br label %12, !dbg !52

9:
  %10 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !56
  %11 = bitcast i8* %10 to i32*, !dbg !59
  store i32 110, i32* %11, align 8, !dbg !59
  br label %12, !dbg !52

12:
  %13 = phi i32 [ 0, %7 ], [ -1, %9 ], !dbg !52
  ret i32 %13, !dbg !60
}

define dso_local i32 @sem_clockwait(%union.sem_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !61 {
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !62
  call void @__midway_sync(i32 noundef 19, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !62
  %5 = bitcast %union.sem_t* %0 to i32*, !dbg !64
  %6 = load i32, i32* %5, align 4, !dbg !64
  %7 = icmp slt i32 %6, 1, !dbg !64
  br i1 %7, label %10, label %8, !dbg !66

8:
  %9 = add i32 %6, -1, !dbg !67
  store i32 %9, i32* %5, align 4, !dbg !67
  call void @__midway_hb_acquire(i8* noundef %4) #7, !dbg !69
  br label %13, !dbg !66

10:
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !70
  %12 = bitcast i8* %11 to i32*, !dbg !73
  store i32 110, i32* %12, align 8, !dbg !73
  br label %13, !dbg !66

13:
  %14 = phi i32 [ 0, %8 ], [ -1, %10 ], !dbg !66
  ret i32 %14, !dbg !74
}

define dso_local i32 @sem_post(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !75 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !76
  call void @__midway_sync(i32 noundef 20, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !76
  %3 = bitcast %union.sem_t* %0 to i32*, !dbg !77
  %4 = load i32, i32* %3, align 4, !dbg !79
  %5 = icmp eq i32 %4, 2147483647, !dbg !79
  br i1 %5, label %6, label %9, !dbg !79

6:
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !80
  %8 = bitcast i8* %7 to i32*, !dbg !83
  store i32 75, i32* %8, align 8, !dbg !83
  br label %12, !dbg !84

9:
  call void @__midway_hb_release(i8* noundef %2) #7, !dbg !85
  %10 = load i32, i32* %3, align 4, !dbg !86
  %11 = add i32 %10, 1, !dbg !86
  store i32 %11, i32* %3, align 4, !dbg !86
  br label %12, !dbg !87

12:
  %13 = phi i32 [ -1, %6 ], [ 0, %9 ], !dbg !88
  ret i32 %13, !dbg !89
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local i32 @sem_getvalue(%union.sem_t* noalias noundef %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !90 {
  %3 = bitcast i32* %1 to i8*, !dbg !91
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #7, !dbg !91
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !92
  call void @__midway_sync(i32 noundef 21, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !92
  %5 = bitcast %union.sem_t* %0 to i32*, !dbg !93
  %6 = load i32, i32* %5, align 4, !dbg !95
  store i32 %6, i32* %1, align 4, !dbg !95
  ret i32 0, !dbg !96
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_init(%union.sem_t* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !97 {
  %4 = icmp slt i32 %2, 0, !dbg !98
  br i1 %4, label %5, label %8, !dbg !98

5:
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !99
  %7 = bitcast i8* %6 to i32*, !dbg !102
  store i32 22, i32* %7, align 8, !dbg !102
  br label %11, !dbg !103

8:
  %9 = bitcast %union.sem_t* %0 to i8*, !dbg !104
  call void @__midway_check(i8* noundef %9, i64 noundef 32, i32 noundef 1) #7, !dbg !104
  call void @__midway_sync(i32 noundef 28, i8* noundef %9, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !105
  %10 = bitcast %union.sem_t* %0 to i32*, !dbg !106
  store i32 %2, i32* %10, align 4, !dbg !108
  br label %11, !dbg !109

11:
  %12 = phi i32 [ -1, %5 ], [ 0, %8 ], !dbg !110
  ret i32 %12, !dbg !111
}

define dso_local i32 @sem_destroy(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !112 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !113
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !113
  ret i32 0, !dbg !114
}

define dso_local %union.sem_t* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !115 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !116
  br label %4, !dbg !119

4:
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ], !dbg !122
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !119
  %7 = load i8, i8* %6, align 1, !dbg !119
  %8 = icmp eq i8 %7, 0, !dbg !119
  %9 = add i64 %5, 1, !dbg !123
  br i1 %8, label %10, label %4, !dbg !119, !llvm.loop !124

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #7, !dbg !127
  %11 = load %struct.named*, %struct.named** @all, align 8, !dbg !128
  %12 = icmp eq %struct.named* %11, null, !dbg !128
  br i1 %12, label %35, label %17, !dbg !128

13:
  %14 = getelementptr inbounds %struct.named, %struct.named* %18, i64 0, i32 0, !dbg !128
  %15 = load %struct.named*, %struct.named** %14, align 8, !dbg !128
  %16 = icmp eq %struct.named* %15, null, !dbg !128
  br i1 %16, label %35, label %17, !dbg !128, !llvm.loop !131

17:
  %18 = phi %struct.named* [ %15, %13 ], [ %11, %10 ]
  %19 = phi %struct.named* [ %34, %13 ], [ undef, %10 ]
  %20 = getelementptr inbounds %struct.named, %struct.named* %18, i64 0, i32 1
  %21 = load i8*, i8** %20, align 8
  br label %22, !dbg !133

22:
  %23 = phi i64 [ %31, %22 ], [ 0, %17 ], !dbg !134
  %24 = getelementptr i8, i8* %21, i64 %23, !dbg !133
  %25 = load i8, i8* %24, align 1, !dbg !133
  %26 = getelementptr i8, i8* %0, i64 %23, !dbg !133
  %27 = load i8, i8* %26, align 1, !dbg !133
  %28 = icmp ne i8 %25, %27, !dbg !133
  %29 = icmp eq i8 %27, 0, !dbg !133
  %30 = or i1 %28, %29, !dbg !133
  %31 = add i64 %23, 1, !dbg !135
  br i1 %30, label %32, label %22, !dbg !133, !llvm.loop !136

32:
  %33 = icmp eq i8 %25, %27, !dbg !137
  %34 = select i1 %33, %struct.named* %18, %struct.named* %19, !dbg !134
  br i1 %33, label %35, label %13

35:
  %36 = phi %struct.named* [ null, %10 ], [ %34, %32 ], [ null, %13 ]
  %37 = icmp eq %struct.named* %36, null, !dbg !138
  %38 = and i32 %1, 64, !dbg !138
  %39 = icmp eq i32 %38, 0, !dbg !138
  %40 = and i32 %1, 192, !dbg !138
  %41 = icmp ne i32 %40, 192, !dbg !138
  %42 = or i1 %41, %37, !dbg !138
  br i1 %42, label %46, label %43, !dbg !138

43:
  %44 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !139
  %45 = bitcast i8* %44 to i32*, !dbg !142
  store i32 17, i32* %45, align 8, !dbg !142
  br label %90, !dbg !143

46:
  br i1 %37, label %49, label %47, !dbg !144

47:
  %48 = getelementptr inbounds %struct.named, %struct.named* %36, i64 0, i32 2, !dbg !145
  br label %90, !dbg !145

49:
  br i1 %39, label %50, label %53, !dbg !146

50:
  %51 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !147
  %52 = bitcast i8* %51 to i32*, !dbg !150
  store i32 2, i32* %52, align 8, !dbg !150
  br label %90, !dbg !151

53:
  %54 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !152
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %54) #8, !dbg !152
  call void @llvm.va_start(i8* nonnull %54), !dbg !153
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0, !dbg !154
  %56 = load i32, i32* %55, align 16, !dbg !154
  %57 = icmp ult i32 %56, 41, !dbg !154
  br i1 %57, label %58, label %60, !dbg !154

58:
  %59 = add i32 %56, 8, !dbg !154
  store i32 %59, i32* %55, align 16, !dbg !154
  br label %64, !dbg !154

60:
  %61 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !154
  %62 = load i8*, i8** %61, align 8, !dbg !154
  %63 = getelementptr i8, i8* %62, i64 8, !dbg !154
  store i8* %63, i8** %61, align 8, !dbg !154
  br label %64, !dbg !154

64:
  %65 = load i32, i32* %55, align 16, !dbg !155
  %66 = icmp ult i32 %65, 41, !dbg !155
  br i1 %66, label %67, label %73, !dbg !155

67:
  %68 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !155
  %69 = load i8*, i8** %68, align 16, !dbg !155
  %70 = sext i32 %65 to i64, !dbg !155
  %71 = getelementptr i8, i8* %69, i64 %70, !dbg !155
  %72 = add i32 %65, 8, !dbg !155
  store i32 %72, i32* %55, align 16, !dbg !155
  br label %77, !dbg !155

73:
  %74 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !155
  %75 = load i8*, i8** %74, align 8, !dbg !155
  %76 = getelementptr i8, i8* %75, i64 8, !dbg !155
  store i8* %76, i8** %74, align 8, !dbg !155
  br label %77, !dbg !155

77:
  %78 = phi i8* [ %71, %67 ], [ %75, %73 ]
  %79 = bitcast i8* %78 to i32*, !dbg !155
  %80 = load i32, i32* %79, align 4, !dbg !155
  call void @llvm.va_end(i8* %54), !dbg !156
  %81 = call i8* @__midway_alloc(i64 noundef 48, i64 noundef 16, i32 noundef 3) #7, !dbg !157
  %82 = call i8* @__midway_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 3) #7, !dbg !160
  %83 = getelementptr inbounds i8, i8* %81, i64 8, !dbg !162
  %84 = bitcast i8* %83 to i8**, !dbg !162
  store i8* %82, i8** %84, align 8, !dbg !162
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %82, i8* align 1 %0, i64 %9, i1 false), !dbg !163
  %85 = getelementptr inbounds i8, i8* %81, i64 16, !dbg !164
  %86 = bitcast i8* %85 to %union.sem_t*, !dbg !164
  %87 = bitcast i8* %85 to i32*, !dbg !165
  store i32 %80, i32* %87, align 4, !dbg !164
  %88 = load %struct.named*, %struct.named** @all, align 8, !dbg !167
  %89 = bitcast i8* %81 to %struct.named**, !dbg !167
  store %struct.named* %88, %struct.named** %89, align 8, !dbg !167
  store i8* %81, i8** bitcast (%struct.named** @all to i8**), align 8, !dbg !168
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %54) #8, !dbg !169
  br label %90

90:
  %91 = phi %union.sem_t* [ null, %43 ], [ %48, %47 ], [ %86, %77 ], [ null, %50 ], !dbg !170
  ret %union.sem_t* %91, !dbg !169
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @sem_close(%union.sem_t* nocapture noundef readnone %0) local_unnamed_addr #6 !dbg !171 {
  ret i32 0, !dbg !172
}

define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !173 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !174
  br label %2, !dbg !176

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !178
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !176
  %5 = load i8, i8* %4, align 1, !dbg !176
  %6 = icmp eq i8 %5, 0, !dbg !176
  %7 = add i64 %3, 1, !dbg !179
  br i1 %6, label %8, label %2, !dbg !176, !llvm.loop !180

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !181
  %9 = load %struct.named*, %struct.named** @all, align 8, !dbg !182
  %10 = icmp eq %struct.named* %9, null, !dbg !182
  br i1 %10, label %48, label %11, !dbg !182

11:
  %12 = load %struct.named*, %struct.named** @all, align 8
  %13 = icmp eq %struct.named* %12, null
  br label %14, !dbg !182

14:
  %15 = phi i1 [ %10, %11 ], [ %47, %46 ]
  %16 = phi %struct.named* [ %9, %11 ], [ %44, %46 ]
  %17 = phi %struct.named** [ @all, %11 ], [ %43, %46 ]
  br i1 %13, label %40, label %22, !dbg !183

18:
  %19 = getelementptr inbounds %struct.named, %struct.named* %23, i64 0, i32 0, !dbg !183
  %20 = load %struct.named*, %struct.named** %19, align 8, !dbg !183
  %21 = icmp eq %struct.named* %20, null, !dbg !183
  br i1 %21, label %40, label %22, !dbg !183, !llvm.loop !185

22:
  %23 = phi %struct.named* [ %20, %18 ], [ %12, %14 ]
  %24 = phi %struct.named* [ %39, %18 ], [ undef, %14 ]
  %25 = getelementptr inbounds %struct.named, %struct.named* %23, i64 0, i32 1
  %26 = load i8*, i8** %25, align 8
  br label %27, !dbg !187

27:
  %28 = phi i64 [ %36, %27 ], [ 0, %22 ], !dbg !188
  %29 = getelementptr i8, i8* %26, i64 %28, !dbg !187
  %30 = load i8, i8* %29, align 1, !dbg !187
  %31 = getelementptr i8, i8* %0, i64 %28, !dbg !187
  %32 = load i8, i8* %31, align 1, !dbg !187
  %33 = icmp ne i8 %30, %32, !dbg !187
  %34 = icmp eq i8 %32, 0, !dbg !187
  %35 = or i1 %33, %34, !dbg !187
  %36 = add i64 %28, 1, !dbg !189
  br i1 %35, label %37, label %27, !dbg !187, !llvm.loop !190

37:
  %38 = icmp eq i8 %30, %32, !dbg !191
  %39 = select i1 %38, %struct.named* %23, %struct.named* %24, !dbg !188
  br i1 %38, label %40, label %18

40:
  %41 = phi %struct.named* [ null, %14 ], [ %39, %37 ], [ null, %18 ]
  %42 = icmp eq %struct.named* %16, %41, !dbg !192
  %43 = getelementptr inbounds %struct.named, %struct.named* %16, i64 0, i32 0, !dbg !193
  %44 = load %struct.named*, %struct.named** %43, align 8, !dbg !193
  br i1 %42, label %45, label %46, !dbg !192

45:
  store %struct.named* %44, %struct.named** %17, align 8, !dbg !194
  br i1 %15, label %48, label %51

46:
  %47 = icmp eq %struct.named* %44, null, !dbg !182
  br i1 %47, label %48, label %14, !dbg !182, !llvm.loop !195

48:
  %49 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !197
  %50 = bitcast i8* %49 to i32*, !dbg !200
  store i32 2, i32* %50, align 8, !dbg !200
  br label %51, !dbg !201

51:
  %52 = phi i32 [ 0, %45 ], [ -1, %48 ], !dbg !193
  ret i32 %52, !dbg !202
}

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

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
!8 = distinct !DISubprogram(name: "sem_wait", scope: !1, file: !1, line: 33, type: !9, scopeLine: 34, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 35, scope: !8)
!12 = !DILocation(line: 36, scope: !8)
!13 = !DILocation(line: 18, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "positive", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!15 = distinct !DILocation(line: 37, scope: !8)
!16 = !DILocation(line: 37, scope: !8)
!17 = !DILocation(line: 38, scope: !8)
!18 = !DILocation(line: 16, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 16, type: !9, scopeLine: 16, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!20 = distinct !DILocation(line: 28, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 26, type: !9, scopeLine: 27, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = distinct !DILocation(line: 39, scope: !8)
!23 = !DILocation(line: 28, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 29, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 39, scope: !8)
!26 = distinct !DISubprogram(name: "positive_or_cancelled", scope: !1, file: !1, line: 20, type: !9, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!27 = !DILocation(line: 22, scope: !26)
!28 = !DILocation(line: 23, scope: !26)
!29 = distinct !DISubprogram(name: "sem_trywait", scope: !1, file: !1, line: 48, type: !9, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = !DILocation(line: 44, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "try_wait", scope: !1, file: !1, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = distinct !DILocation(line: 48, scope: !29)
!33 = !DILocation(line: 18, scope: !14, inlinedAt: !34)
!34 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 45, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 28, scope: !21, inlinedAt: !37)
!37 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !32)
!38 = !DILocation(line: 29, scope: !21, inlinedAt: !37)
!39 = !DILocation(line: 39, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "area", scope: !41, file: !41, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = !DIFile(filename: "c/models.h", directory: ".")
!42 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "fail", scope: !41, file: !41, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!44 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !32)
!45 = !DILocation(line: 44, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 48, scope: !29)
!47 = distinct !DISubprogram(name: "sem_timedwait", scope: !1, file: !1, line: 49, type: !9, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = !DILocation(line: 44, scope: !31, inlinedAt: !49)
!49 = distinct !DILocation(line: 49, scope: !47)
!50 = !DILocation(line: 18, scope: !14, inlinedAt: !51)
!51 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !49)
!52 = !DILocation(line: 45, scope: !31, inlinedAt: !49)
!53 = !DILocation(line: 28, scope: !21, inlinedAt: !54)
!54 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !49)
!55 = !DILocation(line: 29, scope: !21, inlinedAt: !54)
!56 = !DILocation(line: 39, scope: !40, inlinedAt: !57)
!57 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !58)
!58 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !49)
!59 = !DILocation(line: 44, scope: !43, inlinedAt: !58)
!60 = !DILocation(line: 49, scope: !47)
!61 = distinct !DISubprogram(name: "sem_clockwait", scope: !1, file: !1, line: 50, type: !9, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = !DILocation(line: 44, scope: !31, inlinedAt: !63)
!63 = distinct !DILocation(line: 50, scope: !61)
!64 = !DILocation(line: 18, scope: !14, inlinedAt: !65)
!65 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !63)
!66 = !DILocation(line: 45, scope: !31, inlinedAt: !63)
!67 = !DILocation(line: 28, scope: !21, inlinedAt: !68)
!68 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !63)
!69 = !DILocation(line: 29, scope: !21, inlinedAt: !68)
!70 = !DILocation(line: 39, scope: !40, inlinedAt: !71)
!71 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !72)
!72 = distinct !DILocation(line: 45, scope: !31, inlinedAt: !63)
!73 = !DILocation(line: 44, scope: !43, inlinedAt: !72)
!74 = !DILocation(line: 50, scope: !61)
!75 = distinct !DISubprogram(name: "sem_post", scope: !1, file: !1, line: 52, type: !9, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = !DILocation(line: 54, scope: !75)
!77 = !DILocation(line: 16, scope: !19, inlinedAt: !78)
!78 = distinct !DILocation(line: 55, scope: !75)
!79 = !DILocation(line: 55, scope: !75)
!80 = !DILocation(line: 39, scope: !40, inlinedAt: !81)
!81 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !82)
!82 = distinct !DILocation(line: 56, scope: !75)
!83 = !DILocation(line: 44, scope: !43, inlinedAt: !82)
!84 = !DILocation(line: 56, scope: !75)
!85 = !DILocation(line: 57, scope: !75)
!86 = !DILocation(line: 58, scope: !75)
!87 = !DILocation(line: 59, scope: !75)
!88 = !DILocation(line: 0, scope: !75)
!89 = !DILocation(line: 60, scope: !75)
!90 = distinct !DISubprogram(name: "sem_getvalue", scope: !1, file: !1, line: 62, type: !9, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = !DILocation(line: 64, scope: !90)
!92 = !DILocation(line: 65, scope: !90)
!93 = !DILocation(line: 16, scope: !19, inlinedAt: !94)
!94 = distinct !DILocation(line: 66, scope: !90)
!95 = !DILocation(line: 66, scope: !90)
!96 = !DILocation(line: 67, scope: !90)
!97 = distinct !DISubprogram(name: "sem_init", scope: !1, file: !1, line: 70, type: !9, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = !DILocation(line: 72, scope: !97)
!99 = !DILocation(line: 39, scope: !40, inlinedAt: !100)
!100 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !101)
!101 = distinct !DILocation(line: 73, scope: !97)
!102 = !DILocation(line: 44, scope: !43, inlinedAt: !101)
!103 = !DILocation(line: 73, scope: !97)
!104 = !DILocation(line: 74, scope: !97)
!105 = !DILocation(line: 75, scope: !97)
!106 = !DILocation(line: 16, scope: !19, inlinedAt: !107)
!107 = distinct !DILocation(line: 76, scope: !97)
!108 = !DILocation(line: 76, scope: !97)
!109 = !DILocation(line: 77, scope: !97)
!110 = !DILocation(line: 0, scope: !97)
!111 = !DILocation(line: 78, scope: !97)
!112 = distinct !DISubprogram(name: "sem_destroy", scope: !1, file: !1, line: 80, type: !9, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = !DILocation(line: 82, scope: !112)
!114 = !DILocation(line: 83, scope: !112)
!115 = distinct !DISubprogram(name: "sem_open", scope: !1, file: !1, line: 106, type: !9, scopeLine: 107, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = !DILocation(line: 96, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "read_string", scope: !41, file: !41, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = distinct !DILocation(line: 108, scope: !115)
!119 = !DILocation(line: 88, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "length", scope: !41, file: !41, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!121 = distinct !DILocation(line: 97, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 0, scope: !120, inlinedAt: !121)
!123 = !DILocation(line: 89, scope: !120, inlinedAt: !121)
!124 = distinct !{!124, !119, !123, !125, !126}
!125 = !{!"llvm.loop.mustprogress"}
!126 = !{!"llvm.loop.unroll.disable"}
!127 = !DILocation(line: 98, scope: !117, inlinedAt: !118)
!128 = !DILocation(line: 96, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!130 = distinct !DILocation(line: 109, scope: !115)
!131 = distinct !{!131, !128, !132, !125, !126}
!132 = !DILocation(line: 102, scope: !129, inlinedAt: !130)
!133 = !DILocation(line: 98, scope: !129, inlinedAt: !130)
!134 = !DILocation(line: 0, scope: !129, inlinedAt: !130)
!135 = !DILocation(line: 99, scope: !129, inlinedAt: !130)
!136 = distinct !{!136, !133, !135, !125, !126}
!137 = !DILocation(line: 100, scope: !129, inlinedAt: !130)
!138 = !DILocation(line: 110, scope: !115)
!139 = !DILocation(line: 39, scope: !40, inlinedAt: !140)
!140 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !141)
!141 = distinct !DILocation(line: 111, scope: !115)
!142 = !DILocation(line: 44, scope: !43, inlinedAt: !141)
!143 = !DILocation(line: 111, scope: !115)
!144 = !DILocation(line: 112, scope: !115)
!145 = !DILocation(line: 113, scope: !115)
!146 = !DILocation(line: 114, scope: !115)
!147 = !DILocation(line: 39, scope: !40, inlinedAt: !148)
!148 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !149)
!149 = distinct !DILocation(line: 115, scope: !115)
!150 = !DILocation(line: 44, scope: !43, inlinedAt: !149)
!151 = !DILocation(line: 115, scope: !115)
!152 = !DILocation(line: 116, scope: !115)
!153 = !DILocation(line: 117, scope: !115)
!154 = !DILocation(line: 118, scope: !115)
!155 = !DILocation(line: 119, scope: !115)
!156 = !DILocation(line: 120, scope: !115)
!157 = !DILocation(line: 109, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "internal_alloc", scope: !41, file: !41, line: 109, type: !9, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = distinct !DILocation(line: 121, scope: !115)
!160 = !DILocation(line: 109, scope: !158, inlinedAt: !161)
!161 = distinct !DILocation(line: 122, scope: !115)
!162 = !DILocation(line: 122, scope: !115)
!163 = !DILocation(line: 123, scope: !115)
!164 = !DILocation(line: 124, scope: !115)
!165 = !DILocation(line: 16, scope: !19, inlinedAt: !166)
!166 = distinct !DILocation(line: 124, scope: !115)
!167 = !DILocation(line: 125, scope: !115)
!168 = !DILocation(line: 126, scope: !115)
!169 = !DILocation(line: 128, scope: !115)
!170 = !DILocation(line: 0, scope: !115)
!171 = distinct !DISubprogram(name: "sem_close", scope: !1, file: !1, line: 130, type: !9, scopeLine: 130, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = !DILocation(line: 130, scope: !171)
!173 = distinct !DISubprogram(name: "sem_unlink", scope: !1, file: !1, line: 132, type: !9, scopeLine: 133, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!174 = !DILocation(line: 96, scope: !117, inlinedAt: !175)
!175 = distinct !DILocation(line: 134, scope: !173)
!176 = !DILocation(line: 88, scope: !120, inlinedAt: !177)
!177 = distinct !DILocation(line: 97, scope: !117, inlinedAt: !175)
!178 = !DILocation(line: 0, scope: !120, inlinedAt: !177)
!179 = !DILocation(line: 89, scope: !120, inlinedAt: !177)
!180 = distinct !{!180, !176, !179, !125, !126}
!181 = !DILocation(line: 98, scope: !117, inlinedAt: !175)
!182 = !DILocation(line: 135, scope: !173)
!183 = !DILocation(line: 96, scope: !129, inlinedAt: !184)
!184 = distinct !DILocation(line: 136, scope: !173)
!185 = distinct !{!185, !183, !186, !125, !126}
!186 = !DILocation(line: 102, scope: !129, inlinedAt: !184)
!187 = !DILocation(line: 98, scope: !129, inlinedAt: !184)
!188 = !DILocation(line: 0, scope: !129, inlinedAt: !184)
!189 = !DILocation(line: 99, scope: !129, inlinedAt: !184)
!190 = distinct !{!190, !187, !189, !125, !126}
!191 = !DILocation(line: 100, scope: !129, inlinedAt: !184)
!192 = !DILocation(line: 136, scope: !173)
!193 = !DILocation(line: 0, scope: !173)
!194 = !DILocation(line: 137, scope: !173)
!195 = distinct !{!195, !182, !196, !125, !126}
!196 = !DILocation(line: 139, scope: !173)
!197 = !DILocation(line: 39, scope: !40, inlinedAt: !198)
!198 = distinct !DILocation(line: 44, scope: !43, inlinedAt: !199)
!199 = distinct !DILocation(line: 140, scope: !173)
!200 = !DILocation(line: 44, scope: !43, inlinedAt: !199)
!201 = !DILocation(line: 140, scope: !173)
!202 = !DILocation(line: 141, scope: !173)
