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
@.str.25 = private unnamed_addr constant [55 x i8] c"streams hold unknown data, and writing to one succeeds\00", align 1

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
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !18
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #7, !dbg !19
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #7, !dbg !20
  %4 = icmp eq i32 %3, 0, !dbg !20
  br i1 %4, label %5, label %7, !dbg !20

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !23
  br label %16, !dbg !24

7:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !25
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !26
  %9 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !27
  %10 = bitcast i8* %9 to i32*, !dbg !30
  store i32 %8, i32* %10, align 4, !dbg !30
  %11 = getelementptr inbounds i8, i8* %9, i64 4, !dbg !30
  %12 = bitcast i8* %11 to i32*, !dbg !30
  store i32 0, i32* %12, align 4, !dbg !30
  %13 = getelementptr inbounds i8, i8* %9, i64 8, !dbg !30
  store i8 0, i8* %13, align 4, !dbg !30
  %14 = getelementptr inbounds i8, i8* %9, i64 9, !dbg !30
  store i8 0, i8* %14, align 1, !dbg !30
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !31
  br label %16, !dbg !26

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !32
  ret %struct._IO_FILE* %17, !dbg !33
}

declare !dbg !34 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !35 {
  %3 = call noalias %struct._IO_FILE* @fopen(i8* noundef %0, i8* noundef %1) #8, !dbg !36
  ret %struct._IO_FILE* %3, !dbg !36
}

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !37 {
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !38
  %4 = icmp eq i32 %3, 0, !dbg !38
  br i1 %4, label %5, label %7, !dbg !38

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !40
  br label %16, !dbg !41

7:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !42
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !43
  %9 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !44
  %10 = bitcast i8* %9 to i32*, !dbg !47
  store i32 %8, i32* %10, align 4, !dbg !47
  %11 = getelementptr inbounds i8, i8* %9, i64 4, !dbg !47
  %12 = bitcast i8* %11 to i32*, !dbg !47
  store i32 0, i32* %12, align 4, !dbg !47
  %13 = getelementptr inbounds i8, i8* %9, i64 8, !dbg !47
  store i8 0, i8* %13, align 4, !dbg !47
  %14 = getelementptr inbounds i8, i8* %9, i64 9, !dbg !47
  store i8 0, i8* %14, align 1, !dbg !47
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !48
  br label %16, !dbg !43

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !49
  ret %struct._IO_FILE* %17, !dbg !50
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr #0 !dbg !51 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !52
  %2 = icmp eq i32 %1, 0, !dbg !52
  br i1 %2, label %3, label %5, !dbg !52

3:
  %4 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !54
  br label %14, !dbg !55

5:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !56
  %6 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !57
  %7 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !58
  %8 = bitcast i8* %7 to i32*, !dbg !61
  store i32 %6, i32* %8, align 4, !dbg !61
  %9 = getelementptr inbounds i8, i8* %7, i64 4, !dbg !61
  %10 = bitcast i8* %9 to i32*, !dbg !61
  store i32 0, i32* %10, align 4, !dbg !61
  %11 = getelementptr inbounds i8, i8* %7, i64 8, !dbg !61
  store i8 0, i8* %11, align 4, !dbg !61
  %12 = getelementptr inbounds i8, i8* %7, i64 9, !dbg !61
  store i8 0, i8* %12, align 1, !dbg !61
  %13 = bitcast i8* %7 to %struct._IO_FILE*, !dbg !62
  br label %14, !dbg !57

14:
  %15 = phi %struct._IO_FILE* [ null, %3 ], [ %13, %5 ], !dbg !63
  ret %struct._IO_FILE* %15, !dbg !64
}

define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !65 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !66
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !67
  %4 = icmp eq i32 %3, 0, !dbg !67
  br i1 %4, label %5, label %7, !dbg !67

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !69
  br label %16, !dbg !70

7:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !71
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !72
  %9 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !73
  %10 = bitcast i8* %9 to i32*, !dbg !76
  store i32 %8, i32* %10, align 4, !dbg !76
  %11 = getelementptr inbounds i8, i8* %9, i64 4, !dbg !76
  %12 = bitcast i8* %11 to i32*, !dbg !76
  store i32 0, i32* %12, align 4, !dbg !76
  %13 = getelementptr inbounds i8, i8* %9, i64 8, !dbg !76
  store i8 0, i8* %13, align 4, !dbg !76
  %14 = getelementptr inbounds i8, i8* %9, i64 9, !dbg !76
  store i8 0, i8* %14, align 1, !dbg !76
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !77
  br label %16, !dbg !72

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !78
  ret %struct._IO_FILE* %17, !dbg !79
}

define dso_local %struct._IO_FILE* @freopen(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct._IO_FILE* noalias noundef writeonly %2) local_unnamed_addr #0 !dbg !80 {
  %4 = bitcast %struct._IO_FILE* %2 to %struct.stream*, !dbg !81
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %4, i64 0, i32 3, !dbg !85
  store i8 0, i8* %5, align 1, !dbg !85
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 1, !dbg !85
  %7 = bitcast i8** %6 to i8*, !dbg !85
  store i8 0, i8* %7, align 4, !dbg !85
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !86
  %9 = icmp eq i32 %8, 0, !dbg !86
  %10 = select i1 %9, %struct._IO_FILE* null, %struct._IO_FILE* %2, !dbg !86
  ret %struct._IO_FILE* %10, !dbg !86
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fmemopen(i8* nocapture noundef readnone %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !87 {
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !88
  %5 = icmp eq i32 %4, 0, !dbg !88
  br i1 %5, label %6, label %8, !dbg !88

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !90
  br label %17, !dbg !91

8:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !92
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !93
  %10 = call i8* @__midway_alloc(i64 noundef 12, i64 noundef 16, i32 noundef 3) #7, !dbg !94
  %11 = bitcast i8* %10 to i32*, !dbg !97
  store i32 %9, i32* %11, align 4, !dbg !97
  %12 = getelementptr inbounds i8, i8* %10, i64 4, !dbg !97
  %13 = bitcast i8* %12 to i32*, !dbg !97
  store i32 0, i32* %13, align 4, !dbg !97
  %14 = getelementptr inbounds i8, i8* %10, i64 8, !dbg !97
  store i8 0, i8* %14, align 4, !dbg !97
  %15 = getelementptr inbounds i8, i8* %10, i64 9, !dbg !97
  store i8 0, i8* %15, align 1, !dbg !97
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !98
  br label %17, !dbg !93

17:
  %18 = phi %struct._IO_FILE* [ null, %6 ], [ %16, %8 ], !dbg !99
  ret %struct._IO_FILE* %18, !dbg !100
}

define dso_local i32 @fclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !101 {
  %2 = bitcast %struct._IO_FILE* %0 to %struct.stream*, !dbg !102
  %3 = getelementptr inbounds %struct.stream, %struct.stream* %2, i64 0, i32 1, !dbg !104
  %4 = load i32, i32* %3, align 4, !dbg !104
  %5 = icmp eq i32 %4, 0, !dbg !104
  br i1 %5, label %6, label %8, !dbg !104

6:
  %7 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !105
  call void @__midway_free(i8* noundef %7, i32 noundef 3) #7, !dbg !105
  br label %8, !dbg !105

8:
  ret i32 0, !dbg !106
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !107 {
  %2 = alloca i32, align 4
  %3 = bitcast %struct._IO_FILE* %0 to %struct.stream*, !dbg !108
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %3, i64 0, i32 1, !dbg !111
  %5 = load i32, i32* %4, align 4, !dbg !111
  %6 = icmp eq i32 %5, 0, !dbg !111
  br i1 %6, label %7, label %9, !dbg !111

7:
  %8 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !112
  call void @__midway_free(i8* noundef %8, i32 noundef 3) #7, !dbg !112
  br label %9, !dbg !112

9:
  %10 = bitcast i32* %2 to i8*, !dbg !113
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #9, !dbg !113
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !116
  %11 = load i32, i32* %2, align 4, !dbg !117
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #9, !dbg !118
  ret i32 %11, !dbg !119
}

define dso_local i32 @fflush(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !120 {
  ret i32 0, !dbg !121
}

define dso_local i32 @fflush_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !122 {
  ret i32 0, !dbg !123
}

define dso_local i32 @fileno(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr #4 !dbg !124 {
  %2 = getelementptr %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 0, !dbg !125
  %3 = load i32, i32* %2, align 4, !dbg !125
  ret i32 %3, !dbg !125
}

define dso_local i32 @setvbuf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #3 !dbg !126 {
  ret i32 0, !dbg !127
}

define dso_local void @setbuf(%struct._IO_FILE* noalias nocapture noundef %0, i8* noalias nocapture noundef %1) local_unnamed_addr #3 !dbg !128 {
  ret void, !dbg !129
}

define dso_local void @setlinebuf(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !130 {
  ret void, !dbg !131
}

define dso_local void @flockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !132 {
  ret void, !dbg !133
}

define dso_local void @funlockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !134 {
  ret void, !dbg !135
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !136 {
  ret i32 0, !dbg !137
}

define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !138 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !139
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !142
  %3 = load i8, i8* %2, align 1, !dbg !143
  %4 = and i8 %3, 1, !dbg !143
  %5 = zext i8 %4 to i32, !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !144
  ret i32 %5, !dbg !145
}

define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !146 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !147
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !149
  %3 = load i8, i8* %2, align 1, !dbg !150
  %4 = and i8 %3, 1, !dbg !150
  %5 = zext i8 %4 to i32, !dbg !150
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !151
  ret i32 %5, !dbg !152
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !153 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !154
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !156
  %3 = load i8, i8* %2, align 1, !dbg !157
  %4 = and i8 %3, 1, !dbg !157
  %5 = zext i8 %4 to i32, !dbg !157
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !158
  ret i32 %5, !dbg !159
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !160 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #9, !dbg !161
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !163
  %3 = load i8, i8* %2, align 1, !dbg !164
  %4 = and i8 %3, 1, !dbg !164
  %5 = zext i8 %4 to i32, !dbg !164
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #9, !dbg !165
  ret i32 %5, !dbg !166
}

define dso_local void @clearerr(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !167 {
  ret void, !dbg !168
}

define dso_local i64 @fread(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !169 {
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to i8*, !dbg !170
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9, !dbg !170
  %7 = mul i64 %2, %1, !dbg !171
  call void @__midway_check(i8* noundef %0, i64 noundef %7, i32 noundef 1) #7, !dbg !172
  call void @__midway_nondet(i8* noundef %0, i64 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !175
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !176
  %8 = load i64, i64* %5, align 8, !dbg !177
  %9 = icmp ule i64 %8, %2, !dbg !177
  %10 = zext i1 %9 to i32, !dbg !177
  call void @__midway_assume(i32 noundef %10) #7, !dbg !177
  %11 = load i64, i64* %5, align 8, !dbg !178
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9, !dbg !179
  ret i64 %11, !dbg !178
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i64 @fread_unlocked(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !180 {
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to i8*, !dbg !181
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9, !dbg !181, !noalias !183
  %7 = mul i64 %2, %1, !dbg !186
  call void @__midway_check(i8* noundef %0, i64 noundef %7, i32 noundef 1) #7, !dbg !187
  call void @__midway_nondet(i8* noundef %0, i64 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !189
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !190
  %8 = load i64, i64* %5, align 8, !dbg !191, !noalias !183
  %9 = icmp ule i64 %8, %2, !dbg !191
  %10 = zext i1 %9 to i32, !dbg !191
  call void @__midway_assume(i32 noundef %10) #7, !dbg !191
  %11 = load i64, i64* %5, align 8, !dbg !192, !noalias !183
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9, !dbg !193, !noalias !183
  ret i64 %11, !dbg !194
}

define dso_local i64 @__fread_chk(i8* noalias noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, %struct._IO_FILE* noalias nocapture noundef readnone %4) local_unnamed_addr #0 !dbg !195 {
  %6 = alloca i64, align 8
  %7 = bitcast i64* %6 to i8*, !dbg !196
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #9, !dbg !196, !noalias !198
  %8 = mul i64 %3, %2, !dbg !201
  call void @__midway_check(i8* noundef %0, i64 noundef %8, i32 noundef 1) #7, !dbg !202
  call void @__midway_nondet(i8* noundef %0, i64 noundef %8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !204
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !205
  %9 = load i64, i64* %6, align 8, !dbg !206, !noalias !198
  %10 = icmp ule i64 %9, %3, !dbg !206
  %11 = zext i1 %10 to i32, !dbg !206
  call void @__midway_assume(i32 noundef %11) #7, !dbg !206
  %12 = load i64, i64* %6, align 8, !dbg !207, !noalias !198
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #9, !dbg !208, !noalias !198
  ret i64 %12, !dbg !209
}

define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !210 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !211
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !211
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !214
  %4 = load i16, i16* %2, align 2, !dbg !215
  %5 = icmp slt i16 %4, 0, !dbg !215
  %6 = and i16 %4, 255, !dbg !215
  %7 = zext i16 %6 to i32, !dbg !215
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !215
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !216
  ret i32 %8, !dbg !217
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !218 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !219
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !219
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !221
  %4 = load i16, i16* %2, align 2, !dbg !222
  %5 = icmp slt i16 %4, 0, !dbg !222
  %6 = and i16 %4, 255, !dbg !222
  %7 = zext i16 %6 to i32, !dbg !222
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !222
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !223
  ret i32 %8, !dbg !224
}

define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !225 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !226
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !226
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !228
  %4 = load i16, i16* %2, align 2, !dbg !229
  %5 = icmp slt i16 %4, 0, !dbg !229
  %6 = and i16 %4, 255, !dbg !229
  %7 = zext i16 %6 to i32, !dbg !229
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !229
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !230
  ret i32 %8, !dbg !231
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !232 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !233
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !233
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !235
  %4 = load i16, i16* %2, align 2, !dbg !236
  %5 = icmp slt i16 %4, 0, !dbg !236
  %6 = and i16 %4, 255, !dbg !236
  %7 = zext i16 %6 to i32, !dbg !236
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !237
  ret i32 %8, !dbg !238
}

define dso_local i32 @_IO_getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !239 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !240
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #9, !dbg !240
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !242
  %4 = load i16, i16* %2, align 2, !dbg !243
  %5 = icmp slt i16 %4, 0, !dbg !243
  %6 = and i16 %4, 255, !dbg !243
  %7 = zext i16 %6 to i32, !dbg !243
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !243
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #9, !dbg !244
  ret i32 %8, !dbg !245
}

define dso_local i32 @getchar() local_unnamed_addr #0 !dbg !246 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !247
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !247
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !249
  %3 = load i16, i16* %1, align 2, !dbg !250
  %4 = icmp slt i16 %3, 0, !dbg !250
  %5 = and i16 %3, 255, !dbg !250
  %6 = zext i16 %5 to i32, !dbg !250
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !250
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !251
  ret i32 %7, !dbg !252
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 !dbg !253 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !254
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #9, !dbg !254
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !256
  %3 = load i16, i16* %1, align 2, !dbg !257
  %4 = icmp slt i16 %3, 0, !dbg !257
  %5 = and i16 %3, 255, !dbg !257
  %6 = zext i16 %5 to i32, !dbg !257
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !257
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #9, !dbg !258
  ret i32 %7, !dbg !259
}

define dso_local i32 @ungetc(i32 noundef returned %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !260 {
  ret i32 %0, !dbg !261
}

define dso_local i8* @fgets(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture readnone %2) local_unnamed_addr #0 !dbg !262 {
  %4 = icmp slt i32 %1, 1, !dbg !263
  br i1 %4, label %13, label %5, !dbg !263

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !263
  %7 = icmp eq i32 %6, 0, !dbg !263
  br i1 %7, label %13, label %8, !dbg !263

8:
  %9 = sext i32 %1 to i64, !dbg !264
  call void @__midway_check(i8* noundef %0, i64 noundef %9, i32 noundef 1) #7, !dbg !265
  call void @__midway_nondet(i8* noundef %0, i64 noundef %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !267
  %10 = add i32 %1, -1, !dbg !268
  %11 = zext i32 %10 to i64
  %12 = getelementptr i8, i8* %0, i64 %11, !dbg !268
  store i8 0, i8* %12, align 1, !dbg !268
  br label %13, !dbg !269

13:
  %14 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !270
  ret i8* %14, !dbg !271
}

define dso_local i8* @fgets_unlocked(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !272 {
  call void @llvm.experimental.noalias.scope.decl(metadata !273), !dbg !276
  %4 = icmp slt i32 %1, 1, !dbg !277
  br i1 %4, label %13, label %5, !dbg !277

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !277, !noalias !273
  %7 = icmp eq i32 %6, 0, !dbg !277
  br i1 %7, label %13, label %8, !dbg !277

8:
  %9 = sext i32 %1 to i64, !dbg !279
  call void @__midway_check(i8* noundef %0, i64 noundef %9, i32 noundef 1) #7, !dbg !280
  call void @__midway_nondet(i8* noundef %0, i64 noundef %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !282
  %10 = add i32 %1, -1, !dbg !283
  %11 = zext i32 %10 to i64
  %12 = getelementptr i8, i8* %0, i64 %11, !dbg !283
  store i8 0, i8* %12, align 1, !dbg !283, !alias.scope !273
  br label %13, !dbg !284

13:
  %14 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !285
  ret i8* %14, !dbg !276
}

define dso_local i8* @gets(i8* noundef %0) local_unnamed_addr #0 !dbg !286 {
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !287
  %2 = call i64 @__midway_object_size(i8* noundef %0) #7, !dbg !288
  %3 = trunc i64 %2 to i32, !dbg !288
  call void @llvm.experimental.noalias.scope.decl(metadata !289), !dbg !288
  %4 = icmp slt i32 %3, 1, !dbg !292
  br i1 %4, label %14, label %5, !dbg !292

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !292, !noalias !289
  %7 = icmp eq i32 %6, 0, !dbg !292
  br i1 %7, label %14, label %8, !dbg !292

8:
  %9 = shl i64 %2, 32, !dbg !294
  %10 = ashr exact i64 %9, 32, !dbg !294
  call void @__midway_check(i8* noundef %0, i64 noundef %10, i32 noundef 1) #7, !dbg !295
  call void @__midway_nondet(i8* noundef %0, i64 noundef %10, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !297
  %11 = add i64 %2, 4294967295, !dbg !298
  %12 = and i64 %11, 4294967295
  %13 = getelementptr i8, i8* %0, i64 %12, !dbg !298
  store i8 0, i8* %13, align 1, !dbg !298, !alias.scope !289
  br label %14, !dbg !299

14:
  %15 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %1 ], !dbg !300
  ret i8* %15, !dbg !288
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i64 @getdelim(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, i32 %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !301 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !302
  %6 = icmp eq i32 %5, 0, !dbg !302
  br i1 %6, label %19, label %7, !dbg !302

7:
  %8 = load i8*, i8** %0, align 8, !dbg !303
  %9 = icmp eq i8* %8, null, !dbg !303
  br i1 %9, label %13, label %10, !dbg !303

10:
  %11 = load i64, i64* %1, align 8, !dbg !303
  %12 = icmp ult i64 %11, 64, !dbg !303
  br i1 %12, label %13, label %15, !dbg !303

13:
  %14 = call i8* @realloc(i8* noundef %8, i64 noundef 64) #7, !dbg !304
  store i8* %14, i8** %0, align 8, !dbg !304
  store i64 64, i64* %1, align 8, !dbg !305
  br label %15, !dbg !306

15:
  %16 = load i8*, i8** %0, align 8, !dbg !307
  call void @__midway_check(i8* noundef %16, i64 noundef 64, i32 noundef 1) #7, !dbg !308
  call void @__midway_nondet(i8* noundef %16, i64 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !310
  %17 = getelementptr i8, i8* %16, i64 63, !dbg !311
  store i8 0, i8* %17, align 1, !dbg !311
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !312
  %18 = call i64 @__mw_between(i64 noundef 1, i64 noundef 63, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !313
  br label %19, !dbg !313

19:
  %20 = phi i64 [ %18, %15 ], [ -1, %4 ], !dbg !314
  ret i64 %20, !dbg !315
}

declare !dbg !316 i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #5

declare !dbg !318 i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @__getdelim(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !319 {
  %5 = call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 undef, %struct._IO_FILE* undef) #8, !dbg !320
  ret i64 %5, !dbg !320
}

define dso_local i64 @getline(i8** noalias nocapture noundef %0, i64* noalias nocapture noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !321 {
  %4 = call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 undef, %struct._IO_FILE* undef) #8, !dbg !322
  ret i64 %4, !dbg !322
}

define dso_local i64 @fwrite(i8* noalias noundef %0, i64 noundef %1, i64 noundef returned %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !323 {
  %5 = mul i64 %2, %1, !dbg !324
  call void @__midway_check(i8* noundef %0, i64 noundef %5, i32 noundef 0) #7, !dbg !324
  ret i64 %2, !dbg !325
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i64 @fwrite_unlocked(i8* noalias noundef %0, i64 noundef %1, i64 noundef returned %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !326 {
  %5 = mul i64 %2, %1, !dbg !327
  call void @__midway_check(i8* noundef %0, i64 noundef %5, i32 noundef 0) #7, !dbg !327
  ret i64 %2, !dbg !329
}

define dso_local i32 @fputs(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture readnone %1) local_unnamed_addr #0 !dbg !330 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !331
  ret i32 1, !dbg !332
}

define dso_local i32 @fputs_unlocked(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !333 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !334
  ret i32 1, !dbg !336
}

define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #0 !dbg !337 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !338
  ret i32 1, !dbg !339
}

define dso_local i32 @fputc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !340 {
  %3 = and i32 %0, 255, !dbg !341
  ret i32 %3, !dbg !341
}

define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !342 {
  %3 = and i32 %0, 255, !dbg !343
  ret i32 %3, !dbg !343
}

define dso_local i32 @putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !344 {
  %3 = and i32 %0, 255, !dbg !345
  ret i32 %3, !dbg !345
}

define dso_local i32 @putc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !346 {
  %3 = and i32 %0, 255, !dbg !347
  ret i32 %3, !dbg !347
}

define dso_local i32 @_IO_putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !348 {
  %3 = and i32 %0, 255, !dbg !349
  ret i32 %3, !dbg !349
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #3 !dbg !350 {
  %2 = and i32 %0, 255, !dbg !351
  ret i32 %2, !dbg !351
}

define dso_local i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #3 !dbg !352 {
  %2 = and i32 %0, 255, !dbg !353
  ret i32 %2, !dbg !353
}

define dso_local i32 @putw(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !354 {
  ret i32 0, !dbg !355
}

define dso_local i32 @fseek(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !356 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0) #7, !dbg !357
  %5 = trunc i64 %4 to i32, !dbg !357
  ret i32 %5, !dbg !357
}

declare !dbg !358 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @fseeko(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !360 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0) #7, !dbg !361
  %5 = trunc i64 %4 to i32, !dbg !361
  ret i32 %5, !dbg !361
}

define dso_local i32 @fseeko64(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !362 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0) #7, !dbg !363
  %5 = trunc i64 %4 to i32, !dbg !363
  ret i32 %5, !dbg !363
}

define dso_local i64 @ftell(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !364 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i64 0, i64 0)) #7, !dbg !365
  ret i64 %2, !dbg !365
}

define dso_local i64 @ftello(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !366 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !367
  ret i64 %2, !dbg !367
}

define dso_local i64 @ftello64(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !368 {
  %2 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !369
  ret i64 %2, !dbg !369
}

define dso_local void @rewind(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !370 {
  ret void, !dbg !371
}

define dso_local i32 @fgetpos(%struct._IO_FILE* noalias nocapture noundef readnone %0, %struct._G_fpos_t* noalias noundef %1) local_unnamed_addr #0 !dbg !372 {
  %3 = bitcast %struct._G_fpos_t* %1 to i8*, !dbg !373
  call void @__midway_check(i8* noundef %3, i64 noundef 16, i32 noundef 1) #7, !dbg !374
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !376
  ret i32 0, !dbg !377
}

define dso_local i32 @fsetpos(%struct._IO_FILE* nocapture noundef readnone %0, %struct._G_fpos_t* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !378 {
  ret i32 0, !dbg !379
}

define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 !dbg !380 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !381
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i64 noundef 0) #7, !dbg !382
  %3 = trunc i64 %2 to i32, !dbg !382
  ret i32 %3, !dbg !382
}

define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !383 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !384
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #7, !dbg !385
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0) #7, !dbg !386
  %4 = trunc i64 %3 to i32, !dbg !386
  ret i32 %4, !dbg !386
}

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !387 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

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
!11 = !DILocation(line: 87, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "internal_alloc", scope: !13, file: !13, line: 87, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 16, scope: !8)
!15 = !DILocation(line: 17, scope: !8)
!16 = !DILocation(line: 18, scope: !8)
!17 = distinct !DISubprogram(name: "fopen", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 33, scope: !17)
!19 = !DILocation(line: 34, scope: !17)
!20 = !DILocation(line: 23, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "opened", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 35, scope: !17)
!23 = !DILocation(line: 24, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 25, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 27, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 28, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 87, scope: !12, inlinedAt: !28)
!28 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !29)
!29 = distinct !DILocation(line: 28, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 17, scope: !8, inlinedAt: !29)
!31 = !DILocation(line: 18, scope: !8, inlinedAt: !29)
!32 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 35, scope: !17)
!34 = !DISubprogram(name: "read_text", scope: !13, file: !13, line: 51, type: !9, spFlags: DISPFlagOptimized)
!35 = distinct !DISubprogram(name: "fopen64", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 38, scope: !35)
!37 = distinct !DISubprogram(name: "fdopen", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 23, scope: !21, inlinedAt: !39)
!39 = distinct !DILocation(line: 39, scope: !37)
!40 = !DILocation(line: 24, scope: !21, inlinedAt: !39)
!41 = !DILocation(line: 25, scope: !21, inlinedAt: !39)
!42 = !DILocation(line: 27, scope: !21, inlinedAt: !39)
!43 = !DILocation(line: 28, scope: !21, inlinedAt: !39)
!44 = !DILocation(line: 87, scope: !12, inlinedAt: !45)
!45 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !46)
!46 = distinct !DILocation(line: 28, scope: !21, inlinedAt: !39)
!47 = !DILocation(line: 17, scope: !8, inlinedAt: !46)
!48 = !DILocation(line: 18, scope: !8, inlinedAt: !46)
!49 = !DILocation(line: 0, scope: !21, inlinedAt: !39)
!50 = !DILocation(line: 39, scope: !37)
!51 = distinct !DISubprogram(name: "tmpfile", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 23, scope: !21, inlinedAt: !53)
!53 = distinct !DILocation(line: 40, scope: !51)
!54 = !DILocation(line: 24, scope: !21, inlinedAt: !53)
!55 = !DILocation(line: 25, scope: !21, inlinedAt: !53)
!56 = !DILocation(line: 27, scope: !21, inlinedAt: !53)
!57 = !DILocation(line: 28, scope: !21, inlinedAt: !53)
!58 = !DILocation(line: 87, scope: !12, inlinedAt: !59)
!59 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !60)
!60 = distinct !DILocation(line: 28, scope: !21, inlinedAt: !53)
!61 = !DILocation(line: 17, scope: !8, inlinedAt: !60)
!62 = !DILocation(line: 18, scope: !8, inlinedAt: !60)
!63 = !DILocation(line: 0, scope: !21, inlinedAt: !53)
!64 = !DILocation(line: 40, scope: !51)
!65 = distinct !DISubprogram(name: "popen", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 43, scope: !65)
!67 = !DILocation(line: 23, scope: !21, inlinedAt: !68)
!68 = distinct !DILocation(line: 44, scope: !65)
!69 = !DILocation(line: 24, scope: !21, inlinedAt: !68)
!70 = !DILocation(line: 25, scope: !21, inlinedAt: !68)
!71 = !DILocation(line: 27, scope: !21, inlinedAt: !68)
!72 = !DILocation(line: 28, scope: !21, inlinedAt: !68)
!73 = !DILocation(line: 87, scope: !12, inlinedAt: !74)
!74 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !75)
!75 = distinct !DILocation(line: 28, scope: !21, inlinedAt: !68)
!76 = !DILocation(line: 17, scope: !8, inlinedAt: !75)
!77 = !DILocation(line: 18, scope: !8, inlinedAt: !75)
!78 = !DILocation(line: 0, scope: !21, inlinedAt: !68)
!79 = !DILocation(line: 44, scope: !65)
!80 = distinct !DISubprogram(name: "freopen", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 12, scope: !82, inlinedAt: !84)
!82 = distinct !DISubprogram(name: "stream", scope: !83, file: !83, line: 12, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!83 = !DIFile(filename: "c/stream.h", directory: ".")
!84 = distinct !DILocation(line: 49, scope: !80)
!85 = !DILocation(line: 49, scope: !80)
!86 = !DILocation(line: 50, scope: !80)
!87 = distinct !DISubprogram(name: "fmemopen", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 23, scope: !21, inlinedAt: !89)
!89 = distinct !DILocation(line: 53, scope: !87)
!90 = !DILocation(line: 24, scope: !21, inlinedAt: !89)
!91 = !DILocation(line: 25, scope: !21, inlinedAt: !89)
!92 = !DILocation(line: 27, scope: !21, inlinedAt: !89)
!93 = !DILocation(line: 28, scope: !21, inlinedAt: !89)
!94 = !DILocation(line: 87, scope: !12, inlinedAt: !95)
!95 = distinct !DILocation(line: 16, scope: !8, inlinedAt: !96)
!96 = distinct !DILocation(line: 28, scope: !21, inlinedAt: !89)
!97 = !DILocation(line: 17, scope: !8, inlinedAt: !96)
!98 = !DILocation(line: 18, scope: !8, inlinedAt: !96)
!99 = !DILocation(line: 0, scope: !21, inlinedAt: !89)
!100 = !DILocation(line: 53, scope: !87)
!101 = distinct !DISubprogram(name: "fclose", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 12, scope: !82, inlinedAt: !103)
!103 = distinct !DILocation(line: 57, scope: !101)
!104 = !DILocation(line: 58, scope: !101)
!105 = !DILocation(line: 59, scope: !101)
!106 = !DILocation(line: 60, scope: !101)
!107 = distinct !DISubprogram(name: "pclose", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 12, scope: !82, inlinedAt: !109)
!109 = distinct !DILocation(line: 57, scope: !101, inlinedAt: !110)
!110 = distinct !DILocation(line: 65, scope: !107)
!111 = !DILocation(line: 58, scope: !101, inlinedAt: !110)
!112 = !DILocation(line: 59, scope: !101, inlinedAt: !110)
!113 = !DILocation(line: 56, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "any_int", scope: !13, file: !13, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!115 = distinct !DILocation(line: 66, scope: !107)
!116 = !DILocation(line: 57, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 58, scope: !114, inlinedAt: !115)
!118 = !DILocation(line: 59, scope: !114, inlinedAt: !115)
!119 = !DILocation(line: 66, scope: !107)
!120 = distinct !DISubprogram(name: "fflush", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 69, scope: !120)
!122 = distinct !DISubprogram(name: "fflush_unlocked", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!123 = !DILocation(line: 70, scope: !122)
!124 = distinct !DISubprogram(name: "fileno", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 71, scope: !124)
!126 = distinct !DISubprogram(name: "setvbuf", scope: !1, file: !1, line: 72, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 72, scope: !126)
!128 = distinct !DISubprogram(name: "setbuf", scope: !1, file: !1, line: 73, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 73, scope: !128)
!130 = distinct !DISubprogram(name: "setlinebuf", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 74, scope: !130)
!132 = distinct !DISubprogram(name: "flockfile", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 75, scope: !132)
!134 = distinct !DISubprogram(name: "funlockfile", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 76, scope: !134)
!136 = distinct !DISubprogram(name: "ftrylockfile", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 77, scope: !136)
!138 = distinct !DISubprogram(name: "feof", scope: !1, file: !1, line: 86, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 81, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "unknown_bit", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!141 = distinct !DILocation(line: 86, scope: !138)
!142 = !DILocation(line: 82, scope: !140, inlinedAt: !141)
!143 = !DILocation(line: 83, scope: !140, inlinedAt: !141)
!144 = !DILocation(line: 84, scope: !140, inlinedAt: !141)
!145 = !DILocation(line: 86, scope: !138)
!146 = distinct !DISubprogram(name: "ferror", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 81, scope: !140, inlinedAt: !148)
!148 = distinct !DILocation(line: 87, scope: !146)
!149 = !DILocation(line: 82, scope: !140, inlinedAt: !148)
!150 = !DILocation(line: 83, scope: !140, inlinedAt: !148)
!151 = !DILocation(line: 84, scope: !140, inlinedAt: !148)
!152 = !DILocation(line: 87, scope: !146)
!153 = distinct !DISubprogram(name: "feof_unlocked", scope: !1, file: !1, line: 88, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 81, scope: !140, inlinedAt: !155)
!155 = distinct !DILocation(line: 88, scope: !153)
!156 = !DILocation(line: 82, scope: !140, inlinedAt: !155)
!157 = !DILocation(line: 83, scope: !140, inlinedAt: !155)
!158 = !DILocation(line: 84, scope: !140, inlinedAt: !155)
!159 = !DILocation(line: 88, scope: !153)
!160 = distinct !DISubprogram(name: "ferror_unlocked", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!161 = !DILocation(line: 81, scope: !140, inlinedAt: !162)
!162 = distinct !DILocation(line: 89, scope: !160)
!163 = !DILocation(line: 82, scope: !140, inlinedAt: !162)
!164 = !DILocation(line: 83, scope: !140, inlinedAt: !162)
!165 = !DILocation(line: 84, scope: !140, inlinedAt: !162)
!166 = !DILocation(line: 89, scope: !160)
!167 = distinct !DISubprogram(name: "clearerr", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 90, scope: !167)
!169 = distinct !DISubprogram(name: "fread", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 96, scope: !169)
!171 = !DILocation(line: 97, scope: !169)
!172 = !DILocation(line: 83, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "fill", scope: !13, file: !13, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!174 = distinct !DILocation(line: 97, scope: !169)
!175 = !DILocation(line: 84, scope: !173, inlinedAt: !174)
!176 = !DILocation(line: 98, scope: !169)
!177 = !DILocation(line: 99, scope: !169)
!178 = !DILocation(line: 100, scope: !169)
!179 = !DILocation(line: 101, scope: !169)
!180 = distinct !DISubprogram(name: "fread_unlocked", scope: !1, file: !1, line: 103, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!181 = !DILocation(line: 96, scope: !169, inlinedAt: !182)
!182 = distinct !DILocation(line: 103, scope: !180)
!183 = !{!184}
!184 = distinct !{!184, !185, !"fread: argument 0"}
!185 = distinct !{!185, !"fread"}
!186 = !DILocation(line: 97, scope: !169, inlinedAt: !182)
!187 = !DILocation(line: 83, scope: !173, inlinedAt: !188)
!188 = distinct !DILocation(line: 97, scope: !169, inlinedAt: !182)
!189 = !DILocation(line: 84, scope: !173, inlinedAt: !188)
!190 = !DILocation(line: 98, scope: !169, inlinedAt: !182)
!191 = !DILocation(line: 99, scope: !169, inlinedAt: !182)
!192 = !DILocation(line: 100, scope: !169, inlinedAt: !182)
!193 = !DILocation(line: 101, scope: !169, inlinedAt: !182)
!194 = !DILocation(line: 103, scope: !180)
!195 = distinct !DISubprogram(name: "__fread_chk", scope: !1, file: !1, line: 105, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!196 = !DILocation(line: 96, scope: !169, inlinedAt: !197)
!197 = distinct !DILocation(line: 105, scope: !195)
!198 = !{!199}
!199 = distinct !{!199, !200, !"fread: argument 0"}
!200 = distinct !{!200, !"fread"}
!201 = !DILocation(line: 97, scope: !169, inlinedAt: !197)
!202 = !DILocation(line: 83, scope: !173, inlinedAt: !203)
!203 = distinct !DILocation(line: 97, scope: !169, inlinedAt: !197)
!204 = !DILocation(line: 84, scope: !173, inlinedAt: !203)
!205 = !DILocation(line: 98, scope: !169, inlinedAt: !197)
!206 = !DILocation(line: 99, scope: !169, inlinedAt: !197)
!207 = !DILocation(line: 100, scope: !169, inlinedAt: !197)
!208 = !DILocation(line: 101, scope: !169, inlinedAt: !197)
!209 = !DILocation(line: 105, scope: !195)
!210 = distinct !DISubprogram(name: "fgetc", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!211 = !DILocation(line: 110, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "any_character", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!213 = distinct !DILocation(line: 115, scope: !210)
!214 = !DILocation(line: 111, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 112, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 113, scope: !212, inlinedAt: !213)
!217 = !DILocation(line: 115, scope: !210)
!218 = distinct !DISubprogram(name: "fgetc_unlocked", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!219 = !DILocation(line: 110, scope: !212, inlinedAt: !220)
!220 = distinct !DILocation(line: 116, scope: !218)
!221 = !DILocation(line: 111, scope: !212, inlinedAt: !220)
!222 = !DILocation(line: 112, scope: !212, inlinedAt: !220)
!223 = !DILocation(line: 113, scope: !212, inlinedAt: !220)
!224 = !DILocation(line: 116, scope: !218)
!225 = distinct !DISubprogram(name: "getc", scope: !1, file: !1, line: 117, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!226 = !DILocation(line: 110, scope: !212, inlinedAt: !227)
!227 = distinct !DILocation(line: 117, scope: !225)
!228 = !DILocation(line: 111, scope: !212, inlinedAt: !227)
!229 = !DILocation(line: 112, scope: !212, inlinedAt: !227)
!230 = !DILocation(line: 113, scope: !212, inlinedAt: !227)
!231 = !DILocation(line: 117, scope: !225)
!232 = distinct !DISubprogram(name: "getc_unlocked", scope: !1, file: !1, line: 118, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!233 = !DILocation(line: 110, scope: !212, inlinedAt: !234)
!234 = distinct !DILocation(line: 118, scope: !232)
!235 = !DILocation(line: 111, scope: !212, inlinedAt: !234)
!236 = !DILocation(line: 112, scope: !212, inlinedAt: !234)
!237 = !DILocation(line: 113, scope: !212, inlinedAt: !234)
!238 = !DILocation(line: 118, scope: !232)
!239 = distinct !DISubprogram(name: "_IO_getc", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!240 = !DILocation(line: 110, scope: !212, inlinedAt: !241)
!241 = distinct !DILocation(line: 119, scope: !239)
!242 = !DILocation(line: 111, scope: !212, inlinedAt: !241)
!243 = !DILocation(line: 112, scope: !212, inlinedAt: !241)
!244 = !DILocation(line: 113, scope: !212, inlinedAt: !241)
!245 = !DILocation(line: 119, scope: !239)
!246 = distinct !DISubprogram(name: "getchar", scope: !1, file: !1, line: 120, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!247 = !DILocation(line: 110, scope: !212, inlinedAt: !248)
!248 = distinct !DILocation(line: 120, scope: !246)
!249 = !DILocation(line: 111, scope: !212, inlinedAt: !248)
!250 = !DILocation(line: 112, scope: !212, inlinedAt: !248)
!251 = !DILocation(line: 113, scope: !212, inlinedAt: !248)
!252 = !DILocation(line: 120, scope: !246)
!253 = distinct !DISubprogram(name: "getchar_unlocked", scope: !1, file: !1, line: 121, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!254 = !DILocation(line: 110, scope: !212, inlinedAt: !255)
!255 = distinct !DILocation(line: 121, scope: !253)
!256 = !DILocation(line: 111, scope: !212, inlinedAt: !255)
!257 = !DILocation(line: 112, scope: !212, inlinedAt: !255)
!258 = !DILocation(line: 113, scope: !212, inlinedAt: !255)
!259 = !DILocation(line: 121, scope: !253)
!260 = distinct !DISubprogram(name: "ungetc", scope: !1, file: !1, line: 122, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!261 = !DILocation(line: 122, scope: !260)
!262 = distinct !DISubprogram(name: "fgets", scope: !1, file: !1, line: 124, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 126, scope: !262)
!264 = !DILocation(line: 128, scope: !262)
!265 = !DILocation(line: 83, scope: !173, inlinedAt: !266)
!266 = distinct !DILocation(line: 128, scope: !262)
!267 = !DILocation(line: 84, scope: !173, inlinedAt: !266)
!268 = !DILocation(line: 129, scope: !262)
!269 = !DILocation(line: 130, scope: !262)
!270 = !DILocation(line: 0, scope: !262)
!271 = !DILocation(line: 131, scope: !262)
!272 = distinct !DISubprogram(name: "fgets_unlocked", scope: !1, file: !1, line: 133, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!273 = !{!274}
!274 = distinct !{!274, !275, !"fgets: argument 0"}
!275 = distinct !{!275, !"fgets"}
!276 = !DILocation(line: 133, scope: !272)
!277 = !DILocation(line: 126, scope: !262, inlinedAt: !278)
!278 = distinct !DILocation(line: 133, scope: !272)
!279 = !DILocation(line: 128, scope: !262, inlinedAt: !278)
!280 = !DILocation(line: 83, scope: !173, inlinedAt: !281)
!281 = distinct !DILocation(line: 128, scope: !262, inlinedAt: !278)
!282 = !DILocation(line: 84, scope: !173, inlinedAt: !281)
!283 = !DILocation(line: 129, scope: !262, inlinedAt: !278)
!284 = !DILocation(line: 130, scope: !262, inlinedAt: !278)
!285 = !DILocation(line: 0, scope: !262, inlinedAt: !278)
!286 = distinct !DISubprogram(name: "gets", scope: !1, file: !1, line: 136, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!287 = !DILocation(line: 138, scope: !286)
!288 = !DILocation(line: 139, scope: !286)
!289 = !{!290}
!290 = distinct !{!290, !291, !"fgets: argument 0"}
!291 = distinct !{!291, !"fgets"}
!292 = !DILocation(line: 126, scope: !262, inlinedAt: !293)
!293 = distinct !DILocation(line: 139, scope: !286)
!294 = !DILocation(line: 128, scope: !262, inlinedAt: !293)
!295 = !DILocation(line: 83, scope: !173, inlinedAt: !296)
!296 = distinct !DILocation(line: 128, scope: !262, inlinedAt: !293)
!297 = !DILocation(line: 84, scope: !173, inlinedAt: !296)
!298 = !DILocation(line: 129, scope: !262, inlinedAt: !293)
!299 = !DILocation(line: 130, scope: !262, inlinedAt: !293)
!300 = !DILocation(line: 0, scope: !262, inlinedAt: !293)
!301 = distinct !DISubprogram(name: "getdelim", scope: !1, file: !1, line: 142, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!302 = !DILocation(line: 145, scope: !301)
!303 = !DILocation(line: 147, scope: !301)
!304 = !DILocation(line: 148, scope: !301)
!305 = !DILocation(line: 149, scope: !301)
!306 = !DILocation(line: 150, scope: !301)
!307 = !DILocation(line: 151, scope: !301)
!308 = !DILocation(line: 83, scope: !173, inlinedAt: !309)
!309 = distinct !DILocation(line: 151, scope: !301)
!310 = !DILocation(line: 84, scope: !173, inlinedAt: !309)
!311 = !DILocation(line: 152, scope: !301)
!312 = !DILocation(line: 153, scope: !301)
!313 = !DILocation(line: 154, scope: !301)
!314 = !DILocation(line: 0, scope: !301)
!315 = !DILocation(line: 155, scope: !301)
!316 = !DISubprogram(name: "realloc", scope: !317, file: !317, line: 564, type: !9, spFlags: DISPFlagOptimized)
!317 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!318 = !DISubprogram(name: "any_between", scope: !13, file: !13, line: 46, type: !9, spFlags: DISPFlagOptimized)
!319 = distinct !DISubprogram(name: "__getdelim", scope: !1, file: !1, line: 157, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!320 = !DILocation(line: 159, scope: !319)
!321 = distinct !DISubprogram(name: "getline", scope: !1, file: !1, line: 161, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!322 = !DILocation(line: 161, scope: !321)
!323 = distinct !DISubprogram(name: "fwrite", scope: !1, file: !1, line: 165, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!324 = !DILocation(line: 167, scope: !323)
!325 = !DILocation(line: 168, scope: !323)
!326 = distinct !DISubprogram(name: "fwrite_unlocked", scope: !1, file: !1, line: 171, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!327 = !DILocation(line: 167, scope: !323, inlinedAt: !328)
!328 = distinct !DILocation(line: 171, scope: !326)
!329 = !DILocation(line: 171, scope: !326)
!330 = distinct !DISubprogram(name: "fputs", scope: !1, file: !1, line: 173, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!331 = !DILocation(line: 175, scope: !330)
!332 = !DILocation(line: 176, scope: !330)
!333 = distinct !DISubprogram(name: "fputs_unlocked", scope: !1, file: !1, line: 179, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!334 = !DILocation(line: 175, scope: !330, inlinedAt: !335)
!335 = distinct !DILocation(line: 179, scope: !333)
!336 = !DILocation(line: 179, scope: !333)
!337 = distinct !DISubprogram(name: "puts", scope: !1, file: !1, line: 181, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!338 = !DILocation(line: 183, scope: !337)
!339 = !DILocation(line: 184, scope: !337)
!340 = distinct !DISubprogram(name: "fputc", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!341 = !DILocation(line: 187, scope: !340)
!342 = distinct !DISubprogram(name: "fputc_unlocked", scope: !1, file: !1, line: 188, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!343 = !DILocation(line: 188, scope: !342)
!344 = distinct !DISubprogram(name: "putc", scope: !1, file: !1, line: 189, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!345 = !DILocation(line: 189, scope: !344)
!346 = distinct !DISubprogram(name: "putc_unlocked", scope: !1, file: !1, line: 190, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 190, scope: !346)
!348 = distinct !DISubprogram(name: "_IO_putc", scope: !1, file: !1, line: 191, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!349 = !DILocation(line: 191, scope: !348)
!350 = distinct !DISubprogram(name: "putchar", scope: !1, file: !1, line: 192, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!351 = !DILocation(line: 192, scope: !350)
!352 = distinct !DISubprogram(name: "putchar_unlocked", scope: !1, file: !1, line: 193, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!353 = !DILocation(line: 193, scope: !352)
!354 = distinct !DISubprogram(name: "putw", scope: !1, file: !1, line: 194, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!355 = !DILocation(line: 194, scope: !354)
!356 = distinct !DISubprogram(name: "fseek", scope: !1, file: !1, line: 198, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!357 = !DILocation(line: 198, scope: !356)
!358 = !DISubprogram(name: "outcome", scope: !359, file: !359, line: 8, type: !9, spFlags: DISPFlagOptimized)
!359 = !DIFile(filename: "c/environment.h", directory: ".")
!360 = distinct !DISubprogram(name: "fseeko", scope: !1, file: !1, line: 199, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!361 = !DILocation(line: 199, scope: !360)
!362 = distinct !DISubprogram(name: "fseeko64", scope: !1, file: !1, line: 200, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!363 = !DILocation(line: 200, scope: !362)
!364 = distinct !DISubprogram(name: "ftell", scope: !1, file: !1, line: 201, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!365 = !DILocation(line: 201, scope: !364)
!366 = distinct !DISubprogram(name: "ftello", scope: !1, file: !1, line: 202, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!367 = !DILocation(line: 202, scope: !366)
!368 = distinct !DISubprogram(name: "ftello64", scope: !1, file: !1, line: 203, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!369 = !DILocation(line: 203, scope: !368)
!370 = distinct !DISubprogram(name: "rewind", scope: !1, file: !1, line: 204, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!371 = !DILocation(line: 204, scope: !370)
!372 = distinct !DISubprogram(name: "fgetpos", scope: !1, file: !1, line: 206, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!373 = !DILocation(line: 208, scope: !372)
!374 = !DILocation(line: 83, scope: !173, inlinedAt: !375)
!375 = distinct !DILocation(line: 208, scope: !372)
!376 = !DILocation(line: 84, scope: !173, inlinedAt: !375)
!377 = !DILocation(line: 209, scope: !372)
!378 = distinct !DISubprogram(name: "fsetpos", scope: !1, file: !1, line: 212, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!379 = !DILocation(line: 212, scope: !378)
!380 = distinct !DISubprogram(name: "remove", scope: !1, file: !1, line: 214, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!381 = !DILocation(line: 216, scope: !380)
!382 = !DILocation(line: 217, scope: !380)
!383 = distinct !DISubprogram(name: "rename", scope: !1, file: !1, line: 220, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!384 = !DILocation(line: 222, scope: !383)
!385 = !DILocation(line: 223, scope: !383)
!386 = !DILocation(line: 224, scope: !383)
!387 = !DISubprogram(name: "fail", scope: !13, file: !13, line: 42, type: !9, spFlags: DISPFlagOptimized)
