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
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !65
  br label %4, !dbg !69

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !72
  %6 = getelementptr i8, i8* %1, i64 %5, !dbg !69
  %7 = load i8, i8* %6, align 1, !dbg !69
  %8 = icmp eq i8 %7, 0, !dbg !69
  %9 = add i64 %5, 1, !dbg !73
  br i1 %8, label %10, label %4, !dbg !69, !llvm.loop !74

10:
  call void @__midway_touched(i8* noundef %1, i64 noundef %9, i32 noundef 0) #7, !dbg !75
  %11 = icmp eq i32* %0, null, !dbg !76
  br i1 %11, label %28, label %12, !dbg !76

12:
  %13 = icmp ult i64 %5, %2, !dbg !77
  %14 = select i1 %13, i64 %9, i64 %2, !dbg !77
  %15 = bitcast i32* %0 to i8*, !dbg !78
  %16 = shl i64 %14, 2, !dbg !78
  call void @__midway_check(i8* noundef nonnull %15, i64 noundef %16, i32 noundef 1) #7, !dbg !78
  %17 = icmp eq i64 %14, 0, !dbg !79
  br i1 %17, label %18, label %20, !dbg !79

18:
  %19 = select i1 %13, i64 %5, i64 %2, !dbg !80
  br label %28

20:
  %21 = phi i64 [ %26, %20 ], [ 0, %12 ]
  %22 = getelementptr i8, i8* %1, i64 %21, !dbg !81
  %23 = load i8, i8* %22, align 1, !dbg !81
  %24 = zext i8 %23 to i32, !dbg !81
  %25 = getelementptr i32, i32* %0, i64 %21, !dbg !81
  store i32 %24, i32* %25, align 4, !dbg !81
  %26 = add nuw i64 %21, 1, !dbg !79
  %27 = icmp eq i64 %26, %14, !dbg !79
  br i1 %27, label %18, label %20, !dbg !79, !llvm.loop !82

28:
  %29 = phi i64 [ %19, %18 ], [ %5, %10 ], !dbg !83
  ret i64 %29, !dbg !84
}

define dso_local i64 @wcstombs(i8* noalias noundef %0, i32* noalias noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !85 {
  %4 = bitcast i32* %1 to i8*, !dbg !86
  call void @__midway_check(i8* noundef %4, i64 noundef 4, i32 noundef 0) #7, !dbg !86
  br label %5, !dbg !88

5:
  %6 = phi i64 [ 0, %3 ], [ %10, %5 ], !dbg !89
  %7 = getelementptr i32, i32* %1, i64 %6, !dbg !88
  %8 = load i32, i32* %7, align 4, !dbg !88
  %9 = icmp eq i32 %8, 0, !dbg !88
  %10 = add i64 %6, 1, !dbg !90
  br i1 %9, label %11, label %5, !dbg !88, !llvm.loop !91

11:
  %12 = shl i64 %6, 2, !dbg !92
  %13 = add i64 %12, 4, !dbg !92
  call void @__midway_touched(i8* noundef %4, i64 noundef %13, i32 noundef 0) #7, !dbg !92
  %14 = icmp eq i8* %0, null, !dbg !93
  br i1 %14, label %29, label %15, !dbg !93

15:
  %16 = icmp ult i64 %6, %2, !dbg !94
  %17 = select i1 %16, i64 %10, i64 %2, !dbg !94
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef %17, i32 noundef 1) #7, !dbg !95
  %18 = icmp eq i64 %17, 0, !dbg !96
  br i1 %18, label %19, label %21, !dbg !96

19:
  %20 = select i1 %16, i64 %6, i64 %2, !dbg !97
  br label %29

21:
  %22 = phi i64 [ %27, %21 ], [ 0, %15 ]
  %23 = getelementptr i32, i32* %1, i64 %22, !dbg !98
  %24 = load i32, i32* %23, align 4, !dbg !98
  %25 = trunc i32 %24 to i8, !dbg !98
  %26 = getelementptr i8, i8* %0, i64 %22, !dbg !98
  store i8 %25, i8* %26, align 1, !dbg !98
  %27 = add nuw i64 %22, 1, !dbg !96
  %28 = icmp eq i64 %27, %17, !dbg !96
  br i1 %28, label %19, label %21, !dbg !96, !llvm.loop !99

29:
  %30 = phi i64 [ %20, %19 ], [ %6, %11 ], !dbg !100
  ret i64 %30, !dbg !101
}

define dso_local i32 @mblen(i8* noundef readonly %0, i64 noundef %1) local_unnamed_addr #5 !dbg !102 {
  %3 = icmp ne i8* %0, null, !dbg !103
  %4 = icmp ne i64 %1, 0, !dbg !103
  %5 = and i1 %3, %4, !dbg !103
  br i1 %5, label %6, label %10, !dbg !103

6:
  %7 = load i8, i8* %0, align 1, !dbg !103
  %8 = icmp ne i8 %7, 0, !dbg !103
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ 0, %2 ], [ %9, %6 ]
  ret i32 %11, !dbg !103
}

define dso_local i32 @mbtowc(i32* noalias noundef %0, i8* noalias noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 !dbg !104 {
  %4 = icmp ne i8* %1, null, !dbg !105
  %5 = icmp ne i64 %2, 0, !dbg !105
  %6 = and i1 %4, %5, !dbg !105
  br i1 %6, label %7, label %17, !dbg !105

7:
  %8 = icmp eq i32* %0, null, !dbg !106
  br i1 %8, label %13, label %9, !dbg !106

9:
  %10 = bitcast i32* %0 to i8*, !dbg !107
  call void @__midway_check(i8* noundef nonnull %10, i64 noundef 4, i32 noundef 1) #7, !dbg !107
  %11 = load i8, i8* %1, align 1, !dbg !108
  %12 = zext i8 %11 to i32, !dbg !108
  store i32 %12, i32* %0, align 4, !dbg !108
  br label %13, !dbg !109

13:
  %14 = load i8, i8* %1, align 1, !dbg !110
  %15 = icmp ne i8 %14, 0, !dbg !110
  %16 = zext i1 %15 to i32, !dbg !110
  br label %17, !dbg !110

17:
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !111
  ret i32 %18, !dbg !112
}

define dso_local i8* @basename(i8* noundef readonly %0) local_unnamed_addr #6 !dbg !113 {
  br label %2, !dbg !114

2:
  %3 = phi i8* [ %0, %1 ], [ %11, %10 ], !dbg !115
  %4 = phi i64 [ 0, %1 ], [ %12, %10 ], !dbg !114
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !114
  %6 = load i8, i8* %5, align 1, !dbg !114
  switch i8 %6, label %10 [
    i8 0, label %7
    i8 47, label %8
  ], !dbg !114

7:
  ret i8* %3, !dbg !116

8:
  %9 = getelementptr i8, i8* %5, i64 1, !dbg !117
  br label %10, !dbg !117

10:
  %11 = phi i8* [ %9, %8 ], [ %3, %2 ], !dbg !115
  %12 = add i64 %4, 1, !dbg !114
  br label %2, !dbg !114, !llvm.loop !118
}

define dso_local i8* @__xpg_basename(i8* noundef %0) local_unnamed_addr #0 !dbg !119 {
  %2 = icmp eq i8* %0, null, !dbg !120
  br i1 %2, label %44, label %3, !dbg !120

3:
  %4 = load i8, i8* %0, align 1, !dbg !120
  %5 = icmp eq i8 %4, 0, !dbg !120
  br i1 %5, label %44, label %6, !dbg !120

6:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 1, i32 noundef 0) #7, !dbg !121
  br label %7, !dbg !123

7:
  %8 = phi i64 [ 0, %6 ], [ %12, %7 ], !dbg !125
  %9 = getelementptr i8, i8* %0, i64 %8, !dbg !123
  %10 = load i8, i8* %9, align 1, !dbg !123
  %11 = icmp eq i8 %10, 0, !dbg !123
  %12 = add i64 %8, 1, !dbg !126
  br i1 %11, label %13, label %7, !dbg !123, !llvm.loop !127

13:
  call void @__midway_touched(i8* noundef nonnull %0, i64 noundef %12, i32 noundef 0) #7, !dbg !128
  %14 = icmp ne i64 %8, 0, !dbg !129
  %15 = zext i1 %14 to i64, !dbg !129
  br label %16, !dbg !129

16:
  %17 = phi i64 [ %8, %13 ], [ %20, %19 ]
  %18 = icmp ugt i64 %17, 1, !dbg !129
  br i1 %18, label %19, label %24, !dbg !129

19:
  %20 = add i64 %17, -1, !dbg !129
  %21 = getelementptr i8, i8* %0, i64 %20, !dbg !129
  %22 = load i8, i8* %21, align 1, !dbg !129
  %23 = icmp eq i8 %22, 47, !dbg !129
  br i1 %23, label %16, label %24, !dbg !129, !llvm.loop !132

24:
  %25 = phi i64 [ %15, %16 ], [ %17, %19 ]
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !134
  %27 = load i8, i8* %26, align 1, !dbg !134
  %28 = icmp eq i8 %27, 0, !dbg !134
  br i1 %28, label %30, label %29, !dbg !134

29:
  store i8 0, i8* %26, align 1, !dbg !135
  br label %30, !dbg !135

30:
  br label %31, !dbg !136

31:
  %32 = phi i64 [ %35, %34 ], [ %25, %30 ], !dbg !137
  %33 = icmp eq i64 %32, 0, !dbg !136
  br i1 %33, label %39, label %34, !dbg !136

34:
  %35 = add i64 %32, -1, !dbg !136
  %36 = getelementptr i8, i8* %0, i64 %35, !dbg !136
  %37 = load i8, i8* %36, align 1, !dbg !136
  %38 = icmp eq i8 %37, 47, !dbg !136
  br i1 %38, label %39, label %31, !dbg !136, !llvm.loop !138

39:
  %40 = phi i64 [ 0, %31 ], [ %32, %34 ], !dbg !137
  %41 = icmp eq i64 %40, %25, !dbg !140
  %42 = select i1 %41, i64 0, i64 %40, !dbg !140
  %43 = getelementptr i8, i8* %0, i64 %42, !dbg !140
  br label %44

44:
  %45 = phi i8* [ %43, %39 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %1 ], !dbg !137
  ret i8* %45, !dbg !141
}

define dso_local i8* @dirname(i8* noundef %0) local_unnamed_addr #0 !dbg !142 {
  %2 = icmp eq i8* %0, null, !dbg !143
  br i1 %2, label %45, label %3, !dbg !143

3:
  %4 = load i8, i8* %0, align 1, !dbg !143
  %5 = icmp eq i8 %4, 0, !dbg !143
  br i1 %5, label %45, label %6, !dbg !143

6:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 1, i32 noundef 0) #7, !dbg !144
  br label %7, !dbg !146

7:
  %8 = phi i64 [ 0, %6 ], [ %12, %7 ], !dbg !148
  %9 = getelementptr i8, i8* %0, i64 %8, !dbg !146
  %10 = load i8, i8* %9, align 1, !dbg !146
  %11 = icmp eq i8 %10, 0, !dbg !146
  %12 = add i64 %8, 1, !dbg !149
  br i1 %11, label %13, label %7, !dbg !146, !llvm.loop !150

13:
  call void @__midway_touched(i8* noundef nonnull %0, i64 noundef %12, i32 noundef 0) #7, !dbg !151
  %14 = icmp ne i64 %8, 0, !dbg !152
  %15 = zext i1 %14 to i64, !dbg !152
  br label %16, !dbg !152

16:
  %17 = phi i64 [ %8, %13 ], [ %20, %19 ]
  %18 = icmp ugt i64 %17, 1, !dbg !152
  br i1 %18, label %19, label %24, !dbg !152

19:
  %20 = add i64 %17, -1, !dbg !152
  %21 = getelementptr i8, i8* %0, i64 %20, !dbg !152
  %22 = load i8, i8* %21, align 1, !dbg !152
  %23 = icmp eq i8 %22, 47, !dbg !152
  br i1 %23, label %16, label %24, !dbg !152, !llvm.loop !154

24:
  %25 = phi i64 [ %17, %19 ], [ %15, %16 ]
  br label %26, !dbg !156

26:
  %27 = phi i64 [ %30, %29 ], [ %25, %24 ], !dbg !157
  %28 = icmp eq i64 %27, 0, !dbg !156
  br i1 %28, label %45, label %29, !dbg !156

29:
  %30 = add i64 %27, -1, !dbg !156
  %31 = getelementptr i8, i8* %0, i64 %30, !dbg !156
  %32 = load i8, i8* %31, align 1, !dbg !156
  %33 = icmp eq i8 %32, 47, !dbg !156
  br i1 %33, label %34, label %26, !dbg !156, !llvm.loop !158

34:
  %35 = phi i64 [ %38, %37 ], [ %27, %29 ]
  %36 = icmp ugt i64 %35, 1, !dbg !160
  br i1 %36, label %37, label %42, !dbg !160

37:
  %38 = add i64 %35, -1, !dbg !160
  %39 = getelementptr i8, i8* %0, i64 %38, !dbg !160
  %40 = load i8, i8* %39, align 1, !dbg !160
  %41 = icmp eq i8 %40, 47, !dbg !160
  br i1 %41, label %34, label %42, !dbg !160, !llvm.loop !162

42:
  %43 = phi i64 [ 1, %34 ], [ %35, %37 ]
  %44 = getelementptr i8, i8* %0, i64 %43, !dbg !164
  store i8 0, i8* %44, align 1, !dbg !164
  br label %45, !dbg !165

45:
  %46 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %1 ], [ %0, %42 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %26 ], !dbg !157
  ret i8* %46, !dbg !166
}

define dso_local i32 @fnmatch(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !167 {
  %4 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !168
  br label %5, !dbg !170

5:
  %6 = phi i64 [ 0, %3 ], [ %10, %5 ], !dbg !172
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !170
  %8 = load i8, i8* %7, align 1, !dbg !170
  %9 = icmp eq i8 %8, 0, !dbg !170
  %10 = add i64 %6, 1, !dbg !173
  br i1 %9, label %11, label %5, !dbg !170, !llvm.loop !174

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #7, !dbg !175
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !176
  br label %12, !dbg !178

12:
  %13 = phi i64 [ 0, %11 ], [ %17, %12 ], !dbg !180
  %14 = getelementptr i8, i8* %1, i64 %13, !dbg !178
  %15 = load i8, i8* %14, align 1, !dbg !178
  %16 = icmp eq i8 %15, 0, !dbg !178
  %17 = add i64 %13, 1, !dbg !181
  br i1 %16, label %18, label %12, !dbg !178, !llvm.loop !182

18:
  call void @__midway_touched(i8* noundef %1, i64 noundef %17, i32 noundef 0) #7, !dbg !183
  %19 = bitcast i32* %4 to i8*, !dbg !184
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %19) #8, !dbg !184
  call void @__midway_nondet(i8* noundef nonnull %19, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !187
  %20 = load i32, i32* %4, align 4, !dbg !188
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %19) #8, !dbg !189
  %21 = and i32 %20, 1, !dbg !190
  ret i32 %21, !dbg !190
}

define dso_local i32 @regcomp(%struct.re_pattern_buffer* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !191 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !192
  br label %4, !dbg !194

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !196
  %6 = getelementptr i8, i8* %1, i64 %5, !dbg !194
  %7 = load i8, i8* %6, align 1, !dbg !194
  %8 = icmp eq i8 %7, 0, !dbg !194
  %9 = add i64 %5, 1, !dbg !197
  br i1 %8, label %10, label %4, !dbg !194, !llvm.loop !198

10:
  call void @__midway_touched(i8* noundef %1, i64 noundef %9, i32 noundef 0) #7, !dbg !199
  %11 = bitcast %struct.re_pattern_buffer* %0 to i8*, !dbg !200
  call void @__midway_memset(i8* noundef %11, i32 noundef 0, i64 noundef 64) #7, !dbg !200
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !201
  %13 = icmp eq i32 %12, 0, !dbg !201
  %14 = select i1 %13, i32 2, i32 0, !dbg !201
  ret i32 %14, !dbg !201
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @regexec(%struct.re_pattern_buffer* noalias nocapture noundef readnone %0, i8* noalias noundef %1, i64 noundef %2, %struct.regmatch_t* noalias noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !202 {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !203
  br label %8, !dbg !205

8:
  %9 = phi i64 [ 0, %5 ], [ %13, %8 ], !dbg !207
  %10 = getelementptr i8, i8* %1, i64 %9, !dbg !205
  %11 = load i8, i8* %10, align 1, !dbg !205
  %12 = icmp eq i8 %11, 0, !dbg !205
  %13 = add i64 %9, 1, !dbg !208
  br i1 %12, label %14, label %8, !dbg !205, !llvm.loop !209

14:
  call void @__midway_touched(i8* noundef %1, i64 noundef %13, i32 noundef 0) #7, !dbg !210
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !211
  %16 = icmp eq i32 %15, 0, !dbg !211
  br i1 %16, label %49, label %17, !dbg !211

17:
  %18 = icmp ne %struct.regmatch_t* %3, null
  %19 = icmp ne i64 %2, 0, !dbg !212
  %20 = and i1 %18, %19, !dbg !212
  br i1 %20, label %21, label %49, !dbg !212

21:
  %22 = bitcast i64* %7 to i8*
  %23 = bitcast i64* %6 to i8*
  br label %24, !dbg !212

24:
  %25 = phi i64 [ 0, %21 ], [ %46, %24 ]
  %26 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i64 %25, !dbg !213
  %27 = bitcast %struct.regmatch_t* %26 to i8*, !dbg !213
  call void @__midway_check(i8* noundef %27, i64 noundef 8, i32 noundef 1) #7, !dbg !213
  %28 = icmp ne i64 %25, 0, !dbg !214
  %29 = sext i1 %28 to i64, !dbg !214
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %22) #8, !dbg !215
  call void @__midway_nondet(i8* noundef nonnull %22, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !220
  %30 = load i64, i64* %7, align 8, !dbg !221
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %22) #8, !dbg !222
  %31 = icmp sge i64 %30, %29, !dbg !223
  %32 = icmp sle i64 %30, %9, !dbg !223
  %33 = and i1 %31, %32, !dbg !223
  %34 = zext i1 %33 to i32, !dbg !223
  call void @__midway_assume(i32 noundef %34) #7, !dbg !223
  %35 = trunc i64 %30 to i32, !dbg !214
  %36 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %26, i64 0, i32 0, !dbg !214
  store i32 %35, i32* %36, align 4, !dbg !214
  %37 = shl i64 %30, 32, !dbg !224
  %38 = ashr exact i64 %37, 32, !dbg !224
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %23) #8, !dbg !225
  call void @__midway_nondet(i8* noundef nonnull %23, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !228
  %39 = load i64, i64* %6, align 8, !dbg !229
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %23) #8, !dbg !230
  %40 = icmp sge i64 %39, %38, !dbg !231
  %41 = icmp sle i64 %39, %9, !dbg !231
  %42 = and i1 %40, %41, !dbg !231
  %43 = zext i1 %42 to i32, !dbg !231
  call void @__midway_assume(i32 noundef %43) #7, !dbg !231
  %44 = trunc i64 %39 to i32, !dbg !224
  %45 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i64 %25, i32 1, !dbg !224
  store i32 %44, i32* %45, align 4, !dbg !224
  %46 = add nuw i64 %25, 1, !dbg !212
  %47 = icmp ult i64 %46, %2, !dbg !212
  %48 = select i1 %18, i1 %47, i1 false, !dbg !212
  br i1 %48, label %24, label %49, !dbg !212, !llvm.loop !232

49:
  %50 = phi i32 [ 1, %14 ], [ 0, %17 ], [ 0, %24 ], !dbg !234
  ret i32 %50, !dbg !235
}

define dso_local i64 @regerror(i32 noundef %0, %struct.re_pattern_buffer* noalias nocapture noundef readnone %1, i8* noalias noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !236 {
  %5 = icmp eq i64 %3, 0, !dbg !237
  br i1 %5, label %7, label %6, !dbg !237

6:
  call void @__midway_check(i8* noundef %2, i64 noundef %3, i32 noundef 1) #7, !dbg !238
  store i8 0, i8* %2, align 1, !dbg !239
  br label %7, !dbg !240

7:
  ret i64 1, !dbg !241
}

define dso_local void @regfree(%struct.re_pattern_buffer* nocapture noundef %0) local_unnamed_addr #2 !dbg !242 {
  ret void, !dbg !243
}

define dso_local noalias i8* @dlopen(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !244 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !245
  ret i8* null, !dbg !246
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local noalias i8* @dlsym(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !247 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !248
  ret i8* null, !dbg !249
}

define dso_local i32 @dlclose(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !250 {
  ret i32 0, !dbg !251
}

define dso_local i8* @dlerror() local_unnamed_addr #2 !dbg !252 {
  ret i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i64 0, i64 0), !dbg !253
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

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
!8 = distinct !DISubprogram(name: "setlocale", scope: !1, file: !1, line: 12, type: !9, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 14, scope: !8)
!12 = !DILocation(line: 16, scope: !8)
!13 = !DILocation(line: 0, scope: !8)
!14 = !DILocation(line: 17, scope: !8)
!15 = distinct !DISubprogram(name: "localeconv", scope: !1, file: !1, line: 19, type: !9, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = !DILocation(line: 22, scope: !15)
!17 = distinct !DISubprogram(name: "nl_langinfo", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!18 = !DILocation(line: 25, scope: !17)
!19 = distinct !DISubprogram(name: "gettext", scope: !1, file: !1, line: 26, type: !9, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!20 = !DILocation(line: 26, scope: !19)
!21 = distinct !DISubprogram(name: "dgettext", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = !DILocation(line: 27, scope: !21)
!23 = distinct !DISubprogram(name: "dcgettext", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!24 = !DILocation(line: 28, scope: !23)
!25 = distinct !DISubprogram(name: "ngettext", scope: !1, file: !1, line: 29, type: !9, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = !DILocation(line: 29, scope: !25)
!27 = distinct !DISubprogram(name: "bindtextdomain", scope: !1, file: !1, line: 30, type: !9, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!28 = !DILocation(line: 30, scope: !27)
!29 = distinct !DISubprogram(name: "bind_textdomain_codeset", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = !DILocation(line: 31, scope: !29)
!31 = distinct !DISubprogram(name: "textdomain", scope: !1, file: !1, line: 32, type: !9, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = !DILocation(line: 32, scope: !31)
!33 = distinct !DISubprogram(name: "wcslen", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!34 = !DILocation(line: 39, scope: !33)
!35 = !DILocation(line: 40, scope: !33)
!36 = !DILocation(line: 0, scope: !33)
!37 = !DILocation(line: 41, scope: !33)
!38 = distinct !{!38, !35, !37, !39, !40}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 42, scope: !33)
!42 = !DILocation(line: 43, scope: !33)
!43 = distinct !DISubprogram(name: "wcscpy", scope: !1, file: !1, line: 46, type: !9, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!44 = !DILocation(line: 48, scope: !43)
!45 = !DILocation(line: 39, scope: !33, inlinedAt: !46)
!46 = distinct !DILocation(line: 48, scope: !43)
!47 = !DILocation(line: 40, scope: !33, inlinedAt: !46)
!48 = !DILocation(line: 0, scope: !33, inlinedAt: !46)
!49 = !DILocation(line: 41, scope: !33, inlinedAt: !46)
!50 = distinct !{!50, !47, !49, !39, !40}
!51 = !DILocation(line: 42, scope: !33, inlinedAt: !46)
!52 = !DILocation(line: 49, scope: !43)
!53 = distinct !DISubprogram(name: "wmemcpy", scope: !1, file: !1, line: 52, type: !9, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!54 = !DILocation(line: 54, scope: !53)
!55 = !DILocation(line: 55, scope: !53)
!56 = distinct !DISubprogram(name: "wcscmp", scope: !1, file: !1, line: 58, type: !9, scopeLine: 59, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = !DILocation(line: 61, scope: !56)
!58 = !DILocation(line: 0, scope: !56)
!59 = !DILocation(line: 62, scope: !56)
!60 = distinct !{!60, !57, !59, !39, !40}
!61 = !DILocation(line: 63, scope: !56)
!62 = !DILocation(line: 64, scope: !56)
!63 = !DILocation(line: 65, scope: !56)
!64 = distinct !DISubprogram(name: "mbstowcs", scope: !1, file: !1, line: 68, type: !9, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!65 = !DILocation(line: 96, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "read_string", scope: !67, file: !67, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!67 = !DIFile(filename: "c/models.h", directory: ".")
!68 = distinct !DILocation(line: 70, scope: !64)
!69 = !DILocation(line: 88, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "length", scope: !67, file: !67, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = distinct !DILocation(line: 97, scope: !66, inlinedAt: !68)
!72 = !DILocation(line: 0, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 89, scope: !70, inlinedAt: !71)
!74 = distinct !{!74, !69, !73, !39, !40}
!75 = !DILocation(line: 98, scope: !66, inlinedAt: !68)
!76 = !DILocation(line: 71, scope: !64)
!77 = !DILocation(line: 73, scope: !64)
!78 = !DILocation(line: 74, scope: !64)
!79 = !DILocation(line: 75, scope: !64)
!80 = !DILocation(line: 77, scope: !64)
!81 = !DILocation(line: 76, scope: !64)
!82 = distinct !{!82, !79, !81, !39, !40}
!83 = !DILocation(line: 0, scope: !64)
!84 = !DILocation(line: 78, scope: !64)
!85 = distinct !DISubprogram(name: "wcstombs", scope: !1, file: !1, line: 80, type: !9, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = !DILocation(line: 39, scope: !33, inlinedAt: !87)
!87 = distinct !DILocation(line: 82, scope: !85)
!88 = !DILocation(line: 40, scope: !33, inlinedAt: !87)
!89 = !DILocation(line: 0, scope: !33, inlinedAt: !87)
!90 = !DILocation(line: 41, scope: !33, inlinedAt: !87)
!91 = distinct !{!91, !88, !90, !39, !40}
!92 = !DILocation(line: 42, scope: !33, inlinedAt: !87)
!93 = !DILocation(line: 83, scope: !85)
!94 = !DILocation(line: 85, scope: !85)
!95 = !DILocation(line: 86, scope: !85)
!96 = !DILocation(line: 87, scope: !85)
!97 = !DILocation(line: 89, scope: !85)
!98 = !DILocation(line: 88, scope: !85)
!99 = distinct !{!99, !96, !98, !39, !40}
!100 = !DILocation(line: 0, scope: !85)
!101 = !DILocation(line: 90, scope: !85)
!102 = distinct !DISubprogram(name: "mblen", scope: !1, file: !1, line: 92, type: !9, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = !DILocation(line: 92, scope: !102)
!104 = distinct !DISubprogram(name: "mbtowc", scope: !1, file: !1, line: 93, type: !9, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!105 = !DILocation(line: 95, scope: !104)
!106 = !DILocation(line: 97, scope: !104)
!107 = !DILocation(line: 98, scope: !104)
!108 = !DILocation(line: 99, scope: !104)
!109 = !DILocation(line: 100, scope: !104)
!110 = !DILocation(line: 101, scope: !104)
!111 = !DILocation(line: 0, scope: !104)
!112 = !DILocation(line: 102, scope: !104)
!113 = distinct !DISubprogram(name: "mw_basename", scope: !1, file: !1, line: 108, type: !9, scopeLine: 109, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = !DILocation(line: 111, scope: !113)
!115 = !DILocation(line: 0, scope: !113)
!116 = !DILocation(line: 114, scope: !113)
!117 = !DILocation(line: 113, scope: !113)
!118 = distinct !{!118, !114, !117, !39, !40}
!119 = distinct !DISubprogram(name: "__xpg_basename", scope: !1, file: !1, line: 124, type: !9, scopeLine: 125, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = !DILocation(line: 126, scope: !119)
!121 = !DILocation(line: 96, scope: !66, inlinedAt: !122)
!122 = distinct !DILocation(line: 128, scope: !119)
!123 = !DILocation(line: 88, scope: !70, inlinedAt: !124)
!124 = distinct !DILocation(line: 97, scope: !66, inlinedAt: !122)
!125 = !DILocation(line: 0, scope: !70, inlinedAt: !124)
!126 = !DILocation(line: 89, scope: !70, inlinedAt: !124)
!127 = distinct !{!127, !123, !126, !39, !40}
!128 = !DILocation(line: 98, scope: !66, inlinedAt: !122)
!129 = !DILocation(line: 119, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "without_slashes", scope: !1, file: !1, line: 117, type: !9, scopeLine: 118, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!131 = distinct !DILocation(line: 128, scope: !119)
!132 = distinct !{!132, !129, !133, !39, !40}
!133 = !DILocation(line: 120, scope: !130, inlinedAt: !131)
!134 = !DILocation(line: 129, scope: !119)
!135 = !DILocation(line: 130, scope: !119)
!136 = !DILocation(line: 131, scope: !119)
!137 = !DILocation(line: 0, scope: !119)
!138 = distinct !{!138, !136, !139, !39, !40}
!139 = !DILocation(line: 132, scope: !119)
!140 = !DILocation(line: 133, scope: !119)
!141 = !DILocation(line: 134, scope: !119)
!142 = distinct !DISubprogram(name: "dirname", scope: !1, file: !1, line: 136, type: !9, scopeLine: 137, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DILocation(line: 138, scope: !142)
!144 = !DILocation(line: 96, scope: !66, inlinedAt: !145)
!145 = distinct !DILocation(line: 140, scope: !142)
!146 = !DILocation(line: 88, scope: !70, inlinedAt: !147)
!147 = distinct !DILocation(line: 97, scope: !66, inlinedAt: !145)
!148 = !DILocation(line: 0, scope: !70, inlinedAt: !147)
!149 = !DILocation(line: 89, scope: !70, inlinedAt: !147)
!150 = distinct !{!150, !146, !149, !39, !40}
!151 = !DILocation(line: 98, scope: !66, inlinedAt: !145)
!152 = !DILocation(line: 119, scope: !130, inlinedAt: !153)
!153 = distinct !DILocation(line: 140, scope: !142)
!154 = distinct !{!154, !152, !155, !39, !40}
!155 = !DILocation(line: 120, scope: !130, inlinedAt: !153)
!156 = !DILocation(line: 141, scope: !142)
!157 = !DILocation(line: 0, scope: !142)
!158 = distinct !{!158, !156, !159, !39, !40}
!159 = !DILocation(line: 142, scope: !142)
!160 = !DILocation(line: 119, scope: !130, inlinedAt: !161)
!161 = distinct !DILocation(line: 145, scope: !142)
!162 = distinct !{!162, !160, !163, !39, !40}
!163 = !DILocation(line: 120, scope: !130, inlinedAt: !161)
!164 = !DILocation(line: 146, scope: !142)
!165 = !DILocation(line: 147, scope: !142)
!166 = !DILocation(line: 148, scope: !142)
!167 = distinct !DISubprogram(name: "fnmatch", scope: !1, file: !1, line: 150, type: !9, scopeLine: 151, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!168 = !DILocation(line: 96, scope: !66, inlinedAt: !169)
!169 = distinct !DILocation(line: 152, scope: !167)
!170 = !DILocation(line: 88, scope: !70, inlinedAt: !171)
!171 = distinct !DILocation(line: 97, scope: !66, inlinedAt: !169)
!172 = !DILocation(line: 0, scope: !70, inlinedAt: !171)
!173 = !DILocation(line: 89, scope: !70, inlinedAt: !171)
!174 = distinct !{!174, !170, !173, !39, !40}
!175 = !DILocation(line: 98, scope: !66, inlinedAt: !169)
!176 = !DILocation(line: 96, scope: !66, inlinedAt: !177)
!177 = distinct !DILocation(line: 153, scope: !167)
!178 = !DILocation(line: 88, scope: !70, inlinedAt: !179)
!179 = distinct !DILocation(line: 97, scope: !66, inlinedAt: !177)
!180 = !DILocation(line: 0, scope: !70, inlinedAt: !179)
!181 = !DILocation(line: 89, scope: !70, inlinedAt: !179)
!182 = distinct !{!182, !178, !181, !39, !40}
!183 = !DILocation(line: 98, scope: !66, inlinedAt: !177)
!184 = !DILocation(line: 51, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "any_int", scope: !67, file: !67, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = distinct !DILocation(line: 154, scope: !167)
!187 = !DILocation(line: 52, scope: !185, inlinedAt: !186)
!188 = !DILocation(line: 53, scope: !185, inlinedAt: !186)
!189 = !DILocation(line: 54, scope: !185, inlinedAt: !186)
!190 = !DILocation(line: 154, scope: !167)
!191 = distinct !DISubprogram(name: "regcomp", scope: !1, file: !1, line: 159, type: !9, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!192 = !DILocation(line: 96, scope: !66, inlinedAt: !193)
!193 = distinct !DILocation(line: 161, scope: !191)
!194 = !DILocation(line: 88, scope: !70, inlinedAt: !195)
!195 = distinct !DILocation(line: 97, scope: !66, inlinedAt: !193)
!196 = !DILocation(line: 0, scope: !70, inlinedAt: !195)
!197 = !DILocation(line: 89, scope: !70, inlinedAt: !195)
!198 = distinct !{!198, !194, !197, !39, !40}
!199 = !DILocation(line: 98, scope: !66, inlinedAt: !193)
!200 = !DILocation(line: 162, scope: !191)
!201 = !DILocation(line: 163, scope: !191)
!202 = distinct !DISubprogram(name: "regexec", scope: !1, file: !1, line: 166, type: !9, scopeLine: 167, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = !DILocation(line: 96, scope: !66, inlinedAt: !204)
!204 = distinct !DILocation(line: 168, scope: !202)
!205 = !DILocation(line: 88, scope: !70, inlinedAt: !206)
!206 = distinct !DILocation(line: 97, scope: !66, inlinedAt: !204)
!207 = !DILocation(line: 0, scope: !70, inlinedAt: !206)
!208 = !DILocation(line: 89, scope: !70, inlinedAt: !206)
!209 = distinct !{!209, !205, !208, !39, !40}
!210 = !DILocation(line: 98, scope: !66, inlinedAt: !204)
!211 = !DILocation(line: 169, scope: !202)
!212 = !DILocation(line: 171, scope: !202)
!213 = !DILocation(line: 172, scope: !202)
!214 = !DILocation(line: 173, scope: !202)
!215 = !DILocation(line: 58, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "any_long", scope: !67, file: !67, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!217 = distinct !DILocation(line: 69, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "any_between", scope: !67, file: !67, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = distinct !DILocation(line: 173, scope: !202)
!220 = !DILocation(line: 59, scope: !216, inlinedAt: !217)
!221 = !DILocation(line: 60, scope: !216, inlinedAt: !217)
!222 = !DILocation(line: 61, scope: !216, inlinedAt: !217)
!223 = !DILocation(line: 70, scope: !218, inlinedAt: !219)
!224 = !DILocation(line: 174, scope: !202)
!225 = !DILocation(line: 58, scope: !216, inlinedAt: !226)
!226 = distinct !DILocation(line: 69, scope: !218, inlinedAt: !227)
!227 = distinct !DILocation(line: 174, scope: !202)
!228 = !DILocation(line: 59, scope: !216, inlinedAt: !226)
!229 = !DILocation(line: 60, scope: !216, inlinedAt: !226)
!230 = !DILocation(line: 61, scope: !216, inlinedAt: !226)
!231 = !DILocation(line: 70, scope: !218, inlinedAt: !227)
!232 = distinct !{!232, !212, !233, !39, !40}
!233 = !DILocation(line: 175, scope: !202)
!234 = !DILocation(line: 0, scope: !202)
!235 = !DILocation(line: 177, scope: !202)
!236 = distinct !DISubprogram(name: "regerror", scope: !1, file: !1, line: 179, type: !9, scopeLine: 180, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = !DILocation(line: 181, scope: !236)
!238 = !DILocation(line: 182, scope: !236)
!239 = !DILocation(line: 183, scope: !236)
!240 = !DILocation(line: 184, scope: !236)
!241 = !DILocation(line: 185, scope: !236)
!242 = distinct !DISubprogram(name: "regfree", scope: !1, file: !1, line: 188, type: !9, scopeLine: 188, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!243 = !DILocation(line: 188, scope: !242)
!244 = distinct !DISubprogram(name: "dlopen", scope: !1, file: !1, line: 192, type: !9, scopeLine: 193, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!245 = !DILocation(line: 194, scope: !244)
!246 = !DILocation(line: 195, scope: !244)
!247 = distinct !DISubprogram(name: "dlsym", scope: !1, file: !1, line: 198, type: !9, scopeLine: 199, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!248 = !DILocation(line: 200, scope: !247)
!249 = !DILocation(line: 201, scope: !247)
!250 = distinct !DISubprogram(name: "dlclose", scope: !1, file: !1, line: 204, type: !9, scopeLine: 204, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!251 = !DILocation(line: 204, scope: !250)
!252 = distinct !DISubprogram(name: "dlerror", scope: !1, file: !1, line: 205, type: !9, scopeLine: 205, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!253 = !DILocation(line: 205, scope: !252)
