target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"malloc fails\00", align 1

define dso_local noalias i8* @malloc(i64 noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = icmp slt i64 %0, 0, !dbg !11
  br i1 %2, label %9, label %3, !dbg !11

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !11
  %5 = icmp eq i32 %4, 0, !dbg !11
  br i1 %5, label %12, label %6, !dbg !11

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !11
  %8 = icmp eq i32 %7, 0, !dbg !11
  br i1 %8, label %12, label %9, !dbg !11

9:
  %10 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !14
  %11 = bitcast i8* %10 to i32*, !dbg !20
  store i32 12, i32* %11, align 8, !dbg !20
  br label %14, !dbg !21

12:
  %13 = call i8* @__midway_alloc(i64 noundef %0, i64 noundef 16, i32 noundef 1) #6, !dbg !22
  br label %14, !dbg !21

14:
  %15 = phi i8* [ %13, %12 ], [ null, %9 ], !dbg !21
  ret i8* %15, !dbg !21
}

define dso_local void @free(i8* noundef %0) local_unnamed_addr #0 !dbg !25 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !26
  ret void, !dbg !26
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @cfree(i8* noundef %0) local_unnamed_addr #0 !dbg !27 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !28
  ret void, !dbg !28
}

define dso_local noalias i8* @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !29 {
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1), !dbg !30
  %4 = extractvalue { i64, i1 } %3, 1, !dbg !30
  %5 = extractvalue { i64, i1 } %3, 0, !dbg !30
  br i1 %4, label %6, label %9, !dbg !30

6:
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !31
  %8 = bitcast i8* %7 to i32*, !dbg !34
  store i32 12, i32* %8, align 8, !dbg !34
  br label %22, !dbg !35

9:
  %10 = icmp slt i64 %5, 0, !dbg !36
  br i1 %10, label %17, label %11, !dbg !36

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !36
  %13 = icmp eq i32 %12, 0, !dbg !36
  br i1 %13, label %20, label %14, !dbg !36

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !36
  %16 = icmp eq i32 %15, 0, !dbg !36
  br i1 %16, label %20, label %17, !dbg !36

17:
  %18 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !38
  %19 = bitcast i8* %18 to i32*, !dbg !41
  store i32 12, i32* %19, align 8, !dbg !41
  br label %22, !dbg !42

20:
  %21 = call i8* @__midway_alloc(i64 noundef %5, i64 noundef 16, i32 noundef 1) #6, !dbg !43
  call void @llvm.memset.p0i8.i64(i8* align 1 %21, i8 0, i64 %5, i1 false), !dbg !45
  br label %22

22:
  %23 = phi i8* [ null, %6 ], [ %21, %20 ], [ null, %17 ], !dbg !46
  ret i8* %23, !dbg !47
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

define dso_local i8* @realloc(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !48 {
  %3 = icmp ne i8* %0, null, !dbg !49
  %4 = icmp eq i64 %1, 0, !dbg !49
  %5 = and i1 %3, %4, !dbg !49
  br i1 %5, label %6, label %7, !dbg !49

6:
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !50
  br label %24, !dbg !51

7:
  %8 = icmp slt i64 %1, 0, !dbg !52
  br i1 %8, label %15, label %9, !dbg !52

9:
  %10 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !52
  %11 = icmp eq i32 %10, 0, !dbg !52
  br i1 %11, label %18, label %12, !dbg !52

12:
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !52
  %14 = icmp eq i32 %13, 0, !dbg !52
  br i1 %14, label %18, label %15, !dbg !52

15:
  %16 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !54
  %17 = bitcast i8* %16 to i32*, !dbg !57
  store i32 12, i32* %17, align 8, !dbg !57
  br label %24, !dbg !58

18:
  %19 = call i8* @__midway_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 1) #6, !dbg !59
  br i1 %3, label %20, label %24, !dbg !61

20:
  %21 = call i64 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !62
  %22 = icmp ult i64 %21, %1, !dbg !63
  %23 = select i1 %22, i64 %21, i64 %1, !dbg !63
  call void @__midway_memcpy(i8* noundef %19, i8* noundef nonnull %0, i64 noundef %23) #6, !dbg !63
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !64
  br label %24, !dbg !65

24:
  %25 = phi i8* [ null, %6 ], [ null, %15 ], [ %19, %20 ], [ %19, %18 ], !dbg !66
  ret i8* %25, !dbg !67
}

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !68 {
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2), !dbg !69
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !69
  br i1 %5, label %9, label %6, !dbg !69

6:
  %7 = extractvalue { i64, i1 } %4, 0, !dbg !69
  %8 = call i8* @realloc(i8* noundef %0, i64 noundef %7) #6, !dbg !70
  br label %12, !dbg !70

9:
  %10 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !71
  %11 = bitcast i8* %10 to i32*, !dbg !74
  store i32 12, i32* %11, align 8, !dbg !74
  br label %12, !dbg !75

12:
  %13 = phi i8* [ null, %9 ], [ %8, %6 ], !dbg !76
  ret i8* %13, !dbg !77
}

define dso_local i32 @posix_memalign(i8** noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = and i64 %1, 7, !dbg !79
  %5 = icmp eq i64 %4, 0, !dbg !79
  %6 = call i64 @llvm.ctpop.i64(i64 %1), !dbg !79, !range !80
  %7 = icmp eq i64 %6, 1, !dbg !79
  %8 = and i1 %7, %5, !dbg !79
  br i1 %8, label %9, label %27, !dbg !79

9:
  %10 = icmp slt i64 %2, 0, !dbg !81
  br i1 %10, label %17, label %11, !dbg !81

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !81
  %13 = icmp eq i32 %12, 0, !dbg !81
  br i1 %13, label %20, label %14, !dbg !81

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !81
  %16 = icmp eq i32 %15, 0, !dbg !81
  br i1 %16, label %20, label %17, !dbg !81

17:
  %18 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !85
  %19 = bitcast i8* %18 to i32*, !dbg !88
  store i32 12, i32* %19, align 8, !dbg !88
  br label %22, !dbg !89

20:
  %21 = call i8* @__midway_alloc(i64 noundef %2, i64 noundef %1, i32 noundef 1) #6, !dbg !89
  br label %22, !dbg !89

22:
  %23 = phi i8* [ %21, %20 ], [ null, %17 ], !dbg !89
  %24 = icmp eq i8* %23, null, !dbg !90
  br i1 %24, label %27, label %25, !dbg !90

25:
  %26 = bitcast i8** %0 to i8*, !dbg !91
  call void @__midway_check(i8* noundef %26, i64 noundef 8, i32 noundef 1) #6, !dbg !91
  store i8* %23, i8** %0, align 8, !dbg !92
  br label %27, !dbg !93

27:
  %28 = phi i32 [ 22, %3 ], [ 0, %25 ], [ 12, %22 ], !dbg !94
  ret i32 %28, !dbg !95
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local noalias i8* @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !96 {
  %3 = icmp slt i64 %1, 0, !dbg !97
  br i1 %3, label %10, label %4, !dbg !97

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !97
  %6 = icmp eq i32 %5, 0, !dbg !97
  br i1 %6, label %13, label %7, !dbg !97

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !97
  %9 = icmp eq i32 %8, 0, !dbg !97
  br i1 %9, label %13, label %10, !dbg !97

10:
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !100
  %12 = bitcast i8* %11 to i32*, !dbg !103
  store i32 12, i32* %12, align 8, !dbg !103
  br label %15, !dbg !104

13:
  %14 = call i8* @__midway_alloc(i64 noundef %1, i64 noundef %0, i32 noundef 1) #6, !dbg !104
  br label %15, !dbg !104

15:
  %16 = phi i8* [ %14, %13 ], [ null, %10 ], !dbg !104
  ret i8* %16, !dbg !105
}

define dso_local noalias i8* @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !106 {
  %3 = icmp slt i64 %1, 0, !dbg !107
  br i1 %3, label %10, label %4, !dbg !107

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !107
  %6 = icmp eq i32 %5, 0, !dbg !107
  br i1 %6, label %13, label %7, !dbg !107

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !107
  %9 = icmp eq i32 %8, 0, !dbg !107
  br i1 %9, label %13, label %10, !dbg !107

10:
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !110
  %12 = bitcast i8* %11 to i32*, !dbg !113
  store i32 12, i32* %12, align 8, !dbg !113
  br label %15, !dbg !114

13:
  %14 = call i8* @__midway_alloc(i64 noundef %1, i64 noundef %0, i32 noundef 1) #6, !dbg !114
  br label %15, !dbg !114

15:
  %16 = phi i8* [ %14, %13 ], [ null, %10 ], !dbg !114
  ret i8* %16, !dbg !115
}

define dso_local noalias i8* @valloc(i64 noundef %0) local_unnamed_addr #0 !dbg !116 {
  %2 = icmp slt i64 %0, 0, !dbg !117
  br i1 %2, label %9, label %3, !dbg !117

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !117
  %5 = icmp eq i32 %4, 0, !dbg !117
  br i1 %5, label %12, label %6, !dbg !117

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !117
  %8 = icmp eq i32 %7, 0, !dbg !117
  br i1 %8, label %12, label %9, !dbg !117

9:
  %10 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !120
  %11 = bitcast i8* %10 to i32*, !dbg !123
  store i32 12, i32* %11, align 8, !dbg !123
  br label %14, !dbg !124

12:
  %13 = call i8* @__midway_alloc(i64 noundef %0, i64 noundef 4096, i32 noundef 1) #6, !dbg !124
  br label %14, !dbg !124

14:
  %15 = phi i8* [ %13, %12 ], [ null, %9 ], !dbg !124
  ret i8* %15, !dbg !125
}

define dso_local noalias i8* @pvalloc(i64 noundef %0) local_unnamed_addr #0 !dbg !126 {
  %2 = add i64 %0, 4095, !dbg !127
  %3 = and i64 %2, -4096, !dbg !127
  %4 = icmp slt i64 %3, 0, !dbg !128
  br i1 %4, label %11, label %5, !dbg !128

5:
  %6 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !128
  %7 = icmp eq i32 %6, 0, !dbg !128
  br i1 %7, label %14, label %8, !dbg !128

8:
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #6, !dbg !128
  %10 = icmp eq i32 %9, 0, !dbg !128
  br i1 %10, label %14, label %11, !dbg !128

11:
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !131
  %13 = bitcast i8* %12 to i32*, !dbg !134
  store i32 12, i32* %13, align 8, !dbg !134
  br label %16, !dbg !135

14:
  %15 = call i8* @__midway_alloc(i64 noundef %3, i64 noundef 4096, i32 noundef 1) #6, !dbg !135
  br label %16, !dbg !135

16:
  %17 = phi i8* [ %15, %14 ], [ null, %11 ], !dbg !135
  ret i8* %17, !dbg !127
}

define dso_local i64 @malloc_usable_size(i8* noundef %0) local_unnamed_addr #0 !dbg !136 {
  %2 = icmp eq i8* %0, null, !dbg !137
  br i1 %2, label %5, label %3, !dbg !137

3:
  %4 = call i64 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !137
  br label %5, !dbg !137

5:
  %6 = phi i64 [ %4, %3 ], [ 0, %1 ], !dbg !137
  ret i64 %6, !dbg !137
}

define dso_local i32 @malloc_trim(i64 noundef %0) local_unnamed_addr #4 !dbg !138 {
  ret i32 0, !dbg !139
}

define dso_local i32 @mallopt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !140 {
  ret i32 1, !dbg !141
}

define dso_local void @malloc_stats() local_unnamed_addr #4 !dbg !142 {
  ret void, !dbg !143
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

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
!8 = distinct !DISubprogram(name: "malloc", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 11, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 9, type: !9, scopeLine: 10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = distinct !DILocation(line: 18, scope: !8)
!14 = !DILocation(line: 39, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "area", scope: !16, file: !16, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = !DIFile(filename: "c/models.h", directory: ".")
!17 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "fail", scope: !16, file: !16, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !13)
!20 = !DILocation(line: 44, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 18, scope: !8)
!22 = !DILocation(line: 110, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "heap_alloc", scope: !16, file: !16, line: 110, type: !9, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!24 = distinct !DILocation(line: 18, scope: !8)
!25 = distinct !DISubprogram(name: "free", scope: !1, file: !1, line: 20, type: !9, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = !DILocation(line: 20, scope: !25)
!27 = distinct !DISubprogram(name: "cfree", scope: !1, file: !1, line: 21, type: !9, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!28 = !DILocation(line: 21, scope: !27)
!29 = distinct !DISubprogram(name: "calloc", scope: !1, file: !1, line: 23, type: !9, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = !DILocation(line: 26, scope: !29)
!31 = !DILocation(line: 39, scope: !15, inlinedAt: !32)
!32 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !33)
!33 = distinct !DILocation(line: 27, scope: !29)
!34 = !DILocation(line: 44, scope: !18, inlinedAt: !33)
!35 = !DILocation(line: 28, scope: !29)
!36 = !DILocation(line: 11, scope: !12, inlinedAt: !37)
!37 = distinct !DILocation(line: 30, scope: !29)
!38 = !DILocation(line: 39, scope: !15, inlinedAt: !39)
!39 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !40)
!40 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !37)
!41 = !DILocation(line: 44, scope: !18, inlinedAt: !40)
!42 = !DILocation(line: 30, scope: !29)
!43 = !DILocation(line: 110, scope: !23, inlinedAt: !44)
!44 = distinct !DILocation(line: 32, scope: !29)
!45 = !DILocation(line: 33, scope: !29)
!46 = !DILocation(line: 0, scope: !29)
!47 = !DILocation(line: 35, scope: !29)
!48 = distinct !DISubprogram(name: "realloc", scope: !1, file: !1, line: 37, type: !9, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = !DILocation(line: 39, scope: !48)
!50 = !DILocation(line: 40, scope: !48)
!51 = !DILocation(line: 41, scope: !48)
!52 = !DILocation(line: 11, scope: !12, inlinedAt: !53)
!53 = distinct !DILocation(line: 43, scope: !48)
!54 = !DILocation(line: 39, scope: !15, inlinedAt: !55)
!55 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !56)
!56 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !53)
!57 = !DILocation(line: 44, scope: !18, inlinedAt: !56)
!58 = !DILocation(line: 43, scope: !48)
!59 = !DILocation(line: 110, scope: !23, inlinedAt: !60)
!60 = distinct !DILocation(line: 45, scope: !48)
!61 = !DILocation(line: 46, scope: !48)
!62 = !DILocation(line: 47, scope: !48)
!63 = !DILocation(line: 48, scope: !48)
!64 = !DILocation(line: 49, scope: !48)
!65 = !DILocation(line: 50, scope: !48)
!66 = !DILocation(line: 0, scope: !48)
!67 = !DILocation(line: 52, scope: !48)
!68 = distinct !DISubprogram(name: "reallocarray", scope: !1, file: !1, line: 54, type: !9, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!69 = !DILocation(line: 57, scope: !68)
!70 = !DILocation(line: 58, scope: !68)
!71 = !DILocation(line: 39, scope: !15, inlinedAt: !72)
!72 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !73)
!73 = distinct !DILocation(line: 59, scope: !68)
!74 = !DILocation(line: 44, scope: !18, inlinedAt: !73)
!75 = !DILocation(line: 60, scope: !68)
!76 = !DILocation(line: 0, scope: !68)
!77 = !DILocation(line: 61, scope: !68)
!78 = distinct !DISubprogram(name: "posix_memalign", scope: !1, file: !1, line: 65, type: !9, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!79 = !DILocation(line: 67, scope: !78)
!80 = !{i64 0, i64 65}
!81 = !DILocation(line: 11, scope: !12, inlinedAt: !82)
!82 = distinct !DILocation(line: 63, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "aligned", scope: !1, file: !1, line: 63, type: !9, scopeLine: 63, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!84 = distinct !DILocation(line: 69, scope: !78)
!85 = !DILocation(line: 39, scope: !15, inlinedAt: !86)
!86 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !87)
!87 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !82)
!88 = !DILocation(line: 44, scope: !18, inlinedAt: !87)
!89 = !DILocation(line: 63, scope: !83, inlinedAt: !84)
!90 = !DILocation(line: 70, scope: !78)
!91 = !DILocation(line: 72, scope: !78)
!92 = !DILocation(line: 73, scope: !78)
!93 = !DILocation(line: 74, scope: !78)
!94 = !DILocation(line: 0, scope: !78)
!95 = !DILocation(line: 75, scope: !78)
!96 = distinct !DISubprogram(name: "aligned_alloc", scope: !1, file: !1, line: 77, type: !9, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!97 = !DILocation(line: 11, scope: !12, inlinedAt: !98)
!98 = distinct !DILocation(line: 63, scope: !83, inlinedAt: !99)
!99 = distinct !DILocation(line: 77, scope: !96)
!100 = !DILocation(line: 39, scope: !15, inlinedAt: !101)
!101 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !102)
!102 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !98)
!103 = !DILocation(line: 44, scope: !18, inlinedAt: !102)
!104 = !DILocation(line: 63, scope: !83, inlinedAt: !99)
!105 = !DILocation(line: 77, scope: !96)
!106 = distinct !DISubprogram(name: "memalign", scope: !1, file: !1, line: 78, type: !9, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = !DILocation(line: 11, scope: !12, inlinedAt: !108)
!108 = distinct !DILocation(line: 63, scope: !83, inlinedAt: !109)
!109 = distinct !DILocation(line: 78, scope: !106)
!110 = !DILocation(line: 39, scope: !15, inlinedAt: !111)
!111 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !112)
!112 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !108)
!113 = !DILocation(line: 44, scope: !18, inlinedAt: !112)
!114 = !DILocation(line: 63, scope: !83, inlinedAt: !109)
!115 = !DILocation(line: 78, scope: !106)
!116 = distinct !DISubprogram(name: "valloc", scope: !1, file: !1, line: 79, type: !9, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = !DILocation(line: 11, scope: !12, inlinedAt: !118)
!118 = distinct !DILocation(line: 63, scope: !83, inlinedAt: !119)
!119 = distinct !DILocation(line: 79, scope: !116)
!120 = !DILocation(line: 39, scope: !15, inlinedAt: !121)
!121 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !122)
!122 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !118)
!123 = !DILocation(line: 44, scope: !18, inlinedAt: !122)
!124 = !DILocation(line: 63, scope: !83, inlinedAt: !119)
!125 = !DILocation(line: 79, scope: !116)
!126 = distinct !DISubprogram(name: "pvalloc", scope: !1, file: !1, line: 80, type: !9, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = !DILocation(line: 80, scope: !126)
!128 = !DILocation(line: 11, scope: !12, inlinedAt: !129)
!129 = distinct !DILocation(line: 63, scope: !83, inlinedAt: !130)
!130 = distinct !DILocation(line: 80, scope: !126)
!131 = !DILocation(line: 39, scope: !15, inlinedAt: !132)
!132 = distinct !DILocation(line: 44, scope: !18, inlinedAt: !133)
!133 = distinct !DILocation(line: 12, scope: !12, inlinedAt: !129)
!134 = !DILocation(line: 44, scope: !18, inlinedAt: !133)
!135 = !DILocation(line: 63, scope: !83, inlinedAt: !130)
!136 = distinct !DISubprogram(name: "malloc_usable_size", scope: !1, file: !1, line: 82, type: !9, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!137 = !DILocation(line: 82, scope: !136)
!138 = distinct !DISubprogram(name: "malloc_trim", scope: !1, file: !1, line: 83, type: !9, scopeLine: 83, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!139 = !DILocation(line: 83, scope: !138)
!140 = distinct !DISubprogram(name: "mallopt", scope: !1, file: !1, line: 84, type: !9, scopeLine: 84, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = !DILocation(line: 84, scope: !140)
!142 = distinct !DISubprogram(name: "malloc_stats", scope: !1, file: !1, line: 85, type: !9, scopeLine: 85, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DILocation(line: 85, scope: !142)
