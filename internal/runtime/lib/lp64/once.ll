target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__once_flag = type { i32 }

define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !8 {
  %3 = bitcast i32* %0 to i8*, !dbg !11
  call void @__midway_sync(i32 noundef 22, i8* noundef %3, i32 (i8*, i8*)* noundef nonnull @not_running, i8* noundef %3) #3, !dbg !11
  %4 = load i32, i32* %0, align 4, !dbg !14
  %5 = icmp eq i32 %4, 0, !dbg !14
  br i1 %5, label %6, label %7, !dbg !14

6:
  store i32 1, i32* %0, align 4, !dbg !15
  call void %1() #3, !dbg !16
  call void @__midway_sync(i32 noundef 22, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #3, !dbg !17
  store i32 2, i32* %0, align 4, !dbg !18
  call void @__midway_hb_release(i8* noundef %3) #3, !dbg !19
  br label %7, !dbg !20

7:
  call void @__midway_hb_acquire(i8* noundef %3) #3, !dbg !21
  ret i32 0, !dbg !22
}

define dso_local void @call_once(%struct.__once_flag* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !23 {
  %3 = getelementptr %struct.__once_flag, %struct.__once_flag* %0, i64 0, i32 0, !dbg !24
  %4 = bitcast %struct.__once_flag* %0 to i8*, !dbg !25
  call void @__midway_sync(i32 noundef 22, i8* noundef %4, i32 (i8*, i8*)* noundef nonnull @not_running, i8* noundef %4) #3, !dbg !25
  %5 = load i32, i32* %3, align 4, !dbg !27
  %6 = icmp eq i32 %5, 0, !dbg !27
  br i1 %6, label %7, label %8, !dbg !27

7:
  store i32 1, i32* %3, align 4, !dbg !28
  call void %1() #3, !dbg !29
  call void @__midway_sync(i32 noundef 22, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #3, !dbg !30
  store i32 2, i32* %3, align 4, !dbg !31
  call void @__midway_hb_release(i8* noundef %4) #3, !dbg !32
  br label %8, !dbg !33

8:
  call void @__midway_hb_acquire(i8* noundef %4) #3, !dbg !34
  ret void, !dbg !24
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @not_running(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !35 {
  %3 = bitcast i8* %0 to i32*, !dbg !36
  %4 = load i32, i32* %3, align 4, !dbg !36
  %5 = icmp ne i32 %4, 1, !dbg !36
  %6 = zext i1 %5 to i32, !dbg !36
  ret i32 %6, !dbg !36
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/once.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_once", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 15, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "once", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 28, scope: !8)
!14 = !DILocation(line: 16, scope: !12, inlinedAt: !13)
!15 = !DILocation(line: 17, scope: !12, inlinedAt: !13)
!16 = !DILocation(line: 18, scope: !12, inlinedAt: !13)
!17 = !DILocation(line: 19, scope: !12, inlinedAt: !13)
!18 = !DILocation(line: 20, scope: !12, inlinedAt: !13)
!19 = !DILocation(line: 21, scope: !12, inlinedAt: !13)
!20 = !DILocation(line: 22, scope: !12, inlinedAt: !13)
!21 = !DILocation(line: 23, scope: !12, inlinedAt: !13)
!22 = !DILocation(line: 29, scope: !8)
!23 = distinct !DISubprogram(name: "call_once", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 32, scope: !23)
!25 = !DILocation(line: 15, scope: !12, inlinedAt: !26)
!26 = distinct !DILocation(line: 32, scope: !23)
!27 = !DILocation(line: 16, scope: !12, inlinedAt: !26)
!28 = !DILocation(line: 17, scope: !12, inlinedAt: !26)
!29 = !DILocation(line: 18, scope: !12, inlinedAt: !26)
!30 = !DILocation(line: 19, scope: !12, inlinedAt: !26)
!31 = !DILocation(line: 20, scope: !12, inlinedAt: !26)
!32 = !DILocation(line: 21, scope: !12, inlinedAt: !26)
!33 = !DILocation(line: 22, scope: !12, inlinedAt: !26)
!34 = !DILocation(line: 23, scope: !12, inlinedAt: !26)
!35 = distinct !DISubprogram(name: "not_running", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 11, scope: !35)
