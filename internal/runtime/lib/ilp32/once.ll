target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.__once_flag = type { i32 }

define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !9 {
  call fastcc void @once(i32* noundef %0, void ()* noundef %1) #3, !dbg !12
  ret i32 0, !dbg !13
}

define internal fastcc void @once(i32* noundef %0, void ()* nocapture noundef readonly %1) unnamed_addr #0 !dbg !14 {
  %3 = load i32, i32* %0, align 4, !dbg !15
  %4 = call i32 @__midway_is_concrete(i32 noundef %3) #4, !dbg !15
  %5 = icmp eq i32 %4, 0, !dbg !15
  br i1 %5, label %6, label %10, !dbg !15

6:
  %7 = load i32, i32* %0, align 4, !dbg !16
  %8 = icmp ne i32 %7, 1, !dbg !16
  %9 = zext i1 %8 to i32, !dbg !16
  call void @__midway_assume(i32 noundef %9) #4, !dbg !16
  br label %10, !dbg !16

10:
  %11 = bitcast i32* %0 to i8*, !dbg !17
  call void @__midway_sync(i32 noundef 22, i8* noundef %11, i32 (i8*, i8*)* noundef nonnull @not_running, i8* noundef %11) #4, !dbg !17
  %12 = load i32, i32* %0, align 4, !dbg !18
  %13 = icmp eq i32 %12, 0, !dbg !18
  br i1 %13, label %14, label %15, !dbg !18

14:
  store i32 1, i32* %0, align 4, !dbg !19
  call void %1() #4, !dbg !20
  call void @__midway_sync(i32 noundef 22, i8* noundef %11, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !21
  store i32 2, i32* %0, align 4, !dbg !22
  call void @__midway_hb_release(i8* noundef %11) #4, !dbg !23
  br label %15, !dbg !24

15:
  call void @__midway_hb_acquire(i8* noundef %11) #4, !dbg !25
  ret void, !dbg !26
}

define dso_local void @call_once(%struct.__once_flag* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !27 {
  %3 = getelementptr %struct.__once_flag, %struct.__once_flag* %0, i32 0, i32 0, !dbg !28
  call fastcc void @once(i32* noundef %3, void ()* noundef %1) #3, !dbg !28
  ret void, !dbg !28
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @not_running(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !29 {
  %3 = bitcast i8* %0 to i32*, !dbg !30
  %4 = load i32, i32* %3, align 4, !dbg !30
  %5 = icmp ne i32 %4, 1, !dbg !30
  %6 = zext i1 %5 to i32, !dbg !30
  ret i32 %6, !dbg !30
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { nobuiltin }
attributes #4 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/once.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_once", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 30, scope: !9)
!13 = !DILocation(line: 31, scope: !9)
!14 = distinct !DISubprogram(name: "once", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 15, scope: !14)
!16 = !DILocation(line: 16, scope: !14)
!17 = !DILocation(line: 17, scope: !14)
!18 = !DILocation(line: 18, scope: !14)
!19 = !DILocation(line: 19, scope: !14)
!20 = !DILocation(line: 20, scope: !14)
!21 = !DILocation(line: 21, scope: !14)
!22 = !DILocation(line: 22, scope: !14)
!23 = !DILocation(line: 23, scope: !14)
!24 = !DILocation(line: 24, scope: !14)
!25 = !DILocation(line: 25, scope: !14)
!26 = !DILocation(line: 26, scope: !14)
!27 = distinct !DISubprogram(name: "call_once", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 34, scope: !27)
!29 = distinct !DISubprogram(name: "not_running", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 11, scope: !29)
