target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.order = type { i32 (i8*, i8*)*, i32 (i8*, i8*, i8*)*, i8* }

define dso_local void @qsort(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*)* noundef %3) local_unnamed_addr #0 !dbg !8 {
  %5 = alloca %struct.order, align 8
  %6 = bitcast %struct.order* %5 to i8*, !dbg !11
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #3, !dbg !11
  %7 = getelementptr inbounds %struct.order, %struct.order* %5, i64 0, i32 0, !dbg !11
  store i32 (i8*, i8*)* %3, i32 (i8*, i8*)** %7, align 8, !dbg !11
  %8 = getelementptr inbounds %struct.order, %struct.order* %5, i64 0, i32 1, !dbg !11
  store i32 (i8*, i8*, i8*)* null, i32 (i8*, i8*, i8*)** %8, align 8, !dbg !11
  %9 = getelementptr inbounds %struct.order, %struct.order* %5, i64 0, i32 2, !dbg !11
  store i8* null, i8** %9, align 8, !dbg !11
  call fastcc void @sort(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct.order* noundef nonnull %5) #4, !dbg !12
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #3, !dbg !13
  ret void, !dbg !13
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

define internal fastcc void @sort(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct.order* nocapture noundef readonly %3) unnamed_addr #0 !dbg !14 {
  %5 = icmp ult i64 %1, 2, !dbg !15
  %6 = icmp eq i64 %2, 0, !dbg !15
  %7 = or i1 %5, %6, !dbg !15
  br i1 %7, label %75, label %8, !dbg !15

8:
  %9 = mul i64 %2, %1, !dbg !16
  call void @__midway_check(i8* noundef %0, i64 noundef %9, i32 noundef 1) #5, !dbg !16
  %10 = call i8* @__midway_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 3) #5, !dbg !17
  %11 = getelementptr inbounds %struct.order, %struct.order* %3, i64 0, i32 0
  %12 = getelementptr inbounds %struct.order, %struct.order* %3, i64 0, i32 1
  %13 = getelementptr inbounds %struct.order, %struct.order* %3, i64 0, i32 2
  br label %14, !dbg !21

14:
  %15 = phi i8* [ %0, %8 ], [ %16, %21 ]
  %16 = phi i8* [ %10, %8 ], [ %15, %21 ]
  %17 = phi i64 [ 1, %8 ], [ %22, %21 ]
  %18 = shl i64 %17, 1
  br label %24, !dbg !22

19:
  %20 = icmp eq i8* %16, %0, !dbg !23
  br i1 %20, label %74, label %73, !dbg !23

21:
  %22 = shl i64 %17, 1, !dbg !21
  %23 = icmp ult i64 %22, %1, !dbg !21
  br i1 %23, label %14, label %19, !dbg !21, !llvm.loop !24

24:
  %25 = phi i64 [ 0, %14 ], [ %71, %70 ]
  %26 = add i64 %25, %17, !dbg !28
  %27 = icmp ult i64 %26, %1, !dbg !28
  %28 = select i1 %27, i64 %26, i64 %1, !dbg !28
  %29 = add i64 %28, %17, !dbg !28
  %30 = icmp ult i64 %29, %1, !dbg !28
  %31 = select i1 %30, i64 %29, i64 %1, !dbg !28
  %32 = icmp ult i64 %25, %31, !dbg !29
  br i1 %32, label %33, label %70, !dbg !29

33:
  %34 = phi i64 [ %64, %56 ], [ %25, %24 ]
  %35 = phi i64 [ %68, %56 ], [ %25, %24 ]
  %36 = phi i64 [ %62, %56 ], [ %28, %24 ]
  %37 = icmp ult i64 %36, %31, !dbg !32
  br i1 %37, label %38, label %56, !dbg !32

38:
  %39 = icmp ult i64 %34, %28, !dbg !32
  br i1 %39, label %40, label %56, !dbg !32

40:
  %41 = mul i64 %34, %2, !dbg !32
  %42 = getelementptr i8, i8* %15, i64 %41, !dbg !32
  %43 = mul i64 %36, %2, !dbg !32
  %44 = getelementptr i8, i8* %15, i64 %43, !dbg !32
  %45 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %11, align 8, !dbg !33
  %46 = icmp eq i32 (i8*, i8*)* %45, null, !dbg !33
  br i1 %46, label %49, label %47, !dbg !33

47:
  %48 = call i32 %45(i8* noundef %42, i8* noundef %44) #5, !dbg !33
  br label %53, !dbg !33

49:
  %50 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %12, align 8, !dbg !33
  %51 = load i8*, i8** %13, align 8, !dbg !33
  %52 = call i32 %50(i8* noundef %42, i8* noundef %44, i8* noundef %51) #5, !dbg !33
  br label %53, !dbg !33

53:
  %54 = phi i32 [ %48, %47 ], [ %52, %49 ], !dbg !33
  %55 = icmp slt i32 %54, 1, !dbg !32
  br label %56

56:
  %57 = phi i1 [ true, %33 ], [ false, %38 ], [ %55, %53 ]
  %58 = mul i64 %35, %2, !dbg !36
  %59 = getelementptr i8, i8* %16, i64 %58, !dbg !36
  %60 = xor i1 %57, true, !dbg !36
  %61 = zext i1 %60 to i64, !dbg !36
  %62 = add i64 %36, %61, !dbg !36
  %63 = zext i1 %57 to i64, !dbg !36
  %64 = add i64 %34, %63, !dbg !36
  %65 = select i1 %57, i64 %34, i64 %36, !dbg !36
  %66 = mul i64 %65, %2, !dbg !36
  %67 = getelementptr i8, i8* %15, i64 %66, !dbg !36
  call void @__midway_memcpy(i8* noundef %59, i8* noundef %67, i64 noundef %2) #5, !dbg !36
  %68 = add nuw i64 %35, 1, !dbg !29
  %69 = icmp eq i64 %68, %31, !dbg !29
  br i1 %69, label %70, label %33, !dbg !29, !llvm.loop !37

70:
  %71 = add i64 %25, %18, !dbg !22
  %72 = icmp ult i64 %71, %1, !dbg !22
  br i1 %72, label %24, label %21, !dbg !22, !llvm.loop !39

73:
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %16, i64 noundef %9) #5, !dbg !41
  br label %74, !dbg !41

74:
  call void @__midway_free(i8* noundef %10, i32 noundef 3) #5, !dbg !42
  br label %75

75:
  ret void, !dbg !43
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local void @qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* noundef %3, i8* noundef %4) local_unnamed_addr #0 !dbg !44 {
  %6 = alloca %struct.order, align 8
  %7 = bitcast %struct.order* %6 to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #3, !dbg !45
  %8 = getelementptr inbounds %struct.order, %struct.order* %6, i64 0, i32 0, !dbg !45
  store i32 (i8*, i8*)* null, i32 (i8*, i8*)** %8, align 8, !dbg !45
  %9 = getelementptr inbounds %struct.order, %struct.order* %6, i64 0, i32 1, !dbg !45
  store i32 (i8*, i8*, i8*)* %3, i32 (i8*, i8*, i8*)** %9, align 8, !dbg !45
  %10 = getelementptr inbounds %struct.order, %struct.order* %6, i64 0, i32 2, !dbg !45
  store i8* %4, i8** %10, align 8, !dbg !45
  call fastcc void @sort(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct.order* noundef nonnull %6) #4, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #3, !dbg !47
  ret void, !dbg !47
}

define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 !dbg !48 {
  br label %6, !dbg !49

6:
  %7 = phi i64 [ %2, %5 ], [ %22, %11 ], !dbg !50
  %8 = phi i64 [ 0, %5 ], [ %24, %11 ], !dbg !50
  %9 = phi i8* [ undef, %5 ], [ %25, %11 ]
  %10 = icmp ugt i64 %7, %8, !dbg !49
  br i1 %10, label %11, label %26, !dbg !49

11:
  %12 = sub i64 %7, %8, !dbg !51
  %13 = lshr i64 %12, 1, !dbg !51
  %14 = add i64 %13, %8, !dbg !51
  %15 = mul i64 %14, %3, !dbg !52
  %16 = getelementptr i8, i8* %1, i64 %15, !dbg !52
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16) #5, !dbg !53
  %18 = icmp eq i32 %17, 0, !dbg !54
  %19 = icmp slt i32 %17, 0, !dbg !54
  %20 = add i64 %14, 1, !dbg !54
  %21 = select i1 %19, i64 %14, i64 %7, !dbg !54
  %22 = select i1 %18, i64 %7, i64 %21, !dbg !54
  %23 = icmp slt i32 %17, 1, !dbg !54
  %24 = select i1 %23, i64 %8, i64 %20, !dbg !54
  %25 = select i1 %18, i8* %16, i8* %9, !dbg !54
  br i1 %18, label %26, label %6, !llvm.loop !55

26:
  %27 = phi i8* [ %25, %11 ], [ null, %6 ], !dbg !57
  ret i8* %27, !dbg !58
}

define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i64* nocapture noundef readonly %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 !dbg !59 {
  %6 = load i64, i64* %2, align 8, !dbg !60
  %7 = icmp eq i64 %6, 0, !dbg !60
  br i1 %7, label %18, label %11, !dbg !60

8:
  %9 = load i64, i64* %2, align 8, !dbg !60
  %10 = icmp ult i64 %17, %9, !dbg !60
  br i1 %10, label %11, label %18, !dbg !60, !llvm.loop !61

11:
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3, !dbg !63
  %14 = getelementptr i8, i8* %1, i64 %13, !dbg !63
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #5, !dbg !63
  %16 = icmp eq i32 %15, 0, !dbg !63
  %17 = add nuw i64 %12, 1, !dbg !60
  br i1 %16, label %18, label %8, !dbg !63

18:
  %19 = phi i8* [ null, %5 ], [ null, %8 ], [ %14, %11 ]
  ret i8* %19, !dbg !64
}

define dso_local i8* @lsearch(i8* noundef %0, i8* noundef %1, i64* nocapture noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 !dbg !65 {
  %6 = load i64, i64* %2, align 8, !dbg !66
  %7 = icmp eq i64 %6, 0, !dbg !66
  br i1 %7, label %18, label %11, !dbg !66

8:
  %9 = load i64, i64* %2, align 8, !dbg !66
  %10 = icmp ult i64 %17, %9, !dbg !66
  br i1 %10, label %11, label %18, !dbg !66, !llvm.loop !68

11:
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3, !dbg !70
  %14 = getelementptr i8, i8* %1, i64 %13, !dbg !70
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #5, !dbg !70
  %16 = icmp eq i32 %15, 0, !dbg !70
  %17 = add nuw i64 %12, 1, !dbg !66
  br i1 %16, label %18, label %8, !dbg !70

18:
  %19 = phi i8* [ null, %5 ], [ null, %8 ], [ %14, %11 ]
  %20 = icmp eq i8* %19, null, !dbg !71
  br i1 %20, label %21, label %29, !dbg !71

21:
  %22 = load i64, i64* %2, align 8, !dbg !72
  %23 = mul i64 %22, %3, !dbg !72
  %24 = getelementptr i8, i8* %1, i64 %23, !dbg !72
  call void @__midway_memcpy(i8* noundef %24, i8* noundef %0, i64 noundef %3) #5, !dbg !72
  %25 = load i64, i64* %2, align 8, !dbg !73
  %26 = add i64 %25, 1, !dbg !73
  store i64 %26, i64* %2, align 8, !dbg !73
  %27 = mul i64 %25, %3, !dbg !73
  %28 = getelementptr i8, i8* %1, i64 %27, !dbg !73
  br label %29, !dbg !73

29:
  %30 = phi i8* [ %28, %21 ], [ %19, %18 ], !dbg !74
  ret i8* %30, !dbg !75
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nounwind }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/sort.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "qsort", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 52, scope: !8)
!12 = !DILocation(line: 53, scope: !8)
!13 = !DILocation(line: 54, scope: !8)
!14 = distinct !DISubprogram(name: "sort", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 32, scope: !14)
!16 = !DILocation(line: 34, scope: !14)
!17 = !DILocation(line: 87, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "internal_alloc", scope: !19, file: !19, line: 87, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = !DIFile(filename: "c/models.h", directory: ".")
!20 = distinct !DILocation(line: 35, scope: !14)
!21 = !DILocation(line: 36, scope: !14)
!22 = !DILocation(line: 37, scope: !14)
!23 = !DILocation(line: 45, scope: !14)
!24 = distinct !{!24, !21, !25, !26, !27}
!25 = !DILocation(line: 44, scope: !14)
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = !DILocation(line: 38, scope: !14)
!29 = !DILocation(line: 24, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "merge", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = distinct !DILocation(line: 39, scope: !14)
!32 = !DILocation(line: 25, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 17, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 15, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = distinct !DILocation(line: 25, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 26, scope: !30, inlinedAt: !31)
!37 = distinct !{!37, !29, !38, !26, !27}
!38 = !DILocation(line: 27, scope: !30, inlinedAt: !31)
!39 = distinct !{!39, !22, !40, !26, !27}
!40 = !DILocation(line: 40, scope: !14)
!41 = !DILocation(line: 46, scope: !14)
!42 = !DILocation(line: 47, scope: !14)
!43 = !DILocation(line: 48, scope: !14)
!44 = distinct !DISubprogram(name: "qsort_r", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 58, scope: !44)
!46 = !DILocation(line: 59, scope: !44)
!47 = !DILocation(line: 60, scope: !44)
!48 = distinct !DISubprogram(name: "bsearch", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 65, scope: !48)
!50 = !DILocation(line: 64, scope: !48)
!51 = !DILocation(line: 66, scope: !48)
!52 = !DILocation(line: 67, scope: !48)
!53 = !DILocation(line: 68, scope: !48)
!54 = !DILocation(line: 69, scope: !48)
!55 = distinct !{!55, !49, !56, !26, !27}
!56 = !DILocation(line: 75, scope: !48)
!57 = !DILocation(line: 0, scope: !48)
!58 = !DILocation(line: 77, scope: !48)
!59 = distinct !DISubprogram(name: "lfind", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 81, scope: !59)
!61 = distinct !{!61, !60, !62, !26, !27}
!62 = !DILocation(line: 83, scope: !59)
!63 = !DILocation(line: 82, scope: !59)
!64 = !DILocation(line: 85, scope: !59)
!65 = distinct !DISubprogram(name: "lsearch", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 81, scope: !59, inlinedAt: !67)
!67 = distinct !DILocation(line: 89, scope: !65)
!68 = distinct !{!68, !66, !69, !26, !27}
!69 = !DILocation(line: 83, scope: !59, inlinedAt: !67)
!70 = !DILocation(line: 82, scope: !59, inlinedAt: !67)
!71 = !DILocation(line: 90, scope: !65)
!72 = !DILocation(line: 92, scope: !65)
!73 = !DILocation(line: 93, scope: !65)
!74 = !DILocation(line: 0, scope: !65)
!75 = !DILocation(line: 94, scope: !65)
