target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.input = type { i8*, i8*, i32, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.integer = type { i64, i32, i32, i8* }
%struct.arguments = type { i8* }
%struct.conversion = type { i32, i32, i32, i32, i8, i8*, i8*, i32 }

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
  %in.i = alloca %struct.input, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__midway_check(i8* noundef %f, i32 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #8
  %2 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %1) #8
  %3 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %3 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #7
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.va_end(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %1) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %1) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @vsscanf(i8* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %f, i32 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @vscanf(i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__midway_check(i8* noundef %f, i32 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #8
  %2 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %1) #8
  %3 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %3 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #7
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %1) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %1) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vsscanf(i8* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %f, i32 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vscanf(i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__midway_check(i8* noundef %f, i32 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #8
  %2 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %1) #8
  %3 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %3 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #7
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %1) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %1) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vsscanf(i8* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %f, i32 noundef 1, i32 noundef 0) #8
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %a) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vscanf(i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #8
  %call.i = call fastcc i32 @from_stream(i8* noundef %f, i8* noundef %a) #8
  ret i32 %call.i
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #3

define internal fastcc i32 @run(%struct.input* noundef %in, i8* noundef %f, i8* noundef %args) unnamed_addr #0 {
entry:
  %end.i12.i.i = alloca i8*, align 4
  %n.i.i.i = alloca %struct.integer, align 8
  %v.i.i.i = alloca i32, align 4
  %args.addr = alloca i8*, align 4
  %a = alloca %struct.arguments, align 4
  %c = alloca %struct.conversion, align 4
  store i8* %args, i8** %args.addr, align 4
  %0 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  %1 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %1) #7
  %2 = bitcast i8** %args.addr to i8*
  call void @llvm.va_copy(i8* nonnull %0, i8* nonnull %2)
  %start = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 0
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  %at = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %at28 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %skip.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %list.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %width2.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %at.i24.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %set1.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  %set_end.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 6
  %inverted.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 7
  %allocate.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %3 = bitcast i8** %end.i12.i.i to i8*
  %at.i13.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %width.i14.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %size.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %at.i.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %width.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %size12.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %4 = bitcast %struct.integer* %n.i.i.i to i8*
  %at13.i.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %width14.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %end.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 3
  %overflow.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 2
  %magnitude.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 0
  %negative.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 1
  %negative5.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 1
  %assigned.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %limit.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 3
  %width.i.i69.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %allocate.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %allocate.i.i.i78.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %size.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %size.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %at22.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %5 = bitcast i32* %v.i.i.i to i8*
  %assigned = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %start51 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 0
  %at54 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %start65 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 0
  %at67 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %at74 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %assigned77 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %at88 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  br label %land.rhs

land.rhs:
  %f.addr.0150 = phi i8* [ %f, %entry ], [ %f.addr.1, %if.end92 ]
  %6 = load i8, i8* %f.addr.0150, align 1
  switch i8 %6, label %if.else [
    i8 0, label %while.end93
    i8 37, label %if.then
  ]

if.then:
  %add.ptr = getelementptr i8, i8* %f.addr.0150, i32 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c) #9
  %7 = load i8*, i8** %start, align 4
  %tobool4 = icmp ne i8* %7, null
  %8 = load i8, i8* %kind, align 4
  %cmp6 = icmp ne i8 %8, 99
  %or.cond = select i1 %tobool4, i1 %cmp6, i1 false
  %cmp11 = icmp ne i8 %8, 91
  %or.cond97 = select i1 %or.cond, i1 %cmp11, i1 false
  %cmp16 = icmp ne i8 %8, 110
  %or.cond98 = select i1 %or.cond97, i1 %cmp16, i1 false
  br i1 %or.cond98, label %while.cond19.preheader, label %if.end

while.cond19.preheader:
  %9 = load i8*, i8** %at, align 4
  %10 = load i8, i8* %9, align 1
  %conv20144 = sext i8 %10 to i32
  %cmp.i145 = icmp ne i8 %10, 32
  %11 = add nsw i32 %conv20144, -14
  %cmp1.i146 = icmp ult i32 %11, -5
  %tobool22.not147 = and i1 %cmp.i145, %cmp1.i146
  br i1 %tobool22.not147, label %if.end, label %while.body23

while.body23:
  %12 = phi i8* [ %incdec.ptr, %while.body23 ], [ %9, %while.cond19.preheader ]
  %incdec.ptr = getelementptr i8, i8* %12, i32 1
  store i8* %incdec.ptr, i8** %at, align 4
  %13 = load i8, i8* %incdec.ptr, align 1
  %conv20 = sext i8 %13 to i32
  %cmp.i = icmp ne i8 %13, 32
  %14 = add nsw i32 %conv20, -14
  %cmp1.i = icmp ult i32 %14, -5
  %tobool22.not = and i1 %cmp.i, %cmp1.i
  br i1 %tobool22.not, label %if.end, label %while.body23

if.end:
  %tobool26.not = icmp eq i8* %7, null
  br i1 %tobool26.not, label %land.end35, label %land.lhs.true27

land.lhs.true27:
  %15 = load i8*, i8** %at28, align 4
  %16 = load i8, i8* %15, align 1
  %tobool29.not = icmp eq i8 %16, 0
  %spec.select = select i1 %tobool29.not, i1 %cmp16, i1 false
  br label %land.end35

land.end35:
  %17 = phi i1 [ false, %if.end ], [ %spec.select, %land.lhs.true27 ]
  switch i8 %8, label %if.end.i [
    i8 37, label %if.then.i
    i8 0, label %if.then.i
  ]

if.then.i:
  br i1 %tobool26.not, label %convert.exit, label %lor.rhs.i

lor.rhs.i:
  %18 = load i8*, i8** %at.i, align 4
  %19 = load i8, i8* %18, align 1
  %cmp7.i = icmp eq i8 %19, 37
  br i1 %cmp7.i, label %land.rhs.i, label %convert.exit

land.rhs.i:
  %incdec.ptr.i = getelementptr i8, i8* %18, i32 1
  store i8* %incdec.ptr.i, i8** %at.i, align 4
  %tobool10.i = icmp ne i8* %18, null
  %phi.cast.i = zext i1 %tobool10.i to i32
  br label %convert.exit

if.end.i:
  %20 = load i32, i32* %skip.i, align 4
  %tobool11.not.i = icmp eq i32 %20, 0
  br i1 %tobool11.not.i, label %cond.false.i, label %cond.end.i

cond.false.i:
  %argp.cur.i = load i8*, i8** %list.i, align 4
  %argp.next.i = getelementptr inbounds i8, i8* %argp.cur.i, i32 4
  store i8* %argp.next.i, i8** %list.i, align 4
  %21 = bitcast i8* %argp.cur.i to i8**
  %22 = load i8*, i8** %21, align 4
  br label %cond.end.i

cond.end.i:
  %cond.i = phi i8* [ %22, %cond.false.i ], [ null, %if.end.i ]
  %cmp14.i = icmp eq i8 %8, 110
  br i1 %cmp14.i, label %if.then16.i, label %if.end30.i

if.then16.i:
  %tobool17.not.i = icmp eq i8* %cond.i, null
  br i1 %tobool17.not.i, label %convert.exit, label %if.then18.i

if.then18.i:
  %23 = load i32, i32* %size.i, align 4
  br i1 %tobool26.not, label %cond.false25.i, label %cond.true21.i

cond.true21.i:
  %24 = load i8*, i8** %at22.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %24 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %7 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %conv24.i = sext i32 %sub.ptr.sub.i to i64
  br label %cond.end27.i

cond.false25.i:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0)) #8
  %25 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  %and.i.i = and i32 %25, 2147483647
  %conv26.i = zext i32 %and.i.i to i64
  br label %cond.end27.i

cond.end27.i:
  %cond28.i = phi i64 [ %conv24.i, %cond.true21.i ], [ %conv26.i, %cond.false25.i ]
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %23, i32 noundef 1) #8
  switch i32 %23, label %sw.default.i.i [
    i32 1, label %sw.bb.i.i
    i32 2, label %sw.bb1.i.i
    i32 4, label %sw.bb3.i.i
  ]

sw.bb.i.i:
  %conv.i.i = trunc i64 %cond28.i to i8
  store i8 %conv.i.i, i8* %cond.i, align 1
  br label %convert.exit

sw.bb1.i.i:
  %conv2.i.i = trunc i64 %cond28.i to i16
  %26 = bitcast i8* %cond.i to i16*
  store i16 %conv2.i.i, i16* %26, align 2
  br label %convert.exit

sw.bb3.i.i:
  %conv4.i.i = trunc i64 %cond28.i to i32
  %27 = bitcast i8* %cond.i to i32*
  store i32 %conv4.i.i, i32* %27, align 4
  br label %convert.exit

sw.default.i.i:
  %28 = bitcast i8* %cond.i to i64*
  store i64 %cond28.i, i64* %28, align 4
  br label %convert.exit

if.end30.i:
  br i1 %tobool26.not, label %cond.false36.i, label %cond.true33.i

cond.true33.i:
  %conv.i63.i = sext i8 %8 to i32
  switch i32 %conv.i63.i, label %scan.exit.i [
    i32 100, label %sw.bb.i64.i
    i32 105, label %sw.bb.i64.i
    i32 117, label %sw.bb.i64.i
    i32 120, label %sw.bb.i64.i
    i32 88, label %sw.bb.i64.i
    i32 111, label %sw.bb.i64.i
    i32 112, label %sw.bb.i64.i
    i32 97, label %sw.bb1.i65.i
    i32 101, label %sw.bb1.i65.i
    i32 102, label %sw.bb1.i65.i
    i32 103, label %sw.bb1.i65.i
    i32 65, label %sw.bb1.i65.i
    i32 69, label %sw.bb1.i65.i
    i32 70, label %sw.bb1.i65.i
    i32 71, label %sw.bb1.i65.i
    i32 115, label %sw.bb3.i66.i
    i32 99, label %sw.bb3.i66.i
    i32 91, label %sw.bb3.i66.i
  ]

sw.bb.i64.i:
  %cmp.i.i.i = icmp eq i8 %8, 112
  br i1 %cmp.i.i.i, label %land.lhs.true.i.i.i, label %if.end5.i.i.i

land.lhs.true.i.i.i:
  %29 = load i8*, i8** %at.i.i.i, align 4
  %30 = load i32, i32* %width.i.i.i, align 4
  %31 = load i8, i8* %29, align 1
  %cmp3.i78.not.i.i.i = icmp eq i8 %31, 40
  br i1 %cmp3.i78.not.i.i.i, label %for.body.i.i.i.preheader.i, label %is_nil.exit.i.i.i

for.body.i.i.i.preheader.i:
  %arrayidx.i.i.i87.i = getelementptr i8, i8* %29, i32 1
  %32 = load i8, i8* %arrayidx.i.i.i87.i, align 1
  switch i8 %32, label %is_nil.exit.i.loopexit.i.i [
    i8 110, label %for.cond.i.i.i.lr.ph.i
    i8 78, label %for.cond.i.i.i.lr.ph.i
  ]

for.cond.i.i.i.lr.ph.i:
  %arrayidx.i.i.i.i151 = getelementptr i8, i8* %29, i32 2
  %33 = load i8, i8* %arrayidx.i.i.i.i151, align 1
  %34 = and i8 %33, -33
  %.not = icmp eq i8 %34, 73
  br i1 %.not, label %for.cond.i.i.i.i, label %is_nil.exit.i.loopexit.i.i

for.cond.i.i.i.i:
  %inc.i.i.i.i156 = phi i32 [ %inc.i.i.i.i, %for.body.i.i.i.i ], [ 3, %for.cond.i.i.i.lr.ph.i ]
  %inc.i.i.i92.i148155 = phi i32 [ %inc.i.i.i.i156, %for.body.i.i.i.i ], [ 2, %for.cond.i.i.i.lr.ph.i ]
  %exitcond.not.i.i.i.i = icmp eq i32 %inc.i.i.i.i156, 5
  br i1 %exitcond.not.i.i.i.i, label %is_nil.exit.i.loopexit.i.i, label %for.body.i.i.i.i

for.body.i.i.i.i:
  %arrayidx.i.i.i.i = getelementptr i8, i8* %29, i32 %inc.i.i.i.i156
  %35 = load i8, i8* %arrayidx.i.i.i.i, align 1
  %arrayidx1.i.i.i.i = getelementptr [6 x i8], [6 x i8]* @is_nil.low, i32 0, i32 %inc.i.i.i.i156
  %36 = load i8, i8* %arrayidx1.i.i.i.i, align 1
  %cmp3.i.i.i.i = icmp ne i8 %35, %36
  %arrayidx7.i.i.i.i = getelementptr [6 x i8], [6 x i8]* @is_nil.high, i32 0, i32 %inc.i.i.i.i156
  %37 = load i8, i8* %arrayidx7.i.i.i.i, align 1
  %cmp9.i.i.i.i = icmp ne i8 %35, %37
  %and20.i.i.i.i = and i1 %cmp3.i.i.i.i, %cmp9.i.i.i.i
  %inc.i.i.i.i = add nuw nsw i32 %inc.i.i.i.i156, 1
  br i1 %and20.i.i.i.i, label %is_nil.exit.i.loopexit.i.i, label %for.cond.i.i.i.i

is_nil.exit.i.loopexit.i.i:
  %i.021.i80.i.lcssa.i.i = phi i32 [ 0, %for.body.i.i.i.preheader.i ], [ 1, %for.cond.i.i.i.lr.ph.i ], [ %inc.i.i.i92.i148155, %for.body.i.i.i.i ], [ 4, %for.cond.i.i.i.i ]
  %cmp.i.i.le.i.i = icmp ult i32 %i.021.i80.i.lcssa.i.i, 4
  br label %is_nil.exit.i.i.i

is_nil.exit.i.i.i:
  %cmp.lcssa.i.i.i.i = phi i1 [ true, %land.lhs.true.i.i.i ], [ %cmp.i.i.le.i.i, %is_nil.exit.i.loopexit.i.i ]
  %cmp11.i.i.i.i = icmp ult i32 %30, 5
  %38 = or i1 %cmp11.i.i.i.i, %cmp.lcssa.i.i.i.i
  br i1 %38, label %if.end5.i.i.i, label %if.then.i.i.i

if.then.i.i.i:
  %add.ptr.i.i.i = getelementptr i8, i8* %29, i32 5
  store i8* %add.ptr.i.i.i, i8** %at.i.i.i, align 4
  %tobool3.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool3.not.i.i.i, label %scan.exit.i, label %if.then4.i.i.i

if.then4.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #8
  %39 = bitcast i8* %cond.i to i32*
  store i32 0, i32* %39, align 4
  br label %scan.exit.i

if.end5.i.i.i:
  switch i32 %conv.i63.i, label %sw.default.i.i.i.i [
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
  %40 = load i32, i32* %size12.i.i.i, align 4
  %cond.i.i.i = select i1 %cmp.i.i.i, i32 4, i32 %40
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %4) #7
  %41 = load i8*, i8** %at13.i.i.i, align 4
  %42 = load i32, i32* %width14.i.i.i, align 4
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %n.i.i.i, i8* noundef %41, i32 noundef %retval.0.i.i.i.i, i32 noundef %42) #8
  %43 = load i8*, i8** %end.i.i.i, align 8
  %tobool15.not.i.i.i = icmp eq i8* %43, null
  br i1 %tobool15.not.i.i.i, label %cleanup.i.i.i, label %if.end17.i.i.i

if.end17.i.i.i:
  %44 = and i32 %retval.0.i.i.i.i, 10
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %cond.true22.i.i.i, label %cond.end29.i.i.i

cond.true22.i.i.i:
  %46 = load i8*, i8** %at13.i.i.i, align 4
  %47 = load i32, i32* %width14.i.i.i, align 4
  %48 = load i8, i8* %46, align 1
  %cmp.i67.i.i.i = icmp eq i8 %48, 45
  %cmp3.i68.i.i.i = icmp eq i8 %48, 43
  %narrow.i69.i.i.i = or i1 %cmp.i67.i.i.i, %cmp3.i68.i.i.i
  %49 = zext i1 %narrow.i69.i.i.i to i32
  %add.ptr.i.i.i.i = getelementptr i8, i8* %46, i32 %49
  %add.ptr5.i.i.i.i = getelementptr i8, i8* %add.ptr.i.i.i.i, i32 1
  %cmp6.i.i.i.i = icmp eq i8* %add.ptr5.i.i.i.i, %43
  br i1 %cmp6.i.i.i.i, label %land.lhs.true.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true.i.i.i.i:
  %50 = load i8, i8* %add.ptr.i.i.i.i, align 1
  %cmp9.i70.i.i.i = icmp eq i8 %50, 48
  br i1 %cmp9.i70.i.i.i, label %land.lhs.true11.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true11.i.i.i.i:
  %51 = load i8, i8* %43, align 1
  %52 = and i8 %51, -33
  %cmp13.i.i.i.i = icmp eq i8 %52, 88
  br i1 %cmp13.i.i.i.i, label %land.rhs.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.rhs.i.i.i.i:
  %sub.ptr.lhs.cast.i.i.i.i = ptrtoint i8* %43 to i32
  %sub.ptr.rhs.cast.i.i.i.i = ptrtoint i8* %46 to i32
  %sub.ptr.sub.i.i.i.i = sub i32 %sub.ptr.lhs.cast.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i
  %cmp15.i.i.i.i = icmp ult i32 %sub.ptr.sub.i.i.i.i, %47
  %phi.cast27.i.i.i.i = zext i1 %cmp15.i.i.i.i to i32
  br label %skip_bare_prefix.exit.i.i.i

skip_bare_prefix.exit.i.i.i:
  %53 = phi i32 [ 0, %land.lhs.true11.i.i.i.i ], [ 0, %land.lhs.true.i.i.i.i ], [ 0, %cond.true22.i.i.i ], [ %phi.cast27.i.i.i.i, %land.rhs.i.i.i.i ]
  %add.ptr17.i.i.i.i = getelementptr i8, i8* %43, i32 %53
  br label %cond.end29.i.i.i

cond.end29.i.i.i:
  %cond30.i.i.i = phi i8* [ %add.ptr17.i.i.i.i, %skip_bare_prefix.exit.i.i.i ], [ %43, %if.end17.i.i.i ]
  store i8* %cond30.i.i.i, i8** %at13.i.i.i, align 4
  %54 = load i8, i8* %kind, align 4
  %cmp34.i.i.i = icmp eq i8 %54, 100
  %cmp38.i.i.i = icmp eq i8 %54, 105
  %narrow.i.i.i = or i1 %cmp34.i.i.i, %cmp38.i.i.i
  %55 = zext i1 %narrow.i.i.i to i32
  %cmp.i71.i.i.i = icmp eq i32 %cond.i.i.i, 8
  %cond.i.i.i.i = select i1 %cmp.i71.i.i.i, i64 -1, i64 4294967295
  %shr.i.i.i.i = zext i1 %narrow.i.i.i to i64
  %cond1.i.i.i.i = lshr i64 %cond.i.i.i.i, %shr.i.i.i.i
  %56 = load i32, i32* %overflow.i.i.i.i, align 4
  %tobool2.not.i.i.i.i = icmp eq i32 %56, 0
  br i1 %tobool2.not.i.i.i.i, label %lor.lhs.false.i.i.i.i, label %if.then.i.i.i.i

lor.lhs.false.i.i.i.i:
  %57 = load i64, i64* %magnitude.i.i.i.i, align 8
  %58 = load i32, i32* %negative.i.i.i.i, align 8
  %and.i.i.i.i = and i32 %58, %55
  %conv.i72.i.i.i = zext i32 %and.i.i.i.i to i64
  %add.i.i.i.i = add i64 %cond1.i.i.i.i, %conv.i72.i.i.i
  %cmp3.i73.i.i.i = icmp ugt i64 %57, %add.i.i.i.i
  br i1 %cmp3.i73.i.i.i, label %if.then.i.i.i.i, label %if.end.i.i.i.i

if.then.i.i.i.i:
  %call.i.i.i.i = call i32 @__mw_fail(i32 noundef 34) #8
  %59 = load i32, i32* %negative5.i.i.i.i, align 8
  %and6.i.i.i.i = and i32 %59, %55
  %conv7.i.i.i.i = zext i32 %and6.i.i.i.i to i64
  %add8.i.i.i.i = add i64 %cond1.i.i.i.i, %conv7.i.i.i.i
  br label %value_of.exit.i.i.i

if.end.i.i.i.i:
  %tobool10.not.i.i.i.i = icmp eq i32 %58, 0
  %sub.i.i.i.i = sub i64 0, %57
  %cond16.i.i.i.i = select i1 %tobool10.not.i.i.i.i, i64 %57, i64 %sub.i.i.i.i
  br label %value_of.exit.i.i.i

value_of.exit.i.i.i:
  %retval.0.i74.i.i.i = phi i64 [ %add8.i.i.i.i, %if.then.i.i.i.i ], [ %cond16.i.i.i.i, %if.end.i.i.i.i ]
  %tobool41.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool41.not.i.i.i, label %cleanup.i.i.i, label %if.then42.i.i.i

if.then42.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %cond.i.i.i, i32 noundef 1) #8
  switch i32 %cond.i.i.i, label %sw.default.i77.i.i.i [
    i32 1, label %sw.bb.i.i.i.i
    i32 2, label %sw.bb1.i76.i.i.i
    i32 4, label %sw.bb3.i.i.i.i
  ]

sw.bb.i.i.i.i:
  %conv.i75.i.i.i = trunc i64 %retval.0.i74.i.i.i to i8
  store i8 %conv.i75.i.i.i, i8* %cond.i, align 1
  br label %cleanup.i.i.i

sw.bb1.i76.i.i.i:
  %conv2.i.i.i.i = trunc i64 %retval.0.i74.i.i.i to i16
  %60 = bitcast i8* %cond.i to i16*
  store i16 %conv2.i.i.i.i, i16* %60, align 2
  br label %cleanup.i.i.i

sw.bb3.i.i.i.i:
  %conv4.i.i.i.i = trunc i64 %retval.0.i74.i.i.i to i32
  %61 = bitcast i8* %cond.i to i32*
  store i32 %conv4.i.i.i.i, i32* %61, align 4
  br label %cleanup.i.i.i

sw.default.i77.i.i.i:
  %62 = bitcast i8* %cond.i to i64*
  store i64 %retval.0.i74.i.i.i, i64* %62, align 4
  br label %cleanup.i.i.i

cleanup.i.i.i:
  %retval.0.i.i.i = phi i32 [ 0, %base_of.exit.i.i.i ], [ 1, %value_of.exit.i.i.i ], [ 1, %sw.bb.i.i.i.i ], [ 1, %sw.bb1.i76.i.i.i ], [ 1, %sw.bb3.i.i.i.i ], [ 1, %sw.default.i77.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %4) #7
  br label %scan.exit.i

sw.bb1.i65.i:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %63 = load i8*, i8** %at.i13.i.i, align 4
  %64 = load i32, i32* %width.i14.i.i, align 4
  %call.i.i.i = call double @__mw_read_double(i8* noundef %63, i32 noundef %64, i8** noundef nonnull %end.i12.i.i) #8
  %65 = load i8*, i8** %end.i12.i.i, align 4
  %tobool.not.i.i.i = icmp eq i8* %65, null
  br i1 %tobool.not.i.i.i, label %scan_double.exit.i.i, label %if.end.i.i.i

if.end.i.i.i:
  store i8* %65, i8** %at.i13.i.i, align 4
  %tobool2.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool2.not.i.i.i, label %scan_double.exit.i.i, label %if.then3.i.i.i

if.then3.i.i.i:
  %66 = load i32, i32* %size.i.i.i, align 4
  switch i32 %66, label %if.else4.i.i.i.i [
    i32 4, label %if.then.i.i16.i.i
    i32 8, label %if.then3.i.i.i.i
  ]

if.then.i.i16.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #8
  %conv.i.i15.i.i = fptrunc double %call.i.i.i to float
  %67 = bitcast i8* %cond.i to float*
  store float %conv.i.i15.i.i, float* %67, align 4
  br label %scan_double.exit.i.i

if.then3.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 8, i32 noundef 1) #8
  %68 = bitcast i8* %cond.i to double*
  store double %call.i.i.i, double* %68, align 4
  br label %scan_double.exit.i.i

if.else4.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 12, i32 noundef 1) #8
  %conv5.i.i.i.i = fpext double %call.i.i.i to x86_fp80
  %69 = bitcast i8* %cond.i to x86_fp80*
  store x86_fp80 %conv5.i.i.i.i, x86_fp80* %69, align 4
  br label %scan_double.exit.i.i

scan_double.exit.i.i:
  %retval.0.i17.i.i = phi i32 [ 0, %sw.bb1.i65.i ], [ 1, %if.end.i.i.i ], [ 1, %if.then.i.i16.i.i ], [ 1, %if.then3.i.i.i.i ], [ 1, %if.else4.i.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  br label %scan.exit.i

sw.bb3.i66.i:
  %cmp.i20.i.i = icmp eq i8 %8, 99
  %70 = load i32, i32* %width2.i.i.i, align 4
  %cmp3.i.i.i = icmp eq i32 %70, -1
  %or.cond143 = select i1 %cmp.i20.i.i, i1 %cmp3.i.i.i, i1 false
  %cond.i23.i.i = select i1 %or.cond143, i32 1, i32 %70
  %71 = load i8*, i8** %at.i24.i.i, align 4
  %cmp671.not.i.i.i = icmp eq i32 %cond.i23.i.i, 0
  br i1 %cmp671.not.i.i.i, label %while.end.i.i.i, label %land.lhs.true8.lr.ph.i.i.i

land.lhs.true8.lr.ph.i.i.i:
  %72 = load i8*, i8** %set1.i.i.i.i, align 4
  %73 = load i8*, i8** %set_end.i.i.i.i, align 4
  %cmp54.i.i.i.i = icmp ult i8* %72, %73
  %74 = ptrtoint i8* %73 to i32
  %75 = ptrtoint i8* %72 to i32
  %76 = sub i32 %74, %75
  %scevgep.i.i.i.i = getelementptr i8, i8* %72, i32 %76
  %77 = load i32, i32* %inverted.i.i.i.i, align 4
  br label %land.lhs.true8.i.i.i

land.lhs.true8.i.i.i:
  %n.072.i.i.i = phi i32 [ 0, %land.lhs.true8.lr.ph.i.i.i ], [ %inc.i.i.i, %while.body.i.i.i ]
  %arrayidx.i.i.i = getelementptr i8, i8* %71, i32 %n.072.i.i.i
  %78 = load i8, i8* %arrayidx.i.i.i, align 1
  %conv9.i.i.i = sext i8 %78 to i32
  %tobool.not.i26.i.i = icmp eq i8 %78, 0
  br i1 %tobool.not.i26.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  switch i8 %8, label %cond.false20.i.i.i [
    i8 99, label %while.body.i.i.i
    i8 91, label %cond.true18.i.i.i
  ]

cond.true18.i.i.i:
  br i1 %cmp54.i.i.i.i, label %for.body.i.i27.i.i, label %in_set.exit.i.i.i

for.body.i.i27.i.i:
  %p.056.i.i.i.i = phi i8* [ %incdec.ptr.i.i.i.i, %for.inc.i.i.i.i ], [ %72, %cond.true18.i.i.i ]
  %found.055.i.i.i.i = phi i32 [ %found.1.i.i.i.i, %for.inc.i.i.i.i ], [ 0, %cond.true18.i.i.i ]
  %79 = load i8, i8* %p.056.i.i.i.i, align 1
  %cmp2.i.i.i.i = icmp eq i8 %79, 45
  %cmp4.i.i.i.i = icmp ugt i8* %p.056.i.i.i.i, %72
  %or.cond.i.i.i.i = select i1 %cmp2.i.i.i.i, i1 %cmp4.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %land.lhs.true6.i.i.i.i, label %if.else.i.i.i.i

land.lhs.true6.i.i.i.i:
  %add.ptr.i.i28.i.i = getelementptr i8, i8* %p.056.i.i.i.i, i32 1
  %cmp7.i.i.i.i = icmp ult i8* %add.ptr.i.i28.i.i, %73
  br i1 %cmp7.i.i.i.i, label %land.lhs.true9.i.i.i.i, label %if.else.i.i.i.i

land.lhs.true9.i.i.i.i:
  %arrayidx.i.i29.i.i = getelementptr i8, i8* %p.056.i.i.i.i, i32 -1
  %80 = load i8, i8* %arrayidx.i.i29.i.i, align 1
  %81 = load i8, i8* %add.ptr.i.i28.i.i, align 1
  %cmp13.not.i.i.i.i = icmp ugt i8 %80, %81
  br i1 %cmp13.not.i.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i30.i.i

if.then.i.i30.i.i:
  %cmp18.i.i.i.i = icmp ule i8 %80, %78
  %cmp23.i.i.i.i = icmp uge i8 %81, %78
  %and53.i.i.i.i = and i1 %cmp18.i.i.i.i, %cmp23.i.i.i.i
  br label %for.inc.i.i.i.i

if.else.i.i.i.i:
  %cmp27.i.i.i.i = icmp eq i8 %79, %78
  br label %for.inc.i.i.i.i

for.inc.i.i.i.i:
  %and.pn.in.i.i.i.i = phi i1 [ %and53.i.i.i.i, %if.then.i.i30.i.i ], [ %cmp27.i.i.i.i, %if.else.i.i.i.i ]
  %and.pn.i.i.i.i = zext i1 %and.pn.in.i.i.i.i to i32
  %found.1.i.i.i.i = or i32 %found.055.i.i.i.i, %and.pn.i.i.i.i
  %incdec.ptr.i.i.i.i = getelementptr i8, i8* %p.056.i.i.i.i, i32 1
  %exitcond.not.i.i31.i.i = icmp eq i8* %incdec.ptr.i.i.i.i, %scevgep.i.i.i.i
  br i1 %exitcond.not.i.i31.i.i, label %in_set.exit.i.i.i, label %for.body.i.i27.i.i

in_set.exit.i.i.i:
  %found.0.lcssa.i.i.i.i = phi i32 [ 0, %cond.true18.i.i.i ], [ %found.1.i.i.i.i, %for.inc.i.i.i.i ]
  %cmp30.i.i.i.i = icmp ne i32 %found.0.lcssa.i.i.i.i, %77
  br label %cond.end25.i.i.i

cond.false20.i.i.i:
  %cmp.i.i32.i.i = icmp ne i8 %78, 32
  %82 = add nsw i32 %conv9.i.i.i, -14
  %cmp1.i.i.i.i = icmp ult i32 %82, -5
  %tobool24.not.i.i.i = and i1 %cmp.i.i32.i.i, %cmp1.i.i.i.i
  br label %cond.end25.i.i.i

cond.end25.i.i.i:
  %cond26.in.i.i.i = phi i1 [ %cmp30.i.i.i.i, %in_set.exit.i.i.i ], [ %tobool24.not.i.i.i, %cond.false20.i.i.i ]
  br i1 %cond26.in.i.i.i, label %while.body.i.i.i, label %while.end.i.i.i

while.body.i.i.i:
  %inc.i.i.i = add nuw i32 %n.072.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i32 %inc.i.i.i, %cond.i23.i.i
  br i1 %exitcond.not.i.i.i, label %while.end.i.i.i, label %land.lhs.true8.i.i.i

while.end.i.i.i:
  %n.0.lcssa.i.i.i = phi i32 [ 0, %sw.bb3.i66.i ], [ %n.072.i.i.i, %cond.end25.i.i.i ], [ %n.072.i.i.i, %land.lhs.true8.i.i.i ], [ %cond.i23.i.i, %while.body.i.i.i ]
  %cmp28.i.i.i = icmp eq i32 %n.0.lcssa.i.i.i, 0
  br i1 %cmp28.i.i.i, label %scan.exit.i, label %if.end.i34.i.i

if.end.i34.i.i:
  %add.ptr.i33.i.i = getelementptr i8, i8* %71, i32 %n.0.lcssa.i.i.i
  store i8* %add.ptr.i33.i.i, i8** %at.i24.i.i, align 4
  %tobool31.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool31.not.i.i.i, label %scan.exit.i, label %if.end33.i.i.i

if.end33.i.i.i:
  %83 = load i32, i32* %allocate.i.i.i.i, align 4
  %tobool.not.i.i.i.i = icmp eq i32 %83, 0
  br i1 %tobool.not.i.i.i.i, label %text_object.exit.i.i.i, label %if.end.i.i35.i.i

if.end.i.i35.i.i:
  %add.i.i.i = add i32 %n.0.lcssa.i.i.i, 1
  %call.i.i.i.i.i = call i8* @__midway_alloc(i32 noundef %add.i.i.i, i32 noundef 16, i32 noundef 1) #8
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #8
  %84 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i.i, i8** %84, align 4
  br label %text_object.exit.i.i.i

text_object.exit.i.i.i:
  %retval.0.i.i36.i.i = phi i8* [ %call.i.i.i.i.i, %if.end.i.i35.i.i ], [ %cond.i, %if.end33.i.i.i ]
  call void @__midway_memcpy(i8* noundef %retval.0.i.i36.i.i, i8* noundef %71, i32 noundef %n.0.lcssa.i.i.i) #8
  %85 = load i8, i8* %kind, align 4
  %cmp37.not.i.i.i = icmp eq i8 %85, 99
  br i1 %cmp37.not.i.i.i, label %scan.exit.i, label %if.then39.i.i.i

if.then39.i.i.i:
  %add.ptr40.i.i.i = getelementptr i8, i8* %retval.0.i.i36.i.i, i32 %n.0.lcssa.i.i.i
  call void @__midway_memset(i8* noundef %add.ptr40.i.i.i, i32 noundef 0, i32 noundef 1) #8
  br label %scan.exit.i

scan.exit.i:
  %retval.0.i.i = phi i32 [ %retval.0.i17.i.i, %scan_double.exit.i.i ], [ 0, %cond.true33.i ], [ %retval.0.i.i.i, %cleanup.i.i.i ], [ 1, %if.then4.i.i.i ], [ 1, %if.then.i.i.i ], [ 0, %while.end.i.i.i ], [ 1, %if.end.i34.i.i ], [ 1, %if.then39.i.i.i ], [ 1, %text_object.exit.i.i.i ]
  %tobool35.not.i = icmp eq i32 %retval.0.i.i, 0
  br i1 %tobool35.not.i, label %convert.exit, label %if.end40.i

cond.false36.i:
  br i1 %tobool11.not.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %86 = load i32, i32* %assigned.i.i, align 4
  %87 = load i32, i32* %limit.i.i, align 4
  %cmp.not.i.i = icmp slt i32 %86, %87
  br i1 %cmp.not.i.i, label %if.end.i.i, label %convert.exit

if.end.i.i:
  %tobool1.not.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool1.not.i.i, label %if.end40.i, label %if.end3.i.i

if.end3.i.i:
  %conv.i68.i = sext i8 %8 to i32
  switch i32 %conv.i68.i, label %sw.default.i85.i [
    i32 115, label %sw.bb.i71.i
    i32 99, label %sw.bb.i71.i
    i32 91, label %sw.bb.i71.i
    i32 112, label %sw.bb4.i.i
  ]

sw.bb.i71.i:
  %88 = load i32, i32* %width.i.i69.i, align 4
  %cmp.i.i70.i = icmp eq i8 %8, 99
  %cmp2.i.i.i = icmp eq i32 %88, -1
  br i1 %cmp.i.i70.i, label %if.then.i.i73.i, label %if.end.i.i74.i

if.then.i.i73.i:
  %cond.i.i72.i = select i1 %cmp2.i.i.i, i32 1, i32 %88
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %cond.i.i72.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i32 noundef %cond.i.i72.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #8
  br label %if.end40.i

if.end.i.i74.i:
  br i1 %cmp2.i.i.i, label %if.then6.i.i.i, label %if.end11.i.i.i

if.then6.i.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.4, i32 0, i32 0)) #8
  %89 = load i32, i32* %allocate.i.i.i, align 4
  %tobool.not.i.i75.i = icmp eq i32 %89, 0
  br i1 %tobool.not.i.i75.i, label %cond.false8.i.i.i, label %if.end11.i.i.i

cond.false8.i.i.i:
  %call.i.i76.i = call i32 @__midway_object_size(i8* noundef nonnull %cond.i) #8
  %sub.i.i.i = add i32 %call.i.i76.i, -1
  br label %if.end11.i.i.i

if.end11.i.i.i:
  %n.0.i.i.i = phi i32 [ %88, %if.end.i.i74.i ], [ %sub.i.i.i, %cond.false8.i.i.i ], [ 63, %if.then6.i.i.i ]
  %add.i.i77.i = add i32 %n.0.i.i.i, 1
  %90 = load i32, i32* %allocate.i.i.i78.i, align 4
  %tobool.not.i.i.i79.i = icmp eq i32 %90, 0
  br i1 %tobool.not.i.i.i79.i, label %text_object.exit.i.i84.i, label %if.end.i.i.i81.i

if.end.i.i.i81.i:
  %call.i.i.i.i80.i = call i8* @__midway_alloc(i32 noundef %add.i.i77.i, i32 noundef 16, i32 noundef 1) #8
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #8
  %91 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i80.i, i8** %91, align 4
  br label %text_object.exit.i.i84.i

text_object.exit.i.i84.i:
  %retval.0.i.i.i82.i = phi i8* [ %call.i.i.i.i80.i, %if.end.i.i.i81.i ], [ %cond.i, %if.end11.i.i.i ]
  call void @__midway_check(i8* noundef %retval.0.i.i.i82.i, i32 noundef %add.i.i77.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %retval.0.i.i.i82.i, i32 noundef %add.i.i77.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #8
  %arrayidx.i.i83.i = getelementptr i8, i8* %retval.0.i.i.i82.i, i32 %n.0.i.i.i
  store i8 0, i8* %arrayidx.i.i83.i, align 1
  br label %if.end40.i

sw.bb4.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #8
  br label %if.end40.i

sw.default.i85.i:
  %92 = load i32, i32* %size.i.i, align 4
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %92, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i32 noundef %92, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #8
  br label %if.end40.i

if.end40.i:
  %cmp41.i = icmp ne i8* %cond.i, null
  %conv42.i = zext i1 %cmp41.i to i32
  %93 = load i32, i32* %assigned.i, align 4
  %add.i = add i32 %93, %conv42.i
  store i32 %add.i, i32* %assigned.i, align 4
  br label %convert.exit

convert.exit:
  %retval.1.i = phi i32 [ 1, %if.then.i ], [ 0, %lor.rhs.i ], [ %phi.cast.i, %land.rhs.i ], [ 1, %if.end40.i ], [ 1, %if.then16.i ], [ 0, %scan.exit.i ], [ 1, %sw.bb.i.i ], [ 1, %sw.bb1.i.i ], [ 1, %sw.bb3.i.i ], [ 1, %sw.default.i.i ], [ 0, %land.lhs.true.i.i ]
  %tobool37 = icmp eq i32 %retval.1.i, 0
  %or.cond99 = select i1 %tobool37, i1 %17, i1 false
  br i1 %or.cond99, label %land.lhs.true40, label %if.end92

land.lhs.true40:
  %94 = load i32, i32* %assigned, align 4
  %tobool41.not = icmp eq i32 %94, 0
  br i1 %tobool41.not, label %if.then42, label %if.end92

if.then42:
  store i32 -1, i32* %assigned, align 4
  br label %if.end92

if.else:
  %conv = sext i8 %6 to i32
  %cmp.i133 = icmp ne i8 %6, 32
  %95 = add nsw i32 %conv, -14
  %cmp1.i135 = icmp ult i32 %95, -5
  %tobool47.not = and i1 %cmp.i133, %cmp1.i135
  br i1 %tobool47.not, label %if.else64, label %if.then48

if.then48:
  %incdec.ptr49 = getelementptr i8, i8* %f.addr.0150, i32 1
  %96 = load i8*, i8** %start51, align 4
  %tobool52.not = icmp eq i8* %96, null
  br i1 %tobool52.not, label %if.end92, label %land.rhs53

land.rhs53:
  %97 = load i8*, i8** %at54, align 4
  %98 = load i8, i8* %97, align 1
  %conv55 = sext i8 %98 to i32
  %cmp.i138 = icmp ne i8 %98, 32
  %99 = add nsw i32 %conv55, -14
  %cmp1.i140 = icmp ult i32 %99, -5
  %tobool57.not = and i1 %cmp.i138, %cmp1.i140
  br i1 %tobool57.not, label %if.end92, label %while.body60

while.body60:
  %incdec.ptr62 = getelementptr i8, i8* %97, i32 1
  store i8* %incdec.ptr62, i8** %at54, align 4
  br i1 %tobool52.not, label %if.end92, label %land.rhs53

if.else64:
  %100 = load i8*, i8** %start65, align 4
  %tobool66.not = icmp eq i8* %100, null
  br i1 %tobool66.not, label %lor.end, label %lor.rhs

lor.rhs:
  %101 = load i8*, i8** %at67, align 4
  %102 = load i8, i8* %101, align 1
  %cmp70 = icmp eq i8 %102, %6
  br label %lor.end

lor.end:
  %103 = phi i1 [ true, %if.else64 ], [ %cmp70, %lor.rhs ]
  %lor.ext = zext i1 %103 to i32
  br i1 %103, label %if.end81, label %land.lhs.true73

land.lhs.true73:
  %104 = load i8*, i8** %at74, align 4
  %105 = load i8, i8* %104, align 1
  %tobool75.not = icmp eq i8 %105, 0
  br i1 %tobool75.not, label %land.lhs.true76, label %if.end81

land.lhs.true76:
  %106 = load i32, i32* %assigned77, align 4
  %tobool78.not = icmp eq i32 %106, 0
  br i1 %tobool78.not, label %if.then79, label %if.end81

if.then79:
  store i32 -1, i32* %assigned77, align 4
  br label %if.end81

if.end81:
  %tobool83 = icmp ne i8* %100, null
  %107 = select i1 %tobool83, i1 %103, i1 false
  %land.ext87 = zext i1 %107 to i32
  %108 = load i8*, i8** %at88, align 4
  %add.ptr89 = getelementptr i8, i8* %108, i32 %land.ext87
  store i8* %add.ptr89, i8** %at88, align 4
  %incdec.ptr90 = getelementptr i8, i8* %f.addr.0150, i32 1
  br label %if.end92

if.end92:
  %going.1 = phi i32 [ %lor.ext, %if.end81 ], [ %retval.1.i, %if.then42 ], [ %retval.1.i, %land.lhs.true40 ], [ %retval.1.i, %convert.exit ], [ 1, %if.then48 ], [ 1, %while.body60 ], [ 1, %land.rhs53 ]
  %f.addr.1 = phi i8* [ %incdec.ptr90, %if.end81 ], [ %call, %if.then42 ], [ %call, %land.lhs.true40 ], [ %call, %convert.exit ], [ %incdec.ptr49, %if.then48 ], [ %incdec.ptr49, %while.body60 ], [ %incdec.ptr49, %land.rhs53 ]
  %tobool.not = icmp eq i32 %going.1, 0
  br i1 %tobool.not, label %while.end93, label %land.rhs

while.end93:
  %f.addr.0.lcssa = phi i8* [ %f.addr.0150, %land.rhs ], [ %f.addr.1, %if.end92 ]
  call void @llvm.va_end(i8* %0)
  %sub.ptr.lhs.cast = ptrtoint i8* %f.addr.0.lcssa to i32
  %sub.ptr.rhs.cast = ptrtoint i8* %f to i32
  %sub.ptr.sub = sub i32 1, %sub.ptr.rhs.cast
  %add = add i32 %sub.ptr.sub, %sub.ptr.lhs.cast
  call void @__midway_touched(i8* noundef %f, i32 noundef %add, i32 noundef 0) #8
  %assigned96 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %109 = load i32, i32* %assigned96, align 4
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %1) #7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %109
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %f, %struct.conversion* nocapture noundef %c) unnamed_addr #0 {
entry:
  %.compoundliteral.sroa.0.0..sroa_cast = bitcast %struct.conversion* %c to i8*
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %.compoundliteral.sroa.0.0..sroa_cast, i8 0, i32 12, i1 false)
  %.compoundliteral.sroa.2.0..sroa_idx85 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  store i32 -1, i32* %.compoundliteral.sroa.2.0..sroa_idx85, align 4
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(16) %.compoundliteral.sroa.3.0..sroa_idx, i8 0, i32 16, i1 false)
  %0 = load i8, i8* %f, align 1
  %cmp = icmp eq i8 %0, 42
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %skip = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  store i32 1, i32* %skip, align 4
  %incdec.ptr = getelementptr i8, i8* %f, i32 1
  br label %if.end

if.end:
  %f.addr.0 = phi i8* [ %incdec.ptr, %if.then ], [ %f, %entry ]
  %1 = load i8, i8* %f.addr.0, align 1
  %conv2 = sext i8 %1 to i32
  %2 = add nsw i32 %conv2, -58
  %cmp.i = icmp ult i32 %2, -10
  br i1 %cmp.i, label %if.end12, label %if.then3

if.then3:
  store i32 0, i32* %.compoundliteral.sroa.2.0..sroa_idx85, align 4
  %3 = load i8, i8* %f.addr.0, align 1
  %conv5133 = sext i8 %3 to i32
  %sub.i124134 = add nsw i32 %conv5133, -48
  %cmp.i125135 = icmp ugt i32 %sub.i124134, 9
  br i1 %cmp.i125135, label %if.end12, label %for.body

for.body:
  %sub.i124137 = phi i32 [ %sub.i124, %for.body ], [ %sub.i124134, %if.then3 ]
  %f.addr.1136 = phi i8* [ %incdec.ptr11, %for.body ], [ %f.addr.0, %if.then3 ]
  %4 = load i32, i32* %.compoundliteral.sroa.2.0..sroa_idx85, align 4
  %mul = mul i32 %4, 10
  %add = add i32 %mul, %sub.i124137
  store i32 %add, i32* %.compoundliteral.sroa.2.0..sroa_idx85, align 4
  %incdec.ptr11 = getelementptr i8, i8* %f.addr.1136, i32 1
  %5 = load i8, i8* %incdec.ptr11, align 1
  %conv5 = sext i8 %5 to i32
  %sub.i124 = add nsw i32 %conv5, -48
  %cmp.i125 = icmp ugt i32 %sub.i124, 9
  br i1 %cmp.i125, label %if.end12, label %for.body

if.end12:
  %f.addr.2 = phi i8* [ %f.addr.0, %if.end ], [ %f.addr.0, %if.then3 ], [ %incdec.ptr11, %for.body ]
  %6 = load i32, i32* %.compoundliteral.sroa.2.0..sroa_idx85, align 4
  %cmp14 = icmp eq i32 %6, 0
  br i1 %cmp14, label %if.then16, label %if.end18

if.then16:
  store i32 -1, i32* %.compoundliteral.sroa.2.0..sroa_idx85, align 4
  br label %if.end18

if.end18:
  %7 = load i8, i8* %f.addr.2, align 1
  %cmp20 = icmp eq i8 %7, 109
  br i1 %cmp20, label %if.then22, label %if.end24

if.then22:
  %allocate = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  store i32 1, i32* %allocate, align 4
  %incdec.ptr23 = getelementptr i8, i8* %f.addr.2, i32 1
  br label %if.end24

if.end24:
  %f.addr.3 = phi i8* [ %incdec.ptr23, %if.then22 ], [ %f.addr.2, %if.end18 ]
  %8 = load i8, i8* %f.addr.3, align 1
  %cmp26 = icmp eq i8 %8, 108
  br i1 %cmp26, label %land.rhs, label %land.end

land.rhs:
  %arrayidx = getelementptr i8, i8* %f.addr.3, i32 1
  %9 = load i8, i8* %arrayidx, align 1
  %cmp29 = icmp ne i8 %9, 108
  br label %land.end

land.end:
  %10 = phi i1 [ false, %if.end24 ], [ %cmp29, %land.rhs ]
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  store i32 4, i32* %size, align 4
  %11 = load i8, i8* %f.addr.3, align 1
  %conv.i127 = sext i8 %11 to i32
  switch i32 %conv.i127, label %read_size.exit [
    i32 104, label %sw.bb.i
    i32 108, label %sw.bb8.i
    i32 76, label %sw.bb20.i
    i32 113, label %sw.bb22.i
    i32 106, label %sw.bb22.i
    i32 122, label %sw.bb24.i
    i32 116, label %sw.bb24.i
  ]

sw.bb.i:
  %arrayidx.i = getelementptr i8, i8* %f.addr.3, i32 1
  %12 = load i8, i8* %arrayidx.i, align 1
  %cmp.i128 = icmp eq i8 %12, 104
  %cond.i = select i1 %cmp.i128, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %13 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %13, 104
  %conv6.i = zext i1 %cmp5.i to i32
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i32 %conv6.i
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.3, i32 1
  %14 = load i8, i8* %arrayidx9.i, align 1
  %cmp11.i = icmp eq i8 %14, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  store i32 %cond13.i, i32* %size, align 4
  %15 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %15, 108
  %conv18.i = zext i1 %cmp17.i to i32
  %add.ptr19.i = getelementptr i8, i8* %arrayidx9.i, i32 %conv18.i
  br label %read_size.exit

sw.bb20.i:
  store i32 12, i32* %size, align 4
  %add.ptr21.i = getelementptr i8, i8* %f.addr.3, i32 1
  br label %read_size.exit

sw.bb22.i:
  store i32 8, i32* %size, align 4
  %add.ptr23.i = getelementptr i8, i8* %f.addr.3, i32 1
  br label %read_size.exit

sw.bb24.i:
  store i32 4, i32* %size, align 4
  %add.ptr25.i = getelementptr i8, i8* %f.addr.3, i32 1
  br label %read_size.exit

read_size.exit:
  %retval.0.i = phi i8* [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr7.i, %sw.bb.i ], [ %f.addr.3, %land.end ]
  %16 = load i8, i8* %retval.0.i, align 1
  store i8 %16, i8* %.compoundliteral.sroa.3.0..sroa_idx, align 4
  %17 = load i8, i8* %retval.0.i, align 1
  %tobool32.not = icmp ne i8 %17, 0
  %spec.select.idx = zext i1 %tobool32.not to i32
  %spec.select = getelementptr i8, i8* %retval.0.i, i32 %spec.select.idx
  %cmp38 = icmp eq i8 %16, 91
  br i1 %cmp38, label %if.then40, label %if.else

if.then40:
  %18 = load i8, i8* %spec.select, align 1
  %cmp.i129 = icmp eq i8 %18, 94
  %conv1.i = zext i1 %cmp.i129 to i32
  %inverted.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 7
  store i32 %conv1.i, i32* %inverted.i, align 4
  %add.ptr.i = getelementptr i8, i8* %spec.select, i32 %conv1.i
  %set.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  store i8* %add.ptr.i, i8** %set.i, align 4
  %19 = load i8, i8* %add.ptr.i, align 1
  %cmp4.i = icmp eq i8 %19, 93
  %spec.select.idx.i = zext i1 %cmp4.i to i32
  %spec.select.i = getelementptr i8, i8* %add.ptr.i, i32 %spec.select.idx.i
  br label %while.cond.i

while.cond.i:
  %f.addr.1.i = phi i8* [ %spec.select.i, %if.then40 ], [ %incdec.ptr10.i, %while.body.i ]
  %20 = load i8, i8* %f.addr.1.i, align 1
  switch i8 %20, label %while.body.i [
    i8 0, label %read_set.exit
    i8 93, label %read_set.exit
  ]

while.body.i:
  %incdec.ptr10.i = getelementptr i8, i8* %f.addr.1.i, i32 1
  br label %while.cond.i

read_set.exit:
  %set_end.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 6
  store i8* %f.addr.1.i, i8** %set_end.i, align 4
  %21 = load i8, i8* %f.addr.1.i, align 1
  %tobool12.not.i = icmp ne i8 %21, 0
  %cond.idx.i = zext i1 %tobool12.not.i to i32
  %cond.i130 = getelementptr i8, i8* %f.addr.1.i, i32 %cond.idx.i
  br label %if.end60

if.else:
  %tobool44 = icmp ne i8 %16, 0
  %or.cond = select i1 %tobool44, i1 %10, i1 false
  br i1 %or.cond, label %land.lhs.true46, label %if.end60

land.lhs.true46:
  %22 = or i8 %16, 32
  %23 = add i8 %22, -101
  %24 = icmp ult i8 %23, 3
  br i1 %24, label %if.then57, label %if.end60

if.then57:
  store i32 8, i32* %size, align 4
  br label %if.end60

if.end60:
  %f.addr.5 = phi i8* [ %cond.i130, %read_set.exit ], [ %spec.select, %if.then57 ], [ %spec.select, %land.lhs.true46 ], [ %spec.select, %if.else ]
  %conv.i131 = sext i8 %16 to i32
  switch i32 %conv.i131, label %if.then80 [
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
  br i1 %10, label %land.lhs.true65, label %if.end81

land.lhs.true65:
  switch i8 %16, label %if.end81 [
    i8 115, label %if.then80
    i8 99, label %if.then80
    i8 91, label %if.then80
  ]

if.then80:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str, i32 0, i32 0)) #10
  unreachable

if.end81:
  ret i8* %f.addr.5
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__mw_read_integer(%struct.integer* sret(%struct.integer) align 4, i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

declare double @__mw_read_double(i8* noundef, i32 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #3

define internal fastcc void @transfers(%struct._IO_FILE* noundef %f) unnamed_addr #5 {
entry:
  call fastcc void @stream(%struct._IO_FILE* noundef %f) #9
  call void @__mw_may_be_cancelled() #8
  ret void
}

define internal fastcc i32 @from_stream(i8* noundef %f, i8* noundef %a) unnamed_addr #0 {
entry:
  %c.i = alloca %struct.conversion, align 4
  %in = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %f, i32 noundef 1, i32 noundef 0) #8
  %0 = bitcast %struct.conversion* %c.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %0) #7
  %1 = load i8, i8* %f, align 1
  %tobool.not19.i = icmp eq i8 %1, 0
  br i1 %tobool.not19.i, label %count.exit, label %while.body.lr.ph.i

while.body.lr.ph.i:
  %kind.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i, i32 0, i32 4
  %skip.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i, i32 0, i32 0
  br label %while.body.i

while.body.i:
  %2 = phi i8 [ %1, %while.body.lr.ph.i ], [ %6, %if.end.i ]
  %n.021.i = phi i32 [ 0, %while.body.lr.ph.i ], [ %n.1.i, %if.end.i ]
  %f.addr.020.i = phi i8* [ %f, %while.body.lr.ph.i ], [ %f.addr.1.i, %if.end.i ]
  %incdec.ptr.i = getelementptr i8, i8* %f.addr.020.i, i32 1
  %cmp.i = icmp eq i8 %2, 37
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %call.i = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr.i, %struct.conversion* noundef nonnull %c.i) #8
  %3 = load i8, i8* %kind.i, align 4
  %tobool3.i = icmp ne i8 %3, 0
  %cmp6.i = icmp ne i8 %3, 37
  %or.cond.i = and i1 %tobool3.i, %cmp6.i
  %cmp11.i = icmp ne i8 %3, 110
  %or.cond14.i = and i1 %cmp11.i, %or.cond.i
  %4 = load i32, i32* %skip.i, align 4
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
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %0) #7
  %add = add i32 %n.0.lcssa.i, 2
  %call1 = call i32 @__midway_choose(i32 noundef %add, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i32 0, i32 0)) #8
  %sub = add i32 %call1, -1
  %cmp = icmp slt i32 %sub, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  %7 = bitcast %struct.input* %in to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %7) #7
  %start = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 0
  store i8* null, i8** %start, align 4
  %at = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  store i8* null, i8** %at, align 4
  %assigned = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  store i32 0, i32* %assigned, align 4
  %limit2 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 3
  store i32 %sub, i32* %limit2, align 4
  %call3 = call fastcc i32 @run(%struct.input* noundef nonnull %in, i8* noundef %f, i8* noundef %a) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %7) #7
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call3, %if.end ], [ -1, %count.exit ]
  ret i32 %retval.0
}

define internal fastcc void @stream(%struct._IO_FILE* noundef %f) unnamed_addr #5 {
entry:
  %0 = bitcast %struct._IO_FILE* %f to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 8, i32 noundef 0) #8
  ret void
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #6

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { noinline nounwind null_pointer_is_valid }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin noreturn nounwind }

