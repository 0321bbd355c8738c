target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sink = type { i8*, i64, i64, i64, i32 }
%struct.arguments = type { [1 x %struct.__va_list_tag] }
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

define dso_local i32 @__mw_format(i8* noundef %buf, i64 noundef %room, i8* noundef %format, %struct.__va_list_tag* noundef %args) local_unnamed_addr #0 {
entry:
  %any.i = alloca i8, align 1
  %s = alloca %struct.sink, align 8
  %a = alloca %struct.arguments, align 8
  %c = alloca %struct.conversion, align 4
  %0 = bitcast %struct.sink* %s to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %0) #8
  %buf1 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  store i8* %buf, i8** %buf1, align 8
  %room2 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  store i64 %room, i64* %room2, align 8
  %length = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  store i64 0, i64* %length, align 8
  %first_unknown = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 3
  store i64 0, i64* %first_unknown, align 8
  %unknown = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  store i32 0, i32* %unknown, align 8
  %1 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #8
  %2 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #8
  %tobool.not = icmp eq i64 %room, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_check(i8* noundef %buf, i64 noundef 1, i32 noundef 1) #9
  br label %if.end

if.end:
  call void @__midway_check(i8* noundef %format, i64 noundef 1, i32 noundef 0) #9
  %3 = bitcast %struct.__va_list_tag* %args to i8*
  call void @llvm.va_copy(i8* nonnull %1, i8* %3)
  br label %while.cond

while.cond:
  %f.0 = phi i8* [ %format, %if.end ], [ %f.0.be, %while.cond.backedge ]
  %4 = load i8, i8* %f.0, align 1
  switch i8 %4, label %if.then5 [
    i8 0, label %while.end
    i8 37, label %if.end6
  ]

if.then5:
  %incdec.ptr = getelementptr i8, i8* %f.0, i64 1
  %5 = load i32, i32* %unknown, align 8
  %tobool.not.i = icmp eq i32 %5, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %6 = load i64, i64* %length, align 8
  %add.i = add i64 %6, 1
  %7 = load i64, i64* %room2, align 8
  %cmp.i = icmp ult i64 %add.i, %7
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %8 = load i8*, i8** %buf1, align 8
  %arrayidx.i = getelementptr i8, i8* %8, i64 %6
  store i8 %4, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %9 = load i64, i64* %length, align 8
  %inc.i = add i64 %9, 1
  store i64 %inc.i, i64* %length, align 8
  br label %while.cond.backedge

while.cond.backedge:
  %f.0.be = phi i8* [ %incdec.ptr, %put.exit ], [ %call, %if.end6 ]
  br label %while.cond

if.end6:
  %add.ptr = getelementptr i8, i8* %f.0, i64 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a) #10
  call fastcc void @convert(%struct.sink* noundef nonnull %s, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a, i32 noundef 0) #10
  br label %while.cond.backedge

while.end:
  call void @llvm.va_end(i8* %1)
  %sub.ptr.lhs.cast = ptrtoint i8* %f.0 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %format to i64
  %sub.ptr.sub = sub i64 1, %sub.ptr.rhs.cast
  %add = add i64 %sub.ptr.sub, %sub.ptr.lhs.cast
  call void @__midway_touched(i8* noundef %format, i64 noundef %add, i32 noundef 0) #9
  %10 = load i64, i64* %room2, align 8
  %tobool.not.i23 = icmp eq i64 %10, 0
  br i1 %tobool.not.i23, label %finish.exit, label %if.end.i

if.end.i:
  %11 = load i64, i64* %length, align 8
  %cmp.i25 = icmp ult i64 %11, %10
  %sub.i = add i64 %10, -1
  %cond.i = select i1 %cmp.i25, i64 %11, i64 %sub.i
  %12 = load i64, i64* %first_unknown, align 8
  %13 = load i32, i32* %unknown, align 8
  %tobool432.i = icmp ne i32 %13, 0
  %cmp533.i = icmp ult i64 %12, %cond.i
  %14 = select i1 %tobool432.i, i1 %cmp533.i, i1 false
  br i1 %14, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:
  %15 = load i8*, i8** %buf1, align 8
  %arrayidx14.i = getelementptr i8, i8* %15, i64 %cond.i
  store i8 0, i8* %arrayidx14.i, align 1
  %16 = load i8*, i8** %buf1, align 8
  %add.i28 = add i64 %cond.i, 1
  call void @__midway_touched(i8* noundef %16, i64 noundef %add.i28, i32 noundef 1) #9
  br label %finish.exit

for.body.i:
  %i.034.i = phi i64 [ %inc.i30, %for.body.i ], [ %12, %if.end.i ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %any.i) #8
  call void @__midway_havoc(i8* noundef nonnull %any.i, i64 noundef 1) #9
  %17 = load i8, i8* %any.i, align 1
  %tobool6.not.i = icmp eq i8 %17, 0
  %narrow.i = select i1 %tobool6.not.i, i8 32, i8 %17
  %18 = load i8*, i8** %buf1, align 8
  %arrayidx.i29 = getelementptr i8, i8* %18, i64 %i.034.i
  store i8 %narrow.i, i8* %arrayidx.i29, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %any.i) #8
  %inc.i30 = add nuw i64 %i.034.i, 1
  %19 = load i32, i32* %unknown, align 8
  %tobool4.i = icmp ne i32 %19, 0
  %cmp5.i = icmp ult i64 %inc.i30, %cond.i
  %20 = select i1 %tobool4.i, i1 %cmp5.i, i1 false
  br i1 %20, label %for.body.i, label %for.cond.cleanup.i

finish.exit:
  %21 = load i64, i64* %length, align 8
  %conv11 = trunc i64 %21 to i32
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #8
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %0) #8
  ret i32 %conv11
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.va_copy(i8*, i8*) #3

define internal fastcc i8* @read_conversion(i8* noundef readonly %f, %struct.conversion* nocapture noundef %c, %struct.arguments* nocapture noundef %a) unnamed_addr #0 {
entry:
  %flags = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
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
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %cmp.i = icmp eq i8 %0, 42
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %gp_offset_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp.i = icmp ult i32 %gp_offset.i, 41
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:
  %1 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area.i = load i8*, i8** %1, align 8
  %2 = sext i32 %gp_offset.i to i64
  %3 = getelementptr i8, i8* %reg_save_area.i, i64 %2
  %4 = add i32 %gp_offset.i, 8
  store i32 %4, i32* %gp_offset_p.i, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:
  %overflow_arg_area_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i = load i8*, i8** %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, i8* %overflow_arg_area.i, i64 8
  store i8* %overflow_arg_area.next.i, i8** %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:
  %vaarg.addr.in.i = phi i8* [ %3, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %vaarg.addr.i = bitcast i8* %vaarg.addr.in.i to i32*
  %5 = load i32, i32* %vaarg.addr.i, align 4
  store i32 %5, i32* %width, align 4
  %add.ptr.i = getelementptr i8, i8* %f.addr.0, i64 1
  br label %read_number.exit

if.end.i:
  store i32 0, i32* %width, align 4
  %6 = load i8, i8* %f.addr.0, align 1
  %7 = add i8 %6, -48
  %8 = icmp ult i8 %7, 10
  br i1 %8, label %for.body.i, label %read_number.exit

for.body.i:
  %9 = phi i8 [ %11, %for.body.i ], [ %6, %if.end.i ]
  %f.addr.018.i = phi i8* [ %incdec.ptr.i, %for.body.i ], [ %f.addr.0, %if.end.i ]
  %conv2.i = sext i8 %9 to i32
  %10 = load i32, i32* %width, align 4
  %mul.i = mul i32 %10, 10
  %sub.i = add nsw i32 %conv2.i, -48
  %add.i = add i32 %sub.i, %mul.i
  store i32 %add.i, i32* %width, align 4
  %incdec.ptr.i = getelementptr i8, i8* %f.addr.018.i, i64 1
  %11 = load i8, i8* %incdec.ptr.i, align 1
  %12 = add i8 %11, -48
  %13 = icmp ult i8 %12, 10
  br i1 %13, label %for.body.i, label %read_number.exit

read_number.exit:
  %retval.0.i50 = phi i8* [ %add.ptr.i, %vaarg.end.i ], [ %f.addr.0, %if.end.i ], [ %incdec.ptr.i, %for.body.i ]
  %14 = load i32, i32* %width, align 4
  %cmp = icmp slt i32 %14, 0
  br i1 %cmp, label %if.then, label %if.end

for.body:
  %15 = load i32, i32* %flags, align 4
  %or = or i32 %15, %retval.0.i
  store i32 %or, i32* %flags, align 4
  %incdec.ptr = getelementptr i8, i8* %f.addr.0, i64 1
  br label %for.cond

if.then:
  %16 = load i32, i32* %flags, align 4
  %or5 = or i32 %16, 1
  store i32 %or5, i32* %flags, align 4
  %sub = sub i32 0, %14
  store i32 %sub, i32* %width, align 4
  br label %if.end

if.end:
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  store i32 -1, i32* %precision, align 4
  %17 = load i8, i8* %retval.0.i50, align 1
  %cmp8 = icmp eq i8 %17, 46
  br i1 %cmp8, label %if.then10, label %if.end13

if.then10:
  %add.ptr = getelementptr i8, i8* %retval.0.i50, i64 1
  %18 = load i8, i8* %add.ptr, align 1
  %cmp.i51 = icmp eq i8 %18, 42
  br i1 %cmp.i51, label %if.then.i55, label %if.end.i66

if.then.i55:
  %gp_offset_p.i52 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset.i53 = load i32, i32* %gp_offset_p.i52, align 8
  %fits_in_gp.i54 = icmp ult i32 %gp_offset.i53, 41
  br i1 %fits_in_gp.i54, label %vaarg.in_reg.i57, label %vaarg.in_mem.i61

vaarg.in_reg.i57:
  %19 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area.i56 = load i8*, i8** %19, align 8
  %20 = sext i32 %gp_offset.i53 to i64
  %21 = getelementptr i8, i8* %reg_save_area.i56, i64 %20
  %22 = add i32 %gp_offset.i53, 8
  store i32 %22, i32* %gp_offset_p.i52, align 8
  br label %vaarg.end.i65

vaarg.in_mem.i61:
  %overflow_arg_area_p.i58 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i59 = load i8*, i8** %overflow_arg_area_p.i58, align 8
  %overflow_arg_area.next.i60 = getelementptr i8, i8* %overflow_arg_area.i59, i64 8
  store i8* %overflow_arg_area.next.i60, i8** %overflow_arg_area_p.i58, align 8
  br label %vaarg.end.i65

vaarg.end.i65:
  %vaarg.addr.in.i62 = phi i8* [ %21, %vaarg.in_reg.i57 ], [ %overflow_arg_area.i59, %vaarg.in_mem.i61 ]
  %vaarg.addr.i63 = bitcast i8* %vaarg.addr.in.i62 to i32*
  %23 = load i32, i32* %vaarg.addr.i63, align 4
  store i32 %23, i32* %precision, align 4
  %add.ptr.i64 = getelementptr i8, i8* %retval.0.i50, i64 2
  br label %if.end13

if.end.i66:
  store i32 0, i32* %precision, align 4
  %24 = load i8, i8* %add.ptr, align 1
  %25 = add i8 %24, -48
  %26 = icmp ult i8 %25, 10
  br i1 %26, label %for.body.i73, label %if.end13

for.body.i73:
  %27 = phi i8 [ %29, %for.body.i73 ], [ %24, %if.end.i66 ]
  %f.addr.018.i67 = phi i8* [ %incdec.ptr.i72, %for.body.i73 ], [ %add.ptr, %if.end.i66 ]
  %conv2.i68 = sext i8 %27 to i32
  %28 = load i32, i32* %precision, align 4
  %mul.i69 = mul i32 %28, 10
  %sub.i70 = add nsw i32 %conv2.i68, -48
  %add.i71 = add i32 %sub.i70, %mul.i69
  store i32 %add.i71, i32* %precision, align 4
  %incdec.ptr.i72 = getelementptr i8, i8* %f.addr.018.i67, i64 1
  %29 = load i8, i8* %incdec.ptr.i72, align 1
  %30 = add i8 %29, -48
  %31 = icmp ult i8 %30, 10
  br i1 %31, label %for.body.i73, label %if.end13

if.end13:
  %f.addr.1 = phi i8* [ %retval.0.i50, %if.end ], [ %add.ptr.i64, %vaarg.end.i65 ], [ %add.ptr, %if.end.i66 ], [ %incdec.ptr.i72, %for.body.i73 ]
  %32 = load i8, i8* %f.addr.1, align 1
  %cmp15 = icmp eq i8 %32, 108
  %conv16 = zext i1 %cmp15 to i32
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 4
  store i32 %conv16, i32* %wide, align 4
  %33 = load i8, i8* %f.addr.1, align 1
  %cmp18 = icmp eq i8 %33, 36
  br i1 %cmp18, label %if.then20, label %if.end21

if.then20:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0)) #11
  unreachable

if.end21:
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  store i32 4, i32* %size, align 4
  %34 = load i8, i8* %f.addr.1, align 1
  %conv.i76 = sext i8 %34 to i32
  switch i32 %conv.i76, label %read_size.exit [
    i32 104, label %sw.bb.i
    i32 108, label %sw.bb8.i
    i32 76, label %sw.bb21.i
    i32 113, label %sw.bb23.i
    i32 106, label %sw.bb23.i
    i32 122, label %sw.bb25.i
    i32 116, label %sw.bb25.i
    i32 90, label %sw.bb25.i
  ]

sw.bb.i:
  %arrayidx.i = getelementptr i8, i8* %f.addr.1, i64 1
  %35 = load i8, i8* %arrayidx.i, align 1
  %cmp.i77 = icmp eq i8 %35, 104
  %cond.i = select i1 %cmp.i77, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %36 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %36, 104
  %37 = zext i1 %cmp5.i to i64
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i64 %37
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.1, i64 1
  store i32 8, i32* %size, align 4
  %38 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %38, 108
  %39 = zext i1 %cmp17.i to i64
  %add.ptr20.i = getelementptr i8, i8* %arrayidx9.i, i64 %39
  br label %read_size.exit

sw.bb21.i:
  store i32 16, i32* %size, align 4
  %add.ptr22.i = getelementptr i8, i8* %f.addr.1, i64 1
  br label %read_size.exit

sw.bb23.i:
  store i32 8, i32* %size, align 4
  %add.ptr24.i = getelementptr i8, i8* %f.addr.1, i64 1
  br label %read_size.exit

sw.bb25.i:
  store i32 8, i32* %size, align 4
  %add.ptr26.i = getelementptr i8, i8* %f.addr.1, i64 1
  br label %read_size.exit

read_size.exit:
  %retval.0.i78 = phi i8* [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr7.i, %sw.bb.i ], [ %f.addr.1, %if.end21 ]
  %40 = load i8, i8* %retval.0.i78, align 1
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  store i8 %40, i8* %kind, align 4
  %41 = load i8, i8* %retval.0.i78, align 1
  %tobool24.not = icmp ne i8 %41, 0
  %cond.idx = zext i1 %tobool24.not to i64
  %cond = getelementptr i8, i8* %retval.0.i78, i64 %cond.idx
  ret i8* %cond
}

define internal fastcc void @convert(%struct.sink* noundef %s, %struct.conversion* noundef %c, %struct.arguments* noundef %a, i32 noundef %dry) unnamed_addr #0 {
entry:
  %text.i.i = alloca [48 x i8], align 16
  %v.i.i = alloca i32, align 4
  %ch = alloca i8, align 1
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
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
    i32 99, label %sw.bb10
    i32 67, label %sw.bb10
    i32 115, label %sw.bb34
    i32 83, label %sw.bb34
    i32 97, label %sw.bb78
    i32 65, label %sw.bb78
    i32 101, label %sw.bb78
    i32 69, label %sw.bb78
    i32 102, label %sw.bb78
    i32 70, label %sw.bb78
    i32 103, label %sw.bb78
    i32 71, label %sw.bb78
    i32 110, label %sw.bb85
    i32 109, label %sw.bb93
  ]

sw.bb:
  %flags = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %1 = load i32, i32* %flags, align 4
  %or = or i32 %1, 64
  store i32 %or, i32* %flags, align 4
  br label %sw.bb1

sw.bb1:
  %size.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %2 = load i32, i32* %size.i, align 4
  %cmp.i155 = icmp eq i32 %2, 8
  %gp_offset_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp.i = icmp ult i32 %gp_offset.i, 41
  br i1 %cmp.i155, label %cond.true.i, label %cond.false.i

cond.true.i:
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:
  %3 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area.i = load i8*, i8** %3, align 8
  %4 = sext i32 %gp_offset.i to i64
  %5 = getelementptr i8, i8* %reg_save_area.i, i64 %4
  %6 = add i32 %gp_offset.i, 8
  store i32 %6, i32* %gp_offset_p.i, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:
  %overflow_arg_area_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i = load i8*, i8** %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, i8* %overflow_arg_area.i, i64 8
  store i8* %overflow_arg_area.next.i, i8** %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:
  %vaarg.addr.in.i = phi i8* [ %5, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %vaarg.addr.i = bitcast i8* %vaarg.addr.in.i to i64*
  %7 = load i64, i64* %vaarg.addr.i, align 8
  br label %cond.end.i

cond.false.i:
  br i1 %fits_in_gp.i, label %vaarg.in_reg6.i, label %vaarg.in_mem8.i

vaarg.in_reg6.i:
  %8 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area7.i = load i8*, i8** %8, align 8
  %9 = sext i32 %gp_offset.i to i64
  %10 = getelementptr i8, i8* %reg_save_area7.i, i64 %9
  %11 = add i32 %gp_offset.i, 8
  store i32 %11, i32* %gp_offset_p.i, align 8
  br label %vaarg.end12.i

vaarg.in_mem8.i:
  %overflow_arg_area_p9.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area10.i = load i8*, i8** %overflow_arg_area_p9.i, align 8
  %overflow_arg_area.next11.i = getelementptr i8, i8* %overflow_arg_area10.i, i64 8
  store i8* %overflow_arg_area.next11.i, i8** %overflow_arg_area_p9.i, align 8
  br label %vaarg.end12.i

vaarg.end12.i:
  %vaarg.addr13.in.i = phi i8* [ %10, %vaarg.in_reg6.i ], [ %overflow_arg_area10.i, %vaarg.in_mem8.i ]
  %vaarg.addr13.i = bitcast i8* %vaarg.addr13.in.i to i32*
  %12 = load i32, i32* %vaarg.addr13.i, align 4
  %conv.i = zext i32 %12 to i64
  br label %cond.end.i

cond.end.i:
  %cond.i = phi i64 [ %7, %vaarg.end.i ], [ %conv.i, %vaarg.end12.i ]
  %13 = load i32, i32* %size.i, align 4
  %mul.neg.i = mul i32 %13, -8
  %sub.i = add i32 %mul.neg.i, 64
  %flags.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %14 = load i32, i32* %flags.i, align 4
  %and.i156 = and i32 %14, 64
  %tobool.not.i157 = icmp eq i32 %and.i156, 0
  %sh_prom.i = zext i32 %sub.i to i64
  br i1 %tobool.not.i157, label %if.then.i158, label %if.end.i

if.then.i158:
  %15 = lshr i64 -1, %sh_prom.i
  %shr.i = and i64 %15, %cond.i
  br label %integer_argument.exit

if.end.i:
  %shl17.i = shl i64 %cond.i, %sh_prom.i
  %shr19.i = ashr i64 %shl17.i, %sh_prom.i
  %shr19.lobit.i = lshr i64 %shr19.i, 63
  %16 = trunc i64 %shr19.lobit.i to i32
  %17 = call i64 @llvm.abs.i64(i64 %shr19.i, i1 false) #8
  br label %integer_argument.exit

integer_argument.exit:
  %negative.0 = phi i32 [ 0, %if.then.i158 ], [ %16, %if.end.i ]
  %retval.0.i = phi i64 [ %shr.i, %if.then.i158 ], [ %17, %if.end.i ]
  %tobool.not = icmp eq i32 %dry, 0
  br i1 %tobool.not, label %if.then, label %cleanup

if.then:
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %retval.0.i, i32 noundef %negative.0) #10
  br label %cleanup

sw.bb2:
  %gp_offset_p = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %18 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area = load i8*, i8** %18, align 8
  %19 = sext i32 %gp_offset to i64
  %20 = getelementptr i8, i8* %reg_save_area, i64 %19
  %21 = add i32 %gp_offset, 8
  store i32 %21, i32* %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i64 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr.in = phi i8* [ %20, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %vaarg.addr = bitcast i8* %vaarg.addr.in to i8**
  %22 = load i8*, i8** %vaarg.addr, align 8
  %tobool3 = icmp eq i32 %dry, 0
  %tobool4 = icmp ne i8* %22, null
  %or.cond = select i1 %tobool3, i1 %tobool4, i1 false
  br i1 %or.cond, label %if.then5, label %if.else

if.then5:
  %23 = ptrtoint i8* %22 to i64
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %23, i32 noundef 0) #10
  br label %cleanup

if.else:
  br i1 %tobool3, label %if.then7, label %cleanup

if.then7:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i64 noundef 5) #10
  br label %cleanup

sw.bb10:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %ch) #8
  %gp_offset_p13 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset14 = load i32, i32* %gp_offset_p13, align 8
  %fits_in_gp15 = icmp ult i32 %gp_offset14, 41
  br i1 %fits_in_gp15, label %vaarg.in_reg16, label %vaarg.in_mem18

vaarg.in_reg16:
  %24 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area17 = load i8*, i8** %24, align 8
  %25 = sext i32 %gp_offset14 to i64
  %26 = getelementptr i8, i8* %reg_save_area17, i64 %25
  %27 = add i32 %gp_offset14, 8
  store i32 %27, i32* %gp_offset_p13, align 8
  br label %vaarg.end22

vaarg.in_mem18:
  %overflow_arg_area_p19 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area20 = load i8*, i8** %overflow_arg_area_p19, align 8
  %overflow_arg_area.next21 = getelementptr i8, i8* %overflow_arg_area20, i64 8
  store i8* %overflow_arg_area.next21, i8** %overflow_arg_area_p19, align 8
  br label %vaarg.end22

vaarg.end22:
  %vaarg.addr23.in = phi i8* [ %26, %vaarg.in_reg16 ], [ %overflow_arg_area20, %vaarg.in_mem18 ]
  %vaarg.addr23 = bitcast i8* %vaarg.addr23.in to i32*
  %28 = load i32, i32* %vaarg.addr23, align 4
  %conv24 = trunc i32 %28 to i8
  store i8 %conv24, i8* %ch, align 1
  %29 = load i8, i8* %kind, align 4
  %cmp = icmp eq i8 %29, 67
  br i1 %cmp, label %if.then29, label %lor.lhs.false

lor.lhs.false:
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 4
  %30 = load i32, i32* %wide, align 4
  %tobool28.not = icmp eq i32 %30, 0
  br i1 %tobool28.not, label %if.end30, label %if.then29

if.then29:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.3, i64 0, i64 0)) #9
  br label %if.end30

if.end30:
  %tobool31.not = icmp eq i32 %dry, 0
  br i1 %tobool31.not, label %if.then32, label %if.end33

if.then32:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef nonnull %ch, i64 noundef 1) #10
  br label %if.end33

if.end33:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %ch) #8
  br label %cleanup

sw.bb34:
  %gp_offset_p38 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset39 = load i32, i32* %gp_offset_p38, align 8
  %fits_in_gp40 = icmp ult i32 %gp_offset39, 41
  br i1 %fits_in_gp40, label %vaarg.in_reg41, label %vaarg.in_mem43

vaarg.in_reg41:
  %31 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area42 = load i8*, i8** %31, align 8
  %32 = sext i32 %gp_offset39 to i64
  %33 = getelementptr i8, i8* %reg_save_area42, i64 %32
  %34 = add i32 %gp_offset39, 8
  store i32 %34, i32* %gp_offset_p38, align 8
  br label %vaarg.end47

vaarg.in_mem43:
  %overflow_arg_area_p44 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area45 = load i8*, i8** %overflow_arg_area_p44, align 8
  %overflow_arg_area.next46 = getelementptr i8, i8* %overflow_arg_area45, i64 8
  store i8* %overflow_arg_area.next46, i8** %overflow_arg_area_p44, align 8
  br label %vaarg.end47

vaarg.end47:
  %vaarg.addr48.in = phi i8* [ %33, %vaarg.in_reg41 ], [ %overflow_arg_area45, %vaarg.in_mem43 ]
  %vaarg.addr48 = bitcast i8* %vaarg.addr48.in to i8**
  %35 = load i8*, i8** %vaarg.addr48, align 8
  %tobool49.not = icmp eq i8* %35, null
  br i1 %tobool49.not, label %if.then50, label %if.end56

if.then50:
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %36 = load i32, i32* %precision, align 4
  %37 = icmp ugt i32 %36, 5
  %38 = select i1 %37, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0)
  br label %if.end56

if.end56:
  %p35.0 = phi i8* [ %35, %vaarg.end47 ], [ %38, %if.then50 ]
  %39 = load i8, i8* %kind, align 4
  %cmp59 = icmp eq i8 %39, 83
  br i1 %cmp59, label %if.then64, label %lor.lhs.false61

lor.lhs.false61:
  %wide62 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 4
  %40 = load i32, i32* %wide62, align 4
  %tobool63.not = icmp eq i32 %40, 0
  br i1 %tobool63.not, label %if.end65, label %if.then64

if.then64:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.6, i64 0, i64 0)) #11
  unreachable

if.end65:
  %tobool66.not = icmp eq i32 %dry, 0
  %precision75 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %41 = load i32, i32* %precision75, align 4
  br i1 %tobool66.not, label %if.else74, label %if.then67

if.then67:
  %conv72 = sext i32 %41 to i64
  %cmp69 = icmp sgt i64 %conv72, -1
  %spec.select = select i1 %cmp69, i64 %conv72, i64 -1
  call void @__mw_read_text(i8* noundef %p35.0, i64 noundef %spec.select) #9
  br label %cleanup

if.else74:
  %cmp.i159 = icmp slt i32 %41, 0
  br i1 %cmp.i159, label %if.then.i160, label %if.end.i161

if.then.i160:
  %call.i = call i64 @__mw_read_string(i8* noundef %p35.0) #9
  br label %text_length.exit

if.end.i161:
  %cmp1.i = icmp ne i32 %41, 0
  %42 = zext i1 %cmp1.i to i64
  call void @__midway_check(i8* noundef %p35.0, i64 noundef %42, i32 noundef 0) #9
  %conv3.i = sext i32 %41 to i64
  br i1 %cmp1.i, label %land.rhs.preheader.i, label %while.end.i

land.rhs.preheader.i:
  %umax.i = call i64 @llvm.umax.i64(i64 %conv3.i, i64 1) #8
  %43 = load i8, i8* %p35.0, align 1
  %tobool.not.i163226 = icmp eq i8 %43, 0
  br i1 %tobool.not.i163226, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i162 = getelementptr i8, i8* %p35.0, i64 %inc.i164
  %44 = load i8, i8* %arrayidx.i162, align 1
  %tobool.not.i163 = icmp eq i8 %44, 0
  br i1 %tobool.not.i163, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %n.024.i227 = phi i64 [ %inc.i164, %land.rhs.i ], [ 0, %land.rhs.preheader.i ]
  %inc.i164 = add nuw nsw i64 %n.024.i227, 1
  %exitcond.not.i = icmp eq i64 %inc.i164, %umax.i
  br i1 %exitcond.not.i, label %while.end.i.loopexit, label %land.rhs.i

while.end.i.loopexit:
  %n.0.lcssa.i.ph = phi i64 [ %umax.i, %while.body.i ], [ %inc.i164, %land.rhs.i ]
  %cmp4.i.le = icmp ult i64 %inc.i164, %conv3.i
  br label %while.end.i

while.end.i:
  %n.0.lcssa.i = phi i64 [ 0, %if.end.i161 ], [ 0, %land.rhs.preheader.i ], [ %n.0.lcssa.i.ph, %while.end.i.loopexit ]
  %cmp4.lcssa.i = phi i1 [ %cmp1.i, %if.end.i161 ], [ true, %land.rhs.preheader.i ], [ %cmp4.i.le, %while.end.i.loopexit ]
  %45 = zext i1 %cmp4.lcssa.i to i64
  %add.i165 = add i64 %n.0.lcssa.i, %45
  call void @__midway_touched(i8* noundef %p35.0, i64 noundef %add.i165, i32 noundef 0) #9
  br label %text_length.exit

text_length.exit:
  %retval.0.i166 = phi i64 [ %call.i, %if.then.i160 ], [ %n.0.lcssa.i, %while.end.i ]
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef %p35.0, i64 noundef %retval.0.i166) #10
  br label %cleanup

sw.bb78:
  %tobool79.not = icmp eq i32 %dry, 0
  %size.i181 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %46 = load i32, i32* %size.i181, align 4
  %cmp.i182 = icmp eq i32 %46, 16
  br i1 %tobool79.not, label %if.else82, label %if.then80

if.then80:
  br i1 %cmp.i182, label %if.then.i172, label %if.end.i173

if.then.i172:
  %overflow_arg_area_p.i169 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i170 = load i8*, i8** %overflow_arg_area_p.i169, align 8
  %47 = ptrtoint i8* %overflow_arg_area.i170 to i64
  %48 = add i64 %47, 15
  %49 = and i64 %48, -16
  %overflow_arg_area.aligned.i = inttoptr i64 %49 to i8*
  %overflow_arg_area.next.i171 = getelementptr i8, i8* %overflow_arg_area.aligned.i, i64 16
  store i8* %overflow_arg_area.next.i171, i8** %overflow_arg_area_p.i169, align 8
  br label %cleanup

if.end.i173:
  %fp_offset_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 1
  %fp_offset.i = load i32, i32* %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ult i32 %fp_offset.i, 161
  br i1 %fits_in_fp.i, label %vaarg.in_reg.i175, label %vaarg.in_mem.i176

vaarg.in_reg.i175:
  %50 = add i32 %fp_offset.i, 16
  store i32 %50, i32* %fp_offset_p.i, align 4
  br label %cleanup

vaarg.in_mem.i176:
  %overflow_arg_area_p8.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area9.i = load i8*, i8** %overflow_arg_area_p8.i, align 8
  %overflow_arg_area.next10.i = getelementptr i8, i8* %overflow_arg_area9.i, i64 8
  store i8* %overflow_arg_area.next10.i, i8** %overflow_arg_area_p8.i, align 8
  br label %cleanup

if.else82:
  br i1 %cmp.i182, label %if.then.i188, label %if.end.i192

if.then.i188:
  %overflow_arg_area_p.i183 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i184 = load i8*, i8** %overflow_arg_area_p.i183, align 8
  %51 = ptrtoint i8* %overflow_arg_area.i184 to i64
  %52 = add i64 %51, 15
  %53 = and i64 %52, -16
  %overflow_arg_area.aligned.i185 = inttoptr i64 %53 to i8*
  %54 = inttoptr i64 %53 to x86_fp80*
  %overflow_arg_area.next.i186 = getelementptr i8, i8* %overflow_arg_area.aligned.i185, i64 16
  store i8* %overflow_arg_area.next.i186, i8** %overflow_arg_area_p.i183, align 8
  %55 = load x86_fp80, x86_fp80* %54, align 16
  %conv5.i187 = fptrunc x86_fp80 %55 to double
  br label %double_argument.exit203

if.end.i192:
  %fp_offset_p.i189 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 1
  %fp_offset.i190 = load i32, i32* %fp_offset_p.i189, align 4
  %fits_in_fp.i191 = icmp ult i32 %fp_offset.i190, 161
  br i1 %fits_in_fp.i191, label %vaarg.in_reg.i194, label %vaarg.in_mem.i198

vaarg.in_reg.i194:
  %56 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area.i193 = load i8*, i8** %56, align 8
  %57 = sext i32 %fp_offset.i190 to i64
  %58 = getelementptr i8, i8* %reg_save_area.i193, i64 %57
  %59 = add i32 %fp_offset.i190, 16
  store i32 %59, i32* %fp_offset_p.i189, align 4
  br label %vaarg.end.i201

vaarg.in_mem.i198:
  %overflow_arg_area_p8.i195 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area9.i196 = load i8*, i8** %overflow_arg_area_p8.i195, align 8
  %overflow_arg_area.next10.i197 = getelementptr i8, i8* %overflow_arg_area9.i196, i64 8
  store i8* %overflow_arg_area.next10.i197, i8** %overflow_arg_area_p8.i195, align 8
  br label %vaarg.end.i201

vaarg.end.i201:
  %vaarg.addr.in.i199 = phi i8* [ %58, %vaarg.in_reg.i194 ], [ %overflow_arg_area9.i196, %vaarg.in_mem.i198 ]
  %vaarg.addr.i200 = bitcast i8* %vaarg.addr.in.i199 to double*
  %60 = load double, double* %vaarg.addr.i200, align 8
  br label %double_argument.exit203

double_argument.exit203:
  %retval.0.i202 = phi double [ %conv5.i187, %if.then.i188 ], [ %60, %vaarg.end.i201 ]
  %61 = load i8, i8* %kind, align 4
  switch i8 %61, label %if.end.i208 [
    i8 102, label %land.lhs.true.i204
    i8 70, label %land.lhs.true.i204
  ]

land.lhs.true.i204:
  %precision.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %62 = load i32, i32* %precision.i, align 4
  %cmp6.i = icmp slt i32 %62, 16
  br i1 %cmp6.i, label %land.lhs.true8.i, label %if.end.i208

land.lhs.true8.i:
  %call.i205 = call i32 @__mw_has_plain_digits(double noundef %retval.0.i202) #9
  %tobool.not.i206 = icmp eq i32 %call.i205, 0
  br i1 %tobool.not.i206, label %if.end.i208, label %if.then.i207

if.then.i207:
  %63 = getelementptr inbounds [48 x i8], [48 x i8]* %text.i.i, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %63) #8
  %add.ptr.i.i = getelementptr inbounds [48 x i8], [48 x i8]* %text.i.i, i64 0, i64 48
  %64 = call double @llvm.fabs.f64(double %retval.0.i202) #8
  %65 = load i32, i32* %precision.i, align 4
  %cmp.i.i = icmp slt i32 %65, 0
  %spec.select.i.i = select i1 %cmp.i.i, i32 6, i32 %65
  %flags.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %66 = load i32, i32* %flags.i.i, align 4
  %and.i.i = and i32 %66, 8
  %call.i.i = call i8* @__mw_fixed_digits(i8* noundef %add.ptr.i.i, double noundef %64, i32 noundef %spec.select.i.i, i32 noundef %and.i.i) #9
  %67 = bitcast double %retval.0.i202 to i64
  %cmp2.i.i = icmp slt i64 %67, 0
  br i1 %cmp2.i.i, label %cond.end15.i.i, label %cond.false4.i.i

cond.false4.i.i:
  %68 = load i32, i32* %flags.i.i, align 4
  %and6.i.i = and i32 %68, 2
  %tobool.not.i.i = icmp eq i32 %and6.i.i, 0
  br i1 %tobool.not.i.i, label %cond.false8.i.i, label %cond.end15.i.i

cond.false8.i.i:
  %.tr.i.i = trunc i32 %68 to i8
  %69 = shl i8 %.tr.i.i, 3
  %phi.cast.i.i = and i8 %69, 32
  br label %cond.end15.i.i

cond.end15.i.i:
  %cond16.i.i = phi i8 [ 45, %if.then.i207 ], [ %phi.cast.i.i, %cond.false8.i.i ], [ 43, %cond.false4.i.i ]
  %width.i.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %70 = load i32, i32* %width.i.i, align 4
  %conv17.i.i = sext i32 %70 to i64
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %add.ptr.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %call.i.i to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %sub.i.i = sub i64 %conv17.i.i, %sub.ptr.sub.i.i
  %cmp19.i.i = icmp ne i8 %cond16.i.i, 0
  %.neg.i.i = sext i1 %cmp19.i.i to i64
  %sub22.i.i = add i64 %sub.i.i, %.neg.i.i
  %71 = load i32, i32* %flags.i.i, align 4
  %and24.i.i = and i32 %71, 17
  %tobool25.not.i.i = icmp eq i32 %and24.i.i, 0
  %cmp2.i.i.i = icmp sgt i64 %sub22.i.i, 0
  %or.cond.i.i = select i1 %tobool25.not.i.i, i1 %cmp2.i.i.i, i1 false
  br i1 %or.cond.i.i, label %for.body.lr.ph.i.i.i, label %if.end.i.i

for.body.lr.ph.i.i.i:
  %unknown.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i.i.i

for.body.i.i.i:
  %n.addr.03.i.i.i = phi i64 [ %sub22.i.i, %for.body.lr.ph.i.i.i ], [ %dec.i.i.i, %put.exit.i.i.i ]
  %72 = load i32, i32* %unknown.i.i.i.i, align 8
  %tobool.not.i.i.i.i = icmp eq i32 %72, 0
  br i1 %tobool.not.i.i.i.i, label %land.lhs.true.i.i.i.i, label %put.exit.i.i.i

land.lhs.true.i.i.i.i:
  %73 = load i64, i64* %length.i.i.i.i, align 8
  %add.i.i.i.i = add i64 %73, 1
  %74 = load i64, i64* %room.i.i.i.i, align 8
  %cmp.i.i.i.i = icmp ult i64 %add.i.i.i.i, %74
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %put.exit.i.i.i

if.then.i.i.i.i:
  %75 = load i8*, i8** %buf.i.i.i.i, align 8
  %arrayidx.i.i.i.i = getelementptr i8, i8* %75, i64 %73
  store i8 32, i8* %arrayidx.i.i.i.i, align 1
  br label %put.exit.i.i.i

put.exit.i.i.i:
  %76 = load i64, i64* %length.i.i.i.i, align 8
  %inc.i.i.i.i = add i64 %76, 1
  store i64 %inc.i.i.i.i, i64* %length.i.i.i.i, align 8
  %dec.i.i.i = add nsw i64 %n.addr.03.i.i.i, -1
  %cmp.i67.i.i = icmp sgt i64 %n.addr.03.i.i.i, 1
  br i1 %cmp.i67.i.i, label %for.body.i.i.i, label %if.end.i.i

if.end.i.i:
  %tobool26.not.i.i = icmp eq i8 %cond16.i.i, 0
  br i1 %tobool26.not.i.i, label %if.end28.i.i, label %if.then27.i.i

if.then27.i.i:
  %unknown.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %77 = load i32, i32* %unknown.i.i.i, align 8
  %tobool.not.i.i.i = icmp eq i32 %77, 0
  br i1 %tobool.not.i.i.i, label %land.lhs.true.i.i.i, label %put.exit.i.i

land.lhs.true.i.i.i:
  %length.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %78 = load i64, i64* %length.i.i.i, align 8
  %add.i.i.i = add i64 %78, 1
  %room.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %79 = load i64, i64* %room.i.i.i, align 8
  %cmp.i.i.i = icmp ult i64 %add.i.i.i, %79
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %put.exit.i.i

if.then.i.i.i:
  %buf.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  %80 = load i8*, i8** %buf.i.i.i, align 8
  %arrayidx.i.i.i = getelementptr i8, i8* %80, i64 %78
  store i8 %cond16.i.i, i8* %arrayidx.i.i.i, align 1
  br label %put.exit.i.i

put.exit.i.i:
  %length2.i.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %81 = load i64, i64* %length2.i.i.i, align 8
  %inc.i.i.i = add i64 %81, 1
  store i64 %inc.i.i.i, i64* %length2.i.i.i, align 8
  br label %if.end28.i.i

if.end28.i.i:
  %82 = load i32, i32* %flags.i.i, align 4
  %and30.i.i = and i32 %82, 17
  %cmp31.i.i = icmp eq i32 %and30.i.i, 16
  %or.cond125.i.i = select i1 %cmp31.i.i, i1 %cmp2.i.i.i, i1 false
  br i1 %or.cond125.i.i, label %for.body.lr.ph.i74.i.i, label %if.end34.i.i

for.body.lr.ph.i74.i.i:
  %unknown.i.i69.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i70.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i71.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i72.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i77.i.i

for.body.i77.i.i:
  %n.addr.03.i75.i.i = phi i64 [ %sub22.i.i, %for.body.lr.ph.i74.i.i ], [ %dec.i84.i.i, %put.exit.i86.i.i ]
  %83 = load i32, i32* %unknown.i.i69.i.i, align 8
  %tobool.not.i.i76.i.i = icmp eq i32 %83, 0
  br i1 %tobool.not.i.i76.i.i, label %land.lhs.true.i.i80.i.i, label %put.exit.i86.i.i

land.lhs.true.i.i80.i.i:
  %84 = load i64, i64* %length.i.i70.i.i, align 8
  %add.i.i78.i.i = add i64 %84, 1
  %85 = load i64, i64* %room.i.i71.i.i, align 8
  %cmp.i.i79.i.i = icmp ult i64 %add.i.i78.i.i, %85
  br i1 %cmp.i.i79.i.i, label %if.then.i.i82.i.i, label %put.exit.i86.i.i

if.then.i.i82.i.i:
  %86 = load i8*, i8** %buf.i.i72.i.i, align 8
  %arrayidx.i.i81.i.i = getelementptr i8, i8* %86, i64 %84
  store i8 48, i8* %arrayidx.i.i81.i.i, align 1
  br label %put.exit.i86.i.i

put.exit.i86.i.i:
  %87 = load i64, i64* %length.i.i70.i.i, align 8
  %inc.i.i83.i.i = add i64 %87, 1
  store i64 %inc.i.i83.i.i, i64* %length.i.i70.i.i, align 8
  %dec.i84.i.i = add nsw i64 %n.addr.03.i75.i.i, -1
  %cmp.i85.i.i = icmp sgt i64 %n.addr.03.i75.i.i, 1
  br i1 %cmp.i85.i.i, label %for.body.i77.i.i, label %if.end34.i.i

if.end34.i.i:
  %cmp4.not.i.i.i = icmp eq i64 %sub.ptr.sub.i.i, 0
  br i1 %cmp4.not.i.i.i, label %put_bytes.exit.i.i, label %for.body.lr.ph.i93.i.i

for.body.lr.ph.i93.i.i:
  %unknown.i.i88.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i89.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i90.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i91.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i96.i.i

for.body.i96.i.i:
  %i.05.i.i.i = phi i64 [ 0, %for.body.lr.ph.i93.i.i ], [ %inc.i103.i.i, %put.exit.i104.i.i ]
  %arrayidx.i94.i.i = getelementptr i8, i8* %call.i.i, i64 %i.05.i.i.i
  %88 = load i8, i8* %arrayidx.i94.i.i, align 1
  %89 = load i32, i32* %unknown.i.i88.i.i, align 8
  %tobool.not.i.i95.i.i = icmp eq i32 %89, 0
  br i1 %tobool.not.i.i95.i.i, label %land.lhs.true.i.i99.i.i, label %put.exit.i104.i.i

land.lhs.true.i.i99.i.i:
  %90 = load i64, i64* %length.i.i89.i.i, align 8
  %add.i.i97.i.i = add i64 %90, 1
  %91 = load i64, i64* %room.i.i90.i.i, align 8
  %cmp.i.i98.i.i = icmp ult i64 %add.i.i97.i.i, %91
  br i1 %cmp.i.i98.i.i, label %if.then.i.i101.i.i, label %put.exit.i104.i.i

if.then.i.i101.i.i:
  %92 = load i8*, i8** %buf.i.i91.i.i, align 8
  %arrayidx.i.i100.i.i = getelementptr i8, i8* %92, i64 %90
  store i8 %88, i8* %arrayidx.i.i100.i.i, align 1
  br label %put.exit.i104.i.i

put.exit.i104.i.i:
  %93 = load i64, i64* %length.i.i89.i.i, align 8
  %inc.i.i102.i.i = add i64 %93, 1
  store i64 %inc.i.i102.i.i, i64* %length.i.i89.i.i, align 8
  %inc.i103.i.i = add nuw i64 %i.05.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i103.i.i, %sub.ptr.sub.i.i
  br i1 %exitcond.not.i.i.i, label %put_bytes.exit.i.i, label %for.body.i96.i.i

put_bytes.exit.i.i:
  %94 = load i32, i32* %flags.i.i, align 4
  %and39.i.i = and i32 %94, 1
  %tobool40.not.i.i = icmp ne i32 %and39.i.i, 0
  %or.cond126.i.i = select i1 %tobool40.not.i.i, i1 %cmp2.i.i.i, i1 false
  br i1 %or.cond126.i.i, label %for.body.lr.ph.i111.i.i, label %put_fixed.exit.i

for.body.lr.ph.i111.i.i:
  %unknown.i.i106.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i107.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i108.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i109.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i114.i.i

for.body.i114.i.i:
  %n.addr.03.i112.i.i = phi i64 [ %sub22.i.i, %for.body.lr.ph.i111.i.i ], [ %dec.i121.i.i, %put.exit.i123.i.i ]
  %95 = load i32, i32* %unknown.i.i106.i.i, align 8
  %tobool.not.i.i113.i.i = icmp eq i32 %95, 0
  br i1 %tobool.not.i.i113.i.i, label %land.lhs.true.i.i117.i.i, label %put.exit.i123.i.i

land.lhs.true.i.i117.i.i:
  %96 = load i64, i64* %length.i.i107.i.i, align 8
  %add.i.i115.i.i = add i64 %96, 1
  %97 = load i64, i64* %room.i.i108.i.i, align 8
  %cmp.i.i116.i.i = icmp ult i64 %add.i.i115.i.i, %97
  br i1 %cmp.i.i116.i.i, label %if.then.i.i119.i.i, label %put.exit.i123.i.i

if.then.i.i119.i.i:
  %98 = load i8*, i8** %buf.i.i109.i.i, align 8
  %arrayidx.i.i118.i.i = getelementptr i8, i8* %98, i64 %96
  store i8 32, i8* %arrayidx.i.i118.i.i, align 1
  br label %put.exit.i123.i.i

put.exit.i123.i.i:
  %99 = load i64, i64* %length.i.i107.i.i, align 8
  %inc.i.i120.i.i = add i64 %99, 1
  store i64 %inc.i.i120.i.i, i64* %length.i.i107.i.i, align 8
  %dec.i121.i.i = add nsw i64 %n.addr.03.i112.i.i, -1
  %cmp.i122.i.i = icmp sgt i64 %n.addr.03.i112.i.i, 1
  br i1 %cmp.i122.i.i, label %for.body.i114.i.i, label %put_fixed.exit.i

put_fixed.exit.i:
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %63) #8
  br label %cleanup

if.end.i208:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.15, i64 0, i64 0)) #9
  %width.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %100 = load i32, i32* %width.i, align 4
  %101 = icmp sgt i32 %100, 8
  %narrow.i = select i1 %101, i32 %100, i32 8
  %spec.select.i = zext i32 %narrow.i to i64
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %102 = load i32, i32* %unknown.i.i, align 8
  %tobool.not.i20.i = icmp eq i32 %102, 0
  br i1 %tobool.not.i20.i, label %if.then.i.i, label %put_unknown.exit.i

if.then.i.i:
  store i32 1, i32* %unknown.i.i, align 8
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %103 = load i64, i64* %length.i.i, align 8
  %first_unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 3
  store i64 %103, i64* %first_unknown.i.i, align 8
  br label %put_unknown.exit.i

put_unknown.exit.i:
  %length2.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %104 = load i64, i64* %length2.i.i, align 8
  %add.i.i = add i64 %104, %spec.select.i
  store i64 %add.i.i, i64* %length2.i.i, align 8
  br label %cleanup

sw.bb85:
  %tobool86.not = icmp eq i32 %dry, 0
  br i1 %tobool86.not, label %cond.false90, label %cond.true87

cond.true87:
  %105 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %105) #8
  call void @__midway_nondet(i8* noundef nonnull %105, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0)) #9
  %106 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %105) #8
  %and.i = and i32 %106, 2147483647
  %107 = zext i32 %and.i to i64
  br label %cond.end91

cond.false90:
  %length = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %108 = load i64, i64* %length, align 8
  br label %cond.end91

cond.end91:
  %cond92 = phi i64 [ %107, %cond.true87 ], [ %108, %cond.false90 ]
  %gp_offset_p.i209 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset.i210 = load i32, i32* %gp_offset_p.i209, align 8
  %fits_in_gp.i211 = icmp ult i32 %gp_offset.i210, 41
  br i1 %fits_in_gp.i211, label %vaarg.in_reg.i213, label %vaarg.in_mem.i217

vaarg.in_reg.i213:
  %109 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area.i212 = load i8*, i8** %109, align 8
  %110 = sext i32 %gp_offset.i210 to i64
  %111 = getelementptr i8, i8* %reg_save_area.i212, i64 %110
  %112 = add i32 %gp_offset.i210, 8
  store i32 %112, i32* %gp_offset_p.i209, align 8
  br label %vaarg.end.i222

vaarg.in_mem.i217:
  %overflow_arg_area_p.i214 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i215 = load i8*, i8** %overflow_arg_area_p.i214, align 8
  %overflow_arg_area.next.i216 = getelementptr i8, i8* %overflow_arg_area.i215, i64 8
  store i8* %overflow_arg_area.next.i216, i8** %overflow_arg_area_p.i214, align 8
  br label %vaarg.end.i222

vaarg.end.i222:
  %vaarg.addr.in.i218 = phi i8* [ %111, %vaarg.in_reg.i213 ], [ %overflow_arg_area.i215, %vaarg.in_mem.i217 ]
  %vaarg.addr.i219 = bitcast i8* %vaarg.addr.in.i218 to i8**
  %113 = load i8*, i8** %vaarg.addr.i219, align 8
  %size.i220 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %114 = load i32, i32* %size.i220, align 4
  %conv.i221 = sext i32 %114 to i64
  call void @__midway_check(i8* noundef %113, i64 noundef %conv.i221, i32 noundef 1) #9
  %115 = load i32, i32* %size.i220, align 4
  switch i32 %115, label %if.else15.i [
    i32 1, label %if.then.i224
    i32 2, label %if.then7.i
    i32 4, label %if.then13.i
  ]

if.then.i224:
  %conv3.i223 = trunc i64 %cond92 to i8
  store i8 %conv3.i223, i8* %113, align 1
  br label %cleanup

if.then7.i:
  %conv8.i = trunc i64 %cond92 to i16
  %116 = bitcast i8* %113 to i16*
  store i16 %conv8.i, i16* %116, align 2
  br label %cleanup

if.then13.i:
  %conv14.i = trunc i64 %cond92 to i32
  %117 = bitcast i8* %113 to i32*
  store i32 %conv14.i, i32* %117, align 4
  br label %cleanup

if.else15.i:
  %118 = bitcast i8* %113 to i64*
  store i64 %cond92, i64* %118, align 8
  br label %cleanup

sw.bb93:
  %tobool94.not = icmp eq i32 %dry, 0
  br i1 %tobool94.not, label %if.then95, label %cleanup

if.then95:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i64 0, i64 0), i64 noundef 5) #10
  br label %cleanup

sw.default:
  %tobool97.not = icmp eq i32 %dry, 0
  br i1 %tobool97.not, label %if.then98, label %cleanup

if.then98:
  %unknown.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %119 = load i32, i32* %unknown.i, align 8
  %tobool.not.i = icmp eq i32 %119, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %length.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %120 = load i64, i64* %length.i, align 8
  %add.i = add i64 %120, 1
  %room.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %121 = load i64, i64* %room.i, align 8
  %cmp.i = icmp ult i64 %add.i, %121
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %buf.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  %122 = load i8*, i8** %buf.i, align 8
  %arrayidx.i = getelementptr i8, i8* %122, i64 %120
  store i8 %0, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %length2.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %123 = load i64, i64* %length2.i, align 8
  %inc.i = add i64 %123, 1
  store i64 %inc.i, i64* %length2.i, align 8
  br label %cleanup

cleanup:
  ret void
}

declare void @llvm.va_end(i8*) #3

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %args) local_unnamed_addr #0 {
entry:
  %a = alloca %struct.arguments, align 8
  %c = alloca %struct.conversion, align 4
  %n = alloca i32, align 4
  %0 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #8
  %1 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #8
  %2 = bitcast %struct.__va_list_tag* %args to i8*
  call void @llvm.va_copy(i8* nonnull %0, i8* %2)
  call void @__midway_check(i8* noundef %format, i64 noundef 1, i32 noundef 0) #9
  %3 = load i8, i8* %format, align 1
  %tobool.not12 = icmp eq i8 %3, 0
  br i1 %tobool.not12, label %while.end, label %while.body

while.body:
  %4 = phi i8 [ %5, %if.end ], [ %3, %entry ]
  %f.013 = phi i8* [ %f.1, %if.end ], [ %format, %entry ]
  %incdec.ptr = getelementptr i8, i8* %f.013, i64 1
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
  %sub.ptr.lhs.cast = ptrtoint i8* %f.0.lcssa to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %format to i64
  %sub.ptr.sub = sub i64 1, %sub.ptr.rhs.cast
  %add = add i64 %sub.ptr.sub, %sub.ptr.lhs.cast
  call void @__midway_touched(i8* noundef %format, i64 noundef %add, i32 noundef 0) #9
  %6 = bitcast i32* %n to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8
  call void @__midway_havoc(i8* noundef nonnull %6, i64 noundef 4) #9
  %7 = load i32, i32* %n, align 4
  %and = and i32 %7, 2147483647
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #8
  ret i32 %and
}

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

define internal fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* nocapture noundef readonly %c, i64 noundef %v, i32 noundef %negative) unnamed_addr #0 {
entry:
  %text = alloca [24 x i8], align 16
  %0 = getelementptr inbounds [24 x i8], [24 x i8]* %text, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0) #8
  %add.ptr = getelementptr inbounds [24 x i8], [24 x i8]* %text, i64 0, i64 24
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
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
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %6 = load i32, i32* %precision, align 4
  %cmp4 = icmp eq i32 %6, 0
  %cmp6 = icmp eq i64 %v, 0
  %or.cond = and i1 %cmp6, %cmp4
  %spec.select = select i1 %or.cond, i8* %add.ptr, i8* %call3
  %sub.ptr.lhs.cast = ptrtoint i8* %add.ptr to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %spec.select to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv9 = sext i32 %6 to i64
  %cmp10 = icmp slt i64 %sub.ptr.sub, %conv9
  %sub = sub i64 %conv9, %sub.ptr.sub
  %cond = select i1 %cmp10, i64 %sub, i64 0
  %flags.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %7 = load i32, i32* %flags.i, align 4
  %and.i = and i32 %7, 64
  %tobool.not.i103 = icmp eq i32 %and.i, 0
  br i1 %tobool.not.i103, label %if.end.i, label %if.then.i

if.then.i:
  %tobool1.not.i = icmp eq i32 %negative, 0
  br i1 %tobool1.not.i, label %cond.false.i104, label %prefix_of.exit

cond.false.i104:
  %and3.i = and i32 %7, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  br i1 %tobool4.not.i, label %cond.false6.i, label %prefix_of.exit

cond.false6.i:
  %and8.i = and i32 %7, 4
  %tobool9.not.i = icmp eq i32 %and8.i, 0
  %cond.i = select i1 %tobool9.not.i, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0)
  br label %prefix_of.exit

if.end.i:
  %8 = load i8, i8* %kind, align 4
  %cmp.i105 = icmp eq i8 %8, 112
  br i1 %cmp.i105, label %if.then22.i, label %lor.lhs.false.i

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
  %cond27.i = select i1 %cmp25.i, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0)
  br label %prefix_of.exit

prefix_of.exit:
  %retval.0.i = phi i8* [ %cond27.i, %if.then22.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i64 0, i64 0), %if.then.i ], [ %cond.i, %cond.false6.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), %cond.false.i104 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), %land.lhs.true.i ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), %lor.lhs.false.i ]
  br label %while.cond.i

while.cond.i:
  %n.0.i = phi i64 [ 0, %prefix_of.exit ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %retval.0.i, i64 %n.0.i
  %11 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %11, 0
  %inc.i = add i64 %n.0.i, 1
  br i1 %tobool.not.i, label %length.exit, label %while.cond.i

length.exit:
  %12 = load i8, i8* %kind, align 4
  %cmp18 = icmp eq i8 %12, 111
  br i1 %cmp18, label %land.lhs.true20, label %if.end30

land.lhs.true20:
  %and = and i32 %7, 8
  %tobool = icmp ne i32 %and, 0
  %cmp22 = icmp eq i64 %cond, 0
  %or.cond61 = select i1 %tobool, i1 %cmp22, i1 false
  br i1 %or.cond61, label %land.lhs.true24, label %if.end30

land.lhs.true24:
  %cmp6.not = xor i1 %cmp6, true
  %brmerge = select i1 %cmp6.not, i1 true, i1 %cmp4
  %spec.select187 = zext i1 %brmerge to i64
  br label %if.end30

if.end30:
  %zeros.0 = phi i64 [ %cond, %land.lhs.true20 ], [ %cond, %length.exit ], [ %spec.select187, %land.lhs.true24 ]
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %13 = load i32, i32* %width, align 4
  %conv31 = sext i32 %13 to i64
  %14 = add i64 %n.0.i, %sub.ptr.sub
  %15 = add i64 %14, %zeros.0
  %sub33 = sub i64 %conv31, %15
  %and35 = and i32 %7, 17
  %cmp36 = icmp eq i32 %and35, 16
  %cmp40 = icmp slt i32 %6, 0
  %or.cond186 = select i1 %cmp36, i1 %cmp40, i1 false
  %cmp43 = icmp sgt i64 %sub33, 0
  %16 = select i1 %or.cond186, i1 %cmp43, i1 false
  %add49 = select i1 %16, i64 %sub33, i64 0
  %zeros.1 = add i64 %add49, %zeros.0
  %gap.0 = select i1 %or.cond186, i64 0, i64 %sub33
  %and52 = and i32 %7, 1
  %tobool53.not = icmp eq i32 %and52, 0
  %cmp2.i = icmp sgt i64 %gap.0, 0
  %or.cond188 = select i1 %tobool53.not, i1 %cmp2.i, i1 false
  br i1 %or.cond188, label %for.body.lr.ph.i, label %if.end55

for.body.lr.ph.i:
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i

for.body.i:
  %n.addr.03.i = phi i64 [ %gap.0, %for.body.lr.ph.i ], [ %dec.i, %put.exit.i ]
  %17 = load i32, i32* %unknown.i.i, align 8
  %tobool.not.i.i = icmp eq i32 %17, 0
  br i1 %tobool.not.i.i, label %land.lhs.true.i.i, label %put.exit.i

land.lhs.true.i.i:
  %18 = load i64, i64* %length.i.i, align 8
  %add.i.i = add i64 %18, 1
  %19 = load i64, i64* %room.i.i, align 8
  %cmp.i.i106 = icmp ult i64 %add.i.i, %19
  br i1 %cmp.i.i106, label %if.then.i.i, label %put.exit.i

if.then.i.i:
  %20 = load i8*, i8** %buf.i.i, align 8
  %arrayidx.i.i = getelementptr i8, i8* %20, i64 %18
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:
  %21 = load i64, i64* %length.i.i, align 8
  %inc.i.i = add i64 %21, 1
  store i64 %inc.i.i, i64* %length.i.i, align 8
  %dec.i = add nsw i64 %n.addr.03.i, -1
  %cmp.i107 = icmp sgt i64 %n.addr.03.i, 1
  br i1 %cmp.i107, label %for.body.i, label %if.end55

if.end55:
  %cmp4.not.i = icmp eq i64 %n.0.i, 0
  br i1 %cmp4.not.i, label %put_bytes.exit, label %for.body.lr.ph.i113

for.body.lr.ph.i113:
  %unknown.i.i108 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i109 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i110 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i111 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i116

for.body.i116:
  %i.05.i = phi i64 [ 0, %for.body.lr.ph.i113 ], [ %inc.i123, %put.exit.i124 ]
  %arrayidx.i114 = getelementptr i8, i8* %retval.0.i, i64 %i.05.i
  %22 = load i8, i8* %arrayidx.i114, align 1
  %23 = load i32, i32* %unknown.i.i108, align 8
  %tobool.not.i.i115 = icmp eq i32 %23, 0
  br i1 %tobool.not.i.i115, label %land.lhs.true.i.i119, label %put.exit.i124

land.lhs.true.i.i119:
  %24 = load i64, i64* %length.i.i109, align 8
  %add.i.i117 = add i64 %24, 1
  %25 = load i64, i64* %room.i.i110, align 8
  %cmp.i.i118 = icmp ult i64 %add.i.i117, %25
  br i1 %cmp.i.i118, label %if.then.i.i121, label %put.exit.i124

if.then.i.i121:
  %26 = load i8*, i8** %buf.i.i111, align 8
  %arrayidx.i.i120 = getelementptr i8, i8* %26, i64 %24
  store i8 %22, i8* %arrayidx.i.i120, align 1
  br label %put.exit.i124

put.exit.i124:
  %27 = load i64, i64* %length.i.i109, align 8
  %inc.i.i122 = add i64 %27, 1
  store i64 %inc.i.i122, i64* %length.i.i109, align 8
  %inc.i123 = add nuw i64 %i.05.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i123, %n.0.i
  br i1 %exitcond.not.i, label %put_bytes.exit, label %for.body.i116

put_bytes.exit:
  %cmp2.i125 = icmp sgt i64 %zeros.1, 0
  br i1 %cmp2.i125, label %for.body.lr.ph.i131, label %pad.exit144

for.body.lr.ph.i131:
  %unknown.i.i126 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i127 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i128 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i129 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i134

for.body.i134:
  %n.addr.03.i132 = phi i64 [ %zeros.1, %for.body.lr.ph.i131 ], [ %dec.i141, %put.exit.i143 ]
  %28 = load i32, i32* %unknown.i.i126, align 8
  %tobool.not.i.i133 = icmp eq i32 %28, 0
  br i1 %tobool.not.i.i133, label %land.lhs.true.i.i137, label %put.exit.i143

land.lhs.true.i.i137:
  %29 = load i64, i64* %length.i.i127, align 8
  %add.i.i135 = add i64 %29, 1
  %30 = load i64, i64* %room.i.i128, align 8
  %cmp.i.i136 = icmp ult i64 %add.i.i135, %30
  br i1 %cmp.i.i136, label %if.then.i.i139, label %put.exit.i143

if.then.i.i139:
  %31 = load i8*, i8** %buf.i.i129, align 8
  %arrayidx.i.i138 = getelementptr i8, i8* %31, i64 %29
  store i8 48, i8* %arrayidx.i.i138, align 1
  br label %put.exit.i143

put.exit.i143:
  %32 = load i64, i64* %length.i.i127, align 8
  %inc.i.i140 = add i64 %32, 1
  store i64 %inc.i.i140, i64* %length.i.i127, align 8
  %dec.i141 = add nsw i64 %n.addr.03.i132, -1
  %cmp.i142 = icmp sgt i64 %n.addr.03.i132, 1
  br i1 %cmp.i142, label %for.body.i134, label %pad.exit144

pad.exit144:
  %cmp4.not.i145 = icmp eq i64 %sub.ptr.sub, 0
  br i1 %cmp4.not.i145, label %put_bytes.exit165, label %for.body.lr.ph.i151

for.body.lr.ph.i151:
  %unknown.i.i146 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i147 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i148 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i149 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i155

for.body.i155:
  %i.05.i152 = phi i64 [ 0, %for.body.lr.ph.i151 ], [ %inc.i162, %put.exit.i164 ]
  %arrayidx.i153 = getelementptr i8, i8* %spec.select, i64 %i.05.i152
  %33 = load i8, i8* %arrayidx.i153, align 1
  %34 = load i32, i32* %unknown.i.i146, align 8
  %tobool.not.i.i154 = icmp eq i32 %34, 0
  br i1 %tobool.not.i.i154, label %land.lhs.true.i.i158, label %put.exit.i164

land.lhs.true.i.i158:
  %35 = load i64, i64* %length.i.i147, align 8
  %add.i.i156 = add i64 %35, 1
  %36 = load i64, i64* %room.i.i148, align 8
  %cmp.i.i157 = icmp ult i64 %add.i.i156, %36
  br i1 %cmp.i.i157, label %if.then.i.i160, label %put.exit.i164

if.then.i.i160:
  %37 = load i8*, i8** %buf.i.i149, align 8
  %arrayidx.i.i159 = getelementptr i8, i8* %37, i64 %35
  store i8 %33, i8* %arrayidx.i.i159, align 1
  br label %put.exit.i164

put.exit.i164:
  %38 = load i64, i64* %length.i.i147, align 8
  %inc.i.i161 = add i64 %38, 1
  store i64 %inc.i.i161, i64* %length.i.i147, align 8
  %inc.i162 = add nuw i64 %i.05.i152, 1
  %exitcond.not.i163 = icmp eq i64 %inc.i162, %sub.ptr.sub
  br i1 %exitcond.not.i163, label %put_bytes.exit165, label %for.body.i155

put_bytes.exit165:
  %39 = load i32, i32* %flags.i, align 4
  %and57 = and i32 %39, 1
  %tobool58.not = icmp ne i32 %and57, 0
  %cmp2.i166 = icmp sgt i64 %gap.0, 0
  %or.cond189 = select i1 %tobool58.not, i1 %cmp2.i166, i1 false
  br i1 %or.cond189, label %for.body.lr.ph.i172, label %if.end60

for.body.lr.ph.i172:
  %unknown.i.i167 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i168 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i169 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i170 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i175

for.body.i175:
  %n.addr.03.i173 = phi i64 [ %gap.0, %for.body.lr.ph.i172 ], [ %dec.i182, %put.exit.i184 ]
  %40 = load i32, i32* %unknown.i.i167, align 8
  %tobool.not.i.i174 = icmp eq i32 %40, 0
  br i1 %tobool.not.i.i174, label %land.lhs.true.i.i178, label %put.exit.i184

land.lhs.true.i.i178:
  %41 = load i64, i64* %length.i.i168, align 8
  %add.i.i176 = add i64 %41, 1
  %42 = load i64, i64* %room.i.i169, align 8
  %cmp.i.i177 = icmp ult i64 %add.i.i176, %42
  br i1 %cmp.i.i177, label %if.then.i.i180, label %put.exit.i184

if.then.i.i180:
  %43 = load i8*, i8** %buf.i.i170, align 8
  %arrayidx.i.i179 = getelementptr i8, i8* %43, i64 %41
  store i8 32, i8* %arrayidx.i.i179, align 1
  br label %put.exit.i184

put.exit.i184:
  %44 = load i64, i64* %length.i.i168, align 8
  %inc.i.i181 = add i64 %44, 1
  store i64 %inc.i.i181, i64* %length.i.i168, align 8
  %dec.i182 = add nsw i64 %n.addr.03.i173, -1
  %cmp.i183 = icmp sgt i64 %n.addr.03.i173, 1
  br i1 %cmp.i183, label %for.body.i175, label %if.end60

if.end60:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %0) #8
  ret void
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %s, %struct.conversion* nocapture noundef readonly %c, i8* nocapture noundef readonly %p, i64 noundef %n) unnamed_addr #5 {
entry:
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %0 = load i32, i32* %width, align 4
  %conv = sext i32 %0 to i64
  %sub = sub i64 %conv, %n
  %flags = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %1 = load i32, i32* %flags, align 4
  %and = and i32 %1, 1
  %tobool.not = icmp eq i32 %and, 0
  %cmp2.i = icmp sgt i64 %sub, 0
  %or.cond = select i1 %tobool.not, i1 %cmp2.i, i1 false
  br i1 %or.cond, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i

for.body.i:
  %n.addr.03.i = phi i64 [ %sub, %for.body.lr.ph.i ], [ %dec.i, %put.exit.i ]
  %2 = load i32, i32* %unknown.i.i, align 8
  %tobool.not.i.i = icmp eq i32 %2, 0
  br i1 %tobool.not.i.i, label %land.lhs.true.i.i, label %put.exit.i

land.lhs.true.i.i:
  %3 = load i64, i64* %length.i.i, align 8
  %add.i.i = add i64 %3, 1
  %4 = load i64, i64* %room.i.i, align 8
  %cmp.i.i = icmp ult i64 %add.i.i, %4
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:
  %5 = load i8*, i8** %buf.i.i, align 8
  %arrayidx.i.i = getelementptr i8, i8* %5, i64 %3
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:
  %6 = load i64, i64* %length.i.i, align 8
  %inc.i.i = add i64 %6, 1
  store i64 %inc.i.i, i64* %length.i.i, align 8
  %dec.i = add nsw i64 %n.addr.03.i, -1
  %cmp.i = icmp sgt i64 %n.addr.03.i, 1
  br i1 %cmp.i, label %for.body.i, label %if.end

if.end:
  %cmp4.not.i = icmp eq i64 %n, 0
  br i1 %cmp4.not.i, label %put_bytes.exit, label %for.body.lr.ph.i18

for.body.lr.ph.i18:
  %unknown.i.i13 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i14 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i15 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i16 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i20

for.body.i20:
  %i.05.i = phi i64 [ 0, %for.body.lr.ph.i18 ], [ %inc.i, %put.exit.i27 ]
  %arrayidx.i = getelementptr i8, i8* %p, i64 %i.05.i
  %7 = load i8, i8* %arrayidx.i, align 1
  %8 = load i32, i32* %unknown.i.i13, align 8
  %tobool.not.i.i19 = icmp eq i32 %8, 0
  br i1 %tobool.not.i.i19, label %land.lhs.true.i.i23, label %put.exit.i27

land.lhs.true.i.i23:
  %9 = load i64, i64* %length.i.i14, align 8
  %add.i.i21 = add i64 %9, 1
  %10 = load i64, i64* %room.i.i15, align 8
  %cmp.i.i22 = icmp ult i64 %add.i.i21, %10
  br i1 %cmp.i.i22, label %if.then.i.i25, label %put.exit.i27

if.then.i.i25:
  %11 = load i8*, i8** %buf.i.i16, align 8
  %arrayidx.i.i24 = getelementptr i8, i8* %11, i64 %9
  store i8 %7, i8* %arrayidx.i.i24, align 1
  br label %put.exit.i27

put.exit.i27:
  %12 = load i64, i64* %length.i.i14, align 8
  %inc.i.i26 = add i64 %12, 1
  store i64 %inc.i.i26, i64* %length.i.i14, align 8
  %inc.i = add nuw i64 %i.05.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %put_bytes.exit, label %for.body.i20

put_bytes.exit:
  %13 = load i32, i32* %flags, align 4
  %and2 = and i32 %13, 1
  %tobool3.not = icmp ne i32 %and2, 0
  %cmp2.i28 = icmp sgt i64 %sub, 0
  %or.cond48 = select i1 %tobool3.not, i1 %cmp2.i28, i1 false
  br i1 %or.cond48, label %for.body.lr.ph.i34, label %if.end5

for.body.lr.ph.i34:
  %unknown.i.i29 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i30 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i31 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i32 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i37

for.body.i37:
  %n.addr.03.i35 = phi i64 [ %sub, %for.body.lr.ph.i34 ], [ %dec.i44, %put.exit.i46 ]
  %14 = load i32, i32* %unknown.i.i29, align 8
  %tobool.not.i.i36 = icmp eq i32 %14, 0
  br i1 %tobool.not.i.i36, label %land.lhs.true.i.i40, label %put.exit.i46

land.lhs.true.i.i40:
  %15 = load i64, i64* %length.i.i30, align 8
  %add.i.i38 = add i64 %15, 1
  %16 = load i64, i64* %room.i.i31, align 8
  %cmp.i.i39 = icmp ult i64 %add.i.i38, %16
  br i1 %cmp.i.i39, label %if.then.i.i42, label %put.exit.i46

if.then.i.i42:
  %17 = load i8*, i8** %buf.i.i32, align 8
  %arrayidx.i.i41 = getelementptr i8, i8* %17, i64 %15
  store i8 32, i8* %arrayidx.i.i41, align 1
  br label %put.exit.i46

put.exit.i46:
  %18 = load i64, i64* %length.i.i30, align 8
  %inc.i.i43 = add i64 %18, 1
  store i64 %inc.i.i43, i64* %length.i.i30, align 8
  %dec.i44 = add nsw i64 %n.addr.03.i35, -1
  %cmp.i45 = icmp sgt i64 %n.addr.03.i35, 1
  br i1 %cmp.i45, label %for.body.i37, label %if.end5

if.end5:
  ret void
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

declare i8* @__mw_digits(i8* noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i64 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare i32 @__mw_has_plain_digits(double noundef) local_unnamed_addr #2

declare i8* @__mw_fixed_digits(i8* noundef, double noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare double @llvm.fabs.f64(double) #6

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i64 @llvm.abs.i64(i64, i1 immarg) #7

declare i64 @llvm.umax.i64(i64, i64) #7

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

