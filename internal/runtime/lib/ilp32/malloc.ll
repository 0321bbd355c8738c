target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"usable-size\00", align 1
@.str.1 = private unnamed_addr constant [78 x i8] c"malloc_usable_size: an allocation is taken to be no larger than was asked for\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"malloc|succeeds|fails\00", align 1

define dso_local noalias i8* @malloc(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp slt i32 %n, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %call.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %cond.false, label %land.lhs.true.i

land.lhs.true.i:
  %call1.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %cond.false, label %if.then.i

if.then.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %cond.end

cond.false:
  %call.i3 = call i8* @__midway_alloc(i32 noundef %n, i32 noundef 16, i32 noundef 1) #6
  br label %cond.end

cond.end:
  %cond = phi i8* [ %call.i3, %cond.false ], [ null, %if.then.i ]
  ret i8* %cond
}

define dso_local void @free(i8* noundef %p) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local void @cfree(i8* noundef %p) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

define dso_local noalias i8* @calloc(i32 noundef %count, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 12) #6
  br label %cleanup

if.end:
  %cmp.i = icmp slt i32 %2, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %call.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end3, label %land.lhs.true.i

land.lhs.true.i:
  %call1.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %if.end3, label %if.then.i

if.then.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %cleanup

if.end3:
  %call.i10 = call i8* @__midway_alloc(i32 noundef %2, i32 noundef 16, i32 noundef 1) #6
  call void @llvm.memset.p0i8.i32(i8* align 1 %call.i10, i8 0, i32 %2, i1 false)
  br label %cleanup

cleanup:
  %retval.0 = phi i8* [ null, %if.then ], [ %call.i10, %if.end3 ], [ null, %if.then.i ]
  ret i8* %retval.0
}

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #3

define dso_local i8* @realloc(i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool = icmp ne i8* %p, null
  %cmp = icmp eq i32 %n, 0
  %or.cond = and i1 %tobool, %cmp
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  call void @__midway_free(i8* noundef nonnull %p, i32 noundef 1) #6
  br label %return

if.end:
  %cmp.i = icmp slt i32 %n, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %call.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end3, label %land.lhs.true.i

land.lhs.true.i:
  %call1.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i = icmp eq i32 %call1.i, 0
  br i1 %tobool2.not.i, label %if.end3, label %if.then.i

if.then.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %return

if.end3:
  %call.i23 = call i8* @__midway_alloc(i32 noundef %n, i32 noundef 16, i32 noundef 1) #6
  br i1 %tobool, label %if.then6, label %return

if.then6:
  %call7 = call i32 @__midway_object_size(i8* noundef nonnull %p) #6
  %cmp8 = icmp ult i32 %call7, %n
  %cond = select i1 %cmp8, i32 %call7, i32 %n
  call void @__midway_memcpy(i8* noundef %call.i23, i8* noundef nonnull %p, i32 noundef %cond) #6
  call void @__midway_free(i8* noundef nonnull %p, i32 noundef 1) #6
  br label %return

return:
  %retval.0 = phi i8* [ null, %if.then ], [ null, %if.then.i ], [ %call.i23, %if.then6 ], [ %call.i23, %if.end3 ]
  ret i8* %retval.0
}

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @reallocarray(i8* noundef %p, i32 noundef %count, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  br i1 %1, label %if.end, label %if.then

if.then:
  %2 = extractvalue { i32, i1 } %0, 0
  %call = call i8* @realloc(i8* noundef %p, i32 noundef %2) #6
  br label %cleanup

if.end:
  %call1 = call i32 @__mw_fail(i32 noundef 12) #6
  br label %cleanup

cleanup:
  %retval.0 = phi i8* [ null, %if.end ], [ %call, %if.then ]
  ret i8* %retval.0
}

define dso_local i32 @posix_memalign(i8** noundef %out, i32 noundef %align, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %rem = and i32 %align, 3
  %tobool = icmp eq i32 %rem, 0
  %0 = call i32 @llvm.ctpop.i32(i32 %align)
  %1 = icmp eq i32 %0, 1
  %2 = and i1 %1, %tobool
  br i1 %2, label %if.end, label %return

if.end:
  %cmp.i.i = icmp slt i32 %n, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %cond.false.i, label %land.lhs.true.i.i

land.lhs.true.i.i:
  %call1.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i.i = icmp eq i32 %call1.i.i, 0
  br i1 %tobool2.not.i.i, label %cond.false.i, label %if.then.i.i

if.then.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %aligned.exit

cond.false.i:
  %call1.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef %align, i32 noundef 1) #6
  br label %aligned.exit

aligned.exit:
  %cond.i = phi i8* [ %call1.i, %cond.false.i ], [ null, %if.then.i.i ]
  %tobool3.not = icmp eq i8* %cond.i, null
  br i1 %tobool3.not, label %return, label %if.end5

if.end5:
  %3 = bitcast i8** %out to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #6
  store i8* %cond.i, i8** %out, align 4
  br label %return

return:
  %retval.1 = phi i32 [ 22, %entry ], [ 0, %if.end5 ], [ 12, %aligned.exit ]
  ret i32 %retval.1
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local noalias i8* @aligned_alloc(i32 noundef %align, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.i.i = icmp slt i32 %n, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %cond.false.i, label %land.lhs.true.i.i

land.lhs.true.i.i:
  %call1.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i.i = icmp eq i32 %call1.i.i, 0
  br i1 %tobool2.not.i.i, label %cond.false.i, label %if.then.i.i

if.then.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %aligned.exit

cond.false.i:
  %call1.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef %align, i32 noundef 1) #6
  br label %aligned.exit

aligned.exit:
  %cond.i = phi i8* [ %call1.i, %cond.false.i ], [ null, %if.then.i.i ]
  ret i8* %cond.i
}

define dso_local noalias i8* @memalign(i32 noundef %align, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.i.i = icmp slt i32 %n, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %cond.false.i, label %land.lhs.true.i.i

land.lhs.true.i.i:
  %call1.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i.i = icmp eq i32 %call1.i.i, 0
  br i1 %tobool2.not.i.i, label %cond.false.i, label %if.then.i.i

if.then.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %aligned.exit

cond.false.i:
  %call1.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef %align, i32 noundef 1) #6
  br label %aligned.exit

aligned.exit:
  %cond.i = phi i8* [ %call1.i, %cond.false.i ], [ null, %if.then.i.i ]
  ret i8* %cond.i
}

define dso_local noalias i8* @valloc(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.i.i = icmp slt i32 %n, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %cond.false.i, label %land.lhs.true.i.i

land.lhs.true.i.i:
  %call1.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i.i = icmp eq i32 %call1.i.i, 0
  br i1 %tobool2.not.i.i, label %cond.false.i, label %if.then.i.i

if.then.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %aligned.exit

cond.false.i:
  %call1.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef 4096, i32 noundef 1) #6
  br label %aligned.exit

aligned.exit:
  %cond.i = phi i8* [ %call1.i, %cond.false.i ], [ null, %if.then.i.i ]
  ret i8* %cond.i
}

define dso_local noalias i8* @pvalloc(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %add = add i32 %n, 4095
  %and = and i32 %add, -4096
  %cmp.i.i = icmp slt i32 %and, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 1) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %cond.false.i, label %land.lhs.true.i.i

land.lhs.true.i.i:
  %call1.i.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0)) #6
  %tobool2.not.i.i = icmp eq i32 %call1.i.i, 0
  br i1 %tobool2.not.i.i, label %cond.false.i, label %if.then.i.i

if.then.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 12) #6
  br label %aligned.exit

cond.false.i:
  %call1.i = call i8* @__midway_alloc(i32 noundef %and, i32 noundef 4096, i32 noundef 1) #6
  br label %aligned.exit

aligned.exit:
  %cond.i = phi i8* [ %call1.i, %cond.false.i ], [ null, %if.then.i.i ]
  ret i8* %cond.i
}

define dso_local i32 @malloc_usable_size(i8* noundef %p) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %p, null
  br i1 %tobool.not, label %return, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([78 x i8], [78 x i8]* @.str.1, i32 0, i32 0)) #6
  %call = call i32 @__midway_object_size(i8* noundef nonnull %p) #6
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.end ], [ 0, %entry ]
  ret i32 %retval.0
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @malloc_trim(i32 noundef %pad) local_unnamed_addr #4 {
entry:
  ret i32 0
}

define dso_local i32 @mallopt(i32 noundef %parameter, i32 noundef %value) local_unnamed_addr #4 {
entry:
  ret i32 1
}

define dso_local void @malloc_stats() local_unnamed_addr #4 {
entry:
  ret void
}

define dso_local i8* @_Znwm(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef 16, i32 noundef 1) #6
  ret i8* %call.i
}

define dso_local i8* @_Znam(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef 16, i32 noundef 1) #6
  ret i8* %call.i
}

define dso_local void @_ZdlPvm(i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

define dso_local void @_ZdaPvm(i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

define dso_local i8* @_Znwj(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef 16, i32 noundef 1) #6
  ret i8* %call.i
}

define dso_local i8* @_Znaj(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_alloc(i32 noundef %n, i32 noundef 16, i32 noundef 1) #6
  ret i8* %call.i
}

define dso_local void @_ZdlPvj(i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

define dso_local void @_ZdaPvj(i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

define dso_local void @_ZdlPv(i8* noundef %p) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

define dso_local void @_ZdaPv(i8* noundef %p) local_unnamed_addr #0 {
entry:
  call void @__midway_free(i8* noundef %p, i32 noundef 1) #6
  ret void
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @llvm.ctpop.i32(i32) #5

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nobuiltin nounwind }

