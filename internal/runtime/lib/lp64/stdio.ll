target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stream = type { i32, i32, i8, i8 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct._G_fpos_t = type { i64, %struct.__mbstate_t }
%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }

@standard = internal global [3 x %struct.stream] [%struct.stream { i32 0, i32 1, i8 0, i8 0 }, %struct.stream { i32 1, i32 1, i8 0, i8 0 }, %struct.stream { i32 2, i32 1, i8 0, i8 0 }], align 16
@stdin = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast ([3 x %struct.stream]* @standard to %struct._IO_FILE*), align 8
@stdout = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast (i32* getelementptr inbounds ([3 x %struct.stream], [3 x %struct.stream]* @standard, i64 0, i64 1, i32 0) to %struct._IO_FILE*), align 8
@stderr = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast (i32* getelementptr inbounds ([3 x %struct.stream], [3 x %struct.stream]* @standard, i64 0, i64 2, i32 0) to %struct._IO_FILE*), align 8
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

define dso_local %struct._IO_FILE* @__mw_new_stream(i32 noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !11
  %3 = bitcast i8* %2 to i32*, !dbg !15
  store i32 %0, i32* %3, align 4, !dbg !15
  %4 = getelementptr inbounds i8, i8* %2, i64 4, !dbg !15
  %5 = bitcast i8* %4 to i32*, !dbg !15
  store i32 0, i32* %5, align 4, !dbg !15
  %6 = getelementptr inbounds i8, i8* %2, i64 8, !dbg !15
  store i8 0, i8* %6, align 4, !dbg !15
  %7 = getelementptr inbounds i8, i8* %2, i64 9, !dbg !15
  store i8 0, i8* %7, align 1, !dbg !15
  %8 = bitcast i8* %2 to %struct._IO_FILE*, !dbg !16
  ret %struct._IO_FILE* %8, !dbg !16
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local noalias %struct._IO_FILE* @fopen(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !17 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !18
  br label %3, !dbg !21

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !24
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !21
  %6 = load i8, i8* %5, align 1, !dbg !21
  %7 = icmp eq i8 %6, 0, !dbg !21
  %8 = add i64 %4, 1, !dbg !25
  br i1 %7, label %9, label %3, !dbg !21, !llvm.loop !26

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #7, !dbg !29
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !30
  br label %10, !dbg !32

10:
  %11 = phi i64 [ 0, %9 ], [ %15, %10 ], !dbg !34
  %12 = getelementptr i8, i8* %1, i64 %11, !dbg !32
  %13 = load i8, i8* %12, align 1, !dbg !32
  %14 = icmp eq i8 %13, 0, !dbg !32
  %15 = add i64 %11, 1, !dbg !35
  br i1 %14, label %16, label %10, !dbg !32, !llvm.loop !36

16:
  call void @__midway_touched(i8* noundef %1, i64 noundef %15, i32 noundef 0) #7, !dbg !37
  %17 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #7, !dbg !38
  %18 = icmp eq i32 %17, 0, !dbg !38
  br i1 %18, label %19, label %22, !dbg !38

19:
  %20 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !41
  %21 = bitcast i8* %20 to i32*, !dbg !46
  store i32 2, i32* %21, align 8, !dbg !46
  br label %31, !dbg !47

22:
  %23 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !48
  %24 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !49
  %25 = bitcast i8* %24 to i32*, !dbg !52
  store i32 %23, i32* %25, align 4, !dbg !52
  %26 = getelementptr inbounds i8, i8* %24, i64 4, !dbg !52
  %27 = bitcast i8* %26 to i32*, !dbg !52
  store i32 0, i32* %27, align 4, !dbg !52
  %28 = getelementptr inbounds i8, i8* %24, i64 8, !dbg !52
  store i8 0, i8* %28, align 4, !dbg !52
  %29 = getelementptr inbounds i8, i8* %24, i64 9, !dbg !52
  store i8 0, i8* %29, align 1, !dbg !52
  %30 = bitcast i8* %24 to %struct._IO_FILE*, !dbg !53
  br label %31, !dbg !48

31:
  %32 = phi %struct._IO_FILE* [ null, %19 ], [ %30, %22 ], !dbg !54
  ret %struct._IO_FILE* %32, !dbg !55
}

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !56 {
  %3 = call noalias %struct._IO_FILE* @fopen(i8* noundef %0, i8* noundef %1) #8, !dbg !57
  ret %struct._IO_FILE* %3, !dbg !57
}

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !58 {
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !59
  %4 = icmp eq i32 %3, 0, !dbg !59
  br i1 %4, label %5, label %8, !dbg !59

5:
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !61
  %7 = bitcast i8* %6 to i32*, !dbg !64
  store i32 2, i32* %7, align 8, !dbg !64
  br label %17, !dbg !65

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !66
  %10 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !67
  %11 = bitcast i8* %10 to i32*, !dbg !70
  store i32 %9, i32* %11, align 4, !dbg !70
  %12 = getelementptr inbounds i8, i8* %10, i64 4, !dbg !70
  %13 = bitcast i8* %12 to i32*, !dbg !70
  store i32 0, i32* %13, align 4, !dbg !70
  %14 = getelementptr inbounds i8, i8* %10, i64 8, !dbg !70
  store i8 0, i8* %14, align 4, !dbg !70
  %15 = getelementptr inbounds i8, i8* %10, i64 9, !dbg !70
  store i8 0, i8* %15, align 1, !dbg !70
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !71
  br label %17, !dbg !66

17:
  %18 = phi %struct._IO_FILE* [ null, %5 ], [ %16, %8 ], !dbg !72
  ret %struct._IO_FILE* %18, !dbg !73
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr #0 !dbg !74 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !75
  %2 = icmp eq i32 %1, 0, !dbg !75
  br i1 %2, label %3, label %6, !dbg !75

3:
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !77
  %5 = bitcast i8* %4 to i32*, !dbg !80
  store i32 2, i32* %5, align 8, !dbg !80
  br label %15, !dbg !81

6:
  %7 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !82
  %8 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !83
  %9 = bitcast i8* %8 to i32*, !dbg !86
  store i32 %7, i32* %9, align 4, !dbg !86
  %10 = getelementptr inbounds i8, i8* %8, i64 4, !dbg !86
  %11 = bitcast i8* %10 to i32*, !dbg !86
  store i32 0, i32* %11, align 4, !dbg !86
  %12 = getelementptr inbounds i8, i8* %8, i64 8, !dbg !86
  store i8 0, i8* %12, align 4, !dbg !86
  %13 = getelementptr inbounds i8, i8* %8, i64 9, !dbg !86
  store i8 0, i8* %13, align 1, !dbg !86
  %14 = bitcast i8* %8 to %struct._IO_FILE*, !dbg !87
  br label %15, !dbg !82

15:
  %16 = phi %struct._IO_FILE* [ null, %3 ], [ %14, %6 ], !dbg !88
  ret %struct._IO_FILE* %16, !dbg !89
}

define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !90 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !91
  br label %3, !dbg !93

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !95
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !93
  %6 = load i8, i8* %5, align 1, !dbg !93
  %7 = icmp eq i8 %6, 0, !dbg !93
  %8 = add i64 %4, 1, !dbg !96
  br i1 %7, label %9, label %3, !dbg !93, !llvm.loop !97

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #7, !dbg !98
  %10 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !99
  %11 = icmp eq i32 %10, 0, !dbg !99
  br i1 %11, label %12, label %15, !dbg !99

12:
  %13 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !101
  %14 = bitcast i8* %13 to i32*, !dbg !104
  store i32 2, i32* %14, align 8, !dbg !104
  br label %24, !dbg !105

15:
  %16 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !106
  %17 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !107
  %18 = bitcast i8* %17 to i32*, !dbg !110
  store i32 %16, i32* %18, align 4, !dbg !110
  %19 = getelementptr inbounds i8, i8* %17, i64 4, !dbg !110
  %20 = bitcast i8* %19 to i32*, !dbg !110
  store i32 0, i32* %20, align 4, !dbg !110
  %21 = getelementptr inbounds i8, i8* %17, i64 8, !dbg !110
  store i8 0, i8* %21, align 4, !dbg !110
  %22 = getelementptr inbounds i8, i8* %17, i64 9, !dbg !110
  store i8 0, i8* %22, align 1, !dbg !110
  %23 = bitcast i8* %17 to %struct._IO_FILE*, !dbg !111
  br label %24, !dbg !106

24:
  %25 = phi %struct._IO_FILE* [ null, %12 ], [ %23, %15 ], !dbg !112
  ret %struct._IO_FILE* %25, !dbg !113
}

define dso_local %struct._IO_FILE* @freopen(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct._IO_FILE* noalias noundef writeonly %2) local_unnamed_addr #0 !dbg !114 {
  %4 = bitcast %struct._IO_FILE* %2 to %struct.stream*, !dbg !115
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %4, i64 0, i32 3, !dbg !119
  store i8 0, i8* %5, align 1, !dbg !119
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 1, !dbg !119
  %7 = bitcast i8** %6 to i8*, !dbg !119
  store i8 0, i8* %7, align 4, !dbg !119
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !120
  %9 = icmp eq i32 %8, 0, !dbg !120
  %10 = select i1 %9, %struct._IO_FILE* null, %struct._IO_FILE* %2, !dbg !120
  ret %struct._IO_FILE* %10, !dbg !120
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fmemopen(i8* nocapture noundef readnone %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !121 {
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !122
  %5 = icmp eq i32 %4, 0, !dbg !122
  br i1 %5, label %6, label %9, !dbg !122

6:
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !124
  %8 = bitcast i8* %7 to i32*, !dbg !127
  store i32 2, i32* %8, align 8, !dbg !127
  br label %18, !dbg !128

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !129
  %11 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !130
  %12 = bitcast i8* %11 to i32*, !dbg !133
  store i32 %10, i32* %12, align 4, !dbg !133
  %13 = getelementptr inbounds i8, i8* %11, i64 4, !dbg !133
  %14 = bitcast i8* %13 to i32*, !dbg !133
  store i32 0, i32* %14, align 4, !dbg !133
  %15 = getelementptr inbounds i8, i8* %11, i64 8, !dbg !133
  store i8 0, i8* %15, align 4, !dbg !133
  %16 = getelementptr inbounds i8, i8* %11, i64 9, !dbg !133
  store i8 0, i8* %16, align 1, !dbg !133
  %17 = bitcast i8* %11 to %struct._IO_FILE*, !dbg !134
  br label %18, !dbg !129

18:
  %19 = phi %struct._IO_FILE* [ null, %6 ], [ %17, %9 ], !dbg !135
  ret %struct._IO_FILE* %19, !dbg !136
}

define dso_local i32 @fclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !137 {
  %2 = bitcast %struct._IO_FILE* %0 to %struct.stream*, !dbg !138
  %3 = getelementptr inbounds %struct.stream, %struct.stream* %2, i64 0, i32 1, !dbg !140
  %4 = load i32, i32* %3, align 4, !dbg !140
  %5 = icmp eq i32 %4, 0, !dbg !140
  br i1 %5, label %6, label %8, !dbg !140

6:
  %7 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !141
  call void @__midway_free(i8* noundef %7, i32 noundef 3) #7, !dbg !141
  br label %8, !dbg !141

8:
  ret i32 0, !dbg !142
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !143 {
  %2 = alloca i32, align 4
  %3 = bitcast %struct._IO_FILE* %0 to %struct.stream*, !dbg !144
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %3, i64 0, i32 1, !dbg !147
  %5 = load i32, i32* %4, align 4, !dbg !147
  %6 = icmp eq i32 %5, 0, !dbg !147
  br i1 %6, label %7, label %9, !dbg !147

7:
  %8 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !148
  call void @__midway_free(i8* noundef %8, i32 noundef 3) #7, !dbg !148
  br label %9, !dbg !148

9:
  %10 = bitcast i32* %2 to i8*, !dbg !149
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #9, !dbg !149
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !152
  %11 = load i32, i32* %2, align 4, !dbg !153
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #9, !dbg !154
  ret i32 %11, !dbg !155
}

define dso_local i32 @fflush(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !156 {
  ret i32 0, !dbg !157
}

define dso_local i32 @fflush_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !158 {
  ret i32 0, !dbg !159
}

define dso_local i32 @fileno(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr #4 !dbg !160 {
  %2 = getelementptr %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 0, !dbg !161
  %3 = load i32, i32* %2, align 4, !dbg !161
  ret i32 %3, !dbg !161
}

define dso_local i32 @setvbuf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #3 !dbg !162 {
  ret i32 0, !dbg !163
}

define dso_local void @setbuf(%struct._IO_FILE* noalias nocapture noundef %0, i8* noalias nocapture noundef %1) local_unnamed_addr #3 !dbg !164 {
  ret void, !dbg !165
}

define dso_local void @setlinebuf(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !166 {
  ret void, !dbg !167
}

define dso_local void @flockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !168 {
  ret void, !dbg !169
}

define dso_local void @funlockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !170 {
  ret void, !dbg !171
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !172 {
  ret i32 0, !dbg !173
}

define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !174 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !175
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !178
  %3 = load i8, i8* %2, align 1, !dbg !179
  %4 = and i8 %3, 1, !dbg !179
  %5 = zext i8 %4 to i32, !dbg !179
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !180
  ret i32 %5, !dbg !181
}

define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !182 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !183
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !185
  %3 = load i8, i8* %2, align 1, !dbg !186
  %4 = and i8 %3, 1, !dbg !186
  %5 = zext i8 %4 to i32, !dbg !186
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !187
  ret i32 %5, !dbg !188
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !189 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !190
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !192
  %3 = load i8, i8* %2, align 1, !dbg !193
  %4 = and i8 %3, 1, !dbg !193
  %5 = zext i8 %4 to i32, !dbg !193
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !194
  ret i32 %5, !dbg !195
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !196 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !197
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !199
  %3 = load i8, i8* %2, align 1, !dbg !200
  %4 = and i8 %3, 1, !dbg !200
  %5 = zext i8 %4 to i32, !dbg !200
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !201
  ret i32 %5, !dbg !202
}

define dso_local void @clearerr(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !203 {
  ret void, !dbg !204
}

define dso_local i64 @fread(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !205 {
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to i8*, !dbg !206
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9, !dbg !206
  %7 = mul i64 %2, %1, !dbg !207
  call void @__midway_check(i8* noundef %0, i64 noundef %7, i32 noundef 1) #7, !dbg !208
  call void @__midway_nondet(i8* noundef %0, i64 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !211
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !212
  %8 = load i64, i64* %5, align 8, !dbg !213
  %9 = icmp ule i64 %8, %2, !dbg !213
  %10 = zext i1 %9 to i32, !dbg !213
  call void @__midway_assume(i32 noundef %10) #7, !dbg !213
  %11 = load i64, i64* %5, align 8, !dbg !214
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9, !dbg !215
  ret i64 %11, !dbg !214
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i64 @fread_unlocked(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !216 {
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to i8*, !dbg !217
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9, !dbg !217, !noalias !219
  %7 = mul i64 %2, %1, !dbg !222
  call void @__midway_check(i8* noundef %0, i64 noundef %7, i32 noundef 1) #7, !dbg !223
  call void @__midway_nondet(i8* noundef %0, i64 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !225
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !226
  %8 = load i64, i64* %5, align 8, !dbg !227, !noalias !219
  %9 = icmp ule i64 %8, %2, !dbg !227
  %10 = zext i1 %9 to i32, !dbg !227
  call void @__midway_assume(i32 noundef %10) #7, !dbg !227
  %11 = load i64, i64* %5, align 8, !dbg !228, !noalias !219
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9, !dbg !229, !noalias !219
  ret i64 %11, !dbg !230
}

define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !231 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !232
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !232
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !235
  %4 = load i16, i16* %2, align 2, !dbg !236
  %5 = icmp slt i16 %4, 0, !dbg !236
  %6 = and i16 %4, 255, !dbg !236
  %7 = zext i16 %6 to i32, !dbg !236
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !237
  ret i32 %8, !dbg !238
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !239 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !240
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !240
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !242
  %4 = load i16, i16* %2, align 2, !dbg !243
  %5 = icmp slt i16 %4, 0, !dbg !243
  %6 = and i16 %4, 255, !dbg !243
  %7 = zext i16 %6 to i32, !dbg !243
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !243
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !244
  ret i32 %8, !dbg !245
}

define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !246 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !247
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !247
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !249
  %4 = load i16, i16* %2, align 2, !dbg !250
  %5 = icmp slt i16 %4, 0, !dbg !250
  %6 = and i16 %4, 255, !dbg !250
  %7 = zext i16 %6 to i32, !dbg !250
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !250
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !251
  ret i32 %8, !dbg !252
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !253 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !254
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !254
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !256
  %4 = load i16, i16* %2, align 2, !dbg !257
  %5 = icmp slt i16 %4, 0, !dbg !257
  %6 = and i16 %4, 255, !dbg !257
  %7 = zext i16 %6 to i32, !dbg !257
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !257
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !258
  ret i32 %8, !dbg !259
}

define dso_local i32 @_IO_getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !260 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !261
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !261
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !263
  %4 = load i16, i16* %2, align 2, !dbg !264
  %5 = icmp slt i16 %4, 0, !dbg !264
  %6 = and i16 %4, 255, !dbg !264
  %7 = zext i16 %6 to i32, !dbg !264
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !264
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !265
  ret i32 %8, !dbg !266
}

define dso_local i32 @getchar() local_unnamed_addr #0 !dbg !267 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !268
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !268
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !270
  %3 = load i16, i16* %1, align 2, !dbg !271
  %4 = icmp slt i16 %3, 0, !dbg !271
  %5 = and i16 %3, 255, !dbg !271
  %6 = zext i16 %5 to i32, !dbg !271
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !271
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !272
  ret i32 %7, !dbg !273
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 !dbg !274 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !275
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !275
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !277
  %3 = load i16, i16* %1, align 2, !dbg !278
  %4 = icmp slt i16 %3, 0, !dbg !278
  %5 = and i16 %3, 255, !dbg !278
  %6 = zext i16 %5 to i32, !dbg !278
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !278
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !279
  ret i32 %7, !dbg !280
}

define dso_local i32 @ungetc(i32 noundef returned %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !281 {
  ret i32 %0, !dbg !282
}

define dso_local i8* @fgets(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture readnone %2) local_unnamed_addr #0 !dbg !283 {
  %4 = icmp slt i32 %1, 1, !dbg !284
  br i1 %4, label %13, label %5, !dbg !284

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !284
  %7 = icmp eq i32 %6, 0, !dbg !284
  br i1 %7, label %13, label %8, !dbg !284

8:
  %9 = sext i32 %1 to i64, !dbg !285
  call void @__midway_check(i8* noundef %0, i64 noundef %9, i32 noundef 1) #7, !dbg !286
  call void @__midway_nondet(i8* noundef %0, i64 noundef %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !288
  %10 = add i32 %1, -1, !dbg !289
  %11 = zext i32 %10 to i64
  %12 = getelementptr i8, i8* %0, i64 %11, !dbg !289
  store i8 0, i8* %12, align 1, !dbg !289
  br label %13, !dbg !290

13:
  %14 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !291
  ret i8* %14, !dbg !292
}

define dso_local i8* @fgets_unlocked(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !293 {
  call void @llvm.experimental.noalias.scope.decl(metadata !294), !dbg !297
  %4 = icmp slt i32 %1, 1, !dbg !298
  br i1 %4, label %13, label %5, !dbg !298

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !298, !noalias !294
  %7 = icmp eq i32 %6, 0, !dbg !298
  br i1 %7, label %13, label %8, !dbg !298

8:
  %9 = sext i32 %1 to i64, !dbg !300
  call void @__midway_check(i8* noundef %0, i64 noundef %9, i32 noundef 1) #7, !dbg !301
  call void @__midway_nondet(i8* noundef %0, i64 noundef %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !303
  %10 = add i32 %1, -1, !dbg !304
  %11 = zext i32 %10 to i64
  %12 = getelementptr i8, i8* %0, i64 %11, !dbg !304
  store i8 0, i8* %12, align 1, !dbg !304, !alias.scope !294
  br label %13, !dbg !305

13:
  %14 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !306
  ret i8* %14, !dbg !297
}

define dso_local i8* @gets(i8* noundef %0) local_unnamed_addr #0 !dbg !307 {
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !308
  %2 = call i64 @__midway_object_size(i8* noundef %0) #7, !dbg !309
  %3 = trunc i64 %2 to i32, !dbg !309
  call void @llvm.experimental.noalias.scope.decl(metadata !310), !dbg !309
  %4 = icmp slt i32 %3, 1, !dbg !313
  br i1 %4, label %14, label %5, !dbg !313

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !313, !noalias !310
  %7 = icmp eq i32 %6, 0, !dbg !313
  br i1 %7, label %14, label %8, !dbg !313

8:
  %9 = shl i64 %2, 32, !dbg !315
  %10 = ashr exact i64 %9, 32, !dbg !315
  call void @__midway_check(i8* noundef %0, i64 noundef %10, i32 noundef 1) #7, !dbg !316
  call void @__midway_nondet(i8* noundef %0, i64 noundef %10, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !318
  %11 = add i64 %2, 4294967295, !dbg !319
  %12 = and i64 %11, 4294967295
  %13 = getelementptr i8, i8* %0, i64 %12, !dbg !319
  store i8 0, i8* %13, align 1, !dbg !319, !alias.scope !310
  br label %14, !dbg !320

14:
  %15 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %1 ], !dbg !321
  ret i8* %15, !dbg !309
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i64 @getdelim(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, i32 %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !322 {
  %5 = alloca i64, align 8
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !323
  %7 = icmp eq i32 %6, 0, !dbg !323
  br i1 %7, label %24, label %8, !dbg !323

8:
  %9 = load i8*, i8** %0, align 8, !dbg !324
  %10 = icmp eq i8* %9, null, !dbg !324
  br i1 %10, label %14, label %11, !dbg !324

11:
  %12 = load i64, i64* %1, align 8, !dbg !324
  %13 = icmp ult i64 %12, 64, !dbg !324
  br i1 %13, label %14, label %16, !dbg !324

14:
  %15 = call i8* @realloc(i8* noundef %9, i64 noundef 64) #7, !dbg !325
  store i8* %15, i8** %0, align 8, !dbg !325
  store i64 64, i64* %1, align 8, !dbg !326
  br label %16, !dbg !327

16:
  %17 = load i8*, i8** %0, align 8, !dbg !328
  call void @__midway_check(i8* noundef %17, i64 noundef 64, i32 noundef 1) #7, !dbg !329
  call void @__midway_nondet(i8* noundef %17, i64 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !331
  %18 = getelementptr i8, i8* %17, i64 63, !dbg !332
  store i8 0, i8* %18, align 1, !dbg !332
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !333
  %19 = bitcast i64* %5 to i8*, !dbg !334
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %19) #9, !dbg !334
  call void @__midway_nondet(i8* noundef nonnull %19, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !339
  %20 = load i64, i64* %5, align 8, !dbg !340
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %19) #9, !dbg !341
  %21 = add i64 %20, -1, !dbg !342
  %22 = icmp ult i64 %21, 63, !dbg !342
  %23 = zext i1 %22 to i32, !dbg !342
  call void @__midway_assume(i32 noundef %23) #7, !dbg !342
  br label %24, !dbg !343

24:
  %25 = phi i64 [ %20, %16 ], [ -1, %4 ], !dbg !344
  ret i64 %25, !dbg !345
}

declare !dbg !346 i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #5

define dso_local i64 @getline(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !348 {
  %4 = call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 undef, %struct._IO_FILE* undef) #8, !dbg !349
  ret i64 %4, !dbg !349
}

define dso_local i64 @fwrite(i8* noalias noundef %0, i64 noundef %1, i64 noundef returned %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !350 {
  %5 = mul i64 %2, %1, !dbg !351
  call void @__midway_check(i8* noundef %0, i64 noundef %5, i32 noundef 0) #7, !dbg !351
  ret i64 %2, !dbg !352
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i64 @fwrite_unlocked(i8* noalias noundef %0, i64 noundef %1, i64 noundef returned %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !353 {
  %5 = mul i64 %2, %1, !dbg !354
  call void @__midway_check(i8* noundef %0, i64 noundef %5, i32 noundef 0) #7, !dbg !354
  ret i64 %2, !dbg !356
}

define dso_local i32 @fputs(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture readnone %1) local_unnamed_addr #0 !dbg !357 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !358
  br label %3, !dbg !360

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !362
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !360
  %6 = load i8, i8* %5, align 1, !dbg !360
  %7 = icmp eq i8 %6, 0, !dbg !360
  %8 = add i64 %4, 1, !dbg !363
  br i1 %7, label %9, label %3, !dbg !360, !llvm.loop !364

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #7, !dbg !365
  ret i32 1, !dbg !366
}

define dso_local i32 @fputs_unlocked(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !367 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !368
  br label %3, !dbg !371

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !373
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !371
  %6 = load i8, i8* %5, align 1, !dbg !371, !alias.scope !374
  %7 = icmp eq i8 %6, 0, !dbg !371
  %8 = add i64 %4, 1, !dbg !377
  br i1 %7, label %9, label %3, !dbg !371, !llvm.loop !378

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #7, !dbg !379
  ret i32 1, !dbg !380
}

define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #0 !dbg !381 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !382
  br label %2, !dbg !384

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !386
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !384
  %5 = load i8, i8* %4, align 1, !dbg !384
  %6 = icmp eq i8 %5, 0, !dbg !384
  %7 = add i64 %3, 1, !dbg !387
  br i1 %6, label %8, label %2, !dbg !384, !llvm.loop !388

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !389
  ret i32 1, !dbg !390
}

define dso_local i32 @fputc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !391 {
  %3 = and i32 %0, 255, !dbg !392
  ret i32 %3, !dbg !392
}

define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !393 {
  %3 = and i32 %0, 255, !dbg !394
  ret i32 %3, !dbg !394
}

define dso_local i32 @putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !395 {
  %3 = and i32 %0, 255, !dbg !396
  ret i32 %3, !dbg !396
}

define dso_local i32 @putc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !397 {
  %3 = and i32 %0, 255, !dbg !398
  ret i32 %3, !dbg !398
}

define dso_local i32 @_IO_putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !399 {
  %3 = and i32 %0, 255, !dbg !400
  ret i32 %3, !dbg !400
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #3 !dbg !401 {
  %2 = and i32 %0, 255, !dbg !402
  ret i32 %2, !dbg !402
}

define dso_local i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #3 !dbg !403 {
  %2 = and i32 %0, 255, !dbg !404
  ret i32 %2, !dbg !404
}

define dso_local i32 @putw(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !405 {
  ret i32 0, !dbg !406
}

define dso_local i32 @fseek(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !407 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !408
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !408
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0)) #7, !dbg !412
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !413
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !414
  %7 = bitcast i8* %6 to i32*, !dbg !416
  %8 = load i8, i8* %5, align 1, !dbg !416
  %9 = and i8 %8, 127, !dbg !416
  %10 = add nuw i8 %9, 1, !dbg !416
  %11 = load i8, i8* %4, align 1, !dbg !417
  %12 = and i8 %11, 1, !dbg !417
  %13 = icmp eq i8 %12, 0, !dbg !417
  br i1 %13, label %20, label %14, !dbg !417

14:
  %15 = icmp eq i8 %10, 4, !dbg !418
  %16 = icmp eq i8 %10, 11, !dbg !418
  %17 = or i1 %15, %16, !dbg !418
  %18 = zext i8 %10 to i32, !dbg !416
  %19 = select i1 %17, i32 5, i32 %18, !dbg !418
  br label %22, !dbg !417

20:
  %21 = load i32, i32* %7, align 4, !dbg !417
  br label %22, !dbg !417

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !417
  store i32 %23, i32* %7, align 4, !dbg !417
  %24 = sub nsw i8 0, %12, !dbg !419
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !420
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !420
  %25 = sext i8 %24 to i32, !dbg !421
  ret i32 %25, !dbg !421
}

define dso_local i32 @fseeko(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !422 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !423
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !423
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !425
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !426
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !427
  %7 = bitcast i8* %6 to i32*, !dbg !429
  %8 = load i8, i8* %5, align 1, !dbg !429
  %9 = and i8 %8, 127, !dbg !429
  %10 = add nuw i8 %9, 1, !dbg !429
  %11 = load i8, i8* %4, align 1, !dbg !430
  %12 = and i8 %11, 1, !dbg !430
  %13 = icmp eq i8 %12, 0, !dbg !430
  br i1 %13, label %20, label %14, !dbg !430

14:
  %15 = icmp eq i8 %10, 4, !dbg !431
  %16 = icmp eq i8 %10, 11, !dbg !431
  %17 = or i1 %15, %16, !dbg !431
  %18 = zext i8 %10 to i32, !dbg !429
  %19 = select i1 %17, i32 5, i32 %18, !dbg !431
  br label %22, !dbg !430

20:
  %21 = load i32, i32* %7, align 4, !dbg !430
  br label %22, !dbg !430

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !430
  store i32 %23, i32* %7, align 4, !dbg !430
  %24 = sub nsw i8 0, %12, !dbg !432
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !433
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !433
  %25 = sext i8 %24 to i32, !dbg !434
  ret i32 %25, !dbg !434
}

define dso_local i32 @fseeko64(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !435 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !436
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #9, !dbg !436
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !438
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !439
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !440
  %7 = bitcast i8* %6 to i32*, !dbg !442
  %8 = load i8, i8* %5, align 1, !dbg !442
  %9 = and i8 %8, 127, !dbg !442
  %10 = add nuw i8 %9, 1, !dbg !442
  %11 = load i8, i8* %4, align 1, !dbg !443
  %12 = and i8 %11, 1, !dbg !443
  %13 = icmp eq i8 %12, 0, !dbg !443
  br i1 %13, label %20, label %14, !dbg !443

14:
  %15 = icmp eq i8 %10, 4, !dbg !444
  %16 = icmp eq i8 %10, 11, !dbg !444
  %17 = or i1 %15, %16, !dbg !444
  %18 = zext i8 %10 to i32, !dbg !442
  %19 = select i1 %17, i32 5, i32 %18, !dbg !444
  br label %22, !dbg !443

20:
  %21 = load i32, i32* %7, align 4, !dbg !443
  br label %22, !dbg !443

22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ], !dbg !443
  store i32 %23, i32* %7, align 4, !dbg !443
  %24 = sub nsw i8 0, %12, !dbg !445
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #9, !dbg !446
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !446
  %25 = sext i8 %24 to i32, !dbg !447
  ret i32 %25, !dbg !447
}

define dso_local i64 @ftell(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !448 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*, !dbg !449
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !449
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i64 0, i64 0)) #7, !dbg !452
  %4 = load i64, i64* %2, align 8, !dbg !453
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !454
  %5 = icmp sgt i64 %4, -2, !dbg !455
  %6 = zext i1 %5 to i32, !dbg !455
  call void @__midway_assume(i32 noundef %6) #7, !dbg !455
  ret i64 %4, !dbg !456
}

define dso_local i64 @ftello(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !457 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*, !dbg !458
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !458
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !461
  %4 = load i64, i64* %2, align 8, !dbg !462
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !463
  %5 = icmp sgt i64 %4, -2, !dbg !464
  %6 = zext i1 %5 to i32, !dbg !464
  call void @__midway_assume(i32 noundef %6) #7, !dbg !464
  ret i64 %4, !dbg !465
}

define dso_local i64 @ftello64(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !466 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*, !dbg !467
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !467
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !470
  %4 = load i64, i64* %2, align 8, !dbg !471
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !472
  %5 = icmp sgt i64 %4, -2, !dbg !473
  %6 = zext i1 %5 to i32, !dbg !473
  call void @__midway_assume(i32 noundef %6) #7, !dbg !473
  ret i64 %4, !dbg !474
}

define dso_local void @rewind(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !475 {
  ret void, !dbg !476
}

define dso_local i32 @fgetpos(%struct._IO_FILE* noalias nocapture noundef readnone %0, %struct._G_fpos_t* noalias noundef %1) local_unnamed_addr #0 !dbg !477 {
  %3 = bitcast %struct._G_fpos_t* %1 to i8*, !dbg !478
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #7, !dbg !479
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !481
  ret i32 0, !dbg !482
}

define dso_local i32 @fsetpos(%struct._IO_FILE* nocapture noundef readnone %0, %struct._G_fpos_t* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !483 {
  ret i32 0, !dbg !484
}

define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 !dbg !485 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !486
  br label %4, !dbg !488

4:
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ], !dbg !490
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !488
  %7 = load i8, i8* %6, align 1, !dbg !488
  %8 = icmp eq i8 %7, 0, !dbg !488
  %9 = add i64 %5, 1, !dbg !491
  br i1 %8, label %10, label %4, !dbg !488, !llvm.loop !492

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #7, !dbg !493
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !494
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !494
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !496
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !497
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !498
  %12 = bitcast i8* %11 to i32*, !dbg !500
  %13 = load i8, i8* %3, align 1, !dbg !500
  %14 = and i8 %13, 127, !dbg !500
  %15 = add nuw i8 %14, 1, !dbg !500
  %16 = load i8, i8* %2, align 1, !dbg !501
  %17 = and i8 %16, 1, !dbg !501
  %18 = icmp eq i8 %17, 0, !dbg !501
  br i1 %18, label %25, label %19, !dbg !501

19:
  %20 = icmp eq i8 %15, 4, !dbg !502
  %21 = icmp eq i8 %15, 11, !dbg !502
  %22 = or i1 %20, %21, !dbg !502
  %23 = zext i8 %15 to i32, !dbg !500
  %24 = select i1 %22, i32 5, i32 %23, !dbg !502
  br label %27, !dbg !501

25:
  %26 = load i32, i32* %12, align 4, !dbg !501
  br label %27, !dbg !501

27:
  %28 = phi i32 [ %24, %19 ], [ %26, %25 ], !dbg !501
  store i32 %28, i32* %12, align 4, !dbg !501
  %29 = sub nsw i8 0, %17, !dbg !503
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !504
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !504
  %30 = sext i8 %29 to i32, !dbg !505
  ret i32 %30, !dbg !505
}

define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !506 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !507
  br label %5, !dbg !509

5:
  %6 = phi i64 [ 0, %2 ], [ %10, %5 ], !dbg !511
  %7 = getelementptr i8, i8* %0, i64 %6, !dbg !509
  %8 = load i8, i8* %7, align 1, !dbg !509
  %9 = icmp eq i8 %8, 0, !dbg !509
  %10 = add i64 %6, 1, !dbg !512
  br i1 %9, label %11, label %5, !dbg !509, !llvm.loop !513

11:
  call void @__midway_touched(i8* noundef %0, i64 noundef %10, i32 noundef 0) #7, !dbg !514
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !515
  br label %12, !dbg !517

12:
  %13 = phi i64 [ 0, %11 ], [ %17, %12 ], !dbg !519
  %14 = getelementptr i8, i8* %1, i64 %13, !dbg !517
  %15 = load i8, i8* %14, align 1, !dbg !517
  %16 = icmp eq i8 %15, 0, !dbg !517
  %17 = add i64 %13, 1, !dbg !520
  br i1 %16, label %18, label %12, !dbg !517, !llvm.loop !521

18:
  call void @__midway_touched(i8* noundef %1, i64 noundef %17, i32 noundef 0) #7, !dbg !522
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9, !dbg !523
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9, !dbg !523
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0)) #7, !dbg !525
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !526
  %19 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !527
  %20 = bitcast i8* %19 to i32*, !dbg !529
  %21 = load i8, i8* %4, align 1, !dbg !529
  %22 = and i8 %21, 127, !dbg !529
  %23 = add nuw i8 %22, 1, !dbg !529
  %24 = load i8, i8* %3, align 1, !dbg !530
  %25 = and i8 %24, 1, !dbg !530
  %26 = icmp eq i8 %25, 0, !dbg !530
  br i1 %26, label %33, label %27, !dbg !530

27:
  %28 = icmp eq i8 %23, 4, !dbg !531
  %29 = icmp eq i8 %23, 11, !dbg !531
  %30 = or i1 %28, %29, !dbg !531
  %31 = zext i8 %23 to i32, !dbg !529
  %32 = select i1 %30, i32 5, i32 %31, !dbg !531
  br label %35, !dbg !530

33:
  %34 = load i32, i32* %20, align 4, !dbg !530
  br label %35, !dbg !530

35:
  %36 = phi i32 [ %32, %27 ], [ %34, %33 ], !dbg !530
  store i32 %36, i32* %20, align 4, !dbg !530
  %37 = sub nsw i8 0, %25, !dbg !532
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9, !dbg !533
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9, !dbg !533
  %38 = sext i8 %37 to i32, !dbg !534
  ret i32 %38, !dbg !534
}

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/stdio.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__mw_new_stream", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 109, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "internal_alloc", scope: !13, file: !13, line: 109, type: !9, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 16, scope: !8)
!15 = !DILocation(line: 17, scope: !8)
!16 = !DILocation(line: 18, scope: !8)
!17 = distinct !DISubprogram(name: "fopen", scope: !1, file: !1, line: 30, type: !9, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!18 = !DILocation(line: 96, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "read_string", scope: !13, file: !13, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!20 = distinct !DILocation(line: 32, scope: !17)
!21 = !DILocation(line: 88, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "length", scope: !13, file: !13, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 89, scope: !22, inlinedAt: !23)
!26 = distinct !{!26, !21, !25, !27, !28}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !DILocation(line: 98, scope: !19, inlinedAt: !20)
!30 = !DILocation(line: 96, scope: !19, inlinedAt: !31)
!31 = distinct !DILocation(line: 33, scope: !17)
!32 = !DILocation(line: 88, scope: !22, inlinedAt: !33)
!33 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !31)
!34 = !DILocation(line: 0, scope: !22, inlinedAt: !33)
!35 = !DILocation(line: 89, scope: !22, inlinedAt: !33)
!36 = distinct !{!36, !32, !35, !27, !28}
!37 = !DILocation(line: 98, scope: !19, inlinedAt: !31)
!38 = !DILocation(line: 23, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "opened", scope: !1, file: !1, line: 21, type: !9, scopeLine: 22, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!40 = distinct !DILocation(line: 34, scope: !17)
!41 = !DILocation(line: 39, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "area", scope: !13, file: !13, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!43 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "fail", scope: !13, file: !13, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!45 = distinct !DILocation(line: 24, scope: !39, inlinedAt: !40)
!46 = !DILocation(line: 44, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 25, scope: !39, inlinedAt: !40)
!48 = !DILocation(line: 27, scope: !39, inlinedAt: !40)
!49 = !DILocation(line: 109, scope: !12, inlinedAt: !50)
!50 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !51)
!51 = distinct !DILocation(line: 27, scope: !39, inlinedAt: !40)
!52 = !DILocation(line: 17, scope: !8, inlinedAt: !51)
!53 = !DILocation(line: 18, scope: !8, inlinedAt: !51)
!54 = !DILocation(line: 0, scope: !39, inlinedAt: !40)
!55 = !DILocation(line: 34, scope: !17)
!56 = distinct !DISubprogram(name: "fopen64", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = !DILocation(line: 37, scope: !56)
!58 = distinct !DISubprogram(name: "fdopen", scope: !1, file: !1, line: 38, type: !9, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = !DILocation(line: 23, scope: !39, inlinedAt: !60)
!60 = distinct !DILocation(line: 38, scope: !58)
!61 = !DILocation(line: 39, scope: !42, inlinedAt: !62)
!62 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !63)
!63 = distinct !DILocation(line: 24, scope: !39, inlinedAt: !60)
!64 = !DILocation(line: 44, scope: !44, inlinedAt: !63)
!65 = !DILocation(line: 25, scope: !39, inlinedAt: !60)
!66 = !DILocation(line: 27, scope: !39, inlinedAt: !60)
!67 = !DILocation(line: 109, scope: !12, inlinedAt: !68)
!68 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !69)
!69 = distinct !DILocation(line: 27, scope: !39, inlinedAt: !60)
!70 = !DILocation(line: 17, scope: !8, inlinedAt: !69)
!71 = !DILocation(line: 18, scope: !8, inlinedAt: !69)
!72 = !DILocation(line: 0, scope: !39, inlinedAt: !60)
!73 = !DILocation(line: 38, scope: !58)
!74 = distinct !DISubprogram(name: "tmpfile", scope: !1, file: !1, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!75 = !DILocation(line: 23, scope: !39, inlinedAt: !76)
!76 = distinct !DILocation(line: 39, scope: !74)
!77 = !DILocation(line: 39, scope: !42, inlinedAt: !78)
!78 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !79)
!79 = distinct !DILocation(line: 24, scope: !39, inlinedAt: !76)
!80 = !DILocation(line: 44, scope: !44, inlinedAt: !79)
!81 = !DILocation(line: 25, scope: !39, inlinedAt: !76)
!82 = !DILocation(line: 27, scope: !39, inlinedAt: !76)
!83 = !DILocation(line: 109, scope: !12, inlinedAt: !84)
!84 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !85)
!85 = distinct !DILocation(line: 27, scope: !39, inlinedAt: !76)
!86 = !DILocation(line: 17, scope: !8, inlinedAt: !85)
!87 = !DILocation(line: 18, scope: !8, inlinedAt: !85)
!88 = !DILocation(line: 0, scope: !39, inlinedAt: !76)
!89 = !DILocation(line: 39, scope: !74)
!90 = distinct !DISubprogram(name: "popen", scope: !1, file: !1, line: 40, type: !9, scopeLine: 41, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = !DILocation(line: 96, scope: !19, inlinedAt: !92)
!92 = distinct !DILocation(line: 42, scope: !90)
!93 = !DILocation(line: 88, scope: !22, inlinedAt: !94)
!94 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !92)
!95 = !DILocation(line: 0, scope: !22, inlinedAt: !94)
!96 = !DILocation(line: 89, scope: !22, inlinedAt: !94)
!97 = distinct !{!97, !93, !96, !27, !28}
!98 = !DILocation(line: 98, scope: !19, inlinedAt: !92)
!99 = !DILocation(line: 23, scope: !39, inlinedAt: !100)
!100 = distinct !DILocation(line: 43, scope: !90)
!101 = !DILocation(line: 39, scope: !42, inlinedAt: !102)
!102 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !103)
!103 = distinct !DILocation(line: 24, scope: !39, inlinedAt: !100)
!104 = !DILocation(line: 44, scope: !44, inlinedAt: !103)
!105 = !DILocation(line: 25, scope: !39, inlinedAt: !100)
!106 = !DILocation(line: 27, scope: !39, inlinedAt: !100)
!107 = !DILocation(line: 109, scope: !12, inlinedAt: !108)
!108 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !109)
!109 = distinct !DILocation(line: 27, scope: !39, inlinedAt: !100)
!110 = !DILocation(line: 17, scope: !8, inlinedAt: !109)
!111 = !DILocation(line: 18, scope: !8, inlinedAt: !109)
!112 = !DILocation(line: 0, scope: !39, inlinedAt: !100)
!113 = !DILocation(line: 43, scope: !90)
!114 = distinct !DISubprogram(name: "freopen", scope: !1, file: !1, line: 46, type: !9, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!115 = !DILocation(line: 12, scope: !116, inlinedAt: !118)
!116 = distinct !DISubprogram(name: "stream", scope: !117, file: !117, line: 12, type: !9, scopeLine: 12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = !DIFile(filename: "c/stream.h", directory: ".")
!118 = distinct !DILocation(line: 48, scope: !114)
!119 = !DILocation(line: 48, scope: !114)
!120 = !DILocation(line: 49, scope: !114)
!121 = distinct !DISubprogram(name: "fmemopen", scope: !1, file: !1, line: 52, type: !9, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = !DILocation(line: 23, scope: !39, inlinedAt: !123)
!123 = distinct !DILocation(line: 52, scope: !121)
!124 = !DILocation(line: 39, scope: !42, inlinedAt: !125)
!125 = distinct !DILocation(line: 44, scope: !44, inlinedAt: !126)
!126 = distinct !DILocation(line: 24, scope: !39, inlinedAt: !123)
!127 = !DILocation(line: 44, scope: !44, inlinedAt: !126)
!128 = !DILocation(line: 25, scope: !39, inlinedAt: !123)
!129 = !DILocation(line: 27, scope: !39, inlinedAt: !123)
!130 = !DILocation(line: 109, scope: !12, inlinedAt: !131)
!131 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !132)
!132 = distinct !DILocation(line: 27, scope: !39, inlinedAt: !123)
!133 = !DILocation(line: 17, scope: !8, inlinedAt: !132)
!134 = !DILocation(line: 18, scope: !8, inlinedAt: !132)
!135 = !DILocation(line: 0, scope: !39, inlinedAt: !123)
!136 = !DILocation(line: 52, scope: !121)
!137 = distinct !DISubprogram(name: "fclose", scope: !1, file: !1, line: 54, type: !9, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!138 = !DILocation(line: 12, scope: !116, inlinedAt: !139)
!139 = distinct !DILocation(line: 56, scope: !137)
!140 = !DILocation(line: 57, scope: !137)
!141 = !DILocation(line: 58, scope: !137)
!142 = !DILocation(line: 59, scope: !137)
!143 = distinct !DISubprogram(name: "pclose", scope: !1, file: !1, line: 62, type: !9, scopeLine: 63, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!144 = !DILocation(line: 12, scope: !116, inlinedAt: !145)
!145 = distinct !DILocation(line: 56, scope: !137, inlinedAt: !146)
!146 = distinct !DILocation(line: 64, scope: !143)
!147 = !DILocation(line: 57, scope: !137, inlinedAt: !146)
!148 = !DILocation(line: 58, scope: !137, inlinedAt: !146)
!149 = !DILocation(line: 51, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "any_int", scope: !13, file: !13, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!151 = distinct !DILocation(line: 65, scope: !143)
!152 = !DILocation(line: 52, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 53, scope: !150, inlinedAt: !151)
!154 = !DILocation(line: 54, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 65, scope: !143)
!156 = distinct !DISubprogram(name: "fflush", scope: !1, file: !1, line: 68, type: !9, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = !DILocation(line: 68, scope: !156)
!158 = distinct !DISubprogram(name: "fflush_unlocked", scope: !1, file: !1, line: 69, type: !9, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = !DILocation(line: 69, scope: !158)
!160 = distinct !DISubprogram(name: "fileno", scope: !1, file: !1, line: 70, type: !9, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!161 = !DILocation(line: 70, scope: !160)
!162 = distinct !DISubprogram(name: "setvbuf", scope: !1, file: !1, line: 71, type: !9, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!163 = !DILocation(line: 71, scope: !162)
!164 = distinct !DISubprogram(name: "setbuf", scope: !1, file: !1, line: 72, type: !9, scopeLine: 72, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!165 = !DILocation(line: 72, scope: !164)
!166 = distinct !DISubprogram(name: "setlinebuf", scope: !1, file: !1, line: 73, type: !9, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!167 = !DILocation(line: 73, scope: !166)
!168 = distinct !DISubprogram(name: "flockfile", scope: !1, file: !1, line: 74, type: !9, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = !DILocation(line: 74, scope: !168)
!170 = distinct !DISubprogram(name: "funlockfile", scope: !1, file: !1, line: 75, type: !9, scopeLine: 75, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = !DILocation(line: 75, scope: !170)
!172 = distinct !DISubprogram(name: "ftrylockfile", scope: !1, file: !1, line: 76, type: !9, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!173 = !DILocation(line: 76, scope: !172)
!174 = distinct !DISubprogram(name: "feof", scope: !1, file: !1, line: 85, type: !9, scopeLine: 85, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = !DILocation(line: 80, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "unknown_bit", scope: !1, file: !1, line: 78, type: !9, scopeLine: 79, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!177 = distinct !DILocation(line: 85, scope: !174)
!178 = !DILocation(line: 81, scope: !176, inlinedAt: !177)
!179 = !DILocation(line: 82, scope: !176, inlinedAt: !177)
!180 = !DILocation(line: 83, scope: !176, inlinedAt: !177)
!181 = !DILocation(line: 85, scope: !174)
!182 = distinct !DISubprogram(name: "ferror", scope: !1, file: !1, line: 86, type: !9, scopeLine: 86, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!183 = !DILocation(line: 80, scope: !176, inlinedAt: !184)
!184 = distinct !DILocation(line: 86, scope: !182)
!185 = !DILocation(line: 81, scope: !176, inlinedAt: !184)
!186 = !DILocation(line: 82, scope: !176, inlinedAt: !184)
!187 = !DILocation(line: 83, scope: !176, inlinedAt: !184)
!188 = !DILocation(line: 86, scope: !182)
!189 = distinct !DISubprogram(name: "feof_unlocked", scope: !1, file: !1, line: 87, type: !9, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!190 = !DILocation(line: 80, scope: !176, inlinedAt: !191)
!191 = distinct !DILocation(line: 87, scope: !189)
!192 = !DILocation(line: 81, scope: !176, inlinedAt: !191)
!193 = !DILocation(line: 82, scope: !176, inlinedAt: !191)
!194 = !DILocation(line: 83, scope: !176, inlinedAt: !191)
!195 = !DILocation(line: 87, scope: !189)
!196 = distinct !DISubprogram(name: "ferror_unlocked", scope: !1, file: !1, line: 88, type: !9, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = !DILocation(line: 80, scope: !176, inlinedAt: !198)
!198 = distinct !DILocation(line: 88, scope: !196)
!199 = !DILocation(line: 81, scope: !176, inlinedAt: !198)
!200 = !DILocation(line: 82, scope: !176, inlinedAt: !198)
!201 = !DILocation(line: 83, scope: !176, inlinedAt: !198)
!202 = !DILocation(line: 88, scope: !196)
!203 = distinct !DISubprogram(name: "clearerr", scope: !1, file: !1, line: 89, type: !9, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!204 = !DILocation(line: 89, scope: !203)
!205 = distinct !DISubprogram(name: "fread", scope: !1, file: !1, line: 93, type: !9, scopeLine: 94, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!206 = !DILocation(line: 95, scope: !205)
!207 = !DILocation(line: 96, scope: !205)
!208 = !DILocation(line: 105, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "fill", scope: !13, file: !13, line: 103, type: !9, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 96, scope: !205)
!211 = !DILocation(line: 106, scope: !209, inlinedAt: !210)
!212 = !DILocation(line: 97, scope: !205)
!213 = !DILocation(line: 98, scope: !205)
!214 = !DILocation(line: 99, scope: !205)
!215 = !DILocation(line: 100, scope: !205)
!216 = distinct !DISubprogram(name: "fread_unlocked", scope: !1, file: !1, line: 102, type: !9, scopeLine: 102, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!217 = !DILocation(line: 95, scope: !205, inlinedAt: !218)
!218 = distinct !DILocation(line: 102, scope: !216)
!219 = !{!220}
!220 = distinct !{!220, !221, !"fread: argument 0"}
!221 = distinct !{!221, !"fread"}
!222 = !DILocation(line: 96, scope: !205, inlinedAt: !218)
!223 = !DILocation(line: 105, scope: !209, inlinedAt: !224)
!224 = distinct !DILocation(line: 96, scope: !205, inlinedAt: !218)
!225 = !DILocation(line: 106, scope: !209, inlinedAt: !224)
!226 = !DILocation(line: 97, scope: !205, inlinedAt: !218)
!227 = !DILocation(line: 98, scope: !205, inlinedAt: !218)
!228 = !DILocation(line: 99, scope: !205, inlinedAt: !218)
!229 = !DILocation(line: 100, scope: !205, inlinedAt: !218)
!230 = !DILocation(line: 102, scope: !216)
!231 = distinct !DISubprogram(name: "fgetc", scope: !1, file: !1, line: 112, type: !9, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!232 = !DILocation(line: 107, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "any_character", scope: !1, file: !1, line: 105, type: !9, scopeLine: 106, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!234 = distinct !DILocation(line: 112, scope: !231)
!235 = !DILocation(line: 108, scope: !233, inlinedAt: !234)
!236 = !DILocation(line: 109, scope: !233, inlinedAt: !234)
!237 = !DILocation(line: 110, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 112, scope: !231)
!239 = distinct !DISubprogram(name: "fgetc_unlocked", scope: !1, file: !1, line: 113, type: !9, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!240 = !DILocation(line: 107, scope: !233, inlinedAt: !241)
!241 = distinct !DILocation(line: 113, scope: !239)
!242 = !DILocation(line: 108, scope: !233, inlinedAt: !241)
!243 = !DILocation(line: 109, scope: !233, inlinedAt: !241)
!244 = !DILocation(line: 110, scope: !233, inlinedAt: !241)
!245 = !DILocation(line: 113, scope: !239)
!246 = distinct !DISubprogram(name: "getc", scope: !1, file: !1, line: 114, type: !9, scopeLine: 114, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!247 = !DILocation(line: 107, scope: !233, inlinedAt: !248)
!248 = distinct !DILocation(line: 114, scope: !246)
!249 = !DILocation(line: 108, scope: !233, inlinedAt: !248)
!250 = !DILocation(line: 109, scope: !233, inlinedAt: !248)
!251 = !DILocation(line: 110, scope: !233, inlinedAt: !248)
!252 = !DILocation(line: 114, scope: !246)
!253 = distinct !DISubprogram(name: "getc_unlocked", scope: !1, file: !1, line: 115, type: !9, scopeLine: 115, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!254 = !DILocation(line: 107, scope: !233, inlinedAt: !255)
!255 = distinct !DILocation(line: 115, scope: !253)
!256 = !DILocation(line: 108, scope: !233, inlinedAt: !255)
!257 = !DILocation(line: 109, scope: !233, inlinedAt: !255)
!258 = !DILocation(line: 110, scope: !233, inlinedAt: !255)
!259 = !DILocation(line: 115, scope: !253)
!260 = distinct !DISubprogram(name: "_IO_getc", scope: !1, file: !1, line: 116, type: !9, scopeLine: 116, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!261 = !DILocation(line: 107, scope: !233, inlinedAt: !262)
!262 = distinct !DILocation(line: 116, scope: !260)
!263 = !DILocation(line: 108, scope: !233, inlinedAt: !262)
!264 = !DILocation(line: 109, scope: !233, inlinedAt: !262)
!265 = !DILocation(line: 110, scope: !233, inlinedAt: !262)
!266 = !DILocation(line: 116, scope: !260)
!267 = distinct !DISubprogram(name: "getchar", scope: !1, file: !1, line: 117, type: !9, scopeLine: 117, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!268 = !DILocation(line: 107, scope: !233, inlinedAt: !269)
!269 = distinct !DILocation(line: 117, scope: !267)
!270 = !DILocation(line: 108, scope: !233, inlinedAt: !269)
!271 = !DILocation(line: 109, scope: !233, inlinedAt: !269)
!272 = !DILocation(line: 110, scope: !233, inlinedAt: !269)
!273 = !DILocation(line: 117, scope: !267)
!274 = distinct !DISubprogram(name: "getchar_unlocked", scope: !1, file: !1, line: 118, type: !9, scopeLine: 118, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!275 = !DILocation(line: 107, scope: !233, inlinedAt: !276)
!276 = distinct !DILocation(line: 118, scope: !274)
!277 = !DILocation(line: 108, scope: !233, inlinedAt: !276)
!278 = !DILocation(line: 109, scope: !233, inlinedAt: !276)
!279 = !DILocation(line: 110, scope: !233, inlinedAt: !276)
!280 = !DILocation(line: 118, scope: !274)
!281 = distinct !DISubprogram(name: "ungetc", scope: !1, file: !1, line: 119, type: !9, scopeLine: 119, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!282 = !DILocation(line: 119, scope: !281)
!283 = distinct !DISubprogram(name: "fgets", scope: !1, file: !1, line: 121, type: !9, scopeLine: 122, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!284 = !DILocation(line: 123, scope: !283)
!285 = !DILocation(line: 125, scope: !283)
!286 = !DILocation(line: 105, scope: !209, inlinedAt: !287)
!287 = distinct !DILocation(line: 125, scope: !283)
!288 = !DILocation(line: 106, scope: !209, inlinedAt: !287)
!289 = !DILocation(line: 126, scope: !283)
!290 = !DILocation(line: 127, scope: !283)
!291 = !DILocation(line: 0, scope: !283)
!292 = !DILocation(line: 128, scope: !283)
!293 = distinct !DISubprogram(name: "fgets_unlocked", scope: !1, file: !1, line: 130, type: !9, scopeLine: 130, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!294 = !{!295}
!295 = distinct !{!295, !296, !"fgets: argument 0"}
!296 = distinct !{!296, !"fgets"}
!297 = !DILocation(line: 130, scope: !293)
!298 = !DILocation(line: 123, scope: !283, inlinedAt: !299)
!299 = distinct !DILocation(line: 130, scope: !293)
!300 = !DILocation(line: 125, scope: !283, inlinedAt: !299)
!301 = !DILocation(line: 105, scope: !209, inlinedAt: !302)
!302 = distinct !DILocation(line: 125, scope: !283, inlinedAt: !299)
!303 = !DILocation(line: 106, scope: !209, inlinedAt: !302)
!304 = !DILocation(line: 126, scope: !283, inlinedAt: !299)
!305 = !DILocation(line: 127, scope: !283, inlinedAt: !299)
!306 = !DILocation(line: 0, scope: !283, inlinedAt: !299)
!307 = distinct !DISubprogram(name: "gets", scope: !1, file: !1, line: 133, type: !9, scopeLine: 134, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!308 = !DILocation(line: 135, scope: !307)
!309 = !DILocation(line: 136, scope: !307)
!310 = !{!311}
!311 = distinct !{!311, !312, !"fgets: argument 0"}
!312 = distinct !{!312, !"fgets"}
!313 = !DILocation(line: 123, scope: !283, inlinedAt: !314)
!314 = distinct !DILocation(line: 136, scope: !307)
!315 = !DILocation(line: 125, scope: !283, inlinedAt: !314)
!316 = !DILocation(line: 105, scope: !209, inlinedAt: !317)
!317 = distinct !DILocation(line: 125, scope: !283, inlinedAt: !314)
!318 = !DILocation(line: 106, scope: !209, inlinedAt: !317)
!319 = !DILocation(line: 126, scope: !283, inlinedAt: !314)
!320 = !DILocation(line: 127, scope: !283, inlinedAt: !314)
!321 = !DILocation(line: 0, scope: !283, inlinedAt: !314)
!322 = distinct !DISubprogram(name: "getdelim", scope: !1, file: !1, line: 139, type: !9, scopeLine: 140, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!323 = !DILocation(line: 142, scope: !322)
!324 = !DILocation(line: 144, scope: !322)
!325 = !DILocation(line: 145, scope: !322)
!326 = !DILocation(line: 146, scope: !322)
!327 = !DILocation(line: 147, scope: !322)
!328 = !DILocation(line: 148, scope: !322)
!329 = !DILocation(line: 105, scope: !209, inlinedAt: !330)
!330 = distinct !DILocation(line: 148, scope: !322)
!331 = !DILocation(line: 106, scope: !209, inlinedAt: !330)
!332 = !DILocation(line: 149, scope: !322)
!333 = !DILocation(line: 150, scope: !322)
!334 = !DILocation(line: 58, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "any_long", scope: !13, file: !13, line: 56, type: !9, scopeLine: 57, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!336 = distinct !DILocation(line: 69, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "any_between", scope: !13, file: !13, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!338 = distinct !DILocation(line: 151, scope: !322)
!339 = !DILocation(line: 59, scope: !335, inlinedAt: !336)
!340 = !DILocation(line: 60, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 61, scope: !335, inlinedAt: !336)
!342 = !DILocation(line: 70, scope: !337, inlinedAt: !338)
!343 = !DILocation(line: 151, scope: !322)
!344 = !DILocation(line: 0, scope: !322)
!345 = !DILocation(line: 152, scope: !322)
!346 = !DISubprogram(name: "realloc", scope: !347, file: !347, line: 564, type: !9, spFlags: DISPFlagOptimized, retainedNodes: !10)
!347 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!348 = distinct !DISubprogram(name: "getline", scope: !1, file: !1, line: 154, type: !9, scopeLine: 154, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!349 = !DILocation(line: 154, scope: !348)
!350 = distinct !DISubprogram(name: "fwrite", scope: !1, file: !1, line: 158, type: !9, scopeLine: 159, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!351 = !DILocation(line: 160, scope: !350)
!352 = !DILocation(line: 161, scope: !350)
!353 = distinct !DISubprogram(name: "fwrite_unlocked", scope: !1, file: !1, line: 164, type: !9, scopeLine: 164, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!354 = !DILocation(line: 160, scope: !350, inlinedAt: !355)
!355 = distinct !DILocation(line: 164, scope: !353)
!356 = !DILocation(line: 164, scope: !353)
!357 = distinct !DISubprogram(name: "fputs", scope: !1, file: !1, line: 166, type: !9, scopeLine: 167, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!358 = !DILocation(line: 96, scope: !19, inlinedAt: !359)
!359 = distinct !DILocation(line: 168, scope: !357)
!360 = !DILocation(line: 88, scope: !22, inlinedAt: !361)
!361 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !359)
!362 = !DILocation(line: 0, scope: !22, inlinedAt: !361)
!363 = !DILocation(line: 89, scope: !22, inlinedAt: !361)
!364 = distinct !{!364, !360, !363, !27, !28}
!365 = !DILocation(line: 98, scope: !19, inlinedAt: !359)
!366 = !DILocation(line: 169, scope: !357)
!367 = distinct !DISubprogram(name: "fputs_unlocked", scope: !1, file: !1, line: 172, type: !9, scopeLine: 172, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!368 = !DILocation(line: 96, scope: !19, inlinedAt: !369)
!369 = distinct !DILocation(line: 168, scope: !357, inlinedAt: !370)
!370 = distinct !DILocation(line: 172, scope: !367)
!371 = !DILocation(line: 88, scope: !22, inlinedAt: !372)
!372 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !369)
!373 = !DILocation(line: 0, scope: !22, inlinedAt: !372)
!374 = !{!375}
!375 = distinct !{!375, !376, !"fputs: argument 0"}
!376 = distinct !{!376, !"fputs"}
!377 = !DILocation(line: 89, scope: !22, inlinedAt: !372)
!378 = distinct !{!378, !371, !377, !27, !28}
!379 = !DILocation(line: 98, scope: !19, inlinedAt: !369)
!380 = !DILocation(line: 172, scope: !367)
!381 = distinct !DISubprogram(name: "puts", scope: !1, file: !1, line: 174, type: !9, scopeLine: 175, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!382 = !DILocation(line: 96, scope: !19, inlinedAt: !383)
!383 = distinct !DILocation(line: 176, scope: !381)
!384 = !DILocation(line: 88, scope: !22, inlinedAt: !385)
!385 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !383)
!386 = !DILocation(line: 0, scope: !22, inlinedAt: !385)
!387 = !DILocation(line: 89, scope: !22, inlinedAt: !385)
!388 = distinct !{!388, !384, !387, !27, !28}
!389 = !DILocation(line: 98, scope: !19, inlinedAt: !383)
!390 = !DILocation(line: 177, scope: !381)
!391 = distinct !DISubprogram(name: "fputc", scope: !1, file: !1, line: 180, type: !9, scopeLine: 180, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!392 = !DILocation(line: 180, scope: !391)
!393 = distinct !DISubprogram(name: "fputc_unlocked", scope: !1, file: !1, line: 181, type: !9, scopeLine: 181, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!394 = !DILocation(line: 181, scope: !393)
!395 = distinct !DISubprogram(name: "putc", scope: !1, file: !1, line: 182, type: !9, scopeLine: 182, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!396 = !DILocation(line: 182, scope: !395)
!397 = distinct !DISubprogram(name: "putc_unlocked", scope: !1, file: !1, line: 183, type: !9, scopeLine: 183, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!398 = !DILocation(line: 183, scope: !397)
!399 = distinct !DISubprogram(name: "_IO_putc", scope: !1, file: !1, line: 184, type: !9, scopeLine: 184, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!400 = !DILocation(line: 184, scope: !399)
!401 = distinct !DISubprogram(name: "putchar", scope: !1, file: !1, line: 185, type: !9, scopeLine: 185, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!402 = !DILocation(line: 185, scope: !401)
!403 = distinct !DISubprogram(name: "putchar_unlocked", scope: !1, file: !1, line: 186, type: !9, scopeLine: 186, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!404 = !DILocation(line: 186, scope: !403)
!405 = distinct !DISubprogram(name: "putw", scope: !1, file: !1, line: 187, type: !9, scopeLine: 187, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!406 = !DILocation(line: 187, scope: !405)
!407 = distinct !DISubprogram(name: "fseek", scope: !1, file: !1, line: 191, type: !9, scopeLine: 191, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!408 = !DILocation(line: 10, scope: !409, inlinedAt: !411)
!409 = distinct !DISubprogram(name: "outcome", scope: !410, file: !410, line: 8, type: !9, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!410 = !DIFile(filename: "c/environment.h", directory: ".")
!411 = distinct !DILocation(line: 191, scope: !407)
!412 = !DILocation(line: 11, scope: !409, inlinedAt: !411)
!413 = !DILocation(line: 12, scope: !409, inlinedAt: !411)
!414 = !DILocation(line: 39, scope: !42, inlinedAt: !415)
!415 = distinct !DILocation(line: 13, scope: !409, inlinedAt: !411)
!416 = !DILocation(line: 13, scope: !409, inlinedAt: !411)
!417 = !DILocation(line: 15, scope: !409, inlinedAt: !411)
!418 = !DILocation(line: 14, scope: !409, inlinedAt: !411)
!419 = !DILocation(line: 16, scope: !409, inlinedAt: !411)
!420 = !DILocation(line: 17, scope: !409, inlinedAt: !411)
!421 = !DILocation(line: 191, scope: !407)
!422 = distinct !DISubprogram(name: "fseeko", scope: !1, file: !1, line: 192, type: !9, scopeLine: 192, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!423 = !DILocation(line: 10, scope: !409, inlinedAt: !424)
!424 = distinct !DILocation(line: 192, scope: !422)
!425 = !DILocation(line: 11, scope: !409, inlinedAt: !424)
!426 = !DILocation(line: 12, scope: !409, inlinedAt: !424)
!427 = !DILocation(line: 39, scope: !42, inlinedAt: !428)
!428 = distinct !DILocation(line: 13, scope: !409, inlinedAt: !424)
!429 = !DILocation(line: 13, scope: !409, inlinedAt: !424)
!430 = !DILocation(line: 15, scope: !409, inlinedAt: !424)
!431 = !DILocation(line: 14, scope: !409, inlinedAt: !424)
!432 = !DILocation(line: 16, scope: !409, inlinedAt: !424)
!433 = !DILocation(line: 17, scope: !409, inlinedAt: !424)
!434 = !DILocation(line: 192, scope: !422)
!435 = distinct !DISubprogram(name: "fseeko64", scope: !1, file: !1, line: 193, type: !9, scopeLine: 193, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!436 = !DILocation(line: 10, scope: !409, inlinedAt: !437)
!437 = distinct !DILocation(line: 193, scope: !435)
!438 = !DILocation(line: 11, scope: !409, inlinedAt: !437)
!439 = !DILocation(line: 12, scope: !409, inlinedAt: !437)
!440 = !DILocation(line: 39, scope: !42, inlinedAt: !441)
!441 = distinct !DILocation(line: 13, scope: !409, inlinedAt: !437)
!442 = !DILocation(line: 13, scope: !409, inlinedAt: !437)
!443 = !DILocation(line: 15, scope: !409, inlinedAt: !437)
!444 = !DILocation(line: 14, scope: !409, inlinedAt: !437)
!445 = !DILocation(line: 16, scope: !409, inlinedAt: !437)
!446 = !DILocation(line: 17, scope: !409, inlinedAt: !437)
!447 = !DILocation(line: 193, scope: !435)
!448 = distinct !DISubprogram(name: "ftell", scope: !1, file: !1, line: 194, type: !9, scopeLine: 194, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!449 = !DILocation(line: 58, scope: !335, inlinedAt: !450)
!450 = distinct !DILocation(line: 69, scope: !337, inlinedAt: !451)
!451 = distinct !DILocation(line: 194, scope: !448)
!452 = !DILocation(line: 59, scope: !335, inlinedAt: !450)
!453 = !DILocation(line: 60, scope: !335, inlinedAt: !450)
!454 = !DILocation(line: 61, scope: !335, inlinedAt: !450)
!455 = !DILocation(line: 70, scope: !337, inlinedAt: !451)
!456 = !DILocation(line: 194, scope: !448)
!457 = distinct !DISubprogram(name: "ftello", scope: !1, file: !1, line: 195, type: !9, scopeLine: 195, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!458 = !DILocation(line: 58, scope: !335, inlinedAt: !459)
!459 = distinct !DILocation(line: 69, scope: !337, inlinedAt: !460)
!460 = distinct !DILocation(line: 195, scope: !457)
!461 = !DILocation(line: 59, scope: !335, inlinedAt: !459)
!462 = !DILocation(line: 60, scope: !335, inlinedAt: !459)
!463 = !DILocation(line: 61, scope: !335, inlinedAt: !459)
!464 = !DILocation(line: 70, scope: !337, inlinedAt: !460)
!465 = !DILocation(line: 195, scope: !457)
!466 = distinct !DISubprogram(name: "ftello64", scope: !1, file: !1, line: 196, type: !9, scopeLine: 196, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!467 = !DILocation(line: 58, scope: !335, inlinedAt: !468)
!468 = distinct !DILocation(line: 69, scope: !337, inlinedAt: !469)
!469 = distinct !DILocation(line: 196, scope: !466)
!470 = !DILocation(line: 59, scope: !335, inlinedAt: !468)
!471 = !DILocation(line: 60, scope: !335, inlinedAt: !468)
!472 = !DILocation(line: 61, scope: !335, inlinedAt: !468)
!473 = !DILocation(line: 70, scope: !337, inlinedAt: !469)
!474 = !DILocation(line: 196, scope: !466)
!475 = distinct !DISubprogram(name: "rewind", scope: !1, file: !1, line: 197, type: !9, scopeLine: 197, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!476 = !DILocation(line: 197, scope: !475)
!477 = distinct !DISubprogram(name: "fgetpos", scope: !1, file: !1, line: 199, type: !9, scopeLine: 200, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!478 = !DILocation(line: 201, scope: !477)
!479 = !DILocation(line: 105, scope: !209, inlinedAt: !480)
!480 = distinct !DILocation(line: 201, scope: !477)
!481 = !DILocation(line: 106, scope: !209, inlinedAt: !480)
!482 = !DILocation(line: 202, scope: !477)
!483 = distinct !DISubprogram(name: "fsetpos", scope: !1, file: !1, line: 205, type: !9, scopeLine: 205, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!484 = !DILocation(line: 205, scope: !483)
!485 = distinct !DISubprogram(name: "remove", scope: !1, file: !1, line: 207, type: !9, scopeLine: 208, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!486 = !DILocation(line: 96, scope: !19, inlinedAt: !487)
!487 = distinct !DILocation(line: 209, scope: !485)
!488 = !DILocation(line: 88, scope: !22, inlinedAt: !489)
!489 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !487)
!490 = !DILocation(line: 0, scope: !22, inlinedAt: !489)
!491 = !DILocation(line: 89, scope: !22, inlinedAt: !489)
!492 = distinct !{!492, !488, !491, !27, !28}
!493 = !DILocation(line: 98, scope: !19, inlinedAt: !487)
!494 = !DILocation(line: 10, scope: !409, inlinedAt: !495)
!495 = distinct !DILocation(line: 210, scope: !485)
!496 = !DILocation(line: 11, scope: !409, inlinedAt: !495)
!497 = !DILocation(line: 12, scope: !409, inlinedAt: !495)
!498 = !DILocation(line: 39, scope: !42, inlinedAt: !499)
!499 = distinct !DILocation(line: 13, scope: !409, inlinedAt: !495)
!500 = !DILocation(line: 13, scope: !409, inlinedAt: !495)
!501 = !DILocation(line: 15, scope: !409, inlinedAt: !495)
!502 = !DILocation(line: 14, scope: !409, inlinedAt: !495)
!503 = !DILocation(line: 16, scope: !409, inlinedAt: !495)
!504 = !DILocation(line: 17, scope: !409, inlinedAt: !495)
!505 = !DILocation(line: 210, scope: !485)
!506 = distinct !DISubprogram(name: "rename", scope: !1, file: !1, line: 213, type: !9, scopeLine: 214, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!507 = !DILocation(line: 96, scope: !19, inlinedAt: !508)
!508 = distinct !DILocation(line: 215, scope: !506)
!509 = !DILocation(line: 88, scope: !22, inlinedAt: !510)
!510 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !508)
!511 = !DILocation(line: 0, scope: !22, inlinedAt: !510)
!512 = !DILocation(line: 89, scope: !22, inlinedAt: !510)
!513 = distinct !{!513, !509, !512, !27, !28}
!514 = !DILocation(line: 98, scope: !19, inlinedAt: !508)
!515 = !DILocation(line: 96, scope: !19, inlinedAt: !516)
!516 = distinct !DILocation(line: 216, scope: !506)
!517 = !DILocation(line: 88, scope: !22, inlinedAt: !518)
!518 = distinct !DILocation(line: 97, scope: !19, inlinedAt: !516)
!519 = !DILocation(line: 0, scope: !22, inlinedAt: !518)
!520 = !DILocation(line: 89, scope: !22, inlinedAt: !518)
!521 = distinct !{!521, !517, !520, !27, !28}
!522 = !DILocation(line: 98, scope: !19, inlinedAt: !516)
!523 = !DILocation(line: 10, scope: !409, inlinedAt: !524)
!524 = distinct !DILocation(line: 217, scope: !506)
!525 = !DILocation(line: 11, scope: !409, inlinedAt: !524)
!526 = !DILocation(line: 12, scope: !409, inlinedAt: !524)
!527 = !DILocation(line: 39, scope: !42, inlinedAt: !528)
!528 = distinct !DILocation(line: 13, scope: !409, inlinedAt: !524)
!529 = !DILocation(line: 13, scope: !409, inlinedAt: !524)
!530 = !DILocation(line: 15, scope: !409, inlinedAt: !524)
!531 = !DILocation(line: 14, scope: !409, inlinedAt: !524)
!532 = !DILocation(line: 16, scope: !409, inlinedAt: !524)
!533 = !DILocation(line: 17, scope: !409, inlinedAt: !524)
!534 = !DILocation(line: 217, scope: !506)
