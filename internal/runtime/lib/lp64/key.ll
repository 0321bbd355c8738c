target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, void (i8*)* }
%struct.thread_area = type { i32, i32, %struct.cleanup*, [64 x i8*], [64 x i8] }
%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }

@created = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"library-limit\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"more than 64 thread-specific keys\00", align 1
@keys = internal unnamed_addr global [64 x %struct.anon] zeroinitializer, align 16

define dso_local i32 @pthread_key_create(i32* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #0 !dbg !8 {
  %3 = load i32, i32* @created, align 4, !dbg !11
  %4 = icmp eq i32 %3, 64, !dbg !11
  br i1 %4, label %5, label %6, !dbg !11

5:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #3, !dbg !12
  br label %13, !dbg !13

6:
  %7 = bitcast i32* %0 to i8*, !dbg !14
  call void @__midway_check(i8* noundef %7, i64 noundef 4, i32 noundef 1) #3, !dbg !14
  %8 = load i32, i32* @created, align 4, !dbg !15
  %9 = sext i32 %8 to i64, !dbg !15
  %10 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %9, i32 0, !dbg !15
  store i32 1, i32* %10, align 16, !dbg !15
  %11 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %9, i32 1, !dbg !16
  store void (i8*)* %1, void (i8*)** %11, align 8, !dbg !16
  %12 = add i32 %8, 1, !dbg !17
  store i32 %12, i32* @created, align 4, !dbg !17
  store i32 %8, i32* %0, align 4, !dbg !17
  br label %13, !dbg !18

13:
  %14 = phi i32 [ 11, %5 ], [ 0, %6 ], !dbg !19
  ret i32 %14, !dbg !20
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr #2 !dbg !21 {
  %2 = icmp ugt i32 %0, 63, !dbg !22
  br i1 %2, label %9, label %3, !dbg !22

3:
  %4 = zext i32 %0 to i64, !dbg !22
  %5 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %4, i32 0, !dbg !22
  %6 = load i32, i32* %5, align 16, !dbg !22
  %7 = icmp eq i32 %6, 0, !dbg !22
  br i1 %7, label %9, label %8, !dbg !22

8:
  store i32 0, i32* %5, align 16, !dbg !23
  br label %9, !dbg !24

9:
  %10 = phi i32 [ 0, %8 ], [ 22, %3 ], [ 22, %1 ], !dbg !25
  ret i32 %10, !dbg !26
}

define dso_local i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !27 {
  %3 = icmp ugt i32 %0, 63, !dbg !28
  br i1 %3, label %13, label %4, !dbg !28

4:
  %5 = zext i32 %0 to i64, !dbg !28
  %6 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %5, i32 0, !dbg !28
  %7 = load i32, i32* %6, align 16, !dbg !28
  %8 = icmp eq i32 %7, 0, !dbg !28
  br i1 %8, label %13, label %9, !dbg !28

9:
  %10 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !29
  %11 = bitcast i8* %10 to %struct.thread_area*, !dbg !29
  %12 = getelementptr %struct.thread_area, %struct.thread_area* %11, i64 0, i32 3, i64 %5, !dbg !33
  store i8* %1, i8** %12, align 8, !dbg !33
  br label %13, !dbg !34

13:
  %14 = phi i32 [ 0, %9 ], [ 22, %4 ], [ 22, %2 ], !dbg !35
  ret i32 %14, !dbg !36
}

define dso_local i8* @pthread_getspecific(i32 noundef %0) local_unnamed_addr #0 !dbg !37 {
  %2 = icmp ult i32 %0, 64, !dbg !38
  br i1 %2, label %3, label %9, !dbg !38

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !39
  %5 = bitcast i8* %4 to %struct.thread_area*, !dbg !39
  %6 = zext i32 %0 to i64, !dbg !38
  %7 = getelementptr %struct.thread_area, %struct.thread_area* %5, i64 0, i32 3, i64 %6, !dbg !38
  %8 = load i8*, i8** %7, align 8, !dbg !38
  br label %9, !dbg !38

9:
  %10 = phi i8* [ %8, %3 ], [ null, %1 ], !dbg !38
  ret i8* %10, !dbg !38
}

define dso_local void @__mw_run_destructors() local_unnamed_addr #0 !dbg !41 {
  %1 = load i32, i32* @created, align 4, !dbg !42
  %2 = icmp eq i32 %1, 0, !dbg !42
  br i1 %2, label %37, label %3, !dbg !42

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !43
  %5 = bitcast i8* %4 to %struct.thread_area*, !dbg !43
  br label %6, !dbg !45

6:
  %7 = phi i32 [ 0, %3 ], [ %34, %31 ]
  %8 = load i32, i32* @created, align 4, !dbg !46
  %9 = icmp sgt i32 %8, 0, !dbg !46
  br i1 %9, label %10, label %31, !dbg !46

10:
  %11 = phi i64 [ %27, %25 ], [ 0, %6 ]
  %12 = phi i32 [ %26, %25 ], [ 0, %6 ]
  %13 = getelementptr %struct.thread_area, %struct.thread_area* %5, i64 0, i32 3, i64 %11, !dbg !49
  %14 = load i8*, i8** %13, align 8, !dbg !49
  %15 = icmp eq i8* %14, null, !dbg !50
  br i1 %15, label %25, label %16, !dbg !50

16:
  %17 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %11, i32 0, !dbg !50
  %18 = load i32, i32* %17, align 16, !dbg !50
  %19 = icmp eq i32 %18, 0, !dbg !50
  br i1 %19, label %25, label %20, !dbg !50

20:
  %21 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %11, i32 1, !dbg !50
  %22 = load void (i8*)*, void (i8*)** %21, align 8, !dbg !50
  %23 = icmp eq void (i8*)* %22, null, !dbg !50
  br i1 %23, label %25, label %24, !dbg !50

24:
  store i8* null, i8** %13, align 8, !dbg !51
  call void %22(i8* noundef nonnull %14) #3, !dbg !52
  br label %25, !dbg !53

25:
  %26 = phi i32 [ 1, %24 ], [ %12, %20 ], [ %12, %16 ], [ %12, %10 ], !dbg !54
  %27 = add nuw nsw i64 %11, 1, !dbg !46
  %28 = load i32, i32* @created, align 4, !dbg !46
  %29 = sext i32 %28 to i64, !dbg !46
  %30 = icmp slt i64 %27, %29, !dbg !46
  br i1 %30, label %10, label %31, !dbg !46, !llvm.loop !55

31:
  %32 = phi i32 [ 0, %6 ], [ %26, %25 ], !dbg !54
  %33 = icmp ne i32 %32, 0, !dbg !45
  %34 = add nuw nsw i32 %7, 1, !dbg !45
  %35 = icmp ult i32 %7, 3, !dbg !45
  %36 = select i1 %33, i1 %35, i1 false, !dbg !45
  br i1 %36, label %6, label %37, !dbg !45, !llvm.loop !58

37:
  ret void, !dbg !60
}

define dso_local i32 @tss_create(i32* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #0 !dbg !61 {
  %3 = load i32, i32* @created, align 4, !dbg !62
  %4 = icmp eq i32 %3, 64, !dbg !62
  br i1 %4, label %5, label %6, !dbg !62

5:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #3, !dbg !64
  br label %13, !dbg !65

6:
  %7 = bitcast i32* %0 to i8*, !dbg !66
  call void @__midway_check(i8* noundef %7, i64 noundef 4, i32 noundef 1) #3, !dbg !66
  %8 = load i32, i32* @created, align 4, !dbg !67
  %9 = sext i32 %8 to i64, !dbg !67
  %10 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %9, i32 0, !dbg !67
  store i32 1, i32* %10, align 16, !dbg !67
  %11 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %9, i32 1, !dbg !68
  store void (i8*)* %1, void (i8*)** %11, align 8, !dbg !68
  %12 = add i32 %8, 1, !dbg !69
  store i32 %12, i32* @created, align 4, !dbg !69
  store i32 %8, i32* %0, align 4, !dbg !69
  br label %13, !dbg !70

13:
  %14 = phi i32 [ 2, %5 ], [ 0, %6 ], !dbg !71
  ret i32 %14, !dbg !71
}

define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr #2 !dbg !72 {
  %2 = icmp ugt i32 %0, 63, !dbg !73
  br i1 %2, label %9, label %3, !dbg !73

3:
  %4 = zext i32 %0 to i64, !dbg !73
  %5 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %4, i32 0, !dbg !73
  %6 = load i32, i32* %5, align 16, !dbg !73
  %7 = icmp eq i32 %6, 0, !dbg !73
  br i1 %7, label %9, label %8, !dbg !73

8:
  store i32 0, i32* %5, align 16, !dbg !75
  br label %9, !dbg !76

9:
  ret void, !dbg !77
}

define dso_local i8* @tss_get(i32 noundef %0) local_unnamed_addr #0 !dbg !78 {
  %2 = icmp ult i32 %0, 64, !dbg !79
  br i1 %2, label %3, label %9, !dbg !79

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !81
  %5 = bitcast i8* %4 to %struct.thread_area*, !dbg !81
  %6 = zext i32 %0 to i64, !dbg !79
  %7 = getelementptr %struct.thread_area, %struct.thread_area* %5, i64 0, i32 3, i64 %6, !dbg !79
  %8 = load i8*, i8** %7, align 8, !dbg !79
  br label %9, !dbg !79

9:
  %10 = phi i8* [ %8, %3 ], [ null, %1 ], !dbg !79
  ret i8* %10, !dbg !83
}

define dso_local i32 @tss_set(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !84 {
  %3 = icmp ugt i32 %0, 63, !dbg !85
  br i1 %3, label %13, label %4, !dbg !85

4:
  %5 = zext i32 %0 to i64, !dbg !85
  %6 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %5, i32 0, !dbg !85
  %7 = load i32, i32* %6, align 16, !dbg !85
  %8 = icmp eq i32 %7, 0, !dbg !85
  br i1 %8, label %13, label %9, !dbg !85

9:
  %10 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !87
  %11 = bitcast i8* %10 to %struct.thread_area*, !dbg !87
  %12 = getelementptr %struct.thread_area, %struct.thread_area* %11, i64 0, i32 3, i64 %5, !dbg !89
  store i8* %1, i8** %12, align 8, !dbg !89
  br label %13, !dbg !90

13:
  %14 = phi i32 [ 2, %2 ], [ 2, %4 ], [ 0, %9 ]
  ret i32 %14, !dbg !91
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn }
attributes #3 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/key.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_key_create", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 19, scope: !8)
!12 = !DILocation(line: 20, scope: !8)
!13 = !DILocation(line: 21, scope: !8)
!14 = !DILocation(line: 23, scope: !8)
!15 = !DILocation(line: 24, scope: !8)
!16 = !DILocation(line: 25, scope: !8)
!17 = !DILocation(line: 26, scope: !8)
!18 = !DILocation(line: 27, scope: !8)
!19 = !DILocation(line: 0, scope: !8)
!20 = !DILocation(line: 28, scope: !8)
!21 = distinct !DISubprogram(name: "pthread_key_delete", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 33, scope: !21)
!23 = !DILocation(line: 35, scope: !21)
!24 = !DILocation(line: 36, scope: !21)
!25 = !DILocation(line: 0, scope: !21)
!26 = !DILocation(line: 37, scope: !21)
!27 = distinct !DISubprogram(name: "pthread_setspecific", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 41, scope: !27)
!29 = !DILocation(line: 39, scope: !30, inlinedAt: !32)
!30 = distinct !DISubprogram(name: "area", scope: !31, file: !31, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = !DIFile(filename: "c/models.h", directory: ".")
!32 = distinct !DILocation(line: 43, scope: !27)
!33 = !DILocation(line: 43, scope: !27)
!34 = !DILocation(line: 44, scope: !27)
!35 = !DILocation(line: 0, scope: !27)
!36 = !DILocation(line: 45, scope: !27)
!37 = distinct !DISubprogram(name: "pthread_getspecific", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 47, scope: !37)
!39 = !DILocation(line: 39, scope: !30, inlinedAt: !40)
!40 = distinct !DILocation(line: 47, scope: !37)
!41 = distinct !DISubprogram(name: "__mw_run_destructors", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 65, scope: !41)
!43 = !DILocation(line: 39, scope: !30, inlinedAt: !44)
!44 = distinct !DILocation(line: 67, scope: !41)
!45 = !DILocation(line: 68, scope: !41)
!46 = !DILocation(line: 52, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "run_round", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!48 = distinct !DILocation(line: 68, scope: !41)
!49 = !DILocation(line: 53, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 54, scope: !47, inlinedAt: !48)
!51 = !DILocation(line: 56, scope: !47, inlinedAt: !48)
!52 = !DILocation(line: 57, scope: !47, inlinedAt: !48)
!53 = !DILocation(line: 59, scope: !47, inlinedAt: !48)
!54 = !DILocation(line: 0, scope: !47, inlinedAt: !48)
!55 = distinct !{!55, !46, !53, !56, !57}
!56 = !{!"llvm.loop.mustprogress"}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = distinct !{!58, !45, !59, !56, !57}
!59 = !DILocation(line: 69, scope: !41)
!60 = !DILocation(line: 70, scope: !41)
!61 = distinct !DISubprogram(name: "tss_create", scope: !1, file: !1, line: 72, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 19, scope: !8, inlinedAt: !63)
!63 = distinct !DILocation(line: 74, scope: !61)
!64 = !DILocation(line: 20, scope: !8, inlinedAt: !63)
!65 = !DILocation(line: 21, scope: !8, inlinedAt: !63)
!66 = !DILocation(line: 23, scope: !8, inlinedAt: !63)
!67 = !DILocation(line: 24, scope: !8, inlinedAt: !63)
!68 = !DILocation(line: 25, scope: !8, inlinedAt: !63)
!69 = !DILocation(line: 26, scope: !8, inlinedAt: !63)
!70 = !DILocation(line: 27, scope: !8, inlinedAt: !63)
!71 = !DILocation(line: 74, scope: !61)
!72 = distinct !DISubprogram(name: "tss_delete", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 33, scope: !21, inlinedAt: !74)
!74 = distinct !DILocation(line: 77, scope: !72)
!75 = !DILocation(line: 35, scope: !21, inlinedAt: !74)
!76 = !DILocation(line: 36, scope: !21, inlinedAt: !74)
!77 = !DILocation(line: 77, scope: !72)
!78 = distinct !DISubprogram(name: "tss_get", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 47, scope: !37, inlinedAt: !80)
!80 = distinct !DILocation(line: 78, scope: !78)
!81 = !DILocation(line: 39, scope: !30, inlinedAt: !82)
!82 = distinct !DILocation(line: 47, scope: !37, inlinedAt: !80)
!83 = !DILocation(line: 78, scope: !78)
!84 = distinct !DISubprogram(name: "tss_set", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 41, scope: !27, inlinedAt: !86)
!86 = distinct !DILocation(line: 79, scope: !84)
!87 = !DILocation(line: 39, scope: !30, inlinedAt: !88)
!88 = distinct !DILocation(line: 43, scope: !27, inlinedAt: !86)
!89 = !DILocation(line: 43, scope: !27, inlinedAt: !86)
!90 = !DILocation(line: 44, scope: !27, inlinedAt: !86)
!91 = !DILocation(line: 79, scope: !84)
