target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sink = type { i8*, i64, i64, i64, i32 }
%struct.arguments = type { [1 x %struct.__va_list_tag] }
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

define dso_local i32 @__mw_format(i8* noundef %buf, i64 noundef %room, i8* noundef %format, %struct.__va_list_tag* noundef %args) local_unnamed_addr #0 {
entry:
  %any.i = alloca i8, align 1
  %s = alloca %struct.sink, align 8
  %a = alloca %struct.arguments, align 8
  %c = alloca %struct.conversion, align 4
  %0 = bitcast %struct.sink* %s to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %0) #6
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
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #6
  %2 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  %tobool.not = icmp eq i64 %room, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_check(i8* noundef %buf, i64 noundef 1, i32 noundef 1) #7
  br label %if.end

if.end:
  %3 = bitcast %struct.__va_list_tag* %args to i8*
  call void @llvm.va_copy(i8* nonnull %1, i8* %3)
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
  %5 = load i64, i64* %room2, align 8
  %tobool.not.i19 = icmp eq i64 %5, 0
  br i1 %tobool.not.i19, label %finish.exit, label %if.end.i

if.end.i:
  %6 = load i64, i64* %length, align 8
  %cmp.i21 = icmp ult i64 %6, %5
  %sub.i = add i64 %5, -1
  %cond.i = select i1 %cmp.i21, i64 %6, i64 %sub.i
  %7 = load i32, i32* %unknown, align 8
  %tobool4.not.i = icmp eq i32 %7, 0
  %8 = load i8*, i8** %buf1, align 8
  br i1 %tobool4.not.i, label %if.then5.i, label %if.end7.i

if.then5.i:
  %arrayidx.i24 = getelementptr i8, i8* %8, i64 %cond.i
  store i8 0, i8* %arrayidx.i24, align 1
  %9 = load i8*, i8** %buf1, align 8
  %add.i25 = add i64 %cond.i, 1
  call void @__midway_touched(i8* noundef %9, i64 noundef %add.i25, i32 noundef 1) #7
  br label %finish.exit

if.end7.i:
  %add9.i = add i64 %cond.i, 1
  call void @__midway_check(i8* noundef %8, i64 noundef %add9.i, i32 noundef 1) #7
  %10 = load i8*, i8** %buf1, align 8
  %call.i = call i64 @__midway_object_size(i8* noundef %10) #7
  %call11.i = call i32 @__midway_is_concrete(i64 noundef %call.i) #7
  %tobool12.not.i = icmp eq i32 %call11.i, 0
  %11 = load i64, i64* %first_unknown, align 8
  %add14.i = add i64 %11, 64
  %last.0.i = select i1 %tobool12.not.i, i64 %add14.i, i64 %call.i
  %12 = load i64, i64* %room2, align 8
  %cmp17.i = icmp ugt i64 %last.0.i, %12
  %spec.select.i = select i1 %cmp17.i, i64 %12, i64 %last.0.i
  %cmp2271.i = icmp ult i64 %11, %spec.select.i
  br i1 %cmp2271.i, label %for.body.i, label %finish.exit

for.body.i:
  %i.072.i = phi i64 [ %inc.i26, %cond.end35.i ], [ %11, %if.end7.i ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %any.i) #6
  call void @__midway_havoc(i8* noundef nonnull %any.i, i64 noundef 1) #7
  %cmp23.i = icmp ult i64 %i.072.i, %cond.i
  br i1 %cmp23.i, label %cond.true24.i, label %cond.false25.i

cond.true24.i:
  %13 = load i8, i8* %any.i, align 1
  br label %cond.end35.i

cond.false25.i:
  %cmp26.i = icmp eq i64 %i.072.i, %cond.i
  br i1 %cmp26.i, label %cond.end35.i, label %cond.false29.i

cond.false29.i:
  %14 = load i8*, i8** %buf1, align 8
  %arrayidx31.i = getelementptr i8, i8* %14, i64 %i.072.i
  %15 = load i8, i8* %arrayidx31.i, align 1
  br label %cond.end35.i

cond.end35.i:
  %cond36.i = phi i8 [ %13, %cond.true24.i ], [ %15, %cond.false29.i ], [ 0, %cond.false25.i ]
  %16 = load i8*, i8** %buf1, align 8
  %arrayidx39.i = getelementptr i8, i8* %16, i64 %i.072.i
  store i8 %cond36.i, i8* %arrayidx39.i, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %any.i) #6
  %inc.i26 = add nuw i64 %i.072.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i26, %spec.select.i
  br i1 %exitcond.not.i, label %finish.exit, label %for.body.i

finish.exit:
  %17 = load i64, i64* %length, align 8
  %conv11 = trunc i64 %17 to i32
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %0) #6
  ret i32 %conv11

if.then5:
  %incdec.ptr = getelementptr i8, i8* %f.0, i64 1
  %18 = load i32, i32* %unknown, align 8
  %tobool.not.i = icmp eq i32 %18, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %19 = load i64, i64* %length, align 8
  %add.i = add i64 %19, 1
  %20 = load i64, i64* %room2, align 8
  %cmp.i = icmp ult i64 %add.i, %20
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %21 = load i8*, i8** %buf1, align 8
  %arrayidx.i = getelementptr i8, i8* %21, i64 %19
  store i8 %4, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %22 = load i64, i64* %length, align 8
  %inc.i = add i64 %22, 1
  store i64 %inc.i, i64* %length, align 8
  br label %for.cond.backedge

for.cond.backedge:
  %f.0.be = phi i8* [ %incdec.ptr, %put.exit ], [ %call, %if.end6 ]
  br label %for.cond

if.end6:
  %add.ptr = getelementptr i8, i8* %f.0, i64 1
  %call = call fastcc i8* @read_conversion(i8* noundef %add.ptr, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a) #8
  call fastcc void @convert(%struct.sink* noundef nonnull %s, %struct.conversion* noundef nonnull %c, %struct.arguments* noundef nonnull %a, i32 noundef 0) #8
  br label %for.cond.backedge
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.va_copy(i8*, i8*) #3

define internal fastcc i8* @read_conversion(i8* noundef readonly %f, %struct.conversion* nocapture noundef %c, %struct.arguments* nocapture noundef %a) unnamed_addr #4 {
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
  %retval.0.i44 = phi i8* [ %add.ptr.i, %vaarg.end.i ], [ %f.addr.0, %if.end.i ], [ %incdec.ptr.i, %for.body.i ]
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
  %17 = load i8, i8* %retval.0.i44, align 1
  %cmp8 = icmp eq i8 %17, 46
  br i1 %cmp8, label %if.then10, label %if.end13

if.then10:
  %add.ptr = getelementptr i8, i8* %retval.0.i44, i64 1
  %18 = load i8, i8* %add.ptr, align 1
  %cmp.i45 = icmp eq i8 %18, 42
  br i1 %cmp.i45, label %if.then.i49, label %if.end.i60

if.then.i49:
  %gp_offset_p.i46 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset.i47 = load i32, i32* %gp_offset_p.i46, align 8
  %fits_in_gp.i48 = icmp ult i32 %gp_offset.i47, 41
  br i1 %fits_in_gp.i48, label %vaarg.in_reg.i51, label %vaarg.in_mem.i55

vaarg.in_reg.i51:
  %19 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area.i50 = load i8*, i8** %19, align 8
  %20 = sext i32 %gp_offset.i47 to i64
  %21 = getelementptr i8, i8* %reg_save_area.i50, i64 %20
  %22 = add i32 %gp_offset.i47, 8
  store i32 %22, i32* %gp_offset_p.i46, align 8
  br label %vaarg.end.i59

vaarg.in_mem.i55:
  %overflow_arg_area_p.i52 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i53 = load i8*, i8** %overflow_arg_area_p.i52, align 8
  %overflow_arg_area.next.i54 = getelementptr i8, i8* %overflow_arg_area.i53, i64 8
  store i8* %overflow_arg_area.next.i54, i8** %overflow_arg_area_p.i52, align 8
  br label %vaarg.end.i59

vaarg.end.i59:
  %vaarg.addr.in.i56 = phi i8* [ %21, %vaarg.in_reg.i51 ], [ %overflow_arg_area.i53, %vaarg.in_mem.i55 ]
  %vaarg.addr.i57 = bitcast i8* %vaarg.addr.in.i56 to i32*
  %23 = load i32, i32* %vaarg.addr.i57, align 4
  store i32 %23, i32* %precision, align 4
  %add.ptr.i58 = getelementptr i8, i8* %retval.0.i44, i64 2
  br label %if.end13

if.end.i60:
  store i32 0, i32* %precision, align 4
  %24 = load i8, i8* %add.ptr, align 1
  %25 = add i8 %24, -48
  %26 = icmp ult i8 %25, 10
  br i1 %26, label %for.body.i67, label %if.end13

for.body.i67:
  %27 = phi i8 [ %29, %for.body.i67 ], [ %24, %if.end.i60 ]
  %f.addr.018.i61 = phi i8* [ %incdec.ptr.i66, %for.body.i67 ], [ %add.ptr, %if.end.i60 ]
  %conv2.i62 = sext i8 %27 to i32
  %28 = load i32, i32* %precision, align 4
  %mul.i63 = mul i32 %28, 10
  %sub.i64 = add nsw i32 %conv2.i62, -48
  %add.i65 = add i32 %sub.i64, %mul.i63
  store i32 %add.i65, i32* %precision, align 4
  %incdec.ptr.i66 = getelementptr i8, i8* %f.addr.018.i61, i64 1
  %29 = load i8, i8* %incdec.ptr.i66, align 1
  %30 = add i8 %29, -48
  %31 = icmp ult i8 %30, 10
  br i1 %31, label %for.body.i67, label %if.end13

if.end13:
  %f.addr.1 = phi i8* [ %retval.0.i44, %if.end ], [ %add.ptr.i58, %vaarg.end.i59 ], [ %add.ptr, %if.end.i60 ], [ %incdec.ptr.i66, %for.body.i67 ]
  %32 = load i8, i8* %f.addr.1, align 1
  %cmp15 = icmp eq i8 %32, 108
  %conv16 = zext i1 %cmp15 to i32
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 4
  store i32 %conv16, i32* %wide, align 4
  %size = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  store i32 4, i32* %size, align 4
  %33 = load i8, i8* %f.addr.1, align 1
  %conv.i70 = sext i8 %33 to i32
  switch i32 %conv.i70, label %read_size.exit [
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
  %34 = load i8, i8* %arrayidx.i, align 1
  %cmp.i71 = icmp eq i8 %34, 104
  %cond.i = select i1 %cmp.i71, i32 1, i32 2
  store i32 %cond.i, i32* %size, align 4
  %35 = load i8, i8* %arrayidx.i, align 1
  %cmp5.i = icmp eq i8 %35, 104
  %36 = zext i1 %cmp5.i to i64
  %add.ptr7.i = getelementptr i8, i8* %arrayidx.i, i64 %36
  br label %read_size.exit

sw.bb8.i:
  %arrayidx9.i = getelementptr i8, i8* %f.addr.1, i64 1
  store i32 8, i32* %size, align 4
  %37 = load i8, i8* %arrayidx9.i, align 1
  %cmp17.i = icmp eq i8 %37, 108
  %38 = zext i1 %cmp17.i to i64
  %add.ptr20.i = getelementptr i8, i8* %arrayidx9.i, i64 %38
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
  %retval.0.i72 = phi i8* [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr7.i, %sw.bb.i ], [ %f.addr.1, %if.end13 ]
  %39 = load i8, i8* %retval.0.i72, align 1
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  store i8 %39, i8* %kind, align 4
  %40 = load i8, i8* %retval.0.i72, align 1
  %tobool19.not = icmp ne i8 %40, 0
  %cond.idx = zext i1 %tobool19.not to i64
  %cond = getelementptr i8, i8* %retval.0.i72, i64 %cond.idx
  ret i8* %cond
}

define internal fastcc void @convert(%struct.sink* noundef %s, %struct.conversion* nocapture noundef %c, %struct.arguments* noundef %a, i32 noundef %dry) unnamed_addr #0 {
entry:
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
    i32 115, label %sw.bb28
    i32 83, label %sw.bb28
    i32 97, label %sw.bb62
    i32 65, label %sw.bb62
    i32 101, label %sw.bb62
    i32 69, label %sw.bb62
    i32 102, label %sw.bb62
    i32 70, label %sw.bb62
    i32 103, label %sw.bb62
    i32 71, label %sw.bb62
    i32 110, label %sw.bb94
    i32 109, label %sw.bb102
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
  %cmp.i161 = icmp eq i32 %2, 8
  %gp_offset_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp.i = icmp ult i32 %gp_offset.i, 41
  br i1 %cmp.i161, label %cond.true.i, label %cond.false.i

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
  %and.i162 = and i32 %14, 64
  %tobool.not.i163 = icmp eq i32 %and.i162, 0
  %sh_prom.i = zext i32 %sub.i to i64
  br i1 %tobool.not.i163, label %if.then.i164, label %if.end.i

if.then.i164:
  %15 = lshr i64 -1, %sh_prom.i
  %shr.i = and i64 %15, %cond.i
  br label %integer_argument.exit

if.end.i:
  %shl17.i = shl i64 %cond.i, %sh_prom.i
  %shr19.i = ashr i64 %shl17.i, %sh_prom.i
  %shr19.lobit.i = lshr i64 %shr19.i, 63
  %16 = trunc i64 %shr19.lobit.i to i32
  %17 = call i64 @llvm.abs.i64(i64 %shr19.i, i1 false) #6
  br label %integer_argument.exit

integer_argument.exit:
  %negative.0 = phi i32 [ 0, %if.then.i164 ], [ %16, %if.end.i ]
  %retval.0.i = phi i64 [ %shr.i, %if.then.i164 ], [ %17, %if.end.i ]
  %tobool.not = icmp eq i32 %dry, 0
  br i1 %tobool.not, label %if.then, label %cleanup111

if.then:
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %retval.0.i, i32 noundef %negative.0) #8
  br label %cleanup111

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
  call fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* noundef %c, i64 noundef %23, i32 noundef 0) #8
  br label %cleanup111

if.else:
  br i1 %tobool3, label %if.then7, label %cleanup111

if.then7:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5) #8
  br label %cleanup111

sw.bb10:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %ch) #6
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
  %tobool25.not = icmp eq i32 %dry, 0
  br i1 %tobool25.not, label %if.then26, label %if.end27

if.then26:
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef nonnull %ch, i64 noundef 1) #8
  br label %if.end27

if.end27:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %ch) #6
  br label %cleanup111

sw.bb28:
  %gp_offset_p32 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset33 = load i32, i32* %gp_offset_p32, align 8
  %fits_in_gp34 = icmp ult i32 %gp_offset33, 41
  br i1 %fits_in_gp34, label %vaarg.in_reg35, label %vaarg.in_mem37

vaarg.in_reg35:
  %29 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area36 = load i8*, i8** %29, align 8
  %30 = sext i32 %gp_offset33 to i64
  %31 = getelementptr i8, i8* %reg_save_area36, i64 %30
  %32 = add i32 %gp_offset33, 8
  store i32 %32, i32* %gp_offset_p32, align 8
  br label %vaarg.end41

vaarg.in_mem37:
  %overflow_arg_area_p38 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area39 = load i8*, i8** %overflow_arg_area_p38, align 8
  %overflow_arg_area.next40 = getelementptr i8, i8* %overflow_arg_area39, i64 8
  store i8* %overflow_arg_area.next40, i8** %overflow_arg_area_p38, align 8
  br label %vaarg.end41

vaarg.end41:
  %vaarg.addr42.in = phi i8* [ %31, %vaarg.in_reg35 ], [ %overflow_arg_area39, %vaarg.in_mem37 ]
  %vaarg.addr42 = bitcast i8* %vaarg.addr42.in to i8**
  %33 = load i8*, i8** %vaarg.addr42, align 8
  %tobool43.not = icmp eq i8* %33, null
  %spec.store.select = select i1 %tobool43.not, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* %33
  %34 = load i8, i8* %kind, align 4
  %cmp = icmp eq i8 %34, 83
  br i1 %cmp, label %cleanup111, label %lor.lhs.false

lor.lhs.false:
  %wide = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 4
  %35 = load i32, i32* %wide, align 4
  %tobool49.not = icmp eq i32 %35, 0
  br i1 %tobool49.not, label %if.end51, label %cleanup111

if.end51:
  %tobool52.not = icmp eq i32 %dry, 0
  %precision59 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %36 = load i32, i32* %precision59, align 4
  br i1 %tobool52.not, label %if.else58, label %if.then53

if.then53:
  %conv57 = sext i32 %36 to i64
  %cmp54 = icmp sgt i64 %conv57, -1
  %spec.select = select i1 %cmp54, i64 %conv57, i64 -1
  call void @__mw_read_text(i8* noundef %spec.store.select, i64 noundef %spec.select) #7
  br label %cleanup111

if.else58:
  %call60 = call fastcc i64 @text_length(i8* noundef %spec.store.select, i32 noundef %36) #8
  call fastcc void @put_text(%struct.sink* noundef %s, %struct.conversion* noundef %c, i8* noundef %spec.store.select, i64 noundef %call60) #8
  br label %cleanup111

sw.bb62:
  %tobool63.not = icmp eq i32 %dry, 0
  %size.i165 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %37 = load i32, i32* %size.i165, align 4
  %cmp.i166 = icmp eq i32 %37, 16
  br i1 %tobool63.not, label %if.else91, label %land.lhs.true64

land.lhs.true64:
  br i1 %cmp.i166, label %if.then72, label %if.then80

if.then72:
  %overflow_arg_area_p75 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area76 = load i8*, i8** %overflow_arg_area_p75, align 8
  %38 = ptrtoint i8* %overflow_arg_area76 to i64
  %39 = add i64 %38, 15
  %40 = and i64 %39, -16
  %overflow_arg_area76.aligned = inttoptr i64 %40 to i8*
  %overflow_arg_area.next77 = getelementptr i8, i8* %overflow_arg_area76.aligned, i64 16
  store i8* %overflow_arg_area.next77, i8** %overflow_arg_area_p75, align 8
  br label %cleanup111

if.then80:
  %fp_offset_p = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 1
  %fp_offset = load i32, i32* %fp_offset_p, align 4
  %fits_in_fp = icmp ult i32 %fp_offset, 161
  br i1 %fits_in_fp, label %vaarg.in_reg83, label %vaarg.in_mem85

vaarg.in_reg83:
  %41 = add i32 %fp_offset, 16
  store i32 %41, i32* %fp_offset_p, align 4
  br label %cleanup111

vaarg.in_mem85:
  %overflow_arg_area_p86 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area87 = load i8*, i8** %overflow_arg_area_p86, align 8
  %overflow_arg_area.next88 = getelementptr i8, i8* %overflow_arg_area87, i64 8
  store i8* %overflow_arg_area.next88, i8** %overflow_arg_area_p86, align 8
  br label %cleanup111

if.else91:
  br i1 %cmp.i166, label %if.then.i170, label %if.else.i

if.then.i170:
  %overflow_arg_area_p.i167 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i168 = load i8*, i8** %overflow_arg_area_p.i167, align 8
  %42 = ptrtoint i8* %overflow_arg_area.i168 to i64
  %43 = add i64 %42, 15
  %44 = and i64 %43, -16
  %overflow_arg_area.aligned.i = inttoptr i64 %44 to i8*
  %overflow_arg_area.next.i169 = getelementptr i8, i8* %overflow_arg_area.aligned.i, i64 16
  store i8* %overflow_arg_area.next.i169, i8** %overflow_arg_area_p.i167, align 8
  br label %if.end.i173

if.else.i:
  %fp_offset_p.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 1
  %fp_offset.i = load i32, i32* %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ult i32 %fp_offset.i, 161
  br i1 %fits_in_fp.i, label %vaarg.in_reg.i171, label %vaarg.in_mem.i172

vaarg.in_reg.i171:
  %45 = add i32 %fp_offset.i, 16
  store i32 %45, i32* %fp_offset_p.i, align 4
  br label %if.end.i173

vaarg.in_mem.i172:
  %overflow_arg_area_p7.i = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area8.i = load i8*, i8** %overflow_arg_area_p7.i, align 8
  %overflow_arg_area.next9.i = getelementptr i8, i8* %overflow_arg_area8.i, i64 8
  store i8* %overflow_arg_area.next9.i, i8** %overflow_arg_area_p7.i, align 8
  br label %if.end.i173

if.end.i173:
  %call.i = call i64 @__mw_between(i64 noundef 1, i64 noundef 24, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i64 0, i64 0)) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.14, i64 0, i64 0)) #7
  %width.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %46 = load i32, i32* %width.i, align 4
  %conv10.i = sext i32 %46 to i64
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %47 = load i32, i32* %unknown.i.i, align 8
  %tobool.not.i.i = icmp eq i32 %47, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %put_double.exit

if.then.i.i:
  store i32 1, i32* %unknown.i.i, align 8
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %48 = load i64, i64* %length.i.i, align 8
  %first_unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 3
  store i64 %48, i64* %first_unknown.i.i, align 8
  br label %put_double.exit

put_double.exit:
  %cmp11.i = icmp sgt i64 %call.i, %conv10.i
  %call.conv10.i = select i1 %cmp11.i, i64 %call.i, i64 %conv10.i
  %length2.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %49 = load i64, i64* %length2.i.i, align 8
  %add.i.i = add i64 %49, %call.conv10.i
  store i64 %add.i.i, i64* %length2.i.i, align 8
  br label %cleanup111

sw.bb94:
  %tobool95.not = icmp eq i32 %dry, 0
  br i1 %tobool95.not, label %cond.false99, label %cond.true96

cond.true96:
  %50 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %50) #6
  call void @__midway_nondet(i8* noundef nonnull %50, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0)) #7
  %51 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %50) #6
  %and.i = and i32 %51, 2147483647
  %52 = zext i32 %and.i to i64
  br label %cond.end100

cond.false99:
  %length = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %53 = load i64, i64* %length, align 8
  br label %cond.end100

cond.end100:
  %cond101 = phi i64 [ %52, %cond.true96 ], [ %53, %cond.false99 ]
  %gp_offset_p.i174 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 0
  %gp_offset.i175 = load i32, i32* %gp_offset_p.i174, align 8
  %fits_in_gp.i176 = icmp ult i32 %gp_offset.i175, 41
  br i1 %fits_in_gp.i176, label %vaarg.in_reg.i178, label %vaarg.in_mem.i182

vaarg.in_reg.i178:
  %54 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 3
  %reg_save_area.i177 = load i8*, i8** %54, align 8
  %55 = sext i32 %gp_offset.i175 to i64
  %56 = getelementptr i8, i8* %reg_save_area.i177, i64 %55
  %57 = add i32 %gp_offset.i175, 8
  store i32 %57, i32* %gp_offset_p.i174, align 8
  br label %vaarg.end.i187

vaarg.in_mem.i182:
  %overflow_arg_area_p.i179 = getelementptr inbounds %struct.arguments, %struct.arguments* %a, i64 0, i32 0, i64 0, i32 2
  %overflow_arg_area.i180 = load i8*, i8** %overflow_arg_area_p.i179, align 8
  %overflow_arg_area.next.i181 = getelementptr i8, i8* %overflow_arg_area.i180, i64 8
  store i8* %overflow_arg_area.next.i181, i8** %overflow_arg_area_p.i179, align 8
  br label %vaarg.end.i187

vaarg.end.i187:
  %vaarg.addr.in.i183 = phi i8* [ %56, %vaarg.in_reg.i178 ], [ %overflow_arg_area.i180, %vaarg.in_mem.i182 ]
  %vaarg.addr.i184 = bitcast i8* %vaarg.addr.in.i183 to i8**
  %58 = load i8*, i8** %vaarg.addr.i184, align 8
  %size.i185 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 3
  %59 = load i32, i32* %size.i185, align 4
  %conv.i186 = sext i32 %59 to i64
  call void @__midway_check(i8* noundef %58, i64 noundef %conv.i186, i32 noundef 1) #7
  %60 = load i32, i32* %size.i185, align 4
  switch i32 %60, label %if.else15.i [
    i32 1, label %if.then.i188
    i32 2, label %if.then7.i
    i32 4, label %if.then13.i
  ]

if.then.i188:
  %conv3.i = trunc i64 %cond101 to i8
  store i8 %conv3.i, i8* %58, align 1
  br label %cleanup111

if.then7.i:
  %conv8.i = trunc i64 %cond101 to i16
  %61 = bitcast i8* %58 to i16*
  store i16 %conv8.i, i16* %61, align 2
  br label %cleanup111

if.then13.i:
  %conv14.i = trunc i64 %cond101 to i32
  %62 = bitcast i8* %58 to i32*
  store i32 %conv14.i, i32* %62, align 4
  br label %cleanup111

if.else15.i:
  %63 = bitcast i8* %58 to i64*
  store i64 %cond101, i64* %63, align 8
  br label %cleanup111

sw.bb102:
  %tobool103.not = icmp eq i32 %dry, 0
  br i1 %tobool103.not, label %if.then104, label %cleanup111

if.then104:
  %call105 = call i64 @__mw_between(i64 noundef 1, i64 noundef 50, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i64 0, i64 0)) #7
  %unknown.i189 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %64 = load i32, i32* %unknown.i189, align 8
  %tobool.not.i190 = icmp eq i32 %64, 0
  br i1 %tobool.not.i190, label %if.then.i192, label %put_unknown.exit

if.then.i192:
  store i32 1, i32* %unknown.i189, align 8
  %length.i191 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %65 = load i64, i64* %length.i191, align 8
  %first_unknown.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 3
  store i64 %65, i64* %first_unknown.i, align 8
  br label %put_unknown.exit

put_unknown.exit:
  %length2.i193 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %66 = load i64, i64* %length2.i193, align 8
  %add.i194 = add i64 %66, %call105
  store i64 %add.i194, i64* %length2.i193, align 8
  br label %cleanup111

sw.default:
  %tobool107.not = icmp eq i32 %dry, 0
  br i1 %tobool107.not, label %if.then108, label %cleanup111

if.then108:
  %unknown.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %67 = load i32, i32* %unknown.i, align 8
  %tobool.not.i = icmp eq i32 %67, 0
  br i1 %tobool.not.i, label %land.lhs.true.i, label %put.exit

land.lhs.true.i:
  %length.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %68 = load i64, i64* %length.i, align 8
  %add.i = add i64 %68, 1
  %room.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %69 = load i64, i64* %room.i, align 8
  %cmp.i = icmp ult i64 %add.i, %69
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:
  %buf.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  %70 = load i8*, i8** %buf.i, align 8
  %arrayidx.i = getelementptr i8, i8* %70, i64 %68
  store i8 %0, i8* %arrayidx.i, align 1
  br label %put.exit

put.exit:
  %length2.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %71 = load i64, i64* %length2.i, align 8
  %inc.i = add i64 %71, 1
  store i64 %inc.i, i64* %length2.i, align 8
  br label %cleanup111

cleanup111:
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_end(i8*) #3

define dso_local i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %args) local_unnamed_addr #0 {
entry:
  %a = alloca %struct.arguments, align 8
  %c = alloca %struct.conversion, align 4
  %n = alloca i32, align 4
  %0 = bitcast %struct.arguments* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #6
  %1 = bitcast %struct.conversion* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #6
  %2 = bitcast %struct.__va_list_tag* %args to i8*
  call void @llvm.va_copy(i8* nonnull %0, i8* %2)
  %3 = load i8, i8* %format, align 1
  %tobool.not8 = icmp eq i8 %3, 0
  br i1 %tobool.not8, label %for.cond.cleanup, label %for.body

for.cond.cleanup:
  call void @llvm.va_end(i8* %0)
  %4 = bitcast i32* %n to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 4) #7
  %5 = load i32, i32* %n, align 4
  %and = and i32 %5, 2147483647
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #6
  ret i32 %and

for.body:
  %6 = phi i8 [ %7, %if.end ], [ %3, %entry ]
  %f.09 = phi i8* [ %f.1, %if.end ], [ %format, %entry ]
  %incdec.ptr = getelementptr i8, i8* %f.09, i64 1
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

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #2

define internal fastcc void @put_number(%struct.sink* noundef %s, %struct.conversion* nocapture noundef readonly %c, i64 noundef %v, i32 noundef %negative) unnamed_addr #0 {
entry:
  %text = alloca [24 x i8], align 16
  %call.i = call i32 @__midway_is_concrete(i64 noundef %v) #7
  %tobool.i.not = icmp eq i32 %call.i, 0
  br i1 %tobool.i.not, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %conv = zext i32 %negative to i64
  %call.i117 = call i32 @__midway_is_concrete(i64 noundef %conv) #7
  %tobool.i118.not = icmp eq i32 %call.i117, 0
  br i1 %tobool.i118.not, label %if.then, label %if.end

if.then:
  %kind.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  %0 = load i8, i8* %kind.i, align 4
  %cmp.i.i = icmp eq i8 %0, 111
  br i1 %cmp.i.i, label %base_of.exit.i, label %cond.false.i.i

cond.false.i.i:
  %1 = and i8 %0, -33
  %2 = icmp eq i8 %1, 88
  %cmp9.i.i = icmp eq i8 %0, 112
  %3 = or i1 %cmp9.i.i, %2
  %phi.cast.i = select i1 %3, i64 16, i64 10
  br label %base_of.exit.i

base_of.exit.i:
  %cond11.i.i = phi i64 [ %phi.cast.i, %cond.false.i.i ], [ 8, %if.then ]
  br label %for.body.i.i

for.body.i.i:
  %i.022.i.i = phi i32 [ 1, %base_of.exit.i ], [ %inc.i.i, %if.end.i.i ]
  %power.021.i.i = phi i64 [ %cond11.i.i, %base_of.exit.i ], [ %mul.i.i, %if.end.i.i ]
  %n.020.i.i = phi i32 [ 1, %base_of.exit.i ], [ %add.i.i, %if.end.i.i ]
  %cmp2.i.i = icmp ule i64 %power.021.i.i, %v
  %conv3.i.i = zext i1 %cmp2.i.i to i32
  %add.i.i = add i32 %n.020.i.i, %conv3.i.i
  %mul19.i.i = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %cond11.i.i, i64 %power.021.i.i) #6
  %mul.ov.i.i = extractvalue { i64, i1 } %mul19.i.i, 1
  br i1 %mul.ov.i.i, label %count_digits.exit.i, label %if.end.i.i

if.end.i.i:
  %mul.i.i = mul i64 %power.021.i.i, %cond11.i.i
  %inc.i.i = add nuw nsw i32 %i.022.i.i, 1
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, 22
  br i1 %exitcond.not.i.i, label %count_digits.exit.i, label %for.body.i.i

count_digits.exit.i:
  %precision.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %4 = load i32, i32* %precision.i, align 4
  %cmp.i = icmp sgt i32 %add.i.i, %4
  %call1..i = select i1 %cmp.i, i32 %add.i.i, i32 %4
  %flags.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %5 = load i32, i32* %flags.i, align 4
  %and.i = and i32 %5, 6
  %tobool.not.i120 = icmp eq i32 %and.i, 0
  %cond6.i = select i1 %tobool.not.i120, i32 %negative, i32 1
  %add.i = add i32 %cond6.i, %call1..i
  %width.i = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %6 = load i32, i32* %width.i, align 4
  %unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %7 = load i32, i32* %unknown.i.i, align 8
  %tobool.not.i.i = icmp eq i32 %7, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %put_unknown_integer.exit

if.then.i.i:
  store i32 1, i32* %unknown.i.i, align 8
  %length.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %8 = load i64, i64* %length.i.i, align 8
  %first_unknown.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 3
  store i64 %8, i64* %first_unknown.i.i, align 8
  br label %put_unknown_integer.exit

put_unknown_integer.exit:
  %cmp7.i = icmp sgt i32 %add.i, %6
  %cond12.i = select i1 %cmp7.i, i32 %add.i, i32 %6
  %conv.i = sext i32 %cond12.i to i64
  %length2.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %9 = load i64, i64* %length2.i.i, align 8
  %add.i24.i = add i64 %9, %conv.i
  store i64 %add.i24.i, i64* %length2.i.i, align 8
  br label %return

if.end:
  %10 = getelementptr inbounds [24 x i8], [24 x i8]* %text, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %10) #6
  %add.ptr = getelementptr inbounds [24 x i8], [24 x i8]* %text, i64 0, i64 24
  %kind = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 5
  %11 = load i8, i8* %kind, align 4
  %cmp.i121 = icmp eq i8 %11, 111
  br i1 %cmp.i121, label %base_of.exit, label %cond.false.i

cond.false.i:
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 88
  %cmp9.i = icmp eq i8 %11, 112
  %14 = or i1 %cmp9.i, %13
  %15 = select i1 %14, i64 16, i64 10
  br label %base_of.exit

base_of.exit:
  %cond11.i = phi i64 [ %15, %cond.false.i ], [ 8, %if.end ]
  %cmp = icmp eq i8 %11, 88
  %cond.i = select i1 %cmp, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0)
  br label %do.body.i

do.body.i:
  %v.addr.0.i = phi i64 [ %v, %base_of.exit ], [ %div.i, %do.body.i ]
  %end.addr.0.i = phi i8* [ %add.ptr, %base_of.exit ], [ %incdec.ptr.i, %do.body.i ]
  %rem.i = urem i64 %v.addr.0.i, %cond11.i
  %arrayidx.i124 = getelementptr i8, i8* %cond.i, i64 %rem.i
  %16 = load i8, i8* %arrayidx.i124, align 1
  %incdec.ptr.i = getelementptr i8, i8* %end.addr.0.i, i64 -1
  store i8 %16, i8* %incdec.ptr.i, align 1
  %div.i = udiv i64 %v.addr.0.i, %cond11.i
  %tobool2.not.i = icmp ult i64 %v.addr.0.i, %cond11.i
  br i1 %tobool2.not.i, label %digits.exit, label %do.body.i

digits.exit:
  %precision = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 2
  %17 = load i32, i32* %precision, align 4
  %cmp8 = icmp eq i32 %17, 0
  %cmp10 = icmp eq i64 %v, 0
  %or.cond = and i1 %cmp10, %cmp8
  %spec.select = select i1 %or.cond, i8* %add.ptr, i8* %incdec.ptr.i
  %sub.ptr.lhs.cast = ptrtoint i8* %add.ptr to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %spec.select to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv15 = sext i32 %17 to i64
  %cmp16 = icmp slt i64 %sub.ptr.sub, %conv15
  %sub = sub i64 %conv15, %sub.ptr.sub
  %cond = select i1 %cmp16, i64 %sub, i64 0
  %flags.i125 = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 0
  %18 = load i32, i32* %flags.i125, align 4
  %and.i126 = and i32 %18, 64
  %tobool.not.i127 = icmp eq i32 %and.i126, 0
  br i1 %tobool.not.i127, label %if.end.i, label %if.then.i

if.then.i:
  %tobool1.not.i = icmp eq i32 %negative, 0
  br i1 %tobool1.not.i, label %cond.false.i128, label %prefix_of.exit

cond.false.i128:
  %and3.i = and i32 %18, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  br i1 %tobool4.not.i, label %cond.false6.i, label %prefix_of.exit

cond.false6.i:
  %and8.i = and i32 %18, 4
  %tobool9.not.i = icmp eq i32 %and8.i, 0
  %cond.i129 = select i1 %tobool9.not.i, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i64 0, i64 0)
  br label %prefix_of.exit

if.end.i:
  %cmp.i131 = icmp eq i8 %11, 112
  br i1 %cmp.i131, label %if.then22.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %and15.i = and i32 %18, 8
  %tobool16.not.i = icmp eq i32 %and15.i, 0
  br i1 %tobool16.not.i, label %prefix_of.exit, label %land.lhs.true.i

land.lhs.true.i:
  %cmp.i.i132 = icmp ne i8 %11, 111
  %19 = and i8 %11, -33
  %20 = icmp eq i8 %19, 88
  %cmp18.i = and i1 %cmp.i.i132, %20
  %tobool21.i = icmp ne i64 %v, 0
  %or.cond.i = and i1 %tobool21.i, %cmp18.i
  br i1 %or.cond.i, label %if.then22.i, label %prefix_of.exit

if.then22.i:
  %cond27.i = select i1 %cmp, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0)
  br label %prefix_of.exit

prefix_of.exit:
  %retval.0.i = phi i8* [ %cond27.i, %if.then22.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %if.then.i ], [ %cond.i129, %cond.false6.i ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0), %cond.false.i128 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), %land.lhs.true.i ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), %lor.lhs.false.i ]
  br label %while.cond.i

while.cond.i:
  %n.0.i = phi i64 [ 0, %prefix_of.exit ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %retval.0.i, i64 %n.0.i
  %21 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %21, 0
  %inc.i = add i64 %n.0.i, 1
  br i1 %tobool.not.i, label %length.exit, label %while.cond.i

length.exit:
  br i1 %cmp.i121, label %land.lhs.true26, label %if.end38

land.lhs.true26:
  %and = and i32 %18, 8
  %tobool27 = icmp ne i32 %and, 0
  %cmp29 = icmp eq i64 %cond, 0
  %or.cond69 = select i1 %tobool27, i1 %cmp29, i1 false
  br i1 %or.cond69, label %land.lhs.true31, label %if.end38

land.lhs.true31:
  %cmp10.not = xor i1 %cmp10, true
  %brmerge = select i1 %cmp10.not, i1 true, i1 %cmp8
  %spec.select221 = zext i1 %brmerge to i64
  br label %if.end38

if.end38:
  %zeros.0 = phi i64 [ %cond, %land.lhs.true26 ], [ %cond, %length.exit ], [ %spec.select221, %land.lhs.true31 ]
  %width = getelementptr inbounds %struct.conversion, %struct.conversion* %c, i64 0, i32 1
  %22 = load i32, i32* %width, align 4
  %conv39 = sext i32 %22 to i64
  %23 = add i64 %n.0.i, %sub.ptr.sub
  %24 = add i64 %23, %zeros.0
  %sub41 = sub i64 %conv39, %24
  %and43 = and i32 %18, 17
  %cmp44 = icmp eq i32 %and43, 16
  %cmp48 = icmp slt i32 %17, 0
  %or.cond220 = select i1 %cmp44, i1 %cmp48, i1 false
  %cmp51 = icmp sgt i64 %sub41, 0
  %25 = select i1 %or.cond220, i1 %cmp51, i1 false
  %add57 = select i1 %25, i64 %sub41, i64 0
  %zeros.1 = add i64 %add57, %zeros.0
  %gap.0 = select i1 %or.cond220, i64 0, i64 %sub41
  %and60 = and i32 %18, 1
  %tobool61.not = icmp eq i32 %and60, 0
  %cmp2.i = icmp sgt i64 %gap.0, 0
  %or.cond222 = select i1 %tobool61.not, i1 %cmp2.i, i1 false
  br i1 %or.cond222, label %for.body.lr.ph.i, label %if.end63

for.body.lr.ph.i:
  %unknown.i.i133 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i134 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i

for.body.i:
  %n.addr.03.i = phi i64 [ %gap.0, %for.body.lr.ph.i ], [ %dec.i, %put.exit.i ]
  %26 = load i32, i32* %unknown.i.i133, align 8
  %tobool.not.i.i136 = icmp eq i32 %26, 0
  br i1 %tobool.not.i.i136, label %land.lhs.true.i.i, label %put.exit.i

land.lhs.true.i.i:
  %27 = load i64, i64* %length.i.i134, align 8
  %add.i.i137 = add i64 %27, 1
  %28 = load i64, i64* %room.i.i, align 8
  %cmp.i.i138 = icmp ult i64 %add.i.i137, %28
  br i1 %cmp.i.i138, label %if.then.i.i139, label %put.exit.i

if.then.i.i139:
  %29 = load i8*, i8** %buf.i.i, align 8
  %arrayidx.i.i = getelementptr i8, i8* %29, i64 %27
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:
  %30 = load i64, i64* %length.i.i134, align 8
  %inc.i.i140 = add i64 %30, 1
  store i64 %inc.i.i140, i64* %length.i.i134, align 8
  %dec.i = add nsw i64 %n.addr.03.i, -1
  %cmp.i141 = icmp sgt i64 %n.addr.03.i, 1
  br i1 %cmp.i141, label %for.body.i, label %if.end63

if.end63:
  %cmp4.not.i = icmp eq i64 %n.0.i, 0
  br i1 %cmp4.not.i, label %put_bytes.exit, label %for.body.lr.ph.i147

for.body.lr.ph.i147:
  %unknown.i.i142 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i143 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i144 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i145 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i150

for.body.i150:
  %i.05.i = phi i64 [ 0, %for.body.lr.ph.i147 ], [ %inc.i157, %put.exit.i158 ]
  %arrayidx.i148 = getelementptr i8, i8* %retval.0.i, i64 %i.05.i
  %31 = load i8, i8* %arrayidx.i148, align 1
  %32 = load i32, i32* %unknown.i.i142, align 8
  %tobool.not.i.i149 = icmp eq i32 %32, 0
  br i1 %tobool.not.i.i149, label %land.lhs.true.i.i153, label %put.exit.i158

land.lhs.true.i.i153:
  %33 = load i64, i64* %length.i.i143, align 8
  %add.i.i151 = add i64 %33, 1
  %34 = load i64, i64* %room.i.i144, align 8
  %cmp.i.i152 = icmp ult i64 %add.i.i151, %34
  br i1 %cmp.i.i152, label %if.then.i.i155, label %put.exit.i158

if.then.i.i155:
  %35 = load i8*, i8** %buf.i.i145, align 8
  %arrayidx.i.i154 = getelementptr i8, i8* %35, i64 %33
  store i8 %31, i8* %arrayidx.i.i154, align 1
  br label %put.exit.i158

put.exit.i158:
  %36 = load i64, i64* %length.i.i143, align 8
  %inc.i.i156 = add i64 %36, 1
  store i64 %inc.i.i156, i64* %length.i.i143, align 8
  %inc.i157 = add nuw i64 %i.05.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i157, %n.0.i
  br i1 %exitcond.not.i, label %put_bytes.exit, label %for.body.i150

put_bytes.exit:
  %cmp2.i159 = icmp sgt i64 %zeros.1, 0
  br i1 %cmp2.i159, label %for.body.lr.ph.i165, label %pad.exit178

for.body.lr.ph.i165:
  %unknown.i.i160 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i161 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i162 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i163 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i168

for.body.i168:
  %n.addr.03.i166 = phi i64 [ %zeros.1, %for.body.lr.ph.i165 ], [ %dec.i175, %put.exit.i177 ]
  %37 = load i32, i32* %unknown.i.i160, align 8
  %tobool.not.i.i167 = icmp eq i32 %37, 0
  br i1 %tobool.not.i.i167, label %land.lhs.true.i.i171, label %put.exit.i177

land.lhs.true.i.i171:
  %38 = load i64, i64* %length.i.i161, align 8
  %add.i.i169 = add i64 %38, 1
  %39 = load i64, i64* %room.i.i162, align 8
  %cmp.i.i170 = icmp ult i64 %add.i.i169, %39
  br i1 %cmp.i.i170, label %if.then.i.i173, label %put.exit.i177

if.then.i.i173:
  %40 = load i8*, i8** %buf.i.i163, align 8
  %arrayidx.i.i172 = getelementptr i8, i8* %40, i64 %38
  store i8 48, i8* %arrayidx.i.i172, align 1
  br label %put.exit.i177

put.exit.i177:
  %41 = load i64, i64* %length.i.i161, align 8
  %inc.i.i174 = add i64 %41, 1
  store i64 %inc.i.i174, i64* %length.i.i161, align 8
  %dec.i175 = add nsw i64 %n.addr.03.i166, -1
  %cmp.i176 = icmp sgt i64 %n.addr.03.i166, 1
  br i1 %cmp.i176, label %for.body.i168, label %pad.exit178

pad.exit178:
  %cmp4.not.i179 = icmp eq i64 %sub.ptr.sub, 0
  br i1 %cmp4.not.i179, label %put_bytes.exit199, label %for.body.lr.ph.i185

for.body.lr.ph.i185:
  %unknown.i.i180 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i181 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i182 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i183 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i189

for.body.i189:
  %i.05.i186 = phi i64 [ 0, %for.body.lr.ph.i185 ], [ %inc.i196, %put.exit.i198 ]
  %arrayidx.i187 = getelementptr i8, i8* %spec.select, i64 %i.05.i186
  %42 = load i8, i8* %arrayidx.i187, align 1
  %43 = load i32, i32* %unknown.i.i180, align 8
  %tobool.not.i.i188 = icmp eq i32 %43, 0
  br i1 %tobool.not.i.i188, label %land.lhs.true.i.i192, label %put.exit.i198

land.lhs.true.i.i192:
  %44 = load i64, i64* %length.i.i181, align 8
  %add.i.i190 = add i64 %44, 1
  %45 = load i64, i64* %room.i.i182, align 8
  %cmp.i.i191 = icmp ult i64 %add.i.i190, %45
  br i1 %cmp.i.i191, label %if.then.i.i194, label %put.exit.i198

if.then.i.i194:
  %46 = load i8*, i8** %buf.i.i183, align 8
  %arrayidx.i.i193 = getelementptr i8, i8* %46, i64 %44
  store i8 %42, i8* %arrayidx.i.i193, align 1
  br label %put.exit.i198

put.exit.i198:
  %47 = load i64, i64* %length.i.i181, align 8
  %inc.i.i195 = add i64 %47, 1
  store i64 %inc.i.i195, i64* %length.i.i181, align 8
  %inc.i196 = add nuw i64 %i.05.i186, 1
  %exitcond.not.i197 = icmp eq i64 %inc.i196, %sub.ptr.sub
  br i1 %exitcond.not.i197, label %put_bytes.exit199, label %for.body.i189

put_bytes.exit199:
  %48 = load i32, i32* %flags.i125, align 4
  %and65 = and i32 %48, 1
  %tobool66.not = icmp ne i32 %and65, 0
  %cmp2.i200 = icmp sgt i64 %gap.0, 0
  %or.cond223 = select i1 %tobool66.not, i1 %cmp2.i200, i1 false
  br i1 %or.cond223, label %for.body.lr.ph.i206, label %if.end68

for.body.lr.ph.i206:
  %unknown.i.i201 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 4
  %length.i.i202 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 2
  %room.i.i203 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 1
  %buf.i.i204 = getelementptr inbounds %struct.sink, %struct.sink* %s, i64 0, i32 0
  br label %for.body.i209

for.body.i209:
  %n.addr.03.i207 = phi i64 [ %gap.0, %for.body.lr.ph.i206 ], [ %dec.i216, %put.exit.i218 ]
  %49 = load i32, i32* %unknown.i.i201, align 8
  %tobool.not.i.i208 = icmp eq i32 %49, 0
  br i1 %tobool.not.i.i208, label %land.lhs.true.i.i212, label %put.exit.i218

land.lhs.true.i.i212:
  %50 = load i64, i64* %length.i.i202, align 8
  %add.i.i210 = add i64 %50, 1
  %51 = load i64, i64* %room.i.i203, align 8
  %cmp.i.i211 = icmp ult i64 %add.i.i210, %51
  br i1 %cmp.i.i211, label %if.then.i.i214, label %put.exit.i218

if.then.i.i214:
  %52 = load i8*, i8** %buf.i.i204, align 8
  %arrayidx.i.i213 = getelementptr i8, i8* %52, i64 %50
  store i8 32, i8* %arrayidx.i.i213, align 1
  br label %put.exit.i218

put.exit.i218:
  %53 = load i64, i64* %length.i.i202, align 8
  %inc.i.i215 = add i64 %53, 1
  store i64 %inc.i.i215, i64* %length.i.i202, align 8
  %dec.i216 = add nsw i64 %n.addr.03.i207, -1
  %cmp.i217 = icmp sgt i64 %n.addr.03.i207, 1
  br i1 %cmp.i217, label %for.body.i209, label %if.end68

if.end68:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %10) #6
  br label %return

return:
  ret void
}

define internal fastcc void @put_text(%struct.sink* nocapture noundef %s, %struct.conversion* nocapture noundef readonly %c, i8* nocapture noundef readonly %p, i64 noundef %n) unnamed_addr #4 {
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

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #2

define internal fastcc i64 @text_length(i8* noundef %p, i32 noundef %precision) unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %precision, 0
  br i1 %cmp, label %if.then, label %while.cond.preheader

while.cond.preheader:
  %cmp112.not = icmp eq i32 %precision, 0
  br i1 %cmp112.not, label %while.end, label %land.rhs.preheader

land.rhs.preheader:
  %umax = sext i32 %precision to i64
  br label %land.rhs

if.then:
  %call = call i64 @__mw_read_string(i8* noundef %p) #7
  br label %return

land.rhs:
  %n.013 = phi i64 [ %inc, %while.body ], [ 0, %land.rhs.preheader ]
  %arrayidx = getelementptr i8, i8* %p, i64 %n.013
  %0 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.body:
  %inc = add nuw i64 %n.013, 1
  %exitcond.not = icmp eq i64 %inc, %umax
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:
  %n.0.lcssa = phi i64 [ 0, %while.cond.preheader ], [ %n.013, %land.rhs ], [ %umax, %while.body ]
  call void @__midway_touched(i8* noundef %p, i64 noundef %n.0.lcssa, i32 noundef 0) #7
  br label %return

return:
  %retval.0 = phi i64 [ %call, %if.then ], [ %n.0.lcssa, %while.end ]
  ret i64 %retval.0
}

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

declare i64 @__mw_read_string(i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

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

