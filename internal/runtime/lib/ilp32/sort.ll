target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.order = type { i32 (i8*, i8*)*, i32 (i8*, i8*, i8*)*, i8* }

define dso_local void @qsort(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 (i8*, i8*)* noundef %3) local_unnamed_addr #0 !dbg !9 {
  %5 = alloca %struct.order, align 4
  %6 = bitcast %struct.order* %5 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %6) #3, !dbg !12
  %7 = getelementptr inbounds %struct.order, %struct.order* %5, i32 0, i32 0, !dbg !12
  store i32 (i8*, i8*)* %3, i32 (i8*, i8*)** %7, align 4, !dbg !12
  %8 = getelementptr inbounds %struct.order, %struct.order* %5, i32 0, i32 1, !dbg !12
  store i32 (i8*, i8*, i8*)* null, i32 (i8*, i8*, i8*)** %8, align 4, !dbg !12
  %9 = getelementptr inbounds %struct.order, %struct.order* %5, i32 0, i32 2, !dbg !12
  store i8* null, i8** %9, align 4, !dbg !12
  call fastcc void @sort(i8* noundef %0, i32 noundef %1, i32 noundef %2, %struct.order* noundef nonnull %5) #4, !dbg !13
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %6) #3, !dbg !14
  ret void, !dbg !14
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

define internal fastcc void @sort(i8* noundef %0, i32 noundef %1, i32 noundef %2, %struct.order* nocapture noundef readonly %3) unnamed_addr #0 !dbg !15 {
  %5 = icmp ult i32 %1, 2, !dbg !16
  %6 = icmp eq i32 %2, 0, !dbg !16
  %7 = or i1 %5, %6, !dbg !16
  br i1 %7, label %75, label %8, !dbg !16

8:
  %9 = mul i32 %2, %1, !dbg !17
  call void @__midway_check(i8* noundef %0, i32 noundef %9, i32 noundef 1) #5, !dbg !17
  %10 = call i8* @__midway_alloc(i32 noundef %9, i32 noundef 16, i32 noundef 3) #5, !dbg !18
  %11 = getelementptr inbounds %struct.order, %struct.order* %3, i32 0, i32 0
  %12 = getelementptr inbounds %struct.order, %struct.order* %3, i32 0, i32 1
  %13 = getelementptr inbounds %struct.order, %struct.order* %3, i32 0, i32 2
  br label %14, !dbg !22

14:
  %15 = phi i8* [ %0, %8 ], [ %16, %21 ]
  %16 = phi i8* [ %10, %8 ], [ %15, %21 ]
  %17 = phi i32 [ 1, %8 ], [ %22, %21 ]
  %18 = shl i32 %17, 1
  br label %24, !dbg !23

19:
  %20 = icmp eq i8* %16, %0, !dbg !24
  br i1 %20, label %74, label %73, !dbg !24

21:
  %22 = shl i32 %17, 1, !dbg !22
  %23 = icmp ult i32 %22, %1, !dbg !22
  br i1 %23, label %14, label %19, !dbg !22, !llvm.loop !25

24:
  %25 = phi i32 [ 0, %14 ], [ %71, %70 ]
  %26 = add i32 %25, %17, !dbg !29
  %27 = icmp ult i32 %26, %1, !dbg !29
  %28 = select i1 %27, i32 %26, i32 %1, !dbg !29
  %29 = add i32 %28, %17, !dbg !29
  %30 = icmp ult i32 %29, %1, !dbg !29
  %31 = select i1 %30, i32 %29, i32 %1, !dbg !29
  %32 = icmp ult i32 %25, %31, !dbg !30
  br i1 %32, label %33, label %70, !dbg !30

33:
  %34 = phi i32 [ %64, %56 ], [ %25, %24 ]
  %35 = phi i32 [ %68, %56 ], [ %25, %24 ]
  %36 = phi i32 [ %62, %56 ], [ %28, %24 ]
  %37 = icmp ult i32 %36, %31, !dbg !33
  br i1 %37, label %38, label %56, !dbg !33

38:
  %39 = icmp ult i32 %34, %28, !dbg !33
  br i1 %39, label %40, label %56, !dbg !33

40:
  %41 = mul i32 %34, %2, !dbg !33
  %42 = getelementptr i8, i8* %15, i32 %41, !dbg !33
  %43 = mul i32 %36, %2, !dbg !33
  %44 = getelementptr i8, i8* %15, i32 %43, !dbg !33
  %45 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %11, align 4, !dbg !34
  %46 = icmp eq i32 (i8*, i8*)* %45, null, !dbg !34
  br i1 %46, label %49, label %47, !dbg !34

47:
  %48 = call i32 %45(i8* noundef %42, i8* noundef %44) #5, !dbg !34
  br label %53, !dbg !34

49:
  %50 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %12, align 4, !dbg !34
  %51 = load i8*, i8** %13, align 4, !dbg !34
  %52 = call i32 %50(i8* noundef %42, i8* noundef %44, i8* noundef %51) #5, !dbg !34
  br label %53, !dbg !34

53:
  %54 = phi i32 [ %48, %47 ], [ %52, %49 ], !dbg !34
  %55 = icmp slt i32 %54, 1, !dbg !33
  br label %56

56:
  %57 = phi i1 [ true, %33 ], [ false, %38 ], [ %55, %53 ]
  %58 = mul i32 %35, %2, !dbg !37
  %59 = getelementptr i8, i8* %16, i32 %58, !dbg !37
  %60 = xor i1 %57, true, !dbg !37
  %61 = zext i1 %60 to i32, !dbg !37
  %62 = add i32 %36, %61, !dbg !37
  %63 = zext i1 %57 to i32, !dbg !37
  %64 = add i32 %34, %63, !dbg !37
  %65 = select i1 %57, i32 %34, i32 %36, !dbg !37
  %66 = mul i32 %65, %2, !dbg !37
  %67 = getelementptr i8, i8* %15, i32 %66, !dbg !37
  call void @__midway_memcpy(i8* noundef %59, i8* noundef %67, i32 noundef %2) #5, !dbg !37
  %68 = add nuw i32 %35, 1, !dbg !30
  %69 = icmp eq i32 %68, %31, !dbg !30
  br i1 %69, label %70, label %33, !dbg !30, !llvm.loop !38

70:
  %71 = add i32 %25, %18, !dbg !23
  %72 = icmp ult i32 %71, %1, !dbg !23
  br i1 %72, label %24, label %21, !dbg !23, !llvm.loop !40

73:
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %16, i32 noundef %9) #5, !dbg !42
  br label %74, !dbg !42

74:
  call void @__midway_free(i8* noundef %10, i32 noundef 3) #5, !dbg !43
  br label %75

75:
  ret void, !dbg !44
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local void @qsort_r(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 (i8*, i8*, i8*)* noundef %3, i8* noundef %4) local_unnamed_addr #0 !dbg !45 {
  %6 = alloca %struct.order, align 4
  %7 = bitcast %struct.order* %6 to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %7) #3, !dbg !46
  %8 = getelementptr inbounds %struct.order, %struct.order* %6, i32 0, i32 0, !dbg !46
  store i32 (i8*, i8*)* null, i32 (i8*, i8*)** %8, align 4, !dbg !46
  %9 = getelementptr inbounds %struct.order, %struct.order* %6, i32 0, i32 1, !dbg !46
  store i32 (i8*, i8*, i8*)* %3, i32 (i8*, i8*, i8*)** %9, align 4, !dbg !46
  %10 = getelementptr inbounds %struct.order, %struct.order* %6, i32 0, i32 2, !dbg !46
  store i8* %4, i8** %10, align 4, !dbg !46
  call fastcc void @sort(i8* noundef %0, i32 noundef %1, i32 noundef %2, %struct.order* noundef nonnull %6) #4, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %7) #3, !dbg !48
  ret void, !dbg !48
}

define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 !dbg !49 {
  br label %6, !dbg !50

6:
  %7 = phi i32 [ %2, %5 ], [ %22, %11 ], !dbg !51
  %8 = phi i32 [ 0, %5 ], [ %24, %11 ], !dbg !51
  %9 = phi i8* [ undef, %5 ], [ %25, %11 ]
  %10 = icmp ugt i32 %7, %8, !dbg !50
  br i1 %10, label %11, label %26, !dbg !50

11:
  %12 = sub i32 %7, %8, !dbg !52
  %13 = lshr i32 %12, 1, !dbg !52
  %14 = add i32 %13, %8, !dbg !52
  %15 = mul i32 %14, %3, !dbg !53
  %16 = getelementptr i8, i8* %1, i32 %15, !dbg !53
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16) #5, !dbg !54
  %18 = icmp eq i32 %17, 0, !dbg !55
  %19 = icmp slt i32 %17, 0, !dbg !55
  %20 = add i32 %14, 1, !dbg !55
  %21 = select i1 %19, i32 %14, i32 %7, !dbg !55
  %22 = select i1 %18, i32 %7, i32 %21, !dbg !55
  %23 = icmp slt i32 %17, 1, !dbg !55
  %24 = select i1 %23, i32 %8, i32 %20, !dbg !55
  %25 = select i1 %18, i8* %16, i8* %9, !dbg !55
  br i1 %18, label %26, label %6, !llvm.loop !56

26:
  %27 = phi i8* [ %25, %11 ], [ null, %6 ], !dbg !58
  ret i8* %27, !dbg !59
}

define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i32* nocapture noundef readonly %2, i32 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 !dbg !60 {
  %6 = load i32, i32* %2, align 4, !dbg !61
  %7 = icmp eq i32 %6, 0, !dbg !61
  br i1 %7, label %18, label %11, !dbg !61

8:
  %9 = load i32, i32* %2, align 4, !dbg !61
  %10 = icmp ult i32 %17, %9, !dbg !61
  br i1 %10, label %11, label %18, !dbg !61, !llvm.loop !62

11:
  %12 = phi i32 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i32 %12, %3, !dbg !64
  %14 = getelementptr i8, i8* %1, i32 %13, !dbg !64
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #5, !dbg !64
  %16 = icmp eq i32 %15, 0, !dbg !64
  %17 = add nuw i32 %12, 1, !dbg !61
  br i1 %16, label %18, label %8, !dbg !64

18:
  %19 = phi i8* [ null, %5 ], [ null, %8 ], [ %14, %11 ]
  ret i8* %19, !dbg !65
}

define dso_local i8* @lsearch(i8* noundef %0, i8* noundef %1, i32* nocapture noundef %2, i32 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 !dbg !66 {
  %6 = load i32, i32* %2, align 4, !dbg !67
  %7 = icmp eq i32 %6, 0, !dbg !67
  br i1 %7, label %18, label %11, !dbg !67

8:
  %9 = load i32, i32* %2, align 4, !dbg !67
  %10 = icmp ult i32 %17, %9, !dbg !67
  br i1 %10, label %11, label %18, !dbg !67, !llvm.loop !69

11:
  %12 = phi i32 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i32 %12, %3, !dbg !71
  %14 = getelementptr i8, i8* %1, i32 %13, !dbg !71
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #5, !dbg !71
  %16 = icmp eq i32 %15, 0, !dbg !71
  %17 = add nuw i32 %12, 1, !dbg !67
  br i1 %16, label %18, label %8, !dbg !71

18:
  %19 = phi i8* [ null, %5 ], [ null, %8 ], [ %14, %11 ]
  %20 = icmp eq i8* %19, null, !dbg !72
  br i1 %20, label %21, label %29, !dbg !72

21:
  %22 = load i32, i32* %2, align 4, !dbg !73
  %23 = mul i32 %22, %3, !dbg !73
  %24 = getelementptr i8, i8* %1, i32 %23, !dbg !73
  call void @__midway_memcpy(i8* noundef %24, i8* noundef %0, i32 noundef %3) #5, !dbg !73
  %25 = load i32, i32* %2, align 4, !dbg !74
  %26 = add i32 %25, 1, !dbg !74
  store i32 %26, i32* %2, align 4, !dbg !74
  %27 = mul i32 %25, %3, !dbg !74
  %28 = getelementptr i8, i8* %1, i32 %27, !dbg !74
  br label %29, !dbg !74

29:
  %30 = phi i8* [ %28, %21 ], [ %19, %18 ], !dbg !75
  ret i8* %30, !dbg !76
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nounwind }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/sort.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "qsort", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 52, scope: !9)
!13 = !DILocation(line: 53, scope: !9)
!14 = !DILocation(line: 54, scope: !9)
!15 = distinct !DISubprogram(name: "sort", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 32, scope: !15)
!17 = !DILocation(line: 34, scope: !15)
!18 = !DILocation(line: 87, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "internal_alloc", scope: !20, file: !20, line: 87, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = !DIFile(filename: "c/models.h", directory: ".")
!21 = distinct !DILocation(line: 35, scope: !15)
!22 = !DILocation(line: 36, scope: !15)
!23 = !DILocation(line: 37, scope: !15)
!24 = !DILocation(line: 45, scope: !15)
!25 = distinct !{!25, !22, !26, !27, !28}
!26 = !DILocation(line: 44, scope: !15)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !DILocation(line: 38, scope: !15)
!30 = !DILocation(line: 24, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "merge", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!32 = distinct !DILocation(line: 39, scope: !15)
!33 = !DILocation(line: 25, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 17, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 15, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!36 = distinct !DILocation(line: 25, scope: !31, inlinedAt: !32)
!37 = !DILocation(line: 26, scope: !31, inlinedAt: !32)
!38 = distinct !{!38, !30, !39, !27, !28}
!39 = !DILocation(line: 27, scope: !31, inlinedAt: !32)
!40 = distinct !{!40, !23, !41, !27, !28}
!41 = !DILocation(line: 40, scope: !15)
!42 = !DILocation(line: 46, scope: !15)
!43 = !DILocation(line: 47, scope: !15)
!44 = !DILocation(line: 48, scope: !15)
!45 = distinct !DISubprogram(name: "qsort_r", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 58, scope: !45)
!47 = !DILocation(line: 59, scope: !45)
!48 = !DILocation(line: 60, scope: !45)
!49 = distinct !DISubprogram(name: "bsearch", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 65, scope: !49)
!51 = !DILocation(line: 64, scope: !49)
!52 = !DILocation(line: 66, scope: !49)
!53 = !DILocation(line: 67, scope: !49)
!54 = !DILocation(line: 68, scope: !49)
!55 = !DILocation(line: 69, scope: !49)
!56 = distinct !{!56, !50, !57, !27, !28}
!57 = !DILocation(line: 75, scope: !49)
!58 = !DILocation(line: 0, scope: !49)
!59 = !DILocation(line: 77, scope: !49)
!60 = distinct !DISubprogram(name: "lfind", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 81, scope: !60)
!62 = distinct !{!62, !61, !63, !27, !28}
!63 = !DILocation(line: 83, scope: !60)
!64 = !DILocation(line: 82, scope: !60)
!65 = !DILocation(line: 85, scope: !60)
!66 = distinct !DISubprogram(name: "lsearch", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 81, scope: !60, inlinedAt: !68)
!68 = distinct !DILocation(line: 89, scope: !66)
!69 = distinct !{!69, !67, !70, !27, !28}
!70 = !DILocation(line: 83, scope: !60, inlinedAt: !68)
!71 = !DILocation(line: 82, scope: !60, inlinedAt: !68)
!72 = !DILocation(line: 90, scope: !66)
!73 = !DILocation(line: 92, scope: !66)
!74 = !DILocation(line: 93, scope: !66)
!75 = !DILocation(line: 0, scope: !66)
!76 = !DILocation(line: 94, scope: !66)
