target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x i8*] }
%struct.__cancel_jmp_buf_tag = type { [6 x i32], i32 }

@.str = private unnamed_addr constant [42 x i8] c"cancellation of an id that is no thread's\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cancellation\00", align 1
@.str.2 = private unnamed_addr constant [49 x i8] c"asynchronous cancellation is treated as deferred\00", align 1
@.str.3 = private unnamed_addr constant [49 x i8] c"__pthread_unwind_next: unwinding is not modelled\00", align 1
@.str.4 = private unnamed_addr constant [84 x i8] c"a thread exits inside pthread_cleanup_push: the jump to its handler is not modelled\00", align 1

define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #0 !dbg !9 {
  call fastcc void @leave(i8* noundef %0) #4, !dbg !12
  unreachable, !dbg !12
}

define internal fastcc void @leave(i8* noundef %0) unnamed_addr #0 !dbg !13 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !14
  %3 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !18
  %4 = bitcast i8* %3 to i32*, !dbg !18
  %5 = load i32, i32* %4, align 4, !dbg !18
  %6 = icmp sgt i32 %5, 0, !dbg !18
  br i1 %6, label %12, label %7, !dbg !18

7:
  %8 = getelementptr inbounds i8, i8* %2, i32 8
  %9 = bitcast i8* %8 to %struct.cleanup**
  %10 = load %struct.cleanup*, %struct.cleanup** %9, align 4, !dbg !19
  %11 = icmp eq %struct.cleanup* %10, null, !dbg !19
  br i1 %11, label %23, label %13, !dbg !19

12:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.4, i32 0, i32 0)) #6, !dbg !20
  unreachable, !dbg !20

13:
  %14 = phi %struct.cleanup* [ %21, %13 ], [ %10, %7 ]
  %15 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %14, i32 0, i32 2, !dbg !21
  %16 = load %struct.cleanup*, %struct.cleanup** %15, align 4, !dbg !21
  store %struct.cleanup* %16, %struct.cleanup** %9, align 4, !dbg !21
  %17 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %14, i32 0, i32 0, !dbg !22
  %18 = load void (i8*)*, void (i8*)** %17, align 4, !dbg !22
  %19 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %14, i32 0, i32 1, !dbg !22
  %20 = load i8*, i8** %19, align 4, !dbg !22
  call void %18(i8* noundef %20) #5, !dbg !22
  %21 = load %struct.cleanup*, %struct.cleanup** %9, align 4, !dbg !19
  %22 = icmp eq %struct.cleanup* %21, null, !dbg !19
  br i1 %22, label %23, label %13, !dbg !19, !llvm.loop !23

23:
  call void @__mw_leave_thread(i8* noundef %0) #6, !dbg !27
  unreachable, !dbg !27
}

define dso_local void @__mw_cancellation_point() local_unnamed_addr #1 !dbg !28 {
  %1 = call i32 @__midway_self() #5, !dbg !29
  %2 = call i32* @__midway_thread_flags(i32 noundef %1) #5, !dbg !29
  %3 = load i32, i32* %2, align 4, !dbg !32
  %4 = and i32 %3, 12, !dbg !32
  %5 = icmp eq i32 %4, 4, !dbg !32
  br i1 %5, label %6, label %30, !dbg !32

6:
  %7 = or i32 %3, 8, !dbg !33
  store i32 %7, i32* %2, align 4, !dbg !33
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !34
  %9 = getelementptr inbounds i8, i8* %8, i32 4, !dbg !37
  %10 = bitcast i8* %9 to i32*, !dbg !37
  %11 = load i32, i32* %10, align 4, !dbg !37
  %12 = icmp sgt i32 %11, 0, !dbg !37
  br i1 %12, label %18, label %13, !dbg !37

13:
  %14 = getelementptr inbounds i8, i8* %8, i32 8
  %15 = bitcast i8* %14 to %struct.cleanup**
  %16 = load %struct.cleanup*, %struct.cleanup** %15, align 4, !dbg !38
  %17 = icmp eq %struct.cleanup* %16, null, !dbg !38
  br i1 %17, label %29, label %19, !dbg !38

18:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.4, i32 0, i32 0)) #6, !dbg !39
  unreachable, !dbg !39

19:
  %20 = phi %struct.cleanup* [ %27, %19 ], [ %16, %13 ]
  %21 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %20, i32 0, i32 2, !dbg !40
  %22 = load %struct.cleanup*, %struct.cleanup** %21, align 4, !dbg !40
  store %struct.cleanup* %22, %struct.cleanup** %15, align 4, !dbg !40
  %23 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %20, i32 0, i32 0, !dbg !41
  %24 = load void (i8*)*, void (i8*)** %23, align 4, !dbg !41
  %25 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %20, i32 0, i32 1, !dbg !41
  %26 = load i8*, i8** %25, align 4, !dbg !41
  call void %24(i8* noundef %26) #5, !dbg !41
  %27 = load %struct.cleanup*, %struct.cleanup** %15, align 4, !dbg !38
  %28 = icmp eq %struct.cleanup* %27, null, !dbg !38
  br i1 %28, label %29, label %19, !dbg !38, !llvm.loop !42

29:
  call void @__mw_leave_thread(i8* noundef nonnull inttoptr (i32 -1 to i8*)) #6, !dbg !44
  unreachable, !dbg !44

30:
  ret void, !dbg !45
}

define dso_local void @pthread_testcancel() local_unnamed_addr #1 !dbg !46 {
  call void @__mw_cancellation_point() #4, !dbg !47
  ret void, !dbg !47
}

define dso_local i32 @pthread_cancel(i32 noundef %0) local_unnamed_addr #1 !dbg !48 {
  %2 = call i32 @__midway_thread_valid(i32 noundef %0) #5, !dbg !49
  %3 = icmp eq i32 %2, 0, !dbg !49
  br i1 %3, label %4, label %5, !dbg !49

4:
  call void @__midway_violation(i32 noundef 6, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i32 0, i32 0)) #6, !dbg !50
  unreachable, !dbg !50

5:
  %6 = call i32* @__midway_thread_flags(i32 noundef %0) #5, !dbg !51
  %7 = bitcast i32* %6 to i8*, !dbg !52
  call void @__midway_sync(i32 noundef 27, i8* noundef %7, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !52
  %8 = load i32, i32* %6, align 4, !dbg !53
  %9 = and i32 %8, 16, !dbg !53
  %10 = icmp eq i32 %9, 0, !dbg !53
  br i1 %10, label %12, label %11, !dbg !53

11:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i32 0, i32 0)) #5, !dbg !54
  br label %12, !dbg !54

12:
  %13 = load i32, i32* %6, align 4, !dbg !55
  %14 = or i32 %13, 4, !dbg !55
  store i32 %14, i32* %6, align 4, !dbg !55
  %15 = and i32 %13, 8, !dbg !56
  %16 = icmp eq i32 %15, 0, !dbg !56
  br i1 %16, label %17, label %18, !dbg !56

17:
  call void @__midway_wake(i32 noundef %0) #5, !dbg !57
  br label %18, !dbg !57

18:
  ret i32 0, !dbg !58
}

declare i32 @__midway_thread_valid(i32 noundef) local_unnamed_addr #2

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare i32* @__midway_thread_flags(i32 noundef) local_unnamed_addr #2

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_wake(i32 noundef) local_unnamed_addr #2

define dso_local i32 @pthread_setcancelstate(i32 noundef %0, i32* noundef %1) local_unnamed_addr #1 !dbg !59 {
  %3 = icmp ult i32 %0, 2, !dbg !60
  br i1 %3, label %4, label %17, !dbg !60

4:
  %5 = icmp eq i32 %0, 1, !dbg !60
  %6 = call i32 @__midway_self() #5, !dbg !61
  %7 = call i32* @__midway_thread_flags(i32 noundef %6) #5, !dbg !61
  %8 = load i32, i32* %7, align 4, !dbg !65
  %9 = and i32 %8, -9, !dbg !66
  %10 = select i1 %5, i32 8, i32 0, !dbg !66
  %11 = or i32 %9, %10, !dbg !66
  store i32 %11, i32* %7, align 4, !dbg !66
  %12 = icmp eq i32* %1, null, !dbg !67
  br i1 %12, label %17, label %13, !dbg !67

13:
  %14 = bitcast i32* %1 to i8*, !dbg !68
  call void @__midway_check(i8* noundef nonnull %14, i32 noundef 4, i32 noundef 1) #5, !dbg !68
  %15 = lshr i32 %8, 3, !dbg !69
  %16 = and i32 %15, 1, !dbg !69
  store i32 %16, i32* %1, align 4, !dbg !69
  br label %17, !dbg !70

17:
  %18 = phi i32 [ 22, %2 ], [ 0, %4 ], [ 0, %13 ], !dbg !60
  ret i32 %18, !dbg !60
}

define dso_local i32 @pthread_setcanceltype(i32 noundef %0, i32* noundef %1) local_unnamed_addr #1 !dbg !71 {
  %3 = icmp ult i32 %0, 2, !dbg !72
  br i1 %3, label %4, label %17, !dbg !72

4:
  %5 = icmp eq i32 %0, 1, !dbg !72
  %6 = call i32 @__midway_self() #5, !dbg !73
  %7 = call i32* @__midway_thread_flags(i32 noundef %6) #5, !dbg !73
  %8 = load i32, i32* %7, align 4, !dbg !76
  %9 = and i32 %8, -17, !dbg !77
  %10 = select i1 %5, i32 16, i32 0, !dbg !77
  %11 = or i32 %9, %10, !dbg !77
  store i32 %11, i32* %7, align 4, !dbg !77
  %12 = icmp eq i32* %1, null, !dbg !78
  br i1 %12, label %17, label %13, !dbg !78

13:
  %14 = bitcast i32* %1 to i8*, !dbg !79
  call void @__midway_check(i8* noundef nonnull %14, i32 noundef 4, i32 noundef 1) #5, !dbg !79
  %15 = lshr i32 %8, 4, !dbg !80
  %16 = and i32 %15, 1, !dbg !80
  store i32 %16, i32* %1, align 4, !dbg !80
  br label %17, !dbg !81

17:
  %18 = phi i32 [ 22, %2 ], [ 0, %4 ], [ 0, %13 ], !dbg !72
  ret i32 %18, !dbg !72
}

define dso_local void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* inreg nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !82 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !83
  %3 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !85
  %4 = bitcast i8* %3 to i32*, !dbg !85
  %5 = load i32, i32* %4, align 4, !dbg !85
  %6 = add i32 %5, 1, !dbg !85
  store i32 %6, i32* %4, align 4, !dbg !85
  ret void, !dbg !85
}

define dso_local void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* inreg nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !86 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !87
  %3 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !89
  %4 = bitcast i8* %3 to i32*, !dbg !89
  %5 = load i32, i32* %4, align 4, !dbg !89
  %6 = add i32 %5, -1, !dbg !89
  store i32 %6, i32* %4, align 4, !dbg !89
  ret void, !dbg !89
}

define dso_local void @__pthread_register_cancel_defer(%struct.__pthread_unwind_buf_t* inreg nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !90 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !91
  %3 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !93
  %4 = bitcast i8* %3 to i32*, !dbg !93
  %5 = load i32, i32* %4, align 4, !dbg !93
  %6 = add i32 %5, 1, !dbg !93
  store i32 %6, i32* %4, align 4, !dbg !93
  ret void, !dbg !93
}

define dso_local void @__pthread_unregister_cancel_restore(%struct.__pthread_unwind_buf_t* inreg nocapture noundef readnone %0) local_unnamed_addr #1 !dbg !94 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !95
  %3 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !97
  %4 = bitcast i8* %3 to i32*, !dbg !97
  %5 = load i32, i32* %4, align 4, !dbg !97
  %6 = add i32 %5, -1, !dbg !97
  store i32 %6, i32* %4, align 4, !dbg !97
  ret void, !dbg !97
}

define weak dso_local void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* inreg noundef %0) local_unnamed_addr #0 !dbg !98 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.3, i32 0, i32 0)) #6, !dbg !99
  unreachable, !dbg !99
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #3

define dso_local void @_pthread_cleanup_push(%struct.cleanup* noundef %0, void (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #1 !dbg !100 {
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !101
  %5 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 0, !dbg !103
  store void (i8*)* %1, void (i8*)** %5, align 4, !dbg !103
  %6 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 1, !dbg !104
  store i8* %2, i8** %6, align 4, !dbg !104
  %7 = getelementptr inbounds i8, i8* %4, i32 8, !dbg !105
  %8 = bitcast i8* %7 to %struct.cleanup**, !dbg !105
  %9 = load %struct.cleanup*, %struct.cleanup** %8, align 4, !dbg !105
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 2, !dbg !105
  store %struct.cleanup* %9, %struct.cleanup** %10, align 4, !dbg !105
  store %struct.cleanup* %0, %struct.cleanup** %8, align 4, !dbg !106
  ret void, !dbg !107
}

define dso_local void @_pthread_cleanup_pop(%struct.cleanup* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #1 !dbg !108 {
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 2, !dbg !109
  %4 = load %struct.cleanup*, %struct.cleanup** %3, align 4, !dbg !109
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !110
  %6 = getelementptr inbounds i8, i8* %5, i32 8, !dbg !109
  %7 = bitcast i8* %6 to %struct.cleanup**, !dbg !109
  store %struct.cleanup* %4, %struct.cleanup** %7, align 4, !dbg !109
  %8 = icmp eq i32 %1, 0, !dbg !112
  br i1 %8, label %14, label %9, !dbg !112

9:
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 0, !dbg !113
  %11 = load void (i8*)*, void (i8*)** %10, align 4, !dbg !113
  %12 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 1, !dbg !113
  %13 = load i8*, i8** %12, align 4, !dbg !113
  call void %11(i8* noundef %13) #5, !dbg !113
  br label %14, !dbg !113

14:
  ret void, !dbg !114
}

define dso_local void @_pthread_cleanup_push_defer(%struct.cleanup* noundef %0, void (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #1 !dbg !115 {
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !116
  %5 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 0, !dbg !119
  store void (i8*)* %1, void (i8*)** %5, align 4, !dbg !119
  %6 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 1, !dbg !120
  store i8* %2, i8** %6, align 4, !dbg !120
  %7 = getelementptr inbounds i8, i8* %4, i32 8, !dbg !121
  %8 = bitcast i8* %7 to %struct.cleanup**, !dbg !121
  %9 = load %struct.cleanup*, %struct.cleanup** %8, align 4, !dbg !121
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 2, !dbg !121
  store %struct.cleanup* %9, %struct.cleanup** %10, align 4, !dbg !121
  store %struct.cleanup* %0, %struct.cleanup** %8, align 4, !dbg !122
  ret void, !dbg !123
}

define dso_local void @_pthread_cleanup_pop_restore(%struct.cleanup* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #1 !dbg !124 {
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 2, !dbg !125
  %4 = load %struct.cleanup*, %struct.cleanup** %3, align 4, !dbg !125
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !127
  %6 = getelementptr inbounds i8, i8* %5, i32 8, !dbg !125
  %7 = bitcast i8* %6 to %struct.cleanup**, !dbg !125
  store %struct.cleanup* %4, %struct.cleanup** %7, align 4, !dbg !125
  %8 = icmp eq i32 %1, 0, !dbg !129
  br i1 %8, label %14, label %9, !dbg !129

9:
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 0, !dbg !130
  %11 = load void (i8*)*, void (i8*)** %10, align 4, !dbg !130
  %12 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i32 0, i32 1, !dbg !130
  %13 = load i8*, i8** %12, align 4, !dbg !130
  call void %11(i8* noundef %13) #5, !dbg !130
  br label %14, !dbg !130

14:
  ret void, !dbg !131
}

declare void @__mw_leave_thread(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_self() local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

attributes #0 = { noreturn nounwind null_pointer_is_valid }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/cancel.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_exit", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 28, scope: !9)
!13 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 15, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 39, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "area", scope: !16, file: !16, line: 39, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = !DIFile(filename: "c/models.h", directory: ".")
!17 = distinct !DILocation(line: 17, scope: !13)
!18 = !DILocation(line: 18, scope: !13)
!19 = !DILocation(line: 20, scope: !13)
!20 = !DILocation(line: 19, scope: !13)
!21 = !DILocation(line: 22, scope: !13)
!22 = !DILocation(line: 23, scope: !13)
!23 = distinct !{!23, !19, !24, !25, !26}
!24 = !DILocation(line: 24, scope: !13)
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !DILocation(line: 25, scope: !13)
!28 = distinct !DISubprogram(name: "__mw_cancellation_point", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 13, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "flags", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = distinct !DILocation(line: 32, scope: !28)
!32 = !DILocation(line: 33, scope: !28)
!33 = !DILocation(line: 35, scope: !28)
!34 = !DILocation(line: 39, scope: !15, inlinedAt: !35)
!35 = distinct !DILocation(line: 17, scope: !13, inlinedAt: !36)
!36 = distinct !DILocation(line: 36, scope: !28)
!37 = !DILocation(line: 18, scope: !13, inlinedAt: !36)
!38 = !DILocation(line: 20, scope: !13, inlinedAt: !36)
!39 = !DILocation(line: 19, scope: !13, inlinedAt: !36)
!40 = !DILocation(line: 22, scope: !13, inlinedAt: !36)
!41 = !DILocation(line: 23, scope: !13, inlinedAt: !36)
!42 = distinct !{!42, !38, !43, !25, !26}
!43 = !DILocation(line: 24, scope: !13, inlinedAt: !36)
!44 = !DILocation(line: 25, scope: !13, inlinedAt: !36)
!45 = !DILocation(line: 37, scope: !28)
!46 = distinct !DISubprogram(name: "pthread_testcancel", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 39, scope: !46)
!48 = distinct !DISubprogram(name: "pthread_cancel", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 43, scope: !48)
!50 = !DILocation(line: 44, scope: !48)
!51 = !DILocation(line: 45, scope: !48)
!52 = !DILocation(line: 46, scope: !48)
!53 = !DILocation(line: 47, scope: !48)
!54 = !DILocation(line: 48, scope: !48)
!55 = !DILocation(line: 49, scope: !48)
!56 = !DILocation(line: 50, scope: !48)
!57 = !DILocation(line: 51, scope: !48)
!58 = !DILocation(line: 52, scope: !48)
!59 = distinct !DISubprogram(name: "pthread_setcancelstate", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 68, scope: !59)
!61 = !DILocation(line: 13, scope: !30, inlinedAt: !62)
!62 = distinct !DILocation(line: 57, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!64 = distinct !DILocation(line: 68, scope: !59)
!65 = !DILocation(line: 57, scope: !63, inlinedAt: !64)
!66 = !DILocation(line: 58, scope: !63, inlinedAt: !64)
!67 = !DILocation(line: 59, scope: !63, inlinedAt: !64)
!68 = !DILocation(line: 60, scope: !63, inlinedAt: !64)
!69 = !DILocation(line: 61, scope: !63, inlinedAt: !64)
!70 = !DILocation(line: 62, scope: !63, inlinedAt: !64)
!71 = distinct !DISubprogram(name: "pthread_setcanceltype", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 73, scope: !71)
!73 = !DILocation(line: 13, scope: !30, inlinedAt: !74)
!74 = distinct !DILocation(line: 57, scope: !63, inlinedAt: !75)
!75 = distinct !DILocation(line: 73, scope: !71)
!76 = !DILocation(line: 57, scope: !63, inlinedAt: !75)
!77 = !DILocation(line: 58, scope: !63, inlinedAt: !75)
!78 = !DILocation(line: 59, scope: !63, inlinedAt: !75)
!79 = !DILocation(line: 60, scope: !63, inlinedAt: !75)
!80 = !DILocation(line: 61, scope: !63, inlinedAt: !75)
!81 = !DILocation(line: 62, scope: !63, inlinedAt: !75)
!82 = distinct !DISubprogram(name: "__pthread_register_cancel", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 39, scope: !15, inlinedAt: !84)
!84 = distinct !DILocation(line: 76, scope: !82)
!85 = !DILocation(line: 76, scope: !82)
!86 = distinct !DISubprogram(name: "__pthread_unregister_cancel", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 39, scope: !15, inlinedAt: !88)
!88 = distinct !DILocation(line: 77, scope: !86)
!89 = !DILocation(line: 77, scope: !86)
!90 = distinct !DISubprogram(name: "__pthread_register_cancel_defer", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 39, scope: !15, inlinedAt: !92)
!92 = distinct !DILocation(line: 79, scope: !90)
!93 = !DILocation(line: 79, scope: !90)
!94 = distinct !DISubprogram(name: "__pthread_unregister_cancel_restore", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 39, scope: !15, inlinedAt: !96)
!96 = distinct !DILocation(line: 80, scope: !94)
!97 = !DILocation(line: 80, scope: !94)
!98 = distinct !DISubprogram(name: "__pthread_unwind_next", scope: !1, file: !1, line: 83, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 83, scope: !98)
!100 = distinct !DISubprogram(name: "_pthread_cleanup_push", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 39, scope: !15, inlinedAt: !102)
!102 = distinct !DILocation(line: 87, scope: !100)
!103 = !DILocation(line: 88, scope: !100)
!104 = !DILocation(line: 89, scope: !100)
!105 = !DILocation(line: 90, scope: !100)
!106 = !DILocation(line: 91, scope: !100)
!107 = !DILocation(line: 92, scope: !100)
!108 = distinct !DISubprogram(name: "_pthread_cleanup_pop", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 96, scope: !108)
!110 = !DILocation(line: 39, scope: !15, inlinedAt: !111)
!111 = distinct !DILocation(line: 96, scope: !108)
!112 = !DILocation(line: 97, scope: !108)
!113 = !DILocation(line: 98, scope: !108)
!114 = !DILocation(line: 99, scope: !108)
!115 = distinct !DISubprogram(name: "_pthread_cleanup_push_defer", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 39, scope: !15, inlinedAt: !117)
!117 = distinct !DILocation(line: 87, scope: !100, inlinedAt: !118)
!118 = distinct !DILocation(line: 103, scope: !115)
!119 = !DILocation(line: 88, scope: !100, inlinedAt: !118)
!120 = !DILocation(line: 89, scope: !100, inlinedAt: !118)
!121 = !DILocation(line: 90, scope: !100, inlinedAt: !118)
!122 = !DILocation(line: 91, scope: !100, inlinedAt: !118)
!123 = !DILocation(line: 104, scope: !115)
!124 = distinct !DISubprogram(name: "_pthread_cleanup_pop_restore", scope: !1, file: !1, line: 106, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 96, scope: !108, inlinedAt: !126)
!126 = distinct !DILocation(line: 106, scope: !124)
!127 = !DILocation(line: 39, scope: !15, inlinedAt: !128)
!128 = distinct !DILocation(line: 96, scope: !108, inlinedAt: !126)
!129 = !DILocation(line: 97, scope: !108, inlinedAt: !126)
!130 = !DILocation(line: 98, scope: !108, inlinedAt: !126)
!131 = !DILocation(line: 106, scope: !124)
