target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@strtok_rest = internal global i8* null, align 8
@.str = private unnamed_addr constant [13 x i8] c"strdup fails\00", align 1

define dso_local i64 @strlen(i8* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !11
  ret i64 %2, !dbg !11
}

declare !dbg !12 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i64 @strnlen(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !14 {
  %3 = icmp eq i64 %1, 0, !dbg !15
  br i1 %3, label %23, label %4, !dbg !15

4:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !18
  %5 = load i8, i8* %0, align 1, !dbg !19
  %6 = icmp eq i8 %5, 0, !dbg !19
  br i1 %6, label %18, label %11, !dbg !19

7:
  %8 = getelementptr i8, i8* %0, i64 %13, !dbg !19
  %9 = load i8, i8* %8, align 1, !dbg !19
  %10 = icmp eq i8 %9, 0, !dbg !19
  br i1 %10, label %15, label %11, !dbg !19, !llvm.loop !20

11:
  %12 = phi i64 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i64 %12, 1, !dbg !21
  %14 = icmp eq i64 %13, %1, !dbg !19
  br i1 %14, label %15, label %7, !dbg !19, !llvm.loop !20

15:
  %16 = phi i64 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i64 %13, %1, !dbg !19
  br label %18, !dbg !24

18:
  %19 = phi i64 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i64 %19, 1, !dbg !24
  %22 = select i1 %20, i64 %21, i64 %1, !dbg !24
  call void @__midway_touched(i8* noundef %0, i64 noundef %22, i32 noundef 0) #3, !dbg !24
  br label %23

23:
  %24 = phi i64 [ %19, %18 ], [ 0, %2 ], !dbg !25
  ret i64 %24, !dbg !26
}

define dso_local i8* @strcpy(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !27 {
  %3 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !28
  %4 = add i64 %3, 1, !dbg !28
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %4) #3, !dbg !28
  ret i8* %0, !dbg !29
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !30 {
  %3 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !31
  %4 = add i64 %3, 1, !dbg !32
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %4) #3, !dbg !32
  %5 = getelementptr i8, i8* %0, i64 %3, !dbg !33
  ret i8* %5, !dbg !33
}

define dso_local i8* @__stpcpy(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !34 {
  %3 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !35, !noalias !37
  %4 = add i64 %3, 1, !dbg !40
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %4) #3, !dbg !40
  %5 = getelementptr i8, i8* %0, i64 %3, !dbg !41
  ret i8* %5, !dbg !42
}

define dso_local i8* @stpncpy(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !43 {
  %4 = icmp eq i64 %2, 0, !dbg !44
  br i1 %4, label %24, label %5, !dbg !44

5:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !46
  %6 = load i8, i8* %1, align 1, !dbg !47
  %7 = icmp eq i8 %6, 0, !dbg !47
  br i1 %7, label %19, label %12, !dbg !47

8:
  %9 = getelementptr i8, i8* %1, i64 %14, !dbg !47
  %10 = load i8, i8* %9, align 1, !dbg !47
  %11 = icmp eq i8 %10, 0, !dbg !47
  br i1 %11, label %16, label %12, !dbg !47, !llvm.loop !48

12:
  %13 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i64 %13, 1, !dbg !49
  %15 = icmp eq i64 %14, %2, !dbg !47
  br i1 %15, label %16, label %8, !dbg !47, !llvm.loop !48

16:
  %17 = phi i64 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i64 %14, %2, !dbg !47
  br label %19, !dbg !50

19:
  %20 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i64 %20, 1, !dbg !50
  %23 = select i1 %21, i64 %22, i64 %2, !dbg !50
  call void @__midway_touched(i8* noundef %1, i64 noundef %23, i32 noundef 0) #3, !dbg !50
  br label %24

24:
  %25 = phi i64 [ %20, %19 ], [ 0, %3 ], !dbg !51
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %25) #3, !dbg !52
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !53
  %27 = sub i64 %2, %25, !dbg !53
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i64 noundef %27) #3, !dbg !53
  ret i8* %26, !dbg !54
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @strncpy(i8* noalias noundef returned %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !55 {
  %4 = icmp eq i64 %2, 0, !dbg !56
  br i1 %4, label %24, label %5, !dbg !56

5:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !59, !noalias !60
  %6 = load i8, i8* %1, align 1, !dbg !63, !alias.scope !64, !noalias !60
  %7 = icmp eq i8 %6, 0, !dbg !63
  br i1 %7, label %19, label %12, !dbg !63

8:
  %9 = getelementptr i8, i8* %1, i64 %14, !dbg !63
  %10 = load i8, i8* %9, align 1, !dbg !63, !alias.scope !64, !noalias !60
  %11 = icmp eq i8 %10, 0, !dbg !63
  br i1 %11, label %16, label %12, !dbg !63, !llvm.loop !66

12:
  %13 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i64 %13, 1, !dbg !67
  %15 = icmp eq i64 %14, %2, !dbg !63
  br i1 %15, label %16, label %8, !dbg !63, !llvm.loop !68

16:
  %17 = phi i64 [ %14, %8 ], [ %2, %12 ], !dbg !67
  %18 = icmp ult i64 %17, %2, !dbg !63
  br label %19, !dbg !69

19:
  %20 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i64 %20, 1, !dbg !69
  %23 = select i1 %21, i64 %22, i64 %2, !dbg !69
  call void @__midway_touched(i8* noundef %1, i64 noundef %23, i32 noundef 0) #3, !dbg !69, !noalias !60
  br label %24

24:
  %25 = phi i64 [ %20, %19 ], [ 0, %3 ], !dbg !70
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %25) #3, !dbg !71
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !72
  %27 = sub i64 %2, %25, !dbg !72
  call void @__midway_memset(i8* noundef %26, i32 noundef 0, i64 noundef %27) #3, !dbg !72
  ret i8* %0, !dbg !73
}

define dso_local i8* @strcat(i8* noalias noundef returned %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !74 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !75
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !76
  %5 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !76
  %6 = add i64 %5, 1, !dbg !76
  call void @__midway_memcpy(i8* noundef %4, i8* noundef %1, i64 noundef %6) #3, !dbg !76
  ret i8* %0, !dbg !77
}

define dso_local i8* @strncat(i8* noalias noundef returned %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !78 {
  %4 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !79
  %5 = icmp eq i64 %2, 0, !dbg !80
  br i1 %5, label %25, label %6, !dbg !80

6:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !82
  %7 = load i8, i8* %1, align 1, !dbg !83
  %8 = icmp eq i8 %7, 0, !dbg !83
  br i1 %8, label %20, label %13, !dbg !83

9:
  %10 = getelementptr i8, i8* %1, i64 %15, !dbg !83
  %11 = load i8, i8* %10, align 1, !dbg !83
  %12 = icmp eq i8 %11, 0, !dbg !83
  br i1 %12, label %17, label %13, !dbg !83, !llvm.loop !84

13:
  %14 = phi i64 [ %15, %9 ], [ 0, %6 ]
  %15 = add nuw i64 %14, 1, !dbg !85
  %16 = icmp eq i64 %15, %2, !dbg !83
  br i1 %16, label %17, label %9, !dbg !83, !llvm.loop !84

17:
  %18 = phi i64 [ %15, %9 ], [ %2, %13 ]
  %19 = icmp ult i64 %15, %2, !dbg !83
  br label %20, !dbg !86

20:
  %21 = phi i64 [ 0, %6 ], [ %18, %17 ]
  %22 = phi i1 [ true, %6 ], [ %19, %17 ]
  %23 = add i64 %21, 1, !dbg !86
  %24 = select i1 %22, i64 %23, i64 %2, !dbg !86
  call void @__midway_touched(i8* noundef %1, i64 noundef %24, i32 noundef 0) #3, !dbg !86
  br label %25

25:
  %26 = phi i64 [ %21, %20 ], [ 0, %3 ], !dbg !87
  %27 = getelementptr i8, i8* %0, i64 %4, !dbg !88
  call void @__midway_memcpy(i8* noundef %27, i8* noundef %1, i64 noundef %26) #3, !dbg !88
  %28 = getelementptr i8, i8* %27, i64 %26, !dbg !89
  call void @__midway_memset(i8* noundef %28, i32 noundef 0, i64 noundef 1) #3, !dbg !89
  ret i8* %0, !dbg !90
}

define dso_local i64 @strlcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !91 {
  %4 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !92
  %5 = icmp eq i64 %2, 0, !dbg !93
  br i1 %5, label %11, label %6, !dbg !93

6:
  %7 = icmp ult i64 %4, %2, !dbg !94
  %8 = add i64 %2, -1, !dbg !94
  %9 = select i1 %7, i64 %4, i64 %8, !dbg !94
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %9) #3, !dbg !95
  %10 = getelementptr i8, i8* %0, i64 %9, !dbg !96
  call void @__midway_memset(i8* noundef %10, i32 noundef 0, i64 noundef 1) #3, !dbg !96
  br label %11, !dbg !97

11:
  ret i64 %4, !dbg !98
}

define dso_local i64 @strlcat(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !99 {
  %4 = icmp eq i64 %2, 0, !dbg !100
  br i1 %4, label %24, label %5, !dbg !100

5:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !102
  %6 = load i8, i8* %0, align 1, !dbg !103
  %7 = icmp eq i8 %6, 0, !dbg !103
  br i1 %7, label %19, label %12, !dbg !103

8:
  %9 = getelementptr i8, i8* %0, i64 %14, !dbg !103
  %10 = load i8, i8* %9, align 1, !dbg !103
  %11 = icmp eq i8 %10, 0, !dbg !103
  br i1 %11, label %16, label %12, !dbg !103, !llvm.loop !104

12:
  %13 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %14 = add nuw i64 %13, 1, !dbg !105
  %15 = icmp eq i64 %14, %2, !dbg !103
  br i1 %15, label %16, label %8, !dbg !103, !llvm.loop !104

16:
  %17 = phi i64 [ %14, %8 ], [ %2, %12 ]
  %18 = icmp ult i64 %14, %2, !dbg !103
  br label %19, !dbg !106

19:
  %20 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %21 = phi i1 [ true, %5 ], [ %18, %16 ]
  %22 = add i64 %20, 1, !dbg !106
  %23 = select i1 %21, i64 %22, i64 %2, !dbg !106
  call void @__midway_touched(i8* noundef %0, i64 noundef %23, i32 noundef 0) #3, !dbg !106
  br label %24

24:
  %25 = phi i64 [ %20, %19 ], [ 0, %3 ], !dbg !107
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !108
  %27 = sub i64 %2, %25, !dbg !108
  %28 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !109
  %29 = icmp eq i64 %27, 0, !dbg !111
  br i1 %29, label %35, label %30, !dbg !111

30:
  %31 = icmp ult i64 %28, %27, !dbg !112
  %32 = add i64 %27, -1, !dbg !112
  %33 = select i1 %31, i64 %28, i64 %32, !dbg !112
  call void @__midway_memcpy(i8* noundef %26, i8* noundef %1, i64 noundef %33) #3, !dbg !113
  %34 = getelementptr i8, i8* %26, i64 %33, !dbg !114
  call void @__midway_memset(i8* noundef %34, i32 noundef 0, i64 noundef 1) #3, !dbg !114
  br label %35, !dbg !115

35:
  %36 = add i64 %28, %25, !dbg !108
  ret i64 %36, !dbg !108
}

define dso_local i32 @strcmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !116 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !117
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !120
  br label %3, !dbg !121

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ], !dbg !122
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !123
  %6 = load i8, i8* %5, align 1, !dbg !123
  %7 = getelementptr i8, i8* %1, i64 %4, !dbg !124
  %8 = load i8, i8* %7, align 1, !dbg !124
  %9 = icmp ne i8 %6, %8, !dbg !125
  %10 = icmp eq i8 %6, 0, !dbg !125
  %11 = or i1 %10, %9, !dbg !125
  %12 = add nuw i64 %4, 1, !dbg !125
  %13 = icmp eq i64 %12, -1, !dbg !125
  %14 = select i1 %11, i1 true, i1 %13, !dbg !125
  br i1 %14, label %15, label %3, !dbg !125, !llvm.loop !126

15:
  %16 = zext i8 %6 to i32, !dbg !123
  %17 = zext i8 %8 to i32, !dbg !124
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #3, !dbg !128
  call void @__midway_touched(i8* noundef %1, i64 noundef %12, i32 noundef 0) #3, !dbg !129
  %18 = sub nsw i32 %16, %17, !dbg !130
  ret i32 %18, !dbg !131
}

define dso_local i32 @strncmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !132 {
  %4 = icmp eq i64 %2, 0, !dbg !133
  br i1 %4, label %22, label %5, !dbg !133

5:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !135
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !136
  br label %6, !dbg !137

6:
  %7 = phi i64 [ 0, %5 ], [ %15, %6 ], !dbg !138
  %8 = getelementptr i8, i8* %0, i64 %7, !dbg !139
  %9 = load i8, i8* %8, align 1, !dbg !139
  %10 = getelementptr i8, i8* %1, i64 %7, !dbg !140
  %11 = load i8, i8* %10, align 1, !dbg !140
  %12 = icmp ne i8 %9, %11, !dbg !141
  %13 = icmp eq i8 %9, 0, !dbg !141
  %14 = or i1 %13, %12, !dbg !141
  %15 = add nuw i64 %7, 1, !dbg !141
  %16 = icmp eq i64 %15, %2, !dbg !141
  %17 = select i1 %14, i1 true, i1 %16, !dbg !141
  br i1 %17, label %18, label %6, !dbg !141, !llvm.loop !142

18:
  %19 = zext i8 %9 to i32, !dbg !139
  %20 = zext i8 %11 to i32, !dbg !140
  call void @__midway_touched(i8* noundef %0, i64 noundef %15, i32 noundef 0) #3, !dbg !144
  call void @__midway_touched(i8* noundef %1, i64 noundef %15, i32 noundef 0) #3, !dbg !145
  %21 = sub nsw i32 %19, %20, !dbg !146
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ 0, %3 ], !dbg !138
  ret i32 %23, !dbg !147
}

define dso_local i32 @strcoll(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !148 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !149
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !151
  br label %3, !dbg !152

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ], !dbg !153
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !154
  %6 = load i8, i8* %5, align 1, !dbg !154
  %7 = getelementptr i8, i8* %1, i64 %4, !dbg !155
  %8 = load i8, i8* %7, align 1, !dbg !155
  %9 = icmp ne i8 %6, %8, !dbg !156
  %10 = icmp eq i8 %6, 0, !dbg !156
  %11 = or i1 %10, %9, !dbg !156
  %12 = add nuw i64 %4, 1, !dbg !156
  %13 = icmp eq i64 %12, -1, !dbg !156
  %14 = select i1 %11, i1 true, i1 %13, !dbg !156
  br i1 %14, label %15, label %3, !dbg !156, !llvm.loop !157

15:
  %16 = zext i8 %6 to i32, !dbg !154
  %17 = zext i8 %8 to i32, !dbg !155
  call void @__midway_touched(i8* noundef %0, i64 noundef %12, i32 noundef 0) #3, !dbg !159
  call void @__midway_touched(i8* noundef %1, i64 noundef %12, i32 noundef 0) #3, !dbg !160
  %18 = sub nsw i32 %16, %17, !dbg !161
  ret i32 %18, !dbg !162
}

define dso_local i32 @strcasecmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !163 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !164
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !166
  br label %3, !dbg !167

3:
  %4 = phi i64 [ 0, %2 ], [ %22, %3 ], !dbg !168
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !169
  %6 = load i8, i8* %5, align 1, !dbg !169
  %7 = zext i8 %6 to i32, !dbg !169
  %8 = add nsw i32 %7, -65, !dbg !170
  %9 = icmp ult i32 %8, 26, !dbg !170
  %10 = or i32 %7, 32, !dbg !170
  %11 = select i1 %9, i32 %10, i32 %7, !dbg !170
  %12 = getelementptr i8, i8* %1, i64 %4, !dbg !173
  %13 = load i8, i8* %12, align 1, !dbg !173
  %14 = zext i8 %13 to i32, !dbg !173
  %15 = add nsw i32 %14, -65, !dbg !174
  %16 = icmp ult i32 %15, 26, !dbg !174
  %17 = or i32 %14, 32, !dbg !174
  %18 = select i1 %16, i32 %17, i32 %14, !dbg !174
  %19 = icmp ne i32 %11, %18, !dbg !176
  %20 = icmp eq i32 %11, 0, !dbg !176
  %21 = or i1 %20, %19, !dbg !176
  %22 = add nuw i64 %4, 1, !dbg !176
  %23 = icmp eq i64 %22, -1, !dbg !176
  %24 = select i1 %21, i1 true, i1 %23, !dbg !176
  br i1 %24, label %25, label %3, !dbg !176, !llvm.loop !177

25:
  call void @__midway_touched(i8* noundef %0, i64 noundef %22, i32 noundef 0) #3, !dbg !179
  call void @__midway_touched(i8* noundef %1, i64 noundef %22, i32 noundef 0) #3, !dbg !180
  %26 = sub nsw i32 %11, %18, !dbg !181
  ret i32 %26, !dbg !182
}

define dso_local i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !183 {
  %4 = icmp eq i64 %2, 0, !dbg !184
  br i1 %4, label %30, label %5, !dbg !184

5:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !186
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !187
  br label %6, !dbg !188

6:
  %7 = phi i64 [ 0, %5 ], [ %25, %6 ], !dbg !189
  %8 = getelementptr i8, i8* %0, i64 %7, !dbg !190
  %9 = load i8, i8* %8, align 1, !dbg !190
  %10 = zext i8 %9 to i32, !dbg !190
  %11 = add nsw i32 %10, -65, !dbg !191
  %12 = icmp ult i32 %11, 26, !dbg !191
  %13 = or i32 %10, 32, !dbg !191
  %14 = select i1 %12, i32 %13, i32 %10, !dbg !191
  %15 = getelementptr i8, i8* %1, i64 %7, !dbg !193
  %16 = load i8, i8* %15, align 1, !dbg !193
  %17 = zext i8 %16 to i32, !dbg !193
  %18 = add nsw i32 %17, -65, !dbg !194
  %19 = icmp ult i32 %18, 26, !dbg !194
  %20 = or i32 %17, 32, !dbg !194
  %21 = select i1 %19, i32 %20, i32 %17, !dbg !194
  %22 = icmp ne i32 %14, %21, !dbg !196
  %23 = icmp eq i32 %14, 0, !dbg !196
  %24 = or i1 %23, %22, !dbg !196
  %25 = add nuw i64 %7, 1, !dbg !196
  %26 = icmp eq i64 %25, %2, !dbg !196
  %27 = select i1 %24, i1 true, i1 %26, !dbg !196
  br i1 %27, label %28, label %6, !dbg !196, !llvm.loop !197

28:
  call void @__midway_touched(i8* noundef %0, i64 noundef %25, i32 noundef 0) #3, !dbg !199
  call void @__midway_touched(i8* noundef %1, i64 noundef %25, i32 noundef 0) #3, !dbg !200
  %29 = sub nsw i32 %14, %21, !dbg !201
  br label %30

30:
  %31 = phi i32 [ %29, %28 ], [ 0, %3 ], !dbg !189
  ret i32 %31, !dbg !202
}

define dso_local i64 @strxfrm(i8* noalias noundef %0, i8* noalias noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !203 {
  %4 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !204
  %5 = icmp ult i64 %4, %2, !dbg !205
  br i1 %5, label %6, label %8, !dbg !205

6:
  %7 = add i64 %4, 1, !dbg !206
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %7) #3, !dbg !206
  br label %8, !dbg !206

8:
  ret i64 %4, !dbg !207
}

define dso_local i8* @strchrnul(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !208 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !209
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !212

5:
  %6 = phi i64 [ 0, %2 ], [ %13, %5 ], !dbg !213
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !212
  %8 = load i8, i8* %7, align 1, !dbg !212
  %9 = sext i8 %8 to i32, !dbg !212
  %10 = icmp eq i32 %4, %9, !dbg !212
  %11 = icmp eq i8 %8, 0, !dbg !212
  %12 = or i1 %11, %10, !dbg !212
  %13 = add i64 %6, 1, !dbg !214
  br i1 %12, label %14, label %5, !dbg !212, !llvm.loop !215

14:
  %15 = getelementptr i8, i8* %0, i64 %6, !dbg !212
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #3, !dbg !216
  ret i8* %15, !dbg !217
}

define dso_local i8* @strchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !218 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !219
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !221

5:
  %6 = phi i64 [ 0, %2 ], [ %13, %5 ], !dbg !222
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !221
  %8 = load i8, i8* %7, align 1, !dbg !221
  %9 = sext i8 %8 to i32, !dbg !221
  %10 = icmp eq i32 %4, %9, !dbg !221
  %11 = icmp eq i8 %8, 0, !dbg !221
  %12 = or i1 %11, %10, !dbg !221
  %13 = add i64 %6, 1, !dbg !223
  br i1 %12, label %14, label %5, !dbg !221, !llvm.loop !224

14:
  %15 = getelementptr i8, i8* %0, i64 %6, !dbg !221
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #3, !dbg !225
  %16 = load i8, i8* %15, align 1, !dbg !226
  %17 = sext i8 %16 to i32, !dbg !226
  %18 = icmp eq i32 %4, %17, !dbg !226
  %19 = select i1 %18, i8* %15, i8* null, !dbg !226
  ret i8* %19, !dbg !226
}

define dso_local i8* @index(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !227 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !228
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5, !dbg !231

5:
  %6 = phi i64 [ 0, %2 ], [ %13, %5 ], !dbg !232
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !231
  %8 = load i8, i8* %7, align 1, !dbg !231
  %9 = sext i8 %8 to i32, !dbg !231
  %10 = icmp eq i32 %4, %9, !dbg !231
  %11 = icmp eq i8 %8, 0, !dbg !231
  %12 = or i1 %11, %10, !dbg !231
  %13 = add i64 %6, 1, !dbg !233
  br i1 %12, label %14, label %5, !dbg !231, !llvm.loop !234

14:
  %15 = getelementptr i8, i8* %0, i64 %6, !dbg !231
  call void @__midway_touched(i8* noundef %0, i64 noundef %13, i32 noundef 0) #3, !dbg !235
  %16 = load i8, i8* %15, align 1, !dbg !236
  %17 = sext i8 %16 to i32, !dbg !236
  %18 = icmp eq i32 %4, %17, !dbg !236
  %19 = select i1 %18, i8* %15, i8* null, !dbg !236
  ret i8* %19, !dbg !237
}

define dso_local i8* @strrchr(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !238 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !239
  %4 = add i64 %3, 1, !dbg !239
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  br label %7, !dbg !239

7:
  %8 = phi i64 [ %4, %2 ], [ %9, %11 ], !dbg !239
  %9 = add i64 %8, -1, !dbg !239
  %10 = icmp eq i64 %8, 0, !dbg !239
  br i1 %10, label %18, label %11, !dbg !239

11:
  %12 = getelementptr i8, i8* %0, i64 %9, !dbg !240
  %13 = load i8, i8* %12, align 1, !dbg !240
  %14 = sext i8 %13 to i32, !dbg !240
  %15 = icmp eq i32 %6, %14, !dbg !240
  br i1 %15, label %16, label %7, !dbg !240, !llvm.loop !241

16:
  %17 = getelementptr i8, i8* %0, i64 %9, !dbg !240
  br label %18, !dbg !243

18:
  %19 = phi i8* [ %17, %16 ], [ null, %7 ]
  ret i8* %19, !dbg !243
}

define dso_local i8* @rindex(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !244 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !245
  %4 = add i64 %3, 1, !dbg !245
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  br label %7, !dbg !245

7:
  %8 = phi i64 [ %4, %2 ], [ %9, %11 ], !dbg !245
  %9 = add i64 %8, -1, !dbg !245
  %10 = icmp eq i64 %8, 0, !dbg !245
  br i1 %10, label %18, label %11, !dbg !245

11:
  %12 = getelementptr i8, i8* %0, i64 %9, !dbg !247
  %13 = load i8, i8* %12, align 1, !dbg !247
  %14 = sext i8 %13 to i32, !dbg !247
  %15 = icmp eq i32 %6, %14, !dbg !247
  br i1 %15, label %16, label %7, !dbg !247, !llvm.loop !248

16:
  %17 = getelementptr i8, i8* %0, i64 %9, !dbg !247
  br label %18, !dbg !250

18:
  %19 = phi i8* [ %17, %16 ], [ null, %7 ]
  ret i8* %19, !dbg !250
}

define dso_local i64 @strspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !251 {
  %3 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !252
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !255
  %4 = load i8, i8* %0, align 1, !dbg !256
  %5 = icmp eq i8 %4, 0, !dbg !256
  br i1 %5, label %29, label %6, !dbg !256

6:
  %7 = icmp eq i64 %3, 0
  br label %8, !dbg !256

8:
  %9 = phi i8 [ %4, %6 ], [ %27, %24 ]
  %10 = phi i64 [ 0, %6 ], [ %25, %24 ]
  br i1 %7, label %11, label %14, !dbg !257

11:
  %12 = phi i32 [ 0, %8 ], [ %21, %14 ], !dbg !258
  %13 = icmp eq i32 %12, 1, !dbg !259
  br i1 %13, label %24, label %29

14:
  %15 = phi i64 [ %22, %14 ], [ 0, %8 ]
  %16 = phi i32 [ %21, %14 ], [ 0, %8 ]
  %17 = getelementptr i8, i8* %1, i64 %15, !dbg !260
  %18 = load i8, i8* %17, align 1, !dbg !260
  %19 = icmp eq i8 %9, %18, !dbg !260
  %20 = zext i1 %19 to i32, !dbg !260
  %21 = or i32 %16, %20, !dbg !260
  %22 = add nuw i64 %15, 1, !dbg !257
  %23 = icmp eq i64 %22, %3, !dbg !257
  br i1 %23, label %11, label %14, !dbg !257, !llvm.loop !261

24:
  %25 = add i64 %10, 1, !dbg !256
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !256
  %27 = load i8, i8* %26, align 1, !dbg !256
  %28 = icmp eq i8 %27, 0, !dbg !256
  br i1 %28, label %29, label %8, !dbg !256, !llvm.loop !262

29:
  %30 = phi i64 [ 0, %2 ], [ %25, %24 ], [ %10, %11 ], !dbg !258
  %31 = add i64 %30, 1, !dbg !264
  call void @__midway_touched(i8* noundef %0, i64 noundef %31, i32 noundef 0) #3, !dbg !264
  ret i64 %30, !dbg !265
}

define dso_local i64 @strcspn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !266 {
  %3 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !267
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !269
  %4 = load i8, i8* %0, align 1, !dbg !270
  %5 = icmp eq i8 %4, 0, !dbg !270
  br i1 %5, label %29, label %6, !dbg !270

6:
  %7 = icmp eq i64 %3, 0
  br label %8, !dbg !270

8:
  %9 = phi i8 [ %4, %6 ], [ %27, %24 ]
  %10 = phi i64 [ 0, %6 ], [ %25, %24 ]
  br i1 %7, label %11, label %14, !dbg !271

11:
  %12 = phi i32 [ 0, %8 ], [ %21, %14 ], !dbg !272
  %13 = icmp eq i32 %12, 0, !dbg !273
  br i1 %13, label %24, label %29

14:
  %15 = phi i64 [ %22, %14 ], [ 0, %8 ]
  %16 = phi i32 [ %21, %14 ], [ 0, %8 ]
  %17 = getelementptr i8, i8* %1, i64 %15, !dbg !274
  %18 = load i8, i8* %17, align 1, !dbg !274
  %19 = icmp eq i8 %9, %18, !dbg !274
  %20 = zext i1 %19 to i32, !dbg !274
  %21 = or i32 %16, %20, !dbg !274
  %22 = add nuw i64 %15, 1, !dbg !271
  %23 = icmp eq i64 %22, %3, !dbg !271
  br i1 %23, label %11, label %14, !dbg !271, !llvm.loop !275

24:
  %25 = add i64 %10, 1, !dbg !270
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !270
  %27 = load i8, i8* %26, align 1, !dbg !270
  %28 = icmp eq i8 %27, 0, !dbg !270
  br i1 %28, label %29, label %8, !dbg !270, !llvm.loop !276

29:
  %30 = phi i64 [ 0, %2 ], [ %25, %24 ], [ %10, %11 ], !dbg !272
  %31 = add i64 %30, 1, !dbg !278
  call void @__midway_touched(i8* noundef %0, i64 noundef %31, i32 noundef 0) #3, !dbg !278
  ret i64 %30, !dbg !279
}

define dso_local i8* @strpbrk(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !280 {
  %3 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !281
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !283
  %4 = load i8, i8* %0, align 1, !dbg !284
  %5 = icmp eq i8 %4, 0, !dbg !284
  br i1 %5, label %29, label %6, !dbg !284

6:
  %7 = icmp eq i64 %3, 0
  br label %8, !dbg !284

8:
  %9 = phi i8 [ %4, %6 ], [ %27, %24 ]
  %10 = phi i64 [ 0, %6 ], [ %25, %24 ]
  br i1 %7, label %11, label %14, !dbg !285

11:
  %12 = phi i32 [ 0, %8 ], [ %21, %14 ], !dbg !286
  %13 = icmp eq i32 %12, 0, !dbg !287
  br i1 %13, label %24, label %29

14:
  %15 = phi i64 [ %22, %14 ], [ 0, %8 ]
  %16 = phi i32 [ %21, %14 ], [ 0, %8 ]
  %17 = getelementptr i8, i8* %1, i64 %15, !dbg !288
  %18 = load i8, i8* %17, align 1, !dbg !288
  %19 = icmp eq i8 %9, %18, !dbg !288
  %20 = zext i1 %19 to i32, !dbg !288
  %21 = or i32 %16, %20, !dbg !288
  %22 = add nuw i64 %15, 1, !dbg !285
  %23 = icmp eq i64 %22, %3, !dbg !285
  br i1 %23, label %11, label %14, !dbg !285, !llvm.loop !289

24:
  %25 = add i64 %10, 1, !dbg !284
  %26 = getelementptr i8, i8* %0, i64 %25, !dbg !284
  %27 = load i8, i8* %26, align 1, !dbg !284
  %28 = icmp eq i8 %27, 0, !dbg !284
  br i1 %28, label %29, label %8, !dbg !284, !llvm.loop !290

29:
  %30 = phi i64 [ 0, %2 ], [ %25, %24 ], [ %10, %11 ], !dbg !286
  %31 = add i64 %30, 1, !dbg !292
  call void @__midway_touched(i8* noundef %0, i64 noundef %31, i32 noundef 0) #3, !dbg !292
  %32 = getelementptr i8, i8* %0, i64 %30, !dbg !293
  %33 = load i8, i8* %32, align 1, !dbg !294
  %34 = icmp eq i8 %33, 0, !dbg !294
  %35 = select i1 %34, i8* null, i8* %32, !dbg !294
  ret i8* %35, !dbg !294
}

define dso_local i8* @strstr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !295 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !296
  %4 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !296
  %5 = icmp ugt i64 %4, %3, !dbg !299
  br i1 %5, label %31, label %6, !dbg !299

6:
  %7 = icmp eq i64 %4, 0
  br label %11, !dbg !299

8:
  %9 = add i64 %30, %4, !dbg !299
  %10 = icmp ugt i64 %9, %3, !dbg !299
  br i1 %10, label %31, label %11, !dbg !299, !llvm.loop !300

11:
  %12 = phi i64 [ 0, %6 ], [ %30, %8 ]
  %13 = phi i8* [ undef, %6 ], [ %29, %8 ]
  br i1 %7, label %25, label %14, !dbg !302

14:
  %15 = phi i64 [ %23, %22 ], [ 0, %11 ]
  %16 = add i64 %15, %12, !dbg !302
  %17 = getelementptr i8, i8* %0, i64 %16, !dbg !302
  %18 = load i8, i8* %17, align 1, !dbg !302
  %19 = getelementptr i8, i8* %1, i64 %15, !dbg !302
  %20 = load i8, i8* %19, align 1, !dbg !302
  %21 = icmp eq i8 %18, %20, !dbg !302
  br i1 %21, label %22, label %25, !dbg !302

22:
  %23 = add nuw i64 %15, 1, !dbg !303
  %24 = icmp eq i64 %23, %4, !dbg !302
  br i1 %24, label %25, label %14, !dbg !302, !llvm.loop !304

25:
  %26 = phi i64 [ 0, %11 ], [ %15, %14 ], [ %4, %22 ], !dbg !305
  %27 = icmp eq i64 %26, %4, !dbg !306
  %28 = getelementptr i8, i8* %0, i64 %12, !dbg !306
  %29 = select i1 %27, i8* %28, i8* %13, !dbg !306
  %30 = add i64 %12, 1, !dbg !299
  br i1 %27, label %31, label %8

31:
  %32 = phi i8* [ null, %2 ], [ %29, %25 ], [ null, %8 ]
  ret i8* %32, !dbg !307
}

define dso_local i8* @strcasestr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !308 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !309
  %4 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !309
  %5 = icmp ugt i64 %4, %3, !dbg !311
  br i1 %5, label %41, label %6, !dbg !311

6:
  %7 = icmp eq i64 %4, 0
  br label %11, !dbg !311

8:
  %9 = add i64 %40, %4, !dbg !311
  %10 = icmp ugt i64 %9, %3, !dbg !311
  br i1 %10, label %41, label %11, !dbg !311, !llvm.loop !312

11:
  %12 = phi i64 [ 0, %6 ], [ %40, %8 ]
  %13 = phi i8* [ undef, %6 ], [ %39, %8 ]
  br i1 %7, label %35, label %14, !dbg !314

14:
  %15 = phi i64 [ %33, %32 ], [ 0, %11 ]
  %16 = add i64 %15, %12, !dbg !314
  %17 = getelementptr i8, i8* %0, i64 %16, !dbg !314
  %18 = load i8, i8* %17, align 1, !dbg !314
  %19 = sext i8 %18 to i32, !dbg !314
  %20 = add nsw i32 %19, -65, !dbg !315
  %21 = icmp ult i32 %20, 26, !dbg !315
  %22 = or i32 %19, 32, !dbg !315
  %23 = select i1 %21, i32 %22, i32 %19, !dbg !315
  %24 = getelementptr i8, i8* %1, i64 %15, !dbg !314
  %25 = load i8, i8* %24, align 1, !dbg !314
  %26 = sext i8 %25 to i32, !dbg !314
  %27 = add nsw i32 %26, -65, !dbg !317
  %28 = icmp ult i32 %27, 26, !dbg !317
  %29 = or i32 %26, 32, !dbg !317
  %30 = select i1 %28, i32 %29, i32 %26, !dbg !317
  %31 = icmp eq i32 %23, %30, !dbg !314
  br i1 %31, label %32, label %35, !dbg !314

32:
  %33 = add nuw i64 %15, 1, !dbg !319
  %34 = icmp eq i64 %33, %4, !dbg !314
  br i1 %34, label %35, label %14, !dbg !314, !llvm.loop !320

35:
  %36 = phi i64 [ 0, %11 ], [ %15, %14 ], [ %4, %32 ], !dbg !321
  %37 = icmp eq i64 %36, %4, !dbg !322
  %38 = getelementptr i8, i8* %0, i64 %12, !dbg !322
  %39 = select i1 %37, i8* %38, i8* %13, !dbg !322
  %40 = add i64 %12, 1, !dbg !311
  br i1 %37, label %41, label %8

41:
  %42 = phi i8* [ null, %2 ], [ %39, %35 ], [ null, %8 ]
  ret i8* %42, !dbg !323
}

define dso_local i8* @strsep(i8** noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !324 {
  %3 = load i8*, i8** %0, align 8, !dbg !325
  %4 = icmp eq i8* %3, null, !dbg !326
  br i1 %4, label %44, label %5, !dbg !326

5:
  %6 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !327
  call void @__midway_check(i8* noundef nonnull %3, i64 noundef 1, i32 noundef 0) #3, !dbg !329
  %7 = load i8, i8* %3, align 1, !dbg !330
  %8 = icmp eq i8 %7, 0, !dbg !330
  br i1 %8, label %32, label %9, !dbg !330

9:
  %10 = icmp eq i64 %6, 0
  br label %11, !dbg !330

11:
  %12 = phi i8 [ %7, %9 ], [ %30, %27 ]
  %13 = phi i64 [ 0, %9 ], [ %28, %27 ]
  br i1 %10, label %14, label %17, !dbg !331

14:
  %15 = phi i32 [ 0, %11 ], [ %24, %17 ], !dbg !332
  %16 = icmp eq i32 %15, 0, !dbg !333
  br i1 %16, label %27, label %32

17:
  %18 = phi i64 [ %25, %17 ], [ 0, %11 ]
  %19 = phi i32 [ %24, %17 ], [ 0, %11 ]
  %20 = getelementptr i8, i8* %1, i64 %18, !dbg !334
  %21 = load i8, i8* %20, align 1, !dbg !334
  %22 = icmp eq i8 %12, %21, !dbg !334
  %23 = zext i1 %22 to i32, !dbg !334
  %24 = or i32 %19, %23, !dbg !334
  %25 = add nuw i64 %18, 1, !dbg !331
  %26 = icmp eq i64 %25, %6, !dbg !331
  br i1 %26, label %14, label %17, !dbg !331, !llvm.loop !335

27:
  %28 = add i64 %13, 1, !dbg !330
  %29 = getelementptr i8, i8* %3, i64 %28, !dbg !330
  %30 = load i8, i8* %29, align 1, !dbg !330
  %31 = icmp eq i8 %30, 0, !dbg !330
  br i1 %31, label %32, label %11, !dbg !330, !llvm.loop !336

32:
  %33 = phi i64 [ 0, %5 ], [ %28, %27 ], [ %13, %14 ], !dbg !332
  %34 = add i64 %33, 1, !dbg !338
  call void @__midway_touched(i8* noundef nonnull %3, i64 noundef %34, i32 noundef 0) #3, !dbg !338
  %35 = getelementptr i8, i8* %3, i64 %33, !dbg !339
  %36 = bitcast i8** %0 to i8*, !dbg !340
  call void @__midway_check(i8* noundef %36, i64 noundef 8, i32 noundef 1) #3, !dbg !340
  %37 = load i8, i8* %35, align 1, !dbg !341
  %38 = icmp eq i8 %37, 0, !dbg !341
  %39 = getelementptr i8, i8* %35, i64 1, !dbg !341
  %40 = select i1 %38, i8* null, i8* %39, !dbg !341
  store i8* %40, i8** %0, align 8, !dbg !341
  %41 = load i8, i8* %35, align 1, !dbg !342
  %42 = icmp eq i8 %41, 0, !dbg !342
  br i1 %42, label %44, label %43, !dbg !342

43:
  call void @__midway_memset(i8* noundef %35, i32 noundef 0, i64 noundef 1) #3, !dbg !343
  br label %44, !dbg !343

44:
  %45 = phi i8* [ null, %2 ], [ %3, %43 ], [ %3, %32 ], !dbg !344
  ret i8* %45, !dbg !345
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @__strsep_g(i8** noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !346 {
  %3 = call i8* @strsep(i8** noundef %0, i8* noundef %1) #3, !dbg !347
  ret i8* %3, !dbg !347
}

define dso_local i8* @strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #2 !dbg !348 {
  %4 = bitcast i8** %2 to i8*, !dbg !349
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #3, !dbg !349
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #4, !dbg !350
  ret i8* %5, !dbg !350
}

define internal fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** nocapture noundef %2) unnamed_addr #2 !dbg !351 {
  %4 = icmp eq i8* %0, null, !dbg !352
  br i1 %4, label %5, label %7, !dbg !352

5:
  %6 = load i8*, i8** %2, align 8, !dbg !352
  br label %7, !dbg !352

7:
  %8 = phi i8* [ %6, %5 ], [ %0, %3 ], !dbg !352
  %9 = icmp eq i8* %8, null, !dbg !353
  br i1 %9, label %82, label %10, !dbg !353

10:
  %11 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !354
  call void @__midway_check(i8* noundef nonnull %8, i64 noundef 1, i32 noundef 0) #3, !dbg !356
  %12 = load i8, i8* %8, align 1, !dbg !357
  %13 = icmp eq i8 %12, 0, !dbg !357
  br i1 %13, label %37, label %14, !dbg !357

14:
  %15 = icmp eq i64 %11, 0
  br label %16, !dbg !357

16:
  %17 = phi i8 [ %12, %14 ], [ %35, %32 ]
  %18 = phi i64 [ 0, %14 ], [ %33, %32 ]
  br i1 %15, label %19, label %22, !dbg !358

19:
  %20 = phi i32 [ 0, %16 ], [ %29, %22 ], !dbg !359
  %21 = icmp eq i32 %20, 1, !dbg !360
  br i1 %21, label %32, label %37

22:
  %23 = phi i64 [ %30, %22 ], [ 0, %16 ]
  %24 = phi i32 [ %29, %22 ], [ 0, %16 ]
  %25 = getelementptr i8, i8* %1, i64 %23, !dbg !361
  %26 = load i8, i8* %25, align 1, !dbg !361
  %27 = icmp eq i8 %17, %26, !dbg !361
  %28 = zext i1 %27 to i32, !dbg !361
  %29 = or i32 %24, %28, !dbg !361
  %30 = add nuw i64 %23, 1, !dbg !358
  %31 = icmp eq i64 %30, %11, !dbg !358
  br i1 %31, label %19, label %22, !dbg !358, !llvm.loop !362

32:
  %33 = add i64 %18, 1, !dbg !357
  %34 = getelementptr i8, i8* %8, i64 %33, !dbg !357
  %35 = load i8, i8* %34, align 1, !dbg !357
  %36 = icmp eq i8 %35, 0, !dbg !357
  br i1 %36, label %37, label %16, !dbg !357, !llvm.loop !363

37:
  %38 = phi i64 [ 0, %10 ], [ %33, %32 ], [ %18, %19 ], !dbg !359
  %39 = add i64 %38, 1, !dbg !365
  call void @__midway_touched(i8* noundef nonnull %8, i64 noundef %39, i32 noundef 0) #3, !dbg !365
  %40 = getelementptr i8, i8* %8, i64 %38, !dbg !366
  %41 = load i8, i8* %40, align 1, !dbg !367
  %42 = icmp eq i8 %41, 0, !dbg !367
  br i1 %42, label %43, label %44, !dbg !367

43:
  store i8* %40, i8** %2, align 8, !dbg !368
  br label %82, !dbg !369

44:
  %45 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !370
  call void @__midway_check(i8* noundef %40, i64 noundef 1, i32 noundef 0) #3, !dbg !372
  %46 = load i8, i8* %40, align 1, !dbg !373
  %47 = icmp eq i8 %46, 0, !dbg !373
  br i1 %47, label %71, label %48, !dbg !373

48:
  %49 = icmp eq i64 %45, 0
  br label %50, !dbg !373

50:
  %51 = phi i8 [ %46, %48 ], [ %69, %66 ]
  %52 = phi i64 [ 0, %48 ], [ %67, %66 ]
  br i1 %49, label %53, label %56, !dbg !374

53:
  %54 = phi i32 [ 0, %50 ], [ %63, %56 ], !dbg !375
  %55 = icmp eq i32 %54, 0, !dbg !376
  br i1 %55, label %66, label %71

56:
  %57 = phi i64 [ %64, %56 ], [ 0, %50 ]
  %58 = phi i32 [ %63, %56 ], [ 0, %50 ]
  %59 = getelementptr i8, i8* %1, i64 %57, !dbg !377
  %60 = load i8, i8* %59, align 1, !dbg !377
  %61 = icmp eq i8 %51, %60, !dbg !377
  %62 = zext i1 %61 to i32, !dbg !377
  %63 = or i32 %58, %62, !dbg !377
  %64 = add nuw i64 %57, 1, !dbg !374
  %65 = icmp eq i64 %64, %45, !dbg !374
  br i1 %65, label %53, label %56, !dbg !374, !llvm.loop !378

66:
  %67 = add i64 %52, 1, !dbg !373
  %68 = getelementptr i8, i8* %40, i64 %67, !dbg !373
  %69 = load i8, i8* %68, align 1, !dbg !373
  %70 = icmp eq i8 %69, 0, !dbg !373
  br i1 %70, label %71, label %50, !dbg !373, !llvm.loop !379

71:
  %72 = phi i64 [ 0, %44 ], [ %67, %66 ], [ %52, %53 ], !dbg !375
  %73 = add i64 %72, 1, !dbg !381
  call void @__midway_touched(i8* noundef %40, i64 noundef %73, i32 noundef 0) #3, !dbg !381
  %74 = getelementptr i8, i8* %40, i64 %72, !dbg !382
  %75 = load i8, i8* %74, align 1, !dbg !383
  %76 = icmp ne i8 %75, 0, !dbg !383
  %77 = zext i1 %76 to i64, !dbg !383
  %78 = getelementptr i8, i8* %74, i64 %77, !dbg !383
  store i8* %78, i8** %2, align 8, !dbg !383
  %79 = load i8, i8* %74, align 1, !dbg !384
  %80 = icmp eq i8 %79, 0, !dbg !384
  br i1 %80, label %82, label %81, !dbg !384

81:
  call void @__midway_memset(i8* noundef %74, i32 noundef 0, i64 noundef 1) #3, !dbg !385
  br label %82, !dbg !385

82:
  %83 = phi i8* [ null, %43 ], [ null, %7 ], [ %40, %81 ], [ %40, %71 ], !dbg !386
  ret i8* %83, !dbg !387
}

define dso_local i8* @__strtok_r(i8* noalias noundef %0, i8* noalias noundef %1, i8** noalias noundef %2) local_unnamed_addr #2 !dbg !388 {
  %4 = bitcast i8** %2 to i8*, !dbg !389
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #3, !dbg !389, !noalias !391
  %5 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef %2) #3, !dbg !395
  ret i8* %5, !dbg !396
}

define dso_local i8* @strtok(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #2 !dbg !397 {
  call void @__midway_check(i8* noundef bitcast (i8** @strtok_rest to i8*), i64 noundef 8, i32 noundef 1) #3, !dbg !398
  %3 = call fastcc i8* @token(i8* noundef %0, i8* noundef %1, i8** noundef nonnull @strtok_rest) #4, !dbg !399
  ret i8* %3, !dbg !399
}

define dso_local noalias i8* @strdup(i8* noundef %0) local_unnamed_addr #2 !dbg !400 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !401
  %3 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !402
  %4 = icmp eq i32 %3, 0, !dbg !402
  br i1 %4, label %10, label %5, !dbg !402

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #3, !dbg !402
  %7 = icmp eq i32 %6, 0, !dbg !402
  br i1 %7, label %10, label %8, !dbg !402

8:
  %9 = call i32 @__mw_fail(i32 noundef 12) #3, !dbg !405
  br label %14, !dbg !406

10:
  %11 = add i64 %2, 1, !dbg !407
  %12 = call i8* @__midway_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 1) #3, !dbg !408
  call void @__midway_memcpy(i8* noundef %12, i8* noundef %0, i64 noundef %2) #3, !dbg !411
  %13 = getelementptr i8, i8* %12, i64 %2, !dbg !412
  store i8 0, i8* %13, align 1, !dbg !412
  br label %14

14:
  %15 = phi i8* [ null, %8 ], [ %12, %10 ], !dbg !413
  ret i8* %15, !dbg !401
}

define dso_local i8* @__strdup(i8* noundef %0) local_unnamed_addr #2 !dbg !414 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !415
  %3 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !416
  %4 = icmp eq i32 %3, 0, !dbg !416
  br i1 %4, label %10, label %5, !dbg !416

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #3, !dbg !416
  %7 = icmp eq i32 %6, 0, !dbg !416
  br i1 %7, label %10, label %8, !dbg !416

8:
  %9 = call i32 @__mw_fail(i32 noundef 12) #3, !dbg !418
  br label %14, !dbg !419

10:
  %11 = add i64 %2, 1, !dbg !420
  %12 = call i8* @__midway_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 1) #3, !dbg !421
  call void @__midway_memcpy(i8* noundef %12, i8* noundef %0, i64 noundef %2) #3, !dbg !423
  %13 = getelementptr i8, i8* %12, i64 %2, !dbg !424
  store i8 0, i8* %13, align 1, !dbg !424
  br label %14

14:
  %15 = phi i8* [ null, %8 ], [ %12, %10 ], !dbg !425
  ret i8* %15, !dbg !415
}

define dso_local noalias i8* @strndup(i8* noundef %0, i64 noundef %1) local_unnamed_addr #2 !dbg !426 {
  %3 = icmp eq i64 %1, 0, !dbg !427
  br i1 %3, label %23, label %4, !dbg !427

4:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #3, !dbg !429
  %5 = load i8, i8* %0, align 1, !dbg !430
  %6 = icmp eq i8 %5, 0, !dbg !430
  br i1 %6, label %18, label %11, !dbg !430

7:
  %8 = getelementptr i8, i8* %0, i64 %13, !dbg !430
  %9 = load i8, i8* %8, align 1, !dbg !430
  %10 = icmp eq i8 %9, 0, !dbg !430
  br i1 %10, label %15, label %11, !dbg !430, !llvm.loop !431

11:
  %12 = phi i64 [ %13, %7 ], [ 0, %4 ]
  %13 = add nuw i64 %12, 1, !dbg !432
  %14 = icmp eq i64 %13, %1, !dbg !430
  br i1 %14, label %15, label %7, !dbg !430, !llvm.loop !431

15:
  %16 = phi i64 [ %13, %7 ], [ %1, %11 ]
  %17 = icmp ult i64 %13, %1, !dbg !430
  br label %18, !dbg !433

18:
  %19 = phi i64 [ 0, %4 ], [ %16, %15 ]
  %20 = phi i1 [ true, %4 ], [ %17, %15 ]
  %21 = add i64 %19, 1, !dbg !433
  %22 = select i1 %20, i64 %21, i64 %1, !dbg !433
  call void @__midway_touched(i8* noundef %0, i64 noundef %22, i32 noundef 0) #3, !dbg !433
  br label %23

23:
  %24 = phi i64 [ %19, %18 ], [ 0, %2 ], !dbg !434
  %25 = call i32 @__midway_option(i32 noundef 1) #3, !dbg !435
  %26 = icmp eq i32 %25, 0, !dbg !435
  br i1 %26, label %32, label %27, !dbg !435

27:
  %28 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0)) #3, !dbg !435
  %29 = icmp eq i32 %28, 0, !dbg !435
  br i1 %29, label %32, label %30, !dbg !435

30:
  %31 = call i32 @__mw_fail(i32 noundef 12) #3, !dbg !437
  br label %36, !dbg !438

32:
  %33 = add i64 %24, 1, !dbg !439
  %34 = call i8* @__midway_alloc(i64 noundef %33, i64 noundef 16, i32 noundef 1) #3, !dbg !440
  call void @__midway_memcpy(i8* noundef %34, i8* noundef %0, i64 noundef %24) #3, !dbg !442
  %35 = getelementptr i8, i8* %34, i64 %24, !dbg !443
  store i8 0, i8* %35, align 1, !dbg !443
  br label %36

36:
  %37 = phi i8* [ null, %30 ], [ %34, %32 ], !dbg !444
  ret i8* %37, !dbg !445
}

define dso_local i8* @__strcpy_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !446 {
  %4 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !447, !noalias !449
  %5 = add i64 %4, 1, !dbg !447
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %5) #3, !dbg !447
  ret i8* %0, !dbg !452
}

define dso_local i8* @__stpcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !453 {
  %4 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !454, !noalias !456
  %5 = add i64 %4, 1, !dbg !459
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %5) #3, !dbg !459
  %6 = getelementptr i8, i8* %0, i64 %4, !dbg !460
  ret i8* %6, !dbg !461
}

define dso_local i8* @__strncpy_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 !dbg !462 {
  %5 = icmp eq i64 %2, 0, !dbg !463
  br i1 %5, label %25, label %6, !dbg !463

6:
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #3, !dbg !467, !noalias !468
  %7 = load i8, i8* %1, align 1, !dbg !473, !alias.scope !474, !noalias !468
  %8 = icmp eq i8 %7, 0, !dbg !473
  br i1 %8, label %20, label %13, !dbg !473

9:
  %10 = getelementptr i8, i8* %1, i64 %15, !dbg !473
  %11 = load i8, i8* %10, align 1, !dbg !473, !alias.scope !474, !noalias !468
  %12 = icmp eq i8 %11, 0, !dbg !473
  br i1 %12, label %17, label %13, !dbg !473, !llvm.loop !477

13:
  %14 = phi i64 [ %15, %9 ], [ 0, %6 ]
  %15 = add nuw i64 %14, 1, !dbg !478
  %16 = icmp eq i64 %15, %2, !dbg !473
  br i1 %16, label %17, label %9, !dbg !473, !llvm.loop !479

17:
  %18 = phi i64 [ %15, %9 ], [ %2, %13 ], !dbg !478
  %19 = icmp ult i64 %18, %2, !dbg !473
  br label %20, !dbg !480

20:
  %21 = phi i64 [ 0, %6 ], [ %18, %17 ]
  %22 = phi i1 [ true, %6 ], [ %19, %17 ]
  %23 = add i64 %21, 1, !dbg !480
  %24 = select i1 %22, i64 %23, i64 %2, !dbg !480
  call void @__midway_touched(i8* noundef %1, i64 noundef %24, i32 noundef 0) #3, !dbg !480, !noalias !468
  br label %25

25:
  %26 = phi i64 [ %21, %20 ], [ 0, %4 ], !dbg !481
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %26) #3, !dbg !482
  %27 = getelementptr i8, i8* %0, i64 %26, !dbg !483
  %28 = sub i64 %2, %26, !dbg !483
  call void @__midway_memset(i8* noundef %27, i32 noundef 0, i64 noundef %28) #3, !dbg !483
  ret i8* %0, !dbg !484
}

define dso_local i8* @__strcat_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !485 {
  %4 = call i64 @__mw_read_string(i8* noundef %0) #3, !dbg !486, !noalias !488
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !491
  %6 = call i64 @__mw_read_string(i8* noundef %1) #3, !dbg !491
  %7 = add i64 %6, 1, !dbg !491
  call void @__midway_memcpy(i8* noundef %5, i8* noundef %1, i64 noundef %7) #3, !dbg !491
  ret i8* %0, !dbg !492
}

define dso_local i8* @__strncat_chk(i8* noundef returned %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 !dbg !493 {
  %5 = call i8* @strncat(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3, !dbg !494
  ret i8* %0, !dbg !494
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare !dbg !495 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { nounwind null_pointer_is_valid }
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
!8 = distinct !DISubprogram(name: "strlen", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 29, scope: !8)
!12 = !DISubprogram(name: "read_string", scope: !13, file: !13, line: 48, type: !9, spFlags: DISPFlagOptimized)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DISubprogram(name: "strnlen", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 19, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "bounded", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = distinct !DILocation(line: 30, scope: !14)
!18 = !DILocation(line: 21, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 23, scope: !16, inlinedAt: !17)
!20 = distinct !{!20, !19, !21, !22, !23}
!21 = !DILocation(line: 24, scope: !16, inlinedAt: !17)
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !DILocation(line: 25, scope: !16, inlinedAt: !17)
!25 = !DILocation(line: 0, scope: !16, inlinedAt: !17)
!26 = !DILocation(line: 30, scope: !14)
!27 = distinct !DISubprogram(name: "strcpy", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 34, scope: !27)
!29 = !DILocation(line: 35, scope: !27)
!30 = distinct !DISubprogram(name: "stpcpy", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 40, scope: !30)
!32 = !DILocation(line: 41, scope: !30)
!33 = !DILocation(line: 42, scope: !30)
!34 = distinct !DISubprogram(name: "__stpcpy", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 40, scope: !30, inlinedAt: !36)
!36 = distinct !DILocation(line: 45, scope: !34)
!37 = !{!38}
!38 = distinct !{!38, !39, !"stpcpy: argument 0"}
!39 = distinct !{!39, !"stpcpy"}
!40 = !DILocation(line: 41, scope: !30, inlinedAt: !36)
!41 = !DILocation(line: 42, scope: !30, inlinedAt: !36)
!42 = !DILocation(line: 45, scope: !34)
!43 = distinct !DISubprogram(name: "stpncpy", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 19, scope: !16, inlinedAt: !45)
!45 = distinct !DILocation(line: 49, scope: !43)
!46 = !DILocation(line: 21, scope: !16, inlinedAt: !45)
!47 = !DILocation(line: 23, scope: !16, inlinedAt: !45)
!48 = distinct !{!48, !47, !49, !22, !23}
!49 = !DILocation(line: 24, scope: !16, inlinedAt: !45)
!50 = !DILocation(line: 25, scope: !16, inlinedAt: !45)
!51 = !DILocation(line: 0, scope: !16, inlinedAt: !45)
!52 = !DILocation(line: 50, scope: !43)
!53 = !DILocation(line: 51, scope: !43)
!54 = !DILocation(line: 52, scope: !43)
!55 = distinct !DISubprogram(name: "strncpy", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 19, scope: !16, inlinedAt: !57)
!57 = distinct !DILocation(line: 49, scope: !43, inlinedAt: !58)
!58 = distinct !DILocation(line: 57, scope: !55)
!59 = !DILocation(line: 21, scope: !16, inlinedAt: !57)
!60 = !{!61}
!61 = distinct !{!61, !62, !"stpncpy: argument 0"}
!62 = distinct !{!62, !"stpncpy"}
!63 = !DILocation(line: 23, scope: !16, inlinedAt: !57)
!64 = !{!65}
!65 = distinct !{!65, !62, !"stpncpy: argument 1"}
!66 = distinct !{!66, !63, !67, !22, !23}
!67 = !DILocation(line: 24, scope: !16, inlinedAt: !57)
!68 = distinct !{!68, !63, !67, !22, !23}
!69 = !DILocation(line: 25, scope: !16, inlinedAt: !57)
!70 = !DILocation(line: 0, scope: !16, inlinedAt: !57)
!71 = !DILocation(line: 50, scope: !43, inlinedAt: !58)
!72 = !DILocation(line: 51, scope: !43, inlinedAt: !58)
!73 = !DILocation(line: 58, scope: !55)
!74 = distinct !DISubprogram(name: "strcat", scope: !1, file: !1, line: 61, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 63, scope: !74)
!76 = !DILocation(line: 64, scope: !74)
!77 = !DILocation(line: 65, scope: !74)
!78 = distinct !DISubprogram(name: "strncat", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 70, scope: !78)
!80 = !DILocation(line: 19, scope: !16, inlinedAt: !81)
!81 = distinct !DILocation(line: 70, scope: !78)
!82 = !DILocation(line: 21, scope: !16, inlinedAt: !81)
!83 = !DILocation(line: 23, scope: !16, inlinedAt: !81)
!84 = distinct !{!84, !83, !85, !22, !23}
!85 = !DILocation(line: 24, scope: !16, inlinedAt: !81)
!86 = !DILocation(line: 25, scope: !16, inlinedAt: !81)
!87 = !DILocation(line: 0, scope: !16, inlinedAt: !81)
!88 = !DILocation(line: 71, scope: !78)
!89 = !DILocation(line: 72, scope: !78)
!90 = !DILocation(line: 73, scope: !78)
!91 = distinct !DISubprogram(name: "strlcpy", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 78, scope: !91)
!93 = !DILocation(line: 79, scope: !91)
!94 = !DILocation(line: 80, scope: !91)
!95 = !DILocation(line: 81, scope: !91)
!96 = !DILocation(line: 82, scope: !91)
!97 = !DILocation(line: 83, scope: !91)
!98 = !DILocation(line: 84, scope: !91)
!99 = distinct !DISubprogram(name: "strlcat", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 19, scope: !16, inlinedAt: !101)
!101 = distinct !DILocation(line: 89, scope: !99)
!102 = !DILocation(line: 21, scope: !16, inlinedAt: !101)
!103 = !DILocation(line: 23, scope: !16, inlinedAt: !101)
!104 = distinct !{!104, !103, !105, !22, !23}
!105 = !DILocation(line: 24, scope: !16, inlinedAt: !101)
!106 = !DILocation(line: 25, scope: !16, inlinedAt: !101)
!107 = !DILocation(line: 0, scope: !16, inlinedAt: !101)
!108 = !DILocation(line: 90, scope: !99)
!109 = !DILocation(line: 78, scope: !91, inlinedAt: !110)
!110 = distinct !DILocation(line: 90, scope: !99)
!111 = !DILocation(line: 79, scope: !91, inlinedAt: !110)
!112 = !DILocation(line: 80, scope: !91, inlinedAt: !110)
!113 = !DILocation(line: 81, scope: !91, inlinedAt: !110)
!114 = !DILocation(line: 82, scope: !91, inlinedAt: !110)
!115 = !DILocation(line: 83, scope: !91, inlinedAt: !110)
!116 = distinct !DISubprogram(name: "strcmp", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 101, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 96, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!119 = distinct !DILocation(line: 116, scope: !116)
!120 = !DILocation(line: 102, scope: !118, inlinedAt: !119)
!121 = !DILocation(line: 105, scope: !118, inlinedAt: !119)
!122 = !DILocation(line: 0, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 106, scope: !118, inlinedAt: !119)
!124 = !DILocation(line: 107, scope: !118, inlinedAt: !119)
!125 = !DILocation(line: 108, scope: !118, inlinedAt: !119)
!126 = distinct !{!126, !121, !127, !23}
!127 = !DILocation(line: 110, scope: !118, inlinedAt: !119)
!128 = !DILocation(line: 111, scope: !118, inlinedAt: !119)
!129 = !DILocation(line: 112, scope: !118, inlinedAt: !119)
!130 = !DILocation(line: 113, scope: !118, inlinedAt: !119)
!131 = !DILocation(line: 116, scope: !116)
!132 = distinct !DISubprogram(name: "strncmp", scope: !1, file: !1, line: 117, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 99, scope: !118, inlinedAt: !134)
!134 = distinct !DILocation(line: 117, scope: !132)
!135 = !DILocation(line: 101, scope: !118, inlinedAt: !134)
!136 = !DILocation(line: 102, scope: !118, inlinedAt: !134)
!137 = !DILocation(line: 105, scope: !118, inlinedAt: !134)
!138 = !DILocation(line: 0, scope: !118, inlinedAt: !134)
!139 = !DILocation(line: 106, scope: !118, inlinedAt: !134)
!140 = !DILocation(line: 107, scope: !118, inlinedAt: !134)
!141 = !DILocation(line: 108, scope: !118, inlinedAt: !134)
!142 = distinct !{!142, !137, !143, !23}
!143 = !DILocation(line: 110, scope: !118, inlinedAt: !134)
!144 = !DILocation(line: 111, scope: !118, inlinedAt: !134)
!145 = !DILocation(line: 112, scope: !118, inlinedAt: !134)
!146 = !DILocation(line: 113, scope: !118, inlinedAt: !134)
!147 = !DILocation(line: 117, scope: !132)
!148 = distinct !DISubprogram(name: "strcoll", scope: !1, file: !1, line: 118, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 101, scope: !118, inlinedAt: !150)
!150 = distinct !DILocation(line: 118, scope: !148)
!151 = !DILocation(line: 102, scope: !118, inlinedAt: !150)
!152 = !DILocation(line: 105, scope: !118, inlinedAt: !150)
!153 = !DILocation(line: 0, scope: !118, inlinedAt: !150)
!154 = !DILocation(line: 106, scope: !118, inlinedAt: !150)
!155 = !DILocation(line: 107, scope: !118, inlinedAt: !150)
!156 = !DILocation(line: 108, scope: !118, inlinedAt: !150)
!157 = distinct !{!157, !152, !158, !23}
!158 = !DILocation(line: 110, scope: !118, inlinedAt: !150)
!159 = !DILocation(line: 111, scope: !118, inlinedAt: !150)
!160 = !DILocation(line: 112, scope: !118, inlinedAt: !150)
!161 = !DILocation(line: 113, scope: !118, inlinedAt: !150)
!162 = !DILocation(line: 118, scope: !148)
!163 = distinct !DISubprogram(name: "strcasecmp", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!164 = !DILocation(line: 101, scope: !118, inlinedAt: !165)
!165 = distinct !DILocation(line: 119, scope: !163)
!166 = !DILocation(line: 102, scope: !118, inlinedAt: !165)
!167 = !DILocation(line: 105, scope: !118, inlinedAt: !165)
!168 = !DILocation(line: 0, scope: !118, inlinedAt: !165)
!169 = !DILocation(line: 106, scope: !118, inlinedAt: !165)
!170 = !DILocation(line: 93, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "lower", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!172 = distinct !DILocation(line: 106, scope: !118, inlinedAt: !165)
!173 = !DILocation(line: 107, scope: !118, inlinedAt: !165)
!174 = !DILocation(line: 93, scope: !171, inlinedAt: !175)
!175 = distinct !DILocation(line: 107, scope: !118, inlinedAt: !165)
!176 = !DILocation(line: 108, scope: !118, inlinedAt: !165)
!177 = distinct !{!177, !167, !178, !23}
!178 = !DILocation(line: 110, scope: !118, inlinedAt: !165)
!179 = !DILocation(line: 111, scope: !118, inlinedAt: !165)
!180 = !DILocation(line: 112, scope: !118, inlinedAt: !165)
!181 = !DILocation(line: 113, scope: !118, inlinedAt: !165)
!182 = !DILocation(line: 119, scope: !163)
!183 = distinct !DISubprogram(name: "strncasecmp", scope: !1, file: !1, line: 120, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 99, scope: !118, inlinedAt: !185)
!185 = distinct !DILocation(line: 120, scope: !183)
!186 = !DILocation(line: 101, scope: !118, inlinedAt: !185)
!187 = !DILocation(line: 102, scope: !118, inlinedAt: !185)
!188 = !DILocation(line: 105, scope: !118, inlinedAt: !185)
!189 = !DILocation(line: 0, scope: !118, inlinedAt: !185)
!190 = !DILocation(line: 106, scope: !118, inlinedAt: !185)
!191 = !DILocation(line: 93, scope: !171, inlinedAt: !192)
!192 = distinct !DILocation(line: 106, scope: !118, inlinedAt: !185)
!193 = !DILocation(line: 107, scope: !118, inlinedAt: !185)
!194 = !DILocation(line: 93, scope: !171, inlinedAt: !195)
!195 = distinct !DILocation(line: 107, scope: !118, inlinedAt: !185)
!196 = !DILocation(line: 108, scope: !118, inlinedAt: !185)
!197 = distinct !{!197, !188, !198, !23}
!198 = !DILocation(line: 110, scope: !118, inlinedAt: !185)
!199 = !DILocation(line: 111, scope: !118, inlinedAt: !185)
!200 = !DILocation(line: 112, scope: !118, inlinedAt: !185)
!201 = !DILocation(line: 113, scope: !118, inlinedAt: !185)
!202 = !DILocation(line: 120, scope: !183)
!203 = distinct !DISubprogram(name: "strxfrm", scope: !1, file: !1, line: 122, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 124, scope: !203)
!205 = !DILocation(line: 125, scope: !203)
!206 = !DILocation(line: 126, scope: !203)
!207 = !DILocation(line: 127, scope: !203)
!208 = distinct !DISubprogram(name: "strchrnul", scope: !1, file: !1, line: 141, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 133, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 131, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!211 = distinct !DILocation(line: 141, scope: !208)
!212 = !DILocation(line: 135, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 0, scope: !210, inlinedAt: !211)
!214 = !DILocation(line: 136, scope: !210, inlinedAt: !211)
!215 = distinct !{!215, !212, !214, !22, !23}
!216 = !DILocation(line: 137, scope: !210, inlinedAt: !211)
!217 = !DILocation(line: 141, scope: !208)
!218 = distinct !DISubprogram(name: "strchr", scope: !1, file: !1, line: 143, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!219 = !DILocation(line: 133, scope: !210, inlinedAt: !220)
!220 = distinct !DILocation(line: 145, scope: !218)
!221 = !DILocation(line: 135, scope: !210, inlinedAt: !220)
!222 = !DILocation(line: 0, scope: !210, inlinedAt: !220)
!223 = !DILocation(line: 136, scope: !210, inlinedAt: !220)
!224 = distinct !{!224, !221, !223, !22, !23}
!225 = !DILocation(line: 137, scope: !210, inlinedAt: !220)
!226 = !DILocation(line: 146, scope: !218)
!227 = distinct !DISubprogram(name: "index", scope: !1, file: !1, line: 149, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 133, scope: !210, inlinedAt: !229)
!229 = distinct !DILocation(line: 145, scope: !218, inlinedAt: !230)
!230 = distinct !DILocation(line: 149, scope: !227)
!231 = !DILocation(line: 135, scope: !210, inlinedAt: !229)
!232 = !DILocation(line: 0, scope: !210, inlinedAt: !229)
!233 = !DILocation(line: 136, scope: !210, inlinedAt: !229)
!234 = distinct !{!234, !231, !233, !22, !23}
!235 = !DILocation(line: 137, scope: !210, inlinedAt: !229)
!236 = !DILocation(line: 146, scope: !218, inlinedAt: !230)
!237 = !DILocation(line: 149, scope: !227)
!238 = distinct !DISubprogram(name: "strrchr", scope: !1, file: !1, line: 151, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!239 = !DILocation(line: 153, scope: !238)
!240 = !DILocation(line: 154, scope: !238)
!241 = distinct !{!241, !239, !242, !22, !23}
!242 = !DILocation(line: 155, scope: !238)
!243 = !DILocation(line: 157, scope: !238)
!244 = distinct !DISubprogram(name: "rindex", scope: !1, file: !1, line: 159, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!245 = !DILocation(line: 153, scope: !238, inlinedAt: !246)
!246 = distinct !DILocation(line: 159, scope: !244)
!247 = !DILocation(line: 154, scope: !238, inlinedAt: !246)
!248 = distinct !{!248, !245, !249, !22, !23}
!249 = !DILocation(line: 155, scope: !238, inlinedAt: !246)
!250 = !DILocation(line: 159, scope: !244)
!251 = distinct !DISubprogram(name: "strspn", scope: !1, file: !1, line: 177, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!252 = !DILocation(line: 164, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "span", scope: !1, file: !1, line: 162, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!254 = distinct !DILocation(line: 177, scope: !251)
!255 = !DILocation(line: 165, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 166, scope: !253, inlinedAt: !254)
!257 = !DILocation(line: 168, scope: !253, inlinedAt: !254)
!258 = !DILocation(line: 0, scope: !253, inlinedAt: !254)
!259 = !DILocation(line: 170, scope: !253, inlinedAt: !254)
!260 = !DILocation(line: 169, scope: !253, inlinedAt: !254)
!261 = distinct !{!261, !257, !260, !22, !23}
!262 = distinct !{!262, !256, !263, !22, !23}
!263 = !DILocation(line: 172, scope: !253, inlinedAt: !254)
!264 = !DILocation(line: 173, scope: !253, inlinedAt: !254)
!265 = !DILocation(line: 177, scope: !251)
!266 = distinct !DISubprogram(name: "strcspn", scope: !1, file: !1, line: 178, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 164, scope: !253, inlinedAt: !268)
!268 = distinct !DILocation(line: 178, scope: !266)
!269 = !DILocation(line: 165, scope: !253, inlinedAt: !268)
!270 = !DILocation(line: 166, scope: !253, inlinedAt: !268)
!271 = !DILocation(line: 168, scope: !253, inlinedAt: !268)
!272 = !DILocation(line: 0, scope: !253, inlinedAt: !268)
!273 = !DILocation(line: 170, scope: !253, inlinedAt: !268)
!274 = !DILocation(line: 169, scope: !253, inlinedAt: !268)
!275 = distinct !{!275, !271, !274, !22, !23}
!276 = distinct !{!276, !270, !277, !22, !23}
!277 = !DILocation(line: 172, scope: !253, inlinedAt: !268)
!278 = !DILocation(line: 173, scope: !253, inlinedAt: !268)
!279 = !DILocation(line: 178, scope: !266)
!280 = distinct !DISubprogram(name: "strpbrk", scope: !1, file: !1, line: 180, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!281 = !DILocation(line: 164, scope: !253, inlinedAt: !282)
!282 = distinct !DILocation(line: 182, scope: !280)
!283 = !DILocation(line: 165, scope: !253, inlinedAt: !282)
!284 = !DILocation(line: 166, scope: !253, inlinedAt: !282)
!285 = !DILocation(line: 168, scope: !253, inlinedAt: !282)
!286 = !DILocation(line: 0, scope: !253, inlinedAt: !282)
!287 = !DILocation(line: 170, scope: !253, inlinedAt: !282)
!288 = !DILocation(line: 169, scope: !253, inlinedAt: !282)
!289 = distinct !{!289, !285, !288, !22, !23}
!290 = distinct !{!290, !284, !291, !22, !23}
!291 = !DILocation(line: 172, scope: !253, inlinedAt: !282)
!292 = !DILocation(line: 173, scope: !253, inlinedAt: !282)
!293 = !DILocation(line: 182, scope: !280)
!294 = !DILocation(line: 183, scope: !280)
!295 = distinct !DISubprogram(name: "strstr", scope: !1, file: !1, line: 199, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!296 = !DILocation(line: 188, scope: !297, inlinedAt: !298)
!297 = distinct !DISubprogram(name: "find_string", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!298 = distinct !DILocation(line: 199, scope: !295)
!299 = !DILocation(line: 189, scope: !297, inlinedAt: !298)
!300 = distinct !{!300, !299, !301, !22, !23}
!301 = !DILocation(line: 195, scope: !297, inlinedAt: !298)
!302 = !DILocation(line: 191, scope: !297, inlinedAt: !298)
!303 = !DILocation(line: 192, scope: !297, inlinedAt: !298)
!304 = distinct !{!304, !302, !303, !22, !23}
!305 = !DILocation(line: 0, scope: !297, inlinedAt: !298)
!306 = !DILocation(line: 193, scope: !297, inlinedAt: !298)
!307 = !DILocation(line: 199, scope: !295)
!308 = distinct !DISubprogram(name: "strcasestr", scope: !1, file: !1, line: 200, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!309 = !DILocation(line: 188, scope: !297, inlinedAt: !310)
!310 = distinct !DILocation(line: 200, scope: !308)
!311 = !DILocation(line: 189, scope: !297, inlinedAt: !310)
!312 = distinct !{!312, !311, !313, !22, !23}
!313 = !DILocation(line: 195, scope: !297, inlinedAt: !310)
!314 = !DILocation(line: 191, scope: !297, inlinedAt: !310)
!315 = !DILocation(line: 93, scope: !171, inlinedAt: !316)
!316 = distinct !DILocation(line: 191, scope: !297, inlinedAt: !310)
!317 = !DILocation(line: 93, scope: !171, inlinedAt: !318)
!318 = distinct !DILocation(line: 191, scope: !297, inlinedAt: !310)
!319 = !DILocation(line: 192, scope: !297, inlinedAt: !310)
!320 = distinct !{!320, !314, !319, !22, !23}
!321 = !DILocation(line: 0, scope: !297, inlinedAt: !310)
!322 = !DILocation(line: 193, scope: !297, inlinedAt: !310)
!323 = !DILocation(line: 200, scope: !308)
!324 = distinct !DISubprogram(name: "strsep", scope: !1, file: !1, line: 202, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!325 = !DILocation(line: 204, scope: !324)
!326 = !DILocation(line: 205, scope: !324)
!327 = !DILocation(line: 164, scope: !253, inlinedAt: !328)
!328 = distinct !DILocation(line: 207, scope: !324)
!329 = !DILocation(line: 165, scope: !253, inlinedAt: !328)
!330 = !DILocation(line: 166, scope: !253, inlinedAt: !328)
!331 = !DILocation(line: 168, scope: !253, inlinedAt: !328)
!332 = !DILocation(line: 0, scope: !253, inlinedAt: !328)
!333 = !DILocation(line: 170, scope: !253, inlinedAt: !328)
!334 = !DILocation(line: 169, scope: !253, inlinedAt: !328)
!335 = distinct !{!335, !331, !334, !22, !23}
!336 = distinct !{!336, !330, !337, !22, !23}
!337 = !DILocation(line: 172, scope: !253, inlinedAt: !328)
!338 = !DILocation(line: 173, scope: !253, inlinedAt: !328)
!339 = !DILocation(line: 207, scope: !324)
!340 = !DILocation(line: 208, scope: !324)
!341 = !DILocation(line: 209, scope: !324)
!342 = !DILocation(line: 210, scope: !324)
!343 = !DILocation(line: 211, scope: !324)
!344 = !DILocation(line: 0, scope: !324)
!345 = !DILocation(line: 213, scope: !324)
!346 = distinct !DISubprogram(name: "__strsep_g", scope: !1, file: !1, line: 215, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 215, scope: !346)
!348 = distinct !DISubprogram(name: "strtok_r", scope: !1, file: !1, line: 234, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!349 = !DILocation(line: 236, scope: !348)
!350 = !DILocation(line: 237, scope: !348)
!351 = distinct !DISubprogram(name: "token", scope: !1, file: !1, line: 217, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!352 = !DILocation(line: 219, scope: !351)
!353 = !DILocation(line: 220, scope: !351)
!354 = !DILocation(line: 164, scope: !253, inlinedAt: !355)
!355 = distinct !DILocation(line: 222, scope: !351)
!356 = !DILocation(line: 165, scope: !253, inlinedAt: !355)
!357 = !DILocation(line: 166, scope: !253, inlinedAt: !355)
!358 = !DILocation(line: 168, scope: !253, inlinedAt: !355)
!359 = !DILocation(line: 0, scope: !253, inlinedAt: !355)
!360 = !DILocation(line: 170, scope: !253, inlinedAt: !355)
!361 = !DILocation(line: 169, scope: !253, inlinedAt: !355)
!362 = distinct !{!362, !358, !361, !22, !23}
!363 = distinct !{!363, !357, !364, !22, !23}
!364 = !DILocation(line: 172, scope: !253, inlinedAt: !355)
!365 = !DILocation(line: 173, scope: !253, inlinedAt: !355)
!366 = !DILocation(line: 222, scope: !351)
!367 = !DILocation(line: 223, scope: !351)
!368 = !DILocation(line: 224, scope: !351)
!369 = !DILocation(line: 225, scope: !351)
!370 = !DILocation(line: 164, scope: !253, inlinedAt: !371)
!371 = distinct !DILocation(line: 227, scope: !351)
!372 = !DILocation(line: 165, scope: !253, inlinedAt: !371)
!373 = !DILocation(line: 166, scope: !253, inlinedAt: !371)
!374 = !DILocation(line: 168, scope: !253, inlinedAt: !371)
!375 = !DILocation(line: 0, scope: !253, inlinedAt: !371)
!376 = !DILocation(line: 170, scope: !253, inlinedAt: !371)
!377 = !DILocation(line: 169, scope: !253, inlinedAt: !371)
!378 = distinct !{!378, !374, !377, !22, !23}
!379 = distinct !{!379, !373, !380, !22, !23}
!380 = !DILocation(line: 172, scope: !253, inlinedAt: !371)
!381 = !DILocation(line: 173, scope: !253, inlinedAt: !371)
!382 = !DILocation(line: 227, scope: !351)
!383 = !DILocation(line: 228, scope: !351)
!384 = !DILocation(line: 229, scope: !351)
!385 = !DILocation(line: 230, scope: !351)
!386 = !DILocation(line: 0, scope: !351)
!387 = !DILocation(line: 232, scope: !351)
!388 = distinct !DISubprogram(name: "__strtok_r", scope: !1, file: !1, line: 240, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!389 = !DILocation(line: 236, scope: !348, inlinedAt: !390)
!390 = distinct !DILocation(line: 240, scope: !388)
!391 = !{!392, !394}
!392 = distinct !{!392, !393, !"strtok_r: argument 0"}
!393 = distinct !{!393, !"strtok_r"}
!394 = distinct !{!394, !393, !"strtok_r: argument 1"}
!395 = !DILocation(line: 237, scope: !348, inlinedAt: !390)
!396 = !DILocation(line: 240, scope: !388)
!397 = distinct !DISubprogram(name: "strtok", scope: !1, file: !1, line: 244, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!398 = !DILocation(line: 246, scope: !397)
!399 = !DILocation(line: 247, scope: !397)
!400 = distinct !DISubprogram(name: "strdup", scope: !1, file: !1, line: 262, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!401 = !DILocation(line: 262, scope: !400)
!402 = !DILocation(line: 252, scope: !403, inlinedAt: !404)
!403 = distinct !DISubprogram(name: "duplicate", scope: !1, file: !1, line: 250, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!404 = distinct !DILocation(line: 262, scope: !400)
!405 = !DILocation(line: 253, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 254, scope: !403, inlinedAt: !404)
!407 = !DILocation(line: 256, scope: !403, inlinedAt: !404)
!408 = !DILocation(line: 88, scope: !409, inlinedAt: !410)
!409 = distinct !DISubprogram(name: "heap_alloc", scope: !13, file: !13, line: 88, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!410 = distinct !DILocation(line: 256, scope: !403, inlinedAt: !404)
!411 = !DILocation(line: 257, scope: !403, inlinedAt: !404)
!412 = !DILocation(line: 258, scope: !403, inlinedAt: !404)
!413 = !DILocation(line: 0, scope: !403, inlinedAt: !404)
!414 = distinct !DISubprogram(name: "__strdup", scope: !1, file: !1, line: 263, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!415 = !DILocation(line: 263, scope: !414)
!416 = !DILocation(line: 252, scope: !403, inlinedAt: !417)
!417 = distinct !DILocation(line: 263, scope: !414)
!418 = !DILocation(line: 253, scope: !403, inlinedAt: !417)
!419 = !DILocation(line: 254, scope: !403, inlinedAt: !417)
!420 = !DILocation(line: 256, scope: !403, inlinedAt: !417)
!421 = !DILocation(line: 88, scope: !409, inlinedAt: !422)
!422 = distinct !DILocation(line: 256, scope: !403, inlinedAt: !417)
!423 = !DILocation(line: 257, scope: !403, inlinedAt: !417)
!424 = !DILocation(line: 258, scope: !403, inlinedAt: !417)
!425 = !DILocation(line: 0, scope: !403, inlinedAt: !417)
!426 = distinct !DISubprogram(name: "strndup", scope: !1, file: !1, line: 264, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!427 = !DILocation(line: 19, scope: !16, inlinedAt: !428)
!428 = distinct !DILocation(line: 264, scope: !426)
!429 = !DILocation(line: 21, scope: !16, inlinedAt: !428)
!430 = !DILocation(line: 23, scope: !16, inlinedAt: !428)
!431 = distinct !{!431, !430, !432, !22, !23}
!432 = !DILocation(line: 24, scope: !16, inlinedAt: !428)
!433 = !DILocation(line: 25, scope: !16, inlinedAt: !428)
!434 = !DILocation(line: 0, scope: !16, inlinedAt: !428)
!435 = !DILocation(line: 252, scope: !403, inlinedAt: !436)
!436 = distinct !DILocation(line: 264, scope: !426)
!437 = !DILocation(line: 253, scope: !403, inlinedAt: !436)
!438 = !DILocation(line: 254, scope: !403, inlinedAt: !436)
!439 = !DILocation(line: 256, scope: !403, inlinedAt: !436)
!440 = !DILocation(line: 88, scope: !409, inlinedAt: !441)
!441 = distinct !DILocation(line: 256, scope: !403, inlinedAt: !436)
!442 = !DILocation(line: 257, scope: !403, inlinedAt: !436)
!443 = !DILocation(line: 258, scope: !403, inlinedAt: !436)
!444 = !DILocation(line: 0, scope: !403, inlinedAt: !436)
!445 = !DILocation(line: 264, scope: !426)
!446 = distinct !DISubprogram(name: "__strcpy_chk", scope: !1, file: !1, line: 267, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!447 = !DILocation(line: 34, scope: !27, inlinedAt: !448)
!448 = distinct !DILocation(line: 267, scope: !446)
!449 = !{!450}
!450 = distinct !{!450, !451, !"strcpy: argument 0"}
!451 = distinct !{!451, !"strcpy"}
!452 = !DILocation(line: 267, scope: !446)
!453 = distinct !DISubprogram(name: "__stpcpy_chk", scope: !1, file: !1, line: 268, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!454 = !DILocation(line: 40, scope: !30, inlinedAt: !455)
!455 = distinct !DILocation(line: 268, scope: !453)
!456 = !{!457}
!457 = distinct !{!457, !458, !"stpcpy: argument 0"}
!458 = distinct !{!458, !"stpcpy"}
!459 = !DILocation(line: 41, scope: !30, inlinedAt: !455)
!460 = !DILocation(line: 42, scope: !30, inlinedAt: !455)
!461 = !DILocation(line: 268, scope: !453)
!462 = distinct !DISubprogram(name: "__strncpy_chk", scope: !1, file: !1, line: 269, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!463 = !DILocation(line: 19, scope: !16, inlinedAt: !464)
!464 = distinct !DILocation(line: 49, scope: !43, inlinedAt: !465)
!465 = distinct !DILocation(line: 57, scope: !55, inlinedAt: !466)
!466 = distinct !DILocation(line: 269, scope: !462)
!467 = !DILocation(line: 21, scope: !16, inlinedAt: !464)
!468 = !{!469, !471}
!469 = distinct !{!469, !470, !"stpncpy: argument 0"}
!470 = distinct !{!470, !"stpncpy"}
!471 = distinct !{!471, !472, !"strncpy: argument 0"}
!472 = distinct !{!472, !"strncpy"}
!473 = !DILocation(line: 23, scope: !16, inlinedAt: !464)
!474 = !{!475, !476}
!475 = distinct !{!475, !470, !"stpncpy: argument 1"}
!476 = distinct !{!476, !472, !"strncpy: argument 1"}
!477 = distinct !{!477, !473, !478, !22, !23}
!478 = !DILocation(line: 24, scope: !16, inlinedAt: !464)
!479 = distinct !{!479, !473, !478, !22, !23}
!480 = !DILocation(line: 25, scope: !16, inlinedAt: !464)
!481 = !DILocation(line: 0, scope: !16, inlinedAt: !464)
!482 = !DILocation(line: 50, scope: !43, inlinedAt: !465)
!483 = !DILocation(line: 51, scope: !43, inlinedAt: !465)
!484 = !DILocation(line: 269, scope: !462)
!485 = distinct !DISubprogram(name: "__strcat_chk", scope: !1, file: !1, line: 270, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!486 = !DILocation(line: 63, scope: !74, inlinedAt: !487)
!487 = distinct !DILocation(line: 270, scope: !485)
!488 = !{!489}
!489 = distinct !{!489, !490, !"strcat: argument 1"}
!490 = distinct !{!490, !"strcat"}
!491 = !DILocation(line: 64, scope: !74, inlinedAt: !487)
!492 = !DILocation(line: 270, scope: !485)
!493 = distinct !DISubprogram(name: "__strncat_chk", scope: !1, file: !1, line: 271, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!494 = !DILocation(line: 271, scope: !493)
!495 = !DISubprogram(name: "fail", scope: !13, file: !13, line: 42, type: !9, spFlags: DISPFlagOptimized)
