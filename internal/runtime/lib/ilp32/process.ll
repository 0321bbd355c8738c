target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.handler = type { %struct.handler*, void ()*, void (i32, i8*)*, void (i8*)*, i8* }

@handlers = internal global %struct.handler* null, align 4
@quick = internal global %struct.handler* null, align 4
@.str = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"stack smashing\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"buffer overflow\00", align 1

define dso_local i32 @atexit(void ()* noundef %f) local_unnamed_addr #0 {
entry:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5
  %.compoundliteral1.sroa.0.0.call.i.i.sroa_cast = bitcast i8* %call.i.i to %struct.handler**
  store %struct.handler* null, %struct.handler** %.compoundliteral1.sroa.0.0.call.i.i.sroa_cast, align 4
  %.compoundliteral1.sroa.4.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 4
  %.compoundliteral1.sroa.4.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral1.sroa.4.0.call.i.i.sroa_idx to void ()**
  store void ()* %f, void ()** %.compoundliteral1.sroa.4.0.call.i.i.sroa_cast, align 4
  %.compoundliteral1.sroa.5.0.call.i.i.sroa_raw_idx = getelementptr inbounds i8, i8* %call.i.i, i32 8
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %.compoundliteral1.sroa.5.0.call.i.i.sroa_raw_idx, i8 0, i32 12, i1 false)
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.handler** @handlers to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = load %struct.handler*, %struct.handler** @handlers, align 4
  store %struct.handler* %0, %struct.handler** %.compoundliteral1.sroa.0.0.call.i.i.sroa_cast, align 4
  store i8* %call.i.i, i8** bitcast (%struct.handler** @handlers to i8**), align 4
  ret i32 0
}

define dso_local i32 @at_quick_exit(void ()* noundef %f) local_unnamed_addr #0 {
entry:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5
  %.compoundliteral1.sroa.0.0.call.i.i.sroa_cast = bitcast i8* %call.i.i to %struct.handler**
  store %struct.handler* null, %struct.handler** %.compoundliteral1.sroa.0.0.call.i.i.sroa_cast, align 4
  %.compoundliteral1.sroa.4.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 4
  %.compoundliteral1.sroa.4.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral1.sroa.4.0.call.i.i.sroa_idx to void ()**
  store void ()* %f, void ()** %.compoundliteral1.sroa.4.0.call.i.i.sroa_cast, align 4
  %.compoundliteral1.sroa.5.0.call.i.i.sroa_raw_idx = getelementptr inbounds i8, i8* %call.i.i, i32 8
  call void @llvm.memset.p0i8.i32(i8* noundef align 4 dereferenceable(12) %.compoundliteral1.sroa.5.0.call.i.i.sroa_raw_idx, i8 0, i32 12, i1 false)
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.handler** @quick to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = load %struct.handler*, %struct.handler** @quick, align 4
  store %struct.handler* %0, %struct.handler** %.compoundliteral1.sroa.0.0.call.i.i.sroa_cast, align 4
  store i8* %call.i.i, i8** bitcast (%struct.handler** @quick to i8**), align 4
  ret i32 0
}

define dso_local i32 @on_exit(void (i32, i8*)* noundef %f, i8* noundef %arg) local_unnamed_addr #0 {
entry:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5
  %.compoundliteral2.sroa.0.0.call.i.i.sroa_cast = bitcast i8* %call.i.i to %struct.handler**
  store %struct.handler* null, %struct.handler** %.compoundliteral2.sroa.0.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.4.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 4
  %.compoundliteral2.sroa.4.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.4.0.call.i.i.sroa_idx to void ()**
  store void ()* null, void ()** %.compoundliteral2.sroa.4.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.5.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 8
  %.compoundliteral2.sroa.5.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.5.0.call.i.i.sroa_idx to void (i32, i8*)**
  store void (i32, i8*)* %f, void (i32, i8*)** %.compoundliteral2.sroa.5.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.6.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 12
  %.compoundliteral2.sroa.6.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.6.0.call.i.i.sroa_idx to void (i8*)**
  store void (i8*)* null, void (i8*)** %.compoundliteral2.sroa.6.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.7.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 16
  %.compoundliteral2.sroa.7.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.7.0.call.i.i.sroa_idx to i8**
  store i8* %arg, i8** %.compoundliteral2.sroa.7.0.call.i.i.sroa_cast, align 4
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.handler** @handlers to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = load %struct.handler*, %struct.handler** @handlers, align 4
  store %struct.handler* %0, %struct.handler** %.compoundliteral2.sroa.0.0.call.i.i.sroa_cast, align 4
  store i8* %call.i.i, i8** bitcast (%struct.handler** @handlers to i8**), align 4
  ret i32 0
}

define dso_local i32 @__cxa_atexit(void (i8*)* noundef %f, i8* noundef %arg, i8* nocapture noundef readnone %dso) local_unnamed_addr #0 {
entry:
  %call.i.i = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #5
  %.compoundliteral2.sroa.0.0.call.i.i.sroa_cast = bitcast i8* %call.i.i to %struct.handler**
  store %struct.handler* null, %struct.handler** %.compoundliteral2.sroa.0.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.4.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 4
  %.compoundliteral2.sroa.4.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.4.0.call.i.i.sroa_idx to void ()**
  store void ()* null, void ()** %.compoundliteral2.sroa.4.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.5.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 8
  %.compoundliteral2.sroa.5.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.5.0.call.i.i.sroa_idx to void (i32, i8*)**
  store void (i32, i8*)* null, void (i32, i8*)** %.compoundliteral2.sroa.5.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.6.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 12
  %.compoundliteral2.sroa.6.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.6.0.call.i.i.sroa_idx to void (i8*)**
  store void (i8*)* %f, void (i8*)** %.compoundliteral2.sroa.6.0.call.i.i.sroa_cast, align 4
  %.compoundliteral2.sroa.7.0.call.i.i.sroa_idx = getelementptr inbounds i8, i8* %call.i.i, i32 16
  %.compoundliteral2.sroa.7.0.call.i.i.sroa_cast = bitcast i8* %.compoundliteral2.sroa.7.0.call.i.i.sroa_idx to i8**
  store i8* %arg, i8** %.compoundliteral2.sroa.7.0.call.i.i.sroa_cast, align 4
  call void @__midway_sync(i32 noundef 27, i8* noundef bitcast (%struct.handler** @handlers to i8*), i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = load %struct.handler*, %struct.handler** @handlers, align 4
  store %struct.handler* %0, %struct.handler** %.compoundliteral2.sroa.0.0.call.i.i.sroa_cast, align 4
  store i8* %call.i.i, i8** bitcast (%struct.handler** @handlers to i8**), align 4
  ret i32 0
}

define dso_local void @__mw_leave_process(i32 noundef %code) local_unnamed_addr #1 {
entry:
  call fastcc void @run(%struct.handler** noundef nonnull @handlers, i32 noundef %code) #6
  call void @__midway_sync(i32 noundef 26, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_exit(i32 noundef %code) #7
  unreachable
}

define internal fastcc void @run(%struct.handler** noundef %list, i32 noundef %code) unnamed_addr #0 {
entry:
  %call = call i32 @__midway_option(i32 noundef 7) #5
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %for.cond.preheader

for.cond.preheader:
  %0 = bitcast %struct.handler** %list to i8*
  br label %for.cond

for.cond:
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %1 = load %struct.handler*, %struct.handler** %list, align 4
  %tobool1.not = icmp eq %struct.handler* %1, null
  br i1 %tobool1.not, label %return, label %if.end3

if.end3:
  %next = getelementptr inbounds %struct.handler, %struct.handler* %1, i32 0, i32 0
  %2 = load %struct.handler*, %struct.handler** %next, align 4
  store %struct.handler* %2, %struct.handler** %list, align 4
  %plain = getelementptr inbounds %struct.handler, %struct.handler* %1, i32 0, i32 1
  %3 = load void ()*, void ()** %plain, align 4
  %tobool4.not = icmp eq void ()* %3, null
  br i1 %tobool4.not, label %if.else, label %if.then5

if.then5:
  call void %3() #5
  br label %cleanup

if.else:
  %with_code = getelementptr inbounds %struct.handler, %struct.handler* %1, i32 0, i32 2
  %4 = load void (i32, i8*)*, void (i32, i8*)** %with_code, align 4
  %tobool7.not = icmp eq void (i32, i8*)* %4, null
  br i1 %tobool7.not, label %if.else10, label %if.then8

if.then8:
  %arg = getelementptr inbounds %struct.handler, %struct.handler* %1, i32 0, i32 4
  %5 = load i8*, i8** %arg, align 4
  call void %4(i32 noundef %code, i8* noundef %5) #5
  br label %cleanup

if.else10:
  %with_argument = getelementptr inbounds %struct.handler, %struct.handler* %1, i32 0, i32 3
  %6 = load void (i8*)*, void (i8*)** %with_argument, align 4
  %arg11 = getelementptr inbounds %struct.handler, %struct.handler* %1, i32 0, i32 4
  %7 = load i8*, i8** %arg11, align 4
  call void %6(i8* noundef %7) #5
  br label %cleanup

cleanup:
  br i1 %tobool1.not, label %return, label %for.cond

return:
  ret void
}

define dso_local void @__mw_main_end(i32 noundef %code) local_unnamed_addr #1 {
entry:
  call void @__mw_leave_process(i32 noundef %code) #8
  unreachable
}

define dso_local void @exit(i32 noundef %code) local_unnamed_addr #1 {
entry:
  call void @__mw_leave_process(i32 noundef %code) #8
  unreachable
}

define dso_local void @_exit(i32 noundef %code) local_unnamed_addr #1 {
entry:
  call void @__midway_sync(i32 noundef 26, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_exit(i32 noundef %code) #7
  unreachable
}

define dso_local void @_Exit(i32 noundef %code) local_unnamed_addr #1 {
entry:
  call void @__midway_sync(i32 noundef 26, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_exit(i32 noundef %code) #7
  unreachable
}

define dso_local void @quick_exit(i32 noundef %code) local_unnamed_addr #1 {
entry:
  call fastcc void @run(%struct.handler** noundef nonnull @quick, i32 noundef %code) #6
  call void @__midway_sync(i32 noundef 26, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_exit(i32 noundef %code) #7
  unreachable
}

define dso_local void @abort() local_unnamed_addr #1 {
entry:
  %call = call i32 @__midway_option(i32 noundef 3) #5
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__midway_sync(i32 noundef 26, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_exit(i32 noundef 134) #7
  unreachable

if.end:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)) #7
  unreachable
}

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #2

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @__stack_chk_fail() local_unnamed_addr #1 {
entry:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0)) #7
  unreachable
}

define dso_local void @__chk_fail() local_unnamed_addr #1 {
entry:
  call void @__midway_violation(i32 noundef 7, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0)) #7
  unreachable
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_exit(i32 noundef) local_unnamed_addr #3

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #4

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { noreturn nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }
attributes #7 = { nobuiltin noreturn nounwind }
attributes #8 = { nobuiltin noreturn }

