target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"buffer overflow\00", align 1

define dso_local i8* @memcpy(i8* noundef returned %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  ret i8* %d
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @memmove(i8* noundef returned %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  ret i8* %d
}

define dso_local i8* @mempcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  %add.ptr = getelementptr i8, i8* %d, i64 %n
  ret i8* %add.ptr
}

define dso_local i8* @__mempcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  %add.ptr.i = getelementptr i8, i8* %d, i64 %n
  ret i8* %add.ptr.i
}

define dso_local i8* @memset(i8* noundef returned %d, i32 noundef %c, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memset(i8* noundef %d, i32 noundef %c, i64 noundef %n) #4
  ret i8* %d
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local void @bcopy(i8* noundef %s, i8* noundef %d, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  ret void
}

define dso_local void @bzero(i8* noundef %d, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memset(i8* noundef %d, i32 noundef 0, i64 noundef %n) #4
  ret void
}

define dso_local void @explicit_bzero(i8* noundef %d, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_memset(i8* noundef %d, i32 noundef 0, i64 noundef %n) #4
  ret void
}

define dso_local i32 @memcmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) local_unnamed_addr #2 {
entry:
  call void @__midway_check(i8* noundef %a, i64 noundef %n, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef %n, i32 noundef 0) #4
  %cmp.not15.i = icmp eq i64 %n, 0
  br i1 %cmp.not15.i, label %compare.exit, label %for.body.i

for.body.i:
  %dec17.in.i = phi i64 [ %dec17.i, %for.body.i ], [ %n, %entry ]
  %r.016.i = phi i32 [ %cond.i, %for.body.i ], [ 0, %entry ]
  %dec17.i = add i64 %dec17.in.i, -1
  %arrayidx.i = getelementptr i8, i8* %a, i64 %dec17.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %0 to i32
  %arrayidx1.i = getelementptr i8, i8* %b, i64 %dec17.i
  %1 = load i8, i8* %arrayidx1.i, align 1
  %conv2.i = zext i8 %1 to i32
  %sub.i = sub nsw i32 %conv.i, %conv2.i
  %tobool.not.i = icmp eq i32 %sub.i, 0
  %cond.i = select i1 %tobool.not.i, i32 %r.016.i, i32 %sub.i
  %cmp.not.i = icmp eq i64 %dec17.i, 0
  br i1 %cmp.not.i, label %compare.exit, label %for.body.i

compare.exit:
  %r.0.lcssa.i = phi i32 [ 0, %entry ], [ %cond.i, %for.body.i ]
  ret i32 %r.0.lcssa.i
}

define dso_local i32 @bcmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) local_unnamed_addr #2 {
entry:
  call void @__midway_check(i8* noundef %a, i64 noundef %n, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef %n, i32 noundef 0) #4
  %cmp.not15.i = icmp eq i64 %n, 0
  br i1 %cmp.not15.i, label %compare.exit, label %for.body.i

for.body.i:
  %dec17.in.i = phi i64 [ %dec17.i, %for.body.i ], [ %n, %entry ]
  %r.016.i = phi i32 [ %cond.i, %for.body.i ], [ 0, %entry ]
  %dec17.i = add i64 %dec17.in.i, -1
  %arrayidx.i = getelementptr i8, i8* %a, i64 %dec17.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %0 to i32
  %arrayidx1.i = getelementptr i8, i8* %b, i64 %dec17.i
  %1 = load i8, i8* %arrayidx1.i, align 1
  %conv2.i = zext i8 %1 to i32
  %sub.i = sub nsw i32 %conv.i, %conv2.i
  %tobool.not.i = icmp eq i32 %sub.i, 0
  %cond.i = select i1 %tobool.not.i, i32 %r.016.i, i32 %sub.i
  %cmp.not.i = icmp eq i64 %dec17.i, 0
  br i1 %cmp.not.i, label %compare.exit, label %for.body.i

compare.exit:
  %r.0.lcssa.i = phi i32 [ 0, %entry ], [ %cond.i, %for.body.i ]
  ret i32 %r.0.lcssa.i
}

define dso_local i32 @timingsafe_bcmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %a, i64 noundef %n, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef %n, i32 noundef 0) #4
  %cmp.not15.i = icmp eq i64 %n, 0
  br i1 %cmp.not15.i, label %compare.exit, label %for.body.i

for.body.i:
  %dec17.in.i = phi i64 [ %dec17.i, %for.body.i ], [ %n, %entry ]
  %r.016.i = phi i32 [ %cond.i, %for.body.i ], [ 0, %entry ]
  %dec17.i = add i64 %dec17.in.i, -1
  %arrayidx.i = getelementptr i8, i8* %a, i64 %dec17.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %0 to i32
  %arrayidx1.i = getelementptr i8, i8* %b, i64 %dec17.i
  %1 = load i8, i8* %arrayidx1.i, align 1
  %conv2.i = zext i8 %1 to i32
  %sub.i = sub nsw i32 %conv.i, %conv2.i
  %tobool.not.i = icmp eq i32 %sub.i, 0
  %cond.i = select i1 %tobool.not.i, i32 %r.016.i, i32 %sub.i
  %cmp.not.i = icmp eq i64 %dec17.i, 0
  br i1 %cmp.not.i, label %compare.exit, label %for.body.i

compare.exit:
  %r.0.lcssa.i = phi i32 [ 0, %entry ], [ %cond.i, %for.body.i ]
  ret i32 %r.0.lcssa.i
}

define dso_local i8* @memchr(i8* noundef %p, i32 noundef %c, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %search.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %p, i64 noundef 1, i32 noundef 0) #4
  %0 = trunc i32 %c to i8
  %1 = load i8, i8* %p, align 1
  %cmp3.not.i1 = icmp eq i8 %1, %0
  br i1 %cmp3.not.i1, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr i8, i8* %p, i64 %inc.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %cmp3.not.i = icmp eq i8 %2, %0
  br i1 %cmp3.not.i, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %i.029.i2 = phi i64 [ %inc.i, %land.rhs.i ], [ 0, %if.end.i ]
  %inc.i = add nuw i64 %i.029.i2, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %while.end.i.loopexit, label %land.rhs.i

while.end.i.loopexit:
  %i.0.lcssa.ph.i.ph = phi i64 [ %inc.i, %land.rhs.i ], [ %n, %while.body.i ]
  %cmp.i.le = icmp ult i64 %inc.i, %n
  br label %while.end.i

while.end.i:
  %i.0.lcssa.ph.i = phi i64 [ 0, %if.end.i ], [ %i.0.lcssa.ph.i.ph, %while.end.i.loopexit ]
  %cmp.lcssa.ph.i = phi i1 [ true, %if.end.i ], [ %cmp.i.le, %while.end.i.loopexit ]
  %add.i = add i64 %i.0.lcssa.ph.i, 1
  %cond.i = select i1 %cmp.lcssa.ph.i, i64 %add.i, i64 %n
  call void @__midway_touched(i8* noundef %p, i64 noundef %cond.i, i32 noundef 0) #4
  %add.ptr.i = getelementptr i8, i8* %p, i64 %i.0.lcssa.ph.i
  %cond12.i = select i1 %cmp.lcssa.ph.i, i8* %add.ptr.i, i8* null
  br label %search.exit

search.exit:
  %retval.0.i = phi i8* [ %cond12.i, %while.end.i ], [ null, %entry ]
  ret i8* %retval.0.i
}

define dso_local i8* @rawmemchr(i8* noundef %p, i32 noundef %c) local_unnamed_addr #2 {
entry:
  call void @__midway_check(i8* noundef %p, i64 noundef 1, i32 noundef 0) #4
  %0 = trunc i32 %c to i8
  %1 = load i8, i8* %p, align 1
  %cmp3.not34.i = icmp eq i8 %1, %0
  br i1 %cmp3.not34.i, label %search.exit, label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr i8, i8* %p, i64 %inc.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %cmp3.not.i = icmp eq i8 %2, %0
  br i1 %cmp3.not.i, label %search.exit.loopexit, label %while.body.i

while.body.i:
  %i.02935.i = phi i64 [ %inc.i, %land.rhs.i ], [ 0, %entry ]
  %inc.i = add nuw i64 %i.02935.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, -1
  br i1 %exitcond.not.i, label %search.exit.loopexit, label %land.rhs.i

search.exit.loopexit:
  %inc.i.lcssa = phi i64 [ -1, %while.body.i ], [ %inc.i, %land.rhs.i ]
  %cmp.i.le = icmp ne i64 %inc.i.lcssa, -1
  br label %search.exit

search.exit:
  %i.0.lcssa.ph.i = phi i64 [ 0, %entry ], [ %inc.i.lcssa, %search.exit.loopexit ]
  %cmp.lcssa.ph.i = phi i1 [ true, %entry ], [ %cmp.i.le, %search.exit.loopexit ]
  %add.i = add i64 %i.0.lcssa.ph.i, 1
  %cond.i = select i1 %cmp.lcssa.ph.i, i64 %add.i, i64 -1
  call void @__midway_touched(i8* noundef %p, i64 noundef %cond.i, i32 noundef 0) #4
  %add.ptr.i = getelementptr i8, i8* %p, i64 %i.0.lcssa.ph.i
  %cond12.i = select i1 %cmp.lcssa.ph.i, i8* %add.ptr.i, i8* null
  ret i8* %cond12.i
}

define dso_local i8* @memrchr(i8* noundef %p, i32 noundef %c, i64 noundef %n) local_unnamed_addr #2 {
entry:
  call void @__midway_check(i8* noundef %p, i64 noundef %n, i32 noundef 0) #4
  %0 = trunc i32 %c to i8
  br label %while.cond

while.cond:
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %while.body ]
  %dec = add i64 %n.addr.0, -1
  %cmp.not = icmp eq i64 %n.addr.0, 0
  br i1 %cmp.not, label %cleanup, label %while.body

while.body:
  %arrayidx = getelementptr i8, i8* %p, i64 %dec
  %1 = load i8, i8* %arrayidx, align 1
  %cmp3 = icmp eq i8 %1, %0
  br i1 %cmp3, label %cleanup.split.loop.exit11, label %while.cond

cleanup.split.loop.exit11:
  %arrayidx.le = getelementptr i8, i8* %p, i64 %dec
  br label %cleanup

cleanup:
  %retval.0 = phi i8* [ %arrayidx.le, %cleanup.split.loop.exit11 ], [ null, %while.cond ]
  ret i8* %retval.0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @memccpy(i8* noundef %d, i8* noundef %s, i32 noundef %c, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %search.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = trunc i32 %c to i8
  %1 = load i8, i8* %s, align 1
  %cmp3.not.i15 = icmp eq i8 %1, %0
  br i1 %cmp3.not.i15, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr i8, i8* %s, i64 %inc.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %cmp3.not.i = icmp eq i8 %2, %0
  br i1 %cmp3.not.i, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %i.029.i16 = phi i64 [ %inc.i, %land.rhs.i ], [ 0, %if.end.i ]
  %inc.i = add nuw i64 %i.029.i16, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %while.end.i.loopexit, label %land.rhs.i

while.end.i.loopexit:
  %i.0.lcssa.ph.i.ph = phi i64 [ %inc.i, %land.rhs.i ], [ %n, %while.body.i ]
  %cmp.i.le = icmp ult i64 %inc.i, %n
  br label %while.end.i

while.end.i:
  %i.0.lcssa.ph.i = phi i64 [ 0, %if.end.i ], [ %i.0.lcssa.ph.i.ph, %while.end.i.loopexit ]
  %cmp.lcssa.ph.i = phi i1 [ true, %if.end.i ], [ %cmp.i.le, %while.end.i.loopexit ]
  %add.i = add i64 %i.0.lcssa.ph.i, 1
  %cond.i = select i1 %cmp.lcssa.ph.i, i64 %add.i, i64 %n
  call void @__midway_touched(i8* noundef %s, i64 noundef %cond.i, i32 noundef 0) #4
  %add.ptr.i = getelementptr i8, i8* %s, i64 %i.0.lcssa.ph.i
  %cond12.i = select i1 %cmp.lcssa.ph.i, i8* %add.ptr.i, i8* null
  br label %search.exit

search.exit:
  %retval.0.i = phi i8* [ %cond12.i, %while.end.i ], [ null, %entry ]
  %tobool.not = icmp eq i8* %retval.0.i, null
  %sub.ptr.lhs.cast = ptrtoint i8* %retval.0.i to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %s to i64
  %sub.ptr.sub = sub i64 1, %sub.ptr.rhs.cast
  %add = add i64 %sub.ptr.sub, %sub.ptr.lhs.cast
  %cond = select i1 %tobool.not, i64 %n, i64 %add
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %cond) #4
  %add.ptr = getelementptr i8, i8* %d, i64 %cond
  %cond5 = select i1 %tobool.not, i8* null, i8* %add.ptr
  ret i8* %cond5
}

define dso_local i8* @memmem(i8* noundef %hay, i64 noundef %m, i8* noundef %needle, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp = icmp ugt i64 %n, %m
  br i1 %cmp, label %cleanup15, label %if.end

if.end:
  call void @__midway_check(i8* noundef %hay, i64 noundef %m, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %needle, i64 noundef %n, i32 noundef 0) #4
  %cmp239.not = icmp eq i64 %n, 0
  br label %while.cond.preheader

for.cond:
  %add = add i64 %inc12, %n
  %cmp1.not = icmp ugt i64 %add, %m
  br i1 %cmp1.not, label %cleanup15, label %while.cond.preheader

while.cond.preheader:
  %i.044 = phi i64 [ 0, %if.end ], [ %inc12, %for.cond ]
  %retval.043 = phi i8* [ undef, %if.end ], [ %retval.1, %for.cond ]
  br i1 %cmp239.not, label %while.end, label %land.rhs

land.rhs:
  %k.040 = phi i64 [ %inc, %while.body ], [ 0, %while.cond.preheader ]
  %add3 = add i64 %k.040, %i.044
  %arrayidx = getelementptr i8, i8* %hay, i64 %add3
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx4 = getelementptr i8, i8* %needle, i64 %k.040
  %1 = load i8, i8* %arrayidx4, align 1
  %cmp6 = icmp eq i8 %0, %1
  br i1 %cmp6, label %while.body, label %while.end

while.body:
  %inc = add nuw i64 %k.040, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:
  %k.0.lcssa = phi i64 [ 0, %while.cond.preheader ], [ %k.040, %land.rhs ], [ %n, %while.body ]
  %cmp8 = icmp eq i64 %k.0.lcssa, %n
  %add.ptr = getelementptr i8, i8* %hay, i64 %i.044
  %retval.1 = select i1 %cmp8, i8* %add.ptr, i8* %retval.043
  %inc12 = add i64 %i.044, 1
  br i1 %cmp8, label %cleanup15, label %for.cond

cleanup15:
  %retval.3 = phi i8* [ null, %entry ], [ %retval.1, %while.end ], [ null, %for.cond ]
  ret i8* %retval.3
}

define dso_local void @swab(i8* noundef %from, i8* noundef %to, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %n, 2
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  %and = and i64 %n, -2
  call void @__midway_check(i8* noundef %from, i64 noundef %and, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %to, i64 noundef %and, i32 noundef 1) #4
  %cmp124 = icmp sgt i64 %and, 0
  br i1 %cmp124, label %for.body, label %cleanup

for.body:
  %i.025 = phi i64 [ %add6, %for.body ], [ 0, %if.end ]
  %arrayidx = getelementptr i8, i8* %from, i64 %i.025
  %0 = load i8, i8* %arrayidx, align 1
  %add = or i64 %i.025, 1
  %arrayidx2 = getelementptr i8, i8* %from, i64 %add
  %1 = load i8, i8* %arrayidx2, align 1
  %arrayidx3 = getelementptr i8, i8* %to, i64 %i.025
  store i8 %1, i8* %arrayidx3, align 1
  %arrayidx5 = getelementptr i8, i8* %to, i64 %add
  store i8 %0, i8* %arrayidx5, align 1
  %add6 = add nuw nsw i64 %i.025, 2
  %cmp1 = icmp slt i64 %add6, %and
  br i1 %cmp1, label %for.body, label %cleanup

cleanup:
  ret void
}

define dso_local i8* @__memcpy_chk(i8* noundef returned %d, i8* noundef %s, i64 noundef %n, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

fits.exit:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  ret i8* %d
}

define dso_local i8* @__memmove_chk(i8* noundef returned %d, i8* noundef %s, i64 noundef %n, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

fits.exit:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  ret i8* %d
}

define dso_local i8* @__mempcpy_chk(i8* noundef %d, i8* noundef %s, i64 noundef %n, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

fits.exit:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) #4
  %add.ptr.i = getelementptr i8, i8* %d, i64 %n
  ret i8* %add.ptr.i
}

define dso_local i8* @__memset_chk(i8* noundef returned %d, i32 noundef %c, i64 noundef %n, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0)) #5
  unreachable

fits.exit:
  call void @__midway_memset(i8* noundef %d, i32 noundef %c, i64 noundef %n) #4
  ret i8* %d
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }

