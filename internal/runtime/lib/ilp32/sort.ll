target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.order = type { i32 (i8*, i8*)*, i32 (i8*, i8*, i8*)*, i8* }

define dso_local void @qsort(i8* noundef %a, i32 noundef %n, i32 noundef %size, i32 (i8*, i8*)* noundef %cmp) local_unnamed_addr #0 {
entry:
  %o = alloca %struct.order, align 4
  %0 = bitcast %struct.order* %o to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %0) #3
  %plain = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 0
  store i32 (i8*, i8*)* %cmp, i32 (i8*, i8*)** %plain, align 4
  %with = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 1
  store i32 (i8*, i8*, i8*)* null, i32 (i8*, i8*, i8*)** %with, align 4
  %context = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 2
  store i8* null, i8** %context, align 4
  call fastcc void @sort(i8* noundef %a, i32 noundef %n, i32 noundef %size, %struct.order* noundef nonnull %o) #4
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %0) #3
  ret void
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

define internal fastcc void @sort(i8* noundef %a, i32 noundef %n, i32 noundef %size, %struct.order* nocapture noundef readonly %o) unnamed_addr #0 {
entry:
  %cmp = icmp ult i32 %n, 2
  %cmp1 = icmp eq i32 %size, 0
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:
  %mul = mul i32 %size, %n
  call void @__midway_check(i8* noundef %a, i32 noundef %mul, i32 noundef 1) #5
  %call.i = call i8* @__midway_alloc(i32 noundef %mul, i32 noundef 16, i32 noundef 3) #5
  %plain.i.i = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 0
  %with.i.i = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 1
  %context.i.i = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 2
  br label %for.cond4.preheader

for.cond4.preheader:
  %from.073 = phi i8* [ %a, %if.end ], [ %to.072, %for.cond4.for.cond.cleanup6_crit_edge ]
  %to.072 = phi i8* [ %call.i, %if.end ], [ %from.073, %for.cond4.for.cond.cleanup6_crit_edge ]
  %run.071 = phi i32 [ 1, %if.end ], [ %mul20, %for.cond4.for.cond.cleanup6_crit_edge ]
  %mul17 = shl i32 %run.071, 1
  br label %for.body7

for.cond.cleanup:
  %cmp22.not = icmp eq i8* %to.072, %a
  br i1 %cmp22.not, label %if.end25, label %if.then23

for.cond4.for.cond.cleanup6_crit_edge:
  %mul20 = shl i32 %run.071, 1
  %cmp3 = icmp ult i32 %mul20, %n
  br i1 %cmp3, label %for.cond4.preheader, label %for.cond.cleanup

for.body7:
  %low.068 = phi i32 [ 0, %for.cond4.preheader ], [ %add18, %merge.exit ]
  %add = add i32 %low.068, %run.071
  %cmp8 = icmp ult i32 %add, %n
  %cond = select i1 %cmp8, i32 %add, i32 %n
  %add10 = add i32 %cond, %run.071
  %cmp11 = icmp ult i32 %add10, %n
  %cond16 = select i1 %cmp11, i32 %add10, i32 %n
  %cmp31.i = icmp ult i32 %low.068, %cond16
  br i1 %cmp31.i, label %for.body.i, label %merge.exit

for.body.i:
  %i.034.i = phi i32 [ %i.1.i, %lor.end.i ], [ %low.068, %for.body7 ]
  %k.033.i = phi i32 [ %inc11.i, %lor.end.i ], [ %low.068, %for.body7 ]
  %j.032.i = phi i32 [ %j.1.i, %lor.end.i ], [ %cond, %for.body7 ]
  %cmp1.not.i = icmp ult i32 %j.032.i, %cond16
  br i1 %cmp1.not.i, label %lor.rhs.i, label %lor.end.i

lor.rhs.i:
  %cmp2.i = icmp ult i32 %i.034.i, %cond
  br i1 %cmp2.i, label %land.rhs.i, label %lor.end.i

land.rhs.i:
  %mul.i = mul i32 %i.034.i, %size
  %add.ptr.i = getelementptr i8, i8* %from.073, i32 %mul.i
  %mul3.i = mul i32 %j.032.i, %size
  %add.ptr4.i = getelementptr i8, i8* %from.073, i32 %mul3.i
  %0 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %plain.i.i, align 4
  %tobool.not.i.i = icmp eq i32 (i8*, i8*)* %0, null
  br i1 %tobool.not.i.i, label %cond.false.i.i, label %cond.true.i.i

cond.true.i.i:
  %call.i.i = call i32 %0(i8* noundef %add.ptr.i, i8* noundef %add.ptr4.i) #5
  br label %compare.exit.i

cond.false.i.i:
  %1 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %with.i.i, align 4
  %2 = load i8*, i8** %context.i.i, align 4
  %call2.i.i = call i32 %1(i8* noundef %add.ptr.i, i8* noundef %add.ptr4.i, i8* noundef %2) #5
  br label %compare.exit.i

compare.exit.i:
  %cond.i.i = phi i32 [ %call.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  %cmp5.i = icmp slt i32 %cond.i.i, 1
  br label %lor.end.i

lor.end.i:
  %3 = phi i1 [ true, %for.body.i ], [ false, %lor.rhs.i ], [ %cmp5.i, %compare.exit.i ]
  %mul6.i = mul i32 %k.033.i, %size
  %add.ptr7.i = getelementptr i8, i8* %to.072, i32 %mul6.i
  %not..i = xor i1 %3, true
  %inc8.i = zext i1 %not..i to i32
  %j.1.i = add i32 %j.032.i, %inc8.i
  %inc.i = zext i1 %3 to i32
  %i.1.i = add i32 %i.034.i, %inc.i
  %cond.i = select i1 %3, i32 %i.034.i, i32 %j.032.i
  %mul9.i = mul i32 %cond.i, %size
  %add.ptr10.i = getelementptr i8, i8* %from.073, i32 %mul9.i
  call void @__midway_memcpy(i8* noundef %add.ptr7.i, i8* noundef %add.ptr10.i, i32 noundef %size) #5
  %inc11.i = add nuw i32 %k.033.i, 1
  %exitcond.not.i = icmp eq i32 %inc11.i, %cond16
  br i1 %exitcond.not.i, label %merge.exit, label %for.body.i

merge.exit:
  %add18 = add i32 %low.068, %mul17
  %cmp5 = icmp ult i32 %add18, %n
  br i1 %cmp5, label %for.body7, label %for.cond4.for.cond.cleanup6_crit_edge

if.then23:
  call void @__midway_memcpy(i8* noundef %a, i8* noundef %to.072, i32 noundef %mul) #5
  br label %if.end25

if.end25:
  call void @__midway_free(i8* noundef %call.i, i32 noundef 3) #5
  br label %return

return:
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local void @qsort_r(i8* noundef %a, i32 noundef %n, i32 noundef %size, i32 (i8*, i8*, i8*)* noundef %cmp, i8* noundef %context) local_unnamed_addr #0 {
entry:
  %o = alloca %struct.order, align 4
  %0 = bitcast %struct.order* %o to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %0) #3
  %plain = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 0
  store i32 (i8*, i8*)* null, i32 (i8*, i8*)** %plain, align 4
  %with = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 1
  store i32 (i8*, i8*, i8*)* %cmp, i32 (i8*, i8*, i8*)** %with, align 4
  %context1 = getelementptr inbounds %struct.order, %struct.order* %o, i32 0, i32 2
  store i8* %context, i8** %context1, align 4
  call fastcc void @sort(i8* noundef %a, i32 noundef %n, i32 noundef %size, %struct.order* noundef nonnull %o) #4
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %0) #3
  ret void
}

define dso_local i8* @bsearch(i8* noundef %key, i8* noundef %a, i32 noundef %n, i32 noundef %size, i32 (i8*, i8*)* nocapture noundef readonly %cmp) local_unnamed_addr #0 {
entry:
  br label %while.cond

while.cond:
  %high.0 = phi i32 [ %n, %entry ], [ %high.2, %while.body ]
  %low.0 = phi i32 [ 0, %entry ], [ %low.2, %while.body ]
  %retval.0 = phi i8* [ undef, %entry ], [ %retval.1, %while.body ]
  %cmp1 = icmp ugt i32 %high.0, %low.0
  br i1 %cmp1, label %while.body, label %cleanup9

while.body:
  %sub = sub i32 %high.0, %low.0
  %div = lshr i32 %sub, 1
  %add = add i32 %div, %low.0
  %mul = mul i32 %add, %size
  %add.ptr = getelementptr i8, i8* %a, i32 %mul
  %call = call i32 %cmp(i8* noundef %key, i8* noundef %add.ptr) #5
  %cmp2 = icmp eq i32 %call, 0
  %cmp3 = icmp slt i32 %call, 0
  %add5 = add i32 %add, 1
  %high.1 = select i1 %cmp3, i32 %add, i32 %high.0
  %high.2 = select i1 %cmp2, i32 %high.0, i32 %high.1
  %0 = icmp slt i32 %call, 1
  %low.2 = select i1 %0, i32 %low.0, i32 %add5
  %retval.1 = select i1 %cmp2, i8* %add.ptr, i8* %retval.0
  br i1 %cmp2, label %cleanup9, label %while.cond

cleanup9:
  %retval.2 = phi i8* [ %retval.1, %while.body ], [ null, %while.cond ]
  ret i8* %retval.2
}

define dso_local i8* @lfind(i8* noundef %key, i8* noundef %a, i32* noundef %n, i32 noundef %size, i32 (i8*, i8*)* nocapture noundef readonly %cmp) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %n to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #5
  %1 = load i32, i32* %n, align 4
  %cmp112.not = icmp eq i32 %1, 0
  br i1 %cmp112.not, label %cleanup, label %for.body

for.cond:
  %2 = load i32, i32* %n, align 4
  %cmp1 = icmp ult i32 %inc, %2
  br i1 %cmp1, label %for.body, label %cleanup

for.body:
  %i.013 = phi i32 [ %inc, %for.cond ], [ 0, %entry ]
  %mul = mul i32 %i.013, %size
  %add.ptr = getelementptr i8, i8* %a, i32 %mul
  %call = call i32 %cmp(i8* noundef %key, i8* noundef %add.ptr) #5
  %cmp2 = icmp eq i32 %call, 0
  %inc = add nuw i32 %i.013, 1
  br i1 %cmp2, label %cleanup, label %for.cond

cleanup:
  %spec.select = phi i8* [ null, %entry ], [ null, %for.cond ], [ %add.ptr, %for.body ]
  ret i8* %spec.select
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i8* @lsearch(i8* noundef %key, i8* noundef %a, i32* noundef %n, i32 noundef %size, i32 (i8*, i8*)* nocapture noundef readonly %cmp) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %n to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 0) #5
  %1 = load i32, i32* %n, align 4
  %cmp112.not.i = icmp eq i32 %1, 0
  br i1 %cmp112.not.i, label %lfind.exit, label %for.body.i

for.cond.i:
  %2 = load i32, i32* %n, align 4
  %cmp1.i = icmp ult i32 %inc.i, %2
  br i1 %cmp1.i, label %for.body.i, label %lfind.exit

for.body.i:
  %i.013.i = phi i32 [ %inc.i, %for.cond.i ], [ 0, %entry ]
  %mul.i = mul i32 %i.013.i, %size
  %add.ptr.i = getelementptr i8, i8* %a, i32 %mul.i
  %call.i = call i32 %cmp(i8* noundef %key, i8* noundef %add.ptr.i) #5
  %cmp2.i = icmp eq i32 %call.i, 0
  %inc.i = add nuw i32 %i.013.i, 1
  br i1 %cmp2.i, label %lfind.exit, label %for.cond.i

lfind.exit:
  %spec.select.i = phi i8* [ null, %entry ], [ null, %for.cond.i ], [ %add.ptr.i, %for.body.i ]
  %tobool.not = icmp eq i8* %spec.select.i, null
  br i1 %tobool.not, label %if.end, label %cleanup

if.end:
  %3 = load i32, i32* %n, align 4
  %mul = mul i32 %3, %size
  %add.ptr = getelementptr i8, i8* %a, i32 %mul
  call void @__midway_memcpy(i8* noundef %add.ptr, i8* noundef %key, i32 noundef %size) #5
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #5
  %4 = load i32, i32* %n, align 4
  %inc = add i32 %4, 1
  store i32 %inc, i32* %n, align 4
  %mul1 = mul i32 %4, %size
  %add.ptr2 = getelementptr i8, i8* %a, i32 %mul1
  br label %cleanup

cleanup:
  %retval.0 = phi i8* [ %add.ptr2, %if.end ], [ %spec.select.i, %lfind.exit ]
  ret i8* %retval.0
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nounwind }
attributes #4 = { nobuiltin }
attributes #5 = { nobuiltin nounwind }

