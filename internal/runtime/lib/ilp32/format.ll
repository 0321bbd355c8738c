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
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !110
  %10 = load i8, i8* %9, align 4, !dbg !110
  %11 = sext i8 %10 to i32, !dbg !110
  switch i32 %11, label %184 [
    i32 100, label %12
    i32 105, label %12
    i32 117, label %16
    i32 120, label %16
    i32 88, label %16
    i32 111, label %16
    i32 112, label %55
    i32 99, label %69
    i32 115, label %79
    i32 83, label %79
    i32 97, label %101
    i32 65, label %101
    i32 101, label %101
    i32 69, label %101
    i32 102, label %101
    i32 70, label %101
    i32 103, label %101
    i32 71, label %101
    i32 110, label %136
    i32 109, label %165
  ], !dbg !110

12:
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !111
  %14 = load i32, i32* %13, align 4, !dbg !111
  %15 = or i32 %14, 64, !dbg !111
  store i32 %15, i32* %13, align 4, !dbg !111
  br label %16, !dbg !111

16:
  %17 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !112
  %18 = load i32, i32* %17, align 4, !dbg !112
  %19 = icmp eq i32 %18, 8, !dbg !112
  %20 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !112
  %21 = load i8*, i8** %20, align 4, !dbg !112
  br i1 %19, label %22, label %26, !dbg !112

22:
  %23 = getelementptr inbounds i8, i8* %21, i32 8, !dbg !112
  store i8* %23, i8** %20, align 4, !dbg !112
  %24 = bitcast i8* %21 to i64*, !dbg !112
  %25 = load i64, i64* %24, align 4, !dbg !112
  br label %31, !dbg !112

26:
  %27 = getelementptr inbounds i8, i8* %21, i32 4, !dbg !112
  store i8* %27, i8** %20, align 4, !dbg !112
  %28 = bitcast i8* %21 to i32*, !dbg !112
  %29 = load i32, i32* %28, align 4, !dbg !112
  %30 = zext i32 %29 to i64, !dbg !112
  br label %31, !dbg !112

31:
  %32 = phi i64 [ %25, %22 ], [ %30, %26 ], !dbg !112
  %33 = load i32, i32* %17, align 4, !dbg !115
  %34 = mul i32 %33, -8, !dbg !115
  %35 = add i32 %34, 64, !dbg !115
  %36 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !116
  %37 = load i32, i32* %36, align 4, !dbg !116
  %38 = and i32 %37, 64, !dbg !116
  %39 = icmp eq i32 %38, 0, !dbg !116
  %40 = zext i32 %35 to i64, !dbg !117
  br i1 %39, label %41, label %44, !dbg !116

41:
  %42 = lshr i64 -1, %40, !dbg !118
  %43 = and i64 %42, %32, !dbg !118
  br label %50, !dbg !118

44:
  %45 = shl i64 %32, %40, !dbg !119
  %46 = ashr i64 %45, %40, !dbg !119
  %47 = lshr i64 %46, 63, !dbg !120
  %48 = trunc i64 %47 to i32, !dbg !120
  %49 = call i64 @llvm.abs.i64(i64 %46, i1 false) #6, !dbg !121
  br label %50

50:
  %51 = phi i32 [ 0, %41 ], [ %48, %44 ], !dbg !117
  %52 = phi i64 [ %43, %41 ], [ %49, %44 ], !dbg !117
  %53 = icmp eq i32 %3, 0, !dbg !122
  br i1 %53, label %54, label %205, !dbg !122

54:
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %52, i32 noundef %51) #8, !dbg !123
  br label %205, !dbg !123

55:
  %56 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !124
  %57 = load i8*, i8** %56, align 4, !dbg !124
  %58 = getelementptr inbounds i8, i8* %57, i32 4, !dbg !124
  store i8* %58, i8** %56, align 4, !dbg !124
  %59 = bitcast i8* %57 to i8**, !dbg !124
  %60 = load i8*, i8** %59, align 4, !dbg !124
  %61 = icmp eq i32 %3, 0, !dbg !125
  %62 = icmp ne i8* %60, null, !dbg !125
  %63 = select i1 %61, i1 %62, i1 false, !dbg !125
  br i1 %63, label %64, label %67, !dbg !125

64:
  %65 = ptrtoint i8* %60 to i32, !dbg !124
  %66 = zext i32 %65 to i64, !dbg !126
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %66, i32 noundef 0) #8, !dbg !126
  br label %205, !dbg !126

67:
  br i1 %61, label %68, label %205, !dbg !127

68:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i32 noundef 5) #8, !dbg !128
  br label %205, !dbg !128

69:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %8) #6, !dbg !129
  %70 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !129
  %71 = load i8*, i8** %70, align 4, !dbg !129
  %72 = getelementptr inbounds i8, i8* %71, i32 4, !dbg !129
  store i8* %72, i8** %70, align 4, !dbg !129
  %73 = bitcast i8* %71 to i32*, !dbg !129
  %74 = load i32, i32* %73, align 4, !dbg !129
  %75 = trunc i32 %74 to i8, !dbg !129
  store i8 %75, i8* %8, align 1, !dbg !129
  %76 = icmp eq i32 %3, 0, !dbg !130
  br i1 %76, label %77, label %78, !dbg !130

77:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef nonnull %8, i32 noundef 1) #8, !dbg !131
  br label %78, !dbg !131

78:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %8) #6, !dbg !132
  br label %205

79:
  %80 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !133
  %81 = load i8*, i8** %80, align 4, !dbg !133
  %82 = getelementptr inbounds i8, i8* %81, i32 4, !dbg !133
  store i8* %82, i8** %80, align 4, !dbg !133
  %83 = bitcast i8* %81 to i8**, !dbg !133
  %84 = load i8*, i8** %83, align 4, !dbg !133
  %85 = icmp eq i8* %84, null, !dbg !134
  %86 = select i1 %85, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* %84, !dbg !134
  %87 = load i8, i8* %9, align 4, !dbg !135
  %88 = icmp eq i8 %87, 83, !dbg !135
  br i1 %88, label %97, label %89, !dbg !135

89:
  %90 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 4, !dbg !135
  %91 = load i32, i32* %90, align 4, !dbg !135
  %92 = icmp eq i32 %91, 0, !dbg !135
  br i1 %92, label %93, label %97, !dbg !135

93:
  %94 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !135
  %95 = load i32, i32* %94, align 4, !dbg !135
  %96 = call fastcc i32 @text_length(i8* noundef %86, i32 noundef %95) #8, !dbg !135
  br label %97, !dbg !135

97:
  %98 = phi i32 [ %96, %93 ], [ 0, %89 ], [ 0, %79 ], !dbg !135
  %99 = icmp eq i32 %3, 0, !dbg !136
  br i1 %99, label %100, label %205, !dbg !136

100:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef %86, i32 noundef %98) #8, !dbg !137
  br label %205, !dbg !137

101:
  %102 = icmp eq i32 %3, 0, !dbg !138
  %103 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !139
  %104 = load i32, i32* %103, align 4, !dbg !139
  %105 = icmp eq i32 %104, 12, !dbg !139
  %106 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !139
  %107 = load i8*, i8** %106, align 4, !dbg !139
  br i1 %102, label %113, label %108, !dbg !138

108:
  br i1 %105, label %109, label %111, !dbg !138

109:
  %110 = getelementptr inbounds i8, i8* %107, i32 12, !dbg !140
  store i8* %110, i8** %106, align 4, !dbg !140
  br label %205, !dbg !140

111:
  %112 = getelementptr inbounds i8, i8* %107, i32 8, !dbg !141
  store i8* %112, i8** %106, align 4, !dbg !141
  br label %205, !dbg !141

113:
  %114 = select i1 %105, i32 12, i32 8
  %115 = getelementptr inbounds i8, i8* %107, i32 %114, !dbg !142
  store i8* %115, i8** %106, align 4, !dbg !142
  %116 = bitcast i32* %5 to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %116) #6, !dbg !145
  call void @__midway_nondet(i8* noundef nonnull %116, i32 noundef 4, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !151
  %117 = load i32, i32* %5, align 4, !dbg !152
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %116) #6, !dbg !153
  %118 = add i32 %117, -1, !dbg !154
  %119 = icmp ult i32 %118, 24, !dbg !154
  %120 = zext i1 %119 to i32, !dbg !154
  call void @__midway_assume(i32 noundef %120) #7, !dbg !154
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.14, i32 0, i32 0)) #7, !dbg !155
  %121 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !156
  %122 = load i32, i32* %121, align 4, !dbg !156
  %123 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !157
  %124 = load i32, i32* %123, align 4, !dbg !157
  %125 = icmp eq i32 %124, 0, !dbg !157
  br i1 %125, label %126, label %130, !dbg !157

126:
  store i32 1, i32* %123, align 4, !dbg !160
  %127 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !161
  %128 = load i32, i32* %127, align 4, !dbg !161
  %129 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !161
  store i32 %128, i32* %129, align 4, !dbg !161
  br label %130, !dbg !162

130:
  %131 = icmp sgt i32 %117, %122, !dbg !156
  %132 = select i1 %131, i32 %117, i32 %122, !dbg !156
  %133 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !163
  %134 = load i32, i32* %133, align 4, !dbg !163
  %135 = add i32 %134, %132, !dbg !163
  store i32 %135, i32* %133, align 4, !dbg !163
  br label %205

136:
  %137 = icmp eq i32 %3, 0, !dbg !164
  br i1 %137, label %142, label %138, !dbg !164

138:
  %139 = bitcast i32* %7 to i8*, !dbg !165
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %139) #6, !dbg !165
  call void @__midway_nondet(i8* noundef nonnull %139, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !170
  %140 = load i32, i32* %7, align 4, !dbg !171
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %139) #6, !dbg !172
  %141 = and i32 %140, 2147483647, !dbg !173
  br label %145, !dbg !164

142:
  %143 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !164
  %144 = load i32, i32* %143, align 4, !dbg !164
  br label %145, !dbg !164

145:
  %146 = phi i32 [ %141, %138 ], [ %144, %142 ], !dbg !164
  %147 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i32 0, i32 0, !dbg !174
  %148 = load i8*, i8** %147, align 4, !dbg !174
  %149 = getelementptr inbounds i8, i8* %148, i32 4, !dbg !174
  store i8* %149, i8** %147, align 4, !dbg !174
  %150 = bitcast i8* %148 to i8**, !dbg !174
  %151 = load i8*, i8** %150, align 4, !dbg !174
  %152 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !177
  %153 = load i32, i32* %152, align 4, !dbg !177
  call void @__midway_check(i8* noundef %151, i32 noundef %153, i32 noundef 1) #7, !dbg !177
  %154 = load i32, i32* %152, align 4, !dbg !178
  switch i32 %154, label %162 [
    i32 1, label %155
    i32 2, label %157
    i32 4, label %160
  ], !dbg !178

155:
  %156 = trunc i32 %146 to i8, !dbg !179
  store i8 %156, i8* %151, align 1, !dbg !179
  br label %205, !dbg !179

157:
  %158 = trunc i32 %146 to i16, !dbg !180
  %159 = bitcast i8* %151 to i16*, !dbg !180
  store i16 %158, i16* %159, align 2, !dbg !180
  br label %205, !dbg !180

160:
  %161 = bitcast i8* %151 to i32*, !dbg !181
  store i32 %146, i32* %161, align 4, !dbg !181
  br label %205, !dbg !181

162:
  %163 = sext i32 %146 to i64, !dbg !182
  %164 = bitcast i8* %151 to i64*, !dbg !182
  store i64 %163, i64* %164, align 4, !dbg !182
  br label %205

165:
  %166 = icmp eq i32 %3, 0, !dbg !183
  br i1 %166, label %167, label %205, !dbg !183

167:
  %168 = bitcast i32* %6 to i8*, !dbg !184
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %168) #6, !dbg !184
  call void @__midway_nondet(i8* noundef nonnull %168, i32 noundef 4, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !187
  %169 = load i32, i32* %6, align 4, !dbg !188
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %168) #6, !dbg !189
  %170 = add i32 %169, -1, !dbg !190
  %171 = icmp ult i32 %170, 50, !dbg !190
  %172 = zext i1 %171 to i32, !dbg !190
  call void @__midway_assume(i32 noundef %172) #7, !dbg !190
  %173 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !191
  %174 = load i32, i32* %173, align 4, !dbg !191
  %175 = icmp eq i32 %174, 0, !dbg !191
  br i1 %175, label %176, label %180, !dbg !191

176:
  store i32 1, i32* %173, align 4, !dbg !193
  %177 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !194
  %178 = load i32, i32* %177, align 4, !dbg !194
  %179 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !194
  store i32 %178, i32* %179, align 4, !dbg !194
  br label %180, !dbg !195

180:
  %181 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !196
  %182 = load i32, i32* %181, align 4, !dbg !196
  %183 = add i32 %182, %169, !dbg !196
  store i32 %183, i32* %181, align 4, !dbg !196
  br label %205, !dbg !197

184:
  %185 = icmp eq i32 %3, 0, !dbg !198
  br i1 %185, label %186, label %205, !dbg !198

186:
  %187 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !199
  %188 = load i32, i32* %187, align 4, !dbg !199
  %189 = icmp eq i32 %188, 0, !dbg !199
  br i1 %189, label %190, label %201, !dbg !199

190:
  %191 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !199
  %192 = load i32, i32* %191, align 4, !dbg !199
  %193 = add i32 %192, 1, !dbg !199
  %194 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1, !dbg !199
  %195 = load i32, i32* %194, align 4, !dbg !199
  %196 = icmp ult i32 %193, %195, !dbg !199
  br i1 %196, label %197, label %201, !dbg !199

197:
  %198 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0, !dbg !201
  %199 = load i8*, i8** %198, align 4, !dbg !201
  %200 = getelementptr i8, i8* %199, i32 %192, !dbg !201
  store i8 %10, i8* %200, align 1, !dbg !201
  br label %201, !dbg !201

201:
  %202 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !202
  %203 = load i32, i32* %202, align 4, !dbg !202
  %204 = add i32 %203, 1, !dbg !202
  store i32 %204, i32* %202, align 4, !dbg !202
  br label %205, !dbg !203

205:
  ret void, !dbg !204
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_end(i8*) #3

define dso_local i32 @__mw_print(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !205 {
  %3 = alloca i8*, align 4
  %4 = alloca %struct.arguments, align 4
  %5 = alloca %struct.conversion, align 4
  %6 = alloca i32, align 4
  store i8* %1, i8** %3, align 4
  %7 = bitcast %struct.arguments* %4 to i8*, !dbg !206
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #6, !dbg !206
  %8 = bitcast %struct.conversion* %5 to i8*, !dbg !207
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #6, !dbg !207
  %9 = bitcast i8** %3 to i8*, !dbg !208
  call void @llvm.va_copy(i8* nonnull %7, i8* nonnull %9), !dbg !208
  %10 = load i8, i8* %0, align 1, !dbg !209
  %11 = icmp eq i8 %10, 0, !dbg !209
  br i1 %11, label %12, label %16, !dbg !209

12:
  call void @llvm.va_end(i8* %7), !dbg !210
  %13 = bitcast i32* %6 to i8*, !dbg !211
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #6, !dbg !211
  call void @__midway_havoc(i8* noundef nonnull %13, i32 noundef 4) #7, !dbg !212
  %14 = load i32, i32* %6, align 4, !dbg !213
  %15 = and i32 %14, 2147483647, !dbg !213
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #6, !dbg !214
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #6, !dbg !214
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #6, !dbg !214
  ret i32 %15, !dbg !213

16:
  %17 = phi i8 [ %25, %23 ], [ %10, %2 ]
  %18 = phi i8* [ %24, %23 ], [ %0, %2 ]
  %19 = getelementptr i8, i8* %18, i32 1, !dbg !215
  %20 = icmp eq i8 %17, 37, !dbg !215
  br i1 %20, label %21, label %23, !dbg !215

21:
  %22 = call fastcc i8* @read_conversion(i8* noundef %19, %struct.conversion* noundef nonnull %5, %struct.arguments* noundef nonnull %4) #8, !dbg !216
  call fastcc void @convert(%struct.sink* noundef null, %struct.conversion* noundef nonnull %5, %struct.arguments* noundef nonnull %4, i32 noundef 1) #8, !dbg !217
  br label %23, !dbg !218

23:
  %24 = phi i8* [ %22, %21 ], [ %19, %16 ], !dbg !219
  %25 = load i8, i8* %24, align 1, !dbg !209
  %26 = icmp eq i8 %25, 0, !dbg !209
  br i1 %26, label %12, label %16, !dbg !209, !llvm.loop !220
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 !dbg !221 {
  %5 = alloca [24 x i8], align 1
  %6 = trunc i64 %2 to i32, !dbg !222
  %7 = call i32 @__midway_is_concrete(i32 noundef %6) #7, !dbg !222
  %8 = icmp eq i32 %7, 0, !dbg !222
  br i1 %8, label %15, label %9, !dbg !222

9:
  %10 = lshr i64 %2, 32, !dbg !222
  %11 = trunc i64 %10 to i32, !dbg !222
  %12 = call i32 @__midway_is_concrete(i32 noundef %11) #7, !dbg !222
  %13 = icmp ne i32 %12, 0, !dbg !222
  %14 = zext i1 %13 to i32
  br label %15

15:
  %16 = phi i32 [ 0, %4 ], [ %14, %9 ]
  %17 = icmp eq i32 %16, 0, !dbg !225
  br i1 %17, label %28, label %18, !dbg !225

18:
  %19 = call i32 @__midway_is_concrete(i32 noundef %3) #7, !dbg !226
  %20 = icmp eq i32 %19, 0, !dbg !226
  br i1 %20, label %25, label %21, !dbg !226

21:
  %22 = call i32 @__midway_is_concrete(i32 noundef 0) #7, !dbg !226
  %23 = icmp ne i32 %22, 0, !dbg !226
  %24 = zext i1 %23 to i32
  br label %25

25:
  %26 = phi i32 [ 0, %18 ], [ %24, %21 ]
  %27 = icmp eq i32 %26, 0, !dbg !225
  br i1 %27, label %28, label %80, !dbg !225

28:
  %29 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !228
  %30 = load i8, i8* %29, align 4, !dbg !228
  %31 = icmp eq i8 %30, 111, !dbg !231
  br i1 %31, label %38, label %32, !dbg !231

32:
  %33 = and i8 %30, -33, !dbg !231
  %34 = icmp eq i8 %33, 88, !dbg !231
  %35 = icmp eq i8 %30, 112, !dbg !231
  %36 = or i1 %35, %34, !dbg !231
  %37 = select i1 %36, i32 16, i32 10, !dbg !231
  br label %38, !dbg !231

38:
  %39 = phi i32 [ %37, %32 ], [ 8, %28 ], !dbg !231
  %40 = zext i32 %39 to i64, !dbg !234
  br label %41, !dbg !237

41:
  %42 = phi i32 [ 1, %38 ], [ %52, %50 ]
  %43 = phi i64 [ %40, %38 ], [ %51, %50 ]
  %44 = phi i32 [ 1, %38 ], [ %47, %50 ]
  %45 = icmp ule i64 %43, %2, !dbg !238
  %46 = zext i1 %45 to i32, !dbg !238
  %47 = add i32 %44, %46, !dbg !238
  %48 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %40, i64 %43) #6, !dbg !239
  %49 = extractvalue { i64, i1 } %48, 1, !dbg !239
  br i1 %49, label %54, label %50, !dbg !239

50:
  %51 = mul i64 %43, %40, !dbg !240
  %52 = add nuw nsw i32 %42, 1, !dbg !237
  %53 = icmp eq i32 %52, 22, !dbg !237
  br i1 %53, label %54, label %41, !dbg !237, !llvm.loop !241

54:
  %55 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !243
  %56 = load i32, i32* %55, align 4, !dbg !243
  %57 = icmp sgt i32 %47, %56, !dbg !243
  %58 = select i1 %57, i32 %47, i32 %56, !dbg !243
  %59 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !244
  %60 = load i32, i32* %59, align 4, !dbg !244
  %61 = and i32 %60, 6, !dbg !244
  %62 = icmp eq i32 %61, 0, !dbg !244
  %63 = select i1 %62, i32 %3, i32 1, !dbg !244
  %64 = add i32 %63, %58, !dbg !244
  %65 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !245
  %66 = load i32, i32* %65, align 4, !dbg !245
  %67 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4, !dbg !246
  %68 = load i32, i32* %67, align 4, !dbg !246
  %69 = icmp eq i32 %68, 0, !dbg !246
  br i1 %69, label %70, label %74, !dbg !246

70:
  store i32 1, i32* %67, align 4, !dbg !248
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !249
  %72 = load i32, i32* %71, align 4, !dbg !249
  %73 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 3, !dbg !249
  store i32 %72, i32* %73, align 4, !dbg !249
  br label %74, !dbg !250

74:
  %75 = icmp sgt i32 %64, %66, !dbg !245
  %76 = select i1 %75, i32 %64, i32 %66, !dbg !245
  %77 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2, !dbg !251
  %78 = load i32, i32* %77, align 4, !dbg !251
  %79 = add i32 %78, %76, !dbg !251
  store i32 %79, i32* %77, align 4, !dbg !251
  br label %315, !dbg !252

80:
  %81 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i32 0, i32 0, !dbg !253
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %81) #6, !dbg !253
  %82 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i32 0, i32 24, !dbg !253
  %83 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !253
  %84 = load i8, i8* %83, align 4, !dbg !253
  %85 = icmp eq i8 %84, 111, !dbg !254
  br i1 %85, label %92, label %86, !dbg !254

86:
  %87 = and i8 %84, -33, !dbg !254
  %88 = icmp eq i8 %87, 88, !dbg !254
  %89 = icmp eq i8 %84, 112, !dbg !254
  %90 = or i1 %89, %88, !dbg !254
  %91 = select i1 %90, i32 16, i32 10, !dbg !254
  br label %92, !dbg !254

92:
  %93 = phi i32 [ %91, %86 ], [ 8, %80 ], !dbg !254
  %94 = icmp eq i8 %84, 88, !dbg !253
  %95 = select i1 %94, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), !dbg !256
  %96 = zext i32 %93 to i64
  br label %97, !dbg !259

97:
  %98 = phi i64 [ %2, %92 ], [ %102, %97 ]
  %99 = phi i8* [ %82, %92 ], [ %108, %97 ]
  %100 = freeze i64 %98
  %101 = freeze i64 %96
  %102 = udiv i64 %100, %101, !dbg !260
  %103 = mul i64 %102, %101
  %104 = sub i64 %100, %103
  %105 = trunc i64 %104 to i32, !dbg !261
  %106 = getelementptr i8, i8* %95, i32 %105, !dbg !261
  %107 = load i8, i8* %106, align 1, !dbg !261
  %108 = getelementptr i8, i8* %99, i32 -1, !dbg !261
  store i8 %107, i8* %108, align 1, !dbg !261
  %109 = icmp ult i64 %98, %96, !dbg !262
  br i1 %109, label %110, label %97, !dbg !262, !llvm.loop !263

110:
  %111 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !264
  %112 = load i32, i32* %111, align 4, !dbg !264
  %113 = icmp eq i32 %112, 0, !dbg !264
  %114 = icmp eq i64 %2, 0, !dbg !264
  %115 = and i1 %114, %113, !dbg !264
  %116 = select i1 %115, i8* %82, i8* %108, !dbg !264
  %117 = ptrtoint i8* %82 to i32, !dbg !265
  %118 = ptrtoint i8* %116 to i32, !dbg !265
  %119 = sub i32 %117, %118, !dbg !265
  %120 = icmp sgt i32 %112, %119, !dbg !265
  %121 = sub i32 %112, %119, !dbg !265
  %122 = select i1 %120, i32 %121, i32 0, !dbg !265
  %123 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !266
  %124 = load i32, i32* %123, align 4, !dbg !266
  %125 = and i32 %124, 64, !dbg !266
  %126 = icmp eq i32 %125, 0, !dbg !266
  br i1 %126, label %136, label %127, !dbg !266

127:
  %128 = icmp eq i32 %3, 0, !dbg !269
  br i1 %128, label %129, label %150, !dbg !269

129:
  %130 = and i32 %124, 2, !dbg !269
  %131 = icmp eq i32 %130, 0, !dbg !269
  br i1 %131, label %132, label %150, !dbg !269

132:
  %133 = and i32 %124, 4, !dbg !269
  %134 = icmp eq i32 %133, 0, !dbg !269
  %135 = select i1 %134, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i32 0, i32 0), !dbg !269
  br label %150, !dbg !269

136:
  %137 = icmp eq i8 %84, 112, !dbg !270
  br i1 %137, label %148, label %138, !dbg !270

138:
  %139 = and i32 %124, 8, !dbg !270
  %140 = icmp eq i32 %139, 0, !dbg !270
  br i1 %140, label %150, label %141, !dbg !270

141:
  %142 = icmp ne i8 %84, 111, !dbg !271
  %143 = and i8 %84, -33, !dbg !271
  %144 = icmp eq i8 %143, 88, !dbg !271
  %145 = and i1 %142, %144, !dbg !270
  %146 = icmp ne i64 %2, 0, !dbg !270
  %147 = and i1 %146, %145, !dbg !270
  br i1 %147, label %148, label %150, !dbg !270

148:
  %149 = select i1 %94, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i32 0, i32 0), !dbg !273
  br label %150, !dbg !273

150:
  %151 = phi i8* [ %149, %148 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0), %127 ], [ %135, %132 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), %129 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %141 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %138 ], !dbg !274
  br label %152, !dbg !275

152:
  %153 = phi i32 [ 0, %150 ], [ %157, %152 ], !dbg !278
  %154 = getelementptr i8, i8* %151, i32 %153, !dbg !275
  %155 = load i8, i8* %154, align 1, !dbg !275
  %156 = icmp eq i8 %155, 0, !dbg !275
  %157 = add i32 %153, 1, !dbg !279
  br i1 %156, label %158, label %152, !dbg !275, !llvm.loop !280

158:
  br i1 %85, label %159, label %168, !dbg !281

159:
  %160 = and i32 %124, 8, !dbg !281
  %161 = icmp ne i32 %160, 0, !dbg !281
  %162 = icmp eq i32 %122, 0, !dbg !281
  %163 = select i1 %161, i1 %162, i1 false, !dbg !281
  br i1 %163, label %164, label %168, !dbg !281

164:
  %165 = xor i1 %114, true, !dbg !281
  %166 = select i1 %165, i1 true, i1 %113, !dbg !281
  %167 = zext i1 %166 to i32, !dbg !281
  br label %168, !dbg !281

168:
  %169 = phi i32 [ %122, %159 ], [ %122, %158 ], [ %167, %164 ], !dbg !282
  %170 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !283
  %171 = load i32, i32* %170, align 4, !dbg !283
  %172 = add i32 %153, %119, !dbg !283
  %173 = add i32 %172, %169, !dbg !283
  %174 = sub i32 %171, %173, !dbg !283
  %175 = and i32 %124, 17, !dbg !284
  %176 = icmp eq i32 %175, 16, !dbg !284
  %177 = icmp slt i32 %112, 0, !dbg !284
  %178 = select i1 %176, i1 %177, i1 false, !dbg !284
  %179 = icmp sgt i32 %174, 0, !dbg !284
  %180 = select i1 %178, i1 %179, i1 false, !dbg !284
  %181 = select i1 %180, i32 %174, i32 0, !dbg !284
  %182 = add i32 %181, %169, !dbg !284
  %183 = select i1 %178, i32 0, i32 %174, !dbg !284
  %184 = and i32 %124, 1, !dbg !285
  %185 = icmp eq i32 %184, 0, !dbg !285
  %186 = icmp sgt i32 %183, 0
  %187 = select i1 %185, i1 %186, i1 false, !dbg !285
  br i1 %187, label %188, label %210, !dbg !285

188:
  %189 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %190 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %191 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %192 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %193, !dbg !286

193:
  %194 = phi i32 [ %183, %188 ], [ %208, %205 ]
  %195 = load i32, i32* %189, align 4, !dbg !289
  %196 = icmp eq i32 %195, 0, !dbg !289
  br i1 %196, label %197, label %205, !dbg !289

197:
  %198 = load i32, i32* %190, align 4, !dbg !289
  %199 = add i32 %198, 1, !dbg !289
  %200 = load i32, i32* %191, align 4, !dbg !289
  %201 = icmp ult i32 %199, %200, !dbg !289
  br i1 %201, label %202, label %205, !dbg !289

202:
  %203 = load i8*, i8** %192, align 4, !dbg !291
  %204 = getelementptr i8, i8* %203, i32 %198, !dbg !291
  store i8 32, i8* %204, align 1, !dbg !291
  br label %205, !dbg !291

205:
  %206 = load i32, i32* %190, align 4, !dbg !292
  %207 = add i32 %206, 1, !dbg !292
  store i32 %207, i32* %190, align 4, !dbg !292
  %208 = add nsw i32 %194, -1, !dbg !286
  %209 = icmp sgt i32 %194, 1, !dbg !286
  br i1 %209, label %193, label %210, !dbg !286, !llvm.loop !293

210:
  %211 = icmp eq i32 %153, 0, !dbg !295
  br i1 %211, label %236, label %212, !dbg !295

212:
  %213 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %214 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %215 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %216 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %217, !dbg !295

217:
  %218 = phi i32 [ 0, %212 ], [ %234, %231 ]
  %219 = getelementptr i8, i8* %151, i32 %218, !dbg !298
  %220 = load i8, i8* %219, align 1, !dbg !298
  %221 = load i32, i32* %213, align 4, !dbg !299
  %222 = icmp eq i32 %221, 0, !dbg !299
  br i1 %222, label %223, label %231, !dbg !299

223:
  %224 = load i32, i32* %214, align 4, !dbg !299
  %225 = add i32 %224, 1, !dbg !299
  %226 = load i32, i32* %215, align 4, !dbg !299
  %227 = icmp ult i32 %225, %226, !dbg !299
  br i1 %227, label %228, label %231, !dbg !299

228:
  %229 = load i8*, i8** %216, align 4, !dbg !301
  %230 = getelementptr i8, i8* %229, i32 %224, !dbg !301
  store i8 %220, i8* %230, align 1, !dbg !301
  br label %231, !dbg !301

231:
  %232 = load i32, i32* %214, align 4, !dbg !302
  %233 = add i32 %232, 1, !dbg !302
  store i32 %233, i32* %214, align 4, !dbg !302
  %234 = add nuw i32 %218, 1, !dbg !295
  %235 = icmp eq i32 %234, %153, !dbg !295
  br i1 %235, label %236, label %217, !dbg !295, !llvm.loop !303

236:
  %237 = icmp sgt i32 %182, 0, !dbg !304
  br i1 %237, label %238, label %260, !dbg !304

238:
  %239 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %240 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %241 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %242 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %243, !dbg !304

243:
  %244 = phi i32 [ %182, %238 ], [ %258, %255 ]
  %245 = load i32, i32* %239, align 4, !dbg !306
  %246 = icmp eq i32 %245, 0, !dbg !306
  br i1 %246, label %247, label %255, !dbg !306

247:
  %248 = load i32, i32* %240, align 4, !dbg !306
  %249 = add i32 %248, 1, !dbg !306
  %250 = load i32, i32* %241, align 4, !dbg !306
  %251 = icmp ult i32 %249, %250, !dbg !306
  br i1 %251, label %252, label %255, !dbg !306

252:
  %253 = load i8*, i8** %242, align 4, !dbg !308
  %254 = getelementptr i8, i8* %253, i32 %248, !dbg !308
  store i8 48, i8* %254, align 1, !dbg !308
  br label %255, !dbg !308

255:
  %256 = load i32, i32* %240, align 4, !dbg !309
  %257 = add i32 %256, 1, !dbg !309
  store i32 %257, i32* %240, align 4, !dbg !309
  %258 = add nsw i32 %244, -1, !dbg !304
  %259 = icmp sgt i32 %244, 1, !dbg !304
  br i1 %259, label %243, label %260, !dbg !304, !llvm.loop !310

260:
  %261 = icmp eq i32 %119, 0, !dbg !312
  br i1 %261, label %286, label %262, !dbg !312

262:
  %263 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %264 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %265 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %266 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %267, !dbg !312

267:
  %268 = phi i32 [ 0, %262 ], [ %284, %281 ]
  %269 = getelementptr i8, i8* %116, i32 %268, !dbg !314
  %270 = load i8, i8* %269, align 1, !dbg !314
  %271 = load i32, i32* %263, align 4, !dbg !315
  %272 = icmp eq i32 %271, 0, !dbg !315
  br i1 %272, label %273, label %281, !dbg !315

273:
  %274 = load i32, i32* %264, align 4, !dbg !315
  %275 = add i32 %274, 1, !dbg !315
  %276 = load i32, i32* %265, align 4, !dbg !315
  %277 = icmp ult i32 %275, %276, !dbg !315
  br i1 %277, label %278, label %281, !dbg !315

278:
  %279 = load i8*, i8** %266, align 4, !dbg !317
  %280 = getelementptr i8, i8* %279, i32 %274, !dbg !317
  store i8 %270, i8* %280, align 1, !dbg !317
  br label %281, !dbg !317

281:
  %282 = load i32, i32* %264, align 4, !dbg !318
  %283 = add i32 %282, 1, !dbg !318
  store i32 %283, i32* %264, align 4, !dbg !318
  %284 = add nuw i32 %268, 1, !dbg !312
  %285 = icmp eq i32 %284, %119, !dbg !312
  br i1 %285, label %286, label %267, !dbg !312, !llvm.loop !319

286:
  %287 = load i32, i32* %123, align 4, !dbg !320
  %288 = and i32 %287, 1, !dbg !320
  %289 = icmp ne i32 %288, 0, !dbg !320
  %290 = icmp sgt i32 %183, 0
  %291 = select i1 %289, i1 %290, i1 false, !dbg !320
  br i1 %291, label %292, label %314, !dbg !320

292:
  %293 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %294 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %295 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %296 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %297, !dbg !321

297:
  %298 = phi i32 [ %183, %292 ], [ %312, %309 ]
  %299 = load i32, i32* %293, align 4, !dbg !323
  %300 = icmp eq i32 %299, 0, !dbg !323
  br i1 %300, label %301, label %309, !dbg !323

301:
  %302 = load i32, i32* %294, align 4, !dbg !323
  %303 = add i32 %302, 1, !dbg !323
  %304 = load i32, i32* %295, align 4, !dbg !323
  %305 = icmp ult i32 %303, %304, !dbg !323
  br i1 %305, label %306, label %309, !dbg !323

306:
  %307 = load i8*, i8** %296, align 4, !dbg !325
  %308 = getelementptr i8, i8* %307, i32 %302, !dbg !325
  store i8 32, i8* %308, align 1, !dbg !325
  br label %309, !dbg !325

309:
  %310 = load i32, i32* %294, align 4, !dbg !326
  %311 = add i32 %310, 1, !dbg !326
  store i32 %311, i32* %294, align 4, !dbg !326
  %312 = add nsw i32 %298, -1, !dbg !321
  %313 = icmp sgt i32 %298, 1, !dbg !321
  br i1 %313, label %297, label %314, !dbg !321, !llvm.loop !327

314:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %81) #6, !dbg !329
  br label %315

315:
  ret void, !dbg !329
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %0, %struct.conversion* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #4 !dbg !330 {
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !331
  %6 = load i32, i32* %5, align 4, !dbg !331
  %7 = sub i32 %6, %3, !dbg !331
  %8 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !332
  %9 = load i32, i32* %8, align 4, !dbg !332
  %10 = and i32 %9, 1, !dbg !332
  %11 = icmp eq i32 %10, 0, !dbg !332
  %12 = icmp sgt i32 %7, 0
  %13 = select i1 %11, i1 %12, i1 false, !dbg !332
  br i1 %13, label %14, label %36, !dbg !332

14:
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %19, !dbg !333

19:
  %20 = phi i32 [ %7, %14 ], [ %34, %31 ]
  %21 = load i32, i32* %15, align 4, !dbg !335
  %22 = icmp eq i32 %21, 0, !dbg !335
  br i1 %22, label %23, label %31, !dbg !335

23:
  %24 = load i32, i32* %16, align 4, !dbg !335
  %25 = add i32 %24, 1, !dbg !335
  %26 = load i32, i32* %17, align 4, !dbg !335
  %27 = icmp ult i32 %25, %26, !dbg !335
  br i1 %27, label %28, label %31, !dbg !335

28:
  %29 = load i8*, i8** %18, align 4, !dbg !337
  %30 = getelementptr i8, i8* %29, i32 %24, !dbg !337
  store i8 32, i8* %30, align 1, !dbg !337
  br label %31, !dbg !337

31:
  %32 = load i32, i32* %16, align 4, !dbg !338
  %33 = add i32 %32, 1, !dbg !338
  store i32 %33, i32* %16, align 4, !dbg !338
  %34 = add nsw i32 %20, -1, !dbg !333
  %35 = icmp sgt i32 %20, 1, !dbg !333
  br i1 %35, label %19, label %36, !dbg !333, !llvm.loop !339

36:
  %37 = icmp eq i32 %3, 0, !dbg !341
  br i1 %37, label %62, label %38, !dbg !341

38:
  %39 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %41 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %42 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %43, !dbg !341

43:
  %44 = phi i32 [ 0, %38 ], [ %60, %57 ]
  %45 = getelementptr i8, i8* %2, i32 %44, !dbg !343
  %46 = load i8, i8* %45, align 1, !dbg !343
  %47 = load i32, i32* %39, align 4, !dbg !344
  %48 = icmp eq i32 %47, 0, !dbg !344
  br i1 %48, label %49, label %57, !dbg !344

49:
  %50 = load i32, i32* %40, align 4, !dbg !344
  %51 = add i32 %50, 1, !dbg !344
  %52 = load i32, i32* %41, align 4, !dbg !344
  %53 = icmp ult i32 %51, %52, !dbg !344
  br i1 %53, label %54, label %57, !dbg !344

54:
  %55 = load i8*, i8** %42, align 4, !dbg !346
  %56 = getelementptr i8, i8* %55, i32 %50, !dbg !346
  store i8 %46, i8* %56, align 1, !dbg !346
  br label %57, !dbg !346

57:
  %58 = load i32, i32* %40, align 4, !dbg !347
  %59 = add i32 %58, 1, !dbg !347
  store i32 %59, i32* %40, align 4, !dbg !347
  %60 = add nuw i32 %44, 1, !dbg !341
  %61 = icmp eq i32 %60, %3, !dbg !341
  br i1 %61, label %62, label %43, !dbg !341, !llvm.loop !348

62:
  %63 = load i32, i32* %8, align 4, !dbg !349
  %64 = and i32 %63, 1, !dbg !349
  %65 = icmp ne i32 %64, 0, !dbg !349
  %66 = icmp sgt i32 %7, 0
  %67 = select i1 %65, i1 %66, i1 false, !dbg !349
  br i1 %67, label %68, label %90, !dbg !349

68:
  %69 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 4
  %70 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 2
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 1
  %72 = getelementptr inbounds %struct.sink, %struct.sink* %0, i32 0, i32 0
  br label %73, !dbg !350

73:
  %74 = phi i32 [ %7, %68 ], [ %88, %85 ]
  %75 = load i32, i32* %69, align 4, !dbg !352
  %76 = icmp eq i32 %75, 0, !dbg !352
  br i1 %76, label %77, label %85, !dbg !352

77:
  %78 = load i32, i32* %70, align 4, !dbg !352
  %79 = add i32 %78, 1, !dbg !352
  %80 = load i32, i32* %71, align 4, !dbg !352
  %81 = icmp ult i32 %79, %80, !dbg !352
  br i1 %81, label %82, label %85, !dbg !352

82:
  %83 = load i8*, i8** %72, align 4, !dbg !354
  %84 = getelementptr i8, i8* %83, i32 %78, !dbg !354
  store i8 32, i8* %84, align 1, !dbg !354
  br label %85, !dbg !354

85:
  %86 = load i32, i32* %70, align 4, !dbg !355
  %87 = add i32 %86, 1, !dbg !355
  store i32 %87, i32* %70, align 4, !dbg !355
  %88 = add nsw i32 %74, -1, !dbg !350
  %89 = icmp sgt i32 %74, 1, !dbg !350
  br i1 %89, label %73, label %90, !dbg !350, !llvm.loop !356

90:
  ret void, !dbg !358
}

define internal fastcc i32 @text_length(i8* noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !359 {
  %3 = icmp slt i32 %1, 0, !dbg !360
  br i1 %3, label %6, label %4, !dbg !360

4:
  %5 = icmp eq i32 %1, 0, !dbg !361
  br i1 %5, label %21, label %13, !dbg !361

6:
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !362
  br label %7, !dbg !365

7:
  %8 = phi i32 [ 0, %6 ], [ %12, %7 ], !dbg !367
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !365
  %10 = load i8, i8* %9, align 1, !dbg !365
  %11 = icmp eq i8 %10, 0, !dbg !365
  %12 = add i32 %8, 1, !dbg !368
  br i1 %11, label %21, label %7, !dbg !365, !llvm.loop !369

13:
  %14 = phi i32 [ %19, %18 ], [ 0, %4 ]
  %15 = getelementptr i8, i8* %0, i32 %14, !dbg !361
  %16 = load i8, i8* %15, align 1, !dbg !361
  %17 = icmp eq i8 %16, 0, !dbg !361
  br i1 %17, label %21, label %18, !dbg !361

18:
  %19 = add nuw i32 %14, 1, !dbg !370
  %20 = icmp eq i32 %19, %1, !dbg !361
  br i1 %20, label %21, label %13, !dbg !361, !llvm.loop !371

21:
  %22 = phi i32 [ 0, %4 ], [ %12, %7 ], [ %14, %13 ], [ %1, %18 ]
  %23 = phi i32 [ 0, %4 ], [ %8, %7 ], [ %14, %13 ], [ %1, %18 ], !dbg !372
  call void @__midway_touched(i8* noundef %0, i32 noundef %22, i32 noundef 0) #7, !dbg !372
  ret i32 %23, !dbg !373
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

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
!9 = distinct !DISubprogram(name: "__mw_format", scope: !1, file: !1, line: 340, type: !10, scopeLine: 341, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!22 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 59, type: !10, scopeLine: 60, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!46 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 30, type: !10, scopeLine: 31, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!47 = distinct !DILocation(line: 350, scope: !9)
!48 = !DILocation(line: 33, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 34, scope: !46, inlinedAt: !47)
!50 = !DILocation(line: 351, scope: !9)
!51 = distinct !{!51, !18, !52, !40, !41}
!52 = !DILocation(line: 355, scope: !9)
!53 = !DILocation(line: 353, scope: !9)
!54 = !DILocation(line: 354, scope: !9)
!55 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 263, type: !10, scopeLine: 264, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = !DILocation(line: 265, scope: !55)
!57 = !DILocation(line: 266, scope: !55)
!58 = !DILocation(line: 227, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "flag_of", scope: !1, file: !1, line: 225, type: !10, scopeLine: 226, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!70 = distinct !DISubprogram(name: "read_number", scope: !1, file: !1, line: 238, type: !10, scopeLine: 239, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!98 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 249, type: !10, scopeLine: 250, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!109 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 283, type: !10, scopeLine: 284, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!110 = !DILocation(line: 286, scope: !109)
!111 = !DILocation(line: 288, scope: !109)
!112 = !DILocation(line: 164, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "integer_argument", scope: !1, file: !1, line: 162, type: !10, scopeLine: 163, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!143 = distinct !DISubprogram(name: "put_double", scope: !1, file: !1, line: 198, type: !10, scopeLine: 199, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!144 = distinct !DILocation(line: 325, scope: !109)
!145 = !DILocation(line: 58, scope: !146, inlinedAt: !148)
!146 = distinct !DISubprogram(name: "any_long", scope: !147, file: !147, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!147 = !DIFile(filename: "c/models.h", directory: ".")
!148 = distinct !DILocation(line: 69, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "any_between", scope: !147, file: !147, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!150 = distinct !DILocation(line: 204, scope: !143, inlinedAt: !144)
!151 = !DILocation(line: 59, scope: !146, inlinedAt: !148)
!152 = !DILocation(line: 60, scope: !146, inlinedAt: !148)
!153 = !DILocation(line: 61, scope: !146, inlinedAt: !148)
!154 = !DILocation(line: 70, scope: !149, inlinedAt: !150)
!155 = !DILocation(line: 205, scope: !143, inlinedAt: !144)
!156 = !DILocation(line: 206, scope: !143, inlinedAt: !144)
!157 = !DILocation(line: 51, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "put_unknown", scope: !1, file: !1, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!159 = distinct !DILocation(line: 206, scope: !143, inlinedAt: !144)
!160 = !DILocation(line: 52, scope: !158, inlinedAt: !159)
!161 = !DILocation(line: 53, scope: !158, inlinedAt: !159)
!162 = !DILocation(line: 54, scope: !158, inlinedAt: !159)
!163 = !DILocation(line: 55, scope: !158, inlinedAt: !159)
!164 = !DILocation(line: 328, scope: !109)
!165 = !DILocation(line: 51, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "any_int", scope: !147, file: !147, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!167 = distinct !DILocation(line: 64, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "any_nonnegative", scope: !147, file: !147, line: 64, type: !10, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!169 = distinct !DILocation(line: 328, scope: !109)
!170 = !DILocation(line: 52, scope: !166, inlinedAt: !167)
!171 = !DILocation(line: 53, scope: !166, inlinedAt: !167)
!172 = !DILocation(line: 54, scope: !166, inlinedAt: !167)
!173 = !DILocation(line: 64, scope: !168, inlinedAt: !169)
!174 = !DILocation(line: 211, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "store_count", scope: !1, file: !1, line: 209, type: !10, scopeLine: 210, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!176 = distinct !DILocation(line: 328, scope: !109)
!177 = !DILocation(line: 212, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 213, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 214, scope: !175, inlinedAt: !176)
!180 = !DILocation(line: 216, scope: !175, inlinedAt: !176)
!181 = !DILocation(line: 218, scope: !175, inlinedAt: !176)
!182 = !DILocation(line: 220, scope: !175, inlinedAt: !176)
!183 = !DILocation(line: 331, scope: !109)
!184 = !DILocation(line: 58, scope: !146, inlinedAt: !185)
!185 = distinct !DILocation(line: 69, scope: !149, inlinedAt: !186)
!186 = distinct !DILocation(line: 332, scope: !109)
!187 = !DILocation(line: 59, scope: !146, inlinedAt: !185)
!188 = !DILocation(line: 60, scope: !146, inlinedAt: !185)
!189 = !DILocation(line: 61, scope: !146, inlinedAt: !185)
!190 = !DILocation(line: 70, scope: !149, inlinedAt: !186)
!191 = !DILocation(line: 51, scope: !158, inlinedAt: !192)
!192 = distinct !DILocation(line: 332, scope: !109)
!193 = !DILocation(line: 52, scope: !158, inlinedAt: !192)
!194 = !DILocation(line: 53, scope: !158, inlinedAt: !192)
!195 = !DILocation(line: 54, scope: !158, inlinedAt: !192)
!196 = !DILocation(line: 55, scope: !158, inlinedAt: !192)
!197 = !DILocation(line: 332, scope: !109)
!198 = !DILocation(line: 335, scope: !109)
!199 = !DILocation(line: 32, scope: !46, inlinedAt: !200)
!200 = distinct !DILocation(line: 336, scope: !109)
!201 = !DILocation(line: 33, scope: !46, inlinedAt: !200)
!202 = !DILocation(line: 34, scope: !46, inlinedAt: !200)
!203 = !DILocation(line: 336, scope: !109)
!204 = !DILocation(line: 338, scope: !109)
!205 = distinct !DISubprogram(name: "__mw_print", scope: !1, file: !1, line: 361, type: !10, scopeLine: 362, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!206 = !DILocation(line: 363, scope: !205)
!207 = !DILocation(line: 364, scope: !205)
!208 = !DILocation(line: 365, scope: !205)
!209 = !DILocation(line: 366, scope: !205)
!210 = !DILocation(line: 371, scope: !205)
!211 = !DILocation(line: 372, scope: !205)
!212 = !DILocation(line: 373, scope: !205)
!213 = !DILocation(line: 374, scope: !205)
!214 = !DILocation(line: 375, scope: !205)
!215 = !DILocation(line: 367, scope: !205)
!216 = !DILocation(line: 368, scope: !205)
!217 = !DILocation(line: 369, scope: !205)
!218 = !DILocation(line: 370, scope: !205)
!219 = !DILocation(line: 0, scope: !205)
!220 = distinct !{!220, !209, !218, !40, !41}
!221 = distinct !DISubprogram(name: "put_number", scope: !1, file: !1, line: 133, type: !10, scopeLine: 134, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = !DILocation(line: 130, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 128, type: !10, scopeLine: 129, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!224 = distinct !DILocation(line: 135, scope: !221)
!225 = !DILocation(line: 135, scope: !221)
!226 = !DILocation(line: 130, scope: !223, inlinedAt: !227)
!227 = distinct !DILocation(line: 135, scope: !221)
!228 = !DILocation(line: 113, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "put_unknown_integer", scope: !1, file: !1, line: 111, type: !10, scopeLine: 112, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!230 = distinct !DILocation(line: 136, scope: !221)
!231 = !DILocation(line: 98, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 98, type: !10, scopeLine: 98, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!233 = distinct !DILocation(line: 113, scope: !229, inlinedAt: !230)
!234 = !DILocation(line: 88, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "count_digits", scope: !1, file: !1, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!236 = distinct !DILocation(line: 113, scope: !229, inlinedAt: !230)
!237 = !DILocation(line: 89, scope: !235, inlinedAt: !236)
!238 = !DILocation(line: 90, scope: !235, inlinedAt: !236)
!239 = !DILocation(line: 91, scope: !235, inlinedAt: !236)
!240 = !DILocation(line: 93, scope: !235, inlinedAt: !236)
!241 = distinct !{!241, !237, !242, !40, !41}
!242 = !DILocation(line: 94, scope: !235, inlinedAt: !236)
!243 = !DILocation(line: 114, scope: !229, inlinedAt: !230)
!244 = !DILocation(line: 115, scope: !229, inlinedAt: !230)
!245 = !DILocation(line: 116, scope: !229, inlinedAt: !230)
!246 = !DILocation(line: 51, scope: !158, inlinedAt: !247)
!247 = distinct !DILocation(line: 116, scope: !229, inlinedAt: !230)
!248 = !DILocation(line: 52, scope: !158, inlinedAt: !247)
!249 = !DILocation(line: 53, scope: !158, inlinedAt: !247)
!250 = !DILocation(line: 54, scope: !158, inlinedAt: !247)
!251 = !DILocation(line: 55, scope: !158, inlinedAt: !247)
!252 = !DILocation(line: 137, scope: !221)
!253 = !DILocation(line: 139, scope: !221)
!254 = !DILocation(line: 98, scope: !232, inlinedAt: !255)
!255 = distinct !DILocation(line: 139, scope: !221)
!256 = !DILocation(line: 103, scope: !257, inlinedAt: !258)
!257 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 101, type: !10, scopeLine: 102, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!258 = distinct !DILocation(line: 139, scope: !221)
!259 = !DILocation(line: 104, scope: !257, inlinedAt: !258)
!260 = !DILocation(line: 106, scope: !257, inlinedAt: !258)
!261 = !DILocation(line: 105, scope: !257, inlinedAt: !258)
!262 = !DILocation(line: 107, scope: !257, inlinedAt: !258)
!263 = distinct !{!263, !259, !262, !40, !41}
!264 = !DILocation(line: 140, scope: !221)
!265 = !DILocation(line: 142, scope: !221)
!266 = !DILocation(line: 121, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "prefix_of", scope: !1, file: !1, line: 119, type: !10, scopeLine: 120, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = distinct !DILocation(line: 143, scope: !221)
!269 = !DILocation(line: 122, scope: !267, inlinedAt: !268)
!270 = !DILocation(line: 123, scope: !267, inlinedAt: !268)
!271 = !DILocation(line: 98, scope: !232, inlinedAt: !272)
!272 = distinct !DILocation(line: 123, scope: !267, inlinedAt: !268)
!273 = !DILocation(line: 124, scope: !267, inlinedAt: !268)
!274 = !DILocation(line: 0, scope: !267, inlinedAt: !268)
!275 = !DILocation(line: 88, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "length", scope: !147, file: !147, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!277 = distinct !DILocation(line: 144, scope: !221)
!278 = !DILocation(line: 0, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 89, scope: !276, inlinedAt: !277)
!280 = distinct !{!280, !275, !279, !40, !41}
!281 = !DILocation(line: 145, scope: !221)
!282 = !DILocation(line: 0, scope: !221)
!283 = !DILocation(line: 147, scope: !221)
!284 = !DILocation(line: 148, scope: !221)
!285 = !DILocation(line: 152, scope: !221)
!286 = !DILocation(line: 45, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "pad", scope: !1, file: !1, line: 43, type: !10, scopeLine: 44, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!288 = distinct !DILocation(line: 153, scope: !221)
!289 = !DILocation(line: 32, scope: !46, inlinedAt: !290)
!290 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !288)
!291 = !DILocation(line: 33, scope: !46, inlinedAt: !290)
!292 = !DILocation(line: 34, scope: !46, inlinedAt: !290)
!293 = distinct !{!293, !286, !294, !40, !41}
!294 = !DILocation(line: 46, scope: !287, inlinedAt: !288)
!295 = !DILocation(line: 39, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "put_bytes", scope: !1, file: !1, line: 37, type: !10, scopeLine: 38, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!297 = distinct !DILocation(line: 154, scope: !221)
!298 = !DILocation(line: 40, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 32, scope: !46, inlinedAt: !300)
!300 = distinct !DILocation(line: 40, scope: !296, inlinedAt: !297)
!301 = !DILocation(line: 33, scope: !46, inlinedAt: !300)
!302 = !DILocation(line: 34, scope: !46, inlinedAt: !300)
!303 = distinct !{!303, !295, !298, !40, !41}
!304 = !DILocation(line: 45, scope: !287, inlinedAt: !305)
!305 = distinct !DILocation(line: 155, scope: !221)
!306 = !DILocation(line: 32, scope: !46, inlinedAt: !307)
!307 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !305)
!308 = !DILocation(line: 33, scope: !46, inlinedAt: !307)
!309 = !DILocation(line: 34, scope: !46, inlinedAt: !307)
!310 = distinct !{!310, !304, !311, !40, !41}
!311 = !DILocation(line: 46, scope: !287, inlinedAt: !305)
!312 = !DILocation(line: 39, scope: !296, inlinedAt: !313)
!313 = distinct !DILocation(line: 156, scope: !221)
!314 = !DILocation(line: 40, scope: !296, inlinedAt: !313)
!315 = !DILocation(line: 32, scope: !46, inlinedAt: !316)
!316 = distinct !DILocation(line: 40, scope: !296, inlinedAt: !313)
!317 = !DILocation(line: 33, scope: !46, inlinedAt: !316)
!318 = !DILocation(line: 34, scope: !46, inlinedAt: !316)
!319 = distinct !{!319, !312, !314, !40, !41}
!320 = !DILocation(line: 157, scope: !221)
!321 = !DILocation(line: 45, scope: !287, inlinedAt: !322)
!322 = distinct !DILocation(line: 158, scope: !221)
!323 = !DILocation(line: 32, scope: !46, inlinedAt: !324)
!324 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !322)
!325 = !DILocation(line: 33, scope: !46, inlinedAt: !324)
!326 = !DILocation(line: 34, scope: !46, inlinedAt: !324)
!327 = distinct !{!327, !321, !328, !40, !41}
!328 = !DILocation(line: 46, scope: !287, inlinedAt: !322)
!329 = !DILocation(line: 159, scope: !221)
!330 = distinct !DISubprogram(name: "put_text", scope: !1, file: !1, line: 176, type: !10, scopeLine: 177, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!331 = !DILocation(line: 178, scope: !330)
!332 = !DILocation(line: 179, scope: !330)
!333 = !DILocation(line: 45, scope: !287, inlinedAt: !334)
!334 = distinct !DILocation(line: 180, scope: !330)
!335 = !DILocation(line: 32, scope: !46, inlinedAt: !336)
!336 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !334)
!337 = !DILocation(line: 33, scope: !46, inlinedAt: !336)
!338 = !DILocation(line: 34, scope: !46, inlinedAt: !336)
!339 = distinct !{!339, !333, !340, !40, !41}
!340 = !DILocation(line: 46, scope: !287, inlinedAt: !334)
!341 = !DILocation(line: 39, scope: !296, inlinedAt: !342)
!342 = distinct !DILocation(line: 181, scope: !330)
!343 = !DILocation(line: 40, scope: !296, inlinedAt: !342)
!344 = !DILocation(line: 32, scope: !46, inlinedAt: !345)
!345 = distinct !DILocation(line: 40, scope: !296, inlinedAt: !342)
!346 = !DILocation(line: 33, scope: !46, inlinedAt: !345)
!347 = !DILocation(line: 34, scope: !46, inlinedAt: !345)
!348 = distinct !{!348, !341, !343, !40, !41}
!349 = !DILocation(line: 182, scope: !330)
!350 = !DILocation(line: 45, scope: !287, inlinedAt: !351)
!351 = distinct !DILocation(line: 183, scope: !330)
!352 = !DILocation(line: 32, scope: !46, inlinedAt: !353)
!353 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !351)
!354 = !DILocation(line: 33, scope: !46, inlinedAt: !353)
!355 = !DILocation(line: 34, scope: !46, inlinedAt: !353)
!356 = distinct !{!356, !350, !357, !40, !41}
!357 = !DILocation(line: 46, scope: !287, inlinedAt: !351)
!358 = !DILocation(line: 184, scope: !330)
!359 = distinct !DISubprogram(name: "text_length", scope: !1, file: !1, line: 187, type: !10, scopeLine: 188, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!360 = !DILocation(line: 189, scope: !359)
!361 = !DILocation(line: 192, scope: !359)
!362 = !DILocation(line: 96, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "read_string", scope: !147, file: !147, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!364 = distinct !DILocation(line: 190, scope: !359)
!365 = !DILocation(line: 88, scope: !276, inlinedAt: !366)
!366 = distinct !DILocation(line: 97, scope: !363, inlinedAt: !364)
!367 = !DILocation(line: 0, scope: !276, inlinedAt: !366)
!368 = !DILocation(line: 89, scope: !276, inlinedAt: !366)
!369 = distinct !{!369, !365, !368, !40, !41}
!370 = !DILocation(line: 193, scope: !359)
!371 = distinct !{!371, !361, !370, !40, !41}
!372 = !DILocation(line: 0, scope: !359)
!373 = !DILocation(line: 196, scope: !359)
