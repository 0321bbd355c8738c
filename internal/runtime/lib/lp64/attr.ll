target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.attributes = type { i32, i32, i32, i32, i32, i64, i8*, i64 }
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [16 x i64] }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_rwlockattr_t = type { i64 }
%union.pthread_barrierattr_t = type { i32 }

define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = bitcast %union.pthread_attr_t* %0 to i8*, !dbg !11
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i64 noundef 56) #5, !dbg !11
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16, !dbg !12
  %4 = bitcast i8* %3 to i64*, !dbg !12
  store i64 4096, i64* %4, align 8, !dbg !12
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32, !dbg !13
  %6 = bitcast i8* %5 to i64*, !dbg !13
  store i64 8388608, i64* %6, align 8, !dbg !13
  ret i32 0, !dbg !14
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_attr_destroy(%union.pthread_attr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !15 {
  ret i32 0, !dbg !16
}

define dso_local i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !17 {
  %3 = icmp ult i32 %1, 2, !dbg !18
  br i1 %3, label %4, label %6, !dbg !18

4:
  %5 = bitcast %union.pthread_attr_t* %0 to i32*, !dbg !18
  store i32 %1, i32* %5, align 8, !dbg !18
  br label %6, !dbg !18

6:
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !18
  ret i32 %7, !dbg !18
}

define dso_local i32 @pthread_attr_getdetachstate(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !19 {
  %3 = bitcast i32* %1 to i8*, !dbg !20
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !20
  %4 = bitcast %union.pthread_attr_t* %0 to i32*, !dbg !20
  %5 = load i32, i32* %4, align 8, !dbg !20
  store i32 %5, i32* %1, align 4, !dbg !20
  ret i32 0, !dbg !20
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_attr_setinheritsched(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !21 {
  %3 = icmp ult i32 %1, 2, !dbg !22
  br i1 %3, label %4, label %7, !dbg !22

4:
  %5 = bitcast %union.pthread_attr_t* %0 to %struct.attributes*, !dbg !23
  %6 = getelementptr inbounds %struct.attributes, %struct.attributes* %5, i64 0, i32 1, !dbg !22
  store i32 %1, i32* %6, align 4, !dbg !22
  br label %7, !dbg !22

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !22
  ret i32 %8, !dbg !22
}

define dso_local i32 @pthread_attr_getinheritsched(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !27 {
  %3 = bitcast i32* %1 to i8*, !dbg !28
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !28
  %4 = bitcast %union.pthread_attr_t* %0 to %struct.attributes*, !dbg !29
  %5 = getelementptr inbounds %struct.attributes, %struct.attributes* %4, i64 0, i32 1, !dbg !28
  %6 = load i32, i32* %5, align 4, !dbg !28
  store i32 %6, i32* %1, align 4, !dbg !28
  ret i32 0, !dbg !28
}

define dso_local i32 @pthread_attr_setschedpolicy(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !31 {
  %3 = icmp sgt i32 %1, -1, !dbg !32
  br i1 %3, label %4, label %7, !dbg !32

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, !dbg !32
  %6 = bitcast [48 x i8]* %5 to i32*, !dbg !32
  store i32 %1, i32* %6, align 8, !dbg !32
  br label %7, !dbg !32

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !32
  ret i32 %8, !dbg !32
}

define dso_local i32 @pthread_attr_getschedpolicy(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !33 {
  %3 = bitcast i32* %1 to i8*, !dbg !34
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !34
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, !dbg !34
  %5 = bitcast [48 x i8]* %4 to i32*, !dbg !34
  %6 = load i32, i32* %5, align 8, !dbg !34
  store i32 %6, i32* %1, align 4, !dbg !34
  ret i32 0, !dbg !34
}

define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !35 {
  %3 = icmp ult i32 %1, 2, !dbg !36
  br i1 %3, label %4, label %7, !dbg !36

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 4, !dbg !36
  %6 = bitcast i8* %5 to i32*, !dbg !36
  store i32 %1, i32* %6, align 4, !dbg !36
  br label %7, !dbg !36

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !36
  ret i32 %8, !dbg !36
}

define dso_local i32 @pthread_attr_getscope(%union.pthread_attr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !37 {
  %3 = bitcast i32* %1 to i8*, !dbg !38
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !38
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 4, !dbg !38
  %5 = bitcast i8* %4 to i32*, !dbg !38
  %6 = load i32, i32* %5, align 4, !dbg !38
  store i32 %6, i32* %1, align 4, !dbg !38
  ret i32 0, !dbg !38
}

define dso_local i32 @pthread_attr_setguardsize(%union.pthread_attr_t* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #3 !dbg !39 {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16, !dbg !40
  %4 = bitcast i8* %3 to i64*, !dbg !40
  store i64 %1, i64* %4, align 8, !dbg !40
  ret i32 0, !dbg !40
}

define dso_local i32 @pthread_attr_getguardsize(%union.pthread_attr_t* nocapture noundef readonly %0, i64* noundef %1) local_unnamed_addr #0 !dbg !41 {
  %3 = bitcast i64* %1 to i8*, !dbg !42
  call void @__midway_check(i8* noundef %3, i64 noundef 8, i32 noundef 1) #5, !dbg !42
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16, !dbg !42
  %5 = bitcast i8* %4 to i64*, !dbg !42
  %6 = load i64, i64* %5, align 8, !dbg !42
  store i64 %6, i64* %1, align 8, !dbg !42
  ret i32 0, !dbg !42
}

define dso_local i32 @pthread_attr_setstacksize(%union.pthread_attr_t* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #3 !dbg !43 {
  %3 = icmp ugt i64 %1, 16383, !dbg !44
  br i1 %3, label %4, label %7, !dbg !44

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32, !dbg !44
  %6 = bitcast i8* %5 to i64*, !dbg !44
  store i64 %1, i64* %6, align 8, !dbg !44
  br label %7, !dbg !44

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !44
  ret i32 %8, !dbg !44
}

define dso_local i32 @pthread_attr_getstacksize(%union.pthread_attr_t* nocapture noundef readonly %0, i64* noundef %1) local_unnamed_addr #0 !dbg !45 {
  %3 = bitcast i64* %1 to i8*, !dbg !46
  call void @__midway_check(i8* noundef %3, i64 noundef 8, i32 noundef 1) #5, !dbg !46
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32, !dbg !46
  %5 = bitcast i8* %4 to i64*, !dbg !46
  %6 = load i64, i64* %5, align 8, !dbg !46
  store i64 %6, i64* %1, align 8, !dbg !46
  ret i32 0, !dbg !46
}

define dso_local i32 @pthread_attr_setstackaddr(%union.pthread_attr_t* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #3 !dbg !47 {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 24, !dbg !48
  %4 = bitcast i8* %3 to i8**, !dbg !48
  store i8* %1, i8** %4, align 8, !dbg !48
  ret i32 0, !dbg !48
}

define dso_local i32 @pthread_attr_getstackaddr(%union.pthread_attr_t* nocapture noundef readonly %0, i8** noundef %1) local_unnamed_addr #0 !dbg !49 {
  %3 = bitcast i8** %1 to i8*, !dbg !50
  call void @__midway_check(i8* noundef %3, i64 noundef 8, i32 noundef 1) #5, !dbg !50
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 24, !dbg !50
  %5 = bitcast i8* %4 to i8**, !dbg !50
  %6 = load i8*, i8** %5, align 8, !dbg !50
  store i8* %6, i8** %1, align 8, !dbg !50
  ret i32 0, !dbg !50
}

define dso_local i32 @pthread_attr_setstack(%union.pthread_attr_t* nocapture noundef writeonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #3 !dbg !51 {
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 24, !dbg !52
  %5 = bitcast i8* %4 to i8**, !dbg !52
  store i8* %1, i8** %5, align 8, !dbg !52
  %6 = icmp ugt i64 %2, 16383, !dbg !53
  br i1 %6, label %7, label %10, !dbg !53

7:
  %8 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32, !dbg !53
  %9 = bitcast i8* %8 to i64*, !dbg !53
  store i64 %2, i64* %9, align 8, !dbg !53
  br label %10, !dbg !53

10:
  %11 = phi i32 [ 0, %7 ], [ 22, %3 ], !dbg !53
  ret i32 %11, !dbg !55
}

define dso_local i32 @pthread_attr_getstack(%union.pthread_attr_t* nocapture noundef readonly %0, i8** noundef %1, i64* noundef %2) local_unnamed_addr #0 !dbg !56 {
  %4 = bitcast i8** %1 to i8*, !dbg !57
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #5, !dbg !57
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 24, !dbg !57
  %6 = bitcast i8* %5 to i8**, !dbg !57
  %7 = load i8*, i8** %6, align 8, !dbg !57
  store i8* %7, i8** %1, align 8, !dbg !57
  %8 = bitcast i64* %2 to i8*, !dbg !59
  call void @__midway_check(i8* noundef %8, i64 noundef 8, i32 noundef 1) #5, !dbg !59
  %9 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32, !dbg !59
  %10 = bitcast i8* %9 to i64*, !dbg !59
  %11 = load i64, i64* %10, align 8, !dbg !59
  store i64 %11, i64* %2, align 8, !dbg !59
  ret i32 0, !dbg !61
}

define dso_local i32 @pthread_attr_setschedparam(%union.pthread_attr_t* nocapture noundef writeonly %0, %struct.sched_param* nocapture noundef readonly %1) local_unnamed_addr #4 !dbg !62 {
  %3 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %1, i64 0, i32 0, !dbg !63
  %4 = load i32, i32* %3, align 4, !dbg !63
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 8, !dbg !63
  %6 = bitcast i8* %5 to i32*, !dbg !63
  store i32 %4, i32* %6, align 8, !dbg !63
  ret i32 0, !dbg !64
}

define dso_local i32 @pthread_attr_getschedparam(%union.pthread_attr_t* nocapture noundef readonly %0, %struct.sched_param* noundef %1) local_unnamed_addr #0 !dbg !65 {
  %3 = bitcast %struct.sched_param* %1 to i8*, !dbg !66
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !66
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 8, !dbg !67
  %5 = bitcast i8* %4 to i32*, !dbg !67
  %6 = load i32, i32* %5, align 8, !dbg !67
  %7 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %1, i64 0, i32 0, !dbg !67
  store i32 %6, i32* %7, align 4, !dbg !67
  ret i32 0, !dbg !68
}

define dso_local i32 @pthread_attr_setaffinity_np(%union.pthread_attr_t* nocapture noundef readnone %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef readnone %2) local_unnamed_addr #2 !dbg !69 {
  ret i32 0, !dbg !70
}

define dso_local i32 @pthread_getattr_np(i64 noundef %0, %union.pthread_attr_t* noundef %1) local_unnamed_addr #0 !dbg !71 {
  %3 = bitcast %union.pthread_attr_t* %1 to i8*, !dbg !72
  call void @__midway_memset(i8* noundef %3, i32 noundef 0, i64 noundef 56) #5, !dbg !72
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 16, !dbg !74
  %5 = bitcast i8* %4 to i64*, !dbg !74
  store i64 4096, i64* %5, align 8, !dbg !74
  %6 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 32, !dbg !75
  %7 = bitcast i8* %6 to i64*, !dbg !75
  store i64 8388608, i64* %7, align 8, !dbg !75
  ret i32 0, !dbg !76
}

define dso_local i32 @pthread_getattr_default_np(%union.pthread_attr_t* noundef %0) local_unnamed_addr #0 !dbg !77 {
  %2 = bitcast %union.pthread_attr_t* %0 to i8*, !dbg !78
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i64 noundef 56) #5, !dbg !78
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16, !dbg !80
  %4 = bitcast i8* %3 to i64*, !dbg !80
  store i64 4096, i64* %4, align 8, !dbg !80
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32, !dbg !81
  %6 = bitcast i8* %5 to i64*, !dbg !81
  store i64 8388608, i64* %6, align 8, !dbg !81
  ret i32 0, !dbg !82
}

define dso_local i32 @pthread_setattr_default_np(%union.pthread_attr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !83 {
  ret i32 0, !dbg !84
}

define dso_local i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef %0) local_unnamed_addr #0 !dbg !85 {
  %2 = bitcast %union.pthread_mutexattr_t* %0 to i8*, !dbg !86
  call void @__midway_check(i8* noundef %2, i64 noundef 4, i32 noundef 1) #5, !dbg !87
  %3 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !90
  store i32 0, i32* %3, align 4, !dbg !90
  ret i32 0, !dbg !86
}

define dso_local i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !91 {
  ret i32 0, !dbg !92
}

define dso_local i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !93 {
  %3 = icmp ugt i32 %1, 3, !dbg !94
  br i1 %3, label %9, label %4, !dbg !94

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !97
  %6 = load i32, i32* %5, align 4, !dbg !97
  %7 = and i32 %6, -4, !dbg !97
  %8 = or i32 %7, %1, !dbg !97
  store i32 %8, i32* %5, align 4, !dbg !97
  br label %9, !dbg !98

9:
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !99
  ret i32 %10, !dbg !100
}

define dso_local i32 @pthread_mutexattr_setkind_np(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !101 {
  %3 = icmp ugt i32 %1, 3, !dbg !102
  br i1 %3, label %9, label %4, !dbg !102

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !104
  %6 = load i32, i32* %5, align 4, !dbg !104
  %7 = and i32 %6, -4, !dbg !104
  %8 = or i32 %7, %1, !dbg !104
  store i32 %8, i32* %5, align 4, !dbg !104
  br label %9, !dbg !105

9:
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !106
  ret i32 %10, !dbg !107
}

define dso_local i32 @pthread_mutexattr_gettype(%union.pthread_mutexattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !108 {
  %3 = bitcast i32* %1 to i8*, !dbg !109
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !109
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !112
  %5 = load i32, i32* %4, align 4, !dbg !112
  %6 = and i32 %5, 3, !dbg !112
  store i32 %6, i32* %1, align 4, !dbg !112
  ret i32 0, !dbg !113
}

define dso_local i32 @pthread_mutexattr_setpshared(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !114 {
  %3 = icmp ugt i32 %1, 1, !dbg !115
  br i1 %3, label %10, label %4, !dbg !115

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !117
  %6 = load i32, i32* %5, align 4, !dbg !117
  %7 = and i32 %6, -257, !dbg !117
  %8 = shl i32 %1, 8, !dbg !117
  %9 = or i32 %7, %8, !dbg !117
  store i32 %9, i32* %5, align 4, !dbg !117
  br label %10, !dbg !118

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !119
  ret i32 %11, !dbg !120
}

define dso_local i32 @pthread_mutexattr_getpshared(%union.pthread_mutexattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !121 {
  %3 = bitcast i32* %1 to i8*, !dbg !122
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !122
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !124
  %5 = load i32, i32* %4, align 4, !dbg !124
  %6 = lshr i32 %5, 8, !dbg !124
  %7 = and i32 %6, 1, !dbg !124
  store i32 %7, i32* %1, align 4, !dbg !124
  ret i32 0, !dbg !125
}

define dso_local i32 @pthread_mutexattr_setrobust(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !126 {
  %3 = icmp ugt i32 %1, 1, !dbg !127
  br i1 %3, label %10, label %4, !dbg !127

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !129
  %6 = load i32, i32* %5, align 4, !dbg !129
  %7 = and i32 %6, -513, !dbg !129
  %8 = shl i32 %1, 9, !dbg !129
  %9 = or i32 %7, %8, !dbg !129
  store i32 %9, i32* %5, align 4, !dbg !129
  br label %10, !dbg !130

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !131
  ret i32 %11, !dbg !132
}

define dso_local i32 @pthread_mutexattr_getrobust(%union.pthread_mutexattr_t* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #0 !dbg !133 {
  %3 = bitcast i32* %1 to i8*, !dbg !134
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !134
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !136
  %5 = load i32, i32* %4, align 4, !dbg !136
  %6 = lshr i32 %5, 9, !dbg !136
  %7 = and i32 %6, 1, !dbg !136
  store i32 %7, i32* %1, align 4, !dbg !136
  ret i32 0, !dbg !137
}

define dso_local i32 @pthread_mutexattr_setprotocol(%union.pthread_mutexattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !138 {
  %3 = icmp ugt i32 %1, 3, !dbg !139
  br i1 %3, label %10, label %4, !dbg !139

4:
  %5 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !141
  %6 = load i32, i32* %5, align 4, !dbg !141
  %7 = and i32 %6, -3073, !dbg !141
  %8 = shl i32 %1, 10, !dbg !141
  %9 = or i32 %7, %8, !dbg !141
  store i32 %9, i32* %5, align 4, !dbg !141
  br label %10, !dbg !142

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !143
  ret i32 %11, !dbg !144
}

define dso_local i32 @pthread_mutexattr_getprotocol(%union.pthread_mutexattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !145 {
  %3 = bitcast i32* %1 to i8*, !dbg !146
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !146
  %4 = getelementptr %union.pthread_mutexattr_t, %union.pthread_mutexattr_t* %0, i64 0, i32 0, !dbg !148
  %5 = load i32, i32* %4, align 4, !dbg !148
  %6 = lshr i32 %5, 10, !dbg !148
  %7 = and i32 %6, 3, !dbg !148
  store i32 %7, i32* %1, align 4, !dbg !148
  ret i32 0, !dbg !149
}

define dso_local i32 @pthread_mutexattr_setprioceiling(%union.pthread_mutexattr_t* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 !dbg !150 {
  %3 = add i32 %1, -100, !dbg !151
  %4 = icmp ult i32 %3, -99, !dbg !151
  %5 = select i1 %4, i32 22, i32 0, !dbg !151
  ret i32 %5, !dbg !151
}

define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* noundef %0) local_unnamed_addr #0 !dbg !152 {
  %2 = bitcast %union.pthread_condattr_t* %0 to i8*, !dbg !153
  call void @__midway_check(i8* noundef %2, i64 noundef 4, i32 noundef 1) #5, !dbg !154
  %3 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i64 0, i32 0, !dbg !156
  store i32 0, i32* %3, align 4, !dbg !156
  ret i32 0, !dbg !153
}

define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !157 {
  ret i32 0, !dbg !158
}

define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !159 {
  %3 = icmp ugt i32 %1, 15, !dbg !160
  br i1 %3, label %10, label %4, !dbg !160

4:
  %5 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i64 0, i32 0, !dbg !162
  %6 = load i32, i32* %5, align 4, !dbg !162
  %7 = and i32 %6, -61441, !dbg !162
  %8 = shl i32 %1, 12, !dbg !162
  %9 = or i32 %7, %8, !dbg !162
  store i32 %9, i32* %5, align 4, !dbg !162
  br label %10, !dbg !163

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !164
  ret i32 %11, !dbg !165
}

define dso_local i32 @pthread_condattr_getclock(%union.pthread_condattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !166 {
  %3 = bitcast i32* %1 to i8*, !dbg !167
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !167
  %4 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i64 0, i32 0, !dbg !169
  %5 = load i32, i32* %4, align 4, !dbg !169
  %6 = lshr i32 %5, 12, !dbg !169
  %7 = and i32 %6, 15, !dbg !169
  store i32 %7, i32* %1, align 4, !dbg !169
  ret i32 0, !dbg !170
}

define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !171 {
  %3 = icmp ugt i32 %1, 1, !dbg !172
  br i1 %3, label %10, label %4, !dbg !172

4:
  %5 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i64 0, i32 0, !dbg !174
  %6 = load i32, i32* %5, align 4, !dbg !174
  %7 = and i32 %6, -257, !dbg !174
  %8 = shl i32 %1, 8, !dbg !174
  %9 = or i32 %7, %8, !dbg !174
  store i32 %9, i32* %5, align 4, !dbg !174
  br label %10, !dbg !175

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !176
  ret i32 %11, !dbg !177
}

define dso_local i32 @pthread_condattr_getpshared(%union.pthread_condattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !178 {
  %3 = bitcast i32* %1 to i8*, !dbg !179
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !179
  %4 = getelementptr %union.pthread_condattr_t, %union.pthread_condattr_t* %0, i64 0, i32 0, !dbg !181
  %5 = load i32, i32* %4, align 4, !dbg !181
  %6 = lshr i32 %5, 8, !dbg !181
  %7 = and i32 %6, 1, !dbg !181
  store i32 %7, i32* %1, align 4, !dbg !181
  ret i32 0, !dbg !182
}

define dso_local i32 @pthread_rwlockattr_init(%union.pthread_rwlockattr_t* noundef %0) local_unnamed_addr #0 !dbg !183 {
  %2 = bitcast %union.pthread_rwlockattr_t* %0 to i8*, !dbg !184
  call void @__midway_check(i8* noundef %2, i64 noundef 4, i32 noundef 1) #5, !dbg !185
  %3 = bitcast %union.pthread_rwlockattr_t* %0 to i32*, !dbg !187
  store i32 0, i32* %3, align 4, !dbg !187
  ret i32 0, !dbg !184
}

define dso_local i32 @pthread_rwlockattr_destroy(%union.pthread_rwlockattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !188 {
  ret i32 0, !dbg !189
}

define dso_local i32 @pthread_rwlockattr_setpshared(%union.pthread_rwlockattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !190 {
  %3 = icmp ugt i32 %1, 1, !dbg !191
  br i1 %3, label %10, label %4, !dbg !191

4:
  %5 = bitcast %union.pthread_rwlockattr_t* %0 to i32*, !dbg !193
  %6 = load i32, i32* %5, align 4, !dbg !193
  %7 = and i32 %6, -257, !dbg !193
  %8 = shl i32 %1, 8, !dbg !193
  %9 = or i32 %7, %8, !dbg !193
  store i32 %9, i32* %5, align 4, !dbg !193
  br label %10, !dbg !194

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !195
  ret i32 %11, !dbg !196
}

define dso_local i32 @pthread_rwlockattr_getpshared(%union.pthread_rwlockattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !197 {
  %3 = bitcast i32* %1 to i8*, !dbg !198
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !198
  %4 = bitcast %union.pthread_rwlockattr_t* %0 to i32*, !dbg !200
  %5 = load i32, i32* %4, align 4, !dbg !200
  %6 = lshr i32 %5, 8, !dbg !200
  %7 = and i32 %6, 1, !dbg !200
  store i32 %7, i32* %1, align 4, !dbg !200
  ret i32 0, !dbg !201
}

define dso_local i32 @pthread_rwlockattr_setkind_np(%union.pthread_rwlockattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !202 {
  %3 = icmp ugt i32 %1, 3, !dbg !203
  br i1 %3, label %10, label %4, !dbg !203

4:
  %5 = bitcast %union.pthread_rwlockattr_t* %0 to i32*, !dbg !205
  %6 = load i32, i32* %5, align 4, !dbg !205
  %7 = and i32 %6, -3145729, !dbg !205
  %8 = shl i32 %1, 20, !dbg !205
  %9 = or i32 %7, %8, !dbg !205
  store i32 %9, i32* %5, align 4, !dbg !205
  br label %10, !dbg !206

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !207
  ret i32 %11, !dbg !208
}

define dso_local i32 @pthread_rwlockattr_getkind_np(%union.pthread_rwlockattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !209 {
  %3 = bitcast i32* %1 to i8*, !dbg !210
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !210
  %4 = bitcast %union.pthread_rwlockattr_t* %0 to i32*, !dbg !212
  %5 = load i32, i32* %4, align 4, !dbg !212
  %6 = lshr i32 %5, 20, !dbg !212
  %7 = and i32 %6, 3, !dbg !212
  store i32 %7, i32* %1, align 4, !dbg !212
  ret i32 0, !dbg !213
}

define dso_local i32 @pthread_barrierattr_init(%union.pthread_barrierattr_t* noundef %0) local_unnamed_addr #0 !dbg !214 {
  %2 = bitcast %union.pthread_barrierattr_t* %0 to i8*, !dbg !215
  call void @__midway_check(i8* noundef %2, i64 noundef 4, i32 noundef 1) #5, !dbg !216
  %3 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %0, i64 0, i32 0, !dbg !218
  store i32 0, i32* %3, align 4, !dbg !218
  ret i32 0, !dbg !215
}

define dso_local i32 @pthread_barrierattr_destroy(%union.pthread_barrierattr_t* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !219 {
  ret i32 0, !dbg !220
}

define dso_local i32 @pthread_barrierattr_setpshared(%union.pthread_barrierattr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !221 {
  %3 = icmp ugt i32 %1, 1, !dbg !222
  br i1 %3, label %10, label %4, !dbg !222

4:
  %5 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %0, i64 0, i32 0, !dbg !224
  %6 = load i32, i32* %5, align 4, !dbg !224
  %7 = and i32 %6, -257, !dbg !224
  %8 = shl i32 %1, 8, !dbg !224
  %9 = or i32 %7, %8, !dbg !224
  store i32 %9, i32* %5, align 4, !dbg !224
  br label %10, !dbg !225

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ], !dbg !226
  ret i32 %11, !dbg !227
}

define dso_local i32 @pthread_barrierattr_getpshared(%union.pthread_barrierattr_t* noalias nocapture noundef readonly %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !228 {
  %3 = bitcast i32* %1 to i8*, !dbg !229
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #5, !dbg !229
  %4 = getelementptr %union.pthread_barrierattr_t, %union.pthread_barrierattr_t* %0, i64 0, i32 0, !dbg !231
  %5 = load i32, i32* %4, align 4, !dbg !231
  %6 = lshr i32 %5, 8, !dbg !231
  %7 = and i32 %6, 1, !dbg !231
  store i32 %7, i32* %1, align 4, !dbg !231
  ret i32 0, !dbg !232
}

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn }
attributes #5 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/attr.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_attr_init", scope: !1, file: !1, line: 7, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, scope: !8)
!12 = !DILocation(line: 10, scope: !8)
!13 = !DILocation(line: 11, scope: !8)
!14 = !DILocation(line: 12, scope: !8)
!15 = distinct !DISubprogram(name: "pthread_attr_destroy", scope: !1, file: !1, line: 15, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 15, scope: !15)
!17 = distinct !DISubprogram(name: "pthread_attr_setdetachstate", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 32, scope: !17)
!19 = distinct !DISubprogram(name: "pthread_attr_getdetachstate", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 32, scope: !19)
!21 = distinct !DISubprogram(name: "pthread_attr_setinheritsched", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 33, scope: !21)
!23 = !DILocation(line: 16, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "attributes", scope: !25, file: !25, line: 16, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!25 = !DIFile(filename: "c/attr.h", directory: ".")
!26 = distinct !DILocation(line: 33, scope: !21)
!27 = distinct !DISubprogram(name: "pthread_attr_getinheritsched", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 33, scope: !27)
!29 = !DILocation(line: 16, scope: !24, inlinedAt: !30)
!30 = distinct !DILocation(line: 33, scope: !27)
!31 = distinct !DISubprogram(name: "pthread_attr_setschedpolicy", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 34, scope: !31)
!33 = distinct !DISubprogram(name: "pthread_attr_getschedpolicy", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 34, scope: !33)
!35 = distinct !DISubprogram(name: "pthread_attr_setscope", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 35, scope: !35)
!37 = distinct !DISubprogram(name: "pthread_attr_getscope", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 35, scope: !37)
!39 = distinct !DISubprogram(name: "pthread_attr_setguardsize", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 36, scope: !39)
!41 = distinct !DISubprogram(name: "pthread_attr_getguardsize", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 36, scope: !41)
!43 = distinct !DISubprogram(name: "pthread_attr_setstacksize", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 37, scope: !43)
!45 = distinct !DISubprogram(name: "pthread_attr_getstacksize", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 37, scope: !45)
!47 = distinct !DISubprogram(name: "pthread_attr_setstackaddr", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 38, scope: !47)
!49 = distinct !DISubprogram(name: "pthread_attr_getstackaddr", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 38, scope: !49)
!51 = distinct !DISubprogram(name: "pthread_attr_setstack", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 42, scope: !51)
!53 = !DILocation(line: 37, scope: !43, inlinedAt: !54)
!54 = distinct !DILocation(line: 43, scope: !51)
!55 = !DILocation(line: 43, scope: !51)
!56 = distinct !DISubprogram(name: "pthread_attr_getstack", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 38, scope: !49, inlinedAt: !58)
!58 = distinct !DILocation(line: 48, scope: !56)
!59 = !DILocation(line: 37, scope: !45, inlinedAt: !60)
!60 = distinct !DILocation(line: 49, scope: !56)
!61 = !DILocation(line: 49, scope: !56)
!62 = distinct !DISubprogram(name: "pthread_attr_setschedparam", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 54, scope: !62)
!64 = !DILocation(line: 55, scope: !62)
!65 = distinct !DISubprogram(name: "pthread_attr_getschedparam", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 60, scope: !65)
!67 = !DILocation(line: 61, scope: !65)
!68 = !DILocation(line: 62, scope: !65)
!69 = distinct !DISubprogram(name: "pthread_attr_setaffinity_np", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 65, scope: !69)
!71 = distinct !DISubprogram(name: "pthread_getattr_np", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 9, scope: !8, inlinedAt: !73)
!73 = distinct !DILocation(line: 66, scope: !71)
!74 = !DILocation(line: 10, scope: !8, inlinedAt: !73)
!75 = !DILocation(line: 11, scope: !8, inlinedAt: !73)
!76 = !DILocation(line: 66, scope: !71)
!77 = distinct !DISubprogram(name: "pthread_getattr_default_np", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 9, scope: !8, inlinedAt: !79)
!79 = distinct !DILocation(line: 67, scope: !77)
!80 = !DILocation(line: 10, scope: !8, inlinedAt: !79)
!81 = !DILocation(line: 11, scope: !8, inlinedAt: !79)
!82 = !DILocation(line: 67, scope: !77)
!83 = distinct !DISubprogram(name: "pthread_setattr_default_np", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 68, scope: !83)
!85 = distinct !DISubprogram(name: "pthread_mutexattr_init", scope: !1, file: !1, line: 96, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 96, scope: !85)
!87 = !DILocation(line: 91, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "reset", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!89 = distinct !DILocation(line: 96, scope: !85)
!90 = !DILocation(line: 92, scope: !88, inlinedAt: !89)
!91 = distinct !DISubprogram(name: "pthread_mutexattr_destroy", scope: !1, file: !1, line: 97, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 97, scope: !91)
!93 = distinct !DISubprogram(name: "pthread_mutexattr_settype", scope: !1, file: !1, line: 98, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 83, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!96 = distinct !DILocation(line: 98, scope: !93)
!97 = !DILocation(line: 85, scope: !95, inlinedAt: !96)
!98 = !DILocation(line: 86, scope: !95, inlinedAt: !96)
!99 = !DILocation(line: 0, scope: !95, inlinedAt: !96)
!100 = !DILocation(line: 98, scope: !93)
!101 = distinct !DISubprogram(name: "pthread_mutexattr_setkind_np", scope: !1, file: !1, line: 99, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 83, scope: !95, inlinedAt: !103)
!103 = distinct !DILocation(line: 99, scope: !101)
!104 = !DILocation(line: 85, scope: !95, inlinedAt: !103)
!105 = !DILocation(line: 86, scope: !95, inlinedAt: !103)
!106 = !DILocation(line: 0, scope: !95, inlinedAt: !103)
!107 = !DILocation(line: 99, scope: !101)
!108 = distinct !DISubprogram(name: "pthread_mutexattr_gettype", scope: !1, file: !1, line: 100, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 76, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!111 = distinct !DILocation(line: 100, scope: !108)
!112 = !DILocation(line: 77, scope: !110, inlinedAt: !111)
!113 = !DILocation(line: 100, scope: !108)
!114 = distinct !DISubprogram(name: "pthread_mutexattr_setpshared", scope: !1, file: !1, line: 101, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 83, scope: !95, inlinedAt: !116)
!116 = distinct !DILocation(line: 101, scope: !114)
!117 = !DILocation(line: 85, scope: !95, inlinedAt: !116)
!118 = !DILocation(line: 86, scope: !95, inlinedAt: !116)
!119 = !DILocation(line: 0, scope: !95, inlinedAt: !116)
!120 = !DILocation(line: 101, scope: !114)
!121 = distinct !DISubprogram(name: "pthread_mutexattr_getpshared", scope: !1, file: !1, line: 102, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 76, scope: !110, inlinedAt: !123)
!123 = distinct !DILocation(line: 102, scope: !121)
!124 = !DILocation(line: 77, scope: !110, inlinedAt: !123)
!125 = !DILocation(line: 102, scope: !121)
!126 = distinct !DISubprogram(name: "pthread_mutexattr_setrobust", scope: !1, file: !1, line: 103, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 83, scope: !95, inlinedAt: !128)
!128 = distinct !DILocation(line: 103, scope: !126)
!129 = !DILocation(line: 85, scope: !95, inlinedAt: !128)
!130 = !DILocation(line: 86, scope: !95, inlinedAt: !128)
!131 = !DILocation(line: 0, scope: !95, inlinedAt: !128)
!132 = !DILocation(line: 103, scope: !126)
!133 = distinct !DISubprogram(name: "pthread_mutexattr_getrobust", scope: !1, file: !1, line: 104, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 76, scope: !110, inlinedAt: !135)
!135 = distinct !DILocation(line: 104, scope: !133)
!136 = !DILocation(line: 77, scope: !110, inlinedAt: !135)
!137 = !DILocation(line: 104, scope: !133)
!138 = distinct !DISubprogram(name: "pthread_mutexattr_setprotocol", scope: !1, file: !1, line: 105, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 83, scope: !95, inlinedAt: !140)
!140 = distinct !DILocation(line: 105, scope: !138)
!141 = !DILocation(line: 85, scope: !95, inlinedAt: !140)
!142 = !DILocation(line: 86, scope: !95, inlinedAt: !140)
!143 = !DILocation(line: 0, scope: !95, inlinedAt: !140)
!144 = !DILocation(line: 105, scope: !138)
!145 = distinct !DISubprogram(name: "pthread_mutexattr_getprotocol", scope: !1, file: !1, line: 106, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 76, scope: !110, inlinedAt: !147)
!147 = distinct !DILocation(line: 106, scope: !145)
!148 = !DILocation(line: 77, scope: !110, inlinedAt: !147)
!149 = !DILocation(line: 106, scope: !145)
!150 = distinct !DISubprogram(name: "pthread_mutexattr_setprioceiling", scope: !1, file: !1, line: 107, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 107, scope: !150)
!152 = distinct !DISubprogram(name: "pthread_condattr_init", scope: !1, file: !1, line: 109, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 109, scope: !152)
!154 = !DILocation(line: 91, scope: !88, inlinedAt: !155)
!155 = distinct !DILocation(line: 109, scope: !152)
!156 = !DILocation(line: 92, scope: !88, inlinedAt: !155)
!157 = distinct !DISubprogram(name: "pthread_condattr_destroy", scope: !1, file: !1, line: 110, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 110, scope: !157)
!159 = distinct !DISubprogram(name: "pthread_condattr_setclock", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 83, scope: !95, inlinedAt: !161)
!161 = distinct !DILocation(line: 111, scope: !159)
!162 = !DILocation(line: 85, scope: !95, inlinedAt: !161)
!163 = !DILocation(line: 86, scope: !95, inlinedAt: !161)
!164 = !DILocation(line: 0, scope: !95, inlinedAt: !161)
!165 = !DILocation(line: 111, scope: !159)
!166 = distinct !DISubprogram(name: "pthread_condattr_getclock", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!167 = !DILocation(line: 76, scope: !110, inlinedAt: !168)
!168 = distinct !DILocation(line: 112, scope: !166)
!169 = !DILocation(line: 77, scope: !110, inlinedAt: !168)
!170 = !DILocation(line: 112, scope: !166)
!171 = distinct !DISubprogram(name: "pthread_condattr_setpshared", scope: !1, file: !1, line: 113, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 83, scope: !95, inlinedAt: !173)
!173 = distinct !DILocation(line: 113, scope: !171)
!174 = !DILocation(line: 85, scope: !95, inlinedAt: !173)
!175 = !DILocation(line: 86, scope: !95, inlinedAt: !173)
!176 = !DILocation(line: 0, scope: !95, inlinedAt: !173)
!177 = !DILocation(line: 113, scope: !171)
!178 = distinct !DISubprogram(name: "pthread_condattr_getpshared", scope: !1, file: !1, line: 114, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!179 = !DILocation(line: 76, scope: !110, inlinedAt: !180)
!180 = distinct !DILocation(line: 114, scope: !178)
!181 = !DILocation(line: 77, scope: !110, inlinedAt: !180)
!182 = !DILocation(line: 114, scope: !178)
!183 = distinct !DISubprogram(name: "pthread_rwlockattr_init", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 116, scope: !183)
!185 = !DILocation(line: 91, scope: !88, inlinedAt: !186)
!186 = distinct !DILocation(line: 116, scope: !183)
!187 = !DILocation(line: 92, scope: !88, inlinedAt: !186)
!188 = distinct !DISubprogram(name: "pthread_rwlockattr_destroy", scope: !1, file: !1, line: 117, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!189 = !DILocation(line: 117, scope: !188)
!190 = distinct !DISubprogram(name: "pthread_rwlockattr_setpshared", scope: !1, file: !1, line: 118, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 83, scope: !95, inlinedAt: !192)
!192 = distinct !DILocation(line: 118, scope: !190)
!193 = !DILocation(line: 85, scope: !95, inlinedAt: !192)
!194 = !DILocation(line: 86, scope: !95, inlinedAt: !192)
!195 = !DILocation(line: 0, scope: !95, inlinedAt: !192)
!196 = !DILocation(line: 118, scope: !190)
!197 = distinct !DISubprogram(name: "pthread_rwlockattr_getpshared", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 76, scope: !110, inlinedAt: !199)
!199 = distinct !DILocation(line: 119, scope: !197)
!200 = !DILocation(line: 77, scope: !110, inlinedAt: !199)
!201 = !DILocation(line: 119, scope: !197)
!202 = distinct !DISubprogram(name: "pthread_rwlockattr_setkind_np", scope: !1, file: !1, line: 120, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!203 = !DILocation(line: 83, scope: !95, inlinedAt: !204)
!204 = distinct !DILocation(line: 120, scope: !202)
!205 = !DILocation(line: 85, scope: !95, inlinedAt: !204)
!206 = !DILocation(line: 86, scope: !95, inlinedAt: !204)
!207 = !DILocation(line: 0, scope: !95, inlinedAt: !204)
!208 = !DILocation(line: 120, scope: !202)
!209 = distinct !DISubprogram(name: "pthread_rwlockattr_getkind_np", scope: !1, file: !1, line: 121, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 76, scope: !110, inlinedAt: !211)
!211 = distinct !DILocation(line: 121, scope: !209)
!212 = !DILocation(line: 77, scope: !110, inlinedAt: !211)
!213 = !DILocation(line: 121, scope: !209)
!214 = distinct !DISubprogram(name: "pthread_barrierattr_init", scope: !1, file: !1, line: 123, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 123, scope: !214)
!216 = !DILocation(line: 91, scope: !88, inlinedAt: !217)
!217 = distinct !DILocation(line: 123, scope: !214)
!218 = !DILocation(line: 92, scope: !88, inlinedAt: !217)
!219 = distinct !DISubprogram(name: "pthread_barrierattr_destroy", scope: !1, file: !1, line: 124, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 124, scope: !219)
!221 = distinct !DISubprogram(name: "pthread_barrierattr_setpshared", scope: !1, file: !1, line: 125, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!222 = !DILocation(line: 83, scope: !95, inlinedAt: !223)
!223 = distinct !DILocation(line: 125, scope: !221)
!224 = !DILocation(line: 85, scope: !95, inlinedAt: !223)
!225 = !DILocation(line: 86, scope: !95, inlinedAt: !223)
!226 = !DILocation(line: 0, scope: !95, inlinedAt: !223)
!227 = !DILocation(line: 125, scope: !221)
!228 = distinct !DISubprogram(name: "pthread_barrierattr_getpshared", scope: !1, file: !1, line: 126, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!229 = !DILocation(line: 76, scope: !110, inlinedAt: !230)
!230 = distinct !DILocation(line: 126, scope: !228)
!231 = !DILocation(line: 77, scope: !110, inlinedAt: !230)
!232 = !DILocation(line: 126, scope: !228)
