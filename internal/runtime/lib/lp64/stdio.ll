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
  %3 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !18
  %4 = call i64 @__mw_read_string(i8* noundef %1) #7, !dbg !19
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #7, !dbg !20
  %6 = icmp eq i32 %5, 0, !dbg !20
  br i1 %6, label %7, label %9, !dbg !20

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !23
  br label %18, !dbg !24

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !25
  %11 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !26
  %12 = bitcast i8* %11 to i32*, !dbg !29
  store i32 %10, i32* %12, align 4, !dbg !29
  %13 = getelementptr inbounds i8, i8* %11, i64 4, !dbg !29
  %14 = bitcast i8* %13 to i32*, !dbg !29
  store i32 0, i32* %14, align 4, !dbg !29
  %15 = getelementptr inbounds i8, i8* %11, i64 8, !dbg !29
  store i8 0, i8* %15, align 4, !dbg !29
  %16 = getelementptr inbounds i8, i8* %11, i64 9, !dbg !29
  store i8 0, i8* %16, align 1, !dbg !29
  %17 = bitcast i8* %11 to %struct._IO_FILE*, !dbg !30
  br label %18, !dbg !25

18:
  %19 = phi %struct._IO_FILE* [ null, %7 ], [ %17, %9 ], !dbg !31
  ret %struct._IO_FILE* %19, !dbg !32
}

declare !dbg !33 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !34 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !35, !noalias !37
  %4 = call i64 @__mw_read_string(i8* noundef %1) #7, !dbg !40
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #7, !dbg !41
  %6 = icmp eq i32 %5, 0, !dbg !41
  br i1 %6, label %7, label %9, !dbg !41

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !43
  br label %18, !dbg !44

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !45
  %11 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !46
  %12 = bitcast i8* %11 to i32*, !dbg !49
  store i32 %10, i32* %12, align 4, !dbg !49
  %13 = getelementptr inbounds i8, i8* %11, i64 4, !dbg !49
  %14 = bitcast i8* %13 to i32*, !dbg !49
  store i32 0, i32* %14, align 4, !dbg !49
  %15 = getelementptr inbounds i8, i8* %11, i64 8, !dbg !49
  store i8 0, i8* %15, align 4, !dbg !49
  %16 = getelementptr inbounds i8, i8* %11, i64 9, !dbg !49
  store i8 0, i8* %16, align 1, !dbg !49
  %17 = bitcast i8* %11 to %struct._IO_FILE*, !dbg !50
  br label %18, !dbg !45

18:
  %19 = phi %struct._IO_FILE* [ null, %7 ], [ %17, %9 ], !dbg !51
  ret %struct._IO_FILE* %19, !dbg !52
}

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !53 {
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !54
  %4 = icmp eq i32 %3, 0, !dbg !54
  br i1 %4, label %5, label %7, !dbg !54

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !56
  br label %16, !dbg !57

7:
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !58
  %9 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !59
  %10 = bitcast i8* %9 to i32*, !dbg !62
  store i32 %8, i32* %10, align 4, !dbg !62
  %11 = getelementptr inbounds i8, i8* %9, i64 4, !dbg !62
  %12 = bitcast i8* %11 to i32*, !dbg !62
  store i32 0, i32* %12, align 4, !dbg !62
  %13 = getelementptr inbounds i8, i8* %9, i64 8, !dbg !62
  store i8 0, i8* %13, align 4, !dbg !62
  %14 = getelementptr inbounds i8, i8* %9, i64 9, !dbg !62
  store i8 0, i8* %14, align 1, !dbg !62
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !63
  br label %16, !dbg !58

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !64
  ret %struct._IO_FILE* %17, !dbg !65
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr #0 !dbg !66 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !67
  %2 = icmp eq i32 %1, 0, !dbg !67
  br i1 %2, label %3, label %5, !dbg !67

3:
  %4 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !69
  br label %14, !dbg !70

5:
  %6 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !71
  %7 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !72
  %8 = bitcast i8* %7 to i32*, !dbg !75
  store i32 %6, i32* %8, align 4, !dbg !75
  %9 = getelementptr inbounds i8, i8* %7, i64 4, !dbg !75
  %10 = bitcast i8* %9 to i32*, !dbg !75
  store i32 0, i32* %10, align 4, !dbg !75
  %11 = getelementptr inbounds i8, i8* %7, i64 8, !dbg !75
  store i8 0, i8* %11, align 4, !dbg !75
  %12 = getelementptr inbounds i8, i8* %7, i64 9, !dbg !75
  store i8 0, i8* %12, align 1, !dbg !75
  %13 = bitcast i8* %7 to %struct._IO_FILE*, !dbg !76
  br label %14, !dbg !71

14:
  %15 = phi %struct._IO_FILE* [ null, %3 ], [ %13, %5 ], !dbg !77
  ret %struct._IO_FILE* %15, !dbg !78
}

define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !79 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !80
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !81
  %5 = icmp eq i32 %4, 0, !dbg !81
  br i1 %5, label %6, label %8, !dbg !81

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !83
  br label %17, !dbg !84

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !85
  %10 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !86
  %11 = bitcast i8* %10 to i32*, !dbg !89
  store i32 %9, i32* %11, align 4, !dbg !89
  %12 = getelementptr inbounds i8, i8* %10, i64 4, !dbg !89
  %13 = bitcast i8* %12 to i32*, !dbg !89
  store i32 0, i32* %13, align 4, !dbg !89
  %14 = getelementptr inbounds i8, i8* %10, i64 8, !dbg !89
  store i8 0, i8* %14, align 4, !dbg !89
  %15 = getelementptr inbounds i8, i8* %10, i64 9, !dbg !89
  store i8 0, i8* %15, align 1, !dbg !89
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !90
  br label %17, !dbg !85

17:
  %18 = phi %struct._IO_FILE* [ null, %6 ], [ %16, %8 ], !dbg !91
  ret %struct._IO_FILE* %18, !dbg !92
}

define dso_local %struct._IO_FILE* @freopen(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct._IO_FILE* noalias noundef writeonly %2) local_unnamed_addr #0 !dbg !93 {
  %4 = bitcast %struct._IO_FILE* %2 to %struct.stream*, !dbg !94
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %4, i64 0, i32 3, !dbg !98
  store i8 0, i8* %5, align 1, !dbg !98
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 1, !dbg !98
  %7 = bitcast i8** %6 to i8*, !dbg !98
  store i8 0, i8* %7, align 4, !dbg !98
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !99
  %9 = icmp eq i32 %8, 0, !dbg !99
  %10 = select i1 %9, %struct._IO_FILE* null, %struct._IO_FILE* %2, !dbg !99
  ret %struct._IO_FILE* %10, !dbg !99
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fmemopen(i8* nocapture noundef readnone %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !100 {
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !101
  %5 = icmp eq i32 %4, 0, !dbg !101
  br i1 %5, label %6, label %8, !dbg !101

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !103
  br label %17, !dbg !104

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !105
  %10 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !106
  %11 = bitcast i8* %10 to i32*, !dbg !109
  store i32 %9, i32* %11, align 4, !dbg !109
  %12 = getelementptr inbounds i8, i8* %10, i64 4, !dbg !109
  %13 = bitcast i8* %12 to i32*, !dbg !109
  store i32 0, i32* %13, align 4, !dbg !109
  %14 = getelementptr inbounds i8, i8* %10, i64 8, !dbg !109
  store i8 0, i8* %14, align 4, !dbg !109
  %15 = getelementptr inbounds i8, i8* %10, i64 9, !dbg !109
  store i8 0, i8* %15, align 1, !dbg !109
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !110
  br label %17, !dbg !105

17:
  %18 = phi %struct._IO_FILE* [ null, %6 ], [ %16, %8 ], !dbg !111
  ret %struct._IO_FILE* %18, !dbg !112
}

define dso_local i32 @fclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !113 {
  %2 = bitcast %struct._IO_FILE* %0 to %struct.stream*, !dbg !114
  %3 = getelementptr inbounds %struct.stream, %struct.stream* %2, i64 0, i32 1, !dbg !116
  %4 = load i32, i32* %3, align 4, !dbg !116
  %5 = icmp eq i32 %4, 0, !dbg !116
  br i1 %5, label %6, label %8, !dbg !116

6:
  %7 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !117
  call void @__midway_free(i8* noundef %7, i32 noundef 3) #7, !dbg !117
  br label %8, !dbg !117

8:
  ret i32 0, !dbg !118
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !119 {
  %2 = alloca i32, align 4
  %3 = bitcast %struct._IO_FILE* %0 to %struct.stream*, !dbg !120
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %3, i64 0, i32 1, !dbg !123
  %5 = load i32, i32* %4, align 4, !dbg !123
  %6 = icmp eq i32 %5, 0, !dbg !123
  br i1 %6, label %7, label %9, !dbg !123

7:
  %8 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !124
  call void @__midway_free(i8* noundef %8, i32 noundef 3) #7, !dbg !124
  br label %9, !dbg !124

9:
  %10 = bitcast i32* %2 to i8*, !dbg !125
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8, !dbg !125
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !128
  %11 = load i32, i32* %2, align 4, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8, !dbg !130
  ret i32 %11, !dbg !131
}

define dso_local i32 @fflush(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !132 {
  ret i32 0, !dbg !133
}

define dso_local i32 @fflush_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !134 {
  ret i32 0, !dbg !135
}

define dso_local i32 @fileno(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr #4 !dbg !136 {
  %2 = getelementptr %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 0, !dbg !137
  %3 = load i32, i32* %2, align 4, !dbg !137
  ret i32 %3, !dbg !137
}

define dso_local i32 @setvbuf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #3 !dbg !138 {
  ret i32 0, !dbg !139
}

define dso_local void @setbuf(%struct._IO_FILE* noalias nocapture noundef %0, i8* noalias nocapture noundef %1) local_unnamed_addr #3 !dbg !140 {
  ret void, !dbg !141
}

define dso_local void @setlinebuf(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !142 {
  ret void, !dbg !143
}

define dso_local void @flockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !144 {
  ret void, !dbg !145
}

define dso_local void @funlockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !146 {
  ret void, !dbg !147
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !148 {
  ret i32 0, !dbg !149
}

define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !150 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !151
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !154
  %3 = load i8, i8* %2, align 1, !dbg !155
  %4 = and i8 %3, 1, !dbg !155
  %5 = zext i8 %4 to i32, !dbg !155
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !156
  ret i32 %5, !dbg !157
}

define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !158 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !159
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !161
  %3 = load i8, i8* %2, align 1, !dbg !162
  %4 = and i8 %3, 1, !dbg !162
  %5 = zext i8 %4 to i32, !dbg !162
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !163
  ret i32 %5, !dbg !164
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !165 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !166
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !168
  %3 = load i8, i8* %2, align 1, !dbg !169
  %4 = and i8 %3, 1, !dbg !169
  %5 = zext i8 %4 to i32, !dbg !169
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !170
  ret i32 %5, !dbg !171
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !172 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !173
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !175
  %3 = load i8, i8* %2, align 1, !dbg !176
  %4 = and i8 %3, 1, !dbg !176
  %5 = zext i8 %4 to i32, !dbg !176
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !177
  ret i32 %5, !dbg !178
}

define dso_local void @clearerr(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !179 {
  ret void, !dbg !180
}

define dso_local i64 @fread(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !181 {
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to i8*, !dbg !182
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #8, !dbg !182
  %7 = mul i64 %2, %1, !dbg !183
  call void @__midway_check(i8* noundef %0, i64 noundef %7, i32 noundef 1) #7, !dbg !184
  call void @__midway_nondet(i8* noundef %0, i64 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !187
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !188
  %8 = load i64, i64* %5, align 8, !dbg !189
  %9 = icmp ule i64 %8, %2, !dbg !189
  %10 = zext i1 %9 to i32, !dbg !189
  call void @__midway_assume(i32 noundef %10) #7, !dbg !189
  %11 = load i64, i64* %5, align 8, !dbg !190
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #8, !dbg !191
  ret i64 %11, !dbg !190
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i64 @fread_unlocked(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !192 {
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to i8*, !dbg !193
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #8, !dbg !193, !noalias !195
  %7 = mul i64 %2, %1, !dbg !198
  call void @__midway_check(i8* noundef %0, i64 noundef %7, i32 noundef 1) #7, !dbg !199
  call void @__midway_nondet(i8* noundef %0, i64 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !201
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !202
  %8 = load i64, i64* %5, align 8, !dbg !203, !noalias !195
  %9 = icmp ule i64 %8, %2, !dbg !203
  %10 = zext i1 %9 to i32, !dbg !203
  call void @__midway_assume(i32 noundef %10) #7, !dbg !203
  %11 = load i64, i64* %5, align 8, !dbg !204, !noalias !195
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #8, !dbg !205, !noalias !195
  ret i64 %11, !dbg !206
}

define dso_local i64 @__fread_chk(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, %struct._IO_FILE* noalias nocapture noundef readnone %4) local_unnamed_addr #0 !dbg !207 {
  %6 = alloca i64, align 8
  %7 = bitcast i64* %6 to i8*, !dbg !208
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #8, !dbg !208, !noalias !210
  %8 = mul i64 %3, %2, !dbg !213
  call void @__midway_check(i8* noundef %0, i64 noundef %8, i32 noundef 1) #7, !dbg !214
  call void @__midway_nondet(i8* noundef %0, i64 noundef %8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !216
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !217
  %9 = load i64, i64* %6, align 8, !dbg !218, !noalias !210
  %10 = icmp ule i64 %9, %3, !dbg !218
  %11 = zext i1 %10 to i32, !dbg !218
  call void @__midway_assume(i32 noundef %11) #7, !dbg !218
  %12 = load i64, i64* %6, align 8, !dbg !219, !noalias !210
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #8, !dbg !220, !noalias !210
  ret i64 %12, !dbg !221
}

define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !222 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !223
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !223
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !226
  %4 = load i16, i16* %2, align 2, !dbg !227
  %5 = icmp slt i16 %4, 0, !dbg !227
  %6 = and i16 %4, 255, !dbg !227
  %7 = zext i16 %6 to i32, !dbg !227
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !227
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !228
  ret i32 %8, !dbg !229
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !230 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !231
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !231
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !233
  %4 = load i16, i16* %2, align 2, !dbg !234
  %5 = icmp slt i16 %4, 0, !dbg !234
  %6 = and i16 %4, 255, !dbg !234
  %7 = zext i16 %6 to i32, !dbg !234
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !234
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !235
  ret i32 %8, !dbg !236
}

define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !237 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !238
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !238
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !240
  %4 = load i16, i16* %2, align 2, !dbg !241
  %5 = icmp slt i16 %4, 0, !dbg !241
  %6 = and i16 %4, 255, !dbg !241
  %7 = zext i16 %6 to i32, !dbg !241
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !241
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !242
  ret i32 %8, !dbg !243
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !244 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !245
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !245
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !247
  %4 = load i16, i16* %2, align 2, !dbg !248
  %5 = icmp slt i16 %4, 0, !dbg !248
  %6 = and i16 %4, 255, !dbg !248
  %7 = zext i16 %6 to i32, !dbg !248
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !248
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !249
  ret i32 %8, !dbg !250
}

define dso_local i32 @_IO_getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !251 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !252
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !252
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !254
  %4 = load i16, i16* %2, align 2, !dbg !255
  %5 = icmp slt i16 %4, 0, !dbg !255
  %6 = and i16 %4, 255, !dbg !255
  %7 = zext i16 %6 to i32, !dbg !255
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !255
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !256
  ret i32 %8, !dbg !257
}

define dso_local i32 @getchar() local_unnamed_addr #0 !dbg !258 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !259
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #8, !dbg !259
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !261
  %3 = load i16, i16* %1, align 2, !dbg !262
  %4 = icmp slt i16 %3, 0, !dbg !262
  %5 = and i16 %3, 255, !dbg !262
  %6 = zext i16 %5 to i32, !dbg !262
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !262
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #8, !dbg !263
  ret i32 %7, !dbg !264
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 !dbg !265 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !266
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #8, !dbg !266
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !268
  %3 = load i16, i16* %1, align 2, !dbg !269
  %4 = icmp slt i16 %3, 0, !dbg !269
  %5 = and i16 %3, 255, !dbg !269
  %6 = zext i16 %5 to i32, !dbg !269
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !269
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #8, !dbg !270
  ret i32 %7, !dbg !271
}

define dso_local i32 @ungetc(i32 noundef returned %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !272 {
  ret i32 %0, !dbg !273
}

define dso_local i8* @fgets(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture readnone %2) local_unnamed_addr #0 !dbg !274 {
  %4 = icmp slt i32 %1, 1, !dbg !275
  br i1 %4, label %13, label %5, !dbg !275

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !275
  %7 = icmp eq i32 %6, 0, !dbg !275
  br i1 %7, label %13, label %8, !dbg !275

8:
  %9 = sext i32 %1 to i64, !dbg !276
  call void @__midway_check(i8* noundef %0, i64 noundef %9, i32 noundef 1) #7, !dbg !277
  call void @__midway_nondet(i8* noundef %0, i64 noundef %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !279
  %10 = add i32 %1, -1, !dbg !280
  %11 = zext i32 %10 to i64
  %12 = getelementptr i8, i8* %0, i64 %11, !dbg !280
  store i8 0, i8* %12, align 1, !dbg !280
  br label %13, !dbg !281

13:
  %14 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !282
  ret i8* %14, !dbg !283
}

define dso_local i8* @fgets_unlocked(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !284 {
  call void @llvm.experimental.noalias.scope.decl(metadata !285), !dbg !288
  %4 = icmp slt i32 %1, 1, !dbg !289
  br i1 %4, label %13, label %5, !dbg !289

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !289, !noalias !285
  %7 = icmp eq i32 %6, 0, !dbg !289
  br i1 %7, label %13, label %8, !dbg !289

8:
  %9 = sext i32 %1 to i64, !dbg !291
  call void @__midway_check(i8* noundef %0, i64 noundef %9, i32 noundef 1) #7, !dbg !292
  call void @__midway_nondet(i8* noundef %0, i64 noundef %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !294
  %10 = add i32 %1, -1, !dbg !295
  %11 = zext i32 %10 to i64
  %12 = getelementptr i8, i8* %0, i64 %11, !dbg !295
  store i8 0, i8* %12, align 1, !dbg !295, !alias.scope !285
  br label %13, !dbg !296

13:
  %14 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !297
  ret i8* %14, !dbg !288
}

define dso_local i8* @gets(i8* noundef %0) local_unnamed_addr #0 !dbg !298 {
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !299
  %2 = call i64 @__midway_object_size(i8* noundef %0) #7, !dbg !300
  %3 = trunc i64 %2 to i32, !dbg !300
  call void @llvm.experimental.noalias.scope.decl(metadata !301), !dbg !300
  %4 = icmp slt i32 %3, 1, !dbg !304
  br i1 %4, label %14, label %5, !dbg !304

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !304, !noalias !301
  %7 = icmp eq i32 %6, 0, !dbg !304
  br i1 %7, label %14, label %8, !dbg !304

8:
  %9 = shl i64 %2, 32, !dbg !306
  %10 = ashr exact i64 %9, 32, !dbg !306
  call void @__midway_check(i8* noundef %0, i64 noundef %10, i32 noundef 1) #7, !dbg !307
  call void @__midway_nondet(i8* noundef %0, i64 noundef %10, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !309
  %11 = add i64 %2, 4294967295, !dbg !310
  %12 = and i64 %11, 4294967295
  %13 = getelementptr i8, i8* %0, i64 %12, !dbg !310
  store i8 0, i8* %13, align 1, !dbg !310, !alias.scope !301
  br label %14, !dbg !311

14:
  %15 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %1 ], !dbg !312
  ret i8* %15, !dbg !300
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i64 @getdelim(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, i32 %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !313 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !314
  %6 = icmp eq i32 %5, 0, !dbg !314
  br i1 %6, label %19, label %7, !dbg !314

7:
  %8 = load i8*, i8** %0, align 8, !dbg !315
  %9 = icmp eq i8* %8, null, !dbg !315
  br i1 %9, label %13, label %10, !dbg !315

10:
  %11 = load i64, i64* %1, align 8, !dbg !315
  %12 = icmp ult i64 %11, 64, !dbg !315
  br i1 %12, label %13, label %15, !dbg !315

13:
  %14 = call i8* @realloc(i8* noundef %8, i64 noundef 64) #7, !dbg !316
  store i8* %14, i8** %0, align 8, !dbg !316
  store i64 64, i64* %1, align 8, !dbg !317
  br label %15, !dbg !318

15:
  %16 = load i8*, i8** %0, align 8, !dbg !319
  call void @__midway_check(i8* noundef %16, i64 noundef 64, i32 noundef 1) #7, !dbg !320
  call void @__midway_nondet(i8* noundef %16, i64 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !322
  %17 = getelementptr i8, i8* %16, i64 63, !dbg !323
  store i8 0, i8* %17, align 1, !dbg !323
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !324
  %18 = call i64 @__mw_between(i64 noundef 1, i64 noundef 63, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !325
  br label %19, !dbg !325

19:
  %20 = phi i64 [ %18, %15 ], [ -1, %4 ], !dbg !326
  ret i64 %20, !dbg !327
}

declare !dbg !328 i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #5

declare !dbg !330 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @__getdelim(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !331 {
  %5 = call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 undef, %struct._IO_FILE* undef) #9, !dbg !332
  ret i64 %5, !dbg !332
}

define dso_local i64 @getline(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !333 {
  %4 = call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 undef, %struct._IO_FILE* undef) #9, !dbg !334
  ret i64 %4, !dbg !334
}

define dso_local i64 @fwrite(i8* noalias noundef %0, i64 noundef %1, i64 noundef returned %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !335 {
  %5 = mul i64 %2, %1, !dbg !336
  call void @__midway_check(i8* noundef %0, i64 noundef %5, i32 noundef 0) #7, !dbg !336
  ret i64 %2, !dbg !337
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i64 @fwrite_unlocked(i8* noalias noundef %0, i64 noundef %1, i64 noundef returned %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !338 {
  %5 = mul i64 %2, %1, !dbg !339
  call void @__midway_check(i8* noundef %0, i64 noundef %5, i32 noundef 0) #7, !dbg !339
  ret i64 %2, !dbg !341
}

define dso_local i32 @fputs(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture readnone %1) local_unnamed_addr #0 !dbg !342 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !343
  ret i32 1, !dbg !344
}

define dso_local i32 @fputs_unlocked(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !345 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !346
  ret i32 1, !dbg !348
}

define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #0 !dbg !349 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !350
  ret i32 1, !dbg !351
}

define dso_local i32 @fputc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !352 {
  %3 = and i32 %0, 255, !dbg !353
  ret i32 %3, !dbg !353
}

define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !354 {
  %3 = and i32 %0, 255, !dbg !355
  ret i32 %3, !dbg !355
}

define dso_local i32 @putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !356 {
  %3 = and i32 %0, 255, !dbg !357
  ret i32 %3, !dbg !357
}

define dso_local i32 @putc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !358 {
  %3 = and i32 %0, 255, !dbg !359
  ret i32 %3, !dbg !359
}

define dso_local i32 @_IO_putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !360 {
  %3 = and i32 %0, 255, !dbg !361
  ret i32 %3, !dbg !361
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #3 !dbg !362 {
  %2 = and i32 %0, 255, !dbg !363
  ret i32 %2, !dbg !363
}

define dso_local i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #3 !dbg !364 {
  %2 = and i32 %0, 255, !dbg !365
  ret i32 %2, !dbg !365
}

define dso_local i32 @putw(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !366 {
  ret i32 0, !dbg !367
}

define dso_local i32 @fseek(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !368 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0) #7, !dbg !369
  %5 = trunc i64 %4 to i32, !dbg !369
  ret i32 %5, !dbg !369
}

declare !dbg !370 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @fseeko(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !372 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0) #7, !dbg !373
  %5 = trunc i64 %4 to i32, !dbg !373
  ret i32 %5, !dbg !373
}

define dso_local i32 @fseeko64(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !374 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0) #7, !dbg !375
  %5 = trunc i64 %4 to i32, !dbg !375
  ret i32 %5, !dbg !375
}

define dso_local i64 @ftell(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !376 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i64 0, i64 0)) #7, !dbg !377
  ret i64 %2, !dbg !377
}

define dso_local i64 @ftello(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !378 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !379
  ret i64 %2, !dbg !379
}

define dso_local i64 @ftello64(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !380 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !381
  ret i64 %2, !dbg !381
}

define dso_local void @rewind(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !382 {
  ret void, !dbg !383
}

define dso_local i32 @fgetpos(%struct._IO_FILE* noalias nocapture noundef readnone %0, %struct._G_fpos_t* noalias noundef %1) local_unnamed_addr #0 !dbg !384 {
  %3 = bitcast %struct._G_fpos_t* %1 to i8*, !dbg !385
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #7, !dbg !386
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !388
  ret i32 0, !dbg !389
}

define dso_local i32 @fsetpos(%struct._IO_FILE* nocapture noundef readnone %0, %struct._G_fpos_t* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !390 {
  ret i32 0, !dbg !391
}

define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 !dbg !392 {
  %2 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !393
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i64 noundef 0) #7, !dbg !394
  %4 = trunc i64 %3 to i32, !dbg !394
  ret i32 %4, !dbg !394
}

define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !395 {
  %3 = call i64 @__mw_read_string(i8* noundef %0) #7, !dbg !396
  %4 = call i64 @__mw_read_string(i8* noundef %1) #7, !dbg !397
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0) #7, !dbg !398
  %6 = trunc i64 %5 to i32, !dbg !398
  ret i32 %6, !dbg !398
}

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !399 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #2

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #5 = { nounwind null_pointer_is_valid }
attributes #6 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }

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
!8 = distinct !DISubprogram(name: "__mw_new_stream", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 84, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "internal_alloc", scope: !13, file: !13, line: 84, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 16, scope: !8)
!15 = !DILocation(line: 17, scope: !8)
!16 = !DILocation(line: 18, scope: !8)
!17 = distinct !DISubprogram(name: "fopen", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 32, scope: !17)
!19 = !DILocation(line: 33, scope: !17)
!20 = !DILocation(line: 23, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "opened", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 34, scope: !17)
!23 = !DILocation(line: 24, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 25, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 27, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 84, scope: !12, inlinedAt: !27)
!27 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !28)
!28 = distinct !DILocation(line: 27, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 17, scope: !8, inlinedAt: !28)
!30 = !DILocation(line: 18, scope: !8, inlinedAt: !28)
!31 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 34, scope: !17)
!33 = !DISubprogram(name: "read_string", scope: !13, file: !13, line: 48, type: !9, spFlags: DISPFlagOptimized)
!34 = distinct !DISubprogram(name: "fopen64", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 32, scope: !17, inlinedAt: !36)
!36 = distinct !DILocation(line: 37, scope: !34)
!37 = !{!38}
!38 = distinct !{!38, !39, !"fopen: argument 1"}
!39 = distinct !{!39, !"fopen"}
!40 = !DILocation(line: 33, scope: !17, inlinedAt: !36)
!41 = !DILocation(line: 23, scope: !21, inlinedAt: !42)
!42 = distinct !DILocation(line: 34, scope: !17, inlinedAt: !36)
!43 = !DILocation(line: 24, scope: !21, inlinedAt: !42)
!44 = !DILocation(line: 25, scope: !21, inlinedAt: !42)
!45 = !DILocation(line: 27, scope: !21, inlinedAt: !42)
!46 = !DILocation(line: 84, scope: !12, inlinedAt: !47)
!47 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !48)
!48 = distinct !DILocation(line: 27, scope: !21, inlinedAt: !42)
!49 = !DILocation(line: 17, scope: !8, inlinedAt: !48)
!50 = !DILocation(line: 18, scope: !8, inlinedAt: !48)
!51 = !DILocation(line: 0, scope: !21, inlinedAt: !42)
!52 = !DILocation(line: 37, scope: !34)
!53 = distinct !DISubprogram(name: "fdopen", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 23, scope: !21, inlinedAt: !55)
!55 = distinct !DILocation(line: 38, scope: !53)
!56 = !DILocation(line: 24, scope: !21, inlinedAt: !55)
!57 = !DILocation(line: 25, scope: !21, inlinedAt: !55)
!58 = !DILocation(line: 27, scope: !21, inlinedAt: !55)
!59 = !DILocation(line: 84, scope: !12, inlinedAt: !60)
!60 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !61)
!61 = distinct !DILocation(line: 27, scope: !21, inlinedAt: !55)
!62 = !DILocation(line: 17, scope: !8, inlinedAt: !61)
!63 = !DILocation(line: 18, scope: !8, inlinedAt: !61)
!64 = !DILocation(line: 0, scope: !21, inlinedAt: !55)
!65 = !DILocation(line: 38, scope: !53)
!66 = distinct !DISubprogram(name: "tmpfile", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 23, scope: !21, inlinedAt: !68)
!68 = distinct !DILocation(line: 39, scope: !66)
!69 = !DILocation(line: 24, scope: !21, inlinedAt: !68)
!70 = !DILocation(line: 25, scope: !21, inlinedAt: !68)
!71 = !DILocation(line: 27, scope: !21, inlinedAt: !68)
!72 = !DILocation(line: 84, scope: !12, inlinedAt: !73)
!73 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !74)
!74 = distinct !DILocation(line: 27, scope: !21, inlinedAt: !68)
!75 = !DILocation(line: 17, scope: !8, inlinedAt: !74)
!76 = !DILocation(line: 18, scope: !8, inlinedAt: !74)
!77 = !DILocation(line: 0, scope: !21, inlinedAt: !68)
!78 = !DILocation(line: 39, scope: !66)
!79 = distinct !DISubprogram(name: "popen", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 42, scope: !79)
!81 = !DILocation(line: 23, scope: !21, inlinedAt: !82)
!82 = distinct !DILocation(line: 43, scope: !79)
!83 = !DILocation(line: 24, scope: !21, inlinedAt: !82)
!84 = !DILocation(line: 25, scope: !21, inlinedAt: !82)
!85 = !DILocation(line: 27, scope: !21, inlinedAt: !82)
!86 = !DILocation(line: 84, scope: !12, inlinedAt: !87)
!87 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !88)
!88 = distinct !DILocation(line: 27, scope: !21, inlinedAt: !82)
!89 = !DILocation(line: 17, scope: !8, inlinedAt: !88)
!90 = !DILocation(line: 18, scope: !8, inlinedAt: !88)
!91 = !DILocation(line: 0, scope: !21, inlinedAt: !82)
!92 = !DILocation(line: 43, scope: !79)
!93 = distinct !DISubprogram(name: "freopen", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 12, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "stream", scope: !96, file: !96, line: 12, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!96 = !DIFile(filename: "c/stream.h", directory: ".")
!97 = distinct !DILocation(line: 48, scope: !93)
!98 = !DILocation(line: 48, scope: !93)
!99 = !DILocation(line: 49, scope: !93)
!100 = distinct !DISubprogram(name: "fmemopen", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 23, scope: !21, inlinedAt: !102)
!102 = distinct !DILocation(line: 52, scope: !100)
!103 = !DILocation(line: 24, scope: !21, inlinedAt: !102)
!104 = !DILocation(line: 25, scope: !21, inlinedAt: !102)
!105 = !DILocation(line: 27, scope: !21, inlinedAt: !102)
!106 = !DILocation(line: 84, scope: !12, inlinedAt: !107)
!107 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !108)
!108 = distinct !DILocation(line: 27, scope: !21, inlinedAt: !102)
!109 = !DILocation(line: 17, scope: !8, inlinedAt: !108)
!110 = !DILocation(line: 18, scope: !8, inlinedAt: !108)
!111 = !DILocation(line: 0, scope: !21, inlinedAt: !102)
!112 = !DILocation(line: 52, scope: !100)
!113 = distinct !DISubprogram(name: "fclose", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 12, scope: !95, inlinedAt: !115)
!115 = distinct !DILocation(line: 56, scope: !113)
!116 = !DILocation(line: 57, scope: !113)
!117 = !DILocation(line: 58, scope: !113)
!118 = !DILocation(line: 59, scope: !113)
!119 = distinct !DISubprogram(name: "pclose", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 12, scope: !95, inlinedAt: !121)
!121 = distinct !DILocation(line: 56, scope: !113, inlinedAt: !122)
!122 = distinct !DILocation(line: 64, scope: !119)
!123 = !DILocation(line: 57, scope: !113, inlinedAt: !122)
!124 = !DILocation(line: 58, scope: !113, inlinedAt: !122)
!125 = !DILocation(line: 53, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "any_int", scope: !13, file: !13, line: 51, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!127 = distinct !DILocation(line: 65, scope: !119)
!128 = !DILocation(line: 54, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 55, scope: !126, inlinedAt: !127)
!130 = !DILocation(line: 56, scope: !126, inlinedAt: !127)
!131 = !DILocation(line: 65, scope: !119)
!132 = distinct !DISubprogram(name: "fflush", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 68, scope: !132)
!134 = distinct !DISubprogram(name: "fflush_unlocked", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 69, scope: !134)
!136 = distinct !DISubprogram(name: "fileno", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 70, scope: !136)
!138 = distinct !DISubprogram(name: "setvbuf", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 71, scope: !138)
!140 = distinct !DISubprogram(name: "setbuf", scope: !1, file: !1, line: 72, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 72, scope: !140)
!142 = distinct !DISubprogram(name: "setlinebuf", scope: !1, file: !1, line: 73, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 73, scope: !142)
!144 = distinct !DISubprogram(name: "flockfile", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!145 = !DILocation(line: 74, scope: !144)
!146 = distinct !DISubprogram(name: "funlockfile", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 75, scope: !146)
!148 = distinct !DISubprogram(name: "ftrylockfile", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 76, scope: !148)
!150 = distinct !DISubprogram(name: "feof", scope: !1, file: !1, line: 85, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 80, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "unknown_bit", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!153 = distinct !DILocation(line: 85, scope: !150)
!154 = !DILocation(line: 81, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 82, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 83, scope: !152, inlinedAt: !153)
!157 = !DILocation(line: 85, scope: !150)
!158 = distinct !DISubprogram(name: "ferror", scope: !1, file: !1, line: 86, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!159 = !DILocation(line: 80, scope: !152, inlinedAt: !160)
!160 = distinct !DILocation(line: 86, scope: !158)
!161 = !DILocation(line: 81, scope: !152, inlinedAt: !160)
!162 = !DILocation(line: 82, scope: !152, inlinedAt: !160)
!163 = !DILocation(line: 83, scope: !152, inlinedAt: !160)
!164 = !DILocation(line: 86, scope: !158)
!165 = distinct !DISubprogram(name: "feof_unlocked", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 80, scope: !152, inlinedAt: !167)
!167 = distinct !DILocation(line: 87, scope: !165)
!168 = !DILocation(line: 81, scope: !152, inlinedAt: !167)
!169 = !DILocation(line: 82, scope: !152, inlinedAt: !167)
!170 = !DILocation(line: 83, scope: !152, inlinedAt: !167)
!171 = !DILocation(line: 87, scope: !165)
!172 = distinct !DISubprogram(name: "ferror_unlocked", scope: !1, file: !1, line: 88, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DILocation(line: 80, scope: !152, inlinedAt: !174)
!174 = distinct !DILocation(line: 88, scope: !172)
!175 = !DILocation(line: 81, scope: !152, inlinedAt: !174)
!176 = !DILocation(line: 82, scope: !152, inlinedAt: !174)
!177 = !DILocation(line: 83, scope: !152, inlinedAt: !174)
!178 = !DILocation(line: 88, scope: !172)
!179 = distinct !DISubprogram(name: "clearerr", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 89, scope: !179)
!181 = distinct !DISubprogram(name: "fread", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 95, scope: !181)
!183 = !DILocation(line: 96, scope: !181)
!184 = !DILocation(line: 80, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "fill", scope: !13, file: !13, line: 78, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!186 = distinct !DILocation(line: 96, scope: !181)
!187 = !DILocation(line: 81, scope: !185, inlinedAt: !186)
!188 = !DILocation(line: 97, scope: !181)
!189 = !DILocation(line: 98, scope: !181)
!190 = !DILocation(line: 99, scope: !181)
!191 = !DILocation(line: 100, scope: !181)
!192 = distinct !DISubprogram(name: "fread_unlocked", scope: !1, file: !1, line: 102, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 95, scope: !181, inlinedAt: !194)
!194 = distinct !DILocation(line: 102, scope: !192)
!195 = !{!196}
!196 = distinct !{!196, !197, !"fread: argument 0"}
!197 = distinct !{!197, !"fread"}
!198 = !DILocation(line: 96, scope: !181, inlinedAt: !194)
!199 = !DILocation(line: 80, scope: !185, inlinedAt: !200)
!200 = distinct !DILocation(line: 96, scope: !181, inlinedAt: !194)
!201 = !DILocation(line: 81, scope: !185, inlinedAt: !200)
!202 = !DILocation(line: 97, scope: !181, inlinedAt: !194)
!203 = !DILocation(line: 98, scope: !181, inlinedAt: !194)
!204 = !DILocation(line: 99, scope: !181, inlinedAt: !194)
!205 = !DILocation(line: 100, scope: !181, inlinedAt: !194)
!206 = !DILocation(line: 102, scope: !192)
!207 = distinct !DISubprogram(name: "__fread_chk", scope: !1, file: !1, line: 104, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 95, scope: !181, inlinedAt: !209)
!209 = distinct !DILocation(line: 104, scope: !207)
!210 = !{!211}
!211 = distinct !{!211, !212, !"fread: argument 0"}
!212 = distinct !{!212, !"fread"}
!213 = !DILocation(line: 96, scope: !181, inlinedAt: !209)
!214 = !DILocation(line: 80, scope: !185, inlinedAt: !215)
!215 = distinct !DILocation(line: 96, scope: !181, inlinedAt: !209)
!216 = !DILocation(line: 81, scope: !185, inlinedAt: !215)
!217 = !DILocation(line: 97, scope: !181, inlinedAt: !209)
!218 = !DILocation(line: 98, scope: !181, inlinedAt: !209)
!219 = !DILocation(line: 99, scope: !181, inlinedAt: !209)
!220 = !DILocation(line: 100, scope: !181, inlinedAt: !209)
!221 = !DILocation(line: 104, scope: !207)
!222 = distinct !DISubprogram(name: "fgetc", scope: !1, file: !1, line: 114, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!223 = !DILocation(line: 109, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "any_character", scope: !1, file: !1, line: 107, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!225 = distinct !DILocation(line: 114, scope: !222)
!226 = !DILocation(line: 110, scope: !224, inlinedAt: !225)
!227 = !DILocation(line: 111, scope: !224, inlinedAt: !225)
!228 = !DILocation(line: 112, scope: !224, inlinedAt: !225)
!229 = !DILocation(line: 114, scope: !222)
!230 = distinct !DISubprogram(name: "fgetc_unlocked", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!231 = !DILocation(line: 109, scope: !224, inlinedAt: !232)
!232 = distinct !DILocation(line: 115, scope: !230)
!233 = !DILocation(line: 110, scope: !224, inlinedAt: !232)
!234 = !DILocation(line: 111, scope: !224, inlinedAt: !232)
!235 = !DILocation(line: 112, scope: !224, inlinedAt: !232)
!236 = !DILocation(line: 115, scope: !230)
!237 = distinct !DISubprogram(name: "getc", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!238 = !DILocation(line: 109, scope: !224, inlinedAt: !239)
!239 = distinct !DILocation(line: 116, scope: !237)
!240 = !DILocation(line: 110, scope: !224, inlinedAt: !239)
!241 = !DILocation(line: 111, scope: !224, inlinedAt: !239)
!242 = !DILocation(line: 112, scope: !224, inlinedAt: !239)
!243 = !DILocation(line: 116, scope: !237)
!244 = distinct !DISubprogram(name: "getc_unlocked", scope: !1, file: !1, line: 117, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!245 = !DILocation(line: 109, scope: !224, inlinedAt: !246)
!246 = distinct !DILocation(line: 117, scope: !244)
!247 = !DILocation(line: 110, scope: !224, inlinedAt: !246)
!248 = !DILocation(line: 111, scope: !224, inlinedAt: !246)
!249 = !DILocation(line: 112, scope: !224, inlinedAt: !246)
!250 = !DILocation(line: 117, scope: !244)
!251 = distinct !DISubprogram(name: "_IO_getc", scope: !1, file: !1, line: 118, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!252 = !DILocation(line: 109, scope: !224, inlinedAt: !253)
!253 = distinct !DILocation(line: 118, scope: !251)
!254 = !DILocation(line: 110, scope: !224, inlinedAt: !253)
!255 = !DILocation(line: 111, scope: !224, inlinedAt: !253)
!256 = !DILocation(line: 112, scope: !224, inlinedAt: !253)
!257 = !DILocation(line: 118, scope: !251)
!258 = distinct !DISubprogram(name: "getchar", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DILocation(line: 109, scope: !224, inlinedAt: !260)
!260 = distinct !DILocation(line: 119, scope: !258)
!261 = !DILocation(line: 110, scope: !224, inlinedAt: !260)
!262 = !DILocation(line: 111, scope: !224, inlinedAt: !260)
!263 = !DILocation(line: 112, scope: !224, inlinedAt: !260)
!264 = !DILocation(line: 119, scope: !258)
!265 = distinct !DISubprogram(name: "getchar_unlocked", scope: !1, file: !1, line: 120, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 109, scope: !224, inlinedAt: !267)
!267 = distinct !DILocation(line: 120, scope: !265)
!268 = !DILocation(line: 110, scope: !224, inlinedAt: !267)
!269 = !DILocation(line: 111, scope: !224, inlinedAt: !267)
!270 = !DILocation(line: 112, scope: !224, inlinedAt: !267)
!271 = !DILocation(line: 120, scope: !265)
!272 = distinct !DISubprogram(name: "ungetc", scope: !1, file: !1, line: 121, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!273 = !DILocation(line: 121, scope: !272)
!274 = distinct !DISubprogram(name: "fgets", scope: !1, file: !1, line: 123, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!275 = !DILocation(line: 125, scope: !274)
!276 = !DILocation(line: 127, scope: !274)
!277 = !DILocation(line: 80, scope: !185, inlinedAt: !278)
!278 = distinct !DILocation(line: 127, scope: !274)
!279 = !DILocation(line: 81, scope: !185, inlinedAt: !278)
!280 = !DILocation(line: 128, scope: !274)
!281 = !DILocation(line: 129, scope: !274)
!282 = !DILocation(line: 0, scope: !274)
!283 = !DILocation(line: 130, scope: !274)
!284 = distinct !DISubprogram(name: "fgets_unlocked", scope: !1, file: !1, line: 132, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!285 = !{!286}
!286 = distinct !{!286, !287, !"fgets: argument 0"}
!287 = distinct !{!287, !"fgets"}
!288 = !DILocation(line: 132, scope: !284)
!289 = !DILocation(line: 125, scope: !274, inlinedAt: !290)
!290 = distinct !DILocation(line: 132, scope: !284)
!291 = !DILocation(line: 127, scope: !274, inlinedAt: !290)
!292 = !DILocation(line: 80, scope: !185, inlinedAt: !293)
!293 = distinct !DILocation(line: 127, scope: !274, inlinedAt: !290)
!294 = !DILocation(line: 81, scope: !185, inlinedAt: !293)
!295 = !DILocation(line: 128, scope: !274, inlinedAt: !290)
!296 = !DILocation(line: 129, scope: !274, inlinedAt: !290)
!297 = !DILocation(line: 0, scope: !274, inlinedAt: !290)
!298 = distinct !DISubprogram(name: "gets", scope: !1, file: !1, line: 135, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!299 = !DILocation(line: 137, scope: !298)
!300 = !DILocation(line: 138, scope: !298)
!301 = !{!302}
!302 = distinct !{!302, !303, !"fgets: argument 0"}
!303 = distinct !{!303, !"fgets"}
!304 = !DILocation(line: 125, scope: !274, inlinedAt: !305)
!305 = distinct !DILocation(line: 138, scope: !298)
!306 = !DILocation(line: 127, scope: !274, inlinedAt: !305)
!307 = !DILocation(line: 80, scope: !185, inlinedAt: !308)
!308 = distinct !DILocation(line: 127, scope: !274, inlinedAt: !305)
!309 = !DILocation(line: 81, scope: !185, inlinedAt: !308)
!310 = !DILocation(line: 128, scope: !274, inlinedAt: !305)
!311 = !DILocation(line: 129, scope: !274, inlinedAt: !305)
!312 = !DILocation(line: 0, scope: !274, inlinedAt: !305)
!313 = distinct !DISubprogram(name: "getdelim", scope: !1, file: !1, line: 141, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!314 = !DILocation(line: 144, scope: !313)
!315 = !DILocation(line: 146, scope: !313)
!316 = !DILocation(line: 147, scope: !313)
!317 = !DILocation(line: 148, scope: !313)
!318 = !DILocation(line: 149, scope: !313)
!319 = !DILocation(line: 150, scope: !313)
!320 = !DILocation(line: 80, scope: !185, inlinedAt: !321)
!321 = distinct !DILocation(line: 150, scope: !313)
!322 = !DILocation(line: 81, scope: !185, inlinedAt: !321)
!323 = !DILocation(line: 151, scope: !313)
!324 = !DILocation(line: 152, scope: !313)
!325 = !DILocation(line: 153, scope: !313)
!326 = !DILocation(line: 0, scope: !313)
!327 = !DILocation(line: 154, scope: !313)
!328 = !DISubprogram(name: "realloc", scope: !329, file: !329, line: 564, type: !9, spFlags: DISPFlagOptimized)
!329 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!330 = !DISubprogram(name: "any_between", scope: !13, file: !13, line: 46, type: !9, spFlags: DISPFlagOptimized)
!331 = distinct !DISubprogram(name: "__getdelim", scope: !1, file: !1, line: 156, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!332 = !DILocation(line: 158, scope: !331)
!333 = distinct !DISubprogram(name: "getline", scope: !1, file: !1, line: 160, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!334 = !DILocation(line: 160, scope: !333)
!335 = distinct !DISubprogram(name: "fwrite", scope: !1, file: !1, line: 164, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!336 = !DILocation(line: 166, scope: !335)
!337 = !DILocation(line: 167, scope: !335)
!338 = distinct !DISubprogram(name: "fwrite_unlocked", scope: !1, file: !1, line: 170, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!339 = !DILocation(line: 166, scope: !335, inlinedAt: !340)
!340 = distinct !DILocation(line: 170, scope: !338)
!341 = !DILocation(line: 170, scope: !338)
!342 = distinct !DISubprogram(name: "fputs", scope: !1, file: !1, line: 172, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!343 = !DILocation(line: 174, scope: !342)
!344 = !DILocation(line: 175, scope: !342)
!345 = distinct !DISubprogram(name: "fputs_unlocked", scope: !1, file: !1, line: 178, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!346 = !DILocation(line: 174, scope: !342, inlinedAt: !347)
!347 = distinct !DILocation(line: 178, scope: !345)
!348 = !DILocation(line: 178, scope: !345)
!349 = distinct !DISubprogram(name: "puts", scope: !1, file: !1, line: 180, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!350 = !DILocation(line: 182, scope: !349)
!351 = !DILocation(line: 183, scope: !349)
!352 = distinct !DISubprogram(name: "fputc", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!353 = !DILocation(line: 186, scope: !352)
!354 = distinct !DISubprogram(name: "fputc_unlocked", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!355 = !DILocation(line: 187, scope: !354)
!356 = distinct !DISubprogram(name: "putc", scope: !1, file: !1, line: 188, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!357 = !DILocation(line: 188, scope: !356)
!358 = distinct !DISubprogram(name: "putc_unlocked", scope: !1, file: !1, line: 189, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!359 = !DILocation(line: 189, scope: !358)
!360 = distinct !DISubprogram(name: "_IO_putc", scope: !1, file: !1, line: 190, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!361 = !DILocation(line: 190, scope: !360)
!362 = distinct !DISubprogram(name: "putchar", scope: !1, file: !1, line: 191, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!363 = !DILocation(line: 191, scope: !362)
!364 = distinct !DISubprogram(name: "putchar_unlocked", scope: !1, file: !1, line: 192, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!365 = !DILocation(line: 192, scope: !364)
!366 = distinct !DISubprogram(name: "putw", scope: !1, file: !1, line: 193, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!367 = !DILocation(line: 193, scope: !366)
!368 = distinct !DISubprogram(name: "fseek", scope: !1, file: !1, line: 197, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!369 = !DILocation(line: 197, scope: !368)
!370 = !DISubprogram(name: "outcome", scope: !371, file: !371, line: 8, type: !9, spFlags: DISPFlagOptimized)
!371 = !DIFile(filename: "c/environment.h", directory: ".")
!372 = distinct !DISubprogram(name: "fseeko", scope: !1, file: !1, line: 198, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!373 = !DILocation(line: 198, scope: !372)
!374 = distinct !DISubprogram(name: "fseeko64", scope: !1, file: !1, line: 199, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!375 = !DILocation(line: 199, scope: !374)
!376 = distinct !DISubprogram(name: "ftell", scope: !1, file: !1, line: 200, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!377 = !DILocation(line: 200, scope: !376)
!378 = distinct !DISubprogram(name: "ftello", scope: !1, file: !1, line: 201, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!379 = !DILocation(line: 201, scope: !378)
!380 = distinct !DISubprogram(name: "ftello64", scope: !1, file: !1, line: 202, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!381 = !DILocation(line: 202, scope: !380)
!382 = distinct !DISubprogram(name: "rewind", scope: !1, file: !1, line: 203, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!383 = !DILocation(line: 203, scope: !382)
!384 = distinct !DISubprogram(name: "fgetpos", scope: !1, file: !1, line: 205, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!385 = !DILocation(line: 207, scope: !384)
!386 = !DILocation(line: 80, scope: !185, inlinedAt: !387)
!387 = distinct !DILocation(line: 207, scope: !384)
!388 = !DILocation(line: 81, scope: !185, inlinedAt: !387)
!389 = !DILocation(line: 208, scope: !384)
!390 = distinct !DISubprogram(name: "fsetpos", scope: !1, file: !1, line: 211, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!391 = !DILocation(line: 211, scope: !390)
!392 = distinct !DISubprogram(name: "remove", scope: !1, file: !1, line: 213, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!393 = !DILocation(line: 215, scope: !392)
!394 = !DILocation(line: 216, scope: !392)
!395 = distinct !DISubprogram(name: "rename", scope: !1, file: !1, line: 219, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!396 = !DILocation(line: 221, scope: !395)
!397 = !DILocation(line: 222, scope: !395)
!398 = !DILocation(line: 223, scope: !395)
!399 = !DISubprogram(name: "fail", scope: !13, file: !13, line: 42, type: !9, spFlags: DISPFlagOptimized)
