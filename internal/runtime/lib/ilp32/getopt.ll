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

define dso_local i32 @getopt(i32 noundef %argc, i8** nocapture noundef %argv, i8* noundef readonly %spec) local_unnamed_addr #0 {
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
  %arrayidx.i = getelementptr i8*, i8** %argv, i32 %4
  %5 = load i8*, i8** %arrayidx.i, align 4
  %tobool2.not.i = icmp eq i8* %5, null
  br i1 %tobool2.not.i, label %if.end4, label %lor.lhs.false3.i

lor.lhs.false3.i:
  %6 = load i8, i8* %5, align 1
  %cmp6.i = icmp eq i8 %6, 45
  br i1 %cmp6.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:
  %arrayidx9.i = getelementptr i8, i8* %5, i32 1
  %7 = load i8, i8* %arrayidx9.i, align 1
  %tobool11.not.i = icmp eq i8 %7, 0
  br i1 %tobool11.not.i, label %if.end.i, label %if.end4

if.end.i:
  %inc.i = add i32 %4, 1
  store i32 %inc.i, i32* @optind, align 4
  %8 = load i8*, i8** %arrayidx.i, align 4
  store i8* %8, i8** @optarg, align 4
  br label %return

if.end4:
  %9 = load i8, i8* %spec, align 1
  %cmp6 = icmp eq i8 %9, 43
  %cmp9 = icmp eq i8 %9, 45
  %narrow = or i1 %cmp6, %cmp9
  %10 = zext i1 %narrow to i32
  %add.ptr = getelementptr i8, i8* %spec, i32 %10
  %11 = load i32, i32* @position, align 4
  %tobool11.not = icmp eq i32 %11, 0
  br i1 %tobool11.not, label %lor.lhs.false, label %cond.true

lor.lhs.false:
  %12 = load i32, i32* @optind, align 4
  %cmp.not.i26 = icmp slt i32 %12, %argc
  br i1 %cmp.not.i26, label %lor.lhs.false.i29, label %return

lor.lhs.false.i29:
  %arrayidx.i27 = getelementptr i8*, i8** %argv, i32 %12
  %13 = load i8*, i8** %arrayidx.i27, align 4
  %tobool.not.i28 = icmp eq i8* %13, null
  br i1 %tobool.not.i28, label %return, label %lor.lhs.false1.i30

lor.lhs.false1.i30:
  %14 = load i8, i8* %13, align 1
  %cmp4.not.i = icmp eq i8 %14, 45
  br i1 %cmp4.not.i, label %lor.lhs.false6.i, label %return

lor.lhs.false6.i:
  %arrayidx8.i = getelementptr i8, i8* %13, i32 1
  %15 = load i8, i8* %arrayidx8.i, align 1
  switch i8 %15, label %cond.true [
    i8 0, label %return
    i8 45, label %land.lhs.true.i31
  ]

land.lhs.true.i31:
  %arrayidx18.i = getelementptr i8, i8* %13, i32 2
  %16 = load i8, i8* %arrayidx18.i, align 1
  %cmp20.i = icmp eq i8 %16, 0
  br i1 %cmp20.i, label %if.then22.i, label %cond.true

if.then22.i:
  %inc.i32 = add i32 %12, 1
  store i32 %inc.i32, i32* @optind, align 4
  br label %return

cond.true:
  %17 = load i32, i32* @optind, align 4
  %arrayidx.i34 = getelementptr i8*, i8** %argv, i32 %17
  %18 = load i8*, i8** %arrayidx.i34, align 4
  br i1 %tobool11.not, label %if.then.i36, label %if.end.i38

if.then.i36:
  store i32 1, i32* @position, align 4
  br label %if.end.i38

if.end.i38:
  %19 = load i32, i32* @position, align 4
  %inc.i37 = add i32 %19, 1
  store i32 %inc.i37, i32* @position, align 4
  %arrayidx1.i = getelementptr i8, i8* %18, i32 %19
  %20 = load i8, i8* %arrayidx1.i, align 1
  %conv.i = sext i8 %20 to i32
  %arrayidx2.i = getelementptr i8, i8* %18, i32 %inc.i37
  %21 = load i8, i8* %arrayidx2.i, align 1
  %cmp4.i = icmp eq i8 %21, 0
  %22 = load i8, i8* %add.ptr, align 1
  %tobool.not8.i.i = icmp eq i8 %22, 0
  br i1 %tobool.not8.i.i, label %find.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp2.i.i = icmp ne i8 %20, 58
  br label %for.body.i.i

for.body.i.i:
  %23 = phi i8 [ %22, %for.body.lr.ph.i.i ], [ %24, %for.inc.i.i ]
  %spec.addr.09.i.i = phi i8* [ %add.ptr, %for.body.lr.ph.i.i ], [ %incdec.ptr.i.i, %for.inc.i.i ]
  %cmp.i.i = icmp eq i8 %23, %20
  %or.cond.i.i = and i1 %cmp2.i.i, %cmp.i.i
  br i1 %or.cond.i.i, label %find.exit.i, label %for.inc.i.i

for.inc.i.i:
  %incdec.ptr.i.i = getelementptr i8, i8* %spec.addr.09.i.i, i32 1
  %24 = load i8, i8* %incdec.ptr.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %24, 0
  br i1 %tobool.not.i.i, label %find.exit.i, label %for.body.i.i

find.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.end.i38 ], [ %spec.addr.09.i.i, %for.body.i.i ], [ null, %for.inc.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i, i32* @optopt, align 4
  %tobool.not.i39 = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool.not.i39, label %if.end33.i, label %land.lhs.true.i40

land.lhs.true.i40:
  %arrayidx6.i = getelementptr i8, i8* %retval.0.i.i, i32 1
  %25 = load i8, i8* %arrayidx6.i, align 1
  %cmp8.i = icmp eq i8 %25, 58
  br i1 %cmp8.i, label %if.then10.i, label %if.end33.i

if.then10.i:
  br i1 %cmp4.i, label %if.else.i, label %if.then12.i

if.then12.i:
  store i8* %arrayidx2.i, i8** @optarg, align 4
  br label %if.end33.i

if.else.i:
  %arrayidx13.i = getelementptr i8, i8* %retval.0.i.i, i32 2
  %26 = load i8, i8* %arrayidx13.i, align 1
  %cmp15.not.i = icmp eq i8 %26, 58
  br i1 %cmp15.not.i, label %if.end33.i, label %land.lhs.true17.i

land.lhs.true17.i:
  %add.i = add i32 %17, 1
  %cmp18.i = icmp slt i32 %add.i, %argc
  br i1 %cmp18.i, label %if.then20.i, label %if.then28.i

if.then20.i:
  store i32 %add.i, i32* @optind, align 4
  %arrayidx22.i = getelementptr i8*, i8** %argv, i32 %add.i
  %27 = load i8*, i8** %arrayidx22.i, align 4
  store i8* %27, i8** @optarg, align 4
  br label %if.end33.i

if.then28.i:
  %28 = load i8, i8* %add.ptr, align 1
  %cmp.i54.i = icmp eq i8 %28, 58
  %cond.i.i = select i1 %cmp.i54.i, i32 58, i32 63
  br label %if.end33.i

if.end33.i:
  %cond.i = phi i32 [ %conv.i, %land.lhs.true.i40 ], [ 63, %find.exit.i ], [ %conv.i, %if.then20.i ], [ %cond.i.i, %if.then28.i ], [ %conv.i, %if.then12.i ], [ %conv.i, %if.else.i ]
  %last.0.shrunk.i = phi i1 [ %cmp4.i, %land.lhs.true.i40 ], [ %cmp4.i, %find.exit.i ], [ true, %if.then20.i ], [ true, %if.then28.i ], [ true, %if.then12.i ], [ true, %if.else.i ]
  br i1 %last.0.shrunk.i, label %if.then35.i, label %return

if.then35.i:
  %29 = load i32, i32* @optind, align 4
  %inc36.i = add i32 %29, 1
  store i32 %inc36.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 1, %if.end.i ], [ %cond.i, %if.end33.i ], [ %cond.i, %if.then35.i ], [ -1, %if.then22.i ], [ -1, %lor.lhs.false ], [ -1, %lor.lhs.false.i29 ], [ -1, %lor.lhs.false1.i30 ], [ -1, %lor.lhs.false6.i ]
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
  %arrayidx = getelementptr i8*, i8** %argv, i32 %1
  %2 = load i8*, i8** %arrayidx, align 4
  %tobool.not = icmp eq i8* %2, null
  br i1 %tobool.not, label %for.end, label %lor.lhs.false9

lor.lhs.false9:
  %3 = load i8, i8* %2, align 1
  %cmp13 = icmp eq i8 %3, 45
  br i1 %cmp13, label %land.lhs.true, label %if.end

land.lhs.true:
  %arrayidx16 = getelementptr i8, i8* %2, i32 1
  %4 = load i8, i8* %arrayidx16, align 1
  %tobool18.not = icmp eq i8 %4, 0
  %i.064 = add i32 %1, 1
  %cmp1965 = icmp slt i32 %i.064, %argc
  %or.cond = select i1 %tobool18.not, i1 %cmp1965, i1 false
  br i1 %or.cond, label %land.rhs.preheader, label %for.end

if.end:
  %i.064.old = add i32 %1, 1
  %cmp1965.old = icmp slt i32 %i.064.old, %argc
  br i1 %cmp1965.old, label %land.rhs.preheader, label %for.end

land.rhs.preheader:
  %i.066.ph = phi i32 [ %i.064.old, %if.end ], [ %i.064, %land.lhs.true ]
  br label %land.rhs

land.rhs:
  %i.066 = phi i32 [ %i.0, %for.inc ], [ %i.066.ph, %land.rhs.preheader ]
  %arrayidx21 = getelementptr i8*, i8** %argv, i32 %i.066
  %5 = load i8*, i8** %arrayidx21, align 4
  %tobool22.not = icmp eq i8* %5, null
  br i1 %tobool22.not, label %for.end, label %for.body

for.body:
  %6 = load i8, i8* %5, align 1
  %cmp26 = icmp eq i8 %6, 45
  br i1 %cmp26, label %land.lhs.true28, label %for.inc

land.lhs.true28:
  %arrayidx30 = getelementptr i8, i8* %5, i32 1
  %7 = load i8, i8* %arrayidx30, align 1
  %tobool32.not = icmp eq i8 %7, 0
  br i1 %tobool32.not, label %for.inc, label %if.then33

if.then33:
  %call = call i32 @__midway_is_concrete(i32 noundef 0) #3
  %tobool34.not = icmp eq i32 %call, 0
  br i1 %tobool34.not, label %if.end36, label %if.then35

if.then35:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0)) #5
  unreachable

if.end36:
  %8 = load i32, i32* @optind, align 4
  %arrayidx37 = getelementptr i8*, i8** %argv, i32 %8
  %9 = load i8*, i8** %arrayidx37, align 4
  %10 = load i8*, i8** %arrayidx21, align 4
  store i8* %10, i8** %arrayidx37, align 4
  store i8* %9, i8** %arrayidx21, align 4
  br label %for.inc

for.inc:
  %i.0 = add i32 %i.066, 1
  %cmp19 = icmp slt i32 %i.0, %argc
  br i1 %cmp19, label %land.rhs, label %for.end

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
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i32 %4
  %5 = load i8*, i8** %arrayidx.i.i, align 4
  %tobool2.not.i.i = icmp eq i8* %5, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %6 = load i8, i8* %5, align 1
  %cmp6.i.i = icmp eq i8 %6, 45
  br i1 %cmp6.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx9.i.i = getelementptr i8, i8* %5, i32 1
  %7 = load i8, i8* %arrayidx9.i.i, align 1
  %tobool11.not.i.i = icmp eq i8 %7, 0
  br i1 %tobool11.not.i.i, label %if.end.i.i, label %if.end4.i

if.end.i.i:
  %inc.i.i = add i32 %4, 1
  store i32 %inc.i.i, i32* @optind, align 4
  %8 = load i8*, i8** %arrayidx.i.i, align 4
  store i8* %8, i8** @optarg, align 4
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %2, 43
  %narrow.i = or i1 %cmp6.i, %cmp.i
  %9 = zext i1 %narrow.i to i32
  %add.ptr.i = getelementptr i8, i8* %spec, i32 %9
  %10 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %arrayidx.i54.i = getelementptr i8*, i8** %argv, i32 %10
  %11 = load i8*, i8** %arrayidx.i54.i, align 4
  %inc.i57.i = add i32 %3, 1
  store i32 %inc.i57.i, i32* @position, align 4
  %arrayidx1.i.i = getelementptr i8, i8* %11, i32 %3
  %12 = load i8, i8* %arrayidx1.i.i, align 1
  %conv.i.i = sext i8 %12 to i32
  %arrayidx2.i.i = getelementptr i8, i8* %11, i32 %inc.i57.i
  %13 = load i8, i8* %arrayidx2.i.i, align 1
  %cmp4.i.i = icmp eq i8 %13, 0
  %14 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %14, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %12, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %15 = phi i8 [ %14, %for.body.lr.ph.i.i.i ], [ %16, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %15, %12
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i32 1
  %16 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %16, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i59.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i59.i, label %if.end33.i.i, label %land.lhs.true.i60.i

land.lhs.true.i60.i:
  %arrayidx6.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 1
  %17 = load i8, i8* %arrayidx6.i.i, align 1
  %cmp8.i.i = icmp eq i8 %17, 58
  br i1 %cmp8.i.i, label %if.then10.i.i, label %if.end33.i.i

if.then10.i.i:
  br i1 %cmp4.i.i, label %if.else.i.i, label %if.then12.i.i

if.then12.i.i:
  store i8* %arrayidx2.i.i, i8** @optarg, align 4
  br label %if.end33.i.i

if.else.i.i:
  %arrayidx13.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 2
  %18 = load i8, i8* %arrayidx13.i.i, align 1
  %cmp15.not.i.i = icmp eq i8 %18, 58
  br i1 %cmp15.not.i.i, label %if.end33.i.i, label %land.lhs.true17.i.i

land.lhs.true17.i.i:
  %add.i.i = add i32 %10, 1
  %cmp18.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp18.i.i, label %if.then20.i.i, label %if.then28.i.i

if.then20.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %arrayidx22.i.i = getelementptr i8*, i8** %argv, i32 %add.i.i
  %19 = load i8*, i8** %arrayidx22.i.i, align 4
  store i8* %19, i8** @optarg, align 4
  br label %if.end33.i.i

if.then28.i.i:
  %20 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i.i = icmp eq i8 %20, 58
  %cond.i.i.i = select i1 %cmp.i54.i.i, i32 58, i32 63
  br label %if.end33.i.i

if.end33.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i60.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then20.i.i ], [ %cond.i.i.i, %if.then28.i.i ], [ %conv.i.i, %if.then12.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp4.i.i, %land.lhs.true.i60.i ], [ %cmp4.i.i, %find.exit.i.i ], [ true, %if.then20.i.i ], [ true, %if.then28.i.i ], [ true, %if.then12.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then35.i.i, label %next.exit

if.then35.i.i:
  %21 = load i32, i32* @optind, align 4
  %inc36.i.i = add i32 %21, 1
  store i32 %inc36.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i61.i = icmp slt i32 %10, %argc
  br i1 %cmp.not.i61.i, label %lor.lhs.false.i64.i, label %next.exit

lor.lhs.false.i64.i:
  %arrayidx.i62.i = getelementptr i8*, i8** %argv, i32 %10
  %22 = load i8*, i8** %arrayidx.i62.i, align 4
  %tobool.not.i63.i = icmp eq i8* %22, null
  br i1 %tobool.not.i63.i, label %next.exit, label %lor.lhs.false1.i65.i

lor.lhs.false1.i65.i:
  %23 = load i8, i8* %22, align 1
  %cmp4.not.i.i = icmp eq i8 %23, 45
  br i1 %cmp4.not.i.i, label %lor.lhs.false6.i.i, label %next.exit

lor.lhs.false6.i.i:
  %arrayidx8.i.i = getelementptr i8, i8* %22, i32 1
  %24 = load i8, i8* %arrayidx8.i.i, align 1
  switch i8 %24, label %if.end23.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i66.i
  ]

land.lhs.true.i66.i:
  %arrayidx18.i.i = getelementptr i8, i8* %22, i32 2
  %25 = load i8, i8* %arrayidx18.i.i, align 1
  %cmp20.i.i = icmp eq i8 %25, 0
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.end23.i.i

if.then22.i.i:
  %inc.i67.i = add i32 %10, 1
  store i32 %inc.i67.i, i32* @optind, align 4
  br label %next.exit

if.end23.i.i:
  %cmp.i70.i = icmp eq i8 %24, 45
  br i1 %cmp.i70.i, label %if.end23.i, label %if.then.i88.i

if.then.i88.i:
  store i32 2, i32* @position, align 4
  %conv.i91.i = sext i8 %24 to i32
  %arrayidx2.i92.i = getelementptr i8, i8* %22, i32 2
  %26 = load i8, i8* %arrayidx2.i92.i, align 1
  %cmp4.i93.i = icmp eq i8 %26, 0
  %27 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i94.i = icmp eq i8 %27, 0
  br i1 %tobool.not8.i.i94.i, label %find.exit.i107.i, label %for.body.lr.ph.i.i97.i

for.body.lr.ph.i.i97.i:
  %cmp2.i.i96.i = icmp ne i8 %24, 58
  br label %for.body.i.i101.i

for.body.i.i101.i:
  %28 = phi i8 [ %27, %for.body.lr.ph.i.i97.i ], [ %29, %for.inc.i.i104.i ]
  %spec.addr.09.i.i98.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i97.i ], [ %incdec.ptr.i.i102.i, %for.inc.i.i104.i ]
  %cmp.i.i99.i = icmp eq i8 %28, %24
  %or.cond.i.i100.i = and i1 %cmp2.i.i96.i, %cmp.i.i99.i
  br i1 %or.cond.i.i100.i, label %find.exit.i107.i, label %for.inc.i.i104.i

for.inc.i.i104.i:
  %incdec.ptr.i.i102.i = getelementptr i8, i8* %spec.addr.09.i.i98.i, i32 1
  %29 = load i8, i8* %incdec.ptr.i.i102.i, align 1
  %tobool.not.i.i103.i = icmp eq i8 %29, 0
  br i1 %tobool.not.i.i103.i, label %find.exit.i107.i, label %for.body.i.i101.i

find.exit.i107.i:
  %retval.0.i.i105.i = phi i8* [ null, %if.then.i88.i ], [ %spec.addr.09.i.i98.i, %for.body.i.i101.i ], [ null, %for.inc.i.i104.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i91.i, i32* @optopt, align 4
  %tobool.not.i106.i = icmp eq i8* %retval.0.i.i105.i, null
  br i1 %tobool.not.i106.i, label %if.end33.i127.i, label %land.lhs.true.i110.i

land.lhs.true.i110.i:
  %arrayidx6.i108.i = getelementptr i8, i8* %retval.0.i.i105.i, i32 1
  %30 = load i8, i8* %arrayidx6.i108.i, align 1
  %cmp8.i109.i = icmp eq i8 %30, 58
  br i1 %cmp8.i109.i, label %if.then10.i111.i, label %if.end33.i127.i

if.then10.i111.i:
  br i1 %cmp4.i93.i, label %if.else.i115.i, label %if.then12.i112.i

if.then12.i112.i:
  store i8* %arrayidx2.i92.i, i8** @optarg, align 4
  br label %if.end33.i127.i

if.else.i115.i:
  %arrayidx13.i113.i = getelementptr i8, i8* %retval.0.i.i105.i, i32 2
  %31 = load i8, i8* %arrayidx13.i113.i, align 1
  %cmp15.not.i114.i = icmp eq i8 %31, 58
  br i1 %cmp15.not.i114.i, label %if.end33.i127.i, label %land.lhs.true17.i118.i

land.lhs.true17.i118.i:
  %add.i116.i = add i32 %10, 1
  %cmp18.i117.i = icmp slt i32 %add.i116.i, %argc
  br i1 %cmp18.i117.i, label %if.then20.i120.i, label %if.then28.i124.i

if.then20.i120.i:
  store i32 %add.i116.i, i32* @optind, align 4
  %arrayidx22.i119.i = getelementptr i8*, i8** %argv, i32 %add.i116.i
  %32 = load i8*, i8** %arrayidx22.i119.i, align 4
  store i8* %32, i8** @optarg, align 4
  br label %if.end33.i127.i

if.then28.i124.i:
  %33 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i122.i = icmp eq i8 %33, 58
  %cond.i.i123.i = select i1 %cmp.i54.i122.i, i32 58, i32 63
  br label %if.end33.i127.i

if.end33.i127.i:
  %cond.i125.i = phi i32 [ %conv.i91.i, %land.lhs.true.i110.i ], [ 63, %find.exit.i107.i ], [ %conv.i91.i, %if.then20.i120.i ], [ %cond.i.i123.i, %if.then28.i124.i ], [ %conv.i91.i, %if.then12.i112.i ], [ %conv.i91.i, %if.else.i115.i ]
  %last.0.shrunk.i126.i = phi i1 [ %cmp4.i93.i, %land.lhs.true.i110.i ], [ %cmp4.i93.i, %find.exit.i107.i ], [ true, %if.then20.i120.i ], [ true, %if.then28.i124.i ], [ true, %if.then12.i112.i ], [ true, %if.else.i115.i ]
  br i1 %last.0.shrunk.i126.i, label %if.then35.i129.i, label %next.exit

if.then35.i129.i:
  %34 = load i32, i32* @optind, align 4
  %inc36.i128.i = add i32 %34, 1
  store i32 %inc36.i128.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %conv28.i = zext i1 %cmp.i70.i to i32
  %add.ptr29.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %conv28.i
  br label %while.cond.i.i132.i

while.cond.i.i132.i:
  %n.0.i.i131.i = phi i32 [ 0, %if.end23.i ], [ %inc.i87.i.i, %while.body.i88.i.i ]
  %arrayidx.i86.i.i = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i131.i
  %35 = load i8, i8* %arrayidx.i86.i.i, align 1
  switch i8 %35, label %while.body.i88.i.i [
    i8 0, label %name_length.exit.i134.i
    i8 61, label %name_length.exit.i134.i
  ]

while.body.i88.i.i:
  %inc.i87.i.i = add i32 %n.0.i.i131.i, 1
  br label %while.cond.i.i132.i

name_length.exit.i134.i:
  %arrayidx.i86.i.i.le = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i131.i
  store i8* null, i8** @optarg, align 4
  %inc.i133.i = add i32 %10, 1
  store i32 %inc.i133.i, i32* @optind, align 4
  %name1100.i.i = getelementptr %struct.option, %struct.option* %o, i32 0, i32 0
  %36 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not101.i.i = icmp eq i8* %36, null
  br i1 %tobool.not101.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i.i = icmp eq i32 %n.0.i.i131.i, 0
  br label %for.body.i.i

for.body.i.i:
  %37 = phi i8* [ %36, %for.body.lr.ph.i.i ], [ %49, %for.inc.i.i ]
  %i.0102.i.i = phi i32 [ 0, %for.body.lr.ph.i.i ], [ %inc48.i.i, %for.inc.i.i ]
  br i1 %cmp26.not.i.i.i, label %while.end.i.i142.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i32 [ %inc.i.i138.i, %while.body.i.i140.i ], [ 0, %for.body.i.i ]
  %arrayidx.i.i135.i = getelementptr i8, i8* %add.ptr29.i, i32 %i.027.i.i.i
  %38 = load i8, i8* %arrayidx.i.i135.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %37, i32 %i.027.i.i.i
  %39 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %38, %39
  %tobool.not.i.i136.i = icmp eq i8 %38, 0
  %or.cond.i.i137.i = or i1 %tobool.not.i.i136.i, %cmp3.i.i.i
  br i1 %or.cond.i.i137.i, label %while.end.i.i142.i, label %while.body.i.i140.i

while.body.i.i140.i:
  %inc.i.i138.i = add nuw i32 %i.027.i.i.i, 1
  %exitcond.not.i.i139.i = icmp eq i32 %inc.i.i138.i, %n.0.i.i131.i
  br i1 %exitcond.not.i.i139.i, label %while.end.i.i142.i, label %land.lhs.true.i.i.i

while.end.i.i142.i:
  %i.0.lcssa.i.i.i = phi i32 [ 0, %for.body.i.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i131.i, %while.body.i.i140.i ]
  %cmp7.i.i141.i = icmp eq i32 %i.0.lcssa.i.i.i, %n.0.i.i131.i
  br i1 %cmp7.i.i141.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %37, i32 %n.0.i.i131.i
  %40 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %40, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %41 = phi i32 [ 0, %while.end.i.i142.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool5.not.i.i = icmp eq i32 %41, 0
  br i1 %tobool5.not.i.i, label %for.inc.i.i, label %if.end.i144.i

if.end.i144.i:
  %tobool6.not.i143.i = icmp eq i32* %index, null
  br i1 %tobool6.not.i143.i, label %if.end8.i.i, label %if.then7.i.i

if.then7.i.i:
  store i32 %i.0102.i.i, i32* %index, align 4
  br label %if.end8.i.i

if.end8.i.i:
  %42 = load i8, i8* %arrayidx.i86.i.i.le, align 1
  %tobool10.not.i.i = icmp eq i8 %42, 0
  %has_arg20.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 1
  %43 = load i32, i32* %has_arg20.i.i, align 4
  br i1 %tobool10.not.i.i, label %if.else.i147.i, label %land.lhs.true.i146.i

land.lhs.true.i146.i:
  %cmp.i145.i = icmp eq i32 %43, 0
  br i1 %cmp.i145.i, label %cleanup.i.i, label %if.then17.i.i

if.then17.i.i:
  %add.ptr18.i.i = getelementptr i8, i8* %arrayidx.i86.i.i.le, i32 1
  br label %if.end38.i.i.sink.split

if.else.i147.i:
  %cmp21.i.i = icmp ne i32 %43, 1
  %44 = load i32, i32* @optind, align 4
  %cmp24.not.i.i = icmp slt i32 %44, %argc
  %or.cond.i.i = select i1 %cmp21.i.i, i1 true, i1 %cmp24.not.i.i
  br i1 %or.cond.i.i, label %if.else28.i.i, label %if.then26.i.i

if.then26.i.i:
  %45 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i148.i = icmp eq i8 %45, 58
  %cond.i.i149.i = select i1 %cmp.i.i148.i, i32 58, i32 63
  br label %cleanup.i.i

if.else28.i.i:
  %cmp31.i.i = icmp eq i32 %43, 1
  br i1 %cmp31.i.i, label %if.then33.i.i, label %if.end38.i.i

if.then33.i.i:
  %inc34.i.i = add i32 %44, 1
  store i32 %inc34.i.i, i32* @optind, align 4
  %arrayidx35.i.i = getelementptr i8*, i8** %argv, i32 %44
  %46 = load i8*, i8** %arrayidx35.i.i, align 4
  br label %if.end38.i.i.sink.split

if.end38.i.i.sink.split:
  %.sink = phi i8* [ %46, %if.then33.i.i ], [ %add.ptr18.i.i, %if.then17.i.i ]
  store i8* %.sink, i8** @optarg, align 4
  br label %if.end38.i.i

if.end38.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 2
  %47 = load i32*, i32** %flag.i.i, align 4
  %tobool40.not.i.i = icmp eq i32* %47, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 3
  %48 = load i32, i32* %val.i.i, align 4
  br i1 %tobool40.not.i.i, label %cleanup.i.i, label %if.end43.i.i

if.end43.i.i:
  store i32 %48, i32* %47, align 4
  br label %cleanup.i.i

for.inc.i.i:
  %inc48.i.i = add i32 %i.0102.i.i, 1
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i32 %inc48.i.i, i32 0
  %49 = load i8*, i8** %name1.i.i, align 4
  %tobool.not.i150.i = icmp eq i8* %49, null
  br i1 %tobool.not.i150.i, label %cleanup.i.i, label %for.body.i.i

cleanup.i.i:
  %retval.0.i151.i = phi i32 [ 0, %if.end43.i.i ], [ %cond.i.i149.i, %if.then26.i.i ], [ 63, %land.lhs.true.i146.i ], [ undef, %name_length.exit.i134.i ], [ %48, %if.end38.i.i ], [ undef, %for.inc.i.i ]
  %cond.i152.i = phi i1 [ false, %if.end43.i.i ], [ false, %if.then26.i.i ], [ false, %land.lhs.true.i146.i ], [ true, %name_length.exit.i134.i ], [ false, %if.end38.i.i ], [ true, %for.inc.i.i ]
  br i1 %cond.i152.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %50 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not29.i.i154.i = icmp eq i8* %50, null
  br i1 %tobool.not29.i.i154.i, label %abbreviates.exit.i170.i, label %while.cond.preheader.lr.ph.i.i156.i

while.cond.preheader.lr.ph.i.i156.i:
  %cmp25.not.i.i155.i = icmp eq i32 %n.0.i.i131.i, 0
  br label %while.cond.preheader.i.i161.i

for.cond.i.i158.i:
  %name1.i.i157.i = getelementptr %struct.option, %struct.option* %o, i32 %inc11.i.i168.i, i32 0
  %51 = load i8*, i8** %name1.i.i157.i, align 4
  %tobool.not.i90.i.i = icmp eq i8* %51, null
  br i1 %tobool.not.i90.i.i, label %abbreviates.exit.i170.i, label %while.cond.preheader.i.i161.i

while.cond.preheader.i.i161.i:
  %tobool.not31.i.i159.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i156.i ], [ %tobool.not.i90.i.i, %for.cond.i.i158.i ]
  %52 = phi i8* [ %50, %while.cond.preheader.lr.ph.i.i156.i ], [ %51, %for.cond.i.i158.i ]
  %i.030.i.i160.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i156.i ], [ %inc11.i.i168.i, %for.cond.i.i158.i ]
  br i1 %cmp25.not.i.i155.i, label %while.end.i95.i.i, label %land.rhs.i.i165.i

land.rhs.i.i165.i:
  %k.026.i.i162.i = phi i32 [ %inc.i92.i.i, %while.body.i94.i.i ], [ 0, %while.cond.preheader.i.i161.i ]
  %arrayidx4.i.i163.i = getelementptr i8, i8* %52, i32 %k.026.i.i162.i
  %53 = load i8, i8* %arrayidx4.i.i163.i, align 1
  %arrayidx5.i.i164.i = getelementptr i8, i8* %add.ptr29.i, i32 %k.026.i.i162.i
  %54 = load i8, i8* %arrayidx5.i.i164.i, align 1
  %cmp7.i91.i.i = icmp eq i8 %53, %54
  br i1 %cmp7.i91.i.i, label %while.body.i94.i.i, label %while.end.i95.i.i

while.body.i94.i.i:
  %inc.i92.i.i = add nuw i32 %k.026.i.i162.i, 1
  %exitcond.not.i93.i.i = icmp eq i32 %inc.i92.i.i, %n.0.i.i131.i
  br i1 %exitcond.not.i93.i.i, label %while.end.i95.i.i, label %land.rhs.i.i165.i

while.end.i95.i.i:
  %k.0.lcssa.i.i166.i = phi i32 [ 0, %while.cond.preheader.i.i161.i ], [ %k.026.i.i162.i, %land.rhs.i.i165.i ], [ %n.0.i.i131.i, %while.body.i94.i.i ]
  %cmp9.i.i167.i = icmp eq i32 %k.0.lcssa.i.i166.i, %n.0.i.i131.i
  %inc11.i.i168.i = add i32 %i.030.i.i160.i, 1
  br i1 %cmp9.i.i167.i, label %abbreviates.exit.i170.i, label %for.cond.i.i158.i

abbreviates.exit.i170.i:
  %tobool.not.lcssa.i.i169.i = phi i1 [ %tobool.not29.i.i154.i, %for.end.i.i ], [ %tobool.not31.i.i159.i, %while.end.i95.i.i ], [ %tobool.not.i90.i.i, %for.cond.i.i158.i ]
  br i1 %tobool.not.lcssa.i.i169.i, label %if.end52.i.i, label %if.then51.i.i

if.then51.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0)) #5
  unreachable

if.end52.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i.i ], [ %cond.i.i, %if.end33.i.i ], [ %cond.i.i, %if.then35.i.i ], [ %cond.i125.i, %if.end33.i127.i ], [ %cond.i125.i, %if.then35.i129.i ], [ 63, %if.end52.i.i ], [ %retval.0.i151.i, %cleanup.i.i ], [ -1, %if.then22.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i64.i ], [ -1, %lor.lhs.false1.i65.i ], [ -1, %lor.lhs.false6.i.i ]
  ret i32 %retval.1.i
}

define dso_local i32 @getopt_long_only(i32 noundef %argc, i8** nocapture noundef %argv, i8* noundef readonly %spec, %struct.option* nocapture noundef readonly %o, i32* noundef writeonly %index) local_unnamed_addr #0 {
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
  %arrayidx.i.i = getelementptr i8*, i8** %argv, i32 %4
  %5 = load i8*, i8** %arrayidx.i.i, align 4
  %tobool2.not.i.i = icmp eq i8* %5, null
  br i1 %tobool2.not.i.i, label %if.end4.i, label %lor.lhs.false3.i.i

lor.lhs.false3.i.i:
  %6 = load i8, i8* %5, align 1
  %cmp6.i.i = icmp eq i8 %6, 45
  br i1 %cmp6.i.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:
  %arrayidx9.i.i = getelementptr i8, i8* %5, i32 1
  %7 = load i8, i8* %arrayidx9.i.i, align 1
  %tobool11.not.i.i = icmp eq i8 %7, 0
  br i1 %tobool11.not.i.i, label %if.end.i.i, label %if.end4.i

if.end.i.i:
  %inc.i.i = add i32 %4, 1
  store i32 %inc.i.i, i32* @optind, align 4
  %8 = load i8*, i8** %arrayidx.i.i, align 4
  store i8* %8, i8** @optarg, align 4
  br label %next.exit

if.end4.i:
  %cmp6.i = icmp eq i8 %2, 43
  %narrow.i = or i1 %cmp6.i, %cmp.i
  %9 = zext i1 %narrow.i to i32
  %add.ptr.i = getelementptr i8, i8* %spec, i32 %9
  %10 = load i32, i32* @optind, align 4
  br i1 %tobool.not.i.i, label %if.end14.i, label %if.then12.i

if.then12.i:
  %arrayidx.i54.i = getelementptr i8*, i8** %argv, i32 %10
  %11 = load i8*, i8** %arrayidx.i54.i, align 4
  %inc.i57.i = add i32 %3, 1
  store i32 %inc.i57.i, i32* @position, align 4
  %arrayidx1.i.i = getelementptr i8, i8* %11, i32 %3
  %12 = load i8, i8* %arrayidx1.i.i, align 1
  %conv.i.i = sext i8 %12 to i32
  %arrayidx2.i.i = getelementptr i8, i8* %11, i32 %inc.i57.i
  %13 = load i8, i8* %arrayidx2.i.i, align 1
  %cmp4.i.i = icmp eq i8 %13, 0
  %14 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i.i = icmp eq i8 %14, 0
  br i1 %tobool.not8.i.i.i, label %find.exit.i.i, label %for.body.lr.ph.i.i.i

for.body.lr.ph.i.i.i:
  %cmp2.i.i.i = icmp ne i8 %12, 58
  br label %for.body.i.i.i

for.body.i.i.i:
  %15 = phi i8 [ %14, %for.body.lr.ph.i.i.i ], [ %16, %for.inc.i.i.i ]
  %spec.addr.09.i.i.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ]
  %cmp.i.i.i = icmp eq i8 %15, %12
  %or.cond.i.i.i = and i1 %cmp2.i.i.i, %cmp.i.i.i
  br i1 %or.cond.i.i.i, label %find.exit.i.i, label %for.inc.i.i.i

for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr i8, i8* %spec.addr.09.i.i.i, i32 1
  %16 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %tobool.not.i.i.i = icmp eq i8 %16, 0
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %for.body.i.i.i

find.exit.i.i:
  %retval.0.i.i.i = phi i8* [ null, %if.then12.i ], [ %spec.addr.09.i.i.i, %for.body.i.i.i ], [ null, %for.inc.i.i.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i.i, i32* @optopt, align 4
  %tobool.not.i59.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool.not.i59.i, label %if.end33.i.i, label %land.lhs.true.i60.i

land.lhs.true.i60.i:
  %arrayidx6.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 1
  %17 = load i8, i8* %arrayidx6.i.i, align 1
  %cmp8.i.i = icmp eq i8 %17, 58
  br i1 %cmp8.i.i, label %if.then10.i.i, label %if.end33.i.i

if.then10.i.i:
  br i1 %cmp4.i.i, label %if.else.i.i, label %if.then12.i.i

if.then12.i.i:
  store i8* %arrayidx2.i.i, i8** @optarg, align 4
  br label %if.end33.i.i

if.else.i.i:
  %arrayidx13.i.i = getelementptr i8, i8* %retval.0.i.i.i, i32 2
  %18 = load i8, i8* %arrayidx13.i.i, align 1
  %cmp15.not.i.i = icmp eq i8 %18, 58
  br i1 %cmp15.not.i.i, label %if.end33.i.i, label %land.lhs.true17.i.i

land.lhs.true17.i.i:
  %add.i.i = add i32 %10, 1
  %cmp18.i.i = icmp slt i32 %add.i.i, %argc
  br i1 %cmp18.i.i, label %if.then20.i.i, label %if.then28.i.i

if.then20.i.i:
  store i32 %add.i.i, i32* @optind, align 4
  %arrayidx22.i.i = getelementptr i8*, i8** %argv, i32 %add.i.i
  %19 = load i8*, i8** %arrayidx22.i.i, align 4
  store i8* %19, i8** @optarg, align 4
  br label %if.end33.i.i

if.then28.i.i:
  %20 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i.i = icmp eq i8 %20, 58
  %cond.i.i.i = select i1 %cmp.i54.i.i, i32 58, i32 63
  br label %if.end33.i.i

if.end33.i.i:
  %cond.i.i = phi i32 [ %conv.i.i, %land.lhs.true.i60.i ], [ 63, %find.exit.i.i ], [ %conv.i.i, %if.then20.i.i ], [ %cond.i.i.i, %if.then28.i.i ], [ %conv.i.i, %if.then12.i.i ], [ %conv.i.i, %if.else.i.i ]
  %last.0.shrunk.i.i = phi i1 [ %cmp4.i.i, %land.lhs.true.i60.i ], [ %cmp4.i.i, %find.exit.i.i ], [ true, %if.then20.i.i ], [ true, %if.then28.i.i ], [ true, %if.then12.i.i ], [ true, %if.else.i.i ]
  br i1 %last.0.shrunk.i.i, label %if.then35.i.i, label %next.exit

if.then35.i.i:
  %21 = load i32, i32* @optind, align 4
  %inc36.i.i = add i32 %21, 1
  store i32 %inc36.i.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end14.i:
  %cmp.not.i61.i = icmp slt i32 %10, %argc
  br i1 %cmp.not.i61.i, label %lor.lhs.false.i64.i, label %next.exit

lor.lhs.false.i64.i:
  %arrayidx.i62.i = getelementptr i8*, i8** %argv, i32 %10
  %22 = load i8*, i8** %arrayidx.i62.i, align 4
  %tobool.not.i63.i = icmp eq i8* %22, null
  br i1 %tobool.not.i63.i, label %next.exit, label %lor.lhs.false1.i65.i

lor.lhs.false1.i65.i:
  %23 = load i8, i8* %22, align 1
  %cmp4.not.i.i = icmp eq i8 %23, 45
  br i1 %cmp4.not.i.i, label %lor.lhs.false6.i.i, label %next.exit

lor.lhs.false6.i.i:
  %arrayidx8.i.i = getelementptr i8, i8* %22, i32 1
  %24 = load i8, i8* %arrayidx8.i.i, align 1
  switch i8 %24, label %if.end23.i.i [
    i8 0, label %next.exit
    i8 45, label %land.lhs.true.i66.i
  ]

land.lhs.true.i66.i:
  %arrayidx18.i.i = getelementptr i8, i8* %22, i32 2
  %25 = load i8, i8* %arrayidx18.i.i, align 1
  %cmp20.i.i = icmp eq i8 %25, 0
  br i1 %cmp20.i.i, label %if.then22.i.i, label %if.end23.i.i

if.then22.i.i:
  %inc.i67.i = add i32 %10, 1
  store i32 %inc.i67.i, i32* @optind, align 4
  br label %next.exit

if.end23.i.i:
  %cmp.i70.i = icmp eq i8 %24, 45
  br i1 %cmp.i70.i, label %is_short.exit.i, label %if.end.i72.i

if.end.i72.i:
  %26 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i73.i = icmp eq i8 %26, 0
  br i1 %tobool.not8.i.i73.i, label %find.exit.i84.i, label %for.body.lr.ph.i.i75.i

for.body.lr.ph.i.i75.i:
  %cmp2.i.i74.i = icmp ne i8 %24, 58
  br label %for.body.i.i79.i

for.body.i.i79.i:
  %27 = phi i8 [ %26, %for.body.lr.ph.i.i75.i ], [ %28, %for.inc.i.i82.i ]
  %spec.addr.09.i.i76.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i75.i ], [ %incdec.ptr.i.i80.i, %for.inc.i.i82.i ]
  %cmp.i.i77.i = icmp eq i8 %27, %24
  %or.cond.i.i78.i = and i1 %cmp2.i.i74.i, %cmp.i.i77.i
  br i1 %or.cond.i.i78.i, label %find.exit.i84.i, label %for.inc.i.i82.i

for.inc.i.i82.i:
  %incdec.ptr.i.i80.i = getelementptr i8, i8* %spec.addr.09.i.i76.i, i32 1
  %28 = load i8, i8* %incdec.ptr.i.i80.i, align 1
  %tobool.not.i.i81.i = icmp eq i8 %28, 0
  br i1 %tobool.not.i.i81.i, label %find.exit.i84.i, label %for.body.i.i79.i

find.exit.i84.i:
  %retval.0.i.i83.i = phi i8* [ null, %if.end.i72.i ], [ %spec.addr.09.i.i76.i, %for.body.i.i79.i ], [ null, %for.inc.i.i82.i ]
  %tobool6.not.i.i = icmp eq i8* %retval.0.i.i83.i, null
  br i1 %tobool6.not.i.i, label %is_short.exit.i, label %land.rhs.i.i

land.rhs.i.i:
  %arrayidx7.i.i = getelementptr i8, i8* %22, i32 2
  %29 = load i8, i8* %arrayidx7.i.i, align 1
  %tobool8.not.i.i = icmp eq i8 %29, 0
  br i1 %tobool8.not.i.i, label %is_short.exit.i, label %while.cond.i.i.i

while.cond.i.i.i:
  %n.0.i.i.i = phi i32 [ %inc.i.i.i, %while.body.i.i.i ], [ 0, %land.rhs.i.i ]
  %arrayidx.i.i.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %n.0.i.i.i
  %30 = load i8, i8* %arrayidx.i.i.i, align 1
  switch i8 %30, label %while.body.i.i.i [
    i8 0, label %name_length.exit.i.i
    i8 61, label %name_length.exit.i.i
  ]

while.body.i.i.i:
  %inc.i.i.i = add i32 %n.0.i.i.i, 1
  br label %while.cond.i.i.i

name_length.exit.i.i:
  %name128.i.i.i = getelementptr %struct.option, %struct.option* %o, i32 0, i32 0
  %31 = load i8*, i8** %name128.i.i.i, align 4
  %tobool.not29.i.i.i = icmp eq i8* %31, null
  br i1 %tobool.not29.i.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.lr.ph.i.i.i

while.cond.preheader.lr.ph.i.i.i:
  %cmp25.not.i.i.i = icmp eq i32 %n.0.i.i.i, 0
  br label %while.cond.preheader.i.i.i

for.cond.i.i.i:
  %name1.i.i.i = getelementptr %struct.option, %struct.option* %o, i32 %inc11.i.i.i, i32 0
  %32 = load i8*, i8** %name1.i.i.i, align 4
  %tobool.not.i17.i.i = icmp eq i8* %32, null
  br i1 %tobool.not.i17.i.i, label %abbreviates.exit.i.i, label %while.cond.preheader.i.i.i

while.cond.preheader.i.i.i:
  %tobool.not31.i.i.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i.i ], [ %tobool.not.i17.i.i, %for.cond.i.i.i ]
  %33 = phi i8* [ %31, %while.cond.preheader.lr.ph.i.i.i ], [ %32, %for.cond.i.i.i ]
  %i.030.i.i.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i.i ], [ %inc11.i.i.i, %for.cond.i.i.i ]
  br i1 %cmp25.not.i.i.i, label %while.end.i.i.i, label %land.rhs.i.i.i

land.rhs.i.i.i:
  %k.026.i.i.i = phi i32 [ %inc.i18.i.i, %while.body.i19.i.i ], [ 0, %while.cond.preheader.i.i.i ]
  %arrayidx4.i.i.i = getelementptr i8, i8* %33, i32 %k.026.i.i.i
  %34 = load i8, i8* %arrayidx4.i.i.i, align 1
  %arrayidx5.i.i.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %k.026.i.i.i
  %35 = load i8, i8* %arrayidx5.i.i.i, align 1
  %cmp7.i.i.i = icmp eq i8 %34, %35
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
  %retval.0.i85.i = phi i32 [ 0, %if.end23.i.i ], [ 0, %find.exit.i84.i ], [ 1, %land.rhs.i.i ], [ %phi.cast.i.i, %abbreviates.exit.i.i ]
  %tobool20.not.i = icmp eq i32 %retval.0.i85.i, 0
  br i1 %tobool20.not.i, label %if.end23.i, label %if.then.i88.i

if.then.i88.i:
  store i32 2, i32* @position, align 4
  %conv.i91.i = sext i8 %24 to i32
  %arrayidx2.i92.i = getelementptr i8, i8* %22, i32 2
  %36 = load i8, i8* %arrayidx2.i92.i, align 1
  %cmp4.i93.i = icmp eq i8 %36, 0
  %37 = load i8, i8* %add.ptr.i, align 1
  %tobool.not8.i.i94.i = icmp eq i8 %37, 0
  br i1 %tobool.not8.i.i94.i, label %find.exit.i107.i, label %for.body.lr.ph.i.i97.i

for.body.lr.ph.i.i97.i:
  %cmp2.i.i96.i = icmp ne i8 %24, 58
  br label %for.body.i.i101.i

for.body.i.i101.i:
  %38 = phi i8 [ %37, %for.body.lr.ph.i.i97.i ], [ %39, %for.inc.i.i104.i ]
  %spec.addr.09.i.i98.i = phi i8* [ %add.ptr.i, %for.body.lr.ph.i.i97.i ], [ %incdec.ptr.i.i102.i, %for.inc.i.i104.i ]
  %cmp.i.i99.i = icmp eq i8 %38, %24
  %or.cond.i.i100.i = and i1 %cmp2.i.i96.i, %cmp.i.i99.i
  br i1 %or.cond.i.i100.i, label %find.exit.i107.i, label %for.inc.i.i104.i

for.inc.i.i104.i:
  %incdec.ptr.i.i102.i = getelementptr i8, i8* %spec.addr.09.i.i98.i, i32 1
  %39 = load i8, i8* %incdec.ptr.i.i102.i, align 1
  %tobool.not.i.i103.i = icmp eq i8 %39, 0
  br i1 %tobool.not.i.i103.i, label %find.exit.i107.i, label %for.body.i.i101.i

find.exit.i107.i:
  %retval.0.i.i105.i = phi i8* [ null, %if.then.i88.i ], [ %spec.addr.09.i.i98.i, %for.body.i.i101.i ], [ null, %for.inc.i.i104.i ]
  store i8* null, i8** @optarg, align 4
  store i32 %conv.i91.i, i32* @optopt, align 4
  %tobool.not.i106.i = icmp eq i8* %retval.0.i.i105.i, null
  br i1 %tobool.not.i106.i, label %if.end33.i127.i, label %land.lhs.true.i110.i

land.lhs.true.i110.i:
  %arrayidx6.i108.i = getelementptr i8, i8* %retval.0.i.i105.i, i32 1
  %40 = load i8, i8* %arrayidx6.i108.i, align 1
  %cmp8.i109.i = icmp eq i8 %40, 58
  br i1 %cmp8.i109.i, label %if.then10.i111.i, label %if.end33.i127.i

if.then10.i111.i:
  br i1 %cmp4.i93.i, label %if.else.i115.i, label %if.then12.i112.i

if.then12.i112.i:
  store i8* %arrayidx2.i92.i, i8** @optarg, align 4
  br label %if.end33.i127.i

if.else.i115.i:
  %arrayidx13.i113.i = getelementptr i8, i8* %retval.0.i.i105.i, i32 2
  %41 = load i8, i8* %arrayidx13.i113.i, align 1
  %cmp15.not.i114.i = icmp eq i8 %41, 58
  br i1 %cmp15.not.i114.i, label %if.end33.i127.i, label %land.lhs.true17.i118.i

land.lhs.true17.i118.i:
  %add.i116.i = add i32 %10, 1
  %cmp18.i117.i = icmp slt i32 %add.i116.i, %argc
  br i1 %cmp18.i117.i, label %if.then20.i120.i, label %if.then28.i124.i

if.then20.i120.i:
  store i32 %add.i116.i, i32* @optind, align 4
  %arrayidx22.i119.i = getelementptr i8*, i8** %argv, i32 %add.i116.i
  %42 = load i8*, i8** %arrayidx22.i119.i, align 4
  store i8* %42, i8** @optarg, align 4
  br label %if.end33.i127.i

if.then28.i124.i:
  %43 = load i8, i8* %add.ptr.i, align 1
  %cmp.i54.i122.i = icmp eq i8 %43, 58
  %cond.i.i123.i = select i1 %cmp.i54.i122.i, i32 58, i32 63
  br label %if.end33.i127.i

if.end33.i127.i:
  %cond.i125.i = phi i32 [ %conv.i91.i, %land.lhs.true.i110.i ], [ 63, %find.exit.i107.i ], [ %conv.i91.i, %if.then20.i120.i ], [ %cond.i.i123.i, %if.then28.i124.i ], [ %conv.i91.i, %if.then12.i112.i ], [ %conv.i91.i, %if.else.i115.i ]
  %last.0.shrunk.i126.i = phi i1 [ %cmp4.i93.i, %land.lhs.true.i110.i ], [ %cmp4.i93.i, %find.exit.i107.i ], [ true, %if.then20.i120.i ], [ true, %if.then28.i124.i ], [ true, %if.then12.i112.i ], [ true, %if.else.i115.i ]
  br i1 %last.0.shrunk.i126.i, label %if.then35.i129.i, label %next.exit

if.then35.i129.i:
  %44 = load i32, i32* @optind, align 4
  %inc36.i128.i = add i32 %44, 1
  store i32 %inc36.i128.i, i32* @optind, align 4
  store i32 0, i32* @position, align 4
  br label %next.exit

if.end23.i:
  %conv28.i = zext i1 %cmp.i70.i to i32
  %add.ptr29.i = getelementptr i8, i8* %arrayidx8.i.i, i32 %conv28.i
  br label %while.cond.i.i132.i

while.cond.i.i132.i:
  %n.0.i.i131.i = phi i32 [ 0, %if.end23.i ], [ %inc.i87.i.i, %while.body.i88.i.i ]
  %arrayidx.i86.i.i = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i131.i
  %45 = load i8, i8* %arrayidx.i86.i.i, align 1
  switch i8 %45, label %while.body.i88.i.i [
    i8 0, label %name_length.exit.i134.i
    i8 61, label %name_length.exit.i134.i
  ]

while.body.i88.i.i:
  %inc.i87.i.i = add i32 %n.0.i.i131.i, 1
  br label %while.cond.i.i132.i

name_length.exit.i134.i:
  %arrayidx.i86.i.i.le = getelementptr i8, i8* %add.ptr29.i, i32 %n.0.i.i131.i
  store i8* null, i8** @optarg, align 4
  %inc.i133.i = add i32 %10, 1
  store i32 %inc.i133.i, i32* @optind, align 4
  %name1100.i.i = getelementptr %struct.option, %struct.option* %o, i32 0, i32 0
  %46 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not101.i.i = icmp eq i8* %46, null
  br i1 %tobool.not101.i.i, label %cleanup.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:
  %cmp26.not.i.i.i = icmp eq i32 %n.0.i.i131.i, 0
  br label %for.body.i.i

for.body.i.i:
  %47 = phi i8* [ %46, %for.body.lr.ph.i.i ], [ %59, %for.inc.i.i ]
  %i.0102.i.i = phi i32 [ 0, %for.body.lr.ph.i.i ], [ %inc48.i.i, %for.inc.i.i ]
  br i1 %cmp26.not.i.i.i, label %while.end.i.i142.i, label %land.lhs.true.i.i.i

land.lhs.true.i.i.i:
  %i.027.i.i.i = phi i32 [ %inc.i.i138.i, %while.body.i.i140.i ], [ 0, %for.body.i.i ]
  %arrayidx.i.i135.i = getelementptr i8, i8* %add.ptr29.i, i32 %i.027.i.i.i
  %48 = load i8, i8* %arrayidx.i.i135.i, align 1
  %arrayidx1.i.i.i = getelementptr i8, i8* %47, i32 %i.027.i.i.i
  %49 = load i8, i8* %arrayidx1.i.i.i, align 1
  %cmp3.i.i.i = icmp ne i8 %48, %49
  %tobool.not.i.i136.i = icmp eq i8 %48, 0
  %or.cond.i.i137.i = or i1 %tobool.not.i.i136.i, %cmp3.i.i.i
  br i1 %or.cond.i.i137.i, label %while.end.i.i142.i, label %while.body.i.i140.i

while.body.i.i140.i:
  %inc.i.i138.i = add nuw i32 %i.027.i.i.i, 1
  %exitcond.not.i.i139.i = icmp eq i32 %inc.i.i138.i, %n.0.i.i131.i
  br i1 %exitcond.not.i.i139.i, label %while.end.i.i142.i, label %land.lhs.true.i.i.i

while.end.i.i142.i:
  %i.0.lcssa.i.i.i = phi i32 [ 0, %for.body.i.i ], [ %i.027.i.i.i, %land.lhs.true.i.i.i ], [ %n.0.i.i131.i, %while.body.i.i140.i ]
  %cmp7.i.i141.i = icmp eq i32 %i.0.lcssa.i.i.i, %n.0.i.i131.i
  br i1 %cmp7.i.i141.i, label %land.rhs9.i.i.i, label %same.exit.i.i

land.rhs9.i.i.i:
  %arrayidx10.i.i.i = getelementptr i8, i8* %47, i32 %n.0.i.i131.i
  %50 = load i8, i8* %arrayidx10.i.i.i, align 1
  %cmp12.i.i.i = icmp eq i8 %50, 0
  %phi.cast.i.i.i = zext i1 %cmp12.i.i.i to i32
  br label %same.exit.i.i

same.exit.i.i:
  %51 = phi i32 [ 0, %while.end.i.i142.i ], [ %phi.cast.i.i.i, %land.rhs9.i.i.i ]
  %tobool5.not.i.i = icmp eq i32 %51, 0
  br i1 %tobool5.not.i.i, label %for.inc.i.i, label %if.end.i144.i

if.end.i144.i:
  %tobool6.not.i143.i = icmp eq i32* %index, null
  br i1 %tobool6.not.i143.i, label %if.end8.i.i, label %if.then7.i.i

if.then7.i.i:
  store i32 %i.0102.i.i, i32* %index, align 4
  br label %if.end8.i.i

if.end8.i.i:
  %52 = load i8, i8* %arrayidx.i86.i.i.le, align 1
  %tobool10.not.i.i = icmp eq i8 %52, 0
  %has_arg20.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 1
  %53 = load i32, i32* %has_arg20.i.i, align 4
  br i1 %tobool10.not.i.i, label %if.else.i147.i, label %land.lhs.true.i146.i

land.lhs.true.i146.i:
  %cmp.i145.i = icmp eq i32 %53, 0
  br i1 %cmp.i145.i, label %cleanup.i.i, label %if.then17.i.i

if.then17.i.i:
  %add.ptr18.i.i = getelementptr i8, i8* %arrayidx.i86.i.i.le, i32 1
  br label %if.end38.i.i.sink.split

if.else.i147.i:
  %cmp21.i.i = icmp ne i32 %53, 1
  %54 = load i32, i32* @optind, align 4
  %cmp24.not.i.i = icmp slt i32 %54, %argc
  %or.cond.i.i = select i1 %cmp21.i.i, i1 true, i1 %cmp24.not.i.i
  br i1 %or.cond.i.i, label %if.else28.i.i, label %if.then26.i.i

if.then26.i.i:
  %55 = load i8, i8* %add.ptr.i, align 1
  %cmp.i.i148.i = icmp eq i8 %55, 58
  %cond.i.i149.i = select i1 %cmp.i.i148.i, i32 58, i32 63
  br label %cleanup.i.i

if.else28.i.i:
  %cmp31.i.i = icmp eq i32 %53, 1
  br i1 %cmp31.i.i, label %if.then33.i.i, label %if.end38.i.i

if.then33.i.i:
  %inc34.i.i = add i32 %54, 1
  store i32 %inc34.i.i, i32* @optind, align 4
  %arrayidx35.i.i = getelementptr i8*, i8** %argv, i32 %54
  %56 = load i8*, i8** %arrayidx35.i.i, align 4
  br label %if.end38.i.i.sink.split

if.end38.i.i.sink.split:
  %.sink = phi i8* [ %56, %if.then33.i.i ], [ %add.ptr18.i.i, %if.then17.i.i ]
  store i8* %.sink, i8** @optarg, align 4
  br label %if.end38.i.i

if.end38.i.i:
  %flag.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 2
  %57 = load i32*, i32** %flag.i.i, align 4
  %tobool40.not.i.i = icmp eq i32* %57, null
  %val.i.i = getelementptr %struct.option, %struct.option* %o, i32 %i.0102.i.i, i32 3
  %58 = load i32, i32* %val.i.i, align 4
  br i1 %tobool40.not.i.i, label %cleanup.i.i, label %if.end43.i.i

if.end43.i.i:
  store i32 %58, i32* %57, align 4
  br label %cleanup.i.i

for.inc.i.i:
  %inc48.i.i = add i32 %i.0102.i.i, 1
  %name1.i.i = getelementptr %struct.option, %struct.option* %o, i32 %inc48.i.i, i32 0
  %59 = load i8*, i8** %name1.i.i, align 4
  %tobool.not.i150.i = icmp eq i8* %59, null
  br i1 %tobool.not.i150.i, label %cleanup.i.i, label %for.body.i.i

cleanup.i.i:
  %retval.0.i151.i = phi i32 [ 0, %if.end43.i.i ], [ %cond.i.i149.i, %if.then26.i.i ], [ 63, %land.lhs.true.i146.i ], [ undef, %name_length.exit.i134.i ], [ %58, %if.end38.i.i ], [ undef, %for.inc.i.i ]
  %cond.i152.i = phi i1 [ false, %if.end43.i.i ], [ false, %if.then26.i.i ], [ false, %land.lhs.true.i146.i ], [ true, %name_length.exit.i134.i ], [ false, %if.end38.i.i ], [ true, %for.inc.i.i ]
  br i1 %cond.i152.i, label %for.end.i.i, label %next.exit

for.end.i.i:
  %60 = load i8*, i8** %name1100.i.i, align 4
  %tobool.not29.i.i154.i = icmp eq i8* %60, null
  br i1 %tobool.not29.i.i154.i, label %abbreviates.exit.i170.i, label %while.cond.preheader.lr.ph.i.i156.i

while.cond.preheader.lr.ph.i.i156.i:
  %cmp25.not.i.i155.i = icmp eq i32 %n.0.i.i131.i, 0
  br label %while.cond.preheader.i.i161.i

for.cond.i.i158.i:
  %name1.i.i157.i = getelementptr %struct.option, %struct.option* %o, i32 %inc11.i.i168.i, i32 0
  %61 = load i8*, i8** %name1.i.i157.i, align 4
  %tobool.not.i90.i.i = icmp eq i8* %61, null
  br i1 %tobool.not.i90.i.i, label %abbreviates.exit.i170.i, label %while.cond.preheader.i.i161.i

while.cond.preheader.i.i161.i:
  %tobool.not31.i.i159.i = phi i1 [ false, %while.cond.preheader.lr.ph.i.i156.i ], [ %tobool.not.i90.i.i, %for.cond.i.i158.i ]
  %62 = phi i8* [ %60, %while.cond.preheader.lr.ph.i.i156.i ], [ %61, %for.cond.i.i158.i ]
  %i.030.i.i160.i = phi i32 [ 0, %while.cond.preheader.lr.ph.i.i156.i ], [ %inc11.i.i168.i, %for.cond.i.i158.i ]
  br i1 %cmp25.not.i.i155.i, label %while.end.i95.i.i, label %land.rhs.i.i165.i

land.rhs.i.i165.i:
  %k.026.i.i162.i = phi i32 [ %inc.i92.i.i, %while.body.i94.i.i ], [ 0, %while.cond.preheader.i.i161.i ]
  %arrayidx4.i.i163.i = getelementptr i8, i8* %62, i32 %k.026.i.i162.i
  %63 = load i8, i8* %arrayidx4.i.i163.i, align 1
  %arrayidx5.i.i164.i = getelementptr i8, i8* %add.ptr29.i, i32 %k.026.i.i162.i
  %64 = load i8, i8* %arrayidx5.i.i164.i, align 1
  %cmp7.i91.i.i = icmp eq i8 %63, %64
  br i1 %cmp7.i91.i.i, label %while.body.i94.i.i, label %while.end.i95.i.i

while.body.i94.i.i:
  %inc.i92.i.i = add nuw i32 %k.026.i.i162.i, 1
  %exitcond.not.i93.i.i = icmp eq i32 %inc.i92.i.i, %n.0.i.i131.i
  br i1 %exitcond.not.i93.i.i, label %while.end.i95.i.i, label %land.rhs.i.i165.i

while.end.i95.i.i:
  %k.0.lcssa.i.i166.i = phi i32 [ 0, %while.cond.preheader.i.i161.i ], [ %k.026.i.i162.i, %land.rhs.i.i165.i ], [ %n.0.i.i131.i, %while.body.i94.i.i ]
  %cmp9.i.i167.i = icmp eq i32 %k.0.lcssa.i.i166.i, %n.0.i.i131.i
  %inc11.i.i168.i = add i32 %i.030.i.i160.i, 1
  br i1 %cmp9.i.i167.i, label %abbreviates.exit.i170.i, label %for.cond.i.i158.i

abbreviates.exit.i170.i:
  %tobool.not.lcssa.i.i169.i = phi i1 [ %tobool.not29.i.i154.i, %for.end.i.i ], [ %tobool.not31.i.i159.i, %while.end.i95.i.i ], [ %tobool.not.i90.i.i, %for.cond.i.i158.i ]
  br i1 %tobool.not.lcssa.i.i169.i, label %if.end52.i.i, label %if.then51.i.i

if.then51.i.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0)) #5
  unreachable

if.end52.i.i:
  store i32 0, i32* @optopt, align 4
  br label %next.exit

next.exit:
  %retval.1.i = phi i32 [ 1, %if.end.i.i ], [ %cond.i.i, %if.end33.i.i ], [ %cond.i.i, %if.then35.i.i ], [ %cond.i125.i, %if.end33.i127.i ], [ %cond.i125.i, %if.then35.i129.i ], [ 63, %if.end52.i.i ], [ %retval.0.i151.i, %cleanup.i.i ], [ -1, %if.then22.i.i ], [ -1, %if.end14.i ], [ -1, %lor.lhs.false.i64.i ], [ -1, %lor.lhs.false1.i65.i ], [ -1, %lor.lhs.false6.i.i ]
  ret i32 %retval.1.i
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin noreturn nounwind }

