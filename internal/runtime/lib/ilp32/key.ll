target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { i32, void (i8*)* }
%struct.thread_area = type { i32, i32, %struct.cleanup*, [64 x i8*], [64 x i8] }
%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }

@created = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"library-limit\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"more than 64 thread-specific keys\00", align 1
@keys = internal unnamed_addr global [64 x %struct.anon] zeroinitializer, align 4

define dso_local i32 @pthread_key_create(i32* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #0 !dbg !9 {
  %3 = load i32, i32* @created, align 4, !dbg !12
  %4 = icmp eq i32 %3, 64, !dbg !12
  br i1 %4, label %5, label %6, !dbg !12

5:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)) #3, !dbg !13
  br label %12, !dbg !14

6:
  %7 = bitcast i32* %0 to i8*, !dbg !15
  call void @__midway_check(i8* noundef %7, i32 noundef 4, i32 noundef 1) #3, !dbg !15
  %8 = load i32, i32* @created, align 4, !dbg !16
  %9 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %8, i32 0, !dbg !16
  store i32 1, i32* %9, align 4, !dbg !16
  %10 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %8, i32 1, !dbg !17
  store void (i8*)* %1, void (i8*)** %10, align 4, !dbg !17
  %11 = add i32 %8, 1, !dbg !18
  store i32 %11, i32* @created, align 4, !dbg !18
  store i32 %8, i32* %0, align 4, !dbg !18
  br label %12, !dbg !19

12:
  %13 = phi i32 [ 11, %5 ], [ 0, %6 ], !dbg !20
  ret i32 %13, !dbg !21
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr #2 !dbg !22 {
  %2 = icmp ugt i32 %0, 63, !dbg !23
  br i1 %2, label %8, label %3, !dbg !23

3:
  %4 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %0, i32 0, !dbg !23
  %5 = load i32, i32* %4, align 4, !dbg !23
  %6 = icmp eq i32 %5, 0, !dbg !23
  br i1 %6, label %8, label %7, !dbg !23

7:
  store i32 0, i32* %4, align 4, !dbg !24
  br label %8, !dbg !25

8:
  %9 = phi i32 [ 0, %7 ], [ 22, %3 ], [ 22, %1 ], !dbg !26
  ret i32 %9, !dbg !27
}

define dso_local i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !28 {
  %3 = icmp ugt i32 %0, 63, !dbg !29
  br i1 %3, label %12, label %4, !dbg !29

4:
  %5 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %0, i32 0, !dbg !29
  %6 = load i32, i32* %5, align 4, !dbg !29
  %7 = icmp eq i32 %6, 0, !dbg !29
  br i1 %7, label %12, label %8, !dbg !29

8:
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !30
  %10 = bitcast i8* %9 to %struct.thread_area*, !dbg !30
  %11 = getelementptr %struct.thread_area, %struct.thread_area* %10, i32 0, i32 3, i32 %0, !dbg !34
  store i8* %1, i8** %11, align 4, !dbg !34
  br label %12, !dbg !35

12:
  %13 = phi i32 [ 0, %8 ], [ 22, %4 ], [ 22, %2 ], !dbg !36
  ret i32 %13, !dbg !37
}

define dso_local i8* @pthread_getspecific(i32 noundef %0) local_unnamed_addr #0 !dbg !38 {
  %2 = icmp ult i32 %0, 64, !dbg !39
  br i1 %2, label %3, label %8, !dbg !39

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !40
  %5 = bitcast i8* %4 to %struct.thread_area*, !dbg !40
  %6 = getelementptr %struct.thread_area, %struct.thread_area* %5, i32 0, i32 3, i32 %0, !dbg !39
  %7 = load i8*, i8** %6, align 4, !dbg !39
  br label %8, !dbg !39

8:
  %9 = phi i8* [ %7, %3 ], [ null, %1 ], !dbg !39
  ret i8* %9, !dbg !39
}

define dso_local void @__mw_run_destructors() local_unnamed_addr #0 !dbg !42 {
  %1 = load i32, i32* @created, align 4, !dbg !43
  %2 = icmp eq i32 %1, 0, !dbg !43
  br i1 %2, label %36, label %3, !dbg !43

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !44
  %5 = bitcast i8* %4 to %struct.thread_area*, !dbg !44
  br label %6, !dbg !46

6:
  %7 = phi i32 [ 0, %3 ], [ %33, %30 ]
  %8 = load i32, i32* @created, align 4, !dbg !47
  %9 = icmp sgt i32 %8, 0, !dbg !47
  br i1 %9, label %10, label %30, !dbg !47

10:
  %11 = phi i32 [ %26, %25 ], [ 0, %6 ]
  %12 = phi i32 [ %27, %25 ], [ 0, %6 ]
  %13 = getelementptr %struct.thread_area, %struct.thread_area* %5, i32 0, i32 3, i32 %12, !dbg !50
  %14 = load i8*, i8** %13, align 4, !dbg !50
  %15 = icmp eq i8* %14, null, !dbg !51
  br i1 %15, label %25, label %16, !dbg !51

16:
  %17 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %12, i32 0, !dbg !51
  %18 = load i32, i32* %17, align 4, !dbg !51
  %19 = icmp eq i32 %18, 0, !dbg !51
  br i1 %19, label %25, label %20, !dbg !51

20:
  %21 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %12, i32 1, !dbg !51
  %22 = load void (i8*)*, void (i8*)** %21, align 4, !dbg !51
  %23 = icmp eq void (i8*)* %22, null, !dbg !51
  br i1 %23, label %25, label %24, !dbg !51

24:
  store i8* null, i8** %13, align 4, !dbg !52
  call void %22(i8* noundef nonnull %14) #3, !dbg !53
  br label %25, !dbg !54

25:
  %26 = phi i32 [ 1, %24 ], [ %11, %20 ], [ %11, %16 ], [ %11, %10 ], !dbg !55
  %27 = add nuw nsw i32 %12, 1, !dbg !47
  %28 = load i32, i32* @created, align 4, !dbg !47
  %29 = icmp slt i32 %27, %28, !dbg !47
  br i1 %29, label %10, label %30, !dbg !47, !llvm.loop !56

30:
  %31 = phi i32 [ 0, %6 ], [ %26, %25 ], !dbg !55
  %32 = icmp ne i32 %31, 0, !dbg !46
  %33 = add nuw nsw i32 %7, 1, !dbg !46
  %34 = icmp ult i32 %7, 3, !dbg !46
  %35 = select i1 %32, i1 %34, i1 false, !dbg !46
  br i1 %35, label %6, label %36, !dbg !46, !llvm.loop !59

36:
  ret void, !dbg !61
}

define dso_local i32 @tss_create(i32* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #0 !dbg !62 {
  %3 = load i32, i32* @created, align 4, !dbg !63
  %4 = icmp eq i32 %3, 64, !dbg !63
  br i1 %4, label %5, label %6, !dbg !63

5:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)) #3, !dbg !65
  br label %12, !dbg !66

6:
  %7 = bitcast i32* %0 to i8*, !dbg !67
  call void @__midway_check(i8* noundef %7, i32 noundef 4, i32 noundef 1) #3, !dbg !67
  %8 = load i32, i32* @created, align 4, !dbg !68
  %9 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %8, i32 0, !dbg !68
  store i32 1, i32* %9, align 4, !dbg !68
  %10 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %8, i32 1, !dbg !69
  store void (i8*)* %1, void (i8*)** %10, align 4, !dbg !69
  %11 = add i32 %8, 1, !dbg !70
  store i32 %11, i32* @created, align 4, !dbg !70
  store i32 %8, i32* %0, align 4, !dbg !70
  br label %12, !dbg !71

12:
  %13 = phi i32 [ 2, %5 ], [ 0, %6 ], !dbg !72
  ret i32 %13, !dbg !72
}

define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr #2 !dbg !73 {
  %2 = icmp ugt i32 %0, 63, !dbg !74
  br i1 %2, label %8, label %3, !dbg !74

3:
  %4 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %0, i32 0, !dbg !74
  %5 = load i32, i32* %4, align 4, !dbg !74
  %6 = icmp eq i32 %5, 0, !dbg !74
  br i1 %6, label %8, label %7, !dbg !74

7:
  store i32 0, i32* %4, align 4, !dbg !76
  br label %8, !dbg !77

8:
  ret void, !dbg !78
}

define dso_local i8* @tss_get(i32 noundef %0) local_unnamed_addr #0 !dbg !79 {
  %2 = icmp ult i32 %0, 64, !dbg !80
  br i1 %2, label %3, label %8, !dbg !80

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !82
  %5 = bitcast i8* %4 to %struct.thread_area*, !dbg !82
  %6 = getelementptr %struct.thread_area, %struct.thread_area* %5, i32 0, i32 3, i32 %0, !dbg !80
  %7 = load i8*, i8** %6, align 4, !dbg !80
  br label %8, !dbg !80

8:
  %9 = phi i8* [ %7, %3 ], [ null, %1 ], !dbg !80
  ret i8* %9, !dbg !84
}

define dso_local i32 @tss_set(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !85 {
  %3 = icmp ugt i32 %0, 63, !dbg !86
  br i1 %3, label %12, label %4, !dbg !86

4:
  %5 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %0, i32 0, !dbg !86
  %6 = load i32, i32* %5, align 4, !dbg !86
  %7 = icmp eq i32 %6, 0, !dbg !86
  br i1 %7, label %12, label %8, !dbg !86

8:
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !88
  %10 = bitcast i8* %9 to %struct.thread_area*, !dbg !88
  %11 = getelementptr %struct.thread_area, %struct.thread_area* %10, i32 0, i32 3, i32 %0, !dbg !90
  store i8* %1, i8** %11, align 4, !dbg !90
  br label %12, !dbg !91

12:
  %13 = phi i32 [ 2, %2 ], [ 2, %4 ], [ 0, %8 ]
  ret i32 %13, !dbg !92
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn }
attributes #3 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/key.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_key_create", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 19, scope: !9)
!13 = !DILocation(line: 20, scope: !9)
!14 = !DILocation(line: 21, scope: !9)
!15 = !DILocation(line: 23, scope: !9)
!16 = !DILocation(line: 24, scope: !9)
!17 = !DILocation(line: 25, scope: !9)
!18 = !DILocation(line: 26, scope: !9)
!19 = !DILocation(line: 27, scope: !9)
!20 = !DILocation(line: 0, scope: !9)
!21 = !DILocation(line: 28, scope: !9)
!22 = distinct !DISubprogram(name: "pthread_key_delete", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 33, scope: !22)
!24 = !DILocation(line: 35, scope: !22)
!25 = !DILocation(line: 36, scope: !22)
!26 = !DILocation(line: 0, scope: !22)
!27 = !DILocation(line: 37, scope: !22)
!28 = distinct !DISubprogram(name: "pthread_setspecific", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 41, scope: !28)
!30 = !DILocation(line: 39, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "area", scope: !32, file: !32, line: 39, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!32 = !DIFile(filename: "c/models.h", directory: ".")
!33 = distinct !DILocation(line: 43, scope: !28)
!34 = !DILocation(line: 43, scope: !28)
!35 = !DILocation(line: 44, scope: !28)
!36 = !DILocation(line: 0, scope: !28)
!37 = !DILocation(line: 45, scope: !28)
!38 = distinct !DISubprogram(name: "pthread_getspecific", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 47, scope: !38)
!40 = !DILocation(line: 39, scope: !31, inlinedAt: !41)
!41 = distinct !DILocation(line: 47, scope: !38)
!42 = distinct !DISubprogram(name: "__mw_run_destructors", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 65, scope: !42)
!44 = !DILocation(line: 39, scope: !31, inlinedAt: !45)
!45 = distinct !DILocation(line: 67, scope: !42)
!46 = !DILocation(line: 68, scope: !42)
!47 = !DILocation(line: 52, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "run_round", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!49 = distinct !DILocation(line: 68, scope: !42)
!50 = !DILocation(line: 53, scope: !48, inlinedAt: !49)
!51 = !DILocation(line: 54, scope: !48, inlinedAt: !49)
!52 = !DILocation(line: 56, scope: !48, inlinedAt: !49)
!53 = !DILocation(line: 57, scope: !48, inlinedAt: !49)
!54 = !DILocation(line: 59, scope: !48, inlinedAt: !49)
!55 = !DILocation(line: 0, scope: !48, inlinedAt: !49)
!56 = distinct !{!56, !47, !54, !57, !58}
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = distinct !{!59, !46, !60, !57, !58}
!60 = !DILocation(line: 69, scope: !42)
!61 = !DILocation(line: 70, scope: !42)
!62 = distinct !DISubprogram(name: "tss_create", scope: !1, file: !1, line: 72, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 19, scope: !9, inlinedAt: !64)
!64 = distinct !DILocation(line: 74, scope: !62)
!65 = !DILocation(line: 20, scope: !9, inlinedAt: !64)
!66 = !DILocation(line: 21, scope: !9, inlinedAt: !64)
!67 = !DILocation(line: 23, scope: !9, inlinedAt: !64)
!68 = !DILocation(line: 24, scope: !9, inlinedAt: !64)
!69 = !DILocation(line: 25, scope: !9, inlinedAt: !64)
!70 = !DILocation(line: 26, scope: !9, inlinedAt: !64)
!71 = !DILocation(line: 27, scope: !9, inlinedAt: !64)
!72 = !DILocation(line: 74, scope: !62)
!73 = distinct !DISubprogram(name: "tss_delete", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 33, scope: !22, inlinedAt: !75)
!75 = distinct !DILocation(line: 77, scope: !73)
!76 = !DILocation(line: 35, scope: !22, inlinedAt: !75)
!77 = !DILocation(line: 36, scope: !22, inlinedAt: !75)
!78 = !DILocation(line: 77, scope: !73)
!79 = distinct !DISubprogram(name: "tss_get", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 47, scope: !38, inlinedAt: !81)
!81 = distinct !DILocation(line: 78, scope: !79)
!82 = !DILocation(line: 39, scope: !31, inlinedAt: !83)
!83 = distinct !DILocation(line: 47, scope: !38, inlinedAt: !81)
!84 = !DILocation(line: 78, scope: !79)
!85 = distinct !DISubprogram(name: "tss_set", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 41, scope: !28, inlinedAt: !87)
!87 = distinct !DILocation(line: 79, scope: !85)
!88 = !DILocation(line: 39, scope: !31, inlinedAt: !89)
!89 = distinct !DILocation(line: 43, scope: !28, inlinedAt: !87)
!90 = !DILocation(line: 43, scope: !28, inlinedAt: !87)
!91 = !DILocation(line: 44, scope: !28, inlinedAt: !87)
!92 = !DILocation(line: 79, scope: !85)
