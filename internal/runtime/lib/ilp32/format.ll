target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.sink = type { i8*, i32, i32, i32, i32 }
%struct.arguments = type { i8* }
%struct.conversion = type { i32, i32, i32, i32, i32, i8 }

@.str = private unnamed_addr constant [36 x i8] c"a format that numbers its arguments\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"wide-characters\00", align 1
@.str.3 = private unnamed_addr constant [51 x i8] c"a wide character that is formatted is one of ASCII\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [32 x i8] c"a wide string that is formatted\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"printf %n\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.14 = private unnamed_addr constant [20 x i8] c"floating-point-text\00", align 1
@.str.15 = private unnamed_addr constant [80 x i8] c"a formatted floating-point number is taken to be eight characters, unknown ones\00", align 1

define dso_local i32 @__mw_format(i8* noundef %buf, i32 noundef %room, i8* noundef %format, i8* noundef %args) local_unnamed_addr #0 {
entry:
  %any.i = alloca i8, align 1
  %args.addr = alloca i8*, align 4
  %s = alloca %struct.sink, align 4
  %a = alloca %struct.arguments, align 4
  %c = alloca %struct.conversion, align 4
  store i8* %args, i8** %args.addr, align 4
  %0 = bitcast %struct.sink* %s to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %0) #8
  %buf1 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  store i8* %buf, i8** %buf1, align 4
  %room2 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  store i32 %room, i32* %room2, align 4
  %length = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  store i32 0, i32* %length, align 4
  %first_unknown = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 3
  store i32 0, i32* %first_unknown, align 4
  %unknown = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  store i32 0, i32* %unknown, align 4
  %1 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #8
  %2 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #8
  %tobool.not = icmp eq i32 %room, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_check(i8* noundef %buf, i32 noundef 1, i32 noundef 1) #9
  br label %if.end

if.end:
  call void @__midway_check(i8* noundef %format, i32 noundef 1, i32 noundef 0) #9
  %3 = bitcast i8** %args.addr to i8*
  call void @llvm.va_copy(i8* nonnull %1, i8* nonnull %3)
  br label %while.cond

while.cond:
  %f.0 = phi i8* [ %format, %if.end ], [ %f.0.be, %while.cond.backedge ]
  %4 = load i8, i8* %f.0, align 1
  switch i8 %4, label %if.then5 [
    i8 0, label %while.end
    i8 37, label %if.end6
  ]

if.then5:
  %incdec.ptr = getelementptr i8, i8* %f.0, i32 1
  %5 = load i32, i32* %unknown, align 4
  %tobool.not.i = icmp eq i32 %5, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %6 = load i32, i32* %length, align 4
  %add.i = add i32 %6, 1
  %7 = load i32, i32* %room2, align 4
  %cmp.i = icmp ult i32 %add.i, %7
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %8 = load i8*, i8** %buf1, align 4
  %arrayidx.i = getelementptr i8, i8* %8, i32 %6
  store i8 %4, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %9 = load i32, i32* %length, align 4
  %inc.i = add i32 %9, 1
  store i32 %inc.i, i32* %length, align 4
  br label %while.cond.backedge

while.cond.backedge:
  %f.0.be = phi i8* [ %incdec.ptr, %put.exit ], [ %call, %if.end6 ]
  br label %while.cond

if.end6:
  %add.ptr = getelementptr i8, i8* %f.0, i32 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a) #10
  call fastcc void @convert(%struct.sink* noundef nonnull %s, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a, i32 noundef 0) #10
  br label %while.cond.backedge

while.end:
  call void @llvm.va_end(i8* %1)
  %sub.ptr.lhs.cast = ptrtoint i8* %f.0 to i32
  %sub.ptr.rhs.cast = ptrtoint i8* %format to i32
  %sub.ptr.sub = sub i32 1, %sub.ptr.rhs.cast
  %add = add i32 %sub.ptr.sub, %sub.ptr.lhs.cast
  call void @__midway_touched(i8* noundef %format, i32 noundef %add, i32 noundef 0) #9
  %10 = load i32, i32* %room2, align 4
  %tobool.not.i21 = icmp eq i32 %10, 0
  br i1 %tobool.not.i21, label %finish.exit, label %if.end.i

if.end.i:
  %11 = load i32, i32* %length, align 4
  %cmp.i23 = icmp ult i32 %11, %10
  %sub.i = add i32 %10, -1
  %cond.i = select i1 %cmp.i23, i32 %11, i32 %sub.i
  %12 = load i32, i32* %first_unknown, align 4
  %13 = load i32, i32* %unknown, align 4
  %tobool432.i = icmp ne i32 %13, 0
  %cmp533.i = icmp ult i32 %12, %cond.i
  %14 = select i1 %tobool432.i, i1 %cmp533.i, i1 false
  br i1 %14, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:
  %15 = load i8*, i8** %buf1, align 4
  %arrayidx14.i = getelementptr i8, i8* %15, i32 %cond.i
  store i8 0, i8* %arrayidx14.i, align 1
  %16 = load i8*, i8** %buf1, align 4
  %add.i26 = add i32 %cond.i, 1
  call void @__midway_touched(i8* noundef %16, i32 noundef %add.i26, i32 noundef 1) #9
  br label %finish.exit

for.body.i:
  %i.034.i = phi i32 [ %inc.i28, %for.body.i ], [ %12, %if.end.i ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %any.i) #8
  call void @__midway_havoc(i8* noundef nonnull %any.i, i32 noundef 1) #9
  %17 = load i8, i8* %any.i, align 1
  %tobool6.not.i = icmp eq i8 %17, 0
  %narrow.i = select i1 %tobool6.not.i, i8 32, i8 %17
  %18 = load i8*, i8** %buf1, align 4
  %arrayidx.i27 = getelementptr i8, i8* %18, i32 %i.034.i
  store i8 %narrow.i, i8* %arrayidx.i27, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %any.i) #8
  %inc.i28 = add nuw i32 %i.034.i, 1
  %19 = load i32, i32* %unknown, align 4
  %tobool4.i = icmp ne i32 %19, 0
  %cmp5.i = icmp ult i32 %inc.i28, %cond.i
  %20 = select i1 %tobool4.i, i1 %cmp5.i, i1 false
  br i1 %20, label %for.body.i, label %for.cond.cleanup.i

finish.exit:
  %21 = load i32, i32* %length, align 4
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #8
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %0) #8
  ret i32 %21
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.va_copy(i8*, i8*) #3

define internal fastcc i8* @read_conversion(i8* noundef readonly %f, %struct.conversion* nocapture noundef %c, %struct.arguments* nocapture noundef %a) unnamed_addr #0 {
entry:
  %flags = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  store i32 0, i32* %flags, align 4
  br label %for.cond

for.cond:
  %f.addr.0 = phi i8* [ %f, %entry ], [ %incdec.ptr, %for.body ]
  %0 = load i8, i8* %f.addr.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %sw.default.i [
    i32 45, label %flag_of.exit
    i32 43, label %sw.bb1.i
    i32 32, label %sw.bb2.i
    i32 35, label %sw.bb3.i
    i32 48, label %sw.bb4.i
    i32 39, label %sw.bb5.i
  ]

sw.bb1.i:
  br label %flag_of.exit

sw.bb2.i:
  br label %flag_of.exit

sw.bb3.i:
  br label %flag_of.exit

sw.bb4.i:
  br label %flag_of.exit

sw.bb5.i:
  br label %flag_of.exit

sw.default.i:
  br label %flag_of.exit

flag_of.exit:
  %tobool.not = phi i1 [ false, %for.cond ], [ false, %sw.bb1.i ], [ false, %sw.bb2.i ], [ false, %sw.bb3.i ], [ false, %sw.bb4.i ], [ false, %sw.bb5.i ], [ true, %sw.default.i ]
  %retval.0.i = phi i32 [ 1, %for.cond ], [ 2, %sw.bb1.i ], [ 4, %sw.bb2.i ], [ 8, %sw.bb3.i ], [ 16, %sw.bb4.i ], [ 1024, %sw.bb5.i ], [ 0, %sw.default.i ]
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %cmp.i = icmp eq i8 %0, 42
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %list.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i = load i8*, i8** %list.i, align 4
  %argp.next.i = getelementptr inbounds i8, i8* %argp.cur.i, i32 4
  store i8* %argp.next.i, i8** %list.i, align 4
  %1 = bitcast i8* %argp.cur.i to i32*
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %width, align 4
  %add.ptr.i = getelementptr i8, i8* %f.addr.0, i32 1
  br label %read_number.exit

if.end.i:
  store i32 0, i32* %width, align 4
  %3 = load i8, i8* %f.addr.0, align 1
  %4 = add i8 %3, -48
  %5 = icmp ult i8 %4, 10
  br i1 %5, label %for.body.i, label %read_number.exit

for.body.i:
  %6 = phi i8 [ %8, %for.body.i ], [ %3, %if.end.i ]
  %f.addr.018.i = phi i8* [ %incdec.ptr.i, %for.body.i ], [ %f.addr.0, %if.end.i ]
  %conv2.i = sext i8 %6 to i32
  %7 = load i32, i32* %width, align 4
  %mul.i = mul i32 %7, 10
  %sub.i = add nsw i32 %conv2.i, -48
  %add.i = add i32 %sub.i, %mul.i
  store i32 %add.i, i32* %width, align 4
  %incdec.ptr.i = getelementptr i8, i8* %f.addr.018.i, i32 1
  %8 = load i8, i8* %incdec.ptr.i, align 1
  %9 = add i8 %8, -48
  %10 = icmp ult i8 %9, 10
  br i1 %10, label %for.body.i, label %read_number.exit

read_number.exit:
  %retval.0.i50 = phi i8* [ %add.ptr.i, %if.then.i ], [ %f.addr.0, %if.end.i ], [ %incdec.ptr.i, %for.body.i ]
  %11 = load i32, i32* %width, align 4
  %cmp = icmp slt i32 %11, 0
  br i1 %cmp, label %if.then, label %if.end

for.body:
  %12 = load i32, i32* %flags, align 4
  %or = or i32 %12, %retval.0.i
  store i32 %or, i32* %flags, align 4
  %incdec.ptr = getelementptr i8, i8* %f.addr.0, i32 1
  br label %for.cond

if.then:
  %13 = load i32, i32* %flags, align 4
  %or5 = or i32 %13, 1
  store i32 %or5, i32* %flags, align 4
  %sub = sub i32 0, %11
  store i32 %sub, i32* %width, align 4
  br label %if.end

if.end:
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  store i32 -1, i32* %precision, align 4
  %14 = load i8, i8* %retval.0.i50, align 1
  %cmp8 = icmp eq i8 %14, 46
  br i1 %cmp8, label %if.then10, label %if.end13

if.then10:
  %add.ptr = getelementptr i8, i8* %retval.0.i50, i32 1
  %15 = load i8, i8* %add.ptr, align 1
  %cmp.i51 = icmp eq i8 %15, 42
  br i1 %cmp.i51, label %if.then.i56, label %if.end.i57

if.then.i56:
  %list.i52 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i53 = load i8*, i8** %list.i52, align 4
  %argp.next.i54 = getelementptr inbounds i8, i8* %argp.cur.i53, i32 4
  store i8* %argp.next.i54, i8** %list.i52, align 4
  %16 = bitcast i8* %argp.cur.i53 to i32*
  %17 = load i32, i32* %16, align 4
  store i32 %17, i32* %precision, align 4
  %add.ptr.i55 = getelementptr i8, i8* %retval.0.i50, i32 2
  br label %if.end13

if.end.i57:
  store i32 0, i32* %precision, align 4
  %18 = load i8, i8* %add.ptr, align 1
  %19 = add i8 %18, -48
  %20 = icmp ult i8 %19, 10
  br i1 %20, label %for.body.i64, label %if.end13

for.body.i64:
  %21 = phi i8 [ %23, %for.body.i64 ], [ %18, %if.end.i57 ]
  %f.addr.018.i58 = phi i8* [ %incdec.ptr.i63, %for.body.i64 ], [ %add.ptr, %if.end.i57 ]
  %conv2.i59 = sext i8 %21 to i32
  %22 = load i32, i32* %precision, align 4
  %mul.i60 = mul i32 %22, 10
  %sub.i61 = add nsw i32 %conv2.i59, -48
  %add.i62 = add i32 %sub.i61, %mul.i60
  store i32 %add.i62, i32* %precision, align 4
  %incdec.ptr.i63 = getelementptr i8, i8* %f.addr.018.i58, i32 1
  %23 = load i8, i8* %incdec.ptr.i63, align 1
  %24 = add i8 %23, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %for.body.i64, label %if.end13

if.end13:
  %f.addr.1 = phi i8* [ %retval.0.i50, %if.end ], [ %add.ptr.i55, %if.then.i56 ], [ %add.ptr, %if.end.i57 ], [ %incdec.ptr.i63, %for.body.i64 ]
  %26 = load i8, i8* %f.addr.1, align 1
  %cmp15 = icmp eq i8 %26, 108
  %conv16 = zext i1 %cmp15 to i32
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  store i32 %conv16, i32* %wide, align 4
  %27 = load i8, i8* %f.addr.1, align 1
  %cmp18 = icmp eq i8 %27, 36
  br i1 %cmp18, label %if.then20, label %if.end21

if.then20:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i32 0, i32 0)) #11
  unreachable

if.end21:
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  store i32 4, i32* %size, align 4
  %28 = load i8, i8* %f.addr.1, align 1
  %conv.i67 = sext i8 %28 to i32
  switch i32 %conv.i67, label %read_size.exit [
    i32 104, label %sw.bb.i
    i32 108, label %sw.bb8.i
    i32 76, label %sw.bb20.i
    i32 113, label %sw.bb22.i
    i32 106, label %sw.bb22.i
    i32 122, label %sw.bb24.i
    i32 116, label %sw.bb24.i
    i32 90, label %sw.bb24.i
  ]

sw.bb.i:
  %arrayidx.i = getelementptr i8, i8* %f.addr.1, i32 1
  %29 = load i8, i8* %arrayidx.i, align 1
  %cmp.i68 = icmp eq i8 %29, 104
  %cond.i = select i1 %cmp.i68, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %30 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %30, 104
  %conv6.i = zext i1 %cmp5.i to i32
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i32 %conv6.i
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.1, i32 1
  %31 = load i8, i8* %arrayidx9.i, align 1
  %cmp11.i = icmp eq i8 %31, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  store i32 %cond13.i, i32* %size, align 4
  %32 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %32, 108
  %conv18.i = zext i1 %cmp17.i to i32
  %add.ptr19.i = getelementptr i8, i8* %arrayidx9.i, i32 %conv18.i
  br label %read_size.exit

sw.bb20.i:
  store i32 12, i32* %size, align 4
  %add.ptr21.i = getelementptr i8, i8* %f.addr.1, i32 1
  br label %read_size.exit

sw.bb22.i:
  store i32 8, i32* %size, align 4
  %add.ptr23.i = getelementptr i8, i8* %f.addr.1, i32 1
  br label %read_size.exit

sw.bb24.i:
  store i32 4, i32* %size, align 4
  %add.ptr25.i = getelementptr i8, i8* %f.addr.1, i32 1
  br label %read_size.exit

read_size.exit:
  %retval.0.i69 = phi i8* [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr7.i, %sw.bb.i ], [ %f.addr.1, %if.end21 ]
  %33 = load i8, i8* %retval.0.i69, align 1
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  store i8 %33, i8* %kind, align 4
  %34 = load i8, i8* %retval.0.i69, align 1
  %tobool24.not = icmp ne i8 %34, 0
  %cond.idx = zext i1 %tobool24.not to i32
  %cond = getelementptr i8, i8* %retval.0.i69, i32 %cond.idx
  ret i8* %cond
}

define internal fastcc void @convert(%struct.sink* noundef %s, %struct.conversion* noundef %c, %struct.arguments* nocapture noundef %a, i32 noundef %dry) unnamed_addr #0 {
entry:
  %text.i.i = alloca [48 x i8], align 1
  %v.i.i = alloca i32, align 4
  %ch = alloca i8, align 1
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  %0 = load i8, i8* %kind, align 4
  %conv = sext i8 %0 to i32
  switch i32 %conv, label %sw.default [
    i32 100, label %sw.bb
    i32 105, label %sw.bb
    i32 117, label %sw.bb1
    i32 120, label %sw.bb1
    i32 88, label %sw.bb1
    i32 111, label %sw.bb1
    i32 112, label %sw.bb2
    i32 99, label %sw.bb11
    i32 67, label %sw.bb11
    i32 115, label %sw.bb25
    i32 83, label %sw.bb25
    i32 97, label %sw.bb58
    i32 65, label %sw.bb58
    i32 101, label %sw.bb58
    i32 69, label %sw.bb58
    i32 102, label %sw.bb58
    i32 70, label %sw.bb58
    i32 103, label %sw.bb58
    i32 71, label %sw.bb58
    i32 110, label %sw.bb65
    i32 109, label %sw.bb72
  ]

sw.bb:
  %flags = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %1 = load i32, i32* %flags, align 4
  %or = or i32 %1, 64
  store i32 %or, i32* %flags, align 4
  br label %sw.bb1

sw.bb1:
  %size.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %2 = load i32, i32* %size.i, align 4
  %cmp.i134 = icmp eq i32 %2, 8
  %list.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i = load i8*, i8** %list.i, align 4
  br i1 %cmp.i134, label %cond.true.i, label %cond.false.i

cond.true.i:
  %argp.next.i = getelementptr inbounds i8, i8* %argp.cur.i, i32 8
  store i8* %argp.next.i, i8** %list.i, align 4
  %3 = bitcast i8* %argp.cur.i to i64*
  %4 = load i64, i64* %3, align 4
  br label %cond.end.i

cond.false.i:
  %argp.next3.i = getelementptr inbounds i8, i8* %argp.cur.i, i32 4
  store i8* %argp.next3.i, i8** %list.i, align 4
  %5 = bitcast i8* %argp.cur.i to i32*
  %6 = load i32, i32* %5, align 4
  %conv.i = zext i32 %6 to i64
  br label %cond.end.i

cond.end.i:
  %cond.i = phi i64 [ %4, %cond.true.i ], [ %conv.i, %cond.false.i ]
  %7 = load i32, i32* %size.i, align 4
  %mul.neg.i = mul i32 %7, -8
  %sub.i = add i32 %mul.neg.i, 64
  %flags.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %8 = load i32, i32* %flags.i, align 4
  %and.i135 = and i32 %8, 64
  %tobool.not.i136 = icmp eq i32 %and.i135, 0
  %sh_prom.i = zext i32 %sub.i to i64
  br i1 %tobool.not.i136, label %if.then.i137, label %if.end.i

if.then.i137:
  %9 = lshr i64 -1, %sh_prom.i
  %shr.i = and i64 %9, %cond.i
  br label %integer_argument.exit

if.end.i:
  %shl7.i = shl i64 %cond.i, %sh_prom.i
  %shr9.i = ashr i64 %shl7.i, %sh_prom.i
  %shr9.lobit.i = lshr i64 %shr9.i, 63
  %10 = trunc i64 %shr9.lobit.i to i32
  %11 = call i64 @llvm.abs.i64(i64 %shr9.i, i1 false) #8
  br label %integer_argument.exit

integer_argument.exit:
  %negative.0 = phi i32 [ 0, %if.then.i137 ], [ %10, %if.end.i ]
  %retval.0.i = phi i64 [ %shr.i, %if.then.i137 ], [ %11, %if.end.i ]
  %tobool.not = icmp eq i32 %dry, 0
  br i1 %tobool.not, label %if.then, label %cleanup

if.then:
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %retval.0.i, i32 noundef %negative.0) #10
  br label %cleanup

sw.bb2:
  %list = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur = load i8*, i8** %list, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %list, align 4
  %12 = bitcast i8* %argp.cur to i8**
  %13 = load i8*, i8** %12, align 4
  %tobool3 = icmp eq i32 %dry, 0
  %tobool4 = icmp ne i8* %13, null
  %or.cond = select i1 %tobool3, i1 %tobool4, i1 false
  br i1 %or.cond, label %if.then5, label %if.else

if.then5:
  %14 = ptrtoint i8* %13 to i32
  %conv6 = zext i32 %14 to i64
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %conv6, i32 noundef 0) #10
  br label %cleanup

if.else:
  br i1 %tobool3, label %if.then8, label %cleanup

if.then8:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i32 noundef 5) #10
  br label %cleanup

sw.bb11:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %ch) #8
  %list12 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur13 = load i8*, i8** %list12, align 4
  %argp.next14 = getelementptr inbounds i8, i8* %argp.cur13, i32 4
  store i8* %argp.next14, i8** %list12, align 4
  %15 = bitcast i8* %argp.cur13 to i32*
  %16 = load i32, i32* %15, align 4
  %conv15 = trunc i32 %16 to i8
  store i8 %conv15, i8* %ch, align 1
  %17 = load i8, i8* %kind, align 4
  %cmp = icmp eq i8 %17, 67
  br i1 %cmp, label %if.then20, label %lor.lhs.false

lor.lhs.false:
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  %18 = load i32, i32* %wide, align 4
  %tobool19.not = icmp eq i32 %18, 0
  br i1 %tobool19.not, label %if.end21, label %if.then20

if.then20:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.3, i32 0, i32 0)) #9
  br label %if.end21

if.end21:
  %tobool22.not = icmp eq i32 %dry, 0
  br i1 %tobool22.not, label %if.then23, label %if.end24

if.then23:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef nonnull %ch, i32 noundef 1) #10
  br label %if.end24

if.end24:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %ch) #8
  br label %cleanup

sw.bb25:
  %list27 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur28 = load i8*, i8** %list27, align 4
  %argp.next29 = getelementptr inbounds i8, i8* %argp.cur28, i32 4
  store i8* %argp.next29, i8** %list27, align 4
  %19 = bitcast i8* %argp.cur28 to i8**
  %20 = load i8*, i8** %19, align 4
  %tobool30.not = icmp eq i8* %20, null
  br i1 %tobool30.not, label %if.then31, label %if.end37

if.then31:
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %21 = load i32, i32* %precision, align 4
  %22 = icmp ugt i32 %21, 5
  %23 = select i1 %22, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0)
  br label %if.end37

if.end37:
  %p26.0 = phi i8* [ %20, %sw.bb25 ], [ %23, %if.then31 ]
  %24 = load i8, i8* %kind, align 4
  %cmp40 = icmp eq i8 %24, 83
  br i1 %cmp40, label %if.then45, label %lor.lhs.false42

lor.lhs.false42:
  %wide43 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  %25 = load i32, i32* %wide43, align 4
  %tobool44.not = icmp eq i32 %25, 0
  br i1 %tobool44.not, label %if.end46, label %if.then45

if.then45:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.6, i32 0, i32 0)) #11
  unreachable

if.end46:
  %tobool47.not = icmp eq i32 %dry, 0
  %precision55 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %26 = load i32, i32* %precision55, align 4
  br i1 %tobool47.not, label %if.else54, label %if.then48

if.then48:
  %cmp50.inv = icmp sgt i32 %26, -1
  %spec.select = select i1 %cmp50.inv, i32 %26, i32 -1
  call void @__mw_read_text(i8* noundef %p26.0, i32 noundef %spec.select) #9
  br label %cleanup

if.else54:
  %cmp.i138 = icmp slt i32 %26, 0
  br i1 %cmp.i138, label %if.then.i139, label %if.end.i141

if.then.i139:
  %call.i = call i32 @__mw_read_string(i8* noundef %p26.0) #9
  br label %text_length.exit

if.end.i141:
  %cmp1.i = icmp ne i32 %26, 0
  %conv.i140 = zext i1 %cmp1.i to i32
  call void @__midway_check(i8* noundef %p26.0, i32 noundef %conv.i140, i32 noundef 0) #9
  br i1 %cmp1.i, label %land.rhs.i.preheader, label %while.end.i

land.rhs.i.preheader:
  %27 = load i8, i8* %p26.0, align 1
  %tobool.not.i143182 = icmp eq i8 %27, 0
  br i1 %tobool.not.i143182, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i142 = getelementptr i8, i8* %p26.0, i32 %inc.i144
  %28 = load i8, i8* %arrayidx.i142, align 1
  %tobool.not.i143 = icmp eq i8 %28, 0
  br i1 %tobool.not.i143, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %n.020.i183 = phi i32 [ %inc.i144, %land.rhs.i ], [ 0, %land.rhs.i.preheader ]
  %inc.i144 = add nuw nsw i32 %n.020.i183, 1
  %exitcond.not.i = icmp eq i32 %inc.i144, %26
  br i1 %exitcond.not.i, label %while.end.i.loopexit, label %land.rhs.i

while.end.i.loopexit:
  %n.0.lcssa.i.ph = phi i32 [ %26, %while.body.i ], [ %inc.i144, %land.rhs.i ]
  %cmp2.i.le = icmp ult i32 %inc.i144, %26
  br label %while.end.i

while.end.i:
  %n.0.lcssa.i = phi i32 [ 0, %if.end.i141 ], [ 0, %land.rhs.i.preheader ], [ %n.0.lcssa.i.ph, %while.end.i.loopexit ]
  %cmp2.lcssa.i = phi i1 [ %cmp1.i, %if.end.i141 ], [ %cmp1.i, %land.rhs.i.preheader ], [ %cmp2.i.le, %while.end.i.loopexit ]
  %conv6.i = zext i1 %cmp2.lcssa.i to i32
  %add.i145 = add i32 %n.0.lcssa.i, %conv6.i
  call void @__midway_touched(i8* noundef %p26.0, i32 noundef %add.i145, i32 noundef 0) #9
  br label %text_length.exit

text_length.exit:
  %retval.0.i146 = phi i32 [ %call.i, %if.then.i139 ], [ %n.0.lcssa.i, %while.end.i ]
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef %p26.0, i32 noundef %retval.0.i146) #10
  br label %cleanup

sw.bb58:
  %tobool59.not = icmp eq i32 %dry, 0
  %size.i156 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %29 = load i32, i32* %size.i156, align 4
  %cmp.i157 = icmp eq i32 %29, 12
  %list.i158 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i159 = load i8*, i8** %list.i158, align 4
  br i1 %tobool59.not, label %if.else62, label %if.then60

if.then60:
  br i1 %cmp.i157, label %if.then.i153, label %if.end.i154

if.then.i153:
  %argp.next.i151 = getelementptr inbounds i8, i8* %argp.cur.i159, i32 12
  store i8* %argp.next.i151, i8** %list.i158, align 4
  br label %cleanup

if.end.i154:
  %argp.next5.i = getelementptr inbounds i8, i8* %argp.cur.i159, i32 8
  store i8* %argp.next5.i, i8** %list.i158, align 4
  br label %cleanup

if.else62:
  br i1 %cmp.i157, label %if.then.i162, label %if.end.i166

if.then.i162:
  %argp.next.i160 = getelementptr inbounds i8, i8* %argp.cur.i159, i32 12
  store i8* %argp.next.i160, i8** %list.i158, align 4
  %30 = bitcast i8* %argp.cur.i159 to x86_fp80*
  %31 = load x86_fp80, x86_fp80* %30, align 4
  %conv.i161 = fptrunc x86_fp80 %31 to double
  br label %double_argument.exit168

if.end.i166:
  %argp.next5.i165 = getelementptr inbounds i8, i8* %argp.cur.i159, i32 8
  store i8* %argp.next5.i165, i8** %list.i158, align 4
  %32 = bitcast i8* %argp.cur.i159 to double*
  %33 = load double, double* %32, align 4
  br label %double_argument.exit168

double_argument.exit168:
  %retval.0.i167 = phi double [ %conv.i161, %if.then.i162 ], [ %33, %if.end.i166 ]
  %34 = load i8, i8* %kind, align 4
  switch i8 %34, label %if.end.i173 [
    i8 102, label %land.lhs.true.i169
    i8 70, label %land.lhs.true.i169
  ]

land.lhs.true.i169:
  %precision.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %35 = load i32, i32* %precision.i, align 4
  %cmp6.i = icmp slt i32 %35, 16
  br i1 %cmp6.i, label %land.lhs.true8.i, label %if.end.i173

land.lhs.true8.i:
  %call.i170 = call i32 @__mw_has_plain_digits(double noundef %retval.0.i167) #9
  %tobool.not.i171 = icmp eq i32 %call.i170, 0
  br i1 %tobool.not.i171, label %if.end.i173, label %if.then.i172

if.then.i172:
  %36 = getelementptr inbounds [48 x i8], [48 x i8]* %text.i.i, i32 0, i32 0
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %36) #8
  %add.ptr.i.i = getelementptr inbounds [48 x i8], [48 x i8]* %text.i.i, i32 0, i32 48
  %37 = call double @llvm.fabs.f64(double %retval.0.i167) #8
  %38 = load i32, i32* %precision.i, align 4
  %cmp.i.i = icmp slt i32 %38, 0
  %spec.select.i.i = select i1 %cmp.i.i, i32 6, i32 %38
  %flags.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %39 = load i32, i32* %flags.i.i, align 4
  %and.i.i = and i32 %39, 8
  %call.i.i = call i8* @__mw_fixed_digits(i8* noundef %add.ptr.i.i, double noundef %37, i32 noundef %spec.select.i.i, i32 noundef %and.i.i) #9
  %40 = bitcast double %retval.0.i167 to i64
  %cmp2.i.i = icmp slt i64 %40, 0
  br i1 %cmp2.i.i, label %cond.end15.i.i, label %cond.false4.i.i

cond.false4.i.i:
  %41 = load i32, i32* %flags.i.i, align 4
  %and6.i.i = and i32 %41, 2
  %tobool.not.i.i = icmp eq i32 %and6.i.i, 0
  br i1 %tobool.not.i.i, label %cond.false8.i.i, label %cond.end15.i.i

cond.false8.i.i:
  %.tr.i.i = trunc i32 %41 to i8
  %42 = shl i8 %.tr.i.i, 3
  %phi.cast.i.i = and i8 %42, 32
  br label %cond.end15.i.i

cond.end15.i.i:
  %cond16.i.i = phi i8 [ 45, %if.then.i172 ], [ %phi.cast.i.i, %cond.false8.i.i ], [ 43, %cond.false4.i.i ]
  %width.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %43 = load i32, i32* %width.i.i, align 4
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %add.ptr.i.i to i32
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %call.i.i to i32
  %sub.ptr.sub.i.i = sub i32 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %sub.i.i = sub i32 %43, %sub.ptr.sub.i.i
  %cmp18.i.i = icmp ne i8 %cond16.i.i, 0
  %conv19.neg.i.i = sext i1 %cmp18.i.i to i32
  %sub20.i.i = add i32 %sub.i.i, %conv19.neg.i.i
  %44 = load i32, i32* %flags.i.i, align 4
  %and22.i.i = and i32 %44, 17
  %tobool23.not.i.i = icmp eq i32 %and22.i.i, 0
  %cmp2.i.i.i = icmp sgt i32 %sub20.i.i, 0
  %or.cond.i.i = select i1 %tobool23.not.i.i, i1 %cmp2.i.i.i, i1 false
  br i1 %or.cond.i.i, label %for.body.lr.ph.i.i.i, label %if.end.i.i

for.body.lr.ph.i.i.i:
  %unknown.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i.i.i

for.body.i.i.i:
  %n.addr.03.i.i.i = phi i32 [ %sub20.i.i, %for.body.lr.ph.i.i.i ], [ %dec.i.i.i, %put.exit.i.i.i ]
  %45 = load i32, i32* %unknown.i.i.i.i, align 4
  %tobool.not.i.i.i.i = icmp eq i32 %45, 0
  br i1 %tobool.not.i.i.i.i, label %land.lhs.true.i.i.i.i, label %put.exit.i.i.i

land.lhs.true.i.i.i.i:
  %46 = load i32, i32* %length.i.i.i.i, align 4
  %add.i.i.i.i = add i32 %46, 1
  %47 = load i32, i32* %room.i.i.i.i, align 4
  %cmp.i.i.i.i = icmp ult i32 %add.i.i.i.i, %47
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %put.exit.i.i.i

if.then.i.i.i.i:
  %48 = load i8*, i8** %buf.i.i.i.i, align 4
  %arrayidx.i.i.i.i = getelementptr i8, i8* %48, i32 %46
  store i8 32, i8* %arrayidx.i.i.i.i, align 1
  br label %put.exit.i.i.i

put.exit.i.i.i:
  %49 = load i32, i32* %length.i.i.i.i, align 4
  %inc.i.i.i.i = add i32 %49, 1
  store i32 %inc.i.i.i.i, i32* %length.i.i.i.i, align 4
  %dec.i.i.i = add nsw i32 %n.addr.03.i.i.i, -1
  %cmp.i65.i.i = icmp sgt i32 %n.addr.03.i.i.i, 1
  br i1 %cmp.i65.i.i, label %for.body.i.i.i, label %if.end.i.i

if.end.i.i:
  %tobool24.not.i.i = icmp eq i8 %cond16.i.i, 0
  br i1 %tobool24.not.i.i, label %if.end26.i.i, label %if.then25.i.i

if.then25.i.i:
  %unknown.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %50 = load i32, i32* %unknown.i.i.i, align 4
  %tobool.not.i.i.i = icmp eq i32 %50, 0
  br i1 %tobool.not.i.i.i, label %land.lhs.true.i.i.i, label %put.exit.i.i

land.lhs.true.i.i.i:
  %length.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %51 = load i32, i32* %length.i.i.i, align 4
  %add.i.i.i = add i32 %51, 1
  %room.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %52 = load i32, i32* %room.i.i.i, align 4
  %cmp.i.i.i = icmp ult i32 %add.i.i.i, %52
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %put.exit.i.i

if.then.i.i.i:
  %buf.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  %53 = load i8*, i8** %buf.i.i.i, align 4
  %arrayidx.i.i.i = getelementptr i8, i8* %53, i32 %51
  store i8 %cond16.i.i, i8* %arrayidx.i.i.i, align 1
  br label %put.exit.i.i

put.exit.i.i:
  %length2.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %54 = load i32, i32* %length2.i.i.i, align 4
  %inc.i.i.i = add i32 %54, 1
  store i32 %inc.i.i.i, i32* %length2.i.i.i, align 4
  br label %if.end26.i.i

if.end26.i.i:
  %55 = load i32, i32* %flags.i.i, align 4
  %and28.i.i = and i32 %55, 17
  %cmp29.i.i = icmp eq i32 %and28.i.i, 16
  %or.cond123.i.i = select i1 %cmp29.i.i, i1 %cmp2.i.i.i, i1 false
  br i1 %or.cond123.i.i, label %for.body.lr.ph.i72.i.i, label %if.end32.i.i

for.body.lr.ph.i72.i.i:
  %unknown.i.i67.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i68.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i69.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i70.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i75.i.i

for.body.i75.i.i:
  %n.addr.03.i73.i.i = phi i32 [ %sub20.i.i, %for.body.lr.ph.i72.i.i ], [ %dec.i82.i.i, %put.exit.i84.i.i ]
  %56 = load i32, i32* %unknown.i.i67.i.i, align 4
  %tobool.not.i.i74.i.i = icmp eq i32 %56, 0
  br i1 %tobool.not.i.i74.i.i, label %land.lhs.true.i.i78.i.i, label %put.exit.i84.i.i

land.lhs.true.i.i78.i.i:
  %57 = load i32, i32* %length.i.i68.i.i, align 4
  %add.i.i76.i.i = add i32 %57, 1
  %58 = load i32, i32* %room.i.i69.i.i, align 4
  %cmp.i.i77.i.i = icmp ult i32 %add.i.i76.i.i, %58
  br i1 %cmp.i.i77.i.i, label %if.then.i.i80.i.i, label %put.exit.i84.i.i

if.then.i.i80.i.i:
  %59 = load i8*, i8** %buf.i.i70.i.i, align 4
  %arrayidx.i.i79.i.i = getelementptr i8, i8* %59, i32 %57
  store i8 48, i8* %arrayidx.i.i79.i.i, align 1
  br label %put.exit.i84.i.i

put.exit.i84.i.i:
  %60 = load i32, i32* %length.i.i68.i.i, align 4
  %inc.i.i81.i.i = add i32 %60, 1
  store i32 %inc.i.i81.i.i, i32* %length.i.i68.i.i, align 4
  %dec.i82.i.i = add nsw i32 %n.addr.03.i73.i.i, -1
  %cmp.i83.i.i = icmp sgt i32 %n.addr.03.i73.i.i, 1
  br i1 %cmp.i83.i.i, label %for.body.i75.i.i, label %if.end32.i.i

if.end32.i.i:
  %cmp4.not.i.i.i = icmp eq i32 %sub.ptr.sub.i.i, 0
  br i1 %cmp4.not.i.i.i, label %put_bytes.exit.i.i, label %for.body.lr.ph.i91.i.i

for.body.lr.ph.i91.i.i:
  %unknown.i.i86.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i87.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i88.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i89.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i94.i.i

for.body.i94.i.i:
  %i.05.i.i.i = phi i32 [ 0, %for.body.lr.ph.i91.i.i ], [ %inc.i101.i.i, %put.exit.i102.i.i ]
  %arrayidx.i92.i.i = getelementptr i8, i8* %call.i.i, i32 %i.05.i.i.i
  %61 = load i8, i8* %arrayidx.i92.i.i, align 1
  %62 = load i32, i32* %unknown.i.i86.i.i, align 4
  %tobool.not.i.i93.i.i = icmp eq i32 %62, 0
  br i1 %tobool.not.i.i93.i.i, label %land.lhs.true.i.i97.i.i, label %put.exit.i102.i.i

land.lhs.true.i.i97.i.i:
  %63 = load i32, i32* %length.i.i87.i.i, align 4
  %add.i.i95.i.i = add i32 %63, 1
  %64 = load i32, i32* %room.i.i88.i.i, align 4
  %cmp.i.i96.i.i = icmp ult i32 %add.i.i95.i.i, %64
  br i1 %cmp.i.i96.i.i, label %if.then.i.i99.i.i, label %put.exit.i102.i.i

if.then.i.i99.i.i:
  %65 = load i8*, i8** %buf.i.i89.i.i, align 4
  %arrayidx.i.i98.i.i = getelementptr i8, i8* %65, i32 %63
  store i8 %61, i8* %arrayidx.i.i98.i.i, align 1
  br label %put.exit.i102.i.i

put.exit.i102.i.i:
  %66 = load i32, i32* %length.i.i87.i.i, align 4
  %inc.i.i100.i.i = add i32 %66, 1
  store i32 %inc.i.i100.i.i, i32* %length.i.i87.i.i, align 4
  %inc.i101.i.i = add nuw i32 %i.05.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i32 %inc.i101.i.i, %sub.ptr.sub.i.i
  br i1 %exitcond.not.i.i.i, label %put_bytes.exit.i.i, label %for.body.i94.i.i

put_bytes.exit.i.i:
  %67 = load i32, i32* %flags.i.i, align 4
  %and37.i.i = and i32 %67, 1
  %tobool38.not.i.i = icmp ne i32 %and37.i.i, 0
  %or.cond124.i.i = select i1 %tobool38.not.i.i, i1 %cmp2.i.i.i, i1 false
  br i1 %or.cond124.i.i, label %for.body.lr.ph.i109.i.i, label %put_fixed.exit.i

for.body.lr.ph.i109.i.i:
  %unknown.i.i104.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i105.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i106.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i107.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i112.i.i

for.body.i112.i.i:
  %n.addr.03.i110.i.i = phi i32 [ %sub20.i.i, %for.body.lr.ph.i109.i.i ], [ %dec.i119.i.i, %put.exit.i121.i.i ]
  %68 = load i32, i32* %unknown.i.i104.i.i, align 4
  %tobool.not.i.i111.i.i = icmp eq i32 %68, 0
  br i1 %tobool.not.i.i111.i.i, label %land.lhs.true.i.i115.i.i, label %put.exit.i121.i.i

land.lhs.true.i.i115.i.i:
  %69 = load i32, i32* %length.i.i105.i.i, align 4
  %add.i.i113.i.i = add i32 %69, 1
  %70 = load i32, i32* %room.i.i106.i.i, align 4
  %cmp.i.i114.i.i = icmp ult i32 %add.i.i113.i.i, %70
  br i1 %cmp.i.i114.i.i, label %if.then.i.i117.i.i, label %put.exit.i121.i.i

if.then.i.i117.i.i:
  %71 = load i8*, i8** %buf.i.i107.i.i, align 4
  %arrayidx.i.i116.i.i = getelementptr i8, i8* %71, i32 %69
  store i8 32, i8* %arrayidx.i.i116.i.i, align 1
  br label %put.exit.i121.i.i

put.exit.i121.i.i:
  %72 = load i32, i32* %length.i.i105.i.i, align 4
  %inc.i.i118.i.i = add i32 %72, 1
  store i32 %inc.i.i118.i.i, i32* %length.i.i105.i.i, align 4
  %dec.i119.i.i = add nsw i32 %n.addr.03.i110.i.i, -1
  %cmp.i120.i.i = icmp sgt i32 %n.addr.03.i110.i.i, 1
  br i1 %cmp.i120.i.i, label %for.body.i112.i.i, label %put_fixed.exit.i

put_fixed.exit.i:
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %36) #8
  br label %cleanup

if.end.i173:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.15, i32 0, i32 0)) #9
  %width.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %73 = load i32, i32* %width.i, align 4
  %74 = icmp sgt i32 %73, 8
  %spec.select.i = select i1 %74, i32 %73, i32 8
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %75 = load i32, i32* %unknown.i.i, align 4
  %tobool.not.i19.i = icmp eq i32 %75, 0
  br i1 %tobool.not.i19.i, label %if.then.i.i, label %put_unknown.exit.i

if.then.i.i:
  store i32 1, i32* %unknown.i.i, align 4
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %76 = load i32, i32* %length.i.i, align 4
  %first_unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 3
  store i32 %76, i32* %first_unknown.i.i, align 4
  br label %put_unknown.exit.i

put_unknown.exit.i:
  %length2.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %77 = load i32, i32* %length2.i.i, align 4
  %add.i.i = add i32 %77, %spec.select.i
  store i32 %add.i.i, i32* %length2.i.i, align 4
  br label %cleanup

sw.bb65:
  %tobool66.not = icmp eq i32 %dry, 0
  br i1 %tobool66.not, label %cond.false69, label %cond.true67

cond.true67:
  %78 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %78) #8
  call void @__midway_nondet(i8* noundef nonnull %78, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0)) #9
  %79 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %78) #8
  %and.i = and i32 %79, 2147483647
  br label %cond.end70

cond.false69:
  %length = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %80 = load i32, i32* %length, align 4
  br label %cond.end70

cond.end70:
  %cond71 = phi i32 [ %and.i, %cond.true67 ], [ %80, %cond.false69 ]
  %list.i174 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i175 = load i8*, i8** %list.i174, align 4
  %argp.next.i176 = getelementptr inbounds i8, i8* %argp.cur.i175, i32 4
  store i8* %argp.next.i176, i8** %list.i174, align 4
  %81 = bitcast i8* %argp.cur.i175 to i8**
  %82 = load i8*, i8** %81, align 4
  %size.i177 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %83 = load i32, i32* %size.i177, align 4
  call void @__midway_check(i8* noundef %82, i32 noundef %83, i32 noundef 1) #9
  %84 = load i32, i32* %size.i177, align 4
  switch i32 %84, label %if.else12.i [
    i32 1, label %if.then.i179
    i32 2, label %if.then5.i
    i32 4, label %if.then11.i
  ]

if.then.i179:
  %conv.i178 = trunc i32 %cond71 to i8
  store i8 %conv.i178, i8* %82, align 1
  br label %cleanup

if.then5.i:
  %conv6.i180 = trunc i32 %cond71 to i16
  %85 = bitcast i8* %82 to i16*
  store i16 %conv6.i180, i16* %85, align 2
  br label %cleanup

if.then11.i:
  %86 = bitcast i8* %82 to i32*
  store i32 %cond71, i32* %86, align 4
  br label %cleanup

if.else12.i:
  %conv13.i = sext i32 %cond71 to i64
  %87 = bitcast i8* %82 to i64*
  store i64 %conv13.i, i64* %87, align 4
  br label %cleanup

sw.bb72:
  %tobool73.not = icmp eq i32 %dry, 0
  br i1 %tobool73.not, label %if.then74, label %cleanup

if.then74:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i32 noundef 5) #10
  br label %cleanup

sw.default:
  %tobool76.not = icmp eq i32 %dry, 0
  br i1 %tobool76.not, label %if.then77, label %cleanup

if.then77:
  %unknown.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %88 = load i32, i32* %unknown.i, align 4
  %tobool.not.i = icmp eq i32 %88, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %length.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %89 = load i32, i32* %length.i, align 4
  %add.i = add i32 %89, 1
  %room.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %90 = load i32, i32* %room.i, align 4
  %cmp.i = icmp ult i32 %add.i, %90
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %buf.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  %91 = load i8*, i8** %buf.i, align 4
  %arrayidx.i = getelementptr i8, i8* %91, i32 %89
  store i8 %0, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %length2.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %92 = load i32, i32* %length2.i, align 4
  %inc.i = add i32 %92, 1
  store i32 %inc.i, i32* %length2.i, align 4
  br label %cleanup

cleanup:
  ret void
}

declare void @llvm.va_end(i8*) #3

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @__mw_print(i8* noundef %format, i8* noundef %args) local_unnamed_addr #0 {
entry:
  %args.addr = alloca i8*, align 4
  %a = alloca %struct.arguments, align 4
  %c = alloca %struct.conversion, align 4
  %n = alloca i32, align 4
  store i8* %args, i8** %args.addr, align 4
  %0 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  %1 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #8
  %2 = bitcast i8** %args.addr to i8*
  call void @llvm.va_copy(i8* nonnull %0, i8* nonnull %2)
  call void @__midway_check(i8* noundef %format, i32 noundef 1, i32 noundef 0) #9
  %3 = load i8, i8* %format, align 1
  %tobool.not11 = icmp eq i8 %3, 0
  br i1 %tobool.not11, label %while.end, label %while.body

while.body:
  %4 = phi i8 [ %5, %if.end ], [ %3, %entry ]
  %f.012 = phi i8* [ %f.1, %if.end ], [ %format, %entry ]
  %incdec.ptr = getelementptr i8, i8* %f.012, i32 1
  %cmp = icmp eq i8 %4, 37
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a) #10
  call fastcc void @convert(%struct.sink* noundef null, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a, i32 noundef 1) #10
  br label %if.end

if.end:
  %f.1 = phi i8* [ %call, %if.then ], [ %incdec.ptr, %while.body ]
  %5 = load i8, i8* %f.1, align 1
  %tobool.not = icmp eq i8 %5, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.end:
  %f.0.lcssa = phi i8* [ %format, %entry ], [ %f.1, %if.end ]
  call void @llvm.va_end(i8* %0)
  %sub.ptr.lhs.cast = ptrtoint i8* %f.0.lcssa to i32
  %sub.ptr.rhs.cast = ptrtoint i8* %format to i32
  %sub.ptr.sub = sub i32 1, %sub.ptr.rhs.cast
  %add = add i32 %sub.ptr.sub, %sub.ptr.lhs.cast
  call void @__midway_touched(i8* noundef %format, i32 noundef %add, i32 noundef 0) #9
  %6 = bitcast i32* %n to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8
  call void @__midway_havoc(i8* noundef nonnull %6, i32 noundef 4) #9
  %7 = load i32, i32* %n, align 4
  %and = and i32 %7, 2147483647
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %and
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

define internal fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* nocapture noundef readonly %c, i64 noundef %v, i32 noundef %negative) unnamed_addr #0 {
entry:
  %text = alloca [24 x i8], align 1
  %0 = getelementptr inbounds [24 x i8], [24 x i8]* %text, i32 0, i32 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0) #8
  %add.ptr = getelementptr inbounds [24 x i8], [24 x i8]* %text, i32 0, i32 24
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  %1 = load i8, i8* %kind, align 4
  %cmp.i = icmp eq i8 %1, 111
  br i1 %cmp.i, label %base_of.exit, label %cond.false.i

cond.false.i:
  %2 = and i8 %1, -33
  %3 = icmp eq i8 %2, 88
  %cmp9.i = icmp eq i8 %1, 112
  %4 = or i1 %cmp9.i, %3
  %5 = select i1 %4, i32 16, i32 10
  br label %base_of.exit

base_of.exit:
  %cond11.i = phi i32 [ %5, %cond.false.i ], [ 8, %entry ]
  %cmp = icmp eq i8 %1, 88
  %conv2 = zext i1 %cmp to i32
  %call3 = call i8* @__mw_digits(i8* noundef %add.ptr, i64 noundef %v, i32 noundef %cond11.i, i32 noundef %conv2) #9
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %6 = load i32, i32* %precision, align 4
  %cmp4 = icmp eq i32 %6, 0
  %cmp6 = icmp eq i64 %v, 0
  %or.cond = and i1 %cmp6, %cmp4
  %spec.select = select i1 %or.cond, i8* %add.ptr, i8* %call3
  %sub.ptr.lhs.cast = ptrtoint i8* %add.ptr to i32
  %sub.ptr.rhs.cast = ptrtoint i8* %spec.select to i32
  %sub.ptr.sub = sub i32 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %cmp9 = icmp sgt i32 %6, %sub.ptr.sub
  %sub = sub i32 %6, %sub.ptr.sub
  %cond = select i1 %cmp9, i32 %sub, i32 0
  %flags.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %7 = load i32, i32* %flags.i, align 4
  %and.i = and i32 %7, 64
  %tobool.not.i100 = icmp eq i32 %and.i, 0
  br i1 %tobool.not.i100, label %if.end.i, label %if.then.i

if.then.i:
  %tobool1.not.i = icmp eq i32 %negative, 0
  br i1 %tobool1.not.i, label %cond.false.i101, label %prefix_of.exit

cond.false.i101:
  %and3.i = and i32 %7, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  br i1 %tobool4.not.i, label %cond.false6.i, label %prefix_of.exit

cond.false6.i:
  %and8.i = and i32 %7, 4
  %tobool9.not.i = icmp eq i32 %and8.i, 0
  %cond.i = select i1 %tobool9.not.i, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i32 0, i32 0)
  br label %prefix_of.exit

if.end.i:
  %8 = load i8, i8* %kind, align 4
  %cmp.i102 = icmp eq i8 %8, 112
  br i1 %cmp.i102, label %if.then22.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %and15.i = and i32 %7, 8
  %tobool16.not.i = icmp eq i32 %and15.i, 0
  br i1 %tobool16.not.i, label %prefix_of.exit, label %land.lhs.true.i

land.lhs.true.i:
  %cmp.i.i = icmp ne i8 %8, 111
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 88
  %cmp18.i = and i1 %cmp.i.i, %10
  %tobool21.i = icmp ne i64 %v, 0
  %or.cond.i = and i1 %tobool21.i, %cmp18.i
  br i1 %or.cond.i, label %if.then22.i, label %prefix_of.exit

if.then22.i:
  %cmp25.i = icmp eq i8 %8, 88
  %cond27.i = select i1 %cmp25.i, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i32 0, i32 0)
  br label %prefix_of.exit

prefix_of.exit:
  %retval.0.i = phi i8* [ %cond27.i, %if.then22.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i32 0, i32 0), %if.then.i ], [ %cond.i, %cond.false6.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i32 0, i32 0), %cond.false.i101 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), %land.lhs.true.i ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), %lor.lhs.false.i ]
  br label %while.cond.i

while.cond.i:
  %n.0.i = phi i32 [ 0, %prefix_of.exit ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %retval.0.i, i32 %n.0.i
  %11 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %11, 0
  %inc.i = add i32 %n.0.i, 1
  br i1 %tobool.not.i, label %length.exit, label %while.cond.i

length.exit:
  %12 = load i8, i8* %kind, align 4
  %cmp16 = icmp eq i8 %12, 111
  br i1 %cmp16, label %land.lhs.true18, label %if.end28

land.lhs.true18:
  %and = and i32 %7, 8
  %tobool = icmp ne i32 %and, 0
  %cmp20 = icmp eq i32 %cond, 0
  %or.cond58 = select i1 %tobool, i1 %cmp20, i1 false
  br i1 %or.cond58, label %land.lhs.true22, label %if.end28

land.lhs.true22:
  %cmp6.not = xor i1 %cmp6, true
  %brmerge = select i1 %cmp6.not, i1 true, i1 %cmp4
  %spec.select184 = zext i1 %brmerge to i32
  br label %if.end28

if.end28:
  %zeros.0 = phi i32 [ %cond, %land.lhs.true18 ], [ %cond, %length.exit ], [ %spec.select184, %land.lhs.true22 ]
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %13 = load i32, i32* %width, align 4
  %14 = add i32 %n.0.i, %sub.ptr.sub
  %15 = add i32 %14, %zeros.0
  %sub30 = sub i32 %13, %15
  %and32 = and i32 %7, 17
  %cmp33 = icmp eq i32 %and32, 16
  %cmp37 = icmp slt i32 %6, 0
  %or.cond183 = select i1 %cmp33, i1 %cmp37, i1 false
  %cmp40 = icmp sgt i32 %sub30, 0
  %16 = select i1 %or.cond183, i1 %cmp40, i1 false
  %add46 = select i1 %16, i32 %sub30, i32 0
  %zeros.1 = add i32 %add46, %zeros.0
  %gap.0 = select i1 %or.cond183, i32 0, i32 %sub30
  %and49 = and i32 %7, 1
  %tobool50.not = icmp eq i32 %and49, 0
  %cmp2.i = icmp sgt i32 %gap.0, 0
  %or.cond185 = select i1 %tobool50.not, i1 %cmp2.i, i1 false
  br i1 %or.cond185, label %for.body.lr.ph.i, label %if.end52

for.body.lr.ph.i:
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i

for.body.i:
  %n.addr.03.i = phi i32 [ %gap.0, %for.body.lr.ph.i ], [ %dec.i, %put.exit.i ]
  %17 = load i32, i32* %unknown.i.i, align 4
  %tobool.not.i.i = icmp eq i32 %17, 0
  br i1 %tobool.not.i.i, label %land.lhs.true.i.i, label %put.exit.i

land.lhs.true.i.i:
  %18 = load i32, i32* %length.i.i, align 4
  %add.i.i = add i32 %18, 1
  %19 = load i32, i32* %room.i.i, align 4
  %cmp.i.i103 = icmp ult i32 %add.i.i, %19
  br i1 %cmp.i.i103, label %if.then.i.i, label %put.exit.i

if.then.i.i:
  %20 = load i8*, i8** %buf.i.i, align 4
  %arrayidx.i.i = getelementptr i8, i8* %20, i32 %18
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:
  %21 = load i32, i32* %length.i.i, align 4
  %inc.i.i = add i32 %21, 1
  store i32 %inc.i.i, i32* %length.i.i, align 4
  %dec.i = add nsw i32 %n.addr.03.i, -1
  %cmp.i104 = icmp sgt i32 %n.addr.03.i, 1
  br i1 %cmp.i104, label %for.body.i, label %if.end52

if.end52:
  %cmp4.not.i = icmp eq i32 %n.0.i, 0
  br i1 %cmp4.not.i, label %put_bytes.exit, label %for.body.lr.ph.i110

for.body.lr.ph.i110:
  %unknown.i.i105 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i106 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i107 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i108 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i113

for.body.i113:
  %i.05.i = phi i32 [ 0, %for.body.lr.ph.i110 ], [ %inc.i120, %put.exit.i121 ]
  %arrayidx.i111 = getelementptr i8, i8* %retval.0.i, i32 %i.05.i
  %22 = load i8, i8* %arrayidx.i111, align 1
  %23 = load i32, i32* %unknown.i.i105, align 4
  %tobool.not.i.i112 = icmp eq i32 %23, 0
  br i1 %tobool.not.i.i112, label %land.lhs.true.i.i116, label %put.exit.i121

land.lhs.true.i.i116:
  %24 = load i32, i32* %length.i.i106, align 4
  %add.i.i114 = add i32 %24, 1
  %25 = load i32, i32* %room.i.i107, align 4
  %cmp.i.i115 = icmp ult i32 %add.i.i114, %25
  br i1 %cmp.i.i115, label %if.then.i.i118, label %put.exit.i121

if.then.i.i118:
  %26 = load i8*, i8** %buf.i.i108, align 4
  %arrayidx.i.i117 = getelementptr i8, i8* %26, i32 %24
  store i8 %22, i8* %arrayidx.i.i117, align 1
  br label %put.exit.i121

put.exit.i121:
  %27 = load i32, i32* %length.i.i106, align 4
  %inc.i.i119 = add i32 %27, 1
  store i32 %inc.i.i119, i32* %length.i.i106, align 4
  %inc.i120 = add nuw i32 %i.05.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i120, %n.0.i
  br i1 %exitcond.not.i, label %put_bytes.exit, label %for.body.i113

put_bytes.exit:
  %cmp2.i122 = icmp sgt i32 %zeros.1, 0
  br i1 %cmp2.i122, label %for.body.lr.ph.i128, label %pad.exit141

for.body.lr.ph.i128:
  %unknown.i.i123 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i124 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i125 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i126 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i131

for.body.i131:
  %n.addr.03.i129 = phi i32 [ %zeros.1, %for.body.lr.ph.i128 ], [ %dec.i138, %put.exit.i140 ]
  %28 = load i32, i32* %unknown.i.i123, align 4
  %tobool.not.i.i130 = icmp eq i32 %28, 0
  br i1 %tobool.not.i.i130, label %land.lhs.true.i.i134, label %put.exit.i140

land.lhs.true.i.i134:
  %29 = load i32, i32* %length.i.i124, align 4
  %add.i.i132 = add i32 %29, 1
  %30 = load i32, i32* %room.i.i125, align 4
  %cmp.i.i133 = icmp ult i32 %add.i.i132, %30
  br i1 %cmp.i.i133, label %if.then.i.i136, label %put.exit.i140

if.then.i.i136:
  %31 = load i8*, i8** %buf.i.i126, align 4
  %arrayidx.i.i135 = getelementptr i8, i8* %31, i32 %29
  store i8 48, i8* %arrayidx.i.i135, align 1
  br label %put.exit.i140

put.exit.i140:
  %32 = load i32, i32* %length.i.i124, align 4
  %inc.i.i137 = add i32 %32, 1
  store i32 %inc.i.i137, i32* %length.i.i124, align 4
  %dec.i138 = add nsw i32 %n.addr.03.i129, -1
  %cmp.i139 = icmp sgt i32 %n.addr.03.i129, 1
  br i1 %cmp.i139, label %for.body.i131, label %pad.exit141

pad.exit141:
  %cmp4.not.i142 = icmp eq i32 %sub.ptr.sub, 0
  br i1 %cmp4.not.i142, label %put_bytes.exit162, label %for.body.lr.ph.i148

for.body.lr.ph.i148:
  %unknown.i.i143 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i144 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i145 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i146 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i152

for.body.i152:
  %i.05.i149 = phi i32 [ 0, %for.body.lr.ph.i148 ], [ %inc.i159, %put.exit.i161 ]
  %arrayidx.i150 = getelementptr i8, i8* %spec.select, i32 %i.05.i149
  %33 = load i8, i8* %arrayidx.i150, align 1
  %34 = load i32, i32* %unknown.i.i143, align 4
  %tobool.not.i.i151 = icmp eq i32 %34, 0
  br i1 %tobool.not.i.i151, label %land.lhs.true.i.i155, label %put.exit.i161

land.lhs.true.i.i155:
  %35 = load i32, i32* %length.i.i144, align 4
  %add.i.i153 = add i32 %35, 1
  %36 = load i32, i32* %room.i.i145, align 4
  %cmp.i.i154 = icmp ult i32 %add.i.i153, %36
  br i1 %cmp.i.i154, label %if.then.i.i157, label %put.exit.i161

if.then.i.i157:
  %37 = load i8*, i8** %buf.i.i146, align 4
  %arrayidx.i.i156 = getelementptr i8, i8* %37, i32 %35
  store i8 %33, i8* %arrayidx.i.i156, align 1
  br label %put.exit.i161

put.exit.i161:
  %38 = load i32, i32* %length.i.i144, align 4
  %inc.i.i158 = add i32 %38, 1
  store i32 %inc.i.i158, i32* %length.i.i144, align 4
  %inc.i159 = add nuw i32 %i.05.i149, 1
  %exitcond.not.i160 = icmp eq i32 %inc.i159, %sub.ptr.sub
  br i1 %exitcond.not.i160, label %put_bytes.exit162, label %for.body.i152

put_bytes.exit162:
  %39 = load i32, i32* %flags.i, align 4
  %and54 = and i32 %39, 1
  %tobool55.not = icmp ne i32 %and54, 0
  %cmp2.i163 = icmp sgt i32 %gap.0, 0
  %or.cond186 = select i1 %tobool55.not, i1 %cmp2.i163, i1 false
  br i1 %or.cond186, label %for.body.lr.ph.i169, label %if.end57

for.body.lr.ph.i169:
  %unknown.i.i164 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i165 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i166 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i167 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i172

for.body.i172:
  %n.addr.03.i170 = phi i32 [ %gap.0, %for.body.lr.ph.i169 ], [ %dec.i179, %put.exit.i181 ]
  %40 = load i32, i32* %unknown.i.i164, align 4
  %tobool.not.i.i171 = icmp eq i32 %40, 0
  br i1 %tobool.not.i.i171, label %land.lhs.true.i.i175, label %put.exit.i181

land.lhs.true.i.i175:
  %41 = load i32, i32* %length.i.i165, align 4
  %add.i.i173 = add i32 %41, 1
  %42 = load i32, i32* %room.i.i166, align 4
  %cmp.i.i174 = icmp ult i32 %add.i.i173, %42
  br i1 %cmp.i.i174, label %if.then.i.i177, label %put.exit.i181

if.then.i.i177:
  %43 = load i8*, i8** %buf.i.i167, align 4
  %arrayidx.i.i176 = getelementptr i8, i8* %43, i32 %41
  store i8 32, i8* %arrayidx.i.i176, align 1
  br label %put.exit.i181

put.exit.i181:
  %44 = load i32, i32* %length.i.i165, align 4
  %inc.i.i178 = add i32 %44, 1
  store i32 %inc.i.i178, i32* %length.i.i165, align 4
  %dec.i179 = add nsw i32 %n.addr.03.i170, -1
  %cmp.i180 = icmp sgt i32 %n.addr.03.i170, 1
  br i1 %cmp.i180, label %for.body.i172, label %if.end57

if.end57:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %0) #8
  ret void
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %s, %struct.conversion* nocapture noundef readonly %c, i8* nocapture noundef readonly %p, i32 noundef %n) unnamed_addr #5 {
entry:
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %0 = load i32, i32* %width, align 4
  %sub = sub i32 %0, %n
  %flags = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %1 = load i32, i32* %flags, align 4
  %and = and i32 %1, 1
  %tobool.not = icmp eq i32 %and, 0
  %cmp2.i = icmp sgt i32 %sub, 0
  %or.cond = select i1 %tobool.not, i1 %cmp2.i, i1 false
  br i1 %or.cond, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i

for.body.i:
  %n.addr.03.i = phi i32 [ %sub, %for.body.lr.ph.i ], [ %dec.i, %put.exit.i ]
  %2 = load i32, i32* %unknown.i.i, align 4
  %tobool.not.i.i = icmp eq i32 %2, 0
  br i1 %tobool.not.i.i, label %land.lhs.true.i.i, label %put.exit.i

land.lhs.true.i.i:
  %3 = load i32, i32* %length.i.i, align 4
  %add.i.i = add i32 %3, 1
  %4 = load i32, i32* %room.i.i, align 4
  %cmp.i.i = icmp ult i32 %add.i.i, %4
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:
  %5 = load i8*, i8** %buf.i.i, align 4
  %arrayidx.i.i = getelementptr i8, i8* %5, i32 %3
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:
  %6 = load i32, i32* %length.i.i, align 4
  %inc.i.i = add i32 %6, 1
  store i32 %inc.i.i, i32* %length.i.i, align 4
  %dec.i = add nsw i32 %n.addr.03.i, -1
  %cmp.i = icmp sgt i32 %n.addr.03.i, 1
  br i1 %cmp.i, label %for.body.i, label %if.end

if.end:
  %cmp4.not.i = icmp eq i32 %n, 0
  br i1 %cmp4.not.i, label %put_bytes.exit, label %for.body.lr.ph.i18

for.body.lr.ph.i18:
  %unknown.i.i13 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i14 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i15 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i16 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i20

for.body.i20:
  %i.05.i = phi i32 [ 0, %for.body.lr.ph.i18 ], [ %inc.i, %put.exit.i27 ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.05.i
  %7 = load i8, i8* %arrayidx.i, align 1
  %8 = load i32, i32* %unknown.i.i13, align 4
  %tobool.not.i.i19 = icmp eq i32 %8, 0
  br i1 %tobool.not.i.i19, label %land.lhs.true.i.i23, label %put.exit.i27

land.lhs.true.i.i23:
  %9 = load i32, i32* %length.i.i14, align 4
  %add.i.i21 = add i32 %9, 1
  %10 = load i32, i32* %room.i.i15, align 4
  %cmp.i.i22 = icmp ult i32 %add.i.i21, %10
  br i1 %cmp.i.i22, label %if.then.i.i25, label %put.exit.i27

if.then.i.i25:
  %11 = load i8*, i8** %buf.i.i16, align 4
  %arrayidx.i.i24 = getelementptr i8, i8* %11, i32 %9
  store i8 %7, i8* %arrayidx.i.i24, align 1
  br label %put.exit.i27

put.exit.i27:
  %12 = load i32, i32* %length.i.i14, align 4
  %inc.i.i26 = add i32 %12, 1
  store i32 %inc.i.i26, i32* %length.i.i14, align 4
  %inc.i = add nuw i32 %i.05.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %n
  br i1 %exitcond.not.i, label %put_bytes.exit, label %for.body.i20

put_bytes.exit:
  %13 = load i32, i32* %flags, align 4
  %and2 = and i32 %13, 1
  %tobool3.not = icmp ne i32 %and2, 0
  %cmp2.i28 = icmp sgt i32 %sub, 0
  %or.cond48 = select i1 %tobool3.not, i1 %cmp2.i28, i1 false
  br i1 %or.cond48, label %for.body.lr.ph.i34, label %if.end5

for.body.lr.ph.i34:
  %unknown.i.i29 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i30 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i31 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i32 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i37

for.body.i37:
  %n.addr.03.i35 = phi i32 [ %sub, %for.body.lr.ph.i34 ], [ %dec.i44, %put.exit.i46 ]
  %14 = load i32, i32* %unknown.i.i29, align 4
  %tobool.not.i.i36 = icmp eq i32 %14, 0
  br i1 %tobool.not.i.i36, label %land.lhs.true.i.i40, label %put.exit.i46

land.lhs.true.i.i40:
  %15 = load i32, i32* %length.i.i30, align 4
  %add.i.i38 = add i32 %15, 1
  %16 = load i32, i32* %room.i.i31, align 4
  %cmp.i.i39 = icmp ult i32 %add.i.i38, %16
  br i1 %cmp.i.i39, label %if.then.i.i42, label %put.exit.i46

if.then.i.i42:
  %17 = load i8*, i8** %buf.i.i32, align 4
  %arrayidx.i.i41 = getelementptr i8, i8* %17, i32 %15
  store i8 32, i8* %arrayidx.i.i41, align 1
  br label %put.exit.i46

put.exit.i46:
  %18 = load i32, i32* %length.i.i30, align 4
  %inc.i.i43 = add i32 %18, 1
  store i32 %inc.i.i43, i32* %length.i.i30, align 4
  %dec.i44 = add nsw i32 %n.addr.03.i35, -1
  %cmp.i45 = icmp sgt i32 %n.addr.03.i35, 1
  br i1 %cmp.i45, label %for.body.i37, label %if.end5

if.end5:
  ret void
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__mw_digits(i8* noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare i32 @__mw_has_plain_digits(double noundef) local_unnamed_addr #2

declare i8* @__mw_fixed_digits(i8* noundef, double noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare double @llvm.fabs.f64(double) #6

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i64 @llvm.abs.i64(i64, i1 immarg) #7

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nofree norecurse nosync nounwind null_pointer_is_valid }
attributes #6 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind }
attributes #10 = { nobuiltin }
attributes #11 = { nobuiltin noreturn nounwind }

