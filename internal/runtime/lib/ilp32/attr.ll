target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_attr_t = type { i32, [32 x i8] }
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [32 x i32] }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_rwlockattr_t = type { i32, [4 x i8] }
%union.pthread_barrierattr_t = type { i32 }

define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = bitcast %union.pthread_attr_t* %0 to i8*, !dbg !12
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i32 noundef 36) #5, !dbg !12
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 16, !dbg !13
  %4 = bitcast i8* %3 to i32*, !dbg !13
  store i32 4096, i32* %4, align 4, !dbg !13
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 24, !dbg !14
  %6 = bitcast i8* %5 to i32*, !dbg !14
  store i32 8388608, i32* %6, align 4, !dbg !14
  ret i32 0, !dbg !15
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_attr_destroy(%union.pthread_attr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !16 {
  ret i32 0, !dbg !17
}

define dso_local i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !18 {
  %3 = icmp ult i32 %1, 2, !dbg !19
  br i1 %3, label %4, label %6, !dbg !19

4:
  %5 = getelementptr %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 0, !dbg !19
  store i32 %1, i32* %5, align 4, !dbg !19
  br label %6, !dbg !19

6:
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !19
  ret i32 %7, !dbg !19
}

define dso_local i32 @pthread_attr_getdetachstate(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !20 {
  %3 = bitcast i32* %1 to i8*, !dbg !21
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !21
  %4 = getelementptr %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 0, !dbg !21
  %5 = load i32, i32* %4, align 4, !dbg !21
  store i32 %5, i32* %1, align 4, !dbg !21
  ret i32 0, !dbg !21
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_attr_setinheritsched(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !22 {
  %3 = icmp ult i32 %1, 2, !dbg !23
  br i1 %3, label %4, label %7, !dbg !23

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, !dbg !23
  %6 = bitcast [32 x i8]* %5 to i32*, !dbg !23
  store i32 %1, i32* %6, align 4, !dbg !23
  br label %7, !dbg !23

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !23
  ret i32 %8, !dbg !23
}

define dso_local i32 @pthread_attr_getinheritsched(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !24 {
  %3 = bitcast i32* %1 to i8*, !dbg !25
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !25
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, !dbg !25
  %5 = bitcast [32 x i8]* %4 to i32*, !dbg !25
  %6 = load i32, i32* %5, align 4, !dbg !25
  store i32 %6, i32* %1, align 4, !dbg !25
  ret i32 0, !dbg !25
}

define dso_local i32 @pthread_attr_setschedpolicy(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !26 {
  %3 = icmp sgt i32 %1, -1, !dbg !27
  br i1 %3, label %4, label %7, !dbg !27

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 4, !dbg !27
  %6 = bitcast i8* %5 to i32*, !dbg !27
  store i32 %1, i32* %6, align 4, !dbg !27
  br label %7, !dbg !27

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !27
  ret i32 %8, !dbg !27
}

define dso_local i32 @pthread_attr_getschedpolicy(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !28 {
  %3 = bitcast i32* %1 to i8*, !dbg !29
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !29
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 4, !dbg !29
  %5 = bitcast i8* %4 to i32*, !dbg !29
  %6 = load i32, i32* %5, align 4, !dbg !29
  store i32 %6, i32* %1, align 4, !dbg !29
  ret i32 0, !dbg !29
}

define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !30 {
  %3 = icmp ult i32 %1, 2, !dbg !31
  br i1 %3, label %4, label %7, !dbg !31

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 8, !dbg !31
  %6 = bitcast i8* %5 to i32*, !dbg !31
  store i32 %1, i32* %6, align 4, !dbg !31
  br label %7, !dbg !31

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !31
  ret i32 %8, !dbg !31
}

define dso_local i32 @pthread_attr_getscope(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !32 {
  %3 = bitcast i32* %1 to i8*, !dbg !33
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !33
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 8, !dbg !33
  %5 = bitcast i8* %4 to i32*, !dbg !33
  %6 = load i32, i32* %5, align 4, !dbg !33
  store i32 %6, i32* %1, align 4, !dbg !33
  ret i32 0, !dbg !33
}

define dso_local i32 @pthread_attr_setguardsize(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !34 {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 16, !dbg !35
  %4 = bitcast i8* %3 to i32*, !dbg !35
  store i32 %1, i32* %4, align 4, !dbg !35
  ret i32 0, !dbg !35
}

define dso_local i32 @pthread_attr_getguardsize(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !36 {
  %3 = bitcast i32* %1 to i8*, !dbg !37
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !37
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 16, !dbg !37
  %5 = bitcast i8* %4 to i32*, !dbg !37
  %6 = load i32, i32* %5, align 4, !dbg !37
  store i32 %6, i32* %1, align 4, !dbg !37
  ret i32 0, !dbg !37
}

define dso_local i32 @pthread_attr_setstacksize(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !38 {
  %3 = icmp ugt i32 %1, 16383, !dbg !39
  br i1 %3, label %4, label %7, !dbg !39

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 24, !dbg !39
  %6 = bitcast i8* %5 to i32*, !dbg !39
  store i32 %1, i32* %6, align 4, !dbg !39
  br label %7, !dbg !39

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !39
  ret i32 %8, !dbg !39
}

define dso_local i32 @pthread_attr_getstacksize(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !40 {
  %3 = bitcast i32* %1 to i8*, !dbg !41
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !41
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 24, !dbg !41
  %5 = bitcast i8* %4 to i32*, !dbg !41
  %6 = load i32, i32* %5, align 4, !dbg !41
  store i32 %6, i32* %1, align 4, !dbg !41
  ret i32 0, !dbg !41
}

define dso_local i32 @pthread_attr_setstackaddr(%union.pthread_attr_t* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #3 !dbg !42 {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 20, !dbg !43
  %4 = bitcast i8* %3 to i8**, !dbg !43
  store i8* %1, i8** %4, align 4, !dbg !43
  ret i32 0, !dbg !43
}

define dso_local i32 @pthread_attr_getstackaddr(%union.pthread_attr_t* nocapture noundef readonly %0, i8** noundef %1) local_unnamed_addr #0 !dbg !44 {
  %3 = bitcast i8** %1 to i8*, !dbg !45
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !45
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 20, !dbg !45
  %5 = bitcast i8* %4 to i8**, !dbg !45
  %6 = load i8*, i8** %5, align 4, !dbg !45
  store i8* %6, i8** %1, align 4, !dbg !45
  ret i32 0, !dbg !45
}

define dso_local i32 @pthread_attr_setstack(%union.pthread_attr_t* nocapture noundef writeonly %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #3 !dbg !46 {
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 20, !dbg !47
  %5 = bitcast i8* %4 to i8**, !dbg !47
  store i8* %1, i8** %5, align 4, !dbg !47
  %6 = icmp ugt i32 %2, 16383, !dbg !48
  br i1 %6, label %7, label %10, !dbg !48

7:
  %8 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 24, !dbg !48
  %9 = bitcast i8* %8 to i32*, !dbg !48
  store i32 %2, i32* %9, align 4, !dbg !48
  br label %10, !dbg !48

10:
  %11 = phi i32 [ 0, %7 ], [ 22, %3 ], !dbg !48
  ret i32 %11, !dbg !50
}

define dso_local i32 @pthread_attr_getstack(%union.pthread_attr_t* nocapture noundef readonly %0, i8** noundef %1, i32* noundef %2) local_unnamed_addr #0 !dbg !51 {
  %4 = bitcast i8** %1 to i8*, !dbg !52
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #5, !dbg !52
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 20, !dbg !52
  %6 = bitcast i8* %5 to i8**, !dbg !52
  %7 = load i8*, i8** %6, align 4, !dbg !52
  store i8* %7, i8** %1, align 4, !dbg !52
  %8 = bitcast i32* %2 to i8*, !dbg !54
  call void @__midway_check(i8* noundef %8, i32 noundef 4, i32 noundef 1) #5, !dbg !54
  %9 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 24, !dbg !54
  %10 = bitcast i8* %9 to i32*, !dbg !54
  %11 = load i32, i32* %10, align 4, !dbg !54
  store i32 %11, i32* %2, align 4, !dbg !54
  ret i32 0, !dbg !56
}

define dso_local i32 @pthread_attr_setschedparam(%union.pthread_attr_t* nocapture noundef writeonly %0, %struct.sched_param* nocapture noundef readonly %1) local_unnamed_addr #4 !dbg !57 {
  %3 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %1, i32 0, i32 0, !dbg !58
  %4 = load i32, i32* %3, align 4, !dbg !58
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 12, !dbg !58
  %6 = bitcast i8* %5 to i32*, !dbg !58
  store i32 %4, i32* %6, align 4, !dbg !58
  ret i32 0, !dbg !59
}

define dso_local i32 @pthread_attr_getschedparam(%union.pthread_attr_t* nocapture noundef readonly %0, %struct.sched_param* noundef %1) local_unnamed_addr #0 !dbg !60 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !61
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !61
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 12, !dbg !62
  %5 = bitcast i8* %4 to i32*, !dbg !62
  %6 = load i32, i32* %5, align 4, !dbg !62
  %7 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %1, i32 0, i32 0, !dbg !62
  store i32 %6, i32* %7, align 4, !dbg !62
  ret i32 0, !dbg !63
}

define dso_local i32 @pthread_attr_setaffinity_np(%union.pthread_attr_t* nocapture noundef readnone %0, i32 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #2 !dbg !64 {
  ret i32 0, !dbg !65
}

define dso_local i32 @pthread_getattr_np(i32 noundef %0, %union.pthread_attr_t* noundef %1) local_unnamed_addr #0 !dbg !66 {
  %3 = bitcast %union.pthread_attr_t* %1 to i8*, !dbg !67
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i32 noundef 36) #5, !dbg !67
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i32 0, i32 1, i32 16, !dbg !69
  %5 = bitcast i8* %4 to i32*, !dbg !69
  store i32 4096, i32* %5, align 4, !dbg !69
  %6 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i32 0, i32 1, i32 24, !dbg !70
  %7 = bitcast i8* %6 to i32*, !dbg !70
  store i32 8388608, i32* %7, align 4, !dbg !70
  ret i32 0, !dbg !71
}

define dso_local i32 @pthread_getattr_default_np(%union.pthread_attr_t* noundef %0) local_unnamed_addr #0 !dbg !72 {
  %2 = bitcast %union.pthread_attr_t* %0 to i8*, !dbg !73
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i32 noundef 36) #5, !dbg !73
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 16, !dbg !75
  %4 = bitcast i8* %3 to i32*, !dbg !75
  store i32 4096, i32* %4, align 4, !dbg !75
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i32 0, i32 1, i32 24, !dbg !76
  %6 = bitcast i8* %5 to i32*, !dbg !76
  store i32 8388608, i32* %6, align 4, !dbg !76
  ret i32 0, !dbg !77
}

define dso_local i32 @pthread_setattr_default_np(%union.pthread_attr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !78 {
  ret i32 0, !dbg !79
}

define dso_local i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef %0) local_unnamed_addr #0 !dbg !80 {
  %2 = bitcast %union.pthread_mutexattr_t* %0 to i8*, !dbg !81
  call void @__midway_check(i8* noundef %2, i32 noundef 4, i32 noundef 1) #5, !dbg !82
  %3 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !85
  store i32 0, i32* %3, align 4, !dbg !85
  ret i32 0, !dbg !81
}

define dso_local i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !86 {
  ret i32 0, !dbg !87
}

define dso_local i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !88 {
  %3 = icmp ugt i32 %1, 3, !dbg !89
  br i1 %3, label %9, label %4, !dbg !89

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !92
  %6 = load i32, i32* %5, align 4, !dbg !92
  %7 = and i32 %6, -4, !dbg !92
  %8 = or i32 %7, %1, !dbg !92
  store i32 %8, i32* %5, align 4, !dbg !92
  br label %9, !dbg !93

9:
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !94
  ret i32 %10, !dbg !95
}

define dso_local i32 @pthread_mutexattr_setkind_np(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !96 {
  %3 = icmp ugt i32 %1, 3, !dbg !97
  br i1 %3, label %9, label %4, !dbg !97

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !99
  %6 = load i32, i32* %5, align 4, !dbg !99
  %7 = and i32 %6, -4, !dbg !99
  %8 = or i32 %7, %1, !dbg !99
  store i32 %8, i32* %5, align 4, !dbg !99
  br label %9, !dbg !100

9:
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !101
  ret i32 %10, !dbg !102
}

define dso_local i32 @pthread_mutexattr_gettype(%union.pthread_mutexattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !103 {
  %3 = bitcast i32* %1 to i8*, !dbg !104
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !104
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !107
  %5 = load i32, i32* %4, align 4, !dbg !107
  %6 = and i32 %5, 3, !dbg !107
  store i32 %6, i32* %1, align 4, !dbg !107
  ret i32 0, !dbg !108
}

define dso_local i32 @pthread_mutexattr_setpshared(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !109 {
  %3 = icmp ugt i32 %1, 1, !dbg !110
  br i1 %3, label %10, label %4, !dbg !110

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !112
  %6 = load i32, i32* %5, align 4, !dbg !112
  %7 = and i32 %6, -257, !dbg !112
  %8 = shl i32 %1, 8, !dbg !112
  %9 = or i32 %7, %8, !dbg !112
  store i32 %9, i32* %5, align 4, !dbg !112
  br label %10, !dbg !113

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !114
  ret i32 %11, !dbg !115
}

define dso_local i32 @pthread_mutexattr_getpshared(%union.pthread_mutexattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !116 {
  %3 = bitcast i32* %1 to i8*, !dbg !117
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !117
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !119
  %5 = load i32, i32* %4, align 4, !dbg !119
  %6 = lshr i32 %5, 8, !dbg !119
  %7 = and i32 %6, 1, !dbg !119
  store i32 %7, i32* %1, align 4, !dbg !119
  ret i32 0, !dbg !120
}

define dso_local i32 @pthread_mutexattr_setrobust(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !121 {
  %3 = icmp ugt i32 %1, 1, !dbg !122
  br i1 %3, label %10, label %4, !dbg !122

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !124
  %6 = load i32, i32* %5, align 4, !dbg !124
  %7 = and i32 %6, -513, !dbg !124
  %8 = shl i32 %1, 9, !dbg !124
  %9 = or i32 %7, %8, !dbg !124
  store i32 %9, i32* %5, align 4, !dbg !124
  br label %10, !dbg !125

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !126
  ret i32 %11, !dbg !127
}

define dso_local i32 @pthread_mutexattr_getrobust(%union.pthread_mutexattr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !128 {
  %3 = bitcast i32* %1 to i8*, !dbg !129
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !129
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !131
  %5 = load i32, i32* %4, align 4, !dbg !131
  %6 = lshr i32 %5, 9, !dbg !131
  %7 = and i32 %6, 1, !dbg !131
  store i32 %7, i32* %1, align 4, !dbg !131
  ret i32 0, !dbg !132
}

define dso_local i32 @pthread_mutexattr_setprotocol(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !133 {
  %3 = icmp ugt i32 %1, 3, !dbg !134
  br i1 %3, label %10, label %4, !dbg !134

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !136
  %6 = load i32, i32* %5, align 4, !dbg !136
  %7 = and i32 %6, -3073, !dbg !136
  %8 = shl i32 %1, 10, !dbg !136
  %9 = or i32 %7, %8, !dbg !136
  store i32 %9, i32* %5, align 4, !dbg !136
  br label %10, !dbg !137

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !138
  ret i32 %11, !dbg !139
}

define dso_local i32 @pthread_mutexattr_getprotocol(%union.pthread_mutexattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !140 {
  %3 = bitcast i32* %1 to i8*, !dbg !141
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !141
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i32 0, i32 0, !dbg !143
  %5 = load i32, i32* %4, align 4, !dbg !143
  %6 = lshr i32 %5, 10, !dbg !143
  %7 = and i32 %6, 3, !dbg !143
  store i32 %7, i32* %1, align 4, !dbg !143
  ret i32 0, !dbg !144
}

define dso_local i32 @pthread_mutexattr_setprioceiling(%union.pthread_mutexattr_t* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 !dbg !145 {
  %3 = add i32 %1, -100, !dbg !146
  %4 = icmp ult i32 %3, -99, !dbg !146
  %5 = select i1 %4, i32 22, i32 0, !dbg !146
  ret i32 %5, !dbg !146
}

define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* noundef %0) local_unnamed_addr #0 !dbg !147 {
  %2 = bitcast %union.pthread_condattr_t* %0 to i8*, !dbg !148
  call void @__midway_check(i8* noundef %2, i32 noundef 4, i32 noundef 1) #5, !dbg !149
  %3 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i32 0, i32 0, !dbg !151
  store i32 0, i32* %3, align 4, !dbg !151
  ret i32 0, !dbg !148
}

define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !152 {
  ret i32 0, !dbg !153
}

define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !154 {
  %3 = icmp ugt i32 %1, 15, !dbg !155
  br i1 %3, label %10, label %4, !dbg !155

4:
  %5 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i32 0, i32 0, !dbg !157
  %6 = load i32, i32* %5, align 4, !dbg !157
  %7 = and i32 %6, -61441, !dbg !157
  %8 = shl i32 %1, 12, !dbg !157
  %9 = or i32 %7, %8, !dbg !157
  store i32 %9, i32* %5, align 4, !dbg !157
  br label %10, !dbg !158

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !159
  ret i32 %11, !dbg !160
}

define dso_local i32 @pthread_condattr_getclock(%union.pthread_condattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !161 {
  %3 = bitcast i32* %1 to i8*, !dbg !162
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !162
  %4 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i32 0, i32 0, !dbg !164
  %5 = load i32, i32* %4, align 4, !dbg !164
  %6 = lshr i32 %5, 12, !dbg !164
  %7 = and i32 %6, 15, !dbg !164
  store i32 %7, i32* %1, align 4, !dbg !164
  ret i32 0, !dbg !165
}

define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !166 {
  %3 = icmp ugt i32 %1, 1, !dbg !167
  br i1 %3, label %10, label %4, !dbg !167

4:
  %5 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i32 0, i32 0, !dbg !169
  %6 = load i32, i32* %5, align 4, !dbg !169
  %7 = and i32 %6, -257, !dbg !169
  %8 = shl i32 %1, 8, !dbg !169
  %9 = or i32 %7, %8, !dbg !169
  store i32 %9, i32* %5, align 4, !dbg !169
  br label %10, !dbg !170

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !171
  ret i32 %11, !dbg !172
}

define dso_local i32 @pthread_condattr_getpshared(%union.pthread_condattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !173 {
  %3 = bitcast i32* %1 to i8*, !dbg !174
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !174
  %4 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i32 0, i32 0, !dbg !176
  %5 = load i32, i32* %4, align 4, !dbg !176
  %6 = lshr i32 %5, 8, !dbg !176
  %7 = and i32 %6, 1, !dbg !176
  store i32 %7, i32* %1, align 4, !dbg !176
  ret i32 0, !dbg !177
}

define dso_local i32 @pthread_rwlockattr_init(%union.pthread_rwlockattr_t* noundef %0) local_unnamed_addr #0 !dbg !178 {
  %2 = bitcast %union.pthread_rwlockattr_t* %0 to i8*, !dbg !179
  call void @__midway_check(i8* noundef %2, i32 noundef 4, i32 noundef 1) #5, !dbg !180
  %3 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %0, i32 0, i32 0, !dbg !182
  store i32 0, i32* %3, align 4, !dbg !182
  ret i32 0, !dbg !179
}

define dso_local i32 @pthread_rwlockattr_destroy(%union.pthread_rwlockattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !183 {
  ret i32 0, !dbg !184
}

define dso_local i32 @pthread_rwlockattr_setpshared(%union.pthread_rwlockattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !185 {
  %3 = icmp ugt i32 %1, 1, !dbg !186
  br i1 %3, label %10, label %4, !dbg !186

4:
  %5 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %0, i32 0, i32 0, !dbg !188
  %6 = load i32, i32* %5, align 4, !dbg !188
  %7 = and i32 %6, -257, !dbg !188
  %8 = shl i32 %1, 8, !dbg !188
  %9 = or i32 %7, %8, !dbg !188
  store i32 %9, i32* %5, align 4, !dbg !188
  br label %10, !dbg !189

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !190
  ret i32 %11, !dbg !191
}

define dso_local i32 @pthread_rwlockattr_getpshared(%union.pthread_rwlockattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !192 {
  %3 = bitcast i32* %1 to i8*, !dbg !193
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !193
  %4 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %0, i32 0, i32 0, !dbg !195
  %5 = load i32, i32* %4, align 4, !dbg !195
  %6 = lshr i32 %5, 8, !dbg !195
  %7 = and i32 %6, 1, !dbg !195
  store i32 %7, i32* %1, align 4, !dbg !195
  ret i32 0, !dbg !196
}

define dso_local i32 @pthread_rwlockattr_setkind_np(%union.pthread_rwlockattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !197 {
  %3 = icmp ugt i32 %1, 3, !dbg !198
  br i1 %3, label %10, label %4, !dbg !198

4:
  %5 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %0, i32 0, i32 0, !dbg !200
  %6 = load i32, i32* %5, align 4, !dbg !200
  %7 = and i32 %6, -3145729, !dbg !200
  %8 = shl i32 %1, 20, !dbg !200
  %9 = or i32 %7, %8, !dbg !200
  store i32 %9, i32* %5, align 4, !dbg !200
  br label %10, !dbg !201

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !202
  ret i32 %11, !dbg !203
}

define dso_local i32 @pthread_rwlockattr_getkind_np(%union.pthread_rwlockattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !204 {
  %3 = bitcast i32* %1 to i8*, !dbg !205
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !205
  %4 = getelementptr %union.pthread_rwlockattr_t, %union.pthread_rwlockattr_t* %0, i32 0, i32 0, !dbg !207
  %5 = load i32, i32* %4, align 4, !dbg !207
  %6 = lshr i32 %5, 20, !dbg !207
  %7 = and i32 %6, 3, !dbg !207
  store i32 %7, i32* %1, align 4, !dbg !207
  ret i32 0, !dbg !208
}

define dso_local i32 @pthread_barrierattr_init(%union.pthread_barrierattr_t* noundef %0) local_unnamed_addr #0 !dbg !209 {
  %2 = bitcast %union.pthread_barrierattr_t* %0 to i8*, !dbg !210
  call void @__midway_check(i8* noundef %2, i32 noundef 4, i32 noundef 1) #5, !dbg !211
  %3 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %0, i32 0, i32 0, !dbg !213
  store i32 0, i32* %3, align 4, !dbg !213
  ret i32 0, !dbg !210
}

define dso_local i32 @pthread_barrierattr_destroy(%union.pthread_barrierattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !214 {
  ret i32 0, !dbg !215
}

define dso_local i32 @pthread_barrierattr_setpshared(%union.pthread_barrierattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !216 {
  %3 = icmp ugt i32 %1, 1, !dbg !217
  br i1 %3, label %10, label %4, !dbg !217

4:
  %5 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %0, i32 0, i32 0, !dbg !219
  %6 = load i32, i32* %5, align 4, !dbg !219
  %7 = and i32 %6, -257, !dbg !219
  %8 = shl i32 %1, 8, !dbg !219
  %9 = or i32 %7, %8, !dbg !219
  store i32 %9, i32* %5, align 4, !dbg !219
  br label %10, !dbg !220

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !221
  ret i32 %11, !dbg !222
}

define dso_local i32 @pthread_barrierattr_getpshared(%union.pthread_barrierattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !223 {
  %3 = bitcast i32* %1 to i8*, !dbg !224
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #5, !dbg !224
  %4 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %0, i32 0, i32 0, !dbg !226
  %5 = load i32, i32* %4, align 4, !dbg !226
  %6 = lshr i32 %5, 8, !dbg !226
  %7 = and i32 %6, 1, !dbg !226
  store i32 %7, i32* %1, align 4, !dbg !226
  ret i32 0, !dbg !227
}

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn }
attributes #5 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/attr.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_attr_init", scope: !1, file: !1, line: 7, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 9, scope: !9)
!13 = !DILocation(line: 10, scope: !9)
!14 = !DILocation(line: 11, scope: !9)
!15 = !DILocation(line: 12, scope: !9)
!16 = distinct !DISubprogram(name: "pthread_attr_destroy", scope: !1, file: !1, line: 15, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 15, scope: !16)
!18 = distinct !DISubprogram(name: "pthread_attr_setdetachstate", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 32, scope: !18)
!20 = distinct !DISubprogram(name: "pthread_attr_getdetachstate", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 32, scope: !20)
!22 = distinct !DISubprogram(name: "pthread_attr_setinheritsched", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 33, scope: !22)
!24 = distinct !DISubprogram(name: "pthread_attr_getinheritsched", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 33, scope: !24)
!26 = distinct !DISubprogram(name: "pthread_attr_setschedpolicy", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 34, scope: !26)
!28 = distinct !DISubprogram(name: "pthread_attr_getschedpolicy", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 34, scope: !28)
!30 = distinct !DISubprogram(name: "pthread_attr_setscope", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 35, scope: !30)
!32 = distinct !DISubprogram(name: "pthread_attr_getscope", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 35, scope: !32)
!34 = distinct !DISubprogram(name: "pthread_attr_setguardsize", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 36, scope: !34)
!36 = distinct !DISubprogram(name: "pthread_attr_getguardsize", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 36, scope: !36)
!38 = distinct !DISubprogram(name: "pthread_attr_setstacksize", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 37, scope: !38)
!40 = distinct !DISubprogram(name: "pthread_attr_getstacksize", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 37, scope: !40)
!42 = distinct !DISubprogram(name: "pthread_attr_setstackaddr", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 38, scope: !42)
!44 = distinct !DISubprogram(name: "pthread_attr_getstackaddr", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 38, scope: !44)
!46 = distinct !DISubprogram(name: "pthread_attr_setstack", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 42, scope: !46)
!48 = !DILocation(line: 37, scope: !38, inlinedAt: !49)
!49 = distinct !DILocation(line: 43, scope: !46)
!50 = !DILocation(line: 43, scope: !46)
!51 = distinct !DISubprogram(name: "pthread_attr_getstack", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 38, scope: !44, inlinedAt: !53)
!53 = distinct !DILocation(line: 48, scope: !51)
!54 = !DILocation(line: 37, scope: !40, inlinedAt: !55)
!55 = distinct !DILocation(line: 49, scope: !51)
!56 = !DILocation(line: 49, scope: !51)
!57 = distinct !DISubprogram(name: "pthread_attr_setschedparam", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 54, scope: !57)
!59 = !DILocation(line: 55, scope: !57)
!60 = distinct !DISubprogram(name: "pthread_attr_getschedparam", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 60, scope: !60)
!62 = !DILocation(line: 61, scope: !60)
!63 = !DILocation(line: 62, scope: !60)
!64 = distinct !DISubprogram(name: "pthread_attr_setaffinity_np", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 65, scope: !64)
!66 = distinct !DISubprogram(name: "pthread_getattr_np", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 9, scope: !9, inlinedAt: !68)
!68 = distinct !DILocation(line: 66, scope: !66)
!69 = !DILocation(line: 10, scope: !9, inlinedAt: !68)
!70 = !DILocation(line: 11, scope: !9, inlinedAt: !68)
!71 = !DILocation(line: 66, scope: !66)
!72 = distinct !DISubprogram(name: "pthread_getattr_default_np", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 9, scope: !9, inlinedAt: !74)
!74 = distinct !DILocation(line: 67, scope: !72)
!75 = !DILocation(line: 10, scope: !9, inlinedAt: !74)
!76 = !DILocation(line: 11, scope: !9, inlinedAt: !74)
!77 = !DILocation(line: 67, scope: !72)
!78 = distinct !DISubprogram(name: "pthread_setattr_default_np", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 68, scope: !78)
!80 = distinct !DISubprogram(name: "pthread_mutexattr_init", scope: !1, file: !1, line: 96, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 96, scope: !80)
!82 = !DILocation(line: 91, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "reset", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!84 = distinct !DILocation(line: 96, scope: !80)
!85 = !DILocation(line: 92, scope: !83, inlinedAt: !84)
!86 = distinct !DISubprogram(name: "pthread_mutexattr_destroy", scope: !1, file: !1, line: 97, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 97, scope: !86)
!88 = distinct !DISubprogram(name: "pthread_mutexattr_settype", scope: !1, file: !1, line: 98, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 83, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!91 = distinct !DILocation(line: 98, scope: !88)
!92 = !DILocation(line: 85, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 86, scope: !90, inlinedAt: !91)
!94 = !DILocation(line: 0, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 98, scope: !88)
!96 = distinct !DISubprogram(name: "pthread_mutexattr_setkind_np", scope: !1, file: !1, line: 99, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 83, scope: !90, inlinedAt: !98)
!98 = distinct !DILocation(line: 99, scope: !96)
!99 = !DILocation(line: 85, scope: !90, inlinedAt: !98)
!100 = !DILocation(line: 86, scope: !90, inlinedAt: !98)
!101 = !DILocation(line: 0, scope: !90, inlinedAt: !98)
!102 = !DILocation(line: 99, scope: !96)
!103 = distinct !DISubprogram(name: "pthread_mutexattr_gettype", scope: !1, file: !1, line: 100, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 76, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!106 = distinct !DILocation(line: 100, scope: !103)
!107 = !DILocation(line: 77, scope: !105, inlinedAt: !106)
!108 = !DILocation(line: 100, scope: !103)
!109 = distinct !DISubprogram(name: "pthread_mutexattr_setpshared", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 83, scope: !90, inlinedAt: !111)
!111 = distinct !DILocation(line: 101, scope: !109)
!112 = !DILocation(line: 85, scope: !90, inlinedAt: !111)
!113 = !DILocation(line: 86, scope: !90, inlinedAt: !111)
!114 = !DILocation(line: 0, scope: !90, inlinedAt: !111)
!115 = !DILocation(line: 101, scope: !109)
!116 = distinct !DISubprogram(name: "pthread_mutexattr_getpshared", scope: !1, file: !1, line: 102, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 76, scope: !105, inlinedAt: !118)
!118 = distinct !DILocation(line: 102, scope: !116)
!119 = !DILocation(line: 77, scope: !105, inlinedAt: !118)
!120 = !DILocation(line: 102, scope: !116)
!121 = distinct !DISubprogram(name: "pthread_mutexattr_setrobust", scope: !1, file: !1, line: 103, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 83, scope: !90, inlinedAt: !123)
!123 = distinct !DILocation(line: 103, scope: !121)
!124 = !DILocation(line: 85, scope: !90, inlinedAt: !123)
!125 = !DILocation(line: 86, scope: !90, inlinedAt: !123)
!126 = !DILocation(line: 0, scope: !90, inlinedAt: !123)
!127 = !DILocation(line: 103, scope: !121)
!128 = distinct !DISubprogram(name: "pthread_mutexattr_getrobust", scope: !1, file: !1, line: 104, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 76, scope: !105, inlinedAt: !130)
!130 = distinct !DILocation(line: 104, scope: !128)
!131 = !DILocation(line: 77, scope: !105, inlinedAt: !130)
!132 = !DILocation(line: 104, scope: !128)
!133 = distinct !DISubprogram(name: "pthread_mutexattr_setprotocol", scope: !1, file: !1, line: 105, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 83, scope: !90, inlinedAt: !135)
!135 = distinct !DILocation(line: 105, scope: !133)
!136 = !DILocation(line: 85, scope: !90, inlinedAt: !135)
!137 = !DILocation(line: 86, scope: !90, inlinedAt: !135)
!138 = !DILocation(line: 0, scope: !90, inlinedAt: !135)
!139 = !DILocation(line: 105, scope: !133)
!140 = distinct !DISubprogram(name: "pthread_mutexattr_getprotocol", scope: !1, file: !1, line: 106, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 76, scope: !105, inlinedAt: !142)
!142 = distinct !DILocation(line: 106, scope: !140)
!143 = !DILocation(line: 77, scope: !105, inlinedAt: !142)
!144 = !DILocation(line: 106, scope: !140)
!145 = distinct !DISubprogram(name: "pthread_mutexattr_setprioceiling", scope: !1, file: !1, line: 107, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 107, scope: !145)
!147 = distinct !DISubprogram(name: "pthread_condattr_init", scope: !1, file: !1, line: 109, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 109, scope: !147)
!149 = !DILocation(line: 91, scope: !83, inlinedAt: !150)
!150 = distinct !DILocation(line: 109, scope: !147)
!151 = !DILocation(line: 92, scope: !83, inlinedAt: !150)
!152 = distinct !DISubprogram(name: "pthread_condattr_destroy", scope: !1, file: !1, line: 110, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 110, scope: !152)
!154 = distinct !DISubprogram(name: "pthread_condattr_setclock", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 83, scope: !90, inlinedAt: !156)
!156 = distinct !DILocation(line: 111, scope: !154)
!157 = !DILocation(line: 85, scope: !90, inlinedAt: !156)
!158 = !DILocation(line: 86, scope: !90, inlinedAt: !156)
!159 = !DILocation(line: 0, scope: !90, inlinedAt: !156)
!160 = !DILocation(line: 111, scope: !154)
!161 = distinct !DISubprogram(name: "pthread_condattr_getclock", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 76, scope: !105, inlinedAt: !163)
!163 = distinct !DILocation(line: 112, scope: !161)
!164 = !DILocation(line: 77, scope: !105, inlinedAt: !163)
!165 = !DILocation(line: 112, scope: !161)
!166 = distinct !DISubprogram(name: "pthread_condattr_setpshared", scope: !1, file: !1, line: 113, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!167 = !DILocation(line: 83, scope: !90, inlinedAt: !168)
!168 = distinct !DILocation(line: 113, scope: !166)
!169 = !DILocation(line: 85, scope: !90, inlinedAt: !168)
!170 = !DILocation(line: 86, scope: !90, inlinedAt: !168)
!171 = !DILocation(line: 0, scope: !90, inlinedAt: !168)
!172 = !DILocation(line: 113, scope: !166)
!173 = distinct !DISubprogram(name: "pthread_condattr_getpshared", scope: !1, file: !1, line: 114, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!174 = !DILocation(line: 76, scope: !105, inlinedAt: !175)
!175 = distinct !DILocation(line: 114, scope: !173)
!176 = !DILocation(line: 77, scope: !105, inlinedAt: !175)
!177 = !DILocation(line: 114, scope: !173)
!178 = distinct !DISubprogram(name: "pthread_rwlockattr_init", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!179 = !DILocation(line: 116, scope: !178)
!180 = !DILocation(line: 91, scope: !83, inlinedAt: !181)
!181 = distinct !DILocation(line: 116, scope: !178)
!182 = !DILocation(line: 92, scope: !83, inlinedAt: !181)
!183 = distinct !DISubprogram(name: "pthread_rwlockattr_destroy", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 117, scope: !183)
!185 = distinct !DISubprogram(name: "pthread_rwlockattr_setpshared", scope: !1, file: !1, line: 118, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!186 = !DILocation(line: 83, scope: !90, inlinedAt: !187)
!187 = distinct !DILocation(line: 118, scope: !185)
!188 = !DILocation(line: 85, scope: !90, inlinedAt: !187)
!189 = !DILocation(line: 86, scope: !90, inlinedAt: !187)
!190 = !DILocation(line: 0, scope: !90, inlinedAt: !187)
!191 = !DILocation(line: 118, scope: !185)
!192 = distinct !DISubprogram(name: "pthread_rwlockattr_getpshared", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 76, scope: !105, inlinedAt: !194)
!194 = distinct !DILocation(line: 119, scope: !192)
!195 = !DILocation(line: 77, scope: !105, inlinedAt: !194)
!196 = !DILocation(line: 119, scope: !192)
!197 = distinct !DISubprogram(name: "pthread_rwlockattr_setkind_np", scope: !1, file: !1, line: 120, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 83, scope: !90, inlinedAt: !199)
!199 = distinct !DILocation(line: 120, scope: !197)
!200 = !DILocation(line: 85, scope: !90, inlinedAt: !199)
!201 = !DILocation(line: 86, scope: !90, inlinedAt: !199)
!202 = !DILocation(line: 0, scope: !90, inlinedAt: !199)
!203 = !DILocation(line: 120, scope: !197)
!204 = distinct !DISubprogram(name: "pthread_rwlockattr_getkind_np", scope: !1, file: !1, line: 121, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 76, scope: !105, inlinedAt: !206)
!206 = distinct !DILocation(line: 121, scope: !204)
!207 = !DILocation(line: 77, scope: !105, inlinedAt: !206)
!208 = !DILocation(line: 121, scope: !204)
!209 = distinct !DISubprogram(name: "pthread_barrierattr_init", scope: !1, file: !1, line: 123, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 123, scope: !209)
!211 = !DILocation(line: 91, scope: !83, inlinedAt: !212)
!212 = distinct !DILocation(line: 123, scope: !209)
!213 = !DILocation(line: 92, scope: !83, inlinedAt: !212)
!214 = distinct !DISubprogram(name: "pthread_barrierattr_destroy", scope: !1, file: !1, line: 124, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 124, scope: !214)
!216 = distinct !DISubprogram(name: "pthread_barrierattr_setpshared", scope: !1, file: !1, line: 125, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!217 = !DILocation(line: 83, scope: !90, inlinedAt: !218)
!218 = distinct !DILocation(line: 125, scope: !216)
!219 = !DILocation(line: 85, scope: !90, inlinedAt: !218)
!220 = !DILocation(line: 86, scope: !90, inlinedAt: !218)
!221 = !DILocation(line: 0, scope: !90, inlinedAt: !218)
!222 = !DILocation(line: 125, scope: !216)
!223 = distinct !DISubprogram(name: "pthread_barrierattr_getpshared", scope: !1, file: !1, line: 126, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 76, scope: !105, inlinedAt: !225)
!225 = distinct !DILocation(line: 126, scope: !223)
!226 = !DILocation(line: 77, scope: !105, inlinedAt: !225)
!227 = !DILocation(line: 126, scope: !223)
