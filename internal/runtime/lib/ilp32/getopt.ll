target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@position = internal unnamed_addr global i32 0, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 4
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
  %cmp.i16 = icmp eq i8 %2, 43
  br i1 %cmp.i16, label %if.end, label %lor.lhs.false.i

lor.lhs.false.i:
  %3 = load i32, i32* @optind, align 4
  %cmp2.not.i = icmp slt i32 %3, %argc
  br i1 %cmp2.not.i, label %lor.lhs.false4.i, label %if.end

lor.lhs.false4.i:
  %arrayidx.i = getelementptr i8*, i8** %argv, i32 %3
  %4 = load i8*, i8** %arrayidx.i, align 4
  %tobool.not.i = icmp eq i8* %4, null
  br i1 %tobool.not.i, label %if.end, label %lor.lhs.false5.i

lor.lhs.false5.i:
  %5 = load i8, i8* %4, align 1
  %cmp9.i = icmp eq i8 %5, 45
  br i1 %cmp9.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:
  %arrayidx12.i = getelementptr i8, i8* %4, i32 1
  %6 = load i8, i8* %arrayidx12.i, align 1
  %tobool14.not.i = icmp eq i8 %6, 0
  %i.044.i = add i32 %3, 1
  %cmp1545.i = icmp slt i32 %i.044.i, %argc
  %or.cond.i = select i1 %tobool14.not.i, i1 %cmp1545.i, i1 false
  br i1 %or.cond.i, label %land.rhs.i.preheader, label %if.end

if.end.i:
  %i.044.old.i = add i32 %3, 1
  %cmp1545.old.i = icmp slt i32 %i.044.old.i, %argc
  br i1 %cmp1545.old.i, label %land.rhs.i.preheader, label %if.end

land.rhs.i.preheader:
  %i.046.i.ph = phi i32 [ %i.044.old.i, %if.end.i ], [ %i.044.i, %land.lhs.true.i ]
  br label %land.rhs.i

land.rhs.i:
  %i.046.i = phi i32 [ %i.0.i, %for.inc.i ], [ %i.046.i.ph, %land.rhs.i.preheader ]
  %arrayidx17.i = getelementptr i8*, i8** %argv, i32 %i.046.i
  %7 = load i8*, i8** %arrayidx17.i, align 4
  %tobool18.not.i = icmp eq i8* %7, null
  br i1 %tobool18.not.i, label %if.end, label %for.body.i

for.body.i:
  %8 = load i8, i8* %7, align 1
  %cmp22.i = icmp eq i8 %8, 45
  br i1 %cmp22.i, label %land.lhs.true24.i, label %for.inc.i

land.lhs.true24.i:
  %arrayidx26.i = getelementptr i8, i8* %7, i32 1
  %9 = load i8, i8* %arrayidx26.i, align 1
  %tobool28.not.i = icmp eq i8 %9, 0
  br i1 %tobool28.not.i, label %for.inc.i, label %if.then29.i

if.then29.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.1, i32 0, i32 0)) #3
  br label %for.inc.i

for.inc.i:
  %i.0.i = add i32 %i.046.i, 1
  %cmp15.i = icmp slt i32 %i.0.i, %argc
  br i1 %cmp15.i, label %land.rhs.i, label %if.end

if.end:
  %10 = load i8, i8* %spec, align 1
  %cmp = icmp eq i8 %10, 43
  %cmp3 = icmp eq i8 %10, 45
  %narrow = or i1 %cmp, %cmp3
  %11 = zext i1 %narrow to i32
  %add.ptr = getelementptr i8, i8* %spec, i32 %11
  %12 = load i32, i32* @position, align 4
  %tobool5.not = icmp eq i32 %12, 0
  br i1 %tobool5.not, label %lor.lhs.false, label %cond.true

lor.lhs.false:
  %13 = load i32, i32* @optind, align 4
  %cmp.not.i = icmp slt i32 %13, %argc
  br i1 %cmp.not.i, label %lor.lhs.false.i19, label %cond.end

lor.lhs.false.i19:
  %arrayidx.i17 = getelementptr i8*, i8** %argv, i32 %13
  %14 = load i8*, i8** %arrayidx.i17, align 4
  %tobool.not.i18 = icmp eq i8* %14, null
  br i1 %tobool.not.i18, label %cond.end, label %lor.lhs.false1.i

lor.lhs.false1.i:
  %15 = load i8, i8* %14, align 1
  %cmp4.not.i = icmp eq i8 %15, 45
  br i1 %cmp4.not.i, label %lor.lhs.false6.i, label %cond.end

lor.lhs.false6.i:
  %arrayidx8.i = getelementptr i8, i8* %14, i32 1
  %16 = load i8, i8* %arrayidx8.i, align 1
  switch i8 %16, label %cond.true [
    i8 0, label %cond.end
    i8 45, label %land.lhs.true.i20
  ]

land.lhs.true.i20:
  %arrayidx18.i = getelementptr i8, i8* %14, i32 2
  %17 = load i8, i8* %arrayidx18.i, align 1
  %cmp20.i = icmp eq i8 %17, 0
  br i1 %cmp20.i, label %if.then22.i, label %cond.true

if.then22.i:
  %inc.i = add i32 %13, 1
  store i32 %inc.i, i32* @optind, align 4
  br label %cond.end

cond.true:
  %18 = load i32, i32* @optind, align 4
  %arrayidx.i21 = getelementptr i8*, i8** %argv, i32 %18
  %19 = load i8*, i8** %arrayidx.i21, align 4
  br i1 %tobool5.not, label %if.then.i23, label %if.end.i25

if.then.i23:
  store i32 1, i32* @position, align 4
  br label %if.end.i25

if.end.i25:
  %20 = load i32, i32* @position, align 4
  %inc.i24 = add i32 %20, 1
  store i32 %inc.i24, i32* @position, align 4
  %arrayidx1.i = getelementptr i8, i8* %19, i32 %20
  %21 = load i8, i8* %arrayidx1.i, align 1
  %conv.i = sext i8 %21 to i32
  %arrayidx2.i = getelementptr i8, i8* %19, i32 %inc.i24
  %22 = load i8, i8* %arrayidx2.i, align 1
  %cmp4.i = icmp eq i8 %22, 0
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
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i32 1
  %25 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %25, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.end.i25 ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i26 = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i26, label %if.end33.i, label %land.lhs.true.i27

land.lhs.true.i27:
  %arrayidx6.i = getelementptr i8, i8* %retval.0.i.i, i32 1
  %26 = load i8, i8* %arrayidx6.i, align 1
  %cmp8.i = icmp eq i8 %26, 58
  br i1 %cmp8.i, label %if.then10.i, label %if.end33.i

if.then10.i:
  br i1 %cmp4.i, label %if.else.i, label %if.then12.i

if.then12.i:
  store i8* %arrayidx2.i, i8** @optarg, align 4
  br label %if.end33.i

if.else.i:
  %arrayidx13.i = getelementptr i8, i8* %retval.0.i.i, i32 2
  %27 = load i8, i8* %arrayidx13.i, align 1
  %cmp15.not.i = icmp eq i8 %27, 58
  br i1 %cmp15.not.i, label %if.end33.i, label %land.lhs.true17.i

land.lhs.true17.i:
  %add.i = add i32 %18, 1
  %cmp18.i = icmp slt i32 %add.i, %argc
  br i1 %cmp18.i, label %if.then20.i, label %if.then28.i

if.then20.i:
  store i32 %add.i, i32* @optind, align 4
  %arrayidx22.i = getelementptr i8*, i8** %argv, i32 %add.i
  %28 = load i8*, i8** %arrayidx22.i, align 4
  store i8* %28, i8** @optarg, align 4
  br label %if.end33.i

if.then28.i:
  %29 = load i8, i8* %add.ptr, align 1
  %cmp.i54.i = icmp eq i8 %29, 58
  %cond.i.i = select i1 %cmp.i54.i, i32 58, i32 63
  br label %if.end33.i

if.end33.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i27 ], [ 63, %find.exit.i ], [ %conv.i, %if.then20.i ], [ %cond.i.i, %if.then28.i ], [ %conv.i, %if.then12.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp4.i, %land.lhs.true.i27 ], [ %cmp4.i, %find.exit.i ], [ true, %if.then20.i ], [ true, %if.then28.i ], [ true, %if.then12.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then35.i, label %cond.end

if.then35.i:
  %30 = load i32, i32* @optind, align 4
  %inc36.i = add i32 %30, 1
  store i32 %inc36.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %cond.i, %if.end33.i ], [ %cond.i, %if.then35.i ], [ -1, %if.then22.i ], [ -1, %lor.lhs.false ], [ -1, %lor.lhs.false.i19 ], [ -1, %lor.lhs.false1.i ], [ -1, %lor.lhs.false6.i ]
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
  %2 = zext i1 %narrow to i32
  %add.ptr = getelementptr i8, i8* %spec, i32 %2
  %3 = load i32, i32* @position, align 4
  %tobool.not = icmp eq i32 %3, 0
  %4 = load i32, i32* @optind, align 4
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %arrayidx.i = getelementptr i8*, i8** %argv, i32 %4
  %5 = load i8*, i8** %arrayidx.i, align 4
  %6 = load i32, i32* @position, align 4
  %inc.i = add i32 %6, 1
  store i32 %inc.i, i32* @position, align 4
  %arrayidx1.i = getelementptr i8, i8* %5, i32 %6
  %7 = load i8, i8* %arrayidx1.i, align 1
  %conv.i = sext i8 %7 to i32
  %arrayidx2.i = getelementptr i8, i8* %5, i32 %inc.i
  %8 = load i8, i8* %arrayidx2.i, align 1
  %cmp4.i = icmp eq i8 %8, 0
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
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i32 1
  %11 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %11, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.then ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i, label %if.end33.i, label %land.lhs.true.i

land.lhs.true.i:
  %arrayidx6.i = getelementptr i8, i8* %retval.0.i.i, i32 1
  %12 = load i8, i8* %arrayidx6.i, align 1
  %cmp8.i = icmp eq i8 %12, 58
  br i1 %cmp8.i, label %if.then10.i, label %if.end33.i

if.then10.i:
  br i1 %cmp4.i, label %if.else.i, label %if.then12.i

if.then12.i:
  store i8* %arrayidx2.i, i8** @optarg, align 4
  br label %if.end33.i

if.else.i:
  %arrayidx13.i = getelementptr i8, i8* %retval.0.i.i, i32 2
  %13 = load i8, i8* %arrayidx13.i, align 1
  %cmp15.not.i = icmp eq i8 %13, 58
  br i1 %cmp15.not.i, label %if.end33.i, label %land.lhs.true17.i

land.lhs.true17.i:
  %add.i = add i32 %4, 1
  %cmp18.i = icmp slt i32 %add.i, %argc
  br i1 %cmp18.i, label %if.then20.i, label %if.then28.i

if.then20.i:
  store i32 %add.i, i32* @optind, align 4
  %arrayidx22.i = getelementptr i8*, i8** %argv, i32 %add.i
  %14 = load i8*, i8** %arrayidx22.i, align 4
  store i8* %14, i8** @optarg, align 4
  br label %if.end33.i

if.then28.i:
  %15 = load i8, i8* %add.ptr, align 1
  %cmp.i54.i = icmp eq i8 %15, 58
  %cond.i.i = select i1 %cmp.i54.i, i32 58, i32 63
  br label %if.end33.i

if.end33.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i ], [ 63, %find.exit.i ], [ %conv.i, %if.then20.i ], [ %cond.i.i, %if.then28.i ], [ %conv.i, %if.then12.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp4.i, %land.lhs.true.i ], [ %cmp4.i, %find.exit.i ], [ true, %if.then20.i ], [ true, %if.then28.i ], [ true, %if.then12.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then35.i, label %return

if.then35.i:
  %16 = load i32, i32* @optind, align 4
  %inc36.i = add i32 %16, 1
  store i32 %inc36.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

if.end:
  %cmp.not.i = icmp slt i32 %4, %argc
  br i1 %cmp.not.i, label %lor.lhs.false.i, label %return

lor.lhs.false.i:
  %arrayidx.i34 = getelementptr i8*, i8** %argv, i32 %4
  %17 = load i8*, i8** %arrayidx.i34, align 4
  %tobool.not.i35 = icmp eq i8* %17, null
  br i1 %tobool.not.i35, label %return, label %lor.lhs.false1.i

lor.lhs.false1.i:
  %18 = load i8, i8* %17, align 1
  %cmp4.not.i = icmp eq i8 %18, 45
  br i1 %cmp4.not.i, label %lor.lhs.false6.i, label %return

lor.lhs.false6.i:
  %arrayidx8.i = getelementptr i8, i8* %17, i32 1
  %19 = load i8, i8* %arrayidx8.i, align 1
  switch i8 %19, label %if.end23.i [
    i8 0, label %return
    i8 45, label %land.lhs.true.i36
  ]

land.lhs.true.i36:
  %arrayidx18.i = getelementptr i8, i8* %17, i32 2
  %20 = load i8, i8* %arrayidx18.i, align 1
  %cmp20.i = icmp eq i8 %20, 0
  br i1 %cmp20.i, label %if.then22.i, label %if.end23.i

if.then22.i:
  %inc.i37 = add i32 %4, 1
  store i32 %inc.i37, i32* @optind, align 4
  br label %return

if.end23.i:
  %21 = load i32, i32* @optind, align 4
  %arrayidx = getelementptr i8*, i8** %argv, i32 %21
  %22 = load i8*, i8** %arrayidx, align 4
  %arrayidx9 = getelementptr i8, i8* %22, i32 1
  %23 = load i8, i8* %arrayidx9, align 1
  %cmp11 = icmp eq i8 %23, 45
  br i1 %cmp11, label %if.then13, label %if.then.i40

if.then13:
  %add.ptr15 = getelementptr i8, i8* %22, i32 2
  %call16 = call fastcc i32 @long_option(i32 noundef %argc, i8** noundef %argv, i8* noundef %add.ptr, %struct.option* noundef %o, i8* noundef %add.ptr15, i32* noundef %index) #4
  br label %return

if.then.i40:
  store i32 2, i32* @position, align 4
  %arrayidx1.i42 = getelementptr i8, i8* %22, i32 1
  %24 = load i8, i8* %arrayidx1.i42, align 1
  %conv.i43 = sext i8 %24 to i32
  %arrayidx2.i44 = getelementptr i8, i8* %22, i32 2
  %25 = load i8, i8* %arrayidx2.i44, align 1
  %cmp4.i45 = icmp eq i8 %25, 0
  %26 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i46 = icmp eq i8 %26, 0
  br i1 %tobool.not8.i.i46, label %find.exit.i59, label %for.body.lr.ph.i.i49

for.body.lr.ph.i.i49:
  %cmp2.i.i48 = icmp ne i8 %24, 58
  br label %for.body.i.i53

for.body.i.i53:
  %27 = phi i8 [ %26, %for.body.lr.ph.i.i49 ], [ %28, %for.inc.i.i56 ]
  %spec.addr.09.i.i50 = phi i8* [ %add.ptr, %for.body.lr.ph.i.i49 ], [ %incdec.ptr.i.i54, %for.inc.i.i56 ]
  %cmp.i.i51 = icmp eq i8 %27, %24
  %or.cond.i.i52 = and i1 %cmp2.i.i48, %cmp.i.i51
  br i1 %or.cond.i.i52, label %find.exit.i59, label %for.inc.i.i56

for.inc.i.i56:
  %incdec.ptr.i.i54 = getelementptr i8, i8* %spec.addr.09.i.i50, i32 1
  %28 = load i8, i8* %incdec.ptr.i.i54, align 1
  %tobool.not.i.i55 = icmp eq i8 %28, 0
  br i1 %tobool.not.i.i55, label %find.exit.i59, label %for.body.i.i53

find.exit.i59:
  %retval.0.i.i57 = phi i8* [ null, %if.then.i40 ], [ %spec.addr.09.i.i50, %for.body.i.i53 ], [ null, %for.inc.i.i56 ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i43, i32* @optopt, align 4
  %tobool.not.i58 = icmp eq i8* %retval.0.i.i57, null
  br i1 %tobool.not.i58, label %if.end33.i79, label %land.lhs.true.i62

land.lhs.true.i62:
  %arrayidx6.i60 = getelementptr i8, i8* %retval.0.i.i57, i32 1
  %29 = load i8, i8* %arrayidx6.i60, align 1
  %cmp8.i61 = icmp eq i8 %29, 58
  br i1 %cmp8.i61, label %if.then10.i63, label %if.end33.i79

if.then10.i63:
  br i1 %cmp4.i45, label %if.else.i67, label %if.then12.i64

if.then12.i64:
  store i8* %arrayidx2.i44, i8** @optarg, align 4
  br label %if.end33.i79

if.else.i67:
  %arrayidx13.i65 = getelementptr i8, i8* %retval.0.i.i57, i32 2
  %30 = load i8, i8* %arrayidx13.i65, align 1
  %cmp15.not.i66 = icmp eq i8 %30, 58
  br i1 %cmp15.not.i66, label %if.end33.i79, label %land.lhs.true17.i70

land.lhs.true17.i70:
  %add.i68 = add i32 %21, 1
  %cmp18.i69 = icmp slt i32 %add.i68, %argc
  br i1 %cmp18.i69, label %if.then20.i72, label %if.then28.i76

if.then20.i72:
  store i32 %add.i68, i32* @optind, align 4
  %arrayidx22.i71 = getelementptr i8*, i8** %argv, i32 %add.i68
  %31 = load i8*, i8** %arrayidx22.i71, align 4
  store i8* %31, i8** @optarg, align 4
  br label %if.end33.i79

if.then28.i76:
  %32 = load i8, i8* %add.ptr, align 1
  %cmp.i54.i74 = icmp eq i8 %32, 58
  %cond.i.i75 = select i1 %cmp.i54.i74, i32 58, i32 63
  br label %if.end33.i79

if.end33.i79:
  %cond.i77 = phi i32 [ %conv.i43, %land.lhs.true.i62 ], [ 63, %find.exit.i59 ], [ %conv.i43, %if.then20.i72 ], [ %cond.i.i75, %if.then28.i76 ], [ %conv.i43, %if.then12.i64 ], [ %conv.i43, %if.else.i67 ]
  %last.0.shrunk.i78 = phi i1 [ %cmp4.i45, %land.lhs.true.i62 ], [ %cmp4.i45, %find.exit.i59 ], [ true, %if.then20.i72 ], [ true, %if.then28.i76 ], [ true, %if.then12.i64 ], [ true, %if.else.i67 ]
  br i1 %last.0.shrunk.i78, label %if.then35.i81, label %return

if.then35.i81:
  %33 = load i32, i32* @optind, align 4
  %inc36.i80 = add i32 %33, 1
  store i32 %inc36.i80, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

return:
  %retval.0 = phi i32 [ %call16, %if.then13 ], [ %cond.i, %if.end33.i ], [ %cond.i, %if.then35.i ], [ %cond.i77, %if.end33.i79 ], [ %cond.i77, %if.then35.i81 ], [ -1, %if.then22.i ], [ -1, %if.end ], [ -1, %lor.lhs.false.i ], [ -1, %lor.lhs.false1.i ], [ -1, %lor.lhs.false6.i ]
  ret i32 %retval.0
}

define internal fastcc i32 @long_option(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* nocapture noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i8* noundef %name, i32* noundef writeonly %index) unnamed_addr #1 {
entry:
  br label %while.cond

while.cond:
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr i8, i8* %name, i32 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  switch i8 %0, label %while.body [
    i8 0, label %while.end
    i8 61, label %while.end
  ]

while.body:
  %inc = add i32 %n.0, 1
  br label %while.cond

while.end:
  %arrayidx.le = getelementptr i8, i8* %name, i32 %n.0
  store i8* null, i8** @optarg, align 4
  %1 = load i32, i32* @optind, align 4
  %inc4 = add i32 %1, 1
  store i32 %inc4, i32* @optind, align 4
  %name694 = getelementptr %struct.option, %struct.option* %o, i32 0, i32 0
  %2 = load i8*, i8** %name694, align 4
  %tobool7.not95 = icmp eq i8* %2, null
  br i1 %tobool7.not95, label %cleanup, label %for.body.lr.ph

for.body.lr.ph:
  %cmp26.not.i = icmp eq i32 %n.0, 0
  br label %for.body

for.body:
  %3 = phi i8* [ %2, %for.body.lr.ph ], [ %16, %for.inc ]
  %i.096 = phi i32 [ 0, %for.body.lr.ph ], [ %inc55, %for.inc ]
  br i1 %cmp26.not.i, label %while.end.i, label %land.lhs.true.i

land.lhs.true.i:
  %i.027.i = phi i32 [ %inc.i, %while.body.i ], [ 0, %for.body ]
  %arrayidx.i = getelementptr i8, i8* %name, i32 %i.027.i
  %4 = load i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %3, i32 %i.027.i
  %5 = load i8, i8* %arrayidx1.i, align 1
  %cmp3.i = icmp ne i8 %4, %5
  %tobool.not.i = icmp eq i8 %4, 0
  %or.cond.i = or i1 %tobool.not.i, %cmp3.i
  br i1 %or.cond.i, label %while.end.i, label %while.body.i

while.body.i:
  %inc.i = add nuw i32 %i.027.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %n.0
  br i1 %exitcond.not.i, label %while.end.i, label %land.lhs.true.i

while.end.i:
  %i.0.lcssa.i = phi i32 [ 0, %for.body ], [ %i.027.i, %land.lhs.true.i ], [ %n.0, %while.body.i ]
  %cmp7.i = icmp eq i32 %i.0.lcssa.i, %n.0
  br i1 %cmp7.i, label %land.rhs9.i, label %same.exit

land.rhs9.i:
  %arrayidx10.i = getelementptr i8, i8* %3, i32 %n.0
  %6 = load i8, i8* %arrayidx10.i, align 1
  %cmp12.i = icmp eq i8 %6, 0
  %phi.cast.i = zext i1 %cmp12.i to i32
  br label %same.exit

same.exit:
  %7 = phi i32 [ 0, %while.end.i ], [ %phi.cast.i, %land.rhs9.i ]
  %tobool10.not = icmp eq i32 %7, 0
  br i1 %tobool10.not, label %for.inc, label %if.end

if.end:
  %tobool11.not = icmp eq i32* %index, null
  br i1 %tobool11.not, label %if.end13, label %if.then12

if.then12:
  store i32 %i.096, i32* %index, align 4
  br label %if.end13

if.end13:
  %8 = load i8, i8* %arrayidx.le, align 1
  %tobool16.not = icmp eq i8 %8, 0
  br i1 %tobool16.not, label %if.else, label %land.lhs.true

land.lhs.true:
  %has_arg = getelementptr %struct.option, %struct.option* %o, i32 %i.096, i32 1
  %9 = load i32, i32* %has_arg, align 4
  %cmp18 = icmp eq i32 %9, 0
  br i1 %cmp18, label %cleanup, label %if.end21

if.end21:
  br i1 %tobool16.not, label %if.else, label %if.then24

if.then24:
  %add.ptr25 = getelementptr i8, i8* %arrayidx.le, i32 1
  br label %if.end45.sink.split

if.else:
  %has_arg27 = getelementptr %struct.option, %struct.option* %o, i32 %i.096, i32 1
  %10 = load i32, i32* %has_arg27, align 4
  %cmp28 = icmp ne i32 %10, 1
  %11 = load i32, i32* @optind, align 4
  %cmp31.not = icmp slt i32 %11, %argc
  %or.cond = select i1 %cmp28, i1 true, i1 %cmp31.not
  br i1 %or.cond, label %if.else35, label %if.then33

if.then33:
  %12 = load i8, i8* %spec, align 1
  %cmp.i = icmp eq i8 %12, 58
  %cond.i = select i1 %cmp.i, i32 58, i32 63
  br label %cleanup

if.else35:
  %cmp38 = icmp eq i32 %10, 1
  br i1 %cmp38, label %if.then40, label %if.end45

if.then40:
  %inc41 = add i32 %11, 1
  store i32 %inc41, i32* @optind, align 4
  %arrayidx42 = getelementptr i8*, i8** %argv, i32 %11
  %13 = load i8*, i8** %arrayidx42, align 4
  br label %if.end45.sink.split

if.end45.sink.split:
  %.sink = phi i8* [ %13, %if.then40 ], [ %add.ptr25, %if.then24 ]
  store i8* %.sink, i8** @optarg, align 4
  br label %if.end45

if.end45:
  %flag = getelementptr %struct.option, %struct.option* %o, i32 %i.096, i32 2
  %14 = load i32*, i32** %flag, align 4
  %tobool47.not = icmp eq i32* %14, null
  %val = getelementptr %struct.option, %struct.option* %o, i32 %i.096, i32 3
  %15 = load i32, i32* %val, align 4
  br i1 %tobool47.not, label %cleanup, label %if.end50

if.end50:
  store i32 %15, i32* %14, align 4
  br label %cleanup

for.inc:
  %inc55 = add i32 %i.096, 1
  %name6 = getelementptr %struct.option, %struct.option* %o, i32 %inc55, i32 0
  %16 = load i8*, i8** %name6, align 4
  %tobool7.not = icmp eq i8* %16, null
  br i1 %tobool7.not, label %cleanup, label %for.body

cleanup:
  %retval.0 = phi i32 [ 0, %if.end50 ], [ %cond.i, %if.then33 ], [ 63, %land.lhs.true ], [ undef, %while.end ], [ %15, %if.end45 ], [ undef, %for.inc ]
  %cond = phi i1 [ false, %if.end50 ], [ false, %if.then33 ], [ false, %land.lhs.true ], [ true, %while.end ], [ false, %if.end45 ], [ true, %for.inc ]
  br i1 %cond, label %for.end, label %cleanup56

for.end:
  store i32 0, i32* @optopt, align 4
  br label %cleanup56

cleanup56:
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
  %arrayidx.i = getelementptr i8*, i8** %argv, i32 %2
  %3 = load i8*, i8** %arrayidx.i, align 4
  %tobool.not.i = icmp eq i8* %3, null
  br i1 %tobool.not.i, label %if.then, label %lor.lhs.false1.i

lor.lhs.false1.i:
  %4 = load i8, i8* %3, align 1
  %cmp4.not.i = icmp eq i8 %4, 45
  br i1 %cmp4.not.i, label %lor.lhs.false6.i, label %if.then

lor.lhs.false6.i:
  %arrayidx8.i = getelementptr i8, i8* %3, i32 1
  %5 = load i8, i8* %arrayidx8.i, align 1
  switch i8 %5, label %if.end23.i [
    i8 0, label %if.then
    i8 45, label %land.lhs.true.i
  ]

land.lhs.true.i:
  %arrayidx18.i = getelementptr i8, i8* %3, i32 2
  %6 = load i8, i8* %arrayidx18.i, align 1
  %cmp20.i = icmp eq i8 %6, 0
  br i1 %cmp20.i, label %if.then22.i, label %if.end23.i

if.then22.i:
  %inc.i = add i32 %2, 1
  store i32 %inc.i, i32* @optind, align 4
  br label %if.then

if.end23.i:
  %7 = load i32, i32* @optind, align 4
  %arrayidx = getelementptr i8*, i8** %argv, i32 %7
  %8 = load i8*, i8** %arrayidx, align 4
  %arrayidx4 = getelementptr i8, i8* %8, i32 1
  %9 = load i8, i8* %arrayidx4, align 1
  %cmp = icmp eq i8 %9, 45
  %cond = select i1 %cmp, i32 2, i32 1
  %add.ptr = getelementptr i8, i8* %8, i32 %cond
  %call6 = call fastcc i32 @long_option(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec, %struct.option* noundef %o, i8* noundef %add.ptr, i32* noundef %index) #4
  br label %return

if.then:
  %call2 = call i32 @getopt(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  br label %return

return:
  %retval.0 = phi i32 [ %call2, %if.then ], [ %call6, %if.end23.i ]
  ret i32 %retval.0
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { nofree norecurse nosync nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin }

