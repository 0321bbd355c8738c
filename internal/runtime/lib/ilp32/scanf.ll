target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.input = type { i8*, i8*, i32, i32, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.conversion = type { i32, i32, i32, i32, i8, i8*, i8*, i32 }
%struct.integer = type { i64, i32, i32, i8* }
%struct.arguments = type { i8* }

@.str = private unnamed_addr constant [85 x i8] c"a conversion of scanf that numbers its argument, has a flag or reads wide characters\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"scanf %n\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"scanf\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"stdio\00", align 1
@.str.4 = private unnamed_addr constant [72 x i8] c"text read by an unbounded scanf conversion is assumed to fit its object\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"conversions of scanf\00", align 1

define dso_local i32 @sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #9
  %2 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %2) #8
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %1) #9
  %3 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %3 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %2) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
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
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %1) #10
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call
}

define internal fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) unnamed_addr #0 {
entry:
  %c.i.i = alloca %struct.conversion, align 4
  %in.i = alloca %struct.input, align 4
  call fastcc void @transfers(%struct._IO_FILE* noundef %s) #10
  %0 = bitcast %struct.conversion* %c.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %0) #8
  %1 = load i8, i8* %f, align 1
  %tobool.not19.i.i = icmp eq i8 %1, 0
  br i1 %tobool.not19.i.i, label %count.exit.i, label %while.body.lr.ph.i.i

while.body.lr.ph.i.i:
  %kind.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i32 0, i32 4
  %skip.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i32 0, i32 0
  br label %while.body.i.i

while.body.i.i:
  %2 = phi i8 [ %1, %while.body.lr.ph.i.i ], [ %6, %if.end.i.i ]
  %n.021.i.i = phi i32 [ 0, %while.body.lr.ph.i.i ], [ %n.1.i.i, %if.end.i.i ]
  %f.addr.020.i.i = phi i8* [ %f, %while.body.lr.ph.i.i ], [ %f.addr.1.i.i, %if.end.i.i ]
  %incdec.ptr.i.i = getelementptr i8, i8* %f.addr.020.i.i, i32 1
  %cmp.i.i = icmp eq i8 %2, 37
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:
  %call.i.i = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr.i.i, %struct.conversion* noundef nonnull %c.i.i) #9
  %3 = load i8, i8* %kind.i.i, align 4
  %tobool3.i.i = icmp ne i8 %3, 0
  %cmp6.i.i = icmp ne i8 %3, 37
  %or.cond.i.i = and i1 %tobool3.i.i, %cmp6.i.i
  %cmp11.i.i = icmp ne i8 %3, 110
  %or.cond14.i.i = and i1 %cmp11.i.i, %or.cond.i.i
  %4 = load i32, i32* %skip.i.i, align 4
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
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %0) #8
  %add.i = add i32 %n.0.lcssa.i.i, 2
  %call1.i = call i32 @__midway_choose(i32 noundef %add.i, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i32 0, i32 0)) #9
  %sub.i = add i32 %call1.i, -1
  %cmp.i = icmp slt i32 %sub.i, 0
  br i1 %cmp.i, label %from_stream.exit, label %if.end.i

if.end.i:
  %7 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %7) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %7, i8 0, i64 20, i1 false) #8
  %limit2.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 %sub.i, i32* %limit2.i, align 4
  %call3.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %7) #8
  br label %from_stream.exit

from_stream.exit:
  %retval.0.i = phi i32 [ %call3.i, %if.end.i ], [ -1, %count.exit.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  %call = call fastcc i32 @from_stdin(i8* noundef %f, i8* noundef %1) #10
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call
}

define internal fastcc i32 @from_stdin(i8* noundef %f, i8* noundef %a) unnamed_addr #0 {
entry:
  %c.i.i = alloca %struct.conversion, align 4
  %in.i = alloca %struct.input, align 4
  call void @__mw_may_be_cancelled() #9
  %0 = bitcast %struct.conversion* %c.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %0) #8
  %1 = load i8, i8* %f, align 1
  %tobool.not19.i.i = icmp eq i8 %1, 0
  br i1 %tobool.not19.i.i, label %count.exit.i, label %while.body.lr.ph.i.i

while.body.lr.ph.i.i:
  %kind.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i32 0, i32 4
  %skip.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c.i.i, i32 0, i32 0
  br label %while.body.i.i

while.body.i.i:
  %2 = phi i8 [ %1, %while.body.lr.ph.i.i ], [ %6, %if.end.i.i ]
  %n.021.i.i = phi i32 [ 0, %while.body.lr.ph.i.i ], [ %n.1.i.i, %if.end.i.i ]
  %f.addr.020.i.i = phi i8* [ %f, %while.body.lr.ph.i.i ], [ %f.addr.1.i.i, %if.end.i.i ]
  %incdec.ptr.i.i = getelementptr i8, i8* %f.addr.020.i.i, i32 1
  %cmp.i.i = icmp eq i8 %2, 37
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:
  %call.i.i = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr.i.i, %struct.conversion* noundef nonnull %c.i.i) #9
  %3 = load i8, i8* %kind.i.i, align 4
  %tobool3.i.i = icmp ne i8 %3, 0
  %cmp6.i.i = icmp ne i8 %3, 37
  %or.cond.i.i = and i1 %tobool3.i.i, %cmp6.i.i
  %cmp11.i.i = icmp ne i8 %3, 110
  %or.cond14.i.i = and i1 %cmp11.i.i, %or.cond.i.i
  %4 = load i32, i32* %skip.i.i, align 4
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
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %0) #8
  %add.i = add i32 %n.0.lcssa.i.i, 2
  %call1.i = call i32 @__midway_choose(i32 noundef %add.i, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i32 0, i32 0)) #9
  %sub.i = add i32 %call1.i, -1
  %cmp.i = icmp slt i32 %sub.i, 0
  br i1 %cmp.i, label %from_stream.exit, label %if.end.i

if.end.i:
  %7 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %7) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %7, i8 0, i64 20, i1 false) #8
  %limit2.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 %sub.i, i32* %limit2.i, align 4
  %call3.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %7) #8
  br label %from_stream.exit

from_stream.exit:
  %retval.0.i = phi i32 [ %call3.i, %if.end.i ], [ -1, %count.exit.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @vsscanf(i8* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #9
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %0) #8
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #9
  %1 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %0) #8
  ret i32 %call.i
}

define dso_local i32 @vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) #10
  ret i32 %call
}

define dso_local i32 @vscanf(i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_stdin(i8* noundef %f, i8* noundef %a) #10
  ret i32 %call
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #9
  %2 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %2) #8
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %1) #9
  %3 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %3 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %2) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc99_fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %1) #10
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call
}

define dso_local i32 @__isoc99_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  %call = call fastcc i32 @from_stdin(i8* noundef %f, i8* noundef %1) #10
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call
}

define dso_local i32 @__isoc99_vsscanf(i8* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #9
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %0) #8
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #9
  %1 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %0) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc99_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) #10
  ret i32 %call
}

define dso_local i32 @__isoc99_vscanf(i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_stdin(i8* noundef %f, i8* noundef %a) #10
  ret i32 %call
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #9
  %2 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %2) #8
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %1) #9
  %3 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %3 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %2) #8
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc23_fscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %1) #10
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call
}

define dso_local i32 @__isoc23_scanf(i8* noundef %f, ...) local_unnamed_addr #0 {
entry:
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @llvm.va_start(i8* nonnull %0)
  %1 = load i8*, i8** %a, align 4
  %call = call fastcc i32 @from_stdin(i8* noundef %f, i8* noundef %1) #10
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %call
}

define dso_local i32 @__isoc23_vsscanf(i8* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %in.i = alloca %struct.input, align 4
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #9
  %0 = bitcast %struct.input* %in.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %0) #8
  %start.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 0
  store i8* %s, i8** %start.i, align 4
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 1
  store i8* %s, i8** %at.i, align 4
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 2
  store i32 0, i32* %assigned.i, align 4
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 3
  store i32 0, i32* %matched.i, align 4
  %limit.i = getelementptr inbounds %struct.input, %struct.input* %in.i, i32 0, i32 4
  store i32 0, i32* %limit.i, align 4
  %call.i = call fastcc i32 @run(%struct.input* noundef nonnull %in.i, i8* noundef %f, i8* noundef %a) #9
  %1 = load i8*, i8** %at.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint i8* %1 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 1, %sub.ptr.rhs.cast.i
  %add.i = add i32 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i32 noundef %add.i, i32 noundef 0) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %0) #8
  ret i32 %call.i
}

define dso_local i32 @__isoc23_vfscanf(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_file(%struct._IO_FILE* noundef %s, i8* noundef %f, i8* noundef %a) #10
  ret i32 %call
}

define dso_local i32 @__isoc23_vscanf(i8* noundef %f, i8* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call fastcc i32 @from_stdin(i8* noundef %f, i8* noundef %a) #10
  ret i32 %call
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

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
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  %1 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %1) #8
  %2 = bitcast i8** %args.addr to i8*
  call void @llvm.va_copy(i8* nonnull %0, i8* nonnull %2)
  %start = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 0
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  %at = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %at28 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %at.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %skip.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %list.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %size3.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %3 = bitcast %struct.integer* %n.i.i.i to i8*
  %at.i.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %width.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %end.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 3
  %overflow.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 2
  %magnitude.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 0
  %negative.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 1
  %negative5.i.i.i.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i.i.i, i32 0, i32 1
  %4 = bitcast i8** %end.i12.i.i to i8*
  %at.i13.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %width.i14.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %size.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %width2.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %at.i24.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %set.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  %set_end.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 6
  %inverted.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 7
  %width38.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %allocate.i.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %assigned.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %limit.i.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 4
  %width.i.i69.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %allocate.i.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %allocate.i.i.i77.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %size.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %assigned.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %matched.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 3
  %size.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %at22.i = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %5 = bitcast i32* %v.i.i.i to i8*
  %matched = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 3
  %assigned = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %start50 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 0
  %at53 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %start64 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 0
  %at66 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %at73 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  %matched76 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 3
  %assigned79 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %at87 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 1
  br label %land.rhs

land.rhs:
  %f.addr.0144 = phi i8* [ %f, %entry ], [ %f.addr.1, %if.end91 ]
  %6 = load i8, i8* %f.addr.0144, align 1
  switch i8 %6, label %if.else [
    i8 0, label %while.end92
    i8 37, label %if.then
  ]

if.then:
  %add.ptr = getelementptr i8, i8* %f.addr.0144, i32 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c) #10
  %7 = load i8*, i8** %start, align 4
  %tobool4 = icmp ne i8* %7, null
  %8 = load i8, i8* %kind, align 4
  %cmp6 = icmp ne i8 %8, 99
  %or.cond = select i1 %tobool4, i1 %cmp6, i1 false
  %cmp11 = icmp ne i8 %8, 91
  %or.cond96 = select i1 %or.cond, i1 %cmp11, i1 false
  %cmp16 = icmp ne i8 %8, 110
  %or.cond97 = select i1 %or.cond96, i1 %cmp16, i1 false
  br i1 %or.cond97, label %while.cond19.preheader, label %if.end

while.cond19.preheader:
  %9 = load i8*, i8** %at, align 4
  %10 = load i8, i8* %9, align 1
  %conv20140 = sext i8 %10 to i32
  %cmp.i141 = icmp ne i8 %10, 32
  %11 = add nsw i32 %conv20140, -14
  %cmp1.i142 = icmp ult i32 %11, -5
  %tobool22.not143 = and i1 %cmp.i141, %cmp1.i142
  br i1 %tobool22.not143, label %if.end, label %while.body23

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
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0)) #9
  %25 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8
  %and.i.i = and i32 %25, 2147483647
  %conv26.i = zext i32 %and.i.i to i64
  br label %cond.end27.i

cond.end27.i:
  %cond28.i = phi i64 [ %conv24.i, %cond.true21.i ], [ %conv26.i, %cond.false25.i ]
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %23, i32 noundef 1) #9
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
  %conv.i64.i = sext i8 %8 to i32
  switch i32 %conv.i64.i, label %scan.exit.i [
    i32 91, label %sw.bb3.i66.i
    i32 99, label %sw.bb3.i66.i
    i32 115, label %sw.bb3.i66.i
    i32 71, label %sw.bb1.i65.i
    i32 70, label %sw.bb1.i65.i
    i32 69, label %sw.bb1.i65.i
    i32 65, label %sw.bb1.i65.i
    i32 97, label %sw.bb1.i65.i
    i32 101, label %sw.bb1.i65.i
    i32 102, label %sw.bb1.i65.i
    i32 103, label %sw.bb1.i65.i
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
  %retval.0.i.i.i.i = phi i32 [ 10, %sw.default.i.i.i.i ], [ 8, %sw.bb2.i.i.i.i ], [ 16, %sw.bb1.i.i.i.i ], [ 0, %cond.true33.i ]
  %cmp.i.i.i = icmp eq i8 %8, 112
  %29 = load i32, i32* %size3.i.i.i, align 4
  %cond.i.i.i = select i1 %cmp.i.i.i, i32 4, i32 %29
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %3) #8
  %30 = load i8*, i8** %at.i.i.i, align 4
  %31 = load i32, i32* %width.i.i.i, align 4
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 4 %n.i.i.i, i8* noundef %30, i32 noundef %retval.0.i.i.i.i, i32 noundef %31) #9
  %32 = load i8*, i8** %end.i.i.i, align 8
  %tobool.not.i.i.i = icmp eq i8* %32, null
  br i1 %tobool.not.i.i.i, label %scan_integer.exit.i.i, label %if.end.i.i.i

if.end.i.i.i:
  %33 = and i32 %retval.0.i.i.i.i, 10
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %cond.true8.i.i.i, label %cond.end15.i.i.i

cond.true8.i.i.i:
  %35 = load i8*, i8** %at.i.i.i, align 4
  %36 = load i32, i32* %width.i.i.i, align 4
  %37 = load i8, i8* %35, align 1
  %cmp.i.i.i.i = icmp eq i8 %37, 45
  %cmp3.i.i.i.i = icmp eq i8 %37, 43
  %narrow.i.i.i.i = or i1 %cmp.i.i.i.i, %cmp3.i.i.i.i
  %38 = zext i1 %narrow.i.i.i.i to i32
  %add.ptr.i.i.i.i = getelementptr i8, i8* %35, i32 %38
  %add.ptr5.i.i.i.i = getelementptr i8, i8* %add.ptr.i.i.i.i, i32 1
  %cmp6.i.i.i.i = icmp eq i8* %add.ptr5.i.i.i.i, %32
  br i1 %cmp6.i.i.i.i, label %land.lhs.true.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true.i.i.i.i:
  %39 = load i8, i8* %add.ptr.i.i.i.i, align 1
  %cmp9.i.i.i.i = icmp eq i8 %39, 48
  br i1 %cmp9.i.i.i.i, label %land.lhs.true11.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.lhs.true11.i.i.i.i:
  %40 = load i8, i8* %32, align 1
  %41 = and i8 %40, -33
  %cmp13.i.i.i.i = icmp eq i8 %41, 88
  br i1 %cmp13.i.i.i.i, label %land.rhs.i.i.i.i, label %skip_bare_prefix.exit.i.i.i

land.rhs.i.i.i.i:
  %sub.ptr.lhs.cast.i.i.i.i = ptrtoint i8* %32 to i32
  %sub.ptr.rhs.cast.i.i.i.i = ptrtoint i8* %35 to i32
  %sub.ptr.sub.i.i.i.i = sub i32 %sub.ptr.lhs.cast.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i
  %cmp15.i.i.i.i = icmp ult i32 %sub.ptr.sub.i.i.i.i, %36
  %phi.cast27.i.i.i.i = zext i1 %cmp15.i.i.i.i to i32
  br label %skip_bare_prefix.exit.i.i.i

skip_bare_prefix.exit.i.i.i:
  %42 = phi i32 [ 0, %land.lhs.true11.i.i.i.i ], [ 0, %land.lhs.true.i.i.i.i ], [ 0, %cond.true8.i.i.i ], [ %phi.cast27.i.i.i.i, %land.rhs.i.i.i.i ]
  %add.ptr17.i.i.i.i = getelementptr i8, i8* %32, i32 %42
  br label %cond.end15.i.i.i

cond.end15.i.i.i:
  %cond16.i.i.i = phi i8* [ %add.ptr17.i.i.i.i, %skip_bare_prefix.exit.i.i.i ], [ %32, %if.end.i.i.i ]
  store i8* %cond16.i.i.i, i8** %at.i.i.i, align 4
  %tobool18.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool18.not.i.i.i, label %scan_integer.exit.i.i, label %if.then19.i.i.i

if.then19.i.i.i:
  %43 = load i8, i8* %kind, align 4
  %cmp22.i.i.i = icmp eq i8 %43, 100
  %cmp26.i.i.i = icmp eq i8 %43, 105
  %narrow.i.i.i = or i1 %cmp22.i.i.i, %cmp26.i.i.i
  %44 = zext i1 %narrow.i.i.i to i32
  %cmp.i46.i.i.i = icmp eq i32 %cond.i.i.i, 8
  %cond.i.i.i.i = select i1 %cmp.i46.i.i.i, i64 -1, i64 4294967295
  %shr.i.i.i.i = zext i1 %narrow.i.i.i to i64
  %cond1.i.i.i.i = lshr i64 %cond.i.i.i.i, %shr.i.i.i.i
  %45 = load i32, i32* %overflow.i.i.i.i, align 4
  %tobool2.not.i.i.i.i = icmp eq i32 %45, 0
  br i1 %tobool2.not.i.i.i.i, label %lor.lhs.false.i.i.i.i, label %if.then.i.i.i.i

lor.lhs.false.i.i.i.i:
  %46 = load i64, i64* %magnitude.i.i.i.i, align 8
  %47 = load i32, i32* %negative.i.i.i.i, align 8
  %and.i.i.i.i = and i32 %47, %44
  %conv.i47.i.i.i = zext i32 %and.i.i.i.i to i64
  %add.i.i.i.i = add i64 %cond1.i.i.i.i, %conv.i47.i.i.i
  %cmp3.i48.i.i.i = icmp ugt i64 %46, %add.i.i.i.i
  br i1 %cmp3.i48.i.i.i, label %if.then.i.i.i.i, label %if.end.i.i.i.i

if.then.i.i.i.i:
  %48 = load i32, i32* %negative5.i.i.i.i, align 8
  %and6.i.i.i.i = and i32 %48, %44
  %conv7.i.i.i.i = zext i32 %and6.i.i.i.i to i64
  %add8.i.i.i.i = add i64 %cond1.i.i.i.i, %conv7.i.i.i.i
  br label %value_of.exit.i.i.i

if.end.i.i.i.i:
  %tobool10.not.i.i.i.i = icmp eq i32 %47, 0
  %sub.i.i.i.i = sub i64 0, %46
  %cond16.i.i.i.i = select i1 %tobool10.not.i.i.i.i, i64 %46, i64 %sub.i.i.i.i
  br label %value_of.exit.i.i.i

value_of.exit.i.i.i:
  %retval.0.i49.i.i.i = phi i64 [ %add8.i.i.i.i, %if.then.i.i.i.i ], [ %cond16.i.i.i.i, %if.end.i.i.i.i ]
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %cond.i.i.i, i32 noundef 1) #9
  switch i32 %cond.i.i.i, label %sw.default.i52.i.i.i [
    i32 1, label %sw.bb.i.i.i.i
    i32 2, label %sw.bb1.i51.i.i.i
    i32 4, label %sw.bb3.i.i.i.i
  ]

sw.bb.i.i.i.i:
  %conv.i50.i.i.i = trunc i64 %retval.0.i49.i.i.i to i8
  store i8 %conv.i50.i.i.i, i8* %cond.i, align 1
  br label %scan_integer.exit.i.i

sw.bb1.i51.i.i.i:
  %conv2.i.i.i.i = trunc i64 %retval.0.i49.i.i.i to i16
  %49 = bitcast i8* %cond.i to i16*
  store i16 %conv2.i.i.i.i, i16* %49, align 2
  br label %scan_integer.exit.i.i

sw.bb3.i.i.i.i:
  %conv4.i.i.i.i = trunc i64 %retval.0.i49.i.i.i to i32
  %50 = bitcast i8* %cond.i to i32*
  store i32 %conv4.i.i.i.i, i32* %50, align 4
  br label %scan_integer.exit.i.i

sw.default.i52.i.i.i:
  %51 = bitcast i8* %cond.i to i64*
  store i64 %retval.0.i49.i.i.i, i64* %51, align 4
  br label %scan_integer.exit.i.i

scan_integer.exit.i.i:
  %retval.0.i.i.i = phi i32 [ 0, %base_of.exit.i.i.i ], [ 1, %cond.end15.i.i.i ], [ 1, %sw.bb.i.i.i.i ], [ 1, %sw.bb1.i51.i.i.i ], [ 1, %sw.bb3.i.i.i.i ], [ 1, %sw.default.i52.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %3) #8
  br label %scan.exit.i

sw.bb1.i65.i:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  %52 = load i8*, i8** %at.i13.i.i, align 4
  %53 = load i32, i32* %width.i14.i.i, align 4
  %call.i.i.i = call double @__mw_read_double(i8* noundef %52, i32 noundef %53, i8** noundef nonnull %end.i12.i.i) #9
  %54 = load i8*, i8** %end.i12.i.i, align 4
  %tobool.not.i15.i.i = icmp eq i8* %54, null
  br i1 %tobool.not.i15.i.i, label %scan_double.exit.i.i, label %if.end.i16.i.i

if.end.i16.i.i:
  store i8* %54, i8** %at.i13.i.i, align 4
  %tobool2.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool2.not.i.i.i, label %scan_double.exit.i.i, label %if.then3.i.i.i

if.then3.i.i.i:
  %55 = load i32, i32* %size.i.i.i, align 4
  switch i32 %55, label %if.else4.i.i.i.i [
    i32 4, label %if.then.i.i18.i.i
    i32 8, label %if.then3.i.i.i.i
  ]

if.then.i.i18.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #9
  %conv.i.i17.i.i = fptrunc double %call.i.i.i to float
  %56 = bitcast i8* %cond.i to float*
  store float %conv.i.i17.i.i, float* %56, align 4
  br label %scan_double.exit.i.i

if.then3.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 8, i32 noundef 1) #9
  %57 = bitcast i8* %cond.i to double*
  store double %call.i.i.i, double* %57, align 4
  br label %scan_double.exit.i.i

if.else4.i.i.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 12, i32 noundef 1) #9
  %conv5.i.i.i.i = fpext double %call.i.i.i to x86_fp80
  %58 = bitcast i8* %cond.i to x86_fp80*
  store x86_fp80 %conv5.i.i.i.i, x86_fp80* %58, align 4
  br label %scan_double.exit.i.i

scan_double.exit.i.i:
  %retval.0.i19.i.i = phi i32 [ 0, %sw.bb1.i65.i ], [ 1, %if.end.i16.i.i ], [ 1, %if.then.i.i18.i.i ], [ 1, %if.then3.i.i.i.i ], [ 1, %if.else4.i.i.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  br label %scan.exit.i

sw.bb3.i66.i:
  %cmp.i21.i.i = icmp eq i8 %8, 99
  %59 = load i32, i32* %width2.i.i.i, align 4
  %cmp3.i.i.i = icmp eq i32 %59, -1
  %or.cond138 = select i1 %cmp.i21.i.i, i1 %cmp3.i.i.i, i1 false
  %cond.i23.i.i = select i1 %or.cond138, i32 1, i32 %59
  %60 = load i8*, i8** %at.i24.i.i, align 4
  %cmp687.i.i.i = icmp ne i32 %cond.i23.i.i, 0
  br i1 %cmp687.i.i.i, label %land.lhs.true8.lr.ph.i.i.i, label %while.end.i.i.i

land.lhs.true8.lr.ph.i.i.i:
  %61 = load i8, i8* %60, align 1
  %tobool.not.i2638.i.i = icmp eq i8 %61, 0
  br i1 %tobool.not.i2638.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i.preheader

land.rhs.i.i.i.preheader:
  %62 = load i8*, i8** %set.i.i.i.i, align 4
  %63 = load i8*, i8** %set_end.i.i.i.i, align 4
  %cmp40.i.i.i.i = icmp ult i8* %62, %63
  %64 = load i32, i32* %inverted.i.i.i.i, align 4
  br label %land.rhs.i.i.i

land.lhs.true8.i.i.i:
  %arrayidx.i.i.i = getelementptr i8, i8* %60, i32 %inc.i.i.i
  %65 = load i8, i8* %arrayidx.i.i.i, align 1
  %tobool.not.i26.i.i = icmp eq i8 %65, 0
  br i1 %tobool.not.i26.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  %66 = phi i8 [ %65, %land.lhs.true8.i.i.i ], [ %61, %land.rhs.i.i.i.preheader ]
  %n.088.i40.i.i = phi i32 [ %inc.i.i.i, %land.lhs.true8.i.i.i ], [ 0, %land.rhs.i.i.i.preheader ]
  %cmp690.i39.i.i = phi i1 [ %cmp6.i.i.i, %land.lhs.true8.i.i.i ], [ true, %land.rhs.i.i.i.preheader ]
  switch i8 %8, label %cond.false20.i.i.i [
    i8 99, label %while.body.i.i.i
    i8 91, label %cond.true18.i.i.i
  ]

cond.true18.i.i.i:
  br i1 %cmp40.i.i.i.i, label %for.body.i.i.i.i, label %in_set.exit.i.i.i

for.body.i.i.i.i:
  %p.042.i.i.i.i = phi i8* [ %incdec.ptr.i.i.i.i, %for.inc.i.i.i.i ], [ %62, %cond.true18.i.i.i ]
  %found.041.i.i.i.i = phi i32 [ %found.1.i.i.i.i, %for.inc.i.i.i.i ], [ 0, %cond.true18.i.i.i ]
  %add.ptr.i.i27.i.i = getelementptr i8, i8* %p.042.i.i.i.i, i32 2
  %cmp2.i.i.i.i = icmp ult i8* %add.ptr.i.i27.i.i, %63
  br i1 %cmp2.i.i.i.i, label %land.lhs.true.i.i29.i.i, label %if.else.i.i.i.i

land.lhs.true.i.i29.i.i:
  %arrayidx.i.i.i.i = getelementptr i8, i8* %p.042.i.i.i.i, i32 1
  %67 = load i8, i8* %arrayidx.i.i.i.i, align 1
  %cmp3.i.i28.i.i = icmp eq i8 %67, 45
  br i1 %cmp3.i.i28.i.i, label %if.then.i.i31.i.i, label %if.else.i.i.i.i

if.then.i.i31.i.i:
  %68 = load i8, i8* %p.042.i.i.i.i, align 1
  %cmp8.i.i.i.i = icmp sle i8 %68, %66
  %69 = load i8, i8* %add.ptr.i.i27.i.i, align 1
  %cmp13.i.i30.i.i = icmp sge i8 %69, %66
  %and39.i.i.i.i = and i1 %cmp8.i.i.i.i, %cmp13.i.i30.i.i
  br label %for.inc.i.i.i.i

if.else.i.i.i.i:
  %70 = load i8, i8* %p.042.i.i.i.i, align 1
  %cmp18.i.i.i.i = icmp eq i8 %70, %66
  br label %for.inc.i.i.i.i

for.inc.i.i.i.i:
  %and.pn.in.i.i.i.i = phi i1 [ %and39.i.i.i.i, %if.then.i.i31.i.i ], [ %cmp18.i.i.i.i, %if.else.i.i.i.i ]
  %p.1.i.i.i.i = phi i8* [ %add.ptr.i.i27.i.i, %if.then.i.i31.i.i ], [ %p.042.i.i.i.i, %if.else.i.i.i.i ]
  %and.pn.i.i.i.i = zext i1 %and.pn.in.i.i.i.i to i32
  %found.1.i.i.i.i = or i32 %found.041.i.i.i.i, %and.pn.i.i.i.i
  %incdec.ptr.i.i.i.i = getelementptr i8, i8* %p.1.i.i.i.i, i32 1
  %cmp.i86.i.i.i = icmp ult i8* %incdec.ptr.i.i.i.i, %63
  br i1 %cmp.i86.i.i.i, label %for.body.i.i.i.i, label %in_set.exit.i.i.i

in_set.exit.i.i.i:
  %found.0.lcssa.i.i.i.i = phi i32 [ 0, %cond.true18.i.i.i ], [ %found.1.i.i.i.i, %for.inc.i.i.i.i ]
  %cmp21.i.i.i.i = icmp ne i32 %found.0.lcssa.i.i.i.i, %64
  br label %cond.end25.i.i.i

cond.false20.i.i.i:
  %conv9.i42.i.i = sext i8 %66 to i32
  %cmp.i.i32.i.i = icmp ne i8 %66, 32
  %71 = add nsw i32 %conv9.i42.i.i, -14
  %cmp1.i.i.i.i = icmp ult i32 %71, -5
  %tobool24.not.i.i.i = and i1 %cmp.i.i32.i.i, %cmp1.i.i.i.i
  br label %cond.end25.i.i.i

cond.end25.i.i.i:
  %cond26.in.i.i.i = phi i1 [ %cmp21.i.i.i.i, %in_set.exit.i.i.i ], [ %tobool24.not.i.i.i, %cond.false20.i.i.i ]
  br i1 %cond26.in.i.i.i, label %while.body.i.i.i, label %while.end.i.i.i

while.body.i.i.i:
  %inc.i.i.i = add nuw i32 %n.088.i40.i.i, 1
  %cmp6.i.i.i = icmp ult i32 %inc.i.i.i, %cond.i23.i.i
  %exitcond.not.i.i.i = icmp eq i32 %inc.i.i.i, %cond.i23.i.i
  br i1 %exitcond.not.i.i.i, label %while.end.i.i.i, label %land.lhs.true8.i.i.i

while.end.i.i.i:
  %n.0.lcssa.i.i.i = phi i32 [ 0, %sw.bb3.i66.i ], [ 0, %land.lhs.true8.lr.ph.i.i.i ], [ %cond.i23.i.i, %while.body.i.i.i ], [ %n.088.i40.i.i, %cond.end25.i.i.i ], [ %inc.i.i.i, %land.lhs.true8.i.i.i ]
  %cmp6.lcssa.i.i.i = phi i1 [ %cmp687.i.i.i, %sw.bb3.i66.i ], [ true, %land.lhs.true8.lr.ph.i.i.i ], [ %cmp6.i.i.i, %while.body.i.i.i ], [ %cmp690.i39.i.i, %cond.end25.i.i.i ], [ %cmp6.i.i.i, %land.lhs.true8.i.i.i ]
  %cmp28.i.i.i = icmp eq i32 %n.0.lcssa.i.i.i, 0
  br i1 %cmp28.i.i.i, label %scan.exit.i, label %lor.lhs.false.i.i.i

lor.lhs.false.i.i.i:
  %72 = select i1 %cmp.i21.i.i, i1 %cmp6.lcssa.i.i.i, i1 false
  %.not = xor i1 %72, true
  %73 = load i32, i32* %width38.i.i.i, align 4
  %cmp39.not.i.i.i = icmp eq i32 %73, -1
  %or.cond139 = select i1 %.not, i1 true, i1 %cmp39.not.i.i.i
  br i1 %or.cond139, label %if.end.i33.i.i, label %scan.exit.i

if.end.i33.i.i:
  %add.ptr.i.i.i = getelementptr i8, i8* %60, i32 %n.0.lcssa.i.i.i
  store i8* %add.ptr.i.i.i, i8** %at.i24.i.i, align 4
  %tobool42.not.i.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool42.not.i.i.i, label %scan.exit.i, label %if.end44.i.i.i

if.end44.i.i.i:
  %74 = load i32, i32* %allocate.i.i.i.i, align 4
  %tobool.not.i.i.i.i = icmp eq i32 %74, 0
  br i1 %tobool.not.i.i.i.i, label %text_object.exit.i.i.i, label %if.end.i.i34.i.i

if.end.i.i34.i.i:
  %add.i.i.i = add i32 %n.0.lcssa.i.i.i, 1
  %call.i.i.i.i.i = call i8* @__midway_alloc(i32 noundef %add.i.i.i, i32 noundef 16, i32 noundef 1) #9
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #9
  %75 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i.i, i8** %75, align 4
  br label %text_object.exit.i.i.i

text_object.exit.i.i.i:
  %retval.0.i.i35.i.i = phi i8* [ %call.i.i.i.i.i, %if.end.i.i34.i.i ], [ %cond.i, %if.end44.i.i.i ]
  call void @__midway_memcpy(i8* noundef %retval.0.i.i35.i.i, i8* noundef %60, i32 noundef %n.0.lcssa.i.i.i) #9
  %76 = load i8, i8* %kind, align 4
  %cmp48.not.i.i.i = icmp eq i8 %76, 99
  br i1 %cmp48.not.i.i.i, label %scan.exit.i, label %if.then50.i.i.i

if.then50.i.i.i:
  %add.ptr51.i.i.i = getelementptr i8, i8* %retval.0.i.i35.i.i, i32 %n.0.lcssa.i.i.i
  call void @__midway_memset(i8* noundef %add.ptr51.i.i.i, i32 noundef 0, i32 noundef 1) #9
  br label %scan.exit.i

scan.exit.i:
  %retval.0.i.i = phi i32 [ %retval.0.i19.i.i, %scan_double.exit.i.i ], [ %retval.0.i.i.i, %scan_integer.exit.i.i ], [ 0, %cond.true33.i ], [ 0, %while.end.i.i.i ], [ 1, %if.end.i33.i.i ], [ 1, %if.then50.i.i.i ], [ 1, %text_object.exit.i.i.i ], [ 0, %lor.lhs.false.i.i.i ]
  %tobool35.not.i = icmp eq i32 %retval.0.i.i, 0
  br i1 %tobool35.not.i, label %convert.exit, label %if.end40.i

cond.false36.i:
  br i1 %tobool11.not.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %77 = load i32, i32* %assigned.i.i, align 4
  %78 = load i32, i32* %limit.i.i, align 4
  %cmp.not.i.i = icmp slt i32 %77, %78
  br i1 %cmp.not.i.i, label %if.end.i.i, label %convert.exit

if.end.i.i:
  %tobool1.not.i.i = icmp eq i8* %cond.i, null
  br i1 %tobool1.not.i.i, label %if.end40.i, label %if.end3.i.i

if.end3.i.i:
  %conv.i68.i = sext i8 %8 to i32
  switch i32 %conv.i68.i, label %sw.default.i84.i [
    i32 115, label %sw.bb.i71.i
    i32 99, label %sw.bb.i71.i
    i32 91, label %sw.bb.i71.i
    i32 112, label %sw.bb4.i.i
  ]

sw.bb.i71.i:
  %79 = load i32, i32* %width.i.i69.i, align 4
  %cmp.i.i70.i = icmp eq i8 %8, 99
  %cmp2.i.i.i = icmp eq i32 %79, -1
  br i1 %cmp.i.i70.i, label %if.then.i.i.i, label %if.end.i.i73.i

if.then.i.i.i:
  %cond.i.i72.i = select i1 %cmp2.i.i.i, i32 1, i32 %79
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %cond.i.i72.i, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i32 noundef %cond.i.i72.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #9
  br label %if.end40.i

if.end.i.i73.i:
  br i1 %cmp2.i.i.i, label %if.then6.i.i.i, label %if.end11.i.i.i

if.then6.i.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.4, i32 0, i32 0)) #9
  %80 = load i32, i32* %allocate.i.i.i, align 4
  %tobool.not.i.i74.i = icmp eq i32 %80, 0
  br i1 %tobool.not.i.i74.i, label %cond.false8.i.i.i, label %if.end11.i.i.i

cond.false8.i.i.i:
  %call.i.i75.i = call i32 @__midway_object_size(i8* noundef nonnull %cond.i) #9
  %sub.i.i.i = add i32 %call.i.i75.i, -1
  br label %if.end11.i.i.i

if.end11.i.i.i:
  %n.0.i.i.i = phi i32 [ %79, %if.end.i.i73.i ], [ %sub.i.i.i, %cond.false8.i.i.i ], [ 63, %if.then6.i.i.i ]
  %add.i.i76.i = add i32 %n.0.i.i.i, 1
  %81 = load i32, i32* %allocate.i.i.i77.i, align 4
  %tobool.not.i.i.i78.i = icmp eq i32 %81, 0
  br i1 %tobool.not.i.i.i78.i, label %text_object.exit.i.i83.i, label %if.end.i.i.i80.i

if.end.i.i.i80.i:
  %call.i.i.i.i79.i = call i8* @__midway_alloc(i32 noundef %add.i.i76.i, i32 noundef 16, i32 noundef 1) #9
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #9
  %82 = bitcast i8* %cond.i to i8**
  store i8* %call.i.i.i.i79.i, i8** %82, align 4
  br label %text_object.exit.i.i83.i

text_object.exit.i.i83.i:
  %retval.0.i.i.i81.i = phi i8* [ %call.i.i.i.i79.i, %if.end.i.i.i80.i ], [ %cond.i, %if.end11.i.i.i ]
  call void @__midway_check(i8* noundef %retval.0.i.i.i81.i, i32 noundef %add.i.i76.i, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef %retval.0.i.i.i81.i, i32 noundef %add.i.i76.i, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #9
  %arrayidx.i.i82.i = getelementptr i8, i8* %retval.0.i.i.i81.i, i32 %n.0.i.i.i
  store i8 0, i8* %arrayidx.i.i82.i, align 1
  br label %if.end40.i

sw.bb4.i.i:
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef 4, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #9
  br label %if.end40.i

sw.default.i84.i:
  %83 = load i32, i32* %size.i.i, align 4
  call void @__midway_check(i8* noundef nonnull %cond.i, i32 noundef %83, i32 noundef 1) #9
  call void @__midway_nondet(i8* noundef nonnull %cond.i, i32 noundef %83, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0)) #9
  br label %if.end40.i

if.end40.i:
  %cmp41.i = icmp ne i8* %cond.i, null
  %conv42.i = zext i1 %cmp41.i to i32
  %84 = load i32, i32* %assigned.i, align 4
  %add.i = add i32 %84, %conv42.i
  store i32 %add.i, i32* %assigned.i, align 4
  store i32 1, i32* %matched.i, align 4
  br label %convert.exit

convert.exit:
  %retval.1.i = phi i32 [ 1, %if.then.i ], [ 0, %lor.rhs.i ], [ %phi.cast.i, %land.rhs.i ], [ 1, %if.end40.i ], [ 1, %if.then16.i ], [ 0, %scan.exit.i ], [ 1, %sw.bb.i.i ], [ 1, %sw.bb1.i.i ], [ 1, %sw.bb3.i.i ], [ 1, %sw.default.i.i ], [ 0, %land.lhs.true.i.i ]
  %tobool37 = icmp eq i32 %retval.1.i, 0
  %or.cond98 = select i1 %tobool37, i1 %17, i1 false
  br i1 %or.cond98, label %land.lhs.true40, label %if.end91

land.lhs.true40:
  %85 = load i32, i32* %matched, align 4
  %tobool41.not = icmp eq i32 %85, 0
  br i1 %tobool41.not, label %if.then42, label %if.end91

if.then42:
  store i32 -1, i32* %assigned, align 4
  br label %if.end91

if.else:
  %conv = sext i8 %6 to i32
  %cmp.i128 = icmp ne i8 %6, 32
  %86 = add nsw i32 %conv, -14
  %cmp1.i130 = icmp ult i32 %86, -5
  %tobool46.not = and i1 %cmp.i128, %cmp1.i130
  br i1 %tobool46.not, label %if.else63, label %if.then47

if.then47:
  %incdec.ptr48 = getelementptr i8, i8* %f.addr.0144, i32 1
  %87 = load i8*, i8** %start50, align 4
  %tobool51.not = icmp eq i8* %87, null
  br i1 %tobool51.not, label %if.end91, label %land.rhs52

land.rhs52:
  %88 = load i8*, i8** %at53, align 4
  %89 = load i8, i8* %88, align 1
  %conv54 = sext i8 %89 to i32
  %cmp.i133 = icmp ne i8 %89, 32
  %90 = add nsw i32 %conv54, -14
  %cmp1.i135 = icmp ult i32 %90, -5
  %tobool56.not = and i1 %cmp.i133, %cmp1.i135
  br i1 %tobool56.not, label %if.end91, label %while.body59

while.body59:
  %incdec.ptr61 = getelementptr i8, i8* %88, i32 1
  store i8* %incdec.ptr61, i8** %at53, align 4
  br i1 %tobool51.not, label %if.end91, label %land.rhs52

if.else63:
  %91 = load i8*, i8** %start64, align 4
  %tobool65.not = icmp eq i8* %91, null
  br i1 %tobool65.not, label %lor.end, label %lor.rhs

lor.rhs:
  %92 = load i8*, i8** %at66, align 4
  %93 = load i8, i8* %92, align 1
  %cmp69 = icmp eq i8 %93, %6
  br label %lor.end

lor.end:
  %94 = phi i1 [ true, %if.else63 ], [ %cmp69, %lor.rhs ]
  %lor.ext = zext i1 %94 to i32
  br i1 %94, label %if.end80, label %land.lhs.true72

land.lhs.true72:
  %95 = load i8*, i8** %at73, align 4
  %96 = load i8, i8* %95, align 1
  %tobool74.not = icmp eq i8 %96, 0
  br i1 %tobool74.not, label %land.lhs.true75, label %if.end80

land.lhs.true75:
  %97 = load i32, i32* %matched76, align 4
  %tobool77.not = icmp eq i32 %97, 0
  br i1 %tobool77.not, label %if.then78, label %if.end80

if.then78:
  store i32 -1, i32* %assigned79, align 4
  br label %if.end80

if.end80:
  %tobool82 = icmp ne i8* %91, null
  %98 = select i1 %tobool82, i1 %94, i1 false
  %land.ext86 = zext i1 %98 to i32
  %99 = load i8*, i8** %at87, align 4
  %add.ptr88 = getelementptr i8, i8* %99, i32 %land.ext86
  store i8* %add.ptr88, i8** %at87, align 4
  %incdec.ptr89 = getelementptr i8, i8* %f.addr.0144, i32 1
  br label %if.end91

if.end91:
  %going.1 = phi i32 [ %lor.ext, %if.end80 ], [ %retval.1.i, %if.then42 ], [ %retval.1.i, %land.lhs.true40 ], [ %retval.1.i, %convert.exit ], [ 1, %if.then47 ], [ 1, %while.body59 ], [ 1, %land.rhs52 ]
  %f.addr.1 = phi i8* [ %incdec.ptr89, %if.end80 ], [ %call, %if.then42 ], [ %call, %land.lhs.true40 ], [ %call, %convert.exit ], [ %incdec.ptr48, %if.then47 ], [ %incdec.ptr48, %while.body59 ], [ %incdec.ptr48, %land.rhs52 ]
  %tobool.not = icmp eq i32 %going.1, 0
  br i1 %tobool.not, label %while.end92, label %land.rhs

while.end92:
  call void @llvm.va_end(i8* %0)
  %assigned95 = getelementptr inbounds %struct.input, %struct.input* %in, i32 0, i32 2
  %100 = load i32, i32* %assigned95, align 4
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %1) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %100
}

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.va_copy(i8*, i8*) #2

define internal fastcc i8* @read_conversion(i8* noundef %f, %struct.conversion* nocapture noundef %c) unnamed_addr #0 {
entry:
  %.compoundliteral.sroa.0.0..sroa_cast = bitcast %struct.conversion* %c to i8*
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %.compoundliteral.sroa.0.0..sroa_cast, i8 0, i32 12, i1 false)
  %.compoundliteral.sroa.2.0..sroa_idx79 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  store i32 -1, i32* %.compoundliteral.sroa.2.0..sroa_idx79, align 4
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
  store i32 0, i32* %.compoundliteral.sroa.2.0..sroa_idx79, align 4
  %3 = load i8, i8* %f.addr.0, align 1
  %conv5125 = sext i8 %3 to i32
  %sub.i116126 = add nsw i32 %conv5125, -48
  %cmp.i117127 = icmp ugt i32 %sub.i116126, 9
  br i1 %cmp.i117127, label %if.end12, label %for.body

for.body:
  %sub.i116129 = phi i32 [ %sub.i116, %for.body ], [ %sub.i116126, %if.then3 ]
  %f.addr.1128 = phi i8* [ %incdec.ptr11, %for.body ], [ %f.addr.0, %if.then3 ]
  %4 = load i32, i32* %.compoundliteral.sroa.2.0..sroa_idx79, align 4
  %mul = mul i32 %4, 10
  %add = add i32 %mul, %sub.i116129
  store i32 %add, i32* %.compoundliteral.sroa.2.0..sroa_idx79, align 4
  %incdec.ptr11 = getelementptr i8, i8* %f.addr.1128, i32 1
  %5 = load i8, i8* %incdec.ptr11, align 1
  %conv5 = sext i8 %5 to i32
  %sub.i116 = add nsw i32 %conv5, -48
  %cmp.i117 = icmp ugt i32 %sub.i116, 9
  br i1 %cmp.i117, label %if.end12, label %for.body

if.end12:
  %f.addr.2 = phi i8* [ %f.addr.0, %if.end ], [ %f.addr.0, %if.then3 ], [ %incdec.ptr11, %for.body ]
  %6 = load i8, i8* %f.addr.2, align 1
  %cmp14 = icmp eq i8 %6, 109
  br i1 %cmp14, label %if.then16, label %if.end18

if.then16:
  %allocate = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  store i32 1, i32* %allocate, align 4
  %incdec.ptr17 = getelementptr i8, i8* %f.addr.2, i32 1
  br label %if.end18

if.end18:
  %f.addr.3 = phi i8* [ %incdec.ptr17, %if.then16 ], [ %f.addr.2, %if.end12 ]
  %7 = load i8, i8* %f.addr.3, align 1
  %cmp20 = icmp eq i8 %7, 108
  br i1 %cmp20, label %land.rhs, label %land.end

land.rhs:
  %arrayidx = getelementptr i8, i8* %f.addr.3, i32 1
  %8 = load i8, i8* %arrayidx, align 1
  %cmp23 = icmp ne i8 %8, 108
  br label %land.end

land.end:
  %9 = phi i1 [ false, %if.end18 ], [ %cmp23, %land.rhs ]
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  store i32 4, i32* %size, align 4
  %10 = load i8, i8* %f.addr.3, align 1
  %conv.i119 = sext i8 %10 to i32
  switch i32 %conv.i119, label %read_size.exit [
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
  %11 = load i8, i8* %arrayidx.i, align 1
  %cmp.i120 = icmp eq i8 %11, 104
  %cond.i = select i1 %cmp.i120, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %12 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %12, 104
  %conv6.i = zext i1 %cmp5.i to i32
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i32 %conv6.i
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.3, i32 1
  %13 = load i8, i8* %arrayidx9.i, align 1
  %cmp11.i = icmp eq i8 %13, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  store i32 %cond13.i, i32* %size, align 4
  %14 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %14, 108
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
  %15 = load i8, i8* %retval.0.i, align 1
  store i8 %15, i8* %.compoundliteral.sroa.3.0..sroa_idx, align 4
  %16 = load i8, i8* %retval.0.i, align 1
  %tobool26.not = icmp ne i8 %16, 0
  %spec.select.idx = zext i1 %tobool26.not to i32
  %spec.select = getelementptr i8, i8* %retval.0.i, i32 %spec.select.idx
  %cmp32 = icmp eq i8 %15, 91
  br i1 %cmp32, label %if.then34, label %if.else

if.then34:
  %17 = load i8, i8* %spec.select, align 1
  %cmp.i121 = icmp eq i8 %17, 94
  %conv1.i = zext i1 %cmp.i121 to i32
  %inverted.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 7
  store i32 %conv1.i, i32* %inverted.i, align 4
  %add.ptr.i = getelementptr i8, i8* %spec.select, i32 %conv1.i
  %set.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  store i8* %add.ptr.i, i8** %set.i, align 4
  %18 = load i8, i8* %add.ptr.i, align 1
  %cmp4.i = icmp eq i8 %18, 93
  %spec.select.idx.i = zext i1 %cmp4.i to i32
  %spec.select.i = getelementptr i8, i8* %add.ptr.i, i32 %spec.select.idx.i
  br label %while.cond.i

while.cond.i:
  %f.addr.1.i = phi i8* [ %spec.select.i, %if.then34 ], [ %incdec.ptr10.i, %while.body.i ]
  %19 = load i8, i8* %f.addr.1.i, align 1
  switch i8 %19, label %while.body.i [
    i8 0, label %read_set.exit
    i8 93, label %read_set.exit
  ]

while.body.i:
  %incdec.ptr10.i = getelementptr i8, i8* %f.addr.1.i, i32 1
  br label %while.cond.i

read_set.exit:
  %set_end.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 6
  store i8* %f.addr.1.i, i8** %set_end.i, align 4
  %20 = load i8, i8* %f.addr.1.i, align 1
  %tobool12.not.i = icmp ne i8 %20, 0
  %cond.idx.i = zext i1 %tobool12.not.i to i32
  %cond.i122 = getelementptr i8, i8* %f.addr.1.i, i32 %cond.idx.i
  br label %if.end54

if.else:
  %tobool38 = icmp ne i8 %15, 0
  %or.cond = select i1 %tobool38, i1 %9, i1 false
  br i1 %or.cond, label %land.lhs.true40, label %if.end54

land.lhs.true40:
  %21 = or i8 %15, 32
  %22 = add i8 %21, -101
  %23 = icmp ult i8 %22, 3
  br i1 %23, label %if.then51, label %if.end54

if.then51:
  store i32 8, i32* %size, align 4
  br label %if.end54

if.end54:
  %f.addr.5 = phi i8* [ %cond.i122, %read_set.exit ], [ %spec.select, %if.then51 ], [ %spec.select, %land.lhs.true40 ], [ %spec.select, %if.else ]
  %conv.i123 = sext i8 %15 to i32
  switch i32 %conv.i123, label %if.then74 [
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
  br i1 %9, label %land.lhs.true59, label %if.end75

land.lhs.true59:
  switch i8 %15, label %if.end75 [
    i8 115, label %if.then74
    i8 99, label %if.then74
    i8 91, label %if.then74
  ]

if.then74:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str, i32 0, i32 0)) #11
  unreachable

if.end75:
  ret i8* %f.addr.5
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

declare void @__midway_cut(i8* noundef) local_unnamed_addr #5

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__mw_read_integer(%struct.integer* sret(%struct.integer) align 4, i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare double @__mw_read_double(i8* noundef, i32 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #3

define internal fastcc void @transfers(%struct._IO_FILE* noundef %f) unnamed_addr #6 {
entry:
  call fastcc void @stream(%struct._IO_FILE* noundef %f) #10
  call void @__mw_may_be_cancelled() #9
  ret void
}

define internal fastcc void @stream(%struct._IO_FILE* noundef %f) unnamed_addr #6 {
entry:
  %standard = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %f, i32 0, i32 1
  %0 = bitcast i8** %standard to i32*
  %1 = load i32, i32* %0, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %2 = bitcast %struct._IO_FILE* %f to i8*
  call void @__midway_check(i8* noundef %2, i32 noundef 8, i32 noundef 0) #9
  br label %if.end

if.end:
  ret void
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #7

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { noinline nounwind null_pointer_is_valid }
attributes #7 = { argmemonly nofree nounwind willreturn writeonly }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind }
attributes #10 = { nobuiltin }
attributes #11 = { nobuiltin noreturn nounwind }

