target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [8 x i8] c"program\00", align 1
@program_invocation_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@program_invocation_short_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname_full = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@.str.1 = private unnamed_addr constant [11 x i8] c"strerror_r\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"backtrace: no frame is found\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"backtrace\00", align 1
@.str.6 = private unnamed_addr constant [52 x i8] c"backtrace_symbols: there is no memory for the texts\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"backtrace_symbols\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"error-text\00", align 1
@.str.9 = private unnamed_addr constant [33 x i8] c"the text of any error is \22error\22\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"unmodelled\00", align 1

define dso_local i32* @__errno_location() local_unnamed_addr #0 {
entry:
  %call.i = call i8* @__midway_thread_storage(i64 noundef 680) #8
  %error = bitcast i8* %call.i to i32*
  ret i32* %error
}

define dso_local i8* @strerror(i32 noundef %error) local_unnamed_addr #1 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.9, i64 0, i64 0)) #8
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)
}

define dso_local i8* @strerror_r(i32 noundef %error, i8* noundef %s, i64 noundef %n) local_unnamed_addr #1 {
entry:
  %call = call i64 @__midway_object_size(i8* noundef %s) #8
  %cmp = icmp ugt i64 %call, %n
  %cond = select i1 %cmp, i64 %n, i64 %call
  %0 = icmp ugt i32 %error, 133
  br i1 %0, label %if.end, label %switch.early.test

switch.early.test:
  switch i32 %error, label %if.then [
    i32 58, label %if.end
    i32 41, label %if.end
  ]

if.then:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.9, i64 0, i64 0)) #8
  br label %cleanup

if.end:
  %cmp7.not = icmp eq i64 %cond, 0
  br i1 %cmp7.not, label %cleanup, label %if.then8

if.then8:
  call void @__midway_check(i8* noundef %s, i64 noundef %cond, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %s, i64 noundef %cond, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0)) #8
  %sub = add i64 %cond, -1
  %arrayidx = getelementptr i8, i8* %s, i64 %sub
  store i8 0, i8* %arrayidx, align 1
  br label %cleanup

cleanup:
  %retval.0 = phi i8* [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), %if.then ], [ %s, %if.then8 ], [ %s, %if.end ]
  ret i8* %retval.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local i32 @__xpg_strerror_r(i32 noundef %error, i8* noundef %s, i64 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp = icmp ult i64 %n, 6
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_memcpy(i8* noundef %s, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i64 noundef 6) #8
  br label %return

return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 34, %entry ]
  ret i32 %retval.0
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

define dso_local void @perror(i8* noundef %s) local_unnamed_addr #1 {
entry:
  call void @__mw_may_be_cancelled() #8
  %tobool.not = icmp eq i8* %s, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__mw_read_text(i8* noundef nonnull %s, i64 noundef -1) #8
  br label %if.end

if.end:
  ret void
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #3

declare void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #3

define dso_local void @vwarn(i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #1 {
entry:
  call void @__mw_may_be_cancelled() #8
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %a) #8
  br label %say.exit

say.exit:
  ret void
}

define internal fastcc void @say(i8* noundef %format, %struct.__va_list_tag* noundef %a) unnamed_addr #1 {
entry:
  %tobool.not = icmp eq i8* %format, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %a) #8
  br label %if.end

if.end:
  ret void
}

define dso_local void @vwarnx(i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #1 {
entry:
  call void @__mw_may_be_cancelled() #8
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %a) #8
  br label %say.exit

say.exit:
  ret void
}

define dso_local void @verr(i32 noundef %code, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #4 {
entry:
  call void @vwarn(i8* noundef %format, %struct.__va_list_tag* noundef %a) #9
  call void @__mw_leave_process(i32 noundef %code) #10
  unreachable
}

declare void @__mw_leave_process(i32 noundef) local_unnamed_addr #5

define dso_local void @verrx(i32 noundef %code, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #4 {
entry:
  call void @vwarn(i8* noundef %format, %struct.__va_list_tag* noundef %a) #9
  call void @__mw_leave_process(i32 noundef %code) #10
  unreachable
}

define dso_local void @vsyslog(i32 noundef %priority, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #1 {
entry:
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %a) #8
  br label %say.exit

say.exit:
  call void @__mw_may_set_errno() #8
  ret void
}

declare void @__mw_may_set_errno() local_unnamed_addr #3

define dso_local void @warn(i8* noundef %format, ...) local_unnamed_addr #1 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  call void @__mw_may_be_cancelled() #8
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  call void @llvm.va_start(i8* nonnull %0)
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %arraydecay) #8
  br label %say.exit

say.exit:
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11
  ret void
}

declare void @llvm.va_start(i8*) #6

declare void @llvm.va_end(i8*) #6

define dso_local void @warnx(i8* noundef %format, ...) local_unnamed_addr #1 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  call void @__mw_may_be_cancelled() #8
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  call void @llvm.va_start(i8* nonnull %0)
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %arraydecay) #8
  br label %say.exit

say.exit:
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11
  ret void
}

define dso_local void @err(i32 noundef %code, i8* noundef %format, ...) local_unnamed_addr #4 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  call void @__mw_may_be_cancelled() #8
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call fastcc void @say(i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @__mw_leave_process(i32 noundef %code) #10
  unreachable
}

define dso_local void @errx(i32 noundef %code, i8* noundef %format, ...) local_unnamed_addr #4 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  call void @__mw_may_be_cancelled() #8
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call fastcc void @say(i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #9
  call void @llvm.va_end(i8* %0)
  call void @__mw_leave_process(i32 noundef %code) #10
  unreachable
}

define dso_local void @syslog(i32 noundef %priority, i8* noundef %format, ...) local_unnamed_addr #1 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  call void @llvm.va_start(i8* nonnull %0)
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %arraydecay) #8
  br label %say.exit

say.exit:
  call void @llvm.va_end(i8* %0)
  call void @__mw_may_set_errno() #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11
  ret void
}

define dso_local void @__syslog_chk(i32 noundef %priority, i32 noundef %flag, i8* noundef %format, ...) local_unnamed_addr #1 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  call void @llvm.va_start(i8* nonnull %0)
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %arraydecay) #8
  br label %say.exit

say.exit:
  call void @llvm.va_end(i8* %0)
  call void @__mw_may_set_errno() #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11
  ret void
}

define dso_local void @error(i32 noundef %code, i32 noundef %number, i8* noundef %format, ...) local_unnamed_addr #1 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  call void @llvm.va_start(i8* nonnull %0)
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %arraydecay) #8
  br label %say.exit

say.exit:
  call void @llvm.va_end(i8* %0)
  %tobool.not = icmp eq i32 %code, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__mw_leave_process(i32 noundef %code) #10
  unreachable

if.end:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11
  ret void
}

define dso_local void @error_at_line(i32 noundef %code, i32 noundef %number, i8* nocapture noundef readnone %file, i32 noundef %line, i8* noundef %format, ...) local_unnamed_addr #1 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11
  call void @llvm.va_start(i8* nonnull %0)
  %tobool.not.i = icmp eq i8* %format, null
  br i1 %tobool.not.i, label %say.exit, label %if.then.i

if.then.i:
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  %call.i = call i32 @__mw_print(i8* noundef nonnull %format, %struct.__va_list_tag* noundef %arraydecay) #8
  br label %say.exit

say.exit:
  call void @llvm.va_end(i8* %0)
  %tobool.not = icmp eq i32 %code, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  call void @__mw_leave_process(i32 noundef %code) #10
  unreachable

if.end:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11
  ret void
}

define dso_local void @openlog(i8* nocapture noundef %name, i32 noundef %option, i32 noundef %facility) local_unnamed_addr #7 {
entry:
  ret void
}

define dso_local void @closelog() local_unnamed_addr #7 {
entry:
  ret void
}

define dso_local i32 @setlogmask(i32 noundef %mask) local_unnamed_addr #7 {
entry:
  ret i32 0
}

define dso_local i32 @backtrace(i8** noundef %buf, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %v.i.i = alloca i64, align 8
  call void @__mw_may_set_errno() #8
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.4, i64 0, i64 0)) #8
  %call = call i32 @__midway_is_concrete(i64 noundef 0) #8
  %tobool = icmp ne i32 %call, 0
  %cmp = icmp slt i32 %n, 1
  %or.cond = or i1 %cmp, %tobool
  br i1 %or.cond, label %return, label %if.end

if.end:
  %0 = bitcast i8** %buf to i8*
  %1 = bitcast i64* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #11
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0)) #8
  %2 = load i64, i64* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #11
  call void @__midway_check(i8* noundef %0, i64 noundef %2, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %0, i64 noundef %2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0)) #8
  %conv = sext i32 %n to i64
  %call1 = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i64 0, i64 0)) #8
  %conv2 = trunc i64 %call1 to i32
  br label %return

return:
  %retval.0 = phi i32 [ %conv2, %if.end ], [ 0, %entry ]
  ret i32 %retval.0
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #3

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

define dso_local i8** @backtrace_symbols(i8** nocapture noundef readnone %buf, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %v.i = alloca i64, align 8
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.6, i64 0, i64 0)) #8
  %call = call i32 @__midway_is_concrete(i64 noundef 0) #8
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:
  %0 = bitcast i64* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #11
  call void @__midway_nondet(i8* noundef nonnull %0, i64 noundef 8, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i64 0, i64 0)) #8
  %1 = load i64, i64* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #11
  %2 = inttoptr i64 %1 to i8**
  br label %cond.end

cond.end:
  %cond = phi i8** [ %2, %cond.false ], [ null, %entry ]
  ret i8** %cond
}

define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %buf, i32 noundef %n, i32 noundef %fd) local_unnamed_addr #7 {
entry:
  ret void
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__mw_print(i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn nounwind null_pointer_is_valid }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { mustprogress nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin noreturn nounwind }
attributes #11 = { nounwind }

