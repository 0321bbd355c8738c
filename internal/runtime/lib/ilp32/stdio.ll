target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.stream = type { i32, i32, i8, i8 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct._G_fpos_t = type { i32, %struct.__mbstate_t }
%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }

@standard = internal global [3 x %struct.stream] [%struct.stream { i32 0, i32 1, i8 0, i8 0 }, %struct.stream { i32 1, i32 1, i8 0, i8 0 }, %struct.stream { i32 2, i32 1, i8 0, i8 0 }], align 4
@stdin = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast ([3 x %struct.stream]* @standard to %struct._IO_FILE*), align 4
@stdout = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast (i32* getelementptr inbounds ([3 x %struct.stream], [3 x %struct.stream]* @standard, i32 0, i32 1, i32 0) to %struct._IO_FILE*), align 4
@stderr = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast (i32* getelementptr inbounds ([3 x %struct.stream], [3 x %struct.stream]* @standard, i32 0, i32 2, i32 0) to %struct._IO_FILE*), align 4
@.str = private unnamed_addr constant [6 x i8] c"fopen\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"fdopen\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"tmpfile\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"popen\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"freopen\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"fmemopen\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"pclose\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"feof\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"ferror\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"fread\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"fgetc\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"getc\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"getchar\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"fgets\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"stdio\00", align 1
@.str.15 = private unnamed_addr constant [41 x i8] c"gets is assumed to read a line that fits\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"getline\00", align 1
@.str.17 = private unnamed_addr constant [51 x i8] c"getline is assumed to read lines of up to 63 bytes\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"fseek\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"fseeko\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"ftell\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"ftello\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"fgetpos\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"remove\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"rename\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

define dso_local %struct._IO_FILE* @__mw_new_stream(i32 noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !12
  %3 = bitcast i8* %2 to i32*, !dbg !16
  store i32 %0, i32* %3, align 4, !dbg !16
  %4 = getelementptr inbounds i8, i8* %2, i32 4, !dbg !16
  %5 = bitcast i8* %4 to i32*, !dbg !16
  store i32 0, i32* %5, align 4, !dbg !16
  %6 = getelementptr inbounds i8, i8* %2, i32 8, !dbg !16
  store i8 0, i8* %6, align 4, !dbg !16
  %7 = getelementptr inbounds i8, i8* %2, i32 9, !dbg !16
  store i8 0, i8* %7, align 1, !dbg !16
  %8 = bitcast i8* %2 to %struct._IO_FILE*, !dbg !17
  ret %struct._IO_FILE* %8, !dbg !17
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local noalias %struct._IO_FILE* @fopen(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !18 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !19
  br label %3, !dbg !22

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !25
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !22
  %6 = load i8, i8* %5, align 1, !dbg !22
  %7 = icmp eq i8 %6, 0, !dbg !22
  %8 = add i32 %4, 1, !dbg !26
  br i1 %7, label %9, label %3, !dbg !22, !llvm.loop !27

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #7, !dbg !30
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #7, !dbg !31
  br label %10, !dbg !33

10:
  %11 = phi i32 [ 0, %9 ], [ %15, %10 ], !dbg !35
  %12 = getelementptr i8, i8* %1, i32 %11, !dbg !33
  %13 = load i8, i8* %12, align 1, !dbg !33
  %14 = icmp eq i8 %13, 0, !dbg !33
  %15 = add i32 %11, 1, !dbg !36
  br i1 %14, label %16, label %10, !dbg !33, !llvm.loop !37

16:
  call void @__midway_touched(i8* noundef %1, i32 noundef %15, i32 noundef 0) #7, !dbg !38
  %17 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #7, !dbg !39
  %18 = icmp eq i32 %17, 0, !dbg !39
  br i1 %18, label %19, label %22, !dbg !39

19:
  %20 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !42
  %21 = bitcast i8* %20 to i32*, !dbg !47
  store i32 2, i32* %21, align 4, !dbg !47
  br label %31, !dbg !48

22:
  %23 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !49
  %24 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !50
  %25 = bitcast i8* %24 to i32*, !dbg !53
  store i32 %23, i32* %25, align 4, !dbg !53
  %26 = getelementptr inbounds i8, i8* %24, i32 4, !dbg !53
  %27 = bitcast i8* %26 to i32*, !dbg !53
  store i32 0, i32* %27, align 4, !dbg !53
  %28 = getelementptr inbounds i8, i8* %24, i32 8, !dbg !53
  store i8 0, i8* %28, align 4, !dbg !53
  %29 = getelementptr inbounds i8, i8* %24, i32 9, !dbg !53
  store i8 0, i8* %29, align 1, !dbg !53
  %30 = bitcast i8* %24 to %struct._IO_FILE*, !dbg !54
  br label %31, !dbg !49

31:
  %32 = phi %struct._IO_FILE* [ null, %19 ], [ %30, %22 ], !dbg !55
  ret %struct._IO_FILE* %32, !dbg !56
}

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !57 {
  %3 = call noalias %struct._IO_FILE* @fopen(i8* noundef %0, i8* noundef %1) #8, !dbg !58
  ret %struct._IO_FILE* %3, !dbg !58
}

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !59 {
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0)) #7, !dbg !60
  %4 = icmp eq i32 %3, 0, !dbg !60
  br i1 %4, label %5, label %8, !dbg !60

5:
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !62
  %7 = bitcast i8* %6 to i32*, !dbg !65
  store i32 2, i32* %7, align 4, !dbg !65
  br label %17, !dbg !66

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !67
  %10 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !68
  %11 = bitcast i8* %10 to i32*, !dbg !71
  store i32 %9, i32* %11, align 4, !dbg !71
  %12 = getelementptr inbounds i8, i8* %10, i32 4, !dbg !71
  %13 = bitcast i8* %12 to i32*, !dbg !71
  store i32 0, i32* %13, align 4, !dbg !71
  %14 = getelementptr inbounds i8, i8* %10, i32 8, !dbg !71
  store i8 0, i8* %14, align 4, !dbg !71
  %15 = getelementptr inbounds i8, i8* %10, i32 9, !dbg !71
  store i8 0, i8* %15, align 1, !dbg !71
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !72
  br label %17, !dbg !67

17:
  %18 = phi %struct._IO_FILE* [ null, %5 ], [ %16, %8 ], !dbg !73
  ret %struct._IO_FILE* %18, !dbg !74
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr #0 !dbg !75 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !76
  %2 = icmp eq i32 %1, 0, !dbg !76
  br i1 %2, label %3, label %6, !dbg !76

3:
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !78
  %5 = bitcast i8* %4 to i32*, !dbg !81
  store i32 2, i32* %5, align 4, !dbg !81
  br label %15, !dbg !82

6:
  %7 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !83
  %8 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !84
  %9 = bitcast i8* %8 to i32*, !dbg !87
  store i32 %7, i32* %9, align 4, !dbg !87
  %10 = getelementptr inbounds i8, i8* %8, i32 4, !dbg !87
  %11 = bitcast i8* %10 to i32*, !dbg !87
  store i32 0, i32* %11, align 4, !dbg !87
  %12 = getelementptr inbounds i8, i8* %8, i32 8, !dbg !87
  store i8 0, i8* %12, align 4, !dbg !87
  %13 = getelementptr inbounds i8, i8* %8, i32 9, !dbg !87
  store i8 0, i8* %13, align 1, !dbg !87
  %14 = bitcast i8* %8 to %struct._IO_FILE*, !dbg !88
  br label %15, !dbg !83

15:
  %16 = phi %struct._IO_FILE* [ null, %3 ], [ %14, %6 ], !dbg !89
  ret %struct._IO_FILE* %16, !dbg !90
}

define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !91 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !92
  br label %3, !dbg !94

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !96
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !94
  %6 = load i8, i8* %5, align 1, !dbg !94
  %7 = icmp eq i8 %6, 0, !dbg !94
  %8 = add i32 %4, 1, !dbg !97
  br i1 %7, label %9, label %3, !dbg !94, !llvm.loop !98

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #7, !dbg !99
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !100
  %11 = icmp eq i32 %10, 0, !dbg !100
  br i1 %11, label %12, label %15, !dbg !100

12:
  %13 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !102
  %14 = bitcast i8* %13 to i32*, !dbg !105
  store i32 2, i32* %14, align 4, !dbg !105
  br label %24, !dbg !106

15:
  %16 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !107
  %17 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !108
  %18 = bitcast i8* %17 to i32*, !dbg !111
  store i32 %16, i32* %18, align 4, !dbg !111
  %19 = getelementptr inbounds i8, i8* %17, i32 4, !dbg !111
  %20 = bitcast i8* %19 to i32*, !dbg !111
  store i32 0, i32* %20, align 4, !dbg !111
  %21 = getelementptr inbounds i8, i8* %17, i32 8, !dbg !111
  store i8 0, i8* %21, align 4, !dbg !111
  %22 = getelementptr inbounds i8, i8* %17, i32 9, !dbg !111
  store i8 0, i8* %22, align 1, !dbg !111
  %23 = bitcast i8* %17 to %struct._IO_FILE*, !dbg !112
  br label %24, !dbg !107

24:
  %25 = phi %struct._IO_FILE* [ null, %12 ], [ %23, %15 ], !dbg !113
  ret %struct._IO_FILE* %25, !dbg !114
}

define dso_local %struct._IO_FILE* @freopen(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct._IO_FILE* noalias noundef writeonly %2) local_unnamed_addr #0 !dbg !115 {
  %4 = bitcast %struct._IO_FILE* %2 to %struct.stream*, !dbg !116
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %4, i32 0, i32 3, !dbg !120
  store i8 0, i8* %5, align 1, !dbg !120
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i32 0, i32 2, !dbg !120
  %7 = bitcast i8** %6 to i8*, !dbg !120
  store i8 0, i8* %7, align 4, !dbg !120
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #7, !dbg !121
  %9 = icmp eq i32 %8, 0, !dbg !121
  %10 = select i1 %9, %struct._IO_FILE* null, %struct._IO_FILE* %2, !dbg !121
  ret %struct._IO_FILE* %10, !dbg !121
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fmemopen(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !122 {
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !123
  %5 = icmp eq i32 %4, 0, !dbg !123
  br i1 %5, label %6, label %9, !dbg !123

6:
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !125
  %8 = bitcast i8* %7 to i32*, !dbg !128
  store i32 2, i32* %8, align 4, !dbg !128
  br label %18, !dbg !129

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !130
  %11 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !131
  %12 = bitcast i8* %11 to i32*, !dbg !134
  store i32 %10, i32* %12, align 4, !dbg !134
  %13 = getelementptr inbounds i8, i8* %11, i32 4, !dbg !134
  %14 = bitcast i8* %13 to i32*, !dbg !134
  store i32 0, i32* %14, align 4, !dbg !134
  %15 = getelementptr inbounds i8, i8* %11, i32 8, !dbg !134
  store i8 0, i8* %15, align 4, !dbg !134
  %16 = getelementptr inbounds i8, i8* %11, i32 9, !dbg !134
  store i8 0, i8* %16, align 1, !dbg !134
  %17 = bitcast i8* %11 to %struct._IO_FILE*, !dbg !135
  br label %18, !dbg !130

18:
  %19 = phi %struct._IO_FILE* [ null, %6 ], [ %17, %9 ], !dbg !136
  ret %struct._IO_FILE* %19, !dbg !137
}

define dso_local i32 @fclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !138 {
  %2 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 1, !dbg !139
  %3 = bitcast i8** %2 to i32*, !dbg !139
  %4 = load i32, i32* %3, align 4, !dbg !139
  %5 = icmp eq i32 %4, 0, !dbg !139
  br i1 %5, label %6, label %8, !dbg !139

6:
  %7 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !140
  call void @__midway_free(i8* noundef %7, i32 noundef 3) #7, !dbg !140
  br label %8, !dbg !140

8:
  ret i32 0, !dbg !141
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !142 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 1, !dbg !143
  %4 = bitcast i8** %3 to i32*, !dbg !143
  %5 = load i32, i32* %4, align 4, !dbg !143
  %6 = icmp eq i32 %5, 0, !dbg !143
  br i1 %6, label %7, label %9, !dbg !143

7:
  %8 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !145
  call void @__midway_free(i8* noundef %8, i32 noundef 3) #7, !dbg !145
  br label %9, !dbg !145

9:
  %10 = bitcast i32* %2 to i8*, !dbg !146
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #9, !dbg !146
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !149
  %11 = load i32, i32* %2, align 4, !dbg !150
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #9, !dbg !151
  ret i32 %11, !dbg !152
}

define dso_local i32 @fflush(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !153 {
  ret i32 0, !dbg !154
}

define dso_local i32 @fflush_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !155 {
  ret i32 0, !dbg !156
}

define dso_local i32 @fileno(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr #4 !dbg !157 {
  %2 = getelementptr %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 0, !dbg !158
  %3 = load i32, i32* %2, align 4, !dbg !158
  ret i32 %3, !dbg !158
}

define dso_local i32 @setvbuf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !159 {
  ret i32 0, !dbg !160
}

define dso_local void @setbuf(%struct._IO_FILE* noalias nocapture noundef %0, i8* noalias nocapture noundef %1) local_unnamed_addr #3 !dbg !161 {
  ret void, !dbg !162
}

define dso_local void @setlinebuf(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !163 {
  ret void, !dbg !164
}

define dso_local void @flockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !165 {
  ret void, !dbg !166
}

define dso_local void @funlockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !167 {
  ret void, !dbg !168
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !169 {
  ret i32 0, !dbg !170
}

define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !171 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !172
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !175
  %3 = load i8, i8* %2, align 1, !dbg !176
  %4 = and i8 %3, 1, !dbg !176
  %5 = zext i8 %4 to i32, !dbg !176
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !177
  ret i32 %5, !dbg !178
}

define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !179 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !180
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !182
  %3 = load i8, i8* %2, align 1, !dbg !183
  %4 = and i8 %3, 1, !dbg !183
  %5 = zext i8 %4 to i32, !dbg !183
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !184
  ret i32 %5, !dbg !185
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !186 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !187
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !189
  %3 = load i8, i8* %2, align 1, !dbg !190
  %4 = and i8 %3, 1, !dbg !190
  %5 = zext i8 %4 to i32, !dbg !190
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !191
  ret i32 %5, !dbg !192
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !193 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !194
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !196
  %3 = load i8, i8* %2, align 1, !dbg !197
  %4 = and i8 %3, 1, !dbg !197
  %5 = zext i8 %4 to i32, !dbg !197
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !198
  ret i32 %5, !dbg !199
}

define dso_local void @clearerr(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !200 {
  ret void, !dbg !201
}

define dso_local i32 @fread(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !202 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !203
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !203
  %7 = mul i32 %2, %1, !dbg !204
  call void @__midway_check(i8* noundef %0, i32 noundef %7, i32 noundef 1) #7, !dbg !205
  call void @__midway_nondet(i8* noundef %0, i32 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !208
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !209
  %8 = load i32, i32* %5, align 4, !dbg !210
  %9 = icmp ule i32 %8, %2, !dbg !210
  %10 = zext i1 %9 to i32, !dbg !210
  call void @__midway_assume(i32 noundef %10) #7, !dbg !210
  %11 = load i32, i32* %5, align 4, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !212
  ret i32 %11, !dbg !211
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i32 @fread_unlocked(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !213 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !214
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !214, !noalias !216
  %7 = mul i32 %2, %1, !dbg !219
  call void @__midway_check(i8* noundef %0, i32 noundef %7, i32 noundef 1) #7, !dbg !220
  call void @__midway_nondet(i8* noundef %0, i32 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !222
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !223
  %8 = load i32, i32* %5, align 4, !dbg !224, !noalias !216
  %9 = icmp ule i32 %8, %2, !dbg !224
  %10 = zext i1 %9 to i32, !dbg !224
  call void @__midway_assume(i32 noundef %10) #7, !dbg !224
  %11 = load i32, i32* %5, align 4, !dbg !225, !noalias !216
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !226, !noalias !216
  ret i32 %11, !dbg !227
}

define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !228 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !229
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !229
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !232
  %4 = load i16, i16* %2, align 2, !dbg !233
  %5 = icmp slt i16 %4, 0, !dbg !233
  %6 = and i16 %4, 255, !dbg !233
  %7 = zext i16 %6 to i32, !dbg !233
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !233
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !234
  ret i32 %8, !dbg !235
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !236 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !237
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !237
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !239
  %4 = load i16, i16* %2, align 2, !dbg !240
  %5 = icmp slt i16 %4, 0, !dbg !240
  %6 = and i16 %4, 255, !dbg !240
  %7 = zext i16 %6 to i32, !dbg !240
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !240
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !241
  ret i32 %8, !dbg !242
}

define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !243 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !244
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !244
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !246
  %4 = load i16, i16* %2, align 2, !dbg !247
  %5 = icmp slt i16 %4, 0, !dbg !247
  %6 = and i16 %4, 255, !dbg !247
  %7 = zext i16 %6 to i32, !dbg !247
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !247
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !248
  ret i32 %8, !dbg !249
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !250 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !251
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !251
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !253
  %4 = load i16, i16* %2, align 2, !dbg !254
  %5 = icmp slt i16 %4, 0, !dbg !254
  %6 = and i16 %4, 255, !dbg !254
  %7 = zext i16 %6 to i32, !dbg !254
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !254
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !255
  ret i32 %8, !dbg !256
}

define dso_local i32 @_IO_getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !257 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !258
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !258
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !260
  %4 = load i16, i16* %2, align 2, !dbg !261
  %5 = icmp slt i16 %4, 0, !dbg !261
  %6 = and i16 %4, 255, !dbg !261
  %7 = zext i16 %6 to i32, !dbg !261
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !261
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !262
  ret i32 %8, !dbg !263
}

define dso_local i32 @getchar() local_unnamed_addr #0 !dbg !264 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !265
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !265
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !267
  %3 = load i16, i16* %1, align 2, !dbg !268
  %4 = icmp slt i16 %3, 0, !dbg !268
  %5 = and i16 %3, 255, !dbg !268
  %6 = zext i16 %5 to i32, !dbg !268
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !268
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !269
  ret i32 %7, !dbg !270
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 !dbg !271 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !272
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !272
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !274
  %3 = load i16, i16* %1, align 2, !dbg !275
  %4 = icmp slt i16 %3, 0, !dbg !275
  %5 = and i16 %3, 255, !dbg !275
  %6 = zext i16 %5 to i32, !dbg !275
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !275
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !276
  ret i32 %7, !dbg !277
}

define dso_local i32 @ungetc(i32 noundef returned %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !278 {
  ret i32 %0, !dbg !279
}

define dso_local i8* @fgets(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture readnone %2) local_unnamed_addr #0 !dbg !280 {
  %4 = icmp slt i32 %1, 1, !dbg !281
  br i1 %4, label %11, label %5, !dbg !281

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !281
  %7 = icmp eq i32 %6, 0, !dbg !281
  br i1 %7, label %11, label %8, !dbg !281

8:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !282
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !284
  %9 = add i32 %1, -1, !dbg !285
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !285
  store i8 0, i8* %10, align 1, !dbg !285
  br label %11, !dbg !286

11:
  %12 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !287
  ret i8* %12, !dbg !288
}

define dso_local i8* @fgets_unlocked(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !289 {
  call void @llvm.experimental.noalias.scope.decl(metadata !290), !dbg !293
  %4 = icmp slt i32 %1, 1, !dbg !294
  br i1 %4, label %11, label %5, !dbg !294

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !294, !noalias !290
  %7 = icmp eq i32 %6, 0, !dbg !294
  br i1 %7, label %11, label %8, !dbg !294

8:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !296
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !298
  %9 = add i32 %1, -1, !dbg !299
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !299
  store i8 0, i8* %10, align 1, !dbg !299, !alias.scope !290
  br label %11, !dbg !300

11:
  %12 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !301
  ret i8* %12, !dbg !293
}

define dso_local i8* @gets(i8* noundef %0) local_unnamed_addr #0 !dbg !302 {
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !303
  %2 = call i32 @__midway_object_size(i8* noundef %0) #7, !dbg !304
  call void @llvm.experimental.noalias.scope.decl(metadata !305), !dbg !304
  %3 = icmp slt i32 %2, 1, !dbg !308
  br i1 %3, label %10, label %4, !dbg !308

4:
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !308, !noalias !305
  %6 = icmp eq i32 %5, 0, !dbg !308
  br i1 %6, label %10, label %7, !dbg !308

7:
  call void @__midway_check(i8* noundef %0, i32 noundef %2, i32 noundef 1) #7, !dbg !310
  call void @__midway_nondet(i8* noundef %0, i32 noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !312
  %8 = add i32 %2, -1, !dbg !313
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !313
  store i8 0, i8* %9, align 1, !dbg !313, !alias.scope !305
  br label %10, !dbg !314

10:
  %11 = phi i8* [ %0, %7 ], [ null, %4 ], [ null, %1 ], !dbg !315
  ret i8* %11, !dbg !304
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i32 @getdelim(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, i32 %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !316 {
  %5 = alloca i32, align 4
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !317
  %7 = icmp eq i32 %6, 0, !dbg !317
  br i1 %7, label %24, label %8, !dbg !317

8:
  %9 = load i8*, i8** %0, align 4, !dbg !318
  %10 = icmp eq i8* %9, null, !dbg !318
  br i1 %10, label %14, label %11, !dbg !318

11:
  %12 = load i32, i32* %1, align 4, !dbg !318
  %13 = icmp ult i32 %12, 64, !dbg !318
  br i1 %13, label %14, label %16, !dbg !318

14:
  %15 = call i8* @realloc(i8* noundef %9, i32 noundef 64) #7, !dbg !319
  store i8* %15, i8** %0, align 4, !dbg !319
  store i32 64, i32* %1, align 4, !dbg !320
  br label %16, !dbg !321

16:
  %17 = load i8*, i8** %0, align 4, !dbg !322
  call void @__midway_check(i8* noundef %17, i32 noundef 64, i32 noundef 1) #7, !dbg !323
  call void @__midway_nondet(i8* noundef %17, i32 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !325
  %18 = getelementptr i8, i8* %17, i32 63, !dbg !326
  store i8 0, i8* %18, align 1, !dbg !326
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !327
  %19 = bitcast i32* %5 to i8*, !dbg !328
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %19) #9, !dbg !328
  call void @__midway_nondet(i8* noundef nonnull %19, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !333
  %20 = load i32, i32* %5, align 4, !dbg !334
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %19) #9, !dbg !335
  %21 = add i32 %20, -1, !dbg !336
  %22 = icmp ult i32 %21, 63, !dbg !336
  %23 = zext i1 %22 to i32, !dbg !336
  call void @__midway_assume(i32 noundef %23) #7, !dbg !336
  br label %24, !dbg !337

24:
  %25 = phi i32 [ %20, %16 ], [ -1, %4 ], !dbg !338
  ret i32 %25, !dbg !339
}

declare !dbg !340 i8* @realloc(i8* noundef, i32 noundef) local_unnamed_addr #5

define dso_local i32 @getline(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !342 {
  %4 = call i32 @getdelim(i8** noundef %0, i32* noundef %1, i32 undef, %struct._IO_FILE* undef) #8, !dbg !343
  ret i32 %4, !dbg !343
}

define dso_local i32 @fwrite(i8* noalias noundef %0, i32 noundef %1, i32 noundef returned %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !344 {
  %5 = mul i32 %2, %1, !dbg !345
  call void @__midway_check(i8* noundef %0, i32 noundef %5, i32 noundef 0) #7, !dbg !345
  ret i32 %2, !dbg !346
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fwrite_unlocked(i8* noalias noundef %0, i32 noundef %1, i32 noundef returned %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !347 {
  %5 = mul i32 %2, %1, !dbg !348
  call void @__midway_check(i8* noundef %0, i32 noundef %5, i32 noundef 0) #7, !dbg !348
  ret i32 %2, !dbg !350
}

define dso_local i32 @fputs(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture readnone %1) local_unnamed_addr #0 !dbg !351 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !352
  br label %3, !dbg !354

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !356
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !354
  %6 = load i8, i8* %5, align 1, !dbg !354
  %7 = icmp eq i8 %6, 0, !dbg !354
  %8 = add i32 %4, 1, !dbg !357
  br i1 %7, label %9, label %3, !dbg !354, !llvm.loop !358

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #7, !dbg !359
  ret i32 1, !dbg !360
}

define dso_local i32 @fputs_unlocked(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !361 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !362
  br label %3, !dbg !365

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !367
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !365
  %6 = load i8, i8* %5, align 1, !dbg !365, !alias.scope !368
  %7 = icmp eq i8 %6, 0, !dbg !365
  %8 = add i32 %4, 1, !dbg !371
  br i1 %7, label %9, label %3, !dbg !365, !llvm.loop !372

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #7, !dbg !373
  ret i32 1, !dbg !374
}

define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #0 !dbg !375 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !376
  br label %2, !dbg !378

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !380
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !378
  %5 = load i8, i8* %4, align 1, !dbg !378
  %6 = icmp eq i8 %5, 0, !dbg !378
  %7 = add i32 %3, 1, !dbg !381
  br i1 %6, label %8, label %2, !dbg !378, !llvm.loop !382

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #7, !dbg !383
  ret i32 1, !dbg !384
}

define dso_local i32 @fputc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !385 {
  %3 = and i32 %0, 255, !dbg !386
  ret i32 %3, !dbg !386
}

define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !387 {
  %3 = and i32 %0, 255, !dbg !388
  ret i32 %3, !dbg !388
}

define dso_local i32 @putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !389 {
  %3 = and i32 %0, 255, !dbg !390
  ret i32 %3, !dbg !390
}

define dso_local i32 @putc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !391 {
  %3 = and i32 %0, 255, !dbg !392
  ret i32 %3, !dbg !392
}

define dso_local i32 @_IO_putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !393 {
  %3 = and i32 %0, 255, !dbg !394
  ret i32 %3, !dbg !394
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #3 !dbg !395 {
  %2 = and i32 %0, 255, !dbg !396
  ret i32 %2, !dbg !396
}

define dso_local i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #3 !dbg !397 {
  %2 = and i32 %0, 255, !dbg !398
  ret i32 %2, !dbg !398
}

define dso_local i32 @putw(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !399 {
  ret i32 0, !dbg !400
}

define dso_local i32 @fseek(%struct._IO_FILE* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !401 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !402
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !402
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0)) #7, !dbg !406
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !407
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !408
  %7 = bitcast i8* %6 to i32*, !dbg !410
  %8 = load i8, i8* %5, align 1, !dbg !410
  %9 = and i8 %8, 127, !dbg !410
  %10 = add nuw i8 %9, 1, !dbg !410
  %11 = load i8, i8* %4, align 1, !dbg !411
  %12 = and i8 %11, 1, !dbg !411
  %13 = icmp eq i8 %12, 0, !dbg !411
  br i1 %13, label %20, label %14, !dbg !411

14:
  %15 = icmp eq i8 %10, 4, !dbg !412
  %16 = icmp eq i8 %10, 11, !dbg !412
  %17 = or i1 %15, %16, !dbg !412
  %18 = zext i8 %10 to i32, !dbg !410
  %19 = select i1 %17, i32 5, i32 %18, !dbg !412
  br label %22, !dbg !411

20:
  %21 = load i32, i32* %7, align 4, !dbg !411
  br label %22, !dbg !411

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !411
  store i32 %23, i32* %7, align 4, !dbg !411
  %24 = sub nsw i8 0, %12, !dbg !413
  %25 = sext i8 %24 to i32, !dbg !413
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !414
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !414
  ret i32 %25, !dbg !415
}

define dso_local i32 @fseeko(%struct._IO_FILE* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !416 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !417
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !417
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0)) #7, !dbg !419
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !420
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !421
  %7 = bitcast i8* %6 to i32*, !dbg !423
  %8 = load i8, i8* %5, align 1, !dbg !423
  %9 = and i8 %8, 127, !dbg !423
  %10 = add nuw i8 %9, 1, !dbg !423
  %11 = load i8, i8* %4, align 1, !dbg !424
  %12 = and i8 %11, 1, !dbg !424
  %13 = icmp eq i8 %12, 0, !dbg !424
  br i1 %13, label %20, label %14, !dbg !424

14:
  %15 = icmp eq i8 %10, 4, !dbg !425
  %16 = icmp eq i8 %10, 11, !dbg !425
  %17 = or i1 %15, %16, !dbg !425
  %18 = zext i8 %10 to i32, !dbg !423
  %19 = select i1 %17, i32 5, i32 %18, !dbg !425
  br label %22, !dbg !424

20:
  %21 = load i32, i32* %7, align 4, !dbg !424
  br label %22, !dbg !424

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !424
  store i32 %23, i32* %7, align 4, !dbg !424
  %24 = sub nsw i8 0, %12, !dbg !426
  %25 = sext i8 %24 to i32, !dbg !426
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !427
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !427
  ret i32 %25, !dbg !428
}

define dso_local i32 @fseeko64(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !429 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !430
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !430
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0)) #7, !dbg !432
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !433
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !434
  %7 = bitcast i8* %6 to i32*, !dbg !436
  %8 = load i8, i8* %5, align 1, !dbg !436
  %9 = and i8 %8, 127, !dbg !436
  %10 = add nuw i8 %9, 1, !dbg !436
  %11 = load i8, i8* %4, align 1, !dbg !437
  %12 = and i8 %11, 1, !dbg !437
  %13 = icmp eq i8 %12, 0, !dbg !437
  br i1 %13, label %20, label %14, !dbg !437

14:
  %15 = icmp eq i8 %10, 4, !dbg !438
  %16 = icmp eq i8 %10, 11, !dbg !438
  %17 = or i1 %15, %16, !dbg !438
  %18 = zext i8 %10 to i32, !dbg !436
  %19 = select i1 %17, i32 5, i32 %18, !dbg !438
  br label %22, !dbg !437

20:
  %21 = load i32, i32* %7, align 4, !dbg !437
  br label %22, !dbg !437

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !437
  store i32 %23, i32* %7, align 4, !dbg !437
  %24 = sub nsw i8 0, %12, !dbg !439
  %25 = sext i8 %24 to i32, !dbg !439
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !440
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !440
  ret i32 %25, !dbg !441
}

define dso_local i32 @ftell(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !442 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !443
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !443
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i32 0, i32 0)) #7, !dbg !446
  %4 = load i32, i32* %2, align 4, !dbg !447
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !448
  %5 = icmp sgt i32 %4, -2, !dbg !449
  %6 = zext i1 %5 to i32, !dbg !449
  call void @__midway_assume(i32 noundef %6) #7, !dbg !449
  ret i32 %4, !dbg !450
}

define dso_local i32 @ftello(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !451 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !452
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !452
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #7, !dbg !455
  %4 = load i32, i32* %2, align 4, !dbg !456
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !457
  %5 = icmp sgt i32 %4, -2, !dbg !458
  %6 = zext i1 %5 to i32, !dbg !458
  call void @__midway_assume(i32 noundef %6) #7, !dbg !458
  ret i32 %4, !dbg !459
}

define dso_local i64 @ftello64(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !460 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !461
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9, !dbg !461
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #7, !dbg !464
  %4 = load i32, i32* %2, align 4, !dbg !465
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9, !dbg !466
  %5 = icmp sgt i32 %4, -2, !dbg !467
  %6 = zext i1 %5 to i32, !dbg !467
  call void @__midway_assume(i32 noundef %6) #7, !dbg !467
  %7 = sext i32 %4 to i64, !dbg !468
  ret i64 %7, !dbg !468
}

define dso_local void @rewind(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !469 {
  ret void, !dbg !470
}

define dso_local i32 @fgetpos(%struct._IO_FILE* noalias nocapture noundef readnone %0, %struct._G_fpos_t* noalias noundef %1) local_unnamed_addr #0 !dbg !471 {
  %3 = bitcast %struct._G_fpos_t* %1 to i8*, !dbg !472
  call void @__midway_check(i8* noundef %3, i32 noundef 12, i32 noundef 1) #7, !dbg !473
  call void @__midway_nondet(i8* noundef %3, i32 noundef 12, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !475
  ret i32 0, !dbg !476
}

define dso_local i32 @fsetpos(%struct._IO_FILE* nocapture noundef readnone %0, %struct._G_fpos_t* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !477 {
  ret i32 0, !dbg !478
}

define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 !dbg !479 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !480
  br label %4, !dbg !482

4:
  %5 = phi i32 [ 0, %1 ], [ %9, %4 ], !dbg !484
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !482
  %7 = load i8, i8* %6, align 1, !dbg !482
  %8 = icmp eq i8 %7, 0, !dbg !482
  %9 = add i32 %5, 1, !dbg !485
  br i1 %8, label %10, label %4, !dbg !482, !llvm.loop !486

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #7, !dbg !487
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !488
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !488
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !490
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !491
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !492
  %12 = bitcast i8* %11 to i32*, !dbg !494
  %13 = load i8, i8* %3, align 1, !dbg !494
  %14 = and i8 %13, 127, !dbg !494
  %15 = add nuw i8 %14, 1, !dbg !494
  %16 = load i8, i8* %2, align 1, !dbg !495
  %17 = and i8 %16, 1, !dbg !495
  %18 = icmp eq i8 %17, 0, !dbg !495
  br i1 %18, label %25, label %19, !dbg !495

19:
  %20 = icmp eq i8 %15, 4, !dbg !496
  %21 = icmp eq i8 %15, 11, !dbg !496
  %22 = or i1 %20, %21, !dbg !496
  %23 = zext i8 %15 to i32, !dbg !494
  %24 = select i1 %22, i32 5, i32 %23, !dbg !496
  br label %27, !dbg !495

25:
  %26 = load i32, i32* %12, align 4, !dbg !495
  br label %27, !dbg !495

27:
  %28 = phi i32 [ %24, %19 ], [ %26, %25 ], !dbg !495
  store i32 %28, i32* %12, align 4, !dbg !495
  %29 = sub nsw i8 0, %17, !dbg !497
  %30 = sext i8 %29 to i32, !dbg !497
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !498
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !498
  ret i32 %30, !dbg !499
}

define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !500 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !501
  br label %5, !dbg !503

5:
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ], !dbg !505
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !503
  %8 = load i8, i8* %7, align 1, !dbg !503
  %9 = icmp eq i8 %8, 0, !dbg !503
  %10 = add i32 %6, 1, !dbg !506
  br i1 %9, label %11, label %5, !dbg !503, !llvm.loop !507

11:
  call void @__midway_touched(i8* noundef %0, i32 noundef %10, i32 noundef 0) #7, !dbg !508
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #7, !dbg !509
  br label %12, !dbg !511

12:
  %13 = phi i32 [ 0, %11 ], [ %17, %12 ], !dbg !513
  %14 = getelementptr i8, i8* %1, i32 %13, !dbg !511
  %15 = load i8, i8* %14, align 1, !dbg !511
  %16 = icmp eq i8 %15, 0, !dbg !511
  %17 = add i32 %13, 1, !dbg !514
  br i1 %16, label %18, label %12, !dbg !511, !llvm.loop !515

18:
  call void @__midway_touched(i8* noundef %1, i32 noundef %17, i32 noundef 0) #7, !dbg !516
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !517
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !517
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0)) #7, !dbg !519
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !520
  %19 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !521
  %20 = bitcast i8* %19 to i32*, !dbg !523
  %21 = load i8, i8* %4, align 1, !dbg !523
  %22 = and i8 %21, 127, !dbg !523
  %23 = add nuw i8 %22, 1, !dbg !523
  %24 = load i8, i8* %3, align 1, !dbg !524
  %25 = and i8 %24, 1, !dbg !524
  %26 = icmp eq i8 %25, 0, !dbg !524
  br i1 %26, label %33, label %27, !dbg !524

27:
  %28 = icmp eq i8 %23, 4, !dbg !525
  %29 = icmp eq i8 %23, 11, !dbg !525
  %30 = or i1 %28, %29, !dbg !525
  %31 = zext i8 %23 to i32, !dbg !523
  %32 = select i1 %30, i32 5, i32 %31, !dbg !525
  br label %35, !dbg !524

33:
  %34 = load i32, i32* %20, align 4, !dbg !524
  br label %35, !dbg !524

35:
  %36 = phi i32 [ %32, %27 ], [ %34, %33 ], !dbg !524
  store i32 %36, i32* %20, align 4, !dbg !524
  %37 = sub nsw i8 0, %25, !dbg !526
  %38 = sext i8 %37 to i32, !dbg !526
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !527
  ret i32 %38, !dbg !528
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #5 = { nounwind null_pointer_is_valid }
attributes #6 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/stdio.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__mw_new_stream", scope: !1, file: !1, line: 14, type: !10, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 109, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "internal_alloc", scope: !14, file: !14, line: 109, type: !10, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 16, scope: !9)
!16 = !DILocation(line: 17, scope: !9)
!17 = !DILocation(line: 18, scope: !9)
!18 = distinct !DISubprogram(name: "fopen", scope: !1, file: !1, line: 30, type: !10, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!19 = !DILocation(line: 96, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "read_string", scope: !14, file: !14, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!21 = distinct !DILocation(line: 32, scope: !18)
!22 = !DILocation(line: 88, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "length", scope: !14, file: !14, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!24 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 0, scope: !23, inlinedAt: !24)
!26 = !DILocation(line: 89, scope: !23, inlinedAt: !24)
!27 = distinct !{!27, !22, !26, !28, !29}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !DILocation(line: 98, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 96, scope: !20, inlinedAt: !32)
!32 = distinct !DILocation(line: 33, scope: !18)
!33 = !DILocation(line: 88, scope: !23, inlinedAt: !34)
!34 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !32)
!35 = !DILocation(line: 0, scope: !23, inlinedAt: !34)
!36 = !DILocation(line: 89, scope: !23, inlinedAt: !34)
!37 = distinct !{!37, !33, !36, !28, !29}
!38 = !DILocation(line: 98, scope: !20, inlinedAt: !32)
!39 = !DILocation(line: 23, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "opened", scope: !1, file: !1, line: 21, type: !10, scopeLine: 22, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!41 = distinct !DILocation(line: 34, scope: !18)
!42 = !DILocation(line: 39, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = distinct !DILocation(line: 44, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!46 = distinct !DILocation(line: 24, scope: !40, inlinedAt: !41)
!47 = !DILocation(line: 44, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 25, scope: !40, inlinedAt: !41)
!49 = !DILocation(line: 27, scope: !40, inlinedAt: !41)
!50 = !DILocation(line: 109, scope: !13, inlinedAt: !51)
!51 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !52)
!52 = distinct !DILocation(line: 27, scope: !40, inlinedAt: !41)
!53 = !DILocation(line: 17, scope: !9, inlinedAt: !52)
!54 = !DILocation(line: 18, scope: !9, inlinedAt: !52)
!55 = !DILocation(line: 0, scope: !40, inlinedAt: !41)
!56 = !DILocation(line: 34, scope: !18)
!57 = distinct !DISubprogram(name: "fopen64", scope: !1, file: !1, line: 37, type: !10, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = !DILocation(line: 37, scope: !57)
!59 = distinct !DISubprogram(name: "fdopen", scope: !1, file: !1, line: 38, type: !10, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = !DILocation(line: 23, scope: !40, inlinedAt: !61)
!61 = distinct !DILocation(line: 38, scope: !59)
!62 = !DILocation(line: 39, scope: !43, inlinedAt: !63)
!63 = distinct !DILocation(line: 44, scope: !45, inlinedAt: !64)
!64 = distinct !DILocation(line: 24, scope: !40, inlinedAt: !61)
!65 = !DILocation(line: 44, scope: !45, inlinedAt: !64)
!66 = !DILocation(line: 25, scope: !40, inlinedAt: !61)
!67 = !DILocation(line: 27, scope: !40, inlinedAt: !61)
!68 = !DILocation(line: 109, scope: !13, inlinedAt: !69)
!69 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !70)
!70 = distinct !DILocation(line: 27, scope: !40, inlinedAt: !61)
!71 = !DILocation(line: 17, scope: !9, inlinedAt: !70)
!72 = !DILocation(line: 18, scope: !9, inlinedAt: !70)
!73 = !DILocation(line: 0, scope: !40, inlinedAt: !61)
!74 = !DILocation(line: 38, scope: !59)
!75 = distinct !DISubprogram(name: "tmpfile", scope: !1, file: !1, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!76 = !DILocation(line: 23, scope: !40, inlinedAt: !77)
!77 = distinct !DILocation(line: 39, scope: !75)
!78 = !DILocation(line: 39, scope: !43, inlinedAt: !79)
!79 = distinct !DILocation(line: 44, scope: !45, inlinedAt: !80)
!80 = distinct !DILocation(line: 24, scope: !40, inlinedAt: !77)
!81 = !DILocation(line: 44, scope: !45, inlinedAt: !80)
!82 = !DILocation(line: 25, scope: !40, inlinedAt: !77)
!83 = !DILocation(line: 27, scope: !40, inlinedAt: !77)
!84 = !DILocation(line: 109, scope: !13, inlinedAt: !85)
!85 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !86)
!86 = distinct !DILocation(line: 27, scope: !40, inlinedAt: !77)
!87 = !DILocation(line: 17, scope: !9, inlinedAt: !86)
!88 = !DILocation(line: 18, scope: !9, inlinedAt: !86)
!89 = !DILocation(line: 0, scope: !40, inlinedAt: !77)
!90 = !DILocation(line: 39, scope: !75)
!91 = distinct !DISubprogram(name: "popen", scope: !1, file: !1, line: 40, type: !10, scopeLine: 41, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!92 = !DILocation(line: 96, scope: !20, inlinedAt: !93)
!93 = distinct !DILocation(line: 42, scope: !91)
!94 = !DILocation(line: 88, scope: !23, inlinedAt: !95)
!95 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !93)
!96 = !DILocation(line: 0, scope: !23, inlinedAt: !95)
!97 = !DILocation(line: 89, scope: !23, inlinedAt: !95)
!98 = distinct !{!98, !94, !97, !28, !29}
!99 = !DILocation(line: 98, scope: !20, inlinedAt: !93)
!100 = !DILocation(line: 23, scope: !40, inlinedAt: !101)
!101 = distinct !DILocation(line: 43, scope: !91)
!102 = !DILocation(line: 39, scope: !43, inlinedAt: !103)
!103 = distinct !DILocation(line: 44, scope: !45, inlinedAt: !104)
!104 = distinct !DILocation(line: 24, scope: !40, inlinedAt: !101)
!105 = !DILocation(line: 44, scope: !45, inlinedAt: !104)
!106 = !DILocation(line: 25, scope: !40, inlinedAt: !101)
!107 = !DILocation(line: 27, scope: !40, inlinedAt: !101)
!108 = !DILocation(line: 109, scope: !13, inlinedAt: !109)
!109 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !110)
!110 = distinct !DILocation(line: 27, scope: !40, inlinedAt: !101)
!111 = !DILocation(line: 17, scope: !9, inlinedAt: !110)
!112 = !DILocation(line: 18, scope: !9, inlinedAt: !110)
!113 = !DILocation(line: 0, scope: !40, inlinedAt: !101)
!114 = !DILocation(line: 43, scope: !91)
!115 = distinct !DISubprogram(name: "freopen", scope: !1, file: !1, line: 46, type: !10, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!116 = !DILocation(line: 12, scope: !117, inlinedAt: !119)
!117 = distinct !DISubprogram(name: "stream", scope: !118, file: !118, line: 12, type: !10, scopeLine: 12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!118 = !DIFile(filename: "c/stream.h", directory: ".")
!119 = distinct !DILocation(line: 48, scope: !115)
!120 = !DILocation(line: 48, scope: !115)
!121 = !DILocation(line: 49, scope: !115)
!122 = distinct !DISubprogram(name: "fmemopen", scope: !1, file: !1, line: 52, type: !10, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = !DILocation(line: 23, scope: !40, inlinedAt: !124)
!124 = distinct !DILocation(line: 52, scope: !122)
!125 = !DILocation(line: 39, scope: !43, inlinedAt: !126)
!126 = distinct !DILocation(line: 44, scope: !45, inlinedAt: !127)
!127 = distinct !DILocation(line: 24, scope: !40, inlinedAt: !124)
!128 = !DILocation(line: 44, scope: !45, inlinedAt: !127)
!129 = !DILocation(line: 25, scope: !40, inlinedAt: !124)
!130 = !DILocation(line: 27, scope: !40, inlinedAt: !124)
!131 = !DILocation(line: 109, scope: !13, inlinedAt: !132)
!132 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !133)
!133 = distinct !DILocation(line: 27, scope: !40, inlinedAt: !124)
!134 = !DILocation(line: 17, scope: !9, inlinedAt: !133)
!135 = !DILocation(line: 18, scope: !9, inlinedAt: !133)
!136 = !DILocation(line: 0, scope: !40, inlinedAt: !124)
!137 = !DILocation(line: 52, scope: !122)
!138 = distinct !DISubprogram(name: "fclose", scope: !1, file: !1, line: 54, type: !10, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = !DILocation(line: 57, scope: !138)
!140 = !DILocation(line: 58, scope: !138)
!141 = !DILocation(line: 59, scope: !138)
!142 = distinct !DISubprogram(name: "pclose", scope: !1, file: !1, line: 62, type: !10, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!143 = !DILocation(line: 57, scope: !138, inlinedAt: !144)
!144 = distinct !DILocation(line: 64, scope: !142)
!145 = !DILocation(line: 58, scope: !138, inlinedAt: !144)
!146 = !DILocation(line: 51, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "any_int", scope: !14, file: !14, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = distinct !DILocation(line: 65, scope: !142)
!149 = !DILocation(line: 52, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 53, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 54, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 65, scope: !142)
!153 = distinct !DISubprogram(name: "fflush", scope: !1, file: !1, line: 68, type: !10, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!154 = !DILocation(line: 68, scope: !153)
!155 = distinct !DISubprogram(name: "fflush_unlocked", scope: !1, file: !1, line: 69, type: !10, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!156 = !DILocation(line: 69, scope: !155)
!157 = distinct !DISubprogram(name: "fileno", scope: !1, file: !1, line: 70, type: !10, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!158 = !DILocation(line: 70, scope: !157)
!159 = distinct !DISubprogram(name: "setvbuf", scope: !1, file: !1, line: 71, type: !10, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!160 = !DILocation(line: 71, scope: !159)
!161 = distinct !DISubprogram(name: "setbuf", scope: !1, file: !1, line: 72, type: !10, scopeLine: 72, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = !DILocation(line: 72, scope: !161)
!163 = distinct !DISubprogram(name: "setlinebuf", scope: !1, file: !1, line: 73, type: !10, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!164 = !DILocation(line: 73, scope: !163)
!165 = distinct !DISubprogram(name: "flockfile", scope: !1, file: !1, line: 74, type: !10, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!166 = !DILocation(line: 74, scope: !165)
!167 = distinct !DISubprogram(name: "funlockfile", scope: !1, file: !1, line: 75, type: !10, scopeLine: 75, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!168 = !DILocation(line: 75, scope: !167)
!169 = distinct !DISubprogram(name: "ftrylockfile", scope: !1, file: !1, line: 76, type: !10, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = !DILocation(line: 76, scope: !169)
!171 = distinct !DISubprogram(name: "feof", scope: !1, file: !1, line: 85, type: !10, scopeLine: 85, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!172 = !DILocation(line: 80, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "unknown_bit", scope: !1, file: !1, line: 78, type: !10, scopeLine: 79, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!174 = distinct !DILocation(line: 85, scope: !171)
!175 = !DILocation(line: 81, scope: !173, inlinedAt: !174)
!176 = !DILocation(line: 82, scope: !173, inlinedAt: !174)
!177 = !DILocation(line: 83, scope: !173, inlinedAt: !174)
!178 = !DILocation(line: 85, scope: !171)
!179 = distinct !DISubprogram(name: "ferror", scope: !1, file: !1, line: 86, type: !10, scopeLine: 86, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!180 = !DILocation(line: 80, scope: !173, inlinedAt: !181)
!181 = distinct !DILocation(line: 86, scope: !179)
!182 = !DILocation(line: 81, scope: !173, inlinedAt: !181)
!183 = !DILocation(line: 82, scope: !173, inlinedAt: !181)
!184 = !DILocation(line: 83, scope: !173, inlinedAt: !181)
!185 = !DILocation(line: 86, scope: !179)
!186 = distinct !DISubprogram(name: "feof_unlocked", scope: !1, file: !1, line: 87, type: !10, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!187 = !DILocation(line: 80, scope: !173, inlinedAt: !188)
!188 = distinct !DILocation(line: 87, scope: !186)
!189 = !DILocation(line: 81, scope: !173, inlinedAt: !188)
!190 = !DILocation(line: 82, scope: !173, inlinedAt: !188)
!191 = !DILocation(line: 83, scope: !173, inlinedAt: !188)
!192 = !DILocation(line: 87, scope: !186)
!193 = distinct !DISubprogram(name: "ferror_unlocked", scope: !1, file: !1, line: 88, type: !10, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!194 = !DILocation(line: 80, scope: !173, inlinedAt: !195)
!195 = distinct !DILocation(line: 88, scope: !193)
!196 = !DILocation(line: 81, scope: !173, inlinedAt: !195)
!197 = !DILocation(line: 82, scope: !173, inlinedAt: !195)
!198 = !DILocation(line: 83, scope: !173, inlinedAt: !195)
!199 = !DILocation(line: 88, scope: !193)
!200 = distinct !DISubprogram(name: "clearerr", scope: !1, file: !1, line: 89, type: !10, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!201 = !DILocation(line: 89, scope: !200)
!202 = distinct !DISubprogram(name: "fread", scope: !1, file: !1, line: 93, type: !10, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!203 = !DILocation(line: 95, scope: !202)
!204 = !DILocation(line: 96, scope: !202)
!205 = !DILocation(line: 105, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "fill", scope: !14, file: !14, line: 103, type: !10, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = distinct !DILocation(line: 96, scope: !202)
!208 = !DILocation(line: 106, scope: !206, inlinedAt: !207)
!209 = !DILocation(line: 97, scope: !202)
!210 = !DILocation(line: 98, scope: !202)
!211 = !DILocation(line: 99, scope: !202)
!212 = !DILocation(line: 100, scope: !202)
!213 = distinct !DISubprogram(name: "fread_unlocked", scope: !1, file: !1, line: 102, type: !10, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = !DILocation(line: 95, scope: !202, inlinedAt: !215)
!215 = distinct !DILocation(line: 102, scope: !213)
!216 = !{!217}
!217 = distinct !{!217, !218, !"fread: argument 0"}
!218 = distinct !{!218, !"fread"}
!219 = !DILocation(line: 96, scope: !202, inlinedAt: !215)
!220 = !DILocation(line: 105, scope: !206, inlinedAt: !221)
!221 = distinct !DILocation(line: 96, scope: !202, inlinedAt: !215)
!222 = !DILocation(line: 106, scope: !206, inlinedAt: !221)
!223 = !DILocation(line: 97, scope: !202, inlinedAt: !215)
!224 = !DILocation(line: 98, scope: !202, inlinedAt: !215)
!225 = !DILocation(line: 99, scope: !202, inlinedAt: !215)
!226 = !DILocation(line: 100, scope: !202, inlinedAt: !215)
!227 = !DILocation(line: 102, scope: !213)
!228 = distinct !DISubprogram(name: "fgetc", scope: !1, file: !1, line: 112, type: !10, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!229 = !DILocation(line: 107, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "any_character", scope: !1, file: !1, line: 105, type: !10, scopeLine: 106, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = distinct !DILocation(line: 112, scope: !228)
!232 = !DILocation(line: 108, scope: !230, inlinedAt: !231)
!233 = !DILocation(line: 109, scope: !230, inlinedAt: !231)
!234 = !DILocation(line: 110, scope: !230, inlinedAt: !231)
!235 = !DILocation(line: 112, scope: !228)
!236 = distinct !DISubprogram(name: "fgetc_unlocked", scope: !1, file: !1, line: 113, type: !10, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!237 = !DILocation(line: 107, scope: !230, inlinedAt: !238)
!238 = distinct !DILocation(line: 113, scope: !236)
!239 = !DILocation(line: 108, scope: !230, inlinedAt: !238)
!240 = !DILocation(line: 109, scope: !230, inlinedAt: !238)
!241 = !DILocation(line: 110, scope: !230, inlinedAt: !238)
!242 = !DILocation(line: 113, scope: !236)
!243 = distinct !DISubprogram(name: "getc", scope: !1, file: !1, line: 114, type: !10, scopeLine: 114, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!244 = !DILocation(line: 107, scope: !230, inlinedAt: !245)
!245 = distinct !DILocation(line: 114, scope: !243)
!246 = !DILocation(line: 108, scope: !230, inlinedAt: !245)
!247 = !DILocation(line: 109, scope: !230, inlinedAt: !245)
!248 = !DILocation(line: 110, scope: !230, inlinedAt: !245)
!249 = !DILocation(line: 114, scope: !243)
!250 = distinct !DISubprogram(name: "getc_unlocked", scope: !1, file: !1, line: 115, type: !10, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!251 = !DILocation(line: 107, scope: !230, inlinedAt: !252)
!252 = distinct !DILocation(line: 115, scope: !250)
!253 = !DILocation(line: 108, scope: !230, inlinedAt: !252)
!254 = !DILocation(line: 109, scope: !230, inlinedAt: !252)
!255 = !DILocation(line: 110, scope: !230, inlinedAt: !252)
!256 = !DILocation(line: 115, scope: !250)
!257 = distinct !DISubprogram(name: "_IO_getc", scope: !1, file: !1, line: 116, type: !10, scopeLine: 116, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!258 = !DILocation(line: 107, scope: !230, inlinedAt: !259)
!259 = distinct !DILocation(line: 116, scope: !257)
!260 = !DILocation(line: 108, scope: !230, inlinedAt: !259)
!261 = !DILocation(line: 109, scope: !230, inlinedAt: !259)
!262 = !DILocation(line: 110, scope: !230, inlinedAt: !259)
!263 = !DILocation(line: 116, scope: !257)
!264 = distinct !DISubprogram(name: "getchar", scope: !1, file: !1, line: 117, type: !10, scopeLine: 117, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!265 = !DILocation(line: 107, scope: !230, inlinedAt: !266)
!266 = distinct !DILocation(line: 117, scope: !264)
!267 = !DILocation(line: 108, scope: !230, inlinedAt: !266)
!268 = !DILocation(line: 109, scope: !230, inlinedAt: !266)
!269 = !DILocation(line: 110, scope: !230, inlinedAt: !266)
!270 = !DILocation(line: 117, scope: !264)
!271 = distinct !DISubprogram(name: "getchar_unlocked", scope: !1, file: !1, line: 118, type: !10, scopeLine: 118, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!272 = !DILocation(line: 107, scope: !230, inlinedAt: !273)
!273 = distinct !DILocation(line: 118, scope: !271)
!274 = !DILocation(line: 108, scope: !230, inlinedAt: !273)
!275 = !DILocation(line: 109, scope: !230, inlinedAt: !273)
!276 = !DILocation(line: 110, scope: !230, inlinedAt: !273)
!277 = !DILocation(line: 118, scope: !271)
!278 = distinct !DISubprogram(name: "ungetc", scope: !1, file: !1, line: 119, type: !10, scopeLine: 119, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!279 = !DILocation(line: 119, scope: !278)
!280 = distinct !DISubprogram(name: "fgets", scope: !1, file: !1, line: 121, type: !10, scopeLine: 122, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!281 = !DILocation(line: 123, scope: !280)
!282 = !DILocation(line: 105, scope: !206, inlinedAt: !283)
!283 = distinct !DILocation(line: 125, scope: !280)
!284 = !DILocation(line: 106, scope: !206, inlinedAt: !283)
!285 = !DILocation(line: 126, scope: !280)
!286 = !DILocation(line: 127, scope: !280)
!287 = !DILocation(line: 0, scope: !280)
!288 = !DILocation(line: 128, scope: !280)
!289 = distinct !DISubprogram(name: "fgets_unlocked", scope: !1, file: !1, line: 130, type: !10, scopeLine: 130, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!290 = !{!291}
!291 = distinct !{!291, !292, !"fgets: argument 0"}
!292 = distinct !{!292, !"fgets"}
!293 = !DILocation(line: 130, scope: !289)
!294 = !DILocation(line: 123, scope: !280, inlinedAt: !295)
!295 = distinct !DILocation(line: 130, scope: !289)
!296 = !DILocation(line: 105, scope: !206, inlinedAt: !297)
!297 = distinct !DILocation(line: 125, scope: !280, inlinedAt: !295)
!298 = !DILocation(line: 106, scope: !206, inlinedAt: !297)
!299 = !DILocation(line: 126, scope: !280, inlinedAt: !295)
!300 = !DILocation(line: 127, scope: !280, inlinedAt: !295)
!301 = !DILocation(line: 0, scope: !280, inlinedAt: !295)
!302 = distinct !DISubprogram(name: "gets", scope: !1, file: !1, line: 133, type: !10, scopeLine: 134, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!303 = !DILocation(line: 135, scope: !302)
!304 = !DILocation(line: 136, scope: !302)
!305 = !{!306}
!306 = distinct !{!306, !307, !"fgets: argument 0"}
!307 = distinct !{!307, !"fgets"}
!308 = !DILocation(line: 123, scope: !280, inlinedAt: !309)
!309 = distinct !DILocation(line: 136, scope: !302)
!310 = !DILocation(line: 105, scope: !206, inlinedAt: !311)
!311 = distinct !DILocation(line: 125, scope: !280, inlinedAt: !309)
!312 = !DILocation(line: 106, scope: !206, inlinedAt: !311)
!313 = !DILocation(line: 126, scope: !280, inlinedAt: !309)
!314 = !DILocation(line: 127, scope: !280, inlinedAt: !309)
!315 = !DILocation(line: 0, scope: !280, inlinedAt: !309)
!316 = distinct !DISubprogram(name: "getdelim", scope: !1, file: !1, line: 139, type: !10, scopeLine: 140, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!317 = !DILocation(line: 142, scope: !316)
!318 = !DILocation(line: 144, scope: !316)
!319 = !DILocation(line: 145, scope: !316)
!320 = !DILocation(line: 146, scope: !316)
!321 = !DILocation(line: 147, scope: !316)
!322 = !DILocation(line: 148, scope: !316)
!323 = !DILocation(line: 105, scope: !206, inlinedAt: !324)
!324 = distinct !DILocation(line: 148, scope: !316)
!325 = !DILocation(line: 106, scope: !206, inlinedAt: !324)
!326 = !DILocation(line: 149, scope: !316)
!327 = !DILocation(line: 150, scope: !316)
!328 = !DILocation(line: 58, scope: !329, inlinedAt: !330)
!329 = distinct !DISubprogram(name: "any_long", scope: !14, file: !14, line: 56, type: !10, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!330 = distinct !DILocation(line: 69, scope: !331, inlinedAt: !332)
!331 = distinct !DISubprogram(name: "any_between", scope: !14, file: !14, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!332 = distinct !DILocation(line: 151, scope: !316)
!333 = !DILocation(line: 59, scope: !329, inlinedAt: !330)
!334 = !DILocation(line: 60, scope: !329, inlinedAt: !330)
!335 = !DILocation(line: 61, scope: !329, inlinedAt: !330)
!336 = !DILocation(line: 70, scope: !331, inlinedAt: !332)
!337 = !DILocation(line: 151, scope: !316)
!338 = !DILocation(line: 0, scope: !316)
!339 = !DILocation(line: 152, scope: !316)
!340 = !DISubprogram(name: "realloc", scope: !341, file: !341, line: 564, type: !10, spFlags: DISPFlagOptimized, retainedNodes: !11)
!341 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!342 = distinct !DISubprogram(name: "getline", scope: !1, file: !1, line: 154, type: !10, scopeLine: 154, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!343 = !DILocation(line: 154, scope: !342)
!344 = distinct !DISubprogram(name: "fwrite", scope: !1, file: !1, line: 158, type: !10, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!345 = !DILocation(line: 160, scope: !344)
!346 = !DILocation(line: 161, scope: !344)
!347 = distinct !DISubprogram(name: "fwrite_unlocked", scope: !1, file: !1, line: 164, type: !10, scopeLine: 164, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!348 = !DILocation(line: 160, scope: !344, inlinedAt: !349)
!349 = distinct !DILocation(line: 164, scope: !347)
!350 = !DILocation(line: 164, scope: !347)
!351 = distinct !DISubprogram(name: "fputs", scope: !1, file: !1, line: 166, type: !10, scopeLine: 167, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!352 = !DILocation(line: 96, scope: !20, inlinedAt: !353)
!353 = distinct !DILocation(line: 168, scope: !351)
!354 = !DILocation(line: 88, scope: !23, inlinedAt: !355)
!355 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !353)
!356 = !DILocation(line: 0, scope: !23, inlinedAt: !355)
!357 = !DILocation(line: 89, scope: !23, inlinedAt: !355)
!358 = distinct !{!358, !354, !357, !28, !29}
!359 = !DILocation(line: 98, scope: !20, inlinedAt: !353)
!360 = !DILocation(line: 169, scope: !351)
!361 = distinct !DISubprogram(name: "fputs_unlocked", scope: !1, file: !1, line: 172, type: !10, scopeLine: 172, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!362 = !DILocation(line: 96, scope: !20, inlinedAt: !363)
!363 = distinct !DILocation(line: 168, scope: !351, inlinedAt: !364)
!364 = distinct !DILocation(line: 172, scope: !361)
!365 = !DILocation(line: 88, scope: !23, inlinedAt: !366)
!366 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !363)
!367 = !DILocation(line: 0, scope: !23, inlinedAt: !366)
!368 = !{!369}
!369 = distinct !{!369, !370, !"fputs: argument 0"}
!370 = distinct !{!370, !"fputs"}
!371 = !DILocation(line: 89, scope: !23, inlinedAt: !366)
!372 = distinct !{!372, !365, !371, !28, !29}
!373 = !DILocation(line: 98, scope: !20, inlinedAt: !363)
!374 = !DILocation(line: 172, scope: !361)
!375 = distinct !DISubprogram(name: "puts", scope: !1, file: !1, line: 174, type: !10, scopeLine: 175, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!376 = !DILocation(line: 96, scope: !20, inlinedAt: !377)
!377 = distinct !DILocation(line: 176, scope: !375)
!378 = !DILocation(line: 88, scope: !23, inlinedAt: !379)
!379 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !377)
!380 = !DILocation(line: 0, scope: !23, inlinedAt: !379)
!381 = !DILocation(line: 89, scope: !23, inlinedAt: !379)
!382 = distinct !{!382, !378, !381, !28, !29}
!383 = !DILocation(line: 98, scope: !20, inlinedAt: !377)
!384 = !DILocation(line: 177, scope: !375)
!385 = distinct !DISubprogram(name: "fputc", scope: !1, file: !1, line: 180, type: !10, scopeLine: 180, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!386 = !DILocation(line: 180, scope: !385)
!387 = distinct !DISubprogram(name: "fputc_unlocked", scope: !1, file: !1, line: 181, type: !10, scopeLine: 181, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!388 = !DILocation(line: 181, scope: !387)
!389 = distinct !DISubprogram(name: "putc", scope: !1, file: !1, line: 182, type: !10, scopeLine: 182, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!390 = !DILocation(line: 182, scope: !389)
!391 = distinct !DISubprogram(name: "putc_unlocked", scope: !1, file: !1, line: 183, type: !10, scopeLine: 183, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!392 = !DILocation(line: 183, scope: !391)
!393 = distinct !DISubprogram(name: "_IO_putc", scope: !1, file: !1, line: 184, type: !10, scopeLine: 184, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!394 = !DILocation(line: 184, scope: !393)
!395 = distinct !DISubprogram(name: "putchar", scope: !1, file: !1, line: 185, type: !10, scopeLine: 185, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!396 = !DILocation(line: 185, scope: !395)
!397 = distinct !DISubprogram(name: "putchar_unlocked", scope: !1, file: !1, line: 186, type: !10, scopeLine: 186, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!398 = !DILocation(line: 186, scope: !397)
!399 = distinct !DISubprogram(name: "putw", scope: !1, file: !1, line: 187, type: !10, scopeLine: 187, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!400 = !DILocation(line: 187, scope: !399)
!401 = distinct !DISubprogram(name: "fseek", scope: !1, file: !1, line: 191, type: !10, scopeLine: 191, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!402 = !DILocation(line: 10, scope: !403, inlinedAt: !405)
!403 = distinct !DISubprogram(name: "outcome", scope: !404, file: !404, line: 8, type: !10, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!404 = !DIFile(filename: "c/environment.h", directory: ".")
!405 = distinct !DILocation(line: 191, scope: !401)
!406 = !DILocation(line: 11, scope: !403, inlinedAt: !405)
!407 = !DILocation(line: 12, scope: !403, inlinedAt: !405)
!408 = !DILocation(line: 39, scope: !43, inlinedAt: !409)
!409 = distinct !DILocation(line: 13, scope: !403, inlinedAt: !405)
!410 = !DILocation(line: 13, scope: !403, inlinedAt: !405)
!411 = !DILocation(line: 15, scope: !403, inlinedAt: !405)
!412 = !DILocation(line: 14, scope: !403, inlinedAt: !405)
!413 = !DILocation(line: 16, scope: !403, inlinedAt: !405)
!414 = !DILocation(line: 17, scope: !403, inlinedAt: !405)
!415 = !DILocation(line: 191, scope: !401)
!416 = distinct !DISubprogram(name: "fseeko", scope: !1, file: !1, line: 192, type: !10, scopeLine: 192, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!417 = !DILocation(line: 10, scope: !403, inlinedAt: !418)
!418 = distinct !DILocation(line: 192, scope: !416)
!419 = !DILocation(line: 11, scope: !403, inlinedAt: !418)
!420 = !DILocation(line: 12, scope: !403, inlinedAt: !418)
!421 = !DILocation(line: 39, scope: !43, inlinedAt: !422)
!422 = distinct !DILocation(line: 13, scope: !403, inlinedAt: !418)
!423 = !DILocation(line: 13, scope: !403, inlinedAt: !418)
!424 = !DILocation(line: 15, scope: !403, inlinedAt: !418)
!425 = !DILocation(line: 14, scope: !403, inlinedAt: !418)
!426 = !DILocation(line: 16, scope: !403, inlinedAt: !418)
!427 = !DILocation(line: 17, scope: !403, inlinedAt: !418)
!428 = !DILocation(line: 192, scope: !416)
!429 = distinct !DISubprogram(name: "fseeko64", scope: !1, file: !1, line: 193, type: !10, scopeLine: 193, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!430 = !DILocation(line: 10, scope: !403, inlinedAt: !431)
!431 = distinct !DILocation(line: 193, scope: !429)
!432 = !DILocation(line: 11, scope: !403, inlinedAt: !431)
!433 = !DILocation(line: 12, scope: !403, inlinedAt: !431)
!434 = !DILocation(line: 39, scope: !43, inlinedAt: !435)
!435 = distinct !DILocation(line: 13, scope: !403, inlinedAt: !431)
!436 = !DILocation(line: 13, scope: !403, inlinedAt: !431)
!437 = !DILocation(line: 15, scope: !403, inlinedAt: !431)
!438 = !DILocation(line: 14, scope: !403, inlinedAt: !431)
!439 = !DILocation(line: 16, scope: !403, inlinedAt: !431)
!440 = !DILocation(line: 17, scope: !403, inlinedAt: !431)
!441 = !DILocation(line: 193, scope: !429)
!442 = distinct !DISubprogram(name: "ftell", scope: !1, file: !1, line: 194, type: !10, scopeLine: 194, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!443 = !DILocation(line: 58, scope: !329, inlinedAt: !444)
!444 = distinct !DILocation(line: 69, scope: !331, inlinedAt: !445)
!445 = distinct !DILocation(line: 194, scope: !442)
!446 = !DILocation(line: 59, scope: !329, inlinedAt: !444)
!447 = !DILocation(line: 60, scope: !329, inlinedAt: !444)
!448 = !DILocation(line: 61, scope: !329, inlinedAt: !444)
!449 = !DILocation(line: 70, scope: !331, inlinedAt: !445)
!450 = !DILocation(line: 194, scope: !442)
!451 = distinct !DISubprogram(name: "ftello", scope: !1, file: !1, line: 195, type: !10, scopeLine: 195, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!452 = !DILocation(line: 58, scope: !329, inlinedAt: !453)
!453 = distinct !DILocation(line: 69, scope: !331, inlinedAt: !454)
!454 = distinct !DILocation(line: 195, scope: !451)
!455 = !DILocation(line: 59, scope: !329, inlinedAt: !453)
!456 = !DILocation(line: 60, scope: !329, inlinedAt: !453)
!457 = !DILocation(line: 61, scope: !329, inlinedAt: !453)
!458 = !DILocation(line: 70, scope: !331, inlinedAt: !454)
!459 = !DILocation(line: 195, scope: !451)
!460 = distinct !DISubprogram(name: "ftello64", scope: !1, file: !1, line: 196, type: !10, scopeLine: 196, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!461 = !DILocation(line: 58, scope: !329, inlinedAt: !462)
!462 = distinct !DILocation(line: 69, scope: !331, inlinedAt: !463)
!463 = distinct !DILocation(line: 196, scope: !460)
!464 = !DILocation(line: 59, scope: !329, inlinedAt: !462)
!465 = !DILocation(line: 60, scope: !329, inlinedAt: !462)
!466 = !DILocation(line: 61, scope: !329, inlinedAt: !462)
!467 = !DILocation(line: 70, scope: !331, inlinedAt: !463)
!468 = !DILocation(line: 196, scope: !460)
!469 = distinct !DISubprogram(name: "rewind", scope: !1, file: !1, line: 197, type: !10, scopeLine: 197, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!470 = !DILocation(line: 197, scope: !469)
!471 = distinct !DISubprogram(name: "fgetpos", scope: !1, file: !1, line: 199, type: !10, scopeLine: 200, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!472 = !DILocation(line: 201, scope: !471)
!473 = !DILocation(line: 105, scope: !206, inlinedAt: !474)
!474 = distinct !DILocation(line: 201, scope: !471)
!475 = !DILocation(line: 106, scope: !206, inlinedAt: !474)
!476 = !DILocation(line: 202, scope: !471)
!477 = distinct !DISubprogram(name: "fsetpos", scope: !1, file: !1, line: 205, type: !10, scopeLine: 205, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!478 = !DILocation(line: 205, scope: !477)
!479 = distinct !DISubprogram(name: "remove", scope: !1, file: !1, line: 207, type: !10, scopeLine: 208, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!480 = !DILocation(line: 96, scope: !20, inlinedAt: !481)
!481 = distinct !DILocation(line: 209, scope: !479)
!482 = !DILocation(line: 88, scope: !23, inlinedAt: !483)
!483 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !481)
!484 = !DILocation(line: 0, scope: !23, inlinedAt: !483)
!485 = !DILocation(line: 89, scope: !23, inlinedAt: !483)
!486 = distinct !{!486, !482, !485, !28, !29}
!487 = !DILocation(line: 98, scope: !20, inlinedAt: !481)
!488 = !DILocation(line: 10, scope: !403, inlinedAt: !489)
!489 = distinct !DILocation(line: 210, scope: !479)
!490 = !DILocation(line: 11, scope: !403, inlinedAt: !489)
!491 = !DILocation(line: 12, scope: !403, inlinedAt: !489)
!492 = !DILocation(line: 39, scope: !43, inlinedAt: !493)
!493 = distinct !DILocation(line: 13, scope: !403, inlinedAt: !489)
!494 = !DILocation(line: 13, scope: !403, inlinedAt: !489)
!495 = !DILocation(line: 15, scope: !403, inlinedAt: !489)
!496 = !DILocation(line: 14, scope: !403, inlinedAt: !489)
!497 = !DILocation(line: 16, scope: !403, inlinedAt: !489)
!498 = !DILocation(line: 17, scope: !403, inlinedAt: !489)
!499 = !DILocation(line: 210, scope: !479)
!500 = distinct !DISubprogram(name: "rename", scope: !1, file: !1, line: 213, type: !10, scopeLine: 214, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!501 = !DILocation(line: 96, scope: !20, inlinedAt: !502)
!502 = distinct !DILocation(line: 215, scope: !500)
!503 = !DILocation(line: 88, scope: !23, inlinedAt: !504)
!504 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !502)
!505 = !DILocation(line: 0, scope: !23, inlinedAt: !504)
!506 = !DILocation(line: 89, scope: !23, inlinedAt: !504)
!507 = distinct !{!507, !503, !506, !28, !29}
!508 = !DILocation(line: 98, scope: !20, inlinedAt: !502)
!509 = !DILocation(line: 96, scope: !20, inlinedAt: !510)
!510 = distinct !DILocation(line: 216, scope: !500)
!511 = !DILocation(line: 88, scope: !23, inlinedAt: !512)
!512 = distinct !DILocation(line: 97, scope: !20, inlinedAt: !510)
!513 = !DILocation(line: 0, scope: !23, inlinedAt: !512)
!514 = !DILocation(line: 89, scope: !23, inlinedAt: !512)
!515 = distinct !{!515, !511, !514, !28, !29}
!516 = !DILocation(line: 98, scope: !20, inlinedAt: !510)
!517 = !DILocation(line: 10, scope: !403, inlinedAt: !518)
!518 = distinct !DILocation(line: 217, scope: !500)
!519 = !DILocation(line: 11, scope: !403, inlinedAt: !518)
!520 = !DILocation(line: 12, scope: !403, inlinedAt: !518)
!521 = !DILocation(line: 39, scope: !43, inlinedAt: !522)
!522 = distinct !DILocation(line: 13, scope: !403, inlinedAt: !518)
!523 = !DILocation(line: 13, scope: !403, inlinedAt: !518)
!524 = !DILocation(line: 15, scope: !403, inlinedAt: !518)
!525 = !DILocation(line: 14, scope: !403, inlinedAt: !518)
!526 = !DILocation(line: 16, scope: !403, inlinedAt: !518)
!527 = !DILocation(line: 17, scope: !403, inlinedAt: !518)
!528 = !DILocation(line: 217, scope: !500)
