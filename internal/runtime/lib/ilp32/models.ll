target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"errno\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"environment\00", align 1
@.str.2 = private unnamed_addr constant [77 x i8] c"system calls: writes are complete, nothing is interrupted, descriptors block\00", align 1

define dso_local i32 @__mw_fail(i32 noundef %error) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i32 noundef 372) #3
  %error1 = bitcast i8* %call.i to i32*
  store i32 %error, i32* %error1, align 4
  ret i32 -1
}

define dso_local i32 @__mw_between(i32 noundef %low, i32 noundef %high, i8* noundef %name) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #4
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef %name) #3
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #4
  %cmp = icmp slt i32 %1, %low
  %cond = select i1 %cmp, i32 %low, i32 %1
  %cmp1 = icmp sgt i32 %cond, %high
  %cond5 = select i1 %cmp1, i32 %high, i32 %cond
  ret i32 %cond5
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @__mw_fail_somehow() local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #4
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #4
  %2 = icmp sgt i32 %1, 1
  %cond.i = select i1 %2, i32 %1, i32 1
  %3 = icmp slt i32 %cond.i, 133
  %cond5.i = select i1 %3, i32 %cond.i, i32 133
  %call.i.i = call i8* @__midway_thread_storage(i32 noundef 372) #3
  %error1.i = bitcast i8* %call.i.i to i32*
  store i32 %cond5.i, i32* %error1.i, align 4
  ret i32 -1
}

define dso_local void @__mw_may_set_errno() local_unnamed_addr #0 {
entry:
  %set = alloca i8, align 1
  %code = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set) #4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %code) #4
  call void @__midway_nondet(i8* noundef nonnull %set, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3
  call void @__midway_nondet(i8* noundef nonnull %code, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3
  %0 = load i8, i8* %set, align 1
  %1 = and i8 %0, 1
  %and = zext i8 %1 to i32
  %2 = load i8, i8* %code, align 1
  %3 = and i8 %2, 127
  %narrow = add nuw i8 %3, 1
  %add = zext i8 %narrow to i32
  %call.i.i = call i8* @__midway_thread_storage(i32 noundef 372) #3
  %error1.i = bitcast i8* %call.i.i to i32*
  %4 = load i32, i32* %error1.i, align 4
  %xor.i = xor i32 %4, %add
  %sub.i = sub nsw i32 0, %and
  %and.i = and i32 %xor.i, %sub.i
  %xor2.i = xor i32 %and.i, %4
  store i32 %xor2.i, i32* %error1.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %code) #4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set) #4
  ret void
}

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_may_fail(i8* noundef %name) local_unnamed_addr #0 {
entry:
  %v.i.i.i = alloca i32, align 4
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef %name) #3
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:
  %0 = bitcast i32* %v.i.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #4
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3
  %1 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #4
  %2 = icmp sgt i32 %1, 1
  %cond.i.i = select i1 %2, i32 %1, i32 1
  %3 = icmp slt i32 %cond.i.i, 133
  %cond5.i.i = select i1 %3, i32 %cond.i.i, i32 133
  %call.i.i.i = call i8* @__midway_thread_storage(i32 noundef 372) #3
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  store i32 %cond5.i.i, i32* %error1.i.i, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ -1, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_read_string(i8* noundef %s) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #3
  br label %while.cond.i

while.cond.i:
  %n.0.i = phi i32 [ 0, %entry ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr i8, i8* %s, i32 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %0, 0
  %inc.i = add i32 %n.0.i, 1
  br i1 %tobool.not.i, label %length.exit, label %while.cond.i

length.exit:
  call void @__midway_touched(i8* noundef %s, i32 noundef %inc.i, i32 noundef 0) #3
  ret i32 %n.0.i
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @__mw_read_text(i8* noundef %s, i32 noundef %limit) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %limit, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  call void @__midway_check(i8* noundef %s, i32 noundef 1, i32 noundef 0) #3
  br label %for.body

for.body:
  %cmp154 = phi i1 [ %cmp1, %for.inc ], [ true, %if.end ]
  %room.053 = phi i32 [ %room.1, %for.inc ], [ -1, %if.end ]
  %known.052 = phi i32 [ %known.1, %for.inc ], [ 0, %if.end ]
  %n.050 = phi i32 [ %inc, %for.inc ], [ 0, %if.end ]
  %arrayidx = getelementptr i8, i8* %s, i32 %n.050
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %call = call i32 @__midway_is_concrete(i32 noundef %conv) #3
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.else, label %if.then3

if.then3:
  %1 = load i8, i8* %arrayidx, align 1
  %tobool5.not = icmp eq i8 %1, 0
  br i1 %tobool5.not, label %for.end, label %for.inc

if.else:
  %cmp8 = icmp eq i32 %room.053, -1
  br i1 %cmp8, label %if.then10, label %for.inc

if.then10:
  %add = add nuw i32 %n.050, 1
  %call11 = call i32 @__midway_object_size(i8* noundef %s) #3
  %call12 = call i32 @__midway_is_concrete(i32 noundef %call11) #3
  %tobool13.not = icmp eq i32 %call12, 0
  %spec.select = select i1 %tobool13.not, i32 %add, i32 %call11
  br label %for.inc

for.inc:
  %known.1 = phi i32 [ %known.052, %if.then3 ], [ %known.052, %if.else ], [ %add, %if.then10 ]
  %room.1 = phi i32 [ %room.053, %if.then3 ], [ %room.053, %if.else ], [ %spec.select, %if.then10 ]
  %inc = add nuw i32 %n.050, 1
  %cmp1 = icmp ult i32 %inc, %limit
  %cmp2 = icmp ult i32 %inc, %room.1
  %2 = select i1 %cmp1, i1 %cmp2, i1 false
  br i1 %2, label %for.body, label %for.end

for.end:
  %n.0.lcssa.ph = phi i32 [ %inc, %for.inc ], [ %n.050, %if.then3 ]
  %known.0.lcssa.ph = phi i32 [ %known.1, %for.inc ], [ %known.052, %if.then3 ]
  %cmp1.lcssa.ph = phi i1 [ %cmp1, %for.inc ], [ %cmp154, %if.then3 ]
  %tobool18.not = icmp eq i32 %known.0.lcssa.ph, 0
  %add22 = zext i1 %cmp1.lcssa.ph to i32
  %cond = add i32 %n.0.lcssa.ph, %add22
  %cond25 = select i1 %tobool18.not, i32 %cond, i32 %known.0.lcssa.ph
  call void @__midway_touched(i8* noundef %s, i32 noundef %cond25, i32 noundef 0) #3
  br label %cleanup

cleanup:
  ret void
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_outcome(i8* noundef %name, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %fails = alloca i8, align 1
  %e = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %fails) #4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %e) #4
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.2, i32 0, i32 0)) #3
  call void @__midway_nondet(i8* noundef nonnull %fails, i32 noundef 1, i8* noundef %name) #3
  call void @__midway_nondet(i8* noundef nonnull %e, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3
  %call.i = call i8* @__midway_thread_storage(i32 noundef 372) #3
  %error1 = bitcast i8* %call.i to i32*
  %0 = load i8, i8* %e, align 1
  %1 = and i8 %0, 127
  %narrow = add nuw i8 %1, 1
  %2 = load i8, i8* %fails, align 1
  %3 = and i8 %2, 1
  %tobool7.not = icmp eq i8 %3, 0
  br i1 %tobool7.not, label %cond.false9, label %cond.true8

cond.true8:
  %cmp = icmp eq i8 %narrow, 4
  %cmp3 = icmp eq i8 %narrow, 11
  %or25 = or i1 %cmp, %cmp3
  %add = zext i8 %narrow to i32
  %cond = select i1 %or25, i32 5, i32 %add
  br label %cond.end10

cond.false9:
  %4 = load i32, i32* %error1, align 4
  br label %cond.end10

cond.end10:
  %cond18 = phi i32 [ %value, %cond.false9 ], [ -1, %cond.true8 ]
  %cond11 = phi i32 [ %4, %cond.false9 ], [ %cond, %cond.true8 ]
  store i32 %cond11, i32* %error1, align 4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %e) #4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %fails) #4
  ret i32 %cond18
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_transferred(i8* noundef %name, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %fails.i = alloca i8, align 1
  %e.i = alloca i8, align 1
  %r = alloca i32, align 4
  %0 = bitcast i32* %r to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #4
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef %name) #3
  %1 = load i32, i32* %r, align 4
  %cmp = icmp ugt i32 %1, %n
  %cond = select i1 %cmp, i32 %n, i32 %1
  store i32 %cond, i32* %r, align 4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %fails.i) #4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %e.i) #4
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.2, i32 0, i32 0)) #3
  call void @__midway_nondet(i8* noundef nonnull %fails.i, i32 noundef 1, i8* noundef %name) #3
  call void @__midway_nondet(i8* noundef nonnull %e.i, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #3
  %call.i.i = call i8* @__midway_thread_storage(i32 noundef 372) #3
  %error1.i = bitcast i8* %call.i.i to i32*
  %2 = load i8, i8* %e.i, align 1
  %3 = and i8 %2, 127
  %narrow.i = add nuw i8 %3, 1
  %4 = load i8, i8* %fails.i, align 1
  %5 = and i8 %4, 1
  %tobool7.not.i = icmp eq i8 %5, 0
  br i1 %tobool7.not.i, label %cond.false9.i, label %cond.true8.i

cond.true8.i:
  %cmp.i = icmp eq i8 %narrow.i, 4
  %cmp3.i = icmp eq i8 %narrow.i, 11
  %or25.i = or i1 %cmp.i, %cmp3.i
  %add.i = zext i8 %narrow.i to i32
  %cond.i = select i1 %or25.i, i32 5, i32 %add.i
  br label %__mw_outcome.exit

cond.false9.i:
  %and = and i32 %cond, 2147483647
  %6 = load i32, i32* %error1.i, align 4
  br label %__mw_outcome.exit

__mw_outcome.exit:
  %cond18.i = phi i32 [ %and, %cond.false9.i ], [ -1, %cond.true8.i ]
  %cond11.i = phi i32 [ %6, %cond.false9.i ], [ %cond.i, %cond.true8.i ]
  store i32 %cond11.i, i32* %error1.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %e.i) #4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %fails.i) #4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #4
  ret i32 %cond18.i
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nounwind }

