target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lconv = type { i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i64, i64, i64, i8*, i8*, i64, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }

@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"setlocale\00", align 1
@localeconv.c = internal global %struct.lconv { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0 }, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"ANSI_X3.4-1968\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"fnmatch\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"regcomp\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"regexec\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.9 = private unnamed_addr constant [33 x i8] c"dlopen: no library can be opened\00", align 1
@.str.10 = private unnamed_addr constant [30 x i8] c"dlsym: no symbol can be found\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"no library can be opened\00", align 1

define dso_local i8* @setlocale(i32 noundef %0, i8* noundef readonly %1) local_unnamed_addr #0 !dbg !8 {
  %3 = icmp eq i8* %1, null, !dbg !11
  br i1 %3, label %14, label %4, !dbg !11

4:
  %5 = load i8, i8* %1, align 1, !dbg !11
  switch i8 %5, label %10 [
    i8 0, label %14
    i8 67, label %6
  ], !dbg !11

6:
  %7 = getelementptr i8, i8* %1, i64 1, !dbg !11
  %8 = load i8, i8* %7, align 1, !dbg !11
  %9 = icmp eq i8 %8, 0, !dbg !11
  br i1 %9, label %14, label %10, !dbg !11

10:
  %11 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !12
  %12 = icmp eq i32 %11, 0, !dbg !12
  %13 = select i1 %12, i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), !dbg !12
  br label %14, !dbg !12

14:
  %15 = phi i8* [ %13, %10 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %4 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %6 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %2 ], !dbg !13
  ret i8* %15, !dbg !14
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

define dso_local nonnull %struct.lconv* @localeconv() local_unnamed_addr #2 !dbg !15 {
  ret %struct.lconv* @localeconv.c, !dbg !16
}

define dso_local i8* @nl_langinfo(i32 noundef %0) local_unnamed_addr #2 !dbg !17 {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), !dbg !18
}

define dso_local i8* @gettext(i8* noundef readnone returned %0) local_unnamed_addr #2 !dbg !19 {
  ret i8* %0, !dbg !20
}

define dso_local i8* @dgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 !dbg !21 {
  ret i8* %1, !dbg !22
}

define dso_local i8* @dcgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1, i32 noundef %2) local_unnamed_addr #2 !dbg !23 {
  ret i8* %1, !dbg !24
}

define dso_local i8* @ngettext(i8* noundef readnone %0, i8* noundef readnone %1, i64 noundef %2) local_unnamed_addr #2 !dbg !25 {
  %4 = icmp eq i64 %2, 1, !dbg !26
  %5 = select i1 %4, i8* %0, i8* %1, !dbg !26
  ret i8* %5, !dbg !26
}

define dso_local i8* @bindtextdomain(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 !dbg !27 {
  ret i8* %1, !dbg !28
}

define dso_local i8* @bind_textdomain_codeset(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 !dbg !29 {
  ret i8* %1, !dbg !30
}

define dso_local i8* @textdomain(i8* noundef readnone returned %0) local_unnamed_addr #2 !dbg !31 {
  ret i8* %0, !dbg !32
}

define dso_local i64 @wcslen(i32* noundef %0) local_unnamed_addr #3 !dbg !33 {
  %2 = bitcast i32* %0 to i8*, !dbg !34
  call void @__midway_check(i8* noundef %2, i64 noundef 4, i32 noundef 0) #7, !dbg !34
  br label %3, !dbg !35

3:
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ], !dbg !36
  %5 = getelementptr i32, i32* %0, i64 %4, !dbg !35
  %6 = load i32, i32* %5, align 4, !dbg !35
  %7 = icmp eq i32 %6, 0, !dbg !35
  %8 = add i64 %4, 1, !dbg !37
  br i1 %7, label %9, label %3, !dbg !35, !llvm.loop !38

9:
  %10 = shl i64 %4, 2, !dbg !41
  %11 = add i64 %10, 4, !dbg !41
  call void @__midway_touched(i8* noundef %2, i64 noundef %11, i32 noundef 0) #7, !dbg !41
  ret i64 %4, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32* @wcscpy(i32* noalias noundef returned %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !43 {
  %3 = bitcast i32* %1 to i8*, !dbg !44
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 0) #7, !dbg !45
  br label %4, !dbg !47

4:
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ], !dbg !48
  %6 = getelementptr i32, i32* %1, i64 %5, !dbg !47
  %7 = load i32, i32* %6, align 4, !dbg !47
  %8 = icmp eq i32 %7, 0, !dbg !47
  %9 = add i64 %5, 1, !dbg !49
  br i1 %8, label %10, label %4, !dbg !47, !llvm.loop !50

10:
  %11 = bitcast i32* %0 to i8*, !dbg !44
  %12 = shl i64 %5, 2, !dbg !51
  %13 = add i64 %12, 4, !dbg !51
  call void @__midway_touched(i8* noundef %3, i64 noundef %13, i32 noundef 0) #7, !dbg !51
  call void @__midway_memcpy(i8* noundef %11, i8* noundef %3, i64 noundef %13) #7, !dbg !44
  ret i32* %0, !dbg !52
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32* @wmemcpy(i32* noalias noundef returned %0, i32* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !53 {
  %4 = bitcast i32* %0 to i8*, !dbg !54
  %5 = bitcast i32* %1 to i8*, !dbg !54
  %6 = shl i64 %2, 2, !dbg !54
  call void @__midway_memcpy(i8* noundef %4, i8* noundef %5, i64 noundef %6) #7, !dbg !54
  ret i32* %0, !dbg !55
}

define dso_local i32 @wcscmp(i32* noundef %0, i32* noundef %1) local_unnamed_addr #3 !dbg !56 {
  br label %3, !dbg !57

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ], !dbg !58
  %5 = getelementptr i32, i32* %0, i64 %4, !dbg !57
  %6 = load i32, i32* %5, align 4, !dbg !57
  %7 = getelementptr i32, i32* %1, i64 %4, !dbg !57
  %8 = load i32, i32* %7, align 4, !dbg !57
  %9 = icmp ne i32 %6, %8, !dbg !57
  %10 = icmp eq i32 %6, 0, !dbg !57
  %11 = or i1 %10, %9, !dbg !57
  %12 = add i64 %4, 1, !dbg !59
  br i1 %11, label %13, label %3, !dbg !57, !llvm.loop !60

13:
  %14 = getelementptr i32, i32* %0, i64 %4, !dbg !57
  %15 = getelementptr i32, i32* %1, i64 %4, !dbg !57
  %16 = bitcast i32* %0 to i8*, !dbg !61
  %17 = shl i64 %4, 2, !dbg !61
  %18 = add i64 %17, 4, !dbg !61
  call void @__midway_touched(i8* noundef %16, i64 noundef %18, i32 noundef 0) #7, !dbg !61
  %19 = bitcast i32* %1 to i8*, !dbg !62
  call void @__midway_touched(i8* noundef %19, i64 noundef %18, i32 noundef 0) #7, !dbg !62
  %20 = load i32, i32* %14, align 4, !dbg !63
  %21 = load i32, i32* %15, align 4, !dbg !63
  %22 = icmp sgt i32 %20, %21, !dbg !63
  %23 = zext i1 %22 to i32, !dbg !63
  %24 = icmp slt i32 %20, %21, !dbg !63
  %25 = sext i1 %24 to i32, !dbg !63
  %26 = add nsw i32 %25, %23, !dbg !63
  ret i32 %26, !dbg !63
}

define dso_local i64 @mbstowcs(i32* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !64 {
  %4 = call i64 @__mw_read_string(i8* noundef %1) #7, !dbg !65
  %5 = icmp eq i32* %0, null, !dbg !66
  br i1 %5, label %23, label %6, !dbg !66

6:
  %7 = icmp ult i64 %4, %2, !dbg !67
  %8 = add i64 %4, 1, !dbg !67
  %9 = select i1 %7, i64 %8, i64 %2, !dbg !67
  %10 = bitcast i32* %0 to i8*, !dbg !68
  %11 = shl i64 %9, 2, !dbg !68
  call void @__midway_check(i8* noundef nonnull %10, i64 noundef %11, i32 noundef 1) #7, !dbg !68
  %12 = icmp eq i64 %9, 0, !dbg !69
  br i1 %12, label %13, label %15, !dbg !69

13:
  %14 = select i1 %7, i64 %4, i64 %2, !dbg !70
  br label %23

15:
  %16 = phi i64 [ %21, %15 ], [ 0, %6 ]
  %17 = getelementptr i8, i8* %1, i64 %16, !dbg !71
  %18 = load i8, i8* %17, align 1, !dbg !71
  %19 = zext i8 %18 to i32, !dbg !71
  %20 = getelementptr i32, i32* %0, i64 %16, !dbg !71
  store i32 %19, i32* %20, align 4, !dbg !71
  %21 = add nuw i64 %16, 1, !dbg !69
  %22 = icmp eq i64 %21, %9, !dbg !69
  br i1 %22, label %13, label %15, !dbg !69, !llvm.loop !72

23:
  %24 = phi i64 [ %14, %13 ], [ %4, %3 ], !dbg !73
  ret i64 %24, !dbg !74
}

declare !dbg !75 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i64 @wcstombs(i8* noalias noundef %0, i32* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !77 {
  %4 = bitcast i32* %1 to i8*, !dbg !78
  call void @__midway_check(i8* noundef %4, i64 noundef 4, i32 noundef 0) #7, !dbg !78
  br label %5, !dbg !80

5:
  %6 = phi i64 [ 0, %3 ], [ %10, %5 ], !dbg !81
  %7 = getelementptr i32, i32* %1, i64 %6, !dbg !80
  %8 = load i32, i32* %7, align 4, !dbg !80
  %9 = icmp eq i32 %8, 0, !dbg !80
  %10 = add i64 %6, 1, !dbg !82
  br i1 %9, label %11, label %5, !dbg !80, !llvm.loop !83

11:
  %12 = shl i64 %6, 2, !dbg !84
  %13 = add i64 %12, 4, !dbg !84
  call void @__midway_touched(i8* noundef %4, i64 noundef %13, i32 noundef 0) #7, !dbg !84
  %14 = icmp eq i8* %0, null, !dbg !85
  br i1 %14, label %29, label %15, !dbg !85

15:
  %16 = icmp ult i64 %6, %2, !dbg !86
  %17 = select i1 %16, i64 %10, i64 %2, !dbg !86
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef %17, i32 noundef 1) #7, !dbg !87
  %18 = icmp eq i64 %17, 0, !dbg !88
  br i1 %18, label %19, label %21, !dbg !88

19:
  %20 = select i1 %16, i64 %6, i64 %2, !dbg !89
  br label %29

21:
  %22 = phi i64 [ %27, %21 ], [ 0, %15 ]
  %23 = getelementptr i32, i32* %1, i64 %22, !dbg !90
  %24 = load i32, i32* %23, align 4, !dbg !90
  %25 = trunc i32 %24 to i8, !dbg !90
  %26 = getelementptr i8, i8* %0, i64 %22, !dbg !90
  store i8 %25, i8* %26, align 1, !dbg !90
  %27 = add nuw i64 %22, 1, !dbg !88
  %28 = icmp eq i64 %27, %17, !dbg !88
  br i1 %28, label %19, label %21, !dbg !88, !llvm.loop !91

29:
  %30 = phi i64 [ %20, %19 ], [ %6, %11 ], !dbg !92
  ret i64 %30, !dbg !93
}

define dso_local i32 @mblen(i8* noundef readonly %0, i64 noundef %1) local_unnamed_addr #5 !dbg !94 {
  %3 = icmp ne i8* %0, null, !dbg !95
  %4 = icmp ne i64 %1, 0, !dbg !95
  %5 = and i1 %3, %4, !dbg !95
  br i1 %5, label %6, label %10, !dbg !95

6:
  %7 = load i8, i8* %0, align 1, !dbg !95
  %8 = icmp ne i8 %7, 0, !dbg !95
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ 0, %2 ], [ %9, %6 ]
  ret i32 %11, !dbg !95
}

define dso_local i32 @mbtowc(i32* noalias noundef %0, i8* noalias noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 !dbg !96 {
  %4 = icmp ne i8* %1, null, !dbg !97
  %5 = icmp ne i64 %2, 0, !dbg !97
  %6 = and i1 %4, %5, !dbg !97
  br i1 %6, label %7, label %17, !dbg !97

7:
  %8 = icmp eq i32* %0, null, !dbg !98
  br i1 %8, label %13, label %9, !dbg !98

9:
  %10 = bitcast i32* %0 to i8*, !dbg !99
  call void @__midway_check(i8* noundef nonnull %10, i64 noundef 4, i32 noundef 1) #7, !dbg !99
  %11 = load i8, i8* %1, align 1, !dbg !100
  %12 = zext i8 %11 to i32, !dbg !100
  store i32 %12, i32* %0, align 4, !dbg !100
  br label %13, !dbg !101

13:
  %14 = load i8, i8* %1, align 1, !dbg !102
  %15 = icmp ne i8 %14, 0, !dbg !102
  %16 = zext i1 %15 to i32, !dbg !102
  br label %17, !dbg !102

17:
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !103
  ret i32 %18, !dbg !104
}

define dso_local i8* @basename(i8* noundef readonly %0) local_unnamed_addr #6 !dbg !105 {
  br label %2, !dbg !106

2:
  %3 = phi i8* [ %0, %1 ], [ %11, %10 ], !dbg !107
  %4 = phi i64 [ 0, %1 ], [ %12, %10 ], !dbg !106
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !106
  %6 = load i8, i8* %5, align 1, !dbg !106
  switch i8 %6, label %10 [
    i8 0, label %7
    i8 47, label %8
  ], !dbg !106

7:
  ret i8* %3, !dbg !108

8:
  %9 = getelementptr i8, i8* %5, i64 1, !dbg !109
  br label %10, !dbg !109

10:
  %11 = phi i8* [ %9, %8 ], [ %3, %2 ], !dbg !107
  %12 = add i64 %4, 1, !dbg !106
  br label %2, !dbg !106, !llvm.loop !110
}

define dso_local i8* @__xpg_basename(i8* noundef %0) local_unnamed_addr #0 !dbg !111 {
  %2 = icmp eq i8* %0, null, !dbg !112
  br i1 %2, label %38, label %3, !dbg !112

3:
  %4 = load i8, i8* %0, align 1, !dbg !112
  %5 = icmp eq i8 %4, 0, !dbg !112
  br i1 %5, label %38, label %6, !dbg !112

6:
  %7 = call i64 @__mw_read_string(i8* noundef nonnull %0) #7, !dbg !113
  %8 = icmp ne i64 %7, 0, !dbg !114
  %9 = zext i1 %8 to i64, !dbg !114
  br label %10, !dbg !114

10:
  %11 = phi i64 [ %7, %6 ], [ %14, %13 ]
  %12 = icmp ugt i64 %11, 1, !dbg !114
  br i1 %12, label %13, label %18, !dbg !114

13:
  %14 = add i64 %11, -1, !dbg !114
  %15 = getelementptr i8, i8* %0, i64 %14, !dbg !114
  %16 = load i8, i8* %15, align 1, !dbg !114
  %17 = icmp eq i8 %16, 47, !dbg !114
  br i1 %17, label %10, label %18, !dbg !114, !llvm.loop !117

18:
  %19 = phi i64 [ %9, %10 ], [ %11, %13 ]
  %20 = getelementptr i8, i8* %0, i64 %19, !dbg !119
  %21 = load i8, i8* %20, align 1, !dbg !119
  %22 = icmp eq i8 %21, 0, !dbg !119
  br i1 %22, label %24, label %23, !dbg !119

23:
  store i8 0, i8* %20, align 1, !dbg !120
  br label %24, !dbg !120

24:
  br label %25, !dbg !121

25:
  %26 = phi i64 [ %29, %28 ], [ %19, %24 ], !dbg !122
  %27 = icmp eq i64 %26, 0, !dbg !121
  br i1 %27, label %33, label %28, !dbg !121

28:
  %29 = add i64 %26, -1, !dbg !121
  %30 = getelementptr i8, i8* %0, i64 %29, !dbg !121
  %31 = load i8, i8* %30, align 1, !dbg !121
  %32 = icmp eq i8 %31, 47, !dbg !121
  br i1 %32, label %33, label %25, !dbg !121, !llvm.loop !123

33:
  %34 = phi i64 [ 0, %25 ], [ %26, %28 ], !dbg !122
  %35 = icmp eq i64 %34, %19, !dbg !125
  %36 = select i1 %35, i64 0, i64 %34, !dbg !125
  %37 = getelementptr i8, i8* %0, i64 %36, !dbg !125
  br label %38

38:
  %39 = phi i8* [ %37, %33 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %1 ], !dbg !122
  ret i8* %39, !dbg !126
}

define dso_local i8* @dirname(i8* noundef %0) local_unnamed_addr #0 !dbg !127 {
  %2 = icmp eq i8* %0, null, !dbg !128
  br i1 %2, label %54, label %3, !dbg !128

3:
  %4 = load i8, i8* %0, align 1, !dbg !128
  %5 = icmp eq i8 %4, 0, !dbg !128
  br i1 %5, label %54, label %6, !dbg !128

6:
  %7 = call i64 @__mw_read_string(i8* noundef nonnull %0) #7, !dbg !129
  %8 = icmp ne i64 %7, 0, !dbg !130
  %9 = zext i1 %8 to i64, !dbg !130
  br label %10, !dbg !130

10:
  %11 = phi i64 [ %7, %6 ], [ %14, %13 ]
  %12 = icmp ugt i64 %11, 1, !dbg !130
  br i1 %12, label %13, label %18, !dbg !130

13:
  %14 = add i64 %11, -1, !dbg !130
  %15 = getelementptr i8, i8* %0, i64 %14, !dbg !130
  %16 = load i8, i8* %15, align 1, !dbg !130
  %17 = icmp eq i8 %16, 47, !dbg !130
  br i1 %17, label %10, label %18, !dbg !130, !llvm.loop !132

18:
  %19 = phi i64 [ %11, %13 ], [ %9, %10 ]
  br label %20, !dbg !134

20:
  %21 = phi i64 [ %24, %23 ], [ %19, %18 ], !dbg !135
  %22 = icmp eq i64 %21, 0, !dbg !134
  br i1 %22, label %54, label %23, !dbg !134

23:
  %24 = add i64 %21, -1, !dbg !134
  %25 = getelementptr i8, i8* %0, i64 %24, !dbg !134
  %26 = load i8, i8* %25, align 1, !dbg !134
  %27 = icmp eq i8 %26, 47, !dbg !134
  br i1 %27, label %28, label %20, !dbg !134, !llvm.loop !136

28:
  %29 = phi i64 [ %32, %31 ], [ %21, %23 ]
  %30 = icmp ugt i64 %29, 1, !dbg !138
  br i1 %30, label %31, label %36, !dbg !138

31:
  %32 = add i64 %29, -1, !dbg !138
  %33 = getelementptr i8, i8* %0, i64 %32, !dbg !138
  %34 = load i8, i8* %33, align 1, !dbg !138
  %35 = icmp eq i8 %34, 47, !dbg !138
  br i1 %35, label %28, label %36, !dbg !138, !llvm.loop !140

36:
  %37 = phi i64 [ 1, %28 ], [ %29, %31 ]
  %38 = icmp eq i64 %37, 1, !dbg !142
  br i1 %38, label %39, label %51, !dbg !142

39:
  %40 = load i8, i8* %0, align 1, !dbg !142
  %41 = icmp eq i8 %40, 47, !dbg !142
  br i1 %41, label %42, label %51, !dbg !142

42:
  %43 = getelementptr i8, i8* %0, i64 1, !dbg !142
  %44 = load i8, i8* %43, align 1, !dbg !142
  %45 = icmp eq i8 %44, 47, !dbg !142
  br i1 %45, label %46, label %51, !dbg !142

46:
  %47 = getelementptr i8, i8* %0, i64 2, !dbg !142
  %48 = load i8, i8* %47, align 1, !dbg !142
  %49 = icmp eq i8 %48, 47, !dbg !142
  %50 = select i1 %49, i64 1, i64 2, !dbg !142
  br label %51, !dbg !142

51:
  %52 = phi i64 [ 1, %42 ], [ 1, %39 ], [ %37, %36 ], [ %50, %46 ], !dbg !135
  %53 = getelementptr i8, i8* %0, i64 %52, !dbg !143
  store i8 0, i8* %53, align 1, !dbg !143
  br label %54, !dbg !144

54:
  %55 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %1 ], [ %0, %51 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %20 ], !dbg !135
  ret i8* %55, !dbg !145
}

define dso_local i32 @fnmatch(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !146 {
  %4 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !147
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #7, !dbg !148
  %5 = bitcast i32* %4 to i8*, !dbg !149
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8, !dbg !149
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !152
  %6 = load i32, i32* %4, align 4, !dbg !153
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8, !dbg !154
  %7 = and i32 %6, 1, !dbg !155
  ret i32 %7, !dbg !155
}

declare !dbg !156 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @regcomp(%struct.re_pattern_buffer* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !157 {
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #7, !dbg !158
  %4 = bitcast %struct.re_pattern_buffer* %0 to i8*, !dbg !159
  call void @__midway_memset(i8* noundef %4, i32 noundef 0, i64 noundef 64) #7, !dbg !159
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !160
  %6 = icmp eq i32 %5, 0, !dbg !160
  %7 = select i1 %6, i32 2, i32 0, !dbg !160
  ret i32 %7, !dbg !160
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @regexec(%struct.re_pattern_buffer* noalias nocapture noundef readnone %0, i8* noalias noundef %1, i64 noundef %2, %struct.regmatch_t* noalias noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !161 {
  %6 = call i64 @__mw_read_string(i8* noundef %1) #7, !dbg !162
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !163
  %8 = icmp eq i32 %7, 0, !dbg !163
  br i1 %8, label %30, label %9, !dbg !163

9:
  %10 = icmp ne %struct.regmatch_t* %3, null
  %11 = icmp ne i64 %2, 0, !dbg !164
  %12 = and i1 %10, %11, !dbg !164
  br i1 %12, label %13, label %30, !dbg !164

13:
  %14 = phi i64 [ %27, %13 ], [ 0, %9 ]
  %15 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i64 %14, !dbg !165
  %16 = bitcast %struct.regmatch_t* %15 to i8*, !dbg !165
  call void @__midway_check(i8* noundef %16, i64 noundef 8, i32 noundef 1) #7, !dbg !165
  %17 = icmp ne i64 %14, 0, !dbg !166
  %18 = sext i1 %17 to i64, !dbg !166
  %19 = call i64 @__mw_between(i64 noundef %18, i64 noundef %6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !166
  %20 = trunc i64 %19 to i32, !dbg !166
  %21 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %15, i64 0, i32 0, !dbg !166
  store i32 %20, i32* %21, align 4, !dbg !166
  %22 = shl i64 %19, 32, !dbg !167
  %23 = ashr exact i64 %22, 32, !dbg !167
  %24 = call i64 @__mw_between(i64 noundef %23, i64 noundef %6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !167
  %25 = trunc i64 %24 to i32, !dbg !167
  %26 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i64 %14, i32 1, !dbg !167
  store i32 %25, i32* %26, align 4, !dbg !167
  %27 = add nuw i64 %14, 1, !dbg !164
  %28 = icmp ult i64 %27, %2, !dbg !164
  %29 = select i1 %10, i1 %28, i1 false, !dbg !164
  br i1 %29, label %13, label %30, !dbg !164, !llvm.loop !168

30:
  %31 = phi i32 [ 1, %5 ], [ 0, %9 ], [ 0, %13 ], !dbg !170
  ret i32 %31, !dbg !171
}

declare !dbg !172 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i64 @regerror(i32 noundef %0, %struct.re_pattern_buffer* noalias nocapture noundef readnone %1, i8* noalias noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !173 {
  %5 = icmp eq i64 %3, 0, !dbg !174
  br i1 %5, label %7, label %6, !dbg !174

6:
  call void @__midway_check(i8* noundef %2, i64 noundef %3, i32 noundef 1) #7, !dbg !175
  store i8 0, i8* %2, align 1, !dbg !176
  br label %7, !dbg !177

7:
  ret i64 1, !dbg !178
}

define dso_local void @regfree(%struct.re_pattern_buffer* nocapture noundef %0) local_unnamed_addr #2 !dbg !179 {
  ret void, !dbg !180
}

define dso_local noalias i8* @dlopen(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !181 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !182
  ret i8* null, !dbg !183
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local noalias i8* @dlsym(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !184 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !185
  ret i8* null, !dbg !186
}

define dso_local i32 @dlclose(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !187 {
  ret i32 0, !dbg !188
}

define dso_local i8* @dlerror() local_unnamed_addr #2 !dbg !189 {
  ret i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i64 0, i64 0), !dbg !190
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #6 = { nofree norecurse nosync nounwind null_pointer_is_valid readonly }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/locale.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "setlocale", scope: !1, file: !1, line: 12, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 14, scope: !8)
!12 = !DILocation(line: 16, scope: !8)
!13 = !DILocation(line: 0, scope: !8)
!14 = !DILocation(line: 17, scope: !8)
!15 = distinct !DISubprogram(name: "localeconv", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 22, scope: !15)
!17 = distinct !DISubprogram(name: "nl_langinfo", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 25, scope: !17)
!19 = distinct !DISubprogram(name: "gettext", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 26, scope: !19)
!21 = distinct !DISubprogram(name: "dgettext", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 27, scope: !21)
!23 = distinct !DISubprogram(name: "dcgettext", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 28, scope: !23)
!25 = distinct !DISubprogram(name: "ngettext", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 29, scope: !25)
!27 = distinct !DISubprogram(name: "bindtextdomain", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 30, scope: !27)
!29 = distinct !DISubprogram(name: "bind_textdomain_codeset", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 31, scope: !29)
!31 = distinct !DISubprogram(name: "textdomain", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 32, scope: !31)
!33 = distinct !DISubprogram(name: "wcslen", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 39, scope: !33)
!35 = !DILocation(line: 40, scope: !33)
!36 = !DILocation(line: 0, scope: !33)
!37 = !DILocation(line: 41, scope: !33)
!38 = distinct !{!38, !35, !37, !39, !40}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 42, scope: !33)
!42 = !DILocation(line: 43, scope: !33)
!43 = distinct !DISubprogram(name: "wcscpy", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 48, scope: !43)
!45 = !DILocation(line: 39, scope: !33, inlinedAt: !46)
!46 = distinct !DILocation(line: 48, scope: !43)
!47 = !DILocation(line: 40, scope: !33, inlinedAt: !46)
!48 = !DILocation(line: 0, scope: !33, inlinedAt: !46)
!49 = !DILocation(line: 41, scope: !33, inlinedAt: !46)
!50 = distinct !{!50, !47, !49, !39, !40}
!51 = !DILocation(line: 42, scope: !33, inlinedAt: !46)
!52 = !DILocation(line: 49, scope: !43)
!53 = distinct !DISubprogram(name: "wmemcpy", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 54, scope: !53)
!55 = !DILocation(line: 55, scope: !53)
!56 = distinct !DISubprogram(name: "wcscmp", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 61, scope: !56)
!58 = !DILocation(line: 0, scope: !56)
!59 = !DILocation(line: 62, scope: !56)
!60 = distinct !{!60, !57, !59, !39, !40}
!61 = !DILocation(line: 63, scope: !56)
!62 = !DILocation(line: 64, scope: !56)
!63 = !DILocation(line: 65, scope: !56)
!64 = distinct !DISubprogram(name: "mbstowcs", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 70, scope: !64)
!66 = !DILocation(line: 71, scope: !64)
!67 = !DILocation(line: 73, scope: !64)
!68 = !DILocation(line: 74, scope: !64)
!69 = !DILocation(line: 75, scope: !64)
!70 = !DILocation(line: 77, scope: !64)
!71 = !DILocation(line: 76, scope: !64)
!72 = distinct !{!72, !69, !71, !39, !40}
!73 = !DILocation(line: 0, scope: !64)
!74 = !DILocation(line: 78, scope: !64)
!75 = !DISubprogram(name: "read_string", scope: !76, file: !76, line: 48, type: !9, spFlags: DISPFlagOptimized)
!76 = !DIFile(filename: "c/models.h", directory: ".")
!77 = distinct !DISubprogram(name: "wcstombs", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 39, scope: !33, inlinedAt: !79)
!79 = distinct !DILocation(line: 82, scope: !77)
!80 = !DILocation(line: 40, scope: !33, inlinedAt: !79)
!81 = !DILocation(line: 0, scope: !33, inlinedAt: !79)
!82 = !DILocation(line: 41, scope: !33, inlinedAt: !79)
!83 = distinct !{!83, !80, !82, !39, !40}
!84 = !DILocation(line: 42, scope: !33, inlinedAt: !79)
!85 = !DILocation(line: 83, scope: !77)
!86 = !DILocation(line: 85, scope: !77)
!87 = !DILocation(line: 86, scope: !77)
!88 = !DILocation(line: 87, scope: !77)
!89 = !DILocation(line: 89, scope: !77)
!90 = !DILocation(line: 88, scope: !77)
!91 = distinct !{!91, !88, !90, !39, !40}
!92 = !DILocation(line: 0, scope: !77)
!93 = !DILocation(line: 90, scope: !77)
!94 = distinct !DISubprogram(name: "mblen", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 92, scope: !94)
!96 = distinct !DISubprogram(name: "mbtowc", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 95, scope: !96)
!98 = !DILocation(line: 97, scope: !96)
!99 = !DILocation(line: 98, scope: !96)
!100 = !DILocation(line: 99, scope: !96)
!101 = !DILocation(line: 100, scope: !96)
!102 = !DILocation(line: 101, scope: !96)
!103 = !DILocation(line: 0, scope: !96)
!104 = !DILocation(line: 102, scope: !96)
!105 = distinct !DISubprogram(name: "mw_basename", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 111, scope: !105)
!107 = !DILocation(line: 0, scope: !105)
!108 = !DILocation(line: 114, scope: !105)
!109 = !DILocation(line: 113, scope: !105)
!110 = distinct !{!110, !106, !109, !39, !40}
!111 = distinct !DISubprogram(name: "__xpg_basename", scope: !1, file: !1, line: 124, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 126, scope: !111)
!113 = !DILocation(line: 128, scope: !111)
!114 = !DILocation(line: 119, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "without_slashes", scope: !1, file: !1, line: 117, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!116 = distinct !DILocation(line: 128, scope: !111)
!117 = distinct !{!117, !114, !118, !39, !40}
!118 = !DILocation(line: 120, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 129, scope: !111)
!120 = !DILocation(line: 130, scope: !111)
!121 = !DILocation(line: 131, scope: !111)
!122 = !DILocation(line: 0, scope: !111)
!123 = distinct !{!123, !121, !124, !39, !40}
!124 = !DILocation(line: 132, scope: !111)
!125 = !DILocation(line: 133, scope: !111)
!126 = !DILocation(line: 134, scope: !111)
!127 = distinct !DISubprogram(name: "dirname", scope: !1, file: !1, line: 136, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 138, scope: !127)
!129 = !DILocation(line: 140, scope: !127)
!130 = !DILocation(line: 119, scope: !115, inlinedAt: !131)
!131 = distinct !DILocation(line: 140, scope: !127)
!132 = distinct !{!132, !130, !133, !39, !40}
!133 = !DILocation(line: 120, scope: !115, inlinedAt: !131)
!134 = !DILocation(line: 141, scope: !127)
!135 = !DILocation(line: 0, scope: !127)
!136 = distinct !{!136, !134, !137, !39, !40}
!137 = !DILocation(line: 142, scope: !127)
!138 = !DILocation(line: 119, scope: !115, inlinedAt: !139)
!139 = distinct !DILocation(line: 145, scope: !127)
!140 = distinct !{!140, !138, !141, !39, !40}
!141 = !DILocation(line: 120, scope: !115, inlinedAt: !139)
!142 = !DILocation(line: 146, scope: !127)
!143 = !DILocation(line: 148, scope: !127)
!144 = !DILocation(line: 149, scope: !127)
!145 = !DILocation(line: 150, scope: !127)
!146 = distinct !DISubprogram(name: "fnmatch", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 154, scope: !146)
!148 = !DILocation(line: 155, scope: !146)
!149 = !DILocation(line: 56, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "any_int", scope: !76, file: !76, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!151 = distinct !DILocation(line: 156, scope: !146)
!152 = !DILocation(line: 57, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 58, scope: !150, inlinedAt: !151)
!154 = !DILocation(line: 59, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 156, scope: !146)
!156 = !DISubprogram(name: "read_text", scope: !76, file: !76, line: 51, type: !9, spFlags: DISPFlagOptimized)
!157 = distinct !DISubprogram(name: "regcomp", scope: !1, file: !1, line: 161, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 163, scope: !157)
!159 = !DILocation(line: 164, scope: !157)
!160 = !DILocation(line: 165, scope: !157)
!161 = distinct !DISubprogram(name: "regexec", scope: !1, file: !1, line: 168, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 170, scope: !161)
!163 = !DILocation(line: 171, scope: !161)
!164 = !DILocation(line: 173, scope: !161)
!165 = !DILocation(line: 174, scope: !161)
!166 = !DILocation(line: 175, scope: !161)
!167 = !DILocation(line: 176, scope: !161)
!168 = distinct !{!168, !164, !169, !39, !40}
!169 = !DILocation(line: 177, scope: !161)
!170 = !DILocation(line: 0, scope: !161)
!171 = !DILocation(line: 179, scope: !161)
!172 = !DISubprogram(name: "any_between", scope: !76, file: !76, line: 46, type: !9, spFlags: DISPFlagOptimized)
!173 = distinct !DISubprogram(name: "regerror", scope: !1, file: !1, line: 181, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!174 = !DILocation(line: 183, scope: !173)
!175 = !DILocation(line: 184, scope: !173)
!176 = !DILocation(line: 185, scope: !173)
!177 = !DILocation(line: 186, scope: !173)
!178 = !DILocation(line: 187, scope: !173)
!179 = distinct !DISubprogram(name: "regfree", scope: !1, file: !1, line: 190, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 190, scope: !179)
!181 = distinct !DISubprogram(name: "dlopen", scope: !1, file: !1, line: 194, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 196, scope: !181)
!183 = !DILocation(line: 197, scope: !181)
!184 = distinct !DISubprogram(name: "dlsym", scope: !1, file: !1, line: 200, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 202, scope: !184)
!186 = !DILocation(line: 203, scope: !184)
!187 = distinct !DISubprogram(name: "dlclose", scope: !1, file: !1, line: 206, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 206, scope: !187)
!189 = distinct !DISubprogram(name: "dlerror", scope: !1, file: !1, line: 207, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!190 = !DILocation(line: 207, scope: !189)
