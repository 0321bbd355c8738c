target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.handler = type { %struct.handler*, void ()*, void (i32, i8*)*, void (i8*)*, i8* }

@handlers = internal global %struct.handler* null, align 4
@quick = internal global %struct.handler* null, align 4
@.str = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"stack smashing\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"buffer overflow\00", align 1

define dso_local i32 @atexit(void ()* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5, !dbg !12
  %3 = bitcast i8* %2 to %struct.handler**, !dbg !18
  store %struct.handler* null, %struct.handler** %3, align 4, !dbg !18
  %4 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !18
  %5 = bitcast i8* %4 to void ()**, !dbg !18
  store void ()* %0, void ()** %5, align 4, !dbg !18
  %6 = getelementptr inbounds i8, i8* %2, i32 8, !dbg !18
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %6, i8 0, i32 12, i1 false), !dbg !18
  %7 = load %struct.handler*, %struct.handler** @handlers, align 4, !dbg !19
  store %struct.handler* %7, %struct.handler** %3, align 4, !dbg !19
  store i8* %2, i8** bitcast (%struct.handler** @handlers to i8**), align 4, !dbg !20
  ret i32 0, !dbg !21
}

define dso_local i32 @at_quick_exit(void ()* noundef %0) local_unnamed_addr #0 !dbg !22 {
  %2 = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5, !dbg !23
  %3 = bitcast i8* %2 to %struct.handler**, !dbg !26
  store %struct.handler* null, %struct.handler** %3, align 4, !dbg !26
  %4 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !26
  %5 = bitcast i8* %4 to void ()**, !dbg !26
  store void ()* %0, void ()** %5, align 4, !dbg !26
  %6 = getelementptr inbounds i8, i8* %2, i32 8, !dbg !26
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %6, i8 0, i32 12, i1 false), !dbg !26
  %7 = load %struct.handler*, %struct.handler** @quick, align 4, !dbg !27
  store %struct.handler* %7, %struct.handler** %3, align 4, !dbg !27
  store i8* %2, i8** bitcast (%struct.handler** @quick to i8**), align 4, !dbg !28
  ret i32 0, !dbg !29
}

define dso_local i32 @on_exit(void (i32, i8*)* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !30 {
  %3 = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5, !dbg !31
  %4 = bitcast i8* %3 to %struct.handler**, !dbg !34
  store %struct.handler* null, %struct.handler** %4, align 4, !dbg !34
  %5 = getelementptr inbounds i8, i8* %3, i32 4, !dbg !34
  %6 = bitcast i8* %5 to void ()**, !dbg !34
  store void ()* null, void ()** %6, align 4, !dbg !34
  %7 = getelementptr inbounds i8, i8* %3, i32 8, !dbg !34
  %8 = bitcast i8* %7 to void (i32, i8*)**, !dbg !34
  store void (i32, i8*)* %0, void (i32, i8*)** %8, align 4, !dbg !34
  %9 = getelementptr inbounds i8, i8* %3, i32 12, !dbg !34
  %10 = bitcast i8* %9 to void (i8*)**, !dbg !34
  store void (i8*)* null, void (i8*)** %10, align 4, !dbg !34
  %11 = getelementptr inbounds i8, i8* %3, i32 16, !dbg !34
  %12 = bitcast i8* %11 to i8**, !dbg !34
  store i8* %1, i8** %12, align 4, !dbg !34
  %13 = load %struct.handler*, %struct.handler** @handlers, align 4, !dbg !35
  store %struct.handler* %13, %struct.handler** %4, align 4, !dbg !35
  store i8* %3, i8** bitcast (%struct.handler** @handlers to i8**), align 4, !dbg !36
  ret i32 0, !dbg !37
}

define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !38 {
  %4 = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5, !dbg !39
  %5 = bitcast i8* %4 to %struct.handler**, !dbg !42
  store %struct.handler* null, %struct.handler** %5, align 4, !dbg !42
  %6 = getelementptr inbounds i8, i8* %4, i32 4, !dbg !42
  %7 = bitcast i8* %6 to void ()**, !dbg !42
  store void ()* null, void ()** %7, align 4, !dbg !42
  %8 = getelementptr inbounds i8, i8* %4, i32 8, !dbg !42
  %9 = bitcast i8* %8 to void (i32, i8*)**, !dbg !42
  store void (i32, i8*)* null, void (i32, i8*)** %9, align 4, !dbg !42
  %10 = getelementptr inbounds i8, i8* %4, i32 12, !dbg !42
  %11 = bitcast i8* %10 to void (i8*)**, !dbg !42
  store void (i8*)* %0, void (i8*)** %11, align 4, !dbg !42
  %12 = getelementptr inbounds i8, i8* %4, i32 16, !dbg !42
  %13 = bitcast i8* %12 to i8**, !dbg !42
  store i8* %1, i8** %13, align 4, !dbg !42
  %14 = load %struct.handler*, %struct.handler** @handlers, align 4, !dbg !43
  store %struct.handler* %14, %struct.handler** %5, align 4, !dbg !43
  store i8* %4, i8** bitcast (%struct.handler** @handlers to i8**), align 4, !dbg !44
  ret i32 0, !dbg !45
}

define dso_local void @__mw_leave_process(i32 noundef %0) local_unnamed_addr #1 !dbg !46 {
  call fastcc void @run(%struct.handler** noundef nonnull @handlers, i32 noundef %0) #6, !dbg !47
  call fastcc void @end(i32 noundef %0) #7, !dbg !48
  unreachable, !dbg !48
}

define internal fastcc void @run(%struct.handler** nocapture noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !49 {
  %3 = load %struct.handler*, %struct.handler** %0, align 4, !dbg !50
  %4 = icmp eq %struct.handler* %3, null, !dbg !50
  br i1 %4, label %5, label %6, !dbg !50

5:
  ret void, !dbg !51

6:
  %7 = phi %struct.handler* [ %27, %26 ], [ %3, %2 ]
  %8 = getelementptr inbounds %struct.handler, %struct.handler* %7, i32 0, i32 0, !dbg !52
  %9 = load %struct.handler*, %struct.handler** %8, align 4, !dbg !52
  store %struct.handler* %9, %struct.handler** %0, align 4, !dbg !52
  %10 = getelementptr inbounds %struct.handler, %struct.handler* %7, i32 0, i32 1, !dbg !53
  %11 = load void ()*, void ()** %10, align 4, !dbg !53
  %12 = icmp eq void ()* %11, null, !dbg !53
  br i1 %12, label %14, label %13, !dbg !53

13:
  call void %11() #5, !dbg !54
  br label %26, !dbg !54

14:
  %15 = getelementptr inbounds %struct.handler, %struct.handler* %7, i32 0, i32 2, !dbg !55
  %16 = load void (i32, i8*)*, void (i32, i8*)** %15, align 4, !dbg !55
  %17 = icmp eq void (i32, i8*)* %16, null, !dbg !55
  br i1 %17, label %21, label %18, !dbg !55

18:
  %19 = getelementptr inbounds %struct.handler, %struct.handler* %7, i32 0, i32 4, !dbg !56
  %20 = load i8*, i8** %19, align 4, !dbg !56
  call void %16(i32 noundef %1, i8* noundef %20) #5, !dbg !56
  br label %26, !dbg !56

21:
  %22 = getelementptr inbounds %struct.handler, %struct.handler* %7, i32 0, i32 3, !dbg !57
  %23 = load void (i8*)*, void (i8*)** %22, align 4, !dbg !57
  %24 = getelementptr inbounds %struct.handler, %struct.handler* %7, i32 0, i32 4, !dbg !57
  %25 = load i8*, i8** %24, align 4, !dbg !57
  call void %23(i8* noundef %25) #5, !dbg !57
  br label %26

26:
  %27 = load %struct.handler*, %struct.handler** %0, align 4, !dbg !50
  %28 = icmp eq %struct.handler* %27, null, !dbg !50
  br i1 %28, label %5, label %6, !dbg !50, !llvm.loop !58
}

define internal fastcc void @end(i32 noundef %0) unnamed_addr #1 !dbg !62 {
  call void @__midway_sync(i32 noundef 26, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !63
  call void @__midway_exit(i32 noundef %0) #8, !dbg !64
  unreachable, !dbg !64
}

define dso_local void @__mw_main_end(i32 noundef %0) local_unnamed_addr #1 !dbg !65 {
  call void @__mw_leave_process(i32 noundef %0) #7, !dbg !66
  unreachable, !dbg !66
}

define dso_local void @exit(i32 noundef %0) local_unnamed_addr #1 !dbg !67 {
  call void @__mw_leave_process(i32 noundef %0) #7, !dbg !68
  unreachable, !dbg !68
}

define dso_local void @_exit(i32 noundef %0) local_unnamed_addr #1 !dbg !69 {
  call fastcc void @end(i32 noundef %0) #7, !dbg !70
  unreachable, !dbg !70
}

define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #1 !dbg !71 {
  call fastcc void @end(i32 noundef %0) #7, !dbg !72
  unreachable, !dbg !72
}

define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #1 !dbg !73 {
  call fastcc void @run(%struct.handler** noundef nonnull @quick, i32 noundef %0) #6, !dbg !74
  call fastcc void @end(i32 noundef %0) #7, !dbg !75
  unreachable, !dbg !75
}

define dso_local void @abort() local_unnamed_addr #1 !dbg !76 {
  %1 = call i32 @__midway_option(i32 noundef 3) #5, !dbg !77
  %2 = icmp eq i32 %1, 0, !dbg !77
  br i1 %2, label %4, label %3, !dbg !77

3:
  call fastcc void @end(i32 noundef 134) #7, !dbg !78
  unreachable, !dbg !78

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #8, !dbg !79
  unreachable, !dbg !79
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #2

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @__stack_chk_fail() local_unnamed_addr #1 !dbg !80 {
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !81
  unreachable, !dbg !81
}

define dso_local void @__chk_fail() local_unnamed_addr #1 !dbg !82 {
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0)) #8, !dbg !83
  unreachable, !dbg !83
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_exit(i32 noundef) local_unnamed_addr #3

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #4

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { noreturn nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }
attributes #7 = { nobuiltin noreturn }
attributes #8 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/process.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "atexit", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 87, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "internal_alloc", scope: !14, file: !14, line: 87, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 20, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = distinct !DILocation(line: 27, scope: !9)
!18 = !DILocation(line: 21, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 22, scope: !16, inlinedAt: !17)
!20 = !DILocation(line: 23, scope: !16, inlinedAt: !17)
!21 = !DILocation(line: 27, scope: !9)
!22 = distinct !DISubprogram(name: "at_quick_exit", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 87, scope: !13, inlinedAt: !24)
!24 = distinct !DILocation(line: 20, scope: !16, inlinedAt: !25)
!25 = distinct !DILocation(line: 28, scope: !22)
!26 = !DILocation(line: 21, scope: !16, inlinedAt: !25)
!27 = !DILocation(line: 22, scope: !16, inlinedAt: !25)
!28 = !DILocation(line: 23, scope: !16, inlinedAt: !25)
!29 = !DILocation(line: 28, scope: !22)
!30 = distinct !DISubprogram(name: "on_exit", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 87, scope: !13, inlinedAt: !32)
!32 = distinct !DILocation(line: 20, scope: !16, inlinedAt: !33)
!33 = distinct !DILocation(line: 29, scope: !30)
!34 = !DILocation(line: 21, scope: !16, inlinedAt: !33)
!35 = !DILocation(line: 22, scope: !16, inlinedAt: !33)
!36 = !DILocation(line: 23, scope: !16, inlinedAt: !33)
!37 = !DILocation(line: 29, scope: !30)
!38 = distinct !DISubprogram(name: "__cxa_atexit", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 87, scope: !13, inlinedAt: !40)
!40 = distinct !DILocation(line: 20, scope: !16, inlinedAt: !41)
!41 = distinct !DILocation(line: 33, scope: !38)
!42 = !DILocation(line: 21, scope: !16, inlinedAt: !41)
!43 = !DILocation(line: 22, scope: !16, inlinedAt: !41)
!44 = !DILocation(line: 23, scope: !16, inlinedAt: !41)
!45 = !DILocation(line: 33, scope: !38)
!46 = distinct !DISubprogram(name: "__mw_leave_process", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 58, scope: !46)
!48 = !DILocation(line: 59, scope: !46)
!49 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 38, scope: !49)
!51 = !DILocation(line: 47, scope: !49)
!52 = !DILocation(line: 39, scope: !49)
!53 = !DILocation(line: 40, scope: !49)
!54 = !DILocation(line: 41, scope: !49)
!55 = !DILocation(line: 42, scope: !49)
!56 = !DILocation(line: 43, scope: !49)
!57 = !DILocation(line: 45, scope: !49)
!58 = distinct !{!58, !50, !59, !60, !61}
!59 = !DILocation(line: 46, scope: !49)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = distinct !DISubprogram(name: "end", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 52, scope: !62)
!64 = !DILocation(line: 53, scope: !62)
!65 = distinct !DISubprogram(name: "__mw_main_end", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 62, scope: !65)
!67 = distinct !DISubprogram(name: "exit", scope: !1, file: !1, line: 64, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 64, scope: !67)
!69 = distinct !DISubprogram(name: "_exit", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 65, scope: !69)
!71 = distinct !DISubprogram(name: "_Exit", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 66, scope: !71)
!73 = distinct !DISubprogram(name: "quick_exit", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 70, scope: !73)
!75 = !DILocation(line: 71, scope: !73)
!76 = distinct !DISubprogram(name: "abort", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 76, scope: !76)
!78 = !DILocation(line: 77, scope: !76)
!79 = !DILocation(line: 78, scope: !76)
!80 = distinct !DISubprogram(name: "__stack_chk_fail", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 82, scope: !80)
!82 = distinct !DISubprogram(name: "__chk_fail", scope: !1, file: !1, line: 83, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 83, scope: !82)
