target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [24 x i8] c"longjmp is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"_longjmp is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"siglongjmp is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"__longjmp_chk is not modelled\00", align 1

define dso_local i32 @setjmp(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !9 {
  ret i32 0, !dbg !12
}

define dso_local i32 @_setjmp(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !13 {
  ret i32 0, !dbg !14
}

define dso_local i32 @sigsetjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !15 {
  ret i32 0, !dbg !16
}

define dso_local i32 @__sigsetjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !17 {
  ret i32 0, !dbg !18
}

define dso_local void @longjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !19 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i32 0, i32 0)) #3, !dbg !20
  unreachable, !dbg !20
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

define dso_local void @_longjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !21 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i32 0, i32 0)) #3, !dbg !22
  unreachable, !dbg !22
}

define dso_local void @siglongjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !23 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i32 0, i32 0)) #3, !dbg !24
  unreachable, !dbg !24
}

define dso_local void @__longjmp_chk(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !25 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #3, !dbg !26
  unreachable, !dbg !26
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { noreturn nounwind null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/jump.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "mw_setjmp", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 13, scope: !9)
!13 = distinct !DISubprogram(name: "mw__setjmp", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 14, scope: !13)
!15 = distinct !DISubprogram(name: "mw_sigsetjmp", scope: !1, file: !1, line: 15, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 15, scope: !15)
!17 = distinct !DISubprogram(name: "mw___sigsetjmp", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 16, scope: !17)
!19 = distinct !DISubprogram(name: "mw_longjmp", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 22, scope: !19)
!21 = distinct !DISubprogram(name: "mw__longjmp", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 23, scope: !21)
!23 = distinct !DISubprogram(name: "mw_siglongjmp", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 24, scope: !23)
!25 = distinct !DISubprogram(name: "mw___longjmp_chk", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 25, scope: !25)
