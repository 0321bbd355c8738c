target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { i32, void (i8*)* }
%struct.thread_area = type { i32, %struct.unwinding*, i8*, %struct.cleanup*, [64 x i8*], i32, [8 x i8*], [64 x i8] }
%struct.unwinding = type opaque
%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }

@keys = internal global [64 x %struct.anon] zeroinitializer, align 4
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
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)) #2
  br label %return

if.end:
  %1 = bitcast i32* %key to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #2
  %2 = load i32, i32* @__mw_any_key, align 4
  %used = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %2, i32 0
  store i32 1, i32* %used, align 4
  %destructor2 = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %2, i32 1
  store void (i8*)* %destructor, void (i8*)** %destructor2, align 4
  %inc = add i32 %2, 1
  store i32 %inc, i32* @__mw_any_key, align 4
  store i32 %2, i32* %key, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 11, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_key_delete(i32 noundef %key) local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.anon]* @keys to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #2
  %cmp = icmp ugt i32 %key, 63
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:
  %used = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %key, i32 0
  %0 = load i32, i32* %used, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:
  store i32 0, i32* %used, align 4
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
  %used = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %key, i32 0
  %0 = load i32, i32* %used, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:
  %call.i = call i8* @__midway_thread_storage(i32 noundef 372) #2
  %1 = bitcast i8* %call.i to %struct.thread_area*
  %arrayidx1 = getelementptr %struct.thread_area, %struct.thread_area* %1, i32 0, i32 4, i32 %key
  store i8* %value, i8** %arrayidx1, align 4
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
  %call.i = call i8* @__midway_thread_storage(i32 noundef 372) #2
  %0 = bitcast i8* %call.i to %struct.thread_area*
  %arrayidx = getelementptr %struct.thread_area, %struct.thread_area* %0, i32 0, i32 4, i32 %key
  %1 = load i8*, i8** %arrayidx, align 4
  br label %cond.end

cond.end:
  %cond = phi i8* [ %1, %cond.true ], [ null, %entry ]
  ret i8* %cond
}

define dso_local void @__mw_run_destructors() local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i32 noundef 372) #2
  %0 = bitcast i8* %call.i to %struct.thread_area*
  br label %land.rhs

land.rhs:
  %round.05 = phi i32 [ 0, %entry ], [ %inc, %run_round.exit ]
  %1 = load i32, i32* @__mw_any_key, align 4
  %cmp23.i = icmp sgt i32 %1, 0
  br i1 %cmp23.i, label %for.body.i, label %run_round.exit

for.body.i:
  %ran.026.i = phi i32 [ %ran.1.i, %cleanup.i ], [ 0, %land.rhs ]
  %i.024.i = phi i32 [ %inc.i, %cleanup.i ], [ 0, %land.rhs ]
  %arrayidx.i = getelementptr %struct.thread_area, %struct.thread_area* %0, i32 0, i32 4, i32 %i.024.i
  %2 = load i8*, i8** %arrayidx.i, align 4
  %tobool.not.i = icmp eq i8* %2, null
  br i1 %tobool.not.i, label %cleanup.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %i.024.i, i32 0
  %3 = load i32, i32* %used.i, align 4
  %tobool2.not.i = icmp eq i32 %3, 0
  br i1 %tobool2.not.i, label %cleanup.i, label %lor.lhs.false3.i

lor.lhs.false3.i:
  %destructor.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %i.024.i, i32 1
  %4 = load void (i8*)*, void (i8*)** %destructor.i, align 4
  %tobool5.not.i = icmp eq void (i8*)* %4, null
  br i1 %tobool5.not.i, label %cleanup.i, label %if.end.i

if.end.i:
  store i8* null, i8** %arrayidx.i, align 4
  %5 = load void (i8*)*, void (i8*)** %destructor.i, align 4
  call void %5(i8* noundef nonnull %2) #2
  br label %cleanup.i

cleanup.i:
  %ran.1.i = phi i32 [ 1, %if.end.i ], [ %ran.026.i, %lor.lhs.false3.i ], [ %ran.026.i, %lor.lhs.false.i ], [ %ran.026.i, %for.body.i ]
  %inc.i = add nuw nsw i32 %i.024.i, 1
  %6 = load i32, i32* @__mw_any_key, align 4
  %cmp.i = icmp slt i32 %inc.i, %6
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
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)) #2
  br label %pthread_key_create.exit

if.end.i:
  %1 = bitcast i32* %key to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #2
  %2 = load i32, i32* @__mw_any_key, align 4
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %2, i32 0
  store i32 1, i32* %used.i, align 4
  %destructor2.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %2, i32 1
  store void (i8*)* %destructor, void (i8*)** %destructor2.i, align 4
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
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %key, i32 0
  %0 = load i32, i32* %used.i, align 4
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %pthread_key_delete.exit, label %if.end.i

if.end.i:
  store i32 0, i32* %used.i, align 4
  br label %pthread_key_delete.exit

pthread_key_delete.exit:
  ret void
}

define dso_local i8* @tss_get(i32 noundef %key) local_unnamed_addr #0 {
entry:
  %cmp.i = icmp ult i32 %key, 64
  br i1 %cmp.i, label %cond.true.i, label %pthread_getspecific.exit

cond.true.i:
  %call.i.i = call i8* @__midway_thread_storage(i32 noundef 372) #2
  %0 = bitcast i8* %call.i.i to %struct.thread_area*
  %arrayidx.i = getelementptr %struct.thread_area, %struct.thread_area* %0, i32 0, i32 4, i32 %key
  %1 = load i8*, i8** %arrayidx.i, align 4
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
  %used.i = getelementptr [64 x %struct.anon], [64 x %struct.anon]* @keys, i32 0, i32 %key, i32 0
  %0 = load i32, i32* %used.i, align 4
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %pthread_setspecific.exit, label %if.end.i

if.end.i:
  %call.i.i = call i8* @__midway_thread_storage(i32 noundef 372) #2
  %1 = bitcast i8* %call.i.i to %struct.thread_area*
  %arrayidx1.i = getelementptr %struct.thread_area, %struct.thread_area* %1, i32 0, i32 4, i32 %key
  store i8* %value, i8** %arrayidx1.i, align 4
  br label %pthread_setspecific.exit

pthread_setspecific.exit:
  %cmp = phi i32 [ 2, %entry ], [ 2, %lor.lhs.false.i ], [ 0, %if.end.i ]
  ret i32 %cmp
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { nobuiltin nounwind }

