target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__once_flag = type { i32 }

define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !8 {
  call fastcc void @once(i32* noundef %0, void ()* noundef %1) #3, !dbg !11
  ret i32 0, !dbg !12
}

define internal fastcc void @once(i32* noundef %0, void ()* nocapture noundef readonly %1) unnamed_addr #0 !dbg !13 {
  %3 = load i32, i32* %0, align 4, !dbg !14
  %4 = sext i32 %3 to i64, !dbg !14
  %5 = call i32 @__midway_is_concrete(i64 noundef %4) #4, !dbg !14
  %6 = icmp eq i32 %5, 0, !dbg !14
  br i1 %6, label %7, label %11, !dbg !14

7:
  %8 = load i32, i32* %0, align 4, !dbg !15
  %9 = icmp ne i32 %8, 1, !dbg !15
  %10 = zext i1 %9 to i32, !dbg !15
  call void @__midway_assume(i32 noundef %10) #4, !dbg !15
  br label %11, !dbg !15

11:
  %12 = bitcast i32* %0 to i8*, !dbg !16
  call void @__midway_sync(i32 noundef 22, i8* noundef %12, i32 (i8*, i8*)* noundef nonnull @not_running, i8* noundef %12) #4, !dbg !16
  %13 = load i32, i32* %0, align 4, !dbg !17
  %14 = icmp eq i32 %13, 0, !dbg !17
  br i1 %14, label %15, label %16, !dbg !17

15:
  store i32 1, i32* %0, align 4, !dbg !18
  call void %1() #4, !dbg !19
  call void @__midway_sync(i32 noundef 22, i8* noundef %12, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !20
  store i32 2, i32* %0, align 4, !dbg !21
  call void @__midway_hb_release(i8* noundef %12) #4, !dbg !22
  br label %16, !dbg !23

16:
  call void @__midway_hb_acquire(i8* noundef %12) #4, !dbg !24
  ret void, !dbg !25
}

define dso_local void @call_once(%struct.__once_flag* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !26 {
  %3 = getelementptr %struct.__once_flag, %struct.__once_flag* %0, i64 0, i32 0, !dbg !27
  call fastcc void @once(i32* noundef %3, void ()* noundef %1) #3, !dbg !27
  ret void, !dbg !27
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @not_running(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !28 {
  %3 = bitcast i8* %0 to i32*, !dbg !29
  %4 = load i32, i32* %3, align 4, !dbg !29
  %5 = icmp ne i32 %4, 1, !dbg !29
  %6 = zext i1 %5 to i32, !dbg !29
  ret i32 %6, !dbg !29
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { nobuiltin }
attributes #4 = { nobuiltin nounwind }

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
!8 = distinct !DISubprogram(name: "pthread_once", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 30, scope: !8)
!12 = !DILocation(line: 31, scope: !8)
!13 = distinct !DISubprogram(name: "once", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 15, scope: !13)
!15 = !DILocation(line: 16, scope: !13)
!16 = !DILocation(line: 17, scope: !13)
!17 = !DILocation(line: 18, scope: !13)
!18 = !DILocation(line: 19, scope: !13)
!19 = !DILocation(line: 20, scope: !13)
!20 = !DILocation(line: 21, scope: !13)
!21 = !DILocation(line: 22, scope: !13)
!22 = !DILocation(line: 23, scope: !13)
!23 = !DILocation(line: 24, scope: !13)
!24 = !DILocation(line: 25, scope: !13)
!25 = !DILocation(line: 26, scope: !13)
!26 = distinct !DISubprogram(name: "call_once", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 34, scope: !26)
!28 = distinct !DISubprogram(name: "not_running", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 11, scope: !28)
