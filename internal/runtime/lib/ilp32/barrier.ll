target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_barrier_t = type { i32, [16 x i8] }
%union.pthread_barrierattr_t = type { i32 }

@.str = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@.str.1 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"destruction of a barrier with waiters\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"PTHREAD_BARRIER_SERIAL_THREAD\00", align 1

define dso_local i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !12
  %5 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 4, !dbg !12
  %6 = bitcast i8* %5 to i32*, !dbg !12
  %7 = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 0, !dbg !12
  call void @__midway_barrier_invariant(i8* noundef %4, i32* noundef %6, i32* noundef %7) #4, !dbg !12
  call void @__midway_sync(i32 noundef 17, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !15
  %8 = load i32, i32* %6, align 4, !dbg !16
  %9 = call i32 @__midway_is_concrete(i32 noundef %8) #4, !dbg !19
  %10 = icmp eq i32 %9, 0, !dbg !19
  br i1 %10, label %11, label %14, !dbg !19

11:
  %12 = icmp ne i32 %8, 0, !dbg !20
  %13 = zext i1 %12 to i32, !dbg !20
  call void @__midway_assume(i32 noundef %13) #4, !dbg !20
  br label %22, !dbg !20

14:
  %15 = icmp eq i32 %8, 0, !dbg !21
  br i1 %15, label %21, label %16, !dbg !21

16:
  %17 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 8, !dbg !21
  %18 = bitcast i8* %17 to i32*, !dbg !21
  %19 = load i32, i32* %18, align 4, !dbg !21
  %20 = icmp eq i32 %19, -2147483648, !dbg !21
  br i1 %20, label %21, label %22, !dbg !21

21:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i32 0, i32 0)) #5, !dbg !22
  unreachable, !dbg !22

22:
  %23 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, !dbg !23
  %24 = bitcast [16 x i8]* %23 to i32*, !dbg !23
  %25 = load i32, i32* %24, align 4, !dbg !23
  %26 = and i32 %25, 1, !dbg !24
  %27 = getelementptr i8, i8* %4, i32 %26, !dbg !24
  call void @__midway_hb_release(i8* noundef %27) #4, !dbg !27
  %28 = load i32, i32* %7, align 4, !dbg !28
  %29 = add i32 %28, 1, !dbg !28
  store i32 %29, i32* %7, align 4, !dbg !28
  %30 = load i32, i32* %6, align 4, !dbg !28
  %31 = icmp eq i32 %29, %30, !dbg !28
  br i1 %31, label %45, label %32, !dbg !28

32:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #6, !dbg !29
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #4, !dbg !32
  %33 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 12, !dbg !33
  %34 = bitcast i8* %33 to i32*, !dbg !33
  %35 = load i32, i32* %34, align 4, !dbg !33
  %36 = load i8, i8* %3, align 1, !dbg !33
  %37 = zext i8 %36 to i32, !dbg !33
  %38 = and i32 %35, 1, !dbg !33
  %39 = xor i32 %38, 1, !dbg !33
  %40 = and i32 %39, %37, !dbg !33
  %41 = or i32 %40, %35, !dbg !34
  store i32 %41, i32* %34, align 4, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #6, !dbg !35
  br label %42, !dbg !36

42:
  %43 = call i32 @__midway_wait(i8* noundef %4) #4, !dbg !36
  %44 = icmp eq i32 %43, 0, !dbg !36
  br i1 %44, label %53, label %42, !dbg !36, !llvm.loop !37

45:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #6, !dbg !41
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #4, !dbg !43
  %46 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 12, !dbg !44
  %47 = bitcast i8* %46 to i32*, !dbg !44
  %48 = load i32, i32* %47, align 4, !dbg !44
  %49 = and i32 %48, 1, !dbg !44
  %50 = xor i32 %49, 1, !dbg !44
  %51 = or i32 %50, %48, !dbg !45
  store i32 %51, i32* %47, align 4, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #6, !dbg !46
  store i32 0, i32* %7, align 4, !dbg !47
  store i32 0, i32* %47, align 4, !dbg !48
  %52 = add i32 %25, 1, !dbg !49
  store i32 %52, i32* %24, align 4, !dbg !49
  call void @__midway_notify_all(i8* noundef %4) #4, !dbg !50
  br label %53

53:
  %54 = phi i32 [ %50, %45 ], [ %40, %42 ]
  call void @__midway_hb_acquire(i8* noundef %27) #4, !dbg !51
  %55 = sub nsw i32 0, %54, !dbg !51
  ret i32 %55, !dbg !52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #2

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_blocked_pthread_barrier_wait(%union.pthread_barrier_t* noundef %0) local_unnamed_addr #0 !dbg !53 {
  %2 = alloca i8, align 1
  %3 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !54
  %4 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 4, !dbg !54
  %5 = bitcast i8* %4 to i32*, !dbg !54
  %6 = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 0, !dbg !54
  call void @__midway_barrier_invariant(i8* noundef %3, i32* noundef %5, i32* noundef %6) #4, !dbg !54
  %7 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, !dbg !56
  %8 = bitcast [16 x i8]* %7 to i32*, !dbg !56
  %9 = load i32, i32* %8, align 4, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #6, !dbg !57
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #4, !dbg !59
  %10 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 12, !dbg !60
  %11 = bitcast i8* %10 to i32*, !dbg !60
  %12 = load i32, i32* %11, align 4, !dbg !60
  %13 = load i8, i8* %2, align 1, !dbg !60
  %14 = zext i8 %13 to i32, !dbg !60
  %15 = and i32 %12, 1, !dbg !60
  %16 = xor i32 %15, 1, !dbg !60
  %17 = and i32 %16, %14, !dbg !60
  %18 = or i32 %17, %12, !dbg !61
  store i32 %18, i32* %11, align 4, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #6, !dbg !62
  %19 = and i32 %9, 1, !dbg !63
  %20 = getelementptr i8, i8* %3, i32 %19, !dbg !63
  call void @__midway_hb_release(i8* noundef %20) #4, !dbg !65
  br label %21, !dbg !66

21:
  %22 = call i32 @__midway_wait(i8* noundef %3) #4, !dbg !66
  %23 = icmp eq i32 %22, 0, !dbg !66
  br i1 %23, label %24, label %21, !dbg !66, !llvm.loop !67

24:
  call void @__midway_hb_acquire(i8* noundef %20) #4, !dbg !69
  %25 = sub nsw i32 0, %17, !dbg !72
  ret i32 %25, !dbg !73
}

define dso_local i32 @pthread_barrier_init(%union.pthread_barrier_t* noalias noundef %0, %union.pthread_barrierattr_t* noalias nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 !dbg !74 {
  %4 = icmp eq i32 %2, 0, !dbg !75
  br i1 %4, label %17, label %5, !dbg !75

5:
  %6 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !76
  call void @__midway_check(i8* noundef %6, i32 noundef 20, i32 noundef 1) #4, !dbg !76
  %7 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !77
  call void @__midway_sync(i32 noundef 28, i8* noundef %7, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !77
  %8 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 12, !dbg !78
  %9 = bitcast i8* %8 to i32*, !dbg !78
  store i32 0, i32* %9, align 4, !dbg !78
  %10 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 8, !dbg !78
  %11 = bitcast i8* %10 to i32*, !dbg !78
  store i32 0, i32* %11, align 4, !dbg !78
  %12 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, !dbg !78
  %13 = bitcast [16 x i8]* %12 to i32*, !dbg !78
  store i32 0, i32* %13, align 4, !dbg !78
  %14 = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 0, !dbg !78
  store i32 0, i32* %14, align 4, !dbg !78
  %15 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 4, !dbg !79
  %16 = bitcast i8* %15 to i32*, !dbg !79
  store i32 %2, i32* %16, align 4, !dbg !79
  call void @__midway_barrier_init(i8* noundef %7, i32 noundef %2) #4, !dbg !80
  br label %17, !dbg !81

17:
  %18 = phi i32 [ 0, %5 ], [ 22, %3 ], !dbg !82
  ret i32 %18, !dbg !83
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_barrier_init(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef %0) local_unnamed_addr #0 !dbg !84 {
  %2 = bitcast %union.pthread_barrier_t* %0 to i8*, !dbg !85
  %3 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 4, !dbg !85
  %4 = bitcast i8* %3 to i32*, !dbg !85
  %5 = getelementptr %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 0, !dbg !85
  call void @__midway_barrier_invariant(i8* noundef %2, i32* noundef %4, i32* noundef %5) #4, !dbg !85
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !87
  %6 = load i32, i32* %4, align 4, !dbg !88
  %7 = call i32 @__midway_is_concrete(i32 noundef %6) #4, !dbg !90
  %8 = icmp eq i32 %7, 0, !dbg !90
  br i1 %8, label %9, label %12, !dbg !90

9:
  %10 = icmp ne i32 %6, 0, !dbg !91
  %11 = zext i1 %10 to i32, !dbg !91
  call void @__midway_assume(i32 noundef %11) #4, !dbg !91
  br label %20, !dbg !91

12:
  %13 = icmp eq i32 %6, 0, !dbg !92
  br i1 %13, label %19, label %14, !dbg !92

14:
  %15 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 8, !dbg !92
  %16 = bitcast i8* %15 to i32*, !dbg !92
  %17 = load i32, i32* %16, align 4, !dbg !92
  %18 = icmp eq i32 %17, -2147483648, !dbg !92
  br i1 %18, label %19, label %20, !dbg !92

19:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0)) #5, !dbg !93
  unreachable, !dbg !93

20:
  %21 = load i32, i32* %5, align 4, !dbg !94
  %22 = icmp eq i32 %21, 0, !dbg !94
  br i1 %22, label %24, label %23, !dbg !94

23:
  call void @__midway_violation(i32 noundef 5, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i32 0, i32 0)) #5, !dbg !95
  unreachable, !dbg !95

24:
  %25 = getelementptr inbounds %union.pthread_barrier_t, %union.pthread_barrier_t* %0, i32 0, i32 1, i32 8, !dbg !96
  %26 = bitcast i8* %25 to i32*, !dbg !96
  store i32 -2147483648, i32* %26, align 4, !dbg !96
  ret i32 0, !dbg !97
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_barrier_invariant(i8* noundef, i32* noundef, i32* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/barrier.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_barrier_wait", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 19, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 52, scope: !9)
!15 = !DILocation(line: 53, scope: !9)
!16 = !DILocation(line: 23, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "check_alive", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 54, scope: !9)
!19 = !DILocation(line: 24, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 25, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 26, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 27, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 55, scope: !9)
!24 = !DILocation(line: 31, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "round_object", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = distinct !DILocation(line: 56, scope: !9)
!27 = !DILocation(line: 56, scope: !9)
!28 = !DILocation(line: 57, scope: !9)
!29 = !DILocation(line: 42, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "elect", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = distinct !DILocation(line: 58, scope: !9)
!32 = !DILocation(line: 43, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 44, scope: !30, inlinedAt: !31)
!34 = !DILocation(line: 45, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 47, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 59, scope: !9)
!37 = distinct !{!37, !36, !38, !39, !40}
!38 = !DILocation(line: 60, scope: !9)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 42, scope: !30, inlinedAt: !42)
!42 = distinct !DILocation(line: 63, scope: !9)
!43 = !DILocation(line: 43, scope: !30, inlinedAt: !42)
!44 = !DILocation(line: 44, scope: !30, inlinedAt: !42)
!45 = !DILocation(line: 45, scope: !30, inlinedAt: !42)
!46 = !DILocation(line: 47, scope: !30, inlinedAt: !42)
!47 = !DILocation(line: 64, scope: !9)
!48 = !DILocation(line: 65, scope: !9)
!49 = !DILocation(line: 66, scope: !9)
!50 = !DILocation(line: 67, scope: !9)
!51 = !DILocation(line: 0, scope: !9)
!52 = !DILocation(line: 70, scope: !9)
!53 = distinct !DISubprogram(name: "__mw_blocked_pthread_barrier_wait", scope: !1, file: !1, line: 73, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 19, scope: !13, inlinedAt: !55)
!55 = distinct !DILocation(line: 76, scope: !53)
!56 = !DILocation(line: 77, scope: !53)
!57 = !DILocation(line: 42, scope: !30, inlinedAt: !58)
!58 = distinct !DILocation(line: 78, scope: !53)
!59 = !DILocation(line: 43, scope: !30, inlinedAt: !58)
!60 = !DILocation(line: 44, scope: !30, inlinedAt: !58)
!61 = !DILocation(line: 45, scope: !30, inlinedAt: !58)
!62 = !DILocation(line: 47, scope: !30, inlinedAt: !58)
!63 = !DILocation(line: 31, scope: !25, inlinedAt: !64)
!64 = distinct !DILocation(line: 79, scope: !53)
!65 = !DILocation(line: 79, scope: !53)
!66 = !DILocation(line: 80, scope: !53)
!67 = distinct !{!67, !66, !68, !39, !40}
!68 = !DILocation(line: 81, scope: !53)
!69 = !DILocation(line: 35, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!71 = distinct !DILocation(line: 82, scope: !53)
!72 = !DILocation(line: 36, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 82, scope: !53)
!74 = distinct !DISubprogram(name: "pthread_barrier_init", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 88, scope: !74)
!76 = !DILocation(line: 90, scope: !74)
!77 = !DILocation(line: 91, scope: !74)
!78 = !DILocation(line: 92, scope: !74)
!79 = !DILocation(line: 93, scope: !74)
!80 = !DILocation(line: 94, scope: !74)
!81 = !DILocation(line: 95, scope: !74)
!82 = !DILocation(line: 0, scope: !74)
!83 = !DILocation(line: 96, scope: !74)
!84 = distinct !DISubprogram(name: "pthread_barrier_destroy", scope: !1, file: !1, line: 99, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 19, scope: !13, inlinedAt: !86)
!86 = distinct !DILocation(line: 102, scope: !84)
!87 = !DILocation(line: 103, scope: !84)
!88 = !DILocation(line: 23, scope: !17, inlinedAt: !89)
!89 = distinct !DILocation(line: 104, scope: !84)
!90 = !DILocation(line: 24, scope: !17, inlinedAt: !89)
!91 = !DILocation(line: 25, scope: !17, inlinedAt: !89)
!92 = !DILocation(line: 26, scope: !17, inlinedAt: !89)
!93 = !DILocation(line: 27, scope: !17, inlinedAt: !89)
!94 = !DILocation(line: 105, scope: !84)
!95 = !DILocation(line: 106, scope: !84)
!96 = !DILocation(line: 107, scope: !84)
!97 = !DILocation(line: 108, scope: !84)
