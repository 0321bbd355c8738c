target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@strtok_rest = internal global i8* null, align 8
@.str = private unnamed_addr constant [13 x i8] c"strdup fails\00", align 1

define dso_local i64 @strlen(i8* noundef %0) local_unnamed_addr #0 !dbg !8 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !11
  br label %2, !dbg !15

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !18
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !15
  %5 = load i8, i8* %4, align 1, !dbg !15
  %6 = icmp eq i8 %5, 0, !dbg !15
  %7 = add i64 %3, 1, !dbg !19
  br i1 %6, label %8, label %2, !dbg !15, !llvm.loop !20

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #3, !dbg !23
  ret i64 %3, !dbg !24
}

define dso_local i64 @strnlen(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !25 {
  %3 = icmp eq i64 %1, 0, !dbg !26
  br i1 %3, label %23, label %4, !dbg !26

4:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !29
  %5 = load i8, i8* %0, align 1, !dbg !30
  %6 = icmp eq i8 %5, 0, !dbg !30
  br i1 %6, label %18, label %11, !dbg !30

7:
  %8 = getelementptr i8, i8* %0, i64 %13, !dbg !30
  %9 = load i8, i8* %8, align 1, !dbg !30
  %10 = icmp eq i8 %9, 0, !dbg !30
  br i1 %10, label %15, label %11, !dbg !30, !llvm.loop !31

11:
  %12 = phi i64 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i64 %12, 1, !dbg !32
  %14 = icmp eq i64 %13, %1, !dbg !30
  br i1 %14, label %15, label %7, !dbg !30, !llvm.loop !31

15:
  %16 = phi i64 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i64 %13, %1, !dbg !30
  br label %18, !dbg !33

18:
  %19 = phi i64 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i64 %19, 1, !dbg !33
  %22 = select i1 %20, i64 %21, i64 %1, !dbg !33
  call void @__midway_touched(i8* noundef %0, i64 noundef %22, i32 noundef 0) #3, !dbg !33
  br label %23

23:
  %24 = phi i64 [ %19, %18 ], [ 0, %2 ], !dbg !34
  ret i64 %24, !dbg !35
}

define dso_local i8* @strcpy(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !36 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !37
  br label %3, !dbg !39

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !41
  %5 = getelementptr i8, i8* %1, i64 %4, !dbg !39
  %6 = load i8, i8* %5, align 1, !dbg !39
  %7 = icmp eq i8 %6, 0, !dbg !39
  %8 = add i64 %4, 1, !dbg !42
  br i1 %7, label %9, label %3, !dbg !39, !llvm.loop !43

9:
  call void @__midway_touched(i8* noundef %1, i64 noundef %8, i32 noundef 0) #3, !dbg !44
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %8) #3, !dbg !45
  ret i8* %0, !dbg !46
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i8* @stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !47 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !48
  br label %3, !dbg !50

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !52
  %5 = getelementptr i8, i8* %1, i64 %4, !dbg !50
  %6 = load i8, i8* %5, align 1, !dbg !50
  %7 = icmp eq i8 %6, 0, !dbg !50
  %8 = add i64 %4, 1, !dbg !53
  br i1 %7, label %9, label %3, !dbg !50, !llvm.loop !54

9:
  call void @__midway_touched(i8* noundef %1, i64 noundef %8, i32 noundef 0) #3, !dbg !55
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %8) #3, !dbg !56
  %10 = getelementptr i8, i8* %0, i64 %4, !dbg !57
  ret i8* %10, !dbg !57
}

define dso_local i8* @__stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !58 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !59, !noalias !62
  br label %3, !dbg !65

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !67
  %5 = getelementptr i8, i8* %1, i64 %4, !dbg !65
  %6 = load i8, i8* %5, align 1, !dbg !65, !alias.scope !68, !noalias !62
  %7 = icmp eq i8 %6, 0, !dbg !65
  %8 = add i64 %4, 1, !dbg !70
  br i1 %7, label %9, label %3, !dbg !65, !llvm.loop !71

9:
  call void @__midway_touched(i8* noundef %1, i64 noundef %8, i32 noundef 0) #3, !dbg !72, !noalias !62
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %8) #3, !dbg !73
  %10 = getelementptr i8, i8* %0, i64 %4, !dbg !74
  ret i8* %10, !dbg !75
}

define dso_local i8* @stpncpy(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !76 {
  %4 = icmp eq i64 %2, 0, !dbg !77
  br i1 %4, label %24, label %5, !dbg !77

5:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !79
  %6 = load i8, i8* %1, align 1, !dbg !80
  %7 = icmp eq i8 %6, 0, !dbg !80
  br i1 %7, label %19, label %12, !dbg !80

8:
  %9 = getelementptr i8, i8* %1, i64 %14, !dbg !80
  %10 = load i8, i8* %9, align 1, !dbg !80
  %11 = icmp eq i8 %10, 0, !dbg !80
  br i1 %11, label %16, label %12, !dbg !80, !llvm.loop !81

12:
  %13 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i64 %13, 1, !dbg !82
  %15 = icmp eq i64 %14, %2, !dbg !80
  br i1 %15, label %16, label %8, !dbg !80, !llvm.loop !81

16:
  %17 = phi i64 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i64 %14, %2, !dbg !80
  br label %19, !dbg !83

19:
  %20 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i64 %20, 1, !dbg !83
  %23 = select i1 %21, i64 %22, i64 %2, !dbg !83
  call void @__midway_touched(i8* noundef %1, i64 noundef %23, i32 noundef 0) #3, !dbg !83
  br label %24

24:
  %25 = phi i64 [ %20, %19 ], [ 0, %3 ], !dbg !84
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %25) #3, !dbg !85
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !86
  %27 = sub i64 %2, %25, !dbg !86
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i64 noundef %27) #3, !dbg !86
  ret i8* %26, !dbg !87
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

define dso_local i8* @strncpy(i8* noalias noundef returned %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !88 {
  %4 = icmp eq i64 %2, 0, !dbg !89
  br i1 %4, label %24, label %5, !dbg !89

5:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !92, !noalias !93
  %6 = load i8, i8* %1, align 1, !dbg !96, !alias.scope !97, !noalias !93
  %7 = icmp eq i8 %6, 0, !dbg !96
  br i1 %7, label %19, label %12, !dbg !96

8:
  %9 = getelementptr i8, i8* %1, i64 %14, !dbg !96
  %10 = load i8, i8* %9, align 1, !dbg !96, !alias.scope !97, !noalias !93
  %11 = icmp eq i8 %10, 0, !dbg !96
  br i1 %11, label %16, label %12, !dbg !96, !llvm.loop !99

12:
  %13 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i64 %13, 1, !dbg !100
  %15 = icmp eq i64 %14, %2, !dbg !96
  br i1 %15, label %16, label %8, !dbg !96, !llvm.loop !101

16:
  %17 = phi i64 [ %14, %8 ], [ %2, %12 ], !dbg !100
  %18 = icmp ult i64 %17, %2, !dbg !96
  br label %19, !dbg !102

19:
  %20 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i64 %20, 1, !dbg !102
  %23 = select i1 %21, i64 %22, i64 %2, !dbg !102
  call void @__midway_touched(i8* noundef %1, i64 noundef %23, i32 noundef 0) #3, !dbg !102, !noalias !93
  br label %24

24:
  %25 = phi i64 [ %20, %19 ], [ 0, %3 ], !dbg !103
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %25) #3, !dbg !104
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !105
  %27 = sub i64 %2, %25, !dbg !105
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i64 noundef %27) #3, !dbg !105
  ret i8* %0, !dbg !106
}

define dso_local i8* @strcat(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !107 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !108
  br label %3, !dbg !110

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !112
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !110
  %6 = load i8, i8* %5, align 1, !dbg !110
  %7 = icmp eq i8 %6, 0, !dbg !110
  %8 = add i64 %4, 1, !dbg !113
  br i1 %7, label %9, label %3, !dbg !110, !llvm.loop !114

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #3, !dbg !115
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !116
  br label %10, !dbg !118

10:
  %11 = phi i64 [ 0, %9 ], [ %15, %10 ], !dbg !120
  %12 = getelementptr i8, i8* %1, i64 %11, !dbg !118
  %13 = load i8, i8* %12, align 1, !dbg !118
  %14 = icmp eq i8 %13, 0, !dbg !118
  %15 = add i64 %11, 1, !dbg !121
  br i1 %14, label %16, label %10, !dbg !118, !llvm.loop !122

16:
  %17 = getelementptr i8, i8* %0, i64 %4, !dbg !110
  call void @__midway_touched(i8* noundef %1, i64 noundef %15, i32 noundef 0) #3, !dbg !123
  call void @__midway_memcpy(i8* noundef %17, i8* noundef %1, i64 noundef %15) #3, !dbg !124
  ret i8* %0, !dbg !125
}

define dso_local i8* @strncat(i8* noalias noundef returned %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !126 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !127
  br label %4, !dbg !129

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !131
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !129
  %7 = load i8, i8* %6, align 1, !dbg !129
  %8 = icmp eq i8 %7, 0, !dbg !129
  %9 = add i64 %5, 1, !dbg !132
  br i1 %8, label %10, label %4, !dbg !129, !llvm.loop !133

10:
  %11 = getelementptr i8, i8* %0, i64 %5, !dbg !129
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #3, !dbg !134
  %12 = icmp eq i64 %2, 0, !dbg !135
  br i1 %12, label %32, label %13, !dbg !135

13:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !137
  %14 = load i8, i8* %1, align 1, !dbg !138
  %15 = icmp eq i8 %14, 0, !dbg !138
  br i1 %15, label %27, label %20, !dbg !138

16:
  %17 = getelementptr i8, i8* %1, i64 %22, !dbg !138
  %18 = load i8, i8* %17, align 1, !dbg !138
  %19 = icmp eq i8 %18, 0, !dbg !138
  br i1 %19, label %24, label %20, !dbg !138, !llvm.loop !139

20:
  %21 = phi i64 [ %22, %16 ], [ 0, %13 ]
  %22 = add nuw i64 %21, 1, !dbg !140
  %23 = icmp eq i64 %22, %2, !dbg !138
  br i1 %23, label %24, label %16, !dbg !138, !llvm.loop !139

24:
  %25 = phi i64 [ %22, %16 ], [ %2, %20 ]
  %26 = icmp ult i64 %22, %2, !dbg !138
  br label %27, !dbg !141

27:
  %28 = phi i64 [ 0, %13 ], [ %25, %24 ]
  %29 = phi i1 [ true, %13 ], [ %26, %24 ]
  %30 = add i64 %28, 1, !dbg !141
  %31 = select i1 %29, i64 %30, i64 %2, !dbg !141
  call void @__midway_touched(i8* noundef %1, i64 noundef %31, i32 noundef 0) #3, !dbg !141
  br label %32

32:
  %33 = phi i64 [ %28, %27 ], [ 0, %10 ], !dbg !142
  call void @__midway_memcpy(i8* noundef %11, i8* noundef %1, i64 noundef %33) #3, !dbg !143
  %34 = getelementptr i8, i8* %11, i64 %33, !dbg !144
  call void @__midway_memset(i8* noundef %34, i32 noundef 0, i64 noundef 1) #3, !dbg !144
  ret i8* %0, !dbg !145
}

define dso_local i64 @strlcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !146 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !147
  br label %4, !dbg !149

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !151
  %6 = getelementptr i8, i8* %1, i64 %5, !dbg !149
  %7 = load i8, i8* %6, align 1, !dbg !149
  %8 = icmp eq i8 %7, 0, !dbg !149
  %9 = add i64 %5, 1, !dbg !152
  br i1 %8, label %10, label %4, !dbg !149, !llvm.loop !153

10:
  call void @__midway_touched(i8* noundef %1, i64 noundef %9, i32 noundef 0) #3, !dbg !154
  %11 = icmp eq i64 %2, 0, !dbg !155
  br i1 %11, label %17, label %12, !dbg !155

12:
  %13 = icmp ult i64 %5, %2, !dbg !156
  %14 = add i64 %2, -1, !dbg !156
  %15 = select i1 %13, i64 %5, i64 %14, !dbg !156
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %15) #3, !dbg !157
  %16 = getelementptr i8, i8* %0, i64 %15, !dbg !158
  call void @__midway_memset(i8* noundef %16, i32 noundef 0, i64 noundef 1) #3, !dbg !158
  br label %17, !dbg !159

17:
  ret i64 %5, !dbg !160
}

define dso_local i64 @strlcat(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !161 {
  %4 = icmp eq i64 %2, 0, !dbg !162
  br i1 %4, label %24, label %5, !dbg !162

5:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !164
  %6 = load i8, i8* %0, align 1, !dbg !165
  %7 = icmp eq i8 %6, 0, !dbg !165
  br i1 %7, label %19, label %12, !dbg !165

8:
  %9 = getelementptr i8, i8* %0, i64 %14, !dbg !165
  %10 = load i8, i8* %9, align 1, !dbg !165
  %11 = icmp eq i8 %10, 0, !dbg !165
  br i1 %11, label %16, label %12, !dbg !165, !llvm.loop !166

12:
  %13 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i64 %13, 1, !dbg !167
  %15 = icmp eq i64 %14, %2, !dbg !165
  br i1 %15, label %16, label %8, !dbg !165, !llvm.loop !166

16:
  %17 = phi i64 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i64 %14, %2, !dbg !165
  br label %19, !dbg !168

19:
  %20 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i64 %20, 1, !dbg !168
  %23 = select i1 %21, i64 %22, i64 %2, !dbg !168
  call void @__midway_touched(i8* noundef %0, i64 noundef %23, i32 noundef 0) #3, !dbg !168
  br label %24

24:
  %25 = phi i64 [ %20, %19 ], [ 0, %3 ], !dbg !169
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !170
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !171
  br label %27, !dbg !174

27:
  %28 = phi i64 [ 0, %24 ], [ %32, %27 ], !dbg !176
  %29 = getelementptr i8, i8* %1, i64 %28, !dbg !174
  %30 = load i8, i8* %29, align 1, !dbg !174
  %31 = icmp eq i8 %30, 0, !dbg !174
  %32 = add i64 %28, 1, !dbg !177
  br i1 %31, label %33, label %27, !dbg !174, !llvm.loop !178

33:
  %34 = sub i64 %2, %25, !dbg !170
  call void @__midway_touched(i8* noundef %1, i64 noundef %32, i32 noundef 0) #3, !dbg !179
  %35 = icmp eq i64 %34, 0, !dbg !180
  br i1 %35, label %41, label %36, !dbg !180

36:
  %37 = icmp ult i64 %28, %34, !dbg !181
  %38 = add i64 %34, -1, !dbg !181
  %39 = select i1 %37, i64 %28, i64 %38, !dbg !181
  call void @__midway_memcpy(i8* noundef %26, i8* noundef %1, i64 noundef %39) #3, !dbg !182
  %40 = getelementptr i8, i8* %26, i64 %39, !dbg !183
  call void @__midway_memset(i8* noundef %40, i32 noundef 0, i64 noundef 1) #3, !dbg !183
  br label %41, !dbg !184

41:
  %42 = add i64 %28, %25, !dbg !170
  ret i64 %42, !dbg !170
}

define dso_local i32 @strcmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !185 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !186
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !189
  br label %3, !dbg !190

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ], !dbg !191
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !192
  %6 = load i8, i8* %5, align 1, !dbg !192
  %7 = getelementptr i8, i8* %1, i64 %4, !dbg !193
  %8 = load i8, i8* %7, align 1, !dbg !193
  %9 = icmp ne i8 %6, %8, !dbg !194
  %10 = icmp eq i8 %6, 0, !dbg !194
  %11 = or i1 %10, %9, !dbg !194
  %12 = add nuw i64 %4, 1, !dbg !194
  %13 = icmp eq i64 %12, -1, !dbg !194
  %14 = select i1 %11, i1 true, i1 %13, !dbg !194
  br i1 %14, label %15, label %3, !dbg !194, !llvm.loop !195

15:
  %16 = zext i8 %6 to i32, !dbg !192
  %17 = zext i8 %8 to i32, !dbg !193
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #3, !dbg !197
  call void @__midway_touched(i8* noundef %1, i64 noundef %12, i32 noundef 0) #3, !dbg !198
  %18 = sub nsw i32 %16, %17, !dbg !199
  ret i32 %18, !dbg !200
}

define dso_local i32 @strncmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !201 {
  %4 = icmp eq i64 %2, 0, !dbg !202
  br i1 %4, label %22, label %5, !dbg !202

5:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !204
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !205
  br label %6, !dbg !206

6:
  %7 = phi i64 [ 0, %5 ], [ %15, %6 ], !dbg !207
  %8 = getelementptr i8, i8* %0, i64 %7, !dbg !208
  %9 = load i8, i8* %8, align 1, !dbg !208
  %10 = getelementptr i8, i8* %1, i64 %7, !dbg !209
  %11 = load i8, i8* %10, align 1, !dbg !209
  %12 = icmp ne i8 %9, %11, !dbg !210
  %13 = icmp eq i8 %9, 0, !dbg !210
  %14 = or i1 %13, %12, !dbg !210
  %15 = add nuw i64 %7, 1, !dbg !210
  %16 = icmp eq i64 %15, %2, !dbg !210
  %17 = select i1 %14, i1 true, i1 %16, !dbg !210
  br i1 %17, label %18, label %6, !dbg !210, !llvm.loop !211

18:
  %19 = zext i8 %9 to i32, !dbg !208
  %20 = zext i8 %11 to i32, !dbg !209
  call void @__midway_touched(i8* noundef %0, i64 noundef %15, i32 noundef 0) #3, !dbg !213
  call void @__midway_touched(i8* noundef %1, i64 noundef %15, i32 noundef 0) #3, !dbg !214
  %21 = sub nsw i32 %19, %20, !dbg !215
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ 0, %3 ], !dbg !207
  ret i32 %23, !dbg !216
}

define dso_local i32 @strcoll(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !217 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !218
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !220
  br label %3, !dbg !221

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ], !dbg !222
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !223
  %6 = load i8, i8* %5, align 1, !dbg !223
  %7 = getelementptr i8, i8* %1, i64 %4, !dbg !224
  %8 = load i8, i8* %7, align 1, !dbg !224
  %9 = icmp ne i8 %6, %8, !dbg !225
  %10 = icmp eq i8 %6, 0, !dbg !225
  %11 = or i1 %10, %9, !dbg !225
  %12 = add nuw i64 %4, 1, !dbg !225
  %13 = icmp eq i64 %12, -1, !dbg !225
  %14 = select i1 %11, i1 true, i1 %13, !dbg !225
  br i1 %14, label %15, label %3, !dbg !225, !llvm.loop !226

15:
  %16 = zext i8 %6 to i32, !dbg !223
  %17 = zext i8 %8 to i32, !dbg !224
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #3, !dbg !228
  call void @__midway_touched(i8* noundef %1, i64 noundef %12, i32 noundef 0) #3, !dbg !229
  %18 = sub nsw i32 %16, %17, !dbg !230
  ret i32 %18, !dbg !231
}

define dso_local i32 @strcasecmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !232 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !233
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !235
  br label %3, !dbg !236

3:
  %4 = phi i64 [ 0, %2 ], [ %22, %3 ], !dbg !237
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !238
  %6 = load i8, i8* %5, align 1, !dbg !238
  %7 = zext i8 %6 to i32, !dbg !238
  %8 = add nsw i32 %7, -65, !dbg !239
  %9 = icmp ult i32 %8, 26, !dbg !239
  %10 = or i32 %7, 32, !dbg !239
  %11 = select i1 %9, i32 %10, i32 %7, !dbg !239
  %12 = getelementptr i8, i8* %1, i64 %4, !dbg !242
  %13 = load i8, i8* %12, align 1, !dbg !242
  %14 = zext i8 %13 to i32, !dbg !242
  %15 = add nsw i32 %14, -65, !dbg !243
  %16 = icmp ult i32 %15, 26, !dbg !243
  %17 = or i32 %14, 32, !dbg !243
  %18 = select i1 %16, i32 %17, i32 %14, !dbg !243
  %19 = icmp ne i32 %11, %18, !dbg !245
  %20 = icmp eq i32 %11, 0, !dbg !245
  %21 = or i1 %20, %19, !dbg !245
  %22 = add nuw i64 %4, 1, !dbg !245
  %23 = icmp eq i64 %22, -1, !dbg !245
  %24 = select i1 %21, i1 true, i1 %23, !dbg !245
  br i1 %24, label %25, label %3, !dbg !245, !llvm.loop !246

25:
  call void @__midway_touched(i8* noundef %0, i64 noundef %22, i32 noundef 0) #3, !dbg !248
  call void @__midway_touched(i8* noundef %1, i64 noundef %22, i32 noundef 0) #3, !dbg !249
  %26 = sub nsw i32 %11, %18, !dbg !250
  ret i32 %26, !dbg !251
}

define dso_local i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !252 {
  %4 = icmp eq i64 %2, 0, !dbg !253
  br i1 %4, label %30, label %5, !dbg !253

5:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !255
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !256
  br label %6, !dbg !257

6:
  %7 = phi i64 [ 0, %5 ], [ %25, %6 ], !dbg !258
  %8 = getelementptr i8, i8* %0, i64 %7, !dbg !259
  %9 = load i8, i8* %8, align 1, !dbg !259
  %10 = zext i8 %9 to i32, !dbg !259
  %11 = add nsw i32 %10, -65, !dbg !260
  %12 = icmp ult i32 %11, 26, !dbg !260
  %13 = or i32 %10, 32, !dbg !260
  %14 = select i1 %12, i32 %13, i32 %10, !dbg !260
  %15 = getelementptr i8, i8* %1, i64 %7, !dbg !262
  %16 = load i8, i8* %15, align 1, !dbg !262
  %17 = zext i8 %16 to i32, !dbg !262
  %18 = add nsw i32 %17, -65, !dbg !263
  %19 = icmp ult i32 %18, 26, !dbg !263
  %20 = or i32 %17, 32, !dbg !263
  %21 = select i1 %19, i32 %20, i32 %17, !dbg !263
  %22 = icmp ne i32 %14, %21, !dbg !265
  %23 = icmp eq i32 %14, 0, !dbg !265
  %24 = or i1 %23, %22, !dbg !265
  %25 = add nuw i64 %7, 1, !dbg !265
  %26 = icmp eq i64 %25, %2, !dbg !265
  %27 = select i1 %24, i1 true, i1 %26, !dbg !265
  br i1 %27, label %28, label %6, !dbg !265, !llvm.loop !266

28:
  call void @__midway_touched(i8* noundef %0, i64 noundef %25, i32 noundef 0) #3, !dbg !268
  call void @__midway_touched(i8* noundef %1, i64 noundef %25, i32 noundef 0) #3, !dbg !269
  %29 = sub nsw i32 %14, %21, !dbg !270
  br label %30

30:
  %31 = phi i32 [ %29, %28 ], [ 0, %3 ], !dbg !258
  ret i32 %31, !dbg !271
}

define dso_local i64 @strxfrm(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !272 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !273
  br label %4, !dbg !275

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !277
  %6 = getelementptr i8, i8* %1, i64 %5, !dbg !275
  %7 = load i8, i8* %6, align 1, !dbg !275
  %8 = icmp eq i8 %7, 0, !dbg !275
  %9 = add i64 %5, 1, !dbg !278
  br i1 %8, label %10, label %4, !dbg !275, !llvm.loop !279

10:
  call void @__midway_touched(i8* noundef %1, i64 noundef %9, i32 noundef 0) #3, !dbg !280
  %11 = icmp ult i64 %5, %2, !dbg !281
  br i1 %11, label %12, label %13, !dbg !281

12:
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %9) #3, !dbg !282
  br label %13, !dbg !282

13:
  ret i64 %5, !dbg !283
}

define dso_local i8* @strchrnul(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !284 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !285
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !288

5:
  %6 = phi i64 [ 0, %2 ], [ %13, %5 ], !dbg !289
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !288
  %8 = load i8, i8* %7, align 1, !dbg !288
  %9 = sext i8 %8 to i32, !dbg !288
  %10 = icmp eq i32 %4, %9, !dbg !288
  %11 = icmp eq i8 %8, 0, !dbg !288
  %12 = or i1 %11, %10, !dbg !288
  %13 = add i64 %6, 1, !dbg !290
  br i1 %12, label %14, label %5, !dbg !288, !llvm.loop !291

14:
  %15 = getelementptr i8, i8* %0, i64 %6, !dbg !288
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #3, !dbg !292
  ret i8* %15, !dbg !293
}

define dso_local i8* @strchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !294 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !295
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !297

5:
  %6 = phi i64 [ 0, %2 ], [ %13, %5 ], !dbg !298
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !297
  %8 = load i8, i8* %7, align 1, !dbg !297
  %9 = sext i8 %8 to i32, !dbg !297
  %10 = icmp eq i32 %4, %9, !dbg !297
  %11 = icmp eq i8 %8, 0, !dbg !297
  %12 = or i1 %11, %10, !dbg !297
  %13 = add i64 %6, 1, !dbg !299
  br i1 %12, label %14, label %5, !dbg !297, !llvm.loop !300

14:
  %15 = getelementptr i8, i8* %0, i64 %6, !dbg !297
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #3, !dbg !301
  %16 = load i8, i8* %15, align 1, !dbg !302
  %17 = sext i8 %16 to i32, !dbg !302
  %18 = icmp eq i32 %4, %17, !dbg !302
  %19 = select i1 %18, i8* %15, i8* null, !dbg !302
  ret i8* %19, !dbg !302
}

define dso_local i8* @index(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !303 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !304
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !307

5:
  %6 = phi i64 [ 0, %2 ], [ %13, %5 ], !dbg !308
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !307
  %8 = load i8, i8* %7, align 1, !dbg !307
  %9 = sext i8 %8 to i32, !dbg !307
  %10 = icmp eq i32 %4, %9, !dbg !307
  %11 = icmp eq i8 %8, 0, !dbg !307
  %12 = or i1 %11, %10, !dbg !307
  %13 = add i64 %6, 1, !dbg !309
  br i1 %12, label %14, label %5, !dbg !307, !llvm.loop !310

14:
  %15 = getelementptr i8, i8* %0, i64 %6, !dbg !307
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #3, !dbg !311
  %16 = load i8, i8* %15, align 1, !dbg !312
  %17 = sext i8 %16 to i32, !dbg !312
  %18 = icmp eq i32 %4, %17, !dbg !312
  %19 = select i1 %18, i8* %15, i8* null, !dbg !312
  ret i8* %19, !dbg !313
}

define dso_local i8* @strrchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !314 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !315
  br label %3, !dbg !317

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !319
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !317
  %6 = load i8, i8* %5, align 1, !dbg !317
  %7 = icmp eq i8 %6, 0, !dbg !317
  %8 = add i64 %4, 1, !dbg !320
  br i1 %7, label %9, label %3, !dbg !317, !llvm.loop !321

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #3, !dbg !322
  %10 = shl i32 %1, 24
  %11 = ashr exact i32 %10, 24
  br label %12, !dbg !323

12:
  %13 = phi i64 [ %8, %9 ], [ %14, %16 ], !dbg !323
  %14 = add i64 %13, -1, !dbg !323
  %15 = icmp eq i64 %13, 0, !dbg !323
  br i1 %15, label %23, label %16, !dbg !323

16:
  %17 = getelementptr i8, i8* %0, i64 %14, !dbg !324
  %18 = load i8, i8* %17, align 1, !dbg !324
  %19 = sext i8 %18 to i32, !dbg !324
  %20 = icmp eq i32 %11, %19, !dbg !324
  br i1 %20, label %21, label %12, !dbg !324, !llvm.loop !325

21:
  %22 = getelementptr i8, i8* %0, i64 %14, !dbg !324
  br label %23, !dbg !327

23:
  %24 = phi i8* [ %22, %21 ], [ null, %12 ]
  ret i8* %24, !dbg !327
}

define dso_local i8* @rindex(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !328 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !329
  br label %3, !dbg !332

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !334
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !332
  %6 = load i8, i8* %5, align 1, !dbg !332
  %7 = icmp eq i8 %6, 0, !dbg !332
  %8 = add i64 %4, 1, !dbg !335
  br i1 %7, label %9, label %3, !dbg !332, !llvm.loop !336

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #3, !dbg !337
  %10 = shl i32 %1, 24
  %11 = ashr exact i32 %10, 24
  br label %12, !dbg !338

12:
  %13 = phi i64 [ %8, %9 ], [ %14, %16 ], !dbg !338
  %14 = add i64 %13, -1, !dbg !338
  %15 = icmp eq i64 %13, 0, !dbg !338
  br i1 %15, label %23, label %16, !dbg !338

16:
  %17 = getelementptr i8, i8* %0, i64 %14, !dbg !339
  %18 = load i8, i8* %17, align 1, !dbg !339
  %19 = sext i8 %18 to i32, !dbg !339
  %20 = icmp eq i32 %11, %19, !dbg !339
  br i1 %20, label %21, label %12, !dbg !339, !llvm.loop !340

21:
  %22 = getelementptr i8, i8* %0, i64 %14, !dbg !339
  br label %23, !dbg !342

23:
  %24 = phi i8* [ %22, %21 ], [ null, %12 ]
  ret i8* %24, !dbg !342
}

define dso_local i64 @strspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !343 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !344
  br label %3, !dbg !348

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !350
  %5 = getelementptr i8, i8* %1, i64 %4, !dbg !348
  %6 = load i8, i8* %5, align 1, !dbg !348
  %7 = icmp eq i8 %6, 0, !dbg !348
  %8 = add i64 %4, 1, !dbg !351
  br i1 %7, label %9, label %3, !dbg !348, !llvm.loop !352

9:
  call void @__midway_touched(i8* noundef %1, i64 noundef %8, i32 noundef 0) #3, !dbg !353
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !354
  %10 = load i8, i8* %0, align 1, !dbg !355
  %11 = icmp eq i8 %10, 0, !dbg !355
  br i1 %11, label %35, label %12, !dbg !355

12:
  %13 = icmp eq i64 %4, 0
  br label %14, !dbg !355

14:
  %15 = phi i8 [ %10, %12 ], [ %33, %30 ]
  %16 = phi i64 [ 0, %12 ], [ %31, %30 ]
  br i1 %13, label %17, label %20, !dbg !356

17:
  %18 = phi i32 [ 0, %14 ], [ %27, %20 ], !dbg !357
  %19 = icmp eq i32 %18, 1, !dbg !358
  br i1 %19, label %30, label %35

20:
  %21 = phi i64 [ %28, %20 ], [ 0, %14 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %14 ]
  %23 = getelementptr i8, i8* %1, i64 %21, !dbg !359
  %24 = load i8, i8* %23, align 1, !dbg !359
  %25 = icmp eq i8 %15, %24, !dbg !359
  %26 = zext i1 %25 to i32, !dbg !359
  %27 = or i32 %22, %26, !dbg !359
  %28 = add nuw i64 %21, 1, !dbg !356
  %29 = icmp eq i64 %28, %4, !dbg !356
  br i1 %29, label %17, label %20, !dbg !356, !llvm.loop !360

30:
  %31 = add i64 %16, 1, !dbg !355
  %32 = getelementptr i8, i8* %0, i64 %31, !dbg !355
  %33 = load i8, i8* %32, align 1, !dbg !355
  %34 = icmp eq i8 %33, 0, !dbg !355
  br i1 %34, label %35, label %14, !dbg !355, !llvm.loop !361

35:
  %36 = phi i64 [ 0, %9 ], [ %31, %30 ], [ %16, %17 ], !dbg !357
  %37 = add i64 %36, 1, !dbg !363
  call void @__midway_touched(i8* noundef %0, i64 noundef %37, i32 noundef 0) #3, !dbg !363
  ret i64 %36, !dbg !364
}

define dso_local i64 @strcspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !365 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !366
  br label %3, !dbg !369

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !371
  %5 = getelementptr i8, i8* %1, i64 %4, !dbg !369
  %6 = load i8, i8* %5, align 1, !dbg !369
  %7 = icmp eq i8 %6, 0, !dbg !369
  %8 = add i64 %4, 1, !dbg !372
  br i1 %7, label %9, label %3, !dbg !369, !llvm.loop !373

9:
  call void @__midway_touched(i8* noundef %1, i64 noundef %8, i32 noundef 0) #3, !dbg !374
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !375
  %10 = load i8, i8* %0, align 1, !dbg !376
  %11 = icmp eq i8 %10, 0, !dbg !376
  br i1 %11, label %35, label %12, !dbg !376

12:
  %13 = icmp eq i64 %4, 0
  br label %14, !dbg !376

14:
  %15 = phi i8 [ %10, %12 ], [ %33, %30 ]
  %16 = phi i64 [ 0, %12 ], [ %31, %30 ]
  br i1 %13, label %17, label %20, !dbg !377

17:
  %18 = phi i32 [ 0, %14 ], [ %27, %20 ], !dbg !378
  %19 = icmp eq i32 %18, 0, !dbg !379
  br i1 %19, label %30, label %35

20:
  %21 = phi i64 [ %28, %20 ], [ 0, %14 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %14 ]
  %23 = getelementptr i8, i8* %1, i64 %21, !dbg !380
  %24 = load i8, i8* %23, align 1, !dbg !380
  %25 = icmp eq i8 %15, %24, !dbg !380
  %26 = zext i1 %25 to i32, !dbg !380
  %27 = or i32 %22, %26, !dbg !380
  %28 = add nuw i64 %21, 1, !dbg !377
  %29 = icmp eq i64 %28, %4, !dbg !377
  br i1 %29, label %17, label %20, !dbg !377, !llvm.loop !381

30:
  %31 = add i64 %16, 1, !dbg !376
  %32 = getelementptr i8, i8* %0, i64 %31, !dbg !376
  %33 = load i8, i8* %32, align 1, !dbg !376
  %34 = icmp eq i8 %33, 0, !dbg !376
  br i1 %34, label %35, label %14, !dbg !376, !llvm.loop !382

35:
  %36 = phi i64 [ 0, %9 ], [ %31, %30 ], [ %16, %17 ], !dbg !378
  %37 = add i64 %36, 1, !dbg !384
  call void @__midway_touched(i8* noundef %0, i64 noundef %37, i32 noundef 0) #3, !dbg !384
  ret i64 %36, !dbg !385
}

define dso_local i8* @strpbrk(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !386 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !387
  br label %3, !dbg !390

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !392
  %5 = getelementptr i8, i8* %1, i64 %4, !dbg !390
  %6 = load i8, i8* %5, align 1, !dbg !390
  %7 = icmp eq i8 %6, 0, !dbg !390
  %8 = add i64 %4, 1, !dbg !393
  br i1 %7, label %9, label %3, !dbg !390, !llvm.loop !394

9:
  call void @__midway_touched(i8* noundef %1, i64 noundef %8, i32 noundef 0) #3, !dbg !395
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !396
  %10 = load i8, i8* %0, align 1, !dbg !397
  %11 = icmp eq i8 %10, 0, !dbg !397
  br i1 %11, label %35, label %12, !dbg !397

12:
  %13 = icmp eq i64 %4, 0
  br label %14, !dbg !397

14:
  %15 = phi i8 [ %10, %12 ], [ %33, %30 ]
  %16 = phi i64 [ 0, %12 ], [ %31, %30 ]
  br i1 %13, label %17, label %20, !dbg !398

17:
  %18 = phi i32 [ 0, %14 ], [ %27, %20 ], !dbg !399
  %19 = icmp eq i32 %18, 0, !dbg !400
  br i1 %19, label %30, label %35

20:
  %21 = phi i64 [ %28, %20 ], [ 0, %14 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %14 ]
  %23 = getelementptr i8, i8* %1, i64 %21, !dbg !401
  %24 = load i8, i8* %23, align 1, !dbg !401
  %25 = icmp eq i8 %15, %24, !dbg !401
  %26 = zext i1 %25 to i32, !dbg !401
  %27 = or i32 %22, %26, !dbg !401
  %28 = add nuw i64 %21, 1, !dbg !398
  %29 = icmp eq i64 %28, %4, !dbg !398
  br i1 %29, label %17, label %20, !dbg !398, !llvm.loop !402

30:
  %31 = add i64 %16, 1, !dbg !397
  %32 = getelementptr i8, i8* %0, i64 %31, !dbg !397
  %33 = load i8, i8* %32, align 1, !dbg !397
  %34 = icmp eq i8 %33, 0, !dbg !397
  br i1 %34, label %35, label %14, !dbg !397, !llvm.loop !403

35:
  %36 = phi i64 [ 0, %9 ], [ %31, %30 ], [ %16, %17 ], !dbg !399
  %37 = add i64 %36, 1, !dbg !405
  call void @__midway_touched(i8* noundef %0, i64 noundef %37, i32 noundef 0) #3, !dbg !405
  %38 = getelementptr i8, i8* %0, i64 %36, !dbg !406
  %39 = load i8, i8* %38, align 1, !dbg !407
  %40 = icmp eq i8 %39, 0, !dbg !407
  %41 = select i1 %40, i8* null, i8* %38, !dbg !407
  ret i8* %41, !dbg !407
}

define dso_local i8* @strstr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !408 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !409
  br label %3, !dbg !413

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !415
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !413
  %6 = load i8, i8* %5, align 1, !dbg !413
  %7 = icmp eq i8 %6, 0, !dbg !413
  %8 = add i64 %4, 1, !dbg !416
  br i1 %7, label %9, label %3, !dbg !413, !llvm.loop !417

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #3, !dbg !418
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !419
  br label %10, !dbg !421

10:
  %11 = phi i64 [ 0, %9 ], [ %15, %10 ], !dbg !423
  %12 = getelementptr i8, i8* %1, i64 %11, !dbg !421
  %13 = load i8, i8* %12, align 1, !dbg !421
  %14 = icmp eq i8 %13, 0, !dbg !421
  %15 = add i64 %11, 1, !dbg !424
  br i1 %14, label %16, label %10, !dbg !421, !llvm.loop !425

16:
  call void @__midway_touched(i8* noundef %1, i64 noundef %15, i32 noundef 0) #3, !dbg !426
  %17 = icmp ugt i64 %11, %4, !dbg !427
  br i1 %17, label %43, label %18, !dbg !427

18:
  %19 = icmp eq i64 %11, 0
  br label %23, !dbg !427

20:
  %21 = add i64 %42, %11, !dbg !427
  %22 = icmp ugt i64 %21, %4, !dbg !427
  br i1 %22, label %43, label %23, !dbg !427, !llvm.loop !428

23:
  %24 = phi i64 [ 0, %18 ], [ %42, %20 ]
  %25 = phi i8* [ undef, %18 ], [ %41, %20 ]
  br i1 %19, label %37, label %26, !dbg !430

26:
  %27 = phi i64 [ %35, %34 ], [ 0, %23 ]
  %28 = add i64 %27, %24, !dbg !430
  %29 = getelementptr i8, i8* %0, i64 %28, !dbg !430
  %30 = load i8, i8* %29, align 1, !dbg !430
  %31 = getelementptr i8, i8* %1, i64 %27, !dbg !430
  %32 = load i8, i8* %31, align 1, !dbg !430
  %33 = icmp eq i8 %30, %32, !dbg !430
  br i1 %33, label %34, label %37, !dbg !430

34:
  %35 = add nuw i64 %27, 1, !dbg !431
  %36 = icmp eq i64 %35, %11, !dbg !430
  br i1 %36, label %37, label %26, !dbg !430, !llvm.loop !432

37:
  %38 = phi i64 [ 0, %23 ], [ %27, %26 ], [ %11, %34 ], !dbg !433
  %39 = icmp eq i64 %38, %11, !dbg !434
  %40 = getelementptr i8, i8* %0, i64 %24, !dbg !434
  %41 = select i1 %39, i8* %40, i8* %25, !dbg !434
  %42 = add i64 %24, 1, !dbg !427
  br i1 %39, label %43, label %20

43:
  %44 = phi i8* [ null, %16 ], [ %41, %37 ], [ null, %20 ]
  ret i8* %44, !dbg !435
}

define dso_local i8* @strcasestr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !436 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !437
  br label %3, !dbg !440

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !442
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !440
  %6 = load i8, i8* %5, align 1, !dbg !440
  %7 = icmp eq i8 %6, 0, !dbg !440
  %8 = add i64 %4, 1, !dbg !443
  br i1 %7, label %9, label %3, !dbg !440, !llvm.loop !444

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #3, !dbg !445
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !446
  br label %10, !dbg !448

10:
  %11 = phi i64 [ 0, %9 ], [ %15, %10 ], !dbg !450
  %12 = getelementptr i8, i8* %1, i64 %11, !dbg !448
  %13 = load i8, i8* %12, align 1, !dbg !448
  %14 = icmp eq i8 %13, 0, !dbg !448
  %15 = add i64 %11, 1, !dbg !451
  br i1 %14, label %16, label %10, !dbg !448, !llvm.loop !452

16:
  call void @__midway_touched(i8* noundef %1, i64 noundef %15, i32 noundef 0) #3, !dbg !453
  %17 = icmp ugt i64 %11, %4, !dbg !454
  br i1 %17, label %53, label %18, !dbg !454

18:
  %19 = icmp eq i64 %11, 0
  br label %23, !dbg !454

20:
  %21 = add i64 %52, %11, !dbg !454
  %22 = icmp ugt i64 %21, %4, !dbg !454
  br i1 %22, label %53, label %23, !dbg !454, !llvm.loop !455

23:
  %24 = phi i64 [ 0, %18 ], [ %52, %20 ]
  %25 = phi i8* [ undef, %18 ], [ %51, %20 ]
  br i1 %19, label %47, label %26, !dbg !457

26:
  %27 = phi i64 [ %45, %44 ], [ 0, %23 ]
  %28 = add i64 %27, %24, !dbg !457
  %29 = getelementptr i8, i8* %0, i64 %28, !dbg !457
  %30 = load i8, i8* %29, align 1, !dbg !457
  %31 = sext i8 %30 to i32, !dbg !457
  %32 = add nsw i32 %31, -65, !dbg !458
  %33 = icmp ult i32 %32, 26, !dbg !458
  %34 = or i32 %31, 32, !dbg !458
  %35 = select i1 %33, i32 %34, i32 %31, !dbg !458
  %36 = getelementptr i8, i8* %1, i64 %27, !dbg !457
  %37 = load i8, i8* %36, align 1, !dbg !457
  %38 = sext i8 %37 to i32, !dbg !457
  %39 = add nsw i32 %38, -65, !dbg !460
  %40 = icmp ult i32 %39, 26, !dbg !460
  %41 = or i32 %38, 32, !dbg !460
  %42 = select i1 %40, i32 %41, i32 %38, !dbg !460
  %43 = icmp eq i32 %35, %42, !dbg !457
  br i1 %43, label %44, label %47, !dbg !457

44:
  %45 = add nuw i64 %27, 1, !dbg !462
  %46 = icmp eq i64 %45, %11, !dbg !457
  br i1 %46, label %47, label %26, !dbg !457, !llvm.loop !463

47:
  %48 = phi i64 [ 0, %23 ], [ %27, %26 ], [ %11, %44 ], !dbg !464
  %49 = icmp eq i64 %48, %11, !dbg !465
  %50 = getelementptr i8, i8* %0, i64 %24, !dbg !465
  %51 = select i1 %49, i8* %50, i8* %25, !dbg !465
  %52 = add i64 %24, 1, !dbg !454
  br i1 %49, label %53, label %20

53:
  %54 = phi i8* [ null, %16 ], [ %51, %47 ], [ null, %20 ]
  ret i8* %54, !dbg !466
}

define dso_local i8* @strsep(i8** noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !467 {
  %3 = load i8*, i8** %0, align 8, !dbg !468
  %4 = icmp eq i8* %3, null, !dbg !469
  br i1 %4, label %50, label %5, !dbg !469

5:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !470
  br label %6, !dbg !473

6:
  %7 = phi i64 [ 0, %5 ], [ %11, %6 ], !dbg !475
  %8 = getelementptr i8, i8* %1, i64 %7, !dbg !473
  %9 = load i8, i8* %8, align 1, !dbg !473
  %10 = icmp eq i8 %9, 0, !dbg !473
  %11 = add i64 %7, 1, !dbg !476
  br i1 %10, label %12, label %6, !dbg !473, !llvm.loop !477

12:
  call void @__midway_touched(i8* noundef %1, i64 noundef %11, i32 noundef 0) #3, !dbg !478
  call void @__midway_check(i8* noundef nonnull %3, i64 noundef 1, i32 noundef 0) #3, !dbg !479
  %13 = load i8, i8* %3, align 1, !dbg !480
  %14 = icmp eq i8 %13, 0, !dbg !480
  br i1 %14, label %38, label %15, !dbg !480

15:
  %16 = icmp eq i64 %7, 0
  br label %17, !dbg !480

17:
  %18 = phi i8 [ %13, %15 ], [ %36, %33 ]
  %19 = phi i64 [ 0, %15 ], [ %34, %33 ]
  br i1 %16, label %20, label %23, !dbg !481

20:
  %21 = phi i32 [ 0, %17 ], [ %30, %23 ], !dbg !482
  %22 = icmp eq i32 %21, 0, !dbg !483
  br i1 %22, label %33, label %38

23:
  %24 = phi i64 [ %31, %23 ], [ 0, %17 ]
  %25 = phi i32 [ %30, %23 ], [ 0, %17 ]
  %26 = getelementptr i8, i8* %1, i64 %24, !dbg !484
  %27 = load i8, i8* %26, align 1, !dbg !484
  %28 = icmp eq i8 %18, %27, !dbg !484
  %29 = zext i1 %28 to i32, !dbg !484
  %30 = or i32 %25, %29, !dbg !484
  %31 = add nuw i64 %24, 1, !dbg !481
  %32 = icmp eq i64 %31, %7, !dbg !481
  br i1 %32, label %20, label %23, !dbg !481, !llvm.loop !485

33:
  %34 = add i64 %19, 1, !dbg !480
  %35 = getelementptr i8, i8* %3, i64 %34, !dbg !480
  %36 = load i8, i8* %35, align 1, !dbg !480
  %37 = icmp eq i8 %36, 0, !dbg !480
  br i1 %37, label %38, label %17, !dbg !480, !llvm.loop !486

38:
  %39 = phi i64 [ 0, %12 ], [ %34, %33 ], [ %19, %20 ], !dbg !482
  %40 = add i64 %39, 1, !dbg !488
  call void @__midway_touched(i8* noundef nonnull %3, i64 noundef %40, i32 noundef 0) #3, !dbg !488
  %41 = getelementptr i8, i8* %3, i64 %39, !dbg !489
  %42 = bitcast i8** %0 to i8*, !dbg !490
  call void @__midway_check(i8* noundef %42, i64 noundef 8, i32 noundef 1) #3, !dbg !490
  %43 = load i8, i8* %41, align 1, !dbg !491
  %44 = icmp eq i8 %43, 0, !dbg !491
  %45 = getelementptr i8, i8* %41, i64 1, !dbg !491
  %46 = select i1 %44, i8* null, i8* %45, !dbg !491
  store i8* %46, i8** %0, align 8, !dbg !491
  %47 = load i8, i8* %41, align 1, !dbg !492
  %48 = icmp eq i8 %47, 0, !dbg !492
  br i1 %48, label %50, label %49, !dbg !492

49:
  call void @__midway_memset(i8* noundef %41, i32 noundef 0, i64 noundef 1) #3, !dbg !493
  br label %50, !dbg !493

50:
  %51 = phi i8* [ null, %2 ], [ %3, %49 ], [ %3, %38 ], !dbg !494
  ret i8* %51, !dbg !495
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i8* @strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #1 !dbg !496 {
  %4 = bitcast i8** %2 to i8*, !dbg !497
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #3, !dbg !497
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #4, !dbg !498
  ret i8* %5, !dbg !498
}

define internal fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** nocapture noundef %2) unnamed_addr #1 !dbg !499 {
  %4 = icmp eq i8* %0, null, !dbg !500
  br i1 %4, label %5, label %7, !dbg !500

5:
  %6 = load i8*, i8** %2, align 8, !dbg !500
  br label %7, !dbg !500

7:
  %8 = phi i8* [ %6, %5 ], [ %0, %3 ], !dbg !500
  %9 = icmp eq i8* %8, null, !dbg !501
  br i1 %9, label %94, label %10, !dbg !501

10:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !502
  br label %11, !dbg !505

11:
  %12 = phi i64 [ 0, %10 ], [ %16, %11 ], !dbg !507
  %13 = getelementptr i8, i8* %1, i64 %12, !dbg !505
  %14 = load i8, i8* %13, align 1, !dbg !505
  %15 = icmp eq i8 %14, 0, !dbg !505
  %16 = add i64 %12, 1, !dbg !508
  br i1 %15, label %17, label %11, !dbg !505, !llvm.loop !509

17:
  call void @__midway_touched(i8* noundef %1, i64 noundef %16, i32 noundef 0) #3, !dbg !510
  call void @__midway_check(i8* noundef nonnull %8, i64 noundef 1, i32 noundef 0) #3, !dbg !511
  %18 = load i8, i8* %8, align 1, !dbg !512
  %19 = icmp eq i8 %18, 0, !dbg !512
  br i1 %19, label %43, label %20, !dbg !512

20:
  %21 = icmp eq i64 %12, 0
  br label %22, !dbg !512

22:
  %23 = phi i8 [ %18, %20 ], [ %41, %38 ]
  %24 = phi i64 [ 0, %20 ], [ %39, %38 ]
  br i1 %21, label %25, label %28, !dbg !513

25:
  %26 = phi i32 [ 0, %22 ], [ %35, %28 ], !dbg !514
  %27 = icmp eq i32 %26, 1, !dbg !515
  br i1 %27, label %38, label %43

28:
  %29 = phi i64 [ %36, %28 ], [ 0, %22 ]
  %30 = phi i32 [ %35, %28 ], [ 0, %22 ]
  %31 = getelementptr i8, i8* %1, i64 %29, !dbg !516
  %32 = load i8, i8* %31, align 1, !dbg !516
  %33 = icmp eq i8 %23, %32, !dbg !516
  %34 = zext i1 %33 to i32, !dbg !516
  %35 = or i32 %30, %34, !dbg !516
  %36 = add nuw i64 %29, 1, !dbg !513
  %37 = icmp eq i64 %36, %12, !dbg !513
  br i1 %37, label %25, label %28, !dbg !513, !llvm.loop !517

38:
  %39 = add i64 %24, 1, !dbg !512
  %40 = getelementptr i8, i8* %8, i64 %39, !dbg !512
  %41 = load i8, i8* %40, align 1, !dbg !512
  %42 = icmp eq i8 %41, 0, !dbg !512
  br i1 %42, label %43, label %22, !dbg !512, !llvm.loop !518

43:
  %44 = phi i64 [ 0, %17 ], [ %39, %38 ], [ %24, %25 ], !dbg !514
  %45 = add i64 %44, 1, !dbg !520
  call void @__midway_touched(i8* noundef nonnull %8, i64 noundef %45, i32 noundef 0) #3, !dbg !520
  %46 = getelementptr i8, i8* %8, i64 %44, !dbg !521
  %47 = load i8, i8* %46, align 1, !dbg !522
  %48 = icmp eq i8 %47, 0, !dbg !522
  br i1 %48, label %49, label %50, !dbg !522

49:
  store i8* %46, i8** %2, align 8, !dbg !523
  br label %94, !dbg !524

50:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !525
  br label %51, !dbg !528

51:
  %52 = phi i64 [ 0, %50 ], [ %56, %51 ], !dbg !530
  %53 = getelementptr i8, i8* %1, i64 %52, !dbg !528
  %54 = load i8, i8* %53, align 1, !dbg !528
  %55 = icmp eq i8 %54, 0, !dbg !528
  %56 = add i64 %52, 1, !dbg !531
  br i1 %55, label %57, label %51, !dbg !528, !llvm.loop !532

57:
  call void @__midway_touched(i8* noundef %1, i64 noundef %56, i32 noundef 0) #3, !dbg !533
  call void @__midway_check(i8* noundef %46, i64 noundef 1, i32 noundef 0) #3, !dbg !534
  %58 = load i8, i8* %46, align 1, !dbg !535
  %59 = icmp eq i8 %58, 0, !dbg !535
  br i1 %59, label %83, label %60, !dbg !535

60:
  %61 = icmp eq i64 %52, 0
  br label %62, !dbg !535

62:
  %63 = phi i8 [ %58, %60 ], [ %81, %78 ]
  %64 = phi i64 [ 0, %60 ], [ %79, %78 ]
  br i1 %61, label %65, label %68, !dbg !536

65:
  %66 = phi i32 [ 0, %62 ], [ %75, %68 ], !dbg !537
  %67 = icmp eq i32 %66, 0, !dbg !538
  br i1 %67, label %78, label %83

68:
  %69 = phi i64 [ %76, %68 ], [ 0, %62 ]
  %70 = phi i32 [ %75, %68 ], [ 0, %62 ]
  %71 = getelementptr i8, i8* %1, i64 %69, !dbg !539
  %72 = load i8, i8* %71, align 1, !dbg !539
  %73 = icmp eq i8 %63, %72, !dbg !539
  %74 = zext i1 %73 to i32, !dbg !539
  %75 = or i32 %70, %74, !dbg !539
  %76 = add nuw i64 %69, 1, !dbg !536
  %77 = icmp eq i64 %76, %52, !dbg !536
  br i1 %77, label %65, label %68, !dbg !536, !llvm.loop !540

78:
  %79 = add i64 %64, 1, !dbg !535
  %80 = getelementptr i8, i8* %46, i64 %79, !dbg !535
  %81 = load i8, i8* %80, align 1, !dbg !535
  %82 = icmp eq i8 %81, 0, !dbg !535
  br i1 %82, label %83, label %62, !dbg !535, !llvm.loop !541

83:
  %84 = phi i64 [ 0, %57 ], [ %79, %78 ], [ %64, %65 ], !dbg !537
  %85 = add i64 %84, 1, !dbg !543
  call void @__midway_touched(i8* noundef %46, i64 noundef %85, i32 noundef 0) #3, !dbg !543
  %86 = getelementptr i8, i8* %46, i64 %84, !dbg !544
  %87 = load i8, i8* %86, align 1, !dbg !545
  %88 = icmp ne i8 %87, 0, !dbg !545
  %89 = zext i1 %88 to i64, !dbg !545
  %90 = getelementptr i8, i8* %86, i64 %89, !dbg !545
  store i8* %90, i8** %2, align 8, !dbg !545
  %91 = load i8, i8* %86, align 1, !dbg !546
  %92 = icmp eq i8 %91, 0, !dbg !546
  br i1 %92, label %94, label %93, !dbg !546

93:
  call void @__midway_memset(i8* noundef %86, i32 noundef 0, i64 noundef 1) #3, !dbg !547
  br label %94, !dbg !547

94:
  %95 = phi i8* [ null, %49 ], [ null, %7 ], [ %46, %93 ], [ %46, %83 ], !dbg !548
  ret i8* %95, !dbg !549
}

define dso_local i8* @__strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #1 !dbg !550 {
  %4 = bitcast i8** %2 to i8*, !dbg !551
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #3, !dbg !551, !noalias !553
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #3, !dbg !557
  ret i8* %5, !dbg !558
}

define dso_local i8* @strtok(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #1 !dbg !559 {
  call void @__midway_check(i8* noundef bitcast (i8** @strtok_rest to i8*), i64 noundef 8, i32 noundef 1) #3, !dbg !560
  %3 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef nonnull @strtok_rest) #4, !dbg !561
  ret i8* %3, !dbg !561
}

define dso_local noalias i8* @strdup(i8* noundef %0) local_unnamed_addr #1 !dbg !562 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !563
  br label %2, !dbg !565

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !567
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !565
  %5 = load i8, i8* %4, align 1, !dbg !565
  %6 = icmp eq i8 %5, 0, !dbg !565
  %7 = add i64 %3, 1, !dbg !568
  br i1 %6, label %8, label %2, !dbg !565, !llvm.loop !569

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #3, !dbg !570
  %9 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !571
  %10 = icmp eq i32 %9, 0, !dbg !571
  br i1 %10, label %17, label %11, !dbg !571

11:
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #3, !dbg !571
  %13 = icmp eq i32 %12, 0, !dbg !571
  br i1 %13, label %17, label %14, !dbg !571

14:
  %15 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !574
  %16 = bitcast i8* %15 to i32*, !dbg !579
  store i32 12, i32* %16, align 8, !dbg !579
  br label %20, !dbg !580

17:
  %18 = call i8* @__midway_alloc(i64 noundef %7, i64 noundef 16, i32 noundef 1) #3, !dbg !581
  call void @__midway_memcpy(i8* noundef %18, i8* noundef %0, i64 noundef %3) #3, !dbg !584
  %19 = getelementptr i8, i8* %18, i64 %3, !dbg !585
  store i8 0, i8* %19, align 1, !dbg !585
  br label %20

20:
  %21 = phi i8* [ null, %14 ], [ %18, %17 ], !dbg !586
  ret i8* %21, !dbg !587
}

define dso_local i8* @__strdup(i8* noundef %0) local_unnamed_addr #1 !dbg !588 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !589
  br label %2, !dbg !591

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !593
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !591
  %5 = load i8, i8* %4, align 1, !dbg !591
  %6 = icmp eq i8 %5, 0, !dbg !591
  %7 = add i64 %3, 1, !dbg !594
  br i1 %6, label %8, label %2, !dbg !591, !llvm.loop !595

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #3, !dbg !596
  %9 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !597
  %10 = icmp eq i32 %9, 0, !dbg !597
  br i1 %10, label %17, label %11, !dbg !597

11:
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #3, !dbg !597
  %13 = icmp eq i32 %12, 0, !dbg !597
  br i1 %13, label %17, label %14, !dbg !597

14:
  %15 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !599
  %16 = bitcast i8* %15 to i32*, !dbg !602
  store i32 12, i32* %16, align 8, !dbg !602
  br label %20, !dbg !603

17:
  %18 = call i8* @__midway_alloc(i64 noundef %7, i64 noundef 16, i32 noundef 1) #3, !dbg !604
  call void @__midway_memcpy(i8* noundef %18, i8* noundef %0, i64 noundef %3) #3, !dbg !606
  %19 = getelementptr i8, i8* %18, i64 %3, !dbg !607
  store i8 0, i8* %19, align 1, !dbg !607
  br label %20

20:
  %21 = phi i8* [ null, %14 ], [ %18, %17 ], !dbg !608
  ret i8* %21, !dbg !609
}

define dso_local noalias i8* @strndup(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !610 {
  %3 = icmp eq i64 %1, 0, !dbg !611
  br i1 %3, label %23, label %4, !dbg !611

4:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !613
  %5 = load i8, i8* %0, align 1, !dbg !614
  %6 = icmp eq i8 %5, 0, !dbg !614
  br i1 %6, label %18, label %11, !dbg !614

7:
  %8 = getelementptr i8, i8* %0, i64 %13, !dbg !614
  %9 = load i8, i8* %8, align 1, !dbg !614
  %10 = icmp eq i8 %9, 0, !dbg !614
  br i1 %10, label %15, label %11, !dbg !614, !llvm.loop !615

11:
  %12 = phi i64 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i64 %12, 1, !dbg !616
  %14 = icmp eq i64 %13, %1, !dbg !614
  br i1 %14, label %15, label %7, !dbg !614, !llvm.loop !615

15:
  %16 = phi i64 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i64 %13, %1, !dbg !614
  br label %18, !dbg !617

18:
  %19 = phi i64 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i64 %19, 1, !dbg !617
  %22 = select i1 %20, i64 %21, i64 %1, !dbg !617
  call void @__midway_touched(i8* noundef %0, i64 noundef %22, i32 noundef 0) #3, !dbg !617
  br label %23

23:
  %24 = phi i64 [ %19, %18 ], [ 0, %2 ], !dbg !618
  %25 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !619
  %26 = icmp eq i32 %25, 0, !dbg !619
  br i1 %26, label %33, label %27, !dbg !619

27:
  %28 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #3, !dbg !619
  %29 = icmp eq i32 %28, 0, !dbg !619
  br i1 %29, label %33, label %30, !dbg !619

30:
  %31 = call i8* @__midway_thread_storage(i64 noundef 592) #3, !dbg !621
  %32 = bitcast i8* %31 to i32*, !dbg !624
  store i32 12, i32* %32, align 8, !dbg !624
  br label %37, !dbg !625

33:
  %34 = add i64 %24, 1, !dbg !626
  %35 = call i8* @__midway_alloc(i64 noundef %34, i64 noundef 16, i32 noundef 1) #3, !dbg !627
  call void @__midway_memcpy(i8* noundef %35, i8* noundef %0, i64 noundef %24) #3, !dbg !629
  %36 = getelementptr i8, i8* %35, i64 %24, !dbg !630
  store i8 0, i8* %36, align 1, !dbg !630
  br label %37

37:
  %38 = phi i8* [ null, %30 ], [ %35, %33 ], !dbg !631
  ret i8* %38, !dbg !632
}

define dso_local i8* @__strcpy_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !633 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !634, !noalias !637
  br label %4, !dbg !640

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !642
  %6 = getelementptr i8, i8* %1, i64 %5, !dbg !640
  %7 = load i8, i8* %6, align 1, !dbg !640, !alias.scope !643, !noalias !637
  %8 = icmp eq i8 %7, 0, !dbg !640
  %9 = add i64 %5, 1, !dbg !645
  br i1 %8, label %10, label %4, !dbg !640, !llvm.loop !646

10:
  call void @__midway_touched(i8* noundef %1, i64 noundef %9, i32 noundef 0) #3, !dbg !647, !noalias !637
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %9) #3, !dbg !648
  ret i8* %0, !dbg !649
}

define dso_local i8* @__stpcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !650 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !651, !noalias !654
  br label %4, !dbg !657

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !659
  %6 = getelementptr i8, i8* %1, i64 %5, !dbg !657
  %7 = load i8, i8* %6, align 1, !dbg !657, !alias.scope !660, !noalias !654
  %8 = icmp eq i8 %7, 0, !dbg !657
  %9 = add i64 %5, 1, !dbg !662
  br i1 %8, label %10, label %4, !dbg !657, !llvm.loop !663

10:
  call void @__midway_touched(i8* noundef %1, i64 noundef %9, i32 noundef 0) #3, !dbg !664, !noalias !654
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %9) #3, !dbg !665
  %11 = getelementptr i8, i8* %0, i64 %5, !dbg !666
  ret i8* %11, !dbg !667
}

define dso_local i8* @__strncpy_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 !dbg !668 {
  %5 = icmp eq i64 %2, 0, !dbg !669
  br i1 %5, label %25, label %6, !dbg !669

6:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !673, !noalias !674
  %7 = load i8, i8* %1, align 1, !dbg !679, !alias.scope !680, !noalias !674
  %8 = icmp eq i8 %7, 0, !dbg !679
  br i1 %8, label %20, label %13, !dbg !679

9:
  %10 = getelementptr i8, i8* %1, i64 %15, !dbg !679
  %11 = load i8, i8* %10, align 1, !dbg !679, !alias.scope !680, !noalias !674
  %12 = icmp eq i8 %11, 0, !dbg !679
  br i1 %12, label %17, label %13, !dbg !679, !llvm.loop !683

13:
  %14 = phi i64 [ %15, %9 ], [ 0, %6 ]
  %15 = add nuw i64 %14, 1, !dbg !684
  %16 = icmp eq i64 %15, %2, !dbg !679
  br i1 %16, label %17, label %9, !dbg !679, !llvm.loop !685

17:
  %18 = phi i64 [ %15, %9 ], [ %2, %13 ], !dbg !684
  %19 = icmp ult i64 %18, %2, !dbg !679
  br label %20, !dbg !686

20:
  %21 = phi i64 [ 0, %6 ], [ %18, %17 ]
  %22 = phi i1 [ true, %6 ], [ %19, %17 ]
  %23 = add i64 %21, 1, !dbg !686
  %24 = select i1 %22, i64 %23, i64 %2, !dbg !686
  call void @__midway_touched(i8* noundef %1, i64 noundef %24, i32 noundef 0) #3, !dbg !686, !noalias !674
  br label %25

25:
  %26 = phi i64 [ %21, %20 ], [ 0, %4 ], !dbg !687
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %26) #3, !dbg !688
  %27 = getelementptr i8, i8* %0, i64 %26, !dbg !689
  %28 = sub i64 %2, %26, !dbg !689
  call void @__midway_memset(i8* noundef %27, i32 noundef 0, i64 noundef %28) #3, !dbg !689
  ret i8* %0, !dbg !690
}

define dso_local i8* @__strcat_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !691 {
  %4 = call i8* @strcat(i8* noundef %0, i8* noundef %1) #3, !dbg !692
  ret i8* %0, !dbg !692
}

define dso_local i8* @__strncat_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 !dbg !693 {
  %5 = call i8* @strncat(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !694
  ret i8* %0, !dbg !694
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #2

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/string.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "strlen", scope: !1, file: !1, line: 29, type: !9, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 96, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "read_string", scope: !13, file: !13, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 29, scope: !8)
!15 = !DILocation(line: 88, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "length", scope: !13, file: !13, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !14)
!18 = !DILocation(line: 0, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 89, scope: !16, inlinedAt: !17)
!20 = distinct !{!20, !15, !19, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !DILocation(line: 98, scope: !12, inlinedAt: !14)
!24 = !DILocation(line: 29, scope: !8)
!25 = distinct !DISubprogram(name: "strnlen", scope: !1, file: !1, line: 30, type: !9, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = !DILocation(line: 19, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "bounded", scope: !1, file: !1, line: 17, type: !9, scopeLine: 18, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!28 = distinct !DILocation(line: 30, scope: !25)
!29 = !DILocation(line: 21, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 23, scope: !27, inlinedAt: !28)
!31 = distinct !{!31, !30, !32, !21, !22}
!32 = !DILocation(line: 24, scope: !27, inlinedAt: !28)
!33 = !DILocation(line: 25, scope: !27, inlinedAt: !28)
!34 = !DILocation(line: 0, scope: !27, inlinedAt: !28)
!35 = !DILocation(line: 30, scope: !25)
!36 = distinct !DISubprogram(name: "strcpy", scope: !1, file: !1, line: 32, type: !9, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = !DILocation(line: 96, scope: !12, inlinedAt: !38)
!38 = distinct !DILocation(line: 34, scope: !36)
!39 = !DILocation(line: 88, scope: !16, inlinedAt: !40)
!40 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !38)
!41 = !DILocation(line: 0, scope: !16, inlinedAt: !40)
!42 = !DILocation(line: 89, scope: !16, inlinedAt: !40)
!43 = distinct !{!43, !39, !42, !21, !22}
!44 = !DILocation(line: 98, scope: !12, inlinedAt: !38)
!45 = !DILocation(line: 34, scope: !36)
!46 = !DILocation(line: 35, scope: !36)
!47 = distinct !DISubprogram(name: "stpcpy", scope: !1, file: !1, line: 38, type: !9, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = !DILocation(line: 96, scope: !12, inlinedAt: !49)
!49 = distinct !DILocation(line: 40, scope: !47)
!50 = !DILocation(line: 88, scope: !16, inlinedAt: !51)
!51 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !49)
!52 = !DILocation(line: 0, scope: !16, inlinedAt: !51)
!53 = !DILocation(line: 89, scope: !16, inlinedAt: !51)
!54 = distinct !{!54, !50, !53, !21, !22}
!55 = !DILocation(line: 98, scope: !12, inlinedAt: !49)
!56 = !DILocation(line: 41, scope: !47)
!57 = !DILocation(line: 42, scope: !47)
!58 = distinct !DISubprogram(name: "__stpcpy", scope: !1, file: !1, line: 45, type: !9, scopeLine: 45, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = !DILocation(line: 96, scope: !12, inlinedAt: !60)
!60 = distinct !DILocation(line: 40, scope: !47, inlinedAt: !61)
!61 = distinct !DILocation(line: 45, scope: !58)
!62 = !{!63}
!63 = distinct !{!63, !64, !"stpcpy: argument 0"}
!64 = distinct !{!64, !"stpcpy"}
!65 = !DILocation(line: 88, scope: !16, inlinedAt: !66)
!66 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !60)
!67 = !DILocation(line: 0, scope: !16, inlinedAt: !66)
!68 = !{!69}
!69 = distinct !{!69, !64, !"stpcpy: argument 1"}
!70 = !DILocation(line: 89, scope: !16, inlinedAt: !66)
!71 = distinct !{!71, !65, !70, !21, !22}
!72 = !DILocation(line: 98, scope: !12, inlinedAt: !60)
!73 = !DILocation(line: 41, scope: !47, inlinedAt: !61)
!74 = !DILocation(line: 42, scope: !47, inlinedAt: !61)
!75 = !DILocation(line: 45, scope: !58)
!76 = distinct !DISubprogram(name: "stpncpy", scope: !1, file: !1, line: 47, type: !9, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!77 = !DILocation(line: 19, scope: !27, inlinedAt: !78)
!78 = distinct !DILocation(line: 49, scope: !76)
!79 = !DILocation(line: 21, scope: !27, inlinedAt: !78)
!80 = !DILocation(line: 23, scope: !27, inlinedAt: !78)
!81 = distinct !{!81, !80, !82, !21, !22}
!82 = !DILocation(line: 24, scope: !27, inlinedAt: !78)
!83 = !DILocation(line: 25, scope: !27, inlinedAt: !78)
!84 = !DILocation(line: 0, scope: !27, inlinedAt: !78)
!85 = !DILocation(line: 50, scope: !76)
!86 = !DILocation(line: 51, scope: !76)
!87 = !DILocation(line: 52, scope: !76)
!88 = distinct !DISubprogram(name: "strncpy", scope: !1, file: !1, line: 55, type: !9, scopeLine: 56, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!89 = !DILocation(line: 19, scope: !27, inlinedAt: !90)
!90 = distinct !DILocation(line: 49, scope: !76, inlinedAt: !91)
!91 = distinct !DILocation(line: 57, scope: !88)
!92 = !DILocation(line: 21, scope: !27, inlinedAt: !90)
!93 = !{!94}
!94 = distinct !{!94, !95, !"stpncpy: argument 0"}
!95 = distinct !{!95, !"stpncpy"}
!96 = !DILocation(line: 23, scope: !27, inlinedAt: !90)
!97 = !{!98}
!98 = distinct !{!98, !95, !"stpncpy: argument 1"}
!99 = distinct !{!99, !96, !100, !21, !22}
!100 = !DILocation(line: 24, scope: !27, inlinedAt: !90)
!101 = distinct !{!101, !96, !100, !21, !22}
!102 = !DILocation(line: 25, scope: !27, inlinedAt: !90)
!103 = !DILocation(line: 0, scope: !27, inlinedAt: !90)
!104 = !DILocation(line: 50, scope: !76, inlinedAt: !91)
!105 = !DILocation(line: 51, scope: !76, inlinedAt: !91)
!106 = !DILocation(line: 58, scope: !88)
!107 = distinct !DISubprogram(name: "strcat", scope: !1, file: !1, line: 61, type: !9, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = !DILocation(line: 96, scope: !12, inlinedAt: !109)
!109 = distinct !DILocation(line: 63, scope: !107)
!110 = !DILocation(line: 88, scope: !16, inlinedAt: !111)
!111 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !109)
!112 = !DILocation(line: 0, scope: !16, inlinedAt: !111)
!113 = !DILocation(line: 89, scope: !16, inlinedAt: !111)
!114 = distinct !{!114, !110, !113, !21, !22}
!115 = !DILocation(line: 98, scope: !12, inlinedAt: !109)
!116 = !DILocation(line: 96, scope: !12, inlinedAt: !117)
!117 = distinct !DILocation(line: 64, scope: !107)
!118 = !DILocation(line: 88, scope: !16, inlinedAt: !119)
!119 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !117)
!120 = !DILocation(line: 0, scope: !16, inlinedAt: !119)
!121 = !DILocation(line: 89, scope: !16, inlinedAt: !119)
!122 = distinct !{!122, !118, !121, !21, !22}
!123 = !DILocation(line: 98, scope: !12, inlinedAt: !117)
!124 = !DILocation(line: 64, scope: !107)
!125 = !DILocation(line: 65, scope: !107)
!126 = distinct !DISubprogram(name: "strncat", scope: !1, file: !1, line: 68, type: !9, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = !DILocation(line: 96, scope: !12, inlinedAt: !128)
!128 = distinct !DILocation(line: 70, scope: !126)
!129 = !DILocation(line: 88, scope: !16, inlinedAt: !130)
!130 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !128)
!131 = !DILocation(line: 0, scope: !16, inlinedAt: !130)
!132 = !DILocation(line: 89, scope: !16, inlinedAt: !130)
!133 = distinct !{!133, !129, !132, !21, !22}
!134 = !DILocation(line: 98, scope: !12, inlinedAt: !128)
!135 = !DILocation(line: 19, scope: !27, inlinedAt: !136)
!136 = distinct !DILocation(line: 70, scope: !126)
!137 = !DILocation(line: 21, scope: !27, inlinedAt: !136)
!138 = !DILocation(line: 23, scope: !27, inlinedAt: !136)
!139 = distinct !{!139, !138, !140, !21, !22}
!140 = !DILocation(line: 24, scope: !27, inlinedAt: !136)
!141 = !DILocation(line: 25, scope: !27, inlinedAt: !136)
!142 = !DILocation(line: 0, scope: !27, inlinedAt: !136)
!143 = !DILocation(line: 71, scope: !126)
!144 = !DILocation(line: 72, scope: !126)
!145 = !DILocation(line: 73, scope: !126)
!146 = distinct !DISubprogram(name: "strlcpy", scope: !1, file: !1, line: 76, type: !9, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!147 = !DILocation(line: 96, scope: !12, inlinedAt: !148)
!148 = distinct !DILocation(line: 78, scope: !146)
!149 = !DILocation(line: 88, scope: !16, inlinedAt: !150)
!150 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !148)
!151 = !DILocation(line: 0, scope: !16, inlinedAt: !150)
!152 = !DILocation(line: 89, scope: !16, inlinedAt: !150)
!153 = distinct !{!153, !149, !152, !21, !22}
!154 = !DILocation(line: 98, scope: !12, inlinedAt: !148)
!155 = !DILocation(line: 79, scope: !146)
!156 = !DILocation(line: 80, scope: !146)
!157 = !DILocation(line: 81, scope: !146)
!158 = !DILocation(line: 82, scope: !146)
!159 = !DILocation(line: 83, scope: !146)
!160 = !DILocation(line: 84, scope: !146)
!161 = distinct !DISubprogram(name: "strlcat", scope: !1, file: !1, line: 87, type: !9, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = !DILocation(line: 19, scope: !27, inlinedAt: !163)
!163 = distinct !DILocation(line: 89, scope: !161)
!164 = !DILocation(line: 21, scope: !27, inlinedAt: !163)
!165 = !DILocation(line: 23, scope: !27, inlinedAt: !163)
!166 = distinct !{!166, !165, !167, !21, !22}
!167 = !DILocation(line: 24, scope: !27, inlinedAt: !163)
!168 = !DILocation(line: 25, scope: !27, inlinedAt: !163)
!169 = !DILocation(line: 0, scope: !27, inlinedAt: !163)
!170 = !DILocation(line: 90, scope: !161)
!171 = !DILocation(line: 96, scope: !12, inlinedAt: !172)
!172 = distinct !DILocation(line: 78, scope: !146, inlinedAt: !173)
!173 = distinct !DILocation(line: 90, scope: !161)
!174 = !DILocation(line: 88, scope: !16, inlinedAt: !175)
!175 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !172)
!176 = !DILocation(line: 0, scope: !16, inlinedAt: !175)
!177 = !DILocation(line: 89, scope: !16, inlinedAt: !175)
!178 = distinct !{!178, !174, !177, !21, !22}
!179 = !DILocation(line: 98, scope: !12, inlinedAt: !172)
!180 = !DILocation(line: 79, scope: !146, inlinedAt: !173)
!181 = !DILocation(line: 80, scope: !146, inlinedAt: !173)
!182 = !DILocation(line: 81, scope: !146, inlinedAt: !173)
!183 = !DILocation(line: 82, scope: !146, inlinedAt: !173)
!184 = !DILocation(line: 83, scope: !146, inlinedAt: !173)
!185 = distinct !DISubprogram(name: "strcmp", scope: !1, file: !1, line: 116, type: !9, scopeLine: 116, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = !DILocation(line: 101, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 96, type: !9, scopeLine: 97, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = distinct !DILocation(line: 116, scope: !185)
!189 = !DILocation(line: 102, scope: !187, inlinedAt: !188)
!190 = !DILocation(line: 105, scope: !187, inlinedAt: !188)
!191 = !DILocation(line: 0, scope: !187, inlinedAt: !188)
!192 = !DILocation(line: 106, scope: !187, inlinedAt: !188)
!193 = !DILocation(line: 107, scope: !187, inlinedAt: !188)
!194 = !DILocation(line: 108, scope: !187, inlinedAt: !188)
!195 = distinct !{!195, !190, !196, !22}
!196 = !DILocation(line: 110, scope: !187, inlinedAt: !188)
!197 = !DILocation(line: 111, scope: !187, inlinedAt: !188)
!198 = !DILocation(line: 112, scope: !187, inlinedAt: !188)
!199 = !DILocation(line: 113, scope: !187, inlinedAt: !188)
!200 = !DILocation(line: 116, scope: !185)
!201 = distinct !DISubprogram(name: "strncmp", scope: !1, file: !1, line: 117, type: !9, scopeLine: 117, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = !DILocation(line: 99, scope: !187, inlinedAt: !203)
!203 = distinct !DILocation(line: 117, scope: !201)
!204 = !DILocation(line: 101, scope: !187, inlinedAt: !203)
!205 = !DILocation(line: 102, scope: !187, inlinedAt: !203)
!206 = !DILocation(line: 105, scope: !187, inlinedAt: !203)
!207 = !DILocation(line: 0, scope: !187, inlinedAt: !203)
!208 = !DILocation(line: 106, scope: !187, inlinedAt: !203)
!209 = !DILocation(line: 107, scope: !187, inlinedAt: !203)
!210 = !DILocation(line: 108, scope: !187, inlinedAt: !203)
!211 = distinct !{!211, !206, !212, !22}
!212 = !DILocation(line: 110, scope: !187, inlinedAt: !203)
!213 = !DILocation(line: 111, scope: !187, inlinedAt: !203)
!214 = !DILocation(line: 112, scope: !187, inlinedAt: !203)
!215 = !DILocation(line: 113, scope: !187, inlinedAt: !203)
!216 = !DILocation(line: 117, scope: !201)
!217 = distinct !DISubprogram(name: "strcoll", scope: !1, file: !1, line: 118, type: !9, scopeLine: 118, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!218 = !DILocation(line: 101, scope: !187, inlinedAt: !219)
!219 = distinct !DILocation(line: 118, scope: !217)
!220 = !DILocation(line: 102, scope: !187, inlinedAt: !219)
!221 = !DILocation(line: 105, scope: !187, inlinedAt: !219)
!222 = !DILocation(line: 0, scope: !187, inlinedAt: !219)
!223 = !DILocation(line: 106, scope: !187, inlinedAt: !219)
!224 = !DILocation(line: 107, scope: !187, inlinedAt: !219)
!225 = !DILocation(line: 108, scope: !187, inlinedAt: !219)
!226 = distinct !{!226, !221, !227, !22}
!227 = !DILocation(line: 110, scope: !187, inlinedAt: !219)
!228 = !DILocation(line: 111, scope: !187, inlinedAt: !219)
!229 = !DILocation(line: 112, scope: !187, inlinedAt: !219)
!230 = !DILocation(line: 113, scope: !187, inlinedAt: !219)
!231 = !DILocation(line: 118, scope: !217)
!232 = distinct !DISubprogram(name: "strcasecmp", scope: !1, file: !1, line: 119, type: !9, scopeLine: 119, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!233 = !DILocation(line: 101, scope: !187, inlinedAt: !234)
!234 = distinct !DILocation(line: 119, scope: !232)
!235 = !DILocation(line: 102, scope: !187, inlinedAt: !234)
!236 = !DILocation(line: 105, scope: !187, inlinedAt: !234)
!237 = !DILocation(line: 0, scope: !187, inlinedAt: !234)
!238 = !DILocation(line: 106, scope: !187, inlinedAt: !234)
!239 = !DILocation(line: 93, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "lower", scope: !1, file: !1, line: 93, type: !9, scopeLine: 93, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!241 = distinct !DILocation(line: 106, scope: !187, inlinedAt: !234)
!242 = !DILocation(line: 107, scope: !187, inlinedAt: !234)
!243 = !DILocation(line: 93, scope: !240, inlinedAt: !244)
!244 = distinct !DILocation(line: 107, scope: !187, inlinedAt: !234)
!245 = !DILocation(line: 108, scope: !187, inlinedAt: !234)
!246 = distinct !{!246, !236, !247, !22}
!247 = !DILocation(line: 110, scope: !187, inlinedAt: !234)
!248 = !DILocation(line: 111, scope: !187, inlinedAt: !234)
!249 = !DILocation(line: 112, scope: !187, inlinedAt: !234)
!250 = !DILocation(line: 113, scope: !187, inlinedAt: !234)
!251 = !DILocation(line: 119, scope: !232)
!252 = distinct !DISubprogram(name: "strncasecmp", scope: !1, file: !1, line: 120, type: !9, scopeLine: 120, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!253 = !DILocation(line: 99, scope: !187, inlinedAt: !254)
!254 = distinct !DILocation(line: 120, scope: !252)
!255 = !DILocation(line: 101, scope: !187, inlinedAt: !254)
!256 = !DILocation(line: 102, scope: !187, inlinedAt: !254)
!257 = !DILocation(line: 105, scope: !187, inlinedAt: !254)
!258 = !DILocation(line: 0, scope: !187, inlinedAt: !254)
!259 = !DILocation(line: 106, scope: !187, inlinedAt: !254)
!260 = !DILocation(line: 93, scope: !240, inlinedAt: !261)
!261 = distinct !DILocation(line: 106, scope: !187, inlinedAt: !254)
!262 = !DILocation(line: 107, scope: !187, inlinedAt: !254)
!263 = !DILocation(line: 93, scope: !240, inlinedAt: !264)
!264 = distinct !DILocation(line: 107, scope: !187, inlinedAt: !254)
!265 = !DILocation(line: 108, scope: !187, inlinedAt: !254)
!266 = distinct !{!266, !257, !267, !22}
!267 = !DILocation(line: 110, scope: !187, inlinedAt: !254)
!268 = !DILocation(line: 111, scope: !187, inlinedAt: !254)
!269 = !DILocation(line: 112, scope: !187, inlinedAt: !254)
!270 = !DILocation(line: 113, scope: !187, inlinedAt: !254)
!271 = !DILocation(line: 120, scope: !252)
!272 = distinct !DISubprogram(name: "strxfrm", scope: !1, file: !1, line: 122, type: !9, scopeLine: 123, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!273 = !DILocation(line: 96, scope: !12, inlinedAt: !274)
!274 = distinct !DILocation(line: 124, scope: !272)
!275 = !DILocation(line: 88, scope: !16, inlinedAt: !276)
!276 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !274)
!277 = !DILocation(line: 0, scope: !16, inlinedAt: !276)
!278 = !DILocation(line: 89, scope: !16, inlinedAt: !276)
!279 = distinct !{!279, !275, !278, !21, !22}
!280 = !DILocation(line: 98, scope: !12, inlinedAt: !274)
!281 = !DILocation(line: 125, scope: !272)
!282 = !DILocation(line: 126, scope: !272)
!283 = !DILocation(line: 127, scope: !272)
!284 = distinct !DISubprogram(name: "strchrnul", scope: !1, file: !1, line: 141, type: !9, scopeLine: 141, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!285 = !DILocation(line: 133, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 131, type: !9, scopeLine: 132, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!287 = distinct !DILocation(line: 141, scope: !284)
!288 = !DILocation(line: 135, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 0, scope: !286, inlinedAt: !287)
!290 = !DILocation(line: 136, scope: !286, inlinedAt: !287)
!291 = distinct !{!291, !288, !290, !21, !22}
!292 = !DILocation(line: 137, scope: !286, inlinedAt: !287)
!293 = !DILocation(line: 141, scope: !284)
!294 = distinct !DISubprogram(name: "strchr", scope: !1, file: !1, line: 143, type: !9, scopeLine: 144, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!295 = !DILocation(line: 133, scope: !286, inlinedAt: !296)
!296 = distinct !DILocation(line: 145, scope: !294)
!297 = !DILocation(line: 135, scope: !286, inlinedAt: !296)
!298 = !DILocation(line: 0, scope: !286, inlinedAt: !296)
!299 = !DILocation(line: 136, scope: !286, inlinedAt: !296)
!300 = distinct !{!300, !297, !299, !21, !22}
!301 = !DILocation(line: 137, scope: !286, inlinedAt: !296)
!302 = !DILocation(line: 146, scope: !294)
!303 = distinct !DISubprogram(name: "index", scope: !1, file: !1, line: 149, type: !9, scopeLine: 149, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!304 = !DILocation(line: 133, scope: !286, inlinedAt: !305)
!305 = distinct !DILocation(line: 145, scope: !294, inlinedAt: !306)
!306 = distinct !DILocation(line: 149, scope: !303)
!307 = !DILocation(line: 135, scope: !286, inlinedAt: !305)
!308 = !DILocation(line: 0, scope: !286, inlinedAt: !305)
!309 = !DILocation(line: 136, scope: !286, inlinedAt: !305)
!310 = distinct !{!310, !307, !309, !21, !22}
!311 = !DILocation(line: 137, scope: !286, inlinedAt: !305)
!312 = !DILocation(line: 146, scope: !294, inlinedAt: !306)
!313 = !DILocation(line: 149, scope: !303)
!314 = distinct !DISubprogram(name: "strrchr", scope: !1, file: !1, line: 151, type: !9, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!315 = !DILocation(line: 96, scope: !12, inlinedAt: !316)
!316 = distinct !DILocation(line: 153, scope: !314)
!317 = !DILocation(line: 88, scope: !16, inlinedAt: !318)
!318 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !316)
!319 = !DILocation(line: 0, scope: !16, inlinedAt: !318)
!320 = !DILocation(line: 89, scope: !16, inlinedAt: !318)
!321 = distinct !{!321, !317, !320, !21, !22}
!322 = !DILocation(line: 98, scope: !12, inlinedAt: !316)
!323 = !DILocation(line: 153, scope: !314)
!324 = !DILocation(line: 154, scope: !314)
!325 = distinct !{!325, !323, !326, !21, !22}
!326 = !DILocation(line: 155, scope: !314)
!327 = !DILocation(line: 157, scope: !314)
!328 = distinct !DISubprogram(name: "rindex", scope: !1, file: !1, line: 159, type: !9, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!329 = !DILocation(line: 96, scope: !12, inlinedAt: !330)
!330 = distinct !DILocation(line: 153, scope: !314, inlinedAt: !331)
!331 = distinct !DILocation(line: 159, scope: !328)
!332 = !DILocation(line: 88, scope: !16, inlinedAt: !333)
!333 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !330)
!334 = !DILocation(line: 0, scope: !16, inlinedAt: !333)
!335 = !DILocation(line: 89, scope: !16, inlinedAt: !333)
!336 = distinct !{!336, !332, !335, !21, !22}
!337 = !DILocation(line: 98, scope: !12, inlinedAt: !330)
!338 = !DILocation(line: 153, scope: !314, inlinedAt: !331)
!339 = !DILocation(line: 154, scope: !314, inlinedAt: !331)
!340 = distinct !{!340, !338, !341, !21, !22}
!341 = !DILocation(line: 155, scope: !314, inlinedAt: !331)
!342 = !DILocation(line: 159, scope: !328)
!343 = distinct !DISubprogram(name: "strspn", scope: !1, file: !1, line: 177, type: !9, scopeLine: 177, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!344 = !DILocation(line: 96, scope: !12, inlinedAt: !345)
!345 = distinct !DILocation(line: 164, scope: !346, inlinedAt: !347)
!346 = distinct !DISubprogram(name: "span", scope: !1, file: !1, line: 162, type: !9, scopeLine: 163, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!347 = distinct !DILocation(line: 177, scope: !343)
!348 = !DILocation(line: 88, scope: !16, inlinedAt: !349)
!349 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !345)
!350 = !DILocation(line: 0, scope: !16, inlinedAt: !349)
!351 = !DILocation(line: 89, scope: !16, inlinedAt: !349)
!352 = distinct !{!352, !348, !351, !21, !22}
!353 = !DILocation(line: 98, scope: !12, inlinedAt: !345)
!354 = !DILocation(line: 165, scope: !346, inlinedAt: !347)
!355 = !DILocation(line: 166, scope: !346, inlinedAt: !347)
!356 = !DILocation(line: 168, scope: !346, inlinedAt: !347)
!357 = !DILocation(line: 0, scope: !346, inlinedAt: !347)
!358 = !DILocation(line: 170, scope: !346, inlinedAt: !347)
!359 = !DILocation(line: 169, scope: !346, inlinedAt: !347)
!360 = distinct !{!360, !356, !359, !21, !22}
!361 = distinct !{!361, !355, !362, !21, !22}
!362 = !DILocation(line: 172, scope: !346, inlinedAt: !347)
!363 = !DILocation(line: 173, scope: !346, inlinedAt: !347)
!364 = !DILocation(line: 177, scope: !343)
!365 = distinct !DISubprogram(name: "strcspn", scope: !1, file: !1, line: 178, type: !9, scopeLine: 178, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!366 = !DILocation(line: 96, scope: !12, inlinedAt: !367)
!367 = distinct !DILocation(line: 164, scope: !346, inlinedAt: !368)
!368 = distinct !DILocation(line: 178, scope: !365)
!369 = !DILocation(line: 88, scope: !16, inlinedAt: !370)
!370 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !367)
!371 = !DILocation(line: 0, scope: !16, inlinedAt: !370)
!372 = !DILocation(line: 89, scope: !16, inlinedAt: !370)
!373 = distinct !{!373, !369, !372, !21, !22}
!374 = !DILocation(line: 98, scope: !12, inlinedAt: !367)
!375 = !DILocation(line: 165, scope: !346, inlinedAt: !368)
!376 = !DILocation(line: 166, scope: !346, inlinedAt: !368)
!377 = !DILocation(line: 168, scope: !346, inlinedAt: !368)
!378 = !DILocation(line: 0, scope: !346, inlinedAt: !368)
!379 = !DILocation(line: 170, scope: !346, inlinedAt: !368)
!380 = !DILocation(line: 169, scope: !346, inlinedAt: !368)
!381 = distinct !{!381, !377, !380, !21, !22}
!382 = distinct !{!382, !376, !383, !21, !22}
!383 = !DILocation(line: 172, scope: !346, inlinedAt: !368)
!384 = !DILocation(line: 173, scope: !346, inlinedAt: !368)
!385 = !DILocation(line: 178, scope: !365)
!386 = distinct !DISubprogram(name: "strpbrk", scope: !1, file: !1, line: 180, type: !9, scopeLine: 181, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!387 = !DILocation(line: 96, scope: !12, inlinedAt: !388)
!388 = distinct !DILocation(line: 164, scope: !346, inlinedAt: !389)
!389 = distinct !DILocation(line: 182, scope: !386)
!390 = !DILocation(line: 88, scope: !16, inlinedAt: !391)
!391 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !388)
!392 = !DILocation(line: 0, scope: !16, inlinedAt: !391)
!393 = !DILocation(line: 89, scope: !16, inlinedAt: !391)
!394 = distinct !{!394, !390, !393, !21, !22}
!395 = !DILocation(line: 98, scope: !12, inlinedAt: !388)
!396 = !DILocation(line: 165, scope: !346, inlinedAt: !389)
!397 = !DILocation(line: 166, scope: !346, inlinedAt: !389)
!398 = !DILocation(line: 168, scope: !346, inlinedAt: !389)
!399 = !DILocation(line: 0, scope: !346, inlinedAt: !389)
!400 = !DILocation(line: 170, scope: !346, inlinedAt: !389)
!401 = !DILocation(line: 169, scope: !346, inlinedAt: !389)
!402 = distinct !{!402, !398, !401, !21, !22}
!403 = distinct !{!403, !397, !404, !21, !22}
!404 = !DILocation(line: 172, scope: !346, inlinedAt: !389)
!405 = !DILocation(line: 173, scope: !346, inlinedAt: !389)
!406 = !DILocation(line: 182, scope: !386)
!407 = !DILocation(line: 183, scope: !386)
!408 = distinct !DISubprogram(name: "strstr", scope: !1, file: !1, line: 199, type: !9, scopeLine: 199, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!409 = !DILocation(line: 96, scope: !12, inlinedAt: !410)
!410 = distinct !DILocation(line: 188, scope: !411, inlinedAt: !412)
!411 = distinct !DISubprogram(name: "find_string", scope: !1, file: !1, line: 186, type: !9, scopeLine: 187, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!412 = distinct !DILocation(line: 199, scope: !408)
!413 = !DILocation(line: 88, scope: !16, inlinedAt: !414)
!414 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !410)
!415 = !DILocation(line: 0, scope: !16, inlinedAt: !414)
!416 = !DILocation(line: 89, scope: !16, inlinedAt: !414)
!417 = distinct !{!417, !413, !416, !21, !22}
!418 = !DILocation(line: 98, scope: !12, inlinedAt: !410)
!419 = !DILocation(line: 96, scope: !12, inlinedAt: !420)
!420 = distinct !DILocation(line: 188, scope: !411, inlinedAt: !412)
!421 = !DILocation(line: 88, scope: !16, inlinedAt: !422)
!422 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !420)
!423 = !DILocation(line: 0, scope: !16, inlinedAt: !422)
!424 = !DILocation(line: 89, scope: !16, inlinedAt: !422)
!425 = distinct !{!425, !421, !424, !21, !22}
!426 = !DILocation(line: 98, scope: !12, inlinedAt: !420)
!427 = !DILocation(line: 189, scope: !411, inlinedAt: !412)
!428 = distinct !{!428, !427, !429, !21, !22}
!429 = !DILocation(line: 195, scope: !411, inlinedAt: !412)
!430 = !DILocation(line: 191, scope: !411, inlinedAt: !412)
!431 = !DILocation(line: 192, scope: !411, inlinedAt: !412)
!432 = distinct !{!432, !430, !431, !21, !22}
!433 = !DILocation(line: 0, scope: !411, inlinedAt: !412)
!434 = !DILocation(line: 193, scope: !411, inlinedAt: !412)
!435 = !DILocation(line: 199, scope: !408)
!436 = distinct !DISubprogram(name: "strcasestr", scope: !1, file: !1, line: 200, type: !9, scopeLine: 200, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!437 = !DILocation(line: 96, scope: !12, inlinedAt: !438)
!438 = distinct !DILocation(line: 188, scope: !411, inlinedAt: !439)
!439 = distinct !DILocation(line: 200, scope: !436)
!440 = !DILocation(line: 88, scope: !16, inlinedAt: !441)
!441 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !438)
!442 = !DILocation(line: 0, scope: !16, inlinedAt: !441)
!443 = !DILocation(line: 89, scope: !16, inlinedAt: !441)
!444 = distinct !{!444, !440, !443, !21, !22}
!445 = !DILocation(line: 98, scope: !12, inlinedAt: !438)
!446 = !DILocation(line: 96, scope: !12, inlinedAt: !447)
!447 = distinct !DILocation(line: 188, scope: !411, inlinedAt: !439)
!448 = !DILocation(line: 88, scope: !16, inlinedAt: !449)
!449 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !447)
!450 = !DILocation(line: 0, scope: !16, inlinedAt: !449)
!451 = !DILocation(line: 89, scope: !16, inlinedAt: !449)
!452 = distinct !{!452, !448, !451, !21, !22}
!453 = !DILocation(line: 98, scope: !12, inlinedAt: !447)
!454 = !DILocation(line: 189, scope: !411, inlinedAt: !439)
!455 = distinct !{!455, !454, !456, !21, !22}
!456 = !DILocation(line: 195, scope: !411, inlinedAt: !439)
!457 = !DILocation(line: 191, scope: !411, inlinedAt: !439)
!458 = !DILocation(line: 93, scope: !240, inlinedAt: !459)
!459 = distinct !DILocation(line: 191, scope: !411, inlinedAt: !439)
!460 = !DILocation(line: 93, scope: !240, inlinedAt: !461)
!461 = distinct !DILocation(line: 191, scope: !411, inlinedAt: !439)
!462 = !DILocation(line: 192, scope: !411, inlinedAt: !439)
!463 = distinct !{!463, !457, !462, !21, !22}
!464 = !DILocation(line: 0, scope: !411, inlinedAt: !439)
!465 = !DILocation(line: 193, scope: !411, inlinedAt: !439)
!466 = !DILocation(line: 200, scope: !436)
!467 = distinct !DISubprogram(name: "strsep", scope: !1, file: !1, line: 202, type: !9, scopeLine: 203, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!468 = !DILocation(line: 204, scope: !467)
!469 = !DILocation(line: 205, scope: !467)
!470 = !DILocation(line: 96, scope: !12, inlinedAt: !471)
!471 = distinct !DILocation(line: 164, scope: !346, inlinedAt: !472)
!472 = distinct !DILocation(line: 207, scope: !467)
!473 = !DILocation(line: 88, scope: !16, inlinedAt: !474)
!474 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !471)
!475 = !DILocation(line: 0, scope: !16, inlinedAt: !474)
!476 = !DILocation(line: 89, scope: !16, inlinedAt: !474)
!477 = distinct !{!477, !473, !476, !21, !22}
!478 = !DILocation(line: 98, scope: !12, inlinedAt: !471)
!479 = !DILocation(line: 165, scope: !346, inlinedAt: !472)
!480 = !DILocation(line: 166, scope: !346, inlinedAt: !472)
!481 = !DILocation(line: 168, scope: !346, inlinedAt: !472)
!482 = !DILocation(line: 0, scope: !346, inlinedAt: !472)
!483 = !DILocation(line: 170, scope: !346, inlinedAt: !472)
!484 = !DILocation(line: 169, scope: !346, inlinedAt: !472)
!485 = distinct !{!485, !481, !484, !21, !22}
!486 = distinct !{!486, !480, !487, !21, !22}
!487 = !DILocation(line: 172, scope: !346, inlinedAt: !472)
!488 = !DILocation(line: 173, scope: !346, inlinedAt: !472)
!489 = !DILocation(line: 207, scope: !467)
!490 = !DILocation(line: 208, scope: !467)
!491 = !DILocation(line: 209, scope: !467)
!492 = !DILocation(line: 210, scope: !467)
!493 = !DILocation(line: 211, scope: !467)
!494 = !DILocation(line: 0, scope: !467)
!495 = !DILocation(line: 213, scope: !467)
!496 = distinct !DISubprogram(name: "strtok_r", scope: !1, file: !1, line: 232, type: !9, scopeLine: 233, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!497 = !DILocation(line: 234, scope: !496)
!498 = !DILocation(line: 235, scope: !496)
!499 = distinct !DISubprogram(name: "token", scope: !1, file: !1, line: 215, type: !9, scopeLine: 216, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!500 = !DILocation(line: 217, scope: !499)
!501 = !DILocation(line: 218, scope: !499)
!502 = !DILocation(line: 96, scope: !12, inlinedAt: !503)
!503 = distinct !DILocation(line: 164, scope: !346, inlinedAt: !504)
!504 = distinct !DILocation(line: 220, scope: !499)
!505 = !DILocation(line: 88, scope: !16, inlinedAt: !506)
!506 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !503)
!507 = !DILocation(line: 0, scope: !16, inlinedAt: !506)
!508 = !DILocation(line: 89, scope: !16, inlinedAt: !506)
!509 = distinct !{!509, !505, !508, !21, !22}
!510 = !DILocation(line: 98, scope: !12, inlinedAt: !503)
!511 = !DILocation(line: 165, scope: !346, inlinedAt: !504)
!512 = !DILocation(line: 166, scope: !346, inlinedAt: !504)
!513 = !DILocation(line: 168, scope: !346, inlinedAt: !504)
!514 = !DILocation(line: 0, scope: !346, inlinedAt: !504)
!515 = !DILocation(line: 170, scope: !346, inlinedAt: !504)
!516 = !DILocation(line: 169, scope: !346, inlinedAt: !504)
!517 = distinct !{!517, !513, !516, !21, !22}
!518 = distinct !{!518, !512, !519, !21, !22}
!519 = !DILocation(line: 172, scope: !346, inlinedAt: !504)
!520 = !DILocation(line: 173, scope: !346, inlinedAt: !504)
!521 = !DILocation(line: 220, scope: !499)
!522 = !DILocation(line: 221, scope: !499)
!523 = !DILocation(line: 222, scope: !499)
!524 = !DILocation(line: 223, scope: !499)
!525 = !DILocation(line: 96, scope: !12, inlinedAt: !526)
!526 = distinct !DILocation(line: 164, scope: !346, inlinedAt: !527)
!527 = distinct !DILocation(line: 225, scope: !499)
!528 = !DILocation(line: 88, scope: !16, inlinedAt: !529)
!529 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !526)
!530 = !DILocation(line: 0, scope: !16, inlinedAt: !529)
!531 = !DILocation(line: 89, scope: !16, inlinedAt: !529)
!532 = distinct !{!532, !528, !531, !21, !22}
!533 = !DILocation(line: 98, scope: !12, inlinedAt: !526)
!534 = !DILocation(line: 165, scope: !346, inlinedAt: !527)
!535 = !DILocation(line: 166, scope: !346, inlinedAt: !527)
!536 = !DILocation(line: 168, scope: !346, inlinedAt: !527)
!537 = !DILocation(line: 0, scope: !346, inlinedAt: !527)
!538 = !DILocation(line: 170, scope: !346, inlinedAt: !527)
!539 = !DILocation(line: 169, scope: !346, inlinedAt: !527)
!540 = distinct !{!540, !536, !539, !21, !22}
!541 = distinct !{!541, !535, !542, !21, !22}
!542 = !DILocation(line: 172, scope: !346, inlinedAt: !527)
!543 = !DILocation(line: 173, scope: !346, inlinedAt: !527)
!544 = !DILocation(line: 225, scope: !499)
!545 = !DILocation(line: 226, scope: !499)
!546 = !DILocation(line: 227, scope: !499)
!547 = !DILocation(line: 228, scope: !499)
!548 = !DILocation(line: 0, scope: !499)
!549 = !DILocation(line: 230, scope: !499)
!550 = distinct !DISubprogram(name: "__strtok_r", scope: !1, file: !1, line: 238, type: !9, scopeLine: 238, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!551 = !DILocation(line: 234, scope: !496, inlinedAt: !552)
!552 = distinct !DILocation(line: 238, scope: !550)
!553 = !{!554, !556}
!554 = distinct !{!554, !555, !"strtok_r: argument 0"}
!555 = distinct !{!555, !"strtok_r"}
!556 = distinct !{!556, !555, !"strtok_r: argument 1"}
!557 = !DILocation(line: 235, scope: !496, inlinedAt: !552)
!558 = !DILocation(line: 238, scope: !550)
!559 = distinct !DISubprogram(name: "strtok", scope: !1, file: !1, line: 242, type: !9, scopeLine: 243, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!560 = !DILocation(line: 244, scope: !559)
!561 = !DILocation(line: 245, scope: !559)
!562 = distinct !DISubprogram(name: "strdup", scope: !1, file: !1, line: 260, type: !9, scopeLine: 260, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!563 = !DILocation(line: 96, scope: !12, inlinedAt: !564)
!564 = distinct !DILocation(line: 260, scope: !562)
!565 = !DILocation(line: 88, scope: !16, inlinedAt: !566)
!566 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !564)
!567 = !DILocation(line: 0, scope: !16, inlinedAt: !566)
!568 = !DILocation(line: 89, scope: !16, inlinedAt: !566)
!569 = distinct !{!569, !565, !568, !21, !22}
!570 = !DILocation(line: 98, scope: !12, inlinedAt: !564)
!571 = !DILocation(line: 250, scope: !572, inlinedAt: !573)
!572 = distinct !DISubprogram(name: "duplicate", scope: !1, file: !1, line: 248, type: !9, scopeLine: 249, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!573 = distinct !DILocation(line: 260, scope: !562)
!574 = !DILocation(line: 39, scope: !575, inlinedAt: !576)
!575 = distinct !DISubprogram(name: "area", scope: !13, file: !13, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!576 = distinct !DILocation(line: 44, scope: !577, inlinedAt: !578)
!577 = distinct !DISubprogram(name: "fail", scope: !13, file: !13, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!578 = distinct !DILocation(line: 251, scope: !572, inlinedAt: !573)
!579 = !DILocation(line: 44, scope: !577, inlinedAt: !578)
!580 = !DILocation(line: 252, scope: !572, inlinedAt: !573)
!581 = !DILocation(line: 110, scope: !582, inlinedAt: !583)
!582 = distinct !DISubprogram(name: "heap_alloc", scope: !13, file: !13, line: 110, type: !9, scopeLine: 110, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!583 = distinct !DILocation(line: 254, scope: !572, inlinedAt: !573)
!584 = !DILocation(line: 255, scope: !572, inlinedAt: !573)
!585 = !DILocation(line: 256, scope: !572, inlinedAt: !573)
!586 = !DILocation(line: 0, scope: !572, inlinedAt: !573)
!587 = !DILocation(line: 260, scope: !562)
!588 = distinct !DISubprogram(name: "__strdup", scope: !1, file: !1, line: 261, type: !9, scopeLine: 261, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!589 = !DILocation(line: 96, scope: !12, inlinedAt: !590)
!590 = distinct !DILocation(line: 261, scope: !588)
!591 = !DILocation(line: 88, scope: !16, inlinedAt: !592)
!592 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !590)
!593 = !DILocation(line: 0, scope: !16, inlinedAt: !592)
!594 = !DILocation(line: 89, scope: !16, inlinedAt: !592)
!595 = distinct !{!595, !591, !594, !21, !22}
!596 = !DILocation(line: 98, scope: !12, inlinedAt: !590)
!597 = !DILocation(line: 250, scope: !572, inlinedAt: !598)
!598 = distinct !DILocation(line: 261, scope: !588)
!599 = !DILocation(line: 39, scope: !575, inlinedAt: !600)
!600 = distinct !DILocation(line: 44, scope: !577, inlinedAt: !601)
!601 = distinct !DILocation(line: 251, scope: !572, inlinedAt: !598)
!602 = !DILocation(line: 44, scope: !577, inlinedAt: !601)
!603 = !DILocation(line: 252, scope: !572, inlinedAt: !598)
!604 = !DILocation(line: 110, scope: !582, inlinedAt: !605)
!605 = distinct !DILocation(line: 254, scope: !572, inlinedAt: !598)
!606 = !DILocation(line: 255, scope: !572, inlinedAt: !598)
!607 = !DILocation(line: 256, scope: !572, inlinedAt: !598)
!608 = !DILocation(line: 0, scope: !572, inlinedAt: !598)
!609 = !DILocation(line: 261, scope: !588)
!610 = distinct !DISubprogram(name: "strndup", scope: !1, file: !1, line: 262, type: !9, scopeLine: 262, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!611 = !DILocation(line: 19, scope: !27, inlinedAt: !612)
!612 = distinct !DILocation(line: 262, scope: !610)
!613 = !DILocation(line: 21, scope: !27, inlinedAt: !612)
!614 = !DILocation(line: 23, scope: !27, inlinedAt: !612)
!615 = distinct !{!615, !614, !616, !21, !22}
!616 = !DILocation(line: 24, scope: !27, inlinedAt: !612)
!617 = !DILocation(line: 25, scope: !27, inlinedAt: !612)
!618 = !DILocation(line: 0, scope: !27, inlinedAt: !612)
!619 = !DILocation(line: 250, scope: !572, inlinedAt: !620)
!620 = distinct !DILocation(line: 262, scope: !610)
!621 = !DILocation(line: 39, scope: !575, inlinedAt: !622)
!622 = distinct !DILocation(line: 44, scope: !577, inlinedAt: !623)
!623 = distinct !DILocation(line: 251, scope: !572, inlinedAt: !620)
!624 = !DILocation(line: 44, scope: !577, inlinedAt: !623)
!625 = !DILocation(line: 252, scope: !572, inlinedAt: !620)
!626 = !DILocation(line: 254, scope: !572, inlinedAt: !620)
!627 = !DILocation(line: 110, scope: !582, inlinedAt: !628)
!628 = distinct !DILocation(line: 254, scope: !572, inlinedAt: !620)
!629 = !DILocation(line: 255, scope: !572, inlinedAt: !620)
!630 = !DILocation(line: 256, scope: !572, inlinedAt: !620)
!631 = !DILocation(line: 0, scope: !572, inlinedAt: !620)
!632 = !DILocation(line: 262, scope: !610)
!633 = distinct !DISubprogram(name: "__strcpy_chk", scope: !1, file: !1, line: 265, type: !9, scopeLine: 265, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!634 = !DILocation(line: 96, scope: !12, inlinedAt: !635)
!635 = distinct !DILocation(line: 34, scope: !36, inlinedAt: !636)
!636 = distinct !DILocation(line: 265, scope: !633)
!637 = !{!638}
!638 = distinct !{!638, !639, !"strcpy: argument 0"}
!639 = distinct !{!639, !"strcpy"}
!640 = !DILocation(line: 88, scope: !16, inlinedAt: !641)
!641 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !635)
!642 = !DILocation(line: 0, scope: !16, inlinedAt: !641)
!643 = !{!644}
!644 = distinct !{!644, !639, !"strcpy: argument 1"}
!645 = !DILocation(line: 89, scope: !16, inlinedAt: !641)
!646 = distinct !{!646, !640, !645, !21, !22}
!647 = !DILocation(line: 98, scope: !12, inlinedAt: !635)
!648 = !DILocation(line: 34, scope: !36, inlinedAt: !636)
!649 = !DILocation(line: 265, scope: !633)
!650 = distinct !DISubprogram(name: "__stpcpy_chk", scope: !1, file: !1, line: 266, type: !9, scopeLine: 266, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!651 = !DILocation(line: 96, scope: !12, inlinedAt: !652)
!652 = distinct !DILocation(line: 40, scope: !47, inlinedAt: !653)
!653 = distinct !DILocation(line: 266, scope: !650)
!654 = !{!655}
!655 = distinct !{!655, !656, !"stpcpy: argument 0"}
!656 = distinct !{!656, !"stpcpy"}
!657 = !DILocation(line: 88, scope: !16, inlinedAt: !658)
!658 = distinct !DILocation(line: 97, scope: !12, inlinedAt: !652)
!659 = !DILocation(line: 0, scope: !16, inlinedAt: !658)
!660 = !{!661}
!661 = distinct !{!661, !656, !"stpcpy: argument 1"}
!662 = !DILocation(line: 89, scope: !16, inlinedAt: !658)
!663 = distinct !{!663, !657, !662, !21, !22}
!664 = !DILocation(line: 98, scope: !12, inlinedAt: !652)
!665 = !DILocation(line: 41, scope: !47, inlinedAt: !653)
!666 = !DILocation(line: 42, scope: !47, inlinedAt: !653)
!667 = !DILocation(line: 266, scope: !650)
!668 = distinct !DISubprogram(name: "__strncpy_chk", scope: !1, file: !1, line: 267, type: !9, scopeLine: 267, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!669 = !DILocation(line: 19, scope: !27, inlinedAt: !670)
!670 = distinct !DILocation(line: 49, scope: !76, inlinedAt: !671)
!671 = distinct !DILocation(line: 57, scope: !88, inlinedAt: !672)
!672 = distinct !DILocation(line: 267, scope: !668)
!673 = !DILocation(line: 21, scope: !27, inlinedAt: !670)
!674 = !{!675, !677}
!675 = distinct !{!675, !676, !"stpncpy: argument 0"}
!676 = distinct !{!676, !"stpncpy"}
!677 = distinct !{!677, !678, !"strncpy: argument 0"}
!678 = distinct !{!678, !"strncpy"}
!679 = !DILocation(line: 23, scope: !27, inlinedAt: !670)
!680 = !{!681, !682}
!681 = distinct !{!681, !676, !"stpncpy: argument 1"}
!682 = distinct !{!682, !678, !"strncpy: argument 1"}
!683 = distinct !{!683, !679, !684, !21, !22}
!684 = !DILocation(line: 24, scope: !27, inlinedAt: !670)
!685 = distinct !{!685, !679, !684, !21, !22}
!686 = !DILocation(line: 25, scope: !27, inlinedAt: !670)
!687 = !DILocation(line: 0, scope: !27, inlinedAt: !670)
!688 = !DILocation(line: 50, scope: !76, inlinedAt: !671)
!689 = !DILocation(line: 51, scope: !76, inlinedAt: !671)
!690 = !DILocation(line: 267, scope: !668)
!691 = distinct !DISubprogram(name: "__strcat_chk", scope: !1, file: !1, line: 268, type: !9, scopeLine: 268, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!692 = !DILocation(line: 268, scope: !691)
!693 = distinct !DISubprogram(name: "__strncat_chk", scope: !1, file: !1, line: 269, type: !9, scopeLine: 269, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!694 = !DILocation(line: 269, scope: !693)
