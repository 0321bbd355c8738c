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
  %21 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %22 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 5
  %24 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 6
  %25 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 7
  %26 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %27 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 2
  %28 = bitcast i8** %4 to i8*
  %29 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %31 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %32 = bitcast %struct.integer* %5 to i8*
  %33 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %35 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 3
  %36 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %37 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 1
  %38 = getelementptr inbounds %struct.integer, %struct.integer* %5, i64 0, i32 0
  %39 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %40 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 4
  %41 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 3
  %42 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 2
  %43 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 2
  %44 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %45 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 3
  %47 = getelementptr inbounds %struct.conversion, %struct.conversion* %8, i64 0, i32 1
  %48 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %49 = bitcast i32* %6 to i8*
  %50 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 3
  %51 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %52 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  %53 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %54 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  %55 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %56 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %57 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 3
  %58 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2
  %59 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  br label %60, !dbg !295

60:
  %61 = phi i8* [ %1, %3 ], [ %406, %404 ]
  %62 = load i8, i8* %61, align 1, !dbg !295
  switch i8 %62, label %359 [
    i8 0, label %408
    i8 37, label %63
  ], !dbg !295

63:
  %64 = getelementptr i8, i8* %61, i64 1, !dbg !296
  %65 = call fastcc i8* @read_conversion(i8* noundef %64, %struct.conversion* noundef nonnull %8) #8, !dbg !296
  %66 = load i8*, i8** %12, align 8, !dbg !297
  %67 = icmp ne i8* %66, null, !dbg !297
  %68 = load i8, i8* %13, align 8, !dbg !297
  %69 = icmp ne i8 %68, 99, !dbg !297
  %70 = select i1 %67, i1 %69, i1 false, !dbg !297
  %71 = icmp ne i8 %68, 91, !dbg !297
  %72 = select i1 %70, i1 %71, i1 false, !dbg !297
  %73 = icmp ne i8 %68, 110, !dbg !297
  %74 = select i1 %72, i1 %73, i1 false, !dbg !297
  br i1 %74, label %75, label %92, !dbg !297

75:
  %76 = load i8*, i8** %14, align 8, !dbg !298
  %77 = load i8, i8* %76, align 1, !dbg !298
  %78 = sext i8 %77 to i32, !dbg !298
  %79 = icmp ne i8 %77, 32, !dbg !299
  %80 = add nsw i32 %78, -14, !dbg !299
  %81 = icmp ult i32 %80, -5, !dbg !299
  %82 = and i1 %79, %81, !dbg !298
  br i1 %82, label %92, label %83, !dbg !298

83:
  %84 = phi i8* [ %85, %83 ], [ %76, %75 ]
  %85 = getelementptr i8, i8* %84, i64 1, !dbg !303
  store i8* %85, i8** %14, align 8, !dbg !303
  %86 = load i8, i8* %85, align 1, !dbg !298
  %87 = sext i8 %86 to i32, !dbg !298
  %88 = icmp ne i8 %86, 32, !dbg !299
  %89 = add nsw i32 %87, -14, !dbg !299
  %90 = icmp ult i32 %89, -5, !dbg !299
  %91 = and i1 %88, %90, !dbg !298
  br i1 %91, label %92, label %83, !dbg !298, !llvm.loop !304

92:
  %93 = icmp eq i8* %66, null, !dbg !305
  br i1 %93, label %99, label %94, !dbg !305

94:
  %95 = load i8*, i8** %15, align 8, !dbg !305
  %96 = load i8, i8* %95, align 1, !dbg !305
  %97 = icmp eq i8 %96, 0, !dbg !305
  %98 = select i1 %97, i1 %73, i1 false, !dbg !305
  br label %99, !dbg !305

99:
  %100 = phi i1 [ false, %92 ], [ %98, %94 ], !dbg !306
  switch i8 %68, label %110 [
    i8 37, label %101
    i8 0, label %101
  ], !dbg !307

101:
  br i1 %93, label %351, label %102, !dbg !310

102:
  %103 = load i8*, i8** %16, align 8, !dbg !310
  %104 = load i8, i8* %103, align 1, !dbg !310
  %105 = icmp eq i8 %104, 37, !dbg !310
  br i1 %105, label %106, label %351, !dbg !310

106:
  %107 = getelementptr i8, i8* %103, i64 1, !dbg !310
  store i8* %107, i8** %16, align 8, !dbg !310
  %108 = icmp ne i8* %103, null, !dbg !310
  %109 = zext i1 %108 to i32
  br label %351

110:
  %111 = load i32, i32* %17, align 8, !dbg !311
  %112 = icmp eq i32 %111, 0, !dbg !311
  br i1 %112, label %113, label %128, !dbg !311

113:
  %114 = load i32, i32* %18, align 8, !dbg !311
  %115 = icmp ult i32 %114, 41, !dbg !311
  br i1 %115, label %116, label %121, !dbg !311

116:
  %117 = load i8*, i8** %20, align 8, !dbg !311
  %118 = sext i32 %114 to i64, !dbg !311
  %119 = getelementptr i8, i8* %117, i64 %118, !dbg !311
  %120 = add i32 %114, 8, !dbg !311
  store i32 %120, i32* %18, align 8, !dbg !311
  br label %124, !dbg !311

121:
  %122 = load i8*, i8** %19, align 8, !dbg !311
  %123 = getelementptr i8, i8* %122, i64 8, !dbg !311
  store i8* %123, i8** %19, align 8, !dbg !311
  br label %124, !dbg !311

124:
  %125 = phi i8* [ %119, %116 ], [ %122, %121 ]
  %126 = bitcast i8* %125 to i8**, !dbg !311
  %127 = load i8*, i8** %126, align 8, !dbg !311
  br label %128, !dbg !311

128:
  %129 = phi i8* [ %127, %124 ], [ null, %110 ], !dbg !311
  %130 = icmp eq i8 %68, 110, !dbg !312
  br i1 %130, label %131, label %157, !dbg !312

131:
  %132 = icmp eq i8* %129, null, !dbg !313
  br i1 %132, label %351, label %133, !dbg !313

133:
  %134 = load i32, i32* %47, align 4, !dbg !314
  br i1 %93, label %140, label %135, !dbg !314

135:
  %136 = load i8*, i8** %48, align 8, !dbg !314
  %137 = ptrtoint i8* %136 to i64, !dbg !314
  %138 = ptrtoint i8* %66 to i64, !dbg !314
  %139 = sub i64 %137, %138, !dbg !314
  br label %144, !dbg !314

140:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %49) #6, !dbg !315
  call void @__midway_nondet(i8* noundef nonnull %49, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0)) #7, !dbg !321
  %141 = load i32, i32* %6, align 4, !dbg !322
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %49) #6, !dbg !323
  %142 = and i32 %141, 2147483647, !dbg !324
  %143 = zext i32 %142 to i64, !dbg !314
  br label %144, !dbg !314

144:
  %145 = phi i64 [ %139, %135 ], [ %143, %140 ], !dbg !314
  %146 = sext i32 %134 to i64, !dbg !325
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef %146, i32 noundef 1) #7, !dbg !325
  switch i32 %134, label %155 [
    i32 1, label %147
    i32 2, label %149
    i32 4, label %152
  ], !dbg !328

147:
  %148 = trunc i64 %145 to i8, !dbg !329
  store i8 %148, i8* %129, align 1, !dbg !329
  br label %351, !dbg !329

149:
  %150 = trunc i64 %145 to i16, !dbg !330
  %151 = bitcast i8* %129 to i16*, !dbg !330
  store i16 %150, i16* %151, align 2, !dbg !330
  br label %351, !dbg !330

152:
  %153 = trunc i64 %145 to i32, !dbg !331
  %154 = bitcast i8* %129 to i32*, !dbg !331
  store i32 %153, i32* %154, align 4, !dbg !331
  br label %351, !dbg !331

155:
  %156 = bitcast i8* %129 to i64*, !dbg !332
  store i64 %145, i64* %156, align 8, !dbg !332
  br label %351, !dbg !333

157:
  br i1 %93, label %309, label %158, !dbg !334

158:
  %159 = sext i8 %68 to i32, !dbg !335
  switch i32 %159, label %306 [
    i32 100, label %160
    i32 105, label %160
    i32 117, label %160
    i32 120, label %160
    i32 88, label %160
    i32 111, label %160
    i32 112, label %160
    i32 97, label %195
    i32 101, label %195
    i32 102, label %195
    i32 103, label %195
    i32 65, label %195
    i32 69, label %195
    i32 70, label %195
    i32 71, label %195
    i32 115, label %215
    i32 99, label %215
    i32 91, label %215
  ], !dbg !335

160:
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %32) #6, !dbg !338
  %161 = load i8*, i8** %33, align 8, !dbg !338
  switch i32 %159, label %164 [
    i32 105, label %165
    i32 120, label %162
    i32 88, label %162
    i32 112, label %162
    i32 111, label %163
  ], !dbg !341

162:
  br label %165, !dbg !344

163:
  br label %165, !dbg !345

164:
  br label %165, !dbg !346

165:
  %166 = phi i32 [ 10, %164 ], [ 8, %163 ], [ 16, %162 ], [ 0, %160 ], !dbg !347
  %167 = load i64, i64* %34, align 8, !dbg !338
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %5, i8* noundef %161, i32 noundef %166, i64 noundef %167) #7, !dbg !338
  %168 = load i8*, i8** %35, align 8, !dbg !348
  %169 = icmp eq i8* %168, null, !dbg !348
  br i1 %169, label %193, label %170, !dbg !348

170:
  store i8* %168, i8** %33, align 8, !dbg !349
  %171 = icmp eq i8* %129, null, !dbg !350
  br i1 %171, label %193, label %172, !dbg !350

172:
  %173 = load i8, i8* %13, align 8, !dbg !351
  %174 = icmp eq i8 %173, 112, !dbg !351
  %175 = load i32, i32* %36, align 4, !dbg !351
  %176 = select i1 %174, i32 8, i32 %175, !dbg !351
  %177 = load i32, i32* %37, align 8, !dbg !351
  %178 = icmp eq i32 %177, 0, !dbg !351
  %179 = load i64, i64* %38, align 8, !dbg !351
  %180 = sub i64 0, %179, !dbg !351
  %181 = select i1 %178, i64 %179, i64 %180, !dbg !351
  %182 = sext i32 %176 to i64, !dbg !352
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef %182, i32 noundef 1) #7, !dbg !352
  switch i32 %176, label %191 [
    i32 1, label %183
    i32 2, label %185
    i32 4, label %188
  ], !dbg !354

183:
  %184 = trunc i64 %181 to i8, !dbg !355
  store i8 %184, i8* %129, align 1, !dbg !355
  br label %193, !dbg !355

185:
  %186 = trunc i64 %181 to i16, !dbg !356
  %187 = bitcast i8* %129 to i16*, !dbg !356
  store i16 %186, i16* %187, align 2, !dbg !356
  br label %193, !dbg !356

188:
  %189 = trunc i64 %181 to i32, !dbg !357
  %190 = bitcast i8* %129 to i32*, !dbg !357
  store i32 %189, i32* %190, align 4, !dbg !357
  br label %193, !dbg !357

191:
  %192 = bitcast i8* %129 to i64*, !dbg !358
  store i64 %181, i64* %192, align 8, !dbg !358
  br label %193, !dbg !359

193:
  %194 = phi i32 [ 0, %165 ], [ 1, %170 ], [ 1, %183 ], [ 1, %185 ], [ 1, %188 ], [ 1, %191 ], !dbg !360
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %32) #6, !dbg !361
  br label %306, !dbg !362

195:
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %28) #6, !dbg !363
  %196 = load i8*, i8** %29, align 8, !dbg !366
  %197 = load i64, i64* %30, align 8, !dbg !366
  %198 = call double @__mw_read_double(i8* noundef %196, i64 noundef %197, i8** noundef nonnull %4) #7, !dbg !366
  %199 = load i8*, i8** %4, align 8, !dbg !367
  %200 = icmp eq i8* %199, null, !dbg !367
  br i1 %200, label %213, label %201, !dbg !367

201:
  store i8* %199, i8** %29, align 8, !dbg !368
  %202 = icmp eq i8* %129, null, !dbg !369
  br i1 %202, label %213, label %203, !dbg !369

203:
  %204 = load i32, i32* %31, align 4, !dbg !370
  switch i32 %204, label %210 [
    i32 4, label %205
    i32 8, label %208
  ], !dbg !371

205:
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef 4, i32 noundef 1) #7, !dbg !374
  %206 = fptrunc double %198 to float, !dbg !375
  %207 = bitcast i8* %129 to float*, !dbg !375
  store float %206, float* %207, align 4, !dbg !375
  br label %213, !dbg !376

208:
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef 8, i32 noundef 1) #7, !dbg !377
  %209 = bitcast i8* %129 to double*, !dbg !378
  store double %198, double* %209, align 8, !dbg !378
  br label %213, !dbg !379

210:
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef 16, i32 noundef 1) #7, !dbg !380
  %211 = fpext double %198 to x86_fp80, !dbg !381
  %212 = bitcast i8* %129 to x86_fp80*, !dbg !381
  store x86_fp80 %211, x86_fp80* %212, align 16, !dbg !381
  br label %213

213:
  %214 = phi i32 [ 0, %195 ], [ 1, %201 ], [ 1, %205 ], [ 1, %208 ], [ 1, %210 ], !dbg !382
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %28) #6, !dbg !383
  br label %306, !dbg !384

215:
  %216 = icmp eq i8 %68, 99, !dbg !385
  %217 = load i64, i64* %21, align 8, !dbg !385
  %218 = icmp eq i64 %217, -1, !dbg !385
  %219 = select i1 %216, i1 %218, i1 false, !dbg !385
  %220 = select i1 %219, i64 1, i64 %217, !dbg !385
  %221 = load i8*, i8** %22, align 8, !dbg !388
  %222 = icmp ne i64 %220, 0, !dbg !389
  br i1 %222, label %223, label %280, !dbg !389

223:
  %224 = load i8, i8* %221, align 1, !dbg !389
  %225 = icmp eq i8 %224, 0, !dbg !389
  br i1 %225, label %280, label %226, !dbg !389

226:
  %227 = load i8*, i8** %23, align 8
  %228 = load i8*, i8** %24, align 8
  %229 = icmp ult i8* %227, %228
  %230 = load i32, i32* %25, align 8
  br label %235, !dbg !389

231:
  %232 = getelementptr i8, i8* %221, i64 %277, !dbg !389
  %233 = load i8, i8* %232, align 1, !dbg !389
  %234 = icmp eq i8 %233, 0, !dbg !389
  br i1 %234, label %280, label %235, !dbg !389, !llvm.loop !390

235:
  %236 = phi i8 [ %233, %231 ], [ %224, %226 ]
  %237 = phi i64 [ %277, %231 ], [ 0, %226 ]
  %238 = phi i1 [ %278, %231 ], [ true, %226 ]
  switch i8 %68, label %268 [
    i8 99, label %276
    i8 91, label %239
  ], !dbg !389

239:
  br i1 %229, label %240, label %265, !dbg !392

240:
  %241 = phi i8* [ %263, %258 ], [ %227, %239 ]
  %242 = phi i32 [ %262, %258 ], [ 0, %239 ]
  %243 = getelementptr i8, i8* %241, i64 2, !dbg !395
  %244 = icmp ult i8* %243, %228, !dbg !395
  br i1 %244, label %245, label %255, !dbg !395

245:
  %246 = getelementptr i8, i8* %241, i64 1, !dbg !395
  %247 = load i8, i8* %246, align 1, !dbg !395
  %248 = icmp eq i8 %247, 45, !dbg !395
  br i1 %248, label %249, label %255, !dbg !395

249:
  %250 = load i8, i8* %241, align 1, !dbg !396
  %251 = icmp sle i8 %250, %236, !dbg !396
  %252 = load i8, i8* %243, align 1, !dbg !396
  %253 = icmp sge i8 %252, %236, !dbg !396
  %254 = and i1 %251, %253, !dbg !396
  br label %258, !dbg !397

255:
  %256 = load i8, i8* %241, align 1, !dbg !398
  %257 = icmp eq i8 %256, %236, !dbg !398
  br label %258

258:
  %259 = phi i1 [ %254, %249 ], [ %257, %255 ]
  %260 = phi i8* [ %243, %249 ], [ %241, %255 ], !dbg !399
  %261 = zext i1 %259 to i32, !dbg !399
  %262 = or i32 %242, %261, !dbg !399
  %263 = getelementptr i8, i8* %260, i64 1, !dbg !392
  %264 = icmp ult i8* %263, %228, !dbg !392
  br i1 %264, label %240, label %265, !dbg !392, !llvm.loop !400

265:
  %266 = phi i32 [ 0, %239 ], [ %262, %258 ], !dbg !399
  %267 = icmp ne i32 %266, %230, !dbg !402
  br label %274, !dbg !389

268:
  %269 = sext i8 %236 to i32, !dbg !389
  %270 = icmp ne i8 %236, 32, !dbg !403
  %271 = add nsw i32 %269, -14, !dbg !403
  %272 = icmp ult i32 %271, -5, !dbg !403
  %273 = and i1 %270, %272, !dbg !389
  br label %274, !dbg !389

274:
  %275 = phi i1 [ %267, %265 ], [ %273, %268 ]
  br i1 %275, label %276, label %280, !dbg !389

276:
  %277 = add nuw i64 %237, 1, !dbg !391
  %278 = icmp ult i64 %277, %220, !dbg !389
  %279 = icmp eq i64 %277, %220, !dbg !389
  br i1 %279, label %280, label %231, !dbg !389, !llvm.loop !405

280:
  %281 = phi i64 [ 0, %215 ], [ 0, %223 ], [ %220, %276 ], [ %237, %274 ], [ %277, %231 ], !dbg !406
  %282 = phi i1 [ %222, %215 ], [ true, %223 ], [ %278, %276 ], [ %238, %274 ], [ %278, %231 ], !dbg !389
  %283 = icmp eq i64 %281, 0, !dbg !407
  br i1 %283, label %306, label %284, !dbg !407

284:
  %285 = select i1 %216, i1 %282, i1 false, !dbg !407
  %286 = xor i1 %285, true, !dbg !407
  %287 = load i64, i64* %26, align 8, !dbg !407
  %288 = icmp eq i64 %287, -1, !dbg !407
  %289 = select i1 %286, i1 true, i1 %288, !dbg !407
  br i1 %289, label %290, label %306, !dbg !407

290:
  %291 = getelementptr i8, i8* %221, i64 %281, !dbg !408
  store i8* %291, i8** %22, align 8, !dbg !408
  %292 = icmp eq i8* %129, null, !dbg !409
  br i1 %292, label %306, label %293, !dbg !409

293:
  %294 = load i32, i32* %27, align 8, !dbg !410
  %295 = icmp eq i32 %294, 0, !dbg !410
  br i1 %295, label %300, label %296, !dbg !410

296:
  %297 = add i64 %281, 1, !dbg !413
  %298 = call i8* @__midway_alloc(i64 noundef %297, i64 noundef 16, i32 noundef 1) #7, !dbg !414
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef 8, i32 noundef 1) #7, !dbg !417
  %299 = bitcast i8* %129 to i8**, !dbg !418
  store i8* %298, i8** %299, align 8, !dbg !418
  br label %300

300:
  %301 = phi i8* [ %298, %296 ], [ %129, %293 ], !dbg !419
  call void @__midway_memcpy(i8* noundef %301, i8* noundef %221, i64 noundef %281) #7, !dbg !420
  %302 = load i8, i8* %13, align 8, !dbg !421
  %303 = icmp eq i8 %302, 99, !dbg !421
  br i1 %303, label %306, label %304, !dbg !421

304:
  %305 = getelementptr i8, i8* %301, i64 %281, !dbg !422
  call void @__midway_memset(i8* noundef %305, i32 noundef 0, i64 noundef 1) #7, !dbg !422
  br label %306, !dbg !422

306:
  %307 = phi i32 [ %214, %213 ], [ %194, %193 ], [ 0, %158 ], [ 0, %280 ], [ 1, %290 ], [ 1, %304 ], [ 1, %300 ], [ 0, %284 ], !dbg !423
  %308 = icmp eq i32 %307, 0, !dbg !334
  br i1 %308, label %351, label %346, !dbg !334

309:
  br i1 %112, label %310, label %314, !dbg !424

310:
  %311 = load i32, i32* %39, align 8, !dbg !424
  %312 = load i32, i32* %40, align 8, !dbg !424
  %313 = icmp slt i32 %311, %312, !dbg !424
  br i1 %313, label %314, label %351, !dbg !424

314:
  %315 = icmp eq i8* %129, null, !dbg !427
  br i1 %315, label %346, label %316, !dbg !427

316:
  %317 = sext i8 %68 to i32, !dbg !428
  switch i32 %317, label %343 [
    i32 115, label %318
    i32 99, label %318
    i32 91, label %318
    i32 112, label %342
  ], !dbg !428

318:
  %319 = load i64, i64* %41, align 8, !dbg !429
  %320 = icmp eq i8 %68, 99, !dbg !432
  %321 = icmp eq i64 %319, -1, !dbg !433
  br i1 %320, label %322, label %324, !dbg !432

322:
  %323 = select i1 %321, i64 1, i64 %319, !dbg !434
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef %323, i32 noundef 1) #7, !dbg !435
  call void @__midway_nondet(i8* noundef nonnull %129, i64 noundef %323, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !438
  br label %346, !dbg !439

324:
  br i1 %321, label %325, label %331, !dbg !440

325:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !441
  %326 = load i32, i32* %42, align 8, !dbg !442
  %327 = icmp eq i32 %326, 0, !dbg !442
  br i1 %327, label %328, label %331, !dbg !442

328:
  %329 = call i64 @__midway_object_size(i8* noundef nonnull %129) #7, !dbg !442
  %330 = add i64 %329, -1, !dbg !442
  br label %331, !dbg !442

331:
  %332 = phi i64 [ %319, %324 ], [ %330, %328 ], [ 63, %325 ], !dbg !433
  %333 = add i64 %332, 1, !dbg !443
  %334 = load i32, i32* %43, align 8, !dbg !444
  %335 = icmp eq i32 %334, 0, !dbg !444
  br i1 %335, label %339, label %336, !dbg !444

336:
  %337 = call i8* @__midway_alloc(i64 noundef %333, i64 noundef 16, i32 noundef 1) #7, !dbg !446
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef 8, i32 noundef 1) #7, !dbg !448
  %338 = bitcast i8* %129 to i8**, !dbg !449
  store i8* %337, i8** %338, align 8, !dbg !449
  br label %339

339:
  %340 = phi i8* [ %337, %336 ], [ %129, %331 ], !dbg !450
  call void @__midway_check(i8* noundef %340, i64 noundef %333, i32 noundef 1) #7, !dbg !451
  call void @__midway_nondet(i8* noundef %340, i64 noundef %333, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !453
  %341 = getelementptr i8, i8* %340, i64 %332, !dbg !454
  store i8 0, i8* %341, align 1, !dbg !454
  br label %346, !dbg !455

342:
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef 8, i32 noundef 1) #7, !dbg !456
  call void @__midway_nondet(i8* noundef nonnull %129, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !458
  br label %346, !dbg !459

343:
  %344 = load i32, i32* %44, align 4, !dbg !460
  %345 = sext i32 %344 to i64, !dbg !460
  call void @__midway_check(i8* noundef nonnull %129, i64 noundef %345, i32 noundef 1) #7, !dbg !461
  call void @__midway_nondet(i8* noundef nonnull %129, i64 noundef %345, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !463
  br label %346, !dbg !464

346:
  %347 = icmp ne i8* %129, null, !dbg !465
  %348 = zext i1 %347 to i32, !dbg !465
  %349 = load i32, i32* %45, align 8, !dbg !465
  %350 = add i32 %349, %348, !dbg !465
  store i32 %350, i32* %45, align 8, !dbg !465
  store i32 1, i32* %46, align 4, !dbg !466
  br label %351, !dbg !467

351:
  %352 = phi i32 [ 1, %101 ], [ 0, %102 ], [ %109, %106 ], [ 1, %346 ], [ 1, %131 ], [ 0, %306 ], [ 1, %147 ], [ 1, %149 ], [ 1, %152 ], [ 1, %155 ], [ 0, %310 ], !dbg !468
  %353 = icmp eq i32 %352, 0, !dbg !469
  %354 = select i1 %353, i1 %100, i1 false, !dbg !469
  br i1 %354, label %355, label %404, !dbg !469

355:
  %356 = load i32, i32* %50, align 4, !dbg !469
  %357 = icmp eq i32 %356, 0, !dbg !469
  br i1 %357, label %358, label %404, !dbg !469

358:
  store i32 -1, i32* %51, align 8, !dbg !470
  br label %404, !dbg !470

359:
  %360 = sext i8 %62 to i32, !dbg !295
  %361 = icmp ne i8 %62, 32, !dbg !471
  %362 = add nsw i32 %360, -14, !dbg !471
  %363 = icmp ult i32 %362, -5, !dbg !471
  %364 = and i1 %361, %363, !dbg !473
  br i1 %364, label %379, label %365, !dbg !473

365:
  %366 = getelementptr i8, i8* %61, i64 1, !dbg !474
  %367 = load i8*, i8** %52, align 8
  %368 = icmp eq i8* %367, null
  br i1 %368, label %404, label %369, !dbg !475

369:
  %370 = load i8*, i8** %53, align 8, !dbg !475
  %371 = load i8, i8* %370, align 1, !dbg !475
  %372 = sext i8 %371 to i32, !dbg !475
  %373 = icmp ne i8 %371, 32, !dbg !476
  %374 = add nsw i32 %372, -14, !dbg !476
  %375 = icmp ult i32 %374, -5, !dbg !476
  %376 = and i1 %373, %375, !dbg !475
  br i1 %376, label %404, label %377, !dbg !475

377:
  %378 = getelementptr i8, i8* %370, i64 1, !dbg !478
  store i8* %378, i8** %53, align 8, !dbg !478
  br i1 %368, label %404, label %369, !dbg !475, !llvm.loop !479

379:
  %380 = load i8*, i8** %54, align 8, !dbg !480
  %381 = icmp eq i8* %380, null, !dbg !480
  br i1 %381, label %386, label %382, !dbg !480

382:
  %383 = load i8*, i8** %55, align 8, !dbg !480
  %384 = load i8, i8* %383, align 1, !dbg !480
  %385 = icmp eq i8 %384, %62, !dbg !480
  br label %386, !dbg !480

386:
  %387 = phi i1 [ true, %379 ], [ %385, %382 ]
  %388 = zext i1 %387 to i32, !dbg !480
  br i1 %387, label %397, label %389, !dbg !481

389:
  %390 = load i8*, i8** %56, align 8, !dbg !481
  %391 = load i8, i8* %390, align 1, !dbg !481
  %392 = icmp eq i8 %391, 0, !dbg !481
  br i1 %392, label %393, label %397, !dbg !481

393:
  %394 = load i32, i32* %57, align 4, !dbg !481
  %395 = icmp eq i32 %394, 0, !dbg !481
  br i1 %395, label %396, label %397, !dbg !481

396:
  store i32 -1, i32* %58, align 8, !dbg !482
  br label %397, !dbg !482

397:
  %398 = icmp ne i8* %380, null, !dbg !483
  %399 = select i1 %398, i1 %387, i1 false, !dbg !483
  %400 = load i8*, i8** %59, align 8, !dbg !483
  %401 = zext i1 %399 to i64
  %402 = getelementptr i8, i8* %400, i64 %401, !dbg !483
  store i8* %402, i8** %59, align 8, !dbg !483
  %403 = getelementptr i8, i8* %61, i64 1, !dbg !484
  br label %404

404:
  %405 = phi i32 [ %388, %397 ], [ %352, %358 ], [ %352, %355 ], [ %352, %351 ], [ 1, %365 ], [ 1, %377 ], [ 1, %369 ], !dbg !306
  %406 = phi i8* [ %403, %397 ], [ %65, %358 ], [ %65, %355 ], [ %65, %351 ], [ %366, %365 ], [ %366, %377 ], [ %366, %369 ], !dbg !306
  %407 = icmp eq i32 %405, 0, !dbg !295
  br i1 %407, label %408, label %60, !dbg !295, !llvm.loop !485

408:
  call void @llvm.va_end(i8* %9), !dbg !487
  %409 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 2, !dbg !488
  %410 = load i32, i32* %409, align 8, !dbg !488
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %10) #6, !dbg !489
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9) #6, !dbg !489
  ret i32 %410, !dbg !488
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %0, %struct.conversion* nocapture noundef %1) unnamed_addr #4 !dbg !490 {
  %3 = bitcast %struct.conversion* %1 to i8*, !dbg !491
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false), !dbg !491
  %4 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 3, !dbg !491
  store i64 -1, i64* %4, align 8, !dbg !491
  %5 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 4, !dbg !491
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false), !dbg !491
  %6 = load i8, i8* %0, align 1, !dbg !492
  %7 = icmp eq i8 %6, 42, !dbg !492
  br i1 %7, label %8, label %11, !dbg !492

8:
  %9 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0, !dbg !493
  store i32 1, i32* %9, align 8, !dbg !493
  %10 = getelementptr i8, i8* %0, i64 1, !dbg !494
  br label %11, !dbg !495

11:
  %12 = phi i8* [ %10, %8 ], [ %0, %2 ]
  %13 = load i8, i8* %12, align 1, !dbg !496
  %14 = sext i8 %13 to i32, !dbg !496
  %15 = add nsw i32 %14, -58, !dbg !497
  %16 = icmp ult i32 %15, -10, !dbg !497
  br i1 %16, label %35, label %17, !dbg !496

17:
  store i64 0, i64* %4, align 8, !dbg !500
  %18 = load i8, i8* %12, align 1, !dbg !500
  %19 = sext i8 %18 to i32, !dbg !500
  %20 = add nsw i32 %19, -58, !dbg !501
  %21 = icmp ult i32 %20, -10, !dbg !501
  br i1 %21, label %35, label %22, !dbg !500

22:
  %23 = phi i8 [ %31, %22 ], [ %18, %17 ]
  %24 = phi i8* [ %30, %22 ], [ %12, %17 ]
  %25 = load i64, i64* %4, align 8, !dbg !503
  %26 = mul i64 %25, 10, !dbg !503
  %27 = sext i8 %23 to i64, !dbg !503
  %28 = add nsw i64 %27, -48, !dbg !503
  %29 = add i64 %28, %26, !dbg !503
  store i64 %29, i64* %4, align 8, !dbg !503
  %30 = getelementptr i8, i8* %24, i64 1, !dbg !500
  %31 = load i8, i8* %30, align 1, !dbg !500
  %32 = sext i8 %31 to i32, !dbg !500
  %33 = add nsw i32 %32, -58, !dbg !501
  %34 = icmp ult i32 %33, -10, !dbg !501
  br i1 %34, label %35, label %22, !dbg !500, !llvm.loop !504

35:
  %36 = phi i8* [ %12, %11 ], [ %12, %17 ], [ %30, %22 ], !dbg !494
  %37 = load i8, i8* %36, align 1, !dbg !505
  %38 = icmp eq i8 %37, 109, !dbg !505
  br i1 %38, label %39, label %42, !dbg !505

39:
  %40 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2, !dbg !506
  store i32 1, i32* %40, align 8, !dbg !506
  %41 = getelementptr i8, i8* %36, i64 1, !dbg !507
  br label %42, !dbg !508

42:
  %43 = phi i8* [ %41, %39 ], [ %36, %35 ], !dbg !509
  %44 = load i8, i8* %43, align 1, !dbg !510
  %45 = icmp eq i8 %44, 108, !dbg !510
  br i1 %45, label %46, label %50, !dbg !510

46:
  %47 = getelementptr i8, i8* %43, i64 1, !dbg !510
  %48 = load i8, i8* %47, align 1, !dbg !510
  %49 = icmp ne i8 %48, 108, !dbg !510
  br label %50

50:
  %51 = phi i1 [ false, %42 ], [ %49, %46 ], !dbg !509
  %52 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1, !dbg !511
  store i32 4, i32* %52, align 4, !dbg !512
  %53 = load i8, i8* %43, align 1, !dbg !515
  %54 = sext i8 %53 to i32, !dbg !515
  switch i32 %54, label %76 [
    i32 104, label %55
    i32 108, label %64
    i32 76, label %70
    i32 113, label %72
    i32 106, label %72
    i32 122, label %74
    i32 116, label %74
  ], !dbg !515

55:
  %56 = getelementptr i8, i8* %43, i64 1, !dbg !516
  %57 = load i8, i8* %56, align 1, !dbg !516
  %58 = icmp eq i8 %57, 104, !dbg !516
  %59 = select i1 %58, i32 1, i32 2, !dbg !516
  store i32 %59, i32* %52, align 4, !dbg !516
  %60 = load i8, i8* %56, align 1, !dbg !516
  %61 = icmp eq i8 %60, 104, !dbg !516
  %62 = zext i1 %61 to i64
  %63 = getelementptr i8, i8* %56, i64 %62, !dbg !516
  br label %76, !dbg !516

64:
  %65 = getelementptr i8, i8* %43, i64 1, !dbg !517
  store i32 8, i32* %52, align 4, !dbg !517
  %66 = load i8, i8* %65, align 1, !dbg !517
  %67 = icmp eq i8 %66, 108, !dbg !517
  %68 = zext i1 %67 to i64
  %69 = getelementptr i8, i8* %65, i64 %68, !dbg !517
  br label %76, !dbg !517

70:
  store i32 16, i32* %52, align 4, !dbg !518
  %71 = getelementptr i8, i8* %43, i64 1, !dbg !518
  br label %76, !dbg !518

72:
  store i32 8, i32* %52, align 4, !dbg !519
  %73 = getelementptr i8, i8* %43, i64 1, !dbg !519
  br label %76, !dbg !519

74:
  store i32 8, i32* %52, align 4, !dbg !520
  %75 = getelementptr i8, i8* %43, i64 1, !dbg !520
  br label %76, !dbg !520

76:
  %77 = phi i8* [ %75, %74 ], [ %73, %72 ], [ %71, %70 ], [ %69, %64 ], [ %63, %55 ], [ %43, %50 ], !dbg !521
  %78 = load i8, i8* %77, align 1, !dbg !522
  store i8 %78, i8* %5, align 8, !dbg !522
  %79 = load i8, i8* %77, align 1, !dbg !523
  %80 = icmp ne i8 %79, 0, !dbg !523
  %81 = zext i1 %80 to i64, !dbg !523
  %82 = getelementptr i8, i8* %77, i64 %81, !dbg !523
  %83 = icmp eq i8 %78, 91, !dbg !524
  br i1 %83, label %84, label %107, !dbg !524

84:
  %85 = load i8, i8* %82, align 1, !dbg !525
  %86 = icmp eq i8 %85, 94, !dbg !525
  %87 = zext i1 %86 to i32, !dbg !525
  %88 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 7, !dbg !525
  store i32 %87, i32* %88, align 8, !dbg !525
  %89 = zext i1 %86 to i64
  %90 = getelementptr i8, i8* %82, i64 %89, !dbg !528
  %91 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 5, !dbg !529
  store i8* %90, i8** %91, align 8, !dbg !529
  %92 = load i8, i8* %90, align 1, !dbg !530
  %93 = icmp eq i8 %92, 93, !dbg !530
  %94 = zext i1 %93 to i64, !dbg !530
  %95 = getelementptr i8, i8* %90, i64 %94, !dbg !530
  br label %96, !dbg !531

96:
  %97 = phi i8* [ %95, %84 ], [ %100, %99 ], !dbg !532
  %98 = load i8, i8* %97, align 1, !dbg !531
  switch i8 %98, label %99 [
    i8 0, label %101
    i8 93, label %101
  ], !dbg !531

99:
  %100 = getelementptr i8, i8* %97, i64 1, !dbg !533
  br label %96, !dbg !531, !llvm.loop !534

101:
  %102 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 6, !dbg !535
  store i8* %97, i8** %102, align 8, !dbg !535
  %103 = load i8, i8* %97, align 1, !dbg !536
  %104 = icmp ne i8 %103, 0, !dbg !536
  %105 = zext i1 %104 to i64, !dbg !536
  %106 = getelementptr i8, i8* %97, i64 %105, !dbg !536
  br label %115, !dbg !537

107:
  %108 = icmp ne i8 %78, 0, !dbg !538
  %109 = select i1 %108, i1 %51, i1 false, !dbg !538
  br i1 %109, label %110, label %115, !dbg !538

110:
  %111 = or i8 %78, 32, !dbg !538
  %112 = add i8 %111, -101, !dbg !538
  %113 = icmp ult i8 %112, 3, !dbg !538
  br i1 %113, label %114, label %115, !dbg !538

114:
  store i32 8, i32* %52, align 4, !dbg !539
  br label %115, !dbg !539

115:
  %116 = phi i8* [ %106, %101 ], [ %82, %114 ], [ %82, %110 ], [ %82, %107 ], !dbg !509
  ret i8* %116, !dbg !540
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
!8 = distinct !DISubprogram(name: "mw_sscanf", scope: !1, file: !1, line: 345, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 345, scope: !8)
!12 = !DILocation(line: 305, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "from_string", scope: !1, file: !1, line: 303, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 345, scope: !8)
!15 = !DILocation(line: 306, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 307, scope: !13, inlinedAt: !14)
!17 = !DILocation(line: 308, scope: !13, inlinedAt: !14)
!18 = !DILocation(line: 310, scope: !13, inlinedAt: !14)
!19 = distinct !DISubprogram(name: "mw_fscanf", scope: !1, file: !1, line: 345, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 345, scope: !19)
!21 = !DILocation(line: 242, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 239, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "from_stream", scope: !1, file: !1, line: 312, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!25 = distinct !DILocation(line: 345, scope: !19)
!26 = !DILocation(line: 243, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 244, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 245, scope: !22, inlinedAt: !23)
!29 = !DILocation(line: 246, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 247, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!32 = distinct !{!32, !26, !30, !33, !34}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!"llvm.loop.unroll.disable"}
!35 = !DILocation(line: 249, scope: !22, inlinedAt: !23)
!36 = !DILocation(line: 314, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 315, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 317, scope: !24, inlinedAt: !25)
!39 = !DILocation(line: 318, scope: !24, inlinedAt: !25)
!40 = !DILocation(line: 319, scope: !24, inlinedAt: !25)
!41 = !DILocation(line: 0, scope: !24, inlinedAt: !25)
!42 = distinct !DISubprogram(name: "mw_scanf", scope: !1, file: !1, line: 345, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 345, scope: !42)
!44 = !DILocation(line: 242, scope: !22, inlinedAt: !45)
!45 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !46)
!46 = distinct !DILocation(line: 345, scope: !42)
!47 = !DILocation(line: 243, scope: !22, inlinedAt: !45)
!48 = !DILocation(line: 244, scope: !22, inlinedAt: !45)
!49 = !DILocation(line: 245, scope: !22, inlinedAt: !45)
!50 = !DILocation(line: 246, scope: !22, inlinedAt: !45)
!51 = !DILocation(line: 247, scope: !22, inlinedAt: !45)
!52 = !DILocation(line: 0, scope: !22, inlinedAt: !45)
!53 = distinct !{!53, !47, !51, !33, !34}
!54 = !DILocation(line: 249, scope: !22, inlinedAt: !45)
!55 = !DILocation(line: 314, scope: !24, inlinedAt: !46)
!56 = !DILocation(line: 315, scope: !24, inlinedAt: !46)
!57 = !DILocation(line: 317, scope: !24, inlinedAt: !46)
!58 = !DILocation(line: 318, scope: !24, inlinedAt: !46)
!59 = !DILocation(line: 319, scope: !24, inlinedAt: !46)
!60 = !DILocation(line: 0, scope: !24, inlinedAt: !46)
!61 = distinct !DISubprogram(name: "mw_vsscanf", scope: !1, file: !1, line: 345, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 305, scope: !13, inlinedAt: !63)
!63 = distinct !DILocation(line: 345, scope: !61)
!64 = !DILocation(line: 306, scope: !13, inlinedAt: !63)
!65 = !DILocation(line: 307, scope: !13, inlinedAt: !63)
!66 = !DILocation(line: 308, scope: !13, inlinedAt: !63)
!67 = !DILocation(line: 310, scope: !13, inlinedAt: !63)
!68 = !DILocation(line: 345, scope: !61)
!69 = distinct !DISubprogram(name: "mw_vfscanf", scope: !1, file: !1, line: 345, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 242, scope: !22, inlinedAt: !71)
!71 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !72)
!72 = distinct !DILocation(line: 345, scope: !69)
!73 = !DILocation(line: 243, scope: !22, inlinedAt: !71)
!74 = !DILocation(line: 244, scope: !22, inlinedAt: !71)
!75 = !DILocation(line: 245, scope: !22, inlinedAt: !71)
!76 = !DILocation(line: 246, scope: !22, inlinedAt: !71)
!77 = !DILocation(line: 247, scope: !22, inlinedAt: !71)
!78 = !DILocation(line: 0, scope: !22, inlinedAt: !71)
!79 = distinct !{!79, !73, !77, !33, !34}
!80 = !DILocation(line: 249, scope: !22, inlinedAt: !71)
!81 = !DILocation(line: 314, scope: !24, inlinedAt: !72)
!82 = !DILocation(line: 315, scope: !24, inlinedAt: !72)
!83 = !DILocation(line: 317, scope: !24, inlinedAt: !72)
!84 = !DILocation(line: 318, scope: !24, inlinedAt: !72)
!85 = !DILocation(line: 319, scope: !24, inlinedAt: !72)
!86 = !DILocation(line: 0, scope: !24, inlinedAt: !72)
!87 = !DILocation(line: 345, scope: !69)
!88 = distinct !DISubprogram(name: "mw_vscanf", scope: !1, file: !1, line: 345, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 242, scope: !22, inlinedAt: !90)
!90 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !91)
!91 = distinct !DILocation(line: 345, scope: !88)
!92 = !DILocation(line: 243, scope: !22, inlinedAt: !90)
!93 = !DILocation(line: 244, scope: !22, inlinedAt: !90)
!94 = !DILocation(line: 245, scope: !22, inlinedAt: !90)
!95 = !DILocation(line: 246, scope: !22, inlinedAt: !90)
!96 = !DILocation(line: 247, scope: !22, inlinedAt: !90)
!97 = !DILocation(line: 0, scope: !22, inlinedAt: !90)
!98 = distinct !{!98, !92, !96, !33, !34}
!99 = !DILocation(line: 249, scope: !22, inlinedAt: !90)
!100 = !DILocation(line: 314, scope: !24, inlinedAt: !91)
!101 = !DILocation(line: 315, scope: !24, inlinedAt: !91)
!102 = !DILocation(line: 317, scope: !24, inlinedAt: !91)
!103 = !DILocation(line: 318, scope: !24, inlinedAt: !91)
!104 = !DILocation(line: 319, scope: !24, inlinedAt: !91)
!105 = !DILocation(line: 0, scope: !24, inlinedAt: !91)
!106 = !DILocation(line: 345, scope: !88)
!107 = distinct !DISubprogram(name: "mw_isoc99_sscanf", scope: !1, file: !1, line: 346, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 346, scope: !107)
!109 = !DILocation(line: 305, scope: !13, inlinedAt: !110)
!110 = distinct !DILocation(line: 346, scope: !107)
!111 = !DILocation(line: 306, scope: !13, inlinedAt: !110)
!112 = !DILocation(line: 307, scope: !13, inlinedAt: !110)
!113 = !DILocation(line: 308, scope: !13, inlinedAt: !110)
!114 = !DILocation(line: 310, scope: !13, inlinedAt: !110)
!115 = distinct !DISubprogram(name: "mw_isoc99_fscanf", scope: !1, file: !1, line: 346, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 346, scope: !115)
!117 = !DILocation(line: 242, scope: !22, inlinedAt: !118)
!118 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !119)
!119 = distinct !DILocation(line: 346, scope: !115)
!120 = !DILocation(line: 243, scope: !22, inlinedAt: !118)
!121 = !DILocation(line: 244, scope: !22, inlinedAt: !118)
!122 = !DILocation(line: 245, scope: !22, inlinedAt: !118)
!123 = !DILocation(line: 246, scope: !22, inlinedAt: !118)
!124 = !DILocation(line: 247, scope: !22, inlinedAt: !118)
!125 = !DILocation(line: 0, scope: !22, inlinedAt: !118)
!126 = distinct !{!126, !120, !124, !33, !34}
!127 = !DILocation(line: 249, scope: !22, inlinedAt: !118)
!128 = !DILocation(line: 314, scope: !24, inlinedAt: !119)
!129 = !DILocation(line: 315, scope: !24, inlinedAt: !119)
!130 = !DILocation(line: 317, scope: !24, inlinedAt: !119)
!131 = !DILocation(line: 318, scope: !24, inlinedAt: !119)
!132 = !DILocation(line: 319, scope: !24, inlinedAt: !119)
!133 = !DILocation(line: 0, scope: !24, inlinedAt: !119)
!134 = distinct !DISubprogram(name: "mw_isoc99_scanf", scope: !1, file: !1, line: 346, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 346, scope: !134)
!136 = !DILocation(line: 242, scope: !22, inlinedAt: !137)
!137 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !138)
!138 = distinct !DILocation(line: 346, scope: !134)
!139 = !DILocation(line: 243, scope: !22, inlinedAt: !137)
!140 = !DILocation(line: 244, scope: !22, inlinedAt: !137)
!141 = !DILocation(line: 245, scope: !22, inlinedAt: !137)
!142 = !DILocation(line: 246, scope: !22, inlinedAt: !137)
!143 = !DILocation(line: 247, scope: !22, inlinedAt: !137)
!144 = !DILocation(line: 0, scope: !22, inlinedAt: !137)
!145 = distinct !{!145, !139, !143, !33, !34}
!146 = !DILocation(line: 249, scope: !22, inlinedAt: !137)
!147 = !DILocation(line: 314, scope: !24, inlinedAt: !138)
!148 = !DILocation(line: 315, scope: !24, inlinedAt: !138)
!149 = !DILocation(line: 317, scope: !24, inlinedAt: !138)
!150 = !DILocation(line: 318, scope: !24, inlinedAt: !138)
!151 = !DILocation(line: 319, scope: !24, inlinedAt: !138)
!152 = !DILocation(line: 0, scope: !24, inlinedAt: !138)
!153 = distinct !DISubprogram(name: "mw_isoc99_vsscanf", scope: !1, file: !1, line: 346, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 305, scope: !13, inlinedAt: !155)
!155 = distinct !DILocation(line: 346, scope: !153)
!156 = !DILocation(line: 306, scope: !13, inlinedAt: !155)
!157 = !DILocation(line: 307, scope: !13, inlinedAt: !155)
!158 = !DILocation(line: 308, scope: !13, inlinedAt: !155)
!159 = !DILocation(line: 310, scope: !13, inlinedAt: !155)
!160 = !DILocation(line: 346, scope: !153)
!161 = distinct !DISubprogram(name: "mw_isoc99_vfscanf", scope: !1, file: !1, line: 346, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 242, scope: !22, inlinedAt: !163)
!163 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !164)
!164 = distinct !DILocation(line: 346, scope: !161)
!165 = !DILocation(line: 243, scope: !22, inlinedAt: !163)
!166 = !DILocation(line: 244, scope: !22, inlinedAt: !163)
!167 = !DILocation(line: 245, scope: !22, inlinedAt: !163)
!168 = !DILocation(line: 246, scope: !22, inlinedAt: !163)
!169 = !DILocation(line: 247, scope: !22, inlinedAt: !163)
!170 = !DILocation(line: 0, scope: !22, inlinedAt: !163)
!171 = distinct !{!171, !165, !169, !33, !34}
!172 = !DILocation(line: 249, scope: !22, inlinedAt: !163)
!173 = !DILocation(line: 314, scope: !24, inlinedAt: !164)
!174 = !DILocation(line: 315, scope: !24, inlinedAt: !164)
!175 = !DILocation(line: 317, scope: !24, inlinedAt: !164)
!176 = !DILocation(line: 318, scope: !24, inlinedAt: !164)
!177 = !DILocation(line: 319, scope: !24, inlinedAt: !164)
!178 = !DILocation(line: 0, scope: !24, inlinedAt: !164)
!179 = !DILocation(line: 346, scope: !161)
!180 = distinct !DISubprogram(name: "mw_isoc99_vscanf", scope: !1, file: !1, line: 346, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!181 = !DILocation(line: 242, scope: !22, inlinedAt: !182)
!182 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !183)
!183 = distinct !DILocation(line: 346, scope: !180)
!184 = !DILocation(line: 243, scope: !22, inlinedAt: !182)
!185 = !DILocation(line: 244, scope: !22, inlinedAt: !182)
!186 = !DILocation(line: 245, scope: !22, inlinedAt: !182)
!187 = !DILocation(line: 246, scope: !22, inlinedAt: !182)
!188 = !DILocation(line: 247, scope: !22, inlinedAt: !182)
!189 = !DILocation(line: 0, scope: !22, inlinedAt: !182)
!190 = distinct !{!190, !184, !188, !33, !34}
!191 = !DILocation(line: 249, scope: !22, inlinedAt: !182)
!192 = !DILocation(line: 314, scope: !24, inlinedAt: !183)
!193 = !DILocation(line: 315, scope: !24, inlinedAt: !183)
!194 = !DILocation(line: 317, scope: !24, inlinedAt: !183)
!195 = !DILocation(line: 318, scope: !24, inlinedAt: !183)
!196 = !DILocation(line: 319, scope: !24, inlinedAt: !183)
!197 = !DILocation(line: 0, scope: !24, inlinedAt: !183)
!198 = !DILocation(line: 346, scope: !180)
!199 = distinct !DISubprogram(name: "mw_isoc23_sscanf", scope: !1, file: !1, line: 347, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 347, scope: !199)
!201 = !DILocation(line: 305, scope: !13, inlinedAt: !202)
!202 = distinct !DILocation(line: 347, scope: !199)
!203 = !DILocation(line: 306, scope: !13, inlinedAt: !202)
!204 = !DILocation(line: 307, scope: !13, inlinedAt: !202)
!205 = !DILocation(line: 308, scope: !13, inlinedAt: !202)
!206 = !DILocation(line: 310, scope: !13, inlinedAt: !202)
!207 = distinct !DISubprogram(name: "mw_isoc23_fscanf", scope: !1, file: !1, line: 347, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 347, scope: !207)
!209 = !DILocation(line: 242, scope: !22, inlinedAt: !210)
!210 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !211)
!211 = distinct !DILocation(line: 347, scope: !207)
!212 = !DILocation(line: 243, scope: !22, inlinedAt: !210)
!213 = !DILocation(line: 244, scope: !22, inlinedAt: !210)
!214 = !DILocation(line: 245, scope: !22, inlinedAt: !210)
!215 = !DILocation(line: 246, scope: !22, inlinedAt: !210)
!216 = !DILocation(line: 247, scope: !22, inlinedAt: !210)
!217 = !DILocation(line: 0, scope: !22, inlinedAt: !210)
!218 = distinct !{!218, !212, !216, !33, !34}
!219 = !DILocation(line: 249, scope: !22, inlinedAt: !210)
!220 = !DILocation(line: 314, scope: !24, inlinedAt: !211)
!221 = !DILocation(line: 315, scope: !24, inlinedAt: !211)
!222 = !DILocation(line: 317, scope: !24, inlinedAt: !211)
!223 = !DILocation(line: 318, scope: !24, inlinedAt: !211)
!224 = !DILocation(line: 319, scope: !24, inlinedAt: !211)
!225 = !DILocation(line: 0, scope: !24, inlinedAt: !211)
!226 = distinct !DISubprogram(name: "mw_isoc23_scanf", scope: !1, file: !1, line: 347, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!227 = !DILocation(line: 347, scope: !226)
!228 = !DILocation(line: 242, scope: !22, inlinedAt: !229)
!229 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !230)
!230 = distinct !DILocation(line: 347, scope: !226)
!231 = !DILocation(line: 243, scope: !22, inlinedAt: !229)
!232 = !DILocation(line: 244, scope: !22, inlinedAt: !229)
!233 = !DILocation(line: 245, scope: !22, inlinedAt: !229)
!234 = !DILocation(line: 246, scope: !22, inlinedAt: !229)
!235 = !DILocation(line: 247, scope: !22, inlinedAt: !229)
!236 = !DILocation(line: 0, scope: !22, inlinedAt: !229)
!237 = distinct !{!237, !231, !235, !33, !34}
!238 = !DILocation(line: 249, scope: !22, inlinedAt: !229)
!239 = !DILocation(line: 314, scope: !24, inlinedAt: !230)
!240 = !DILocation(line: 315, scope: !24, inlinedAt: !230)
!241 = !DILocation(line: 317, scope: !24, inlinedAt: !230)
!242 = !DILocation(line: 318, scope: !24, inlinedAt: !230)
!243 = !DILocation(line: 319, scope: !24, inlinedAt: !230)
!244 = !DILocation(line: 0, scope: !24, inlinedAt: !230)
!245 = distinct !DISubprogram(name: "mw_isoc23_vsscanf", scope: !1, file: !1, line: 347, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!246 = !DILocation(line: 305, scope: !13, inlinedAt: !247)
!247 = distinct !DILocation(line: 347, scope: !245)
!248 = !DILocation(line: 306, scope: !13, inlinedAt: !247)
!249 = !DILocation(line: 307, scope: !13, inlinedAt: !247)
!250 = !DILocation(line: 308, scope: !13, inlinedAt: !247)
!251 = !DILocation(line: 310, scope: !13, inlinedAt: !247)
!252 = !DILocation(line: 347, scope: !245)
!253 = distinct !DISubprogram(name: "mw_isoc23_vfscanf", scope: !1, file: !1, line: 347, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!254 = !DILocation(line: 242, scope: !22, inlinedAt: !255)
!255 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !256)
!256 = distinct !DILocation(line: 347, scope: !253)
!257 = !DILocation(line: 243, scope: !22, inlinedAt: !255)
!258 = !DILocation(line: 244, scope: !22, inlinedAt: !255)
!259 = !DILocation(line: 245, scope: !22, inlinedAt: !255)
!260 = !DILocation(line: 246, scope: !22, inlinedAt: !255)
!261 = !DILocation(line: 247, scope: !22, inlinedAt: !255)
!262 = !DILocation(line: 0, scope: !22, inlinedAt: !255)
!263 = distinct !{!263, !257, !261, !33, !34}
!264 = !DILocation(line: 249, scope: !22, inlinedAt: !255)
!265 = !DILocation(line: 314, scope: !24, inlinedAt: !256)
!266 = !DILocation(line: 315, scope: !24, inlinedAt: !256)
!267 = !DILocation(line: 317, scope: !24, inlinedAt: !256)
!268 = !DILocation(line: 318, scope: !24, inlinedAt: !256)
!269 = !DILocation(line: 319, scope: !24, inlinedAt: !256)
!270 = !DILocation(line: 0, scope: !24, inlinedAt: !256)
!271 = !DILocation(line: 347, scope: !253)
!272 = distinct !DISubprogram(name: "mw_isoc23_vscanf", scope: !1, file: !1, line: 347, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!273 = !DILocation(line: 242, scope: !22, inlinedAt: !274)
!274 = distinct !DILocation(line: 314, scope: !24, inlinedAt: !275)
!275 = distinct !DILocation(line: 347, scope: !272)
!276 = !DILocation(line: 243, scope: !22, inlinedAt: !274)
!277 = !DILocation(line: 244, scope: !22, inlinedAt: !274)
!278 = !DILocation(line: 245, scope: !22, inlinedAt: !274)
!279 = !DILocation(line: 246, scope: !22, inlinedAt: !274)
!280 = !DILocation(line: 247, scope: !22, inlinedAt: !274)
!281 = !DILocation(line: 0, scope: !22, inlinedAt: !274)
!282 = distinct !{!282, !276, !280, !33, !34}
!283 = !DILocation(line: 249, scope: !22, inlinedAt: !274)
!284 = !DILocation(line: 314, scope: !24, inlinedAt: !275)
!285 = !DILocation(line: 315, scope: !24, inlinedAt: !275)
!286 = !DILocation(line: 317, scope: !24, inlinedAt: !275)
!287 = !DILocation(line: 318, scope: !24, inlinedAt: !275)
!288 = !DILocation(line: 319, scope: !24, inlinedAt: !275)
!289 = !DILocation(line: 0, scope: !24, inlinedAt: !275)
!290 = !DILocation(line: 347, scope: !272)
!291 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 271, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!292 = !DILocation(line: 273, scope: !291)
!293 = !DILocation(line: 274, scope: !291)
!294 = !DILocation(line: 276, scope: !291)
!295 = !DILocation(line: 277, scope: !291)
!296 = !DILocation(line: 279, scope: !291)
!297 = !DILocation(line: 280, scope: !291)
!298 = !DILocation(line: 281, scope: !291)
!299 = !DILocation(line: 20, scope: !300, inlinedAt: !302)
!300 = distinct !DISubprogram(name: "is_space", scope: !301, file: !301, line: 20, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!301 = !DIFile(filename: "c/number.h", directory: ".")
!302 = distinct !DILocation(line: 281, scope: !291)
!303 = !DILocation(line: 282, scope: !291)
!304 = distinct !{!304, !298, !303, !33, !34}
!305 = !DILocation(line: 283, scope: !291)
!306 = !DILocation(line: 0, scope: !291)
!307 = !DILocation(line: 256, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 254, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!309 = distinct !DILocation(line: 284, scope: !291)
!310 = !DILocation(line: 257, scope: !308, inlinedAt: !309)
!311 = !DILocation(line: 258, scope: !308, inlinedAt: !309)
!312 = !DILocation(line: 259, scope: !308, inlinedAt: !309)
!313 = !DILocation(line: 260, scope: !308, inlinedAt: !309)
!314 = !DILocation(line: 261, scope: !308, inlinedAt: !309)
!315 = !DILocation(line: 53, scope: !316, inlinedAt: !318)
!316 = distinct !DISubprogram(name: "any_int", scope: !317, file: !317, line: 51, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!317 = !DIFile(filename: "c/models.h", directory: ".")
!318 = distinct !DILocation(line: 66, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "any_nonnegative", scope: !317, file: !317, line: 66, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!320 = distinct !DILocation(line: 261, scope: !308, inlinedAt: !309)
!321 = !DILocation(line: 54, scope: !316, inlinedAt: !318)
!322 = !DILocation(line: 55, scope: !316, inlinedAt: !318)
!323 = !DILocation(line: 56, scope: !316, inlinedAt: !318)
!324 = !DILocation(line: 66, scope: !319, inlinedAt: !320)
!325 = !DILocation(line: 99, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "store", scope: !1, file: !1, line: 97, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!327 = distinct !DILocation(line: 261, scope: !308, inlinedAt: !309)
!328 = !DILocation(line: 100, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 101, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 102, scope: !326, inlinedAt: !327)
!331 = !DILocation(line: 103, scope: !326, inlinedAt: !327)
!332 = !DILocation(line: 104, scope: !326, inlinedAt: !327)
!333 = !DILocation(line: 105, scope: !326, inlinedAt: !327)
!334 = !DILocation(line: 264, scope: !308, inlinedAt: !309)
!335 = !DILocation(line: 188, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!337 = distinct !DILocation(line: 264, scope: !308, inlinedAt: !309)
!338 = !DILocation(line: 147, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "scan_integer", scope: !1, file: !1, line: 145, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!340 = distinct !DILocation(line: 190, scope: !336, inlinedAt: !337)
!341 = !DILocation(line: 137, scope: !342, inlinedAt: !343)
!342 = distinct !DISubprogram(name: "base_of", scope: !1, file: !1, line: 135, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!343 = distinct !DILocation(line: 147, scope: !339, inlinedAt: !340)
!344 = !DILocation(line: 139, scope: !342, inlinedAt: !343)
!345 = !DILocation(line: 140, scope: !342, inlinedAt: !343)
!346 = !DILocation(line: 141, scope: !342, inlinedAt: !343)
!347 = !DILocation(line: 0, scope: !342, inlinedAt: !343)
!348 = !DILocation(line: 148, scope: !339, inlinedAt: !340)
!349 = !DILocation(line: 150, scope: !339, inlinedAt: !340)
!350 = !DILocation(line: 151, scope: !339, inlinedAt: !340)
!351 = !DILocation(line: 152, scope: !339, inlinedAt: !340)
!352 = !DILocation(line: 99, scope: !326, inlinedAt: !353)
!353 = distinct !DILocation(line: 152, scope: !339, inlinedAt: !340)
!354 = !DILocation(line: 100, scope: !326, inlinedAt: !353)
!355 = !DILocation(line: 101, scope: !326, inlinedAt: !353)
!356 = !DILocation(line: 102, scope: !326, inlinedAt: !353)
!357 = !DILocation(line: 103, scope: !326, inlinedAt: !353)
!358 = !DILocation(line: 104, scope: !326, inlinedAt: !353)
!359 = !DILocation(line: 105, scope: !326, inlinedAt: !353)
!360 = !DILocation(line: 0, scope: !339, inlinedAt: !340)
!361 = !DILocation(line: 154, scope: !339, inlinedAt: !340)
!362 = !DILocation(line: 190, scope: !336, inlinedAt: !337)
!363 = !DILocation(line: 158, scope: !364, inlinedAt: !365)
!364 = distinct !DISubprogram(name: "scan_double", scope: !1, file: !1, line: 156, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!365 = distinct !DILocation(line: 192, scope: !336, inlinedAt: !337)
!366 = !DILocation(line: 159, scope: !364, inlinedAt: !365)
!367 = !DILocation(line: 160, scope: !364, inlinedAt: !365)
!368 = !DILocation(line: 162, scope: !364, inlinedAt: !365)
!369 = !DILocation(line: 163, scope: !364, inlinedAt: !365)
!370 = !DILocation(line: 164, scope: !364, inlinedAt: !365)
!371 = !DILocation(line: 110, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "store_double", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!373 = distinct !DILocation(line: 164, scope: !364, inlinedAt: !365)
!374 = !DILocation(line: 111, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 112, scope: !372, inlinedAt: !373)
!376 = !DILocation(line: 113, scope: !372, inlinedAt: !373)
!377 = !DILocation(line: 114, scope: !372, inlinedAt: !373)
!378 = !DILocation(line: 115, scope: !372, inlinedAt: !373)
!379 = !DILocation(line: 116, scope: !372, inlinedAt: !373)
!380 = !DILocation(line: 117, scope: !372, inlinedAt: !373)
!381 = !DILocation(line: 118, scope: !372, inlinedAt: !373)
!382 = !DILocation(line: 0, scope: !364, inlinedAt: !365)
!383 = !DILocation(line: 166, scope: !364, inlinedAt: !365)
!384 = !DILocation(line: 192, scope: !336, inlinedAt: !337)
!385 = !DILocation(line: 170, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "scan_text", scope: !1, file: !1, line: 168, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!387 = distinct !DILocation(line: 194, scope: !336, inlinedAt: !337)
!388 = !DILocation(line: 171, scope: !386, inlinedAt: !387)
!389 = !DILocation(line: 172, scope: !386, inlinedAt: !387)
!390 = distinct !{!390, !389, !391, !33, !34}
!391 = !DILocation(line: 173, scope: !386, inlinedAt: !387)
!392 = !DILocation(line: 85, scope: !393, inlinedAt: !394)
!393 = distinct !DISubprogram(name: "in_set", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!394 = distinct !DILocation(line: 172, scope: !386, inlinedAt: !387)
!395 = !DILocation(line: 86, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 87, scope: !393, inlinedAt: !394)
!397 = !DILocation(line: 89, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 90, scope: !393, inlinedAt: !394)
!399 = !DILocation(line: 0, scope: !393, inlinedAt: !394)
!400 = distinct !{!400, !392, !401, !33, !34}
!401 = !DILocation(line: 91, scope: !393, inlinedAt: !394)
!402 = !DILocation(line: 92, scope: !393, inlinedAt: !394)
!403 = !DILocation(line: 20, scope: !300, inlinedAt: !404)
!404 = distinct !DILocation(line: 172, scope: !386, inlinedAt: !387)
!405 = distinct !{!405, !389, !391, !33, !34}
!406 = !DILocation(line: 0, scope: !386, inlinedAt: !387)
!407 = !DILocation(line: 174, scope: !386, inlinedAt: !387)
!408 = !DILocation(line: 176, scope: !386, inlinedAt: !387)
!409 = !DILocation(line: 177, scope: !386, inlinedAt: !387)
!410 = !DILocation(line: 125, scope: !411, inlinedAt: !412)
!411 = distinct !DISubprogram(name: "text_object", scope: !1, file: !1, line: 123, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!412 = distinct !DILocation(line: 179, scope: !386, inlinedAt: !387)
!413 = !DILocation(line: 179, scope: !386, inlinedAt: !387)
!414 = !DILocation(line: 85, scope: !415, inlinedAt: !416)
!415 = distinct !DISubprogram(name: "heap_alloc", scope: !317, file: !317, line: 85, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!416 = distinct !DILocation(line: 127, scope: !411, inlinedAt: !412)
!417 = !DILocation(line: 128, scope: !411, inlinedAt: !412)
!418 = !DILocation(line: 129, scope: !411, inlinedAt: !412)
!419 = !DILocation(line: 0, scope: !411, inlinedAt: !412)
!420 = !DILocation(line: 180, scope: !386, inlinedAt: !387)
!421 = !DILocation(line: 181, scope: !386, inlinedAt: !387)
!422 = !DILocation(line: 182, scope: !386, inlinedAt: !387)
!423 = !DILocation(line: 0, scope: !336, inlinedAt: !337)
!424 = !DILocation(line: 221, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 219, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!426 = distinct !DILocation(line: 264, scope: !308, inlinedAt: !309)
!427 = !DILocation(line: 223, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 225, scope: !425, inlinedAt: !426)
!429 = !DILocation(line: 205, scope: !430, inlinedAt: !431)
!430 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 203, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!431 = distinct !DILocation(line: 227, scope: !425, inlinedAt: !426)
!432 = !DILocation(line: 206, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 0, scope: !430, inlinedAt: !431)
!434 = !DILocation(line: 207, scope: !430, inlinedAt: !431)
!435 = !DILocation(line: 80, scope: !436, inlinedAt: !437)
!436 = distinct !DISubprogram(name: "fill", scope: !317, file: !317, line: 78, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!437 = distinct !DILocation(line: 207, scope: !430, inlinedAt: !431)
!438 = !DILocation(line: 81, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 208, scope: !430, inlinedAt: !431)
!440 = !DILocation(line: 210, scope: !430, inlinedAt: !431)
!441 = !DILocation(line: 211, scope: !430, inlinedAt: !431)
!442 = !DILocation(line: 212, scope: !430, inlinedAt: !431)
!443 = !DILocation(line: 214, scope: !430, inlinedAt: !431)
!444 = !DILocation(line: 125, scope: !411, inlinedAt: !445)
!445 = distinct !DILocation(line: 214, scope: !430, inlinedAt: !431)
!446 = !DILocation(line: 85, scope: !415, inlinedAt: !447)
!447 = distinct !DILocation(line: 127, scope: !411, inlinedAt: !445)
!448 = !DILocation(line: 128, scope: !411, inlinedAt: !445)
!449 = !DILocation(line: 129, scope: !411, inlinedAt: !445)
!450 = !DILocation(line: 0, scope: !411, inlinedAt: !445)
!451 = !DILocation(line: 80, scope: !436, inlinedAt: !452)
!452 = distinct !DILocation(line: 215, scope: !430, inlinedAt: !431)
!453 = !DILocation(line: 81, scope: !436, inlinedAt: !452)
!454 = !DILocation(line: 216, scope: !430, inlinedAt: !431)
!455 = !DILocation(line: 217, scope: !430, inlinedAt: !431)
!456 = !DILocation(line: 80, scope: !436, inlinedAt: !457)
!457 = distinct !DILocation(line: 230, scope: !425, inlinedAt: !426)
!458 = !DILocation(line: 81, scope: !436, inlinedAt: !457)
!459 = !DILocation(line: 231, scope: !425, inlinedAt: !426)
!460 = !DILocation(line: 233, scope: !425, inlinedAt: !426)
!461 = !DILocation(line: 80, scope: !436, inlinedAt: !462)
!462 = distinct !DILocation(line: 233, scope: !425, inlinedAt: !426)
!463 = !DILocation(line: 81, scope: !436, inlinedAt: !462)
!464 = !DILocation(line: 234, scope: !425, inlinedAt: !426)
!465 = !DILocation(line: 266, scope: !308, inlinedAt: !309)
!466 = !DILocation(line: 267, scope: !308, inlinedAt: !309)
!467 = !DILocation(line: 268, scope: !308, inlinedAt: !309)
!468 = !DILocation(line: 0, scope: !308, inlinedAt: !309)
!469 = !DILocation(line: 285, scope: !291)
!470 = !DILocation(line: 286, scope: !291)
!471 = !DILocation(line: 20, scope: !300, inlinedAt: !472)
!472 = distinct !DILocation(line: 287, scope: !291)
!473 = !DILocation(line: 287, scope: !291)
!474 = !DILocation(line: 288, scope: !291)
!475 = !DILocation(line: 289, scope: !291)
!476 = !DILocation(line: 20, scope: !300, inlinedAt: !477)
!477 = distinct !DILocation(line: 289, scope: !291)
!478 = !DILocation(line: 290, scope: !291)
!479 = distinct !{!479, !475, !478, !33, !34}
!480 = !DILocation(line: 292, scope: !291)
!481 = !DILocation(line: 293, scope: !291)
!482 = !DILocation(line: 294, scope: !291)
!483 = !DILocation(line: 295, scope: !291)
!484 = !DILocation(line: 296, scope: !291)
!485 = distinct !{!485, !295, !486, !33, !34}
!486 = !DILocation(line: 298, scope: !291)
!487 = !DILocation(line: 299, scope: !291)
!488 = !DILocation(line: 300, scope: !291)
!489 = !DILocation(line: 301, scope: !291)
!490 = distinct !DISubprogram(name: "read_conversion", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!491 = !DILocation(line: 58, scope: !490)
!492 = !DILocation(line: 59, scope: !490)
!493 = !DILocation(line: 60, scope: !490)
!494 = !DILocation(line: 61, scope: !490)
!495 = !DILocation(line: 62, scope: !490)
!496 = !DILocation(line: 63, scope: !490)
!497 = !DILocation(line: 21, scope: !498, inlinedAt: !499)
!498 = distinct !DISubprogram(name: "is_digit", scope: !301, file: !301, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!499 = distinct !DILocation(line: 63, scope: !490)
!500 = !DILocation(line: 64, scope: !490)
!501 = !DILocation(line: 21, scope: !498, inlinedAt: !502)
!502 = distinct !DILocation(line: 64, scope: !490)
!503 = !DILocation(line: 65, scope: !490)
!504 = distinct !{!504, !500, !503, !33, !34}
!505 = !DILocation(line: 66, scope: !490)
!506 = !DILocation(line: 67, scope: !490)
!507 = !DILocation(line: 68, scope: !490)
!508 = !DILocation(line: 69, scope: !490)
!509 = !DILocation(line: 0, scope: !490)
!510 = !DILocation(line: 70, scope: !490)
!511 = !DILocation(line: 71, scope: !490)
!512 = !DILocation(line: 45, scope: !513, inlinedAt: !514)
!513 = distinct !DISubprogram(name: "read_size", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!514 = distinct !DILocation(line: 71, scope: !490)
!515 = !DILocation(line: 46, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 47, scope: !513, inlinedAt: !514)
!517 = !DILocation(line: 48, scope: !513, inlinedAt: !514)
!518 = !DILocation(line: 49, scope: !513, inlinedAt: !514)
!519 = !DILocation(line: 50, scope: !513, inlinedAt: !514)
!520 = !DILocation(line: 51, scope: !513, inlinedAt: !514)
!521 = !DILocation(line: 0, scope: !513, inlinedAt: !514)
!522 = !DILocation(line: 72, scope: !490)
!523 = !DILocation(line: 73, scope: !490)
!524 = !DILocation(line: 75, scope: !490)
!525 = !DILocation(line: 32, scope: !526, inlinedAt: !527)
!526 = distinct !DISubprogram(name: "read_set", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!527 = distinct !DILocation(line: 76, scope: !490)
!528 = !DILocation(line: 33, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 34, scope: !526, inlinedAt: !527)
!530 = !DILocation(line: 35, scope: !526, inlinedAt: !527)
!531 = !DILocation(line: 37, scope: !526, inlinedAt: !527)
!532 = !DILocation(line: 0, scope: !526, inlinedAt: !527)
!533 = !DILocation(line: 38, scope: !526, inlinedAt: !527)
!534 = distinct !{!534, !531, !533, !33, !34}
!535 = !DILocation(line: 39, scope: !526, inlinedAt: !527)
!536 = !DILocation(line: 40, scope: !526, inlinedAt: !527)
!537 = !DILocation(line: 76, scope: !490)
!538 = !DILocation(line: 77, scope: !490)
!539 = !DILocation(line: 78, scope: !490)
!540 = !DILocation(line: 79, scope: !490)
