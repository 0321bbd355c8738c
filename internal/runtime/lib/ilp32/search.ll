target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.branch = type { i8*, %struct.branch*, %struct.branch* }
%struct.element = type { %struct.element*, %struct.element* }

@.str = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.1 = private unnamed_addr constant [105 x i8] c"tsearch, tdelete: which key is at the root, and which nodes are freed, may be otherwise in glibc's trees\00", align 1

define dso_local i8* @tsearch(i8* noundef %key, i8** noundef %root, i32 (i8*, i8*)* nocapture noundef readonly %compare) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8** %root, null
  br i1 %tobool.not, label %return, label %if.end

if.end:
  %0 = bitcast i8** %root to i8*
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([105 x i8], [105 x i8]* @.str.1, i32 0, i32 0)) #3
  %1 = bitcast i8** %root to %struct.branch**
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 4, i32 noundef 0) #3
  br label %while.cond.i

while.cond.i:
  %at.0.i = phi %struct.branch** [ %1, %if.end ], [ %at.1.i, %cleanup.i ]
  %2 = load %struct.branch*, %struct.branch** %at.0.i, align 4
  %tobool.not.i = icmp eq %struct.branch* %2, null
  br i1 %tobool.not.i, label %place.exit, label %while.body.i

while.body.i:
  %key1.i = getelementptr inbounds %struct.branch, %struct.branch* %2, i32 0, i32 0
  %3 = load i8*, i8** %key1.i, align 4
  %call.i = call i32 %compare(i8* noundef %key, i8* noundef %3) #3
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %cleanup.i, label %if.end.i

if.end.i:
  %cmp2.i = icmp slt i32 %call.i, 0
  %4 = load %struct.branch*, %struct.branch** %at.0.i, align 4
  br i1 %cmp2.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %left.i = getelementptr inbounds %struct.branch, %struct.branch* %4, i32 0, i32 1
  br label %cleanup.i

cond.false.i:
  %right.i = getelementptr inbounds %struct.branch, %struct.branch* %4, i32 0, i32 2
  br label %cleanup.i

cleanup.i:
  %at.1.i = phi %struct.branch** [ %at.0.i, %while.body.i ], [ %left.i, %cond.true.i ], [ %right.i, %cond.false.i ]
  %switch.i = phi i1 [ false, %while.body.i ], [ true, %cond.true.i ], [ true, %cond.false.i ]
  br i1 %switch.i, label %while.cond.i, label %place.exit

place.exit:
  %at.2.i = phi %struct.branch** [ %at.1.i, %cleanup.i ], [ %at.0.i, %while.cond.i ]
  %5 = load %struct.branch*, %struct.branch** %at.2.i, align 4
  %tobool1.not = icmp eq %struct.branch* %5, null
  br i1 %tobool1.not, label %if.then2, label %if.end8

if.then2:
  %call3 = call noalias i8* @malloc(i32 noundef 12) #3
  %tobool4.not = icmp eq i8* %call3, null
  br i1 %tobool4.not, label %return, label %if.end6

if.end6:
  %key7 = bitcast i8* %call3 to i8**
  store i8* %key, i8** %key7, align 4
  %right = getelementptr inbounds i8, i8* %call3, i32 8
  %6 = bitcast i8* %right to %struct.branch**
  store %struct.branch* null, %struct.branch** %6, align 4
  %left = getelementptr inbounds i8, i8* %call3, i32 4
  %7 = bitcast i8* %left to %struct.branch**
  store %struct.branch* null, %struct.branch** %7, align 4
  %8 = bitcast %struct.branch** %at.2.i to i8**
  store i8* %call3, i8** %8, align 4
  br label %if.end8

if.end8:
  %9 = bitcast %struct.branch** %at.2.i to i8**
  %10 = load i8*, i8** %9, align 4
  br label %return

return:
  %retval.2 = phi i8* [ null, %entry ], [ %10, %if.end8 ], [ null, %if.then2 ]
  ret i8* %retval.2
}

declare noalias i8* @malloc(i32 noundef) local_unnamed_addr #1

define dso_local i8* @tfind(i8* noundef %key, i8** noundef %root, i32 (i8*, i8*)* nocapture noundef readonly %compare) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8** %root, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:
  %0 = bitcast i8** %root to %struct.branch**
  %1 = bitcast i8** %root to i8*
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef 4, i32 noundef 0) #3
  br label %while.cond.i

while.cond.i:
  %at.0.i = phi %struct.branch** [ %0, %cond.true ], [ %at.1.i, %cleanup.i ]
  %2 = load %struct.branch*, %struct.branch** %at.0.i, align 4
  %tobool.not.i = icmp eq %struct.branch* %2, null
  br i1 %tobool.not.i, label %place.exit, label %while.body.i

while.body.i:
  %key1.i = getelementptr inbounds %struct.branch, %struct.branch* %2, i32 0, i32 0
  %3 = load i8*, i8** %key1.i, align 4
  %call.i = call i32 %compare(i8* noundef %key, i8* noundef %3) #3
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %cleanup.i, label %if.end.i

if.end.i:
  %cmp2.i = icmp slt i32 %call.i, 0
  %4 = load %struct.branch*, %struct.branch** %at.0.i, align 4
  br i1 %cmp2.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %left.i = getelementptr inbounds %struct.branch, %struct.branch* %4, i32 0, i32 1
  br label %cleanup.i

cond.false.i:
  %right.i = getelementptr inbounds %struct.branch, %struct.branch* %4, i32 0, i32 2
  br label %cleanup.i

cleanup.i:
  %at.1.i = phi %struct.branch** [ %at.0.i, %while.body.i ], [ %left.i, %cond.true.i ], [ %right.i, %cond.false.i ]
  %switch.i = phi i1 [ false, %while.body.i ], [ true, %cond.true.i ], [ true, %cond.false.i ]
  br i1 %switch.i, label %while.cond.i, label %place.exit

place.exit:
  %at.2.i = phi %struct.branch** [ %at.1.i, %cleanup.i ], [ %at.0.i, %while.cond.i ]
  %5 = bitcast %struct.branch** %at.2.i to i8**
  %6 = load i8*, i8** %5, align 4
  br label %cond.end

cond.end:
  %7 = phi i8* [ %6, %place.exit ], [ null, %entry ]
  ret i8* %7
}

define dso_local i8* @tdelete(i8* noundef %key, i8** noundef %root, i32 (i8*, i8*)* nocapture noundef readonly %compare) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8** %root, null
  br i1 %tobool.not, label %return, label %if.end

if.end:
  %0 = bitcast i8** %root to %struct.branch**
  %1 = bitcast i8** %root to i8*
  call void @__midway_check(i8* noundef nonnull %1, i32 noundef 4, i32 noundef 1) #3
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([105 x i8], [105 x i8]* @.str.1, i32 0, i32 0)) #3
  br label %for.cond

for.cond:
  %parent.0 = phi %struct.branch* [ null, %if.end ], [ %parent.1, %cleanup ]
  %at.0 = phi %struct.branch** [ %0, %if.end ], [ %at.1, %cleanup ]
  %2 = load %struct.branch*, %struct.branch** %at.0, align 4
  %tobool1.not = icmp eq %struct.branch* %2, null
  br i1 %tobool1.not, label %return, label %if.end3

if.end3:
  %key4 = getelementptr inbounds %struct.branch, %struct.branch* %2, i32 0, i32 0
  %3 = load i8*, i8** %key4, align 4
  %call = call i32 %compare(i8* noundef %key, i8* noundef %3) #3
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %cleanup, label %if.end6

if.end6:
  %4 = load %struct.branch*, %struct.branch** %at.0, align 4
  %cmp7 = icmp slt i32 %call, 0
  %left = getelementptr inbounds %struct.branch, %struct.branch* %4, i32 0, i32 1
  %right = getelementptr inbounds %struct.branch, %struct.branch* %4, i32 0, i32 2
  %cond = select i1 %cmp7, %struct.branch** %left, %struct.branch** %right
  br label %cleanup

cleanup:
  %parent.1 = phi %struct.branch* [ %4, %if.end6 ], [ %parent.0, %if.end3 ]
  %at.1 = phi %struct.branch** [ %cond, %if.end6 ], [ %at.0, %if.end3 ]
  br i1 %cmp, label %for.end, label %for.cond

for.end:
  %5 = load %struct.branch*, %struct.branch** %at.1, align 4
  %left8 = getelementptr inbounds %struct.branch, %struct.branch* %5, i32 0, i32 1
  %6 = load %struct.branch*, %struct.branch** %left8, align 4
  %tobool9.not = icmp eq %struct.branch* %6, null
  br i1 %tobool9.not, label %cond.false24, label %land.lhs.true

land.lhs.true:
  %right10 = getelementptr inbounds %struct.branch, %struct.branch* %5, i32 0, i32 2
  %7 = load %struct.branch*, %struct.branch** %right10, align 4
  %tobool11.not = icmp eq %struct.branch* %7, null
  br i1 %tobool11.not, label %if.else, label %while.cond

while.cond:
  %least.0 = phi %struct.branch** [ %left14, %while.cond ], [ %right10, %land.lhs.true ]
  %8 = load %struct.branch*, %struct.branch** %least.0, align 4
  %left14 = getelementptr inbounds %struct.branch, %struct.branch* %8, i32 0, i32 1
  %9 = load %struct.branch*, %struct.branch** %left14, align 4
  %tobool15.not = icmp eq %struct.branch* %9, null
  br i1 %tobool15.not, label %while.end, label %while.cond

while.end:
  %key17 = getelementptr inbounds %struct.branch, %struct.branch* %8, i32 0, i32 0
  %10 = load i8*, i8** %key17, align 4
  %key18 = getelementptr inbounds %struct.branch, %struct.branch* %5, i32 0, i32 0
  store i8* %10, i8** %key18, align 4
  %right19 = getelementptr inbounds %struct.branch, %struct.branch* %8, i32 0, i32 2
  %11 = load %struct.branch*, %struct.branch** %right19, align 4
  store %struct.branch* %11, %struct.branch** %least.0, align 4
  br label %if.end28

if.else:
  br i1 %tobool9.not, label %cond.false24, label %cond.end26

cond.false24:
  %right25 = getelementptr inbounds %struct.branch, %struct.branch* %5, i32 0, i32 2
  %12 = load %struct.branch*, %struct.branch** %right25, align 4
  br label %cond.end26

cond.end26:
  %cond27 = phi %struct.branch* [ %12, %cond.false24 ], [ %6, %if.else ]
  store %struct.branch* %cond27, %struct.branch** %at.1, align 4
  br label %if.end28

if.end28:
  %.sink67 = phi %struct.branch* [ %5, %cond.end26 ], [ %8, %while.end ]
  %13 = bitcast %struct.branch* %.sink67 to i8*
  call void @free(i8* noundef %13) #3
  %tobool29.not = icmp eq %struct.branch* %parent.1, null
  %14 = bitcast %struct.branch* %parent.1 to i8*
  %cond33 = select i1 %tobool29.not, i8* %1, i8* %14
  br label %return

return:
  %retval.1 = phi i8* [ null, %entry ], [ %cond33, %if.end28 ], [ null, %for.cond ]
  ret i8* %retval.1
}

declare void @free(i8* noundef) local_unnamed_addr #1

define dso_local void @tdestroy(i8* noundef %root, void (i8*)* nocapture noundef readonly %drop) local_unnamed_addr #0 {
entry:
  %tobool.not16 = icmp eq i8* %root, null
  br i1 %tobool.not16, label %while.end, label %while.body.preheader

while.body.preheader:
  %0 = bitcast i8* %root to %struct.branch*
  br label %while.body

while.body:
  %b.017 = phi %struct.branch* [ %next.0, %if.end ], [ %0, %while.body.preheader ]
  %left = getelementptr inbounds %struct.branch, %struct.branch* %b.017, i32 0, i32 1
  %1 = load %struct.branch*, %struct.branch** %left, align 4
  %tobool1.not = icmp eq %struct.branch* %1, null
  br i1 %tobool1.not, label %if.else, label %if.then

if.then:
  %right = getelementptr inbounds %struct.branch, %struct.branch* %1, i32 0, i32 2
  %2 = load %struct.branch*, %struct.branch** %right, align 4
  store %struct.branch* %2, %struct.branch** %left, align 4
  store %struct.branch* %b.017, %struct.branch** %right, align 4
  br label %if.end

if.else:
  %right4 = getelementptr inbounds %struct.branch, %struct.branch* %b.017, i32 0, i32 2
  %3 = load %struct.branch*, %struct.branch** %right4, align 4
  %key = getelementptr inbounds %struct.branch, %struct.branch* %b.017, i32 0, i32 0
  %4 = load i8*, i8** %key, align 4
  call void %drop(i8* noundef %4) #3
  %5 = bitcast %struct.branch* %b.017 to i8*
  call void @free(i8* noundef nonnull %5) #3
  br label %if.end

if.end:
  %next.0 = phi %struct.branch* [ %1, %if.then ], [ %3, %if.else ]
  %tobool.not = icmp eq %struct.branch* %next.0, null
  br i1 %tobool.not, label %while.end, label %while.body

while.end:
  ret void
}

define dso_local void @insque(i8* noundef %what, i8* noundef %behind) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %what, i32 noundef 8, i32 noundef 1) #3
  %tobool.not = icmp eq i8* %behind, null
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %before = getelementptr inbounds i8, i8* %what, i32 4
  %0 = bitcast i8* %before to %struct.element**
  store %struct.element* null, %struct.element** %0, align 4
  %next = bitcast i8* %what to %struct.element**
  store %struct.element* null, %struct.element** %next, align 4
  br label %cleanup

if.end:
  call void @__midway_check(i8* noundef nonnull %behind, i32 noundef 8, i32 noundef 1) #3
  %next1 = bitcast i8* %behind to %struct.element**
  %1 = load %struct.element*, %struct.element** %next1, align 4
  %next2 = bitcast i8* %what to %struct.element**
  store %struct.element* %1, %struct.element** %next2, align 4
  %before3 = getelementptr inbounds i8, i8* %what, i32 4
  %2 = bitcast i8* %before3 to i8**
  store i8* %behind, i8** %2, align 4
  %3 = bitcast i8* %behind to i8**
  store i8* %what, i8** %3, align 4
  %4 = load %struct.element*, %struct.element** %next2, align 4
  %tobool6.not = icmp eq %struct.element* %4, null
  br i1 %tobool6.not, label %cleanup, label %if.then7

if.then7:
  %before9 = getelementptr inbounds %struct.element, %struct.element* %4, i32 0, i32 1
  %5 = bitcast %struct.element** %before9 to i8**
  store i8* %what, i8** %5, align 4
  br label %cleanup

cleanup:
  ret void
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local void @remque(i8* noundef %what) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %what, i32 noundef 8, i32 noundef 0) #3
  %next = bitcast i8* %what to %struct.element**
  %0 = load %struct.element*, %struct.element** %next, align 4
  %tobool.not = icmp eq %struct.element* %0, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %before = getelementptr inbounds i8, i8* %what, i32 4
  %1 = bitcast i8* %before to %struct.element**
  %2 = load %struct.element*, %struct.element** %1, align 4
  %before2 = getelementptr inbounds %struct.element, %struct.element* %0, i32 0, i32 1
  store %struct.element* %2, %struct.element** %before2, align 4
  br label %if.end

if.end:
  %before3 = getelementptr inbounds i8, i8* %what, i32 4
  %3 = bitcast i8* %before3 to %struct.element**
  %4 = load %struct.element*, %struct.element** %3, align 4
  %tobool4.not = icmp eq %struct.element* %4, null
  br i1 %tobool4.not, label %if.end9, label %if.then5

if.then5:
  %5 = load %struct.element*, %struct.element** %next, align 4
  %next8 = getelementptr inbounds %struct.element, %struct.element* %4, i32 0, i32 0
  store %struct.element* %5, %struct.element** %next8, align 4
  br label %if.end9

if.end9:
  ret void
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { nobuiltin nounwind }

