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
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #7, !dbg !66
  br label %4, !dbg !70

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !73
  %6 = getelementptr i8, i8* %1, i32 %5, !dbg !70
  %7 = load i8, i8* %6, align 1, !dbg !70
  %8 = icmp eq i8 %7, 0, !dbg !70
  %9 = add i32 %5, 1, !dbg !74
  br i1 %8, label %10, label %4, !dbg !70, !llvm.loop !75

10:
  call void @__midway_touched(i8* noundef %1, i32 noundef %9, i32 noundef 0) #7, !dbg !76
  %11 = icmp eq i32* %0, null, !dbg !77
  br i1 %11, label %28, label %12, !dbg !77

12:
  %13 = icmp ult i32 %5, %2, !dbg !78
  %14 = select i1 %13, i32 %9, i32 %2, !dbg !78
  %15 = bitcast i32* %0 to i8*, !dbg !79
  %16 = shl i32 %14, 2, !dbg !79
  call void @__midway_check(i8* noundef nonnull %15, i32 noundef %16, i32 noundef 1) #7, !dbg !79
  %17 = icmp eq i32 %14, 0, !dbg !80
  br i1 %17, label %18, label %20, !dbg !80

18:
  %19 = select i1 %13, i32 %5, i32 %2, !dbg !81
  br label %28

20:
  %21 = phi i32 [ %26, %20 ], [ 0, %12 ]
  %22 = getelementptr i8, i8* %1, i32 %21, !dbg !82
  %23 = load i8, i8* %22, align 1, !dbg !82
  %24 = zext i8 %23 to i32, !dbg !82
  %25 = getelementptr i32, i32* %0, i32 %21, !dbg !82
  store i32 %24, i32* %25, align 4, !dbg !82
  %26 = add nuw i32 %21, 1, !dbg !80
  %27 = icmp eq i32 %26, %14, !dbg !80
  br i1 %27, label %18, label %20, !dbg !80, !llvm.loop !83

28:
  %29 = phi i32 [ %19, %18 ], [ %5, %10 ], !dbg !84
  ret i32 %29, !dbg !85
}

define dso_local i32 @wcstombs(i8* noalias noundef %0, i32* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !86 {
  %4 = bitcast i32* %1 to i8*, !dbg !87
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 0) #7, !dbg !87
  br label %5, !dbg !89

5:
  %6 = phi i32 [ 0, %3 ], [ %10, %5 ], !dbg !90
  %7 = getelementptr i32, i32* %1, i32 %6, !dbg !89
  %8 = load i32, i32* %7, align 4, !dbg !89
  %9 = icmp eq i32 %8, 0, !dbg !89
  %10 = add i32 %6, 1, !dbg !91
  br i1 %9, label %11, label %5, !dbg !89, !llvm.loop !92

11:
  %12 = shl i32 %6, 2, !dbg !93
  %13 = add i32 %12, 4, !dbg !93
  call void @__midway_touched(i8* noundef %4, i32 noundef %13, i32 noundef 0) #7, !dbg !93
  %14 = icmp eq i8* %0, null, !dbg !94
  br i1 %14, label %29, label %15, !dbg !94

15:
  %16 = icmp ult i32 %6, %2, !dbg !95
  %17 = select i1 %16, i32 %10, i32 %2, !dbg !95
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef %17, i32 noundef 1) #7, !dbg !96
  %18 = icmp eq i32 %17, 0, !dbg !97
  br i1 %18, label %19, label %21, !dbg !97

19:
  %20 = select i1 %16, i32 %6, i32 %2, !dbg !98
  br label %29

21:
  %22 = phi i32 [ %27, %21 ], [ 0, %15 ]
  %23 = getelementptr i32, i32* %1, i32 %22, !dbg !99
  %24 = load i32, i32* %23, align 4, !dbg !99
  %25 = trunc i32 %24 to i8, !dbg !99
  %26 = getelementptr i8, i8* %0, i32 %22, !dbg !99
  store i8 %25, i8* %26, align 1, !dbg !99
  %27 = add nuw i32 %22, 1, !dbg !97
  %28 = icmp eq i32 %27, %17, !dbg !97
  br i1 %28, label %19, label %21, !dbg !97, !llvm.loop !100

29:
  %30 = phi i32 [ %20, %19 ], [ %6, %11 ], !dbg !101
  ret i32 %30, !dbg !102
}

define dso_local i32 @mblen(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 !dbg !103 {
  %3 = icmp ne i8* %0, null, !dbg !104
  %4 = icmp ne i32 %1, 0, !dbg !104
  %5 = and i1 %3, %4, !dbg !104
  br i1 %5, label %6, label %10, !dbg !104

6:
  %7 = load i8, i8* %0, align 1, !dbg !104
  %8 = icmp ne i8 %7, 0, !dbg !104
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ 0, %2 ], [ %9, %6 ]
  ret i32 %11, !dbg !104
}

define dso_local i32 @mbtowc(i32* noalias noundef %0, i8* noalias noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !105 {
  %4 = icmp ne i8* %1, null, !dbg !106
  %5 = icmp ne i32 %2, 0, !dbg !106
  %6 = and i1 %4, %5, !dbg !106
  br i1 %6, label %7, label %17, !dbg !106

7:
  %8 = icmp eq i32* %0, null, !dbg !107
  br i1 %8, label %13, label %9, !dbg !107

9:
  %10 = bitcast i32* %0 to i8*, !dbg !108
  call void @__midway_check(i8* noundef nonnull %10, i32 noundef 4, i32 noundef 1) #7, !dbg !108
  %11 = load i8, i8* %1, align 1, !dbg !109
  %12 = zext i8 %11 to i32, !dbg !109
  store i32 %12, i32* %0, align 4, !dbg !109
  br label %13, !dbg !110

13:
  %14 = load i8, i8* %1, align 1, !dbg !111
  %15 = icmp ne i8 %14, 0, !dbg !111
  %16 = zext i1 %15 to i32, !dbg !111
  br label %17, !dbg !111

17:
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !112
  ret i32 %18, !dbg !113
}

define dso_local i8* @basename(i8* noundef readonly %0) local_unnamed_addr #6 !dbg !114 {
  br label %2, !dbg !115

2:
  %3 = phi i8* [ %0, %1 ], [ %11, %10 ], !dbg !116
  %4 = phi i32 [ 0, %1 ], [ %12, %10 ], !dbg !115
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !115
  %6 = load i8, i8* %5, align 1, !dbg !115
  switch i8 %6, label %10 [
    i8 0, label %7
    i8 47, label %8
  ], !dbg !115

7:
  ret i8* %3, !dbg !117

8:
  %9 = getelementptr i8, i8* %5, i32 1, !dbg !118
  br label %10, !dbg !118

10:
  %11 = phi i8* [ %9, %8 ], [ %3, %2 ], !dbg !116
  %12 = add i32 %4, 1, !dbg !115
  br label %2, !dbg !115, !llvm.loop !119
}

define dso_local i8* @__xpg_basename(i8* noundef %0) local_unnamed_addr #0 !dbg !120 {
  %2 = icmp eq i8* %0, null, !dbg !121
  br i1 %2, label %44, label %3, !dbg !121

3:
  %4 = load i8, i8* %0, align 1, !dbg !121
  %5 = icmp eq i8 %4, 0, !dbg !121
  br i1 %5, label %44, label %6, !dbg !121

6:
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 1, i32 noundef 0) #7, !dbg !122
  br label %7, !dbg !124

7:
  %8 = phi i32 [ 0, %6 ], [ %12, %7 ], !dbg !126
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !124
  %10 = load i8, i8* %9, align 1, !dbg !124
  %11 = icmp eq i8 %10, 0, !dbg !124
  %12 = add i32 %8, 1, !dbg !127
  br i1 %11, label %13, label %7, !dbg !124, !llvm.loop !128

13:
  call void @__midway_touched(i8* noundef nonnull %0, i32 noundef %12, i32 noundef 0) #7, !dbg !129
  %14 = icmp ne i32 %8, 0, !dbg !130
  %15 = zext i1 %14 to i32, !dbg !130
  br label %16, !dbg !130

16:
  %17 = phi i32 [ %8, %13 ], [ %20, %19 ]
  %18 = icmp ugt i32 %17, 1, !dbg !130
  br i1 %18, label %19, label %24, !dbg !130

19:
  %20 = add i32 %17, -1, !dbg !130
  %21 = getelementptr i8, i8* %0, i32 %20, !dbg !130
  %22 = load i8, i8* %21, align 1, !dbg !130
  %23 = icmp eq i8 %22, 47, !dbg !130
  br i1 %23, label %16, label %24, !dbg !130, !llvm.loop !133

24:
  %25 = phi i32 [ %15, %16 ], [ %17, %19 ]
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !135
  %27 = load i8, i8* %26, align 1, !dbg !135
  %28 = icmp eq i8 %27, 0, !dbg !135
  br i1 %28, label %30, label %29, !dbg !135

29:
  store i8 0, i8* %26, align 1, !dbg !136
  br label %30, !dbg !136

30:
  br label %31, !dbg !137

31:
  %32 = phi i32 [ %35, %34 ], [ %25, %30 ], !dbg !138
  %33 = icmp eq i32 %32, 0, !dbg !137
  br i1 %33, label %39, label %34, !dbg !137

34:
  %35 = add i32 %32, -1, !dbg !137
  %36 = getelementptr i8, i8* %0, i32 %35, !dbg !137
  %37 = load i8, i8* %36, align 1, !dbg !137
  %38 = icmp eq i8 %37, 47, !dbg !137
  br i1 %38, label %39, label %31, !dbg !137, !llvm.loop !139

39:
  %40 = phi i32 [ 0, %31 ], [ %32, %34 ], !dbg !138
  %41 = icmp eq i32 %40, %25, !dbg !141
  %42 = select i1 %41, i32 0, i32 %40, !dbg !141
  %43 = getelementptr i8, i8* %0, i32 %42, !dbg !141
  br label %44

44:
  %45 = phi i8* [ %43, %39 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %1 ], !dbg !138
  ret i8* %45, !dbg !142
}

define dso_local i8* @dirname(i8* noundef %0) local_unnamed_addr #0 !dbg !143 {
  %2 = icmp eq i8* %0, null, !dbg !144
  br i1 %2, label %45, label %3, !dbg !144

3:
  %4 = load i8, i8* %0, align 1, !dbg !144
  %5 = icmp eq i8 %4, 0, !dbg !144
  br i1 %5, label %45, label %6, !dbg !144

6:
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 1, i32 noundef 0) #7, !dbg !145
  br label %7, !dbg !147

7:
  %8 = phi i32 [ 0, %6 ], [ %12, %7 ], !dbg !149
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !147
  %10 = load i8, i8* %9, align 1, !dbg !147
  %11 = icmp eq i8 %10, 0, !dbg !147
  %12 = add i32 %8, 1, !dbg !150
  br i1 %11, label %13, label %7, !dbg !147, !llvm.loop !151

13:
  call void @__midway_touched(i8* noundef nonnull %0, i32 noundef %12, i32 noundef 0) #7, !dbg !152
  %14 = icmp ne i32 %8, 0, !dbg !153
  %15 = zext i1 %14 to i32, !dbg !153
  br label %16, !dbg !153

16:
  %17 = phi i32 [ %8, %13 ], [ %20, %19 ]
  %18 = icmp ugt i32 %17, 1, !dbg !153
  br i1 %18, label %19, label %24, !dbg !153

19:
  %20 = add i32 %17, -1, !dbg !153
  %21 = getelementptr i8, i8* %0, i32 %20, !dbg !153
  %22 = load i8, i8* %21, align 1, !dbg !153
  %23 = icmp eq i8 %22, 47, !dbg !153
  br i1 %23, label %16, label %24, !dbg !153, !llvm.loop !155

24:
  %25 = phi i32 [ %17, %19 ], [ %15, %16 ]
  br label %26, !dbg !157

26:
  %27 = phi i32 [ %30, %29 ], [ %25, %24 ], !dbg !158
  %28 = icmp eq i32 %27, 0, !dbg !157
  br i1 %28, label %45, label %29, !dbg !157

29:
  %30 = add i32 %27, -1, !dbg !157
  %31 = getelementptr i8, i8* %0, i32 %30, !dbg !157
  %32 = load i8, i8* %31, align 1, !dbg !157
  %33 = icmp eq i8 %32, 47, !dbg !157
  br i1 %33, label %34, label %26, !dbg !157, !llvm.loop !159

34:
  %35 = phi i32 [ %38, %37 ], [ %27, %29 ]
  %36 = icmp ugt i32 %35, 1, !dbg !161
  br i1 %36, label %37, label %42, !dbg !161

37:
  %38 = add i32 %35, -1, !dbg !161
  %39 = getelementptr i8, i8* %0, i32 %38, !dbg !161
  %40 = load i8, i8* %39, align 1, !dbg !161
  %41 = icmp eq i8 %40, 47, !dbg !161
  br i1 %41, label %34, label %42, !dbg !161, !llvm.loop !163

42:
  %43 = phi i32 [ 1, %34 ], [ %35, %37 ]
  %44 = getelementptr i8, i8* %0, i32 %43, !dbg !165
  store i8 0, i8* %44, align 1, !dbg !165
  br label %45, !dbg !166

45:
  %46 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %1 ], [ %0, %42 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), %26 ], !dbg !158
  ret i8* %46, !dbg !167
}

define dso_local i32 @fnmatch(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !168 {
  %4 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !169
  br label %5, !dbg !171

5:
  %6 = phi i32 [ 0, %3 ], [ %10, %5 ], !dbg !173
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !171
  %8 = load i8, i8* %7, align 1, !dbg !171
  %9 = icmp eq i8 %8, 0, !dbg !171
  %10 = add i32 %6, 1, !dbg !174
  br i1 %9, label %11, label %5, !dbg !171, !llvm.loop !175

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #7, !dbg !176
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #7, !dbg !177
  br label %12, !dbg !179

12:
  %13 = phi i32 [ 0, %11 ], [ %17, %12 ], !dbg !181
  %14 = getelementptr i8, i8* %1, i32 %13, !dbg !179
  %15 = load i8, i8* %14, align 1, !dbg !179
  %16 = icmp eq i8 %15, 0, !dbg !179
  %17 = add i32 %13, 1, !dbg !182
  br i1 %16, label %18, label %12, !dbg !179, !llvm.loop !183

18:
  call void @__midway_touched(i8* noundef %1, i32 noundef %17, i32 noundef 0) #7, !dbg !184
  %19 = bitcast i32* %4 to i8*, !dbg !185
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %19) #8, !dbg !185
  call void @__midway_nondet(i8* noundef nonnull %19, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !188
  %20 = load i32, i32* %4, align 4, !dbg !189
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %19) #8, !dbg !190
  %21 = and i32 %20, 1, !dbg !191
  ret i32 %21, !dbg !191
}

define dso_local i32 @regcomp(%struct.re_pattern_buffer* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !192 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #7, !dbg !193
  br label %4, !dbg !195

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !197
  %6 = getelementptr i8, i8* %1, i32 %5, !dbg !195
  %7 = load i8, i8* %6, align 1, !dbg !195
  %8 = icmp eq i8 %7, 0, !dbg !195
  %9 = add i32 %5, 1, !dbg !198
  br i1 %8, label %10, label %4, !dbg !195, !llvm.loop !199

10:
  call void @__midway_touched(i8* noundef %1, i32 noundef %9, i32 noundef 0) #7, !dbg !200
  %11 = bitcast %struct.re_pattern_buffer* %0 to i8*, !dbg !201
  call void @__midway_memset(i8* noundef %11, i32 noundef 0, i32 noundef 32) #7, !dbg !201
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !202
  %13 = icmp eq i32 %12, 0, !dbg !202
  %14 = select i1 %13, i32 2, i32 0, !dbg !202
  ret i32 %14, !dbg !202
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @regexec(%struct.re_pattern_buffer* noalias nocapture noundef readnone %0, i8* noalias noundef %1, i32 noundef %2, %struct.regmatch_t* noalias noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !203 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #7, !dbg !204
  br label %8, !dbg !206

8:
  %9 = phi i32 [ 0, %5 ], [ %13, %8 ], !dbg !208
  %10 = getelementptr i8, i8* %1, i32 %9, !dbg !206
  %11 = load i8, i8* %10, align 1, !dbg !206
  %12 = icmp eq i8 %11, 0, !dbg !206
  %13 = add i32 %9, 1, !dbg !209
  br i1 %12, label %14, label %8, !dbg !206, !llvm.loop !210

14:
  call void @__midway_touched(i8* noundef %1, i32 noundef %13, i32 noundef 0) #7, !dbg !211
  %15 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !212
  %16 = icmp eq i32 %15, 0, !dbg !212
  br i1 %16, label %45, label %17, !dbg !212

17:
  %18 = icmp ne %struct.regmatch_t* %3, null
  %19 = icmp ne i32 %2, 0, !dbg !213
  %20 = and i1 %18, %19, !dbg !213
  br i1 %20, label %21, label %45, !dbg !213

21:
  %22 = bitcast i32* %7 to i8*
  %23 = bitcast i32* %6 to i8*
  br label %24, !dbg !213

24:
  %25 = phi i32 [ 0, %21 ], [ %42, %24 ]
  %26 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i32 %25, !dbg !214
  %27 = bitcast %struct.regmatch_t* %26 to i8*, !dbg !214
  call void @__midway_check(i8* noundef %27, i32 noundef 8, i32 noundef 1) #7, !dbg !214
  %28 = icmp ne i32 %25, 0, !dbg !215
  %29 = sext i1 %28 to i32, !dbg !215
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %22) #8, !dbg !216
  call void @__midway_nondet(i8* noundef nonnull %22, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !221
  %30 = load i32, i32* %7, align 4, !dbg !222
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %22) #8, !dbg !223
  %31 = icmp sge i32 %30, %29, !dbg !224
  %32 = icmp sle i32 %30, %9, !dbg !224
  %33 = and i1 %31, %32, !dbg !224
  %34 = zext i1 %33 to i32, !dbg !224
  call void @__midway_assume(i32 noundef %34) #7, !dbg !224
  %35 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %26, i32 0, i32 0, !dbg !215
  store i32 %30, i32* %35, align 4, !dbg !215
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %23) #8, !dbg !225
  call void @__midway_nondet(i8* noundef nonnull %23, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !228
  %36 = load i32, i32* %6, align 4, !dbg !229
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %23) #8, !dbg !230
  %37 = icmp sge i32 %36, %30, !dbg !231
  %38 = icmp sle i32 %36, %9, !dbg !231
  %39 = and i1 %37, %38, !dbg !231
  %40 = zext i1 %39 to i32, !dbg !231
  call void @__midway_assume(i32 noundef %40) #7, !dbg !231
  %41 = getelementptr %struct.regmatch_t, %struct.regmatch_t* %3, i32 %25, i32 1, !dbg !232
  store i32 %36, i32* %41, align 4, !dbg !232
  %42 = add nuw i32 %25, 1, !dbg !213
  %43 = icmp ult i32 %42, %2, !dbg !213
  %44 = select i1 %18, i1 %43, i1 false, !dbg !213
  br i1 %44, label %24, label %45, !dbg !213, !llvm.loop !233

45:
  %46 = phi i32 [ 1, %14 ], [ 0, %17 ], [ 0, %24 ], !dbg !235
  ret i32 %46, !dbg !236
}

define dso_local i32 @regerror(i32 noundef %0, %struct.re_pattern_buffer* noalias nocapture noundef readnone %1, i8* noalias noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !237 {
  %5 = icmp eq i32 %3, 0, !dbg !238
  br i1 %5, label %7, label %6, !dbg !238

6:
  call void @__midway_check(i8* noundef %2, i32 noundef %3, i32 noundef 1) #7, !dbg !239
  store i8 0, i8* %2, align 1, !dbg !240
  br label %7, !dbg !241

7:
  ret i32 1, !dbg !242
}

define dso_local void @regfree(%struct.re_pattern_buffer* nocapture noundef %0) local_unnamed_addr #2 !dbg !243 {
  ret void, !dbg !244
}

define dso_local noalias i8* @dlopen(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !245 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !246
  ret i8* null, !dbg !247
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local noalias i8* @dlsym(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !248 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !249
  ret i8* null, !dbg !250
}

define dso_local i32 @dlclose(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !251 {
  ret i32 0, !dbg !252
}

define dso_local i8* @dlerror() local_unnamed_addr #2 !dbg !253 {
  ret i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i32 0, i32 0), !dbg !254
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

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
!9 = distinct !DISubprogram(name: "setlocale", scope: !1, file: !1, line: 12, type: !10, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 14, scope: !9)
!13 = !DILocation(line: 16, scope: !9)
!14 = !DILocation(line: 0, scope: !9)
!15 = !DILocation(line: 17, scope: !9)
!16 = distinct !DISubprogram(name: "localeconv", scope: !1, file: !1, line: 19, type: !10, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!17 = !DILocation(line: 22, scope: !16)
!18 = distinct !DISubprogram(name: "nl_langinfo", scope: !1, file: !1, line: 25, type: !10, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!19 = !DILocation(line: 25, scope: !18)
!20 = distinct !DISubprogram(name: "gettext", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!21 = !DILocation(line: 26, scope: !20)
!22 = distinct !DISubprogram(name: "dgettext", scope: !1, file: !1, line: 27, type: !10, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!23 = !DILocation(line: 27, scope: !22)
!24 = distinct !DISubprogram(name: "dcgettext", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!25 = !DILocation(line: 28, scope: !24)
!26 = distinct !DISubprogram(name: "ngettext", scope: !1, file: !1, line: 29, type: !10, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = !DILocation(line: 29, scope: !26)
!28 = distinct !DISubprogram(name: "bindtextdomain", scope: !1, file: !1, line: 30, type: !10, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!29 = !DILocation(line: 30, scope: !28)
!30 = distinct !DISubprogram(name: "bind_textdomain_codeset", scope: !1, file: !1, line: 31, type: !10, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = !DILocation(line: 31, scope: !30)
!32 = distinct !DISubprogram(name: "textdomain", scope: !1, file: !1, line: 32, type: !10, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = !DILocation(line: 32, scope: !32)
!34 = distinct !DISubprogram(name: "wcslen", scope: !1, file: !1, line: 36, type: !10, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!35 = !DILocation(line: 39, scope: !34)
!36 = !DILocation(line: 40, scope: !34)
!37 = !DILocation(line: 0, scope: !34)
!38 = !DILocation(line: 41, scope: !34)
!39 = distinct !{!39, !36, !38, !40, !41}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 42, scope: !34)
!43 = !DILocation(line: 43, scope: !34)
!44 = distinct !DISubprogram(name: "wcscpy", scope: !1, file: !1, line: 46, type: !10, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = !DILocation(line: 48, scope: !44)
!46 = !DILocation(line: 39, scope: !34, inlinedAt: !47)
!47 = distinct !DILocation(line: 48, scope: !44)
!48 = !DILocation(line: 40, scope: !34, inlinedAt: !47)
!49 = !DILocation(line: 0, scope: !34, inlinedAt: !47)
!50 = !DILocation(line: 41, scope: !34, inlinedAt: !47)
!51 = distinct !{!51, !48, !50, !40, !41}
!52 = !DILocation(line: 42, scope: !34, inlinedAt: !47)
!53 = !DILocation(line: 49, scope: !44)
!54 = distinct !DISubprogram(name: "wmemcpy", scope: !1, file: !1, line: 52, type: !10, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = !DILocation(line: 54, scope: !54)
!56 = !DILocation(line: 55, scope: !54)
!57 = distinct !DISubprogram(name: "wcscmp", scope: !1, file: !1, line: 58, type: !10, scopeLine: 59, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = !DILocation(line: 61, scope: !57)
!59 = !DILocation(line: 0, scope: !57)
!60 = !DILocation(line: 62, scope: !57)
!61 = distinct !{!61, !58, !60, !40, !41}
!62 = !DILocation(line: 63, scope: !57)
!63 = !DILocation(line: 64, scope: !57)
!64 = !DILocation(line: 65, scope: !57)
!65 = distinct !DISubprogram(name: "mbstowcs", scope: !1, file: !1, line: 68, type: !10, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!66 = !DILocation(line: 96, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "read_string", scope: !68, file: !68, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!68 = !DIFile(filename: "c/models.h", directory: ".")
!69 = distinct !DILocation(line: 70, scope: !65)
!70 = !DILocation(line: 88, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "length", scope: !68, file: !68, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!72 = distinct !DILocation(line: 97, scope: !67, inlinedAt: !69)
!73 = !DILocation(line: 0, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 89, scope: !71, inlinedAt: !72)
!75 = distinct !{!75, !70, !74, !40, !41}
!76 = !DILocation(line: 98, scope: !67, inlinedAt: !69)
!77 = !DILocation(line: 71, scope: !65)
!78 = !DILocation(line: 73, scope: !65)
!79 = !DILocation(line: 74, scope: !65)
!80 = !DILocation(line: 75, scope: !65)
!81 = !DILocation(line: 77, scope: !65)
!82 = !DILocation(line: 76, scope: !65)
!83 = distinct !{!83, !80, !82, !40, !41}
!84 = !DILocation(line: 0, scope: !65)
!85 = !DILocation(line: 78, scope: !65)
!86 = distinct !DISubprogram(name: "wcstombs", scope: !1, file: !1, line: 80, type: !10, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!87 = !DILocation(line: 39, scope: !34, inlinedAt: !88)
!88 = distinct !DILocation(line: 82, scope: !86)
!89 = !DILocation(line: 40, scope: !34, inlinedAt: !88)
!90 = !DILocation(line: 0, scope: !34, inlinedAt: !88)
!91 = !DILocation(line: 41, scope: !34, inlinedAt: !88)
!92 = distinct !{!92, !89, !91, !40, !41}
!93 = !DILocation(line: 42, scope: !34, inlinedAt: !88)
!94 = !DILocation(line: 83, scope: !86)
!95 = !DILocation(line: 85, scope: !86)
!96 = !DILocation(line: 86, scope: !86)
!97 = !DILocation(line: 87, scope: !86)
!98 = !DILocation(line: 89, scope: !86)
!99 = !DILocation(line: 88, scope: !86)
!100 = distinct !{!100, !97, !99, !40, !41}
!101 = !DILocation(line: 0, scope: !86)
!102 = !DILocation(line: 90, scope: !86)
!103 = distinct !DISubprogram(name: "mblen", scope: !1, file: !1, line: 92, type: !10, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!104 = !DILocation(line: 92, scope: !103)
!105 = distinct !DISubprogram(name: "mbtowc", scope: !1, file: !1, line: 93, type: !10, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!106 = !DILocation(line: 95, scope: !105)
!107 = !DILocation(line: 97, scope: !105)
!108 = !DILocation(line: 98, scope: !105)
!109 = !DILocation(line: 99, scope: !105)
!110 = !DILocation(line: 100, scope: !105)
!111 = !DILocation(line: 101, scope: !105)
!112 = !DILocation(line: 0, scope: !105)
!113 = !DILocation(line: 102, scope: !105)
!114 = distinct !DISubprogram(name: "mw_basename", scope: !1, file: !1, line: 108, type: !10, scopeLine: 109, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!115 = !DILocation(line: 111, scope: !114)
!116 = !DILocation(line: 0, scope: !114)
!117 = !DILocation(line: 114, scope: !114)
!118 = !DILocation(line: 113, scope: !114)
!119 = distinct !{!119, !115, !118, !40, !41}
!120 = distinct !DISubprogram(name: "__xpg_basename", scope: !1, file: !1, line: 124, type: !10, scopeLine: 125, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = !DILocation(line: 126, scope: !120)
!122 = !DILocation(line: 96, scope: !67, inlinedAt: !123)
!123 = distinct !DILocation(line: 128, scope: !120)
!124 = !DILocation(line: 88, scope: !71, inlinedAt: !125)
!125 = distinct !DILocation(line: 97, scope: !67, inlinedAt: !123)
!126 = !DILocation(line: 0, scope: !71, inlinedAt: !125)
!127 = !DILocation(line: 89, scope: !71, inlinedAt: !125)
!128 = distinct !{!128, !124, !127, !40, !41}
!129 = !DILocation(line: 98, scope: !67, inlinedAt: !123)
!130 = !DILocation(line: 119, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "without_slashes", scope: !1, file: !1, line: 117, type: !10, scopeLine: 118, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!132 = distinct !DILocation(line: 128, scope: !120)
!133 = distinct !{!133, !130, !134, !40, !41}
!134 = !DILocation(line: 120, scope: !131, inlinedAt: !132)
!135 = !DILocation(line: 129, scope: !120)
!136 = !DILocation(line: 130, scope: !120)
!137 = !DILocation(line: 131, scope: !120)
!138 = !DILocation(line: 0, scope: !120)
!139 = distinct !{!139, !137, !140, !40, !41}
!140 = !DILocation(line: 132, scope: !120)
!141 = !DILocation(line: 133, scope: !120)
!142 = !DILocation(line: 134, scope: !120)
!143 = distinct !DISubprogram(name: "dirname", scope: !1, file: !1, line: 136, type: !10, scopeLine: 137, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!144 = !DILocation(line: 138, scope: !143)
!145 = !DILocation(line: 96, scope: !67, inlinedAt: !146)
!146 = distinct !DILocation(line: 140, scope: !143)
!147 = !DILocation(line: 88, scope: !71, inlinedAt: !148)
!148 = distinct !DILocation(line: 97, scope: !67, inlinedAt: !146)
!149 = !DILocation(line: 0, scope: !71, inlinedAt: !148)
!150 = !DILocation(line: 89, scope: !71, inlinedAt: !148)
!151 = distinct !{!151, !147, !150, !40, !41}
!152 = !DILocation(line: 98, scope: !67, inlinedAt: !146)
!153 = !DILocation(line: 119, scope: !131, inlinedAt: !154)
!154 = distinct !DILocation(line: 140, scope: !143)
!155 = distinct !{!155, !153, !156, !40, !41}
!156 = !DILocation(line: 120, scope: !131, inlinedAt: !154)
!157 = !DILocation(line: 141, scope: !143)
!158 = !DILocation(line: 0, scope: !143)
!159 = distinct !{!159, !157, !160, !40, !41}
!160 = !DILocation(line: 142, scope: !143)
!161 = !DILocation(line: 119, scope: !131, inlinedAt: !162)
!162 = distinct !DILocation(line: 145, scope: !143)
!163 = distinct !{!163, !161, !164, !40, !41}
!164 = !DILocation(line: 120, scope: !131, inlinedAt: !162)
!165 = !DILocation(line: 146, scope: !143)
!166 = !DILocation(line: 147, scope: !143)
!167 = !DILocation(line: 148, scope: !143)
!168 = distinct !DISubprogram(name: "fnmatch", scope: !1, file: !1, line: 150, type: !10, scopeLine: 151, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!169 = !DILocation(line: 96, scope: !67, inlinedAt: !170)
!170 = distinct !DILocation(line: 152, scope: !168)
!171 = !DILocation(line: 88, scope: !71, inlinedAt: !172)
!172 = distinct !DILocation(line: 97, scope: !67, inlinedAt: !170)
!173 = !DILocation(line: 0, scope: !71, inlinedAt: !172)
!174 = !DILocation(line: 89, scope: !71, inlinedAt: !172)
!175 = distinct !{!175, !171, !174, !40, !41}
!176 = !DILocation(line: 98, scope: !67, inlinedAt: !170)
!177 = !DILocation(line: 96, scope: !67, inlinedAt: !178)
!178 = distinct !DILocation(line: 153, scope: !168)
!179 = !DILocation(line: 88, scope: !71, inlinedAt: !180)
!180 = distinct !DILocation(line: 97, scope: !67, inlinedAt: !178)
!181 = !DILocation(line: 0, scope: !71, inlinedAt: !180)
!182 = !DILocation(line: 89, scope: !71, inlinedAt: !180)
!183 = distinct !{!183, !179, !182, !40, !41}
!184 = !DILocation(line: 98, scope: !67, inlinedAt: !178)
!185 = !DILocation(line: 51, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "any_int", scope: !68, file: !68, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!187 = distinct !DILocation(line: 154, scope: !168)
!188 = !DILocation(line: 52, scope: !186, inlinedAt: !187)
!189 = !DILocation(line: 53, scope: !186, inlinedAt: !187)
!190 = !DILocation(line: 54, scope: !186, inlinedAt: !187)
!191 = !DILocation(line: 154, scope: !168)
!192 = distinct !DISubprogram(name: "regcomp", scope: !1, file: !1, line: 159, type: !10, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!193 = !DILocation(line: 96, scope: !67, inlinedAt: !194)
!194 = distinct !DILocation(line: 161, scope: !192)
!195 = !DILocation(line: 88, scope: !71, inlinedAt: !196)
!196 = distinct !DILocation(line: 97, scope: !67, inlinedAt: !194)
!197 = !DILocation(line: 0, scope: !71, inlinedAt: !196)
!198 = !DILocation(line: 89, scope: !71, inlinedAt: !196)
!199 = distinct !{!199, !195, !198, !40, !41}
!200 = !DILocation(line: 98, scope: !67, inlinedAt: !194)
!201 = !DILocation(line: 162, scope: !192)
!202 = !DILocation(line: 163, scope: !192)
!203 = distinct !DISubprogram(name: "regexec", scope: !1, file: !1, line: 166, type: !10, scopeLine: 167, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!204 = !DILocation(line: 96, scope: !67, inlinedAt: !205)
!205 = distinct !DILocation(line: 168, scope: !203)
!206 = !DILocation(line: 88, scope: !71, inlinedAt: !207)
!207 = distinct !DILocation(line: 97, scope: !67, inlinedAt: !205)
!208 = !DILocation(line: 0, scope: !71, inlinedAt: !207)
!209 = !DILocation(line: 89, scope: !71, inlinedAt: !207)
!210 = distinct !{!210, !206, !209, !40, !41}
!211 = !DILocation(line: 98, scope: !67, inlinedAt: !205)
!212 = !DILocation(line: 169, scope: !203)
!213 = !DILocation(line: 171, scope: !203)
!214 = !DILocation(line: 172, scope: !203)
!215 = !DILocation(line: 173, scope: !203)
!216 = !DILocation(line: 58, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "any_long", scope: !68, file: !68, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 69, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "any_between", scope: !68, file: !68, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!220 = distinct !DILocation(line: 173, scope: !203)
!221 = !DILocation(line: 59, scope: !217, inlinedAt: !218)
!222 = !DILocation(line: 60, scope: !217, inlinedAt: !218)
!223 = !DILocation(line: 61, scope: !217, inlinedAt: !218)
!224 = !DILocation(line: 70, scope: !219, inlinedAt: !220)
!225 = !DILocation(line: 58, scope: !217, inlinedAt: !226)
!226 = distinct !DILocation(line: 69, scope: !219, inlinedAt: !227)
!227 = distinct !DILocation(line: 174, scope: !203)
!228 = !DILocation(line: 59, scope: !217, inlinedAt: !226)
!229 = !DILocation(line: 60, scope: !217, inlinedAt: !226)
!230 = !DILocation(line: 61, scope: !217, inlinedAt: !226)
!231 = !DILocation(line: 70, scope: !219, inlinedAt: !227)
!232 = !DILocation(line: 174, scope: !203)
!233 = distinct !{!233, !213, !234, !40, !41}
!234 = !DILocation(line: 175, scope: !203)
!235 = !DILocation(line: 0, scope: !203)
!236 = !DILocation(line: 177, scope: !203)
!237 = distinct !DISubprogram(name: "regerror", scope: !1, file: !1, line: 179, type: !10, scopeLine: 180, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!238 = !DILocation(line: 181, scope: !237)
!239 = !DILocation(line: 182, scope: !237)
!240 = !DILocation(line: 183, scope: !237)
!241 = !DILocation(line: 184, scope: !237)
!242 = !DILocation(line: 185, scope: !237)
!243 = distinct !DISubprogram(name: "regfree", scope: !1, file: !1, line: 188, type: !10, scopeLine: 188, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!244 = !DILocation(line: 188, scope: !243)
!245 = distinct !DISubprogram(name: "dlopen", scope: !1, file: !1, line: 192, type: !10, scopeLine: 193, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!246 = !DILocation(line: 194, scope: !245)
!247 = !DILocation(line: 195, scope: !245)
!248 = distinct !DISubprogram(name: "dlsym", scope: !1, file: !1, line: 198, type: !10, scopeLine: 199, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!249 = !DILocation(line: 200, scope: !248)
!250 = !DILocation(line: 201, scope: !248)
!251 = distinct !DISubprogram(name: "dlclose", scope: !1, file: !1, line: 204, type: !10, scopeLine: 204, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!252 = !DILocation(line: 204, scope: !251)
!253 = distinct !DISubprogram(name: "dlerror", scope: !1, file: !1, line: 205, type: !10, scopeLine: 205, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!254 = !DILocation(line: 205, scope: !253)
