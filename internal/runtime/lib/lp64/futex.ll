target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.1 = private unnamed_addr constant [39 x i8] c"syscall: a system call without a model\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"syscall\00", align 1
@.str.3 = private unnamed_addr constant [43 x i8] c"a futex operation other than wait and wake\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"futex wake\00", align 1

define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr #0 !dbg !8 {
  %2 = alloca i64, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !11
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #5, !dbg !11
  call void @llvm.va_start(i8* nonnull %4), !dbg !12
  switch i64 %0, label %112 [
    i64 202, label %5
    i64 186, label %107
    i64 39, label %115
    i64 24, label %111
  ], !dbg !13

5:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0, !dbg !14
  %7 = load i32, i32* %6, align 16, !dbg !14
  %8 = icmp ult i32 %7, 41, !dbg !14
  br i1 %8, label %9, label %15, !dbg !14

9:
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !14
  %11 = load i8*, i8** %10, align 16, !dbg !14
  %12 = sext i32 %7 to i64, !dbg !14
  %13 = getelementptr i8, i8* %11, i64 %12, !dbg !14
  %14 = add i32 %7, 8, !dbg !14
  store i32 %14, i32* %6, align 16, !dbg !14
  br label %19, !dbg !14

15:
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !14
  %17 = load i8*, i8** %16, align 8, !dbg !14
  %18 = getelementptr i8, i8* %17, i64 8, !dbg !14
  store i8* %18, i8** %16, align 8, !dbg !14
  br label %19, !dbg !14

19:
  %20 = phi i8* [ %13, %9 ], [ %17, %15 ]
  %21 = bitcast i8* %20 to i32**, !dbg !14
  %22 = load i32*, i32** %21, align 8, !dbg !14
  %23 = load i32, i32* %6, align 16, !dbg !15
  %24 = icmp ult i32 %23, 41, !dbg !15
  br i1 %24, label %25, label %31, !dbg !15

25:
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !15
  %27 = load i8*, i8** %26, align 16, !dbg !15
  %28 = sext i32 %23 to i64, !dbg !15
  %29 = getelementptr i8, i8* %27, i64 %28, !dbg !15
  %30 = add i32 %23, 8, !dbg !15
  store i32 %30, i32* %6, align 16, !dbg !15
  br label %35, !dbg !15

31:
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !15
  %33 = load i8*, i8** %32, align 8, !dbg !15
  %34 = getelementptr i8, i8* %33, i64 8, !dbg !15
  store i8* %34, i8** %32, align 8, !dbg !15
  br label %35, !dbg !15

35:
  %36 = phi i8* [ %29, %25 ], [ %33, %31 ]
  %37 = bitcast i8* %36 to i32*, !dbg !15
  %38 = load i32, i32* %37, align 4, !dbg !15
  %39 = load i32, i32* %6, align 16, !dbg !15
  %40 = icmp ult i32 %39, 41, !dbg !15
  br i1 %40, label %41, label %47, !dbg !15

41:
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !15
  %43 = load i8*, i8** %42, align 16, !dbg !15
  %44 = sext i32 %39 to i64, !dbg !15
  %45 = getelementptr i8, i8* %43, i64 %44, !dbg !15
  %46 = add i32 %39, 8, !dbg !15
  store i32 %46, i32* %6, align 16, !dbg !15
  br label %51, !dbg !15

47:
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !15
  %49 = load i8*, i8** %48, align 8, !dbg !15
  %50 = getelementptr i8, i8* %49, i64 8, !dbg !15
  store i8* %50, i8** %48, align 8, !dbg !15
  br label %51, !dbg !15

51:
  %52 = phi i8* [ %45, %41 ], [ %49, %47 ]
  %53 = bitcast i8* %52 to i32*, !dbg !15
  %54 = load i32, i32* %53, align 4, !dbg !15
  %55 = load i32, i32* %6, align 16, !dbg !16
  %56 = icmp ult i32 %55, 41, !dbg !16
  br i1 %56, label %57, label %63, !dbg !16

57:
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !16
  %59 = load i8*, i8** %58, align 16, !dbg !16
  %60 = sext i32 %55 to i64, !dbg !16
  %61 = getelementptr i8, i8* %59, i64 %60, !dbg !16
  %62 = add i32 %55, 8, !dbg !16
  store i32 %62, i32* %6, align 16, !dbg !16
  br label %67, !dbg !16

63:
  %64 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !16
  %65 = load i8*, i8** %64, align 8, !dbg !16
  %66 = getelementptr i8, i8* %65, i64 8, !dbg !16
  store i8* %66, i8** %64, align 8, !dbg !16
  br label %67, !dbg !16

67:
  %68 = phi i8* [ %61, %57 ], [ %65, %63 ]
  %69 = bitcast i8* %68 to i8**, !dbg !16
  %70 = load i8*, i8** %69, align 8, !dbg !16
  %71 = and i32 %38, -385, !dbg !17
  switch i32 %71, label %106 [
    i32 0, label %72
    i32 9, label %72
    i32 1, label %89
    i32 10, label %89
  ], !dbg !17

72:
  %73 = bitcast i32* %22 to i8*, !dbg !20
  call void @__midway_check(i8* noundef %73, i64 noundef 4, i32 noundef 0) #6, !dbg !20
  call void @__midway_sync(i32 noundef 13, i8* noundef %73, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !23
  %74 = load i32, i32* %22, align 4, !dbg !24
  %75 = icmp eq i32 %74, %54, !dbg !24
  br i1 %75, label %79, label %76, !dbg !24

76:
  %77 = call i32 @__mw_fail(i32 noundef 11) #6, !dbg !25
  %78 = sext i32 %77 to i64, !dbg !25
  br label %115, !dbg !25

79:
  %80 = icmp eq i8* %70, null, !dbg !26
  br i1 %80, label %81, label %83, !dbg !27

81:
  %82 = call i32 @__midway_wait(i8* noundef %73) #6, !dbg !28
  br label %115, !dbg !29

83:
  %84 = call i32 @__midway_wait_timed(i8* noundef %73) #6, !dbg !30
  %85 = icmp eq i32 %84, 0, !dbg !30
  br i1 %85, label %115, label %86, !dbg !30

86:
  %87 = call i32 @__mw_fail(i32 noundef 110) #6, !dbg !30
  %88 = sext i32 %87 to i64, !dbg !30
  br label %115, !dbg !30

89:
  %90 = icmp eq i32 %54, 1, !dbg !31
  %91 = select i1 %90, i32 15, i32 16, !dbg !31
  %92 = bitcast i32* %22 to i8*, !dbg !31
  call void @__midway_sync(i32 noundef %91, i8* noundef %92, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !31
  %93 = icmp slt i32 %54, 1, !dbg !34
  br i1 %93, label %115, label %94, !dbg !34

94:
  %95 = icmp sgt i32 %54, 64, !dbg !35
  br i1 %95, label %98, label %96, !dbg !35

96:
  %97 = icmp sgt i32 %54, 0, !dbg !36
  br i1 %97, label %99, label %103, !dbg !36

98:
  call void @__midway_notify_all(i8* noundef %92) #6, !dbg !37
  br label %103, !dbg !37

99:
  %100 = phi i32 [ %101, %99 ], [ 0, %96 ]
  call void @__midway_notify_one(i8* noundef %92) #6, !dbg !38
  %101 = add nuw nsw i32 %100, 1, !dbg !36
  %102 = icmp eq i32 %101, %54, !dbg !36
  br i1 %102, label %103, label %99, !dbg !36, !llvm.loop !39

103:
  %104 = sext i32 %54 to i64, !dbg !42
  %105 = call i64 @__mw_between(i64 noundef 0, i64 noundef %104, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0)) #6, !dbg !42
  br label %115, !dbg !42

106:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !43
  unreachable, !dbg !43

107:
  %108 = call i32 @__midway_self() #6, !dbg !44
  %109 = add i32 %108, 999, !dbg !44
  %110 = sext i32 %109 to i64, !dbg !44
  br label %115, !dbg !45

111:
  br label %115, !dbg !46

112:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !47
  %113 = bitcast i64* %2 to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %113) #5, !dbg !48
  call void @__midway_nondet(i8* noundef nonnull %113, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)) #6, !dbg !52
  %114 = load i64, i64* %2, align 8, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %113) #5, !dbg !54
  br label %115

115:
  %116 = phi i64 [ %110, %107 ], [ 0, %111 ], [ %114, %112 ], [ 1000, %1 ], [ %78, %76 ], [ 0, %81 ], [ %88, %86 ], [ 0, %83 ], [ %105, %103 ], [ 0, %89 ], !dbg !55
  call void @llvm.va_end(i8* %4), !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #5, !dbg !57
  ret i64 %116, !dbg !58
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__midway_self() local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.va_end(i8*) #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare !dbg !59 i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #3

declare !dbg !60 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/futex.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "syscall", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 50, scope: !8)
!12 = !DILocation(line: 51, scope: !8)
!13 = !DILocation(line: 53, scope: !8)
!14 = !DILocation(line: 54, scope: !8)
!15 = !DILocation(line: 55, scope: !8)
!16 = !DILocation(line: 56, scope: !8)
!17 = !DILocation(line: 38, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "futex", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = distinct !DILocation(line: 56, scope: !8)
!20 = !DILocation(line: 12, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "futex_wait", scope: !1, file: !1, line: 10, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 40, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 13, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 14, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 15, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 40, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 16, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 17, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 18, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 20, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 25, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "futex_wake", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!33 = distinct !DILocation(line: 42, scope: !18, inlinedAt: !19)
!34 = !DILocation(line: 26, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 28, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 31, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 29, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 32, scope: !32, inlinedAt: !33)
!39 = distinct !{!39, !36, !38, !40, !41}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 33, scope: !32, inlinedAt: !33)
!43 = !DILocation(line: 44, scope: !18, inlinedAt: !19)
!44 = !DILocation(line: 58, scope: !8)
!45 = !DILocation(line: 59, scope: !8)
!46 = !DILocation(line: 63, scope: !8)
!47 = !DILocation(line: 64, scope: !8)
!48 = !DILocation(line: 63, scope: !49, inlinedAt: !51)
!49 = distinct !DISubprogram(name: "any_long", scope: !50, file: !50, line: 61, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!50 = !DIFile(filename: "c/models.h", directory: ".")
!51 = distinct !DILocation(line: 65, scope: !8)
!52 = !DILocation(line: 64, scope: !49, inlinedAt: !51)
!53 = !DILocation(line: 65, scope: !49, inlinedAt: !51)
!54 = !DILocation(line: 66, scope: !49, inlinedAt: !51)
!55 = !DILocation(line: 0, scope: !8)
!56 = !DILocation(line: 67, scope: !8)
!57 = !DILocation(line: 69, scope: !8)
!58 = !DILocation(line: 68, scope: !8)
!59 = !DISubprogram(name: "fail", scope: !50, file: !50, line: 42, type: !9, spFlags: DISPFlagOptimized)
!60 = !DISubprogram(name: "any_between", scope: !50, file: !50, line: 46, type: !9, spFlags: DISPFlagOptimized)
