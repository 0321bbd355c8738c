target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sink = type { i8*, i64, i64, i64, i32 }
%struct.arguments = type { [1 x %struct.__va_list_tag] }
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

define dso_local i32 @__mw_format(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 !dbg !8 {
  %5 = alloca i8, align 1
  %6 = alloca %struct.sink, align 8
  %7 = alloca %struct.arguments, align 8
  %8 = alloca %struct.conversion, align 4
  %9 = bitcast %struct.sink* %6 to i8*, !dbg !11
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %9) #6, !dbg !11
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0, !dbg !11
  store i8* %0, i8** %10, align 8, !dbg !11
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1, !dbg !11
  store i64 %1, i64* %11, align 8, !dbg !11
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2, !dbg !11
  store i64 0, i64* %12, align 8, !dbg !11
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 3, !dbg !11
  store i64 0, i64* %13, align 8, !dbg !11
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 4, !dbg !11
  store i32 0, i32* %14, align 8, !dbg !11
  %15 = bitcast %struct.arguments* %7 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %15) #6, !dbg !12
  %16 = bitcast %struct.conversion* %8 to i8*, !dbg !13
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %16) #6, !dbg !13
  %17 = icmp eq i64 %1, 0, !dbg !14
  br i1 %17, label %19, label %18, !dbg !14

18:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 1) #7, !dbg !15
  br label %19, !dbg !15

19:
  %20 = bitcast %struct.__va_list_tag* %3 to i8*, !dbg !16
  call void @llvm.va_copy(i8* nonnull %15, i8* %20), !dbg !16
  br label %21, !dbg !17

21:
  %22 = phi i8* [ %2, %19 ], [ %88, %87 ], !dbg !18
  %23 = load i8, i8* %22, align 1, !dbg !17
  switch i8 %23, label %72 [
    i8 0, label %24
    i8 37, label %89
  ], !dbg !17

24:
  call void @llvm.va_end(i8* %15), !dbg !19
  %25 = load i64, i64* %11, align 8, !dbg !20
  %26 = icmp eq i64 %25, 0, !dbg !20
  br i1 %26, label %69, label %27, !dbg !20

27:
  %28 = load i64, i64* %12, align 8, !dbg !23
  %29 = icmp ult i64 %28, %25, !dbg !23
  %30 = add i64 %25, -1, !dbg !23
  %31 = select i1 %29, i64 %28, i64 %30, !dbg !23
  %32 = load i32, i32* %14, align 8, !dbg !24
  %33 = icmp eq i32 %32, 0, !dbg !24
  %34 = load i8*, i8** %10, align 8, !dbg !25
  br i1 %33, label %35, label %39, !dbg !24

35:
  %36 = getelementptr i8, i8* %34, i64 %31, !dbg !26
  store i8 0, i8* %36, align 1, !dbg !26
  %37 = load i8*, i8** %10, align 8, !dbg !27
  %38 = add i64 %31, 1, !dbg !27
  call void @__midway_touched(i8* noundef %37, i64 noundef %38, i32 noundef 1) #7, !dbg !27
  br label %69, !dbg !28

39:
  %40 = add i64 %31, 1, !dbg !29
  call void @__midway_check(i8* noundef %34, i64 noundef %40, i32 noundef 1) #7, !dbg !29
  %41 = load i8*, i8** %10, align 8, !dbg !30
  %42 = call i64 @__midway_object_size(i8* noundef %41) #7, !dbg !30
  %43 = call i32 @__midway_is_concrete(i64 noundef %42) #7, !dbg !31
  %44 = icmp eq i32 %43, 0, !dbg !31
  %45 = load i64, i64* %13, align 8, !dbg !31
  %46 = add i64 %45, 64, !dbg !31
  %47 = select i1 %44, i64 %46, i64 %42, !dbg !31
  %48 = load i64, i64* %11, align 8, !dbg !32
  %49 = icmp ugt i64 %47, %48, !dbg !32
  %50 = select i1 %49, i64 %48, i64 %47, !dbg !32
  %51 = icmp ult i64 %45, %50, !dbg !33
  br i1 %51, label %52, label %69, !dbg !33

52:
  %53 = phi i64 [ %67, %63 ], [ %45, %39 ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #6, !dbg !34
  call void @__midway_havoc(i8* noundef nonnull %5, i64 noundef 1) #7, !dbg !35
  %54 = icmp ult i64 %53, %31, !dbg !36
  br i1 %54, label %55, label %57, !dbg !36

55:
  %56 = load i8, i8* %5, align 1, !dbg !36
  br label %63, !dbg !36

57:
  %58 = icmp eq i64 %53, %31, !dbg !36
  br i1 %58, label %63, label %59, !dbg !36

59:
  %60 = load i8*, i8** %10, align 8, !dbg !36
  %61 = getelementptr i8, i8* %60, i64 %53, !dbg !36
  %62 = load i8, i8* %61, align 1, !dbg !36
  br label %63, !dbg !36

63:
  %64 = phi i8 [ %56, %55 ], [ %62, %59 ], [ 0, %57 ], !dbg !36
  %65 = load i8*, i8** %10, align 8, !dbg !36
  %66 = getelementptr i8, i8* %65, i64 %53, !dbg !36
  store i8 %64, i8* %66, align 1, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #6, !dbg !37
  %67 = add nuw i64 %53, 1, !dbg !33
  %68 = icmp eq i64 %67, %50, !dbg !33
  br i1 %68, label %69, label %52, !dbg !33, !llvm.loop !38

69:
  %70 = load i64, i64* %12, align 8, !dbg !41
  %71 = trunc i64 %70 to i32, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %16) #6, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %15) #6, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %9) #6, !dbg !42
  ret i32 %71, !dbg !41

72:
  %73 = getelementptr i8, i8* %22, i64 1, !dbg !43
  %74 = load i32, i32* %14, align 8, !dbg !44
  %75 = icmp eq i32 %74, 0, !dbg !44
  br i1 %75, label %76, label %84, !dbg !44

76:
  %77 = load i64, i64* %12, align 8, !dbg !44
  %78 = add i64 %77, 1, !dbg !44
  %79 = load i64, i64* %11, align 8, !dbg !44
  %80 = icmp ult i64 %78, %79, !dbg !44
  br i1 %80, label %81, label %84, !dbg !44

81:
  %82 = load i8*, i8** %10, align 8, !dbg !47
  %83 = getelementptr i8, i8* %82, i64 %77, !dbg !47
  store i8 %23, i8* %83, align 1, !dbg !47
  br label %84, !dbg !47

84:
  %85 = load i64, i64* %12, align 8, !dbg !48
  %86 = add i64 %85, 1, !dbg !48
  store i64 %86, i64* %12, align 8, !dbg !48
  br label %87, !dbg !49

87:
  %88 = phi i8* [ %73, %84 ], [ %91, %89 ]
  br label %21, !dbg !17, !llvm.loop !50

89:
  %90 = getelementptr i8, i8* %22, i64 1, !dbg !52
  %91 = call fastcc i8* @read_conversion(i8* noundef %90, %struct.conversion* noundef nonnull %8, %struct.arguments* noundef nonnull %7) #8, !dbg !52
  call fastcc void @convert(%struct.sink* noundef nonnull %6, %struct.conversion* noundef nonnull %8, %struct.arguments* noundef nonnull %7, i32 noundef 0) #8, !dbg !53
  br label %87, !dbg !17
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.va_copy(i8*, i8*) #3

define internal fastcc i8* @read_conversion(i8* noundef readonly %0, %struct.conversion* nocapture noundef %1, %struct.arguments* nocapture noundef %2) unnamed_addr #4 !dbg !54 {
  %4 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !55
  store i32 0, i32* %4, align 4, !dbg !55
  br label %5, !dbg !56

5:
  %6 = phi i8* [ %0, %3 ], [ %63, %60 ]
  %7 = load i8, i8* %6, align 1, !dbg !56
  %8 = sext i8 %7 to i32, !dbg !57
  switch i32 %8, label %14 [
    i32 45, label %15
    i32 43, label %9
    i32 32, label %10
    i32 35, label %11
    i32 48, label %12
    i32 39, label %13
  ], !dbg !57

9:
  br label %15, !dbg !60

10:
  br label %15, !dbg !61

11:
  br label %15, !dbg !62

12:
  br label %15, !dbg !63

13:
  br label %15, !dbg !64

14:
  br label %15, !dbg !65

15:
  %16 = phi i1 [ false, %5 ], [ false, %9 ], [ false, %10 ], [ false, %11 ], [ false, %12 ], [ false, %13 ], [ true, %14 ], !dbg !66
  %17 = phi i32 [ 1, %5 ], [ 2, %9 ], [ 4, %10 ], [ 8, %11 ], [ 16, %12 ], [ 1024, %13 ], [ 0, %14 ], !dbg !66
  br i1 %16, label %18, label %60, !dbg !56

18:
  %19 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !67
  %20 = icmp eq i8 %7, 42, !dbg !68
  br i1 %20, label %21, label %40, !dbg !68

21:
  %22 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !71
  %23 = load i32, i32* %22, align 8, !dbg !71
  %24 = icmp ult i32 %23, 41, !dbg !71
  br i1 %24, label %25, label %31, !dbg !71

25:
  %26 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !71
  %27 = load i8*, i8** %26, align 8, !dbg !71
  %28 = sext i32 %23 to i64, !dbg !71
  %29 = getelementptr i8, i8* %27, i64 %28, !dbg !71
  %30 = add i32 %23, 8, !dbg !71
  store i32 %30, i32* %22, align 8, !dbg !71
  br label %35, !dbg !71

31:
  %32 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !71
  %33 = load i8*, i8** %32, align 8, !dbg !71
  %34 = getelementptr i8, i8* %33, i64 8, !dbg !71
  store i8* %34, i8** %32, align 8, !dbg !71
  br label %35, !dbg !71

35:
  %36 = phi i8* [ %29, %25 ], [ %33, %31 ]
  %37 = bitcast i8* %36 to i32*, !dbg !71
  %38 = load i32, i32* %37, align 4, !dbg !71
  store i32 %38, i32* %19, align 4, !dbg !71
  %39 = getelementptr i8, i8* %6, i64 1, !dbg !72
  br label %56, !dbg !72

40:
  store i32 0, i32* %19, align 4, !dbg !73
  %41 = load i8, i8* %6, align 1, !dbg !73
  %42 = add i8 %41, -48, !dbg !73
  %43 = icmp ult i8 %42, 10, !dbg !73
  br i1 %43, label %44, label %56, !dbg !73

44:
  %45 = phi i8 [ %53, %44 ], [ %41, %40 ]
  %46 = phi i8* [ %52, %44 ], [ %6, %40 ]
  %47 = sext i8 %45 to i32, !dbg !73
  %48 = load i32, i32* %19, align 4, !dbg !74
  %49 = mul i32 %48, 10, !dbg !74
  %50 = add nsw i32 %47, -48, !dbg !74
  %51 = add i32 %50, %49, !dbg !74
  store i32 %51, i32* %19, align 4, !dbg !74
  %52 = getelementptr i8, i8* %46, i64 1, !dbg !73
  %53 = load i8, i8* %52, align 1, !dbg !73
  %54 = add i8 %53, -48, !dbg !73
  %55 = icmp ult i8 %54, 10, !dbg !73
  br i1 %55, label %44, label %56, !dbg !73, !llvm.loop !75

56:
  %57 = phi i8* [ %39, %35 ], [ %6, %40 ], [ %52, %44 ], !dbg !76
  %58 = load i32, i32* %19, align 4, !dbg !77
  %59 = icmp slt i32 %58, 0, !dbg !77
  br i1 %59, label %64, label %68, !dbg !77

60:
  %61 = load i32, i32* %4, align 4, !dbg !78
  %62 = or i32 %61, %17, !dbg !78
  store i32 %62, i32* %4, align 4, !dbg !78
  %63 = getelementptr i8, i8* %6, i64 1, !dbg !56
  br label %5, !dbg !56, !llvm.loop !79

64:
  %65 = load i32, i32* %4, align 4, !dbg !80
  %66 = or i32 %65, 1, !dbg !80
  store i32 %66, i32* %4, align 4, !dbg !80
  %67 = sub i32 0, %58, !dbg !81
  store i32 %67, i32* %19, align 4, !dbg !81
  br label %68, !dbg !82

68:
  %69 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !83
  store i32 -1, i32* %69, align 4, !dbg !83
  %70 = load i8, i8* %57, align 1, !dbg !84
  %71 = icmp eq i8 %70, 46, !dbg !84
  br i1 %71, label %72, label %111, !dbg !84

72:
  %73 = getelementptr i8, i8* %57, i64 1, !dbg !85
  %74 = load i8, i8* %73, align 1, !dbg !86
  %75 = icmp eq i8 %74, 42, !dbg !86
  br i1 %75, label %76, label %95, !dbg !86

76:
  %77 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !88
  %78 = load i32, i32* %77, align 8, !dbg !88
  %79 = icmp ult i32 %78, 41, !dbg !88
  br i1 %79, label %80, label %86, !dbg !88

80:
  %81 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !88
  %82 = load i8*, i8** %81, align 8, !dbg !88
  %83 = sext i32 %78 to i64, !dbg !88
  %84 = getelementptr i8, i8* %82, i64 %83, !dbg !88
  %85 = add i32 %78, 8, !dbg !88
  store i32 %85, i32* %77, align 8, !dbg !88
  br label %90, !dbg !88

86:
  %87 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !88
  %88 = load i8*, i8** %87, align 8, !dbg !88
  %89 = getelementptr i8, i8* %88, i64 8, !dbg !88
  store i8* %89, i8** %87, align 8, !dbg !88
  br label %90, !dbg !88

90:
  %91 = phi i8* [ %84, %80 ], [ %88, %86 ]
  %92 = bitcast i8* %91 to i32*, !dbg !88
  %93 = load i32, i32* %92, align 4, !dbg !88
  store i32 %93, i32* %69, align 4, !dbg !88
  %94 = getelementptr i8, i8* %57, i64 2, !dbg !89
  br label %111, !dbg !89

95:
  store i32 0, i32* %69, align 4, !dbg !90
  %96 = load i8, i8* %73, align 1, !dbg !90
  %97 = add i8 %96, -48, !dbg !90
  %98 = icmp ult i8 %97, 10, !dbg !90
  br i1 %98, label %99, label %111, !dbg !90

99:
  %100 = phi i8 [ %108, %99 ], [ %96, %95 ]
  %101 = phi i8* [ %107, %99 ], [ %73, %95 ]
  %102 = sext i8 %100 to i32, !dbg !90
  %103 = load i32, i32* %69, align 4, !dbg !91
  %104 = mul i32 %103, 10, !dbg !91
  %105 = add nsw i32 %102, -48, !dbg !91
  %106 = add i32 %105, %104, !dbg !91
  store i32 %106, i32* %69, align 4, !dbg !91
  %107 = getelementptr i8, i8* %101, i64 1, !dbg !90
  %108 = load i8, i8* %107, align 1, !dbg !90
  %109 = add i8 %108, -48, !dbg !90
  %110 = icmp ult i8 %109, 10, !dbg !90
  br i1 %110, label %99, label %111, !dbg !90, !llvm.loop !92

111:
  %112 = phi i8* [ %57, %68 ], [ %94, %90 ], [ %73, %95 ], [ %107, %99 ], !dbg !93
  %113 = load i8, i8* %112, align 1, !dbg !94
  %114 = icmp eq i8 %113, 108, !dbg !94
  %115 = zext i1 %114 to i32, !dbg !94
  %116 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 4, !dbg !94
  store i32 %115, i32* %116, align 4, !dbg !94
  %117 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !95
  store i32 4, i32* %117, align 4, !dbg !96
  %118 = load i8, i8* %112, align 1, !dbg !99
  %119 = sext i8 %118 to i32, !dbg !99
  switch i32 %119, label %141 [
    i32 104, label %120
    i32 108, label %129
    i32 76, label %135
    i32 113, label %137
    i32 106, label %137
    i32 122, label %139
    i32 116, label %139
    i32 90, label %139
  ], !dbg !99

120:
  %121 = getelementptr i8, i8* %112, i64 1, !dbg !100
  %122 = load i8, i8* %121, align 1, !dbg !100
  %123 = icmp eq i8 %122, 104, !dbg !100
  %124 = select i1 %123, i32 1, i32 2, !dbg !100
  store i32 %124, i32* %117, align 4, !dbg !100
  %125 = load i8, i8* %121, align 1, !dbg !100
  %126 = icmp eq i8 %125, 104, !dbg !100
  %127 = zext i1 %126 to i64
  %128 = getelementptr i8, i8* %121, i64 %127, !dbg !100
  br label %141, !dbg !100

129:
  %130 = getelementptr i8, i8* %112, i64 1, !dbg !101
  store i32 8, i32* %117, align 4, !dbg !101
  %131 = load i8, i8* %130, align 1, !dbg !101
  %132 = icmp eq i8 %131, 108, !dbg !101
  %133 = zext i1 %132 to i64
  %134 = getelementptr i8, i8* %130, i64 %133, !dbg !101
  br label %141, !dbg !101

135:
  store i32 16, i32* %117, align 4, !dbg !102
  %136 = getelementptr i8, i8* %112, i64 1, !dbg !102
  br label %141, !dbg !102

137:
  store i32 8, i32* %117, align 4, !dbg !103
  %138 = getelementptr i8, i8* %112, i64 1, !dbg !103
  br label %141, !dbg !103

139:
  store i32 8, i32* %117, align 4, !dbg !104
  %140 = getelementptr i8, i8* %112, i64 1, !dbg !104
  br label %141, !dbg !104

141:
  %142 = phi i8* [ %140, %139 ], [ %138, %137 ], [ %136, %135 ], [ %134, %129 ], [ %128, %120 ], [ %112, %111 ], !dbg !105
  %143 = load i8, i8* %142, align 1, !dbg !106
  %144 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !106
  store i8 %143, i8* %144, align 4, !dbg !106
  %145 = load i8, i8* %142, align 1, !dbg !107
  %146 = icmp ne i8 %145, 0, !dbg !107
  %147 = zext i1 %146 to i64, !dbg !107
  %148 = getelementptr i8, i8* %142, i64 %147, !dbg !107
  ret i8* %148, !dbg !107
}

define internal fastcc void @convert(%struct.sink* noundef %0, %struct.conversion* nocapture noundef %1, %struct.arguments* noundef %2, i32 noundef %3) unnamed_addr #0 !dbg !108 {
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !109
  %8 = load i8, i8* %7, align 4, !dbg !109
  %9 = sext i8 %8 to i32, !dbg !109
  switch i32 %9, label %278 [
    i32 100, label %10
    i32 105, label %10
    i32 117, label %14
    i32 120, label %14
    i32 88, label %14
    i32 111, label %14
    i32 112, label %76
    i32 99, label %101
    i32 115, label %123
    i32 83, label %123
    i32 97, label %159
    i32 65, label %159
    i32 101, label %159
    i32 69, label %159
    i32 102, label %159
    i32 70, label %159
    i32 103, label %159
    i32 71, label %159
    i32 110, label %220
    i32 109, label %263
  ], !dbg !109

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !110
  %12 = load i32, i32* %11, align 4, !dbg !110
  %13 = or i32 %12, 64, !dbg !110
  store i32 %13, i32* %11, align 4, !dbg !110
  br label %14, !dbg !110

14:
  %15 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !111
  %16 = load i32, i32* %15, align 4, !dbg !111
  %17 = icmp eq i32 %16, 8, !dbg !111
  %18 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !111
  %19 = load i32, i32* %18, align 8, !dbg !111
  %20 = icmp ult i32 %19, 41, !dbg !111
  br i1 %17, label %21, label %36, !dbg !111

21:
  br i1 %20, label %22, label %28, !dbg !111

22:
  %23 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !111
  %24 = load i8*, i8** %23, align 8, !dbg !111
  %25 = sext i32 %19 to i64, !dbg !111
  %26 = getelementptr i8, i8* %24, i64 %25, !dbg !111
  %27 = add i32 %19, 8, !dbg !111
  store i32 %27, i32* %18, align 8, !dbg !111
  br label %32, !dbg !111

28:
  %29 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !111
  %30 = load i8*, i8** %29, align 8, !dbg !111
  %31 = getelementptr i8, i8* %30, i64 8, !dbg !111
  store i8* %31, i8** %29, align 8, !dbg !111
  br label %32, !dbg !111

32:
  %33 = phi i8* [ %26, %22 ], [ %30, %28 ]
  %34 = bitcast i8* %33 to i64*, !dbg !111
  %35 = load i64, i64* %34, align 8, !dbg !111
  br label %52, !dbg !111

36:
  br i1 %20, label %37, label %43, !dbg !111

37:
  %38 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !111
  %39 = load i8*, i8** %38, align 8, !dbg !111
  %40 = sext i32 %19 to i64, !dbg !111
  %41 = getelementptr i8, i8* %39, i64 %40, !dbg !111
  %42 = add i32 %19, 8, !dbg !111
  store i32 %42, i32* %18, align 8, !dbg !111
  br label %47, !dbg !111

43:
  %44 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !111
  %45 = load i8*, i8** %44, align 8, !dbg !111
  %46 = getelementptr i8, i8* %45, i64 8, !dbg !111
  store i8* %46, i8** %44, align 8, !dbg !111
  br label %47, !dbg !111

47:
  %48 = phi i8* [ %41, %37 ], [ %45, %43 ]
  %49 = bitcast i8* %48 to i32*, !dbg !111
  %50 = load i32, i32* %49, align 4, !dbg !111
  %51 = zext i32 %50 to i64, !dbg !111
  br label %52, !dbg !111

52:
  %53 = phi i64 [ %35, %32 ], [ %51, %47 ], !dbg !111
  %54 = load i32, i32* %15, align 4, !dbg !114
  %55 = mul i32 %54, -8, !dbg !114
  %56 = add i32 %55, 64, !dbg !114
  %57 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !115
  %58 = load i32, i32* %57, align 4, !dbg !115
  %59 = and i32 %58, 64, !dbg !115
  %60 = icmp eq i32 %59, 0, !dbg !115
  %61 = zext i32 %56 to i64, !dbg !116
  br i1 %60, label %62, label %65, !dbg !115

62:
  %63 = lshr i64 -1, %61, !dbg !117
  %64 = and i64 %63, %53, !dbg !117
  br label %71, !dbg !117

65:
  %66 = shl i64 %53, %61, !dbg !118
  %67 = ashr i64 %66, %61, !dbg !118
  %68 = lshr i64 %67, 63, !dbg !119
  %69 = trunc i64 %68 to i32, !dbg !119
  %70 = call i64 @llvm.abs.i64(i64 %67, i1 false) #6, !dbg !120
  br label %71

71:
  %72 = phi i32 [ 0, %62 ], [ %69, %65 ], !dbg !116
  %73 = phi i64 [ %64, %62 ], [ %70, %65 ], !dbg !116
  %74 = icmp eq i32 %3, 0, !dbg !121
  br i1 %74, label %75, label %299, !dbg !121

75:
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %73, i32 noundef %72) #8, !dbg !122
  br label %299, !dbg !122

76:
  %77 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !123
  %78 = load i32, i32* %77, align 8, !dbg !123
  %79 = icmp ult i32 %78, 41, !dbg !123
  br i1 %79, label %80, label %86, !dbg !123

80:
  %81 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !123
  %82 = load i8*, i8** %81, align 8, !dbg !123
  %83 = sext i32 %78 to i64, !dbg !123
  %84 = getelementptr i8, i8* %82, i64 %83, !dbg !123
  %85 = add i32 %78, 8, !dbg !123
  store i32 %85, i32* %77, align 8, !dbg !123
  br label %90, !dbg !123

86:
  %87 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !123
  %88 = load i8*, i8** %87, align 8, !dbg !123
  %89 = getelementptr i8, i8* %88, i64 8, !dbg !123
  store i8* %89, i8** %87, align 8, !dbg !123
  br label %90, !dbg !123

90:
  %91 = phi i8* [ %84, %80 ], [ %88, %86 ]
  %92 = bitcast i8* %91 to i8**, !dbg !123
  %93 = load i8*, i8** %92, align 8, !dbg !123
  %94 = icmp eq i32 %3, 0, !dbg !124
  %95 = icmp ne i8* %93, null, !dbg !124
  %96 = select i1 %94, i1 %95, i1 false, !dbg !124
  br i1 %96, label %97, label %99, !dbg !124

97:
  %98 = ptrtoint i8* %93 to i64, !dbg !123
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %98, i32 noundef 0) #8, !dbg !125
  br label %299, !dbg !125

99:
  br i1 %94, label %100, label %299, !dbg !126

100:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5) #8, !dbg !127
  br label %299, !dbg !127

101:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #6, !dbg !128
  %102 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !128
  %103 = load i32, i32* %102, align 8, !dbg !128
  %104 = icmp ult i32 %103, 41, !dbg !128
  br i1 %104, label %105, label %111, !dbg !128

105:
  %106 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !128
  %107 = load i8*, i8** %106, align 8, !dbg !128
  %108 = sext i32 %103 to i64, !dbg !128
  %109 = getelementptr i8, i8* %107, i64 %108, !dbg !128
  %110 = add i32 %103, 8, !dbg !128
  store i32 %110, i32* %102, align 8, !dbg !128
  br label %115, !dbg !128

111:
  %112 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !128
  %113 = load i8*, i8** %112, align 8, !dbg !128
  %114 = getelementptr i8, i8* %113, i64 8, !dbg !128
  store i8* %114, i8** %112, align 8, !dbg !128
  br label %115, !dbg !128

115:
  %116 = phi i8* [ %109, %105 ], [ %113, %111 ]
  %117 = bitcast i8* %116 to i32*, !dbg !128
  %118 = load i32, i32* %117, align 4, !dbg !128
  %119 = trunc i32 %118 to i8, !dbg !128
  store i8 %119, i8* %6, align 1, !dbg !128
  %120 = icmp eq i32 %3, 0, !dbg !129
  br i1 %120, label %121, label %122, !dbg !129

121:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef nonnull %6, i64 noundef 1) #8, !dbg !130
  br label %122, !dbg !130

122:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #6, !dbg !131
  br label %299

123:
  %124 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !132
  %125 = load i32, i32* %124, align 8, !dbg !132
  %126 = icmp ult i32 %125, 41, !dbg !132
  br i1 %126, label %127, label %133, !dbg !132

127:
  %128 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !132
  %129 = load i8*, i8** %128, align 8, !dbg !132
  %130 = sext i32 %125 to i64, !dbg !132
  %131 = getelementptr i8, i8* %129, i64 %130, !dbg !132
  %132 = add i32 %125, 8, !dbg !132
  store i32 %132, i32* %124, align 8, !dbg !132
  br label %137, !dbg !132

133:
  %134 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !132
  %135 = load i8*, i8** %134, align 8, !dbg !132
  %136 = getelementptr i8, i8* %135, i64 8, !dbg !132
  store i8* %136, i8** %134, align 8, !dbg !132
  br label %137, !dbg !132

137:
  %138 = phi i8* [ %131, %127 ], [ %135, %133 ]
  %139 = bitcast i8* %138 to i8**, !dbg !132
  %140 = load i8*, i8** %139, align 8, !dbg !132
  %141 = icmp eq i8* %140, null, !dbg !133
  %142 = select i1 %141, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* %140, !dbg !133
  %143 = load i8, i8* %7, align 4, !dbg !134
  %144 = icmp eq i8 %143, 83, !dbg !134
  br i1 %144, label %299, label %145, !dbg !134

145:
  %146 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 4, !dbg !134
  %147 = load i32, i32* %146, align 4, !dbg !134
  %148 = icmp eq i32 %147, 0, !dbg !134
  br i1 %148, label %149, label %299, !dbg !134

149:
  %150 = icmp eq i32 %3, 0, !dbg !135
  %151 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !136
  %152 = load i32, i32* %151, align 4, !dbg !136
  br i1 %150, label %157, label %153, !dbg !135

153:
  %154 = sext i32 %152 to i64
  %155 = icmp sgt i64 %154, -1, !dbg !137
  %156 = select i1 %155, i64 %154, i64 -1, !dbg !137
  call void @__mw_read_text(i8* noundef %142, i64 noundef %156) #7, !dbg !137
  br label %299, !dbg !137

157:
  %158 = call fastcc i64 @text_length(i8* noundef %142, i32 noundef %152) #8, !dbg !138
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef %142, i64 noundef %158) #8, !dbg !138
  br label %299

159:
  %160 = icmp eq i32 %3, 0, !dbg !139
  %161 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !136
  %162 = load i32, i32* %161, align 4, !dbg !136
  %163 = icmp eq i32 %162, 16, !dbg !136
  br i1 %160, label %183, label %164, !dbg !139

164:
  br i1 %163, label %165, label %173, !dbg !139

165:
  %166 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !140
  %167 = load i8*, i8** %166, align 8, !dbg !140
  %168 = ptrtoint i8* %167 to i64, !dbg !140
  %169 = add i64 %168, 15, !dbg !140
  %170 = and i64 %169, -16, !dbg !140
  %171 = inttoptr i64 %170 to i8*, !dbg !140
  %172 = getelementptr i8, i8* %171, i64 16, !dbg !140
  store i8* %172, i8** %166, align 8, !dbg !140
  br label %299, !dbg !140

173:
  %174 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 1, !dbg !141
  %175 = load i32, i32* %174, align 4, !dbg !141
  %176 = icmp ult i32 %175, 161, !dbg !141
  br i1 %176, label %177, label %179, !dbg !141

177:
  %178 = add i32 %175, 16, !dbg !141
  store i32 %178, i32* %174, align 4, !dbg !141
  br label %299, !dbg !141

179:
  %180 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !141
  %181 = load i8*, i8** %180, align 8, !dbg !141
  %182 = getelementptr i8, i8* %181, i64 8, !dbg !141
  store i8* %182, i8** %180, align 8, !dbg !141
  br label %299, !dbg !141

183:
  br i1 %163, label %184, label %192, !dbg !142

184:
  %185 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !145
  %186 = load i8*, i8** %185, align 8, !dbg !145
  %187 = ptrtoint i8* %186 to i64, !dbg !145
  %188 = add i64 %187, 15, !dbg !145
  %189 = and i64 %188, -16, !dbg !145
  %190 = inttoptr i64 %189 to i8*, !dbg !145
  %191 = getelementptr i8, i8* %190, i64 16, !dbg !145
  store i8* %191, i8** %185, align 8, !dbg !145
  br label %202, !dbg !145

192:
  %193 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 1, !dbg !146
  %194 = load i32, i32* %193, align 4, !dbg !146
  %195 = icmp ult i32 %194, 161, !dbg !146
  br i1 %195, label %196, label %198, !dbg !146

196:
  %197 = add i32 %194, 16, !dbg !146
  store i32 %197, i32* %193, align 4, !dbg !146
  br label %202, !dbg !146

198:
  %199 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !146
  %200 = load i8*, i8** %199, align 8, !dbg !146
  %201 = getelementptr i8, i8* %200, i64 8, !dbg !146
  store i8* %201, i8** %199, align 8, !dbg !146
  br label %202, !dbg !146

202:
  %203 = call i64 @__mw_between(i64 noundef 1, i64 noundef 24, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !147
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !148
  %204 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !149
  %205 = load i32, i32* %204, align 4, !dbg !149
  %206 = sext i32 %205 to i64, !dbg !149
  %207 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !150
  %208 = load i32, i32* %207, align 8, !dbg !150
  %209 = icmp eq i32 %208, 0, !dbg !150
  br i1 %209, label %210, label %214, !dbg !150

210:
  store i32 1, i32* %207, align 8, !dbg !153
  %211 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !154
  %212 = load i64, i64* %211, align 8, !dbg !154
  %213 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3, !dbg !154
  store i64 %212, i64* %213, align 8, !dbg !154
  br label %214, !dbg !155

214:
  %215 = icmp sgt i64 %203, %206, !dbg !149
  %216 = select i1 %215, i64 %203, i64 %206, !dbg !149
  %217 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !156
  %218 = load i64, i64* %217, align 8, !dbg !156
  %219 = add i64 %218, %216, !dbg !156
  store i64 %219, i64* %217, align 8, !dbg !156
  br label %299

220:
  %221 = icmp eq i32 %3, 0, !dbg !157
  br i1 %221, label %227, label %222, !dbg !157

222:
  %223 = bitcast i32* %5 to i8*, !dbg !158
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %223) #6, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %223, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !164
  %224 = load i32, i32* %5, align 4, !dbg !165
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %223) #6, !dbg !166
  %225 = and i32 %224, 2147483647, !dbg !167
  %226 = zext i32 %225 to i64
  br label %230, !dbg !157

227:
  %228 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !157
  %229 = load i64, i64* %228, align 8, !dbg !157
  br label %230, !dbg !157

230:
  %231 = phi i64 [ %226, %222 ], [ %229, %227 ], !dbg !157
  %232 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !168
  %233 = load i32, i32* %232, align 8, !dbg !168
  %234 = icmp ult i32 %233, 41, !dbg !168
  br i1 %234, label %235, label %241, !dbg !168

235:
  %236 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !168
  %237 = load i8*, i8** %236, align 8, !dbg !168
  %238 = sext i32 %233 to i64, !dbg !168
  %239 = getelementptr i8, i8* %237, i64 %238, !dbg !168
  %240 = add i32 %233, 8, !dbg !168
  store i32 %240, i32* %232, align 8, !dbg !168
  br label %245, !dbg !168

241:
  %242 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !168
  %243 = load i8*, i8** %242, align 8, !dbg !168
  %244 = getelementptr i8, i8* %243, i64 8, !dbg !168
  store i8* %244, i8** %242, align 8, !dbg !168
  br label %245, !dbg !168

245:
  %246 = phi i8* [ %239, %235 ], [ %243, %241 ]
  %247 = bitcast i8* %246 to i8**, !dbg !168
  %248 = load i8*, i8** %247, align 8, !dbg !168
  %249 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !171
  %250 = load i32, i32* %249, align 4, !dbg !171
  %251 = sext i32 %250 to i64, !dbg !171
  call void @__midway_check(i8* noundef %248, i64 noundef %251, i32 noundef 1) #7, !dbg !171
  %252 = load i32, i32* %249, align 4, !dbg !172
  switch i32 %252, label %261 [
    i32 1, label %253
    i32 2, label %255
    i32 4, label %258
  ], !dbg !172

253:
  %254 = trunc i64 %231 to i8, !dbg !173
  store i8 %254, i8* %248, align 1, !dbg !173
  br label %299, !dbg !173

255:
  %256 = trunc i64 %231 to i16, !dbg !174
  %257 = bitcast i8* %248 to i16*, !dbg !174
  store i16 %256, i16* %257, align 2, !dbg !174
  br label %299, !dbg !174

258:
  %259 = trunc i64 %231 to i32, !dbg !175
  %260 = bitcast i8* %248 to i32*, !dbg !175
  store i32 %259, i32* %260, align 4, !dbg !175
  br label %299, !dbg !175

261:
  %262 = bitcast i8* %248 to i64*, !dbg !176
  store i64 %231, i64* %262, align 8, !dbg !176
  br label %299

263:
  %264 = icmp eq i32 %3, 0, !dbg !177
  br i1 %264, label %265, label %299, !dbg !177

265:
  %266 = call i64 @__mw_between(i64 noundef 1, i64 noundef 50, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !178
  %267 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !179
  %268 = load i32, i32* %267, align 8, !dbg !179
  %269 = icmp eq i32 %268, 0, !dbg !179
  br i1 %269, label %270, label %274, !dbg !179

270:
  store i32 1, i32* %267, align 8, !dbg !181
  %271 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !182
  %272 = load i64, i64* %271, align 8, !dbg !182
  %273 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3, !dbg !182
  store i64 %272, i64* %273, align 8, !dbg !182
  br label %274, !dbg !183

274:
  %275 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !184
  %276 = load i64, i64* %275, align 8, !dbg !184
  %277 = add i64 %276, %266, !dbg !184
  store i64 %277, i64* %275, align 8, !dbg !184
  br label %299, !dbg !178

278:
  %279 = icmp eq i32 %3, 0, !dbg !185
  br i1 %279, label %280, label %299, !dbg !185

280:
  %281 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !186
  %282 = load i32, i32* %281, align 8, !dbg !186
  %283 = icmp eq i32 %282, 0, !dbg !186
  br i1 %283, label %284, label %295, !dbg !186

284:
  %285 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !186
  %286 = load i64, i64* %285, align 8, !dbg !186
  %287 = add i64 %286, 1, !dbg !186
  %288 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1, !dbg !186
  %289 = load i64, i64* %288, align 8, !dbg !186
  %290 = icmp ult i64 %287, %289, !dbg !186
  br i1 %290, label %291, label %295, !dbg !186

291:
  %292 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0, !dbg !188
  %293 = load i8*, i8** %292, align 8, !dbg !188
  %294 = getelementptr i8, i8* %293, i64 %286, !dbg !188
  store i8 %8, i8* %294, align 1, !dbg !188
  br label %295, !dbg !188

295:
  %296 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !189
  %297 = load i64, i64* %296, align 8, !dbg !189
  %298 = add i64 %297, 1, !dbg !189
  store i64 %298, i64* %296, align 8, !dbg !189
  br label %299, !dbg !190

299:
  ret void, !dbg !191
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_end(i8*) #3

define dso_local i32 @__mw_print(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 !dbg !192 {
  %3 = alloca %struct.arguments, align 8
  %4 = alloca %struct.conversion, align 4
  %5 = alloca i32, align 4
  %6 = bitcast %struct.arguments* %3 to i8*, !dbg !193
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #6, !dbg !193
  %7 = bitcast %struct.conversion* %4 to i8*, !dbg !194
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6, !dbg !194
  %8 = bitcast %struct.__va_list_tag* %1 to i8*, !dbg !195
  call void @llvm.va_copy(i8* nonnull %6, i8* %8), !dbg !195
  %9 = load i8, i8* %0, align 1, !dbg !196
  %10 = icmp eq i8 %9, 0, !dbg !196
  br i1 %10, label %11, label %15, !dbg !196

11:
  call void @llvm.va_end(i8* %6), !dbg !197
  %12 = bitcast i32* %5 to i8*, !dbg !198
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #6, !dbg !198
  call void @__midway_havoc(i8* noundef nonnull %12, i64 noundef 4) #7, !dbg !199
  %13 = load i32, i32* %5, align 4, !dbg !200
  %14 = and i32 %13, 2147483647, !dbg !200
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12) #6, !dbg !201
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6, !dbg !201
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #6, !dbg !201
  ret i32 %14, !dbg !200

15:
  %16 = phi i8 [ %24, %22 ], [ %9, %2 ]
  %17 = phi i8* [ %23, %22 ], [ %0, %2 ]
  %18 = getelementptr i8, i8* %17, i64 1, !dbg !202
  %19 = icmp eq i8 %16, 37, !dbg !202
  br i1 %19, label %20, label %22, !dbg !202

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %4, %struct.arguments* noundef nonnull %3) #8, !dbg !203
  call fastcc void @convert(%struct.sink* noundef null, %struct.conversion* noundef nonnull %4, %struct.arguments* noundef nonnull %3, i32 noundef 1) #8, !dbg !204
  br label %22, !dbg !205

22:
  %23 = phi i8* [ %21, %20 ], [ %18, %15 ], !dbg !206
  %24 = load i8, i8* %23, align 1, !dbg !196
  %25 = icmp eq i8 %24, 0, !dbg !196
  br i1 %25, label %11, label %15, !dbg !196, !llvm.loop !207
}

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #2

define internal fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 !dbg !208 {
  %5 = alloca [24 x i8], align 16
  %6 = call i32 @__midway_is_concrete(i64 noundef %2) #7, !dbg !209
  %7 = icmp eq i32 %6, 0, !dbg !209
  br i1 %7, label %12, label %8, !dbg !212

8:
  %9 = zext i32 %3 to i64, !dbg !212
  %10 = call i32 @__midway_is_concrete(i64 noundef %9) #7, !dbg !213
  %11 = icmp eq i32 %10, 0, !dbg !213
  br i1 %11, label %12, label %64, !dbg !212

12:
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !215
  %14 = load i8, i8* %13, align 4, !dbg !215
  %15 = icmp eq i8 %14, 111, !dbg !218
  br i1 %15, label %22, label %16, !dbg !218

16:
  %17 = and i8 %14, -33, !dbg !218
  %18 = icmp eq i8 %17, 88, !dbg !218
  %19 = icmp eq i8 %14, 112, !dbg !218
  %20 = or i1 %19, %18, !dbg !218
  %21 = select i1 %20, i64 16, i64 10, !dbg !218
  br label %22, !dbg !218

22:
  %23 = phi i64 [ %21, %16 ], [ 8, %12 ]
  br label %24, !dbg !221

24:
  %25 = phi i32 [ 1, %22 ], [ %35, %33 ]
  %26 = phi i64 [ %23, %22 ], [ %34, %33 ]
  %27 = phi i32 [ 1, %22 ], [ %30, %33 ]
  %28 = icmp ule i64 %26, %2, !dbg !224
  %29 = zext i1 %28 to i32, !dbg !224
  %30 = add i32 %27, %29, !dbg !224
  %31 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %23, i64 %26) #6, !dbg !225
  %32 = extractvalue { i64, i1 } %31, 1, !dbg !225
  br i1 %32, label %37, label %33, !dbg !225

33:
  %34 = mul i64 %26, %23, !dbg !226
  %35 = add nuw nsw i32 %25, 1, !dbg !221
  %36 = icmp eq i32 %35, 22, !dbg !221
  br i1 %36, label %37, label %24, !dbg !221, !llvm.loop !227

37:
  %38 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !229
  %39 = load i32, i32* %38, align 4, !dbg !229
  %40 = icmp sgt i32 %30, %39, !dbg !229
  %41 = select i1 %40, i32 %30, i32 %39, !dbg !229
  %42 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !230
  %43 = load i32, i32* %42, align 4, !dbg !230
  %44 = and i32 %43, 6, !dbg !230
  %45 = icmp eq i32 %44, 0, !dbg !230
  %46 = select i1 %45, i32 %3, i32 1, !dbg !230
  %47 = add i32 %46, %41, !dbg !230
  %48 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !231
  %49 = load i32, i32* %48, align 4, !dbg !231
  %50 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !232
  %51 = load i32, i32* %50, align 8, !dbg !232
  %52 = icmp eq i32 %51, 0, !dbg !232
  br i1 %52, label %53, label %57, !dbg !232

53:
  store i32 1, i32* %50, align 8, !dbg !234
  %54 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !235
  %55 = load i64, i64* %54, align 8, !dbg !235
  %56 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3, !dbg !235
  store i64 %55, i64* %56, align 8, !dbg !235
  br label %57, !dbg !236

57:
  %58 = icmp sgt i32 %47, %49, !dbg !231
  %59 = select i1 %58, i32 %47, i32 %49, !dbg !231
  %60 = sext i32 %59 to i64, !dbg !231
  %61 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !237
  %62 = load i64, i64* %61, align 8, !dbg !237
  %63 = add i64 %62, %60, !dbg !237
  store i64 %63, i64* %61, align 8, !dbg !237
  br label %296, !dbg !238

64:
  %65 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i64 0, i64 0, !dbg !239
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %65) #6, !dbg !239
  %66 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i64 0, i64 24, !dbg !239
  %67 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !239
  %68 = load i8, i8* %67, align 4, !dbg !239
  %69 = icmp eq i8 %68, 111, !dbg !240
  br i1 %69, label %76, label %70, !dbg !240

70:
  %71 = and i8 %68, -33, !dbg !240
  %72 = icmp eq i8 %71, 88, !dbg !240
  %73 = icmp eq i8 %68, 112, !dbg !240
  %74 = or i1 %73, %72, !dbg !240
  %75 = select i1 %74, i64 16, i64 10, !dbg !240
  br label %76, !dbg !240

76:
  %77 = phi i64 [ %75, %70 ], [ 8, %64 ], !dbg !240
  %78 = icmp eq i8 %68, 88, !dbg !239
  %79 = select i1 %78, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), !dbg !242
  br label %80, !dbg !245

80:
  %81 = phi i64 [ %2, %76 ], [ %87, %80 ]
  %82 = phi i8* [ %66, %76 ], [ %86, %80 ]
  %83 = urem i64 %81, %77, !dbg !246
  %84 = getelementptr i8, i8* %79, i64 %83, !dbg !246
  %85 = load i8, i8* %84, align 1, !dbg !246
  %86 = getelementptr i8, i8* %82, i64 -1, !dbg !246
  store i8 %85, i8* %86, align 1, !dbg !246
  %87 = udiv i64 %81, %77, !dbg !247
  %88 = icmp ult i64 %81, %77, !dbg !248
  br i1 %88, label %89, label %80, !dbg !248, !llvm.loop !249

89:
  %90 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !250
  %91 = load i32, i32* %90, align 4, !dbg !250
  %92 = icmp eq i32 %91, 0, !dbg !250
  %93 = icmp eq i64 %2, 0, !dbg !250
  %94 = and i1 %93, %92, !dbg !250
  %95 = select i1 %94, i8* %66, i8* %86, !dbg !250
  %96 = ptrtoint i8* %66 to i64, !dbg !251
  %97 = ptrtoint i8* %95 to i64, !dbg !251
  %98 = sub i64 %96, %97, !dbg !251
  %99 = sext i32 %91 to i64, !dbg !251
  %100 = icmp slt i64 %98, %99, !dbg !251
  %101 = sub i64 %99, %98, !dbg !251
  %102 = select i1 %100, i64 %101, i64 0, !dbg !251
  %103 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !252
  %104 = load i32, i32* %103, align 4, !dbg !252
  %105 = and i32 %104, 64, !dbg !252
  %106 = icmp eq i32 %105, 0, !dbg !252
  br i1 %106, label %116, label %107, !dbg !252

107:
  %108 = icmp eq i32 %3, 0, !dbg !255
  br i1 %108, label %109, label %130, !dbg !255

109:
  %110 = and i32 %104, 2, !dbg !255
  %111 = icmp eq i32 %110, 0, !dbg !255
  br i1 %111, label %112, label %130, !dbg !255

112:
  %113 = and i32 %104, 4, !dbg !255
  %114 = icmp eq i32 %113, 0, !dbg !255
  %115 = select i1 %114, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i64 0, i64 0), !dbg !255
  br label %130, !dbg !255

116:
  %117 = icmp eq i8 %68, 112, !dbg !256
  br i1 %117, label %128, label %118, !dbg !256

118:
  %119 = and i32 %104, 8, !dbg !256
  %120 = icmp eq i32 %119, 0, !dbg !256
  br i1 %120, label %130, label %121, !dbg !256

121:
  %122 = icmp ne i8 %68, 111, !dbg !257
  %123 = and i8 %68, -33, !dbg !257
  %124 = icmp eq i8 %123, 88, !dbg !257
  %125 = and i1 %122, %124, !dbg !256
  %126 = icmp ne i64 %2, 0, !dbg !256
  %127 = and i1 %126, %125, !dbg !256
  br i1 %127, label %128, label %130, !dbg !256

128:
  %129 = select i1 %78, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), !dbg !259
  br label %130, !dbg !259

130:
  %131 = phi i8* [ %129, %128 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %107 ], [ %115, %112 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0), %109 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), %121 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), %118 ], !dbg !260
  br label %132, !dbg !261

132:
  %133 = phi i64 [ 0, %130 ], [ %137, %132 ], !dbg !264
  %134 = getelementptr i8, i8* %131, i64 %133, !dbg !261
  %135 = load i8, i8* %134, align 1, !dbg !261
  %136 = icmp eq i8 %135, 0, !dbg !261
  %137 = add i64 %133, 1, !dbg !265
  br i1 %136, label %138, label %132, !dbg !261, !llvm.loop !266

138:
  br i1 %69, label %139, label %148, !dbg !267

139:
  %140 = and i32 %104, 8, !dbg !267
  %141 = icmp ne i32 %140, 0, !dbg !267
  %142 = icmp eq i64 %102, 0, !dbg !267
  %143 = select i1 %141, i1 %142, i1 false, !dbg !267
  br i1 %143, label %144, label %148, !dbg !267

144:
  %145 = xor i1 %93, true, !dbg !267
  %146 = select i1 %145, i1 true, i1 %92, !dbg !267
  %147 = zext i1 %146 to i64, !dbg !267
  br label %148, !dbg !267

148:
  %149 = phi i64 [ %102, %139 ], [ %102, %138 ], [ %147, %144 ], !dbg !268
  %150 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !269
  %151 = load i32, i32* %150, align 4, !dbg !269
  %152 = sext i32 %151 to i64, !dbg !269
  %153 = add i64 %133, %98, !dbg !269
  %154 = add i64 %153, %149, !dbg !269
  %155 = sub i64 %152, %154, !dbg !269
  %156 = and i32 %104, 17, !dbg !270
  %157 = icmp eq i32 %156, 16, !dbg !270
  %158 = icmp slt i32 %91, 0, !dbg !270
  %159 = select i1 %157, i1 %158, i1 false, !dbg !270
  %160 = icmp sgt i64 %155, 0, !dbg !270
  %161 = select i1 %159, i1 %160, i1 false, !dbg !270
  %162 = select i1 %161, i64 %155, i64 0, !dbg !270
  %163 = add i64 %162, %149, !dbg !270
  %164 = select i1 %159, i64 0, i64 %155, !dbg !270
  %165 = and i32 %104, 1, !dbg !271
  %166 = icmp eq i32 %165, 0, !dbg !271
  %167 = icmp sgt i64 %164, 0
  %168 = select i1 %166, i1 %167, i1 false, !dbg !271
  br i1 %168, label %169, label %191, !dbg !271

169:
  %170 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %171 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %172 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %173 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %174, !dbg !272

174:
  %175 = phi i64 [ %164, %169 ], [ %189, %186 ]
  %176 = load i32, i32* %170, align 8, !dbg !275
  %177 = icmp eq i32 %176, 0, !dbg !275
  br i1 %177, label %178, label %186, !dbg !275

178:
  %179 = load i64, i64* %171, align 8, !dbg !275
  %180 = add i64 %179, 1, !dbg !275
  %181 = load i64, i64* %172, align 8, !dbg !275
  %182 = icmp ult i64 %180, %181, !dbg !275
  br i1 %182, label %183, label %186, !dbg !275

183:
  %184 = load i8*, i8** %173, align 8, !dbg !277
  %185 = getelementptr i8, i8* %184, i64 %179, !dbg !277
  store i8 32, i8* %185, align 1, !dbg !277
  br label %186, !dbg !277

186:
  %187 = load i64, i64* %171, align 8, !dbg !278
  %188 = add i64 %187, 1, !dbg !278
  store i64 %188, i64* %171, align 8, !dbg !278
  %189 = add nsw i64 %175, -1, !dbg !272
  %190 = icmp sgt i64 %175, 1, !dbg !272
  br i1 %190, label %174, label %191, !dbg !272, !llvm.loop !279

191:
  %192 = icmp eq i64 %133, 0, !dbg !281
  br i1 %192, label %217, label %193, !dbg !281

193:
  %194 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %195 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %196 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %197 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %198, !dbg !281

198:
  %199 = phi i64 [ 0, %193 ], [ %215, %212 ]
  %200 = getelementptr i8, i8* %131, i64 %199, !dbg !284
  %201 = load i8, i8* %200, align 1, !dbg !284
  %202 = load i32, i32* %194, align 8, !dbg !285
  %203 = icmp eq i32 %202, 0, !dbg !285
  br i1 %203, label %204, label %212, !dbg !285

204:
  %205 = load i64, i64* %195, align 8, !dbg !285
  %206 = add i64 %205, 1, !dbg !285
  %207 = load i64, i64* %196, align 8, !dbg !285
  %208 = icmp ult i64 %206, %207, !dbg !285
  br i1 %208, label %209, label %212, !dbg !285

209:
  %210 = load i8*, i8** %197, align 8, !dbg !287
  %211 = getelementptr i8, i8* %210, i64 %205, !dbg !287
  store i8 %201, i8* %211, align 1, !dbg !287
  br label %212, !dbg !287

212:
  %213 = load i64, i64* %195, align 8, !dbg !288
  %214 = add i64 %213, 1, !dbg !288
  store i64 %214, i64* %195, align 8, !dbg !288
  %215 = add nuw i64 %199, 1, !dbg !281
  %216 = icmp eq i64 %215, %133, !dbg !281
  br i1 %216, label %217, label %198, !dbg !281, !llvm.loop !289

217:
  %218 = icmp sgt i64 %163, 0, !dbg !290
  br i1 %218, label %219, label %241, !dbg !290

219:
  %220 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %221 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %222 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %223 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %224, !dbg !290

224:
  %225 = phi i64 [ %163, %219 ], [ %239, %236 ]
  %226 = load i32, i32* %220, align 8, !dbg !292
  %227 = icmp eq i32 %226, 0, !dbg !292
  br i1 %227, label %228, label %236, !dbg !292

228:
  %229 = load i64, i64* %221, align 8, !dbg !292
  %230 = add i64 %229, 1, !dbg !292
  %231 = load i64, i64* %222, align 8, !dbg !292
  %232 = icmp ult i64 %230, %231, !dbg !292
  br i1 %232, label %233, label %236, !dbg !292

233:
  %234 = load i8*, i8** %223, align 8, !dbg !294
  %235 = getelementptr i8, i8* %234, i64 %229, !dbg !294
  store i8 48, i8* %235, align 1, !dbg !294
  br label %236, !dbg !294

236:
  %237 = load i64, i64* %221, align 8, !dbg !295
  %238 = add i64 %237, 1, !dbg !295
  store i64 %238, i64* %221, align 8, !dbg !295
  %239 = add nsw i64 %225, -1, !dbg !290
  %240 = icmp sgt i64 %225, 1, !dbg !290
  br i1 %240, label %224, label %241, !dbg !290, !llvm.loop !296

241:
  %242 = icmp eq i64 %98, 0, !dbg !298
  br i1 %242, label %267, label %243, !dbg !298

243:
  %244 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %245 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %246 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %247 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %248, !dbg !298

248:
  %249 = phi i64 [ 0, %243 ], [ %265, %262 ]
  %250 = getelementptr i8, i8* %95, i64 %249, !dbg !300
  %251 = load i8, i8* %250, align 1, !dbg !300
  %252 = load i32, i32* %244, align 8, !dbg !301
  %253 = icmp eq i32 %252, 0, !dbg !301
  br i1 %253, label %254, label %262, !dbg !301

254:
  %255 = load i64, i64* %245, align 8, !dbg !301
  %256 = add i64 %255, 1, !dbg !301
  %257 = load i64, i64* %246, align 8, !dbg !301
  %258 = icmp ult i64 %256, %257, !dbg !301
  br i1 %258, label %259, label %262, !dbg !301

259:
  %260 = load i8*, i8** %247, align 8, !dbg !303
  %261 = getelementptr i8, i8* %260, i64 %255, !dbg !303
  store i8 %251, i8* %261, align 1, !dbg !303
  br label %262, !dbg !303

262:
  %263 = load i64, i64* %245, align 8, !dbg !304
  %264 = add i64 %263, 1, !dbg !304
  store i64 %264, i64* %245, align 8, !dbg !304
  %265 = add nuw i64 %249, 1, !dbg !298
  %266 = icmp eq i64 %265, %98, !dbg !298
  br i1 %266, label %267, label %248, !dbg !298, !llvm.loop !305

267:
  %268 = load i32, i32* %103, align 4, !dbg !306
  %269 = and i32 %268, 1, !dbg !306
  %270 = icmp ne i32 %269, 0, !dbg !306
  %271 = icmp sgt i64 %164, 0
  %272 = select i1 %270, i1 %271, i1 false, !dbg !306
  br i1 %272, label %273, label %295, !dbg !306

273:
  %274 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %275 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %276 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %277 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %278, !dbg !307

278:
  %279 = phi i64 [ %164, %273 ], [ %293, %290 ]
  %280 = load i32, i32* %274, align 8, !dbg !309
  %281 = icmp eq i32 %280, 0, !dbg !309
  br i1 %281, label %282, label %290, !dbg !309

282:
  %283 = load i64, i64* %275, align 8, !dbg !309
  %284 = add i64 %283, 1, !dbg !309
  %285 = load i64, i64* %276, align 8, !dbg !309
  %286 = icmp ult i64 %284, %285, !dbg !309
  br i1 %286, label %287, label %290, !dbg !309

287:
  %288 = load i8*, i8** %277, align 8, !dbg !311
  %289 = getelementptr i8, i8* %288, i64 %283, !dbg !311
  store i8 32, i8* %289, align 1, !dbg !311
  br label %290, !dbg !311

290:
  %291 = load i64, i64* %275, align 8, !dbg !312
  %292 = add i64 %291, 1, !dbg !312
  store i64 %292, i64* %275, align 8, !dbg !312
  %293 = add nsw i64 %279, -1, !dbg !307
  %294 = icmp sgt i64 %279, 1, !dbg !307
  br i1 %294, label %278, label %295, !dbg !307, !llvm.loop !313

295:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %65) #6, !dbg !315
  br label %296

296:
  ret void, !dbg !315
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %0, %struct.conversion* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #4 !dbg !316 {
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !317
  %6 = load i32, i32* %5, align 4, !dbg !317
  %7 = sext i32 %6 to i64, !dbg !317
  %8 = sub i64 %7, %3, !dbg !317
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !318
  %10 = load i32, i32* %9, align 4, !dbg !318
  %11 = and i32 %10, 1, !dbg !318
  %12 = icmp eq i32 %11, 0, !dbg !318
  %13 = icmp sgt i64 %8, 0
  %14 = select i1 %12, i1 %13, i1 false, !dbg !318
  br i1 %14, label %15, label %37, !dbg !318

15:
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %19 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %20, !dbg !319

20:
  %21 = phi i64 [ %8, %15 ], [ %35, %32 ]
  %22 = load i32, i32* %16, align 8, !dbg !321
  %23 = icmp eq i32 %22, 0, !dbg !321
  br i1 %23, label %24, label %32, !dbg !321

24:
  %25 = load i64, i64* %17, align 8, !dbg !321
  %26 = add i64 %25, 1, !dbg !321
  %27 = load i64, i64* %18, align 8, !dbg !321
  %28 = icmp ult i64 %26, %27, !dbg !321
  br i1 %28, label %29, label %32, !dbg !321

29:
  %30 = load i8*, i8** %19, align 8, !dbg !323
  %31 = getelementptr i8, i8* %30, i64 %25, !dbg !323
  store i8 32, i8* %31, align 1, !dbg !323
  br label %32, !dbg !323

32:
  %33 = load i64, i64* %17, align 8, !dbg !324
  %34 = add i64 %33, 1, !dbg !324
  store i64 %34, i64* %17, align 8, !dbg !324
  %35 = add nsw i64 %21, -1, !dbg !319
  %36 = icmp sgt i64 %21, 1, !dbg !319
  br i1 %36, label %20, label %37, !dbg !319, !llvm.loop !325

37:
  %38 = icmp eq i64 %3, 0, !dbg !327
  br i1 %38, label %63, label %39, !dbg !327

39:
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %41 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %42 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %43 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %44, !dbg !327

44:
  %45 = phi i64 [ 0, %39 ], [ %61, %58 ]
  %46 = getelementptr i8, i8* %2, i64 %45, !dbg !329
  %47 = load i8, i8* %46, align 1, !dbg !329
  %48 = load i32, i32* %40, align 8, !dbg !330
  %49 = icmp eq i32 %48, 0, !dbg !330
  br i1 %49, label %50, label %58, !dbg !330

50:
  %51 = load i64, i64* %41, align 8, !dbg !330
  %52 = add i64 %51, 1, !dbg !330
  %53 = load i64, i64* %42, align 8, !dbg !330
  %54 = icmp ult i64 %52, %53, !dbg !330
  br i1 %54, label %55, label %58, !dbg !330

55:
  %56 = load i8*, i8** %43, align 8, !dbg !332
  %57 = getelementptr i8, i8* %56, i64 %51, !dbg !332
  store i8 %47, i8* %57, align 1, !dbg !332
  br label %58, !dbg !332

58:
  %59 = load i64, i64* %41, align 8, !dbg !333
  %60 = add i64 %59, 1, !dbg !333
  store i64 %60, i64* %41, align 8, !dbg !333
  %61 = add nuw i64 %45, 1, !dbg !327
  %62 = icmp eq i64 %61, %3, !dbg !327
  br i1 %62, label %63, label %44, !dbg !327, !llvm.loop !334

63:
  %64 = load i32, i32* %9, align 4, !dbg !335
  %65 = and i32 %64, 1, !dbg !335
  %66 = icmp ne i32 %65, 0, !dbg !335
  %67 = icmp sgt i64 %8, 0
  %68 = select i1 %66, i1 %67, i1 false, !dbg !335
  br i1 %68, label %69, label %91, !dbg !335

69:
  %70 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %72 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %73 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %74, !dbg !336

74:
  %75 = phi i64 [ %8, %69 ], [ %89, %86 ]
  %76 = load i32, i32* %70, align 8, !dbg !338
  %77 = icmp eq i32 %76, 0, !dbg !338
  br i1 %77, label %78, label %86, !dbg !338

78:
  %79 = load i64, i64* %71, align 8, !dbg !338
  %80 = add i64 %79, 1, !dbg !338
  %81 = load i64, i64* %72, align 8, !dbg !338
  %82 = icmp ult i64 %80, %81, !dbg !338
  br i1 %82, label %83, label %86, !dbg !338

83:
  %84 = load i8*, i8** %73, align 8, !dbg !340
  %85 = getelementptr i8, i8* %84, i64 %79, !dbg !340
  store i8 32, i8* %85, align 1, !dbg !340
  br label %86, !dbg !340

86:
  %87 = load i64, i64* %71, align 8, !dbg !341
  %88 = add i64 %87, 1, !dbg !341
  store i64 %88, i64* %71, align 8, !dbg !341
  %89 = add nsw i64 %75, -1, !dbg !336
  %90 = icmp sgt i64 %75, 1, !dbg !336
  br i1 %90, label %74, label %91, !dbg !336, !llvm.loop !342

91:
  ret void, !dbg !344
}

declare !dbg !345 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

define internal fastcc i64 @text_length(i8* noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !346 {
  %3 = icmp slt i32 %1, 0, !dbg !347
  br i1 %3, label %8, label %4, !dbg !347

4:
  %5 = icmp eq i32 %1, 0, !dbg !348
  br i1 %5, label %18, label %6, !dbg !348

6:
  %7 = sext i32 %1 to i64, !dbg !348
  br label %10, !dbg !348

8:
  %9 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !349
  br label %20, !dbg !349

10:
  %11 = phi i64 [ %16, %15 ], [ 0, %6 ]
  %12 = getelementptr i8, i8* %0, i64 %11, !dbg !348
  %13 = load i8, i8* %12, align 1, !dbg !348
  %14 = icmp eq i8 %13, 0, !dbg !348
  br i1 %14, label %18, label %15, !dbg !348

15:
  %16 = add nuw i64 %11, 1, !dbg !350
  %17 = icmp eq i64 %16, %7, !dbg !348
  br i1 %17, label %18, label %10, !dbg !348, !llvm.loop !351

18:
  %19 = phi i64 [ 0, %4 ], [ %11, %10 ], [ %7, %15 ], !dbg !352
  call void @__midway_touched(i8* noundef %0, i64 noundef %19, i32 noundef 0) #7, !dbg !353
  br label %20

20:
  %21 = phi i64 [ %9, %8 ], [ %19, %18 ], !dbg !352
  ret i64 %21, !dbg !354
}

declare !dbg !355 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

declare !dbg !356 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/format.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__mw_format", scope: !1, file: !1, line: 343, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 345, scope: !8)
!12 = !DILocation(line: 346, scope: !8)
!13 = !DILocation(line: 347, scope: !8)
!14 = !DILocation(line: 348, scope: !8)
!15 = !DILocation(line: 349, scope: !8)
!16 = !DILocation(line: 350, scope: !8)
!17 = !DILocation(line: 351, scope: !8)
!18 = !DILocation(line: 0, scope: !8)
!19 = !DILocation(line: 359, scope: !8)
!20 = !DILocation(line: 61, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 360, scope: !8)
!23 = !DILocation(line: 63, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 64, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 65, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 66, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 67, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 69, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 70, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 71, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 73, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 75, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 76, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 77, scope: !21, inlinedAt: !22)
!36 = !DILocation(line: 78, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 79, scope: !21, inlinedAt: !22)
!38 = distinct !{!38, !33, !37, !39, !40}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 361, scope: !8)
!42 = !DILocation(line: 362, scope: !8)
!43 = !DILocation(line: 353, scope: !8)
!44 = !DILocation(line: 32, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!46 = distinct !DILocation(line: 353, scope: !8)
!47 = !DILocation(line: 33, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 34, scope: !45, inlinedAt: !46)
!49 = !DILocation(line: 354, scope: !8)
!50 = distinct !{!50, !17, !51, !39, !40}
!51 = !DILocation(line: 358, scope: !8)
!52 = !DILocation(line: 356, scope: !8)
!53 = !DILocation(line: 357, scope: !8)
!54 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 263, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 265, scope: !54)
!56 = !DILocation(line: 266, scope: !54)
!57 = !DILocation(line: 227, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "flag_of", scope: !1, file: !1, line: 225, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!59 = distinct !DILocation(line: 266, scope: !54)
!60 = !DILocation(line: 229, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 230, scope: !58, inlinedAt: !59)
!62 = !DILocation(line: 231, scope: !58, inlinedAt: !59)
!63 = !DILocation(line: 232, scope: !58, inlinedAt: !59)
!64 = !DILocation(line: 233, scope: !58, inlinedAt: !59)
!65 = !DILocation(line: 234, scope: !58, inlinedAt: !59)
!66 = !DILocation(line: 0, scope: !58, inlinedAt: !59)
!67 = !DILocation(line: 268, scope: !54)
!68 = !DILocation(line: 240, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "read_number", scope: !1, file: !1, line: 238, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!70 = distinct !DILocation(line: 268, scope: !54)
!71 = !DILocation(line: 241, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 242, scope: !69, inlinedAt: !70)
!73 = !DILocation(line: 244, scope: !69, inlinedAt: !70)
!74 = !DILocation(line: 245, scope: !69, inlinedAt: !70)
!75 = distinct !{!75, !73, !74, !39, !40}
!76 = !DILocation(line: 0, scope: !69, inlinedAt: !70)
!77 = !DILocation(line: 269, scope: !54)
!78 = !DILocation(line: 267, scope: !54)
!79 = distinct !{!79, !56, !78, !39, !40}
!80 = !DILocation(line: 270, scope: !54)
!81 = !DILocation(line: 271, scope: !54)
!82 = !DILocation(line: 272, scope: !54)
!83 = !DILocation(line: 273, scope: !54)
!84 = !DILocation(line: 274, scope: !54)
!85 = !DILocation(line: 275, scope: !54)
!86 = !DILocation(line: 240, scope: !69, inlinedAt: !87)
!87 = distinct !DILocation(line: 275, scope: !54)
!88 = !DILocation(line: 241, scope: !69, inlinedAt: !87)
!89 = !DILocation(line: 242, scope: !69, inlinedAt: !87)
!90 = !DILocation(line: 244, scope: !69, inlinedAt: !87)
!91 = !DILocation(line: 245, scope: !69, inlinedAt: !87)
!92 = distinct !{!92, !90, !91, !39, !40}
!93 = !DILocation(line: 0, scope: !54)
!94 = !DILocation(line: 276, scope: !54)
!95 = !DILocation(line: 277, scope: !54)
!96 = !DILocation(line: 251, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 249, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!98 = distinct !DILocation(line: 277, scope: !54)
!99 = !DILocation(line: 252, scope: !97, inlinedAt: !98)
!100 = !DILocation(line: 253, scope: !97, inlinedAt: !98)
!101 = !DILocation(line: 254, scope: !97, inlinedAt: !98)
!102 = !DILocation(line: 255, scope: !97, inlinedAt: !98)
!103 = !DILocation(line: 256, scope: !97, inlinedAt: !98)
!104 = !DILocation(line: 257, scope: !97, inlinedAt: !98)
!105 = !DILocation(line: 0, scope: !97, inlinedAt: !98)
!106 = !DILocation(line: 278, scope: !54)
!107 = !DILocation(line: 279, scope: !54)
!108 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 283, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 286, scope: !108)
!110 = !DILocation(line: 288, scope: !108)
!111 = !DILocation(line: 164, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "integer_argument", scope: !1, file: !1, line: 162, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!113 = distinct !DILocation(line: 291, scope: !108)
!114 = !DILocation(line: 165, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 167, scope: !112, inlinedAt: !113)
!116 = !DILocation(line: 0, scope: !112, inlinedAt: !113)
!117 = !DILocation(line: 168, scope: !112, inlinedAt: !113)
!118 = !DILocation(line: 169, scope: !112, inlinedAt: !113)
!119 = !DILocation(line: 170, scope: !112, inlinedAt: !113)
!120 = !DILocation(line: 171, scope: !112, inlinedAt: !113)
!121 = !DILocation(line: 292, scope: !108)
!122 = !DILocation(line: 293, scope: !108)
!123 = !DILocation(line: 297, scope: !108)
!124 = !DILocation(line: 298, scope: !108)
!125 = !DILocation(line: 299, scope: !108)
!126 = !DILocation(line: 300, scope: !108)
!127 = !DILocation(line: 301, scope: !108)
!128 = !DILocation(line: 305, scope: !108)
!129 = !DILocation(line: 306, scope: !108)
!130 = !DILocation(line: 307, scope: !108)
!131 = !DILocation(line: 309, scope: !108)
!132 = !DILocation(line: 311, scope: !108)
!133 = !DILocation(line: 312, scope: !108)
!134 = !DILocation(line: 314, scope: !108)
!135 = !DILocation(line: 316, scope: !108)
!136 = !DILocation(line: 0, scope: !108)
!137 = !DILocation(line: 317, scope: !108)
!138 = !DILocation(line: 319, scope: !108)
!139 = !DILocation(line: 323, scope: !108)
!140 = !DILocation(line: 324, scope: !108)
!141 = !DILocation(line: 326, scope: !108)
!142 = !DILocation(line: 200, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "put_double", scope: !1, file: !1, line: 198, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!144 = distinct !DILocation(line: 328, scope: !108)
!145 = !DILocation(line: 201, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 203, scope: !143, inlinedAt: !144)
!147 = !DILocation(line: 204, scope: !143, inlinedAt: !144)
!148 = !DILocation(line: 205, scope: !143, inlinedAt: !144)
!149 = !DILocation(line: 206, scope: !143, inlinedAt: !144)
!150 = !DILocation(line: 51, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "put_unknown", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!152 = distinct !DILocation(line: 206, scope: !143, inlinedAt: !144)
!153 = !DILocation(line: 52, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 53, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 54, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 55, scope: !151, inlinedAt: !152)
!157 = !DILocation(line: 331, scope: !108)
!158 = !DILocation(line: 56, scope: !159, inlinedAt: !161)
!159 = distinct !DISubprogram(name: "any_int", scope: !160, file: !160, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!160 = !DIFile(filename: "c/models.h", directory: ".")
!161 = distinct !DILocation(line: 69, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "any_nonnegative", scope: !160, file: !160, line: 69, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!163 = distinct !DILocation(line: 331, scope: !108)
!164 = !DILocation(line: 57, scope: !159, inlinedAt: !161)
!165 = !DILocation(line: 58, scope: !159, inlinedAt: !161)
!166 = !DILocation(line: 59, scope: !159, inlinedAt: !161)
!167 = !DILocation(line: 69, scope: !162, inlinedAt: !163)
!168 = !DILocation(line: 211, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "store_count", scope: !1, file: !1, line: 209, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!170 = distinct !DILocation(line: 331, scope: !108)
!171 = !DILocation(line: 212, scope: !169, inlinedAt: !170)
!172 = !DILocation(line: 213, scope: !169, inlinedAt: !170)
!173 = !DILocation(line: 214, scope: !169, inlinedAt: !170)
!174 = !DILocation(line: 216, scope: !169, inlinedAt: !170)
!175 = !DILocation(line: 218, scope: !169, inlinedAt: !170)
!176 = !DILocation(line: 220, scope: !169, inlinedAt: !170)
!177 = !DILocation(line: 334, scope: !108)
!178 = !DILocation(line: 335, scope: !108)
!179 = !DILocation(line: 51, scope: !151, inlinedAt: !180)
!180 = distinct !DILocation(line: 335, scope: !108)
!181 = !DILocation(line: 52, scope: !151, inlinedAt: !180)
!182 = !DILocation(line: 53, scope: !151, inlinedAt: !180)
!183 = !DILocation(line: 54, scope: !151, inlinedAt: !180)
!184 = !DILocation(line: 55, scope: !151, inlinedAt: !180)
!185 = !DILocation(line: 338, scope: !108)
!186 = !DILocation(line: 32, scope: !45, inlinedAt: !187)
!187 = distinct !DILocation(line: 339, scope: !108)
!188 = !DILocation(line: 33, scope: !45, inlinedAt: !187)
!189 = !DILocation(line: 34, scope: !45, inlinedAt: !187)
!190 = !DILocation(line: 339, scope: !108)
!191 = !DILocation(line: 341, scope: !108)
!192 = distinct !DISubprogram(name: "__mw_print", scope: !1, file: !1, line: 364, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 366, scope: !192)
!194 = !DILocation(line: 367, scope: !192)
!195 = !DILocation(line: 368, scope: !192)
!196 = !DILocation(line: 369, scope: !192)
!197 = !DILocation(line: 374, scope: !192)
!198 = !DILocation(line: 375, scope: !192)
!199 = !DILocation(line: 376, scope: !192)
!200 = !DILocation(line: 377, scope: !192)
!201 = !DILocation(line: 378, scope: !192)
!202 = !DILocation(line: 370, scope: !192)
!203 = !DILocation(line: 371, scope: !192)
!204 = !DILocation(line: 372, scope: !192)
!205 = !DILocation(line: 373, scope: !192)
!206 = !DILocation(line: 0, scope: !192)
!207 = distinct !{!207, !196, !205, !39, !40}
!208 = distinct !DISubprogram(name: "put_number", scope: !1, file: !1, line: 133, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 130, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 128, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!211 = distinct !DILocation(line: 135, scope: !208)
!212 = !DILocation(line: 135, scope: !208)
!213 = !DILocation(line: 130, scope: !210, inlinedAt: !214)
!214 = distinct !DILocation(line: 135, scope: !208)
!215 = !DILocation(line: 113, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "put_unknown_integer", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!217 = distinct !DILocation(line: 136, scope: !208)
!218 = !DILocation(line: 98, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 98, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!220 = distinct !DILocation(line: 113, scope: !216, inlinedAt: !217)
!221 = !DILocation(line: 89, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "count_digits", scope: !1, file: !1, line: 85, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!223 = distinct !DILocation(line: 113, scope: !216, inlinedAt: !217)
!224 = !DILocation(line: 90, scope: !222, inlinedAt: !223)
!225 = !DILocation(line: 91, scope: !222, inlinedAt: !223)
!226 = !DILocation(line: 93, scope: !222, inlinedAt: !223)
!227 = distinct !{!227, !221, !228, !39, !40}
!228 = !DILocation(line: 94, scope: !222, inlinedAt: !223)
!229 = !DILocation(line: 114, scope: !216, inlinedAt: !217)
!230 = !DILocation(line: 115, scope: !216, inlinedAt: !217)
!231 = !DILocation(line: 116, scope: !216, inlinedAt: !217)
!232 = !DILocation(line: 51, scope: !151, inlinedAt: !233)
!233 = distinct !DILocation(line: 116, scope: !216, inlinedAt: !217)
!234 = !DILocation(line: 52, scope: !151, inlinedAt: !233)
!235 = !DILocation(line: 53, scope: !151, inlinedAt: !233)
!236 = !DILocation(line: 54, scope: !151, inlinedAt: !233)
!237 = !DILocation(line: 55, scope: !151, inlinedAt: !233)
!238 = !DILocation(line: 137, scope: !208)
!239 = !DILocation(line: 139, scope: !208)
!240 = !DILocation(line: 98, scope: !219, inlinedAt: !241)
!241 = distinct !DILocation(line: 139, scope: !208)
!242 = !DILocation(line: 103, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 101, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!244 = distinct !DILocation(line: 139, scope: !208)
!245 = !DILocation(line: 104, scope: !243, inlinedAt: !244)
!246 = !DILocation(line: 105, scope: !243, inlinedAt: !244)
!247 = !DILocation(line: 106, scope: !243, inlinedAt: !244)
!248 = !DILocation(line: 107, scope: !243, inlinedAt: !244)
!249 = distinct !{!249, !245, !248, !39, !40}
!250 = !DILocation(line: 140, scope: !208)
!251 = !DILocation(line: 142, scope: !208)
!252 = !DILocation(line: 121, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "prefix_of", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!254 = distinct !DILocation(line: 143, scope: !208)
!255 = !DILocation(line: 122, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 123, scope: !253, inlinedAt: !254)
!257 = !DILocation(line: 98, scope: !219, inlinedAt: !258)
!258 = distinct !DILocation(line: 123, scope: !253, inlinedAt: !254)
!259 = !DILocation(line: 124, scope: !253, inlinedAt: !254)
!260 = !DILocation(line: 0, scope: !253, inlinedAt: !254)
!261 = !DILocation(line: 75, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "length", scope: !160, file: !160, line: 72, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!263 = distinct !DILocation(line: 144, scope: !208)
!264 = !DILocation(line: 0, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 76, scope: !262, inlinedAt: !263)
!266 = distinct !{!266, !261, !265, !39, !40}
!267 = !DILocation(line: 145, scope: !208)
!268 = !DILocation(line: 0, scope: !208)
!269 = !DILocation(line: 147, scope: !208)
!270 = !DILocation(line: 148, scope: !208)
!271 = !DILocation(line: 152, scope: !208)
!272 = !DILocation(line: 45, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "pad", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!274 = distinct !DILocation(line: 153, scope: !208)
!275 = !DILocation(line: 32, scope: !45, inlinedAt: !276)
!276 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !274)
!277 = !DILocation(line: 33, scope: !45, inlinedAt: !276)
!278 = !DILocation(line: 34, scope: !45, inlinedAt: !276)
!279 = distinct !{!279, !272, !280, !39, !40}
!280 = !DILocation(line: 46, scope: !273, inlinedAt: !274)
!281 = !DILocation(line: 39, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "put_bytes", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!283 = distinct !DILocation(line: 154, scope: !208)
!284 = !DILocation(line: 40, scope: !282, inlinedAt: !283)
!285 = !DILocation(line: 32, scope: !45, inlinedAt: !286)
!286 = distinct !DILocation(line: 40, scope: !282, inlinedAt: !283)
!287 = !DILocation(line: 33, scope: !45, inlinedAt: !286)
!288 = !DILocation(line: 34, scope: !45, inlinedAt: !286)
!289 = distinct !{!289, !281, !284, !39, !40}
!290 = !DILocation(line: 45, scope: !273, inlinedAt: !291)
!291 = distinct !DILocation(line: 155, scope: !208)
!292 = !DILocation(line: 32, scope: !45, inlinedAt: !293)
!293 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !291)
!294 = !DILocation(line: 33, scope: !45, inlinedAt: !293)
!295 = !DILocation(line: 34, scope: !45, inlinedAt: !293)
!296 = distinct !{!296, !290, !297, !39, !40}
!297 = !DILocation(line: 46, scope: !273, inlinedAt: !291)
!298 = !DILocation(line: 39, scope: !282, inlinedAt: !299)
!299 = distinct !DILocation(line: 156, scope: !208)
!300 = !DILocation(line: 40, scope: !282, inlinedAt: !299)
!301 = !DILocation(line: 32, scope: !45, inlinedAt: !302)
!302 = distinct !DILocation(line: 40, scope: !282, inlinedAt: !299)
!303 = !DILocation(line: 33, scope: !45, inlinedAt: !302)
!304 = !DILocation(line: 34, scope: !45, inlinedAt: !302)
!305 = distinct !{!305, !298, !300, !39, !40}
!306 = !DILocation(line: 157, scope: !208)
!307 = !DILocation(line: 45, scope: !273, inlinedAt: !308)
!308 = distinct !DILocation(line: 158, scope: !208)
!309 = !DILocation(line: 32, scope: !45, inlinedAt: !310)
!310 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !308)
!311 = !DILocation(line: 33, scope: !45, inlinedAt: !310)
!312 = !DILocation(line: 34, scope: !45, inlinedAt: !310)
!313 = distinct !{!313, !307, !314, !39, !40}
!314 = !DILocation(line: 46, scope: !273, inlinedAt: !308)
!315 = !DILocation(line: 159, scope: !208)
!316 = distinct !DISubprogram(name: "put_text", scope: !1, file: !1, line: 176, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!317 = !DILocation(line: 178, scope: !316)
!318 = !DILocation(line: 179, scope: !316)
!319 = !DILocation(line: 45, scope: !273, inlinedAt: !320)
!320 = distinct !DILocation(line: 180, scope: !316)
!321 = !DILocation(line: 32, scope: !45, inlinedAt: !322)
!322 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !320)
!323 = !DILocation(line: 33, scope: !45, inlinedAt: !322)
!324 = !DILocation(line: 34, scope: !45, inlinedAt: !322)
!325 = distinct !{!325, !319, !326, !39, !40}
!326 = !DILocation(line: 46, scope: !273, inlinedAt: !320)
!327 = !DILocation(line: 39, scope: !282, inlinedAt: !328)
!328 = distinct !DILocation(line: 181, scope: !316)
!329 = !DILocation(line: 40, scope: !282, inlinedAt: !328)
!330 = !DILocation(line: 32, scope: !45, inlinedAt: !331)
!331 = distinct !DILocation(line: 40, scope: !282, inlinedAt: !328)
!332 = !DILocation(line: 33, scope: !45, inlinedAt: !331)
!333 = !DILocation(line: 34, scope: !45, inlinedAt: !331)
!334 = distinct !{!334, !327, !329, !39, !40}
!335 = !DILocation(line: 182, scope: !316)
!336 = !DILocation(line: 45, scope: !273, inlinedAt: !337)
!337 = distinct !DILocation(line: 183, scope: !316)
!338 = !DILocation(line: 32, scope: !45, inlinedAt: !339)
!339 = distinct !DILocation(line: 46, scope: !273, inlinedAt: !337)
!340 = !DILocation(line: 33, scope: !45, inlinedAt: !339)
!341 = !DILocation(line: 34, scope: !45, inlinedAt: !339)
!342 = distinct !{!342, !336, !343, !39, !40}
!343 = !DILocation(line: 46, scope: !273, inlinedAt: !337)
!344 = !DILocation(line: 184, scope: !316)
!345 = !DISubprogram(name: "read_text", scope: !160, file: !160, line: 51, type: !9, spFlags: DISPFlagOptimized)
!346 = distinct !DISubprogram(name: "text_length", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 189, scope: !346)
!348 = !DILocation(line: 192, scope: !346)
!349 = !DILocation(line: 190, scope: !346)
!350 = !DILocation(line: 193, scope: !346)
!351 = distinct !{!351, !348, !350, !39, !40}
!352 = !DILocation(line: 0, scope: !346)
!353 = !DILocation(line: 194, scope: !346)
!354 = !DILocation(line: 196, scope: !346)
!355 = !DISubprogram(name: "any_between", scope: !160, file: !160, line: 46, type: !9, spFlags: DISPFlagOptimized)
!356 = !DISubprogram(name: "read_string", scope: !160, file: !160, line: 48, type: !9, spFlags: DISPFlagOptimized)
