target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"strxfrm\00", align 1
@strtok_rest = internal global i8* null, align 8
@.str.1 = private unnamed_addr constant [22 x i8] c"strdup|succeeds|fails\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"buffer overflow\00", align 1

define dso_local i64 @strlen(i8* noundef %s) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #4
  ret i64 %call
}

declare i64 @__mw_read_string(i8* noundef) local_unnamed_addr #1

define dso_local i64 @strnlen(i8* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %bounded.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i1 = icmp eq i8 %0, 0
  br i1 %tobool1.not.i1, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr i8, i8* %s, i64 %inc.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %tobool1.not.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %i.016.i2 = phi i64 [ %inc.i, %land.rhs.i ], [ 0, %if.end.i ]
  %inc.i = add nuw i64 %i.016.i2, 1
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
  br label %bounded.exit

bounded.exit:
  %retval.0.i = phi i64 [ %i.0.lcssa.ph.i, %while.end.i ], [ 0, %entry ]
  ret i64 %retval.0.i
}

define dso_local i8* @strcpy(i8* noundef returned %d, i8* noundef %s) local_unnamed_addr #2 {
entry:
  %call.i.i = call i64 @__mw_read_string(i8* noundef %s) #4
  %add.i.i = add i64 %call.i.i, 1
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %add.i.i) #4
  ret i8* %d
}

define dso_local i8* @stpcpy(i8* noundef %d, i8* noundef %s) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %s) #4
  %add.i = add i64 %call.i, 1
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %add.i) #4
  %add.ptr.i = getelementptr i8, i8* %d, i64 %call.i
  ret i8* %add.ptr.i
}

define dso_local i8* @__stpcpy(i8* noundef %d, i8* noundef %s) local_unnamed_addr #2 {
entry:
  %call.i.i = call i64 @__mw_read_string(i8* noundef %s) #4
  %add.i.i = add i64 %call.i.i, 1
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %add.i.i) #4
  %add.ptr.i.i = getelementptr i8, i8* %d, i64 %call.i.i
  ret i8* %add.ptr.i.i
}

define dso_local i8* @stpncpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %bounded.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i10 = icmp eq i8 %0, 0
  br i1 %tobool1.not.i10, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr i8, i8* %s, i64 %inc.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %tobool1.not.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %i.016.i11 = phi i64 [ %inc.i, %land.rhs.i ], [ 0, %if.end.i ]
  %inc.i = add nuw i64 %i.016.i11, 1
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
  br label %bounded.exit

bounded.exit:
  %retval.0.i = phi i64 [ %i.0.lcssa.ph.i, %while.end.i ], [ 0, %entry ]
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %retval.0.i) #4
  %add.ptr = getelementptr i8, i8* %d, i64 %retval.0.i
  %sub = sub i64 %n, %retval.0.i
  call void @__midway_memset(i8* noundef %add.ptr, i32 noundef 0, i64 noundef %sub) #4
  ret i8* %add.ptr
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @strncpy(i8* noundef returned %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %tobool.not.i.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i.i, label %stpncpy.exit, label %if.end.i.i

if.end.i.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i10.i = icmp eq i8 %0, 0
  br i1 %tobool1.not.i10.i, label %while.end.i.i, label %while.body.i.i

land.rhs.i.i:
  %arrayidx.i.i = getelementptr i8, i8* %s, i64 %inc.i.i
  %1 = load i8, i8* %arrayidx.i.i, align 1
  %tobool1.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i.i, label %while.end.i.i.loopexit, label %while.body.i.i

while.body.i.i:
  %i.016.i11.i = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ 0, %if.end.i.i ]
  %inc.i.i = add nuw i64 %i.016.i11.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %n
  br i1 %exitcond.not.i.i, label %while.end.i.i.loopexit, label %land.rhs.i.i

while.end.i.i.loopexit:
  %inc.i.i.lcssa = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ %n, %while.body.i.i ]
  %cmp.i.i.le = icmp ult i64 %inc.i.i.lcssa, %n
  br label %while.end.i.i

while.end.i.i:
  %i.0.lcssa.ph.i.i = phi i64 [ 0, %if.end.i.i ], [ %inc.i.i.lcssa, %while.end.i.i.loopexit ]
  %cmp.lcssa.ph.i.i = phi i1 [ true, %if.end.i.i ], [ %cmp.i.i.le, %while.end.i.i.loopexit ]
  %add.i.i = add i64 %i.0.lcssa.ph.i.i, 1
  %cond.i.i = select i1 %cmp.lcssa.ph.i.i, i64 %add.i.i, i64 %n
  call void @__midway_touched(i8* noundef %s, i64 noundef %cond.i.i, i32 noundef 0) #4
  br label %stpncpy.exit

stpncpy.exit:
  %retval.0.i.i = phi i64 [ %i.0.lcssa.ph.i.i, %while.end.i.i ], [ 0, %entry ]
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %retval.0.i.i) #4
  %add.ptr.i = getelementptr i8, i8* %d, i64 %retval.0.i.i
  %sub.i = sub i64 %n, %retval.0.i.i
  call void @__midway_memset(i8* noundef %add.ptr.i, i32 noundef 0, i64 noundef %sub.i) #4
  ret i8* %d
}

define dso_local i8* @strcat(i8* noundef returned %d, i8* noundef %s) local_unnamed_addr #2 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %d) #4
  %add.ptr = getelementptr i8, i8* %d, i64 %call
  %call1 = call i64 @__mw_read_string(i8* noundef %s) #4
  %add = add i64 %call1, 1
  call void @__midway_memcpy(i8* noundef %add.ptr, i8* noundef %s, i64 noundef %add) #4
  ret i8* %d
}

define dso_local i8* @strncat(i8* noundef returned %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %d) #4
  %tobool.not.i.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i.i, label %append.exit, label %if.end.i.i

if.end.i.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i16.i = icmp eq i8 %0, 0
  br i1 %tobool1.not.i16.i, label %while.end.i.i, label %while.body.i.i

land.rhs.i.i:
  %arrayidx.i.i = getelementptr i8, i8* %s, i64 %inc.i.i
  %1 = load i8, i8* %arrayidx.i.i, align 1
  %tobool1.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i.i, label %while.end.i.i.loopexit, label %while.body.i.i

while.body.i.i:
  %i.016.i17.i = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ 0, %if.end.i.i ]
  %inc.i.i = add nuw i64 %i.016.i17.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %n
  br i1 %exitcond.not.i.i, label %while.end.i.i.loopexit, label %land.rhs.i.i

while.end.i.i.loopexit:
  %inc.i.i.lcssa = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ %n, %while.body.i.i ]
  %cmp.i15.i.le = icmp ult i64 %inc.i.i.lcssa, %n
  br label %while.end.i.i

while.end.i.i:
  %i.0.lcssa.ph.i.i = phi i64 [ 0, %if.end.i.i ], [ %inc.i.i.lcssa, %while.end.i.i.loopexit ]
  %cmp.lcssa.ph.i.i = phi i1 [ true, %if.end.i.i ], [ %cmp.i15.i.le, %while.end.i.i.loopexit ]
  %add.i.i = add i64 %i.0.lcssa.ph.i.i, 1
  %cond.i.i = select i1 %cmp.lcssa.ph.i.i, i64 %add.i.i, i64 %n
  call void @__midway_touched(i8* noundef %s, i64 noundef %cond.i.i, i32 noundef 0) #4
  br label %append.exit

append.exit:
  %retval.0.i.i = phi i64 [ %i.0.lcssa.ph.i.i, %while.end.i.i ], [ 0, %entry ]
  %add.ptr.i = getelementptr i8, i8* %d, i64 %call.i
  call void @__midway_memcpy(i8* noundef %add.ptr.i, i8* noundef %s, i64 noundef %retval.0.i.i) #4
  %add.ptr4.i = getelementptr i8, i8* %add.ptr.i, i64 %retval.0.i.i
  call void @__midway_memset(i8* noundef %add.ptr4.i, i32 noundef 0, i64 noundef 1) #4
  ret i8* %d
}

define dso_local i64 @strlcpy(i8* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #4
  %tobool.not = icmp eq i64 %n, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %cmp = icmp ult i64 %call, %n
  %sub = add i64 %n, -1
  %cond = select i1 %cmp, i64 %call, i64 %sub
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %cond) #4
  %add.ptr = getelementptr i8, i8* %d, i64 %cond
  call void @__midway_memset(i8* noundef %add.ptr, i32 noundef 0, i64 noundef 1) #4
  br label %if.end

if.end:
  ret i64 %call
}

define dso_local i64 @strlcat(i8* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %bounded.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %d, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %d, align 1
  %tobool1.not.i11 = icmp eq i8 %0, 0
  br i1 %tobool1.not.i11, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr i8, i8* %d, i64 %inc.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %tobool1.not.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %i.016.i12 = phi i64 [ %inc.i, %land.rhs.i ], [ 0, %if.end.i ]
  %inc.i = add nuw i64 %i.016.i12, 1
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
  call void @__midway_touched(i8* noundef %d, i64 noundef %cond.i, i32 noundef 0) #4
  br label %bounded.exit

bounded.exit:
  %retval.0.i = phi i64 [ %i.0.lcssa.ph.i, %while.end.i ], [ 0, %entry ]
  %add.ptr = getelementptr i8, i8* %d, i64 %retval.0.i
  %sub = sub i64 %n, %retval.0.i
  %call.i = call i64 @__mw_read_string(i8* noundef %s) #4
  %tobool.not.i7 = icmp eq i64 %sub, 0
  br i1 %tobool.not.i7, label %strlcpy.exit, label %if.then.i

if.then.i:
  %cmp.i8 = icmp ult i64 %call.i, %sub
  %sub.i = add i64 %sub, -1
  %cond.i9 = select i1 %cmp.i8, i64 %call.i, i64 %sub.i
  call void @__midway_memcpy(i8* noundef %add.ptr, i8* noundef %s, i64 noundef %cond.i9) #4
  %add.ptr.i = getelementptr i8, i8* %add.ptr, i64 %cond.i9
  call void @__midway_memset(i8* noundef %add.ptr.i, i32 noundef 0, i64 noundef 1) #4
  br label %strlcpy.exit

strlcpy.exit:
  %add = add i64 %call.i, %retval.0.i
  ret i64 %add
}

define dso_local i32 @strcmp(i8* noundef %a, i8* noundef %b) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %a, i64 noundef 1, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef 1, i32 noundef 0) #4
  br label %for.cond.i

for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %for.cond.i ]
  %arrayidx2.i = getelementptr i8, i8* %a, i64 %i.0.i
  %0 = load i8, i8* %arrayidx2.i, align 1
  %arrayidx10.i = getelementptr i8, i8* %b, i64 %i.0.i
  %1 = load i8, i8* %arrayidx10.i, align 1
  %cmp.i = icmp ne i8 %0, %1
  %tobool15.i = icmp eq i8 %0, 0
  %or.cond.not.i = or i1 %tobool15.i, %cmp.i
  %add.i = add nuw i64 %i.0.i, 1
  %cmp17.i = icmp eq i64 %add.i, -1
  %or.cond47.i = select i1 %or.cond.not.i, i1 true, i1 %cmp17.i
  br i1 %or.cond47.i, label %compare.exit, label %for.cond.i

compare.exit:
  %conv3.i = zext i8 %0 to i32
  %conv11.i = zext i8 %1 to i32
  call void @__midway_touched(i8* noundef %a, i64 noundef %add.i, i32 noundef 0) #4
  call void @__midway_touched(i8* noundef %b, i64 noundef %add.i, i32 noundef 0) #4
  %sub.i = sub nsw i32 %conv3.i, %conv11.i
  ret i32 %sub.i
}

define dso_local i32 @strncmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %compare.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %a, i64 noundef 1, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef 1, i32 noundef 0) #4
  br label %for.cond.i

for.cond.i:
  %i.0.i = phi i64 [ 0, %if.end.i ], [ %add.i, %for.cond.i ]
  %arrayidx2.i = getelementptr i8, i8* %a, i64 %i.0.i
  %0 = load i8, i8* %arrayidx2.i, align 1
  %arrayidx10.i = getelementptr i8, i8* %b, i64 %i.0.i
  %1 = load i8, i8* %arrayidx10.i, align 1
  %cmp.i = icmp ne i8 %0, %1
  %tobool15.i = icmp eq i8 %0, 0
  %or.cond.not.i = or i1 %tobool15.i, %cmp.i
  %add.i = add nuw i64 %i.0.i, 1
  %cmp17.i = icmp eq i64 %add.i, %n
  %or.cond47.i = select i1 %or.cond.not.i, i1 true, i1 %cmp17.i
  br i1 %or.cond47.i, label %for.end.i, label %for.cond.i

for.end.i:
  %conv3.i = zext i8 %0 to i32
  %conv11.i = zext i8 %1 to i32
  call void @__midway_touched(i8* noundef %a, i64 noundef %add.i, i32 noundef 0) #4
  call void @__midway_touched(i8* noundef %b, i64 noundef %add.i, i32 noundef 0) #4
  %sub.i = sub nsw i32 %conv3.i, %conv11.i
  br label %compare.exit

compare.exit:
  %retval.0.i = phi i32 [ %sub.i, %for.end.i ], [ 0, %entry ]
  ret i32 %retval.0.i
}

define dso_local i32 @strcoll(i8* noundef %a, i8* noundef %b) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %a, i64 noundef 1, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef 1, i32 noundef 0) #4
  br label %for.cond.i

for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %for.cond.i ]
  %arrayidx2.i = getelementptr i8, i8* %a, i64 %i.0.i
  %0 = load i8, i8* %arrayidx2.i, align 1
  %arrayidx10.i = getelementptr i8, i8* %b, i64 %i.0.i
  %1 = load i8, i8* %arrayidx10.i, align 1
  %cmp.i = icmp ne i8 %0, %1
  %tobool15.i = icmp eq i8 %0, 0
  %or.cond.not.i = or i1 %tobool15.i, %cmp.i
  %add.i = add nuw i64 %i.0.i, 1
  %cmp17.i = icmp eq i64 %add.i, -1
  %or.cond47.i = select i1 %or.cond.not.i, i1 true, i1 %cmp17.i
  br i1 %or.cond47.i, label %compare.exit, label %for.cond.i

compare.exit:
  %conv3.i = zext i8 %0 to i32
  %conv11.i = zext i8 %1 to i32
  call void @__midway_touched(i8* noundef %a, i64 noundef %add.i, i32 noundef 0) #4
  call void @__midway_touched(i8* noundef %b, i64 noundef %add.i, i32 noundef 0) #4
  %sub.i = sub nsw i32 %conv3.i, %conv11.i
  ret i32 %sub.i
}

define dso_local i32 @strcasecmp(i8* noundef %a, i8* noundef %b) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %a, i64 noundef 1, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef 1, i32 noundef 0) #4
  br label %for.cond.i

for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %for.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %a, i64 %i.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %0 to i32
  %sub.i.i = add nsw i32 %conv.i, -65
  %cmp.i.i = icmp ult i32 %sub.i.i, 26
  %or.i.i = or i32 %conv.i, 32
  %cond.i.i = select i1 %cmp.i.i, i32 %or.i.i, i32 %conv.i
  %arrayidx6.i = getelementptr i8, i8* %b, i64 %i.0.i
  %1 = load i8, i8* %arrayidx6.i, align 1
  %conv7.i = zext i8 %1 to i32
  %sub.i48.i = add nsw i32 %conv7.i, -65
  %cmp.i49.i = icmp ult i32 %sub.i48.i, 26
  %or.i50.i = or i32 %conv7.i, 32
  %cond.i51.i = select i1 %cmp.i49.i, i32 %or.i50.i, i32 %conv7.i
  %cmp.i = icmp ne i32 %cond.i.i, %cond.i51.i
  %tobool15.i = icmp eq i32 %cond.i.i, 0
  %or.cond.not.i = or i1 %tobool15.i, %cmp.i
  %add.i = add nuw i64 %i.0.i, 1
  %cmp17.i = icmp eq i64 %add.i, -1
  %or.cond47.i = select i1 %or.cond.not.i, i1 true, i1 %cmp17.i
  br i1 %or.cond47.i, label %compare.exit, label %for.cond.i

compare.exit:
  call void @__midway_touched(i8* noundef %a, i64 noundef %add.i, i32 noundef 0) #4
  call void @__midway_touched(i8* noundef %b, i64 noundef %add.i, i32 noundef 0) #4
  %sub.i = sub nsw i32 %cond.i.i, %cond.i51.i
  ret i32 %sub.i
}

define dso_local i32 @strncasecmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %compare.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %a, i64 noundef 1, i32 noundef 0) #4
  call void @__midway_check(i8* noundef %b, i64 noundef 1, i32 noundef 0) #4
  br label %for.cond.i

for.cond.i:
  %i.0.i = phi i64 [ 0, %if.end.i ], [ %add.i, %for.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %a, i64 %i.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %0 to i32
  %sub.i.i = add nsw i32 %conv.i, -65
  %cmp.i.i = icmp ult i32 %sub.i.i, 26
  %or.i.i = or i32 %conv.i, 32
  %cond.i.i = select i1 %cmp.i.i, i32 %or.i.i, i32 %conv.i
  %arrayidx6.i = getelementptr i8, i8* %b, i64 %i.0.i
  %1 = load i8, i8* %arrayidx6.i, align 1
  %conv7.i = zext i8 %1 to i32
  %sub.i48.i = add nsw i32 %conv7.i, -65
  %cmp.i49.i = icmp ult i32 %sub.i48.i, 26
  %or.i50.i = or i32 %conv7.i, 32
  %cond.i51.i = select i1 %cmp.i49.i, i32 %or.i50.i, i32 %conv7.i
  %cmp.i = icmp ne i32 %cond.i.i, %cond.i51.i
  %tobool15.i = icmp eq i32 %cond.i.i, 0
  %or.cond.not.i = or i1 %tobool15.i, %cmp.i
  %add.i = add nuw i64 %i.0.i, 1
  %cmp17.i = icmp eq i64 %add.i, %n
  %or.cond47.i = select i1 %or.cond.not.i, i1 true, i1 %cmp17.i
  br i1 %or.cond47.i, label %for.end.i, label %for.cond.i

for.end.i:
  call void @__midway_touched(i8* noundef %a, i64 noundef %add.i, i32 noundef 0) #4
  call void @__midway_touched(i8* noundef %b, i64 noundef %add.i, i32 noundef 0) #4
  %sub.i = sub nsw i32 %cond.i.i, %cond.i51.i
  br label %compare.exit

compare.exit:
  %retval.0.i = phi i32 [ %sub.i, %for.end.i ], [ 0, %entry ]
  ret i32 %retval.0.i
}

define dso_local i64 @strxfrm(i8* noundef %d, i8* noundef %s, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #4
  %cmp = icmp ult i64 %call, %n
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %add = add i64 %call, 1
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %add) #4
  br label %if.end

if.else:
  call void @__midway_check(i8* noundef %d, i64 noundef %n, i32 noundef 1) #4
  call void @__midway_nondet(i8* noundef %d, i64 noundef %n, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0)) #4
  br label %if.end

if.end:
  ret i64 %call
}

define dso_local i8* @strchrnul(i8* noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %sext.i = shl i32 %c, 24
  %conv2.i = ashr exact i32 %sext.i, 24
  br label %while.cond.i

while.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %s, i64 %i.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.not.i = icmp eq i32 %conv2.i, %conv.i
  %tobool.not.i = icmp eq i8 %0, 0
  %or.cond.i = or i1 %tobool.not.i, %cmp.not.i
  %inc.i = add i64 %i.0.i, 1
  br i1 %or.cond.i, label %find.exit, label %while.cond.i

find.exit:
  %arrayidx.i.le = getelementptr i8, i8* %s, i64 %i.0.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %inc.i, i32 noundef 0) #4
  ret i8* %arrayidx.i.le
}

define dso_local i8* @strchr(i8* noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %sext.i = shl i32 %c, 24
  %conv2.i = ashr exact i32 %sext.i, 24
  br label %while.cond.i

while.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %s, i64 %i.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.not.i = icmp eq i32 %conv2.i, %conv.i
  %tobool.not.i = icmp eq i8 %0, 0
  %or.cond.i = or i1 %tobool.not.i, %cmp.not.i
  %inc.i = add i64 %i.0.i, 1
  br i1 %or.cond.i, label %find.exit, label %while.cond.i

find.exit:
  %arrayidx.i.le = getelementptr i8, i8* %s, i64 %i.0.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %inc.i, i32 noundef 0) #4
  %1 = load i8, i8* %arrayidx.i.le, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv2.i, %conv
  %cond = select i1 %cmp, i8* %arrayidx.i.le, i8* null
  ret i8* %cond
}

define dso_local i8* @index(i8* noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %sext.i.i = shl i32 %c, 24
  %conv2.i.i = ashr exact i32 %sext.i.i, 24
  br label %while.cond.i.i

while.cond.i.i:
  %i.0.i.i = phi i64 [ 0, %entry ], [ %inc.i.i, %while.cond.i.i ]
  %arrayidx.i.i = getelementptr i8, i8* %s, i64 %i.0.i.i
  %0 = load i8, i8* %arrayidx.i.i, align 1
  %conv.i.i = sext i8 %0 to i32
  %cmp.not.i.i = icmp eq i32 %conv2.i.i, %conv.i.i
  %tobool.not.i.i = icmp eq i8 %0, 0
  %or.cond.i.i = or i1 %tobool.not.i.i, %cmp.not.i.i
  %inc.i.i = add i64 %i.0.i.i, 1
  br i1 %or.cond.i.i, label %strchr.exit, label %while.cond.i.i

strchr.exit:
  %arrayidx.i.i.le = getelementptr i8, i8* %s, i64 %i.0.i.i
  call void @__midway_touched(i8* noundef %s, i64 noundef %inc.i.i, i32 noundef 0) #4
  %1 = load i8, i8* %arrayidx.i.i.le, align 1
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp eq i32 %conv2.i.i, %conv.i
  %cond.i = select i1 %cmp.i, i8* %arrayidx.i.i.le, i8* null
  ret i8* %cond.i
}

define dso_local i8* @strrchr(i8* noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #4
  %add = add i64 %call, 1
  %sext = shl i32 %c, 24
  %conv2 = ashr exact i32 %sext, 24
  br label %for.cond

for.cond:
  %n.0 = phi i64 [ %add, %entry ], [ %dec, %for.body ]
  %dec = add i64 %n.0, -1
  %cmp.not = icmp eq i64 %n.0, 0
  br i1 %cmp.not, label %cleanup, label %for.body

for.body:
  %arrayidx = getelementptr i8, i8* %s, i64 %dec
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %cmp3 = icmp eq i32 %conv2, %conv
  br i1 %cmp3, label %cleanup.split.loop.exit, label %for.cond

cleanup.split.loop.exit:
  %arrayidx.le = getelementptr i8, i8* %s, i64 %dec
  br label %cleanup

cleanup:
  %spec.select = phi i8* [ %arrayidx.le, %cleanup.split.loop.exit ], [ null, %for.cond ]
  ret i8* %spec.select
}

define dso_local i8* @rindex(i8* noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %s) #4
  %add.i = add i64 %call.i, 1
  %sext.i = shl i32 %c, 24
  %conv2.i = ashr exact i32 %sext.i, 24
  br label %for.cond.i

for.cond.i:
  %n.0.i = phi i64 [ %add.i, %entry ], [ %dec.i, %for.body.i ]
  %dec.i = add i64 %n.0.i, -1
  %cmp.not.i = icmp eq i64 %n.0.i, 0
  br i1 %cmp.not.i, label %strrchr.exit, label %for.body.i

for.body.i:
  %arrayidx.i = getelementptr i8, i8* %s, i64 %dec.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %cmp3.i = icmp eq i32 %conv2.i, %conv.i
  br i1 %cmp3.i, label %strrchr.exit.split.loop.exit, label %for.cond.i

strrchr.exit.split.loop.exit:
  %arrayidx.i.le = getelementptr i8, i8* %s, i64 %dec.i
  br label %strrchr.exit

strrchr.exit:
  %spec.select.i = phi i8* [ %arrayidx.i.le, %strrchr.exit.split.loop.exit ], [ null, %for.cond.i ]
  ret i8* %spec.select.i
}

define dso_local i64 @strspn(i8* noundef %s, i8* noundef %set) local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %set) #4
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool.not33.i = icmp eq i8 %0, 0
  br i1 %tobool.not33.i, label %span.exit, label %for.cond1.preheader.lr.ph.i

for.cond1.preheader.lr.ph.i:
  %cmp30.not.i = icmp eq i64 %call.i, 0
  br label %for.cond1.preheader.i

for.cond1.preheader.i:
  %1 = phi i8 [ %0, %for.cond1.preheader.lr.ph.i ], [ %3, %for.inc10.i ]
  %i.034.i = phi i64 [ 0, %for.cond1.preheader.lr.ph.i ], [ %inc11.i, %for.inc10.i ]
  br i1 %cmp30.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.cond.cleanup.i:
  %found.0.lcssa.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %or.i, %for.body2.i ]
  %cmp8.not.i = icmp eq i32 %found.0.lcssa.i, 1
  br i1 %cmp8.not.i, label %for.inc10.i, label %span.exit

for.body2.i:
  %k.032.i = phi i64 [ %inc.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %found.031.i = phi i32 [ %or.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %arrayidx4.i = getelementptr i8, i8* %set, i64 %k.032.i
  %2 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %1, %2
  %conv7.i = zext i1 %cmp6.i to i32
  %or.i = or i32 %found.031.i, %conv7.i
  %inc.i = add nuw i64 %k.032.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.inc10.i:
  %inc11.i = add i64 %i.034.i, 1
  %arrayidx.i = getelementptr i8, i8* %s, i64 %inc11.i
  %3 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %3, 0
  br i1 %tobool.not.i, label %span.exit, label %for.cond1.preheader.i

span.exit:
  %i.0.lcssa.i = phi i64 [ 0, %entry ], [ %inc11.i, %for.inc10.i ], [ %i.034.i, %for.cond.cleanup.i ]
  %add.i = add i64 %i.0.lcssa.i, 1
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #4
  ret i64 %i.0.lcssa.i
}

define dso_local i64 @strcspn(i8* noundef %s, i8* noundef %set) local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %set) #4
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool.not33.i = icmp eq i8 %0, 0
  br i1 %tobool.not33.i, label %span.exit, label %for.cond1.preheader.lr.ph.i

for.cond1.preheader.lr.ph.i:
  %cmp30.not.i = icmp eq i64 %call.i, 0
  br label %for.cond1.preheader.i

for.cond1.preheader.i:
  %1 = phi i8 [ %0, %for.cond1.preheader.lr.ph.i ], [ %3, %for.inc10.i ]
  %i.034.i = phi i64 [ 0, %for.cond1.preheader.lr.ph.i ], [ %inc11.i, %for.inc10.i ]
  br i1 %cmp30.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.cond.cleanup.i:
  %found.0.lcssa.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %or.i, %for.body2.i ]
  %cmp8.not.i = icmp eq i32 %found.0.lcssa.i, 0
  br i1 %cmp8.not.i, label %for.inc10.i, label %span.exit

for.body2.i:
  %k.032.i = phi i64 [ %inc.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %found.031.i = phi i32 [ %or.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %arrayidx4.i = getelementptr i8, i8* %set, i64 %k.032.i
  %2 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %1, %2
  %conv7.i = zext i1 %cmp6.i to i32
  %or.i = or i32 %found.031.i, %conv7.i
  %inc.i = add nuw i64 %k.032.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.inc10.i:
  %inc11.i = add i64 %i.034.i, 1
  %arrayidx.i = getelementptr i8, i8* %s, i64 %inc11.i
  %3 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %3, 0
  br i1 %tobool.not.i, label %span.exit, label %for.cond1.preheader.i

span.exit:
  %i.0.lcssa.i = phi i64 [ 0, %entry ], [ %inc11.i, %for.inc10.i ], [ %i.034.i, %for.cond.cleanup.i ]
  %add.i = add i64 %i.0.lcssa.i, 1
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #4
  ret i64 %i.0.lcssa.i
}

define dso_local i8* @strpbrk(i8* noundef %s, i8* noundef %set) local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %set) #4
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool.not33.i = icmp eq i8 %0, 0
  br i1 %tobool.not33.i, label %span.exit, label %for.cond1.preheader.lr.ph.i

for.cond1.preheader.lr.ph.i:
  %cmp30.not.i = icmp eq i64 %call.i, 0
  br label %for.cond1.preheader.i

for.cond1.preheader.i:
  %1 = phi i8 [ %0, %for.cond1.preheader.lr.ph.i ], [ %3, %for.inc10.i ]
  %i.034.i = phi i64 [ 0, %for.cond1.preheader.lr.ph.i ], [ %inc11.i, %for.inc10.i ]
  br i1 %cmp30.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.cond.cleanup.i:
  %found.0.lcssa.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %or.i, %for.body2.i ]
  %cmp8.not.i = icmp eq i32 %found.0.lcssa.i, 0
  br i1 %cmp8.not.i, label %for.inc10.i, label %span.exit

for.body2.i:
  %k.032.i = phi i64 [ %inc.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %found.031.i = phi i32 [ %or.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %arrayidx4.i = getelementptr i8, i8* %set, i64 %k.032.i
  %2 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %1, %2
  %conv7.i = zext i1 %cmp6.i to i32
  %or.i = or i32 %found.031.i, %conv7.i
  %inc.i = add nuw i64 %k.032.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.inc10.i:
  %inc11.i = add i64 %i.034.i, 1
  %arrayidx.i = getelementptr i8, i8* %s, i64 %inc11.i
  %3 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %3, 0
  br i1 %tobool.not.i, label %span.exit, label %for.cond1.preheader.i

span.exit:
  %i.0.lcssa.i = phi i64 [ 0, %entry ], [ %inc11.i, %for.inc10.i ], [ %i.034.i, %for.cond.cleanup.i ]
  %add.i = add i64 %i.0.lcssa.i, 1
  call void @__midway_touched(i8* noundef %s, i64 noundef %add.i, i32 noundef 0) #4
  %add.ptr = getelementptr i8, i8* %s, i64 %i.0.lcssa.i
  %4 = load i8, i8* %add.ptr, align 1
  %tobool.not = icmp eq i8 %4, 0
  %cond = select i1 %tobool.not, i8* null, i8* %add.ptr
  ret i8* %cond
}

define dso_local i8* @strstr(i8* noundef %hay, i8* noundef %needle) local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %hay) #4
  %call1.i = call i64 @__mw_read_string(i8* noundef %needle) #4
  %cmp.not56.i = icmp ugt i64 %call1.i, %call.i
  br i1 %cmp.not56.i, label %find_string.exit, label %while.cond.preheader.lr.ph.i

while.cond.preheader.lr.ph.i:
  %cmp253.not.i = icmp eq i64 %call1.i, 0
  br label %while.cond.preheader.i

for.cond.i:
  %add.i = add i64 %inc20.i, %call1.i
  %cmp.not.i = icmp ugt i64 %add.i, %call.i
  br i1 %cmp.not.i, label %find_string.exit, label %while.cond.preheader.i

while.cond.preheader.i:
  %i.058.i = phi i64 [ 0, %while.cond.preheader.lr.ph.i ], [ %inc20.i, %for.cond.i ]
  %retval.057.i = phi i8* [ undef, %while.cond.preheader.lr.ph.i ], [ %retval.1.i, %for.cond.i ]
  br i1 %cmp253.not.i, label %while.end.i, label %land.rhs.i

land.rhs.i:
  %k.054.i = phi i64 [ %inc.i, %while.body.i ], [ 0, %while.cond.preheader.i ]
  %add10.i = add i64 %k.054.i, %i.058.i
  %arrayidx11.i = getelementptr i8, i8* %hay, i64 %add10.i
  %0 = load i8, i8* %arrayidx11.i, align 1
  %arrayidx13.i = getelementptr i8, i8* %needle, i64 %k.054.i
  %1 = load i8, i8* %arrayidx13.i, align 1
  %cmp15.i = icmp eq i8 %0, %1
  br i1 %cmp15.i, label %while.body.i, label %while.end.i

while.body.i:
  %inc.i = add nuw i64 %k.054.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call1.i
  br i1 %exitcond.not.i, label %while.end.i, label %land.rhs.i

while.end.i:
  %k.0.lcssa.i = phi i64 [ 0, %while.cond.preheader.i ], [ %k.054.i, %land.rhs.i ], [ %call1.i, %while.body.i ]
  %cmp18.i = icmp eq i64 %k.0.lcssa.i, %call1.i
  %add.ptr.i = getelementptr i8, i8* %hay, i64 %i.058.i
  %retval.1.i = select i1 %cmp18.i, i8* %add.ptr.i, i8* %retval.057.i
  %inc20.i = add i64 %i.058.i, 1
  br i1 %cmp18.i, label %find_string.exit, label %for.cond.i

find_string.exit:
  %spec.select.i = phi i8* [ null, %entry ], [ %retval.1.i, %while.end.i ], [ null, %for.cond.i ]
  ret i8* %spec.select.i
}

define dso_local i8* @strcasestr(i8* noundef %hay, i8* noundef %needle) local_unnamed_addr #0 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %hay) #4
  %call1.i = call i64 @__mw_read_string(i8* noundef %needle) #4
  %cmp.not56.i = icmp ugt i64 %call1.i, %call.i
  br i1 %cmp.not56.i, label %find_string.exit, label %while.cond.preheader.lr.ph.i

while.cond.preheader.lr.ph.i:
  %cmp253.not.i = icmp eq i64 %call1.i, 0
  br label %while.cond.preheader.i

for.cond.i:
  %add.i = add i64 %inc20.i, %call1.i
  %cmp.not.i = icmp ugt i64 %add.i, %call.i
  br i1 %cmp.not.i, label %find_string.exit, label %while.cond.preheader.i

while.cond.preheader.i:
  %i.058.i = phi i64 [ 0, %while.cond.preheader.lr.ph.i ], [ %inc20.i, %for.cond.i ]
  %retval.057.i = phi i8* [ undef, %while.cond.preheader.lr.ph.i ], [ %retval.1.i, %for.cond.i ]
  br i1 %cmp253.not.i, label %while.end.i, label %land.rhs.i

land.rhs.i:
  %k.054.i = phi i64 [ %inc.i, %while.body.i ], [ 0, %while.cond.preheader.i ]
  %add3.i = add i64 %k.054.i, %i.058.i
  %arrayidx.i = getelementptr i8, i8* %hay, i64 %add3.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %sub.i.i = add nsw i32 %conv.i, -65
  %cmp.i.i = icmp ult i32 %sub.i.i, 26
  %or.i.i = or i32 %conv.i, 32
  %cond.i.i = select i1 %cmp.i.i, i32 %or.i.i, i32 %conv.i
  %arrayidx5.i = getelementptr i8, i8* %needle, i64 %k.054.i
  %1 = load i8, i8* %arrayidx5.i, align 1
  %conv6.i = sext i8 %1 to i32
  %sub.i49.i = add nsw i32 %conv6.i, -65
  %cmp.i50.i = icmp ult i32 %sub.i49.i, 26
  %or.i51.i = or i32 %conv6.i, 32
  %cond.i52.i = select i1 %cmp.i50.i, i32 %or.i51.i, i32 %conv6.i
  %cmp8.i = icmp eq i32 %cond.i.i, %cond.i52.i
  br i1 %cmp8.i, label %while.body.i, label %while.end.i

while.body.i:
  %inc.i = add nuw i64 %k.054.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call1.i
  br i1 %exitcond.not.i, label %while.end.i, label %land.rhs.i

while.end.i:
  %k.0.lcssa.i = phi i64 [ 0, %while.cond.preheader.i ], [ %k.054.i, %land.rhs.i ], [ %call1.i, %while.body.i ]
  %cmp18.i = icmp eq i64 %k.0.lcssa.i, %call1.i
  %add.ptr.i = getelementptr i8, i8* %hay, i64 %i.058.i
  %retval.1.i = select i1 %cmp18.i, i8* %add.ptr.i, i8* %retval.057.i
  %inc20.i = add i64 %i.058.i, 1
  br i1 %cmp18.i, label %find_string.exit, label %for.cond.i

find_string.exit:
  %spec.select.i = phi i8* [ null, %entry ], [ %retval.1.i, %while.end.i ], [ null, %for.cond.i ]
  ret i8* %spec.select.i
}

define dso_local i8* @strsep(i8** noundef %rest, i8* noundef %set) local_unnamed_addr #2 {
entry:
  %0 = load i8*, i8** %rest, align 8
  %tobool.not = icmp eq i8* %0, null
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:
  %call.i = call i64 @__mw_read_string(i8* noundef %set) #4
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 1, i32 noundef 0) #4
  %1 = load i8, i8* %0, align 1
  %tobool.not33.i = icmp eq i8 %1, 0
  br i1 %tobool.not33.i, label %span.exit, label %for.cond1.preheader.lr.ph.i

for.cond1.preheader.lr.ph.i:
  %cmp30.not.i = icmp eq i64 %call.i, 0
  br label %for.cond1.preheader.i

for.cond1.preheader.i:
  %2 = phi i8 [ %1, %for.cond1.preheader.lr.ph.i ], [ %4, %for.inc10.i ]
  %i.034.i = phi i64 [ 0, %for.cond1.preheader.lr.ph.i ], [ %inc11.i, %for.inc10.i ]
  br i1 %cmp30.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.cond.cleanup.i:
  %found.0.lcssa.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %or.i, %for.body2.i ]
  %cmp8.not.i = icmp eq i32 %found.0.lcssa.i, 0
  br i1 %cmp8.not.i, label %for.inc10.i, label %span.exit

for.body2.i:
  %k.032.i = phi i64 [ %inc.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %found.031.i = phi i32 [ %or.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %arrayidx4.i = getelementptr i8, i8* %set, i64 %k.032.i
  %3 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %2, %3
  %conv7.i = zext i1 %cmp6.i to i32
  %or.i = or i32 %found.031.i, %conv7.i
  %inc.i = add nuw i64 %k.032.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.inc10.i:
  %inc11.i = add i64 %i.034.i, 1
  %arrayidx.i = getelementptr i8, i8* %0, i64 %inc11.i
  %4 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %4, 0
  br i1 %tobool.not.i, label %span.exit, label %for.cond1.preheader.i

span.exit:
  %i.0.lcssa.i = phi i64 [ 0, %if.end ], [ %inc11.i, %for.inc10.i ], [ %i.034.i, %for.cond.cleanup.i ]
  %add.i = add i64 %i.0.lcssa.i, 1
  call void @__midway_touched(i8* noundef nonnull %0, i64 noundef %add.i, i32 noundef 0) #4
  %add.ptr = getelementptr i8, i8* %0, i64 %i.0.lcssa.i
  %5 = bitcast i8** %rest to i8*
  call void @__midway_check(i8* noundef %5, i64 noundef 8, i32 noundef 1) #4
  %6 = load i8, i8* %add.ptr, align 1
  %tobool1.not = icmp eq i8 %6, 0
  %add.ptr2 = getelementptr i8, i8* %add.ptr, i64 1
  %cond = select i1 %tobool1.not, i8* null, i8* %add.ptr2
  store i8* %cond, i8** %rest, align 8
  %7 = load i8, i8* %add.ptr, align 1
  %tobool3.not = icmp eq i8 %7, 0
  br i1 %tobool3.not, label %cleanup, label %if.then4

if.then4:
  call void @__midway_memset(i8* noundef %add.ptr, i32 noundef 0, i64 noundef 1) #4
  br label %cleanup

cleanup:
  %retval.0 = phi i8* [ null, %entry ], [ %0, %if.then4 ], [ %0, %span.exit ]
  ret i8* %retval.0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @__strsep_g(i8** noundef %rest, i8* noundef %set) local_unnamed_addr #2 {
entry:
  %call = call i8* @strsep(i8** noundef %rest, i8* noundef %set) #4
  ret i8* %call
}

define dso_local i8* @strtok_r(i8* noundef %s, i8* noundef %set, i8** noundef %rest) local_unnamed_addr #2 {
entry:
  %0 = bitcast i8** %rest to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #4
  %call = call fastcc i8* @token(i8* noundef %s, i8* noundef %set, i8** noundef %rest) #5
  ret i8* %call
}

define internal fastcc i8* @token(i8* noundef %s, i8* noundef %set, i8** nocapture noundef %rest) unnamed_addr #2 {
entry:
  %tobool.not = icmp eq i8* %s, null
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %0 = load i8*, i8** %rest, align 8
  br label %cond.end

cond.end:
  %cond = phi i8* [ %0, %cond.false ], [ %s, %entry ]
  %call.i = call i64 @__mw_read_string(i8* noundef %set) #4
  call void @__midway_check(i8* noundef %cond, i64 noundef 1, i32 noundef 0) #4
  %1 = load i8, i8* %cond, align 1
  %tobool.not33.i = icmp eq i8 %1, 0
  br i1 %tobool.not33.i, label %span.exit, label %for.cond1.preheader.lr.ph.i

for.cond1.preheader.lr.ph.i:
  %cmp30.not.i = icmp eq i64 %call.i, 0
  br label %for.cond1.preheader.i

for.cond1.preheader.i:
  %2 = phi i8 [ %1, %for.cond1.preheader.lr.ph.i ], [ %4, %for.inc10.i ]
  %i.034.i = phi i64 [ 0, %for.cond1.preheader.lr.ph.i ], [ %inc11.i, %for.inc10.i ]
  br i1 %cmp30.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.cond.cleanup.i:
  %found.0.lcssa.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %or.i, %for.body2.i ]
  %cmp8.not.i = icmp eq i32 %found.0.lcssa.i, 1
  br i1 %cmp8.not.i, label %for.inc10.i, label %span.exit

for.body2.i:
  %k.032.i = phi i64 [ %inc.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %found.031.i = phi i32 [ %or.i, %for.body2.i ], [ 0, %for.cond1.preheader.i ]
  %arrayidx4.i = getelementptr i8, i8* %set, i64 %k.032.i
  %3 = load i8, i8* %arrayidx4.i, align 1
  %cmp6.i = icmp eq i8 %2, %3
  %conv7.i = zext i1 %cmp6.i to i32
  %or.i = or i32 %found.031.i, %conv7.i
  %inc.i = add nuw i64 %k.032.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body2.i

for.inc10.i:
  %inc11.i = add i64 %i.034.i, 1
  %arrayidx.i = getelementptr i8, i8* %cond, i64 %inc11.i
  %4 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %4, 0
  br i1 %tobool.not.i, label %span.exit, label %for.cond1.preheader.i

span.exit:
  %i.0.lcssa.i = phi i64 [ 0, %cond.end ], [ %inc11.i, %for.inc10.i ], [ %i.034.i, %for.cond.cleanup.i ]
  %add.i = add i64 %i.0.lcssa.i, 1
  call void @__midway_touched(i8* noundef %cond, i64 noundef %add.i, i32 noundef 0) #4
  %add.ptr = getelementptr i8, i8* %cond, i64 %i.0.lcssa.i
  %5 = load i8, i8* %add.ptr, align 1
  %tobool1.not = icmp eq i8 %5, 0
  br i1 %tobool1.not, label %if.then, label %if.end

if.then:
  store i8* %add.ptr, i8** %rest, align 8
  br label %return

if.end:
  %call.i29 = call i64 @__mw_read_string(i8* noundef %set) #4
  call void @__midway_check(i8* noundef %add.ptr, i64 noundef 1, i32 noundef 0) #4
  %6 = load i8, i8* %add.ptr, align 1
  %tobool.not33.i30 = icmp eq i8 %6, 0
  br i1 %tobool.not33.i30, label %span.exit53, label %for.cond1.preheader.lr.ph.i32

for.cond1.preheader.lr.ph.i32:
  %cmp30.not.i31 = icmp eq i64 %call.i29, 0
  br label %for.cond1.preheader.i34

for.cond1.preheader.i34:
  %7 = phi i8 [ %6, %for.cond1.preheader.lr.ph.i32 ], [ %9, %for.inc10.i50 ]
  %i.034.i33 = phi i64 [ 0, %for.cond1.preheader.lr.ph.i32 ], [ %inc11.i47, %for.inc10.i50 ]
  br i1 %cmp30.not.i31, label %for.cond.cleanup.i37, label %for.body2.i46

for.cond.cleanup.i37:
  %found.0.lcssa.i35 = phi i32 [ 0, %for.cond1.preheader.i34 ], [ %or.i43, %for.body2.i46 ]
  %cmp8.not.i36 = icmp eq i32 %found.0.lcssa.i35, 0
  br i1 %cmp8.not.i36, label %for.inc10.i50, label %span.exit53

for.body2.i46:
  %k.032.i38 = phi i64 [ %inc.i44, %for.body2.i46 ], [ 0, %for.cond1.preheader.i34 ]
  %found.031.i39 = phi i32 [ %or.i43, %for.body2.i46 ], [ 0, %for.cond1.preheader.i34 ]
  %arrayidx4.i40 = getelementptr i8, i8* %set, i64 %k.032.i38
  %8 = load i8, i8* %arrayidx4.i40, align 1
  %cmp6.i41 = icmp eq i8 %7, %8
  %conv7.i42 = zext i1 %cmp6.i41 to i32
  %or.i43 = or i32 %found.031.i39, %conv7.i42
  %inc.i44 = add nuw i64 %k.032.i38, 1
  %exitcond.not.i45 = icmp eq i64 %inc.i44, %call.i29
  br i1 %exitcond.not.i45, label %for.cond.cleanup.i37, label %for.body2.i46

for.inc10.i50:
  %inc11.i47 = add i64 %i.034.i33, 1
  %arrayidx.i48 = getelementptr i8, i8* %add.ptr, i64 %inc11.i47
  %9 = load i8, i8* %arrayidx.i48, align 1
  %tobool.not.i49 = icmp eq i8 %9, 0
  br i1 %tobool.not.i49, label %span.exit53, label %for.cond1.preheader.i34

span.exit53:
  %i.0.lcssa.i51 = phi i64 [ 0, %if.end ], [ %inc11.i47, %for.inc10.i50 ], [ %i.034.i33, %for.cond.cleanup.i37 ]
  %add.i52 = add i64 %i.0.lcssa.i51, 1
  call void @__midway_touched(i8* noundef %add.ptr, i64 noundef %add.i52, i32 noundef 0) #4
  %add.ptr3 = getelementptr i8, i8* %add.ptr, i64 %i.0.lcssa.i51
  %10 = load i8, i8* %add.ptr3, align 1
  %tobool4.not = icmp ne i8 %10, 0
  %cond9.idx = zext i1 %tobool4.not to i64
  %cond9 = getelementptr i8, i8* %add.ptr3, i64 %cond9.idx
  store i8* %cond9, i8** %rest, align 8
  %11 = load i8, i8* %add.ptr3, align 1
  %tobool10.not = icmp eq i8 %11, 0
  br i1 %tobool10.not, label %return, label %if.then11

if.then11:
  call void @__midway_memset(i8* noundef %add.ptr3, i32 noundef 0, i64 noundef 1) #4
  br label %return

return:
  %retval.0 = phi i8* [ null, %if.then ], [ %add.ptr, %if.then11 ], [ %add.ptr, %span.exit53 ]
  ret i8* %retval.0
}

define dso_local i8* @__strtok_r(i8* noundef %s, i8* noundef %set, i8** noundef %rest) local_unnamed_addr #2 {
entry:
  %0 = bitcast i8** %rest to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #4
  %call.i = call fastcc i8* @token(i8* noundef %s, i8* noundef %set, i8** noundef %rest) #4
  ret i8* %call.i
}

define dso_local i8* @strtok(i8* noundef %s, i8* noundef %set) local_unnamed_addr #2 {
entry:
  call void @__midway_check(i8* noundef bitcast (i8** @strtok_rest to i8*), i64 noundef 8, i32 noundef 1) #4
  %call = call fastcc i8* @token(i8* noundef %s, i8* noundef %set, i8** noundef nonnull @strtok_rest) #5
  ret i8* %call
}

define dso_local noalias i8* @strdup(i8* noundef %s) local_unnamed_addr #2 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #4
  %call.i = call i32 @__midway_option(i32 noundef 1) #4
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %land.lhs.true.i

land.lhs.true.i:
  %call1.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0)) #4
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 12) #4
  br label %duplicate.exit

if.end.i:
  %add.i = add i64 %call, 1
  %call.i.i = call i8* @__midway_alloc(i64 noundef %add.i, i64 noundef 16, i32 noundef 1) #4
  call void @__midway_memcpy(i8* noundef %call.i.i, i8* noundef %s, i64 noundef %call) #4
  %arrayidx.i = getelementptr i8, i8* %call.i.i, i64 %call
  store i8 0, i8* %arrayidx.i, align 1
  br label %duplicate.exit

duplicate.exit:
  %retval.0.i = phi i8* [ null, %if.then.i ], [ %call.i.i, %if.end.i ]
  ret i8* %retval.0.i
}

define dso_local i8* @__strdup(i8* noundef %s) local_unnamed_addr #2 {
entry:
  %call = call i64 @__mw_read_string(i8* noundef %s) #4
  %call.i = call i32 @__midway_option(i32 noundef 1) #4
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %land.lhs.true.i

land.lhs.true.i:
  %call1.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0)) #4
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %if.end.i, label %if.then.i

if.then.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 12) #4
  br label %duplicate.exit

if.end.i:
  %add.i = add i64 %call, 1
  %call.i.i = call i8* @__midway_alloc(i64 noundef %add.i, i64 noundef 16, i32 noundef 1) #4
  call void @__midway_memcpy(i8* noundef %call.i.i, i8* noundef %s, i64 noundef %call) #4
  %arrayidx.i = getelementptr i8, i8* %call.i.i, i64 %call
  store i8 0, i8* %arrayidx.i, align 1
  br label %duplicate.exit

duplicate.exit:
  %retval.0.i = phi i8* [ null, %if.then.i ], [ %call.i.i, %if.end.i ]
  ret i8* %retval.0.i
}

define dso_local noalias i8* @strndup(i8* noundef %s, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %tobool.not.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i, label %bounded.exit, label %if.end.i

if.end.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i8 = icmp eq i8 %0, 0
  br i1 %tobool1.not.i8, label %while.end.i, label %while.body.i

land.rhs.i:
  %arrayidx.i = getelementptr i8, i8* %s, i64 %inc.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %tobool1.not.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i, label %while.end.i.loopexit, label %while.body.i

while.body.i:
  %i.016.i9 = phi i64 [ %inc.i, %land.rhs.i ], [ 0, %if.end.i ]
  %inc.i = add nuw i64 %i.016.i9, 1
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
  br label %bounded.exit

bounded.exit:
  %retval.0.i = phi i64 [ %i.0.lcssa.ph.i, %while.end.i ], [ 0, %entry ]
  %call.i = call i32 @__midway_option(i32 noundef 1) #4
  %tobool.not.i3 = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i3, label %if.end.i6, label %land.lhs.true.i

land.lhs.true.i:
  %call1.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0)) #4
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %if.end.i6, label %if.then.i

if.then.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 12) #4
  br label %duplicate.exit

if.end.i6:
  %add.i4 = add i64 %retval.0.i, 1
  %call.i.i = call i8* @__midway_alloc(i64 noundef %add.i4, i64 noundef 16, i32 noundef 1) #4
  call void @__midway_memcpy(i8* noundef %call.i.i, i8* noundef %s, i64 noundef %retval.0.i) #4
  %arrayidx.i5 = getelementptr i8, i8* %call.i.i, i64 %retval.0.i
  store i8 0, i8* %arrayidx.i5, align 1
  br label %duplicate.exit

duplicate.exit:
  %retval.0.i7 = phi i8* [ null, %if.then.i ], [ %call.i.i, %if.end.i6 ]
  ret i8* %retval.0.i7
}

define dso_local i8* @__strcpy_chk(i8* noundef returned %d, i8* noundef %s, i64 noundef %room) local_unnamed_addr #2 {
entry:
  %call.i.i = call i64 @__mw_read_string(i8* noundef %s) #4
  %add.i.i = add i64 %call.i.i, 1
  %cmp.i.i.i = icmp ugt i64 %add.i.i, %room
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %copy.exit

if.then.i.i.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #6
  unreachable

copy.exit:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %add.i.i) #4
  ret i8* %d
}

define dso_local i8* @__stpcpy_chk(i8* noundef %d, i8* noundef %s, i64 noundef %room) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %s) #4
  %add.i = add i64 %call.i, 1
  %cmp.i.i = icmp ugt i64 %add.i, %room
  br i1 %cmp.i.i, label %if.then.i.i, label %copy_to_end.exit

if.then.i.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #6
  unreachable

copy_to_end.exit:
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %add.i) #4
  %add.ptr.i = getelementptr i8, i8* %d, i64 %call.i
  ret i8* %add.ptr.i
}

define dso_local i8* @__strncpy_chk(i8* noundef returned %d, i8* noundef %s, i64 noundef %n, i64 noundef %room) local_unnamed_addr #2 {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #6
  unreachable

fits.exit:
  %tobool.not.i.i.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i.i.i, label %strncpy.exit, label %if.end.i.i.i

if.end.i.i.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i10.i.i = icmp eq i8 %0, 0
  br i1 %tobool1.not.i10.i.i, label %while.end.i.i.i, label %while.body.i.i.i

land.rhs.i.i.i:
  %arrayidx.i.i.i = getelementptr i8, i8* %s, i64 %inc.i.i.i
  %1 = load i8, i8* %arrayidx.i.i.i, align 1
  %tobool1.not.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i.i.i, label %while.end.i.i.loopexit.i, label %while.body.i.i.i

while.body.i.i.i:
  %i.016.i11.i.i = phi i64 [ %inc.i.i.i, %land.rhs.i.i.i ], [ 0, %if.end.i.i.i ]
  %inc.i.i.i = add nuw i64 %i.016.i11.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %n
  br i1 %exitcond.not.i.i.i, label %while.end.i.i.loopexit.i, label %land.rhs.i.i.i

while.end.i.i.loopexit.i:
  %inc.i.i.lcssa.i = phi i64 [ %inc.i.i.i, %land.rhs.i.i.i ], [ %n, %while.body.i.i.i ]
  %cmp.i.i.le.i = icmp ult i64 %inc.i.i.lcssa.i, %n
  br label %while.end.i.i.i

while.end.i.i.i:
  %i.0.lcssa.ph.i.i.i = phi i64 [ 0, %if.end.i.i.i ], [ %inc.i.i.lcssa.i, %while.end.i.i.loopexit.i ]
  %cmp.lcssa.ph.i.i.i = phi i1 [ true, %if.end.i.i.i ], [ %cmp.i.i.le.i, %while.end.i.i.loopexit.i ]
  %add.i.i.i = add i64 %i.0.lcssa.ph.i.i.i, 1
  %cond.i.i.i = select i1 %cmp.lcssa.ph.i.i.i, i64 %add.i.i.i, i64 %n
  call void @__midway_touched(i8* noundef %s, i64 noundef %cond.i.i.i, i32 noundef 0) #4
  br label %strncpy.exit

strncpy.exit:
  %retval.0.i.i.i = phi i64 [ %i.0.lcssa.ph.i.i.i, %while.end.i.i.i ], [ 0, %fits.exit ]
  call void @__midway_memcpy(i8* noundef %d, i8* noundef %s, i64 noundef %retval.0.i.i.i) #4
  %add.ptr.i.i = getelementptr i8, i8* %d, i64 %retval.0.i.i.i
  %sub.i.i = sub i64 %n, %retval.0.i.i.i
  call void @__midway_memset(i8* noundef %add.ptr.i.i, i32 noundef 0, i64 noundef %sub.i.i) #4
  ret i8* %d
}

define dso_local i8* @__strcat_chk(i8* noundef returned %d, i8* noundef %s, i64 noundef %room) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %d) #4
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i16.i = icmp eq i8 %0, 0
  br i1 %tobool1.not.i16.i, label %while.end.i.i, label %while.body.i.i

land.rhs.i.i:
  %arrayidx.i.i = getelementptr i8, i8* %s, i64 %inc.i.i
  %1 = load i8, i8* %arrayidx.i.i, align 1
  %tobool1.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i.i, label %while.end.i.i.loopexit, label %while.body.i.i

while.body.i.i:
  %i.016.i17.i = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ 0, %entry ]
  %inc.i.i = add nuw i64 %i.016.i17.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, -1
  br i1 %exitcond.not.i.i, label %while.end.i.i.loopexit, label %land.rhs.i.i

while.end.i.i.loopexit:
  %inc.i.i.lcssa = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ -1, %while.body.i.i ]
  %cmp.i15.i.le = icmp ne i64 %inc.i.i.lcssa, -1
  br label %while.end.i.i

while.end.i.i:
  %i.0.lcssa.ph.i.i = phi i64 [ 0, %entry ], [ %inc.i.i.lcssa, %while.end.i.i.loopexit ]
  %cmp.lcssa.ph.i.i = phi i1 [ true, %entry ], [ %cmp.i15.i.le, %while.end.i.i.loopexit ]
  %add.i.i = add i64 %i.0.lcssa.ph.i.i, 1
  %cond.i.i = select i1 %cmp.lcssa.ph.i.i, i64 %add.i.i, i64 -1
  call void @__midway_touched(i8* noundef %s, i64 noundef %cond.i.i, i32 noundef 0) #4
  %add.i = add i64 %i.0.lcssa.ph.i.i, 1
  %add2.i = add i64 %add.i, %call.i
  %cmp.i.i = icmp ugt i64 %add2.i, %room
  br i1 %cmp.i.i, label %if.then.i.i, label %append.exit

if.then.i.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #6
  unreachable

append.exit:
  %add.ptr.i = getelementptr i8, i8* %d, i64 %call.i
  call void @__midway_memcpy(i8* noundef %add.ptr.i, i8* noundef %s, i64 noundef %i.0.lcssa.ph.i.i) #4
  %add.ptr4.i = getelementptr i8, i8* %add.ptr.i, i64 %i.0.lcssa.ph.i.i
  call void @__midway_memset(i8* noundef %add.ptr4.i, i32 noundef 0, i64 noundef 1) #4
  ret i8* %d
}

define dso_local i8* @__strncat_chk(i8* noundef returned %d, i8* noundef %s, i64 noundef %n, i64 noundef %room) local_unnamed_addr #2 {
entry:
  %call.i = call i64 @__mw_read_string(i8* noundef %d) #4
  %tobool.not.i.i = icmp eq i64 %n, 0
  br i1 %tobool.not.i.i, label %bounded.exit.i, label %if.end.i.i

if.end.i.i:
  call void @__midway_check(i8* noundef %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  %tobool1.not.i16.i = icmp eq i8 %0, 0
  br i1 %tobool1.not.i16.i, label %while.end.i.i, label %while.body.i.i

land.rhs.i.i:
  %arrayidx.i.i = getelementptr i8, i8* %s, i64 %inc.i.i
  %1 = load i8, i8* %arrayidx.i.i, align 1
  %tobool1.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool1.not.i.i, label %while.end.i.i.loopexit, label %while.body.i.i

while.body.i.i:
  %i.016.i17.i = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ 0, %if.end.i.i ]
  %inc.i.i = add nuw i64 %i.016.i17.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %n
  br i1 %exitcond.not.i.i, label %while.end.i.i.loopexit, label %land.rhs.i.i

while.end.i.i.loopexit:
  %inc.i.i.lcssa = phi i64 [ %inc.i.i, %land.rhs.i.i ], [ %n, %while.body.i.i ]
  %cmp.i15.i.le = icmp ult i64 %inc.i.i.lcssa, %n
  br label %while.end.i.i

while.end.i.i:
  %i.0.lcssa.ph.i.i = phi i64 [ 0, %if.end.i.i ], [ %inc.i.i.lcssa, %while.end.i.i.loopexit ]
  %cmp.lcssa.ph.i.i = phi i1 [ true, %if.end.i.i ], [ %cmp.i15.i.le, %while.end.i.i.loopexit ]
  %add.i.i = add i64 %i.0.lcssa.ph.i.i, 1
  %cond.i.i = select i1 %cmp.lcssa.ph.i.i, i64 %add.i.i, i64 %n
  call void @__midway_touched(i8* noundef %s, i64 noundef %cond.i.i, i32 noundef 0) #4
  br label %bounded.exit.i

bounded.exit.i:
  %retval.0.i.i = phi i64 [ %i.0.lcssa.ph.i.i, %while.end.i.i ], [ 0, %entry ]
  %add.i = add i64 %call.i, 1
  %add2.i = add i64 %add.i, %retval.0.i.i
  %cmp.i.i = icmp ugt i64 %add2.i, %room
  br i1 %cmp.i.i, label %if.then.i.i, label %append.exit

if.then.i.i:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #6
  unreachable

append.exit:
  %add.ptr.i = getelementptr i8, i8* %d, i64 %call.i
  call void @__midway_memcpy(i8* noundef %add.ptr.i, i8* noundef %s, i64 noundef %retval.0.i.i) #4
  %add.ptr4.i = getelementptr i8, i8* %add.ptr.i, i64 %retval.0.i.i
  call void @__midway_memset(i8* noundef %add.ptr4.i, i32 noundef 0, i64 noundef 1) #4
  ret i8* %d
}

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin }
attributes #6 = { nobuiltin noreturn nounwind }

