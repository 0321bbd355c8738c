target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.1 = private unnamed_addr constant [39 x i8] c"syscall: a system call without a model\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"syscall\00", align 1
@.str.3 = private unnamed_addr constant [43 x i8] c"a futex operation other than wait and wake\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"futex wake\00", align 1

define dso_local i32 @syscall(i32 noundef %0, ...) local_unnamed_addr #0 !dbg !9 {
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #5, !dbg !12
  call void @llvm.va_start(i8* nonnull %4), !dbg !13
  switch i32 %0, label %56 [
    i32 240, label %5
    i32 224, label %52
    i32 20, label %59
    i32 158, label %55
  ], !dbg !14

5:
  %6 = load i8*, i8** %3, align 4, !dbg !15
  %7 = getelementptr inbounds i8, i8* %6, i32 4, !dbg !15
  store i8* %7, i8** %3, align 4, !dbg !15
  %8 = bitcast i8* %6 to i32**, !dbg !15
  %9 = load i32*, i32** %8, align 4, !dbg !15
  %10 = getelementptr inbounds i8, i8* %6, i32 8, !dbg !16
  store i8* %10, i8** %3, align 4, !dbg !16
  %11 = bitcast i8* %7 to i32*, !dbg !16
  %12 = load i32, i32* %11, align 4, !dbg !16
  %13 = getelementptr inbounds i8, i8* %6, i32 12, !dbg !16
  store i8* %13, i8** %3, align 4, !dbg !16
  %14 = bitcast i8* %10 to i32*, !dbg !16
  %15 = load i32, i32* %14, align 4, !dbg !16
  %16 = getelementptr inbounds i8, i8* %6, i32 16, !dbg !17
  store i8* %16, i8** %3, align 4, !dbg !17
  %17 = bitcast i8* %13 to i8**, !dbg !17
  %18 = load i8*, i8** %17, align 4, !dbg !17
  %19 = and i32 %12, -385, !dbg !18
  switch i32 %19, label %51 [
    i32 0, label %20
    i32 9, label %20
    i32 1, label %35
    i32 10, label %35
  ], !dbg !18

20:
  %21 = bitcast i32* %9 to i8*, !dbg !21
  call void @__midway_check(i8* noundef %21, i32 noundef 4, i32 noundef 0) #6, !dbg !21
  call void @__midway_sync(i32 noundef 13, i8* noundef %21, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !24
  %22 = load i32, i32* %9, align 4, !dbg !25
  %23 = icmp eq i32 %22, %15, !dbg !25
  br i1 %23, label %26, label %24, !dbg !25

24:
  %25 = call i32 @__mw_fail(i32 noundef 11) #6, !dbg !26
  br label %59, !dbg !26

26:
  %27 = icmp eq i8* %18, null, !dbg !27
  br i1 %27, label %28, label %30, !dbg !28

28:
  %29 = call i32 @__midway_wait(i8* noundef %21) #6, !dbg !29
  br label %59, !dbg !30

30:
  %31 = call i32 @__midway_wait_timed(i8* noundef %21) #6, !dbg !31
  %32 = icmp eq i32 %31, 0, !dbg !31
  br i1 %32, label %59, label %33, !dbg !31

33:
  %34 = call i32 @__mw_fail(i32 noundef 110) #6, !dbg !31
  br label %59, !dbg !31

35:
  %36 = icmp eq i32 %15, 1, !dbg !32
  %37 = select i1 %36, i32 15, i32 16, !dbg !32
  %38 = bitcast i32* %9 to i8*, !dbg !32
  call void @__midway_sync(i32 noundef %37, i8* noundef %38, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !32
  %39 = icmp slt i32 %15, 1, !dbg !35
  br i1 %39, label %59, label %40, !dbg !35

40:
  %41 = icmp sgt i32 %15, 64, !dbg !36
  br i1 %41, label %44, label %42, !dbg !36

42:
  %43 = icmp sgt i32 %15, 0, !dbg !37
  br i1 %43, label %45, label %49, !dbg !37

44:
  call void @__midway_notify_all(i8* noundef %38) #6, !dbg !38
  br label %49, !dbg !38

45:
  %46 = phi i32 [ %47, %45 ], [ 0, %42 ]
  call void @__midway_notify_one(i8* noundef %38) #6, !dbg !39
  %47 = add nuw nsw i32 %46, 1, !dbg !37
  %48 = icmp eq i32 %47, %15, !dbg !37
  br i1 %48, label %49, label %45, !dbg !37, !llvm.loop !40

49:
  %50 = call i32 @__mw_between(i32 noundef 0, i32 noundef %15, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0)) #6, !dbg !43
  br label %59, !dbg !43

51:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !44
  unreachable, !dbg !44

52:
  %53 = call i32 @__midway_self() #6, !dbg !45
  %54 = add i32 %53, 999, !dbg !45
  br label %59, !dbg !46

55:
  br label %59, !dbg !47

56:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i32 0, i32 0)) #6, !dbg !48
  %57 = bitcast i32* %2 to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %57) #5, !dbg !49
  call void @__midway_nondet(i8* noundef nonnull %57, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0)) #6, !dbg !53
  %58 = load i32, i32* %2, align 4, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %57) #5, !dbg !55
  br label %59

59:
  %60 = phi i32 [ %54, %52 ], [ 0, %55 ], [ %58, %56 ], [ 1000, %1 ], [ %25, %24 ], [ 0, %28 ], [ %34, %33 ], [ 0, %30 ], [ %50, %49 ], [ 0, %35 ], !dbg !56
  call void @llvm.va_end(i8* %4), !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #5, !dbg !58
  ret i32 %60, !dbg !59
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

declare !dbg !60 i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #3

declare !dbg !61 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

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
!9 = distinct !DISubprogram(name: "syscall", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 50, scope: !9)
!13 = !DILocation(line: 51, scope: !9)
!14 = !DILocation(line: 53, scope: !9)
!15 = !DILocation(line: 54, scope: !9)
!16 = !DILocation(line: 55, scope: !9)
!17 = !DILocation(line: 56, scope: !9)
!18 = !DILocation(line: 38, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "futex", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = distinct !DILocation(line: 56, scope: !9)
!21 = !DILocation(line: 12, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "futex_wait", scope: !1, file: !1, line: 10, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 40, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 13, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 14, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 15, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 40, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 16, scope: !22, inlinedAt: !23)
!29 = !DILocation(line: 17, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 18, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 20, scope: !22, inlinedAt: !23)
!32 = !DILocation(line: 25, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "futex_wake", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!34 = distinct !DILocation(line: 42, scope: !19, inlinedAt: !20)
!35 = !DILocation(line: 26, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 28, scope: !33, inlinedAt: !34)
!37 = !DILocation(line: 31, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 29, scope: !33, inlinedAt: !34)
!39 = !DILocation(line: 32, scope: !33, inlinedAt: !34)
!40 = distinct !{!40, !37, !39, !41, !42}
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 33, scope: !33, inlinedAt: !34)
!44 = !DILocation(line: 44, scope: !19, inlinedAt: !20)
!45 = !DILocation(line: 58, scope: !9)
!46 = !DILocation(line: 59, scope: !9)
!47 = !DILocation(line: 63, scope: !9)
!48 = !DILocation(line: 64, scope: !9)
!49 = !DILocation(line: 63, scope: !50, inlinedAt: !52)
!50 = distinct !DISubprogram(name: "any_long", scope: !51, file: !51, line: 61, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!51 = !DIFile(filename: "c/models.h", directory: ".")
!52 = distinct !DILocation(line: 65, scope: !9)
!53 = !DILocation(line: 64, scope: !50, inlinedAt: !52)
!54 = !DILocation(line: 65, scope: !50, inlinedAt: !52)
!55 = !DILocation(line: 66, scope: !50, inlinedAt: !52)
!56 = !DILocation(line: 0, scope: !9)
!57 = !DILocation(line: 67, scope: !9)
!58 = !DILocation(line: 69, scope: !9)
!59 = !DILocation(line: 68, scope: !9)
!60 = !DISubprogram(name: "fail", scope: !51, file: !51, line: 42, type: !10, spFlags: DISPFlagOptimized)
!61 = !DISubprogram(name: "any_between", scope: !51, file: !51, line: 46, type: !10, spFlags: DISPFlagOptimized)
