target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"malloc fails\00", align 1

define dso_local noalias i8* @malloc(i32 noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = icmp slt i32 %0, 0, !dbg !12
  br i1 %2, label %9, label %3, !dbg !12

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !12
  %5 = icmp eq i32 %4, 0, !dbg !12
  br i1 %5, label %11, label %6, !dbg !12

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !12
  %8 = icmp eq i32 %7, 0, !dbg !12
  br i1 %8, label %11, label %9, !dbg !12

9:
  %10 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !15
  br label %13, !dbg !16

11:
  %12 = call i8* @__midway_alloc(i32 noundef %0, i32 noundef 16, i32 noundef 1) #6, !dbg !17
  br label %13, !dbg !16

13:
  %14 = phi i8* [ %12, %11 ], [ null, %9 ], !dbg !16
  ret i8* %14, !dbg !16
}

define dso_local void @free(i8* noundef %0) local_unnamed_addr #0 !dbg !21 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !22
  ret void, !dbg !22
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @cfree(i8* noundef %0) local_unnamed_addr #0 !dbg !23 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !24
  ret void, !dbg !24
}

define dso_local noalias i8* @calloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !25 {
  %3 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1), !dbg !26
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !26
  %5 = extractvalue { i32, i1 } %3, 0, !dbg !26
  br i1 %4, label %6, label %8, !dbg !26

6:
  %7 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !27
  br label %20, !dbg !28

8:
  %9 = icmp slt i32 %5, 0, !dbg !29
  br i1 %9, label %16, label %10, !dbg !29

10:
  %11 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !29
  %12 = icmp eq i32 %11, 0, !dbg !29
  br i1 %12, label %18, label %13, !dbg !29

13:
  %14 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !29
  %15 = icmp eq i32 %14, 0, !dbg !29
  br i1 %15, label %18, label %16, !dbg !29

16:
  %17 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !31
  br label %20, !dbg !32

18:
  %19 = call i8* @__midway_alloc(i32 noundef %5, i32 noundef 16, i32 noundef 1) #6, !dbg !33
  call void @llvm.memset.p0i8.i32(i8* align 1 %19, i8 0, i32 %5, i1 false), !dbg !35
  br label %20

20:
  %21 = phi i8* [ null, %6 ], [ %19, %18 ], [ null, %16 ], !dbg !36
  ret i8* %21, !dbg !37
}

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

declare !dbg !38 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #3

define dso_local i8* @realloc(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !39 {
  %3 = icmp ne i8* %0, null, !dbg !40
  %4 = icmp eq i32 %1, 0, !dbg !40
  %5 = and i1 %3, %4, !dbg !40
  br i1 %5, label %6, label %7, !dbg !40

6:
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !41
  br label %23, !dbg !42

7:
  %8 = icmp slt i32 %1, 0, !dbg !43
  br i1 %8, label %15, label %9, !dbg !43

9:
  %10 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !43
  %11 = icmp eq i32 %10, 0, !dbg !43
  br i1 %11, label %17, label %12, !dbg !43

12:
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !43
  %14 = icmp eq i32 %13, 0, !dbg !43
  br i1 %14, label %17, label %15, !dbg !43

15:
  %16 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !45
  br label %23, !dbg !46

17:
  %18 = call i8* @__midway_alloc(i32 noundef %1, i32 noundef 16, i32 noundef 1) #6, !dbg !47
  br i1 %3, label %19, label %23, !dbg !49

19:
  %20 = call i32 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !50
  %21 = icmp ult i32 %20, %1, !dbg !51
  %22 = select i1 %21, i32 %20, i32 %1, !dbg !51
  call void @__midway_memcpy(i8* noundef %18, i8* noundef nonnull %0, i32 noundef %22) #6, !dbg !51
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !52
  br label %23, !dbg !53

23:
  %24 = phi i8* [ null, %6 ], [ null, %15 ], [ %18, %19 ], [ %18, %17 ], !dbg !54
  ret i8* %24, !dbg !55
}

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @reallocarray(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !56 {
  %4 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %2), !dbg !57
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !57
  br i1 %5, label %9, label %6, !dbg !57

6:
  %7 = extractvalue { i32, i1 } %4, 0, !dbg !57
  %8 = call i8* @realloc(i8* noundef %0, i32 noundef %7) #6, !dbg !58
  br label %11, !dbg !58

9:
  %10 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !59
  br label %11, !dbg !60

11:
  %12 = phi i8* [ null, %9 ], [ %8, %6 ], !dbg !61
  ret i8* %12, !dbg !62
}

define dso_local i32 @posix_memalign(i8** noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !63 {
  %4 = and i32 %1, 3, !dbg !64
  %5 = icmp eq i32 %4, 0, !dbg !64
  %6 = call i32 @llvm.ctpop.i32(i32 %1), !dbg !64, !range !65
  %7 = icmp eq i32 %6, 1, !dbg !64
  %8 = and i1 %7, %5, !dbg !64
  br i1 %8, label %9, label %26, !dbg !64

9:
  %10 = icmp slt i32 %2, 0, !dbg !66
  br i1 %10, label %17, label %11, !dbg !66

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !66
  %13 = icmp eq i32 %12, 0, !dbg !66
  br i1 %13, label %19, label %14, !dbg !66

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !66
  %16 = icmp eq i32 %15, 0, !dbg !66
  br i1 %16, label %19, label %17, !dbg !66

17:
  %18 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !70
  br label %21, !dbg !71

19:
  %20 = call i8* @__midway_alloc(i32 noundef %2, i32 noundef %1, i32 noundef 1) #6, !dbg !71
  br label %21, !dbg !71

21:
  %22 = phi i8* [ %20, %19 ], [ null, %17 ], !dbg !71
  %23 = icmp eq i8* %22, null, !dbg !72
  br i1 %23, label %26, label %24, !dbg !72

24:
  %25 = bitcast i8** %0 to i8*, !dbg !73
  call void @__midway_check(i8* noundef %25, i32 noundef 4, i32 noundef 1) #6, !dbg !73
  store i8* %22, i8** %0, align 4, !dbg !74
  br label %26, !dbg !75

26:
  %27 = phi i32 [ 22, %3 ], [ 0, %24 ], [ 12, %21 ], !dbg !76
  ret i32 %27, !dbg !77
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local noalias i8* @aligned_alloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !78 {
  %3 = icmp slt i32 %1, 0, !dbg !79
  br i1 %3, label %10, label %4, !dbg !79

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !79
  %6 = icmp eq i32 %5, 0, !dbg !79
  br i1 %6, label %12, label %7, !dbg !79

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !79
  %9 = icmp eq i32 %8, 0, !dbg !79
  br i1 %9, label %12, label %10, !dbg !79

10:
  %11 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !82
  br label %14, !dbg !83

12:
  %13 = call i8* @__midway_alloc(i32 noundef %1, i32 noundef %0, i32 noundef 1) #6, !dbg !83
  br label %14, !dbg !83

14:
  %15 = phi i8* [ %13, %12 ], [ null, %10 ], !dbg !83
  ret i8* %15, !dbg !84
}

define dso_local noalias i8* @memalign(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !85 {
  %3 = icmp slt i32 %1, 0, !dbg !86
  br i1 %3, label %10, label %4, !dbg !86

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !86
  %6 = icmp eq i32 %5, 0, !dbg !86
  br i1 %6, label %12, label %7, !dbg !86

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !86
  %9 = icmp eq i32 %8, 0, !dbg !86
  br i1 %9, label %12, label %10, !dbg !86

10:
  %11 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !89
  br label %14, !dbg !90

12:
  %13 = call i8* @__midway_alloc(i32 noundef %1, i32 noundef %0, i32 noundef 1) #6, !dbg !90
  br label %14, !dbg !90

14:
  %15 = phi i8* [ %13, %12 ], [ null, %10 ], !dbg !90
  ret i8* %15, !dbg !91
}

define dso_local noalias i8* @valloc(i32 noundef %0) local_unnamed_addr #0 !dbg !92 {
  %2 = icmp slt i32 %0, 0, !dbg !93
  br i1 %2, label %9, label %3, !dbg !93

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !93
  %5 = icmp eq i32 %4, 0, !dbg !93
  br i1 %5, label %11, label %6, !dbg !93

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !93
  %8 = icmp eq i32 %7, 0, !dbg !93
  br i1 %8, label %11, label %9, !dbg !93

9:
  %10 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !96
  br label %13, !dbg !97

11:
  %12 = call i8* @__midway_alloc(i32 noundef %0, i32 noundef 4096, i32 noundef 1) #6, !dbg !97
  br label %13, !dbg !97

13:
  %14 = phi i8* [ %12, %11 ], [ null, %9 ], !dbg !97
  ret i8* %14, !dbg !98
}

define dso_local noalias i8* @pvalloc(i32 noundef %0) local_unnamed_addr #0 !dbg !99 {
  %2 = add i32 %0, 4095, !dbg !100
  %3 = and i32 %2, -4096, !dbg !100
  %4 = icmp slt i32 %3, 0, !dbg !101
  br i1 %4, label %11, label %5, !dbg !101

5:
  %6 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !101
  %7 = icmp eq i32 %6, 0, !dbg !101
  br i1 %7, label %13, label %8, !dbg !101

8:
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !101
  %10 = icmp eq i32 %9, 0, !dbg !101
  br i1 %10, label %13, label %11, !dbg !101

11:
  %12 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !104
  br label %15, !dbg !105

13:
  %14 = call i8* @__midway_alloc(i32 noundef %3, i32 noundef 4096, i32 noundef 1) #6, !dbg !105
  br label %15, !dbg !105

15:
  %16 = phi i8* [ %14, %13 ], [ null, %11 ], !dbg !105
  ret i8* %16, !dbg !100
}

define dso_local i32 @malloc_usable_size(i8* noundef %0) local_unnamed_addr #0 !dbg !106 {
  %2 = icmp eq i8* %0, null, !dbg !107
  br i1 %2, label %5, label %3, !dbg !107

3:
  %4 = call i32 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !107
  br label %5, !dbg !107

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ], !dbg !107
  ret i32 %6, !dbg !107
}

define dso_local i32 @malloc_trim(i32 noundef %0) local_unnamed_addr #4 !dbg !108 {
  ret i32 0, !dbg !109
}

define dso_local i32 @mallopt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !110 {
  ret i32 1, !dbg !111
}

define dso_local void @malloc_stats() local_unnamed_addr #4 !dbg !112 {
  ret void, !dbg !113
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @llvm.ctpop.i32(i32) #5

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/malloc.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "malloc", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 11, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 9, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 18, scope: !9)
!15 = !DILocation(line: 12, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 18, scope: !9)
!17 = !DILocation(line: 88, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "heap_alloc", scope: !19, file: !19, line: 88, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = !DIFile(filename: "c/models.h", directory: ".")
!20 = distinct !DILocation(line: 18, scope: !9)
!21 = distinct !DISubprogram(name: "free", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 20, scope: !21)
!23 = distinct !DISubprogram(name: "cfree", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 21, scope: !23)
!25 = distinct !DISubprogram(name: "calloc", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 26, scope: !25)
!27 = !DILocation(line: 27, scope: !25)
!28 = !DILocation(line: 28, scope: !25)
!29 = !DILocation(line: 11, scope: !13, inlinedAt: !30)
!30 = distinct !DILocation(line: 30, scope: !25)
!31 = !DILocation(line: 12, scope: !13, inlinedAt: !30)
!32 = !DILocation(line: 30, scope: !25)
!33 = !DILocation(line: 88, scope: !18, inlinedAt: !34)
!34 = distinct !DILocation(line: 32, scope: !25)
!35 = !DILocation(line: 33, scope: !25)
!36 = !DILocation(line: 0, scope: !25)
!37 = !DILocation(line: 35, scope: !25)
!38 = !DISubprogram(name: "fail", scope: !19, file: !19, line: 42, type: !10, spFlags: DISPFlagOptimized)
!39 = distinct !DISubprogram(name: "realloc", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 39, scope: !39)
!41 = !DILocation(line: 40, scope: !39)
!42 = !DILocation(line: 41, scope: !39)
!43 = !DILocation(line: 11, scope: !13, inlinedAt: !44)
!44 = distinct !DILocation(line: 43, scope: !39)
!45 = !DILocation(line: 12, scope: !13, inlinedAt: !44)
!46 = !DILocation(line: 43, scope: !39)
!47 = !DILocation(line: 88, scope: !18, inlinedAt: !48)
!48 = distinct !DILocation(line: 45, scope: !39)
!49 = !DILocation(line: 46, scope: !39)
!50 = !DILocation(line: 47, scope: !39)
!51 = !DILocation(line: 48, scope: !39)
!52 = !DILocation(line: 49, scope: !39)
!53 = !DILocation(line: 50, scope: !39)
!54 = !DILocation(line: 0, scope: !39)
!55 = !DILocation(line: 52, scope: !39)
!56 = distinct !DISubprogram(name: "reallocarray", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 57, scope: !56)
!58 = !DILocation(line: 58, scope: !56)
!59 = !DILocation(line: 59, scope: !56)
!60 = !DILocation(line: 60, scope: !56)
!61 = !DILocation(line: 0, scope: !56)
!62 = !DILocation(line: 61, scope: !56)
!63 = distinct !DISubprogram(name: "posix_memalign", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 67, scope: !63)
!65 = !{i32 0, i32 33}
!66 = !DILocation(line: 11, scope: !13, inlinedAt: !67)
!67 = distinct !DILocation(line: 63, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "aligned", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!69 = distinct !DILocation(line: 69, scope: !63)
!70 = !DILocation(line: 12, scope: !13, inlinedAt: !67)
!71 = !DILocation(line: 63, scope: !68, inlinedAt: !69)
!72 = !DILocation(line: 70, scope: !63)
!73 = !DILocation(line: 72, scope: !63)
!74 = !DILocation(line: 73, scope: !63)
!75 = !DILocation(line: 74, scope: !63)
!76 = !DILocation(line: 0, scope: !63)
!77 = !DILocation(line: 75, scope: !63)
!78 = distinct !DISubprogram(name: "aligned_alloc", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 11, scope: !13, inlinedAt: !80)
!80 = distinct !DILocation(line: 63, scope: !68, inlinedAt: !81)
!81 = distinct !DILocation(line: 77, scope: !78)
!82 = !DILocation(line: 12, scope: !13, inlinedAt: !80)
!83 = !DILocation(line: 63, scope: !68, inlinedAt: !81)
!84 = !DILocation(line: 77, scope: !78)
!85 = distinct !DISubprogram(name: "memalign", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 11, scope: !13, inlinedAt: !87)
!87 = distinct !DILocation(line: 63, scope: !68, inlinedAt: !88)
!88 = distinct !DILocation(line: 78, scope: !85)
!89 = !DILocation(line: 12, scope: !13, inlinedAt: !87)
!90 = !DILocation(line: 63, scope: !68, inlinedAt: !88)
!91 = !DILocation(line: 78, scope: !85)
!92 = distinct !DISubprogram(name: "valloc", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 11, scope: !13, inlinedAt: !94)
!94 = distinct !DILocation(line: 63, scope: !68, inlinedAt: !95)
!95 = distinct !DILocation(line: 79, scope: !92)
!96 = !DILocation(line: 12, scope: !13, inlinedAt: !94)
!97 = !DILocation(line: 63, scope: !68, inlinedAt: !95)
!98 = !DILocation(line: 79, scope: !92)
!99 = distinct !DISubprogram(name: "pvalloc", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 80, scope: !99)
!101 = !DILocation(line: 11, scope: !13, inlinedAt: !102)
!102 = distinct !DILocation(line: 63, scope: !68, inlinedAt: !103)
!103 = distinct !DILocation(line: 80, scope: !99)
!104 = !DILocation(line: 12, scope: !13, inlinedAt: !102)
!105 = !DILocation(line: 63, scope: !68, inlinedAt: !103)
!106 = distinct !DISubprogram(name: "malloc_usable_size", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 82, scope: !106)
!108 = distinct !DISubprogram(name: "malloc_trim", scope: !1, file: !1, line: 83, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 83, scope: !108)
!110 = distinct !DISubprogram(name: "mallopt", scope: !1, file: !1, line: 84, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 84, scope: !110)
!112 = distinct !DISubprogram(name: "malloc_stats", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 85, scope: !112)
