target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@position = internal unnamed_addr global i32 0, align 4
@optarg = dso_local global i8* null, align 4
@.str = private unnamed_addr constant [50 x i8] c"getopt: an option behind an argument that is none\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"getopt_long: an abbreviated name\00", align 1

define dso_local i32 @getopt(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef bitcast (i32* @optind to i8*), i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef bitcast (i8** @optarg to i8*), i32 noundef 4, i32 noundef 1) #3
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
  %arrayidx.i = getelementptr i8*, i8** %argv, i32 %3
  %4 = load i8*, i8** %arrayidx.i, align 4
  %tobool.not.i = icmp eq i8* %4, null
  br i1 %tobool.not.i, label %if.end, label %lor.lhs.false9.i

lor.lhs.false9.i:
  %5 = load i8, i8* %4, align 1
  %cmp13.i = icmp eq i8 %5, 45
  br i1 %cmp13.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:
  %arrayidx16.i = getelementptr i8, i8* %4, i32 1
  %6 = load i8, i8* %arrayidx16.i, align 1
  %tobool18.not.i = icmp eq i8 %6, 0
  %i.049.i = add i32 %3, 1
  %cmp1950.i = icmp slt i32 %i.049.i, %argc
  %or.cond.i = select i1 %tobool18.not.i, i1 %cmp1950.i, i1 false
  br i1 %or.cond.i, label %land.rhs.i.preheader, label %if.end

if.end.i:
  %i.049.old.i = add i32 %3, 1
  %cmp1950.old.i = icmp slt i32 %i.049.old.i, %argc
  br i1 %cmp1950.old.i, label %land.rhs.i.preheader, label %if.end

land.rhs.i.preheader:
  %i.051.i.ph = phi i32 [ %i.049.old.i, %if.end.i ], [ %i.049.i, %land.lhs.true.i ]
  br label %land.rhs.i

land.rhs.i:
  %i.051.i = phi i32 [ %i.0.i, %for.inc.i ], [ %i.051.i.ph, %land.rhs.i.preheader ]
  %arrayidx21.i = getelementptr i8*, i8** %argv, i32 %i.051.i
  %7 = load i8*, i8** %arrayidx21.i, align 4
  %tobool22.not.i = icmp eq i8* %7, null
  br i1 %tobool22.not.i, label %if.end, label %for.body.i

for.body.i:
  %8 = load i8, i8* %7, align 1
  %cmp26.i = icmp eq i8 %8, 45
  br i1 %cmp26.i, label %land.lhs.true28.i, label %for.inc.i

land.lhs.true28.i:
  %arrayidx30.i = getelementptr i8, i8* %7, i32 1
  %9 = load i8, i8* %arrayidx30.i, align 1
  %tobool32.not.i = icmp eq i8 %9, 0
  br i1 %tobool32.not.i, label %for.inc.i, label %if.then33.i

if.then33.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0)) #4
  unreachable

for.inc.i:
  %i.0.i = add i32 %i.051.i, 1
  %cmp19.i = icmp slt i32 %i.0.i, %argc
  br i1 %cmp19.i, label %land.rhs.i, label %if.end

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
  %arrayidx.i27 = getelementptr i8*, i8** %argv, i32 %11
  %12 = load i8*, i8** %arrayidx.i27, align 4
  %tobool2.not.i = icmp eq i8* %12, null
  br i1 %tobool2.not.i, label %if.end4, label %lor.lhs.false3.i

lor.lhs.false3.i:
  %13 = load i8, i8* %12, align 1
  %cmp6.i = icmp eq i8 %13, 45
  br i1 %cmp6.i, label %land.lhs.true.i28, label %if.end.i29

land.lhs.true.i28:
  %arrayidx9.i = getelementptr i8, i8* %12, i32 1
  %14 = load i8, i8* %arrayidx9.i, align 1
  %tobool11.not.i = icmp eq i8 %14, 0
  br i1 %tobool11.not.i, label %if.end.i29, label %if.end4

if.end.i29:
  %inc.i = add i32 %11, 1
  store i32 %inc.i, i32* @optind, align 4
  %15 = load i8*, i8** %arrayidx.i27, align 4
  store i8* %15, i8** @optarg, align 4
  br label %return

if.end4:
  %16 = load i8, i8* %spec, align 1
  %cmp6 = icmp eq i8 %16, 43
  %cmp9 = icmp eq i8 %16, 45
  %narrow = or i1 %cmp6, %cmp9
  %17 = zext i1 %narrow to i32
  %add.ptr = getelementptr i8, i8* %spec, i32 %17
  br i1 %tobool.not, label %lor.lhs.false, label %cond.true

lor.lhs.false:
  %18 = load i32, i32* @optind, align 4
  %cmp.not.i30 = icmp slt i32 %18, %argc
  br i1 %cmp.not.i30, label %lor.lhs.false.i33, label %return

lor.lhs.false.i33:
  %arrayidx.i31 = getelementptr i8*, i8** %argv, i32 %18
  %19 = load i8*, i8** %arrayidx.i31, align 4
  %tobool.not.i32 = icmp eq i8* %19, null
  br i1 %tobool.not.i32, label %return, label %lor.lhs.false1.i34

lor.lhs.false1.i34:
  %20 = load i8, i8* %19, align 1
  %cmp4.not.i = icmp eq i8 %20, 45
  br i1 %cmp4.not.i, label %lor.lhs.false6.i, label %return

lor.lhs.false6.i:
  %arrayidx8.i = getelementptr i8, i8* %19, i32 1
  %21 = load i8, i8* %arrayidx8.i, align 1
  switch i8 %21, label %cond.true [
    i8 0, label %return
    i8 45, label %land.lhs.true.i35
  ]

land.lhs.true.i35:
  %arrayidx18.i = getelementptr i8, i8* %19, i32 2
  %22 = load i8, i8* %arrayidx18.i, align 1
  %cmp20.i = icmp eq i8 %22, 0
  br i1 %cmp20.i, label %if.then22.i, label %cond.true

if.then22.i:
  %inc.i36 = add i32 %18, 1
  store i32 %inc.i36, i32* @optind, align 4
  br label %return

cond.true:
  %23 = load i32, i32* @optind, align 4
  %arrayidx.i38 = getelementptr i8*, i8** %argv, i32 %23
  %24 = load i8*, i8** %arrayidx.i38, align 4
  br i1 %tobool.not, label %if.then.i40, label %if.end.i42

if.then.i40:
  store i32 1, i32* @position, align 4
  br label %if.end.i42

if.end.i42:
  %25 = load i32, i32* @position, align 4
  %inc.i41 = add i32 %25, 1
  store i32 %inc.i41, i32* @position, align 4
  %arrayidx1.i = getelementptr i8, i8* %24, i32 %25
  %26 = load i8, i8* %arrayidx1.i, align 1
  %conv.i = sext i8 %26 to i32
  %arrayidx2.i = getelementptr i8, i8* %24, i32 %inc.i41
  %27 = load i8, i8* %arrayidx2.i, align 1
  %cmp4.i = icmp eq i8 %27, 0
  %28 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i = icmp eq i8 %28, 0
  br i1 %tobool.not8.i.i, label %find.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp2.i.i = icmp ne i8 %26, 58
  br label %for.body.i.i

for.body.i.i:
  %29 = phi i8 [ %28, %for.body.lr.ph.i.i ], [ %30, %for.inc.i.i ]
  %spec.addr.09.i.i = phi i8* [ %add.ptr, %for.body.lr.ph.i.i ], [ %incdec.ptr.i.i, %for.inc.i.i ]
  %cmp.i.i = icmp eq i8 %29, %26
  %or.cond.i.i = and i1 %cmp2.i.i, %cmp.i.i
  br i1 %or.cond.i.i, label %find.exit.i, label %for.inc.i.i

for.inc.i.i:
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i32 1
  %30 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %30, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.end.i42 ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i43 = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i43, label %if.end33.i, label %land.lhs.true.i44

land.lhs.true.i44:
  %arrayidx6.i = getelementptr i8, i8* %retval.0.i.i, i32 1
  %31 = load i8, i8* %arrayidx6.i, align 1
  %cmp8.i = icmp eq i8 %31, 58
  br i1 %cmp8.i, label %if.then10.i, label %if.end33.i

if.then10.i:
  br i1 %cmp4.i, label %if.else.i, label %if.then12.i

if.then12.i:
  store i8* %arrayidx2.i, i8** @optarg, align 4
  br label %if.end33.i

if.else.i:
  %arrayidx13.i = getelementptr i8, i8* %retval.0.i.i, i32 2
  %32 = load i8, i8* %arrayidx13.i, align 1
  %cmp15.not.i = icmp eq i8 %32, 58
  br i1 %cmp15.not.i, label %if.end33.i, label %land.lhs.true17.i

land.lhs.true17.i:
  %add.i = add i32 %23, 1
  %cmp18.i = icmp slt i32 %add.i, %argc
  br i1 %cmp18.i, label %if.then20.i, label %if.then28.i

if.then20.i:
  store i32 %add.i, i32* @optind, align 4
  %arrayidx22.i = getelementptr i8*, i8** %argv, i32 %add.i
  %33 = load i8*, i8** %arrayidx22.i, align 4
  store i8* %33, i8** @optarg, align 4
  br label %if.end33.i

if.then28.i:
  %34 = load i8, i8* %add.ptr, align 1
  %cmp.i54.i = icmp eq i8 %34, 58
  %cond.i.i = select i1 %cmp.i54.i, i32 58, i32 63
  br label %if.end33.i

if.end33.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i44 ], [ 63, %find.exit.i ], [ %conv.i, %if.then20.i ], [ %cond.i.i, %if.then28.i ], [ %conv.i, %if.then12.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp4.i, %land.lhs.true.i44 ], [ %cmp4.i, %find.exit.i ], [ true, %if.then20.i ], [ true, %if.then28.i ], [ true, %if.then12.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then35.i, label %return

if.then35.i:
  %35 = load i32, i32* @optind, align 4
  %inc36.i = add i32 %35, 1
  store i32 %inc36.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 1, %if.end.i29 ], [ %cond.i, %if.end33.i ], [ %cond.i, %if.then35.i ], [ -1, %if.then22.i ], [ -1, %lor.lhs.false ], [ -1, %lor.lhs.false.i33 ], [ -1, %lor.lhs.false1.i34 ], [ -1, %lor.lhs.false6.i ]
  ret i32 %retval.0
}

define dso_local i32 @__posix_getopt(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef %spec) local_unnamed_addr #0 {
entry:
  %call = call i32 @getopt(i32 noundef %argc, i8** noundef %argv, i8* noundef %spec) #3
  ret i32 %call
}

define dso_local i32 @getopt_long(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef writeonly %index) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef bitcast (i32* @optind to i8*), i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef bitcast (i8** @optarg to i8*), i32 noundef 4, i32 noundef 1) #3
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
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i32 %3
  %4 = load i8*, i8** %arrayidx.i.i, align 4
  %tobool.not.i.i = icmp eq i8* %4, null
  br i1 %tobool.not.i.i, label %if.end.i, label %lor.lhs.false9.i.i

lor.lhs.false9.i.i:
  %5 = load i8, i8* %4, align 1
  %cmp13.i.i = icmp eq i8 %5, 45
  br i1 %cmp13.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx16.i.i = getelementptr i8, i8* %4, i32 1
  %6 = load i8, i8* %arrayidx16.i.i, align 1
  %tobool18.not.i.i = icmp eq i8 %6, 0
  %i.049.i.i = add i32 %3, 1
  %cmp1950.i.i = icmp slt i32 %i.049.i.i, %argc
  %or.cond.i.i = select i1 %tobool18.not.i.i, i1 %cmp1950.i.i, i1 false
  br i1 %or.cond.i.i, label %land.rhs.i.i.preheader, label %if.end.i

if.end.i.i:
  %i.049.old.i.i = add i32 %3, 1
  %cmp1950.old.i.i = icmp slt i32 %i.049.old.i.i, %argc
  br i1 %cmp1950.old.i.i, label %land.rhs.i.i.preheader, label %if.end.i

land.rhs.i.i.preheader:
  %i.051.i.i.ph = phi i32 [ %i.049.old.i.i, %if.end.i.i ], [ %i.049.i.i, %land.lhs.true.i.i ]
  br label %land.rhs.i.i

land.rhs.i.i:
  %i.051.i.i = phi i32 [ %i.0.i.i, %for.inc.i.i ], [ %i.051.i.i.ph, %land.rhs.i.i.preheader ]
  %arrayidx21.i.i = getelementptr i8*, i8** %argv, i32 %i.051.i.i
  %7 = load i8*, i8** %arrayidx21.i.i, align 4
  %tobool22.not.i.i = icmp eq i8* %7, null
  br i1 %tobool22.not.i.i, label %if.end.i, label %for.body.i.i

for.body.i.i:
  %8 = load i8, i8* %7, align 1
  %cmp26.i.i = icmp eq i8 %8, 45
  br i1 %cmp26.i.i, label %land.lhs.true28.i.i, label %for.inc.i.i

land.lhs.true28.i.i:
  %arrayidx30.i.i = getelementptr i8, i8* %7, i32 1
  %9 = load i8, i8* %arrayidx30.i.i, align 1
  %tobool32.not.i.i = icmp eq i8 %9, 0
  br i1 %tobool32.not.i.i, label %for.inc.i.i, label %if.then33.i.i

if.then33.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0)) #4
  unreachable

for.inc.i.i:
  %i.0.i.i = add i32 %i.051.i.i, 1
  %cmp19.i.i = icmp slt i32 %i.0.i.i, %argc
  br i1 %cmp19.i.i, label %land.rhs.i.i, label %if.end.i

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
  %arrayidx.i55.i = getelementptr i8*, i8** %argv, i32 %11
  %12 = load i8*, i8** %arrayidx.i55.i, align 4
  %tobool2.not.i.i = icmp eq i8* %12, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %13 = load i8, i8* %12, align 1
  %cmp6.i.i = icmp eq i8 %13, 45
  br i1 %cmp6.i.i, label %land.lhs.true.i56.i, label %if.end.i57.i

land.lhs.true.i56.i:
  %arrayidx9.i.i = getelementptr i8, i8* %12, i32 1
  %14 = load i8, i8* %arrayidx9.i.i, align 1
  %tobool11.not.i.i = icmp eq i8 %14, 0
  br i1 %tobool11.not.i.i, label %if.end.i57.i, label %if.end4.i

if.end.i57.i:
  %inc.i.i = add i32 %11, 1
  store i32 %inc.i.i, i32* @optind, align 4
  %15 = load i8*, i8** %arrayidx.i55.i, align 4
  store i8* %15, i8** @optarg, align 4
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %10, 43
  %cmp9.i = icmp eq i8 %10, 45
  %narrow.i = or i1 %cmp6.i, %cmp9.i
  %16 = zext i1 %narrow.i to i32
  %add.ptr.i = getelementptr i8, i8* %spec, i32 %16
  %17 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %arrayidx.i58.i = getelementptr i8*, i8** %argv, i32 %17
  %18 = load i8*, i8** %arrayidx.i58.i, align 4
  %inc.i61.i = add i32 %1, 1
  store i32 %inc.i61.i, i32* @position, align 4
  %arrayidx1.i.i = getelementptr i8, i8* %18, i32 %1
  %19 = load i8, i8* %arrayidx1.i.i, align 1
  %conv.i.i = sext i8 %19 to i32
  %arrayidx2.i.i = getelementptr i8, i8* %18, i32 %inc.i61.i
  %20 = load i8, i8* %arrayidx2.i.i, align 1
  %cmp4.i.i = icmp eq i8 %20, 0
  %21 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %21, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %19, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %22 = phi i8 [ %21, %for.body.lr.ph.i.i.i ], [ %23, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %22, %19
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i32 1
  %23 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %23, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i63.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i63.i, label %if.end33.i.i, label %land.lhs.true.i64.i

land.lhs.true.i64.i:
  %arrayidx6.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 1
  %24 = load i8, i8* %arrayidx6.i.i, align 1
  %cmp8.i.i = icmp eq i8 %24, 58
  br i1 %cmp8.i.i, label %if.then10.i.i, label %if.end33.i.i

if.then10.i.i:
  br i1 %cmp4.i.i, label %if.else.i.i, label %if.then12.i.i

if.then12.i.i:
  store i8* %arrayidx2.i.i, i8** @optarg, align 4
  br label %if.end33.i.i

if.else.i.i:
  %arrayidx13.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 2
  %25 = load i8, i8* %arrayidx13.i.i, align 1
  %cmp15.not.i.i = icmp eq i8 %25, 58
  br i1 %cmp15.not.i.i, label %if.end33.i.i, label %land.lhs.true17.i.i

land.lhs.true17.i.i:
  %add.i.i = add i32 %17, 1
  %cmp18.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp18.i.i, label %if.then20.i.i, label %if.then28.i.i

if.then20.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %arrayidx22.i.i = getelementptr i8*, i8** %argv, i32 %add.i.i
  %26 = load i8*, i8** %arrayidx22.i.i, align 4
  store i8* %26, i8** @optarg, align 4
  br label %if.end33.i.i

if.then28.i.i:
  %27 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i.i = icmp eq i8 %27, 58
  %cond.i.i.i = select i1 %cmp.i54.i.i, i32 58, i32 63
  br label %if.end33.i.i

if.end33.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i64.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then20.i.i ], [ %cond.i.i.i, %if.then28.i.i ], [ %conv.i.i, %if.then12.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp4.i.i, %land.lhs.true.i64.i ], [ %cmp4.i.i, %find.exit.i.i ], [ true, %if.then20.i.i ], [ true, %if.then28.i.i ], [ true, %if.then12.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then35.i.i, label %next.exit

if.then35.i.i:
  %28 = load i32, i32* @optind, align 4
  %inc36.i.i = add i32 %28, 1
  store i32 %inc36.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i65.i = icmp slt i32 %17, %argc
  br i1 %cmp.not.i65.i, label %lor.lhs.false.i68.i, label %next.exit

lor.lhs.false.i68.i:
  %arrayidx.i66.i = getelementptr i8*, i8** %argv, i32 %17
  %29 = load i8*, i8** %arrayidx.i66.i, align 4
  %tobool.not.i67.i = icmp eq i8* %29, null
  br i1 %tobool.not.i67.i, label %next.exit, label %lor.lhs.false1.i69.i

lor.lhs.false1.i69.i:
  %30 = load i8, i8* %29, align 1
  %cmp4.not.i.i = icmp eq i8 %30, 45
  br i1 %cmp4.not.i.i, label %lor.lhs.false6.i.i, label %next.exit

lor.lhs.false6.i.i:
  %arrayidx8.i.i = getelementptr i8, i8* %29, i32 1
  %31 = load i8, i8* %arrayidx8.i.i, align 1
  switch i8 %31, label %if.end23.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i70.i
  ]

land.lhs.true.i70.i:
  %arrayidx18.i.i = getelementptr i8, i8* %29, i32 2
  %32 = load i8, i8* %arrayidx18.i.i, align 1
  %cmp20.i.i = icmp eq i8 %32, 0
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.end23.i.i

if.then22.i.i:
  %inc.i71.i = add i32 %17, 1
  store i32 %inc.i71.i, i32* @optind, align 4
  br label %next.exit

if.end23.i.i:
  %cmp.i74.i = icmp eq i8 %31, 45
  br i1 %cmp.i74.i, label %if.end23.i, label %if.then.i93.i

if.then.i93.i:
  store i32 2, i32* @position, align 4
  %conv.i96.i = sext i8 %31 to i32
  %arrayidx2.i97.i = getelementptr i8, i8* %29, i32 2
  %33 = load i8, i8* %arrayidx2.i97.i, align 1
  %cmp4.i98.i = icmp eq i8 %33, 0
  %34 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i99.i = icmp eq i8 %34, 0
  br i1 %tobool.not8.i.i99.i, label %find.exit.i112.i, label %for.body.lr.ph.i.i102.i

for.body.lr.ph.i.i102.i:
  %cmp2.i.i101.i = icmp ne i8 %31, 58
  br label %for.body.i.i106.i

for.body.i.i106.i:
  %35 = phi i8 [ %34, %for.body.lr.ph.i.i102.i ], [ %36, %for.inc.i.i109.i ]
  %spec.addr.09.i.i103.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i102.i ], [ %incdec.ptr.i.i107.i, %for.inc.i.i109.i ]
  %cmp.i.i104.i = icmp eq i8 %35, %31
  %or.cond.i.i105.i = and i1 %cmp2.i.i101.i, %cmp.i.i104.i
  br i1 %or.cond.i.i105.i, label %find.exit.i112.i, label %for.inc.i.i109.i

for.inc.i.i109.i:
  %incdec.ptr.i.i107.i = getelementptr i8, i8* %spec.addr.09.i.i103.i, i32 1
  %36 = load i8, i8* %incdec.ptr.i.i107.i, align 1
  %tobool.not.i.i108.i = icmp eq i8 %36, 0
  br i1 %tobool.not.i.i108.i, label %find.exit.i112.i, label %for.body.i.i106.i

find.exit.i112.i:
  %retval.0.i.i110.i = phi i8* [ null, %if.then.i93.i ], [ %spec.addr.09.i.i103.i, %for.body.i.i106.i ], [ null, %for.inc.i.i109.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i96.i, i32* @optopt, align 4
  %tobool.not.i111.i = icmp eq i8* %retval.0.i.i110.i, null
  br i1 %tobool.not.i111.i, label %if.end33.i132.i, label %land.lhs.true.i115.i

land.lhs.true.i115.i:
  %arrayidx6.i113.i = getelementptr i8, i8* %retval.0.i.i110.i, i32 1
  %37 = load i8, i8* %arrayidx6.i113.i, align 1
  %cmp8.i114.i = icmp eq i8 %37, 58
  br i1 %cmp8.i114.i, label %if.then10.i116.i, label %if.end33.i132.i

if.then10.i116.i:
  br i1 %cmp4.i98.i, label %if.else.i120.i, label %if.then12.i117.i

if.then12.i117.i:
  store i8* %arrayidx2.i97.i, i8** @optarg, align 4
  br label %if.end33.i132.i

if.else.i120.i:
  %arrayidx13.i118.i = getelementptr i8, i8* %retval.0.i.i110.i, i32 2
  %38 = load i8, i8* %arrayidx13.i118.i, align 1
  %cmp15.not.i119.i = icmp eq i8 %38, 58
  br i1 %cmp15.not.i119.i, label %if.end33.i132.i, label %land.lhs.true17.i123.i

land.lhs.true17.i123.i:
  %add.i121.i = add i32 %17, 1
  %cmp18.i122.i = icmp slt i32 %add.i121.i, %argc
  br i1 %cmp18.i122.i, label %if.then20.i125.i, label %if.then28.i129.i

if.then20.i125.i:
  store i32 %add.i121.i, i32* @optind, align 4
  %arrayidx22.i124.i = getelementptr i8*, i8** %argv, i32 %add.i121.i
  %39 = load i8*, i8** %arrayidx22.i124.i, align 4
  store i8* %39, i8** @optarg, align 4
  br label %if.end33.i132.i

if.then28.i129.i:
  %40 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i127.i = icmp eq i8 %40, 58
  %cond.i.i128.i = select i1 %cmp.i54.i127.i, i32 58, i32 63
  br label %if.end33.i132.i

if.end33.i132.i:
  %cond.i130.i = phi i32 [ %conv.i96.i, %land.lhs.true.i115.i ], [ 63, %find.exit.i112.i ], [ %conv.i96.i, %if.then20.i125.i ], [ %cond.i.i128.i, %if.then28.i129.i ], [ %conv.i96.i, %if.then12.i117.i ], [ %conv.i96.i, %if.else.i120.i ]
  %last.0.shrunk.i131.i = phi i1 [ %cmp4.i98.i, %land.lhs.true.i115.i ], [ %cmp4.i98.i, %find.exit.i112.i ], [ true, %if.then20.i125.i ], [ true, %if.then28.i129.i ], [ true, %if.then12.i117.i ], [ true, %if.else.i120.i ]
  br i1 %last.0.shrunk.i131.i, label %if.then35.i134.i, label %next.exit

if.then35.i134.i:
  %41 = load i32, i32* @optind, align 4
  %inc36.i133.i = add i32 %41, 1
  store i32 %inc36.i133.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %conv28.i = zext i1 %cmp.i74.i to i32
  %add.ptr29.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %conv28.i
  br label %while.cond.i.i137.i

while.cond.i.i137.i:
  %n.0.i.i136.i = phi i32 [ 0, %if.end23.i ], [ %inc.i87.i.i, %while.body.i88.i.i ]
  %arrayidx.i86.i.i = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i136.i
  %42 = load i8, i8* %arrayidx.i86.i.i, align 1
  switch i8 %42, label %while.body.i88.i.i [
    i8 0, label %name_length.exit.i139.i
    i8 61, label %name_length.exit.i139.i
  ]

while.body.i88.i.i:
  %inc.i87.i.i = add i32 %n.0.i.i136.i, 1
  br label %while.cond.i.i137.i

name_length.exit.i139.i:
  %arrayidx.i86.i.i.le = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i136.i
  store i8* null, i8** @optarg, align 4
  %inc.i138.i = add i32 %17, 1
  store i32 %inc.i138.i, i32* @optind, align 4
  %name1100.i.i = getelementptr %struct.option, %struct.option* %o, i32 0, i32 0
  %43 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not101.i.i = icmp eq i8* %43, null
  br i1 %tobool.not101.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i.i = icmp eq i32 %n.0.i.i136.i, 0
  br label %for.body.i140.i

for.body.i140.i:
  %44 = phi i8* [ %43, %for.body.lr.ph.i.i ], [ %56, %for.inc.i159.i ]
  %i.0102.i.i = phi i32 [ 0, %for.body.lr.ph.i.i ], [ %inc48.i.i, %for.inc.i159.i ]
  br i1 %cmp26.not.i.i.i, label %while.end.i.i148.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i32 [ %inc.i.i144.i, %while.body.i.i146.i ], [ 0, %for.body.i140.i ]
  %arrayidx.i.i141.i = getelementptr i8, i8* %add.ptr29.i, i32 %i.027.i.i.i
  %45 = load i8, i8* %arrayidx.i.i141.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %44, i32 %i.027.i.i.i
  %46 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %45, %46
  %tobool.not.i.i142.i = icmp eq i8 %45, 0
  %or.cond.i.i143.i = or i1 %tobool.not.i.i142.i, %cmp3.i.i.i
  br i1 %or.cond.i.i143.i, label %while.end.i.i148.i, label %while.body.i.i146.i

while.body.i.i146.i:
  %inc.i.i144.i = add nuw i32 %i.027.i.i.i, 1
  %exitcond.not.i.i145.i = icmp eq i32 %inc.i.i144.i, %n.0.i.i136.i
  br i1 %exitcond.not.i.i145.i, label %while.end.i.i148.i, label %land.lhs.true.i.i.i

while.end.i.i148.i:
  %i.0.lcssa.i.i.i = phi i32 [ 0, %for.body.i140.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i136.i, %while.body.i.i146.i ]
  %cmp7.i.i147.i = icmp eq i32 %i.0.lcssa.i.i.i, %n.0.i.i136.i
  br i1 %cmp7.i.i147.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %44, i32 %n.0.i.i136.i
  %47 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %47, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %48 = phi i32 [ 0, %while.end.i.i148.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool5.not.i.i = icmp eq i32 %48, 0
  br i1 %tobool5.not.i.i, label %for.inc.i159.i, label %if.end.i150.i

if.end.i150.i:
  %tobool6.not.i149.i = icmp eq i32* %index, null
  br i1 %tobool6.not.i149.i, label %if.end8.i.i, label %if.then7.i.i

if.then7.i.i:
  store i32 %i.0102.i.i, i32* %index, align 4
  br label %if.end8.i.i

if.end8.i.i:
  %49 = load i8, i8* %arrayidx.i86.i.i.le, align 1
  %tobool10.not.i.i = icmp eq i8 %49, 0
  %has_arg20.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 1
  %50 = load i32, i32* %has_arg20.i.i, align 4
  br i1 %tobool10.not.i.i, label %if.else.i154.i, label %land.lhs.true.i152.i

land.lhs.true.i152.i:
  %cmp.i151.i = icmp eq i32 %50, 0
  br i1 %cmp.i151.i, label %cleanup.i.i, label %if.then17.i.i

if.then17.i.i:
  %add.ptr18.i.i = getelementptr i8, i8* %arrayidx.i86.i.i.le, i32 1
  br label %if.end38.i.i.sink.split

if.else.i154.i:
  %cmp21.i.i = icmp ne i32 %50, 1
  %51 = load i32, i32* @optind, align 4
  %cmp24.not.i.i = icmp slt i32 %51, %argc
  %or.cond.i153.i = select i1 %cmp21.i.i, i1 true, i1 %cmp24.not.i.i
  br i1 %or.cond.i153.i, label %if.else28.i.i, label %if.then26.i.i

if.then26.i.i:
  %52 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i155.i = icmp eq i8 %52, 58
  %cond.i.i156.i = select i1 %cmp.i.i155.i, i32 58, i32 63
  br label %cleanup.i.i

if.else28.i.i:
  %cmp31.i.i = icmp eq i32 %50, 1
  br i1 %cmp31.i.i, label %if.then33.i157.i, label %if.end38.i.i

if.then33.i157.i:
  %inc34.i.i = add i32 %51, 1
  store i32 %inc34.i.i, i32* @optind, align 4
  %arrayidx35.i.i = getelementptr i8*, i8** %argv, i32 %51
  %53 = load i8*, i8** %arrayidx35.i.i, align 4
  br label %if.end38.i.i.sink.split

if.end38.i.i.sink.split:
  %.sink = phi i8* [ %53, %if.then33.i157.i ], [ %add.ptr18.i.i, %if.then17.i.i ]
  store i8* %.sink, i8** @optarg, align 4
  br label %if.end38.i.i

if.end38.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 2
  %54 = load i32*, i32** %flag.i.i, align 4
  %tobool40.not.i.i = icmp eq i32* %54, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 3
  %55 = load i32, i32* %val.i.i, align 4
  br i1 %tobool40.not.i.i, label %cleanup.i.i, label %if.end43.i.i

if.end43.i.i:
  store i32 %55, i32* %54, align 4
  br label %cleanup.i.i

for.inc.i159.i:
  %inc48.i.i = add i32 %i.0102.i.i, 1
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i32 %inc48.i.i, i32 0
  %56 = load i8*, i8** %name1.i.i, align 4
  %tobool.not.i158.i = icmp eq i8* %56, null
  br i1 %tobool.not.i158.i, label %cleanup.i.i, label %for.body.i140.i

cleanup.i.i:
  %retval.0.i160.i = phi i32 [ 0, %if.end43.i.i ], [ %cond.i.i156.i, %if.then26.i.i ], [ 63, %land.lhs.true.i152.i ], [ undef, %name_length.exit.i139.i ], [ %55, %if.end38.i.i ], [ undef, %for.inc.i159.i ]
  %cond.i161.i = phi i1 [ false, %if.end43.i.i ], [ false, %if.then26.i.i ], [ false, %land.lhs.true.i152.i ], [ true, %name_length.exit.i139.i ], [ false, %if.end38.i.i ], [ true, %for.inc.i159.i ]
  br i1 %cond.i161.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %57 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not29.i.i163.i = icmp eq i8* %57, null
  br i1 %tobool.not29.i.i163.i, label %abbreviates.exit.i179.i, label %while.cond.preheader.lr.ph.i.i165.i

while.cond.preheader.lr.ph.i.i165.i:
  %cmp25.not.i.i164.i = icmp eq i32 %n.0.i.i136.i, 0
  br label %while.cond.preheader.i.i170.i

for.cond.i.i167.i:
  %name1.i.i166.i = getelementptr %struct.option, %struct.option* %o, i32 %inc11.i.i177.i, i32 0
  %58 = load i8*, i8** %name1.i.i166.i, align 4
  %tobool.not.i90.i.i = icmp eq i8* %58, null
  br i1 %tobool.not.i90.i.i, label %abbreviates.exit.i179.i, label %while.cond.preheader.i.i170.i

while.cond.preheader.i.i170.i:
  %tobool.not31.i.i168.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i165.i ], [ %tobool.not.i90.i.i, %for.cond.i.i167.i ]
  %59 = phi i8* [ %57, %while.cond.preheader.lr.ph.i.i165.i ], [ %58, %for.cond.i.i167.i ]
  %i.030.i.i169.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i165.i ], [ %inc11.i.i177.i, %for.cond.i.i167.i ]
  br i1 %cmp25.not.i.i164.i, label %while.end.i95.i.i, label %land.rhs.i.i174.i

land.rhs.i.i174.i:
  %k.026.i.i171.i = phi i32 [ %inc.i92.i.i, %while.body.i94.i.i ], [ 0, %while.cond.preheader.i.i170.i ]
  %arrayidx4.i.i172.i = getelementptr i8, i8* %59, i32 %k.026.i.i171.i
  %60 = load i8, i8* %arrayidx4.i.i172.i, align 1
  %arrayidx5.i.i173.i = getelementptr i8, i8* %add.ptr29.i, i32 %k.026.i.i171.i
  %61 = load i8, i8* %arrayidx5.i.i173.i, align 1
  %cmp7.i91.i.i = icmp eq i8 %60, %61
  br i1 %cmp7.i91.i.i, label %while.body.i94.i.i, label %while.end.i95.i.i

while.body.i94.i.i:
  %inc.i92.i.i = add nuw i32 %k.026.i.i171.i, 1
  %exitcond.not.i93.i.i = icmp eq i32 %inc.i92.i.i, %n.0.i.i136.i
  br i1 %exitcond.not.i93.i.i, label %while.end.i95.i.i, label %land.rhs.i.i174.i

while.end.i95.i.i:
  %k.0.lcssa.i.i175.i = phi i32 [ 0, %while.cond.preheader.i.i170.i ], [ %k.026.i.i171.i, %land.rhs.i.i174.i ], [ %n.0.i.i136.i, %while.body.i94.i.i ]
  %cmp9.i.i176.i = icmp eq i32 %k.0.lcssa.i.i175.i, %n.0.i.i136.i
  %inc11.i.i177.i = add i32 %i.030.i.i169.i, 1
  br i1 %cmp9.i.i176.i, label %abbreviates.exit.i179.i, label %for.cond.i.i167.i

abbreviates.exit.i179.i:
  %tobool.not.lcssa.i.i178.i = phi i1 [ %tobool.not29.i.i163.i, %for.end.i.i ], [ %tobool.not31.i.i168.i, %while.end.i95.i.i ], [ %tobool.not.i90.i.i, %for.cond.i.i167.i ]
  br i1 %tobool.not.lcssa.i.i178.i, label %if.end52.i.i, label %if.then51.i.i

if.then51.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0)) #4
  unreachable

if.end52.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i57.i ], [ %cond.i.i, %if.end33.i.i ], [ %cond.i.i, %if.then35.i.i ], [ %cond.i130.i, %if.end33.i132.i ], [ %cond.i130.i, %if.then35.i134.i ], [ 63, %if.end52.i.i ], [ %retval.0.i160.i, %cleanup.i.i ], [ -1, %if.then22.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i68.i ], [ -1, %lor.lhs.false1.i69.i ], [ -1, %lor.lhs.false6.i.i ]
  ret i32 %retval.1.i
}

define dso_local i32 @getopt_long_only(i32 noundef %argc, i8** nocapture noundef readonly %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef writeonly %index) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef bitcast (i32* @optind to i8*), i32 noundef 4, i32 noundef 1) #3
  call void @__midway_check(i8* noundef bitcast (i8** @optarg to i8*), i32 noundef 4, i32 noundef 1) #3
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
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i32 %3
  %4 = load i8*, i8** %arrayidx.i.i, align 4
  %tobool.not.i.i = icmp eq i8* %4, null
  br i1 %tobool.not.i.i, label %if.end.i, label %lor.lhs.false9.i.i

lor.lhs.false9.i.i:
  %5 = load i8, i8* %4, align 1
  %cmp13.i.i = icmp eq i8 %5, 45
  br i1 %cmp13.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx16.i.i = getelementptr i8, i8* %4, i32 1
  %6 = load i8, i8* %arrayidx16.i.i, align 1
  %tobool18.not.i.i = icmp eq i8 %6, 0
  %i.049.i.i = add i32 %3, 1
  %cmp1950.i.i = icmp slt i32 %i.049.i.i, %argc
  %or.cond.i.i = select i1 %tobool18.not.i.i, i1 %cmp1950.i.i, i1 false
  br i1 %or.cond.i.i, label %land.rhs.i.i.preheader, label %if.end.i

if.end.i.i:
  %i.049.old.i.i = add i32 %3, 1
  %cmp1950.old.i.i = icmp slt i32 %i.049.old.i.i, %argc
  br i1 %cmp1950.old.i.i, label %land.rhs.i.i.preheader, label %if.end.i

land.rhs.i.i.preheader:
  %i.051.i.i.ph = phi i32 [ %i.049.old.i.i, %if.end.i.i ], [ %i.049.i.i, %land.lhs.true.i.i ]
  br label %land.rhs.i.i

land.rhs.i.i:
  %i.051.i.i = phi i32 [ %i.0.i.i, %for.inc.i.i ], [ %i.051.i.i.ph, %land.rhs.i.i.preheader ]
  %arrayidx21.i.i = getelementptr i8*, i8** %argv, i32 %i.051.i.i
  %7 = load i8*, i8** %arrayidx21.i.i, align 4
  %tobool22.not.i.i = icmp eq i8* %7, null
  br i1 %tobool22.not.i.i, label %if.end.i, label %for.body.i.i

for.body.i.i:
  %8 = load i8, i8* %7, align 1
  %cmp26.i.i = icmp eq i8 %8, 45
  br i1 %cmp26.i.i, label %land.lhs.true28.i.i, label %for.inc.i.i

land.lhs.true28.i.i:
  %arrayidx30.i.i = getelementptr i8, i8* %7, i32 1
  %9 = load i8, i8* %arrayidx30.i.i, align 1
  %tobool32.not.i.i = icmp eq i8 %9, 0
  br i1 %tobool32.not.i.i, label %for.inc.i.i, label %if.then33.i.i

if.then33.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0)) #4
  unreachable

for.inc.i.i:
  %i.0.i.i = add i32 %i.051.i.i, 1
  %cmp19.i.i = icmp slt i32 %i.0.i.i, %argc
  br i1 %cmp19.i.i, label %land.rhs.i.i, label %if.end.i

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
  %arrayidx.i55.i = getelementptr i8*, i8** %argv, i32 %11
  %12 = load i8*, i8** %arrayidx.i55.i, align 4
  %tobool2.not.i.i = icmp eq i8* %12, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %13 = load i8, i8* %12, align 1
  %cmp6.i.i = icmp eq i8 %13, 45
  br i1 %cmp6.i.i, label %land.lhs.true.i56.i, label %if.end.i57.i

land.lhs.true.i56.i:
  %arrayidx9.i.i = getelementptr i8, i8* %12, i32 1
  %14 = load i8, i8* %arrayidx9.i.i, align 1
  %tobool11.not.i.i = icmp eq i8 %14, 0
  br i1 %tobool11.not.i.i, label %if.end.i57.i, label %if.end4.i

if.end.i57.i:
  %inc.i.i = add i32 %11, 1
  store i32 %inc.i.i, i32* @optind, align 4
  %15 = load i8*, i8** %arrayidx.i55.i, align 4
  store i8* %15, i8** @optarg, align 4
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %10, 43
  %cmp9.i = icmp eq i8 %10, 45
  %narrow.i = or i1 %cmp6.i, %cmp9.i
  %16 = zext i1 %narrow.i to i32
  %add.ptr.i = getelementptr i8, i8* %spec, i32 %16
  %17 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %arrayidx.i58.i = getelementptr i8*, i8** %argv, i32 %17
  %18 = load i8*, i8** %arrayidx.i58.i, align 4
  %inc.i61.i = add i32 %1, 1
  store i32 %inc.i61.i, i32* @position, align 4
  %arrayidx1.i.i = getelementptr i8, i8* %18, i32 %1
  %19 = load i8, i8* %arrayidx1.i.i, align 1
  %conv.i.i = sext i8 %19 to i32
  %arrayidx2.i.i = getelementptr i8, i8* %18, i32 %inc.i61.i
  %20 = load i8, i8* %arrayidx2.i.i, align 1
  %cmp4.i.i = icmp eq i8 %20, 0
  %21 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %21, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %19, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %22 = phi i8 [ %21, %for.body.lr.ph.i.i.i ], [ %23, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %22, %19
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i32 1
  %23 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %23, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i63.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i63.i, label %if.end33.i.i, label %land.lhs.true.i64.i

land.lhs.true.i64.i:
  %arrayidx6.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 1
  %24 = load i8, i8* %arrayidx6.i.i, align 1
  %cmp8.i.i = icmp eq i8 %24, 58
  br i1 %cmp8.i.i, label %if.then10.i.i, label %if.end33.i.i

if.then10.i.i:
  br i1 %cmp4.i.i, label %if.else.i.i, label %if.then12.i.i

if.then12.i.i:
  store i8* %arrayidx2.i.i, i8** @optarg, align 4
  br label %if.end33.i.i

if.else.i.i:
  %arrayidx13.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 2
  %25 = load i8, i8* %arrayidx13.i.i, align 1
  %cmp15.not.i.i = icmp eq i8 %25, 58
  br i1 %cmp15.not.i.i, label %if.end33.i.i, label %land.lhs.true17.i.i

land.lhs.true17.i.i:
  %add.i.i = add i32 %17, 1
  %cmp18.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp18.i.i, label %if.then20.i.i, label %if.then28.i.i

if.then20.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %arrayidx22.i.i = getelementptr i8*, i8** %argv, i32 %add.i.i
  %26 = load i8*, i8** %arrayidx22.i.i, align 4
  store i8* %26, i8** @optarg, align 4
  br label %if.end33.i.i

if.then28.i.i:
  %27 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i.i = icmp eq i8 %27, 58
  %cond.i.i.i = select i1 %cmp.i54.i.i, i32 58, i32 63
  br label %if.end33.i.i

if.end33.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i64.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then20.i.i ], [ %cond.i.i.i, %if.then28.i.i ], [ %conv.i.i, %if.then12.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp4.i.i, %land.lhs.true.i64.i ], [ %cmp4.i.i, %find.exit.i.i ], [ true, %if.then20.i.i ], [ true, %if.then28.i.i ], [ true, %if.then12.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then35.i.i, label %next.exit

if.then35.i.i:
  %28 = load i32, i32* @optind, align 4
  %inc36.i.i = add i32 %28, 1
  store i32 %inc36.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i65.i = icmp slt i32 %17, %argc
  br i1 %cmp.not.i65.i, label %lor.lhs.false.i68.i, label %next.exit

lor.lhs.false.i68.i:
  %arrayidx.i66.i = getelementptr i8*, i8** %argv, i32 %17
  %29 = load i8*, i8** %arrayidx.i66.i, align 4
  %tobool.not.i67.i = icmp eq i8* %29, null
  br i1 %tobool.not.i67.i, label %next.exit, label %lor.lhs.false1.i69.i

lor.lhs.false1.i69.i:
  %30 = load i8, i8* %29, align 1
  %cmp4.not.i.i = icmp eq i8 %30, 45
  br i1 %cmp4.not.i.i, label %lor.lhs.false6.i.i, label %next.exit

lor.lhs.false6.i.i:
  %arrayidx8.i.i = getelementptr i8, i8* %29, i32 1
  %31 = load i8, i8* %arrayidx8.i.i, align 1
  switch i8 %31, label %if.end23.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i70.i
  ]

land.lhs.true.i70.i:
  %arrayidx18.i.i = getelementptr i8, i8* %29, i32 2
  %32 = load i8, i8* %arrayidx18.i.i, align 1
  %cmp20.i.i = icmp eq i8 %32, 0
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.end23.i.i

if.then22.i.i:
  %inc.i71.i = add i32 %17, 1
  store i32 %inc.i71.i, i32* @optind, align 4
  br label %next.exit

if.end23.i.i:
  %cmp.i74.i = icmp eq i8 %31, 45
  br i1 %cmp.i74.i, label %is_short.exit.i, label %if.end.i76.i

if.end.i76.i:
  %33 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i77.i = icmp eq i8 %33, 0
  br i1 %tobool.not8.i.i77.i, label %find.exit.i88.i, label %for.body.lr.ph.i.i79.i

for.body.lr.ph.i.i79.i:
  %cmp2.i.i78.i = icmp ne i8 %31, 58
  br label %for.body.i.i83.i

for.body.i.i83.i:
  %34 = phi i8 [ %33, %for.body.lr.ph.i.i79.i ], [ %35, %for.inc.i.i86.i ]
  %spec.addr.09.i.i80.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i79.i ], [ %incdec.ptr.i.i84.i, %for.inc.i.i86.i ]
  %cmp.i.i81.i = icmp eq i8 %34, %31
  %or.cond.i.i82.i = and i1 %cmp2.i.i78.i, %cmp.i.i81.i
  br i1 %or.cond.i.i82.i, label %find.exit.i88.i, label %for.inc.i.i86.i

for.inc.i.i86.i:
  %incdec.ptr.i.i84.i = getelementptr i8, i8* %spec.addr.09.i.i80.i, i32 1
  %35 = load i8, i8* %incdec.ptr.i.i84.i, align 1
  %tobool.not.i.i85.i = icmp eq i8 %35, 0
  br i1 %tobool.not.i.i85.i, label %find.exit.i88.i, label %for.body.i.i83.i

find.exit.i88.i:
  %retval.0.i.i87.i = phi i8* [ null, %if.end.i76.i ], [ %spec.addr.09.i.i80.i, %for.body.i.i83.i ], [ null, %for.inc.i.i86.i ]
  %tobool6.not.i.i = icmp eq i8* %retval.0.i.i87.i, null
  br i1 %tobool6.not.i.i, label %is_short.exit.i, label %land.rhs.i89.i

land.rhs.i89.i:
  %arrayidx7.i.i = getelementptr i8, i8* %29, i32 2
  %36 = load i8, i8* %arrayidx7.i.i, align 1
  %tobool8.not.i.i = icmp eq i8 %36, 0
  br i1 %tobool8.not.i.i, label %is_short.exit.i, label %while.cond.i.i.i

while.cond.i.i.i:
  %n.0.i.i.i = phi i32 [ %inc.i.i.i, %while.body.i.i.i ], [ 0, %land.rhs.i89.i ]
  %arrayidx.i.i.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %n.0.i.i.i
  %37 = load i8, i8* %arrayidx.i.i.i, align 1
  switch i8 %37, label %while.body.i.i.i [
    i8 0, label %name_length.exit.i.i
    i8 61, label %name_length.exit.i.i
  ]

while.body.i.i.i:
  %inc.i.i.i = add i32 %n.0.i.i.i, 1
  br label %while.cond.i.i.i

name_length.exit.i.i:
  %name128.i.i.i = getelementptr %struct.option, %struct.option* %o, i32 0, i32 0
  %38 = load i8*, i8** %name128.i.i.i, align 4
  %tobool.not29.i.i.i = icmp eq i8* %38, null
  br i1 %tobool.not29.i.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.lr.ph.i.i.i

while.cond.preheader.lr.ph.i.i.i:
  %cmp25.not.i.i.i = icmp eq i32 %n.0.i.i.i, 0
  br label %while.cond.preheader.i.i.i

for.cond.i.i.i:
  %name1.i.i.i = getelementptr %struct.option, %struct.option* %o, i32 %inc11.i.i.i, i32 0
  %39 = load i8*, i8** %name1.i.i.i, align 4
  %tobool.not.i17.i.i = icmp eq i8* %39, null
  br i1 %tobool.not.i17.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.i.i.i

while.cond.preheader.i.i.i:
  %tobool.not31.i.i.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i.i ], [ %tobool.not.i17.i.i, %for.cond.i.i.i ]
  %40 = phi i8* [ %38, %while.cond.preheader.lr.ph.i.i.i ], [ %39, %for.cond.i.i.i ]
  %i.030.i.i.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i.i ], [ %inc11.i.i.i, %for.cond.i.i.i ]
  br i1 %cmp25.not.i.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  %k.026.i.i.i = phi i32 [ %inc.i18.i.i, %while.body.i19.i.i ], [ 0, %while.cond.preheader.i.i.i ]
  %arrayidx4.i.i.i = getelementptr i8, i8* %40, i32 %k.026.i.i.i
  %41 = load i8, i8* %arrayidx4.i.i.i, align 1
  %arrayidx5.i.i.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %k.026.i.i.i
  %42 = load i8, i8* %arrayidx5.i.i.i, align 1
  %cmp7.i.i.i = icmp eq i8 %41, %42
  br i1 %cmp7.i.i.i, label %while.body.i19.i.i, label %while.end.i.i.i

while.body.i19.i.i:
  %inc.i18.i.i = add nuw i32 %k.026.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i32 %inc.i18.i.i, %n.0.i.i.i
  br i1 %exitcond.not.i.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

while.end.i.i.i:
  %k.0.lcssa.i.i.i = phi i32 [ 0, %while.cond.preheader.i.i.i ], [ %k.026.i.i.i, %land.rhs.i.i.i ], [ %n.0.i.i.i, %while.body.i19.i.i ]
  %cmp9.i.i.i = icmp eq i32 %k.0.lcssa.i.i.i, %n.0.i.i.i
  %inc11.i.i.i = add i32 %i.030.i.i.i, 1
  br i1 %cmp9.i.i.i, label %abbreviates.exit.i.i, label %for.cond.i.i.i

abbreviates.exit.i.i:
  %tobool.not.lcssa.i.i.i = phi i1 [ %tobool.not29.i.i.i, %name_length.exit.i.i ], [ %tobool.not31.i.i.i, %while.end.i.i.i ], [ %tobool.not.i17.i.i, %for.cond.i.i.i ]
  %phi.cast.i.i = zext i1 %tobool.not.lcssa.i.i.i to i32
  br label %is_short.exit.i

is_short.exit.i:
  %retval.0.i90.i = phi i32 [ 0, %if.end23.i.i ], [ 0, %find.exit.i88.i ], [ 1, %land.rhs.i89.i ], [ %phi.cast.i.i, %abbreviates.exit.i.i ]
  %tobool20.not.i = icmp eq i32 %retval.0.i90.i, 0
  br i1 %tobool20.not.i, label %if.end23.i, label %if.then.i93.i

if.then.i93.i:
  store i32 2, i32* @position, align 4
  %conv.i96.i = sext i8 %31 to i32
  %arrayidx2.i97.i = getelementptr i8, i8* %29, i32 2
  %43 = load i8, i8* %arrayidx2.i97.i, align 1
  %cmp4.i98.i = icmp eq i8 %43, 0
  %44 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i99.i = icmp eq i8 %44, 0
  br i1 %tobool.not8.i.i99.i, label %find.exit.i112.i, label %for.body.lr.ph.i.i102.i

for.body.lr.ph.i.i102.i:
  %cmp2.i.i101.i = icmp ne i8 %31, 58
  br label %for.body.i.i106.i

for.body.i.i106.i:
  %45 = phi i8 [ %44, %for.body.lr.ph.i.i102.i ], [ %46, %for.inc.i.i109.i ]
  %spec.addr.09.i.i103.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i102.i ], [ %incdec.ptr.i.i107.i, %for.inc.i.i109.i ]
  %cmp.i.i104.i = icmp eq i8 %45, %31
  %or.cond.i.i105.i = and i1 %cmp2.i.i101.i, %cmp.i.i104.i
  br i1 %or.cond.i.i105.i, label %find.exit.i112.i, label %for.inc.i.i109.i

for.inc.i.i109.i:
  %incdec.ptr.i.i107.i = getelementptr i8, i8* %spec.addr.09.i.i103.i, i32 1
  %46 = load i8, i8* %incdec.ptr.i.i107.i, align 1
  %tobool.not.i.i108.i = icmp eq i8 %46, 0
  br i1 %tobool.not.i.i108.i, label %find.exit.i112.i, label %for.body.i.i106.i

find.exit.i112.i:
  %retval.0.i.i110.i = phi i8* [ null, %if.then.i93.i ], [ %spec.addr.09.i.i103.i, %for.body.i.i106.i ], [ null, %for.inc.i.i109.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i96.i, i32* @optopt, align 4
  %tobool.not.i111.i = icmp eq i8* %retval.0.i.i110.i, null
  br i1 %tobool.not.i111.i, label %if.end33.i132.i, label %land.lhs.true.i115.i

land.lhs.true.i115.i:
  %arrayidx6.i113.i = getelementptr i8, i8* %retval.0.i.i110.i, i32 1
  %47 = load i8, i8* %arrayidx6.i113.i, align 1
  %cmp8.i114.i = icmp eq i8 %47, 58
  br i1 %cmp8.i114.i, label %if.then10.i116.i, label %if.end33.i132.i

if.then10.i116.i:
  br i1 %cmp4.i98.i, label %if.else.i120.i, label %if.then12.i117.i

if.then12.i117.i:
  store i8* %arrayidx2.i97.i, i8** @optarg, align 4
  br label %if.end33.i132.i

if.else.i120.i:
  %arrayidx13.i118.i = getelementptr i8, i8* %retval.0.i.i110.i, i32 2
  %48 = load i8, i8* %arrayidx13.i118.i, align 1
  %cmp15.not.i119.i = icmp eq i8 %48, 58
  br i1 %cmp15.not.i119.i, label %if.end33.i132.i, label %land.lhs.true17.i123.i

land.lhs.true17.i123.i:
  %add.i121.i = add i32 %17, 1
  %cmp18.i122.i = icmp slt i32 %add.i121.i, %argc
  br i1 %cmp18.i122.i, label %if.then20.i125.i, label %if.then28.i129.i

if.then20.i125.i:
  store i32 %add.i121.i, i32* @optind, align 4
  %arrayidx22.i124.i = getelementptr i8*, i8** %argv, i32 %add.i121.i
  %49 = load i8*, i8** %arrayidx22.i124.i, align 4
  store i8* %49, i8** @optarg, align 4
  br label %if.end33.i132.i

if.then28.i129.i:
  %50 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i127.i = icmp eq i8 %50, 58
  %cond.i.i128.i = select i1 %cmp.i54.i127.i, i32 58, i32 63
  br label %if.end33.i132.i

if.end33.i132.i:
  %cond.i130.i = phi i32 [ %conv.i96.i, %land.lhs.true.i115.i ], [ 63, %find.exit.i112.i ], [ %conv.i96.i, %if.then20.i125.i ], [ %cond.i.i128.i, %if.then28.i129.i ], [ %conv.i96.i, %if.then12.i117.i ], [ %conv.i96.i, %if.else.i120.i ]
  %last.0.shrunk.i131.i = phi i1 [ %cmp4.i98.i, %land.lhs.true.i115.i ], [ %cmp4.i98.i, %find.exit.i112.i ], [ true, %if.then20.i125.i ], [ true, %if.then28.i129.i ], [ true, %if.then12.i117.i ], [ true, %if.else.i120.i ]
  br i1 %last.0.shrunk.i131.i, label %if.then35.i134.i, label %next.exit

if.then35.i134.i:
  %51 = load i32, i32* @optind, align 4
  %inc36.i133.i = add i32 %51, 1
  store i32 %inc36.i133.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %conv28.i = zext i1 %cmp.i74.i to i32
  %add.ptr29.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %conv28.i
  br label %while.cond.i.i137.i

while.cond.i.i137.i:
  %n.0.i.i136.i = phi i32 [ 0, %if.end23.i ], [ %inc.i87.i.i, %while.body.i88.i.i ]
  %arrayidx.i86.i.i = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i136.i
  %52 = load i8, i8* %arrayidx.i86.i.i, align 1
  switch i8 %52, label %while.body.i88.i.i [
    i8 0, label %name_length.exit.i139.i
    i8 61, label %name_length.exit.i139.i
  ]

while.body.i88.i.i:
  %inc.i87.i.i = add i32 %n.0.i.i136.i, 1
  br label %while.cond.i.i137.i

name_length.exit.i139.i:
  %arrayidx.i86.i.i.le = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i136.i
  store i8* null, i8** @optarg, align 4
  %inc.i138.i = add i32 %17, 1
  store i32 %inc.i138.i, i32* @optind, align 4
  %name1100.i.i = getelementptr %struct.option, %struct.option* %o, i32 0, i32 0
  %53 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not101.i.i = icmp eq i8* %53, null
  br i1 %tobool.not101.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i.i = icmp eq i32 %n.0.i.i136.i, 0
  br label %for.body.i140.i

for.body.i140.i:
  %54 = phi i8* [ %53, %for.body.lr.ph.i.i ], [ %66, %for.inc.i159.i ]
  %i.0102.i.i = phi i32 [ 0, %for.body.lr.ph.i.i ], [ %inc48.i.i, %for.inc.i159.i ]
  br i1 %cmp26.not.i.i.i, label %while.end.i.i148.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i32 [ %inc.i.i144.i, %while.body.i.i146.i ], [ 0, %for.body.i140.i ]
  %arrayidx.i.i141.i = getelementptr i8, i8* %add.ptr29.i, i32 %i.027.i.i.i
  %55 = load i8, i8* %arrayidx.i.i141.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %54, i32 %i.027.i.i.i
  %56 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %55, %56
  %tobool.not.i.i142.i = icmp eq i8 %55, 0
  %or.cond.i.i143.i = or i1 %tobool.not.i.i142.i, %cmp3.i.i.i
  br i1 %or.cond.i.i143.i, label %while.end.i.i148.i, label %while.body.i.i146.i

while.body.i.i146.i:
  %inc.i.i144.i = add nuw i32 %i.027.i.i.i, 1
  %exitcond.not.i.i145.i = icmp eq i32 %inc.i.i144.i, %n.0.i.i136.i
  br i1 %exitcond.not.i.i145.i, label %while.end.i.i148.i, label %land.lhs.true.i.i.i

while.end.i.i148.i:
  %i.0.lcssa.i.i.i = phi i32 [ 0, %for.body.i140.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i136.i, %while.body.i.i146.i ]
  %cmp7.i.i147.i = icmp eq i32 %i.0.lcssa.i.i.i, %n.0.i.i136.i
  br i1 %cmp7.i.i147.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %54, i32 %n.0.i.i136.i
  %57 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %57, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %58 = phi i32 [ 0, %while.end.i.i148.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool5.not.i.i = icmp eq i32 %58, 0
  br i1 %tobool5.not.i.i, label %for.inc.i159.i, label %if.end.i150.i

if.end.i150.i:
  %tobool6.not.i149.i = icmp eq i32* %index, null
  br i1 %tobool6.not.i149.i, label %if.end8.i.i, label %if.then7.i.i

if.then7.i.i:
  store i32 %i.0102.i.i, i32* %index, align 4
  br label %if.end8.i.i

if.end8.i.i:
  %59 = load i8, i8* %arrayidx.i86.i.i.le, align 1
  %tobool10.not.i.i = icmp eq i8 %59, 0
  %has_arg20.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 1
  %60 = load i32, i32* %has_arg20.i.i, align 4
  br i1 %tobool10.not.i.i, label %if.else.i154.i, label %land.lhs.true.i152.i

land.lhs.true.i152.i:
  %cmp.i151.i = icmp eq i32 %60, 0
  br i1 %cmp.i151.i, label %cleanup.i.i, label %if.then17.i.i

if.then17.i.i:
  %add.ptr18.i.i = getelementptr i8, i8* %arrayidx.i86.i.i.le, i32 1
  br label %if.end38.i.i.sink.split

if.else.i154.i:
  %cmp21.i.i = icmp ne i32 %60, 1
  %61 = load i32, i32* @optind, align 4
  %cmp24.not.i.i = icmp slt i32 %61, %argc
  %or.cond.i153.i = select i1 %cmp21.i.i, i1 true, i1 %cmp24.not.i.i
  br i1 %or.cond.i153.i, label %if.else28.i.i, label %if.then26.i.i

if.then26.i.i:
  %62 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i155.i = icmp eq i8 %62, 58
  %cond.i.i156.i = select i1 %cmp.i.i155.i, i32 58, i32 63
  br label %cleanup.i.i

if.else28.i.i:
  %cmp31.i.i = icmp eq i32 %60, 1
  br i1 %cmp31.i.i, label %if.then33.i157.i, label %if.end38.i.i

if.then33.i157.i:
  %inc34.i.i = add i32 %61, 1
  store i32 %inc34.i.i, i32* @optind, align 4
  %arrayidx35.i.i = getelementptr i8*, i8** %argv, i32 %61
  %63 = load i8*, i8** %arrayidx35.i.i, align 4
  br label %if.end38.i.i.sink.split

if.end38.i.i.sink.split:
  %.sink = phi i8* [ %63, %if.then33.i157.i ], [ %add.ptr18.i.i, %if.then17.i.i ]
  store i8* %.sink, i8** @optarg, align 4
  br label %if.end38.i.i

if.end38.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 2
  %64 = load i32*, i32** %flag.i.i, align 4
  %tobool40.not.i.i = icmp eq i32* %64, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 3
  %65 = load i32, i32* %val.i.i, align 4
  br i1 %tobool40.not.i.i, label %cleanup.i.i, label %if.end43.i.i

if.end43.i.i:
  store i32 %65, i32* %64, align 4
  br label %cleanup.i.i

for.inc.i159.i:
  %inc48.i.i = add i32 %i.0102.i.i, 1
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i32 %inc48.i.i, i32 0
  %66 = load i8*, i8** %name1.i.i, align 4
  %tobool.not.i158.i = icmp eq i8* %66, null
  br i1 %tobool.not.i158.i, label %cleanup.i.i, label %for.body.i140.i

cleanup.i.i:
  %retval.0.i160.i = phi i32 [ 0, %if.end43.i.i ], [ %cond.i.i156.i, %if.then26.i.i ], [ 63, %land.lhs.true.i152.i ], [ undef, %name_length.exit.i139.i ], [ %65, %if.end38.i.i ], [ undef, %for.inc.i159.i ]
  %cond.i161.i = phi i1 [ false, %if.end43.i.i ], [ false, %if.then26.i.i ], [ false, %land.lhs.true.i152.i ], [ true, %name_length.exit.i139.i ], [ false, %if.end38.i.i ], [ true, %for.inc.i159.i ]
  br i1 %cond.i161.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %67 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not29.i.i163.i = icmp eq i8* %67, null
  br i1 %tobool.not29.i.i163.i, label %abbreviates.exit.i179.i, label %while.cond.preheader.lr.ph.i.i165.i

while.cond.preheader.lr.ph.i.i165.i:
  %cmp25.not.i.i164.i = icmp eq i32 %n.0.i.i136.i, 0
  br label %while.cond.preheader.i.i170.i

for.cond.i.i167.i:
  %name1.i.i166.i = getelementptr %struct.option, %struct.option* %o, i32 %inc11.i.i177.i, i32 0
  %68 = load i8*, i8** %name1.i.i166.i, align 4
  %tobool.not.i90.i.i = icmp eq i8* %68, null
  br i1 %tobool.not.i90.i.i, label %abbreviates.exit.i179.i, label %while.cond.preheader.i.i170.i

while.cond.preheader.i.i170.i:
  %tobool.not31.i.i168.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i165.i ], [ %tobool.not.i90.i.i, %for.cond.i.i167.i ]
  %69 = phi i8* [ %67, %while.cond.preheader.lr.ph.i.i165.i ], [ %68, %for.cond.i.i167.i ]
  %i.030.i.i169.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i165.i ], [ %inc11.i.i177.i, %for.cond.i.i167.i ]
  br i1 %cmp25.not.i.i164.i, label %while.end.i95.i.i, label %land.rhs.i.i174.i

land.rhs.i.i174.i:
  %k.026.i.i171.i = phi i32 [ %inc.i92.i.i, %while.body.i94.i.i ], [ 0, %while.cond.preheader.i.i170.i ]
  %arrayidx4.i.i172.i = getelementptr i8, i8* %69, i32 %k.026.i.i171.i
  %70 = load i8, i8* %arrayidx4.i.i172.i, align 1
  %arrayidx5.i.i173.i = getelementptr i8, i8* %add.ptr29.i, i32 %k.026.i.i171.i
  %71 = load i8, i8* %arrayidx5.i.i173.i, align 1
  %cmp7.i91.i.i = icmp eq i8 %70, %71
  br i1 %cmp7.i91.i.i, label %while.body.i94.i.i, label %while.end.i95.i.i

while.body.i94.i.i:
  %inc.i92.i.i = add nuw i32 %k.026.i.i171.i, 1
  %exitcond.not.i93.i.i = icmp eq i32 %inc.i92.i.i, %n.0.i.i136.i
  br i1 %exitcond.not.i93.i.i, label %while.end.i95.i.i, label %land.rhs.i.i174.i

while.end.i95.i.i:
  %k.0.lcssa.i.i175.i = phi i32 [ 0, %while.cond.preheader.i.i170.i ], [ %k.026.i.i171.i, %land.rhs.i.i174.i ], [ %n.0.i.i136.i, %while.body.i94.i.i ]
  %cmp9.i.i176.i = icmp eq i32 %k.0.lcssa.i.i175.i, %n.0.i.i136.i
  %inc11.i.i177.i = add i32 %i.030.i.i169.i, 1
  br i1 %cmp9.i.i176.i, label %abbreviates.exit.i179.i, label %for.cond.i.i167.i

abbreviates.exit.i179.i:
  %tobool.not.lcssa.i.i178.i = phi i1 [ %tobool.not29.i.i163.i, %for.end.i.i ], [ %tobool.not31.i.i168.i, %while.end.i95.i.i ], [ %tobool.not.i90.i.i, %for.cond.i.i167.i ]
  br i1 %tobool.not.lcssa.i.i178.i, label %if.end52.i.i, label %if.then51.i.i

if.then51.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0)) #4
  unreachable

if.end52.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i57.i ], [ %cond.i.i, %if.end33.i.i ], [ %cond.i.i, %if.then35.i.i ], [ %cond.i130.i, %if.end33.i132.i ], [ %cond.i130.i, %if.then35.i134.i ], [ 63, %if.end52.i.i ], [ %retval.0.i160.i, %cleanup.i.i ], [ -1, %if.then22.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i68.i ], [ -1, %lor.lhs.false1.i69.i ], [ -1, %lor.lhs.false6.i.i ]
  ret i32 %retval.1.i
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin noreturn nounwind }

