target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"malloc fails\00", align 1

define dso_local noalias i8* @malloc(i64 noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = icmp slt i64 %0, 0, !dbg !11
  br i1 %2, label %9, label %3, !dbg !11

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !11
  %5 = icmp eq i32 %4, 0, !dbg !11
  br i1 %5, label %11, label %6, !dbg !11

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !11
  %8 = icmp eq i32 %7, 0, !dbg !11
  br i1 %8, label %11, label %9, !dbg !11

9:
  %10 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !14
  br label %13, !dbg !15

11:
  %12 = call i8* @__midway_alloc(i64 noundef %0, i64 noundef 16, i32 noundef 1) #6, !dbg !16
  br label %13, !dbg !15

13:
  %14 = phi i8* [ %12, %11 ], [ null, %9 ], !dbg !15
  ret i8* %14, !dbg !15
}

define dso_local void @free(i8* noundef %0) local_unnamed_addr #0 !dbg !20 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !21
  ret void, !dbg !21
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @cfree(i8* noundef %0) local_unnamed_addr #0 !dbg !22 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !23
  ret void, !dbg !23
}

define dso_local noalias i8* @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !24 {
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1), !dbg !25
  %4 = extractvalue { i64, i1 } %3, 1, !dbg !25
  %5 = extractvalue { i64, i1 } %3, 0, !dbg !25
  br i1 %4, label %6, label %8, !dbg !25

6:
  %7 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !26
  br label %20, !dbg !27

8:
  %9 = icmp slt i64 %5, 0, !dbg !28
  br i1 %9, label %16, label %10, !dbg !28

10:
  %11 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !28
  %12 = icmp eq i32 %11, 0, !dbg !28
  br i1 %12, label %18, label %13, !dbg !28

13:
  %14 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !28
  %15 = icmp eq i32 %14, 0, !dbg !28
  br i1 %15, label %18, label %16, !dbg !28

16:
  %17 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !30
  br label %20, !dbg !31

18:
  %19 = call i8* @__midway_alloc(i64 noundef %5, i64 noundef 16, i32 noundef 1) #6, !dbg !32
  call void @llvm.memset.p0i8.i64(i8* align 1 %19, i8 0, i64 %5, i1 false), !dbg !34
  br label %20

20:
  %21 = phi i8* [ null, %6 ], [ %19, %18 ], [ null, %16 ], !dbg !35
  ret i8* %21, !dbg !36
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

declare !dbg !37 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

define dso_local i8* @realloc(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !38 {
  %3 = icmp ne i8* %0, null, !dbg !39
  %4 = icmp eq i64 %1, 0, !dbg !39
  %5 = and i1 %3, %4, !dbg !39
  br i1 %5, label %6, label %7, !dbg !39

6:
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !40
  br label %23, !dbg !41

7:
  %8 = icmp slt i64 %1, 0, !dbg !42
  br i1 %8, label %15, label %9, !dbg !42

9:
  %10 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !42
  %11 = icmp eq i32 %10, 0, !dbg !42
  br i1 %11, label %17, label %12, !dbg !42

12:
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !42
  %14 = icmp eq i32 %13, 0, !dbg !42
  br i1 %14, label %17, label %15, !dbg !42

15:
  %16 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !44
  br label %23, !dbg !45

17:
  %18 = call i8* @__midway_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 1) #6, !dbg !46
  br i1 %3, label %19, label %23, !dbg !48

19:
  %20 = call i64 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !49
  %21 = icmp ult i64 %20, %1, !dbg !50
  %22 = select i1 %21, i64 %20, i64 %1, !dbg !50
  call void @__midway_memcpy(i8* noundef %18, i8* noundef nonnull %0, i64 noundef %22) #6, !dbg !50
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !51
  br label %23, !dbg !52

23:
  %24 = phi i8* [ null, %6 ], [ null, %15 ], [ %18, %19 ], [ %18, %17 ], !dbg !53
  ret i8* %24, !dbg !54
}

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !55 {
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2), !dbg !56
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !56
  br i1 %5, label %9, label %6, !dbg !56

6:
  %7 = extractvalue { i64, i1 } %4, 0, !dbg !56
  %8 = call i8* @realloc(i8* noundef %0, i64 noundef %7) #6, !dbg !57
  br label %11, !dbg !57

9:
  %10 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !58
  br label %11, !dbg !59

11:
  %12 = phi i8* [ null, %9 ], [ %8, %6 ], !dbg !60
  ret i8* %12, !dbg !61
}

define dso_local i32 @posix_memalign(i8** noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !62 {
  %4 = and i64 %1, 7, !dbg !63
  %5 = icmp eq i64 %4, 0, !dbg !63
  %6 = call i64 @llvm.ctpop.i64(i64 %1), !dbg !63, !range !64
  %7 = icmp eq i64 %6, 1, !dbg !63
  %8 = and i1 %7, %5, !dbg !63
  br i1 %8, label %9, label %26, !dbg !63

9:
  %10 = icmp slt i64 %2, 0, !dbg !65
  br i1 %10, label %17, label %11, !dbg !65

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !65
  %13 = icmp eq i32 %12, 0, !dbg !65
  br i1 %13, label %19, label %14, !dbg !65

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !65
  %16 = icmp eq i32 %15, 0, !dbg !65
  br i1 %16, label %19, label %17, !dbg !65

17:
  %18 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !69
  br label %21, !dbg !70

19:
  %20 = call i8* @__midway_alloc(i64 noundef %2, i64 noundef %1, i32 noundef 1) #6, !dbg !70
  br label %21, !dbg !70

21:
  %22 = phi i8* [ %20, %19 ], [ null, %17 ], !dbg !70
  %23 = icmp eq i8* %22, null, !dbg !71
  br i1 %23, label %26, label %24, !dbg !71

24:
  %25 = bitcast i8** %0 to i8*, !dbg !72
  call void @__midway_check(i8* noundef %25, i64 noundef 8, i32 noundef 1) #6, !dbg !72
  store i8* %22, i8** %0, align 8, !dbg !73
  br label %26, !dbg !74

26:
  %27 = phi i32 [ 22, %3 ], [ 0, %24 ], [ 12, %21 ], !dbg !75
  ret i32 %27, !dbg !76
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local noalias i8* @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !77 {
  %3 = icmp slt i64 %1, 0, !dbg !78
  br i1 %3, label %10, label %4, !dbg !78

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !78
  %6 = icmp eq i32 %5, 0, !dbg !78
  br i1 %6, label %12, label %7, !dbg !78

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !78
  %9 = icmp eq i32 %8, 0, !dbg !78
  br i1 %9, label %12, label %10, !dbg !78

10:
  %11 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !81
  br label %14, !dbg !82

12:
  %13 = call i8* @__midway_alloc(i64 noundef %1, i64 noundef %0, i32 noundef 1) #6, !dbg !82
  br label %14, !dbg !82

14:
  %15 = phi i8* [ %13, %12 ], [ null, %10 ], !dbg !82
  ret i8* %15, !dbg !83
}

define dso_local noalias i8* @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !84 {
  %3 = icmp slt i64 %1, 0, !dbg !85
  br i1 %3, label %10, label %4, !dbg !85

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !85
  %6 = icmp eq i32 %5, 0, !dbg !85
  br i1 %6, label %12, label %7, !dbg !85

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !85
  %9 = icmp eq i32 %8, 0, !dbg !85
  br i1 %9, label %12, label %10, !dbg !85

10:
  %11 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !88
  br label %14, !dbg !89

12:
  %13 = call i8* @__midway_alloc(i64 noundef %1, i64 noundef %0, i32 noundef 1) #6, !dbg !89
  br label %14, !dbg !89

14:
  %15 = phi i8* [ %13, %12 ], [ null, %10 ], !dbg !89
  ret i8* %15, !dbg !90
}

define dso_local noalias i8* @valloc(i64 noundef %0) local_unnamed_addr #0 !dbg !91 {
  %2 = icmp slt i64 %0, 0, !dbg !92
  br i1 %2, label %9, label %3, !dbg !92

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !92
  %5 = icmp eq i32 %4, 0, !dbg !92
  br i1 %5, label %11, label %6, !dbg !92

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !92
  %8 = icmp eq i32 %7, 0, !dbg !92
  br i1 %8, label %11, label %9, !dbg !92

9:
  %10 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !95
  br label %13, !dbg !96

11:
  %12 = call i8* @__midway_alloc(i64 noundef %0, i64 noundef 4096, i32 noundef 1) #6, !dbg !96
  br label %13, !dbg !96

13:
  %14 = phi i8* [ %12, %11 ], [ null, %9 ], !dbg !96
  ret i8* %14, !dbg !97
}

define dso_local noalias i8* @pvalloc(i64 noundef %0) local_unnamed_addr #0 !dbg !98 {
  %2 = add i64 %0, 4095, !dbg !99
  %3 = and i64 %2, -4096, !dbg !99
  %4 = icmp slt i64 %3, 0, !dbg !100
  br i1 %4, label %11, label %5, !dbg !100

5:
  %6 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !100
  %7 = icmp eq i32 %6, 0, !dbg !100
  br i1 %7, label %13, label %8, !dbg !100

8:
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !100
  %10 = icmp eq i32 %9, 0, !dbg !100
  br i1 %10, label %13, label %11, !dbg !100

11:
  %12 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !103
  br label %15, !dbg !104

13:
  %14 = call i8* @__midway_alloc(i64 noundef %3, i64 noundef 4096, i32 noundef 1) #6, !dbg !104
  br label %15, !dbg !104

15:
  %16 = phi i8* [ %14, %13 ], [ null, %11 ], !dbg !104
  ret i8* %16, !dbg !99
}

define dso_local i64 @malloc_usable_size(i8* noundef %0) local_unnamed_addr #0 !dbg !105 {
  %2 = icmp eq i8* %0, null, !dbg !106
  br i1 %2, label %5, label %3, !dbg !106

3:
  %4 = call i64 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !106
  br label %5, !dbg !106

5:
  %6 = phi i64 [ %4, %3 ], [ 0, %1 ], !dbg !106
  ret i64 %6, !dbg !106
}

define dso_local i32 @malloc_trim(i64 noundef %0) local_unnamed_addr #4 !dbg !107 {
  ret i32 0, !dbg !108
}

define dso_local i32 @mallopt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !109 {
  ret i32 1, !dbg !110
}

define dso_local void @malloc_stats() local_unnamed_addr #4 !dbg !111 {
  ret void, !dbg !112
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare i64 @llvm.ctpop.i64(i64) #5

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/malloc.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "malloc", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 11, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 9, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 18, scope: !8)
!14 = !DILocation(line: 12, scope: !12, inlinedAt: !13)
!15 = !DILocation(line: 18, scope: !8)
!16 = !DILocation(line: 88, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "heap_alloc", scope: !18, file: !18, line: 88, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = !DIFile(filename: "c/models.h", directory: ".")
!19 = distinct !DILocation(line: 18, scope: !8)
!20 = distinct !DISubprogram(name: "free", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 20, scope: !20)
!22 = distinct !DISubprogram(name: "cfree", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 21, scope: !22)
!24 = distinct !DISubprogram(name: "calloc", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 26, scope: !24)
!26 = !DILocation(line: 27, scope: !24)
!27 = !DILocation(line: 28, scope: !24)
!28 = !DILocation(line: 11, scope: !12, inlinedAt: !29)
!29 = distinct !DILocation(line: 30, scope: !24)
!30 = !DILocation(line: 12, scope: !12, inlinedAt: !29)
!31 = !DILocation(line: 30, scope: !24)
!32 = !DILocation(line: 88, scope: !17, inlinedAt: !33)
!33 = distinct !DILocation(line: 32, scope: !24)
!34 = !DILocation(line: 33, scope: !24)
!35 = !DILocation(line: 0, scope: !24)
!36 = !DILocation(line: 35, scope: !24)
!37 = !DISubprogram(name: "fail", scope: !18, file: !18, line: 42, type: !9, spFlags: DISPFlagOptimized)
!38 = distinct !DISubprogram(name: "realloc", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 39, scope: !38)
!40 = !DILocation(line: 40, scope: !38)
!41 = !DILocation(line: 41, scope: !38)
!42 = !DILocation(line: 11, scope: !12, inlinedAt: !43)
!43 = distinct !DILocation(line: 43, scope: !38)
!44 = !DILocation(line: 12, scope: !12, inlinedAt: !43)
!45 = !DILocation(line: 43, scope: !38)
!46 = !DILocation(line: 88, scope: !17, inlinedAt: !47)
!47 = distinct !DILocation(line: 45, scope: !38)
!48 = !DILocation(line: 46, scope: !38)
!49 = !DILocation(line: 47, scope: !38)
!50 = !DILocation(line: 48, scope: !38)
!51 = !DILocation(line: 49, scope: !38)
!52 = !DILocation(line: 50, scope: !38)
!53 = !DILocation(line: 0, scope: !38)
!54 = !DILocation(line: 52, scope: !38)
!55 = distinct !DISubprogram(name: "reallocarray", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 57, scope: !55)
!57 = !DILocation(line: 58, scope: !55)
!58 = !DILocation(line: 59, scope: !55)
!59 = !DILocation(line: 60, scope: !55)
!60 = !DILocation(line: 0, scope: !55)
!61 = !DILocation(line: 61, scope: !55)
!62 = distinct !DISubprogram(name: "posix_memalign", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 67, scope: !62)
!64 = !{i64 0, i64 65}
!65 = !DILocation(line: 11, scope: !12, inlinedAt: !66)
!66 = distinct !DILocation(line: 63, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "aligned", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!68 = distinct !DILocation(line: 69, scope: !62)
!69 = !DILocation(line: 12, scope: !12, inlinedAt: !66)
!70 = !DILocation(line: 63, scope: !67, inlinedAt: !68)
!71 = !DILocation(line: 70, scope: !62)
!72 = !DILocation(line: 72, scope: !62)
!73 = !DILocation(line: 73, scope: !62)
!74 = !DILocation(line: 74, scope: !62)
!75 = !DILocation(line: 0, scope: !62)
!76 = !DILocation(line: 75, scope: !62)
!77 = distinct !DISubprogram(name: "aligned_alloc", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 11, scope: !12, inlinedAt: !79)
!79 = distinct !DILocation(line: 63, scope: !67, inlinedAt: !80)
!80 = distinct !DILocation(line: 77, scope: !77)
!81 = !DILocation(line: 12, scope: !12, inlinedAt: !79)
!82 = !DILocation(line: 63, scope: !67, inlinedAt: !80)
!83 = !DILocation(line: 77, scope: !77)
!84 = distinct !DISubprogram(name: "memalign", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 11, scope: !12, inlinedAt: !86)
!86 = distinct !DILocation(line: 63, scope: !67, inlinedAt: !87)
!87 = distinct !DILocation(line: 78, scope: !84)
!88 = !DILocation(line: 12, scope: !12, inlinedAt: !86)
!89 = !DILocation(line: 63, scope: !67, inlinedAt: !87)
!90 = !DILocation(line: 78, scope: !84)
!91 = distinct !DISubprogram(name: "valloc", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 11, scope: !12, inlinedAt: !93)
!93 = distinct !DILocation(line: 63, scope: !67, inlinedAt: !94)
!94 = distinct !DILocation(line: 79, scope: !91)
!95 = !DILocation(line: 12, scope: !12, inlinedAt: !93)
!96 = !DILocation(line: 63, scope: !67, inlinedAt: !94)
!97 = !DILocation(line: 79, scope: !91)
!98 = distinct !DISubprogram(name: "pvalloc", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 80, scope: !98)
!100 = !DILocation(line: 11, scope: !12, inlinedAt: !101)
!101 = distinct !DILocation(line: 63, scope: !67, inlinedAt: !102)
!102 = distinct !DILocation(line: 80, scope: !98)
!103 = !DILocation(line: 12, scope: !12, inlinedAt: !101)
!104 = !DILocation(line: 63, scope: !67, inlinedAt: !102)
!105 = distinct !DISubprogram(name: "malloc_usable_size", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 82, scope: !105)
!107 = distinct !DISubprogram(name: "malloc_trim", scope: !1, file: !1, line: 83, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 83, scope: !107)
!109 = distinct !DISubprogram(name: "mallopt", scope: !1, file: !1, line: 84, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 84, scope: !109)
!111 = distinct !DISubprogram(name: "malloc_stats", scope: !1, file: !1, line: 85, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 85, scope: !111)
