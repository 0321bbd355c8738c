target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x i8*] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@.str = private unnamed_addr constant [42 x i8] c"cancellation of an id that is no thread's\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cancellation\00", align 1
@.str.2 = private unnamed_addr constant [49 x i8] c"asynchronous cancellation is treated as deferred\00", align 1
@.str.3 = private unnamed_addr constant [49 x i8] c"__pthread_unwind_next: unwinding is not modelled\00", align 1
@.str.4 = private unnamed_addr constant [84 x i8] c"a thread exits inside pthread_cleanup_push: the jump to its handler is not modelled\00", align 1

define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #0 !dbg !8 {
  call fastcc void @leave(i8* noundef %0) #4, !dbg !11
  unreachable, !dbg !11
}

define internal fastcc void @leave(i8* noundef %0) unnamed_addr #0 !dbg !12 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !13
  %3 = getelementptr inbounds i8, i8* %2, i64 4, !dbg !17
  %4 = bitcast i8* %3 to i32*, !dbg !17
  %5 = load i32, i32* %4, align 4, !dbg !17
  %6 = icmp sgt i32 %5, 0, !dbg !17
  br i1 %6, label %12, label %7, !dbg !17

7:
  %8 = getelementptr inbounds i8, i8* %2, i64 8
  %9 = bitcast i8* %8 to %struct.cleanup**
  %10 = load %struct.cleanup*, %struct.cleanup** %9, align 8, !dbg !18
  %11 = icmp eq %struct.cleanup* %10, null, !dbg !18
  br i1 %11, label %23, label %13, !dbg !18

12:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.4, i64 0, i64 0)) #6, !dbg !19
  unreachable, !dbg !19

13:
  %14 = phi %struct.cleanup* [ %21, %13 ], [ %10, %7 ]
  %15 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %14, i64 0, i32 2, !dbg !20
  %16 = load %struct.cleanup*, %struct.cleanup** %15, align 8, !dbg !20
  store %struct.cleanup* %16, %struct.cleanup** %9, align 8, !dbg !20
  %17 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %14, i64 0, i32 0, !dbg !21
  %18 = load void (i8*)*, void (i8*)** %17, align 8, !dbg !21
  %19 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %14, i64 0, i32 1, !dbg !21
  %20 = load i8*, i8** %19, align 8, !dbg !21
  call void %18(i8* noundef %20) #5, !dbg !21
  %21 = load %struct.cleanup*, %struct.cleanup** %9, align 8, !dbg !18
  %22 = icmp eq %struct.cleanup* %21, null, !dbg !18
  br i1 %22, label %23, label %13, !dbg !18, !llvm.loop !22

23:
  call void @__mw_leave_thread(i8* noundef %0) #6, !dbg !26
  unreachable, !dbg !26
}

define dso_local void @__mw_cancellation_point() local_unnamed_addr #1 !dbg !27 {
  %1 = call i32 @__midway_self() #5, !dbg !28
  %2 = sext i32 %1 to i64, !dbg !28
  %3 = call i32* @__midway_thread_flags(i64 noundef %2) #5, !dbg !28
  %4 = load i32, i32* %3, align 4, !dbg !31
  %5 = and i32 %4, 12, !dbg !31
  %6 = icmp eq i32 %5, 4, !dbg !31
  br i1 %6, label %7, label %31, !dbg !31

7:
  %8 = or i32 %4, 8, !dbg !32
  store i32 %8, i32* %3, align 4, !dbg !32
  %9 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !33
  %10 = getelementptr inbounds i8, i8* %9, i64 4, !dbg !36
  %11 = bitcast i8* %10 to i32*, !dbg !36
  %12 = load i32, i32* %11, align 4, !dbg !36
  %13 = icmp sgt i32 %12, 0, !dbg !36
  br i1 %13, label %19, label %14, !dbg !36

14:
  %15 = getelementptr inbounds i8, i8* %9, i64 8
  %16 = bitcast i8* %15 to %struct.cleanup**
  %17 = load %struct.cleanup*, %struct.cleanup** %16, align 8, !dbg !37
  %18 = icmp eq %struct.cleanup* %17, null, !dbg !37
  br i1 %18, label %30, label %20, !dbg !37

19:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.4, i64 0, i64 0)) #6, !dbg !38
  unreachable, !dbg !38

20:
  %21 = phi %struct.cleanup* [ %28, %20 ], [ %17, %14 ]
  %22 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %21, i64 0, i32 2, !dbg !39
  %23 = load %struct.cleanup*, %struct.cleanup** %22, align 8, !dbg !39
  store %struct.cleanup* %23, %struct.cleanup** %16, align 8, !dbg !39
  %24 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %21, i64 0, i32 0, !dbg !40
  %25 = load void (i8*)*, void (i8*)** %24, align 8, !dbg !40
  %26 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %21, i64 0, i32 1, !dbg !40
  %27 = load i8*, i8** %26, align 8, !dbg !40
  call void %25(i8* noundef %27) #5, !dbg !40
  %28 = load %struct.cleanup*, %struct.cleanup** %16, align 8, !dbg !37
  %29 = icmp eq %struct.cleanup* %28, null, !dbg !37
  br i1 %29, label %30, label %20, !dbg !37, !llvm.loop !41

30:
  call void @__mw_leave_thread(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #6, !dbg !43
  unreachable, !dbg !43

31:
  ret void, !dbg !44
}

define dso_local void @pthread_testcancel() local_unnamed_addr #1 !dbg !45 {
  call void @__mw_cancellation_point() #4, !dbg !46
  ret void, !dbg !46
}

define dso_local i32 @pthread_cancel(i64 noundef %0) local_unnamed_addr #1 !dbg !47 {
  %2 = call i32 @__midway_thread_valid(i64 noundef %0) #5, !dbg !48
  %3 = icmp eq i32 %2, 0, !dbg !48
  br i1 %3, label %4, label %5, !dbg !48

4:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0)) #6, !dbg !49
  unreachable, !dbg !49

5:
  %6 = call i32* @__midway_thread_flags(i64 noundef %0) #5, !dbg !50
  %7 = bitcast i32* %6 to i8*, !dbg !51
  call void @__midway_sync(i32 noundef 27, i8* noundef %7, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !51
  %8 = load i32, i32* %6, align 4, !dbg !52
  %9 = and i32 %8, 16, !dbg !52
  %10 = icmp eq i32 %9, 0, !dbg !52
  br i1 %10, label %12, label %11, !dbg !52

11:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0)) #5, !dbg !53
  br label %12, !dbg !53

12:
  %13 = load i32, i32* %6, align 4, !dbg !54
  %14 = or i32 %13, 4, !dbg !54
  store i32 %14, i32* %6, align 4, !dbg !54
  %15 = and i32 %13, 8, !dbg !55
  %16 = icmp eq i32 %15, 0, !dbg !55
  br i1 %16, label %17, label %18, !dbg !55

17:
  call void @__midway_wake(i64 noundef %0) #5, !dbg !56
  br label %18, !dbg !56

18:
  ret i32 0, !dbg !57
}

declare i32 @__midway_thread_valid(i64 noundef) local_unnamed_addr #2

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare i32* @__midway_thread_flags(i64 noundef) local_unnamed_addr #2

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_wake(i64 noundef) local_unnamed_addr #2

define dso_local i32 @pthread_setcancelstate(i32 noundef %0, i32* noundef %1) local_unnamed_addr #1 !dbg !58 {
  %3 = icmp ult i32 %0, 2, !dbg !59
  br i1 %3, label %4, label %18, !dbg !59

4:
  %5 = icmp eq i32 %0, 1, !dbg !59
  %6 = call i32 @__midway_self() #5, !dbg !60
  %7 = sext i32 %6 to i64, !dbg !60
  %8 = call i32* @__midway_thread_flags(i64 noundef %7) #5, !dbg !60
  %9 = load i32, i32* %8, align 4, !dbg !64
  %10 = and i32 %9, -9, !dbg !65
  %11 = select i1 %5, i32 8, i32 0, !dbg !65
  %12 = or i32 %10, %11, !dbg !65
  store i32 %12, i32* %8, align 4, !dbg !65
  %13 = icmp eq i32* %1, null, !dbg !66
  br i1 %13, label %18, label %14, !dbg !66

14:
  %15 = bitcast i32* %1 to i8*, !dbg !67
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 4, i32 noundef 1) #5, !dbg !67
  %16 = lshr i32 %9, 3, !dbg !68
  %17 = and i32 %16, 1, !dbg !68
  store i32 %17, i32* %1, align 4, !dbg !68
  br label %18, !dbg !69

18:
  %19 = phi i32 [ 22, %2 ], [ 0, %4 ], [ 0, %14 ], !dbg !59
  ret i32 %19, !dbg !59
}

define dso_local i32 @pthread_setcanceltype(i32 noundef %0, i32* noundef %1) local_unnamed_addr #1 !dbg !70 {
  %3 = icmp ult i32 %0, 2, !dbg !71
  br i1 %3, label %4, label %18, !dbg !71

4:
  %5 = icmp eq i32 %0, 1, !dbg !71
  %6 = call i32 @__midway_self() #5, !dbg !72
  %7 = sext i32 %6 to i64, !dbg !72
  %8 = call i32* @__midway_thread_flags(i64 noundef %7) #5, !dbg !72
  %9 = load i32, i32* %8, align 4, !dbg !75
  %10 = and i32 %9, -17, !dbg !76
  %11 = select i1 %5, i32 16, i32 0, !dbg !76
  %12 = or i32 %10, %11, !dbg !76
  store i32 %12, i32* %8, align 4, !dbg !76
  %13 = icmp eq i32* %1, null, !dbg !77
  br i1 %13, label %18, label %14, !dbg !77

14:
  %15 = bitcast i32* %1 to i8*, !dbg !78
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef 4, i32 noundef 1) #5, !dbg !78
  %16 = lshr i32 %9, 4, !dbg !79
  %17 = and i32 %16, 1, !dbg !79
  store i32 %17, i32* %1, align 4, !dbg !79
  br label %18, !dbg !80

18:
  %19 = phi i32 [ 22, %2 ], [ 0, %4 ], [ 0, %14 ], !dbg !71
  ret i32 %19, !dbg !71
}

define dso_local void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !81 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !82
  %3 = getelementptr inbounds i8, i8* %2, i64 4, !dbg !84
  %4 = bitcast i8* %3 to i32*, !dbg !84
  %5 = load i32, i32* %4, align 4, !dbg !84
  %6 = add i32 %5, 1, !dbg !84
  store i32 %6, i32* %4, align 4, !dbg !84
  ret void, !dbg !84
}

define dso_local void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !85 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !86
  %3 = getelementptr inbounds i8, i8* %2, i64 4, !dbg !88
  %4 = bitcast i8* %3 to i32*, !dbg !88
  %5 = load i32, i32* %4, align 4, !dbg !88
  %6 = add i32 %5, -1, !dbg !88
  store i32 %6, i32* %4, align 4, !dbg !88
  ret void, !dbg !88
}

define dso_local void @__pthread_register_cancel_defer(%struct.__pthread_unwind_buf_t* nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !89 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !90
  %3 = getelementptr inbounds i8, i8* %2, i64 4, !dbg !92
  %4 = bitcast i8* %3 to i32*, !dbg !92
  %5 = load i32, i32* %4, align 4, !dbg !92
  %6 = add i32 %5, 1, !dbg !92
  store i32 %6, i32* %4, align 4, !dbg !92
  ret void, !dbg !92
}

define dso_local void @__pthread_unregister_cancel_restore(%struct.__pthread_unwind_buf_t* nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !93 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !94
  %3 = getelementptr inbounds i8, i8* %2, i64 4, !dbg !96
  %4 = bitcast i8* %3 to i32*, !dbg !96
  %5 = load i32, i32* %4, align 4, !dbg !96
  %6 = add i32 %5, -1, !dbg !96
  store i32 %6, i32* %4, align 4, !dbg !96
  ret void, !dbg !96
}

define weak dso_local void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef %0) local_unnamed_addr #0 !dbg !97 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.3, i64 0, i64 0)) #6, !dbg !98
  unreachable, !dbg !98
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #3

define dso_local void @_pthread_cleanup_push(%struct.cleanup* noundef %0, void (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #1 !dbg !99 {
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !100
  %5 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 0, !dbg !102
  store void (i8*)* %1, void (i8*)** %5, align 8, !dbg !102
  %6 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 1, !dbg !103
  store i8* %2, i8** %6, align 8, !dbg !103
  %7 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !104
  %8 = bitcast i8* %7 to %struct.cleanup**, !dbg !104
  %9 = load %struct.cleanup*, %struct.cleanup** %8, align 8, !dbg !104
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2, !dbg !104
  store %struct.cleanup* %9, %struct.cleanup** %10, align 8, !dbg !104
  store %struct.cleanup* %0, %struct.cleanup** %8, align 8, !dbg !105
  ret void, !dbg !106
}

define dso_local void @_pthread_cleanup_pop(%struct.cleanup* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #1 !dbg !107 {
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2, !dbg !108
  %4 = load %struct.cleanup*, %struct.cleanup** %3, align 8, !dbg !108
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !109
  %6 = getelementptr inbounds i8, i8* %5, i64 8, !dbg !108
  %7 = bitcast i8* %6 to %struct.cleanup**, !dbg !108
  store %struct.cleanup* %4, %struct.cleanup** %7, align 8, !dbg !108
  %8 = icmp eq i32 %1, 0, !dbg !111
  br i1 %8, label %14, label %9, !dbg !111

9:
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 0, !dbg !112
  %11 = load void (i8*)*, void (i8*)** %10, align 8, !dbg !112
  %12 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 1, !dbg !112
  %13 = load i8*, i8** %12, align 8, !dbg !112
  call void %11(i8* noundef %13) #5, !dbg !112
  br label %14, !dbg !112

14:
  ret void, !dbg !113
}

define dso_local void @_pthread_cleanup_push_defer(%struct.cleanup* noundef %0, void (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #1 !dbg !114 {
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !115
  %5 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 0, !dbg !118
  store void (i8*)* %1, void (i8*)** %5, align 8, !dbg !118
  %6 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 1, !dbg !119
  store i8* %2, i8** %6, align 8, !dbg !119
  %7 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !120
  %8 = bitcast i8* %7 to %struct.cleanup**, !dbg !120
  %9 = load %struct.cleanup*, %struct.cleanup** %8, align 8, !dbg !120
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2, !dbg !120
  store %struct.cleanup* %9, %struct.cleanup** %10, align 8, !dbg !120
  store %struct.cleanup* %0, %struct.cleanup** %8, align 8, !dbg !121
  ret void, !dbg !122
}

define dso_local void @_pthread_cleanup_pop_restore(%struct.cleanup* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #1 !dbg !123 {
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2, !dbg !124
  %4 = load %struct.cleanup*, %struct.cleanup** %3, align 8, !dbg !124
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !126
  %6 = getelementptr inbounds i8, i8* %5, i64 8, !dbg !124
  %7 = bitcast i8* %6 to %struct.cleanup**, !dbg !124
  store %struct.cleanup* %4, %struct.cleanup** %7, align 8, !dbg !124
  %8 = icmp eq i32 %1, 0, !dbg !128
  br i1 %8, label %14, label %9, !dbg !128

9:
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 0, !dbg !129
  %11 = load void (i8*)*, void (i8*)** %10, align 8, !dbg !129
  %12 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 1, !dbg !129
  %13 = load i8*, i8** %12, align 8, !dbg !129
  call void %11(i8* noundef %13) #5, !dbg !129
  br label %14, !dbg !129

14:
  ret void, !dbg !130
}

declare void @__mw_leave_thread(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_self() local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

attributes #0 = { noreturn nounwind null_pointer_is_valid }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/cancel.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_exit", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 28, scope: !8)
!12 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 15, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 39, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "area", scope: !15, file: !15, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = !DIFile(filename: "c/models.h", directory: ".")
!16 = distinct !DILocation(line: 17, scope: !12)
!17 = !DILocation(line: 18, scope: !12)
!18 = !DILocation(line: 20, scope: !12)
!19 = !DILocation(line: 19, scope: !12)
!20 = !DILocation(line: 22, scope: !12)
!21 = !DILocation(line: 23, scope: !12)
!22 = distinct !{!22, !18, !23, !24, !25}
!23 = !DILocation(line: 24, scope: !12)
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !DILocation(line: 25, scope: !12)
!27 = distinct !DISubprogram(name: "__mw_cancellation_point", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 13, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "flags", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!30 = distinct !DILocation(line: 32, scope: !27)
!31 = !DILocation(line: 33, scope: !27)
!32 = !DILocation(line: 35, scope: !27)
!33 = !DILocation(line: 39, scope: !14, inlinedAt: !34)
!34 = distinct !DILocation(line: 17, scope: !12, inlinedAt: !35)
!35 = distinct !DILocation(line: 36, scope: !27)
!36 = !DILocation(line: 18, scope: !12, inlinedAt: !35)
!37 = !DILocation(line: 20, scope: !12, inlinedAt: !35)
!38 = !DILocation(line: 19, scope: !12, inlinedAt: !35)
!39 = !DILocation(line: 22, scope: !12, inlinedAt: !35)
!40 = !DILocation(line: 23, scope: !12, inlinedAt: !35)
!41 = distinct !{!41, !37, !42, !24, !25}
!42 = !DILocation(line: 24, scope: !12, inlinedAt: !35)
!43 = !DILocation(line: 25, scope: !12, inlinedAt: !35)
!44 = !DILocation(line: 37, scope: !27)
!45 = distinct !DISubprogram(name: "pthread_testcancel", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 39, scope: !45)
!47 = distinct !DISubprogram(name: "pthread_cancel", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 43, scope: !47)
!49 = !DILocation(line: 44, scope: !47)
!50 = !DILocation(line: 45, scope: !47)
!51 = !DILocation(line: 46, scope: !47)
!52 = !DILocation(line: 47, scope: !47)
!53 = !DILocation(line: 48, scope: !47)
!54 = !DILocation(line: 49, scope: !47)
!55 = !DILocation(line: 50, scope: !47)
!56 = !DILocation(line: 51, scope: !47)
!57 = !DILocation(line: 52, scope: !47)
!58 = distinct !DISubprogram(name: "pthread_setcancelstate", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 68, scope: !58)
!60 = !DILocation(line: 13, scope: !29, inlinedAt: !61)
!61 = distinct !DILocation(line: 57, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!63 = distinct !DILocation(line: 68, scope: !58)
!64 = !DILocation(line: 57, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 58, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 59, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 60, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 61, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 62, scope: !62, inlinedAt: !63)
!70 = distinct !DISubprogram(name: "pthread_setcanceltype", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 73, scope: !70)
!72 = !DILocation(line: 13, scope: !29, inlinedAt: !73)
!73 = distinct !DILocation(line: 57, scope: !62, inlinedAt: !74)
!74 = distinct !DILocation(line: 73, scope: !70)
!75 = !DILocation(line: 57, scope: !62, inlinedAt: !74)
!76 = !DILocation(line: 58, scope: !62, inlinedAt: !74)
!77 = !DILocation(line: 59, scope: !62, inlinedAt: !74)
!78 = !DILocation(line: 60, scope: !62, inlinedAt: !74)
!79 = !DILocation(line: 61, scope: !62, inlinedAt: !74)
!80 = !DILocation(line: 62, scope: !62, inlinedAt: !74)
!81 = distinct !DISubprogram(name: "__pthread_register_cancel", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 39, scope: !14, inlinedAt: !83)
!83 = distinct !DILocation(line: 76, scope: !81)
!84 = !DILocation(line: 76, scope: !81)
!85 = distinct !DISubprogram(name: "__pthread_unregister_cancel", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 39, scope: !14, inlinedAt: !87)
!87 = distinct !DILocation(line: 77, scope: !85)
!88 = !DILocation(line: 77, scope: !85)
!89 = distinct !DISubprogram(name: "__pthread_register_cancel_defer", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 39, scope: !14, inlinedAt: !91)
!91 = distinct !DILocation(line: 79, scope: !89)
!92 = !DILocation(line: 79, scope: !89)
!93 = distinct !DISubprogram(name: "__pthread_unregister_cancel_restore", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 39, scope: !14, inlinedAt: !95)
!95 = distinct !DILocation(line: 80, scope: !93)
!96 = !DILocation(line: 80, scope: !93)
!97 = distinct !DISubprogram(name: "__pthread_unwind_next", scope: !1, file: !1, line: 83, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 83, scope: !97)
!99 = distinct !DISubprogram(name: "_pthread_cleanup_push", scope: !1, file: !1, line: 85, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 39, scope: !14, inlinedAt: !101)
!101 = distinct !DILocation(line: 87, scope: !99)
!102 = !DILocation(line: 88, scope: !99)
!103 = !DILocation(line: 89, scope: !99)
!104 = !DILocation(line: 90, scope: !99)
!105 = !DILocation(line: 91, scope: !99)
!106 = !DILocation(line: 92, scope: !99)
!107 = distinct !DISubprogram(name: "_pthread_cleanup_pop", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 96, scope: !107)
!109 = !DILocation(line: 39, scope: !14, inlinedAt: !110)
!110 = distinct !DILocation(line: 96, scope: !107)
!111 = !DILocation(line: 97, scope: !107)
!112 = !DILocation(line: 98, scope: !107)
!113 = !DILocation(line: 99, scope: !107)
!114 = distinct !DISubprogram(name: "_pthread_cleanup_push_defer", scope: !1, file: !1, line: 101, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 39, scope: !14, inlinedAt: !116)
!116 = distinct !DILocation(line: 87, scope: !99, inlinedAt: !117)
!117 = distinct !DILocation(line: 103, scope: !114)
!118 = !DILocation(line: 88, scope: !99, inlinedAt: !117)
!119 = !DILocation(line: 89, scope: !99, inlinedAt: !117)
!120 = !DILocation(line: 90, scope: !99, inlinedAt: !117)
!121 = !DILocation(line: 91, scope: !99, inlinedAt: !117)
!122 = !DILocation(line: 104, scope: !114)
!123 = distinct !DISubprogram(name: "_pthread_cleanup_pop_restore", scope: !1, file: !1, line: 106, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 96, scope: !107, inlinedAt: !125)
!125 = distinct !DILocation(line: 106, scope: !123)
!126 = !DILocation(line: 39, scope: !14, inlinedAt: !127)
!127 = distinct !DILocation(line: 96, scope: !107, inlinedAt: !125)
!128 = !DILocation(line: 97, scope: !107, inlinedAt: !125)
!129 = !DILocation(line: 98, scope: !107, inlinedAt: !125)
!130 = !DILocation(line: 106, scope: !123)
