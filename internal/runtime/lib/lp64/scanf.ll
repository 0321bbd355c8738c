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
%struct.stream = type { i32, i32 }

@.str = private unnamed_addr constant [85 x i8] c"a conversion of scanf that numbers its argument, has a flag or reads wide characters\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"scanf %n\00", align 1
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
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #8
  %1 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %1) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 0, i32* %limit.i, align 8
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  %2 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %1) #7
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
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define internal fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) unnamed_addr #0 {
entry:
  %c.i.i = alloca %struct.conversion, align 8
  %in.i = alloca %struct.input, align 8
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #9
  %0 = bitcast %struct.conversion* %c.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %0) #7
  %1 = load i8, i8* %f, align 1
  %tobool.not19.i.i = icmp eq i8 %1, 0
  br i1 %tobool.not19.i.i, label %count.exit.i, label %while.body.lr.ph.i.i

while.body.lr.ph.i.i:
  %kind.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i64 0, i32 4
  %skip.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i64 0, i32 0
  br label %while.body.i.i

while.body.i.i:
  %2 = phi i8 [ %1, %while.body.lr.ph.i.i ], [ %6, %if.end.i.i ]
  %n.021.i.i = phi i32 [ 0, %while.body.lr.ph.i.i ], [ %n.1.i.i, %if.end.i.i ]
  %f.addr.020.i.i = phi i8* [ %f, %while.body.lr.ph.i.i ], [ %f.addr.1.i.i, %if.end.i.i ]
  %incdec.ptr.i.i = getelementptr i8, i8* %f.addr.020.i.i, i64 1
  %cmp.i.i = icmp eq i8 %2, 37
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:
  %call.i.i = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr.i.i, %struct.conversion* noundef nonnull %c.i.i) #8
  %3 = load i8, i8* %kind.i.i, align 8
  %tobool3.i.i = icmp ne i8 %3, 0
  %cmp6.i.i = icmp ne i8 %3, 37
  %or.cond.i.i = and i1 %tobool3.i.i, %cmp6.i.i
  %cmp11.i.i = icmp ne i8 %3, 110
  %or.cond14.i.i = and i1 %cmp11.i.i, %or.cond.i.i
  %4 = load i32, i32* %skip.i.i, align 8
  %tobool13.not.i.i = icmp eq i32 %4, 0
  %5 = select i1 %or.cond14.i.i, i1 %tobool13.not.i.i, i1 false
  %land.ext.i.i = zext i1 %5 to i32
  %add.i.i = add i32 %n.021.i.i, %land.ext.i.i
  br label %if.end.i.i

if.end.i.i:
  %f.addr.1.i.i = phi i8* [ %call.i.i, %if.then.i.i ], [ %incdec.ptr.i.i, %while.body.i.i ]
  %n.1.i.i = phi i32 [ %add.i.i, %if.then.i.i ], [ %n.021.i.i, %while.body.i.i ]
  %6 = load i8, i8* %f.addr.1.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %6, 0
  br i1 %tobool.not.i.i, label %count.exit.i, label %while.body.i.i

count.exit.i:
  %n.0.lcssa.i.i = phi i32 [ 0, %entry ], [ %n.1.i.i, %if.end.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %0) #7
  %add.i = add i32 %n.0.lcssa.i.i, 2
  %call1.i = call i32 @__midway_choose(i32 noundef %add.i, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i64 0, i64 0)) #8
  %sub.i = add i32 %call1.i, -1
  %cmp.i = icmp slt i32 %sub.i, 0
  br i1 %cmp.i, label %from_stream.exit, label %if.end.i

if.end.i:
  %7 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false) #7
  %limit2.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 %sub.i, i32* %limit2.i, align 8
  %call3.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #7
  br label %from_stream.exit

from_stream.exit:
  %retval.0.i = phi i32 [ %call3.i, %if.end.i ], [ -1, %count.exit.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call = call fastcc i32 @from_stdin(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define internal fastcc i32 @from_stdin(i8* noundef %f, %struct.__va_list_tag* noundef %a) unnamed_addr #0 {
entry:
  %c.i.i = alloca %struct.conversion, align 8
  %in.i = alloca %struct.input, align 8
  call void @__mw_may_be_cancelled() #8
  %0 = bitcast %struct.conversion* %c.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %0) #7
  %1 = load i8, i8* %f, align 1
  %tobool.not19.i.i = icmp eq i8 %1, 0
  br i1 %tobool.not19.i.i, label %count.exit.i, label %while.body.lr.ph.i.i

while.body.lr.ph.i.i:
  %kind.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i64 0, i32 4
  %skip.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i64 0, i32 0
  br label %while.body.i.i

while.body.i.i:
  %2 = phi i8 [ %1, %while.body.lr.ph.i.i ], [ %6, %if.end.i.i ]
  %n.021.i.i = phi i32 [ 0, %while.body.lr.ph.i.i ], [ %n.1.i.i, %if.end.i.i ]
  %f.addr.020.i.i = phi i8* [ %f, %while.body.lr.ph.i.i ], [ %f.addr.1.i.i, %if.end.i.i ]
  %incdec.ptr.i.i = getelementptr i8, i8* %f.addr.020.i.i, i64 1
  %cmp.i.i = icmp eq i8 %2, 37
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:
  %call.i.i = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr.i.i, %struct.conversion* noundef nonnull %c.i.i) #8
  %3 = load i8, i8* %kind.i.i, align 8
  %tobool3.i.i = icmp ne i8 %3, 0
  %cmp6.i.i = icmp ne i8 %3, 37
  %or.cond.i.i = and i1 %tobool3.i.i, %cmp6.i.i
  %cmp11.i.i = icmp ne i8 %3, 110
  %or.cond14.i.i = and i1 %cmp11.i.i, %or.cond.i.i
  %4 = load i32, i32* %skip.i.i, align 8
  %tobool13.not.i.i = icmp eq i32 %4, 0
  %5 = select i1 %or.cond14.i.i, i1 %tobool13.not.i.i, i1 false
  %land.ext.i.i = zext i1 %5 to i32
  %add.i.i = add i32 %n.021.i.i, %land.ext.i.i
  br label %if.end.i.i

if.end.i.i:
  %f.addr.1.i.i = phi i8* [ %call.i.i, %if.then.i.i ], [ %incdec.ptr.i.i, %while.body.i.i ]
  %n.1.i.i = phi i32 [ %add.i.i, %if.then.i.i ], [ %n.021.i.i, %while.body.i.i ]
  %6 = load i8, i8* %f.addr.1.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %6, 0
  br i1 %tobool.not.i.i, label %count.exit.i, label %while.body.i.i

count.exit.i:
  %n.0.lcssa.i.i = phi i32 [ 0, %entry ], [ %n.1.i.i, %if.end.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %0) #7
  %add.i = add i32 %n.0.lcssa.i.i, 2
  %call1.i = call i32 @__midway_choose(i32 noundef %add.i, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i64 0, i64 0)) #8
  %sub.i = add i32 %call1.i, -1
  %cmp.i = icmp slt i32 %sub.i, 0
  br i1 %cmp.i, label %from_stream.exit, label %if.end.i

if.end.i:
  %7 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false) #7
  %limit2.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 %sub.i, i32* %limit2.i, align 8
  %call3.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #7
  br label %from_stream.exit

from_stream.exit:
  %retval.0.i = phi i32 [ %call3.i, %if.end.i ], [ -1, %count.exit.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @vsscanf(i8* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 0, i32* %limit.i, align 8
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) #9
  ret i32 %call
}

define dso_local i32 @vscanf(i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_stdin(i8* noundef %f, %struct.__va_list_tag* noundef %a) #9
  ret i32 %call
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #8
  %1 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %1) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 0, i32* %limit.i, align 8
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  %2 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %1) #7
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
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @__isoc99_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call = call fastcc i32 @from_stdin(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @__isoc99_vsscanf(i8* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 0, i32* %limit.i, align 8
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) #9
  ret i32 %call
}

define dso_local i32 @__isoc99_vscanf(i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_stdin(i8* noundef %f, %struct.__va_list_tag* noundef %a) #9
  ret i32 %call
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #8
  %1 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %1) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 0, i32* %limit.i, align 8
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #8
  %2 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %1) #7
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
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @__isoc23_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call = call fastcc i32 @from_stdin(i8* noundef %f, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @__isoc23_vsscanf(i8* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 8
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #8
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %0) #7
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 0
  store i8* %s, i8** %start.i, align 8
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 1
  store i8* %s, i8** %at.i, align 8
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 2
  store i32 0, i32* %assigned.i, align 8
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i64 0, i32 4
  store i32 0, i32* %limit.i, align 8
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, %struct.__va_list_tag* noundef %a) #8
  %1 = load i8*, i8** %at.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, %struct.__va_list_tag* noundef %a) #9
  ret i32 %call
}

define dso_local i32 @__isoc23_vscanf(i8* noundef %f, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_stdin(i8* noundef %f, %struct.__va_list_tag* noundef %a) #9
  ret i32 %call
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

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
  %size3.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %4 = bitcast %struct.integer* %n.i.i.i to i8*
  %at.i.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %width.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %end.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 3
  %overflow.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 2
  %magnitude.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 0
  %negative.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 1
  %negative5.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i64 0, i32 1
  %5 = bitcast i8** %end.i12.i.i to i8*
  %at.i13.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %width.i14.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %size.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %width2.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %at.i23.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %set.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  %set_end.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 6
  %inverted.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 7
  %width38.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %allocate.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %assigned.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %limit.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 4
  %width.i.i66.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %allocate.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %allocate.i.i.i74.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %size.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 3
  %size.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %at22.i = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %6 = bitcast i32* %v.i.i.i to i8*
  %matched = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 3
  %assigned = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %start50 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 0
  %at53 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %start64 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 0
  %at66 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %at73 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  %matched76 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 3
  %assigned79 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %at87 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 1
  br label %land.rhs

land.rhs:
  %f.addr.0145 = phi i8* [ %f, %entry ], [ %f.addr.1, %if.end91 ]
  %7 = load i8, i8* %f.addr.0145, align 1
  switch i8 %7, label %if.else [
    i8 0, label %while.end92
    i8 37, label %if.then
  ]

if.then:
  %add.ptr = getelementptr i8, i8* %f.addr.0145, i64 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c) #9
  %8 = load i8*, i8** %start, align 8
  %tobool4 = icmp ne i8* %8, null
  %9 = load i8, i8* %kind, align 8
  %cmp6 = icmp ne i8 %9, 99
  %or.cond = select i1 %tobool4, i1 %cmp6, i1 false
  %cmp11 = icmp ne i8 %9, 91
  %or.cond97 = select i1 %or.cond, i1 %cmp11, i1 false
  %cmp16 = icmp ne i8 %9, 110
  %or.cond98 = select i1 %or.cond97, i1 %cmp16, i1 false
  br i1 %or.cond98, label %while.cond19.preheader, label %if.end

while.cond19.preheader:
  %10 = load i8*, i8** %at, align 8
  %11 = load i8, i8* %10, align 1
  %conv20141 = sext i8 %11 to i32
  %cmp.i142 = icmp ne i8 %11, 32
  %12 = add nsw i32 %conv20141, -14
  %cmp1.i143 = icmp ult i32 %12, -5
  %tobool22.not144 = and i1 %cmp.i142, %cmp1.i143
  br i1 %tobool22.not144, label %if.end, label %while.body23

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
  %conv.i63.i = sext i8 %9 to i32
  switch i32 %conv.i63.i, label %scan.exit.i [
    i32 91, label %sw.bb3.i.i
    i32 99, label %sw.bb3.i.i
    i32 115, label %sw.bb3.i.i
    i32 71, label %sw.bb1.i.i
    i32 70, label %sw.bb1.i.i
    i32 69, label %sw.bb1.i.i
    i32 65, label %sw.bb1.i.i
    i32 97, label %sw.bb1.i.i
    i32 101, label %sw.bb1.i.i
    i32 102, label %sw.bb1.i.i
    i32 103, label %sw.bb1.i.i
    i32 105, label %base_of.exit.i.i.i
    i32 120, label %sw.bb1.i.i.i.i
    i32 88, label %sw.bb1.i.i.i.i
    i32 112, label %sw.bb1.i.i.i.i
    i32 111, label %sw.bb2.i.i.i.i
    i32 100, label %sw.default.i.i.i.i
    i32 117, label %sw.default.i.i.i.i
  ]

sw.bb1.i.i.i.i:
  br label %base_of.exit.i.i.i

sw.bb2.i.i.i.i:
  br label %base_of.exit.i.i.i

sw.default.i.i.i.i:
  br label %base_of.exit.i.i.i

base_of.exit.i.i.i:
  %retval.0.i.i.i.i = phi i32 [ 10, %sw.default.i.i.i.i ], [ 8, %sw.bb2.i.i.i.i ], [ 16, %sw.bb1.i.i.i.i ], [ 0, %cond.true32.i ]
  %cmp.i.i.i = icmp eq i8 %9, 112
  %32 = load i32, i32* %size3.i.i.i, align 4
  %cond.i.i.i = select i1 %cmp.i.i.i, i32 8, i32 %32
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #7
  %33 = load i8*, i8** %at.i.i.i, align 8
  %34 = load i64, i64* %width.i.i.i, align 8
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i.i.i, i8* noundef %33, i32 noundef %retval.0.i.i.i.i, i64 noundef %34) #8
  %35 = load i8*, i8** %end.i.i.i, align 8
  %tobool.not.i.i.i = icmp eq i8* %35, null
  br i1 %tobool.not.i.i.i, label %scan_integer.exit.i.i, label %if.end.i.i.i

if.end.i.i.i:
  %36 = and i32 %retval.0.i.i.i.i, 10
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %cond.true8.i.i.i, label %cond.end15.i.i.i

cond.true8.i.i.i:
  %38 = load i8*, i8** %at.i.i.i, align 8
  %39 = load i64, i64* %width.i.i.i, align 8
  %40 = load i8, i8* %38, align 1
  %cmp.i.i.i.i = icmp eq i8 %40, 45
  %cmp3.i.i.i.i = icmp eq i8 %40, 43
  %narrow.i.i.i.i = or i1 %cmp.i.i.i.i, %cmp3.i.i.i.i
  %41 = zext i1 %narrow.i.i.i.i to i64
  %add.ptr.i.i.i.i = getelementptr i8, i8* %38, i64 %41
  %add.ptr5.i.i.i.i = getelementptr i8, i8* %add.ptr.i.i.i.i, i64 1
  %cmp6.i.i.i.i = icmp eq i8* %add.ptr5.i.i.i.i, %35
  br i1 %cmp6.i.i.i.i, label %land.lhs.true.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true.i.i.i.i:
  %42 = load i8, i8* %add.ptr.i.i.i.i, align 1
  %cmp9.i.i.i.i = icmp eq i8 %42, 48
  br i1 %cmp9.i.i.i.i, label %land.lhs.true11.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true11.i.i.i.i:
  %43 = load i8, i8* %35, align 1
  %44 = and i8 %43, -33
  %cmp13.i.i.i.i = icmp eq i8 %44, 88
  br i1 %cmp13.i.i.i.i, label %land.rhs.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.rhs.i.i.i.i:
  %sub.ptr.lhs.cast.i.i.i.i = ptrtoint i8* %35 to i64
  %sub.ptr.rhs.cast.i.i.i.i = ptrtoint i8* %38 to i64
  %sub.ptr.sub.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i
  %cmp15.i.i.i.i = icmp ult i64 %sub.ptr.sub.i.i.i.i, %39
  %phi.cast29.i.i.i.i = zext i1 %cmp15.i.i.i.i to i64
  br label %skip_bare_prefix.exit.i.i.i

skip_bare_prefix.exit.i.i.i:
  %45 = phi i64 [ 0, %land.lhs.true11.i.i.i.i ], [ 0, %land.lhs.true.i.i.i.i ], [ 0, %cond.true8.i.i.i ], [ %phi.cast29.i.i.i.i, %land.rhs.i.i.i.i ]
  %add.ptr18.i.i.i.i = getelementptr i8, i8* %35, i64 %45
  br label %cond.end15.i.i.i

cond.end15.i.i.i:
  %cond16.i.i.i = phi i8* [ %add.ptr18.i.i.i.i, %skip_bare_prefix.exit.i.i.i ], [ %35, %if.end.i.i.i ]
  store i8* %cond16.i.i.i, i8** %at.i.i.i, align 8
  %tobool18.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool18.not.i.i.i, label %scan_integer.exit.i.i, label %if.then19.i.i.i

if.then19.i.i.i:
  %46 = load i8, i8* %kind, align 8
  %cmp22.i.i.i = icmp eq i8 %46, 100
  %cmp26.i.i.i = icmp eq i8 %46, 105
  %narrow.i.i.i = or i1 %cmp22.i.i.i, %cmp26.i.i.i
  %47 = zext i1 %narrow.i.i.i to i32
  %48 = xor i1 %cmp26.i.i.i, %cmp22.i.i.i
  %cond1.i.i.i.i = select i1 %48, i64 9223372036854775807, i64 -1
  %49 = load i32, i32* %overflow.i.i.i.i, align 4
  %tobool2.not.i.i.i.i = icmp eq i32 %49, 0
  br i1 %tobool2.not.i.i.i.i, label %lor.lhs.false.i.i.i.i, label %if.then.i.i.i.i

lor.lhs.false.i.i.i.i:
  %50 = load i64, i64* %magnitude.i.i.i.i, align 8
  %51 = load i32, i32* %negative.i.i.i.i, align 8
  %and.i.i.i.i = and i32 %51, %47
  %conv.i46.i.i.i = zext i32 %and.i.i.i.i to i64
  %add.i.i.i.i = add i64 %cond1.i.i.i.i, %conv.i46.i.i.i
  %cmp3.i47.i.i.i = icmp ugt i64 %50, %add.i.i.i.i
  br i1 %cmp3.i47.i.i.i, label %if.then.i.i.i.i, label %if.end.i.i.i.i

if.then.i.i.i.i:
  %52 = load i32, i32* %negative5.i.i.i.i, align 8
  %and6.i.i.i.i = and i32 %52, %47
  %conv7.i.i.i.i = zext i32 %and6.i.i.i.i to i64
  %add8.i.i.i.i = add i64 %cond1.i.i.i.i, %conv7.i.i.i.i
  br label %value_of.exit.i.i.i

if.end.i.i.i.i:
  %tobool10.not.i.i.i.i = icmp eq i32 %51, 0
  %sub.i.i.i.i = sub i64 0, %50
  %cond16.i.i.i.i = select i1 %tobool10.not.i.i.i.i, i64 %50, i64 %sub.i.i.i.i
  br label %value_of.exit.i.i.i

value_of.exit.i.i.i:
  %retval.0.i48.i.i.i = phi i64 [ %add8.i.i.i.i, %if.then.i.i.i.i ], [ %cond16.i.i.i.i, %if.end.i.i.i.i ]
  %conv.i49.i.i.i = sext i32 %cond.i.i.i to i64
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef %conv.i49.i.i.i, i32 noundef 1) #8
  switch i32 %cond.i.i.i, label %sw.default.i51.i.i.i [
    i32 1, label %sw.bb.i.i.i.i
    i32 2, label %sw.bb2.i50.i.i.i
    i32 4, label %sw.bb4.i.i.i.i
  ]

sw.bb.i.i.i.i:
  %conv1.i.i.i.i = trunc i64 %retval.0.i48.i.i.i to i8
  store i8 %conv1.i.i.i.i, i8* %cond.i, align 1
  br label %scan_integer.exit.i.i

sw.bb2.i50.i.i.i:
  %conv3.i.i.i.i = trunc i64 %retval.0.i48.i.i.i to i16
  %53 = bitcast i8* %cond.i to i16*
  store i16 %conv3.i.i.i.i, i16* %53, align 2
  br label %scan_integer.exit.i.i

sw.bb4.i.i.i.i:
  %conv5.i.i.i.i = trunc i64 %retval.0.i48.i.i.i to i32
  %54 = bitcast i8* %cond.i to i32*
  store i32 %conv5.i.i.i.i, i32* %54, align 4
  br label %scan_integer.exit.i.i

sw.default.i51.i.i.i:
  %55 = bitcast i8* %cond.i to i64*
  store i64 %retval.0.i48.i.i.i, i64* %55, align 8
  br label %scan_integer.exit.i.i

scan_integer.exit.i.i:
  %retval.0.i.i.i = phi i32 [ 0, %base_of.exit.i.i.i ], [ 1, %cond.end15.i.i.i ], [ 1, %sw.bb.i.i.i.i ], [ 1, %sw.bb2.i50.i.i.i ], [ 1, %sw.bb4.i.i.i.i ], [ 1, %sw.default.i51.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #7
  br label %scan.exit.i

sw.bb1.i.i:
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #7
  %56 = load i8*, i8** %at.i13.i.i, align 8
  %57 = load i64, i64* %width.i14.i.i, align 8
  %call.i.i.i = call double @__mw_read_double(i8* noundef %56, i64 noundef %57, i8** noundef nonnull %end.i12.i.i) #8
  %58 = load i8*, i8** %end.i12.i.i, align 8
  %tobool.not.i15.i.i = icmp eq i8* %58, null
  br i1 %tobool.not.i15.i.i, label %scan_double.exit.i.i, label %if.end.i16.i.i

if.end.i16.i.i:
  store i8* %58, i8** %at.i13.i.i, align 8
  %tobool2.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool2.not.i.i.i, label %scan_double.exit.i.i, label %if.then3.i.i.i

if.then3.i.i.i:
  %59 = load i32, i32* %size.i.i.i, align 4
  switch i32 %59, label %if.else7.i.i.i.i [
    i32 4, label %if.then.i.i17.i.i
    i32 8, label %if.then6.i.i.i.i
  ]

if.then.i.i17.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 4, i32 noundef 1) #8
  %conv2.i.i.i.i = fptrunc double %call.i.i.i to float
  %60 = bitcast i8* %cond.i to float*
  store float %conv2.i.i.i.i, float* %60, align 4
  br label %scan_double.exit.i.i

if.then6.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  %61 = bitcast i8* %cond.i to double*
  store double %call.i.i.i, double* %61, align 8
  br label %scan_double.exit.i.i

if.else7.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 16, i32 noundef 1) #8
  %conv8.i.i.i.i = fpext double %call.i.i.i to x86_fp80
  %62 = bitcast i8* %cond.i to x86_fp80*
  store x86_fp80 %conv8.i.i.i.i, x86_fp80* %62, align 16
  br label %scan_double.exit.i.i

scan_double.exit.i.i:
  %retval.0.i18.i.i = phi i32 [ 0, %sw.bb1.i.i ], [ 1, %if.end.i16.i.i ], [ 1, %if.then.i.i17.i.i ], [ 1, %if.then6.i.i.i.i ], [ 1, %if.else7.i.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #7
  br label %scan.exit.i

sw.bb3.i.i:
  %cmp.i20.i.i = icmp eq i8 %9, 99
  %63 = load i64, i64* %width2.i.i.i, align 8
  %cmp3.i.i.i = icmp eq i64 %63, -1
  %or.cond139 = select i1 %cmp.i20.i.i, i1 %cmp3.i.i.i, i1 false
  %cond.i22.i.i = select i1 %or.cond139, i64 1, i64 %63
  %64 = load i8*, i8** %at.i23.i.i, align 8
  %cmp687.i.i.i = icmp ne i64 %cond.i22.i.i, 0
  br i1 %cmp687.i.i.i, label %land.lhs.true8.lr.ph.i.i.i, label %while.end.i.i.i

land.lhs.true8.lr.ph.i.i.i:
  %65 = load i8, i8* %64, align 1
  %tobool.not.i2537.i.i = icmp eq i8 %65, 0
  br i1 %tobool.not.i2537.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i.preheader

land.rhs.i.i.i.preheader:
  %66 = load i8*, i8** %set.i.i.i.i, align 8
  %67 = load i8*, i8** %set_end.i.i.i.i, align 8
  %cmp40.i.i.i.i = icmp ult i8* %66, %67
  %68 = load i32, i32* %inverted.i.i.i.i, align 8
  br label %land.rhs.i.i.i

land.lhs.true8.i.i.i:
  %arrayidx.i.i.i = getelementptr i8, i8* %64, i64 %inc.i.i.i
  %69 = load i8, i8* %arrayidx.i.i.i, align 1
  %tobool.not.i25.i.i = icmp eq i8 %69, 0
  br i1 %tobool.not.i25.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  %70 = phi i8 [ %69, %land.lhs.true8.i.i.i ], [ %65, %land.rhs.i.i.i.preheader ]
  %n.088.i39.i.i = phi i64 [ %inc.i.i.i, %land.lhs.true8.i.i.i ], [ 0, %land.rhs.i.i.i.preheader ]
  %cmp690.i38.i.i = phi i1 [ %cmp6.i.i.i, %land.lhs.true8.i.i.i ], [ true, %land.rhs.i.i.i.preheader ]
  switch i8 %9, label %cond.false20.i.i.i [
    i8 99, label %while.body.i.i.i
    i8 91, label %cond.true18.i.i.i
  ]

cond.true18.i.i.i:
  br i1 %cmp40.i.i.i.i, label %for.body.i.i.i.i, label %in_set.exit.i.i.i

for.body.i.i.i.i:
  %p.042.i.i.i.i = phi i8* [ %incdec.ptr.i.i.i.i, %for.inc.i.i.i.i ], [ %66, %cond.true18.i.i.i ]
  %found.041.i.i.i.i = phi i32 [ %found.1.i.i.i.i, %for.inc.i.i.i.i ], [ 0, %cond.true18.i.i.i ]
  %add.ptr.i.i26.i.i = getelementptr i8, i8* %p.042.i.i.i.i, i64 2
  %cmp2.i.i.i.i = icmp ult i8* %add.ptr.i.i26.i.i, %67
  br i1 %cmp2.i.i.i.i, label %land.lhs.true.i.i28.i.i, label %if.else.i.i.i.i

land.lhs.true.i.i28.i.i:
  %arrayidx.i.i.i.i = getelementptr i8, i8* %p.042.i.i.i.i, i64 1
  %71 = load i8, i8* %arrayidx.i.i.i.i, align 1
  %cmp3.i.i27.i.i = icmp eq i8 %71, 45
  br i1 %cmp3.i.i27.i.i, label %if.then.i.i30.i.i, label %if.else.i.i.i.i

if.then.i.i30.i.i:
  %72 = load i8, i8* %p.042.i.i.i.i, align 1
  %cmp8.i.i.i.i = icmp sle i8 %72, %70
  %73 = load i8, i8* %add.ptr.i.i26.i.i, align 1
  %cmp13.i.i29.i.i = icmp sge i8 %73, %70
  %and39.i.i.i.i = and i1 %cmp8.i.i.i.i, %cmp13.i.i29.i.i
  br label %for.inc.i.i.i.i

if.else.i.i.i.i:
  %74 = load i8, i8* %p.042.i.i.i.i, align 1
  %cmp18.i.i.i.i = icmp eq i8 %74, %70
  br label %for.inc.i.i.i.i

for.inc.i.i.i.i:
  %and.pn.in.i.i.i.i = phi i1 [ %and39.i.i.i.i, %if.then.i.i30.i.i ], [ %cmp18.i.i.i.i, %if.else.i.i.i.i ]
  %p.1.i.i.i.i = phi i8* [ %add.ptr.i.i26.i.i, %if.then.i.i30.i.i ], [ %p.042.i.i.i.i, %if.else.i.i.i.i ]
  %and.pn.i.i.i.i = zext i1 %and.pn.in.i.i.i.i to i32
  %found.1.i.i.i.i = or i32 %found.041.i.i.i.i, %and.pn.i.i.i.i
  %incdec.ptr.i.i.i.i = getelementptr i8, i8* %p.1.i.i.i.i, i64 1
  %cmp.i86.i.i.i = icmp ult i8* %incdec.ptr.i.i.i.i, %67
  br i1 %cmp.i86.i.i.i, label %for.body.i.i.i.i, label %in_set.exit.i.i.i

in_set.exit.i.i.i:
  %found.0.lcssa.i.i.i.i = phi i32 [ 0, %cond.true18.i.i.i ], [ %found.1.i.i.i.i, %for.inc.i.i.i.i ]
  %cmp21.i.i.i.i = icmp ne i32 %found.0.lcssa.i.i.i.i, %68
  br label %cond.end25.i.i.i

cond.false20.i.i.i:
  %conv9.i41.i.i = sext i8 %70 to i32
  %cmp.i.i31.i.i = icmp ne i8 %70, 32
  %75 = add nsw i32 %conv9.i41.i.i, -14
  %cmp1.i.i.i.i = icmp ult i32 %75, -5
  %tobool24.not.i.i.i = and i1 %cmp.i.i31.i.i, %cmp1.i.i.i.i
  br label %cond.end25.i.i.i

cond.end25.i.i.i:
  %cond26.in.i.i.i = phi i1 [ %cmp21.i.i.i.i, %in_set.exit.i.i.i ], [ %tobool24.not.i.i.i, %cond.false20.i.i.i ]
  br i1 %cond26.in.i.i.i, label %while.body.i.i.i, label %while.end.i.i.i

while.body.i.i.i:
  %inc.i.i.i = add nuw i64 %n.088.i39.i.i, 1
  %cmp6.i.i.i = icmp ult i64 %inc.i.i.i, %cond.i22.i.i
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %cond.i22.i.i
  br i1 %exitcond.not.i.i.i, label %while.end.i.i.i, label %land.lhs.true8.i.i.i

while.end.i.i.i:
  %n.0.lcssa.i.i.i = phi i64 [ 0, %sw.bb3.i.i ], [ 0, %land.lhs.true8.lr.ph.i.i.i ], [ %cond.i22.i.i, %while.body.i.i.i ], [ %n.088.i39.i.i, %cond.end25.i.i.i ], [ %inc.i.i.i, %land.lhs.true8.i.i.i ]
  %cmp6.lcssa.i.i.i = phi i1 [ %cmp687.i.i.i, %sw.bb3.i.i ], [ true, %land.lhs.true8.lr.ph.i.i.i ], [ %cmp6.i.i.i, %while.body.i.i.i ], [ %cmp690.i38.i.i, %cond.end25.i.i.i ], [ %cmp6.i.i.i, %land.lhs.true8.i.i.i ]
  %cmp28.i.i.i = icmp eq i64 %n.0.lcssa.i.i.i, 0
  br i1 %cmp28.i.i.i, label %scan.exit.i, label %lor.lhs.false.i.i.i

lor.lhs.false.i.i.i:
  %76 = select i1 %cmp.i20.i.i, i1 %cmp6.lcssa.i.i.i, i1 false
  %.not = xor i1 %76, true
  %77 = load i64, i64* %width38.i.i.i, align 8
  %cmp39.not.i.i.i = icmp eq i64 %77, -1
  %or.cond140 = select i1 %.not, i1 true, i1 %cmp39.not.i.i.i
  br i1 %or.cond140, label %if.end.i32.i.i, label %scan.exit.i

if.end.i32.i.i:
  %add.ptr.i.i.i = getelementptr i8, i8* %64, i64 %n.0.lcssa.i.i.i
  store i8* %add.ptr.i.i.i, i8** %at.i23.i.i, align 8
  %tobool42.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool42.not.i.i.i, label %scan.exit.i, label %if.end44.i.i.i

if.end44.i.i.i:
  %78 = load i32, i32* %allocate.i.i.i.i, align 8
  %tobool.not.i.i.i.i = icmp eq i32 %78, 0
  br i1 %tobool.not.i.i.i.i, label %text_object.exit.i.i.i, label %if.end.i.i33.i.i

if.end.i.i33.i.i:
  %add.i.i.i = add i64 %n.0.lcssa.i.i.i, 1
  %call.i.i.i.i.i = call i8* @__midway_alloc(i64 noundef %add.i.i.i, i64 noundef 16, i32 noundef 1) #8
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  %79 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i.i, i8** %79, align 8
  br label %text_object.exit.i.i.i

text_object.exit.i.i.i:
  %retval.0.i.i34.i.i = phi i8* [ %call.i.i.i.i.i, %if.end.i.i33.i.i ], [ %cond.i, %if.end44.i.i.i ]
  call void @__midway_memcpy(i8* noundef %retval.0.i.i34.i.i, i8* noundef %64, i64 noundef %n.0.lcssa.i.i.i) #8
  %80 = load i8, i8* %kind, align 8
  %cmp48.not.i.i.i = icmp eq i8 %80, 99
  br i1 %cmp48.not.i.i.i, label %scan.exit.i, label %if.then50.i.i.i

if.then50.i.i.i:
  %add.ptr51.i.i.i = getelementptr i8, i8* %retval.0.i.i34.i.i, i64 %n.0.lcssa.i.i.i
  call void @__midway_memset(i8* noundef %add.ptr51.i.i.i, i32 noundef 0, i64 noundef 1) #8
  br label %scan.exit.i

scan.exit.i:
  %retval.0.i.i = phi i32 [ %retval.0.i18.i.i, %scan_double.exit.i.i ], [ %retval.0.i.i.i, %scan_integer.exit.i.i ], [ 0, %cond.true32.i ], [ 0, %while.end.i.i.i ], [ 1, %if.end.i32.i.i ], [ 1, %if.then50.i.i.i ], [ 1, %text_object.exit.i.i.i ], [ 0, %lor.lhs.false.i.i.i ]
  %tobool34.not.i = icmp eq i32 %retval.0.i.i, 0
  br i1 %tobool34.not.i, label %convert.exit, label %if.end39.i

cond.false35.i:
  br i1 %tobool11.not.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %81 = load i32, i32* %assigned.i.i, align 8
  %82 = load i32, i32* %limit.i.i, align 8
  %cmp.not.i.i = icmp slt i32 %81, %82
  br i1 %cmp.not.i.i, label %if.end.i.i, label %convert.exit

if.end.i.i:
  %tobool1.not.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool1.not.i.i, label %if.end39.i, label %if.end3.i.i

if.end3.i.i:
  %conv.i65.i = sext i8 %9 to i32
  switch i32 %conv.i65.i, label %sw.default.i83.i [
    i32 115, label %sw.bb.i68.i
    i32 99, label %sw.bb.i68.i
    i32 91, label %sw.bb.i68.i
    i32 112, label %sw.bb4.i81.i
  ]

sw.bb.i68.i:
  %83 = load i64, i64* %width.i.i66.i, align 8
  %cmp.i.i67.i = icmp eq i8 %9, 99
  %cmp2.i.i.i = icmp eq i64 %83, -1
  br i1 %cmp.i.i67.i, label %if.then.i.i.i, label %if.end.i.i70.i

if.then.i.i.i:
  %cond.i.i69.i = select i1 %cmp2.i.i.i, i64 1, i64 %83
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef %cond.i.i69.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i64 noundef %cond.i.i69.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %if.end39.i

if.end.i.i70.i:
  br i1 %cmp2.i.i.i, label %if.then6.i.i.i, label %if.end11.i.i.i

if.then6.i.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.4, i64 0, i64 0)) #8
  %84 = load i32, i32* %allocate.i.i.i, align 8
  %tobool.not.i.i71.i = icmp eq i32 %84, 0
  br i1 %tobool.not.i.i71.i, label %cond.false8.i.i.i, label %if.end11.i.i.i

cond.false8.i.i.i:
  %call.i.i72.i = call i64 @__midway_object_size(i8* noundef nonnull %cond.i) #8
  %sub.i.i.i = add i64 %call.i.i72.i, -1
  br label %if.end11.i.i.i

if.end11.i.i.i:
  %n.0.i.i.i = phi i64 [ %83, %if.end.i.i70.i ], [ %sub.i.i.i, %cond.false8.i.i.i ], [ 63, %if.then6.i.i.i ]
  %add.i.i73.i = add i64 %n.0.i.i.i, 1
  %85 = load i32, i32* %allocate.i.i.i74.i, align 8
  %tobool.not.i.i.i75.i = icmp eq i32 %85, 0
  br i1 %tobool.not.i.i.i75.i, label %text_object.exit.i.i80.i, label %if.end.i.i.i77.i

if.end.i.i.i77.i:
  %call.i.i.i.i76.i = call i8* @__midway_alloc(i64 noundef %add.i.i73.i, i64 noundef 16, i32 noundef 1) #8
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  %86 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i76.i, i8** %86, align 8
  br label %text_object.exit.i.i80.i

text_object.exit.i.i80.i:
  %retval.0.i.i.i78.i = phi i8* [ %call.i.i.i.i76.i, %if.end.i.i.i77.i ], [ %cond.i, %if.end11.i.i.i ]
  call void @__midway_check(i8* noundef %retval.0.i.i.i78.i, i64 noundef %add.i.i73.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %retval.0.i.i.i78.i, i64 noundef %add.i.i73.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  %arrayidx.i.i79.i = getelementptr i8, i8* %retval.0.i.i.i78.i, i64 %n.0.i.i.i
  store i8 0, i8* %arrayidx.i.i79.i, align 1
  br label %if.end39.i

sw.bb4.i81.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef 8, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %if.end39.i

sw.default.i83.i:
  %87 = load i32, i32* %size.i.i, align 4
  %conv5.i82.i = sext i32 %87 to i64
  call void @__midway_check(i8* noundef nonnull %cond.i, i64 noundef %conv5.i82.i, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i64 noundef %conv5.i82.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %if.end39.i

if.end39.i:
  %cmp40.i = icmp ne i8* %cond.i, null
  %conv41.i = zext i1 %cmp40.i to i32
  %88 = load i32, i32* %assigned.i, align 8
  %add.i = add i32 %88, %conv41.i
  store i32 %add.i, i32* %assigned.i, align 8
  store i32 1, i32* %matched.i, align 4
  br label %convert.exit

convert.exit:
  %retval.1.i = phi i32 [ 1, %if.then.i ], [ 0, %lor.rhs.i ], [ %phi.cast.i, %land.rhs.i ], [ 1, %if.end39.i ], [ 1, %if.then16.i ], [ 0, %scan.exit.i ], [ 1, %sw.bb.i.i ], [ 1, %sw.bb2.i.i ], [ 1, %sw.bb4.i.i ], [ 1, %sw.default.i.i ], [ 0, %land.lhs.true.i.i ]
  %tobool37 = icmp eq i32 %retval.1.i, 0
  %or.cond99 = select i1 %tobool37, i1 %18, i1 false
  br i1 %or.cond99, label %land.lhs.true40, label %if.end91

land.lhs.true40:
  %89 = load i32, i32* %matched, align 4
  %tobool41.not = icmp eq i32 %89, 0
  br i1 %tobool41.not, label %if.then42, label %if.end91

if.then42:
  store i32 -1, i32* %assigned, align 8
  br label %if.end91

if.else:
  %conv = sext i8 %7 to i32
  %cmp.i129 = icmp ne i8 %7, 32
  %90 = add nsw i32 %conv, -14
  %cmp1.i131 = icmp ult i32 %90, -5
  %tobool46.not = and i1 %cmp.i129, %cmp1.i131
  br i1 %tobool46.not, label %if.else63, label %if.then47

if.then47:
  %incdec.ptr48 = getelementptr i8, i8* %f.addr.0145, i64 1
  %91 = load i8*, i8** %start50, align 8
  %tobool51.not = icmp eq i8* %91, null
  br i1 %tobool51.not, label %if.end91, label %land.rhs52

land.rhs52:
  %92 = load i8*, i8** %at53, align 8
  %93 = load i8, i8* %92, align 1
  %conv54 = sext i8 %93 to i32
  %cmp.i134 = icmp ne i8 %93, 32
  %94 = add nsw i32 %conv54, -14
  %cmp1.i136 = icmp ult i32 %94, -5
  %tobool56.not = and i1 %cmp.i134, %cmp1.i136
  br i1 %tobool56.not, label %if.end91, label %while.body59

while.body59:
  %incdec.ptr61 = getelementptr i8, i8* %92, i64 1
  store i8* %incdec.ptr61, i8** %at53, align 8
  br i1 %tobool51.not, label %if.end91, label %land.rhs52

if.else63:
  %95 = load i8*, i8** %start64, align 8
  %tobool65.not = icmp eq i8* %95, null
  br i1 %tobool65.not, label %lor.end, label %lor.rhs

lor.rhs:
  %96 = load i8*, i8** %at66, align 8
  %97 = load i8, i8* %96, align 1
  %cmp69 = icmp eq i8 %97, %7
  br label %lor.end

lor.end:
  %98 = phi i1 [ true, %if.else63 ], [ %cmp69, %lor.rhs ]
  %lor.ext = zext i1 %98 to i32
  br i1 %98, label %if.end80, label %land.lhs.true72

land.lhs.true72:
  %99 = load i8*, i8** %at73, align 8
  %100 = load i8, i8* %99, align 1
  %tobool74.not = icmp eq i8 %100, 0
  br i1 %tobool74.not, label %land.lhs.true75, label %if.end80

land.lhs.true75:
  %101 = load i32, i32* %matched76, align 4
  %tobool77.not = icmp eq i32 %101, 0
  br i1 %tobool77.not, label %if.then78, label %if.end80

if.then78:
  store i32 -1, i32* %assigned79, align 8
  br label %if.end80

if.end80:
  %tobool82 = icmp ne i8* %95, null
  %102 = select i1 %tobool82, i1 %98, i1 false
  %103 = load i8*, i8** %at87, align 8
  %104 = zext i1 %102 to i64
  %add.ptr88 = getelementptr i8, i8* %103, i64 %104
  store i8* %add.ptr88, i8** %at87, align 8
  %incdec.ptr89 = getelementptr i8, i8* %f.addr.0145, i64 1
  br label %if.end91

if.end91:
  %going.1 = phi i32 [ %lor.ext, %if.end80 ], [ %retval.1.i, %if.then42 ], [ %retval.1.i, %land.lhs.true40 ], [ %retval.1.i, %convert.exit ], [ 1, %if.then47 ], [ 1, %while.body59 ], [ 1, %land.rhs52 ]
  %f.addr.1 = phi i8* [ %incdec.ptr89, %if.end80 ], [ %call, %if.then42 ], [ %call, %land.lhs.true40 ], [ %call, %convert.exit ], [ %incdec.ptr48, %if.then47 ], [ %incdec.ptr48, %while.body59 ], [ %incdec.ptr48, %land.rhs52 ]
  %tobool.not = icmp eq i32 %going.1, 0
  br i1 %tobool.not, label %while.end92, label %land.rhs

while.end92:
  call void @llvm.va_end(i8* %0)
  %assigned96 = getelementptr inbounds %struct.input, %struct.input* %in, i64 0, i32 2
  %105 = load i32, i32* %assigned96, align 8
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1) #7
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %105
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %f, %struct.conversion* nocapture noundef %c) unnamed_addr #0 {
entry:
  %.compoundliteral.sroa.0.0..sroa_cast = bitcast %struct.conversion* %c to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef align 8 dereferenceable(16) %.compoundliteral.sroa.0.0..sroa_cast, i8 0, i64 16, i1 false)
  %.compoundliteral.sroa.2.0..sroa_idx80 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  store i64 -1, i64* %.compoundliteral.sroa.2.0..sroa_idx80, align 8
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
  store i64 0, i64* %.compoundliteral.sroa.2.0..sroa_idx80, align 8
  %3 = load i8, i8* %f.addr.0, align 1
  %conv5126 = sext i8 %3 to i32
  %4 = add nsw i32 %conv5126, -58
  %cmp.i118127 = icmp ult i32 %4, -10
  br i1 %cmp.i118127, label %if.end13, label %for.body

for.body:
  %5 = phi i8 [ %7, %for.body ], [ %3, %if.then3 ]
  %f.addr.1128 = phi i8* [ %incdec.ptr12, %for.body ], [ %f.addr.0, %if.then3 ]
  %6 = load i64, i64* %.compoundliteral.sroa.2.0..sroa_idx80, align 8
  %mul = mul i64 %6, 10
  %conv9 = sext i8 %5 to i64
  %sub = add nsw i64 %conv9, -48
  %add = add i64 %sub, %mul
  store i64 %add, i64* %.compoundliteral.sroa.2.0..sroa_idx80, align 8
  %incdec.ptr12 = getelementptr i8, i8* %f.addr.1128, i64 1
  %7 = load i8, i8* %incdec.ptr12, align 1
  %conv5 = sext i8 %7 to i32
  %8 = add nsw i32 %conv5, -58
  %cmp.i118 = icmp ult i32 %8, -10
  br i1 %cmp.i118, label %if.end13, label %for.body

if.end13:
  %f.addr.2 = phi i8* [ %f.addr.0, %if.end ], [ %f.addr.0, %if.then3 ], [ %incdec.ptr12, %for.body ]
  %9 = load i8, i8* %f.addr.2, align 1
  %cmp15 = icmp eq i8 %9, 109
  br i1 %cmp15, label %if.then17, label %if.end19

if.then17:
  %allocate = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  store i32 1, i32* %allocate, align 8
  %incdec.ptr18 = getelementptr i8, i8* %f.addr.2, i64 1
  br label %if.end19

if.end19:
  %f.addr.3 = phi i8* [ %incdec.ptr18, %if.then17 ], [ %f.addr.2, %if.end13 ]
  %10 = load i8, i8* %f.addr.3, align 1
  %cmp21 = icmp eq i8 %10, 108
  br i1 %cmp21, label %land.rhs, label %land.end

land.rhs:
  %arrayidx = getelementptr i8, i8* %f.addr.3, i64 1
  %11 = load i8, i8* %arrayidx, align 1
  %cmp24 = icmp ne i8 %11, 108
  br label %land.end

land.end:
  %12 = phi i1 [ false, %if.end19 ], [ %cmp24, %land.rhs ]
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  store i32 4, i32* %size, align 4
  %13 = load i8, i8* %f.addr.3, align 1
  %conv.i120 = sext i8 %13 to i32
  switch i32 %conv.i120, label %read_size.exit [
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
  %14 = load i8, i8* %arrayidx.i, align 1
  %cmp.i121 = icmp eq i8 %14, 104
  %cond.i = select i1 %cmp.i121, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %15 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %15, 104
  %16 = zext i1 %cmp5.i to i64
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i64 %16
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.3, i64 1
  store i32 8, i32* %size, align 4
  %17 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %17, 108
  %18 = zext i1 %cmp17.i to i64
  %add.ptr20.i = getelementptr i8, i8* %arrayidx9.i, i64 %18
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
  %19 = load i8, i8* %retval.0.i, align 1
  store i8 %19, i8* %.compoundliteral.sroa.3.0..sroa_idx, align 8
  %20 = load i8, i8* %retval.0.i, align 1
  %tobool27.not = icmp ne i8 %20, 0
  %spec.select.idx = zext i1 %tobool27.not to i64
  %spec.select = getelementptr i8, i8* %retval.0.i, i64 %spec.select.idx
  %cmp33 = icmp eq i8 %19, 91
  br i1 %cmp33, label %if.then35, label %if.else

if.then35:
  %21 = load i8, i8* %spec.select, align 1
  %cmp.i122 = icmp eq i8 %21, 94
  %conv1.i = zext i1 %cmp.i122 to i32
  %inverted.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 7
  store i32 %conv1.i, i32* %inverted.i, align 8
  %22 = zext i1 %cmp.i122 to i64
  %add.ptr.i = getelementptr i8, i8* %spec.select, i64 %22
  %set.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  store i8* %add.ptr.i, i8** %set.i, align 8
  %23 = load i8, i8* %add.ptr.i, align 1
  %cmp4.i = icmp eq i8 %23, 93
  %spec.select.idx.i = zext i1 %cmp4.i to i64
  %spec.select.i = getelementptr i8, i8* %add.ptr.i, i64 %spec.select.idx.i
  br label %while.cond.i

while.cond.i:
  %f.addr.1.i = phi i8* [ %spec.select.i, %if.then35 ], [ %incdec.ptr10.i, %while.body.i ]
  %24 = load i8, i8* %f.addr.1.i, align 1
  switch i8 %24, label %while.body.i [
    i8 0, label %read_set.exit
    i8 93, label %read_set.exit
  ]

while.body.i:
  %incdec.ptr10.i = getelementptr i8, i8* %f.addr.1.i, i64 1
  br label %while.cond.i

read_set.exit:
  %set_end.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 6
  store i8* %f.addr.1.i, i8** %set_end.i, align 8
  %25 = load i8, i8* %f.addr.1.i, align 1
  %tobool12.not.i = icmp ne i8 %25, 0
  %cond.idx.i = zext i1 %tobool12.not.i to i64
  %cond.i123 = getelementptr i8, i8* %f.addr.1.i, i64 %cond.idx.i
  br label %if.end55

if.else:
  %tobool39 = icmp ne i8 %19, 0
  %or.cond = select i1 %tobool39, i1 %12, i1 false
  br i1 %or.cond, label %land.lhs.true41, label %if.end55

land.lhs.true41:
  %26 = or i8 %19, 32
  %27 = add i8 %26, -101
  %28 = icmp ult i8 %27, 3
  br i1 %28, label %if.then52, label %if.end55

if.then52:
  store i32 8, i32* %size, align 4
  br label %if.end55

if.end55:
  %f.addr.5 = phi i8* [ %cond.i123, %read_set.exit ], [ %spec.select, %if.then52 ], [ %spec.select, %land.lhs.true41 ], [ %spec.select, %if.else ]
  %conv.i124 = sext i8 %19 to i32
  switch i32 %conv.i124, label %if.then75 [
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
  br i1 %12, label %land.lhs.true60, label %if.end76

land.lhs.true60:
  switch i8 %19, label %if.end76 [
    i8 115, label %if.then75
    i8 99, label %if.then75
    i8 91, label %if.then75
  ]

if.then75:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str, i64 0, i64 0)) #10
  unreachable

if.end76:
  ret i8* %f.addr.5
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

declare void @__midway_cut(i8* noundef) local_unnamed_addr #5

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @__mw_read_integer(%struct.integer* sret(%struct.integer) align 8, i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

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

define internal fastcc void @stream(%struct._IO_FILE* noundef %f) unnamed_addr #6 {
entry:
  %0 = bitcast %struct._IO_FILE* %f to %struct.stream*
  %standard = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 1
  %1 = load i32, i32* %standard, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %2 = bitcast %struct._IO_FILE* %f to i8*
  call void @__midway_check(i8* noundef %2, i64 noundef 8, i32 noundef 0) #8
  br label %if.end

if.end:
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

