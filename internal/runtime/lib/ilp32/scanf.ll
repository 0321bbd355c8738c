target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.input = type { i8*, i8*, i32, i32, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.conversion = type { i32, i32, i32, i32, i8, i8*, i8*, i32 }
%struct.integer = type { i64, i32, i32, i8* }
%struct.arguments = type { i8* }

@.str = private unnamed_addr constant [9 x i8] c"scanf %n\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"scanf\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"stdio\00", align 1
@.str.3 = private unnamed_addr constant [72 x i8] c"text read by an unbounded scanf conversion is assumed to fit its object\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"conversions of scanf\00", align 1

define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !9 {
  %3 = alloca %struct.input, align 4
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !12
  call void @llvm.va_start(i8* nonnull %5), !dbg !12
  %6 = load i8*, i8** %4, align 4, !dbg !12
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !13
  %7 = bitcast %struct.input* %3 to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %7) #7, !dbg !16
  %8 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 0, !dbg !16
  store i8* %0, i8** %8, align 4, !dbg !16
  %9 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 1, !dbg !16
  store i8* %0, i8** %9, align 4, !dbg !16
  %10 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 2, !dbg !16
  store i32 0, i32* %10, align 4, !dbg !16
  %11 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 3, !dbg !16
  store i32 0, i32* %11, align 4, !dbg !16
  %12 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 4, !dbg !16
  store i32 0, i32* %12, align 4, !dbg !16
  %13 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %1, i8* noundef %6) #8, !dbg !17
  %14 = load i8*, i8** %9, align 4, !dbg !18
  %15 = ptrtoint i8* %14 to i32, !dbg !18
  %16 = ptrtoint i8* %0 to i32, !dbg !18
  %17 = sub i32 1, %16, !dbg !18
  %18 = add i32 %17, %15, !dbg !18
  call void @__midway_touched(i8* noundef %0, i32 noundef %18, i32 noundef 0) #8, !dbg !18
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %7) #7, !dbg !19
  call void @llvm.va_end(i8* %5), !dbg !12
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !12
  ret i32 %13, !dbg !12
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.va_end(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @fscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !20 {
  %3 = alloca %struct.conversion, align 4
  %4 = alloca %struct.input, align 4
  %5 = alloca i8*, align 4
  %6 = bitcast i8** %5 to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7, !dbg !21
  call void @llvm.va_start(i8* nonnull %6), !dbg !21
  %7 = load i8*, i8** %5, align 4, !dbg !21
  %8 = bitcast %struct.conversion* %3 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %8) #7, !dbg !22
  %9 = load i8, i8* %1, align 1, !dbg !27
  %10 = icmp eq i8 %9, 0, !dbg !27
  br i1 %10, label %38, label %11, !dbg !27

11:
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 4
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 0
  br label %14, !dbg !27

14:
  %15 = phi i8 [ %9, %11 ], [ %36, %33 ]
  %16 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %17 = phi i8* [ %1, %11 ], [ %34, %33 ]
  %18 = getelementptr i8, i8* %17, i32 1, !dbg !28
  %19 = icmp eq i8 %15, 37, !dbg !28
  br i1 %19, label %20, label %33, !dbg !28

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %3) #8, !dbg !29
  %22 = load i8, i8* %12, align 4, !dbg !30
  %23 = icmp ne i8 %22, 0, !dbg !30
  %24 = icmp ne i8 %22, 37, !dbg !30
  %25 = and i1 %23, %24, !dbg !30
  %26 = icmp ne i8 %22, 110, !dbg !30
  %27 = and i1 %26, %25, !dbg !30
  %28 = load i32, i32* %13, align 4, !dbg !30
  %29 = icmp eq i32 %28, 0, !dbg !30
  %30 = select i1 %27, i1 %29, i1 false, !dbg !30
  %31 = zext i1 %30 to i32, !dbg !30
  %32 = add i32 %16, %31, !dbg !30
  br label %33, !dbg !31

33:
  %34 = phi i8* [ %21, %20 ], [ %18, %14 ], !dbg !32
  %35 = phi i32 [ %32, %20 ], [ %16, %14 ], !dbg !32
  %36 = load i8, i8* %34, align 1, !dbg !27
  %37 = icmp eq i8 %36, 0, !dbg !27
  br i1 %37, label %38, label %14, !dbg !27, !llvm.loop !33

38:
  %39 = phi i32 [ 0, %2 ], [ %35, %33 ], !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %8) #7, !dbg !36
  %40 = add i32 %39, 2, !dbg !37
  %41 = call i32 @__midway_choose(i32 noundef %40, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !37
  %42 = add i32 %41, -1, !dbg !37
  %43 = icmp slt i32 %42, 0, !dbg !38
  br i1 %43, label %48, label %44, !dbg !38

44:
  %45 = bitcast %struct.input* %4 to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %45) #7, !dbg !39
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %45, i8 0, i64 20, i1 false) #7, !dbg !39
  %46 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !39
  store i32 %42, i32* %46, align 4, !dbg !39
  %47 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, i8* noundef %7) #8, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %45) #7, !dbg !41
  br label %48

48:
  %49 = phi i32 [ %47, %44 ], [ -1, %38 ], !dbg !42
  call void @llvm.va_end(i8* %6), !dbg !21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7, !dbg !21
  ret i32 %49, !dbg !21
}

define dso_local i32 @scanf(i8* noundef %0, ...) local_unnamed_addr #0 !dbg !43 {
  %2 = alloca %struct.conversion, align 4
  %3 = alloca %struct.input, align 4
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !44
  call void @llvm.va_start(i8* nonnull %5), !dbg !44
  %6 = load i8*, i8** %4, align 4, !dbg !44
  %7 = bitcast %struct.conversion* %2 to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #7, !dbg !45
  %8 = load i8, i8* %0, align 1, !dbg !48
  %9 = icmp eq i8 %8, 0, !dbg !48
  br i1 %9, label %37, label %10, !dbg !48

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i32 0, i32 4
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i32 0, i32 0
  br label %13, !dbg !48

13:
  %14 = phi i8 [ %8, %10 ], [ %35, %32 ]
  %15 = phi i32 [ 0, %10 ], [ %34, %32 ]
  %16 = phi i8* [ %0, %10 ], [ %33, %32 ]
  %17 = getelementptr i8, i8* %16, i32 1, !dbg !49
  %18 = icmp eq i8 %14, 37, !dbg !49
  br i1 %18, label %19, label %32, !dbg !49

19:
  %20 = call fastcc i8* @read_conversion(i8* noundef %17, %struct.conversion* noundef nonnull %2) #8, !dbg !50
  %21 = load i8, i8* %11, align 4, !dbg !51
  %22 = icmp ne i8 %21, 0, !dbg !51
  %23 = icmp ne i8 %21, 37, !dbg !51
  %24 = and i1 %22, %23, !dbg !51
  %25 = icmp ne i8 %21, 110, !dbg !51
  %26 = and i1 %25, %24, !dbg !51
  %27 = load i32, i32* %12, align 4, !dbg !51
  %28 = icmp eq i32 %27, 0, !dbg !51
  %29 = select i1 %26, i1 %28, i1 false, !dbg !51
  %30 = zext i1 %29 to i32, !dbg !51
  %31 = add i32 %15, %30, !dbg !51
  br label %32, !dbg !52

32:
  %33 = phi i8* [ %20, %19 ], [ %17, %13 ], !dbg !53
  %34 = phi i32 [ %31, %19 ], [ %15, %13 ], !dbg !53
  %35 = load i8, i8* %33, align 1, !dbg !48
  %36 = icmp eq i8 %35, 0, !dbg !48
  br i1 %36, label %37, label %13, !dbg !48, !llvm.loop !54

37:
  %38 = phi i32 [ 0, %1 ], [ %34, %32 ], !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #7, !dbg !55
  %39 = add i32 %38, 2, !dbg !56
  %40 = call i32 @__midway_choose(i32 noundef %39, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !56
  %41 = add i32 %40, -1, !dbg !56
  %42 = icmp slt i32 %41, 0, !dbg !57
  br i1 %42, label %47, label %43, !dbg !57

43:
  %44 = bitcast %struct.input* %3 to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %44) #7, !dbg !58
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %44, i8 0, i64 20, i1 false) #7, !dbg !58
  %45 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 4, !dbg !58
  store i32 %41, i32* %45, align 4, !dbg !58
  %46 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %0, i8* noundef %6) #8, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %44) #7, !dbg !60
  br label %47

47:
  %48 = phi i32 [ %46, %43 ], [ -1, %37 ], !dbg !61
  call void @llvm.va_end(i8* %5), !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !44
  ret i32 %48, !dbg !44
}

define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !62 {
  %4 = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !63
  %5 = bitcast %struct.input* %4 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #7, !dbg !65
  %6 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 0, !dbg !65
  store i8* %0, i8** %6, align 4, !dbg !65
  %7 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 1, !dbg !65
  store i8* %0, i8** %7, align 4, !dbg !65
  %8 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 2, !dbg !65
  store i32 0, i32* %8, align 4, !dbg !65
  %9 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 3, !dbg !65
  store i32 0, i32* %9, align 4, !dbg !65
  %10 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !65
  store i32 0, i32* %10, align 4, !dbg !65
  %11 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, i8* noundef %2) #8, !dbg !66
  %12 = load i8*, i8** %7, align 4, !dbg !67
  %13 = ptrtoint i8* %12 to i32, !dbg !67
  %14 = ptrtoint i8* %0 to i32, !dbg !67
  %15 = sub i32 1, %14, !dbg !67
  %16 = add i32 %15, %13, !dbg !67
  call void @__midway_touched(i8* noundef %0, i32 noundef %16, i32 noundef 0) #8, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #7, !dbg !68
  ret i32 %11, !dbg !69
}

define dso_local i32 @vfscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !70 {
  %4 = alloca %struct.conversion, align 4
  %5 = alloca %struct.input, align 4
  %6 = bitcast %struct.conversion* %4 to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #7, !dbg !71
  %7 = load i8, i8* %1, align 1, !dbg !74
  %8 = icmp eq i8 %7, 0, !dbg !74
  br i1 %8, label %36, label %9, !dbg !74

9:
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i32 0, i32 4
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i32 0, i32 0
  br label %12, !dbg !74

12:
  %13 = phi i8 [ %7, %9 ], [ %34, %31 ]
  %14 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %15 = phi i8* [ %1, %9 ], [ %32, %31 ]
  %16 = getelementptr i8, i8* %15, i32 1, !dbg !75
  %17 = icmp eq i8 %13, 37, !dbg !75
  br i1 %17, label %18, label %31, !dbg !75

18:
  %19 = call fastcc i8* @read_conversion(i8* noundef %16, %struct.conversion* noundef nonnull %4) #8, !dbg !76
  %20 = load i8, i8* %10, align 4, !dbg !77
  %21 = icmp ne i8 %20, 0, !dbg !77
  %22 = icmp ne i8 %20, 37, !dbg !77
  %23 = and i1 %21, %22, !dbg !77
  %24 = icmp ne i8 %20, 110, !dbg !77
  %25 = and i1 %24, %23, !dbg !77
  %26 = load i32, i32* %11, align 4, !dbg !77
  %27 = icmp eq i32 %26, 0, !dbg !77
  %28 = select i1 %25, i1 %27, i1 false, !dbg !77
  %29 = zext i1 %28 to i32, !dbg !77
  %30 = add i32 %14, %29, !dbg !77
  br label %31, !dbg !78

31:
  %32 = phi i8* [ %19, %18 ], [ %16, %12 ], !dbg !79
  %33 = phi i32 [ %30, %18 ], [ %14, %12 ], !dbg !79
  %34 = load i8, i8* %32, align 1, !dbg !74
  %35 = icmp eq i8 %34, 0, !dbg !74
  br i1 %35, label %36, label %12, !dbg !74, !llvm.loop !80

36:
  %37 = phi i32 [ 0, %3 ], [ %33, %31 ], !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #7, !dbg !81
  %38 = add i32 %37, 2, !dbg !82
  %39 = call i32 @__midway_choose(i32 noundef %38, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !82
  %40 = add i32 %39, -1, !dbg !82
  %41 = icmp slt i32 %40, 0, !dbg !83
  br i1 %41, label %46, label %42, !dbg !83

42:
  %43 = bitcast %struct.input* %5 to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %43) #7, !dbg !84
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %43, i8 0, i64 20, i1 false) #7, !dbg !84
  %44 = getelementptr inbounds %struct.input, %struct.input* %5, i32 0, i32 4, !dbg !84
  store i32 %40, i32* %44, align 4, !dbg !84
  %45 = call fastcc i32 @run(%struct.input* noundef nonnull %5, i8* noundef %1, i8* noundef %2) #8, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %43) #7, !dbg !86
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ -1, %36 ], !dbg !87
  ret i32 %47, !dbg !88
}

define dso_local i32 @vscanf(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !89 {
  %3 = alloca %struct.conversion, align 4
  %4 = alloca %struct.input, align 4
  %5 = bitcast %struct.conversion* %3 to i8*, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #7, !dbg !90
  %6 = load i8, i8* %0, align 1, !dbg !93
  %7 = icmp eq i8 %6, 0, !dbg !93
  br i1 %7, label %35, label %8, !dbg !93

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 4
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 0
  br label %11, !dbg !93

11:
  %12 = phi i8 [ %6, %8 ], [ %33, %30 ]
  %13 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %14 = phi i8* [ %0, %8 ], [ %31, %30 ]
  %15 = getelementptr i8, i8* %14, i32 1, !dbg !94
  %16 = icmp eq i8 %12, 37, !dbg !94
  br i1 %16, label %17, label %30, !dbg !94

17:
  %18 = call fastcc i8* @read_conversion(i8* noundef %15, %struct.conversion* noundef nonnull %3) #8, !dbg !95
  %19 = load i8, i8* %9, align 4, !dbg !96
  %20 = icmp ne i8 %19, 0, !dbg !96
  %21 = icmp ne i8 %19, 37, !dbg !96
  %22 = and i1 %20, %21, !dbg !96
  %23 = icmp ne i8 %19, 110, !dbg !96
  %24 = and i1 %23, %22, !dbg !96
  %25 = load i32, i32* %10, align 4, !dbg !96
  %26 = icmp eq i32 %25, 0, !dbg !96
  %27 = select i1 %24, i1 %26, i1 false, !dbg !96
  %28 = zext i1 %27 to i32, !dbg !96
  %29 = add i32 %13, %28, !dbg !96
  br label %30, !dbg !97

30:
  %31 = phi i8* [ %18, %17 ], [ %15, %11 ], !dbg !98
  %32 = phi i32 [ %29, %17 ], [ %13, %11 ], !dbg !98
  %33 = load i8, i8* %31, align 1, !dbg !93
  %34 = icmp eq i8 %33, 0, !dbg !93
  br i1 %34, label %35, label %11, !dbg !93, !llvm.loop !99

35:
  %36 = phi i32 [ 0, %2 ], [ %32, %30 ], !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #7, !dbg !100
  %37 = add i32 %36, 2, !dbg !101
  %38 = call i32 @__midway_choose(i32 noundef %37, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !101
  %39 = add i32 %38, -1, !dbg !101
  %40 = icmp slt i32 %39, 0, !dbg !102
  br i1 %40, label %45, label %41, !dbg !102

41:
  %42 = bitcast %struct.input* %4 to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %42) #7, !dbg !103
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %42, i8 0, i64 20, i1 false) #7, !dbg !103
  %43 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !103
  store i32 %39, i32* %43, align 4, !dbg !103
  %44 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %0, i8* noundef %1) #8, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %42) #7, !dbg !105
  br label %45

45:
  %46 = phi i32 [ %44, %41 ], [ -1, %35 ], !dbg !106
  ret i32 %46, !dbg !107
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !108 {
  %3 = alloca %struct.input, align 4
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !109
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !109
  call void @llvm.va_start(i8* nonnull %5), !dbg !109
  %6 = load i8*, i8** %4, align 4, !dbg !109
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !110
  %7 = bitcast %struct.input* %3 to i8*, !dbg !112
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %7) #7, !dbg !112
  %8 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 0, !dbg !112
  store i8* %0, i8** %8, align 4, !dbg !112
  %9 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 1, !dbg !112
  store i8* %0, i8** %9, align 4, !dbg !112
  %10 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 2, !dbg !112
  store i32 0, i32* %10, align 4, !dbg !112
  %11 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 3, !dbg !112
  store i32 0, i32* %11, align 4, !dbg !112
  %12 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 4, !dbg !112
  store i32 0, i32* %12, align 4, !dbg !112
  %13 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %1, i8* noundef %6) #8, !dbg !113
  %14 = load i8*, i8** %9, align 4, !dbg !114
  %15 = ptrtoint i8* %14 to i32, !dbg !114
  %16 = ptrtoint i8* %0 to i32, !dbg !114
  %17 = sub i32 1, %16, !dbg !114
  %18 = add i32 %17, %15, !dbg !114
  call void @__midway_touched(i8* noundef %0, i32 noundef %18, i32 noundef 0) #8, !dbg !114
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %7) #7, !dbg !115
  call void @llvm.va_end(i8* %5), !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !109
  ret i32 %13, !dbg !109
}

define dso_local i32 @__isoc99_fscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !116 {
  %3 = alloca %struct.conversion, align 4
  %4 = alloca %struct.input, align 4
  %5 = alloca i8*, align 4
  %6 = bitcast i8** %5 to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7, !dbg !117
  call void @llvm.va_start(i8* nonnull %6), !dbg !117
  %7 = load i8*, i8** %5, align 4, !dbg !117
  %8 = bitcast %struct.conversion* %3 to i8*, !dbg !118
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %8) #7, !dbg !118
  %9 = load i8, i8* %1, align 1, !dbg !121
  %10 = icmp eq i8 %9, 0, !dbg !121
  br i1 %10, label %38, label %11, !dbg !121

11:
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 4
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 0
  br label %14, !dbg !121

14:
  %15 = phi i8 [ %9, %11 ], [ %36, %33 ]
  %16 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %17 = phi i8* [ %1, %11 ], [ %34, %33 ]
  %18 = getelementptr i8, i8* %17, i32 1, !dbg !122
  %19 = icmp eq i8 %15, 37, !dbg !122
  br i1 %19, label %20, label %33, !dbg !122

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %3) #8, !dbg !123
  %22 = load i8, i8* %12, align 4, !dbg !124
  %23 = icmp ne i8 %22, 0, !dbg !124
  %24 = icmp ne i8 %22, 37, !dbg !124
  %25 = and i1 %23, %24, !dbg !124
  %26 = icmp ne i8 %22, 110, !dbg !124
  %27 = and i1 %26, %25, !dbg !124
  %28 = load i32, i32* %13, align 4, !dbg !124
  %29 = icmp eq i32 %28, 0, !dbg !124
  %30 = select i1 %27, i1 %29, i1 false, !dbg !124
  %31 = zext i1 %30 to i32, !dbg !124
  %32 = add i32 %16, %31, !dbg !124
  br label %33, !dbg !125

33:
  %34 = phi i8* [ %21, %20 ], [ %18, %14 ], !dbg !126
  %35 = phi i32 [ %32, %20 ], [ %16, %14 ], !dbg !126
  %36 = load i8, i8* %34, align 1, !dbg !121
  %37 = icmp eq i8 %36, 0, !dbg !121
  br i1 %37, label %38, label %14, !dbg !121, !llvm.loop !127

38:
  %39 = phi i32 [ 0, %2 ], [ %35, %33 ], !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %8) #7, !dbg !128
  %40 = add i32 %39, 2, !dbg !129
  %41 = call i32 @__midway_choose(i32 noundef %40, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !129
  %42 = add i32 %41, -1, !dbg !129
  %43 = icmp slt i32 %42, 0, !dbg !130
  br i1 %43, label %48, label %44, !dbg !130

44:
  %45 = bitcast %struct.input* %4 to i8*, !dbg !131
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %45) #7, !dbg !131
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %45, i8 0, i64 20, i1 false) #7, !dbg !131
  %46 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !131
  store i32 %42, i32* %46, align 4, !dbg !131
  %47 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, i8* noundef %7) #8, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %45) #7, !dbg !133
  br label %48

48:
  %49 = phi i32 [ %47, %44 ], [ -1, %38 ], !dbg !134
  call void @llvm.va_end(i8* %6), !dbg !117
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7, !dbg !117
  ret i32 %49, !dbg !117
}

define dso_local i32 @__isoc99_scanf(i8* noundef %0, ...) local_unnamed_addr #0 !dbg !135 {
  %2 = alloca %struct.conversion, align 4
  %3 = alloca %struct.input, align 4
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !136
  call void @llvm.va_start(i8* nonnull %5), !dbg !136
  %6 = load i8*, i8** %4, align 4, !dbg !136
  %7 = bitcast %struct.conversion* %2 to i8*, !dbg !137
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #7, !dbg !137
  %8 = load i8, i8* %0, align 1, !dbg !140
  %9 = icmp eq i8 %8, 0, !dbg !140
  br i1 %9, label %37, label %10, !dbg !140

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i32 0, i32 4
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i32 0, i32 0
  br label %13, !dbg !140

13:
  %14 = phi i8 [ %8, %10 ], [ %35, %32 ]
  %15 = phi i32 [ 0, %10 ], [ %34, %32 ]
  %16 = phi i8* [ %0, %10 ], [ %33, %32 ]
  %17 = getelementptr i8, i8* %16, i32 1, !dbg !141
  %18 = icmp eq i8 %14, 37, !dbg !141
  br i1 %18, label %19, label %32, !dbg !141

19:
  %20 = call fastcc i8* @read_conversion(i8* noundef %17, %struct.conversion* noundef nonnull %2) #8, !dbg !142
  %21 = load i8, i8* %11, align 4, !dbg !143
  %22 = icmp ne i8 %21, 0, !dbg !143
  %23 = icmp ne i8 %21, 37, !dbg !143
  %24 = and i1 %22, %23, !dbg !143
  %25 = icmp ne i8 %21, 110, !dbg !143
  %26 = and i1 %25, %24, !dbg !143
  %27 = load i32, i32* %12, align 4, !dbg !143
  %28 = icmp eq i32 %27, 0, !dbg !143
  %29 = select i1 %26, i1 %28, i1 false, !dbg !143
  %30 = zext i1 %29 to i32, !dbg !143
  %31 = add i32 %15, %30, !dbg !143
  br label %32, !dbg !144

32:
  %33 = phi i8* [ %20, %19 ], [ %17, %13 ], !dbg !145
  %34 = phi i32 [ %31, %19 ], [ %15, %13 ], !dbg !145
  %35 = load i8, i8* %33, align 1, !dbg !140
  %36 = icmp eq i8 %35, 0, !dbg !140
  br i1 %36, label %37, label %13, !dbg !140, !llvm.loop !146

37:
  %38 = phi i32 [ 0, %1 ], [ %34, %32 ], !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #7, !dbg !147
  %39 = add i32 %38, 2, !dbg !148
  %40 = call i32 @__midway_choose(i32 noundef %39, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !148
  %41 = add i32 %40, -1, !dbg !148
  %42 = icmp slt i32 %41, 0, !dbg !149
  br i1 %42, label %47, label %43, !dbg !149

43:
  %44 = bitcast %struct.input* %3 to i8*, !dbg !150
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %44) #7, !dbg !150
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %44, i8 0, i64 20, i1 false) #7, !dbg !150
  %45 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 4, !dbg !150
  store i32 %41, i32* %45, align 4, !dbg !150
  %46 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %0, i8* noundef %6) #8, !dbg !151
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %44) #7, !dbg !152
  br label %47

47:
  %48 = phi i32 [ %46, %43 ], [ -1, %37 ], !dbg !153
  call void @llvm.va_end(i8* %5), !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !136
  ret i32 %48, !dbg !136
}

define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !154 {
  %4 = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !155
  %5 = bitcast %struct.input* %4 to i8*, !dbg !157
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #7, !dbg !157
  %6 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 0, !dbg !157
  store i8* %0, i8** %6, align 4, !dbg !157
  %7 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 1, !dbg !157
  store i8* %0, i8** %7, align 4, !dbg !157
  %8 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 2, !dbg !157
  store i32 0, i32* %8, align 4, !dbg !157
  %9 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 3, !dbg !157
  store i32 0, i32* %9, align 4, !dbg !157
  %10 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !157
  store i32 0, i32* %10, align 4, !dbg !157
  %11 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, i8* noundef %2) #8, !dbg !158
  %12 = load i8*, i8** %7, align 4, !dbg !159
  %13 = ptrtoint i8* %12 to i32, !dbg !159
  %14 = ptrtoint i8* %0 to i32, !dbg !159
  %15 = sub i32 1, %14, !dbg !159
  %16 = add i32 %15, %13, !dbg !159
  call void @__midway_touched(i8* noundef %0, i32 noundef %16, i32 noundef 0) #8, !dbg !159
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #7, !dbg !160
  ret i32 %11, !dbg !161
}

define dso_local i32 @__isoc99_vfscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !162 {
  %4 = alloca %struct.conversion, align 4
  %5 = alloca %struct.input, align 4
  %6 = bitcast %struct.conversion* %4 to i8*, !dbg !163
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #7, !dbg !163
  %7 = load i8, i8* %1, align 1, !dbg !166
  %8 = icmp eq i8 %7, 0, !dbg !166
  br i1 %8, label %36, label %9, !dbg !166

9:
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i32 0, i32 4
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i32 0, i32 0
  br label %12, !dbg !166

12:
  %13 = phi i8 [ %7, %9 ], [ %34, %31 ]
  %14 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %15 = phi i8* [ %1, %9 ], [ %32, %31 ]
  %16 = getelementptr i8, i8* %15, i32 1, !dbg !167
  %17 = icmp eq i8 %13, 37, !dbg !167
  br i1 %17, label %18, label %31, !dbg !167

18:
  %19 = call fastcc i8* @read_conversion(i8* noundef %16, %struct.conversion* noundef nonnull %4) #8, !dbg !168
  %20 = load i8, i8* %10, align 4, !dbg !169
  %21 = icmp ne i8 %20, 0, !dbg !169
  %22 = icmp ne i8 %20, 37, !dbg !169
  %23 = and i1 %21, %22, !dbg !169
  %24 = icmp ne i8 %20, 110, !dbg !169
  %25 = and i1 %24, %23, !dbg !169
  %26 = load i32, i32* %11, align 4, !dbg !169
  %27 = icmp eq i32 %26, 0, !dbg !169
  %28 = select i1 %25, i1 %27, i1 false, !dbg !169
  %29 = zext i1 %28 to i32, !dbg !169
  %30 = add i32 %14, %29, !dbg !169
  br label %31, !dbg !170

31:
  %32 = phi i8* [ %19, %18 ], [ %16, %12 ], !dbg !171
  %33 = phi i32 [ %30, %18 ], [ %14, %12 ], !dbg !171
  %34 = load i8, i8* %32, align 1, !dbg !166
  %35 = icmp eq i8 %34, 0, !dbg !166
  br i1 %35, label %36, label %12, !dbg !166, !llvm.loop !172

36:
  %37 = phi i32 [ 0, %3 ], [ %33, %31 ], !dbg !171
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #7, !dbg !173
  %38 = add i32 %37, 2, !dbg !174
  %39 = call i32 @__midway_choose(i32 noundef %38, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !174
  %40 = add i32 %39, -1, !dbg !174
  %41 = icmp slt i32 %40, 0, !dbg !175
  br i1 %41, label %46, label %42, !dbg !175

42:
  %43 = bitcast %struct.input* %5 to i8*, !dbg !176
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %43) #7, !dbg !176
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %43, i8 0, i64 20, i1 false) #7, !dbg !176
  %44 = getelementptr inbounds %struct.input, %struct.input* %5, i32 0, i32 4, !dbg !176
  store i32 %40, i32* %44, align 4, !dbg !176
  %45 = call fastcc i32 @run(%struct.input* noundef nonnull %5, i8* noundef %1, i8* noundef %2) #8, !dbg !177
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %43) #7, !dbg !178
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ -1, %36 ], !dbg !179
  ret i32 %47, !dbg !180
}

define dso_local i32 @__isoc99_vscanf(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !181 {
  %3 = alloca %struct.conversion, align 4
  %4 = alloca %struct.input, align 4
  %5 = bitcast %struct.conversion* %3 to i8*, !dbg !182
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #7, !dbg !182
  %6 = load i8, i8* %0, align 1, !dbg !185
  %7 = icmp eq i8 %6, 0, !dbg !185
  br i1 %7, label %35, label %8, !dbg !185

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 4
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 0
  br label %11, !dbg !185

11:
  %12 = phi i8 [ %6, %8 ], [ %33, %30 ]
  %13 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %14 = phi i8* [ %0, %8 ], [ %31, %30 ]
  %15 = getelementptr i8, i8* %14, i32 1, !dbg !186
  %16 = icmp eq i8 %12, 37, !dbg !186
  br i1 %16, label %17, label %30, !dbg !186

17:
  %18 = call fastcc i8* @read_conversion(i8* noundef %15, %struct.conversion* noundef nonnull %3) #8, !dbg !187
  %19 = load i8, i8* %9, align 4, !dbg !188
  %20 = icmp ne i8 %19, 0, !dbg !188
  %21 = icmp ne i8 %19, 37, !dbg !188
  %22 = and i1 %20, %21, !dbg !188
  %23 = icmp ne i8 %19, 110, !dbg !188
  %24 = and i1 %23, %22, !dbg !188
  %25 = load i32, i32* %10, align 4, !dbg !188
  %26 = icmp eq i32 %25, 0, !dbg !188
  %27 = select i1 %24, i1 %26, i1 false, !dbg !188
  %28 = zext i1 %27 to i32, !dbg !188
  %29 = add i32 %13, %28, !dbg !188
  br label %30, !dbg !189

30:
  %31 = phi i8* [ %18, %17 ], [ %15, %11 ], !dbg !190
  %32 = phi i32 [ %29, %17 ], [ %13, %11 ], !dbg !190
  %33 = load i8, i8* %31, align 1, !dbg !185
  %34 = icmp eq i8 %33, 0, !dbg !185
  br i1 %34, label %35, label %11, !dbg !185, !llvm.loop !191

35:
  %36 = phi i32 [ 0, %2 ], [ %32, %30 ], !dbg !190
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #7, !dbg !192
  %37 = add i32 %36, 2, !dbg !193
  %38 = call i32 @__midway_choose(i32 noundef %37, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !193
  %39 = add i32 %38, -1, !dbg !193
  %40 = icmp slt i32 %39, 0, !dbg !194
  br i1 %40, label %45, label %41, !dbg !194

41:
  %42 = bitcast %struct.input* %4 to i8*, !dbg !195
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %42) #7, !dbg !195
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %42, i8 0, i64 20, i1 false) #7, !dbg !195
  %43 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !195
  store i32 %39, i32* %43, align 4, !dbg !195
  %44 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %0, i8* noundef %1) #8, !dbg !196
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %42) #7, !dbg !197
  br label %45

45:
  %46 = phi i32 [ %44, %41 ], [ -1, %35 ], !dbg !198
  ret i32 %46, !dbg !199
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !200 {
  %3 = alloca %struct.input, align 4
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !201
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !201
  call void @llvm.va_start(i8* nonnull %5), !dbg !201
  %6 = load i8*, i8** %4, align 4, !dbg !201
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !202
  %7 = bitcast %struct.input* %3 to i8*, !dbg !204
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %7) #7, !dbg !204
  %8 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 0, !dbg !204
  store i8* %0, i8** %8, align 4, !dbg !204
  %9 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 1, !dbg !204
  store i8* %0, i8** %9, align 4, !dbg !204
  %10 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 2, !dbg !204
  store i32 0, i32* %10, align 4, !dbg !204
  %11 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 3, !dbg !204
  store i32 0, i32* %11, align 4, !dbg !204
  %12 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 4, !dbg !204
  store i32 0, i32* %12, align 4, !dbg !204
  %13 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %1, i8* noundef %6) #8, !dbg !205
  %14 = load i8*, i8** %9, align 4, !dbg !206
  %15 = ptrtoint i8* %14 to i32, !dbg !206
  %16 = ptrtoint i8* %0 to i32, !dbg !206
  %17 = sub i32 1, %16, !dbg !206
  %18 = add i32 %17, %15, !dbg !206
  call void @__midway_touched(i8* noundef %0, i32 noundef %18, i32 noundef 0) #8, !dbg !206
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %7) #7, !dbg !207
  call void @llvm.va_end(i8* %5), !dbg !201
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !201
  ret i32 %13, !dbg !201
}

define dso_local i32 @__isoc23_fscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !208 {
  %3 = alloca %struct.conversion, align 4
  %4 = alloca %struct.input, align 4
  %5 = alloca i8*, align 4
  %6 = bitcast i8** %5 to i8*, !dbg !209
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7, !dbg !209
  call void @llvm.va_start(i8* nonnull %6), !dbg !209
  %7 = load i8*, i8** %5, align 4, !dbg !209
  %8 = bitcast %struct.conversion* %3 to i8*, !dbg !210
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %8) #7, !dbg !210
  %9 = load i8, i8* %1, align 1, !dbg !213
  %10 = icmp eq i8 %9, 0, !dbg !213
  br i1 %10, label %38, label %11, !dbg !213

11:
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 4
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 0
  br label %14, !dbg !213

14:
  %15 = phi i8 [ %9, %11 ], [ %36, %33 ]
  %16 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %17 = phi i8* [ %1, %11 ], [ %34, %33 ]
  %18 = getelementptr i8, i8* %17, i32 1, !dbg !214
  %19 = icmp eq i8 %15, 37, !dbg !214
  br i1 %19, label %20, label %33, !dbg !214

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %3) #8, !dbg !215
  %22 = load i8, i8* %12, align 4, !dbg !216
  %23 = icmp ne i8 %22, 0, !dbg !216
  %24 = icmp ne i8 %22, 37, !dbg !216
  %25 = and i1 %23, %24, !dbg !216
  %26 = icmp ne i8 %22, 110, !dbg !216
  %27 = and i1 %26, %25, !dbg !216
  %28 = load i32, i32* %13, align 4, !dbg !216
  %29 = icmp eq i32 %28, 0, !dbg !216
  %30 = select i1 %27, i1 %29, i1 false, !dbg !216
  %31 = zext i1 %30 to i32, !dbg !216
  %32 = add i32 %16, %31, !dbg !216
  br label %33, !dbg !217

33:
  %34 = phi i8* [ %21, %20 ], [ %18, %14 ], !dbg !218
  %35 = phi i32 [ %32, %20 ], [ %16, %14 ], !dbg !218
  %36 = load i8, i8* %34, align 1, !dbg !213
  %37 = icmp eq i8 %36, 0, !dbg !213
  br i1 %37, label %38, label %14, !dbg !213, !llvm.loop !219

38:
  %39 = phi i32 [ 0, %2 ], [ %35, %33 ], !dbg !218
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %8) #7, !dbg !220
  %40 = add i32 %39, 2, !dbg !221
  %41 = call i32 @__midway_choose(i32 noundef %40, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !221
  %42 = add i32 %41, -1, !dbg !221
  %43 = icmp slt i32 %42, 0, !dbg !222
  br i1 %43, label %48, label %44, !dbg !222

44:
  %45 = bitcast %struct.input* %4 to i8*, !dbg !223
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %45) #7, !dbg !223
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %45, i8 0, i64 20, i1 false) #7, !dbg !223
  %46 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !223
  store i32 %42, i32* %46, align 4, !dbg !223
  %47 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, i8* noundef %7) #8, !dbg !224
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %45) #7, !dbg !225
  br label %48

48:
  %49 = phi i32 [ %47, %44 ], [ -1, %38 ], !dbg !226
  call void @llvm.va_end(i8* %6), !dbg !209
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7, !dbg !209
  ret i32 %49, !dbg !209
}

define dso_local i32 @__isoc23_scanf(i8* noundef %0, ...) local_unnamed_addr #0 !dbg !227 {
  %2 = alloca %struct.conversion, align 4
  %3 = alloca %struct.input, align 4
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !228
  call void @llvm.va_start(i8* nonnull %5), !dbg !228
  %6 = load i8*, i8** %4, align 4, !dbg !228
  %7 = bitcast %struct.conversion* %2 to i8*, !dbg !229
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #7, !dbg !229
  %8 = load i8, i8* %0, align 1, !dbg !232
  %9 = icmp eq i8 %8, 0, !dbg !232
  br i1 %9, label %37, label %10, !dbg !232

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i32 0, i32 4
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i32 0, i32 0
  br label %13, !dbg !232

13:
  %14 = phi i8 [ %8, %10 ], [ %35, %32 ]
  %15 = phi i32 [ 0, %10 ], [ %34, %32 ]
  %16 = phi i8* [ %0, %10 ], [ %33, %32 ]
  %17 = getelementptr i8, i8* %16, i32 1, !dbg !233
  %18 = icmp eq i8 %14, 37, !dbg !233
  br i1 %18, label %19, label %32, !dbg !233

19:
  %20 = call fastcc i8* @read_conversion(i8* noundef %17, %struct.conversion* noundef nonnull %2) #8, !dbg !234
  %21 = load i8, i8* %11, align 4, !dbg !235
  %22 = icmp ne i8 %21, 0, !dbg !235
  %23 = icmp ne i8 %21, 37, !dbg !235
  %24 = and i1 %22, %23, !dbg !235
  %25 = icmp ne i8 %21, 110, !dbg !235
  %26 = and i1 %25, %24, !dbg !235
  %27 = load i32, i32* %12, align 4, !dbg !235
  %28 = icmp eq i32 %27, 0, !dbg !235
  %29 = select i1 %26, i1 %28, i1 false, !dbg !235
  %30 = zext i1 %29 to i32, !dbg !235
  %31 = add i32 %15, %30, !dbg !235
  br label %32, !dbg !236

32:
  %33 = phi i8* [ %20, %19 ], [ %17, %13 ], !dbg !237
  %34 = phi i32 [ %31, %19 ], [ %15, %13 ], !dbg !237
  %35 = load i8, i8* %33, align 1, !dbg !232
  %36 = icmp eq i8 %35, 0, !dbg !232
  br i1 %36, label %37, label %13, !dbg !232, !llvm.loop !238

37:
  %38 = phi i32 [ 0, %1 ], [ %34, %32 ], !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #7, !dbg !239
  %39 = add i32 %38, 2, !dbg !240
  %40 = call i32 @__midway_choose(i32 noundef %39, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !240
  %41 = add i32 %40, -1, !dbg !240
  %42 = icmp slt i32 %41, 0, !dbg !241
  br i1 %42, label %47, label %43, !dbg !241

43:
  %44 = bitcast %struct.input* %3 to i8*, !dbg !242
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %44) #7, !dbg !242
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %44, i8 0, i64 20, i1 false) #7, !dbg !242
  %45 = getelementptr inbounds %struct.input, %struct.input* %3, i32 0, i32 4, !dbg !242
  store i32 %41, i32* %45, align 4, !dbg !242
  %46 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %0, i8* noundef %6) #8, !dbg !243
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %44) #7, !dbg !244
  br label %47

47:
  %48 = phi i32 [ %46, %43 ], [ -1, %37 ], !dbg !245
  call void @llvm.va_end(i8* %5), !dbg !228
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !228
  ret i32 %48, !dbg !228
}

define dso_local i32 @__isoc23_vsscanf(i8* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !246 {
  %4 = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #8, !dbg !247
  %5 = bitcast %struct.input* %4 to i8*, !dbg !249
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %5) #7, !dbg !249
  %6 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 0, !dbg !249
  store i8* %0, i8** %6, align 4, !dbg !249
  %7 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 1, !dbg !249
  store i8* %0, i8** %7, align 4, !dbg !249
  %8 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 2, !dbg !249
  store i32 0, i32* %8, align 4, !dbg !249
  %9 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 3, !dbg !249
  store i32 0, i32* %9, align 4, !dbg !249
  %10 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !249
  store i32 0, i32* %10, align 4, !dbg !249
  %11 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, i8* noundef %2) #8, !dbg !250
  %12 = load i8*, i8** %7, align 4, !dbg !251
  %13 = ptrtoint i8* %12 to i32, !dbg !251
  %14 = ptrtoint i8* %0 to i32, !dbg !251
  %15 = sub i32 1, %14, !dbg !251
  %16 = add i32 %15, %13, !dbg !251
  call void @__midway_touched(i8* noundef %0, i32 noundef %16, i32 noundef 0) #8, !dbg !251
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %5) #7, !dbg !252
  ret i32 %11, !dbg !253
}

define dso_local i32 @__isoc23_vfscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !254 {
  %4 = alloca %struct.conversion, align 4
  %5 = alloca %struct.input, align 4
  %6 = bitcast %struct.conversion* %4 to i8*, !dbg !255
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #7, !dbg !255
  %7 = load i8, i8* %1, align 1, !dbg !258
  %8 = icmp eq i8 %7, 0, !dbg !258
  br i1 %8, label %36, label %9, !dbg !258

9:
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i32 0, i32 4
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i32 0, i32 0
  br label %12, !dbg !258

12:
  %13 = phi i8 [ %7, %9 ], [ %34, %31 ]
  %14 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %15 = phi i8* [ %1, %9 ], [ %32, %31 ]
  %16 = getelementptr i8, i8* %15, i32 1, !dbg !259
  %17 = icmp eq i8 %13, 37, !dbg !259
  br i1 %17, label %18, label %31, !dbg !259

18:
  %19 = call fastcc i8* @read_conversion(i8* noundef %16, %struct.conversion* noundef nonnull %4) #8, !dbg !260
  %20 = load i8, i8* %10, align 4, !dbg !261
  %21 = icmp ne i8 %20, 0, !dbg !261
  %22 = icmp ne i8 %20, 37, !dbg !261
  %23 = and i1 %21, %22, !dbg !261
  %24 = icmp ne i8 %20, 110, !dbg !261
  %25 = and i1 %24, %23, !dbg !261
  %26 = load i32, i32* %11, align 4, !dbg !261
  %27 = icmp eq i32 %26, 0, !dbg !261
  %28 = select i1 %25, i1 %27, i1 false, !dbg !261
  %29 = zext i1 %28 to i32, !dbg !261
  %30 = add i32 %14, %29, !dbg !261
  br label %31, !dbg !262

31:
  %32 = phi i8* [ %19, %18 ], [ %16, %12 ], !dbg !263
  %33 = phi i32 [ %30, %18 ], [ %14, %12 ], !dbg !263
  %34 = load i8, i8* %32, align 1, !dbg !258
  %35 = icmp eq i8 %34, 0, !dbg !258
  br i1 %35, label %36, label %12, !dbg !258, !llvm.loop !264

36:
  %37 = phi i32 [ 0, %3 ], [ %33, %31 ], !dbg !263
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #7, !dbg !265
  %38 = add i32 %37, 2, !dbg !266
  %39 = call i32 @__midway_choose(i32 noundef %38, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !266
  %40 = add i32 %39, -1, !dbg !266
  %41 = icmp slt i32 %40, 0, !dbg !267
  br i1 %41, label %46, label %42, !dbg !267

42:
  %43 = bitcast %struct.input* %5 to i8*, !dbg !268
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %43) #7, !dbg !268
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %43, i8 0, i64 20, i1 false) #7, !dbg !268
  %44 = getelementptr inbounds %struct.input, %struct.input* %5, i32 0, i32 4, !dbg !268
  store i32 %40, i32* %44, align 4, !dbg !268
  %45 = call fastcc i32 @run(%struct.input* noundef nonnull %5, i8* noundef %1, i8* noundef %2) #8, !dbg !269
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %43) #7, !dbg !270
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ -1, %36 ], !dbg !271
  ret i32 %47, !dbg !272
}

define dso_local i32 @__isoc23_vscanf(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !273 {
  %3 = alloca %struct.conversion, align 4
  %4 = alloca %struct.input, align 4
  %5 = bitcast %struct.conversion* %3 to i8*, !dbg !274
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #7, !dbg !274
  %6 = load i8, i8* %0, align 1, !dbg !277
  %7 = icmp eq i8 %6, 0, !dbg !277
  br i1 %7, label %35, label %8, !dbg !277

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 4
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i32 0, i32 0
  br label %11, !dbg !277

11:
  %12 = phi i8 [ %6, %8 ], [ %33, %30 ]
  %13 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %14 = phi i8* [ %0, %8 ], [ %31, %30 ]
  %15 = getelementptr i8, i8* %14, i32 1, !dbg !278
  %16 = icmp eq i8 %12, 37, !dbg !278
  br i1 %16, label %17, label %30, !dbg !278

17:
  %18 = call fastcc i8* @read_conversion(i8* noundef %15, %struct.conversion* noundef nonnull %3) #8, !dbg !279
  %19 = load i8, i8* %9, align 4, !dbg !280
  %20 = icmp ne i8 %19, 0, !dbg !280
  %21 = icmp ne i8 %19, 37, !dbg !280
  %22 = and i1 %20, %21, !dbg !280
  %23 = icmp ne i8 %19, 110, !dbg !280
  %24 = and i1 %23, %22, !dbg !280
  %25 = load i32, i32* %10, align 4, !dbg !280
  %26 = icmp eq i32 %25, 0, !dbg !280
  %27 = select i1 %24, i1 %26, i1 false, !dbg !280
  %28 = zext i1 %27 to i32, !dbg !280
  %29 = add i32 %13, %28, !dbg !280
  br label %30, !dbg !281

30:
  %31 = phi i8* [ %18, %17 ], [ %15, %11 ], !dbg !282
  %32 = phi i32 [ %29, %17 ], [ %13, %11 ], !dbg !282
  %33 = load i8, i8* %31, align 1, !dbg !277
  %34 = icmp eq i8 %33, 0, !dbg !277
  br i1 %34, label %35, label %11, !dbg !277, !llvm.loop !283

35:
  %36 = phi i32 [ 0, %2 ], [ %32, %30 ], !dbg !282
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #7, !dbg !284
  %37 = add i32 %36, 2, !dbg !285
  %38 = call i32 @__midway_choose(i32 noundef %37, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !285
  %39 = add i32 %38, -1, !dbg !285
  %40 = icmp slt i32 %39, 0, !dbg !286
  br i1 %40, label %45, label %41, !dbg !286

41:
  %42 = bitcast %struct.input* %4 to i8*, !dbg !287
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %42) #7, !dbg !287
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %42, i8 0, i64 20, i1 false) #7, !dbg !287
  %43 = getelementptr inbounds %struct.input, %struct.input* %4, i32 0, i32 4, !dbg !287
  store i32 %39, i32* %43, align 4, !dbg !287
  %44 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %0, i8* noundef %1) #8, !dbg !288
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %42) #7, !dbg !289
  br label %45

45:
  %46 = phi i32 [ %44, %41 ], [ -1, %35 ], !dbg !290
  ret i32 %46, !dbg !291
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

define internal fastcc i32 @run(%struct.input* noundef %0, i8* noundef %1, i8* noundef %2) unnamed_addr #0 !dbg !292 {
  %4 = alloca i8*, align 4
  %5 = alloca %struct.integer, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8*, align 4
  %8 = alloca %struct.arguments, align 4
  %9 = alloca %struct.conversion, align 4
  store i8* %2, i8** %7, align 4
  %10 = bitcast %struct.arguments* %8 to i8*, !dbg !293
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #7, !dbg !293
  %11 = bitcast %struct.conversion* %9 to i8*, !dbg !294
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %11) #7, !dbg !294
  %12 = bitcast i8** %7 to i8*, !dbg !295
  call void @llvm.va_copy(i8* nonnull %10, i8* nonnull %12), !dbg !295
  %13 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 0
  %14 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 4
  %15 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %16 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %17 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %18 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 0
  %19 = getelementptr inbounds %struct.arguments, %struct.arguments* %8, i32 0, i32 0
  %20 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %21 = bitcast %struct.integer* %5 to i8*
  %22 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %23 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %24 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 3
  %25 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 2
  %26 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 0
  %27 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 1
  %28 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 1
  %29 = bitcast i8** %4 to i8*
  %30 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %31 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %32 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %33 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %34 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %35 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 5
  %36 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 6
  %37 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 7
  %38 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %39 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 2
  %40 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %41 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 4
  %42 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %43 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 2
  %44 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 2
  %45 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %46 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %47 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 3
  %48 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %49 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %50 = bitcast i32* %6 to i8*
  %51 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 3
  %52 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %53 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 0
  %54 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %55 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 0
  %56 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %57 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %58 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 3
  %59 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %60 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  br label %61, !dbg !296

61:
  %62 = phi i8* [ %1, %3 ], [ %448, %446 ]
  %63 = load i8, i8* %62, align 1, !dbg !296
  switch i8 %63, label %401 [
    i8 0, label %450
    i8 37, label %64
  ], !dbg !296

64:
  %65 = getelementptr i8, i8* %62, i32 1, !dbg !297
  %66 = call fastcc i8* @read_conversion(i8* noundef %65, %struct.conversion* noundef nonnull %9) #9, !dbg !297
  %67 = load i8*, i8** %13, align 4, !dbg !298
  %68 = icmp ne i8* %67, null, !dbg !298
  %69 = load i8, i8* %14, align 4, !dbg !298
  %70 = icmp ne i8 %69, 99, !dbg !298
  %71 = select i1 %68, i1 %70, i1 false, !dbg !298
  %72 = icmp ne i8 %69, 91, !dbg !298
  %73 = select i1 %71, i1 %72, i1 false, !dbg !298
  %74 = icmp ne i8 %69, 110, !dbg !298
  %75 = select i1 %73, i1 %74, i1 false, !dbg !298
  br i1 %75, label %76, label %93, !dbg !298

76:
  %77 = load i8*, i8** %15, align 4, !dbg !299
  %78 = load i8, i8* %77, align 1, !dbg !299
  %79 = sext i8 %78 to i32, !dbg !299
  %80 = icmp ne i8 %78, 32, !dbg !300
  %81 = add nsw i32 %79, -14, !dbg !300
  %82 = icmp ult i32 %81, -5, !dbg !300
  %83 = and i1 %80, %82, !dbg !299
  br i1 %83, label %93, label %84, !dbg !299

84:
  %85 = phi i8* [ %86, %84 ], [ %77, %76 ]
  %86 = getelementptr i8, i8* %85, i32 1, !dbg !304
  store i8* %86, i8** %15, align 4, !dbg !304
  %87 = load i8, i8* %86, align 1, !dbg !299
  %88 = sext i8 %87 to i32, !dbg !299
  %89 = icmp ne i8 %87, 32, !dbg !300
  %90 = add nsw i32 %88, -14, !dbg !300
  %91 = icmp ult i32 %90, -5, !dbg !300
  %92 = and i1 %89, %91, !dbg !299
  br i1 %92, label %93, label %84, !dbg !299, !llvm.loop !305

93:
  %94 = icmp eq i8* %67, null, !dbg !306
  br i1 %94, label %100, label %95, !dbg !306

95:
  %96 = load i8*, i8** %16, align 4, !dbg !306
  %97 = load i8, i8* %96, align 1, !dbg !306
  %98 = icmp eq i8 %97, 0, !dbg !306
  %99 = select i1 %98, i1 %74, i1 false, !dbg !306
  br label %100, !dbg !306

100:
  %101 = phi i1 [ false, %93 ], [ %99, %95 ], !dbg !307
  switch i8 %69, label %111 [
    i8 37, label %102
    i8 0, label %102
  ], !dbg !308

102:
  br i1 %94, label %393, label %103, !dbg !311

103:
  %104 = load i8*, i8** %17, align 4, !dbg !311
  %105 = load i8, i8* %104, align 1, !dbg !311
  %106 = icmp eq i8 %105, 37, !dbg !311
  br i1 %106, label %107, label %393, !dbg !311

107:
  %108 = getelementptr i8, i8* %104, i32 1, !dbg !311
  store i8* %108, i8** %17, align 4, !dbg !311
  %109 = icmp ne i8* %104, null, !dbg !311
  %110 = zext i1 %109 to i32
  br label %393

111:
  %112 = load i32, i32* %18, align 4, !dbg !312
  %113 = icmp eq i32 %112, 0, !dbg !312
  br i1 %113, label %114, label %119, !dbg !312

114:
  %115 = load i8*, i8** %19, align 4, !dbg !312
  %116 = getelementptr inbounds i8, i8* %115, i32 4, !dbg !312
  store i8* %116, i8** %19, align 4, !dbg !312
  %117 = bitcast i8* %115 to i8**, !dbg !312
  %118 = load i8*, i8** %117, align 4, !dbg !312
  br label %119, !dbg !312

119:
  %120 = phi i8* [ %118, %114 ], [ null, %111 ], !dbg !312
  %121 = icmp eq i8 %69, 110, !dbg !313
  br i1 %121, label %122, label %148, !dbg !313

122:
  %123 = icmp eq i8* %120, null, !dbg !314
  br i1 %123, label %393, label %124, !dbg !314

124:
  %125 = load i32, i32* %48, align 4, !dbg !315
  br i1 %94, label %132, label %126, !dbg !315

126:
  %127 = load i8*, i8** %49, align 4, !dbg !315
  %128 = ptrtoint i8* %127 to i32, !dbg !315
  %129 = ptrtoint i8* %67 to i32, !dbg !315
  %130 = sub i32 %128, %129, !dbg !315
  %131 = sext i32 %130 to i64, !dbg !315
  br label %136, !dbg !315

132:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %50) #7, !dbg !316
  call void @__midway_nondet(i8* noundef nonnull %50, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0)) #8, !dbg !322
  %133 = load i32, i32* %6, align 4, !dbg !323
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %50) #7, !dbg !324
  %134 = and i32 %133, 2147483647, !dbg !325
  %135 = zext i32 %134 to i64, !dbg !315
  br label %136, !dbg !315

136:
  %137 = phi i64 [ %131, %126 ], [ %135, %132 ], !dbg !315
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef %125, i32 noundef 1) #8, !dbg !326
  switch i32 %125, label %146 [
    i32 1, label %138
    i32 2, label %140
    i32 4, label %143
  ], !dbg !329

138:
  %139 = trunc i64 %137 to i8, !dbg !330
  store i8 %139, i8* %120, align 1, !dbg !330
  br label %393, !dbg !330

140:
  %141 = trunc i64 %137 to i16, !dbg !331
  %142 = bitcast i8* %120 to i16*, !dbg !331
  store i16 %141, i16* %142, align 2, !dbg !331
  br label %393, !dbg !331

143:
  %144 = trunc i64 %137 to i32, !dbg !332
  %145 = bitcast i8* %120 to i32*, !dbg !332
  store i32 %144, i32* %145, align 4, !dbg !332
  br label %393, !dbg !332

146:
  %147 = bitcast i8* %120 to i64*, !dbg !333
  store i64 %137, i64* %147, align 4, !dbg !333
  br label %393, !dbg !334

148:
  br i1 %94, label %352, label %149, !dbg !335

149:
  %150 = sext i8 %69 to i32, !dbg !336
  switch i32 %150, label %349 [
    i32 91, label %258
    i32 99, label %258
    i32 115, label %258
    i32 71, label %238
    i32 70, label %238
    i32 69, label %238
    i32 65, label %238
    i32 97, label %238
    i32 101, label %238
    i32 102, label %238
    i32 103, label %238
    i32 105, label %154
    i32 120, label %151
    i32 88, label %151
    i32 112, label %151
    i32 111, label %152
    i32 100, label %153
    i32 117, label %153
  ], !dbg !336

151:
  br label %154, !dbg !339

152:
  br label %154, !dbg !344

153:
  br label %154, !dbg !345

154:
  %155 = phi i32 [ 10, %153 ], [ 8, %152 ], [ 16, %151 ], [ 0, %149 ], !dbg !346
  %156 = icmp eq i8 %69, 112, !dbg !347
  %157 = load i32, i32* %20, align 4, !dbg !347
  %158 = select i1 %156, i32 4, i32 %157, !dbg !347
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %21) #7, !dbg !348
  %159 = load i8*, i8** %22, align 4, !dbg !348
  %160 = load i32, i32* %23, align 4, !dbg !348
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %5, i8* noundef %159, i32 noundef %155, i32 noundef %160) #8, !dbg !348
  %161 = load i8*, i8** %24, align 8, !dbg !349
  %162 = icmp eq i8* %161, null, !dbg !349
  br i1 %162, label %236, label %163, !dbg !349

163:
  %164 = and i32 %155, 10, !dbg !350
  %165 = icmp eq i32 %164, 0, !dbg !350
  br i1 %165, label %166, label %193, !dbg !350

166:
  %167 = load i8*, i8** %22, align 4, !dbg !350
  %168 = load i32, i32* %23, align 4, !dbg !350
  %169 = load i8, i8* %167, align 1, !dbg !351
  %170 = icmp eq i8 %169, 45, !dbg !351
  %171 = icmp eq i8 %169, 43, !dbg !351
  %172 = or i1 %170, %171, !dbg !351
  %173 = zext i1 %172 to i32, !dbg !351
  %174 = getelementptr i8, i8* %167, i32 %173, !dbg !351
  %175 = getelementptr i8, i8* %174, i32 1, !dbg !354
  %176 = icmp eq i8* %175, %161, !dbg !354
  br i1 %176, label %177, label %190, !dbg !354

177:
  %178 = load i8, i8* %174, align 1, !dbg !354
  %179 = icmp eq i8 %178, 48, !dbg !354
  br i1 %179, label %180, label %190, !dbg !354

180:
  %181 = load i8, i8* %161, align 1, !dbg !354
  %182 = and i8 %181, -33, !dbg !354
  %183 = icmp eq i8 %182, 88, !dbg !354
  br i1 %183, label %184, label %190, !dbg !354

184:
  %185 = ptrtoint i8* %161 to i32, !dbg !354
  %186 = ptrtoint i8* %167 to i32, !dbg !354
  %187 = sub i32 %185, %186, !dbg !354
  %188 = icmp ult i32 %187, %168, !dbg !354
  %189 = zext i1 %188 to i32
  br label %190

190:
  %191 = phi i32 [ 0, %180 ], [ 0, %177 ], [ 0, %166 ], [ %189, %184 ]
  %192 = getelementptr i8, i8* %161, i32 %191, !dbg !355
  br label %193, !dbg !350

193:
  %194 = phi i8* [ %192, %190 ], [ %161, %163 ], !dbg !350
  store i8* %194, i8** %22, align 4, !dbg !350
  %195 = icmp eq i8* %120, null, !dbg !356
  br i1 %195, label %236, label %196, !dbg !356

196:
  %197 = load i8, i8* %14, align 4, !dbg !357
  %198 = icmp eq i8 %197, 100, !dbg !357
  %199 = icmp eq i8 %197, 105, !dbg !357
  %200 = or i1 %198, %199, !dbg !357
  %201 = zext i1 %200 to i32, !dbg !357
  %202 = icmp eq i32 %158, 8, !dbg !358
  %203 = select i1 %202, i64 -1, i64 4294967295, !dbg !358
  %204 = zext i1 %200 to i64, !dbg !361
  %205 = lshr i64 %203, %204, !dbg !361
  %206 = load i32, i32* %25, align 4, !dbg !362
  %207 = icmp eq i32 %206, 0, !dbg !362
  br i1 %207, label %208, label %215, !dbg !362

208:
  %209 = load i64, i64* %26, align 8, !dbg !362
  %210 = load i32, i32* %27, align 8, !dbg !362
  %211 = and i32 %210, %201, !dbg !362
  %212 = zext i32 %211 to i64, !dbg !362
  %213 = add i64 %205, %212, !dbg !362
  %214 = icmp ugt i64 %209, %213, !dbg !362
  br i1 %214, label %215, label %220, !dbg !362

215:
  %216 = load i32, i32* %28, align 8, !dbg !363
  %217 = and i32 %216, %201, !dbg !363
  %218 = zext i32 %217 to i64, !dbg !363
  %219 = add i64 %205, %218, !dbg !363
  br label %224, !dbg !363

220:
  %221 = icmp eq i32 %210, 0, !dbg !364
  %222 = sub i64 0, %209, !dbg !364
  %223 = select i1 %221, i64 %209, i64 %222, !dbg !364
  br label %224, !dbg !364

224:
  %225 = phi i64 [ %219, %215 ], [ %223, %220 ], !dbg !365
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef %158, i32 noundef 1) #8, !dbg !366
  switch i32 %158, label %234 [
    i32 1, label %226
    i32 2, label %228
    i32 4, label %231
  ], !dbg !368

226:
  %227 = trunc i64 %225 to i8, !dbg !369
  store i8 %227, i8* %120, align 1, !dbg !369
  br label %236, !dbg !369

228:
  %229 = trunc i64 %225 to i16, !dbg !370
  %230 = bitcast i8* %120 to i16*, !dbg !370
  store i16 %229, i16* %230, align 2, !dbg !370
  br label %236, !dbg !370

231:
  %232 = trunc i64 %225 to i32, !dbg !371
  %233 = bitcast i8* %120 to i32*, !dbg !371
  store i32 %232, i32* %233, align 4, !dbg !371
  br label %236, !dbg !371

234:
  %235 = bitcast i8* %120 to i64*, !dbg !372
  store i64 %225, i64* %235, align 4, !dbg !372
  br label %236, !dbg !373

236:
  %237 = phi i32 [ 0, %154 ], [ 1, %193 ], [ 1, %226 ], [ 1, %228 ], [ 1, %231 ], [ 1, %234 ], !dbg !374
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %21) #7, !dbg !375
  br label %349, !dbg !376

238:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %29) #7, !dbg !377
  %239 = load i8*, i8** %30, align 4, !dbg !380
  %240 = load i32, i32* %31, align 4, !dbg !380
  %241 = call double @__mw_read_double(i8* noundef %239, i32 noundef %240, i8** noundef nonnull %4) #8, !dbg !380
  %242 = load i8*, i8** %4, align 4, !dbg !381
  %243 = icmp eq i8* %242, null, !dbg !381
  br i1 %243, label %256, label %244, !dbg !381

244:
  store i8* %242, i8** %30, align 4, !dbg !382
  %245 = icmp eq i8* %120, null, !dbg !383
  br i1 %245, label %256, label %246, !dbg !383

246:
  %247 = load i32, i32* %32, align 4, !dbg !384
  switch i32 %247, label %253 [
    i32 4, label %248
    i32 8, label %251
  ], !dbg !385

248:
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef 4, i32 noundef 1) #8, !dbg !388
  %249 = fptrunc double %241 to float, !dbg !389
  %250 = bitcast i8* %120 to float*, !dbg !389
  store float %249, float* %250, align 4, !dbg !389
  br label %256, !dbg !390

251:
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef 8, i32 noundef 1) #8, !dbg !391
  %252 = bitcast i8* %120 to double*, !dbg !392
  store double %241, double* %252, align 4, !dbg !392
  br label %256, !dbg !393

253:
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef 12, i32 noundef 1) #8, !dbg !394
  %254 = fpext double %241 to x86_fp80, !dbg !395
  %255 = bitcast i8* %120 to x86_fp80*, !dbg !395
  store x86_fp80 %254, x86_fp80* %255, align 4, !dbg !395
  br label %256

256:
  %257 = phi i32 [ 0, %238 ], [ 1, %244 ], [ 1, %248 ], [ 1, %251 ], [ 1, %253 ], !dbg !396
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %29) #7, !dbg !397
  br label %349, !dbg !398

258:
  %259 = icmp eq i8 %69, 99, !dbg !399
  %260 = load i32, i32* %33, align 4, !dbg !399
  %261 = icmp eq i32 %260, -1, !dbg !399
  %262 = select i1 %259, i1 %261, i1 false, !dbg !399
  %263 = select i1 %262, i32 1, i32 %260, !dbg !399
  %264 = load i8*, i8** %34, align 4, !dbg !402
  %265 = icmp ne i32 %263, 0, !dbg !403
  br i1 %265, label %266, label %323, !dbg !403

266:
  %267 = load i8, i8* %264, align 1, !dbg !403
  %268 = icmp eq i8 %267, 0, !dbg !403
  br i1 %268, label %323, label %269, !dbg !403

269:
  %270 = load i8*, i8** %35, align 4
  %271 = load i8*, i8** %36, align 4
  %272 = icmp ult i8* %270, %271
  %273 = load i32, i32* %37, align 4
  br label %278, !dbg !403

274:
  %275 = getelementptr i8, i8* %264, i32 %320, !dbg !403
  %276 = load i8, i8* %275, align 1, !dbg !403
  %277 = icmp eq i8 %276, 0, !dbg !403
  br i1 %277, label %323, label %278, !dbg !403, !llvm.loop !404

278:
  %279 = phi i8 [ %276, %274 ], [ %267, %269 ]
  %280 = phi i32 [ %320, %274 ], [ 0, %269 ]
  %281 = phi i1 [ %321, %274 ], [ true, %269 ]
  switch i8 %69, label %311 [
    i8 99, label %319
    i8 91, label %282
  ], !dbg !403

282:
  br i1 %272, label %283, label %308, !dbg !406

283:
  %284 = phi i8* [ %306, %301 ], [ %270, %282 ]
  %285 = phi i32 [ %305, %301 ], [ 0, %282 ]
  %286 = getelementptr i8, i8* %284, i32 2, !dbg !409
  %287 = icmp ult i8* %286, %271, !dbg !409
  br i1 %287, label %288, label %298, !dbg !409

288:
  %289 = getelementptr i8, i8* %284, i32 1, !dbg !409
  %290 = load i8, i8* %289, align 1, !dbg !409
  %291 = icmp eq i8 %290, 45, !dbg !409
  br i1 %291, label %292, label %298, !dbg !409

292:
  %293 = load i8, i8* %284, align 1, !dbg !410
  %294 = icmp sle i8 %293, %279, !dbg !410
  %295 = load i8, i8* %286, align 1, !dbg !410
  %296 = icmp sge i8 %295, %279, !dbg !410
  %297 = and i1 %294, %296, !dbg !410
  br label %301, !dbg !411

298:
  %299 = load i8, i8* %284, align 1, !dbg !412
  %300 = icmp eq i8 %299, %279, !dbg !412
  br label %301

301:
  %302 = phi i1 [ %297, %292 ], [ %300, %298 ]
  %303 = phi i8* [ %286, %292 ], [ %284, %298 ], !dbg !413
  %304 = zext i1 %302 to i32, !dbg !413
  %305 = or i32 %285, %304, !dbg !413
  %306 = getelementptr i8, i8* %303, i32 1, !dbg !406
  %307 = icmp ult i8* %306, %271, !dbg !406
  br i1 %307, label %283, label %308, !dbg !406, !llvm.loop !414

308:
  %309 = phi i32 [ 0, %282 ], [ %305, %301 ], !dbg !413
  %310 = icmp ne i32 %309, %273, !dbg !416
  br label %317, !dbg !403

311:
  %312 = sext i8 %279 to i32, !dbg !403
  %313 = icmp ne i8 %279, 32, !dbg !417
  %314 = add nsw i32 %312, -14, !dbg !417
  %315 = icmp ult i32 %314, -5, !dbg !417
  %316 = and i1 %313, %315, !dbg !403
  br label %317, !dbg !403

317:
  %318 = phi i1 [ %310, %308 ], [ %316, %311 ]
  br i1 %318, label %319, label %323, !dbg !403

319:
  %320 = add nuw i32 %280, 1, !dbg !405
  %321 = icmp ult i32 %320, %263, !dbg !403
  %322 = icmp eq i32 %320, %263, !dbg !403
  br i1 %322, label %323, label %274, !dbg !403, !llvm.loop !419

323:
  %324 = phi i32 [ 0, %258 ], [ 0, %266 ], [ %263, %319 ], [ %280, %317 ], [ %320, %274 ], !dbg !420
  %325 = phi i1 [ %265, %258 ], [ true, %266 ], [ %321, %319 ], [ %281, %317 ], [ %321, %274 ], !dbg !403
  %326 = icmp eq i32 %324, 0, !dbg !421
  br i1 %326, label %349, label %327, !dbg !421

327:
  %328 = select i1 %259, i1 %325, i1 false, !dbg !421
  %329 = xor i1 %328, true, !dbg !421
  %330 = load i32, i32* %38, align 4, !dbg !421
  %331 = icmp eq i32 %330, -1, !dbg !421
  %332 = select i1 %329, i1 true, i1 %331, !dbg !421
  br i1 %332, label %333, label %349, !dbg !421

333:
  %334 = getelementptr i8, i8* %264, i32 %324, !dbg !422
  store i8* %334, i8** %34, align 4, !dbg !422
  %335 = icmp eq i8* %120, null, !dbg !423
  br i1 %335, label %349, label %336, !dbg !423

336:
  %337 = load i32, i32* %39, align 4, !dbg !424
  %338 = icmp eq i32 %337, 0, !dbg !424
  br i1 %338, label %343, label %339, !dbg !424

339:
  %340 = add i32 %324, 1, !dbg !427
  %341 = call i8* @__midway_alloc(i32 noundef %340, i32 noundef 16, i32 noundef 1) #8, !dbg !428
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef 4, i32 noundef 1) #8, !dbg !431
  %342 = bitcast i8* %120 to i8**, !dbg !432
  store i8* %341, i8** %342, align 4, !dbg !432
  br label %343

343:
  %344 = phi i8* [ %341, %339 ], [ %120, %336 ], !dbg !433
  call void @__midway_memcpy(i8* noundef %344, i8* noundef %264, i32 noundef %324) #8, !dbg !434
  %345 = load i8, i8* %14, align 4, !dbg !435
  %346 = icmp eq i8 %345, 99, !dbg !435
  br i1 %346, label %349, label %347, !dbg !435

347:
  %348 = getelementptr i8, i8* %344, i32 %324, !dbg !436
  call void @__midway_memset(i8* noundef %348, i32 noundef 0, i32 noundef 1) #8, !dbg !436
  br label %349, !dbg !436

349:
  %350 = phi i32 [ %257, %256 ], [ %237, %236 ], [ 0, %149 ], [ 0, %323 ], [ 1, %333 ], [ 1, %347 ], [ 1, %343 ], [ 0, %327 ], !dbg !437
  %351 = icmp eq i32 %350, 0, !dbg !335
  br i1 %351, label %393, label %388, !dbg !335

352:
  br i1 %113, label %353, label %357, !dbg !438

353:
  %354 = load i32, i32* %40, align 4, !dbg !438
  %355 = load i32, i32* %41, align 4, !dbg !438
  %356 = icmp slt i32 %354, %355, !dbg !438
  br i1 %356, label %357, label %393, !dbg !438

357:
  %358 = icmp eq i8* %120, null, !dbg !441
  br i1 %358, label %388, label %359, !dbg !441

359:
  %360 = sext i8 %69 to i32, !dbg !442
  switch i32 %360, label %386 [
    i32 115, label %361
    i32 99, label %361
    i32 91, label %361
    i32 112, label %385
  ], !dbg !442

361:
  %362 = load i32, i32* %42, align 4, !dbg !443
  %363 = icmp eq i8 %69, 99, !dbg !446
  %364 = icmp eq i32 %362, -1, !dbg !447
  br i1 %363, label %365, label %367, !dbg !446

365:
  %366 = select i1 %364, i32 1, i32 %362, !dbg !448
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef %366, i32 noundef 1) #8, !dbg !449
  call void @__midway_nondet(i8* noundef nonnull %120, i32 noundef %366, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !452
  br label %388, !dbg !453

367:
  br i1 %364, label %368, label %374, !dbg !454

368:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.3, i32 0, i32 0)) #8, !dbg !455
  %369 = load i32, i32* %43, align 4, !dbg !456
  %370 = icmp eq i32 %369, 0, !dbg !456
  br i1 %370, label %371, label %374, !dbg !456

371:
  %372 = call i32 @__midway_object_size(i8* noundef nonnull %120) #8, !dbg !456
  %373 = add i32 %372, -1, !dbg !456
  br label %374, !dbg !456

374:
  %375 = phi i32 [ %362, %367 ], [ %373, %371 ], [ 63, %368 ], !dbg !447
  %376 = add i32 %375, 1, !dbg !457
  %377 = load i32, i32* %44, align 4, !dbg !458
  %378 = icmp eq i32 %377, 0, !dbg !458
  br i1 %378, label %382, label %379, !dbg !458

379:
  %380 = call i8* @__midway_alloc(i32 noundef %376, i32 noundef 16, i32 noundef 1) #8, !dbg !460
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef 4, i32 noundef 1) #8, !dbg !462
  %381 = bitcast i8* %120 to i8**, !dbg !463
  store i8* %380, i8** %381, align 4, !dbg !463
  br label %382

382:
  %383 = phi i8* [ %380, %379 ], [ %120, %374 ], !dbg !464
  call void @__midway_check(i8* noundef %383, i32 noundef %376, i32 noundef 1) #8, !dbg !465
  call void @__midway_nondet(i8* noundef %383, i32 noundef %376, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !467
  %384 = getelementptr i8, i8* %383, i32 %375, !dbg !468
  store i8 0, i8* %384, align 1, !dbg !468
  br label %388, !dbg !469

385:
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef 4, i32 noundef 1) #8, !dbg !470
  call void @__midway_nondet(i8* noundef nonnull %120, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !472
  br label %388, !dbg !473

386:
  %387 = load i32, i32* %45, align 4, !dbg !474
  call void @__midway_check(i8* noundef nonnull %120, i32 noundef %387, i32 noundef 1) #8, !dbg !475
  call void @__midway_nondet(i8* noundef nonnull %120, i32 noundef %387, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !477
  br label %388, !dbg !478

388:
  %389 = icmp ne i8* %120, null, !dbg !479
  %390 = zext i1 %389 to i32, !dbg !479
  %391 = load i32, i32* %46, align 4, !dbg !479
  %392 = add i32 %391, %390, !dbg !479
  store i32 %392, i32* %46, align 4, !dbg !479
  store i32 1, i32* %47, align 4, !dbg !480
  br label %393, !dbg !481

393:
  %394 = phi i32 [ 1, %102 ], [ 0, %103 ], [ %110, %107 ], [ 1, %388 ], [ 1, %122 ], [ 0, %349 ], [ 1, %138 ], [ 1, %140 ], [ 1, %143 ], [ 1, %146 ], [ 0, %353 ], !dbg !482
  %395 = icmp eq i32 %394, 0, !dbg !483
  %396 = select i1 %395, i1 %101, i1 false, !dbg !483
  br i1 %396, label %397, label %446, !dbg !483

397:
  %398 = load i32, i32* %51, align 4, !dbg !483
  %399 = icmp eq i32 %398, 0, !dbg !483
  br i1 %399, label %400, label %446, !dbg !483

400:
  store i32 -1, i32* %52, align 4, !dbg !484
  br label %446, !dbg !484

401:
  %402 = sext i8 %63 to i32, !dbg !296
  %403 = icmp ne i8 %63, 32, !dbg !485
  %404 = add nsw i32 %402, -14, !dbg !485
  %405 = icmp ult i32 %404, -5, !dbg !485
  %406 = and i1 %403, %405, !dbg !487
  br i1 %406, label %421, label %407, !dbg !487

407:
  %408 = getelementptr i8, i8* %62, i32 1, !dbg !488
  %409 = load i8*, i8** %53, align 4
  %410 = icmp eq i8* %409, null
  br i1 %410, label %446, label %411, !dbg !489

411:
  %412 = load i8*, i8** %54, align 4, !dbg !489
  %413 = load i8, i8* %412, align 1, !dbg !489
  %414 = sext i8 %413 to i32, !dbg !489
  %415 = icmp ne i8 %413, 32, !dbg !490
  %416 = add nsw i32 %414, -14, !dbg !490
  %417 = icmp ult i32 %416, -5, !dbg !490
  %418 = and i1 %415, %417, !dbg !489
  br i1 %418, label %446, label %419, !dbg !489

419:
  %420 = getelementptr i8, i8* %412, i32 1, !dbg !492
  store i8* %420, i8** %54, align 4, !dbg !492
  br i1 %410, label %446, label %411, !dbg !489, !llvm.loop !493

421:
  %422 = load i8*, i8** %55, align 4, !dbg !494
  %423 = icmp eq i8* %422, null, !dbg !494
  br i1 %423, label %428, label %424, !dbg !494

424:
  %425 = load i8*, i8** %56, align 4, !dbg !494
  %426 = load i8, i8* %425, align 1, !dbg !494
  %427 = icmp eq i8 %426, %63, !dbg !494
  br label %428, !dbg !494

428:
  %429 = phi i1 [ true, %421 ], [ %427, %424 ]
  %430 = zext i1 %429 to i32, !dbg !494
  br i1 %429, label %439, label %431, !dbg !495

431:
  %432 = load i8*, i8** %57, align 4, !dbg !495
  %433 = load i8, i8* %432, align 1, !dbg !495
  %434 = icmp eq i8 %433, 0, !dbg !495
  br i1 %434, label %435, label %439, !dbg !495

435:
  %436 = load i32, i32* %58, align 4, !dbg !495
  %437 = icmp eq i32 %436, 0, !dbg !495
  br i1 %437, label %438, label %439, !dbg !495

438:
  store i32 -1, i32* %59, align 4, !dbg !496
  br label %439, !dbg !496

439:
  %440 = icmp ne i8* %422, null, !dbg !497
  %441 = select i1 %440, i1 %429, i1 false, !dbg !497
  %442 = zext i1 %441 to i32, !dbg !497
  %443 = load i8*, i8** %60, align 4, !dbg !497
  %444 = getelementptr i8, i8* %443, i32 %442, !dbg !497
  store i8* %444, i8** %60, align 4, !dbg !497
  %445 = getelementptr i8, i8* %62, i32 1, !dbg !498
  br label %446

446:
  %447 = phi i32 [ %430, %439 ], [ %394, %400 ], [ %394, %397 ], [ %394, %393 ], [ 1, %407 ], [ 1, %419 ], [ 1, %411 ], !dbg !307
  %448 = phi i8* [ %445, %439 ], [ %66, %400 ], [ %66, %397 ], [ %66, %393 ], [ %408, %407 ], [ %408, %419 ], [ %408, %411 ], !dbg !307
  %449 = icmp eq i32 %447, 0, !dbg !296
  br i1 %449, label %450, label %61, !dbg !296, !llvm.loop !499

450:
  call void @llvm.va_end(i8* %10), !dbg !501
  %451 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2, !dbg !502
  %452 = load i32, i32* %451, align 4, !dbg !502
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %11) #7, !dbg !503
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #7, !dbg !503
  ret i32 %452, !dbg !502
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %0, %struct.conversion* nocapture noundef %1) unnamed_addr #4 !dbg !504 {
  %3 = bitcast %struct.conversion* %1 to i8*, !dbg !505
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %3, i8 0, i32 12, i1 false), !dbg !505
  %4 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !505
  store i32 -1, i32* %4, align 4, !dbg !505
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 4, !dbg !505
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(16) %5, i8 0, i32 16, i1 false), !dbg !505
  %6 = load i8, i8* %0, align 1, !dbg !506
  %7 = icmp eq i8 %6, 42, !dbg !506
  br i1 %7, label %8, label %11, !dbg !506

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !507
  store i32 1, i32* %9, align 4, !dbg !507
  %10 = getelementptr i8, i8* %0, i32 1, !dbg !508
  br label %11, !dbg !509

11:
  %12 = phi i8* [ %10, %8 ], [ %0, %2 ]
  %13 = load i8, i8* %12, align 1, !dbg !510
  %14 = sext i8 %13 to i32, !dbg !510
  %15 = add nsw i32 %14, -58, !dbg !511
  %16 = icmp ult i32 %15, -10, !dbg !511
  br i1 %16, label %33, label %17, !dbg !510

17:
  store i32 0, i32* %4, align 4, !dbg !514
  %18 = load i8, i8* %12, align 1, !dbg !514
  %19 = sext i8 %18 to i32, !dbg !514
  %20 = add nsw i32 %19, -48, !dbg !515
  %21 = icmp ugt i32 %20, 9, !dbg !515
  br i1 %21, label %33, label %22, !dbg !514

22:
  %23 = phi i32 [ %31, %22 ], [ %20, %17 ]
  %24 = phi i8* [ %28, %22 ], [ %12, %17 ]
  %25 = load i32, i32* %4, align 4, !dbg !517
  %26 = mul i32 %25, 10, !dbg !517
  %27 = add i32 %26, %23, !dbg !517
  store i32 %27, i32* %4, align 4, !dbg !517
  %28 = getelementptr i8, i8* %24, i32 1, !dbg !514
  %29 = load i8, i8* %28, align 1, !dbg !514
  %30 = sext i8 %29 to i32, !dbg !514
  %31 = add nsw i32 %30, -48, !dbg !515
  %32 = icmp ugt i32 %31, 9, !dbg !515
  br i1 %32, label %33, label %22, !dbg !514, !llvm.loop !518

33:
  %34 = phi i8* [ %12, %11 ], [ %12, %17 ], [ %28, %22 ], !dbg !508
  %35 = load i8, i8* %34, align 1, !dbg !519
  %36 = icmp eq i8 %35, 109, !dbg !519
  br i1 %36, label %37, label %40, !dbg !519

37:
  %38 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !520
  store i32 1, i32* %38, align 4, !dbg !520
  %39 = getelementptr i8, i8* %34, i32 1, !dbg !521
  br label %40, !dbg !522

40:
  %41 = phi i8* [ %39, %37 ], [ %34, %33 ], !dbg !523
  %42 = load i8, i8* %41, align 1, !dbg !524
  %43 = icmp eq i8 %42, 108, !dbg !524
  br i1 %43, label %44, label %48, !dbg !524

44:
  %45 = getelementptr i8, i8* %41, i32 1, !dbg !524
  %46 = load i8, i8* %45, align 1, !dbg !524
  %47 = icmp ne i8 %46, 108, !dbg !524
  br label %48

48:
  %49 = phi i1 [ false, %40 ], [ %47, %44 ], !dbg !523
  %50 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !525
  store i32 4, i32* %50, align 4, !dbg !526
  %51 = load i8, i8* %41, align 1, !dbg !529
  %52 = sext i8 %51 to i32, !dbg !529
  switch i32 %52, label %77 [
    i32 104, label %53
    i32 108, label %62
    i32 76, label %71
    i32 113, label %73
    i32 106, label %73
    i32 122, label %75
    i32 116, label %75
  ], !dbg !529

53:
  %54 = getelementptr i8, i8* %41, i32 1, !dbg !530
  %55 = load i8, i8* %54, align 1, !dbg !530
  %56 = icmp eq i8 %55, 104, !dbg !530
  %57 = select i1 %56, i32 1, i32 2, !dbg !530
  store i32 %57, i32* %50, align 4, !dbg !530
  %58 = load i8, i8* %54, align 1, !dbg !530
  %59 = icmp eq i8 %58, 104, !dbg !530
  %60 = zext i1 %59 to i32, !dbg !530
  %61 = getelementptr i8, i8* %54, i32 %60, !dbg !530
  br label %77, !dbg !530

62:
  %63 = getelementptr i8, i8* %41, i32 1, !dbg !531
  %64 = load i8, i8* %63, align 1, !dbg !531
  %65 = icmp eq i8 %64, 108, !dbg !531
  %66 = select i1 %65, i32 8, i32 4, !dbg !531
  store i32 %66, i32* %50, align 4, !dbg !531
  %67 = load i8, i8* %63, align 1, !dbg !531
  %68 = icmp eq i8 %67, 108, !dbg !531
  %69 = zext i1 %68 to i32, !dbg !531
  %70 = getelementptr i8, i8* %63, i32 %69, !dbg !531
  br label %77, !dbg !531

71:
  store i32 12, i32* %50, align 4, !dbg !532
  %72 = getelementptr i8, i8* %41, i32 1, !dbg !532
  br label %77, !dbg !532

73:
  store i32 8, i32* %50, align 4, !dbg !533
  %74 = getelementptr i8, i8* %41, i32 1, !dbg !533
  br label %77, !dbg !533

75:
  store i32 4, i32* %50, align 4, !dbg !534
  %76 = getelementptr i8, i8* %41, i32 1, !dbg !534
  br label %77, !dbg !534

77:
  %78 = phi i8* [ %76, %75 ], [ %74, %73 ], [ %72, %71 ], [ %70, %62 ], [ %61, %53 ], [ %41, %48 ], !dbg !535
  %79 = load i8, i8* %78, align 1, !dbg !536
  store i8 %79, i8* %5, align 4, !dbg !536
  %80 = load i8, i8* %78, align 1, !dbg !537
  %81 = icmp ne i8 %80, 0, !dbg !537
  %82 = zext i1 %81 to i32, !dbg !537
  %83 = getelementptr i8, i8* %78, i32 %82, !dbg !537
  %84 = icmp eq i8 %79, 91, !dbg !538
  br i1 %84, label %85, label %107, !dbg !538

85:
  %86 = load i8, i8* %83, align 1, !dbg !539
  %87 = icmp eq i8 %86, 94, !dbg !539
  %88 = zext i1 %87 to i32, !dbg !539
  %89 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 7, !dbg !539
  store i32 %88, i32* %89, align 4, !dbg !539
  %90 = getelementptr i8, i8* %83, i32 %88, !dbg !542
  %91 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !543
  store i8* %90, i8** %91, align 4, !dbg !543
  %92 = load i8, i8* %90, align 1, !dbg !544
  %93 = icmp eq i8 %92, 93, !dbg !544
  %94 = zext i1 %93 to i32, !dbg !544
  %95 = getelementptr i8, i8* %90, i32 %94, !dbg !544
  br label %96, !dbg !545

96:
  %97 = phi i8* [ %95, %85 ], [ %100, %99 ], !dbg !546
  %98 = load i8, i8* %97, align 1, !dbg !545
  switch i8 %98, label %99 [
    i8 0, label %101
    i8 93, label %101
  ], !dbg !545

99:
  %100 = getelementptr i8, i8* %97, i32 1, !dbg !547
  br label %96, !dbg !545, !llvm.loop !548

101:
  %102 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 6, !dbg !549
  store i8* %97, i8** %102, align 4, !dbg !549
  %103 = load i8, i8* %97, align 1, !dbg !550
  %104 = icmp ne i8 %103, 0, !dbg !550
  %105 = zext i1 %104 to i32, !dbg !550
  %106 = getelementptr i8, i8* %97, i32 %105, !dbg !550
  br label %115, !dbg !551

107:
  %108 = icmp ne i8 %79, 0, !dbg !552
  %109 = select i1 %108, i1 %49, i1 false, !dbg !552
  br i1 %109, label %110, label %115, !dbg !552

110:
  %111 = or i8 %79, 32, !dbg !552
  %112 = add i8 %111, -101, !dbg !552
  %113 = icmp ult i8 %112, 3, !dbg !552
  br i1 %113, label %114, label %115, !dbg !552

114:
  store i32 8, i32* %50, align 4, !dbg !553
  br label %115, !dbg !553

115:
  %116 = phi i8* [ %106, %101 ], [ %83, %114 ], [ %83, %110 ], [ %83, %107 ], !dbg !523
  ret i8* %116, !dbg !554
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__mw_read_integer(%struct.integer* sret(%struct.integer) align 4, i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare double @__mw_read_double(i8* noundef, i32 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #6

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { nofree nosync nounwind null_pointer_is_valid }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/scanf.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "mw_sscanf", scope: !1, file: !1, line: 364, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 364, scope: !9)
!13 = !DILocation(line: 324, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "from_string", scope: !1, file: !1, line: 322, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 364, scope: !9)
!16 = !DILocation(line: 325, scope: !14, inlinedAt: !15)
!17 = !DILocation(line: 326, scope: !14, inlinedAt: !15)
!18 = !DILocation(line: 327, scope: !14, inlinedAt: !15)
!19 = !DILocation(line: 329, scope: !14, inlinedAt: !15)
!20 = distinct !DISubprogram(name: "mw_fscanf", scope: !1, file: !1, line: 364, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 364, scope: !20)
!22 = !DILocation(line: 261, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 258, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!24 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "from_stream", scope: !1, file: !1, line: 331, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = distinct !DILocation(line: 364, scope: !20)
!27 = !DILocation(line: 262, scope: !23, inlinedAt: !24)
!28 = !DILocation(line: 263, scope: !23, inlinedAt: !24)
!29 = !DILocation(line: 264, scope: !23, inlinedAt: !24)
!30 = !DILocation(line: 265, scope: !23, inlinedAt: !24)
!31 = !DILocation(line: 266, scope: !23, inlinedAt: !24)
!32 = !DILocation(line: 0, scope: !23, inlinedAt: !24)
!33 = distinct !{!33, !27, !31, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 268, scope: !23, inlinedAt: !24)
!37 = !DILocation(line: 333, scope: !25, inlinedAt: !26)
!38 = !DILocation(line: 334, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 336, scope: !25, inlinedAt: !26)
!40 = !DILocation(line: 337, scope: !25, inlinedAt: !26)
!41 = !DILocation(line: 338, scope: !25, inlinedAt: !26)
!42 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!43 = distinct !DISubprogram(name: "mw_scanf", scope: !1, file: !1, line: 364, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 364, scope: !43)
!45 = !DILocation(line: 261, scope: !23, inlinedAt: !46)
!46 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !47)
!47 = distinct !DILocation(line: 364, scope: !43)
!48 = !DILocation(line: 262, scope: !23, inlinedAt: !46)
!49 = !DILocation(line: 263, scope: !23, inlinedAt: !46)
!50 = !DILocation(line: 264, scope: !23, inlinedAt: !46)
!51 = !DILocation(line: 265, scope: !23, inlinedAt: !46)
!52 = !DILocation(line: 266, scope: !23, inlinedAt: !46)
!53 = !DILocation(line: 0, scope: !23, inlinedAt: !46)
!54 = distinct !{!54, !48, !52, !34, !35}
!55 = !DILocation(line: 268, scope: !23, inlinedAt: !46)
!56 = !DILocation(line: 333, scope: !25, inlinedAt: !47)
!57 = !DILocation(line: 334, scope: !25, inlinedAt: !47)
!58 = !DILocation(line: 336, scope: !25, inlinedAt: !47)
!59 = !DILocation(line: 337, scope: !25, inlinedAt: !47)
!60 = !DILocation(line: 338, scope: !25, inlinedAt: !47)
!61 = !DILocation(line: 0, scope: !25, inlinedAt: !47)
!62 = distinct !DISubprogram(name: "mw_vsscanf", scope: !1, file: !1, line: 364, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 324, scope: !14, inlinedAt: !64)
!64 = distinct !DILocation(line: 364, scope: !62)
!65 = !DILocation(line: 325, scope: !14, inlinedAt: !64)
!66 = !DILocation(line: 326, scope: !14, inlinedAt: !64)
!67 = !DILocation(line: 327, scope: !14, inlinedAt: !64)
!68 = !DILocation(line: 329, scope: !14, inlinedAt: !64)
!69 = !DILocation(line: 364, scope: !62)
!70 = distinct !DISubprogram(name: "mw_vfscanf", scope: !1, file: !1, line: 364, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 261, scope: !23, inlinedAt: !72)
!72 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !73)
!73 = distinct !DILocation(line: 364, scope: !70)
!74 = !DILocation(line: 262, scope: !23, inlinedAt: !72)
!75 = !DILocation(line: 263, scope: !23, inlinedAt: !72)
!76 = !DILocation(line: 264, scope: !23, inlinedAt: !72)
!77 = !DILocation(line: 265, scope: !23, inlinedAt: !72)
!78 = !DILocation(line: 266, scope: !23, inlinedAt: !72)
!79 = !DILocation(line: 0, scope: !23, inlinedAt: !72)
!80 = distinct !{!80, !74, !78, !34, !35}
!81 = !DILocation(line: 268, scope: !23, inlinedAt: !72)
!82 = !DILocation(line: 333, scope: !25, inlinedAt: !73)
!83 = !DILocation(line: 334, scope: !25, inlinedAt: !73)
!84 = !DILocation(line: 336, scope: !25, inlinedAt: !73)
!85 = !DILocation(line: 337, scope: !25, inlinedAt: !73)
!86 = !DILocation(line: 338, scope: !25, inlinedAt: !73)
!87 = !DILocation(line: 0, scope: !25, inlinedAt: !73)
!88 = !DILocation(line: 364, scope: !70)
!89 = distinct !DISubprogram(name: "mw_vscanf", scope: !1, file: !1, line: 364, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 261, scope: !23, inlinedAt: !91)
!91 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !92)
!92 = distinct !DILocation(line: 364, scope: !89)
!93 = !DILocation(line: 262, scope: !23, inlinedAt: !91)
!94 = !DILocation(line: 263, scope: !23, inlinedAt: !91)
!95 = !DILocation(line: 264, scope: !23, inlinedAt: !91)
!96 = !DILocation(line: 265, scope: !23, inlinedAt: !91)
!97 = !DILocation(line: 266, scope: !23, inlinedAt: !91)
!98 = !DILocation(line: 0, scope: !23, inlinedAt: !91)
!99 = distinct !{!99, !93, !97, !34, !35}
!100 = !DILocation(line: 268, scope: !23, inlinedAt: !91)
!101 = !DILocation(line: 333, scope: !25, inlinedAt: !92)
!102 = !DILocation(line: 334, scope: !25, inlinedAt: !92)
!103 = !DILocation(line: 336, scope: !25, inlinedAt: !92)
!104 = !DILocation(line: 337, scope: !25, inlinedAt: !92)
!105 = !DILocation(line: 338, scope: !25, inlinedAt: !92)
!106 = !DILocation(line: 0, scope: !25, inlinedAt: !92)
!107 = !DILocation(line: 364, scope: !89)
!108 = distinct !DISubprogram(name: "mw_isoc99_sscanf", scope: !1, file: !1, line: 365, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 365, scope: !108)
!110 = !DILocation(line: 324, scope: !14, inlinedAt: !111)
!111 = distinct !DILocation(line: 365, scope: !108)
!112 = !DILocation(line: 325, scope: !14, inlinedAt: !111)
!113 = !DILocation(line: 326, scope: !14, inlinedAt: !111)
!114 = !DILocation(line: 327, scope: !14, inlinedAt: !111)
!115 = !DILocation(line: 329, scope: !14, inlinedAt: !111)
!116 = distinct !DISubprogram(name: "mw_isoc99_fscanf", scope: !1, file: !1, line: 365, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 365, scope: !116)
!118 = !DILocation(line: 261, scope: !23, inlinedAt: !119)
!119 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !120)
!120 = distinct !DILocation(line: 365, scope: !116)
!121 = !DILocation(line: 262, scope: !23, inlinedAt: !119)
!122 = !DILocation(line: 263, scope: !23, inlinedAt: !119)
!123 = !DILocation(line: 264, scope: !23, inlinedAt: !119)
!124 = !DILocation(line: 265, scope: !23, inlinedAt: !119)
!125 = !DILocation(line: 266, scope: !23, inlinedAt: !119)
!126 = !DILocation(line: 0, scope: !23, inlinedAt: !119)
!127 = distinct !{!127, !121, !125, !34, !35}
!128 = !DILocation(line: 268, scope: !23, inlinedAt: !119)
!129 = !DILocation(line: 333, scope: !25, inlinedAt: !120)
!130 = !DILocation(line: 334, scope: !25, inlinedAt: !120)
!131 = !DILocation(line: 336, scope: !25, inlinedAt: !120)
!132 = !DILocation(line: 337, scope: !25, inlinedAt: !120)
!133 = !DILocation(line: 338, scope: !25, inlinedAt: !120)
!134 = !DILocation(line: 0, scope: !25, inlinedAt: !120)
!135 = distinct !DISubprogram(name: "mw_isoc99_scanf", scope: !1, file: !1, line: 365, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 365, scope: !135)
!137 = !DILocation(line: 261, scope: !23, inlinedAt: !138)
!138 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !139)
!139 = distinct !DILocation(line: 365, scope: !135)
!140 = !DILocation(line: 262, scope: !23, inlinedAt: !138)
!141 = !DILocation(line: 263, scope: !23, inlinedAt: !138)
!142 = !DILocation(line: 264, scope: !23, inlinedAt: !138)
!143 = !DILocation(line: 265, scope: !23, inlinedAt: !138)
!144 = !DILocation(line: 266, scope: !23, inlinedAt: !138)
!145 = !DILocation(line: 0, scope: !23, inlinedAt: !138)
!146 = distinct !{!146, !140, !144, !34, !35}
!147 = !DILocation(line: 268, scope: !23, inlinedAt: !138)
!148 = !DILocation(line: 333, scope: !25, inlinedAt: !139)
!149 = !DILocation(line: 334, scope: !25, inlinedAt: !139)
!150 = !DILocation(line: 336, scope: !25, inlinedAt: !139)
!151 = !DILocation(line: 337, scope: !25, inlinedAt: !139)
!152 = !DILocation(line: 338, scope: !25, inlinedAt: !139)
!153 = !DILocation(line: 0, scope: !25, inlinedAt: !139)
!154 = distinct !DISubprogram(name: "mw_isoc99_vsscanf", scope: !1, file: !1, line: 365, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 324, scope: !14, inlinedAt: !156)
!156 = distinct !DILocation(line: 365, scope: !154)
!157 = !DILocation(line: 325, scope: !14, inlinedAt: !156)
!158 = !DILocation(line: 326, scope: !14, inlinedAt: !156)
!159 = !DILocation(line: 327, scope: !14, inlinedAt: !156)
!160 = !DILocation(line: 329, scope: !14, inlinedAt: !156)
!161 = !DILocation(line: 365, scope: !154)
!162 = distinct !DISubprogram(name: "mw_isoc99_vfscanf", scope: !1, file: !1, line: 365, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 261, scope: !23, inlinedAt: !164)
!164 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !165)
!165 = distinct !DILocation(line: 365, scope: !162)
!166 = !DILocation(line: 262, scope: !23, inlinedAt: !164)
!167 = !DILocation(line: 263, scope: !23, inlinedAt: !164)
!168 = !DILocation(line: 264, scope: !23, inlinedAt: !164)
!169 = !DILocation(line: 265, scope: !23, inlinedAt: !164)
!170 = !DILocation(line: 266, scope: !23, inlinedAt: !164)
!171 = !DILocation(line: 0, scope: !23, inlinedAt: !164)
!172 = distinct !{!172, !166, !170, !34, !35}
!173 = !DILocation(line: 268, scope: !23, inlinedAt: !164)
!174 = !DILocation(line: 333, scope: !25, inlinedAt: !165)
!175 = !DILocation(line: 334, scope: !25, inlinedAt: !165)
!176 = !DILocation(line: 336, scope: !25, inlinedAt: !165)
!177 = !DILocation(line: 337, scope: !25, inlinedAt: !165)
!178 = !DILocation(line: 338, scope: !25, inlinedAt: !165)
!179 = !DILocation(line: 0, scope: !25, inlinedAt: !165)
!180 = !DILocation(line: 365, scope: !162)
!181 = distinct !DISubprogram(name: "mw_isoc99_vscanf", scope: !1, file: !1, line: 365, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 261, scope: !23, inlinedAt: !183)
!183 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !184)
!184 = distinct !DILocation(line: 365, scope: !181)
!185 = !DILocation(line: 262, scope: !23, inlinedAt: !183)
!186 = !DILocation(line: 263, scope: !23, inlinedAt: !183)
!187 = !DILocation(line: 264, scope: !23, inlinedAt: !183)
!188 = !DILocation(line: 265, scope: !23, inlinedAt: !183)
!189 = !DILocation(line: 266, scope: !23, inlinedAt: !183)
!190 = !DILocation(line: 0, scope: !23, inlinedAt: !183)
!191 = distinct !{!191, !185, !189, !34, !35}
!192 = !DILocation(line: 268, scope: !23, inlinedAt: !183)
!193 = !DILocation(line: 333, scope: !25, inlinedAt: !184)
!194 = !DILocation(line: 334, scope: !25, inlinedAt: !184)
!195 = !DILocation(line: 336, scope: !25, inlinedAt: !184)
!196 = !DILocation(line: 337, scope: !25, inlinedAt: !184)
!197 = !DILocation(line: 338, scope: !25, inlinedAt: !184)
!198 = !DILocation(line: 0, scope: !25, inlinedAt: !184)
!199 = !DILocation(line: 365, scope: !181)
!200 = distinct !DISubprogram(name: "mw_isoc23_sscanf", scope: !1, file: !1, line: 366, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 366, scope: !200)
!202 = !DILocation(line: 324, scope: !14, inlinedAt: !203)
!203 = distinct !DILocation(line: 366, scope: !200)
!204 = !DILocation(line: 325, scope: !14, inlinedAt: !203)
!205 = !DILocation(line: 326, scope: !14, inlinedAt: !203)
!206 = !DILocation(line: 327, scope: !14, inlinedAt: !203)
!207 = !DILocation(line: 329, scope: !14, inlinedAt: !203)
!208 = distinct !DISubprogram(name: "mw_isoc23_fscanf", scope: !1, file: !1, line: 366, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 366, scope: !208)
!210 = !DILocation(line: 261, scope: !23, inlinedAt: !211)
!211 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !212)
!212 = distinct !DILocation(line: 366, scope: !208)
!213 = !DILocation(line: 262, scope: !23, inlinedAt: !211)
!214 = !DILocation(line: 263, scope: !23, inlinedAt: !211)
!215 = !DILocation(line: 264, scope: !23, inlinedAt: !211)
!216 = !DILocation(line: 265, scope: !23, inlinedAt: !211)
!217 = !DILocation(line: 266, scope: !23, inlinedAt: !211)
!218 = !DILocation(line: 0, scope: !23, inlinedAt: !211)
!219 = distinct !{!219, !213, !217, !34, !35}
!220 = !DILocation(line: 268, scope: !23, inlinedAt: !211)
!221 = !DILocation(line: 333, scope: !25, inlinedAt: !212)
!222 = !DILocation(line: 334, scope: !25, inlinedAt: !212)
!223 = !DILocation(line: 336, scope: !25, inlinedAt: !212)
!224 = !DILocation(line: 337, scope: !25, inlinedAt: !212)
!225 = !DILocation(line: 338, scope: !25, inlinedAt: !212)
!226 = !DILocation(line: 0, scope: !25, inlinedAt: !212)
!227 = distinct !DISubprogram(name: "mw_isoc23_scanf", scope: !1, file: !1, line: 366, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 366, scope: !227)
!229 = !DILocation(line: 261, scope: !23, inlinedAt: !230)
!230 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !231)
!231 = distinct !DILocation(line: 366, scope: !227)
!232 = !DILocation(line: 262, scope: !23, inlinedAt: !230)
!233 = !DILocation(line: 263, scope: !23, inlinedAt: !230)
!234 = !DILocation(line: 264, scope: !23, inlinedAt: !230)
!235 = !DILocation(line: 265, scope: !23, inlinedAt: !230)
!236 = !DILocation(line: 266, scope: !23, inlinedAt: !230)
!237 = !DILocation(line: 0, scope: !23, inlinedAt: !230)
!238 = distinct !{!238, !232, !236, !34, !35}
!239 = !DILocation(line: 268, scope: !23, inlinedAt: !230)
!240 = !DILocation(line: 333, scope: !25, inlinedAt: !231)
!241 = !DILocation(line: 334, scope: !25, inlinedAt: !231)
!242 = !DILocation(line: 336, scope: !25, inlinedAt: !231)
!243 = !DILocation(line: 337, scope: !25, inlinedAt: !231)
!244 = !DILocation(line: 338, scope: !25, inlinedAt: !231)
!245 = !DILocation(line: 0, scope: !25, inlinedAt: !231)
!246 = distinct !DISubprogram(name: "mw_isoc23_vsscanf", scope: !1, file: !1, line: 366, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!247 = !DILocation(line: 324, scope: !14, inlinedAt: !248)
!248 = distinct !DILocation(line: 366, scope: !246)
!249 = !DILocation(line: 325, scope: !14, inlinedAt: !248)
!250 = !DILocation(line: 326, scope: !14, inlinedAt: !248)
!251 = !DILocation(line: 327, scope: !14, inlinedAt: !248)
!252 = !DILocation(line: 329, scope: !14, inlinedAt: !248)
!253 = !DILocation(line: 366, scope: !246)
!254 = distinct !DISubprogram(name: "mw_isoc23_vfscanf", scope: !1, file: !1, line: 366, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!255 = !DILocation(line: 261, scope: !23, inlinedAt: !256)
!256 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !257)
!257 = distinct !DILocation(line: 366, scope: !254)
!258 = !DILocation(line: 262, scope: !23, inlinedAt: !256)
!259 = !DILocation(line: 263, scope: !23, inlinedAt: !256)
!260 = !DILocation(line: 264, scope: !23, inlinedAt: !256)
!261 = !DILocation(line: 265, scope: !23, inlinedAt: !256)
!262 = !DILocation(line: 266, scope: !23, inlinedAt: !256)
!263 = !DILocation(line: 0, scope: !23, inlinedAt: !256)
!264 = distinct !{!264, !258, !262, !34, !35}
!265 = !DILocation(line: 268, scope: !23, inlinedAt: !256)
!266 = !DILocation(line: 333, scope: !25, inlinedAt: !257)
!267 = !DILocation(line: 334, scope: !25, inlinedAt: !257)
!268 = !DILocation(line: 336, scope: !25, inlinedAt: !257)
!269 = !DILocation(line: 337, scope: !25, inlinedAt: !257)
!270 = !DILocation(line: 338, scope: !25, inlinedAt: !257)
!271 = !DILocation(line: 0, scope: !25, inlinedAt: !257)
!272 = !DILocation(line: 366, scope: !254)
!273 = distinct !DISubprogram(name: "mw_isoc23_vscanf", scope: !1, file: !1, line: 366, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!274 = !DILocation(line: 261, scope: !23, inlinedAt: !275)
!275 = distinct !DILocation(line: 333, scope: !25, inlinedAt: !276)
!276 = distinct !DILocation(line: 366, scope: !273)
!277 = !DILocation(line: 262, scope: !23, inlinedAt: !275)
!278 = !DILocation(line: 263, scope: !23, inlinedAt: !275)
!279 = !DILocation(line: 264, scope: !23, inlinedAt: !275)
!280 = !DILocation(line: 265, scope: !23, inlinedAt: !275)
!281 = !DILocation(line: 266, scope: !23, inlinedAt: !275)
!282 = !DILocation(line: 0, scope: !23, inlinedAt: !275)
!283 = distinct !{!283, !277, !281, !34, !35}
!284 = !DILocation(line: 268, scope: !23, inlinedAt: !275)
!285 = !DILocation(line: 333, scope: !25, inlinedAt: !276)
!286 = !DILocation(line: 334, scope: !25, inlinedAt: !276)
!287 = !DILocation(line: 336, scope: !25, inlinedAt: !276)
!288 = !DILocation(line: 337, scope: !25, inlinedAt: !276)
!289 = !DILocation(line: 338, scope: !25, inlinedAt: !276)
!290 = !DILocation(line: 0, scope: !25, inlinedAt: !276)
!291 = !DILocation(line: 366, scope: !273)
!292 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 290, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!293 = !DILocation(line: 292, scope: !292)
!294 = !DILocation(line: 293, scope: !292)
!295 = !DILocation(line: 295, scope: !292)
!296 = !DILocation(line: 296, scope: !292)
!297 = !DILocation(line: 298, scope: !292)
!298 = !DILocation(line: 299, scope: !292)
!299 = !DILocation(line: 300, scope: !292)
!300 = !DILocation(line: 20, scope: !301, inlinedAt: !303)
!301 = distinct !DISubprogram(name: "is_space", scope: !302, file: !302, line: 20, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!302 = !DIFile(filename: "c/number.h", directory: ".")
!303 = distinct !DILocation(line: 300, scope: !292)
!304 = !DILocation(line: 301, scope: !292)
!305 = distinct !{!305, !299, !304, !34, !35}
!306 = !DILocation(line: 302, scope: !292)
!307 = !DILocation(line: 0, scope: !292)
!308 = !DILocation(line: 275, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 273, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!310 = distinct !DILocation(line: 303, scope: !292)
!311 = !DILocation(line: 276, scope: !309, inlinedAt: !310)
!312 = !DILocation(line: 277, scope: !309, inlinedAt: !310)
!313 = !DILocation(line: 278, scope: !309, inlinedAt: !310)
!314 = !DILocation(line: 279, scope: !309, inlinedAt: !310)
!315 = !DILocation(line: 280, scope: !309, inlinedAt: !310)
!316 = !DILocation(line: 56, scope: !317, inlinedAt: !319)
!317 = distinct !DISubprogram(name: "any_int", scope: !318, file: !318, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!318 = !DIFile(filename: "c/models.h", directory: ".")
!319 = distinct !DILocation(line: 69, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "any_nonnegative", scope: !318, file: !318, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!321 = distinct !DILocation(line: 280, scope: !309, inlinedAt: !310)
!322 = !DILocation(line: 57, scope: !317, inlinedAt: !319)
!323 = !DILocation(line: 58, scope: !317, inlinedAt: !319)
!324 = !DILocation(line: 59, scope: !317, inlinedAt: !319)
!325 = !DILocation(line: 69, scope: !320, inlinedAt: !321)
!326 = !DILocation(line: 99, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "store", scope: !1, file: !1, line: 97, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!328 = distinct !DILocation(line: 280, scope: !309, inlinedAt: !310)
!329 = !DILocation(line: 100, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 101, scope: !327, inlinedAt: !328)
!331 = !DILocation(line: 102, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 103, scope: !327, inlinedAt: !328)
!333 = !DILocation(line: 104, scope: !327, inlinedAt: !328)
!334 = !DILocation(line: 105, scope: !327, inlinedAt: !328)
!335 = !DILocation(line: 283, scope: !309, inlinedAt: !310)
!336 = !DILocation(line: 207, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 205, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!338 = distinct !DILocation(line: 283, scope: !309, inlinedAt: !310)
!339 = !DILocation(line: 139, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 135, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!341 = distinct !DILocation(line: 165, scope: !342, inlinedAt: !343)
!342 = distinct !DISubprogram(name: "scan_integer", scope: !1, file: !1, line: 163, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!343 = distinct !DILocation(line: 209, scope: !337, inlinedAt: !338)
!344 = !DILocation(line: 140, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 141, scope: !340, inlinedAt: !341)
!346 = !DILocation(line: 0, scope: !340, inlinedAt: !341)
!347 = !DILocation(line: 165, scope: !342, inlinedAt: !343)
!348 = !DILocation(line: 166, scope: !342, inlinedAt: !343)
!349 = !DILocation(line: 167, scope: !342, inlinedAt: !343)
!350 = !DILocation(line: 169, scope: !342, inlinedAt: !343)
!351 = !DILocation(line: 148, scope: !352, inlinedAt: !353)
!352 = distinct !DISubprogram(name: "skip_bare_prefix", scope: !1, file: !1, line: 146, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!353 = distinct !DILocation(line: 169, scope: !342, inlinedAt: !343)
!354 = !DILocation(line: 149, scope: !352, inlinedAt: !353)
!355 = !DILocation(line: 150, scope: !352, inlinedAt: !353)
!356 = !DILocation(line: 170, scope: !342, inlinedAt: !343)
!357 = !DILocation(line: 171, scope: !342, inlinedAt: !343)
!358 = !DILocation(line: 156, scope: !359, inlinedAt: !360)
!359 = distinct !DISubprogram(name: "value_of", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!360 = distinct !DILocation(line: 171, scope: !342, inlinedAt: !343)
!361 = !DILocation(line: 157, scope: !359, inlinedAt: !360)
!362 = !DILocation(line: 158, scope: !359, inlinedAt: !360)
!363 = !DILocation(line: 159, scope: !359, inlinedAt: !360)
!364 = !DILocation(line: 160, scope: !359, inlinedAt: !360)
!365 = !DILocation(line: 0, scope: !359, inlinedAt: !360)
!366 = !DILocation(line: 99, scope: !327, inlinedAt: !367)
!367 = distinct !DILocation(line: 171, scope: !342, inlinedAt: !343)
!368 = !DILocation(line: 100, scope: !327, inlinedAt: !367)
!369 = !DILocation(line: 101, scope: !327, inlinedAt: !367)
!370 = !DILocation(line: 102, scope: !327, inlinedAt: !367)
!371 = !DILocation(line: 103, scope: !327, inlinedAt: !367)
!372 = !DILocation(line: 104, scope: !327, inlinedAt: !367)
!373 = !DILocation(line: 105, scope: !327, inlinedAt: !367)
!374 = !DILocation(line: 0, scope: !342, inlinedAt: !343)
!375 = !DILocation(line: 173, scope: !342, inlinedAt: !343)
!376 = !DILocation(line: 209, scope: !337, inlinedAt: !338)
!377 = !DILocation(line: 177, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "scan_double", scope: !1, file: !1, line: 175, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!379 = distinct !DILocation(line: 211, scope: !337, inlinedAt: !338)
!380 = !DILocation(line: 178, scope: !378, inlinedAt: !379)
!381 = !DILocation(line: 179, scope: !378, inlinedAt: !379)
!382 = !DILocation(line: 181, scope: !378, inlinedAt: !379)
!383 = !DILocation(line: 182, scope: !378, inlinedAt: !379)
!384 = !DILocation(line: 183, scope: !378, inlinedAt: !379)
!385 = !DILocation(line: 110, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "store_double", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!387 = distinct !DILocation(line: 183, scope: !378, inlinedAt: !379)
!388 = !DILocation(line: 111, scope: !386, inlinedAt: !387)
!389 = !DILocation(line: 112, scope: !386, inlinedAt: !387)
!390 = !DILocation(line: 113, scope: !386, inlinedAt: !387)
!391 = !DILocation(line: 114, scope: !386, inlinedAt: !387)
!392 = !DILocation(line: 115, scope: !386, inlinedAt: !387)
!393 = !DILocation(line: 116, scope: !386, inlinedAt: !387)
!394 = !DILocation(line: 117, scope: !386, inlinedAt: !387)
!395 = !DILocation(line: 118, scope: !386, inlinedAt: !387)
!396 = !DILocation(line: 0, scope: !378, inlinedAt: !379)
!397 = !DILocation(line: 185, scope: !378, inlinedAt: !379)
!398 = !DILocation(line: 211, scope: !337, inlinedAt: !338)
!399 = !DILocation(line: 189, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "scan_text", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!401 = distinct !DILocation(line: 213, scope: !337, inlinedAt: !338)
!402 = !DILocation(line: 190, scope: !400, inlinedAt: !401)
!403 = !DILocation(line: 191, scope: !400, inlinedAt: !401)
!404 = distinct !{!404, !403, !405, !34, !35}
!405 = !DILocation(line: 192, scope: !400, inlinedAt: !401)
!406 = !DILocation(line: 85, scope: !407, inlinedAt: !408)
!407 = distinct !DISubprogram(name: "in_set", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!408 = distinct !DILocation(line: 191, scope: !400, inlinedAt: !401)
!409 = !DILocation(line: 86, scope: !407, inlinedAt: !408)
!410 = !DILocation(line: 87, scope: !407, inlinedAt: !408)
!411 = !DILocation(line: 89, scope: !407, inlinedAt: !408)
!412 = !DILocation(line: 90, scope: !407, inlinedAt: !408)
!413 = !DILocation(line: 0, scope: !407, inlinedAt: !408)
!414 = distinct !{!414, !406, !415, !34, !35}
!415 = !DILocation(line: 91, scope: !407, inlinedAt: !408)
!416 = !DILocation(line: 92, scope: !407, inlinedAt: !408)
!417 = !DILocation(line: 20, scope: !301, inlinedAt: !418)
!418 = distinct !DILocation(line: 191, scope: !400, inlinedAt: !401)
!419 = distinct !{!419, !403, !405, !34, !35}
!420 = !DILocation(line: 0, scope: !400, inlinedAt: !401)
!421 = !DILocation(line: 193, scope: !400, inlinedAt: !401)
!422 = !DILocation(line: 195, scope: !400, inlinedAt: !401)
!423 = !DILocation(line: 196, scope: !400, inlinedAt: !401)
!424 = !DILocation(line: 125, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "text_object", scope: !1, file: !1, line: 123, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!426 = distinct !DILocation(line: 198, scope: !400, inlinedAt: !401)
!427 = !DILocation(line: 198, scope: !400, inlinedAt: !401)
!428 = !DILocation(line: 88, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "heap_alloc", scope: !318, file: !318, line: 88, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!430 = distinct !DILocation(line: 127, scope: !425, inlinedAt: !426)
!431 = !DILocation(line: 128, scope: !425, inlinedAt: !426)
!432 = !DILocation(line: 129, scope: !425, inlinedAt: !426)
!433 = !DILocation(line: 0, scope: !425, inlinedAt: !426)
!434 = !DILocation(line: 199, scope: !400, inlinedAt: !401)
!435 = !DILocation(line: 200, scope: !400, inlinedAt: !401)
!436 = !DILocation(line: 201, scope: !400, inlinedAt: !401)
!437 = !DILocation(line: 0, scope: !337, inlinedAt: !338)
!438 = !DILocation(line: 240, scope: !439, inlinedAt: !440)
!439 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 238, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!440 = distinct !DILocation(line: 283, scope: !309, inlinedAt: !310)
!441 = !DILocation(line: 242, scope: !439, inlinedAt: !440)
!442 = !DILocation(line: 244, scope: !439, inlinedAt: !440)
!443 = !DILocation(line: 224, scope: !444, inlinedAt: !445)
!444 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 222, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!445 = distinct !DILocation(line: 246, scope: !439, inlinedAt: !440)
!446 = !DILocation(line: 225, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 0, scope: !444, inlinedAt: !445)
!448 = !DILocation(line: 226, scope: !444, inlinedAt: !445)
!449 = !DILocation(line: 83, scope: !450, inlinedAt: !451)
!450 = distinct !DISubprogram(name: "fill", scope: !318, file: !318, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!451 = distinct !DILocation(line: 226, scope: !444, inlinedAt: !445)
!452 = !DILocation(line: 84, scope: !450, inlinedAt: !451)
!453 = !DILocation(line: 227, scope: !444, inlinedAt: !445)
!454 = !DILocation(line: 229, scope: !444, inlinedAt: !445)
!455 = !DILocation(line: 230, scope: !444, inlinedAt: !445)
!456 = !DILocation(line: 231, scope: !444, inlinedAt: !445)
!457 = !DILocation(line: 233, scope: !444, inlinedAt: !445)
!458 = !DILocation(line: 125, scope: !425, inlinedAt: !459)
!459 = distinct !DILocation(line: 233, scope: !444, inlinedAt: !445)
!460 = !DILocation(line: 88, scope: !429, inlinedAt: !461)
!461 = distinct !DILocation(line: 127, scope: !425, inlinedAt: !459)
!462 = !DILocation(line: 128, scope: !425, inlinedAt: !459)
!463 = !DILocation(line: 129, scope: !425, inlinedAt: !459)
!464 = !DILocation(line: 0, scope: !425, inlinedAt: !459)
!465 = !DILocation(line: 83, scope: !450, inlinedAt: !466)
!466 = distinct !DILocation(line: 234, scope: !444, inlinedAt: !445)
!467 = !DILocation(line: 84, scope: !450, inlinedAt: !466)
!468 = !DILocation(line: 235, scope: !444, inlinedAt: !445)
!469 = !DILocation(line: 236, scope: !444, inlinedAt: !445)
!470 = !DILocation(line: 83, scope: !450, inlinedAt: !471)
!471 = distinct !DILocation(line: 249, scope: !439, inlinedAt: !440)
!472 = !DILocation(line: 84, scope: !450, inlinedAt: !471)
!473 = !DILocation(line: 250, scope: !439, inlinedAt: !440)
!474 = !DILocation(line: 252, scope: !439, inlinedAt: !440)
!475 = !DILocation(line: 83, scope: !450, inlinedAt: !476)
!476 = distinct !DILocation(line: 252, scope: !439, inlinedAt: !440)
!477 = !DILocation(line: 84, scope: !450, inlinedAt: !476)
!478 = !DILocation(line: 253, scope: !439, inlinedAt: !440)
!479 = !DILocation(line: 285, scope: !309, inlinedAt: !310)
!480 = !DILocation(line: 286, scope: !309, inlinedAt: !310)
!481 = !DILocation(line: 287, scope: !309, inlinedAt: !310)
!482 = !DILocation(line: 0, scope: !309, inlinedAt: !310)
!483 = !DILocation(line: 304, scope: !292)
!484 = !DILocation(line: 305, scope: !292)
!485 = !DILocation(line: 20, scope: !301, inlinedAt: !486)
!486 = distinct !DILocation(line: 306, scope: !292)
!487 = !DILocation(line: 306, scope: !292)
!488 = !DILocation(line: 307, scope: !292)
!489 = !DILocation(line: 308, scope: !292)
!490 = !DILocation(line: 20, scope: !301, inlinedAt: !491)
!491 = distinct !DILocation(line: 308, scope: !292)
!492 = !DILocation(line: 309, scope: !292)
!493 = distinct !{!493, !489, !492, !34, !35}
!494 = !DILocation(line: 311, scope: !292)
!495 = !DILocation(line: 312, scope: !292)
!496 = !DILocation(line: 313, scope: !292)
!497 = !DILocation(line: 314, scope: !292)
!498 = !DILocation(line: 315, scope: !292)
!499 = distinct !{!499, !296, !500, !34, !35}
!500 = !DILocation(line: 317, scope: !292)
!501 = !DILocation(line: 318, scope: !292)
!502 = !DILocation(line: 319, scope: !292)
!503 = !DILocation(line: 320, scope: !292)
!504 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!505 = !DILocation(line: 58, scope: !504)
!506 = !DILocation(line: 59, scope: !504)
!507 = !DILocation(line: 60, scope: !504)
!508 = !DILocation(line: 61, scope: !504)
!509 = !DILocation(line: 62, scope: !504)
!510 = !DILocation(line: 63, scope: !504)
!511 = !DILocation(line: 21, scope: !512, inlinedAt: !513)
!512 = distinct !DISubprogram(name: "is_digit", scope: !302, file: !302, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!513 = distinct !DILocation(line: 63, scope: !504)
!514 = !DILocation(line: 64, scope: !504)
!515 = !DILocation(line: 21, scope: !512, inlinedAt: !516)
!516 = distinct !DILocation(line: 64, scope: !504)
!517 = !DILocation(line: 65, scope: !504)
!518 = distinct !{!518, !514, !517, !34, !35}
!519 = !DILocation(line: 66, scope: !504)
!520 = !DILocation(line: 67, scope: !504)
!521 = !DILocation(line: 68, scope: !504)
!522 = !DILocation(line: 69, scope: !504)
!523 = !DILocation(line: 0, scope: !504)
!524 = !DILocation(line: 70, scope: !504)
!525 = !DILocation(line: 71, scope: !504)
!526 = !DILocation(line: 45, scope: !527, inlinedAt: !528)
!527 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!528 = distinct !DILocation(line: 71, scope: !504)
!529 = !DILocation(line: 46, scope: !527, inlinedAt: !528)
!530 = !DILocation(line: 47, scope: !527, inlinedAt: !528)
!531 = !DILocation(line: 48, scope: !527, inlinedAt: !528)
!532 = !DILocation(line: 49, scope: !527, inlinedAt: !528)
!533 = !DILocation(line: 50, scope: !527, inlinedAt: !528)
!534 = !DILocation(line: 51, scope: !527, inlinedAt: !528)
!535 = !DILocation(line: 0, scope: !527, inlinedAt: !528)
!536 = !DILocation(line: 72, scope: !504)
!537 = !DILocation(line: 73, scope: !504)
!538 = !DILocation(line: 75, scope: !504)
!539 = !DILocation(line: 32, scope: !540, inlinedAt: !541)
!540 = distinct !DISubprogram(name: "read_set", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!541 = distinct !DILocation(line: 76, scope: !504)
!542 = !DILocation(line: 33, scope: !540, inlinedAt: !541)
!543 = !DILocation(line: 34, scope: !540, inlinedAt: !541)
!544 = !DILocation(line: 35, scope: !540, inlinedAt: !541)
!545 = !DILocation(line: 37, scope: !540, inlinedAt: !541)
!546 = !DILocation(line: 0, scope: !540, inlinedAt: !541)
!547 = !DILocation(line: 38, scope: !540, inlinedAt: !541)
!548 = distinct !{!548, !545, !547, !34, !35}
!549 = !DILocation(line: 39, scope: !540, inlinedAt: !541)
!550 = !DILocation(line: 40, scope: !540, inlinedAt: !541)
!551 = !DILocation(line: 76, scope: !504)
!552 = !DILocation(line: 77, scope: !504)
!553 = !DILocation(line: 78, scope: !504)
!554 = !DILocation(line: 79, scope: !504)
