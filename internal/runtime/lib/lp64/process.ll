target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handler = type { %struct.handler*, void ()*, void (i32, i8*)*, void (i8*)*, i8* }

@handlers = internal global %struct.handler* null, align 8
@quick = internal global %struct.handler* null, align 8
@.str = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"stack smashing\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"buffer overflow\00", align 1

define dso_local i32 @atexit(void ()* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = call i8* @__midway_alloc(i64 noundef 40, i64 noundef 16, i32 noundef 3) #5, !dbg !11
  %3 = bitcast i8* %2 to %struct.handler**, !dbg !17
  store %struct.handler* null, %struct.handler** %3, align 8, !dbg !17
  %4 = getelementptr inbounds i8, i8* %2, i64 8, !dbg !17
  %5 = bitcast i8* %4 to void ()**, !dbg !17
  store void ()* %0, void ()** %5, align 8, !dbg !17
  %6 = getelementptr inbounds i8, i8* %2, i64 16, !dbg !17
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false), !dbg !17
  %7 = load %struct.handler*, %struct.handler** @handlers, align 8, !dbg !18
  store %struct.handler* %7, %struct.handler** %3, align 8, !dbg !18
  store i8* %2, i8** bitcast (%struct.handler** @handlers to i8**), align 8, !dbg !19
  ret i32 0, !dbg !20
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

define dso_local i32 @at_quick_exit(void ()* noundef %0) local_unnamed_addr #0 !dbg !21 {
  %2 = call i8* @__midway_alloc(i64 noundef 40, i64 noundef 16, i32 noundef 3) #5, !dbg !22
  %3 = bitcast i8* %2 to %struct.handler**, !dbg !25
  store %struct.handler* null, %struct.handler** %3, align 8, !dbg !25
  %4 = getelementptr inbounds i8, i8* %2, i64 8, !dbg !25
  %5 = bitcast i8* %4 to void ()**, !dbg !25
  store void ()* %0, void ()** %5, align 8, !dbg !25
  %6 = getelementptr inbounds i8, i8* %2, i64 16, !dbg !25
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false), !dbg !25
  %7 = load %struct.handler*, %struct.handler** @quick, align 8, !dbg !26
  store %struct.handler* %7, %struct.handler** %3, align 8, !dbg !26
  store i8* %2, i8** bitcast (%struct.handler** @quick to i8**), align 8, !dbg !27
  ret i32 0, !dbg !28
}

define dso_local i32 @on_exit(void (i32, i8*)* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !29 {
  %3 = call i8* @__midway_alloc(i64 noundef 40, i64 noundef 16, i32 noundef 3) #5, !dbg !30
  %4 = bitcast i8* %3 to %struct.handler**, !dbg !33
  store %struct.handler* null, %struct.handler** %4, align 8, !dbg !33
  %5 = getelementptr inbounds i8, i8* %3, i64 8, !dbg !33
  %6 = bitcast i8* %5 to void ()**, !dbg !33
  store void ()* null, void ()** %6, align 8, !dbg !33
  %7 = getelementptr inbounds i8, i8* %3, i64 16, !dbg !33
  %8 = bitcast i8* %7 to void (i32, i8*)**, !dbg !33
  store void (i32, i8*)* %0, void (i32, i8*)** %8, align 8, !dbg !33
  %9 = getelementptr inbounds i8, i8* %3, i64 24, !dbg !33
  %10 = bitcast i8* %9 to void (i8*)**, !dbg !33
  store void (i8*)* null, void (i8*)** %10, align 8, !dbg !33
  %11 = getelementptr inbounds i8, i8* %3, i64 32, !dbg !33
  %12 = bitcast i8* %11 to i8**, !dbg !33
  store i8* %1, i8** %12, align 8, !dbg !33
  %13 = load %struct.handler*, %struct.handler** @handlers, align 8, !dbg !34
  store %struct.handler* %13, %struct.handler** %4, align 8, !dbg !34
  store i8* %3, i8** bitcast (%struct.handler** @handlers to i8**), align 8, !dbg !35
  ret i32 0, !dbg !36
}

define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !37 {
  %4 = call i8* @__midway_alloc(i64 noundef 40, i64 noundef 16, i32 noundef 3) #5, !dbg !38
  %5 = bitcast i8* %4 to %struct.handler**, !dbg !41
  store %struct.handler* null, %struct.handler** %5, align 8, !dbg !41
  %6 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !41
  %7 = bitcast i8* %6 to void ()**, !dbg !41
  store void ()* null, void ()** %7, align 8, !dbg !41
  %8 = getelementptr inbounds i8, i8* %4, i64 16, !dbg !41
  %9 = bitcast i8* %8 to void (i32, i8*)**, !dbg !41
  store void (i32, i8*)* null, void (i32, i8*)** %9, align 8, !dbg !41
  %10 = getelementptr inbounds i8, i8* %4, i64 24, !dbg !41
  %11 = bitcast i8* %10 to void (i8*)**, !dbg !41
  store void (i8*)* %0, void (i8*)** %11, align 8, !dbg !41
  %12 = getelementptr inbounds i8, i8* %4, i64 32, !dbg !41
  %13 = bitcast i8* %12 to i8**, !dbg !41
  store i8* %1, i8** %13, align 8, !dbg !41
  %14 = load %struct.handler*, %struct.handler** @handlers, align 8, !dbg !42
  store %struct.handler* %14, %struct.handler** %5, align 8, !dbg !42
  store i8* %4, i8** bitcast (%struct.handler** @handlers to i8**), align 8, !dbg !43
  ret i32 0, !dbg !44
}

define dso_local void @__mw_leave_process(i32 noundef %0) local_unnamed_addr #2 !dbg !45 {
  call fastcc void @run(%struct.handler** noundef nonnull @handlers, i32 noundef %0) #6, !dbg !46
  call fastcc void @end(i32 noundef %0) #7, !dbg !47
  unreachable, !dbg !47
}

define internal fastcc void @run(%struct.handler** nocapture noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !48 {
  %3 = load %struct.handler*, %struct.handler** %0, align 8, !dbg !49
  %4 = icmp eq %struct.handler* %3, null, !dbg !49
  br i1 %4, label %5, label %6, !dbg !49

5:
  ret void, !dbg !50

6:
  %7 = phi %struct.handler* [ %27, %26 ], [ %3, %2 ]
  %8 = getelementptr inbounds %struct.handler, %struct.handler* %7, i64 0, i32 0, !dbg !51
  %9 = load %struct.handler*, %struct.handler** %8, align 8, !dbg !51
  store %struct.handler* %9, %struct.handler** %0, align 8, !dbg !51
  %10 = getelementptr inbounds %struct.handler, %struct.handler* %7, i64 0, i32 1, !dbg !52
  %11 = load void ()*, void ()** %10, align 8, !dbg !52
  %12 = icmp eq void ()* %11, null, !dbg !52
  br i1 %12, label %14, label %13, !dbg !52

13:
  call void %11() #5, !dbg !53
  br label %26, !dbg !53

14:
  %15 = getelementptr inbounds %struct.handler, %struct.handler* %7, i64 0, i32 2, !dbg !54
  %16 = load void (i32, i8*)*, void (i32, i8*)** %15, align 8, !dbg !54
  %17 = icmp eq void (i32, i8*)* %16, null, !dbg !54
  br i1 %17, label %21, label %18, !dbg !54

18:
  %19 = getelementptr inbounds %struct.handler, %struct.handler* %7, i64 0, i32 4, !dbg !55
  %20 = load i8*, i8** %19, align 8, !dbg !55
  call void %16(i32 noundef %1, i8* noundef %20) #5, !dbg !55
  br label %26, !dbg !55

21:
  %22 = getelementptr inbounds %struct.handler, %struct.handler* %7, i64 0, i32 3, !dbg !56
  %23 = load void (i8*)*, void (i8*)** %22, align 8, !dbg !56
  %24 = getelementptr inbounds %struct.handler, %struct.handler* %7, i64 0, i32 4, !dbg !56
  %25 = load i8*, i8** %24, align 8, !dbg !56
  call void %23(i8* noundef %25) #5, !dbg !56
  br label %26

26:
  %27 = load %struct.handler*, %struct.handler** %0, align 8, !dbg !49
  %28 = icmp eq %struct.handler* %27, null, !dbg !49
  br i1 %28, label %5, label %6, !dbg !49, !llvm.loop !57
}

define internal fastcc void @end(i32 noundef %0) unnamed_addr #2 !dbg !61 {
  call void @__midway_sync(i32 noundef 26, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !62
  call void @__midway_exit(i32 noundef %0) #8, !dbg !63
  unreachable, !dbg !63
}

define dso_local void @__mw_main_end(i32 noundef %0) local_unnamed_addr #2 !dbg !64 {
  call void @__mw_leave_process(i32 noundef %0) #7, !dbg !65
  unreachable, !dbg !65
}

define dso_local void @exit(i32 noundef %0) local_unnamed_addr #2 !dbg !66 {
  call void @__mw_leave_process(i32 noundef %0) #7, !dbg !67
  unreachable, !dbg !67
}

define dso_local void @_exit(i32 noundef %0) local_unnamed_addr #2 !dbg !68 {
  call fastcc void @end(i32 noundef %0) #7, !dbg !69
  unreachable, !dbg !69
}

define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #2 !dbg !70 {
  call fastcc void @end(i32 noundef %0) #7, !dbg !71
  unreachable, !dbg !71
}

define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #2 !dbg !72 {
  call fastcc void @run(%struct.handler** noundef nonnull @quick, i32 noundef %0) #6, !dbg !73
  call fastcc void @end(i32 noundef %0) #7, !dbg !74
  unreachable, !dbg !74
}

define dso_local void @abort() local_unnamed_addr #2 !dbg !75 {
  %1 = call i32 @__midway_option(i32 noundef 3) #5, !dbg !76
  %2 = icmp eq i32 %1, 0, !dbg !76
  br i1 %2, label %4, label %3, !dbg !76

3:
  call fastcc void @end(i32 noundef 134) #7, !dbg !77
  unreachable, !dbg !77

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #8, !dbg !78
  unreachable, !dbg !78
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #3

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #4

define dso_local void @__stack_chk_fail() local_unnamed_addr #2 !dbg !79 {
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0)) #8, !dbg !80
  unreachable, !dbg !80
}

define dso_local void @__chk_fail() local_unnamed_addr #2 !dbg !81 {
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #8, !dbg !82
  unreachable, !dbg !82
}

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_exit(i32 noundef) local_unnamed_addr #4

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #2 = { noreturn nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }
attributes #7 = { nobuiltin noreturn }
attributes #8 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/process.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "atexit", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 87, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "internal_alloc", scope: !13, file: !13, line: 87, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 20, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 27, scope: !8)
!17 = !DILocation(line: 21, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 22, scope: !15, inlinedAt: !16)
!19 = !DILocation(line: 23, scope: !15, inlinedAt: !16)
!20 = !DILocation(line: 27, scope: !8)
!21 = distinct !DISubprogram(name: "at_quick_exit", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 87, scope: !12, inlinedAt: !23)
!23 = distinct !DILocation(line: 20, scope: !15, inlinedAt: !24)
!24 = distinct !DILocation(line: 28, scope: !21)
!25 = !DILocation(line: 21, scope: !15, inlinedAt: !24)
!26 = !DILocation(line: 22, scope: !15, inlinedAt: !24)
!27 = !DILocation(line: 23, scope: !15, inlinedAt: !24)
!28 = !DILocation(line: 28, scope: !21)
!29 = distinct !DISubprogram(name: "on_exit", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 87, scope: !12, inlinedAt: !31)
!31 = distinct !DILocation(line: 20, scope: !15, inlinedAt: !32)
!32 = distinct !DILocation(line: 29, scope: !29)
!33 = !DILocation(line: 21, scope: !15, inlinedAt: !32)
!34 = !DILocation(line: 22, scope: !15, inlinedAt: !32)
!35 = !DILocation(line: 23, scope: !15, inlinedAt: !32)
!36 = !DILocation(line: 29, scope: !29)
!37 = distinct !DISubprogram(name: "__cxa_atexit", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 87, scope: !12, inlinedAt: !39)
!39 = distinct !DILocation(line: 20, scope: !15, inlinedAt: !40)
!40 = distinct !DILocation(line: 33, scope: !37)
!41 = !DILocation(line: 21, scope: !15, inlinedAt: !40)
!42 = !DILocation(line: 22, scope: !15, inlinedAt: !40)
!43 = !DILocation(line: 23, scope: !15, inlinedAt: !40)
!44 = !DILocation(line: 33, scope: !37)
!45 = distinct !DISubprogram(name: "__mw_leave_process", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 58, scope: !45)
!47 = !DILocation(line: 59, scope: !45)
!48 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 38, scope: !48)
!50 = !DILocation(line: 47, scope: !48)
!51 = !DILocation(line: 39, scope: !48)
!52 = !DILocation(line: 40, scope: !48)
!53 = !DILocation(line: 41, scope: !48)
!54 = !DILocation(line: 42, scope: !48)
!55 = !DILocation(line: 43, scope: !48)
!56 = !DILocation(line: 45, scope: !48)
!57 = distinct !{!57, !49, !58, !59, !60}
!58 = !DILocation(line: 46, scope: !48)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = distinct !DISubprogram(name: "end", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 52, scope: !61)
!63 = !DILocation(line: 53, scope: !61)
!64 = distinct !DISubprogram(name: "__mw_main_end", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 62, scope: !64)
!66 = distinct !DISubprogram(name: "exit", scope: !1, file: !1, line: 64, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 64, scope: !66)
!68 = distinct !DISubprogram(name: "_exit", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 65, scope: !68)
!70 = distinct !DISubprogram(name: "_Exit", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 66, scope: !70)
!72 = distinct !DISubprogram(name: "quick_exit", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 70, scope: !72)
!74 = !DILocation(line: 71, scope: !72)
!75 = distinct !DISubprogram(name: "abort", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 76, scope: !75)
!77 = !DILocation(line: 77, scope: !75)
!78 = !DILocation(line: 78, scope: !75)
!79 = distinct !DISubprogram(name: "__stack_chk_fail", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 82, scope: !79)
!81 = distinct !DISubprogram(name: "__chk_fail", scope: !1, file: !1, line: 83, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 83, scope: !81)
