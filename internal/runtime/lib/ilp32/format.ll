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
  switch i32 %9, label %175 [
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
    i32 97, label %100
    i32 65, label %100
    i32 101, label %100
    i32 69, label %100
    i32 102, label %100
    i32 70, label %100
    i32 103, label %100
    i32 71, label %100
    i32 110, label %131
    i32 109, label %160
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
  br i1 %51, label %52, label %196, !dbg !122

52:
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %50, i32 noundef %49) #8, !dbg !123
  br label %196, !dbg !123

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
  br label %196, !dbg !126

65:
  br i1 %59, label %66, label %196, !dbg !127

66:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i32 noundef 5) #8, !dbg !128
  br label %196, !dbg !128

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
  br label %196

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
  br i1 %86, label %196, label %87, !dbg !135

87:
  %88 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 4, !dbg !135
  %89 = load i32, i32* %88, align 4, !dbg !135
  %90 = icmp eq i32 %89, 0, !dbg !135
  br i1 %90, label %91, label %196, !dbg !135

91:
  %92 = icmp eq i32 %3, 0, !dbg !136
  %93 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !137
  %94 = load i32, i32* %93, align 4, !dbg !137
  br i1 %92, label %98, label %95, !dbg !136

95:
  %96 = icmp sgt i32 %94, -1, !dbg !138
  %97 = select i1 %96, i32 %94, i32 -1, !dbg !138
  call void @__mw_read_text(i8* noundef %84, i32 noundef %97) #7, !dbg !138
  br label %196, !dbg !138

98:
  %99 = call fastcc i32 @text_length(i8* noundef %84, i32 noundef %94) #8, !dbg !139
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef %84, i32 noundef %99) #8, !dbg !139
  br label %196

100:
  %101 = icmp eq i32 %3, 0, !dbg !140
  %102 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !137
  %103 = load i32, i32* %102, align 4, !dbg !137
  %104 = icmp eq i32 %103, 12, !dbg !137
  %105 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !137
  %106 = load i8*, i8** %105, align 4, !dbg !137
  br i1 %101, label %112, label %107, !dbg !140

107:
  br i1 %104, label %108, label %110, !dbg !140

108:
  %109 = getelementptr inbounds i8, i8* %106, i32 12, !dbg !141
  store i8* %109, i8** %105, align 4, !dbg !141
  br label %196, !dbg !141

110:
  %111 = getelementptr inbounds i8, i8* %106, i32 8, !dbg !142
  store i8* %111, i8** %105, align 4, !dbg !142
  br label %196, !dbg !142

112:
  %113 = select i1 %104, i32 12, i32 8
  %114 = getelementptr inbounds i8, i8* %106, i32 %113, !dbg !143
  store i8* %114, i8** %105, align 4, !dbg !143
  %115 = call i32 @__mw_between(i32 noundef 1, i32 noundef 24, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !146
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.14, i32 0, i32 0)) #7, !dbg !147
  %116 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !148
  %117 = load i32, i32* %116, align 4, !dbg !148
  %118 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !149
  %119 = load i32, i32* %118, align 4, !dbg !149
  %120 = icmp eq i32 %119, 0, !dbg !149
  br i1 %120, label %121, label %125, !dbg !149

121:
  store i32 1, i32* %118, align 4, !dbg !152
  %122 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !153
  %123 = load i32, i32* %122, align 4, !dbg !153
  %124 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !153
  store i32 %123, i32* %124, align 4, !dbg !153
  br label %125, !dbg !154

125:
  %126 = icmp sgt i32 %115, %117, !dbg !148
  %127 = select i1 %126, i32 %115, i32 %117, !dbg !148
  %128 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !155
  %129 = load i32, i32* %128, align 4, !dbg !155
  %130 = add i32 %129, %127, !dbg !155
  store i32 %130, i32* %128, align 4, !dbg !155
  br label %196

131:
  %132 = icmp eq i32 %3, 0, !dbg !156
  br i1 %132, label %137, label %133, !dbg !156

133:
  %134 = bitcast i32* %5 to i8*, !dbg !157
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %134) #6, !dbg !157
  call void @__midway_nondet(i8* noundef nonnull %134, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !163
  %135 = load i32, i32* %5, align 4, !dbg !164
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %134) #6, !dbg !165
  %136 = and i32 %135, 2147483647, !dbg !166
  br label %140, !dbg !156

137:
  %138 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !156
  %139 = load i32, i32* %138, align 4, !dbg !156
  br label %140, !dbg !156

140:
  %141 = phi i32 [ %136, %133 ], [ %139, %137 ], !dbg !156
  %142 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !167
  %143 = load i8*, i8** %142, align 4, !dbg !167
  %144 = getelementptr inbounds i8, i8* %143, i32 4, !dbg !167
  store i8* %144, i8** %142, align 4, !dbg !167
  %145 = bitcast i8* %143 to i8**, !dbg !167
  %146 = load i8*, i8** %145, align 4, !dbg !167
  %147 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !170
  %148 = load i32, i32* %147, align 4, !dbg !170
  call void @__midway_check(i8* noundef %146, i32 noundef %148, i32 noundef 1) #7, !dbg !170
  %149 = load i32, i32* %147, align 4, !dbg !171
  switch i32 %149, label %157 [
    i32 1, label %150
    i32 2, label %152
    i32 4, label %155
  ], !dbg !171

150:
  %151 = trunc i32 %141 to i8, !dbg !172
  store i8 %151, i8* %146, align 1, !dbg !172
  br label %196, !dbg !172

152:
  %153 = trunc i32 %141 to i16, !dbg !173
  %154 = bitcast i8* %146 to i16*, !dbg !173
  store i16 %153, i16* %154, align 2, !dbg !173
  br label %196, !dbg !173

155:
  %156 = bitcast i8* %146 to i32*, !dbg !174
  store i32 %141, i32* %156, align 4, !dbg !174
  br label %196, !dbg !174

157:
  %158 = sext i32 %141 to i64, !dbg !175
  %159 = bitcast i8* %146 to i64*, !dbg !175
  store i64 %158, i64* %159, align 4, !dbg !175
  br label %196

160:
  %161 = icmp eq i32 %3, 0, !dbg !176
  br i1 %161, label %162, label %196, !dbg !176

162:
  %163 = call i32 @__mw_between(i32 noundef 1, i32 noundef 50, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !177
  %164 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !178
  %165 = load i32, i32* %164, align 4, !dbg !178
  %166 = icmp eq i32 %165, 0, !dbg !178
  br i1 %166, label %167, label %171, !dbg !178

167:
  store i32 1, i32* %164, align 4, !dbg !180
  %168 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !181
  %169 = load i32, i32* %168, align 4, !dbg !181
  %170 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !181
  store i32 %169, i32* %170, align 4, !dbg !181
  br label %171, !dbg !182

171:
  %172 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !183
  %173 = load i32, i32* %172, align 4, !dbg !183
  %174 = add i32 %173, %163, !dbg !183
  store i32 %174, i32* %172, align 4, !dbg !183
  br label %196, !dbg !177

175:
  %176 = icmp eq i32 %3, 0, !dbg !184
  br i1 %176, label %177, label %196, !dbg !184

177:
  %178 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !185
  %179 = load i32, i32* %178, align 4, !dbg !185
  %180 = icmp eq i32 %179, 0, !dbg !185
  br i1 %180, label %181, label %192, !dbg !185

181:
  %182 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !185
  %183 = load i32, i32* %182, align 4, !dbg !185
  %184 = add i32 %183, 1, !dbg !185
  %185 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1, !dbg !185
  %186 = load i32, i32* %185, align 4, !dbg !185
  %187 = icmp ult i32 %184, %186, !dbg !185
  br i1 %187, label %188, label %192, !dbg !185

188:
  %189 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0, !dbg !187
  %190 = load i8*, i8** %189, align 4, !dbg !187
  %191 = getelementptr i8, i8* %190, i32 %183, !dbg !187
  store i8 %8, i8* %191, align 1, !dbg !187
  br label %192, !dbg !187

192:
  %193 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !188
  %194 = load i32, i32* %193, align 4, !dbg !188
  %195 = add i32 %194, 1, !dbg !188
  store i32 %195, i32* %193, align 4, !dbg !188
  br label %196, !dbg !189

196:
  ret void, !dbg !190
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_end(i8*) #3

define dso_local i32 @__mw_print(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !191 {
  %3 = alloca i8*, align 4
  %4 = alloca %struct.arguments, align 4
  %5 = alloca %struct.conversion, align 4
  %6 = alloca i32, align 4
  store i8* %1, i8** %3, align 4
  %7 = bitcast %struct.arguments* %4 to i8*, !dbg !192
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #6, !dbg !192
  %8 = bitcast %struct.conversion* %5 to i8*, !dbg !193
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #6, !dbg !193
  %9 = bitcast i8** %3 to i8*, !dbg !194
  call void @llvm.va_copy(i8* nonnull %7, i8* nonnull %9), !dbg !194
  %10 = load i8, i8* %0, align 1, !dbg !195
  %11 = icmp eq i8 %10, 0, !dbg !195
  br i1 %11, label %12, label %16, !dbg !195

12:
  call void @llvm.va_end(i8* %7), !dbg !196
  %13 = bitcast i32* %6 to i8*, !dbg !197
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #6, !dbg !197
  call void @__midway_havoc(i8* noundef nonnull %13, i32 noundef 4) #7, !dbg !198
  %14 = load i32, i32* %6, align 4, !dbg !199
  %15 = and i32 %14, 2147483647, !dbg !199
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #6, !dbg !200
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #6, !dbg !200
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #6, !dbg !200
  ret i32 %15, !dbg !199

16:
  %17 = phi i8 [ %25, %23 ], [ %10, %2 ]
  %18 = phi i8* [ %24, %23 ], [ %0, %2 ]
  %19 = getelementptr i8, i8* %18, i32 1, !dbg !201
  %20 = icmp eq i8 %17, 37, !dbg !201
  br i1 %20, label %21, label %23, !dbg !201

21:
  %22 = call fastcc i8* @read_conversion(i8* noundef %19, %struct.conversion* noundef nonnull %5, %struct.arguments* noundef nonnull %4) #8, !dbg !202
  call fastcc void @convert(%struct.sink* noundef null, %struct.conversion* noundef nonnull %5, %struct.arguments* noundef nonnull %4, i32 noundef 1) #8, !dbg !203
  br label %23, !dbg !204

23:
  %24 = phi i8* [ %22, %21 ], [ %19, %16 ], !dbg !205
  %25 = load i8, i8* %24, align 1, !dbg !195
  %26 = icmp eq i8 %25, 0, !dbg !195
  br i1 %26, label %12, label %16, !dbg !195, !llvm.loop !206
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 !dbg !207 {
  %5 = alloca [24 x i8], align 1
  %6 = trunc i64 %2 to i32, !dbg !208
  %7 = call i32 @__midway_is_concrete(i32 noundef %6) #7, !dbg !208
  %8 = icmp eq i32 %7, 0, !dbg !208
  br i1 %8, label %15, label %9, !dbg !208

9:
  %10 = lshr i64 %2, 32, !dbg !208
  %11 = trunc i64 %10 to i32, !dbg !208
  %12 = call i32 @__midway_is_concrete(i32 noundef %11) #7, !dbg !208
  %13 = icmp ne i32 %12, 0, !dbg !208
  %14 = zext i1 %13 to i32
  br label %15

15:
  %16 = phi i32 [ 0, %4 ], [ %14, %9 ]
  %17 = icmp eq i32 %16, 0, !dbg !211
  br i1 %17, label %28, label %18, !dbg !211

18:
  %19 = call i32 @__midway_is_concrete(i32 noundef %3) #7, !dbg !212
  %20 = icmp eq i32 %19, 0, !dbg !212
  br i1 %20, label %25, label %21, !dbg !212

21:
  %22 = call i32 @__midway_is_concrete(i32 noundef 0) #7, !dbg !212
  %23 = icmp ne i32 %22, 0, !dbg !212
  %24 = zext i1 %23 to i32
  br label %25

25:
  %26 = phi i32 [ 0, %18 ], [ %24, %21 ]
  %27 = icmp eq i32 %26, 0, !dbg !211
  br i1 %27, label %28, label %80, !dbg !211

28:
  %29 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !214
  %30 = load i8, i8* %29, align 4, !dbg !214
  %31 = icmp eq i8 %30, 111, !dbg !217
  br i1 %31, label %38, label %32, !dbg !217

32:
  %33 = and i8 %30, -33, !dbg !217
  %34 = icmp eq i8 %33, 88, !dbg !217
  %35 = icmp eq i8 %30, 112, !dbg !217
  %36 = or i1 %35, %34, !dbg !217
  %37 = select i1 %36, i32 16, i32 10, !dbg !217
  br label %38, !dbg !217

38:
  %39 = phi i32 [ %37, %32 ], [ 8, %28 ], !dbg !217
  %40 = zext i32 %39 to i64, !dbg !220
  br label %41, !dbg !223

41:
  %42 = phi i32 [ 1, %38 ], [ %52, %50 ]
  %43 = phi i64 [ %40, %38 ], [ %51, %50 ]
  %44 = phi i32 [ 1, %38 ], [ %47, %50 ]
  %45 = icmp ule i64 %43, %2, !dbg !224
  %46 = zext i1 %45 to i32, !dbg !224
  %47 = add i32 %44, %46, !dbg !224
  %48 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %40, i64 %43) #6, !dbg !225
  %49 = extractvalue { i64, i1 } %48, 1, !dbg !225
  br i1 %49, label %54, label %50, !dbg !225

50:
  %51 = mul i64 %43, %40, !dbg !226
  %52 = add nuw nsw i32 %42, 1, !dbg !223
  %53 = icmp eq i32 %52, 22, !dbg !223
  br i1 %53, label %54, label %41, !dbg !223, !llvm.loop !227

54:
  %55 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !229
  %56 = load i32, i32* %55, align 4, !dbg !229
  %57 = icmp sgt i32 %47, %56, !dbg !229
  %58 = select i1 %57, i32 %47, i32 %56, !dbg !229
  %59 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !230
  %60 = load i32, i32* %59, align 4, !dbg !230
  %61 = and i32 %60, 6, !dbg !230
  %62 = icmp eq i32 %61, 0, !dbg !230
  %63 = select i1 %62, i32 %3, i32 1, !dbg !230
  %64 = add i32 %63, %58, !dbg !230
  %65 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !231
  %66 = load i32, i32* %65, align 4, !dbg !231
  %67 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !232
  %68 = load i32, i32* %67, align 4, !dbg !232
  %69 = icmp eq i32 %68, 0, !dbg !232
  br i1 %69, label %70, label %74, !dbg !232

70:
  store i32 1, i32* %67, align 4, !dbg !234
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !235
  %72 = load i32, i32* %71, align 4, !dbg !235
  %73 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !235
  store i32 %72, i32* %73, align 4, !dbg !235
  br label %74, !dbg !236

74:
  %75 = icmp sgt i32 %64, %66, !dbg !231
  %76 = select i1 %75, i32 %64, i32 %66, !dbg !231
  %77 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !237
  %78 = load i32, i32* %77, align 4, !dbg !237
  %79 = add i32 %78, %76, !dbg !237
  store i32 %79, i32* %77, align 4, !dbg !237
  br label %315, !dbg !238

80:
  %81 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i32 0, i32 0, !dbg !239
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %81) #6, !dbg !239
  %82 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i32 0, i32 24, !dbg !239
  %83 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !239
  %84 = load i8, i8* %83, align 4, !dbg !239
  %85 = icmp eq i8 %84, 111, !dbg !240
  br i1 %85, label %92, label %86, !dbg !240

86:
  %87 = and i8 %84, -33, !dbg !240
  %88 = icmp eq i8 %87, 88, !dbg !240
  %89 = icmp eq i8 %84, 112, !dbg !240
  %90 = or i1 %89, %88, !dbg !240
  %91 = select i1 %90, i32 16, i32 10, !dbg !240
  br label %92, !dbg !240

92:
  %93 = phi i32 [ %91, %86 ], [ 8, %80 ], !dbg !240
  %94 = icmp eq i8 %84, 88, !dbg !239
  %95 = select i1 %94, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), !dbg !242
  %96 = zext i32 %93 to i64
  br label %97, !dbg !245

97:
  %98 = phi i64 [ %2, %92 ], [ %102, %97 ]
  %99 = phi i8* [ %82, %92 ], [ %108, %97 ]
  %100 = freeze i64 %98
  %101 = freeze i64 %96
  %102 = udiv i64 %100, %101, !dbg !246
  %103 = mul i64 %102, %101
  %104 = sub i64 %100, %103
  %105 = trunc i64 %104 to i32, !dbg !247
  %106 = getelementptr i8, i8* %95, i32 %105, !dbg !247
  %107 = load i8, i8* %106, align 1, !dbg !247
  %108 = getelementptr i8, i8* %99, i32 -1, !dbg !247
  store i8 %107, i8* %108, align 1, !dbg !247
  %109 = icmp ult i64 %98, %96, !dbg !248
  br i1 %109, label %110, label %97, !dbg !248, !llvm.loop !249

110:
  %111 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !250
  %112 = load i32, i32* %111, align 4, !dbg !250
  %113 = icmp eq i32 %112, 0, !dbg !250
  %114 = icmp eq i64 %2, 0, !dbg !250
  %115 = and i1 %114, %113, !dbg !250
  %116 = select i1 %115, i8* %82, i8* %108, !dbg !250
  %117 = ptrtoint i8* %82 to i32, !dbg !251
  %118 = ptrtoint i8* %116 to i32, !dbg !251
  %119 = sub i32 %117, %118, !dbg !251
  %120 = icmp sgt i32 %112, %119, !dbg !251
  %121 = sub i32 %112, %119, !dbg !251
  %122 = select i1 %120, i32 %121, i32 0, !dbg !251
  %123 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !252
  %124 = load i32, i32* %123, align 4, !dbg !252
  %125 = and i32 %124, 64, !dbg !252
  %126 = icmp eq i32 %125, 0, !dbg !252
  br i1 %126, label %136, label %127, !dbg !252

127:
  %128 = icmp eq i32 %3, 0, !dbg !255
  br i1 %128, label %129, label %150, !dbg !255

129:
  %130 = and i32 %124, 2, !dbg !255
  %131 = icmp eq i32 %130, 0, !dbg !255
  br i1 %131, label %132, label %150, !dbg !255

132:
  %133 = and i32 %124, 4, !dbg !255
  %134 = icmp eq i32 %133, 0, !dbg !255
  %135 = select i1 %134, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i32 0, i32 0), !dbg !255
  br label %150, !dbg !255

136:
  %137 = icmp eq i8 %84, 112, !dbg !256
  br i1 %137, label %148, label %138, !dbg !256

138:
  %139 = and i32 %124, 8, !dbg !256
  %140 = icmp eq i32 %139, 0, !dbg !256
  br i1 %140, label %150, label %141, !dbg !256

141:
  %142 = icmp ne i8 %84, 111, !dbg !257
  %143 = and i8 %84, -33, !dbg !257
  %144 = icmp eq i8 %143, 88, !dbg !257
  %145 = and i1 %142, %144, !dbg !256
  %146 = icmp ne i64 %2, 0, !dbg !256
  %147 = and i1 %146, %145, !dbg !256
  br i1 %147, label %148, label %150, !dbg !256

148:
  %149 = select i1 %94, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i32 0, i32 0), !dbg !259
  br label %150, !dbg !259

150:
  %151 = phi i8* [ %149, %148 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0), %127 ], [ %135, %132 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), %129 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %141 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %138 ], !dbg !260
  br label %152, !dbg !261

152:
  %153 = phi i32 [ 0, %150 ], [ %157, %152 ], !dbg !264
  %154 = getelementptr i8, i8* %151, i32 %153, !dbg !261
  %155 = load i8, i8* %154, align 1, !dbg !261
  %156 = icmp eq i8 %155, 0, !dbg !261
  %157 = add i32 %153, 1, !dbg !265
  br i1 %156, label %158, label %152, !dbg !261, !llvm.loop !266

158:
  br i1 %85, label %159, label %168, !dbg !267

159:
  %160 = and i32 %124, 8, !dbg !267
  %161 = icmp ne i32 %160, 0, !dbg !267
  %162 = icmp eq i32 %122, 0, !dbg !267
  %163 = select i1 %161, i1 %162, i1 false, !dbg !267
  br i1 %163, label %164, label %168, !dbg !267

164:
  %165 = xor i1 %114, true, !dbg !267
  %166 = select i1 %165, i1 true, i1 %113, !dbg !267
  %167 = zext i1 %166 to i32, !dbg !267
  br label %168, !dbg !267

168:
  %169 = phi i32 [ %122, %159 ], [ %122, %158 ], [ %167, %164 ], !dbg !268
  %170 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !269
  %171 = load i32, i32* %170, align 4, !dbg !269
  %172 = add i32 %153, %119, !dbg !269
  %173 = add i32 %172, %169, !dbg !269
  %174 = sub i32 %171, %173, !dbg !269
  %175 = and i32 %124, 17, !dbg !270
  %176 = icmp eq i32 %175, 16, !dbg !270
  %177 = icmp slt i32 %112, 0, !dbg !270
  %178 = select i1 %176, i1 %177, i1 false, !dbg !270
  %179 = icmp sgt i32 %174, 0, !dbg !270
  %180 = select i1 %178, i1 %179, i1 false, !dbg !270
  %181 = select i1 %180, i32 %174, i32 0, !dbg !270
  %182 = add i32 %181, %169, !dbg !270
  %183 = select i1 %178, i32 0, i32 %174, !dbg !270
  %184 = and i32 %124, 1, !dbg !271
  %185 = icmp eq i32 %184, 0, !dbg !271
  %186 = icmp sgt i32 %183, 0
  %187 = select i1 %185, i1 %186, i1 false, !dbg !271
  br i1 %187, label %188, label %210, !dbg !271

188:
  %189 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %190 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %191 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %192 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %193, !dbg !272

193:
  %194 = phi i32 [ %183, %188 ], [ %208, %205 ]
  %195 = load i32, i32* %189, align 4, !dbg !275
  %196 = icmp eq i32 %195, 0, !dbg !275
  br i1 %196, label %197, label %205, !dbg !275

197:
  %198 = load i32, i32* %190, align 4, !dbg !275
  %199 = add i32 %198, 1, !dbg !275
  %200 = load i32, i32* %191, align 4, !dbg !275
  %201 = icmp ult i32 %199, %200, !dbg !275
  br i1 %201, label %202, label %205, !dbg !275

202:
  %203 = load i8*, i8** %192, align 4, !dbg !277
  %204 = getelementptr i8, i8* %203, i32 %198, !dbg !277
  store i8 32, i8* %204, align 1, !dbg !277
  br label %205, !dbg !277

205:
  %206 = load i32, i32* %190, align 4, !dbg !278
  %207 = add i32 %206, 1, !dbg !278
  store i32 %207, i32* %190, align 4, !dbg !278
  %208 = add nsw i32 %194, -1, !dbg !272
  %209 = icmp sgt i32 %194, 1, !dbg !272
  br i1 %209, label %193, label %210, !dbg !272, !llvm.loop !279

210:
  %211 = icmp eq i32 %153, 0, !dbg !281
  br i1 %211, label %236, label %212, !dbg !281

212:
  %213 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %214 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %215 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %216 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %217, !dbg !281

217:
  %218 = phi i32 [ 0, %212 ], [ %234, %231 ]
  %219 = getelementptr i8, i8* %151, i32 %218, !dbg !284
  %220 = load i8, i8* %219, align 1, !dbg !284
  %221 = load i32, i32* %213, align 4, !dbg !285
  %222 = icmp eq i32 %221, 0, !dbg !285
  br i1 %222, label %223, label %231, !dbg !285

223:
  %224 = load i32, i32* %214, align 4, !dbg !285
  %225 = add i32 %224, 1, !dbg !285
  %226 = load i32, i32* %215, align 4, !dbg !285
  %227 = icmp ult i32 %225, %226, !dbg !285
  br i1 %227, label %228, label %231, !dbg !285

228:
  %229 = load i8*, i8** %216, align 4, !dbg !287
  %230 = getelementptr i8, i8* %229, i32 %224, !dbg !287
  store i8 %220, i8* %230, align 1, !dbg !287
  br label %231, !dbg !287

231:
  %232 = load i32, i32* %214, align 4, !dbg !288
  %233 = add i32 %232, 1, !dbg !288
  store i32 %233, i32* %214, align 4, !dbg !288
  %234 = add nuw i32 %218, 1, !dbg !281
  %235 = icmp eq i32 %234, %153, !dbg !281
  br i1 %235, label %236, label %217, !dbg !281, !llvm.loop !289

236:
  %237 = icmp sgt i32 %182, 0, !dbg !290
  br i1 %237, label %238, label %260, !dbg !290

238:
  %239 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %240 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %241 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %242 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %243, !dbg !290

243:
  %244 = phi i32 [ %182, %238 ], [ %258, %255 ]
  %245 = load i32, i32* %239, align 4, !dbg !292
  %246 = icmp eq i32 %245, 0, !dbg !292
  br i1 %246, label %247, label %255, !dbg !292

247:
  %248 = load i32, i32* %240, align 4, !dbg !292
  %249 = add i32 %248, 1, !dbg !292
  %250 = load i32, i32* %241, align 4, !dbg !292
  %251 = icmp ult i32 %249, %250, !dbg !292
  br i1 %251, label %252, label %255, !dbg !292

252:
  %253 = load i8*, i8** %242, align 4, !dbg !294
  %254 = getelementptr i8, i8* %253, i32 %248, !dbg !294
  store i8 48, i8* %254, align 1, !dbg !294
  br label %255, !dbg !294

255:
  %256 = load i32, i32* %240, align 4, !dbg !295
  %257 = add i32 %256, 1, !dbg !295
  store i32 %257, i32* %240, align 4, !dbg !295
  %258 = add nsw i32 %244, -1, !dbg !290
  %259 = icmp sgt i32 %244, 1, !dbg !290
  br i1 %259, label %243, label %260, !dbg !290, !llvm.loop !296

260:
  %261 = icmp eq i32 %119, 0, !dbg !298
  br i1 %261, label %286, label %262, !dbg !298

262:
  %263 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %264 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %265 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %266 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %267, !dbg !298

267:
  %268 = phi i32 [ 0, %262 ], [ %284, %281 ]
  %269 = getelementptr i8, i8* %116, i32 %268, !dbg !300
  %270 = load i8, i8* %269, align 1, !dbg !300
  %271 = load i32, i32* %263, align 4, !dbg !301
  %272 = icmp eq i32 %271, 0, !dbg !301
  br i1 %272, label %273, label %281, !dbg !301

273:
  %274 = load i32, i32* %264, align 4, !dbg !301
  %275 = add i32 %274, 1, !dbg !301
  %276 = load i32, i32* %265, align 4, !dbg !301
  %277 = icmp ult i32 %275, %276, !dbg !301
  br i1 %277, label %278, label %281, !dbg !301

278:
  %279 = load i8*, i8** %266, align 4, !dbg !303
  %280 = getelementptr i8, i8* %279, i32 %274, !dbg !303
  store i8 %270, i8* %280, align 1, !dbg !303
  br label %281, !dbg !303

281:
  %282 = load i32, i32* %264, align 4, !dbg !304
  %283 = add i32 %282, 1, !dbg !304
  store i32 %283, i32* %264, align 4, !dbg !304
  %284 = add nuw i32 %268, 1, !dbg !298
  %285 = icmp eq i32 %284, %119, !dbg !298
  br i1 %285, label %286, label %267, !dbg !298, !llvm.loop !305

286:
  %287 = load i32, i32* %123, align 4, !dbg !306
  %288 = and i32 %287, 1, !dbg !306
  %289 = icmp ne i32 %288, 0, !dbg !306
  %290 = icmp sgt i32 %183, 0
  %291 = select i1 %289, i1 %290, i1 false, !dbg !306
  br i1 %291, label %292, label %314, !dbg !306

292:
  %293 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %294 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %295 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %296 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %297, !dbg !307

297:
  %298 = phi i32 [ %183, %292 ], [ %312, %309 ]
  %299 = load i32, i32* %293, align 4, !dbg !309
  %300 = icmp eq i32 %299, 0, !dbg !309
  br i1 %300, label %301, label %309, !dbg !309

301:
  %302 = load i32, i32* %294, align 4, !dbg !309
  %303 = add i32 %302, 1, !dbg !309
  %304 = load i32, i32* %295, align 4, !dbg !309
  %305 = icmp ult i32 %303, %304, !dbg !309
  br i1 %305, label %306, label %309, !dbg !309

306:
  %307 = load i8*, i8** %296, align 4, !dbg !311
  %308 = getelementptr i8, i8* %307, i32 %302, !dbg !311
  store i8 32, i8* %308, align 1, !dbg !311
  br label %309, !dbg !311

309:
  %310 = load i32, i32* %294, align 4, !dbg !312
  %311 = add i32 %310, 1, !dbg !312
  store i32 %311, i32* %294, align 4, !dbg !312
  %312 = add nsw i32 %298, -1, !dbg !307
  %313 = icmp sgt i32 %298, 1, !dbg !307
  br i1 %313, label %297, label %314, !dbg !307, !llvm.loop !313

314:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %81) #6, !dbg !315
  br label %315

315:
  ret void, !dbg !315
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %0, %struct.conversion* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #4 !dbg !316 {
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !317
  %6 = load i32, i32* %5, align 4, !dbg !317
  %7 = sub i32 %6, %3, !dbg !317
  %8 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !318
  %9 = load i32, i32* %8, align 4, !dbg !318
  %10 = and i32 %9, 1, !dbg !318
  %11 = icmp eq i32 %10, 0, !dbg !318
  %12 = icmp sgt i32 %7, 0
  %13 = select i1 %11, i1 %12, i1 false, !dbg !318
  br i1 %13, label %14, label %36, !dbg !318

14:
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %19, !dbg !319

19:
  %20 = phi i32 [ %7, %14 ], [ %34, %31 ]
  %21 = load i32, i32* %15, align 4, !dbg !321
  %22 = icmp eq i32 %21, 0, !dbg !321
  br i1 %22, label %23, label %31, !dbg !321

23:
  %24 = load i32, i32* %16, align 4, !dbg !321
  %25 = add i32 %24, 1, !dbg !321
  %26 = load i32, i32* %17, align 4, !dbg !321
  %27 = icmp ult i32 %25, %26, !dbg !321
  br i1 %27, label %28, label %31, !dbg !321

28:
  %29 = load i8*, i8** %18, align 4, !dbg !323
  %30 = getelementptr i8, i8* %29, i32 %24, !dbg !323
  store i8 32, i8* %30, align 1, !dbg !323
  br label %31, !dbg !323

31:
  %32 = load i32, i32* %16, align 4, !dbg !324
  %33 = add i32 %32, 1, !dbg !324
  store i32 %33, i32* %16, align 4, !dbg !324
  %34 = add nsw i32 %20, -1, !dbg !319
  %35 = icmp sgt i32 %20, 1, !dbg !319
  br i1 %35, label %19, label %36, !dbg !319, !llvm.loop !325

36:
  %37 = icmp eq i32 %3, 0, !dbg !327
  br i1 %37, label %62, label %38, !dbg !327

38:
  %39 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %41 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %42 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %43, !dbg !327

43:
  %44 = phi i32 [ 0, %38 ], [ %60, %57 ]
  %45 = getelementptr i8, i8* %2, i32 %44, !dbg !329
  %46 = load i8, i8* %45, align 1, !dbg !329
  %47 = load i32, i32* %39, align 4, !dbg !330
  %48 = icmp eq i32 %47, 0, !dbg !330
  br i1 %48, label %49, label %57, !dbg !330

49:
  %50 = load i32, i32* %40, align 4, !dbg !330
  %51 = add i32 %50, 1, !dbg !330
  %52 = load i32, i32* %41, align 4, !dbg !330
  %53 = icmp ult i32 %51, %52, !dbg !330
  br i1 %53, label %54, label %57, !dbg !330

54:
  %55 = load i8*, i8** %42, align 4, !dbg !332
  %56 = getelementptr i8, i8* %55, i32 %50, !dbg !332
  store i8 %46, i8* %56, align 1, !dbg !332
  br label %57, !dbg !332

57:
  %58 = load i32, i32* %40, align 4, !dbg !333
  %59 = add i32 %58, 1, !dbg !333
  store i32 %59, i32* %40, align 4, !dbg !333
  %60 = add nuw i32 %44, 1, !dbg !327
  %61 = icmp eq i32 %60, %3, !dbg !327
  br i1 %61, label %62, label %43, !dbg !327, !llvm.loop !334

62:
  %63 = load i32, i32* %8, align 4, !dbg !335
  %64 = and i32 %63, 1, !dbg !335
  %65 = icmp ne i32 %64, 0, !dbg !335
  %66 = icmp sgt i32 %7, 0
  %67 = select i1 %65, i1 %66, i1 false, !dbg !335
  br i1 %67, label %68, label %90, !dbg !335

68:
  %69 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %70 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %72 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %73, !dbg !336

73:
  %74 = phi i32 [ %7, %68 ], [ %88, %85 ]
  %75 = load i32, i32* %69, align 4, !dbg !338
  %76 = icmp eq i32 %75, 0, !dbg !338
  br i1 %76, label %77, label %85, !dbg !338

77:
  %78 = load i32, i32* %70, align 4, !dbg !338
  %79 = add i32 %78, 1, !dbg !338
  %80 = load i32, i32* %71, align 4, !dbg !338
  %81 = icmp ult i32 %79, %80, !dbg !338
  br i1 %81, label %82, label %85, !dbg !338

82:
  %83 = load i8*, i8** %72, align 4, !dbg !340
  %84 = getelementptr i8, i8* %83, i32 %78, !dbg !340
  store i8 32, i8* %84, align 1, !dbg !340
  br label %85, !dbg !340

85:
  %86 = load i32, i32* %70, align 4, !dbg !341
  %87 = add i32 %86, 1, !dbg !341
  store i32 %87, i32* %70, align 4, !dbg !341
  %88 = add nsw i32 %74, -1, !dbg !336
  %89 = icmp sgt i32 %74, 1, !dbg !336
  br i1 %89, label %73, label %90, !dbg !336, !llvm.loop !342

90:
  ret void, !dbg !344
}

declare !dbg !345 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc i32 @text_length(i8* noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !346 {
  %3 = icmp slt i32 %1, 0, !dbg !347
  br i1 %3, label %6, label %4, !dbg !347

4:
  %5 = icmp eq i32 %1, 0, !dbg !348
  br i1 %5, label %16, label %8, !dbg !348

6:
  %7 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !349
  br label %18, !dbg !349

8:
  %9 = phi i32 [ %14, %13 ], [ 0, %4 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !348
  %11 = load i8, i8* %10, align 1, !dbg !348
  %12 = icmp eq i8 %11, 0, !dbg !348
  br i1 %12, label %16, label %13, !dbg !348

13:
  %14 = add nuw i32 %9, 1, !dbg !350
  %15 = icmp eq i32 %14, %1, !dbg !348
  br i1 %15, label %16, label %8, !dbg !348, !llvm.loop !351

16:
  %17 = phi i32 [ 0, %4 ], [ %9, %8 ], [ %1, %13 ], !dbg !352
  call void @__midway_touched(i8* noundef %0, i32 noundef %17, i32 noundef 0) #7, !dbg !353
  br label %18

18:
  %19 = phi i32 [ %7, %6 ], [ %17, %16 ], !dbg !352
  ret i32 %19, !dbg !354
}

declare !dbg !355 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare !dbg !356 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

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
!9 = distinct !DISubprogram(name: "__mw_format", scope: !1, file: !1, line: 343, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 345, scope: !9)
!13 = !DILocation(line: 346, scope: !9)
!14 = !DILocation(line: 347, scope: !9)
!15 = !DILocation(line: 348, scope: !9)
!16 = !DILocation(line: 349, scope: !9)
!17 = !DILocation(line: 350, scope: !9)
!18 = !DILocation(line: 351, scope: !9)
!19 = !DILocation(line: 0, scope: !9)
!20 = !DILocation(line: 359, scope: !9)
!21 = !DILocation(line: 61, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 360, scope: !9)
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
!42 = !DILocation(line: 361, scope: !9)
!43 = !DILocation(line: 362, scope: !9)
!44 = !DILocation(line: 353, scope: !9)
!45 = !DILocation(line: 32, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!47 = distinct !DILocation(line: 353, scope: !9)
!48 = !DILocation(line: 33, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 34, scope: !46, inlinedAt: !47)
!50 = !DILocation(line: 354, scope: !9)
!51 = distinct !{!51, !18, !52, !40, !41}
!52 = !DILocation(line: 358, scope: !9)
!53 = !DILocation(line: 356, scope: !9)
!54 = !DILocation(line: 357, scope: !9)
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
!136 = !DILocation(line: 316, scope: !109)
!137 = !DILocation(line: 0, scope: !109)
!138 = !DILocation(line: 317, scope: !109)
!139 = !DILocation(line: 319, scope: !109)
!140 = !DILocation(line: 323, scope: !109)
!141 = !DILocation(line: 324, scope: !109)
!142 = !DILocation(line: 326, scope: !109)
!143 = !DILocation(line: 0, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "put_double", scope: !1, file: !1, line: 198, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!145 = distinct !DILocation(line: 328, scope: !109)
!146 = !DILocation(line: 204, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 205, scope: !144, inlinedAt: !145)
!148 = !DILocation(line: 206, scope: !144, inlinedAt: !145)
!149 = !DILocation(line: 51, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "put_unknown", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!151 = distinct !DILocation(line: 206, scope: !144, inlinedAt: !145)
!152 = !DILocation(line: 52, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 53, scope: !150, inlinedAt: !151)
!154 = !DILocation(line: 54, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 55, scope: !150, inlinedAt: !151)
!156 = !DILocation(line: 331, scope: !109)
!157 = !DILocation(line: 56, scope: !158, inlinedAt: !160)
!158 = distinct !DISubprogram(name: "any_int", scope: !159, file: !159, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!159 = !DIFile(filename: "c/models.h", directory: ".")
!160 = distinct !DILocation(line: 69, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "any_nonnegative", scope: !159, file: !159, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!162 = distinct !DILocation(line: 331, scope: !109)
!163 = !DILocation(line: 57, scope: !158, inlinedAt: !160)
!164 = !DILocation(line: 58, scope: !158, inlinedAt: !160)
!165 = !DILocation(line: 59, scope: !158, inlinedAt: !160)
!166 = !DILocation(line: 69, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 211, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "store_count", scope: !1, file: !1, line: 209, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!169 = distinct !DILocation(line: 331, scope: !109)
!170 = !DILocation(line: 212, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 213, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 214, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 216, scope: !168, inlinedAt: !169)
!174 = !DILocation(line: 218, scope: !168, inlinedAt: !169)
!175 = !DILocation(line: 220, scope: !168, inlinedAt: !169)
!176 = !DILocation(line: 334, scope: !109)
!177 = !DILocation(line: 335, scope: !109)
!178 = !DILocation(line: 51, scope: !150, inlinedAt: !179)
!179 = distinct !DILocation(line: 335, scope: !109)
!180 = !DILocation(line: 52, scope: !150, inlinedAt: !179)
!181 = !DILocation(line: 53, scope: !150, inlinedAt: !179)
!182 = !DILocation(line: 54, scope: !150, inlinedAt: !179)
!183 = !DILocation(line: 55, scope: !150, inlinedAt: !179)
!184 = !DILocation(line: 338, scope: !109)
!185 = !DILocation(line: 32, scope: !46, inlinedAt: !186)
!186 = distinct !DILocation(line: 339, scope: !109)
!187 = !DILocation(line: 33, scope: !46, inlinedAt: !186)
!188 = !DILocation(line: 34, scope: !46, inlinedAt: !186)
!189 = !DILocation(line: 339, scope: !109)
!190 = !DILocation(line: 341, scope: !109)
!191 = distinct !DISubprogram(name: "__mw_print", scope: !1, file: !1, line: 364, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 366, scope: !191)
!193 = !DILocation(line: 367, scope: !191)
!194 = !DILocation(line: 368, scope: !191)
!195 = !DILocation(line: 369, scope: !191)
!196 = !DILocation(line: 374, scope: !191)
!197 = !DILocation(line: 375, scope: !191)
!198 = !DILocation(line: 376, scope: !191)
!199 = !DILocation(line: 377, scope: !191)
!200 = !DILocation(line: 378, scope: !191)
!201 = !DILocation(line: 370, scope: !191)
!202 = !DILocation(line: 371, scope: !191)
!203 = !DILocation(line: 372, scope: !191)
!204 = !DILocation(line: 373, scope: !191)
!205 = !DILocation(line: 0, scope: !191)
!206 = distinct !{!206, !195, !204, !40, !41}
!207 = distinct !DISubprogram(name: "put_number", scope: !1, file: !1, line: 133, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 130, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 128, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!210 = distinct !DILocation(line: 135, scope: !207)
!211 = !DILocation(line: 135, scope: !207)
!212 = !DILocation(line: 130, scope: !209, inlinedAt: !213)
!213 = distinct !DILocation(line: 135, scope: !207)
!214 = !DILocation(line: 113, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "put_unknown_integer", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!216 = distinct !DILocation(line: 136, scope: !207)
!217 = !DILocation(line: 98, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 98, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!219 = distinct !DILocation(line: 113, scope: !215, inlinedAt: !216)
!220 = !DILocation(line: 88, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "count_digits", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!222 = distinct !DILocation(line: 113, scope: !215, inlinedAt: !216)
!223 = !DILocation(line: 89, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 90, scope: !221, inlinedAt: !222)
!225 = !DILocation(line: 91, scope: !221, inlinedAt: !222)
!226 = !DILocation(line: 93, scope: !221, inlinedAt: !222)
!227 = distinct !{!227, !223, !228, !40, !41}
!228 = !DILocation(line: 94, scope: !221, inlinedAt: !222)
!229 = !DILocation(line: 114, scope: !215, inlinedAt: !216)
!230 = !DILocation(line: 115, scope: !215, inlinedAt: !216)
!231 = !DILocation(line: 116, scope: !215, inlinedAt: !216)
!232 = !DILocation(line: 51, scope: !150, inlinedAt: !233)
!233 = distinct !DILocation(line: 116, scope: !215, inlinedAt: !216)
!234 = !DILocation(line: 52, scope: !150, inlinedAt: !233)
!235 = !DILocation(line: 53, scope: !150, inlinedAt: !233)
!236 = !DILocation(line: 54, scope: !150, inlinedAt: !233)
!237 = !DILocation(line: 55, scope: !150, inlinedAt: !233)
!238 = !DILocation(line: 137, scope: !207)
!239 = !DILocation(line: 139, scope: !207)
!240 = !DILocation(line: 98, scope: !218, inlinedAt: !241)
!241 = distinct !DILocation(line: 139, scope: !207)
!242 = !DILocation(line: 103, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!244 = distinct !DILocation(line: 139, scope: !207)
!245 = !DILocation(line: 104, scope: !243, inlinedAt: !244)
!246 = !DILocation(line: 106, scope: !243, inlinedAt: !244)
!247 = !DILocation(line: 105, scope: !243, inlinedAt: !244)
!248 = !DILocation(line: 107, scope: !243, inlinedAt: !244)
!249 = distinct !{!249, !245, !248, !40, !41}
!250 = !DILocation(line: 140, scope: !207)
!251 = !DILocation(line: 142, scope: !207)
!252 = !DILocation(line: 121, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "prefix_of", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!254 = distinct !DILocation(line: 143, scope: !207)
!255 = !DILocation(line: 122, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 123, scope: !253, inlinedAt: !254)
!257 = !DILocation(line: 98, scope: !218, inlinedAt: !258)
!258 = distinct !DILocation(line: 123, scope: !253, inlinedAt: !254)
!259 = !DILocation(line: 124, scope: !253, inlinedAt: !254)
!260 = !DILocation(line: 0, scope: !253, inlinedAt: !254)
!261 = !DILocation(line: 75, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "length", scope: !159, file: !159, line: 72, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!263 = distinct !DILocation(line: 144, scope: !207)
!264 = !DILocation(line: 0, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 76, scope: !262, inlinedAt: !263)
!266 = distinct !{!266, !261, !265, !40, !41}
!267 = !DILocation(line: 145, scope: !207)
!268 = !DILocation(line: 0, scope: !207)
!269 = !DILocation(line: 147, scope: !207)
!270 = !DILocation(line: 148, scope: !207)
!271 = !DILocation(line: 152, scope: !207)
!272 = !DILocation(line: 45, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "pad", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!274 = distinct !DILocation(line: 153, scope: !207)
!275 = !DILocation(line: 32, scope: !46, inlinedAt: !276)
!276 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !274)
!277 = !DILocation(line: 33, scope: !46, inlinedAt: !276)
!278 = !DILocation(line: 34, scope: !46, inlinedAt: !276)
!279 = distinct !{!279, !272, !280, !40, !41}
!280 = !DILocation(line: 46, scope: !273, inlinedAt: !274)
!281 = !DILocation(line: 39, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "put_bytes", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!283 = distinct !DILocation(line: 154, scope: !207)
!284 = !DILocation(line: 40, scope: !282, inlinedAt: !283)
!285 = !DILocation(line: 32, scope: !46, inlinedAt: !286)
!286 = distinct !DILocation(line: 40, scope: !282, inlinedAt: !283)
!287 = !DILocation(line: 33, scope: !46, inlinedAt: !286)
!288 = !DILocation(line: 34, scope: !46, inlinedAt: !286)
!289 = distinct !{!289, !281, !284, !40, !41}
!290 = !DILocation(line: 45, scope: !273, inlinedAt: !291)
!291 = distinct !DILocation(line: 155, scope: !207)
!292 = !DILocation(line: 32, scope: !46, inlinedAt: !293)
!293 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !291)
!294 = !DILocation(line: 33, scope: !46, inlinedAt: !293)
!295 = !DILocation(line: 34, scope: !46, inlinedAt: !293)
!296 = distinct !{!296, !290, !297, !40, !41}
!297 = !DILocation(line: 46, scope: !273, inlinedAt: !291)
!298 = !DILocation(line: 39, scope: !282, inlinedAt: !299)
!299 = distinct !DILocation(line: 156, scope: !207)
!300 = !DILocation(line: 40, scope: !282, inlinedAt: !299)
!301 = !DILocation(line: 32, scope: !46, inlinedAt: !302)
!302 = distinct !DILocation(line: 40, scope: !282, inlinedAt: !299)
!303 = !DILocation(line: 33, scope: !46, inlinedAt: !302)
!304 = !DILocation(line: 34, scope: !46, inlinedAt: !302)
!305 = distinct !{!305, !298, !300, !40, !41}
!306 = !DILocation(line: 157, scope: !207)
!307 = !DILocation(line: 45, scope: !273, inlinedAt: !308)
!308 = distinct !DILocation(line: 158, scope: !207)
!309 = !DILocation(line: 32, scope: !46, inlinedAt: !310)
!310 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !308)
!311 = !DILocation(line: 33, scope: !46, inlinedAt: !310)
!312 = !DILocation(line: 34, scope: !46, inlinedAt: !310)
!313 = distinct !{!313, !307, !314, !40, !41}
!314 = !DILocation(line: 46, scope: !273, inlinedAt: !308)
!315 = !DILocation(line: 159, scope: !207)
!316 = distinct !DISubprogram(name: "put_text", scope: !1, file: !1, line: 176, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!317 = !DILocation(line: 178, scope: !316)
!318 = !DILocation(line: 179, scope: !316)
!319 = !DILocation(line: 45, scope: !273, inlinedAt: !320)
!320 = distinct !DILocation(line: 180, scope: !316)
!321 = !DILocation(line: 32, scope: !46, inlinedAt: !322)
!322 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !320)
!323 = !DILocation(line: 33, scope: !46, inlinedAt: !322)
!324 = !DILocation(line: 34, scope: !46, inlinedAt: !322)
!325 = distinct !{!325, !319, !326, !40, !41}
!326 = !DILocation(line: 46, scope: !273, inlinedAt: !320)
!327 = !DILocation(line: 39, scope: !282, inlinedAt: !328)
!328 = distinct !DILocation(line: 181, scope: !316)
!329 = !DILocation(line: 40, scope: !282, inlinedAt: !328)
!330 = !DILocation(line: 32, scope: !46, inlinedAt: !331)
!331 = distinct !DILocation(line: 40, scope: !282, inlinedAt: !328)
!332 = !DILocation(line: 33, scope: !46, inlinedAt: !331)
!333 = !DILocation(line: 34, scope: !46, inlinedAt: !331)
!334 = distinct !{!334, !327, !329, !40, !41}
!335 = !DILocation(line: 182, scope: !316)
!336 = !DILocation(line: 45, scope: !273, inlinedAt: !337)
!337 = distinct !DILocation(line: 183, scope: !316)
!338 = !DILocation(line: 32, scope: !46, inlinedAt: !339)
!339 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !337)
!340 = !DILocation(line: 33, scope: !46, inlinedAt: !339)
!341 = !DILocation(line: 34, scope: !46, inlinedAt: !339)
!342 = distinct !{!342, !336, !343, !40, !41}
!343 = !DILocation(line: 46, scope: !273, inlinedAt: !337)
!344 = !DILocation(line: 184, scope: !316)
!345 = !DISubprogram(name: "read_text", scope: !159, file: !159, line: 51, type: !10, spFlags: DISPFlagOptimized)
!346 = distinct !DISubprogram(name: "text_length", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 189, scope: !346)
!348 = !DILocation(line: 192, scope: !346)
!349 = !DILocation(line: 190, scope: !346)
!350 = !DILocation(line: 193, scope: !346)
!351 = distinct !{!351, !348, !350, !40, !41}
!352 = !DILocation(line: 0, scope: !346)
!353 = !DILocation(line: 194, scope: !346)
!354 = !DILocation(line: 196, scope: !346)
!355 = !DISubprogram(name: "any_between", scope: !159, file: !159, line: 46, type: !10, spFlags: DISPFlagOptimized)
!356 = !DISubprogram(name: "read_string", scope: !159, file: !159, line: 48, type: !10, spFlags: DISPFlagOptimized)
