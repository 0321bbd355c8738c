target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.forking = type { %struct.forking*, %struct.forking*, void ()*, void ()*, void ()* }

@newest = internal global %struct.forking* null, align 4
@oldest = internal unnamed_addr global %struct.forking* null, align 4
@__mw_any_forking = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [5 x i8] c"fork\00", align 1
@.str.1 = private unnamed_addr constant [39 x i8] c"fork: a second process is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [40 x i8] c"vfork: a second process is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"vfork\00", align 1

define dso_local i32 @pthread_atfork(void ()* noundef %prepare, void ()* noundef %parent, void ()* noundef %child) local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #4
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
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #4
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
  %call.i.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #4
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
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #4
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
  %0 = load i32, i32* @__mw_any_forking, align 4
  %tobool.not.i = icmp eq i32 %0, 0
  br i1 %tobool.not.i, label %prepared.exit, label %if.end.i

if.end.i:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %h.010.i = load %struct.forking*, %struct.forking** @newest, align 4
  %tobool1.not11.i = icmp eq %struct.forking* %h.010.i, null
  br i1 %tobool1.not11.i, label %prepared.exit, label %for.body.i

for.body.i:
  %h.012.i = phi %struct.forking* [ %h.0.i, %for.inc.i ], [ %h.010.i, %if.end.i ]
  %prepare.i = getelementptr inbounds %struct.forking, %struct.forking* %h.012.i, i32 0, i32 2
  %1 = load void ()*, void ()** %prepare.i, align 4
  %tobool2.not.i = icmp eq void ()* %1, null
  br i1 %tobool2.not.i, label %for.inc.i, label %if.then3.i

if.then3.i:
  call void %1() #4
  br label %for.inc.i

for.inc.i:
  %older.i = getelementptr inbounds %struct.forking, %struct.forking* %h.012.i, i32 0, i32 0
  %h.0.i = load %struct.forking*, %struct.forking** %older.i, align 4
  %tobool1.not.i = icmp eq %struct.forking* %h.0.i, null
  br i1 %tobool1.not.i, label %prepared.exit, label %for.body.i

prepared.exit:
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0)) #4
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i32, i32* @__mw_any_forking, align 4
  %tobool.not.i9 = icmp eq i32 %2, 0
  br i1 %tobool.not.i9, label %forked.exit, label %if.end.i10

if.end.i10:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %h.022.i = load %struct.forking*, %struct.forking** @oldest, align 4
  %tobool1.not23.i = icmp eq %struct.forking* %h.022.i, null
  br i1 %tobool1.not23.i, label %forked.exit, label %for.body.i11

for.body.i11:
  %h.024.i = phi %struct.forking* [ %h.0.i12, %for.inc.i14 ], [ %h.022.i, %if.end.i10 ]
  %parent.i = getelementptr inbounds %struct.forking, %struct.forking* %h.024.i, i32 0, i32 3
  %3 = load void ()*, void ()** %parent.i, align 4
  %tobool10.not.i = icmp eq void ()* %3, null
  br i1 %tobool10.not.i, label %for.inc.i14, label %if.then11.i

if.then11.i:
  call void %3() #4
  br label %for.inc.i14

for.inc.i14:
  %newer.i = getelementptr inbounds %struct.forking, %struct.forking* %h.024.i, i32 0, i32 1
  %h.0.i12 = load %struct.forking*, %struct.forking** %newer.i, align 4
  %tobool1.not.i13 = icmp eq %struct.forking* %h.0.i12, null
  br i1 %tobool1.not.i13, label %forked.exit, label %for.body.i11

forked.exit:
  %call1 = call i32 @__mw_fail(i32 noundef 11) #4
  br label %return

if.end:
  %call2 = call i32 @__midway_is_concrete(i32 noundef 0) #4
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end4, label %if.then3

if.then3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i32 0, i32 0)) #5
  unreachable

if.end4:
  %4 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0)) #4
  %5 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  %and.i = and i32 %5, 2147483647
  %cmp6.not = icmp eq i32 %and.i, 0
  %6 = load i32, i32* @__mw_any_forking, align 4
  %tobool.not.i15 = icmp eq i32 %6, 0
  br i1 %tobool.not.i15, label %return, label %if.end.i18

if.end.i18:
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.forking** @newest to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %h.022.i16 = load %struct.forking*, %struct.forking** @oldest, align 4
  %tobool1.not23.i17 = icmp eq %struct.forking* %h.022.i16, null
  br i1 %tobool1.not23.i17, label %return, label %for.body.i22

for.body.i22:
  %h.024.i21 = phi %struct.forking* [ %h.0.i27, %for.inc.i29 ], [ %h.022.i16, %if.end.i18 ]
  br i1 %cmp6.not, label %land.lhs.true.i, label %land.lhs.true9.i

land.lhs.true.i:
  %child3.i = getelementptr inbounds %struct.forking, %struct.forking* %h.024.i21, i32 0, i32 4
  %7 = load void ()*, void ()** %child3.i, align 4
  %tobool4.not.i = icmp eq void ()* %7, null
  br i1 %tobool4.not.i, label %for.inc.i29, label %for.inc.i29.sink.split

land.lhs.true9.i:
  %parent.i23 = getelementptr inbounds %struct.forking, %struct.forking* %h.024.i21, i32 0, i32 3
  %8 = load void ()*, void ()** %parent.i23, align 4
  %tobool10.not.i24 = icmp eq void ()* %8, null
  br i1 %tobool10.not.i24, label %for.inc.i29, label %for.inc.i29.sink.split

for.inc.i29.sink.split:
  %.sink = phi void ()* [ %7, %land.lhs.true.i ], [ %8, %land.lhs.true9.i ]
  call void %.sink() #4
  br label %for.inc.i29

for.inc.i29:
  %newer.i26 = getelementptr inbounds %struct.forking, %struct.forking* %h.024.i21, i32 0, i32 1
  %h.0.i27 = load %struct.forking*, %struct.forking** %newer.i26, align 4
  %tobool1.not.i28 = icmp eq %struct.forking* %h.0.i27, null
  br i1 %tobool1.not.i28, label %return, label %for.body.i22

return:
  %retval.0 = phi i32 [ %call1, %forked.exit ], [ %and.i, %if.end4 ], [ %and.i, %if.end.i18 ], [ %and.i, %for.inc.i29 ]
  ret i32 %retval.0
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #3

define dso_local i32 @vfork() local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0)) #4
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 11) #4
  br label %return

if.end:
  %call2 = call i32 @__midway_is_concrete(i32 noundef 0) #4
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end4, label %if.then3

if.then3:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.2, i32 0, i32 0)) #5
  unreachable

if.end4:
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0)) #4
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #6
  %and.i = and i32 %1, 2147483647
  br label %return

return:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %and.i, %if.end4 ]
  ret i32 %retval.0
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }
attributes #6 = { nounwind }

