target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@strtok_rest = internal global i8* null, align 4
@.str = private unnamed_addr constant [13 x i8] c"strdup fails\00", align 1

define dso_local i32 @strlen(i8* noundef %0) local_unnamed_addr #0 !dbg !9 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !12
  br label %2, !dbg !16

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !19
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !16
  %5 = load i8, i8* %4, align 1, !dbg !16
  %6 = icmp eq i8 %5, 0, !dbg !16
  %7 = add i32 %3, 1, !dbg !20
  br i1 %6, label %8, label %2, !dbg !16, !llvm.loop !21

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #3, !dbg !24
  ret i32 %3, !dbg !25
}

define dso_local i32 @strnlen(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !26 {
  %3 = icmp eq i32 %1, 0, !dbg !27
  br i1 %3, label %23, label %4, !dbg !27

4:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !30
  %5 = load i8, i8* %0, align 1, !dbg !31
  %6 = icmp eq i8 %5, 0, !dbg !31
  br i1 %6, label %18, label %11, !dbg !31

7:
  %8 = getelementptr i8, i8* %0, i32 %13, !dbg !31
  %9 = load i8, i8* %8, align 1, !dbg !31
  %10 = icmp eq i8 %9, 0, !dbg !31
  br i1 %10, label %15, label %11, !dbg !31, !llvm.loop !32

11:
  %12 = phi i32 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i32 %12, 1, !dbg !33
  %14 = icmp eq i32 %13, %1, !dbg !31
  br i1 %14, label %15, label %7, !dbg !31, !llvm.loop !32

15:
  %16 = phi i32 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i32 %13, %1, !dbg !31
  br label %18, !dbg !34

18:
  %19 = phi i32 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i32 %19, 1, !dbg !34
  %22 = select i1 %20, i32 %21, i32 %1, !dbg !34
  call void @__midway_touched(i8* noundef %0, i32 noundef %22, i32 noundef 0) #3, !dbg !34
  br label %23

23:
  %24 = phi i32 [ %19, %18 ], [ 0, %2 ], !dbg !35
  ret i32 %24, !dbg !36
}

define dso_local i8* @strcpy(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !37 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !38
  br label %3, !dbg !40

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !42
  %5 = getelementptr i8, i8* %1, i32 %4, !dbg !40
  %6 = load i8, i8* %5, align 1, !dbg !40
  %7 = icmp eq i8 %6, 0, !dbg !40
  %8 = add i32 %4, 1, !dbg !43
  br i1 %7, label %9, label %3, !dbg !40, !llvm.loop !44

9:
  call void @__midway_touched(i8* noundef %1, i32 noundef %8, i32 noundef 0) #3, !dbg !45
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %8) #3, !dbg !46
  ret i8* %0, !dbg !47
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i8* @stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !48 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !49
  br label %3, !dbg !51

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !53
  %5 = getelementptr i8, i8* %1, i32 %4, !dbg !51
  %6 = load i8, i8* %5, align 1, !dbg !51
  %7 = icmp eq i8 %6, 0, !dbg !51
  %8 = add i32 %4, 1, !dbg !54
  br i1 %7, label %9, label %3, !dbg !51, !llvm.loop !55

9:
  call void @__midway_touched(i8* noundef %1, i32 noundef %8, i32 noundef 0) #3, !dbg !56
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %8) #3, !dbg !57
  %10 = getelementptr i8, i8* %0, i32 %4, !dbg !58
  ret i8* %10, !dbg !58
}

define dso_local i8* @__stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !59 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !60, !noalias !63
  br label %3, !dbg !66

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !68
  %5 = getelementptr i8, i8* %1, i32 %4, !dbg !66
  %6 = load i8, i8* %5, align 1, !dbg !66, !alias.scope !69, !noalias !63
  %7 = icmp eq i8 %6, 0, !dbg !66
  %8 = add i32 %4, 1, !dbg !71
  br i1 %7, label %9, label %3, !dbg !66, !llvm.loop !72

9:
  call void @__midway_touched(i8* noundef %1, i32 noundef %8, i32 noundef 0) #3, !dbg !73, !noalias !63
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %8) #3, !dbg !74
  %10 = getelementptr i8, i8* %0, i32 %4, !dbg !75
  ret i8* %10, !dbg !76
}

define dso_local i8* @stpncpy(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !77 {
  %4 = icmp eq i32 %2, 0, !dbg !78
  br i1 %4, label %24, label %5, !dbg !78

5:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !80
  %6 = load i8, i8* %1, align 1, !dbg !81
  %7 = icmp eq i8 %6, 0, !dbg !81
  br i1 %7, label %19, label %12, !dbg !81

8:
  %9 = getelementptr i8, i8* %1, i32 %14, !dbg !81
  %10 = load i8, i8* %9, align 1, !dbg !81
  %11 = icmp eq i8 %10, 0, !dbg !81
  br i1 %11, label %16, label %12, !dbg !81, !llvm.loop !82

12:
  %13 = phi i32 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i32 %13, 1, !dbg !83
  %15 = icmp eq i32 %14, %2, !dbg !81
  br i1 %15, label %16, label %8, !dbg !81, !llvm.loop !82

16:
  %17 = phi i32 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i32 %14, %2, !dbg !81
  br label %19, !dbg !84

19:
  %20 = phi i32 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i32 %20, 1, !dbg !84
  %23 = select i1 %21, i32 %22, i32 %2, !dbg !84
  call void @__midway_touched(i8* noundef %1, i32 noundef %23, i32 noundef 0) #3, !dbg !84
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ 0, %3 ], !dbg !85
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %25) #3, !dbg !86
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !87
  %27 = sub i32 %2, %25, !dbg !87
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i32 noundef %27) #3, !dbg !87
  ret i8* %26, !dbg !88
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i8* @strncpy(i8* noalias noundef returned %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !89 {
  %4 = icmp eq i32 %2, 0, !dbg !90
  br i1 %4, label %24, label %5, !dbg !90

5:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !93, !noalias !94
  %6 = load i8, i8* %1, align 1, !dbg !97, !alias.scope !98, !noalias !94
  %7 = icmp eq i8 %6, 0, !dbg !97
  br i1 %7, label %19, label %12, !dbg !97

8:
  %9 = getelementptr i8, i8* %1, i32 %14, !dbg !97
  %10 = load i8, i8* %9, align 1, !dbg !97, !alias.scope !98, !noalias !94
  %11 = icmp eq i8 %10, 0, !dbg !97
  br i1 %11, label %16, label %12, !dbg !97, !llvm.loop !100

12:
  %13 = phi i32 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i32 %13, 1, !dbg !101
  %15 = icmp eq i32 %14, %2, !dbg !97
  br i1 %15, label %16, label %8, !dbg !97, !llvm.loop !102

16:
  %17 = phi i32 [ %14, %8 ], [ %2, %12 ], !dbg !101
  %18 = icmp ult i32 %17, %2, !dbg !97
  br label %19, !dbg !103

19:
  %20 = phi i32 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i32 %20, 1, !dbg !103
  %23 = select i1 %21, i32 %22, i32 %2, !dbg !103
  call void @__midway_touched(i8* noundef %1, i32 noundef %23, i32 noundef 0) #3, !dbg !103, !noalias !94
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ 0, %3 ], !dbg !104
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %25) #3, !dbg !105
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !106
  %27 = sub i32 %2, %25, !dbg !106
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i32 noundef %27) #3, !dbg !106
  ret i8* %0, !dbg !107
}

define dso_local i8* @strcat(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !108 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !109
  br label %3, !dbg !111

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !113
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !111
  %6 = load i8, i8* %5, align 1, !dbg !111
  %7 = icmp eq i8 %6, 0, !dbg !111
  %8 = add i32 %4, 1, !dbg !114
  br i1 %7, label %9, label %3, !dbg !111, !llvm.loop !115

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #3, !dbg !116
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !117
  br label %10, !dbg !119

10:
  %11 = phi i32 [ 0, %9 ], [ %15, %10 ], !dbg !121
  %12 = getelementptr i8, i8* %1, i32 %11, !dbg !119
  %13 = load i8, i8* %12, align 1, !dbg !119
  %14 = icmp eq i8 %13, 0, !dbg !119
  %15 = add i32 %11, 1, !dbg !122
  br i1 %14, label %16, label %10, !dbg !119, !llvm.loop !123

16:
  %17 = getelementptr i8, i8* %0, i32 %4, !dbg !111
  call void @__midway_touched(i8* noundef %1, i32 noundef %15, i32 noundef 0) #3, !dbg !124
  call void @__midway_memcpy(i8* noundef %17, i8* noundef %1, i32 noundef %15) #3, !dbg !125
  ret i8* %0, !dbg !126
}

define dso_local i8* @strncat(i8* noalias noundef returned %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !127 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !128
  br label %4, !dbg !130

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !132
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !130
  %7 = load i8, i8* %6, align 1, !dbg !130
  %8 = icmp eq i8 %7, 0, !dbg !130
  %9 = add i32 %5, 1, !dbg !133
  br i1 %8, label %10, label %4, !dbg !130, !llvm.loop !134

10:
  %11 = getelementptr i8, i8* %0, i32 %5, !dbg !130
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #3, !dbg !135
  %12 = icmp eq i32 %2, 0, !dbg !136
  br i1 %12, label %32, label %13, !dbg !136

13:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !138
  %14 = load i8, i8* %1, align 1, !dbg !139
  %15 = icmp eq i8 %14, 0, !dbg !139
  br i1 %15, label %27, label %20, !dbg !139

16:
  %17 = getelementptr i8, i8* %1, i32 %22, !dbg !139
  %18 = load i8, i8* %17, align 1, !dbg !139
  %19 = icmp eq i8 %18, 0, !dbg !139
  br i1 %19, label %24, label %20, !dbg !139, !llvm.loop !140

20:
  %21 = phi i32 [ %22, %16 ], [ 0, %13 ]
  %22 = add nuw i32 %21, 1, !dbg !141
  %23 = icmp eq i32 %22, %2, !dbg !139
  br i1 %23, label %24, label %16, !dbg !139, !llvm.loop !140

24:
  %25 = phi i32 [ %22, %16 ], [ %2, %20 ]
  %26 = icmp ult i32 %22, %2, !dbg !139
  br label %27, !dbg !142

27:
  %28 = phi i32 [ 0, %13 ], [ %25, %24 ]
  %29 = phi i1 [ true, %13 ], [ %26, %24 ]
  %30 = add i32 %28, 1, !dbg !142
  %31 = select i1 %29, i32 %30, i32 %2, !dbg !142
  call void @__midway_touched(i8* noundef %1, i32 noundef %31, i32 noundef 0) #3, !dbg !142
  br label %32

32:
  %33 = phi i32 [ %28, %27 ], [ 0, %10 ], !dbg !143
  call void @__midway_memcpy(i8* noundef %11, i8* noundef %1, i32 noundef %33) #3, !dbg !144
  %34 = getelementptr i8, i8* %11, i32 %33, !dbg !145
  call void @__midway_memset(i8* noundef %34, i32 noundef 0, i32 noundef 1) #3, !dbg !145
  ret i8* %0, !dbg !146
}

define dso_local i32 @strlcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !147 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !148
  br label %4, !dbg !150

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !152
  %6 = getelementptr i8, i8* %1, i32 %5, !dbg !150
  %7 = load i8, i8* %6, align 1, !dbg !150
  %8 = icmp eq i8 %7, 0, !dbg !150
  %9 = add i32 %5, 1, !dbg !153
  br i1 %8, label %10, label %4, !dbg !150, !llvm.loop !154

10:
  call void @__midway_touched(i8* noundef %1, i32 noundef %9, i32 noundef 0) #3, !dbg !155
  %11 = icmp eq i32 %2, 0, !dbg !156
  br i1 %11, label %17, label %12, !dbg !156

12:
  %13 = icmp ult i32 %5, %2, !dbg !157
  %14 = add i32 %2, -1, !dbg !157
  %15 = select i1 %13, i32 %5, i32 %14, !dbg !157
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %15) #3, !dbg !158
  %16 = getelementptr i8, i8* %0, i32 %15, !dbg !159
  call void @__midway_memset(i8* noundef %16, i32 noundef 0, i32 noundef 1) #3, !dbg !159
  br label %17, !dbg !160

17:
  ret i32 %5, !dbg !161
}

define dso_local i32 @strlcat(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !162 {
  %4 = icmp eq i32 %2, 0, !dbg !163
  br i1 %4, label %24, label %5, !dbg !163

5:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !165
  %6 = load i8, i8* %0, align 1, !dbg !166
  %7 = icmp eq i8 %6, 0, !dbg !166
  br i1 %7, label %19, label %12, !dbg !166

8:
  %9 = getelementptr i8, i8* %0, i32 %14, !dbg !166
  %10 = load i8, i8* %9, align 1, !dbg !166
  %11 = icmp eq i8 %10, 0, !dbg !166
  br i1 %11, label %16, label %12, !dbg !166, !llvm.loop !167

12:
  %13 = phi i32 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i32 %13, 1, !dbg !168
  %15 = icmp eq i32 %14, %2, !dbg !166
  br i1 %15, label %16, label %8, !dbg !166, !llvm.loop !167

16:
  %17 = phi i32 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i32 %14, %2, !dbg !166
  br label %19, !dbg !169

19:
  %20 = phi i32 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i32 %20, 1, !dbg !169
  %23 = select i1 %21, i32 %22, i32 %2, !dbg !169
  call void @__midway_touched(i8* noundef %0, i32 noundef %23, i32 noundef 0) #3, !dbg !169
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ 0, %3 ], !dbg !170
  %26 = getelementptr i8, i8* %0, i32 %25, !dbg !171
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !172
  br label %27, !dbg !175

27:
  %28 = phi i32 [ 0, %24 ], [ %32, %27 ], !dbg !177
  %29 = getelementptr i8, i8* %1, i32 %28, !dbg !175
  %30 = load i8, i8* %29, align 1, !dbg !175
  %31 = icmp eq i8 %30, 0, !dbg !175
  %32 = add i32 %28, 1, !dbg !178
  br i1 %31, label %33, label %27, !dbg !175, !llvm.loop !179

33:
  %34 = sub i32 %2, %25, !dbg !171
  call void @__midway_touched(i8* noundef %1, i32 noundef %32, i32 noundef 0) #3, !dbg !180
  %35 = icmp eq i32 %34, 0, !dbg !181
  br i1 %35, label %41, label %36, !dbg !181

36:
  %37 = icmp ult i32 %28, %34, !dbg !182
  %38 = add i32 %34, -1, !dbg !182
  %39 = select i1 %37, i32 %28, i32 %38, !dbg !182
  call void @__midway_memcpy(i8* noundef %26, i8* noundef %1, i32 noundef %39) #3, !dbg !183
  %40 = getelementptr i8, i8* %26, i32 %39, !dbg !184
  call void @__midway_memset(i8* noundef %40, i32 noundef 0, i32 noundef 1) #3, !dbg !184
  br label %41, !dbg !185

41:
  %42 = add i32 %28, %25, !dbg !171
  ret i32 %42, !dbg !171
}

define dso_local i32 @strcmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !186 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !187
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !190
  br label %3, !dbg !191

3:
  %4 = phi i32 [ 0, %2 ], [ %12, %3 ], !dbg !192
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !193
  %6 = load i8, i8* %5, align 1, !dbg !193
  %7 = getelementptr i8, i8* %1, i32 %4, !dbg !194
  %8 = load i8, i8* %7, align 1, !dbg !194
  %9 = icmp ne i8 %6, %8, !dbg !195
  %10 = icmp eq i8 %6, 0, !dbg !195
  %11 = or i1 %10, %9, !dbg !195
  %12 = add nuw i32 %4, 1, !dbg !195
  %13 = icmp eq i32 %12, -1, !dbg !195
  %14 = select i1 %11, i1 true, i1 %13, !dbg !195
  br i1 %14, label %15, label %3, !dbg !195, !llvm.loop !196

15:
  %16 = zext i8 %6 to i32, !dbg !193
  %17 = zext i8 %8 to i32, !dbg !194
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #3, !dbg !198
  call void @__midway_touched(i8* noundef %1, i32 noundef %12, i32 noundef 0) #3, !dbg !199
  %18 = sub nsw i32 %16, %17, !dbg !200
  ret i32 %18, !dbg !201
}

define dso_local i32 @strncmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !202 {
  %4 = icmp eq i32 %2, 0, !dbg !203
  br i1 %4, label %22, label %5, !dbg !203

5:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !205
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !206
  br label %6, !dbg !207

6:
  %7 = phi i32 [ 0, %5 ], [ %15, %6 ], !dbg !208
  %8 = getelementptr i8, i8* %0, i32 %7, !dbg !209
  %9 = load i8, i8* %8, align 1, !dbg !209
  %10 = getelementptr i8, i8* %1, i32 %7, !dbg !210
  %11 = load i8, i8* %10, align 1, !dbg !210
  %12 = icmp ne i8 %9, %11, !dbg !211
  %13 = icmp eq i8 %9, 0, !dbg !211
  %14 = or i1 %13, %12, !dbg !211
  %15 = add nuw i32 %7, 1, !dbg !211
  %16 = icmp eq i32 %15, %2, !dbg !211
  %17 = select i1 %14, i1 true, i1 %16, !dbg !211
  br i1 %17, label %18, label %6, !dbg !211, !llvm.loop !212

18:
  %19 = zext i8 %9 to i32, !dbg !209
  %20 = zext i8 %11 to i32, !dbg !210
  call void @__midway_touched(i8* noundef %0, i32 noundef %15, i32 noundef 0) #3, !dbg !214
  call void @__midway_touched(i8* noundef %1, i32 noundef %15, i32 noundef 0) #3, !dbg !215
  %21 = sub nsw i32 %19, %20, !dbg !216
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ 0, %3 ], !dbg !208
  ret i32 %23, !dbg !217
}

define dso_local i32 @strcoll(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !218 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !219
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !221
  br label %3, !dbg !222

3:
  %4 = phi i32 [ 0, %2 ], [ %12, %3 ], !dbg !223
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !224
  %6 = load i8, i8* %5, align 1, !dbg !224
  %7 = getelementptr i8, i8* %1, i32 %4, !dbg !225
  %8 = load i8, i8* %7, align 1, !dbg !225
  %9 = icmp ne i8 %6, %8, !dbg !226
  %10 = icmp eq i8 %6, 0, !dbg !226
  %11 = or i1 %10, %9, !dbg !226
  %12 = add nuw i32 %4, 1, !dbg !226
  %13 = icmp eq i32 %12, -1, !dbg !226
  %14 = select i1 %11, i1 true, i1 %13, !dbg !226
  br i1 %14, label %15, label %3, !dbg !226, !llvm.loop !227

15:
  %16 = zext i8 %6 to i32, !dbg !224
  %17 = zext i8 %8 to i32, !dbg !225
  call void @__midway_touched(i8* noundef %0, i32 noundef %12, i32 noundef 0) #3, !dbg !229
  call void @__midway_touched(i8* noundef %1, i32 noundef %12, i32 noundef 0) #3, !dbg !230
  %18 = sub nsw i32 %16, %17, !dbg !231
  ret i32 %18, !dbg !232
}

define dso_local i32 @strcasecmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !233 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !234
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !236
  br label %3, !dbg !237

3:
  %4 = phi i32 [ 0, %2 ], [ %22, %3 ], !dbg !238
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !239
  %6 = load i8, i8* %5, align 1, !dbg !239
  %7 = zext i8 %6 to i32, !dbg !239
  %8 = add nsw i32 %7, -65, !dbg !240
  %9 = icmp ult i32 %8, 26, !dbg !240
  %10 = or i32 %7, 32, !dbg !240
  %11 = select i1 %9, i32 %10, i32 %7, !dbg !240
  %12 = getelementptr i8, i8* %1, i32 %4, !dbg !243
  %13 = load i8, i8* %12, align 1, !dbg !243
  %14 = zext i8 %13 to i32, !dbg !243
  %15 = add nsw i32 %14, -65, !dbg !244
  %16 = icmp ult i32 %15, 26, !dbg !244
  %17 = or i32 %14, 32, !dbg !244
  %18 = select i1 %16, i32 %17, i32 %14, !dbg !244
  %19 = icmp ne i32 %11, %18, !dbg !246
  %20 = icmp eq i32 %11, 0, !dbg !246
  %21 = or i1 %20, %19, !dbg !246
  %22 = add nuw i32 %4, 1, !dbg !246
  %23 = icmp eq i32 %22, -1, !dbg !246
  %24 = select i1 %21, i1 true, i1 %23, !dbg !246
  br i1 %24, label %25, label %3, !dbg !246, !llvm.loop !247

25:
  call void @__midway_touched(i8* noundef %0, i32 noundef %22, i32 noundef 0) #3, !dbg !249
  call void @__midway_touched(i8* noundef %1, i32 noundef %22, i32 noundef 0) #3, !dbg !250
  %26 = sub nsw i32 %11, %18, !dbg !251
  ret i32 %26, !dbg !252
}

define dso_local i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !253 {
  %4 = icmp eq i32 %2, 0, !dbg !254
  br i1 %4, label %30, label %5, !dbg !254

5:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !256
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !257
  br label %6, !dbg !258

6:
  %7 = phi i32 [ 0, %5 ], [ %25, %6 ], !dbg !259
  %8 = getelementptr i8, i8* %0, i32 %7, !dbg !260
  %9 = load i8, i8* %8, align 1, !dbg !260
  %10 = zext i8 %9 to i32, !dbg !260
  %11 = add nsw i32 %10, -65, !dbg !261
  %12 = icmp ult i32 %11, 26, !dbg !261
  %13 = or i32 %10, 32, !dbg !261
  %14 = select i1 %12, i32 %13, i32 %10, !dbg !261
  %15 = getelementptr i8, i8* %1, i32 %7, !dbg !263
  %16 = load i8, i8* %15, align 1, !dbg !263
  %17 = zext i8 %16 to i32, !dbg !263
  %18 = add nsw i32 %17, -65, !dbg !264
  %19 = icmp ult i32 %18, 26, !dbg !264
  %20 = or i32 %17, 32, !dbg !264
  %21 = select i1 %19, i32 %20, i32 %17, !dbg !264
  %22 = icmp ne i32 %14, %21, !dbg !266
  %23 = icmp eq i32 %14, 0, !dbg !266
  %24 = or i1 %23, %22, !dbg !266
  %25 = add nuw i32 %7, 1, !dbg !266
  %26 = icmp eq i32 %25, %2, !dbg !266
  %27 = select i1 %24, i1 true, i1 %26, !dbg !266
  br i1 %27, label %28, label %6, !dbg !266, !llvm.loop !267

28:
  call void @__midway_touched(i8* noundef %0, i32 noundef %25, i32 noundef 0) #3, !dbg !269
  call void @__midway_touched(i8* noundef %1, i32 noundef %25, i32 noundef 0) #3, !dbg !270
  %29 = sub nsw i32 %14, %21, !dbg !271
  br label %30

30:
  %31 = phi i32 [ %29, %28 ], [ 0, %3 ], !dbg !259
  ret i32 %31, !dbg !272
}

define dso_local i32 @strxfrm(i8* noalias noundef %0, i8* noalias noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !273 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !274
  br label %4, !dbg !276

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !278
  %6 = getelementptr i8, i8* %1, i32 %5, !dbg !276
  %7 = load i8, i8* %6, align 1, !dbg !276
  %8 = icmp eq i8 %7, 0, !dbg !276
  %9 = add i32 %5, 1, !dbg !279
  br i1 %8, label %10, label %4, !dbg !276, !llvm.loop !280

10:
  call void @__midway_touched(i8* noundef %1, i32 noundef %9, i32 noundef 0) #3, !dbg !281
  %11 = icmp ult i32 %5, %2, !dbg !282
  br i1 %11, label %12, label %13, !dbg !282

12:
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %9) #3, !dbg !283
  br label %13, !dbg !283

13:
  ret i32 %5, !dbg !284
}

define dso_local i8* @strchrnul(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !285 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !286
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !289

5:
  %6 = phi i32 [ 0, %2 ], [ %13, %5 ], !dbg !290
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !289
  %8 = load i8, i8* %7, align 1, !dbg !289
  %9 = sext i8 %8 to i32, !dbg !289
  %10 = icmp eq i32 %4, %9, !dbg !289
  %11 = icmp eq i8 %8, 0, !dbg !289
  %12 = or i1 %11, %10, !dbg !289
  %13 = add i32 %6, 1, !dbg !291
  br i1 %12, label %14, label %5, !dbg !289, !llvm.loop !292

14:
  %15 = getelementptr i8, i8* %0, i32 %6, !dbg !289
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #3, !dbg !293
  ret i8* %15, !dbg !294
}

define dso_local i8* @strchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !295 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !296
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !298

5:
  %6 = phi i32 [ 0, %2 ], [ %13, %5 ], !dbg !299
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !298
  %8 = load i8, i8* %7, align 1, !dbg !298
  %9 = sext i8 %8 to i32, !dbg !298
  %10 = icmp eq i32 %4, %9, !dbg !298
  %11 = icmp eq i8 %8, 0, !dbg !298
  %12 = or i1 %11, %10, !dbg !298
  %13 = add i32 %6, 1, !dbg !300
  br i1 %12, label %14, label %5, !dbg !298, !llvm.loop !301

14:
  %15 = getelementptr i8, i8* %0, i32 %6, !dbg !298
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #3, !dbg !302
  %16 = load i8, i8* %15, align 1, !dbg !303
  %17 = sext i8 %16 to i32, !dbg !303
  %18 = icmp eq i32 %4, %17, !dbg !303
  %19 = select i1 %18, i8* %15, i8* null, !dbg !303
  ret i8* %19, !dbg !303
}

define dso_local i8* @index(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !304 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !305
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !308

5:
  %6 = phi i32 [ 0, %2 ], [ %13, %5 ], !dbg !309
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !308
  %8 = load i8, i8* %7, align 1, !dbg !308
  %9 = sext i8 %8 to i32, !dbg !308
  %10 = icmp eq i32 %4, %9, !dbg !308
  %11 = icmp eq i8 %8, 0, !dbg !308
  %12 = or i1 %11, %10, !dbg !308
  %13 = add i32 %6, 1, !dbg !310
  br i1 %12, label %14, label %5, !dbg !308, !llvm.loop !311

14:
  %15 = getelementptr i8, i8* %0, i32 %6, !dbg !308
  call void @__midway_touched(i8* noundef %0, i32 noundef %13, i32 noundef 0) #3, !dbg !312
  %16 = load i8, i8* %15, align 1, !dbg !313
  %17 = sext i8 %16 to i32, !dbg !313
  %18 = icmp eq i32 %4, %17, !dbg !313
  %19 = select i1 %18, i8* %15, i8* null, !dbg !313
  ret i8* %19, !dbg !314
}

define dso_local i8* @strrchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !315 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !316
  br label %3, !dbg !318

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !320
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !318
  %6 = load i8, i8* %5, align 1, !dbg !318
  %7 = icmp eq i8 %6, 0, !dbg !318
  %8 = add i32 %4, 1, !dbg !321
  br i1 %7, label %9, label %3, !dbg !318, !llvm.loop !322

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #3, !dbg !323
  %10 = shl i32 %1, 24
  %11 = ashr exact i32 %10, 24
  br label %12, !dbg !324

12:
  %13 = phi i32 [ %8, %9 ], [ %14, %16 ], !dbg !324
  %14 = add i32 %13, -1, !dbg !324
  %15 = icmp eq i32 %13, 0, !dbg !324
  br i1 %15, label %23, label %16, !dbg !324

16:
  %17 = getelementptr i8, i8* %0, i32 %14, !dbg !325
  %18 = load i8, i8* %17, align 1, !dbg !325
  %19 = sext i8 %18 to i32, !dbg !325
  %20 = icmp eq i32 %11, %19, !dbg !325
  br i1 %20, label %21, label %12, !dbg !325, !llvm.loop !326

21:
  %22 = getelementptr i8, i8* %0, i32 %14, !dbg !325
  br label %23, !dbg !328

23:
  %24 = phi i8* [ %22, %21 ], [ null, %12 ]
  ret i8* %24, !dbg !328
}

define dso_local i8* @rindex(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !329 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !330
  br label %3, !dbg !333

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !335
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !333
  %6 = load i8, i8* %5, align 1, !dbg !333
  %7 = icmp eq i8 %6, 0, !dbg !333
  %8 = add i32 %4, 1, !dbg !336
  br i1 %7, label %9, label %3, !dbg !333, !llvm.loop !337

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #3, !dbg !338
  %10 = shl i32 %1, 24
  %11 = ashr exact i32 %10, 24
  br label %12, !dbg !339

12:
  %13 = phi i32 [ %8, %9 ], [ %14, %16 ], !dbg !339
  %14 = add i32 %13, -1, !dbg !339
  %15 = icmp eq i32 %13, 0, !dbg !339
  br i1 %15, label %23, label %16, !dbg !339

16:
  %17 = getelementptr i8, i8* %0, i32 %14, !dbg !340
  %18 = load i8, i8* %17, align 1, !dbg !340
  %19 = sext i8 %18 to i32, !dbg !340
  %20 = icmp eq i32 %11, %19, !dbg !340
  br i1 %20, label %21, label %12, !dbg !340, !llvm.loop !341

21:
  %22 = getelementptr i8, i8* %0, i32 %14, !dbg !340
  br label %23, !dbg !343

23:
  %24 = phi i8* [ %22, %21 ], [ null, %12 ]
  ret i8* %24, !dbg !343
}

define dso_local i32 @strspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !344 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !345
  br label %3, !dbg !349

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !351
  %5 = getelementptr i8, i8* %1, i32 %4, !dbg !349
  %6 = load i8, i8* %5, align 1, !dbg !349
  %7 = icmp eq i8 %6, 0, !dbg !349
  %8 = add i32 %4, 1, !dbg !352
  br i1 %7, label %9, label %3, !dbg !349, !llvm.loop !353

9:
  call void @__midway_touched(i8* noundef %1, i32 noundef %8, i32 noundef 0) #3, !dbg !354
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !355
  %10 = load i8, i8* %0, align 1, !dbg !356
  %11 = icmp eq i8 %10, 0, !dbg !356
  br i1 %11, label %35, label %12, !dbg !356

12:
  %13 = icmp eq i32 %4, 0
  br label %14, !dbg !356

14:
  %15 = phi i8 [ %10, %12 ], [ %33, %30 ]
  %16 = phi i32 [ 0, %12 ], [ %31, %30 ]
  br i1 %13, label %17, label %20, !dbg !357

17:
  %18 = phi i32 [ 0, %14 ], [ %27, %20 ], !dbg !358
  %19 = icmp eq i32 %18, 1, !dbg !359
  br i1 %19, label %30, label %35

20:
  %21 = phi i32 [ %28, %20 ], [ 0, %14 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %14 ]
  %23 = getelementptr i8, i8* %1, i32 %21, !dbg !360
  %24 = load i8, i8* %23, align 1, !dbg !360
  %25 = icmp eq i8 %15, %24, !dbg !360
  %26 = zext i1 %25 to i32, !dbg !360
  %27 = or i32 %22, %26, !dbg !360
  %28 = add nuw i32 %21, 1, !dbg !357
  %29 = icmp eq i32 %28, %4, !dbg !357
  br i1 %29, label %17, label %20, !dbg !357, !llvm.loop !361

30:
  %31 = add i32 %16, 1, !dbg !356
  %32 = getelementptr i8, i8* %0, i32 %31, !dbg !356
  %33 = load i8, i8* %32, align 1, !dbg !356
  %34 = icmp eq i8 %33, 0, !dbg !356
  br i1 %34, label %35, label %14, !dbg !356, !llvm.loop !362

35:
  %36 = phi i32 [ 0, %9 ], [ %31, %30 ], [ %16, %17 ], !dbg !358
  %37 = add i32 %36, 1, !dbg !364
  call void @__midway_touched(i8* noundef %0, i32 noundef %37, i32 noundef 0) #3, !dbg !364
  ret i32 %36, !dbg !365
}

define dso_local i32 @strcspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !366 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !367
  br label %3, !dbg !370

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !372
  %5 = getelementptr i8, i8* %1, i32 %4, !dbg !370
  %6 = load i8, i8* %5, align 1, !dbg !370
  %7 = icmp eq i8 %6, 0, !dbg !370
  %8 = add i32 %4, 1, !dbg !373
  br i1 %7, label %9, label %3, !dbg !370, !llvm.loop !374

9:
  call void @__midway_touched(i8* noundef %1, i32 noundef %8, i32 noundef 0) #3, !dbg !375
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !376
  %10 = load i8, i8* %0, align 1, !dbg !377
  %11 = icmp eq i8 %10, 0, !dbg !377
  br i1 %11, label %35, label %12, !dbg !377

12:
  %13 = icmp eq i32 %4, 0
  br label %14, !dbg !377

14:
  %15 = phi i8 [ %10, %12 ], [ %33, %30 ]
  %16 = phi i32 [ 0, %12 ], [ %31, %30 ]
  br i1 %13, label %17, label %20, !dbg !378

17:
  %18 = phi i32 [ 0, %14 ], [ %27, %20 ], !dbg !379
  %19 = icmp eq i32 %18, 0, !dbg !380
  br i1 %19, label %30, label %35

20:
  %21 = phi i32 [ %28, %20 ], [ 0, %14 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %14 ]
  %23 = getelementptr i8, i8* %1, i32 %21, !dbg !381
  %24 = load i8, i8* %23, align 1, !dbg !381
  %25 = icmp eq i8 %15, %24, !dbg !381
  %26 = zext i1 %25 to i32, !dbg !381
  %27 = or i32 %22, %26, !dbg !381
  %28 = add nuw i32 %21, 1, !dbg !378
  %29 = icmp eq i32 %28, %4, !dbg !378
  br i1 %29, label %17, label %20, !dbg !378, !llvm.loop !382

30:
  %31 = add i32 %16, 1, !dbg !377
  %32 = getelementptr i8, i8* %0, i32 %31, !dbg !377
  %33 = load i8, i8* %32, align 1, !dbg !377
  %34 = icmp eq i8 %33, 0, !dbg !377
  br i1 %34, label %35, label %14, !dbg !377, !llvm.loop !383

35:
  %36 = phi i32 [ 0, %9 ], [ %31, %30 ], [ %16, %17 ], !dbg !379
  %37 = add i32 %36, 1, !dbg !385
  call void @__midway_touched(i8* noundef %0, i32 noundef %37, i32 noundef 0) #3, !dbg !385
  ret i32 %36, !dbg !386
}

define dso_local i8* @strpbrk(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !387 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !388
  br label %3, !dbg !391

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !393
  %5 = getelementptr i8, i8* %1, i32 %4, !dbg !391
  %6 = load i8, i8* %5, align 1, !dbg !391
  %7 = icmp eq i8 %6, 0, !dbg !391
  %8 = add i32 %4, 1, !dbg !394
  br i1 %7, label %9, label %3, !dbg !391, !llvm.loop !395

9:
  call void @__midway_touched(i8* noundef %1, i32 noundef %8, i32 noundef 0) #3, !dbg !396
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !397
  %10 = load i8, i8* %0, align 1, !dbg !398
  %11 = icmp eq i8 %10, 0, !dbg !398
  br i1 %11, label %35, label %12, !dbg !398

12:
  %13 = icmp eq i32 %4, 0
  br label %14, !dbg !398

14:
  %15 = phi i8 [ %10, %12 ], [ %33, %30 ]
  %16 = phi i32 [ 0, %12 ], [ %31, %30 ]
  br i1 %13, label %17, label %20, !dbg !399

17:
  %18 = phi i32 [ 0, %14 ], [ %27, %20 ], !dbg !400
  %19 = icmp eq i32 %18, 0, !dbg !401
  br i1 %19, label %30, label %35

20:
  %21 = phi i32 [ %28, %20 ], [ 0, %14 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %14 ]
  %23 = getelementptr i8, i8* %1, i32 %21, !dbg !402
  %24 = load i8, i8* %23, align 1, !dbg !402
  %25 = icmp eq i8 %15, %24, !dbg !402
  %26 = zext i1 %25 to i32, !dbg !402
  %27 = or i32 %22, %26, !dbg !402
  %28 = add nuw i32 %21, 1, !dbg !399
  %29 = icmp eq i32 %28, %4, !dbg !399
  br i1 %29, label %17, label %20, !dbg !399, !llvm.loop !403

30:
  %31 = add i32 %16, 1, !dbg !398
  %32 = getelementptr i8, i8* %0, i32 %31, !dbg !398
  %33 = load i8, i8* %32, align 1, !dbg !398
  %34 = icmp eq i8 %33, 0, !dbg !398
  br i1 %34, label %35, label %14, !dbg !398, !llvm.loop !404

35:
  %36 = phi i32 [ 0, %9 ], [ %31, %30 ], [ %16, %17 ], !dbg !400
  %37 = add i32 %36, 1, !dbg !406
  call void @__midway_touched(i8* noundef %0, i32 noundef %37, i32 noundef 0) #3, !dbg !406
  %38 = getelementptr i8, i8* %0, i32 %36, !dbg !407
  %39 = load i8, i8* %38, align 1, !dbg !408
  %40 = icmp eq i8 %39, 0, !dbg !408
  %41 = select i1 %40, i8* null, i8* %38, !dbg !408
  ret i8* %41, !dbg !408
}

define dso_local i8* @strstr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !409 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !410
  br label %3, !dbg !414

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !416
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !414
  %6 = load i8, i8* %5, align 1, !dbg !414
  %7 = icmp eq i8 %6, 0, !dbg !414
  %8 = add i32 %4, 1, !dbg !417
  br i1 %7, label %9, label %3, !dbg !414, !llvm.loop !418

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #3, !dbg !419
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !420
  br label %10, !dbg !422

10:
  %11 = phi i32 [ 0, %9 ], [ %15, %10 ], !dbg !424
  %12 = getelementptr i8, i8* %1, i32 %11, !dbg !422
  %13 = load i8, i8* %12, align 1, !dbg !422
  %14 = icmp eq i8 %13, 0, !dbg !422
  %15 = add i32 %11, 1, !dbg !425
  br i1 %14, label %16, label %10, !dbg !422, !llvm.loop !426

16:
  call void @__midway_touched(i8* noundef %1, i32 noundef %15, i32 noundef 0) #3, !dbg !427
  %17 = icmp ugt i32 %11, %4, !dbg !428
  br i1 %17, label %43, label %18, !dbg !428

18:
  %19 = icmp eq i32 %11, 0
  br label %23, !dbg !428

20:
  %21 = add i32 %42, %11, !dbg !428
  %22 = icmp ugt i32 %21, %4, !dbg !428
  br i1 %22, label %43, label %23, !dbg !428, !llvm.loop !429

23:
  %24 = phi i32 [ 0, %18 ], [ %42, %20 ]
  %25 = phi i8* [ undef, %18 ], [ %41, %20 ]
  br i1 %19, label %37, label %26, !dbg !431

26:
  %27 = phi i32 [ %35, %34 ], [ 0, %23 ]
  %28 = add i32 %27, %24, !dbg !431
  %29 = getelementptr i8, i8* %0, i32 %28, !dbg !431
  %30 = load i8, i8* %29, align 1, !dbg !431
  %31 = getelementptr i8, i8* %1, i32 %27, !dbg !431
  %32 = load i8, i8* %31, align 1, !dbg !431
  %33 = icmp eq i8 %30, %32, !dbg !431
  br i1 %33, label %34, label %37, !dbg !431

34:
  %35 = add nuw i32 %27, 1, !dbg !432
  %36 = icmp eq i32 %35, %11, !dbg !431
  br i1 %36, label %37, label %26, !dbg !431, !llvm.loop !433

37:
  %38 = phi i32 [ 0, %23 ], [ %27, %26 ], [ %11, %34 ], !dbg !434
  %39 = icmp eq i32 %38, %11, !dbg !435
  %40 = getelementptr i8, i8* %0, i32 %24, !dbg !435
  %41 = select i1 %39, i8* %40, i8* %25, !dbg !435
  %42 = add i32 %24, 1, !dbg !428
  br i1 %39, label %43, label %20

43:
  %44 = phi i8* [ null, %16 ], [ %41, %37 ], [ null, %20 ]
  ret i8* %44, !dbg !436
}

define dso_local i8* @strcasestr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !437 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !438
  br label %3, !dbg !441

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !443
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !441
  %6 = load i8, i8* %5, align 1, !dbg !441
  %7 = icmp eq i8 %6, 0, !dbg !441
  %8 = add i32 %4, 1, !dbg !444
  br i1 %7, label %9, label %3, !dbg !441, !llvm.loop !445

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #3, !dbg !446
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !447
  br label %10, !dbg !449

10:
  %11 = phi i32 [ 0, %9 ], [ %15, %10 ], !dbg !451
  %12 = getelementptr i8, i8* %1, i32 %11, !dbg !449
  %13 = load i8, i8* %12, align 1, !dbg !449
  %14 = icmp eq i8 %13, 0, !dbg !449
  %15 = add i32 %11, 1, !dbg !452
  br i1 %14, label %16, label %10, !dbg !449, !llvm.loop !453

16:
  call void @__midway_touched(i8* noundef %1, i32 noundef %15, i32 noundef 0) #3, !dbg !454
  %17 = icmp ugt i32 %11, %4, !dbg !455
  br i1 %17, label %53, label %18, !dbg !455

18:
  %19 = icmp eq i32 %11, 0
  br label %23, !dbg !455

20:
  %21 = add i32 %52, %11, !dbg !455
  %22 = icmp ugt i32 %21, %4, !dbg !455
  br i1 %22, label %53, label %23, !dbg !455, !llvm.loop !456

23:
  %24 = phi i32 [ 0, %18 ], [ %52, %20 ]
  %25 = phi i8* [ undef, %18 ], [ %51, %20 ]
  br i1 %19, label %47, label %26, !dbg !458

26:
  %27 = phi i32 [ %45, %44 ], [ 0, %23 ]
  %28 = add i32 %27, %24, !dbg !458
  %29 = getelementptr i8, i8* %0, i32 %28, !dbg !458
  %30 = load i8, i8* %29, align 1, !dbg !458
  %31 = sext i8 %30 to i32, !dbg !458
  %32 = add nsw i32 %31, -65, !dbg !459
  %33 = icmp ult i32 %32, 26, !dbg !459
  %34 = or i32 %31, 32, !dbg !459
  %35 = select i1 %33, i32 %34, i32 %31, !dbg !459
  %36 = getelementptr i8, i8* %1, i32 %27, !dbg !458
  %37 = load i8, i8* %36, align 1, !dbg !458
  %38 = sext i8 %37 to i32, !dbg !458
  %39 = add nsw i32 %38, -65, !dbg !461
  %40 = icmp ult i32 %39, 26, !dbg !461
  %41 = or i32 %38, 32, !dbg !461
  %42 = select i1 %40, i32 %41, i32 %38, !dbg !461
  %43 = icmp eq i32 %35, %42, !dbg !458
  br i1 %43, label %44, label %47, !dbg !458

44:
  %45 = add nuw i32 %27, 1, !dbg !463
  %46 = icmp eq i32 %45, %11, !dbg !458
  br i1 %46, label %47, label %26, !dbg !458, !llvm.loop !464

47:
  %48 = phi i32 [ 0, %23 ], [ %27, %26 ], [ %11, %44 ], !dbg !465
  %49 = icmp eq i32 %48, %11, !dbg !466
  %50 = getelementptr i8, i8* %0, i32 %24, !dbg !466
  %51 = select i1 %49, i8* %50, i8* %25, !dbg !466
  %52 = add i32 %24, 1, !dbg !455
  br i1 %49, label %53, label %20

53:
  %54 = phi i8* [ null, %16 ], [ %51, %47 ], [ null, %20 ]
  ret i8* %54, !dbg !467
}

define dso_local i8* @strsep(i8** noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !468 {
  %3 = load i8*, i8** %0, align 4, !dbg !469
  %4 = icmp eq i8* %3, null, !dbg !470
  br i1 %4, label %50, label %5, !dbg !470

5:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !471
  br label %6, !dbg !474

6:
  %7 = phi i32 [ 0, %5 ], [ %11, %6 ], !dbg !476
  %8 = getelementptr i8, i8* %1, i32 %7, !dbg !474
  %9 = load i8, i8* %8, align 1, !dbg !474
  %10 = icmp eq i8 %9, 0, !dbg !474
  %11 = add i32 %7, 1, !dbg !477
  br i1 %10, label %12, label %6, !dbg !474, !llvm.loop !478

12:
  call void @__midway_touched(i8* noundef %1, i32 noundef %11, i32 noundef 0) #3, !dbg !479
  call void @__midway_check(i8* noundef nonnull %3, i32 noundef 1, i32 noundef 0) #3, !dbg !480
  %13 = load i8, i8* %3, align 1, !dbg !481
  %14 = icmp eq i8 %13, 0, !dbg !481
  br i1 %14, label %38, label %15, !dbg !481

15:
  %16 = icmp eq i32 %7, 0
  br label %17, !dbg !481

17:
  %18 = phi i8 [ %13, %15 ], [ %36, %33 ]
  %19 = phi i32 [ 0, %15 ], [ %34, %33 ]
  br i1 %16, label %20, label %23, !dbg !482

20:
  %21 = phi i32 [ 0, %17 ], [ %30, %23 ], !dbg !483
  %22 = icmp eq i32 %21, 0, !dbg !484
  br i1 %22, label %33, label %38

23:
  %24 = phi i32 [ %31, %23 ], [ 0, %17 ]
  %25 = phi i32 [ %30, %23 ], [ 0, %17 ]
  %26 = getelementptr i8, i8* %1, i32 %24, !dbg !485
  %27 = load i8, i8* %26, align 1, !dbg !485
  %28 = icmp eq i8 %18, %27, !dbg !485
  %29 = zext i1 %28 to i32, !dbg !485
  %30 = or i32 %25, %29, !dbg !485
  %31 = add nuw i32 %24, 1, !dbg !482
  %32 = icmp eq i32 %31, %7, !dbg !482
  br i1 %32, label %20, label %23, !dbg !482, !llvm.loop !486

33:
  %34 = add i32 %19, 1, !dbg !481
  %35 = getelementptr i8, i8* %3, i32 %34, !dbg !481
  %36 = load i8, i8* %35, align 1, !dbg !481
  %37 = icmp eq i8 %36, 0, !dbg !481
  br i1 %37, label %38, label %17, !dbg !481, !llvm.loop !487

38:
  %39 = phi i32 [ 0, %12 ], [ %34, %33 ], [ %19, %20 ], !dbg !483
  %40 = add i32 %39, 1, !dbg !489
  call void @__midway_touched(i8* noundef nonnull %3, i32 noundef %40, i32 noundef 0) #3, !dbg !489
  %41 = getelementptr i8, i8* %3, i32 %39, !dbg !490
  %42 = bitcast i8** %0 to i8*, !dbg !491
  call void @__midway_check(i8* noundef %42, i32 noundef 4, i32 noundef 1) #3, !dbg !491
  %43 = load i8, i8* %41, align 1, !dbg !492
  %44 = icmp eq i8 %43, 0, !dbg !492
  %45 = getelementptr i8, i8* %41, i32 1, !dbg !492
  %46 = select i1 %44, i8* null, i8* %45, !dbg !492
  store i8* %46, i8** %0, align 4, !dbg !492
  %47 = load i8, i8* %41, align 1, !dbg !493
  %48 = icmp eq i8 %47, 0, !dbg !493
  br i1 %48, label %50, label %49, !dbg !493

49:
  call void @__midway_memset(i8* noundef %41, i32 noundef 0, i32 noundef 1) #3, !dbg !494
  br label %50, !dbg !494

50:
  %51 = phi i8* [ null, %2 ], [ %3, %49 ], [ %3, %38 ], !dbg !495
  ret i8* %51, !dbg !496
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i8* @strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #1 !dbg !497 {
  %4 = bitcast i8** %2 to i8*, !dbg !498
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #3, !dbg !498
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #4, !dbg !499
  ret i8* %5, !dbg !499
}

define internal fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** nocapture noundef %2) unnamed_addr #1 !dbg !500 {
  %4 = icmp eq i8* %0, null, !dbg !501
  br i1 %4, label %5, label %7, !dbg !501

5:
  %6 = load i8*, i8** %2, align 4, !dbg !501
  br label %7, !dbg !501

7:
  %8 = phi i8* [ %6, %5 ], [ %0, %3 ], !dbg !501
  %9 = icmp eq i8* %8, null, !dbg !502
  br i1 %9, label %94, label %10, !dbg !502

10:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !503
  br label %11, !dbg !506

11:
  %12 = phi i32 [ 0, %10 ], [ %16, %11 ], !dbg !508
  %13 = getelementptr i8, i8* %1, i32 %12, !dbg !506
  %14 = load i8, i8* %13, align 1, !dbg !506
  %15 = icmp eq i8 %14, 0, !dbg !506
  %16 = add i32 %12, 1, !dbg !509
  br i1 %15, label %17, label %11, !dbg !506, !llvm.loop !510

17:
  call void @__midway_touched(i8* noundef %1, i32 noundef %16, i32 noundef 0) #3, !dbg !511
  call void @__midway_check(i8* noundef nonnull %8, i32 noundef 1, i32 noundef 0) #3, !dbg !512
  %18 = load i8, i8* %8, align 1, !dbg !513
  %19 = icmp eq i8 %18, 0, !dbg !513
  br i1 %19, label %43, label %20, !dbg !513

20:
  %21 = icmp eq i32 %12, 0
  br label %22, !dbg !513

22:
  %23 = phi i8 [ %18, %20 ], [ %41, %38 ]
  %24 = phi i32 [ 0, %20 ], [ %39, %38 ]
  br i1 %21, label %25, label %28, !dbg !514

25:
  %26 = phi i32 [ 0, %22 ], [ %35, %28 ], !dbg !515
  %27 = icmp eq i32 %26, 1, !dbg !516
  br i1 %27, label %38, label %43

28:
  %29 = phi i32 [ %36, %28 ], [ 0, %22 ]
  %30 = phi i32 [ %35, %28 ], [ 0, %22 ]
  %31 = getelementptr i8, i8* %1, i32 %29, !dbg !517
  %32 = load i8, i8* %31, align 1, !dbg !517
  %33 = icmp eq i8 %23, %32, !dbg !517
  %34 = zext i1 %33 to i32, !dbg !517
  %35 = or i32 %30, %34, !dbg !517
  %36 = add nuw i32 %29, 1, !dbg !514
  %37 = icmp eq i32 %36, %12, !dbg !514
  br i1 %37, label %25, label %28, !dbg !514, !llvm.loop !518

38:
  %39 = add i32 %24, 1, !dbg !513
  %40 = getelementptr i8, i8* %8, i32 %39, !dbg !513
  %41 = load i8, i8* %40, align 1, !dbg !513
  %42 = icmp eq i8 %41, 0, !dbg !513
  br i1 %42, label %43, label %22, !dbg !513, !llvm.loop !519

43:
  %44 = phi i32 [ 0, %17 ], [ %39, %38 ], [ %24, %25 ], !dbg !515
  %45 = add i32 %44, 1, !dbg !521
  call void @__midway_touched(i8* noundef nonnull %8, i32 noundef %45, i32 noundef 0) #3, !dbg !521
  %46 = getelementptr i8, i8* %8, i32 %44, !dbg !522
  %47 = load i8, i8* %46, align 1, !dbg !523
  %48 = icmp eq i8 %47, 0, !dbg !523
  br i1 %48, label %49, label %50, !dbg !523

49:
  store i8* %46, i8** %2, align 4, !dbg !524
  br label %94, !dbg !525

50:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !526
  br label %51, !dbg !529

51:
  %52 = phi i32 [ 0, %50 ], [ %56, %51 ], !dbg !531
  %53 = getelementptr i8, i8* %1, i32 %52, !dbg !529
  %54 = load i8, i8* %53, align 1, !dbg !529
  %55 = icmp eq i8 %54, 0, !dbg !529
  %56 = add i32 %52, 1, !dbg !532
  br i1 %55, label %57, label %51, !dbg !529, !llvm.loop !533

57:
  call void @__midway_touched(i8* noundef %1, i32 noundef %56, i32 noundef 0) #3, !dbg !534
  call void @__midway_check(i8* noundef %46, i32 noundef 1, i32 noundef 0) #3, !dbg !535
  %58 = load i8, i8* %46, align 1, !dbg !536
  %59 = icmp eq i8 %58, 0, !dbg !536
  br i1 %59, label %83, label %60, !dbg !536

60:
  %61 = icmp eq i32 %52, 0
  br label %62, !dbg !536

62:
  %63 = phi i8 [ %58, %60 ], [ %81, %78 ]
  %64 = phi i32 [ 0, %60 ], [ %79, %78 ]
  br i1 %61, label %65, label %68, !dbg !537

65:
  %66 = phi i32 [ 0, %62 ], [ %75, %68 ], !dbg !538
  %67 = icmp eq i32 %66, 0, !dbg !539
  br i1 %67, label %78, label %83

68:
  %69 = phi i32 [ %76, %68 ], [ 0, %62 ]
  %70 = phi i32 [ %75, %68 ], [ 0, %62 ]
  %71 = getelementptr i8, i8* %1, i32 %69, !dbg !540
  %72 = load i8, i8* %71, align 1, !dbg !540
  %73 = icmp eq i8 %63, %72, !dbg !540
  %74 = zext i1 %73 to i32, !dbg !540
  %75 = or i32 %70, %74, !dbg !540
  %76 = add nuw i32 %69, 1, !dbg !537
  %77 = icmp eq i32 %76, %52, !dbg !537
  br i1 %77, label %65, label %68, !dbg !537, !llvm.loop !541

78:
  %79 = add i32 %64, 1, !dbg !536
  %80 = getelementptr i8, i8* %46, i32 %79, !dbg !536
  %81 = load i8, i8* %80, align 1, !dbg !536
  %82 = icmp eq i8 %81, 0, !dbg !536
  br i1 %82, label %83, label %62, !dbg !536, !llvm.loop !542

83:
  %84 = phi i32 [ 0, %57 ], [ %79, %78 ], [ %64, %65 ], !dbg !538
  %85 = add i32 %84, 1, !dbg !544
  call void @__midway_touched(i8* noundef %46, i32 noundef %85, i32 noundef 0) #3, !dbg !544
  %86 = getelementptr i8, i8* %46, i32 %84, !dbg !545
  %87 = load i8, i8* %86, align 1, !dbg !546
  %88 = icmp ne i8 %87, 0, !dbg !546
  %89 = zext i1 %88 to i32, !dbg !546
  %90 = getelementptr i8, i8* %86, i32 %89, !dbg !546
  store i8* %90, i8** %2, align 4, !dbg !546
  %91 = load i8, i8* %86, align 1, !dbg !547
  %92 = icmp eq i8 %91, 0, !dbg !547
  br i1 %92, label %94, label %93, !dbg !547

93:
  call void @__midway_memset(i8* noundef %86, i32 noundef 0, i32 noundef 1) #3, !dbg !548
  br label %94, !dbg !548

94:
  %95 = phi i8* [ null, %49 ], [ null, %7 ], [ %46, %93 ], [ %46, %83 ], !dbg !549
  ret i8* %95, !dbg !550
}

define dso_local i8* @__strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #1 !dbg !551 {
  %4 = bitcast i8** %2 to i8*, !dbg !552
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #3, !dbg !552, !noalias !554
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #3, !dbg !558
  ret i8* %5, !dbg !559
}

define dso_local i8* @strtok(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !560 {
  call void @__midway_check(i8* noundef bitcast (i8** @strtok_rest to i8*), i32 noundef 4, i32 noundef 1) #3, !dbg !561
  %3 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef nonnull @strtok_rest) #4, !dbg !562
  ret i8* %3, !dbg !562
}

define dso_local noalias i8* @strdup(i8* noundef %0) local_unnamed_addr #1 !dbg !563 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !564
  br label %2, !dbg !566

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !568
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !566
  %5 = load i8, i8* %4, align 1, !dbg !566
  %6 = icmp eq i8 %5, 0, !dbg !566
  %7 = add i32 %3, 1, !dbg !569
  br i1 %6, label %8, label %2, !dbg !566, !llvm.loop !570

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #3, !dbg !571
  %9 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !572
  %10 = icmp eq i32 %9, 0, !dbg !572
  br i1 %10, label %17, label %11, !dbg !572

11:
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #3, !dbg !572
  %13 = icmp eq i32 %12, 0, !dbg !572
  br i1 %13, label %17, label %14, !dbg !572

14:
  %15 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !575
  %16 = bitcast i8* %15 to i32*, !dbg !580
  store i32 12, i32* %16, align 4, !dbg !580
  br label %20, !dbg !581

17:
  %18 = call i8* @__midway_alloc(i32 noundef %7, i32 noundef 16, i32 noundef 1) #3, !dbg !582
  call void @__midway_memcpy(i8* noundef %18, i8* noundef %0, i32 noundef %3) #3, !dbg !585
  %19 = getelementptr i8, i8* %18, i32 %3, !dbg !586
  store i8 0, i8* %19, align 1, !dbg !586
  br label %20

20:
  %21 = phi i8* [ null, %14 ], [ %18, %17 ], !dbg !587
  ret i8* %21, !dbg !588
}

define dso_local i8* @__strdup(i8* noundef %0) local_unnamed_addr #1 !dbg !589 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !590
  br label %2, !dbg !592

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !594
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !592
  %5 = load i8, i8* %4, align 1, !dbg !592
  %6 = icmp eq i8 %5, 0, !dbg !592
  %7 = add i32 %3, 1, !dbg !595
  br i1 %6, label %8, label %2, !dbg !592, !llvm.loop !596

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #3, !dbg !597
  %9 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !598
  %10 = icmp eq i32 %9, 0, !dbg !598
  br i1 %10, label %17, label %11, !dbg !598

11:
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #3, !dbg !598
  %13 = icmp eq i32 %12, 0, !dbg !598
  br i1 %13, label %17, label %14, !dbg !598

14:
  %15 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !600
  %16 = bitcast i8* %15 to i32*, !dbg !603
  store i32 12, i32* %16, align 4, !dbg !603
  br label %20, !dbg !604

17:
  %18 = call i8* @__midway_alloc(i32 noundef %7, i32 noundef 16, i32 noundef 1) #3, !dbg !605
  call void @__midway_memcpy(i8* noundef %18, i8* noundef %0, i32 noundef %3) #3, !dbg !607
  %19 = getelementptr i8, i8* %18, i32 %3, !dbg !608
  store i8 0, i8* %19, align 1, !dbg !608
  br label %20

20:
  %21 = phi i8* [ null, %14 ], [ %18, %17 ], !dbg !609
  ret i8* %21, !dbg !610
}

define dso_local noalias i8* @strndup(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !611 {
  %3 = icmp eq i32 %1, 0, !dbg !612
  br i1 %3, label %23, label %4, !dbg !612

4:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #3, !dbg !614
  %5 = load i8, i8* %0, align 1, !dbg !615
  %6 = icmp eq i8 %5, 0, !dbg !615
  br i1 %6, label %18, label %11, !dbg !615

7:
  %8 = getelementptr i8, i8* %0, i32 %13, !dbg !615
  %9 = load i8, i8* %8, align 1, !dbg !615
  %10 = icmp eq i8 %9, 0, !dbg !615
  br i1 %10, label %15, label %11, !dbg !615, !llvm.loop !616

11:
  %12 = phi i32 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i32 %12, 1, !dbg !617
  %14 = icmp eq i32 %13, %1, !dbg !615
  br i1 %14, label %15, label %7, !dbg !615, !llvm.loop !616

15:
  %16 = phi i32 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i32 %13, %1, !dbg !615
  br label %18, !dbg !618

18:
  %19 = phi i32 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i32 %19, 1, !dbg !618
  %22 = select i1 %20, i32 %21, i32 %1, !dbg !618
  call void @__midway_touched(i8* noundef %0, i32 noundef %22, i32 noundef 0) #3, !dbg !618
  br label %23

23:
  %24 = phi i32 [ %19, %18 ], [ 0, %2 ], !dbg !619
  %25 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !620
  %26 = icmp eq i32 %25, 0, !dbg !620
  br i1 %26, label %33, label %27, !dbg !620

27:
  %28 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0)) #3, !dbg !620
  %29 = icmp eq i32 %28, 0, !dbg !620
  br i1 %29, label %33, label %30, !dbg !620

30:
  %31 = call i8* @__midway_thread_storage(i32 noundef 332) #3, !dbg !622
  %32 = bitcast i8* %31 to i32*, !dbg !625
  store i32 12, i32* %32, align 4, !dbg !625
  br label %37, !dbg !626

33:
  %34 = add i32 %24, 1, !dbg !627
  %35 = call i8* @__midway_alloc(i32 noundef %34, i32 noundef 16, i32 noundef 1) #3, !dbg !628
  call void @__midway_memcpy(i8* noundef %35, i8* noundef %0, i32 noundef %24) #3, !dbg !630
  %36 = getelementptr i8, i8* %35, i32 %24, !dbg !631
  store i8 0, i8* %36, align 1, !dbg !631
  br label %37

37:
  %38 = phi i8* [ null, %30 ], [ %35, %33 ], !dbg !632
  ret i8* %38, !dbg !633
}

define dso_local i8* @__strcpy_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !634 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !635, !noalias !638
  br label %4, !dbg !641

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !643
  %6 = getelementptr i8, i8* %1, i32 %5, !dbg !641
  %7 = load i8, i8* %6, align 1, !dbg !641, !alias.scope !644, !noalias !638
  %8 = icmp eq i8 %7, 0, !dbg !641
  %9 = add i32 %5, 1, !dbg !646
  br i1 %8, label %10, label %4, !dbg !641, !llvm.loop !647

10:
  call void @__midway_touched(i8* noundef %1, i32 noundef %9, i32 noundef 0) #3, !dbg !648, !noalias !638
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %9) #3, !dbg !649
  ret i8* %0, !dbg !650
}

define dso_local i8* @__stpcpy_chk(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !651 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !652, !noalias !655
  br label %4, !dbg !658

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !660
  %6 = getelementptr i8, i8* %1, i32 %5, !dbg !658
  %7 = load i8, i8* %6, align 1, !dbg !658, !alias.scope !661, !noalias !655
  %8 = icmp eq i8 %7, 0, !dbg !658
  %9 = add i32 %5, 1, !dbg !663
  br i1 %8, label %10, label %4, !dbg !658, !llvm.loop !664

10:
  call void @__midway_touched(i8* noundef %1, i32 noundef %9, i32 noundef 0) #3, !dbg !665, !noalias !655
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %9) #3, !dbg !666
  %11 = getelementptr i8, i8* %0, i32 %5, !dbg !667
  ret i8* %11, !dbg !668
}

define dso_local i8* @__strncpy_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !669 {
  %5 = icmp eq i32 %2, 0, !dbg !670
  br i1 %5, label %25, label %6, !dbg !670

6:
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #3, !dbg !674, !noalias !675
  %7 = load i8, i8* %1, align 1, !dbg !680, !alias.scope !681, !noalias !675
  %8 = icmp eq i8 %7, 0, !dbg !680
  br i1 %8, label %20, label %13, !dbg !680

9:
  %10 = getelementptr i8, i8* %1, i32 %15, !dbg !680
  %11 = load i8, i8* %10, align 1, !dbg !680, !alias.scope !681, !noalias !675
  %12 = icmp eq i8 %11, 0, !dbg !680
  br i1 %12, label %17, label %13, !dbg !680, !llvm.loop !684

13:
  %14 = phi i32 [ %15, %9 ], [ 0, %6 ]
  %15 = add nuw i32 %14, 1, !dbg !685
  %16 = icmp eq i32 %15, %2, !dbg !680
  br i1 %16, label %17, label %9, !dbg !680, !llvm.loop !686

17:
  %18 = phi i32 [ %15, %9 ], [ %2, %13 ], !dbg !685
  %19 = icmp ult i32 %18, %2, !dbg !680
  br label %20, !dbg !687

20:
  %21 = phi i32 [ 0, %6 ], [ %18, %17 ]
  %22 = phi i1 [ true, %6 ], [ %19, %17 ]
  %23 = add i32 %21, 1, !dbg !687
  %24 = select i1 %22, i32 %23, i32 %2, !dbg !687
  call void @__midway_touched(i8* noundef %1, i32 noundef %24, i32 noundef 0) #3, !dbg !687, !noalias !675
  br label %25

25:
  %26 = phi i32 [ %21, %20 ], [ 0, %4 ], !dbg !688
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %26) #3, !dbg !689
  %27 = getelementptr i8, i8* %0, i32 %26, !dbg !690
  %28 = sub i32 %2, %26, !dbg !690
  call void @__midway_memset(i8* noundef %27, i32 noundef 0, i32 noundef %28) #3, !dbg !690
  ret i8* %0, !dbg !691
}

define dso_local i8* @__strcat_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !692 {
  %4 = call i8* @strcat(i8* noundef %0, i8* noundef %1) #3, !dbg !693
  ret i8* %0, !dbg !693
}

define dso_local i8* @__strncat_chk(i8* noundef returned %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !694 {
  %5 = call i8* @strncat(i8* noundef %0, i8* noundef %1, i32 noundef %2) #3, !dbg !695
  ret i8* %0, !dbg !695
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #2

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
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
!9 = distinct !DISubprogram(name: "strlen", scope: !1, file: !1, line: 29, type: !10, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 96, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "read_string", scope: !14, file: !14, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 29, scope: !9)
!16 = !DILocation(line: 88, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "length", scope: !14, file: !14, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !15)
!19 = !DILocation(line: 0, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 89, scope: !17, inlinedAt: !18)
!21 = distinct !{!21, !16, !20, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !DILocation(line: 98, scope: !13, inlinedAt: !15)
!25 = !DILocation(line: 29, scope: !9)
!26 = distinct !DISubprogram(name: "strnlen", scope: !1, file: !1, line: 30, type: !10, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = !DILocation(line: 19, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "bounded", scope: !1, file: !1, line: 17, type: !10, scopeLine: 18, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!29 = distinct !DILocation(line: 30, scope: !26)
!30 = !DILocation(line: 21, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 23, scope: !28, inlinedAt: !29)
!32 = distinct !{!32, !31, !33, !22, !23}
!33 = !DILocation(line: 24, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 25, scope: !28, inlinedAt: !29)
!35 = !DILocation(line: 0, scope: !28, inlinedAt: !29)
!36 = !DILocation(line: 30, scope: !26)
!37 = distinct !DISubprogram(name: "strcpy", scope: !1, file: !1, line: 32, type: !10, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!38 = !DILocation(line: 96, scope: !13, inlinedAt: !39)
!39 = distinct !DILocation(line: 34, scope: !37)
!40 = !DILocation(line: 88, scope: !17, inlinedAt: !41)
!41 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !39)
!42 = !DILocation(line: 0, scope: !17, inlinedAt: !41)
!43 = !DILocation(line: 89, scope: !17, inlinedAt: !41)
!44 = distinct !{!44, !40, !43, !22, !23}
!45 = !DILocation(line: 98, scope: !13, inlinedAt: !39)
!46 = !DILocation(line: 34, scope: !37)
!47 = !DILocation(line: 35, scope: !37)
!48 = distinct !DISubprogram(name: "stpcpy", scope: !1, file: !1, line: 38, type: !10, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!49 = !DILocation(line: 96, scope: !13, inlinedAt: !50)
!50 = distinct !DILocation(line: 40, scope: !48)
!51 = !DILocation(line: 88, scope: !17, inlinedAt: !52)
!52 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !50)
!53 = !DILocation(line: 0, scope: !17, inlinedAt: !52)
!54 = !DILocation(line: 89, scope: !17, inlinedAt: !52)
!55 = distinct !{!55, !51, !54, !22, !23}
!56 = !DILocation(line: 98, scope: !13, inlinedAt: !50)
!57 = !DILocation(line: 41, scope: !48)
!58 = !DILocation(line: 42, scope: !48)
!59 = distinct !DISubprogram(name: "__stpcpy", scope: !1, file: !1, line: 45, type: !10, scopeLine: 45, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = !DILocation(line: 96, scope: !13, inlinedAt: !61)
!61 = distinct !DILocation(line: 40, scope: !48, inlinedAt: !62)
!62 = distinct !DILocation(line: 45, scope: !59)
!63 = !{!64}
!64 = distinct !{!64, !65, !"stpcpy: argument 0"}
!65 = distinct !{!65, !"stpcpy"}
!66 = !DILocation(line: 88, scope: !17, inlinedAt: !67)
!67 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !61)
!68 = !DILocation(line: 0, scope: !17, inlinedAt: !67)
!69 = !{!70}
!70 = distinct !{!70, !65, !"stpcpy: argument 1"}
!71 = !DILocation(line: 89, scope: !17, inlinedAt: !67)
!72 = distinct !{!72, !66, !71, !22, !23}
!73 = !DILocation(line: 98, scope: !13, inlinedAt: !61)
!74 = !DILocation(line: 41, scope: !48, inlinedAt: !62)
!75 = !DILocation(line: 42, scope: !48, inlinedAt: !62)
!76 = !DILocation(line: 45, scope: !59)
!77 = distinct !DISubprogram(name: "stpncpy", scope: !1, file: !1, line: 47, type: !10, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!78 = !DILocation(line: 19, scope: !28, inlinedAt: !79)
!79 = distinct !DILocation(line: 49, scope: !77)
!80 = !DILocation(line: 21, scope: !28, inlinedAt: !79)
!81 = !DILocation(line: 23, scope: !28, inlinedAt: !79)
!82 = distinct !{!82, !81, !83, !22, !23}
!83 = !DILocation(line: 24, scope: !28, inlinedAt: !79)
!84 = !DILocation(line: 25, scope: !28, inlinedAt: !79)
!85 = !DILocation(line: 0, scope: !28, inlinedAt: !79)
!86 = !DILocation(line: 50, scope: !77)
!87 = !DILocation(line: 51, scope: !77)
!88 = !DILocation(line: 52, scope: !77)
!89 = distinct !DISubprogram(name: "strncpy", scope: !1, file: !1, line: 55, type: !10, scopeLine: 56, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!90 = !DILocation(line: 19, scope: !28, inlinedAt: !91)
!91 = distinct !DILocation(line: 49, scope: !77, inlinedAt: !92)
!92 = distinct !DILocation(line: 57, scope: !89)
!93 = !DILocation(line: 21, scope: !28, inlinedAt: !91)
!94 = !{!95}
!95 = distinct !{!95, !96, !"stpncpy: argument 0"}
!96 = distinct !{!96, !"stpncpy"}
!97 = !DILocation(line: 23, scope: !28, inlinedAt: !91)
!98 = !{!99}
!99 = distinct !{!99, !96, !"stpncpy: argument 1"}
!100 = distinct !{!100, !97, !101, !22, !23}
!101 = !DILocation(line: 24, scope: !28, inlinedAt: !91)
!102 = distinct !{!102, !97, !101, !22, !23}
!103 = !DILocation(line: 25, scope: !28, inlinedAt: !91)
!104 = !DILocation(line: 0, scope: !28, inlinedAt: !91)
!105 = !DILocation(line: 50, scope: !77, inlinedAt: !92)
!106 = !DILocation(line: 51, scope: !77, inlinedAt: !92)
!107 = !DILocation(line: 58, scope: !89)
!108 = distinct !DISubprogram(name: "strcat", scope: !1, file: !1, line: 61, type: !10, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = !DILocation(line: 96, scope: !13, inlinedAt: !110)
!110 = distinct !DILocation(line: 63, scope: !108)
!111 = !DILocation(line: 88, scope: !17, inlinedAt: !112)
!112 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !110)
!113 = !DILocation(line: 0, scope: !17, inlinedAt: !112)
!114 = !DILocation(line: 89, scope: !17, inlinedAt: !112)
!115 = distinct !{!115, !111, !114, !22, !23}
!116 = !DILocation(line: 98, scope: !13, inlinedAt: !110)
!117 = !DILocation(line: 96, scope: !13, inlinedAt: !118)
!118 = distinct !DILocation(line: 64, scope: !108)
!119 = !DILocation(line: 88, scope: !17, inlinedAt: !120)
!120 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !118)
!121 = !DILocation(line: 0, scope: !17, inlinedAt: !120)
!122 = !DILocation(line: 89, scope: !17, inlinedAt: !120)
!123 = distinct !{!123, !119, !122, !22, !23}
!124 = !DILocation(line: 98, scope: !13, inlinedAt: !118)
!125 = !DILocation(line: 64, scope: !108)
!126 = !DILocation(line: 65, scope: !108)
!127 = distinct !DISubprogram(name: "strncat", scope: !1, file: !1, line: 68, type: !10, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!128 = !DILocation(line: 96, scope: !13, inlinedAt: !129)
!129 = distinct !DILocation(line: 70, scope: !127)
!130 = !DILocation(line: 88, scope: !17, inlinedAt: !131)
!131 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !129)
!132 = !DILocation(line: 0, scope: !17, inlinedAt: !131)
!133 = !DILocation(line: 89, scope: !17, inlinedAt: !131)
!134 = distinct !{!134, !130, !133, !22, !23}
!135 = !DILocation(line: 98, scope: !13, inlinedAt: !129)
!136 = !DILocation(line: 19, scope: !28, inlinedAt: !137)
!137 = distinct !DILocation(line: 70, scope: !127)
!138 = !DILocation(line: 21, scope: !28, inlinedAt: !137)
!139 = !DILocation(line: 23, scope: !28, inlinedAt: !137)
!140 = distinct !{!140, !139, !141, !22, !23}
!141 = !DILocation(line: 24, scope: !28, inlinedAt: !137)
!142 = !DILocation(line: 25, scope: !28, inlinedAt: !137)
!143 = !DILocation(line: 0, scope: !28, inlinedAt: !137)
!144 = !DILocation(line: 71, scope: !127)
!145 = !DILocation(line: 72, scope: !127)
!146 = !DILocation(line: 73, scope: !127)
!147 = distinct !DISubprogram(name: "strlcpy", scope: !1, file: !1, line: 76, type: !10, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = !DILocation(line: 96, scope: !13, inlinedAt: !149)
!149 = distinct !DILocation(line: 78, scope: !147)
!150 = !DILocation(line: 88, scope: !17, inlinedAt: !151)
!151 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !149)
!152 = !DILocation(line: 0, scope: !17, inlinedAt: !151)
!153 = !DILocation(line: 89, scope: !17, inlinedAt: !151)
!154 = distinct !{!154, !150, !153, !22, !23}
!155 = !DILocation(line: 98, scope: !13, inlinedAt: !149)
!156 = !DILocation(line: 79, scope: !147)
!157 = !DILocation(line: 80, scope: !147)
!158 = !DILocation(line: 81, scope: !147)
!159 = !DILocation(line: 82, scope: !147)
!160 = !DILocation(line: 83, scope: !147)
!161 = !DILocation(line: 84, scope: !147)
!162 = distinct !DISubprogram(name: "strlcat", scope: !1, file: !1, line: 87, type: !10, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = !DILocation(line: 19, scope: !28, inlinedAt: !164)
!164 = distinct !DILocation(line: 89, scope: !162)
!165 = !DILocation(line: 21, scope: !28, inlinedAt: !164)
!166 = !DILocation(line: 23, scope: !28, inlinedAt: !164)
!167 = distinct !{!167, !166, !168, !22, !23}
!168 = !DILocation(line: 24, scope: !28, inlinedAt: !164)
!169 = !DILocation(line: 25, scope: !28, inlinedAt: !164)
!170 = !DILocation(line: 0, scope: !28, inlinedAt: !164)
!171 = !DILocation(line: 90, scope: !162)
!172 = !DILocation(line: 96, scope: !13, inlinedAt: !173)
!173 = distinct !DILocation(line: 78, scope: !147, inlinedAt: !174)
!174 = distinct !DILocation(line: 90, scope: !162)
!175 = !DILocation(line: 88, scope: !17, inlinedAt: !176)
!176 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !173)
!177 = !DILocation(line: 0, scope: !17, inlinedAt: !176)
!178 = !DILocation(line: 89, scope: !17, inlinedAt: !176)
!179 = distinct !{!179, !175, !178, !22, !23}
!180 = !DILocation(line: 98, scope: !13, inlinedAt: !173)
!181 = !DILocation(line: 79, scope: !147, inlinedAt: !174)
!182 = !DILocation(line: 80, scope: !147, inlinedAt: !174)
!183 = !DILocation(line: 81, scope: !147, inlinedAt: !174)
!184 = !DILocation(line: 82, scope: !147, inlinedAt: !174)
!185 = !DILocation(line: 83, scope: !147, inlinedAt: !174)
!186 = distinct !DISubprogram(name: "strcmp", scope: !1, file: !1, line: 116, type: !10, scopeLine: 116, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!187 = !DILocation(line: 101, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 96, type: !10, scopeLine: 97, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!189 = distinct !DILocation(line: 116, scope: !186)
!190 = !DILocation(line: 102, scope: !188, inlinedAt: !189)
!191 = !DILocation(line: 105, scope: !188, inlinedAt: !189)
!192 = !DILocation(line: 0, scope: !188, inlinedAt: !189)
!193 = !DILocation(line: 106, scope: !188, inlinedAt: !189)
!194 = !DILocation(line: 107, scope: !188, inlinedAt: !189)
!195 = !DILocation(line: 108, scope: !188, inlinedAt: !189)
!196 = distinct !{!196, !191, !197, !23}
!197 = !DILocation(line: 110, scope: !188, inlinedAt: !189)
!198 = !DILocation(line: 111, scope: !188, inlinedAt: !189)
!199 = !DILocation(line: 112, scope: !188, inlinedAt: !189)
!200 = !DILocation(line: 113, scope: !188, inlinedAt: !189)
!201 = !DILocation(line: 116, scope: !186)
!202 = distinct !DISubprogram(name: "strncmp", scope: !1, file: !1, line: 117, type: !10, scopeLine: 117, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!203 = !DILocation(line: 99, scope: !188, inlinedAt: !204)
!204 = distinct !DILocation(line: 117, scope: !202)
!205 = !DILocation(line: 101, scope: !188, inlinedAt: !204)
!206 = !DILocation(line: 102, scope: !188, inlinedAt: !204)
!207 = !DILocation(line: 105, scope: !188, inlinedAt: !204)
!208 = !DILocation(line: 0, scope: !188, inlinedAt: !204)
!209 = !DILocation(line: 106, scope: !188, inlinedAt: !204)
!210 = !DILocation(line: 107, scope: !188, inlinedAt: !204)
!211 = !DILocation(line: 108, scope: !188, inlinedAt: !204)
!212 = distinct !{!212, !207, !213, !23}
!213 = !DILocation(line: 110, scope: !188, inlinedAt: !204)
!214 = !DILocation(line: 111, scope: !188, inlinedAt: !204)
!215 = !DILocation(line: 112, scope: !188, inlinedAt: !204)
!216 = !DILocation(line: 113, scope: !188, inlinedAt: !204)
!217 = !DILocation(line: 117, scope: !202)
!218 = distinct !DISubprogram(name: "strcoll", scope: !1, file: !1, line: 118, type: !10, scopeLine: 118, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!219 = !DILocation(line: 101, scope: !188, inlinedAt: !220)
!220 = distinct !DILocation(line: 118, scope: !218)
!221 = !DILocation(line: 102, scope: !188, inlinedAt: !220)
!222 = !DILocation(line: 105, scope: !188, inlinedAt: !220)
!223 = !DILocation(line: 0, scope: !188, inlinedAt: !220)
!224 = !DILocation(line: 106, scope: !188, inlinedAt: !220)
!225 = !DILocation(line: 107, scope: !188, inlinedAt: !220)
!226 = !DILocation(line: 108, scope: !188, inlinedAt: !220)
!227 = distinct !{!227, !222, !228, !23}
!228 = !DILocation(line: 110, scope: !188, inlinedAt: !220)
!229 = !DILocation(line: 111, scope: !188, inlinedAt: !220)
!230 = !DILocation(line: 112, scope: !188, inlinedAt: !220)
!231 = !DILocation(line: 113, scope: !188, inlinedAt: !220)
!232 = !DILocation(line: 118, scope: !218)
!233 = distinct !DISubprogram(name: "strcasecmp", scope: !1, file: !1, line: 119, type: !10, scopeLine: 119, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!234 = !DILocation(line: 101, scope: !188, inlinedAt: !235)
!235 = distinct !DILocation(line: 119, scope: !233)
!236 = !DILocation(line: 102, scope: !188, inlinedAt: !235)
!237 = !DILocation(line: 105, scope: !188, inlinedAt: !235)
!238 = !DILocation(line: 0, scope: !188, inlinedAt: !235)
!239 = !DILocation(line: 106, scope: !188, inlinedAt: !235)
!240 = !DILocation(line: 93, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "lower", scope: !1, file: !1, line: 93, type: !10, scopeLine: 93, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!242 = distinct !DILocation(line: 106, scope: !188, inlinedAt: !235)
!243 = !DILocation(line: 107, scope: !188, inlinedAt: !235)
!244 = !DILocation(line: 93, scope: !241, inlinedAt: !245)
!245 = distinct !DILocation(line: 107, scope: !188, inlinedAt: !235)
!246 = !DILocation(line: 108, scope: !188, inlinedAt: !235)
!247 = distinct !{!247, !237, !248, !23}
!248 = !DILocation(line: 110, scope: !188, inlinedAt: !235)
!249 = !DILocation(line: 111, scope: !188, inlinedAt: !235)
!250 = !DILocation(line: 112, scope: !188, inlinedAt: !235)
!251 = !DILocation(line: 113, scope: !188, inlinedAt: !235)
!252 = !DILocation(line: 119, scope: !233)
!253 = distinct !DISubprogram(name: "strncasecmp", scope: !1, file: !1, line: 120, type: !10, scopeLine: 120, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!254 = !DILocation(line: 99, scope: !188, inlinedAt: !255)
!255 = distinct !DILocation(line: 120, scope: !253)
!256 = !DILocation(line: 101, scope: !188, inlinedAt: !255)
!257 = !DILocation(line: 102, scope: !188, inlinedAt: !255)
!258 = !DILocation(line: 105, scope: !188, inlinedAt: !255)
!259 = !DILocation(line: 0, scope: !188, inlinedAt: !255)
!260 = !DILocation(line: 106, scope: !188, inlinedAt: !255)
!261 = !DILocation(line: 93, scope: !241, inlinedAt: !262)
!262 = distinct !DILocation(line: 106, scope: !188, inlinedAt: !255)
!263 = !DILocation(line: 107, scope: !188, inlinedAt: !255)
!264 = !DILocation(line: 93, scope: !241, inlinedAt: !265)
!265 = distinct !DILocation(line: 107, scope: !188, inlinedAt: !255)
!266 = !DILocation(line: 108, scope: !188, inlinedAt: !255)
!267 = distinct !{!267, !258, !268, !23}
!268 = !DILocation(line: 110, scope: !188, inlinedAt: !255)
!269 = !DILocation(line: 111, scope: !188, inlinedAt: !255)
!270 = !DILocation(line: 112, scope: !188, inlinedAt: !255)
!271 = !DILocation(line: 113, scope: !188, inlinedAt: !255)
!272 = !DILocation(line: 120, scope: !253)
!273 = distinct !DISubprogram(name: "strxfrm", scope: !1, file: !1, line: 122, type: !10, scopeLine: 123, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!274 = !DILocation(line: 96, scope: !13, inlinedAt: !275)
!275 = distinct !DILocation(line: 124, scope: !273)
!276 = !DILocation(line: 88, scope: !17, inlinedAt: !277)
!277 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !275)
!278 = !DILocation(line: 0, scope: !17, inlinedAt: !277)
!279 = !DILocation(line: 89, scope: !17, inlinedAt: !277)
!280 = distinct !{!280, !276, !279, !22, !23}
!281 = !DILocation(line: 98, scope: !13, inlinedAt: !275)
!282 = !DILocation(line: 125, scope: !273)
!283 = !DILocation(line: 126, scope: !273)
!284 = !DILocation(line: 127, scope: !273)
!285 = distinct !DISubprogram(name: "strchrnul", scope: !1, file: !1, line: 141, type: !10, scopeLine: 141, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!286 = !DILocation(line: 133, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 131, type: !10, scopeLine: 132, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!288 = distinct !DILocation(line: 141, scope: !285)
!289 = !DILocation(line: 135, scope: !287, inlinedAt: !288)
!290 = !DILocation(line: 0, scope: !287, inlinedAt: !288)
!291 = !DILocation(line: 136, scope: !287, inlinedAt: !288)
!292 = distinct !{!292, !289, !291, !22, !23}
!293 = !DILocation(line: 137, scope: !287, inlinedAt: !288)
!294 = !DILocation(line: 141, scope: !285)
!295 = distinct !DISubprogram(name: "strchr", scope: !1, file: !1, line: 143, type: !10, scopeLine: 144, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!296 = !DILocation(line: 133, scope: !287, inlinedAt: !297)
!297 = distinct !DILocation(line: 145, scope: !295)
!298 = !DILocation(line: 135, scope: !287, inlinedAt: !297)
!299 = !DILocation(line: 0, scope: !287, inlinedAt: !297)
!300 = !DILocation(line: 136, scope: !287, inlinedAt: !297)
!301 = distinct !{!301, !298, !300, !22, !23}
!302 = !DILocation(line: 137, scope: !287, inlinedAt: !297)
!303 = !DILocation(line: 146, scope: !295)
!304 = distinct !DISubprogram(name: "index", scope: !1, file: !1, line: 149, type: !10, scopeLine: 149, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!305 = !DILocation(line: 133, scope: !287, inlinedAt: !306)
!306 = distinct !DILocation(line: 145, scope: !295, inlinedAt: !307)
!307 = distinct !DILocation(line: 149, scope: !304)
!308 = !DILocation(line: 135, scope: !287, inlinedAt: !306)
!309 = !DILocation(line: 0, scope: !287, inlinedAt: !306)
!310 = !DILocation(line: 136, scope: !287, inlinedAt: !306)
!311 = distinct !{!311, !308, !310, !22, !23}
!312 = !DILocation(line: 137, scope: !287, inlinedAt: !306)
!313 = !DILocation(line: 146, scope: !295, inlinedAt: !307)
!314 = !DILocation(line: 149, scope: !304)
!315 = distinct !DISubprogram(name: "strrchr", scope: !1, file: !1, line: 151, type: !10, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!316 = !DILocation(line: 96, scope: !13, inlinedAt: !317)
!317 = distinct !DILocation(line: 153, scope: !315)
!318 = !DILocation(line: 88, scope: !17, inlinedAt: !319)
!319 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !317)
!320 = !DILocation(line: 0, scope: !17, inlinedAt: !319)
!321 = !DILocation(line: 89, scope: !17, inlinedAt: !319)
!322 = distinct !{!322, !318, !321, !22, !23}
!323 = !DILocation(line: 98, scope: !13, inlinedAt: !317)
!324 = !DILocation(line: 153, scope: !315)
!325 = !DILocation(line: 154, scope: !315)
!326 = distinct !{!326, !324, !327, !22, !23}
!327 = !DILocation(line: 155, scope: !315)
!328 = !DILocation(line: 157, scope: !315)
!329 = distinct !DISubprogram(name: "rindex", scope: !1, file: !1, line: 159, type: !10, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!330 = !DILocation(line: 96, scope: !13, inlinedAt: !331)
!331 = distinct !DILocation(line: 153, scope: !315, inlinedAt: !332)
!332 = distinct !DILocation(line: 159, scope: !329)
!333 = !DILocation(line: 88, scope: !17, inlinedAt: !334)
!334 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !331)
!335 = !DILocation(line: 0, scope: !17, inlinedAt: !334)
!336 = !DILocation(line: 89, scope: !17, inlinedAt: !334)
!337 = distinct !{!337, !333, !336, !22, !23}
!338 = !DILocation(line: 98, scope: !13, inlinedAt: !331)
!339 = !DILocation(line: 153, scope: !315, inlinedAt: !332)
!340 = !DILocation(line: 154, scope: !315, inlinedAt: !332)
!341 = distinct !{!341, !339, !342, !22, !23}
!342 = !DILocation(line: 155, scope: !315, inlinedAt: !332)
!343 = !DILocation(line: 159, scope: !329)
!344 = distinct !DISubprogram(name: "strspn", scope: !1, file: !1, line: 177, type: !10, scopeLine: 177, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!345 = !DILocation(line: 96, scope: !13, inlinedAt: !346)
!346 = distinct !DILocation(line: 164, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "span", scope: !1, file: !1, line: 162, type: !10, scopeLine: 163, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!348 = distinct !DILocation(line: 177, scope: !344)
!349 = !DILocation(line: 88, scope: !17, inlinedAt: !350)
!350 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !346)
!351 = !DILocation(line: 0, scope: !17, inlinedAt: !350)
!352 = !DILocation(line: 89, scope: !17, inlinedAt: !350)
!353 = distinct !{!353, !349, !352, !22, !23}
!354 = !DILocation(line: 98, scope: !13, inlinedAt: !346)
!355 = !DILocation(line: 165, scope: !347, inlinedAt: !348)
!356 = !DILocation(line: 166, scope: !347, inlinedAt: !348)
!357 = !DILocation(line: 168, scope: !347, inlinedAt: !348)
!358 = !DILocation(line: 0, scope: !347, inlinedAt: !348)
!359 = !DILocation(line: 170, scope: !347, inlinedAt: !348)
!360 = !DILocation(line: 169, scope: !347, inlinedAt: !348)
!361 = distinct !{!361, !357, !360, !22, !23}
!362 = distinct !{!362, !356, !363, !22, !23}
!363 = !DILocation(line: 172, scope: !347, inlinedAt: !348)
!364 = !DILocation(line: 173, scope: !347, inlinedAt: !348)
!365 = !DILocation(line: 177, scope: !344)
!366 = distinct !DISubprogram(name: "strcspn", scope: !1, file: !1, line: 178, type: !10, scopeLine: 178, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!367 = !DILocation(line: 96, scope: !13, inlinedAt: !368)
!368 = distinct !DILocation(line: 164, scope: !347, inlinedAt: !369)
!369 = distinct !DILocation(line: 178, scope: !366)
!370 = !DILocation(line: 88, scope: !17, inlinedAt: !371)
!371 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !368)
!372 = !DILocation(line: 0, scope: !17, inlinedAt: !371)
!373 = !DILocation(line: 89, scope: !17, inlinedAt: !371)
!374 = distinct !{!374, !370, !373, !22, !23}
!375 = !DILocation(line: 98, scope: !13, inlinedAt: !368)
!376 = !DILocation(line: 165, scope: !347, inlinedAt: !369)
!377 = !DILocation(line: 166, scope: !347, inlinedAt: !369)
!378 = !DILocation(line: 168, scope: !347, inlinedAt: !369)
!379 = !DILocation(line: 0, scope: !347, inlinedAt: !369)
!380 = !DILocation(line: 170, scope: !347, inlinedAt: !369)
!381 = !DILocation(line: 169, scope: !347, inlinedAt: !369)
!382 = distinct !{!382, !378, !381, !22, !23}
!383 = distinct !{!383, !377, !384, !22, !23}
!384 = !DILocation(line: 172, scope: !347, inlinedAt: !369)
!385 = !DILocation(line: 173, scope: !347, inlinedAt: !369)
!386 = !DILocation(line: 178, scope: !366)
!387 = distinct !DISubprogram(name: "strpbrk", scope: !1, file: !1, line: 180, type: !10, scopeLine: 181, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!388 = !DILocation(line: 96, scope: !13, inlinedAt: !389)
!389 = distinct !DILocation(line: 164, scope: !347, inlinedAt: !390)
!390 = distinct !DILocation(line: 182, scope: !387)
!391 = !DILocation(line: 88, scope: !17, inlinedAt: !392)
!392 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !389)
!393 = !DILocation(line: 0, scope: !17, inlinedAt: !392)
!394 = !DILocation(line: 89, scope: !17, inlinedAt: !392)
!395 = distinct !{!395, !391, !394, !22, !23}
!396 = !DILocation(line: 98, scope: !13, inlinedAt: !389)
!397 = !DILocation(line: 165, scope: !347, inlinedAt: !390)
!398 = !DILocation(line: 166, scope: !347, inlinedAt: !390)
!399 = !DILocation(line: 168, scope: !347, inlinedAt: !390)
!400 = !DILocation(line: 0, scope: !347, inlinedAt: !390)
!401 = !DILocation(line: 170, scope: !347, inlinedAt: !390)
!402 = !DILocation(line: 169, scope: !347, inlinedAt: !390)
!403 = distinct !{!403, !399, !402, !22, !23}
!404 = distinct !{!404, !398, !405, !22, !23}
!405 = !DILocation(line: 172, scope: !347, inlinedAt: !390)
!406 = !DILocation(line: 173, scope: !347, inlinedAt: !390)
!407 = !DILocation(line: 182, scope: !387)
!408 = !DILocation(line: 183, scope: !387)
!409 = distinct !DISubprogram(name: "strstr", scope: !1, file: !1, line: 199, type: !10, scopeLine: 199, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!410 = !DILocation(line: 96, scope: !13, inlinedAt: !411)
!411 = distinct !DILocation(line: 188, scope: !412, inlinedAt: !413)
!412 = distinct !DISubprogram(name: "find_string", scope: !1, file: !1, line: 186, type: !10, scopeLine: 187, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!413 = distinct !DILocation(line: 199, scope: !409)
!414 = !DILocation(line: 88, scope: !17, inlinedAt: !415)
!415 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !411)
!416 = !DILocation(line: 0, scope: !17, inlinedAt: !415)
!417 = !DILocation(line: 89, scope: !17, inlinedAt: !415)
!418 = distinct !{!418, !414, !417, !22, !23}
!419 = !DILocation(line: 98, scope: !13, inlinedAt: !411)
!420 = !DILocation(line: 96, scope: !13, inlinedAt: !421)
!421 = distinct !DILocation(line: 188, scope: !412, inlinedAt: !413)
!422 = !DILocation(line: 88, scope: !17, inlinedAt: !423)
!423 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !421)
!424 = !DILocation(line: 0, scope: !17, inlinedAt: !423)
!425 = !DILocation(line: 89, scope: !17, inlinedAt: !423)
!426 = distinct !{!426, !422, !425, !22, !23}
!427 = !DILocation(line: 98, scope: !13, inlinedAt: !421)
!428 = !DILocation(line: 189, scope: !412, inlinedAt: !413)
!429 = distinct !{!429, !428, !430, !22, !23}
!430 = !DILocation(line: 195, scope: !412, inlinedAt: !413)
!431 = !DILocation(line: 191, scope: !412, inlinedAt: !413)
!432 = !DILocation(line: 192, scope: !412, inlinedAt: !413)
!433 = distinct !{!433, !431, !432, !22, !23}
!434 = !DILocation(line: 0, scope: !412, inlinedAt: !413)
!435 = !DILocation(line: 193, scope: !412, inlinedAt: !413)
!436 = !DILocation(line: 199, scope: !409)
!437 = distinct !DISubprogram(name: "strcasestr", scope: !1, file: !1, line: 200, type: !10, scopeLine: 200, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!438 = !DILocation(line: 96, scope: !13, inlinedAt: !439)
!439 = distinct !DILocation(line: 188, scope: !412, inlinedAt: !440)
!440 = distinct !DILocation(line: 200, scope: !437)
!441 = !DILocation(line: 88, scope: !17, inlinedAt: !442)
!442 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !439)
!443 = !DILocation(line: 0, scope: !17, inlinedAt: !442)
!444 = !DILocation(line: 89, scope: !17, inlinedAt: !442)
!445 = distinct !{!445, !441, !444, !22, !23}
!446 = !DILocation(line: 98, scope: !13, inlinedAt: !439)
!447 = !DILocation(line: 96, scope: !13, inlinedAt: !448)
!448 = distinct !DILocation(line: 188, scope: !412, inlinedAt: !440)
!449 = !DILocation(line: 88, scope: !17, inlinedAt: !450)
!450 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !448)
!451 = !DILocation(line: 0, scope: !17, inlinedAt: !450)
!452 = !DILocation(line: 89, scope: !17, inlinedAt: !450)
!453 = distinct !{!453, !449, !452, !22, !23}
!454 = !DILocation(line: 98, scope: !13, inlinedAt: !448)
!455 = !DILocation(line: 189, scope: !412, inlinedAt: !440)
!456 = distinct !{!456, !455, !457, !22, !23}
!457 = !DILocation(line: 195, scope: !412, inlinedAt: !440)
!458 = !DILocation(line: 191, scope: !412, inlinedAt: !440)
!459 = !DILocation(line: 93, scope: !241, inlinedAt: !460)
!460 = distinct !DILocation(line: 191, scope: !412, inlinedAt: !440)
!461 = !DILocation(line: 93, scope: !241, inlinedAt: !462)
!462 = distinct !DILocation(line: 191, scope: !412, inlinedAt: !440)
!463 = !DILocation(line: 192, scope: !412, inlinedAt: !440)
!464 = distinct !{!464, !458, !463, !22, !23}
!465 = !DILocation(line: 0, scope: !412, inlinedAt: !440)
!466 = !DILocation(line: 193, scope: !412, inlinedAt: !440)
!467 = !DILocation(line: 200, scope: !437)
!468 = distinct !DISubprogram(name: "strsep", scope: !1, file: !1, line: 202, type: !10, scopeLine: 203, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!469 = !DILocation(line: 204, scope: !468)
!470 = !DILocation(line: 205, scope: !468)
!471 = !DILocation(line: 96, scope: !13, inlinedAt: !472)
!472 = distinct !DILocation(line: 164, scope: !347, inlinedAt: !473)
!473 = distinct !DILocation(line: 207, scope: !468)
!474 = !DILocation(line: 88, scope: !17, inlinedAt: !475)
!475 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !472)
!476 = !DILocation(line: 0, scope: !17, inlinedAt: !475)
!477 = !DILocation(line: 89, scope: !17, inlinedAt: !475)
!478 = distinct !{!478, !474, !477, !22, !23}
!479 = !DILocation(line: 98, scope: !13, inlinedAt: !472)
!480 = !DILocation(line: 165, scope: !347, inlinedAt: !473)
!481 = !DILocation(line: 166, scope: !347, inlinedAt: !473)
!482 = !DILocation(line: 168, scope: !347, inlinedAt: !473)
!483 = !DILocation(line: 0, scope: !347, inlinedAt: !473)
!484 = !DILocation(line: 170, scope: !347, inlinedAt: !473)
!485 = !DILocation(line: 169, scope: !347, inlinedAt: !473)
!486 = distinct !{!486, !482, !485, !22, !23}
!487 = distinct !{!487, !481, !488, !22, !23}
!488 = !DILocation(line: 172, scope: !347, inlinedAt: !473)
!489 = !DILocation(line: 173, scope: !347, inlinedAt: !473)
!490 = !DILocation(line: 207, scope: !468)
!491 = !DILocation(line: 208, scope: !468)
!492 = !DILocation(line: 209, scope: !468)
!493 = !DILocation(line: 210, scope: !468)
!494 = !DILocation(line: 211, scope: !468)
!495 = !DILocation(line: 0, scope: !468)
!496 = !DILocation(line: 213, scope: !468)
!497 = distinct !DISubprogram(name: "strtok_r", scope: !1, file: !1, line: 232, type: !10, scopeLine: 233, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!498 = !DILocation(line: 234, scope: !497)
!499 = !DILocation(line: 235, scope: !497)
!500 = distinct !DISubprogram(name: "token", scope: !1, file: !1, line: 215, type: !10, scopeLine: 216, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!501 = !DILocation(line: 217, scope: !500)
!502 = !DILocation(line: 218, scope: !500)
!503 = !DILocation(line: 96, scope: !13, inlinedAt: !504)
!504 = distinct !DILocation(line: 164, scope: !347, inlinedAt: !505)
!505 = distinct !DILocation(line: 220, scope: !500)
!506 = !DILocation(line: 88, scope: !17, inlinedAt: !507)
!507 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !504)
!508 = !DILocation(line: 0, scope: !17, inlinedAt: !507)
!509 = !DILocation(line: 89, scope: !17, inlinedAt: !507)
!510 = distinct !{!510, !506, !509, !22, !23}
!511 = !DILocation(line: 98, scope: !13, inlinedAt: !504)
!512 = !DILocation(line: 165, scope: !347, inlinedAt: !505)
!513 = !DILocation(line: 166, scope: !347, inlinedAt: !505)
!514 = !DILocation(line: 168, scope: !347, inlinedAt: !505)
!515 = !DILocation(line: 0, scope: !347, inlinedAt: !505)
!516 = !DILocation(line: 170, scope: !347, inlinedAt: !505)
!517 = !DILocation(line: 169, scope: !347, inlinedAt: !505)
!518 = distinct !{!518, !514, !517, !22, !23}
!519 = distinct !{!519, !513, !520, !22, !23}
!520 = !DILocation(line: 172, scope: !347, inlinedAt: !505)
!521 = !DILocation(line: 173, scope: !347, inlinedAt: !505)
!522 = !DILocation(line: 220, scope: !500)
!523 = !DILocation(line: 221, scope: !500)
!524 = !DILocation(line: 222, scope: !500)
!525 = !DILocation(line: 223, scope: !500)
!526 = !DILocation(line: 96, scope: !13, inlinedAt: !527)
!527 = distinct !DILocation(line: 164, scope: !347, inlinedAt: !528)
!528 = distinct !DILocation(line: 225, scope: !500)
!529 = !DILocation(line: 88, scope: !17, inlinedAt: !530)
!530 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !527)
!531 = !DILocation(line: 0, scope: !17, inlinedAt: !530)
!532 = !DILocation(line: 89, scope: !17, inlinedAt: !530)
!533 = distinct !{!533, !529, !532, !22, !23}
!534 = !DILocation(line: 98, scope: !13, inlinedAt: !527)
!535 = !DILocation(line: 165, scope: !347, inlinedAt: !528)
!536 = !DILocation(line: 166, scope: !347, inlinedAt: !528)
!537 = !DILocation(line: 168, scope: !347, inlinedAt: !528)
!538 = !DILocation(line: 0, scope: !347, inlinedAt: !528)
!539 = !DILocation(line: 170, scope: !347, inlinedAt: !528)
!540 = !DILocation(line: 169, scope: !347, inlinedAt: !528)
!541 = distinct !{!541, !537, !540, !22, !23}
!542 = distinct !{!542, !536, !543, !22, !23}
!543 = !DILocation(line: 172, scope: !347, inlinedAt: !528)
!544 = !DILocation(line: 173, scope: !347, inlinedAt: !528)
!545 = !DILocation(line: 225, scope: !500)
!546 = !DILocation(line: 226, scope: !500)
!547 = !DILocation(line: 227, scope: !500)
!548 = !DILocation(line: 228, scope: !500)
!549 = !DILocation(line: 0, scope: !500)
!550 = !DILocation(line: 230, scope: !500)
!551 = distinct !DISubprogram(name: "__strtok_r", scope: !1, file: !1, line: 238, type: !10, scopeLine: 238, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!552 = !DILocation(line: 234, scope: !497, inlinedAt: !553)
!553 = distinct !DILocation(line: 238, scope: !551)
!554 = !{!555, !557}
!555 = distinct !{!555, !556, !"strtok_r: argument 0"}
!556 = distinct !{!556, !"strtok_r"}
!557 = distinct !{!557, !556, !"strtok_r: argument 1"}
!558 = !DILocation(line: 235, scope: !497, inlinedAt: !553)
!559 = !DILocation(line: 238, scope: !551)
!560 = distinct !DISubprogram(name: "strtok", scope: !1, file: !1, line: 242, type: !10, scopeLine: 243, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!561 = !DILocation(line: 244, scope: !560)
!562 = !DILocation(line: 245, scope: !560)
!563 = distinct !DISubprogram(name: "strdup", scope: !1, file: !1, line: 260, type: !10, scopeLine: 260, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!564 = !DILocation(line: 96, scope: !13, inlinedAt: !565)
!565 = distinct !DILocation(line: 260, scope: !563)
!566 = !DILocation(line: 88, scope: !17, inlinedAt: !567)
!567 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !565)
!568 = !DILocation(line: 0, scope: !17, inlinedAt: !567)
!569 = !DILocation(line: 89, scope: !17, inlinedAt: !567)
!570 = distinct !{!570, !566, !569, !22, !23}
!571 = !DILocation(line: 98, scope: !13, inlinedAt: !565)
!572 = !DILocation(line: 250, scope: !573, inlinedAt: !574)
!573 = distinct !DISubprogram(name: "duplicate", scope: !1, file: !1, line: 248, type: !10, scopeLine: 249, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!574 = distinct !DILocation(line: 260, scope: !563)
!575 = !DILocation(line: 39, scope: !576, inlinedAt: !577)
!576 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!577 = distinct !DILocation(line: 44, scope: !578, inlinedAt: !579)
!578 = distinct !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!579 = distinct !DILocation(line: 251, scope: !573, inlinedAt: !574)
!580 = !DILocation(line: 44, scope: !578, inlinedAt: !579)
!581 = !DILocation(line: 252, scope: !573, inlinedAt: !574)
!582 = !DILocation(line: 110, scope: !583, inlinedAt: !584)
!583 = distinct !DISubprogram(name: "heap_alloc", scope: !14, file: !14, line: 110, type: !10, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!584 = distinct !DILocation(line: 254, scope: !573, inlinedAt: !574)
!585 = !DILocation(line: 255, scope: !573, inlinedAt: !574)
!586 = !DILocation(line: 256, scope: !573, inlinedAt: !574)
!587 = !DILocation(line: 0, scope: !573, inlinedAt: !574)
!588 = !DILocation(line: 260, scope: !563)
!589 = distinct !DISubprogram(name: "__strdup", scope: !1, file: !1, line: 261, type: !10, scopeLine: 261, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!590 = !DILocation(line: 96, scope: !13, inlinedAt: !591)
!591 = distinct !DILocation(line: 261, scope: !589)
!592 = !DILocation(line: 88, scope: !17, inlinedAt: !593)
!593 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !591)
!594 = !DILocation(line: 0, scope: !17, inlinedAt: !593)
!595 = !DILocation(line: 89, scope: !17, inlinedAt: !593)
!596 = distinct !{!596, !592, !595, !22, !23}
!597 = !DILocation(line: 98, scope: !13, inlinedAt: !591)
!598 = !DILocation(line: 250, scope: !573, inlinedAt: !599)
!599 = distinct !DILocation(line: 261, scope: !589)
!600 = !DILocation(line: 39, scope: !576, inlinedAt: !601)
!601 = distinct !DILocation(line: 44, scope: !578, inlinedAt: !602)
!602 = distinct !DILocation(line: 251, scope: !573, inlinedAt: !599)
!603 = !DILocation(line: 44, scope: !578, inlinedAt: !602)
!604 = !DILocation(line: 252, scope: !573, inlinedAt: !599)
!605 = !DILocation(line: 110, scope: !583, inlinedAt: !606)
!606 = distinct !DILocation(line: 254, scope: !573, inlinedAt: !599)
!607 = !DILocation(line: 255, scope: !573, inlinedAt: !599)
!608 = !DILocation(line: 256, scope: !573, inlinedAt: !599)
!609 = !DILocation(line: 0, scope: !573, inlinedAt: !599)
!610 = !DILocation(line: 261, scope: !589)
!611 = distinct !DISubprogram(name: "strndup", scope: !1, file: !1, line: 262, type: !10, scopeLine: 262, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!612 = !DILocation(line: 19, scope: !28, inlinedAt: !613)
!613 = distinct !DILocation(line: 262, scope: !611)
!614 = !DILocation(line: 21, scope: !28, inlinedAt: !613)
!615 = !DILocation(line: 23, scope: !28, inlinedAt: !613)
!616 = distinct !{!616, !615, !617, !22, !23}
!617 = !DILocation(line: 24, scope: !28, inlinedAt: !613)
!618 = !DILocation(line: 25, scope: !28, inlinedAt: !613)
!619 = !DILocation(line: 0, scope: !28, inlinedAt: !613)
!620 = !DILocation(line: 250, scope: !573, inlinedAt: !621)
!621 = distinct !DILocation(line: 262, scope: !611)
!622 = !DILocation(line: 39, scope: !576, inlinedAt: !623)
!623 = distinct !DILocation(line: 44, scope: !578, inlinedAt: !624)
!624 = distinct !DILocation(line: 251, scope: !573, inlinedAt: !621)
!625 = !DILocation(line: 44, scope: !578, inlinedAt: !624)
!626 = !DILocation(line: 252, scope: !573, inlinedAt: !621)
!627 = !DILocation(line: 254, scope: !573, inlinedAt: !621)
!628 = !DILocation(line: 110, scope: !583, inlinedAt: !629)
!629 = distinct !DILocation(line: 254, scope: !573, inlinedAt: !621)
!630 = !DILocation(line: 255, scope: !573, inlinedAt: !621)
!631 = !DILocation(line: 256, scope: !573, inlinedAt: !621)
!632 = !DILocation(line: 0, scope: !573, inlinedAt: !621)
!633 = !DILocation(line: 262, scope: !611)
!634 = distinct !DISubprogram(name: "__strcpy_chk", scope: !1, file: !1, line: 265, type: !10, scopeLine: 265, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!635 = !DILocation(line: 96, scope: !13, inlinedAt: !636)
!636 = distinct !DILocation(line: 34, scope: !37, inlinedAt: !637)
!637 = distinct !DILocation(line: 265, scope: !634)
!638 = !{!639}
!639 = distinct !{!639, !640, !"strcpy: argument 0"}
!640 = distinct !{!640, !"strcpy"}
!641 = !DILocation(line: 88, scope: !17, inlinedAt: !642)
!642 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !636)
!643 = !DILocation(line: 0, scope: !17, inlinedAt: !642)
!644 = !{!645}
!645 = distinct !{!645, !640, !"strcpy: argument 1"}
!646 = !DILocation(line: 89, scope: !17, inlinedAt: !642)
!647 = distinct !{!647, !641, !646, !22, !23}
!648 = !DILocation(line: 98, scope: !13, inlinedAt: !636)
!649 = !DILocation(line: 34, scope: !37, inlinedAt: !637)
!650 = !DILocation(line: 265, scope: !634)
!651 = distinct !DISubprogram(name: "__stpcpy_chk", scope: !1, file: !1, line: 266, type: !10, scopeLine: 266, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!652 = !DILocation(line: 96, scope: !13, inlinedAt: !653)
!653 = distinct !DILocation(line: 40, scope: !48, inlinedAt: !654)
!654 = distinct !DILocation(line: 266, scope: !651)
!655 = !{!656}
!656 = distinct !{!656, !657, !"stpcpy: argument 0"}
!657 = distinct !{!657, !"stpcpy"}
!658 = !DILocation(line: 88, scope: !17, inlinedAt: !659)
!659 = distinct !DILocation(line: 97, scope: !13, inlinedAt: !653)
!660 = !DILocation(line: 0, scope: !17, inlinedAt: !659)
!661 = !{!662}
!662 = distinct !{!662, !657, !"stpcpy: argument 1"}
!663 = !DILocation(line: 89, scope: !17, inlinedAt: !659)
!664 = distinct !{!664, !658, !663, !22, !23}
!665 = !DILocation(line: 98, scope: !13, inlinedAt: !653)
!666 = !DILocation(line: 41, scope: !48, inlinedAt: !654)
!667 = !DILocation(line: 42, scope: !48, inlinedAt: !654)
!668 = !DILocation(line: 266, scope: !651)
!669 = distinct !DISubprogram(name: "__strncpy_chk", scope: !1, file: !1, line: 267, type: !10, scopeLine: 267, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!670 = !DILocation(line: 19, scope: !28, inlinedAt: !671)
!671 = distinct !DILocation(line: 49, scope: !77, inlinedAt: !672)
!672 = distinct !DILocation(line: 57, scope: !89, inlinedAt: !673)
!673 = distinct !DILocation(line: 267, scope: !669)
!674 = !DILocation(line: 21, scope: !28, inlinedAt: !671)
!675 = !{!676, !678}
!676 = distinct !{!676, !677, !"stpncpy: argument 0"}
!677 = distinct !{!677, !"stpncpy"}
!678 = distinct !{!678, !679, !"strncpy: argument 0"}
!679 = distinct !{!679, !"strncpy"}
!680 = !DILocation(line: 23, scope: !28, inlinedAt: !671)
!681 = !{!682, !683}
!682 = distinct !{!682, !677, !"stpncpy: argument 1"}
!683 = distinct !{!683, !679, !"strncpy: argument 1"}
!684 = distinct !{!684, !680, !685, !22, !23}
!685 = !DILocation(line: 24, scope: !28, inlinedAt: !671)
!686 = distinct !{!686, !680, !685, !22, !23}
!687 = !DILocation(line: 25, scope: !28, inlinedAt: !671)
!688 = !DILocation(line: 0, scope: !28, inlinedAt: !671)
!689 = !DILocation(line: 50, scope: !77, inlinedAt: !672)
!690 = !DILocation(line: 51, scope: !77, inlinedAt: !672)
!691 = !DILocation(line: 267, scope: !669)
!692 = distinct !DISubprogram(name: "__strcat_chk", scope: !1, file: !1, line: 268, type: !10, scopeLine: 268, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!693 = !DILocation(line: 268, scope: !692)
!694 = distinct !DISubprogram(name: "__strncat_chk", scope: !1, file: !1, line: 269, type: !10, scopeLine: 269, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!695 = !DILocation(line: 269, scope: !694)
