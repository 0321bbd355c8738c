target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.timespec = type { i64, i64 }
%union.pthread_condattr_t = type { i32 }

@.str = private unnamed_addr constant [49 x i8] c"destruction of a condition variable with waiters\00", align 1
@.str.1 = private unnamed_addr constant [59 x i8] c"condition wait with a mutex that this thread does not hold\00", align 1

define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noalias noundef %0, %union.pthread_mutex_t* noalias noundef %1) local_unnamed_addr #0 !dbg !8 {
  %3 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 0) #4, !dbg !11
  ret i32 %3, !dbg !11
}

define internal fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef %2) unnamed_addr #0 !dbg !12 {
  call void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef %1) #5, !dbg !13
  %4 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !14
  %5 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i64 0, i32 0, i32 5, !dbg !15
  call void @__midway_queue_invariant(i8* noundef %4, i32* noundef %5) #5, !dbg !14
  call void @__mw_cancellation_point() #5, !dbg !18
  call void @__midway_sync(i32 noundef 13, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !19
  %6 = call i32 @__mw_mutex_held(%union.pthread_mutex_t* noundef %1) #5, !dbg !20
  %7 = icmp eq i32 %6, 0, !dbg !20
  br i1 %7, label %8, label %9, !dbg !20

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !21
  unreachable, !dbg !21

9:
  call void @__mw_mutex_give(%union.pthread_mutex_t* noundef %1) #5, !dbg !22
  %10 = load i32, i32* %5, align 4, !dbg !23
  %11 = add i32 %10, 1, !dbg !23
  store i32 %11, i32* %5, align 4, !dbg !23
  %12 = icmp eq i32 %2, 0, !dbg !24
  br i1 %12, label %13, label %16, !dbg !24

13:
  %14 = call i32 @__midway_option(i32 noundef 2) #5, !dbg !24
  %15 = icmp eq i32 %14, 0, !dbg !24
  br i1 %15, label %18, label %16, !dbg !24

16:
  %17 = call i32 @__midway_wait_timed(i8* noundef %4) #5, !dbg !27
  br label %20, !dbg !27

18:
  %19 = call i32 @__midway_wait(i8* noundef %4) #5, !dbg !28
  br label %20

20:
  %21 = phi i32 [ %17, %16 ], [ %19, %18 ], !dbg !29
  %22 = load i32, i32* %5, align 4, !dbg !30
  %23 = sub i32 %22, %21, !dbg !30
  store i32 %23, i32* %5, align 4, !dbg !30
  %24 = and i32 %21, %2, !dbg !31
  %25 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !32
  call void @__midway_sync(i32 noundef 14, i8* noundef %25, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %25) #5, !dbg !32
  %26 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !35
  call void @__mw_cancellation_point() #5, !dbg !36
  %27 = icmp eq i32 %24, 0, !dbg !37
  %28 = select i1 %27, i32 0, i32 110, !dbg !37
  ret i32 %28, !dbg !38
}

define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noalias noundef %0, %union.pthread_mutex_t* noalias noundef %1, %struct.timespec* noalias nocapture noundef readonly %2) local_unnamed_addr #0 !dbg !39 {
  %4 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1, !dbg !40
  %5 = load i64, i64* %4, align 8, !dbg !40
  %6 = call i32 @__midway_is_concrete(i64 noundef %5) #5, !dbg !43
  %7 = icmp eq i32 %6, 0, !dbg !43
  %8 = icmp ult i64 %5, 1000000000, !dbg !43
  %9 = or i1 %8, %7, !dbg !44
  br i1 %9, label %10, label %12, !dbg !44

10:
  %11 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 1) #4, !dbg !44
  br label %12, !dbg !44

12:
  %13 = phi i32 [ %11, %10 ], [ 22, %3 ], !dbg !44
  ret i32 %13, !dbg !44
}

define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noalias noundef %0, %union.pthread_mutex_t* noalias noundef %1, i32 noundef %2, %struct.timespec* noalias nocapture noundef readonly %3) local_unnamed_addr #0 !dbg !45 {
  %5 = icmp ult i32 %2, 2, !dbg !46
  br i1 %5, label %6, label %15, !dbg !46

6:
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 1, !dbg !47
  %8 = load i64, i64* %7, align 8, !dbg !47
  %9 = call i32 @__midway_is_concrete(i64 noundef %8) #5, !dbg !49
  %10 = icmp eq i32 %9, 0, !dbg !49
  %11 = icmp ult i64 %8, 1000000000, !dbg !49
  %12 = or i1 %11, %10, !dbg !50
  br i1 %12, label %13, label %15, !dbg !50

13:
  %14 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 1) #4, !dbg !50
  br label %15, !dbg !50

15:
  %16 = phi i32 [ 22, %4 ], [ %14, %13 ], [ 22, %6 ], !dbg !51
  ret i32 %16, !dbg !52
}

define dso_local i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1) local_unnamed_addr #0 !dbg !53 {
  %3 = call fastcc i32 @resume(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 0) #4, !dbg !54
  ret i32 %3, !dbg !54
}

define internal fastcc i32 @resume(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef %2) unnamed_addr #0 !dbg !55 {
  %4 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !56
  %5 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i64 0, i32 0, i32 5, !dbg !57
  call void @__midway_queue_invariant(i8* noundef %4, i32* noundef %5) #5, !dbg !56
  %6 = icmp eq i32 %2, 0, !dbg !59
  br i1 %6, label %7, label %10, !dbg !59

7:
  %8 = call i32 @__midway_option(i32 noundef 2) #5, !dbg !59
  %9 = icmp eq i32 %8, 0, !dbg !59
  br i1 %9, label %12, label %10, !dbg !59

10:
  %11 = call i32 @__midway_wait_timed(i8* noundef %4) #5, !dbg !61
  br label %14, !dbg !61

12:
  %13 = call i32 @__midway_wait(i8* noundef %4) #5, !dbg !62
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ], !dbg !63
  %16 = load i32, i32* %5, align 4, !dbg !64
  %17 = sub i32 %16, %15, !dbg !64
  store i32 %17, i32* %5, align 4, !dbg !64
  %18 = and i32 %15, %2, !dbg !65
  %19 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !66
  call void @__midway_sync(i32 noundef 14, i8* noundef %19, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %19) #5, !dbg !66
  %20 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !68
  call void @__mw_cancellation_point() #5, !dbg !69
  %21 = icmp eq i32 %18, 0, !dbg !70
  %22 = select i1 %21, i32 0, i32 110, !dbg !70
  ret i32 %22, !dbg !71
}

define dso_local i32 @__mw_blocked_pthread_cond_timedwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, %struct.timespec* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !72 {
  %4 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !73
  %5 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i64 0, i32 0, i32 5, !dbg !75
  call void @__midway_queue_invariant(i8* noundef %4, i32* noundef %5) #5, !dbg !73
  %6 = call i32 @__midway_wait_timed(i8* noundef %4) #5, !dbg !77
  %7 = load i32, i32* %5, align 4, !dbg !79
  %8 = sub i32 %7, %6, !dbg !79
  store i32 %8, i32* %5, align 4, !dbg !79
  %9 = and i32 %6, 1, !dbg !80
  %10 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !81
  call void @__midway_sync(i32 noundef 14, i8* noundef %10, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %10) #5, !dbg !81
  %11 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !83
  call void @__mw_cancellation_point() #5, !dbg !84
  %12 = icmp eq i32 %9, 0, !dbg !85
  %13 = select i1 %12, i32 0, i32 110, !dbg !85
  ret i32 %13, !dbg !86
}

define dso_local i32 @__mw_blocked_pthread_cond_clockwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !87 {
  %5 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !88
  %6 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i64 0, i32 0, i32 5, !dbg !90
  call void @__midway_queue_invariant(i8* noundef %5, i32* noundef %6) #5, !dbg !88
  %7 = call i32 @__midway_wait_timed(i8* noundef %5) #5, !dbg !92
  %8 = load i32, i32* %6, align 4, !dbg !94
  %9 = sub i32 %8, %7, !dbg !94
  store i32 %9, i32* %6, align 4, !dbg !94
  %10 = and i32 %7, 1, !dbg !95
  %11 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !96
  call void @__midway_sync(i32 noundef 14, i8* noundef %11, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %11) #5, !dbg !96
  %12 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !98
  call void @__mw_cancellation_point() #5, !dbg !99
  %13 = icmp eq i32 %10, 0, !dbg !100
  %14 = select i1 %13, i32 0, i32 110, !dbg !100
  ret i32 %14, !dbg !101
}

define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %0) local_unnamed_addr #0 !dbg !102 {
  %2 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !103
  %3 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i64 0, i32 0, i32 5, !dbg !104
  call void @__midway_queue_invariant(i8* noundef %2, i32* noundef %3) #5, !dbg !103
  call void @__midway_sync(i32 noundef 15, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !106
  %4 = load i32, i32* %3, align 4, !dbg !107
  %5 = icmp sgt i32 %4, 0, !dbg !107
  %6 = sext i1 %5 to i32, !dbg !107
  %7 = add i32 %4, %6, !dbg !107
  store i32 %7, i32* %3, align 4, !dbg !107
  call void @__midway_notify_one(i8* noundef %2) #5, !dbg !108
  ret i32 0, !dbg !109
}

declare void @__midway_queue_invariant(i8* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %0) local_unnamed_addr #0 !dbg !110 {
  %2 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !111
  %3 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i64 0, i32 0, i32 5, !dbg !112
  call void @__midway_queue_invariant(i8* noundef %2, i32* noundef %3) #5, !dbg !111
  call void @__midway_sync(i32 noundef 16, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !114
  store i32 0, i32* %3, align 4, !dbg !115
  call void @__midway_notify_all(i8* noundef %2) #5, !dbg !116
  ret i32 0, !dbg !117
}

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noalias noundef %0, %union.pthread_condattr_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !118 {
  %3 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !119
  call void @__midway_check(i8* noundef %3, i64 noundef 48, i32 noundef 1) #5, !dbg !119
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !120
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false), !dbg !121
  ret i32 0, !dbg !122
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %0) local_unnamed_addr #0 !dbg !123 {
  %2 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !124
  %3 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i64 0, i32 0, i32 5, !dbg !125
  call void @__midway_queue_invariant(i8* noundef %2, i32* noundef %3) #5, !dbg !124
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !127
  %4 = load i32, i32* %3, align 4, !dbg !128
  %5 = icmp sgt i32 %4, 0, !dbg !128
  br i1 %5, label %6, label %7, !dbg !128

6:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str, i64 0, i64 0)) #6, !dbg !129
  unreachable, !dbg !129

7:
  ret i32 0, !dbg !130
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare i32 @__mw_mutex_held(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare void @__mw_mutex_give(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare i32 @__mw_mutex_free(i8* noundef, i8* noundef) #1

declare i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #1

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/cond.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_cond_wait", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 59, scope: !8)
!12 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 35, scope: !12)
!14 = !DILocation(line: 36, scope: !12)
!15 = !DILocation(line: 11, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "waiters", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = distinct !DILocation(line: 36, scope: !12)
!18 = !DILocation(line: 37, scope: !12)
!19 = !DILocation(line: 38, scope: !12)
!20 = !DILocation(line: 39, scope: !12)
!21 = !DILocation(line: 40, scope: !12)
!22 = !DILocation(line: 41, scope: !12)
!23 = !DILocation(line: 42, scope: !12)
!24 = !DILocation(line: 17, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "wait_in_queue", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = distinct !DILocation(line: 43, scope: !12)
!27 = !DILocation(line: 18, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 20, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 21, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 22, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 27, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "reacquire", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!34 = distinct !DILocation(line: 43, scope: !12)
!35 = !DILocation(line: 28, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 29, scope: !33, inlinedAt: !34)
!37 = !DILocation(line: 30, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 43, scope: !12)
!39 = distinct !DISubprogram(name: "pthread_cond_timedwait", scope: !1, file: !1, line: 61, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 55, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "bad_time", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!42 = distinct !DILocation(line: 63, scope: !39)
!43 = !DILocation(line: 56, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 63, scope: !39)
!45 = distinct !DISubprogram(name: "pthread_cond_clockwait", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 69, scope: !45)
!47 = !DILocation(line: 55, scope: !41, inlinedAt: !48)
!48 = distinct !DILocation(line: 71, scope: !45)
!49 = !DILocation(line: 56, scope: !41, inlinedAt: !48)
!50 = !DILocation(line: 71, scope: !45)
!51 = !DILocation(line: 0, scope: !45)
!52 = !DILocation(line: 72, scope: !45)
!53 = distinct !DISubprogram(name: "__mw_blocked_pthread_cond_wait", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 74, scope: !53)
!55 = distinct !DISubprogram(name: "resume", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 49, scope: !55)
!57 = !DILocation(line: 11, scope: !16, inlinedAt: !58)
!58 = distinct !DILocation(line: 49, scope: !55)
!59 = !DILocation(line: 17, scope: !25, inlinedAt: !60)
!60 = distinct !DILocation(line: 50, scope: !55)
!61 = !DILocation(line: 18, scope: !25, inlinedAt: !60)
!62 = !DILocation(line: 20, scope: !25, inlinedAt: !60)
!63 = !DILocation(line: 0, scope: !25, inlinedAt: !60)
!64 = !DILocation(line: 21, scope: !25, inlinedAt: !60)
!65 = !DILocation(line: 22, scope: !25, inlinedAt: !60)
!66 = !DILocation(line: 27, scope: !33, inlinedAt: !67)
!67 = distinct !DILocation(line: 50, scope: !55)
!68 = !DILocation(line: 28, scope: !33, inlinedAt: !67)
!69 = !DILocation(line: 29, scope: !33, inlinedAt: !67)
!70 = !DILocation(line: 30, scope: !33, inlinedAt: !67)
!71 = !DILocation(line: 50, scope: !55)
!72 = distinct !DISubprogram(name: "__mw_blocked_pthread_cond_timedwait", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 49, scope: !55, inlinedAt: !74)
!74 = distinct !DILocation(line: 77, scope: !72)
!75 = !DILocation(line: 11, scope: !16, inlinedAt: !76)
!76 = distinct !DILocation(line: 49, scope: !55, inlinedAt: !74)
!77 = !DILocation(line: 18, scope: !25, inlinedAt: !78)
!78 = distinct !DILocation(line: 50, scope: !55, inlinedAt: !74)
!79 = !DILocation(line: 21, scope: !25, inlinedAt: !78)
!80 = !DILocation(line: 22, scope: !25, inlinedAt: !78)
!81 = !DILocation(line: 27, scope: !33, inlinedAt: !82)
!82 = distinct !DILocation(line: 50, scope: !55, inlinedAt: !74)
!83 = !DILocation(line: 28, scope: !33, inlinedAt: !82)
!84 = !DILocation(line: 29, scope: !33, inlinedAt: !82)
!85 = !DILocation(line: 30, scope: !33, inlinedAt: !82)
!86 = !DILocation(line: 77, scope: !72)
!87 = distinct !DISubprogram(name: "__mw_blocked_pthread_cond_clockwait", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 49, scope: !55, inlinedAt: !89)
!89 = distinct !DILocation(line: 81, scope: !87)
!90 = !DILocation(line: 11, scope: !16, inlinedAt: !91)
!91 = distinct !DILocation(line: 49, scope: !55, inlinedAt: !89)
!92 = !DILocation(line: 18, scope: !25, inlinedAt: !93)
!93 = distinct !DILocation(line: 50, scope: !55, inlinedAt: !89)
!94 = !DILocation(line: 21, scope: !25, inlinedAt: !93)
!95 = !DILocation(line: 22, scope: !25, inlinedAt: !93)
!96 = !DILocation(line: 27, scope: !33, inlinedAt: !97)
!97 = distinct !DILocation(line: 50, scope: !55, inlinedAt: !89)
!98 = !DILocation(line: 28, scope: !33, inlinedAt: !97)
!99 = !DILocation(line: 29, scope: !33, inlinedAt: !97)
!100 = !DILocation(line: 30, scope: !33, inlinedAt: !97)
!101 = !DILocation(line: 81, scope: !87)
!102 = distinct !DISubprogram(name: "pthread_cond_signal", scope: !1, file: !1, line: 84, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 86, scope: !102)
!104 = !DILocation(line: 11, scope: !16, inlinedAt: !105)
!105 = distinct !DILocation(line: 86, scope: !102)
!106 = !DILocation(line: 87, scope: !102)
!107 = !DILocation(line: 88, scope: !102)
!108 = !DILocation(line: 89, scope: !102)
!109 = !DILocation(line: 90, scope: !102)
!110 = distinct !DISubprogram(name: "pthread_cond_broadcast", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 95, scope: !110)
!112 = !DILocation(line: 11, scope: !16, inlinedAt: !113)
!113 = distinct !DILocation(line: 95, scope: !110)
!114 = !DILocation(line: 96, scope: !110)
!115 = !DILocation(line: 97, scope: !110)
!116 = !DILocation(line: 98, scope: !110)
!117 = !DILocation(line: 99, scope: !110)
!118 = distinct !DISubprogram(name: "pthread_cond_init", scope: !1, file: !1, line: 102, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 104, scope: !118)
!120 = !DILocation(line: 105, scope: !118)
!121 = !DILocation(line: 106, scope: !118)
!122 = !DILocation(line: 107, scope: !118)
!123 = distinct !DISubprogram(name: "pthread_cond_destroy", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 113, scope: !123)
!125 = !DILocation(line: 11, scope: !16, inlinedAt: !126)
!126 = distinct !DILocation(line: 113, scope: !123)
!127 = !DILocation(line: 114, scope: !123)
!128 = !DILocation(line: 115, scope: !123)
!129 = !DILocation(line: 116, scope: !123)
!130 = !DILocation(line: 117, scope: !123)
