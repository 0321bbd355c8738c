target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@position = internal unnamed_addr global i32 0, align 4
@optarg = dso_local global i8* null, align 8
@.str = private unnamed_addr constant [50 x i8] c"getopt: an option behind an argument that is none\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"getopt_long: an abbreviated name\00", align 1

define dso_local i32 @getopt(i32 noundef %argc, i8** nocapture noundef %argv, i8* noundef readonly %spec) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef bitcast (i32* @optind to i8*), i64 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef bitcast (i8** @optarg to i8*), i64 noundef 8, i32 noundef 1) #3
  %0 = load i32, i32* @optind, align 4
  %cmp.i = icmp eq i32 %0, 0
  br i1 %cmp.i, label %if.then.i, label %restart.exit

if.then.i:
  store i32 1, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %restart.exit

restart.exit:
  %1 = load i32, i32* @position, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  call fastcc void @permutes(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #4
  br label %if.end

if.end:
  %2 = load i8, i8* %spec, align 1
  %cmp = icmp eq i8 %2, 45
  %3 = load i32, i32* @position, align 4
  %tobool.not.i = icmp eq i32 %3, 0
  %or.cond = select i1 %cmp, i1 %tobool.not.i, i1 false
  br i1 %or.cond, label %lor.lhs.false.i, label %if.end4

lor.lhs.false.i:
  %4 = load i32, i32* @optind, align 4
  %cmp.not.i = icmp slt i32 %4, %argc
  br i1 %cmp.not.i, label %lor.lhs.false1.i, label %if.end4

lor.lhs.false1.i:
  %idxprom.i = sext i32 %4 to i64
  %arrayidx.i = getelementptr i8*, i8** %argv, i64 %idxprom.i
  %5 = load i8*, i8** %arrayidx.i, align 8
  %tobool2.not.i = icmp eq i8* %5, null
  br i1 %tobool2.not.i, label %if.end4, label %lor.lhs.false3.i

lor.lhs.false3.i:
  %6 = load i8, i8* %5, align 1
  %cmp7.i = icmp eq i8 %6, 45
  br i1 %cmp7.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:
  %arrayidx11.i = getelementptr i8, i8* %5, i64 1
  %7 = load i8, i8* %arrayidx11.i, align 1
  %tobool13.not.i = icmp eq i8 %7, 0
  br i1 %tobool13.not.i, label %if.end.i, label %if.end4

if.end.i:
  %inc.i = add i32 %4, 1
  store i32 %inc.i, i32* @optind, align 4
  store i8* %5, i8** @optarg, align 8
  br label %return

if.end4:
  %8 = load i8, i8* %spec, align 1
  %cmp6 = icmp eq i8 %8, 43
  %cmp9 = icmp eq i8 %8, 45
  %narrow = or i1 %cmp6, %cmp9
  %9 = zext i1 %narrow to i64
  %add.ptr = getelementptr i8, i8* %spec, i64 %9
  %10 = load i32, i32* @position, align 4
  %tobool11.not = icmp eq i32 %10, 0
  br i1 %tobool11.not, label %lor.lhs.false, label %cond.true

lor.lhs.false:
  %11 = load i32, i32* @optind, align 4
  %cmp.not.i27 = icmp slt i32 %11, %argc
  br i1 %cmp.not.i27, label %lor.lhs.false.i31, label %return

lor.lhs.false.i31:
  %idxprom.i28 = sext i32 %11 to i64
  %arrayidx.i29 = getelementptr i8*, i8** %argv, i64 %idxprom.i28
  %12 = load i8*, i8** %arrayidx.i29, align 8
  %tobool.not.i30 = icmp eq i8* %12, null
  br i1 %tobool.not.i30, label %return, label %lor.lhs.false1.i32

lor.lhs.false1.i32:
  %13 = load i8, i8* %12, align 1
  %cmp5.not.i = icmp eq i8 %13, 45
  br i1 %cmp5.not.i, label %lor.lhs.false7.i, label %return

lor.lhs.false7.i:
  %arrayidx10.i = getelementptr i8, i8* %12, i64 1
  %14 = load i8, i8* %arrayidx10.i, align 1
  switch i8 %14, label %cond.true [
    i8 0, label %return
    i8 45, label %land.lhs.true.i33
  ]

land.lhs.true.i33:
  %arrayidx22.i = getelementptr i8, i8* %12, i64 2
  %15 = load i8, i8* %arrayidx22.i, align 1
  %cmp24.i = icmp eq i8 %15, 0
  br i1 %cmp24.i, label %if.then26.i, label %cond.true

if.then26.i:
  %inc.i34 = add i32 %11, 1
  store i32 %inc.i34, i32* @optind, align 4
  br label %return

cond.true:
  %16 = load i32, i32* @optind, align 4
  %idxprom.i36 = sext i32 %16 to i64
  %arrayidx.i37 = getelementptr i8*, i8** %argv, i64 %idxprom.i36
  %17 = load i8*, i8** %arrayidx.i37, align 8
  br i1 %tobool11.not, label %if.then.i39, label %if.end.i41

if.then.i39:
  store i32 1, i32* @position, align 4
  br label %if.end.i41

if.end.i41:
  %18 = load i32, i32* @position, align 4
  %inc.i40 = add i32 %18, 1
  store i32 %inc.i40, i32* @position, align 4
  %idxprom1.i = sext i32 %18 to i64
  %arrayidx2.i = getelementptr i8, i8* %17, i64 %idxprom1.i
  %19 = load i8, i8* %arrayidx2.i, align 1
  %conv.i = sext i8 %19 to i32
  %idxprom3.i = sext i32 %inc.i40 to i64
  %arrayidx4.i = getelementptr i8, i8* %17, i64 %idxprom3.i
  %20 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %20, 0
  %21 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i = icmp eq i8 %21, 0
  br i1 %tobool.not8.i.i, label %find.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp2.i.i = icmp ne i8 %19, 58
  br label %for.body.i.i

for.body.i.i:
  %22 = phi i8 [ %21, %for.body.lr.ph.i.i ], [ %23, %for.inc.i.i ]
  %spec.addr.09.i.i = phi i8* [ %add.ptr, %for.body.lr.ph.i.i ], [ %incdec.ptr.i.i, %for.inc.i.i ]
  %cmp.i.i = icmp eq i8 %22, %19
  %or.cond.i.i = and i1 %cmp2.i.i, %cmp.i.i
  br i1 %or.cond.i.i, label %find.exit.i, label %for.inc.i.i

for.inc.i.i:
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i64 1
  %23 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %23, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.end.i41 ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i42 = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i42, label %if.end36.i, label %land.lhs.true.i43

land.lhs.true.i43:
  %arrayidx8.i = getelementptr i8, i8* %retval.0.i.i, i64 1
  %24 = load i8, i8* %arrayidx8.i, align 1
  %cmp10.i = icmp eq i8 %24, 58
  br i1 %cmp10.i, label %if.then12.i, label %if.end36.i

if.then12.i:
  br i1 %cmp6.i, label %if.else.i, label %if.then14.i

if.then14.i:
  store i8* %arrayidx4.i, i8** @optarg, align 8
  br label %if.end36.i

if.else.i:
  %arrayidx15.i = getelementptr i8, i8* %retval.0.i.i, i64 2
  %25 = load i8, i8* %arrayidx15.i, align 1
  %cmp17.not.i = icmp eq i8 %25, 58
  br i1 %cmp17.not.i, label %if.end36.i, label %land.lhs.true19.i

land.lhs.true19.i:
  %add.i = add i32 %16, 1
  %cmp20.i = icmp slt i32 %add.i, %argc
  br i1 %cmp20.i, label %if.then22.i, label %if.then31.i

if.then22.i:
  store i32 %add.i, i32* @optind, align 4
  %idxprom24.i = sext i32 %add.i to i64
  %arrayidx25.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i
  %26 = load i8*, i8** %arrayidx25.i, align 8
  store i8* %26, i8** @optarg, align 8
  br label %if.end36.i

if.then31.i:
  %27 = load i8, i8* %add.ptr, align 1
  %cmp.i57.i = icmp eq i8 %27, 58
  %cond.i.i = select i1 %cmp.i57.i, i32 58, i32 63
  br label %if.end36.i

if.end36.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i43 ], [ 63, %find.exit.i ], [ %conv.i, %if.then22.i ], [ %cond.i.i, %if.then31.i ], [ %conv.i, %if.then14.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp6.i, %land.lhs.true.i43 ], [ %cmp6.i, %find.exit.i ], [ true, %if.then22.i ], [ true, %if.then31.i ], [ true, %if.then14.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then38.i, label %return

if.then38.i:
  %28 = load i32, i32* @optind, align 4
  %inc39.i = add i32 %28, 1
  store i32 %inc39.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 1, %if.end.i ], [ %cond.i, %if.end36.i ], [ %cond.i, %if.then38.i ], [ -1, %if.then26.i ], [ -1, %lor.lhs.false ], [ -1, %lor.lhs.false.i31 ], [ -1, %lor.lhs.false1.i32 ], [ -1, %lor.lhs.false7.i ]
  ret i32 %retval.0
}

define internal fastcc void @permutes(i32 noundef %argc, i8** nocapture noundef %argv, i8* nocapture noundef readonly %spec) unnamed_addr #0 {
entry:
  %0 = load i8, i8* %spec, align 1
  switch i8 %0, label %lor.lhs.false5 [
    i8 43, label %for.end
    i8 45, label %for.end
  ]

lor.lhs.false5:
  %1 = load i32, i32* @optind, align 4
  %cmp6.not = icmp slt i32 %1, %argc
  br i1 %cmp6.not, label %lor.lhs.false8, label %for.end

lor.lhs.false8:
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr i8*, i8** %argv, i64 %idxprom
  %2 = load i8*, i8** %arrayidx, align 8
  %tobool.not = icmp eq i8* %2, null
  br i1 %tobool.not, label %for.end, label %lor.lhs.false9

lor.lhs.false9:
  %3 = load i8, i8* %2, align 1
  %cmp14 = icmp eq i8 %3, 45
  br i1 %cmp14, label %land.lhs.true, label %if.end

land.lhs.true:
  %arrayidx18 = getelementptr i8, i8* %2, i64 1
  %4 = load i8, i8* %arrayidx18, align 1
  %tobool20.not = icmp eq i8 %4, 0
  %i.073 = add i32 %1, 1
  %cmp2174 = icmp slt i32 %i.073, %argc
  %or.cond = select i1 %tobool20.not, i1 %cmp2174, i1 false
  br i1 %or.cond, label %land.rhs.preheader, label %for.end

if.end:
  %i.073.old = add i32 %1, 1
  %cmp2174.old = icmp slt i32 %i.073.old, %argc
  br i1 %cmp2174.old, label %land.rhs.preheader, label %for.end

land.rhs.preheader:
  %i.075.ph = phi i32 [ %i.073.old, %if.end ], [ %i.073, %land.lhs.true ]
  br label %land.rhs

land.rhs:
  %i.075 = phi i32 [ %i.0, %for.inc ], [ %i.075.ph, %land.rhs.preheader ]
  %idxprom23 = sext i32 %i.075 to i64
  %arrayidx24 = getelementptr i8*, i8** %argv, i64 %idxprom23
  %5 = load i8*, i8** %arrayidx24, align 8
  %tobool25.not = icmp eq i8* %5, null
  br i1 %tobool25.not, label %for.end, label %for.body

for.body:
  %6 = load i8, i8* %5, align 1
  %cmp30 = icmp eq i8 %6, 45
  br i1 %cmp30, label %land.lhs.true32, label %for.inc

land.lhs.true32:
  %arrayidx35 = getelementptr i8, i8* %5, i64 1
  %7 = load i8, i8* %arrayidx35, align 1
  %tobool37.not = icmp eq i8 %7, 0
  br i1 %tobool37.not, label %for.inc, label %if.then38

if.then38:
  %call = call i32 @__midway_is_concrete(i64 noundef 0) #3
  %tobool39.not = icmp eq i32 %call, 0
  br i1 %tobool39.not, label %if.end41, label %if.then40

if.then40:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

if.end41:
  %8 = load i32, i32* @optind, align 4
  %idxprom42 = sext i32 %8 to i64
  %arrayidx43 = getelementptr i8*, i8** %argv, i64 %idxprom42
  %9 = load i8*, i8** %arrayidx43, align 8
  %10 = load i8*, i8** %arrayidx24, align 8
  store i8* %10, i8** %arrayidx43, align 8
  store i8* %9, i8** %arrayidx24, align 8
  br label %for.inc

for.inc:
  %i.0 = add i32 %i.075, 1
  %cmp21 = icmp slt i32 %i.0, %argc
  br i1 %cmp21, label %land.rhs, label %for.end

for.end:
  ret void
}

define dso_local i32 @__posix_getopt(i32 noundef %argc, i8** nocapture noundef %argv, i8* noundef %spec) local_unnamed_addr #0 {
entry:
  %call = call i32 @getopt(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  ret i32 %call
}

define dso_local i32 @getopt_long(i32 noundef %argc, i8** nocapture noundef %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef writeonly %index) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef bitcast (i32* @optind to i8*), i64 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef bitcast (i8** @optarg to i8*), i64 noundef 8, i32 noundef 1) #3
  %0 = load i32, i32* @optind, align 4
  %cmp.i.i = icmp eq i32 %0, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %restart.exit.i

if.then.i.i:
  store i32 1, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %restart.exit.i

restart.exit.i:
  %1 = load i32, i32* @position, align 4
  %tobool.not.i = icmp eq i32 %1, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  call fastcc void @permutes(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  br label %if.end.i

if.end.i:
  %2 = load i8, i8* %spec, align 1
  %cmp.i = icmp eq i8 %2, 45
  %3 = load i32, i32* @position, align 4
  %tobool.not.i.i = icmp eq i32 %3, 0
  %or.cond.i = select i1 %cmp.i, i1 %tobool.not.i.i, i1 false
  br i1 %or.cond.i, label %lor.lhs.false.i.i, label %if.end4.i

lor.lhs.false.i.i:
  %4 = load i32, i32* @optind, align 4
  %cmp.not.i.i = icmp slt i32 %4, %argc
  br i1 %cmp.not.i.i, label %lor.lhs.false1.i.i, label %if.end4.i

lor.lhs.false1.i.i:
  %idxprom.i.i = sext i32 %4 to i64
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i64 %idxprom.i.i
  %5 = load i8*, i8** %arrayidx.i.i, align 8
  %tobool2.not.i.i = icmp eq i8* %5, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %6 = load i8, i8* %5, align 1
  %cmp7.i.i = icmp eq i8 %6, 45
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx11.i.i = getelementptr i8, i8* %5, i64 1
  %7 = load i8, i8* %arrayidx11.i.i, align 1
  %tobool13.not.i.i = icmp eq i8 %7, 0
  br i1 %tobool13.not.i.i, label %if.end.i.i, label %if.end4.i

if.end.i.i:
  %inc.i.i = add i32 %4, 1
  store i32 %inc.i.i, i32* @optind, align 4
  store i8* %5, i8** @optarg, align 8
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %2, 43
  %narrow.i = or i1 %cmp6.i, %cmp.i
  %8 = zext i1 %narrow.i to i64
  %add.ptr.i = getelementptr i8, i8* %spec, i64 %8
  %9 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %idxprom.i56.i = sext i32 %9 to i64
  %arrayidx.i57.i = getelementptr i8*, i8** %argv, i64 %idxprom.i56.i
  %10 = load i8*, i8** %arrayidx.i57.i, align 8
  %inc.i60.i = add i32 %3, 1
  store i32 %inc.i60.i, i32* @position, align 4
  %idxprom1.i.i = sext i32 %3 to i64
  %arrayidx2.i.i = getelementptr i8, i8* %10, i64 %idxprom1.i.i
  %11 = load i8, i8* %arrayidx2.i.i, align 1
  %conv.i.i = sext i8 %11 to i32
  %idxprom3.i.i = sext i32 %inc.i60.i to i64
  %arrayidx4.i.i = getelementptr i8, i8* %10, i64 %idxprom3.i.i
  %12 = load i8, i8* %arrayidx4.i.i, align 1
  %cmp6.i.i = icmp eq i8 %12, 0
  %13 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %13, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %11, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %14 = phi i8 [ %13, %for.body.lr.ph.i.i.i ], [ %15, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %14, %11
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i64 1
  %15 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %15, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i62.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i62.i, label %if.end36.i.i, label %land.lhs.true.i63.i

land.lhs.true.i63.i:
  %arrayidx8.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 1
  %16 = load i8, i8* %arrayidx8.i.i, align 1
  %cmp10.i.i = icmp eq i8 %16, 58
  br i1 %cmp10.i.i, label %if.then12.i.i, label %if.end36.i.i

if.then12.i.i:
  br i1 %cmp6.i.i, label %if.else.i.i, label %if.then14.i.i

if.then14.i.i:
  store i8* %arrayidx4.i.i, i8** @optarg, align 8
  br label %if.end36.i.i

if.else.i.i:
  %arrayidx15.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 2
  %17 = load i8, i8* %arrayidx15.i.i, align 1
  %cmp17.not.i.i = icmp eq i8 %17, 58
  br i1 %cmp17.not.i.i, label %if.end36.i.i, label %land.lhs.true19.i.i

land.lhs.true19.i.i:
  %add.i.i = add i32 %9, 1
  %cmp20.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.then31.i.i

if.then22.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %idxprom24.i.i = sext i32 %add.i.i to i64
  %arrayidx25.i.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i.i
  %18 = load i8*, i8** %arrayidx25.i.i, align 8
  store i8* %18, i8** @optarg, align 8
  br label %if.end36.i.i

if.then31.i.i:
  %19 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i.i = icmp eq i8 %19, 58
  %cond.i.i.i = select i1 %cmp.i57.i.i, i32 58, i32 63
  br label %if.end36.i.i

if.end36.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i63.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then22.i.i ], [ %cond.i.i.i, %if.then31.i.i ], [ %conv.i.i, %if.then14.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp6.i.i, %land.lhs.true.i63.i ], [ %cmp6.i.i, %find.exit.i.i ], [ true, %if.then22.i.i ], [ true, %if.then31.i.i ], [ true, %if.then14.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then38.i.i, label %next.exit

if.then38.i.i:
  %20 = load i32, i32* @optind, align 4
  %inc39.i.i = add i32 %20, 1
  store i32 %inc39.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i64.i = icmp slt i32 %9, %argc
  br i1 %cmp.not.i64.i, label %lor.lhs.false.i68.i, label %next.exit

lor.lhs.false.i68.i:
  %idxprom.i65.i = sext i32 %9 to i64
  %arrayidx.i66.i = getelementptr i8*, i8** %argv, i64 %idxprom.i65.i
  %21 = load i8*, i8** %arrayidx.i66.i, align 8
  %tobool.not.i67.i = icmp eq i8* %21, null
  br i1 %tobool.not.i67.i, label %next.exit, label %lor.lhs.false1.i69.i

lor.lhs.false1.i69.i:
  %22 = load i8, i8* %21, align 1
  %cmp5.not.i.i = icmp eq i8 %22, 45
  br i1 %cmp5.not.i.i, label %lor.lhs.false7.i.i, label %next.exit

lor.lhs.false7.i.i:
  %arrayidx10.i.i = getelementptr i8, i8* %21, i64 1
  %23 = load i8, i8* %arrayidx10.i.i, align 1
  switch i8 %23, label %if.end27.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i70.i
  ]

land.lhs.true.i70.i:
  %arrayidx22.i.i = getelementptr i8, i8* %21, i64 2
  %24 = load i8, i8* %arrayidx22.i.i, align 1
  %cmp24.i.i = icmp eq i8 %24, 0
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end27.i.i

if.then26.i.i:
  %inc.i71.i = add i32 %9, 1
  store i32 %inc.i71.i, i32* @optind, align 4
  br label %next.exit

if.end27.i.i:
  %cmp.i74.i = icmp eq i8 %23, 45
  br i1 %cmp.i74.i, label %if.end23.i, label %if.then.i93.i

if.then.i93.i:
  store i32 2, i32* @position, align 4
  %conv.i97.i = sext i8 %23 to i32
  %arrayidx4.i99.i = getelementptr i8, i8* %21, i64 2
  %25 = load i8, i8* %arrayidx4.i99.i, align 1
  %cmp6.i100.i = icmp eq i8 %25, 0
  %26 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i101.i = icmp eq i8 %26, 0
  br i1 %tobool.not8.i.i101.i, label %find.exit.i114.i, label %for.body.lr.ph.i.i104.i

for.body.lr.ph.i.i104.i:
  %cmp2.i.i103.i = icmp ne i8 %23, 58
  br label %for.body.i.i108.i

for.body.i.i108.i:
  %27 = phi i8 [ %26, %for.body.lr.ph.i.i104.i ], [ %28, %for.inc.i.i111.i ]
  %spec.addr.09.i.i105.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i104.i ], [ %incdec.ptr.i.i109.i, %for.inc.i.i111.i ]
  %cmp.i.i106.i = icmp eq i8 %27, %23
  %or.cond.i.i107.i = and i1 %cmp2.i.i103.i, %cmp.i.i106.i
  br i1 %or.cond.i.i107.i, label %find.exit.i114.i, label %for.inc.i.i111.i

for.inc.i.i111.i:
  %incdec.ptr.i.i109.i = getelementptr i8, i8* %spec.addr.09.i.i105.i, i64 1
  %28 = load i8, i8* %incdec.ptr.i.i109.i, align 1
  %tobool.not.i.i110.i = icmp eq i8 %28, 0
  br i1 %tobool.not.i.i110.i, label %find.exit.i114.i, label %for.body.i.i108.i

find.exit.i114.i:
  %retval.0.i.i112.i = phi i8* [ null, %if.then.i93.i ], [ %spec.addr.09.i.i105.i, %for.body.i.i108.i ], [ null, %for.inc.i.i111.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i97.i, i32* @optopt, align 4
  %tobool.not.i113.i = icmp eq i8* %retval.0.i.i112.i, null
  br i1 %tobool.not.i113.i, label %if.end36.i135.i, label %land.lhs.true.i117.i

land.lhs.true.i117.i:
  %arrayidx8.i115.i = getelementptr i8, i8* %retval.0.i.i112.i, i64 1
  %29 = load i8, i8* %arrayidx8.i115.i, align 1
  %cmp10.i116.i = icmp eq i8 %29, 58
  br i1 %cmp10.i116.i, label %if.then12.i118.i, label %if.end36.i135.i

if.then12.i118.i:
  br i1 %cmp6.i100.i, label %if.else.i122.i, label %if.then14.i119.i

if.then14.i119.i:
  store i8* %arrayidx4.i99.i, i8** @optarg, align 8
  br label %if.end36.i135.i

if.else.i122.i:
  %arrayidx15.i120.i = getelementptr i8, i8* %retval.0.i.i112.i, i64 2
  %30 = load i8, i8* %arrayidx15.i120.i, align 1
  %cmp17.not.i121.i = icmp eq i8 %30, 58
  br i1 %cmp17.not.i121.i, label %if.end36.i135.i, label %land.lhs.true19.i125.i

land.lhs.true19.i125.i:
  %add.i123.i = add i32 %9, 1
  %cmp20.i124.i = icmp slt i32 %add.i123.i, %argc
  br i1 %cmp20.i124.i, label %if.then22.i128.i, label %if.then31.i132.i

if.then22.i128.i:
  store i32 %add.i123.i, i32* @optind, align 4
  %idxprom24.i126.i = sext i32 %add.i123.i to i64
  %arrayidx25.i127.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i126.i
  %31 = load i8*, i8** %arrayidx25.i127.i, align 8
  store i8* %31, i8** @optarg, align 8
  br label %if.end36.i135.i

if.then31.i132.i:
  %32 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i130.i = icmp eq i8 %32, 58
  %cond.i.i131.i = select i1 %cmp.i57.i130.i, i32 58, i32 63
  br label %if.end36.i135.i

if.end36.i135.i:
  %cond.i133.i = phi i32 [ %conv.i97.i, %land.lhs.true.i117.i ], [ 63, %find.exit.i114.i ], [ %conv.i97.i, %if.then22.i128.i ], [ %cond.i.i131.i, %if.then31.i132.i ], [ %conv.i97.i, %if.then14.i119.i ], [ %conv.i97.i, %if.else.i122.i ]
  %last.0.shrunk.i134.i = phi i1 [ %cmp6.i100.i, %land.lhs.true.i117.i ], [ %cmp6.i100.i, %find.exit.i114.i ], [ true, %if.then22.i128.i ], [ true, %if.then31.i132.i ], [ true, %if.then14.i119.i ], [ true, %if.else.i122.i ]
  br i1 %last.0.shrunk.i134.i, label %if.then38.i137.i, label %next.exit

if.then38.i137.i:
  %33 = load i32, i32* @optind, align 4
  %inc39.i136.i = add i32 %33, 1
  store i32 %inc39.i136.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %34 = zext i1 %cmp.i74.i to i64
  %add.ptr30.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %34
  br label %while.cond.i.i140.i

while.cond.i.i140.i:
  %n.0.i.i139.i = phi i64 [ 0, %if.end23.i ], [ %inc.i96.i.i, %while.body.i97.i.i ]
  %arrayidx.i95.i.i = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i139.i
  %35 = load i8, i8* %arrayidx.i95.i.i, align 1
  switch i8 %35, label %while.body.i97.i.i [
    i8 0, label %name_length.exit.i142.i
    i8 61, label %name_length.exit.i142.i
  ]

while.body.i97.i.i:
  %inc.i96.i.i = add i64 %n.0.i.i139.i, 1
  br label %while.cond.i.i140.i

name_length.exit.i142.i:
  %arrayidx.i95.i.i.le = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i139.i
  store i8* null, i8** @optarg, align 8
  %inc.i141.i = add i32 %9, 1
  store i32 %inc.i141.i, i32* @optind, align 4
  %name1110.i.i = getelementptr %struct.option, %struct.option* %o, i64 0, i32 0
  %36 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not111.i.i = icmp eq i8* %36, null
  br i1 %tobool.not111.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i143.i = icmp eq i64 %n.0.i.i139.i, 0
  br label %for.body.i.i

for.body.i.i:
  %37 = phi i8* [ %36, %for.body.lr.ph.i.i ], [ %49, %for.inc.i.i ]
  %idxprom113.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %idxprom.i159.i, %for.inc.i.i ]
  br i1 %cmp26.not.i.i143.i, label %while.end.i.i150.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i64 [ %inc.i.i147.i, %while.body.i.i149.i ], [ 0, %for.body.i.i ]
  %arrayidx.i.i144.i = getelementptr i8, i8* %add.ptr30.i, i64 %i.027.i.i.i
  %38 = load i8, i8* %arrayidx.i.i144.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %37, i64 %i.027.i.i.i
  %39 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %38, %39
  %tobool.not.i.i145.i = icmp eq i8 %38, 0
  %or.cond.i.i146.i = or i1 %tobool.not.i.i145.i, %cmp3.i.i.i
  br i1 %or.cond.i.i146.i, label %while.end.i.i150.i, label %while.body.i.i149.i

while.body.i.i149.i:
  %inc.i.i147.i = add nuw i64 %i.027.i.i.i, 1
  %exitcond.not.i.i148.i = icmp eq i64 %inc.i.i147.i, %n.0.i.i139.i
  br i1 %exitcond.not.i.i148.i, label %while.end.i.i150.i, label %land.lhs.true.i.i.i

while.end.i.i150.i:
  %i.0.lcssa.i.i.i = phi i64 [ 0, %for.body.i.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i139.i, %while.body.i.i149.i ]
  %cmp7.i.i.i = icmp eq i64 %i.0.lcssa.i.i.i, %n.0.i.i139.i
  br i1 %cmp7.i.i.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %37, i64 %n.0.i.i139.i
  %40 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %40, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %41 = phi i32 [ 0, %while.end.i.i150.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool6.not.i151.i = icmp eq i32 %41, 0
  br i1 %tobool6.not.i151.i, label %for.inc.i.i, label %if.end.i152.i

if.end.i152.i:
  %tobool7.not.i.i = icmp eq i32* %index, null
  br i1 %tobool7.not.i.i, label %if.end9.i.i, label %if.then8.i.i

if.then8.i.i:
  %indvars.i.le.i = trunc i64 %idxprom113.i.i to i32
  store i32 %indvars.i.le.i, i32* %index, align 4
  br label %if.end9.i.i

if.end9.i.i:
  %42 = load i8, i8* %arrayidx.i95.i.i.le, align 1
  %tobool11.not.i.i = icmp eq i8 %42, 0
  %has_arg23.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 1
  %43 = load i32, i32* %has_arg23.i.i, align 8
  br i1 %tobool11.not.i.i, label %if.else.i156.i, label %land.lhs.true.i154.i

land.lhs.true.i154.i:
  %cmp.i153.i = icmp eq i32 %43, 0
  br i1 %cmp.i153.i, label %cleanup.i.i, label %if.then19.i.i

if.then19.i.i:
  %add.ptr20.i.i = getelementptr i8, i8* %arrayidx.i95.i.i.le, i64 1
  br label %if.end43.i.i.sink.split

if.else.i156.i:
  %cmp24.i155.i = icmp ne i32 %43, 1
  %44 = load i32, i32* @optind, align 4
  %cmp27.not.i.i = icmp slt i32 %44, %argc
  %or.cond.i.i = select i1 %cmp24.i155.i, i1 true, i1 %cmp27.not.i.i
  br i1 %or.cond.i.i, label %if.else31.i.i, label %if.then29.i.i

if.then29.i.i:
  %45 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i157.i = icmp eq i8 %45, 58
  %cond.i.i158.i = select i1 %cmp.i.i157.i, i32 58, i32 63
  br label %cleanup.i.i

if.else31.i.i:
  %cmp35.i.i = icmp eq i32 %43, 1
  br i1 %cmp35.i.i, label %if.then37.i.i, label %if.end43.i.i

if.then37.i.i:
  %inc38.i.i = add i32 %44, 1
  store i32 %inc38.i.i, i32* @optind, align 4
  %idxprom39.i.i = sext i32 %44 to i64
  %arrayidx40.i.i = getelementptr i8*, i8** %argv, i64 %idxprom39.i.i
  %46 = load i8*, i8** %arrayidx40.i.i, align 8
  br label %if.end43.i.i.sink.split

if.end43.i.i.sink.split:
  %.sink = phi i8* [ %46, %if.then37.i.i ], [ %add.ptr20.i.i, %if.then19.i.i ]
  store i8* %.sink, i8** @optarg, align 8
  br label %if.end43.i.i

if.end43.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 2
  %47 = load i32*, i32** %flag.i.i, align 8
  %tobool46.not.i.i = icmp eq i32* %47, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 3
  %48 = load i32, i32* %val.i.i, align 8
  br i1 %tobool46.not.i.i, label %cleanup.i.i, label %if.end50.i.i

if.end50.i.i:
  store i32 %48, i32* %47, align 4
  br label %cleanup.i.i

for.inc.i.i:
  %inc57.i.i = shl nsw i64 %idxprom113.i.i, 32
  %sext.i.i = add i64 %inc57.i.i, 4294967296
  %idxprom.i159.i = ashr exact i64 %sext.i.i, 32
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i159.i, i32 0
  %49 = load i8*, i8** %name1.i.i, align 8
  %tobool.not.i160.i = icmp eq i8* %49, null
  br i1 %tobool.not.i160.i, label %cleanup.i.i, label %for.body.i.i

cleanup.i.i:
  %retval.0.i161.i = phi i32 [ 0, %if.end50.i.i ], [ %cond.i.i158.i, %if.then29.i.i ], [ 63, %land.lhs.true.i154.i ], [ undef, %name_length.exit.i142.i ], [ %48, %if.end43.i.i ], [ undef, %for.inc.i.i ]
  %cond.i162.i = phi i1 [ false, %if.end50.i.i ], [ false, %if.then29.i.i ], [ false, %land.lhs.true.i154.i ], [ true, %name_length.exit.i142.i ], [ false, %if.end43.i.i ], [ true, %for.inc.i.i ]
  br i1 %cond.i162.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %50 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not30.i.i164.i = icmp eq i8* %50, null
  br i1 %tobool.not30.i.i164.i, label %abbreviates.exit.i181.i, label %while.cond.preheader.lr.ph.i.i165.i

while.cond.preheader.lr.ph.i.i165.i:
  %cmp26.not.i99.i.i = icmp eq i64 %n.0.i.i139.i, 0
  br label %while.cond.preheader.i.i171.i

for.cond.i.i168.i:
  %idxprom.i.i166.i = sext i32 %inc12.i.i179.i to i64
  %name1.i.i167.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i.i166.i, i32 0
  %51 = load i8*, i8** %name1.i.i167.i, align 8
  %tobool.not.i100.i.i = icmp eq i8* %51, null
  br i1 %tobool.not.i100.i.i, label %abbreviates.exit.i181.i, label %while.cond.preheader.i.i171.i

while.cond.preheader.i.i171.i:
  %tobool.not32.i.i169.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i165.i ], [ %tobool.not.i100.i.i, %for.cond.i.i168.i ]
  %52 = phi i8* [ %50, %while.cond.preheader.lr.ph.i.i165.i ], [ %51, %for.cond.i.i168.i ]
  %i.031.i.i170.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i165.i ], [ %inc12.i.i179.i, %for.cond.i.i168.i ]
  br i1 %cmp26.not.i99.i.i, label %while.end.i104.i.i, label %land.rhs.i.i176.i

land.rhs.i.i176.i:
  %k.027.i.i172.i = phi i64 [ %inc.i101.i.i, %while.body.i103.i.i ], [ 0, %while.cond.preheader.i.i171.i ]
  %arrayidx5.i.i173.i = getelementptr i8, i8* %52, i64 %k.027.i.i172.i
  %53 = load i8, i8* %arrayidx5.i.i173.i, align 1
  %arrayidx6.i.i174.i = getelementptr i8, i8* %add.ptr30.i, i64 %k.027.i.i172.i
  %54 = load i8, i8* %arrayidx6.i.i174.i, align 1
  %cmp8.i.i175.i = icmp eq i8 %53, %54
  br i1 %cmp8.i.i175.i, label %while.body.i103.i.i, label %while.end.i104.i.i

while.body.i103.i.i:
  %inc.i101.i.i = add nuw i64 %k.027.i.i172.i, 1
  %exitcond.not.i102.i.i = icmp eq i64 %inc.i101.i.i, %n.0.i.i139.i
  br i1 %exitcond.not.i102.i.i, label %while.end.i104.i.i, label %land.rhs.i.i176.i

while.end.i104.i.i:
  %k.0.lcssa.i.i177.i = phi i64 [ 0, %while.cond.preheader.i.i171.i ], [ %k.027.i.i172.i, %land.rhs.i.i176.i ], [ %n.0.i.i139.i, %while.body.i103.i.i ]
  %cmp10.i.i178.i = icmp eq i64 %k.0.lcssa.i.i177.i, %n.0.i.i139.i
  %inc12.i.i179.i = add i32 %i.031.i.i170.i, 1
  br i1 %cmp10.i.i178.i, label %abbreviates.exit.i181.i, label %for.cond.i.i168.i

abbreviates.exit.i181.i:
  %tobool.not.lcssa.i.i180.i = phi i1 [ %tobool.not30.i.i164.i, %for.end.i.i ], [ %tobool.not32.i.i169.i, %while.end.i104.i.i ], [ %tobool.not.i100.i.i, %for.cond.i.i168.i ]
  br i1 %tobool.not.lcssa.i.i180.i, label %if.end61.i.i, label %if.then60.i.i

if.then60.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #5
  unreachable

if.end61.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i.i ], [ %cond.i.i, %if.end36.i.i ], [ %cond.i.i, %if.then38.i.i ], [ %cond.i133.i, %if.end36.i135.i ], [ %cond.i133.i, %if.then38.i137.i ], [ 63, %if.end61.i.i ], [ %retval.0.i161.i, %cleanup.i.i ], [ -1, %if.then26.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i68.i ], [ -1, %lor.lhs.false1.i69.i ], [ -1, %lor.lhs.false7.i.i ]
  ret i32 %retval.1.i
}

define dso_local i32 @getopt_long_only(i32 noundef %argc, i8** nocapture noundef %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef writeonly %index) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef bitcast (i32* @optind to i8*), i64 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef bitcast (i8** @optarg to i8*), i64 noundef 8, i32 noundef 1) #3
  %0 = load i32, i32* @optind, align 4
  %cmp.i.i = icmp eq i32 %0, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %restart.exit.i

if.then.i.i:
  store i32 1, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %restart.exit.i

restart.exit.i:
  %1 = load i32, i32* @position, align 4
  %tobool.not.i = icmp eq i32 %1, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:
  call fastcc void @permutes(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  br label %if.end.i

if.end.i:
  %2 = load i8, i8* %spec, align 1
  %cmp.i = icmp eq i8 %2, 45
  %3 = load i32, i32* @position, align 4
  %tobool.not.i.i = icmp eq i32 %3, 0
  %or.cond.i = select i1 %cmp.i, i1 %tobool.not.i.i, i1 false
  br i1 %or.cond.i, label %lor.lhs.false.i.i, label %if.end4.i

lor.lhs.false.i.i:
  %4 = load i32, i32* @optind, align 4
  %cmp.not.i.i = icmp slt i32 %4, %argc
  br i1 %cmp.not.i.i, label %lor.lhs.false1.i.i, label %if.end4.i

lor.lhs.false1.i.i:
  %idxprom.i.i = sext i32 %4 to i64
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i64 %idxprom.i.i
  %5 = load i8*, i8** %arrayidx.i.i, align 8
  %tobool2.not.i.i = icmp eq i8* %5, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %6 = load i8, i8* %5, align 1
  %cmp7.i.i = icmp eq i8 %6, 45
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx11.i.i = getelementptr i8, i8* %5, i64 1
  %7 = load i8, i8* %arrayidx11.i.i, align 1
  %tobool13.not.i.i = icmp eq i8 %7, 0
  br i1 %tobool13.not.i.i, label %if.end.i.i, label %if.end4.i

if.end.i.i:
  %inc.i.i = add i32 %4, 1
  store i32 %inc.i.i, i32* @optind, align 4
  store i8* %5, i8** @optarg, align 8
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %2, 43
  %narrow.i = or i1 %cmp6.i, %cmp.i
  %8 = zext i1 %narrow.i to i64
  %add.ptr.i = getelementptr i8, i8* %spec, i64 %8
  %9 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %idxprom.i56.i = sext i32 %9 to i64
  %arrayidx.i57.i = getelementptr i8*, i8** %argv, i64 %idxprom.i56.i
  %10 = load i8*, i8** %arrayidx.i57.i, align 8
  %inc.i60.i = add i32 %3, 1
  store i32 %inc.i60.i, i32* @position, align 4
  %idxprom1.i.i = sext i32 %3 to i64
  %arrayidx2.i.i = getelementptr i8, i8* %10, i64 %idxprom1.i.i
  %11 = load i8, i8* %arrayidx2.i.i, align 1
  %conv.i.i = sext i8 %11 to i32
  %idxprom3.i.i = sext i32 %inc.i60.i to i64
  %arrayidx4.i.i = getelementptr i8, i8* %10, i64 %idxprom3.i.i
  %12 = load i8, i8* %arrayidx4.i.i, align 1
  %cmp6.i.i = icmp eq i8 %12, 0
  %13 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %13, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %11, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %14 = phi i8 [ %13, %for.body.lr.ph.i.i.i ], [ %15, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %14, %11
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i64 1
  %15 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %15, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i62.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i62.i, label %if.end36.i.i, label %land.lhs.true.i63.i

land.lhs.true.i63.i:
  %arrayidx8.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 1
  %16 = load i8, i8* %arrayidx8.i.i, align 1
  %cmp10.i.i = icmp eq i8 %16, 58
  br i1 %cmp10.i.i, label %if.then12.i.i, label %if.end36.i.i

if.then12.i.i:
  br i1 %cmp6.i.i, label %if.else.i.i, label %if.then14.i.i

if.then14.i.i:
  store i8* %arrayidx4.i.i, i8** @optarg, align 8
  br label %if.end36.i.i

if.else.i.i:
  %arrayidx15.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 2
  %17 = load i8, i8* %arrayidx15.i.i, align 1
  %cmp17.not.i.i = icmp eq i8 %17, 58
  br i1 %cmp17.not.i.i, label %if.end36.i.i, label %land.lhs.true19.i.i

land.lhs.true19.i.i:
  %add.i.i = add i32 %9, 1
  %cmp20.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.then31.i.i

if.then22.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %idxprom24.i.i = sext i32 %add.i.i to i64
  %arrayidx25.i.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i.i
  %18 = load i8*, i8** %arrayidx25.i.i, align 8
  store i8* %18, i8** @optarg, align 8
  br label %if.end36.i.i

if.then31.i.i:
  %19 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i.i = icmp eq i8 %19, 58
  %cond.i.i.i = select i1 %cmp.i57.i.i, i32 58, i32 63
  br label %if.end36.i.i

if.end36.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i63.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then22.i.i ], [ %cond.i.i.i, %if.then31.i.i ], [ %conv.i.i, %if.then14.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp6.i.i, %land.lhs.true.i63.i ], [ %cmp6.i.i, %find.exit.i.i ], [ true, %if.then22.i.i ], [ true, %if.then31.i.i ], [ true, %if.then14.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then38.i.i, label %next.exit

if.then38.i.i:
  %20 = load i32, i32* @optind, align 4
  %inc39.i.i = add i32 %20, 1
  store i32 %inc39.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i64.i = icmp slt i32 %9, %argc
  br i1 %cmp.not.i64.i, label %lor.lhs.false.i68.i, label %next.exit

lor.lhs.false.i68.i:
  %idxprom.i65.i = sext i32 %9 to i64
  %arrayidx.i66.i = getelementptr i8*, i8** %argv, i64 %idxprom.i65.i
  %21 = load i8*, i8** %arrayidx.i66.i, align 8
  %tobool.not.i67.i = icmp eq i8* %21, null
  br i1 %tobool.not.i67.i, label %next.exit, label %lor.lhs.false1.i69.i

lor.lhs.false1.i69.i:
  %22 = load i8, i8* %21, align 1
  %cmp5.not.i.i = icmp eq i8 %22, 45
  br i1 %cmp5.not.i.i, label %lor.lhs.false7.i.i, label %next.exit

lor.lhs.false7.i.i:
  %arrayidx10.i.i = getelementptr i8, i8* %21, i64 1
  %23 = load i8, i8* %arrayidx10.i.i, align 1
  switch i8 %23, label %if.end27.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i70.i
  ]

land.lhs.true.i70.i:
  %arrayidx22.i.i = getelementptr i8, i8* %21, i64 2
  %24 = load i8, i8* %arrayidx22.i.i, align 1
  %cmp24.i.i = icmp eq i8 %24, 0
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end27.i.i

if.then26.i.i:
  %inc.i71.i = add i32 %9, 1
  store i32 %inc.i71.i, i32* @optind, align 4
  br label %next.exit

if.end27.i.i:
  %cmp.i74.i = icmp eq i8 %23, 45
  br i1 %cmp.i74.i, label %is_short.exit.i, label %if.end.i76.i

if.end.i76.i:
  %25 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i77.i = icmp eq i8 %25, 0
  br i1 %tobool.not8.i.i77.i, label %find.exit.i88.i, label %for.body.lr.ph.i.i79.i

for.body.lr.ph.i.i79.i:
  %cmp2.i.i78.i = icmp ne i8 %23, 58
  br label %for.body.i.i83.i

for.body.i.i83.i:
  %26 = phi i8 [ %25, %for.body.lr.ph.i.i79.i ], [ %27, %for.inc.i.i86.i ]
  %spec.addr.09.i.i80.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i79.i ], [ %incdec.ptr.i.i84.i, %for.inc.i.i86.i ]
  %cmp.i.i81.i = icmp eq i8 %26, %23
  %or.cond.i.i82.i = and i1 %cmp2.i.i78.i, %cmp.i.i81.i
  br i1 %or.cond.i.i82.i, label %find.exit.i88.i, label %for.inc.i.i86.i

for.inc.i.i86.i:
  %incdec.ptr.i.i84.i = getelementptr i8, i8* %spec.addr.09.i.i80.i, i64 1
  %27 = load i8, i8* %incdec.ptr.i.i84.i, align 1
  %tobool.not.i.i85.i = icmp eq i8 %27, 0
  br i1 %tobool.not.i.i85.i, label %find.exit.i88.i, label %for.body.i.i83.i

find.exit.i88.i:
  %retval.0.i.i87.i = phi i8* [ null, %if.end.i76.i ], [ %spec.addr.09.i.i80.i, %for.body.i.i83.i ], [ null, %for.inc.i.i86.i ]
  %tobool6.not.i.i = icmp eq i8* %retval.0.i.i87.i, null
  br i1 %tobool6.not.i.i, label %is_short.exit.i, label %land.rhs.i.i

land.rhs.i.i:
  %arrayidx7.i.i = getelementptr i8, i8* %21, i64 2
  %28 = load i8, i8* %arrayidx7.i.i, align 1
  %tobool8.not.i.i = icmp eq i8 %28, 0
  br i1 %tobool8.not.i.i, label %is_short.exit.i, label %while.cond.i.i.i

while.cond.i.i.i:
  %n.0.i.i.i = phi i64 [ %inc.i.i.i, %while.body.i.i.i ], [ 0, %land.rhs.i.i ]
  %arrayidx.i.i.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %n.0.i.i.i
  %29 = load i8, i8* %arrayidx.i.i.i, align 1
  switch i8 %29, label %while.body.i.i.i [
    i8 0, label %name_length.exit.i.i
    i8 61, label %name_length.exit.i.i
  ]

while.body.i.i.i:
  %inc.i.i.i = add i64 %n.0.i.i.i, 1
  br label %while.cond.i.i.i

name_length.exit.i.i:
  %name129.i.i.i = getelementptr %struct.option, %struct.option* %o, i64 0, i32 0
  %30 = load i8*, i8** %name129.i.i.i, align 8
  %tobool.not30.i.i.i = icmp eq i8* %30, null
  br i1 %tobool.not30.i.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.lr.ph.i.i.i

while.cond.preheader.lr.ph.i.i.i:
  %cmp26.not.i.i.i = icmp eq i64 %n.0.i.i.i, 0
  br label %while.cond.preheader.i.i.i

for.cond.i.i.i:
  %idxprom.i.i.i = sext i32 %inc12.i.i.i to i64
  %name1.i.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i.i.i, i32 0
  %31 = load i8*, i8** %name1.i.i.i, align 8
  %tobool.not.i17.i.i = icmp eq i8* %31, null
  br i1 %tobool.not.i17.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.i.i.i

while.cond.preheader.i.i.i:
  %tobool.not32.i.i.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i.i ], [ %tobool.not.i17.i.i, %for.cond.i.i.i ]
  %32 = phi i8* [ %30, %while.cond.preheader.lr.ph.i.i.i ], [ %31, %for.cond.i.i.i ]
  %i.031.i.i.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i.i ], [ %inc12.i.i.i, %for.cond.i.i.i ]
  br i1 %cmp26.not.i.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  %k.027.i.i.i = phi i64 [ %inc.i18.i.i, %while.body.i19.i.i ], [ 0, %while.cond.preheader.i.i.i ]
  %arrayidx5.i.i.i = getelementptr i8, i8* %32, i64 %k.027.i.i.i
  %33 = load i8, i8* %arrayidx5.i.i.i, align 1
  %arrayidx6.i.i.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %k.027.i.i.i
  %34 = load i8, i8* %arrayidx6.i.i.i, align 1
  %cmp8.i.i.i = icmp eq i8 %33, %34
  br i1 %cmp8.i.i.i, label %while.body.i19.i.i, label %while.end.i.i.i

while.body.i19.i.i:
  %inc.i18.i.i = add nuw i64 %k.027.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i18.i.i, %n.0.i.i.i
  br i1 %exitcond.not.i.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

while.end.i.i.i:
  %k.0.lcssa.i.i.i = phi i64 [ 0, %while.cond.preheader.i.i.i ], [ %k.027.i.i.i, %land.rhs.i.i.i ], [ %n.0.i.i.i, %while.body.i19.i.i ]
  %cmp10.i.i.i = icmp eq i64 %k.0.lcssa.i.i.i, %n.0.i.i.i
  %inc12.i.i.i = add i32 %i.031.i.i.i, 1
  br i1 %cmp10.i.i.i, label %abbreviates.exit.i.i, label %for.cond.i.i.i

abbreviates.exit.i.i:
  %tobool.not.lcssa.i.i.i = phi i1 [ %tobool.not30.i.i.i, %name_length.exit.i.i ], [ %tobool.not32.i.i.i, %while.end.i.i.i ], [ %tobool.not.i17.i.i, %for.cond.i.i.i ]
  %phi.cast.i.i = zext i1 %tobool.not.lcssa.i.i.i to i32
  br label %is_short.exit.i

is_short.exit.i:
  %retval.0.i89.i = phi i32 [ 0, %if.end27.i.i ], [ 0, %find.exit.i88.i ], [ 1, %land.rhs.i.i ], [ %phi.cast.i.i, %abbreviates.exit.i.i ]
  %tobool20.not.i = icmp eq i32 %retval.0.i89.i, 0
  br i1 %tobool20.not.i, label %if.end23.i, label %if.then.i93.i

if.then.i93.i:
  store i32 2, i32* @position, align 4
  %conv.i97.i = sext i8 %23 to i32
  %arrayidx4.i99.i = getelementptr i8, i8* %21, i64 2
  %35 = load i8, i8* %arrayidx4.i99.i, align 1
  %cmp6.i100.i = icmp eq i8 %35, 0
  %36 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i101.i = icmp eq i8 %36, 0
  br i1 %tobool.not8.i.i101.i, label %find.exit.i114.i, label %for.body.lr.ph.i.i104.i

for.body.lr.ph.i.i104.i:
  %cmp2.i.i103.i = icmp ne i8 %23, 58
  br label %for.body.i.i108.i

for.body.i.i108.i:
  %37 = phi i8 [ %36, %for.body.lr.ph.i.i104.i ], [ %38, %for.inc.i.i111.i ]
  %spec.addr.09.i.i105.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i104.i ], [ %incdec.ptr.i.i109.i, %for.inc.i.i111.i ]
  %cmp.i.i106.i = icmp eq i8 %37, %23
  %or.cond.i.i107.i = and i1 %cmp2.i.i103.i, %cmp.i.i106.i
  br i1 %or.cond.i.i107.i, label %find.exit.i114.i, label %for.inc.i.i111.i

for.inc.i.i111.i:
  %incdec.ptr.i.i109.i = getelementptr i8, i8* %spec.addr.09.i.i105.i, i64 1
  %38 = load i8, i8* %incdec.ptr.i.i109.i, align 1
  %tobool.not.i.i110.i = icmp eq i8 %38, 0
  br i1 %tobool.not.i.i110.i, label %find.exit.i114.i, label %for.body.i.i108.i

find.exit.i114.i:
  %retval.0.i.i112.i = phi i8* [ null, %if.then.i93.i ], [ %spec.addr.09.i.i105.i, %for.body.i.i108.i ], [ null, %for.inc.i.i111.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i97.i, i32* @optopt, align 4
  %tobool.not.i113.i = icmp eq i8* %retval.0.i.i112.i, null
  br i1 %tobool.not.i113.i, label %if.end36.i135.i, label %land.lhs.true.i117.i

land.lhs.true.i117.i:
  %arrayidx8.i115.i = getelementptr i8, i8* %retval.0.i.i112.i, i64 1
  %39 = load i8, i8* %arrayidx8.i115.i, align 1
  %cmp10.i116.i = icmp eq i8 %39, 58
  br i1 %cmp10.i116.i, label %if.then12.i118.i, label %if.end36.i135.i

if.then12.i118.i:
  br i1 %cmp6.i100.i, label %if.else.i122.i, label %if.then14.i119.i

if.then14.i119.i:
  store i8* %arrayidx4.i99.i, i8** @optarg, align 8
  br label %if.end36.i135.i

if.else.i122.i:
  %arrayidx15.i120.i = getelementptr i8, i8* %retval.0.i.i112.i, i64 2
  %40 = load i8, i8* %arrayidx15.i120.i, align 1
  %cmp17.not.i121.i = icmp eq i8 %40, 58
  br i1 %cmp17.not.i121.i, label %if.end36.i135.i, label %land.lhs.true19.i125.i

land.lhs.true19.i125.i:
  %add.i123.i = add i32 %9, 1
  %cmp20.i124.i = icmp slt i32 %add.i123.i, %argc
  br i1 %cmp20.i124.i, label %if.then22.i128.i, label %if.then31.i132.i

if.then22.i128.i:
  store i32 %add.i123.i, i32* @optind, align 4
  %idxprom24.i126.i = sext i32 %add.i123.i to i64
  %arrayidx25.i127.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i126.i
  %41 = load i8*, i8** %arrayidx25.i127.i, align 8
  store i8* %41, i8** @optarg, align 8
  br label %if.end36.i135.i

if.then31.i132.i:
  %42 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i130.i = icmp eq i8 %42, 58
  %cond.i.i131.i = select i1 %cmp.i57.i130.i, i32 58, i32 63
  br label %if.end36.i135.i

if.end36.i135.i:
  %cond.i133.i = phi i32 [ %conv.i97.i, %land.lhs.true.i117.i ], [ 63, %find.exit.i114.i ], [ %conv.i97.i, %if.then22.i128.i ], [ %cond.i.i131.i, %if.then31.i132.i ], [ %conv.i97.i, %if.then14.i119.i ], [ %conv.i97.i, %if.else.i122.i ]
  %last.0.shrunk.i134.i = phi i1 [ %cmp6.i100.i, %land.lhs.true.i117.i ], [ %cmp6.i100.i, %find.exit.i114.i ], [ true, %if.then22.i128.i ], [ true, %if.then31.i132.i ], [ true, %if.then14.i119.i ], [ true, %if.else.i122.i ]
  br i1 %last.0.shrunk.i134.i, label %if.then38.i137.i, label %next.exit

if.then38.i137.i:
  %43 = load i32, i32* @optind, align 4
  %inc39.i136.i = add i32 %43, 1
  store i32 %inc39.i136.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %44 = zext i1 %cmp.i74.i to i64
  %add.ptr30.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %44
  br label %while.cond.i.i140.i

while.cond.i.i140.i:
  %n.0.i.i139.i = phi i64 [ 0, %if.end23.i ], [ %inc.i96.i.i, %while.body.i97.i.i ]
  %arrayidx.i95.i.i = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i139.i
  %45 = load i8, i8* %arrayidx.i95.i.i, align 1
  switch i8 %45, label %while.body.i97.i.i [
    i8 0, label %name_length.exit.i142.i
    i8 61, label %name_length.exit.i142.i
  ]

while.body.i97.i.i:
  %inc.i96.i.i = add i64 %n.0.i.i139.i, 1
  br label %while.cond.i.i140.i

name_length.exit.i142.i:
  %arrayidx.i95.i.i.le = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i139.i
  store i8* null, i8** @optarg, align 8
  %inc.i141.i = add i32 %9, 1
  store i32 %inc.i141.i, i32* @optind, align 4
  %name1110.i.i = getelementptr %struct.option, %struct.option* %o, i64 0, i32 0
  %46 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not111.i.i = icmp eq i8* %46, null
  br i1 %tobool.not111.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i143.i = icmp eq i64 %n.0.i.i139.i, 0
  br label %for.body.i.i

for.body.i.i:
  %47 = phi i8* [ %46, %for.body.lr.ph.i.i ], [ %59, %for.inc.i.i ]
  %idxprom113.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %idxprom.i159.i, %for.inc.i.i ]
  br i1 %cmp26.not.i.i143.i, label %while.end.i.i150.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i64 [ %inc.i.i147.i, %while.body.i.i149.i ], [ 0, %for.body.i.i ]
  %arrayidx.i.i144.i = getelementptr i8, i8* %add.ptr30.i, i64 %i.027.i.i.i
  %48 = load i8, i8* %arrayidx.i.i144.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %47, i64 %i.027.i.i.i
  %49 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %48, %49
  %tobool.not.i.i145.i = icmp eq i8 %48, 0
  %or.cond.i.i146.i = or i1 %tobool.not.i.i145.i, %cmp3.i.i.i
  br i1 %or.cond.i.i146.i, label %while.end.i.i150.i, label %while.body.i.i149.i

while.body.i.i149.i:
  %inc.i.i147.i = add nuw i64 %i.027.i.i.i, 1
  %exitcond.not.i.i148.i = icmp eq i64 %inc.i.i147.i, %n.0.i.i139.i
  br i1 %exitcond.not.i.i148.i, label %while.end.i.i150.i, label %land.lhs.true.i.i.i

while.end.i.i150.i:
  %i.0.lcssa.i.i.i = phi i64 [ 0, %for.body.i.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i139.i, %while.body.i.i149.i ]
  %cmp7.i.i.i = icmp eq i64 %i.0.lcssa.i.i.i, %n.0.i.i139.i
  br i1 %cmp7.i.i.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %47, i64 %n.0.i.i139.i
  %50 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %50, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %51 = phi i32 [ 0, %while.end.i.i150.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool6.not.i151.i = icmp eq i32 %51, 0
  br i1 %tobool6.not.i151.i, label %for.inc.i.i, label %if.end.i152.i

if.end.i152.i:
  %tobool7.not.i.i = icmp eq i32* %index, null
  br i1 %tobool7.not.i.i, label %if.end9.i.i, label %if.then8.i.i

if.then8.i.i:
  %indvars.i.le.i = trunc i64 %idxprom113.i.i to i32
  store i32 %indvars.i.le.i, i32* %index, align 4
  br label %if.end9.i.i

if.end9.i.i:
  %52 = load i8, i8* %arrayidx.i95.i.i.le, align 1
  %tobool11.not.i.i = icmp eq i8 %52, 0
  %has_arg23.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 1
  %53 = load i32, i32* %has_arg23.i.i, align 8
  br i1 %tobool11.not.i.i, label %if.else.i156.i, label %land.lhs.true.i154.i

land.lhs.true.i154.i:
  %cmp.i153.i = icmp eq i32 %53, 0
  br i1 %cmp.i153.i, label %cleanup.i.i, label %if.then19.i.i

if.then19.i.i:
  %add.ptr20.i.i = getelementptr i8, i8* %arrayidx.i95.i.i.le, i64 1
  br label %if.end43.i.i.sink.split

if.else.i156.i:
  %cmp24.i155.i = icmp ne i32 %53, 1
  %54 = load i32, i32* @optind, align 4
  %cmp27.not.i.i = icmp slt i32 %54, %argc
  %or.cond.i.i = select i1 %cmp24.i155.i, i1 true, i1 %cmp27.not.i.i
  br i1 %or.cond.i.i, label %if.else31.i.i, label %if.then29.i.i

if.then29.i.i:
  %55 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i157.i = icmp eq i8 %55, 58
  %cond.i.i158.i = select i1 %cmp.i.i157.i, i32 58, i32 63
  br label %cleanup.i.i

if.else31.i.i:
  %cmp35.i.i = icmp eq i32 %53, 1
  br i1 %cmp35.i.i, label %if.then37.i.i, label %if.end43.i.i

if.then37.i.i:
  %inc38.i.i = add i32 %54, 1
  store i32 %inc38.i.i, i32* @optind, align 4
  %idxprom39.i.i = sext i32 %54 to i64
  %arrayidx40.i.i = getelementptr i8*, i8** %argv, i64 %idxprom39.i.i
  %56 = load i8*, i8** %arrayidx40.i.i, align 8
  br label %if.end43.i.i.sink.split

if.end43.i.i.sink.split:
  %.sink = phi i8* [ %56, %if.then37.i.i ], [ %add.ptr20.i.i, %if.then19.i.i ]
  store i8* %.sink, i8** @optarg, align 8
  br label %if.end43.i.i

if.end43.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 2
  %57 = load i32*, i32** %flag.i.i, align 8
  %tobool46.not.i.i = icmp eq i32* %57, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 3
  %58 = load i32, i32* %val.i.i, align 8
  br i1 %tobool46.not.i.i, label %cleanup.i.i, label %if.end50.i.i

if.end50.i.i:
  store i32 %58, i32* %57, align 4
  br label %cleanup.i.i

for.inc.i.i:
  %inc57.i.i = shl nsw i64 %idxprom113.i.i, 32
  %sext.i.i = add i64 %inc57.i.i, 4294967296
  %idxprom.i159.i = ashr exact i64 %sext.i.i, 32
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i159.i, i32 0
  %59 = load i8*, i8** %name1.i.i, align 8
  %tobool.not.i160.i = icmp eq i8* %59, null
  br i1 %tobool.not.i160.i, label %cleanup.i.i, label %for.body.i.i

cleanup.i.i:
  %retval.0.i161.i = phi i32 [ 0, %if.end50.i.i ], [ %cond.i.i158.i, %if.then29.i.i ], [ 63, %land.lhs.true.i154.i ], [ undef, %name_length.exit.i142.i ], [ %58, %if.end43.i.i ], [ undef, %for.inc.i.i ]
  %cond.i162.i = phi i1 [ false, %if.end50.i.i ], [ false, %if.then29.i.i ], [ false, %land.lhs.true.i154.i ], [ true, %name_length.exit.i142.i ], [ false, %if.end43.i.i ], [ true, %for.inc.i.i ]
  br i1 %cond.i162.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %60 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not30.i.i164.i = icmp eq i8* %60, null
  br i1 %tobool.not30.i.i164.i, label %abbreviates.exit.i181.i, label %while.cond.preheader.lr.ph.i.i165.i

while.cond.preheader.lr.ph.i.i165.i:
  %cmp26.not.i99.i.i = icmp eq i64 %n.0.i.i139.i, 0
  br label %while.cond.preheader.i.i171.i

for.cond.i.i168.i:
  %idxprom.i.i166.i = sext i32 %inc12.i.i179.i to i64
  %name1.i.i167.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i.i166.i, i32 0
  %61 = load i8*, i8** %name1.i.i167.i, align 8
  %tobool.not.i100.i.i = icmp eq i8* %61, null
  br i1 %tobool.not.i100.i.i, label %abbreviates.exit.i181.i, label %while.cond.preheader.i.i171.i

while.cond.preheader.i.i171.i:
  %tobool.not32.i.i169.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i165.i ], [ %tobool.not.i100.i.i, %for.cond.i.i168.i ]
  %62 = phi i8* [ %60, %while.cond.preheader.lr.ph.i.i165.i ], [ %61, %for.cond.i.i168.i ]
  %i.031.i.i170.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i165.i ], [ %inc12.i.i179.i, %for.cond.i.i168.i ]
  br i1 %cmp26.not.i99.i.i, label %while.end.i104.i.i, label %land.rhs.i.i176.i

land.rhs.i.i176.i:
  %k.027.i.i172.i = phi i64 [ %inc.i101.i.i, %while.body.i103.i.i ], [ 0, %while.cond.preheader.i.i171.i ]
  %arrayidx5.i.i173.i = getelementptr i8, i8* %62, i64 %k.027.i.i172.i
  %63 = load i8, i8* %arrayidx5.i.i173.i, align 1
  %arrayidx6.i.i174.i = getelementptr i8, i8* %add.ptr30.i, i64 %k.027.i.i172.i
  %64 = load i8, i8* %arrayidx6.i.i174.i, align 1
  %cmp8.i.i175.i = icmp eq i8 %63, %64
  br i1 %cmp8.i.i175.i, label %while.body.i103.i.i, label %while.end.i104.i.i

while.body.i103.i.i:
  %inc.i101.i.i = add nuw i64 %k.027.i.i172.i, 1
  %exitcond.not.i102.i.i = icmp eq i64 %inc.i101.i.i, %n.0.i.i139.i
  br i1 %exitcond.not.i102.i.i, label %while.end.i104.i.i, label %land.rhs.i.i176.i

while.end.i104.i.i:
  %k.0.lcssa.i.i177.i = phi i64 [ 0, %while.cond.preheader.i.i171.i ], [ %k.027.i.i172.i, %land.rhs.i.i176.i ], [ %n.0.i.i139.i, %while.body.i103.i.i ]
  %cmp10.i.i178.i = icmp eq i64 %k.0.lcssa.i.i177.i, %n.0.i.i139.i
  %inc12.i.i179.i = add i32 %i.031.i.i170.i, 1
  br i1 %cmp10.i.i178.i, label %abbreviates.exit.i181.i, label %for.cond.i.i168.i

abbreviates.exit.i181.i:
  %tobool.not.lcssa.i.i180.i = phi i1 [ %tobool.not30.i.i164.i, %for.end.i.i ], [ %tobool.not32.i.i169.i, %while.end.i104.i.i ], [ %tobool.not.i100.i.i, %for.cond.i.i168.i ]
  br i1 %tobool.not.lcssa.i.i180.i, label %if.end61.i.i, label %if.then60.i.i

if.then60.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #5
  unreachable

if.end61.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i.i ], [ %cond.i.i, %if.end36.i.i ], [ %cond.i.i, %if.then38.i.i ], [ %cond.i133.i, %if.end36.i135.i ], [ %cond.i133.i, %if.then38.i137.i ], [ 63, %if.end61.i.i ], [ %retval.0.i161.i, %cleanup.i.i ], [ -1, %if.then26.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i68.i ], [ -1, %lor.lhs.false1.i69.i ], [ -1, %lor.lhs.false7.i.i ]
  ret i32 %retval.1.i
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin noreturn nounwind }

