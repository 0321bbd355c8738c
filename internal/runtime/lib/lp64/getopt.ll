target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@position = internal unnamed_addr global i32 0, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 8
@.str = private unnamed_addr constant [7 x i8] c"getopt\00", align 1
@.str.1 = private unnamed_addr constant [54 x i8] c"an option behind an argument that is none is not seen\00", align 1

define dso_local i32 @getopt(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec) local_unnamed_addr #0 {
entry:
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
  %cmp.i17 = icmp eq i8 %2, 43
  br i1 %cmp.i17, label %if.end, label %lor.lhs.false.i

lor.lhs.false.i:
  %3 = load i32, i32* @optind, align 4
  %cmp2.not.i = icmp slt i32 %3, %argc
  br i1 %cmp2.not.i, label %lor.lhs.false4.i, label %if.end

lor.lhs.false4.i:
  %idxprom.i = sext i32 %3 to i64
  %arrayidx.i = getelementptr i8*, i8** %argv, i64 %idxprom.i
  %4 = load i8*, i8** %arrayidx.i, align 8
  %tobool.not.i = icmp eq i8* %4, null
  br i1 %tobool.not.i, label %if.end, label %lor.lhs.false5.i

lor.lhs.false5.i:
  %5 = load i8, i8* %4, align 1
  %cmp10.i = icmp eq i8 %5, 45
  br i1 %cmp10.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:
  %arrayidx14.i = getelementptr i8, i8* %4, i64 1
  %6 = load i8, i8* %arrayidx14.i, align 1
  %tobool16.not.i = icmp eq i8 %6, 0
  %i.049.i = add i32 %3, 1
  %cmp1750.i = icmp slt i32 %i.049.i, %argc
  %or.cond.i = select i1 %tobool16.not.i, i1 %cmp1750.i, i1 false
  br i1 %or.cond.i, label %land.rhs.i.preheader, label %if.end

if.end.i:
  %i.049.old.i = add i32 %3, 1
  %cmp1750.old.i = icmp slt i32 %i.049.old.i, %argc
  br i1 %cmp1750.old.i, label %land.rhs.i.preheader, label %if.end

land.rhs.i.preheader:
  %i.051.i.ph = phi i32 [ %i.049.old.i, %if.end.i ], [ %i.049.i, %land.lhs.true.i ]
  br label %land.rhs.i

land.rhs.i:
  %i.051.i = phi i32 [ %i.0.i, %for.inc.i ], [ %i.051.i.ph, %land.rhs.i.preheader ]
  %idxprom19.i = sext i32 %i.051.i to i64
  %arrayidx20.i = getelementptr i8*, i8** %argv, i64 %idxprom19.i
  %7 = load i8*, i8** %arrayidx20.i, align 8
  %tobool21.not.i = icmp eq i8* %7, null
  br i1 %tobool21.not.i, label %if.end, label %for.body.i

for.body.i:
  %8 = load i8, i8* %7, align 1
  %cmp26.i = icmp eq i8 %8, 45
  br i1 %cmp26.i, label %land.lhs.true28.i, label %for.inc.i

land.lhs.true28.i:
  %arrayidx31.i = getelementptr i8, i8* %7, i64 1
  %9 = load i8, i8* %arrayidx31.i, align 1
  %tobool33.not.i = icmp eq i8 %9, 0
  br i1 %tobool33.not.i, label %for.inc.i, label %if.then34.i

if.then34.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.1, i64 0, i64 0)) #3
  br label %for.inc.i

for.inc.i:
  %i.0.i = add i32 %i.051.i, 1
  %cmp17.i = icmp slt i32 %i.0.i, %argc
  br i1 %cmp17.i, label %land.rhs.i, label %if.end

if.end:
  %10 = load i8, i8* %spec, align 1
  %cmp = icmp eq i8 %10, 43
  %cmp3 = icmp eq i8 %10, 45
  %narrow = or i1 %cmp, %cmp3
  %11 = zext i1 %narrow to i64
  %add.ptr = getelementptr i8, i8* %spec, i64 %11
  %12 = load i32, i32* @position, align 4
  %tobool5.not = icmp eq i32 %12, 0
  br i1 %tobool5.not, label %lor.lhs.false, label %cond.true

lor.lhs.false:
  %13 = load i32, i32* @optind, align 4
  %cmp.not.i = icmp slt i32 %13, %argc
  br i1 %cmp.not.i, label %lor.lhs.false.i21, label %cond.end

lor.lhs.false.i21:
  %idxprom.i18 = sext i32 %13 to i64
  %arrayidx.i19 = getelementptr i8*, i8** %argv, i64 %idxprom.i18
  %14 = load i8*, i8** %arrayidx.i19, align 8
  %tobool.not.i20 = icmp eq i8* %14, null
  br i1 %tobool.not.i20, label %cond.end, label %lor.lhs.false1.i

lor.lhs.false1.i:
  %15 = load i8, i8* %14, align 1
  %cmp5.not.i = icmp eq i8 %15, 45
  br i1 %cmp5.not.i, label %lor.lhs.false7.i, label %cond.end

lor.lhs.false7.i:
  %arrayidx10.i = getelementptr i8, i8* %14, i64 1
  %16 = load i8, i8* %arrayidx10.i, align 1
  switch i8 %16, label %cond.true [
    i8 0, label %cond.end
    i8 45, label %land.lhs.true.i22
  ]

land.lhs.true.i22:
  %arrayidx22.i = getelementptr i8, i8* %14, i64 2
  %17 = load i8, i8* %arrayidx22.i, align 1
  %cmp24.i = icmp eq i8 %17, 0
  br i1 %cmp24.i, label %if.then26.i, label %cond.true

if.then26.i:
  %inc.i = add i32 %13, 1
  store i32 %inc.i, i32* @optind, align 4
  br label %cond.end

cond.true:
  %18 = load i32, i32* @optind, align 4
  %idxprom.i23 = sext i32 %18 to i64
  %arrayidx.i24 = getelementptr i8*, i8** %argv, i64 %idxprom.i23
  %19 = load i8*, i8** %arrayidx.i24, align 8
  br i1 %tobool5.not, label %if.then.i26, label %if.end.i28

if.then.i26:
  store i32 1, i32* @position, align 4
  br label %if.end.i28

if.end.i28:
  %20 = load i32, i32* @position, align 4
  %inc.i27 = add i32 %20, 1
  store i32 %inc.i27, i32* @position, align 4
  %idxprom1.i = sext i32 %20 to i64
  %arrayidx2.i = getelementptr i8, i8* %19, i64 %idxprom1.i
  %21 = load i8, i8* %arrayidx2.i, align 1
  %conv.i = sext i8 %21 to i32
  %idxprom3.i = sext i32 %inc.i27 to i64
  %arrayidx4.i = getelementptr i8, i8* %19, i64 %idxprom3.i
  %22 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %22, 0
  %23 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i = icmp eq i8 %23, 0
  br i1 %tobool.not8.i.i, label %find.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp2.i.i = icmp ne i8 %21, 58
  br label %for.body.i.i

for.body.i.i:
  %24 = phi i8 [ %23, %for.body.lr.ph.i.i ], [ %25, %for.inc.i.i ]
  %spec.addr.09.i.i = phi i8* [ %add.ptr, %for.body.lr.ph.i.i ], [ %incdec.ptr.i.i, %for.inc.i.i ]
  %cmp.i.i = icmp eq i8 %24, %21
  %or.cond.i.i = and i1 %cmp2.i.i, %cmp.i.i
  br i1 %or.cond.i.i, label %find.exit.i, label %for.inc.i.i

for.inc.i.i:
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i64 1
  %25 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %25, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.end.i28 ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i29 = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i29, label %if.end36.i, label %land.lhs.true.i31

land.lhs.true.i31:
  %arrayidx8.i = getelementptr i8, i8* %retval.0.i.i, i64 1
  %26 = load i8, i8* %arrayidx8.i, align 1
  %cmp10.i30 = icmp eq i8 %26, 58
  br i1 %cmp10.i30, label %if.then12.i, label %if.end36.i

if.then12.i:
  br i1 %cmp6.i, label %if.else.i, label %if.then14.i

if.then14.i:
  store i8* %arrayidx4.i, i8** @optarg, align 8
  br label %if.end36.i

if.else.i:
  %arrayidx15.i = getelementptr i8, i8* %retval.0.i.i, i64 2
  %27 = load i8, i8* %arrayidx15.i, align 1
  %cmp17.not.i = icmp eq i8 %27, 58
  br i1 %cmp17.not.i, label %if.end36.i, label %land.lhs.true19.i

land.lhs.true19.i:
  %add.i = add i32 %18, 1
  %cmp20.i = icmp slt i32 %add.i, %argc
  br i1 %cmp20.i, label %if.then22.i, label %if.then31.i

if.then22.i:
  store i32 %add.i, i32* @optind, align 4
  %idxprom24.i = sext i32 %add.i to i64
  %arrayidx25.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i
  %28 = load i8*, i8** %arrayidx25.i, align 8
  store i8* %28, i8** @optarg, align 8
  br label %if.end36.i

if.then31.i:
  %29 = load i8, i8* %add.ptr, align 1
  %cmp.i57.i = icmp eq i8 %29, 58
  %cond.i.i = select i1 %cmp.i57.i, i32 58, i32 63
  br label %if.end36.i

if.end36.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i31 ], [ 63, %find.exit.i ], [ %conv.i, %if.then22.i ], [ %cond.i.i, %if.then31.i ], [ %conv.i, %if.then14.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp6.i, %land.lhs.true.i31 ], [ %cmp6.i, %find.exit.i ], [ true, %if.then22.i ], [ true, %if.then31.i ], [ true, %if.then14.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then38.i, label %cond.end

if.then38.i:
  %30 = load i32, i32* @optind, align 4
  %inc39.i = add i32 %30, 1
  store i32 %inc39.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %cond.i, %if.end36.i ], [ %cond.i, %if.then38.i ], [ -1, %if.then26.i ], [ -1, %lor.lhs.false ], [ -1, %lor.lhs.false.i21 ], [ -1, %lor.lhs.false1.i ], [ -1, %lor.lhs.false7.i ]
  ret i32 %cond
}

define dso_local i32 @__posix_getopt(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef %spec) local_unnamed_addr #0 {
entry:
  %call = call i32 @getopt(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  ret i32 %call
}

define dso_local i32 @getopt_long(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef %index) local_unnamed_addr #1 {
entry:
  %0 = load i32, i32* @optind, align 4
  %cmp.i = icmp eq i32 %0, 0
  br i1 %cmp.i, label %if.then.i, label %restart.exit

if.then.i:
  store i32 1, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %restart.exit

restart.exit:
  %1 = load i8, i8* %spec, align 1
  %cmp = icmp eq i8 %1, 43
  %cmp3 = icmp eq i8 %1, 45
  %narrow = or i1 %cmp, %cmp3
  %2 = zext i1 %narrow to i64
  %add.ptr = getelementptr i8, i8* %spec, i64 %2
  %3 = load i32, i32* @position, align 4
  %tobool.not = icmp eq i32 %3, 0
  %4 = load i32, i32* @optind, align 4
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %idxprom.i = sext i32 %4 to i64
  %arrayidx.i = getelementptr i8*, i8** %argv, i64 %idxprom.i
  %5 = load i8*, i8** %arrayidx.i, align 8
  %6 = load i32, i32* @position, align 4
  %inc.i = add i32 %6, 1
  store i32 %inc.i, i32* @position, align 4
  %idxprom1.i = sext i32 %6 to i64
  %arrayidx2.i = getelementptr i8, i8* %5, i64 %idxprom1.i
  %7 = load i8, i8* %arrayidx2.i, align 1
  %conv.i = sext i8 %7 to i32
  %idxprom3.i = sext i32 %inc.i to i64
  %arrayidx4.i = getelementptr i8, i8* %5, i64 %idxprom3.i
  %8 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %8, 0
  %9 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i = icmp eq i8 %9, 0
  br i1 %tobool.not8.i.i, label %find.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp2.i.i = icmp ne i8 %7, 58
  br label %for.body.i.i

for.body.i.i:
  %10 = phi i8 [ %9, %for.body.lr.ph.i.i ], [ %11, %for.inc.i.i ]
  %spec.addr.09.i.i = phi i8* [ %add.ptr, %for.body.lr.ph.i.i ], [ %incdec.ptr.i.i, %for.inc.i.i ]
  %cmp.i.i = icmp eq i8 %10, %7
  %or.cond.i.i = and i1 %cmp2.i.i, %cmp.i.i
  br i1 %or.cond.i.i, label %find.exit.i, label %for.inc.i.i

for.inc.i.i:
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i64 1
  %11 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %11, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.then ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i, label %if.end36.i, label %land.lhs.true.i

land.lhs.true.i:
  %arrayidx8.i = getelementptr i8, i8* %retval.0.i.i, i64 1
  %12 = load i8, i8* %arrayidx8.i, align 1
  %cmp10.i = icmp eq i8 %12, 58
  br i1 %cmp10.i, label %if.then12.i, label %if.end36.i

if.then12.i:
  br i1 %cmp6.i, label %if.else.i, label %if.then14.i

if.then14.i:
  store i8* %arrayidx4.i, i8** @optarg, align 8
  br label %if.end36.i

if.else.i:
  %arrayidx15.i = getelementptr i8, i8* %retval.0.i.i, i64 2
  %13 = load i8, i8* %arrayidx15.i, align 1
  %cmp17.not.i = icmp eq i8 %13, 58
  br i1 %cmp17.not.i, label %if.end36.i, label %land.lhs.true19.i

land.lhs.true19.i:
  %add.i = add i32 %4, 1
  %cmp20.i = icmp slt i32 %add.i, %argc
  br i1 %cmp20.i, label %if.then22.i, label %if.then31.i

if.then22.i:
  store i32 %add.i, i32* @optind, align 4
  %idxprom24.i = sext i32 %add.i to i64
  %arrayidx25.i = getelementptr i8*, i8** %argv, i64 %idxprom24.i
  %14 = load i8*, i8** %arrayidx25.i, align 8
  store i8* %14, i8** @optarg, align 8
  br label %if.end36.i

if.then31.i:
  %15 = load i8, i8* %add.ptr, align 1
  %cmp.i57.i = icmp eq i8 %15, 58
  %cond.i.i = select i1 %cmp.i57.i, i32 58, i32 63
  br label %if.end36.i

if.end36.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i ], [ 63, %find.exit.i ], [ %conv.i, %if.then22.i ], [ %cond.i.i, %if.then31.i ], [ %conv.i, %if.then14.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp6.i, %land.lhs.true.i ], [ %cmp6.i, %find.exit.i ], [ true, %if.then22.i ], [ true, %if.then31.i ], [ true, %if.then14.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then38.i, label %return

if.then38.i:
  %16 = load i32, i32* @optind, align 4
  %inc39.i = add i32 %16, 1
  store i32 %inc39.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

if.end:
  %cmp.not.i = icmp slt i32 %4, %argc
  br i1 %cmp.not.i, label %lor.lhs.false.i, label %return

lor.lhs.false.i:
  %idxprom.i36 = sext i32 %4 to i64
  %arrayidx.i37 = getelementptr i8*, i8** %argv, i64 %idxprom.i36
  %17 = load i8*, i8** %arrayidx.i37, align 8
  %tobool.not.i38 = icmp eq i8* %17, null
  br i1 %tobool.not.i38, label %return, label %lor.lhs.false1.i

lor.lhs.false1.i:
  %18 = load i8, i8* %17, align 1
  %cmp5.not.i = icmp eq i8 %18, 45
  br i1 %cmp5.not.i, label %lor.lhs.false7.i, label %return

lor.lhs.false7.i:
  %arrayidx10.i = getelementptr i8, i8* %17, i64 1
  %19 = load i8, i8* %arrayidx10.i, align 1
  switch i8 %19, label %if.end27.i [
    i8 0, label %return
    i8 45, label %land.lhs.true.i39
  ]

land.lhs.true.i39:
  %arrayidx22.i = getelementptr i8, i8* %17, i64 2
  %20 = load i8, i8* %arrayidx22.i, align 1
  %cmp24.i = icmp eq i8 %20, 0
  br i1 %cmp24.i, label %if.then26.i, label %if.end27.i

if.then26.i:
  %inc.i40 = add i32 %4, 1
  store i32 %inc.i40, i32* @optind, align 4
  br label %return

if.end27.i:
  %21 = load i32, i32* @optind, align 4
  %idxprom = sext i32 %21 to i64
  %arrayidx = getelementptr i8*, i8** %argv, i64 %idxprom
  %22 = load i8*, i8** %arrayidx, align 8
  %arrayidx9 = getelementptr i8, i8* %22, i64 1
  %23 = load i8, i8* %arrayidx9, align 1
  %cmp11 = icmp eq i8 %23, 45
  br i1 %cmp11, label %if.then13, label %if.then.i44

if.then13:
  %add.ptr16 = getelementptr i8, i8* %22, i64 2
  %call17 = call fastcc i32 @long_option(i32 noundef %argc, i8** noundef %argv, i8* noundef %add.ptr, %struct.option* noundef %o, i8* noundef %add.ptr16, i32* noundef %index) #4
  br label %return

if.then.i44:
  store i32 2, i32* @position, align 4
  %arrayidx2.i47 = getelementptr i8, i8* %22, i64 1
  %24 = load i8, i8* %arrayidx2.i47, align 1
  %conv.i48 = sext i8 %24 to i32
  %arrayidx4.i50 = getelementptr i8, i8* %22, i64 2
  %25 = load i8, i8* %arrayidx4.i50, align 1
  %cmp6.i51 = icmp eq i8 %25, 0
  %26 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i52 = icmp eq i8 %26, 0
  br i1 %tobool.not8.i.i52, label %find.exit.i65, label %for.body.lr.ph.i.i55

for.body.lr.ph.i.i55:
  %cmp2.i.i54 = icmp ne i8 %24, 58
  br label %for.body.i.i59

for.body.i.i59:
  %27 = phi i8 [ %26, %for.body.lr.ph.i.i55 ], [ %28, %for.inc.i.i62 ]
  %spec.addr.09.i.i56 = phi i8* [ %add.ptr, %for.body.lr.ph.i.i55 ], [ %incdec.ptr.i.i60, %for.inc.i.i62 ]
  %cmp.i.i57 = icmp eq i8 %27, %24
  %or.cond.i.i58 = and i1 %cmp2.i.i54, %cmp.i.i57
  br i1 %or.cond.i.i58, label %find.exit.i65, label %for.inc.i.i62

for.inc.i.i62:
  %incdec.ptr.i.i60 = getelementptr i8, i8* %spec.addr.09.i.i56, i64 1
  %28 = load i8, i8* %incdec.ptr.i.i60, align 1
  %tobool.not.i.i61 = icmp eq i8 %28, 0
  br i1 %tobool.not.i.i61, label %find.exit.i65, label %for.body.i.i59

find.exit.i65:
  %retval.0.i.i63 = phi i8* [ null, %if.then.i44 ], [ %spec.addr.09.i.i56, %for.body.i.i59 ], [ null, %for.inc.i.i62 ]
  store i8* null, i8** @optarg, align 8
  store i32 %conv.i48, i32* @optopt, align 4
  %tobool.not.i64 = icmp eq i8* %retval.0.i.i63, null
  br i1 %tobool.not.i64, label %if.end36.i86, label %land.lhs.true.i68

land.lhs.true.i68:
  %arrayidx8.i66 = getelementptr i8, i8* %retval.0.i.i63, i64 1
  %29 = load i8, i8* %arrayidx8.i66, align 1
  %cmp10.i67 = icmp eq i8 %29, 58
  br i1 %cmp10.i67, label %if.then12.i69, label %if.end36.i86

if.then12.i69:
  br i1 %cmp6.i51, label %if.else.i73, label %if.then14.i70

if.then14.i70:
  store i8* %arrayidx4.i50, i8** @optarg, align 8
  br label %if.end36.i86

if.else.i73:
  %arrayidx15.i71 = getelementptr i8, i8* %retval.0.i.i63, i64 2
  %30 = load i8, i8* %arrayidx15.i71, align 1
  %cmp17.not.i72 = icmp eq i8 %30, 58
  br i1 %cmp17.not.i72, label %if.end36.i86, label %land.lhs.true19.i76

land.lhs.true19.i76:
  %add.i74 = add i32 %21, 1
  %cmp20.i75 = icmp slt i32 %add.i74, %argc
  br i1 %cmp20.i75, label %if.then22.i79, label %if.then31.i83

if.then22.i79:
  store i32 %add.i74, i32* @optind, align 4
  %idxprom24.i77 = sext i32 %add.i74 to i64
  %arrayidx25.i78 = getelementptr i8*, i8** %argv, i64 %idxprom24.i77
  %31 = load i8*, i8** %arrayidx25.i78, align 8
  store i8* %31, i8** @optarg, align 8
  br label %if.end36.i86

if.then31.i83:
  %32 = load i8, i8* %add.ptr, align 1
  %cmp.i57.i81 = icmp eq i8 %32, 58
  %cond.i.i82 = select i1 %cmp.i57.i81, i32 58, i32 63
  br label %if.end36.i86

if.end36.i86:
  %cond.i84 = phi i32 [ %conv.i48, %land.lhs.true.i68 ], [ 63, %find.exit.i65 ], [ %conv.i48, %if.then22.i79 ], [ %cond.i.i82, %if.then31.i83 ], [ %conv.i48, %if.then14.i70 ], [ %conv.i48, %if.else.i73 ]
  %last.0.shrunk.i85 = phi i1 [ %cmp6.i51, %land.lhs.true.i68 ], [ %cmp6.i51, %find.exit.i65 ], [ true, %if.then22.i79 ], [ true, %if.then31.i83 ], [ true, %if.then14.i70 ], [ true, %if.else.i73 ]
  br i1 %last.0.shrunk.i85, label %if.then38.i88, label %return

if.then38.i88:
  %33 = load i32, i32* @optind, align 4
  %inc39.i87 = add i32 %33, 1
  store i32 %inc39.i87, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

return:
  %retval.0 = phi i32 [ %call17, %if.then13 ], [ %cond.i, %if.end36.i ], [ %cond.i, %if.then38.i ], [ %cond.i84, %if.end36.i86 ], [ %cond.i84, %if.then38.i88 ], [ -1, %if.then26.i ], [ -1, %if.end ], [ -1, %lor.lhs.false.i ], [ -1, %lor.lhs.false1.i ], [ -1, %lor.lhs.false7.i ]
  ret i32 %retval.0
}

define internal fastcc i32 @long_option(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* nocapture noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i8* noundef %name, i32* noundef writeonly %index) unnamed_addr #1 {
entry:
  br label %while.cond

while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr i8, i8* %name, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  switch i8 %0, label %while.body [
    i8 0, label %while.end
    i8 61, label %while.end
  ]

while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:
  %arrayidx.le = getelementptr i8, i8* %name, i64 %n.0
  store i8* null, i8** @optarg, align 8
  %1 = load i32, i32* @optind, align 4
  %inc4 = add i32 %1, 1
  store i32 %inc4, i32* @optind, align 4
  %name6104 = getelementptr %struct.option, %struct.option* %o, i64 0, i32 0
  %2 = load i8*, i8** %name6104, align 8
  %tobool7.not105 = icmp eq i8* %2, null
  br i1 %tobool7.not105, label %cleanup, label %for.body.lr.ph

for.body.lr.ph:
  %cmp26.not.i = icmp eq i64 %n.0, 0
  br label %for.body

for.body:
  %3 = phi i8* [ %2, %for.body.lr.ph ], [ %16, %for.inc ]
  %idxprom107 = phi i64 [ 0, %for.body.lr.ph ], [ %idxprom, %for.inc ]
  br i1 %cmp26.not.i, label %while.end.i, label %land.lhs.true.i

land.lhs.true.i:
  %i.027.i = phi i64 [ %inc.i, %while.body.i ], [ 0, %for.body ]
  %arrayidx.i = getelementptr i8, i8* %name, i64 %i.027.i
  %4 = load i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %3, i64 %i.027.i
  %5 = load i8, i8* %arrayidx1.i, align 1
  %cmp3.i = icmp ne i8 %4, %5
  %tobool.not.i = icmp eq i8 %4, 0
  %or.cond.i = or i1 %tobool.not.i, %cmp3.i
  br i1 %or.cond.i, label %while.end.i, label %while.body.i

while.body.i:
  %inc.i = add nuw i64 %i.027.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n.0
  br i1 %exitcond.not.i, label %while.end.i, label %land.lhs.true.i

while.end.i:
  %i.0.lcssa.i = phi i64 [ 0, %for.body ], [ %i.027.i, %land.lhs.true.i ], [ %n.0, %while.body.i ]
  %cmp7.i = icmp eq i64 %i.0.lcssa.i, %n.0
  br i1 %cmp7.i, label %land.rhs9.i, label %same.exit

land.rhs9.i:
  %arrayidx10.i = getelementptr i8, i8* %3, i64 %n.0
  %6 = load i8, i8* %arrayidx10.i, align 1
  %cmp12.i = icmp eq i8 %6, 0
  %phi.cast.i = zext i1 %cmp12.i to i32
  br label %same.exit

same.exit:
  %7 = phi i32 [ 0, %while.end.i ], [ %phi.cast.i, %land.rhs9.i ]
  %tobool11.not = icmp eq i32 %7, 0
  br i1 %tobool11.not, label %for.inc, label %if.end

if.end:
  %indvars.le = trunc i64 %idxprom107 to i32
  %tobool12.not = icmp eq i32* %index, null
  br i1 %tobool12.not, label %if.end14, label %if.then13

if.then13:
  store i32 %indvars.le, i32* %index, align 4
  br label %if.end14

if.end14:
  %8 = load i8, i8* %arrayidx.le, align 1
  %tobool17.not = icmp eq i8 %8, 0
  br i1 %tobool17.not, label %if.else, label %land.lhs.true

land.lhs.true:
  %has_arg = getelementptr %struct.option, %struct.option* %o, i64 %idxprom107, i32 1
  %9 = load i32, i32* %has_arg, align 8
  %cmp20 = icmp eq i32 %9, 0
  br i1 %cmp20, label %cleanup, label %if.end23

if.end23:
  br i1 %tobool17.not, label %if.else, label %if.then26

if.then26:
  %add.ptr27 = getelementptr i8, i8* %arrayidx.le, i64 1
  br label %if.end50.sink.split

if.else:
  %has_arg30 = getelementptr %struct.option, %struct.option* %o, i64 %idxprom107, i32 1
  %10 = load i32, i32* %has_arg30, align 8
  %cmp31 = icmp ne i32 %10, 1
  %11 = load i32, i32* @optind, align 4
  %cmp34.not = icmp slt i32 %11, %argc
  %or.cond = select i1 %cmp31, i1 true, i1 %cmp34.not
  br i1 %or.cond, label %if.else38, label %if.then36

if.then36:
  %12 = load i8, i8* %spec, align 1
  %cmp.i = icmp eq i8 %12, 58
  %cond.i = select i1 %cmp.i, i32 58, i32 63
  br label %cleanup

if.else38:
  %cmp42 = icmp eq i32 %10, 1
  br i1 %cmp42, label %if.then44, label %if.end50

if.then44:
  %inc45 = add i32 %11, 1
  store i32 %inc45, i32* @optind, align 4
  %idxprom46 = sext i32 %11 to i64
  %arrayidx47 = getelementptr i8*, i8** %argv, i64 %idxprom46
  %13 = load i8*, i8** %arrayidx47, align 8
  br label %if.end50.sink.split

if.end50.sink.split:
  %.sink = phi i8* [ %13, %if.then44 ], [ %add.ptr27, %if.then26 ]
  store i8* %.sink, i8** @optarg, align 8
  br label %if.end50

if.end50:
  %flag = getelementptr %struct.option, %struct.option* %o, i64 %idxprom107, i32 2
  %14 = load i32*, i32** %flag, align 8
  %tobool53.not = icmp eq i32* %14, null
  %val = getelementptr %struct.option, %struct.option* %o, i64 %idxprom107, i32 3
  %15 = load i32, i32* %val, align 8
  br i1 %tobool53.not, label %cleanup, label %if.end57

if.end57:
  store i32 %15, i32* %14, align 4
  br label %cleanup

for.inc:
  %inc64 = shl nsw i64 %idxprom107, 32
  %sext = add i64 %inc64, 4294967296
  %idxprom = ashr exact i64 %sext, 32
  %name6 = getelementptr %struct.option, %struct.option* %o, i64 %idxprom, i32 0
  %16 = load i8*, i8** %name6, align 8
  %tobool7.not = icmp eq i8* %16, null
  br i1 %tobool7.not, label %cleanup, label %for.body

cleanup:
  %retval.0 = phi i32 [ 0, %if.end57 ], [ %cond.i, %if.then36 ], [ 63, %land.lhs.true ], [ undef, %while.end ], [ %15, %if.end50 ], [ undef, %for.inc ]
  %cond = phi i1 [ false, %if.end57 ], [ false, %if.then36 ], [ false, %land.lhs.true ], [ true, %while.end ], [ false, %if.end50 ], [ true, %for.inc ]
  br i1 %cond, label %for.end, label %cleanup65

for.end:
  store i32 0, i32* @optopt, align 4
  br label %cleanup65

cleanup65:
  %retval.1 = phi i32 [ 63, %for.end ], [ %retval.0, %cleanup ]
  ret i32 %retval.1
}

define dso_local i32 @getopt_long_only(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef %spec, %struct.option* nocapture noundef readonly %o, i32* noundef %index) local_unnamed_addr #0 {
entry:
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
  br i1 %tobool.not, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %2 = load i32, i32* @optind, align 4
  %cmp.not.i = icmp slt i32 %2, %argc
  br i1 %cmp.not.i, label %lor.lhs.false.i, label %if.then

lor.lhs.false.i:
  %idxprom.i = sext i32 %2 to i64
  %arrayidx.i = getelementptr i8*, i8** %argv, i64 %idxprom.i
  %3 = load i8*, i8** %arrayidx.i, align 8
  %tobool.not.i = icmp eq i8* %3, null
  br i1 %tobool.not.i, label %if.then, label %lor.lhs.false1.i

lor.lhs.false1.i:
  %4 = load i8, i8* %3, align 1
  %cmp5.not.i = icmp eq i8 %4, 45
  br i1 %cmp5.not.i, label %lor.lhs.false7.i, label %if.then

lor.lhs.false7.i:
  %arrayidx10.i = getelementptr i8, i8* %3, i64 1
  %5 = load i8, i8* %arrayidx10.i, align 1
  switch i8 %5, label %if.end27.i [
    i8 0, label %if.then
    i8 45, label %land.lhs.true.i
  ]

land.lhs.true.i:
  %arrayidx22.i = getelementptr i8, i8* %3, i64 2
  %6 = load i8, i8* %arrayidx22.i, align 1
  %cmp24.i = icmp eq i8 %6, 0
  br i1 %cmp24.i, label %if.then26.i, label %if.end27.i

if.then26.i:
  %inc.i = add i32 %2, 1
  store i32 %inc.i, i32* @optind, align 4
  br label %if.then

if.end27.i:
  %7 = load i32, i32* @optind, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr i8*, i8** %argv, i64 %idxprom
  %8 = load i8*, i8** %arrayidx, align 8
  %arrayidx5 = getelementptr i8, i8* %8, i64 1
  %9 = load i8, i8* %arrayidx5, align 1
  %cmp = icmp eq i8 %9, 45
  %10 = select i1 %cmp, i64 2, i64 1
  %add.ptr = getelementptr i8, i8* %8, i64 %10
  %call7 = call fastcc i32 @long_option(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec, %struct.option* noundef %o, i8* noundef %add.ptr, i32* noundef %index) #4
  br label %return

if.then:
  %call2 = call i32 @getopt(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  br label %return

return:
  %retval.0 = phi i32 [ %call2, %if.then ], [ %call7, %if.end27.i ]
  ret i32 %retval.0
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { nofree norecurse nosync nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin }

