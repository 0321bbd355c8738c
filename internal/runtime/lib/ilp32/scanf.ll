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
  %20 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %21 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %22 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 5
  %23 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 6
  %24 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 7
  %25 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %26 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 2
  %27 = bitcast i8** %4 to i8*
  %28 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %29 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %30 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %31 = bitcast %struct.integer* %5 to i8*
  %32 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %33 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %34 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 3
  %35 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %36 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 1
  %37 = getelementptr inbounds %struct.integer, %struct.integer* %5, i32 0, i32 0
  %38 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %39 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 4
  %40 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 3
  %41 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 2
  %42 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 2
  %43 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %44 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %45 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 3
  %46 = getelementptr inbounds %struct.conversion, %struct.conversion* %9, i32 0, i32 1
  %47 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %48 = bitcast i32* %6 to i8*
  %49 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 3
  %50 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %51 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 0
  %52 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %53 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 0
  %54 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %55 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  %56 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 3
  %57 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2
  %58 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 1
  br label %59, !dbg !296

59:
  %60 = phi i8* [ %1, %3 ], [ %393, %391 ]
  %61 = load i8, i8* %60, align 1, !dbg !296
  switch i8 %61, label %346 [
    i8 0, label %395
    i8 37, label %62
  ], !dbg !296

62:
  %63 = getelementptr i8, i8* %60, i32 1, !dbg !297
  %64 = call fastcc i8* @read_conversion(i8* noundef %63, %struct.conversion* noundef nonnull %9) #9, !dbg !297
  %65 = load i8*, i8** %13, align 4, !dbg !298
  %66 = icmp ne i8* %65, null, !dbg !298
  %67 = load i8, i8* %14, align 4, !dbg !298
  %68 = icmp ne i8 %67, 99, !dbg !298
  %69 = select i1 %66, i1 %68, i1 false, !dbg !298
  %70 = icmp ne i8 %67, 91, !dbg !298
  %71 = select i1 %69, i1 %70, i1 false, !dbg !298
  %72 = icmp ne i8 %67, 110, !dbg !298
  %73 = select i1 %71, i1 %72, i1 false, !dbg !298
  br i1 %73, label %74, label %91, !dbg !298

74:
  %75 = load i8*, i8** %15, align 4, !dbg !299
  %76 = load i8, i8* %75, align 1, !dbg !299
  %77 = sext i8 %76 to i32, !dbg !299
  %78 = icmp ne i8 %76, 32, !dbg !300
  %79 = add nsw i32 %77, -14, !dbg !300
  %80 = icmp ult i32 %79, -5, !dbg !300
  %81 = and i1 %78, %80, !dbg !299
  br i1 %81, label %91, label %82, !dbg !299

82:
  %83 = phi i8* [ %84, %82 ], [ %75, %74 ]
  %84 = getelementptr i8, i8* %83, i32 1, !dbg !304
  store i8* %84, i8** %15, align 4, !dbg !304
  %85 = load i8, i8* %84, align 1, !dbg !299
  %86 = sext i8 %85 to i32, !dbg !299
  %87 = icmp ne i8 %85, 32, !dbg !300
  %88 = add nsw i32 %86, -14, !dbg !300
  %89 = icmp ult i32 %88, -5, !dbg !300
  %90 = and i1 %87, %89, !dbg !299
  br i1 %90, label %91, label %82, !dbg !299, !llvm.loop !305

91:
  %92 = icmp eq i8* %65, null, !dbg !306
  br i1 %92, label %98, label %93, !dbg !306

93:
  %94 = load i8*, i8** %16, align 4, !dbg !306
  %95 = load i8, i8* %94, align 1, !dbg !306
  %96 = icmp eq i8 %95, 0, !dbg !306
  %97 = select i1 %96, i1 %72, i1 false, !dbg !306
  br label %98, !dbg !306

98:
  %99 = phi i1 [ false, %91 ], [ %97, %93 ], !dbg !307
  switch i8 %67, label %109 [
    i8 37, label %100
    i8 0, label %100
  ], !dbg !308

100:
  br i1 %92, label %338, label %101, !dbg !311

101:
  %102 = load i8*, i8** %17, align 4, !dbg !311
  %103 = load i8, i8* %102, align 1, !dbg !311
  %104 = icmp eq i8 %103, 37, !dbg !311
  br i1 %104, label %105, label %338, !dbg !311

105:
  %106 = getelementptr i8, i8* %102, i32 1, !dbg !311
  store i8* %106, i8** %17, align 4, !dbg !311
  %107 = icmp ne i8* %102, null, !dbg !311
  %108 = zext i1 %107 to i32
  br label %338

109:
  %110 = load i32, i32* %18, align 4, !dbg !312
  %111 = icmp eq i32 %110, 0, !dbg !312
  br i1 %111, label %112, label %117, !dbg !312

112:
  %113 = load i8*, i8** %19, align 4, !dbg !312
  %114 = getelementptr inbounds i8, i8* %113, i32 4, !dbg !312
  store i8* %114, i8** %19, align 4, !dbg !312
  %115 = bitcast i8* %113 to i8**, !dbg !312
  %116 = load i8*, i8** %115, align 4, !dbg !312
  br label %117, !dbg !312

117:
  %118 = phi i8* [ %116, %112 ], [ null, %109 ], !dbg !312
  %119 = icmp eq i8 %67, 110, !dbg !313
  br i1 %119, label %120, label %146, !dbg !313

120:
  %121 = icmp eq i8* %118, null, !dbg !314
  br i1 %121, label %338, label %122, !dbg !314

122:
  %123 = load i32, i32* %46, align 4, !dbg !315
  br i1 %92, label %130, label %124, !dbg !315

124:
  %125 = load i8*, i8** %47, align 4, !dbg !315
  %126 = ptrtoint i8* %125 to i32, !dbg !315
  %127 = ptrtoint i8* %65 to i32, !dbg !315
  %128 = sub i32 %126, %127, !dbg !315
  %129 = sext i32 %128 to i64, !dbg !315
  br label %134, !dbg !315

130:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %48) #7, !dbg !316
  call void @__midway_nondet(i8* noundef nonnull %48, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0)) #8, !dbg !322
  %131 = load i32, i32* %6, align 4, !dbg !323
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %48) #7, !dbg !324
  %132 = and i32 %131, 2147483647, !dbg !325
  %133 = zext i32 %132 to i64, !dbg !315
  br label %134, !dbg !315

134:
  %135 = phi i64 [ %129, %124 ], [ %133, %130 ], !dbg !315
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef %123, i32 noundef 1) #8, !dbg !326
  switch i32 %123, label %144 [
    i32 1, label %136
    i32 2, label %138
    i32 4, label %141
  ], !dbg !329

136:
  %137 = trunc i64 %135 to i8, !dbg !330
  store i8 %137, i8* %118, align 1, !dbg !330
  br label %338, !dbg !330

138:
  %139 = trunc i64 %135 to i16, !dbg !331
  %140 = bitcast i8* %118 to i16*, !dbg !331
  store i16 %139, i16* %140, align 2, !dbg !331
  br label %338, !dbg !331

141:
  %142 = trunc i64 %135 to i32, !dbg !332
  %143 = bitcast i8* %118 to i32*, !dbg !332
  store i32 %142, i32* %143, align 4, !dbg !332
  br label %338, !dbg !332

144:
  %145 = bitcast i8* %118 to i64*, !dbg !333
  store i64 %135, i64* %145, align 4, !dbg !333
  br label %338, !dbg !334

146:
  br i1 %92, label %297, label %147, !dbg !335

147:
  %148 = sext i8 %67 to i32, !dbg !336
  switch i32 %148, label %294 [
    i32 100, label %149
    i32 105, label %149
    i32 117, label %149
    i32 120, label %149
    i32 88, label %149
    i32 111, label %149
    i32 112, label %149
    i32 97, label %183
    i32 101, label %183
    i32 102, label %183
    i32 103, label %183
    i32 65, label %183
    i32 69, label %183
    i32 70, label %183
    i32 71, label %183
    i32 115, label %203
    i32 99, label %203
    i32 91, label %203
  ], !dbg !336

149:
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %31) #7, !dbg !339
  %150 = load i8*, i8** %32, align 4, !dbg !339
  switch i32 %148, label %153 [
    i32 105, label %154
    i32 120, label %151
    i32 88, label %151
    i32 112, label %151
    i32 111, label %152
  ], !dbg !342

151:
  br label %154, !dbg !345

152:
  br label %154, !dbg !346

153:
  br label %154, !dbg !347

154:
  %155 = phi i32 [ 10, %153 ], [ 8, %152 ], [ 16, %151 ], [ 0, %149 ], !dbg !348
  %156 = load i32, i32* %33, align 4, !dbg !339
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %5, i8* noundef %150, i32 noundef %155, i32 noundef %156) #8, !dbg !339
  %157 = load i8*, i8** %34, align 8, !dbg !349
  %158 = icmp eq i8* %157, null, !dbg !349
  br i1 %158, label %181, label %159, !dbg !349

159:
  store i8* %157, i8** %32, align 4, !dbg !350
  %160 = icmp eq i8* %118, null, !dbg !351
  br i1 %160, label %181, label %161, !dbg !351

161:
  %162 = load i8, i8* %14, align 4, !dbg !352
  %163 = icmp eq i8 %162, 112, !dbg !352
  %164 = load i32, i32* %35, align 4, !dbg !352
  %165 = select i1 %163, i32 4, i32 %164, !dbg !352
  %166 = load i32, i32* %36, align 8, !dbg !352
  %167 = icmp eq i32 %166, 0, !dbg !352
  %168 = load i64, i64* %37, align 8, !dbg !352
  %169 = sub i64 0, %168, !dbg !352
  %170 = select i1 %167, i64 %168, i64 %169, !dbg !352
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef %165, i32 noundef 1) #8, !dbg !353
  switch i32 %165, label %179 [
    i32 1, label %171
    i32 2, label %173
    i32 4, label %176
  ], !dbg !355

171:
  %172 = trunc i64 %170 to i8, !dbg !356
  store i8 %172, i8* %118, align 1, !dbg !356
  br label %181, !dbg !356

173:
  %174 = trunc i64 %170 to i16, !dbg !357
  %175 = bitcast i8* %118 to i16*, !dbg !357
  store i16 %174, i16* %175, align 2, !dbg !357
  br label %181, !dbg !357

176:
  %177 = trunc i64 %170 to i32, !dbg !358
  %178 = bitcast i8* %118 to i32*, !dbg !358
  store i32 %177, i32* %178, align 4, !dbg !358
  br label %181, !dbg !358

179:
  %180 = bitcast i8* %118 to i64*, !dbg !359
  store i64 %170, i64* %180, align 4, !dbg !359
  br label %181, !dbg !360

181:
  %182 = phi i32 [ 0, %154 ], [ 1, %159 ], [ 1, %171 ], [ 1, %173 ], [ 1, %176 ], [ 1, %179 ], !dbg !361
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %31) #7, !dbg !362
  br label %294, !dbg !363

183:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %27) #7, !dbg !364
  %184 = load i8*, i8** %28, align 4, !dbg !367
  %185 = load i32, i32* %29, align 4, !dbg !367
  %186 = call double @__mw_read_double(i8* noundef %184, i32 noundef %185, i8** noundef nonnull %4) #8, !dbg !367
  %187 = load i8*, i8** %4, align 4, !dbg !368
  %188 = icmp eq i8* %187, null, !dbg !368
  br i1 %188, label %201, label %189, !dbg !368

189:
  store i8* %187, i8** %28, align 4, !dbg !369
  %190 = icmp eq i8* %118, null, !dbg !370
  br i1 %190, label %201, label %191, !dbg !370

191:
  %192 = load i32, i32* %30, align 4, !dbg !371
  switch i32 %192, label %198 [
    i32 4, label %193
    i32 8, label %196
  ], !dbg !372

193:
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef 4, i32 noundef 1) #8, !dbg !375
  %194 = fptrunc double %186 to float, !dbg !376
  %195 = bitcast i8* %118 to float*, !dbg !376
  store float %194, float* %195, align 4, !dbg !376
  br label %201, !dbg !377

196:
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef 8, i32 noundef 1) #8, !dbg !378
  %197 = bitcast i8* %118 to double*, !dbg !379
  store double %186, double* %197, align 4, !dbg !379
  br label %201, !dbg !380

198:
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef 12, i32 noundef 1) #8, !dbg !381
  %199 = fpext double %186 to x86_fp80, !dbg !382
  %200 = bitcast i8* %118 to x86_fp80*, !dbg !382
  store x86_fp80 %199, x86_fp80* %200, align 4, !dbg !382
  br label %201

201:
  %202 = phi i32 [ 0, %183 ], [ 1, %189 ], [ 1, %193 ], [ 1, %196 ], [ 1, %198 ], !dbg !383
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %27) #7, !dbg !384
  br label %294, !dbg !385

203:
  %204 = icmp eq i8 %67, 99, !dbg !386
  %205 = load i32, i32* %20, align 4, !dbg !386
  %206 = icmp eq i32 %205, -1, !dbg !386
  %207 = select i1 %204, i1 %206, i1 false, !dbg !386
  %208 = select i1 %207, i32 1, i32 %205, !dbg !386
  %209 = load i8*, i8** %21, align 4, !dbg !389
  %210 = icmp ne i32 %208, 0, !dbg !390
  br i1 %210, label %211, label %268, !dbg !390

211:
  %212 = load i8, i8* %209, align 1, !dbg !390
  %213 = icmp eq i8 %212, 0, !dbg !390
  br i1 %213, label %268, label %214, !dbg !390

214:
  %215 = load i8*, i8** %22, align 4
  %216 = load i8*, i8** %23, align 4
  %217 = icmp ult i8* %215, %216
  %218 = load i32, i32* %24, align 4
  br label %223, !dbg !390

219:
  %220 = getelementptr i8, i8* %209, i32 %265, !dbg !390
  %221 = load i8, i8* %220, align 1, !dbg !390
  %222 = icmp eq i8 %221, 0, !dbg !390
  br i1 %222, label %268, label %223, !dbg !390, !llvm.loop !391

223:
  %224 = phi i8 [ %221, %219 ], [ %212, %214 ]
  %225 = phi i32 [ %265, %219 ], [ 0, %214 ]
  %226 = phi i1 [ %266, %219 ], [ true, %214 ]
  switch i8 %67, label %256 [
    i8 99, label %264
    i8 91, label %227
  ], !dbg !390

227:
  br i1 %217, label %228, label %253, !dbg !393

228:
  %229 = phi i8* [ %251, %246 ], [ %215, %227 ]
  %230 = phi i32 [ %250, %246 ], [ 0, %227 ]
  %231 = getelementptr i8, i8* %229, i32 2, !dbg !396
  %232 = icmp ult i8* %231, %216, !dbg !396
  br i1 %232, label %233, label %243, !dbg !396

233:
  %234 = getelementptr i8, i8* %229, i32 1, !dbg !396
  %235 = load i8, i8* %234, align 1, !dbg !396
  %236 = icmp eq i8 %235, 45, !dbg !396
  br i1 %236, label %237, label %243, !dbg !396

237:
  %238 = load i8, i8* %229, align 1, !dbg !397
  %239 = icmp sle i8 %238, %224, !dbg !397
  %240 = load i8, i8* %231, align 1, !dbg !397
  %241 = icmp sge i8 %240, %224, !dbg !397
  %242 = and i1 %239, %241, !dbg !397
  br label %246, !dbg !398

243:
  %244 = load i8, i8* %229, align 1, !dbg !399
  %245 = icmp eq i8 %244, %224, !dbg !399
  br label %246

246:
  %247 = phi i1 [ %242, %237 ], [ %245, %243 ]
  %248 = phi i8* [ %231, %237 ], [ %229, %243 ], !dbg !400
  %249 = zext i1 %247 to i32, !dbg !400
  %250 = or i32 %230, %249, !dbg !400
  %251 = getelementptr i8, i8* %248, i32 1, !dbg !393
  %252 = icmp ult i8* %251, %216, !dbg !393
  br i1 %252, label %228, label %253, !dbg !393, !llvm.loop !401

253:
  %254 = phi i32 [ 0, %227 ], [ %250, %246 ], !dbg !400
  %255 = icmp ne i32 %254, %218, !dbg !403
  br label %262, !dbg !390

256:
  %257 = sext i8 %224 to i32, !dbg !390
  %258 = icmp ne i8 %224, 32, !dbg !404
  %259 = add nsw i32 %257, -14, !dbg !404
  %260 = icmp ult i32 %259, -5, !dbg !404
  %261 = and i1 %258, %260, !dbg !390
  br label %262, !dbg !390

262:
  %263 = phi i1 [ %255, %253 ], [ %261, %256 ]
  br i1 %263, label %264, label %268, !dbg !390

264:
  %265 = add nuw i32 %225, 1, !dbg !392
  %266 = icmp ult i32 %265, %208, !dbg !390
  %267 = icmp eq i32 %265, %208, !dbg !390
  br i1 %267, label %268, label %219, !dbg !390, !llvm.loop !406

268:
  %269 = phi i32 [ 0, %203 ], [ 0, %211 ], [ %208, %264 ], [ %225, %262 ], [ %265, %219 ], !dbg !407
  %270 = phi i1 [ %210, %203 ], [ true, %211 ], [ %266, %264 ], [ %226, %262 ], [ %266, %219 ], !dbg !390
  %271 = icmp eq i32 %269, 0, !dbg !408
  br i1 %271, label %294, label %272, !dbg !408

272:
  %273 = select i1 %204, i1 %270, i1 false, !dbg !408
  %274 = xor i1 %273, true, !dbg !408
  %275 = load i32, i32* %25, align 4, !dbg !408
  %276 = icmp eq i32 %275, -1, !dbg !408
  %277 = select i1 %274, i1 true, i1 %276, !dbg !408
  br i1 %277, label %278, label %294, !dbg !408

278:
  %279 = getelementptr i8, i8* %209, i32 %269, !dbg !409
  store i8* %279, i8** %21, align 4, !dbg !409
  %280 = icmp eq i8* %118, null, !dbg !410
  br i1 %280, label %294, label %281, !dbg !410

281:
  %282 = load i32, i32* %26, align 4, !dbg !411
  %283 = icmp eq i32 %282, 0, !dbg !411
  br i1 %283, label %288, label %284, !dbg !411

284:
  %285 = add i32 %269, 1, !dbg !414
  %286 = call i8* @__midway_alloc(i32 noundef %285, i32 noundef 16, i32 noundef 1) #8, !dbg !415
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef 4, i32 noundef 1) #8, !dbg !418
  %287 = bitcast i8* %118 to i8**, !dbg !419
  store i8* %286, i8** %287, align 4, !dbg !419
  br label %288

288:
  %289 = phi i8* [ %286, %284 ], [ %118, %281 ], !dbg !420
  call void @__midway_memcpy(i8* noundef %289, i8* noundef %209, i32 noundef %269) #8, !dbg !421
  %290 = load i8, i8* %14, align 4, !dbg !422
  %291 = icmp eq i8 %290, 99, !dbg !422
  br i1 %291, label %294, label %292, !dbg !422

292:
  %293 = getelementptr i8, i8* %289, i32 %269, !dbg !423
  call void @__midway_memset(i8* noundef %293, i32 noundef 0, i32 noundef 1) #8, !dbg !423
  br label %294, !dbg !423

294:
  %295 = phi i32 [ %202, %201 ], [ %182, %181 ], [ 0, %147 ], [ 0, %268 ], [ 1, %278 ], [ 1, %292 ], [ 1, %288 ], [ 0, %272 ], !dbg !424
  %296 = icmp eq i32 %295, 0, !dbg !335
  br i1 %296, label %338, label %333, !dbg !335

297:
  br i1 %111, label %298, label %302, !dbg !425

298:
  %299 = load i32, i32* %38, align 4, !dbg !425
  %300 = load i32, i32* %39, align 4, !dbg !425
  %301 = icmp slt i32 %299, %300, !dbg !425
  br i1 %301, label %302, label %338, !dbg !425

302:
  %303 = icmp eq i8* %118, null, !dbg !428
  br i1 %303, label %333, label %304, !dbg !428

304:
  %305 = sext i8 %67 to i32, !dbg !429
  switch i32 %305, label %331 [
    i32 115, label %306
    i32 99, label %306
    i32 91, label %306
    i32 112, label %330
  ], !dbg !429

306:
  %307 = load i32, i32* %40, align 4, !dbg !430
  %308 = icmp eq i8 %67, 99, !dbg !433
  %309 = icmp eq i32 %307, -1, !dbg !434
  br i1 %308, label %310, label %312, !dbg !433

310:
  %311 = select i1 %309, i32 1, i32 %307, !dbg !435
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef %311, i32 noundef 1) #8, !dbg !436
  call void @__midway_nondet(i8* noundef nonnull %118, i32 noundef %311, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !439
  br label %333, !dbg !440

312:
  br i1 %309, label %313, label %319, !dbg !441

313:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.3, i32 0, i32 0)) #8, !dbg !442
  %314 = load i32, i32* %41, align 4, !dbg !443
  %315 = icmp eq i32 %314, 0, !dbg !443
  br i1 %315, label %316, label %319, !dbg !443

316:
  %317 = call i32 @__midway_object_size(i8* noundef nonnull %118) #8, !dbg !443
  %318 = add i32 %317, -1, !dbg !443
  br label %319, !dbg !443

319:
  %320 = phi i32 [ %307, %312 ], [ %318, %316 ], [ 63, %313 ], !dbg !434
  %321 = add i32 %320, 1, !dbg !444
  %322 = load i32, i32* %42, align 4, !dbg !445
  %323 = icmp eq i32 %322, 0, !dbg !445
  br i1 %323, label %327, label %324, !dbg !445

324:
  %325 = call i8* @__midway_alloc(i32 noundef %321, i32 noundef 16, i32 noundef 1) #8, !dbg !447
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef 4, i32 noundef 1) #8, !dbg !449
  %326 = bitcast i8* %118 to i8**, !dbg !450
  store i8* %325, i8** %326, align 4, !dbg !450
  br label %327

327:
  %328 = phi i8* [ %325, %324 ], [ %118, %319 ], !dbg !451
  call void @__midway_check(i8* noundef %328, i32 noundef %321, i32 noundef 1) #8, !dbg !452
  call void @__midway_nondet(i8* noundef %328, i32 noundef %321, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !454
  %329 = getelementptr i8, i8* %328, i32 %320, !dbg !455
  store i8 0, i8* %329, align 1, !dbg !455
  br label %333, !dbg !456

330:
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef 4, i32 noundef 1) #8, !dbg !457
  call void @__midway_nondet(i8* noundef nonnull %118, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !459
  br label %333, !dbg !460

331:
  %332 = load i32, i32* %43, align 4, !dbg !461
  call void @__midway_check(i8* noundef nonnull %118, i32 noundef %332, i32 noundef 1) #8, !dbg !462
  call void @__midway_nondet(i8* noundef nonnull %118, i32 noundef %332, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !464
  br label %333, !dbg !465

333:
  %334 = icmp ne i8* %118, null, !dbg !466
  %335 = zext i1 %334 to i32, !dbg !466
  %336 = load i32, i32* %44, align 4, !dbg !466
  %337 = add i32 %336, %335, !dbg !466
  store i32 %337, i32* %44, align 4, !dbg !466
  store i32 1, i32* %45, align 4, !dbg !467
  br label %338, !dbg !468

338:
  %339 = phi i32 [ 1, %100 ], [ 0, %101 ], [ %108, %105 ], [ 1, %333 ], [ 1, %120 ], [ 0, %294 ], [ 1, %136 ], [ 1, %138 ], [ 1, %141 ], [ 1, %144 ], [ 0, %298 ], !dbg !469
  %340 = icmp eq i32 %339, 0, !dbg !470
  %341 = select i1 %340, i1 %99, i1 false, !dbg !470
  br i1 %341, label %342, label %391, !dbg !470

342:
  %343 = load i32, i32* %49, align 4, !dbg !470
  %344 = icmp eq i32 %343, 0, !dbg !470
  br i1 %344, label %345, label %391, !dbg !470

345:
  store i32 -1, i32* %50, align 4, !dbg !471
  br label %391, !dbg !471

346:
  %347 = sext i8 %61 to i32, !dbg !296
  %348 = icmp ne i8 %61, 32, !dbg !472
  %349 = add nsw i32 %347, -14, !dbg !472
  %350 = icmp ult i32 %349, -5, !dbg !472
  %351 = and i1 %348, %350, !dbg !474
  br i1 %351, label %366, label %352, !dbg !474

352:
  %353 = getelementptr i8, i8* %60, i32 1, !dbg !475
  %354 = load i8*, i8** %51, align 4
  %355 = icmp eq i8* %354, null
  br i1 %355, label %391, label %356, !dbg !476

356:
  %357 = load i8*, i8** %52, align 4, !dbg !476
  %358 = load i8, i8* %357, align 1, !dbg !476
  %359 = sext i8 %358 to i32, !dbg !476
  %360 = icmp ne i8 %358, 32, !dbg !477
  %361 = add nsw i32 %359, -14, !dbg !477
  %362 = icmp ult i32 %361, -5, !dbg !477
  %363 = and i1 %360, %362, !dbg !476
  br i1 %363, label %391, label %364, !dbg !476

364:
  %365 = getelementptr i8, i8* %357, i32 1, !dbg !479
  store i8* %365, i8** %52, align 4, !dbg !479
  br i1 %355, label %391, label %356, !dbg !476, !llvm.loop !480

366:
  %367 = load i8*, i8** %53, align 4, !dbg !481
  %368 = icmp eq i8* %367, null, !dbg !481
  br i1 %368, label %373, label %369, !dbg !481

369:
  %370 = load i8*, i8** %54, align 4, !dbg !481
  %371 = load i8, i8* %370, align 1, !dbg !481
  %372 = icmp eq i8 %371, %61, !dbg !481
  br label %373, !dbg !481

373:
  %374 = phi i1 [ true, %366 ], [ %372, %369 ]
  %375 = zext i1 %374 to i32, !dbg !481
  br i1 %374, label %384, label %376, !dbg !482

376:
  %377 = load i8*, i8** %55, align 4, !dbg !482
  %378 = load i8, i8* %377, align 1, !dbg !482
  %379 = icmp eq i8 %378, 0, !dbg !482
  br i1 %379, label %380, label %384, !dbg !482

380:
  %381 = load i32, i32* %56, align 4, !dbg !482
  %382 = icmp eq i32 %381, 0, !dbg !482
  br i1 %382, label %383, label %384, !dbg !482

383:
  store i32 -1, i32* %57, align 4, !dbg !483
  br label %384, !dbg !483

384:
  %385 = icmp ne i8* %367, null, !dbg !484
  %386 = select i1 %385, i1 %374, i1 false, !dbg !484
  %387 = zext i1 %386 to i32, !dbg !484
  %388 = load i8*, i8** %58, align 4, !dbg !484
  %389 = getelementptr i8, i8* %388, i32 %387, !dbg !484
  store i8* %389, i8** %58, align 4, !dbg !484
  %390 = getelementptr i8, i8* %60, i32 1, !dbg !485
  br label %391

391:
  %392 = phi i32 [ %375, %384 ], [ %339, %345 ], [ %339, %342 ], [ %339, %338 ], [ 1, %352 ], [ 1, %364 ], [ 1, %356 ], !dbg !307
  %393 = phi i8* [ %390, %384 ], [ %64, %345 ], [ %64, %342 ], [ %64, %338 ], [ %353, %352 ], [ %353, %364 ], [ %353, %356 ], !dbg !307
  %394 = icmp eq i32 %392, 0, !dbg !296
  br i1 %394, label %395, label %59, !dbg !296, !llvm.loop !486

395:
  call void @llvm.va_end(i8* %10), !dbg !488
  %396 = getelementptr inbounds %struct.input, %struct.input* %0, i32 0, i32 2, !dbg !489
  %397 = load i32, i32* %396, align 4, !dbg !489
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %11) #7, !dbg !490
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #7, !dbg !490
  ret i32 %397, !dbg !489
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %0, %struct.conversion* nocapture noundef %1) unnamed_addr #4 !dbg !491 {
  %3 = bitcast %struct.conversion* %1 to i8*, !dbg !492
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %3, i8 0, i32 12, i1 false), !dbg !492
  %4 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 3, !dbg !492
  store i32 -1, i32* %4, align 4, !dbg !492
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 4, !dbg !492
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(16) %5, i8 0, i32 16, i1 false), !dbg !492
  %6 = load i8, i8* %0, align 1, !dbg !493
  %7 = icmp eq i8 %6, 42, !dbg !493
  br i1 %7, label %8, label %11, !dbg !493

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 0, !dbg !494
  store i32 1, i32* %9, align 4, !dbg !494
  %10 = getelementptr i8, i8* %0, i32 1, !dbg !495
  br label %11, !dbg !496

11:
  %12 = phi i8* [ %10, %8 ], [ %0, %2 ]
  %13 = load i8, i8* %12, align 1, !dbg !497
  %14 = sext i8 %13 to i32, !dbg !497
  %15 = add nsw i32 %14, -58, !dbg !498
  %16 = icmp ult i32 %15, -10, !dbg !498
  br i1 %16, label %33, label %17, !dbg !497

17:
  store i32 0, i32* %4, align 4, !dbg !501
  %18 = load i8, i8* %12, align 1, !dbg !501
  %19 = sext i8 %18 to i32, !dbg !501
  %20 = add nsw i32 %19, -48, !dbg !502
  %21 = icmp ugt i32 %20, 9, !dbg !502
  br i1 %21, label %33, label %22, !dbg !501

22:
  %23 = phi i32 [ %31, %22 ], [ %20, %17 ]
  %24 = phi i8* [ %28, %22 ], [ %12, %17 ]
  %25 = load i32, i32* %4, align 4, !dbg !504
  %26 = mul i32 %25, 10, !dbg !504
  %27 = add i32 %26, %23, !dbg !504
  store i32 %27, i32* %4, align 4, !dbg !504
  %28 = getelementptr i8, i8* %24, i32 1, !dbg !501
  %29 = load i8, i8* %28, align 1, !dbg !501
  %30 = sext i8 %29 to i32, !dbg !501
  %31 = add nsw i32 %30, -48, !dbg !502
  %32 = icmp ugt i32 %31, 9, !dbg !502
  br i1 %32, label %33, label %22, !dbg !501, !llvm.loop !505

33:
  %34 = phi i8* [ %12, %11 ], [ %12, %17 ], [ %28, %22 ], !dbg !495
  %35 = load i8, i8* %34, align 1, !dbg !506
  %36 = icmp eq i8 %35, 109, !dbg !506
  br i1 %36, label %37, label %40, !dbg !506

37:
  %38 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 2, !dbg !507
  store i32 1, i32* %38, align 4, !dbg !507
  %39 = getelementptr i8, i8* %34, i32 1, !dbg !508
  br label %40, !dbg !509

40:
  %41 = phi i8* [ %39, %37 ], [ %34, %33 ], !dbg !510
  %42 = load i8, i8* %41, align 1, !dbg !511
  %43 = icmp eq i8 %42, 108, !dbg !511
  br i1 %43, label %44, label %48, !dbg !511

44:
  %45 = getelementptr i8, i8* %41, i32 1, !dbg !511
  %46 = load i8, i8* %45, align 1, !dbg !511
  %47 = icmp ne i8 %46, 108, !dbg !511
  br label %48

48:
  %49 = phi i1 [ false, %40 ], [ %47, %44 ], !dbg !510
  %50 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 1, !dbg !512
  store i32 4, i32* %50, align 4, !dbg !513
  %51 = load i8, i8* %41, align 1, !dbg !516
  %52 = sext i8 %51 to i32, !dbg !516
  switch i32 %52, label %77 [
    i32 104, label %53
    i32 108, label %62
    i32 76, label %71
    i32 113, label %73
    i32 106, label %73
    i32 122, label %75
    i32 116, label %75
  ], !dbg !516

53:
  %54 = getelementptr i8, i8* %41, i32 1, !dbg !517
  %55 = load i8, i8* %54, align 1, !dbg !517
  %56 = icmp eq i8 %55, 104, !dbg !517
  %57 = select i1 %56, i32 1, i32 2, !dbg !517
  store i32 %57, i32* %50, align 4, !dbg !517
  %58 = load i8, i8* %54, align 1, !dbg !517
  %59 = icmp eq i8 %58, 104, !dbg !517
  %60 = zext i1 %59 to i32, !dbg !517
  %61 = getelementptr i8, i8* %54, i32 %60, !dbg !517
  br label %77, !dbg !517

62:
  %63 = getelementptr i8, i8* %41, i32 1, !dbg !518
  %64 = load i8, i8* %63, align 1, !dbg !518
  %65 = icmp eq i8 %64, 108, !dbg !518
  %66 = select i1 %65, i32 8, i32 4, !dbg !518
  store i32 %66, i32* %50, align 4, !dbg !518
  %67 = load i8, i8* %63, align 1, !dbg !518
  %68 = icmp eq i8 %67, 108, !dbg !518
  %69 = zext i1 %68 to i32, !dbg !518
  %70 = getelementptr i8, i8* %63, i32 %69, !dbg !518
  br label %77, !dbg !518

71:
  store i32 12, i32* %50, align 4, !dbg !519
  %72 = getelementptr i8, i8* %41, i32 1, !dbg !519
  br label %77, !dbg !519

73:
  store i32 8, i32* %50, align 4, !dbg !520
  %74 = getelementptr i8, i8* %41, i32 1, !dbg !520
  br label %77, !dbg !520

75:
  store i32 4, i32* %50, align 4, !dbg !521
  %76 = getelementptr i8, i8* %41, i32 1, !dbg !521
  br label %77, !dbg !521

77:
  %78 = phi i8* [ %76, %75 ], [ %74, %73 ], [ %72, %71 ], [ %70, %62 ], [ %61, %53 ], [ %41, %48 ], !dbg !522
  %79 = load i8, i8* %78, align 1, !dbg !523
  store i8 %79, i8* %5, align 4, !dbg !523
  %80 = load i8, i8* %78, align 1, !dbg !524
  %81 = icmp ne i8 %80, 0, !dbg !524
  %82 = zext i1 %81 to i32, !dbg !524
  %83 = getelementptr i8, i8* %78, i32 %82, !dbg !524
  %84 = icmp eq i8 %79, 91, !dbg !525
  br i1 %84, label %85, label %107, !dbg !525

85:
  %86 = load i8, i8* %83, align 1, !dbg !526
  %87 = icmp eq i8 %86, 94, !dbg !526
  %88 = zext i1 %87 to i32, !dbg !526
  %89 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 7, !dbg !526
  store i32 %88, i32* %89, align 4, !dbg !526
  %90 = getelementptr i8, i8* %83, i32 %88, !dbg !529
  %91 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 5, !dbg !530
  store i8* %90, i8** %91, align 4, !dbg !530
  %92 = load i8, i8* %90, align 1, !dbg !531
  %93 = icmp eq i8 %92, 93, !dbg !531
  %94 = zext i1 %93 to i32, !dbg !531
  %95 = getelementptr i8, i8* %90, i32 %94, !dbg !531
  br label %96, !dbg !532

96:
  %97 = phi i8* [ %95, %85 ], [ %100, %99 ], !dbg !533
  %98 = load i8, i8* %97, align 1, !dbg !532
  switch i8 %98, label %99 [
    i8 0, label %101
    i8 93, label %101
  ], !dbg !532

99:
  %100 = getelementptr i8, i8* %97, i32 1, !dbg !534
  br label %96, !dbg !532, !llvm.loop !535

101:
  %102 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i32 0, i32 6, !dbg !536
  store i8* %97, i8** %102, align 4, !dbg !536
  %103 = load i8, i8* %97, align 1, !dbg !537
  %104 = icmp ne i8 %103, 0, !dbg !537
  %105 = zext i1 %104 to i32, !dbg !537
  %106 = getelementptr i8, i8* %97, i32 %105, !dbg !537
  br label %115, !dbg !538

107:
  %108 = icmp ne i8 %79, 0, !dbg !539
  %109 = select i1 %108, i1 %49, i1 false, !dbg !539
  br i1 %109, label %110, label %115, !dbg !539

110:
  %111 = or i8 %79, 32, !dbg !539
  %112 = add i8 %111, -101, !dbg !539
  %113 = icmp ult i8 %112, 3, !dbg !539
  br i1 %113, label %114, label %115, !dbg !539

114:
  store i32 8, i32* %50, align 4, !dbg !540
  br label %115, !dbg !540

115:
  %116 = phi i8* [ %106, %101 ], [ %83, %114 ], [ %83, %110 ], [ %83, %107 ], !dbg !510
  ret i8* %116, !dbg !541
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
!9 = distinct !DISubprogram(name: "mw_sscanf", scope: !1, file: !1, line: 345, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 345, scope: !9)
!13 = !DILocation(line: 305, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "from_string", scope: !1, file: !1, line: 303, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 345, scope: !9)
!16 = !DILocation(line: 306, scope: !14, inlinedAt: !15)
!17 = !DILocation(line: 307, scope: !14, inlinedAt: !15)
!18 = !DILocation(line: 308, scope: !14, inlinedAt: !15)
!19 = !DILocation(line: 310, scope: !14, inlinedAt: !15)
!20 = distinct !DISubprogram(name: "mw_fscanf", scope: !1, file: !1, line: 345, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 345, scope: !20)
!22 = !DILocation(line: 242, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 239, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!24 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "from_stream", scope: !1, file: !1, line: 312, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = distinct !DILocation(line: 345, scope: !20)
!27 = !DILocation(line: 243, scope: !23, inlinedAt: !24)
!28 = !DILocation(line: 244, scope: !23, inlinedAt: !24)
!29 = !DILocation(line: 245, scope: !23, inlinedAt: !24)
!30 = !DILocation(line: 246, scope: !23, inlinedAt: !24)
!31 = !DILocation(line: 247, scope: !23, inlinedAt: !24)
!32 = !DILocation(line: 0, scope: !23, inlinedAt: !24)
!33 = distinct !{!33, !27, !31, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 249, scope: !23, inlinedAt: !24)
!37 = !DILocation(line: 314, scope: !25, inlinedAt: !26)
!38 = !DILocation(line: 315, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 317, scope: !25, inlinedAt: !26)
!40 = !DILocation(line: 318, scope: !25, inlinedAt: !26)
!41 = !DILocation(line: 319, scope: !25, inlinedAt: !26)
!42 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!43 = distinct !DISubprogram(name: "mw_scanf", scope: !1, file: !1, line: 345, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 345, scope: !43)
!45 = !DILocation(line: 242, scope: !23, inlinedAt: !46)
!46 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !47)
!47 = distinct !DILocation(line: 345, scope: !43)
!48 = !DILocation(line: 243, scope: !23, inlinedAt: !46)
!49 = !DILocation(line: 244, scope: !23, inlinedAt: !46)
!50 = !DILocation(line: 245, scope: !23, inlinedAt: !46)
!51 = !DILocation(line: 246, scope: !23, inlinedAt: !46)
!52 = !DILocation(line: 247, scope: !23, inlinedAt: !46)
!53 = !DILocation(line: 0, scope: !23, inlinedAt: !46)
!54 = distinct !{!54, !48, !52, !34, !35}
!55 = !DILocation(line: 249, scope: !23, inlinedAt: !46)
!56 = !DILocation(line: 314, scope: !25, inlinedAt: !47)
!57 = !DILocation(line: 315, scope: !25, inlinedAt: !47)
!58 = !DILocation(line: 317, scope: !25, inlinedAt: !47)
!59 = !DILocation(line: 318, scope: !25, inlinedAt: !47)
!60 = !DILocation(line: 319, scope: !25, inlinedAt: !47)
!61 = !DILocation(line: 0, scope: !25, inlinedAt: !47)
!62 = distinct !DISubprogram(name: "mw_vsscanf", scope: !1, file: !1, line: 345, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 305, scope: !14, inlinedAt: !64)
!64 = distinct !DILocation(line: 345, scope: !62)
!65 = !DILocation(line: 306, scope: !14, inlinedAt: !64)
!66 = !DILocation(line: 307, scope: !14, inlinedAt: !64)
!67 = !DILocation(line: 308, scope: !14, inlinedAt: !64)
!68 = !DILocation(line: 310, scope: !14, inlinedAt: !64)
!69 = !DILocation(line: 345, scope: !62)
!70 = distinct !DISubprogram(name: "mw_vfscanf", scope: !1, file: !1, line: 345, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 242, scope: !23, inlinedAt: !72)
!72 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !73)
!73 = distinct !DILocation(line: 345, scope: !70)
!74 = !DILocation(line: 243, scope: !23, inlinedAt: !72)
!75 = !DILocation(line: 244, scope: !23, inlinedAt: !72)
!76 = !DILocation(line: 245, scope: !23, inlinedAt: !72)
!77 = !DILocation(line: 246, scope: !23, inlinedAt: !72)
!78 = !DILocation(line: 247, scope: !23, inlinedAt: !72)
!79 = !DILocation(line: 0, scope: !23, inlinedAt: !72)
!80 = distinct !{!80, !74, !78, !34, !35}
!81 = !DILocation(line: 249, scope: !23, inlinedAt: !72)
!82 = !DILocation(line: 314, scope: !25, inlinedAt: !73)
!83 = !DILocation(line: 315, scope: !25, inlinedAt: !73)
!84 = !DILocation(line: 317, scope: !25, inlinedAt: !73)
!85 = !DILocation(line: 318, scope: !25, inlinedAt: !73)
!86 = !DILocation(line: 319, scope: !25, inlinedAt: !73)
!87 = !DILocation(line: 0, scope: !25, inlinedAt: !73)
!88 = !DILocation(line: 345, scope: !70)
!89 = distinct !DISubprogram(name: "mw_vscanf", scope: !1, file: !1, line: 345, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 242, scope: !23, inlinedAt: !91)
!91 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !92)
!92 = distinct !DILocation(line: 345, scope: !89)
!93 = !DILocation(line: 243, scope: !23, inlinedAt: !91)
!94 = !DILocation(line: 244, scope: !23, inlinedAt: !91)
!95 = !DILocation(line: 245, scope: !23, inlinedAt: !91)
!96 = !DILocation(line: 246, scope: !23, inlinedAt: !91)
!97 = !DILocation(line: 247, scope: !23, inlinedAt: !91)
!98 = !DILocation(line: 0, scope: !23, inlinedAt: !91)
!99 = distinct !{!99, !93, !97, !34, !35}
!100 = !DILocation(line: 249, scope: !23, inlinedAt: !91)
!101 = !DILocation(line: 314, scope: !25, inlinedAt: !92)
!102 = !DILocation(line: 315, scope: !25, inlinedAt: !92)
!103 = !DILocation(line: 317, scope: !25, inlinedAt: !92)
!104 = !DILocation(line: 318, scope: !25, inlinedAt: !92)
!105 = !DILocation(line: 319, scope: !25, inlinedAt: !92)
!106 = !DILocation(line: 0, scope: !25, inlinedAt: !92)
!107 = !DILocation(line: 345, scope: !89)
!108 = distinct !DISubprogram(name: "mw_isoc99_sscanf", scope: !1, file: !1, line: 346, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 346, scope: !108)
!110 = !DILocation(line: 305, scope: !14, inlinedAt: !111)
!111 = distinct !DILocation(line: 346, scope: !108)
!112 = !DILocation(line: 306, scope: !14, inlinedAt: !111)
!113 = !DILocation(line: 307, scope: !14, inlinedAt: !111)
!114 = !DILocation(line: 308, scope: !14, inlinedAt: !111)
!115 = !DILocation(line: 310, scope: !14, inlinedAt: !111)
!116 = distinct !DISubprogram(name: "mw_isoc99_fscanf", scope: !1, file: !1, line: 346, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 346, scope: !116)
!118 = !DILocation(line: 242, scope: !23, inlinedAt: !119)
!119 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !120)
!120 = distinct !DILocation(line: 346, scope: !116)
!121 = !DILocation(line: 243, scope: !23, inlinedAt: !119)
!122 = !DILocation(line: 244, scope: !23, inlinedAt: !119)
!123 = !DILocation(line: 245, scope: !23, inlinedAt: !119)
!124 = !DILocation(line: 246, scope: !23, inlinedAt: !119)
!125 = !DILocation(line: 247, scope: !23, inlinedAt: !119)
!126 = !DILocation(line: 0, scope: !23, inlinedAt: !119)
!127 = distinct !{!127, !121, !125, !34, !35}
!128 = !DILocation(line: 249, scope: !23, inlinedAt: !119)
!129 = !DILocation(line: 314, scope: !25, inlinedAt: !120)
!130 = !DILocation(line: 315, scope: !25, inlinedAt: !120)
!131 = !DILocation(line: 317, scope: !25, inlinedAt: !120)
!132 = !DILocation(line: 318, scope: !25, inlinedAt: !120)
!133 = !DILocation(line: 319, scope: !25, inlinedAt: !120)
!134 = !DILocation(line: 0, scope: !25, inlinedAt: !120)
!135 = distinct !DISubprogram(name: "mw_isoc99_scanf", scope: !1, file: !1, line: 346, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 346, scope: !135)
!137 = !DILocation(line: 242, scope: !23, inlinedAt: !138)
!138 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !139)
!139 = distinct !DILocation(line: 346, scope: !135)
!140 = !DILocation(line: 243, scope: !23, inlinedAt: !138)
!141 = !DILocation(line: 244, scope: !23, inlinedAt: !138)
!142 = !DILocation(line: 245, scope: !23, inlinedAt: !138)
!143 = !DILocation(line: 246, scope: !23, inlinedAt: !138)
!144 = !DILocation(line: 247, scope: !23, inlinedAt: !138)
!145 = !DILocation(line: 0, scope: !23, inlinedAt: !138)
!146 = distinct !{!146, !140, !144, !34, !35}
!147 = !DILocation(line: 249, scope: !23, inlinedAt: !138)
!148 = !DILocation(line: 314, scope: !25, inlinedAt: !139)
!149 = !DILocation(line: 315, scope: !25, inlinedAt: !139)
!150 = !DILocation(line: 317, scope: !25, inlinedAt: !139)
!151 = !DILocation(line: 318, scope: !25, inlinedAt: !139)
!152 = !DILocation(line: 319, scope: !25, inlinedAt: !139)
!153 = !DILocation(line: 0, scope: !25, inlinedAt: !139)
!154 = distinct !DISubprogram(name: "mw_isoc99_vsscanf", scope: !1, file: !1, line: 346, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 305, scope: !14, inlinedAt: !156)
!156 = distinct !DILocation(line: 346, scope: !154)
!157 = !DILocation(line: 306, scope: !14, inlinedAt: !156)
!158 = !DILocation(line: 307, scope: !14, inlinedAt: !156)
!159 = !DILocation(line: 308, scope: !14, inlinedAt: !156)
!160 = !DILocation(line: 310, scope: !14, inlinedAt: !156)
!161 = !DILocation(line: 346, scope: !154)
!162 = distinct !DISubprogram(name: "mw_isoc99_vfscanf", scope: !1, file: !1, line: 346, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 242, scope: !23, inlinedAt: !164)
!164 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !165)
!165 = distinct !DILocation(line: 346, scope: !162)
!166 = !DILocation(line: 243, scope: !23, inlinedAt: !164)
!167 = !DILocation(line: 244, scope: !23, inlinedAt: !164)
!168 = !DILocation(line: 245, scope: !23, inlinedAt: !164)
!169 = !DILocation(line: 246, scope: !23, inlinedAt: !164)
!170 = !DILocation(line: 247, scope: !23, inlinedAt: !164)
!171 = !DILocation(line: 0, scope: !23, inlinedAt: !164)
!172 = distinct !{!172, !166, !170, !34, !35}
!173 = !DILocation(line: 249, scope: !23, inlinedAt: !164)
!174 = !DILocation(line: 314, scope: !25, inlinedAt: !165)
!175 = !DILocation(line: 315, scope: !25, inlinedAt: !165)
!176 = !DILocation(line: 317, scope: !25, inlinedAt: !165)
!177 = !DILocation(line: 318, scope: !25, inlinedAt: !165)
!178 = !DILocation(line: 319, scope: !25, inlinedAt: !165)
!179 = !DILocation(line: 0, scope: !25, inlinedAt: !165)
!180 = !DILocation(line: 346, scope: !162)
!181 = distinct !DISubprogram(name: "mw_isoc99_vscanf", scope: !1, file: !1, line: 346, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 242, scope: !23, inlinedAt: !183)
!183 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !184)
!184 = distinct !DILocation(line: 346, scope: !181)
!185 = !DILocation(line: 243, scope: !23, inlinedAt: !183)
!186 = !DILocation(line: 244, scope: !23, inlinedAt: !183)
!187 = !DILocation(line: 245, scope: !23, inlinedAt: !183)
!188 = !DILocation(line: 246, scope: !23, inlinedAt: !183)
!189 = !DILocation(line: 247, scope: !23, inlinedAt: !183)
!190 = !DILocation(line: 0, scope: !23, inlinedAt: !183)
!191 = distinct !{!191, !185, !189, !34, !35}
!192 = !DILocation(line: 249, scope: !23, inlinedAt: !183)
!193 = !DILocation(line: 314, scope: !25, inlinedAt: !184)
!194 = !DILocation(line: 315, scope: !25, inlinedAt: !184)
!195 = !DILocation(line: 317, scope: !25, inlinedAt: !184)
!196 = !DILocation(line: 318, scope: !25, inlinedAt: !184)
!197 = !DILocation(line: 319, scope: !25, inlinedAt: !184)
!198 = !DILocation(line: 0, scope: !25, inlinedAt: !184)
!199 = !DILocation(line: 346, scope: !181)
!200 = distinct !DISubprogram(name: "mw_isoc23_sscanf", scope: !1, file: !1, line: 347, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 347, scope: !200)
!202 = !DILocation(line: 305, scope: !14, inlinedAt: !203)
!203 = distinct !DILocation(line: 347, scope: !200)
!204 = !DILocation(line: 306, scope: !14, inlinedAt: !203)
!205 = !DILocation(line: 307, scope: !14, inlinedAt: !203)
!206 = !DILocation(line: 308, scope: !14, inlinedAt: !203)
!207 = !DILocation(line: 310, scope: !14, inlinedAt: !203)
!208 = distinct !DISubprogram(name: "mw_isoc23_fscanf", scope: !1, file: !1, line: 347, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 347, scope: !208)
!210 = !DILocation(line: 242, scope: !23, inlinedAt: !211)
!211 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !212)
!212 = distinct !DILocation(line: 347, scope: !208)
!213 = !DILocation(line: 243, scope: !23, inlinedAt: !211)
!214 = !DILocation(line: 244, scope: !23, inlinedAt: !211)
!215 = !DILocation(line: 245, scope: !23, inlinedAt: !211)
!216 = !DILocation(line: 246, scope: !23, inlinedAt: !211)
!217 = !DILocation(line: 247, scope: !23, inlinedAt: !211)
!218 = !DILocation(line: 0, scope: !23, inlinedAt: !211)
!219 = distinct !{!219, !213, !217, !34, !35}
!220 = !DILocation(line: 249, scope: !23, inlinedAt: !211)
!221 = !DILocation(line: 314, scope: !25, inlinedAt: !212)
!222 = !DILocation(line: 315, scope: !25, inlinedAt: !212)
!223 = !DILocation(line: 317, scope: !25, inlinedAt: !212)
!224 = !DILocation(line: 318, scope: !25, inlinedAt: !212)
!225 = !DILocation(line: 319, scope: !25, inlinedAt: !212)
!226 = !DILocation(line: 0, scope: !25, inlinedAt: !212)
!227 = distinct !DISubprogram(name: "mw_isoc23_scanf", scope: !1, file: !1, line: 347, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 347, scope: !227)
!229 = !DILocation(line: 242, scope: !23, inlinedAt: !230)
!230 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !231)
!231 = distinct !DILocation(line: 347, scope: !227)
!232 = !DILocation(line: 243, scope: !23, inlinedAt: !230)
!233 = !DILocation(line: 244, scope: !23, inlinedAt: !230)
!234 = !DILocation(line: 245, scope: !23, inlinedAt: !230)
!235 = !DILocation(line: 246, scope: !23, inlinedAt: !230)
!236 = !DILocation(line: 247, scope: !23, inlinedAt: !230)
!237 = !DILocation(line: 0, scope: !23, inlinedAt: !230)
!238 = distinct !{!238, !232, !236, !34, !35}
!239 = !DILocation(line: 249, scope: !23, inlinedAt: !230)
!240 = !DILocation(line: 314, scope: !25, inlinedAt: !231)
!241 = !DILocation(line: 315, scope: !25, inlinedAt: !231)
!242 = !DILocation(line: 317, scope: !25, inlinedAt: !231)
!243 = !DILocation(line: 318, scope: !25, inlinedAt: !231)
!244 = !DILocation(line: 319, scope: !25, inlinedAt: !231)
!245 = !DILocation(line: 0, scope: !25, inlinedAt: !231)
!246 = distinct !DISubprogram(name: "mw_isoc23_vsscanf", scope: !1, file: !1, line: 347, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!247 = !DILocation(line: 305, scope: !14, inlinedAt: !248)
!248 = distinct !DILocation(line: 347, scope: !246)
!249 = !DILocation(line: 306, scope: !14, inlinedAt: !248)
!250 = !DILocation(line: 307, scope: !14, inlinedAt: !248)
!251 = !DILocation(line: 308, scope: !14, inlinedAt: !248)
!252 = !DILocation(line: 310, scope: !14, inlinedAt: !248)
!253 = !DILocation(line: 347, scope: !246)
!254 = distinct !DISubprogram(name: "mw_isoc23_vfscanf", scope: !1, file: !1, line: 347, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!255 = !DILocation(line: 242, scope: !23, inlinedAt: !256)
!256 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !257)
!257 = distinct !DILocation(line: 347, scope: !254)
!258 = !DILocation(line: 243, scope: !23, inlinedAt: !256)
!259 = !DILocation(line: 244, scope: !23, inlinedAt: !256)
!260 = !DILocation(line: 245, scope: !23, inlinedAt: !256)
!261 = !DILocation(line: 246, scope: !23, inlinedAt: !256)
!262 = !DILocation(line: 247, scope: !23, inlinedAt: !256)
!263 = !DILocation(line: 0, scope: !23, inlinedAt: !256)
!264 = distinct !{!264, !258, !262, !34, !35}
!265 = !DILocation(line: 249, scope: !23, inlinedAt: !256)
!266 = !DILocation(line: 314, scope: !25, inlinedAt: !257)
!267 = !DILocation(line: 315, scope: !25, inlinedAt: !257)
!268 = !DILocation(line: 317, scope: !25, inlinedAt: !257)
!269 = !DILocation(line: 318, scope: !25, inlinedAt: !257)
!270 = !DILocation(line: 319, scope: !25, inlinedAt: !257)
!271 = !DILocation(line: 0, scope: !25, inlinedAt: !257)
!272 = !DILocation(line: 347, scope: !254)
!273 = distinct !DISubprogram(name: "mw_isoc23_vscanf", scope: !1, file: !1, line: 347, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!274 = !DILocation(line: 242, scope: !23, inlinedAt: !275)
!275 = distinct !DILocation(line: 314, scope: !25, inlinedAt: !276)
!276 = distinct !DILocation(line: 347, scope: !273)
!277 = !DILocation(line: 243, scope: !23, inlinedAt: !275)
!278 = !DILocation(line: 244, scope: !23, inlinedAt: !275)
!279 = !DILocation(line: 245, scope: !23, inlinedAt: !275)
!280 = !DILocation(line: 246, scope: !23, inlinedAt: !275)
!281 = !DILocation(line: 247, scope: !23, inlinedAt: !275)
!282 = !DILocation(line: 0, scope: !23, inlinedAt: !275)
!283 = distinct !{!283, !277, !281, !34, !35}
!284 = !DILocation(line: 249, scope: !23, inlinedAt: !275)
!285 = !DILocation(line: 314, scope: !25, inlinedAt: !276)
!286 = !DILocation(line: 315, scope: !25, inlinedAt: !276)
!287 = !DILocation(line: 317, scope: !25, inlinedAt: !276)
!288 = !DILocation(line: 318, scope: !25, inlinedAt: !276)
!289 = !DILocation(line: 319, scope: !25, inlinedAt: !276)
!290 = !DILocation(line: 0, scope: !25, inlinedAt: !276)
!291 = !DILocation(line: 347, scope: !273)
!292 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 271, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!293 = !DILocation(line: 273, scope: !292)
!294 = !DILocation(line: 274, scope: !292)
!295 = !DILocation(line: 276, scope: !292)
!296 = !DILocation(line: 277, scope: !292)
!297 = !DILocation(line: 279, scope: !292)
!298 = !DILocation(line: 280, scope: !292)
!299 = !DILocation(line: 281, scope: !292)
!300 = !DILocation(line: 20, scope: !301, inlinedAt: !303)
!301 = distinct !DISubprogram(name: "is_space", scope: !302, file: !302, line: 20, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!302 = !DIFile(filename: "c/number.h", directory: ".")
!303 = distinct !DILocation(line: 281, scope: !292)
!304 = !DILocation(line: 282, scope: !292)
!305 = distinct !{!305, !299, !304, !34, !35}
!306 = !DILocation(line: 283, scope: !292)
!307 = !DILocation(line: 0, scope: !292)
!308 = !DILocation(line: 256, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 254, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!310 = distinct !DILocation(line: 284, scope: !292)
!311 = !DILocation(line: 257, scope: !309, inlinedAt: !310)
!312 = !DILocation(line: 258, scope: !309, inlinedAt: !310)
!313 = !DILocation(line: 259, scope: !309, inlinedAt: !310)
!314 = !DILocation(line: 260, scope: !309, inlinedAt: !310)
!315 = !DILocation(line: 261, scope: !309, inlinedAt: !310)
!316 = !DILocation(line: 53, scope: !317, inlinedAt: !319)
!317 = distinct !DISubprogram(name: "any_int", scope: !318, file: !318, line: 51, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!318 = !DIFile(filename: "c/models.h", directory: ".")
!319 = distinct !DILocation(line: 66, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "any_nonnegative", scope: !318, file: !318, line: 66, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!321 = distinct !DILocation(line: 261, scope: !309, inlinedAt: !310)
!322 = !DILocation(line: 54, scope: !317, inlinedAt: !319)
!323 = !DILocation(line: 55, scope: !317, inlinedAt: !319)
!324 = !DILocation(line: 56, scope: !317, inlinedAt: !319)
!325 = !DILocation(line: 66, scope: !320, inlinedAt: !321)
!326 = !DILocation(line: 99, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "store", scope: !1, file: !1, line: 97, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!328 = distinct !DILocation(line: 261, scope: !309, inlinedAt: !310)
!329 = !DILocation(line: 100, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 101, scope: !327, inlinedAt: !328)
!331 = !DILocation(line: 102, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 103, scope: !327, inlinedAt: !328)
!333 = !DILocation(line: 104, scope: !327, inlinedAt: !328)
!334 = !DILocation(line: 105, scope: !327, inlinedAt: !328)
!335 = !DILocation(line: 264, scope: !309, inlinedAt: !310)
!336 = !DILocation(line: 188, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!338 = distinct !DILocation(line: 264, scope: !309, inlinedAt: !310)
!339 = !DILocation(line: 147, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "scan_integer", scope: !1, file: !1, line: 145, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!341 = distinct !DILocation(line: 190, scope: !337, inlinedAt: !338)
!342 = !DILocation(line: 137, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 135, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!344 = distinct !DILocation(line: 147, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 139, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 140, scope: !343, inlinedAt: !344)
!347 = !DILocation(line: 141, scope: !343, inlinedAt: !344)
!348 = !DILocation(line: 0, scope: !343, inlinedAt: !344)
!349 = !DILocation(line: 148, scope: !340, inlinedAt: !341)
!350 = !DILocation(line: 150, scope: !340, inlinedAt: !341)
!351 = !DILocation(line: 151, scope: !340, inlinedAt: !341)
!352 = !DILocation(line: 152, scope: !340, inlinedAt: !341)
!353 = !DILocation(line: 99, scope: !327, inlinedAt: !354)
!354 = distinct !DILocation(line: 152, scope: !340, inlinedAt: !341)
!355 = !DILocation(line: 100, scope: !327, inlinedAt: !354)
!356 = !DILocation(line: 101, scope: !327, inlinedAt: !354)
!357 = !DILocation(line: 102, scope: !327, inlinedAt: !354)
!358 = !DILocation(line: 103, scope: !327, inlinedAt: !354)
!359 = !DILocation(line: 104, scope: !327, inlinedAt: !354)
!360 = !DILocation(line: 105, scope: !327, inlinedAt: !354)
!361 = !DILocation(line: 0, scope: !340, inlinedAt: !341)
!362 = !DILocation(line: 154, scope: !340, inlinedAt: !341)
!363 = !DILocation(line: 190, scope: !337, inlinedAt: !338)
!364 = !DILocation(line: 158, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "scan_double", scope: !1, file: !1, line: 156, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!366 = distinct !DILocation(line: 192, scope: !337, inlinedAt: !338)
!367 = !DILocation(line: 159, scope: !365, inlinedAt: !366)
!368 = !DILocation(line: 160, scope: !365, inlinedAt: !366)
!369 = !DILocation(line: 162, scope: !365, inlinedAt: !366)
!370 = !DILocation(line: 163, scope: !365, inlinedAt: !366)
!371 = !DILocation(line: 164, scope: !365, inlinedAt: !366)
!372 = !DILocation(line: 110, scope: !373, inlinedAt: !374)
!373 = distinct !DISubprogram(name: "store_double", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!374 = distinct !DILocation(line: 164, scope: !365, inlinedAt: !366)
!375 = !DILocation(line: 111, scope: !373, inlinedAt: !374)
!376 = !DILocation(line: 112, scope: !373, inlinedAt: !374)
!377 = !DILocation(line: 113, scope: !373, inlinedAt: !374)
!378 = !DILocation(line: 114, scope: !373, inlinedAt: !374)
!379 = !DILocation(line: 115, scope: !373, inlinedAt: !374)
!380 = !DILocation(line: 116, scope: !373, inlinedAt: !374)
!381 = !DILocation(line: 117, scope: !373, inlinedAt: !374)
!382 = !DILocation(line: 118, scope: !373, inlinedAt: !374)
!383 = !DILocation(line: 0, scope: !365, inlinedAt: !366)
!384 = !DILocation(line: 166, scope: !365, inlinedAt: !366)
!385 = !DILocation(line: 192, scope: !337, inlinedAt: !338)
!386 = !DILocation(line: 170, scope: !387, inlinedAt: !388)
!387 = distinct !DISubprogram(name: "scan_text", scope: !1, file: !1, line: 168, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!388 = distinct !DILocation(line: 194, scope: !337, inlinedAt: !338)
!389 = !DILocation(line: 171, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 172, scope: !387, inlinedAt: !388)
!391 = distinct !{!391, !390, !392, !34, !35}
!392 = !DILocation(line: 173, scope: !387, inlinedAt: !388)
!393 = !DILocation(line: 85, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "in_set", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!395 = distinct !DILocation(line: 172, scope: !387, inlinedAt: !388)
!396 = !DILocation(line: 86, scope: !394, inlinedAt: !395)
!397 = !DILocation(line: 87, scope: !394, inlinedAt: !395)
!398 = !DILocation(line: 89, scope: !394, inlinedAt: !395)
!399 = !DILocation(line: 90, scope: !394, inlinedAt: !395)
!400 = !DILocation(line: 0, scope: !394, inlinedAt: !395)
!401 = distinct !{!401, !393, !402, !34, !35}
!402 = !DILocation(line: 91, scope: !394, inlinedAt: !395)
!403 = !DILocation(line: 92, scope: !394, inlinedAt: !395)
!404 = !DILocation(line: 20, scope: !301, inlinedAt: !405)
!405 = distinct !DILocation(line: 172, scope: !387, inlinedAt: !388)
!406 = distinct !{!406, !390, !392, !34, !35}
!407 = !DILocation(line: 0, scope: !387, inlinedAt: !388)
!408 = !DILocation(line: 174, scope: !387, inlinedAt: !388)
!409 = !DILocation(line: 176, scope: !387, inlinedAt: !388)
!410 = !DILocation(line: 177, scope: !387, inlinedAt: !388)
!411 = !DILocation(line: 125, scope: !412, inlinedAt: !413)
!412 = distinct !DISubprogram(name: "text_object", scope: !1, file: !1, line: 123, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!413 = distinct !DILocation(line: 179, scope: !387, inlinedAt: !388)
!414 = !DILocation(line: 179, scope: !387, inlinedAt: !388)
!415 = !DILocation(line: 85, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "heap_alloc", scope: !318, file: !318, line: 85, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!417 = distinct !DILocation(line: 127, scope: !412, inlinedAt: !413)
!418 = !DILocation(line: 128, scope: !412, inlinedAt: !413)
!419 = !DILocation(line: 129, scope: !412, inlinedAt: !413)
!420 = !DILocation(line: 0, scope: !412, inlinedAt: !413)
!421 = !DILocation(line: 180, scope: !387, inlinedAt: !388)
!422 = !DILocation(line: 181, scope: !387, inlinedAt: !388)
!423 = !DILocation(line: 182, scope: !387, inlinedAt: !388)
!424 = !DILocation(line: 0, scope: !337, inlinedAt: !338)
!425 = !DILocation(line: 221, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 219, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!427 = distinct !DILocation(line: 264, scope: !309, inlinedAt: !310)
!428 = !DILocation(line: 223, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 225, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 205, scope: !431, inlinedAt: !432)
!431 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 203, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!432 = distinct !DILocation(line: 227, scope: !426, inlinedAt: !427)
!433 = !DILocation(line: 206, scope: !431, inlinedAt: !432)
!434 = !DILocation(line: 0, scope: !431, inlinedAt: !432)
!435 = !DILocation(line: 207, scope: !431, inlinedAt: !432)
!436 = !DILocation(line: 80, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "fill", scope: !318, file: !318, line: 78, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!438 = distinct !DILocation(line: 207, scope: !431, inlinedAt: !432)
!439 = !DILocation(line: 81, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 208, scope: !431, inlinedAt: !432)
!441 = !DILocation(line: 210, scope: !431, inlinedAt: !432)
!442 = !DILocation(line: 211, scope: !431, inlinedAt: !432)
!443 = !DILocation(line: 212, scope: !431, inlinedAt: !432)
!444 = !DILocation(line: 214, scope: !431, inlinedAt: !432)
!445 = !DILocation(line: 125, scope: !412, inlinedAt: !446)
!446 = distinct !DILocation(line: 214, scope: !431, inlinedAt: !432)
!447 = !DILocation(line: 85, scope: !416, inlinedAt: !448)
!448 = distinct !DILocation(line: 127, scope: !412, inlinedAt: !446)
!449 = !DILocation(line: 128, scope: !412, inlinedAt: !446)
!450 = !DILocation(line: 129, scope: !412, inlinedAt: !446)
!451 = !DILocation(line: 0, scope: !412, inlinedAt: !446)
!452 = !DILocation(line: 80, scope: !437, inlinedAt: !453)
!453 = distinct !DILocation(line: 215, scope: !431, inlinedAt: !432)
!454 = !DILocation(line: 81, scope: !437, inlinedAt: !453)
!455 = !DILocation(line: 216, scope: !431, inlinedAt: !432)
!456 = !DILocation(line: 217, scope: !431, inlinedAt: !432)
!457 = !DILocation(line: 80, scope: !437, inlinedAt: !458)
!458 = distinct !DILocation(line: 230, scope: !426, inlinedAt: !427)
!459 = !DILocation(line: 81, scope: !437, inlinedAt: !458)
!460 = !DILocation(line: 231, scope: !426, inlinedAt: !427)
!461 = !DILocation(line: 233, scope: !426, inlinedAt: !427)
!462 = !DILocation(line: 80, scope: !437, inlinedAt: !463)
!463 = distinct !DILocation(line: 233, scope: !426, inlinedAt: !427)
!464 = !DILocation(line: 81, scope: !437, inlinedAt: !463)
!465 = !DILocation(line: 234, scope: !426, inlinedAt: !427)
!466 = !DILocation(line: 266, scope: !309, inlinedAt: !310)
!467 = !DILocation(line: 267, scope: !309, inlinedAt: !310)
!468 = !DILocation(line: 268, scope: !309, inlinedAt: !310)
!469 = !DILocation(line: 0, scope: !309, inlinedAt: !310)
!470 = !DILocation(line: 285, scope: !292)
!471 = !DILocation(line: 286, scope: !292)
!472 = !DILocation(line: 20, scope: !301, inlinedAt: !473)
!473 = distinct !DILocation(line: 287, scope: !292)
!474 = !DILocation(line: 287, scope: !292)
!475 = !DILocation(line: 288, scope: !292)
!476 = !DILocation(line: 289, scope: !292)
!477 = !DILocation(line: 20, scope: !301, inlinedAt: !478)
!478 = distinct !DILocation(line: 289, scope: !292)
!479 = !DILocation(line: 290, scope: !292)
!480 = distinct !{!480, !476, !479, !34, !35}
!481 = !DILocation(line: 292, scope: !292)
!482 = !DILocation(line: 293, scope: !292)
!483 = !DILocation(line: 294, scope: !292)
!484 = !DILocation(line: 295, scope: !292)
!485 = !DILocation(line: 296, scope: !292)
!486 = distinct !{!486, !296, !487, !34, !35}
!487 = !DILocation(line: 298, scope: !292)
!488 = !DILocation(line: 299, scope: !292)
!489 = !DILocation(line: 300, scope: !292)
!490 = !DILocation(line: 301, scope: !292)
!491 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!492 = !DILocation(line: 58, scope: !491)
!493 = !DILocation(line: 59, scope: !491)
!494 = !DILocation(line: 60, scope: !491)
!495 = !DILocation(line: 61, scope: !491)
!496 = !DILocation(line: 62, scope: !491)
!497 = !DILocation(line: 63, scope: !491)
!498 = !DILocation(line: 21, scope: !499, inlinedAt: !500)
!499 = distinct !DISubprogram(name: "is_digit", scope: !302, file: !302, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!500 = distinct !DILocation(line: 63, scope: !491)
!501 = !DILocation(line: 64, scope: !491)
!502 = !DILocation(line: 21, scope: !499, inlinedAt: !503)
!503 = distinct !DILocation(line: 64, scope: !491)
!504 = !DILocation(line: 65, scope: !491)
!505 = distinct !{!505, !501, !504, !34, !35}
!506 = !DILocation(line: 66, scope: !491)
!507 = !DILocation(line: 67, scope: !491)
!508 = !DILocation(line: 68, scope: !491)
!509 = !DILocation(line: 69, scope: !491)
!510 = !DILocation(line: 0, scope: !491)
!511 = !DILocation(line: 70, scope: !491)
!512 = !DILocation(line: 71, scope: !491)
!513 = !DILocation(line: 45, scope: !514, inlinedAt: !515)
!514 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!515 = distinct !DILocation(line: 71, scope: !491)
!516 = !DILocation(line: 46, scope: !514, inlinedAt: !515)
!517 = !DILocation(line: 47, scope: !514, inlinedAt: !515)
!518 = !DILocation(line: 48, scope: !514, inlinedAt: !515)
!519 = !DILocation(line: 49, scope: !514, inlinedAt: !515)
!520 = !DILocation(line: 50, scope: !514, inlinedAt: !515)
!521 = !DILocation(line: 51, scope: !514, inlinedAt: !515)
!522 = !DILocation(line: 0, scope: !514, inlinedAt: !515)
!523 = !DILocation(line: 72, scope: !491)
!524 = !DILocation(line: 73, scope: !491)
!525 = !DILocation(line: 75, scope: !491)
!526 = !DILocation(line: 32, scope: !527, inlinedAt: !528)
!527 = distinct !DISubprogram(name: "read_set", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!528 = distinct !DILocation(line: 76, scope: !491)
!529 = !DILocation(line: 33, scope: !527, inlinedAt: !528)
!530 = !DILocation(line: 34, scope: !527, inlinedAt: !528)
!531 = !DILocation(line: 35, scope: !527, inlinedAt: !528)
!532 = !DILocation(line: 37, scope: !527, inlinedAt: !528)
!533 = !DILocation(line: 0, scope: !527, inlinedAt: !528)
!534 = !DILocation(line: 38, scope: !527, inlinedAt: !528)
!535 = distinct !{!535, !532, !534, !34, !35}
!536 = !DILocation(line: 39, scope: !527, inlinedAt: !528)
!537 = !DILocation(line: 40, scope: !527, inlinedAt: !528)
!538 = !DILocation(line: 76, scope: !491)
!539 = !DILocation(line: 77, scope: !491)
!540 = !DILocation(line: 78, scope: !491)
!541 = !DILocation(line: 79, scope: !491)
