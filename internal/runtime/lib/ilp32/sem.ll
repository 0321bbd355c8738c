target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.named = type { %struct.named*, i8*, %union.sem_t }
%union.sem_t = type { i32, [12 x i8] }
%struct.timespec = type { i32, i32 }

@all = internal unnamed_addr global %struct.named* null, align 4

define dso_local i32 @sem_wait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !9 {
  call void @__mw_cancellation_point() #7, !dbg !12
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !13
  %3 = call i32 @__midway_self() #7, !dbg !13
  %4 = call i32* @__midway_thread_flags(i32 noundef %3) #7, !dbg !13
  %5 = bitcast i32* %4 to i8*, !dbg !13
  call void @__midway_sync(i32 noundef 18, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @positive_or_cancelled, i8* noundef %5) #7, !dbg !13
  %6 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !14
  %7 = load i32, i32* %6, align 4, !dbg !14
  %8 = icmp slt i32 %7, 1, !dbg !14
  br i1 %8, label %9, label %10, !dbg !17

9:
  call void @__mw_cancellation_point() #7, !dbg !18
  br label %10, !dbg !18

10:
  %11 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !19
  %12 = load i32, i32* %11, align 4, !dbg !24
  %13 = add i32 %12, -1, !dbg !24
  store i32 %13, i32* %11, align 4, !dbg !24
  call void @__midway_hb_acquire(i8* noundef %2) #7, !dbg !25
  ret i32 0, !dbg !26
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @positive_or_cancelled(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #2 !dbg !27 {
  %3 = bitcast i8* %1 to i32*, !dbg !28
  %4 = load i32, i32* %3, align 4, !dbg !28
  %5 = and i32 %4, 12, !dbg !28
  %6 = bitcast i8* %0 to i32*, !dbg !29
  %7 = load i32, i32* %6, align 4, !dbg !29
  %8 = icmp sgt i32 %7, 0, !dbg !29
  %9 = icmp eq i32 %5, 4, !dbg !29
  %10 = or i1 %8, %9, !dbg !29
  %11 = zext i1 %10 to i32, !dbg !29
  ret i32 %11, !dbg !29
}

declare i32* @__midway_thread_flags(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_self() local_unnamed_addr #1

define dso_local i32 @sem_trywait(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !30 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !31
  call void @__midway_sync(i32 noundef 19, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !31
  %3 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !34
  %4 = load i32, i32* %3, align 4, !dbg !34
  %5 = icmp slt i32 %4, 1, !dbg !34
  br i1 %5, label %8, label %6, !dbg !36

6:
  %7 = add i32 %4, -1, !dbg !37
  store i32 %7, i32* %3, align 4, !dbg !37
  call void @__midway_hb_acquire(i8* noundef %2) #7, !dbg !39
  br label %10, !dbg !36

8:
  %9 = call i32 @__mw_fail(i32 noundef 11) #7, !dbg !36
  br label %10, !dbg !36

10:
  %11 = phi i32 [ 0, %6 ], [ %9, %8 ], !dbg !36
  ret i32 %11, !dbg !40
}

define dso_local i32 @sem_timedwait(%union.sem_t* noalias noundef %0, %struct.timespec* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !41 {
  %3 = bitcast %union.sem_t* %0 to i8*, !dbg !42
  call void @__midway_sync(i32 noundef 19, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !42
  %4 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !44
  %5 = load i32, i32* %4, align 4, !dbg !44
  %6 = icmp slt i32 %5, 1, !dbg !44
  br i1 %6, label %9, label %7, !dbg !46

7:
  %8 = add i32 %5, -1, !dbg !47
  store i32 %8, i32* %4, align 4, !dbg !47
  call void @__midway_hb_acquire(i8* noundef %3) #7, !dbg !49
  br label %11, !dbg !46

9:
  %10 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !46
  br label %11, !dbg !46

11:
  %12 = phi i32 [ 0, %7 ], [ %10, %9 ], !dbg !46
  ret i32 %12, !dbg !50
}

define dso_local i32 @sem_clockwait(%union.sem_t* noalias noundef %0, i32 noundef %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !51 {
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !52
  call void @__midway_sync(i32 noundef 19, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !52
  %5 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !54
  %6 = load i32, i32* %5, align 4, !dbg !54
  %7 = icmp slt i32 %6, 1, !dbg !54
  br i1 %7, label %10, label %8, !dbg !56

8:
  %9 = add i32 %6, -1, !dbg !57
  store i32 %9, i32* %5, align 4, !dbg !57
  call void @__midway_hb_acquire(i8* noundef %4) #7, !dbg !59
  br label %12, !dbg !56

10:
  %11 = call i32 @__mw_fail(i32 noundef 110) #7, !dbg !56
  br label %12, !dbg !56

12:
  %13 = phi i32 [ 0, %8 ], [ %11, %10 ], !dbg !56
  ret i32 %13, !dbg !60
}

define dso_local i32 @sem_post(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !61 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !62
  call void @__midway_sync(i32 noundef 20, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !62
  %3 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !63
  %4 = load i32, i32* %3, align 4, !dbg !65
  %5 = icmp eq i32 %4, 2147483647, !dbg !65
  br i1 %5, label %6, label %8, !dbg !65

6:
  %7 = call i32 @__mw_fail(i32 noundef 75) #7, !dbg !66
  br label %11, !dbg !66

8:
  call void @__midway_hb_release(i8* noundef %2) #7, !dbg !67
  %9 = load i32, i32* %3, align 4, !dbg !68
  %10 = add i32 %9, 1, !dbg !68
  store i32 %10, i32* %3, align 4, !dbg !68
  br label %11, !dbg !69

11:
  %12 = phi i32 [ %7, %6 ], [ 0, %8 ], !dbg !70
  ret i32 %12, !dbg !71
}

declare !dbg !72 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local i32 @sem_getvalue(%union.sem_t* noalias noundef %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !74 {
  %3 = bitcast i32* %1 to i8*, !dbg !75
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #7, !dbg !75
  %4 = bitcast %union.sem_t* %0 to i8*, !dbg !76
  call void @__midway_sync(i32 noundef 21, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !76
  %5 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !77
  %6 = load i32, i32* %5, align 4, !dbg !79
  store i32 %6, i32* %1, align 4, !dbg !79
  ret i32 0, !dbg !80
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sem_init(%union.sem_t* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !81 {
  %4 = icmp slt i32 %2, 0, !dbg !82
  br i1 %4, label %5, label %7, !dbg !82

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #7, !dbg !83
  br label %10, !dbg !83

7:
  %8 = bitcast %union.sem_t* %0 to i8*, !dbg !84
  call void @__midway_check(i8* noundef %8, i32 noundef 16, i32 noundef 1) #7, !dbg !84
  call void @__midway_sync(i32 noundef 28, i8* noundef %8, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !85
  %9 = getelementptr %union.sem_t, %union.sem_t* %0, i32 0, i32 0, !dbg !86
  store i32 %2, i32* %9, align 4, !dbg !88
  br label %10, !dbg !89

10:
  %11 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !90
  ret i32 %11, !dbg !91
}

define dso_local i32 @sem_destroy(%union.sem_t* noundef %0) local_unnamed_addr #0 !dbg !92 {
  %2 = bitcast %union.sem_t* %0 to i8*, !dbg !93
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !93
  ret i32 0, !dbg !94
}

define dso_local %union.sem_t* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 !dbg !95 {
  %3 = alloca i8*, align 4
  %4 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !96
  %5 = add i32 %4, 1, !dbg !96
  %6 = load %struct.named*, %struct.named** @all, align 4, !dbg !97
  %7 = icmp eq %struct.named* %6, null, !dbg !97
  br i1 %7, label %30, label %12, !dbg !97

8:
  %9 = getelementptr inbounds %struct.named, %struct.named* %13, i32 0, i32 0, !dbg !97
  %10 = load %struct.named*, %struct.named** %9, align 4, !dbg !97
  %11 = icmp eq %struct.named* %10, null, !dbg !97
  br i1 %11, label %30, label %12, !dbg !97, !llvm.loop !100

12:
  %13 = phi %struct.named* [ %10, %8 ], [ %6, %2 ]
  %14 = phi %struct.named* [ %29, %8 ], [ undef, %2 ]
  %15 = getelementptr inbounds %struct.named, %struct.named* %13, i32 0, i32 1
  %16 = load i8*, i8** %15, align 4
  br label %17, !dbg !104

17:
  %18 = phi i32 [ %26, %17 ], [ 0, %12 ], !dbg !105
  %19 = getelementptr i8, i8* %16, i32 %18, !dbg !104
  %20 = load i8, i8* %19, align 1, !dbg !104
  %21 = getelementptr i8, i8* %0, i32 %18, !dbg !104
  %22 = load i8, i8* %21, align 1, !dbg !104
  %23 = icmp ne i8 %20, %22, !dbg !104
  %24 = icmp eq i8 %22, 0, !dbg !104
  %25 = or i1 %23, %24, !dbg !104
  %26 = add i32 %18, 1, !dbg !106
  br i1 %25, label %27, label %17, !dbg !104, !llvm.loop !107

27:
  %28 = icmp eq i8 %20, %22, !dbg !108
  %29 = select i1 %28, %struct.named* %13, %struct.named* %14, !dbg !105
  br i1 %28, label %30, label %8

30:
  %31 = phi %struct.named* [ null, %2 ], [ %29, %27 ], [ null, %8 ]
  %32 = icmp eq %struct.named* %31, null, !dbg !109
  %33 = and i32 %1, 64, !dbg !109
  %34 = icmp eq i32 %33, 0, !dbg !109
  %35 = and i32 %1, 192, !dbg !109
  %36 = icmp ne i32 %35, 192, !dbg !109
  %37 = or i1 %36, %32, !dbg !109
  br i1 %37, label %40, label %38, !dbg !109

38:
  %39 = call i32 @__mw_fail(i32 noundef 17) #7, !dbg !110
  br label %62, !dbg !110

40:
  br i1 %32, label %43, label %41, !dbg !111

41:
  %42 = getelementptr inbounds %struct.named, %struct.named* %31, i32 0, i32 2, !dbg !112
  br label %62, !dbg !112

43:
  br i1 %34, label %44, label %46, !dbg !113

44:
  %45 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !114
  br label %62, !dbg !114

46:
  %47 = bitcast i8** %3 to i8*, !dbg !115
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %47) #8, !dbg !115
  call void @llvm.va_start(i8* nonnull %47), !dbg !116
  %48 = load i8*, i8** %3, align 4, !dbg !117
  %49 = getelementptr inbounds i8, i8* %48, i32 4, !dbg !117
  %50 = getelementptr inbounds i8, i8* %48, i32 8, !dbg !118
  store i8* %50, i8** %3, align 4, !dbg !118
  %51 = bitcast i8* %49 to i32*, !dbg !118
  %52 = load i32, i32* %51, align 4, !dbg !118
  call void @llvm.va_end(i8* %47), !dbg !119
  %53 = call i8* @__midway_alloc(i32 noundef 24, i32 noundef 16, i32 noundef 3) #7, !dbg !120
  %54 = call i8* @__midway_alloc(i32 noundef %5, i32 noundef 16, i32 noundef 3) #7, !dbg !123
  %55 = getelementptr inbounds i8, i8* %53, i32 4, !dbg !125
  %56 = bitcast i8* %55 to i8**, !dbg !125
  store i8* %54, i8** %56, align 4, !dbg !125
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %54, i8* align 1 %0, i32 %5, i1 false), !dbg !126
  %57 = getelementptr inbounds i8, i8* %53, i32 8, !dbg !127
  %58 = bitcast i8* %57 to %union.sem_t*, !dbg !127
  %59 = bitcast i8* %57 to i32*, !dbg !128
  store i32 %52, i32* %59, align 4, !dbg !127
  %60 = load %struct.named*, %struct.named** @all, align 4, !dbg !130
  %61 = bitcast i8* %53 to %struct.named**, !dbg !130
  store %struct.named* %60, %struct.named** %61, align 4, !dbg !130
  store i8* %53, i8** bitcast (%struct.named** @all to i8**), align 4, !dbg !131
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %47) #8, !dbg !132
  br label %62

62:
  %63 = phi %union.sem_t* [ null, %38 ], [ %42, %41 ], [ %58, %46 ], [ null, %44 ], !dbg !133
  ret %union.sem_t* %63, !dbg !132
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare !dbg !134 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #1

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg) #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local i32 @sem_close(%union.sem_t* nocapture noundef readnone %0) local_unnamed_addr #6 !dbg !135 {
  ret i32 0, !dbg !136
}

define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !137 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !138
  %3 = load %struct.named*, %struct.named** @all, align 4, !dbg !139
  %4 = icmp eq %struct.named* %3, null, !dbg !139
  br i1 %4, label %42, label %5, !dbg !139

5:
  %6 = load %struct.named*, %struct.named** @all, align 4
  %7 = icmp eq %struct.named* %6, null
  br label %8, !dbg !139

8:
  %9 = phi i1 [ %4, %5 ], [ %41, %40 ]
  %10 = phi %struct.named* [ %3, %5 ], [ %38, %40 ]
  %11 = phi %struct.named** [ @all, %5 ], [ %37, %40 ]
  br i1 %7, label %34, label %16, !dbg !140

12:
  %13 = getelementptr inbounds %struct.named, %struct.named* %17, i32 0, i32 0, !dbg !140
  %14 = load %struct.named*, %struct.named** %13, align 4, !dbg !140
  %15 = icmp eq %struct.named* %14, null, !dbg !140
  br i1 %15, label %34, label %16, !dbg !140, !llvm.loop !142

16:
  %17 = phi %struct.named* [ %14, %12 ], [ %6, %8 ]
  %18 = phi %struct.named* [ %33, %12 ], [ undef, %8 ]
  %19 = getelementptr inbounds %struct.named, %struct.named* %17, i32 0, i32 1
  %20 = load i8*, i8** %19, align 4
  br label %21, !dbg !144

21:
  %22 = phi i32 [ %30, %21 ], [ 0, %16 ], !dbg !145
  %23 = getelementptr i8, i8* %20, i32 %22, !dbg !144
  %24 = load i8, i8* %23, align 1, !dbg !144
  %25 = getelementptr i8, i8* %0, i32 %22, !dbg !144
  %26 = load i8, i8* %25, align 1, !dbg !144
  %27 = icmp ne i8 %24, %26, !dbg !144
  %28 = icmp eq i8 %26, 0, !dbg !144
  %29 = or i1 %27, %28, !dbg !144
  %30 = add i32 %22, 1, !dbg !146
  br i1 %29, label %31, label %21, !dbg !144, !llvm.loop !147

31:
  %32 = icmp eq i8 %24, %26, !dbg !148
  %33 = select i1 %32, %struct.named* %17, %struct.named* %18, !dbg !145
  br i1 %32, label %34, label %12

34:
  %35 = phi %struct.named* [ null, %8 ], [ %33, %31 ], [ null, %12 ]
  %36 = icmp eq %struct.named* %10, %35, !dbg !149
  %37 = getelementptr inbounds %struct.named, %struct.named* %10, i32 0, i32 0, !dbg !150
  %38 = load %struct.named*, %struct.named** %37, align 4, !dbg !150
  br i1 %36, label %39, label %40, !dbg !149

39:
  store %struct.named* %38, %struct.named** %11, align 4, !dbg !151
  br i1 %9, label %42, label %44

40:
  %41 = icmp eq %struct.named* %38, null, !dbg !139
  br i1 %41, label %42, label %8, !dbg !139, !llvm.loop !152

42:
  %43 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !154
  br label %44, !dbg !154

44:
  %45 = phi i32 [ 0, %39 ], [ %43, %42 ], !dbg !150
  ret i32 %45, !dbg !155
}

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/sem.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "sem_wait", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 35, scope: !9)
!13 = !DILocation(line: 36, scope: !9)
!14 = !DILocation(line: 18, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "positive", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 37, scope: !9)
!17 = !DILocation(line: 37, scope: !9)
!18 = !DILocation(line: 38, scope: !9)
!19 = !DILocation(line: 16, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!21 = distinct !DILocation(line: 28, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 39, scope: !9)
!24 = !DILocation(line: 28, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 29, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 39, scope: !9)
!27 = distinct !DISubprogram(name: "positive_or_cancelled", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 22, scope: !27)
!29 = !DILocation(line: 23, scope: !27)
!30 = distinct !DISubprogram(name: "sem_trywait", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 44, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "try_wait", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!33 = distinct !DILocation(line: 48, scope: !30)
!34 = !DILocation(line: 18, scope: !15, inlinedAt: !35)
!35 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 45, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 28, scope: !22, inlinedAt: !38)
!38 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !33)
!39 = !DILocation(line: 29, scope: !22, inlinedAt: !38)
!40 = !DILocation(line: 48, scope: !30)
!41 = distinct !DISubprogram(name: "sem_timedwait", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 44, scope: !32, inlinedAt: !43)
!43 = distinct !DILocation(line: 49, scope: !41)
!44 = !DILocation(line: 18, scope: !15, inlinedAt: !45)
!45 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !43)
!46 = !DILocation(line: 45, scope: !32, inlinedAt: !43)
!47 = !DILocation(line: 28, scope: !22, inlinedAt: !48)
!48 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !43)
!49 = !DILocation(line: 29, scope: !22, inlinedAt: !48)
!50 = !DILocation(line: 49, scope: !41)
!51 = distinct !DISubprogram(name: "sem_clockwait", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 44, scope: !32, inlinedAt: !53)
!53 = distinct !DILocation(line: 50, scope: !51)
!54 = !DILocation(line: 18, scope: !15, inlinedAt: !55)
!55 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !53)
!56 = !DILocation(line: 45, scope: !32, inlinedAt: !53)
!57 = !DILocation(line: 28, scope: !22, inlinedAt: !58)
!58 = distinct !DILocation(line: 45, scope: !32, inlinedAt: !53)
!59 = !DILocation(line: 29, scope: !22, inlinedAt: !58)
!60 = !DILocation(line: 50, scope: !51)
!61 = distinct !DISubprogram(name: "sem_post", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 54, scope: !61)
!63 = !DILocation(line: 16, scope: !20, inlinedAt: !64)
!64 = distinct !DILocation(line: 55, scope: !61)
!65 = !DILocation(line: 55, scope: !61)
!66 = !DILocation(line: 56, scope: !61)
!67 = !DILocation(line: 57, scope: !61)
!68 = !DILocation(line: 58, scope: !61)
!69 = !DILocation(line: 59, scope: !61)
!70 = !DILocation(line: 0, scope: !61)
!71 = !DILocation(line: 60, scope: !61)
!72 = !DISubprogram(name: "fail", scope: !73, file: !73, line: 42, type: !10, spFlags: DISPFlagOptimized)
!73 = !DIFile(filename: "c/models.h", directory: ".")
!74 = distinct !DISubprogram(name: "sem_getvalue", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 64, scope: !74)
!76 = !DILocation(line: 65, scope: !74)
!77 = !DILocation(line: 16, scope: !20, inlinedAt: !78)
!78 = distinct !DILocation(line: 66, scope: !74)
!79 = !DILocation(line: 66, scope: !74)
!80 = !DILocation(line: 67, scope: !74)
!81 = distinct !DISubprogram(name: "sem_init", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 72, scope: !81)
!83 = !DILocation(line: 73, scope: !81)
!84 = !DILocation(line: 74, scope: !81)
!85 = !DILocation(line: 75, scope: !81)
!86 = !DILocation(line: 16, scope: !20, inlinedAt: !87)
!87 = distinct !DILocation(line: 76, scope: !81)
!88 = !DILocation(line: 76, scope: !81)
!89 = !DILocation(line: 77, scope: !81)
!90 = !DILocation(line: 0, scope: !81)
!91 = !DILocation(line: 78, scope: !81)
!92 = distinct !DISubprogram(name: "sem_destroy", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 82, scope: !92)
!94 = !DILocation(line: 83, scope: !92)
!95 = distinct !DISubprogram(name: "sem_open", scope: !1, file: !1, line: 106, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 108, scope: !95)
!97 = !DILocation(line: 96, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!99 = distinct !DILocation(line: 109, scope: !95)
!100 = distinct !{!100, !97, !101, !102, !103}
!101 = !DILocation(line: 102, scope: !98, inlinedAt: !99)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = !DILocation(line: 98, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 0, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 99, scope: !98, inlinedAt: !99)
!107 = distinct !{!107, !104, !106, !102, !103}
!108 = !DILocation(line: 100, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 110, scope: !95)
!110 = !DILocation(line: 111, scope: !95)
!111 = !DILocation(line: 112, scope: !95)
!112 = !DILocation(line: 113, scope: !95)
!113 = !DILocation(line: 114, scope: !95)
!114 = !DILocation(line: 115, scope: !95)
!115 = !DILocation(line: 116, scope: !95)
!116 = !DILocation(line: 117, scope: !95)
!117 = !DILocation(line: 118, scope: !95)
!118 = !DILocation(line: 119, scope: !95)
!119 = !DILocation(line: 120, scope: !95)
!120 = !DILocation(line: 84, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "internal_alloc", scope: !73, file: !73, line: 84, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!122 = distinct !DILocation(line: 121, scope: !95)
!123 = !DILocation(line: 84, scope: !121, inlinedAt: !124)
!124 = distinct !DILocation(line: 122, scope: !95)
!125 = !DILocation(line: 122, scope: !95)
!126 = !DILocation(line: 123, scope: !95)
!127 = !DILocation(line: 124, scope: !95)
!128 = !DILocation(line: 16, scope: !20, inlinedAt: !129)
!129 = distinct !DILocation(line: 124, scope: !95)
!130 = !DILocation(line: 125, scope: !95)
!131 = !DILocation(line: 126, scope: !95)
!132 = !DILocation(line: 128, scope: !95)
!133 = !DILocation(line: 0, scope: !95)
!134 = !DISubprogram(name: "read_string", scope: !73, file: !73, line: 48, type: !10, spFlags: DISPFlagOptimized)
!135 = distinct !DISubprogram(name: "sem_close", scope: !1, file: !1, line: 130, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 130, scope: !135)
!137 = distinct !DISubprogram(name: "sem_unlink", scope: !1, file: !1, line: 132, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 134, scope: !137)
!139 = !DILocation(line: 135, scope: !137)
!140 = !DILocation(line: 96, scope: !98, inlinedAt: !141)
!141 = distinct !DILocation(line: 136, scope: !137)
!142 = distinct !{!142, !140, !143, !102, !103}
!143 = !DILocation(line: 102, scope: !98, inlinedAt: !141)
!144 = !DILocation(line: 98, scope: !98, inlinedAt: !141)
!145 = !DILocation(line: 0, scope: !98, inlinedAt: !141)
!146 = !DILocation(line: 99, scope: !98, inlinedAt: !141)
!147 = distinct !{!147, !144, !146, !102, !103}
!148 = !DILocation(line: 100, scope: !98, inlinedAt: !141)
!149 = !DILocation(line: 136, scope: !137)
!150 = !DILocation(line: 0, scope: !137)
!151 = !DILocation(line: 137, scope: !137)
!152 = distinct !{!152, !139, !153, !102, !103}
!153 = !DILocation(line: 139, scope: !137)
!154 = !DILocation(line: 140, scope: !137)
!155 = !DILocation(line: 141, scope: !137)
