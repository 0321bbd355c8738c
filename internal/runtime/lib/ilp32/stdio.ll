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
  %3 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !19
  %4 = call i32 @__mw_read_string(i8* noundef %1) #7, !dbg !20
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #7, !dbg !21
  %6 = icmp eq i32 %5, 0, !dbg !21
  br i1 %6, label %7, label %9, !dbg !21

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !24
  br label %18, !dbg !25

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !26
  %11 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !27
  %12 = bitcast i8* %11 to i32*, !dbg !30
  store i32 %10, i32* %12, align 4, !dbg !30
  %13 = getelementptr inbounds i8, i8* %11, i32 4, !dbg !30
  %14 = bitcast i8* %13 to i32*, !dbg !30
  store i32 0, i32* %14, align 4, !dbg !30
  %15 = getelementptr inbounds i8, i8* %11, i32 8, !dbg !30
  store i8 0, i8* %15, align 4, !dbg !30
  %16 = getelementptr inbounds i8, i8* %11, i32 9, !dbg !30
  store i8 0, i8* %16, align 1, !dbg !30
  %17 = bitcast i8* %11 to %struct._IO_FILE*, !dbg !31
  br label %18, !dbg !26

18:
  %19 = phi %struct._IO_FILE* [ null, %7 ], [ %17, %9 ], !dbg !32
  ret %struct._IO_FILE* %19, !dbg !33
}

declare !dbg !34 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noalias noundef %0, i8* noalias noundef %1) local_unnamed_addr #0 !dbg !35 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !36, !noalias !38
  %4 = call i32 @__mw_read_string(i8* noundef %1) #7, !dbg !41
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #7, !dbg !42
  %6 = icmp eq i32 %5, 0, !dbg !42
  br i1 %6, label %7, label %9, !dbg !42

7:
  %8 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !44
  br label %18, !dbg !45

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !46
  %11 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !47
  %12 = bitcast i8* %11 to i32*, !dbg !50
  store i32 %10, i32* %12, align 4, !dbg !50
  %13 = getelementptr inbounds i8, i8* %11, i32 4, !dbg !50
  %14 = bitcast i8* %13 to i32*, !dbg !50
  store i32 0, i32* %14, align 4, !dbg !50
  %15 = getelementptr inbounds i8, i8* %11, i32 8, !dbg !50
  store i8 0, i8* %15, align 4, !dbg !50
  %16 = getelementptr inbounds i8, i8* %11, i32 9, !dbg !50
  store i8 0, i8* %16, align 1, !dbg !50
  %17 = bitcast i8* %11 to %struct._IO_FILE*, !dbg !51
  br label %18, !dbg !46

18:
  %19 = phi %struct._IO_FILE* [ null, %7 ], [ %17, %9 ], !dbg !52
  ret %struct._IO_FILE* %19, !dbg !53
}

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !54 {
  %3 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0)) #7, !dbg !55
  %4 = icmp eq i32 %3, 0, !dbg !55
  br i1 %4, label %5, label %7, !dbg !55

5:
  %6 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !57
  br label %16, !dbg !58

7:
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !59
  %9 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !60
  %10 = bitcast i8* %9 to i32*, !dbg !63
  store i32 %8, i32* %10, align 4, !dbg !63
  %11 = getelementptr inbounds i8, i8* %9, i32 4, !dbg !63
  %12 = bitcast i8* %11 to i32*, !dbg !63
  store i32 0, i32* %12, align 4, !dbg !63
  %13 = getelementptr inbounds i8, i8* %9, i32 8, !dbg !63
  store i8 0, i8* %13, align 4, !dbg !63
  %14 = getelementptr inbounds i8, i8* %9, i32 9, !dbg !63
  store i8 0, i8* %14, align 1, !dbg !63
  %15 = bitcast i8* %9 to %struct._IO_FILE*, !dbg !64
  br label %16, !dbg !59

16:
  %17 = phi %struct._IO_FILE* [ null, %5 ], [ %15, %7 ], !dbg !65
  ret %struct._IO_FILE* %17, !dbg !66
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr #0 !dbg !67 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !68
  %2 = icmp eq i32 %1, 0, !dbg !68
  br i1 %2, label %3, label %5, !dbg !68

3:
  %4 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !70
  br label %14, !dbg !71

5:
  %6 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !72
  %7 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !73
  %8 = bitcast i8* %7 to i32*, !dbg !76
  store i32 %6, i32* %8, align 4, !dbg !76
  %9 = getelementptr inbounds i8, i8* %7, i32 4, !dbg !76
  %10 = bitcast i8* %9 to i32*, !dbg !76
  store i32 0, i32* %10, align 4, !dbg !76
  %11 = getelementptr inbounds i8, i8* %7, i32 8, !dbg !76
  store i8 0, i8* %11, align 4, !dbg !76
  %12 = getelementptr inbounds i8, i8* %7, i32 9, !dbg !76
  store i8 0, i8* %12, align 1, !dbg !76
  %13 = bitcast i8* %7 to %struct._IO_FILE*, !dbg !77
  br label %14, !dbg !72

14:
  %15 = phi %struct._IO_FILE* [ null, %3 ], [ %13, %5 ], !dbg !78
  ret %struct._IO_FILE* %15, !dbg !79
}

define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !80 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !81
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !82
  %5 = icmp eq i32 %4, 0, !dbg !82
  br i1 %5, label %6, label %8, !dbg !82

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !84
  br label %17, !dbg !85

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !86
  %10 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !87
  %11 = bitcast i8* %10 to i32*, !dbg !90
  store i32 %9, i32* %11, align 4, !dbg !90
  %12 = getelementptr inbounds i8, i8* %10, i32 4, !dbg !90
  %13 = bitcast i8* %12 to i32*, !dbg !90
  store i32 0, i32* %13, align 4, !dbg !90
  %14 = getelementptr inbounds i8, i8* %10, i32 8, !dbg !90
  store i8 0, i8* %14, align 4, !dbg !90
  %15 = getelementptr inbounds i8, i8* %10, i32 9, !dbg !90
  store i8 0, i8* %15, align 1, !dbg !90
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !91
  br label %17, !dbg !86

17:
  %18 = phi %struct._IO_FILE* [ null, %6 ], [ %16, %8 ], !dbg !92
  ret %struct._IO_FILE* %18, !dbg !93
}

define dso_local %struct._IO_FILE* @freopen(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct._IO_FILE* noalias noundef writeonly %2) local_unnamed_addr #0 !dbg !94 {
  %4 = bitcast %struct._IO_FILE* %2 to %struct.stream*, !dbg !95
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %4, i32 0, i32 3, !dbg !99
  store i8 0, i8* %5, align 1, !dbg !99
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i32 0, i32 2, !dbg !99
  %7 = bitcast i8** %6 to i8*, !dbg !99
  store i8 0, i8* %7, align 4, !dbg !99
  %8 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #7, !dbg !100
  %9 = icmp eq i32 %8, 0, !dbg !100
  %10 = select i1 %9, %struct._IO_FILE* null, %struct._IO_FILE* %2, !dbg !100
  ret %struct._IO_FILE* %10, !dbg !100
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fmemopen(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !101 {
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !102
  %5 = icmp eq i32 %4, 0, !dbg !102
  br i1 %5, label %6, label %8, !dbg !102

6:
  %7 = call i32 @__mw_fail(i32 noundef 2) #7, !dbg !104
  br label %17, !dbg !105

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !106
  %10 = call i8* @__midway_alloc(i32 noundef 12, i32 noundef 16, i32 noundef 3) #7, !dbg !107
  %11 = bitcast i8* %10 to i32*, !dbg !110
  store i32 %9, i32* %11, align 4, !dbg !110
  %12 = getelementptr inbounds i8, i8* %10, i32 4, !dbg !110
  %13 = bitcast i8* %12 to i32*, !dbg !110
  store i32 0, i32* %13, align 4, !dbg !110
  %14 = getelementptr inbounds i8, i8* %10, i32 8, !dbg !110
  store i8 0, i8* %14, align 4, !dbg !110
  %15 = getelementptr inbounds i8, i8* %10, i32 9, !dbg !110
  store i8 0, i8* %15, align 1, !dbg !110
  %16 = bitcast i8* %10 to %struct._IO_FILE*, !dbg !111
  br label %17, !dbg !106

17:
  %18 = phi %struct._IO_FILE* [ null, %6 ], [ %16, %8 ], !dbg !112
  ret %struct._IO_FILE* %18, !dbg !113
}

define dso_local i32 @fclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !114 {
  %2 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 1, !dbg !115
  %3 = bitcast i8** %2 to i32*, !dbg !115
  %4 = load i32, i32* %3, align 4, !dbg !115
  %5 = icmp eq i32 %4, 0, !dbg !115
  br i1 %5, label %6, label %8, !dbg !115

6:
  %7 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !116
  call void @__midway_free(i8* noundef %7, i32 noundef 3) #7, !dbg !116
  br label %8, !dbg !116

8:
  ret i32 0, !dbg !117
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pclose(%struct._IO_FILE* noundef %0) local_unnamed_addr #0 !dbg !118 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 1, !dbg !119
  %4 = bitcast i8** %3 to i32*, !dbg !119
  %5 = load i32, i32* %4, align 4, !dbg !119
  %6 = icmp eq i32 %5, 0, !dbg !119
  br i1 %6, label %7, label %9, !dbg !119

7:
  %8 = bitcast %struct._IO_FILE* %0 to i8*, !dbg !121
  call void @__midway_free(i8* noundef %8, i32 noundef 3) #7, !dbg !121
  br label %9, !dbg !121

9:
  %10 = bitcast i32* %2 to i8*, !dbg !122
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8, !dbg !122
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !125
  %11 = load i32, i32* %2, align 4, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8, !dbg !127
  ret i32 %11, !dbg !128
}

define dso_local i32 @fflush(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !129 {
  ret i32 0, !dbg !130
}

define dso_local i32 @fflush_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !131 {
  ret i32 0, !dbg !132
}

define dso_local i32 @fileno(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr #4 !dbg !133 {
  %2 = getelementptr %struct._IO_FILE, %struct._IO_FILE* %0, i32 0, i32 0, !dbg !134
  %3 = load i32, i32* %2, align 4, !dbg !134
  ret i32 %3, !dbg !134
}

define dso_local i32 @setvbuf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !135 {
  ret i32 0, !dbg !136
}

define dso_local void @setbuf(%struct._IO_FILE* noalias nocapture noundef %0, i8* noalias nocapture noundef %1) local_unnamed_addr #3 !dbg !137 {
  ret void, !dbg !138
}

define dso_local void @setlinebuf(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !139 {
  ret void, !dbg !140
}

define dso_local void @flockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !141 {
  ret void, !dbg !142
}

define dso_local void @funlockfile(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !143 {
  ret void, !dbg !144
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #3 !dbg !145 {
  ret i32 0, !dbg !146
}

define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !147 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !148
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !151
  %3 = load i8, i8* %2, align 1, !dbg !152
  %4 = and i8 %3, 1, !dbg !152
  %5 = zext i8 %4 to i32, !dbg !152
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !153
  ret i32 %5, !dbg !154
}

define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !155 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !156
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !158
  %3 = load i8, i8* %2, align 1, !dbg !159
  %4 = and i8 %3, 1, !dbg !159
  %5 = zext i8 %4 to i32, !dbg !159
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !160
  ret i32 %5, !dbg !161
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !162 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !163
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !165
  %3 = load i8, i8* %2, align 1, !dbg !166
  %4 = and i8 %3, 1, !dbg !166
  %5 = zext i8 %4 to i32, !dbg !166
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !167
  ret i32 %5, !dbg !168
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !169 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2) #8, !dbg !170
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !172
  %3 = load i8, i8* %2, align 1, !dbg !173
  %4 = and i8 %3, 1, !dbg !173
  %5 = zext i8 %4 to i32, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2) #8, !dbg !174
  ret i32 %5, !dbg !175
}

define dso_local void @clearerr(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !176 {
  ret void, !dbg !177
}

define dso_local i32 @fread(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !178 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !179
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8, !dbg !179
  %7 = mul i32 %2, %1, !dbg !180
  call void @__midway_check(i8* noundef %0, i32 noundef %7, i32 noundef 1) #7, !dbg !181
  call void @__midway_nondet(i8* noundef %0, i32 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !184
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !185
  %8 = load i32, i32* %5, align 4, !dbg !186
  %9 = icmp ule i32 %8, %2, !dbg !186
  %10 = zext i1 %9 to i32, !dbg !186
  call void @__midway_assume(i32 noundef %10) #7, !dbg !186
  %11 = load i32, i32* %5, align 4, !dbg !187
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8, !dbg !188
  ret i32 %11, !dbg !187
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local i32 @fread_unlocked(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !189 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*, !dbg !190
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8, !dbg !190, !noalias !192
  %7 = mul i32 %2, %1, !dbg !195
  call void @__midway_check(i8* noundef %0, i32 noundef %7, i32 noundef 1) #7, !dbg !196
  call void @__midway_nondet(i8* noundef %0, i32 noundef %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !198
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !199
  %8 = load i32, i32* %5, align 4, !dbg !200, !noalias !192
  %9 = icmp ule i32 %8, %2, !dbg !200
  %10 = zext i1 %9 to i32, !dbg !200
  call void @__midway_assume(i32 noundef %10) #7, !dbg !200
  %11 = load i32, i32* %5, align 4, !dbg !201, !noalias !192
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8, !dbg !202, !noalias !192
  ret i32 %11, !dbg !203
}

define dso_local i32 @__fread_chk(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, %struct._IO_FILE* noalias nocapture noundef readnone %4) local_unnamed_addr #0 !dbg !204 {
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*, !dbg !205
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #8, !dbg !205, !noalias !207
  %8 = mul i32 %3, %2, !dbg !210
  call void @__midway_check(i8* noundef %0, i32 noundef %8, i32 noundef 1) #7, !dbg !211
  call void @__midway_nondet(i8* noundef %0, i32 noundef %8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !213
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !214
  %9 = load i32, i32* %6, align 4, !dbg !215, !noalias !207
  %10 = icmp ule i32 %9, %3, !dbg !215
  %11 = zext i1 %10 to i32, !dbg !215
  call void @__midway_assume(i32 noundef %11) #7, !dbg !215
  %12 = load i32, i32* %6, align 4, !dbg !216, !noalias !207
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #8, !dbg !217, !noalias !207
  ret i32 %12, !dbg !218
}

define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !219 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !220
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !220
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !223
  %4 = load i16, i16* %2, align 2, !dbg !224
  %5 = icmp slt i16 %4, 0, !dbg !224
  %6 = and i16 %4, 255, !dbg !224
  %7 = zext i16 %6 to i32, !dbg !224
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !224
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !225
  ret i32 %8, !dbg !226
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !227 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !228
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !230
  %4 = load i16, i16* %2, align 2, !dbg !231
  %5 = icmp slt i16 %4, 0, !dbg !231
  %6 = and i16 %4, 255, !dbg !231
  %7 = zext i16 %6 to i32, !dbg !231
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !231
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !232
  ret i32 %8, !dbg !233
}

define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !234 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !235
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !235
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !237
  %4 = load i16, i16* %2, align 2, !dbg !238
  %5 = icmp slt i16 %4, 0, !dbg !238
  %6 = and i16 %4, 255, !dbg !238
  %7 = zext i16 %6 to i32, !dbg !238
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !238
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !239
  ret i32 %8, !dbg !240
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !241 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !242
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !242
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !244
  %4 = load i16, i16* %2, align 2, !dbg !245
  %5 = icmp slt i16 %4, 0, !dbg !245
  %6 = and i16 %4, 255, !dbg !245
  %7 = zext i16 %6 to i32, !dbg !245
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !245
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !246
  ret i32 %8, !dbg !247
}

define dso_local i32 @_IO_getc(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !248 {
  %2 = alloca i16, align 2
  %3 = bitcast i16* %2 to i8*, !dbg !249
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !249
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !251
  %4 = load i16, i16* %2, align 2, !dbg !252
  %5 = icmp slt i16 %4, 0, !dbg !252
  %6 = and i16 %4, 255, !dbg !252
  %7 = zext i16 %6 to i32, !dbg !252
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !252
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !253
  ret i32 %8, !dbg !254
}

define dso_local i32 @getchar() local_unnamed_addr #0 !dbg !255 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !256
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #8, !dbg !256
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !258
  %3 = load i16, i16* %1, align 2, !dbg !259
  %4 = icmp slt i16 %3, 0, !dbg !259
  %5 = and i16 %3, 255, !dbg !259
  %6 = zext i16 %5 to i32, !dbg !259
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !259
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #8, !dbg !260
  ret i32 %7, !dbg !261
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 !dbg !262 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !263
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #8, !dbg !263
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !265
  %3 = load i16, i16* %1, align 2, !dbg !266
  %4 = icmp slt i16 %3, 0, !dbg !266
  %5 = and i16 %3, 255, !dbg !266
  %6 = zext i16 %5 to i32, !dbg !266
  %7 = select i1 %4, i32 -1, i32 %6, !dbg !266
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #8, !dbg !267
  ret i32 %7, !dbg !268
}

define dso_local i32 @ungetc(i32 noundef returned %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !269 {
  ret i32 %0, !dbg !270
}

define dso_local i8* @fgets(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture readnone %2) local_unnamed_addr #0 !dbg !271 {
  %4 = icmp slt i32 %1, 1, !dbg !272
  br i1 %4, label %11, label %5, !dbg !272

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !272
  %7 = icmp eq i32 %6, 0, !dbg !272
  br i1 %7, label %11, label %8, !dbg !272

8:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !273
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !275
  %9 = add i32 %1, -1, !dbg !276
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !276
  store i8 0, i8* %10, align 1, !dbg !276
  br label %11, !dbg !277

11:
  %12 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !278
  ret i8* %12, !dbg !279
}

define dso_local i8* @fgets_unlocked(i8* noalias noundef %0, i32 noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !280 {
  call void @llvm.experimental.noalias.scope.decl(metadata !281), !dbg !284
  %4 = icmp slt i32 %1, 1, !dbg !285
  br i1 %4, label %11, label %5, !dbg !285

5:
  %6 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !285, !noalias !281
  %7 = icmp eq i32 %6, 0, !dbg !285
  br i1 %7, label %11, label %8, !dbg !285

8:
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !287
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !289
  %9 = add i32 %1, -1, !dbg !290
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !290
  store i8 0, i8* %10, align 1, !dbg !290, !alias.scope !281
  br label %11, !dbg !291

11:
  %12 = phi i8* [ %0, %8 ], [ null, %5 ], [ null, %3 ], !dbg !292
  ret i8* %12, !dbg !284
}

define dso_local i8* @gets(i8* noundef %0) local_unnamed_addr #0 !dbg !293 {
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !294
  %2 = call i32 @__midway_object_size(i8* noundef %0) #7, !dbg !295
  call void @llvm.experimental.noalias.scope.decl(metadata !296), !dbg !295
  %3 = icmp slt i32 %2, 1, !dbg !299
  br i1 %3, label %10, label %4, !dbg !299

4:
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !299, !noalias !296
  %6 = icmp eq i32 %5, 0, !dbg !299
  br i1 %6, label %10, label %7, !dbg !299

7:
  call void @__midway_check(i8* noundef %0, i32 noundef %2, i32 noundef 1) #7, !dbg !301
  call void @__midway_nondet(i8* noundef %0, i32 noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !303
  %8 = add i32 %2, -1, !dbg !304
  %9 = getelementptr i8, i8* %0, i32 %8, !dbg !304
  store i8 0, i8* %9, align 1, !dbg !304, !alias.scope !296
  br label %10, !dbg !305

10:
  %11 = phi i8* [ %0, %7 ], [ null, %4 ], [ null, %1 ], !dbg !306
  ret i8* %11, !dbg !295
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i32 @getdelim(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, i32 %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !307 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !308
  %6 = icmp eq i32 %5, 0, !dbg !308
  br i1 %6, label %19, label %7, !dbg !308

7:
  %8 = load i8*, i8** %0, align 4, !dbg !309
  %9 = icmp eq i8* %8, null, !dbg !309
  br i1 %9, label %13, label %10, !dbg !309

10:
  %11 = load i32, i32* %1, align 4, !dbg !309
  %12 = icmp ult i32 %11, 64, !dbg !309
  br i1 %12, label %13, label %15, !dbg !309

13:
  %14 = call i8* @realloc(i8* noundef %8, i32 noundef 64) #7, !dbg !310
  store i8* %14, i8** %0, align 4, !dbg !310
  store i32 64, i32* %1, align 4, !dbg !311
  br label %15, !dbg !312

15:
  %16 = load i8*, i8** %0, align 4, !dbg !313
  call void @__midway_check(i8* noundef %16, i32 noundef 64, i32 noundef 1) #7, !dbg !314
  call void @__midway_nondet(i8* noundef %16, i32 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !316
  %17 = getelementptr i8, i8* %16, i32 63, !dbg !317
  store i8 0, i8* %17, align 1, !dbg !317
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !318
  %18 = call i32 @__mw_between(i32 noundef 1, i32 noundef 63, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !319
  br label %19, !dbg !319

19:
  %20 = phi i32 [ %18, %15 ], [ -1, %4 ], !dbg !320
  ret i32 %20, !dbg !321
}

declare !dbg !322 i8* @realloc(i8* noundef, i32 noundef) local_unnamed_addr #5

declare !dbg !324 i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @__getdelim(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, i32 noundef %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !325 {
  %5 = call i32 @getdelim(i8** noundef %0, i32* noundef %1, i32 undef, %struct._IO_FILE* undef) #9, !dbg !326
  ret i32 %5, !dbg !326
}

define dso_local i32 @getline(i8** noalias nocapture noundef %0, i32* noalias nocapture noundef %1, %struct._IO_FILE* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !327 {
  %4 = call i32 @getdelim(i8** noundef %0, i32* noundef %1, i32 undef, %struct._IO_FILE* undef) #9, !dbg !328
  ret i32 %4, !dbg !328
}

define dso_local i32 @fwrite(i8* noalias noundef %0, i32 noundef %1, i32 noundef returned %2, %struct._IO_FILE* noalias nocapture readnone %3) local_unnamed_addr #0 !dbg !329 {
  %5 = mul i32 %2, %1, !dbg !330
  call void @__midway_check(i8* noundef %0, i32 noundef %5, i32 noundef 0) #7, !dbg !330
  ret i32 %2, !dbg !331
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fwrite_unlocked(i8* noalias noundef %0, i32 noundef %1, i32 noundef returned %2, %struct._IO_FILE* noalias nocapture noundef readnone %3) local_unnamed_addr #0 !dbg !332 {
  %5 = mul i32 %2, %1, !dbg !333
  call void @__midway_check(i8* noundef %0, i32 noundef %5, i32 noundef 0) #7, !dbg !333
  ret i32 %2, !dbg !335
}

define dso_local i32 @fputs(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture readnone %1) local_unnamed_addr #0 !dbg !336 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !337
  ret i32 1, !dbg !338
}

define dso_local i32 @fputs_unlocked(i8* noalias noundef %0, %struct._IO_FILE* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !339 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !340
  ret i32 1, !dbg !342
}

define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #0 !dbg !343 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !344
  ret i32 1, !dbg !345
}

define dso_local i32 @fputc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !346 {
  %3 = and i32 %0, 255, !dbg !347
  ret i32 %3, !dbg !347
}

define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !348 {
  %3 = and i32 %0, 255, !dbg !349
  ret i32 %3, !dbg !349
}

define dso_local i32 @putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !350 {
  %3 = and i32 %0, 255, !dbg !351
  ret i32 %3, !dbg !351
}

define dso_local i32 @putc_unlocked(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !352 {
  %3 = and i32 %0, 255, !dbg !353
  ret i32 %3, !dbg !353
}

define dso_local i32 @_IO_putc(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !354 {
  %3 = and i32 %0, 255, !dbg !355
  ret i32 %3, !dbg !355
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #3 !dbg !356 {
  %2 = and i32 %0, 255, !dbg !357
  ret i32 %2, !dbg !357
}

define dso_local i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #3 !dbg !358 {
  %2 = and i32 %0, 255, !dbg !359
  ret i32 %2, !dbg !359
}

define dso_local i32 @putw(i32 noundef %0, %struct._IO_FILE* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !360 {
  ret i32 0, !dbg !361
}

define dso_local i32 @fseek(%struct._IO_FILE* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !362 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0) #7, !dbg !363
  ret i32 %4, !dbg !363
}

declare !dbg !364 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @fseeko(%struct._IO_FILE* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !366 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #7, !dbg !367
  ret i32 %4, !dbg !367
}

define dso_local i32 @fseeko64(%struct._IO_FILE* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !368 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #7, !dbg !369
  ret i32 %4, !dbg !369
}

define dso_local i32 @ftell(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !370 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i32 0, i32 0)) #7, !dbg !371
  ret i32 %2, !dbg !371
}

define dso_local i32 @ftello(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !372 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #7, !dbg !373
  ret i32 %2, !dbg !373
}

define dso_local i64 @ftello64(%struct._IO_FILE* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !374 {
  %2 = call i32 @__mw_between(i32 noundef -1, i32 noundef 2147483647, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0)) #7, !dbg !375
  %3 = sext i32 %2 to i64, !dbg !375
  ret i64 %3, !dbg !375
}

define dso_local void @rewind(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr #3 !dbg !376 {
  ret void, !dbg !377
}

define dso_local i32 @fgetpos(%struct._IO_FILE* noalias nocapture noundef readnone %0, %struct._G_fpos_t* noalias noundef %1) local_unnamed_addr #0 !dbg !378 {
  %3 = bitcast %struct._G_fpos_t* %1 to i8*, !dbg !379
  call void @__midway_check(i8* noundef %3, i32 noundef 12, i32 noundef 1) #7, !dbg !380
  call void @__midway_nondet(i8* noundef %3, i32 noundef 12, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !382
  ret i32 0, !dbg !383
}

define dso_local i32 @fsetpos(%struct._IO_FILE* nocapture noundef readnone %0, %struct._G_fpos_t* nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !384 {
  ret i32 0, !dbg !385
}

define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 !dbg !386 {
  %2 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !387
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0), i32 noundef 0) #7, !dbg !388
  ret i32 %3, !dbg !388
}

define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !389 {
  %3 = call i32 @__mw_read_string(i8* noundef %0) #7, !dbg !390
  %4 = call i32 @__mw_read_string(i8* noundef %1) #7, !dbg !391
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i32 noundef 0) #7, !dbg !392
  ret i32 %5, !dbg !392
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !393 i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

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
!12 = !DILocation(line: 84, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "internal_alloc", scope: !14, file: !14, line: 84, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 16, scope: !9)
!16 = !DILocation(line: 17, scope: !9)
!17 = !DILocation(line: 18, scope: !9)
!18 = distinct !DISubprogram(name: "fopen", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 32, scope: !18)
!20 = !DILocation(line: 33, scope: !18)
!21 = !DILocation(line: 23, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "opened", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 34, scope: !18)
!24 = !DILocation(line: 24, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 25, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 27, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 84, scope: !13, inlinedAt: !28)
!28 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !29)
!29 = distinct !DILocation(line: 27, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 17, scope: !9, inlinedAt: !29)
!31 = !DILocation(line: 18, scope: !9, inlinedAt: !29)
!32 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!33 = !DILocation(line: 34, scope: !18)
!34 = !DISubprogram(name: "read_string", scope: !14, file: !14, line: 48, type: !10, spFlags: DISPFlagOptimized)
!35 = distinct !DISubprogram(name: "fopen64", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 32, scope: !18, inlinedAt: !37)
!37 = distinct !DILocation(line: 37, scope: !35)
!38 = !{!39}
!39 = distinct !{!39, !40, !"fopen: argument 1"}
!40 = distinct !{!40, !"fopen"}
!41 = !DILocation(line: 33, scope: !18, inlinedAt: !37)
!42 = !DILocation(line: 23, scope: !22, inlinedAt: !43)
!43 = distinct !DILocation(line: 34, scope: !18, inlinedAt: !37)
!44 = !DILocation(line: 24, scope: !22, inlinedAt: !43)
!45 = !DILocation(line: 25, scope: !22, inlinedAt: !43)
!46 = !DILocation(line: 27, scope: !22, inlinedAt: !43)
!47 = !DILocation(line: 84, scope: !13, inlinedAt: !48)
!48 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !49)
!49 = distinct !DILocation(line: 27, scope: !22, inlinedAt: !43)
!50 = !DILocation(line: 17, scope: !9, inlinedAt: !49)
!51 = !DILocation(line: 18, scope: !9, inlinedAt: !49)
!52 = !DILocation(line: 0, scope: !22, inlinedAt: !43)
!53 = !DILocation(line: 37, scope: !35)
!54 = distinct !DISubprogram(name: "fdopen", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 23, scope: !22, inlinedAt: !56)
!56 = distinct !DILocation(line: 38, scope: !54)
!57 = !DILocation(line: 24, scope: !22, inlinedAt: !56)
!58 = !DILocation(line: 25, scope: !22, inlinedAt: !56)
!59 = !DILocation(line: 27, scope: !22, inlinedAt: !56)
!60 = !DILocation(line: 84, scope: !13, inlinedAt: !61)
!61 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !62)
!62 = distinct !DILocation(line: 27, scope: !22, inlinedAt: !56)
!63 = !DILocation(line: 17, scope: !9, inlinedAt: !62)
!64 = !DILocation(line: 18, scope: !9, inlinedAt: !62)
!65 = !DILocation(line: 0, scope: !22, inlinedAt: !56)
!66 = !DILocation(line: 38, scope: !54)
!67 = distinct !DISubprogram(name: "tmpfile", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 23, scope: !22, inlinedAt: !69)
!69 = distinct !DILocation(line: 39, scope: !67)
!70 = !DILocation(line: 24, scope: !22, inlinedAt: !69)
!71 = !DILocation(line: 25, scope: !22, inlinedAt: !69)
!72 = !DILocation(line: 27, scope: !22, inlinedAt: !69)
!73 = !DILocation(line: 84, scope: !13, inlinedAt: !74)
!74 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !75)
!75 = distinct !DILocation(line: 27, scope: !22, inlinedAt: !69)
!76 = !DILocation(line: 17, scope: !9, inlinedAt: !75)
!77 = !DILocation(line: 18, scope: !9, inlinedAt: !75)
!78 = !DILocation(line: 0, scope: !22, inlinedAt: !69)
!79 = !DILocation(line: 39, scope: !67)
!80 = distinct !DISubprogram(name: "popen", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 42, scope: !80)
!82 = !DILocation(line: 23, scope: !22, inlinedAt: !83)
!83 = distinct !DILocation(line: 43, scope: !80)
!84 = !DILocation(line: 24, scope: !22, inlinedAt: !83)
!85 = !DILocation(line: 25, scope: !22, inlinedAt: !83)
!86 = !DILocation(line: 27, scope: !22, inlinedAt: !83)
!87 = !DILocation(line: 84, scope: !13, inlinedAt: !88)
!88 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !89)
!89 = distinct !DILocation(line: 27, scope: !22, inlinedAt: !83)
!90 = !DILocation(line: 17, scope: !9, inlinedAt: !89)
!91 = !DILocation(line: 18, scope: !9, inlinedAt: !89)
!92 = !DILocation(line: 0, scope: !22, inlinedAt: !83)
!93 = !DILocation(line: 43, scope: !80)
!94 = distinct !DISubprogram(name: "freopen", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 12, scope: !96, inlinedAt: !98)
!96 = distinct !DISubprogram(name: "stream", scope: !97, file: !97, line: 12, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!97 = !DIFile(filename: "c/stream.h", directory: ".")
!98 = distinct !DILocation(line: 48, scope: !94)
!99 = !DILocation(line: 48, scope: !94)
!100 = !DILocation(line: 49, scope: !94)
!101 = distinct !DISubprogram(name: "fmemopen", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 23, scope: !22, inlinedAt: !103)
!103 = distinct !DILocation(line: 52, scope: !101)
!104 = !DILocation(line: 24, scope: !22, inlinedAt: !103)
!105 = !DILocation(line: 25, scope: !22, inlinedAt: !103)
!106 = !DILocation(line: 27, scope: !22, inlinedAt: !103)
!107 = !DILocation(line: 84, scope: !13, inlinedAt: !108)
!108 = distinct !DILocation(line: 16, scope: !9, inlinedAt: !109)
!109 = distinct !DILocation(line: 27, scope: !22, inlinedAt: !103)
!110 = !DILocation(line: 17, scope: !9, inlinedAt: !109)
!111 = !DILocation(line: 18, scope: !9, inlinedAt: !109)
!112 = !DILocation(line: 0, scope: !22, inlinedAt: !103)
!113 = !DILocation(line: 52, scope: !101)
!114 = distinct !DISubprogram(name: "fclose", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 57, scope: !114)
!116 = !DILocation(line: 58, scope: !114)
!117 = !DILocation(line: 59, scope: !114)
!118 = distinct !DISubprogram(name: "pclose", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 57, scope: !114, inlinedAt: !120)
!120 = distinct !DILocation(line: 64, scope: !118)
!121 = !DILocation(line: 58, scope: !114, inlinedAt: !120)
!122 = !DILocation(line: 53, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "any_int", scope: !14, file: !14, line: 51, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!124 = distinct !DILocation(line: 65, scope: !118)
!125 = !DILocation(line: 54, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 55, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 56, scope: !123, inlinedAt: !124)
!128 = !DILocation(line: 65, scope: !118)
!129 = distinct !DISubprogram(name: "fflush", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 68, scope: !129)
!131 = distinct !DISubprogram(name: "fflush_unlocked", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 69, scope: !131)
!133 = distinct !DISubprogram(name: "fileno", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 70, scope: !133)
!135 = distinct !DISubprogram(name: "setvbuf", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 71, scope: !135)
!137 = distinct !DISubprogram(name: "setbuf", scope: !1, file: !1, line: 72, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 72, scope: !137)
!139 = distinct !DISubprogram(name: "setlinebuf", scope: !1, file: !1, line: 73, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!140 = !DILocation(line: 73, scope: !139)
!141 = distinct !DISubprogram(name: "flockfile", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 74, scope: !141)
!143 = distinct !DISubprogram(name: "funlockfile", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 75, scope: !143)
!145 = distinct !DISubprogram(name: "ftrylockfile", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 76, scope: !145)
!147 = distinct !DISubprogram(name: "feof", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 80, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "unknown_bit", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!150 = distinct !DILocation(line: 85, scope: !147)
!151 = !DILocation(line: 81, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 82, scope: !149, inlinedAt: !150)
!153 = !DILocation(line: 83, scope: !149, inlinedAt: !150)
!154 = !DILocation(line: 85, scope: !147)
!155 = distinct !DISubprogram(name: "ferror", scope: !1, file: !1, line: 86, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 80, scope: !149, inlinedAt: !157)
!157 = distinct !DILocation(line: 86, scope: !155)
!158 = !DILocation(line: 81, scope: !149, inlinedAt: !157)
!159 = !DILocation(line: 82, scope: !149, inlinedAt: !157)
!160 = !DILocation(line: 83, scope: !149, inlinedAt: !157)
!161 = !DILocation(line: 86, scope: !155)
!162 = distinct !DISubprogram(name: "feof_unlocked", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 80, scope: !149, inlinedAt: !164)
!164 = distinct !DILocation(line: 87, scope: !162)
!165 = !DILocation(line: 81, scope: !149, inlinedAt: !164)
!166 = !DILocation(line: 82, scope: !149, inlinedAt: !164)
!167 = !DILocation(line: 83, scope: !149, inlinedAt: !164)
!168 = !DILocation(line: 87, scope: !162)
!169 = distinct !DISubprogram(name: "ferror_unlocked", scope: !1, file: !1, line: 88, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 80, scope: !149, inlinedAt: !171)
!171 = distinct !DILocation(line: 88, scope: !169)
!172 = !DILocation(line: 81, scope: !149, inlinedAt: !171)
!173 = !DILocation(line: 82, scope: !149, inlinedAt: !171)
!174 = !DILocation(line: 83, scope: !149, inlinedAt: !171)
!175 = !DILocation(line: 88, scope: !169)
!176 = distinct !DISubprogram(name: "clearerr", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!177 = !DILocation(line: 89, scope: !176)
!178 = distinct !DISubprogram(name: "fread", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!179 = !DILocation(line: 95, scope: !178)
!180 = !DILocation(line: 96, scope: !178)
!181 = !DILocation(line: 80, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "fill", scope: !14, file: !14, line: 78, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!183 = distinct !DILocation(line: 96, scope: !178)
!184 = !DILocation(line: 81, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 97, scope: !178)
!186 = !DILocation(line: 98, scope: !178)
!187 = !DILocation(line: 99, scope: !178)
!188 = !DILocation(line: 100, scope: !178)
!189 = distinct !DISubprogram(name: "fread_unlocked", scope: !1, file: !1, line: 102, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!190 = !DILocation(line: 95, scope: !178, inlinedAt: !191)
!191 = distinct !DILocation(line: 102, scope: !189)
!192 = !{!193}
!193 = distinct !{!193, !194, !"fread: argument 0"}
!194 = distinct !{!194, !"fread"}
!195 = !DILocation(line: 96, scope: !178, inlinedAt: !191)
!196 = !DILocation(line: 80, scope: !182, inlinedAt: !197)
!197 = distinct !DILocation(line: 96, scope: !178, inlinedAt: !191)
!198 = !DILocation(line: 81, scope: !182, inlinedAt: !197)
!199 = !DILocation(line: 97, scope: !178, inlinedAt: !191)
!200 = !DILocation(line: 98, scope: !178, inlinedAt: !191)
!201 = !DILocation(line: 99, scope: !178, inlinedAt: !191)
!202 = !DILocation(line: 100, scope: !178, inlinedAt: !191)
!203 = !DILocation(line: 102, scope: !189)
!204 = distinct !DISubprogram(name: "__fread_chk", scope: !1, file: !1, line: 104, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 95, scope: !178, inlinedAt: !206)
!206 = distinct !DILocation(line: 104, scope: !204)
!207 = !{!208}
!208 = distinct !{!208, !209, !"fread: argument 0"}
!209 = distinct !{!209, !"fread"}
!210 = !DILocation(line: 96, scope: !178, inlinedAt: !206)
!211 = !DILocation(line: 80, scope: !182, inlinedAt: !212)
!212 = distinct !DILocation(line: 96, scope: !178, inlinedAt: !206)
!213 = !DILocation(line: 81, scope: !182, inlinedAt: !212)
!214 = !DILocation(line: 97, scope: !178, inlinedAt: !206)
!215 = !DILocation(line: 98, scope: !178, inlinedAt: !206)
!216 = !DILocation(line: 99, scope: !178, inlinedAt: !206)
!217 = !DILocation(line: 100, scope: !178, inlinedAt: !206)
!218 = !DILocation(line: 104, scope: !204)
!219 = distinct !DISubprogram(name: "fgetc", scope: !1, file: !1, line: 114, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 109, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "any_character", scope: !1, file: !1, line: 107, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!222 = distinct !DILocation(line: 114, scope: !219)
!223 = !DILocation(line: 110, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 111, scope: !221, inlinedAt: !222)
!225 = !DILocation(line: 112, scope: !221, inlinedAt: !222)
!226 = !DILocation(line: 114, scope: !219)
!227 = distinct !DISubprogram(name: "fgetc_unlocked", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 109, scope: !221, inlinedAt: !229)
!229 = distinct !DILocation(line: 115, scope: !227)
!230 = !DILocation(line: 110, scope: !221, inlinedAt: !229)
!231 = !DILocation(line: 111, scope: !221, inlinedAt: !229)
!232 = !DILocation(line: 112, scope: !221, inlinedAt: !229)
!233 = !DILocation(line: 115, scope: !227)
!234 = distinct !DISubprogram(name: "getc", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!235 = !DILocation(line: 109, scope: !221, inlinedAt: !236)
!236 = distinct !DILocation(line: 116, scope: !234)
!237 = !DILocation(line: 110, scope: !221, inlinedAt: !236)
!238 = !DILocation(line: 111, scope: !221, inlinedAt: !236)
!239 = !DILocation(line: 112, scope: !221, inlinedAt: !236)
!240 = !DILocation(line: 116, scope: !234)
!241 = distinct !DISubprogram(name: "getc_unlocked", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!242 = !DILocation(line: 109, scope: !221, inlinedAt: !243)
!243 = distinct !DILocation(line: 117, scope: !241)
!244 = !DILocation(line: 110, scope: !221, inlinedAt: !243)
!245 = !DILocation(line: 111, scope: !221, inlinedAt: !243)
!246 = !DILocation(line: 112, scope: !221, inlinedAt: !243)
!247 = !DILocation(line: 117, scope: !241)
!248 = distinct !DISubprogram(name: "_IO_getc", scope: !1, file: !1, line: 118, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!249 = !DILocation(line: 109, scope: !221, inlinedAt: !250)
!250 = distinct !DILocation(line: 118, scope: !248)
!251 = !DILocation(line: 110, scope: !221, inlinedAt: !250)
!252 = !DILocation(line: 111, scope: !221, inlinedAt: !250)
!253 = !DILocation(line: 112, scope: !221, inlinedAt: !250)
!254 = !DILocation(line: 118, scope: !248)
!255 = distinct !DISubprogram(name: "getchar", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!256 = !DILocation(line: 109, scope: !221, inlinedAt: !257)
!257 = distinct !DILocation(line: 119, scope: !255)
!258 = !DILocation(line: 110, scope: !221, inlinedAt: !257)
!259 = !DILocation(line: 111, scope: !221, inlinedAt: !257)
!260 = !DILocation(line: 112, scope: !221, inlinedAt: !257)
!261 = !DILocation(line: 119, scope: !255)
!262 = distinct !DISubprogram(name: "getchar_unlocked", scope: !1, file: !1, line: 120, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 109, scope: !221, inlinedAt: !264)
!264 = distinct !DILocation(line: 120, scope: !262)
!265 = !DILocation(line: 110, scope: !221, inlinedAt: !264)
!266 = !DILocation(line: 111, scope: !221, inlinedAt: !264)
!267 = !DILocation(line: 112, scope: !221, inlinedAt: !264)
!268 = !DILocation(line: 120, scope: !262)
!269 = distinct !DISubprogram(name: "ungetc", scope: !1, file: !1, line: 121, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!270 = !DILocation(line: 121, scope: !269)
!271 = distinct !DISubprogram(name: "fgets", scope: !1, file: !1, line: 123, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!272 = !DILocation(line: 125, scope: !271)
!273 = !DILocation(line: 80, scope: !182, inlinedAt: !274)
!274 = distinct !DILocation(line: 127, scope: !271)
!275 = !DILocation(line: 81, scope: !182, inlinedAt: !274)
!276 = !DILocation(line: 128, scope: !271)
!277 = !DILocation(line: 129, scope: !271)
!278 = !DILocation(line: 0, scope: !271)
!279 = !DILocation(line: 130, scope: !271)
!280 = distinct !DISubprogram(name: "fgets_unlocked", scope: !1, file: !1, line: 132, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!281 = !{!282}
!282 = distinct !{!282, !283, !"fgets: argument 0"}
!283 = distinct !{!283, !"fgets"}
!284 = !DILocation(line: 132, scope: !280)
!285 = !DILocation(line: 125, scope: !271, inlinedAt: !286)
!286 = distinct !DILocation(line: 132, scope: !280)
!287 = !DILocation(line: 80, scope: !182, inlinedAt: !288)
!288 = distinct !DILocation(line: 127, scope: !271, inlinedAt: !286)
!289 = !DILocation(line: 81, scope: !182, inlinedAt: !288)
!290 = !DILocation(line: 128, scope: !271, inlinedAt: !286)
!291 = !DILocation(line: 129, scope: !271, inlinedAt: !286)
!292 = !DILocation(line: 0, scope: !271, inlinedAt: !286)
!293 = distinct !DISubprogram(name: "gets", scope: !1, file: !1, line: 135, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!294 = !DILocation(line: 137, scope: !293)
!295 = !DILocation(line: 138, scope: !293)
!296 = !{!297}
!297 = distinct !{!297, !298, !"fgets: argument 0"}
!298 = distinct !{!298, !"fgets"}
!299 = !DILocation(line: 125, scope: !271, inlinedAt: !300)
!300 = distinct !DILocation(line: 138, scope: !293)
!301 = !DILocation(line: 80, scope: !182, inlinedAt: !302)
!302 = distinct !DILocation(line: 127, scope: !271, inlinedAt: !300)
!303 = !DILocation(line: 81, scope: !182, inlinedAt: !302)
!304 = !DILocation(line: 128, scope: !271, inlinedAt: !300)
!305 = !DILocation(line: 129, scope: !271, inlinedAt: !300)
!306 = !DILocation(line: 0, scope: !271, inlinedAt: !300)
!307 = distinct !DISubprogram(name: "getdelim", scope: !1, file: !1, line: 141, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!308 = !DILocation(line: 144, scope: !307)
!309 = !DILocation(line: 146, scope: !307)
!310 = !DILocation(line: 147, scope: !307)
!311 = !DILocation(line: 148, scope: !307)
!312 = !DILocation(line: 149, scope: !307)
!313 = !DILocation(line: 150, scope: !307)
!314 = !DILocation(line: 80, scope: !182, inlinedAt: !315)
!315 = distinct !DILocation(line: 150, scope: !307)
!316 = !DILocation(line: 81, scope: !182, inlinedAt: !315)
!317 = !DILocation(line: 151, scope: !307)
!318 = !DILocation(line: 152, scope: !307)
!319 = !DILocation(line: 153, scope: !307)
!320 = !DILocation(line: 0, scope: !307)
!321 = !DILocation(line: 154, scope: !307)
!322 = !DISubprogram(name: "realloc", scope: !323, file: !323, line: 564, type: !10, spFlags: DISPFlagOptimized)
!323 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!324 = !DISubprogram(name: "any_between", scope: !14, file: !14, line: 46, type: !10, spFlags: DISPFlagOptimized)
!325 = distinct !DISubprogram(name: "__getdelim", scope: !1, file: !1, line: 156, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!326 = !DILocation(line: 158, scope: !325)
!327 = distinct !DISubprogram(name: "getline", scope: !1, file: !1, line: 160, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!328 = !DILocation(line: 160, scope: !327)
!329 = distinct !DISubprogram(name: "fwrite", scope: !1, file: !1, line: 164, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!330 = !DILocation(line: 166, scope: !329)
!331 = !DILocation(line: 167, scope: !329)
!332 = distinct !DISubprogram(name: "fwrite_unlocked", scope: !1, file: !1, line: 170, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!333 = !DILocation(line: 166, scope: !329, inlinedAt: !334)
!334 = distinct !DILocation(line: 170, scope: !332)
!335 = !DILocation(line: 170, scope: !332)
!336 = distinct !DISubprogram(name: "fputs", scope: !1, file: !1, line: 172, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!337 = !DILocation(line: 174, scope: !336)
!338 = !DILocation(line: 175, scope: !336)
!339 = distinct !DISubprogram(name: "fputs_unlocked", scope: !1, file: !1, line: 178, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!340 = !DILocation(line: 174, scope: !336, inlinedAt: !341)
!341 = distinct !DILocation(line: 178, scope: !339)
!342 = !DILocation(line: 178, scope: !339)
!343 = distinct !DISubprogram(name: "puts", scope: !1, file: !1, line: 180, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!344 = !DILocation(line: 182, scope: !343)
!345 = !DILocation(line: 183, scope: !343)
!346 = distinct !DISubprogram(name: "fputc", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 186, scope: !346)
!348 = distinct !DISubprogram(name: "fputc_unlocked", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!349 = !DILocation(line: 187, scope: !348)
!350 = distinct !DISubprogram(name: "putc", scope: !1, file: !1, line: 188, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!351 = !DILocation(line: 188, scope: !350)
!352 = distinct !DISubprogram(name: "putc_unlocked", scope: !1, file: !1, line: 189, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!353 = !DILocation(line: 189, scope: !352)
!354 = distinct !DISubprogram(name: "_IO_putc", scope: !1, file: !1, line: 190, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!355 = !DILocation(line: 190, scope: !354)
!356 = distinct !DISubprogram(name: "putchar", scope: !1, file: !1, line: 191, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!357 = !DILocation(line: 191, scope: !356)
!358 = distinct !DISubprogram(name: "putchar_unlocked", scope: !1, file: !1, line: 192, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!359 = !DILocation(line: 192, scope: !358)
!360 = distinct !DISubprogram(name: "putw", scope: !1, file: !1, line: 193, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!361 = !DILocation(line: 193, scope: !360)
!362 = distinct !DISubprogram(name: "fseek", scope: !1, file: !1, line: 197, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!363 = !DILocation(line: 197, scope: !362)
!364 = !DISubprogram(name: "outcome", scope: !365, file: !365, line: 8, type: !10, spFlags: DISPFlagOptimized)
!365 = !DIFile(filename: "c/environment.h", directory: ".")
!366 = distinct !DISubprogram(name: "fseeko", scope: !1, file: !1, line: 198, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!367 = !DILocation(line: 198, scope: !366)
!368 = distinct !DISubprogram(name: "fseeko64", scope: !1, file: !1, line: 199, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!369 = !DILocation(line: 199, scope: !368)
!370 = distinct !DISubprogram(name: "ftell", scope: !1, file: !1, line: 200, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!371 = !DILocation(line: 200, scope: !370)
!372 = distinct !DISubprogram(name: "ftello", scope: !1, file: !1, line: 201, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!373 = !DILocation(line: 201, scope: !372)
!374 = distinct !DISubprogram(name: "ftello64", scope: !1, file: !1, line: 202, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!375 = !DILocation(line: 202, scope: !374)
!376 = distinct !DISubprogram(name: "rewind", scope: !1, file: !1, line: 203, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!377 = !DILocation(line: 203, scope: !376)
!378 = distinct !DISubprogram(name: "fgetpos", scope: !1, file: !1, line: 205, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!379 = !DILocation(line: 207, scope: !378)
!380 = !DILocation(line: 80, scope: !182, inlinedAt: !381)
!381 = distinct !DILocation(line: 207, scope: !378)
!382 = !DILocation(line: 81, scope: !182, inlinedAt: !381)
!383 = !DILocation(line: 208, scope: !378)
!384 = distinct !DISubprogram(name: "fsetpos", scope: !1, file: !1, line: 211, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!385 = !DILocation(line: 211, scope: !384)
!386 = distinct !DISubprogram(name: "remove", scope: !1, file: !1, line: 213, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!387 = !DILocation(line: 215, scope: !386)
!388 = !DILocation(line: 216, scope: !386)
!389 = distinct !DISubprogram(name: "rename", scope: !1, file: !1, line: 219, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!390 = !DILocation(line: 221, scope: !389)
!391 = !DILocation(line: 222, scope: !389)
!392 = !DILocation(line: 223, scope: !389)
!393 = !DISubprogram(name: "fail", scope: !14, file: !14, line: 42, type: !10, spFlags: DISPFlagOptimized)
