target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

define dso_local i8* @memcpy(i8* noalias noundef returned %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !9 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !12
  ret i8* %0, !dbg !13
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @memmove(i8* noundef returned %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !14 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !15
  ret i8* %0, !dbg !16
}

define dso_local i8* @mempcpy(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !17 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !18
  %4 = getelementptr i8, i8* %0, i32 %2, !dbg !19
  ret i8* %4, !dbg !19
}

define dso_local i8* @__mempcpy(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !20 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !21
  %4 = getelementptr i8, i8* %0, i32 %2, !dbg !23
  ret i8* %4, !dbg !24
}

define dso_local i8* @memset(i8* noundef returned %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !25 {
  call void @__midway_memset(i8* noundef %0, i32 noundef %1, i32 noundef %2) #3, !dbg !26
  ret i8* %0, !dbg !27
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @bcopy(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !28 {
  call void @__midway_memcpy(i8* noundef %1, i8* noundef %0, i32 noundef %2) #3, !dbg !29
  ret void, !dbg !29
}

define dso_local void @bzero(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !30 {
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef %1) #3, !dbg !31
  ret void, !dbg !31
}

define dso_local void @explicit_bzero(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !32 {
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i32 noundef %1) #3, !dbg !33
  ret void, !dbg !33
}

define dso_local i32 @memcmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !34 {
  call void @__midway_check(i8* noundef %0, i32 noundef %2, i32 noundef 0) #3, !dbg !35
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #3, !dbg !38
  %4 = icmp eq i32 %2, 0, !dbg !39
  br i1 %4, label %19, label %5, !dbg !39

5:
  %6 = phi i32 [ %8, %5 ], [ %2, %3 ]
  %7 = phi i32 [ %17, %5 ], [ 0, %3 ]
  %8 = add i32 %6, -1, !dbg !39
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !40
  %10 = load i8, i8* %9, align 1, !dbg !40
  %11 = zext i8 %10 to i32, !dbg !40
  %12 = getelementptr i8, i8* %1, i32 %8, !dbg !40
  %13 = load i8, i8* %12, align 1, !dbg !40
  %14 = zext i8 %13 to i32, !dbg !40
  %15 = sub nsw i32 %11, %14, !dbg !40
  %16 = icmp eq i32 %15, 0, !dbg !41
  %17 = select i1 %16, i32 %7, i32 %15, !dbg !41
  %18 = icmp eq i32 %8, 0, !dbg !39
  br i1 %18, label %19, label %5, !dbg !39, !llvm.loop !42

19:
  %20 = phi i32 [ 0, %3 ], [ %17, %5 ], !dbg !46
  ret i32 %20, !dbg !47
}

define dso_local i32 @bcmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !48 {
  call void @__midway_check(i8* noundef %0, i32 noundef %2, i32 noundef 0) #3, !dbg !49
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #3, !dbg !51
  %4 = icmp eq i32 %2, 0, !dbg !52
  br i1 %4, label %19, label %5, !dbg !52

5:
  %6 = phi i32 [ %8, %5 ], [ %2, %3 ]
  %7 = phi i32 [ %17, %5 ], [ 0, %3 ]
  %8 = add i32 %6, -1, !dbg !52
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !53
  %10 = load i8, i8* %9, align 1, !dbg !53
  %11 = zext i8 %10 to i32, !dbg !53
  %12 = getelementptr i8, i8* %1, i32 %8, !dbg !53
  %13 = load i8, i8* %12, align 1, !dbg !53
  %14 = zext i8 %13 to i32, !dbg !53
  %15 = sub nsw i32 %11, %14, !dbg !53
  %16 = icmp eq i32 %15, 0, !dbg !54
  %17 = select i1 %16, i32 %7, i32 %15, !dbg !54
  %18 = icmp eq i32 %8, 0, !dbg !52
  br i1 %18, label %19, label %5, !dbg !52, !llvm.loop !55

19:
  %20 = phi i32 [ 0, %3 ], [ %17, %5 ], !dbg !57
  ret i32 %20, !dbg !58
}

define dso_local i32 @timingsafe_bcmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !59 {
  call void @__midway_check(i8* noundef %0, i32 noundef %2, i32 noundef 0) #3, !dbg !60
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #3, !dbg !62
  %4 = icmp eq i32 %2, 0, !dbg !63
  br i1 %4, label %19, label %5, !dbg !63

5:
  %6 = phi i32 [ %8, %5 ], [ %2, %3 ]
  %7 = phi i32 [ %17, %5 ], [ 0, %3 ]
  %8 = add i32 %6, -1, !dbg !63
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !64
  %10 = load i8, i8* %9, align 1, !dbg !64
  %11 = zext i8 %10 to i32, !dbg !64
  %12 = getelementptr i8, i8* %1, i32 %8, !dbg !64
  %13 = load i8, i8* %12, align 1, !dbg !64
  %14 = zext i8 %13 to i32, !dbg !64
  %15 = sub nsw i32 %11, %14, !dbg !64
  %16 = icmp eq i32 %15, 0, !dbg !65
  %17 = select i1 %16, i32 %7, i32 %15, !dbg !65
  %18 = icmp eq i32 %8, 0, !dbg !63
  br i1 %18, label %19, label %5, !dbg !63, !llvm.loop !66

19:
  %20 = phi i32 [ 0, %3 ], [ %17, %5 ], !dbg !68
  ret i32 %20, !dbg !69
}

define dso_local i8* @memchr(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !70 {
  %4 = icmp eq i32 %2, 0, !dbg !71
  br i1 %4, label %27, label %5, !dbg !71

5:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !74
  %6 = trunc i32 %1 to i8
  %7 = load i8, i8* %0, align 1, !dbg !75
  %8 = icmp eq i8 %7, %6, !dbg !75
  br i1 %8, label %20, label %13, !dbg !75

9:
  %10 = getelementptr i8, i8* %0, i32 %15, !dbg !75
  %11 = load i8, i8* %10, align 1, !dbg !75
  %12 = icmp eq i8 %11, %6, !dbg !75
  br i1 %12, label %17, label %13, !dbg !75, !llvm.loop !76

13:
  %14 = phi i32 [ %15, %9 ], [ 0, %5 ]
  %15 = add nuw i32 %14, 1, !dbg !77
  %16 = icmp eq i32 %15, %2, !dbg !75
  br i1 %16, label %17, label %9, !dbg !75, !llvm.loop !76

17:
  %18 = phi i32 [ %15, %9 ], [ %2, %13 ]
  %19 = icmp ult i32 %15, %2, !dbg !75
  br label %20, !dbg !78

20:
  %21 = phi i32 [ 0, %5 ], [ %18, %17 ]
  %22 = phi i1 [ true, %5 ], [ %19, %17 ]
  %23 = add i32 %21, 1, !dbg !78
  %24 = select i1 %22, i32 %23, i32 %2, !dbg !78
  call void @__midway_touched(i8* noundef %0, i32 noundef %24, i32 noundef 0) #3, !dbg !78
  %25 = getelementptr i8, i8* %0, i32 %21, !dbg !79
  %26 = select i1 %22, i8* %25, i8* null, !dbg !79
  br label %27

27:
  %28 = phi i8* [ %26, %20 ], [ null, %3 ], !dbg !80
  ret i8* %28, !dbg !81
}

define dso_local i8* @rawmemchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !82 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !83
  %3 = trunc i32 %1 to i8
  %4 = load i8, i8* %0, align 1, !dbg !85
  %5 = icmp eq i8 %4, %3, !dbg !85
  br i1 %5, label %17, label %10, !dbg !85

6:
  %7 = getelementptr i8, i8* %0, i32 %12, !dbg !85
  %8 = load i8, i8* %7, align 1, !dbg !85
  %9 = icmp eq i8 %8, %3, !dbg !85
  br i1 %9, label %14, label %10, !dbg !85, !llvm.loop !86

10:
  %11 = phi i32 [ %12, %6 ], [ 0, %2 ]
  %12 = add nuw i32 %11, 1, !dbg !87
  %13 = icmp eq i32 %12, -1, !dbg !85
  br i1 %13, label %14, label %6, !dbg !85, !llvm.loop !88

14:
  %15 = phi i32 [ -1, %10 ], [ %12, %6 ], !dbg !87
  %16 = icmp ne i32 %15, -1, !dbg !85
  br label %17, !dbg !89

17:
  %18 = phi i32 [ 0, %2 ], [ %15, %14 ]
  %19 = phi i1 [ true, %2 ], [ %16, %14 ]
  %20 = add i32 %18, 1, !dbg !89
  %21 = select i1 %19, i32 %20, i32 -1, !dbg !89
  call void @__midway_touched(i8* noundef %0, i32 noundef %21, i32 noundef 0) #3, !dbg !89
  %22 = getelementptr i8, i8* %0, i32 %18, !dbg !90
  %23 = select i1 %19, i8* %22, i8* null, !dbg !90
  ret i8* %23, !dbg !91
}

define dso_local i8* @memrchr(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !92 {
  call void @__midway_check(i8* noundef %0, i32 noundef %2, i32 noundef 0) #3, !dbg !93
  %4 = trunc i32 %1 to i8
  br label %5, !dbg !94

5:
  %6 = phi i32 [ %2, %3 ], [ %7, %9 ]
  %7 = add i32 %6, -1, !dbg !94
  %8 = icmp eq i32 %6, 0, !dbg !94
  br i1 %8, label %15, label %9, !dbg !94

9:
  %10 = getelementptr i8, i8* %0, i32 %7, !dbg !95
  %11 = load i8, i8* %10, align 1, !dbg !95
  %12 = icmp eq i8 %11, %4, !dbg !95
  br i1 %12, label %13, label %5, !dbg !95, !llvm.loop !96

13:
  %14 = getelementptr i8, i8* %0, i32 %7, !dbg !95
  br label %15, !dbg !98

15:
  %16 = phi i8* [ %14, %13 ], [ null, %5 ], !dbg !99
  ret i8* %16, !dbg !98
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @memccpy(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !100 {
  %5 = icmp eq i32 %3, 0, !dbg !101
  br i1 %5, label %28, label %6, !dbg !101

6:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !103
  %7 = trunc i32 %2 to i8
  %8 = load i8, i8* %1, align 1, !dbg !104
  %9 = icmp eq i8 %8, %7, !dbg !104
  br i1 %9, label %21, label %14, !dbg !104

10:
  %11 = getelementptr i8, i8* %1, i32 %16, !dbg !104
  %12 = load i8, i8* %11, align 1, !dbg !104
  %13 = icmp eq i8 %12, %7, !dbg !104
  br i1 %13, label %18, label %14, !dbg !104, !llvm.loop !105

14:
  %15 = phi i32 [ %16, %10 ], [ 0, %6 ]
  %16 = add nuw i32 %15, 1, !dbg !106
  %17 = icmp eq i32 %16, %3, !dbg !104
  br i1 %17, label %18, label %10, !dbg !104, !llvm.loop !105

18:
  %19 = phi i32 [ %16, %10 ], [ %3, %14 ]
  %20 = icmp ult i32 %16, %3, !dbg !104
  br label %21, !dbg !107

21:
  %22 = phi i32 [ 0, %6 ], [ %19, %18 ]
  %23 = phi i1 [ true, %6 ], [ %20, %18 ]
  %24 = add i32 %22, 1, !dbg !107
  %25 = select i1 %23, i32 %24, i32 %3, !dbg !107
  call void @__midway_touched(i8* noundef %1, i32 noundef %25, i32 noundef 0) #3, !dbg !107
  %26 = getelementptr i8, i8* %1, i32 %22, !dbg !108
  %27 = select i1 %23, i8* %26, i8* null, !dbg !108
  br label %28

28:
  %29 = phi i8* [ %27, %21 ], [ null, %4 ], !dbg !109
  %30 = icmp eq i8* %29, null, !dbg !110
  %31 = ptrtoint i8* %29 to i32, !dbg !110
  %32 = ptrtoint i8* %1 to i32, !dbg !110
  %33 = sub i32 1, %32, !dbg !110
  %34 = add i32 %33, %31, !dbg !110
  %35 = select i1 %30, i32 %3, i32 %34, !dbg !110
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %35) #3, !dbg !111
  %36 = getelementptr i8, i8* %0, i32 %35, !dbg !112
  %37 = select i1 %30, i8* null, i8* %36, !dbg !112
  ret i8* %37, !dbg !112
}

define dso_local i8* @memmem(i8* noundef %0, i32 noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !113 {
  %5 = icmp ugt i32 %3, %1, !dbg !114
  br i1 %5, label %31, label %6, !dbg !114

6:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 0) #3, !dbg !115
  call void @__midway_check(i8* noundef %2, i32 noundef %3, i32 noundef 0) #3, !dbg !116
  %7 = icmp eq i32 %3, 0
  br label %11, !dbg !117

8:
  %9 = add i32 %30, %3, !dbg !117
  %10 = icmp ugt i32 %9, %1, !dbg !117
  br i1 %10, label %31, label %11, !dbg !117, !llvm.loop !118

11:
  %12 = phi i32 [ 0, %6 ], [ %30, %8 ]
  %13 = phi i8* [ undef, %6 ], [ %29, %8 ]
  br i1 %7, label %25, label %14, !dbg !120

14:
  %15 = phi i32 [ %23, %22 ], [ 0, %11 ]
  %16 = add i32 %15, %12, !dbg !120
  %17 = getelementptr i8, i8* %0, i32 %16, !dbg !120
  %18 = load i8, i8* %17, align 1, !dbg !120
  %19 = getelementptr i8, i8* %2, i32 %15, !dbg !120
  %20 = load i8, i8* %19, align 1, !dbg !120
  %21 = icmp eq i8 %18, %20, !dbg !120
  br i1 %21, label %22, label %25, !dbg !120

22:
  %23 = add nuw i32 %15, 1, !dbg !121
  %24 = icmp eq i32 %23, %3, !dbg !120
  br i1 %24, label %25, label %14, !dbg !120, !llvm.loop !122

25:
  %26 = phi i32 [ 0, %11 ], [ %15, %14 ], [ %3, %22 ], !dbg !123
  %27 = icmp eq i32 %26, %3, !dbg !124
  %28 = getelementptr i8, i8* %0, i32 %12, !dbg !124
  %29 = select i1 %27, i8* %28, i8* %13, !dbg !124
  %30 = add i32 %12, 1, !dbg !117
  br i1 %27, label %31, label %8

31:
  %32 = phi i8* [ null, %4 ], [ %29, %25 ], [ null, %8 ], !dbg !123
  ret i8* %32, !dbg !125
}

define dso_local void @swab(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !126 {
  %4 = icmp slt i32 %2, 2, !dbg !127
  br i1 %4, label %19, label %5, !dbg !127

5:
  %6 = and i32 %2, -2, !dbg !128
  call void @__midway_check(i8* noundef %0, i32 noundef %6, i32 noundef 0) #3, !dbg !129
  call void @__midway_check(i8* noundef %1, i32 noundef %6, i32 noundef 1) #3, !dbg !130
  %7 = icmp sgt i32 %6, 0, !dbg !131
  br i1 %7, label %8, label %19, !dbg !131

8:
  %9 = phi i32 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !132
  %11 = load i8, i8* %10, align 1, !dbg !132
  %12 = or i32 %9, 1, !dbg !133
  %13 = getelementptr i8, i8* %0, i32 %12, !dbg !133
  %14 = load i8, i8* %13, align 1, !dbg !133
  %15 = getelementptr i8, i8* %1, i32 %9, !dbg !133
  store i8 %14, i8* %15, align 1, !dbg !133
  %16 = getelementptr i8, i8* %1, i32 %12, !dbg !134
  store i8 %11, i8* %16, align 1, !dbg !134
  %17 = add nuw nsw i32 %9, 2, !dbg !131
  %18 = icmp slt i32 %17, %6, !dbg !131
  br i1 %18, label %8, label %19, !dbg !131, !llvm.loop !135

19:
  ret void, !dbg !137
}

define dso_local i8* @__memcpy_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !138 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !139
  ret i8* %0, !dbg !141
}

define dso_local i8* @__memmove_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !142 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !143
  ret i8* %0, !dbg !145
}

define dso_local i8* @__mempcpy_chk(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !146 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !147
  %5 = getelementptr i8, i8* %0, i32 %2, !dbg !149
  ret i8* %5, !dbg !150
}

define dso_local i8* @__memset_chk(i8* noundef returned %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !151 {
  call void @__midway_memset(i8* noundef %0, i32 noundef %1, i32 noundef %2) #3, !dbg !152
  ret i8* %0, !dbg !154
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/memory.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "memcpy", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 13, scope: !9)
!13 = !DILocation(line: 14, scope: !9)
!14 = distinct !DISubprogram(name: "memmove", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 19, scope: !14)
!16 = !DILocation(line: 20, scope: !14)
!17 = distinct !DISubprogram(name: "mempcpy", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 25, scope: !17)
!19 = !DILocation(line: 26, scope: !17)
!20 = distinct !DISubprogram(name: "__mempcpy", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 25, scope: !17, inlinedAt: !22)
!22 = distinct !DILocation(line: 29, scope: !20)
!23 = !DILocation(line: 26, scope: !17, inlinedAt: !22)
!24 = !DILocation(line: 29, scope: !20)
!25 = distinct !DISubprogram(name: "memset", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 33, scope: !25)
!27 = !DILocation(line: 34, scope: !25)
!28 = distinct !DISubprogram(name: "bcopy", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 37, scope: !28)
!30 = distinct !DISubprogram(name: "bzero", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 38, scope: !30)
!32 = distinct !DISubprogram(name: "explicit_bzero", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 39, scope: !32)
!34 = distinct !DISubprogram(name: "memcmp", scope: !1, file: !1, line: 53, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 43, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!37 = distinct !DILocation(line: 53, scope: !34)
!38 = !DILocation(line: 44, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 46, scope: !36, inlinedAt: !37)
!40 = !DILocation(line: 47, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 48, scope: !36, inlinedAt: !37)
!42 = distinct !{!42, !39, !43, !44, !45}
!43 = !DILocation(line: 49, scope: !36, inlinedAt: !37)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 0, scope: !36, inlinedAt: !37)
!47 = !DILocation(line: 53, scope: !34)
!48 = distinct !DISubprogram(name: "bcmp", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 43, scope: !36, inlinedAt: !50)
!50 = distinct !DILocation(line: 54, scope: !48)
!51 = !DILocation(line: 44, scope: !36, inlinedAt: !50)
!52 = !DILocation(line: 46, scope: !36, inlinedAt: !50)
!53 = !DILocation(line: 47, scope: !36, inlinedAt: !50)
!54 = !DILocation(line: 48, scope: !36, inlinedAt: !50)
!55 = distinct !{!55, !52, !56, !44, !45}
!56 = !DILocation(line: 49, scope: !36, inlinedAt: !50)
!57 = !DILocation(line: 0, scope: !36, inlinedAt: !50)
!58 = !DILocation(line: 54, scope: !48)
!59 = distinct !DISubprogram(name: "timingsafe_bcmp", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 43, scope: !36, inlinedAt: !61)
!61 = distinct !DILocation(line: 55, scope: !59)
!62 = !DILocation(line: 44, scope: !36, inlinedAt: !61)
!63 = !DILocation(line: 46, scope: !36, inlinedAt: !61)
!64 = !DILocation(line: 47, scope: !36, inlinedAt: !61)
!65 = !DILocation(line: 48, scope: !36, inlinedAt: !61)
!66 = distinct !{!66, !63, !67, !44, !45}
!67 = !DILocation(line: 49, scope: !36, inlinedAt: !61)
!68 = !DILocation(line: 0, scope: !36, inlinedAt: !61)
!69 = !DILocation(line: 55, scope: !59)
!70 = distinct !DISubprogram(name: "memchr", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 61, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!73 = distinct !DILocation(line: 71, scope: !70)
!74 = !DILocation(line: 63, scope: !72, inlinedAt: !73)
!75 = !DILocation(line: 65, scope: !72, inlinedAt: !73)
!76 = distinct !{!76, !75, !77, !44, !45}
!77 = !DILocation(line: 66, scope: !72, inlinedAt: !73)
!78 = !DILocation(line: 67, scope: !72, inlinedAt: !73)
!79 = !DILocation(line: 68, scope: !72, inlinedAt: !73)
!80 = !DILocation(line: 0, scope: !72, inlinedAt: !73)
!81 = !DILocation(line: 71, scope: !70)
!82 = distinct !DISubprogram(name: "rawmemchr", scope: !1, file: !1, line: 72, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 63, scope: !72, inlinedAt: !84)
!84 = distinct !DILocation(line: 72, scope: !82)
!85 = !DILocation(line: 65, scope: !72, inlinedAt: !84)
!86 = distinct !{!86, !85, !87, !44, !45}
!87 = !DILocation(line: 66, scope: !72, inlinedAt: !84)
!88 = distinct !{!88, !85, !87, !44, !45}
!89 = !DILocation(line: 67, scope: !72, inlinedAt: !84)
!90 = !DILocation(line: 68, scope: !72, inlinedAt: !84)
!91 = !DILocation(line: 72, scope: !82)
!92 = distinct !DISubprogram(name: "memrchr", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 77, scope: !92)
!94 = !DILocation(line: 78, scope: !92)
!95 = !DILocation(line: 79, scope: !92)
!96 = distinct !{!96, !94, !97, !44, !45}
!97 = !DILocation(line: 80, scope: !92)
!98 = !DILocation(line: 82, scope: !92)
!99 = !DILocation(line: 0, scope: !92)
!100 = distinct !DISubprogram(name: "memccpy", scope: !1, file: !1, line: 84, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 61, scope: !72, inlinedAt: !102)
!102 = distinct !DILocation(line: 86, scope: !100)
!103 = !DILocation(line: 63, scope: !72, inlinedAt: !102)
!104 = !DILocation(line: 65, scope: !72, inlinedAt: !102)
!105 = distinct !{!105, !104, !106, !44, !45}
!106 = !DILocation(line: 66, scope: !72, inlinedAt: !102)
!107 = !DILocation(line: 67, scope: !72, inlinedAt: !102)
!108 = !DILocation(line: 68, scope: !72, inlinedAt: !102)
!109 = !DILocation(line: 0, scope: !72, inlinedAt: !102)
!110 = !DILocation(line: 87, scope: !100)
!111 = !DILocation(line: 88, scope: !100)
!112 = !DILocation(line: 89, scope: !100)
!113 = distinct !DISubprogram(name: "memmem", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 95, scope: !113)
!115 = !DILocation(line: 97, scope: !113)
!116 = !DILocation(line: 98, scope: !113)
!117 = !DILocation(line: 99, scope: !113)
!118 = distinct !{!118, !117, !119, !44, !45}
!119 = !DILocation(line: 105, scope: !113)
!120 = !DILocation(line: 101, scope: !113)
!121 = !DILocation(line: 102, scope: !113)
!122 = distinct !{!122, !120, !121, !44, !45}
!123 = !DILocation(line: 0, scope: !113)
!124 = !DILocation(line: 103, scope: !113)
!125 = !DILocation(line: 107, scope: !113)
!126 = distinct !DISubprogram(name: "swab", scope: !1, file: !1, line: 109, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 113, scope: !126)
!128 = !DILocation(line: 115, scope: !126)
!129 = !DILocation(line: 116, scope: !126)
!130 = !DILocation(line: 117, scope: !126)
!131 = !DILocation(line: 118, scope: !126)
!132 = !DILocation(line: 119, scope: !126)
!133 = !DILocation(line: 120, scope: !126)
!134 = !DILocation(line: 121, scope: !126)
!135 = distinct !{!135, !131, !136, !44, !45}
!136 = !DILocation(line: 122, scope: !126)
!137 = !DILocation(line: 123, scope: !126)
!138 = distinct !DISubprogram(name: "__memcpy_chk", scope: !1, file: !1, line: 126, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 13, scope: !9, inlinedAt: !140)
!140 = distinct !DILocation(line: 126, scope: !138)
!141 = !DILocation(line: 126, scope: !138)
!142 = distinct !DISubprogram(name: "__memmove_chk", scope: !1, file: !1, line: 127, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 19, scope: !14, inlinedAt: !144)
!144 = distinct !DILocation(line: 127, scope: !142)
!145 = !DILocation(line: 127, scope: !142)
!146 = distinct !DISubprogram(name: "__mempcpy_chk", scope: !1, file: !1, line: 128, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 25, scope: !17, inlinedAt: !148)
!148 = distinct !DILocation(line: 128, scope: !146)
!149 = !DILocation(line: 26, scope: !17, inlinedAt: !148)
!150 = !DILocation(line: 128, scope: !146)
!151 = distinct !DISubprogram(name: "__memset_chk", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 33, scope: !25, inlinedAt: !153)
!153 = distinct !DILocation(line: 129, scope: !151)
!154 = !DILocation(line: 129, scope: !151)
