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
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !109
  %10 = load i8, i8* %9, align 4, !dbg !109
  %11 = sext i8 %10 to i32, !dbg !109
  switch i32 %11, label %286 [
    i32 100, label %12
    i32 105, label %12
    i32 117, label %16
    i32 120, label %16
    i32 88, label %16
    i32 111, label %16
    i32 112, label %78
    i32 99, label %103
    i32 115, label %125
    i32 83, label %125
    i32 97, label %159
    i32 65, label %159
    i32 101, label %159
    i32 69, label %159
    i32 102, label %159
    i32 70, label %159
    i32 103, label %159
    i32 71, label %159
    i32 110, label %224
    i32 109, label %267
  ], !dbg !109

12:
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !110
  %14 = load i32, i32* %13, align 4, !dbg !110
  %15 = or i32 %14, 64, !dbg !110
  store i32 %15, i32* %13, align 4, !dbg !110
  br label %16, !dbg !110

16:
  %17 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !111
  %18 = load i32, i32* %17, align 4, !dbg !111
  %19 = icmp eq i32 %18, 8, !dbg !111
  %20 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !111
  %21 = load i32, i32* %20, align 8, !dbg !111
  %22 = icmp ult i32 %21, 41, !dbg !111
  br i1 %19, label %23, label %38, !dbg !111

23:
  br i1 %22, label %24, label %30, !dbg !111

24:
  %25 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !111
  %26 = load i8*, i8** %25, align 8, !dbg !111
  %27 = sext i32 %21 to i64, !dbg !111
  %28 = getelementptr i8, i8* %26, i64 %27, !dbg !111
  %29 = add i32 %21, 8, !dbg !111
  store i32 %29, i32* %20, align 8, !dbg !111
  br label %34, !dbg !111

30:
  %31 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !111
  %32 = load i8*, i8** %31, align 8, !dbg !111
  %33 = getelementptr i8, i8* %32, i64 8, !dbg !111
  store i8* %33, i8** %31, align 8, !dbg !111
  br label %34, !dbg !111

34:
  %35 = phi i8* [ %28, %24 ], [ %32, %30 ]
  %36 = bitcast i8* %35 to i64*, !dbg !111
  %37 = load i64, i64* %36, align 8, !dbg !111
  br label %54, !dbg !111

38:
  br i1 %22, label %39, label %45, !dbg !111

39:
  %40 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !111
  %41 = load i8*, i8** %40, align 8, !dbg !111
  %42 = sext i32 %21 to i64, !dbg !111
  %43 = getelementptr i8, i8* %41, i64 %42, !dbg !111
  %44 = add i32 %21, 8, !dbg !111
  store i32 %44, i32* %20, align 8, !dbg !111
  br label %49, !dbg !111

45:
  %46 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !111
  %47 = load i8*, i8** %46, align 8, !dbg !111
  %48 = getelementptr i8, i8* %47, i64 8, !dbg !111
  store i8* %48, i8** %46, align 8, !dbg !111
  br label %49, !dbg !111

49:
  %50 = phi i8* [ %43, %39 ], [ %47, %45 ]
  %51 = bitcast i8* %50 to i32*, !dbg !111
  %52 = load i32, i32* %51, align 4, !dbg !111
  %53 = zext i32 %52 to i64, !dbg !111
  br label %54, !dbg !111

54:
  %55 = phi i64 [ %37, %34 ], [ %53, %49 ], !dbg !111
  %56 = load i32, i32* %17, align 4, !dbg !114
  %57 = mul i32 %56, -8, !dbg !114
  %58 = add i32 %57, 64, !dbg !114
  %59 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !115
  %60 = load i32, i32* %59, align 4, !dbg !115
  %61 = and i32 %60, 64, !dbg !115
  %62 = icmp eq i32 %61, 0, !dbg !115
  %63 = zext i32 %58 to i64, !dbg !116
  br i1 %62, label %64, label %67, !dbg !115

64:
  %65 = lshr i64 -1, %63, !dbg !117
  %66 = and i64 %65, %55, !dbg !117
  br label %73, !dbg !117

67:
  %68 = shl i64 %55, %63, !dbg !118
  %69 = ashr i64 %68, %63, !dbg !118
  %70 = lshr i64 %69, 63, !dbg !119
  %71 = trunc i64 %70 to i32, !dbg !119
  %72 = call i64 @llvm.abs.i64(i64 %69, i1 false) #6, !dbg !120
  br label %73

73:
  %74 = phi i32 [ 0, %64 ], [ %71, %67 ], !dbg !116
  %75 = phi i64 [ %66, %64 ], [ %72, %67 ], !dbg !116
  %76 = icmp eq i32 %3, 0, !dbg !121
  br i1 %76, label %77, label %307, !dbg !121

77:
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %75, i32 noundef %74) #8, !dbg !122
  br label %307, !dbg !122

78:
  %79 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !123
  %80 = load i32, i32* %79, align 8, !dbg !123
  %81 = icmp ult i32 %80, 41, !dbg !123
  br i1 %81, label %82, label %88, !dbg !123

82:
  %83 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !123
  %84 = load i8*, i8** %83, align 8, !dbg !123
  %85 = sext i32 %80 to i64, !dbg !123
  %86 = getelementptr i8, i8* %84, i64 %85, !dbg !123
  %87 = add i32 %80, 8, !dbg !123
  store i32 %87, i32* %79, align 8, !dbg !123
  br label %92, !dbg !123

88:
  %89 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !123
  %90 = load i8*, i8** %89, align 8, !dbg !123
  %91 = getelementptr i8, i8* %90, i64 8, !dbg !123
  store i8* %91, i8** %89, align 8, !dbg !123
  br label %92, !dbg !123

92:
  %93 = phi i8* [ %86, %82 ], [ %90, %88 ]
  %94 = bitcast i8* %93 to i8**, !dbg !123
  %95 = load i8*, i8** %94, align 8, !dbg !123
  %96 = icmp eq i32 %3, 0, !dbg !124
  %97 = icmp ne i8* %95, null, !dbg !124
  %98 = select i1 %96, i1 %97, i1 false, !dbg !124
  br i1 %98, label %99, label %101, !dbg !124

99:
  %100 = ptrtoint i8* %95 to i64, !dbg !123
  call fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* noundef %1, i64 noundef %100, i32 noundef 0) #8, !dbg !125
  br label %307, !dbg !125

101:
  br i1 %96, label %102, label %307, !dbg !126

102:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5) #8, !dbg !127
  br label %307, !dbg !127

103:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %8) #6, !dbg !128
  %104 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !128
  %105 = load i32, i32* %104, align 8, !dbg !128
  %106 = icmp ult i32 %105, 41, !dbg !128
  br i1 %106, label %107, label %113, !dbg !128

107:
  %108 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !128
  %109 = load i8*, i8** %108, align 8, !dbg !128
  %110 = sext i32 %105 to i64, !dbg !128
  %111 = getelementptr i8, i8* %109, i64 %110, !dbg !128
  %112 = add i32 %105, 8, !dbg !128
  store i32 %112, i32* %104, align 8, !dbg !128
  br label %117, !dbg !128

113:
  %114 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !128
  %115 = load i8*, i8** %114, align 8, !dbg !128
  %116 = getelementptr i8, i8* %115, i64 8, !dbg !128
  store i8* %116, i8** %114, align 8, !dbg !128
  br label %117, !dbg !128

117:
  %118 = phi i8* [ %111, %107 ], [ %115, %113 ]
  %119 = bitcast i8* %118 to i32*, !dbg !128
  %120 = load i32, i32* %119, align 4, !dbg !128
  %121 = trunc i32 %120 to i8, !dbg !128
  store i8 %121, i8* %8, align 1, !dbg !128
  %122 = icmp eq i32 %3, 0, !dbg !129
  br i1 %122, label %123, label %124, !dbg !129

123:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef nonnull %8, i64 noundef 1) #8, !dbg !130
  br label %124, !dbg !130

124:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %8) #6, !dbg !131
  br label %307

125:
  %126 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !132
  %127 = load i32, i32* %126, align 8, !dbg !132
  %128 = icmp ult i32 %127, 41, !dbg !132
  br i1 %128, label %129, label %135, !dbg !132

129:
  %130 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !132
  %131 = load i8*, i8** %130, align 8, !dbg !132
  %132 = sext i32 %127 to i64, !dbg !132
  %133 = getelementptr i8, i8* %131, i64 %132, !dbg !132
  %134 = add i32 %127, 8, !dbg !132
  store i32 %134, i32* %126, align 8, !dbg !132
  br label %139, !dbg !132

135:
  %136 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !132
  %137 = load i8*, i8** %136, align 8, !dbg !132
  %138 = getelementptr i8, i8* %137, i64 8, !dbg !132
  store i8* %138, i8** %136, align 8, !dbg !132
  br label %139, !dbg !132

139:
  %140 = phi i8* [ %133, %129 ], [ %137, %135 ]
  %141 = bitcast i8* %140 to i8**, !dbg !132
  %142 = load i8*, i8** %141, align 8, !dbg !132
  %143 = icmp eq i8* %142, null, !dbg !133
  %144 = select i1 %143, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* %142, !dbg !133
  %145 = load i8, i8* %9, align 4, !dbg !134
  %146 = icmp eq i8 %145, 83, !dbg !134
  br i1 %146, label %155, label %147, !dbg !134

147:
  %148 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 4, !dbg !134
  %149 = load i32, i32* %148, align 4, !dbg !134
  %150 = icmp eq i32 %149, 0, !dbg !134
  br i1 %150, label %151, label %155, !dbg !134

151:
  %152 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !134
  %153 = load i32, i32* %152, align 4, !dbg !134
  %154 = call fastcc i64 @text_length(i8* noundef %144, i32 noundef %153) #8, !dbg !134
  br label %155, !dbg !134

155:
  %156 = phi i64 [ %154, %151 ], [ 0, %147 ], [ 0, %139 ], !dbg !134
  %157 = icmp eq i32 %3, 0, !dbg !135
  br i1 %157, label %158, label %307, !dbg !135

158:
  call fastcc void @put_text(%struct.sink* noundef %0, %struct.conversion* noundef %1, i8* noundef %144, i64 noundef %156) #8, !dbg !136
  br label %307, !dbg !136

159:
  %160 = icmp eq i32 %3, 0, !dbg !137
  %161 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !138
  %162 = load i32, i32* %161, align 4, !dbg !138
  %163 = icmp eq i32 %162, 16, !dbg !138
  br i1 %160, label %183, label %164, !dbg !137

164:
  br i1 %163, label %165, label %173, !dbg !137

165:
  %166 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !139
  %167 = load i8*, i8** %166, align 8, !dbg !139
  %168 = ptrtoint i8* %167 to i64, !dbg !139
  %169 = add i64 %168, 15, !dbg !139
  %170 = and i64 %169, -16, !dbg !139
  %171 = inttoptr i64 %170 to i8*, !dbg !139
  %172 = getelementptr i8, i8* %171, i64 16, !dbg !139
  store i8* %172, i8** %166, align 8, !dbg !139
  br label %307, !dbg !139

173:
  %174 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 1, !dbg !140
  %175 = load i32, i32* %174, align 4, !dbg !140
  %176 = icmp ult i32 %175, 161, !dbg !140
  br i1 %176, label %177, label %179, !dbg !140

177:
  %178 = add i32 %175, 16, !dbg !140
  store i32 %178, i32* %174, align 4, !dbg !140
  br label %307, !dbg !140

179:
  %180 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !140
  %181 = load i8*, i8** %180, align 8, !dbg !140
  %182 = getelementptr i8, i8* %181, i64 8, !dbg !140
  store i8* %182, i8** %180, align 8, !dbg !140
  br label %307, !dbg !140

183:
  br i1 %163, label %184, label %192, !dbg !141

184:
  %185 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !144
  %186 = load i8*, i8** %185, align 8, !dbg !144
  %187 = ptrtoint i8* %186 to i64, !dbg !144
  %188 = add i64 %187, 15, !dbg !144
  %189 = and i64 %188, -16, !dbg !144
  %190 = inttoptr i64 %189 to i8*, !dbg !144
  %191 = getelementptr i8, i8* %190, i64 16, !dbg !144
  store i8* %191, i8** %185, align 8, !dbg !144
  br label %202, !dbg !144

192:
  %193 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 1, !dbg !145
  %194 = load i32, i32* %193, align 4, !dbg !145
  %195 = icmp ult i32 %194, 161, !dbg !145
  br i1 %195, label %196, label %198, !dbg !145

196:
  %197 = add i32 %194, 16, !dbg !145
  store i32 %197, i32* %193, align 4, !dbg !145
  br label %202, !dbg !145

198:
  %199 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !145
  %200 = load i8*, i8** %199, align 8, !dbg !145
  %201 = getelementptr i8, i8* %200, i64 8, !dbg !145
  store i8* %201, i8** %199, align 8, !dbg !145
  br label %202, !dbg !145

202:
  %203 = bitcast i64* %5 to i8*, !dbg !146
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %203) #6, !dbg !146
  call void @__midway_nondet(i8* noundef nonnull %203, i64 noundef 8, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !152
  %204 = load i64, i64* %5, align 8, !dbg !153
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %203) #6, !dbg !154
  %205 = add i64 %204, -1, !dbg !155
  %206 = icmp ult i64 %205, 24, !dbg !155
  %207 = zext i1 %206 to i32, !dbg !155
  call void @__midway_assume(i32 noundef %207) #7, !dbg !155
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !156
  %208 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !157
  %209 = load i32, i32* %208, align 4, !dbg !157
  %210 = sext i32 %209 to i64, !dbg !157
  %211 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !158
  %212 = load i32, i32* %211, align 8, !dbg !158
  %213 = icmp eq i32 %212, 0, !dbg !158
  br i1 %213, label %214, label %218, !dbg !158

214:
  store i32 1, i32* %211, align 8, !dbg !161
  %215 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !162
  %216 = load i64, i64* %215, align 8, !dbg !162
  %217 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3, !dbg !162
  store i64 %216, i64* %217, align 8, !dbg !162
  br label %218, !dbg !163

218:
  %219 = icmp sgt i64 %204, %210, !dbg !157
  %220 = select i1 %219, i64 %204, i64 %210, !dbg !157
  %221 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !164
  %222 = load i64, i64* %221, align 8, !dbg !164
  %223 = add i64 %222, %220, !dbg !164
  store i64 %223, i64* %221, align 8, !dbg !164
  br label %307

224:
  %225 = icmp eq i32 %3, 0, !dbg !165
  br i1 %225, label %231, label %226, !dbg !165

226:
  %227 = bitcast i32* %7 to i8*, !dbg !166
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %227) #6, !dbg !166
  call void @__midway_nondet(i8* noundef nonnull %227, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !171
  %228 = load i32, i32* %7, align 4, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %227) #6, !dbg !173
  %229 = and i32 %228, 2147483647, !dbg !174
  %230 = zext i32 %229 to i64
  br label %234, !dbg !165

231:
  %232 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !165
  %233 = load i64, i64* %232, align 8, !dbg !165
  br label %234, !dbg !165

234:
  %235 = phi i64 [ %230, %226 ], [ %233, %231 ], !dbg !165
  %236 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 0, !dbg !175
  %237 = load i32, i32* %236, align 8, !dbg !175
  %238 = icmp ult i32 %237, 41, !dbg !175
  br i1 %238, label %239, label %245, !dbg !175

239:
  %240 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 3, !dbg !175
  %241 = load i8*, i8** %240, align 8, !dbg !175
  %242 = sext i32 %237 to i64, !dbg !175
  %243 = getelementptr i8, i8* %241, i64 %242, !dbg !175
  %244 = add i32 %237, 8, !dbg !175
  store i32 %244, i32* %236, align 8, !dbg !175
  br label %249, !dbg !175

245:
  %246 = getelementptr inbounds %struct.arguments, %struct.arguments* %2, i64 0, i32 0, i64 0, i32 2, !dbg !175
  %247 = load i8*, i8** %246, align 8, !dbg !175
  %248 = getelementptr i8, i8* %247, i64 8, !dbg !175
  store i8* %248, i8** %246, align 8, !dbg !175
  br label %249, !dbg !175

249:
  %250 = phi i8* [ %243, %239 ], [ %247, %245 ]
  %251 = bitcast i8* %250 to i8**, !dbg !175
  %252 = load i8*, i8** %251, align 8, !dbg !175
  %253 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !178
  %254 = load i32, i32* %253, align 4, !dbg !178
  %255 = sext i32 %254 to i64, !dbg !178
  call void @__midway_check(i8* noundef %252, i64 noundef %255, i32 noundef 1) #7, !dbg !178
  %256 = load i32, i32* %253, align 4, !dbg !179
  switch i32 %256, label %265 [
    i32 1, label %257
    i32 2, label %259
    i32 4, label %262
  ], !dbg !179

257:
  %258 = trunc i64 %235 to i8, !dbg !180
  store i8 %258, i8* %252, align 1, !dbg !180
  br label %307, !dbg !180

259:
  %260 = trunc i64 %235 to i16, !dbg !181
  %261 = bitcast i8* %252 to i16*, !dbg !181
  store i16 %260, i16* %261, align 2, !dbg !181
  br label %307, !dbg !181

262:
  %263 = trunc i64 %235 to i32, !dbg !182
  %264 = bitcast i8* %252 to i32*, !dbg !182
  store i32 %263, i32* %264, align 4, !dbg !182
  br label %307, !dbg !182

265:
  %266 = bitcast i8* %252 to i64*, !dbg !183
  store i64 %235, i64* %266, align 8, !dbg !183
  br label %307

267:
  %268 = icmp eq i32 %3, 0, !dbg !184
  br i1 %268, label %269, label %307, !dbg !184

269:
  %270 = bitcast i64* %6 to i8*, !dbg !185
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %270) #6, !dbg !185
  call void @__midway_nondet(i8* noundef nonnull %270, i64 noundef 8, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !188
  %271 = load i64, i64* %6, align 8, !dbg !189
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %270) #6, !dbg !190
  %272 = add i64 %271, -1, !dbg !191
  %273 = icmp ult i64 %272, 50, !dbg !191
  %274 = zext i1 %273 to i32, !dbg !191
  call void @__midway_assume(i32 noundef %274) #7, !dbg !191
  %275 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !192
  %276 = load i32, i32* %275, align 8, !dbg !192
  %277 = icmp eq i32 %276, 0, !dbg !192
  br i1 %277, label %278, label %282, !dbg !192

278:
  store i32 1, i32* %275, align 8, !dbg !194
  %279 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !195
  %280 = load i64, i64* %279, align 8, !dbg !195
  %281 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3, !dbg !195
  store i64 %280, i64* %281, align 8, !dbg !195
  br label %282, !dbg !196

282:
  %283 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !197
  %284 = load i64, i64* %283, align 8, !dbg !197
  %285 = add i64 %284, %271, !dbg !197
  store i64 %285, i64* %283, align 8, !dbg !197
  br label %307, !dbg !198

286:
  %287 = icmp eq i32 %3, 0, !dbg !199
  br i1 %287, label %288, label %307, !dbg !199

288:
  %289 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !200
  %290 = load i32, i32* %289, align 8, !dbg !200
  %291 = icmp eq i32 %290, 0, !dbg !200
  br i1 %291, label %292, label %303, !dbg !200

292:
  %293 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !200
  %294 = load i64, i64* %293, align 8, !dbg !200
  %295 = add i64 %294, 1, !dbg !200
  %296 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1, !dbg !200
  %297 = load i64, i64* %296, align 8, !dbg !200
  %298 = icmp ult i64 %295, %297, !dbg !200
  br i1 %298, label %299, label %303, !dbg !200

299:
  %300 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0, !dbg !202
  %301 = load i8*, i8** %300, align 8, !dbg !202
  %302 = getelementptr i8, i8* %301, i64 %294, !dbg !202
  store i8 %10, i8* %302, align 1, !dbg !202
  br label %303, !dbg !202

303:
  %304 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !203
  %305 = load i64, i64* %304, align 8, !dbg !203
  %306 = add i64 %305, 1, !dbg !203
  store i64 %306, i64* %304, align 8, !dbg !203
  br label %307, !dbg !204

307:
  ret void, !dbg !205
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_end(i8*) #3

define dso_local i32 @__mw_print(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 !dbg !206 {
  %3 = alloca %struct.arguments, align 8
  %4 = alloca %struct.conversion, align 4
  %5 = alloca i32, align 4
  %6 = bitcast %struct.arguments* %3 to i8*, !dbg !207
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #6, !dbg !207
  %7 = bitcast %struct.conversion* %4 to i8*, !dbg !208
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6, !dbg !208
  %8 = bitcast %struct.__va_list_tag* %1 to i8*, !dbg !209
  call void @llvm.va_copy(i8* nonnull %6, i8* %8), !dbg !209
  %9 = load i8, i8* %0, align 1, !dbg !210
  %10 = icmp eq i8 %9, 0, !dbg !210
  br i1 %10, label %11, label %15, !dbg !210

11:
  call void @llvm.va_end(i8* %6), !dbg !211
  %12 = bitcast i32* %5 to i8*, !dbg !212
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #6, !dbg !212
  call void @__midway_havoc(i8* noundef nonnull %12, i64 noundef 4) #7, !dbg !213
  %13 = load i32, i32* %5, align 4, !dbg !214
  %14 = and i32 %13, 2147483647, !dbg !214
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12) #6, !dbg !215
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6, !dbg !215
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #6, !dbg !215
  ret i32 %14, !dbg !214

15:
  %16 = phi i8 [ %24, %22 ], [ %9, %2 ]
  %17 = phi i8* [ %23, %22 ], [ %0, %2 ]
  %18 = getelementptr i8, i8* %17, i64 1, !dbg !216
  %19 = icmp eq i8 %16, 37, !dbg !216
  br i1 %19, label %20, label %22, !dbg !216

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %4, %struct.arguments* noundef nonnull %3) #8, !dbg !217
  call fastcc void @convert(%struct.sink* noundef null, %struct.conversion* noundef nonnull %4, %struct.arguments* noundef nonnull %3, i32 noundef 1) #8, !dbg !218
  br label %22, !dbg !219

22:
  %23 = phi i8* [ %21, %20 ], [ %18, %15 ], !dbg !220
  %24 = load i8, i8* %23, align 1, !dbg !210
  %25 = icmp eq i8 %24, 0, !dbg !210
  br i1 %25, label %11, label %15, !dbg !210, !llvm.loop !221
}

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #2

define internal fastcc void @put_number(%struct.sink* noundef %0, %struct.conversion* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 !dbg !222 {
  %5 = alloca [24 x i8], align 16
  %6 = call i32 @__midway_is_concrete(i64 noundef %2) #7, !dbg !223
  %7 = icmp eq i32 %6, 0, !dbg !223
  br i1 %7, label %12, label %8, !dbg !226

8:
  %9 = zext i32 %3 to i64, !dbg !226
  %10 = call i32 @__midway_is_concrete(i64 noundef %9) #7, !dbg !227
  %11 = icmp eq i32 %10, 0, !dbg !227
  br i1 %11, label %12, label %64, !dbg !226

12:
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !229
  %14 = load i8, i8* %13, align 4, !dbg !229
  %15 = icmp eq i8 %14, 111, !dbg !232
  br i1 %15, label %22, label %16, !dbg !232

16:
  %17 = and i8 %14, -33, !dbg !232
  %18 = icmp eq i8 %17, 88, !dbg !232
  %19 = icmp eq i8 %14, 112, !dbg !232
  %20 = or i1 %19, %18, !dbg !232
  %21 = select i1 %20, i64 16, i64 10, !dbg !232
  br label %22, !dbg !232

22:
  %23 = phi i64 [ %21, %16 ], [ 8, %12 ]
  br label %24, !dbg !235

24:
  %25 = phi i32 [ 1, %22 ], [ %35, %33 ]
  %26 = phi i64 [ %23, %22 ], [ %34, %33 ]
  %27 = phi i32 [ 1, %22 ], [ %30, %33 ]
  %28 = icmp ule i64 %26, %2, !dbg !238
  %29 = zext i1 %28 to i32, !dbg !238
  %30 = add i32 %27, %29, !dbg !238
  %31 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %23, i64 %26) #6, !dbg !239
  %32 = extractvalue { i64, i1 } %31, 1, !dbg !239
  br i1 %32, label %37, label %33, !dbg !239

33:
  %34 = mul i64 %26, %23, !dbg !240
  %35 = add nuw nsw i32 %25, 1, !dbg !235
  %36 = icmp eq i32 %35, 22, !dbg !235
  br i1 %36, label %37, label %24, !dbg !235, !llvm.loop !241

37:
  %38 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !243
  %39 = load i32, i32* %38, align 4, !dbg !243
  %40 = icmp sgt i32 %30, %39, !dbg !243
  %41 = select i1 %40, i32 %30, i32 %39, !dbg !243
  %42 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !244
  %43 = load i32, i32* %42, align 4, !dbg !244
  %44 = and i32 %43, 6, !dbg !244
  %45 = icmp eq i32 %44, 0, !dbg !244
  %46 = select i1 %45, i32 %3, i32 1, !dbg !244
  %47 = add i32 %46, %41, !dbg !244
  %48 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !245
  %49 = load i32, i32* %48, align 4, !dbg !245
  %50 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, !dbg !246
  %51 = load i32, i32* %50, align 8, !dbg !246
  %52 = icmp eq i32 %51, 0, !dbg !246
  br i1 %52, label %53, label %57, !dbg !246

53:
  store i32 1, i32* %50, align 8, !dbg !248
  %54 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !249
  %55 = load i64, i64* %54, align 8, !dbg !249
  %56 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3, !dbg !249
  store i64 %55, i64* %56, align 8, !dbg !249
  br label %57, !dbg !250

57:
  %58 = icmp sgt i32 %47, %49, !dbg !245
  %59 = select i1 %58, i32 %47, i32 %49, !dbg !245
  %60 = sext i32 %59 to i64, !dbg !245
  %61 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2, !dbg !251
  %62 = load i64, i64* %61, align 8, !dbg !251
  %63 = add i64 %62, %60, !dbg !251
  store i64 %63, i64* %61, align 8, !dbg !251
  br label %296, !dbg !252

64:
  %65 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i64 0, i64 0, !dbg !253
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %65) #6, !dbg !253
  %66 = getelementptr inbounds [24 x i8], [24 x i8]* %5, i64 0, i64 24, !dbg !253
  %67 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !253
  %68 = load i8, i8* %67, align 4, !dbg !253
  %69 = icmp eq i8 %68, 111, !dbg !254
  br i1 %69, label %76, label %70, !dbg !254

70:
  %71 = and i8 %68, -33, !dbg !254
  %72 = icmp eq i8 %71, 88, !dbg !254
  %73 = icmp eq i8 %68, 112, !dbg !254
  %74 = or i1 %73, %72, !dbg !254
  %75 = select i1 %74, i64 16, i64 10, !dbg !254
  br label %76, !dbg !254

76:
  %77 = phi i64 [ %75, %70 ], [ 8, %64 ], !dbg !254
  %78 = icmp eq i8 %68, 88, !dbg !253
  %79 = select i1 %78, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), !dbg !256
  br label %80, !dbg !259

80:
  %81 = phi i64 [ %2, %76 ], [ %87, %80 ]
  %82 = phi i8* [ %66, %76 ], [ %86, %80 ]
  %83 = urem i64 %81, %77, !dbg !260
  %84 = getelementptr i8, i8* %79, i64 %83, !dbg !260
  %85 = load i8, i8* %84, align 1, !dbg !260
  %86 = getelementptr i8, i8* %82, i64 -1, !dbg !260
  store i8 %85, i8* %86, align 1, !dbg !260
  %87 = udiv i64 %81, %77, !dbg !261
  %88 = icmp ult i64 %81, %77, !dbg !262
  br i1 %88, label %89, label %80, !dbg !262, !llvm.loop !263

89:
  %90 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !264
  %91 = load i32, i32* %90, align 4, !dbg !264
  %92 = icmp eq i32 %91, 0, !dbg !264
  %93 = icmp eq i64 %2, 0, !dbg !264
  %94 = and i1 %93, %92, !dbg !264
  %95 = select i1 %94, i8* %66, i8* %86, !dbg !264
  %96 = ptrtoint i8* %66 to i64, !dbg !265
  %97 = ptrtoint i8* %95 to i64, !dbg !265
  %98 = sub i64 %96, %97, !dbg !265
  %99 = sext i32 %91 to i64, !dbg !265
  %100 = icmp slt i64 %98, %99, !dbg !265
  %101 = sub i64 %99, %98, !dbg !265
  %102 = select i1 %100, i64 %101, i64 0, !dbg !265
  %103 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !266
  %104 = load i32, i32* %103, align 4, !dbg !266
  %105 = and i32 %104, 64, !dbg !266
  %106 = icmp eq i32 %105, 0, !dbg !266
  br i1 %106, label %116, label %107, !dbg !266

107:
  %108 = icmp eq i32 %3, 0, !dbg !269
  br i1 %108, label %109, label %130, !dbg !269

109:
  %110 = and i32 %104, 2, !dbg !269
  %111 = icmp eq i32 %110, 0, !dbg !269
  br i1 %111, label %112, label %130, !dbg !269

112:
  %113 = and i32 %104, 4, !dbg !269
  %114 = icmp eq i32 %113, 0, !dbg !269
  %115 = select i1 %114, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i64 0, i64 0), !dbg !269
  br label %130, !dbg !269

116:
  %117 = icmp eq i8 %68, 112, !dbg !270
  br i1 %117, label %128, label %118, !dbg !270

118:
  %119 = and i32 %104, 8, !dbg !270
  %120 = icmp eq i32 %119, 0, !dbg !270
  br i1 %120, label %130, label %121, !dbg !270

121:
  %122 = icmp ne i8 %68, 111, !dbg !271
  %123 = and i8 %68, -33, !dbg !271
  %124 = icmp eq i8 %123, 88, !dbg !271
  %125 = and i1 %122, %124, !dbg !270
  %126 = icmp ne i64 %2, 0, !dbg !270
  %127 = and i1 %126, %125, !dbg !270
  br i1 %127, label %128, label %130, !dbg !270

128:
  %129 = select i1 %78, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), !dbg !273
  br label %130, !dbg !273

130:
  %131 = phi i8* [ %129, %128 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %107 ], [ %115, %112 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0), %109 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), %121 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), %118 ], !dbg !274
  br label %132, !dbg !275

132:
  %133 = phi i64 [ 0, %130 ], [ %137, %132 ], !dbg !278
  %134 = getelementptr i8, i8* %131, i64 %133, !dbg !275
  %135 = load i8, i8* %134, align 1, !dbg !275
  %136 = icmp eq i8 %135, 0, !dbg !275
  %137 = add i64 %133, 1, !dbg !279
  br i1 %136, label %138, label %132, !dbg !275, !llvm.loop !280

138:
  br i1 %69, label %139, label %148, !dbg !281

139:
  %140 = and i32 %104, 8, !dbg !281
  %141 = icmp ne i32 %140, 0, !dbg !281
  %142 = icmp eq i64 %102, 0, !dbg !281
  %143 = select i1 %141, i1 %142, i1 false, !dbg !281
  br i1 %143, label %144, label %148, !dbg !281

144:
  %145 = xor i1 %93, true, !dbg !281
  %146 = select i1 %145, i1 true, i1 %92, !dbg !281
  %147 = zext i1 %146 to i64, !dbg !281
  br label %148, !dbg !281

148:
  %149 = phi i64 [ %102, %139 ], [ %102, %138 ], [ %147, %144 ], !dbg !282
  %150 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !283
  %151 = load i32, i32* %150, align 4, !dbg !283
  %152 = sext i32 %151 to i64, !dbg !283
  %153 = add i64 %133, %98, !dbg !283
  %154 = add i64 %153, %149, !dbg !283
  %155 = sub i64 %152, %154, !dbg !283
  %156 = and i32 %104, 17, !dbg !284
  %157 = icmp eq i32 %156, 16, !dbg !284
  %158 = icmp slt i32 %91, 0, !dbg !284
  %159 = select i1 %157, i1 %158, i1 false, !dbg !284
  %160 = icmp sgt i64 %155, 0, !dbg !284
  %161 = select i1 %159, i1 %160, i1 false, !dbg !284
  %162 = select i1 %161, i64 %155, i64 0, !dbg !284
  %163 = add i64 %162, %149, !dbg !284
  %164 = select i1 %159, i64 0, i64 %155, !dbg !284
  %165 = and i32 %104, 1, !dbg !285
  %166 = icmp eq i32 %165, 0, !dbg !285
  %167 = icmp sgt i64 %164, 0
  %168 = select i1 %166, i1 %167, i1 false, !dbg !285
  br i1 %168, label %169, label %191, !dbg !285

169:
  %170 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %171 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %172 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %173 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %174, !dbg !286

174:
  %175 = phi i64 [ %164, %169 ], [ %189, %186 ]
  %176 = load i32, i32* %170, align 8, !dbg !289
  %177 = icmp eq i32 %176, 0, !dbg !289
  br i1 %177, label %178, label %186, !dbg !289

178:
  %179 = load i64, i64* %171, align 8, !dbg !289
  %180 = add i64 %179, 1, !dbg !289
  %181 = load i64, i64* %172, align 8, !dbg !289
  %182 = icmp ult i64 %180, %181, !dbg !289
  br i1 %182, label %183, label %186, !dbg !289

183:
  %184 = load i8*, i8** %173, align 8, !dbg !291
  %185 = getelementptr i8, i8* %184, i64 %179, !dbg !291
  store i8 32, i8* %185, align 1, !dbg !291
  br label %186, !dbg !291

186:
  %187 = load i64, i64* %171, align 8, !dbg !292
  %188 = add i64 %187, 1, !dbg !292
  store i64 %188, i64* %171, align 8, !dbg !292
  %189 = add nsw i64 %175, -1, !dbg !286
  %190 = icmp sgt i64 %175, 1, !dbg !286
  br i1 %190, label %174, label %191, !dbg !286, !llvm.loop !293

191:
  %192 = icmp eq i64 %133, 0, !dbg !295
  br i1 %192, label %217, label %193, !dbg !295

193:
  %194 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %195 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %196 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %197 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %198, !dbg !295

198:
  %199 = phi i64 [ 0, %193 ], [ %215, %212 ]
  %200 = getelementptr i8, i8* %131, i64 %199, !dbg !298
  %201 = load i8, i8* %200, align 1, !dbg !298
  %202 = load i32, i32* %194, align 8, !dbg !299
  %203 = icmp eq i32 %202, 0, !dbg !299
  br i1 %203, label %204, label %212, !dbg !299

204:
  %205 = load i64, i64* %195, align 8, !dbg !299
  %206 = add i64 %205, 1, !dbg !299
  %207 = load i64, i64* %196, align 8, !dbg !299
  %208 = icmp ult i64 %206, %207, !dbg !299
  br i1 %208, label %209, label %212, !dbg !299

209:
  %210 = load i8*, i8** %197, align 8, !dbg !301
  %211 = getelementptr i8, i8* %210, i64 %205, !dbg !301
  store i8 %201, i8* %211, align 1, !dbg !301
  br label %212, !dbg !301

212:
  %213 = load i64, i64* %195, align 8, !dbg !302
  %214 = add i64 %213, 1, !dbg !302
  store i64 %214, i64* %195, align 8, !dbg !302
  %215 = add nuw i64 %199, 1, !dbg !295
  %216 = icmp eq i64 %215, %133, !dbg !295
  br i1 %216, label %217, label %198, !dbg !295, !llvm.loop !303

217:
  %218 = icmp sgt i64 %163, 0, !dbg !304
  br i1 %218, label %219, label %241, !dbg !304

219:
  %220 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %221 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %222 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %223 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %224, !dbg !304

224:
  %225 = phi i64 [ %163, %219 ], [ %239, %236 ]
  %226 = load i32, i32* %220, align 8, !dbg !306
  %227 = icmp eq i32 %226, 0, !dbg !306
  br i1 %227, label %228, label %236, !dbg !306

228:
  %229 = load i64, i64* %221, align 8, !dbg !306
  %230 = add i64 %229, 1, !dbg !306
  %231 = load i64, i64* %222, align 8, !dbg !306
  %232 = icmp ult i64 %230, %231, !dbg !306
  br i1 %232, label %233, label %236, !dbg !306

233:
  %234 = load i8*, i8** %223, align 8, !dbg !308
  %235 = getelementptr i8, i8* %234, i64 %229, !dbg !308
  store i8 48, i8* %235, align 1, !dbg !308
  br label %236, !dbg !308

236:
  %237 = load i64, i64* %221, align 8, !dbg !309
  %238 = add i64 %237, 1, !dbg !309
  store i64 %238, i64* %221, align 8, !dbg !309
  %239 = add nsw i64 %225, -1, !dbg !304
  %240 = icmp sgt i64 %225, 1, !dbg !304
  br i1 %240, label %224, label %241, !dbg !304, !llvm.loop !310

241:
  %242 = icmp eq i64 %98, 0, !dbg !312
  br i1 %242, label %267, label %243, !dbg !312

243:
  %244 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %245 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %246 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %247 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %248, !dbg !312

248:
  %249 = phi i64 [ 0, %243 ], [ %265, %262 ]
  %250 = getelementptr i8, i8* %95, i64 %249, !dbg !314
  %251 = load i8, i8* %250, align 1, !dbg !314
  %252 = load i32, i32* %244, align 8, !dbg !315
  %253 = icmp eq i32 %252, 0, !dbg !315
  br i1 %253, label %254, label %262, !dbg !315

254:
  %255 = load i64, i64* %245, align 8, !dbg !315
  %256 = add i64 %255, 1, !dbg !315
  %257 = load i64, i64* %246, align 8, !dbg !315
  %258 = icmp ult i64 %256, %257, !dbg !315
  br i1 %258, label %259, label %262, !dbg !315

259:
  %260 = load i8*, i8** %247, align 8, !dbg !317
  %261 = getelementptr i8, i8* %260, i64 %255, !dbg !317
  store i8 %251, i8* %261, align 1, !dbg !317
  br label %262, !dbg !317

262:
  %263 = load i64, i64* %245, align 8, !dbg !318
  %264 = add i64 %263, 1, !dbg !318
  store i64 %264, i64* %245, align 8, !dbg !318
  %265 = add nuw i64 %249, 1, !dbg !312
  %266 = icmp eq i64 %265, %98, !dbg !312
  br i1 %266, label %267, label %248, !dbg !312, !llvm.loop !319

267:
  %268 = load i32, i32* %103, align 4, !dbg !320
  %269 = and i32 %268, 1, !dbg !320
  %270 = icmp ne i32 %269, 0, !dbg !320
  %271 = icmp sgt i64 %164, 0
  %272 = select i1 %270, i1 %271, i1 false, !dbg !320
  br i1 %272, label %273, label %295, !dbg !320

273:
  %274 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %275 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %276 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %277 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %278, !dbg !321

278:
  %279 = phi i64 [ %164, %273 ], [ %293, %290 ]
  %280 = load i32, i32* %274, align 8, !dbg !323
  %281 = icmp eq i32 %280, 0, !dbg !323
  br i1 %281, label %282, label %290, !dbg !323

282:
  %283 = load i64, i64* %275, align 8, !dbg !323
  %284 = add i64 %283, 1, !dbg !323
  %285 = load i64, i64* %276, align 8, !dbg !323
  %286 = icmp ult i64 %284, %285, !dbg !323
  br i1 %286, label %287, label %290, !dbg !323

287:
  %288 = load i8*, i8** %277, align 8, !dbg !325
  %289 = getelementptr i8, i8* %288, i64 %283, !dbg !325
  store i8 32, i8* %289, align 1, !dbg !325
  br label %290, !dbg !325

290:
  %291 = load i64, i64* %275, align 8, !dbg !326
  %292 = add i64 %291, 1, !dbg !326
  store i64 %292, i64* %275, align 8, !dbg !326
  %293 = add nsw i64 %279, -1, !dbg !321
  %294 = icmp sgt i64 %279, 1, !dbg !321
  br i1 %294, label %278, label %295, !dbg !321, !llvm.loop !327

295:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %65) #6, !dbg !329
  br label %296

296:
  ret void, !dbg !329
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %0, %struct.conversion* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #4 !dbg !330 {
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !331
  %6 = load i32, i32* %5, align 4, !dbg !331
  %7 = sext i32 %6 to i64, !dbg !331
  %8 = sub i64 %7, %3, !dbg !331
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !332
  %10 = load i32, i32* %9, align 4, !dbg !332
  %11 = and i32 %10, 1, !dbg !332
  %12 = icmp eq i32 %11, 0, !dbg !332
  %13 = icmp sgt i64 %8, 0
  %14 = select i1 %12, i1 %13, i1 false, !dbg !332
  br i1 %14, label %15, label %37, !dbg !332

15:
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %19 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %20, !dbg !333

20:
  %21 = phi i64 [ %8, %15 ], [ %35, %32 ]
  %22 = load i32, i32* %16, align 8, !dbg !335
  %23 = icmp eq i32 %22, 0, !dbg !335
  br i1 %23, label %24, label %32, !dbg !335

24:
  %25 = load i64, i64* %17, align 8, !dbg !335
  %26 = add i64 %25, 1, !dbg !335
  %27 = load i64, i64* %18, align 8, !dbg !335
  %28 = icmp ult i64 %26, %27, !dbg !335
  br i1 %28, label %29, label %32, !dbg !335

29:
  %30 = load i8*, i8** %19, align 8, !dbg !337
  %31 = getelementptr i8, i8* %30, i64 %25, !dbg !337
  store i8 32, i8* %31, align 1, !dbg !337
  br label %32, !dbg !337

32:
  %33 = load i64, i64* %17, align 8, !dbg !338
  %34 = add i64 %33, 1, !dbg !338
  store i64 %34, i64* %17, align 8, !dbg !338
  %35 = add nsw i64 %21, -1, !dbg !333
  %36 = icmp sgt i64 %21, 1, !dbg !333
  br i1 %36, label %20, label %37, !dbg !333, !llvm.loop !339

37:
  %38 = icmp eq i64 %3, 0, !dbg !341
  br i1 %38, label %63, label %39, !dbg !341

39:
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %41 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %42 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %43 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %44, !dbg !341

44:
  %45 = phi i64 [ 0, %39 ], [ %61, %58 ]
  %46 = getelementptr i8, i8* %2, i64 %45, !dbg !343
  %47 = load i8, i8* %46, align 1, !dbg !343
  %48 = load i32, i32* %40, align 8, !dbg !344
  %49 = icmp eq i32 %48, 0, !dbg !344
  br i1 %49, label %50, label %58, !dbg !344

50:
  %51 = load i64, i64* %41, align 8, !dbg !344
  %52 = add i64 %51, 1, !dbg !344
  %53 = load i64, i64* %42, align 8, !dbg !344
  %54 = icmp ult i64 %52, %53, !dbg !344
  br i1 %54, label %55, label %58, !dbg !344

55:
  %56 = load i8*, i8** %43, align 8, !dbg !346
  %57 = getelementptr i8, i8* %56, i64 %51, !dbg !346
  store i8 %47, i8* %57, align 1, !dbg !346
  br label %58, !dbg !346

58:
  %59 = load i64, i64* %41, align 8, !dbg !347
  %60 = add i64 %59, 1, !dbg !347
  store i64 %60, i64* %41, align 8, !dbg !347
  %61 = add nuw i64 %45, 1, !dbg !341
  %62 = icmp eq i64 %61, %3, !dbg !341
  br i1 %62, label %63, label %44, !dbg !341, !llvm.loop !348

63:
  %64 = load i32, i32* %9, align 4, !dbg !349
  %65 = and i32 %64, 1, !dbg !349
  %66 = icmp ne i32 %65, 0, !dbg !349
  %67 = icmp sgt i64 %8, 0
  %68 = select i1 %66, i1 %67, i1 false, !dbg !349
  br i1 %68, label %69, label %91, !dbg !349

69:
  %70 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4
  %71 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %72 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %73 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %74, !dbg !350

74:
  %75 = phi i64 [ %8, %69 ], [ %89, %86 ]
  %76 = load i32, i32* %70, align 8, !dbg !352
  %77 = icmp eq i32 %76, 0, !dbg !352
  br i1 %77, label %78, label %86, !dbg !352

78:
  %79 = load i64, i64* %71, align 8, !dbg !352
  %80 = add i64 %79, 1, !dbg !352
  %81 = load i64, i64* %72, align 8, !dbg !352
  %82 = icmp ult i64 %80, %81, !dbg !352
  br i1 %82, label %83, label %86, !dbg !352

83:
  %84 = load i8*, i8** %73, align 8, !dbg !354
  %85 = getelementptr i8, i8* %84, i64 %79, !dbg !354
  store i8 32, i8* %85, align 1, !dbg !354
  br label %86, !dbg !354

86:
  %87 = load i64, i64* %71, align 8, !dbg !355
  %88 = add i64 %87, 1, !dbg !355
  store i64 %88, i64* %71, align 8, !dbg !355
  %89 = add nsw i64 %75, -1, !dbg !350
  %90 = icmp sgt i64 %75, 1, !dbg !350
  br i1 %90, label %74, label %91, !dbg !350, !llvm.loop !356

91:
  ret void, !dbg !358
}

define internal fastcc i64 @text_length(i8* noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !359 {
  %3 = icmp slt i32 %1, 0, !dbg !360
  br i1 %3, label %8, label %4, !dbg !360

4:
  %5 = icmp eq i32 %1, 0, !dbg !361
  br i1 %5, label %23, label %6, !dbg !361

6:
  %7 = sext i32 %1 to i64, !dbg !361
  br label %15, !dbg !361

8:
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !362
  br label %9, !dbg !365

9:
  %10 = phi i64 [ 0, %8 ], [ %14, %9 ], !dbg !367
  %11 = getelementptr i8, i8* %0, i64 %10, !dbg !365
  %12 = load i8, i8* %11, align 1, !dbg !365
  %13 = icmp eq i8 %12, 0, !dbg !365
  %14 = add i64 %10, 1, !dbg !368
  br i1 %13, label %23, label %9, !dbg !365, !llvm.loop !369

15:
  %16 = phi i64 [ %21, %20 ], [ 0, %6 ]
  %17 = getelementptr i8, i8* %0, i64 %16, !dbg !361
  %18 = load i8, i8* %17, align 1, !dbg !361
  %19 = icmp eq i8 %18, 0, !dbg !361
  br i1 %19, label %23, label %20, !dbg !361

20:
  %21 = add nuw i64 %16, 1, !dbg !370
  %22 = icmp eq i64 %21, %7, !dbg !361
  br i1 %22, label %23, label %15, !dbg !361, !llvm.loop !371

23:
  %24 = phi i64 [ 0, %4 ], [ %14, %9 ], [ %16, %15 ], [ %7, %20 ]
  %25 = phi i64 [ 0, %4 ], [ %10, %9 ], [ %16, %15 ], [ %7, %20 ], !dbg !372
  call void @__midway_touched(i8* noundef %0, i64 noundef %24, i32 noundef 0) #7, !dbg !372
  ret i64 %25, !dbg !373
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

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
!8 = distinct !DISubprogram(name: "__mw_format", scope: !1, file: !1, line: 340, type: !9, scopeLine: 341, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 342, scope: !8)
!12 = !DILocation(line: 343, scope: !8)
!13 = !DILocation(line: 344, scope: !8)
!14 = !DILocation(line: 345, scope: !8)
!15 = !DILocation(line: 346, scope: !8)
!16 = !DILocation(line: 347, scope: !8)
!17 = !DILocation(line: 348, scope: !8)
!18 = !DILocation(line: 0, scope: !8)
!19 = !DILocation(line: 356, scope: !8)
!20 = !DILocation(line: 61, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "finish", scope: !1, file: !1, line: 59, type: !9, scopeLine: 60, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = distinct !DILocation(line: 357, scope: !8)
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
!41 = !DILocation(line: 358, scope: !8)
!42 = !DILocation(line: 359, scope: !8)
!43 = !DILocation(line: 350, scope: !8)
!44 = !DILocation(line: 32, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 30, type: !9, scopeLine: 31, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 350, scope: !8)
!47 = !DILocation(line: 33, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 34, scope: !45, inlinedAt: !46)
!49 = !DILocation(line: 351, scope: !8)
!50 = distinct !{!50, !17, !51, !39, !40}
!51 = !DILocation(line: 355, scope: !8)
!52 = !DILocation(line: 353, scope: !8)
!53 = !DILocation(line: 354, scope: !8)
!54 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 263, type: !9, scopeLine: 264, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = !DILocation(line: 265, scope: !54)
!56 = !DILocation(line: 266, scope: !54)
!57 = !DILocation(line: 227, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "flag_of", scope: !1, file: !1, line: 225, type: !9, scopeLine: 226, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!69 = distinct !DISubprogram(name: "read_number", scope: !1, file: !1, line: 238, type: !9, scopeLine: 239, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!97 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 249, type: !9, scopeLine: 250, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!108 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 283, type: !9, scopeLine: 284, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = !DILocation(line: 286, scope: !108)
!110 = !DILocation(line: 288, scope: !108)
!111 = !DILocation(line: 164, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "integer_argument", scope: !1, file: !1, line: 162, type: !9, scopeLine: 163, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!135 = !DILocation(line: 315, scope: !108)
!136 = !DILocation(line: 316, scope: !108)
!137 = !DILocation(line: 320, scope: !108)
!138 = !DILocation(line: 0, scope: !108)
!139 = !DILocation(line: 321, scope: !108)
!140 = !DILocation(line: 323, scope: !108)
!141 = !DILocation(line: 200, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "put_double", scope: !1, file: !1, line: 198, type: !9, scopeLine: 199, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = distinct !DILocation(line: 325, scope: !108)
!144 = !DILocation(line: 201, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 203, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 58, scope: !147, inlinedAt: !149)
!147 = distinct !DISubprogram(name: "any_long", scope: !148, file: !148, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = !DIFile(filename: "c/models.h", directory: ".")
!149 = distinct !DILocation(line: 69, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "any_between", scope: !148, file: !148, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!151 = distinct !DILocation(line: 204, scope: !142, inlinedAt: !143)
!152 = !DILocation(line: 59, scope: !147, inlinedAt: !149)
!153 = !DILocation(line: 60, scope: !147, inlinedAt: !149)
!154 = !DILocation(line: 61, scope: !147, inlinedAt: !149)
!155 = !DILocation(line: 70, scope: !150, inlinedAt: !151)
!156 = !DILocation(line: 205, scope: !142, inlinedAt: !143)
!157 = !DILocation(line: 206, scope: !142, inlinedAt: !143)
!158 = !DILocation(line: 51, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "put_unknown", scope: !1, file: !1, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = distinct !DILocation(line: 206, scope: !142, inlinedAt: !143)
!161 = !DILocation(line: 52, scope: !159, inlinedAt: !160)
!162 = !DILocation(line: 53, scope: !159, inlinedAt: !160)
!163 = !DILocation(line: 54, scope: !159, inlinedAt: !160)
!164 = !DILocation(line: 55, scope: !159, inlinedAt: !160)
!165 = !DILocation(line: 328, scope: !108)
!166 = !DILocation(line: 51, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "any_int", scope: !148, file: !148, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!168 = distinct !DILocation(line: 64, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "any_nonnegative", scope: !148, file: !148, line: 64, type: !9, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!170 = distinct !DILocation(line: 328, scope: !108)
!171 = !DILocation(line: 52, scope: !167, inlinedAt: !168)
!172 = !DILocation(line: 53, scope: !167, inlinedAt: !168)
!173 = !DILocation(line: 54, scope: !167, inlinedAt: !168)
!174 = !DILocation(line: 64, scope: !169, inlinedAt: !170)
!175 = !DILocation(line: 211, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "store_count", scope: !1, file: !1, line: 209, type: !9, scopeLine: 210, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!177 = distinct !DILocation(line: 328, scope: !108)
!178 = !DILocation(line: 212, scope: !176, inlinedAt: !177)
!179 = !DILocation(line: 213, scope: !176, inlinedAt: !177)
!180 = !DILocation(line: 214, scope: !176, inlinedAt: !177)
!181 = !DILocation(line: 216, scope: !176, inlinedAt: !177)
!182 = !DILocation(line: 218, scope: !176, inlinedAt: !177)
!183 = !DILocation(line: 220, scope: !176, inlinedAt: !177)
!184 = !DILocation(line: 331, scope: !108)
!185 = !DILocation(line: 58, scope: !147, inlinedAt: !186)
!186 = distinct !DILocation(line: 69, scope: !150, inlinedAt: !187)
!187 = distinct !DILocation(line: 332, scope: !108)
!188 = !DILocation(line: 59, scope: !147, inlinedAt: !186)
!189 = !DILocation(line: 60, scope: !147, inlinedAt: !186)
!190 = !DILocation(line: 61, scope: !147, inlinedAt: !186)
!191 = !DILocation(line: 70, scope: !150, inlinedAt: !187)
!192 = !DILocation(line: 51, scope: !159, inlinedAt: !193)
!193 = distinct !DILocation(line: 332, scope: !108)
!194 = !DILocation(line: 52, scope: !159, inlinedAt: !193)
!195 = !DILocation(line: 53, scope: !159, inlinedAt: !193)
!196 = !DILocation(line: 54, scope: !159, inlinedAt: !193)
!197 = !DILocation(line: 55, scope: !159, inlinedAt: !193)
!198 = !DILocation(line: 332, scope: !108)
!199 = !DILocation(line: 335, scope: !108)
!200 = !DILocation(line: 32, scope: !45, inlinedAt: !201)
!201 = distinct !DILocation(line: 336, scope: !108)
!202 = !DILocation(line: 33, scope: !45, inlinedAt: !201)
!203 = !DILocation(line: 34, scope: !45, inlinedAt: !201)
!204 = !DILocation(line: 336, scope: !108)
!205 = !DILocation(line: 338, scope: !108)
!206 = distinct !DISubprogram(name: "__mw_print", scope: !1, file: !1, line: 361, type: !9, scopeLine: 362, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!207 = !DILocation(line: 363, scope: !206)
!208 = !DILocation(line: 364, scope: !206)
!209 = !DILocation(line: 365, scope: !206)
!210 = !DILocation(line: 366, scope: !206)
!211 = !DILocation(line: 371, scope: !206)
!212 = !DILocation(line: 372, scope: !206)
!213 = !DILocation(line: 373, scope: !206)
!214 = !DILocation(line: 374, scope: !206)
!215 = !DILocation(line: 375, scope: !206)
!216 = !DILocation(line: 367, scope: !206)
!217 = !DILocation(line: 368, scope: !206)
!218 = !DILocation(line: 369, scope: !206)
!219 = !DILocation(line: 370, scope: !206)
!220 = !DILocation(line: 0, scope: !206)
!221 = distinct !{!221, !210, !219, !39, !40}
!222 = distinct !DISubprogram(name: "put_number", scope: !1, file: !1, line: 133, type: !9, scopeLine: 134, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!223 = !DILocation(line: 130, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 128, type: !9, scopeLine: 129, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!225 = distinct !DILocation(line: 135, scope: !222)
!226 = !DILocation(line: 135, scope: !222)
!227 = !DILocation(line: 130, scope: !224, inlinedAt: !228)
!228 = distinct !DILocation(line: 135, scope: !222)
!229 = !DILocation(line: 113, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "put_unknown_integer", scope: !1, file: !1, line: 111, type: !9, scopeLine: 112, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!231 = distinct !DILocation(line: 136, scope: !222)
!232 = !DILocation(line: 98, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 98, type: !9, scopeLine: 98, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!234 = distinct !DILocation(line: 113, scope: !230, inlinedAt: !231)
!235 = !DILocation(line: 89, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "count_digits", scope: !1, file: !1, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = distinct !DILocation(line: 113, scope: !230, inlinedAt: !231)
!238 = !DILocation(line: 90, scope: !236, inlinedAt: !237)
!239 = !DILocation(line: 91, scope: !236, inlinedAt: !237)
!240 = !DILocation(line: 93, scope: !236, inlinedAt: !237)
!241 = distinct !{!241, !235, !242, !39, !40}
!242 = !DILocation(line: 94, scope: !236, inlinedAt: !237)
!243 = !DILocation(line: 114, scope: !230, inlinedAt: !231)
!244 = !DILocation(line: 115, scope: !230, inlinedAt: !231)
!245 = !DILocation(line: 116, scope: !230, inlinedAt: !231)
!246 = !DILocation(line: 51, scope: !159, inlinedAt: !247)
!247 = distinct !DILocation(line: 116, scope: !230, inlinedAt: !231)
!248 = !DILocation(line: 52, scope: !159, inlinedAt: !247)
!249 = !DILocation(line: 53, scope: !159, inlinedAt: !247)
!250 = !DILocation(line: 54, scope: !159, inlinedAt: !247)
!251 = !DILocation(line: 55, scope: !159, inlinedAt: !247)
!252 = !DILocation(line: 137, scope: !222)
!253 = !DILocation(line: 139, scope: !222)
!254 = !DILocation(line: 98, scope: !233, inlinedAt: !255)
!255 = distinct !DILocation(line: 139, scope: !222)
!256 = !DILocation(line: 103, scope: !257, inlinedAt: !258)
!257 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 101, type: !9, scopeLine: 102, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!258 = distinct !DILocation(line: 139, scope: !222)
!259 = !DILocation(line: 104, scope: !257, inlinedAt: !258)
!260 = !DILocation(line: 105, scope: !257, inlinedAt: !258)
!261 = !DILocation(line: 106, scope: !257, inlinedAt: !258)
!262 = !DILocation(line: 107, scope: !257, inlinedAt: !258)
!263 = distinct !{!263, !259, !262, !39, !40}
!264 = !DILocation(line: 140, scope: !222)
!265 = !DILocation(line: 142, scope: !222)
!266 = !DILocation(line: 121, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "prefix_of", scope: !1, file: !1, line: 119, type: !9, scopeLine: 120, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!268 = distinct !DILocation(line: 143, scope: !222)
!269 = !DILocation(line: 122, scope: !267, inlinedAt: !268)
!270 = !DILocation(line: 123, scope: !267, inlinedAt: !268)
!271 = !DILocation(line: 98, scope: !233, inlinedAt: !272)
!272 = distinct !DILocation(line: 123, scope: !267, inlinedAt: !268)
!273 = !DILocation(line: 124, scope: !267, inlinedAt: !268)
!274 = !DILocation(line: 0, scope: !267, inlinedAt: !268)
!275 = !DILocation(line: 88, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "length", scope: !148, file: !148, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!277 = distinct !DILocation(line: 144, scope: !222)
!278 = !DILocation(line: 0, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 89, scope: !276, inlinedAt: !277)
!280 = distinct !{!280, !275, !279, !39, !40}
!281 = !DILocation(line: 145, scope: !222)
!282 = !DILocation(line: 0, scope: !222)
!283 = !DILocation(line: 147, scope: !222)
!284 = !DILocation(line: 148, scope: !222)
!285 = !DILocation(line: 152, scope: !222)
!286 = !DILocation(line: 45, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "pad", scope: !1, file: !1, line: 43, type: !9, scopeLine: 44, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!288 = distinct !DILocation(line: 153, scope: !222)
!289 = !DILocation(line: 32, scope: !45, inlinedAt: !290)
!290 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !288)
!291 = !DILocation(line: 33, scope: !45, inlinedAt: !290)
!292 = !DILocation(line: 34, scope: !45, inlinedAt: !290)
!293 = distinct !{!293, !286, !294, !39, !40}
!294 = !DILocation(line: 46, scope: !287, inlinedAt: !288)
!295 = !DILocation(line: 39, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "put_bytes", scope: !1, file: !1, line: 37, type: !9, scopeLine: 38, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!297 = distinct !DILocation(line: 154, scope: !222)
!298 = !DILocation(line: 40, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 32, scope: !45, inlinedAt: !300)
!300 = distinct !DILocation(line: 40, scope: !296, inlinedAt: !297)
!301 = !DILocation(line: 33, scope: !45, inlinedAt: !300)
!302 = !DILocation(line: 34, scope: !45, inlinedAt: !300)
!303 = distinct !{!303, !295, !298, !39, !40}
!304 = !DILocation(line: 45, scope: !287, inlinedAt: !305)
!305 = distinct !DILocation(line: 155, scope: !222)
!306 = !DILocation(line: 32, scope: !45, inlinedAt: !307)
!307 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !305)
!308 = !DILocation(line: 33, scope: !45, inlinedAt: !307)
!309 = !DILocation(line: 34, scope: !45, inlinedAt: !307)
!310 = distinct !{!310, !304, !311, !39, !40}
!311 = !DILocation(line: 46, scope: !287, inlinedAt: !305)
!312 = !DILocation(line: 39, scope: !296, inlinedAt: !313)
!313 = distinct !DILocation(line: 156, scope: !222)
!314 = !DILocation(line: 40, scope: !296, inlinedAt: !313)
!315 = !DILocation(line: 32, scope: !45, inlinedAt: !316)
!316 = distinct !DILocation(line: 40, scope: !296, inlinedAt: !313)
!317 = !DILocation(line: 33, scope: !45, inlinedAt: !316)
!318 = !DILocation(line: 34, scope: !45, inlinedAt: !316)
!319 = distinct !{!319, !312, !314, !39, !40}
!320 = !DILocation(line: 157, scope: !222)
!321 = !DILocation(line: 45, scope: !287, inlinedAt: !322)
!322 = distinct !DILocation(line: 158, scope: !222)
!323 = !DILocation(line: 32, scope: !45, inlinedAt: !324)
!324 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !322)
!325 = !DILocation(line: 33, scope: !45, inlinedAt: !324)
!326 = !DILocation(line: 34, scope: !45, inlinedAt: !324)
!327 = distinct !{!327, !321, !328, !39, !40}
!328 = !DILocation(line: 46, scope: !287, inlinedAt: !322)
!329 = !DILocation(line: 159, scope: !222)
!330 = distinct !DISubprogram(name: "put_text", scope: !1, file: !1, line: 176, type: !9, scopeLine: 177, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = !DILocation(line: 178, scope: !330)
!332 = !DILocation(line: 179, scope: !330)
!333 = !DILocation(line: 45, scope: !287, inlinedAt: !334)
!334 = distinct !DILocation(line: 180, scope: !330)
!335 = !DILocation(line: 32, scope: !45, inlinedAt: !336)
!336 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !334)
!337 = !DILocation(line: 33, scope: !45, inlinedAt: !336)
!338 = !DILocation(line: 34, scope: !45, inlinedAt: !336)
!339 = distinct !{!339, !333, !340, !39, !40}
!340 = !DILocation(line: 46, scope: !287, inlinedAt: !334)
!341 = !DILocation(line: 39, scope: !296, inlinedAt: !342)
!342 = distinct !DILocation(line: 181, scope: !330)
!343 = !DILocation(line: 40, scope: !296, inlinedAt: !342)
!344 = !DILocation(line: 32, scope: !45, inlinedAt: !345)
!345 = distinct !DILocation(line: 40, scope: !296, inlinedAt: !342)
!346 = !DILocation(line: 33, scope: !45, inlinedAt: !345)
!347 = !DILocation(line: 34, scope: !45, inlinedAt: !345)
!348 = distinct !{!348, !341, !343, !39, !40}
!349 = !DILocation(line: 182, scope: !330)
!350 = !DILocation(line: 45, scope: !287, inlinedAt: !351)
!351 = distinct !DILocation(line: 183, scope: !330)
!352 = !DILocation(line: 32, scope: !45, inlinedAt: !353)
!353 = distinct !DILocation(line: 46, scope: !287, inlinedAt: !351)
!354 = !DILocation(line: 33, scope: !45, inlinedAt: !353)
!355 = !DILocation(line: 34, scope: !45, inlinedAt: !353)
!356 = distinct !{!356, !350, !357, !39, !40}
!357 = !DILocation(line: 46, scope: !287, inlinedAt: !351)
!358 = !DILocation(line: 184, scope: !330)
!359 = distinct !DISubprogram(name: "text_length", scope: !1, file: !1, line: 187, type: !9, scopeLine: 188, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!360 = !DILocation(line: 189, scope: !359)
!361 = !DILocation(line: 192, scope: !359)
!362 = !DILocation(line: 96, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "read_string", scope: !148, file: !148, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!364 = distinct !DILocation(line: 190, scope: !359)
!365 = !DILocation(line: 88, scope: !276, inlinedAt: !366)
!366 = distinct !DILocation(line: 97, scope: !363, inlinedAt: !364)
!367 = !DILocation(line: 0, scope: !276, inlinedAt: !366)
!368 = !DILocation(line: 89, scope: !276, inlinedAt: !366)
!369 = distinct !{!369, !365, !368, !39, !40}
!370 = !DILocation(line: 193, scope: !359)
!371 = distinct !{!371, !361, !370, !39, !40}
!372 = !DILocation(line: 0, scope: !359)
!373 = !DILocation(line: 196, scope: !359)
