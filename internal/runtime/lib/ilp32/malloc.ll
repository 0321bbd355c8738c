target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"malloc fails\00", align 1

define dso_local noalias i8* @malloc(i32 noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = icmp slt i32 %0, 0, !dbg !12
  br i1 %2, label %9, label %3, !dbg !12

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !12
  %5 = icmp eq i32 %4, 0, !dbg !12
  br i1 %5, label %12, label %6, !dbg !12

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !12
  %8 = icmp eq i32 %7, 0, !dbg !12
  br i1 %8, label %12, label %9, !dbg !12

9:
  %10 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !15
  %11 = bitcast i8* %10 to i32*, !dbg !21
  store i32 12, i32* %11, align 4, !dbg !21
  br label %14, !dbg !22

12:
  %13 = call i8* @__midway_alloc(i32 noundef %0, i32 noundef 16, i32 noundef 1) #6, !dbg !23
  br label %14, !dbg !22

14:
  %15 = phi i8* [ %13, %12 ], [ null, %9 ], !dbg !22
  ret i8* %15, !dbg !22
}

define dso_local void @free(i8* noundef %0) local_unnamed_addr #0 !dbg !26 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !27
  ret void, !dbg !27
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @cfree(i8* noundef %0) local_unnamed_addr #0 !dbg !28 {
  call void @__midway_free(i8* noundef %0, i32 noundef 1) #6, !dbg !29
  ret void, !dbg !29
}

define dso_local noalias i8* @calloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !30 {
  %3 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1), !dbg !31
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !31
  %5 = extractvalue { i32, i1 } %3, 0, !dbg !31
  br i1 %4, label %6, label %9, !dbg !31

6:
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !32
  %8 = bitcast i8* %7 to i32*, !dbg !35
  store i32 12, i32* %8, align 4, !dbg !35
  br label %22, !dbg !36

9:
  %10 = icmp slt i32 %5, 0, !dbg !37
  br i1 %10, label %17, label %11, !dbg !37

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !37
  %13 = icmp eq i32 %12, 0, !dbg !37
  br i1 %13, label %20, label %14, !dbg !37

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !37
  %16 = icmp eq i32 %15, 0, !dbg !37
  br i1 %16, label %20, label %17, !dbg !37

17:
  %18 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !39
  %19 = bitcast i8* %18 to i32*, !dbg !42
  store i32 12, i32* %19, align 4, !dbg !42
  br label %22, !dbg !43

20:
  %21 = call i8* @__midway_alloc(i32 noundef %5, i32 noundef 16, i32 noundef 1) #6, !dbg !44
  call void @llvm.memset.p0i8.i32(i8* align 1 %21, i8 0, i32 %5, i1 false), !dbg !46
  br label %22

22:
  %23 = phi i8* [ null, %6 ], [ %21, %20 ], [ null, %17 ], !dbg !47
  ret i8* %23, !dbg !48
}

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #3

define dso_local i8* @realloc(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !49 {
  %3 = icmp ne i8* %0, null, !dbg !50
  %4 = icmp eq i32 %1, 0, !dbg !50
  %5 = and i1 %3, %4, !dbg !50
  br i1 %5, label %6, label %7, !dbg !50

6:
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !51
  br label %24, !dbg !52

7:
  %8 = icmp slt i32 %1, 0, !dbg !53
  br i1 %8, label %15, label %9, !dbg !53

9:
  %10 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !53
  %11 = icmp eq i32 %10, 0, !dbg !53
  br i1 %11, label %18, label %12, !dbg !53

12:
  %13 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !53
  %14 = icmp eq i32 %13, 0, !dbg !53
  br i1 %14, label %18, label %15, !dbg !53

15:
  %16 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !55
  %17 = bitcast i8* %16 to i32*, !dbg !58
  store i32 12, i32* %17, align 4, !dbg !58
  br label %24, !dbg !59

18:
  %19 = call i8* @__midway_alloc(i32 noundef %1, i32 noundef 16, i32 noundef 1) #6, !dbg !60
  br i1 %3, label %20, label %24, !dbg !62

20:
  %21 = call i32 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !63
  %22 = icmp ult i32 %21, %1, !dbg !64
  %23 = select i1 %22, i32 %21, i32 %1, !dbg !64
  call void @__midway_memcpy(i8* noundef %19, i8* noundef nonnull %0, i32 noundef %23) #6, !dbg !64
  call void @__midway_free(i8* noundef nonnull %0, i32 noundef 1) #6, !dbg !65
  br label %24, !dbg !66

24:
  %25 = phi i8* [ null, %6 ], [ null, %15 ], [ %19, %20 ], [ %19, %18 ], !dbg !67
  ret i8* %25, !dbg !68
}

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @reallocarray(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !69 {
  %4 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %2), !dbg !70
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !70
  br i1 %5, label %9, label %6, !dbg !70

6:
  %7 = extractvalue { i32, i1 } %4, 0, !dbg !70
  %8 = call i8* @realloc(i8* noundef %0, i32 noundef %7) #6, !dbg !71
  br label %12, !dbg !71

9:
  %10 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !72
  %11 = bitcast i8* %10 to i32*, !dbg !75
  store i32 12, i32* %11, align 4, !dbg !75
  br label %12, !dbg !76

12:
  %13 = phi i8* [ null, %9 ], [ %8, %6 ], !dbg !77
  ret i8* %13, !dbg !78
}

define dso_local i32 @posix_memalign(i8** noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !79 {
  %4 = and i32 %1, 3, !dbg !80
  %5 = icmp eq i32 %4, 0, !dbg !80
  %6 = call i32 @llvm.ctpop.i32(i32 %1), !dbg !80, !range !81
  %7 = icmp eq i32 %6, 1, !dbg !80
  %8 = and i1 %7, %5, !dbg !80
  br i1 %8, label %9, label %27, !dbg !80

9:
  %10 = icmp slt i32 %2, 0, !dbg !82
  br i1 %10, label %17, label %11, !dbg !82

11:
  %12 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !82
  %13 = icmp eq i32 %12, 0, !dbg !82
  br i1 %13, label %20, label %14, !dbg !82

14:
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !82
  %16 = icmp eq i32 %15, 0, !dbg !82
  br i1 %16, label %20, label %17, !dbg !82

17:
  %18 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !86
  %19 = bitcast i8* %18 to i32*, !dbg !89
  store i32 12, i32* %19, align 4, !dbg !89
  br label %22, !dbg !90

20:
  %21 = call i8* @__midway_alloc(i32 noundef %2, i32 noundef %1, i32 noundef 1) #6, !dbg !90
  br label %22, !dbg !90

22:
  %23 = phi i8* [ %21, %20 ], [ null, %17 ], !dbg !90
  %24 = icmp eq i8* %23, null, !dbg !91
  br i1 %24, label %27, label %25, !dbg !91

25:
  %26 = bitcast i8** %0 to i8*, !dbg !92
  call void @__midway_check(i8* noundef %26, i32 noundef 4, i32 noundef 1) #6, !dbg !92
  store i8* %23, i8** %0, align 4, !dbg !93
  br label %27, !dbg !94

27:
  %28 = phi i32 [ 22, %3 ], [ 0, %25 ], [ 12, %22 ], !dbg !95
  ret i32 %28, !dbg !96
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local noalias i8* @aligned_alloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !97 {
  %3 = icmp slt i32 %1, 0, !dbg !98
  br i1 %3, label %10, label %4, !dbg !98

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !98
  %6 = icmp eq i32 %5, 0, !dbg !98
  br i1 %6, label %13, label %7, !dbg !98

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !98
  %9 = icmp eq i32 %8, 0, !dbg !98
  br i1 %9, label %13, label %10, !dbg !98

10:
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !101
  %12 = bitcast i8* %11 to i32*, !dbg !104
  store i32 12, i32* %12, align 4, !dbg !104
  br label %15, !dbg !105

13:
  %14 = call i8* @__midway_alloc(i32 noundef %1, i32 noundef %0, i32 noundef 1) #6, !dbg !105
  br label %15, !dbg !105

15:
  %16 = phi i8* [ %14, %13 ], [ null, %10 ], !dbg !105
  ret i8* %16, !dbg !106
}

define dso_local noalias i8* @memalign(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !107 {
  %3 = icmp slt i32 %1, 0, !dbg !108
  br i1 %3, label %10, label %4, !dbg !108

4:
  %5 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !108
  %6 = icmp eq i32 %5, 0, !dbg !108
  br i1 %6, label %13, label %7, !dbg !108

7:
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !108
  %9 = icmp eq i32 %8, 0, !dbg !108
  br i1 %9, label %13, label %10, !dbg !108

10:
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !111
  %12 = bitcast i8* %11 to i32*, !dbg !114
  store i32 12, i32* %12, align 4, !dbg !114
  br label %15, !dbg !115

13:
  %14 = call i8* @__midway_alloc(i32 noundef %1, i32 noundef %0, i32 noundef 1) #6, !dbg !115
  br label %15, !dbg !115

15:
  %16 = phi i8* [ %14, %13 ], [ null, %10 ], !dbg !115
  ret i8* %16, !dbg !116
}

define dso_local noalias i8* @valloc(i32 noundef %0) local_unnamed_addr #0 !dbg !117 {
  %2 = icmp slt i32 %0, 0, !dbg !118
  br i1 %2, label %9, label %3, !dbg !118

3:
  %4 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !118
  %5 = icmp eq i32 %4, 0, !dbg !118
  br i1 %5, label %12, label %6, !dbg !118

6:
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !118
  %8 = icmp eq i32 %7, 0, !dbg !118
  br i1 %8, label %12, label %9, !dbg !118

9:
  %10 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !121
  %11 = bitcast i8* %10 to i32*, !dbg !124
  store i32 12, i32* %11, align 4, !dbg !124
  br label %14, !dbg !125

12:
  %13 = call i8* @__midway_alloc(i32 noundef %0, i32 noundef 4096, i32 noundef 1) #6, !dbg !125
  br label %14, !dbg !125

14:
  %15 = phi i8* [ %13, %12 ], [ null, %9 ], !dbg !125
  ret i8* %15, !dbg !126
}

define dso_local noalias i8* @pvalloc(i32 noundef %0) local_unnamed_addr #0 !dbg !127 {
  %2 = add i32 %0, 4095, !dbg !128
  %3 = and i32 %2, -4096, !dbg !128
  %4 = icmp slt i32 %3, 0, !dbg !129
  br i1 %4, label %11, label %5, !dbg !129

5:
  %6 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !129
  %7 = icmp eq i32 %6, 0, !dbg !129
  br i1 %7, label %14, label %8, !dbg !129

8:
  %9 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #6, !dbg !129
  %10 = icmp eq i32 %9, 0, !dbg !129
  br i1 %10, label %14, label %11, !dbg !129

11:
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !132
  %13 = bitcast i8* %12 to i32*, !dbg !135
  store i32 12, i32* %13, align 4, !dbg !135
  br label %16, !dbg !136

14:
  %15 = call i8* @__midway_alloc(i32 noundef %3, i32 noundef 4096, i32 noundef 1) #6, !dbg !136
  br label %16, !dbg !136

16:
  %17 = phi i8* [ %15, %14 ], [ null, %11 ], !dbg !136
  ret i8* %17, !dbg !128
}

define dso_local i32 @malloc_usable_size(i8* noundef %0) local_unnamed_addr #0 !dbg !137 {
  %2 = icmp eq i8* %0, null, !dbg !138
  br i1 %2, label %5, label %3, !dbg !138

3:
  %4 = call i32 @__midway_object_size(i8* noundef nonnull %0) #6, !dbg !138
  br label %5, !dbg !138

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ], !dbg !138
  ret i32 %6, !dbg !138
}

define dso_local i32 @malloc_trim(i32 noundef %0) local_unnamed_addr #4 !dbg !139 {
  ret i32 0, !dbg !140
}

define dso_local i32 @mallopt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #4 !dbg !141 {
  ret i32 1, !dbg !142
}

define dso_local void @malloc_stats() local_unnamed_addr #4 !dbg !143 {
  ret void, !dbg !144
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #1

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
!9 = distinct !DISubprogram(name: "malloc", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 11, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "refused", scope: !1, file: !1, line: 9, type: !10, scopeLine: 10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = distinct !DILocation(line: 18, scope: !9)
!15 = !DILocation(line: 39, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "area", scope: !17, file: !17, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!17 = !DIFile(filename: "c/models.h", directory: ".")
!18 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "fail", scope: !17, file: !17, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !14)
!21 = !DILocation(line: 44, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 18, scope: !9)
!23 = !DILocation(line: 110, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "heap_alloc", scope: !17, file: !17, line: 110, type: !10, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!25 = distinct !DILocation(line: 18, scope: !9)
!26 = distinct !DISubprogram(name: "free", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = !DILocation(line: 20, scope: !26)
!28 = distinct !DISubprogram(name: "cfree", scope: !1, file: !1, line: 21, type: !10, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!29 = !DILocation(line: 21, scope: !28)
!30 = distinct !DISubprogram(name: "calloc", scope: !1, file: !1, line: 23, type: !10, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = !DILocation(line: 26, scope: !30)
!32 = !DILocation(line: 39, scope: !16, inlinedAt: !33)
!33 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !34)
!34 = distinct !DILocation(line: 27, scope: !30)
!35 = !DILocation(line: 44, scope: !19, inlinedAt: !34)
!36 = !DILocation(line: 28, scope: !30)
!37 = !DILocation(line: 11, scope: !13, inlinedAt: !38)
!38 = distinct !DILocation(line: 30, scope: !30)
!39 = !DILocation(line: 39, scope: !16, inlinedAt: !40)
!40 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !41)
!41 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !38)
!42 = !DILocation(line: 44, scope: !19, inlinedAt: !41)
!43 = !DILocation(line: 30, scope: !30)
!44 = !DILocation(line: 110, scope: !24, inlinedAt: !45)
!45 = distinct !DILocation(line: 32, scope: !30)
!46 = !DILocation(line: 33, scope: !30)
!47 = !DILocation(line: 0, scope: !30)
!48 = !DILocation(line: 35, scope: !30)
!49 = distinct !DISubprogram(name: "realloc", scope: !1, file: !1, line: 37, type: !10, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!50 = !DILocation(line: 39, scope: !49)
!51 = !DILocation(line: 40, scope: !49)
!52 = !DILocation(line: 41, scope: !49)
!53 = !DILocation(line: 11, scope: !13, inlinedAt: !54)
!54 = distinct !DILocation(line: 43, scope: !49)
!55 = !DILocation(line: 39, scope: !16, inlinedAt: !56)
!56 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !57)
!57 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !54)
!58 = !DILocation(line: 44, scope: !19, inlinedAt: !57)
!59 = !DILocation(line: 43, scope: !49)
!60 = !DILocation(line: 110, scope: !24, inlinedAt: !61)
!61 = distinct !DILocation(line: 45, scope: !49)
!62 = !DILocation(line: 46, scope: !49)
!63 = !DILocation(line: 47, scope: !49)
!64 = !DILocation(line: 48, scope: !49)
!65 = !DILocation(line: 49, scope: !49)
!66 = !DILocation(line: 50, scope: !49)
!67 = !DILocation(line: 0, scope: !49)
!68 = !DILocation(line: 52, scope: !49)
!69 = distinct !DISubprogram(name: "reallocarray", scope: !1, file: !1, line: 54, type: !10, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!70 = !DILocation(line: 57, scope: !69)
!71 = !DILocation(line: 58, scope: !69)
!72 = !DILocation(line: 39, scope: !16, inlinedAt: !73)
!73 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !74)
!74 = distinct !DILocation(line: 59, scope: !69)
!75 = !DILocation(line: 44, scope: !19, inlinedAt: !74)
!76 = !DILocation(line: 60, scope: !69)
!77 = !DILocation(line: 0, scope: !69)
!78 = !DILocation(line: 61, scope: !69)
!79 = distinct !DISubprogram(name: "posix_memalign", scope: !1, file: !1, line: 65, type: !10, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!80 = !DILocation(line: 67, scope: !79)
!81 = !{i32 0, i32 33}
!82 = !DILocation(line: 11, scope: !13, inlinedAt: !83)
!83 = distinct !DILocation(line: 63, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "aligned", scope: !1, file: !1, line: 63, type: !10, scopeLine: 63, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!85 = distinct !DILocation(line: 69, scope: !79)
!86 = !DILocation(line: 39, scope: !16, inlinedAt: !87)
!87 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !88)
!88 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !83)
!89 = !DILocation(line: 44, scope: !19, inlinedAt: !88)
!90 = !DILocation(line: 63, scope: !84, inlinedAt: !85)
!91 = !DILocation(line: 70, scope: !79)
!92 = !DILocation(line: 72, scope: !79)
!93 = !DILocation(line: 73, scope: !79)
!94 = !DILocation(line: 74, scope: !79)
!95 = !DILocation(line: 0, scope: !79)
!96 = !DILocation(line: 75, scope: !79)
!97 = distinct !DISubprogram(name: "aligned_alloc", scope: !1, file: !1, line: 77, type: !10, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!98 = !DILocation(line: 11, scope: !13, inlinedAt: !99)
!99 = distinct !DILocation(line: 63, scope: !84, inlinedAt: !100)
!100 = distinct !DILocation(line: 77, scope: !97)
!101 = !DILocation(line: 39, scope: !16, inlinedAt: !102)
!102 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !103)
!103 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !99)
!104 = !DILocation(line: 44, scope: !19, inlinedAt: !103)
!105 = !DILocation(line: 63, scope: !84, inlinedAt: !100)
!106 = !DILocation(line: 77, scope: !97)
!107 = distinct !DISubprogram(name: "memalign", scope: !1, file: !1, line: 78, type: !10, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!108 = !DILocation(line: 11, scope: !13, inlinedAt: !109)
!109 = distinct !DILocation(line: 63, scope: !84, inlinedAt: !110)
!110 = distinct !DILocation(line: 78, scope: !107)
!111 = !DILocation(line: 39, scope: !16, inlinedAt: !112)
!112 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !113)
!113 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !109)
!114 = !DILocation(line: 44, scope: !19, inlinedAt: !113)
!115 = !DILocation(line: 63, scope: !84, inlinedAt: !110)
!116 = !DILocation(line: 78, scope: !107)
!117 = distinct !DISubprogram(name: "valloc", scope: !1, file: !1, line: 79, type: !10, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!118 = !DILocation(line: 11, scope: !13, inlinedAt: !119)
!119 = distinct !DILocation(line: 63, scope: !84, inlinedAt: !120)
!120 = distinct !DILocation(line: 79, scope: !117)
!121 = !DILocation(line: 39, scope: !16, inlinedAt: !122)
!122 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !123)
!123 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !119)
!124 = !DILocation(line: 44, scope: !19, inlinedAt: !123)
!125 = !DILocation(line: 63, scope: !84, inlinedAt: !120)
!126 = !DILocation(line: 79, scope: !117)
!127 = distinct !DISubprogram(name: "pvalloc", scope: !1, file: !1, line: 80, type: !10, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!128 = !DILocation(line: 80, scope: !127)
!129 = !DILocation(line: 11, scope: !13, inlinedAt: !130)
!130 = distinct !DILocation(line: 63, scope: !84, inlinedAt: !131)
!131 = distinct !DILocation(line: 80, scope: !127)
!132 = !DILocation(line: 39, scope: !16, inlinedAt: !133)
!133 = distinct !DILocation(line: 44, scope: !19, inlinedAt: !134)
!134 = distinct !DILocation(line: 12, scope: !13, inlinedAt: !130)
!135 = !DILocation(line: 44, scope: !19, inlinedAt: !134)
!136 = !DILocation(line: 63, scope: !84, inlinedAt: !131)
!137 = distinct !DISubprogram(name: "malloc_usable_size", scope: !1, file: !1, line: 82, type: !10, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!138 = !DILocation(line: 82, scope: !137)
!139 = distinct !DISubprogram(name: "malloc_trim", scope: !1, file: !1, line: 83, type: !10, scopeLine: 83, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!140 = !DILocation(line: 83, scope: !139)
!141 = distinct !DISubprogram(name: "mallopt", scope: !1, file: !1, line: 84, type: !10, scopeLine: 84, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!142 = !DILocation(line: 84, scope: !141)
!143 = distinct !DISubprogram(name: "malloc_stats", scope: !1, file: !1, line: 85, type: !10, scopeLine: 85, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!144 = !DILocation(line: 85, scope: !143)
