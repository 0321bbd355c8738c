target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [24 x i8] c"longjmp is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"_longjmp is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"siglongjmp is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"__longjmp_chk is not modelled\00", align 1

define dso_local i32 @setjmp(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !8 {
  ret i32 0, !dbg !11
}

define dso_local i32 @_setjmp(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !12 {
  ret i32 0, !dbg !13
}

define dso_local i32 @sigsetjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !14 {
  ret i32 0, !dbg !15
}

define dso_local i32 @__sigsetjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !16 {
  ret i32 0, !dbg !17
}

define dso_local void @longjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !18 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0)) #3, !dbg !19
  unreachable, !dbg !19
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

define dso_local void @_longjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !20 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0)) #3, !dbg !21
  unreachable, !dbg !21
}

define dso_local void @siglongjmp(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !22 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0)) #3, !dbg !23
  unreachable, !dbg !23
}

define dso_local void @__longjmp_chk(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !24 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0)) #3, !dbg !25
  unreachable, !dbg !25
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { noreturn nounwind null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/jump.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "mw_setjmp", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 13, scope: !8)
!12 = distinct !DISubprogram(name: "mw__setjmp", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 14, scope: !12)
!14 = distinct !DISubprogram(name: "mw_sigsetjmp", scope: !1, file: !1, line: 15, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 15, scope: !14)
!16 = distinct !DISubprogram(name: "mw___sigsetjmp", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 16, scope: !16)
!18 = distinct !DISubprogram(name: "mw_longjmp", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 22, scope: !18)
!20 = distinct !DISubprogram(name: "mw__longjmp", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 23, scope: !20)
!22 = distinct !DISubprogram(name: "mw_siglongjmp", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 24, scope: !22)
!24 = distinct !DISubprogram(name: "mw___longjmp_chk", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 25, scope: !24)
