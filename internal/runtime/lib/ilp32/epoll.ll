target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.registration = type { i32, i32, i32, i32, %union.epoll_data }
%union.epoll_data = type { i64 }
%struct.epoll_event = type { i32, %union.epoll_data }
%struct.__sigset_t = type { [32 x i32] }

@registered = internal global [64 x %struct.registration] zeroinitializer, align 4
@.str = private unnamed_addr constant [10 x i8] c"epoll_ctl\00", align 1
@copied = internal unnamed_addr global i1 false, align 4
@registrations = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"epoll-closed\00", align 1
@.str.2 = private unnamed_addr constant [69 x i8] c"a closed descriptor of which there may be copies is still waited for\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"library-limit\00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c"what is registered with a copy of an epoll descriptor is not followed\00", align 1
@before = internal unnamed_addr global i1 false, align 4
@before_set = internal unnamed_addr global [64 x i32] zeroinitializer, align 4
@before_fd = internal unnamed_addr global [64 x i32] zeroinitializer, align 4
@.str.5 = private unnamed_addr constant [51 x i8] c"more than 64 descriptors are registered with epoll\00", align 1
@before_events = internal unnamed_addr global [64 x i32] zeroinitializer, align 4
@before_data = internal unnamed_addr global [64 x %union.epoll_data] zeroinitializer, align 4
@.str.6 = private unnamed_addr constant [71 x i8] c"64 descriptors were registered with epoll before the context, or fewer\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"epoll_wait\00", align 1
@.str.8 = private unnamed_addr constant [108 x i8] c"epoll_wait|hands out what was registered since the context|hands out what was registered before the context\00", align 1

define dso_local i32 @epoll_ctl(i32 noundef %set, i32 noundef %operation, i32 noundef %fd, %struct.epoll_event* noundef %event) local_unnamed_addr #0 {
entry:
  %e.sroa.0 = alloca i32, align 4
  %e.sroa.7 = alloca i32, align 4
  %e.sroa.0.0.sroa_cast = bitcast i32* %e.sroa.0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %e.sroa.0.0.sroa_cast)
  %e.sroa.7.0.sroa_cast76 = bitcast i32* %e.sroa.7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %e.sroa.7.0.sroa_cast76)
  store i32 0, i32* %e.sroa.0, align 4
  store i32 0, i32* %e.sroa.7, align 4
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast ([64 x %struct.registration]* @registered to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %cmp.not = icmp eq i32 %operation, 2
  br i1 %cmp.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.epoll_event* %event to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 12, i32 noundef 0) #5
  %e.sroa.0.0..sroa_idx = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i32 0, i32 0
  %e.sroa.0.0.copyload = load i32, i32* %e.sroa.0.0..sroa_idx, align 1
  store i32 %e.sroa.0.0.copyload, i32* %e.sroa.0, align 4
  %e.sroa.7.0..sroa_idx67 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i32 0, i32 1
  %e.sroa.7.0..sroa_cast = bitcast %union.epoll_data* %e.sroa.7.0..sroa_idx67 to i32*
  %e.sroa.7.0.copyload = load i32, i32* %e.sroa.7.0..sroa_cast, align 1
  store i32 %e.sroa.7.0.copyload, i32* %e.sroa.7, align 4
  %e.sroa.10.0..sroa_idx = getelementptr inbounds i8, i8* %0, i32 8
  %e.sroa.10.0..sroa_cast = bitcast i8* %e.sroa.10.0..sroa_idx to i32*
  %e.sroa.10.0.copyload = load i32, i32* %e.sroa.10.0..sroa_cast, align 1
  br label %if.end

if.end:
  %e.sroa.10.0 = phi i32 [ %e.sroa.10.0.copyload, %if.then ], [ 0, %entry ]
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i32 noundef 0) #5
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, i32 %set, i32 0
  %call.i = call i32 @__midway_is_concrete(i32 noundef %set) #5
  %tobool.not.i = icmp eq i32 %call.i, 0
  %and.i = and i32 %set, 63
  %cond.idx.i = select i1 %tobool.not.i, i32 0, i32 %and.i
  %cond.i = getelementptr i8, i8* bitcast ([64 x %struct.registration]* @registered to i8*), i32 %cond.idx.i
  call void @__midway_hb_release(i8* noundef %cond.i) #5
  %operation.off = add i32 %operation, -1
  %switch = icmp ult i32 %operation.off, 3
  br i1 %switch, label %if.end8, label %if.then6

if.then6:
  %call7 = call i32 @__mw_fail(i32 noundef 22) #5
  br label %cleanup

if.end8:
  %cmp9 = icmp eq i32 %operation, 3
  br i1 %cmp9, label %land.lhs.true10, label %if.else

land.lhs.true10:
  %.b.i = load i1, i1* @before, align 4
  %1 = zext i1 %.b.i to i32
  %call.i45 = call i32 @__midway_is_concrete(i32 noundef %1) #5
  %tobool.not.i46.not = icmp eq i32 %call.i45, 0
  br i1 %tobool.not.i46.not, label %if.else, label %if.then13

if.then13:
  %2 = load i32, i32* @registrations, align 4
  %cmp39.i = icmp sgt i32 %2, 0
  br i1 %cmp39.i, label %for.body.i.preheader, label %if.end17

for.body.i.preheader:
  %e.sroa.7.0.sroa_cast = bitcast i32* %e.sroa.7 to %union.epoll_data*
  br label %for.body.i

for.body.i:
  %i.040.i = phi i32 [ %inc.i, %cond.end20.i ], [ 0, %for.body.i.preheader ]
  %set1.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.040.i, i32 0
  %3 = load i32, i32* %set1.i, align 4
  %cmp2.i = icmp eq i32 %3, %cond
  %fd3.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.040.i, i32 1
  %4 = load i32, i32* %fd3.i, align 4
  %cmp4.i = icmp eq i32 %4, %fd
  %and38.i = and i1 %cmp2.i, %cmp4.i
  %events6.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.040.i, i32 2
  %cond.in.i = select i1 %and38.i, i32* %e.sroa.0, i32* %events6.i
  %cond.i51 = load i32, i32* %cond.in.i, align 4
  store i32 %cond.i51, i32* %events6.i, align 4
  %data11.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.040.i, i32 4
  %cond14.in.in.i = select i1 %and38.i, %union.epoll_data* %e.sroa.7.0.sroa_cast, %union.epoll_data* %data11.i
  %cond14.in.i = bitcast %union.epoll_data* %cond14.in.in.i to i8**
  %cond14.i = load i8*, i8** %cond14.in.i, align 4
  %ptr16.i = bitcast %union.epoll_data* %data11.i to i8**
  store i8* %cond14.i, i8** %ptr16.i, align 4
  br i1 %and38.i, label %cond.end20.i, label %cond.false19.i

cond.false19.i:
  %used.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.040.i, i32 3
  %5 = load i32, i32* %used.i, align 4
  br label %cond.end20.i

cond.end20.i:
  %cond21.i = phi i32 [ %5, %cond.false19.i ], [ 0, %for.body.i ]
  %used22.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.040.i, i32 3
  store i32 %cond21.i, i32* %used22.i, align 4
  %inc.i = add nuw nsw i32 %i.040.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %2
  br i1 %exitcond.not.i, label %if.end17, label %for.body.i

if.else:
  %cond44 = icmp eq i32 %operation, 1
  br i1 %cond44, label %if.then23, label %if.then15

if.then15:
  call fastcc void @end(i32 noundef %cond, i32 noundef 0, i32 noundef %fd) #6
  br label %if.end17

if.end17:
  %cmp18 = icmp eq i32 %operation, 1
  br i1 %cmp18, label %if.then23, label %lor.lhs.false

lor.lhs.false:
  br i1 %cmp9, label %land.lhs.true20, label %cleanup

land.lhs.true20:
  %.b.i47 = load i1, i1* @before, align 4
  %6 = zext i1 %.b.i47 to i32
  %call.i48 = call i32 @__midway_is_concrete(i32 noundef %6) #5
  %tobool.not.i49.not = icmp eq i32 %call.i48, 0
  br i1 %tobool.not.i49.not, label %if.then23, label %cleanup

if.then23:
  %7 = load i32, i32* @registrations, align 4
  %cmp.i = icmp eq i32 %7, 64
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.5, i32 0, i32 0)) #5
  br label %cleanup

if.end.i:
  %.b.i.i = load i1, i1* @before, align 4
  %8 = zext i1 %.b.i.i to i32
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %8) #5
  %tobool.not.i.not.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.not.i, label %if.end5.i, label %if.then1.i

if.then1.i:
  store i1 true, i1* @before, align 4
  %9 = load i32, i32* @registrations, align 4
  %arrayidx.i = getelementptr [64 x i32], [64 x i32]* @before_set, i32 0, i32 %9
  store i32 %cond, i32* %arrayidx.i, align 4
  %arrayidx2.i = getelementptr [64 x i32], [64 x i32]* @before_fd, i32 0, i32 %9
  store i32 %fd, i32* %arrayidx2.i, align 4
  %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0. = load i32, i32* %e.sroa.0, align 4
  %arrayidx3.i = getelementptr [64 x i32], [64 x i32]* @before_events, i32 0, i32 %9
  store i32 %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0., i32* %arrayidx3.i, align 4
  %10 = getelementptr [64 x %union.epoll_data], [64 x %union.epoll_data]* @before_data, i32 0, i32 %9, i32 0
  %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4. = load i32, i32* %e.sroa.7, align 4
  %.sroa_cast55 = bitcast i64* %10 to i32*
  store i32 %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4., i32* %.sroa_cast55, align 4
  %.sroa_raw_cast56 = bitcast i64* %10 to i8*
  %.sroa_raw_idx57 = getelementptr inbounds i8, i8* %.sroa_raw_cast56, i32 4
  %.sroa_cast58 = bitcast i8* %.sroa_raw_idx57 to i32*
  store i32 %e.sroa.10.0, i32* %.sroa_cast58, align 4
  br label %if.end5.i

if.end5.i:
  %11 = load i32, i32* @registrations, align 4
  %inc.i53 = add i32 %11, 1
  store i32 %inc.i53, i32* @registrations, align 4
  %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0.63 = load i32, i32* %e.sroa.0, align 4
  %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4..compoundliteral.sroa.5.16.copyload.i59 = load i32, i32* %e.sroa.7, align 4
  %.compoundliteral.sroa.0.0..sroa_idx.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %11, i32 0
  store i32 %cond, i32* %.compoundliteral.sroa.0.0..sroa_idx.i, align 4
  %.compoundliteral.sroa.2.0..sroa_idx13.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %11, i32 1
  store i32 %fd, i32* %.compoundliteral.sroa.2.0..sroa_idx13.i, align 4
  %.compoundliteral.sroa.3.0..sroa_idx14.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %11, i32 2
  store i32 %e.sroa.0.0.e.sroa.0.0.e.sroa.0.0.63, i32* %.compoundliteral.sroa.3.0..sroa_idx14.i, align 4
  %.compoundliteral.sroa.4.0..sroa_idx15.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %11, i32 3
  store i32 0, i32* %.compoundliteral.sroa.4.0..sroa_idx15.i, align 4
  %.compoundliteral.sroa.5.0..sroa_idx16.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %11, i32 4, i32 0
  %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_cast = bitcast i64* %.compoundliteral.sroa.5.0..sroa_idx16.i to i32*
  store i32 %e.sroa.7.0.e.sroa.7.0.e.sroa.7.4..compoundliteral.sroa.5.16.copyload.i59, i32* %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_cast, align 4
  %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_raw_cast = bitcast i64* %.compoundliteral.sroa.5.0..sroa_idx16.i to i8*
  %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_raw_idx = getelementptr inbounds i8, i8* %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_raw_cast, i32 4
  %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_cast62 = bitcast i8* %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_raw_idx to i32*
  store i32 %e.sroa.10.0, i32* %.compoundliteral.sroa.5.0..sroa_idx16.i.sroa_cast62, align 4
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call7, %if.then6 ], [ %call, %land.lhs.true20 ], [ %call, %lor.lhs.false ], [ %call, %if.then.i ], [ %call, %if.end5.i ]
  %e.sroa.0.0.sroa_cast78 = bitcast i32* %e.sroa.0 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %e.sroa.0.0.sroa_cast78)
  %e.sroa.7.0.sroa_cast77 = bitcast i32* %e.sroa.7 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %e.sroa.7.0.sroa_cast77)
  ret i32 %retval.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

define internal fastcc void @end(i32 noundef %set, i32 noundef %all, i32 noundef %fd) unnamed_addr #0 {
entry:
  %0 = load i32, i32* @registrations, align 4
  %cmp66 = icmp sgt i32 %0, 0
  br i1 %cmp66, label %for.body, label %for.cond12.preheader

for.cond12.preheader:
  %.b.i68 = load i1, i1* @before, align 4
  %1 = zext i1 %.b.i68 to i32
  %call.i69 = call i32 @__midway_is_concrete(i32 noundef %1) #5
  %tobool.not.i70 = icmp eq i32 %call.i69, 0
  br i1 %tobool.not.i70, label %for.body17, label %for.cond.cleanup16

for.body:
  %i.067 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %set1 = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.067, i32 0
  %fd3 = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.067, i32 1
  %2 = load i32, i32* %fd3, align 4
  %cmp4 = icmp eq i32 %2, %fd
  %conv = zext i1 %cmp4 to i32
  %3 = load i32, i32* %set1, align 4
  %cmp5 = icmp eq i32 %3, %set
  %conv6 = zext i1 %cmp5 to i32
  %or = or i32 %conv6, %all
  %and = and i32 %or, %conv
  %cmp7 = icmp eq i32 %3, %fd
  %conv8 = zext i1 %cmp7 to i32
  %and9 = and i32 %conv8, %all
  %or10 = or i32 %and, %and9
  %tobool.not = icmp eq i32 %or10, 0
  %spec.select = select i1 %tobool.not, i32 %3, i32 0
  store i32 %spec.select, i32* %set1, align 4
  %inc = add nuw nsw i32 %i.067, 1
  %exitcond.not = icmp eq i32 %inc, %0
  br i1 %exitcond.not, label %for.cond12.preheader, label %for.body

for.cond.cleanup16:
  ret void

for.body17:
  %i11.071 = phi i32 [ %inc38, %for.body17 ], [ 0, %for.cond12.preheader ]
  %arrayidx19 = getelementptr [64 x i32], [64 x i32]* @before_set, i32 0, i32 %i11.071
  %arrayidx21 = getelementptr [64 x i32], [64 x i32]* @before_fd, i32 0, i32 %i11.071
  %4 = load i32, i32* %arrayidx21, align 4
  %cmp22 = icmp eq i32 %4, %fd
  %conv23 = zext i1 %cmp22 to i32
  %5 = load i32, i32* %arrayidx19, align 4
  %cmp24 = icmp eq i32 %5, %set
  %conv25 = zext i1 %cmp24 to i32
  %or26 = or i32 %conv25, %all
  %and27 = and i32 %or26, %conv23
  %cmp28 = icmp eq i32 %5, %fd
  %conv29 = zext i1 %cmp28 to i32
  %and30 = and i32 %conv29, %all
  %or31 = or i32 %and27, %and30
  %tobool32.not = icmp eq i32 %or31, 0
  %spec.select65 = select i1 %tobool32.not, i32 %5, i32 0
  store i32 %spec.select65, i32* %arrayidx19, align 4
  %inc38 = add nuw nsw i32 %i11.071, 1
  %.b.i = load i1, i1* @before, align 4
  %6 = zext i1 %.b.i to i32
  %call.i = call i32 @__midway_is_concrete(i32 noundef %6) #5
  %tobool.not.i = icmp eq i32 %call.i, 0
  %cmp14 = icmp ult i32 %i11.071, 63
  %7 = select i1 %tobool.not.i, i1 %cmp14, i1 false
  br i1 %7, label %for.body17, label %for.cond.cleanup16
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
  %0 = zext i1 %.b.i to i32
  %call.i = call i32 @__midway_is_concrete(i32 noundef %0) #5
  %tobool.not.i = icmp ne i32 %call.i, 0
  %1 = load i32, i32* @registrations, align 4
  %cmp = icmp eq i32 %1, 0
  %or.cond = select i1 %tobool.not.i, i1 %cmp, i1 false
  br i1 %or.cond, label %if.end6, label %if.end

if.end:
  %.b8 = load i1, i1* @copied, align 4
  %2 = zext i1 %.b8 to i32
  %call1 = call i32 @__midway_is_concrete(i32 noundef %2) #5
  %tobool2 = icmp eq i32 %call1, 0
  %.b = load i1, i1* @copied, align 4
  %or.cond7 = select i1 %tobool2, i1 true, i1 %.b
  br i1 %or.cond7, label %if.else, label %if.then5

if.then5:
  call fastcc void @end(i32 noundef 0, i32 noundef 1, i32 noundef %fd) #6
  br label %if.end6

if.else:
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.2, i32 0, i32 0)) #5
  br label %if.end6

if.end6:
  ret void
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i32 @epoll_wait(i32 noundef %set, %struct.epoll_event* noundef %events, i32 noundef %most, i32 %timeout) local_unnamed_addr #0 {
entry:
  %v.i.i.i.i = alloca i32, align 4
  %v.i.i.i = alloca i32, align 4
  %ready.i = alloca [64 x i32], align 4
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
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.4, i32 0, i32 0)) #5
  br label %if.end2

if.end2:
  %0 = bitcast %struct.epoll_event* %events to i8*
  %mul = mul i32 %most, 12
  call void @__midway_check(i8* noundef %0, i32 noundef %mul, i32 noundef 1) #5
  %call.i = call i32 @__midway_is_concrete(i32 noundef %set) #5
  %tobool.not.i = icmp eq i32 %call.i, 0
  %and.i = and i32 %set, 63
  %cond.idx.i = select i1 %tobool.not.i, i32 0, i32 %and.i
  %cond.i = getelementptr i8, i8* bitcast ([64 x %struct.registration]* @registered to i8*), i32 %cond.idx.i
  call void @__midway_hb_acquire(i8* noundef %cond.i) #5
  %1 = bitcast [64 x i32]* %ready.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %1) #7
  %2 = load i32, i32* @registrations, align 4
  %cmp99.i = icmp sgt i32 %2, 0
  br i1 %cmp99.i, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:
  %count.0.lcssa.i = phi i32 [ 0, %if.end2 ], [ %count.1.i, %for.inc.i ]
  %.b.i.i = load i1, i1* @before, align 4
  %3 = zext i1 %.b.i.i to i32
  %call.i.i = call i32 @__midway_is_concrete(i32 noundef %3) #5
  %tobool.not.i.not.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.not.i, label %if.then7.i, label %if.else.i

for.body.i:
  %count.0102.i = phi i32 [ %count.1.i, %for.inc.i ], [ 0, %if.end2 ]
  %i.0100.i = phi i32 [ %inc5.i, %for.inc.i ], [ 0, %if.end2 ]
  %set1.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.0100.i, i32 0
  %4 = load i32, i32* %set1.i, align 4
  %cmp2.i = icmp eq i32 %4, %set
  br i1 %cmp2.i, label %land.lhs.true.i, label %for.inc.i

land.lhs.true.i:
  %used.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %i.0100.i, i32 3
  %5 = load i32, i32* %used.i, align 4
  %tobool.not.i8 = icmp eq i32 %5, 0
  br i1 %tobool.not.i8, label %if.then.i, label %for.inc.i

if.then.i:
  %inc.i = add i32 %count.0102.i, 1
  %arrayidx4.i = getelementptr [64 x i32], [64 x i32]* %ready.i, i32 0, i32 %count.0102.i
  store i32 %i.0100.i, i32* %arrayidx4.i, align 4
  br label %for.inc.i

for.inc.i:
  %count.1.i = phi i32 [ %count.0102.i, %land.lhs.true.i ], [ %inc.i, %if.then.i ], [ %count.0102.i, %for.body.i ]
  %inc5.i = add nuw nsw i32 %i.0100.i, 1
  %exitcond.not.i = icmp eq i32 %inc5.i, %2
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i

if.then7.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.6, i32 0, i32 0)) #5
  br label %if.end11.i

if.else.i:
  %cmp8.i = icmp slt i32 %count.0.lcssa.i, %most
  %spec.select.i = select i1 %cmp8.i, i32 %count.0.lcssa.i, i32 %most
  br label %if.end11.i

if.end11.i:
  %most.addr.0.i = phi i32 [ %most, %if.then7.i ], [ %spec.select.i, %if.else.i ]
  %cmp12.i = icmp slt i32 %most.addr.0.i, 64
  %cond.i9 = select i1 %cmp12.i, i32 %most.addr.0.i, i32 64
  %call13.i = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0), i32 noundef %cond.i9) #5
  %cmp15103.i = icmp sgt i32 %most.addr.0.i, 0
  br i1 %cmp15103.i, label %for.body17.lr.ph.i, label %hand_out.exit

for.body17.lr.ph.i:
  %sub.i = add i32 %count.0.lcssa.i, -1
  %6 = bitcast i32* %v.i.i.i to i8*
  %7 = bitcast i32* %v.i.i.i.i to i8*
  %smax.i = call i32 @llvm.smax.i32(i32 %cond.i9, i32 1) #7
  br label %for.body17.i

for.body17.i:
  %first.0109.i = phi i32 [ 0, %for.body17.lr.ph.i ], [ %first.1.i, %for.inc51.i ]
  %k.0106.i = phi i32 [ 0, %for.body17.lr.ph.i ], [ %inc52.i, %for.inc51.i ]
  %n.0104.i = phi i32 [ %call13.i, %for.body17.lr.ph.i ], [ %n.1.i, %for.inc51.i ]
  %cmp18.i = icmp eq i32 %first.0109.i, %count.0.lcssa.i
  br i1 %cmp18.i, label %if.then24.i, label %lor.lhs.false.i

lor.lhs.false.i:
  %.b.i92.i = load i1, i1* @before, align 4
  %8 = zext i1 %.b.i92.i to i32
  %call.i93.i = call i32 @__midway_is_concrete(i32 noundef %8) #5
  %tobool.not.i94.not.i = icmp eq i32 %call.i93.i, 0
  br i1 %tobool.not.i94.not.i, label %land.lhs.true21.i, label %if.end27.i

land.lhs.true21.i:
  %call22.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([108 x i8], [108 x i8]* @.str.8, i32 0, i32 0)) #5
  %tobool23.not.i = icmp eq i32 %call22.i, 0
  br i1 %tobool23.not.i, label %if.end27.i, label %if.then24.i

if.then24.i:
  %call.i97.i = call i32 @__mw_between(i32 noundef 0, i32 noundef 63, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0)) #5
  %cmp.i.i = icmp slt i32 %k.0106.i, %n.0104.i
  %arrayidx.i.i = getelementptr [64 x i32], [64 x i32]* @before_set, i32 0, i32 %call.i97.i
  %9 = load i32, i32* %arrayidx.i.i, align 4
  %cmp1.i.i = icmp ne i32 %9, %set
  %and27.i.i = and i1 %cmp.i.i, %cmp1.i.i
  %cond.i.i = select i1 %and27.i.i, i32 %k.0106.i, i32 %n.0104.i
  %arrayidx3.i.i = getelementptr [64 x i32], [64 x i32]* @before_events, i32 0, i32 %call.i97.i
  %10 = load i32, i32* %arrayidx3.i.i, align 4
  %arrayidx428.sroa.0.0..sroa_idx.i.i = getelementptr [64 x %union.epoll_data], [64 x %union.epoll_data]* @before_data, i32 0, i32 %call.i97.i, i32 0
  %arrayidx428.sroa.0.0.copyload.i.i = load i64, i64* %arrayidx428.sroa.0.0..sroa_idx.i.i, align 4
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #7
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0)) #5
  %11 = load i32, i32* %v.i.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #7
  %or1.i.i.i = or i32 %10, 24
  %and.i.i.i = and i32 %11, %or1.i.i.i
  %events2.i.i.i = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i32 %k.0106.i, i32 0
  store i32 %and.i.i.i, i32* %events2.i.i.i, align 1
  %12 = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i32 %k.0106.i, i32 1, i32 0
  store i64 %arrayidx428.sroa.0.0.copyload.i.i, i64* %12, align 1
  %cmp5.i.i = icmp sgt i32 %cond.i.i, %k.0106.i
  br i1 %cmp5.i.i, label %land.lhs.true.i.i, label %cond.false11.i.i

land.lhs.true.i.i:
  %13 = load i32, i32* %arrayidx3.i.i, align 4
  %and8.i.i = and i32 %13, 1073741824
  %tobool9.not.i.i = icmp eq i32 %and8.i.i, 0
  br i1 %tobool9.not.i.i, label %cond.false11.i.i, label %tell_before.exit.i

cond.false11.i.i:
  %14 = load i32, i32* %arrayidx.i.i, align 4
  br label %tell_before.exit.i

tell_before.exit.i:
  %cond14.i.i = phi i32 [ %14, %cond.false11.i.i ], [ 0, %land.lhs.true.i.i ]
  store i32 %cond14.i.i, i32* %arrayidx.i.i, align 4
  br label %for.inc51.i

if.end27.i:
  %add.i = add i32 %first.0109.i, 1
  %cmp28.i = icmp slt i32 %add.i, %count.0.lcssa.i
  br i1 %cmp28.i, label %cond.true29.i, label %cond.end32.i

cond.true29.i:
  %call30.i = call i32 @__mw_between(i32 noundef %first.0109.i, i32 noundef %sub.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0)) #5
  br label %cond.end32.i

cond.end32.i:
  %cond33.i = phi i32 [ %call30.i, %cond.true29.i ], [ %first.0109.i, %if.end27.i ]
  %arrayidx34.i = getelementptr [64 x i32], [64 x i32]* %ready.i, i32 0, i32 %cond33.i
  %15 = load i32, i32* %arrayidx34.i, align 4
  %arrayidx37.i = getelementptr [64 x i32], [64 x i32]* %ready.i, i32 0, i32 %first.0109.i
  %16 = load i32, i32* %arrayidx37.i, align 4
  store i32 %16, i32* %arrayidx34.i, align 4
  %events40.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %15, i32 2
  %17 = load i32, i32* %events40.i, align 4
  %data96.sroa.0.0..sroa_idx.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %15, i32 4, i32 0
  %data96.sroa.0.0.copyload.i = load i64, i64* %data96.sroa.0.0..sroa_idx.i, align 4
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0)) #5
  %18 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7
  %or1.i.i = or i32 %17, 24
  %and.i.i = and i32 %18, %or1.i.i
  %events2.i.i = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i32 %k.0106.i, i32 0
  store i32 %and.i.i, i32* %events2.i.i, align 1
  %19 = getelementptr %struct.epoll_event, %struct.epoll_event* %events, i32 %k.0106.i, i32 1, i32 0
  store i64 %data96.sroa.0.0.copyload.i, i64* %19, align 1
  %cmp41.i = icmp slt i32 %k.0106.i, %n.0104.i
  br i1 %cmp41.i, label %land.lhs.true42.i, label %cond.false46.i

land.lhs.true42.i:
  %20 = load i32, i32* %events40.i, align 4
  %and.i10 = and i32 %20, 1073741824
  %tobool44.not.i = icmp eq i32 %and.i10, 0
  br i1 %tobool44.not.i, label %cond.false46.i, label %cond.end48.i

cond.false46.i:
  %used47.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %15, i32 3
  %21 = load i32, i32* %used47.i, align 4
  br label %cond.end48.i

cond.end48.i:
  %cond49.i = phi i32 [ %21, %cond.false46.i ], [ 1, %land.lhs.true42.i ]
  %used50.i = getelementptr [64 x %struct.registration], [64 x %struct.registration]* @registered, i32 0, i32 %15, i32 3
  store i32 %cond49.i, i32* %used50.i, align 4
  br label %for.inc51.i

for.inc51.i:
  %n.1.i = phi i32 [ %cond.i.i, %tell_before.exit.i ], [ %n.0104.i, %cond.end48.i ]
  %first.1.i = phi i32 [ %first.0109.i, %tell_before.exit.i ], [ %add.i, %cond.end48.i ]
  %inc52.i = add nuw nsw i32 %k.0106.i, 1
  %exitcond113.not.i = icmp eq i32 %inc52.i, %smax.i
  br i1 %exitcond113.not.i, label %hand_out.exit, label %for.body17.i

hand_out.exit:
  %n.0.lcssa.i = phi i32 [ %call13.i, %if.end11.i ], [ %n.1.i, %for.inc51.i ]
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
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 128, i32 noundef 0) #5
  br label %if.end

if.end:
  %call = call i32 @epoll_wait(i32 noundef %set, %struct.epoll_event* noundef %events, i32 noundef %most, i32 undef) #6
  ret i32 %call
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__mw_transferred(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn writeonly }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

