target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.input = type { i8*, i8*, i32, i32, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.conversion = type { i32, i32, i32, i64, i8, i8*, i8*, i32 }
%struct.integer = type { i64, i32, i32, i8* }
%struct.arguments = type { [1 x %struct.__va_list_tag] }

@.str = private unnamed_addr constant [9 x i8] c"scanf %n\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"scanf\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"stdio\00", align 1
@.str.3 = private unnamed_addr constant [72 x i8] c"text read by an unbounded scanf conversion is assumed to fit its object\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"conversions of scanf\00", align 1

define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !8 {
  %3 = alloca %struct.input, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !11
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6, !dbg !11
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !11
  call void @llvm.va_start(i8* nonnull %5), !dbg !11
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !12
  %7 = bitcast %struct.input* %3 to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6, !dbg !15
  %8 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 0, !dbg !15
  store i8* %0, i8** %8, align 8, !dbg !15
  %9 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 1, !dbg !15
  store i8* %0, i8** %9, align 8, !dbg !15
  %10 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 2, !dbg !15
  store i32 0, i32* %10, align 8, !dbg !15
  %11 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 3, !dbg !15
  store i32 0, i32* %11, align 4, !dbg !15
  %12 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 4, !dbg !15
  store i32 0, i32* %12, align 8, !dbg !15
  %13 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef %6) #7, !dbg !16
  %14 = load i8*, i8** %9, align 8, !dbg !17
  %15 = ptrtoint i8* %14 to i64, !dbg !17
  %16 = ptrtoint i8* %0 to i64, !dbg !17
  %17 = sub i64 1, %16, !dbg !17
  %18 = add i64 %17, %15, !dbg !17
  call void @__midway_touched(i8* noundef %0, i64 noundef %18, i32 noundef 0) #7, !dbg !17
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6, !dbg !18
  call void @llvm.va_end(i8* %5), !dbg !11
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6, !dbg !11
  ret i32 %13, !dbg !11
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.va_end(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @fscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !19 {
  %3 = alloca %struct.conversion, align 8
  %4 = alloca %struct.input, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #6, !dbg !20
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !20
  call void @llvm.va_start(i8* nonnull %6), !dbg !20
  %8 = bitcast %struct.conversion* %3 to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %8) #6, !dbg !21
  %9 = load i8, i8* %1, align 1, !dbg !26
  %10 = icmp eq i8 %9, 0, !dbg !26
  br i1 %10, label %38, label %11, !dbg !26

11:
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 4
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 0
  br label %14, !dbg !26

14:
  %15 = phi i8 [ %9, %11 ], [ %36, %33 ]
  %16 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %17 = phi i8* [ %1, %11 ], [ %34, %33 ]
  %18 = getelementptr i8, i8* %17, i64 1, !dbg !27
  %19 = icmp eq i8 %15, 37, !dbg !27
  br i1 %19, label %20, label %33, !dbg !27

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %3) #7, !dbg !28
  %22 = load i8, i8* %12, align 8, !dbg !29
  %23 = icmp ne i8 %22, 0, !dbg !29
  %24 = icmp ne i8 %22, 37, !dbg !29
  %25 = and i1 %23, %24, !dbg !29
  %26 = icmp ne i8 %22, 110, !dbg !29
  %27 = and i1 %26, %25, !dbg !29
  %28 = load i32, i32* %13, align 8, !dbg !29
  %29 = icmp eq i32 %28, 0, !dbg !29
  %30 = select i1 %27, i1 %29, i1 false, !dbg !29
  %31 = zext i1 %30 to i32, !dbg !29
  %32 = add i32 %16, %31, !dbg !29
  br label %33, !dbg !30

33:
  %34 = phi i8* [ %21, %20 ], [ %18, %14 ], !dbg !31
  %35 = phi i32 [ %32, %20 ], [ %16, %14 ], !dbg !31
  %36 = load i8, i8* %34, align 1, !dbg !26
  %37 = icmp eq i8 %36, 0, !dbg !26
  br i1 %37, label %38, label %14, !dbg !26, !llvm.loop !32

38:
  %39 = phi i32 [ 0, %2 ], [ %35, %33 ], !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %8) #6, !dbg !35
  %40 = add i32 %39, 2, !dbg !36
  %41 = call i32 @__midway_choose(i32 noundef %40, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !36
  %42 = add i32 %41, -1, !dbg !36
  %43 = icmp slt i32 %42, 0, !dbg !37
  br i1 %43, label %48, label %44, !dbg !37

44:
  %45 = bitcast %struct.input* %4 to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %45) #6, !dbg !38
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %45, i8 0, i64 32, i1 false) #6, !dbg !38
  %46 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !38
  store i32 %42, i32* %46, align 8, !dbg !38
  %47 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %7) #7, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %45) #6, !dbg !40
  br label %48

48:
  %49 = phi i32 [ %47, %44 ], [ -1, %38 ], !dbg !41
  call void @llvm.va_end(i8* %6), !dbg !20
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #6, !dbg !20
  ret i32 %49, !dbg !20
}

define dso_local i32 @scanf(i8* noundef %0, ...) local_unnamed_addr #0 !dbg !42 {
  %2 = alloca %struct.conversion, align 8
  %3 = alloca %struct.input, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6, !dbg !43
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !43
  call void @llvm.va_start(i8* nonnull %5), !dbg !43
  %7 = bitcast %struct.conversion* %2 to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %7) #6, !dbg !44
  %8 = load i8, i8* %0, align 1, !dbg !47
  %9 = icmp eq i8 %8, 0, !dbg !47
  br i1 %9, label %37, label %10, !dbg !47

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i64 0, i32 4
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i64 0, i32 0
  br label %13, !dbg !47

13:
  %14 = phi i8 [ %8, %10 ], [ %35, %32 ]
  %15 = phi i32 [ 0, %10 ], [ %34, %32 ]
  %16 = phi i8* [ %0, %10 ], [ %33, %32 ]
  %17 = getelementptr i8, i8* %16, i64 1, !dbg !48
  %18 = icmp eq i8 %14, 37, !dbg !48
  br i1 %18, label %19, label %32, !dbg !48

19:
  %20 = call fastcc i8* @read_conversion(i8* noundef %17, %struct.conversion* noundef nonnull %2) #7, !dbg !49
  %21 = load i8, i8* %11, align 8, !dbg !50
  %22 = icmp ne i8 %21, 0, !dbg !50
  %23 = icmp ne i8 %21, 37, !dbg !50
  %24 = and i1 %22, %23, !dbg !50
  %25 = icmp ne i8 %21, 110, !dbg !50
  %26 = and i1 %25, %24, !dbg !50
  %27 = load i32, i32* %12, align 8, !dbg !50
  %28 = icmp eq i32 %27, 0, !dbg !50
  %29 = select i1 %26, i1 %28, i1 false, !dbg !50
  %30 = zext i1 %29 to i32, !dbg !50
  %31 = add i32 %15, %30, !dbg !50
  br label %32, !dbg !51

32:
  %33 = phi i8* [ %20, %19 ], [ %17, %13 ], !dbg !52
  %34 = phi i32 [ %31, %19 ], [ %15, %13 ], !dbg !52
  %35 = load i8, i8* %33, align 1, !dbg !47
  %36 = icmp eq i8 %35, 0, !dbg !47
  br i1 %36, label %37, label %13, !dbg !47, !llvm.loop !53

37:
  %38 = phi i32 [ 0, %1 ], [ %34, %32 ], !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %7) #6, !dbg !54
  %39 = add i32 %38, 2, !dbg !55
  %40 = call i32 @__midway_choose(i32 noundef %39, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !55
  %41 = add i32 %40, -1, !dbg !55
  %42 = icmp slt i32 %41, 0, !dbg !56
  br i1 %42, label %47, label %43, !dbg !56

43:
  %44 = bitcast %struct.input* %3 to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %44) #6, !dbg !57
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %44, i8 0, i64 32, i1 false) #6, !dbg !57
  %45 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 4, !dbg !57
  store i32 %41, i32* %45, align 8, !dbg !57
  %46 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %0, %struct.__va_list_tag* noundef %6) #7, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %44) #6, !dbg !59
  br label %47

47:
  %48 = phi i32 [ %46, %43 ], [ -1, %37 ], !dbg !60
  call void @llvm.va_end(i8* %5), !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6, !dbg !43
  ret i32 %48, !dbg !43
}

define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !61 {
  %4 = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !62
  %5 = bitcast %struct.input* %4 to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6, !dbg !64
  %6 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 0, !dbg !64
  store i8* %0, i8** %6, align 8, !dbg !64
  %7 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 1, !dbg !64
  store i8* %0, i8** %7, align 8, !dbg !64
  %8 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 2, !dbg !64
  store i32 0, i32* %8, align 8, !dbg !64
  %9 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 3, !dbg !64
  store i32 0, i32* %9, align 4, !dbg !64
  %10 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !64
  store i32 0, i32* %10, align 8, !dbg !64
  %11 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7, !dbg !65
  %12 = load i8*, i8** %7, align 8, !dbg !66
  %13 = ptrtoint i8* %12 to i64, !dbg !66
  %14 = ptrtoint i8* %0 to i64, !dbg !66
  %15 = sub i64 1, %14, !dbg !66
  %16 = add i64 %15, %13, !dbg !66
  call void @__midway_touched(i8* noundef %0, i64 noundef %16, i32 noundef 0) #7, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6, !dbg !67
  ret i32 %11, !dbg !68
}

define dso_local i32 @vfscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !69 {
  %4 = alloca %struct.conversion, align 8
  %5 = alloca %struct.input, align 8
  %6 = bitcast %struct.conversion* %4 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %6) #6, !dbg !70
  %7 = load i8, i8* %1, align 1, !dbg !73
  %8 = icmp eq i8 %7, 0, !dbg !73
  br i1 %8, label %36, label %9, !dbg !73

9:
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i64 0, i32 4
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i64 0, i32 0
  br label %12, !dbg !73

12:
  %13 = phi i8 [ %7, %9 ], [ %34, %31 ]
  %14 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %15 = phi i8* [ %1, %9 ], [ %32, %31 ]
  %16 = getelementptr i8, i8* %15, i64 1, !dbg !74
  %17 = icmp eq i8 %13, 37, !dbg !74
  br i1 %17, label %18, label %31, !dbg !74

18:
  %19 = call fastcc i8* @read_conversion(i8* noundef %16, %struct.conversion* noundef nonnull %4) #7, !dbg !75
  %20 = load i8, i8* %10, align 8, !dbg !76
  %21 = icmp ne i8 %20, 0, !dbg !76
  %22 = icmp ne i8 %20, 37, !dbg !76
  %23 = and i1 %21, %22, !dbg !76
  %24 = icmp ne i8 %20, 110, !dbg !76
  %25 = and i1 %24, %23, !dbg !76
  %26 = load i32, i32* %11, align 8, !dbg !76
  %27 = icmp eq i32 %26, 0, !dbg !76
  %28 = select i1 %25, i1 %27, i1 false, !dbg !76
  %29 = zext i1 %28 to i32, !dbg !76
  %30 = add i32 %14, %29, !dbg !76
  br label %31, !dbg !77

31:
  %32 = phi i8* [ %19, %18 ], [ %16, %12 ], !dbg !78
  %33 = phi i32 [ %30, %18 ], [ %14, %12 ], !dbg !78
  %34 = load i8, i8* %32, align 1, !dbg !73
  %35 = icmp eq i8 %34, 0, !dbg !73
  br i1 %35, label %36, label %12, !dbg !73, !llvm.loop !79

36:
  %37 = phi i32 [ 0, %3 ], [ %33, %31 ], !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %6) #6, !dbg !80
  %38 = add i32 %37, 2, !dbg !81
  %39 = call i32 @__midway_choose(i32 noundef %38, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !81
  %40 = add i32 %39, -1, !dbg !81
  %41 = icmp slt i32 %40, 0, !dbg !82
  br i1 %41, label %46, label %42, !dbg !82

42:
  %43 = bitcast %struct.input* %5 to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %43) #6, !dbg !83
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false) #6, !dbg !83
  %44 = getelementptr inbounds %struct.input, %struct.input* %5, i64 0, i32 4, !dbg !83
  store i32 %40, i32* %44, align 8, !dbg !83
  %45 = call fastcc i32 @run(%struct.input* noundef nonnull %5, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %43) #6, !dbg !85
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ -1, %36 ], !dbg !86
  ret i32 %47, !dbg !87
}

define dso_local i32 @vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 !dbg !88 {
  %3 = alloca %struct.conversion, align 8
  %4 = alloca %struct.input, align 8
  %5 = bitcast %struct.conversion* %3 to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %5) #6, !dbg !89
  %6 = load i8, i8* %0, align 1, !dbg !92
  %7 = icmp eq i8 %6, 0, !dbg !92
  br i1 %7, label %35, label %8, !dbg !92

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 4
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 0
  br label %11, !dbg !92

11:
  %12 = phi i8 [ %6, %8 ], [ %33, %30 ]
  %13 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %14 = phi i8* [ %0, %8 ], [ %31, %30 ]
  %15 = getelementptr i8, i8* %14, i64 1, !dbg !93
  %16 = icmp eq i8 %12, 37, !dbg !93
  br i1 %16, label %17, label %30, !dbg !93

17:
  %18 = call fastcc i8* @read_conversion(i8* noundef %15, %struct.conversion* noundef nonnull %3) #7, !dbg !94
  %19 = load i8, i8* %9, align 8, !dbg !95
  %20 = icmp ne i8 %19, 0, !dbg !95
  %21 = icmp ne i8 %19, 37, !dbg !95
  %22 = and i1 %20, %21, !dbg !95
  %23 = icmp ne i8 %19, 110, !dbg !95
  %24 = and i1 %23, %22, !dbg !95
  %25 = load i32, i32* %10, align 8, !dbg !95
  %26 = icmp eq i32 %25, 0, !dbg !95
  %27 = select i1 %24, i1 %26, i1 false, !dbg !95
  %28 = zext i1 %27 to i32, !dbg !95
  %29 = add i32 %13, %28, !dbg !95
  br label %30, !dbg !96

30:
  %31 = phi i8* [ %18, %17 ], [ %15, %11 ], !dbg !97
  %32 = phi i32 [ %29, %17 ], [ %13, %11 ], !dbg !97
  %33 = load i8, i8* %31, align 1, !dbg !92
  %34 = icmp eq i8 %33, 0, !dbg !92
  br i1 %34, label %35, label %11, !dbg !92, !llvm.loop !98

35:
  %36 = phi i32 [ 0, %2 ], [ %32, %30 ], !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %5) #6, !dbg !99
  %37 = add i32 %36, 2, !dbg !100
  %38 = call i32 @__midway_choose(i32 noundef %37, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !100
  %39 = add i32 %38, -1, !dbg !100
  %40 = icmp slt i32 %39, 0, !dbg !101
  br i1 %40, label %45, label %41, !dbg !101

41:
  %42 = bitcast %struct.input* %4 to i8*, !dbg !102
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %42) #6, !dbg !102
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false) #6, !dbg !102
  %43 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !102
  store i32 %39, i32* %43, align 8, !dbg !102
  %44 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %0, %struct.__va_list_tag* noundef %1) #7, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %42) #6, !dbg !104
  br label %45

45:
  %46 = phi i32 [ %44, %41 ], [ -1, %35 ], !dbg !105
  ret i32 %46, !dbg !106
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !107 {
  %3 = alloca %struct.input, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6, !dbg !108
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !108
  call void @llvm.va_start(i8* nonnull %5), !dbg !108
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !109
  %7 = bitcast %struct.input* %3 to i8*, !dbg !111
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6, !dbg !111
  %8 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 0, !dbg !111
  store i8* %0, i8** %8, align 8, !dbg !111
  %9 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 1, !dbg !111
  store i8* %0, i8** %9, align 8, !dbg !111
  %10 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 2, !dbg !111
  store i32 0, i32* %10, align 8, !dbg !111
  %11 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 3, !dbg !111
  store i32 0, i32* %11, align 4, !dbg !111
  %12 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 4, !dbg !111
  store i32 0, i32* %12, align 8, !dbg !111
  %13 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef %6) #7, !dbg !112
  %14 = load i8*, i8** %9, align 8, !dbg !113
  %15 = ptrtoint i8* %14 to i64, !dbg !113
  %16 = ptrtoint i8* %0 to i64, !dbg !113
  %17 = sub i64 1, %16, !dbg !113
  %18 = add i64 %17, %15, !dbg !113
  call void @__midway_touched(i8* noundef %0, i64 noundef %18, i32 noundef 0) #7, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6, !dbg !114
  call void @llvm.va_end(i8* %5), !dbg !108
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6, !dbg !108
  ret i32 %13, !dbg !108
}

define dso_local i32 @__isoc99_fscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !115 {
  %3 = alloca %struct.conversion, align 8
  %4 = alloca %struct.input, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*, !dbg !116
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #6, !dbg !116
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !116
  call void @llvm.va_start(i8* nonnull %6), !dbg !116
  %8 = bitcast %struct.conversion* %3 to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %8) #6, !dbg !117
  %9 = load i8, i8* %1, align 1, !dbg !120
  %10 = icmp eq i8 %9, 0, !dbg !120
  br i1 %10, label %38, label %11, !dbg !120

11:
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 4
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 0
  br label %14, !dbg !120

14:
  %15 = phi i8 [ %9, %11 ], [ %36, %33 ]
  %16 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %17 = phi i8* [ %1, %11 ], [ %34, %33 ]
  %18 = getelementptr i8, i8* %17, i64 1, !dbg !121
  %19 = icmp eq i8 %15, 37, !dbg !121
  br i1 %19, label %20, label %33, !dbg !121

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %3) #7, !dbg !122
  %22 = load i8, i8* %12, align 8, !dbg !123
  %23 = icmp ne i8 %22, 0, !dbg !123
  %24 = icmp ne i8 %22, 37, !dbg !123
  %25 = and i1 %23, %24, !dbg !123
  %26 = icmp ne i8 %22, 110, !dbg !123
  %27 = and i1 %26, %25, !dbg !123
  %28 = load i32, i32* %13, align 8, !dbg !123
  %29 = icmp eq i32 %28, 0, !dbg !123
  %30 = select i1 %27, i1 %29, i1 false, !dbg !123
  %31 = zext i1 %30 to i32, !dbg !123
  %32 = add i32 %16, %31, !dbg !123
  br label %33, !dbg !124

33:
  %34 = phi i8* [ %21, %20 ], [ %18, %14 ], !dbg !125
  %35 = phi i32 [ %32, %20 ], [ %16, %14 ], !dbg !125
  %36 = load i8, i8* %34, align 1, !dbg !120
  %37 = icmp eq i8 %36, 0, !dbg !120
  br i1 %37, label %38, label %14, !dbg !120, !llvm.loop !126

38:
  %39 = phi i32 [ 0, %2 ], [ %35, %33 ], !dbg !125
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %8) #6, !dbg !127
  %40 = add i32 %39, 2, !dbg !128
  %41 = call i32 @__midway_choose(i32 noundef %40, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !128
  %42 = add i32 %41, -1, !dbg !128
  %43 = icmp slt i32 %42, 0, !dbg !129
  br i1 %43, label %48, label %44, !dbg !129

44:
  %45 = bitcast %struct.input* %4 to i8*, !dbg !130
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %45) #6, !dbg !130
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %45, i8 0, i64 32, i1 false) #6, !dbg !130
  %46 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !130
  store i32 %42, i32* %46, align 8, !dbg !130
  %47 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %7) #7, !dbg !131
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %45) #6, !dbg !132
  br label %48

48:
  %49 = phi i32 [ %47, %44 ], [ -1, %38 ], !dbg !133
  call void @llvm.va_end(i8* %6), !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #6, !dbg !116
  ret i32 %49, !dbg !116
}

define dso_local i32 @__isoc99_scanf(i8* noundef %0, ...) local_unnamed_addr #0 !dbg !134 {
  %2 = alloca %struct.conversion, align 8
  %3 = alloca %struct.input, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !135
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6, !dbg !135
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !135
  call void @llvm.va_start(i8* nonnull %5), !dbg !135
  %7 = bitcast %struct.conversion* %2 to i8*, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %7) #6, !dbg !136
  %8 = load i8, i8* %0, align 1, !dbg !139
  %9 = icmp eq i8 %8, 0, !dbg !139
  br i1 %9, label %37, label %10, !dbg !139

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i64 0, i32 4
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i64 0, i32 0
  br label %13, !dbg !139

13:
  %14 = phi i8 [ %8, %10 ], [ %35, %32 ]
  %15 = phi i32 [ 0, %10 ], [ %34, %32 ]
  %16 = phi i8* [ %0, %10 ], [ %33, %32 ]
  %17 = getelementptr i8, i8* %16, i64 1, !dbg !140
  %18 = icmp eq i8 %14, 37, !dbg !140
  br i1 %18, label %19, label %32, !dbg !140

19:
  %20 = call fastcc i8* @read_conversion(i8* noundef %17, %struct.conversion* noundef nonnull %2) #7, !dbg !141
  %21 = load i8, i8* %11, align 8, !dbg !142
  %22 = icmp ne i8 %21, 0, !dbg !142
  %23 = icmp ne i8 %21, 37, !dbg !142
  %24 = and i1 %22, %23, !dbg !142
  %25 = icmp ne i8 %21, 110, !dbg !142
  %26 = and i1 %25, %24, !dbg !142
  %27 = load i32, i32* %12, align 8, !dbg !142
  %28 = icmp eq i32 %27, 0, !dbg !142
  %29 = select i1 %26, i1 %28, i1 false, !dbg !142
  %30 = zext i1 %29 to i32, !dbg !142
  %31 = add i32 %15, %30, !dbg !142
  br label %32, !dbg !143

32:
  %33 = phi i8* [ %20, %19 ], [ %17, %13 ], !dbg !144
  %34 = phi i32 [ %31, %19 ], [ %15, %13 ], !dbg !144
  %35 = load i8, i8* %33, align 1, !dbg !139
  %36 = icmp eq i8 %35, 0, !dbg !139
  br i1 %36, label %37, label %13, !dbg !139, !llvm.loop !145

37:
  %38 = phi i32 [ 0, %1 ], [ %34, %32 ], !dbg !144
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %7) #6, !dbg !146
  %39 = add i32 %38, 2, !dbg !147
  %40 = call i32 @__midway_choose(i32 noundef %39, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !147
  %41 = add i32 %40, -1, !dbg !147
  %42 = icmp slt i32 %41, 0, !dbg !148
  br i1 %42, label %47, label %43, !dbg !148

43:
  %44 = bitcast %struct.input* %3 to i8*, !dbg !149
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %44) #6, !dbg !149
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %44, i8 0, i64 32, i1 false) #6, !dbg !149
  %45 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 4, !dbg !149
  store i32 %41, i32* %45, align 8, !dbg !149
  %46 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %0, %struct.__va_list_tag* noundef %6) #7, !dbg !150
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %44) #6, !dbg !151
  br label %47

47:
  %48 = phi i32 [ %46, %43 ], [ -1, %37 ], !dbg !152
  call void @llvm.va_end(i8* %5), !dbg !135
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6, !dbg !135
  ret i32 %48, !dbg !135
}

define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !153 {
  %4 = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !154
  %5 = bitcast %struct.input* %4 to i8*, !dbg !156
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6, !dbg !156
  %6 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 0, !dbg !156
  store i8* %0, i8** %6, align 8, !dbg !156
  %7 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 1, !dbg !156
  store i8* %0, i8** %7, align 8, !dbg !156
  %8 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 2, !dbg !156
  store i32 0, i32* %8, align 8, !dbg !156
  %9 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 3, !dbg !156
  store i32 0, i32* %9, align 4, !dbg !156
  %10 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !156
  store i32 0, i32* %10, align 8, !dbg !156
  %11 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7, !dbg !157
  %12 = load i8*, i8** %7, align 8, !dbg !158
  %13 = ptrtoint i8* %12 to i64, !dbg !158
  %14 = ptrtoint i8* %0 to i64, !dbg !158
  %15 = sub i64 1, %14, !dbg !158
  %16 = add i64 %15, %13, !dbg !158
  call void @__midway_touched(i8* noundef %0, i64 noundef %16, i32 noundef 0) #7, !dbg !158
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6, !dbg !159
  ret i32 %11, !dbg !160
}

define dso_local i32 @__isoc99_vfscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !161 {
  %4 = alloca %struct.conversion, align 8
  %5 = alloca %struct.input, align 8
  %6 = bitcast %struct.conversion* %4 to i8*, !dbg !162
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %6) #6, !dbg !162
  %7 = load i8, i8* %1, align 1, !dbg !165
  %8 = icmp eq i8 %7, 0, !dbg !165
  br i1 %8, label %36, label %9, !dbg !165

9:
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i64 0, i32 4
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i64 0, i32 0
  br label %12, !dbg !165

12:
  %13 = phi i8 [ %7, %9 ], [ %34, %31 ]
  %14 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %15 = phi i8* [ %1, %9 ], [ %32, %31 ]
  %16 = getelementptr i8, i8* %15, i64 1, !dbg !166
  %17 = icmp eq i8 %13, 37, !dbg !166
  br i1 %17, label %18, label %31, !dbg !166

18:
  %19 = call fastcc i8* @read_conversion(i8* noundef %16, %struct.conversion* noundef nonnull %4) #7, !dbg !167
  %20 = load i8, i8* %10, align 8, !dbg !168
  %21 = icmp ne i8 %20, 0, !dbg !168
  %22 = icmp ne i8 %20, 37, !dbg !168
  %23 = and i1 %21, %22, !dbg !168
  %24 = icmp ne i8 %20, 110, !dbg !168
  %25 = and i1 %24, %23, !dbg !168
  %26 = load i32, i32* %11, align 8, !dbg !168
  %27 = icmp eq i32 %26, 0, !dbg !168
  %28 = select i1 %25, i1 %27, i1 false, !dbg !168
  %29 = zext i1 %28 to i32, !dbg !168
  %30 = add i32 %14, %29, !dbg !168
  br label %31, !dbg !169

31:
  %32 = phi i8* [ %19, %18 ], [ %16, %12 ], !dbg !170
  %33 = phi i32 [ %30, %18 ], [ %14, %12 ], !dbg !170
  %34 = load i8, i8* %32, align 1, !dbg !165
  %35 = icmp eq i8 %34, 0, !dbg !165
  br i1 %35, label %36, label %12, !dbg !165, !llvm.loop !171

36:
  %37 = phi i32 [ 0, %3 ], [ %33, %31 ], !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %6) #6, !dbg !172
  %38 = add i32 %37, 2, !dbg !173
  %39 = call i32 @__midway_choose(i32 noundef %38, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !173
  %40 = add i32 %39, -1, !dbg !173
  %41 = icmp slt i32 %40, 0, !dbg !174
  br i1 %41, label %46, label %42, !dbg !174

42:
  %43 = bitcast %struct.input* %5 to i8*, !dbg !175
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %43) #6, !dbg !175
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false) #6, !dbg !175
  %44 = getelementptr inbounds %struct.input, %struct.input* %5, i64 0, i32 4, !dbg !175
  store i32 %40, i32* %44, align 8, !dbg !175
  %45 = call fastcc i32 @run(%struct.input* noundef nonnull %5, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7, !dbg !176
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %43) #6, !dbg !177
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ -1, %36 ], !dbg !178
  ret i32 %47, !dbg !179
}

define dso_local i32 @__isoc99_vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 !dbg !180 {
  %3 = alloca %struct.conversion, align 8
  %4 = alloca %struct.input, align 8
  %5 = bitcast %struct.conversion* %3 to i8*, !dbg !181
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %5) #6, !dbg !181
  %6 = load i8, i8* %0, align 1, !dbg !184
  %7 = icmp eq i8 %6, 0, !dbg !184
  br i1 %7, label %35, label %8, !dbg !184

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 4
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 0
  br label %11, !dbg !184

11:
  %12 = phi i8 [ %6, %8 ], [ %33, %30 ]
  %13 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %14 = phi i8* [ %0, %8 ], [ %31, %30 ]
  %15 = getelementptr i8, i8* %14, i64 1, !dbg !185
  %16 = icmp eq i8 %12, 37, !dbg !185
  br i1 %16, label %17, label %30, !dbg !185

17:
  %18 = call fastcc i8* @read_conversion(i8* noundef %15, %struct.conversion* noundef nonnull %3) #7, !dbg !186
  %19 = load i8, i8* %9, align 8, !dbg !187
  %20 = icmp ne i8 %19, 0, !dbg !187
  %21 = icmp ne i8 %19, 37, !dbg !187
  %22 = and i1 %20, %21, !dbg !187
  %23 = icmp ne i8 %19, 110, !dbg !187
  %24 = and i1 %23, %22, !dbg !187
  %25 = load i32, i32* %10, align 8, !dbg !187
  %26 = icmp eq i32 %25, 0, !dbg !187
  %27 = select i1 %24, i1 %26, i1 false, !dbg !187
  %28 = zext i1 %27 to i32, !dbg !187
  %29 = add i32 %13, %28, !dbg !187
  br label %30, !dbg !188

30:
  %31 = phi i8* [ %18, %17 ], [ %15, %11 ], !dbg !189
  %32 = phi i32 [ %29, %17 ], [ %13, %11 ], !dbg !189
  %33 = load i8, i8* %31, align 1, !dbg !184
  %34 = icmp eq i8 %33, 0, !dbg !184
  br i1 %34, label %35, label %11, !dbg !184, !llvm.loop !190

35:
  %36 = phi i32 [ 0, %2 ], [ %32, %30 ], !dbg !189
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %5) #6, !dbg !191
  %37 = add i32 %36, 2, !dbg !192
  %38 = call i32 @__midway_choose(i32 noundef %37, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !192
  %39 = add i32 %38, -1, !dbg !192
  %40 = icmp slt i32 %39, 0, !dbg !193
  br i1 %40, label %45, label %41, !dbg !193

41:
  %42 = bitcast %struct.input* %4 to i8*, !dbg !194
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %42) #6, !dbg !194
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false) #6, !dbg !194
  %43 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !194
  store i32 %39, i32* %43, align 8, !dbg !194
  %44 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %0, %struct.__va_list_tag* noundef %1) #7, !dbg !195
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %42) #6, !dbg !196
  br label %45

45:
  %46 = phi i32 [ %44, %41 ], [ -1, %35 ], !dbg !197
  ret i32 %46, !dbg !198
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !199 {
  %3 = alloca %struct.input, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !200
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6, !dbg !200
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !200
  call void @llvm.va_start(i8* nonnull %5), !dbg !200
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !201
  %7 = bitcast %struct.input* %3 to i8*, !dbg !203
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6, !dbg !203
  %8 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 0, !dbg !203
  store i8* %0, i8** %8, align 8, !dbg !203
  %9 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 1, !dbg !203
  store i8* %0, i8** %9, align 8, !dbg !203
  %10 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 2, !dbg !203
  store i32 0, i32* %10, align 8, !dbg !203
  %11 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 3, !dbg !203
  store i32 0, i32* %11, align 4, !dbg !203
  %12 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 4, !dbg !203
  store i32 0, i32* %12, align 8, !dbg !203
  %13 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef %6) #7, !dbg !204
  %14 = load i8*, i8** %9, align 8, !dbg !205
  %15 = ptrtoint i8* %14 to i64, !dbg !205
  %16 = ptrtoint i8* %0 to i64, !dbg !205
  %17 = sub i64 1, %16, !dbg !205
  %18 = add i64 %17, %15, !dbg !205
  call void @__midway_touched(i8* noundef %0, i64 noundef %18, i32 noundef 0) #7, !dbg !205
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6, !dbg !206
  call void @llvm.va_end(i8* %5), !dbg !200
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6, !dbg !200
  ret i32 %13, !dbg !200
}

define dso_local i32 @__isoc23_fscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr #0 !dbg !207 {
  %3 = alloca %struct.conversion, align 8
  %4 = alloca %struct.input, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*, !dbg !208
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #6, !dbg !208
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !208
  call void @llvm.va_start(i8* nonnull %6), !dbg !208
  %8 = bitcast %struct.conversion* %3 to i8*, !dbg !209
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %8) #6, !dbg !209
  %9 = load i8, i8* %1, align 1, !dbg !212
  %10 = icmp eq i8 %9, 0, !dbg !212
  br i1 %10, label %38, label %11, !dbg !212

11:
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 4
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 0
  br label %14, !dbg !212

14:
  %15 = phi i8 [ %9, %11 ], [ %36, %33 ]
  %16 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %17 = phi i8* [ %1, %11 ], [ %34, %33 ]
  %18 = getelementptr i8, i8* %17, i64 1, !dbg !213
  %19 = icmp eq i8 %15, 37, !dbg !213
  br i1 %19, label %20, label %33, !dbg !213

20:
  %21 = call fastcc i8* @read_conversion(i8* noundef %18, %struct.conversion* noundef nonnull %3) #7, !dbg !214
  %22 = load i8, i8* %12, align 8, !dbg !215
  %23 = icmp ne i8 %22, 0, !dbg !215
  %24 = icmp ne i8 %22, 37, !dbg !215
  %25 = and i1 %23, %24, !dbg !215
  %26 = icmp ne i8 %22, 110, !dbg !215
  %27 = and i1 %26, %25, !dbg !215
  %28 = load i32, i32* %13, align 8, !dbg !215
  %29 = icmp eq i32 %28, 0, !dbg !215
  %30 = select i1 %27, i1 %29, i1 false, !dbg !215
  %31 = zext i1 %30 to i32, !dbg !215
  %32 = add i32 %16, %31, !dbg !215
  br label %33, !dbg !216

33:
  %34 = phi i8* [ %21, %20 ], [ %18, %14 ], !dbg !217
  %35 = phi i32 [ %32, %20 ], [ %16, %14 ], !dbg !217
  %36 = load i8, i8* %34, align 1, !dbg !212
  %37 = icmp eq i8 %36, 0, !dbg !212
  br i1 %37, label %38, label %14, !dbg !212, !llvm.loop !218

38:
  %39 = phi i32 [ 0, %2 ], [ %35, %33 ], !dbg !217
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %8) #6, !dbg !219
  %40 = add i32 %39, 2, !dbg !220
  %41 = call i32 @__midway_choose(i32 noundef %40, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !220
  %42 = add i32 %41, -1, !dbg !220
  %43 = icmp slt i32 %42, 0, !dbg !221
  br i1 %43, label %48, label %44, !dbg !221

44:
  %45 = bitcast %struct.input* %4 to i8*, !dbg !222
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %45) #6, !dbg !222
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %45, i8 0, i64 32, i1 false) #6, !dbg !222
  %46 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !222
  store i32 %42, i32* %46, align 8, !dbg !222
  %47 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %7) #7, !dbg !223
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %45) #6, !dbg !224
  br label %48

48:
  %49 = phi i32 [ %47, %44 ], [ -1, %38 ], !dbg !225
  call void @llvm.va_end(i8* %6), !dbg !208
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #6, !dbg !208
  ret i32 %49, !dbg !208
}

define dso_local i32 @__isoc23_scanf(i8* noundef %0, ...) local_unnamed_addr #0 !dbg !226 {
  %2 = alloca %struct.conversion, align 8
  %3 = alloca %struct.input, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !227
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6, !dbg !227
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !227
  call void @llvm.va_start(i8* nonnull %5), !dbg !227
  %7 = bitcast %struct.conversion* %2 to i8*, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %7) #6, !dbg !228
  %8 = load i8, i8* %0, align 1, !dbg !231
  %9 = icmp eq i8 %8, 0, !dbg !231
  br i1 %9, label %37, label %10, !dbg !231

10:
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i64 0, i32 4
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %2, i64 0, i32 0
  br label %13, !dbg !231

13:
  %14 = phi i8 [ %8, %10 ], [ %35, %32 ]
  %15 = phi i32 [ 0, %10 ], [ %34, %32 ]
  %16 = phi i8* [ %0, %10 ], [ %33, %32 ]
  %17 = getelementptr i8, i8* %16, i64 1, !dbg !232
  %18 = icmp eq i8 %14, 37, !dbg !232
  br i1 %18, label %19, label %32, !dbg !232

19:
  %20 = call fastcc i8* @read_conversion(i8* noundef %17, %struct.conversion* noundef nonnull %2) #7, !dbg !233
  %21 = load i8, i8* %11, align 8, !dbg !234
  %22 = icmp ne i8 %21, 0, !dbg !234
  %23 = icmp ne i8 %21, 37, !dbg !234
  %24 = and i1 %22, %23, !dbg !234
  %25 = icmp ne i8 %21, 110, !dbg !234
  %26 = and i1 %25, %24, !dbg !234
  %27 = load i32, i32* %12, align 8, !dbg !234
  %28 = icmp eq i32 %27, 0, !dbg !234
  %29 = select i1 %26, i1 %28, i1 false, !dbg !234
  %30 = zext i1 %29 to i32, !dbg !234
  %31 = add i32 %15, %30, !dbg !234
  br label %32, !dbg !235

32:
  %33 = phi i8* [ %20, %19 ], [ %17, %13 ], !dbg !236
  %34 = phi i32 [ %31, %19 ], [ %15, %13 ], !dbg !236
  %35 = load i8, i8* %33, align 1, !dbg !231
  %36 = icmp eq i8 %35, 0, !dbg !231
  br i1 %36, label %37, label %13, !dbg !231, !llvm.loop !237

37:
  %38 = phi i32 [ 0, %1 ], [ %34, %32 ], !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %7) #6, !dbg !238
  %39 = add i32 %38, 2, !dbg !239
  %40 = call i32 @__midway_choose(i32 noundef %39, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !239
  %41 = add i32 %40, -1, !dbg !239
  %42 = icmp slt i32 %41, 0, !dbg !240
  br i1 %42, label %47, label %43, !dbg !240

43:
  %44 = bitcast %struct.input* %3 to i8*, !dbg !241
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %44) #6, !dbg !241
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %44, i8 0, i64 32, i1 false) #6, !dbg !241
  %45 = getelementptr inbounds %struct.input, %struct.input* %3, i64 0, i32 4, !dbg !241
  store i32 %41, i32* %45, align 8, !dbg !241
  %46 = call fastcc i32 @run(%struct.input* noundef nonnull %3, i8* noundef %0, %struct.__va_list_tag* noundef %6) #7, !dbg !242
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %44) #6, !dbg !243
  br label %47

47:
  %48 = phi i32 [ %46, %43 ], [ -1, %37 ], !dbg !244
  call void @llvm.va_end(i8* %5), !dbg !227
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6, !dbg !227
  ret i32 %48, !dbg !227
}

define dso_local i32 @__isoc23_vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !245 {
  %4 = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !246
  %5 = bitcast %struct.input* %4 to i8*, !dbg !248
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6, !dbg !248
  %6 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 0, !dbg !248
  store i8* %0, i8** %6, align 8, !dbg !248
  %7 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 1, !dbg !248
  store i8* %0, i8** %7, align 8, !dbg !248
  %8 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 2, !dbg !248
  store i32 0, i32* %8, align 8, !dbg !248
  %9 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 3, !dbg !248
  store i32 0, i32* %9, align 4, !dbg !248
  %10 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !248
  store i32 0, i32* %10, align 8, !dbg !248
  %11 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7, !dbg !249
  %12 = load i8*, i8** %7, align 8, !dbg !250
  %13 = ptrtoint i8* %12 to i64, !dbg !250
  %14 = ptrtoint i8* %0 to i64, !dbg !250
  %15 = sub i64 1, %14, !dbg !250
  %16 = add i64 %15, %13, !dbg !250
  call void @__midway_touched(i8* noundef %0, i64 noundef %16, i32 noundef 0) #7, !dbg !250
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6, !dbg !251
  ret i32 %11, !dbg !252
}

define dso_local i32 @__isoc23_vfscanf(%struct._IO_FILE* nocapture noundef readnone %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !253 {
  %4 = alloca %struct.conversion, align 8
  %5 = alloca %struct.input, align 8
  %6 = bitcast %struct.conversion* %4 to i8*, !dbg !254
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %6) #6, !dbg !254
  %7 = load i8, i8* %1, align 1, !dbg !257
  %8 = icmp eq i8 %7, 0, !dbg !257
  br i1 %8, label %36, label %9, !dbg !257

9:
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i64 0, i32 4
  %11 = getelementptr inbounds %struct.conversion, %struct.conversion* %4, i64 0, i32 0
  br label %12, !dbg !257

12:
  %13 = phi i8 [ %7, %9 ], [ %34, %31 ]
  %14 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %15 = phi i8* [ %1, %9 ], [ %32, %31 ]
  %16 = getelementptr i8, i8* %15, i64 1, !dbg !258
  %17 = icmp eq i8 %13, 37, !dbg !258
  br i1 %17, label %18, label %31, !dbg !258

18:
  %19 = call fastcc i8* @read_conversion(i8* noundef %16, %struct.conversion* noundef nonnull %4) #7, !dbg !259
  %20 = load i8, i8* %10, align 8, !dbg !260
  %21 = icmp ne i8 %20, 0, !dbg !260
  %22 = icmp ne i8 %20, 37, !dbg !260
  %23 = and i1 %21, %22, !dbg !260
  %24 = icmp ne i8 %20, 110, !dbg !260
  %25 = and i1 %24, %23, !dbg !260
  %26 = load i32, i32* %11, align 8, !dbg !260
  %27 = icmp eq i32 %26, 0, !dbg !260
  %28 = select i1 %25, i1 %27, i1 false, !dbg !260
  %29 = zext i1 %28 to i32, !dbg !260
  %30 = add i32 %14, %29, !dbg !260
  br label %31, !dbg !261

31:
  %32 = phi i8* [ %19, %18 ], [ %16, %12 ], !dbg !262
  %33 = phi i32 [ %30, %18 ], [ %14, %12 ], !dbg !262
  %34 = load i8, i8* %32, align 1, !dbg !257
  %35 = icmp eq i8 %34, 0, !dbg !257
  br i1 %35, label %36, label %12, !dbg !257, !llvm.loop !263

36:
  %37 = phi i32 [ 0, %3 ], [ %33, %31 ], !dbg !262
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %6) #6, !dbg !264
  %38 = add i32 %37, 2, !dbg !265
  %39 = call i32 @__midway_choose(i32 noundef %38, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !265
  %40 = add i32 %39, -1, !dbg !265
  %41 = icmp slt i32 %40, 0, !dbg !266
  br i1 %41, label %46, label %42, !dbg !266

42:
  %43 = bitcast %struct.input* %5 to i8*, !dbg !267
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %43) #6, !dbg !267
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false) #6, !dbg !267
  %44 = getelementptr inbounds %struct.input, %struct.input* %5, i64 0, i32 4, !dbg !267
  store i32 %40, i32* %44, align 8, !dbg !267
  %45 = call fastcc i32 @run(%struct.input* noundef nonnull %5, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7, !dbg !268
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %43) #6, !dbg !269
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ -1, %36 ], !dbg !270
  ret i32 %47, !dbg !271
}

define dso_local i32 @__isoc23_vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 !dbg !272 {
  %3 = alloca %struct.conversion, align 8
  %4 = alloca %struct.input, align 8
  %5 = bitcast %struct.conversion* %3 to i8*, !dbg !273
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %5) #6, !dbg !273
  %6 = load i8, i8* %0, align 1, !dbg !276
  %7 = icmp eq i8 %6, 0, !dbg !276
  br i1 %7, label %35, label %8, !dbg !276

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 4
  %10 = getelementptr inbounds %struct.conversion, %struct.conversion* %3, i64 0, i32 0
  br label %11, !dbg !276

11:
  %12 = phi i8 [ %6, %8 ], [ %33, %30 ]
  %13 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %14 = phi i8* [ %0, %8 ], [ %31, %30 ]
  %15 = getelementptr i8, i8* %14, i64 1, !dbg !277
  %16 = icmp eq i8 %12, 37, !dbg !277
  br i1 %16, label %17, label %30, !dbg !277

17:
  %18 = call fastcc i8* @read_conversion(i8* noundef %15, %struct.conversion* noundef nonnull %3) #7, !dbg !278
  %19 = load i8, i8* %9, align 8, !dbg !279
  %20 = icmp ne i8 %19, 0, !dbg !279
  %21 = icmp ne i8 %19, 37, !dbg !279
  %22 = and i1 %20, %21, !dbg !279
  %23 = icmp ne i8 %19, 110, !dbg !279
  %24 = and i1 %23, %22, !dbg !279
  %25 = load i32, i32* %10, align 8, !dbg !279
  %26 = icmp eq i32 %25, 0, !dbg !279
  %27 = select i1 %24, i1 %26, i1 false, !dbg !279
  %28 = zext i1 %27 to i32, !dbg !279
  %29 = add i32 %13, %28, !dbg !279
  br label %30, !dbg !280

30:
  %31 = phi i8* [ %18, %17 ], [ %15, %11 ], !dbg !281
  %32 = phi i32 [ %29, %17 ], [ %13, %11 ], !dbg !281
  %33 = load i8, i8* %31, align 1, !dbg !276
  %34 = icmp eq i8 %33, 0, !dbg !276
  br i1 %34, label %35, label %11, !dbg !276, !llvm.loop !282

35:
  %36 = phi i32 [ 0, %2 ], [ %32, %30 ], !dbg !281
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %5) #6, !dbg !283
  %37 = add i32 %36, 2, !dbg !284
  %38 = call i32 @__midway_choose(i32 noundef %37, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !284
  %39 = add i32 %38, -1, !dbg !284
  %40 = icmp slt i32 %39, 0, !dbg !285
  br i1 %40, label %45, label %41, !dbg !285

41:
  %42 = bitcast %struct.input* %4 to i8*, !dbg !286
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %42) #6, !dbg !286
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false) #6, !dbg !286
  %43 = getelementptr inbounds %struct.input, %struct.input* %4, i64 0, i32 4, !dbg !286
  store i32 %39, i32* %43, align 8, !dbg !286
  %44 = call fastcc i32 @run(%struct.input* noundef nonnull %4, i8* noundef %0, %struct.__va_list_tag* noundef %1) #7, !dbg !287
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %42) #6, !dbg !288
  br label %45

45:
  %46 = phi i32 [ %44, %41 ], [ -1, %35 ], !dbg !289
  ret i32 %46, !dbg !290
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define internal fastcc i32 @run(%struct.input* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) unnamed_addr #0 !dbg !291 {
  %4 = alloca i8*, align 8
  %5 = alloca %struct.integer, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.arguments, align 8
  %8 = alloca %struct.conversion, align 8
  %9 = bitcast %struct.arguments* %7 to i8*, !dbg !292
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9) #6, !dbg !292
  %10 = bitcast %struct.conversion* %8 to i8*, !dbg !293
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %10) #6, !dbg !293
  %11 = bitcast %struct.__va_list_tag* %2 to i8*, !dbg !294
  call void @llvm.va_copy(i8* nonnull %9, i8* %11), !dbg !294
  %12 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  %13 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 4
  %14 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %15 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %16 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %17 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 0
  %18 = getelementptr inbounds %struct.arguments, %struct.arguments* %7, i64 0, i32 0, i64 0, i32 0
  %19 = getelementptr inbounds %struct.arguments, %struct.arguments* %7, i64 0, i32 0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.arguments, %struct.arguments* %7, i64 0, i32 0, i64 0, i32 3
  %21 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %22 = bitcast %struct.integer* %5 to i8*
  %23 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %24 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %25 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 3
  %26 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 2
  %27 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 0
  %28 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 1
  %29 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 1
  %30 = bitcast i8** %4 to i8*
  %31 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %32 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %33 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %34 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %35 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %36 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 5
  %37 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 6
  %38 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 7
  %39 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %40 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 2
  %41 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %42 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 4
  %43 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %44 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 2
  %45 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 2
  %46 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %47 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %48 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 3
  %49 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %50 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %51 = bitcast i32* %6 to i8*
  %52 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 3
  %53 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %54 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  %55 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %56 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  %57 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %58 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %59 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 3
  %60 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %61 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  br label %62, !dbg !295

62:
  %63 = phi i8* [ %1, %3 ], [ %459, %457 ]
  %64 = load i8, i8* %63, align 1, !dbg !295
  switch i8 %64, label %412 [
    i8 0, label %461
    i8 37, label %65
  ], !dbg !295

65:
  %66 = getelementptr i8, i8* %63, i64 1, !dbg !296
  %67 = call fastcc i8* @read_conversion(i8* noundef %66, %struct.conversion* noundef nonnull %8) #8, !dbg !296
  %68 = load i8*, i8** %12, align 8, !dbg !297
  %69 = icmp ne i8* %68, null, !dbg !297
  %70 = load i8, i8* %13, align 8, !dbg !297
  %71 = icmp ne i8 %70, 99, !dbg !297
  %72 = select i1 %69, i1 %71, i1 false, !dbg !297
  %73 = icmp ne i8 %70, 91, !dbg !297
  %74 = select i1 %72, i1 %73, i1 false, !dbg !297
  %75 = icmp ne i8 %70, 110, !dbg !297
  %76 = select i1 %74, i1 %75, i1 false, !dbg !297
  br i1 %76, label %77, label %94, !dbg !297

77:
  %78 = load i8*, i8** %14, align 8, !dbg !298
  %79 = load i8, i8* %78, align 1, !dbg !298
  %80 = sext i8 %79 to i32, !dbg !298
  %81 = icmp ne i8 %79, 32, !dbg !299
  %82 = add nsw i32 %80, -14, !dbg !299
  %83 = icmp ult i32 %82, -5, !dbg !299
  %84 = and i1 %81, %83, !dbg !298
  br i1 %84, label %94, label %85, !dbg !298

85:
  %86 = phi i8* [ %87, %85 ], [ %78, %77 ]
  %87 = getelementptr i8, i8* %86, i64 1, !dbg !303
  store i8* %87, i8** %14, align 8, !dbg !303
  %88 = load i8, i8* %87, align 1, !dbg !298
  %89 = sext i8 %88 to i32, !dbg !298
  %90 = icmp ne i8 %88, 32, !dbg !299
  %91 = add nsw i32 %89, -14, !dbg !299
  %92 = icmp ult i32 %91, -5, !dbg !299
  %93 = and i1 %90, %92, !dbg !298
  br i1 %93, label %94, label %85, !dbg !298, !llvm.loop !304

94:
  %95 = icmp eq i8* %68, null, !dbg !305
  br i1 %95, label %101, label %96, !dbg !305

96:
  %97 = load i8*, i8** %15, align 8, !dbg !305
  %98 = load i8, i8* %97, align 1, !dbg !305
  %99 = icmp eq i8 %98, 0, !dbg !305
  %100 = select i1 %99, i1 %75, i1 false, !dbg !305
  br label %101, !dbg !305

101:
  %102 = phi i1 [ false, %94 ], [ %100, %96 ], !dbg !306
  switch i8 %70, label %112 [
    i8 37, label %103
    i8 0, label %103
  ], !dbg !307

103:
  br i1 %95, label %404, label %104, !dbg !310

104:
  %105 = load i8*, i8** %16, align 8, !dbg !310
  %106 = load i8, i8* %105, align 1, !dbg !310
  %107 = icmp eq i8 %106, 37, !dbg !310
  br i1 %107, label %108, label %404, !dbg !310

108:
  %109 = getelementptr i8, i8* %105, i64 1, !dbg !310
  store i8* %109, i8** %16, align 8, !dbg !310
  %110 = icmp ne i8* %105, null, !dbg !310
  %111 = zext i1 %110 to i32
  br label %404

112:
  %113 = load i32, i32* %17, align 8, !dbg !311
  %114 = icmp eq i32 %113, 0, !dbg !311
  br i1 %114, label %115, label %130, !dbg !311

115:
  %116 = load i32, i32* %18, align 8, !dbg !311
  %117 = icmp ult i32 %116, 41, !dbg !311
  br i1 %117, label %118, label %123, !dbg !311

118:
  %119 = load i8*, i8** %20, align 8, !dbg !311
  %120 = sext i32 %116 to i64, !dbg !311
  %121 = getelementptr i8, i8* %119, i64 %120, !dbg !311
  %122 = add i32 %116, 8, !dbg !311
  store i32 %122, i32* %18, align 8, !dbg !311
  br label %126, !dbg !311

123:
  %124 = load i8*, i8** %19, align 8, !dbg !311
  %125 = getelementptr i8, i8* %124, i64 8, !dbg !311
  store i8* %125, i8** %19, align 8, !dbg !311
  br label %126, !dbg !311

126:
  %127 = phi i8* [ %121, %118 ], [ %124, %123 ]
  %128 = bitcast i8* %127 to i8**, !dbg !311
  %129 = load i8*, i8** %128, align 8, !dbg !311
  br label %130, !dbg !311

130:
  %131 = phi i8* [ %129, %126 ], [ null, %112 ], !dbg !311
  %132 = icmp eq i8 %70, 110, !dbg !312
  br i1 %132, label %133, label %159, !dbg !312

133:
  %134 = icmp eq i8* %131, null, !dbg !313
  br i1 %134, label %404, label %135, !dbg !313

135:
  %136 = load i32, i32* %49, align 4, !dbg !314
  br i1 %95, label %142, label %137, !dbg !314

137:
  %138 = load i8*, i8** %50, align 8, !dbg !314
  %139 = ptrtoint i8* %138 to i64, !dbg !314
  %140 = ptrtoint i8* %68 to i64, !dbg !314
  %141 = sub i64 %139, %140, !dbg !314
  br label %146, !dbg !314

142:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %51) #6, !dbg !315
  call void @__midway_nondet(i8* noundef nonnull %51, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0)) #7, !dbg !321
  %143 = load i32, i32* %6, align 4, !dbg !322
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %51) #6, !dbg !323
  %144 = and i32 %143, 2147483647, !dbg !324
  %145 = zext i32 %144 to i64, !dbg !314
  br label %146, !dbg !314

146:
  %147 = phi i64 [ %141, %137 ], [ %145, %142 ], !dbg !314
  %148 = sext i32 %136 to i64, !dbg !325
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef %148, i32 noundef 1) #7, !dbg !325
  switch i32 %136, label %157 [
    i32 1, label %149
    i32 2, label %151
    i32 4, label %154
  ], !dbg !328

149:
  %150 = trunc i64 %147 to i8, !dbg !329
  store i8 %150, i8* %131, align 1, !dbg !329
  br label %404, !dbg !329

151:
  %152 = trunc i64 %147 to i16, !dbg !330
  %153 = bitcast i8* %131 to i16*, !dbg !330
  store i16 %152, i16* %153, align 2, !dbg !330
  br label %404, !dbg !330

154:
  %155 = trunc i64 %147 to i32, !dbg !331
  %156 = bitcast i8* %131 to i32*, !dbg !331
  store i32 %155, i32* %156, align 4, !dbg !331
  br label %404, !dbg !331

157:
  %158 = bitcast i8* %131 to i64*, !dbg !332
  store i64 %147, i64* %158, align 8, !dbg !332
  br label %404, !dbg !333

159:
  br i1 %95, label %362, label %160, !dbg !334

160:
  %161 = sext i8 %70 to i32, !dbg !335
  switch i32 %161, label %359 [
    i32 91, label %268
    i32 99, label %268
    i32 115, label %268
    i32 71, label %248
    i32 70, label %248
    i32 69, label %248
    i32 65, label %248
    i32 97, label %248
    i32 101, label %248
    i32 102, label %248
    i32 103, label %248
    i32 105, label %165
    i32 120, label %162
    i32 88, label %162
    i32 112, label %162
    i32 111, label %163
    i32 100, label %164
    i32 117, label %164
  ], !dbg !335

162:
  br label %165, !dbg !338

163:
  br label %165, !dbg !343

164:
  br label %165, !dbg !344

165:
  %166 = phi i32 [ 10, %164 ], [ 8, %163 ], [ 16, %162 ], [ 0, %160 ], !dbg !345
  %167 = icmp eq i8 %70, 112, !dbg !346
  %168 = load i32, i32* %21, align 4, !dbg !346
  %169 = select i1 %167, i32 8, i32 %168, !dbg !346
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %22) #6, !dbg !347
  %170 = load i8*, i8** %23, align 8, !dbg !347
  %171 = load i64, i64* %24, align 8, !dbg !347
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %5, i8* noundef %170, i32 noundef %166, i64 noundef %171) #7, !dbg !347
  %172 = load i8*, i8** %25, align 8, !dbg !348
  %173 = icmp eq i8* %172, null, !dbg !348
  br i1 %173, label %246, label %174, !dbg !348

174:
  %175 = and i32 %166, 10, !dbg !349
  %176 = icmp eq i32 %175, 0, !dbg !349
  br i1 %176, label %177, label %204, !dbg !349

177:
  %178 = load i8*, i8** %23, align 8, !dbg !349
  %179 = load i64, i64* %24, align 8, !dbg !349
  %180 = load i8, i8* %178, align 1, !dbg !350
  %181 = icmp eq i8 %180, 45, !dbg !350
  %182 = icmp eq i8 %180, 43, !dbg !350
  %183 = or i1 %181, %182, !dbg !350
  %184 = zext i1 %183 to i64, !dbg !350
  %185 = getelementptr i8, i8* %178, i64 %184, !dbg !350
  %186 = getelementptr i8, i8* %185, i64 1, !dbg !353
  %187 = icmp eq i8* %186, %172, !dbg !353
  br i1 %187, label %188, label %201, !dbg !353

188:
  %189 = load i8, i8* %185, align 1, !dbg !353
  %190 = icmp eq i8 %189, 48, !dbg !353
  br i1 %190, label %191, label %201, !dbg !353

191:
  %192 = load i8, i8* %172, align 1, !dbg !353
  %193 = and i8 %192, -33, !dbg !353
  %194 = icmp eq i8 %193, 88, !dbg !353
  br i1 %194, label %195, label %201, !dbg !353

195:
  %196 = ptrtoint i8* %172 to i64, !dbg !353
  %197 = ptrtoint i8* %178 to i64, !dbg !353
  %198 = sub i64 %196, %197, !dbg !353
  %199 = icmp ult i64 %198, %179, !dbg !353
  %200 = zext i1 %199 to i64
  br label %201

201:
  %202 = phi i64 [ 0, %191 ], [ 0, %188 ], [ 0, %177 ], [ %200, %195 ]
  %203 = getelementptr i8, i8* %172, i64 %202, !dbg !354
  br label %204, !dbg !349

204:
  %205 = phi i8* [ %203, %201 ], [ %172, %174 ], !dbg !349
  store i8* %205, i8** %23, align 8, !dbg !349
  %206 = icmp eq i8* %131, null, !dbg !355
  br i1 %206, label %246, label %207, !dbg !355

207:
  %208 = load i8, i8* %13, align 8, !dbg !356
  %209 = icmp eq i8 %208, 100, !dbg !356
  %210 = icmp eq i8 %208, 105, !dbg !356
  %211 = or i1 %209, %210, !dbg !356
  %212 = zext i1 %211 to i32, !dbg !356
  %213 = xor i1 %210, %209, !dbg !357
  %214 = select i1 %213, i64 9223372036854775807, i64 -1, !dbg !357
  %215 = load i32, i32* %26, align 4, !dbg !360
  %216 = icmp eq i32 %215, 0, !dbg !360
  br i1 %216, label %217, label %224, !dbg !360

217:
  %218 = load i64, i64* %27, align 8, !dbg !360
  %219 = load i32, i32* %28, align 8, !dbg !360
  %220 = and i32 %219, %212, !dbg !360
  %221 = zext i32 %220 to i64, !dbg !360
  %222 = add i64 %214, %221, !dbg !360
  %223 = icmp ugt i64 %218, %222, !dbg !360
  br i1 %223, label %224, label %229, !dbg !360

224:
  %225 = load i32, i32* %29, align 8, !dbg !361
  %226 = and i32 %225, %212, !dbg !361
  %227 = zext i32 %226 to i64, !dbg !361
  %228 = add i64 %214, %227, !dbg !361
  br label %233, !dbg !361

229:
  %230 = icmp eq i32 %219, 0, !dbg !362
  %231 = sub i64 0, %218, !dbg !362
  %232 = select i1 %230, i64 %218, i64 %231, !dbg !362
  br label %233, !dbg !362

233:
  %234 = phi i64 [ %228, %224 ], [ %232, %229 ], !dbg !363
  %235 = sext i32 %169 to i64, !dbg !364
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef %235, i32 noundef 1) #7, !dbg !364
  switch i32 %169, label %244 [
    i32 1, label %236
    i32 2, label %238
    i32 4, label %241
  ], !dbg !366

236:
  %237 = trunc i64 %234 to i8, !dbg !367
  store i8 %237, i8* %131, align 1, !dbg !367
  br label %246, !dbg !367

238:
  %239 = trunc i64 %234 to i16, !dbg !368
  %240 = bitcast i8* %131 to i16*, !dbg !368
  store i16 %239, i16* %240, align 2, !dbg !368
  br label %246, !dbg !368

241:
  %242 = trunc i64 %234 to i32, !dbg !369
  %243 = bitcast i8* %131 to i32*, !dbg !369
  store i32 %242, i32* %243, align 4, !dbg !369
  br label %246, !dbg !369

244:
  %245 = bitcast i8* %131 to i64*, !dbg !370
  store i64 %234, i64* %245, align 8, !dbg !370
  br label %246, !dbg !371

246:
  %247 = phi i32 [ 0, %165 ], [ 1, %204 ], [ 1, %236 ], [ 1, %238 ], [ 1, %241 ], [ 1, %244 ], !dbg !372
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %22) #6, !dbg !373
  br label %359, !dbg !374

248:
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %30) #6, !dbg !375
  %249 = load i8*, i8** %31, align 8, !dbg !378
  %250 = load i64, i64* %32, align 8, !dbg !378
  %251 = call double @__mw_read_double(i8* noundef %249, i64 noundef %250, i8** noundef nonnull %4) #7, !dbg !378
  %252 = load i8*, i8** %4, align 8, !dbg !379
  %253 = icmp eq i8* %252, null, !dbg !379
  br i1 %253, label %266, label %254, !dbg !379

254:
  store i8* %252, i8** %31, align 8, !dbg !380
  %255 = icmp eq i8* %131, null, !dbg !381
  br i1 %255, label %266, label %256, !dbg !381

256:
  %257 = load i32, i32* %33, align 4, !dbg !382
  switch i32 %257, label %263 [
    i32 4, label %258
    i32 8, label %261
  ], !dbg !383

258:
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef 4, i32 noundef 1) #7, !dbg !386
  %259 = fptrunc double %251 to float, !dbg !387
  %260 = bitcast i8* %131 to float*, !dbg !387
  store float %259, float* %260, align 4, !dbg !387
  br label %266, !dbg !388

261:
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef 8, i32 noundef 1) #7, !dbg !389
  %262 = bitcast i8* %131 to double*, !dbg !390
  store double %251, double* %262, align 8, !dbg !390
  br label %266, !dbg !391

263:
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef 16, i32 noundef 1) #7, !dbg !392
  %264 = fpext double %251 to x86_fp80, !dbg !393
  %265 = bitcast i8* %131 to x86_fp80*, !dbg !393
  store x86_fp80 %264, x86_fp80* %265, align 16, !dbg !393
  br label %266

266:
  %267 = phi i32 [ 0, %248 ], [ 1, %254 ], [ 1, %258 ], [ 1, %261 ], [ 1, %263 ], !dbg !394
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %30) #6, !dbg !395
  br label %359, !dbg !396

268:
  %269 = icmp eq i8 %70, 99, !dbg !397
  %270 = load i64, i64* %34, align 8, !dbg !397
  %271 = icmp eq i64 %270, -1, !dbg !397
  %272 = select i1 %269, i1 %271, i1 false, !dbg !397
  %273 = select i1 %272, i64 1, i64 %270, !dbg !397
  %274 = load i8*, i8** %35, align 8, !dbg !400
  %275 = icmp ne i64 %273, 0, !dbg !401
  br i1 %275, label %276, label %333, !dbg !401

276:
  %277 = load i8, i8* %274, align 1, !dbg !401
  %278 = icmp eq i8 %277, 0, !dbg !401
  br i1 %278, label %333, label %279, !dbg !401

279:
  %280 = load i8*, i8** %36, align 8
  %281 = load i8*, i8** %37, align 8
  %282 = icmp ult i8* %280, %281
  %283 = load i32, i32* %38, align 8
  br label %288, !dbg !401

284:
  %285 = getelementptr i8, i8* %274, i64 %330, !dbg !401
  %286 = load i8, i8* %285, align 1, !dbg !401
  %287 = icmp eq i8 %286, 0, !dbg !401
  br i1 %287, label %333, label %288, !dbg !401, !llvm.loop !402

288:
  %289 = phi i8 [ %286, %284 ], [ %277, %279 ]
  %290 = phi i64 [ %330, %284 ], [ 0, %279 ]
  %291 = phi i1 [ %331, %284 ], [ true, %279 ]
  switch i8 %70, label %321 [
    i8 99, label %329
    i8 91, label %292
  ], !dbg !401

292:
  br i1 %282, label %293, label %318, !dbg !404

293:
  %294 = phi i8* [ %316, %311 ], [ %280, %292 ]
  %295 = phi i32 [ %315, %311 ], [ 0, %292 ]
  %296 = getelementptr i8, i8* %294, i64 2, !dbg !407
  %297 = icmp ult i8* %296, %281, !dbg !407
  br i1 %297, label %298, label %308, !dbg !407

298:
  %299 = getelementptr i8, i8* %294, i64 1, !dbg !407
  %300 = load i8, i8* %299, align 1, !dbg !407
  %301 = icmp eq i8 %300, 45, !dbg !407
  br i1 %301, label %302, label %308, !dbg !407

302:
  %303 = load i8, i8* %294, align 1, !dbg !408
  %304 = icmp sle i8 %303, %289, !dbg !408
  %305 = load i8, i8* %296, align 1, !dbg !408
  %306 = icmp sge i8 %305, %289, !dbg !408
  %307 = and i1 %304, %306, !dbg !408
  br label %311, !dbg !409

308:
  %309 = load i8, i8* %294, align 1, !dbg !410
  %310 = icmp eq i8 %309, %289, !dbg !410
  br label %311

311:
  %312 = phi i1 [ %307, %302 ], [ %310, %308 ]
  %313 = phi i8* [ %296, %302 ], [ %294, %308 ], !dbg !411
  %314 = zext i1 %312 to i32, !dbg !411
  %315 = or i32 %295, %314, !dbg !411
  %316 = getelementptr i8, i8* %313, i64 1, !dbg !404
  %317 = icmp ult i8* %316, %281, !dbg !404
  br i1 %317, label %293, label %318, !dbg !404, !llvm.loop !412

318:
  %319 = phi i32 [ 0, %292 ], [ %315, %311 ], !dbg !411
  %320 = icmp ne i32 %319, %283, !dbg !414
  br label %327, !dbg !401

321:
  %322 = sext i8 %289 to i32, !dbg !401
  %323 = icmp ne i8 %289, 32, !dbg !415
  %324 = add nsw i32 %322, -14, !dbg !415
  %325 = icmp ult i32 %324, -5, !dbg !415
  %326 = and i1 %323, %325, !dbg !401
  br label %327, !dbg !401

327:
  %328 = phi i1 [ %320, %318 ], [ %326, %321 ]
  br i1 %328, label %329, label %333, !dbg !401

329:
  %330 = add nuw i64 %290, 1, !dbg !403
  %331 = icmp ult i64 %330, %273, !dbg !401
  %332 = icmp eq i64 %330, %273, !dbg !401
  br i1 %332, label %333, label %284, !dbg !401, !llvm.loop !417

333:
  %334 = phi i64 [ 0, %268 ], [ 0, %276 ], [ %273, %329 ], [ %290, %327 ], [ %330, %284 ], !dbg !418
  %335 = phi i1 [ %275, %268 ], [ true, %276 ], [ %331, %329 ], [ %291, %327 ], [ %331, %284 ], !dbg !401
  %336 = icmp eq i64 %334, 0, !dbg !419
  br i1 %336, label %359, label %337, !dbg !419

337:
  %338 = select i1 %269, i1 %335, i1 false, !dbg !419
  %339 = xor i1 %338, true, !dbg !419
  %340 = load i64, i64* %39, align 8, !dbg !419
  %341 = icmp eq i64 %340, -1, !dbg !419
  %342 = select i1 %339, i1 true, i1 %341, !dbg !419
  br i1 %342, label %343, label %359, !dbg !419

343:
  %344 = getelementptr i8, i8* %274, i64 %334, !dbg !420
  store i8* %344, i8** %35, align 8, !dbg !420
  %345 = icmp eq i8* %131, null, !dbg !421
  br i1 %345, label %359, label %346, !dbg !421

346:
  %347 = load i32, i32* %40, align 8, !dbg !422
  %348 = icmp eq i32 %347, 0, !dbg !422
  br i1 %348, label %353, label %349, !dbg !422

349:
  %350 = add i64 %334, 1, !dbg !425
  %351 = call i8* @__midway_alloc(i64 noundef %350, i64 noundef 16, i32 noundef 1) #7, !dbg !426
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef 8, i32 noundef 1) #7, !dbg !429
  %352 = bitcast i8* %131 to i8**, !dbg !430
  store i8* %351, i8** %352, align 8, !dbg !430
  br label %353

353:
  %354 = phi i8* [ %351, %349 ], [ %131, %346 ], !dbg !431
  call void @__midway_memcpy(i8* noundef %354, i8* noundef %274, i64 noundef %334) #7, !dbg !432
  %355 = load i8, i8* %13, align 8, !dbg !433
  %356 = icmp eq i8 %355, 99, !dbg !433
  br i1 %356, label %359, label %357, !dbg !433

357:
  %358 = getelementptr i8, i8* %354, i64 %334, !dbg !434
  call void @__midway_memset(i8* noundef %358, i32 noundef 0, i64 noundef 1) #7, !dbg !434
  br label %359, !dbg !434

359:
  %360 = phi i32 [ %267, %266 ], [ %247, %246 ], [ 0, %160 ], [ 0, %333 ], [ 1, %343 ], [ 1, %357 ], [ 1, %353 ], [ 0, %337 ], !dbg !435
  %361 = icmp eq i32 %360, 0, !dbg !334
  br i1 %361, label %404, label %399, !dbg !334

362:
  br i1 %114, label %363, label %367, !dbg !436

363:
  %364 = load i32, i32* %41, align 8, !dbg !436
  %365 = load i32, i32* %42, align 8, !dbg !436
  %366 = icmp slt i32 %364, %365, !dbg !436
  br i1 %366, label %367, label %404, !dbg !436

367:
  %368 = icmp eq i8* %131, null, !dbg !439
  br i1 %368, label %399, label %369, !dbg !439

369:
  %370 = sext i8 %70 to i32, !dbg !440
  switch i32 %370, label %396 [
    i32 115, label %371
    i32 99, label %371
    i32 91, label %371
    i32 112, label %395
  ], !dbg !440

371:
  %372 = load i64, i64* %43, align 8, !dbg !441
  %373 = icmp eq i8 %70, 99, !dbg !444
  %374 = icmp eq i64 %372, -1, !dbg !445
  br i1 %373, label %375, label %377, !dbg !444

375:
  %376 = select i1 %374, i64 1, i64 %372, !dbg !446
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef %376, i32 noundef 1) #7, !dbg !447
  call void @__midway_nondet(i8* noundef nonnull %131, i64 noundef %376, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !450
  br label %399, !dbg !451

377:
  br i1 %374, label %378, label %384, !dbg !452

378:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !453
  %379 = load i32, i32* %44, align 8, !dbg !454
  %380 = icmp eq i32 %379, 0, !dbg !454
  br i1 %380, label %381, label %384, !dbg !454

381:
  %382 = call i64 @__midway_object_size(i8* noundef nonnull %131) #7, !dbg !454
  %383 = add i64 %382, -1, !dbg !454
  br label %384, !dbg !454

384:
  %385 = phi i64 [ %372, %377 ], [ %383, %381 ], [ 63, %378 ], !dbg !445
  %386 = add i64 %385, 1, !dbg !455
  %387 = load i32, i32* %45, align 8, !dbg !456
  %388 = icmp eq i32 %387, 0, !dbg !456
  br i1 %388, label %392, label %389, !dbg !456

389:
  %390 = call i8* @__midway_alloc(i64 noundef %386, i64 noundef 16, i32 noundef 1) #7, !dbg !458
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef 8, i32 noundef 1) #7, !dbg !460
  %391 = bitcast i8* %131 to i8**, !dbg !461
  store i8* %390, i8** %391, align 8, !dbg !461
  br label %392

392:
  %393 = phi i8* [ %390, %389 ], [ %131, %384 ], !dbg !462
  call void @__midway_check(i8* noundef %393, i64 noundef %386, i32 noundef 1) #7, !dbg !463
  call void @__midway_nondet(i8* noundef %393, i64 noundef %386, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !465
  %394 = getelementptr i8, i8* %393, i64 %385, !dbg !466
  store i8 0, i8* %394, align 1, !dbg !466
  br label %399, !dbg !467

395:
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef 8, i32 noundef 1) #7, !dbg !468
  call void @__midway_nondet(i8* noundef nonnull %131, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !470
  br label %399, !dbg !471

396:
  %397 = load i32, i32* %46, align 4, !dbg !472
  %398 = sext i32 %397 to i64, !dbg !472
  call void @__midway_check(i8* noundef nonnull %131, i64 noundef %398, i32 noundef 1) #7, !dbg !473
  call void @__midway_nondet(i8* noundef nonnull %131, i64 noundef %398, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !475
  br label %399, !dbg !476

399:
  %400 = icmp ne i8* %131, null, !dbg !477
  %401 = zext i1 %400 to i32, !dbg !477
  %402 = load i32, i32* %47, align 8, !dbg !477
  %403 = add i32 %402, %401, !dbg !477
  store i32 %403, i32* %47, align 8, !dbg !477
  store i32 1, i32* %48, align 4, !dbg !478
  br label %404, !dbg !479

404:
  %405 = phi i32 [ 1, %103 ], [ 0, %104 ], [ %111, %108 ], [ 1, %399 ], [ 1, %133 ], [ 0, %359 ], [ 1, %149 ], [ 1, %151 ], [ 1, %154 ], [ 1, %157 ], [ 0, %363 ], !dbg !480
  %406 = icmp eq i32 %405, 0, !dbg !481
  %407 = select i1 %406, i1 %102, i1 false, !dbg !481
  br i1 %407, label %408, label %457, !dbg !481

408:
  %409 = load i32, i32* %52, align 4, !dbg !481
  %410 = icmp eq i32 %409, 0, !dbg !481
  br i1 %410, label %411, label %457, !dbg !481

411:
  store i32 -1, i32* %53, align 8, !dbg !482
  br label %457, !dbg !482

412:
  %413 = sext i8 %64 to i32, !dbg !295
  %414 = icmp ne i8 %64, 32, !dbg !483
  %415 = add nsw i32 %413, -14, !dbg !483
  %416 = icmp ult i32 %415, -5, !dbg !483
  %417 = and i1 %414, %416, !dbg !485
  br i1 %417, label %432, label %418, !dbg !485

418:
  %419 = getelementptr i8, i8* %63, i64 1, !dbg !486
  %420 = load i8*, i8** %54, align 8
  %421 = icmp eq i8* %420, null
  br i1 %421, label %457, label %422, !dbg !487

422:
  %423 = load i8*, i8** %55, align 8, !dbg !487
  %424 = load i8, i8* %423, align 1, !dbg !487
  %425 = sext i8 %424 to i32, !dbg !487
  %426 = icmp ne i8 %424, 32, !dbg !488
  %427 = add nsw i32 %425, -14, !dbg !488
  %428 = icmp ult i32 %427, -5, !dbg !488
  %429 = and i1 %426, %428, !dbg !487
  br i1 %429, label %457, label %430, !dbg !487

430:
  %431 = getelementptr i8, i8* %423, i64 1, !dbg !490
  store i8* %431, i8** %55, align 8, !dbg !490
  br i1 %421, label %457, label %422, !dbg !487, !llvm.loop !491

432:
  %433 = load i8*, i8** %56, align 8, !dbg !492
  %434 = icmp eq i8* %433, null, !dbg !492
  br i1 %434, label %439, label %435, !dbg !492

435:
  %436 = load i8*, i8** %57, align 8, !dbg !492
  %437 = load i8, i8* %436, align 1, !dbg !492
  %438 = icmp eq i8 %437, %64, !dbg !492
  br label %439, !dbg !492

439:
  %440 = phi i1 [ true, %432 ], [ %438, %435 ]
  %441 = zext i1 %440 to i32, !dbg !492
  br i1 %440, label %450, label %442, !dbg !493

442:
  %443 = load i8*, i8** %58, align 8, !dbg !493
  %444 = load i8, i8* %443, align 1, !dbg !493
  %445 = icmp eq i8 %444, 0, !dbg !493
  br i1 %445, label %446, label %450, !dbg !493

446:
  %447 = load i32, i32* %59, align 4, !dbg !493
  %448 = icmp eq i32 %447, 0, !dbg !493
  br i1 %448, label %449, label %450, !dbg !493

449:
  store i32 -1, i32* %60, align 8, !dbg !494
  br label %450, !dbg !494

450:
  %451 = icmp ne i8* %433, null, !dbg !495
  %452 = select i1 %451, i1 %440, i1 false, !dbg !495
  %453 = load i8*, i8** %61, align 8, !dbg !495
  %454 = zext i1 %452 to i64
  %455 = getelementptr i8, i8* %453, i64 %454, !dbg !495
  store i8* %455, i8** %61, align 8, !dbg !495
  %456 = getelementptr i8, i8* %63, i64 1, !dbg !496
  br label %457

457:
  %458 = phi i32 [ %441, %450 ], [ %405, %411 ], [ %405, %408 ], [ %405, %404 ], [ 1, %418 ], [ 1, %430 ], [ 1, %422 ], !dbg !306
  %459 = phi i8* [ %456, %450 ], [ %67, %411 ], [ %67, %408 ], [ %67, %404 ], [ %419, %418 ], [ %419, %430 ], [ %419, %422 ], !dbg !306
  %460 = icmp eq i32 %458, 0, !dbg !295
  br i1 %460, label %461, label %62, !dbg !295, !llvm.loop !497

461:
  call void @llvm.va_end(i8* %9), !dbg !499
  %462 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2, !dbg !500
  %463 = load i32, i32* %462, align 8, !dbg !500
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %10) #6, !dbg !501
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9) #6, !dbg !501
  ret i32 %463, !dbg !500
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %0, %struct.conversion* nocapture noundef %1) unnamed_addr #4 !dbg !502 {
  %3 = bitcast %struct.conversion* %1 to i8*, !dbg !503
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false), !dbg !503
  %4 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !503
  store i64 -1, i64* %4, align 8, !dbg !503
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 4, !dbg !503
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false), !dbg !503
  %6 = load i8, i8* %0, align 1, !dbg !504
  %7 = icmp eq i8 %6, 42, !dbg !504
  br i1 %7, label %8, label %11, !dbg !504

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !505
  store i32 1, i32* %9, align 8, !dbg !505
  %10 = getelementptr i8, i8* %0, i64 1, !dbg !506
  br label %11, !dbg !507

11:
  %12 = phi i8* [ %10, %8 ], [ %0, %2 ]
  %13 = load i8, i8* %12, align 1, !dbg !508
  %14 = sext i8 %13 to i32, !dbg !508
  %15 = add nsw i32 %14, -58, !dbg !509
  %16 = icmp ult i32 %15, -10, !dbg !509
  br i1 %16, label %35, label %17, !dbg !508

17:
  store i64 0, i64* %4, align 8, !dbg !512
  %18 = load i8, i8* %12, align 1, !dbg !512
  %19 = sext i8 %18 to i32, !dbg !512
  %20 = add nsw i32 %19, -58, !dbg !513
  %21 = icmp ult i32 %20, -10, !dbg !513
  br i1 %21, label %35, label %22, !dbg !512

22:
  %23 = phi i8 [ %31, %22 ], [ %18, %17 ]
  %24 = phi i8* [ %30, %22 ], [ %12, %17 ]
  %25 = load i64, i64* %4, align 8, !dbg !515
  %26 = mul i64 %25, 10, !dbg !515
  %27 = sext i8 %23 to i64, !dbg !515
  %28 = add nsw i64 %27, -48, !dbg !515
  %29 = add i64 %28, %26, !dbg !515
  store i64 %29, i64* %4, align 8, !dbg !515
  %30 = getelementptr i8, i8* %24, i64 1, !dbg !512
  %31 = load i8, i8* %30, align 1, !dbg !512
  %32 = sext i8 %31 to i32, !dbg !512
  %33 = add nsw i32 %32, -58, !dbg !513
  %34 = icmp ult i32 %33, -10, !dbg !513
  br i1 %34, label %35, label %22, !dbg !512, !llvm.loop !516

35:
  %36 = phi i8* [ %12, %11 ], [ %12, %17 ], [ %30, %22 ], !dbg !506
  %37 = load i8, i8* %36, align 1, !dbg !517
  %38 = icmp eq i8 %37, 109, !dbg !517
  br i1 %38, label %39, label %42, !dbg !517

39:
  %40 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !518
  store i32 1, i32* %40, align 8, !dbg !518
  %41 = getelementptr i8, i8* %36, i64 1, !dbg !519
  br label %42, !dbg !520

42:
  %43 = phi i8* [ %41, %39 ], [ %36, %35 ], !dbg !521
  %44 = load i8, i8* %43, align 1, !dbg !522
  %45 = icmp eq i8 %44, 108, !dbg !522
  br i1 %45, label %46, label %50, !dbg !522

46:
  %47 = getelementptr i8, i8* %43, i64 1, !dbg !522
  %48 = load i8, i8* %47, align 1, !dbg !522
  %49 = icmp ne i8 %48, 108, !dbg !522
  br label %50

50:
  %51 = phi i1 [ false, %42 ], [ %49, %46 ], !dbg !521
  %52 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !523
  store i32 4, i32* %52, align 4, !dbg !524
  %53 = load i8, i8* %43, align 1, !dbg !527
  %54 = sext i8 %53 to i32, !dbg !527
  switch i32 %54, label %76 [
    i32 104, label %55
    i32 108, label %64
    i32 76, label %70
    i32 113, label %72
    i32 106, label %72
    i32 122, label %74
    i32 116, label %74
  ], !dbg !527

55:
  %56 = getelementptr i8, i8* %43, i64 1, !dbg !528
  %57 = load i8, i8* %56, align 1, !dbg !528
  %58 = icmp eq i8 %57, 104, !dbg !528
  %59 = select i1 %58, i32 1, i32 2, !dbg !528
  store i32 %59, i32* %52, align 4, !dbg !528
  %60 = load i8, i8* %56, align 1, !dbg !528
  %61 = icmp eq i8 %60, 104, !dbg !528
  %62 = zext i1 %61 to i64
  %63 = getelementptr i8, i8* %56, i64 %62, !dbg !528
  br label %76, !dbg !528

64:
  %65 = getelementptr i8, i8* %43, i64 1, !dbg !529
  store i32 8, i32* %52, align 4, !dbg !529
  %66 = load i8, i8* %65, align 1, !dbg !529
  %67 = icmp eq i8 %66, 108, !dbg !529
  %68 = zext i1 %67 to i64
  %69 = getelementptr i8, i8* %65, i64 %68, !dbg !529
  br label %76, !dbg !529

70:
  store i32 16, i32* %52, align 4, !dbg !530
  %71 = getelementptr i8, i8* %43, i64 1, !dbg !530
  br label %76, !dbg !530

72:
  store i32 8, i32* %52, align 4, !dbg !531
  %73 = getelementptr i8, i8* %43, i64 1, !dbg !531
  br label %76, !dbg !531

74:
  store i32 8, i32* %52, align 4, !dbg !532
  %75 = getelementptr i8, i8* %43, i64 1, !dbg !532
  br label %76, !dbg !532

76:
  %77 = phi i8* [ %75, %74 ], [ %73, %72 ], [ %71, %70 ], [ %69, %64 ], [ %63, %55 ], [ %43, %50 ], !dbg !533
  %78 = load i8, i8* %77, align 1, !dbg !534
  store i8 %78, i8* %5, align 8, !dbg !534
  %79 = load i8, i8* %77, align 1, !dbg !535
  %80 = icmp ne i8 %79, 0, !dbg !535
  %81 = zext i1 %80 to i64, !dbg !535
  %82 = getelementptr i8, i8* %77, i64 %81, !dbg !535
  %83 = icmp eq i8 %78, 91, !dbg !536
  br i1 %83, label %84, label %107, !dbg !536

84:
  %85 = load i8, i8* %82, align 1, !dbg !537
  %86 = icmp eq i8 %85, 94, !dbg !537
  %87 = zext i1 %86 to i32, !dbg !537
  %88 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 7, !dbg !537
  store i32 %87, i32* %88, align 8, !dbg !537
  %89 = zext i1 %86 to i64
  %90 = getelementptr i8, i8* %82, i64 %89, !dbg !540
  %91 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !541
  store i8* %90, i8** %91, align 8, !dbg !541
  %92 = load i8, i8* %90, align 1, !dbg !542
  %93 = icmp eq i8 %92, 93, !dbg !542
  %94 = zext i1 %93 to i64, !dbg !542
  %95 = getelementptr i8, i8* %90, i64 %94, !dbg !542
  br label %96, !dbg !543

96:
  %97 = phi i8* [ %95, %84 ], [ %100, %99 ], !dbg !544
  %98 = load i8, i8* %97, align 1, !dbg !543
  switch i8 %98, label %99 [
    i8 0, label %101
    i8 93, label %101
  ], !dbg !543

99:
  %100 = getelementptr i8, i8* %97, i64 1, !dbg !545
  br label %96, !dbg !543, !llvm.loop !546

101:
  %102 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 6, !dbg !547
  store i8* %97, i8** %102, align 8, !dbg !547
  %103 = load i8, i8* %97, align 1, !dbg !548
  %104 = icmp ne i8 %103, 0, !dbg !548
  %105 = zext i1 %104 to i64, !dbg !548
  %106 = getelementptr i8, i8* %97, i64 %105, !dbg !548
  br label %115, !dbg !549

107:
  %108 = icmp ne i8 %78, 0, !dbg !550
  %109 = select i1 %108, i1 %51, i1 false, !dbg !550
  br i1 %109, label %110, label %115, !dbg !550

110:
  %111 = or i8 %78, 32, !dbg !550
  %112 = add i8 %111, -101, !dbg !550
  %113 = icmp ult i8 %112, 3, !dbg !550
  br i1 %113, label %114, label %115, !dbg !550

114:
  store i32 8, i32* %52, align 4, !dbg !551
  br label %115, !dbg !551

115:
  %116 = phi i8* [ %106, %101 ], [ %82, %114 ], [ %82, %110 ], [ %82, %107 ], !dbg !521
  ret i8* %116, !dbg !552
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @__mw_read_integer(%struct.integer* sret(%struct.integer) align 8, i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare double @__mw_read_double(i8* noundef, i64 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { nofree nosync nounwind null_pointer_is_valid }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/scanf.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "mw_sscanf", scope: !1, file: !1, line: 364, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 364, scope: !8)
!12 = !DILocation(line: 324, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "from_string", scope: !1, file: !1, line: 322, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 364, scope: !8)
!15 = !DILocation(line: 325, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 326, scope: !13, inlinedAt: !14)
!17 = !DILocation(line: 327, scope: !13, inlinedAt: !14)
!18 = !DILocation(line: 329, scope: !13, inlinedAt: !14)
!19 = distinct !DISubprogram(name: "mw_fscanf", scope: !1, file: !1, line: 364, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 364, scope: !19)
!21 = !DILocation(line: 261, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 258, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "from_stream", scope: !1, file: !1, line: 331, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!25 = distinct !DILocation(line: 364, scope: !19)
!26 = !DILocation(line: 262, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 263, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 264, scope: !22, inlinedAt: !23)
!29 = !DILocation(line: 265, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 266, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!32 = distinct !{!32, !26, !30, !33, !34}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!"llvm.loop.unroll.disable"}
!35 = !DILocation(line: 268, scope: !22, inlinedAt: !23)
!36 = !DILocation(line: 333, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 334, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 336, scope: !24, inlinedAt: !25)
!39 = !DILocation(line: 337, scope: !24, inlinedAt: !25)
!40 = !DILocation(line: 338, scope: !24, inlinedAt: !25)
!41 = !DILocation(line: 0, scope: !24, inlinedAt: !25)
!42 = distinct !DISubprogram(name: "mw_scanf", scope: !1, file: !1, line: 364, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 364, scope: !42)
!44 = !DILocation(line: 261, scope: !22, inlinedAt: !45)
!45 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !46)
!46 = distinct !DILocation(line: 364, scope: !42)
!47 = !DILocation(line: 262, scope: !22, inlinedAt: !45)
!48 = !DILocation(line: 263, scope: !22, inlinedAt: !45)
!49 = !DILocation(line: 264, scope: !22, inlinedAt: !45)
!50 = !DILocation(line: 265, scope: !22, inlinedAt: !45)
!51 = !DILocation(line: 266, scope: !22, inlinedAt: !45)
!52 = !DILocation(line: 0, scope: !22, inlinedAt: !45)
!53 = distinct !{!53, !47, !51, !33, !34}
!54 = !DILocation(line: 268, scope: !22, inlinedAt: !45)
!55 = !DILocation(line: 333, scope: !24, inlinedAt: !46)
!56 = !DILocation(line: 334, scope: !24, inlinedAt: !46)
!57 = !DILocation(line: 336, scope: !24, inlinedAt: !46)
!58 = !DILocation(line: 337, scope: !24, inlinedAt: !46)
!59 = !DILocation(line: 338, scope: !24, inlinedAt: !46)
!60 = !DILocation(line: 0, scope: !24, inlinedAt: !46)
!61 = distinct !DISubprogram(name: "mw_vsscanf", scope: !1, file: !1, line: 364, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 324, scope: !13, inlinedAt: !63)
!63 = distinct !DILocation(line: 364, scope: !61)
!64 = !DILocation(line: 325, scope: !13, inlinedAt: !63)
!65 = !DILocation(line: 326, scope: !13, inlinedAt: !63)
!66 = !DILocation(line: 327, scope: !13, inlinedAt: !63)
!67 = !DILocation(line: 329, scope: !13, inlinedAt: !63)
!68 = !DILocation(line: 364, scope: !61)
!69 = distinct !DISubprogram(name: "mw_vfscanf", scope: !1, file: !1, line: 364, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 261, scope: !22, inlinedAt: !71)
!71 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !72)
!72 = distinct !DILocation(line: 364, scope: !69)
!73 = !DILocation(line: 262, scope: !22, inlinedAt: !71)
!74 = !DILocation(line: 263, scope: !22, inlinedAt: !71)
!75 = !DILocation(line: 264, scope: !22, inlinedAt: !71)
!76 = !DILocation(line: 265, scope: !22, inlinedAt: !71)
!77 = !DILocation(line: 266, scope: !22, inlinedAt: !71)
!78 = !DILocation(line: 0, scope: !22, inlinedAt: !71)
!79 = distinct !{!79, !73, !77, !33, !34}
!80 = !DILocation(line: 268, scope: !22, inlinedAt: !71)
!81 = !DILocation(line: 333, scope: !24, inlinedAt: !72)
!82 = !DILocation(line: 334, scope: !24, inlinedAt: !72)
!83 = !DILocation(line: 336, scope: !24, inlinedAt: !72)
!84 = !DILocation(line: 337, scope: !24, inlinedAt: !72)
!85 = !DILocation(line: 338, scope: !24, inlinedAt: !72)
!86 = !DILocation(line: 0, scope: !24, inlinedAt: !72)
!87 = !DILocation(line: 364, scope: !69)
!88 = distinct !DISubprogram(name: "mw_vscanf", scope: !1, file: !1, line: 364, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 261, scope: !22, inlinedAt: !90)
!90 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !91)
!91 = distinct !DILocation(line: 364, scope: !88)
!92 = !DILocation(line: 262, scope: !22, inlinedAt: !90)
!93 = !DILocation(line: 263, scope: !22, inlinedAt: !90)
!94 = !DILocation(line: 264, scope: !22, inlinedAt: !90)
!95 = !DILocation(line: 265, scope: !22, inlinedAt: !90)
!96 = !DILocation(line: 266, scope: !22, inlinedAt: !90)
!97 = !DILocation(line: 0, scope: !22, inlinedAt: !90)
!98 = distinct !{!98, !92, !96, !33, !34}
!99 = !DILocation(line: 268, scope: !22, inlinedAt: !90)
!100 = !DILocation(line: 333, scope: !24, inlinedAt: !91)
!101 = !DILocation(line: 334, scope: !24, inlinedAt: !91)
!102 = !DILocation(line: 336, scope: !24, inlinedAt: !91)
!103 = !DILocation(line: 337, scope: !24, inlinedAt: !91)
!104 = !DILocation(line: 338, scope: !24, inlinedAt: !91)
!105 = !DILocation(line: 0, scope: !24, inlinedAt: !91)
!106 = !DILocation(line: 364, scope: !88)
!107 = distinct !DISubprogram(name: "mw_isoc99_sscanf", scope: !1, file: !1, line: 365, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 365, scope: !107)
!109 = !DILocation(line: 324, scope: !13, inlinedAt: !110)
!110 = distinct !DILocation(line: 365, scope: !107)
!111 = !DILocation(line: 325, scope: !13, inlinedAt: !110)
!112 = !DILocation(line: 326, scope: !13, inlinedAt: !110)
!113 = !DILocation(line: 327, scope: !13, inlinedAt: !110)
!114 = !DILocation(line: 329, scope: !13, inlinedAt: !110)
!115 = distinct !DISubprogram(name: "mw_isoc99_fscanf", scope: !1, file: !1, line: 365, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 365, scope: !115)
!117 = !DILocation(line: 261, scope: !22, inlinedAt: !118)
!118 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !119)
!119 = distinct !DILocation(line: 365, scope: !115)
!120 = !DILocation(line: 262, scope: !22, inlinedAt: !118)
!121 = !DILocation(line: 263, scope: !22, inlinedAt: !118)
!122 = !DILocation(line: 264, scope: !22, inlinedAt: !118)
!123 = !DILocation(line: 265, scope: !22, inlinedAt: !118)
!124 = !DILocation(line: 266, scope: !22, inlinedAt: !118)
!125 = !DILocation(line: 0, scope: !22, inlinedAt: !118)
!126 = distinct !{!126, !120, !124, !33, !34}
!127 = !DILocation(line: 268, scope: !22, inlinedAt: !118)
!128 = !DILocation(line: 333, scope: !24, inlinedAt: !119)
!129 = !DILocation(line: 334, scope: !24, inlinedAt: !119)
!130 = !DILocation(line: 336, scope: !24, inlinedAt: !119)
!131 = !DILocation(line: 337, scope: !24, inlinedAt: !119)
!132 = !DILocation(line: 338, scope: !24, inlinedAt: !119)
!133 = !DILocation(line: 0, scope: !24, inlinedAt: !119)
!134 = distinct !DISubprogram(name: "mw_isoc99_scanf", scope: !1, file: !1, line: 365, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 365, scope: !134)
!136 = !DILocation(line: 261, scope: !22, inlinedAt: !137)
!137 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !138)
!138 = distinct !DILocation(line: 365, scope: !134)
!139 = !DILocation(line: 262, scope: !22, inlinedAt: !137)
!140 = !DILocation(line: 263, scope: !22, inlinedAt: !137)
!141 = !DILocation(line: 264, scope: !22, inlinedAt: !137)
!142 = !DILocation(line: 265, scope: !22, inlinedAt: !137)
!143 = !DILocation(line: 266, scope: !22, inlinedAt: !137)
!144 = !DILocation(line: 0, scope: !22, inlinedAt: !137)
!145 = distinct !{!145, !139, !143, !33, !34}
!146 = !DILocation(line: 268, scope: !22, inlinedAt: !137)
!147 = !DILocation(line: 333, scope: !24, inlinedAt: !138)
!148 = !DILocation(line: 334, scope: !24, inlinedAt: !138)
!149 = !DILocation(line: 336, scope: !24, inlinedAt: !138)
!150 = !DILocation(line: 337, scope: !24, inlinedAt: !138)
!151 = !DILocation(line: 338, scope: !24, inlinedAt: !138)
!152 = !DILocation(line: 0, scope: !24, inlinedAt: !138)
!153 = distinct !DISubprogram(name: "mw_isoc99_vsscanf", scope: !1, file: !1, line: 365, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 324, scope: !13, inlinedAt: !155)
!155 = distinct !DILocation(line: 365, scope: !153)
!156 = !DILocation(line: 325, scope: !13, inlinedAt: !155)
!157 = !DILocation(line: 326, scope: !13, inlinedAt: !155)
!158 = !DILocation(line: 327, scope: !13, inlinedAt: !155)
!159 = !DILocation(line: 329, scope: !13, inlinedAt: !155)
!160 = !DILocation(line: 365, scope: !153)
!161 = distinct !DISubprogram(name: "mw_isoc99_vfscanf", scope: !1, file: !1, line: 365, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 261, scope: !22, inlinedAt: !163)
!163 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !164)
!164 = distinct !DILocation(line: 365, scope: !161)
!165 = !DILocation(line: 262, scope: !22, inlinedAt: !163)
!166 = !DILocation(line: 263, scope: !22, inlinedAt: !163)
!167 = !DILocation(line: 264, scope: !22, inlinedAt: !163)
!168 = !DILocation(line: 265, scope: !22, inlinedAt: !163)
!169 = !DILocation(line: 266, scope: !22, inlinedAt: !163)
!170 = !DILocation(line: 0, scope: !22, inlinedAt: !163)
!171 = distinct !{!171, !165, !169, !33, !34}
!172 = !DILocation(line: 268, scope: !22, inlinedAt: !163)
!173 = !DILocation(line: 333, scope: !24, inlinedAt: !164)
!174 = !DILocation(line: 334, scope: !24, inlinedAt: !164)
!175 = !DILocation(line: 336, scope: !24, inlinedAt: !164)
!176 = !DILocation(line: 337, scope: !24, inlinedAt: !164)
!177 = !DILocation(line: 338, scope: !24, inlinedAt: !164)
!178 = !DILocation(line: 0, scope: !24, inlinedAt: !164)
!179 = !DILocation(line: 365, scope: !161)
!180 = distinct !DISubprogram(name: "mw_isoc99_vscanf", scope: !1, file: !1, line: 365, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!181 = !DILocation(line: 261, scope: !22, inlinedAt: !182)
!182 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !183)
!183 = distinct !DILocation(line: 365, scope: !180)
!184 = !DILocation(line: 262, scope: !22, inlinedAt: !182)
!185 = !DILocation(line: 263, scope: !22, inlinedAt: !182)
!186 = !DILocation(line: 264, scope: !22, inlinedAt: !182)
!187 = !DILocation(line: 265, scope: !22, inlinedAt: !182)
!188 = !DILocation(line: 266, scope: !22, inlinedAt: !182)
!189 = !DILocation(line: 0, scope: !22, inlinedAt: !182)
!190 = distinct !{!190, !184, !188, !33, !34}
!191 = !DILocation(line: 268, scope: !22, inlinedAt: !182)
!192 = !DILocation(line: 333, scope: !24, inlinedAt: !183)
!193 = !DILocation(line: 334, scope: !24, inlinedAt: !183)
!194 = !DILocation(line: 336, scope: !24, inlinedAt: !183)
!195 = !DILocation(line: 337, scope: !24, inlinedAt: !183)
!196 = !DILocation(line: 338, scope: !24, inlinedAt: !183)
!197 = !DILocation(line: 0, scope: !24, inlinedAt: !183)
!198 = !DILocation(line: 365, scope: !180)
!199 = distinct !DISubprogram(name: "mw_isoc23_sscanf", scope: !1, file: !1, line: 366, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 366, scope: !199)
!201 = !DILocation(line: 324, scope: !13, inlinedAt: !202)
!202 = distinct !DILocation(line: 366, scope: !199)
!203 = !DILocation(line: 325, scope: !13, inlinedAt: !202)
!204 = !DILocation(line: 326, scope: !13, inlinedAt: !202)
!205 = !DILocation(line: 327, scope: !13, inlinedAt: !202)
!206 = !DILocation(line: 329, scope: !13, inlinedAt: !202)
!207 = distinct !DISubprogram(name: "mw_isoc23_fscanf", scope: !1, file: !1, line: 366, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 366, scope: !207)
!209 = !DILocation(line: 261, scope: !22, inlinedAt: !210)
!210 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !211)
!211 = distinct !DILocation(line: 366, scope: !207)
!212 = !DILocation(line: 262, scope: !22, inlinedAt: !210)
!213 = !DILocation(line: 263, scope: !22, inlinedAt: !210)
!214 = !DILocation(line: 264, scope: !22, inlinedAt: !210)
!215 = !DILocation(line: 265, scope: !22, inlinedAt: !210)
!216 = !DILocation(line: 266, scope: !22, inlinedAt: !210)
!217 = !DILocation(line: 0, scope: !22, inlinedAt: !210)
!218 = distinct !{!218, !212, !216, !33, !34}
!219 = !DILocation(line: 268, scope: !22, inlinedAt: !210)
!220 = !DILocation(line: 333, scope: !24, inlinedAt: !211)
!221 = !DILocation(line: 334, scope: !24, inlinedAt: !211)
!222 = !DILocation(line: 336, scope: !24, inlinedAt: !211)
!223 = !DILocation(line: 337, scope: !24, inlinedAt: !211)
!224 = !DILocation(line: 338, scope: !24, inlinedAt: !211)
!225 = !DILocation(line: 0, scope: !24, inlinedAt: !211)
!226 = distinct !DISubprogram(name: "mw_isoc23_scanf", scope: !1, file: !1, line: 366, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!227 = !DILocation(line: 366, scope: !226)
!228 = !DILocation(line: 261, scope: !22, inlinedAt: !229)
!229 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !230)
!230 = distinct !DILocation(line: 366, scope: !226)
!231 = !DILocation(line: 262, scope: !22, inlinedAt: !229)
!232 = !DILocation(line: 263, scope: !22, inlinedAt: !229)
!233 = !DILocation(line: 264, scope: !22, inlinedAt: !229)
!234 = !DILocation(line: 265, scope: !22, inlinedAt: !229)
!235 = !DILocation(line: 266, scope: !22, inlinedAt: !229)
!236 = !DILocation(line: 0, scope: !22, inlinedAt: !229)
!237 = distinct !{!237, !231, !235, !33, !34}
!238 = !DILocation(line: 268, scope: !22, inlinedAt: !229)
!239 = !DILocation(line: 333, scope: !24, inlinedAt: !230)
!240 = !DILocation(line: 334, scope: !24, inlinedAt: !230)
!241 = !DILocation(line: 336, scope: !24, inlinedAt: !230)
!242 = !DILocation(line: 337, scope: !24, inlinedAt: !230)
!243 = !DILocation(line: 338, scope: !24, inlinedAt: !230)
!244 = !DILocation(line: 0, scope: !24, inlinedAt: !230)
!245 = distinct !DISubprogram(name: "mw_isoc23_vsscanf", scope: !1, file: !1, line: 366, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!246 = !DILocation(line: 324, scope: !13, inlinedAt: !247)
!247 = distinct !DILocation(line: 366, scope: !245)
!248 = !DILocation(line: 325, scope: !13, inlinedAt: !247)
!249 = !DILocation(line: 326, scope: !13, inlinedAt: !247)
!250 = !DILocation(line: 327, scope: !13, inlinedAt: !247)
!251 = !DILocation(line: 329, scope: !13, inlinedAt: !247)
!252 = !DILocation(line: 366, scope: !245)
!253 = distinct !DISubprogram(name: "mw_isoc23_vfscanf", scope: !1, file: !1, line: 366, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!254 = !DILocation(line: 261, scope: !22, inlinedAt: !255)
!255 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !256)
!256 = distinct !DILocation(line: 366, scope: !253)
!257 = !DILocation(line: 262, scope: !22, inlinedAt: !255)
!258 = !DILocation(line: 263, scope: !22, inlinedAt: !255)
!259 = !DILocation(line: 264, scope: !22, inlinedAt: !255)
!260 = !DILocation(line: 265, scope: !22, inlinedAt: !255)
!261 = !DILocation(line: 266, scope: !22, inlinedAt: !255)
!262 = !DILocation(line: 0, scope: !22, inlinedAt: !255)
!263 = distinct !{!263, !257, !261, !33, !34}
!264 = !DILocation(line: 268, scope: !22, inlinedAt: !255)
!265 = !DILocation(line: 333, scope: !24, inlinedAt: !256)
!266 = !DILocation(line: 334, scope: !24, inlinedAt: !256)
!267 = !DILocation(line: 336, scope: !24, inlinedAt: !256)
!268 = !DILocation(line: 337, scope: !24, inlinedAt: !256)
!269 = !DILocation(line: 338, scope: !24, inlinedAt: !256)
!270 = !DILocation(line: 0, scope: !24, inlinedAt: !256)
!271 = !DILocation(line: 366, scope: !253)
!272 = distinct !DISubprogram(name: "mw_isoc23_vscanf", scope: !1, file: !1, line: 366, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!273 = !DILocation(line: 261, scope: !22, inlinedAt: !274)
!274 = distinct !DILocation(line: 333, scope: !24, inlinedAt: !275)
!275 = distinct !DILocation(line: 366, scope: !272)
!276 = !DILocation(line: 262, scope: !22, inlinedAt: !274)
!277 = !DILocation(line: 263, scope: !22, inlinedAt: !274)
!278 = !DILocation(line: 264, scope: !22, inlinedAt: !274)
!279 = !DILocation(line: 265, scope: !22, inlinedAt: !274)
!280 = !DILocation(line: 266, scope: !22, inlinedAt: !274)
!281 = !DILocation(line: 0, scope: !22, inlinedAt: !274)
!282 = distinct !{!282, !276, !280, !33, !34}
!283 = !DILocation(line: 268, scope: !22, inlinedAt: !274)
!284 = !DILocation(line: 333, scope: !24, inlinedAt: !275)
!285 = !DILocation(line: 334, scope: !24, inlinedAt: !275)
!286 = !DILocation(line: 336, scope: !24, inlinedAt: !275)
!287 = !DILocation(line: 337, scope: !24, inlinedAt: !275)
!288 = !DILocation(line: 338, scope: !24, inlinedAt: !275)
!289 = !DILocation(line: 0, scope: !24, inlinedAt: !275)
!290 = !DILocation(line: 366, scope: !272)
!291 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 290, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!292 = !DILocation(line: 292, scope: !291)
!293 = !DILocation(line: 293, scope: !291)
!294 = !DILocation(line: 295, scope: !291)
!295 = !DILocation(line: 296, scope: !291)
!296 = !DILocation(line: 298, scope: !291)
!297 = !DILocation(line: 299, scope: !291)
!298 = !DILocation(line: 300, scope: !291)
!299 = !DILocation(line: 20, scope: !300, inlinedAt: !302)
!300 = distinct !DISubprogram(name: "is_space", scope: !301, file: !301, line: 20, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!301 = !DIFile(filename: "c/number.h", directory: ".")
!302 = distinct !DILocation(line: 300, scope: !291)
!303 = !DILocation(line: 301, scope: !291)
!304 = distinct !{!304, !298, !303, !33, !34}
!305 = !DILocation(line: 302, scope: !291)
!306 = !DILocation(line: 0, scope: !291)
!307 = !DILocation(line: 275, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 273, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!309 = distinct !DILocation(line: 303, scope: !291)
!310 = !DILocation(line: 276, scope: !308, inlinedAt: !309)
!311 = !DILocation(line: 277, scope: !308, inlinedAt: !309)
!312 = !DILocation(line: 278, scope: !308, inlinedAt: !309)
!313 = !DILocation(line: 279, scope: !308, inlinedAt: !309)
!314 = !DILocation(line: 280, scope: !308, inlinedAt: !309)
!315 = !DILocation(line: 56, scope: !316, inlinedAt: !318)
!316 = distinct !DISubprogram(name: "any_int", scope: !317, file: !317, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!317 = !DIFile(filename: "c/models.h", directory: ".")
!318 = distinct !DILocation(line: 69, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "any_nonnegative", scope: !317, file: !317, line: 69, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!320 = distinct !DILocation(line: 280, scope: !308, inlinedAt: !309)
!321 = !DILocation(line: 57, scope: !316, inlinedAt: !318)
!322 = !DILocation(line: 58, scope: !316, inlinedAt: !318)
!323 = !DILocation(line: 59, scope: !316, inlinedAt: !318)
!324 = !DILocation(line: 69, scope: !319, inlinedAt: !320)
!325 = !DILocation(line: 99, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "store", scope: !1, file: !1, line: 97, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!327 = distinct !DILocation(line: 280, scope: !308, inlinedAt: !309)
!328 = !DILocation(line: 100, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 101, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 102, scope: !326, inlinedAt: !327)
!331 = !DILocation(line: 103, scope: !326, inlinedAt: !327)
!332 = !DILocation(line: 104, scope: !326, inlinedAt: !327)
!333 = !DILocation(line: 105, scope: !326, inlinedAt: !327)
!334 = !DILocation(line: 283, scope: !308, inlinedAt: !309)
!335 = !DILocation(line: 207, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 205, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!337 = distinct !DILocation(line: 283, scope: !308, inlinedAt: !309)
!338 = !DILocation(line: 139, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 135, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!340 = distinct !DILocation(line: 165, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "scan_integer", scope: !1, file: !1, line: 163, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!342 = distinct !DILocation(line: 209, scope: !336, inlinedAt: !337)
!343 = !DILocation(line: 140, scope: !339, inlinedAt: !340)
!344 = !DILocation(line: 141, scope: !339, inlinedAt: !340)
!345 = !DILocation(line: 0, scope: !339, inlinedAt: !340)
!346 = !DILocation(line: 165, scope: !341, inlinedAt: !342)
!347 = !DILocation(line: 166, scope: !341, inlinedAt: !342)
!348 = !DILocation(line: 167, scope: !341, inlinedAt: !342)
!349 = !DILocation(line: 169, scope: !341, inlinedAt: !342)
!350 = !DILocation(line: 148, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "skip_bare_prefix", scope: !1, file: !1, line: 146, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!352 = distinct !DILocation(line: 169, scope: !341, inlinedAt: !342)
!353 = !DILocation(line: 149, scope: !351, inlinedAt: !352)
!354 = !DILocation(line: 150, scope: !351, inlinedAt: !352)
!355 = !DILocation(line: 170, scope: !341, inlinedAt: !342)
!356 = !DILocation(line: 171, scope: !341, inlinedAt: !342)
!357 = !DILocation(line: 157, scope: !358, inlinedAt: !359)
!358 = distinct !DISubprogram(name: "value_of", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!359 = distinct !DILocation(line: 171, scope: !341, inlinedAt: !342)
!360 = !DILocation(line: 158, scope: !358, inlinedAt: !359)
!361 = !DILocation(line: 159, scope: !358, inlinedAt: !359)
!362 = !DILocation(line: 160, scope: !358, inlinedAt: !359)
!363 = !DILocation(line: 0, scope: !358, inlinedAt: !359)
!364 = !DILocation(line: 99, scope: !326, inlinedAt: !365)
!365 = distinct !DILocation(line: 171, scope: !341, inlinedAt: !342)
!366 = !DILocation(line: 100, scope: !326, inlinedAt: !365)
!367 = !DILocation(line: 101, scope: !326, inlinedAt: !365)
!368 = !DILocation(line: 102, scope: !326, inlinedAt: !365)
!369 = !DILocation(line: 103, scope: !326, inlinedAt: !365)
!370 = !DILocation(line: 104, scope: !326, inlinedAt: !365)
!371 = !DILocation(line: 105, scope: !326, inlinedAt: !365)
!372 = !DILocation(line: 0, scope: !341, inlinedAt: !342)
!373 = !DILocation(line: 173, scope: !341, inlinedAt: !342)
!374 = !DILocation(line: 209, scope: !336, inlinedAt: !337)
!375 = !DILocation(line: 177, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "scan_double", scope: !1, file: !1, line: 175, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!377 = distinct !DILocation(line: 211, scope: !336, inlinedAt: !337)
!378 = !DILocation(line: 178, scope: !376, inlinedAt: !377)
!379 = !DILocation(line: 179, scope: !376, inlinedAt: !377)
!380 = !DILocation(line: 181, scope: !376, inlinedAt: !377)
!381 = !DILocation(line: 182, scope: !376, inlinedAt: !377)
!382 = !DILocation(line: 183, scope: !376, inlinedAt: !377)
!383 = !DILocation(line: 110, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "store_double", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!385 = distinct !DILocation(line: 183, scope: !376, inlinedAt: !377)
!386 = !DILocation(line: 111, scope: !384, inlinedAt: !385)
!387 = !DILocation(line: 112, scope: !384, inlinedAt: !385)
!388 = !DILocation(line: 113, scope: !384, inlinedAt: !385)
!389 = !DILocation(line: 114, scope: !384, inlinedAt: !385)
!390 = !DILocation(line: 115, scope: !384, inlinedAt: !385)
!391 = !DILocation(line: 116, scope: !384, inlinedAt: !385)
!392 = !DILocation(line: 117, scope: !384, inlinedAt: !385)
!393 = !DILocation(line: 118, scope: !384, inlinedAt: !385)
!394 = !DILocation(line: 0, scope: !376, inlinedAt: !377)
!395 = !DILocation(line: 185, scope: !376, inlinedAt: !377)
!396 = !DILocation(line: 211, scope: !336, inlinedAt: !337)
!397 = !DILocation(line: 189, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "scan_text", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!399 = distinct !DILocation(line: 213, scope: !336, inlinedAt: !337)
!400 = !DILocation(line: 190, scope: !398, inlinedAt: !399)
!401 = !DILocation(line: 191, scope: !398, inlinedAt: !399)
!402 = distinct !{!402, !401, !403, !33, !34}
!403 = !DILocation(line: 192, scope: !398, inlinedAt: !399)
!404 = !DILocation(line: 85, scope: !405, inlinedAt: !406)
!405 = distinct !DISubprogram(name: "in_set", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!406 = distinct !DILocation(line: 191, scope: !398, inlinedAt: !399)
!407 = !DILocation(line: 86, scope: !405, inlinedAt: !406)
!408 = !DILocation(line: 87, scope: !405, inlinedAt: !406)
!409 = !DILocation(line: 89, scope: !405, inlinedAt: !406)
!410 = !DILocation(line: 90, scope: !405, inlinedAt: !406)
!411 = !DILocation(line: 0, scope: !405, inlinedAt: !406)
!412 = distinct !{!412, !404, !413, !33, !34}
!413 = !DILocation(line: 91, scope: !405, inlinedAt: !406)
!414 = !DILocation(line: 92, scope: !405, inlinedAt: !406)
!415 = !DILocation(line: 20, scope: !300, inlinedAt: !416)
!416 = distinct !DILocation(line: 191, scope: !398, inlinedAt: !399)
!417 = distinct !{!417, !401, !403, !33, !34}
!418 = !DILocation(line: 0, scope: !398, inlinedAt: !399)
!419 = !DILocation(line: 193, scope: !398, inlinedAt: !399)
!420 = !DILocation(line: 195, scope: !398, inlinedAt: !399)
!421 = !DILocation(line: 196, scope: !398, inlinedAt: !399)
!422 = !DILocation(line: 125, scope: !423, inlinedAt: !424)
!423 = distinct !DISubprogram(name: "text_object", scope: !1, file: !1, line: 123, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!424 = distinct !DILocation(line: 198, scope: !398, inlinedAt: !399)
!425 = !DILocation(line: 198, scope: !398, inlinedAt: !399)
!426 = !DILocation(line: 88, scope: !427, inlinedAt: !428)
!427 = distinct !DISubprogram(name: "heap_alloc", scope: !317, file: !317, line: 88, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!428 = distinct !DILocation(line: 127, scope: !423, inlinedAt: !424)
!429 = !DILocation(line: 128, scope: !423, inlinedAt: !424)
!430 = !DILocation(line: 129, scope: !423, inlinedAt: !424)
!431 = !DILocation(line: 0, scope: !423, inlinedAt: !424)
!432 = !DILocation(line: 199, scope: !398, inlinedAt: !399)
!433 = !DILocation(line: 200, scope: !398, inlinedAt: !399)
!434 = !DILocation(line: 201, scope: !398, inlinedAt: !399)
!435 = !DILocation(line: 0, scope: !336, inlinedAt: !337)
!436 = !DILocation(line: 240, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 238, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!438 = distinct !DILocation(line: 283, scope: !308, inlinedAt: !309)
!439 = !DILocation(line: 242, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 244, scope: !437, inlinedAt: !438)
!441 = !DILocation(line: 224, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 222, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!443 = distinct !DILocation(line: 246, scope: !437, inlinedAt: !438)
!444 = !DILocation(line: 225, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 0, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 226, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 83, scope: !448, inlinedAt: !449)
!448 = distinct !DISubprogram(name: "fill", scope: !317, file: !317, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!449 = distinct !DILocation(line: 226, scope: !442, inlinedAt: !443)
!450 = !DILocation(line: 84, scope: !448, inlinedAt: !449)
!451 = !DILocation(line: 227, scope: !442, inlinedAt: !443)
!452 = !DILocation(line: 229, scope: !442, inlinedAt: !443)
!453 = !DILocation(line: 230, scope: !442, inlinedAt: !443)
!454 = !DILocation(line: 231, scope: !442, inlinedAt: !443)
!455 = !DILocation(line: 233, scope: !442, inlinedAt: !443)
!456 = !DILocation(line: 125, scope: !423, inlinedAt: !457)
!457 = distinct !DILocation(line: 233, scope: !442, inlinedAt: !443)
!458 = !DILocation(line: 88, scope: !427, inlinedAt: !459)
!459 = distinct !DILocation(line: 127, scope: !423, inlinedAt: !457)
!460 = !DILocation(line: 128, scope: !423, inlinedAt: !457)
!461 = !DILocation(line: 129, scope: !423, inlinedAt: !457)
!462 = !DILocation(line: 0, scope: !423, inlinedAt: !457)
!463 = !DILocation(line: 83, scope: !448, inlinedAt: !464)
!464 = distinct !DILocation(line: 234, scope: !442, inlinedAt: !443)
!465 = !DILocation(line: 84, scope: !448, inlinedAt: !464)
!466 = !DILocation(line: 235, scope: !442, inlinedAt: !443)
!467 = !DILocation(line: 236, scope: !442, inlinedAt: !443)
!468 = !DILocation(line: 83, scope: !448, inlinedAt: !469)
!469 = distinct !DILocation(line: 249, scope: !437, inlinedAt: !438)
!470 = !DILocation(line: 84, scope: !448, inlinedAt: !469)
!471 = !DILocation(line: 250, scope: !437, inlinedAt: !438)
!472 = !DILocation(line: 252, scope: !437, inlinedAt: !438)
!473 = !DILocation(line: 83, scope: !448, inlinedAt: !474)
!474 = distinct !DILocation(line: 252, scope: !437, inlinedAt: !438)
!475 = !DILocation(line: 84, scope: !448, inlinedAt: !474)
!476 = !DILocation(line: 253, scope: !437, inlinedAt: !438)
!477 = !DILocation(line: 285, scope: !308, inlinedAt: !309)
!478 = !DILocation(line: 286, scope: !308, inlinedAt: !309)
!479 = !DILocation(line: 287, scope: !308, inlinedAt: !309)
!480 = !DILocation(line: 0, scope: !308, inlinedAt: !309)
!481 = !DILocation(line: 304, scope: !291)
!482 = !DILocation(line: 305, scope: !291)
!483 = !DILocation(line: 20, scope: !300, inlinedAt: !484)
!484 = distinct !DILocation(line: 306, scope: !291)
!485 = !DILocation(line: 306, scope: !291)
!486 = !DILocation(line: 307, scope: !291)
!487 = !DILocation(line: 308, scope: !291)
!488 = !DILocation(line: 20, scope: !300, inlinedAt: !489)
!489 = distinct !DILocation(line: 308, scope: !291)
!490 = !DILocation(line: 309, scope: !291)
!491 = distinct !{!491, !487, !490, !33, !34}
!492 = !DILocation(line: 311, scope: !291)
!493 = !DILocation(line: 312, scope: !291)
!494 = !DILocation(line: 313, scope: !291)
!495 = !DILocation(line: 314, scope: !291)
!496 = !DILocation(line: 315, scope: !291)
!497 = distinct !{!497, !295, !498, !33, !34}
!498 = !DILocation(line: 317, scope: !291)
!499 = !DILocation(line: 318, scope: !291)
!500 = !DILocation(line: 319, scope: !291)
!501 = !DILocation(line: 320, scope: !291)
!502 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!503 = !DILocation(line: 58, scope: !502)
!504 = !DILocation(line: 59, scope: !502)
!505 = !DILocation(line: 60, scope: !502)
!506 = !DILocation(line: 61, scope: !502)
!507 = !DILocation(line: 62, scope: !502)
!508 = !DILocation(line: 63, scope: !502)
!509 = !DILocation(line: 21, scope: !510, inlinedAt: !511)
!510 = distinct !DISubprogram(name: "is_digit", scope: !301, file: !301, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!511 = distinct !DILocation(line: 63, scope: !502)
!512 = !DILocation(line: 64, scope: !502)
!513 = !DILocation(line: 21, scope: !510, inlinedAt: !514)
!514 = distinct !DILocation(line: 64, scope: !502)
!515 = !DILocation(line: 65, scope: !502)
!516 = distinct !{!516, !512, !515, !33, !34}
!517 = !DILocation(line: 66, scope: !502)
!518 = !DILocation(line: 67, scope: !502)
!519 = !DILocation(line: 68, scope: !502)
!520 = !DILocation(line: 69, scope: !502)
!521 = !DILocation(line: 0, scope: !502)
!522 = !DILocation(line: 70, scope: !502)
!523 = !DILocation(line: 71, scope: !502)
!524 = !DILocation(line: 45, scope: !525, inlinedAt: !526)
!525 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!526 = distinct !DILocation(line: 71, scope: !502)
!527 = !DILocation(line: 46, scope: !525, inlinedAt: !526)
!528 = !DILocation(line: 47, scope: !525, inlinedAt: !526)
!529 = !DILocation(line: 48, scope: !525, inlinedAt: !526)
!530 = !DILocation(line: 49, scope: !525, inlinedAt: !526)
!531 = !DILocation(line: 50, scope: !525, inlinedAt: !526)
!532 = !DILocation(line: 51, scope: !525, inlinedAt: !526)
!533 = !DILocation(line: 0, scope: !525, inlinedAt: !526)
!534 = !DILocation(line: 72, scope: !502)
!535 = !DILocation(line: 73, scope: !502)
!536 = !DILocation(line: 75, scope: !502)
!537 = !DILocation(line: 32, scope: !538, inlinedAt: !539)
!538 = distinct !DISubprogram(name: "read_set", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!539 = distinct !DILocation(line: 76, scope: !502)
!540 = !DILocation(line: 33, scope: !538, inlinedAt: !539)
!541 = !DILocation(line: 34, scope: !538, inlinedAt: !539)
!542 = !DILocation(line: 35, scope: !538, inlinedAt: !539)
!543 = !DILocation(line: 37, scope: !538, inlinedAt: !539)
!544 = !DILocation(line: 0, scope: !538, inlinedAt: !539)
!545 = !DILocation(line: 38, scope: !538, inlinedAt: !539)
!546 = distinct !{!546, !543, !545, !33, !34}
!547 = !DILocation(line: 39, scope: !538, inlinedAt: !539)
!548 = !DILocation(line: 40, scope: !538, inlinedAt: !539)
!549 = !DILocation(line: 76, scope: !502)
!550 = !DILocation(line: 77, scope: !502)
!551 = !DILocation(line: 78, scope: !502)
!552 = !DILocation(line: 79, scope: !502)
