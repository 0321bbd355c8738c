target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@position = internal unnamed_addr global i32 0, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 4

define dso_local i32 @getopt(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef readonly %2) local_unnamed_addr #0 !dbg !9 {
  %4 = load i32, i32* @optind, align 4, !dbg !12
  %5 = icmp eq i32 %4, 0, !dbg !12
  br i1 %5, label %6, label %7, !dbg !12

6:
  store i32 1, i32* @optind, align 4, !dbg !15
  store i32 0, i32* @position, align 4, !dbg !16
  br label %7, !dbg !17

7:
  %8 = load i8, i8* %2, align 1, !dbg !18
  %9 = icmp eq i8 %8, 43, !dbg !18
  %10 = icmp eq i8 %8, 45, !dbg !18
  %11 = or i1 %9, %10, !dbg !18
  %12 = zext i1 %11 to i32, !dbg !18
  %13 = getelementptr i8, i8* %2, i32 %12, !dbg !18
  %14 = load i32, i32* @position, align 4, !dbg !19
  %15 = icmp eq i32 %14, 0, !dbg !19
  br i1 %15, label %16, label %35, !dbg !19

16:
  %17 = load i32, i32* @optind, align 4, !dbg !20
  %18 = icmp slt i32 %17, %0, !dbg !20
  br i1 %18, label %19, label %91, !dbg !20

19:
  %20 = getelementptr i8*, i8** %1, i32 %17, !dbg !20
  %21 = load i8*, i8** %20, align 4, !dbg !20
  %22 = icmp eq i8* %21, null, !dbg !20
  br i1 %22, label %91, label %23, !dbg !20

23:
  %24 = load i8, i8* %21, align 1, !dbg !20
  %25 = icmp eq i8 %24, 45, !dbg !20
  br i1 %25, label %26, label %91, !dbg !20

26:
  %27 = getelementptr i8, i8* %21, i32 1, !dbg !20
  %28 = load i8, i8* %27, align 1, !dbg !20
  switch i8 %28, label %35 [
    i8 0, label %91
    i8 45, label %29
  ], !dbg !20

29:
  %30 = getelementptr i8, i8* %21, i32 2, !dbg !23
  %31 = load i8, i8* %30, align 1, !dbg !23
  %32 = icmp eq i8 %31, 0, !dbg !23
  br i1 %32, label %33, label %35, !dbg !23

33:
  %34 = add i32 %17, 1, !dbg !24
  store i32 %34, i32* @optind, align 4, !dbg !24
  br label %91, !dbg !19

35:
  %36 = load i32, i32* @optind, align 4, !dbg !25
  %37 = getelementptr i8*, i8** %1, i32 %36, !dbg !25
  %38 = load i8*, i8** %37, align 4, !dbg !25
  br i1 %15, label %39, label %40, !dbg !28

39:
  store i32 1, i32* @position, align 4, !dbg !29
  br label %40, !dbg !29

40:
  %41 = load i32, i32* @position, align 4, !dbg !30
  %42 = add i32 %41, 1, !dbg !30
  store i32 %42, i32* @position, align 4, !dbg !30
  %43 = getelementptr i8, i8* %38, i32 %41, !dbg !30
  %44 = load i8, i8* %43, align 1, !dbg !30
  %45 = sext i8 %44 to i32, !dbg !30
  %46 = getelementptr i8, i8* %38, i32 %42, !dbg !30
  %47 = load i8, i8* %46, align 1, !dbg !30
  %48 = icmp eq i8 %47, 0, !dbg !30
  %49 = load i8, i8* %13, align 1, !dbg !31
  %50 = icmp eq i8 %49, 0, !dbg !31
  br i1 %50, label %62, label %51, !dbg !31

51:
  %52 = icmp ne i8 %44, 58
  br label %53, !dbg !31

53:
  %54 = phi i8 [ %49, %51 ], [ %60, %58 ]
  %55 = phi i8* [ %13, %51 ], [ %59, %58 ]
  %56 = icmp eq i8 %54, %44, !dbg !34
  %57 = and i1 %52, %56, !dbg !34
  br i1 %57, label %62, label %58, !dbg !34

58:
  %59 = getelementptr i8, i8* %55, i32 1, !dbg !31
  %60 = load i8, i8* %59, align 1, !dbg !31
  %61 = icmp eq i8 %60, 0, !dbg !31
  br i1 %61, label %62, label %53, !dbg !31, !llvm.loop !35

62:
  %63 = phi i8* [ null, %40 ], [ %55, %53 ], [ null, %58 ], !dbg !39
  store i8* null, i8** @optarg, align 4, !dbg !40
  store i32 %45, i32* @optopt, align 4, !dbg !41
  %64 = icmp eq i8* %63, null, !dbg !42
  br i1 %64, label %85, label %65, !dbg !42

65:
  %66 = getelementptr i8, i8* %63, i32 1, !dbg !42
  %67 = load i8, i8* %66, align 1, !dbg !42
  %68 = icmp eq i8 %67, 58, !dbg !42
  br i1 %68, label %69, label %85, !dbg !42

69:
  br i1 %48, label %71, label %70, !dbg !43

70:
  store i8* %46, i8** @optarg, align 4, !dbg !44
  br label %85, !dbg !44

71:
  %72 = getelementptr i8, i8* %63, i32 2, !dbg !45
  %73 = load i8, i8* %72, align 1, !dbg !45
  %74 = icmp eq i8 %73, 58, !dbg !45
  br i1 %74, label %85, label %75, !dbg !45

75:
  %76 = add i32 %36, 1, !dbg !45
  %77 = icmp slt i32 %76, %0, !dbg !45
  br i1 %77, label %78, label %81, !dbg !45

78:
  store i32 %76, i32* @optind, align 4, !dbg !46
  %79 = getelementptr i8*, i8** %1, i32 %76, !dbg !46
  %80 = load i8*, i8** %79, align 4, !dbg !46
  store i8* %80, i8** @optarg, align 4, !dbg !46
  br label %85, !dbg !46

81:
  %82 = load i8, i8* %13, align 1, !dbg !47
  %83 = icmp eq i8 %82, 58, !dbg !47
  %84 = select i1 %83, i32 58, i32 63, !dbg !47
  br label %85, !dbg !50

85:
  %86 = phi i32 [ %45, %65 ], [ 63, %62 ], [ %45, %78 ], [ %84, %81 ], [ %45, %70 ], [ %45, %71 ]
  %87 = phi i1 [ %48, %65 ], [ %48, %62 ], [ true, %78 ], [ true, %81 ], [ true, %70 ], [ true, %71 ]
  br i1 %87, label %88, label %91, !dbg !51

88:
  %89 = load i32, i32* @optind, align 4, !dbg !52
  %90 = add i32 %89, 1, !dbg !52
  store i32 %90, i32* @optind, align 4, !dbg !52
  store i32 0, i32* @position, align 4, !dbg !53
  br label %91, !dbg !54

91:
  %92 = phi i32 [ %86, %85 ], [ %86, %88 ], [ -1, %33 ], [ -1, %16 ], [ -1, %19 ], [ -1, %23 ], [ -1, %26 ], !dbg !19
  ret i32 %92, !dbg !19
}

define dso_local i32 @__posix_getopt(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 !dbg !55 {
  %4 = call i32 @getopt(i32 noundef %0, i8** noundef %1, i8* noundef %2) #1, !dbg !56
  ret i32 %4, !dbg !56
}

define dso_local i32 @getopt_long(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef readonly %2, %struct.option* nocapture noundef readonly %3, i32* noundef %4) local_unnamed_addr #0 !dbg !57 {
  %6 = load i32, i32* @optind, align 4, !dbg !58
  %7 = icmp eq i32 %6, 0, !dbg !58
  br i1 %7, label %8, label %9, !dbg !58

8:
  store i32 1, i32* @optind, align 4, !dbg !60
  store i32 0, i32* @position, align 4, !dbg !61
  br label %9, !dbg !62

9:
  %10 = load i8, i8* %2, align 1, !dbg !63
  %11 = icmp eq i8 %10, 43, !dbg !63
  %12 = icmp eq i8 %10, 45, !dbg !63
  %13 = or i1 %11, %12, !dbg !63
  %14 = zext i1 %13 to i32, !dbg !63
  %15 = getelementptr i8, i8* %2, i32 %14, !dbg !63
  %16 = load i32, i32* @position, align 4, !dbg !64
  %17 = icmp eq i32 %16, 0, !dbg !64
  %18 = load i32, i32* @optind, align 4, !dbg !65
  br i1 %17, label %72, label %19, !dbg !64

19:
  %20 = getelementptr i8*, i8** %1, i32 %18, !dbg !66
  %21 = load i8*, i8** %20, align 4, !dbg !66
  %22 = load i32, i32* @position, align 4, !dbg !68
  %23 = add i32 %22, 1, !dbg !68
  store i32 %23, i32* @position, align 4, !dbg !68
  %24 = getelementptr i8, i8* %21, i32 %22, !dbg !68
  %25 = load i8, i8* %24, align 1, !dbg !68
  %26 = sext i8 %25 to i32, !dbg !68
  %27 = getelementptr i8, i8* %21, i32 %23, !dbg !68
  %28 = load i8, i8* %27, align 1, !dbg !68
  %29 = icmp eq i8 %28, 0, !dbg !68
  %30 = load i8, i8* %15, align 1, !dbg !69
  %31 = icmp eq i8 %30, 0, !dbg !69
  br i1 %31, label %43, label %32, !dbg !69

32:
  %33 = icmp ne i8 %25, 58
  br label %34, !dbg !69

34:
  %35 = phi i8 [ %30, %32 ], [ %41, %39 ]
  %36 = phi i8* [ %15, %32 ], [ %40, %39 ]
  %37 = icmp eq i8 %35, %25, !dbg !71
  %38 = and i1 %33, %37, !dbg !71
  br i1 %38, label %43, label %39, !dbg !71

39:
  %40 = getelementptr i8, i8* %36, i32 1, !dbg !69
  %41 = load i8, i8* %40, align 1, !dbg !69
  %42 = icmp eq i8 %41, 0, !dbg !69
  br i1 %42, label %43, label %34, !dbg !69, !llvm.loop !72

43:
  %44 = phi i8* [ null, %19 ], [ %36, %34 ], [ null, %39 ], !dbg !74
  store i8* null, i8** @optarg, align 4, !dbg !75
  store i32 %26, i32* @optopt, align 4, !dbg !76
  %45 = icmp eq i8* %44, null, !dbg !77
  br i1 %45, label %66, label %46, !dbg !77

46:
  %47 = getelementptr i8, i8* %44, i32 1, !dbg !77
  %48 = load i8, i8* %47, align 1, !dbg !77
  %49 = icmp eq i8 %48, 58, !dbg !77
  br i1 %49, label %50, label %66, !dbg !77

50:
  br i1 %29, label %52, label %51, !dbg !78

51:
  store i8* %27, i8** @optarg, align 4, !dbg !79
  br label %66, !dbg !79

52:
  %53 = getelementptr i8, i8* %44, i32 2, !dbg !80
  %54 = load i8, i8* %53, align 1, !dbg !80
  %55 = icmp eq i8 %54, 58, !dbg !80
  br i1 %55, label %66, label %56, !dbg !80

56:
  %57 = add i32 %18, 1, !dbg !80
  %58 = icmp slt i32 %57, %0, !dbg !80
  br i1 %58, label %59, label %62, !dbg !80

59:
  store i32 %57, i32* @optind, align 4, !dbg !81
  %60 = getelementptr i8*, i8** %1, i32 %57, !dbg !81
  %61 = load i8*, i8** %60, align 4, !dbg !81
  store i8* %61, i8** @optarg, align 4, !dbg !81
  br label %66, !dbg !81

62:
  %63 = load i8, i8* %15, align 1, !dbg !82
  %64 = icmp eq i8 %63, 58, !dbg !82
  %65 = select i1 %64, i32 58, i32 63, !dbg !82
  br label %66, !dbg !84

66:
  %67 = phi i32 [ %26, %46 ], [ 63, %43 ], [ %26, %59 ], [ %65, %62 ], [ %26, %51 ], [ %26, %52 ]
  %68 = phi i1 [ %29, %46 ], [ %29, %43 ], [ true, %59 ], [ true, %62 ], [ true, %51 ], [ true, %52 ]
  br i1 %68, label %69, label %149, !dbg !85

69:
  %70 = load i32, i32* @optind, align 4, !dbg !86
  %71 = add i32 %70, 1, !dbg !86
  store i32 %71, i32* @optind, align 4, !dbg !86
  store i32 0, i32* @position, align 4, !dbg !87
  br label %149, !dbg !88

72:
  %73 = icmp slt i32 %18, %0, !dbg !89
  br i1 %73, label %74, label %149, !dbg !89

74:
  %75 = getelementptr i8*, i8** %1, i32 %18, !dbg !89
  %76 = load i8*, i8** %75, align 4, !dbg !89
  %77 = icmp eq i8* %76, null, !dbg !89
  br i1 %77, label %149, label %78, !dbg !89

78:
  %79 = load i8, i8* %76, align 1, !dbg !89
  %80 = icmp eq i8 %79, 45, !dbg !89
  br i1 %80, label %81, label %149, !dbg !89

81:
  %82 = getelementptr i8, i8* %76, i32 1, !dbg !89
  %83 = load i8, i8* %82, align 1, !dbg !89
  switch i8 %83, label %90 [
    i8 0, label %149
    i8 45, label %84
  ], !dbg !89

84:
  %85 = getelementptr i8, i8* %76, i32 2, !dbg !91
  %86 = load i8, i8* %85, align 1, !dbg !91
  %87 = icmp eq i8 %86, 0, !dbg !91
  br i1 %87, label %88, label %90, !dbg !91

88:
  %89 = add i32 %18, 1, !dbg !92
  store i32 %89, i32* @optind, align 4, !dbg !92
  br label %149, !dbg !93

90:
  %91 = load i32, i32* @optind, align 4, !dbg !94
  %92 = getelementptr i8*, i8** %1, i32 %91, !dbg !94
  %93 = load i8*, i8** %92, align 4, !dbg !94
  %94 = getelementptr i8, i8* %93, i32 1, !dbg !94
  %95 = load i8, i8* %94, align 1, !dbg !94
  %96 = icmp eq i8 %95, 45, !dbg !94
  br i1 %96, label %97, label %100, !dbg !94

97:
  %98 = getelementptr i8, i8* %93, i32 2, !dbg !95
  %99 = call fastcc i32 @long_option(i32 noundef %0, i8** noundef %1, i8* noundef %15, %struct.option* noundef %3, i8* noundef %98, i32* noundef %4) #2, !dbg !95
  br label %149, !dbg !95

100:
  store i32 2, i32* @position, align 4, !dbg !96
  %101 = getelementptr i8, i8* %93, i32 1, !dbg !96
  %102 = load i8, i8* %101, align 1, !dbg !96
  %103 = sext i8 %102 to i32, !dbg !96
  %104 = getelementptr i8, i8* %93, i32 2, !dbg !96
  %105 = load i8, i8* %104, align 1, !dbg !96
  %106 = icmp eq i8 %105, 0, !dbg !96
  %107 = load i8, i8* %15, align 1, !dbg !98
  %108 = icmp eq i8 %107, 0, !dbg !98
  br i1 %108, label %120, label %109, !dbg !98

109:
  %110 = icmp ne i8 %102, 58
  br label %111, !dbg !98

111:
  %112 = phi i8 [ %107, %109 ], [ %118, %116 ]
  %113 = phi i8* [ %15, %109 ], [ %117, %116 ]
  %114 = icmp eq i8 %112, %102, !dbg !100
  %115 = and i1 %110, %114, !dbg !100
  br i1 %115, label %120, label %116, !dbg !100

116:
  %117 = getelementptr i8, i8* %113, i32 1, !dbg !98
  %118 = load i8, i8* %117, align 1, !dbg !98
  %119 = icmp eq i8 %118, 0, !dbg !98
  br i1 %119, label %120, label %111, !dbg !98, !llvm.loop !101

120:
  %121 = phi i8* [ null, %100 ], [ %113, %111 ], [ null, %116 ], !dbg !103
  store i8* null, i8** @optarg, align 4, !dbg !104
  store i32 %103, i32* @optopt, align 4, !dbg !105
  %122 = icmp eq i8* %121, null, !dbg !106
  br i1 %122, label %143, label %123, !dbg !106

123:
  %124 = getelementptr i8, i8* %121, i32 1, !dbg !106
  %125 = load i8, i8* %124, align 1, !dbg !106
  %126 = icmp eq i8 %125, 58, !dbg !106
  br i1 %126, label %127, label %143, !dbg !106

127:
  br i1 %106, label %129, label %128, !dbg !107

128:
  store i8* %104, i8** @optarg, align 4, !dbg !108
  br label %143, !dbg !108

129:
  %130 = getelementptr i8, i8* %121, i32 2, !dbg !109
  %131 = load i8, i8* %130, align 1, !dbg !109
  %132 = icmp eq i8 %131, 58, !dbg !109
  br i1 %132, label %143, label %133, !dbg !109

133:
  %134 = add i32 %91, 1, !dbg !109
  %135 = icmp slt i32 %134, %0, !dbg !109
  br i1 %135, label %136, label %139, !dbg !109

136:
  store i32 %134, i32* @optind, align 4, !dbg !110
  %137 = getelementptr i8*, i8** %1, i32 %134, !dbg !110
  %138 = load i8*, i8** %137, align 4, !dbg !110
  store i8* %138, i8** @optarg, align 4, !dbg !110
  br label %143, !dbg !110

139:
  %140 = load i8, i8* %15, align 1, !dbg !111
  %141 = icmp eq i8 %140, 58, !dbg !111
  %142 = select i1 %141, i32 58, i32 63, !dbg !111
  br label %143, !dbg !113

143:
  %144 = phi i32 [ %103, %123 ], [ 63, %120 ], [ %103, %136 ], [ %142, %139 ], [ %103, %128 ], [ %103, %129 ]
  %145 = phi i1 [ %106, %123 ], [ %106, %120 ], [ true, %136 ], [ true, %139 ], [ true, %128 ], [ true, %129 ]
  br i1 %145, label %146, label %149, !dbg !114

146:
  %147 = load i32, i32* @optind, align 4, !dbg !115
  %148 = add i32 %147, 1, !dbg !115
  store i32 %148, i32* @optind, align 4, !dbg !115
  store i32 0, i32* @position, align 4, !dbg !116
  br label %149, !dbg !117

149:
  %150 = phi i32 [ %99, %97 ], [ %67, %66 ], [ %67, %69 ], [ %144, %143 ], [ %144, %146 ], [ -1, %88 ], [ -1, %72 ], [ -1, %74 ], [ -1, %78 ], [ -1, %81 ], !dbg !65
  ret i32 %150, !dbg !118
}

define internal fastcc i32 @long_option(i32 noundef %0, i8** nocapture noundef readonly %1, i8* nocapture noundef readonly %2, %struct.option* nocapture noundef readonly %3, i8* noundef %4, i32* noundef writeonly %5) unnamed_addr #0 !dbg !119 {
  br label %7, !dbg !120

7:
  %8 = phi i32 [ 0, %6 ], [ %12, %11 ], !dbg !121
  %9 = getelementptr i8, i8* %4, i32 %8, !dbg !120
  %10 = load i8, i8* %9, align 1, !dbg !120
  switch i8 %10, label %11 [
    i8 0, label %13
    i8 61, label %13
  ], !dbg !120

11:
  %12 = add i32 %8, 1, !dbg !122
  br label %7, !dbg !120, !llvm.loop !123

13:
  %14 = getelementptr i8, i8* %4, i32 %8, !dbg !120
  store i8* null, i8** @optarg, align 4, !dbg !124
  %15 = load i32, i32* @optind, align 4, !dbg !125
  %16 = add i32 %15, 1, !dbg !125
  store i32 %16, i32* @optind, align 4, !dbg !125
  %17 = getelementptr %struct.option, %struct.option* %3, i32 0, i32 0, !dbg !126
  %18 = load i8*, i8** %17, align 4, !dbg !126
  %19 = icmp eq i8* %18, null, !dbg !126
  br i1 %19, label %92, label %20, !dbg !126

20:
  %21 = icmp eq i32 %8, 0
  br label %22, !dbg !126

22:
  %23 = phi i8* [ %18, %20 ], [ %90, %87 ]
  %24 = phi i32 [ 0, %20 ], [ %88, %87 ]
  br i1 %21, label %37, label %25, !dbg !127

25:
  %26 = phi i32 [ %35, %34 ], [ 0, %22 ]
  %27 = getelementptr i8, i8* %4, i32 %26, !dbg !127
  %28 = load i8, i8* %27, align 1, !dbg !127
  %29 = getelementptr i8, i8* %23, i32 %26, !dbg !127
  %30 = load i8, i8* %29, align 1, !dbg !127
  %31 = icmp ne i8 %28, %30, !dbg !127
  %32 = icmp eq i8 %28, 0, !dbg !127
  %33 = or i1 %32, %31, !dbg !127
  br i1 %33, label %37, label %34, !dbg !127

34:
  %35 = add nuw i32 %26, 1, !dbg !130
  %36 = icmp eq i32 %35, %8, !dbg !127
  br i1 %36, label %37, label %25, !dbg !127, !llvm.loop !131

37:
  %38 = phi i32 [ 0, %22 ], [ %26, %25 ], [ %8, %34 ], !dbg !132
  %39 = icmp eq i32 %38, %8, !dbg !133
  br i1 %39, label %40, label %45, !dbg !133

40:
  %41 = getelementptr i8, i8* %23, i32 %8, !dbg !133
  %42 = load i8, i8* %41, align 1, !dbg !133
  %43 = icmp eq i8 %42, 0, !dbg !133
  %44 = zext i1 %43 to i32
  br label %45

45:
  %46 = phi i32 [ 0, %37 ], [ %44, %40 ]
  %47 = icmp eq i32 %46, 0, !dbg !134
  br i1 %47, label %87, label %48, !dbg !134

48:
  %49 = icmp eq i32* %5, null, !dbg !135
  br i1 %49, label %51, label %50, !dbg !135

50:
  store i32 %24, i32* %5, align 4, !dbg !136
  br label %51, !dbg !136

51:
  %52 = load i8, i8* %14, align 1, !dbg !137
  %53 = icmp eq i8 %52, 0, !dbg !137
  br i1 %53, label %61, label %54, !dbg !137

54:
  %55 = getelementptr %struct.option, %struct.option* %3, i32 %24, i32 1, !dbg !137
  %56 = load i32, i32* %55, align 4, !dbg !137
  %57 = icmp eq i32 %56, 0, !dbg !137
  br i1 %57, label %92, label %58, !dbg !137

58:
  br i1 %53, label %61, label %59, !dbg !138

59:
  %60 = getelementptr i8, i8* %14, i32 1, !dbg !139
  br label %78, !dbg !139

61:
  %62 = getelementptr %struct.option, %struct.option* %3, i32 %24, i32 1, !dbg !140
  %63 = load i32, i32* %62, align 4, !dbg !140
  %64 = icmp ne i32 %63, 1, !dbg !140
  %65 = load i32, i32* @optind, align 4, !dbg !140
  %66 = icmp slt i32 %65, %0, !dbg !140
  %67 = select i1 %64, i1 true, i1 %66, !dbg !140
  br i1 %67, label %72, label %68, !dbg !140

68:
  %69 = load i8, i8* %2, align 1, !dbg !141
  %70 = icmp eq i8 %69, 58, !dbg !141
  %71 = select i1 %70, i32 58, i32 63, !dbg !141
  br label %92, !dbg !143

72:
  %73 = icmp eq i32 %63, 1, !dbg !144
  br i1 %73, label %74, label %80, !dbg !144

74:
  %75 = add i32 %65, 1, !dbg !145
  store i32 %75, i32* @optind, align 4, !dbg !145
  %76 = getelementptr i8*, i8** %1, i32 %65, !dbg !145
  %77 = load i8*, i8** %76, align 4, !dbg !145
  br label %78, !dbg !145

78:
  %79 = phi i8* [ %77, %74 ], [ %60, %59 ]
  store i8* %79, i8** @optarg, align 4, !dbg !121
  br label %80, !dbg !146

80:
  %81 = getelementptr %struct.option, %struct.option* %3, i32 %24, i32 2, !dbg !146
  %82 = load i32*, i32** %81, align 4, !dbg !146
  %83 = icmp eq i32* %82, null, !dbg !146
  %84 = getelementptr %struct.option, %struct.option* %3, i32 %24, i32 3, !dbg !121
  %85 = load i32, i32* %84, align 4, !dbg !121
  br i1 %83, label %92, label %86, !dbg !146

86:
  store i32 %85, i32* %82, align 4, !dbg !147
  br label %92, !dbg !148

87:
  %88 = add i32 %24, 1, !dbg !126
  %89 = getelementptr %struct.option, %struct.option* %3, i32 %88, i32 0, !dbg !126
  %90 = load i8*, i8** %89, align 4, !dbg !126
  %91 = icmp eq i8* %90, null, !dbg !126
  br i1 %91, label %92, label %22, !dbg !126, !llvm.loop !149

92:
  %93 = phi i32 [ 0, %86 ], [ %71, %68 ], [ 63, %54 ], [ undef, %13 ], [ %85, %80 ], [ undef, %87 ]
  %94 = phi i1 [ false, %86 ], [ false, %68 ], [ false, %54 ], [ true, %13 ], [ false, %80 ], [ true, %87 ]
  br i1 %94, label %95, label %96

95:
  store i32 0, i32* @optopt, align 4, !dbg !151
  br label %96, !dbg !152

96:
  %97 = phi i32 [ 63, %95 ], [ %93, %92 ], !dbg !121
  ret i32 %97, !dbg !153
}

define dso_local i32 @getopt_long_only(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef %2, %struct.option* nocapture noundef readonly %3, i32* noundef %4) local_unnamed_addr #0 !dbg !154 {
  %6 = load i32, i32* @optind, align 4, !dbg !155
  %7 = icmp eq i32 %6, 0, !dbg !155
  br i1 %7, label %8, label %9, !dbg !155

8:
  store i32 1, i32* @optind, align 4, !dbg !157
  store i32 0, i32* @position, align 4, !dbg !158
  br label %9, !dbg !159

9:
  %10 = load i32, i32* @position, align 4, !dbg !160
  %11 = icmp eq i32 %10, 0, !dbg !160
  br i1 %11, label %12, label %41, !dbg !160

12:
  %13 = load i32, i32* @optind, align 4, !dbg !161
  %14 = icmp slt i32 %13, %0, !dbg !161
  br i1 %14, label %15, label %41, !dbg !161

15:
  %16 = getelementptr i8*, i8** %1, i32 %13, !dbg !161
  %17 = load i8*, i8** %16, align 4, !dbg !161
  %18 = icmp eq i8* %17, null, !dbg !161
  br i1 %18, label %41, label %19, !dbg !161

19:
  %20 = load i8, i8* %17, align 1, !dbg !161
  %21 = icmp eq i8 %20, 45, !dbg !161
  br i1 %21, label %22, label %41, !dbg !161

22:
  %23 = getelementptr i8, i8* %17, i32 1, !dbg !161
  %24 = load i8, i8* %23, align 1, !dbg !161
  switch i8 %24, label %31 [
    i8 0, label %41
    i8 45, label %25
  ], !dbg !161

25:
  %26 = getelementptr i8, i8* %17, i32 2, !dbg !163
  %27 = load i8, i8* %26, align 1, !dbg !163
  %28 = icmp eq i8 %27, 0, !dbg !163
  br i1 %28, label %29, label %31, !dbg !163

29:
  %30 = add i32 %13, 1, !dbg !164
  store i32 %30, i32* @optind, align 4, !dbg !164
  br label %41, !dbg !160

31:
  %32 = load i32, i32* @optind, align 4, !dbg !165
  %33 = getelementptr i8*, i8** %1, i32 %32, !dbg !165
  %34 = load i8*, i8** %33, align 4, !dbg !165
  %35 = getelementptr i8, i8* %34, i32 1, !dbg !165
  %36 = load i8, i8* %35, align 1, !dbg !165
  %37 = icmp eq i8 %36, 45, !dbg !165
  %38 = select i1 %37, i32 2, i32 1, !dbg !165
  %39 = getelementptr i8, i8* %34, i32 %38, !dbg !165
  %40 = call fastcc i32 @long_option(i32 noundef %0, i8** noundef %1, i8* noundef %2, %struct.option* noundef %3, i8* noundef %39, i32* noundef %4) #2, !dbg !165
  br label %43, !dbg !165

41:
  %42 = call i32 @getopt(i32 noundef %0, i8** noundef %1, i8* noundef %2) #1, !dbg !166
  br label %43, !dbg !166

43:
  %44 = phi i32 [ %42, %41 ], [ %40, %31 ], !dbg !167
  ret i32 %44, !dbg !168
}

attributes #0 = { nofree norecurse nosync nounwind null_pointer_is_valid }
attributes #1 = { nobuiltin nounwind }
attributes #2 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/getopt.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "getopt", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 69, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "restart", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 77, scope: !9)
!15 = !DILocation(line: 70, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 71, scope: !13, inlinedAt: !14)
!17 = !DILocation(line: 72, scope: !13, inlinedAt: !14)
!18 = !DILocation(line: 78, scope: !9)
!19 = !DILocation(line: 79, scope: !9)
!20 = !DILocation(line: 58, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "is_option", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 79, scope: !9)
!23 = !DILocation(line: 60, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 61, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 33, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "short_option", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!27 = distinct !DILocation(line: 79, scope: !9)
!28 = !DILocation(line: 34, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 35, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 36, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 22, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!33 = distinct !DILocation(line: 37, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 23, scope: !32, inlinedAt: !33)
!35 = distinct !{!35, !31, !36, !37, !38}
!36 = !DILocation(line: 24, scope: !32, inlinedAt: !33)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 0, scope: !32, inlinedAt: !33)
!40 = !DILocation(line: 38, scope: !26, inlinedAt: !27)
!41 = !DILocation(line: 39, scope: !26, inlinedAt: !27)
!42 = !DILocation(line: 40, scope: !26, inlinedAt: !27)
!43 = !DILocation(line: 41, scope: !26, inlinedAt: !27)
!44 = !DILocation(line: 42, scope: !26, inlinedAt: !27)
!45 = !DILocation(line: 43, scope: !26, inlinedAt: !27)
!46 = !DILocation(line: 44, scope: !26, inlinedAt: !27)
!47 = !DILocation(line: 29, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "missing", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!49 = distinct !DILocation(line: 46, scope: !26, inlinedAt: !27)
!50 = !DILocation(line: 46, scope: !26, inlinedAt: !27)
!51 = !DILocation(line: 49, scope: !26, inlinedAt: !27)
!52 = !DILocation(line: 50, scope: !26, inlinedAt: !27)
!53 = !DILocation(line: 51, scope: !26, inlinedAt: !27)
!54 = !DILocation(line: 52, scope: !26, inlinedAt: !27)
!55 = distinct !DISubprogram(name: "__posix_getopt", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 82, scope: !55)
!57 = distinct !DISubprogram(name: "getopt_long", scope: !1, file: !1, line: 113, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 69, scope: !13, inlinedAt: !59)
!59 = distinct !DILocation(line: 115, scope: !57)
!60 = !DILocation(line: 70, scope: !13, inlinedAt: !59)
!61 = !DILocation(line: 71, scope: !13, inlinedAt: !59)
!62 = !DILocation(line: 72, scope: !13, inlinedAt: !59)
!63 = !DILocation(line: 116, scope: !57)
!64 = !DILocation(line: 117, scope: !57)
!65 = !DILocation(line: 0, scope: !57)
!66 = !DILocation(line: 33, scope: !26, inlinedAt: !67)
!67 = distinct !DILocation(line: 118, scope: !57)
!68 = !DILocation(line: 36, scope: !26, inlinedAt: !67)
!69 = !DILocation(line: 22, scope: !32, inlinedAt: !70)
!70 = distinct !DILocation(line: 37, scope: !26, inlinedAt: !67)
!71 = !DILocation(line: 23, scope: !32, inlinedAt: !70)
!72 = distinct !{!72, !69, !73, !37, !38}
!73 = !DILocation(line: 24, scope: !32, inlinedAt: !70)
!74 = !DILocation(line: 0, scope: !32, inlinedAt: !70)
!75 = !DILocation(line: 38, scope: !26, inlinedAt: !67)
!76 = !DILocation(line: 39, scope: !26, inlinedAt: !67)
!77 = !DILocation(line: 40, scope: !26, inlinedAt: !67)
!78 = !DILocation(line: 41, scope: !26, inlinedAt: !67)
!79 = !DILocation(line: 42, scope: !26, inlinedAt: !67)
!80 = !DILocation(line: 43, scope: !26, inlinedAt: !67)
!81 = !DILocation(line: 44, scope: !26, inlinedAt: !67)
!82 = !DILocation(line: 29, scope: !48, inlinedAt: !83)
!83 = distinct !DILocation(line: 46, scope: !26, inlinedAt: !67)
!84 = !DILocation(line: 46, scope: !26, inlinedAt: !67)
!85 = !DILocation(line: 49, scope: !26, inlinedAt: !67)
!86 = !DILocation(line: 50, scope: !26, inlinedAt: !67)
!87 = !DILocation(line: 51, scope: !26, inlinedAt: !67)
!88 = !DILocation(line: 52, scope: !26, inlinedAt: !67)
!89 = !DILocation(line: 58, scope: !21, inlinedAt: !90)
!90 = distinct !DILocation(line: 119, scope: !57)
!91 = !DILocation(line: 60, scope: !21, inlinedAt: !90)
!92 = !DILocation(line: 61, scope: !21, inlinedAt: !90)
!93 = !DILocation(line: 119, scope: !57)
!94 = !DILocation(line: 121, scope: !57)
!95 = !DILocation(line: 122, scope: !57)
!96 = !DILocation(line: 36, scope: !26, inlinedAt: !97)
!97 = distinct !DILocation(line: 123, scope: !57)
!98 = !DILocation(line: 22, scope: !32, inlinedAt: !99)
!99 = distinct !DILocation(line: 37, scope: !26, inlinedAt: !97)
!100 = !DILocation(line: 23, scope: !32, inlinedAt: !99)
!101 = distinct !{!101, !98, !102, !37, !38}
!102 = !DILocation(line: 24, scope: !32, inlinedAt: !99)
!103 = !DILocation(line: 0, scope: !32, inlinedAt: !99)
!104 = !DILocation(line: 38, scope: !26, inlinedAt: !97)
!105 = !DILocation(line: 39, scope: !26, inlinedAt: !97)
!106 = !DILocation(line: 40, scope: !26, inlinedAt: !97)
!107 = !DILocation(line: 41, scope: !26, inlinedAt: !97)
!108 = !DILocation(line: 42, scope: !26, inlinedAt: !97)
!109 = !DILocation(line: 43, scope: !26, inlinedAt: !97)
!110 = !DILocation(line: 44, scope: !26, inlinedAt: !97)
!111 = !DILocation(line: 29, scope: !48, inlinedAt: !112)
!112 = distinct !DILocation(line: 46, scope: !26, inlinedAt: !97)
!113 = !DILocation(line: 46, scope: !26, inlinedAt: !97)
!114 = !DILocation(line: 49, scope: !26, inlinedAt: !97)
!115 = !DILocation(line: 50, scope: !26, inlinedAt: !97)
!116 = !DILocation(line: 51, scope: !26, inlinedAt: !97)
!117 = !DILocation(line: 52, scope: !26, inlinedAt: !97)
!118 = !DILocation(line: 124, scope: !57)
!119 = distinct !DISubprogram(name: "long_option", scope: !1, file: !1, line: 84, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 87, scope: !119)
!121 = !DILocation(line: 0, scope: !119)
!122 = !DILocation(line: 88, scope: !119)
!123 = distinct !{!123, !120, !122, !37, !38}
!124 = !DILocation(line: 89, scope: !119)
!125 = !DILocation(line: 90, scope: !119)
!126 = !DILocation(line: 91, scope: !119)
!127 = !DILocation(line: 15, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 12, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!129 = distinct !DILocation(line: 92, scope: !119)
!130 = !DILocation(line: 16, scope: !128, inlinedAt: !129)
!131 = distinct !{!131, !127, !130, !37, !38}
!132 = !DILocation(line: 0, scope: !128, inlinedAt: !129)
!133 = !DILocation(line: 17, scope: !128, inlinedAt: !129)
!134 = !DILocation(line: 92, scope: !119)
!135 = !DILocation(line: 94, scope: !119)
!136 = !DILocation(line: 95, scope: !119)
!137 = !DILocation(line: 96, scope: !119)
!138 = !DILocation(line: 98, scope: !119)
!139 = !DILocation(line: 99, scope: !119)
!140 = !DILocation(line: 100, scope: !119)
!141 = !DILocation(line: 29, scope: !48, inlinedAt: !142)
!142 = distinct !DILocation(line: 101, scope: !119)
!143 = !DILocation(line: 101, scope: !119)
!144 = !DILocation(line: 102, scope: !119)
!145 = !DILocation(line: 103, scope: !119)
!146 = !DILocation(line: 104, scope: !119)
!147 = !DILocation(line: 106, scope: !119)
!148 = !DILocation(line: 107, scope: !119)
!149 = distinct !{!149, !126, !150, !37, !38}
!150 = !DILocation(line: 108, scope: !119)
!151 = !DILocation(line: 109, scope: !119)
!152 = !DILocation(line: 110, scope: !119)
!153 = !DILocation(line: 111, scope: !119)
!154 = distinct !DISubprogram(name: "getopt_long_only", scope: !1, file: !1, line: 126, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 69, scope: !13, inlinedAt: !156)
!156 = distinct !DILocation(line: 128, scope: !154)
!157 = !DILocation(line: 70, scope: !13, inlinedAt: !156)
!158 = !DILocation(line: 71, scope: !13, inlinedAt: !156)
!159 = !DILocation(line: 72, scope: !13, inlinedAt: !156)
!160 = !DILocation(line: 129, scope: !154)
!161 = !DILocation(line: 58, scope: !21, inlinedAt: !162)
!162 = distinct !DILocation(line: 129, scope: !154)
!163 = !DILocation(line: 60, scope: !21, inlinedAt: !162)
!164 = !DILocation(line: 61, scope: !21, inlinedAt: !162)
!165 = !DILocation(line: 131, scope: !154)
!166 = !DILocation(line: 130, scope: !154)
!167 = !DILocation(line: 0, scope: !154)
!168 = !DILocation(line: 132, scope: !154)
