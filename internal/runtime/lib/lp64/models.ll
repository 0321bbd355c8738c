target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"errno\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"environment\00", align 1
@.str.2 = private unnamed_addr constant [77 x i8] c"system calls: writes are complete, nothing is interrupted, descriptors block\00", align 1

define dso_local i32 @__mw_fail(i32 noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !11
  %3 = bitcast i8* %2 to i32*, !dbg !15
  store i32 %0, i32* %3, align 8, !dbg !15
  ret i32 -1, !dbg !16
}

define dso_local i64 @__mw_between(i64 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !17 {
  %4 = alloca i64, align 8
  %5 = bitcast i64* %4 to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #4, !dbg !18
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 8, i8* noundef %2) #3, !dbg !21
  %6 = load i64, i64* %4, align 8, !dbg !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #4, !dbg !23
  %7 = icmp sge i64 %6, %0, !dbg !24
  %8 = icmp sle i64 %6, %1, !dbg !24
  %9 = and i1 %7, %8, !dbg !24
  %10 = zext i1 %9 to i32, !dbg !24
  call void @__midway_assume(i32 noundef %10) #3, !dbg !24
  ret i64 %6, !dbg !25
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @__mw_may_fail(i8* noundef %0) local_unnamed_addr #0 !dbg !26 {
  %2 = alloca i64, align 8
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef %0) #3, !dbg !27
  %4 = icmp eq i32 %3, 0, !dbg !27
  br i1 %4, label %14, label %5, !dbg !27

5:
  %6 = bitcast i64* %2 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #4, !dbg !28
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #3, !dbg !31
  %7 = load i64, i64* %2, align 8, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #4, !dbg !33
  %8 = add i64 %7, -1, !dbg !34
  %9 = icmp ult i64 %8, 133, !dbg !34
  %10 = zext i1 %9 to i32, !dbg !34
  call void @__midway_assume(i32 noundef %10) #3, !dbg !34
  %11 = trunc i64 %7 to i32, !dbg !35
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !36
  %13 = bitcast i8* %12 to i32*, !dbg !39
  store i32 %11, i32* %13, align 8, !dbg !39
  br label %14, !dbg !35

14:
  %15 = phi i32 [ -1, %5 ], [ 0, %1 ], !dbg !40
  ret i32 %15, !dbg !41
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @__mw_read_string(i8* noundef %0) local_unnamed_addr #0 !dbg !42 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !43
  br label %2, !dbg !44

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !47
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !44
  %5 = load i8, i8* %4, align 1, !dbg !44
  %6 = icmp eq i8 %5, 0, !dbg !44
  %7 = add i64 %3, 1, !dbg !48
  br i1 %6, label %8, label %2, !dbg !44, !llvm.loop !49

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #3, !dbg !52
  ret i64 %3, !dbg !53
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @__mw_read_text(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !54 {
  %3 = icmp eq i64 %1, 0, !dbg !55
  br i1 %3, label %41, label %4, !dbg !55

4:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !56
  br label %5, !dbg !57

5:
  %6 = phi i1 [ %30, %26 ], [ true, %4 ]
  %7 = phi i64 [ %28, %26 ], [ -1, %4 ]
  %8 = phi i64 [ %27, %26 ], [ 0, %4 ]
  %9 = phi i64 [ %29, %26 ], [ 0, %4 ]
  %10 = getelementptr i8, i8* %0, i64 %9, !dbg !58
  %11 = load i8, i8* %10, align 1, !dbg !58
  %12 = sext i8 %11 to i64, !dbg !58
  %13 = call i32 @__midway_is_concrete(i64 noundef %12) #3, !dbg !58
  %14 = icmp eq i32 %13, 0, !dbg !58
  br i1 %14, label %18, label %15, !dbg !58

15:
  %16 = load i8, i8* %10, align 1, !dbg !59
  %17 = icmp eq i8 %16, 0, !dbg !59
  br i1 %17, label %33, label %26, !dbg !59

18:
  %19 = icmp eq i64 %7, -1, !dbg !60
  br i1 %19, label %20, label %26, !dbg !60

20:
  %21 = add nuw i64 %9, 1, !dbg !61
  %22 = call i64 @__midway_object_size(i8* noundef %0) #3, !dbg !62
  %23 = call i32 @__midway_is_concrete(i64 noundef %22) #3, !dbg !63
  %24 = icmp eq i32 %23, 0, !dbg !63
  %25 = select i1 %24, i64 %21, i64 %22, !dbg !63
  br label %26, !dbg !63

26:
  %27 = phi i64 [ %8, %15 ], [ %8, %18 ], [ %21, %20 ], !dbg !64
  %28 = phi i64 [ %7, %15 ], [ %7, %18 ], [ %25, %20 ], !dbg !64
  %29 = add nuw i64 %9, 1, !dbg !57
  %30 = icmp ult i64 %29, %1, !dbg !57
  %31 = icmp ult i64 %29, %28, !dbg !57
  %32 = select i1 %30, i1 %31, i1 false, !dbg !57
  br i1 %32, label %5, label %33, !dbg !57, !llvm.loop !65

33:
  %34 = phi i64 [ %29, %26 ], [ %9, %15 ]
  %35 = phi i64 [ %27, %26 ], [ %8, %15 ]
  %36 = phi i1 [ %30, %26 ], [ %6, %15 ]
  %37 = icmp eq i64 %35, 0, !dbg !67
  %38 = zext i1 %36 to i64, !dbg !67
  %39 = add i64 %34, %38, !dbg !67
  %40 = select i1 %37, i64 %39, i64 %35, !dbg !67
  call void @__midway_touched(i8* noundef %0, i64 noundef %40, i32 noundef 0) #3, !dbg !67
  br label %41, !dbg !68

41:
  ret void, !dbg !68
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i64 @__mw_outcome(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !69 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #4, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #4, !dbg !70
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.2, i64 0, i64 0)) #3, !dbg !71
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef %0) #3, !dbg !72
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #3, !dbg !73
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !74
  %6 = bitcast i8* %5 to i32*, !dbg !76
  %7 = load i8, i8* %4, align 1, !dbg !76
  %8 = and i8 %7, 127, !dbg !76
  %9 = add nuw i8 %8, 1, !dbg !76
  %10 = load i8, i8* %3, align 1, !dbg !77
  %11 = and i8 %10, 1, !dbg !77
  %12 = icmp eq i8 %11, 0, !dbg !77
  br i1 %12, label %19, label %13, !dbg !77

13:
  %14 = icmp eq i8 %9, 4, !dbg !78
  %15 = icmp eq i8 %9, 11, !dbg !78
  %16 = or i1 %14, %15, !dbg !78
  %17 = zext i8 %9 to i32, !dbg !76
  %18 = select i1 %16, i32 5, i32 %17, !dbg !78
  br label %21, !dbg !77

19:
  %20 = load i32, i32* %6, align 4, !dbg !77
  br label %21, !dbg !77

21:
  %22 = phi i64 [ %1, %19 ], [ -1, %13 ], !dbg !77
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !77
  store i32 %23, i32* %6, align 4, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #4, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #4, !dbg !79
  ret i64 %22, !dbg !80
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @__mw_transferred(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !81 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #4, !dbg !82
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef %0) #3, !dbg !83
  %7 = load i64, i64* %5, align 8, !dbg !84
  %8 = icmp ule i64 %7, %1, !dbg !84
  %9 = zext i1 %8 to i32, !dbg !84
  %10 = lshr i64 %7, 63, !dbg !84
  %11 = trunc i64 %10 to i32, !dbg !84
  %12 = xor i32 %11, -1, !dbg !84
  %13 = and i32 %12, %9, !dbg !84
  call void @__midway_assume(i32 noundef %13) #3, !dbg !84
  %14 = load i64, i64* %5, align 8, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #4, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #4, !dbg !86
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.2, i64 0, i64 0)) #3, !dbg !88
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef %0) #3, !dbg !89
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #3, !dbg !90
  %15 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !91
  %16 = bitcast i8* %15 to i32*, !dbg !93
  %17 = load i8, i8* %4, align 1, !dbg !93
  %18 = and i8 %17, 127, !dbg !93
  %19 = add nuw i8 %18, 1, !dbg !93
  %20 = load i8, i8* %3, align 1, !dbg !94
  %21 = and i8 %20, 1, !dbg !94
  %22 = icmp eq i8 %21, 0, !dbg !94
  br i1 %22, label %29, label %23, !dbg !94

23:
  %24 = icmp eq i8 %19, 4, !dbg !95
  %25 = icmp eq i8 %19, 11, !dbg !95
  %26 = or i1 %24, %25, !dbg !95
  %27 = zext i8 %19 to i32, !dbg !93
  %28 = select i1 %26, i32 5, i32 %27, !dbg !95
  br label %31, !dbg !94

29:
  %30 = load i32, i32* %16, align 4, !dbg !94
  br label %31, !dbg !94

31:
  %32 = phi i64 [ %14, %29 ], [ -1, %23 ], !dbg !94
  %33 = phi i32 [ %30, %29 ], [ %28, %23 ], !dbg !94
  store i32 %33, i32* %16, align 4, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #4, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #4, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #4, !dbg !97
  ret i64 %32, !dbg !85
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/models.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "fail", scope: !1, file: !1, line: 4, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 39, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "area", scope: !13, file: !13, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 6, scope: !8)
!15 = !DILocation(line: 6, scope: !8)
!16 = !DILocation(line: 7, scope: !8)
!17 = distinct !DISubprogram(name: "any_between", scope: !1, file: !1, line: 10, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 63, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "any_long", scope: !13, file: !13, line: 61, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = distinct !DILocation(line: 12, scope: !17)
!21 = !DILocation(line: 64, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 65, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 66, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 13, scope: !17)
!25 = !DILocation(line: 14, scope: !17)
!26 = distinct !DISubprogram(name: "may_fail", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 19, scope: !26)
!28 = !DILocation(line: 63, scope: !19, inlinedAt: !29)
!29 = distinct !DILocation(line: 12, scope: !17, inlinedAt: !30)
!30 = distinct !DILocation(line: 21, scope: !26)
!31 = !DILocation(line: 64, scope: !19, inlinedAt: !29)
!32 = !DILocation(line: 65, scope: !19, inlinedAt: !29)
!33 = !DILocation(line: 66, scope: !19, inlinedAt: !29)
!34 = !DILocation(line: 13, scope: !17, inlinedAt: !30)
!35 = !DILocation(line: 21, scope: !26)
!36 = !DILocation(line: 39, scope: !12, inlinedAt: !37)
!37 = distinct !DILocation(line: 6, scope: !8, inlinedAt: !38)
!38 = distinct !DILocation(line: 21, scope: !26)
!39 = !DILocation(line: 6, scope: !8, inlinedAt: !38)
!40 = !DILocation(line: 0, scope: !26)
!41 = !DILocation(line: 22, scope: !26)
!42 = distinct !DISubprogram(name: "read_string", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 26, scope: !42)
!44 = !DILocation(line: 75, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "length", scope: !13, file: !13, line: 72, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!46 = distinct !DILocation(line: 27, scope: !42)
!47 = !DILocation(line: 0, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 76, scope: !45, inlinedAt: !46)
!49 = distinct !{!49, !44, !48, !50, !51}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 28, scope: !42)
!53 = !DILocation(line: 29, scope: !42)
!54 = distinct !DISubprogram(name: "read_text", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 35, scope: !54)
!56 = !DILocation(line: 37, scope: !54)
!57 = !DILocation(line: 38, scope: !54)
!58 = !DILocation(line: 39, scope: !54)
!59 = !DILocation(line: 40, scope: !54)
!60 = !DILocation(line: 42, scope: !54)
!61 = !DILocation(line: 43, scope: !54)
!62 = !DILocation(line: 44, scope: !54)
!63 = !DILocation(line: 45, scope: !54)
!64 = !DILocation(line: 0, scope: !54)
!65 = distinct !{!65, !57, !66, !50, !51}
!66 = !DILocation(line: 48, scope: !54)
!67 = !DILocation(line: 49, scope: !54)
!68 = !DILocation(line: 50, scope: !54)
!69 = distinct !DISubprogram(name: "outcome", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 54, scope: !69)
!71 = !DILocation(line: 55, scope: !69)
!72 = !DILocation(line: 56, scope: !69)
!73 = !DILocation(line: 57, scope: !69)
!74 = !DILocation(line: 39, scope: !12, inlinedAt: !75)
!75 = distinct !DILocation(line: 58, scope: !69)
!76 = !DILocation(line: 58, scope: !69)
!77 = !DILocation(line: 60, scope: !69)
!78 = !DILocation(line: 59, scope: !69)
!79 = !DILocation(line: 62, scope: !69)
!80 = !DILocation(line: 61, scope: !69)
!81 = distinct !DISubprogram(name: "transferred", scope: !1, file: !1, line: 64, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 66, scope: !81)
!83 = !DILocation(line: 67, scope: !81)
!84 = !DILocation(line: 68, scope: !81)
!85 = !DILocation(line: 69, scope: !81)
!86 = !DILocation(line: 54, scope: !69, inlinedAt: !87)
!87 = distinct !DILocation(line: 69, scope: !81)
!88 = !DILocation(line: 55, scope: !69, inlinedAt: !87)
!89 = !DILocation(line: 56, scope: !69, inlinedAt: !87)
!90 = !DILocation(line: 57, scope: !69, inlinedAt: !87)
!91 = !DILocation(line: 39, scope: !12, inlinedAt: !92)
!92 = distinct !DILocation(line: 58, scope: !69, inlinedAt: !87)
!93 = !DILocation(line: 58, scope: !69, inlinedAt: !87)
!94 = !DILocation(line: 60, scope: !69, inlinedAt: !87)
!95 = !DILocation(line: 59, scope: !69, inlinedAt: !87)
!96 = !DILocation(line: 62, scope: !69, inlinedAt: !87)
!97 = !DILocation(line: 70, scope: !81)
