target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, void (i8*)* }
%struct.thread_area = type { i32, %struct.unwinding*, i8*, %struct.cleanup*, [64 x i8*], i32, [8 x i8*], [64 x i8] }
%struct.unwinding = type opaque
%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }

@keys = internal global [64 x %struct.anon] zeroinitializer, align 16
@__mw_any_key = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"library-limit\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"more than 64 thread-specific keys\00", align 1

define dso_local i32 @pthread_key_create(i32* noundef %key, void (i8*)* noundef %destructor) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.anon]* @keys to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #2
  %0 = load i32, i32* @__mw_any_key, align 4
  %cmp = icmp eq i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #2
  br label %return

if.end:
  %1 = bitcast i32* %key to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 4, i32 noundef 1) #2
  %2 = load i32, i32* @__mw_any_key, align 4
  %idxprom = sext i32 %2 to i64
  %used = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom, i32 0
  store i32 1, i32* %used, align 16
  %destructor3 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom, i32 1
  store void (i8*)* %destructor, void (i8*)** %destructor3, align 8
  %inc = add i32 %2, 1
  store i32 %inc, i32* @__mw_any_key, align 4
  store i32 %2, i32* %key, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 11, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_key_delete(i32 noundef %key) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.anon]* @keys to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #2
  %cmp = icmp ugt i32 %key, 63
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:
  %idxprom = zext i32 %key to i64
  %used = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom, i32 0
  %0 = load i32, i32* %used, align 16
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:
  store i32 0, i32* %used, align 16
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %lor.lhs.false ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i32 @pthread_setspecific(i32 noundef %key, i8* noundef %value) local_unnamed_addr #0 {
entry:
  %cmp = icmp ugt i32 %key, 63
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:
  %idxprom = zext i32 %key to i64
  %used = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom, i32 0
  %0 = load i32, i32* %used, align 16
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #2
  %1 = bitcast i8* %call.i to %struct.thread_area*
  %arrayidx2 = getelementptr %struct.thread_area, %struct.thread_area* %1, i64 0, i32 4, i64 %idxprom
  store i8* %value, i8** %arrayidx2, align 8
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %lor.lhs.false ], [ 22, %entry ]
  ret i32 %retval.0
}

define dso_local i8* @pthread_getspecific(i32 noundef %key) local_unnamed_addr #0 {
entry:
  %cmp = icmp ult i32 %key, 64
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #2
  %0 = bitcast i8* %call.i to %struct.thread_area*
  %idxprom = zext i32 %key to i64
  %arrayidx = getelementptr %struct.thread_area, %struct.thread_area* %0, i64 0, i32 4, i64 %idxprom
  %1 = load i8*, i8** %arrayidx, align 8
  br label %cond.end

cond.end:
  %cond = phi i8* [ %1, %cond.true ], [ null, %entry ]
  ret i8* %cond
}

define dso_local void @__mw_run_destructors() local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #2
  %0 = bitcast i8* %call.i to %struct.thread_area*
  br label %land.rhs

land.rhs:
  %round.05 = phi i32 [ 0, %entry ], [ %inc, %run_round.exit ]
  %1 = load i32, i32* @__mw_any_key, align 4
  %cmp27.i = icmp sgt i32 %1, 0
  br i1 %cmp27.i, label %for.body.i, label %run_round.exit

for.body.i:
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %cleanup.i ], [ 0, %land.rhs ]
  %ran.029.i = phi i32 [ %ran.1.i, %cleanup.i ], [ 0, %land.rhs ]
  %arrayidx.i = getelementptr %struct.thread_area, %struct.thread_area* %0, i64 0, i32 4, i64 %indvars.iv.i
  %2 = load i8*, i8** %arrayidx.i, align 8
  %tobool.not.i = icmp eq i8* %2, null
  br i1 %tobool.not.i, label %cleanup.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %indvars.iv.i, i32 0
  %3 = load i32, i32* %used.i, align 16
  %tobool3.not.i = icmp eq i32 %3, 0
  br i1 %tobool3.not.i, label %cleanup.i, label %lor.lhs.false4.i

lor.lhs.false4.i:
  %destructor.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %indvars.iv.i, i32 1
  %4 = load void (i8*)*, void (i8*)** %destructor.i, align 8
  %tobool7.not.i = icmp eq void (i8*)* %4, null
  br i1 %tobool7.not.i, label %cleanup.i, label %if.end.i

if.end.i:
  store i8* null, i8** %arrayidx.i, align 8
  %5 = load void (i8*)*, void (i8*)** %destructor.i, align 8
  call void %5(i8* noundef nonnull %2) #2
  br label %cleanup.i

cleanup.i:
  %ran.1.i = phi i32 [ 1, %if.end.i ], [ %ran.029.i, %lor.lhs.false4.i ], [ %ran.029.i, %lor.lhs.false.i ], [ %ran.029.i, %for.body.i ]
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %6 = load i32, i32* @__mw_any_key, align 4
  %7 = sext i32 %6 to i64
  %cmp.i = icmp slt i64 %indvars.iv.next.i, %7
  br i1 %cmp.i, label %for.body.i, label %run_round.exit

run_round.exit:
  %ran.0.lcssa.i = phi i32 [ 0, %land.rhs ], [ %ran.1.i, %cleanup.i ]
  %tobool.not = icmp ne i32 %ran.0.lcssa.i, 0
  %inc = add nuw nsw i32 %round.05, 1
  %cmp = icmp ult i32 %round.05, 3
  %or.cond = select i1 %tobool.not, i1 %cmp, i1 false
  br i1 %or.cond, label %land.rhs, label %for.cond.cleanup

for.cond.cleanup:
  ret void
}

define dso_local i32 @tss_create(i32* noundef %key, void (i8*)* noundef %destructor) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.anon]* @keys to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #2
  %0 = load i32, i32* @__mw_any_key, align 4
  %cmp.i = icmp eq i32 %0, 64
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #2
  br label %pthread_key_create.exit

if.end.i:
  %1 = bitcast i32* %key to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 4, i32 noundef 1) #2
  %2 = load i32, i32* @__mw_any_key, align 4
  %idxprom.i = sext i32 %2 to i64
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom.i, i32 0
  store i32 1, i32* %used.i, align 16
  %destructor3.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom.i, i32 1
  store void (i8*)* %destructor, void (i8*)** %destructor3.i, align 8
  %inc.i = add i32 %2, 1
  store i32 %inc.i, i32* @__mw_any_key, align 4
  store i32 %2, i32* %key, align 4
  br label %pthread_key_create.exit

pthread_key_create.exit:
  %cond = phi i32 [ 2, %if.then.i ], [ 0, %if.end.i ]
  ret i32 %cond
}

define dso_local void @tss_delete(i32 noundef %key) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.anon]* @keys to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #2
  %cmp.i = icmp ugt i32 %key, 63
  br i1 %cmp.i, label %pthread_key_delete.exit, label %lor.lhs.false.i

lor.lhs.false.i:
  %idxprom.i = zext i32 %key to i64
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom.i, i32 0
  %0 = load i32, i32* %used.i, align 16
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %pthread_key_delete.exit, label %if.end.i

if.end.i:
  store i32 0, i32* %used.i, align 16
  br label %pthread_key_delete.exit

pthread_key_delete.exit:
  ret void
}

define dso_local i8* @tss_get(i32 noundef %key) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp ult i32 %key, 64
  br i1 %cmp.i, label %cond.true.i, label %pthread_getspecific.exit

cond.true.i:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #2
  %0 = bitcast i8* %call.i.i to %struct.thread_area*
  %idxprom.i = zext i32 %key to i64
  %arrayidx.i = getelementptr %struct.thread_area, %struct.thread_area* %0, i64 0, i32 4, i64 %idxprom.i
  %1 = load i8*, i8** %arrayidx.i, align 8
  br label %pthread_getspecific.exit

pthread_getspecific.exit:
  %cond.i = phi i8* [ %1, %cond.true.i ], [ null, %entry ]
  ret i8* %cond.i
}

define dso_local i32 @tss_set(i32 noundef %key, i8* noundef %value) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp ugt i32 %key, 63
  br i1 %cmp.i, label %pthread_setspecific.exit, label %lor.lhs.false.i

lor.lhs.false.i:
  %idxprom.i = zext i32 %key to i64
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i64 0, i64 %idxprom.i, i32 0
  %0 = load i32, i32* %used.i, align 16
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %pthread_setspecific.exit, label %if.end.i

if.end.i:
  %call.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #2
  %1 = bitcast i8* %call.i.i to %struct.thread_area*
  %arrayidx2.i = getelementptr %struct.thread_area, %struct.thread_area* %1, i64 0, i32 4, i64 %idxprom.i
  store i8* %value, i8** %arrayidx2.i, align 8
  br label %pthread_setspecific.exit

pthread_setspecific.exit:
  %cmp = phi i32 [ 2, %entry ], [ 2, %lor.lhs.false.i ], [ 0, %if.end.i ]
  ret i32 %cmp
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { nobuiltin nounwind }

