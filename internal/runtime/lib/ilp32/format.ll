target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.sink = type { i8*, i32, i32, i32, i32 }
%struct.arguments = type { i8* }
%struct.conversion = type { i32, i32, i32, i32, i32, i8 }

@.str = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"printf %n\00", align 1
@.str.3 = private unnamed_addr constant [26 x i8] c"length of an error's text\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.9 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.12 = private unnamed_addr constant [44 x i8] c"length of a formatted floating-point number\00", align 1
@.str.13 = private unnamed_addr constant [20 x i8] c"floating-point-text\00", align 1
@.str.14 = private unnamed_addr constant [72 x i8] c"a formatted floating-point number is unknown text of 1 to 24 characters\00", align 1

define dso_local i32 @__mw_format(i8* noundef %buf, i32 noundef %room, i8* noundef %format, i8* noundef %args) local_unnamed_addr #0 {
entry:
  %any.i = alloca i8, align 1
  %args.addr = alloca i8*, align 4
  %s = alloca %struct.sink, align 4
  %a = alloca %struct.arguments, align 4
  %c = alloca %struct.conversion, align 4
  store i8* %args, i8** %args.addr, align 4
  %0 = bitcast %struct.sink* %s to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %0) #6
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
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #6
  %2 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  %tobool.not = icmp eq i32 %room, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_check(i8* noundef %buf, i32 noundef 1, i32 noundef 1) #7
  br label %if.end

if.end:
  %3 = bitcast i8** %args.addr to i8*
  call void @llvm.va_copy(i8* nonnull %1, i8* nonnull %3)
  br label %for.cond

for.cond:
  %f.0 = phi i8* [ %format, %if.end ], [ %f.0.be, %for.cond.backedge ]
  %4 = load i8, i8* %f.0, align 1
  switch i8 %4, label %if.then5 [
    i8 0, label %for.cond.cleanup
    i8 37, label %if.end6
  ]

for.cond.cleanup:
  call void @llvm.va_end(i8* %1)
  %5 = load i32, i32* %room2, align 4
  %tobool.not.i17 = icmp eq i32 %5, 0
  br i1 %tobool.not.i17, label %finish.exit, label %if.end.i

if.end.i:
  %6 = load i32, i32* %length, align 4
  %cmp.i19 = icmp ult i32 %6, %5
  %sub.i = add i32 %5, -1
  %cond.i = select i1 %cmp.i19, i32 %6, i32 %sub.i
  %7 = load i32, i32* %unknown, align 4
  %tobool4.not.i = icmp eq i32 %7, 0
  %8 = load i8*, i8** %buf1, align 4
  br i1 %tobool4.not.i, label %if.then5.i, label %if.end7.i

if.then5.i:
  %arrayidx.i22 = getelementptr i8, i8* %8, i32 %cond.i
  store i8 0, i8* %arrayidx.i22, align 1
  %9 = load i8*, i8** %buf1, align 4
  %add.i23 = add i32 %cond.i, 1
  call void @__midway_touched(i8* noundef %9, i32 noundef %add.i23, i32 noundef 1) #7
  br label %finish.exit

if.end7.i:
  %add9.i = add i32 %cond.i, 1
  call void @__midway_check(i8* noundef %8, i32 noundef %add9.i, i32 noundef 1) #7
  %10 = load i8*, i8** %buf1, align 4
  %call.i = call i32 @__midway_object_size(i8* noundef %10) #7
  %call11.i = call i32 @__midway_is_concrete(i32 noundef %call.i) #7
  %tobool12.not.i = icmp eq i32 %call11.i, 0
  %11 = load i32, i32* %first_unknown, align 4
  %add14.i = add i32 %11, 64
  %last.0.i = select i1 %tobool12.not.i, i32 %add14.i, i32 %call.i
  %12 = load i32, i32* %room2, align 4
  %cmp17.i = icmp ugt i32 %last.0.i, %12
  %spec.select.i = select i1 %cmp17.i, i32 %12, i32 %last.0.i
  %cmp2271.i = icmp ult i32 %11, %spec.select.i
  br i1 %cmp2271.i, label %for.body.i, label %finish.exit

for.body.i:
  %i.072.i = phi i32 [ %inc.i24, %cond.end35.i ], [ %11, %if.end7.i ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %any.i) #6
  call void @__midway_havoc(i8* noundef nonnull %any.i, i32 noundef 1) #7
  %cmp23.i = icmp ult i32 %i.072.i, %cond.i
  br i1 %cmp23.i, label %cond.true24.i, label %cond.false25.i

cond.true24.i:
  %13 = load i8, i8* %any.i, align 1
  br label %cond.end35.i

cond.false25.i:
  %cmp26.i = icmp eq i32 %i.072.i, %cond.i
  br i1 %cmp26.i, label %cond.end35.i, label %cond.false29.i

cond.false29.i:
  %14 = load i8*, i8** %buf1, align 4
  %arrayidx31.i = getelementptr i8, i8* %14, i32 %i.072.i
  %15 = load i8, i8* %arrayidx31.i, align 1
  br label %cond.end35.i

cond.end35.i:
  %cond36.i = phi i8 [ %13, %cond.true24.i ], [ %15, %cond.false29.i ], [ 0, %cond.false25.i ]
  %16 = load i8*, i8** %buf1, align 4
  %arrayidx39.i = getelementptr i8, i8* %16, i32 %i.072.i
  store i8 %cond36.i, i8* %arrayidx39.i, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %any.i) #6
  %inc.i24 = add nuw i32 %i.072.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i24, %spec.select.i
  br i1 %exitcond.not.i, label %finish.exit, label %for.body.i

finish.exit:
  %17 = load i32, i32* %length, align 4
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %0) #6
  ret i32 %17

if.then5:
  %incdec.ptr = getelementptr i8, i8* %f.0, i32 1
  %18 = load i32, i32* %unknown, align 4
  %tobool.not.i = icmp eq i32 %18, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %19 = load i32, i32* %length, align 4
  %add.i = add i32 %19, 1
  %20 = load i32, i32* %room2, align 4
  %cmp.i = icmp ult i32 %add.i, %20
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %21 = load i8*, i8** %buf1, align 4
  %arrayidx.i = getelementptr i8, i8* %21, i32 %19
  store i8 %4, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %22 = load i32, i32* %length, align 4
  %inc.i = add i32 %22, 1
  store i32 %inc.i, i32* %length, align 4
  br label %for.cond.backedge

for.cond.backedge:
  %f.0.be = phi i8* [ %incdec.ptr, %put.exit ], [ %call, %if.end6 ]
  br label %for.cond

if.end6:
  %add.ptr = getelementptr i8, i8* %f.0, i32 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a) #8
  call fastcc void @convert(%struct.sink* noundef nonnull %s, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a, i32 noundef 0) #8
  br label %for.cond.backedge
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.va_copy(i8*, i8*) #3

define internal fastcc i8* @read_conversion(i8* noundef readonly %f, %struct.conversion* nocapture noundef %c, %struct.arguments* nocapture noundef %a) unnamed_addr #4 {
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
  %retval.0.i44 = phi i8* [ %add.ptr.i, %if.then.i ], [ %f.addr.0, %if.end.i ], [ %incdec.ptr.i, %for.body.i ]
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
  %14 = load i8, i8* %retval.0.i44, align 1
  %cmp8 = icmp eq i8 %14, 46
  br i1 %cmp8, label %if.then10, label %if.end13

if.then10:
  %add.ptr = getelementptr i8, i8* %retval.0.i44, i32 1
  %15 = load i8, i8* %add.ptr, align 1
  %cmp.i45 = icmp eq i8 %15, 42
  br i1 %cmp.i45, label %if.then.i50, label %if.end.i51

if.then.i50:
  %list.i46 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i47 = load i8*, i8** %list.i46, align 4
  %argp.next.i48 = getelementptr inbounds i8, i8* %argp.cur.i47, i32 4
  store i8* %argp.next.i48, i8** %list.i46, align 4
  %16 = bitcast i8* %argp.cur.i47 to i32*
  %17 = load i32, i32* %16, align 4
  store i32 %17, i32* %precision, align 4
  %add.ptr.i49 = getelementptr i8, i8* %retval.0.i44, i32 2
  br label %if.end13

if.end.i51:
  store i32 0, i32* %precision, align 4
  %18 = load i8, i8* %add.ptr, align 1
  %19 = add i8 %18, -48
  %20 = icmp ult i8 %19, 10
  br i1 %20, label %for.body.i58, label %if.end13

for.body.i58:
  %21 = phi i8 [ %23, %for.body.i58 ], [ %18, %if.end.i51 ]
  %f.addr.018.i52 = phi i8* [ %incdec.ptr.i57, %for.body.i58 ], [ %add.ptr, %if.end.i51 ]
  %conv2.i53 = sext i8 %21 to i32
  %22 = load i32, i32* %precision, align 4
  %mul.i54 = mul i32 %22, 10
  %sub.i55 = add nsw i32 %conv2.i53, -48
  %add.i56 = add i32 %sub.i55, %mul.i54
  store i32 %add.i56, i32* %precision, align 4
  %incdec.ptr.i57 = getelementptr i8, i8* %f.addr.018.i52, i32 1
  %23 = load i8, i8* %incdec.ptr.i57, align 1
  %24 = add i8 %23, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %for.body.i58, label %if.end13

if.end13:
  %f.addr.1 = phi i8* [ %retval.0.i44, %if.end ], [ %add.ptr.i49, %if.then.i50 ], [ %add.ptr, %if.end.i51 ], [ %incdec.ptr.i57, %for.body.i58 ]
  %26 = load i8, i8* %f.addr.1, align 1
  %cmp15 = icmp eq i8 %26, 108
  %conv16 = zext i1 %cmp15 to i32
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  store i32 %conv16, i32* %wide, align 4
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  store i32 4, i32* %size, align 4
  %27 = load i8, i8* %f.addr.1, align 1
  %conv.i61 = sext i8 %27 to i32
  switch i32 %conv.i61, label %read_size.exit [
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
  %28 = load i8, i8* %arrayidx.i, align 1
  %cmp.i62 = icmp eq i8 %28, 104
  %cond.i = select i1 %cmp.i62, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %29 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %29, 104
  %conv6.i = zext i1 %cmp5.i to i32
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i32 %conv6.i
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.1, i32 1
  %30 = load i8, i8* %arrayidx9.i, align 1
  %cmp11.i = icmp eq i8 %30, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  store i32 %cond13.i, i32* %size, align 4
  %31 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %31, 108
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
  %retval.0.i63 = phi i8* [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr7.i, %sw.bb.i ], [ %f.addr.1, %if.end13 ]
  %32 = load i8, i8* %retval.0.i63, align 1
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  store i8 %32, i8* %kind, align 4
  %33 = load i8, i8* %retval.0.i63, align 1
  %tobool19.not = icmp ne i8 %33, 0
  %cond.idx = zext i1 %tobool19.not to i32
  %cond = getelementptr i8, i8* %retval.0.i63, i32 %cond.idx
  ret i8* %cond
}

define internal fastcc void @convert(%struct.sink* noundef %s, %struct.conversion* nocapture noundef %c, %struct.arguments* nocapture noundef %a, i32 noundef %dry) unnamed_addr #0 {
entry:
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
    i32 115, label %sw.bb19
    i32 83, label %sw.bb19
    i32 97, label %sw.bb42
    i32 65, label %sw.bb42
    i32 101, label %sw.bb42
    i32 69, label %sw.bb42
    i32 102, label %sw.bb42
    i32 70, label %sw.bb42
    i32 103, label %sw.bb42
    i32 71, label %sw.bb42
    i32 110, label %sw.bb64
    i32 109, label %sw.bb71
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
  %cmp.i131 = icmp eq i32 %2, 8
  %list.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i = load i8*, i8** %list.i, align 4
  br i1 %cmp.i131, label %cond.true.i, label %cond.false.i

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
  %and.i132 = and i32 %8, 64
  %tobool.not.i133 = icmp eq i32 %and.i132, 0
  %sh_prom.i = zext i32 %sub.i to i64
  br i1 %tobool.not.i133, label %if.then.i134, label %if.end.i

if.then.i134:
  %9 = lshr i64 -1, %sh_prom.i
  %shr.i = and i64 %9, %cond.i
  br label %integer_argument.exit

if.end.i:
  %shl7.i = shl i64 %cond.i, %sh_prom.i
  %shr9.i = ashr i64 %shl7.i, %sh_prom.i
  %shr9.lobit.i = lshr i64 %shr9.i, 63
  %10 = trunc i64 %shr9.lobit.i to i32
  %11 = call i64 @llvm.abs.i64(i64 %shr9.i, i1 false) #6
  br label %integer_argument.exit

integer_argument.exit:
  %negative.0 = phi i32 [ 0, %if.then.i134 ], [ %10, %if.end.i ]
  %retval.0.i = phi i64 [ %shr.i, %if.then.i134 ], [ %11, %if.end.i ]
  %tobool.not = icmp eq i32 %dry, 0
  br i1 %tobool.not, label %if.then, label %cleanup80

if.then:
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %retval.0.i, i32 noundef %negative.0) #8
  br label %cleanup80

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
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %conv6, i32 noundef 0) #8
  br label %cleanup80

if.else:
  br i1 %tobool3, label %if.then8, label %cleanup80

if.then8:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i32 noundef 5) #8
  br label %cleanup80

sw.bb11:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %ch) #6
  %list12 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur13 = load i8*, i8** %list12, align 4
  %argp.next14 = getelementptr inbounds i8, i8* %argp.cur13, i32 4
  store i8* %argp.next14, i8** %list12, align 4
  %15 = bitcast i8* %argp.cur13 to i32*
  %16 = load i32, i32* %15, align 4
  %conv15 = trunc i32 %16 to i8
  store i8 %conv15, i8* %ch, align 1
  %tobool16.not = icmp eq i32 %dry, 0
  br i1 %tobool16.not, label %if.then17, label %if.end18

if.then17:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef nonnull %ch, i32 noundef 1) #8
  br label %if.end18

if.end18:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %ch) #6
  br label %cleanup80

sw.bb19:
  %list21 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur22 = load i8*, i8** %list21, align 4
  %argp.next23 = getelementptr inbounds i8, i8* %argp.cur22, i32 4
  store i8* %argp.next23, i8** %list21, align 4
  %17 = bitcast i8* %argp.cur22 to i8**
  %18 = load i8*, i8** %17, align 4
  %tobool24.not = icmp eq i8* %18, null
  %spec.store.select = select i1 %tobool24.not, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* %18
  %19 = load i8, i8* %kind, align 4
  %cmp = icmp eq i8 %19, 83
  br i1 %cmp, label %cleanup80, label %lor.lhs.false

lor.lhs.false:
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 4
  %20 = load i32, i32* %wide, align 4
  %tobool30.not = icmp eq i32 %20, 0
  br i1 %tobool30.not, label %if.end32, label %cleanup80

if.end32:
  %tobool33.not = icmp eq i32 %dry, 0
  %precision39 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %21 = load i32, i32* %precision39, align 4
  br i1 %tobool33.not, label %if.else38, label %if.then34

if.then34:
  %cmp35.inv = icmp sgt i32 %21, -1
  %spec.select = select i1 %cmp35.inv, i32 %21, i32 -1
  call void @__mw_read_text(i8* noundef %spec.store.select, i32 noundef %spec.select) #7
  br label %cleanup80

if.else38:
  %call40 = call fastcc i32 @text_length(i8* noundef %spec.store.select, i32 noundef %21) #8
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef %spec.store.select, i32 noundef %call40) #8
  br label %cleanup80

sw.bb42:
  %tobool43.not = icmp eq i32 %dry, 0
  %size.i135 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %22 = load i32, i32* %size.i135, align 4
  %cmp.i136 = icmp eq i32 %22, 12
  %list.i137 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i138 = load i8*, i8** %list.i137, align 4
  br i1 %tobool43.not, label %if.else61, label %land.lhs.true44

land.lhs.true44:
  br i1 %cmp.i136, label %if.then51, label %if.then57

if.then51:
  %argp.next54 = getelementptr inbounds i8, i8* %argp.cur.i138, i32 12
  store i8* %argp.next54, i8** %list.i137, align 4
  br label %cleanup80

if.then57:
  %argp.next60 = getelementptr inbounds i8, i8* %argp.cur.i138, i32 8
  store i8* %argp.next60, i8** %list.i137, align 4
  br label %cleanup80

if.else61:
  %. = select i1 %cmp.i136, i32 12, i32 8
  %argp.next5.i = getelementptr inbounds i8, i8* %argp.cur.i138, i32 %.
  store i8* %argp.next5.i, i8** %list.i137, align 4
  %call.i = call i32 @__mw_between(i32 noundef 1, i32 noundef 24, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i32 0, i32 0)) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.14, i32 0, i32 0)) #7
  %width.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %23 = load i32, i32* %width.i, align 4
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %24 = load i32, i32* %unknown.i.i, align 4
  %tobool.not.i.i = icmp eq i32 %24, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %put_double.exit

if.then.i.i:
  store i32 1, i32* %unknown.i.i, align 4
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %25 = load i32, i32* %length.i.i, align 4
  %first_unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 3
  store i32 %25, i32* %first_unknown.i.i, align 4
  br label %put_double.exit

put_double.exit:
  %cmp6.i = icmp sgt i32 %call.i, %23
  %call..i = select i1 %cmp6.i, i32 %call.i, i32 %23
  %length2.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %26 = load i32, i32* %length2.i.i, align 4
  %add.i.i = add i32 %26, %call..i
  store i32 %add.i.i, i32* %length2.i.i, align 4
  br label %cleanup80

sw.bb64:
  %tobool65.not = icmp eq i32 %dry, 0
  br i1 %tobool65.not, label %cond.false68, label %cond.true66

cond.true66:
  %27 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %27) #6
  call void @__midway_nondet(i8* noundef nonnull %27, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0)) #7
  %28 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %27) #6
  %and.i = and i32 %28, 2147483647
  br label %cond.end69

cond.false68:
  %length = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %29 = load i32, i32* %length, align 4
  br label %cond.end69

cond.end69:
  %cond70 = phi i32 [ %and.i, %cond.true66 ], [ %29, %cond.false68 ]
  %list.i142 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i32 0, i32 0
  %argp.cur.i143 = load i8*, i8** %list.i142, align 4
  %argp.next.i144 = getelementptr inbounds i8, i8* %argp.cur.i143, i32 4
  store i8* %argp.next.i144, i8** %list.i142, align 4
  %30 = bitcast i8* %argp.cur.i143 to i8**
  %31 = load i8*, i8** %30, align 4
  %size.i145 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 3
  %32 = load i32, i32* %size.i145, align 4
  call void @__midway_check(i8* noundef %31, i32 noundef %32, i32 noundef 1) #7
  %33 = load i32, i32* %size.i145, align 4
  switch i32 %33, label %if.else12.i [
    i32 1, label %if.then.i147
    i32 2, label %if.then5.i
    i32 4, label %if.then11.i
  ]

if.then.i147:
  %conv.i146 = trunc i32 %cond70 to i8
  store i8 %conv.i146, i8* %31, align 1
  br label %cleanup80

if.then5.i:
  %conv6.i = trunc i32 %cond70 to i16
  %34 = bitcast i8* %31 to i16*
  store i16 %conv6.i, i16* %34, align 2
  br label %cleanup80

if.then11.i:
  %35 = bitcast i8* %31 to i32*
  store i32 %cond70, i32* %35, align 4
  br label %cleanup80

if.else12.i:
  %conv13.i = sext i32 %cond70 to i64
  %36 = bitcast i8* %31 to i64*
  store i64 %conv13.i, i64* %36, align 4
  br label %cleanup80

sw.bb71:
  %tobool72.not = icmp eq i32 %dry, 0
  br i1 %tobool72.not, label %if.then73, label %cleanup80

if.then73:
  %call74 = call i32 @__mw_between(i32 noundef 1, i32 noundef 50, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0)) #7
  %unknown.i148 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %37 = load i32, i32* %unknown.i148, align 4
  %tobool.not.i149 = icmp eq i32 %37, 0
  br i1 %tobool.not.i149, label %if.then.i151, label %put_unknown.exit

if.then.i151:
  store i32 1, i32* %unknown.i148, align 4
  %length.i150 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %38 = load i32, i32* %length.i150, align 4
  %first_unknown.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 3
  store i32 %38, i32* %first_unknown.i, align 4
  br label %put_unknown.exit

put_unknown.exit:
  %length2.i152 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %39 = load i32, i32* %length2.i152, align 4
  %add.i153 = add i32 %39, %call74
  store i32 %add.i153, i32* %length2.i152, align 4
  br label %cleanup80

sw.default:
  %tobool76.not = icmp eq i32 %dry, 0
  br i1 %tobool76.not, label %if.then77, label %cleanup80

if.then77:
  %unknown.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %40 = load i32, i32* %unknown.i, align 4
  %tobool.not.i = icmp eq i32 %40, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %length.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %41 = load i32, i32* %length.i, align 4
  %add.i = add i32 %41, 1
  %room.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %42 = load i32, i32* %room.i, align 4
  %cmp.i = icmp ult i32 %add.i, %42
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %buf.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  %43 = load i8*, i8** %buf.i, align 4
  %arrayidx.i = getelementptr i8, i8* %43, i32 %41
  store i8 %0, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %length2.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %44 = load i32, i32* %length2.i, align 4
  %inc.i = add i32 %44, 1
  store i32 %inc.i, i32* %length2.i, align 4
  br label %cleanup80

cleanup80:
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_end(i8*) #3

define dso_local i32 @__mw_print(i8* noundef %format, i8* noundef %args) local_unnamed_addr #0 {
entry:
  %args.addr = alloca i8*, align 4
  %a = alloca %struct.arguments, align 4
  %c = alloca %struct.conversion, align 4
  %n = alloca i32, align 4
  store i8* %args, i8** %args.addr, align 4
  %0 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  %1 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #6
  %2 = bitcast i8** %args.addr to i8*
  call void @llvm.va_copy(i8* nonnull %0, i8* nonnull %2)
  %3 = load i8, i8* %format, align 1
  %tobool.not7 = icmp eq i8 %3, 0
  br i1 %tobool.not7, label %for.cond.cleanup, label %for.body

for.cond.cleanup:
  call void @llvm.va_end(i8* %0)
  %4 = bitcast i32* %n to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i32 noundef 4) #7
  %5 = load i32, i32* %n, align 4
  %and = and i32 %5, 2147483647
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  ret i32 %and

for.body:
  %6 = phi i8 [ %7, %if.end ], [ %3, %entry ]
  %f.08 = phi i8* [ %f.1, %if.end ], [ %format, %entry ]
  %incdec.ptr = getelementptr i8, i8* %f.08, i32 1
  %cmp = icmp eq i8 %6, 37
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call fastcc i8* @read_conversion(i8* noundef %incdec.ptr, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a) #8
  call fastcc void @convert(%struct.sink* noundef null, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a, i32 noundef 1) #8
  br label %if.end

if.end:
  %f.1 = phi i8* [ %call, %if.then ], [ %incdec.ptr, %for.body ]
  %7 = load i8, i8* %f.1, align 1
  %tobool.not = icmp eq i8 %7, 0
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* nocapture noundef readonly %c, i64 noundef %v, i32 noundef %negative) unnamed_addr #0 {
entry:
  %text = alloca [24 x i8], align 1
  %conv.i = trunc i64 %v to i32
  %call.i = call i32 @__midway_is_concrete(i32 noundef %conv.i) #7
  %tobool.not.i114 = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i114, label %known.exit, label %land.rhs.i

land.rhs.i:
  %shr.i = lshr i64 %v, 32
  %conv1.i = trunc i64 %shr.i to i32
  %call2.i = call i32 @__midway_is_concrete(i32 noundef %conv1.i) #7
  %tobool3.i = icmp ne i32 %call2.i, 0
  %phi.cast.i = zext i1 %tobool3.i to i32
  br label %known.exit

known.exit:
  %0 = phi i32 [ 0, %entry ], [ %phi.cast.i, %land.rhs.i ]
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %call.i115 = call i32 @__midway_is_concrete(i32 noundef %negative) #7
  %tobool.not.i116 = icmp eq i32 %call.i115, 0
  br i1 %tobool.not.i116, label %known.exit123, label %land.rhs.i122

land.rhs.i122:
  %call2.i119 = call i32 @__midway_is_concrete(i32 noundef 0) #7
  %tobool3.i120 = icmp ne i32 %call2.i119, 0
  %phi.cast.i121 = zext i1 %tobool3.i120 to i32
  br label %known.exit123

known.exit123:
  %1 = phi i32 [ 0, %lor.lhs.false ], [ %phi.cast.i121, %land.rhs.i122 ]
  %tobool2.not = icmp eq i32 %1, 0
  br i1 %tobool2.not, label %if.then, label %if.end

if.then:
  %kind.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  %2 = load i8, i8* %kind.i, align 4
  %cmp.i.i = icmp eq i8 %2, 111
  br i1 %cmp.i.i, label %base_of.exit.i, label %cond.false.i.i

cond.false.i.i:
  %3 = and i8 %2, -33
  %4 = icmp eq i8 %3, 88
  %cmp9.i.i = icmp eq i8 %2, 112
  %5 = or i1 %cmp9.i.i, %4
  %6 = select i1 %5, i32 16, i32 10
  br label %base_of.exit.i

base_of.exit.i:
  %cond11.i.i = phi i32 [ %6, %cond.false.i.i ], [ 8, %if.then ]
  %conv.i.i = zext i32 %cond11.i.i to i64
  br label %for.body.i.i

for.body.i.i:
  %i.022.i.i = phi i32 [ 1, %base_of.exit.i ], [ %inc.i.i, %if.end.i.i ]
  %power.021.i.i = phi i64 [ %conv.i.i, %base_of.exit.i ], [ %mul.i.i, %if.end.i.i ]
  %n.020.i.i = phi i32 [ 1, %base_of.exit.i ], [ %add.i.i, %if.end.i.i ]
  %cmp2.i.i = icmp ule i64 %power.021.i.i, %v
  %conv3.i.i = zext i1 %cmp2.i.i to i32
  %add.i.i = add i32 %n.020.i.i, %conv3.i.i
  %mul19.i.i = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %conv.i.i, i64 %power.021.i.i) #6
  %mul.ov.i.i = extractvalue { i64, i1 } %mul19.i.i, 1
  br i1 %mul.ov.i.i, label %count_digits.exit.i, label %if.end.i.i

if.end.i.i:
  %mul.i.i = mul i64 %power.021.i.i, %conv.i.i
  %inc.i.i = add nuw nsw i32 %i.022.i.i, 1
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, 22
  br i1 %exitcond.not.i.i, label %count_digits.exit.i, label %for.body.i.i

count_digits.exit.i:
  %precision.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %7 = load i32, i32* %precision.i, align 4
  %cmp.i = icmp sgt i32 %add.i.i, %7
  %call1..i = select i1 %cmp.i, i32 %add.i.i, i32 %7
  %flags.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %8 = load i32, i32* %flags.i, align 4
  %and.i = and i32 %8, 6
  %tobool.not.i124 = icmp eq i32 %and.i, 0
  %cond6.i = select i1 %tobool.not.i124, i32 %negative, i32 1
  %add.i = add i32 %cond6.i, %call1..i
  %width.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %9 = load i32, i32* %width.i, align 4
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %10 = load i32, i32* %unknown.i.i, align 4
  %tobool.not.i.i = icmp eq i32 %10, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %put_unknown_integer.exit

if.then.i.i:
  store i32 1, i32* %unknown.i.i, align 4
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %11 = load i32, i32* %length.i.i, align 4
  %first_unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 3
  store i32 %11, i32* %first_unknown.i.i, align 4
  br label %put_unknown_integer.exit

put_unknown_integer.exit:
  %cmp7.i = icmp sgt i32 %add.i, %9
  %cond12.i = select i1 %cmp7.i, i32 %add.i, i32 %9
  %length2.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %12 = load i32, i32* %length2.i.i, align 4
  %add.i24.i = add i32 %12, %cond12.i
  store i32 %add.i24.i, i32* %length2.i.i, align 4
  br label %return

if.end:
  %13 = getelementptr inbounds [24 x i8], [24 x i8]* %text, i32 0, i32 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %13) #6
  %add.ptr = getelementptr inbounds [24 x i8], [24 x i8]* %text, i32 0, i32 24
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 5
  %14 = load i8, i8* %kind, align 4
  %cmp.i125 = icmp eq i8 %14, 111
  br i1 %cmp.i125, label %base_of.exit, label %cond.false.i

cond.false.i:
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 88
  %cmp9.i = icmp eq i8 %14, 112
  %17 = or i1 %cmp9.i, %16
  %18 = select i1 %17, i32 16, i32 10
  br label %base_of.exit

base_of.exit:
  %cond11.i = phi i32 [ %18, %cond.false.i ], [ 8, %if.end ]
  %cmp = icmp eq i8 %14, 88
  %cond.i = select i1 %cmp, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0)
  %conv.i127 = zext i32 %cond11.i to i64
  br label %do.body.i

do.body.i:
  %v.addr.0.i = phi i64 [ %v, %base_of.exit ], [ %div.i, %do.body.i ]
  %end.addr.0.i = phi i8* [ %add.ptr, %base_of.exit ], [ %incdec.ptr.i, %do.body.i ]
  %v.addr.0.i.frozen = freeze i64 %v.addr.0.i
  %conv.i127.frozen = freeze i64 %conv.i127
  %div.i = udiv i64 %v.addr.0.i.frozen, %conv.i127.frozen
  %19 = mul i64 %div.i, %conv.i127.frozen
  %rem.i.decomposed = sub i64 %v.addr.0.i.frozen, %19
  %idxprom.i = trunc i64 %rem.i.decomposed to i32
  %arrayidx.i128 = getelementptr i8, i8* %cond.i, i32 %idxprom.i
  %20 = load i8, i8* %arrayidx.i128, align 1
  %incdec.ptr.i = getelementptr i8, i8* %end.addr.0.i, i32 -1
  store i8 %20, i8* %incdec.ptr.i, align 1
  %tobool2.not.i = icmp ult i64 %v.addr.0.i, %conv.i127
  br i1 %tobool2.not.i, label %digits.exit, label %do.body.i

digits.exit:
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 2
  %21 = load i32, i32* %precision, align 4
  %cmp8 = icmp eq i32 %21, 0
  %cmp10 = icmp eq i64 %v, 0
  %or.cond = and i1 %cmp10, %cmp8
  %spec.select = select i1 %or.cond, i8* %add.ptr, i8* %incdec.ptr.i
  %sub.ptr.lhs.cast = ptrtoint i8* %add.ptr to i32
  %sub.ptr.rhs.cast = ptrtoint i8* %spec.select to i32
  %sub.ptr.sub = sub i32 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %cmp15 = icmp sgt i32 %21, %sub.ptr.sub
  %sub = sub i32 %21, %sub.ptr.sub
  %cond = select i1 %cmp15, i32 %sub, i32 0
  %flags.i129 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 0
  %22 = load i32, i32* %flags.i129, align 4
  %and.i130 = and i32 %22, 64
  %tobool.not.i131 = icmp eq i32 %and.i130, 0
  br i1 %tobool.not.i131, label %if.end.i, label %if.then.i

if.then.i:
  %tobool1.not.i = icmp eq i32 %negative, 0
  br i1 %tobool1.not.i, label %cond.false.i132, label %prefix_of.exit

cond.false.i132:
  %and3.i = and i32 %22, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  br i1 %tobool4.not.i, label %cond.false6.i, label %prefix_of.exit

cond.false6.i:
  %and8.i = and i32 %22, 4
  %tobool9.not.i = icmp eq i32 %and8.i, 0
  %cond.i133 = select i1 %tobool9.not.i, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i32 0, i32 0)
  br label %prefix_of.exit

if.end.i:
  %cmp.i135 = icmp eq i8 %14, 112
  br i1 %cmp.i135, label %if.then22.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %and15.i = and i32 %22, 8
  %tobool16.not.i = icmp eq i32 %and15.i, 0
  br i1 %tobool16.not.i, label %prefix_of.exit, label %land.lhs.true.i

land.lhs.true.i:
  %cmp.i.i136 = icmp ne i8 %14, 111
  %23 = and i8 %14, -33
  %24 = icmp eq i8 %23, 88
  %cmp18.i = and i1 %cmp.i.i136, %24
  %tobool21.i = icmp ne i64 %v, 0
  %or.cond.i = and i1 %tobool21.i, %cmp18.i
  br i1 %or.cond.i, label %if.then22.i, label %prefix_of.exit

if.then22.i:
  %cond27.i = select i1 %cmp, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i32 0, i32 0)
  br label %prefix_of.exit

prefix_of.exit:
  %retval.0.i = phi i8* [ %cond27.i, %if.then22.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0), %if.then.i ], [ %cond.i133, %cond.false6.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), %cond.false.i132 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %land.lhs.true.i ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i32 0, i32 0), %lor.lhs.false.i ]
  br label %while.cond.i

while.cond.i:
  %n.0.i = phi i32 [ 0, %prefix_of.exit ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %retval.0.i, i32 %n.0.i
  %25 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %25, 0
  %inc.i = add i32 %n.0.i, 1
  br i1 %tobool.not.i, label %length.exit, label %while.cond.i

length.exit:
  br i1 %cmp.i125, label %land.lhs.true24, label %if.end36

land.lhs.true24:
  %and = and i32 %22, 8
  %tobool25 = icmp ne i32 %and, 0
  %cmp27 = icmp eq i32 %cond, 0
  %or.cond66 = select i1 %tobool25, i1 %cmp27, i1 false
  br i1 %or.cond66, label %land.lhs.true29, label %if.end36

land.lhs.true29:
  %cmp10.not = xor i1 %cmp10, true
  %brmerge = select i1 %cmp10.not, i1 true, i1 %cmp8
  %spec.select225 = zext i1 %brmerge to i32
  br label %if.end36

if.end36:
  %zeros.0 = phi i32 [ %cond, %land.lhs.true24 ], [ %cond, %length.exit ], [ %spec.select225, %land.lhs.true29 ]
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i32 0, i32 1
  %26 = load i32, i32* %width, align 4
  %27 = add i32 %n.0.i, %sub.ptr.sub
  %28 = add i32 %27, %zeros.0
  %sub38 = sub i32 %26, %28
  %and40 = and i32 %22, 17
  %cmp41 = icmp eq i32 %and40, 16
  %cmp45 = icmp slt i32 %21, 0
  %or.cond224 = select i1 %cmp41, i1 %cmp45, i1 false
  %cmp48 = icmp sgt i32 %sub38, 0
  %29 = select i1 %or.cond224, i1 %cmp48, i1 false
  %add54 = select i1 %29, i32 %sub38, i32 0
  %zeros.1 = add i32 %add54, %zeros.0
  %gap.0 = select i1 %or.cond224, i32 0, i32 %sub38
  %and57 = and i32 %22, 1
  %tobool58.not = icmp eq i32 %and57, 0
  %cmp2.i = icmp sgt i32 %gap.0, 0
  %or.cond226 = select i1 %tobool58.not, i1 %cmp2.i, i1 false
  br i1 %or.cond226, label %for.body.lr.ph.i, label %if.end60

for.body.lr.ph.i:
  %unknown.i.i137 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i138 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i

for.body.i:
  %n.addr.03.i = phi i32 [ %gap.0, %for.body.lr.ph.i ], [ %dec.i, %put.exit.i ]
  %30 = load i32, i32* %unknown.i.i137, align 4
  %tobool.not.i.i140 = icmp eq i32 %30, 0
  br i1 %tobool.not.i.i140, label %land.lhs.true.i.i, label %put.exit.i

land.lhs.true.i.i:
  %31 = load i32, i32* %length.i.i138, align 4
  %add.i.i141 = add i32 %31, 1
  %32 = load i32, i32* %room.i.i, align 4
  %cmp.i.i142 = icmp ult i32 %add.i.i141, %32
  br i1 %cmp.i.i142, label %if.then.i.i143, label %put.exit.i

if.then.i.i143:
  %33 = load i8*, i8** %buf.i.i, align 4
  %arrayidx.i.i = getelementptr i8, i8* %33, i32 %31
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:
  %34 = load i32, i32* %length.i.i138, align 4
  %inc.i.i144 = add i32 %34, 1
  store i32 %inc.i.i144, i32* %length.i.i138, align 4
  %dec.i = add nsw i32 %n.addr.03.i, -1
  %cmp.i145 = icmp sgt i32 %n.addr.03.i, 1
  br i1 %cmp.i145, label %for.body.i, label %if.end60

if.end60:
  %cmp4.not.i = icmp eq i32 %n.0.i, 0
  br i1 %cmp4.not.i, label %put_bytes.exit, label %for.body.lr.ph.i151

for.body.lr.ph.i151:
  %unknown.i.i146 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i147 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i148 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i149 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i154

for.body.i154:
  %i.05.i = phi i32 [ 0, %for.body.lr.ph.i151 ], [ %inc.i161, %put.exit.i162 ]
  %arrayidx.i152 = getelementptr i8, i8* %retval.0.i, i32 %i.05.i
  %35 = load i8, i8* %arrayidx.i152, align 1
  %36 = load i32, i32* %unknown.i.i146, align 4
  %tobool.not.i.i153 = icmp eq i32 %36, 0
  br i1 %tobool.not.i.i153, label %land.lhs.true.i.i157, label %put.exit.i162

land.lhs.true.i.i157:
  %37 = load i32, i32* %length.i.i147, align 4
  %add.i.i155 = add i32 %37, 1
  %38 = load i32, i32* %room.i.i148, align 4
  %cmp.i.i156 = icmp ult i32 %add.i.i155, %38
  br i1 %cmp.i.i156, label %if.then.i.i159, label %put.exit.i162

if.then.i.i159:
  %39 = load i8*, i8** %buf.i.i149, align 4
  %arrayidx.i.i158 = getelementptr i8, i8* %39, i32 %37
  store i8 %35, i8* %arrayidx.i.i158, align 1
  br label %put.exit.i162

put.exit.i162:
  %40 = load i32, i32* %length.i.i147, align 4
  %inc.i.i160 = add i32 %40, 1
  store i32 %inc.i.i160, i32* %length.i.i147, align 4
  %inc.i161 = add nuw i32 %i.05.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i161, %n.0.i
  br i1 %exitcond.not.i, label %put_bytes.exit, label %for.body.i154

put_bytes.exit:
  %cmp2.i163 = icmp sgt i32 %zeros.1, 0
  br i1 %cmp2.i163, label %for.body.lr.ph.i169, label %pad.exit182

for.body.lr.ph.i169:
  %unknown.i.i164 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i165 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i166 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i167 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i172

for.body.i172:
  %n.addr.03.i170 = phi i32 [ %zeros.1, %for.body.lr.ph.i169 ], [ %dec.i179, %put.exit.i181 ]
  %41 = load i32, i32* %unknown.i.i164, align 4
  %tobool.not.i.i171 = icmp eq i32 %41, 0
  br i1 %tobool.not.i.i171, label %land.lhs.true.i.i175, label %put.exit.i181

land.lhs.true.i.i175:
  %42 = load i32, i32* %length.i.i165, align 4
  %add.i.i173 = add i32 %42, 1
  %43 = load i32, i32* %room.i.i166, align 4
  %cmp.i.i174 = icmp ult i32 %add.i.i173, %43
  br i1 %cmp.i.i174, label %if.then.i.i177, label %put.exit.i181

if.then.i.i177:
  %44 = load i8*, i8** %buf.i.i167, align 4
  %arrayidx.i.i176 = getelementptr i8, i8* %44, i32 %42
  store i8 48, i8* %arrayidx.i.i176, align 1
  br label %put.exit.i181

put.exit.i181:
  %45 = load i32, i32* %length.i.i165, align 4
  %inc.i.i178 = add i32 %45, 1
  store i32 %inc.i.i178, i32* %length.i.i165, align 4
  %dec.i179 = add nsw i32 %n.addr.03.i170, -1
  %cmp.i180 = icmp sgt i32 %n.addr.03.i170, 1
  br i1 %cmp.i180, label %for.body.i172, label %pad.exit182

pad.exit182:
  %cmp4.not.i183 = icmp eq i32 %sub.ptr.sub, 0
  br i1 %cmp4.not.i183, label %put_bytes.exit203, label %for.body.lr.ph.i189

for.body.lr.ph.i189:
  %unknown.i.i184 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i185 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i186 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i187 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i193

for.body.i193:
  %i.05.i190 = phi i32 [ 0, %for.body.lr.ph.i189 ], [ %inc.i200, %put.exit.i202 ]
  %arrayidx.i191 = getelementptr i8, i8* %spec.select, i32 %i.05.i190
  %46 = load i8, i8* %arrayidx.i191, align 1
  %47 = load i32, i32* %unknown.i.i184, align 4
  %tobool.not.i.i192 = icmp eq i32 %47, 0
  br i1 %tobool.not.i.i192, label %land.lhs.true.i.i196, label %put.exit.i202

land.lhs.true.i.i196:
  %48 = load i32, i32* %length.i.i185, align 4
  %add.i.i194 = add i32 %48, 1
  %49 = load i32, i32* %room.i.i186, align 4
  %cmp.i.i195 = icmp ult i32 %add.i.i194, %49
  br i1 %cmp.i.i195, label %if.then.i.i198, label %put.exit.i202

if.then.i.i198:
  %50 = load i8*, i8** %buf.i.i187, align 4
  %arrayidx.i.i197 = getelementptr i8, i8* %50, i32 %48
  store i8 %46, i8* %arrayidx.i.i197, align 1
  br label %put.exit.i202

put.exit.i202:
  %51 = load i32, i32* %length.i.i185, align 4
  %inc.i.i199 = add i32 %51, 1
  store i32 %inc.i.i199, i32* %length.i.i185, align 4
  %inc.i200 = add nuw i32 %i.05.i190, 1
  %exitcond.not.i201 = icmp eq i32 %inc.i200, %sub.ptr.sub
  br i1 %exitcond.not.i201, label %put_bytes.exit203, label %for.body.i193

put_bytes.exit203:
  %52 = load i32, i32* %flags.i129, align 4
  %and62 = and i32 %52, 1
  %tobool63.not = icmp ne i32 %and62, 0
  %cmp2.i204 = icmp sgt i32 %gap.0, 0
  %or.cond227 = select i1 %tobool63.not, i1 %cmp2.i204, i1 false
  br i1 %or.cond227, label %for.body.lr.ph.i210, label %if.end65

for.body.lr.ph.i210:
  %unknown.i.i205 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 4
  %length.i.i206 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 2
  %room.i.i207 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 1
  %buf.i.i208 = getelementptr inbounds %struct.sink, %struct.sink* %s, i32 0, i32 0
  br label %for.body.i213

for.body.i213:
  %n.addr.03.i211 = phi i32 [ %gap.0, %for.body.lr.ph.i210 ], [ %dec.i220, %put.exit.i222 ]
  %53 = load i32, i32* %unknown.i.i205, align 4
  %tobool.not.i.i212 = icmp eq i32 %53, 0
  br i1 %tobool.not.i.i212, label %land.lhs.true.i.i216, label %put.exit.i222

land.lhs.true.i.i216:
  %54 = load i32, i32* %length.i.i206, align 4
  %add.i.i214 = add i32 %54, 1
  %55 = load i32, i32* %room.i.i207, align 4
  %cmp.i.i215 = icmp ult i32 %add.i.i214, %55
  br i1 %cmp.i.i215, label %if.then.i.i218, label %put.exit.i222

if.then.i.i218:
  %56 = load i8*, i8** %buf.i.i208, align 4
  %arrayidx.i.i217 = getelementptr i8, i8* %56, i32 %54
  store i8 32, i8* %arrayidx.i.i217, align 1
  br label %put.exit.i222

put.exit.i222:
  %57 = load i32, i32* %length.i.i206, align 4
  %inc.i.i219 = add i32 %57, 1
  store i32 %inc.i.i219, i32* %length.i.i206, align 4
  %dec.i220 = add nsw i32 %n.addr.03.i211, -1
  %cmp.i221 = icmp sgt i32 %n.addr.03.i211, 1
  br i1 %cmp.i221, label %for.body.i213, label %if.end65

if.end65:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %13) #6
  br label %return

return:
  ret void
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %s, %struct.conversion* nocapture noundef readonly %c, i8* nocapture noundef readonly %p, i32 noundef %n) unnamed_addr #4 {
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

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc i32 @text_length(i8* noundef %p, i32 noundef %precision) unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %precision, 0
  br i1 %cmp, label %if.then, label %while.cond.preheader

while.cond.preheader:
  %cmp110.not = icmp eq i32 %precision, 0
  br i1 %cmp110.not, label %while.end, label %land.rhs

if.then:
  %call = call i32 @__mw_read_string(i8* noundef %p) #7
  br label %return

land.rhs:
  %n.011 = phi i32 [ %inc, %while.body ], [ 0, %while.cond.preheader ]
  %arrayidx = getelementptr i8, i8* %p, i32 %n.011
  %0 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.body:
  %inc = add nuw i32 %n.011, 1
  %exitcond.not = icmp eq i32 %inc, %precision
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:
  %n.0.lcssa = phi i32 [ 0, %while.cond.preheader ], [ %n.011, %land.rhs ], [ %precision, %while.body ]
  call void @__midway_touched(i8* noundef %p, i32 noundef %n.0.lcssa, i32 noundef 0) #7
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ %n.0.lcssa, %while.end ]
  ret i32 %retval.0
}

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

declare i64 @llvm.abs.i64(i64, i1 immarg) #5

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nofree norecurse nosync nounwind null_pointer_is_valid }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin }

