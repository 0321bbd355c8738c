target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i8* @memcpy(i8* noalias noundef returned %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !8 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !11
  ret i8* %0, !dbg !12
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @memmove(i8* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !13 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !14
  ret i8* %0, !dbg !15
}

define dso_local i8* @mempcpy(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !16 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !17
  %4 = getelementptr i8, i8* %0, i64 %2, !dbg !18
  ret i8* %4, !dbg !18
}

define dso_local i8* @__mempcpy(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !19 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !20
  %4 = getelementptr i8, i8* %0, i64 %2, !dbg !22
  ret i8* %4, !dbg !23
}

define dso_local i8* @memset(i8* noundef returned %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !24 {
  call void @__midway_memset(i8* noundef %0, i32 noundef %1, i64 noundef %2) #3, !dbg !25
  ret i8* %0, !dbg !26
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local void @bcopy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !27 {
  call void @__midway_memcpy(i8* noundef %1, i8* noundef %0, i64 noundef %2) #3, !dbg !28
  ret void, !dbg !28
}

define dso_local void @bzero(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !29 {
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i64 noundef %1) #3, !dbg !30
  ret void, !dbg !30
}

define dso_local void @explicit_bzero(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !31 {
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i64 noundef %1) #3, !dbg !32
  ret void, !dbg !32
}

define dso_local i32 @memcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !33 {
  call void @__midway_check(i8* noundef %0, i64 noundef %2, i32 noundef 0) #3, !dbg !34
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #3, !dbg !37
  %4 = icmp eq i64 %2, 0, !dbg !38
  br i1 %4, label %19, label %5, !dbg !38

5:
  %6 = phi i64 [ %8, %5 ], [ %2, %3 ]
  %7 = phi i32 [ %17, %5 ], [ 0, %3 ]
  %8 = add i64 %6, -1, !dbg !38
  %9 = getelementptr i8, i8* %0, i64 %8, !dbg !39
  %10 = load i8, i8* %9, align 1, !dbg !39
  %11 = zext i8 %10 to i32, !dbg !39
  %12 = getelementptr i8, i8* %1, i64 %8, !dbg !39
  %13 = load i8, i8* %12, align 1, !dbg !39
  %14 = zext i8 %13 to i32, !dbg !39
  %15 = sub nsw i32 %11, %14, !dbg !39
  %16 = icmp eq i32 %15, 0, !dbg !40
  %17 = select i1 %16, i32 %7, i32 %15, !dbg !40
  %18 = icmp eq i64 %8, 0, !dbg !38
  br i1 %18, label %19, label %5, !dbg !38, !llvm.loop !41

19:
  %20 = phi i32 [ 0, %3 ], [ %17, %5 ], !dbg !45
  ret i32 %20, !dbg !46
}

define dso_local i32 @bcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !47 {
  call void @__midway_check(i8* noundef %0, i64 noundef %2, i32 noundef 0) #3, !dbg !48
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #3, !dbg !50
  %4 = icmp eq i64 %2, 0, !dbg !51
  br i1 %4, label %19, label %5, !dbg !51

5:
  %6 = phi i64 [ %8, %5 ], [ %2, %3 ]
  %7 = phi i32 [ %17, %5 ], [ 0, %3 ]
  %8 = add i64 %6, -1, !dbg !51
  %9 = getelementptr i8, i8* %0, i64 %8, !dbg !52
  %10 = load i8, i8* %9, align 1, !dbg !52
  %11 = zext i8 %10 to i32, !dbg !52
  %12 = getelementptr i8, i8* %1, i64 %8, !dbg !52
  %13 = load i8, i8* %12, align 1, !dbg !52
  %14 = zext i8 %13 to i32, !dbg !52
  %15 = sub nsw i32 %11, %14, !dbg !52
  %16 = icmp eq i32 %15, 0, !dbg !53
  %17 = select i1 %16, i32 %7, i32 %15, !dbg !53
  %18 = icmp eq i64 %8, 0, !dbg !51
  br i1 %18, label %19, label %5, !dbg !51, !llvm.loop !54

19:
  %20 = phi i32 [ 0, %3 ], [ %17, %5 ], !dbg !56
  ret i32 %20, !dbg !57
}

define dso_local i32 @timingsafe_bcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !58 {
  call void @__midway_check(i8* noundef %0, i64 noundef %2, i32 noundef 0) #3, !dbg !59
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #3, !dbg !61
  %4 = icmp eq i64 %2, 0, !dbg !62
  br i1 %4, label %19, label %5, !dbg !62

5:
  %6 = phi i64 [ %8, %5 ], [ %2, %3 ]
  %7 = phi i32 [ %17, %5 ], [ 0, %3 ]
  %8 = add i64 %6, -1, !dbg !62
  %9 = getelementptr i8, i8* %0, i64 %8, !dbg !63
  %10 = load i8, i8* %9, align 1, !dbg !63
  %11 = zext i8 %10 to i32, !dbg !63
  %12 = getelementptr i8, i8* %1, i64 %8, !dbg !63
  %13 = load i8, i8* %12, align 1, !dbg !63
  %14 = zext i8 %13 to i32, !dbg !63
  %15 = sub nsw i32 %11, %14, !dbg !63
  %16 = icmp eq i32 %15, 0, !dbg !64
  %17 = select i1 %16, i32 %7, i32 %15, !dbg !64
  %18 = icmp eq i64 %8, 0, !dbg !62
  br i1 %18, label %19, label %5, !dbg !62, !llvm.loop !65

19:
  %20 = phi i32 [ 0, %3 ], [ %17, %5 ], !dbg !67
  ret i32 %20, !dbg !68
}

define dso_local i8* @memchr(i8* noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !69 {
  %4 = icmp eq i64 %2, 0, !dbg !70
  br i1 %4, label %27, label %5, !dbg !70

5:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !73
  %6 = trunc i32 %1 to i8
  %7 = load i8, i8* %0, align 1, !dbg !74
  %8 = icmp eq i8 %7, %6, !dbg !74
  br i1 %8, label %20, label %13, !dbg !74

9:
  %10 = getelementptr i8, i8* %0, i64 %15, !dbg !74
  %11 = load i8, i8* %10, align 1, !dbg !74
  %12 = icmp eq i8 %11, %6, !dbg !74
  br i1 %12, label %17, label %13, !dbg !74, !llvm.loop !75

13:
  %14 = phi i64 [ %15, %9 ], [ 0, %5 ]
  %15 = add nuw i64 %14, 1, !dbg !76
  %16 = icmp eq i64 %15, %2, !dbg !74
  br i1 %16, label %17, label %9, !dbg !74, !llvm.loop !75

17:
  %18 = phi i64 [ %15, %9 ], [ %2, %13 ]
  %19 = icmp ult i64 %15, %2, !dbg !74
  br label %20, !dbg !77

20:
  %21 = phi i64 [ 0, %5 ], [ %18, %17 ]
  %22 = phi i1 [ true, %5 ], [ %19, %17 ]
  %23 = add i64 %21, 1, !dbg !77
  %24 = select i1 %22, i64 %23, i64 %2, !dbg !77
  call void @__midway_touched(i8* noundef %0, i64 noundef %24, i32 noundef 0) #3, !dbg !77
  %25 = getelementptr i8, i8* %0, i64 %21, !dbg !78
  %26 = select i1 %22, i8* %25, i8* null, !dbg !78
  br label %27

27:
  %28 = phi i8* [ %26, %20 ], [ null, %3 ], !dbg !79
  ret i8* %28, !dbg !80
}

define dso_local i8* @rawmemchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !81 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !82
  %3 = trunc i32 %1 to i8
  %4 = load i8, i8* %0, align 1, !dbg !84
  %5 = icmp eq i8 %4, %3, !dbg !84
  br i1 %5, label %17, label %10, !dbg !84

6:
  %7 = getelementptr i8, i8* %0, i64 %12, !dbg !84
  %8 = load i8, i8* %7, align 1, !dbg !84
  %9 = icmp eq i8 %8, %3, !dbg !84
  br i1 %9, label %14, label %10, !dbg !84, !llvm.loop !85

10:
  %11 = phi i64 [ %12, %6 ], [ 0, %2 ]
  %12 = add nuw i64 %11, 1, !dbg !86
  %13 = icmp eq i64 %12, -1, !dbg !84
  br i1 %13, label %14, label %6, !dbg !84, !llvm.loop !87

14:
  %15 = phi i64 [ -1, %10 ], [ %12, %6 ], !dbg !86
  %16 = icmp ne i64 %15, -1, !dbg !84
  br label %17, !dbg !88

17:
  %18 = phi i64 [ 0, %2 ], [ %15, %14 ]
  %19 = phi i1 [ true, %2 ], [ %16, %14 ]
  %20 = add i64 %18, 1, !dbg !88
  %21 = select i1 %19, i64 %20, i64 -1, !dbg !88
  call void @__midway_touched(i8* noundef %0, i64 noundef %21, i32 noundef 0) #3, !dbg !88
  %22 = getelementptr i8, i8* %0, i64 %18, !dbg !89
  %23 = select i1 %19, i8* %22, i8* null, !dbg !89
  ret i8* %23, !dbg !90
}

define dso_local i8* @memrchr(i8* noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !91 {
  call void @__midway_check(i8* noundef %0, i64 noundef %2, i32 noundef 0) #3, !dbg !92
  %4 = trunc i32 %1 to i8
  br label %5, !dbg !93

5:
  %6 = phi i64 [ %2, %3 ], [ %7, %9 ]
  %7 = add i64 %6, -1, !dbg !93
  %8 = icmp eq i64 %6, 0, !dbg !93
  br i1 %8, label %15, label %9, !dbg !93

9:
  %10 = getelementptr i8, i8* %0, i64 %7, !dbg !94
  %11 = load i8, i8* %10, align 1, !dbg !94
  %12 = icmp eq i8 %11, %4, !dbg !94
  br i1 %12, label %13, label %5, !dbg !94, !llvm.loop !95

13:
  %14 = getelementptr i8, i8* %0, i64 %7, !dbg !94
  br label %15, !dbg !97

15:
  %16 = phi i8* [ %14, %13 ], [ null, %5 ], !dbg !98
  ret i8* %16, !dbg !97
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @memccpy(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !99 {
  %5 = icmp eq i64 %3, 0, !dbg !100
  br i1 %5, label %28, label %6, !dbg !100

6:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !102
  %7 = trunc i32 %2 to i8
  %8 = load i8, i8* %1, align 1, !dbg !103
  %9 = icmp eq i8 %8, %7, !dbg !103
  br i1 %9, label %21, label %14, !dbg !103

10:
  %11 = getelementptr i8, i8* %1, i64 %16, !dbg !103
  %12 = load i8, i8* %11, align 1, !dbg !103
  %13 = icmp eq i8 %12, %7, !dbg !103
  br i1 %13, label %18, label %14, !dbg !103, !llvm.loop !104

14:
  %15 = phi i64 [ %16, %10 ], [ 0, %6 ]
  %16 = add nuw i64 %15, 1, !dbg !105
  %17 = icmp eq i64 %16, %3, !dbg !103
  br i1 %17, label %18, label %10, !dbg !103, !llvm.loop !104

18:
  %19 = phi i64 [ %16, %10 ], [ %3, %14 ]
  %20 = icmp ult i64 %16, %3, !dbg !103
  br label %21, !dbg !106

21:
  %22 = phi i64 [ 0, %6 ], [ %19, %18 ]
  %23 = phi i1 [ true, %6 ], [ %20, %18 ]
  %24 = add i64 %22, 1, !dbg !106
  %25 = select i1 %23, i64 %24, i64 %3, !dbg !106
  call void @__midway_touched(i8* noundef %1, i64 noundef %25, i32 noundef 0) #3, !dbg !106
  %26 = getelementptr i8, i8* %1, i64 %22, !dbg !107
  %27 = select i1 %23, i8* %26, i8* null, !dbg !107
  br label %28

28:
  %29 = phi i8* [ %27, %21 ], [ null, %4 ], !dbg !108
  %30 = icmp eq i8* %29, null, !dbg !109
  %31 = ptrtoint i8* %29 to i64, !dbg !109
  %32 = ptrtoint i8* %1 to i64, !dbg !109
  %33 = sub i64 1, %32, !dbg !109
  %34 = add i64 %33, %31, !dbg !109
  %35 = select i1 %30, i64 %3, i64 %34, !dbg !109
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %35) #3, !dbg !110
  %36 = getelementptr i8, i8* %0, i64 %35, !dbg !111
  %37 = select i1 %30, i8* null, i8* %36, !dbg !111
  ret i8* %37, !dbg !111
}

define dso_local i8* @memmem(i8* noundef %0, i64 noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #2 !dbg !112 {
  %5 = icmp ugt i64 %3, %1, !dbg !113
  br i1 %5, label %31, label %6, !dbg !113

6:
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 0) #3, !dbg !114
  call void @__midway_check(i8* noundef %2, i64 noundef %3, i32 noundef 0) #3, !dbg !115
  %7 = icmp eq i64 %3, 0
  br label %11, !dbg !116

8:
  %9 = add i64 %30, %3, !dbg !116
  %10 = icmp ugt i64 %9, %1, !dbg !116
  br i1 %10, label %31, label %11, !dbg !116, !llvm.loop !117

11:
  %12 = phi i64 [ 0, %6 ], [ %30, %8 ]
  %13 = phi i8* [ undef, %6 ], [ %29, %8 ]
  br i1 %7, label %25, label %14, !dbg !119

14:
  %15 = phi i64 [ %23, %22 ], [ 0, %11 ]
  %16 = add i64 %15, %12, !dbg !119
  %17 = getelementptr i8, i8* %0, i64 %16, !dbg !119
  %18 = load i8, i8* %17, align 1, !dbg !119
  %19 = getelementptr i8, i8* %2, i64 %15, !dbg !119
  %20 = load i8, i8* %19, align 1, !dbg !119
  %21 = icmp eq i8 %18, %20, !dbg !119
  br i1 %21, label %22, label %25, !dbg !119

22:
  %23 = add nuw i64 %15, 1, !dbg !120
  %24 = icmp eq i64 %23, %3, !dbg !119
  br i1 %24, label %25, label %14, !dbg !119, !llvm.loop !121

25:
  %26 = phi i64 [ 0, %11 ], [ %15, %14 ], [ %3, %22 ], !dbg !122
  %27 = icmp eq i64 %26, %3, !dbg !123
  %28 = getelementptr i8, i8* %0, i64 %12, !dbg !123
  %29 = select i1 %27, i8* %28, i8* %13, !dbg !123
  %30 = add i64 %12, 1, !dbg !116
  br i1 %27, label %31, label %8

31:
  %32 = phi i8* [ null, %4 ], [ %29, %25 ], [ null, %8 ], !dbg !122
  ret i8* %32, !dbg !124
}

define dso_local void @swab(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !125 {
  %4 = icmp slt i64 %2, 2, !dbg !126
  br i1 %4, label %19, label %5, !dbg !126

5:
  %6 = and i64 %2, -2, !dbg !127
  call void @__midway_check(i8* noundef %0, i64 noundef %6, i32 noundef 0) #3, !dbg !128
  call void @__midway_check(i8* noundef %1, i64 noundef %6, i32 noundef 1) #3, !dbg !129
  %7 = icmp sgt i64 %6, 0, !dbg !130
  br i1 %7, label %8, label %19, !dbg !130

8:
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr i8, i8* %0, i64 %9, !dbg !131
  %11 = load i8, i8* %10, align 1, !dbg !131
  %12 = or i64 %9, 1, !dbg !132
  %13 = getelementptr i8, i8* %0, i64 %12, !dbg !132
  %14 = load i8, i8* %13, align 1, !dbg !132
  %15 = getelementptr i8, i8* %1, i64 %9, !dbg !132
  store i8 %14, i8* %15, align 1, !dbg !132
  %16 = getelementptr i8, i8* %1, i64 %12, !dbg !133
  store i8 %11, i8* %16, align 1, !dbg !133
  %17 = add nuw nsw i64 %9, 2, !dbg !130
  %18 = icmp slt i64 %17, %6, !dbg !130
  br i1 %18, label %8, label %19, !dbg !130, !llvm.loop !134

19:
  ret void, !dbg !136
}

define dso_local i8* @__memcpy_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !137 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !138
  ret i8* %0, !dbg !140
}

define dso_local i8* @__memmove_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !141 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !142
  ret i8* %0, !dbg !144
}

define dso_local i8* @__mempcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !145 {
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !146
  %5 = getelementptr i8, i8* %0, i64 %2, !dbg !148
  ret i8* %5, !dbg !149
}

define dso_local i8* @__memset_chk(i8* noundef returned %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !150 {
  call void @__midway_memset(i8* noundef %0, i32 noundef %1, i64 noundef %2) #3, !dbg !151
  ret i8* %0, !dbg !153
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/memory.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "memcpy", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 13, scope: !8)
!12 = !DILocation(line: 14, scope: !8)
!13 = distinct !DISubprogram(name: "memmove", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 19, scope: !13)
!15 = !DILocation(line: 20, scope: !13)
!16 = distinct !DISubprogram(name: "mempcpy", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 25, scope: !16)
!18 = !DILocation(line: 26, scope: !16)
!19 = distinct !DISubprogram(name: "__mempcpy", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 25, scope: !16, inlinedAt: !21)
!21 = distinct !DILocation(line: 29, scope: !19)
!22 = !DILocation(line: 26, scope: !16, inlinedAt: !21)
!23 = !DILocation(line: 29, scope: !19)
!24 = distinct !DISubprogram(name: "memset", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 33, scope: !24)
!26 = !DILocation(line: 34, scope: !24)
!27 = distinct !DISubprogram(name: "bcopy", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 37, scope: !27)
!29 = distinct !DISubprogram(name: "bzero", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 38, scope: !29)
!31 = distinct !DISubprogram(name: "explicit_bzero", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 39, scope: !31)
!33 = distinct !DISubprogram(name: "memcmp", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 43, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!36 = distinct !DILocation(line: 53, scope: !33)
!37 = !DILocation(line: 44, scope: !35, inlinedAt: !36)
!38 = !DILocation(line: 46, scope: !35, inlinedAt: !36)
!39 = !DILocation(line: 47, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 48, scope: !35, inlinedAt: !36)
!41 = distinct !{!41, !38, !42, !43, !44}
!42 = !DILocation(line: 49, scope: !35, inlinedAt: !36)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 0, scope: !35, inlinedAt: !36)
!46 = !DILocation(line: 53, scope: !33)
!47 = distinct !DISubprogram(name: "bcmp", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 43, scope: !35, inlinedAt: !49)
!49 = distinct !DILocation(line: 54, scope: !47)
!50 = !DILocation(line: 44, scope: !35, inlinedAt: !49)
!51 = !DILocation(line: 46, scope: !35, inlinedAt: !49)
!52 = !DILocation(line: 47, scope: !35, inlinedAt: !49)
!53 = !DILocation(line: 48, scope: !35, inlinedAt: !49)
!54 = distinct !{!54, !51, !55, !43, !44}
!55 = !DILocation(line: 49, scope: !35, inlinedAt: !49)
!56 = !DILocation(line: 0, scope: !35, inlinedAt: !49)
!57 = !DILocation(line: 54, scope: !47)
!58 = distinct !DISubprogram(name: "timingsafe_bcmp", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 43, scope: !35, inlinedAt: !60)
!60 = distinct !DILocation(line: 55, scope: !58)
!61 = !DILocation(line: 44, scope: !35, inlinedAt: !60)
!62 = !DILocation(line: 46, scope: !35, inlinedAt: !60)
!63 = !DILocation(line: 47, scope: !35, inlinedAt: !60)
!64 = !DILocation(line: 48, scope: !35, inlinedAt: !60)
!65 = distinct !{!65, !62, !66, !43, !44}
!66 = !DILocation(line: 49, scope: !35, inlinedAt: !60)
!67 = !DILocation(line: 0, scope: !35, inlinedAt: !60)
!68 = !DILocation(line: 55, scope: !58)
!69 = distinct !DISubprogram(name: "memchr", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 61, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!72 = distinct !DILocation(line: 71, scope: !69)
!73 = !DILocation(line: 63, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 65, scope: !71, inlinedAt: !72)
!75 = distinct !{!75, !74, !76, !43, !44}
!76 = !DILocation(line: 66, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 67, scope: !71, inlinedAt: !72)
!78 = !DILocation(line: 68, scope: !71, inlinedAt: !72)
!79 = !DILocation(line: 0, scope: !71, inlinedAt: !72)
!80 = !DILocation(line: 71, scope: !69)
!81 = distinct !DISubprogram(name: "rawmemchr", scope: !1, file: !1, line: 72, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 63, scope: !71, inlinedAt: !83)
!83 = distinct !DILocation(line: 72, scope: !81)
!84 = !DILocation(line: 65, scope: !71, inlinedAt: !83)
!85 = distinct !{!85, !84, !86, !43, !44}
!86 = !DILocation(line: 66, scope: !71, inlinedAt: !83)
!87 = distinct !{!87, !84, !86, !43, !44}
!88 = !DILocation(line: 67, scope: !71, inlinedAt: !83)
!89 = !DILocation(line: 68, scope: !71, inlinedAt: !83)
!90 = !DILocation(line: 72, scope: !81)
!91 = distinct !DISubprogram(name: "memrchr", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 77, scope: !91)
!93 = !DILocation(line: 78, scope: !91)
!94 = !DILocation(line: 79, scope: !91)
!95 = distinct !{!95, !93, !96, !43, !44}
!96 = !DILocation(line: 80, scope: !91)
!97 = !DILocation(line: 82, scope: !91)
!98 = !DILocation(line: 0, scope: !91)
!99 = distinct !DISubprogram(name: "memccpy", scope: !1, file: !1, line: 84, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 61, scope: !71, inlinedAt: !101)
!101 = distinct !DILocation(line: 86, scope: !99)
!102 = !DILocation(line: 63, scope: !71, inlinedAt: !101)
!103 = !DILocation(line: 65, scope: !71, inlinedAt: !101)
!104 = distinct !{!104, !103, !105, !43, !44}
!105 = !DILocation(line: 66, scope: !71, inlinedAt: !101)
!106 = !DILocation(line: 67, scope: !71, inlinedAt: !101)
!107 = !DILocation(line: 68, scope: !71, inlinedAt: !101)
!108 = !DILocation(line: 0, scope: !71, inlinedAt: !101)
!109 = !DILocation(line: 87, scope: !99)
!110 = !DILocation(line: 88, scope: !99)
!111 = !DILocation(line: 89, scope: !99)
!112 = distinct !DISubprogram(name: "memmem", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 95, scope: !112)
!114 = !DILocation(line: 97, scope: !112)
!115 = !DILocation(line: 98, scope: !112)
!116 = !DILocation(line: 99, scope: !112)
!117 = distinct !{!117, !116, !118, !43, !44}
!118 = !DILocation(line: 105, scope: !112)
!119 = !DILocation(line: 101, scope: !112)
!120 = !DILocation(line: 102, scope: !112)
!121 = distinct !{!121, !119, !120, !43, !44}
!122 = !DILocation(line: 0, scope: !112)
!123 = !DILocation(line: 103, scope: !112)
!124 = !DILocation(line: 107, scope: !112)
!125 = distinct !DISubprogram(name: "swab", scope: !1, file: !1, line: 109, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!126 = !DILocation(line: 113, scope: !125)
!127 = !DILocation(line: 115, scope: !125)
!128 = !DILocation(line: 116, scope: !125)
!129 = !DILocation(line: 117, scope: !125)
!130 = !DILocation(line: 118, scope: !125)
!131 = !DILocation(line: 119, scope: !125)
!132 = !DILocation(line: 120, scope: !125)
!133 = !DILocation(line: 121, scope: !125)
!134 = distinct !{!134, !130, !135, !43, !44}
!135 = !DILocation(line: 122, scope: !125)
!136 = !DILocation(line: 123, scope: !125)
!137 = distinct !DISubprogram(name: "__memcpy_chk", scope: !1, file: !1, line: 126, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 13, scope: !8, inlinedAt: !139)
!139 = distinct !DILocation(line: 126, scope: !137)
!140 = !DILocation(line: 126, scope: !137)
!141 = distinct !DISubprogram(name: "__memmove_chk", scope: !1, file: !1, line: 127, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 19, scope: !13, inlinedAt: !143)
!143 = distinct !DILocation(line: 127, scope: !141)
!144 = !DILocation(line: 127, scope: !141)
!145 = distinct !DISubprogram(name: "__mempcpy_chk", scope: !1, file: !1, line: 128, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 25, scope: !16, inlinedAt: !147)
!147 = distinct !DILocation(line: 128, scope: !145)
!148 = !DILocation(line: 26, scope: !16, inlinedAt: !147)
!149 = !DILocation(line: 128, scope: !145)
!150 = distinct !DISubprogram(name: "__memset_chk", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 33, scope: !24, inlinedAt: !152)
!152 = distinct !DILocation(line: 129, scope: !150)
!153 = !DILocation(line: 129, scope: !150)
