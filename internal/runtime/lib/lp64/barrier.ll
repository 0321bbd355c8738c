target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%struct.barrier = type { i32, i32, i32, i32, i32 }
%union.pthread_barrierattr_t = type { i32 }

@.str = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@.str.1 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"destruction of a barrier with waiters\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"PTHREAD_BARRIER_SERIAL_THREAD\00", align 1

define dso_local i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = bitcast %union.pthread_barrier_t* %0 to %struct.barrier*, !dbg !11
  %5 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !14
  %6 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, !dbg !14
  %7 = bitcast [24 x i8]* %6 to i32*, !dbg !14
  %8 = bitcast %union.pthread_barrier_t* %0 to i32*, !dbg !14
  call void @__midway_barrier_invariant(i8* noundef %5, i32* noundef %7, i32* noundef %8) #4, !dbg !14
  call void @__midway_sync(i32 noundef 17, i8* noundef %5, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !17
  %9 = load i32, i32* %7, align 4, !dbg !18
  %10 = zext i32 %9 to i64, !dbg !21
  %11 = call i32 @__midway_is_concrete(i64 noundef %10) #4, !dbg !21
  %12 = icmp eq i32 %11, 0, !dbg !21
  br i1 %12, label %13, label %16, !dbg !21

13:
  %14 = icmp ne i32 %9, 0, !dbg !22
  %15 = zext i1 %14 to i32, !dbg !22
  call void @__midway_assume(i32 noundef %15) #4, !dbg !22
  br label %24, !dbg !22

16:
  %17 = icmp eq i32 %9, 0, !dbg !23
  br i1 %17, label %23, label %18, !dbg !23

18:
  %19 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 4, !dbg !23
  %20 = bitcast i8* %19 to i32*, !dbg !23
  %21 = load i32, i32* %20, align 4, !dbg !23
  %22 = icmp eq i32 %21, -2147483648, !dbg !23
  br i1 %22, label %23, label %24, !dbg !23

23:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0)) #5, !dbg !24
  unreachable, !dbg !24

24:
  %25 = getelementptr inbounds %struct.barrier, %struct.barrier* %4, i64 0, i32 1, !dbg !25
  %26 = load i32, i32* %25, align 4, !dbg !25
  %27 = and i32 %26, 1, !dbg !26
  %28 = zext i32 %27 to i64, !dbg !26
  %29 = getelementptr i8, i8* %5, i64 %28, !dbg !26
  call void @__midway_hb_release(i8* noundef %29) #4, !dbg !29
  %30 = load i32, i32* %8, align 4, !dbg !30
  %31 = add i32 %30, 1, !dbg !30
  store i32 %31, i32* %8, align 4, !dbg !30
  %32 = load i32, i32* %7, align 4, !dbg !30
  %33 = icmp eq i32 %31, %32, !dbg !30
  br i1 %33, label %47, label %34, !dbg !30

34:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #6, !dbg !31
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0)) #4, !dbg !34
  %35 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 8, !dbg !35
  %36 = bitcast i8* %35 to i32*, !dbg !35
  %37 = load i32, i32* %36, align 4, !dbg !35
  %38 = load i8, i8* %3, align 1, !dbg !35
  %39 = zext i8 %38 to i32, !dbg !35
  %40 = and i32 %37, 1, !dbg !35
  %41 = xor i32 %40, 1, !dbg !35
  %42 = and i32 %41, %39, !dbg !35
  %43 = or i32 %42, %37, !dbg !36
  store i32 %43, i32* %36, align 4, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #6, !dbg !37
  br label %44, !dbg !38

44:
  %45 = call i32 @__midway_wait(i8* noundef %5) #4, !dbg !38
  %46 = icmp eq i32 %45, 0, !dbg !38
  br i1 %46, label %55, label %44, !dbg !38, !llvm.loop !39

47:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #6, !dbg !43
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0)) #4, !dbg !45
  %48 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 8, !dbg !46
  %49 = bitcast i8* %48 to i32*, !dbg !46
  %50 = load i32, i32* %49, align 4, !dbg !46
  %51 = and i32 %50, 1, !dbg !46
  %52 = xor i32 %51, 1, !dbg !46
  %53 = or i32 %52, %50, !dbg !47
  store i32 %53, i32* %49, align 4, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #6, !dbg !48
  store i32 0, i32* %8, align 4, !dbg !49
  store i32 0, i32* %49, align 4, !dbg !50
  %54 = add i32 %26, 1, !dbg !51
  store i32 %54, i32* %25, align 4, !dbg !51
  call void @__midway_notify_all(i8* noundef %5) #4, !dbg !52
  br label %55

55:
  %56 = phi i32 [ %52, %47 ], [ %42, %44 ]
  call void @__midway_hb_acquire(i8* noundef %29) #4, !dbg !53
  %57 = sub nsw i32 0, %56, !dbg !53
  ret i32 %57, !dbg !54
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #2

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_blocked_pthread_barrier_wait(%union.pthread_barrier_t* noundef %0) local_unnamed_addr #0 !dbg !55 {
  %2 = alloca i8, align 1
  %3 = bitcast %union.pthread_barrier_t* %0 to %struct.barrier*, !dbg !56
  %4 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !58
  %5 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, !dbg !58
  %6 = bitcast [24 x i8]* %5 to i32*, !dbg !58
  %7 = bitcast %union.pthread_barrier_t* %0 to i32*, !dbg !58
  call void @__midway_barrier_invariant(i8* noundef %4, i32* noundef %6, i32* noundef %7) #4, !dbg !58
  %8 = getelementptr inbounds %struct.barrier, %struct.barrier* %3, i64 0, i32 1, !dbg !60
  %9 = load i32, i32* %8, align 4, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #6, !dbg !61
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0)) #4, !dbg !63
  %10 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 8, !dbg !64
  %11 = bitcast i8* %10 to i32*, !dbg !64
  %12 = load i32, i32* %11, align 4, !dbg !64
  %13 = load i8, i8* %2, align 1, !dbg !64
  %14 = zext i8 %13 to i32, !dbg !64
  %15 = and i32 %12, 1, !dbg !64
  %16 = xor i32 %15, 1, !dbg !64
  %17 = and i32 %16, %14, !dbg !64
  %18 = or i32 %17, %12, !dbg !65
  store i32 %18, i32* %11, align 4, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #6, !dbg !66
  %19 = and i32 %9, 1, !dbg !67
  %20 = zext i32 %19 to i64, !dbg !67
  %21 = getelementptr i8, i8* %4, i64 %20, !dbg !67
  call void @__midway_hb_release(i8* noundef %21) #4, !dbg !69
  br label %22, !dbg !70

22:
  %23 = call i32 @__midway_wait(i8* noundef %4) #4, !dbg !70
  %24 = icmp eq i32 %23, 0, !dbg !70
  br i1 %24, label %25, label %22, !dbg !70, !llvm.loop !71

25:
  call void @__midway_hb_acquire(i8* noundef %21) #4, !dbg !73
  %26 = sub nsw i32 0, %17, !dbg !76
  ret i32 %26, !dbg !77
}

define dso_local i32 @pthread_barrier_init(%union.pthread_barrier_t* noalias noundef %0, %union.pthread_barrierattr_t* noalias nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = icmp eq i32 %2, 0, !dbg !79
  br i1 %4, label %17, label %5, !dbg !79

5:
  %6 = bitcast %union.pthread_barrier_t* %0 to %struct.barrier*, !dbg !80
  %7 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !82
  call void @__midway_check(i8* noundef %7, i64 noundef 20, i32 noundef 1) #4, !dbg !82
  %8 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !83
  call void @__midway_sync(i32 noundef 28, i8* noundef %8, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !83
  %9 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 8, !dbg !84
  %10 = bitcast i8* %9 to i32*, !dbg !84
  store i32 0, i32* %10, align 4, !dbg !84
  %11 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 4, !dbg !84
  %12 = bitcast i8* %11 to i32*, !dbg !84
  store i32 0, i32* %12, align 4, !dbg !84
  %13 = getelementptr inbounds %struct.barrier, %struct.barrier* %6, i64 0, i32 1, !dbg !84
  store i32 0, i32* %13, align 4, !dbg !84
  %14 = bitcast %union.pthread_barrier_t* %0 to i32*, !dbg !84
  store i32 0, i32* %14, align 4, !dbg !84
  %15 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, !dbg !85
  %16 = bitcast [24 x i8]* %15 to i32*, !dbg !85
  store i32 %2, i32* %16, align 4, !dbg !85
  call void @__midway_barrier_init(i8* noundef %8, i32 noundef %2) #4, !dbg !86
  br label %17, !dbg !87

17:
  %18 = phi i32 [ 0, %5 ], [ 22, %3 ], !dbg !88
  ret i32 %18, !dbg !89
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_barrier_init(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef %0) local_unnamed_addr #0 !dbg !90 {
  %2 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !91
  %3 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, !dbg !91
  %4 = bitcast [24 x i8]* %3 to i32*, !dbg !91
  %5 = bitcast %union.pthread_barrier_t* %0 to i32*, !dbg !91
  call void @__midway_barrier_invariant(i8* noundef %2, i32* noundef %4, i32* noundef %5) #4, !dbg !91
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !93
  %6 = load i32, i32* %4, align 4, !dbg !94
  %7 = zext i32 %6 to i64, !dbg !96
  %8 = call i32 @__midway_is_concrete(i64 noundef %7) #4, !dbg !96
  %9 = icmp eq i32 %8, 0, !dbg !96
  br i1 %9, label %10, label %13, !dbg !96

10:
  %11 = icmp ne i32 %6, 0, !dbg !97
  %12 = zext i1 %11 to i32, !dbg !97
  call void @__midway_assume(i32 noundef %12) #4, !dbg !97
  br label %21, !dbg !97

13:
  %14 = icmp eq i32 %6, 0, !dbg !98
  br i1 %14, label %20, label %15, !dbg !98

15:
  %16 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 4, !dbg !98
  %17 = bitcast i8* %16 to i32*, !dbg !98
  %18 = load i32, i32* %17, align 4, !dbg !98
  %19 = icmp eq i32 %18, -2147483648, !dbg !98
  br i1 %19, label %20, label %21, !dbg !98

20:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i64 0, i64 0)) #5, !dbg !99
  unreachable, !dbg !99

21:
  %22 = load i32, i32* %5, align 4, !dbg !100
  %23 = icmp eq i32 %22, 0, !dbg !100
  br i1 %23, label %25, label %24, !dbg !100

24:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0)) #5, !dbg !101
  unreachable, !dbg !101

25:
  %26 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i64 0, i32 1, i64 4, !dbg !102
  %27 = bitcast i8* %26 to i32*, !dbg !102
  store i32 -2147483648, i32* %27, align 4, !dbg !102
  ret i32 0, !dbg !103
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_barrier_invariant(i8* noundef, i32* noundef, i32* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/barrier.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_barrier_wait", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 17, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "state", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 51, scope: !8)
!14 = !DILocation(line: 19, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 52, scope: !8)
!17 = !DILocation(line: 53, scope: !8)
!18 = !DILocation(line: 23, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "check_alive", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = distinct !DILocation(line: 54, scope: !8)
!21 = !DILocation(line: 24, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 25, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 26, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 27, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 55, scope: !8)
!26 = !DILocation(line: 31, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "round_object", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!28 = distinct !DILocation(line: 56, scope: !8)
!29 = !DILocation(line: 56, scope: !8)
!30 = !DILocation(line: 57, scope: !8)
!31 = !DILocation(line: 42, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "elect", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!33 = distinct !DILocation(line: 58, scope: !8)
!34 = !DILocation(line: 43, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 44, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 45, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 47, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 59, scope: !8)
!39 = distinct !{!39, !38, !40, !41, !42}
!40 = !DILocation(line: 60, scope: !8)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 42, scope: !32, inlinedAt: !44)
!44 = distinct !DILocation(line: 63, scope: !8)
!45 = !DILocation(line: 43, scope: !32, inlinedAt: !44)
!46 = !DILocation(line: 44, scope: !32, inlinedAt: !44)
!47 = !DILocation(line: 45, scope: !32, inlinedAt: !44)
!48 = !DILocation(line: 47, scope: !32, inlinedAt: !44)
!49 = !DILocation(line: 64, scope: !8)
!50 = !DILocation(line: 65, scope: !8)
!51 = !DILocation(line: 66, scope: !8)
!52 = !DILocation(line: 67, scope: !8)
!53 = !DILocation(line: 0, scope: !8)
!54 = !DILocation(line: 70, scope: !8)
!55 = distinct !DISubprogram(name: "__mw_blocked_pthread_barrier_wait", scope: !1, file: !1, line: 73, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 17, scope: !12, inlinedAt: !57)
!57 = distinct !DILocation(line: 75, scope: !55)
!58 = !DILocation(line: 19, scope: !15, inlinedAt: !59)
!59 = distinct !DILocation(line: 76, scope: !55)
!60 = !DILocation(line: 77, scope: !55)
!61 = !DILocation(line: 42, scope: !32, inlinedAt: !62)
!62 = distinct !DILocation(line: 78, scope: !55)
!63 = !DILocation(line: 43, scope: !32, inlinedAt: !62)
!64 = !DILocation(line: 44, scope: !32, inlinedAt: !62)
!65 = !DILocation(line: 45, scope: !32, inlinedAt: !62)
!66 = !DILocation(line: 47, scope: !32, inlinedAt: !62)
!67 = !DILocation(line: 31, scope: !27, inlinedAt: !68)
!68 = distinct !DILocation(line: 79, scope: !55)
!69 = !DILocation(line: 79, scope: !55)
!70 = !DILocation(line: 80, scope: !55)
!71 = distinct !{!71, !70, !72, !41, !42}
!72 = !DILocation(line: 81, scope: !55)
!73 = !DILocation(line: 35, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!75 = distinct !DILocation(line: 82, scope: !55)
!76 = !DILocation(line: 36, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 82, scope: !55)
!78 = distinct !DISubprogram(name: "pthread_barrier_init", scope: !1, file: !1, line: 85, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 88, scope: !78)
!80 = !DILocation(line: 17, scope: !12, inlinedAt: !81)
!81 = distinct !DILocation(line: 87, scope: !78)
!82 = !DILocation(line: 90, scope: !78)
!83 = !DILocation(line: 91, scope: !78)
!84 = !DILocation(line: 92, scope: !78)
!85 = !DILocation(line: 93, scope: !78)
!86 = !DILocation(line: 94, scope: !78)
!87 = !DILocation(line: 95, scope: !78)
!88 = !DILocation(line: 0, scope: !78)
!89 = !DILocation(line: 96, scope: !78)
!90 = distinct !DISubprogram(name: "pthread_barrier_destroy", scope: !1, file: !1, line: 99, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 19, scope: !15, inlinedAt: !92)
!92 = distinct !DILocation(line: 102, scope: !90)
!93 = !DILocation(line: 103, scope: !90)
!94 = !DILocation(line: 23, scope: !19, inlinedAt: !95)
!95 = distinct !DILocation(line: 104, scope: !90)
!96 = !DILocation(line: 24, scope: !19, inlinedAt: !95)
!97 = !DILocation(line: 25, scope: !19, inlinedAt: !95)
!98 = !DILocation(line: 26, scope: !19, inlinedAt: !95)
!99 = !DILocation(line: 27, scope: !19, inlinedAt: !95)
!100 = !DILocation(line: 105, scope: !90)
!101 = !DILocation(line: 106, scope: !90)
!102 = !DILocation(line: 107, scope: !90)
!103 = !DILocation(line: 108, scope: !90)
