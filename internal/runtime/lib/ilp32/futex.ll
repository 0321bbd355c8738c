target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.1 = private unnamed_addr constant [39 x i8] c"syscall: a system call without a model\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"syscall\00", align 1
@.str.3 = private unnamed_addr constant [43 x i8] c"a futex operation other than wait and wake\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"futex wake\00", align 1

define dso_local i32 @syscall(i32 noundef %0, ...) local_unnamed_addr #0 !dbg !9 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #5, !dbg !12
  call void @llvm.va_start(i8* nonnull %5), !dbg !13
  switch i32 %0, label %65 [
    i32 240, label %6
    i32 224, label %61
    i32 20, label %68
    i32 158, label %64
  ], !dbg !14

6:
  %7 = load i8*, i8** %4, align 4, !dbg !15
  %8 = getelementptr inbounds i8, i8* %7, i32 4, !dbg !15
  store i8* %8, i8** %4, align 4, !dbg !15
  %9 = bitcast i8* %7 to i32**, !dbg !15
  %10 = load i32*, i32** %9, align 4, !dbg !15
  %11 = getelementptr inbounds i8, i8* %7, i32 8, !dbg !16
  store i8* %11, i8** %4, align 4, !dbg !16
  %12 = bitcast i8* %8 to i32*, !dbg !16
  %13 = load i32, i32* %12, align 4, !dbg !16
  %14 = getelementptr inbounds i8, i8* %7, i32 12, !dbg !16
  store i8* %14, i8** %4, align 4, !dbg !16
  %15 = bitcast i8* %11 to i32*, !dbg !16
  %16 = load i32, i32* %15, align 4, !dbg !16
  %17 = getelementptr inbounds i8, i8* %7, i32 16, !dbg !17
  store i8* %17, i8** %4, align 4, !dbg !17
  %18 = bitcast i8* %14 to i8**, !dbg !17
  %19 = load i8*, i8** %18, align 4, !dbg !17
  %20 = and i32 %13, -385, !dbg !18
  switch i32 %20, label %60 [
    i32 0, label %21
    i32 9, label %21
    i32 1, label %38
    i32 10, label %38
  ], !dbg !18

21:
  %22 = bitcast i32* %10 to i8*, !dbg !21
  call void @__midway_check(i8* noundef %22, i32 noundef 4, i32 noundef 0) #6, !dbg !21
  call void @__midway_sync(i32 noundef 13, i8* noundef %22, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !24
  %23 = load i32, i32* %10, align 4, !dbg !25
  %24 = icmp eq i32 %23, %16, !dbg !25
  br i1 %24, label %28, label %25, !dbg !25

25:
  %26 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !26
  %27 = bitcast i8* %26 to i32*, !dbg !32
  store i32 11, i32* %27, align 4, !dbg !32
  br label %68, !dbg !33

28:
  %29 = icmp eq i8* %19, null, !dbg !34
  br i1 %29, label %30, label %32, !dbg !35

30:
  %31 = call i32 @__midway_wait(i8* noundef %22) #6, !dbg !36
  br label %68, !dbg !37

32:
  %33 = call i32 @__midway_wait_timed(i8* noundef %22) #6, !dbg !38
  %34 = icmp eq i32 %33, 0, !dbg !38
  br i1 %34, label %68, label %35, !dbg !38

35:
  %36 = call i8* @__midway_thread_storage(i32 noundef 332) #6, !dbg !39
  %37 = bitcast i8* %36 to i32*, !dbg !42
  store i32 110, i32* %37, align 4, !dbg !42
  br label %68, !dbg !38

38:
  %39 = icmp eq i32 %16, 1, !dbg !43
  %40 = select i1 %39, i32 15, i32 16, !dbg !43
  %41 = bitcast i32* %10 to i8*, !dbg !43
  call void @__midway_sync(i32 noundef %40, i8* noundef %41, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !43
  %42 = icmp slt i32 %16, 1, !dbg !46
  br i1 %42, label %68, label %43, !dbg !46

43:
  %44 = icmp sgt i32 %16, 64, !dbg !47
  br i1 %44, label %47, label %45, !dbg !47

45:
  %46 = icmp sgt i32 %16, 0, !dbg !48
  br i1 %46, label %48, label %52, !dbg !48

47:
  call void @__midway_notify_all(i8* noundef %41) #6, !dbg !49
  br label %52, !dbg !49

48:
  %49 = phi i32 [ %50, %48 ], [ 0, %45 ]
  call void @__midway_notify_one(i8* noundef %41) #6, !dbg !50
  %50 = add nuw nsw i32 %49, 1, !dbg !48
  %51 = icmp eq i32 %50, %16, !dbg !48
  br i1 %51, label %52, label %48, !dbg !48, !llvm.loop !51

52:
  %53 = bitcast i32* %2 to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %53) #5, !dbg !54
  call void @__midway_nondet(i8* noundef nonnull %53, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0)) #6, !dbg !59
  %54 = load i32, i32* %2, align 4, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %53) #5, !dbg !61
  %55 = xor i32 %54, -1, !dbg !62
  %56 = lshr i32 %55, 31, !dbg !62
  %57 = icmp sle i32 %54, %16, !dbg !62
  %58 = zext i1 %57 to i32, !dbg !62
  %59 = and i32 %56, %58, !dbg !62
  call void @__midway_assume(i32 noundef %59) #6, !dbg !62
  br label %68, !dbg !63

60:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !64
  unreachable, !dbg !64

61:
  %62 = call i32 @__midway_self() #6, !dbg !65
  %63 = add i32 %62, 999, !dbg !65
  br label %68, !dbg !66

64:
  br label %68, !dbg !67

65:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i32 0, i32 0)) #6, !dbg !68
  %66 = bitcast i32* %3 to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %66) #5, !dbg !69
  call void @__midway_nondet(i8* noundef nonnull %66, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0)) #6, !dbg !71
  %67 = load i32, i32* %3, align 4, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %66) #5, !dbg !73
  br label %68

68:
  %69 = phi i32 [ %63, %61 ], [ 0, %64 ], [ %67, %65 ], [ 1000, %1 ], [ -1, %25 ], [ 0, %30 ], [ -1, %35 ], [ 0, %32 ], [ %54, %52 ], [ 0, %38 ], !dbg !74
  call void @llvm.va_end(i8* %5), !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #5, !dbg !76
  ret i32 %69, !dbg !77
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__midway_self() local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.va_end(i8*) #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #3

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #3

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #3

declare void @__midway_assume(i32 noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/futex.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "syscall", scope: !1, file: !1, line: 48, type: !10, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 50, scope: !9)
!13 = !DILocation(line: 51, scope: !9)
!14 = !DILocation(line: 53, scope: !9)
!15 = !DILocation(line: 54, scope: !9)
!16 = !DILocation(line: 55, scope: !9)
!17 = !DILocation(line: 56, scope: !9)
!18 = !DILocation(line: 38, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "futex", scope: !1, file: !1, line: 36, type: !10, scopeLine: 37, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = distinct !DILocation(line: 56, scope: !9)
!21 = !DILocation(line: 12, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "futex_wait", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!23 = distinct !DILocation(line: 40, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 13, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 14, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 39, scope: !27, inlinedAt: !29)
!27 = distinct !DISubprogram(name: "area", scope: !28, file: !28, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DIFile(filename: "c/models.h", directory: ".")
!29 = distinct !DILocation(line: 44, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "fail", scope: !28, file: !28, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = distinct !DILocation(line: 15, scope: !22, inlinedAt: !23)
!32 = !DILocation(line: 44, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 15, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 40, scope: !19, inlinedAt: !20)
!35 = !DILocation(line: 16, scope: !22, inlinedAt: !23)
!36 = !DILocation(line: 17, scope: !22, inlinedAt: !23)
!37 = !DILocation(line: 18, scope: !22, inlinedAt: !23)
!38 = !DILocation(line: 20, scope: !22, inlinedAt: !23)
!39 = !DILocation(line: 39, scope: !27, inlinedAt: !40)
!40 = distinct !DILocation(line: 44, scope: !30, inlinedAt: !41)
!41 = distinct !DILocation(line: 20, scope: !22, inlinedAt: !23)
!42 = !DILocation(line: 44, scope: !30, inlinedAt: !41)
!43 = !DILocation(line: 25, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "futex_wake", scope: !1, file: !1, line: 23, type: !10, scopeLine: 24, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = distinct !DILocation(line: 42, scope: !19, inlinedAt: !20)
!46 = !DILocation(line: 26, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 28, scope: !44, inlinedAt: !45)
!48 = !DILocation(line: 31, scope: !44, inlinedAt: !45)
!49 = !DILocation(line: 29, scope: !44, inlinedAt: !45)
!50 = !DILocation(line: 32, scope: !44, inlinedAt: !45)
!51 = distinct !{!51, !48, !50, !52, !53}
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 58, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "any_long", scope: !28, file: !28, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = distinct !DILocation(line: 69, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "any_between", scope: !28, file: !28, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = distinct !DILocation(line: 33, scope: !44, inlinedAt: !45)
!59 = !DILocation(line: 59, scope: !55, inlinedAt: !56)
!60 = !DILocation(line: 60, scope: !55, inlinedAt: !56)
!61 = !DILocation(line: 61, scope: !55, inlinedAt: !56)
!62 = !DILocation(line: 70, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 33, scope: !44, inlinedAt: !45)
!64 = !DILocation(line: 44, scope: !19, inlinedAt: !20)
!65 = !DILocation(line: 58, scope: !9)
!66 = !DILocation(line: 59, scope: !9)
!67 = !DILocation(line: 63, scope: !9)
!68 = !DILocation(line: 64, scope: !9)
!69 = !DILocation(line: 58, scope: !55, inlinedAt: !70)
!70 = distinct !DILocation(line: 65, scope: !9)
!71 = !DILocation(line: 59, scope: !55, inlinedAt: !70)
!72 = !DILocation(line: 60, scope: !55, inlinedAt: !70)
!73 = !DILocation(line: 61, scope: !55, inlinedAt: !70)
!74 = !DILocation(line: 0, scope: !9)
!75 = !DILocation(line: 67, scope: !9)
!76 = !DILocation(line: 69, scope: !9)
!77 = !DILocation(line: 68, scope: !9)
