target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.registration = type { i32, i32, i32, i32, %union.epoll_data }
%union.epoll_data = type { i8* }
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%struct.__sigset_t = type { [16 x i64] }

@registered = internal global [64 x %struct.registration] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"epoll_ctl\00", align 1
@copied = internal unnamed_addr global i1 false, align 4
@registrations = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"epoll-closed\00", align 1
@.str.2 = private unnamed_addr constant [69 x i8] c"a closed descriptor of which there may be copies is still waited for\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"library-limit\00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c"what is registered with a copy of an epoll descriptor is not followed\00", align 1
@before = internal unnamed_addr global i1 false, align 4
@before_set = internal unnamed_addr global [64 x i32] zeroinitializer, align 16
@before_fd = internal unnamed_addr global [64 x i32] zeroinitializer, align 16
@.str.5 = private unnamed_addr constant [51 x i8] c"more than 64 descriptors are registered with epoll\00", align 1
@before_events = internal unnamed_addr global [64 x i32] zeroinitializer, align 16
@before_data = internal unnamed_addr global [64 x %union.epoll_data] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [71 x i8] c"64 descriptors were registered with epoll before the context, or fewer\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"epoll_wait\00", align 1
@.str.8 = private unnamed_addr constant [108 x i8] c"epoll_wait|hands out what was registered since the context|hands out what was registered before the context\00", align 1

define dso_local i32 @epoll_ctl(i32 noundef %set, i32 noundef %operation, i32 noundef %fd, %struct.epoll_event* noundef %event) local_unnamed_addr #0 {
entry:
  %e.sroa.0 = alloca i32, align 4
  %e.sroa.7 = alloca i8*, align 8
  %e.sroa.0.0.sroa_cast = bitcast i32* %e.sroa.0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %e.sroa.0.0.sroa_cast)
  %e.sroa.7.0.sroa_cast = bitcast i8** %e.sroa.7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %e.sroa.7.0.sroa_cast)
  store i32 0, i32* %e.sroa.0, align 4
  store i8* null, i8** %e.sroa.7, align 8
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.registration]* @registered to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %cmp.not = icmp eq i32 %operation, 2
  br i1 %cmp.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.epoll_event* %event to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 12, i32 noundef 0) #5
  %e.sroa.0.0..sroa_idx = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i64 0, i32 0
  %e.sroa.0.0.copyload = load i32, i32* %e.sroa.0.0..sroa_idx, align 1
  store i32 %e.sroa.0.0.copyload, i32* %e.sroa.0, align 4
  %e.sroa.7.0..sroa_idx64 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i64 0, i32 1, i32 0
  %e.sroa.7.0.copyload = load i8*, i8** %e.sroa.7.0..sroa_idx64, align 1
  store i8* %e.sroa.7.0.copyload, i8** %e.sroa.7, align 8
  br label %if.end

if.end:
  %call = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i64 noundef 0) #5
  %conv = trunc i64 %call to i32
  %tobool.not = icmp eq i32 %conv, 0
  %cond = select i1 %tobool.not, i32 %set, i32 0
  %conv.i = sext i32 %set to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #5
  %tobool.not.i = icmp eq i32 %call.i, 0
  %and.i = and i32 %set, 63
  %narrow.i = select i1 %tobool.not.i, i32 0, i32 %and.i
  %cond.idx.i = zext i32 %narrow.i to i64
  %cond.i = getelementptr i8, i8* bitcast ([64 x %struct.registration]* @registered to i8*), i64 %cond.idx.i
  call void @__midway_hb_release(i8* noundef %cond.i) #5
  %operation.off = add i32 %operation, -1
  %switch = icmp ult i32 %operation.off, 3
  br i1 %switch, label %if.end11, label %if.then9

if.then9:
  %call10 = call i32 @__mw_fail(i32 noundef 22) #5
  br label %cleanup

if.end11:
  %cmp12 = icmp eq i32 %operation, 3
  br i1 %cmp12, label %land.lhs.true14, label %if.else

land.lhs.true14:
  %.b.i = load i1, i1* @before, align 4
  %1 = zext i1 %.b.i to i64
  %call.i52 = call i32 @__midway_is_concrete(i64 noundef %1) #5
  %tobool.not.i53.not = icmp eq i32 %call.i52, 0
  br i1 %tobool.not.i53.not, label %if.else, label %if.then17

if.then17:
  %2 = load i32, i32* @registrations, align 4
  %cmp39.i = icmp sgt i32 %2, 0
  br i1 %cmp39.i, label %for.body.lr.ph.i, label %if.end22

for.body.lr.ph.i:
  %wide.trip.count.i = zext i32 %2 to i64
  br label %for.body.i

for.body.i:
  %indvars.iv.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %indvars.iv.next.i, %cond.end20.i ]
  %set1.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 0
  %3 = load i32, i32* %set1.i, align 8
  %cmp2.i = icmp eq i32 %3, %cond
  %fd3.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 1
  %4 = load i32, i32* %fd3.i, align 4
  %cmp4.i = icmp eq i32 %4, %fd
  %and38.i = and i1 %cmp2.i, %cmp4.i
  %events6.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 2
  %cond.in.i = select i1 %and38.i, i32* %e.sroa.0, i32* %events6.i
  %cond.i58 = load i32, i32* %cond.in.i, align 4
  store i32 %cond.i58, i32* %events6.i, align 8
  %ptr12.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 4, i32 0
  %cond14.in.i = select i1 %and38.i, i8** %e.sroa.7, i8** %ptr12.i
  %cond14.i = load i8*, i8** %cond14.in.i, align 8
  store i8* %cond14.i, i8** %ptr12.i, align 8
  br i1 %and38.i, label %cond.end20.i, label %cond.false19.i

cond.false19.i:
  %used.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 3
  %5 = load i32, i32* %used.i, align 4
  br label %cond.end20.i

cond.end20.i:
  %cond21.i = phi i32 [ %5, %cond.false19.i ], [ 0, %for.body.i ]
  %used22.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 3
  store i32 %cond21.i, i32* %used22.i, align 4
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %if.end22, label %for.body.i

if.else:
  %cond51 = icmp eq i32 %operation, 1
  br i1 %cond51, label %if.then30, label %if.then20

if.then20:
  call fastcc void @end(i32 noundef %cond, i32 noundef 0, i32 noundef %fd) #6
  br label %if.end22

if.end22:
  %cmp23 = icmp eq i32 %operation, 1
  br i1 %cmp23, label %if.then30, label %lor.lhs.false

lor.lhs.false:
  br i1 %cmp12, label %land.lhs.true27, label %cleanup

land.lhs.true27:
  %.b.i54 = load i1, i1* @before, align 4
  %6 = zext i1 %.b.i54 to i64
  %call.i55 = call i32 @__midway_is_concrete(i64 noundef %6) #5
  %tobool.not.i56.not = icmp eq i32 %call.i55, 0
  br i1 %tobool.not.i56.not, label %if.then30, label %cleanup

if.then30:
  %7 = load i32, i32* @registrations, align 4
  %cmp.i = icmp eq i32 %7, 64
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.5, i64 0, i64 0)) #5
  br label %cleanup

if.end.i:
  %.b.i.i = load i1, i1* @before, align 4
  %8 = zext i1 %.b.i.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %8) #5
  %tobool.not.i.not.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.not.i, label %if.end8.i, label %if.then1.i

if.then1.i:
  store i1 true, i1* @before, align 4
  %9 = load i32, i32* @registrations, align 4
  %idxprom.i = sext i32 %9 to i64
  %arrayidx.i = getelementptr [64 x i32], [64 x i32]* @before_set, i64 0, i64 %idxprom.i
  store i32 %cond, i32* %arrayidx.i, align 4
  %arrayidx3.i = getelementptr [64 x i32], [64 x i32]* @before_fd, i64 0, i64 %idxprom.i
  store i32 %fd, i32* %arrayidx3.i, align 4
  %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0. = load i32, i32* %e.sroa.0, align 4
  %arrayidx5.i = getelementptr [64 x i32], [64 x i32]* @before_events, i64 0, i64 %idxprom.i
  store i32 %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0., i32* %arrayidx5.i, align 4
  %arrayidx7.i = getelementptr [64 x %union.epoll_data], [64 x %union.epoll_data]* @before_data, i64 0, i64 %idxprom.i
  %10 = bitcast %union.epoll_data* %arrayidx7.i to i64*
  %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4. = load i8*, i8** %e.sroa.7, align 8
  %11 = ptrtoint i8* %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4. to i64
  store i64 %11, i64* %10, align 8
  br label %if.end8.i

if.end8.i:
  %12 = load i32, i32* @registrations, align 4
  %inc.i = add i32 %12, 1
  store i32 %inc.i, i32* @registrations, align 4
  %idxprom9.i = sext i32 %12 to i64
  %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0.60 = load i32, i32* %e.sroa.0, align 4
  %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4..compoundliteral.sroa.5.16.copyload.i = load i8*, i8** %e.sroa.7, align 8
  %.compoundliteral.sroa.0.0..sroa_idx.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom9.i, i32 0
  store i32 %cond, i32* %.compoundliteral.sroa.0.0..sroa_idx.i, align 8
  %.compoundliteral.sroa.2.0..sroa_idx17.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom9.i, i32 1
  store i32 %fd, i32* %.compoundliteral.sroa.2.0..sroa_idx17.i, align 4
  %.compoundliteral.sroa.3.0..sroa_idx18.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom9.i, i32 2
  store i32 %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0.60, i32* %.compoundliteral.sroa.3.0..sroa_idx18.i, align 8
  %.compoundliteral.sroa.4.0..sroa_idx19.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom9.i, i32 3
  store i32 0, i32* %.compoundliteral.sroa.4.0..sroa_idx19.i, align 4
  %.compoundliteral.sroa.5.0..sroa_idx20.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom9.i, i32 4, i32 0
  store i8* %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4..compoundliteral.sroa.5.16.copyload.i, i8** %.compoundliteral.sroa.5.0..sroa_idx20.i, align 8
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call10, %if.then9 ], [ %conv, %land.lhs.true27 ], [ %conv, %lor.lhs.false ], [ %conv, %if.then.i ], [ %conv, %if.end8.i ]
  %e.sroa.0.0.sroa_cast71 = bitcast i32* %e.sroa.0 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %e.sroa.0.0.sroa_cast71)
  %e.sroa.7.0.sroa_cast70 = bitcast i8** %e.sroa.7 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %e.sroa.7.0.sroa_cast70)
  ret i32 %retval.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #2

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

define internal fastcc void @end(i32 noundef %set, i32 noundef %all, i32 noundef %fd) unnamed_addr #0 {
entry:
  %0 = load i32, i32* @registrations, align 4
  %cmp69 = icmp sgt i32 %0, 0
  br i1 %cmp69, label %for.body.preheader, label %for.cond13.preheader

for.body.preheader:
  %wide.trip.count = zext i32 %0 to i64
  br label %for.body

for.cond13.preheader:
  %.b.i71 = load i1, i1* @before, align 4
  %1 = zext i1 %.b.i71 to i64
  %call.i72 = call i32 @__midway_is_concrete(i64 noundef %1) #5
  %tobool.not.i73 = icmp eq i32 %call.i72, 0
  br i1 %tobool.not.i73, label %for.body18, label %for.cond.cleanup17

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %set1 = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv, i32 0
  %fd4 = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv, i32 1
  %2 = load i32, i32* %fd4, align 4
  %cmp5 = icmp eq i32 %2, %fd
  %conv = zext i1 %cmp5 to i32
  %3 = load i32, i32* %set1, align 8
  %cmp6 = icmp eq i32 %3, %set
  %conv7 = zext i1 %cmp6 to i32
  %or = or i32 %conv7, %all
  %and = and i32 %or, %conv
  %cmp8 = icmp eq i32 %3, %fd
  %conv9 = zext i1 %cmp8 to i32
  %and10 = and i32 %conv9, %all
  %or11 = or i32 %and, %and10
  %tobool.not = icmp eq i32 %or11, 0
  %spec.select = select i1 %tobool.not, i32 %3, i32 0
  store i32 %spec.select, i32* %set1, align 8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond13.preheader, label %for.body

for.cond.cleanup17:
  ret void

for.body18:
  %indvars.iv76 = phi i64 [ %indvars.iv.next77, %for.body18 ], [ 0, %for.cond13.preheader ]
  %arrayidx21 = getelementptr [64 x i32], [64 x i32]* @before_set, i64 0, i64 %indvars.iv76
  %arrayidx24 = getelementptr [64 x i32], [64 x i32]* @before_fd, i64 0, i64 %indvars.iv76
  %4 = load i32, i32* %arrayidx24, align 4
  %cmp25 = icmp eq i32 %4, %fd
  %conv26 = zext i1 %cmp25 to i32
  %5 = load i32, i32* %arrayidx21, align 4
  %cmp27 = icmp eq i32 %5, %set
  %conv28 = zext i1 %cmp27 to i32
  %or29 = or i32 %conv28, %all
  %and30 = and i32 %or29, %conv26
  %cmp31 = icmp eq i32 %5, %fd
  %conv32 = zext i1 %cmp31 to i32
  %and33 = and i32 %conv32, %all
  %or34 = or i32 %and30, %and33
  %tobool35.not = icmp eq i32 %or34, 0
  %spec.select68 = select i1 %tobool35.not, i32 %5, i32 0
  store i32 %spec.select68, i32* %arrayidx21, align 4
  %indvars.iv.next77 = add nuw nsw i64 %indvars.iv76, 1
  %.b.i = load i1, i1* @before, align 4
  %6 = zext i1 %.b.i to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %6) #5
  %tobool.not.i = icmp eq i32 %call.i, 0
  %cmp15 = icmp ult i64 %indvars.iv76, 63
  %7 = select i1 %tobool.not.i, i1 %cmp15, i1 false
  br i1 %7, label %for.body18, label %for.cond.cleanup17
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local void @__mw_copied_descriptor() local_unnamed_addr #3 {
entry:
  store i1 true, i1* @copied, align 4
  ret void
}

define dso_local void @__mw_closed_descriptor(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %.b.i = load i1, i1* @before, align 4
  %0 = zext i1 %.b.i to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %0) #5
  %tobool.not.i = icmp ne i32 %call.i, 0
  %1 = load i32, i32* @registrations, align 4
  %cmp = icmp eq i32 %1, 0
  %or.cond = select i1 %tobool.not.i, i1 %cmp, i1 false
  br i1 %or.cond, label %if.end6, label %if.end

if.end:
  %.b8 = load i1, i1* @copied, align 4
  %2 = zext i1 %.b8 to i64
  %call1 = call i32 @__midway_is_concrete(i64 noundef %2) #5
  %tobool2 = icmp eq i32 %call1, 0
  %.b = load i1, i1* @copied, align 4
  %or.cond7 = select i1 %tobool2, i1 true, i1 %.b
  br i1 %or.cond7, label %if.else, label %if.then5

if.then5:
  call fastcc void @end(i32 noundef 0, i32 noundef 1, i32 noundef %fd) #6
  br label %if.end6

if.else:
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.2, i64 0, i64 0)) #5
  br label %if.end6

if.end6:
  ret void
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @epoll_wait(i32 noundef %set, %struct.epoll_event* noundef %events, i32 noundef %most, i32 %timeout) local_unnamed_addr #0 {
entry:
  %v.i.i.i.i = alloca i32, align 4
  %v.i.i.i = alloca i32, align 4
  %ready.i = alloca [64 x i32], align 16
  call void @__mw_cancellation_point() #5
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.registration]* @registered to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %cmp = icmp slt i32 %most, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__mw_may_set_errno() #5
  br label %return

if.end:
  %.b = load i1, i1* @copied, align 4
  br i1 %.b, label %if.then1, label %if.end2

if.then1:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.4, i64 0, i64 0)) #5
  br label %if.end2

if.end2:
  %0 = bitcast %struct.epoll_event* %events to i8*
  %conv = sext i32 %most to i64
  %mul = mul nsw i64 %conv, 12
  call void @__midway_check(i8* noundef %0, i64 noundef %mul, i32 noundef 1) #5
  %conv.i = sext i32 %set to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #5
  %tobool.not.i = icmp eq i32 %call.i, 0
  %and.i = and i32 %set, 63
  %narrow.i = select i1 %tobool.not.i, i32 0, i32 %and.i
  %cond.idx.i = zext i32 %narrow.i to i64
  %cond.i = getelementptr i8, i8* bitcast ([64 x %struct.registration]* @registered to i8*), i64 %cond.idx.i
  call void @__midway_hb_acquire(i8* noundef %cond.i) #5
  %1 = bitcast [64 x i32]* %ready.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %1) #7
  %2 = load i32, i32* @registrations, align 4
  %cmp113.i = icmp sgt i32 %2, 0
  br i1 %cmp113.i, label %for.body.preheader.i, label %for.cond.cleanup.i

for.body.preheader.i:
  %wide.trip.count.i = zext i32 %2 to i64
  br label %for.body.i

for.cond.cleanup.i:
  %count.0.lcssa.i = phi i32 [ 0, %if.end2 ], [ %count.1.i, %for.inc.i ]
  %.b.i.i = load i1, i1* @before, align 4
  %3 = zext i1 %.b.i.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %3) #5
  %tobool.not.i.not.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.not.i, label %if.then9.i, label %if.else.i

for.body.i:
  %indvars.iv.i = phi i64 [ 0, %for.body.preheader.i ], [ %indvars.iv.next.i, %for.inc.i ]
  %count.0116.i = phi i32 [ 0, %for.body.preheader.i ], [ %count.1.i, %for.inc.i ]
  %set1.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 0
  %4 = load i32, i32* %set1.i, align 8
  %cmp2.i = icmp eq i32 %4, %set
  br i1 %cmp2.i, label %land.lhs.true.i, label %for.inc.i

land.lhs.true.i:
  %used.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %indvars.iv.i, i32 3
  %5 = load i32, i32* %used.i, align 4
  %tobool.not.i8 = icmp eq i32 %5, 0
  br i1 %tobool.not.i8, label %if.then.i, label %for.inc.i

if.then.i:
  %inc.i = add i32 %count.0116.i, 1
  %idxprom5.i = sext i32 %count.0116.i to i64
  %arrayidx6.i = getelementptr [64 x i32], [64 x i32]* %ready.i, i64 0, i64 %idxprom5.i
  %6 = trunc i64 %indvars.iv.i to i32
  store i32 %6, i32* %arrayidx6.i, align 4
  br label %for.inc.i

for.inc.i:
  %count.1.i = phi i32 [ %count.0116.i, %land.lhs.true.i ], [ %inc.i, %if.then.i ], [ %count.0116.i, %for.body.i ]
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i

if.then9.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.6, i64 0, i64 0)) #5
  br label %if.end13.i

if.else.i:
  %cmp10.i = icmp slt i32 %count.0.lcssa.i, %most
  %spec.select.i = select i1 %cmp10.i, i32 %count.0.lcssa.i, i32 %most
  br label %if.end13.i

if.end13.i:
  %most.addr.0.i = phi i32 [ %most, %if.then9.i ], [ %spec.select.i, %if.else.i ]
  %cmp14.i = icmp slt i32 %most.addr.0.i, 64
  %cond.i9 = select i1 %cmp14.i, i32 %most.addr.0.i, i32 64
  %conv.i10 = sext i32 %cond.i9 to i64
  %call15.i = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv.i10) #5
  %conv16.i = trunc i64 %call15.i to i32
  %cmp18117.i = icmp sgt i32 %most.addr.0.i, 0
  br i1 %cmp18117.i, label %for.body21.lr.ph.i, label %hand_out.exit

for.body21.lr.ph.i:
  %sub.i = add i32 %count.0.lcssa.i, -1
  %conv38.i = sext i32 %sub.i to i64
  %7 = bitcast i32* %v.i.i.i to i8*
  %8 = bitcast i32* %v.i.i.i.i to i8*
  %smax.i = call i32 @llvm.smax.i32(i32 %cond.i9, i32 1) #7
  %wide.trip.count131.i = zext i32 %smax.i to i64
  br label %for.body21.i

for.body21.i:
  %indvars.iv128.i = phi i64 [ 0, %for.body21.lr.ph.i ], [ %indvars.iv.next129.i, %for.inc67.i ]
  %first.0123.i = phi i32 [ 0, %for.body21.lr.ph.i ], [ %first.1.i, %for.inc67.i ]
  %n.0118.i = phi i32 [ %conv16.i, %for.body21.lr.ph.i ], [ %n.1.i, %for.inc67.i ]
  %cmp22.i = icmp eq i32 %first.0123.i, %count.0.lcssa.i
  br i1 %cmp22.i, label %if.then29.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %.b.i108.i = load i1, i1* @before, align 4
  %9 = zext i1 %.b.i108.i to i64
  %call.i109.i = call i32 @__midway_is_concrete(i64 noundef %9) #5
  %tobool.not.i110.not.i = icmp eq i32 %call.i109.i, 0
  br i1 %tobool.not.i110.not.i, label %land.lhs.true26.i, label %if.end33.i

land.lhs.true26.i:
  %call27.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([108 x i8], [108 x i8]* @.str.8, i64 0, i64 0)) #5
  %tobool28.not.i = icmp eq i32 %call27.i, 0
  br i1 %tobool28.not.i, label %if.end33.i, label %if.then29.i

if.then29.i:
  %call.i112.i = call i64 @__mw_between(i64 noundef 0, i64 noundef 63, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0)) #5
  %10 = sext i32 %n.0118.i to i64
  %cmp.i.i = icmp slt i64 %indvars.iv128.i, %10
  %arrayidx.i.i = getelementptr [64 x i32], [64 x i32]* @before_set, i64 0, i64 %call.i112.i
  %11 = load i32, i32* %arrayidx.i.i, align 4
  %cmp1.i.i = icmp ne i32 %11, %set
  %and27.i.i = and i1 %cmp.i.i, %cmp1.i.i
  %12 = trunc i64 %indvars.iv128.i to i32
  %cond.i.i = select i1 %and27.i.i, i32 %12, i32 %n.0118.i
  %arrayidx3.i.i = getelementptr [64 x i32], [64 x i32]* @before_events, i64 0, i64 %call.i112.i
  %13 = load i32, i32* %arrayidx3.i.i, align 4
  %coerce.dive.i.i = getelementptr [64 x %union.epoll_data], [64 x %union.epoll_data]* @before_data, i64 0, i64 %call.i112.i, i32 0
  %14 = load i8*, i8** %coerce.dive.i.i, align 8
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #7
  call void @__midway_nondet(i8* noundef nonnull %8, i64 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0)) #5
  %15 = load i32, i32* %v.i.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #7
  %or1.i.i.i = or i32 %13, 24
  %and.i.i.i = and i32 %15, %or1.i.i.i
  %events2.i.i.i = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i64 %indvars.iv128.i, i32 0
  store i32 %and.i.i.i, i32* %events2.i.i.i, align 1
  %data.sroa.0.0..sroa_idx.i.i.i = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i64 %indvars.iv128.i, i32 1, i32 0
  store i8* %14, i8** %data.sroa.0.0..sroa_idx.i.i.i, align 1
  %16 = sext i32 %cond.i.i to i64
  %cmp5.i.i = icmp slt i64 %indvars.iv128.i, %16
  br i1 %cmp5.i.i, label %land.lhs.true.i.i, label %cond.false11.i.i

land.lhs.true.i.i:
  %17 = load i32, i32* %arrayidx3.i.i, align 4
  %and8.i.i = and i32 %17, 1073741824
  %tobool9.not.i.i = icmp eq i32 %and8.i.i, 0
  br i1 %tobool9.not.i.i, label %cond.false11.i.i, label %tell_before.exit.i

cond.false11.i.i:
  %18 = load i32, i32* %arrayidx.i.i, align 4
  br label %tell_before.exit.i

tell_before.exit.i:
  %cond14.i.i = phi i32 [ %18, %cond.false11.i.i ], [ 0, %land.lhs.true.i.i ]
  store i32 %cond14.i.i, i32* %arrayidx.i.i, align 4
  br label %for.inc67.i

if.end33.i:
  %add.i = add i32 %first.0123.i, 1
  %cmp34.i = icmp slt i32 %add.i, %count.0.lcssa.i
  br i1 %cmp34.i, label %cond.true36.i, label %cond.end42.i

cond.true36.i:
  %conv37.i = sext i32 %first.0123.i to i64
  %call39.i = call i64 @__mw_between(i64 noundef %conv37.i, i64 noundef %conv38.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0)) #5
  %conv40.i = trunc i64 %call39.i to i32
  br label %cond.end42.i

cond.end42.i:
  %cond43.i = phi i32 [ %conv40.i, %cond.true36.i ], [ %first.0123.i, %if.end33.i ]
  %idxprom44.i = sext i32 %cond43.i to i64
  %arrayidx45.i = getelementptr [64 x i32], [64 x i32]* %ready.i, i64 0, i64 %idxprom44.i
  %19 = load i32, i32* %arrayidx45.i, align 4
  %idxprom46.i = sext i32 %19 to i64
  %idxprom49.i = sext i32 %first.0123.i to i64
  %arrayidx50.i = getelementptr [64 x i32], [64 x i32]* %ready.i, i64 0, i64 %idxprom49.i
  %20 = load i32, i32* %arrayidx50.i, align 4
  store i32 %20, i32* %arrayidx45.i, align 4
  %events55.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom46.i, i32 2
  %21 = load i32, i32* %events55.i, align 8
  %coerce.dive.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom46.i, i32 4, i32 0
  %22 = load i8*, i8** %coerce.dive.i, align 8
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #7
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0)) #5
  %23 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #7
  %or1.i.i = or i32 %21, 24
  %and.i.i = and i32 %23, %or1.i.i
  %events2.i.i = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i64 %indvars.iv128.i, i32 0
  store i32 %and.i.i, i32* %events2.i.i, align 1
  %data.sroa.0.0..sroa_idx.i.i = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i64 %indvars.iv128.i, i32 1, i32 0
  store i8* %22, i8** %data.sroa.0.0..sroa_idx.i.i, align 1
  %24 = sext i32 %n.0118.i to i64
  %cmp56.i = icmp slt i64 %indvars.iv128.i, %24
  br i1 %cmp56.i, label %land.lhs.true58.i, label %cond.false62.i

land.lhs.true58.i:
  %25 = load i32, i32* %events55.i, align 8
  %and.i11 = and i32 %25, 1073741824
  %tobool60.not.i = icmp eq i32 %and.i11, 0
  br i1 %tobool60.not.i, label %cond.false62.i, label %cond.end64.i

cond.false62.i:
  %used63.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom46.i, i32 3
  %26 = load i32, i32* %used63.i, align 4
  br label %cond.end64.i

cond.end64.i:
  %cond65.i = phi i32 [ %26, %cond.false62.i ], [ 1, %land.lhs.true58.i ]
  %used66.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i64 0, i64 %idxprom46.i, i32 3
  store i32 %cond65.i, i32* %used66.i, align 4
  br label %for.inc67.i

for.inc67.i:
  %n.1.i = phi i32 [ %cond.i.i, %tell_before.exit.i ], [ %n.0118.i, %cond.end64.i ]
  %first.1.i = phi i32 [ %first.0123.i, %tell_before.exit.i ], [ %add.i, %cond.end64.i ]
  %indvars.iv.next129.i = add nuw nsw i64 %indvars.iv128.i, 1
  %exitcond132.not.i = icmp eq i64 %indvars.iv.next129.i, %wide.trip.count131.i
  br i1 %exitcond132.not.i, label %hand_out.exit, label %for.body21.i

hand_out.exit:
  %n.0.lcssa.i = phi i32 [ %conv16.i, %if.end13.i ], [ %n.1.i, %for.inc67.i ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %1) #7
  br label %return

return:
  %retval.0 = phi i32 [ -1, %if.then ], [ %n.0.lcssa.i, %hand_out.exit ]
  ret i32 %retval.0
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

declare void @__mw_may_set_errno() local_unnamed_addr #2

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #2

define dso_local i32 @epoll_pwait(i32 noundef %set, %struct.epoll_event* noundef %events, i32 noundef %most, i32 noundef %timeout, %struct.__sigset_t* noundef %mask) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq %struct.__sigset_t* %mask, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.__sigset_t* %mask to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 128, i32 noundef 0) #5
  br label %if.end

if.end:
  %call = call i32 @epoll_wait(i32 noundef %set, %struct.epoll_event* noundef %events, i32 noundef %most, i32 undef) #6
  ret i32 %call
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__mw_transferred(i8* noundef, i64 noundef) local_unnamed_addr #2

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn writeonly }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

