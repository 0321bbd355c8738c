target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.input = type { i8*, i8*, i32, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.integer = type { i64, i32, i32, i8* }
%struct.arguments = type { [1 x %struct.__va_list_tag] }
%struct.conversion = type { i32, i32, i32, i64, i8, i8*, i8*, i32 }

@.str = private unnamed_addr constant [85 x i8] c"a conversion of scanf that numbers its argument, has a flag or reads wide characters\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"scanf %n\00", align 1
@is_nil.low = internal unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@is_nil.high = internal unnamed_addr constant [6 x i8] c"(NIL)\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"scanf\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"stdio\00", align 1
@.str.4 = private unnamed_addr constant [72 x i8] c"text read by an unbounded scanf conversion is assumed to fit its object\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"conversions of scanf\00", align 1

define dso_local i32 @sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__midway_check(i8* noundef %f, i64 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #8
  %1 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  %2 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #7
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.va_end(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @vsscanf(i8* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %f, i64 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @vscanf(i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__midway_check(i8* noundef %f, i64 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #8
  %1 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  %2 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #7
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vsscanf(i8* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %f, i64 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vscanf(i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__midway_check(i8* noundef %f, i64 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #8
  %1 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  %2 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #7
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vsscanf(i8* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %f, i64 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vscanf(i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  ret i32 %call.i
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #3

define internal fastcc i32 @run(%struct.input* noundef %in, i8* noundef %f, %struct.__va_list_tag* noundef %args) unnamed_addr #0 {
entry:
  %end.i12.i.i = alloca i8*, align 8
  %n.i.i.i = alloca %struct.integer, align 8
  %v.i.i.i = alloca i32, align 4
  %a = alloca %struct.arguments, align 8
  %c = alloca %struct.conversion, align 8
  %0 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %1 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1) #7
  %2 = bitcast %struct.__va_list_tag* %args to i8*
  call void @llvm.va_copy(i8* nonnull %0, i8* %2)
  %start = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 0
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 4
  %at = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %at28 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %skip.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %gp_offset_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %overflow_arg_area_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %3 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %width2.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %at.i23.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %set1.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  %set_end.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 6
  %inverted.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 7
  %allocate.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %4 = bitcast i8** %end.i12.i.i to i8*
  %at.i13.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %width.i14.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %size.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %at.i.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %width.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %size12.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %5 = bitcast %struct.integer* %n.i.i.i to i8*
  %at13.i.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %width14.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %end.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 3
  %overflow.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 2
  %magnitude.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 0
  %negative.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 1
  %negative5.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 1
  %assigned.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %limit.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 3
  %width.i.i66.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %allocate.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %allocate.i.i.i75.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %size.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %size.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %at22.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %6 = bitcast i32* %v.i.i.i to i8*
  %assigned = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %start51 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 0
  %at54 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %start65 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 0
  %at67 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %at74 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %assigned77 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %at88 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  br label %land.rhs

land.rhs:
  %f.addr.0151 = phi i8* [ %f, %entry ], [ %f.addr.1, %if.end92 ]
  %7 = load i8, i8* %f.addr.0151, align 1
  switch i8 %7, label %if.else [
    i8 0, label %while.end93
    i8 37, label %if.then
  ]

if.then:
  %add.ptr = getelementptr i8, i8* %f.addr.0151, i64 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c) #9
  %8 = load i8*, i8** %start, align 8
  %tobool4 = icmp ne i8* %8, null
  %9 = load i8, i8* %kind, align 8
  %cmp6 = icmp ne i8 %9, 99
  %or.cond = select i1 %tobool4, i1 %cmp6, i1 false
  %cmp11 = icmp ne i8 %9, 91
  %or.cond98 = select i1 %or.cond, i1 %cmp11, i1 false
  %cmp16 = icmp ne i8 %9, 110
  %or.cond99 = select i1 %or.cond98, i1 %cmp16, i1 false
  br i1 %or.cond99, label %while.cond19.preheader, label %if.end

while.cond19.preheader:
  %10 = load i8*, i8** %at, align 8
  %11 = load i8, i8* %10, align 1
  %conv20145 = sext i8 %11 to i32
  %cmp.i146 = icmp ne i8 %11, 32
  %12 = add nsw i32 %conv20145, -14
  %cmp1.i147 = icmp ult i32 %12, -5
  %tobool22.not148 = and i1 %cmp.i146, %cmp1.i147
  br i1 %tobool22.not148, label %if.end, label %while.body23

while.body23:
  %13 = phi i8* [ %incdec.ptr, %while.body23 ], [ %10, %while.cond19.preheader ]
  %incdec.ptr = getelementptr i8, i8* %13, i64 1
  store i8* %incdec.ptr, i8** %at, align 8
  %14 = load i8, i8* %incdec.ptr, align 1
  %conv20 = sext i8 %14 to i32
  %cmp.i = icmp ne i8 %14, 32
  %15 = add nsw i32 %conv20, -14
  %cmp1.i = icmp ult i32 %15, -5
  %tobool22.not = and i1 %cmp.i, %cmp1.i
  br i1 %tobool22.not, label %if.end, label %while.body23

if.end:
  %tobool26.not = icmp eq i8* %8, null
  br i1 %tobool26.not, label %land.end35, label %land.lhs.true27

land.lhs.true27:
  %16 = load i8*, i8** %at28, align 8
  %17 = load i8, i8* %16, align 1
  %tobool29.not = icmp eq i8 %17, 0
  %spec.select = select i1 %tobool29.not, i1 %cmp16, i1 false
  br label %land.end35

land.end35:
  %18 = phi i1 [ false, %if.end ], [ %spec.select, %land.lhs.true27 ]
  switch i8 %9, label %if.end.i [
    i8 37, label %if.then.i
    i8 0, label %if.then.i
  ]

if.then.i:
  br i1 %tobool26.not, label %convert.exit, label %lor.rhs.i

lor.rhs.i:
  %19 = load i8*, i8** %at.i, align 8
  %20 = load i8, i8* %19, align 1
  %cmp7.i = icmp eq i8 %20, 37
  br i1 %cmp7.i, label %land.rhs.i, label %convert.exit

land.rhs.i:
  %incdec.ptr.i = getelementptr i8, i8* %19, i64 1
  store i8* %incdec.ptr.i, i8** %at.i, align 8
  %tobool10.i = icmp ne i8* %19, null
  %phi.cast.i = zext i1 %tobool10.i to i32
  br label %convert.exit

if.end.i:
  %21 = load i32, i32* %skip.i, align 8
  %tobool11.not.i = icmp eq i32 %21, 0
  br i1 %tobool11.not.i, label %cond.false.i, label %cond.end.i

cond.false.i:
  %gp_offset.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp.i = icmp ult i32 %gp_offset.i, 41
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:
  %reg_save_area.i = load i8*, i8** %3, align 8
  %22 = sext i32 %gp_offset.i to i64
  %23 = getelementptr i8, i8* %reg_save_area.i, i64 %22
  %24 = add i32 %gp_offset.i, 8
  store i32 %24, i32* %gp_offset_p.i, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:
  %overflow_arg_area.i = load i8*, i8** %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, i8* %overflow_arg_area.i, i64 8
  store i8* %overflow_arg_area.next.i, i8** %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:
  %vaarg.addr.in.i = phi i8* [ %23, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %vaarg.addr.i = bitcast i8* %vaarg.addr.in.i to i8**
  %25 = load i8*, i8** %vaarg.addr.i, align 8
  br label %cond.end.i

cond.end.i:
  %cond.i = phi i8* [ %25, %vaarg.end.i ], [ null, %if.end.i ]
  %cmp14.i = icmp eq i8 %9, 110
  br i1 %cmp14.i, label %if.then16.i, label %if.end29.i

if.then16.i:
  %tobool17.not.i = icmp eq i8* %cond.i, null
  br i1 %tobool17.not.i, label %convert.exit, label %if.then18.i

if.then18.i:
  %26 = load i32, i32* %size.i, align 4
  br i1 %tobool26.not, label %cond.false24.i, label %cond.true21.i

cond.true21.i:
  %27 = load i8*, i8** %at22.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %27 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %8 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  br label %cond.end26.i

cond.false24.i:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0)) #8
  %28 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7
  %and.i.i = and i32 %28, 2147483647
  %conv25.i = zext i32 %and.i.i to i64
  br label %cond.end26.i

cond.end26.i:
  %cond27.i = phi i64 [ %sub.ptr.sub.i, %cond.true21.i ], [ %conv25.i, %cond.false24.i ]
  %conv.i.i = sext i32 %26 to i64
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef %conv.i.i, i32 noundef 1) #8
  switch i32 %26, label %sw.default.i.i [
    i32 1, label %sw.bb.i.i
    i32 2, label %sw.bb2.i.i
    i32 4, label %sw.bb4.i.i
  ]

sw.bb.i.i:
  %conv1.i.i = trunc i64 %cond27.i to i8
  store i8 %conv1.i.i, i8* %cond.i, align 1
  br label %convert.exit

sw.bb2.i.i:
  %conv3.i.i = trunc i64 %cond27.i to i16
  %29 = bitcast i8* %cond.i to i16*
  store i16 %conv3.i.i, i16* %29, align 2
  br label %convert.exit

sw.bb4.i.i:
  %conv5.i.i = trunc i64 %cond27.i to i32
  %30 = bitcast i8* %cond.i to i32*
  store i32 %conv5.i.i, i32* %30, align 4
  br label %convert.exit

sw.default.i.i:
  %31 = bitcast i8* %cond.i to i64*
  store i64 %cond27.i, i64* %31, align 8
  br label %convert.exit

if.end29.i:
  br i1 %tobool26.not, label %cond.false35.i, label %cond.true32.i

cond.true32.i:
  %conv.i62.i = sext i8 %9 to i32
  switch i32 %conv.i62.i, label %scan.exit.i [
    i32 100, label %sw.bb.i63.i
    i32 105, label %sw.bb.i63.i
    i32 117, label %sw.bb.i63.i
    i32 120, label %sw.bb.i63.i
    i32 88, label %sw.bb.i63.i
    i32 111, label %sw.bb.i63.i
    i32 112, label %sw.bb.i63.i
    i32 97, label %sw.bb1.i.i
    i32 101, label %sw.bb1.i.i
    i32 102, label %sw.bb1.i.i
    i32 103, label %sw.bb1.i.i
    i32 65, label %sw.bb1.i.i
    i32 69, label %sw.bb1.i.i
    i32 70, label %sw.bb1.i.i
    i32 71, label %sw.bb1.i.i
    i32 115, label %sw.bb3.i.i
    i32 99, label %sw.bb3.i.i
    i32 91, label %sw.bb3.i.i
  ]

sw.bb.i63.i:
  %cmp.i.i.i = icmp eq i8 %9, 112
  br i1 %cmp.i.i.i, label %land.lhs.true.i.i.i, label %if.end5.i.i.i

land.lhs.true.i.i.i:
  %32 = load i8*, i8** %at.i.i.i, align 8
  %33 = load i64, i64* %width.i.i.i, align 8
  %34 = load i8, i8* %32, align 1
  %cmp4.i75.not.i.i.i = icmp eq i8 %34, 40
  br i1 %cmp4.i75.not.i.i.i, label %for.body.i.i.i.preheader.i, label %is_nil.exit.i.i.i

for.body.i.i.i.preheader.i:
  %arrayidx.i.i.i86.i = getelementptr i8, i8* %32, i64 1
  %35 = load i8, i8* %arrayidx.i.i.i86.i, align 1
  switch i8 %35, label %is_nil.exit.i.loopexit.i.i [
    i8 110, label %for.cond.i.i.i.lr.ph.i
    i8 78, label %for.cond.i.i.i.lr.ph.i
  ]

for.cond.i.i.i.lr.ph.i:
  %arrayidx.i.i.i.i152 = getelementptr i8, i8* %32, i64 2
  %36 = load i8, i8* %arrayidx.i.i.i.i152, align 1
  %37 = and i8 %36, -33
  %.not = icmp eq i8 %37, 73
  br i1 %.not, label %for.cond.i.i.i.i, label %is_nil.exit.i.loopexit.i.i

for.cond.i.i.i.i:
  %inc.i.i.i.i157 = phi i32 [ %inc.i.i.i.i, %for.body.i.i.i.i ], [ 3, %for.cond.i.i.i.lr.ph.i ]
  %inc.i.i.i91.i149156 = phi i32 [ %inc.i.i.i.i157, %for.body.i.i.i.i ], [ 2, %for.cond.i.i.i.lr.ph.i ]
  %exitcond.not.i.i.i.i = icmp eq i32 %inc.i.i.i.i157, 5
  br i1 %exitcond.not.i.i.i.i, label %is_nil.exit.i.loopexit.i.i, label %for.body.i.i.i.i

for.body.i.i.i.i:
  %idxprom.i.i.i.i = sext i32 %inc.i.i.i.i157 to i64
  %arrayidx.i.i.i.i = getelementptr i8, i8* %32, i64 %idxprom.i.i.i.i
  %38 = load i8, i8* %arrayidx.i.i.i.i, align 1
  %arrayidx2.i.i.i.i = getelementptr [6 x i8], [6 x i8]* @is_nil.low, i64 0, i64 %idxprom.i.i.i.i
  %39 = load i8, i8* %arrayidx2.i.i.i.i, align 1
  %cmp4.i.i.i.i = icmp ne i8 %38, %39
  %arrayidx10.i.i.i.i = getelementptr [6 x i8], [6 x i8]* @is_nil.high, i64 0, i64 %idxprom.i.i.i.i
  %40 = load i8, i8* %arrayidx10.i.i.i.i, align 1
  %cmp12.i.i.i.i = icmp ne i8 %38, %40
  %and23.i.i.i.i = and i1 %cmp4.i.i.i.i, %cmp12.i.i.i.i
  %inc.i.i.i.i = add nuw i32 %inc.i.i.i.i157, 1
  br i1 %and23.i.i.i.i, label %is_nil.exit.i.loopexit.i.i, label %for.cond.i.i.i.i

is_nil.exit.i.loopexit.i.i:
  %i.024.i77.i.lcssa.i.i = phi i32 [ 0, %for.body.i.i.i.preheader.i ], [ 1, %for.cond.i.i.i.lr.ph.i ], [ %inc.i.i.i91.i149156, %for.body.i.i.i.i ], [ 4, %for.cond.i.i.i.i ]
  %cmp.i.i.le.i.i = icmp ult i32 %i.024.i77.i.lcssa.i.i, 4
  br label %is_nil.exit.i.i.i

is_nil.exit.i.i.i:
  %cmp.lcssa.i.i.i.i = phi i1 [ true, %land.lhs.true.i.i.i ], [ %cmp.i.i.le.i.i, %is_nil.exit.i.loopexit.i.i ]
  %cmp14.i.i.i.i = icmp ult i64 %33, 5
  %41 = or i1 %cmp14.i.i.i.i, %cmp.lcssa.i.i.i.i
  br i1 %41, label %if.end5.i.i.i, label %if.then.i.i.i

if.then.i.i.i:
  %add.ptr.i.i.i = getelementptr i8, i8* %32, i64 5
  store i8* %add.ptr.i.i.i, i8** %at.i.i.i, align 8
  %tobool3.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool3.not.i.i.i, label %scan.exit.i, label %if.then4.i.i.i

if.then4.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  %42 = bitcast i8* %cond.i to i64*
  store i64 0, i64* %42, align 8
  br label %scan.exit.i

if.end5.i.i.i:
  switch i32 %conv.i62.i, label %sw.default.i.i.i.i [
    i32 105, label %base_of.exit.i.i.i
    i32 120, label %sw.bb1.i.i.i.i
    i32 88, label %sw.bb1.i.i.i.i
    i32 112, label %sw.bb1.i.i.i.i
    i32 111, label %sw.bb2.i.i.i.i
  ]

sw.bb1.i.i.i.i:
  br label %base_of.exit.i.i.i

sw.bb2.i.i.i.i:
  br label %base_of.exit.i.i.i

sw.default.i.i.i.i:
  br label %base_of.exit.i.i.i

base_of.exit.i.i.i:
  %retval.0.i.i.i.i = phi i32 [ 10, %sw.default.i.i.i.i ], [ 8, %sw.bb2.i.i.i.i ], [ 16, %sw.bb1.i.i.i.i ], [ 0, %if.end5.i.i.i ]
  %43 = load i32, i32* %size12.i.i.i, align 4
  %cond.i.i.i = select i1 %cmp.i.i.i, i32 8, i32 %43
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #7
  %44 = load i8*, i8** %at13.i.i.i, align 8
  %45 = load i64, i64* %width14.i.i.i, align 8
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i.i.i, i8* noundef %44, i32 noundef %retval.0.i.i.i.i, i64 noundef %45) #8
  %46 = load i8*, i8** %end.i.i.i, align 8
  %tobool15.not.i.i.i = icmp eq i8* %46, null
  br i1 %tobool15.not.i.i.i, label %cleanup.i.i.i, label %if.end17.i.i.i

if.end17.i.i.i:
  %47 = and i32 %retval.0.i.i.i.i, 10
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %cond.true22.i.i.i, label %cond.end29.i.i.i

cond.true22.i.i.i:
  %49 = load i8*, i8** %at13.i.i.i, align 8
  %50 = load i64, i64* %width14.i.i.i, align 8
  %51 = load i8, i8* %49, align 1
  %cmp.i67.i.i.i = icmp eq i8 %51, 45
  %cmp3.i.i.i.i = icmp eq i8 %51, 43
  %narrow.i68.i.i.i = or i1 %cmp.i67.i.i.i, %cmp3.i.i.i.i
  %52 = zext i1 %narrow.i68.i.i.i to i64
  %add.ptr.i.i.i.i = getelementptr i8, i8* %49, i64 %52
  %add.ptr5.i.i.i.i = getelementptr i8, i8* %add.ptr.i.i.i.i, i64 1
  %cmp6.i.i.i.i = icmp eq i8* %add.ptr5.i.i.i.i, %46
  br i1 %cmp6.i.i.i.i, label %land.lhs.true.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true.i.i.i.i:
  %53 = load i8, i8* %add.ptr.i.i.i.i, align 1
  %cmp9.i.i.i.i = icmp eq i8 %53, 48
  br i1 %cmp9.i.i.i.i, label %land.lhs.true11.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true11.i.i.i.i:
  %54 = load i8, i8* %46, align 1
  %55 = and i8 %54, -33
  %cmp13.i.i.i.i = icmp eq i8 %55, 88
  br i1 %cmp13.i.i.i.i, label %land.rhs.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.rhs.i.i.i.i:
  %sub.ptr.lhs.cast.i.i.i.i = ptrtoint i8* %46 to i64
  %sub.ptr.rhs.cast.i.i.i.i = ptrtoint i8* %49 to i64
  %sub.ptr.sub.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i
  %cmp15.i.i.i.i = icmp ult i64 %sub.ptr.sub.i.i.i.i, %50
  %phi.cast29.i.i.i.i = zext i1 %cmp15.i.i.i.i to i64
  br label %skip_bare_prefix.exit.i.i.i

skip_bare_prefix.exit.i.i.i:
  %56 = phi i64 [ 0, %land.lhs.true11.i.i.i.i ], [ 0, %land.lhs.true.i.i.i.i ], [ 0, %cond.true22.i.i.i ], [ %phi.cast29.i.i.i.i, %land.rhs.i.i.i.i ]
  %add.ptr18.i.i.i.i = getelementptr i8, i8* %46, i64 %56
  br label %cond.end29.i.i.i

cond.end29.i.i.i:
  %cond30.i.i.i = phi i8* [ %add.ptr18.i.i.i.i, %skip_bare_prefix.exit.i.i.i ], [ %46, %if.end17.i.i.i ]
  store i8* %cond30.i.i.i, i8** %at13.i.i.i, align 8
  %57 = load i8, i8* %kind, align 8
  %cmp34.i.i.i = icmp eq i8 %57, 100
  %cmp38.i.i.i = icmp eq i8 %57, 105
  %narrow.i.i.i = or i1 %cmp34.i.i.i, %cmp38.i.i.i
  %58 = zext i1 %narrow.i.i.i to i32
  %59 = xor i1 %cmp38.i.i.i, %cmp34.i.i.i
  %cond1.i.i.i.i = select i1 %59, i64 9223372036854775807, i64 -1
  %60 = load i32, i32* %overflow.i.i.i.i, align 4
  %tobool2.not.i.i.i.i = icmp eq i32 %60, 0
  br i1 %tobool2.not.i.i.i.i, label %lor.lhs.false.i.i.i.i, label %if.then.i.i.i.i

lor.lhs.false.i.i.i.i:
  %61 = load i64, i64* %magnitude.i.i.i.i, align 8
  %62 = load i32, i32* %negative.i.i.i.i, align 8
  %and.i.i.i.i = and i32 %62, %58
  %conv.i69.i.i.i = zext i32 %and.i.i.i.i to i64
  %add.i.i.i.i = add i64 %cond1.i.i.i.i, %conv.i69.i.i.i
  %cmp3.i70.i.i.i = icmp ugt i64 %61, %add.i.i.i.i
  br i1 %cmp3.i70.i.i.i, label %if.then.i.i.i.i, label %if.end.i.i.i.i

if.then.i.i.i.i:
  %call.i.i.i.i = call i32 @__mw_fail(i32 noundef 34) #8
  %63 = load i32, i32* %negative5.i.i.i.i, align 8
  %and6.i.i.i.i = and i32 %63, %58
  %conv7.i.i.i.i = zext i32 %and6.i.i.i.i to i64
  %add8.i.i.i.i = add i64 %cond1.i.i.i.i, %conv7.i.i.i.i
  br label %value_of.exit.i.i.i

if.end.i.i.i.i:
  %tobool10.not.i.i.i.i = icmp eq i32 %62, 0
  %sub.i.i.i.i = sub i64 0, %61
  %cond16.i.i.i.i = select i1 %tobool10.not.i.i.i.i, i64 %61, i64 %sub.i.i.i.i
  br label %value_of.exit.i.i.i

value_of.exit.i.i.i:
  %retval.0.i71.i.i.i = phi i64 [ %add8.i.i.i.i, %if.then.i.i.i.i ], [ %cond16.i.i.i.i, %if.end.i.i.i.i ]
  %tobool41.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool41.not.i.i.i, label %cleanup.i.i.i, label %if.then42.i.i.i

if.then42.i.i.i:
  %conv.i72.i.i.i = sext i32 %cond.i.i.i to i64
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef %conv.i72.i.i.i, i32 noundef 1) #8
  switch i32 %cond.i.i.i, label %sw.default.i74.i.i.i [
    i32 1, label %sw.bb.i.i.i.i
    i32 2, label %sw.bb2.i73.i.i.i
    i32 4, label %sw.bb4.i.i.i.i
  ]

sw.bb.i.i.i.i:
  %conv1.i.i.i.i = trunc i64 %retval.0.i71.i.i.i to i8
  store i8 %conv1.i.i.i.i, i8* %cond.i, align 1
  br label %cleanup.i.i.i

sw.bb2.i73.i.i.i:
  %conv3.i.i.i.i = trunc i64 %retval.0.i71.i.i.i to i16
  %64 = bitcast i8* %cond.i to i16*
  store i16 %conv3.i.i.i.i, i16* %64, align 2
  br label %cleanup.i.i.i

sw.bb4.i.i.i.i:
  %conv5.i.i.i.i = trunc i64 %retval.0.i71.i.i.i to i32
  %65 = bitcast i8* %cond.i to i32*
  store i32 %conv5.i.i.i.i, i32* %65, align 4
  br label %cleanup.i.i.i

sw.default.i74.i.i.i:
  %66 = bitcast i8* %cond.i to i64*
  store i64 %retval.0.i71.i.i.i, i64* %66, align 8
  br label %cleanup.i.i.i

cleanup.i.i.i:
  %retval.0.i.i.i = phi i32 [ 0, %base_of.exit.i.i.i ], [ 1, %value_of.exit.i.i.i ], [ 1, %sw.bb.i.i.i.i ], [ 1, %sw.bb2.i73.i.i.i ], [ 1, %sw.bb4.i.i.i.i ], [ 1, %sw.default.i74.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #7
  br label %scan.exit.i

sw.bb1.i.i:
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  %67 = load i8*, i8** %at.i13.i.i, align 8
  %68 = load i64, i64* %width.i14.i.i, align 8
  %call.i.i.i = call double @__mw_read_double(i8* noundef %67, i64 noundef %68, i8** noundef nonnull %end.i12.i.i) #8
  %69 = load i8*, i8** %end.i12.i.i, align 8
  %tobool.not.i.i.i = icmp eq i8* %69, null
  br i1 %tobool.not.i.i.i, label %scan_double.exit.i.i, label %if.end.i.i.i

if.end.i.i.i:
  store i8* %69, i8** %at.i13.i.i, align 8
  %tobool2.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool2.not.i.i.i, label %scan_double.exit.i.i, label %if.then3.i.i.i

if.then3.i.i.i:
  %70 = load i32, i32* %size.i.i.i, align 4
  switch i32 %70, label %if.else7.i.i.i.i [
    i32 4, label %if.then.i.i15.i.i
    i32 8, label %if.then6.i.i.i.i
  ]

if.then.i.i15.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 4, i32 noundef 1) #8
  %conv2.i.i.i.i = fptrunc double %call.i.i.i to float
  %71 = bitcast i8* %cond.i to float*
  store float %conv2.i.i.i.i, float* %71, align 4
  br label %scan_double.exit.i.i

if.then6.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  %72 = bitcast i8* %cond.i to double*
  store double %call.i.i.i, double* %72, align 8
  br label %scan_double.exit.i.i

if.else7.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 16, i32 noundef 1) #8
  %conv8.i.i.i.i = fpext double %call.i.i.i to x86_fp80
  %73 = bitcast i8* %cond.i to x86_fp80*
  store x86_fp80 %conv8.i.i.i.i, x86_fp80* %73, align 16
  br label %scan_double.exit.i.i

scan_double.exit.i.i:
  %retval.0.i16.i.i = phi i32 [ 0, %sw.bb1.i.i ], [ 1, %if.end.i.i.i ], [ 1, %if.then.i.i15.i.i ], [ 1, %if.then6.i.i.i.i ], [ 1, %if.else7.i.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  br label %scan.exit.i

sw.bb3.i.i:
  %cmp.i19.i.i = icmp eq i8 %9, 99
  %74 = load i64, i64* %width2.i.i.i, align 8
  %cmp3.i.i.i = icmp eq i64 %74, -1
  %or.cond144 = select i1 %cmp.i19.i.i, i1 %cmp3.i.i.i, i1 false
  %cond.i22.i.i = select i1 %or.cond144, i64 1, i64 %74
  %75 = load i8*, i8** %at.i23.i.i, align 8
  %cmp671.not.i.i.i = icmp eq i64 %cond.i22.i.i, 0
  br i1 %cmp671.not.i.i.i, label %while.end.i.i.i, label %land.lhs.true8.lr.ph.i.i.i

land.lhs.true8.lr.ph.i.i.i:
  %76 = load i8*, i8** %set1.i.i.i.i, align 8
  %77 = load i8*, i8** %set_end.i.i.i.i, align 8
  %cmp54.i.i.i.i = icmp ult i8* %76, %77
  %78 = ptrtoint i8* %77 to i64
  %79 = ptrtoint i8* %76 to i64
  %80 = sub i64 %78, %79
  %scevgep.i.i.i.i = getelementptr i8, i8* %76, i64 %80
  %81 = load i32, i32* %inverted.i.i.i.i, align 8
  br label %land.lhs.true8.i.i.i

land.lhs.true8.i.i.i:
  %n.072.i.i.i = phi i64 [ 0, %land.lhs.true8.lr.ph.i.i.i ], [ %inc.i.i.i, %while.body.i.i.i ]
  %arrayidx.i.i.i = getelementptr i8, i8* %75, i64 %n.072.i.i.i
  %82 = load i8, i8* %arrayidx.i.i.i, align 1
  %conv9.i.i.i = sext i8 %82 to i32
  %tobool.not.i25.i.i = icmp eq i8 %82, 0
  br i1 %tobool.not.i25.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  switch i8 %9, label %cond.false20.i.i.i [
    i8 99, label %while.body.i.i.i
    i8 91, label %cond.true18.i.i.i
  ]

cond.true18.i.i.i:
  br i1 %cmp54.i.i.i.i, label %for.body.i.i27.i.i, label %in_set.exit.i.i.i

for.body.i.i27.i.i:
  %p.056.i.i.i.i = phi i8* [ %incdec.ptr.i.i.i.i, %for.inc.i.i.i.i ], [ %76, %cond.true18.i.i.i ]
  %found.055.i.i.i.i = phi i32 [ %found.1.i.i.i.i, %for.inc.i.i.i.i ], [ 0, %cond.true18.i.i.i ]
  %83 = load i8, i8* %p.056.i.i.i.i, align 1
  %cmp2.i.i.i.i = icmp eq i8 %83, 45
  %cmp4.i.i26.i.i = icmp ugt i8* %p.056.i.i.i.i, %76
  %or.cond.i.i.i.i = select i1 %cmp2.i.i.i.i, i1 %cmp4.i.i26.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %land.lhs.true6.i.i.i.i, label %if.else.i.i.i.i

land.lhs.true6.i.i.i.i:
  %add.ptr.i.i28.i.i = getelementptr i8, i8* %p.056.i.i.i.i, i64 1
  %cmp7.i.i.i.i = icmp ult i8* %add.ptr.i.i28.i.i, %77
  br i1 %cmp7.i.i.i.i, label %land.lhs.true9.i.i.i.i, label %if.else.i.i.i.i

land.lhs.true9.i.i.i.i:
  %arrayidx.i.i29.i.i = getelementptr i8, i8* %p.056.i.i.i.i, i64 -1
  %84 = load i8, i8* %arrayidx.i.i29.i.i, align 1
  %85 = load i8, i8* %add.ptr.i.i28.i.i, align 1
  %cmp13.not.i.i.i.i = icmp ugt i8 %84, %85
  br i1 %cmp13.not.i.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i30.i.i

if.then.i.i30.i.i:
  %cmp18.i.i.i.i = icmp ule i8 %84, %82
  %cmp23.i.i.i.i = icmp uge i8 %85, %82
  %and53.i.i.i.i = and i1 %cmp18.i.i.i.i, %cmp23.i.i.i.i
  br label %for.inc.i.i.i.i

if.else.i.i.i.i:
  %cmp27.i.i.i.i = icmp eq i8 %83, %82
  br label %for.inc.i.i.i.i

for.inc.i.i.i.i:
  %and.pn.in.i.i.i.i = phi i1 [ %and53.i.i.i.i, %if.then.i.i30.i.i ], [ %cmp27.i.i.i.i, %if.else.i.i.i.i ]
  %and.pn.i.i.i.i = zext i1 %and.pn.in.i.i.i.i to i32
  %found.1.i.i.i.i = or i32 %found.055.i.i.i.i, %and.pn.i.i.i.i
  %incdec.ptr.i.i.i.i = getelementptr i8, i8* %p.056.i.i.i.i, i64 1
  %exitcond.not.i.i31.i.i = icmp eq i8* %incdec.ptr.i.i.i.i, %scevgep.i.i.i.i
  br i1 %exitcond.not.i.i31.i.i, label %in_set.exit.i.i.i, label %for.body.i.i27.i.i

in_set.exit.i.i.i:
  %found.0.lcssa.i.i.i.i = phi i32 [ 0, %cond.true18.i.i.i ], [ %found.1.i.i.i.i, %for.inc.i.i.i.i ]
  %cmp30.i.i.i.i = icmp ne i32 %found.0.lcssa.i.i.i.i, %81
  br label %cond.end25.i.i.i

cond.false20.i.i.i:
  %cmp.i.i32.i.i = icmp ne i8 %82, 32
  %86 = add nsw i32 %conv9.i.i.i, -14
  %cmp1.i.i.i.i = icmp ult i32 %86, -5
  %tobool24.not.i.i.i = and i1 %cmp.i.i32.i.i, %cmp1.i.i.i.i
  br label %cond.end25.i.i.i

cond.end25.i.i.i:
  %cond26.in.i.i.i = phi i1 [ %cmp30.i.i.i.i, %in_set.exit.i.i.i ], [ %tobool24.not.i.i.i, %cond.false20.i.i.i ]
  br i1 %cond26.in.i.i.i, label %while.body.i.i.i, label %while.end.i.i.i

while.body.i.i.i:
  %inc.i.i.i = add nuw i64 %n.072.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %cond.i22.i.i
  br i1 %exitcond.not.i.i.i, label %while.end.i.i.i, label %land.lhs.true8.i.i.i

while.end.i.i.i:
  %n.0.lcssa.i.i.i = phi i64 [ 0, %sw.bb3.i.i ], [ %n.072.i.i.i, %cond.end25.i.i.i ], [ %n.072.i.i.i, %land.lhs.true8.i.i.i ], [ %cond.i22.i.i, %while.body.i.i.i ]
  %cmp28.i.i.i = icmp eq i64 %n.0.lcssa.i.i.i, 0
  br i1 %cmp28.i.i.i, label %scan.exit.i, label %if.end.i34.i.i

if.end.i34.i.i:
  %add.ptr.i33.i.i = getelementptr i8, i8* %75, i64 %n.0.lcssa.i.i.i
  store i8* %add.ptr.i33.i.i, i8** %at.i23.i.i, align 8
  %tobool31.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool31.not.i.i.i, label %scan.exit.i, label %if.end33.i.i.i

if.end33.i.i.i:
  %87 = load i32, i32* %allocate.i.i.i.i, align 8
  %tobool.not.i.i.i.i = icmp eq i32 %87, 0
  br i1 %tobool.not.i.i.i.i, label %text_object.exit.i.i.i, label %if.end.i.i35.i.i

if.end.i.i35.i.i:
  %add.i.i.i = add i64 %n.0.lcssa.i.i.i, 1
  %call.i.i.i.i.i = call i8* @__midway_alloc(i64 noundef %add.i.i.i, i64 noundef 16, i32 noundef 1) #8
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  %88 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i.i, i8** %88, align 8
  br label %text_object.exit.i.i.i

text_object.exit.i.i.i:
  %retval.0.i.i36.i.i = phi i8* [ %call.i.i.i.i.i, %if.end.i.i35.i.i ], [ %cond.i, %if.end33.i.i.i ]
  call void @__midway_memcpy(i8* noundef %retval.0.i.i36.i.i, i8* noundef %75, i64 noundef %n.0.lcssa.i.i.i) #8
  %89 = load i8, i8* %kind, align 8
  %cmp37.not.i.i.i = icmp eq i8 %89, 99
  br i1 %cmp37.not.i.i.i, label %scan.exit.i, label %if.then39.i.i.i

if.then39.i.i.i:
  %add.ptr40.i.i.i = getelementptr i8, i8* %retval.0.i.i36.i.i, i64 %n.0.lcssa.i.i.i
  call void @__midway_memset(i8* noundef %add.ptr40.i.i.i, i32 noundef 0, i64 noundef 1) #8
  br label %scan.exit.i

scan.exit.i:
  %retval.0.i.i = phi i32 [ %retval.0.i16.i.i, %scan_double.exit.i.i ], [ 0, %cond.true32.i ], [ %retval.0.i.i.i, %cleanup.i.i.i ], [ 1, %if.then4.i.i.i ], [ 1, %if.then.i.i.i ], [ 0, %while.end.i.i.i ], [ 1, %if.end.i34.i.i ], [ 1, %if.then39.i.i.i ], [ 1, %text_object.exit.i.i.i ]
  %tobool34.not.i = icmp eq i32 %retval.0.i.i, 0
  br i1 %tobool34.not.i, label %convert.exit, label %if.end39.i

cond.false35.i:
  br i1 %tobool11.not.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %90 = load i32, i32* %assigned.i.i, align 8
  %91 = load i32, i32* %limit.i.i, align 4
  %cmp.not.i.i = icmp slt i32 %90, %91
  br i1 %cmp.not.i.i, label %if.end.i.i, label %convert.exit

if.end.i.i:
  %tobool1.not.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool1.not.i.i, label %if.end39.i, label %if.end3.i.i

if.end3.i.i:
  %conv.i65.i = sext i8 %9 to i32
  switch i32 %conv.i65.i, label %sw.default.i84.i [
    i32 115, label %sw.bb.i68.i
    i32 99, label %sw.bb.i68.i
    i32 91, label %sw.bb.i68.i
    i32 112, label %sw.bb4.i82.i
  ]

sw.bb.i68.i:
  %92 = load i64, i64* %width.i.i66.i, align 8
  %cmp.i.i67.i = icmp eq i8 %9, 99
  %cmp2.i.i.i = icmp eq i64 %92, -1
  br i1 %cmp.i.i67.i, label %if.then.i.i70.i, label %if.end.i.i71.i

if.then.i.i70.i:
  %cond.i.i69.i = select i1 %cmp2.i.i.i, i64 1, i64 %92
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef %cond.i.i69.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i64 noundef %cond.i.i69.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %if.end39.i

if.end.i.i71.i:
  br i1 %cmp2.i.i.i, label %if.then6.i.i.i, label %if.end11.i.i.i

if.then6.i.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.4, i64 0, i64 0)) #8
  %93 = load i32, i32* %allocate.i.i.i, align 8
  %tobool.not.i.i72.i = icmp eq i32 %93, 0
  br i1 %tobool.not.i.i72.i, label %cond.false8.i.i.i, label %if.end11.i.i.i

cond.false8.i.i.i:
  %call.i.i73.i = call i64 @__midway_object_size(i8* noundef nonnull %cond.i) #8
  %sub.i.i.i = add i64 %call.i.i73.i, -1
  br label %if.end11.i.i.i

if.end11.i.i.i:
  %n.0.i.i.i = phi i64 [ %92, %if.end.i.i71.i ], [ %sub.i.i.i, %cond.false8.i.i.i ], [ 63, %if.then6.i.i.i ]
  %add.i.i74.i = add i64 %n.0.i.i.i, 1
  %94 = load i32, i32* %allocate.i.i.i75.i, align 8
  %tobool.not.i.i.i76.i = icmp eq i32 %94, 0
  br i1 %tobool.not.i.i.i76.i, label %text_object.exit.i.i81.i, label %if.end.i.i.i78.i

if.end.i.i.i78.i:
  %call.i.i.i.i77.i = call i8* @__midway_alloc(i64 noundef %add.i.i74.i, i64 noundef 16, i32 noundef 1) #8
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  %95 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i77.i, i8** %95, align 8
  br label %text_object.exit.i.i81.i

text_object.exit.i.i81.i:
  %retval.0.i.i.i79.i = phi i8* [ %call.i.i.i.i77.i, %if.end.i.i.i78.i ], [ %cond.i, %if.end11.i.i.i ]
  call void @__midway_check(i8* noundef %retval.0.i.i.i79.i, i64 noundef %add.i.i74.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %retval.0.i.i.i79.i, i64 noundef %add.i.i74.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  %arrayidx.i.i80.i = getelementptr i8, i8* %retval.0.i.i.i79.i, i64 %n.0.i.i.i
  store i8 0, i8* %arrayidx.i.i80.i, align 1
  br label %if.end39.i

sw.bb4.i82.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %if.end39.i

sw.default.i84.i:
  %96 = load i32, i32* %size.i.i, align 4
  %conv5.i83.i = sext i32 %96 to i64
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef %conv5.i83.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i64 noundef %conv5.i83.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %if.end39.i

if.end39.i:
  %cmp40.i = icmp ne i8* %cond.i, null
  %conv41.i = zext i1 %cmp40.i to i32
  %97 = load i32, i32* %assigned.i, align 8
  %add.i = add i32 %97, %conv41.i
  store i32 %add.i, i32* %assigned.i, align 8
  br label %convert.exit

convert.exit:
  %retval.1.i = phi i32 [ 1, %if.then.i ], [ 0, %lor.rhs.i ], [ %phi.cast.i, %land.rhs.i ], [ 1, %if.end39.i ], [ 1, %if.then16.i ], [ 0, %scan.exit.i ], [ 1, %sw.bb.i.i ], [ 1, %sw.bb2.i.i ], [ 1, %sw.bb4.i.i ], [ 1, %sw.default.i.i ], [ 0, %land.lhs.true.i.i ]
  %tobool37 = icmp eq i32 %retval.1.i, 0
  %or.cond100 = select i1 %tobool37, i1 %18, i1 false
  br i1 %or.cond100, label %land.lhs.true40, label %if.end92

land.lhs.true40:
  %98 = load i32, i32* %assigned, align 8
  %tobool41.not = icmp eq i32 %98, 0
  br i1 %tobool41.not, label %if.then42, label %if.end92

if.then42:
  store i32 -1, i32* %assigned, align 8
  br label %if.end92

if.else:
  %conv = sext i8 %7 to i32
  %cmp.i134 = icmp ne i8 %7, 32
  %99 = add nsw i32 %conv, -14
  %cmp1.i136 = icmp ult i32 %99, -5
  %tobool47.not = and i1 %cmp.i134, %cmp1.i136
  br i1 %tobool47.not, label %if.else64, label %if.then48

if.then48:
  %incdec.ptr49 = getelementptr i8, i8* %f.addr.0151, i64 1
  %100 = load i8*, i8** %start51, align 8
  %tobool52.not = icmp eq i8* %100, null
  br i1 %tobool52.not, label %if.end92, label %land.rhs53

land.rhs53:
  %101 = load i8*, i8** %at54, align 8
  %102 = load i8, i8* %101, align 1
  %conv55 = sext i8 %102 to i32
  %cmp.i139 = icmp ne i8 %102, 32
  %103 = add nsw i32 %conv55, -14
  %cmp1.i141 = icmp ult i32 %103, -5
  %tobool57.not = and i1 %cmp.i139, %cmp1.i141
  br i1 %tobool57.not, label %if.end92, label %while.body60

while.body60:
  %incdec.ptr62 = getelementptr i8, i8* %101, i64 1
  store i8* %incdec.ptr62, i8** %at54, align 8
  br i1 %tobool52.not, label %if.end92, label %land.rhs53

if.else64:
  %104 = load i8*, i8** %start65, align 8
  %tobool66.not = icmp eq i8* %104, null
  br i1 %tobool66.not, label %lor.end, label %lor.rhs

lor.rhs:
  %105 = load i8*, i8** %at67, align 8
  %106 = load i8, i8* %105, align 1
  %cmp70 = icmp eq i8 %106, %7
  br label %lor.end

lor.end:
  %107 = phi i1 [ true, %if.else64 ], [ %cmp70, %lor.rhs ]
  %lor.ext = zext i1 %107 to i32
  br i1 %107, label %if.end81, label %land.lhs.true73

land.lhs.true73:
  %108 = load i8*, i8** %at74, align 8
  %109 = load i8, i8* %108, align 1
  %tobool75.not = icmp eq i8 %109, 0
  br i1 %tobool75.not, label %land.lhs.true76, label %if.end81

land.lhs.true76:
  %110 = load i32, i32* %assigned77, align 8
  %tobool78.not = icmp eq i32 %110, 0
  br i1 %tobool78.not, label %if.then79, label %if.end81

if.then79:
  store i32 -1, i32* %assigned77, align 8
  br label %if.end81

if.end81:
  %tobool83 = icmp ne i8* %104, null
  %111 = select i1 %tobool83, i1 %107, i1 false
  %112 = load i8*, i8** %at88, align 8
  %113 = zext i1 %111 to i64
  %add.ptr89 = getelementptr i8, i8* %112, i64 %113
  store i8* %add.ptr89, i8** %at88, align 8
  %incdec.ptr90 = getelementptr i8, i8* %f.addr.0151, i64 1
  br label %if.end92

if.end92:
  %going.1 = phi i32 [ %lor.ext, %if.end81 ], [ %retval.1.i, %if.then42 ], [ %retval.1.i, %land.lhs.true40 ], [ %retval.1.i, %convert.exit ], [ 1, %if.then48 ], [ 1, %while.body60 ], [ 1, %land.rhs53 ]
  %f.addr.1 = phi i8* [ %incdec.ptr90, %if.end81 ], [ %call, %if.then42 ], [ %call, %land.lhs.true40 ], [ %call, %convert.exit ], [ %incdec.ptr49, %if.then48 ], [ %incdec.ptr49, %while.body60 ], [ %incdec.ptr49, %land.rhs53 ]
  %tobool.not = icmp eq i32 %going.1, 0
  br i1 %tobool.not, label %while.end93, label %land.rhs

while.end93:
  %f.addr.0.lcssa = phi i8* [ %f.addr.0151, %land.rhs ], [ %f.addr.1, %if.end92 ]
  call void @llvm.va_end(i8* %0)
  %sub.ptr.lhs.cast = ptrtoint i8* %f.addr.0.lcssa to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %f to i64
  %sub.ptr.sub = sub i64 1, %sub.ptr.rhs.cast
  %add = add i64 %sub.ptr.sub, %sub.ptr.lhs.cast
  call void @__midway_touched(i8* noundef %f, i64 noundef %add, i32 noundef 0) #8
  %assigned97 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %114 = load i32, i32* %assigned97, align 8
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1) #7
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %114
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %f, %struct.conversion* nocapture noundef %c) unnamed_addr #0 {
entry:
  %.compoundliteral.sroa.0.0..sroa_cast = bitcast %struct.conversion* %c to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(16) %.compoundliteral.sroa.0.0..sroa_cast, i8 0, i64 16, i1 false)
  %.compoundliteral.sroa.2.0..sroa_idx86 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  store i64 -1, i64* %.compoundliteral.sroa.2.0..sroa_idx86, align 8
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 4
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(32) %.compoundliteral.sroa.3.0..sroa_idx, i8 0, i64 32, i1 false)
  %0 = load i8, i8* %f, align 1
  %cmp = icmp eq i8 %0, 42
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %skip = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  store i32 1, i32* %skip, align 8
  %incdec.ptr = getelementptr i8, i8* %f, i64 1
  br label %if.end

if.end:
  %f.addr.0 = phi i8* [ %incdec.ptr, %if.then ], [ %f, %entry ]
  %1 = load i8, i8* %f.addr.0, align 1
  %conv2 = sext i8 %1 to i32
  %2 = add nsw i32 %conv2, -58
  %cmp.i = icmp ult i32 %2, -10
  br i1 %cmp.i, label %if.end13, label %if.then3

if.then3:
  store i64 0, i64* %.compoundliteral.sroa.2.0..sroa_idx86, align 8
  %3 = load i8, i8* %f.addr.0, align 1
  %conv5134 = sext i8 %3 to i32
  %4 = add nsw i32 %conv5134, -58
  %cmp.i126135 = icmp ult i32 %4, -10
  br i1 %cmp.i126135, label %if.end13, label %for.body

for.body:
  %5 = phi i8 [ %7, %for.body ], [ %3, %if.then3 ]
  %f.addr.1136 = phi i8* [ %incdec.ptr12, %for.body ], [ %f.addr.0, %if.then3 ]
  %6 = load i64, i64* %.compoundliteral.sroa.2.0..sroa_idx86, align 8
  %mul = mul i64 %6, 10
  %conv9 = sext i8 %5 to i64
  %sub = add nsw i64 %conv9, -48
  %add = add i64 %sub, %mul
  store i64 %add, i64* %.compoundliteral.sroa.2.0..sroa_idx86, align 8
  %incdec.ptr12 = getelementptr i8, i8* %f.addr.1136, i64 1
  %7 = load i8, i8* %incdec.ptr12, align 1
  %conv5 = sext i8 %7 to i32
  %8 = add nsw i32 %conv5, -58
  %cmp.i126 = icmp ult i32 %8, -10
  br i1 %cmp.i126, label %if.end13, label %for.body

if.end13:
  %f.addr.2 = phi i8* [ %f.addr.0, %if.end ], [ %f.addr.0, %if.then3 ], [ %incdec.ptr12, %for.body ]
  %9 = load i64, i64* %.compoundliteral.sroa.2.0..sroa_idx86, align 8
  %cmp15 = icmp eq i64 %9, 0
  br i1 %cmp15, label %if.then17, label %if.end19

if.then17:
  store i64 -1, i64* %.compoundliteral.sroa.2.0..sroa_idx86, align 8
  br label %if.end19

if.end19:
  %10 = load i8, i8* %f.addr.2, align 1
  %cmp21 = icmp eq i8 %10, 109
  br i1 %cmp21, label %if.then23, label %if.end25

if.then23:
  %allocate = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  store i32 1, i32* %allocate, align 8
  %incdec.ptr24 = getelementptr i8, i8* %f.addr.2, i64 1
  br label %if.end25

if.end25:
  %f.addr.3 = phi i8* [ %incdec.ptr24, %if.then23 ], [ %f.addr.2, %if.end19 ]
  %11 = load i8, i8* %f.addr.3, align 1
  %cmp27 = icmp eq i8 %11, 108
  br i1 %cmp27, label %land.rhs, label %land.end

land.rhs:
  %arrayidx = getelementptr i8, i8* %f.addr.3, i64 1
  %12 = load i8, i8* %arrayidx, align 1
  %cmp30 = icmp ne i8 %12, 108
  br label %land.end

land.end:
  %13 = phi i1 [ false, %if.end25 ], [ %cmp30, %land.rhs ]
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  store i32 4, i32* %size, align 4
  %14 = load i8, i8* %f.addr.3, align 1
  %conv.i128 = sext i8 %14 to i32
  switch i32 %conv.i128, label %read_size.exit [
    i32 104, label %sw.bb.i
    i32 108, label %sw.bb8.i
    i32 76, label %sw.bb21.i
    i32 113, label %sw.bb23.i
    i32 106, label %sw.bb23.i
    i32 122, label %sw.bb25.i
    i32 116, label %sw.bb25.i
  ]

sw.bb.i:
  %arrayidx.i = getelementptr i8, i8* %f.addr.3, i64 1
  %15 = load i8, i8* %arrayidx.i, align 1
  %cmp.i129 = icmp eq i8 %15, 104
  %cond.i = select i1 %cmp.i129, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %16 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %16, 104
  %17 = zext i1 %cmp5.i to i64
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i64 %17
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.3, i64 1
  store i32 8, i32* %size, align 4
  %18 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %18, 108
  %19 = zext i1 %cmp17.i to i64
  %add.ptr20.i = getelementptr i8, i8* %arrayidx9.i, i64 %19
  br label %read_size.exit

sw.bb21.i:
  store i32 16, i32* %size, align 4
  %add.ptr22.i = getelementptr i8, i8* %f.addr.3, i64 1
  br label %read_size.exit

sw.bb23.i:
  store i32 8, i32* %size, align 4
  %add.ptr24.i = getelementptr i8, i8* %f.addr.3, i64 1
  br label %read_size.exit

sw.bb25.i:
  store i32 8, i32* %size, align 4
  %add.ptr26.i = getelementptr i8, i8* %f.addr.3, i64 1
  br label %read_size.exit

read_size.exit:
  %retval.0.i = phi i8* [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr7.i, %sw.bb.i ], [ %f.addr.3, %land.end ]
  %20 = load i8, i8* %retval.0.i, align 1
  store i8 %20, i8* %.compoundliteral.sroa.3.0..sroa_idx, align 8
  %21 = load i8, i8* %retval.0.i, align 1
  %tobool33.not = icmp ne i8 %21, 0
  %spec.select.idx = zext i1 %tobool33.not to i64
  %spec.select = getelementptr i8, i8* %retval.0.i, i64 %spec.select.idx
  %cmp39 = icmp eq i8 %20, 91
  br i1 %cmp39, label %if.then41, label %if.else

if.then41:
  %22 = load i8, i8* %spec.select, align 1
  %cmp.i130 = icmp eq i8 %22, 94
  %conv1.i = zext i1 %cmp.i130 to i32
  %inverted.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 7
  store i32 %conv1.i, i32* %inverted.i, align 8
  %23 = zext i1 %cmp.i130 to i64
  %add.ptr.i = getelementptr i8, i8* %spec.select, i64 %23
  %set.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  store i8* %add.ptr.i, i8** %set.i, align 8
  %24 = load i8, i8* %add.ptr.i, align 1
  %cmp4.i = icmp eq i8 %24, 93
  %spec.select.idx.i = zext i1 %cmp4.i to i64
  %spec.select.i = getelementptr i8, i8* %add.ptr.i, i64 %spec.select.idx.i
  br label %while.cond.i

while.cond.i:
  %f.addr.1.i = phi i8* [ %spec.select.i, %if.then41 ], [ %incdec.ptr10.i, %while.body.i ]
  %25 = load i8, i8* %f.addr.1.i, align 1
  switch i8 %25, label %while.body.i [
    i8 0, label %read_set.exit
    i8 93, label %read_set.exit
  ]

while.body.i:
  %incdec.ptr10.i = getelementptr i8, i8* %f.addr.1.i, i64 1
  br label %while.cond.i

read_set.exit:
  %set_end.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 6
  store i8* %f.addr.1.i, i8** %set_end.i, align 8
  %26 = load i8, i8* %f.addr.1.i, align 1
  %tobool12.not.i = icmp ne i8 %26, 0
  %cond.idx.i = zext i1 %tobool12.not.i to i64
  %cond.i131 = getelementptr i8, i8* %f.addr.1.i, i64 %cond.idx.i
  br label %if.end61

if.else:
  %tobool45 = icmp ne i8 %20, 0
  %or.cond = select i1 %tobool45, i1 %13, i1 false
  br i1 %or.cond, label %land.lhs.true47, label %if.end61

land.lhs.true47:
  %27 = or i8 %20, 32
  %28 = add i8 %27, -101
  %29 = icmp ult i8 %28, 3
  br i1 %29, label %if.then58, label %if.end61

if.then58:
  store i32 8, i32* %size, align 4
  br label %if.end61

if.end61:
  %f.addr.5 = phi i8* [ %cond.i131, %read_set.exit ], [ %spec.select, %if.then58 ], [ %spec.select, %land.lhs.true47 ], [ %spec.select, %if.else ]
  %conv.i132 = sext i8 %20 to i32
  switch i32 %conv.i132, label %if.then81 [
    i32 100, label %lor.lhs.false.critedge
    i32 105, label %lor.lhs.false.critedge
    i32 117, label %lor.lhs.false.critedge
    i32 120, label %lor.lhs.false.critedge
    i32 88, label %lor.lhs.false.critedge
    i32 111, label %lor.lhs.false.critedge
    i32 112, label %lor.lhs.false.critedge
    i32 97, label %lor.lhs.false.critedge
    i32 101, label %lor.lhs.false.critedge
    i32 102, label %lor.lhs.false.critedge
    i32 103, label %lor.lhs.false.critedge
    i32 65, label %lor.lhs.false.critedge
    i32 69, label %lor.lhs.false.critedge
    i32 70, label %lor.lhs.false.critedge
    i32 71, label %lor.lhs.false.critedge
    i32 115, label %lor.lhs.false.critedge
    i32 99, label %lor.lhs.false.critedge
    i32 91, label %lor.lhs.false.critedge
    i32 110, label %lor.lhs.false.critedge
    i32 37, label %lor.lhs.false.critedge
    i32 0, label %lor.lhs.false.critedge
  ]

lor.lhs.false.critedge:
  br i1 %13, label %land.lhs.true66, label %if.end82

land.lhs.true66:
  switch i8 %20, label %if.end82 [
    i8 115, label %if.then81
    i8 99, label %if.then81
    i8 91, label %if.then81
  ]

if.then81:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str, i64 0, i64 0)) #10
  unreachable

if.end82:
  ret i8* %f.addr.5
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

declare void @__midway_cut(i8* noundef) local_unnamed_addr #5

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @__mw_read_integer(%struct.integer* sret(%struct.integer) align 8, i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

declare double @__mw_read_double(i8* noundef, i64 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #3

define internal fastcc void @transfers(%struct._IO_FILE* noundef %f) unnamed_addr #6 {
entry:
  call fastcc void @stream(%struct._IO_FILE* noundef %f) #9
  call void @__mw_may_be_cancelled() #8
  ret void
}

define internal fastcc i32 @from_stream(i8* noundef %f, %struct.__va_list_tag* noundef %a) unnamed_addr #0 {
entry:
  %c.i = alloca %struct.conversion, align 8
  %in = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %f, i64 noundef 1, i32 noundef 0) #8
  %0 = bitcast %struct.conversion* %c.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %0) #7
  %1 = load i8, i8* %f, align 1
  %tobool.not19.i = icmp eq i8 %1, 0
  br i1 %tobool.not19.i, label %count.exit, label %while.body.lr.ph.i

while.body.lr.ph.i:
  %kind.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i, i64 0, i32 4
  %skip.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i, i64 0, i32 0
  br label %while.body.i

while.body.i:
  %2 = phi i8 [ %1, %while.body.lr.ph.i ], [ %6, %if.end.i ]
  %n.021.i = phi i32 [ 0, %while.body.lr.ph.i ], [ %n.1.i, %if.end.i ]
  %f.addr.020.i = phi i8* [ %f, %while.body.lr.ph.i ], [ %f.addr.1.i, %if.end.i ]
  %incdec.ptr.i = getelementptr i8, i8* %f.addr.020.i, i64 1
  %cmp.i = icmp eq i8 %2, 37
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call.i = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr.i, %struct.conversion* noundef nonnull %c.i) #8
  %3 = load i8, i8* %kind.i, align 8
  %tobool3.i = icmp ne i8 %3, 0
  %cmp6.i = icmp ne i8 %3, 37
  %or.cond.i = and i1 %tobool3.i, %cmp6.i
  %cmp11.i = icmp ne i8 %3, 110
  %or.cond14.i = and i1 %cmp11.i, %or.cond.i
  %4 = load i32, i32* %skip.i, align 8
  %tobool13.not.i = icmp eq i32 %4, 0
  %5 = select i1 %or.cond14.i, i1 %tobool13.not.i, i1 false
  %land.ext.i = zext i1 %5 to i32
  %add.i = add i32 %n.021.i, %land.ext.i
  br label %if.end.i

if.end.i:
  %f.addr.1.i = phi i8* [ %call.i, %if.then.i ], [ %incdec.ptr.i, %while.body.i ]
  %n.1.i = phi i32 [ %add.i, %if.then.i ], [ %n.021.i, %while.body.i ]
  %6 = load i8, i8* %f.addr.1.i, align 1
  %tobool.not.i = icmp eq i8 %6, 0
  br i1 %tobool.not.i, label %count.exit, label %while.body.i

count.exit:
  %n.0.lcssa.i = phi i32 [ 0, %entry ], [ %n.1.i, %if.end.i ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %0) #7
  %add = add i32 %n.0.lcssa.i, 2
  %call1 = call i32 @__midway_choose(i32 noundef %add, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i64 0, i64 0)) #8
  %sub = add i32 %call1, -1
  %cmp = icmp slt i32 %sub, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  %7 = bitcast %struct.input* %in to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %limit2 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 3
  store i32 %sub, i32* %limit2, align 4
  %call3 = call fastcc i32 @run(%struct.input* noundef nonnull %in, i8* noundef %f, %struct.__va_list_tag* noundef %a) #9
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #7
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call3, %if.end ], [ -1, %count.exit ]
  ret i32 %retval.0
}

define internal fastcc void @stream(%struct._IO_FILE* noundef %f) unnamed_addr #6 {
entry:
  %0 = bitcast %struct._IO_FILE* %f to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 0) #8
  ret void
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { noinline nounwind null_pointer_is_valid }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin noreturn nounwind }

