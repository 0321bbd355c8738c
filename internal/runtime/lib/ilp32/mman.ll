target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.shmid_ds = type { %struct.ipc_perm, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.ipc_perm = type { i32, i32, i32, i32, i32, i32, i16, i16, i32, i32 }

@.str = private unnamed_addr constant [20 x i8] c"mmap|succeeds|fails\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"mmap with MAP_FIXED\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"mapping\00", align 1
@.str.3 = private unnamed_addr constant [69 x i8] c"mmap: a mapping that may not be written to is taken for one that may\00", align 1
@.str.4 = private unnamed_addr constant [67 x i8] c"mmap: what is written to a file by a mapping is not seen by others\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"mapped file\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"munmap of a part of a mapping\00", align 1
@.str.7 = private unnamed_addr constant [49 x i8] c"mremap: a mapping may grow or shrink where it is\00", align 1
@.str.8 = private unnamed_addr constant [73 x i8] c"mprotect: memory that may not be written to is taken for memory that may\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"mprotect\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"msync\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"madvise\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"mlock\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"munlock\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"mlockall\00", align 1
@.str.15 = private unnamed_addr constant [11 x i8] c"munlockall\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"shm_open\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"shm_unlink\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"sbrk\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"brk\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"shmget\00", align 1
@.str.21 = private unnamed_addr constant [46 x i8] c"shmat: System V shared memory is not modelled\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"shmat\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"shmctl\00", align 1
@.str.24 = private unnamed_addr constant [11 x i8] c"unmodelled\00", align 1
@.str.25 = private unnamed_addr constant [57 x i8] c"madvise: memory that is dropped is taken to read as zero\00", align 1

define dso_local i8* @mmap(i8* noundef %at, i32 noundef %n, i32 noundef %protection, i32 noundef %flags, i32 noundef %fd, i32 %offset) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  %and = and i32 %flags, 15
  %and1 = and i32 %flags, 32
  %tobool = icmp eq i32 %and1, 0
  %cmp = icmp slt i32 %fd, 0
  %or.cond = and i1 %tobool, %cmp
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 9) #6
  br label %cleanup

if.end:
  %cmp2 = icmp eq i32 %n, 0
  br i1 %cmp2, label %if.then11, label %lor.lhs.false

lor.lhs.false:
  %0 = add nsw i32 %and, -1
  %1 = icmp ult i32 %0, 2
  %2 = and i32 %flags, 47
  %3 = icmp eq i32 %2, 3
  %or.cond69 = or i1 %3, %1
  br i1 %or.cond69, label %if.end13, label %if.then11

if.then11:
  %call12 = call i32 @__mw_fail(i32 noundef 22) #6
  br label %cleanup

if.end13:
  %call14 = call i32 @__midway_option(i32 noundef 1) #6
  %tobool15.not = icmp eq i32 %call14, 0
  br i1 %tobool15.not, label %if.end21, label %land.lhs.true16

land.lhs.true16:
  %call17 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i32 0, i32 0)) #6
  %tobool18.not = icmp eq i32 %call17, 0
  br i1 %tobool18.not, label %if.end21, label %if.then19

if.then19:
  %call20 = call i32 @__mw_fail(i32 noundef 12) #6
  br label %cleanup

if.end21:
  %and22 = and i32 %flags, 16
  %tobool23.not = icmp eq i32 %and22, 0
  br i1 %tobool23.not, label %if.end29, label %if.then24

if.then24:
  %call25 = call i32 @__midway_is_concrete(i32 noundef 0) #6
  %tobool26.not = icmp eq i32 %call25, 0
  br i1 %tobool26.not, label %if.end28, label %if.then27

if.then27:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0)) #7
  unreachable

if.end28:
  %4 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0)) #6
  %5 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  call void @__midway_check(i8* noundef %at, i32 noundef %5, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %at, i32 noundef %5, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0)) #6
  br label %cleanup

if.end29:
  %and30 = and i32 %protection, 2
  %tobool31.not = icmp eq i32 %and30, 0
  br i1 %tobool31.not, label %if.then32, label %if.end33

if.then32:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.3, i32 0, i32 0)) #6
  br label %if.end33

if.end33:
  %6 = and i32 %flags, 33
  %7 = icmp ne i32 %6, 1
  %brmerge = or i1 %tobool31.not, %7
  br i1 %brmerge, label %if.end43, label %if.then42

if.then42:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i32 0, i32 0)) #6
  br label %if.end43

if.end43:
  %add = add i32 %n, 4095
  %and44 = and i32 %add, -4096
  %call45 = call i8* @__midway_alloc(i32 noundef %and44, i32 noundef 4096, i32 noundef 2) #6
  br i1 %tobool, label %if.then48, label %cleanup

if.then48:
  call void @__midway_nondet(i8* noundef %call45, i32 noundef %and44, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0)) #6
  br label %cleanup

cleanup:
  %retval.0 = phi i8* [ inttoptr (i32 -1 to i8*), %if.then ], [ inttoptr (i32 -1 to i8*), %if.then11 ], [ inttoptr (i32 -1 to i8*), %if.then19 ], [ %at, %if.end28 ], [ %call45, %if.then48 ], [ %call45, %if.end43 ]
  ret i8* %retval.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #2

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #2

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

declare void @__midway_cut(i8* noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i8* @mmap64(i8* noundef %at, i32 noundef %n, i32 noundef %protection, i32 noundef %flags, i32 noundef %fd, i64 noundef %offset) local_unnamed_addr #0 {
entry:
  %call = call i8* @mmap(i8* noundef %at, i32 noundef %n, i32 noundef %protection, i32 noundef %flags, i32 noundef %fd, i32 undef) #6
  ret i8* %call
}

define dso_local i32 @munmap(i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %add = add i32 %n, 4095
  %and = and i32 %add, -4096
  %call = call i32 @__midway_object_offset(i8* noundef %p) #6
  %rem = and i32 %call, 4095
  %tobool = icmp ne i32 %rem, 0
  %cmp = icmp eq i32 %n, 0
  %or.cond = or i1 %cmp, %tobool
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  %call1 = call i32 @__mw_fail(i32 noundef 22) #6
  br label %cleanup

if.end:
  %tobool2.not = icmp eq i32 %call, 0
  br i1 %tobool2.not, label %lor.lhs.false3, label %if.then6

lor.lhs.false3:
  %call4 = call i32 @__midway_object_size(i8* noundef %p) #6
  %cmp5.not = icmp eq i32 %and, %call4
  br i1 %cmp5.not, label %if.end7, label %if.then6

if.then6:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i32 0, i32 0)) #7
  unreachable

if.end7:
  call void @__midway_free(i8* noundef %p, i32 noundef 2) #6
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call1, %if.then ], [ 0, %if.end7 ]
  ret i32 %retval.0
}

declare i32 @__midway_object_offset(i8* noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local noalias nonnull i8* @mremap(i8* nocapture noundef readnone %p, i32 noundef %old, i32 noundef %n, i32 noundef %flags, ...) local_unnamed_addr #4 {
entry:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.7, i32 0, i32 0)) #7
  unreachable
}

define dso_local i32 @mprotect(i8* nocapture noundef readnone %p, i32 noundef %n, i32 noundef %protection) local_unnamed_addr #0 {
entry:
  %and = and i32 %protection, 2
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.8, i32 0, i32 0)) #6
  br label %if.end

if.end:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.9, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @msync(i8* nocapture noundef readnone %p, i32 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  call void @__mw_cancellation_point() #6
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

declare void @__mw_cancellation_point() local_unnamed_addr #2

define dso_local i32 @madvise(i8* noundef %p, i32 noundef %n, i32 noundef %advice) local_unnamed_addr #0 {
entry:
  %v.i.i.i = alloca i32, align 4
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.11, i32 0, i32 0), i32 noundef 0) #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:
  switch i32 %advice, label %if.end [
    i32 9, label %if.then
    i32 8, label %if.then
    i32 4, label %if.then
  ]

if.then:
  %call.i = call i32 @__midway_object_size(i8* noundef %p) #6
  %call1.i = call i32 @__midway_object_offset(i8* noundef %p) #6
  %sub.i = sub i32 %call.i, %call1.i
  %call2.i = call i32 @__midway_is_concrete(i32 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call2.i, 0
  br i1 %tobool.not.i, label %if.then3.i, label %dropped.exit

if.then3.i:
  %0 = bitcast i32* %v.i.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_check(i8* noundef %p, i32 noundef %1, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %p, i32 noundef %1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0)) #6
  br label %dropped.exit

dropped.exit:
  %cmp.i = icmp ult i32 %sub.i, %n
  %spec.select.i = select i1 %cmp.i, i32 %sub.i, i32 %n
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.25, i32 0, i32 0)) #6
  call void @__midway_memset(i8* noundef %p, i32 noundef 0, i32 noundef %spec.select.i) #6
  br label %if.end

if.end:
  ret i32 %call
}

define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %p, i32 noundef %n, i32 noundef %advice) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @mlock(i8* nocapture noundef readnone %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @munlock(i8* nocapture noundef readnone %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @mlockall(i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.14, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @munlockall() local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @shm_open(i8* noundef %name, i32 noundef %flags, i32 noundef %mode) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #6
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.16, i32 0, i32 0)) #6
  ret i32 %call
}

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #2

define dso_local i32 @shm_unlink(i8* noundef %name) local_unnamed_addr #0 {
entry:
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #6
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local noalias nonnull i8* @sbrk(i32 noundef %n) local_unnamed_addr #4 {
entry:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.18, i32 0, i32 0)) #7
  unreachable
}

define dso_local i32 @brk(i8* nocapture noundef readnone %p) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.19, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @shmget(i32 noundef %key, i32 noundef %n, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0)) #6
  ret i32 %call
}

define dso_local i8* @shmat(i32 noundef %id, i8* noundef %at, i32 noundef %flags) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %v.i.i = alloca i32, align 4
  %call = call i32 @__midway_is_concrete(i32 noundef 0) #6
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.21, i32 0, i32 0)) #7
  unreachable

if.end:
  %tobool1.not = icmp eq i8* %at, null
  br i1 %tobool1.not, label %if.end3, label %if.then2

if.then2:
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_check(i8* noundef nonnull %at, i32 noundef %1, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %at, i32 noundef %1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0)) #6
  br label %if.end3

if.end3:
  %2 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #8
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i32 0, i32 0)) #6
  %3 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #8
  %4 = inttoptr i32 %3 to i8*
  ret i8* %4
}

define dso_local i32 @shmdt(i8* nocapture noundef readnone %p) local_unnamed_addr #5 {
entry:
  ret i32 0
}

define dso_local i32 @shmctl(i32 noundef %id, i32 noundef %command, %struct.shmid_ds* noundef %buf) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca i32, align 4
  switch i32 %command, label %cond.false [
    i32 12, label %if.then
    i32 11, label %if.then
    i32 1, label %if.then
    i32 0, label %if.then
    i32 2, label %cond.end
  ]

if.then:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0), i32 noundef 0) #6
  br label %return

cond.false:
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 2147483647
  br label %cond.end

cond.end:
  %cond = phi i32 [ %and.i, %cond.false ], [ 0, %entry ]
  %call8 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0), i32 noundef %cond) #6
  %cmp9 = icmp sgt i32 %call8, -1
  br i1 %cmp9, label %if.then10, label %return

if.then10:
  %2 = bitcast %struct.shmid_ds* %buf to i8*
  %cmp11 = icmp eq i32 %command, 3
  %cmp14 = icmp eq i32 %command, 14
  %cond15 = select i1 %cmp14, i32 24, i32 84
  %cond17 = select i1 %cmp11, i32 36, i32 %cond15
  call void @__midway_check(i8* noundef %2, i32 noundef %cond17, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %2, i32 noundef %cond17, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0)) #6
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ %call8, %if.then10 ], [ %call8, %cond.end ]
  ret i32 %retval.0
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { noreturn nounwind null_pointer_is_valid }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }
attributes #8 = { nounwind }

