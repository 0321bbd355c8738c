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

define dso_local i32 @getopt(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec) local_unnamed_addr #0 {
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
  %2 = load i8, i8* %spec, align 1
  switch i8 %2, label %lor.lhs.false5.i [
    i8 43, label %if.end
    i8 45, label %if.end
  ]

lor.lhs.false5.i:
  %3 = load i32, i32* @optind, align 4
  %cmp6.not.i = icmp slt i32 %3, %argc
  br i1 %cmp6.not.i, label %lor.lhs.false8.i, label %if.end

lor.lhs.false8.i:
  %idxprom.i = sext i32 %3 to i64
  %arrayidx.i = getelementptr i8*, i8** %argv, i64 %idxprom.i
  %4 = load i8*, i8** %arrayidx.i, align 8
  %tobool.not.i = icmp eq i8* %4, null
  br i1 %tobool.not.i, label %if.end, label %lor.lhs.false9.i

lor.lhs.false9.i:
  %5 = load i8, i8* %4, align 1
  %cmp14.i = icmp eq i8 %5, 45
  br i1 %cmp14.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:
  %arrayidx18.i = getelementptr i8, i8* %4, i64 1
  %6 = load i8, i8* %arrayidx18.i, align 1
  %tobool20.not.i = icmp eq i8 %6, 0
  %i.054.i = add i32 %3, 1
  %cmp2155.i = icmp slt i32 %i.054.i, %argc
  %or.cond.i = select i1 %tobool20.not.i, i1 %cmp2155.i, i1 false
  br i1 %or.cond.i, label %land.rhs.i.preheader, label %if.end

if.end.i:
  %i.054.old.i = add i32 %3, 1
  %cmp2155.old.i = icmp slt i32 %i.054.old.i, %argc
  br i1 %cmp2155.old.i, label %land.rhs.i.preheader, label %if.end

land.rhs.i.preheader:
  %i.056.i.ph = phi i32 [ %i.054.old.i, %if.end.i ], [ %i.054.i, %land.lhs.true.i ]
  br label %land.rhs.i

land.rhs.i:
  %i.056.i = phi i32 [ %i.0.i, %for.inc.i ], [ %i.056.i.ph, %land.rhs.i.preheader ]
  %idxprom23.i = sext i32 %i.056.i to i64
  %arrayidx24.i = getelementptr i8*, i8** %argv, i64 %idxprom23.i
  %7 = load i8*, i8** %arrayidx24.i, align 8
  %tobool25.not.i = icmp eq i8* %7, null
  br i1 %tobool25.not.i, label %if.end, label %for.body.i

for.body.i:
  %8 = load i8, i8* %7, align 1
  %cmp30.i = icmp eq i8 %8, 45
  br i1 %cmp30.i, label %land.lhs.true32.i, label %for.inc.i

land.lhs.true32.i:
  %arrayidx35.i = getelementptr i8, i8* %7, i64 1
  %9 = load i8, i8* %arrayidx35.i, align 1
  %tobool37.not.i = icmp eq i8 %9, 0
  br i1 %tobool37.not.i, label %for.inc.i, label %if.then38.i

if.then38.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i64 0, i64 0)) #4
  unreachable

for.inc.i:
  %i.0.i = add i32 %i.056.i, 1
  %cmp21.i = icmp slt i32 %i.0.i, %argc
  br i1 %cmp21.i, label %land.rhs.i, label %if.end

if.end:
  %10 = load i8, i8* %spec, align 1
  %cmp = icmp ne i8 %10, 45
  %tobool.not.not = xor i1 %tobool.not, true
  %brmerge = select i1 %cmp, i1 true, i1 %tobool.not.not
  br i1 %brmerge, label %if.end4, label %lor.lhs.false.i

lor.lhs.false.i:
  %11 = load i32, i32* @optind, align 4
  %cmp.not.i = icmp slt i32 %11, %argc
  br i1 %cmp.not.i, label %lor.lhs.false1.i, label %if.end4

lor.lhs.false1.i:
  %idxprom.i28 = sext i32 %11 to i64
  %arrayidx.i29 = getelementptr i8*, i8** %argv, i64 %idxprom.i28
  %12 = load i8*, i8** %arrayidx.i29, align 8
  %tobool2.not.i = icmp eq i8* %12, null
  br i1 %tobool2.not.i, label %if.end4, label %lor.lhs.false3.i

lor.lhs.false3.i:
  %13 = load i8, i8* %12, align 1
  %cmp7.i = icmp eq i8 %13, 45
  br i1 %cmp7.i, label %land.lhs.true.i30, label %if.end.i31

land.lhs.true.i30:
  %arrayidx11.i = getelementptr i8, i8* %12, i64 1
  %14 = load i8, i8* %arrayidx11.i, align 1
  %tobool13.not.i = icmp eq i8 %14, 0
  br i1 %tobool13.not.i, label %if.end.i31, label %if.end4

if.end.i31:
  %inc.i = add i32 %11, 1
  store i32 %inc.i, i32* @optind, align 4
  store i8* %12, i8** @optarg, align 8
  br label %return

if.end4:
  %15 = load i8, i8* %spec, align 1
  %cmp6 = icmp eq i8 %15, 43
  %cmp9 = icmp eq i8 %15, 45
  %narrow = or i1 %cmp6, %cmp9
  %16 = zext i1 %narrow to i64
  %add.ptr = getelementptr i8, i8* %spec, i64 %16
  br i1 %tobool.not, label %lor.lhs.false, label %cond.true

lor.lhs.false:
  %17 = load i32, i32* @optind, align 4
  %cmp.not.i32 = icmp slt i32 %17, %argc
  br i1 %cmp.not.i32, label %lor.lhs.false.i36, label %return

lor.lhs.false.i36:
  %idxprom.i33 = sext i32 %17 to i64
  %arrayidx.i34 = getelementptr i8*, i8** %argv, i64 %idxprom.i33
  %18 = load i8*, i8** %arrayidx.i34, align 8
  %tobool.not.i35 = icmp eq i8* %18, null
  br i1 %tobool.not.i35, label %return, label %lor.lhs.false1.i37

lor.lhs.false1.i37:
  %19 = load i8, i8* %18, align 1
  %cmp5.not.i = icmp eq i8 %19, 45
  br i1 %cmp5.not.i, label %lor.lhs.false7.i, label %return

lor.lhs.false7.i:
  %arrayidx10.i = getelementptr i8, i8* %18, i64 1
  %20 = load i8, i8* %arrayidx10.i, align 1
  switch i8 %20, label %cond.true [
    i8 0, label %return
    i8 45, label %land.lhs.true.i38
  ]

land.lhs.true.i38:
  %arrayidx22.i = getelementptr i8, i8* %18, i64 2
  %21 = load i8, i8* %arrayidx22.i, align 1
  %cmp24.i = icmp eq i8 %21, 0
  br i1 %cmp24.i, label %if.then26.i, label %cond.true

if.then26.i:
  %inc.i39 = add i32 %17, 1
  store i32 %inc.i39, i32* @optind, align 4
  br label %return

cond.true:
  %22 = load i32, i32* @optind, align 4
  %idxprom.i41 = sext i32 %22 to i64
  %arrayidx.i42 = getelementptr i8*, i8** %argv, i64 %idxprom.i41
  %23 = load i8*, i8** %arrayidx.i42, align 8
  br i1 %tobool.not, label %if.then.i44, label %if.end.i46

if.then.i44:
  store i32 1, i32* @position, align 4
  br label %if.end.i46

if.end.i46:
  %24 = load i32, i32* @position, align 4
  %inc.i45 = add i32 %24, 1
  store i32 %inc.i45, i32* @position, align 4
  %idxprom1.i = sext i32 %24 to i64
  %arrayidx2.i = getelementptr i8, i8* %23, i64 %idxprom1.i
  %25 = load i8, i8* %arrayidx2.i, align 1
  %conv.i = sext i8 %25 to i32
  %idxprom3.i = sext i32 %inc.i45 to i64
  %arrayidx4.i = getelementptr i8, i8* %23, i64 %idxprom3.i
  %26 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %26, 0
  %27 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i = icmp eq i8 %27, 0
  br i1 %tobool.not8.i.i, label %find.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp2.i.i = icmp ne i8 %25, 58
  br label %for.body.i.i

for.body.i.i:
  %28 = phi i8 [ %27, %for.body.lr.ph.i.i ], [ %29, %for.inc.i.i ]
  %spec.addr.09.i.i = phi i8* [ %add.ptr, %for.body.lr.ph.i.i ], [ %incdec.ptr.i.i, %for.inc.i.i ]
  %cmp.i.i = icmp eq i8 %28, %25
  %or.cond.i.i = and i1 %cmp2.i.i, %cmp.i.i
  br i1 %or.cond.i.i, label %find.exit.i, label %for.inc.i.i

for.inc.i.i:
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i64 1
  %29 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %29, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.end.i46 ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i47 = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i47, label %if.end36.i, label %land.lhs.true.i48

land.lhs.true.i48:
  %arrayidx8.i = getelementptr i8, i8* %retval.0.i.i, i64 1
  %30 = load i8, i8* %arrayidx8.i, align 1
  %cmp10.i = icmp eq i8 %30, 58
  br i1 %cmp10.i, label %if.then12.i, label %if.end36.i

if.then12.i:
  br i1 %cmp6.i, label %if.else.i, label %if.then14.i

if.then14.i:
  store i8* %arrayidx4.i, i8** @optarg, align 8
  br label %if.end36.i

if.else.i:
  %arrayidx15.i = getelementptr i8, i8* %retval.0.i.i, i64 2
  %31 = load i8, i8* %arrayidx15.i, align 1
  %cmp17.not.i = icmp eq i8 %31, 58
  br i1 %cmp17.not.i, label %if.end36.i, label %land.lhs.true19.i

land.lhs.true19.i:
  %add.i = add i32 %22, 1
  %cmp20.i = icmp slt i32 %add.i, %argc
  br i1 %cmp20.i, label %if.then22.i, label %if.then31.i

if.then22.i:
  store i32 %add.i, i32* @optind, align 4
  %idxprom24.i = sext i32 %add.i to i64
  %arrayidx25.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i
  %32 = load i8*, i8** %arrayidx25.i, align 8
  store i8* %32, i8** @optarg, align 8
  br label %if.end36.i

if.then31.i:
  %33 = load i8, i8* %add.ptr, align 1
  %cmp.i57.i = icmp eq i8 %33, 58
  %cond.i.i = select i1 %cmp.i57.i, i32 58, i32 63
  br label %if.end36.i

if.end36.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i48 ], [ 63, %find.exit.i ], [ %conv.i, %if.then22.i ], [ %cond.i.i, %if.then31.i ], [ %conv.i, %if.then14.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp6.i, %land.lhs.true.i48 ], [ %cmp6.i, %find.exit.i ], [ true, %if.then22.i ], [ true, %if.then31.i ], [ true, %if.then14.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then38.i49, label %return

if.then38.i49:
  %34 = load i32, i32* @optind, align 4
  %inc39.i = add i32 %34, 1
  store i32 %inc39.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 1, %if.end.i31 ], [ %cond.i, %if.end36.i ], [ %cond.i, %if.then38.i49 ], [ -1, %if.then26.i ], [ -1, %lor.lhs.false ], [ -1, %lor.lhs.false.i36 ], [ -1, %lor.lhs.false1.i37 ], [ -1, %lor.lhs.false7.i ]
  ret i32 %retval.0
}

define dso_local i32 @__posix_getopt(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef %spec) local_unnamed_addr #0 {
entry:
  %call = call i32 @getopt(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  ret i32 %call
}

define dso_local i32 @getopt_long(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef writeonly %index) local_unnamed_addr #0 {
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
  %2 = load i8, i8* %spec, align 1
  switch i8 %2, label %lor.lhs.false5.i.i [
    i8 43, label %if.end.i
    i8 45, label %if.end.i
  ]

lor.lhs.false5.i.i:
  %3 = load i32, i32* @optind, align 4
  %cmp6.not.i.i = icmp slt i32 %3, %argc
  br i1 %cmp6.not.i.i, label %lor.lhs.false8.i.i, label %if.end.i

lor.lhs.false8.i.i:
  %idxprom.i.i = sext i32 %3 to i64
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i64 %idxprom.i.i
  %4 = load i8*, i8** %arrayidx.i.i, align 8
  %tobool.not.i.i = icmp eq i8* %4, null
  br i1 %tobool.not.i.i, label %if.end.i, label %lor.lhs.false9.i.i

lor.lhs.false9.i.i:
  %5 = load i8, i8* %4, align 1
  %cmp14.i.i = icmp eq i8 %5, 45
  br i1 %cmp14.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx18.i.i = getelementptr i8, i8* %4, i64 1
  %6 = load i8, i8* %arrayidx18.i.i, align 1
  %tobool20.not.i.i = icmp eq i8 %6, 0
  %i.054.i.i = add i32 %3, 1
  %cmp2155.i.i = icmp slt i32 %i.054.i.i, %argc
  %or.cond.i.i = select i1 %tobool20.not.i.i, i1 %cmp2155.i.i, i1 false
  br i1 %or.cond.i.i, label %land.rhs.i.i.preheader, label %if.end.i

if.end.i.i:
  %i.054.old.i.i = add i32 %3, 1
  %cmp2155.old.i.i = icmp slt i32 %i.054.old.i.i, %argc
  br i1 %cmp2155.old.i.i, label %land.rhs.i.i.preheader, label %if.end.i

land.rhs.i.i.preheader:
  %i.056.i.i.ph = phi i32 [ %i.054.old.i.i, %if.end.i.i ], [ %i.054.i.i, %land.lhs.true.i.i ]
  br label %land.rhs.i.i

land.rhs.i.i:
  %i.056.i.i = phi i32 [ %i.0.i.i, %for.inc.i.i ], [ %i.056.i.i.ph, %land.rhs.i.i.preheader ]
  %idxprom23.i.i = sext i32 %i.056.i.i to i64
  %arrayidx24.i.i = getelementptr i8*, i8** %argv, i64 %idxprom23.i.i
  %7 = load i8*, i8** %arrayidx24.i.i, align 8
  %tobool25.not.i.i = icmp eq i8* %7, null
  br i1 %tobool25.not.i.i, label %if.end.i, label %for.body.i.i

for.body.i.i:
  %8 = load i8, i8* %7, align 1
  %cmp30.i.i = icmp eq i8 %8, 45
  br i1 %cmp30.i.i, label %land.lhs.true32.i.i, label %for.inc.i.i

land.lhs.true32.i.i:
  %arrayidx35.i.i = getelementptr i8, i8* %7, i64 1
  %9 = load i8, i8* %arrayidx35.i.i, align 1
  %tobool37.not.i.i = icmp eq i8 %9, 0
  br i1 %tobool37.not.i.i, label %for.inc.i.i, label %if.then38.i.i

if.then38.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i64 0, i64 0)) #4
  unreachable

for.inc.i.i:
  %i.0.i.i = add i32 %i.056.i.i, 1
  %cmp21.i.i = icmp slt i32 %i.0.i.i, %argc
  br i1 %cmp21.i.i, label %land.rhs.i.i, label %if.end.i

if.end.i:
  %10 = load i8, i8* %spec, align 1
  %cmp.i = icmp ne i8 %10, 45
  %tobool.not.not.i = xor i1 %tobool.not.i, true
  %brmerge.i = select i1 %cmp.i, i1 true, i1 %tobool.not.not.i
  br i1 %brmerge.i, label %if.end4.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %11 = load i32, i32* @optind, align 4
  %cmp.not.i.i = icmp slt i32 %11, %argc
  br i1 %cmp.not.i.i, label %lor.lhs.false1.i.i, label %if.end4.i

lor.lhs.false1.i.i:
  %idxprom.i57.i = sext i32 %11 to i64
  %arrayidx.i58.i = getelementptr i8*, i8** %argv, i64 %idxprom.i57.i
  %12 = load i8*, i8** %arrayidx.i58.i, align 8
  %tobool2.not.i.i = icmp eq i8* %12, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %13 = load i8, i8* %12, align 1
  %cmp7.i.i = icmp eq i8 %13, 45
  br i1 %cmp7.i.i, label %land.lhs.true.i59.i, label %if.end.i60.i

land.lhs.true.i59.i:
  %arrayidx11.i.i = getelementptr i8, i8* %12, i64 1
  %14 = load i8, i8* %arrayidx11.i.i, align 1
  %tobool13.not.i.i = icmp eq i8 %14, 0
  br i1 %tobool13.not.i.i, label %if.end.i60.i, label %if.end4.i

if.end.i60.i:
  %inc.i.i = add i32 %11, 1
  store i32 %inc.i.i, i32* @optind, align 4
  store i8* %12, i8** @optarg, align 8
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %10, 43
  %cmp9.i = icmp eq i8 %10, 45
  %narrow.i = or i1 %cmp6.i, %cmp9.i
  %15 = zext i1 %narrow.i to i64
  %add.ptr.i = getelementptr i8, i8* %spec, i64 %15
  %16 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %idxprom.i61.i = sext i32 %16 to i64
  %arrayidx.i62.i = getelementptr i8*, i8** %argv, i64 %idxprom.i61.i
  %17 = load i8*, i8** %arrayidx.i62.i, align 8
  %inc.i65.i = add i32 %1, 1
  store i32 %inc.i65.i, i32* @position, align 4
  %idxprom1.i.i = sext i32 %1 to i64
  %arrayidx2.i.i = getelementptr i8, i8* %17, i64 %idxprom1.i.i
  %18 = load i8, i8* %arrayidx2.i.i, align 1
  %conv.i.i = sext i8 %18 to i32
  %idxprom3.i.i = sext i32 %inc.i65.i to i64
  %arrayidx4.i.i = getelementptr i8, i8* %17, i64 %idxprom3.i.i
  %19 = load i8, i8* %arrayidx4.i.i, align 1
  %cmp6.i.i = icmp eq i8 %19, 0
  %20 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %20, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %18, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %21 = phi i8 [ %20, %for.body.lr.ph.i.i.i ], [ %22, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %21, %18
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i64 1
  %22 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %22, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i67.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i67.i, label %if.end36.i.i, label %land.lhs.true.i68.i

land.lhs.true.i68.i:
  %arrayidx8.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 1
  %23 = load i8, i8* %arrayidx8.i.i, align 1
  %cmp10.i.i = icmp eq i8 %23, 58
  br i1 %cmp10.i.i, label %if.then12.i.i, label %if.end36.i.i

if.then12.i.i:
  br i1 %cmp6.i.i, label %if.else.i.i, label %if.then14.i.i

if.then14.i.i:
  store i8* %arrayidx4.i.i, i8** @optarg, align 8
  br label %if.end36.i.i

if.else.i.i:
  %arrayidx15.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 2
  %24 = load i8, i8* %arrayidx15.i.i, align 1
  %cmp17.not.i.i = icmp eq i8 %24, 58
  br i1 %cmp17.not.i.i, label %if.end36.i.i, label %land.lhs.true19.i.i

land.lhs.true19.i.i:
  %add.i.i = add i32 %16, 1
  %cmp20.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.then31.i.i

if.then22.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %idxprom24.i.i = sext i32 %add.i.i to i64
  %arrayidx25.i.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i.i
  %25 = load i8*, i8** %arrayidx25.i.i, align 8
  store i8* %25, i8** @optarg, align 8
  br label %if.end36.i.i

if.then31.i.i:
  %26 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i.i = icmp eq i8 %26, 58
  %cond.i.i.i = select i1 %cmp.i57.i.i, i32 58, i32 63
  br label %if.end36.i.i

if.end36.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i68.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then22.i.i ], [ %cond.i.i.i, %if.then31.i.i ], [ %conv.i.i, %if.then14.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp6.i.i, %land.lhs.true.i68.i ], [ %cmp6.i.i, %find.exit.i.i ], [ true, %if.then22.i.i ], [ true, %if.then31.i.i ], [ true, %if.then14.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then38.i69.i, label %next.exit

if.then38.i69.i:
  %27 = load i32, i32* @optind, align 4
  %inc39.i.i = add i32 %27, 1
  store i32 %inc39.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i70.i = icmp slt i32 %16, %argc
  br i1 %cmp.not.i70.i, label %lor.lhs.false.i74.i, label %next.exit

lor.lhs.false.i74.i:
  %idxprom.i71.i = sext i32 %16 to i64
  %arrayidx.i72.i = getelementptr i8*, i8** %argv, i64 %idxprom.i71.i
  %28 = load i8*, i8** %arrayidx.i72.i, align 8
  %tobool.not.i73.i = icmp eq i8* %28, null
  br i1 %tobool.not.i73.i, label %next.exit, label %lor.lhs.false1.i75.i

lor.lhs.false1.i75.i:
  %29 = load i8, i8* %28, align 1
  %cmp5.not.i.i = icmp eq i8 %29, 45
  br i1 %cmp5.not.i.i, label %lor.lhs.false7.i.i, label %next.exit

lor.lhs.false7.i.i:
  %arrayidx10.i.i = getelementptr i8, i8* %28, i64 1
  %30 = load i8, i8* %arrayidx10.i.i, align 1
  switch i8 %30, label %if.end27.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i76.i
  ]

land.lhs.true.i76.i:
  %arrayidx22.i.i = getelementptr i8, i8* %28, i64 2
  %31 = load i8, i8* %arrayidx22.i.i, align 1
  %cmp24.i.i = icmp eq i8 %31, 0
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end27.i.i

if.then26.i.i:
  %inc.i77.i = add i32 %16, 1
  store i32 %inc.i77.i, i32* @optind, align 4
  br label %next.exit

if.end27.i.i:
  %cmp.i80.i = icmp eq i8 %30, 45
  br i1 %cmp.i80.i, label %if.end23.i, label %if.then.i100.i

if.then.i100.i:
  store i32 2, i32* @position, align 4
  %conv.i104.i = sext i8 %30 to i32
  %arrayidx4.i106.i = getelementptr i8, i8* %28, i64 2
  %32 = load i8, i8* %arrayidx4.i106.i, align 1
  %cmp6.i107.i = icmp eq i8 %32, 0
  %33 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i108.i = icmp eq i8 %33, 0
  br i1 %tobool.not8.i.i108.i, label %find.exit.i121.i, label %for.body.lr.ph.i.i111.i

for.body.lr.ph.i.i111.i:
  %cmp2.i.i110.i = icmp ne i8 %30, 58
  br label %for.body.i.i115.i

for.body.i.i115.i:
  %34 = phi i8 [ %33, %for.body.lr.ph.i.i111.i ], [ %35, %for.inc.i.i118.i ]
  %spec.addr.09.i.i112.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i111.i ], [ %incdec.ptr.i.i116.i, %for.inc.i.i118.i ]
  %cmp.i.i113.i = icmp eq i8 %34, %30
  %or.cond.i.i114.i = and i1 %cmp2.i.i110.i, %cmp.i.i113.i
  br i1 %or.cond.i.i114.i, label %find.exit.i121.i, label %for.inc.i.i118.i

for.inc.i.i118.i:
  %incdec.ptr.i.i116.i = getelementptr i8, i8* %spec.addr.09.i.i112.i, i64 1
  %35 = load i8, i8* %incdec.ptr.i.i116.i, align 1
  %tobool.not.i.i117.i = icmp eq i8 %35, 0
  br i1 %tobool.not.i.i117.i, label %find.exit.i121.i, label %for.body.i.i115.i

find.exit.i121.i:
  %retval.0.i.i119.i = phi i8* [ null, %if.then.i100.i ], [ %spec.addr.09.i.i112.i, %for.body.i.i115.i ], [ null, %for.inc.i.i118.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i104.i, i32* @optopt, align 4
  %tobool.not.i120.i = icmp eq i8* %retval.0.i.i119.i, null
  br i1 %tobool.not.i120.i, label %if.end36.i142.i, label %land.lhs.true.i124.i

land.lhs.true.i124.i:
  %arrayidx8.i122.i = getelementptr i8, i8* %retval.0.i.i119.i, i64 1
  %36 = load i8, i8* %arrayidx8.i122.i, align 1
  %cmp10.i123.i = icmp eq i8 %36, 58
  br i1 %cmp10.i123.i, label %if.then12.i125.i, label %if.end36.i142.i

if.then12.i125.i:
  br i1 %cmp6.i107.i, label %if.else.i129.i, label %if.then14.i126.i

if.then14.i126.i:
  store i8* %arrayidx4.i106.i, i8** @optarg, align 8
  br label %if.end36.i142.i

if.else.i129.i:
  %arrayidx15.i127.i = getelementptr i8, i8* %retval.0.i.i119.i, i64 2
  %37 = load i8, i8* %arrayidx15.i127.i, align 1
  %cmp17.not.i128.i = icmp eq i8 %37, 58
  br i1 %cmp17.not.i128.i, label %if.end36.i142.i, label %land.lhs.true19.i132.i

land.lhs.true19.i132.i:
  %add.i130.i = add i32 %16, 1
  %cmp20.i131.i = icmp slt i32 %add.i130.i, %argc
  br i1 %cmp20.i131.i, label %if.then22.i135.i, label %if.then31.i139.i

if.then22.i135.i:
  store i32 %add.i130.i, i32* @optind, align 4
  %idxprom24.i133.i = sext i32 %add.i130.i to i64
  %arrayidx25.i134.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i133.i
  %38 = load i8*, i8** %arrayidx25.i134.i, align 8
  store i8* %38, i8** @optarg, align 8
  br label %if.end36.i142.i

if.then31.i139.i:
  %39 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i137.i = icmp eq i8 %39, 58
  %cond.i.i138.i = select i1 %cmp.i57.i137.i, i32 58, i32 63
  br label %if.end36.i142.i

if.end36.i142.i:
  %cond.i140.i = phi i32 [ %conv.i104.i, %land.lhs.true.i124.i ], [ 63, %find.exit.i121.i ], [ %conv.i104.i, %if.then22.i135.i ], [ %cond.i.i138.i, %if.then31.i139.i ], [ %conv.i104.i, %if.then14.i126.i ], [ %conv.i104.i, %if.else.i129.i ]
  %last.0.shrunk.i141.i = phi i1 [ %cmp6.i107.i, %land.lhs.true.i124.i ], [ %cmp6.i107.i, %find.exit.i121.i ], [ true, %if.then22.i135.i ], [ true, %if.then31.i139.i ], [ true, %if.then14.i126.i ], [ true, %if.else.i129.i ]
  br i1 %last.0.shrunk.i141.i, label %if.then38.i144.i, label %next.exit

if.then38.i144.i:
  %40 = load i32, i32* @optind, align 4
  %inc39.i143.i = add i32 %40, 1
  store i32 %inc39.i143.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %41 = zext i1 %cmp.i80.i to i64
  %add.ptr30.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %41
  br label %while.cond.i.i147.i

while.cond.i.i147.i:
  %n.0.i.i146.i = phi i64 [ 0, %if.end23.i ], [ %inc.i96.i.i, %while.body.i97.i.i ]
  %arrayidx.i95.i.i = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i146.i
  %42 = load i8, i8* %arrayidx.i95.i.i, align 1
  switch i8 %42, label %while.body.i97.i.i [
    i8 0, label %name_length.exit.i149.i
    i8 61, label %name_length.exit.i149.i
  ]

while.body.i97.i.i:
  %inc.i96.i.i = add i64 %n.0.i.i146.i, 1
  br label %while.cond.i.i147.i

name_length.exit.i149.i:
  %arrayidx.i95.i.i.le = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i146.i
  store i8* null, i8** @optarg, align 8
  %inc.i148.i = add i32 %16, 1
  store i32 %inc.i148.i, i32* @optind, align 4
  %name1110.i.i = getelementptr %struct.option, %struct.option* %o, i64 0, i32 0
  %43 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not111.i.i = icmp eq i8* %43, null
  br i1 %tobool.not111.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i150.i = icmp eq i64 %n.0.i.i146.i, 0
  br label %for.body.i151.i

for.body.i151.i:
  %44 = phi i8* [ %43, %for.body.lr.ph.i.i ], [ %56, %for.inc.i170.i ]
  %idxprom113.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %idxprom.i168.i, %for.inc.i170.i ]
  br i1 %cmp26.not.i.i150.i, label %while.end.i.i158.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i64 [ %inc.i.i155.i, %while.body.i.i157.i ], [ 0, %for.body.i151.i ]
  %arrayidx.i.i152.i = getelementptr i8, i8* %add.ptr30.i, i64 %i.027.i.i.i
  %45 = load i8, i8* %arrayidx.i.i152.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %44, i64 %i.027.i.i.i
  %46 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %45, %46
  %tobool.not.i.i153.i = icmp eq i8 %45, 0
  %or.cond.i.i154.i = or i1 %tobool.not.i.i153.i, %cmp3.i.i.i
  br i1 %or.cond.i.i154.i, label %while.end.i.i158.i, label %while.body.i.i157.i

while.body.i.i157.i:
  %inc.i.i155.i = add nuw i64 %i.027.i.i.i, 1
  %exitcond.not.i.i156.i = icmp eq i64 %inc.i.i155.i, %n.0.i.i146.i
  br i1 %exitcond.not.i.i156.i, label %while.end.i.i158.i, label %land.lhs.true.i.i.i

while.end.i.i158.i:
  %i.0.lcssa.i.i.i = phi i64 [ 0, %for.body.i151.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i146.i, %while.body.i.i157.i ]
  %cmp7.i.i.i = icmp eq i64 %i.0.lcssa.i.i.i, %n.0.i.i146.i
  br i1 %cmp7.i.i.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %44, i64 %n.0.i.i146.i
  %47 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %47, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %48 = phi i32 [ 0, %while.end.i.i158.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool6.not.i159.i = icmp eq i32 %48, 0
  br i1 %tobool6.not.i159.i, label %for.inc.i170.i, label %if.end.i160.i

if.end.i160.i:
  %tobool7.not.i.i = icmp eq i32* %index, null
  br i1 %tobool7.not.i.i, label %if.end9.i.i, label %if.then8.i.i

if.then8.i.i:
  %indvars.i.le.i = trunc i64 %idxprom113.i.i to i32
  store i32 %indvars.i.le.i, i32* %index, align 4
  br label %if.end9.i.i

if.end9.i.i:
  %49 = load i8, i8* %arrayidx.i95.i.i.le, align 1
  %tobool11.not.i.i = icmp eq i8 %49, 0
  %has_arg23.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 1
  %50 = load i32, i32* %has_arg23.i.i, align 8
  br i1 %tobool11.not.i.i, label %if.else.i165.i, label %land.lhs.true.i162.i

land.lhs.true.i162.i:
  %cmp.i161.i = icmp eq i32 %50, 0
  br i1 %cmp.i161.i, label %cleanup.i.i, label %if.then19.i.i

if.then19.i.i:
  %add.ptr20.i.i = getelementptr i8, i8* %arrayidx.i95.i.i.le, i64 1
  br label %if.end43.i.i.sink.split

if.else.i165.i:
  %cmp24.i163.i = icmp ne i32 %50, 1
  %51 = load i32, i32* @optind, align 4
  %cmp27.not.i.i = icmp slt i32 %51, %argc
  %or.cond.i164.i = select i1 %cmp24.i163.i, i1 true, i1 %cmp27.not.i.i
  br i1 %or.cond.i164.i, label %if.else31.i.i, label %if.then29.i.i

if.then29.i.i:
  %52 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i166.i = icmp eq i8 %52, 58
  %cond.i.i167.i = select i1 %cmp.i.i166.i, i32 58, i32 63
  br label %cleanup.i.i

if.else31.i.i:
  %cmp35.i.i = icmp eq i32 %50, 1
  br i1 %cmp35.i.i, label %if.then37.i.i, label %if.end43.i.i

if.then37.i.i:
  %inc38.i.i = add i32 %51, 1
  store i32 %inc38.i.i, i32* @optind, align 4
  %idxprom39.i.i = sext i32 %51 to i64
  %arrayidx40.i.i = getelementptr i8*, i8** %argv, i64 %idxprom39.i.i
  %53 = load i8*, i8** %arrayidx40.i.i, align 8
  br label %if.end43.i.i.sink.split

if.end43.i.i.sink.split:
  %.sink = phi i8* [ %53, %if.then37.i.i ], [ %add.ptr20.i.i, %if.then19.i.i ]
  store i8* %.sink, i8** @optarg, align 8
  br label %if.end43.i.i

if.end43.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 2
  %54 = load i32*, i32** %flag.i.i, align 8
  %tobool46.not.i.i = icmp eq i32* %54, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 3
  %55 = load i32, i32* %val.i.i, align 8
  br i1 %tobool46.not.i.i, label %cleanup.i.i, label %if.end50.i.i

if.end50.i.i:
  store i32 %55, i32* %54, align 4
  br label %cleanup.i.i

for.inc.i170.i:
  %inc57.i.i = shl nsw i64 %idxprom113.i.i, 32
  %sext.i.i = add i64 %inc57.i.i, 4294967296
  %idxprom.i168.i = ashr exact i64 %sext.i.i, 32
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i168.i, i32 0
  %56 = load i8*, i8** %name1.i.i, align 8
  %tobool.not.i169.i = icmp eq i8* %56, null
  br i1 %tobool.not.i169.i, label %cleanup.i.i, label %for.body.i151.i

cleanup.i.i:
  %retval.0.i171.i = phi i32 [ 0, %if.end50.i.i ], [ %cond.i.i167.i, %if.then29.i.i ], [ 63, %land.lhs.true.i162.i ], [ undef, %name_length.exit.i149.i ], [ %55, %if.end43.i.i ], [ undef, %for.inc.i170.i ]
  %cond.i172.i = phi i1 [ false, %if.end50.i.i ], [ false, %if.then29.i.i ], [ false, %land.lhs.true.i162.i ], [ true, %name_length.exit.i149.i ], [ false, %if.end43.i.i ], [ true, %for.inc.i170.i ]
  br i1 %cond.i172.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %57 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not30.i.i174.i = icmp eq i8* %57, null
  br i1 %tobool.not30.i.i174.i, label %abbreviates.exit.i191.i, label %while.cond.preheader.lr.ph.i.i175.i

while.cond.preheader.lr.ph.i.i175.i:
  %cmp26.not.i99.i.i = icmp eq i64 %n.0.i.i146.i, 0
  br label %while.cond.preheader.i.i181.i

for.cond.i.i178.i:
  %idxprom.i.i176.i = sext i32 %inc12.i.i189.i to i64
  %name1.i.i177.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i.i176.i, i32 0
  %58 = load i8*, i8** %name1.i.i177.i, align 8
  %tobool.not.i100.i.i = icmp eq i8* %58, null
  br i1 %tobool.not.i100.i.i, label %abbreviates.exit.i191.i, label %while.cond.preheader.i.i181.i

while.cond.preheader.i.i181.i:
  %tobool.not32.i.i179.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i175.i ], [ %tobool.not.i100.i.i, %for.cond.i.i178.i ]
  %59 = phi i8* [ %57, %while.cond.preheader.lr.ph.i.i175.i ], [ %58, %for.cond.i.i178.i ]
  %i.031.i.i180.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i175.i ], [ %inc12.i.i189.i, %for.cond.i.i178.i ]
  br i1 %cmp26.not.i99.i.i, label %while.end.i104.i.i, label %land.rhs.i.i186.i

land.rhs.i.i186.i:
  %k.027.i.i182.i = phi i64 [ %inc.i101.i.i, %while.body.i103.i.i ], [ 0, %while.cond.preheader.i.i181.i ]
  %arrayidx5.i.i183.i = getelementptr i8, i8* %59, i64 %k.027.i.i182.i
  %60 = load i8, i8* %arrayidx5.i.i183.i, align 1
  %arrayidx6.i.i184.i = getelementptr i8, i8* %add.ptr30.i, i64 %k.027.i.i182.i
  %61 = load i8, i8* %arrayidx6.i.i184.i, align 1
  %cmp8.i.i185.i = icmp eq i8 %60, %61
  br i1 %cmp8.i.i185.i, label %while.body.i103.i.i, label %while.end.i104.i.i

while.body.i103.i.i:
  %inc.i101.i.i = add nuw i64 %k.027.i.i182.i, 1
  %exitcond.not.i102.i.i = icmp eq i64 %inc.i101.i.i, %n.0.i.i146.i
  br i1 %exitcond.not.i102.i.i, label %while.end.i104.i.i, label %land.rhs.i.i186.i

while.end.i104.i.i:
  %k.0.lcssa.i.i187.i = phi i64 [ 0, %while.cond.preheader.i.i181.i ], [ %k.027.i.i182.i, %land.rhs.i.i186.i ], [ %n.0.i.i146.i, %while.body.i103.i.i ]
  %cmp10.i.i188.i = icmp eq i64 %k.0.lcssa.i.i187.i, %n.0.i.i146.i
  %inc12.i.i189.i = add i32 %i.031.i.i180.i, 1
  br i1 %cmp10.i.i188.i, label %abbreviates.exit.i191.i, label %for.cond.i.i178.i

abbreviates.exit.i191.i:
  %tobool.not.lcssa.i.i190.i = phi i1 [ %tobool.not30.i.i174.i, %for.end.i.i ], [ %tobool.not32.i.i179.i, %while.end.i104.i.i ], [ %tobool.not.i100.i.i, %for.cond.i.i178.i ]
  br i1 %tobool.not.lcssa.i.i190.i, label %if.end61.i.i, label %if.then60.i.i

if.then60.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #4
  unreachable

if.end61.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i60.i ], [ %cond.i.i, %if.end36.i.i ], [ %cond.i.i, %if.then38.i69.i ], [ %cond.i140.i, %if.end36.i142.i ], [ %cond.i140.i, %if.then38.i144.i ], [ 63, %if.end61.i.i ], [ %retval.0.i171.i, %cleanup.i.i ], [ -1, %if.then26.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i74.i ], [ -1, %lor.lhs.false1.i75.i ], [ -1, %lor.lhs.false7.i.i ]
  ret i32 %retval.1.i
}

define dso_local i32 @getopt_long_only(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef writeonly %index) local_unnamed_addr #0 {
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
  %2 = load i8, i8* %spec, align 1
  switch i8 %2, label %lor.lhs.false5.i.i [
    i8 43, label %if.end.i
    i8 45, label %if.end.i
  ]

lor.lhs.false5.i.i:
  %3 = load i32, i32* @optind, align 4
  %cmp6.not.i.i = icmp slt i32 %3, %argc
  br i1 %cmp6.not.i.i, label %lor.lhs.false8.i.i, label %if.end.i

lor.lhs.false8.i.i:
  %idxprom.i.i = sext i32 %3 to i64
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i64 %idxprom.i.i
  %4 = load i8*, i8** %arrayidx.i.i, align 8
  %tobool.not.i.i = icmp eq i8* %4, null
  br i1 %tobool.not.i.i, label %if.end.i, label %lor.lhs.false9.i.i

lor.lhs.false9.i.i:
  %5 = load i8, i8* %4, align 1
  %cmp14.i.i = icmp eq i8 %5, 45
  br i1 %cmp14.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx18.i.i = getelementptr i8, i8* %4, i64 1
  %6 = load i8, i8* %arrayidx18.i.i, align 1
  %tobool20.not.i.i = icmp eq i8 %6, 0
  %i.054.i.i = add i32 %3, 1
  %cmp2155.i.i = icmp slt i32 %i.054.i.i, %argc
  %or.cond.i.i = select i1 %tobool20.not.i.i, i1 %cmp2155.i.i, i1 false
  br i1 %or.cond.i.i, label %land.rhs.i.i.preheader, label %if.end.i

if.end.i.i:
  %i.054.old.i.i = add i32 %3, 1
  %cmp2155.old.i.i = icmp slt i32 %i.054.old.i.i, %argc
  br i1 %cmp2155.old.i.i, label %land.rhs.i.i.preheader, label %if.end.i

land.rhs.i.i.preheader:
  %i.056.i.i.ph = phi i32 [ %i.054.old.i.i, %if.end.i.i ], [ %i.054.i.i, %land.lhs.true.i.i ]
  br label %land.rhs.i.i

land.rhs.i.i:
  %i.056.i.i = phi i32 [ %i.0.i.i, %for.inc.i.i ], [ %i.056.i.i.ph, %land.rhs.i.i.preheader ]
  %idxprom23.i.i = sext i32 %i.056.i.i to i64
  %arrayidx24.i.i = getelementptr i8*, i8** %argv, i64 %idxprom23.i.i
  %7 = load i8*, i8** %arrayidx24.i.i, align 8
  %tobool25.not.i.i = icmp eq i8* %7, null
  br i1 %tobool25.not.i.i, label %if.end.i, label %for.body.i.i

for.body.i.i:
  %8 = load i8, i8* %7, align 1
  %cmp30.i.i = icmp eq i8 %8, 45
  br i1 %cmp30.i.i, label %land.lhs.true32.i.i, label %for.inc.i.i

land.lhs.true32.i.i:
  %arrayidx35.i.i = getelementptr i8, i8* %7, i64 1
  %9 = load i8, i8* %arrayidx35.i.i, align 1
  %tobool37.not.i.i = icmp eq i8 %9, 0
  br i1 %tobool37.not.i.i, label %for.inc.i.i, label %if.then38.i.i

if.then38.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i64 0, i64 0)) #4
  unreachable

for.inc.i.i:
  %i.0.i.i = add i32 %i.056.i.i, 1
  %cmp21.i.i = icmp slt i32 %i.0.i.i, %argc
  br i1 %cmp21.i.i, label %land.rhs.i.i, label %if.end.i

if.end.i:
  %10 = load i8, i8* %spec, align 1
  %cmp.i = icmp ne i8 %10, 45
  %tobool.not.not.i = xor i1 %tobool.not.i, true
  %brmerge.i = select i1 %cmp.i, i1 true, i1 %tobool.not.not.i
  br i1 %brmerge.i, label %if.end4.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %11 = load i32, i32* @optind, align 4
  %cmp.not.i.i = icmp slt i32 %11, %argc
  br i1 %cmp.not.i.i, label %lor.lhs.false1.i.i, label %if.end4.i

lor.lhs.false1.i.i:
  %idxprom.i57.i = sext i32 %11 to i64
  %arrayidx.i58.i = getelementptr i8*, i8** %argv, i64 %idxprom.i57.i
  %12 = load i8*, i8** %arrayidx.i58.i, align 8
  %tobool2.not.i.i = icmp eq i8* %12, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %13 = load i8, i8* %12, align 1
  %cmp7.i.i = icmp eq i8 %13, 45
  br i1 %cmp7.i.i, label %land.lhs.true.i59.i, label %if.end.i60.i

land.lhs.true.i59.i:
  %arrayidx11.i.i = getelementptr i8, i8* %12, i64 1
  %14 = load i8, i8* %arrayidx11.i.i, align 1
  %tobool13.not.i.i = icmp eq i8 %14, 0
  br i1 %tobool13.not.i.i, label %if.end.i60.i, label %if.end4.i

if.end.i60.i:
  %inc.i.i = add i32 %11, 1
  store i32 %inc.i.i, i32* @optind, align 4
  store i8* %12, i8** @optarg, align 8
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %10, 43
  %cmp9.i = icmp eq i8 %10, 45
  %narrow.i = or i1 %cmp6.i, %cmp9.i
  %15 = zext i1 %narrow.i to i64
  %add.ptr.i = getelementptr i8, i8* %spec, i64 %15
  %16 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %idxprom.i61.i = sext i32 %16 to i64
  %arrayidx.i62.i = getelementptr i8*, i8** %argv, i64 %idxprom.i61.i
  %17 = load i8*, i8** %arrayidx.i62.i, align 8
  %inc.i65.i = add i32 %1, 1
  store i32 %inc.i65.i, i32* @position, align 4
  %idxprom1.i.i = sext i32 %1 to i64
  %arrayidx2.i.i = getelementptr i8, i8* %17, i64 %idxprom1.i.i
  %18 = load i8, i8* %arrayidx2.i.i, align 1
  %conv.i.i = sext i8 %18 to i32
  %idxprom3.i.i = sext i32 %inc.i65.i to i64
  %arrayidx4.i.i = getelementptr i8, i8* %17, i64 %idxprom3.i.i
  %19 = load i8, i8* %arrayidx4.i.i, align 1
  %cmp6.i.i = icmp eq i8 %19, 0
  %20 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %20, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %18, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %21 = phi i8 [ %20, %for.body.lr.ph.i.i.i ], [ %22, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %21, %18
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i64 1
  %22 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %22, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i67.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i67.i, label %if.end36.i.i, label %land.lhs.true.i68.i

land.lhs.true.i68.i:
  %arrayidx8.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 1
  %23 = load i8, i8* %arrayidx8.i.i, align 1
  %cmp10.i.i = icmp eq i8 %23, 58
  br i1 %cmp10.i.i, label %if.then12.i.i, label %if.end36.i.i

if.then12.i.i:
  br i1 %cmp6.i.i, label %if.else.i.i, label %if.then14.i.i

if.then14.i.i:
  store i8* %arrayidx4.i.i, i8** @optarg, align 8
  br label %if.end36.i.i

if.else.i.i:
  %arrayidx15.i.i = getelementptr i8, i8* %retval.0.i.i.i, i64 2
  %24 = load i8, i8* %arrayidx15.i.i, align 1
  %cmp17.not.i.i = icmp eq i8 %24, 58
  br i1 %cmp17.not.i.i, label %if.end36.i.i, label %land.lhs.true19.i.i

land.lhs.true19.i.i:
  %add.i.i = add i32 %16, 1
  %cmp20.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.then31.i.i

if.then22.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %idxprom24.i.i = sext i32 %add.i.i to i64
  %arrayidx25.i.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i.i
  %25 = load i8*, i8** %arrayidx25.i.i, align 8
  store i8* %25, i8** @optarg, align 8
  br label %if.end36.i.i

if.then31.i.i:
  %26 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i.i = icmp eq i8 %26, 58
  %cond.i.i.i = select i1 %cmp.i57.i.i, i32 58, i32 63
  br label %if.end36.i.i

if.end36.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i68.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then22.i.i ], [ %cond.i.i.i, %if.then31.i.i ], [ %conv.i.i, %if.then14.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp6.i.i, %land.lhs.true.i68.i ], [ %cmp6.i.i, %find.exit.i.i ], [ true, %if.then22.i.i ], [ true, %if.then31.i.i ], [ true, %if.then14.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then38.i69.i, label %next.exit

if.then38.i69.i:
  %27 = load i32, i32* @optind, align 4
  %inc39.i.i = add i32 %27, 1
  store i32 %inc39.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i70.i = icmp slt i32 %16, %argc
  br i1 %cmp.not.i70.i, label %lor.lhs.false.i74.i, label %next.exit

lor.lhs.false.i74.i:
  %idxprom.i71.i = sext i32 %16 to i64
  %arrayidx.i72.i = getelementptr i8*, i8** %argv, i64 %idxprom.i71.i
  %28 = load i8*, i8** %arrayidx.i72.i, align 8
  %tobool.not.i73.i = icmp eq i8* %28, null
  br i1 %tobool.not.i73.i, label %next.exit, label %lor.lhs.false1.i75.i

lor.lhs.false1.i75.i:
  %29 = load i8, i8* %28, align 1
  %cmp5.not.i.i = icmp eq i8 %29, 45
  br i1 %cmp5.not.i.i, label %lor.lhs.false7.i.i, label %next.exit

lor.lhs.false7.i.i:
  %arrayidx10.i.i = getelementptr i8, i8* %28, i64 1
  %30 = load i8, i8* %arrayidx10.i.i, align 1
  switch i8 %30, label %if.end27.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i76.i
  ]

land.lhs.true.i76.i:
  %arrayidx22.i.i = getelementptr i8, i8* %28, i64 2
  %31 = load i8, i8* %arrayidx22.i.i, align 1
  %cmp24.i.i = icmp eq i8 %31, 0
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end27.i.i

if.then26.i.i:
  %inc.i77.i = add i32 %16, 1
  store i32 %inc.i77.i, i32* @optind, align 4
  br label %next.exit

if.end27.i.i:
  %cmp.i80.i = icmp eq i8 %30, 45
  br i1 %cmp.i80.i, label %is_short.exit.i, label %if.end.i82.i

if.end.i82.i:
  %32 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i83.i = icmp eq i8 %32, 0
  br i1 %tobool.not8.i.i83.i, label %find.exit.i94.i, label %for.body.lr.ph.i.i85.i

for.body.lr.ph.i.i85.i:
  %cmp2.i.i84.i = icmp ne i8 %30, 58
  br label %for.body.i.i89.i

for.body.i.i89.i:
  %33 = phi i8 [ %32, %for.body.lr.ph.i.i85.i ], [ %34, %for.inc.i.i92.i ]
  %spec.addr.09.i.i86.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i85.i ], [ %incdec.ptr.i.i90.i, %for.inc.i.i92.i ]
  %cmp.i.i87.i = icmp eq i8 %33, %30
  %or.cond.i.i88.i = and i1 %cmp2.i.i84.i, %cmp.i.i87.i
  br i1 %or.cond.i.i88.i, label %find.exit.i94.i, label %for.inc.i.i92.i

for.inc.i.i92.i:
  %incdec.ptr.i.i90.i = getelementptr i8, i8* %spec.addr.09.i.i86.i, i64 1
  %34 = load i8, i8* %incdec.ptr.i.i90.i, align 1
  %tobool.not.i.i91.i = icmp eq i8 %34, 0
  br i1 %tobool.not.i.i91.i, label %find.exit.i94.i, label %for.body.i.i89.i

find.exit.i94.i:
  %retval.0.i.i93.i = phi i8* [ null, %if.end.i82.i ], [ %spec.addr.09.i.i86.i, %for.body.i.i89.i ], [ null, %for.inc.i.i92.i ]
  %tobool6.not.i.i = icmp eq i8* %retval.0.i.i93.i, null
  br i1 %tobool6.not.i.i, label %is_short.exit.i, label %land.rhs.i95.i

land.rhs.i95.i:
  %arrayidx7.i.i = getelementptr i8, i8* %28, i64 2
  %35 = load i8, i8* %arrayidx7.i.i, align 1
  %tobool8.not.i.i = icmp eq i8 %35, 0
  br i1 %tobool8.not.i.i, label %is_short.exit.i, label %while.cond.i.i.i

while.cond.i.i.i:
  %n.0.i.i.i = phi i64 [ %inc.i.i.i, %while.body.i.i.i ], [ 0, %land.rhs.i95.i ]
  %arrayidx.i.i.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %n.0.i.i.i
  %36 = load i8, i8* %arrayidx.i.i.i, align 1
  switch i8 %36, label %while.body.i.i.i [
    i8 0, label %name_length.exit.i.i
    i8 61, label %name_length.exit.i.i
  ]

while.body.i.i.i:
  %inc.i.i.i = add i64 %n.0.i.i.i, 1
  br label %while.cond.i.i.i

name_length.exit.i.i:
  %name129.i.i.i = getelementptr %struct.option, %struct.option* %o, i64 0, i32 0
  %37 = load i8*, i8** %name129.i.i.i, align 8
  %tobool.not30.i.i.i = icmp eq i8* %37, null
  br i1 %tobool.not30.i.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.lr.ph.i.i.i

while.cond.preheader.lr.ph.i.i.i:
  %cmp26.not.i.i.i = icmp eq i64 %n.0.i.i.i, 0
  br label %while.cond.preheader.i.i.i

for.cond.i.i.i:
  %idxprom.i.i.i = sext i32 %inc12.i.i.i to i64
  %name1.i.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i.i.i, i32 0
  %38 = load i8*, i8** %name1.i.i.i, align 8
  %tobool.not.i17.i.i = icmp eq i8* %38, null
  br i1 %tobool.not.i17.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.i.i.i

while.cond.preheader.i.i.i:
  %tobool.not32.i.i.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i.i ], [ %tobool.not.i17.i.i, %for.cond.i.i.i ]
  %39 = phi i8* [ %37, %while.cond.preheader.lr.ph.i.i.i ], [ %38, %for.cond.i.i.i ]
  %i.031.i.i.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i.i ], [ %inc12.i.i.i, %for.cond.i.i.i ]
  br i1 %cmp26.not.i.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  %k.027.i.i.i = phi i64 [ %inc.i18.i.i, %while.body.i19.i.i ], [ 0, %while.cond.preheader.i.i.i ]
  %arrayidx5.i.i.i = getelementptr i8, i8* %39, i64 %k.027.i.i.i
  %40 = load i8, i8* %arrayidx5.i.i.i, align 1
  %arrayidx6.i.i.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %k.027.i.i.i
  %41 = load i8, i8* %arrayidx6.i.i.i, align 1
  %cmp8.i.i.i = icmp eq i8 %40, %41
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
  %retval.0.i96.i = phi i32 [ 0, %if.end27.i.i ], [ 0, %find.exit.i94.i ], [ 1, %land.rhs.i95.i ], [ %phi.cast.i.i, %abbreviates.exit.i.i ]
  %tobool20.not.i = icmp eq i32 %retval.0.i96.i, 0
  br i1 %tobool20.not.i, label %if.end23.i, label %if.then.i100.i

if.then.i100.i:
  store i32 2, i32* @position, align 4
  %conv.i104.i = sext i8 %30 to i32
  %arrayidx4.i106.i = getelementptr i8, i8* %28, i64 2
  %42 = load i8, i8* %arrayidx4.i106.i, align 1
  %cmp6.i107.i = icmp eq i8 %42, 0
  %43 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i108.i = icmp eq i8 %43, 0
  br i1 %tobool.not8.i.i108.i, label %find.exit.i121.i, label %for.body.lr.ph.i.i111.i

for.body.lr.ph.i.i111.i:
  %cmp2.i.i110.i = icmp ne i8 %30, 58
  br label %for.body.i.i115.i

for.body.i.i115.i:
  %44 = phi i8 [ %43, %for.body.lr.ph.i.i111.i ], [ %45, %for.inc.i.i118.i ]
  %spec.addr.09.i.i112.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i111.i ], [ %incdec.ptr.i.i116.i, %for.inc.i.i118.i ]
  %cmp.i.i113.i = icmp eq i8 %44, %30
  %or.cond.i.i114.i = and i1 %cmp2.i.i110.i, %cmp.i.i113.i
  br i1 %or.cond.i.i114.i, label %find.exit.i121.i, label %for.inc.i.i118.i

for.inc.i.i118.i:
  %incdec.ptr.i.i116.i = getelementptr i8, i8* %spec.addr.09.i.i112.i, i64 1
  %45 = load i8, i8* %incdec.ptr.i.i116.i, align 1
  %tobool.not.i.i117.i = icmp eq i8 %45, 0
  br i1 %tobool.not.i.i117.i, label %find.exit.i121.i, label %for.body.i.i115.i

find.exit.i121.i:
  %retval.0.i.i119.i = phi i8* [ null, %if.then.i100.i ], [ %spec.addr.09.i.i112.i, %for.body.i.i115.i ], [ null, %for.inc.i.i118.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i104.i, i32* @optopt, align 4
  %tobool.not.i120.i = icmp eq i8* %retval.0.i.i119.i, null
  br i1 %tobool.not.i120.i, label %if.end36.i142.i, label %land.lhs.true.i124.i

land.lhs.true.i124.i:
  %arrayidx8.i122.i = getelementptr i8, i8* %retval.0.i.i119.i, i64 1
  %46 = load i8, i8* %arrayidx8.i122.i, align 1
  %cmp10.i123.i = icmp eq i8 %46, 58
  br i1 %cmp10.i123.i, label %if.then12.i125.i, label %if.end36.i142.i

if.then12.i125.i:
  br i1 %cmp6.i107.i, label %if.else.i129.i, label %if.then14.i126.i

if.then14.i126.i:
  store i8* %arrayidx4.i106.i, i8** @optarg, align 8
  br label %if.end36.i142.i

if.else.i129.i:
  %arrayidx15.i127.i = getelementptr i8, i8* %retval.0.i.i119.i, i64 2
  %47 = load i8, i8* %arrayidx15.i127.i, align 1
  %cmp17.not.i128.i = icmp eq i8 %47, 58
  br i1 %cmp17.not.i128.i, label %if.end36.i142.i, label %land.lhs.true19.i132.i

land.lhs.true19.i132.i:
  %add.i130.i = add i32 %16, 1
  %cmp20.i131.i = icmp slt i32 %add.i130.i, %argc
  br i1 %cmp20.i131.i, label %if.then22.i135.i, label %if.then31.i139.i

if.then22.i135.i:
  store i32 %add.i130.i, i32* @optind, align 4
  %idxprom24.i133.i = sext i32 %add.i130.i to i64
  %arrayidx25.i134.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i133.i
  %48 = load i8*, i8** %arrayidx25.i134.i, align 8
  store i8* %48, i8** @optarg, align 8
  br label %if.end36.i142.i

if.then31.i139.i:
  %49 = load i8, i8* %add.ptr.i, align 1
  %cmp.i57.i137.i = icmp eq i8 %49, 58
  %cond.i.i138.i = select i1 %cmp.i57.i137.i, i32 58, i32 63
  br label %if.end36.i142.i

if.end36.i142.i:
  %cond.i140.i = phi i32 [ %conv.i104.i, %land.lhs.true.i124.i ], [ 63, %find.exit.i121.i ], [ %conv.i104.i, %if.then22.i135.i ], [ %cond.i.i138.i, %if.then31.i139.i ], [ %conv.i104.i, %if.then14.i126.i ], [ %conv.i104.i, %if.else.i129.i ]
  %last.0.shrunk.i141.i = phi i1 [ %cmp6.i107.i, %land.lhs.true.i124.i ], [ %cmp6.i107.i, %find.exit.i121.i ], [ true, %if.then22.i135.i ], [ true, %if.then31.i139.i ], [ true, %if.then14.i126.i ], [ true, %if.else.i129.i ]
  br i1 %last.0.shrunk.i141.i, label %if.then38.i144.i, label %next.exit

if.then38.i144.i:
  %50 = load i32, i32* @optind, align 4
  %inc39.i143.i = add i32 %50, 1
  store i32 %inc39.i143.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %51 = zext i1 %cmp.i80.i to i64
  %add.ptr30.i = getelementptr i8, i8* %arrayidx10.i.i, i64 %51
  br label %while.cond.i.i147.i

while.cond.i.i147.i:
  %n.0.i.i146.i = phi i64 [ 0, %if.end23.i ], [ %inc.i96.i.i, %while.body.i97.i.i ]
  %arrayidx.i95.i.i = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i146.i
  %52 = load i8, i8* %arrayidx.i95.i.i, align 1
  switch i8 %52, label %while.body.i97.i.i [
    i8 0, label %name_length.exit.i149.i
    i8 61, label %name_length.exit.i149.i
  ]

while.body.i97.i.i:
  %inc.i96.i.i = add i64 %n.0.i.i146.i, 1
  br label %while.cond.i.i147.i

name_length.exit.i149.i:
  %arrayidx.i95.i.i.le = getelementptr i8, i8* %add.ptr30.i, i64 %n.0.i.i146.i
  store i8* null, i8** @optarg, align 8
  %inc.i148.i = add i32 %16, 1
  store i32 %inc.i148.i, i32* @optind, align 4
  %name1110.i.i = getelementptr %struct.option, %struct.option* %o, i64 0, i32 0
  %53 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not111.i.i = icmp eq i8* %53, null
  br i1 %tobool.not111.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i150.i = icmp eq i64 %n.0.i.i146.i, 0
  br label %for.body.i151.i

for.body.i151.i:
  %54 = phi i8* [ %53, %for.body.lr.ph.i.i ], [ %66, %for.inc.i170.i ]
  %idxprom113.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %idxprom.i168.i, %for.inc.i170.i ]
  br i1 %cmp26.not.i.i150.i, label %while.end.i.i158.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i64 [ %inc.i.i155.i, %while.body.i.i157.i ], [ 0, %for.body.i151.i ]
  %arrayidx.i.i152.i = getelementptr i8, i8* %add.ptr30.i, i64 %i.027.i.i.i
  %55 = load i8, i8* %arrayidx.i.i152.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %54, i64 %i.027.i.i.i
  %56 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %55, %56
  %tobool.not.i.i153.i = icmp eq i8 %55, 0
  %or.cond.i.i154.i = or i1 %tobool.not.i.i153.i, %cmp3.i.i.i
  br i1 %or.cond.i.i154.i, label %while.end.i.i158.i, label %while.body.i.i157.i

while.body.i.i157.i:
  %inc.i.i155.i = add nuw i64 %i.027.i.i.i, 1
  %exitcond.not.i.i156.i = icmp eq i64 %inc.i.i155.i, %n.0.i.i146.i
  br i1 %exitcond.not.i.i156.i, label %while.end.i.i158.i, label %land.lhs.true.i.i.i

while.end.i.i158.i:
  %i.0.lcssa.i.i.i = phi i64 [ 0, %for.body.i151.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i146.i, %while.body.i.i157.i ]
  %cmp7.i.i.i = icmp eq i64 %i.0.lcssa.i.i.i, %n.0.i.i146.i
  br i1 %cmp7.i.i.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %54, i64 %n.0.i.i146.i
  %57 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %57, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %58 = phi i32 [ 0, %while.end.i.i158.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool6.not.i159.i = icmp eq i32 %58, 0
  br i1 %tobool6.not.i159.i, label %for.inc.i170.i, label %if.end.i160.i

if.end.i160.i:
  %tobool7.not.i.i = icmp eq i32* %index, null
  br i1 %tobool7.not.i.i, label %if.end9.i.i, label %if.then8.i.i

if.then8.i.i:
  %indvars.i.le.i = trunc i64 %idxprom113.i.i to i32
  store i32 %indvars.i.le.i, i32* %index, align 4
  br label %if.end9.i.i

if.end9.i.i:
  %59 = load i8, i8* %arrayidx.i95.i.i.le, align 1
  %tobool11.not.i.i = icmp eq i8 %59, 0
  %has_arg23.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 1
  %60 = load i32, i32* %has_arg23.i.i, align 8
  br i1 %tobool11.not.i.i, label %if.else.i165.i, label %land.lhs.true.i162.i

land.lhs.true.i162.i:
  %cmp.i161.i = icmp eq i32 %60, 0
  br i1 %cmp.i161.i, label %cleanup.i.i, label %if.then19.i.i

if.then19.i.i:
  %add.ptr20.i.i = getelementptr i8, i8* %arrayidx.i95.i.i.le, i64 1
  br label %if.end43.i.i.sink.split

if.else.i165.i:
  %cmp24.i163.i = icmp ne i32 %60, 1
  %61 = load i32, i32* @optind, align 4
  %cmp27.not.i.i = icmp slt i32 %61, %argc
  %or.cond.i164.i = select i1 %cmp24.i163.i, i1 true, i1 %cmp27.not.i.i
  br i1 %or.cond.i164.i, label %if.else31.i.i, label %if.then29.i.i

if.then29.i.i:
  %62 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i166.i = icmp eq i8 %62, 58
  %cond.i.i167.i = select i1 %cmp.i.i166.i, i32 58, i32 63
  br label %cleanup.i.i

if.else31.i.i:
  %cmp35.i.i = icmp eq i32 %60, 1
  br i1 %cmp35.i.i, label %if.then37.i.i, label %if.end43.i.i

if.then37.i.i:
  %inc38.i.i = add i32 %61, 1
  store i32 %inc38.i.i, i32* @optind, align 4
  %idxprom39.i.i = sext i32 %61 to i64
  %arrayidx40.i.i = getelementptr i8*, i8** %argv, i64 %idxprom39.i.i
  %63 = load i8*, i8** %arrayidx40.i.i, align 8
  br label %if.end43.i.i.sink.split

if.end43.i.i.sink.split:
  %.sink = phi i8* [ %63, %if.then37.i.i ], [ %add.ptr20.i.i, %if.then19.i.i ]
  store i8* %.sink, i8** @optarg, align 8
  br label %if.end43.i.i

if.end43.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 2
  %64 = load i32*, i32** %flag.i.i, align 8
  %tobool46.not.i.i = icmp eq i32* %64, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom113.i.i, i32 3
  %65 = load i32, i32* %val.i.i, align 8
  br i1 %tobool46.not.i.i, label %cleanup.i.i, label %if.end50.i.i

if.end50.i.i:
  store i32 %65, i32* %64, align 4
  br label %cleanup.i.i

for.inc.i170.i:
  %inc57.i.i = shl nsw i64 %idxprom113.i.i, 32
  %sext.i.i = add i64 %inc57.i.i, 4294967296
  %idxprom.i168.i = ashr exact i64 %sext.i.i, 32
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i168.i, i32 0
  %66 = load i8*, i8** %name1.i.i, align 8
  %tobool.not.i169.i = icmp eq i8* %66, null
  br i1 %tobool.not.i169.i, label %cleanup.i.i, label %for.body.i151.i

cleanup.i.i:
  %retval.0.i171.i = phi i32 [ 0, %if.end50.i.i ], [ %cond.i.i167.i, %if.then29.i.i ], [ 63, %land.lhs.true.i162.i ], [ undef, %name_length.exit.i149.i ], [ %65, %if.end43.i.i ], [ undef, %for.inc.i170.i ]
  %cond.i172.i = phi i1 [ false, %if.end50.i.i ], [ false, %if.then29.i.i ], [ false, %land.lhs.true.i162.i ], [ true, %name_length.exit.i149.i ], [ false, %if.end43.i.i ], [ true, %for.inc.i170.i ]
  br i1 %cond.i172.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %67 = load i8*, i8** %name1110.i.i, align 8
  %tobool.not30.i.i174.i = icmp eq i8* %67, null
  br i1 %tobool.not30.i.i174.i, label %abbreviates.exit.i191.i, label %while.cond.preheader.lr.ph.i.i175.i

while.cond.preheader.lr.ph.i.i175.i:
  %cmp26.not.i99.i.i = icmp eq i64 %n.0.i.i146.i, 0
  br label %while.cond.preheader.i.i181.i

for.cond.i.i178.i:
  %idxprom.i.i176.i = sext i32 %inc12.i.i189.i to i64
  %name1.i.i177.i = getelementptr %struct.option, %struct.option* %o, i64 %idxprom.i.i176.i, i32 0
  %68 = load i8*, i8** %name1.i.i177.i, align 8
  %tobool.not.i100.i.i = icmp eq i8* %68, null
  br i1 %tobool.not.i100.i.i, label %abbreviates.exit.i191.i, label %while.cond.preheader.i.i181.i

while.cond.preheader.i.i181.i:
  %tobool.not32.i.i179.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i175.i ], [ %tobool.not.i100.i.i, %for.cond.i.i178.i ]
  %69 = phi i8* [ %67, %while.cond.preheader.lr.ph.i.i175.i ], [ %68, %for.cond.i.i178.i ]
  %i.031.i.i180.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i175.i ], [ %inc12.i.i189.i, %for.cond.i.i178.i ]
  br i1 %cmp26.not.i99.i.i, label %while.end.i104.i.i, label %land.rhs.i.i186.i

land.rhs.i.i186.i:
  %k.027.i.i182.i = phi i64 [ %inc.i101.i.i, %while.body.i103.i.i ], [ 0, %while.cond.preheader.i.i181.i ]
  %arrayidx5.i.i183.i = getelementptr i8, i8* %69, i64 %k.027.i.i182.i
  %70 = load i8, i8* %arrayidx5.i.i183.i, align 1
  %arrayidx6.i.i184.i = getelementptr i8, i8* %add.ptr30.i, i64 %k.027.i.i182.i
  %71 = load i8, i8* %arrayidx6.i.i184.i, align 1
  %cmp8.i.i185.i = icmp eq i8 %70, %71
  br i1 %cmp8.i.i185.i, label %while.body.i103.i.i, label %while.end.i104.i.i

while.body.i103.i.i:
  %inc.i101.i.i = add nuw i64 %k.027.i.i182.i, 1
  %exitcond.not.i102.i.i = icmp eq i64 %inc.i101.i.i, %n.0.i.i146.i
  br i1 %exitcond.not.i102.i.i, label %while.end.i104.i.i, label %land.rhs.i.i186.i

while.end.i104.i.i:
  %k.0.lcssa.i.i187.i = phi i64 [ 0, %while.cond.preheader.i.i181.i ], [ %k.027.i.i182.i, %land.rhs.i.i186.i ], [ %n.0.i.i146.i, %while.body.i103.i.i ]
  %cmp10.i.i188.i = icmp eq i64 %k.0.lcssa.i.i187.i, %n.0.i.i146.i
  %inc12.i.i189.i = add i32 %i.031.i.i180.i, 1
  br i1 %cmp10.i.i188.i, label %abbreviates.exit.i191.i, label %for.cond.i.i178.i

abbreviates.exit.i191.i:
  %tobool.not.lcssa.i.i190.i = phi i1 [ %tobool.not30.i.i174.i, %for.end.i.i ], [ %tobool.not32.i.i179.i, %while.end.i104.i.i ], [ %tobool.not.i100.i.i, %for.cond.i.i178.i ]
  br i1 %tobool.not.lcssa.i.i190.i, label %if.end61.i.i, label %if.then60.i.i

if.then60.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #4
  unreachable

if.end61.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i60.i ], [ %cond.i.i, %if.end36.i.i ], [ %cond.i.i, %if.then38.i69.i ], [ %cond.i140.i, %if.end36.i142.i ], [ %cond.i140.i, %if.then38.i144.i ], [ 63, %if.end61.i.i ], [ %retval.0.i171.i, %cleanup.i.i ], [ -1, %if.then26.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i74.i ], [ -1, %lor.lhs.false1.i75.i ], [ -1, %lor.lhs.false7.i.i ]
  ret i32 %retval.1.i
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin noreturn nounwind }

