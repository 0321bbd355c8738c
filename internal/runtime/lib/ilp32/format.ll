target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.sink = type { i8*, i32, i32, i32, i32 }
%struct.arguments = type { i8* }
%struct.conversion = type { i32, i32, i32, i32, i32, i8 }

@.str = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"printf %n\00", align 1
@.str.3 = private unnamed_addr constant [26 x i8] c"length of an error's text\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.9 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.12 = private unnamed_addr constant [44 x i8] c"length of a formatted floating-point number\00", align 1
@.str.13 = private unnamed_addr constant [20 x i8] c"floating-point-text\00", align 1
@.str.14 = private unnamed_addr constant [72 x i8] c"a formatted floating-point number is unknown text of 1 to 24 characters\00", align 1

define dso_local i32 @__mw_format(i8* noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 !dbg !9 {
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 4
  %7 = alloca %struct.sink, align 4
  %8 = alloca %struct.arguments, align 4
  %9 = alloca %struct.conversion, align 4
  store i8* %3, i8** %6, align 4
  %10 = bitcast %struct.sink* %7 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %10) #6, !dbg !12
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %7, i32 0, i32 0, !dbg !12
  store i8* %0, i8** %11, align 4, !dbg !12
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %7, i32 0, i32 1, !dbg !12
  store i32 %1, i32* %12, align 4, !dbg !12
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %7, i32 0, i32 2, !dbg !12
  store i32 0, i32* %13, align 4, !dbg !12
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %7, i32 0, i32 3, !dbg !12
  store i32 0, i32* %14, align 4, !dbg !12
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %7, i32 0, i32 4, !dbg !12
  store i32 0, i32* %15, align 4, !dbg !12
  %16 = bitcast %struct.arguments* %8 to i8*, !dbg !13
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %16) #6, !dbg !13
  %17 = bitcast %struct.conversion* %9 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %17) #6, !dbg !14
  %18 = icmp eq i32 %1, 0, !dbg !15
  br i1 %18, label %20, label %19, !dbg !15

19:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 1) #7, !dbg !16
  br label %20, !dbg !16

20:
  %21 = bitcast i8** %6 to i8*, !dbg !17
  call void @llvm.va_copy(i8* nonnull %16, i8* nonnull %21), !dbg !17
  br label %22, !dbg !18

22:
  %23 = phi i8* [ %2, %20 ], [ %88, %87 ], !dbg !19
  %24 = load i8, i8* %23, align 1, !dbg !18
  switch i8 %24, label %72 [
    i8 0, label %25
    i8 37, label %89
  ], !dbg !18

25:
  call void @llvm.va_end(i8* %16), !dbg !20
  %26 = load i32, i32* %12, align 4, !dbg !21
  %27 = icmp eq i32 %26, 0, !dbg !21
  br i1 %27, label %70, label %28, !dbg !21

28:
  %29 = load i32, i32* %13, align 4, !dbg !24
  %30 = icmp ult i32 %29, %26, !dbg !24
  %31 = add i32 %26, -1, !dbg !24
  %32 = select i1 %30, i32 %29, i32 %31, !dbg !24
  %33 = load i32, i32* %15, align 4, !dbg !25
  %34 = icmp eq i32 %33, 0, !dbg !25
  %35 = load i8*, i8** %11, align 4, !dbg !26
  br i1 %34, label %36, label %40, !dbg !25

36:
  %37 = getelementptr i8, i8* %35, i32 %32, !dbg !27
  store i8 0, i8* %37, align 1, !dbg !27
  %38 = load i8*, i8** %11, align 4, !dbg !28
  %39 = add i32 %32, 1, !dbg !28
  call void @__midway_touched(i8* noundef %38, i32 noundef %39, i32 noundef 1) #7, !dbg !28
  br label %70, !dbg !29

40:
  %41 = add i32 %32, 1, !dbg !30
  call void @__midway_check(i8* noundef %35, i32 noundef %41, i32 noundef 1) #7, !dbg !30
  %42 = load i8*, i8** %11, align 4, !dbg !31
  %43 = call i32 @__midway_object_size(i8* noundef %42) #7, !dbg !31
  %44 = call i32 @__midway_is_concrete(i32 noundef %43) #7, !dbg !32
  %45 = icmp eq i32 %44, 0, !dbg !32
  %46 = load i32, i32* %14, align 4, !dbg !32
  %47 = add i32 %46, 64, !dbg !32
  %48 = select i1 %45, i32 %47, i32 %43, !dbg !32
  %49 = load i32, i32* %12, align 4, !dbg !33
  %50 = icmp ugt i32 %48, %49, !dbg !33
  %51 = select i1 %50, i32 %49, i32 %48, !dbg !33
  %52 = icmp ult i32 %46, %51, !dbg !34
  br i1 %52, label %53, label %70, !dbg !34

53:
  %54 = phi i32 [ %68, %64 ], [ %46, %40 ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #6, !dbg !35
  call void @__midway_havoc(i8* noundef nonnull %5, i32 noundef 1) #7, !dbg !36
  %55 = icmp ult i32 %54, %32, !dbg !37
  br i1 %55, label %56, label %58, !dbg !37

56:
  %57 = load i8, i8* %5, align 1, !dbg !37
  br label %64, !dbg !37

58:
  %59 = icmp eq i32 %54, %32, !dbg !37
  br i1 %59, label %64, label %60, !dbg !37

60:
  %61 = load i8*, i8** %11, align 4, !dbg !37
  %62 = getelementptr i8, i8* %61, i32 %54, !dbg !37
  %63 = load i8, i8* %62, align 1, !dbg !37
  br label %64, !dbg !37

64:
  %65 = phi i8 [ %57, %56 ], [ %63, %60 ], [ 0, %58 ], !dbg !37
  %66 = load i8*, i8** %11, align 4, !dbg !37
  %67 = getelementptr i8, i8* %66, i32 %54, !dbg !37
  store i8 %65, i8* %67, align 1, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #6, !dbg !38
  %68 = add nuw i32 %54, 1, !dbg !34
  %69 = icmp eq i32 %68, %51, !dbg !34
  br i1 %69, label %70, label %53, !dbg !34, !llvm.loop !39

70:
  %71 = load i32, i32* %13, align 4, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %17) #6, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %16) #6, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %10) #6, !dbg !43
  ret i32 %71, !dbg !42

72:
  %73 = getelementptr i8, i8* %23, i32 1, !dbg !44
  %74 = load i32, i32* %15, align 4, !dbg !45
  %75 = icmp eq i32 %74, 0, !dbg !45
  br i1 %75, label %76, label %84, !dbg !45

76:
  %77 = load i32, i32* %13, align 4, !dbg !45
  %78 = add i32 %77, 1, !dbg !45
  %79 = load i32, i32* %12, align 4, !dbg !45
  %80 = icmp ult i32 %78, %79, !dbg !45
  br i1 %80, label %81, label %84, !dbg !45

81:
  %82 = load i8*, i8** %11, align 4, !dbg !48
  %83 = getelementptr i8, i8* %82, i32 %77, !dbg !48
  store i8 %24, i8* %83, align 1, !dbg !48
  br label %84, !dbg !48

84:
  %85 = load i32, i32* %13, align 4, !dbg !49
  %86 = add i32 %85, 1, !dbg !49
  store i32 %86, i32* %13, align 4, !dbg !49
  br label %87, !dbg !50

87:
  %88 = phi i8* [ %73, %84 ], [ %91, %89 ]
  br label %22, !dbg !18, !llvm.loop !51

89:
  %90 = getelementptr i8, i8* %23, i32 1, !dbg !53
  %91 = call fastcc i8* @read_conversion(i8* noundef %90, %struct.conversion* noundef nonnull %9, %struct.arguments* noundef nonnull %8) #8, !dbg !53
  call fastcc void @convert(%struct.sink* noundef nonnull %7, %struct.conversion* noundef nonnull %9, %struct.arguments* noundef nonnull %8, i32 noundef 0) #8, !dbg !54
  br label %87, !dbg !18
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.va_copy(i8*, i8*) #3

define internal fastcc i8* @read_conversion(i8* noundef readonly %0, %struct.conversion* nocapture noundef %1, %struct.arguments* nocapture noundef %2) unnamed_addr #4 !dbg !55 {
  %4 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !56
  store i32 0, i32* %4, align 4, !dbg !56
  br label %5, !dbg !57

5:
  %6 = phi i8* [ %0, %3 ], [ %51, %48 ]
  %7 = load i8, i8* %6, align 1, !dbg !57
  %8 = sext i8 %7 to i32, !dbg !58
  switch i32 %8, label %14 [
    i32 45, label %15
    i32 43, label %9
    i32 32, label %10
    i32 35, label %11
    i32 48, label %12
    i32 39, label %13
  ], !dbg !58

9:
  br label %15, !dbg !61

10:
  br label %15, !dbg !62

11:
  br label %15, !dbg !63

12:
  br label %15, !dbg !64

13:
  br label %15, !dbg !65

14:
  br label %15, !dbg !66

15:
  %16 = phi i1 [ false, %5 ], [ false, %9 ], [ false, %10 ], [ false, %11 ], [ false, %12 ], [ false, %13 ], [ true, %14 ], !dbg !67
  %17 = phi i32 [ 1, %5 ], [ 2, %9 ], [ 4, %10 ], [ 8, %11 ], [ 16, %12 ], [ 1024, %13 ], [ 0, %14 ], !dbg !67
  br i1 %16, label %18, label %48, !dbg !57

18:
  %19 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !68
  %20 = icmp eq i8 %7, 42, !dbg !69
  br i1 %20, label %21, label %28, !dbg !69

21:
  %22 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !72
  %23 = load i8*, i8** %22, align 4, !dbg !72
  %24 = getelementptr inbounds i8, i8* %23, i32 4, !dbg !72
  store i8* %24, i8** %22, align 4, !dbg !72
  %25 = bitcast i8* %23 to i32*, !dbg !72
  %26 = load i32, i32* %25, align 4, !dbg !72
  store i32 %26, i32* %19, align 4, !dbg !72
  %27 = getelementptr i8, i8* %6, i32 1, !dbg !73
  br label %44, !dbg !73

28:
  store i32 0, i32* %19, align 4, !dbg !74
  %29 = load i8, i8* %6, align 1, !dbg !74
  %30 = add i8 %29, -48, !dbg !74
  %31 = icmp ult i8 %30, 10, !dbg !74
  br i1 %31, label %32, label %44, !dbg !74

32:
  %33 = phi i8 [ %41, %32 ], [ %29, %28 ]
  %34 = phi i8* [ %40, %32 ], [ %6, %28 ]
  %35 = sext i8 %33 to i32, !dbg !74
  %36 = load i32, i32* %19, align 4, !dbg !75
  %37 = mul i32 %36, 10, !dbg !75
  %38 = add nsw i32 %35, -48, !dbg !75
  %39 = add i32 %38, %37, !dbg !75
  store i32 %39, i32* %19, align 4, !dbg !75
  %40 = getelementptr i8, i8* %34, i32 1, !dbg !74
  %41 = load i8, i8* %40, align 1, !dbg !74
  %42 = add i8 %41, -48, !dbg !74
  %43 = icmp ult i8 %42, 10, !dbg !74
  br i1 %43, label %32, label %44, !dbg !74, !llvm.loop !76

44:
  %45 = phi i8* [ %27, %21 ], [ %6, %28 ], [ %40, %32 ], !dbg !77
  %46 = load i32, i32* %19, align 4, !dbg !78
  %47 = icmp slt i32 %46, 0, !dbg !78
  br i1 %47, label %52, label %56, !dbg !78

48:
  %49 = load i32, i32* %4, align 4, !dbg !79
  %50 = or i32 %49, %17, !dbg !79
  store i32 %50, i32* %4, align 4, !dbg !79
  %51 = getelementptr i8, i8* %6, i32 1, !dbg !57
  br label %5, !dbg !57, !llvm.loop !80

52:
  %53 = load i32, i32* %4, align 4, !dbg !81
  %54 = or i32 %53, 1, !dbg !81
  store i32 %54, i32* %4, align 4, !dbg !81
  %55 = sub i32 0, %46, !dbg !82
  store i32 %55, i32* %19, align 4, !dbg !82
  br label %56, !dbg !83

56:
  %57 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !84
  store i32 -1, i32* %57, align 4, !dbg !84
  %58 = load i8, i8* %45, align 1, !dbg !85
  %59 = icmp eq i8 %58, 46, !dbg !85
  br i1 %59, label %60, label %87, !dbg !85

60:
  %61 = getelementptr i8, i8* %45, i32 1, !dbg !86
  %62 = load i8, i8* %61, align 1, !dbg !87
  %63 = icmp eq i8 %62, 42, !dbg !87
  br i1 %63, label %64, label %71, !dbg !87

64:
  %65 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !89
  %66 = load i8*, i8** %65, align 4, !dbg !89
  %67 = getelementptr inbounds i8, i8* %66, i32 4, !dbg !89
  store i8* %67, i8** %65, align 4, !dbg !89
  %68 = bitcast i8* %66 to i32*, !dbg !89
  %69 = load i32, i32* %68, align 4, !dbg !89
  store i32 %69, i32* %57, align 4, !dbg !89
  %70 = getelementptr i8, i8* %45, i32 2, !dbg !90
  br label %87, !dbg !90

71:
  store i32 0, i32* %57, align 4, !dbg !91
  %72 = load i8, i8* %61, align 1, !dbg !91
  %73 = add i8 %72, -48, !dbg !91
  %74 = icmp ult i8 %73, 10, !dbg !91
  br i1 %74, label %75, label %87, !dbg !91

75:
  %76 = phi i8 [ %84, %75 ], [ %72, %71 ]
  %77 = phi i8* [ %83, %75 ], [ %61, %71 ]
  %78 = sext i8 %76 to i32, !dbg !91
  %79 = load i32, i32* %57, align 4, !dbg !92
  %80 = mul i32 %79, 10, !dbg !92
  %81 = add nsw i32 %78, -48, !dbg !92
  %82 = add i32 %81, %80, !dbg !92
  store i32 %82, i32* %57, align 4, !dbg !92
  %83 = getelementptr i8, i8* %77, i32 1, !dbg !91
  %84 = load i8, i8* %83, align 1, !dbg !91
  %85 = add i8 %84, -48, !dbg !91
  %86 = icmp ult i8 %85, 10, !dbg !91
  br i1 %86, label %75, label %87, !dbg !91, !llvm.loop !93

87:
  %88 = phi i8* [ %45, %56 ], [ %70, %64 ], [ %61, %71 ], [ %83, %75 ], !dbg !94
  %89 = load i8, i8* %88, align 1, !dbg !95
  %90 = icmp eq i8 %89, 108, !dbg !95
  %91 = zext i1 %90 to i32, !dbg !95
  %92 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 4, !dbg !95
  store i32 %91, i32* %92, align 4, !dbg !95
  %93 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !96
  store i32 4, i32* %93, align 4, !dbg !97
  %94 = load i8, i8* %88, align 1, !dbg !100
  %95 = sext i8 %94 to i32, !dbg !100
  switch i32 %95, label %120 [
    i32 104, label %96
    i32 108, label %105
    i32 76, label %114
    i32 113, label %116
    i32 106, label %116
    i32 122, label %118
    i32 116, label %118
    i32 90, label %118
  ], !dbg !100

96:
  %97 = getelementptr i8, i8* %88, i32 1, !dbg !101
  %98 = load i8, i8* %97, align 1, !dbg !101
  %99 = icmp eq i8 %98, 104, !dbg !101
  %100 = select i1 %99, i32 1, i32 2, !dbg !101
  store i32 %100, i32* %93, align 4, !dbg !101
  %101 = load i8, i8* %97, align 1, !dbg !101
  %102 = icmp eq i8 %101, 104, !dbg !101
  %103 = zext i1 %102 to i32, !dbg !101
  %104 = getelementptr i8, i8* %97, i32 %103, !dbg !101
  br label %120, !dbg !101

105:
  %106 = getelementptr i8, i8* %88, i32 1, !dbg !102
  %107 = load i8, i8* %106, align 1, !dbg !102
  %108 = icmp eq i8 %107, 108, !dbg !102
  %109 = select i1 %108, i32 8, i32 4, !dbg !102
  store i32 %109, i32* %93, align 4, !dbg !102
  %110 = load i8, i8* %106, align 1, !dbg !102
  %111 = icmp eq i8 %110, 108, !dbg !102
  %112 = zext i1 %111 to i32, !dbg !102
  %113 = getelementptr i8, i8* %106, i32 %112, !dbg !102
  br label %120, !dbg !102

114:
  store i32 12, i32* %93, align 4, !dbg !103
  %115 = getelementptr i8, i8* %88, i32 1, !dbg !103
  br label %120, !dbg !103

116:
  store i32 8, i32* %93, align 4, !dbg !104
  %117 = getelementptr i8, i8* %88, i32 1, !dbg !104
  br label %120, !dbg !104

118:
  store i32 4, i32* %93, align 4, !dbg !105
  %119 = getelementptr i8, i8* %88, i32 1, !dbg !105
  br label %120, !dbg !105

120:
  %121 = phi i8* [ %119, %118 ], [ %117, %116 ], [ %115, %114 ], [ %113, %105 ], [ %104, %96 ], [ %88, %87 ], !dbg !106
  %122 = load i8, i8* %121, align 1, !dbg !107
  %123 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !107
  store i8 %122, i8* %123, align 4, !dbg !107
  %124 = load i8, i8* %121, align 1, !dbg !108
  %125 = icmp ne i8 %124, 0, !dbg !108
  %126 = zext i1 %125 to i32, !dbg !108
  %127 = getelementptr i8, i8* %121, i32 %126, !dbg !108
  ret i8* %127, !dbg !108
}

define internal fastcc void @convert(%struct.sink* noundef %0, %struct.conversion* nocapture noundef %1, %struct.arguments* nocapture noundef %2, i32 noundef %3) unnamed_addr #0 !dbg !109 {
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !110
  %8 = load i8, i8* %7, align 4, !dbg !110
  %9 = sext i8 %8 to i32, !dbg !110
  switch i32 %9, label %174 [
    i32 100, label %10
    i32 105, label %10
    i32 117, label %14
    i32 120, label %14
    i32 88, label %14
    i32 111, label %14
    i32 112, label %53
    i32 99, label %67
    i32 115, label %77
    i32 83, label %77
    i32 97, label %99
    i32 65, label %99
    i32 101, label %99
    i32 69, label %99
    i32 102, label %99
    i32 70, label %99
    i32 103, label %99
    i32 71, label %99
    i32 110, label %130
    i32 109, label %159
  ], !dbg !110

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !111
  %12 = load i32, i32* %11, align 4, !dbg !111
  %13 = or i32 %12, 64, !dbg !111
  store i32 %13, i32* %11, align 4, !dbg !111
  br label %14, !dbg !111

14:
  %15 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !112
  %16 = load i32, i32* %15, align 4, !dbg !112
  %17 = icmp eq i32 %16, 8, !dbg !112
  %18 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !112
  %19 = load i8*, i8** %18, align 4, !dbg !112
  br i1 %17, label %20, label %24, !dbg !112

20:
  %21 = getelementptr inbounds i8, i8* %19, i32 8, !dbg !112
  store i8* %21, i8** %18, align 4, !dbg !112
  %22 = bitcast i8* %19 to i64*, !dbg !112
  %23 = load i64, i64* %22, align 4, !dbg !112
  br label %29, !dbg !112

24:
  %25 = getelementptr inbounds i8, i8* %19, i32 4, !dbg !112
  store i8* %25, i8** %18, align 4, !dbg !112
  %26 = bitcast i8* %19 to i32*, !dbg !112
  %27 = load i32, i32* %26, align 4, !dbg !112
  %28 = zext i32 %27 to i64, !dbg !112
  br label %29, !dbg !112

29:
  %30 = phi i64 [ %23, %20 ], [ %28, %24 ], !dbg !112
  %31 = load i32, i32* %15, align 4, !dbg !115
  %32 = mul i32 %31, -8, !dbg !115
  %33 = add i32 %32, 64, !dbg !115
  %34 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !116
  %35 = load i32, i32* %34, align 4, !dbg !116
  %36 = and i32 %35, 64, !dbg !116
  %37 = icmp eq i32 %36, 0, !dbg !116
  %38 = zext i32 %33 to i64, !dbg !117
  br i1 %37, label %39, label %42, !dbg !116

39:
  %40 = lshr i64 -1, %38, !dbg !118
  %41 = and i64 %40, %30, !dbg !118
  br label %48, !dbg !118

42:
  %43 = shl i64 %30, %38, !dbg !119
  %44 = ashr i64 %43, %38, !dbg !119
  %45 = lshr i64 %44, 63, !dbg !120
  %46 = trunc i64 %45 to i32, !dbg !120
  %47 = call i64 @llvm.abs.i64(i64 %44, i1 false) #6, !dbg !121
  br label %48

48:
  %49 = phi i32 [ 0, %39 ], [ %46, %42 ], !dbg !117
  %50 = phi i64 [ %41, %39 ], [ %47, %42 ], !dbg !117
  %51 = icmp eq i32 %3, 0, !dbg !122
  br i1 %51, label %52, label %195, !dbg !122

52:
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %50, i32 noundef %49) #8, !dbg !123
  br label %195, !dbg !123

53:
  %54 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !124
  %55 = load i8*, i8** %54, align 4, !dbg !124
  %56 = getelementptr inbounds i8, i8* %55, i32 4, !dbg !124
  store i8* %56, i8** %54, align 4, !dbg !124
  %57 = bitcast i8* %55 to i8**, !dbg !124
  %58 = load i8*, i8** %57, align 4, !dbg !124
  %59 = icmp eq i32 %3, 0, !dbg !125
  %60 = icmp ne i8* %58, null, !dbg !125
  %61 = select i1 %59, i1 %60, i1 false, !dbg !125
  br i1 %61, label %62, label %65, !dbg !125

62:
  %63 = ptrtoint i8* %58 to i32, !dbg !124
  %64 = zext i32 %63 to i64, !dbg !126
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %64, i32 noundef 0) #8, !dbg !126
  br label %195, !dbg !126

65:
  br i1 %59, label %66, label %195, !dbg !127

66:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i32 noundef 5) #8, !dbg !128
  br label %195, !dbg !128

67:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #6, !dbg !129
  %68 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !129
  %69 = load i8*, i8** %68, align 4, !dbg !129
  %70 = getelementptr inbounds i8, i8* %69, i32 4, !dbg !129
  store i8* %70, i8** %68, align 4, !dbg !129
  %71 = bitcast i8* %69 to i32*, !dbg !129
  %72 = load i32, i32* %71, align 4, !dbg !129
  %73 = trunc i32 %72 to i8, !dbg !129
  store i8 %73, i8* %6, align 1, !dbg !129
  %74 = icmp eq i32 %3, 0, !dbg !130
  br i1 %74, label %75, label %76, !dbg !130

75:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef nonnull %6, i32 noundef 1) #8, !dbg !131
  br label %76, !dbg !131

76:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #6, !dbg !132
  br label %195

77:
  %78 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !133
  %79 = load i8*, i8** %78, align 4, !dbg !133
  %80 = getelementptr inbounds i8, i8* %79, i32 4, !dbg !133
  store i8* %80, i8** %78, align 4, !dbg !133
  %81 = bitcast i8* %79 to i8**, !dbg !133
  %82 = load i8*, i8** %81, align 4, !dbg !133
  %83 = icmp eq i8* %82, null, !dbg !134
  %84 = select i1 %83, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* %82, !dbg !134
  %85 = load i8, i8* %7, align 4, !dbg !135
  %86 = icmp eq i8 %85, 83, !dbg !135
  br i1 %86, label %95, label %87, !dbg !135

87:
  %88 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 4, !dbg !135
  %89 = load i32, i32* %88, align 4, !dbg !135
  %90 = icmp eq i32 %89, 0, !dbg !135
  br i1 %90, label %91, label %95, !dbg !135

91:
  %92 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !135
  %93 = load i32, i32* %92, align 4, !dbg !135
  %94 = call fastcc i32 @text_length(i8* noundef %84, i32 noundef %93) #8, !dbg !135
  br label %95, !dbg !135

95:
  %96 = phi i32 [ %94, %91 ], [ 0, %87 ], [ 0, %77 ], !dbg !135
  %97 = icmp eq i32 %3, 0, !dbg !136
  br i1 %97, label %98, label %195, !dbg !136

98:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef %84, i32 noundef %96) #8, !dbg !137
  br label %195, !dbg !137

99:
  %100 = icmp eq i32 %3, 0, !dbg !138
  %101 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !139
  %102 = load i32, i32* %101, align 4, !dbg !139
  %103 = icmp eq i32 %102, 12, !dbg !139
  %104 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !139
  %105 = load i8*, i8** %104, align 4, !dbg !139
  br i1 %100, label %111, label %106, !dbg !138

106:
  br i1 %103, label %107, label %109, !dbg !138

107:
  %108 = getelementptr inbounds i8, i8* %105, i32 12, !dbg !140
  store i8* %108, i8** %104, align 4, !dbg !140
  br label %195, !dbg !140

109:
  %110 = getelementptr inbounds i8, i8* %105, i32 8, !dbg !141
  store i8* %110, i8** %104, align 4, !dbg !141
  br label %195, !dbg !141

111:
  %112 = select i1 %103, i32 12, i32 8
  %113 = getelementptr inbounds i8, i8* %105, i32 %112, !dbg !142
  store i8* %113, i8** %104, align 4, !dbg !142
  %114 = call i32 @__mw_between(i32 noundef 1, i32 noundef 24, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !145
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.14, i32 0, i32 0)) #7, !dbg !146
  %115 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !147
  %116 = load i32, i32* %115, align 4, !dbg !147
  %117 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !148
  %118 = load i32, i32* %117, align 4, !dbg !148
  %119 = icmp eq i32 %118, 0, !dbg !148
  br i1 %119, label %120, label %124, !dbg !148

120:
  store i32 1, i32* %117, align 4, !dbg !151
  %121 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !152
  %122 = load i32, i32* %121, align 4, !dbg !152
  %123 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !152
  store i32 %122, i32* %123, align 4, !dbg !152
  br label %124, !dbg !153

124:
  %125 = icmp sgt i32 %114, %116, !dbg !147
  %126 = select i1 %125, i32 %114, i32 %116, !dbg !147
  %127 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !154
  %128 = load i32, i32* %127, align 4, !dbg !154
  %129 = add i32 %128, %126, !dbg !154
  store i32 %129, i32* %127, align 4, !dbg !154
  br label %195

130:
  %131 = icmp eq i32 %3, 0, !dbg !155
  br i1 %131, label %136, label %132, !dbg !155

132:
  %133 = bitcast i32* %5 to i8*, !dbg !156
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %133) #6, !dbg !156
  call void @__midway_nondet(i8* noundef nonnull %133, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !162
  %134 = load i32, i32* %5, align 4, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %133) #6, !dbg !164
  %135 = and i32 %134, 2147483647, !dbg !165
  br label %139, !dbg !155

136:
  %137 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !155
  %138 = load i32, i32* %137, align 4, !dbg !155
  br label %139, !dbg !155

139:
  %140 = phi i32 [ %135, %132 ], [ %138, %136 ], !dbg !155
  %141 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !166
  %142 = load i8*, i8** %141, align 4, !dbg !166
  %143 = getelementptr inbounds i8, i8* %142, i32 4, !dbg !166
  store i8* %143, i8** %141, align 4, !dbg !166
  %144 = bitcast i8* %142 to i8**, !dbg !166
  %145 = load i8*, i8** %144, align 4, !dbg !166
  %146 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !169
  %147 = load i32, i32* %146, align 4, !dbg !169
  call void @__midway_check(i8* noundef %145, i32 noundef %147, i32 noundef 1) #7, !dbg !169
  %148 = load i32, i32* %146, align 4, !dbg !170
  switch i32 %148, label %156 [
    i32 1, label %149
    i32 2, label %151
    i32 4, label %154
  ], !dbg !170

149:
  %150 = trunc i32 %140 to i8, !dbg !171
  store i8 %150, i8* %145, align 1, !dbg !171
  br label %195, !dbg !171

151:
  %152 = trunc i32 %140 to i16, !dbg !172
  %153 = bitcast i8* %145 to i16*, !dbg !172
  store i16 %152, i16* %153, align 2, !dbg !172
  br label %195, !dbg !172

154:
  %155 = bitcast i8* %145 to i32*, !dbg !173
  store i32 %140, i32* %155, align 4, !dbg !173
  br label %195, !dbg !173

156:
  %157 = sext i32 %140 to i64, !dbg !174
  %158 = bitcast i8* %145 to i64*, !dbg !174
  store i64 %157, i64* %158, align 4, !dbg !174
  br label %195

159:
  %160 = icmp eq i32 %3, 0, !dbg !175
  br i1 %160, label %161, label %195, !dbg !175

161:
  %162 = call i32 @__mw_between(i32 noundef 1, i32 noundef 50, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !176
  %163 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !177
  %164 = load i32, i32* %163, align 4, !dbg !177
  %165 = icmp eq i32 %164, 0, !dbg !177
  br i1 %165, label %166, label %170, !dbg !177

166:
  store i32 1, i32* %163, align 4, !dbg !179
  %167 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !180
  %168 = load i32, i32* %167, align 4, !dbg !180
  %169 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !180
  store i32 %168, i32* %169, align 4, !dbg !180
  br label %170, !dbg !181

170:
  %171 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !182
  %172 = load i32, i32* %171, align 4, !dbg !182
  %173 = add i32 %172, %162, !dbg !182
  store i32 %173, i32* %171, align 4, !dbg !182
  br label %195, !dbg !176

174:
  %175 = icmp eq i32 %3, 0, !dbg !183
  br i1 %175, label %176, label %195, !dbg !183

176:
  %177 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !184
  %178 = load i32, i32* %177, align 4, !dbg !184
  %179 = icmp eq i32 %178, 0, !dbg !184
  br i1 %179, label %180, label %191, !dbg !184

180:
  %181 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !184
  %182 = load i32, i32* %181, align 4, !dbg !184
  %183 = add i32 %182, 1, !dbg !184
  %184 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1, !dbg !184
  %185 = load i32, i32* %184, align 4, !dbg !184
  %186 = icmp ult i32 %183, %185, !dbg !184
  br i1 %186, label %187, label %191, !dbg !184

187:
  %188 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0, !dbg !186
  %189 = load i8*, i8** %188, align 4, !dbg !186
  %190 = getelementptr i8, i8* %189, i32 %182, !dbg !186
  store i8 %8, i8* %190, align 1, !dbg !186
  br label %191, !dbg !186

191:
  %192 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !187
  %193 = load i32, i32* %192, align 4, !dbg !187
  %194 = add i32 %193, 1, !dbg !187
  store i32 %194, i32* %192, align 4, !dbg !187
  br label %195, !dbg !188

195:
  ret void, !dbg !189
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_end(i8*) #3

define dso_local i32 @__mw_print(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !190 {
  %3 = alloca i8*, align 4
  %4 = alloca %struct.arguments, align 4
  %5 = alloca %struct.conversion, align 4
  %6 = alloca i32, align 4
  store i8* %1, i8** %3, align 4
  %7 = bitcast %struct.arguments* %4 to i8*, !dbg !191
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #6, !dbg !191
  %8 = bitcast %struct.conversion* %5 to i8*, !dbg !192
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #6, !dbg !192
  %9 = bitcast i8** %3 to i8*, !dbg !193
  call void @llvm.va_copy(i8* nonnull %7, i8* nonnull %9), !dbg !193
  %10 = load i8, i8* %0, align 1, !dbg !194
  %11 = icmp eq i8 %10, 0, !dbg !194
  br i1 %11, label %12, label %16, !dbg !194

12:
  call void @llvm.va_end(i8* %7), !dbg !195
  %13 = bitcast i32* %6 to i8*, !dbg !196
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #6, !dbg !196
  call void @__midway_havoc(i8* noundef nonnull %13, i32 noundef 4) #7, !dbg !197
  %14 = load i32, i32* %6, align 4, !dbg !198
  %15 = and i32 %14, 2147483647, !dbg !198
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #6, !dbg !199
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #6, !dbg !199
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #6, !dbg !199
  ret i32 %15, !dbg !198

16:
  %17 = phi i8 [ %25, %23 ], [ %10, %2 ]
  %18 = phi i8* [ %24, %23 ], [ %0, %2 ]
  %19 = getelementptr i8, i8* %18, i32 1, !dbg !200
  %20 = icmp eq i8 %17, 37, !dbg !200
  br i1 %20, label %21, label %23, !dbg !200

21:
  %22 = call fastcc i8* @read_conversion(i8* noundef %19, %struct.conversion* noundef nonnull %5, %struct.arguments* noundef nonnull %4) #8, !dbg !201
  call fastcc void @convert(%struct.sink* noundef null, %struct.conversion* noundef nonnull %5, %struct.arguments* noundef nonnull %4, i32 noundef 1) #8, !dbg !202
  br label %23, !dbg !203

23:
  %24 = phi i8* [ %22, %21 ], [ %19, %16 ], !dbg !204
  %25 = load i8, i8* %24, align 1, !dbg !194
  %26 = icmp eq i8 %25, 0, !dbg !194
  br i1 %26, label %12, label %16, !dbg !194, !llvm.loop !205
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 !dbg !206 {
  %5 = alloca [24 x i8], align 1
  %6 = trunc i64 %2 to i32, !dbg !207
  %7 = call i32 @__midway_is_concrete(i32 noundef %6) #7, !dbg !207
  %8 = icmp eq i32 %7, 0, !dbg !207
  br i1 %8, label %15, label %9, !dbg !207

9:
  %10 = lshr i64 %2, 32, !dbg !207
  %11 = trunc i64 %10 to i32, !dbg !207
  %12 = call i32 @__midway_is_concrete(i32 noundef %11) #7, !dbg !207
  %13 = icmp ne i32 %12, 0, !dbg !207
  %14 = zext i1 %13 to i32
  br label %15

15:
  %16 = phi i32 [ 0, %4 ], [ %14, %9 ]
  %17 = icmp eq i32 %16, 0, !dbg !210
  br i1 %17, label %28, label %18, !dbg !210

18:
  %19 = call i32 @__midway_is_concrete(i32 noundef %3) #7, !dbg !211
  %20 = icmp eq i32 %19, 0, !dbg !211
  br i1 %20, label %25, label %21, !dbg !211

21:
  %22 = call i32 @__midway_is_concrete(i32 noundef 0) #7, !dbg !211
  %23 = icmp ne i32 %22, 0, !dbg !211
  %24 = zext i1 %23 to i32
  br label %25

25:
  %26 = phi i32 [ 0, %18 ], [ %24, %21 ]
  %27 = icmp eq i32 %26, 0, !dbg !210
  br i1 %27, label %28, label %80, !dbg !210

28:
  %29 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !213
  %30 = load i8, i8* %29, align 4, !dbg !213
  %31 = icmp eq i8 %30, 111, !dbg !216
  br i1 %31, label %38, label %32, !dbg !216

32:
  %33 = and i8 %30, -33, !dbg !216
  %34 = icmp eq i8 %33, 88, !dbg !216
  %35 = icmp eq i8 %30, 112, !dbg !216
  %36 = or i1 %35, %34, !dbg !216
  %37 = select i1 %36, i32 16, i32 10, !dbg !216
  br label %38, !dbg !216

38:
  %39 = phi i32 [ %37, %32 ], [ 8, %28 ], !dbg !216
  %40 = zext i32 %39 to i64, !dbg !219
  br label %41, !dbg !222

41:
  %42 = phi i32 [ 1, %38 ], [ %52, %50 ]
  %43 = phi i64 [ %40, %38 ], [ %51, %50 ]
  %44 = phi i32 [ 1, %38 ], [ %47, %50 ]
  %45 = icmp ule i64 %43, %2, !dbg !223
  %46 = zext i1 %45 to i32, !dbg !223
  %47 = add i32 %44, %46, !dbg !223
  %48 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %40, i64 %43) #6, !dbg !224
  %49 = extractvalue { i64, i1 } %48, 1, !dbg !224
  br i1 %49, label %54, label %50, !dbg !224

50:
  %51 = mul i64 %43, %40, !dbg !225
  %52 = add nuw nsw i32 %42, 1, !dbg !222
  %53 = icmp eq i32 %52, 22, !dbg !222
  br i1 %53, label %54, label %41, !dbg !222, !llvm.loop !226

54:
  %55 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !228
  %56 = load i32, i32* %55, align 4, !dbg !228
  %57 = icmp sgt i32 %47, %56, !dbg !228
  %58 = select i1 %57, i32 %47, i32 %56, !dbg !228
  %59 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !229
  %60 = load i32, i32* %59, align 4, !dbg !229
  %61 = and i32 %60, 6, !dbg !229
  %62 = icmp eq i32 %61, 0, !dbg !229
  %63 = select i1 %62, i32 %3, i32 1, !dbg !229
  %64 = add i32 %63, %58, !dbg !229
  %65 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !230
  %66 = load i32, i32* %65, align 4, !dbg !230
  %67 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !231
  %68 = load i32, i32* %67, align 4, !dbg !231
  %69 = icmp eq i32 %68, 0, !dbg !231
  br i1 %69, label %70, label %74, !dbg !231

70:
  store i32 1, i32* %67, align 4, !dbg !233
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !234
  %72 = load i32, i32* %71, align 4, !dbg !234
  %73 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !234
  store i32 %72, i32* %73, align 4, !dbg !234
  br label %74, !dbg !235

74:
  %75 = icmp sgt i32 %64, %66, !dbg !230
  %76 = select i1 %75, i32 %64, i32 %66, !dbg !230
  %77 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !236
  %78 = load i32, i32* %77, align 4, !dbg !236
  %79 = add i32 %78, %76, !dbg !236
  store i32 %79, i32* %77, align 4, !dbg !236
  br label %315, !dbg !237

80:
  %81 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i32 0, i32 0, !dbg !238
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %81) #6, !dbg !238
  %82 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i32 0, i32 24, !dbg !238
  %83 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !238
  %84 = load i8, i8* %83, align 4, !dbg !238
  %85 = icmp eq i8 %84, 111, !dbg !239
  br i1 %85, label %92, label %86, !dbg !239

86:
  %87 = and i8 %84, -33, !dbg !239
  %88 = icmp eq i8 %87, 88, !dbg !239
  %89 = icmp eq i8 %84, 112, !dbg !239
  %90 = or i1 %89, %88, !dbg !239
  %91 = select i1 %90, i32 16, i32 10, !dbg !239
  br label %92, !dbg !239

92:
  %93 = phi i32 [ %91, %86 ], [ 8, %80 ], !dbg !239
  %94 = icmp eq i8 %84, 88, !dbg !238
  %95 = select i1 %94, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), !dbg !241
  %96 = zext i32 %93 to i64
  br label %97, !dbg !244

97:
  %98 = phi i64 [ %2, %92 ], [ %102, %97 ]
  %99 = phi i8* [ %82, %92 ], [ %108, %97 ]
  %100 = freeze i64 %98
  %101 = freeze i64 %96
  %102 = udiv i64 %100, %101, !dbg !245
  %103 = mul i64 %102, %101
  %104 = sub i64 %100, %103
  %105 = trunc i64 %104 to i32, !dbg !246
  %106 = getelementptr i8, i8* %95, i32 %105, !dbg !246
  %107 = load i8, i8* %106, align 1, !dbg !246
  %108 = getelementptr i8, i8* %99, i32 -1, !dbg !246
  store i8 %107, i8* %108, align 1, !dbg !246
  %109 = icmp ult i64 %98, %96, !dbg !247
  br i1 %109, label %110, label %97, !dbg !247, !llvm.loop !248

110:
  %111 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !249
  %112 = load i32, i32* %111, align 4, !dbg !249
  %113 = icmp eq i32 %112, 0, !dbg !249
  %114 = icmp eq i64 %2, 0, !dbg !249
  %115 = and i1 %114, %113, !dbg !249
  %116 = select i1 %115, i8* %82, i8* %108, !dbg !249
  %117 = ptrtoint i8* %82 to i32, !dbg !250
  %118 = ptrtoint i8* %116 to i32, !dbg !250
  %119 = sub i32 %117, %118, !dbg !250
  %120 = icmp sgt i32 %112, %119, !dbg !250
  %121 = sub i32 %112, %119, !dbg !250
  %122 = select i1 %120, i32 %121, i32 0, !dbg !250
  %123 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !251
  %124 = load i32, i32* %123, align 4, !dbg !251
  %125 = and i32 %124, 64, !dbg !251
  %126 = icmp eq i32 %125, 0, !dbg !251
  br i1 %126, label %136, label %127, !dbg !251

127:
  %128 = icmp eq i32 %3, 0, !dbg !254
  br i1 %128, label %129, label %150, !dbg !254

129:
  %130 = and i32 %124, 2, !dbg !254
  %131 = icmp eq i32 %130, 0, !dbg !254
  br i1 %131, label %132, label %150, !dbg !254

132:
  %133 = and i32 %124, 4, !dbg !254
  %134 = icmp eq i32 %133, 0, !dbg !254
  %135 = select i1 %134, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i32 0, i32 0), !dbg !254
  br label %150, !dbg !254

136:
  %137 = icmp eq i8 %84, 112, !dbg !255
  br i1 %137, label %148, label %138, !dbg !255

138:
  %139 = and i32 %124, 8, !dbg !255
  %140 = icmp eq i32 %139, 0, !dbg !255
  br i1 %140, label %150, label %141, !dbg !255

141:
  %142 = icmp ne i8 %84, 111, !dbg !256
  %143 = and i8 %84, -33, !dbg !256
  %144 = icmp eq i8 %143, 88, !dbg !256
  %145 = and i1 %142, %144, !dbg !255
  %146 = icmp ne i64 %2, 0, !dbg !255
  %147 = and i1 %146, %145, !dbg !255
  br i1 %147, label %148, label %150, !dbg !255

148:
  %149 = select i1 %94, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i32 0, i32 0), !dbg !258
  br label %150, !dbg !258

150:
  %151 = phi i8* [ %149, %148 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0), %127 ], [ %135, %132 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), %129 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %141 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %138 ], !dbg !259
  br label %152, !dbg !260

152:
  %153 = phi i32 [ 0, %150 ], [ %157, %152 ], !dbg !263
  %154 = getelementptr i8, i8* %151, i32 %153, !dbg !260
  %155 = load i8, i8* %154, align 1, !dbg !260
  %156 = icmp eq i8 %155, 0, !dbg !260
  %157 = add i32 %153, 1, !dbg !264
  br i1 %156, label %158, label %152, !dbg !260, !llvm.loop !265

158:
  br i1 %85, label %159, label %168, !dbg !266

159:
  %160 = and i32 %124, 8, !dbg !266
  %161 = icmp ne i32 %160, 0, !dbg !266
  %162 = icmp eq i32 %122, 0, !dbg !266
  %163 = select i1 %161, i1 %162, i1 false, !dbg !266
  br i1 %163, label %164, label %168, !dbg !266

164:
  %165 = xor i1 %114, true, !dbg !266
  %166 = select i1 %165, i1 true, i1 %113, !dbg !266
  %167 = zext i1 %166 to i32, !dbg !266
  br label %168, !dbg !266

168:
  %169 = phi i32 [ %122, %159 ], [ %122, %158 ], [ %167, %164 ], !dbg !267
  %170 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !268
  %171 = load i32, i32* %170, align 4, !dbg !268
  %172 = add i32 %153, %119, !dbg !268
  %173 = add i32 %172, %169, !dbg !268
  %174 = sub i32 %171, %173, !dbg !268
  %175 = and i32 %124, 17, !dbg !269
  %176 = icmp eq i32 %175, 16, !dbg !269
  %177 = icmp slt i32 %112, 0, !dbg !269
  %178 = select i1 %176, i1 %177, i1 false, !dbg !269
  %179 = icmp sgt i32 %174, 0, !dbg !269
  %180 = select i1 %178, i1 %179, i1 false, !dbg !269
  %181 = select i1 %180, i32 %174, i32 0, !dbg !269
  %182 = add i32 %181, %169, !dbg !269
  %183 = select i1 %178, i32 0, i32 %174, !dbg !269
  %184 = and i32 %124, 1, !dbg !270
  %185 = icmp eq i32 %184, 0, !dbg !270
  %186 = icmp sgt i32 %183, 0
  %187 = select i1 %185, i1 %186, i1 false, !dbg !270
  br i1 %187, label %188, label %210, !dbg !270

188:
  %189 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %190 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %191 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %192 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %193, !dbg !271

193:
  %194 = phi i32 [ %183, %188 ], [ %208, %205 ]
  %195 = load i32, i32* %189, align 4, !dbg !274
  %196 = icmp eq i32 %195, 0, !dbg !274
  br i1 %196, label %197, label %205, !dbg !274

197:
  %198 = load i32, i32* %190, align 4, !dbg !274
  %199 = add i32 %198, 1, !dbg !274
  %200 = load i32, i32* %191, align 4, !dbg !274
  %201 = icmp ult i32 %199, %200, !dbg !274
  br i1 %201, label %202, label %205, !dbg !274

202:
  %203 = load i8*, i8** %192, align 4, !dbg !276
  %204 = getelementptr i8, i8* %203, i32 %198, !dbg !276
  store i8 32, i8* %204, align 1, !dbg !276
  br label %205, !dbg !276

205:
  %206 = load i32, i32* %190, align 4, !dbg !277
  %207 = add i32 %206, 1, !dbg !277
  store i32 %207, i32* %190, align 4, !dbg !277
  %208 = add nsw i32 %194, -1, !dbg !271
  %209 = icmp sgt i32 %194, 1, !dbg !271
  br i1 %209, label %193, label %210, !dbg !271, !llvm.loop !278

210:
  %211 = icmp eq i32 %153, 0, !dbg !280
  br i1 %211, label %236, label %212, !dbg !280

212:
  %213 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %214 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %215 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %216 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %217, !dbg !280

217:
  %218 = phi i32 [ 0, %212 ], [ %234, %231 ]
  %219 = getelementptr i8, i8* %151, i32 %218, !dbg !283
  %220 = load i8, i8* %219, align 1, !dbg !283
  %221 = load i32, i32* %213, align 4, !dbg !284
  %222 = icmp eq i32 %221, 0, !dbg !284
  br i1 %222, label %223, label %231, !dbg !284

223:
  %224 = load i32, i32* %214, align 4, !dbg !284
  %225 = add i32 %224, 1, !dbg !284
  %226 = load i32, i32* %215, align 4, !dbg !284
  %227 = icmp ult i32 %225, %226, !dbg !284
  br i1 %227, label %228, label %231, !dbg !284

228:
  %229 = load i8*, i8** %216, align 4, !dbg !286
  %230 = getelementptr i8, i8* %229, i32 %224, !dbg !286
  store i8 %220, i8* %230, align 1, !dbg !286
  br label %231, !dbg !286

231:
  %232 = load i32, i32* %214, align 4, !dbg !287
  %233 = add i32 %232, 1, !dbg !287
  store i32 %233, i32* %214, align 4, !dbg !287
  %234 = add nuw i32 %218, 1, !dbg !280
  %235 = icmp eq i32 %234, %153, !dbg !280
  br i1 %235, label %236, label %217, !dbg !280, !llvm.loop !288

236:
  %237 = icmp sgt i32 %182, 0, !dbg !289
  br i1 %237, label %238, label %260, !dbg !289

238:
  %239 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %240 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %241 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %242 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %243, !dbg !289

243:
  %244 = phi i32 [ %182, %238 ], [ %258, %255 ]
  %245 = load i32, i32* %239, align 4, !dbg !291
  %246 = icmp eq i32 %245, 0, !dbg !291
  br i1 %246, label %247, label %255, !dbg !291

247:
  %248 = load i32, i32* %240, align 4, !dbg !291
  %249 = add i32 %248, 1, !dbg !291
  %250 = load i32, i32* %241, align 4, !dbg !291
  %251 = icmp ult i32 %249, %250, !dbg !291
  br i1 %251, label %252, label %255, !dbg !291

252:
  %253 = load i8*, i8** %242, align 4, !dbg !293
  %254 = getelementptr i8, i8* %253, i32 %248, !dbg !293
  store i8 48, i8* %254, align 1, !dbg !293
  br label %255, !dbg !293

255:
  %256 = load i32, i32* %240, align 4, !dbg !294
  %257 = add i32 %256, 1, !dbg !294
  store i32 %257, i32* %240, align 4, !dbg !294
  %258 = add nsw i32 %244, -1, !dbg !289
  %259 = icmp sgt i32 %244, 1, !dbg !289
  br i1 %259, label %243, label %260, !dbg !289, !llvm.loop !295

260:
  %261 = icmp eq i32 %119, 0, !dbg !297
  br i1 %261, label %286, label %262, !dbg !297

262:
  %263 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %264 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %265 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %266 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %267, !dbg !297

267:
  %268 = phi i32 [ 0, %262 ], [ %284, %281 ]
  %269 = getelementptr i8, i8* %116, i32 %268, !dbg !299
  %270 = load i8, i8* %269, align 1, !dbg !299
  %271 = load i32, i32* %263, align 4, !dbg !300
  %272 = icmp eq i32 %271, 0, !dbg !300
  br i1 %272, label %273, label %281, !dbg !300

273:
  %274 = load i32, i32* %264, align 4, !dbg !300
  %275 = add i32 %274, 1, !dbg !300
  %276 = load i32, i32* %265, align 4, !dbg !300
  %277 = icmp ult i32 %275, %276, !dbg !300
  br i1 %277, label %278, label %281, !dbg !300

278:
  %279 = load i8*, i8** %266, align 4, !dbg !302
  %280 = getelementptr i8, i8* %279, i32 %274, !dbg !302
  store i8 %270, i8* %280, align 1, !dbg !302
  br label %281, !dbg !302

281:
  %282 = load i32, i32* %264, align 4, !dbg !303
  %283 = add i32 %282, 1, !dbg !303
  store i32 %283, i32* %264, align 4, !dbg !303
  %284 = add nuw i32 %268, 1, !dbg !297
  %285 = icmp eq i32 %284, %119, !dbg !297
  br i1 %285, label %286, label %267, !dbg !297, !llvm.loop !304

286:
  %287 = load i32, i32* %123, align 4, !dbg !305
  %288 = and i32 %287, 1, !dbg !305
  %289 = icmp ne i32 %288, 0, !dbg !305
  %290 = icmp sgt i32 %183, 0
  %291 = select i1 %289, i1 %290, i1 false, !dbg !305
  br i1 %291, label %292, label %314, !dbg !305

292:
  %293 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %294 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %295 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %296 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %297, !dbg !306

297:
  %298 = phi i32 [ %183, %292 ], [ %312, %309 ]
  %299 = load i32, i32* %293, align 4, !dbg !308
  %300 = icmp eq i32 %299, 0, !dbg !308
  br i1 %300, label %301, label %309, !dbg !308

301:
  %302 = load i32, i32* %294, align 4, !dbg !308
  %303 = add i32 %302, 1, !dbg !308
  %304 = load i32, i32* %295, align 4, !dbg !308
  %305 = icmp ult i32 %303, %304, !dbg !308
  br i1 %305, label %306, label %309, !dbg !308

306:
  %307 = load i8*, i8** %296, align 4, !dbg !310
  %308 = getelementptr i8, i8* %307, i32 %302, !dbg !310
  store i8 32, i8* %308, align 1, !dbg !310
  br label %309, !dbg !310

309:
  %310 = load i32, i32* %294, align 4, !dbg !311
  %311 = add i32 %310, 1, !dbg !311
  store i32 %311, i32* %294, align 4, !dbg !311
  %312 = add nsw i32 %298, -1, !dbg !306
  %313 = icmp sgt i32 %298, 1, !dbg !306
  br i1 %313, label %297, label %314, !dbg !306, !llvm.loop !312

314:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %81) #6, !dbg !314
  br label %315

315:
  ret void, !dbg !314
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %0, %struct.conversion* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #4 !dbg !315 {
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !316
  %6 = load i32, i32* %5, align 4, !dbg !316
  %7 = sub i32 %6, %3, !dbg !316
  %8 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !317
  %9 = load i32, i32* %8, align 4, !dbg !317
  %10 = and i32 %9, 1, !dbg !317
  %11 = icmp eq i32 %10, 0, !dbg !317
  %12 = icmp sgt i32 %7, 0
  %13 = select i1 %11, i1 %12, i1 false, !dbg !317
  br i1 %13, label %14, label %36, !dbg !317

14:
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %19, !dbg !318

19:
  %20 = phi i32 [ %7, %14 ], [ %34, %31 ]
  %21 = load i32, i32* %15, align 4, !dbg !320
  %22 = icmp eq i32 %21, 0, !dbg !320
  br i1 %22, label %23, label %31, !dbg !320

23:
  %24 = load i32, i32* %16, align 4, !dbg !320
  %25 = add i32 %24, 1, !dbg !320
  %26 = load i32, i32* %17, align 4, !dbg !320
  %27 = icmp ult i32 %25, %26, !dbg !320
  br i1 %27, label %28, label %31, !dbg !320

28:
  %29 = load i8*, i8** %18, align 4, !dbg !322
  %30 = getelementptr i8, i8* %29, i32 %24, !dbg !322
  store i8 32, i8* %30, align 1, !dbg !322
  br label %31, !dbg !322

31:
  %32 = load i32, i32* %16, align 4, !dbg !323
  %33 = add i32 %32, 1, !dbg !323
  store i32 %33, i32* %16, align 4, !dbg !323
  %34 = add nsw i32 %20, -1, !dbg !318
  %35 = icmp sgt i32 %20, 1, !dbg !318
  br i1 %35, label %19, label %36, !dbg !318, !llvm.loop !324

36:
  %37 = icmp eq i32 %3, 0, !dbg !326
  br i1 %37, label %62, label %38, !dbg !326

38:
  %39 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %41 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %42 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %43, !dbg !326

43:
  %44 = phi i32 [ 0, %38 ], [ %60, %57 ]
  %45 = getelementptr i8, i8* %2, i32 %44, !dbg !328
  %46 = load i8, i8* %45, align 1, !dbg !328
  %47 = load i32, i32* %39, align 4, !dbg !329
  %48 = icmp eq i32 %47, 0, !dbg !329
  br i1 %48, label %49, label %57, !dbg !329

49:
  %50 = load i32, i32* %40, align 4, !dbg !329
  %51 = add i32 %50, 1, !dbg !329
  %52 = load i32, i32* %41, align 4, !dbg !329
  %53 = icmp ult i32 %51, %52, !dbg !329
  br i1 %53, label %54, label %57, !dbg !329

54:
  %55 = load i8*, i8** %42, align 4, !dbg !331
  %56 = getelementptr i8, i8* %55, i32 %50, !dbg !331
  store i8 %46, i8* %56, align 1, !dbg !331
  br label %57, !dbg !331

57:
  %58 = load i32, i32* %40, align 4, !dbg !332
  %59 = add i32 %58, 1, !dbg !332
  store i32 %59, i32* %40, align 4, !dbg !332
  %60 = add nuw i32 %44, 1, !dbg !326
  %61 = icmp eq i32 %60, %3, !dbg !326
  br i1 %61, label %62, label %43, !dbg !326, !llvm.loop !333

62:
  %63 = load i32, i32* %8, align 4, !dbg !334
  %64 = and i32 %63, 1, !dbg !334
  %65 = icmp ne i32 %64, 0, !dbg !334
  %66 = icmp sgt i32 %7, 0
  %67 = select i1 %65, i1 %66, i1 false, !dbg !334
  br i1 %67, label %68, label %90, !dbg !334

68:
  %69 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %70 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %72 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %73, !dbg !335

73:
  %74 = phi i32 [ %7, %68 ], [ %88, %85 ]
  %75 = load i32, i32* %69, align 4, !dbg !337
  %76 = icmp eq i32 %75, 0, !dbg !337
  br i1 %76, label %77, label %85, !dbg !337

77:
  %78 = load i32, i32* %70, align 4, !dbg !337
  %79 = add i32 %78, 1, !dbg !337
  %80 = load i32, i32* %71, align 4, !dbg !337
  %81 = icmp ult i32 %79, %80, !dbg !337
  br i1 %81, label %82, label %85, !dbg !337

82:
  %83 = load i8*, i8** %72, align 4, !dbg !339
  %84 = getelementptr i8, i8* %83, i32 %78, !dbg !339
  store i8 32, i8* %84, align 1, !dbg !339
  br label %85, !dbg !339

85:
  %86 = load i32, i32* %70, align 4, !dbg !340
  %87 = add i32 %86, 1, !dbg !340
  store i32 %87, i32* %70, align 4, !dbg !340
  %88 = add nsw i32 %74, -1, !dbg !335
  %89 = icmp sgt i32 %74, 1, !dbg !335
  br i1 %89, label %73, label %90, !dbg !335, !llvm.loop !341

90:
  ret void, !dbg !343
}

define internal fastcc i32 @text_length(i8* noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !344 {
  %3 = icmp slt i32 %1, 0, !dbg !345
  br i1 %3, label %6, label %4, !dbg !345

4:
  %5 = icmp eq i32 %1, 0, !dbg !346
  br i1 %5, label %16, label %8, !dbg !346

6:
  %7 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !347
  br label %18, !dbg !347

8:
  %9 = phi i32 [ %14, %13 ], [ 0, %4 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !346
  %11 = load i8, i8* %10, align 1, !dbg !346
  %12 = icmp eq i8 %11, 0, !dbg !346
  br i1 %12, label %16, label %13, !dbg !346

13:
  %14 = add nuw i32 %9, 1, !dbg !348
  %15 = icmp eq i32 %14, %1, !dbg !346
  br i1 %15, label %16, label %8, !dbg !346, !llvm.loop !349

16:
  %17 = phi i32 [ 0, %4 ], [ %9, %8 ], [ %1, %13 ], !dbg !350
  call void @__midway_touched(i8* noundef %0, i32 noundef %17, i32 noundef 0) #7, !dbg !351
  br label %18

18:
  %19 = phi i32 [ %7, %6 ], [ %17, %16 ], !dbg !350
  ret i32 %19, !dbg !352
}

declare !dbg !353 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare !dbg !354 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

declare i64 @llvm.abs.i64(i64, i1 immarg) #5

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nofree norecurse nosync nounwind null_pointer_is_valid }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/format.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__mw_format", scope: !1, file: !1, line: 340, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 342, scope: !9)
!13 = !DILocation(line: 343, scope: !9)
!14 = !DILocation(line: 344, scope: !9)
!15 = !DILocation(line: 345, scope: !9)
!16 = !DILocation(line: 346, scope: !9)
!17 = !DILocation(line: 347, scope: !9)
!18 = !DILocation(line: 348, scope: !9)
!19 = !DILocation(line: 0, scope: !9)
!20 = !DILocation(line: 356, scope: !9)
!21 = !DILocation(line: 61, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 357, scope: !9)
!24 = !DILocation(line: 63, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 64, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 65, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 66, scope: !22, inlinedAt: !23)
!29 = !DILocation(line: 67, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 69, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 70, scope: !22, inlinedAt: !23)
!32 = !DILocation(line: 71, scope: !22, inlinedAt: !23)
!33 = !DILocation(line: 73, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 75, scope: !22, inlinedAt: !23)
!35 = !DILocation(line: 76, scope: !22, inlinedAt: !23)
!36 = !DILocation(line: 77, scope: !22, inlinedAt: !23)
!37 = !DILocation(line: 78, scope: !22, inlinedAt: !23)
!38 = !DILocation(line: 79, scope: !22, inlinedAt: !23)
!39 = distinct !{!39, !34, !38, !40, !41}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 358, scope: !9)
!43 = !DILocation(line: 359, scope: !9)
!44 = !DILocation(line: 350, scope: !9)
!45 = !DILocation(line: 32, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!47 = distinct !DILocation(line: 350, scope: !9)
!48 = !DILocation(line: 33, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 34, scope: !46, inlinedAt: !47)
!50 = !DILocation(line: 351, scope: !9)
!51 = distinct !{!51, !18, !52, !40, !41}
!52 = !DILocation(line: 355, scope: !9)
!53 = !DILocation(line: 353, scope: !9)
!54 = !DILocation(line: 354, scope: !9)
!55 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 263, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 265, scope: !55)
!57 = !DILocation(line: 266, scope: !55)
!58 = !DILocation(line: 227, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "flag_of", scope: !1, file: !1, line: 225, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!60 = distinct !DILocation(line: 266, scope: !55)
!61 = !DILocation(line: 229, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 230, scope: !59, inlinedAt: !60)
!63 = !DILocation(line: 231, scope: !59, inlinedAt: !60)
!64 = !DILocation(line: 232, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 233, scope: !59, inlinedAt: !60)
!66 = !DILocation(line: 234, scope: !59, inlinedAt: !60)
!67 = !DILocation(line: 0, scope: !59, inlinedAt: !60)
!68 = !DILocation(line: 268, scope: !55)
!69 = !DILocation(line: 240, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "read_number", scope: !1, file: !1, line: 238, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!71 = distinct !DILocation(line: 268, scope: !55)
!72 = !DILocation(line: 241, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 242, scope: !70, inlinedAt: !71)
!74 = !DILocation(line: 244, scope: !70, inlinedAt: !71)
!75 = !DILocation(line: 245, scope: !70, inlinedAt: !71)
!76 = distinct !{!76, !74, !75, !40, !41}
!77 = !DILocation(line: 0, scope: !70, inlinedAt: !71)
!78 = !DILocation(line: 269, scope: !55)
!79 = !DILocation(line: 267, scope: !55)
!80 = distinct !{!80, !57, !79, !40, !41}
!81 = !DILocation(line: 270, scope: !55)
!82 = !DILocation(line: 271, scope: !55)
!83 = !DILocation(line: 272, scope: !55)
!84 = !DILocation(line: 273, scope: !55)
!85 = !DILocation(line: 274, scope: !55)
!86 = !DILocation(line: 275, scope: !55)
!87 = !DILocation(line: 240, scope: !70, inlinedAt: !88)
!88 = distinct !DILocation(line: 275, scope: !55)
!89 = !DILocation(line: 241, scope: !70, inlinedAt: !88)
!90 = !DILocation(line: 242, scope: !70, inlinedAt: !88)
!91 = !DILocation(line: 244, scope: !70, inlinedAt: !88)
!92 = !DILocation(line: 245, scope: !70, inlinedAt: !88)
!93 = distinct !{!93, !91, !92, !40, !41}
!94 = !DILocation(line: 0, scope: !55)
!95 = !DILocation(line: 276, scope: !55)
!96 = !DILocation(line: 277, scope: !55)
!97 = !DILocation(line: 251, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 249, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!99 = distinct !DILocation(line: 277, scope: !55)
!100 = !DILocation(line: 252, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 253, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 254, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 255, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 256, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 257, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 0, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 278, scope: !55)
!108 = !DILocation(line: 279, scope: !55)
!109 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 283, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 286, scope: !109)
!111 = !DILocation(line: 288, scope: !109)
!112 = !DILocation(line: 164, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "integer_argument", scope: !1, file: !1, line: 162, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!114 = distinct !DILocation(line: 291, scope: !109)
!115 = !DILocation(line: 165, scope: !113, inlinedAt: !114)
!116 = !DILocation(line: 167, scope: !113, inlinedAt: !114)
!117 = !DILocation(line: 0, scope: !113, inlinedAt: !114)
!118 = !DILocation(line: 168, scope: !113, inlinedAt: !114)
!119 = !DILocation(line: 169, scope: !113, inlinedAt: !114)
!120 = !DILocation(line: 170, scope: !113, inlinedAt: !114)
!121 = !DILocation(line: 171, scope: !113, inlinedAt: !114)
!122 = !DILocation(line: 292, scope: !109)
!123 = !DILocation(line: 293, scope: !109)
!124 = !DILocation(line: 297, scope: !109)
!125 = !DILocation(line: 298, scope: !109)
!126 = !DILocation(line: 299, scope: !109)
!127 = !DILocation(line: 300, scope: !109)
!128 = !DILocation(line: 301, scope: !109)
!129 = !DILocation(line: 305, scope: !109)
!130 = !DILocation(line: 306, scope: !109)
!131 = !DILocation(line: 307, scope: !109)
!132 = !DILocation(line: 309, scope: !109)
!133 = !DILocation(line: 311, scope: !109)
!134 = !DILocation(line: 312, scope: !109)
!135 = !DILocation(line: 314, scope: !109)
!136 = !DILocation(line: 315, scope: !109)
!137 = !DILocation(line: 316, scope: !109)
!138 = !DILocation(line: 320, scope: !109)
!139 = !DILocation(line: 0, scope: !109)
!140 = !DILocation(line: 321, scope: !109)
!141 = !DILocation(line: 323, scope: !109)
!142 = !DILocation(line: 0, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "put_double", scope: !1, file: !1, line: 198, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!144 = distinct !DILocation(line: 325, scope: !109)
!145 = !DILocation(line: 204, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 205, scope: !143, inlinedAt: !144)
!147 = !DILocation(line: 206, scope: !143, inlinedAt: !144)
!148 = !DILocation(line: 51, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "put_unknown", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!150 = distinct !DILocation(line: 206, scope: !143, inlinedAt: !144)
!151 = !DILocation(line: 52, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 53, scope: !149, inlinedAt: !150)
!153 = !DILocation(line: 54, scope: !149, inlinedAt: !150)
!154 = !DILocation(line: 55, scope: !149, inlinedAt: !150)
!155 = !DILocation(line: 328, scope: !109)
!156 = !DILocation(line: 53, scope: !157, inlinedAt: !159)
!157 = distinct !DISubprogram(name: "any_int", scope: !158, file: !158, line: 51, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!158 = !DIFile(filename: "c/models.h", directory: ".")
!159 = distinct !DILocation(line: 66, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "any_nonnegative", scope: !158, file: !158, line: 66, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!161 = distinct !DILocation(line: 328, scope: !109)
!162 = !DILocation(line: 54, scope: !157, inlinedAt: !159)
!163 = !DILocation(line: 55, scope: !157, inlinedAt: !159)
!164 = !DILocation(line: 56, scope: !157, inlinedAt: !159)
!165 = !DILocation(line: 66, scope: !160, inlinedAt: !161)
!166 = !DILocation(line: 211, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "store_count", scope: !1, file: !1, line: 209, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!168 = distinct !DILocation(line: 328, scope: !109)
!169 = !DILocation(line: 212, scope: !167, inlinedAt: !168)
!170 = !DILocation(line: 213, scope: !167, inlinedAt: !168)
!171 = !DILocation(line: 214, scope: !167, inlinedAt: !168)
!172 = !DILocation(line: 216, scope: !167, inlinedAt: !168)
!173 = !DILocation(line: 218, scope: !167, inlinedAt: !168)
!174 = !DILocation(line: 220, scope: !167, inlinedAt: !168)
!175 = !DILocation(line: 331, scope: !109)
!176 = !DILocation(line: 332, scope: !109)
!177 = !DILocation(line: 51, scope: !149, inlinedAt: !178)
!178 = distinct !DILocation(line: 332, scope: !109)
!179 = !DILocation(line: 52, scope: !149, inlinedAt: !178)
!180 = !DILocation(line: 53, scope: !149, inlinedAt: !178)
!181 = !DILocation(line: 54, scope: !149, inlinedAt: !178)
!182 = !DILocation(line: 55, scope: !149, inlinedAt: !178)
!183 = !DILocation(line: 335, scope: !109)
!184 = !DILocation(line: 32, scope: !46, inlinedAt: !185)
!185 = distinct !DILocation(line: 336, scope: !109)
!186 = !DILocation(line: 33, scope: !46, inlinedAt: !185)
!187 = !DILocation(line: 34, scope: !46, inlinedAt: !185)
!188 = !DILocation(line: 336, scope: !109)
!189 = !DILocation(line: 338, scope: !109)
!190 = distinct !DISubprogram(name: "__mw_print", scope: !1, file: !1, line: 361, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 363, scope: !190)
!192 = !DILocation(line: 364, scope: !190)
!193 = !DILocation(line: 365, scope: !190)
!194 = !DILocation(line: 366, scope: !190)
!195 = !DILocation(line: 371, scope: !190)
!196 = !DILocation(line: 372, scope: !190)
!197 = !DILocation(line: 373, scope: !190)
!198 = !DILocation(line: 374, scope: !190)
!199 = !DILocation(line: 375, scope: !190)
!200 = !DILocation(line: 367, scope: !190)
!201 = !DILocation(line: 368, scope: !190)
!202 = !DILocation(line: 369, scope: !190)
!203 = !DILocation(line: 370, scope: !190)
!204 = !DILocation(line: 0, scope: !190)
!205 = distinct !{!205, !194, !203, !40, !41}
!206 = distinct !DISubprogram(name: "put_number", scope: !1, file: !1, line: 133, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!207 = !DILocation(line: 130, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 128, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!209 = distinct !DILocation(line: 135, scope: !206)
!210 = !DILocation(line: 135, scope: !206)
!211 = !DILocation(line: 130, scope: !208, inlinedAt: !212)
!212 = distinct !DILocation(line: 135, scope: !206)
!213 = !DILocation(line: 113, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "put_unknown_integer", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!215 = distinct !DILocation(line: 136, scope: !206)
!216 = !DILocation(line: 98, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 98, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!218 = distinct !DILocation(line: 113, scope: !214, inlinedAt: !215)
!219 = !DILocation(line: 88, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "count_digits", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!221 = distinct !DILocation(line: 113, scope: !214, inlinedAt: !215)
!222 = !DILocation(line: 89, scope: !220, inlinedAt: !221)
!223 = !DILocation(line: 90, scope: !220, inlinedAt: !221)
!224 = !DILocation(line: 91, scope: !220, inlinedAt: !221)
!225 = !DILocation(line: 93, scope: !220, inlinedAt: !221)
!226 = distinct !{!226, !222, !227, !40, !41}
!227 = !DILocation(line: 94, scope: !220, inlinedAt: !221)
!228 = !DILocation(line: 114, scope: !214, inlinedAt: !215)
!229 = !DILocation(line: 115, scope: !214, inlinedAt: !215)
!230 = !DILocation(line: 116, scope: !214, inlinedAt: !215)
!231 = !DILocation(line: 51, scope: !149, inlinedAt: !232)
!232 = distinct !DILocation(line: 116, scope: !214, inlinedAt: !215)
!233 = !DILocation(line: 52, scope: !149, inlinedAt: !232)
!234 = !DILocation(line: 53, scope: !149, inlinedAt: !232)
!235 = !DILocation(line: 54, scope: !149, inlinedAt: !232)
!236 = !DILocation(line: 55, scope: !149, inlinedAt: !232)
!237 = !DILocation(line: 137, scope: !206)
!238 = !DILocation(line: 139, scope: !206)
!239 = !DILocation(line: 98, scope: !217, inlinedAt: !240)
!240 = distinct !DILocation(line: 139, scope: !206)
!241 = !DILocation(line: 103, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!243 = distinct !DILocation(line: 139, scope: !206)
!244 = !DILocation(line: 104, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 106, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 105, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 107, scope: !242, inlinedAt: !243)
!248 = distinct !{!248, !244, !247, !40, !41}
!249 = !DILocation(line: 140, scope: !206)
!250 = !DILocation(line: 142, scope: !206)
!251 = !DILocation(line: 121, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "prefix_of", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!253 = distinct !DILocation(line: 143, scope: !206)
!254 = !DILocation(line: 122, scope: !252, inlinedAt: !253)
!255 = !DILocation(line: 123, scope: !252, inlinedAt: !253)
!256 = !DILocation(line: 98, scope: !217, inlinedAt: !257)
!257 = distinct !DILocation(line: 123, scope: !252, inlinedAt: !253)
!258 = !DILocation(line: 124, scope: !252, inlinedAt: !253)
!259 = !DILocation(line: 0, scope: !252, inlinedAt: !253)
!260 = !DILocation(line: 72, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "length", scope: !158, file: !158, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!262 = distinct !DILocation(line: 144, scope: !206)
!263 = !DILocation(line: 0, scope: !261, inlinedAt: !262)
!264 = !DILocation(line: 73, scope: !261, inlinedAt: !262)
!265 = distinct !{!265, !260, !264, !40, !41}
!266 = !DILocation(line: 145, scope: !206)
!267 = !DILocation(line: 0, scope: !206)
!268 = !DILocation(line: 147, scope: !206)
!269 = !DILocation(line: 148, scope: !206)
!270 = !DILocation(line: 152, scope: !206)
!271 = !DILocation(line: 45, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "pad", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!273 = distinct !DILocation(line: 153, scope: !206)
!274 = !DILocation(line: 32, scope: !46, inlinedAt: !275)
!275 = distinct !DILocation(line: 46, scope: !272, inlinedAt: !273)
!276 = !DILocation(line: 33, scope: !46, inlinedAt: !275)
!277 = !DILocation(line: 34, scope: !46, inlinedAt: !275)
!278 = distinct !{!278, !271, !279, !40, !41}
!279 = !DILocation(line: 46, scope: !272, inlinedAt: !273)
!280 = !DILocation(line: 39, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "put_bytes", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!282 = distinct !DILocation(line: 154, scope: !206)
!283 = !DILocation(line: 40, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 32, scope: !46, inlinedAt: !285)
!285 = distinct !DILocation(line: 40, scope: !281, inlinedAt: !282)
!286 = !DILocation(line: 33, scope: !46, inlinedAt: !285)
!287 = !DILocation(line: 34, scope: !46, inlinedAt: !285)
!288 = distinct !{!288, !280, !283, !40, !41}
!289 = !DILocation(line: 45, scope: !272, inlinedAt: !290)
!290 = distinct !DILocation(line: 155, scope: !206)
!291 = !DILocation(line: 32, scope: !46, inlinedAt: !292)
!292 = distinct !DILocation(line: 46, scope: !272, inlinedAt: !290)
!293 = !DILocation(line: 33, scope: !46, inlinedAt: !292)
!294 = !DILocation(line: 34, scope: !46, inlinedAt: !292)
!295 = distinct !{!295, !289, !296, !40, !41}
!296 = !DILocation(line: 46, scope: !272, inlinedAt: !290)
!297 = !DILocation(line: 39, scope: !281, inlinedAt: !298)
!298 = distinct !DILocation(line: 156, scope: !206)
!299 = !DILocation(line: 40, scope: !281, inlinedAt: !298)
!300 = !DILocation(line: 32, scope: !46, inlinedAt: !301)
!301 = distinct !DILocation(line: 40, scope: !281, inlinedAt: !298)
!302 = !DILocation(line: 33, scope: !46, inlinedAt: !301)
!303 = !DILocation(line: 34, scope: !46, inlinedAt: !301)
!304 = distinct !{!304, !297, !299, !40, !41}
!305 = !DILocation(line: 157, scope: !206)
!306 = !DILocation(line: 45, scope: !272, inlinedAt: !307)
!307 = distinct !DILocation(line: 158, scope: !206)
!308 = !DILocation(line: 32, scope: !46, inlinedAt: !309)
!309 = distinct !DILocation(line: 46, scope: !272, inlinedAt: !307)
!310 = !DILocation(line: 33, scope: !46, inlinedAt: !309)
!311 = !DILocation(line: 34, scope: !46, inlinedAt: !309)
!312 = distinct !{!312, !306, !313, !40, !41}
!313 = !DILocation(line: 46, scope: !272, inlinedAt: !307)
!314 = !DILocation(line: 159, scope: !206)
!315 = distinct !DISubprogram(name: "put_text", scope: !1, file: !1, line: 176, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!316 = !DILocation(line: 178, scope: !315)
!317 = !DILocation(line: 179, scope: !315)
!318 = !DILocation(line: 45, scope: !272, inlinedAt: !319)
!319 = distinct !DILocation(line: 180, scope: !315)
!320 = !DILocation(line: 32, scope: !46, inlinedAt: !321)
!321 = distinct !DILocation(line: 46, scope: !272, inlinedAt: !319)
!322 = !DILocation(line: 33, scope: !46, inlinedAt: !321)
!323 = !DILocation(line: 34, scope: !46, inlinedAt: !321)
!324 = distinct !{!324, !318, !325, !40, !41}
!325 = !DILocation(line: 46, scope: !272, inlinedAt: !319)
!326 = !DILocation(line: 39, scope: !281, inlinedAt: !327)
!327 = distinct !DILocation(line: 181, scope: !315)
!328 = !DILocation(line: 40, scope: !281, inlinedAt: !327)
!329 = !DILocation(line: 32, scope: !46, inlinedAt: !330)
!330 = distinct !DILocation(line: 40, scope: !281, inlinedAt: !327)
!331 = !DILocation(line: 33, scope: !46, inlinedAt: !330)
!332 = !DILocation(line: 34, scope: !46, inlinedAt: !330)
!333 = distinct !{!333, !326, !328, !40, !41}
!334 = !DILocation(line: 182, scope: !315)
!335 = !DILocation(line: 45, scope: !272, inlinedAt: !336)
!336 = distinct !DILocation(line: 183, scope: !315)
!337 = !DILocation(line: 32, scope: !46, inlinedAt: !338)
!338 = distinct !DILocation(line: 46, scope: !272, inlinedAt: !336)
!339 = !DILocation(line: 33, scope: !46, inlinedAt: !338)
!340 = !DILocation(line: 34, scope: !46, inlinedAt: !338)
!341 = distinct !{!341, !335, !342, !40, !41}
!342 = !DILocation(line: 46, scope: !272, inlinedAt: !336)
!343 = !DILocation(line: 184, scope: !315)
!344 = distinct !DISubprogram(name: "text_length", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!345 = !DILocation(line: 189, scope: !344)
!346 = !DILocation(line: 192, scope: !344)
!347 = !DILocation(line: 190, scope: !344)
!348 = !DILocation(line: 193, scope: !344)
!349 = distinct !{!349, !346, !348, !40, !41}
!350 = !DILocation(line: 0, scope: !344)
!351 = !DILocation(line: 194, scope: !344)
!352 = !DILocation(line: 196, scope: !344)
!353 = !DISubprogram(name: "any_between", scope: !158, file: !158, line: 46, type: !10, spFlags: DISPFlagOptimized)
!354 = !DISubprogram(name: "read_string", scope: !158, file: !158, line: 48, type: !10, spFlags: DISPFlagOptimized)
