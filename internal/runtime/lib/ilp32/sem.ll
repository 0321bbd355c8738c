target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.named = type { %struct.named*, i8*, %union.sem_t }
%union.sem_t = type { i32, [12 x i8] }
%struct.timespec = type { i32, i32 }

@all = internal unnamed_addr global %struct.named* null, align 4

define dso_local i32 @sem_wait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !9 {
  call void @__mw_cancellation_point() #7, !dbg !12
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !13
  %3 = call i32 @__midway_self() #7, !dbg !13
  %4 = call i32* @__midway_thread_flags(i32 noundef %3) #7, !dbg !13
  %5 = bitcast i32* %4 to i8*, !dbg !13
  call void @__midway_sync(i32 noundef 18, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @positive_or_cancelled, i8* noundef %5) #7, !dbg !13
  %6 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !14
  %7 = load i32, i32* %6, align 4, !dbg !14
  %8 = icmp slt i32 %7, 1, !dbg !14
  br i1 %8, label %9, label %10, !dbg !17

9:
  call void @__mw_cancellation_point() #7, !dbg !18
  br label %10, !dbg !18

10:
  %11 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !19
  %12 = load i32, i32* %11, align 4, !dbg !24
  %13 = add i32 %12, -1, !dbg !24
  store i32 %13, i32* %11, align 4, !dbg !24
  call void @__midway_hb_acquire(i8* noundef %2) #7, !dbg !25
  ret i32 0, !dbg !26
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @positive_or_cancelled(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #2 !dbg !27 {
  %3 = bitcast i8* %1 to i32*, !dbg !28
  %4 = load i32, i32* %3, align 4, !dbg !28
  %5 = and i32 %4, 12, !dbg !28
  %6 = bitcast i8* %0 to i32*, !dbg !29
  %7 = load i32, i32* %6, align 4, !dbg !29
  %8 = icmp sgt i32 %7, 0, !dbg !29
  %9 = icmp eq i32 %5, 4, !dbg !29
  %10 = or i1 %8, %9, !dbg !29
  %11 = zext i1 %10 to i32, !dbg !29
  ret i32 %11, !dbg !29
}

declare i32* @__midway_thread_flags(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local i32 @sem_trywait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !30 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !31
  call void @__midway_sync(i32 noundef 19, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !31
  %3 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !34
  %4 = load i32, i32* %3, align 4, !dbg !34
  %5 = icmp slt i32 %4, 1, !dbg !34
  br i1 %5, label %8, label %6, !dbg !36

6:
  %7 = add i32 %4, -1, !dbg !37
  store i32 %7, i32* %3, align 4, !dbg !37
  call void @__midway_hb_acquire(i8* noundef %2) #7, !dbg !39
  br label %11, !dbg !36

8:
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !40
  %10 = bitcast i8* %9 to i32*, !dbg !46
  store i32 11, i32* %10, align 4, !dbg !46
  br label %11, !dbg !36

11:
  %12 = phi i32 [ 0, %6 ], [ -1, %8 ], !dbg !36
  ret i32 %12, !dbg !47
}

define dso_local i32 @sem_timedwait(%union.sem_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !48 {
  %3 = bitcast %union.sem_t* %0 to i8*, !dbg !49
  call void @__midway_sync(i32 noundef 19, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !49
  %4 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !51
  %5 = load i32, i32* %4, align 4, !dbg !51
  %6 = icmp slt i32 %5, 1, !dbg !51
  br i1 %6, label %9, label %7, !dbg !53

7:
  %8 = add i32 %5, -1, !dbg !54
  store i32 %8, i32* %4, align 4, !dbg !54
  call void @__midway_hb_acquire(i8* noundef %3) #7, !dbg !56
  br label %12, !dbg !53

9:
  %10 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !57
  %11 = bitcast i8* %10 to i32*, !dbg !60
  store i32 110, i32* %11, align 4, !dbg !60
  br label %12, !dbg !53

12:
  %13 = phi i32 [ 0, %7 ], [ -1, %9 ], !dbg !53
  ret i32 %13, !dbg !61
}

define dso_local i32 @sem_clockwait(%union.sem_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !62 {
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !63
  call void @__midway_sync(i32 noundef 19, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !63
  %5 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !65
  %6 = load i32, i32* %5, align 4, !dbg !65
  %7 = icmp slt i32 %6, 1, !dbg !65
  br i1 %7, label %10, label %8, !dbg !67

8:
  %9 = add i32 %6, -1, !dbg !68
  store i32 %9, i32* %5, align 4, !dbg !68
  call void @__midway_hb_acquire(i8* noundef %4) #7, !dbg !70
  br label %13, !dbg !67

10:
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !71
  %12 = bitcast i8* %11 to i32*, !dbg !74
  store i32 110, i32* %12, align 4, !dbg !74
  br label %13, !dbg !67

13:
  %14 = phi i32 [ 0, %8 ], [ -1, %10 ], !dbg !67
  ret i32 %14, !dbg !75
}

define dso_local i32 @sem_post(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !76 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !77
  call void @__midway_sync(i32 noundef 20, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !77
  %3 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !78
  %4 = load i32, i32* %3, align 4, !dbg !80
  %5 = icmp eq i32 %4, 2147483647, !dbg !80
  br i1 %5, label %6, label %9, !dbg !80

6:
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !81
  %8 = bitcast i8* %7 to i32*, !dbg !84
  store i32 75, i32* %8, align 4, !dbg !84
  br label %12, !dbg !85

9:
  call void @__midway_hb_release(i8* noundef %2) #7, !dbg !86
  %10 = load i32, i32* %3, align 4, !dbg !87
  %11 = add i32 %10, 1, !dbg !87
  store i32 %11, i32* %3, align 4, !dbg !87
  br label %12, !dbg !88

12:
  %13 = phi i32 [ -1, %6 ], [ 0, %9 ], !dbg !89
  ret i32 %13, !dbg !90
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local i32 @sem_getvalue(%union.sem_t* noalias noundef %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !91 {
  %3 = bitcast i32* %1 to i8*, !dbg !92
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #7, !dbg !92
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !93
  call void @__midway_sync(i32 noundef 21, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !93
  %5 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !94
  %6 = load i32, i32* %5, align 4, !dbg !96
  store i32 %6, i32* %1, align 4, !dbg !96
  ret i32 0, !dbg !97
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_init(%union.sem_t* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !98 {
  %4 = icmp slt i32 %2, 0, !dbg !99
  br i1 %4, label %5, label %8, !dbg !99

5:
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !100
  %7 = bitcast i8* %6 to i32*, !dbg !103
  store i32 22, i32* %7, align 4, !dbg !103
  br label %11, !dbg !104

8:
  %9 = bitcast %union.sem_t* %0 to i8*, !dbg !105
  call void @__midway_check(i8* noundef %9, i32 noundef 16, i32 noundef 1) #7, !dbg !105
  call void @__midway_sync(i32 noundef 28, i8* noundef %9, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !106
  %10 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !107
  store i32 %2, i32* %10, align 4, !dbg !109
  br label %11, !dbg !110

11:
  %12 = phi i32 [ -1, %5 ], [ 0, %8 ], !dbg !111
  ret i32 %12, !dbg !112
}

define dso_local i32 @sem_destroy(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !113 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !114
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !114
  ret i32 0, !dbg !115
}

define dso_local %union.sem_t* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !116 {
  %3 = alloca i8*, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !117
  br label %4, !dbg !120

4:
  %5 = phi i32 [ 0, %2 ], [ %9, %4 ], !dbg !123
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !120
  %7 = load i8, i8* %6, align 1, !dbg !120
  %8 = icmp eq i8 %7, 0, !dbg !120
  %9 = add i32 %5, 1, !dbg !124
  br i1 %8, label %10, label %4, !dbg !120, !llvm.loop !125

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #7, !dbg !128
  %11 = load %struct.named*, %struct.named** @all, align 4, !dbg !129
  %12 = icmp eq %struct.named* %11, null, !dbg !129
  br i1 %12, label %35, label %17, !dbg !129

13:
  %14 = getelementptr inbounds %struct.named, %struct.named* %18, i32 0, i32 0, !dbg !129
  %15 = load %struct.named*, %struct.named** %14, align 4, !dbg !129
  %16 = icmp eq %struct.named* %15, null, !dbg !129
  br i1 %16, label %35, label %17, !dbg !129, !llvm.loop !132

17:
  %18 = phi %struct.named* [ %15, %13 ], [ %11, %10 ]
  %19 = phi %struct.named* [ %34, %13 ], [ undef, %10 ]
  %20 = getelementptr inbounds %struct.named, %struct.named* %18, i32 0, i32 1
  %21 = load i8*, i8** %20, align 4
  br label %22, !dbg !134

22:
  %23 = phi i32 [ %31, %22 ], [ 0, %17 ], !dbg !135
  %24 = getelementptr i8, i8* %21, i32 %23, !dbg !134
  %25 = load i8, i8* %24, align 1, !dbg !134
  %26 = getelementptr i8, i8* %0, i32 %23, !dbg !134
  %27 = load i8, i8* %26, align 1, !dbg !134
  %28 = icmp ne i8 %25, %27, !dbg !134
  %29 = icmp eq i8 %27, 0, !dbg !134
  %30 = or i1 %28, %29, !dbg !134
  %31 = add i32 %23, 1, !dbg !136
  br i1 %30, label %32, label %22, !dbg !134, !llvm.loop !137

32:
  %33 = icmp eq i8 %25, %27, !dbg !138
  %34 = select i1 %33, %struct.named* %18, %struct.named* %19, !dbg !135
  br i1 %33, label %35, label %13

35:
  %36 = phi %struct.named* [ null, %10 ], [ %34, %32 ], [ null, %13 ]
  %37 = icmp eq %struct.named* %36, null, !dbg !139
  %38 = and i32 %1, 64, !dbg !139
  %39 = icmp eq i32 %38, 0, !dbg !139
  %40 = and i32 %1, 192, !dbg !139
  %41 = icmp ne i32 %40, 192, !dbg !139
  %42 = or i1 %41, %37, !dbg !139
  br i1 %42, label %46, label %43, !dbg !139

43:
  %44 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !140
  %45 = bitcast i8* %44 to i32*, !dbg !143
  store i32 17, i32* %45, align 4, !dbg !143
  br label %69, !dbg !144

46:
  br i1 %37, label %49, label %47, !dbg !145

47:
  %48 = getelementptr inbounds %struct.named, %struct.named* %36, i32 0, i32 2, !dbg !146
  br label %69, !dbg !146

49:
  br i1 %39, label %50, label %53, !dbg !147

50:
  %51 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !148
  %52 = bitcast i8* %51 to i32*, !dbg !151
  store i32 2, i32* %52, align 4, !dbg !151
  br label %69, !dbg !152

53:
  %54 = bitcast i8** %3 to i8*, !dbg !153
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %54) #8, !dbg !153
  call void @llvm.va_start(i8* nonnull %54), !dbg !154
  %55 = load i8*, i8** %3, align 4, !dbg !155
  %56 = getelementptr inbounds i8, i8* %55, i32 4, !dbg !155
  %57 = getelementptr inbounds i8, i8* %55, i32 8, !dbg !156
  store i8* %57, i8** %3, align 4, !dbg !156
  %58 = bitcast i8* %56 to i32*, !dbg !156
  %59 = load i32, i32* %58, align 4, !dbg !156
  call void @llvm.va_end(i8* %54), !dbg !157
  %60 = call i8* @__midway_alloc(i32 noundef 24, i32 noundef 16, i32 noundef 3) #7, !dbg !158
  %61 = call i8* @__midway_alloc(i32 noundef %9, i32 noundef 16, i32 noundef 3) #7, !dbg !161
  %62 = getelementptr inbounds i8, i8* %60, i32 4, !dbg !163
  %63 = bitcast i8* %62 to i8**, !dbg !163
  store i8* %61, i8** %63, align 4, !dbg !163
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %61, i8* align 1 %0, i32 %9, i1 false), !dbg !164
  %64 = getelementptr inbounds i8, i8* %60, i32 8, !dbg !165
  %65 = bitcast i8* %64 to %union.sem_t*, !dbg !165
  %66 = bitcast i8* %64 to i32*, !dbg !166
  store i32 %59, i32* %66, align 4, !dbg !165
  %67 = load %struct.named*, %struct.named** @all, align 4, !dbg !168
  %68 = bitcast i8* %60 to %struct.named**, !dbg !168
  store %struct.named* %67, %struct.named** %68, align 4, !dbg !168
  store i8* %60, i8** bitcast (%struct.named** @all to i8**), align 4, !dbg !169
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %54) #8, !dbg !170
  br label %69

69:
  %70 = phi %union.sem_t* [ null, %43 ], [ %48, %47 ], [ %65, %53 ], [ null, %50 ], !dbg !171
  ret %union.sem_t* %70, !dbg !170
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @sem_close(%union.sem_t* nocapture noundef readnone %0) local_unnamed_addr #6 !dbg !172 {
  ret i32 0, !dbg !173
}

define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !174 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !175
  br label %2, !dbg !177

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !179
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !177
  %5 = load i8, i8* %4, align 1, !dbg !177
  %6 = icmp eq i8 %5, 0, !dbg !177
  %7 = add i32 %3, 1, !dbg !180
  br i1 %6, label %8, label %2, !dbg !177, !llvm.loop !181

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #7, !dbg !182
  %9 = load %struct.named*, %struct.named** @all, align 4, !dbg !183
  %10 = icmp eq %struct.named* %9, null, !dbg !183
  br i1 %10, label %48, label %11, !dbg !183

11:
  %12 = load %struct.named*, %struct.named** @all, align 4
  %13 = icmp eq %struct.named* %12, null
  br label %14, !dbg !183

14:
  %15 = phi i1 [ %10, %11 ], [ %47, %46 ]
  %16 = phi %struct.named* [ %9, %11 ], [ %44, %46 ]
  %17 = phi %struct.named** [ @all, %11 ], [ %43, %46 ]
  br i1 %13, label %40, label %22, !dbg !184

18:
  %19 = getelementptr inbounds %struct.named, %struct.named* %23, i32 0, i32 0, !dbg !184
  %20 = load %struct.named*, %struct.named** %19, align 4, !dbg !184
  %21 = icmp eq %struct.named* %20, null, !dbg !184
  br i1 %21, label %40, label %22, !dbg !184, !llvm.loop !186

22:
  %23 = phi %struct.named* [ %20, %18 ], [ %12, %14 ]
  %24 = phi %struct.named* [ %39, %18 ], [ undef, %14 ]
  %25 = getelementptr inbounds %struct.named, %struct.named* %23, i32 0, i32 1
  %26 = load i8*, i8** %25, align 4
  br label %27, !dbg !188

27:
  %28 = phi i32 [ %36, %27 ], [ 0, %22 ], !dbg !189
  %29 = getelementptr i8, i8* %26, i32 %28, !dbg !188
  %30 = load i8, i8* %29, align 1, !dbg !188
  %31 = getelementptr i8, i8* %0, i32 %28, !dbg !188
  %32 = load i8, i8* %31, align 1, !dbg !188
  %33 = icmp ne i8 %30, %32, !dbg !188
  %34 = icmp eq i8 %32, 0, !dbg !188
  %35 = or i1 %33, %34, !dbg !188
  %36 = add i32 %28, 1, !dbg !190
  br i1 %35, label %37, label %27, !dbg !188, !llvm.loop !191

37:
  %38 = icmp eq i8 %30, %32, !dbg !192
  %39 = select i1 %38, %struct.named* %23, %struct.named* %24, !dbg !189
  br i1 %38, label %40, label %18

40:
  %41 = phi %struct.named* [ null, %14 ], [ %39, %37 ], [ null, %18 ]
  %42 = icmp eq %struct.named* %16, %41, !dbg !193
  %43 = getelementptr inbounds %struct.named, %struct.named* %16, i32 0, i32 0, !dbg !194
  %44 = load %struct.named*, %struct.named** %43, align 4, !dbg !194
  br i1 %42, label %45, label %46, !dbg !193

45:
  store %struct.named* %44, %struct.named** %17, align 4, !dbg !195
  br i1 %15, label %48, label %51

46:
  %47 = icmp eq %struct.named* %44, null, !dbg !183
  br i1 %47, label %48, label %14, !dbg !183, !llvm.loop !196

48:
  %49 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !198
  %50 = bitcast i8* %49 to i32*, !dbg !201
  store i32 2, i32* %50, align 4, !dbg !201
  br label %51, !dbg !202

51:
  %52 = phi i32 [ 0, %45 ], [ -1, %48 ], !dbg !194
  ret i32 %52, !dbg !203
}

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

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
!9 = distinct !DISubprogram(name: "sem_wait", scope: !1, file: !1, line: 33, type: !10, scopeLine: 34, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 35, scope: !9)
!13 = !DILocation(line: 36, scope: !9)
!14 = !DILocation(line: 18, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "positive", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = distinct !DILocation(line: 37, scope: !9)
!17 = !DILocation(line: 37, scope: !9)
!18 = !DILocation(line: 38, scope: !9)
!19 = !DILocation(line: 16, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!21 = distinct !DILocation(line: 28, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 26, type: !10, scopeLine: 27, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!23 = distinct !DILocation(line: 39, scope: !9)
!24 = !DILocation(line: 28, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 29, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 39, scope: !9)
!27 = distinct !DISubprogram(name: "positive_or_cancelled", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DILocation(line: 22, scope: !27)
!29 = !DILocation(line: 23, scope: !27)
!30 = distinct !DISubprogram(name: "sem_trywait", scope: !1, file: !1, line: 48, type: !10, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = !DILocation(line: 44, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "try_wait", scope: !1, file: !1, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = distinct !DILocation(line: 48, scope: !30)
!34 = !DILocation(line: 18, scope: !15, inlinedAt: !35)
!35 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 45, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 28, scope: !22, inlinedAt: !38)
!38 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !33)
!39 = !DILocation(line: 29, scope: !22, inlinedAt: !38)
!40 = !DILocation(line: 39, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "area", scope: !42, file: !42, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!42 = !DIFile(filename: "c/models.h", directory: ".")
!43 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "fail", scope: !42, file: !42, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !33)
!46 = !DILocation(line: 44, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 48, scope: !30)
!48 = distinct !DISubprogram(name: "sem_timedwait", scope: !1, file: !1, line: 49, type: !10, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!49 = !DILocation(line: 44, scope: !32, inlinedAt: !50)
!50 = distinct !DILocation(line: 49, scope: !48)
!51 = !DILocation(line: 18, scope: !15, inlinedAt: !52)
!52 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !50)
!53 = !DILocation(line: 45, scope: !32, inlinedAt: !50)
!54 = !DILocation(line: 28, scope: !22, inlinedAt: !55)
!55 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !50)
!56 = !DILocation(line: 29, scope: !22, inlinedAt: !55)
!57 = !DILocation(line: 39, scope: !41, inlinedAt: !58)
!58 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !59)
!59 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !50)
!60 = !DILocation(line: 44, scope: !44, inlinedAt: !59)
!61 = !DILocation(line: 49, scope: !48)
!62 = distinct !DISubprogram(name: "sem_clockwait", scope: !1, file: !1, line: 50, type: !10, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = !DILocation(line: 44, scope: !32, inlinedAt: !64)
!64 = distinct !DILocation(line: 50, scope: !62)
!65 = !DILocation(line: 18, scope: !15, inlinedAt: !66)
!66 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !64)
!67 = !DILocation(line: 45, scope: !32, inlinedAt: !64)
!68 = !DILocation(line: 28, scope: !22, inlinedAt: !69)
!69 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !64)
!70 = !DILocation(line: 29, scope: !22, inlinedAt: !69)
!71 = !DILocation(line: 39, scope: !41, inlinedAt: !72)
!72 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !73)
!73 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !64)
!74 = !DILocation(line: 44, scope: !44, inlinedAt: !73)
!75 = !DILocation(line: 50, scope: !62)
!76 = distinct !DISubprogram(name: "sem_post", scope: !1, file: !1, line: 52, type: !10, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!77 = !DILocation(line: 54, scope: !76)
!78 = !DILocation(line: 16, scope: !20, inlinedAt: !79)
!79 = distinct !DILocation(line: 55, scope: !76)
!80 = !DILocation(line: 55, scope: !76)
!81 = !DILocation(line: 39, scope: !41, inlinedAt: !82)
!82 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !83)
!83 = distinct !DILocation(line: 56, scope: !76)
!84 = !DILocation(line: 44, scope: !44, inlinedAt: !83)
!85 = !DILocation(line: 56, scope: !76)
!86 = !DILocation(line: 57, scope: !76)
!87 = !DILocation(line: 58, scope: !76)
!88 = !DILocation(line: 59, scope: !76)
!89 = !DILocation(line: 0, scope: !76)
!90 = !DILocation(line: 60, scope: !76)
!91 = distinct !DISubprogram(name: "sem_getvalue", scope: !1, file: !1, line: 62, type: !10, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!92 = !DILocation(line: 64, scope: !91)
!93 = !DILocation(line: 65, scope: !91)
!94 = !DILocation(line: 16, scope: !20, inlinedAt: !95)
!95 = distinct !DILocation(line: 66, scope: !91)
!96 = !DILocation(line: 66, scope: !91)
!97 = !DILocation(line: 67, scope: !91)
!98 = distinct !DISubprogram(name: "sem_init", scope: !1, file: !1, line: 70, type: !10, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!99 = !DILocation(line: 72, scope: !98)
!100 = !DILocation(line: 39, scope: !41, inlinedAt: !101)
!101 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !102)
!102 = distinct !DILocation(line: 73, scope: !98)
!103 = !DILocation(line: 44, scope: !44, inlinedAt: !102)
!104 = !DILocation(line: 73, scope: !98)
!105 = !DILocation(line: 74, scope: !98)
!106 = !DILocation(line: 75, scope: !98)
!107 = !DILocation(line: 16, scope: !20, inlinedAt: !108)
!108 = distinct !DILocation(line: 76, scope: !98)
!109 = !DILocation(line: 76, scope: !98)
!110 = !DILocation(line: 77, scope: !98)
!111 = !DILocation(line: 0, scope: !98)
!112 = !DILocation(line: 78, scope: !98)
!113 = distinct !DISubprogram(name: "sem_destroy", scope: !1, file: !1, line: 80, type: !10, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!114 = !DILocation(line: 82, scope: !113)
!115 = !DILocation(line: 83, scope: !113)
!116 = distinct !DISubprogram(name: "sem_open", scope: !1, file: !1, line: 106, type: !10, scopeLine: 107, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!117 = !DILocation(line: 96, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "read_string", scope: !42, file: !42, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = distinct !DILocation(line: 108, scope: !116)
!120 = !DILocation(line: 88, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "length", scope: !42, file: !42, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!122 = distinct !DILocation(line: 97, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 0, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 89, scope: !121, inlinedAt: !122)
!125 = distinct !{!125, !120, !124, !126, !127}
!126 = !{!"llvm.loop.mustprogress"}
!127 = !{!"llvm.loop.unroll.disable"}
!128 = !DILocation(line: 98, scope: !118, inlinedAt: !119)
!129 = !DILocation(line: 96, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!131 = distinct !DILocation(line: 109, scope: !116)
!132 = distinct !{!132, !129, !133, !126, !127}
!133 = !DILocation(line: 102, scope: !130, inlinedAt: !131)
!134 = !DILocation(line: 98, scope: !130, inlinedAt: !131)
!135 = !DILocation(line: 0, scope: !130, inlinedAt: !131)
!136 = !DILocation(line: 99, scope: !130, inlinedAt: !131)
!137 = distinct !{!137, !134, !136, !126, !127}
!138 = !DILocation(line: 100, scope: !130, inlinedAt: !131)
!139 = !DILocation(line: 110, scope: !116)
!140 = !DILocation(line: 39, scope: !41, inlinedAt: !141)
!141 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !142)
!142 = distinct !DILocation(line: 111, scope: !116)
!143 = !DILocation(line: 44, scope: !44, inlinedAt: !142)
!144 = !DILocation(line: 111, scope: !116)
!145 = !DILocation(line: 112, scope: !116)
!146 = !DILocation(line: 113, scope: !116)
!147 = !DILocation(line: 114, scope: !116)
!148 = !DILocation(line: 39, scope: !41, inlinedAt: !149)
!149 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !150)
!150 = distinct !DILocation(line: 115, scope: !116)
!151 = !DILocation(line: 44, scope: !44, inlinedAt: !150)
!152 = !DILocation(line: 115, scope: !116)
!153 = !DILocation(line: 116, scope: !116)
!154 = !DILocation(line: 117, scope: !116)
!155 = !DILocation(line: 118, scope: !116)
!156 = !DILocation(line: 119, scope: !116)
!157 = !DILocation(line: 120, scope: !116)
!158 = !DILocation(line: 109, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "internal_alloc", scope: !42, file: !42, line: 109, type: !10, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!160 = distinct !DILocation(line: 121, scope: !116)
!161 = !DILocation(line: 109, scope: !159, inlinedAt: !162)
!162 = distinct !DILocation(line: 122, scope: !116)
!163 = !DILocation(line: 122, scope: !116)
!164 = !DILocation(line: 123, scope: !116)
!165 = !DILocation(line: 124, scope: !116)
!166 = !DILocation(line: 16, scope: !20, inlinedAt: !167)
!167 = distinct !DILocation(line: 124, scope: !116)
!168 = !DILocation(line: 125, scope: !116)
!169 = !DILocation(line: 126, scope: !116)
!170 = !DILocation(line: 128, scope: !116)
!171 = !DILocation(line: 0, scope: !116)
!172 = distinct !DISubprogram(name: "sem_close", scope: !1, file: !1, line: 130, type: !10, scopeLine: 130, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = !DILocation(line: 130, scope: !172)
!174 = distinct !DISubprogram(name: "sem_unlink", scope: !1, file: !1, line: 132, type: !10, scopeLine: 133, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = !DILocation(line: 96, scope: !118, inlinedAt: !176)
!176 = distinct !DILocation(line: 134, scope: !174)
!177 = !DILocation(line: 88, scope: !121, inlinedAt: !178)
!178 = distinct !DILocation(line: 97, scope: !118, inlinedAt: !176)
!179 = !DILocation(line: 0, scope: !121, inlinedAt: !178)
!180 = !DILocation(line: 89, scope: !121, inlinedAt: !178)
!181 = distinct !{!181, !177, !180, !126, !127}
!182 = !DILocation(line: 98, scope: !118, inlinedAt: !176)
!183 = !DILocation(line: 135, scope: !174)
!184 = !DILocation(line: 96, scope: !130, inlinedAt: !185)
!185 = distinct !DILocation(line: 136, scope: !174)
!186 = distinct !{!186, !184, !187, !126, !127}
!187 = !DILocation(line: 102, scope: !130, inlinedAt: !185)
!188 = !DILocation(line: 98, scope: !130, inlinedAt: !185)
!189 = !DILocation(line: 0, scope: !130, inlinedAt: !185)
!190 = !DILocation(line: 99, scope: !130, inlinedAt: !185)
!191 = distinct !{!191, !188, !190, !126, !127}
!192 = !DILocation(line: 100, scope: !130, inlinedAt: !185)
!193 = !DILocation(line: 136, scope: !174)
!194 = !DILocation(line: 0, scope: !174)
!195 = !DILocation(line: 137, scope: !174)
!196 = distinct !{!196, !183, !197, !126, !127}
!197 = !DILocation(line: 139, scope: !174)
!198 = !DILocation(line: 39, scope: !41, inlinedAt: !199)
!199 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !200)
!200 = distinct !DILocation(line: 140, scope: !174)
!201 = !DILocation(line: 44, scope: !44, inlinedAt: !200)
!202 = !DILocation(line: 140, scope: !174)
!203 = !DILocation(line: 141, scope: !174)
