target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@strtok_rest = internal global i8* null, align 4
@.str = private unnamed_addr constant [13 x i8] c"strdup fails\00", align 1

define dso_local i32 @strlen(i8* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !12
  ret i32 %2, !dbg !12
}

declare !dbg !13 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i32 @strnlen(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !15 {
  %3 = icmp eq i32 %1, 0, !dbg !16
  br i1 %3, label %23, label %4, !dbg !16

4:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !19
  %5 = load i8, i8* %0, align 1, !dbg !20
  %6 = icmp eq i8 %5, 0, !dbg !20
  br i1 %6, label %18, label %11, !dbg !20

7:
  %8 = getelementptr i8, i8* %0, i32 %13, !dbg !20
  %9 = load i8, i8* %8, align 1, !dbg !20
  %10 = icmp eq i8 %9, 0, !dbg !20
  br i1 %10, label %15, label %11, !dbg !20, !llvm.loop !21

11:
  %12 = phi i32 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i32 %12, 1, !dbg !22
  %14 = icmp eq i32 %13, %1, !dbg !20
  br i1 %14, label %15, label %7, !dbg !20, !llvm.loop !21

15:
  %16 = phi i32 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i32 %13, %1, !dbg !20
  br label %18, !dbg !25

18:
  %19 = phi i32 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i32 %19, 1, !dbg !25
  %22 = select i1 %20, i32 %21, i32 %1, !dbg !25
  call void @__midway_touched(i8* noundef %0, i32 noundef %22, i32 noundef 0) #3, !dbg !25
  br label %23

23:
  %24 = phi i32 [ %19, %18 ], [ 0, %2 ], !dbg !26
  ret i32 %24, !dbg !27
}

define dso_local i8* @strcpy(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !28 {
  %3 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !29
  %4 = add i32 %3, 1, !dbg !29
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %4) #3, !dbg !29
  ret i8* %0, !dbg !30
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !31 {
  %3 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !32
  %4 = add i32 %3, 1, !dbg !33
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %4) #3, !dbg !33
  %5 = getelementptr i8, i8* %0, i32 %3, !dbg !34
  ret i8* %5, !dbg !34
}

define dso_local i8* @__stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !35 {
  %3 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !36, !noalias !38
  %4 = add i32 %3, 1, !dbg !41
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %4) #3, !dbg !41
  %5 = getelementptr i8, i8* %0, i32 %3, !dbg !42
  ret i8* %5, !dbg !43
}

define dso_local i8* @stpncpy(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !44 {
  %4 = icmp eq i32 %2, 0, !dbg !45
  br i1 %4, label %24, label %5, !dbg !45

5:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !47
  %6 = load i8, i8* %1, align 1, !dbg !48
  %7 = icmp eq i8 %6, 0, !dbg !48
  br i1 %7, label %19, label %12, !dbg !48

8:
  %9 = getelementptr i8, i8* %1, i32 %14, !dbg !48
  %10 = load i8, i8* %9, align 1, !dbg !48
  %11 = icmp eq i8 %10, 0, !dbg !48
  br i1 %11, label %16, label %12, !dbg !48, !llvm.loop !49

12:
  %13 = phi i32 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i32 %13, 1, !dbg !50
  %15 = icmp eq i32 %14, %2, !dbg !48
  br i1 %15, label %16, label %8, !dbg !48, !llvm.loop !49

16:
  %17 = phi i32 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i32 %14, %2, !dbg !48
  br label %19, !dbg !51

19:
  %20 = phi i32 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i32 %20, 1, !dbg !51
  %23 = select i1 %21, i32 %22, i32 %2, !dbg !51
  call void @__midway_touched(i8* noundef %1, i32 noundef %23, i32 noundef 0) #3, !dbg !51
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ 0, %3 ], !dbg !52
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %25) #3, !dbg !53
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !54
  %27 = sub i32 %2, %25, !dbg !54
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i32 noundef %27) #3, !dbg !54
  ret i8* %26, !dbg !55
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @strncpy(i8* noalias noundef returned %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !56 {
  %4 = icmp eq i32 %2, 0, !dbg !57
  br i1 %4, label %24, label %5, !dbg !57

5:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !60, !noalias !61
  %6 = load i8, i8* %1, align 1, !dbg !64, !alias.scope !65, !noalias !61
  %7 = icmp eq i8 %6, 0, !dbg !64
  br i1 %7, label %19, label %12, !dbg !64

8:
  %9 = getelementptr i8, i8* %1, i32 %14, !dbg !64
  %10 = load i8, i8* %9, align 1, !dbg !64, !alias.scope !65, !noalias !61
  %11 = icmp eq i8 %10, 0, !dbg !64
  br i1 %11, label %16, label %12, !dbg !64, !llvm.loop !67

12:
  %13 = phi i32 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i32 %13, 1, !dbg !68
  %15 = icmp eq i32 %14, %2, !dbg !64
  br i1 %15, label %16, label %8, !dbg !64, !llvm.loop !69

16:
  %17 = phi i32 [ %14, %8 ], [ %2, %12 ], !dbg !68
  %18 = icmp ult i32 %17, %2, !dbg !64
  br label %19, !dbg !70

19:
  %20 = phi i32 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i32 %20, 1, !dbg !70
  %23 = select i1 %21, i32 %22, i32 %2, !dbg !70
  call void @__midway_touched(i8* noundef %1, i32 noundef %23, i32 noundef 0) #3, !dbg !70, !noalias !61
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ 0, %3 ], !dbg !71
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %25) #3, !dbg !72
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !73
  %27 = sub i32 %2, %25, !dbg !73
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i32 noundef %27) #3, !dbg !73
  ret i8* %0, !dbg !74
}

define dso_local i8* @strcat(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !75 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !76
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !77
  %5 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !77
  %6 = add i32 %5, 1, !dbg !77
  call void @__midway_memcpy(i8* noundef %4, i8* noundef %1, i32 noundef %6) #3, !dbg !77
  ret i8* %0, !dbg !78
}

define dso_local i8* @strncat(i8* noalias noundef returned %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !79 {
  %4 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !80
  %5 = icmp eq i32 %2, 0, !dbg !81
  br i1 %5, label %25, label %6, !dbg !81

6:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !83
  %7 = load i8, i8* %1, align 1, !dbg !84
  %8 = icmp eq i8 %7, 0, !dbg !84
  br i1 %8, label %20, label %13, !dbg !84

9:
  %10 = getelementptr i8, i8* %1, i32 %15, !dbg !84
  %11 = load i8, i8* %10, align 1, !dbg !84
  %12 = icmp eq i8 %11, 0, !dbg !84
  br i1 %12, label %17, label %13, !dbg !84, !llvm.loop !85

13:
  %14 = phi i32 [ %15, %9 ], [ 0, %6 ]
  %15 = add nuw i32 %14, 1, !dbg !86
  %16 = icmp eq i32 %15, %2, !dbg !84
  br i1 %16, label %17, label %9, !dbg !84, !llvm.loop !85

17:
  %18 = phi i32 [ %15, %9 ], [ %2, %13 ]
  %19 = icmp ult i32 %15, %2, !dbg !84
  br label %20, !dbg !87

20:
  %21 = phi i32 [ 0, %6 ], [ %18, %17 ]
  %22 = phi i1 [ true, %6 ], [ %19, %17 ]
  %23 = add i32 %21, 1, !dbg !87
  %24 = select i1 %22, i32 %23, i32 %2, !dbg !87
  call void @__midway_touched(i8* noundef %1, i32 noundef %24, i32 noundef 0) #3, !dbg !87
  br label %25

25:
  %26 = phi i32 [ %21, %20 ], [ 0, %3 ], !dbg !88
  %27 = getelementptr i8, i8* %0, i32 %4, !dbg !89
  call void @__midway_memcpy(i8* noundef %27, i8* noundef %1, i32 noundef %26) #3, !dbg !89
  %28 = getelementptr i8, i8* %27, i32 %26, !dbg !90
  call void @__midway_memset(i8* noundef %28, i32 noundef 0, i32 noundef 1) #3, !dbg !90
  ret i8* %0, !dbg !91
}

define dso_local i32 @strlcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !92 {
  %4 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !93
  %5 = icmp eq i32 %2, 0, !dbg !94
  br i1 %5, label %11, label %6, !dbg !94

6:
  %7 = icmp ult i32 %4, %2, !dbg !95
  %8 = add i32 %2, -1, !dbg !95
  %9 = select i1 %7, i32 %4, i32 %8, !dbg !95
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %9) #3, !dbg !96
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !97
  call void @__midway_memset(i8* noundef %10, i32 noundef 0, i32 noundef 1) #3, !dbg !97
  br label %11, !dbg !98

11:
  ret i32 %4, !dbg !99
}

define dso_local i32 @strlcat(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !100 {
  %4 = icmp eq i32 %2, 0, !dbg !101
  br i1 %4, label %24, label %5, !dbg !101

5:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !103
  %6 = load i8, i8* %0, align 1, !dbg !104
  %7 = icmp eq i8 %6, 0, !dbg !104
  br i1 %7, label %19, label %12, !dbg !104

8:
  %9 = getelementptr i8, i8* %0, i32 %14, !dbg !104
  %10 = load i8, i8* %9, align 1, !dbg !104
  %11 = icmp eq i8 %10, 0, !dbg !104
  br i1 %11, label %16, label %12, !dbg !104, !llvm.loop !105

12:
  %13 = phi i32 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i32 %13, 1, !dbg !106
  %15 = icmp eq i32 %14, %2, !dbg !104
  br i1 %15, label %16, label %8, !dbg !104, !llvm.loop !105

16:
  %17 = phi i32 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i32 %14, %2, !dbg !104
  br label %19, !dbg !107

19:
  %20 = phi i32 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i32 %20, 1, !dbg !107
  %23 = select i1 %21, i32 %22, i32 %2, !dbg !107
  call void @__midway_touched(i8* noundef %0, i32 noundef %23, i32 noundef 0) #3, !dbg !107
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ 0, %3 ], !dbg !108
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !109
  %27 = sub i32 %2, %25, !dbg !109
  %28 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !110
  %29 = icmp eq i32 %27, 0, !dbg !112
  br i1 %29, label %35, label %30, !dbg !112

30:
  %31 = icmp ult i32 %28, %27, !dbg !113
  %32 = add i32 %27, -1, !dbg !113
  %33 = select i1 %31, i32 %28, i32 %32, !dbg !113
  call void @__midway_memcpy(i8* noundef %26, i8* noundef %1, i32 noundef %33) #3, !dbg !114
  %34 = getelementptr i8, i8* %26, i32 %33, !dbg !115
  call void @__midway_memset(i8* noundef %34, i32 noundef 0, i32 noundef 1) #3, !dbg !115
  br label %35, !dbg !116

35:
  %36 = add i32 %28, %25, !dbg !109
  ret i32 %36, !dbg !109
}

define dso_local i32 @strcmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !117 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !118
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !121
  br label %3, !dbg !122

3:
  %4 = phi i32 [ 0, %2 ], [ %12, %3 ], !dbg !123
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !124
  %6 = load i8, i8* %5, align 1, !dbg !124
  %7 = getelementptr i8, i8* %1, i32 %4, !dbg !125
  %8 = load i8, i8* %7, align 1, !dbg !125
  %9 = icmp ne i8 %6, %8, !dbg !126
  %10 = icmp eq i8 %6, 0, !dbg !126
  %11 = or i1 %10, %9, !dbg !126
  %12 = add nuw i32 %4, 1, !dbg !126
  %13 = icmp eq i32 %12, -1, !dbg !126
  %14 = select i1 %11, i1 true, i1 %13, !dbg !126
  br i1 %14, label %15, label %3, !dbg !126, !llvm.loop !127

15:
  %16 = zext i8 %6 to i32, !dbg !124
  %17 = zext i8 %8 to i32, !dbg !125
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #3, !dbg !129
  call void @__midway_touched(i8* noundef %1, i32 noundef %12, i32 noundef 0) #3, !dbg !130
  %18 = sub nsw i32 %16, %17, !dbg !131
  ret i32 %18, !dbg !132
}

define dso_local i32 @strncmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !133 {
  %4 = icmp eq i32 %2, 0, !dbg !134
  br i1 %4, label %22, label %5, !dbg !134

5:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !136
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !137
  br label %6, !dbg !138

6:
  %7 = phi i32 [ 0, %5 ], [ %15, %6 ], !dbg !139
  %8 = getelementptr i8, i8* %0, i32 %7, !dbg !140
  %9 = load i8, i8* %8, align 1, !dbg !140
  %10 = getelementptr i8, i8* %1, i32 %7, !dbg !141
  %11 = load i8, i8* %10, align 1, !dbg !141
  %12 = icmp ne i8 %9, %11, !dbg !142
  %13 = icmp eq i8 %9, 0, !dbg !142
  %14 = or i1 %13, %12, !dbg !142
  %15 = add nuw i32 %7, 1, !dbg !142
  %16 = icmp eq i32 %15, %2, !dbg !142
  %17 = select i1 %14, i1 true, i1 %16, !dbg !142
  br i1 %17, label %18, label %6, !dbg !142, !llvm.loop !143

18:
  %19 = zext i8 %9 to i32, !dbg !140
  %20 = zext i8 %11 to i32, !dbg !141
  call void @__midway_touched(i8* noundef %0, i32 noundef %15, i32 noundef 0) #3, !dbg !145
  call void @__midway_touched(i8* noundef %1, i32 noundef %15, i32 noundef 0) #3, !dbg !146
  %21 = sub nsw i32 %19, %20, !dbg !147
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ 0, %3 ], !dbg !139
  ret i32 %23, !dbg !148
}

define dso_local i32 @strcoll(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !149 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !150
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !152
  br label %3, !dbg !153

3:
  %4 = phi i32 [ 0, %2 ], [ %12, %3 ], !dbg !154
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !155
  %6 = load i8, i8* %5, align 1, !dbg !155
  %7 = getelementptr i8, i8* %1, i32 %4, !dbg !156
  %8 = load i8, i8* %7, align 1, !dbg !156
  %9 = icmp ne i8 %6, %8, !dbg !157
  %10 = icmp eq i8 %6, 0, !dbg !157
  %11 = or i1 %10, %9, !dbg !157
  %12 = add nuw i32 %4, 1, !dbg !157
  %13 = icmp eq i32 %12, -1, !dbg !157
  %14 = select i1 %11, i1 true, i1 %13, !dbg !157
  br i1 %14, label %15, label %3, !dbg !157, !llvm.loop !158

15:
  %16 = zext i8 %6 to i32, !dbg !155
  %17 = zext i8 %8 to i32, !dbg !156
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #3, !dbg !160
  call void @__midway_touched(i8* noundef %1, i32 noundef %12, i32 noundef 0) #3, !dbg !161
  %18 = sub nsw i32 %16, %17, !dbg !162
  ret i32 %18, !dbg !163
}

define dso_local i32 @strcasecmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !164 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !165
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !167
  br label %3, !dbg !168

3:
  %4 = phi i32 [ 0, %2 ], [ %22, %3 ], !dbg !169
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !170
  %6 = load i8, i8* %5, align 1, !dbg !170
  %7 = zext i8 %6 to i32, !dbg !170
  %8 = add nsw i32 %7, -65, !dbg !171
  %9 = icmp ult i32 %8, 26, !dbg !171
  %10 = or i32 %7, 32, !dbg !171
  %11 = select i1 %9, i32 %10, i32 %7, !dbg !171
  %12 = getelementptr i8, i8* %1, i32 %4, !dbg !174
  %13 = load i8, i8* %12, align 1, !dbg !174
  %14 = zext i8 %13 to i32, !dbg !174
  %15 = add nsw i32 %14, -65, !dbg !175
  %16 = icmp ult i32 %15, 26, !dbg !175
  %17 = or i32 %14, 32, !dbg !175
  %18 = select i1 %16, i32 %17, i32 %14, !dbg !175
  %19 = icmp ne i32 %11, %18, !dbg !177
  %20 = icmp eq i32 %11, 0, !dbg !177
  %21 = or i1 %20, %19, !dbg !177
  %22 = add nuw i32 %4, 1, !dbg !177
  %23 = icmp eq i32 %22, -1, !dbg !177
  %24 = select i1 %21, i1 true, i1 %23, !dbg !177
  br i1 %24, label %25, label %3, !dbg !177, !llvm.loop !178

25:
  call void @__midway_touched(i8* noundef %0, i32 noundef %22, i32 noundef 0) #3, !dbg !180
  call void @__midway_touched(i8* noundef %1, i32 noundef %22, i32 noundef 0) #3, !dbg !181
  %26 = sub nsw i32 %11, %18, !dbg !182
  ret i32 %26, !dbg !183
}

define dso_local i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !184 {
  %4 = icmp eq i32 %2, 0, !dbg !185
  br i1 %4, label %30, label %5, !dbg !185

5:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !187
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !188
  br label %6, !dbg !189

6:
  %7 = phi i32 [ 0, %5 ], [ %25, %6 ], !dbg !190
  %8 = getelementptr i8, i8* %0, i32 %7, !dbg !191
  %9 = load i8, i8* %8, align 1, !dbg !191
  %10 = zext i8 %9 to i32, !dbg !191
  %11 = add nsw i32 %10, -65, !dbg !192
  %12 = icmp ult i32 %11, 26, !dbg !192
  %13 = or i32 %10, 32, !dbg !192
  %14 = select i1 %12, i32 %13, i32 %10, !dbg !192
  %15 = getelementptr i8, i8* %1, i32 %7, !dbg !194
  %16 = load i8, i8* %15, align 1, !dbg !194
  %17 = zext i8 %16 to i32, !dbg !194
  %18 = add nsw i32 %17, -65, !dbg !195
  %19 = icmp ult i32 %18, 26, !dbg !195
  %20 = or i32 %17, 32, !dbg !195
  %21 = select i1 %19, i32 %20, i32 %17, !dbg !195
  %22 = icmp ne i32 %14, %21, !dbg !197
  %23 = icmp eq i32 %14, 0, !dbg !197
  %24 = or i1 %23, %22, !dbg !197
  %25 = add nuw i32 %7, 1, !dbg !197
  %26 = icmp eq i32 %25, %2, !dbg !197
  %27 = select i1 %24, i1 true, i1 %26, !dbg !197
  br i1 %27, label %28, label %6, !dbg !197, !llvm.loop !198

28:
  call void @__midway_touched(i8* noundef %0, i32 noundef %25, i32 noundef 0) #3, !dbg !200
  call void @__midway_touched(i8* noundef %1, i32 noundef %25, i32 noundef 0) #3, !dbg !201
  %29 = sub nsw i32 %14, %21, !dbg !202
  br label %30

30:
  %31 = phi i32 [ %29, %28 ], [ 0, %3 ], !dbg !190
  ret i32 %31, !dbg !203
}

define dso_local i32 @strxfrm(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !204 {
  %4 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !205
  %5 = icmp ult i32 %4, %2, !dbg !206
  br i1 %5, label %6, label %8, !dbg !206

6:
  %7 = add i32 %4, 1, !dbg !207
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %7) #3, !dbg !207
  br label %8, !dbg !207

8:
  ret i32 %4, !dbg !208
}

define dso_local i8* @strchrnul(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !209 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !210
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !213

5:
  %6 = phi i32 [ 0, %2 ], [ %13, %5 ], !dbg !214
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !213
  %8 = load i8, i8* %7, align 1, !dbg !213
  %9 = sext i8 %8 to i32, !dbg !213
  %10 = icmp eq i32 %4, %9, !dbg !213
  %11 = icmp eq i8 %8, 0, !dbg !213
  %12 = or i1 %11, %10, !dbg !213
  %13 = add i32 %6, 1, !dbg !215
  br i1 %12, label %14, label %5, !dbg !213, !llvm.loop !216

14:
  %15 = getelementptr i8, i8* %0, i32 %6, !dbg !213
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #3, !dbg !217
  ret i8* %15, !dbg !218
}

define dso_local i8* @strchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !219 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !220
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !222

5:
  %6 = phi i32 [ 0, %2 ], [ %13, %5 ], !dbg !223
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !222
  %8 = load i8, i8* %7, align 1, !dbg !222
  %9 = sext i8 %8 to i32, !dbg !222
  %10 = icmp eq i32 %4, %9, !dbg !222
  %11 = icmp eq i8 %8, 0, !dbg !222
  %12 = or i1 %11, %10, !dbg !222
  %13 = add i32 %6, 1, !dbg !224
  br i1 %12, label %14, label %5, !dbg !222, !llvm.loop !225

14:
  %15 = getelementptr i8, i8* %0, i32 %6, !dbg !222
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #3, !dbg !226
  %16 = load i8, i8* %15, align 1, !dbg !227
  %17 = sext i8 %16 to i32, !dbg !227
  %18 = icmp eq i32 %4, %17, !dbg !227
  %19 = select i1 %18, i8* %15, i8* null, !dbg !227
  ret i8* %19, !dbg !227
}

define dso_local i8* @index(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !228 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !229
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !232

5:
  %6 = phi i32 [ 0, %2 ], [ %13, %5 ], !dbg !233
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !232
  %8 = load i8, i8* %7, align 1, !dbg !232
  %9 = sext i8 %8 to i32, !dbg !232
  %10 = icmp eq i32 %4, %9, !dbg !232
  %11 = icmp eq i8 %8, 0, !dbg !232
  %12 = or i1 %11, %10, !dbg !232
  %13 = add i32 %6, 1, !dbg !234
  br i1 %12, label %14, label %5, !dbg !232, !llvm.loop !235

14:
  %15 = getelementptr i8, i8* %0, i32 %6, !dbg !232
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #3, !dbg !236
  %16 = load i8, i8* %15, align 1, !dbg !237
  %17 = sext i8 %16 to i32, !dbg !237
  %18 = icmp eq i32 %4, %17, !dbg !237
  %19 = select i1 %18, i8* %15, i8* null, !dbg !237
  ret i8* %19, !dbg !238
}

define dso_local i8* @strrchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !239 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !240
  %4 = add i32 %3, 1, !dbg !240
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  br label %7, !dbg !240

7:
  %8 = phi i32 [ %4, %2 ], [ %9, %11 ], !dbg !240
  %9 = add i32 %8, -1, !dbg !240
  %10 = icmp eq i32 %8, 0, !dbg !240
  br i1 %10, label %18, label %11, !dbg !240

11:
  %12 = getelementptr i8, i8* %0, i32 %9, !dbg !241
  %13 = load i8, i8* %12, align 1, !dbg !241
  %14 = sext i8 %13 to i32, !dbg !241
  %15 = icmp eq i32 %6, %14, !dbg !241
  br i1 %15, label %16, label %7, !dbg !241, !llvm.loop !242

16:
  %17 = getelementptr i8, i8* %0, i32 %9, !dbg !241
  br label %18, !dbg !244

18:
  %19 = phi i8* [ %17, %16 ], [ null, %7 ]
  ret i8* %19, !dbg !244
}

define dso_local i8* @rindex(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !245 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !246
  %4 = add i32 %3, 1, !dbg !246
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  br label %7, !dbg !246

7:
  %8 = phi i32 [ %4, %2 ], [ %9, %11 ], !dbg !246
  %9 = add i32 %8, -1, !dbg !246
  %10 = icmp eq i32 %8, 0, !dbg !246
  br i1 %10, label %18, label %11, !dbg !246

11:
  %12 = getelementptr i8, i8* %0, i32 %9, !dbg !248
  %13 = load i8, i8* %12, align 1, !dbg !248
  %14 = sext i8 %13 to i32, !dbg !248
  %15 = icmp eq i32 %6, %14, !dbg !248
  br i1 %15, label %16, label %7, !dbg !248, !llvm.loop !249

16:
  %17 = getelementptr i8, i8* %0, i32 %9, !dbg !248
  br label %18, !dbg !251

18:
  %19 = phi i8* [ %17, %16 ], [ null, %7 ]
  ret i8* %19, !dbg !251
}

define dso_local i32 @strspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !252 {
  %3 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !253
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !256
  %4 = load i8, i8* %0, align 1, !dbg !257
  %5 = icmp eq i8 %4, 0, !dbg !257
  br i1 %5, label %29, label %6, !dbg !257

6:
  %7 = icmp eq i32 %3, 0
  br label %8, !dbg !257

8:
  %9 = phi i8 [ %4, %6 ], [ %27, %24 ]
  %10 = phi i32 [ 0, %6 ], [ %25, %24 ]
  br i1 %7, label %11, label %14, !dbg !258

11:
  %12 = phi i32 [ 0, %8 ], [ %21, %14 ], !dbg !259
  %13 = icmp eq i32 %12, 1, !dbg !260
  br i1 %13, label %24, label %29

14:
  %15 = phi i32 [ %22, %14 ], [ 0, %8 ]
  %16 = phi i32 [ %21, %14 ], [ 0, %8 ]
  %17 = getelementptr i8, i8* %1, i32 %15, !dbg !261
  %18 = load i8, i8* %17, align 1, !dbg !261
  %19 = icmp eq i8 %9, %18, !dbg !261
  %20 = zext i1 %19 to i32, !dbg !261
  %21 = or i32 %16, %20, !dbg !261
  %22 = add nuw i32 %15, 1, !dbg !258
  %23 = icmp eq i32 %22, %3, !dbg !258
  br i1 %23, label %11, label %14, !dbg !258, !llvm.loop !262

24:
  %25 = add i32 %10, 1, !dbg !257
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !257
  %27 = load i8, i8* %26, align 1, !dbg !257
  %28 = icmp eq i8 %27, 0, !dbg !257
  br i1 %28, label %29, label %8, !dbg !257, !llvm.loop !263

29:
  %30 = phi i32 [ 0, %2 ], [ %25, %24 ], [ %10, %11 ], !dbg !259
  %31 = add i32 %30, 1, !dbg !265
  call void @__midway_touched(i8* noundef %0, i32 noundef %31, i32 noundef 0) #3, !dbg !265
  ret i32 %30, !dbg !266
}

define dso_local i32 @strcspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !267 {
  %3 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !268
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !270
  %4 = load i8, i8* %0, align 1, !dbg !271
  %5 = icmp eq i8 %4, 0, !dbg !271
  br i1 %5, label %29, label %6, !dbg !271

6:
  %7 = icmp eq i32 %3, 0
  br label %8, !dbg !271

8:
  %9 = phi i8 [ %4, %6 ], [ %27, %24 ]
  %10 = phi i32 [ 0, %6 ], [ %25, %24 ]
  br i1 %7, label %11, label %14, !dbg !272

11:
  %12 = phi i32 [ 0, %8 ], [ %21, %14 ], !dbg !273
  %13 = icmp eq i32 %12, 0, !dbg !274
  br i1 %13, label %24, label %29

14:
  %15 = phi i32 [ %22, %14 ], [ 0, %8 ]
  %16 = phi i32 [ %21, %14 ], [ 0, %8 ]
  %17 = getelementptr i8, i8* %1, i32 %15, !dbg !275
  %18 = load i8, i8* %17, align 1, !dbg !275
  %19 = icmp eq i8 %9, %18, !dbg !275
  %20 = zext i1 %19 to i32, !dbg !275
  %21 = or i32 %16, %20, !dbg !275
  %22 = add nuw i32 %15, 1, !dbg !272
  %23 = icmp eq i32 %22, %3, !dbg !272
  br i1 %23, label %11, label %14, !dbg !272, !llvm.loop !276

24:
  %25 = add i32 %10, 1, !dbg !271
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !271
  %27 = load i8, i8* %26, align 1, !dbg !271
  %28 = icmp eq i8 %27, 0, !dbg !271
  br i1 %28, label %29, label %8, !dbg !271, !llvm.loop !277

29:
  %30 = phi i32 [ 0, %2 ], [ %25, %24 ], [ %10, %11 ], !dbg !273
  %31 = add i32 %30, 1, !dbg !279
  call void @__midway_touched(i8* noundef %0, i32 noundef %31, i32 noundef 0) #3, !dbg !279
  ret i32 %30, !dbg !280
}

define dso_local i8* @strpbrk(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !281 {
  %3 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !282
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !284
  %4 = load i8, i8* %0, align 1, !dbg !285
  %5 = icmp eq i8 %4, 0, !dbg !285
  br i1 %5, label %29, label %6, !dbg !285

6:
  %7 = icmp eq i32 %3, 0
  br label %8, !dbg !285

8:
  %9 = phi i8 [ %4, %6 ], [ %27, %24 ]
  %10 = phi i32 [ 0, %6 ], [ %25, %24 ]
  br i1 %7, label %11, label %14, !dbg !286

11:
  %12 = phi i32 [ 0, %8 ], [ %21, %14 ], !dbg !287
  %13 = icmp eq i32 %12, 0, !dbg !288
  br i1 %13, label %24, label %29

14:
  %15 = phi i32 [ %22, %14 ], [ 0, %8 ]
  %16 = phi i32 [ %21, %14 ], [ 0, %8 ]
  %17 = getelementptr i8, i8* %1, i32 %15, !dbg !289
  %18 = load i8, i8* %17, align 1, !dbg !289
  %19 = icmp eq i8 %9, %18, !dbg !289
  %20 = zext i1 %19 to i32, !dbg !289
  %21 = or i32 %16, %20, !dbg !289
  %22 = add nuw i32 %15, 1, !dbg !286
  %23 = icmp eq i32 %22, %3, !dbg !286
  br i1 %23, label %11, label %14, !dbg !286, !llvm.loop !290

24:
  %25 = add i32 %10, 1, !dbg !285
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !285
  %27 = load i8, i8* %26, align 1, !dbg !285
  %28 = icmp eq i8 %27, 0, !dbg !285
  br i1 %28, label %29, label %8, !dbg !285, !llvm.loop !291

29:
  %30 = phi i32 [ 0, %2 ], [ %25, %24 ], [ %10, %11 ], !dbg !287
  %31 = add i32 %30, 1, !dbg !293
  call void @__midway_touched(i8* noundef %0, i32 noundef %31, i32 noundef 0) #3, !dbg !293
  %32 = getelementptr i8, i8* %0, i32 %30, !dbg !294
  %33 = load i8, i8* %32, align 1, !dbg !295
  %34 = icmp eq i8 %33, 0, !dbg !295
  %35 = select i1 %34, i8* null, i8* %32, !dbg !295
  ret i8* %35, !dbg !295
}

define dso_local i8* @strstr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !296 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !297
  %4 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !297
  %5 = icmp ugt i32 %4, %3, !dbg !300
  br i1 %5, label %31, label %6, !dbg !300

6:
  %7 = icmp eq i32 %4, 0
  br label %11, !dbg !300

8:
  %9 = add i32 %30, %4, !dbg !300
  %10 = icmp ugt i32 %9, %3, !dbg !300
  br i1 %10, label %31, label %11, !dbg !300, !llvm.loop !301

11:
  %12 = phi i32 [ 0, %6 ], [ %30, %8 ]
  %13 = phi i8* [ undef, %6 ], [ %29, %8 ]
  br i1 %7, label %25, label %14, !dbg !303

14:
  %15 = phi i32 [ %23, %22 ], [ 0, %11 ]
  %16 = add i32 %15, %12, !dbg !303
  %17 = getelementptr i8, i8* %0, i32 %16, !dbg !303
  %18 = load i8, i8* %17, align 1, !dbg !303
  %19 = getelementptr i8, i8* %1, i32 %15, !dbg !303
  %20 = load i8, i8* %19, align 1, !dbg !303
  %21 = icmp eq i8 %18, %20, !dbg !303
  br i1 %21, label %22, label %25, !dbg !303

22:
  %23 = add nuw i32 %15, 1, !dbg !304
  %24 = icmp eq i32 %23, %4, !dbg !303
  br i1 %24, label %25, label %14, !dbg !303, !llvm.loop !305

25:
  %26 = phi i32 [ 0, %11 ], [ %15, %14 ], [ %4, %22 ], !dbg !306
  %27 = icmp eq i32 %26, %4, !dbg !307
  %28 = getelementptr i8, i8* %0, i32 %12, !dbg !307
  %29 = select i1 %27, i8* %28, i8* %13, !dbg !307
  %30 = add i32 %12, 1, !dbg !300
  br i1 %27, label %31, label %8

31:
  %32 = phi i8* [ null, %2 ], [ %29, %25 ], [ null, %8 ]
  ret i8* %32, !dbg !308
}

define dso_local i8* @strcasestr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !309 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !310
  %4 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !310
  %5 = icmp ugt i32 %4, %3, !dbg !312
  br i1 %5, label %41, label %6, !dbg !312

6:
  %7 = icmp eq i32 %4, 0
  br label %11, !dbg !312

8:
  %9 = add i32 %40, %4, !dbg !312
  %10 = icmp ugt i32 %9, %3, !dbg !312
  br i1 %10, label %41, label %11, !dbg !312, !llvm.loop !313

11:
  %12 = phi i32 [ 0, %6 ], [ %40, %8 ]
  %13 = phi i8* [ undef, %6 ], [ %39, %8 ]
  br i1 %7, label %35, label %14, !dbg !315

14:
  %15 = phi i32 [ %33, %32 ], [ 0, %11 ]
  %16 = add i32 %15, %12, !dbg !315
  %17 = getelementptr i8, i8* %0, i32 %16, !dbg !315
  %18 = load i8, i8* %17, align 1, !dbg !315
  %19 = sext i8 %18 to i32, !dbg !315
  %20 = add nsw i32 %19, -65, !dbg !316
  %21 = icmp ult i32 %20, 26, !dbg !316
  %22 = or i32 %19, 32, !dbg !316
  %23 = select i1 %21, i32 %22, i32 %19, !dbg !316
  %24 = getelementptr i8, i8* %1, i32 %15, !dbg !315
  %25 = load i8, i8* %24, align 1, !dbg !315
  %26 = sext i8 %25 to i32, !dbg !315
  %27 = add nsw i32 %26, -65, !dbg !318
  %28 = icmp ult i32 %27, 26, !dbg !318
  %29 = or i32 %26, 32, !dbg !318
  %30 = select i1 %28, i32 %29, i32 %26, !dbg !318
  %31 = icmp eq i32 %23, %30, !dbg !315
  br i1 %31, label %32, label %35, !dbg !315

32:
  %33 = add nuw i32 %15, 1, !dbg !320
  %34 = icmp eq i32 %33, %4, !dbg !315
  br i1 %34, label %35, label %14, !dbg !315, !llvm.loop !321

35:
  %36 = phi i32 [ 0, %11 ], [ %15, %14 ], [ %4, %32 ], !dbg !322
  %37 = icmp eq i32 %36, %4, !dbg !323
  %38 = getelementptr i8, i8* %0, i32 %12, !dbg !323
  %39 = select i1 %37, i8* %38, i8* %13, !dbg !323
  %40 = add i32 %12, 1, !dbg !312
  br i1 %37, label %41, label %8

41:
  %42 = phi i8* [ null, %2 ], [ %39, %35 ], [ null, %8 ]
  ret i8* %42, !dbg !324
}

define dso_local i8* @strsep(i8** noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !325 {
  %3 = load i8*, i8** %0, align 4, !dbg !326
  %4 = icmp eq i8* %3, null, !dbg !327
  br i1 %4, label %44, label %5, !dbg !327

5:
  %6 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !328
  call void @__midway_check(i8* noundef nonnull %3, i32 noundef 1, i32 noundef 0) #3, !dbg !330
  %7 = load i8, i8* %3, align 1, !dbg !331
  %8 = icmp eq i8 %7, 0, !dbg !331
  br i1 %8, label %32, label %9, !dbg !331

9:
  %10 = icmp eq i32 %6, 0
  br label %11, !dbg !331

11:
  %12 = phi i8 [ %7, %9 ], [ %30, %27 ]
  %13 = phi i32 [ 0, %9 ], [ %28, %27 ]
  br i1 %10, label %14, label %17, !dbg !332

14:
  %15 = phi i32 [ 0, %11 ], [ %24, %17 ], !dbg !333
  %16 = icmp eq i32 %15, 0, !dbg !334
  br i1 %16, label %27, label %32

17:
  %18 = phi i32 [ %25, %17 ], [ 0, %11 ]
  %19 = phi i32 [ %24, %17 ], [ 0, %11 ]
  %20 = getelementptr i8, i8* %1, i32 %18, !dbg !335
  %21 = load i8, i8* %20, align 1, !dbg !335
  %22 = icmp eq i8 %12, %21, !dbg !335
  %23 = zext i1 %22 to i32, !dbg !335
  %24 = or i32 %19, %23, !dbg !335
  %25 = add nuw i32 %18, 1, !dbg !332
  %26 = icmp eq i32 %25, %6, !dbg !332
  br i1 %26, label %14, label %17, !dbg !332, !llvm.loop !336

27:
  %28 = add i32 %13, 1, !dbg !331
  %29 = getelementptr i8, i8* %3, i32 %28, !dbg !331
  %30 = load i8, i8* %29, align 1, !dbg !331
  %31 = icmp eq i8 %30, 0, !dbg !331
  br i1 %31, label %32, label %11, !dbg !331, !llvm.loop !337

32:
  %33 = phi i32 [ 0, %5 ], [ %28, %27 ], [ %13, %14 ], !dbg !333
  %34 = add i32 %33, 1, !dbg !339
  call void @__midway_touched(i8* noundef nonnull %3, i32 noundef %34, i32 noundef 0) #3, !dbg !339
  %35 = getelementptr i8, i8* %3, i32 %33, !dbg !340
  %36 = bitcast i8** %0 to i8*, !dbg !341
  call void @__midway_check(i8* noundef %36, i32 noundef 4, i32 noundef 1) #3, !dbg !341
  %37 = load i8, i8* %35, align 1, !dbg !342
  %38 = icmp eq i8 %37, 0, !dbg !342
  %39 = getelementptr i8, i8* %35, i32 1, !dbg !342
  %40 = select i1 %38, i8* null, i8* %39, !dbg !342
  store i8* %40, i8** %0, align 4, !dbg !342
  %41 = load i8, i8* %35, align 1, !dbg !343
  %42 = icmp eq i8 %41, 0, !dbg !343
  br i1 %42, label %44, label %43, !dbg !343

43:
  call void @__midway_memset(i8* noundef %35, i32 noundef 0, i32 noundef 1) #3, !dbg !344
  br label %44, !dbg !344

44:
  %45 = phi i8* [ null, %2 ], [ %3, %43 ], [ %3, %32 ], !dbg !345
  ret i8* %45, !dbg !346
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @__strsep_g(i8** noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !347 {
  %3 = call i8* @strsep(i8** noundef %0, i8* noundef %1) #3, !dbg !348
  ret i8* %3, !dbg !348
}

define dso_local i8* @strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #2 !dbg !349 {
  %4 = bitcast i8** %2 to i8*, !dbg !350
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #3, !dbg !350
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #4, !dbg !351
  ret i8* %5, !dbg !351
}

define internal fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** nocapture noundef %2) unnamed_addr #2 !dbg !352 {
  %4 = icmp eq i8* %0, null, !dbg !353
  br i1 %4, label %5, label %7, !dbg !353

5:
  %6 = load i8*, i8** %2, align 4, !dbg !353
  br label %7, !dbg !353

7:
  %8 = phi i8* [ %6, %5 ], [ %0, %3 ], !dbg !353
  %9 = icmp eq i8* %8, null, !dbg !354
  br i1 %9, label %82, label %10, !dbg !354

10:
  %11 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !355
  call void @__midway_check(i8* noundef nonnull %8, i32 noundef 1, i32 noundef 0) #3, !dbg !357
  %12 = load i8, i8* %8, align 1, !dbg !358
  %13 = icmp eq i8 %12, 0, !dbg !358
  br i1 %13, label %37, label %14, !dbg !358

14:
  %15 = icmp eq i32 %11, 0
  br label %16, !dbg !358

16:
  %17 = phi i8 [ %12, %14 ], [ %35, %32 ]
  %18 = phi i32 [ 0, %14 ], [ %33, %32 ]
  br i1 %15, label %19, label %22, !dbg !359

19:
  %20 = phi i32 [ 0, %16 ], [ %29, %22 ], !dbg !360
  %21 = icmp eq i32 %20, 1, !dbg !361
  br i1 %21, label %32, label %37

22:
  %23 = phi i32 [ %30, %22 ], [ 0, %16 ]
  %24 = phi i32 [ %29, %22 ], [ 0, %16 ]
  %25 = getelementptr i8, i8* %1, i32 %23, !dbg !362
  %26 = load i8, i8* %25, align 1, !dbg !362
  %27 = icmp eq i8 %17, %26, !dbg !362
  %28 = zext i1 %27 to i32, !dbg !362
  %29 = or i32 %24, %28, !dbg !362
  %30 = add nuw i32 %23, 1, !dbg !359
  %31 = icmp eq i32 %30, %11, !dbg !359
  br i1 %31, label %19, label %22, !dbg !359, !llvm.loop !363

32:
  %33 = add i32 %18, 1, !dbg !358
  %34 = getelementptr i8, i8* %8, i32 %33, !dbg !358
  %35 = load i8, i8* %34, align 1, !dbg !358
  %36 = icmp eq i8 %35, 0, !dbg !358
  br i1 %36, label %37, label %16, !dbg !358, !llvm.loop !364

37:
  %38 = phi i32 [ 0, %10 ], [ %33, %32 ], [ %18, %19 ], !dbg !360
  %39 = add i32 %38, 1, !dbg !366
  call void @__midway_touched(i8* noundef nonnull %8, i32 noundef %39, i32 noundef 0) #3, !dbg !366
  %40 = getelementptr i8, i8* %8, i32 %38, !dbg !367
  %41 = load i8, i8* %40, align 1, !dbg !368
  %42 = icmp eq i8 %41, 0, !dbg !368
  br i1 %42, label %43, label %44, !dbg !368

43:
  store i8* %40, i8** %2, align 4, !dbg !369
  br label %82, !dbg !370

44:
  %45 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !371
  call void @__midway_check(i8* noundef %40, i32 noundef 1, i32 noundef 0) #3, !dbg !373
  %46 = load i8, i8* %40, align 1, !dbg !374
  %47 = icmp eq i8 %46, 0, !dbg !374
  br i1 %47, label %71, label %48, !dbg !374

48:
  %49 = icmp eq i32 %45, 0
  br label %50, !dbg !374

50:
  %51 = phi i8 [ %46, %48 ], [ %69, %66 ]
  %52 = phi i32 [ 0, %48 ], [ %67, %66 ]
  br i1 %49, label %53, label %56, !dbg !375

53:
  %54 = phi i32 [ 0, %50 ], [ %63, %56 ], !dbg !376
  %55 = icmp eq i32 %54, 0, !dbg !377
  br i1 %55, label %66, label %71

56:
  %57 = phi i32 [ %64, %56 ], [ 0, %50 ]
  %58 = phi i32 [ %63, %56 ], [ 0, %50 ]
  %59 = getelementptr i8, i8* %1, i32 %57, !dbg !378
  %60 = load i8, i8* %59, align 1, !dbg !378
  %61 = icmp eq i8 %51, %60, !dbg !378
  %62 = zext i1 %61 to i32, !dbg !378
  %63 = or i32 %58, %62, !dbg !378
  %64 = add nuw i32 %57, 1, !dbg !375
  %65 = icmp eq i32 %64, %45, !dbg !375
  br i1 %65, label %53, label %56, !dbg !375, !llvm.loop !379

66:
  %67 = add i32 %52, 1, !dbg !374
  %68 = getelementptr i8, i8* %40, i32 %67, !dbg !374
  %69 = load i8, i8* %68, align 1, !dbg !374
  %70 = icmp eq i8 %69, 0, !dbg !374
  br i1 %70, label %71, label %50, !dbg !374, !llvm.loop !380

71:
  %72 = phi i32 [ 0, %44 ], [ %67, %66 ], [ %52, %53 ], !dbg !376
  %73 = add i32 %72, 1, !dbg !382
  call void @__midway_touched(i8* noundef %40, i32 noundef %73, i32 noundef 0) #3, !dbg !382
  %74 = getelementptr i8, i8* %40, i32 %72, !dbg !383
  %75 = load i8, i8* %74, align 1, !dbg !384
  %76 = icmp ne i8 %75, 0, !dbg !384
  %77 = zext i1 %76 to i32, !dbg !384
  %78 = getelementptr i8, i8* %74, i32 %77, !dbg !384
  store i8* %78, i8** %2, align 4, !dbg !384
  %79 = load i8, i8* %74, align 1, !dbg !385
  %80 = icmp eq i8 %79, 0, !dbg !385
  br i1 %80, label %82, label %81, !dbg !385

81:
  call void @__midway_memset(i8* noundef %74, i32 noundef 0, i32 noundef 1) #3, !dbg !386
  br label %82, !dbg !386

82:
  %83 = phi i8* [ null, %43 ], [ null, %7 ], [ %40, %81 ], [ %40, %71 ], !dbg !387
  ret i8* %83, !dbg !388
}

define dso_local i8* @__strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #2 !dbg !389 {
  %4 = bitcast i8** %2 to i8*, !dbg !390
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #3, !dbg !390, !noalias !392
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #3, !dbg !396
  ret i8* %5, !dbg !397
}

define dso_local i8* @strtok(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !398 {
  call void @__midway_check(i8* noundef bitcast (i8** @strtok_rest to i8*), i32 noundef 4, i32 noundef 1) #3, !dbg !399
  %3 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef nonnull @strtok_rest) #4, !dbg !400
  ret i8* %3, !dbg !400
}

define dso_local noalias i8* @strdup(i8* noundef %0) local_unnamed_addr #2 !dbg !401 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !402
  %3 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !403
  %4 = icmp eq i32 %3, 0, !dbg !403
  br i1 %4, label %10, label %5, !dbg !403

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #3, !dbg !403
  %7 = icmp eq i32 %6, 0, !dbg !403
  br i1 %7, label %10, label %8, !dbg !403

8:
  %9 = call i32 @__mw_fail(i32 noundef 12) #3, !dbg !406
  br label %14, !dbg !407

10:
  %11 = add i32 %2, 1, !dbg !408
  %12 = call i8* @__midway_alloc(i32 noundef %11, i32 noundef 16, i32 noundef 1) #3, !dbg !409
  call void @__midway_memcpy(i8* noundef %12, i8* noundef %0, i32 noundef %2) #3, !dbg !412
  %13 = getelementptr i8, i8* %12, i32 %2, !dbg !413
  store i8 0, i8* %13, align 1, !dbg !413
  br label %14

14:
  %15 = phi i8* [ null, %8 ], [ %12, %10 ], !dbg !414
  ret i8* %15, !dbg !402
}

define dso_local i8* @__strdup(i8* noundef %0) local_unnamed_addr #2 !dbg !415 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !416
  %3 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !417
  %4 = icmp eq i32 %3, 0, !dbg !417
  br i1 %4, label %10, label %5, !dbg !417

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #3, !dbg !417
  %7 = icmp eq i32 %6, 0, !dbg !417
  br i1 %7, label %10, label %8, !dbg !417

8:
  %9 = call i32 @__mw_fail(i32 noundef 12) #3, !dbg !419
  br label %14, !dbg !420

10:
  %11 = add i32 %2, 1, !dbg !421
  %12 = call i8* @__midway_alloc(i32 noundef %11, i32 noundef 16, i32 noundef 1) #3, !dbg !422
  call void @__midway_memcpy(i8* noundef %12, i8* noundef %0, i32 noundef %2) #3, !dbg !424
  %13 = getelementptr i8, i8* %12, i32 %2, !dbg !425
  store i8 0, i8* %13, align 1, !dbg !425
  br label %14

14:
  %15 = phi i8* [ null, %8 ], [ %12, %10 ], !dbg !426
  ret i8* %15, !dbg !416
}

define dso_local noalias i8* @strndup(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !427 {
  %3 = icmp eq i32 %1, 0, !dbg !428
  br i1 %3, label %23, label %4, !dbg !428

4:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !430
  %5 = load i8, i8* %0, align 1, !dbg !431
  %6 = icmp eq i8 %5, 0, !dbg !431
  br i1 %6, label %18, label %11, !dbg !431

7:
  %8 = getelementptr i8, i8* %0, i32 %13, !dbg !431
  %9 = load i8, i8* %8, align 1, !dbg !431
  %10 = icmp eq i8 %9, 0, !dbg !431
  br i1 %10, label %15, label %11, !dbg !431, !llvm.loop !432

11:
  %12 = phi i32 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i32 %12, 1, !dbg !433
  %14 = icmp eq i32 %13, %1, !dbg !431
  br i1 %14, label %15, label %7, !dbg !431, !llvm.loop !432

15:
  %16 = phi i32 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i32 %13, %1, !dbg !431
  br label %18, !dbg !434

18:
  %19 = phi i32 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i32 %19, 1, !dbg !434
  %22 = select i1 %20, i32 %21, i32 %1, !dbg !434
  call void @__midway_touched(i8* noundef %0, i32 noundef %22, i32 noundef 0) #3, !dbg !434
  br label %23

23:
  %24 = phi i32 [ %19, %18 ], [ 0, %2 ], !dbg !435
  %25 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !436
  %26 = icmp eq i32 %25, 0, !dbg !436
  br i1 %26, label %32, label %27, !dbg !436

27:
  %28 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #3, !dbg !436
  %29 = icmp eq i32 %28, 0, !dbg !436
  br i1 %29, label %32, label %30, !dbg !436

30:
  %31 = call i32 @__mw_fail(i32 noundef 12) #3, !dbg !438
  br label %36, !dbg !439

32:
  %33 = add i32 %24, 1, !dbg !440
  %34 = call i8* @__midway_alloc(i32 noundef %33, i32 noundef 16, i32 noundef 1) #3, !dbg !441
  call void @__midway_memcpy(i8* noundef %34, i8* noundef %0, i32 noundef %24) #3, !dbg !443
  %35 = getelementptr i8, i8* %34, i32 %24, !dbg !444
  store i8 0, i8* %35, align 1, !dbg !444
  br label %36

36:
  %37 = phi i8* [ null, %30 ], [ %34, %32 ], !dbg !445
  ret i8* %37, !dbg !446
}

define dso_local i8* @__strcpy_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !447 {
  %4 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !448, !noalias !450
  %5 = add i32 %4, 1, !dbg !448
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %5) #3, !dbg !448
  ret i8* %0, !dbg !453
}

define dso_local i8* @__stpcpy_chk(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !454 {
  %4 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !455, !noalias !457
  %5 = add i32 %4, 1, !dbg !460
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %5) #3, !dbg !460
  %6 = getelementptr i8, i8* %0, i32 %4, !dbg !461
  ret i8* %6, !dbg !462
}

define dso_local i8* @__strncpy_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !463 {
  %5 = icmp eq i32 %2, 0, !dbg !464
  br i1 %5, label %25, label %6, !dbg !464

6:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !468, !noalias !469
  %7 = load i8, i8* %1, align 1, !dbg !474, !alias.scope !475, !noalias !469
  %8 = icmp eq i8 %7, 0, !dbg !474
  br i1 %8, label %20, label %13, !dbg !474

9:
  %10 = getelementptr i8, i8* %1, i32 %15, !dbg !474
  %11 = load i8, i8* %10, align 1, !dbg !474, !alias.scope !475, !noalias !469
  %12 = icmp eq i8 %11, 0, !dbg !474
  br i1 %12, label %17, label %13, !dbg !474, !llvm.loop !478

13:
  %14 = phi i32 [ %15, %9 ], [ 0, %6 ]
  %15 = add nuw i32 %14, 1, !dbg !479
  %16 = icmp eq i32 %15, %2, !dbg !474
  br i1 %16, label %17, label %9, !dbg !474, !llvm.loop !480

17:
  %18 = phi i32 [ %15, %9 ], [ %2, %13 ], !dbg !479
  %19 = icmp ult i32 %18, %2, !dbg !474
  br label %20, !dbg !481

20:
  %21 = phi i32 [ 0, %6 ], [ %18, %17 ]
  %22 = phi i1 [ true, %6 ], [ %19, %17 ]
  %23 = add i32 %21, 1, !dbg !481
  %24 = select i1 %22, i32 %23, i32 %2, !dbg !481
  call void @__midway_touched(i8* noundef %1, i32 noundef %24, i32 noundef 0) #3, !dbg !481, !noalias !469
  br label %25

25:
  %26 = phi i32 [ %21, %20 ], [ 0, %4 ], !dbg !482
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %26) #3, !dbg !483
  %27 = getelementptr i8, i8* %0, i32 %26, !dbg !484
  %28 = sub i32 %2, %26, !dbg !484
  call void @__midway_memset(i8* noundef %27, i32 noundef 0, i32 noundef %28) #3, !dbg !484
  ret i8* %0, !dbg !485
}

define dso_local i8* @__strcat_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !486 {
  %4 = call i32 @__mw_read_string(i8* noundef %0) #3, !dbg !487, !noalias !489
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !492
  %6 = call i32 @__mw_read_string(i8* noundef %1) #3, !dbg !492
  %7 = add i32 %6, 1, !dbg !492
  call void @__midway_memcpy(i8* noundef %5, i8* noundef %1, i32 noundef %7) #3, !dbg !492
  ret i8* %0, !dbg !493
}

define dso_local i8* @__strncat_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !494 {
  %5 = call i8* @strncat(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !495
  ret i8* %0, !dbg !495
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare !dbg !496 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/string.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "strlen", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 29, scope: !9)
!13 = !DISubprogram(name: "read_string", scope: !14, file: !14, line: 48, type: !10, spFlags: DISPFlagOptimized)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DISubprogram(name: "strnlen", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 19, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "bounded", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 30, scope: !15)
!19 = !DILocation(line: 21, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 23, scope: !17, inlinedAt: !18)
!21 = distinct !{!21, !20, !22, !23, !24}
!22 = !DILocation(line: 24, scope: !17, inlinedAt: !18)
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !DILocation(line: 25, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 0, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 30, scope: !15)
!28 = distinct !DISubprogram(name: "strcpy", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 34, scope: !28)
!30 = !DILocation(line: 35, scope: !28)
!31 = distinct !DISubprogram(name: "stpcpy", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 40, scope: !31)
!33 = !DILocation(line: 41, scope: !31)
!34 = !DILocation(line: 42, scope: !31)
!35 = distinct !DISubprogram(name: "__stpcpy", scope: !1, file: !1, line: 45, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 40, scope: !31, inlinedAt: !37)
!37 = distinct !DILocation(line: 45, scope: !35)
!38 = !{!39}
!39 = distinct !{!39, !40, !"stpcpy: argument 0"}
!40 = distinct !{!40, !"stpcpy"}
!41 = !DILocation(line: 41, scope: !31, inlinedAt: !37)
!42 = !DILocation(line: 42, scope: !31, inlinedAt: !37)
!43 = !DILocation(line: 45, scope: !35)
!44 = distinct !DISubprogram(name: "stpncpy", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 19, scope: !17, inlinedAt: !46)
!46 = distinct !DILocation(line: 49, scope: !44)
!47 = !DILocation(line: 21, scope: !17, inlinedAt: !46)
!48 = !DILocation(line: 23, scope: !17, inlinedAt: !46)
!49 = distinct !{!49, !48, !50, !23, !24}
!50 = !DILocation(line: 24, scope: !17, inlinedAt: !46)
!51 = !DILocation(line: 25, scope: !17, inlinedAt: !46)
!52 = !DILocation(line: 0, scope: !17, inlinedAt: !46)
!53 = !DILocation(line: 50, scope: !44)
!54 = !DILocation(line: 51, scope: !44)
!55 = !DILocation(line: 52, scope: !44)
!56 = distinct !DISubprogram(name: "strncpy", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 19, scope: !17, inlinedAt: !58)
!58 = distinct !DILocation(line: 49, scope: !44, inlinedAt: !59)
!59 = distinct !DILocation(line: 57, scope: !56)
!60 = !DILocation(line: 21, scope: !17, inlinedAt: !58)
!61 = !{!62}
!62 = distinct !{!62, !63, !"stpncpy: argument 0"}
!63 = distinct !{!63, !"stpncpy"}
!64 = !DILocation(line: 23, scope: !17, inlinedAt: !58)
!65 = !{!66}
!66 = distinct !{!66, !63, !"stpncpy: argument 1"}
!67 = distinct !{!67, !64, !68, !23, !24}
!68 = !DILocation(line: 24, scope: !17, inlinedAt: !58)
!69 = distinct !{!69, !64, !68, !23, !24}
!70 = !DILocation(line: 25, scope: !17, inlinedAt: !58)
!71 = !DILocation(line: 0, scope: !17, inlinedAt: !58)
!72 = !DILocation(line: 50, scope: !44, inlinedAt: !59)
!73 = !DILocation(line: 51, scope: !44, inlinedAt: !59)
!74 = !DILocation(line: 58, scope: !56)
!75 = distinct !DISubprogram(name: "strcat", scope: !1, file: !1, line: 61, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 63, scope: !75)
!77 = !DILocation(line: 64, scope: !75)
!78 = !DILocation(line: 65, scope: !75)
!79 = distinct !DISubprogram(name: "strncat", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 70, scope: !79)
!81 = !DILocation(line: 19, scope: !17, inlinedAt: !82)
!82 = distinct !DILocation(line: 70, scope: !79)
!83 = !DILocation(line: 21, scope: !17, inlinedAt: !82)
!84 = !DILocation(line: 23, scope: !17, inlinedAt: !82)
!85 = distinct !{!85, !84, !86, !23, !24}
!86 = !DILocation(line: 24, scope: !17, inlinedAt: !82)
!87 = !DILocation(line: 25, scope: !17, inlinedAt: !82)
!88 = !DILocation(line: 0, scope: !17, inlinedAt: !82)
!89 = !DILocation(line: 71, scope: !79)
!90 = !DILocation(line: 72, scope: !79)
!91 = !DILocation(line: 73, scope: !79)
!92 = distinct !DISubprogram(name: "strlcpy", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 78, scope: !92)
!94 = !DILocation(line: 79, scope: !92)
!95 = !DILocation(line: 80, scope: !92)
!96 = !DILocation(line: 81, scope: !92)
!97 = !DILocation(line: 82, scope: !92)
!98 = !DILocation(line: 83, scope: !92)
!99 = !DILocation(line: 84, scope: !92)
!100 = distinct !DISubprogram(name: "strlcat", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 19, scope: !17, inlinedAt: !102)
!102 = distinct !DILocation(line: 89, scope: !100)
!103 = !DILocation(line: 21, scope: !17, inlinedAt: !102)
!104 = !DILocation(line: 23, scope: !17, inlinedAt: !102)
!105 = distinct !{!105, !104, !106, !23, !24}
!106 = !DILocation(line: 24, scope: !17, inlinedAt: !102)
!107 = !DILocation(line: 25, scope: !17, inlinedAt: !102)
!108 = !DILocation(line: 0, scope: !17, inlinedAt: !102)
!109 = !DILocation(line: 90, scope: !100)
!110 = !DILocation(line: 78, scope: !92, inlinedAt: !111)
!111 = distinct !DILocation(line: 90, scope: !100)
!112 = !DILocation(line: 79, scope: !92, inlinedAt: !111)
!113 = !DILocation(line: 80, scope: !92, inlinedAt: !111)
!114 = !DILocation(line: 81, scope: !92, inlinedAt: !111)
!115 = !DILocation(line: 82, scope: !92, inlinedAt: !111)
!116 = !DILocation(line: 83, scope: !92, inlinedAt: !111)
!117 = distinct !DISubprogram(name: "strcmp", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 101, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 96, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!120 = distinct !DILocation(line: 116, scope: !117)
!121 = !DILocation(line: 102, scope: !119, inlinedAt: !120)
!122 = !DILocation(line: 105, scope: !119, inlinedAt: !120)
!123 = !DILocation(line: 0, scope: !119, inlinedAt: !120)
!124 = !DILocation(line: 106, scope: !119, inlinedAt: !120)
!125 = !DILocation(line: 107, scope: !119, inlinedAt: !120)
!126 = !DILocation(line: 108, scope: !119, inlinedAt: !120)
!127 = distinct !{!127, !122, !128, !24}
!128 = !DILocation(line: 110, scope: !119, inlinedAt: !120)
!129 = !DILocation(line: 111, scope: !119, inlinedAt: !120)
!130 = !DILocation(line: 112, scope: !119, inlinedAt: !120)
!131 = !DILocation(line: 113, scope: !119, inlinedAt: !120)
!132 = !DILocation(line: 116, scope: !117)
!133 = distinct !DISubprogram(name: "strncmp", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 99, scope: !119, inlinedAt: !135)
!135 = distinct !DILocation(line: 117, scope: !133)
!136 = !DILocation(line: 101, scope: !119, inlinedAt: !135)
!137 = !DILocation(line: 102, scope: !119, inlinedAt: !135)
!138 = !DILocation(line: 105, scope: !119, inlinedAt: !135)
!139 = !DILocation(line: 0, scope: !119, inlinedAt: !135)
!140 = !DILocation(line: 106, scope: !119, inlinedAt: !135)
!141 = !DILocation(line: 107, scope: !119, inlinedAt: !135)
!142 = !DILocation(line: 108, scope: !119, inlinedAt: !135)
!143 = distinct !{!143, !138, !144, !24}
!144 = !DILocation(line: 110, scope: !119, inlinedAt: !135)
!145 = !DILocation(line: 111, scope: !119, inlinedAt: !135)
!146 = !DILocation(line: 112, scope: !119, inlinedAt: !135)
!147 = !DILocation(line: 113, scope: !119, inlinedAt: !135)
!148 = !DILocation(line: 117, scope: !133)
!149 = distinct !DISubprogram(name: "strcoll", scope: !1, file: !1, line: 118, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DILocation(line: 101, scope: !119, inlinedAt: !151)
!151 = distinct !DILocation(line: 118, scope: !149)
!152 = !DILocation(line: 102, scope: !119, inlinedAt: !151)
!153 = !DILocation(line: 105, scope: !119, inlinedAt: !151)
!154 = !DILocation(line: 0, scope: !119, inlinedAt: !151)
!155 = !DILocation(line: 106, scope: !119, inlinedAt: !151)
!156 = !DILocation(line: 107, scope: !119, inlinedAt: !151)
!157 = !DILocation(line: 108, scope: !119, inlinedAt: !151)
!158 = distinct !{!158, !153, !159, !24}
!159 = !DILocation(line: 110, scope: !119, inlinedAt: !151)
!160 = !DILocation(line: 111, scope: !119, inlinedAt: !151)
!161 = !DILocation(line: 112, scope: !119, inlinedAt: !151)
!162 = !DILocation(line: 113, scope: !119, inlinedAt: !151)
!163 = !DILocation(line: 118, scope: !149)
!164 = distinct !DISubprogram(name: "strcasecmp", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 101, scope: !119, inlinedAt: !166)
!166 = distinct !DILocation(line: 119, scope: !164)
!167 = !DILocation(line: 102, scope: !119, inlinedAt: !166)
!168 = !DILocation(line: 105, scope: !119, inlinedAt: !166)
!169 = !DILocation(line: 0, scope: !119, inlinedAt: !166)
!170 = !DILocation(line: 106, scope: !119, inlinedAt: !166)
!171 = !DILocation(line: 93, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "lower", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!173 = distinct !DILocation(line: 106, scope: !119, inlinedAt: !166)
!174 = !DILocation(line: 107, scope: !119, inlinedAt: !166)
!175 = !DILocation(line: 93, scope: !172, inlinedAt: !176)
!176 = distinct !DILocation(line: 107, scope: !119, inlinedAt: !166)
!177 = !DILocation(line: 108, scope: !119, inlinedAt: !166)
!178 = distinct !{!178, !168, !179, !24}
!179 = !DILocation(line: 110, scope: !119, inlinedAt: !166)
!180 = !DILocation(line: 111, scope: !119, inlinedAt: !166)
!181 = !DILocation(line: 112, scope: !119, inlinedAt: !166)
!182 = !DILocation(line: 113, scope: !119, inlinedAt: !166)
!183 = !DILocation(line: 119, scope: !164)
!184 = distinct !DISubprogram(name: "strncasecmp", scope: !1, file: !1, line: 120, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 99, scope: !119, inlinedAt: !186)
!186 = distinct !DILocation(line: 120, scope: !184)
!187 = !DILocation(line: 101, scope: !119, inlinedAt: !186)
!188 = !DILocation(line: 102, scope: !119, inlinedAt: !186)
!189 = !DILocation(line: 105, scope: !119, inlinedAt: !186)
!190 = !DILocation(line: 0, scope: !119, inlinedAt: !186)
!191 = !DILocation(line: 106, scope: !119, inlinedAt: !186)
!192 = !DILocation(line: 93, scope: !172, inlinedAt: !193)
!193 = distinct !DILocation(line: 106, scope: !119, inlinedAt: !186)
!194 = !DILocation(line: 107, scope: !119, inlinedAt: !186)
!195 = !DILocation(line: 93, scope: !172, inlinedAt: !196)
!196 = distinct !DILocation(line: 107, scope: !119, inlinedAt: !186)
!197 = !DILocation(line: 108, scope: !119, inlinedAt: !186)
!198 = distinct !{!198, !189, !199, !24}
!199 = !DILocation(line: 110, scope: !119, inlinedAt: !186)
!200 = !DILocation(line: 111, scope: !119, inlinedAt: !186)
!201 = !DILocation(line: 112, scope: !119, inlinedAt: !186)
!202 = !DILocation(line: 113, scope: !119, inlinedAt: !186)
!203 = !DILocation(line: 120, scope: !184)
!204 = distinct !DISubprogram(name: "strxfrm", scope: !1, file: !1, line: 122, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 124, scope: !204)
!206 = !DILocation(line: 125, scope: !204)
!207 = !DILocation(line: 126, scope: !204)
!208 = !DILocation(line: 127, scope: !204)
!209 = distinct !DISubprogram(name: "strchrnul", scope: !1, file: !1, line: 141, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 133, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 131, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!212 = distinct !DILocation(line: 141, scope: !209)
!213 = !DILocation(line: 135, scope: !211, inlinedAt: !212)
!214 = !DILocation(line: 0, scope: !211, inlinedAt: !212)
!215 = !DILocation(line: 136, scope: !211, inlinedAt: !212)
!216 = distinct !{!216, !213, !215, !23, !24}
!217 = !DILocation(line: 137, scope: !211, inlinedAt: !212)
!218 = !DILocation(line: 141, scope: !209)
!219 = distinct !DISubprogram(name: "strchr", scope: !1, file: !1, line: 143, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 133, scope: !211, inlinedAt: !221)
!221 = distinct !DILocation(line: 145, scope: !219)
!222 = !DILocation(line: 135, scope: !211, inlinedAt: !221)
!223 = !DILocation(line: 0, scope: !211, inlinedAt: !221)
!224 = !DILocation(line: 136, scope: !211, inlinedAt: !221)
!225 = distinct !{!225, !222, !224, !23, !24}
!226 = !DILocation(line: 137, scope: !211, inlinedAt: !221)
!227 = !DILocation(line: 146, scope: !219)
!228 = distinct !DISubprogram(name: "index", scope: !1, file: !1, line: 149, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!229 = !DILocation(line: 133, scope: !211, inlinedAt: !230)
!230 = distinct !DILocation(line: 145, scope: !219, inlinedAt: !231)
!231 = distinct !DILocation(line: 149, scope: !228)
!232 = !DILocation(line: 135, scope: !211, inlinedAt: !230)
!233 = !DILocation(line: 0, scope: !211, inlinedAt: !230)
!234 = !DILocation(line: 136, scope: !211, inlinedAt: !230)
!235 = distinct !{!235, !232, !234, !23, !24}
!236 = !DILocation(line: 137, scope: !211, inlinedAt: !230)
!237 = !DILocation(line: 146, scope: !219, inlinedAt: !231)
!238 = !DILocation(line: 149, scope: !228)
!239 = distinct !DISubprogram(name: "strrchr", scope: !1, file: !1, line: 151, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!240 = !DILocation(line: 153, scope: !239)
!241 = !DILocation(line: 154, scope: !239)
!242 = distinct !{!242, !240, !243, !23, !24}
!243 = !DILocation(line: 155, scope: !239)
!244 = !DILocation(line: 157, scope: !239)
!245 = distinct !DISubprogram(name: "rindex", scope: !1, file: !1, line: 159, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!246 = !DILocation(line: 153, scope: !239, inlinedAt: !247)
!247 = distinct !DILocation(line: 159, scope: !245)
!248 = !DILocation(line: 154, scope: !239, inlinedAt: !247)
!249 = distinct !{!249, !246, !250, !23, !24}
!250 = !DILocation(line: 155, scope: !239, inlinedAt: !247)
!251 = !DILocation(line: 159, scope: !245)
!252 = distinct !DISubprogram(name: "strspn", scope: !1, file: !1, line: 177, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!253 = !DILocation(line: 164, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "span", scope: !1, file: !1, line: 162, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!255 = distinct !DILocation(line: 177, scope: !252)
!256 = !DILocation(line: 165, scope: !254, inlinedAt: !255)
!257 = !DILocation(line: 166, scope: !254, inlinedAt: !255)
!258 = !DILocation(line: 168, scope: !254, inlinedAt: !255)
!259 = !DILocation(line: 0, scope: !254, inlinedAt: !255)
!260 = !DILocation(line: 170, scope: !254, inlinedAt: !255)
!261 = !DILocation(line: 169, scope: !254, inlinedAt: !255)
!262 = distinct !{!262, !258, !261, !23, !24}
!263 = distinct !{!263, !257, !264, !23, !24}
!264 = !DILocation(line: 172, scope: !254, inlinedAt: !255)
!265 = !DILocation(line: 173, scope: !254, inlinedAt: !255)
!266 = !DILocation(line: 177, scope: !252)
!267 = distinct !DISubprogram(name: "strcspn", scope: !1, file: !1, line: 178, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!268 = !DILocation(line: 164, scope: !254, inlinedAt: !269)
!269 = distinct !DILocation(line: 178, scope: !267)
!270 = !DILocation(line: 165, scope: !254, inlinedAt: !269)
!271 = !DILocation(line: 166, scope: !254, inlinedAt: !269)
!272 = !DILocation(line: 168, scope: !254, inlinedAt: !269)
!273 = !DILocation(line: 0, scope: !254, inlinedAt: !269)
!274 = !DILocation(line: 170, scope: !254, inlinedAt: !269)
!275 = !DILocation(line: 169, scope: !254, inlinedAt: !269)
!276 = distinct !{!276, !272, !275, !23, !24}
!277 = distinct !{!277, !271, !278, !23, !24}
!278 = !DILocation(line: 172, scope: !254, inlinedAt: !269)
!279 = !DILocation(line: 173, scope: !254, inlinedAt: !269)
!280 = !DILocation(line: 178, scope: !267)
!281 = distinct !DISubprogram(name: "strpbrk", scope: !1, file: !1, line: 180, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!282 = !DILocation(line: 164, scope: !254, inlinedAt: !283)
!283 = distinct !DILocation(line: 182, scope: !281)
!284 = !DILocation(line: 165, scope: !254, inlinedAt: !283)
!285 = !DILocation(line: 166, scope: !254, inlinedAt: !283)
!286 = !DILocation(line: 168, scope: !254, inlinedAt: !283)
!287 = !DILocation(line: 0, scope: !254, inlinedAt: !283)
!288 = !DILocation(line: 170, scope: !254, inlinedAt: !283)
!289 = !DILocation(line: 169, scope: !254, inlinedAt: !283)
!290 = distinct !{!290, !286, !289, !23, !24}
!291 = distinct !{!291, !285, !292, !23, !24}
!292 = !DILocation(line: 172, scope: !254, inlinedAt: !283)
!293 = !DILocation(line: 173, scope: !254, inlinedAt: !283)
!294 = !DILocation(line: 182, scope: !281)
!295 = !DILocation(line: 183, scope: !281)
!296 = distinct !DISubprogram(name: "strstr", scope: !1, file: !1, line: 199, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!297 = !DILocation(line: 188, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "find_string", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!299 = distinct !DILocation(line: 199, scope: !296)
!300 = !DILocation(line: 189, scope: !298, inlinedAt: !299)
!301 = distinct !{!301, !300, !302, !23, !24}
!302 = !DILocation(line: 195, scope: !298, inlinedAt: !299)
!303 = !DILocation(line: 191, scope: !298, inlinedAt: !299)
!304 = !DILocation(line: 192, scope: !298, inlinedAt: !299)
!305 = distinct !{!305, !303, !304, !23, !24}
!306 = !DILocation(line: 0, scope: !298, inlinedAt: !299)
!307 = !DILocation(line: 193, scope: !298, inlinedAt: !299)
!308 = !DILocation(line: 199, scope: !296)
!309 = distinct !DISubprogram(name: "strcasestr", scope: !1, file: !1, line: 200, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!310 = !DILocation(line: 188, scope: !298, inlinedAt: !311)
!311 = distinct !DILocation(line: 200, scope: !309)
!312 = !DILocation(line: 189, scope: !298, inlinedAt: !311)
!313 = distinct !{!313, !312, !314, !23, !24}
!314 = !DILocation(line: 195, scope: !298, inlinedAt: !311)
!315 = !DILocation(line: 191, scope: !298, inlinedAt: !311)
!316 = !DILocation(line: 93, scope: !172, inlinedAt: !317)
!317 = distinct !DILocation(line: 191, scope: !298, inlinedAt: !311)
!318 = !DILocation(line: 93, scope: !172, inlinedAt: !319)
!319 = distinct !DILocation(line: 191, scope: !298, inlinedAt: !311)
!320 = !DILocation(line: 192, scope: !298, inlinedAt: !311)
!321 = distinct !{!321, !315, !320, !23, !24}
!322 = !DILocation(line: 0, scope: !298, inlinedAt: !311)
!323 = !DILocation(line: 193, scope: !298, inlinedAt: !311)
!324 = !DILocation(line: 200, scope: !309)
!325 = distinct !DISubprogram(name: "strsep", scope: !1, file: !1, line: 202, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!326 = !DILocation(line: 204, scope: !325)
!327 = !DILocation(line: 205, scope: !325)
!328 = !DILocation(line: 164, scope: !254, inlinedAt: !329)
!329 = distinct !DILocation(line: 207, scope: !325)
!330 = !DILocation(line: 165, scope: !254, inlinedAt: !329)
!331 = !DILocation(line: 166, scope: !254, inlinedAt: !329)
!332 = !DILocation(line: 168, scope: !254, inlinedAt: !329)
!333 = !DILocation(line: 0, scope: !254, inlinedAt: !329)
!334 = !DILocation(line: 170, scope: !254, inlinedAt: !329)
!335 = !DILocation(line: 169, scope: !254, inlinedAt: !329)
!336 = distinct !{!336, !332, !335, !23, !24}
!337 = distinct !{!337, !331, !338, !23, !24}
!338 = !DILocation(line: 172, scope: !254, inlinedAt: !329)
!339 = !DILocation(line: 173, scope: !254, inlinedAt: !329)
!340 = !DILocation(line: 207, scope: !325)
!341 = !DILocation(line: 208, scope: !325)
!342 = !DILocation(line: 209, scope: !325)
!343 = !DILocation(line: 210, scope: !325)
!344 = !DILocation(line: 211, scope: !325)
!345 = !DILocation(line: 0, scope: !325)
!346 = !DILocation(line: 213, scope: !325)
!347 = distinct !DISubprogram(name: "__strsep_g", scope: !1, file: !1, line: 215, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!348 = !DILocation(line: 215, scope: !347)
!349 = distinct !DISubprogram(name: "strtok_r", scope: !1, file: !1, line: 234, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!350 = !DILocation(line: 236, scope: !349)
!351 = !DILocation(line: 237, scope: !349)
!352 = distinct !DISubprogram(name: "token", scope: !1, file: !1, line: 217, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!353 = !DILocation(line: 219, scope: !352)
!354 = !DILocation(line: 220, scope: !352)
!355 = !DILocation(line: 164, scope: !254, inlinedAt: !356)
!356 = distinct !DILocation(line: 222, scope: !352)
!357 = !DILocation(line: 165, scope: !254, inlinedAt: !356)
!358 = !DILocation(line: 166, scope: !254, inlinedAt: !356)
!359 = !DILocation(line: 168, scope: !254, inlinedAt: !356)
!360 = !DILocation(line: 0, scope: !254, inlinedAt: !356)
!361 = !DILocation(line: 170, scope: !254, inlinedAt: !356)
!362 = !DILocation(line: 169, scope: !254, inlinedAt: !356)
!363 = distinct !{!363, !359, !362, !23, !24}
!364 = distinct !{!364, !358, !365, !23, !24}
!365 = !DILocation(line: 172, scope: !254, inlinedAt: !356)
!366 = !DILocation(line: 173, scope: !254, inlinedAt: !356)
!367 = !DILocation(line: 222, scope: !352)
!368 = !DILocation(line: 223, scope: !352)
!369 = !DILocation(line: 224, scope: !352)
!370 = !DILocation(line: 225, scope: !352)
!371 = !DILocation(line: 164, scope: !254, inlinedAt: !372)
!372 = distinct !DILocation(line: 227, scope: !352)
!373 = !DILocation(line: 165, scope: !254, inlinedAt: !372)
!374 = !DILocation(line: 166, scope: !254, inlinedAt: !372)
!375 = !DILocation(line: 168, scope: !254, inlinedAt: !372)
!376 = !DILocation(line: 0, scope: !254, inlinedAt: !372)
!377 = !DILocation(line: 170, scope: !254, inlinedAt: !372)
!378 = !DILocation(line: 169, scope: !254, inlinedAt: !372)
!379 = distinct !{!379, !375, !378, !23, !24}
!380 = distinct !{!380, !374, !381, !23, !24}
!381 = !DILocation(line: 172, scope: !254, inlinedAt: !372)
!382 = !DILocation(line: 173, scope: !254, inlinedAt: !372)
!383 = !DILocation(line: 227, scope: !352)
!384 = !DILocation(line: 228, scope: !352)
!385 = !DILocation(line: 229, scope: !352)
!386 = !DILocation(line: 230, scope: !352)
!387 = !DILocation(line: 0, scope: !352)
!388 = !DILocation(line: 232, scope: !352)
!389 = distinct !DISubprogram(name: "__strtok_r", scope: !1, file: !1, line: 240, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!390 = !DILocation(line: 236, scope: !349, inlinedAt: !391)
!391 = distinct !DILocation(line: 240, scope: !389)
!392 = !{!393, !395}
!393 = distinct !{!393, !394, !"strtok_r: argument 0"}
!394 = distinct !{!394, !"strtok_r"}
!395 = distinct !{!395, !394, !"strtok_r: argument 1"}
!396 = !DILocation(line: 237, scope: !349, inlinedAt: !391)
!397 = !DILocation(line: 240, scope: !389)
!398 = distinct !DISubprogram(name: "strtok", scope: !1, file: !1, line: 244, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!399 = !DILocation(line: 246, scope: !398)
!400 = !DILocation(line: 247, scope: !398)
!401 = distinct !DISubprogram(name: "strdup", scope: !1, file: !1, line: 262, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!402 = !DILocation(line: 262, scope: !401)
!403 = !DILocation(line: 252, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "duplicate", scope: !1, file: !1, line: 250, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!405 = distinct !DILocation(line: 262, scope: !401)
!406 = !DILocation(line: 253, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 254, scope: !404, inlinedAt: !405)
!408 = !DILocation(line: 256, scope: !404, inlinedAt: !405)
!409 = !DILocation(line: 88, scope: !410, inlinedAt: !411)
!410 = distinct !DISubprogram(name: "heap_alloc", scope: !14, file: !14, line: 88, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!411 = distinct !DILocation(line: 256, scope: !404, inlinedAt: !405)
!412 = !DILocation(line: 257, scope: !404, inlinedAt: !405)
!413 = !DILocation(line: 258, scope: !404, inlinedAt: !405)
!414 = !DILocation(line: 0, scope: !404, inlinedAt: !405)
!415 = distinct !DISubprogram(name: "__strdup", scope: !1, file: !1, line: 263, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!416 = !DILocation(line: 263, scope: !415)
!417 = !DILocation(line: 252, scope: !404, inlinedAt: !418)
!418 = distinct !DILocation(line: 263, scope: !415)
!419 = !DILocation(line: 253, scope: !404, inlinedAt: !418)
!420 = !DILocation(line: 254, scope: !404, inlinedAt: !418)
!421 = !DILocation(line: 256, scope: !404, inlinedAt: !418)
!422 = !DILocation(line: 88, scope: !410, inlinedAt: !423)
!423 = distinct !DILocation(line: 256, scope: !404, inlinedAt: !418)
!424 = !DILocation(line: 257, scope: !404, inlinedAt: !418)
!425 = !DILocation(line: 258, scope: !404, inlinedAt: !418)
!426 = !DILocation(line: 0, scope: !404, inlinedAt: !418)
!427 = distinct !DISubprogram(name: "strndup", scope: !1, file: !1, line: 264, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!428 = !DILocation(line: 19, scope: !17, inlinedAt: !429)
!429 = distinct !DILocation(line: 264, scope: !427)
!430 = !DILocation(line: 21, scope: !17, inlinedAt: !429)
!431 = !DILocation(line: 23, scope: !17, inlinedAt: !429)
!432 = distinct !{!432, !431, !433, !23, !24}
!433 = !DILocation(line: 24, scope: !17, inlinedAt: !429)
!434 = !DILocation(line: 25, scope: !17, inlinedAt: !429)
!435 = !DILocation(line: 0, scope: !17, inlinedAt: !429)
!436 = !DILocation(line: 252, scope: !404, inlinedAt: !437)
!437 = distinct !DILocation(line: 264, scope: !427)
!438 = !DILocation(line: 253, scope: !404, inlinedAt: !437)
!439 = !DILocation(line: 254, scope: !404, inlinedAt: !437)
!440 = !DILocation(line: 256, scope: !404, inlinedAt: !437)
!441 = !DILocation(line: 88, scope: !410, inlinedAt: !442)
!442 = distinct !DILocation(line: 256, scope: !404, inlinedAt: !437)
!443 = !DILocation(line: 257, scope: !404, inlinedAt: !437)
!444 = !DILocation(line: 258, scope: !404, inlinedAt: !437)
!445 = !DILocation(line: 0, scope: !404, inlinedAt: !437)
!446 = !DILocation(line: 264, scope: !427)
!447 = distinct !DISubprogram(name: "__strcpy_chk", scope: !1, file: !1, line: 267, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!448 = !DILocation(line: 34, scope: !28, inlinedAt: !449)
!449 = distinct !DILocation(line: 267, scope: !447)
!450 = !{!451}
!451 = distinct !{!451, !452, !"strcpy: argument 0"}
!452 = distinct !{!452, !"strcpy"}
!453 = !DILocation(line: 267, scope: !447)
!454 = distinct !DISubprogram(name: "__stpcpy_chk", scope: !1, file: !1, line: 268, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!455 = !DILocation(line: 40, scope: !31, inlinedAt: !456)
!456 = distinct !DILocation(line: 268, scope: !454)
!457 = !{!458}
!458 = distinct !{!458, !459, !"stpcpy: argument 0"}
!459 = distinct !{!459, !"stpcpy"}
!460 = !DILocation(line: 41, scope: !31, inlinedAt: !456)
!461 = !DILocation(line: 42, scope: !31, inlinedAt: !456)
!462 = !DILocation(line: 268, scope: !454)
!463 = distinct !DISubprogram(name: "__strncpy_chk", scope: !1, file: !1, line: 269, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!464 = !DILocation(line: 19, scope: !17, inlinedAt: !465)
!465 = distinct !DILocation(line: 49, scope: !44, inlinedAt: !466)
!466 = distinct !DILocation(line: 57, scope: !56, inlinedAt: !467)
!467 = distinct !DILocation(line: 269, scope: !463)
!468 = !DILocation(line: 21, scope: !17, inlinedAt: !465)
!469 = !{!470, !472}
!470 = distinct !{!470, !471, !"stpncpy: argument 0"}
!471 = distinct !{!471, !"stpncpy"}
!472 = distinct !{!472, !473, !"strncpy: argument 0"}
!473 = distinct !{!473, !"strncpy"}
!474 = !DILocation(line: 23, scope: !17, inlinedAt: !465)
!475 = !{!476, !477}
!476 = distinct !{!476, !471, !"stpncpy: argument 1"}
!477 = distinct !{!477, !473, !"strncpy: argument 1"}
!478 = distinct !{!478, !474, !479, !23, !24}
!479 = !DILocation(line: 24, scope: !17, inlinedAt: !465)
!480 = distinct !{!480, !474, !479, !23, !24}
!481 = !DILocation(line: 25, scope: !17, inlinedAt: !465)
!482 = !DILocation(line: 0, scope: !17, inlinedAt: !465)
!483 = !DILocation(line: 50, scope: !44, inlinedAt: !466)
!484 = !DILocation(line: 51, scope: !44, inlinedAt: !466)
!485 = !DILocation(line: 269, scope: !463)
!486 = distinct !DISubprogram(name: "__strcat_chk", scope: !1, file: !1, line: 270, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!487 = !DILocation(line: 63, scope: !75, inlinedAt: !488)
!488 = distinct !DILocation(line: 270, scope: !486)
!489 = !{!490}
!490 = distinct !{!490, !491, !"strcat: argument 1"}
!491 = distinct !{!491, !"strcat"}
!492 = !DILocation(line: 64, scope: !75, inlinedAt: !488)
!493 = !DILocation(line: 270, scope: !486)
!494 = distinct !DISubprogram(name: "__strncat_chk", scope: !1, file: !1, line: 271, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!495 = !DILocation(line: 271, scope: !494)
!496 = !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !10, spFlags: DISPFlagOptimized)
