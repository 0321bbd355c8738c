target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"errno\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"environment\00", align 1
@.str.2 = private unnamed_addr constant [77 x i8] c"system calls: writes are complete, nothing is interrupted, descriptors block\00", align 1

define dso_local i32 @__mw_fail(i32 noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !12
  %3 = bitcast i8* %2 to i32*, !dbg !16
  store i32 %0, i32* %3, align 4, !dbg !16
  ret i32 -1, !dbg !17
}

define dso_local i32 @__mw_between(i32 noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !18 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #4, !dbg !19
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef %2) #3, !dbg !22
  %6 = load i32, i32* %4, align 4, !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #4, !dbg !24
  %7 = icmp sge i32 %6, %0, !dbg !25
  %8 = icmp sle i32 %6, %1, !dbg !25
  %9 = and i1 %7, %8, !dbg !25
  %10 = zext i1 %9 to i32, !dbg !25
  call void @__midway_assume(i32 noundef %10) #3, !dbg !25
  ret i32 %6, !dbg !26
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @__mw_may_fail(i8* noundef %0) local_unnamed_addr #0 !dbg !27 {
  %2 = alloca i32, align 4
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef %0) #3, !dbg !28
  %4 = icmp eq i32 %3, 0, !dbg !28
  br i1 %4, label %13, label %5, !dbg !28

5:
  %6 = bitcast i32* %2 to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #4, !dbg !29
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3, !dbg !32
  %7 = load i32, i32* %2, align 4, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #4, !dbg !34
  %8 = add i32 %7, -1, !dbg !35
  %9 = icmp ult i32 %8, 133, !dbg !35
  %10 = zext i1 %9 to i32, !dbg !35
  call void @__midway_assume(i32 noundef %10) #3, !dbg !35
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !36
  %12 = bitcast i8* %11 to i32*, !dbg !39
  store i32 %7, i32* %12, align 4, !dbg !39
  br label %13, !dbg !40

13:
  %14 = phi i32 [ -1, %5 ], [ 0, %1 ], !dbg !41
  ret i32 %14, !dbg !42
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_read_string(i8* noundef %0) local_unnamed_addr #0 !dbg !43 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !44
  br label %2, !dbg !45

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !48
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !45
  %5 = load i8, i8* %4, align 1, !dbg !45
  %6 = icmp eq i8 %5, 0, !dbg !45
  %7 = add i32 %3, 1, !dbg !49
  br i1 %6, label %8, label %2, !dbg !45, !llvm.loop !50

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #3, !dbg !53
  ret i32 %3, !dbg !54
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @__mw_read_text(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !55 {
  %3 = icmp eq i32 %1, 0, !dbg !56
  br i1 %3, label %41, label %4, !dbg !56

4:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !57
  br label %5, !dbg !58

5:
  %6 = phi i1 [ %30, %26 ], [ true, %4 ]
  %7 = phi i32 [ %28, %26 ], [ -1, %4 ]
  %8 = phi i32 [ %27, %26 ], [ 0, %4 ]
  %9 = phi i32 [ %29, %26 ], [ 0, %4 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !59
  %11 = load i8, i8* %10, align 1, !dbg !59
  %12 = sext i8 %11 to i32, !dbg !59
  %13 = call i32 @__midway_is_concrete(i32 noundef %12) #3, !dbg !59
  %14 = icmp eq i32 %13, 0, !dbg !59
  br i1 %14, label %18, label %15, !dbg !59

15:
  %16 = load i8, i8* %10, align 1, !dbg !60
  %17 = icmp eq i8 %16, 0, !dbg !60
  br i1 %17, label %33, label %26, !dbg !60

18:
  %19 = icmp eq i32 %7, -1, !dbg !61
  br i1 %19, label %20, label %26, !dbg !61

20:
  %21 = add nuw i32 %9, 1, !dbg !62
  %22 = call i32 @__midway_object_size(i8* noundef %0) #3, !dbg !63
  %23 = call i32 @__midway_is_concrete(i32 noundef %22) #3, !dbg !64
  %24 = icmp eq i32 %23, 0, !dbg !64
  %25 = select i1 %24, i32 %21, i32 %22, !dbg !64
  br label %26, !dbg !64

26:
  %27 = phi i32 [ %8, %15 ], [ %8, %18 ], [ %21, %20 ], !dbg !65
  %28 = phi i32 [ %7, %15 ], [ %7, %18 ], [ %25, %20 ], !dbg !65
  %29 = add nuw i32 %9, 1, !dbg !58
  %30 = icmp ult i32 %29, %1, !dbg !58
  %31 = icmp ult i32 %29, %28, !dbg !58
  %32 = select i1 %30, i1 %31, i1 false, !dbg !58
  br i1 %32, label %5, label %33, !dbg !58, !llvm.loop !66

33:
  %34 = phi i32 [ %29, %26 ], [ %9, %15 ]
  %35 = phi i32 [ %27, %26 ], [ %8, %15 ]
  %36 = phi i1 [ %30, %26 ], [ %6, %15 ]
  %37 = icmp eq i32 %35, 0, !dbg !68
  %38 = zext i1 %36 to i32, !dbg !68
  %39 = add i32 %34, %38, !dbg !68
  %40 = select i1 %37, i32 %39, i32 %35, !dbg !68
  call void @__midway_touched(i8* noundef %0, i32 noundef %40, i32 noundef 0) #3, !dbg !68
  br label %41, !dbg !69

41:
  ret void, !dbg !69
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_outcome(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !70 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #4, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #4, !dbg !71
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.2, i32 0, i32 0)) #3, !dbg !72
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef %0) #3, !dbg !73
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3, !dbg !74
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !75
  %6 = bitcast i8* %5 to i32*, !dbg !77
  %7 = load i8, i8* %4, align 1, !dbg !77
  %8 = and i8 %7, 127, !dbg !77
  %9 = add nuw i8 %8, 1, !dbg !77
  %10 = load i8, i8* %3, align 1, !dbg !78
  %11 = and i8 %10, 1, !dbg !78
  %12 = icmp eq i8 %11, 0, !dbg !78
  br i1 %12, label %19, label %13, !dbg !78

13:
  %14 = icmp eq i8 %9, 4, !dbg !79
  %15 = icmp eq i8 %9, 11, !dbg !79
  %16 = or i1 %14, %15, !dbg !79
  %17 = zext i8 %9 to i32, !dbg !77
  %18 = select i1 %16, i32 5, i32 %17, !dbg !79
  br label %21, !dbg !78

19:
  %20 = load i32, i32* %6, align 4, !dbg !78
  br label %21, !dbg !78

21:
  %22 = phi i32 [ %1, %19 ], [ -1, %13 ], !dbg !78
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !78
  store i32 %23, i32* %6, align 4, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #4, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #4, !dbg !80
  ret i32 %22, !dbg !81
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_transferred(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !82 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #4, !dbg !83
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef %0) #3, !dbg !84
  %7 = load i32, i32* %5, align 4, !dbg !85
  %8 = icmp ule i32 %7, %1, !dbg !85
  %9 = zext i1 %8 to i32, !dbg !85
  %10 = xor i32 %7, -1, !dbg !85
  %11 = lshr i32 %10, 31, !dbg !85
  %12 = and i32 %11, %9, !dbg !85
  call void @__midway_assume(i32 noundef %12) #3, !dbg !85
  %13 = load i32, i32* %5, align 4, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #4, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #4, !dbg !87
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.2, i32 0, i32 0)) #3, !dbg !89
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef %0) #3, !dbg !90
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3, !dbg !91
  %14 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !92
  %15 = bitcast i8* %14 to i32*, !dbg !94
  %16 = load i8, i8* %4, align 1, !dbg !94
  %17 = and i8 %16, 127, !dbg !94
  %18 = add nuw i8 %17, 1, !dbg !94
  %19 = load i8, i8* %3, align 1, !dbg !95
  %20 = and i8 %19, 1, !dbg !95
  %21 = icmp eq i8 %20, 0, !dbg !95
  br i1 %21, label %28, label %22, !dbg !95

22:
  %23 = icmp eq i8 %18, 4, !dbg !96
  %24 = icmp eq i8 %18, 11, !dbg !96
  %25 = or i1 %23, %24, !dbg !96
  %26 = zext i8 %18 to i32, !dbg !94
  %27 = select i1 %25, i32 5, i32 %26, !dbg !96
  br label %30, !dbg !95

28:
  %29 = load i32, i32* %15, align 4, !dbg !95
  br label %30, !dbg !95

30:
  %31 = phi i32 [ %13, %28 ], [ -1, %22 ], !dbg !95
  %32 = phi i32 [ %29, %28 ], [ %27, %22 ], !dbg !95
  store i32 %32, i32* %15, align 4, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #4, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #4, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #4, !dbg !98
  ret i32 %31, !dbg !86
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/models.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "fail", scope: !1, file: !1, line: 4, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 39, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 39, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 6, scope: !9)
!16 = !DILocation(line: 6, scope: !9)
!17 = !DILocation(line: 7, scope: !9)
!18 = distinct !DISubprogram(name: "any_between", scope: !1, file: !1, line: 10, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 63, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "any_long", scope: !14, file: !14, line: 61, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!21 = distinct !DILocation(line: 12, scope: !18)
!22 = !DILocation(line: 64, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 65, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 66, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 13, scope: !18)
!26 = !DILocation(line: 14, scope: !18)
!27 = distinct !DISubprogram(name: "may_fail", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 19, scope: !27)
!29 = !DILocation(line: 63, scope: !20, inlinedAt: !30)
!30 = distinct !DILocation(line: 12, scope: !18, inlinedAt: !31)
!31 = distinct !DILocation(line: 21, scope: !27)
!32 = !DILocation(line: 64, scope: !20, inlinedAt: !30)
!33 = !DILocation(line: 65, scope: !20, inlinedAt: !30)
!34 = !DILocation(line: 66, scope: !20, inlinedAt: !30)
!35 = !DILocation(line: 13, scope: !18, inlinedAt: !31)
!36 = !DILocation(line: 39, scope: !13, inlinedAt: !37)
!37 = distinct !DILocation(line: 6, scope: !9, inlinedAt: !38)
!38 = distinct !DILocation(line: 21, scope: !27)
!39 = !DILocation(line: 6, scope: !9, inlinedAt: !38)
!40 = !DILocation(line: 21, scope: !27)
!41 = !DILocation(line: 0, scope: !27)
!42 = !DILocation(line: 22, scope: !27)
!43 = distinct !DISubprogram(name: "read_string", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 26, scope: !43)
!45 = !DILocation(line: 75, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "length", scope: !14, file: !14, line: 72, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!47 = distinct !DILocation(line: 27, scope: !43)
!48 = !DILocation(line: 0, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 76, scope: !46, inlinedAt: !47)
!50 = distinct !{!50, !45, !49, !51, !52}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 28, scope: !43)
!54 = !DILocation(line: 29, scope: !43)
!55 = distinct !DISubprogram(name: "read_text", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 35, scope: !55)
!57 = !DILocation(line: 37, scope: !55)
!58 = !DILocation(line: 38, scope: !55)
!59 = !DILocation(line: 39, scope: !55)
!60 = !DILocation(line: 40, scope: !55)
!61 = !DILocation(line: 42, scope: !55)
!62 = !DILocation(line: 43, scope: !55)
!63 = !DILocation(line: 44, scope: !55)
!64 = !DILocation(line: 45, scope: !55)
!65 = !DILocation(line: 0, scope: !55)
!66 = distinct !{!66, !58, !67, !51, !52}
!67 = !DILocation(line: 48, scope: !55)
!68 = !DILocation(line: 49, scope: !55)
!69 = !DILocation(line: 50, scope: !55)
!70 = distinct !DISubprogram(name: "outcome", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 54, scope: !70)
!72 = !DILocation(line: 55, scope: !70)
!73 = !DILocation(line: 56, scope: !70)
!74 = !DILocation(line: 57, scope: !70)
!75 = !DILocation(line: 39, scope: !13, inlinedAt: !76)
!76 = distinct !DILocation(line: 58, scope: !70)
!77 = !DILocation(line: 58, scope: !70)
!78 = !DILocation(line: 60, scope: !70)
!79 = !DILocation(line: 59, scope: !70)
!80 = !DILocation(line: 62, scope: !70)
!81 = !DILocation(line: 61, scope: !70)
!82 = distinct !DISubprogram(name: "transferred", scope: !1, file: !1, line: 64, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 66, scope: !82)
!84 = !DILocation(line: 67, scope: !82)
!85 = !DILocation(line: 68, scope: !82)
!86 = !DILocation(line: 69, scope: !82)
!87 = !DILocation(line: 54, scope: !70, inlinedAt: !88)
!88 = distinct !DILocation(line: 69, scope: !82)
!89 = !DILocation(line: 55, scope: !70, inlinedAt: !88)
!90 = !DILocation(line: 56, scope: !70, inlinedAt: !88)
!91 = !DILocation(line: 57, scope: !70, inlinedAt: !88)
!92 = !DILocation(line: 39, scope: !13, inlinedAt: !93)
!93 = distinct !DILocation(line: 58, scope: !70, inlinedAt: !88)
!94 = !DILocation(line: 58, scope: !70, inlinedAt: !88)
!95 = !DILocation(line: 60, scope: !70, inlinedAt: !88)
!96 = !DILocation(line: 59, scope: !70, inlinedAt: !88)
!97 = !DILocation(line: 62, scope: !70, inlinedAt: !88)
!98 = !DILocation(line: 70, scope: !82)
