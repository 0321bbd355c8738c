target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [25 x i8] c"getrandom|succeeds|fails\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"getrandom\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.3 = private unnamed_addr constant [39 x i8] c"syscall: a system call without a model\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"syscall\00", align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"a futex operation with a set of bits\00", align 1
@.str.6 = private unnamed_addr constant [43 x i8] c"a futex operation other than wait and wake\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"futex wake\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"process-identity\00", align 1
@.str.9 = private unnamed_addr constant [57 x i8] c"the process, its user and its group have the number 1000\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"unmodelled\00", align 1

define dso_local i32 @syscall(i32 noundef %number, ...) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %v.i.i = alloca i32, align 4
  %a = alloca i8*, align 4
  %0 = bitcast i8** %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #5
  call void @llvm.va_start(i8* nonnull %0)
  switch i32 %number, label %if.else57 [
    i32 240, label %if.then
    i32 224, label %if.then27
    i32 20, label %if.then33
    i32 158, label %if.end71
    i32 355, label %if.then42
  ]

if.then:
  %argp.cur = load i8*, i8** %a, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %a, align 4
  %1 = bitcast i8* %argp.cur to i32**
  %2 = load i32*, i32** %1, align 4
  %argp.next3 = getelementptr inbounds i8, i8* %argp.cur, i32 8
  store i8* %argp.next3, i8** %a, align 4
  %3 = bitcast i8* %argp.next to i32*
  %4 = load i32, i32* %3, align 4
  %argp.next5 = getelementptr inbounds i8, i8* %argp.cur, i32 12
  store i8* %argp.next5, i8** %a, align 4
  %5 = bitcast i8* %argp.next3 to i32*
  %6 = load i32, i32* %5, align 4
  %and.i = and i32 %4, -385
  switch i32 %and.i, label %if.end [
    i32 9, label %if.then6
    i32 0, label %if.then6
  ]

if.then6:
  %argp.next8 = getelementptr inbounds i8, i8* %argp.cur, i32 16
  store i8* %argp.next8, i8** %a, align 4
  %7 = bitcast i8* %argp.next5 to i32*
  %8 = load i32, i32* %7, align 4
  %cmp9 = icmp ne i32 %8, 0
  %conv = zext i1 %cmp9 to i32
  br label %if.end

if.end:
  %timed.0 = phi i32 [ %conv, %if.then6 ], [ 0, %if.then ]
  %9 = add i32 %and.i, -11
  %10 = icmp ult i32 %9, -2
  br i1 %10, label %if.end23, label %if.then12

if.then12:
  switch i32 %and.i, label %if.then15 [
    i32 9, label %if.end18
    i32 0, label %if.end18
  ]

if.then15:
  %argp.cur16 = load i8*, i8** %a, align 4
  %argp.next17 = getelementptr inbounds i8, i8* %argp.cur16, i32 4
  store i8* %argp.next17, i8** %a, align 4
  br label %if.end18

if.end18:
  %argp.cur19 = load i8*, i8** %a, align 4
  %argp.next20 = getelementptr inbounds i8, i8* %argp.cur19, i32 4
  %argp.next22 = getelementptr inbounds i8, i8* %argp.cur19, i32 8
  store i8* %argp.next22, i8** %a, align 4
  %11 = bitcast i8* %argp.next20 to i32*
  %12 = load i32, i32* %11, align 4
  br label %if.end23

if.end23:
  %bits.0 = phi i32 [ %12, %if.end18 ], [ -1, %if.end ]
  switch i32 %bits.0, label %if.then2.i [
    i32 0, label %if.then.i
    i32 -1, label %if.end3.i
  ]

if.then.i:
  %call.i103 = call i32 @__mw_fail(i32 noundef 22) #6
  br label %if.end71

if.then2.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.5, i32 0, i32 0)) #7
  unreachable

if.end3.i:
  switch i32 %and.i, label %sw.default.i [
    i32 9, label %if.then5.i
    i32 0, label %if.then5.i
    i32 1, label %sw.bb.i
    i32 10, label %sw.bb.i
  ]

if.then5.i:
  %13 = bitcast i32* %2 to i8*
  call void @__midway_sync(i32 noundef 13, i8* noundef %13, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %14 = load i32, i32* %2, align 4
  %cmp.not.i.i = icmp eq i32 %14, %6
  br i1 %cmp.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  %call.i.i = call i32 @__mw_fail(i32 noundef 11) #6
  br label %if.end71

if.end.i.i:
  %tobool.not.i.i = icmp eq i32 %timed.0, 0
  br i1 %tobool.not.i.i, label %if.then1.i.i, label %if.end3.i.i

if.then1.i.i:
  %call2.i.i = call i32 @__midway_wait(i8* noundef %13) #6
  br label %if.end71

if.end3.i.i:
  %call4.i.i = call i32 @__midway_wait_timed(i8* noundef %13) #6
  %tobool5.not.i.i = icmp eq i32 %call4.i.i, 0
  br i1 %tobool5.not.i.i, label %if.end71, label %cond.true.i.i

cond.true.i.i:
  %call6.i.i = call i32 @__mw_fail(i32 noundef 110) #6
  br label %if.end71

sw.bb.i:
  %cmp.i13.i = icmp eq i32 %6, 1
  %cond.i.i = select i1 %cmp.i13.i, i32 15, i32 16
  %15 = bitcast i32* %2 to i8*
  call void @__midway_sync(i32 noundef %cond.i.i, i8* noundef %15, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %cmp1.i14.i = icmp slt i32 %6, 1
  br i1 %cmp1.i14.i, label %if.end71, label %if.end.i15.i

if.end.i15.i:
  %cmp2.i.i = icmp sgt i32 %6, 64
  br i1 %cmp2.i.i, label %if.then3.i.i, label %for.cond.preheader.i.i

for.cond.preheader.i.i:
  %cmp414.i.i = icmp sgt i32 %6, 0
  br i1 %cmp414.i.i, label %for.body.i.i, label %if.end5.i.i

if.then3.i.i:
  call void @__midway_notify_all(i8* noundef %15) #6
  br label %if.end5.i.i

for.body.i.i:
  %i.015.i.i = phi i32 [ %inc.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  call void @__midway_notify_one(i8* noundef %15) #6
  %inc.i.i = add nuw nsw i32 %i.015.i.i, 1
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, %6
  br i1 %exitcond.not.i.i, label %if.end5.i.i, label %for.body.i.i

if.end5.i.i:
  %call.i16.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %6, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0)) #6
  br label %if.end71

sw.default.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.6, i32 0, i32 0)) #7
  unreachable

if.then27:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.9, i32 0, i32 0)) #6
  %call.i = call i32 @__midway_is_concrete(i32 noundef 0) #6
  %call29 = call i32 @__midway_self() #6
  %add = add i32 %call.i, 998
  %sub = add i32 %add, %call29
  br label %if.end71

if.then33:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.9, i32 0, i32 0)) #6
  %call.i101 = call i32 @__midway_is_concrete(i32 noundef 0) #6
  %add.i102 = add i32 %call.i101, 999
  br label %if.end71

if.then42:
  %argp.cur43 = load i8*, i8** %a, align 4
  %argp.next44 = getelementptr inbounds i8, i8* %argp.cur43, i32 4
  store i8* %argp.next44, i8** %a, align 4
  %16 = bitcast i8* %argp.cur43 to i8**
  %17 = load i8*, i8** %16, align 4
  %argp.next46 = getelementptr inbounds i8, i8* %argp.cur43, i32 8
  store i8* %argp.next46, i8** %a, align 4
  %18 = bitcast i8* %argp.next44 to i32*
  %19 = load i32, i32* %18, align 4
  call void @__midway_check(i8* noundef %17, i32 noundef %19, i32 noundef 1) #6
  %call47 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i32 0, i32 0)) #6
  %tobool48.not = icmp eq i32 %call47, 0
  br i1 %tobool48.not, label %if.else50, label %if.end71

if.else50:
  call void @__midway_check(i8* noundef %17, i32 noundef %19, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %17, i32 noundef %19, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0)) #6
  %cmp51 = icmp ugt i32 %19, 256
  br i1 %cmp51, label %if.then53, label %if.end71

if.then53:
  %call54 = call i32 @__mw_between(i32 noundef 1, i32 noundef %19, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0)) #6
  br label %if.end71

if.else57:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i32 0, i32 0)) #6
  %call58 = call i32 @__midway_is_concrete(i32 noundef 0) #6
  %tobool59.not = icmp eq i32 %call58, 0
  br i1 %tobool59.not, label %for.cond.preheader, label %if.end65

for.cond.preheader:
  %20 = bitcast i32* %v.i.i to i8*
  br label %for.body

for.body:
  %i.0104 = phi i32 [ 0, %for.cond.preheader ], [ %inc, %for.body ]
  %argp.cur63 = load i8*, i8** %a, align 4
  %argp.next64 = getelementptr inbounds i8, i8* %argp.cur63, i32 4
  store i8* %argp.next64, i8** %a, align 4
  %21 = bitcast i8* %argp.cur63 to i8**
  %22 = load i8*, i8** %21, align 4
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %20) #5
  call void @__midway_nondet(i8* noundef nonnull %20, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0)) #6
  %23 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %20) #5
  call void @__midway_check(i8* noundef %22, i32 noundef %23, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %22, i32 noundef %23, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0)) #6
  %inc = add nuw nsw i32 %i.0104, 1
  %exitcond.not = icmp eq i32 %inc, 6
  br i1 %exitcond.not, label %if.end65, label %for.body

if.end65:
  %24 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %24) #5
  call void @__midway_nondet(i8* noundef nonnull %24, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0)) #6
  %25 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %24) #5
  br label %if.end71

if.end71:
  %r.1 = phi i32 [ %sub, %if.then27 ], [ %add.i102, %if.then33 ], [ %25, %if.end65 ], [ 0, %entry ], [ %call54, %if.then53 ], [ %19, %if.else50 ], [ -1, %if.then42 ], [ %call.i103, %if.then.i ], [ %call.i.i, %if.then.i.i ], [ 0, %if.then1.i.i ], [ %call6.i.i, %cond.true.i.i ], [ 0, %if.end3.i.i ], [ %call.i16.i, %if.end5.i.i ], [ 0, %sw.bb.i ]
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #5
  ret i32 %r.1
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__midway_self() local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #3

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #3

declare void @llvm.va_end(i8*) #2

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }

