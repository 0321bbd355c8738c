target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lconv = type { i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i64, i64, i64, i8*, i8*, i64, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }

@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"c-locale\00", align 1
@.str.2 = private unnamed_addr constant [74 x i8] c"characters are those of the C locale: a wide character is a byte of ASCII\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"setlocale|fails|succeeds\00", align 1
@localeconv.c = internal global %struct.lconv { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i32 0, i32 0), i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0 }, align 8
@.str.4 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"ANSI_X3.4-1968\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"fnmatch\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"regcomp|fails|succeeds\00", align 1
@.str.9 = private unnamed_addr constant [37 x i8] c"regexec|finds no match|finds a match\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"regexec\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.12 = private unnamed_addr constant [33 x i8] c"dlopen: no library can be opened\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"dlopen\00", align 1
@.str.14 = private unnamed_addr constant [30 x i8] c"dlsym: no symbol can be found\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"dlsym\00", align 1
@.str.16 = private unnamed_addr constant [67 x i8] c"dlclose: what a library executes when it is closed is not followed\00", align 1
@.str.17 = private unnamed_addr constant [25 x i8] c"no library can be opened\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"library\00", align 1

define dso_local i8* @setlocale(i32 noundef %category, i8* noundef readonly %name) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %name, null
  br i1 %tobool.not, label %return, label %lor.lhs.false

lor.lhs.false:
  %0 = load i8, i8* %name, align 1
  switch i8 %0, label %if.end [
    i8 0, label %return
    i8 67, label %land.lhs.true
  ]

land.lhs.true:
  %arrayidx = getelementptr i8, i8* %name, i64 1
  %1 = load i8, i8* %arrayidx, align 1
  %tobool4.not = icmp eq i8 %1, 0
  br i1 %tobool4.not, label %return, label %if.end

if.end:
  call void @__mw_may_set_errno() #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.2, i64 0, i64 0)) #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0)) #6
  %tobool5.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool5.not, i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)
  br label %return

return:
  %retval.0 = phi i8* [ %cond, %if.end ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %lor.lhs.false ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %land.lhs.true ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %entry ]
  ret i8* %retval.0
}

declare void @__mw_may_set_errno() local_unnamed_addr #1

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

define dso_local nonnull %struct.lconv* @localeconv() local_unnamed_addr #2 {
entry:
  ret %struct.lconv* @localeconv.c
}

define dso_local i8* @nl_langinfo(i32 noundef %item) local_unnamed_addr #2 {
entry:
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0)
}

define dso_local i8* @gettext(i8* noundef readnone returned %s) local_unnamed_addr #2 {
entry:
  ret i8* %s
}

define dso_local i8* @dgettext(i8* nocapture noundef readnone %domain, i8* noundef readnone returned %s) local_unnamed_addr #2 {
entry:
  ret i8* %s
}

define dso_local i8* @dcgettext(i8* nocapture noundef readnone %domain, i8* noundef readnone returned %s, i32 noundef %category) local_unnamed_addr #2 {
entry:
  ret i8* %s
}

define dso_local i8* @ngettext(i8* noundef readnone %one, i8* noundef readnone %many, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp = icmp eq i64 %n, 1
  %cond = select i1 %cmp, i8* %one, i8* %many
  ret i8* %cond
}

define dso_local i8* @bindtextdomain(i8* nocapture noundef readnone %domain, i8* noundef readnone returned %directory) local_unnamed_addr #2 {
entry:
  ret i8* %directory
}

define dso_local i8* @bind_textdomain_codeset(i8* nocapture noundef readnone %domain, i8* noundef readnone returned %set) local_unnamed_addr #2 {
entry:
  ret i8* %set
}

define dso_local i8* @textdomain(i8* noundef readnone returned %domain) local_unnamed_addr #2 {
entry:
  ret i8* %domain
}

define dso_local i64 @wcslen(i32* noundef %s) local_unnamed_addr #3 {
entry:
  %0 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 0) #6
  br label %while.cond

while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr i32, i32* %s, i64 %n.0
  %1 = load i32, i32* %arrayidx, align 4
  %tobool.not = icmp eq i32 %1, 0
  %inc = add i64 %n.0, 1
  br i1 %tobool.not, label %while.end, label %while.cond

while.end:
  %add = shl i64 %n.0, 2
  %mul = add i64 %add, 4
  call void @__midway_touched(i8* noundef %0, i64 noundef %mul, i32 noundef 0) #6
  ret i64 %n.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32* @wcscpy(i32* noundef returned %d, i32* noundef %s) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 0) #6
  br label %while.cond.i

while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i32, i32* %s, i64 %n.0.i
  %1 = load i32, i32* %arrayidx.i, align 4
  %tobool.not.i = icmp eq i32 %1, 0
  %inc.i = add i64 %n.0.i, 1
  br i1 %tobool.not.i, label %wcslen.exit, label %while.cond.i

wcslen.exit:
  %2 = bitcast i32* %d to i8*
  %add.i = shl i64 %n.0.i, 2
  %mul.i = add i64 %add.i, 4
  call void @__midway_touched(i8* noundef %0, i64 noundef %mul.i, i32 noundef 0) #6
  call void @__midway_memcpy(i8* noundef %2, i8* noundef %0, i64 noundef %mul.i) #6
  ret i32* %d
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32* @wmemcpy(i32* noundef returned %d, i32* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %d to i8*
  %1 = bitcast i32* %s to i8*
  %mul = shl i64 %n, 2
  call void @__midway_memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %mul) #6
  ret i32* %d
}

define dso_local i32 @wcscmp(i32* noundef %a, i32* noundef %b) local_unnamed_addr #3 {
entry:
  br label %while.cond

while.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr i32, i32* %a, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %arrayidx1 = getelementptr i32, i32* %b, i64 %i.0
  %1 = load i32, i32* %arrayidx1, align 4
  %cmp = icmp ne i32 %0, %1
  %tobool.not = icmp eq i32 %0, 0
  %or.cond = or i1 %tobool.not, %cmp
  %inc = add i64 %i.0, 1
  br i1 %or.cond, label %while.end, label %while.cond

while.end:
  %arrayidx.le = getelementptr i32, i32* %a, i64 %i.0
  %arrayidx1.le = getelementptr i32, i32* %b, i64 %i.0
  %2 = bitcast i32* %a to i8*
  %add = shl i64 %i.0, 2
  %mul = add i64 %add, 4
  call void @__midway_touched(i8* noundef %2, i64 noundef %mul, i32 noundef 0) #6
  %3 = bitcast i32* %b to i8*
  call void @__midway_touched(i8* noundef %3, i64 noundef %mul, i32 noundef 0) #6
  %4 = load i32, i32* %arrayidx.le, align 4
  %5 = load i32, i32* %arrayidx1.le, align 4
  %cmp7 = icmp sgt i32 %4, %5
  %conv = zext i1 %cmp7 to i32
  %cmp10 = icmp slt i32 %4, %5
  %conv11.neg = sext i1 %cmp10 to i32
  %sub = add nsw i32 %conv11.neg, %conv
  ret i32 %sub
}

define dso_local i64 @mbstowcs(i32* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #6
  %tobool.not = icmp eq i32* %d, null
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:
  %cmp = icmp ult i64 %call, %n
  %add = add i64 %call, 1
  %cond = select i1 %cmp, i64 %add, i64 %n
  %0 = bitcast i32* %d to i8*
  %mul = shl i64 %cond, 2
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef %mul, i32 noundef 1) #6
  %cmp126.not = icmp eq i64 %cond, 0
  br i1 %cmp126.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:
  %cond8 = select i1 %cmp, i64 %call, i64 %n
  br label %cleanup

for.body:
  %i.027 = phi i64 [ %inc, %for.body ], [ 0, %if.end ]
  %arrayidx = getelementptr i8, i8* %s, i64 %i.027
  %1 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %1 to i32
  %arrayidx2 = getelementptr i32, i32* %d, i64 %i.027
  store i32 %conv, i32* %arrayidx2, align 4
  %inc = add nuw i64 %i.027, 1
  %exitcond.not = icmp eq i64 %inc, %cond
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

cleanup:
  %retval.0 = phi i64 [ %cond8, %for.cond.cleanup ], [ %call, %entry ]
  ret i64 %retval.0
}

declare i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i64 @wcstombs(i8* noundef %d, i32* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %s to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 0) #6
  br label %while.cond.i

while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i32, i32* %s, i64 %n.0.i
  %1 = load i32, i32* %arrayidx.i, align 4
  %tobool.not.i = icmp eq i32 %1, 0
  %inc.i = add i64 %n.0.i, 1
  br i1 %tobool.not.i, label %wcslen.exit, label %while.cond.i

wcslen.exit:
  %add.i = shl i64 %n.0.i, 2
  %mul.i = add i64 %add.i, 4
  call void @__midway_touched(i8* noundef %0, i64 noundef %mul.i, i32 noundef 0) #6
  %tobool.not = icmp eq i8* %d, null
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:
  %cmp = icmp ult i64 %n.0.i, %n
  %cond = select i1 %cmp, i64 %inc.i, i64 %n
  call void @__midway_check(i8* noundef nonnull %d, i64 noundef %cond, i32 noundef 1) #6
  %cmp126.not = icmp eq i64 %cond, 0
  br i1 %cmp126.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:
  %cond8 = select i1 %cmp, i64 %n.0.i, i64 %n
  br label %cleanup

for.body:
  %i.027 = phi i64 [ %inc, %for.body ], [ 0, %if.end ]
  %arrayidx = getelementptr i32, i32* %s, i64 %i.027
  %2 = load i32, i32* %arrayidx, align 4
  %conv = trunc i32 %2 to i8
  %arrayidx2 = getelementptr i8, i8* %d, i64 %i.027
  store i8 %conv, i8* %arrayidx2, align 1
  %inc = add nuw i64 %i.027, 1
  %exitcond.not = icmp eq i64 %inc, %cond
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

cleanup:
  %retval.0 = phi i64 [ %cond8, %for.cond.cleanup ], [ %n.0.i, %wcslen.exit ]
  ret i64 %retval.0
}

define dso_local i32 @mblen(i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i8* %s, null
  br i1 %tobool.not.i, label %mbtowc.exit, label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq i64 %n, 0
  br i1 %tobool1.not.i, label %mbtowc.exit, label %if.end3.i

if.end3.i:
  call void @__midway_check(i8* noundef nonnull %s, i64 noundef 1, i32 noundef 0) #6
  %0 = load i8, i8* %s, align 1
  %cmp.i = icmp slt i8 %0, 0
  br i1 %cmp.i, label %if.then5.i, label %if.end6.i

if.then5.i:
  %call.i = call i32 @__mw_fail(i32 noundef 84) #6
  br label %mbtowc.exit

if.end6.i:
  %cmp12.i = icmp ne i8 %0, 0
  %conv13.i = zext i1 %cmp12.i to i32
  br label %mbtowc.exit

mbtowc.exit:
  %retval.0.i = phi i32 [ %call.i, %if.then5.i ], [ %conv13.i, %if.end6.i ], [ 0, %entry ], [ -1, %if.end.i ]
  ret i32 %retval.0.i
}

define dso_local i32 @mbtowc(i32* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %s, null
  br i1 %tobool.not, label %return, label %if.end

if.end:
  %tobool1.not = icmp eq i64 %n, 0
  br i1 %tobool1.not, label %return, label %if.end3

if.end3:
  call void @__midway_check(i8* noundef nonnull %s, i64 noundef 1, i32 noundef 0) #6
  %0 = load i8, i8* %s, align 1
  %cmp = icmp slt i8 %0, 0
  br i1 %cmp, label %if.then5, label %if.end6

if.then5:
  %call = call i32 @__mw_fail(i32 noundef 84) #6
  br label %return

if.end6:
  %tobool7.not = icmp eq i32* %d, null
  br i1 %tobool7.not, label %if.end10, label %if.then8

if.then8:
  %1 = bitcast i32* %d to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 4, i32 noundef 1) #6
  %2 = load i8, i8* %s, align 1
  %conv9 = zext i8 %2 to i32
  store i32 %conv9, i32* %d, align 4
  br label %if.end10

if.end10:
  %3 = load i8, i8* %s, align 1
  %cmp12 = icmp ne i8 %3, 0
  %conv13 = zext i1 %cmp12 to i32
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then5 ], [ %conv13, %if.end10 ], [ 0, %entry ], [ -1, %if.end ]
  ret i32 %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

define dso_local i8* @basename(i8* noundef readonly %path) local_unnamed_addr #5 {
entry:
  br label %for.cond

for.cond:
  %base.0 = phi i8* [ %path, %entry ], [ %base.1, %for.inc ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %arrayidx = getelementptr i8, i8* %path, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  switch i8 %0, label %for.inc [
    i8 0, label %for.cond.cleanup
    i8 47, label %if.then
  ]

for.cond.cleanup:
  ret i8* %base.0

if.then:
  %add.ptr3 = getelementptr i8, i8* %arrayidx, i64 1
  br label %for.inc

for.inc:
  %base.1 = phi i8* [ %add.ptr3, %if.then ], [ %base.0, %for.cond ]
  %inc = add i64 %i.0, 1
  br label %for.cond
}

define dso_local i8* @__xpg_basename(i8* noundef %path) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %path, null
  br i1 %tobool.not, label %return, label %lor.lhs.false

lor.lhs.false:
  %0 = load i8, i8* %path, align 1
  %tobool1.not = icmp eq i8 %0, 0
  br i1 %tobool1.not, label %return, label %if.end

if.end:
  %call = call i64 @__mw_read_string(i8* noundef nonnull %path) #6
  %1 = icmp ne i64 %call, 0
  %umin.i = zext i1 %1 to i64
  br label %while.cond.i

while.cond.i:
  %n.addr.0.i = phi i64 [ %call, %if.end ], [ %sub.i, %land.rhs.i ]
  %cmp.i = icmp ugt i64 %n.addr.0.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %without_slashes.exit

land.rhs.i:
  %sub.i = add i64 %n.addr.0.i, -1
  %arrayidx.i = getelementptr i8, i8* %path, i64 %sub.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %cmp1.i = icmp eq i8 %2, 47
  br i1 %cmp1.i, label %while.cond.i, label %without_slashes.exit

without_slashes.exit:
  %n.addr.0.lcssa.i = phi i64 [ %umin.i, %while.cond.i ], [ %n.addr.0.i, %land.rhs.i ]
  %arrayidx = getelementptr i8, i8* %path, i64 %n.addr.0.lcssa.i
  %3 = load i8, i8* %arrayidx, align 1
  %tobool3.not = icmp eq i8 %3, 0
  br i1 %tobool3.not, label %while.cond.preheader, label %if.then4

if.then4:
  store i8 0, i8* %arrayidx, align 1
  br label %while.cond.preheader

while.cond.preheader:
  br label %while.cond

while.cond:
  %i.0 = phi i64 [ %sub, %land.rhs ], [ %n.addr.0.lcssa.i, %while.cond.preheader ]
  %cmp.not = icmp eq i64 %i.0, 0
  br i1 %cmp.not, label %while.end, label %land.rhs

land.rhs:
  %sub = add i64 %i.0, -1
  %arrayidx7 = getelementptr i8, i8* %path, i64 %sub
  %4 = load i8, i8* %arrayidx7, align 1
  %cmp8.not = icmp eq i8 %4, 47
  br i1 %cmp8.not, label %while.end, label %while.cond

while.end:
  %i.0.lcssa = phi i64 [ 0, %while.cond ], [ %i.0, %land.rhs ]
  %cmp10 = icmp eq i64 %i.0.lcssa, %n.addr.0.lcssa.i
  %cond.idx = select i1 %cmp10, i64 0, i64 %i.0.lcssa
  %cond = getelementptr i8, i8* %path, i64 %cond.idx
  br label %return

return:
  %retval.0 = phi i8* [ %cond, %while.end ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), %lor.lhs.false ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), %entry ]
  ret i8* %retval.0
}

define dso_local i8* @dirname(i8* noundef %path) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %path, null
  br i1 %tobool.not, label %return, label %lor.lhs.false

lor.lhs.false:
  %0 = load i8, i8* %path, align 1
  %tobool1.not = icmp eq i8 %0, 0
  br i1 %tobool1.not, label %return, label %if.end

if.end:
  %call = call i64 @__mw_read_string(i8* noundef nonnull %path) #6
  %1 = icmp ne i64 %call, 0
  %umin.i = zext i1 %1 to i64
  br label %while.cond.i

while.cond.i:
  %n.addr.0.i = phi i64 [ %call, %if.end ], [ %sub.i, %land.rhs.i ]
  %cmp.i = icmp ugt i64 %n.addr.0.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %while.cond.preheader

land.rhs.i:
  %sub.i = add i64 %n.addr.0.i, -1
  %arrayidx.i = getelementptr i8, i8* %path, i64 %sub.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %cmp1.i = icmp eq i8 %2, 47
  br i1 %cmp1.i, label %while.cond.i, label %while.cond.preheader

while.cond.preheader:
  %n.0.ph = phi i64 [ %n.addr.0.i, %land.rhs.i ], [ %umin.i, %while.cond.i ]
  br label %while.cond

while.cond:
  %n.0 = phi i64 [ %sub, %land.rhs ], [ %n.0.ph, %while.cond.preheader ]
  %cond = icmp eq i64 %n.0, 0
  br i1 %cond, label %return, label %land.rhs

land.rhs:
  %sub = add i64 %n.0, -1
  %arrayidx = getelementptr i8, i8* %path, i64 %sub
  %3 = load i8, i8* %arrayidx, align 1
  %cmp3.not = icmp eq i8 %3, 47
  br i1 %cmp3.not, label %while.cond.i49, label %while.cond

while.cond.i49:
  %n.addr.0.i47 = phi i64 [ %sub.i50, %land.rhs.i53 ], [ %n.0, %land.rhs ]
  %cmp.i48 = icmp ugt i64 %n.addr.0.i47, 1
  br i1 %cmp.i48, label %land.rhs.i53, label %without_slashes.exit55

land.rhs.i53:
  %sub.i50 = add i64 %n.addr.0.i47, -1
  %arrayidx.i51 = getelementptr i8, i8* %path, i64 %sub.i50
  %4 = load i8, i8* %arrayidx.i51, align 1
  %cmp1.i52 = icmp eq i8 %4, 47
  br i1 %cmp1.i52, label %while.cond.i49, label %without_slashes.exit55

without_slashes.exit55:
  %n.addr.0.lcssa.i54 = phi i64 [ 1, %while.cond.i49 ], [ %n.addr.0.i47, %land.rhs.i53 ]
  %cmp10 = icmp eq i64 %n.addr.0.lcssa.i54, 1
  br i1 %cmp10, label %land.lhs.true, label %if.end27

land.lhs.true:
  %5 = load i8, i8* %path, align 1
  %cmp14 = icmp eq i8 %5, 47
  br i1 %cmp14, label %land.lhs.true16, label %if.end27

land.lhs.true16:
  %arrayidx17 = getelementptr i8, i8* %path, i64 1
  %6 = load i8, i8* %arrayidx17, align 1
  %cmp19 = icmp eq i8 %6, 47
  br i1 %cmp19, label %land.lhs.true21, label %if.end27

land.lhs.true21:
  %arrayidx22 = getelementptr i8, i8* %path, i64 2
  %7 = load i8, i8* %arrayidx22, align 1
  %cmp24.not = icmp eq i8 %7, 47
  %spec.select = select i1 %cmp24.not, i64 1, i64 2
  br label %if.end27

if.end27:
  %n.1 = phi i64 [ 1, %land.lhs.true16 ], [ 1, %land.lhs.true ], [ %n.addr.0.lcssa.i54, %without_slashes.exit55 ], [ %spec.select, %land.lhs.true21 ]
  %arrayidx28 = getelementptr i8, i8* %path, i64 %n.1
  store i8 0, i8* %arrayidx28, align 1
  br label %return

return:
  %retval.1 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), %lor.lhs.false ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), %entry ], [ %path, %if.end27 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), %while.cond ]
  ret i8* %retval.1
}

define dso_local i32 @fnmatch(i8* noundef %pattern, i8* noundef %s, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %pattern, i64 noundef -1) #6
  call void @__mw_read_text(i8* noundef %s, i64 noundef -1) #6
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)) #6
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  %and = and i32 %1, 1
  ret i32 %and
}

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @regcomp(%struct.re_pattern_buffer* noundef %r, i8* noundef %pattern, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %pattern, i64 noundef -1) #6
  %0 = bitcast %struct.re_pattern_buffer* %r to i8*
  call void @__midway_memset(i8* noundef %0, i32 noundef 0, i64 noundef 64) #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i64 0, i64 0)) #6
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, i32 2, i32 0
  ret i32 %cond
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @regexec(%struct.re_pattern_buffer* nocapture noundef readnone %r, i8* noundef %s, i64 noundef %n, %struct.regmatch_t* noundef %match, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #6
  %call1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.9, i64 0, i64 0)) #6
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %cleanup, label %for.cond.preheader

for.cond.preheader:
  %tobool = icmp ne %struct.regmatch_t* %match, null
  %cmp225 = icmp ne i64 %n, 0
  %0 = and i1 %tobool, %cmp225
  br i1 %0, label %for.body, label %cleanup

for.body:
  %i.026 = phi i64 [ %inc, %for.body ], [ 0, %for.cond.preheader ]
  %add.ptr = getelementptr %struct.regmatch_t, %struct.regmatch_t* %match, i64 %i.026
  %1 = bitcast %struct.regmatch_t* %add.ptr to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 8, i32 noundef 1) #6
  %tobool3.not = icmp ne i64 %i.026, 0
  %conv = sext i1 %tobool3.not to i64
  %call4 = call i64 @__mw_between(i64 noundef %conv, i64 noundef %call, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i64 0, i64 0)) #6
  %conv5 = trunc i64 %call4 to i32
  %rm_so = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %add.ptr, i64 0, i32 0
  store i32 %conv5, i32* %rm_so, align 4
  %sext = shl i64 %call4, 32
  %conv8 = ashr exact i64 %sext, 32
  %call9 = call i64 @__mw_between(i64 noundef %conv8, i64 noundef %call, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i64 0, i64 0)) #6
  %conv10 = trunc i64 %call9 to i32
  %rm_eo = getelementptr %struct.regmatch_t, %struct.regmatch_t* %match, i64 %i.026, i32 1
  store i32 %conv10, i32* %rm_eo, align 4
  %inc = add nuw i64 %i.026, 1
  %cmp2 = icmp ult i64 %inc, %n
  %2 = select i1 %tobool, i1 %cmp2, i1 false
  br i1 %2, label %for.body, label %cleanup

cleanup:
  %retval.0 = phi i32 [ 1, %entry ], [ 0, %for.cond.preheader ], [ 0, %for.body ]
  ret i32 %retval.0
}

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i64 @regerror(i32 noundef %error, %struct.re_pattern_buffer* nocapture noundef readnone %r, i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i64 %n, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_check(i8* noundef %s, i64 noundef %n, i32 noundef 1) #6
  store i8 0, i8* %s, align 1
  br label %if.end

if.end:
  ret i64 1
}

define dso_local void @regfree(%struct.re_pattern_buffer* nocapture noundef %r) local_unnamed_addr #2 {
entry:
  ret void
}

define dso_local i8* @dlopen(i8* nocapture noundef readnone %path, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i64, align 8
  %v.i = alloca i64, align 8
  call void @__mw_may_set_errno() #6
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %entered.exit

if.then.i:
  %0 = bitcast i64* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0)) #6
  %1 = load i64, i64* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %2 = inttoptr i64 %1 to void ()*
  call void %2() #6
  br label %entered.exit

entered.exit:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.12, i64 0, i64 0)) #6
  %call = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %3 = bitcast i64* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0)) #6
  %4 = load i64, i64* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7
  %5 = inttoptr i64 %4 to i8*
  br label %cond.end

cond.end:
  %cond = phi i8* [ %5, %cond.false ], [ null, %entered.exit ]
  ret i8* %cond
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #1

define dso_local i8* @dlsym(i8* nocapture noundef readnone %library, i8* nocapture noundef readnone %name) local_unnamed_addr #0 {
entry:
  %v.i = alloca i64, align 8
  call void @__mw_may_set_errno() #6
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.14, i64 0, i64 0)) #6
  %call = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %0 = bitcast i64* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0)) #6
  %1 = load i64, i64* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %2 = inttoptr i64 %1 to i8*
  br label %cond.end

cond.end:
  %cond = phi i8* [ %2, %cond.false ], [ null, %entry ]
  ret i8* %cond
}

define dso_local i32 @dlclose(i8* nocapture noundef readnone %library) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i64, align 8
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %entered.exit

if.then.i:
  %0 = bitcast i64* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0)) #6
  %1 = load i64, i64* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %2 = inttoptr i64 %1 to void ()*
  call void %2() #6
  br label %entered.exit

entered.exit:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.16, i64 0, i64 0)) #6
  ret i32 0
}

define dso_local i8* @dlerror() local_unnamed_addr #2 {
entry:
  ret i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.17, i64 0, i64 0)
}

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nofree norecurse nosync nounwind null_pointer_is_valid readonly }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nounwind }

