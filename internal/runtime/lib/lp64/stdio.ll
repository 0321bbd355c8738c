target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stream = type { i32, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct._G_fpos_t = type { i64, %struct.__mbstate_t }
%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }

@standard = internal constant [3 x %struct.stream] [%struct.stream { i32 0, i32 1 }, %struct.stream { i32 1, i32 1 }, %struct.stream { i32 2, i32 1 }], align 16
@stdin = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast ([3 x %struct.stream]* @standard to %struct._IO_FILE*), align 8
@stdout = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast (i32* getelementptr inbounds ([3 x %struct.stream], [3 x %struct.stream]* @standard, i64 0, i64 1, i32 0) to %struct._IO_FILE*), align 8
@stderr = dso_local local_unnamed_addr global %struct._IO_FILE* bitcast (i32* getelementptr inbounds ([3 x %struct.stream], [3 x %struct.stream]* @standard, i64 0, i64 2, i32 0) to %struct._IO_FILE*), align 8
@.str = private unnamed_addr constant [21 x i8] c"fopen|fails|succeeds\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"fdopen|fails|succeeds\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"tmpfile|fails|succeeds\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"popen|fails|succeeds\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"freopen|fails|succeeds\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"fmemopen|fails|succeeds\00", align 1
@.str.6 = private unnamed_addr constant [66 x i8] c"fmemopen: a stream over a buffer of the program's is not modelled\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"pclose\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"feof\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"ferror\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"fread\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"fgetc\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"getc\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"getchar\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"stdio\00", align 1
@.str.15 = private unnamed_addr constant [37 x i8] c"ungetc: what is read next is unknown\00", align 1
@.str.16 = private unnamed_addr constant [45 x i8] c"fgets|finds the end of the file|reads a line\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"fgets\00", align 1
@.str.18 = private unnamed_addr constant [41 x i8] c"gets is assumed to read a line that fits\00", align 1
@.str.19 = private unnamed_addr constant [47 x i8] c"getline|finds the end of the file|reads a line\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"getline\00", align 1
@.str.21 = private unnamed_addr constant [51 x i8] c"getline is assumed to read lines of up to 63 bytes\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"fseek\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"fseeko\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"ftell\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"ftello\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"fgetpos\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"remove\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"rename\00", align 1
@.str.29 = private unnamed_addr constant [55 x i8] c"streams hold unknown data, and writing to one succeeds\00", align 1
@.str.30 = private unnamed_addr constant [11 x i8] c"unmodelled\00", align 1
@.str.31 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.32 = private unnamed_addr constant [76 x i8] c"setvbuf: what a stream keeps in a buffer of the program's is not seen there\00", align 1

define dso_local %struct._IO_FILE* @__mw_new_stream(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = call i8* @__midway_alloc(i64 noundef 8, i64 noundef 16, i32 noundef 2) #6
  %.compoundliteral.sroa.0.0..sroa_idx = bitcast i8* %call to i32*
  store i32 %fd, i32* %.compoundliteral.sroa.0.0..sroa_idx, align 4
  %.compoundliteral.sroa.2.0..sroa_idx2 = getelementptr inbounds i8, i8* %call, i64 4
  %0 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx2 to i32*
  store i32 0, i32* %0, align 4
  %1 = bitcast i8* %call to %struct._IO_FILE*
  ret %struct._IO_FILE* %1
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local noalias %struct._IO_FILE* @fopen(i8* noundef %path, i8* noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #6
  call void @__mw_read_text(i8* noundef %mode, i64 noundef -1) #6
  call void @__mw_may_be_cancelled() #6
  %call.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0)) #6
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:
  %call1.i.i = call i32 @__mw_fail_somehow() #6
  br label %opened.exit

if.end.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.29, i64 0, i64 0)) #6
  %call2.i.i = call i32 @__mw_new_descriptor(i8* noundef null) #6
  %call.i.i.i = call i8* @__midway_alloc(i64 noundef 8, i64 noundef 16, i32 noundef 2) #6
  %.compoundliteral.sroa.0.0..sroa_idx.i.i.i = bitcast i8* %call.i.i.i to i32*
  store i32 %call2.i.i, i32* %.compoundliteral.sroa.0.0..sroa_idx.i.i.i, align 4
  %.compoundliteral.sroa.2.0..sroa_idx2.i.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 4
  %0 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx2.i.i.i to i32*
  store i32 0, i32* %0, align 4
  %1 = bitcast i8* %call.i.i.i to %struct._IO_FILE*
  br label %opened.exit

opened.exit:
  %retval.0.i.i = phi %struct._IO_FILE* [ null, %if.then.i.i ], [ %1, %if.end.i.i ]
  ret %struct._IO_FILE* %retval.0.i.i
}

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noundef %path, i8* noundef %mode) local_unnamed_addr #0 {
entry:
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef %path, i8* noundef %mode) #7
  ret %struct._IO_FILE* %call
}

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %fd, i8* noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %mode, i64 noundef -1) #6
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0)) #6
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail_somehow() #6
  br label %stream_of.exit

if.end.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.29, i64 0, i64 0)) #6
  %call2.i = call i32 @__mw_new_descriptor(i8* noundef null) #6
  %call.i.i = call i8* @__midway_alloc(i64 noundef 8, i64 noundef 16, i32 noundef 2) #6
  %.compoundliteral.sroa.0.0..sroa_idx.i.i = bitcast i8* %call.i.i to i32*
  store i32 %call2.i, i32* %.compoundliteral.sroa.0.0..sroa_idx.i.i, align 4
  %.compoundliteral.sroa.2.0..sroa_idx2.i.i = getelementptr inbounds i8, i8* %call.i.i, i64 4
  %0 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx2.i.i to i32*
  store i32 0, i32* %0, align 4
  %1 = bitcast i8* %call.i.i to %struct._IO_FILE*
  br label %stream_of.exit

stream_of.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %if.then.i ], [ %1, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #6
  %call.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0)) #6
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:
  %call1.i.i = call i32 @__mw_fail_somehow() #6
  br label %opened.exit

if.end.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.29, i64 0, i64 0)) #6
  %call2.i.i = call i32 @__mw_new_descriptor(i8* noundef null) #6
  %call.i.i.i = call i8* @__midway_alloc(i64 noundef 8, i64 noundef 16, i32 noundef 2) #6
  %.compoundliteral.sroa.0.0..sroa_idx.i.i.i = bitcast i8* %call.i.i.i to i32*
  store i32 %call2.i.i, i32* %.compoundliteral.sroa.0.0..sroa_idx.i.i.i, align 4
  %.compoundliteral.sroa.2.0..sroa_idx2.i.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 4
  %0 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx2.i.i.i to i32*
  store i32 0, i32* %0, align 4
  %1 = bitcast i8* %call.i.i.i to %struct._IO_FILE*
  br label %opened.exit

opened.exit:
  %retval.0.i.i = phi %struct._IO_FILE* [ null, %if.then.i.i ], [ %1, %if.end.i.i ]
  ret %struct._IO_FILE* %retval.0.i.i
}

define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %command, i8* noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %command, i64 noundef -1) #6
  call void @__mw_read_text(i8* noundef %mode, i64 noundef -1) #6
  call void @__mw_may_be_cancelled() #6
  %call.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0)) #6
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:
  %call1.i.i = call i32 @__mw_fail_somehow() #6
  br label %opened.exit

if.end.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.29, i64 0, i64 0)) #6
  %call2.i.i = call i32 @__mw_new_descriptor(i8* noundef null) #6
  %call.i.i.i = call i8* @__midway_alloc(i64 noundef 8, i64 noundef 16, i32 noundef 2) #6
  %.compoundliteral.sroa.0.0..sroa_idx.i.i.i = bitcast i8* %call.i.i.i to i32*
  store i32 %call2.i.i, i32* %.compoundliteral.sroa.0.0..sroa_idx.i.i.i, align 4
  %.compoundliteral.sroa.2.0..sroa_idx2.i.i.i = getelementptr inbounds i8, i8* %call.i.i.i, i64 4
  %0 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx2.i.i.i to i32*
  store i32 0, i32* %0, align 4
  %1 = bitcast i8* %call.i.i.i to %struct._IO_FILE*
  br label %opened.exit

opened.exit:
  %retval.0.i.i = phi %struct._IO_FILE* [ null, %if.then.i.i ], [ %1, %if.end.i.i ]
  ret %struct._IO_FILE* %retval.0.i.i
}

define dso_local %struct._IO_FILE* @freopen(i8* noundef %path, i8* noundef %mode, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %tobool.not = icmp eq i8* %path, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__mw_read_text(i8* noundef nonnull %path, i64 noundef -1) #6
  br label %if.end

if.end:
  call void @__mw_read_text(i8* noundef %mode, i64 noundef -1) #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i64 0, i64 0)) #6
  %tobool1.not = icmp eq i32 %call, 0
  br i1 %tobool1.not, label %if.end3, label %return

if.end3:
  %call4 = call i32 @__mw_fail_somehow() #6
  br label %return

return:
  %retval.0 = phi %struct._IO_FILE* [ null, %if.end3 ], [ %f, %if.end ]
  ret %struct._IO_FILE* %retval.0
}

define internal fastcc void @transfers(%struct._IO_FILE* noundef %f) unnamed_addr #3 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @__mw_may_be_cancelled() #6
  ret void
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__mw_fail_somehow() local_unnamed_addr #2

define dso_local noalias %struct._IO_FILE* @fmemopen(i8* noundef %buf, i64 noundef %n, i8* noundef %mode) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i64, align 8
  call void @__mw_read_text(i8* noundef %mode, i64 noundef -1) #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i64 0, i64 0)) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end5, label %if.then

if.then:
  %call1 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool2.not = icmp eq i32 %call1, 0
  br i1 %tobool2.not, label %if.end, label %if.then3

if.then3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.6, i64 0, i64 0)) #8
  unreachable

if.end:
  %0 = bitcast i64* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0)) #6
  %1 = load i64, i64* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #9
  call void @__midway_check(i8* noundef %buf, i64 noundef %1, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %buf, i64 noundef %1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0)) #6
  %call.i = call i8* @__midway_alloc(i64 noundef 8, i64 noundef 16, i32 noundef 2) #6
  %.compoundliteral.sroa.0.0..sroa_idx.i = bitcast i8* %call.i to i32*
  store i32 -1, i32* %.compoundliteral.sroa.0.0..sroa_idx.i, align 4
  %.compoundliteral.sroa.2.0..sroa_idx2.i = getelementptr inbounds i8, i8* %call.i, i64 4
  %2 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx2.i to i32*
  store i32 0, i32* %2, align 4
  %3 = bitcast i8* %call.i to %struct._IO_FILE*
  br label %return

if.end5:
  %call6 = call i32 @__mw_fail_somehow() #6
  br label %return

return:
  %retval.0 = phi %struct._IO_FILE* [ %3, %if.end ], [ null, %if.end5 ]
  ret %struct._IO_FILE* %retval.0
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

define dso_local i32 @fclose(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #6
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  %standard = getelementptr inbounds %struct.stream, %struct.stream* %call, i64 0, i32 1
  %0 = load i32, i32* %standard, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %1 = bitcast %struct.stream* %call to i8*
  call void @__midway_free(i8* noundef %1, i32 noundef 2) #6
  br label %if.end

if.end:
  ret i32 0
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #2

define internal fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) unnamed_addr #3 {
entry:
  %0 = bitcast %struct._IO_FILE* %f to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 0) #6
  %1 = bitcast %struct._IO_FILE* %f to %struct.stream*
  ret %struct.stream* %1
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @pclose(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_may_be_cancelled() #6
  %call.i = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #6
  %standard.i = getelementptr inbounds %struct.stream, %struct.stream* %call.i, i64 0, i32 1
  %0 = load i32, i32* %standard.i, align 4
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %if.then.i, label %fclose.exit

if.then.i:
  %1 = bitcast %struct.stream* %call.i to i8*
  call void @__midway_free(i8* noundef %1, i32 noundef 2) #6
  br label %fclose.exit

fclose.exit:
  %2 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #9
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #6
  %3 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #9
  ret i32 %3
}

define dso_local i32 @fflush(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %struct._IO_FILE* %f, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call fastcc void @transfers(%struct._IO_FILE* noundef nonnull %f) #7
  br label %if.end

if.end:
  ret i32 0
}

define dso_local i32 @fflush_unlocked(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq %struct._IO_FILE* %f, null
  br i1 %tobool.not.i, label %fflush.exit, label %if.then.i

if.then.i:
  call fastcc void @transfers(%struct._IO_FILE* noundef nonnull %f) #6
  br label %fflush.exit

fflush.exit:
  ret i32 0
}

define dso_local i32 @fileno(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  %fd = getelementptr inbounds %struct.stream, %struct.stream* %call, i64 0, i32 0
  %0 = load i32, i32* %fd, align 4
  ret i32 %0
}

define dso_local i32 @setvbuf(%struct._IO_FILE* noundef %f, i8* noundef %buf, i32 noundef %mode, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call fastcc void @buffered(%struct._IO_FILE* noundef %f, i8* noundef %buf) #7
  ret i32 0
}

define internal fastcc void @buffered(%struct._IO_FILE* noundef %f, i8* noundef %buf) unnamed_addr #0 {
entry:
  %v.i.i = alloca i64, align 8
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  %tobool.not = icmp eq i8* %buf, null
  br i1 %tobool.not, label %if.end4, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str.32, i64 0, i64 0)) #6
  %call1 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool2.not = icmp eq i32 %call1, 0
  br i1 %tobool2.not, label %if.then3, label %if.end4

if.then3:
  %0 = bitcast i64* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #9
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0)) #6
  %1 = load i64, i64* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #9
  call void @__midway_check(i8* noundef nonnull %buf, i64 noundef %1, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %buf, i64 noundef %1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0)) #6
  br label %if.end4

if.end4:
  ret void
}

define dso_local void @setbuf(%struct._IO_FILE* noundef %f, i8* noundef %buf) local_unnamed_addr #0 {
entry:
  call fastcc void @buffered(%struct._IO_FILE* noundef %f, i8* noundef %buf) #7
  ret void
}

define dso_local void @setlinebuf(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  ret void
}

define dso_local void @flockfile(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  ret void
}

define dso_local void @funlockfile(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  ret void
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  ret i32 0
}

define dso_local i32 @feof(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i8, align 1
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v.i) #9
  call void @__midway_nondet(i8* noundef nonnull %v.i, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0)) #6
  %0 = load i8, i8* %v.i, align 1
  %1 = and i8 %0, 1
  %and.i = zext i8 %1 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v.i) #9
  ret i32 %and.i
}

define dso_local i32 @ferror(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i8, align 1
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v.i) #9
  call void @__midway_nondet(i8* noundef nonnull %v.i, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0)) #6
  %0 = load i8, i8* %v.i, align 1
  %1 = and i8 %0, 1
  %and.i = zext i8 %1 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v.i) #9
  ret i32 %and.i
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i8, align 1
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v.i) #9
  call void @__midway_nondet(i8* noundef nonnull %v.i, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0)) #6
  %0 = load i8, i8* %v.i, align 1
  %1 = and i8 %0, 1
  %and.i = zext i8 %1 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v.i) #9
  ret i32 %and.i
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i8, align 1
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v.i) #9
  call void @__midway_nondet(i8* noundef nonnull %v.i, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0)) #6
  %0 = load i8, i8* %v.i, align 1
  %1 = and i8 %0, 1
  %and.i = zext i8 %1 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v.i) #9
  ret i32 %and.i
}

define dso_local void @clearerr(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  ret void
}

define dso_local i64 @fread(i8* noundef %p, i64 noundef %size, i64 noundef %n, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %r = alloca i64, align 8
  %0 = bitcast i64* %r to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %cmp = icmp eq i64 %size, 0
  %cmp1 = icmp eq i64 %n, 0
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %cleanup, label %if.end

if.end:
  %mul = mul i64 %n, %size
  call void @__midway_check(i8* noundef %p, i64 noundef %mul, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %p, i64 noundef %mul, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #6
  %1 = load i64, i64* %r, align 8
  %cmp2 = icmp ugt i64 %1, %n
  %cond = select i1 %cmp2, i64 %n, i64 %1
  br label %cleanup

cleanup:
  %retval.0 = phi i64 [ %cond, %if.end ], [ 0, %entry ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #9
  ret i64 %retval.0
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @fread_unlocked(i8* noundef %p, i64 noundef %size, i64 noundef %n, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %r.i = alloca i64, align 8
  %0 = bitcast i64* %r.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %cmp.i = icmp eq i64 %size, 0
  %cmp1.i = icmp eq i64 %n, 0
  %or.cond.i = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond.i, label %fread.exit, label %if.end.i

if.end.i:
  %mul.i = mul i64 %n, %size
  call void @__midway_check(i8* noundef %p, i64 noundef %mul.i, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %p, i64 noundef %mul.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #6
  %1 = load i64, i64* %r.i, align 8
  %cmp2.i = icmp ugt i64 %1, %n
  %cond.i = select i1 %cmp2.i, i64 %n, i64 %1
  br label %fread.exit

fread.exit:
  %retval.0.i = phi i64 [ %cond.i, %if.end.i ], [ 0, %entry ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #9
  ret i64 %retval.0.i
}

define dso_local i64 @__fread_chk(i8* noundef %p, i64 noundef %room, i64 noundef %size, i64 noundef %n, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %r.i = alloca i64, align 8
  %0 = bitcast i64* %r.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %cmp.i = icmp eq i64 %size, 0
  %cmp1.i = icmp eq i64 %n, 0
  %or.cond.i = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond.i, label %fread.exit, label %if.end.i

if.end.i:
  %mul.i = mul i64 %n, %size
  call void @__midway_check(i8* noundef %p, i64 noundef %mul.i, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %p, i64 noundef %mul.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #6
  %1 = load i64, i64* %r.i, align 8
  %cmp2.i = icmp ugt i64 %1, %n
  %cond.i = select i1 %cmp2.i, i64 %n, i64 %1
  br label %fread.exit

fread.exit:
  %retval.0.i = phi i64 [ %cond.i, %if.end.i ], [ 0, %entry ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #9
  ret i64 %retval.0.i
}

define dso_local i32 @fgetc(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i16, align 2
  %0 = bitcast i16* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)) #6
  %1 = load i16, i16* %v.i, align 2
  %cmp.i = icmp slt i16 %1, 0
  %2 = and i16 %1, 255
  %and.i = zext i16 %2 to i32
  %cond.i = select i1 %cmp.i, i32 -1, i32 %and.i
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #9
  ret i32 %cond.i
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i16, align 2
  %0 = bitcast i16* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)) #6
  %1 = load i16, i16* %v.i, align 2
  %cmp.i = icmp slt i16 %1, 0
  %2 = and i16 %1, 255
  %and.i = zext i16 %2 to i32
  %cond.i = select i1 %cmp.i, i32 -1, i32 %and.i
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #9
  ret i32 %cond.i
}

define dso_local i32 @getc(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i16, align 2
  %0 = bitcast i16* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #6
  %1 = load i16, i16* %v.i, align 2
  %cmp.i = icmp slt i16 %1, 0
  %2 = and i16 %1, 255
  %and.i = zext i16 %2 to i32
  %cond.i = select i1 %cmp.i, i32 -1, i32 %and.i
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #9
  ret i32 %cond.i
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i16, align 2
  %0 = bitcast i16* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #6
  %1 = load i16, i16* %v.i, align 2
  %cmp.i = icmp slt i16 %1, 0
  %2 = and i16 %1, 255
  %and.i = zext i16 %2 to i32
  %cond.i = select i1 %cmp.i, i32 -1, i32 %and.i
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #9
  ret i32 %cond.i
}

define dso_local i32 @_IO_getc(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %v.i = alloca i16, align 2
  %0 = bitcast i16* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #6
  %1 = load i16, i16* %v.i, align 2
  %cmp.i = icmp slt i16 %1, 0
  %2 = and i16 %1, 255
  %and.i = zext i16 %2 to i32
  %cond.i = select i1 %cmp.i, i32 -1, i32 %and.i
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #9
  ret i32 %cond.i
}

define dso_local i32 @getchar() local_unnamed_addr #0 {
entry:
  %v.i = alloca i16, align 2
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %1 = bitcast i16* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %1) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %0) #6
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #6
  %2 = load i16, i16* %v.i, align 2
  %cmp.i = icmp slt i16 %2, 0
  %3 = and i16 %2, 255
  %and.i = zext i16 %3 to i32
  %cond.i = select i1 %cmp.i, i32 -1, i32 %and.i
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %1) #9
  ret i32 %cond.i
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 {
entry:
  %v.i = alloca i16, align 2
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %1 = bitcast i16* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %1) #9
  call fastcc void @transfers(%struct._IO_FILE* noundef %0) #6
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #6
  %2 = load i16, i16* %v.i, align 2
  %cmp.i = icmp slt i16 %2, 0
  %3 = and i16 %2, 255
  %and.i = zext i16 %3 to i32
  %cond.i = select i1 %cmp.i, i32 -1, i32 %and.i
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %1) #9
  ret i32 %cond.i
}

define dso_local i32 @ungetc(i32 noundef %c, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  %cmp = icmp eq i32 %c, -1
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.15, i64 0, i64 0)) #6
  %conv1 = and i32 %c, 255
  br label %return

return:
  %retval.0 = phi i32 [ %conv1, %if.end ], [ -1, %entry ]
  ret i32 %retval.0
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i8* @fgets(i8* noundef %s, i32 noundef %n, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %cmp = icmp slt i32 %n, 1
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.16, i64 0, i64 0)) #6
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %return, label %if.end

if.end:
  %conv = sext i32 %n to i64
  call void @__midway_check(i8* noundef %s, i64 noundef %conv, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %s, i64 noundef %conv, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i64 0, i64 0)) #6
  %sub = add i32 %n, -1
  %0 = zext i32 %sub to i64
  %arrayidx = getelementptr i8, i8* %s, i64 %0
  store i8 0, i8* %arrayidx, align 1
  br label %return

return:
  %retval.0 = phi i8* [ %s, %if.end ], [ null, %lor.lhs.false ], [ null, %entry ]
  ret i8* %retval.0
}

define dso_local i8* @fgets_unlocked(i8* noundef %s, i32 noundef %n, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %cmp.i = icmp slt i32 %n, 1
  br i1 %cmp.i, label %fgets.exit, label %lor.lhs.false.i

lor.lhs.false.i:
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.16, i64 0, i64 0)) #6
  %cmp1.i = icmp eq i32 %call.i, 0
  br i1 %cmp1.i, label %fgets.exit, label %if.end.i

if.end.i:
  %conv.i = sext i32 %n to i64
  call void @__midway_check(i8* noundef %s, i64 noundef %conv.i, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %s, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i64 0, i64 0)) #6
  %sub.i = add i32 %n, -1
  %0 = zext i32 %sub.i to i64
  %arrayidx.i = getelementptr i8, i8* %s, i64 %0
  store i8 0, i8* %arrayidx.i, align 1
  br label %fgets.exit

fgets.exit:
  %retval.0.i = phi i8* [ %s, %if.end.i ], [ null, %lor.lhs.false.i ], [ null, %entry ]
  ret i8* %retval.0.i
}

define dso_local i8* @gets(i8* noundef %s) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.18, i64 0, i64 0)) #6
  %call = call i64 @__midway_object_size(i8* noundef %s) #6
  %conv = trunc i64 %call to i32
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  call fastcc void @transfers(%struct._IO_FILE* noundef %0) #6
  %cmp.i = icmp slt i32 %conv, 1
  br i1 %cmp.i, label %fgets.exit, label %lor.lhs.false.i

lor.lhs.false.i:
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.16, i64 0, i64 0)) #6
  %cmp1.i = icmp eq i32 %call.i, 0
  br i1 %cmp1.i, label %fgets.exit, label %if.end.i

if.end.i:
  %sext = shl i64 %call, 32
  %conv.i = ashr exact i64 %sext, 32
  call void @__midway_check(i8* noundef %s, i64 noundef %conv.i, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %s, i64 noundef %conv.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i64 0, i64 0)) #6
  %sub.i = add i64 %call, 4294967295
  %1 = and i64 %sub.i, 4294967295
  %arrayidx.i = getelementptr i8, i8* %s, i64 %1
  store i8 0, i8* %arrayidx.i, align 1
  br label %fgets.exit

fgets.exit:
  %retval.0.i = phi i8* [ %s, %if.end.i ], [ null, %lor.lhs.false.i ], [ null, %entry ]
  ret i8* %retval.0.i
}

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i64 @getdelim(i8** noundef %line, i64* noundef %room, i32 %delimiter, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %0 = bitcast i8** %line to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #6
  %1 = bitcast i64* %room to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 8, i32 noundef 1) #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.19, i64 0, i64 0)) #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  %2 = load i8*, i8** %line, align 8
  %tobool.not = icmp eq i8* %2, null
  br i1 %tobool.not, label %if.then2, label %lor.lhs.false

lor.lhs.false:
  %3 = load i64, i64* %room, align 8
  %cmp1 = icmp ult i64 %3, 64
  br i1 %cmp1, label %if.then2, label %if.end4

if.then2:
  %call3 = call i8* @realloc(i8* noundef %2, i64 noundef 64) #6
  store i8* %call3, i8** %line, align 8
  store i64 64, i64* %room, align 8
  br label %if.end4

if.end4:
  %4 = load i8*, i8** %line, align 8
  call void @__midway_check(i8* noundef %4, i64 noundef 64, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i64 0, i64 0)) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.21, i64 0, i64 0)) #6
  %call5 = call i64 @__mw_between(i64 noundef 1, i64 noundef 63, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i64 0, i64 0)) #6
  %5 = load i8*, i8** %line, align 8
  %arrayidx = getelementptr i8, i8* %5, i64 %call5
  store i8 0, i8* %arrayidx, align 1
  %6 = load i8*, i8** %line, align 8
  %arrayidx6 = getelementptr i8, i8* %6, i64 63
  store i8 0, i8* %arrayidx6, align 1
  br label %return

return:
  %retval.0 = phi i64 [ %call5, %if.end4 ], [ -1, %entry ]
  ret i64 %retval.0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #5

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i64 @__getdelim(i8** noundef %line, i64* noundef %room, i32 noundef %delimiter, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call i64 @getdelim(i8** noundef %line, i64* noundef %room, i32 undef, %struct._IO_FILE* noundef %f) #7
  ret i64 %call
}

define dso_local i64 @getline(i8** noundef %line, i64* noundef %room, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call i64 @getdelim(i8** noundef %line, i64* noundef %room, i32 undef, %struct._IO_FILE* noundef %f) #7
  ret i64 %call
}

define dso_local i64 @fwrite(i8* noundef %p, i64 noundef %size, i64 noundef %n, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %mul = mul i64 %n, %size
  call void @__midway_check(i8* noundef %p, i64 noundef %mul, i32 noundef 0) #6
  %tobool.not = icmp eq i64 %size, 0
  %cond = select i1 %tobool.not, i64 0, i64 %n
  ret i64 %cond
}

define dso_local i64 @fwrite_unlocked(i8* noundef %p, i64 noundef %size, i64 noundef %n, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %mul.i = mul i64 %n, %size
  call void @__midway_check(i8* noundef %p, i64 noundef %mul.i, i32 noundef 0) #6
  %tobool.not.i = icmp eq i64 %size, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %n
  ret i64 %cond.i
}

define dso_local i32 @fputs(i8* noundef %s, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #6
  ret i32 1
}

define dso_local i32 @fputs_unlocked(i8* noundef %s, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #6
  ret i32 1
}

define dso_local i32 @puts(i8* noundef %s) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %0 = bitcast i32* %n to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #9
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8
  call fastcc void @transfers(%struct._IO_FILE* noundef %1) #7
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 4) #6
  %2 = load i32, i32* %n, align 4
  %and = and i32 %2, 2147483647
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #9
  ret i32 %and
}

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @fputc(i32 noundef %c, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %conv1.i = and i32 %c, 255
  ret i32 %conv1.i
}

define dso_local i32 @fputc_unlocked(i32 noundef %c, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %conv1.i = and i32 %c, 255
  ret i32 %conv1.i
}

define dso_local i32 @putc(i32 noundef %c, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %conv1.i = and i32 %c, 255
  ret i32 %conv1.i
}

define dso_local i32 @putc_unlocked(i32 noundef %c, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %conv1.i = and i32 %c, 255
  ret i32 %conv1.i
}

define dso_local i32 @_IO_putc(i32 noundef %c, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %conv1.i = and i32 %c, 255
  ret i32 %conv1.i
}

define dso_local i32 @putchar(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8
  call fastcc void @transfers(%struct._IO_FILE* noundef %0) #6
  %conv1.i = and i32 %c, 255
  ret i32 %conv1.i
}

define dso_local i32 @putchar_unlocked(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8
  call fastcc void @transfers(%struct._IO_FILE* noundef %0) #6
  %conv1.i = and i32 %c, 255
  ret i32 %conv1.i
}

define dso_local i32 @putw(i32 noundef %w, %struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  ret i32 0
}

define dso_local i32 @fseek(%struct._IO_FILE* noundef %f, i64 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i64 0, i64 0), i64 noundef 0) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

define dso_local i32 @fseeko(%struct._IO_FILE* noundef %f, i64 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i64 noundef 0) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @fseeko64(%struct._IO_FILE* noundef %f, i64 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i64 noundef 0) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i64 @ftell(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @__mw_may_set_errno() #6
  %call1 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0)) #6
  ret i64 %call1
}

declare void @__mw_may_set_errno() local_unnamed_addr #2

define dso_local i64 @ftello(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @__mw_may_set_errno() #6
  %call1 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i64 0, i64 0)) #6
  ret i64 %call1
}

define dso_local i64 @ftello64(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  call void @__mw_may_set_errno() #6
  %call1 = call i64 @__mw_between(i64 noundef -1, i64 noundef 9223372036854775807, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i64 0, i64 0)) #6
  ret i64 %call1
}

define dso_local void @rewind(%struct._IO_FILE* noundef %f) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  ret void
}

define dso_local i32 @fgetpos(%struct._IO_FILE* noundef %f, %struct._G_fpos_t* noundef %p) local_unnamed_addr #0 {
entry:
  %call = call fastcc %struct.stream* @stream(%struct._IO_FILE* noundef %f) #7
  %0 = bitcast %struct._G_fpos_t* %p to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 16, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %0, i64 noundef 16, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i64 0, i64 0)) #6
  ret i32 0
}

define dso_local i32 @fsetpos(%struct._IO_FILE* noundef %f, %struct._G_fpos_t* noundef %p) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #7
  %0 = bitcast %struct._G_fpos_t* %p to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 16, i32 noundef 0) #6
  ret i32 0
}

define dso_local i32 @remove(i8* noundef %path) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %path, i64 noundef -1) #6
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i64 0, i64 0), i64 noundef 0) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define dso_local i32 @rename(i8* noundef %from, i8* noundef %to) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %from, i64 noundef -1) #6
  call void @__mw_read_text(i8* noundef %to, i64 noundef -1) #6
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.28, i64 0, i64 0), i64 noundef 0) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noinline nounwind null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nounwind null_pointer_is_valid }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nounwind }

