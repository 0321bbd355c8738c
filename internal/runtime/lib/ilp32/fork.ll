target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.forking = type { %struct.forking*, %struct.forking*, void ()*, void ()*, void ()* }
%struct.termios = type { i32, i32, i32, i32, i8, [32 x i8], i32, i32 }
%struct.winsize = type { i16, i16, i16, i16 }

@newest = internal global %struct.forking* null, align 4
@oldest = internal unnamed_addr global %struct.forking* null, align 4
@__mw_any_forking = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [20 x i8] c"fork|fails|succeeds\00", align 1
@.str.1 = private unnamed_addr constant [39 x i8] c"fork: a second process is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"fork\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"daemon\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"forkpty\00", align 1
@.str.5 = private unnamed_addr constant [40 x i8] c"vfork: a second process is not modelled\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"vfork\00", align 1

define dso_local i32 @pthread_atfork(void ()* noundef %prepare, void ()* noundef %parent, void ()* noundef %child) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5
  %.compoundliteral.sroa.0.0..sroa_idx = bitcast i8* %call.i to %struct.forking**
  store %struct.forking* null, %struct.forking** %.compoundliteral.sroa.0.0..sroa_idx, align 4
  %.compoundliteral.sroa.2.0..sroa_idx6 = getelementptr inbounds i8, i8* %call.i, i32 4
  %0 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx6 to %struct.forking**
  store %struct.forking* null, %struct.forking** %0, align 4
  %.compoundliteral.sroa.3.0..sroa_idx7 = getelementptr inbounds i8, i8* %call.i, i32 8
  %1 = bitcast i8* %.compoundliteral.sroa.3.0..sroa_idx7 to void ()**
  store void ()* %prepare, void ()** %1, align 4
  %.compoundliteral.sroa.4.0..sroa_idx8 = getelementptr inbounds i8, i8* %call.i, i32 12
  %2 = bitcast i8* %.compoundliteral.sroa.4.0..sroa_idx8 to void ()**
  store void ()* %parent, void ()** %2, align 4
  %.compoundliteral.sroa.5.0..sroa_idx9 = getelementptr inbounds i8, i8* %call.i, i32 16
  %3 = bitcast i8* %.compoundliteral.sroa.5.0..sroa_idx9 to void ()**
  store void ()* %child, void ()** %3, align 4
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %4 = load %struct.forking*, %struct.forking** @newest, align 4
  store %struct.forking* %4, %struct.forking** %.compoundliteral.sroa.0.0..sroa_idx, align 4
  %5 = load %struct.forking*, %struct.forking** @newest, align 4
  %tobool.not = icmp eq %struct.forking* %5, null
  %newer5 = getelementptr inbounds %struct.forking, %struct.forking* %5, i32 0, i32 1
  %6 = bitcast %struct.forking** %newer5 to i8**
  %.sink = select i1 %tobool.not, i8** bitcast (%struct.forking** @oldest to i8**), i8** %6
  store i8* %call.i, i8** %.sink, align 4
  store i8* %call.i, i8** bitcast (%struct.forking** @newest to i8**), align 4
  store i32 1, i32* @__mw_any_forking, align 4
  ret i32 0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @__register_atfork(void ()* noundef %prepare, void ()* noundef %parent, void ()* noundef %child, i8* nocapture noundef readnone %dso) local_unnamed_addr #0 {
entry:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5
  %.compoundliteral.sroa.0.0..sroa_idx.i = bitcast i8* %call.i.i to %struct.forking**
  store %struct.forking* null, %struct.forking** %.compoundliteral.sroa.0.0..sroa_idx.i, align 4
  %.compoundliteral.sroa.2.0..sroa_idx6.i = getelementptr inbounds i8, i8* %call.i.i, i32 4
  %0 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx6.i to %struct.forking**
  store %struct.forking* null, %struct.forking** %0, align 4
  %.compoundliteral.sroa.3.0..sroa_idx7.i = getelementptr inbounds i8, i8* %call.i.i, i32 8
  %1 = bitcast i8* %.compoundliteral.sroa.3.0..sroa_idx7.i to void ()**
  store void ()* %prepare, void ()** %1, align 4
  %.compoundliteral.sroa.4.0..sroa_idx8.i = getelementptr inbounds i8, i8* %call.i.i, i32 12
  %2 = bitcast i8* %.compoundliteral.sroa.4.0..sroa_idx8.i to void ()**
  store void ()* %parent, void ()** %2, align 4
  %.compoundliteral.sroa.5.0..sroa_idx9.i = getelementptr inbounds i8, i8* %call.i.i, i32 16
  %3 = bitcast i8* %.compoundliteral.sroa.5.0..sroa_idx9.i to void ()**
  store void ()* %child, void ()** %3, align 4
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %4 = load %struct.forking*, %struct.forking** @newest, align 4
  store %struct.forking* %4, %struct.forking** %.compoundliteral.sroa.0.0..sroa_idx.i, align 4
  %5 = load %struct.forking*, %struct.forking** @newest, align 4
  %tobool.not.i = icmp eq %struct.forking* %5, null
  %newer5.i = getelementptr inbounds %struct.forking, %struct.forking* %5, i32 0, i32 1
  %6 = bitcast %struct.forking** %newer5.i to i8**
  %.sink = select i1 %tobool.not.i, i8** bitcast (%struct.forking** @oldest to i8**), i8** %6
  store i8* %call.i.i, i8** %.sink, align 4
  store i8* %call.i.i, i8** bitcast (%struct.forking** @newest to i8**), align 4
  store i32 1, i32* @__mw_any_forking, align 4
  ret i32 0
}

define dso_local i32 @fork() local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  call fastcc void @prepared() #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i32 0, i32 0)) #5
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call fastcc void @forked(i32 noundef 0) #6
  %call1 = call i32 @__mw_fail(i32 noundef 11) #5
  br label %return

if.end:
  %call2 = call i32 @__midway_is_concrete(i32 noundef 0) #5
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end4, label %if.then3

if.then3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i32 0, i32 0)) #7
  unreachable

if.end4:
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i32 0, i32 0)) #5
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 2147483647
  %cmp6 = icmp eq i32 %and.i, 0
  %conv = zext i1 %cmp6 to i32
  call fastcc void @forked(i32 noundef %conv) #6
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %and.i, %if.end4 ]
  ret i32 %retval.0
}

define internal fastcc void @prepared() unnamed_addr #2 {
entry:
  %0 = load i32, i32* @__mw_any_forking, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %for.end, label %if.end

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %h.010 = load %struct.forking*, %struct.forking** @newest, align 4
  %tobool1.not11 = icmp eq %struct.forking* %h.010, null
  br i1 %tobool1.not11, label %for.end, label %for.body

for.body:
  %h.012 = phi %struct.forking* [ %h.0, %for.inc ], [ %h.010, %if.end ]
  %prepare = getelementptr inbounds %struct.forking, %struct.forking* %h.012, i32 0, i32 2
  %1 = load void ()*, void ()** %prepare, align 4
  %tobool2.not = icmp eq void ()* %1, null
  br i1 %tobool2.not, label %for.inc, label %if.then3

if.then3:
  call void %1() #5
  br label %for.inc

for.inc:
  %older = getelementptr inbounds %struct.forking, %struct.forking* %h.012, i32 0, i32 0
  %h.0 = load %struct.forking*, %struct.forking** %older, align 4
  %tobool1.not = icmp eq %struct.forking* %h.0, null
  br i1 %tobool1.not, label %for.end, label %for.body

for.end:
  ret void
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

define internal fastcc void @forked(i32 noundef %child) unnamed_addr #2 {
entry:
  %0 = load i32, i32* @__mw_any_forking, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %for.end, label %if.end

if.end:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %h.022 = load %struct.forking*, %struct.forking** @oldest, align 4
  %tobool1.not23 = icmp eq %struct.forking* %h.022, null
  br i1 %tobool1.not23, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %tobool2.not = icmp eq i32 %child, 0
  br label %for.body

for.body:
  %h.024 = phi %struct.forking* [ %h.022, %for.body.lr.ph ], [ %h.0, %for.inc ]
  br i1 %tobool2.not, label %land.lhs.true9, label %land.lhs.true

land.lhs.true:
  %child3 = getelementptr inbounds %struct.forking, %struct.forking* %h.024, i32 0, i32 4
  %1 = load void ()*, void ()** %child3, align 4
  %tobool4.not = icmp eq void ()* %1, null
  br i1 %tobool4.not, label %for.inc, label %for.inc.sink.split

land.lhs.true9:
  %parent = getelementptr inbounds %struct.forking, %struct.forking* %h.024, i32 0, i32 3
  %2 = load void ()*, void ()** %parent, align 4
  %tobool10.not = icmp eq void ()* %2, null
  br i1 %tobool10.not, label %for.inc, label %for.inc.sink.split

for.inc.sink.split:
  %.sink = phi void ()* [ %1, %land.lhs.true ], [ %2, %land.lhs.true9 ]
  call void %.sink() #5
  br label %for.inc

for.inc:
  %newer = getelementptr inbounds %struct.forking, %struct.forking* %h.024, i32 0, i32 1
  %h.0 = load %struct.forking*, %struct.forking** %newer, align 4
  %tobool1.not = icmp eq %struct.forking* %h.0, null
  br i1 %tobool1.not, label %for.end, label %for.body

for.end:
  ret void
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #3

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

define dso_local i32 @daemon(i32 noundef %stay, i32 noundef %keep) local_unnamed_addr #0 {
entry:
  call fastcc void @prepared() #6
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #5
  %0 = load i32, i32* @__mw_any_forking, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %cmp = icmp eq i32 %call, 0
  %conv = zext i1 %cmp to i32
  call fastcc void @forked(i32 noundef %conv) #6
  br label %if.end

if.end:
  ret i32 %call
}

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @forkpty(i32* nocapture noundef writeonly %terminal, i8* noundef %name, %struct.termios* nocapture noundef readnone %as, %struct.winsize* nocapture noundef readnone %size) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #5
  %cmp = icmp slt i32 %call, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  %tobool.not = icmp eq i8* %name, null
  br i1 %tobool.not, label %if.end2, label %if.then1

if.then1:
  call void @__midway_check(i8* noundef nonnull %name, i32 noundef 11, i32 noundef 1) #5
  call void @__midway_nondet(i8* noundef nonnull %name, i32 noundef 11, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #5
  br label %if.end2

if.end2:
  %call3 = call i32 @fork() #5
  %cmp4 = icmp sgt i32 %call3, 0
  br i1 %cmp4, label %if.then5, label %cleanup

if.then5:
  store i32 %call, i32* %terminal, align 4
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ -1, %entry ], [ %call3, %if.then5 ], [ %call3, %if.end2 ]
  ret i32 %retval.0
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #3

define dso_local i32 @vfork() local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i32 0, i32 0)) #5
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 11) #5
  br label %return

if.end:
  %call2 = call i32 @__midway_is_concrete(i32 noundef 0) #5
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end4, label %if.then3

if.then3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.5, i32 0, i32 0)) #7
  unreachable

if.end4:
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0)) #5
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 2147483647
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %and.i, %if.end4 ]
  ret i32 %retval.0
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { noinline nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }
attributes #7 = { nobuiltin noreturn nounwind }
attributes #8 = { nounwind }

