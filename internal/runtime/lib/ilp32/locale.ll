target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.lconv = type { i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i32, i32, i32, i8*, i8*, i32, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }

@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"setlocale\00", align 1
@localeconv.c = internal global %struct.lconv { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0 }, align 4
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

define dso_local i8* @setlocale(i32 noundef %0, i8* noundef readonly %1) local_unnamed_addr #0 !dbg !9 {
  %3 = icmp eq i8* %1, null, !dbg !12
  br i1 %3, label %14, label %4, !dbg !12

4:
  %5 = load i8, i8* %1, align 1, !dbg !12
  switch i8 %5, label %10 [
    i8 0, label %14
    i8 67, label %6
  ], !dbg !12

6:
  %7 = getelementptr i8, i8* %1, i32 1, !dbg !12
  %8 = load i8, i8* %7, align 1, !dbg !12
  %9 = icmp eq i8 %8, 0, !dbg !12
  br i1 %9, label %14, label %10, !dbg !12

10:
  %11 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0)) #7, !dbg !13
  %12 = icmp eq i32 %11, 0, !dbg !13
  %13 = select i1 %12, i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), !dbg !13
  br label %14, !dbg !13

14:
  %15 = phi i8* [ %13, %10 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), %4 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), %6 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), %2 ], !dbg !14
  ret i8* %15, !dbg !15
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

define dso_local nonnull %struct.lconv* @localeconv() local_unnamed_addr #2 !dbg !16 {
  ret %struct.lconv* @localeconv.c, !dbg !17
}

define dso_local i8* @nl_langinfo(i32 noundef %0) local_unnamed_addr #2 !dbg !18 {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), !dbg !19
}

define dso_local i8* @gettext(i8* noundef readnone returned %0) local_unnamed_addr #2 !dbg !20 {
  ret i8* %0, !dbg !21
}

define dso_local i8* @dgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 !dbg !22 {
  ret i8* %1, !dbg !23
}

define dso_local i8* @dcgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1, i32 noundef %2) local_unnamed_addr #2 !dbg !24 {
  ret i8* %1, !dbg !25
}

define dso_local i8* @ngettext(i8* noundef readnone %0, i8* noundef readnone %1, i32 noundef %2) local_unnamed_addr #2 !dbg !26 {
  %4 = icmp eq i32 %2, 1, !dbg !27
  %5 = select i1 %4, i8* %0, i8* %1, !dbg !27
  ret i8* %5, !dbg !27
}

define dso_local i8* @bindtextdomain(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 !dbg !28 {
  ret i8* %1, !dbg !29
}

define dso_local i8* @bind_textdomain_codeset(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 !dbg !30 {
  ret i8* %1, !dbg !31
}

define dso_local i8* @textdomain(i8* noundef readnone returned %0) local_unnamed_addr #2 !dbg !32 {
  ret i8* %0, !dbg !33
}

define dso_local i32 @wcslen(i32* noundef %0) local_unnamed_addr #3 !dbg !34 {
  %2 = bitcast i32* %0 to i8*, !dbg !35
  call void @__midway_check(i8* noundef %2, i32 noundef 4, i32 noundef 0) #7, !dbg !35
  br label %3, !dbg !36

3:
  %4 = phi i32 [ 0, %1 ], [ %8, %3 ], !dbg !37
  %5 = getelementptr i32, i32* %0, i32 %4, !dbg !36
  %6 = load i32, i32* %5, align 4, !dbg !36
  %7 = icmp eq i32 %6, 0, !dbg !36
  %8 = add i32 %4, 1, !dbg !38
  br i1 %7, label %9, label %3, !dbg !36, !llvm.loop !39

9:
  %10 = shl i32 %4, 2, !dbg !42
  %11 = add i32 %10, 4, !dbg !42
  call void @__midway_touched(i8* noundef %2, i32 noundef %11, i32 noundef 0) #7, !dbg !42
  ret i32 %4, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32* @wcscpy(i32* noalias noundef returned %0, i32* noalias noundef %1) local_unnamed_addr #0 !dbg !44 {
  %3 = bitcast i32* %1 to i8*, !dbg !45
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 0) #7, !dbg !46
  br label %4, !dbg !48

4:
  %5 = phi i32 [ 0, %2 ], [ %9, %4 ], !dbg !49
  %6 = getelementptr i32, i32* %1, i32 %5, !dbg !48
  %7 = load i32, i32* %6, align 4, !dbg !48
  %8 = icmp eq i32 %7, 0, !dbg !48
  %9 = add i32 %5, 1, !dbg !50
  br i1 %8, label %10, label %4, !dbg !48, !llvm.loop !51

10:
  %11 = bitcast i32* %0 to i8*, !dbg !45
  %12 = shl i32 %5, 2, !dbg !52
  %13 = add i32 %12, 4, !dbg !52
  call void @__midway_touched(i8* noundef %3, i32 noundef %13, i32 noundef 0) #7, !dbg !52
  call void @__midway_memcpy(i8* noundef %11, i8* noundef %3, i32 noundef %13) #7, !dbg !45
  ret i32* %0, !dbg !53
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32* @wmemcpy(i32* noalias noundef returned %0, i32* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !54 {
  %4 = bitcast i32* %0 to i8*, !dbg !55
  %5 = bitcast i32* %1 to i8*, !dbg !55
  %6 = shl i32 %2, 2, !dbg !55
  call void @__midway_memcpy(i8* noundef %4, i8* noundef %5, i32 noundef %6) #7, !dbg !55
  ret i32* %0, !dbg !56
}

define dso_local i32 @wcscmp(i32* noundef %0, i32* noundef %1) local_unnamed_addr #3 !dbg !57 {
  br label %3, !dbg !58

3:
  %4 = phi i32 [ 0, %2 ], [ %12, %3 ], !dbg !59
  %5 = getelementptr i32, i32* %0, i32 %4, !dbg !58
  %6 = load i32, i32* %5, align 4, !dbg !58
  %7 = getelementptr i32, i32* %1, i32 %4, !dbg !58
  %8 = load i32, i32* %7, align 4, !dbg !58
  %9 = icmp ne i32 %6, %8, !dbg !58
  %10 = icmp eq i32 %6, 0, !dbg !58
  %11 = or i1 %10, %9, !dbg !58
  %12 = add i32 %4, 1, !dbg !60
  br i1 %11, label %13, label %3, !dbg !58, !llvm.loop !61

13:
  %14 = getelementptr i32, i32* %0, i32 %4, !dbg !58
  %15 = getelementptr i32, i32* %1, i32 %4, !dbg !58
  %16 = bitcast i32* %0 to i8*, !dbg !62
  %17 = shl i32 %4, 2, !dbg !62
  %18 = add i32 %17, 4, !dbg !62
  call void @__midway_touched(i8* noundef %16, i32 noundef %18, i32 noundef 0) #7, !dbg !62
  %19 = bitcast i32* %1 to i8*, !dbg !63
  call void @__midway_touched(i8* noundef %19, i32 noundef %18, i32 noundef 0) #7, !dbg !63
  %20 = load i32, i32* %14, align 4, !dbg !64
  %21 = load i32, i32* %15, align 4, !dbg !64
  %22 = icmp sgt i32 %20, %21, !dbg !64
  %23 = zext i1 %22 to i32, !dbg !64
  %24 = icmp slt i32 %20, %21, !dbg !64
  %25 = sext i1 %24 to i32, !dbg !64
  %26 = add nsw i32 %25, %23, !dbg !64
  ret i32 %26, !dbg !64
}

define dso_local i32 @mbstowcs(i32* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = call i32 @__mw_read_string(i8* noundef %1) #7, !dbg !66
  %5 = icmp eq i32* %0, null, !dbg !67
  br i1 %5, label %23, label %6, !dbg !67

6:
  %7 = icmp ult i32 %4, %2, !dbg !68
  %8 = add i32 %4, 1, !dbg !68
  %9 = select i1 %7, i32 %8, i32 %2, !dbg !68
  %10 = bitcast i32* %0 to i8*, !dbg !69
  %11 = shl i32 %9, 2, !dbg !69
  call void @__midway_check(i8* noundef nonnull %10, i32 noundef %11, i32 noundef 1) #7, !dbg !69
  %12 = icmp eq i32 %9, 0, !dbg !70
  br i1 %12, label %13, label %15, !dbg !70

13:
  %14 = select i1 %7, i32 %4, i32 %2, !dbg !71
  br label %23

15:
  %16 = phi i32 [ %21, %15 ], [ 0, %6 ]
  %17 = getelementptr i8, i8* %1, i32 %16, !dbg !72
  %18 = load i8, i8* %17, align 1, !dbg !72
  %19 = zext i8 %18 to i32, !dbg !72
  %20 = getelementptr i32, i32* %0, i32 %16, !dbg !72
  store i32 %19, i32* %20, align 4, !dbg !72
  %21 = add nuw i32 %16, 1, !dbg !70
  %22 = icmp eq i32 %21, %9, !dbg !70
  br i1 %22, label %13, label %15, !dbg !70, !llvm.loop !73

23:
  %24 = phi i32 [ %14, %13 ], [ %4, %3 ], !dbg !74
  ret i32 %24, !dbg !75
}

declare !dbg !76 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i32 @wcstombs(i8* noalias noundef %0, i32* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = bitcast i32* %1 to i8*, !dbg !79
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 0) #7, !dbg !79
  br label %5, !dbg !81

5:
  %6 = phi i32 [ 0, %3 ], [ %10, %5 ], !dbg !82
  %7 = getelementptr i32, i32* %1, i32 %6, !dbg !81
  %8 = load i32, i32* %7, align 4, !dbg !81
  %9 = icmp eq i32 %8, 0, !dbg !81
  %10 = add i32 %6, 1, !dbg !83
  br i1 %9, label %11, label %5, !dbg !81, !llvm.loop !84

11:
  %12 = shl i32 %6, 2, !dbg !85
  %13 = add i32 %12, 4, !dbg !85
  call void @__midway_touched(i8* noundef %4, i32 noundef %13, i32 noundef 0) #7, !dbg !85
  %14 = icmp eq i8* %0, null, !dbg !86
  br i1 %14, label %29, label %15, !dbg !86

15:
  %16 = icmp ult i32 %6, %2, !dbg !87
  %17 = select i1 %16, i32 %10, i32 %2, !dbg !87
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef %17, i32 noundef 1) #7, !dbg !88
  %18 = icmp eq i32 %17, 0, !dbg !89
  br i1 %18, label %19, label %21, !dbg !89

19:
  %20 = select i1 %16, i32 %6, i32 %2, !dbg !90
  br label %29

21:
  %22 = phi i32 [ %27, %21 ], [ 0, %15 ]
  %23 = getelementptr i32, i32* %1, i32 %22, !dbg !91
  %24 = load i32, i32* %23, align 4, !dbg !91
  %25 = trunc i32 %24 to i8, !dbg !91
  %26 = getelementptr i8, i8* %0, i32 %22, !dbg !91
  store i8 %25, i8* %26, align 1, !dbg !91
  %27 = add nuw i32 %22, 1, !dbg !89
  %28 = icmp eq i32 %27, %17, !dbg !89
  br i1 %28, label %19, label %21, !dbg !89, !llvm.loop !92

29:
  %30 = phi i32 [ %20, %19 ], [ %6, %11 ], !dbg !93
  ret i32 %30, !dbg !94
}

define dso_local i32 @mblen(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 !dbg !95 {
  %3 = icmp ne i8* %0, null, !dbg !96
  %4 = icmp ne i32 %1, 0, !dbg !96
  %5 = and i1 %3, %4, !dbg !96
  br i1 %5, label %6, label %10, !dbg !96

6:
  %7 = load i8, i8* %0, align 1, !dbg !96
  %8 = icmp ne i8 %7, 0, !dbg !96
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ 0, %2 ], [ %9, %6 ]
  ret i32 %11, !dbg !96
}

define dso_local i32 @mbtowc(i32* noalias noundef %0, i8* noalias noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !97 {
  %4 = icmp ne i8* %1, null, !dbg !98
  %5 = icmp ne i32 %2, 0, !dbg !98
  %6 = and i1 %4, %5, !dbg !98
  br i1 %6, label %7, label %17, !dbg !98

7:
  %8 = icmp eq i32* %0, null, !dbg !99
  br i1 %8, label %13, label %9, !dbg !99

9:
  %10 = bitcast i32* %0 to i8*, !dbg !100
  call void @__midway_check(i8* noundef nonnull %10, i32 noundef 4, i32 noundef 1) #7, !dbg !100
  %11 = load i8, i8* %1, align 1, !dbg !101
  %12 = zext i8 %11 to i32, !dbg !101
  store i32 %12, i32* %0, align 4, !dbg !101
  br label %13, !dbg !102

13:
  %14 = load i8, i8* %1, align 1, !dbg !103
  %15 = icmp ne i8 %14, 0, !dbg !103
  %16 = zext i1 %15 to i32, !dbg !103
  br label %17, !dbg !103

17:
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !104
  ret i32 %18, !dbg !105
}

define dso_local i8* @basename(i8* noundef readonly %0) local_unnamed_addr #6 !dbg !106 {
  br label %2, !dbg !107

2:
  %3 = phi i8* [ %0, %1 ], [ %11, %10 ], !dbg !108
  %4 = phi i32 [ 0, %1 ], [ %12, %10 ], !dbg !107
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !107
  %6 = load i8, i8* %5, align 1, !dbg !107
  switch i8 %6, label %10 [
    i8 0, label %7
    i8 47, label %8
  ], !dbg !107

7:
  ret i8* %3, !dbg !109

8:
  %9 = getelementptr i8, i8* %5, i32 1, !dbg !110
  br label %10, !dbg !110

10:
  %11 = phi i8* [ %9, %8 ], [ %3, %2 ], !dbg !108
  %12 = add i32 %4, 1, !dbg !107
  br label %2, !dbg !107, !llvm.loop !111
}

define dso_local i8* @__xpg_basename(i8* noundef %0) local_unnamed_addr #0 !dbg !112 {
  %2 = icmp eq i8* %0, null, !dbg !113
  br i1 %2, label %38, label %3, !dbg !113

3:
  %4 = load i8, i8* %0, align 1, !dbg !113
  %5 = icmp eq i8 %4, 0, !dbg !113
  br i1 %5, label %38, label %6, !dbg !113

6:
  %7 = call i32 @__mw_read_string(i8* noundef nonnull %0) #7, !dbg !114
  %8 = icmp ne i32 %7, 0, !dbg !115
  %9 = zext i1 %8 to i32, !dbg !115
  br label %10, !dbg !115

10:
  %11 = phi i32 [ %7, %6 ], [ %14, %13 ]
  %12 = icmp ugt i32 %11, 1, !dbg !115
  br i1 %12, label %13, label %18, !dbg !115

13:
  %14 = add i32 %11, -1, !dbg !115
  %15 = getelementptr i8, i8* %0, i32 %14, !dbg !115
  %16 = load i8, i8* %15, align 1, !dbg !115
  %17 = icmp eq i8 %16, 47, !dbg !115
  br i1 %17, label %10, label %18, !dbg !115, !llvm.loop !118

18:
  %19 = phi i32 [ %9, %10 ], [ %11, %13 ]
  %20 = getelementptr i8, i8* %0, i32 %19, !dbg !120
  %21 = load i8, i8* %20, align 1, !dbg !120
  %22 = icmp eq i8 %21, 0, !dbg !120
  br i1 %22, label %24, label %23, !dbg !120

23:
  store i8 0, i8* %20, align 1, !dbg !121
  br label %24, !dbg !121

24:
  br label %25, !dbg !122

25:
  %26 = phi i32 [ %29, %28 ], [ %19, %24 ], !dbg !123
  %27 = icmp eq i32 %26, 0, !dbg !122
  br i1 %27, label %33, label %28, !dbg !122

28:
  %29 = add i32 %26, -1, !dbg !122
  %30 = getelementptr i8, i8* %0, i32 %29, !dbg !122
  %31 = load i8, i8* %30, align 1, !dbg !122
  %32 = icmp eq i8 %31, 47, !dbg !122
  br i1 %32, label %33, label %25, !dbg !122, !llvm.loop !124

33:
  %34 = phi i32 [ 0, %25 ], [ %26, %28 ], !dbg !123
  %35 = icmp eq i32 %34, %19, !dbg !126
  %36 = select i1 %35, i32 0, i32 %34, !dbg !126
  %37 = getelementptr i8, i8* %0, i32 %36, !dbg !126
  br label %38

38:
  %39 = phi i8* [ %37, %33 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %1 ], !dbg !123
  ret i8* %39, !dbg !127
}

define dso_local i8* @dirname(i8* noundef %0) local_unnamed_addr #0 !dbg !128 {
  %2 = icmp eq i8* %0, null, !dbg !129
  br i1 %2, label %54, label %3, !dbg !129

3:
  %4 = load i8, i8* %0, align 1, !dbg !129
  %5 = icmp eq i8 %4, 0, !dbg !129
  br i1 %5, label %54, label %6, !dbg !129

6:
  %7 = call i32 @__mw_read_string(i8* noundef nonnull %0) #7, !dbg !130
  %8 = icmp ne i32 %7, 0, !dbg !131
  %9 = zext i1 %8 to i32, !dbg !131
  br label %10, !dbg !131

10:
  %11 = phi i32 [ %7, %6 ], [ %14, %13 ]
  %12 = icmp ugt i32 %11, 1, !dbg !131
  br i1 %12, label %13, label %18, !dbg !131

13:
  %14 = add i32 %11, -1, !dbg !131
  %15 = getelementptr i8, i8* %0, i32 %14, !dbg !131
  %16 = load i8, i8* %15, align 1, !dbg !131
  %17 = icmp eq i8 %16, 47, !dbg !131
  br i1 %17, label %10, label %18, !dbg !131, !llvm.loop !133

18:
  %19 = phi i32 [ %11, %13 ], [ %9, %10 ]
  br label %20, !dbg !135

20:
  %21 = phi i32 [ %24, %23 ], [ %19, %18 ], !dbg !136
  %22 = icmp eq i32 %21, 0, !dbg !135
  br i1 %22, label %54, label %23, !dbg !135

23:
  %24 = add i32 %21, -1, !dbg !135
  %25 = getelementptr i8, i8* %0, i32 %24, !dbg !135
  %26 = load i8, i8* %25, align 1, !dbg !135
  %27 = icmp eq i8 %26, 47, !dbg !135
  br i1 %27, label %28, label %20, !dbg !135, !llvm.loop !137

28:
  %29 = phi i32 [ %32, %31 ], [ %21, %23 ]
  %30 = icmp ugt i32 %29, 1, !dbg !139
  br i1 %30, label %31, label %36, !dbg !139

31:
  %32 = add i32 %29, -1, !dbg !139
  %33 = getelementptr i8, i8* %0, i32 %32, !dbg !139
  %34 = load i8, i8* %33, align 1, !dbg !139
  %35 = icmp eq i8 %34, 47, !dbg !139
  br i1 %35, label %28, label %36, !dbg !139, !llvm.loop !141

36:
  %37 = phi i32 [ 1, %28 ], [ %29, %31 ]
  %38 = icmp eq i32 %37, 1, !dbg !143
  br i1 %38, label %39, label %51, !dbg !143

39:
  %40 = load i8, i8* %0, align 1, !dbg !143
  %41 = icmp eq i8 %40, 47, !dbg !143
  br i1 %41, label %42, label %51, !dbg !143

42:
  %43 = getelementptr i8, i8* %0, i32 1, !dbg !143
  %44 = load i8, i8* %43, align 1, !dbg !143
  %45 = icmp eq i8 %44, 47, !dbg !143
  br i1 %45, label %46, label %51, !dbg !143

46:
  %47 = getelementptr i8, i8* %0, i32 2, !dbg !143
  %48 = load i8, i8* %47, align 1, !dbg !143
  %49 = icmp eq i8 %48, 47, !dbg !143
  %50 = select i1 %49, i32 1, i32 2, !dbg !143
  br label %51, !dbg !143

51:
  %52 = phi i32 [ 1, %42 ], [ 1, %39 ], [ %37, %36 ], [ %50, %46 ], !dbg !136
  %53 = getelementptr i8, i8* %0, i32 %52, !dbg !144
  store i8 0, i8* %53, align 1, !dbg !144
  br label %54, !dbg !145

54:
  %55 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %1 ], [ %0, %51 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %20 ], !dbg !136
  ret i8* %55, !dbg !146
}

define dso_local i32 @fnmatch(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !147 {
  %4 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !148
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #7, !dbg !149
  %5 = bitcast i32* %4 to i8*, !dbg !150
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8, !dbg !150
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !153
  %6 = load i32, i32* %4, align 4, !dbg !154
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8, !dbg !155
  %7 = and i32 %6, 1, !dbg !156
  ret i32 %7, !dbg !156
}

declare !dbg !157 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @regcomp(%struct.re_pattern_buffer* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !158 {
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #7, !dbg !159
  %4 = bitcast %struct.re_pattern_buffer* %0 to i8*, !dbg !160
  call void @__midway_memset(i8* noundef %4, i32 noundef 0, i32 noundef 32) #7, !dbg !160
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !161
  %6 = icmp eq i32 %5, 0, !dbg !161
  %7 = select i1 %6, i32 2, i32 0, !dbg !161
  ret i32 %7, !dbg !161
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @regexec(%struct.re_pattern_buffer* noalias nocapture noundef readnone %0, i8* noalias noundef %1, i32 noundef %2, %struct.regmatch_t* noalias noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !162 {
  %6 = call i32 @__mw_read_string(i8* noundef %1) #7, !dbg !163
  %7 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !164
  %8 = icmp eq i32 %7, 0, !dbg !164
  br i1 %8, label %26, label %9, !dbg !164

9:
  %10 = icmp ne %struct.regmatch_t* %3, null
  %11 = icmp ne i32 %2, 0, !dbg !165
  %12 = and i1 %10, %11, !dbg !165
  br i1 %12, label %13, label %26, !dbg !165

13:
  %14 = phi i32 [ %23, %13 ], [ 0, %9 ]
  %15 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i32 %14, !dbg !166
  %16 = bitcast %struct.regmatch_t* %15 to i8*, !dbg !166
  call void @__midway_check(i8* noundef %16, i32 noundef 8, i32 noundef 1) #7, !dbg !166
  %17 = icmp ne i32 %14, 0, !dbg !167
  %18 = sext i1 %17 to i32, !dbg !167
  %19 = call i32 @__mw_between(i32 noundef %18, i32 noundef %6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !167
  %20 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %15, i32 0, i32 0, !dbg !167
  store i32 %19, i32* %20, align 4, !dbg !167
  %21 = call i32 @__mw_between(i32 noundef %19, i32 noundef %6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !168
  %22 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i32 %14, i32 1, !dbg !168
  store i32 %21, i32* %22, align 4, !dbg !168
  %23 = add nuw i32 %14, 1, !dbg !165
  %24 = icmp ult i32 %23, %2, !dbg !165
  %25 = select i1 %10, i1 %24, i1 false, !dbg !165
  br i1 %25, label %13, label %26, !dbg !165, !llvm.loop !169

26:
  %27 = phi i32 [ 1, %5 ], [ 0, %9 ], [ 0, %13 ], !dbg !171
  ret i32 %27, !dbg !172
}

declare !dbg !173 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @regerror(i32 noundef %0, %struct.re_pattern_buffer* noalias nocapture noundef readnone %1, i8* noalias noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !174 {
  %5 = icmp eq i32 %3, 0, !dbg !175
  br i1 %5, label %7, label %6, !dbg !175

6:
  call void @__midway_check(i8* noundef %2, i32 noundef %3, i32 noundef 1) #7, !dbg !176
  store i8 0, i8* %2, align 1, !dbg !177
  br label %7, !dbg !178

7:
  ret i32 1, !dbg !179
}

define dso_local void @regfree(%struct.re_pattern_buffer* nocapture noundef %0) local_unnamed_addr #2 !dbg !180 {
  ret void, !dbg !181
}

define dso_local noalias i8* @dlopen(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !182 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !183
  ret i8* null, !dbg !184
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local noalias i8* @dlsym(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !185 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !186
  ret i8* null, !dbg !187
}

define dso_local i32 @dlclose(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !188 {
  ret i32 0, !dbg !189
}

define dso_local i8* @dlerror() local_unnamed_addr #2 !dbg !190 {
  ret i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i32 0, i32 0), !dbg !191
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/locale.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "setlocale", scope: !1, file: !1, line: 12, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 14, scope: !9)
!13 = !DILocation(line: 16, scope: !9)
!14 = !DILocation(line: 0, scope: !9)
!15 = !DILocation(line: 17, scope: !9)
!16 = distinct !DISubprogram(name: "localeconv", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 22, scope: !16)
!18 = distinct !DISubprogram(name: "nl_langinfo", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 25, scope: !18)
!20 = distinct !DISubprogram(name: "gettext", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 26, scope: !20)
!22 = distinct !DISubprogram(name: "dgettext", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 27, scope: !22)
!24 = distinct !DISubprogram(name: "dcgettext", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 28, scope: !24)
!26 = distinct !DISubprogram(name: "ngettext", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 29, scope: !26)
!28 = distinct !DISubprogram(name: "bindtextdomain", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 30, scope: !28)
!30 = distinct !DISubprogram(name: "bind_textdomain_codeset", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 31, scope: !30)
!32 = distinct !DISubprogram(name: "textdomain", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 32, scope: !32)
!34 = distinct !DISubprogram(name: "wcslen", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 39, scope: !34)
!36 = !DILocation(line: 40, scope: !34)
!37 = !DILocation(line: 0, scope: !34)
!38 = !DILocation(line: 41, scope: !34)
!39 = distinct !{!39, !36, !38, !40, !41}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 42, scope: !34)
!43 = !DILocation(line: 43, scope: !34)
!44 = distinct !DISubprogram(name: "wcscpy", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 48, scope: !44)
!46 = !DILocation(line: 39, scope: !34, inlinedAt: !47)
!47 = distinct !DILocation(line: 48, scope: !44)
!48 = !DILocation(line: 40, scope: !34, inlinedAt: !47)
!49 = !DILocation(line: 0, scope: !34, inlinedAt: !47)
!50 = !DILocation(line: 41, scope: !34, inlinedAt: !47)
!51 = distinct !{!51, !48, !50, !40, !41}
!52 = !DILocation(line: 42, scope: !34, inlinedAt: !47)
!53 = !DILocation(line: 49, scope: !44)
!54 = distinct !DISubprogram(name: "wmemcpy", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 54, scope: !54)
!56 = !DILocation(line: 55, scope: !54)
!57 = distinct !DISubprogram(name: "wcscmp", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 61, scope: !57)
!59 = !DILocation(line: 0, scope: !57)
!60 = !DILocation(line: 62, scope: !57)
!61 = distinct !{!61, !58, !60, !40, !41}
!62 = !DILocation(line: 63, scope: !57)
!63 = !DILocation(line: 64, scope: !57)
!64 = !DILocation(line: 65, scope: !57)
!65 = distinct !DISubprogram(name: "mbstowcs", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 70, scope: !65)
!67 = !DILocation(line: 71, scope: !65)
!68 = !DILocation(line: 73, scope: !65)
!69 = !DILocation(line: 74, scope: !65)
!70 = !DILocation(line: 75, scope: !65)
!71 = !DILocation(line: 77, scope: !65)
!72 = !DILocation(line: 76, scope: !65)
!73 = distinct !{!73, !70, !72, !40, !41}
!74 = !DILocation(line: 0, scope: !65)
!75 = !DILocation(line: 78, scope: !65)
!76 = !DISubprogram(name: "read_string", scope: !77, file: !77, line: 48, type: !10, spFlags: DISPFlagOptimized)
!77 = !DIFile(filename: "c/models.h", directory: ".")
!78 = distinct !DISubprogram(name: "wcstombs", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 39, scope: !34, inlinedAt: !80)
!80 = distinct !DILocation(line: 82, scope: !78)
!81 = !DILocation(line: 40, scope: !34, inlinedAt: !80)
!82 = !DILocation(line: 0, scope: !34, inlinedAt: !80)
!83 = !DILocation(line: 41, scope: !34, inlinedAt: !80)
!84 = distinct !{!84, !81, !83, !40, !41}
!85 = !DILocation(line: 42, scope: !34, inlinedAt: !80)
!86 = !DILocation(line: 83, scope: !78)
!87 = !DILocation(line: 85, scope: !78)
!88 = !DILocation(line: 86, scope: !78)
!89 = !DILocation(line: 87, scope: !78)
!90 = !DILocation(line: 89, scope: !78)
!91 = !DILocation(line: 88, scope: !78)
!92 = distinct !{!92, !89, !91, !40, !41}
!93 = !DILocation(line: 0, scope: !78)
!94 = !DILocation(line: 90, scope: !78)
!95 = distinct !DISubprogram(name: "mblen", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 92, scope: !95)
!97 = distinct !DISubprogram(name: "mbtowc", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 95, scope: !97)
!99 = !DILocation(line: 97, scope: !97)
!100 = !DILocation(line: 98, scope: !97)
!101 = !DILocation(line: 99, scope: !97)
!102 = !DILocation(line: 100, scope: !97)
!103 = !DILocation(line: 101, scope: !97)
!104 = !DILocation(line: 0, scope: !97)
!105 = !DILocation(line: 102, scope: !97)
!106 = distinct !DISubprogram(name: "mw_basename", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 111, scope: !106)
!108 = !DILocation(line: 0, scope: !106)
!109 = !DILocation(line: 114, scope: !106)
!110 = !DILocation(line: 113, scope: !106)
!111 = distinct !{!111, !107, !110, !40, !41}
!112 = distinct !DISubprogram(name: "__xpg_basename", scope: !1, file: !1, line: 124, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 126, scope: !112)
!114 = !DILocation(line: 128, scope: !112)
!115 = !DILocation(line: 119, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "without_slashes", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!117 = distinct !DILocation(line: 128, scope: !112)
!118 = distinct !{!118, !115, !119, !40, !41}
!119 = !DILocation(line: 120, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 129, scope: !112)
!121 = !DILocation(line: 130, scope: !112)
!122 = !DILocation(line: 131, scope: !112)
!123 = !DILocation(line: 0, scope: !112)
!124 = distinct !{!124, !122, !125, !40, !41}
!125 = !DILocation(line: 132, scope: !112)
!126 = !DILocation(line: 133, scope: !112)
!127 = !DILocation(line: 134, scope: !112)
!128 = distinct !DISubprogram(name: "dirname", scope: !1, file: !1, line: 136, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 138, scope: !128)
!130 = !DILocation(line: 140, scope: !128)
!131 = !DILocation(line: 119, scope: !116, inlinedAt: !132)
!132 = distinct !DILocation(line: 140, scope: !128)
!133 = distinct !{!133, !131, !134, !40, !41}
!134 = !DILocation(line: 120, scope: !116, inlinedAt: !132)
!135 = !DILocation(line: 141, scope: !128)
!136 = !DILocation(line: 0, scope: !128)
!137 = distinct !{!137, !135, !138, !40, !41}
!138 = !DILocation(line: 142, scope: !128)
!139 = !DILocation(line: 119, scope: !116, inlinedAt: !140)
!140 = distinct !DILocation(line: 145, scope: !128)
!141 = distinct !{!141, !139, !142, !40, !41}
!142 = !DILocation(line: 120, scope: !116, inlinedAt: !140)
!143 = !DILocation(line: 146, scope: !128)
!144 = !DILocation(line: 148, scope: !128)
!145 = !DILocation(line: 149, scope: !128)
!146 = !DILocation(line: 150, scope: !128)
!147 = distinct !DISubprogram(name: "fnmatch", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 154, scope: !147)
!149 = !DILocation(line: 155, scope: !147)
!150 = !DILocation(line: 56, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "any_int", scope: !77, file: !77, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!152 = distinct !DILocation(line: 156, scope: !147)
!153 = !DILocation(line: 57, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 58, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 59, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 156, scope: !147)
!157 = !DISubprogram(name: "read_text", scope: !77, file: !77, line: 51, type: !10, spFlags: DISPFlagOptimized)
!158 = distinct !DISubprogram(name: "regcomp", scope: !1, file: !1, line: 161, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!159 = !DILocation(line: 163, scope: !158)
!160 = !DILocation(line: 164, scope: !158)
!161 = !DILocation(line: 165, scope: !158)
!162 = distinct !DISubprogram(name: "regexec", scope: !1, file: !1, line: 168, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 170, scope: !162)
!164 = !DILocation(line: 171, scope: !162)
!165 = !DILocation(line: 173, scope: !162)
!166 = !DILocation(line: 174, scope: !162)
!167 = !DILocation(line: 175, scope: !162)
!168 = !DILocation(line: 176, scope: !162)
!169 = distinct !{!169, !165, !170, !40, !41}
!170 = !DILocation(line: 177, scope: !162)
!171 = !DILocation(line: 0, scope: !162)
!172 = !DILocation(line: 179, scope: !162)
!173 = !DISubprogram(name: "any_between", scope: !77, file: !77, line: 46, type: !10, spFlags: DISPFlagOptimized)
!174 = distinct !DISubprogram(name: "regerror", scope: !1, file: !1, line: 181, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!175 = !DILocation(line: 183, scope: !174)
!176 = !DILocation(line: 184, scope: !174)
!177 = !DILocation(line: 185, scope: !174)
!178 = !DILocation(line: 186, scope: !174)
!179 = !DILocation(line: 187, scope: !174)
!180 = distinct !DISubprogram(name: "regfree", scope: !1, file: !1, line: 190, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!181 = !DILocation(line: 190, scope: !180)
!182 = distinct !DISubprogram(name: "dlopen", scope: !1, file: !1, line: 194, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 196, scope: !182)
!184 = !DILocation(line: 197, scope: !182)
!185 = distinct !DISubprogram(name: "dlsym", scope: !1, file: !1, line: 200, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!186 = !DILocation(line: 202, scope: !185)
!187 = !DILocation(line: 203, scope: !185)
!188 = distinct !DISubprogram(name: "dlclose", scope: !1, file: !1, line: 206, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!189 = !DILocation(line: 206, scope: !188)
!190 = distinct !DISubprogram(name: "dlerror", scope: !1, file: !1, line: 207, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 207, scope: !190)
