target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%struct.timespec = type { i32, i32 }
%union.pthread_condattr_t = type { i32 }

@.str = private unnamed_addr constant [49 x i8] c"destruction of a condition variable with waiters\00", align 1
@.str.1 = private unnamed_addr constant [59 x i8] c"condition wait with a mutex that this thread does not hold\00", align 1

define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noalias noundef %0, %union.pthread_mutex_t* noalias noundef %1) local_unnamed_addr #0 !dbg !9 {
  %3 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 0) #4, !dbg !12
  ret i32 %3, !dbg !12
}

define internal fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef %2) unnamed_addr #0 !dbg !13 {
  call void @__mw_mutex_invariant(%union.pthread_mutex_t* noundef %1) #5, !dbg !14
  %4 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !15
  %5 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i32 0, i32 0, i32 5, !dbg !16
  call void @__midway_queue_invariant(i8* noundef %4, i32* noundef %5) #5, !dbg !15
  call void @__mw_cancellation_point() #5, !dbg !19
  call void @__midway_sync(i32 noundef 13, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !20
  %6 = call i32 @__mw_mutex_held(%union.pthread_mutex_t* noundef %1) #5, !dbg !21
  %7 = icmp eq i32 %6, 0, !dbg !21
  br i1 %7, label %8, label %9, !dbg !21

8:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.1, i32 0, i32 0)) #6, !dbg !22
  unreachable, !dbg !22

9:
  call void @__mw_mutex_give(%union.pthread_mutex_t* noundef %1) #5, !dbg !23
  %10 = load i32, i32* %5, align 4, !dbg !24
  %11 = add i32 %10, 1, !dbg !24
  store i32 %11, i32* %5, align 4, !dbg !24
  %12 = icmp eq i32 %2, 0, !dbg !25
  br i1 %12, label %13, label %16, !dbg !25

13:
  %14 = call i32 @__midway_option(i32 noundef 2) #5, !dbg !25
  %15 = icmp eq i32 %14, 0, !dbg !25
  br i1 %15, label %18, label %16, !dbg !25

16:
  %17 = call i32 @__midway_wait_timed(i8* noundef %4) #5, !dbg !28
  br label %20, !dbg !28

18:
  %19 = call i32 @__midway_wait(i8* noundef %4) #5, !dbg !29
  br label %20

20:
  %21 = phi i32 [ %17, %16 ], [ %19, %18 ], !dbg !30
  %22 = load i32, i32* %5, align 4, !dbg !31
  %23 = sub i32 %22, %21, !dbg !31
  store i32 %23, i32* %5, align 4, !dbg !31
  %24 = and i32 %21, %2, !dbg !32
  %25 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !33
  call void @__midway_sync(i32 noundef 14, i8* noundef %25, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %25) #5, !dbg !33
  %26 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !36
  call void @__mw_cancellation_point() #5, !dbg !37
  %27 = icmp eq i32 %24, 0, !dbg !38
  %28 = select i1 %27, i32 0, i32 110, !dbg !38
  ret i32 %28, !dbg !39
}

define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noalias noundef %0, %union.pthread_mutex_t* noalias noundef %1, %struct.timespec* noalias nocapture noundef readonly %2) local_unnamed_addr #0 !dbg !40 {
  %4 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 1, !dbg !41
  %5 = load i32, i32* %4, align 4, !dbg !41
  %6 = call i32 @__midway_is_concrete(i32 noundef %5) #5, !dbg !44
  %7 = icmp eq i32 %6, 0, !dbg !44
  %8 = icmp ult i32 %5, 1000000000, !dbg !44
  %9 = or i1 %8, %7, !dbg !45
  br i1 %9, label %10, label %12, !dbg !45

10:
  %11 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 1) #4, !dbg !45
  br label %12, !dbg !45

12:
  %13 = phi i32 [ %11, %10 ], [ 22, %3 ], !dbg !45
  ret i32 %13, !dbg !45
}

define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noalias noundef %0, %union.pthread_mutex_t* noalias noundef %1, i32 noundef %2, %struct.timespec* noalias nocapture noundef readonly %3) local_unnamed_addr #0 !dbg !46 {
  %5 = icmp ult i32 %2, 2, !dbg !47
  br i1 %5, label %6, label %15, !dbg !47

6:
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i32 0, i32 1, !dbg !48
  %8 = load i32, i32* %7, align 4, !dbg !48
  %9 = call i32 @__midway_is_concrete(i32 noundef %8) #5, !dbg !50
  %10 = icmp eq i32 %9, 0, !dbg !50
  %11 = icmp ult i32 %8, 1000000000, !dbg !50
  %12 = or i1 %11, %10, !dbg !51
  br i1 %12, label %13, label %15, !dbg !51

13:
  %14 = call fastcc i32 @wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 1) #4, !dbg !51
  br label %15, !dbg !51

15:
  %16 = phi i32 [ 22, %4 ], [ %14, %13 ], [ 22, %6 ], !dbg !52
  ret i32 %16, !dbg !53
}

define dso_local i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1) local_unnamed_addr #0 !dbg !54 {
  %3 = call fastcc i32 @resume(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 0) #4, !dbg !55
  ret i32 %3, !dbg !55
}

define internal fastcc i32 @resume(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef %2) unnamed_addr #0 !dbg !56 {
  %4 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !57
  %5 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i32 0, i32 0, i32 5, !dbg !58
  call void @__midway_queue_invariant(i8* noundef %4, i32* noundef %5) #5, !dbg !57
  %6 = icmp eq i32 %2, 0, !dbg !60
  br i1 %6, label %7, label %10, !dbg !60

7:
  %8 = call i32 @__midway_option(i32 noundef 2) #5, !dbg !60
  %9 = icmp eq i32 %8, 0, !dbg !60
  br i1 %9, label %12, label %10, !dbg !60

10:
  %11 = call i32 @__midway_wait_timed(i8* noundef %4) #5, !dbg !62
  br label %14, !dbg !62

12:
  %13 = call i32 @__midway_wait(i8* noundef %4) #5, !dbg !63
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ], !dbg !64
  %16 = load i32, i32* %5, align 4, !dbg !65
  %17 = sub i32 %16, %15, !dbg !65
  store i32 %17, i32* %5, align 4, !dbg !65
  %18 = and i32 %15, %2, !dbg !66
  %19 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !67
  call void @__midway_sync(i32 noundef 14, i8* noundef %19, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %19) #5, !dbg !67
  %20 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !69
  call void @__mw_cancellation_point() #5, !dbg !70
  %21 = icmp eq i32 %18, 0, !dbg !71
  %22 = select i1 %21, i32 0, i32 110, !dbg !71
  ret i32 %22, !dbg !72
}

define dso_local i32 @__mw_blocked_pthread_cond_timedwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, %struct.timespec* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !73 {
  %4 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !74
  %5 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i32 0, i32 0, i32 5, !dbg !76
  call void @__midway_queue_invariant(i8* noundef %4, i32* noundef %5) #5, !dbg !74
  %6 = call i32 @__midway_wait_timed(i8* noundef %4) #5, !dbg !78
  %7 = load i32, i32* %5, align 4, !dbg !80
  %8 = sub i32 %7, %6, !dbg !80
  store i32 %8, i32* %5, align 4, !dbg !80
  %9 = and i32 %6, 1, !dbg !81
  %10 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !82
  call void @__midway_sync(i32 noundef 14, i8* noundef %10, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %10) #5, !dbg !82
  %11 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !84
  call void @__mw_cancellation_point() #5, !dbg !85
  %12 = icmp eq i32 %9, 0, !dbg !86
  %13 = select i1 %12, i32 0, i32 110, !dbg !86
  ret i32 %13, !dbg !87
}

define dso_local i32 @__mw_blocked_pthread_cond_clockwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef %2, %struct.timespec* nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !88 {
  %5 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !89
  %6 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i32 0, i32 0, i32 5, !dbg !91
  call void @__midway_queue_invariant(i8* noundef %5, i32* noundef %6) #5, !dbg !89
  %7 = call i32 @__midway_wait_timed(i8* noundef %5) #5, !dbg !93
  %8 = load i32, i32* %6, align 4, !dbg !95
  %9 = sub i32 %8, %7, !dbg !95
  store i32 %9, i32* %6, align 4, !dbg !95
  %10 = and i32 %7, 1, !dbg !96
  %11 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !97
  call void @__midway_sync(i32 noundef 14, i8* noundef %11, i32 (i8*, i8*)* noundef nonnull @__mw_mutex_free, i8* noundef %11) #5, !dbg !97
  %12 = call i32 @__mw_mutex_take(%union.pthread_mutex_t* noundef %1) #5, !dbg !99
  call void @__mw_cancellation_point() #5, !dbg !100
  %13 = icmp eq i32 %10, 0, !dbg !101
  %14 = select i1 %13, i32 0, i32 110, !dbg !101
  ret i32 %14, !dbg !102
}

define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %0) local_unnamed_addr #0 !dbg !103 {
  %2 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !104
  %3 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i32 0, i32 0, i32 5, !dbg !105
  call void @__midway_queue_invariant(i8* noundef %2, i32* noundef %3) #5, !dbg !104
  call void @__midway_sync(i32 noundef 15, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !107
  %4 = load i32, i32* %3, align 4, !dbg !108
  %5 = icmp sgt i32 %4, 0, !dbg !108
  %6 = sext i1 %5 to i32, !dbg !108
  %7 = add i32 %4, %6, !dbg !108
  store i32 %7, i32* %3, align 4, !dbg !108
  call void @__midway_notify_one(i8* noundef %2) #5, !dbg !109
  ret i32 0, !dbg !110
}

declare void @__midway_queue_invariant(i8* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %0) local_unnamed_addr #0 !dbg !111 {
  %2 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !112
  %3 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i32 0, i32 0, i32 5, !dbg !113
  call void @__midway_queue_invariant(i8* noundef %2, i32* noundef %3) #5, !dbg !112
  call void @__midway_sync(i32 noundef 16, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !115
  store i32 0, i32* %3, align 4, !dbg !116
  call void @__midway_notify_all(i8* noundef %2) #5, !dbg !117
  ret i32 0, !dbg !118
}

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #1

define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noalias noundef %0, %union.pthread_condattr_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !119 {
  %3 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !120
  call void @__midway_check(i8* noundef %3, i32 noundef 48, i32 noundef 1) #5, !dbg !120
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !121
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(48) %3, i8 0, i32 48, i1 false), !dbg !122
  ret i32 0, !dbg !123
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #2

define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %0) local_unnamed_addr #0 !dbg !124 {
  %2 = bitcast %union.pthread_cond_t* %0 to i8*, !dbg !125
  %3 = getelementptr inbounds %union.pthread_cond_t, %union.pthread_cond_t* %0, i32 0, i32 0, i32 5, !dbg !126
  call void @__midway_queue_invariant(i8* noundef %2, i32* noundef %3) #5, !dbg !125
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !128
  %4 = load i32, i32* %3, align 4, !dbg !129
  %5 = icmp sgt i32 %4, 0, !dbg !129
  br i1 %5, label %6, label %7, !dbg !129

6:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str, i32 0, i32 0)) #6, !dbg !130
  unreachable, !dbg !130

7:
  ret i32 0, !dbg !131
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

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/cond.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_cond_wait", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 59, scope: !9)
!13 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 35, scope: !13)
!15 = !DILocation(line: 36, scope: !13)
!16 = !DILocation(line: 11, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "waiters", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 36, scope: !13)
!19 = !DILocation(line: 37, scope: !13)
!20 = !DILocation(line: 38, scope: !13)
!21 = !DILocation(line: 39, scope: !13)
!22 = !DILocation(line: 40, scope: !13)
!23 = !DILocation(line: 41, scope: !13)
!24 = !DILocation(line: 42, scope: !13)
!25 = !DILocation(line: 17, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "wait_in_queue", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!27 = distinct !DILocation(line: 43, scope: !13)
!28 = !DILocation(line: 18, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 20, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 0, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 21, scope: !26, inlinedAt: !27)
!32 = !DILocation(line: 22, scope: !26, inlinedAt: !27)
!33 = !DILocation(line: 27, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "reacquire", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = distinct !DILocation(line: 43, scope: !13)
!36 = !DILocation(line: 28, scope: !34, inlinedAt: !35)
!37 = !DILocation(line: 29, scope: !34, inlinedAt: !35)
!38 = !DILocation(line: 30, scope: !34, inlinedAt: !35)
!39 = !DILocation(line: 43, scope: !13)
!40 = distinct !DISubprogram(name: "pthread_cond_timedwait", scope: !1, file: !1, line: 61, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 55, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "bad_time", scope: !1, file: !1, line: 53, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!43 = distinct !DILocation(line: 63, scope: !40)
!44 = !DILocation(line: 56, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 63, scope: !40)
!46 = distinct !DISubprogram(name: "pthread_cond_clockwait", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 69, scope: !46)
!48 = !DILocation(line: 55, scope: !42, inlinedAt: !49)
!49 = distinct !DILocation(line: 71, scope: !46)
!50 = !DILocation(line: 56, scope: !42, inlinedAt: !49)
!51 = !DILocation(line: 71, scope: !46)
!52 = !DILocation(line: 0, scope: !46)
!53 = !DILocation(line: 72, scope: !46)
!54 = distinct !DISubprogram(name: "__mw_blocked_pthread_cond_wait", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 74, scope: !54)
!56 = distinct !DISubprogram(name: "resume", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 49, scope: !56)
!58 = !DILocation(line: 11, scope: !17, inlinedAt: !59)
!59 = distinct !DILocation(line: 49, scope: !56)
!60 = !DILocation(line: 17, scope: !26, inlinedAt: !61)
!61 = distinct !DILocation(line: 50, scope: !56)
!62 = !DILocation(line: 18, scope: !26, inlinedAt: !61)
!63 = !DILocation(line: 20, scope: !26, inlinedAt: !61)
!64 = !DILocation(line: 0, scope: !26, inlinedAt: !61)
!65 = !DILocation(line: 21, scope: !26, inlinedAt: !61)
!66 = !DILocation(line: 22, scope: !26, inlinedAt: !61)
!67 = !DILocation(line: 27, scope: !34, inlinedAt: !68)
!68 = distinct !DILocation(line: 50, scope: !56)
!69 = !DILocation(line: 28, scope: !34, inlinedAt: !68)
!70 = !DILocation(line: 29, scope: !34, inlinedAt: !68)
!71 = !DILocation(line: 30, scope: !34, inlinedAt: !68)
!72 = !DILocation(line: 50, scope: !56)
!73 = distinct !DISubprogram(name: "__mw_blocked_pthread_cond_timedwait", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 49, scope: !56, inlinedAt: !75)
!75 = distinct !DILocation(line: 77, scope: !73)
!76 = !DILocation(line: 11, scope: !17, inlinedAt: !77)
!77 = distinct !DILocation(line: 49, scope: !56, inlinedAt: !75)
!78 = !DILocation(line: 18, scope: !26, inlinedAt: !79)
!79 = distinct !DILocation(line: 50, scope: !56, inlinedAt: !75)
!80 = !DILocation(line: 21, scope: !26, inlinedAt: !79)
!81 = !DILocation(line: 22, scope: !26, inlinedAt: !79)
!82 = !DILocation(line: 27, scope: !34, inlinedAt: !83)
!83 = distinct !DILocation(line: 50, scope: !56, inlinedAt: !75)
!84 = !DILocation(line: 28, scope: !34, inlinedAt: !83)
!85 = !DILocation(line: 29, scope: !34, inlinedAt: !83)
!86 = !DILocation(line: 30, scope: !34, inlinedAt: !83)
!87 = !DILocation(line: 77, scope: !73)
!88 = distinct !DISubprogram(name: "__mw_blocked_pthread_cond_clockwait", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 49, scope: !56, inlinedAt: !90)
!90 = distinct !DILocation(line: 81, scope: !88)
!91 = !DILocation(line: 11, scope: !17, inlinedAt: !92)
!92 = distinct !DILocation(line: 49, scope: !56, inlinedAt: !90)
!93 = !DILocation(line: 18, scope: !26, inlinedAt: !94)
!94 = distinct !DILocation(line: 50, scope: !56, inlinedAt: !90)
!95 = !DILocation(line: 21, scope: !26, inlinedAt: !94)
!96 = !DILocation(line: 22, scope: !26, inlinedAt: !94)
!97 = !DILocation(line: 27, scope: !34, inlinedAt: !98)
!98 = distinct !DILocation(line: 50, scope: !56, inlinedAt: !90)
!99 = !DILocation(line: 28, scope: !34, inlinedAt: !98)
!100 = !DILocation(line: 29, scope: !34, inlinedAt: !98)
!101 = !DILocation(line: 30, scope: !34, inlinedAt: !98)
!102 = !DILocation(line: 81, scope: !88)
!103 = distinct !DISubprogram(name: "pthread_cond_signal", scope: !1, file: !1, line: 84, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 86, scope: !103)
!105 = !DILocation(line: 11, scope: !17, inlinedAt: !106)
!106 = distinct !DILocation(line: 86, scope: !103)
!107 = !DILocation(line: 87, scope: !103)
!108 = !DILocation(line: 88, scope: !103)
!109 = !DILocation(line: 89, scope: !103)
!110 = !DILocation(line: 90, scope: !103)
!111 = distinct !DISubprogram(name: "pthread_cond_broadcast", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 95, scope: !111)
!113 = !DILocation(line: 11, scope: !17, inlinedAt: !114)
!114 = distinct !DILocation(line: 95, scope: !111)
!115 = !DILocation(line: 96, scope: !111)
!116 = !DILocation(line: 97, scope: !111)
!117 = !DILocation(line: 98, scope: !111)
!118 = !DILocation(line: 99, scope: !111)
!119 = distinct !DISubprogram(name: "pthread_cond_init", scope: !1, file: !1, line: 102, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 104, scope: !119)
!121 = !DILocation(line: 105, scope: !119)
!122 = !DILocation(line: 106, scope: !119)
!123 = !DILocation(line: 107, scope: !119)
!124 = distinct !DISubprogram(name: "pthread_cond_destroy", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 113, scope: !124)
!126 = !DILocation(line: 11, scope: !17, inlinedAt: !127)
!127 = distinct !DILocation(line: 113, scope: !124)
!128 = !DILocation(line: 114, scope: !124)
!129 = !DILocation(line: 115, scope: !124)
!130 = !DILocation(line: 116, scope: !124)
!131 = !DILocation(line: 117, scope: !124)
