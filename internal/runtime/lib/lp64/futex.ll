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
  %3 = alloca i64, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !11
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #5, !dbg !11
  call void @llvm.va_start(i8* nonnull %5), !dbg !12
  switch i64 %0, label %120 [
    i64 202, label %6
    i64 186, label %115
    i64 39, label %123
    i64 24, label %119
  ], !dbg !13

6:
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0, !dbg !14
  %8 = load i32, i32* %7, align 16, !dbg !14
  %9 = icmp ult i32 %8, 41, !dbg !14
  br i1 %9, label %10, label %16, !dbg !14

10:
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3, !dbg !14
  %12 = load i8*, i8** %11, align 16, !dbg !14
  %13 = sext i32 %8 to i64, !dbg !14
  %14 = getelementptr i8, i8* %12, i64 %13, !dbg !14
  %15 = add i32 %8, 8, !dbg !14
  store i32 %15, i32* %7, align 16, !dbg !14
  br label %20, !dbg !14

16:
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2, !dbg !14
  %18 = load i8*, i8** %17, align 8, !dbg !14
  %19 = getelementptr i8, i8* %18, i64 8, !dbg !14
  store i8* %19, i8** %17, align 8, !dbg !14
  br label %20, !dbg !14

20:
  %21 = phi i8* [ %14, %10 ], [ %18, %16 ]
  %22 = bitcast i8* %21 to i32**, !dbg !14
  %23 = load i32*, i32** %22, align 8, !dbg !14
  %24 = load i32, i32* %7, align 16, !dbg !15
  %25 = icmp ult i32 %24, 41, !dbg !15
  br i1 %25, label %26, label %32, !dbg !15

26:
  %27 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3, !dbg !15
  %28 = load i8*, i8** %27, align 16, !dbg !15
  %29 = sext i32 %24 to i64, !dbg !15
  %30 = getelementptr i8, i8* %28, i64 %29, !dbg !15
  %31 = add i32 %24, 8, !dbg !15
  store i32 %31, i32* %7, align 16, !dbg !15
  br label %36, !dbg !15

32:
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2, !dbg !15
  %34 = load i8*, i8** %33, align 8, !dbg !15
  %35 = getelementptr i8, i8* %34, i64 8, !dbg !15
  store i8* %35, i8** %33, align 8, !dbg !15
  br label %36, !dbg !15

36:
  %37 = phi i8* [ %30, %26 ], [ %34, %32 ]
  %38 = bitcast i8* %37 to i32*, !dbg !15
  %39 = load i32, i32* %38, align 4, !dbg !15
  %40 = load i32, i32* %7, align 16, !dbg !15
  %41 = icmp ult i32 %40, 41, !dbg !15
  br i1 %41, label %42, label %48, !dbg !15

42:
  %43 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3, !dbg !15
  %44 = load i8*, i8** %43, align 16, !dbg !15
  %45 = sext i32 %40 to i64, !dbg !15
  %46 = getelementptr i8, i8* %44, i64 %45, !dbg !15
  %47 = add i32 %40, 8, !dbg !15
  store i32 %47, i32* %7, align 16, !dbg !15
  br label %52, !dbg !15

48:
  %49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2, !dbg !15
  %50 = load i8*, i8** %49, align 8, !dbg !15
  %51 = getelementptr i8, i8* %50, i64 8, !dbg !15
  store i8* %51, i8** %49, align 8, !dbg !15
  br label %52, !dbg !15

52:
  %53 = phi i8* [ %46, %42 ], [ %50, %48 ]
  %54 = bitcast i8* %53 to i32*, !dbg !15
  %55 = load i32, i32* %54, align 4, !dbg !15
  %56 = load i32, i32* %7, align 16, !dbg !16
  %57 = icmp ult i32 %56, 41, !dbg !16
  br i1 %57, label %58, label %64, !dbg !16

58:
  %59 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3, !dbg !16
  %60 = load i8*, i8** %59, align 16, !dbg !16
  %61 = sext i32 %56 to i64, !dbg !16
  %62 = getelementptr i8, i8* %60, i64 %61, !dbg !16
  %63 = add i32 %56, 8, !dbg !16
  store i32 %63, i32* %7, align 16, !dbg !16
  br label %68, !dbg !16

64:
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2, !dbg !16
  %66 = load i8*, i8** %65, align 8, !dbg !16
  %67 = getelementptr i8, i8* %66, i64 8, !dbg !16
  store i8* %67, i8** %65, align 8, !dbg !16
  br label %68, !dbg !16

68:
  %69 = phi i8* [ %62, %58 ], [ %66, %64 ]
  %70 = bitcast i8* %69 to i8**, !dbg !16
  %71 = load i8*, i8** %70, align 8, !dbg !16
  %72 = and i32 %39, -385, !dbg !17
  switch i32 %72, label %114 [
    i32 0, label %73
    i32 9, label %73
    i32 1, label %90
    i32 10, label %90
  ], !dbg !17

73:
  %74 = bitcast i32* %23 to i8*, !dbg !20
  call void @__midway_check(i8* noundef %74, i64 noundef 4, i32 noundef 0) #6, !dbg !20
  call void @__midway_sync(i32 noundef 13, i8* noundef %74, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !23
  %75 = load i32, i32* %23, align 4, !dbg !24
  %76 = icmp eq i32 %75, %55, !dbg !24
  br i1 %76, label %80, label %77, !dbg !24

77:
  %78 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !25
  %79 = bitcast i8* %78 to i32*, !dbg !31
  store i32 11, i32* %79, align 8, !dbg !31
  br label %123, !dbg !32

80:
  %81 = icmp eq i8* %71, null, !dbg !33
  br i1 %81, label %82, label %84, !dbg !34

82:
  %83 = call i32 @__midway_wait(i8* noundef %74) #6, !dbg !35
  br label %123, !dbg !36

84:
  %85 = call i32 @__midway_wait_timed(i8* noundef %74) #6, !dbg !37
  %86 = icmp eq i32 %85, 0, !dbg !37
  br i1 %86, label %123, label %87, !dbg !37

87:
  %88 = call i8* @__midway_thread_storage(i64 noundef 592) #6, !dbg !38
  %89 = bitcast i8* %88 to i32*, !dbg !41
  store i32 110, i32* %89, align 8, !dbg !41
  br label %123, !dbg !37

90:
  %91 = icmp eq i32 %55, 1, !dbg !42
  %92 = select i1 %91, i32 15, i32 16, !dbg !42
  %93 = bitcast i32* %23 to i8*, !dbg !42
  call void @__midway_sync(i32 noundef %92, i8* noundef %93, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !42
  %94 = icmp slt i32 %55, 1, !dbg !45
  br i1 %94, label %123, label %95, !dbg !45

95:
  %96 = icmp sgt i32 %55, 64, !dbg !46
  br i1 %96, label %99, label %97, !dbg !46

97:
  %98 = icmp sgt i32 %55, 0, !dbg !47
  br i1 %98, label %100, label %104, !dbg !47

99:
  call void @__midway_notify_all(i8* noundef %93) #6, !dbg !48
  br label %104, !dbg !48

100:
  %101 = phi i32 [ %102, %100 ], [ 0, %97 ]
  call void @__midway_notify_one(i8* noundef %93) #6, !dbg !49
  %102 = add nuw nsw i32 %101, 1, !dbg !47
  %103 = icmp eq i32 %102, %55, !dbg !47
  br i1 %103, label %104, label %100, !dbg !47, !llvm.loop !50

104:
  %105 = sext i32 %55 to i64, !dbg !53
  %106 = bitcast i64* %2 to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %106) #5, !dbg !54
  call void @__midway_nondet(i8* noundef nonnull %106, i64 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0)) #6, !dbg !59
  %107 = load i64, i64* %2, align 8, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %106) #5, !dbg !61
  %108 = lshr i64 %107, 63, !dbg !62
  %109 = trunc i64 %108 to i32, !dbg !62
  %110 = xor i32 %109, -1, !dbg !62
  %111 = icmp sle i64 %107, %105, !dbg !62
  %112 = zext i1 %111 to i32, !dbg !62
  %113 = and i32 %110, %112, !dbg !62
  call void @__midway_assume(i32 noundef %113) #6, !dbg !62
  br label %123, !dbg !53

114:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !63
  unreachable, !dbg !63

115:
  %116 = call i32 @__midway_self() #6, !dbg !64
  %117 = add i32 %116, 999, !dbg !64
  %118 = sext i32 %117 to i64, !dbg !64
  br label %123, !dbg !65

119:
  br label %123, !dbg !66

120:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !67
  %121 = bitcast i64* %3 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %121) #5, !dbg !68
  call void @__midway_nondet(i8* noundef nonnull %121, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)) #6, !dbg !70
  %122 = load i64, i64* %3, align 8, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %121) #5, !dbg !72
  br label %123

123:
  %124 = phi i64 [ %118, %115 ], [ 0, %119 ], [ %122, %120 ], [ 1000, %1 ], [ -1, %77 ], [ 0, %82 ], [ -1, %87 ], [ 0, %84 ], [ %107, %104 ], [ 0, %90 ], !dbg !73
  call void @llvm.va_end(i8* %5), !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #5, !dbg !75
  ret i64 %124, !dbg !76
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

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #3

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #3

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #3

declare void @__midway_assume(i32 noundef) local_unnamed_addr #3

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
!8 = distinct !DISubprogram(name: "syscall", scope: !1, file: !1, line: 48, type: !9, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 50, scope: !8)
!12 = !DILocation(line: 51, scope: !8)
!13 = !DILocation(line: 53, scope: !8)
!14 = !DILocation(line: 54, scope: !8)
!15 = !DILocation(line: 55, scope: !8)
!16 = !DILocation(line: 56, scope: !8)
!17 = !DILocation(line: 38, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "futex", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = distinct !DILocation(line: 56, scope: !8)
!20 = !DILocation(line: 12, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "futex_wait", scope: !1, file: !1, line: 10, type: !9, scopeLine: 11, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = distinct !DILocation(line: 40, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 13, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 14, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 39, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "area", scope: !27, file: !27, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!27 = !DIFile(filename: "c/models.h", directory: ".")
!28 = distinct !DILocation(line: 44, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "fail", scope: !27, file: !27, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = distinct !DILocation(line: 15, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 44, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 15, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 40, scope: !18, inlinedAt: !19)
!34 = !DILocation(line: 16, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 17, scope: !21, inlinedAt: !22)
!36 = !DILocation(line: 18, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 20, scope: !21, inlinedAt: !22)
!38 = !DILocation(line: 39, scope: !26, inlinedAt: !39)
!39 = distinct !DILocation(line: 44, scope: !29, inlinedAt: !40)
!40 = distinct !DILocation(line: 20, scope: !21, inlinedAt: !22)
!41 = !DILocation(line: 44, scope: !29, inlinedAt: !40)
!42 = !DILocation(line: 25, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "futex_wake", scope: !1, file: !1, line: 23, type: !9, scopeLine: 24, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!44 = distinct !DILocation(line: 42, scope: !18, inlinedAt: !19)
!45 = !DILocation(line: 26, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 28, scope: !43, inlinedAt: !44)
!47 = !DILocation(line: 31, scope: !43, inlinedAt: !44)
!48 = !DILocation(line: 29, scope: !43, inlinedAt: !44)
!49 = !DILocation(line: 32, scope: !43, inlinedAt: !44)
!50 = distinct !{!50, !47, !49, !51, !52}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 33, scope: !43, inlinedAt: !44)
!54 = !DILocation(line: 58, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "any_long", scope: !27, file: !27, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!56 = distinct !DILocation(line: 69, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "any_between", scope: !27, file: !27, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 33, scope: !43, inlinedAt: !44)
!59 = !DILocation(line: 59, scope: !55, inlinedAt: !56)
!60 = !DILocation(line: 60, scope: !55, inlinedAt: !56)
!61 = !DILocation(line: 61, scope: !55, inlinedAt: !56)
!62 = !DILocation(line: 70, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 44, scope: !18, inlinedAt: !19)
!64 = !DILocation(line: 58, scope: !8)
!65 = !DILocation(line: 59, scope: !8)
!66 = !DILocation(line: 63, scope: !8)
!67 = !DILocation(line: 64, scope: !8)
!68 = !DILocation(line: 58, scope: !55, inlinedAt: !69)
!69 = distinct !DILocation(line: 65, scope: !8)
!70 = !DILocation(line: 59, scope: !55, inlinedAt: !69)
!71 = !DILocation(line: 60, scope: !55, inlinedAt: !69)
!72 = !DILocation(line: 61, scope: !55, inlinedAt: !69)
!73 = !DILocation(line: 0, scope: !8)
!74 = !DILocation(line: 67, scope: !8)
!75 = !DILocation(line: 69, scope: !8)
!76 = !DILocation(line: 68, scope: !8)
