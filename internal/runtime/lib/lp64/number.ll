target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.integer = type { i64, i32, i32, i8* }

@.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.3 = private unnamed_addr constant [20 x i8] c"floating-point-text\00", align 1
@.str.4 = private unnamed_addr constant [54 x i8] c"a floating-point text whose value is taken as unknown\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"floating-point text\00", align 1
@exact_power = internal unnamed_addr constant [23 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09, double 1.000000e+10, double 1.000000e+11, double 1.000000e+12, double 1.000000e+13, double 1.000000e+14, double 1.000000e+15, double 1.000000e+16, double 1.000000e+17, double 1.000000e+18, double 1.000000e+19, double 1.000000e+20, double 1.000000e+21, double 1.000000e+22], align 16
@.str.6 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

define dso_local void @__mw_read_integer(%struct.integer* noalias nocapture writeonly sret(%struct.integer) align 8 %agg.result, i8* noundef %s, i32 noundef %base, i64 noundef %width) local_unnamed_addr #0 {
entry:
  %cmp1 = icmp eq i32 %base, 1
  %0 = icmp ugt i32 %base, 36
  %1 = or i1 %0, %cmp1
  br i1 %1, label %if.then, label %while.cond

if.then:
  %call = call i32 @__mw_fail(i32 noundef 22) #5
  br label %cleanup

while.cond:
  %s.addr.0 = phi i8* [ %incdec.ptr, %while.cond ], [ %s, %entry ]
  %2 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %2 to i32
  %cmp.i = icmp ne i8 %2, 32
  %3 = add nsw i32 %conv, -14
  %cmp1.i = icmp ult i32 %3, -5
  %tobool.not = and i1 %cmp.i, %cmp1.i
  %incdec.ptr = getelementptr i8, i8* %s.addr.0, i64 1
  br i1 %tobool.not, label %while.end, label %while.cond

while.end:
  %tobool5.not = icmp eq i64 %width, 0
  br i1 %tobool5.not, label %if.end18, label %land.lhs.true

land.lhs.true:
  switch i8 %2, label %if.end18 [
    i8 45, label %if.then13
    i8 43, label %if.then13
  ]

if.then13:
  %cmp15 = icmp eq i8 %2, 45
  %conv16 = zext i1 %cmp15 to i32
  %incdec.ptr17 = getelementptr i8, i8* %s.addr.0, i64 1
  %dec = add i64 %width, -1
  br label %if.end18

if.end18:
  %n.sroa.7.0 = phi i32 [ %conv16, %if.then13 ], [ 0, %while.end ], [ 0, %land.lhs.true ]
  %width.addr.0 = phi i64 [ %dec, %if.then13 ], [ 0, %while.end ], [ %width, %land.lhs.true ]
  %s.addr.1 = phi i8* [ %incdec.ptr17, %if.then13 ], [ %s.addr.0, %while.end ], [ %s.addr.0, %land.lhs.true ]
  %4 = and i32 %base, -17
  %5 = icmp eq i32 %4, 0
  %cmp.i132 = icmp ugt i64 %width.addr.0, 2
  %or.cond = and i1 %5, %cmp.i132
  br i1 %or.cond, label %land.lhs.true.i, label %if.end28

land.lhs.true.i:
  %6 = load i8, i8* %s.addr.1, align 1
  %cmp1.i133 = icmp eq i8 %6, 48
  br i1 %cmp1.i133, label %land.lhs.true3.i, label %if.end28

land.lhs.true3.i:
  %arrayidx4.i = getelementptr i8, i8* %s.addr.1, i64 1
  %7 = load i8, i8* %arrayidx4.i, align 1
  %8 = and i8 %7, -33
  %cmp6.i = icmp eq i8 %8, 88
  br i1 %cmp6.i, label %land.rhs.i, label %if.end28

land.rhs.i:
  %arrayidx8.i = getelementptr i8, i8* %s.addr.1, i64 2
  %9 = load i8, i8* %arrayidx8.i, align 1
  %conv9.i = sext i8 %9 to i32
  %or.i.i134 = or i32 %conv9.i, 32
  %sub1.i.i135 = add nsw i32 %conv9.i, -48
  %cmp.i.i136 = icmp ult i32 %sub1.i.i135, 10
  %sub.i.i137 = add nsw i32 %or.i.i134, -97
  %cmp2.i.i138 = icmp ult i32 %sub.i.i137, 26
  %add.i.i139 = add nsw i32 %or.i.i134, -87
  %cond.i.i140 = select i1 %cmp2.i.i138, i32 %add.i.i139, i32 96
  %cond6.i.i141 = select i1 %cmp.i.i136, i32 %sub1.i.i135, i32 %cond.i.i140
  %cmp10.i = icmp ugt i32 %cond6.i.i141, 15
  br i1 %cmp10.i, label %if.end28, label %if.then27

if.then27:
  %add.ptr = getelementptr i8, i8* %s.addr.1, i64 2
  %sub = add i64 %width.addr.0, -2
  br label %if.end28

if.end28:
  %width.addr.1 = phi i64 [ %sub, %if.then27 ], [ %width.addr.0, %land.rhs.i ], [ %width.addr.0, %if.end18 ], [ %width.addr.0, %land.lhs.true3.i ], [ %width.addr.0, %land.lhs.true.i ]
  %base.addr.0 = phi i32 [ 16, %if.then27 ], [ %base, %land.rhs.i ], [ %base, %if.end18 ], [ %base, %land.lhs.true3.i ], [ %base, %land.lhs.true.i ]
  %s.addr.2 = phi i8* [ %add.ptr, %if.then27 ], [ %s.addr.1, %land.rhs.i ], [ %s.addr.1, %if.end18 ], [ %s.addr.1, %land.lhs.true3.i ], [ %s.addr.1, %land.lhs.true.i ]
  %cmp29 = icmp eq i32 %base.addr.0, 0
  br i1 %cmp29, label %if.then31, label %if.end35

if.then31:
  %10 = load i8, i8* %s.addr.2, align 1
  %cmp33 = icmp eq i8 %10, 48
  %cond = select i1 %cmp33, i32 8, i32 10
  br label %if.end35

if.end35:
  %base.addr.1 = phi i32 [ %cond, %if.then31 ], [ %base.addr.0, %if.end28 ]
  %tobool36.not144 = icmp eq i64 %width.addr.1, 0
  br i1 %tobool36.not144, label %cleanup, label %land.rhs.lr.ph

land.rhs.lr.ph:
  %cmp.i116 = icmp slt i32 %base.addr.1, 11
  %conv41 = sext i32 %base.addr.1 to i64
  %scevgep = getelementptr i8, i8* %s.addr.2, i64 %width.addr.1
  br label %land.rhs

land.rhs:
  %s.addr.3149 = phi i8* [ %s.addr.2, %land.rhs.lr.ph ], [ %add.ptr52, %digit_in.exit131 ]
  %width.addr.2148 = phi i64 [ %width.addr.1, %land.rhs.lr.ph ], [ %dec54, %digit_in.exit131 ]
  %n.sroa.10.0147 = phi i8* [ null, %land.rhs.lr.ph ], [ %add.ptr52, %digit_in.exit131 ]
  %n.sroa.8.0146 = phi i32 [ 0, %land.rhs.lr.ph ], [ %or50, %digit_in.exit131 ]
  %n.sroa.0.0145 = phi i64 [ 0, %land.rhs.lr.ph ], [ %17, %digit_in.exit131 ]
  %11 = load i8, i8* %s.addr.3149, align 1
  %conv37 = sext i8 %11 to i32
  br i1 %cmp.i116, label %cond.true.i, label %cond.false.i

cond.true.i:
  %sub.i117 = add nsw i32 %conv37, -48
  br label %digit_in.exit

cond.false.i:
  %or.i.i = or i32 %conv37, 32
  %sub1.i.i = add nsw i32 %conv37, -48
  %cmp.i.i = icmp ult i32 %sub1.i.i, 10
  %sub.i.i = add nsw i32 %or.i.i, -97
  %cmp2.i.i = icmp ult i32 %sub.i.i, 26
  %add.i.i = add nsw i32 %or.i.i, -87
  %cond.i.i = select i1 %cmp2.i.i, i32 %add.i.i, i32 99
  %cond6.i.i = select i1 %cmp.i.i, i32 %sub1.i.i, i32 %cond.i.i
  br label %digit_in.exit

digit_in.exit:
  %cond.i = phi i32 [ %sub.i117, %cond.true.i ], [ %cond6.i.i, %cond.false.i ]
  %cmp39 = icmp ult i32 %cond.i, %base.addr.1
  br i1 %cmp39, label %for.body, label %cleanup

for.body:
  %12 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n.sroa.0.0145, i64 %conv41)
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = extractvalue { i64, i1 } %12, 0
  br i1 %cmp.i116, label %cond.true.i120, label %cond.false.i129

cond.true.i120:
  %sub.i119 = add nsw i32 %conv37, -48
  br label %digit_in.exit131

cond.false.i129:
  %or.i.i121 = or i32 %conv37, 32
  %sub1.i.i122 = add nsw i32 %conv37, -48
  %cmp.i.i123 = icmp ult i32 %sub1.i.i122, 10
  %sub.i.i124 = add nsw i32 %or.i.i121, -97
  %cmp2.i.i125 = icmp ult i32 %sub.i.i124, 26
  %add.i.i126 = add nsw i32 %or.i.i121, -87
  %cond.i.i127 = select i1 %cmp2.i.i125, i32 %add.i.i126, i32 99
  %cond6.i.i128 = select i1 %cmp.i.i123, i32 %sub1.i.i122, i32 %cond.i.i127
  br label %digit_in.exit131

digit_in.exit131:
  %cond.i130 = phi i32 [ %sub.i119, %cond.true.i120 ], [ %cond6.i.i128, %cond.false.i129 ]
  %conv45 = zext i32 %cond.i130 to i64
  %15 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %14, i64 %conv45)
  %16 = extractvalue { i64, i1 } %15, 1
  %17 = extractvalue { i64, i1 } %15, 0
  %or115 = or i1 %13, %16
  %conv49 = zext i1 %or115 to i32
  %or50 = or i32 %n.sroa.8.0146, %conv49
  %add.ptr52 = getelementptr i8, i8* %s.addr.3149, i64 1
  %dec54 = add i64 %width.addr.2148, -1
  %tobool36.not = icmp eq i64 %dec54, 0
  br i1 %tobool36.not, label %for.cond.for.end_crit_edge, label %land.rhs

for.cond.for.end_crit_edge:
  %18 = extractvalue { i64, i1 } %15, 0
  br label %cleanup

cleanup:
  %n.sroa.0.0.lcssa.sink = phi i64 [ 0, %if.then ], [ %18, %for.cond.for.end_crit_edge ], [ 0, %if.end35 ], [ %n.sroa.0.0145, %digit_in.exit ]
  %n.sroa.7.0.sink = phi i32 [ 0, %if.then ], [ %n.sroa.7.0, %for.cond.for.end_crit_edge ], [ %n.sroa.7.0, %if.end35 ], [ %n.sroa.7.0, %digit_in.exit ]
  %n.sroa.8.0.lcssa.sink = phi i32 [ 0, %if.then ], [ %or50, %for.cond.for.end_crit_edge ], [ 0, %if.end35 ], [ %n.sroa.8.0146, %digit_in.exit ]
  %n.sroa.10.0.lcssa.sink = phi i8* [ null, %if.then ], [ %scevgep, %for.cond.for.end_crit_edge ], [ null, %if.end35 ], [ %n.sroa.10.0147, %digit_in.exit ]
  %n.sroa.0.0..sroa_idx61 = getelementptr inbounds %struct.integer, %struct.integer* %agg.result, i64 0, i32 0
  store i64 %n.sroa.0.0.lcssa.sink, i64* %n.sroa.0.0..sroa_idx61, align 8
  %n.sroa.7.0..sroa_idx66 = getelementptr inbounds %struct.integer, %struct.integer* %agg.result, i64 0, i32 1
  store i32 %n.sroa.7.0.sink, i32* %n.sroa.7.0..sroa_idx66, align 8
  %n.sroa.8.0..sroa_idx71 = getelementptr inbounds %struct.integer, %struct.integer* %agg.result, i64 0, i32 2
  store i32 %n.sroa.8.0.lcssa.sink, i32* %n.sroa.8.0..sroa_idx71, align 4
  %n.sroa.10.0..sroa_idx75 = getelementptr inbounds %struct.integer, %struct.integer* %agg.result, i64 0, i32 3
  store i8* %n.sroa.10.0.lcssa.sink, i8** %n.sroa.10.0..sroa_idx75, align 8
  ret void
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i64 @strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_signed.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then5.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %conv.i = zext i32 %7 to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %6, %add.i
  br i1 %cmp.i, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %negative7.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %8 = load i32, i32* %negative7.i, align 8
  %tobool8.not.i = icmp eq i32 %8, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %cleanup.i

if.end10.i:
  %tobool12.not.i = icmp eq i32 %7, 0
  %sub15.i = sub i64 0, %6
  %cond19.i = select i1 %tobool12.not.i, i64 %6, i64 %sub15.i
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_signed.exit

read_signed.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @__isoc23_strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_signed.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then5.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %conv.i = zext i32 %7 to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %6, %add.i
  br i1 %cmp.i, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %negative7.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %8 = load i32, i32* %negative7.i, align 8
  %tobool8.not.i = icmp eq i32 %8, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %cleanup.i

if.end10.i:
  %tobool12.not.i = icmp eq i32 %7, 0
  %sub15.i = sub i64 0, %6
  %cond19.i = select i1 %tobool12.not.i, i64 %6, i64 %sub15.i
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_signed.exit

read_signed.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_signed.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then5.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %conv.i = zext i32 %7 to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %6, %add.i
  br i1 %cmp.i, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %negative7.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %8 = load i32, i32* %negative7.i, align 8
  %tobool8.not.i = icmp eq i32 %8, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %cleanup.i

if.end10.i:
  %tobool12.not.i = icmp eq i32 %7, 0
  %sub15.i = sub i64 0, %6
  %cond19.i = select i1 %tobool12.not.i, i64 %6, i64 %sub15.i
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_signed.exit

read_signed.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @__isoc23_strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_signed.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then5.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %conv.i = zext i32 %7 to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %6, %add.i
  br i1 %cmp.i, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %negative7.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %8 = load i32, i32* %negative7.i, align 8
  %tobool8.not.i = icmp eq i32 %8, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %cleanup.i

if.end10.i:
  %tobool12.not.i = icmp eq i32 %7, 0
  %sub15.i = sub i64 0, %6
  %cond19.i = select i1 %tobool12.not.i, i64 %6, i64 %sub15.i
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_signed.exit

read_signed.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_unsigned.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then4.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %tobool7.not.i = icmp eq i32 %7, 0
  %sub.i = sub i64 0, %6
  %cond.i = select i1 %tobool7.not.i, i64 %6, i64 %sub.i
  br label %cleanup.i

if.then4.i:
  %call5.i = call i32 @__mw_fail(i32 noundef 34) #5
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ -1, %if.then4.i ], [ %cond.i, %lor.lhs.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_unsigned.exit

read_unsigned.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @__isoc23_strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_unsigned.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then4.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %tobool7.not.i = icmp eq i32 %7, 0
  %sub.i = sub i64 0, %6
  %cond.i = select i1 %tobool7.not.i, i64 %6, i64 %sub.i
  br label %cleanup.i

if.then4.i:
  %call5.i = call i32 @__mw_fail(i32 noundef 34) #5
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ -1, %if.then4.i ], [ %cond.i, %lor.lhs.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_unsigned.exit

read_unsigned.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @strtoull(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_unsigned.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then4.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %tobool7.not.i = icmp eq i32 %7, 0
  %sub.i = sub i64 0, %6
  %cond.i = select i1 %tobool7.not.i, i64 %6, i64 %sub.i
  br label %cleanup.i

if.then4.i:
  %call5.i = call i32 @__mw_fail(i32 noundef 34) #5
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ -1, %if.then4.i ], [ %cond.i, %lor.lhs.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_unsigned.exit

read_unsigned.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @__isoc23_strtoull(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_unsigned.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then4.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %tobool7.not.i = icmp eq i32 %7, 0
  %sub.i = sub i64 0, %6
  %cond.i = select i1 %tobool7.not.i, i64 %6, i64 %sub.i
  br label %cleanup.i

if.then4.i:
  %call5.i = call i32 @__mw_fail(i32 noundef 34) #5
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ -1, %if.then4.i ], [ %cond.i, %lor.lhs.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_unsigned.exit

read_unsigned.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @strtoq(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_signed.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then5.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %conv.i = zext i32 %7 to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %6, %add.i
  br i1 %cmp.i, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %negative7.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %8 = load i32, i32* %negative7.i, align 8
  %tobool8.not.i = icmp eq i32 %8, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %cleanup.i

if.end10.i:
  %tobool12.not.i = icmp eq i32 %7, 0
  %sub15.i = sub i64 0, %6
  %cond19.i = select i1 %tobool12.not.i, i64 %6, i64 %sub15.i
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_signed.exit

read_signed.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @strtoimax(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_signed.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then5.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %conv.i = zext i32 %7 to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %6, %add.i
  br i1 %cmp.i, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %negative7.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %8 = load i32, i32* %negative7.i, align 8
  %tobool8.not.i = icmp eq i32 %8, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %cleanup.i

if.end10.i:
  %tobool12.not.i = icmp eq i32 %7, 0
  %sub15.i = sub i64 0, %6
  %cond19.i = select i1 %tobool12.not.i, i64 %6, i64 %sub15.i
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_signed.exit

read_signed.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @strtoumax(i8* noundef %s, i8** noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %n.i = alloca %struct.integer, align 8
  %cmp.i.i = icmp ne i32 %base, 0
  %0 = add i32 %base, -37
  %1 = icmp ult i32 %0, -35
  %tobool.not.i = and i1 %cmp.i.i, %1
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  %call1.i = call i32 @__mw_fail(i32 noundef 22) #5
  br label %read_unsigned.exit

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %2 = bitcast %struct.integer* %n.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  call void @__mw_read_integer(%struct.integer* nonnull sret(%struct.integer) align 8 %n.i, i8* noundef %s, i32 noundef %base, i64 noundef -1) #5
  %end2.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 3
  %3 = load i8*, i8** %end2.i, align 8
  %tobool.not.i.i = icmp eq i8* %3, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %3
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool1.not.i.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i.i, label %finish.exit.i, label %if.then.i.i

if.then.i.i:
  %4 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i.i, i8** %end, align 8
  br label %finish.exit.i

finish.exit.i:
  %overflow.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 2
  %5 = load i32, i32* %overflow.i, align 4
  %tobool3.not.i = icmp eq i32 %5, 0
  br i1 %tobool3.not.i, label %lor.lhs.false.i, label %if.then4.i

lor.lhs.false.i:
  %magnitude.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 0
  %6 = load i64, i64* %magnitude.i, align 8
  %negative.i = getelementptr inbounds %struct.integer, %struct.integer* %n.i, i64 0, i32 1
  %7 = load i32, i32* %negative.i, align 8
  %tobool7.not.i = icmp eq i32 %7, 0
  %sub.i = sub i64 0, %6
  %cond.i = select i1 %tobool7.not.i, i64 %6, i64 %sub.i
  br label %cleanup.i

if.then4.i:
  %call5.i = call i32 @__mw_fail(i32 noundef 34) #5
  br label %cleanup.i

cleanup.i:
  %retval.0.i = phi i64 [ -1, %if.then4.i ], [ %cond.i, %lor.lhs.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  br label %read_unsigned.exit

read_unsigned.exit:
  %retval.1.i = phi i64 [ %retval.0.i, %cleanup.i ], [ 0, %if.then.i ]
  ret i64 %retval.1.i
}

define dso_local i64 @__strtol_internal(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32 noundef %group) local_unnamed_addr #0 {
entry:
  %call = call i64 @strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #5
  ret i64 %call
}

define dso_local i64 @__strtoul_internal(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32 noundef %group) local_unnamed_addr #0 {
entry:
  %call = call i64 @strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #5
  ret i64 %call
}

define dso_local i64 @__strtoll_internal(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32 noundef %group) local_unnamed_addr #0 {
entry:
  %call = call i64 @strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) #5
  ret i64 %call
}

define dso_local i32 @atoi(i8* noundef %s) local_unnamed_addr #4 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  br label %while.cond.i

while.cond.i:
  %s.addr.0.i = phi i8* [ %incdec.ptr.i, %while.cond.i ], [ %s, %entry ]
  %0 = load i8, i8* %s.addr.0.i, align 1
  %conv.i1 = sext i8 %0 to i32
  %cmp.i.i = icmp ne i8 %0, 32
  %1 = add nsw i32 %conv.i1, -14
  %cmp1.i.i = icmp ult i32 %1, -5
  %tobool.not.i = and i1 %cmp.i.i, %cmp1.i.i
  %incdec.ptr.i = getelementptr i8, i8* %s.addr.0.i, i64 1
  br i1 %tobool.not.i, label %while.end.i, label %while.cond.i

while.end.i:
  switch i8 %0, label %if.end18.i [
    i8 45, label %if.then13.i
    i8 43, label %if.then13.i
  ]

if.then13.i:
  %cmp15.i = icmp eq i8 %0, 45
  %conv16.i = zext i1 %cmp15.i to i32
  br label %if.end18.i

if.end18.i:
  %n.sroa.7.0.i = phi i32 [ %conv16.i, %if.then13.i ], [ 0, %while.end.i ]
  %width.addr.0.i = phi i64 [ -2, %if.then13.i ], [ -1, %while.end.i ]
  %s.addr.1.i = phi i8* [ %incdec.ptr.i, %if.then13.i ], [ %s.addr.0.i, %while.end.i ]
  %scevgep.i = getelementptr i8, i8* %s.addr.1.i, i64 %width.addr.0.i
  %2 = load i8, i8* %s.addr.1.i, align 1
  %conv37.i14 = sext i8 %2 to i32
  %sub.i117.i15 = add nsw i32 %conv37.i14, -48
  %cmp39.i16 = icmp ult i32 %sub.i117.i15, 10
  br i1 %cmp39.i16, label %for.body.i, label %__mw_read_integer.exit

land.rhs.i:
  %3 = load i8, i8* %add.ptr52.i, align 1
  %conv37.i = sext i8 %3 to i32
  %sub.i117.i = add nsw i32 %conv37.i, -48
  %cmp39.i = icmp ult i32 %sub.i117.i, 10
  br i1 %cmp39.i, label %for.body.i, label %__mw_read_integer.exit.loopexit

for.body.i:
  %conv37.i21 = phi i32 [ %conv37.i, %land.rhs.i ], [ %conv37.i14, %if.end18.i ]
  %n.sroa.0.0145.i20 = phi i64 [ %9, %land.rhs.i ], [ 0, %if.end18.i ]
  %n.sroa.8.0146.i19 = phi i32 [ %or50.i, %land.rhs.i ], [ 0, %if.end18.i ]
  %width.addr.2148.i18 = phi i64 [ %dec54.i, %land.rhs.i ], [ %width.addr.0.i, %if.end18.i ]
  %s.addr.3149.i17 = phi i8* [ %add.ptr52.i, %land.rhs.i ], [ %s.addr.1.i, %if.end18.i ]
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n.sroa.0.0145.i20, i64 10) #6
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  %sub.i119.i = add nsw i32 %conv37.i21, -48
  %conv45.i = zext i32 %sub.i119.i to i64
  %7 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %6, i64 %conv45.i) #6
  %8 = extractvalue { i64, i1 } %7, 1
  %9 = extractvalue { i64, i1 } %7, 0
  %or115.i = or i1 %5, %8
  %conv49.i = zext i1 %or115.i to i32
  %or50.i = or i32 %n.sroa.8.0146.i19, %conv49.i
  %add.ptr52.i = getelementptr i8, i8* %s.addr.3149.i17, i64 1
  %dec54.i = add i64 %width.addr.2148.i18, -1
  %tobool36.not.i = icmp eq i64 %dec54.i, 0
  br i1 %tobool36.not.i, label %__mw_read_integer.exit.split.loop.exit, label %land.rhs.i

__mw_read_integer.exit.split.loop.exit:
  %10 = extractvalue { i64, i1 } %7, 0
  br label %__mw_read_integer.exit

__mw_read_integer.exit.loopexit:
  %11 = extractvalue { i64, i1 } %7, 0
  br label %__mw_read_integer.exit

__mw_read_integer.exit:
  %n.sroa.0.0.lcssa.i = phi i64 [ %10, %__mw_read_integer.exit.split.loop.exit ], [ 0, %if.end18.i ], [ %11, %__mw_read_integer.exit.loopexit ]
  %n.sroa.8.0.lcssa.i = phi i32 [ %or50.i, %__mw_read_integer.exit.split.loop.exit ], [ 0, %if.end18.i ], [ %or50.i, %__mw_read_integer.exit.loopexit ]
  %n.sroa.10.0.lcssa.i = phi i8* [ %scevgep.i, %__mw_read_integer.exit.split.loop.exit ], [ null, %if.end18.i ], [ %add.ptr52.i, %__mw_read_integer.exit.loopexit ]
  %tobool.not.i.i = icmp eq i8* %n.sroa.10.0.lcssa.i, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %n.sroa.10.0.lcssa.i
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool3.not.i = icmp ne i32 %n.sroa.8.0.lcssa.i, 0
  %conv.i = zext i32 %n.sroa.7.0.i to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %n.sroa.0.0.lcssa.i, %add.i
  %or.cond = select i1 %tobool3.not.i, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %tobool8.not.i = icmp eq i32 %n.sroa.7.0.i, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %read_signed.exit

if.end10.i:
  %tobool12.not.i = icmp eq i32 %n.sroa.7.0.i, 0
  %sub15.i = sub i64 0, %n.sroa.0.0.lcssa.i
  %cond19.i = select i1 %tobool12.not.i, i64 %n.sroa.0.0.lcssa.i, i64 %sub15.i
  br label %read_signed.exit

read_signed.exit:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  %conv = trunc i64 %retval.0.i to i32
  ret i32 %conv
}

define dso_local i64 @atol(i8* noundef %s) local_unnamed_addr #4 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  br label %while.cond.i

while.cond.i:
  %s.addr.0.i = phi i8* [ %incdec.ptr.i, %while.cond.i ], [ %s, %entry ]
  %0 = load i8, i8* %s.addr.0.i, align 1
  %conv.i1 = sext i8 %0 to i32
  %cmp.i.i = icmp ne i8 %0, 32
  %1 = add nsw i32 %conv.i1, -14
  %cmp1.i.i = icmp ult i32 %1, -5
  %tobool.not.i = and i1 %cmp.i.i, %cmp1.i.i
  %incdec.ptr.i = getelementptr i8, i8* %s.addr.0.i, i64 1
  br i1 %tobool.not.i, label %while.end.i, label %while.cond.i

while.end.i:
  switch i8 %0, label %if.end18.i [
    i8 45, label %if.then13.i
    i8 43, label %if.then13.i
  ]

if.then13.i:
  %cmp15.i = icmp eq i8 %0, 45
  %conv16.i = zext i1 %cmp15.i to i32
  br label %if.end18.i

if.end18.i:
  %n.sroa.7.0.i = phi i32 [ %conv16.i, %if.then13.i ], [ 0, %while.end.i ]
  %width.addr.0.i = phi i64 [ -2, %if.then13.i ], [ -1, %while.end.i ]
  %s.addr.1.i = phi i8* [ %incdec.ptr.i, %if.then13.i ], [ %s.addr.0.i, %while.end.i ]
  %scevgep.i = getelementptr i8, i8* %s.addr.1.i, i64 %width.addr.0.i
  %2 = load i8, i8* %s.addr.1.i, align 1
  %conv37.i14 = sext i8 %2 to i32
  %sub.i117.i15 = add nsw i32 %conv37.i14, -48
  %cmp39.i16 = icmp ult i32 %sub.i117.i15, 10
  br i1 %cmp39.i16, label %for.body.i, label %__mw_read_integer.exit

land.rhs.i:
  %3 = load i8, i8* %add.ptr52.i, align 1
  %conv37.i = sext i8 %3 to i32
  %sub.i117.i = add nsw i32 %conv37.i, -48
  %cmp39.i = icmp ult i32 %sub.i117.i, 10
  br i1 %cmp39.i, label %for.body.i, label %__mw_read_integer.exit.loopexit

for.body.i:
  %conv37.i21 = phi i32 [ %conv37.i, %land.rhs.i ], [ %conv37.i14, %if.end18.i ]
  %n.sroa.0.0145.i20 = phi i64 [ %9, %land.rhs.i ], [ 0, %if.end18.i ]
  %n.sroa.8.0146.i19 = phi i32 [ %or50.i, %land.rhs.i ], [ 0, %if.end18.i ]
  %width.addr.2148.i18 = phi i64 [ %dec54.i, %land.rhs.i ], [ %width.addr.0.i, %if.end18.i ]
  %s.addr.3149.i17 = phi i8* [ %add.ptr52.i, %land.rhs.i ], [ %s.addr.1.i, %if.end18.i ]
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n.sroa.0.0145.i20, i64 10) #6
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  %sub.i119.i = add nsw i32 %conv37.i21, -48
  %conv45.i = zext i32 %sub.i119.i to i64
  %7 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %6, i64 %conv45.i) #6
  %8 = extractvalue { i64, i1 } %7, 1
  %9 = extractvalue { i64, i1 } %7, 0
  %or115.i = or i1 %5, %8
  %conv49.i = zext i1 %or115.i to i32
  %or50.i = or i32 %n.sroa.8.0146.i19, %conv49.i
  %add.ptr52.i = getelementptr i8, i8* %s.addr.3149.i17, i64 1
  %dec54.i = add i64 %width.addr.2148.i18, -1
  %tobool36.not.i = icmp eq i64 %dec54.i, 0
  br i1 %tobool36.not.i, label %__mw_read_integer.exit.split.loop.exit, label %land.rhs.i

__mw_read_integer.exit.split.loop.exit:
  %10 = extractvalue { i64, i1 } %7, 0
  br label %__mw_read_integer.exit

__mw_read_integer.exit.loopexit:
  %11 = extractvalue { i64, i1 } %7, 0
  br label %__mw_read_integer.exit

__mw_read_integer.exit:
  %n.sroa.0.0.lcssa.i = phi i64 [ %10, %__mw_read_integer.exit.split.loop.exit ], [ 0, %if.end18.i ], [ %11, %__mw_read_integer.exit.loopexit ]
  %n.sroa.8.0.lcssa.i = phi i32 [ %or50.i, %__mw_read_integer.exit.split.loop.exit ], [ 0, %if.end18.i ], [ %or50.i, %__mw_read_integer.exit.loopexit ]
  %n.sroa.10.0.lcssa.i = phi i8* [ %scevgep.i, %__mw_read_integer.exit.split.loop.exit ], [ null, %if.end18.i ], [ %add.ptr52.i, %__mw_read_integer.exit.loopexit ]
  %tobool.not.i.i = icmp eq i8* %n.sroa.10.0.lcssa.i, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %n.sroa.10.0.lcssa.i
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool3.not.i = icmp ne i32 %n.sroa.8.0.lcssa.i, 0
  %conv.i = zext i32 %n.sroa.7.0.i to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %n.sroa.0.0.lcssa.i, %add.i
  %or.cond = select i1 %tobool3.not.i, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %tobool8.not.i = icmp eq i32 %n.sroa.7.0.i, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %read_signed.exit

if.end10.i:
  %tobool12.not.i = icmp eq i32 %n.sroa.7.0.i, 0
  %sub15.i = sub i64 0, %n.sroa.0.0.lcssa.i
  %cond19.i = select i1 %tobool12.not.i, i64 %n.sroa.0.0.lcssa.i, i64 %sub15.i
  br label %read_signed.exit

read_signed.exit:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  ret i64 %retval.0.i
}

define dso_local i64 @atoll(i8* noundef %s) local_unnamed_addr #4 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  br label %while.cond.i

while.cond.i:
  %s.addr.0.i = phi i8* [ %incdec.ptr.i, %while.cond.i ], [ %s, %entry ]
  %0 = load i8, i8* %s.addr.0.i, align 1
  %conv.i1 = sext i8 %0 to i32
  %cmp.i.i = icmp ne i8 %0, 32
  %1 = add nsw i32 %conv.i1, -14
  %cmp1.i.i = icmp ult i32 %1, -5
  %tobool.not.i = and i1 %cmp.i.i, %cmp1.i.i
  %incdec.ptr.i = getelementptr i8, i8* %s.addr.0.i, i64 1
  br i1 %tobool.not.i, label %while.end.i, label %while.cond.i

while.end.i:
  switch i8 %0, label %if.end18.i [
    i8 45, label %if.then13.i
    i8 43, label %if.then13.i
  ]

if.then13.i:
  %cmp15.i = icmp eq i8 %0, 45
  %conv16.i = zext i1 %cmp15.i to i32
  br label %if.end18.i

if.end18.i:
  %n.sroa.7.0.i = phi i32 [ %conv16.i, %if.then13.i ], [ 0, %while.end.i ]
  %width.addr.0.i = phi i64 [ -2, %if.then13.i ], [ -1, %while.end.i ]
  %s.addr.1.i = phi i8* [ %incdec.ptr.i, %if.then13.i ], [ %s.addr.0.i, %while.end.i ]
  %scevgep.i = getelementptr i8, i8* %s.addr.1.i, i64 %width.addr.0.i
  %2 = load i8, i8* %s.addr.1.i, align 1
  %conv37.i14 = sext i8 %2 to i32
  %sub.i117.i15 = add nsw i32 %conv37.i14, -48
  %cmp39.i16 = icmp ult i32 %sub.i117.i15, 10
  br i1 %cmp39.i16, label %for.body.i, label %__mw_read_integer.exit

land.rhs.i:
  %3 = load i8, i8* %add.ptr52.i, align 1
  %conv37.i = sext i8 %3 to i32
  %sub.i117.i = add nsw i32 %conv37.i, -48
  %cmp39.i = icmp ult i32 %sub.i117.i, 10
  br i1 %cmp39.i, label %for.body.i, label %__mw_read_integer.exit.loopexit

for.body.i:
  %conv37.i21 = phi i32 [ %conv37.i, %land.rhs.i ], [ %conv37.i14, %if.end18.i ]
  %n.sroa.0.0145.i20 = phi i64 [ %9, %land.rhs.i ], [ 0, %if.end18.i ]
  %n.sroa.8.0146.i19 = phi i32 [ %or50.i, %land.rhs.i ], [ 0, %if.end18.i ]
  %width.addr.2148.i18 = phi i64 [ %dec54.i, %land.rhs.i ], [ %width.addr.0.i, %if.end18.i ]
  %s.addr.3149.i17 = phi i8* [ %add.ptr52.i, %land.rhs.i ], [ %s.addr.1.i, %if.end18.i ]
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n.sroa.0.0145.i20, i64 10) #6
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  %sub.i119.i = add nsw i32 %conv37.i21, -48
  %conv45.i = zext i32 %sub.i119.i to i64
  %7 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %6, i64 %conv45.i) #6
  %8 = extractvalue { i64, i1 } %7, 1
  %9 = extractvalue { i64, i1 } %7, 0
  %or115.i = or i1 %5, %8
  %conv49.i = zext i1 %or115.i to i32
  %or50.i = or i32 %n.sroa.8.0146.i19, %conv49.i
  %add.ptr52.i = getelementptr i8, i8* %s.addr.3149.i17, i64 1
  %dec54.i = add i64 %width.addr.2148.i18, -1
  %tobool36.not.i = icmp eq i64 %dec54.i, 0
  br i1 %tobool36.not.i, label %__mw_read_integer.exit.split.loop.exit, label %land.rhs.i

__mw_read_integer.exit.split.loop.exit:
  %10 = extractvalue { i64, i1 } %7, 0
  br label %__mw_read_integer.exit

__mw_read_integer.exit.loopexit:
  %11 = extractvalue { i64, i1 } %7, 0
  br label %__mw_read_integer.exit

__mw_read_integer.exit:
  %n.sroa.0.0.lcssa.i = phi i64 [ %10, %__mw_read_integer.exit.split.loop.exit ], [ 0, %if.end18.i ], [ %11, %__mw_read_integer.exit.loopexit ]
  %n.sroa.8.0.lcssa.i = phi i32 [ %or50.i, %__mw_read_integer.exit.split.loop.exit ], [ 0, %if.end18.i ], [ %or50.i, %__mw_read_integer.exit.loopexit ]
  %n.sroa.10.0.lcssa.i = phi i8* [ %scevgep.i, %__mw_read_integer.exit.split.loop.exit ], [ null, %if.end18.i ], [ %add.ptr52.i, %__mw_read_integer.exit.loopexit ]
  %tobool.not.i.i = icmp eq i8* %n.sroa.10.0.lcssa.i, null
  %cond.i.i = select i1 %tobool.not.i.i, i8* %s, i8* %n.sroa.10.0.lcssa.i
  %sub.ptr.lhs.cast.i.i = ptrtoint i8* %cond.i.i to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i.i = sub i64 1, %sub.ptr.rhs.cast.i.i
  %add.i.i = add i64 %sub.ptr.sub.i.i, %sub.ptr.lhs.cast.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i.i, i32 noundef 0) #5
  %tobool3.not.i = icmp ne i32 %n.sroa.8.0.lcssa.i, 0
  %conv.i = zext i32 %n.sroa.7.0.i to i64
  %add.i = add nuw i64 %conv.i, 9223372036854775807
  %cmp.i = icmp ugt i64 %n.sroa.0.0.lcssa.i, %add.i
  %or.cond = select i1 %tobool3.not.i, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then5.i, label %if.end10.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 34) #5
  %tobool8.not.i = icmp eq i32 %n.sroa.7.0.i, 0
  %cond.i = select i1 %tobool8.not.i, i64 9223372036854775807, i64 -9223372036854775808
  br label %read_signed.exit

if.end10.i:
  %tobool12.not.i = icmp eq i32 %n.sroa.7.0.i, 0
  %sub15.i = sub i64 0, %n.sroa.0.0.lcssa.i
  %cond19.i = select i1 %tobool12.not.i, i64 %n.sroa.0.0.lcssa.i, i64 %sub15.i
  br label %read_signed.exit

read_signed.exit:
  %retval.0.i = phi i64 [ %cond.i, %if.then5.i ], [ %cond19.i, %if.end10.i ]
  ret i64 %retval.0.i
}

define dso_local double @__mw_read_double(i8* noundef %s, i64 noundef %width, i8** nocapture noundef %end) local_unnamed_addr #0 {
entry:
  %v.i.i.i.i.i = alloca i32, align 4
  %v.i.i.i107 = alloca double, align 8
  %v.i.i.i = alloca i32, align 4
  %v.i = alloca double, align 8
  br label %while.cond

while.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.cond ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %cmp.i = icmp ne i8 %0, 32
  %1 = add nsw i32 %conv, -14
  %cmp1.i = icmp ult i32 %1, -5
  %tobool.not = and i1 %cmp.i, %cmp1.i
  %incdec.ptr = getelementptr i8, i8* %s.addr.0, i64 1
  br i1 %tobool.not, label %while.end, label %while.cond

while.end:
  %tobool1.not = icmp eq i64 %width, 0
  br i1 %tobool1.not, label %if.end, label %land.lhs.true

land.lhs.true:
  switch i8 %0, label %if.end [
    i8 45, label %if.then
    i8 43, label %if.then
  ]

if.then:
  %cmp8 = icmp eq i8 %0, 45
  %conv9 = zext i1 %cmp8 to i32
  %incdec.ptr10 = getelementptr i8, i8* %s.addr.0, i64 1
  %dec = add i64 %width, -1
  br label %if.end

if.end:
  %width.addr.0 = phi i64 [ %dec, %if.then ], [ 0, %while.end ], [ %width, %land.lhs.true ]
  %s.addr.1 = phi i8* [ %incdec.ptr10, %if.then ], [ %s.addr.0, %while.end ], [ %s.addr.0, %land.lhs.true ]
  %negative.0 = phi i32 [ %conv9, %if.then ], [ 0, %while.end ], [ 0, %land.lhs.true ]
  br label %for.body.i

for.cond.i:
  %arrayidx.i = getelementptr [4 x i8], [4 x i8]* @.str, i64 0, i64 %inc.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i64 %inc.i, 3
  br i1 %tobool.not.i, label %for.body.i86, label %for.body.i

for.body.i:
  %3 = phi i8 [ %2, %for.cond.i ], [ 105, %if.end ]
  %i.013.i = phi i64 [ %inc.i, %for.cond.i ], [ 0, %if.end ]
  %exitcond.not.i = icmp eq i64 %i.013.i, %width.addr.0
  br i1 %exitcond.not.i, label %for.body.i98.preheader, label %lor.lhs.false.i

lor.lhs.false.i:
  %arrayidx1.i = getelementptr i8, i8* %s.addr.1, i64 %i.013.i
  %4 = load i8, i8* %arrayidx1.i, align 1
  %5 = or i8 %4, 32
  %cmp4.not.i = icmp eq i8 %5, %3
  %inc.i = add nuw nsw i64 %i.013.i, 1
  br i1 %cmp4.not.i, label %for.cond.i, label %for.body.i98.preheader

for.body.i98.preheader:
  br label %for.body.i98

for.cond.i83:
  %arrayidx.i81 = getelementptr [9 x i8], [9 x i8]* @.str.1, i64 0, i64 %inc.i89
  %6 = load i8, i8* %arrayidx.i81, align 1
  %tobool.not.i82 = icmp eq i64 %inc.i89, 8
  br i1 %tobool.not.i82, label %word.exit92, label %for.body.i86

for.body.i86:
  %7 = phi i8 [ %6, %for.cond.i83 ], [ 105, %for.cond.i ]
  %i.013.i84 = phi i64 [ %inc.i89, %for.cond.i83 ], [ 0, %for.cond.i ]
  %exitcond.not.i85 = icmp eq i64 %i.013.i84, %width.addr.0
  br i1 %exitcond.not.i85, label %word.exit92, label %lor.lhs.false.i90

lor.lhs.false.i90:
  %arrayidx1.i87 = getelementptr i8, i8* %s.addr.1, i64 %i.013.i84
  %8 = load i8, i8* %arrayidx1.i87, align 1
  %9 = or i8 %8, 32
  %cmp4.not.i88 = icmp eq i8 %9, %7
  %inc.i89 = add nuw nsw i64 %i.013.i84, 1
  br i1 %cmp4.not.i88, label %for.cond.i83, label %word.exit92

word.exit92:
  %tobool15.not = phi i64 [ 8, %for.cond.i83 ], [ 3, %for.body.i86 ], [ 3, %lor.lhs.false.i90 ]
  %add.ptr = getelementptr i8, i8* %s.addr.1, i64 %tobool15.not
  store i8* %add.ptr, i8** %end, align 8
  br label %if.end42

for.cond.i95:
  %arrayidx.i93 = getelementptr [4 x i8], [4 x i8]* @.str.2, i64 0, i64 %inc.i101
  %10 = load i8, i8* %arrayidx.i93, align 1
  %tobool.not.i94 = icmp eq i64 %inc.i101, 3
  br i1 %tobool.not.i94, label %if.then18.critedge, label %for.body.i98

for.body.i98:
  %11 = phi i8 [ %10, %for.cond.i95 ], [ 110, %for.body.i98.preheader ]
  %i.013.i96 = phi i64 [ %inc.i101, %for.cond.i95 ], [ 0, %for.body.i98.preheader ]
  %exitcond.not.i97 = icmp eq i64 %i.013.i96, %width.addr.0
  br i1 %exitcond.not.i97, label %if.else20, label %lor.lhs.false.i102

lor.lhs.false.i102:
  %arrayidx1.i99 = getelementptr i8, i8* %s.addr.1, i64 %i.013.i96
  %12 = load i8, i8* %arrayidx1.i99, align 1
  %13 = or i8 %12, 32
  %cmp4.not.i100 = icmp eq i8 %13, %11
  %inc.i101 = add nuw nsw i64 %i.013.i96, 1
  br i1 %cmp4.not.i100, label %for.cond.i95, label %if.else20

if.then18.critedge:
  %add.ptr19 = getelementptr i8, i8* %s.addr.1, i64 3
  store i8* %add.ptr19, i8** %end, align 8
  br label %if.end42

if.else20:
  %cmp.i105 = icmp ugt i64 %width.addr.0, 2
  br i1 %cmp.i105, label %land.lhs.true.i, label %has_prefix.exit

land.lhs.true.i:
  %14 = load i8, i8* %s.addr.1, align 1
  %cmp1.i106 = icmp eq i8 %14, 48
  br i1 %cmp1.i106, label %land.lhs.true3.i, label %has_prefix.exit

land.lhs.true3.i:
  %arrayidx4.i = getelementptr i8, i8* %s.addr.1, i64 1
  %15 = load i8, i8* %arrayidx4.i, align 1
  %16 = and i8 %15, -33
  %cmp6.i = icmp eq i8 %16, 88
  br i1 %cmp6.i, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:
  %arrayidx8.i = getelementptr i8, i8* %s.addr.1, i64 2
  %17 = load i8, i8* %arrayidx8.i, align 1
  %conv9.i = sext i8 %17 to i32
  %or.i.i = or i32 %conv9.i, 32
  %sub1.i.i = add nsw i32 %conv9.i, -48
  %cmp.i.i = icmp ult i32 %sub1.i.i, 10
  %sub.i.i = add nsw i32 %or.i.i, -97
  %cmp2.i.i = icmp ult i32 %sub.i.i, 26
  %add.i.i = add nsw i32 %or.i.i, -87
  %cond.i.i = select i1 %cmp2.i.i, i32 %add.i.i, i32 96
  %cond6.i.i = select i1 %cmp.i.i, i32 %sub1.i.i, i32 %cond.i.i
  %cmp10.i = icmp ult i32 %cond6.i.i, 16
  %phi.cast.i = zext i1 %cmp10.i to i32
  br label %has_prefix.exit

has_prefix.exit:
  %18 = phi i32 [ 0, %land.lhs.true3.i ], [ 0, %land.lhs.true.i ], [ 0, %if.else20 ], [ %phi.cast.i, %land.rhs.i ]
  %tobool22.not = icmp eq i32 %18, 0
  br i1 %tobool22.not, label %if.else38, label %if.then23

if.then23:
  %add.ptr24 = getelementptr i8, i8* %s.addr.1, i64 2
  br label %for.cond

for.cond:
  %storemerge = phi i8* [ %add.ptr24, %if.then23 ], [ %incdec.ptr36, %for.inc ]
  store i8* %storemerge, i8** %end, align 8
  %19 = load i8, i8* %storemerge, align 1
  %conv25 = sext i8 %19 to i32
  %or.i78 = or i32 %conv25, 32
  %sub1.i = add nsw i32 %conv25, -48
  %cmp.i79 = icmp ult i32 %sub1.i, 10
  %sub.i80 = add nsw i32 %or.i78, -97
  %cmp2.i = icmp ult i32 %sub.i80, 26
  %add.i = add nsw i32 %or.i78, -87
  %cond.i = select i1 %cmp2.i, i32 %add.i, i32 96
  %cond6.i = select i1 %cmp.i79, i32 %sub1.i, i32 %cond.i
  %cmp27 = icmp ult i32 %cond6.i, 16
  br i1 %cmp27, label %for.inc, label %lor.lhs.false29

lor.lhs.false29:
  switch i8 %19, label %for.end [
    i8 112, label %for.inc
    i8 80, label %for.inc
    i8 46, label %for.inc
  ]

for.inc:
  %incdec.ptr36 = getelementptr i8, i8* %storemerge, i64 1
  br label %for.cond

for.end:
  %20 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %20) #6
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #5
  call void @__midway_nondet(i8* noundef nonnull %20, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #5
  %21 = bitcast i32* %v.i.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %21) #6
  call void @__midway_nondet(i8* noundef nonnull %21, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0)) #5
  %22 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %21) #6
  %and.i.i = and i32 %22, 1
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %23 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %23, 34
  %sub.i.i.i = sub nsw i32 0, %and.i.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %23
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  %24 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %20) #6
  br label %if.end42

if.else38:
  %tobool.not64.i = icmp eq i64 %width.addr.0, 0
  br i1 %tobool.not64.i, label %for.end.i, label %for.body.preheader.i

for.body.preheader.i:
  %scevgep.i = getelementptr i8, i8* %s.addr.1, i64 %width.addr.0
  br label %for.body.i109

for.body.i109:
  %exponent.073.i = phi i64 [ %exponent.1.i, %for.inc.i ], [ 0, %for.body.preheader.i ]
  %point.072.i = phi i32 [ %point.1.i, %for.inc.i ], [ 0, %for.body.preheader.i ]
  %any.071.i = phi i32 [ %any.1.i, %for.inc.i ], [ 0, %for.body.preheader.i ]
  %count.070.i = phi i32 [ %count.1.i, %for.inc.i ], [ 0, %for.body.preheader.i ]
  %digits.069.i = phi i64 [ %digits.1.i, %for.inc.i ], [ 0, %for.body.preheader.i ]
  %s.addr.067.i = phi i8* [ %incdec.ptr.i, %for.inc.i ], [ %s.addr.1, %for.body.preheader.i ]
  %width.addr.065.i = phi i64 [ %dec.i, %for.inc.i ], [ %width.addr.0, %for.body.preheader.i ]
  %25 = load i8, i8* %s.addr.067.i, align 1
  %cmp.i108 = icmp ne i8 %25, 46
  %tobool2.i = icmp ne i32 %point.072.i, 0
  %or.cond.i = select i1 %cmp.i108, i1 true, i1 %tobool2.i
  br i1 %or.cond.i, label %if.end.i, label %for.inc.i

if.end.i:
  %conv.i = sext i8 %25 to i32
  %26 = add nsw i32 %conv.i, -58
  %cmp.i.i110 = icmp ult i32 %26, -10
  br i1 %cmp.i.i110, label %for.end.i, label %if.end6.i

if.end6.i:
  %cmp7.i = icmp sgt i32 %count.070.i, 0
  %cmp10.i111 = icmp ne i8 %25, 48
  %spec.select.i = select i1 %cmp7.i, i1 true, i1 %cmp10.i111
  %lor.ext.i = zext i1 %spec.select.i to i32
  %add.i112 = add i32 %count.070.i, %lor.ext.i
  %cmp12.i = icmp slt i32 %add.i112, 20
  br i1 %cmp12.i, label %if.then14.i, label %if.else.i

if.then14.i:
  %mul.i = mul i64 %digits.069.i, 10
  %conv15.i = sext i8 %25 to i64
  %sub.i113 = add nsw i64 %conv15.i, 4294967248
  %conv16.i = and i64 %sub.i113, 4294967295
  %add17.i = add i64 %conv16.i, %mul.i
  %27 = zext i32 %point.072.i to i64
  %sub19.i = sub i64 %exponent.073.i, %27
  br label %for.inc.i

if.else.i:
  %lnot.i = xor i1 %tobool2.i, true
  %28 = zext i1 %lnot.i to i64
  %add22.i = add i64 %exponent.073.i, %28
  br label %for.inc.i

for.inc.i:
  %digits.1.i = phi i64 [ %add17.i, %if.then14.i ], [ %digits.069.i, %if.else.i ], [ %digits.069.i, %for.body.i109 ]
  %count.1.i = phi i32 [ %add.i112, %if.then14.i ], [ %add.i112, %if.else.i ], [ %count.070.i, %for.body.i109 ]
  %any.1.i = phi i32 [ 1, %if.then14.i ], [ 1, %if.else.i ], [ %any.071.i, %for.body.i109 ]
  %point.1.i = phi i32 [ %point.072.i, %if.then14.i ], [ %point.072.i, %if.else.i ], [ 1, %for.body.i109 ]
  %exponent.1.i = phi i64 [ %sub19.i, %if.then14.i ], [ %add22.i, %if.else.i ], [ %exponent.073.i, %for.body.i109 ]
  %incdec.ptr.i = getelementptr i8, i8* %s.addr.067.i, i64 1
  %dec.i = add i64 %width.addr.065.i, -1
  %tobool.not.i114 = icmp eq i64 %dec.i, 0
  br i1 %tobool.not.i114, label %for.end.i, label %for.body.i109

for.end.i:
  %width.addr.0.lcssa.i = phi i64 [ %width.addr.0, %if.else38 ], [ 0, %for.inc.i ], [ %width.addr.065.i, %if.end.i ]
  %s.addr.0.lcssa.i = phi i8* [ %s.addr.1, %if.else38 ], [ %scevgep.i, %for.inc.i ], [ %s.addr.067.i, %if.end.i ]
  %digits.0.lcssa.i = phi i64 [ 0, %if.else38 ], [ %digits.1.i, %for.inc.i ], [ %digits.069.i, %if.end.i ]
  %count.0.lcssa.i = phi i32 [ 0, %if.else38 ], [ %count.1.i, %for.inc.i ], [ %count.070.i, %if.end.i ]
  %any.0.lcssa.i = phi i32 [ 0, %if.else38 ], [ %any.1.i, %for.inc.i ], [ %any.071.i, %if.end.i ]
  %exponent.0.lcssa.i = phi i64 [ 0, %if.else38 ], [ %exponent.1.i, %for.inc.i ], [ %exponent.073.i, %if.end.i ]
  %tobool24.not.i = icmp eq i32 %any.0.lcssa.i, 0
  %cond.i115 = select i1 %tobool24.not.i, i8* null, i8* %s.addr.0.lcssa.i
  store i8* %cond.i115, i8** %end, align 8
  br i1 %tobool24.not.i, label %if.end42, label %cond.true26.i

cond.true26.i:
  %cmp.i56.i = icmp ult i64 %width.addr.0.lcssa.i, 2
  br i1 %cmp.i56.i, label %exponent_at.exit.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %29 = load i8, i8* %s.addr.0.lcssa.i, align 1
  %30 = and i8 %29, -33
  %cmp1.not.i.i = icmp eq i8 %30, 69
  br i1 %cmp1.not.i.i, label %lor.lhs.false3.i.i, label %exponent_at.exit.i

lor.lhs.false3.i.i:
  %arrayidx.i.i = getelementptr i8, i8* %s.addr.0.lcssa.i, i64 1
  %31 = load i8, i8* %arrayidx.i.i, align 1
  %conv4.i.i = sext i8 %31 to i32
  %cmp.i.i.i = icmp ne i8 %31, 32
  %32 = add nsw i32 %conv4.i.i, -14
  %cmp1.i.i.i = icmp ult i32 %32, -5
  %tobool.not.i.i = and i1 %cmp.i.i.i, %cmp1.i.i.i
  br i1 %tobool.not.i.i, label %while.cond.i.i.i, label %exponent_at.exit.i

while.cond.i.i.i:
  %s.addr.0.i.i.i = phi i8* [ %incdec.ptr.i.i.i, %while.cond.i.i.i ], [ %arrayidx.i.i, %lor.lhs.false3.i.i ]
  %33 = load i8, i8* %s.addr.0.i.i.i, align 1
  %conv.i.i.i = sext i8 %33 to i32
  %cmp.i.i.i.i = icmp ne i8 %33, 32
  %34 = add nsw i32 %conv.i.i.i, -14
  %cmp1.i.i.i.i = icmp ult i32 %34, -5
  %tobool.not.i.i.i = and i1 %cmp.i.i.i.i, %cmp1.i.i.i.i
  %incdec.ptr.i.i.i = getelementptr i8, i8* %s.addr.0.i.i.i, i64 1
  br i1 %tobool.not.i.i.i, label %while.end.i.i.i, label %while.cond.i.i.i

while.end.i.i.i:
  %sub.i57.i = add i64 %width.addr.0.lcssa.i, -1
  %tobool5.not.i.i.i = icmp eq i64 %sub.i57.i, 0
  br i1 %tobool5.not.i.i.i, label %if.end18.i.i.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  switch i8 %33, label %if.end18.i.i.i [
    i8 45, label %if.then13.i.i.i
    i8 43, label %if.then13.i.i.i
  ]

if.then13.i.i.i:
  %cmp15.i.i.i = icmp eq i8 %33, 45
  %conv16.i.i.i = zext i1 %cmp15.i.i.i to i32
  %dec.i.i.i = add i64 %width.addr.0.lcssa.i, -2
  br label %if.end18.i.i.i

if.end18.i.i.i:
  %n.sroa.7.0.i.i.i = phi i32 [ %conv16.i.i.i, %if.then13.i.i.i ], [ 0, %while.end.i.i.i ], [ 0, %land.lhs.true.i.i.i ]
  %width.addr.0.i.i.i = phi i64 [ %dec.i.i.i, %if.then13.i.i.i ], [ 0, %while.end.i.i.i ], [ %sub.i57.i, %land.lhs.true.i.i.i ]
  %s.addr.1.i.i.i = phi i8* [ %incdec.ptr.i.i.i, %if.then13.i.i.i ], [ %s.addr.0.i.i.i, %while.end.i.i.i ], [ %s.addr.0.i.i.i, %land.lhs.true.i.i.i ]
  %tobool36.not144.i.i.i = icmp eq i64 %width.addr.0.i.i.i, 0
  br i1 %tobool36.not144.i.i.i, label %__mw_read_integer.exit.i.i, label %land.rhs.lr.ph.i.i.i

land.rhs.lr.ph.i.i.i:
  %scevgep.i.i.i = getelementptr i8, i8* %s.addr.1.i.i.i, i64 %width.addr.0.i.i.i
  %35 = load i8, i8* %s.addr.1.i.i.i, align 1
  %conv37.i35.i.i = sext i8 %35 to i32
  %sub.i117.i36.i.i = add nsw i32 %conv37.i35.i.i, -48
  %cmp39.i37.i.i = icmp ult i32 %sub.i117.i36.i.i, 10
  br i1 %cmp39.i37.i.i, label %for.body.i.i.i, label %__mw_read_integer.exit.i.i

land.rhs.i.i.i:
  %36 = extractvalue { i64, i1 } %41, 0
  %37 = load i8, i8* %add.ptr52.i.i.i, align 1
  %conv37.i.i.i = sext i8 %37 to i32
  %sub.i117.i.i.i = add nsw i32 %conv37.i.i.i, -48
  %cmp39.i.i.i = icmp ult i32 %sub.i117.i.i.i, 10
  br i1 %cmp39.i.i.i, label %for.body.i.i.i, label %__mw_read_integer.exit.i.loopexit.i

for.body.i.i.i:
  %conv37.i42.i.i = phi i32 [ %conv37.i.i.i, %land.rhs.i.i.i ], [ %conv37.i35.i.i, %land.rhs.lr.ph.i.i.i ]
  %n.sroa.0.0145.i41.i.i = phi i64 [ %36, %land.rhs.i.i.i ], [ 0, %land.rhs.lr.ph.i.i.i ]
  %n.sroa.8.0146.i40.i.i = phi i32 [ %or50.i.i.i, %land.rhs.i.i.i ], [ 0, %land.rhs.lr.ph.i.i.i ]
  %width.addr.2148.i39.i.i = phi i64 [ %dec54.i.i.i, %land.rhs.i.i.i ], [ %width.addr.0.i.i.i, %land.rhs.lr.ph.i.i.i ]
  %s.addr.3149.i38.i.i = phi i8* [ %add.ptr52.i.i.i, %land.rhs.i.i.i ], [ %s.addr.1.i.i.i, %land.rhs.lr.ph.i.i.i ]
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n.sroa.0.0145.i41.i.i, i64 10) #6
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %sub.i119.i.i.i = add nsw i32 %conv37.i42.i.i, -48
  %conv45.i.i.i = zext i32 %sub.i119.i.i.i to i64
  %41 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %conv45.i.i.i) #6
  %42 = extractvalue { i64, i1 } %41, 1
  %or115.i.i.i = or i1 %39, %42
  %conv49.i.i.i = zext i1 %or115.i.i.i to i32
  %or50.i.i.i = or i32 %n.sroa.8.0146.i40.i.i, %conv49.i.i.i
  %add.ptr52.i.i.i = getelementptr i8, i8* %s.addr.3149.i38.i.i, i64 1
  %dec54.i.i.i = add i64 %width.addr.2148.i39.i.i, -1
  %tobool36.not.i.i.i = icmp eq i64 %dec54.i.i.i, 0
  br i1 %tobool36.not.i.i.i, label %__mw_read_integer.exit.i.loopexit.i, label %land.rhs.i.i.i

__mw_read_integer.exit.i.loopexit.i:
  %n.sroa.10.0.lcssa.i.i.ph.i = phi i8* [ %scevgep.i.i.i, %for.body.i.i.i ], [ %add.ptr52.i.i.i, %land.rhs.i.i.i ]
  %43 = extractvalue { i64, i1 } %41, 0
  br label %__mw_read_integer.exit.i.i

__mw_read_integer.exit.i.i:
  %n.sroa.0.0.lcssa.i.i.i = phi i64 [ 0, %if.end18.i.i.i ], [ 0, %land.rhs.lr.ph.i.i.i ], [ %43, %__mw_read_integer.exit.i.loopexit.i ]
  %n.sroa.8.0.lcssa.i.i.i = phi i32 [ 0, %if.end18.i.i.i ], [ 0, %land.rhs.lr.ph.i.i.i ], [ %or50.i.i.i, %__mw_read_integer.exit.i.loopexit.i ]
  %n.sroa.10.0.lcssa.i.i.i = phi i8* [ null, %if.end18.i.i.i ], [ null, %land.rhs.lr.ph.i.i.i ], [ %n.sroa.10.0.lcssa.i.i.ph.i, %__mw_read_integer.exit.i.loopexit.i ]
  %tobool6.not.i.i = icmp eq i8* %n.sroa.10.0.lcssa.i.i.i, null
  br i1 %tobool6.not.i.i, label %exponent_at.exit.i, label %if.end8.i.i

if.end8.i.i:
  store i8* %n.sroa.10.0.lcssa.i.i.i, i8** %end, align 8
  %tobool10.i.i = icmp ne i32 %n.sroa.8.0.lcssa.i.i.i, 0
  %cmp12.i.i = icmp ugt i64 %n.sroa.0.0.lcssa.i.i.i, 9999
  %or.cond.i.i = select i1 %tobool10.i.i, i1 true, i1 %cmp12.i.i
  %cond.i.i116 = select i1 %or.cond.i.i, i64 9999, i64 %n.sroa.0.0.lcssa.i.i.i
  %tobool15.not.i.i = icmp eq i32 %n.sroa.7.0.i.i.i, 0
  %sub17.i.i = sub i64 0, %cond.i.i116
  %cond20.i.i = select i1 %tobool15.not.i.i, i64 %cond.i.i116, i64 %sub17.i.i
  br label %exponent_at.exit.i

exponent_at.exit.i:
  %retval.1.i.i = phi i64 [ 0, %lor.lhs.false3.i.i ], [ 0, %lor.lhs.false.i.i ], [ 0, %cond.true26.i ], [ %cond20.i.i, %if.end8.i.i ], [ 0, %__mw_read_integer.exit.i.i ]
  %add28.i = add i64 %retval.1.i.i, %exponent.0.lcssa.i
  %cmp.i58.i = icmp eq i64 %digits.0.lcssa.i, 0
  br i1 %cmp.i58.i, label %if.end42, label %if.end.i.i

if.end.i.i:
  %44 = add i64 %add28.i, -309
  %45 = icmp ult i64 %44, -653
  br i1 %45, label %if.then3.i.i, label %if.end5.i.i

if.then3.i.i:
  %call.i.i = call i32 @__mw_fail(i32 noundef 34) #5
  %cmp4.i.i = icmp sgt i64 %add28.i, 0
  %cond.i59.i = select i1 %cmp4.i.i, double 0x7FF0000000000000, double 0.000000e+00
  br label %if.end42

if.end5.i.i:
  %cmp6.i.i = icmp sgt i32 %count.0.lcssa.i, 19
  %cmp8.i.i = icmp ugt i64 %digits.0.lcssa.i, 9007199254740991
  %or.cond22.i.i = or i1 %cmp8.i.i, %cmp6.i.i
  %46 = add i64 %add28.i, -23
  %47 = icmp ult i64 %46, -45
  %48 = or i1 %or.cond22.i.i, %47
  br i1 %48, label %if.then13.i.i, label %if.end17.i.i

if.then13.i.i:
  %49 = add i64 %add28.i, -289
  %50 = icmp ult i64 %49, -596
  %51 = bitcast double* %v.i.i.i107 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %51) #6
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0)) #5
  call void @__midway_nondet(i8* noundef nonnull %51, i64 noundef 8, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i64 0, i64 0)) #5
  br i1 %50, label %if.then.i.i.i, label %unknown_double.exit.i.i

if.then.i.i.i:
  %52 = bitcast i32* %v.i.i.i.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %52) #6
  call void @__midway_nondet(i8* noundef nonnull %52, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0)) #5
  %53 = load i32, i32* %v.i.i.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %52) #6
  %and.i.i.i.i = and i32 %53, 1
  %call.i.i.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %error1.i.i.i.i.i = bitcast i8* %call.i.i.i.i.i.i to i32*
  %54 = load i32, i32* %error1.i.i.i.i.i, align 4
  %xor.i.i.i.i.i = xor i32 %54, 34
  %sub.i.i.i.i.i = sub nsw i32 0, %and.i.i.i.i
  %and.i.i.i.i.i = and i32 %xor.i.i.i.i.i, %sub.i.i.i.i.i
  %xor2.i.i.i.i.i = xor i32 %and.i.i.i.i.i, %54
  store i32 %xor2.i.i.i.i.i, i32* %error1.i.i.i.i.i, align 4
  br label %unknown_double.exit.i.i

unknown_double.exit.i.i:
  %55 = load double, double* %v.i.i.i107, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %51) #6
  br label %if.end42

if.end17.i.i:
  %conv.i60.i = uitofp i64 %digits.0.lcssa.i to double
  %cmp18.i.i = icmp slt i64 %add28.i, 0
  br i1 %cmp18.i.i, label %cond.true.i.i, label %cond.false.i.i

cond.true.i.i:
  %sub.i61.i = sub i64 0, %add28.i
  %arrayidx.i62.i = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %sub.i61.i
  %56 = load double, double* %arrayidx.i62.i, align 8
  %div.i.i = fdiv double %conv.i60.i, %56
  br label %if.end42

cond.false.i.i:
  %arrayidx20.i.i = getelementptr [23 x double], [23 x double]* @exact_power, i64 0, i64 %add28.i
  %57 = load double, double* %arrayidx20.i.i, align 8
  %mul.i.i = fmul double %57, %conv.i60.i
  br label %if.end42

if.end42:
  %v.0 = phi double [ 0x7FF0000000000000, %word.exit92 ], [ 0x7FF8000000000000, %if.then18.critedge ], [ %24, %for.end ], [ 0.000000e+00, %for.end.i ], [ %cond.i59.i, %if.then3.i.i ], [ %55, %unknown_double.exit.i.i ], [ 0.000000e+00, %exponent_at.exit.i ], [ %div.i.i, %cond.true.i.i ], [ %mul.i.i, %cond.false.i.i ]
  %tobool43.not = icmp eq i32 %negative.0, 0
  br i1 %tobool43.not, label %cond.end, label %land.lhs.true44

land.lhs.true44:
  %58 = load i8*, i8** %end, align 8
  %tobool45.not = icmp eq i8* %58, null
  %fneg = fneg double %v.0
  %spec.select = select i1 %tobool45.not, double %v.0, double %fneg
  br label %cond.end

cond.end:
  %cond46 = phi double [ %v.0, %if.end42 ], [ %spec.select, %land.lhs.true44 ]
  ret double %cond46
}

define dso_local double @strtod(i8* noundef %s, i8** noundef %end) local_unnamed_addr #0 {
entry:
  %parsed = alloca i8*, align 8
  %0 = bitcast i8** %parsed to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #5
  %call = call double @__mw_read_double(i8* noundef %s, i64 noundef -1, i8** noundef nonnull %parsed) #7
  %1 = load i8*, i8** %parsed, align 8
  %tobool.not = icmp eq i8* %1, null
  br i1 %tobool.not, label %if.end, label %land.lhs.true

land.lhs.true:
  %arrayidx = getelementptr i8, i8* %1, i64 -1
  %2 = load i8, i8* %arrayidx, align 1
  %3 = and i8 %2, -33
  %cmp = icmp eq i8 %3, 78
  br i1 %cmp, label %land.lhs.true2, label %if.end

land.lhs.true2:
  %4 = load i8, i8* %1, align 1
  %cmp4 = icmp eq i8 %4, 40
  br i1 %cmp4, label %while.cond.i, label %if.end

while.cond.i:
  %p.pn.i = phi i8* [ %q.0.i, %while.cond.i ], [ %1, %land.lhs.true2 ]
  %q.0.i = getelementptr i8, i8* %p.pn.i, i64 1
  %5 = load i8, i8* %q.0.i, align 1
  %conv.i = sext i8 %5 to i32
  %or.i.i = or i32 %conv.i, 32
  %sub1.i.i = add nsw i32 %conv.i, -48
  %cmp.i.i = icmp ult i32 %sub1.i.i, 10
  %sub.i.i = add nsw i32 %or.i.i, -97
  %cmp2.i.i = icmp ult i32 %sub.i.i, 26
  %add.i.i = add nsw i32 %or.i.i, -87
  %cond.i.i = select i1 %cmp2.i.i, i32 %add.i.i, i32 96
  %cond6.i.i = select i1 %cmp.i.i, i32 %sub1.i.i, i32 %cond.i.i
  %cmp.i = icmp ult i32 %cond6.i.i, 36
  %cmp3.i = icmp eq i8 %5, 95
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp3.i
  br i1 %or.cond.i, label %while.cond.i, label %behind_payload.exit

behind_payload.exit:
  %cmp6.i = icmp eq i8 %5, 41
  %add.ptr8.i = getelementptr i8, i8* %p.pn.i, i64 2
  %cond.i10 = select i1 %cmp6.i, i8* %add.ptr8.i, i8* %1
  store i8* %cond.i10, i8** %parsed, align 8
  br label %if.end

if.end:
  %6 = load i8*, i8** %parsed, align 8
  %tobool.not.i = icmp eq i8* %6, null
  %cond.i = select i1 %tobool.not.i, i8* %s, i8* %6
  %sub.ptr.lhs.cast.i = ptrtoint i8* %cond.i to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i64
  %sub.ptr.sub.i = sub i64 1, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, %sub.ptr.lhs.cast.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #5
  %tobool1.not.i = icmp eq i8** %end, null
  br i1 %tobool1.not.i, label %finish.exit, label %if.then.i

if.then.i:
  %7 = bitcast i8** %end to i8*
  call void @__midway_check(i8* noundef nonnull %7, i64 noundef 8, i32 noundef 1) #5
  store i8* %cond.i, i8** %end, align 8
  br label %finish.exit

finish.exit:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret double %call
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local float @strtof(i8* noundef %s, i8** noundef %end) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %call = call double @strtod(i8* noundef %s, i8** noundef %end) #5
  %cmp = fcmp olt double %call, 0.000000e+00
  %fneg = fneg double %call
  %cond = select i1 %cmp, double %fneg, double %call
  %cmp1 = fcmp ogt double %cond, 0.000000e+00
  %cmp3 = fcmp olt double %cond, 0x3690000000000000
  %or.cond = and i1 %cmp1, %cmp3
  br i1 %or.cond, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %cmp5 = fcmp oge double %cond, 0x47EFFFFFF0000000
  %cmp8 = fcmp olt double %cond, 0x7FF0000000000000
  %or.cond21 = and i1 %cmp5, %cmp8
  br i1 %or.cond21, label %if.then, label %if.else

if.then:
  %call10 = call i32 @__mw_fail(i32 noundef 34) #5
  br label %if.end20

if.else:
  %conv11 = fptosi double %call to i64
  %call12 = call i32 @__midway_is_concrete(i64 noundef %conv11) #5
  %tobool.not = icmp eq i32 %call12, 0
  %cmp17 = fcmp olt double %cond, 0x3810000000000000
  %or.cond22 = and i1 %cmp1, %cmp17
  %or.cond35 = select i1 %tobool.not, i1 true, i1 %or.cond22
  br i1 %or.cond35, label %if.then19, label %if.end20

if.then19:
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0)) #5
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %and.i = and i32 %1, 1
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #5
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i, align 4
  %xor.i.i = xor i32 %2, 34
  %sub.i.i = sub nsw i32 0, %and.i
  %and.i.i = and i32 %xor.i.i, %sub.i.i
  %xor2.i.i = xor i32 %and.i.i, %2
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %if.end20

if.end20:
  %conv = fptrunc double %call to float
  ret float %conv
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

define dso_local x86_fp80 @strtold(i8* noundef %s, i8** noundef %end) local_unnamed_addr #0 {
entry:
  %call = call double @strtod(i8* noundef %s, i8** noundef %end) #5
  %conv = fpext double %call to x86_fp80
  ret x86_fp80 %conv
}

define dso_local double @atof(i8* noundef %s) local_unnamed_addr #4 {
entry:
  %call = call double @strtod(i8* noundef %s, i8** noundef null) #5
  ret double %call
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin }

