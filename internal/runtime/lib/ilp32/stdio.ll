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
@.str.25 = private unnamed_addr constant [55 x i8] c"streams hold unknown data, and writing to one succeeds\00", align 1

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
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !19
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #7, !dbg !20
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #7, !dbg !21
  %4 = icmp eq i32 %3, 0, !dbg !21
  br i1 %4, label %5, label %7, !dbg !21

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !24
  br label %16, !dbg !25

7:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !26
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !27
  %9 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !28
  %10 = bitcast i8* %9 to i32*, !dbg !31
  store i32 %8, i32* %10, align 4, !dbg !31
  %11 = getelementptr inbounds i8, i8* %9, i32 4, !dbg !31
  %12 = bitcast i8* %11 to i32*, !dbg !31
  store i32 0, i32* %12, align 4, !dbg !31
  %13 = getelementptr inbounds i8, i8* %9, i32 8, !dbg !31
  store i8 0, i8* %13, align 4, !dbg !31
  %14 = getelementptr inbounds i8, i8* %9, i32 9, !dbg !31
  store i8 0, i8* %14, align 1, !dbg !31
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !32
  br label %16, !dbg !27

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !33
  ret %struct._IO_FILE* %17, !dbg !34
}

declare !dbg !35 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !36 {
  %3 = call noalias %struct._IO_FILE* @fopen(i8* noundef %0, i8* noundef %1) #8, !dbg !37
  ret %struct._IO_FILE* %3, !dbg !37
}

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !38 {
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0)) #7, !dbg !39
  %4 = icmp eq i32 %3, 0, !dbg !39
  br i1 %4, label %5, label %7, !dbg !39

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !41
  br label %16, !dbg !42

7:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !43
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !44
  %9 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !45
  %10 = bitcast i8* %9 to i32*, !dbg !48
  store i32 %8, i32* %10, align 4, !dbg !48
  %11 = getelementptr inbounds i8, i8* %9, i32 4, !dbg !48
  %12 = bitcast i8* %11 to i32*, !dbg !48
  store i32 0, i32* %12, align 4, !dbg !48
  %13 = getelementptr inbounds i8, i8* %9, i32 8, !dbg !48
  store i8 0, i8* %13, align 4, !dbg !48
  %14 = getelementptr inbounds i8, i8* %9, i32 9, !dbg !48
  store i8 0, i8* %14, align 1, !dbg !48
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !49
  br label %16, !dbg !44

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !50
  ret %struct._IO_FILE* %17, !dbg !51
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr #0 !dbg !52 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !53
  %2 = icmp eq i32 %1, 0, !dbg !53
  br i1 %2, label %3, label %5, !dbg !53

3:
  %4 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !55
  br label %14, !dbg !56

5:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !57
  %6 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !58
  %7 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !59
  %8 = bitcast i8* %7 to i32*, !dbg !62
  store i32 %6, i32* %8, align 4, !dbg !62
  %9 = getelementptr inbounds i8, i8* %7, i32 4, !dbg !62
  %10 = bitcast i8* %9 to i32*, !dbg !62
  store i32 0, i32* %10, align 4, !dbg !62
  %11 = getelementptr inbounds i8, i8* %7, i32 8, !dbg !62
  store i8 0, i8* %11, align 4, !dbg !62
  %12 = getelementptr inbounds i8, i8* %7, i32 9, !dbg !62
  store i8 0, i8* %12, align 1, !dbg !62
  %13 = bitcast i8* %7 to %struct._IO_FILE*, !dbg !63
  br label %14, !dbg !58

14:
  %15 = phi %struct._IO_FILE* [ null, %3 ], [ %13, %5 ], !dbg !64
  ret %struct._IO_FILE* %15, !dbg !65
}

define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !66 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !67
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !68
  %4 = icmp eq i32 %3, 0, !dbg !68
  br i1 %4, label %5, label %7, !dbg !68

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !70
  br label %16, !dbg !71

7:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !72
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !73
  %9 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !74
  %10 = bitcast i8* %9 to i32*, !dbg !77
  store i32 %8, i32* %10, align 4, !dbg !77
  %11 = getelementptr inbounds i8, i8* %9, i32 4, !dbg !77
  %12 = bitcast i8* %11 to i32*, !dbg !77
  store i32 0, i32* %12, align 4, !dbg !77
  %13 = getelementptr inbounds i8, i8* %9, i32 8, !dbg !77
  store i8 0, i8* %13, align 4, !dbg !77
  %14 = getelementptr inbounds i8, i8* %9, i32 9, !dbg !77
  store i8 0, i8* %14, align 1, !dbg !77
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !78
  br label %16, !dbg !73

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !79
  ret %struct._IO_FILE* %17, !dbg !80
}

define dso_local %struct._IO_FILE* @freopen(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct._IO_FILE* noalias noundef writeonly %2) local_unnamed_addr #0 !dbg !81 {
  %4 = bitcast %struct._IO_FILE* %2 to %struct.stream*, !dbg !82
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %4, i32 0, i32 3, !dbg !86
  store i8 0, i8* %5, align 1, !dbg !86
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i32 0, i32 2, !dbg !86
  %7 = bitcast i8** %6 to i8*, !dbg !86
  store i8 0, i8* %7, align 4, !dbg !86
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #7, !dbg !87
  %9 = icmp eq i32 %8, 0, !dbg !87
  %10 = select i1 %9, %struct._IO_FILE* null, %struct._IO_FILE* %2, !dbg !87
  ret %struct._IO_FILE* %10, !dbg !87
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fmemopen(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !88 {
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !89
  %5 = icmp eq i32 %4, 0, !dbg !89
  br i1 %5, label %6, label %8, !dbg !89

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !91
  br label %17, !dbg !92

8:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !93
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !94
  %10 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !95
  %11 = bitcast i8* %10 to i32*, !dbg !98
  store i32 %9, i32* %11, align 4, !dbg !98
  %12 = getelementptr inbounds i8, i8* %10, i32 4, !dbg !98
  %13 = bitcast i8* %12 to i32*, !dbg !98
  store i32 0, i32* %13, align 4, !dbg !98
  %14 = getelementptr inbounds i8, i8* %10, i32 8, !dbg !98
  store i8 0, i8* %14, align 4, !dbg !98
  %15 = getelementptr inbounds i8, i8* %10, i32 9, !dbg !98
  store i8 0, i8* %15, align 1, !dbg !98
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !99
  br label %17, !dbg !94

17:
  %18 = phi %struct._IO_FILE* [ null, %6 ], [ %16, %8 ], !dbg !100
  ret %struct._IO_FILE* %18, !dbg !101
}

define dso_local i32 @fclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !102 {
  %2 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 1, !dbg !103
  %3 = bitcast i8** %2 to i32*, !dbg !103
  %4 = load i32, i32* %3, align 4, !dbg !103
  %5 = icmp eq i32 %4, 0, !dbg !103
  br i1 %5, label %6, label %8, !dbg !103

6:
  %7 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !104
  call void @__midway_free(i8* noundef %7, i32 noundef 3) #7, !dbg !104
  br label %8, !dbg !104

8:
  ret i32 0, !dbg !105
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !106 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 1, !dbg !107
  %4 = bitcast i8** %3 to i32*, !dbg !107
  %5 = load i32, i32* %4, align 4, !dbg !107
  %6 = icmp eq i32 %5, 0, !dbg !107
  br i1 %6, label %7, label %9, !dbg !107

7:
  %8 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !109
  call void @__midway_free(i8* noundef %8, i32 noundef 3) #7, !dbg !109
  br label %9, !dbg !109

9:
  %10 = bitcast i32* %2 to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #9, !dbg !110
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !113
  %11 = load i32, i32* %2, align 4, !dbg !114
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #9, !dbg !115
  ret i32 %11, !dbg !116
}

define dso_local i32 @fflush(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !117 {
  ret i32 0, !dbg !118
}

define dso_local i32 @fflush_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !119 {
  ret i32 0, !dbg !120
}

define dso_local i32 @fileno(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr #4 !dbg !121 {
  %2 = getelementptr %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 0, !dbg !122
  %3 = load i32, i32* %2, align 4, !dbg !122
  ret i32 %3, !dbg !122
}

define dso_local i32 @setvbuf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !123 {
  ret i32 0, !dbg !124
}

define dso_local void @setbuf(%struct._IO_FILE* noalias nocapture noundef %0, i8* noalias nocapture noundef %1) local_unnamed_addr #3 !dbg !125 {
  ret void, !dbg !126
}

define dso_local void @setlinebuf(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !127 {
  ret void, !dbg !128
}

define dso_local void @flockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !129 {
  ret void, !dbg !130
}

define dso_local void @funlockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !131 {
  ret void, !dbg !132
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !133 {
  ret i32 0, !dbg !134
}

define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !135 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !136
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !139
  %3 = load i8, i8* %2, align 1, !dbg !140
  %4 = and i8 %3, 1, !dbg !140
  %5 = zext i8 %4 to i32, !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !141
  ret i32 %5, !dbg !142
}

define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !143 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !144
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !146
  %3 = load i8, i8* %2, align 1, !dbg !147
  %4 = and i8 %3, 1, !dbg !147
  %5 = zext i8 %4 to i32, !dbg !147
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !148
  ret i32 %5, !dbg !149
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !150 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !151
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !153
  %3 = load i8, i8* %2, align 1, !dbg !154
  %4 = and i8 %3, 1, !dbg !154
  %5 = zext i8 %4 to i32, !dbg !154
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !155
  ret i32 %5, !dbg !156
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !157 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !160
  %3 = load i8, i8* %2, align 1, !dbg !161
  %4 = and i8 %3, 1, !dbg !161
  %5 = zext i8 %4 to i32, !dbg !161
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !162
  ret i32 %5, !dbg !163
}

define dso_local void @clearerr(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !164 {
  ret void, !dbg !165
}

define dso_local i32 @fread(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !166 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !167
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !167
  %7 = mul i32 %2, %1, !dbg !168
  call void @__midway_check(i8* noundef %0, i32 noundef %7, i32 noundef 1) #7, !dbg !169
  call void @__midway_nondet(i8* noundef %0, i32 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !172
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !173
  %8 = load i32, i32* %5, align 4, !dbg !174
  %9 = icmp ule i32 %8, %2, !dbg !174
  %10 = zext i1 %9 to i32, !dbg !174
  call void @__midway_assume(i32 noundef %10) #7, !dbg !174
  %11 = load i32, i32* %5, align 4, !dbg !175
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !176
  ret i32 %11, !dbg !175
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i32 @fread_unlocked(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !177 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !178
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9, !dbg !178, !noalias !180
  %7 = mul i32 %2, %1, !dbg !183
  call void @__midway_check(i8* noundef %0, i32 noundef %7, i32 noundef 1) #7, !dbg !184
  call void @__midway_nondet(i8* noundef %0, i32 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !186
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !187
  %8 = load i32, i32* %5, align 4, !dbg !188, !noalias !180
  %9 = icmp ule i32 %8, %2, !dbg !188
  %10 = zext i1 %9 to i32, !dbg !188
  call void @__midway_assume(i32 noundef %10) #7, !dbg !188
  %11 = load i32, i32* %5, align 4, !dbg !189, !noalias !180
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9, !dbg !190, !noalias !180
  ret i32 %11, !dbg !191
}

define dso_local i32 @__fread_chk(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, %struct._IO_FILE* noalias nocapture noundef readnone %4) local_unnamed_addr #0 !dbg !192 {
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*, !dbg !193
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9, !dbg !193, !noalias !195
  %8 = mul i32 %3, %2, !dbg !198
  call void @__midway_check(i8* noundef %0, i32 noundef %8, i32 noundef 1) #7, !dbg !199
  call void @__midway_nondet(i8* noundef %0, i32 noundef %8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !201
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !202
  %9 = load i32, i32* %6, align 4, !dbg !203, !noalias !195
  %10 = icmp ule i32 %9, %3, !dbg !203
  %11 = zext i1 %10 to i32, !dbg !203
  call void @__midway_assume(i32 noundef %11) #7, !dbg !203
  %12 = load i32, i32* %6, align 4, !dbg !204, !noalias !195
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9, !dbg !205, !noalias !195
  ret i32 %12, !dbg !206
}

define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !207 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !208
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !208
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !211
  %4 = load i16, i16* %2, align 2, !dbg !212
  %5 = icmp slt i16 %4, 0, !dbg !212
  %6 = and i16 %4, 255, !dbg !212
  %7 = zext i16 %6 to i32, !dbg !212
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !212
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !213
  ret i32 %8, !dbg !214
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !215 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !216
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !216
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !218
  %4 = load i16, i16* %2, align 2, !dbg !219
  %5 = icmp slt i16 %4, 0, !dbg !219
  %6 = and i16 %4, 255, !dbg !219
  %7 = zext i16 %6 to i32, !dbg !219
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !219
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !220
  ret i32 %8, !dbg !221
}

define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !222 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !223
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !223
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !225
  %4 = load i16, i16* %2, align 2, !dbg !226
  %5 = icmp slt i16 %4, 0, !dbg !226
  %6 = and i16 %4, 255, !dbg !226
  %7 = zext i16 %6 to i32, !dbg !226
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !226
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !227
  ret i32 %8, !dbg !228
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !229 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !230
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !230
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !232
  %4 = load i16, i16* %2, align 2, !dbg !233
  %5 = icmp slt i16 %4, 0, !dbg !233
  %6 = and i16 %4, 255, !dbg !233
  %7 = zext i16 %6 to i32, !dbg !233
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !233
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !234
  ret i32 %8, !dbg !235
}

define dso_local i32 @_IO_getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !236 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !237
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !237
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !239
  %4 = load i16, i16* %2, align 2, !dbg !240
  %5 = icmp slt i16 %4, 0, !dbg !240
  %6 = and i16 %4, 255, !dbg !240
  %7 = zext i16 %6 to i32, !dbg !240
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !240
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !241
  ret i32 %8, !dbg !242
}

define dso_local i32 @getchar() local_unnamed_addr #0 !dbg !243 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !244
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !244
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !246
  %3 = load i16, i16* %1, align 2, !dbg !247
  %4 = icmp slt i16 %3, 0, !dbg !247
  %5 = and i16 %3, 255, !dbg !247
  %6 = zext i16 %5 to i32, !dbg !247
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !247
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !248
  ret i32 %7, !dbg !249
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 !dbg !250 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !251
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !251
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !253
  %3 = load i16, i16* %1, align 2, !dbg !254
  %4 = icmp slt i16 %3, 0, !dbg !254
  %5 = and i16 %3, 255, !dbg !254
  %6 = zext i16 %5 to i32, !dbg !254
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !254
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !255
  ret i32 %7, !dbg !256
}

define dso_local i32 @ungetc(i32 noundef returned %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !257 {
  ret i32 %0, !dbg !258
}

define dso_local i8* @fgets(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture readnone %2) local_unnamed_addr #0 !dbg !259 {
  %4 = icmp slt i32 %1, 1, !dbg !260
  br i1 %4, label %11, label %5, !dbg !260

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !260
  %7 = icmp eq i32 %6, 0, !dbg !260
  br i1 %7, label %11, label %8, !dbg !260

8:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !261
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !263
  %9 = add i32 %1, -1, !dbg !264
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !264
  store i8 0, i8* %10, align 1, !dbg !264
  br label %11, !dbg !265

11:
  %12 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !266
  ret i8* %12, !dbg !267
}

define dso_local i8* @fgets_unlocked(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !268 {
  call void @llvm.experimental.noalias.scope.decl(metadata !269), !dbg !272
  %4 = icmp slt i32 %1, 1, !dbg !273
  br i1 %4, label %11, label %5, !dbg !273

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !273, !noalias !269
  %7 = icmp eq i32 %6, 0, !dbg !273
  br i1 %7, label %11, label %8, !dbg !273

8:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !275
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !277
  %9 = add i32 %1, -1, !dbg !278
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !278
  store i8 0, i8* %10, align 1, !dbg !278, !alias.scope !269
  br label %11, !dbg !279

11:
  %12 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !280
  ret i8* %12, !dbg !272
}

define dso_local i8* @gets(i8* noundef %0) local_unnamed_addr #0 !dbg !281 {
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !282
  %2 = call i32 @__midway_object_size(i8* noundef %0) #7, !dbg !283
  call void @llvm.experimental.noalias.scope.decl(metadata !284), !dbg !283
  %3 = icmp slt i32 %2, 1, !dbg !287
  br i1 %3, label %10, label %4, !dbg !287

4:
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !287, !noalias !284
  %6 = icmp eq i32 %5, 0, !dbg !287
  br i1 %6, label %10, label %7, !dbg !287

7:
  call void @__midway_check(i8* noundef %0, i32 noundef %2, i32 noundef 1) #7, !dbg !289
  call void @__midway_nondet(i8* noundef %0, i32 noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !291
  %8 = add i32 %2, -1, !dbg !292
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !292
  store i8 0, i8* %9, align 1, !dbg !292, !alias.scope !284
  br label %10, !dbg !293

10:
  %11 = phi i8* [ %0, %7 ], [ null, %4 ], [ null, %1 ], !dbg !294
  ret i8* %11, !dbg !283
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i32 @getdelim(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, i32 %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !295 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !296
  %6 = icmp eq i32 %5, 0, !dbg !296
  br i1 %6, label %19, label %7, !dbg !296

7:
  %8 = load i8*, i8** %0, align 4, !dbg !297
  %9 = icmp eq i8* %8, null, !dbg !297
  br i1 %9, label %13, label %10, !dbg !297

10:
  %11 = load i32, i32* %1, align 4, !dbg !297
  %12 = icmp ult i32 %11, 64, !dbg !297
  br i1 %12, label %13, label %15, !dbg !297

13:
  %14 = call i8* @realloc(i8* noundef %8, i32 noundef 64) #7, !dbg !298
  store i8* %14, i8** %0, align 4, !dbg !298
  store i32 64, i32* %1, align 4, !dbg !299
  br label %15, !dbg !300

15:
  %16 = load i8*, i8** %0, align 4, !dbg !301
  call void @__midway_check(i8* noundef %16, i32 noundef 64, i32 noundef 1) #7, !dbg !302
  call void @__midway_nondet(i8* noundef %16, i32 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !304
  %17 = getelementptr i8, i8* %16, i32 63, !dbg !305
  store i8 0, i8* %17, align 1, !dbg !305
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !306
  %18 = call i32 @__mw_between(i32 noundef 1, i32 noundef 63, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !307
  br label %19, !dbg !307

19:
  %20 = phi i32 [ %18, %15 ], [ -1, %4 ], !dbg !308
  ret i32 %20, !dbg !309
}

declare !dbg !310 i8* @realloc(i8* noundef, i32 noundef) local_unnamed_addr #5

declare !dbg !312 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @__getdelim(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !313 {
  %5 = call i32 @getdelim(i8** noundef %0, i32* noundef %1, i32 undef, %struct._IO_FILE* undef) #8, !dbg !314
  ret i32 %5, !dbg !314
}

define dso_local i32 @getline(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !315 {
  %4 = call i32 @getdelim(i8** noundef %0, i32* noundef %1, i32 undef, %struct._IO_FILE* undef) #8, !dbg !316
  ret i32 %4, !dbg !316
}

define dso_local i32 @fwrite(i8* noalias noundef %0, i32 noundef %1, i32 noundef returned %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !317 {
  %5 = mul i32 %2, %1, !dbg !318
  call void @__midway_check(i8* noundef %0, i32 noundef %5, i32 noundef 0) #7, !dbg !318
  ret i32 %2, !dbg !319
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fwrite_unlocked(i8* noalias noundef %0, i32 noundef %1, i32 noundef returned %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !320 {
  %5 = mul i32 %2, %1, !dbg !321
  call void @__midway_check(i8* noundef %0, i32 noundef %5, i32 noundef 0) #7, !dbg !321
  ret i32 %2, !dbg !323
}

define dso_local i32 @fputs(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture readnone %1) local_unnamed_addr #0 !dbg !324 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !325
  ret i32 1, !dbg !326
}

define dso_local i32 @fputs_unlocked(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !327 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !328
  ret i32 1, !dbg !330
}

define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #0 !dbg !331 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !332
  ret i32 1, !dbg !333
}

define dso_local i32 @fputc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !334 {
  %3 = and i32 %0, 255, !dbg !335
  ret i32 %3, !dbg !335
}

define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !336 {
  %3 = and i32 %0, 255, !dbg !337
  ret i32 %3, !dbg !337
}

define dso_local i32 @putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !338 {
  %3 = and i32 %0, 255, !dbg !339
  ret i32 %3, !dbg !339
}

define dso_local i32 @putc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !340 {
  %3 = and i32 %0, 255, !dbg !341
  ret i32 %3, !dbg !341
}

define dso_local i32 @_IO_putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !342 {
  %3 = and i32 %0, 255, !dbg !343
  ret i32 %3, !dbg !343
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #3 !dbg !344 {
  %2 = and i32 %0, 255, !dbg !345
  ret i32 %2, !dbg !345
}

define dso_local i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #3 !dbg !346 {
  %2 = and i32 %0, 255, !dbg !347
  ret i32 %2, !dbg !347
}

define dso_local i32 @putw(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !348 {
  ret i32 0, !dbg !349
}

define dso_local i32 @fseek(%struct._IO_FILE* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !350 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0) #7, !dbg !351
  ret i32 %4, !dbg !351
}

declare !dbg !352 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fseeko(%struct._IO_FILE* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !354 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #7, !dbg !355
  ret i32 %4, !dbg !355
}

define dso_local i32 @fseeko64(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !356 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #7, !dbg !357
  ret i32 %4, !dbg !357
}

define dso_local i32 @ftell(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !358 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i32 0, i32 0)) #7, !dbg !359
  ret i32 %2, !dbg !359
}

define dso_local i32 @ftello(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !360 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #7, !dbg !361
  ret i32 %2, !dbg !361
}

define dso_local i64 @ftello64(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !362 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #7, !dbg !363
  %3 = sext i32 %2 to i64, !dbg !363
  ret i64 %3, !dbg !363
}

define dso_local void @rewind(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !364 {
  ret void, !dbg !365
}

define dso_local i32 @fgetpos(%struct._IO_FILE* noalias nocapture noundef readnone %0, %struct._G_fpos_t* noalias noundef %1) local_unnamed_addr #0 !dbg !366 {
  %3 = bitcast %struct._G_fpos_t* %1 to i8*, !dbg !367
  call void @__midway_check(i8* noundef %3, i32 noundef 12, i32 noundef 1) #7, !dbg !368
  call void @__midway_nondet(i8* noundef %3, i32 noundef 12, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !370
  ret i32 0, !dbg !371
}

define dso_local i32 @fsetpos(%struct._IO_FILE* nocapture noundef readnone %0, %struct._G_fpos_t* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !372 {
  ret i32 0, !dbg !373
}

define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 !dbg !374 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !375
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0), i32 noundef 0) #7, !dbg !376
  ret i32 %2, !dbg !376
}

define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !377 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !378
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #7, !dbg !379
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i32 noundef 0) #7, !dbg !380
  ret i32 %3, !dbg !380
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !381 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

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
!9 = distinct !DISubprogram(name: "__mw_new_stream", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 87, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "internal_alloc", scope: !14, file: !14, line: 87, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 16, scope: !9)
!16 = !DILocation(line: 17, scope: !9)
!17 = !DILocation(line: 18, scope: !9)
!18 = distinct !DISubprogram(name: "fopen", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 33, scope: !18)
!20 = !DILocation(line: 34, scope: !18)
!21 = !DILocation(line: 23, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "opened", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 35, scope: !18)
!24 = !DILocation(line: 24, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 25, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 27, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 28, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 87, scope: !13, inlinedAt: !29)
!29 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !30)
!30 = distinct !DILocation(line: 28, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 17, scope: !9, inlinedAt: !30)
!32 = !DILocation(line: 18, scope: !9, inlinedAt: !30)
!33 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 35, scope: !18)
!35 = !DISubprogram(name: "read_text", scope: !14, file: !14, line: 51, type: !10, spFlags: DISPFlagOptimized)
!36 = distinct !DISubprogram(name: "fopen64", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 38, scope: !36)
!38 = distinct !DISubprogram(name: "fdopen", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 23, scope: !22, inlinedAt: !40)
!40 = distinct !DILocation(line: 39, scope: !38)
!41 = !DILocation(line: 24, scope: !22, inlinedAt: !40)
!42 = !DILocation(line: 25, scope: !22, inlinedAt: !40)
!43 = !DILocation(line: 27, scope: !22, inlinedAt: !40)
!44 = !DILocation(line: 28, scope: !22, inlinedAt: !40)
!45 = !DILocation(line: 87, scope: !13, inlinedAt: !46)
!46 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !47)
!47 = distinct !DILocation(line: 28, scope: !22, inlinedAt: !40)
!48 = !DILocation(line: 17, scope: !9, inlinedAt: !47)
!49 = !DILocation(line: 18, scope: !9, inlinedAt: !47)
!50 = !DILocation(line: 0, scope: !22, inlinedAt: !40)
!51 = !DILocation(line: 39, scope: !38)
!52 = distinct !DISubprogram(name: "tmpfile", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 23, scope: !22, inlinedAt: !54)
!54 = distinct !DILocation(line: 40, scope: !52)
!55 = !DILocation(line: 24, scope: !22, inlinedAt: !54)
!56 = !DILocation(line: 25, scope: !22, inlinedAt: !54)
!57 = !DILocation(line: 27, scope: !22, inlinedAt: !54)
!58 = !DILocation(line: 28, scope: !22, inlinedAt: !54)
!59 = !DILocation(line: 87, scope: !13, inlinedAt: !60)
!60 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !61)
!61 = distinct !DILocation(line: 28, scope: !22, inlinedAt: !54)
!62 = !DILocation(line: 17, scope: !9, inlinedAt: !61)
!63 = !DILocation(line: 18, scope: !9, inlinedAt: !61)
!64 = !DILocation(line: 0, scope: !22, inlinedAt: !54)
!65 = !DILocation(line: 40, scope: !52)
!66 = distinct !DISubprogram(name: "popen", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 43, scope: !66)
!68 = !DILocation(line: 23, scope: !22, inlinedAt: !69)
!69 = distinct !DILocation(line: 44, scope: !66)
!70 = !DILocation(line: 24, scope: !22, inlinedAt: !69)
!71 = !DILocation(line: 25, scope: !22, inlinedAt: !69)
!72 = !DILocation(line: 27, scope: !22, inlinedAt: !69)
!73 = !DILocation(line: 28, scope: !22, inlinedAt: !69)
!74 = !DILocation(line: 87, scope: !13, inlinedAt: !75)
!75 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !76)
!76 = distinct !DILocation(line: 28, scope: !22, inlinedAt: !69)
!77 = !DILocation(line: 17, scope: !9, inlinedAt: !76)
!78 = !DILocation(line: 18, scope: !9, inlinedAt: !76)
!79 = !DILocation(line: 0, scope: !22, inlinedAt: !69)
!80 = !DILocation(line: 44, scope: !66)
!81 = distinct !DISubprogram(name: "freopen", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 12, scope: !83, inlinedAt: !85)
!83 = distinct !DISubprogram(name: "stream", scope: !84, file: !84, line: 12, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!84 = !DIFile(filename: "c/stream.h", directory: ".")
!85 = distinct !DILocation(line: 49, scope: !81)
!86 = !DILocation(line: 49, scope: !81)
!87 = !DILocation(line: 50, scope: !81)
!88 = distinct !DISubprogram(name: "fmemopen", scope: !1, file: !1, line: 53, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 23, scope: !22, inlinedAt: !90)
!90 = distinct !DILocation(line: 53, scope: !88)
!91 = !DILocation(line: 24, scope: !22, inlinedAt: !90)
!92 = !DILocation(line: 25, scope: !22, inlinedAt: !90)
!93 = !DILocation(line: 27, scope: !22, inlinedAt: !90)
!94 = !DILocation(line: 28, scope: !22, inlinedAt: !90)
!95 = !DILocation(line: 87, scope: !13, inlinedAt: !96)
!96 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !97)
!97 = distinct !DILocation(line: 28, scope: !22, inlinedAt: !90)
!98 = !DILocation(line: 17, scope: !9, inlinedAt: !97)
!99 = !DILocation(line: 18, scope: !9, inlinedAt: !97)
!100 = !DILocation(line: 0, scope: !22, inlinedAt: !90)
!101 = !DILocation(line: 53, scope: !88)
!102 = distinct !DISubprogram(name: "fclose", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 58, scope: !102)
!104 = !DILocation(line: 59, scope: !102)
!105 = !DILocation(line: 60, scope: !102)
!106 = distinct !DISubprogram(name: "pclose", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 58, scope: !102, inlinedAt: !108)
!108 = distinct !DILocation(line: 65, scope: !106)
!109 = !DILocation(line: 59, scope: !102, inlinedAt: !108)
!110 = !DILocation(line: 56, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "any_int", scope: !14, file: !14, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!112 = distinct !DILocation(line: 66, scope: !106)
!113 = !DILocation(line: 57, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 58, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 59, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 66, scope: !106)
!117 = distinct !DISubprogram(name: "fflush", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 69, scope: !117)
!119 = distinct !DISubprogram(name: "fflush_unlocked", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 70, scope: !119)
!121 = distinct !DISubprogram(name: "fileno", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 71, scope: !121)
!123 = distinct !DISubprogram(name: "setvbuf", scope: !1, file: !1, line: 72, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 72, scope: !123)
!125 = distinct !DISubprogram(name: "setbuf", scope: !1, file: !1, line: 73, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!126 = !DILocation(line: 73, scope: !125)
!127 = distinct !DISubprogram(name: "setlinebuf", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 74, scope: !127)
!129 = distinct !DISubprogram(name: "flockfile", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 75, scope: !129)
!131 = distinct !DISubprogram(name: "funlockfile", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 76, scope: !131)
!133 = distinct !DISubprogram(name: "ftrylockfile", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 77, scope: !133)
!135 = distinct !DISubprogram(name: "feof", scope: !1, file: !1, line: 86, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 81, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "unknown_bit", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!138 = distinct !DILocation(line: 86, scope: !135)
!139 = !DILocation(line: 82, scope: !137, inlinedAt: !138)
!140 = !DILocation(line: 83, scope: !137, inlinedAt: !138)
!141 = !DILocation(line: 84, scope: !137, inlinedAt: !138)
!142 = !DILocation(line: 86, scope: !135)
!143 = distinct !DISubprogram(name: "ferror", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 81, scope: !137, inlinedAt: !145)
!145 = distinct !DILocation(line: 87, scope: !143)
!146 = !DILocation(line: 82, scope: !137, inlinedAt: !145)
!147 = !DILocation(line: 83, scope: !137, inlinedAt: !145)
!148 = !DILocation(line: 84, scope: !137, inlinedAt: !145)
!149 = !DILocation(line: 87, scope: !143)
!150 = distinct !DISubprogram(name: "feof_unlocked", scope: !1, file: !1, line: 88, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 81, scope: !137, inlinedAt: !152)
!152 = distinct !DILocation(line: 88, scope: !150)
!153 = !DILocation(line: 82, scope: !137, inlinedAt: !152)
!154 = !DILocation(line: 83, scope: !137, inlinedAt: !152)
!155 = !DILocation(line: 84, scope: !137, inlinedAt: !152)
!156 = !DILocation(line: 88, scope: !150)
!157 = distinct !DISubprogram(name: "ferror_unlocked", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 81, scope: !137, inlinedAt: !159)
!159 = distinct !DILocation(line: 89, scope: !157)
!160 = !DILocation(line: 82, scope: !137, inlinedAt: !159)
!161 = !DILocation(line: 83, scope: !137, inlinedAt: !159)
!162 = !DILocation(line: 84, scope: !137, inlinedAt: !159)
!163 = !DILocation(line: 89, scope: !157)
!164 = distinct !DISubprogram(name: "clearerr", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 90, scope: !164)
!166 = distinct !DISubprogram(name: "fread", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!167 = !DILocation(line: 96, scope: !166)
!168 = !DILocation(line: 97, scope: !166)
!169 = !DILocation(line: 83, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "fill", scope: !14, file: !14, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!171 = distinct !DILocation(line: 97, scope: !166)
!172 = !DILocation(line: 84, scope: !170, inlinedAt: !171)
!173 = !DILocation(line: 98, scope: !166)
!174 = !DILocation(line: 99, scope: !166)
!175 = !DILocation(line: 100, scope: !166)
!176 = !DILocation(line: 101, scope: !166)
!177 = distinct !DISubprogram(name: "fread_unlocked", scope: !1, file: !1, line: 103, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!178 = !DILocation(line: 96, scope: !166, inlinedAt: !179)
!179 = distinct !DILocation(line: 103, scope: !177)
!180 = !{!181}
!181 = distinct !{!181, !182, !"fread: argument 0"}
!182 = distinct !{!182, !"fread"}
!183 = !DILocation(line: 97, scope: !166, inlinedAt: !179)
!184 = !DILocation(line: 83, scope: !170, inlinedAt: !185)
!185 = distinct !DILocation(line: 97, scope: !166, inlinedAt: !179)
!186 = !DILocation(line: 84, scope: !170, inlinedAt: !185)
!187 = !DILocation(line: 98, scope: !166, inlinedAt: !179)
!188 = !DILocation(line: 99, scope: !166, inlinedAt: !179)
!189 = !DILocation(line: 100, scope: !166, inlinedAt: !179)
!190 = !DILocation(line: 101, scope: !166, inlinedAt: !179)
!191 = !DILocation(line: 103, scope: !177)
!192 = distinct !DISubprogram(name: "__fread_chk", scope: !1, file: !1, line: 105, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 96, scope: !166, inlinedAt: !194)
!194 = distinct !DILocation(line: 105, scope: !192)
!195 = !{!196}
!196 = distinct !{!196, !197, !"fread: argument 0"}
!197 = distinct !{!197, !"fread"}
!198 = !DILocation(line: 97, scope: !166, inlinedAt: !194)
!199 = !DILocation(line: 83, scope: !170, inlinedAt: !200)
!200 = distinct !DILocation(line: 97, scope: !166, inlinedAt: !194)
!201 = !DILocation(line: 84, scope: !170, inlinedAt: !200)
!202 = !DILocation(line: 98, scope: !166, inlinedAt: !194)
!203 = !DILocation(line: 99, scope: !166, inlinedAt: !194)
!204 = !DILocation(line: 100, scope: !166, inlinedAt: !194)
!205 = !DILocation(line: 101, scope: !166, inlinedAt: !194)
!206 = !DILocation(line: 105, scope: !192)
!207 = distinct !DISubprogram(name: "fgetc", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 110, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "any_character", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!210 = distinct !DILocation(line: 115, scope: !207)
!211 = !DILocation(line: 111, scope: !209, inlinedAt: !210)
!212 = !DILocation(line: 112, scope: !209, inlinedAt: !210)
!213 = !DILocation(line: 113, scope: !209, inlinedAt: !210)
!214 = !DILocation(line: 115, scope: !207)
!215 = distinct !DISubprogram(name: "fgetc_unlocked", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 110, scope: !209, inlinedAt: !217)
!217 = distinct !DILocation(line: 116, scope: !215)
!218 = !DILocation(line: 111, scope: !209, inlinedAt: !217)
!219 = !DILocation(line: 112, scope: !209, inlinedAt: !217)
!220 = !DILocation(line: 113, scope: !209, inlinedAt: !217)
!221 = !DILocation(line: 116, scope: !215)
!222 = distinct !DISubprogram(name: "getc", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!223 = !DILocation(line: 110, scope: !209, inlinedAt: !224)
!224 = distinct !DILocation(line: 117, scope: !222)
!225 = !DILocation(line: 111, scope: !209, inlinedAt: !224)
!226 = !DILocation(line: 112, scope: !209, inlinedAt: !224)
!227 = !DILocation(line: 113, scope: !209, inlinedAt: !224)
!228 = !DILocation(line: 117, scope: !222)
!229 = distinct !DISubprogram(name: "getc_unlocked", scope: !1, file: !1, line: 118, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!230 = !DILocation(line: 110, scope: !209, inlinedAt: !231)
!231 = distinct !DILocation(line: 118, scope: !229)
!232 = !DILocation(line: 111, scope: !209, inlinedAt: !231)
!233 = !DILocation(line: 112, scope: !209, inlinedAt: !231)
!234 = !DILocation(line: 113, scope: !209, inlinedAt: !231)
!235 = !DILocation(line: 118, scope: !229)
!236 = distinct !DISubprogram(name: "_IO_getc", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!237 = !DILocation(line: 110, scope: !209, inlinedAt: !238)
!238 = distinct !DILocation(line: 119, scope: !236)
!239 = !DILocation(line: 111, scope: !209, inlinedAt: !238)
!240 = !DILocation(line: 112, scope: !209, inlinedAt: !238)
!241 = !DILocation(line: 113, scope: !209, inlinedAt: !238)
!242 = !DILocation(line: 119, scope: !236)
!243 = distinct !DISubprogram(name: "getchar", scope: !1, file: !1, line: 120, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!244 = !DILocation(line: 110, scope: !209, inlinedAt: !245)
!245 = distinct !DILocation(line: 120, scope: !243)
!246 = !DILocation(line: 111, scope: !209, inlinedAt: !245)
!247 = !DILocation(line: 112, scope: !209, inlinedAt: !245)
!248 = !DILocation(line: 113, scope: !209, inlinedAt: !245)
!249 = !DILocation(line: 120, scope: !243)
!250 = distinct !DISubprogram(name: "getchar_unlocked", scope: !1, file: !1, line: 121, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!251 = !DILocation(line: 110, scope: !209, inlinedAt: !252)
!252 = distinct !DILocation(line: 121, scope: !250)
!253 = !DILocation(line: 111, scope: !209, inlinedAt: !252)
!254 = !DILocation(line: 112, scope: !209, inlinedAt: !252)
!255 = !DILocation(line: 113, scope: !209, inlinedAt: !252)
!256 = !DILocation(line: 121, scope: !250)
!257 = distinct !DISubprogram(name: "ungetc", scope: !1, file: !1, line: 122, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!258 = !DILocation(line: 122, scope: !257)
!259 = distinct !DISubprogram(name: "fgets", scope: !1, file: !1, line: 124, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!260 = !DILocation(line: 126, scope: !259)
!261 = !DILocation(line: 83, scope: !170, inlinedAt: !262)
!262 = distinct !DILocation(line: 128, scope: !259)
!263 = !DILocation(line: 84, scope: !170, inlinedAt: !262)
!264 = !DILocation(line: 129, scope: !259)
!265 = !DILocation(line: 130, scope: !259)
!266 = !DILocation(line: 0, scope: !259)
!267 = !DILocation(line: 131, scope: !259)
!268 = distinct !DISubprogram(name: "fgets_unlocked", scope: !1, file: !1, line: 133, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!269 = !{!270}
!270 = distinct !{!270, !271, !"fgets: argument 0"}
!271 = distinct !{!271, !"fgets"}
!272 = !DILocation(line: 133, scope: !268)
!273 = !DILocation(line: 126, scope: !259, inlinedAt: !274)
!274 = distinct !DILocation(line: 133, scope: !268)
!275 = !DILocation(line: 83, scope: !170, inlinedAt: !276)
!276 = distinct !DILocation(line: 128, scope: !259, inlinedAt: !274)
!277 = !DILocation(line: 84, scope: !170, inlinedAt: !276)
!278 = !DILocation(line: 129, scope: !259, inlinedAt: !274)
!279 = !DILocation(line: 130, scope: !259, inlinedAt: !274)
!280 = !DILocation(line: 0, scope: !259, inlinedAt: !274)
!281 = distinct !DISubprogram(name: "gets", scope: !1, file: !1, line: 136, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!282 = !DILocation(line: 138, scope: !281)
!283 = !DILocation(line: 139, scope: !281)
!284 = !{!285}
!285 = distinct !{!285, !286, !"fgets: argument 0"}
!286 = distinct !{!286, !"fgets"}
!287 = !DILocation(line: 126, scope: !259, inlinedAt: !288)
!288 = distinct !DILocation(line: 139, scope: !281)
!289 = !DILocation(line: 83, scope: !170, inlinedAt: !290)
!290 = distinct !DILocation(line: 128, scope: !259, inlinedAt: !288)
!291 = !DILocation(line: 84, scope: !170, inlinedAt: !290)
!292 = !DILocation(line: 129, scope: !259, inlinedAt: !288)
!293 = !DILocation(line: 130, scope: !259, inlinedAt: !288)
!294 = !DILocation(line: 0, scope: !259, inlinedAt: !288)
!295 = distinct !DISubprogram(name: "getdelim", scope: !1, file: !1, line: 142, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!296 = !DILocation(line: 145, scope: !295)
!297 = !DILocation(line: 147, scope: !295)
!298 = !DILocation(line: 148, scope: !295)
!299 = !DILocation(line: 149, scope: !295)
!300 = !DILocation(line: 150, scope: !295)
!301 = !DILocation(line: 151, scope: !295)
!302 = !DILocation(line: 83, scope: !170, inlinedAt: !303)
!303 = distinct !DILocation(line: 151, scope: !295)
!304 = !DILocation(line: 84, scope: !170, inlinedAt: !303)
!305 = !DILocation(line: 152, scope: !295)
!306 = !DILocation(line: 153, scope: !295)
!307 = !DILocation(line: 154, scope: !295)
!308 = !DILocation(line: 0, scope: !295)
!309 = !DILocation(line: 155, scope: !295)
!310 = !DISubprogram(name: "realloc", scope: !311, file: !311, line: 564, type: !10, spFlags: DISPFlagOptimized)
!311 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!312 = !DISubprogram(name: "any_between", scope: !14, file: !14, line: 46, type: !10, spFlags: DISPFlagOptimized)
!313 = distinct !DISubprogram(name: "__getdelim", scope: !1, file: !1, line: 157, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!314 = !DILocation(line: 159, scope: !313)
!315 = distinct !DISubprogram(name: "getline", scope: !1, file: !1, line: 161, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!316 = !DILocation(line: 161, scope: !315)
!317 = distinct !DISubprogram(name: "fwrite", scope: !1, file: !1, line: 165, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!318 = !DILocation(line: 167, scope: !317)
!319 = !DILocation(line: 168, scope: !317)
!320 = distinct !DISubprogram(name: "fwrite_unlocked", scope: !1, file: !1, line: 171, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!321 = !DILocation(line: 167, scope: !317, inlinedAt: !322)
!322 = distinct !DILocation(line: 171, scope: !320)
!323 = !DILocation(line: 171, scope: !320)
!324 = distinct !DISubprogram(name: "fputs", scope: !1, file: !1, line: 173, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!325 = !DILocation(line: 175, scope: !324)
!326 = !DILocation(line: 176, scope: !324)
!327 = distinct !DISubprogram(name: "fputs_unlocked", scope: !1, file: !1, line: 179, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!328 = !DILocation(line: 175, scope: !324, inlinedAt: !329)
!329 = distinct !DILocation(line: 179, scope: !327)
!330 = !DILocation(line: 179, scope: !327)
!331 = distinct !DISubprogram(name: "puts", scope: !1, file: !1, line: 181, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!332 = !DILocation(line: 183, scope: !331)
!333 = !DILocation(line: 184, scope: !331)
!334 = distinct !DISubprogram(name: "fputc", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!335 = !DILocation(line: 187, scope: !334)
!336 = distinct !DISubprogram(name: "fputc_unlocked", scope: !1, file: !1, line: 188, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!337 = !DILocation(line: 188, scope: !336)
!338 = distinct !DISubprogram(name: "putc", scope: !1, file: !1, line: 189, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!339 = !DILocation(line: 189, scope: !338)
!340 = distinct !DISubprogram(name: "putc_unlocked", scope: !1, file: !1, line: 190, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!341 = !DILocation(line: 190, scope: !340)
!342 = distinct !DISubprogram(name: "_IO_putc", scope: !1, file: !1, line: 191, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!343 = !DILocation(line: 191, scope: !342)
!344 = distinct !DISubprogram(name: "putchar", scope: !1, file: !1, line: 192, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!345 = !DILocation(line: 192, scope: !344)
!346 = distinct !DISubprogram(name: "putchar_unlocked", scope: !1, file: !1, line: 193, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 193, scope: !346)
!348 = distinct !DISubprogram(name: "putw", scope: !1, file: !1, line: 194, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!349 = !DILocation(line: 194, scope: !348)
!350 = distinct !DISubprogram(name: "fseek", scope: !1, file: !1, line: 198, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!351 = !DILocation(line: 198, scope: !350)
!352 = !DISubprogram(name: "outcome", scope: !353, file: !353, line: 8, type: !10, spFlags: DISPFlagOptimized)
!353 = !DIFile(filename: "c/environment.h", directory: ".")
!354 = distinct !DISubprogram(name: "fseeko", scope: !1, file: !1, line: 199, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!355 = !DILocation(line: 199, scope: !354)
!356 = distinct !DISubprogram(name: "fseeko64", scope: !1, file: !1, line: 200, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!357 = !DILocation(line: 200, scope: !356)
!358 = distinct !DISubprogram(name: "ftell", scope: !1, file: !1, line: 201, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!359 = !DILocation(line: 201, scope: !358)
!360 = distinct !DISubprogram(name: "ftello", scope: !1, file: !1, line: 202, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!361 = !DILocation(line: 202, scope: !360)
!362 = distinct !DISubprogram(name: "ftello64", scope: !1, file: !1, line: 203, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!363 = !DILocation(line: 203, scope: !362)
!364 = distinct !DISubprogram(name: "rewind", scope: !1, file: !1, line: 204, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!365 = !DILocation(line: 204, scope: !364)
!366 = distinct !DISubprogram(name: "fgetpos", scope: !1, file: !1, line: 206, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!367 = !DILocation(line: 208, scope: !366)
!368 = !DILocation(line: 83, scope: !170, inlinedAt: !369)
!369 = distinct !DILocation(line: 208, scope: !366)
!370 = !DILocation(line: 84, scope: !170, inlinedAt: !369)
!371 = !DILocation(line: 209, scope: !366)
!372 = distinct !DISubprogram(name: "fsetpos", scope: !1, file: !1, line: 212, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!373 = !DILocation(line: 212, scope: !372)
!374 = distinct !DISubprogram(name: "remove", scope: !1, file: !1, line: 214, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!375 = !DILocation(line: 216, scope: !374)
!376 = !DILocation(line: 217, scope: !374)
!377 = distinct !DISubprogram(name: "rename", scope: !1, file: !1, line: 220, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!378 = !DILocation(line: 222, scope: !377)
!379 = !DILocation(line: 223, scope: !377)
!380 = !DILocation(line: 224, scope: !377)
!381 = !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !10, spFlags: DISPFlagOptimized)
