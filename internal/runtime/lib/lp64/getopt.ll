target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@position = internal unnamed_addr global i32 0, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 8

define dso_local i32 @getopt(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef readonly %2) local_unnamed_addr #0 !dbg !8 {
  %4 = load i32, i32* @optind, align 4, !dbg !11
  %5 = icmp eq i32 %4, 0, !dbg !11
  br i1 %5, label %6, label %7, !dbg !11

6:
  store i32 1, i32* @optind, align 4, !dbg !14
  store i32 0, i32* @position, align 4, !dbg !15
  br label %7, !dbg !16

7:
  %8 = load i8, i8* %2, align 1, !dbg !17
  %9 = icmp eq i8 %8, 43, !dbg !17
  %10 = icmp eq i8 %8, 45, !dbg !17
  %11 = or i1 %9, %10, !dbg !17
  %12 = zext i1 %11 to i64, !dbg !17
  %13 = getelementptr i8, i8* %2, i64 %12, !dbg !17
  %14 = load i32, i32* @position, align 4, !dbg !18
  %15 = icmp eq i32 %14, 0, !dbg !18
  br i1 %15, label %16, label %36, !dbg !18

16:
  %17 = load i32, i32* @optind, align 4, !dbg !19
  %18 = icmp slt i32 %17, %0, !dbg !19
  br i1 %18, label %19, label %96, !dbg !19

19:
  %20 = sext i32 %17 to i64, !dbg !19
  %21 = getelementptr i8*, i8** %1, i64 %20, !dbg !19
  %22 = load i8*, i8** %21, align 8, !dbg !19
  %23 = icmp eq i8* %22, null, !dbg !19
  br i1 %23, label %96, label %24, !dbg !19

24:
  %25 = load i8, i8* %22, align 1, !dbg !19
  %26 = icmp eq i8 %25, 45, !dbg !19
  br i1 %26, label %27, label %96, !dbg !19

27:
  %28 = getelementptr i8, i8* %22, i64 1, !dbg !19
  %29 = load i8, i8* %28, align 1, !dbg !19
  switch i8 %29, label %36 [
    i8 0, label %96
    i8 45, label %30
  ], !dbg !19

30:
  %31 = getelementptr i8, i8* %22, i64 2, !dbg !22
  %32 = load i8, i8* %31, align 1, !dbg !22
  %33 = icmp eq i8 %32, 0, !dbg !22
  br i1 %33, label %34, label %36, !dbg !22

34:
  %35 = add i32 %17, 1, !dbg !23
  store i32 %35, i32* @optind, align 4, !dbg !23
  br label %96, !dbg !18

36:
  %37 = load i32, i32* @optind, align 4, !dbg !24
  %38 = sext i32 %37 to i64, !dbg !24
  %39 = getelementptr i8*, i8** %1, i64 %38, !dbg !24
  %40 = load i8*, i8** %39, align 8, !dbg !24
  br i1 %15, label %41, label %42, !dbg !27

41:
  store i32 1, i32* @position, align 4, !dbg !28
  br label %42, !dbg !28

42:
  %43 = load i32, i32* @position, align 4, !dbg !29
  %44 = add i32 %43, 1, !dbg !29
  store i32 %44, i32* @position, align 4, !dbg !29
  %45 = sext i32 %43 to i64, !dbg !29
  %46 = getelementptr i8, i8* %40, i64 %45, !dbg !29
  %47 = load i8, i8* %46, align 1, !dbg !29
  %48 = sext i8 %47 to i32, !dbg !29
  %49 = sext i32 %44 to i64, !dbg !29
  %50 = getelementptr i8, i8* %40, i64 %49, !dbg !29
  %51 = load i8, i8* %50, align 1, !dbg !29
  %52 = icmp eq i8 %51, 0, !dbg !29
  %53 = load i8, i8* %13, align 1, !dbg !30
  %54 = icmp eq i8 %53, 0, !dbg !30
  br i1 %54, label %66, label %55, !dbg !30

55:
  %56 = icmp ne i8 %47, 58
  br label %57, !dbg !30

57:
  %58 = phi i8 [ %53, %55 ], [ %64, %62 ]
  %59 = phi i8* [ %13, %55 ], [ %63, %62 ]
  %60 = icmp eq i8 %58, %47, !dbg !33
  %61 = and i1 %56, %60, !dbg !33
  br i1 %61, label %66, label %62, !dbg !33

62:
  %63 = getelementptr i8, i8* %59, i64 1, !dbg !30
  %64 = load i8, i8* %63, align 1, !dbg !30
  %65 = icmp eq i8 %64, 0, !dbg !30
  br i1 %65, label %66, label %57, !dbg !30, !llvm.loop !34

66:
  %67 = phi i8* [ null, %42 ], [ %59, %57 ], [ null, %62 ], !dbg !38
  store i8* null, i8** @optarg, align 8, !dbg !39
  store i32 %48, i32* @optopt, align 4, !dbg !40
  %68 = icmp eq i8* %67, null, !dbg !41
  br i1 %68, label %90, label %69, !dbg !41

69:
  %70 = getelementptr i8, i8* %67, i64 1, !dbg !41
  %71 = load i8, i8* %70, align 1, !dbg !41
  %72 = icmp eq i8 %71, 58, !dbg !41
  br i1 %72, label %73, label %90, !dbg !41

73:
  br i1 %52, label %75, label %74, !dbg !42

74:
  store i8* %50, i8** @optarg, align 8, !dbg !43
  br label %90, !dbg !43

75:
  %76 = getelementptr i8, i8* %67, i64 2, !dbg !44
  %77 = load i8, i8* %76, align 1, !dbg !44
  %78 = icmp eq i8 %77, 58, !dbg !44
  br i1 %78, label %90, label %79, !dbg !44

79:
  %80 = add i32 %37, 1, !dbg !44
  %81 = icmp slt i32 %80, %0, !dbg !44
  br i1 %81, label %82, label %86, !dbg !44

82:
  store i32 %80, i32* @optind, align 4, !dbg !45
  %83 = sext i32 %80 to i64, !dbg !45
  %84 = getelementptr i8*, i8** %1, i64 %83, !dbg !45
  %85 = load i8*, i8** %84, align 8, !dbg !45
  store i8* %85, i8** @optarg, align 8, !dbg !45
  br label %90, !dbg !45

86:
  %87 = load i8, i8* %13, align 1, !dbg !46
  %88 = icmp eq i8 %87, 58, !dbg !46
  %89 = select i1 %88, i32 58, i32 63, !dbg !46
  br label %90, !dbg !49

90:
  %91 = phi i32 [ %48, %69 ], [ 63, %66 ], [ %48, %82 ], [ %89, %86 ], [ %48, %74 ], [ %48, %75 ]
  %92 = phi i1 [ %52, %69 ], [ %52, %66 ], [ true, %82 ], [ true, %86 ], [ true, %74 ], [ true, %75 ]
  br i1 %92, label %93, label %96, !dbg !50

93:
  %94 = load i32, i32* @optind, align 4, !dbg !51
  %95 = add i32 %94, 1, !dbg !51
  store i32 %95, i32* @optind, align 4, !dbg !51
  store i32 0, i32* @position, align 4, !dbg !52
  br label %96, !dbg !53

96:
  %97 = phi i32 [ %91, %90 ], [ %91, %93 ], [ -1, %34 ], [ -1, %16 ], [ -1, %19 ], [ -1, %24 ], [ -1, %27 ], !dbg !18
  ret i32 %97, !dbg !18
}

define dso_local i32 @__posix_getopt(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 !dbg !54 {
  %4 = call i32 @getopt(i32 noundef %0, i8** noundef %1, i8* noundef %2) #1, !dbg !55
  ret i32 %4, !dbg !55
}

define dso_local i32 @getopt_long(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef readonly %2, %struct.option* nocapture noundef readonly %3, i32* noundef %4) local_unnamed_addr #0 !dbg !56 {
  %6 = load i32, i32* @optind, align 4, !dbg !57
  %7 = icmp eq i32 %6, 0, !dbg !57
  br i1 %7, label %8, label %9, !dbg !57

8:
  store i32 1, i32* @optind, align 4, !dbg !59
  store i32 0, i32* @position, align 4, !dbg !60
  br label %9, !dbg !61

9:
  %10 = load i8, i8* %2, align 1, !dbg !62
  %11 = icmp eq i8 %10, 43, !dbg !62
  %12 = icmp eq i8 %10, 45, !dbg !62
  %13 = or i1 %11, %12, !dbg !62
  %14 = zext i1 %13 to i64, !dbg !62
  %15 = getelementptr i8, i8* %2, i64 %14, !dbg !62
  %16 = load i32, i32* @position, align 4, !dbg !63
  %17 = icmp eq i32 %16, 0, !dbg !63
  %18 = load i32, i32* @optind, align 4, !dbg !64
  br i1 %17, label %76, label %19, !dbg !63

19:
  %20 = sext i32 %18 to i64, !dbg !65
  %21 = getelementptr i8*, i8** %1, i64 %20, !dbg !65
  %22 = load i8*, i8** %21, align 8, !dbg !65
  %23 = load i32, i32* @position, align 4, !dbg !67
  %24 = add i32 %23, 1, !dbg !67
  store i32 %24, i32* @position, align 4, !dbg !67
  %25 = sext i32 %23 to i64, !dbg !67
  %26 = getelementptr i8, i8* %22, i64 %25, !dbg !67
  %27 = load i8, i8* %26, align 1, !dbg !67
  %28 = sext i8 %27 to i32, !dbg !67
  %29 = sext i32 %24 to i64, !dbg !67
  %30 = getelementptr i8, i8* %22, i64 %29, !dbg !67
  %31 = load i8, i8* %30, align 1, !dbg !67
  %32 = icmp eq i8 %31, 0, !dbg !67
  %33 = load i8, i8* %15, align 1, !dbg !68
  %34 = icmp eq i8 %33, 0, !dbg !68
  br i1 %34, label %46, label %35, !dbg !68

35:
  %36 = icmp ne i8 %27, 58
  br label %37, !dbg !68

37:
  %38 = phi i8 [ %33, %35 ], [ %44, %42 ]
  %39 = phi i8* [ %15, %35 ], [ %43, %42 ]
  %40 = icmp eq i8 %38, %27, !dbg !70
  %41 = and i1 %36, %40, !dbg !70
  br i1 %41, label %46, label %42, !dbg !70

42:
  %43 = getelementptr i8, i8* %39, i64 1, !dbg !68
  %44 = load i8, i8* %43, align 1, !dbg !68
  %45 = icmp eq i8 %44, 0, !dbg !68
  br i1 %45, label %46, label %37, !dbg !68, !llvm.loop !71

46:
  %47 = phi i8* [ null, %19 ], [ %39, %37 ], [ null, %42 ], !dbg !73
  store i8* null, i8** @optarg, align 8, !dbg !74
  store i32 %28, i32* @optopt, align 4, !dbg !75
  %48 = icmp eq i8* %47, null, !dbg !76
  br i1 %48, label %70, label %49, !dbg !76

49:
  %50 = getelementptr i8, i8* %47, i64 1, !dbg !76
  %51 = load i8, i8* %50, align 1, !dbg !76
  %52 = icmp eq i8 %51, 58, !dbg !76
  br i1 %52, label %53, label %70, !dbg !76

53:
  br i1 %32, label %55, label %54, !dbg !77

54:
  store i8* %30, i8** @optarg, align 8, !dbg !78
  br label %70, !dbg !78

55:
  %56 = getelementptr i8, i8* %47, i64 2, !dbg !79
  %57 = load i8, i8* %56, align 1, !dbg !79
  %58 = icmp eq i8 %57, 58, !dbg !79
  br i1 %58, label %70, label %59, !dbg !79

59:
  %60 = add i32 %18, 1, !dbg !79
  %61 = icmp slt i32 %60, %0, !dbg !79
  br i1 %61, label %62, label %66, !dbg !79

62:
  store i32 %60, i32* @optind, align 4, !dbg !80
  %63 = sext i32 %60 to i64, !dbg !80
  %64 = getelementptr i8*, i8** %1, i64 %63, !dbg !80
  %65 = load i8*, i8** %64, align 8, !dbg !80
  store i8* %65, i8** @optarg, align 8, !dbg !80
  br label %70, !dbg !80

66:
  %67 = load i8, i8* %15, align 1, !dbg !81
  %68 = icmp eq i8 %67, 58, !dbg !81
  %69 = select i1 %68, i32 58, i32 63, !dbg !81
  br label %70, !dbg !83

70:
  %71 = phi i32 [ %28, %49 ], [ 63, %46 ], [ %28, %62 ], [ %69, %66 ], [ %28, %54 ], [ %28, %55 ]
  %72 = phi i1 [ %32, %49 ], [ %32, %46 ], [ true, %62 ], [ true, %66 ], [ true, %54 ], [ true, %55 ]
  br i1 %72, label %73, label %156, !dbg !84

73:
  %74 = load i32, i32* @optind, align 4, !dbg !85
  %75 = add i32 %74, 1, !dbg !85
  store i32 %75, i32* @optind, align 4, !dbg !85
  store i32 0, i32* @position, align 4, !dbg !86
  br label %156, !dbg !87

76:
  %77 = icmp slt i32 %18, %0, !dbg !88
  br i1 %77, label %78, label %156, !dbg !88

78:
  %79 = sext i32 %18 to i64, !dbg !88
  %80 = getelementptr i8*, i8** %1, i64 %79, !dbg !88
  %81 = load i8*, i8** %80, align 8, !dbg !88
  %82 = icmp eq i8* %81, null, !dbg !88
  br i1 %82, label %156, label %83, !dbg !88

83:
  %84 = load i8, i8* %81, align 1, !dbg !88
  %85 = icmp eq i8 %84, 45, !dbg !88
  br i1 %85, label %86, label %156, !dbg !88

86:
  %87 = getelementptr i8, i8* %81, i64 1, !dbg !88
  %88 = load i8, i8* %87, align 1, !dbg !88
  switch i8 %88, label %95 [
    i8 0, label %156
    i8 45, label %89
  ], !dbg !88

89:
  %90 = getelementptr i8, i8* %81, i64 2, !dbg !90
  %91 = load i8, i8* %90, align 1, !dbg !90
  %92 = icmp eq i8 %91, 0, !dbg !90
  br i1 %92, label %93, label %95, !dbg !90

93:
  %94 = add i32 %18, 1, !dbg !91
  store i32 %94, i32* @optind, align 4, !dbg !91
  br label %156, !dbg !92

95:
  %96 = load i32, i32* @optind, align 4, !dbg !93
  %97 = sext i32 %96 to i64, !dbg !93
  %98 = getelementptr i8*, i8** %1, i64 %97, !dbg !93
  %99 = load i8*, i8** %98, align 8, !dbg !93
  %100 = getelementptr i8, i8* %99, i64 1, !dbg !93
  %101 = load i8, i8* %100, align 1, !dbg !93
  %102 = icmp eq i8 %101, 45, !dbg !93
  br i1 %102, label %103, label %106, !dbg !93

103:
  %104 = getelementptr i8, i8* %99, i64 2, !dbg !94
  %105 = call fastcc i32 @long_option(i32 noundef %0, i8** noundef %1, i8* noundef %15, %struct.option* noundef %3, i8* noundef %104, i32* noundef %4) #2, !dbg !94
  br label %156, !dbg !94

106:
  store i32 2, i32* @position, align 4, !dbg !95
  %107 = getelementptr i8, i8* %99, i64 1, !dbg !95
  %108 = load i8, i8* %107, align 1, !dbg !95
  %109 = sext i8 %108 to i32, !dbg !95
  %110 = getelementptr i8, i8* %99, i64 2, !dbg !95
  %111 = load i8, i8* %110, align 1, !dbg !95
  %112 = icmp eq i8 %111, 0, !dbg !95
  %113 = load i8, i8* %15, align 1, !dbg !97
  %114 = icmp eq i8 %113, 0, !dbg !97
  br i1 %114, label %126, label %115, !dbg !97

115:
  %116 = icmp ne i8 %108, 58
  br label %117, !dbg !97

117:
  %118 = phi i8 [ %113, %115 ], [ %124, %122 ]
  %119 = phi i8* [ %15, %115 ], [ %123, %122 ]
  %120 = icmp eq i8 %118, %108, !dbg !99
  %121 = and i1 %116, %120, !dbg !99
  br i1 %121, label %126, label %122, !dbg !99

122:
  %123 = getelementptr i8, i8* %119, i64 1, !dbg !97
  %124 = load i8, i8* %123, align 1, !dbg !97
  %125 = icmp eq i8 %124, 0, !dbg !97
  br i1 %125, label %126, label %117, !dbg !97, !llvm.loop !100

126:
  %127 = phi i8* [ null, %106 ], [ %119, %117 ], [ null, %122 ], !dbg !102
  store i8* null, i8** @optarg, align 8, !dbg !103
  store i32 %109, i32* @optopt, align 4, !dbg !104
  %128 = icmp eq i8* %127, null, !dbg !105
  br i1 %128, label %150, label %129, !dbg !105

129:
  %130 = getelementptr i8, i8* %127, i64 1, !dbg !105
  %131 = load i8, i8* %130, align 1, !dbg !105
  %132 = icmp eq i8 %131, 58, !dbg !105
  br i1 %132, label %133, label %150, !dbg !105

133:
  br i1 %112, label %135, label %134, !dbg !106

134:
  store i8* %110, i8** @optarg, align 8, !dbg !107
  br label %150, !dbg !107

135:
  %136 = getelementptr i8, i8* %127, i64 2, !dbg !108
  %137 = load i8, i8* %136, align 1, !dbg !108
  %138 = icmp eq i8 %137, 58, !dbg !108
  br i1 %138, label %150, label %139, !dbg !108

139:
  %140 = add i32 %96, 1, !dbg !108
  %141 = icmp slt i32 %140, %0, !dbg !108
  br i1 %141, label %142, label %146, !dbg !108

142:
  store i32 %140, i32* @optind, align 4, !dbg !109
  %143 = sext i32 %140 to i64, !dbg !109
  %144 = getelementptr i8*, i8** %1, i64 %143, !dbg !109
  %145 = load i8*, i8** %144, align 8, !dbg !109
  store i8* %145, i8** @optarg, align 8, !dbg !109
  br label %150, !dbg !109

146:
  %147 = load i8, i8* %15, align 1, !dbg !110
  %148 = icmp eq i8 %147, 58, !dbg !110
  %149 = select i1 %148, i32 58, i32 63, !dbg !110
  br label %150, !dbg !112

150:
  %151 = phi i32 [ %109, %129 ], [ 63, %126 ], [ %109, %142 ], [ %149, %146 ], [ %109, %134 ], [ %109, %135 ]
  %152 = phi i1 [ %112, %129 ], [ %112, %126 ], [ true, %142 ], [ true, %146 ], [ true, %134 ], [ true, %135 ]
  br i1 %152, label %153, label %156, !dbg !113

153:
  %154 = load i32, i32* @optind, align 4, !dbg !114
  %155 = add i32 %154, 1, !dbg !114
  store i32 %155, i32* @optind, align 4, !dbg !114
  store i32 0, i32* @position, align 4, !dbg !115
  br label %156, !dbg !116

156:
  %157 = phi i32 [ %105, %103 ], [ %71, %70 ], [ %71, %73 ], [ %151, %150 ], [ %151, %153 ], [ -1, %93 ], [ -1, %76 ], [ -1, %78 ], [ -1, %83 ], [ -1, %86 ], !dbg !64
  ret i32 %157, !dbg !117
}

define internal fastcc i32 @long_option(i32 noundef %0, i8** nocapture noundef readonly %1, i8* nocapture noundef readonly %2, %struct.option* nocapture noundef readonly %3, i8* noundef %4, i32* noundef writeonly %5) unnamed_addr #0 !dbg !118 {
  br label %7, !dbg !119

7:
  %8 = phi i64 [ 0, %6 ], [ %12, %11 ], !dbg !120
  %9 = getelementptr i8, i8* %4, i64 %8, !dbg !119
  %10 = load i8, i8* %9, align 1, !dbg !119
  switch i8 %10, label %11 [
    i8 0, label %13
    i8 61, label %13
  ], !dbg !119

11:
  %12 = add i64 %8, 1, !dbg !121
  br label %7, !dbg !119, !llvm.loop !122

13:
  %14 = getelementptr i8, i8* %4, i64 %8, !dbg !119
  store i8* null, i8** @optarg, align 8, !dbg !123
  %15 = load i32, i32* @optind, align 4, !dbg !124
  %16 = add i32 %15, 1, !dbg !124
  store i32 %16, i32* @optind, align 4, !dbg !124
  %17 = getelementptr %struct.option, %struct.option* %3, i64 0, i32 0, !dbg !125
  %18 = load i8*, i8** %17, align 8, !dbg !125
  %19 = icmp eq i8* %18, null, !dbg !125
  br i1 %19, label %96, label %20, !dbg !125

20:
  %21 = icmp eq i64 %8, 0
  br label %22, !dbg !125

22:
  %23 = phi i8* [ %18, %20 ], [ %94, %89 ]
  %24 = phi i64 [ 0, %20 ], [ %92, %89 ]
  br i1 %21, label %37, label %25, !dbg !126

25:
  %26 = phi i64 [ %35, %34 ], [ 0, %22 ]
  %27 = getelementptr i8, i8* %4, i64 %26, !dbg !126
  %28 = load i8, i8* %27, align 1, !dbg !126
  %29 = getelementptr i8, i8* %23, i64 %26, !dbg !126
  %30 = load i8, i8* %29, align 1, !dbg !126
  %31 = icmp ne i8 %28, %30, !dbg !126
  %32 = icmp eq i8 %28, 0, !dbg !126
  %33 = or i1 %32, %31, !dbg !126
  br i1 %33, label %37, label %34, !dbg !126

34:
  %35 = add nuw i64 %26, 1, !dbg !129
  %36 = icmp eq i64 %35, %8, !dbg !126
  br i1 %36, label %37, label %25, !dbg !126, !llvm.loop !130

37:
  %38 = phi i64 [ 0, %22 ], [ %26, %25 ], [ %8, %34 ], !dbg !131
  %39 = icmp eq i64 %38, %8, !dbg !132
  br i1 %39, label %40, label %45, !dbg !132

40:
  %41 = getelementptr i8, i8* %23, i64 %8, !dbg !132
  %42 = load i8, i8* %41, align 1, !dbg !132
  %43 = icmp eq i8 %42, 0, !dbg !132
  %44 = zext i1 %43 to i32
  br label %45

45:
  %46 = phi i32 [ 0, %37 ], [ %44, %40 ]
  %47 = icmp eq i32 %46, 0, !dbg !133
  br i1 %47, label %89, label %48, !dbg !133

48:
  %49 = trunc i64 %24 to i32
  %50 = icmp eq i32* %5, null, !dbg !134
  br i1 %50, label %52, label %51, !dbg !134

51:
  store i32 %49, i32* %5, align 4, !dbg !135
  br label %52, !dbg !135

52:
  %53 = load i8, i8* %14, align 1, !dbg !136
  %54 = icmp eq i8 %53, 0, !dbg !136
  br i1 %54, label %62, label %55, !dbg !136

55:
  %56 = getelementptr %struct.option, %struct.option* %3, i64 %24, i32 1, !dbg !136
  %57 = load i32, i32* %56, align 8, !dbg !136
  %58 = icmp eq i32 %57, 0, !dbg !136
  br i1 %58, label %96, label %59, !dbg !136

59:
  br i1 %54, label %62, label %60, !dbg !137

60:
  %61 = getelementptr i8, i8* %14, i64 1, !dbg !138
  br label %80, !dbg !138

62:
  %63 = getelementptr %struct.option, %struct.option* %3, i64 %24, i32 1, !dbg !139
  %64 = load i32, i32* %63, align 8, !dbg !139
  %65 = icmp ne i32 %64, 1, !dbg !139
  %66 = load i32, i32* @optind, align 4, !dbg !139
  %67 = icmp slt i32 %66, %0, !dbg !139
  %68 = select i1 %65, i1 true, i1 %67, !dbg !139
  br i1 %68, label %73, label %69, !dbg !139

69:
  %70 = load i8, i8* %2, align 1, !dbg !140
  %71 = icmp eq i8 %70, 58, !dbg !140
  %72 = select i1 %71, i32 58, i32 63, !dbg !140
  br label %96, !dbg !142

73:
  %74 = icmp eq i32 %64, 1, !dbg !143
  br i1 %74, label %75, label %82, !dbg !143

75:
  %76 = add i32 %66, 1, !dbg !144
  store i32 %76, i32* @optind, align 4, !dbg !144
  %77 = sext i32 %66 to i64, !dbg !144
  %78 = getelementptr i8*, i8** %1, i64 %77, !dbg !144
  %79 = load i8*, i8** %78, align 8, !dbg !144
  br label %80, !dbg !144

80:
  %81 = phi i8* [ %79, %75 ], [ %61, %60 ]
  store i8* %81, i8** @optarg, align 8, !dbg !120
  br label %82, !dbg !145

82:
  %83 = getelementptr %struct.option, %struct.option* %3, i64 %24, i32 2, !dbg !145
  %84 = load i32*, i32** %83, align 8, !dbg !145
  %85 = icmp eq i32* %84, null, !dbg !145
  %86 = getelementptr %struct.option, %struct.option* %3, i64 %24, i32 3, !dbg !120
  %87 = load i32, i32* %86, align 8, !dbg !120
  br i1 %85, label %96, label %88, !dbg !145

88:
  store i32 %87, i32* %84, align 4, !dbg !146
  br label %96, !dbg !147

89:
  %90 = shl nsw i64 %24, 32, !dbg !125
  %91 = add i64 %90, 4294967296, !dbg !125
  %92 = ashr exact i64 %91, 32, !dbg !125
  %93 = getelementptr %struct.option, %struct.option* %3, i64 %92, i32 0, !dbg !125
  %94 = load i8*, i8** %93, align 8, !dbg !125
  %95 = icmp eq i8* %94, null, !dbg !125
  br i1 %95, label %96, label %22, !dbg !125, !llvm.loop !148

96:
  %97 = phi i32 [ 0, %88 ], [ %72, %69 ], [ 63, %55 ], [ undef, %13 ], [ %87, %82 ], [ undef, %89 ]
  %98 = phi i1 [ false, %88 ], [ false, %69 ], [ false, %55 ], [ true, %13 ], [ false, %82 ], [ true, %89 ]
  br i1 %98, label %99, label %100

99:
  store i32 0, i32* @optopt, align 4, !dbg !150
  br label %100, !dbg !151

100:
  %101 = phi i32 [ 63, %99 ], [ %97, %96 ], !dbg !120
  ret i32 %101, !dbg !152
}

define dso_local i32 @getopt_long_only(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef %2, %struct.option* nocapture noundef readonly %3, i32* noundef %4) local_unnamed_addr #0 !dbg !153 {
  %6 = load i32, i32* @optind, align 4, !dbg !154
  %7 = icmp eq i32 %6, 0, !dbg !154
  br i1 %7, label %8, label %9, !dbg !154

8:
  store i32 1, i32* @optind, align 4, !dbg !156
  store i32 0, i32* @position, align 4, !dbg !157
  br label %9, !dbg !158

9:
  %10 = load i32, i32* @position, align 4, !dbg !159
  %11 = icmp eq i32 %10, 0, !dbg !159
  br i1 %11, label %12, label %43, !dbg !159

12:
  %13 = load i32, i32* @optind, align 4, !dbg !160
  %14 = icmp slt i32 %13, %0, !dbg !160
  br i1 %14, label %15, label %43, !dbg !160

15:
  %16 = sext i32 %13 to i64, !dbg !160
  %17 = getelementptr i8*, i8** %1, i64 %16, !dbg !160
  %18 = load i8*, i8** %17, align 8, !dbg !160
  %19 = icmp eq i8* %18, null, !dbg !160
  br i1 %19, label %43, label %20, !dbg !160

20:
  %21 = load i8, i8* %18, align 1, !dbg !160
  %22 = icmp eq i8 %21, 45, !dbg !160
  br i1 %22, label %23, label %43, !dbg !160

23:
  %24 = getelementptr i8, i8* %18, i64 1, !dbg !160
  %25 = load i8, i8* %24, align 1, !dbg !160
  switch i8 %25, label %32 [
    i8 0, label %43
    i8 45, label %26
  ], !dbg !160

26:
  %27 = getelementptr i8, i8* %18, i64 2, !dbg !162
  %28 = load i8, i8* %27, align 1, !dbg !162
  %29 = icmp eq i8 %28, 0, !dbg !162
  br i1 %29, label %30, label %32, !dbg !162

30:
  %31 = add i32 %13, 1, !dbg !163
  store i32 %31, i32* @optind, align 4, !dbg !163
  br label %43, !dbg !159

32:
  %33 = load i32, i32* @optind, align 4, !dbg !164
  %34 = sext i32 %33 to i64, !dbg !164
  %35 = getelementptr i8*, i8** %1, i64 %34, !dbg !164
  %36 = load i8*, i8** %35, align 8, !dbg !164
  %37 = getelementptr i8, i8* %36, i64 1, !dbg !164
  %38 = load i8, i8* %37, align 1, !dbg !164
  %39 = icmp eq i8 %38, 45, !dbg !164
  %40 = select i1 %39, i64 2, i64 1, !dbg !164
  %41 = getelementptr i8, i8* %36, i64 %40, !dbg !164
  %42 = call fastcc i32 @long_option(i32 noundef %0, i8** noundef %1, i8* noundef %2, %struct.option* noundef %3, i8* noundef %41, i32* noundef %4) #2, !dbg !164
  br label %45, !dbg !164

43:
  %44 = call i32 @getopt(i32 noundef %0, i8** noundef %1, i8* noundef %2) #1, !dbg !165
  br label %45, !dbg !165

45:
  %46 = phi i32 [ %44, %43 ], [ %42, %32 ], !dbg !166
  ret i32 %46, !dbg !167
}

attributes #0 = { nofree norecurse nosync nounwind null_pointer_is_valid }
attributes #1 = { nobuiltin nounwind }
attributes #2 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/getopt.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "getopt", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 69, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "restart", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 77, scope: !8)
!14 = !DILocation(line: 70, scope: !12, inlinedAt: !13)
!15 = !DILocation(line: 71, scope: !12, inlinedAt: !13)
!16 = !DILocation(line: 72, scope: !12, inlinedAt: !13)
!17 = !DILocation(line: 78, scope: !8)
!18 = !DILocation(line: 79, scope: !8)
!19 = !DILocation(line: 58, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "is_option", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!21 = distinct !DILocation(line: 79, scope: !8)
!22 = !DILocation(line: 60, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 61, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 33, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "short_option", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = distinct !DILocation(line: 79, scope: !8)
!27 = !DILocation(line: 34, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 35, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 36, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 22, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!32 = distinct !DILocation(line: 37, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 23, scope: !31, inlinedAt: !32)
!34 = distinct !{!34, !30, !35, !36, !37}
!35 = !DILocation(line: 24, scope: !31, inlinedAt: !32)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 0, scope: !31, inlinedAt: !32)
!39 = !DILocation(line: 38, scope: !25, inlinedAt: !26)
!40 = !DILocation(line: 39, scope: !25, inlinedAt: !26)
!41 = !DILocation(line: 40, scope: !25, inlinedAt: !26)
!42 = !DILocation(line: 41, scope: !25, inlinedAt: !26)
!43 = !DILocation(line: 42, scope: !25, inlinedAt: !26)
!44 = !DILocation(line: 43, scope: !25, inlinedAt: !26)
!45 = !DILocation(line: 44, scope: !25, inlinedAt: !26)
!46 = !DILocation(line: 29, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "missing", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!48 = distinct !DILocation(line: 46, scope: !25, inlinedAt: !26)
!49 = !DILocation(line: 46, scope: !25, inlinedAt: !26)
!50 = !DILocation(line: 49, scope: !25, inlinedAt: !26)
!51 = !DILocation(line: 50, scope: !25, inlinedAt: !26)
!52 = !DILocation(line: 51, scope: !25, inlinedAt: !26)
!53 = !DILocation(line: 52, scope: !25, inlinedAt: !26)
!54 = distinct !DISubprogram(name: "__posix_getopt", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 82, scope: !54)
!56 = distinct !DISubprogram(name: "getopt_long", scope: !1, file: !1, line: 113, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 69, scope: !12, inlinedAt: !58)
!58 = distinct !DILocation(line: 115, scope: !56)
!59 = !DILocation(line: 70, scope: !12, inlinedAt: !58)
!60 = !DILocation(line: 71, scope: !12, inlinedAt: !58)
!61 = !DILocation(line: 72, scope: !12, inlinedAt: !58)
!62 = !DILocation(line: 116, scope: !56)
!63 = !DILocation(line: 117, scope: !56)
!64 = !DILocation(line: 0, scope: !56)
!65 = !DILocation(line: 33, scope: !25, inlinedAt: !66)
!66 = distinct !DILocation(line: 118, scope: !56)
!67 = !DILocation(line: 36, scope: !25, inlinedAt: !66)
!68 = !DILocation(line: 22, scope: !31, inlinedAt: !69)
!69 = distinct !DILocation(line: 37, scope: !25, inlinedAt: !66)
!70 = !DILocation(line: 23, scope: !31, inlinedAt: !69)
!71 = distinct !{!71, !68, !72, !36, !37}
!72 = !DILocation(line: 24, scope: !31, inlinedAt: !69)
!73 = !DILocation(line: 0, scope: !31, inlinedAt: !69)
!74 = !DILocation(line: 38, scope: !25, inlinedAt: !66)
!75 = !DILocation(line: 39, scope: !25, inlinedAt: !66)
!76 = !DILocation(line: 40, scope: !25, inlinedAt: !66)
!77 = !DILocation(line: 41, scope: !25, inlinedAt: !66)
!78 = !DILocation(line: 42, scope: !25, inlinedAt: !66)
!79 = !DILocation(line: 43, scope: !25, inlinedAt: !66)
!80 = !DILocation(line: 44, scope: !25, inlinedAt: !66)
!81 = !DILocation(line: 29, scope: !47, inlinedAt: !82)
!82 = distinct !DILocation(line: 46, scope: !25, inlinedAt: !66)
!83 = !DILocation(line: 46, scope: !25, inlinedAt: !66)
!84 = !DILocation(line: 49, scope: !25, inlinedAt: !66)
!85 = !DILocation(line: 50, scope: !25, inlinedAt: !66)
!86 = !DILocation(line: 51, scope: !25, inlinedAt: !66)
!87 = !DILocation(line: 52, scope: !25, inlinedAt: !66)
!88 = !DILocation(line: 58, scope: !20, inlinedAt: !89)
!89 = distinct !DILocation(line: 119, scope: !56)
!90 = !DILocation(line: 60, scope: !20, inlinedAt: !89)
!91 = !DILocation(line: 61, scope: !20, inlinedAt: !89)
!92 = !DILocation(line: 119, scope: !56)
!93 = !DILocation(line: 121, scope: !56)
!94 = !DILocation(line: 122, scope: !56)
!95 = !DILocation(line: 36, scope: !25, inlinedAt: !96)
!96 = distinct !DILocation(line: 123, scope: !56)
!97 = !DILocation(line: 22, scope: !31, inlinedAt: !98)
!98 = distinct !DILocation(line: 37, scope: !25, inlinedAt: !96)
!99 = !DILocation(line: 23, scope: !31, inlinedAt: !98)
!100 = distinct !{!100, !97, !101, !36, !37}
!101 = !DILocation(line: 24, scope: !31, inlinedAt: !98)
!102 = !DILocation(line: 0, scope: !31, inlinedAt: !98)
!103 = !DILocation(line: 38, scope: !25, inlinedAt: !96)
!104 = !DILocation(line: 39, scope: !25, inlinedAt: !96)
!105 = !DILocation(line: 40, scope: !25, inlinedAt: !96)
!106 = !DILocation(line: 41, scope: !25, inlinedAt: !96)
!107 = !DILocation(line: 42, scope: !25, inlinedAt: !96)
!108 = !DILocation(line: 43, scope: !25, inlinedAt: !96)
!109 = !DILocation(line: 44, scope: !25, inlinedAt: !96)
!110 = !DILocation(line: 29, scope: !47, inlinedAt: !111)
!111 = distinct !DILocation(line: 46, scope: !25, inlinedAt: !96)
!112 = !DILocation(line: 46, scope: !25, inlinedAt: !96)
!113 = !DILocation(line: 49, scope: !25, inlinedAt: !96)
!114 = !DILocation(line: 50, scope: !25, inlinedAt: !96)
!115 = !DILocation(line: 51, scope: !25, inlinedAt: !96)
!116 = !DILocation(line: 52, scope: !25, inlinedAt: !96)
!117 = !DILocation(line: 124, scope: !56)
!118 = distinct !DISubprogram(name: "long_option", scope: !1, file: !1, line: 84, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 87, scope: !118)
!120 = !DILocation(line: 0, scope: !118)
!121 = !DILocation(line: 88, scope: !118)
!122 = distinct !{!122, !119, !121, !36, !37}
!123 = !DILocation(line: 89, scope: !118)
!124 = !DILocation(line: 90, scope: !118)
!125 = !DILocation(line: 91, scope: !118)
!126 = !DILocation(line: 15, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 12, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!128 = distinct !DILocation(line: 92, scope: !118)
!129 = !DILocation(line: 16, scope: !127, inlinedAt: !128)
!130 = distinct !{!130, !126, !129, !36, !37}
!131 = !DILocation(line: 0, scope: !127, inlinedAt: !128)
!132 = !DILocation(line: 17, scope: !127, inlinedAt: !128)
!133 = !DILocation(line: 92, scope: !118)
!134 = !DILocation(line: 94, scope: !118)
!135 = !DILocation(line: 95, scope: !118)
!136 = !DILocation(line: 96, scope: !118)
!137 = !DILocation(line: 98, scope: !118)
!138 = !DILocation(line: 99, scope: !118)
!139 = !DILocation(line: 100, scope: !118)
!140 = !DILocation(line: 29, scope: !47, inlinedAt: !141)
!141 = distinct !DILocation(line: 101, scope: !118)
!142 = !DILocation(line: 101, scope: !118)
!143 = !DILocation(line: 102, scope: !118)
!144 = !DILocation(line: 103, scope: !118)
!145 = !DILocation(line: 104, scope: !118)
!146 = !DILocation(line: 106, scope: !118)
!147 = !DILocation(line: 107, scope: !118)
!148 = distinct !{!148, !125, !149, !36, !37}
!149 = !DILocation(line: 108, scope: !118)
!150 = !DILocation(line: 109, scope: !118)
!151 = !DILocation(line: 110, scope: !118)
!152 = !DILocation(line: 111, scope: !118)
!153 = distinct !DISubprogram(name: "getopt_long_only", scope: !1, file: !1, line: 126, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 69, scope: !12, inlinedAt: !155)
!155 = distinct !DILocation(line: 128, scope: !153)
!156 = !DILocation(line: 70, scope: !12, inlinedAt: !155)
!157 = !DILocation(line: 71, scope: !12, inlinedAt: !155)
!158 = !DILocation(line: 72, scope: !12, inlinedAt: !155)
!159 = !DILocation(line: 129, scope: !153)
!160 = !DILocation(line: 58, scope: !20, inlinedAt: !161)
!161 = distinct !DILocation(line: 129, scope: !153)
!162 = !DILocation(line: 60, scope: !20, inlinedAt: !161)
!163 = !DILocation(line: 61, scope: !20, inlinedAt: !161)
!164 = !DILocation(line: 131, scope: !153)
!165 = !DILocation(line: 130, scope: !153)
!166 = !DILocation(line: 0, scope: !153)
!167 = !DILocation(line: 132, scope: !153)
