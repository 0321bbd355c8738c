target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [32 x i32] }
%struct.stack_t = type { i8*, i32, i32 }
%struct.siginfo_t = type { i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { [29 x i32] }
%struct.timespec = type { i32, i32 }

@.str = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"raise: signals are not delivered\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"kill: signals are not delivered\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"kill\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"pause: signals are not delivered\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"sigsuspend: signals are not delivered\00", align 1
@.str.6 = private unnamed_addr constant [35 x i8] c"sigwait: signals are not delivered\00", align 1
@.str.7 = private unnamed_addr constant [39 x i8] c"sigwaitinfo: signals are not delivered\00", align 1
@.str.8 = private unnamed_addr constant [61 x i8] c"a signal handler is installed, and signals are not delivered\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"errno\00", align 1

define dso_local noalias void (i32)* @signal(i32 %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !9 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !12
  br i1 %3, label %5, label %4, !dbg !12

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !15
  br label %5, !dbg !15

5:
  ret void (i32)* null, !dbg !16
}

define dso_local noalias void (i32)* @bsd_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !17 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !18
  br i1 %3, label %5, label %4, !dbg !18

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !21
  br label %5, !dbg !21

5:
  ret void (i32)* null, !dbg !22
}

define dso_local noalias void (i32)* @__sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !23 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !24
  br i1 %3, label %5, label %4, !dbg !24

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !27
  br label %5, !dbg !27

5:
  ret void (i32)* null, !dbg !28
}

define dso_local noalias void (i32)* @sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !29 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !30
  br i1 %3, label %5, label %4, !dbg !30

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !33
  br label %5, !dbg !33

5:
  ret void (i32)* null, !dbg !34
}

define dso_local noalias void (i32)* @sigset(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !35 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !36
  br i1 %3, label %5, label %4, !dbg !36

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !39
  br label %5, !dbg !39

5:
  ret void (i32)* null, !dbg !40
}

define dso_local i32 @sigaction(i32 noundef %0, %struct.sigaction* noalias noundef readonly %1, %struct.sigaction* noalias noundef %2) local_unnamed_addr #0 !dbg !41 {
  %4 = icmp eq %struct.sigaction* %1, null, !dbg !42
  br i1 %4, label %10, label %5, !dbg !42

5:
  %6 = bitcast %struct.sigaction* %1 to i8**, !dbg !43
  %7 = load i8*, i8** %6, align 4, !dbg !43
  %8 = icmp ult i8* %7, inttoptr (i32 2 to i8*), !dbg !44
  br i1 %8, label %10, label %9, !dbg !44

9:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i32 0, i32 0)) #5, !dbg !46
  br label %10, !dbg !46

10:
  %11 = icmp eq %struct.sigaction* %2, null, !dbg !47
  br i1 %11, label %14, label %12, !dbg !47

12:
  %13 = bitcast %struct.sigaction* %2 to i8*, !dbg !48
  call void @__midway_memset(i8* noundef nonnull %13, i32 noundef 0, i32 noundef 140) #5, !dbg !48
  br label %14, !dbg !48

14:
  ret i32 0, !dbg !49
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !50 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !51
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i32 noundef 128) #5, !dbg !51
  ret i32 0, !dbg !52
}

define dso_local i32 @sigfillset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !53 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !54
  call void @__midway_memset(i8* noundef %2, i32 noundef 255, i32 noundef 128) #5, !dbg !54
  ret i32 0, !dbg !55
}

define dso_local i32 @sigaddset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !56 {
  %3 = add i32 %1, -65, !dbg !57
  %4 = icmp ult i32 %3, -64, !dbg !57
  br i1 %4, label %5, label %8, !dbg !57

5:
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !58
  %7 = bitcast i8* %6 to i32*, !dbg !64
  store i32 22, i32* %7, align 4, !dbg !64
  br label %16, !dbg !65

8:
  %9 = add i32 %1, -1, !dbg !66
  %10 = and i32 %9, 31, !dbg !66
  %11 = shl i32 1, %10, !dbg !66
  %12 = sdiv i32 %9, 32, !dbg !66
  %13 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0, i32 %12, !dbg !66
  %14 = load i32, i32* %13, align 4, !dbg !66
  %15 = or i32 %14, %11, !dbg !66
  store i32 %15, i32* %13, align 4, !dbg !66
  br label %16, !dbg !67

16:
  %17 = phi i32 [ -1, %5 ], [ 0, %8 ], !dbg !68
  ret i32 %17, !dbg !69
}

define dso_local i32 @sigdelset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !70 {
  %3 = add i32 %1, -65, !dbg !71
  %4 = icmp ult i32 %3, -64, !dbg !71
  br i1 %4, label %5, label %8, !dbg !71

5:
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !72
  %7 = bitcast i8* %6 to i32*, !dbg !75
  store i32 22, i32* %7, align 4, !dbg !75
  br label %17, !dbg !76

8:
  %9 = add i32 %1, -1, !dbg !77
  %10 = and i32 %9, 31, !dbg !77
  %11 = shl i32 1, %10, !dbg !77
  %12 = xor i32 %11, -1, !dbg !77
  %13 = sdiv i32 %9, 32, !dbg !77
  %14 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0, i32 %13, !dbg !77
  %15 = load i32, i32* %14, align 4, !dbg !77
  %16 = and i32 %15, %12, !dbg !77
  store i32 %16, i32* %14, align 4, !dbg !77
  br label %17, !dbg !78

17:
  %18 = phi i32 [ -1, %5 ], [ 0, %8 ], !dbg !79
  ret i32 %18, !dbg !80
}

define dso_local i32 @sigismember(%struct.__sigset_t* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !81 {
  %3 = add i32 %1, -65, !dbg !82
  %4 = icmp ult i32 %3, -64, !dbg !82
  br i1 %4, label %5, label %8, !dbg !82

5:
  %6 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !83
  %7 = bitcast i8* %6 to i32*, !dbg !86
  store i32 22, i32* %7, align 4, !dbg !86
  br label %16, !dbg !87

8:
  %9 = add i32 %1, -1, !dbg !88
  %10 = sdiv i32 %9, 32, !dbg !88
  %11 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0, i32 %10, !dbg !88
  %12 = load i32, i32* %11, align 4, !dbg !88
  %13 = and i32 %9, 31, !dbg !88
  %14 = lshr i32 %12, %13, !dbg !88
  %15 = and i32 %14, 1, !dbg !88
  br label %16, !dbg !88

16:
  %17 = phi i32 [ -1, %5 ], [ %15, %8 ], !dbg !89
  ret i32 %17, !dbg !90
}

define dso_local i32 @sigprocmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !91 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !92
  br i1 %4, label %7, label %5, !dbg !92

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !95
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i32 noundef 128) #5, !dbg !95
  br label %7, !dbg !92

7:
  ret i32 0, !dbg !97
}

define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !98 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !99
  br i1 %4, label %7, label %5, !dbg !99

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !101
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i32 noundef 128) #5, !dbg !101
  br label %7, !dbg !99

7:
  ret i32 0, !dbg !103
}

define dso_local i32 @sigpending(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !104 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !105
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i32 noundef 128) #5, !dbg !105
  ret i32 0, !dbg !107
}

define dso_local i32 @sigaltstack(%struct.stack_t* noalias nocapture noundef readnone %0, %struct.stack_t* noalias nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !108 {
  ret i32 0, !dbg !109
}

define dso_local i32 @siginterrupt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !110 {
  ret i32 0, !dbg !111
}

define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 !dbg !112 {
  %2 = icmp eq i32 %0, 6, !dbg !113
  br i1 %2, label %3, label %4, !dbg !113

3:
  call void @abort() #6, !dbg !114
  unreachable, !dbg !114

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0)) #5, !dbg !115
  ret i32 0, !dbg !116
}

declare !dbg !117 void @abort() local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @kill(i32 %0, i32 noundef %1) local_unnamed_addr #0 !dbg !119 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = icmp eq i32 %1, 0, !dbg !120
  br i1 %5, label %7, label %6, !dbg !120

6:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i32 0, i32 0)) #5, !dbg !121
  br label %7, !dbg !121

7:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #7, !dbg !122
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #7, !dbg !122
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i32 0, i32 0)) #5, !dbg !126
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0)) #5, !dbg !127
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !128
  %9 = bitcast i8* %8 to i32*, !dbg !130
  %10 = load i8, i8* %4, align 1, !dbg !130
  %11 = and i8 %10, 127, !dbg !130
  %12 = add nuw i8 %11, 1, !dbg !130
  %13 = load i8, i8* %3, align 1, !dbg !131
  %14 = and i8 %13, 1, !dbg !131
  %15 = icmp eq i8 %14, 0, !dbg !131
  br i1 %15, label %22, label %16, !dbg !131

16:
  %17 = icmp eq i8 %12, 4, !dbg !132
  %18 = icmp eq i8 %12, 11, !dbg !132
  %19 = or i1 %17, %18, !dbg !132
  %20 = zext i8 %12 to i32, !dbg !130
  %21 = select i1 %19, i32 5, i32 %20, !dbg !132
  br label %24, !dbg !131

22:
  %23 = load i32, i32* %9, align 4, !dbg !131
  br label %24, !dbg !131

24:
  %25 = phi i32 [ %21, %16 ], [ %23, %22 ], !dbg !131
  store i32 %25, i32* %9, align 4, !dbg !131
  %26 = sub nsw i8 0, %14, !dbg !133
  %27 = sext i8 %26 to i32, !dbg !133
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #7, !dbg !134
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #7, !dbg !134
  ret i32 %27, !dbg !135
}

define dso_local i32 @killpg(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !136 {
  %3 = call i32 @kill(i32 undef, i32 noundef %1) #5, !dbg !137
  ret i32 %3, !dbg !137
}

define dso_local i32 @pause() local_unnamed_addr #0 !dbg !138 {
  call void @__mw_cancellation_point() #5, !dbg !139
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i32 0, i32 0)) #5, !dbg !140
  call void @__midway_assume(i32 noundef 0) #5, !dbg !143
  ret i32 -1, !dbg !144
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @sigsuspend(%struct.__sigset_t* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !145 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i32 0, i32 0)) #5, !dbg !146
  call void @__midway_assume(i32 noundef 0) #5, !dbg !148
  ret i32 -1, !dbg !149
}

define dso_local i32 @sigwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, i32* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !150 {
  call void @__mw_cancellation_point() #5, !dbg !151
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.6, i32 0, i32 0)) #5, !dbg !152
  call void @__midway_assume(i32 noundef 0) #5, !dbg !154
  ret i32 0, !dbg !155
}

define dso_local i32 @sigwaitinfo(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !156 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.7, i32 0, i32 0)) #5, !dbg !157
  call void @__midway_assume(i32 noundef 0) #5, !dbg !159
  ret i32 -1, !dbg !160
}

define dso_local i32 @sigtimedwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !161 {
  %4 = call i8* @__midway_thread_storage(i32 noundef 332) #5, !dbg !162
  %5 = bitcast i8* %4 to i32*, !dbg !165
  store i32 11, i32* %5, align 4, !dbg !165
  ret i32 -1, !dbg !166
}

define dso_local void @psignal(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !167 {
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #5, !dbg !168
  br label %3, !dbg !171

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !174
  %5 = getelementptr i8, i8* %1, i32 %4, !dbg !171
  %6 = load i8, i8* %5, align 1, !dbg !171
  %7 = icmp eq i8 %6, 0, !dbg !171
  %8 = add i32 %4, 1, !dbg !175
  br i1 %7, label %9, label %3, !dbg !171, !llvm.loop !176

9:
  call void @__midway_touched(i8* noundef %1, i32 noundef %8, i32 noundef 0) #5, !dbg !179
  ret void, !dbg !180
}

define dso_local i8* @strsignal(i32 noundef %0) local_unnamed_addr #2 !dbg !181 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), !dbg !182
}

define dso_local i32 @__libc_current_sigrtmin() local_unnamed_addr #2 !dbg !183 {
  ret i32 34, !dbg !184
}

define dso_local i32 @__libc_current_sigrtmax() local_unnamed_addr #2 !dbg !185 {
  ret i32 64, !dbg !186
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { noreturn nounwind null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/signal.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "signal", scope: !1, file: !1, line: 17, type: !10, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 13, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "installing", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = distinct !DILocation(line: 19, scope: !9)
!15 = !DILocation(line: 14, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 20, scope: !9)
!17 = distinct !DISubprogram(name: "bsd_signal", scope: !1, file: !1, line: 23, type: !10, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = !DILocation(line: 13, scope: !13, inlinedAt: !19)
!19 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !20)
!20 = distinct !DILocation(line: 23, scope: !17)
!21 = !DILocation(line: 14, scope: !13, inlinedAt: !19)
!22 = !DILocation(line: 23, scope: !17)
!23 = distinct !DISubprogram(name: "__sysv_signal", scope: !1, file: !1, line: 24, type: !10, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!24 = !DILocation(line: 13, scope: !13, inlinedAt: !25)
!25 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !26)
!26 = distinct !DILocation(line: 24, scope: !23)
!27 = !DILocation(line: 14, scope: !13, inlinedAt: !25)
!28 = !DILocation(line: 24, scope: !23)
!29 = distinct !DISubprogram(name: "sysv_signal", scope: !1, file: !1, line: 25, type: !10, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!30 = !DILocation(line: 13, scope: !13, inlinedAt: !31)
!31 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !32)
!32 = distinct !DILocation(line: 25, scope: !29)
!33 = !DILocation(line: 14, scope: !13, inlinedAt: !31)
!34 = !DILocation(line: 25, scope: !29)
!35 = distinct !DISubprogram(name: "sigset", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!36 = !DILocation(line: 13, scope: !13, inlinedAt: !37)
!37 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !38)
!38 = distinct !DILocation(line: 26, scope: !35)
!39 = !DILocation(line: 14, scope: !13, inlinedAt: !37)
!40 = !DILocation(line: 26, scope: !35)
!41 = distinct !DISubprogram(name: "sigaction", scope: !1, file: !1, line: 28, type: !10, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!42 = !DILocation(line: 30, scope: !41)
!43 = !DILocation(line: 31, scope: !41)
!44 = !DILocation(line: 13, scope: !13, inlinedAt: !45)
!45 = distinct !DILocation(line: 31, scope: !41)
!46 = !DILocation(line: 14, scope: !13, inlinedAt: !45)
!47 = !DILocation(line: 32, scope: !41)
!48 = !DILocation(line: 33, scope: !41)
!49 = !DILocation(line: 34, scope: !41)
!50 = distinct !DISubprogram(name: "sigemptyset", scope: !1, file: !1, line: 37, type: !10, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!51 = !DILocation(line: 39, scope: !50)
!52 = !DILocation(line: 40, scope: !50)
!53 = distinct !DISubprogram(name: "sigfillset", scope: !1, file: !1, line: 43, type: !10, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!54 = !DILocation(line: 45, scope: !53)
!55 = !DILocation(line: 46, scope: !53)
!56 = distinct !DISubprogram(name: "sigaddset", scope: !1, file: !1, line: 51, type: !10, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!57 = !DILocation(line: 53, scope: !56)
!58 = !DILocation(line: 39, scope: !59, inlinedAt: !61)
!59 = distinct !DISubprogram(name: "area", scope: !60, file: !60, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = !DIFile(filename: "c/models.h", directory: ".")
!61 = distinct !DILocation(line: 44, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "fail", scope: !60, file: !60, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = distinct !DILocation(line: 54, scope: !56)
!64 = !DILocation(line: 44, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 54, scope: !56)
!66 = !DILocation(line: 55, scope: !56)
!67 = !DILocation(line: 56, scope: !56)
!68 = !DILocation(line: 0, scope: !56)
!69 = !DILocation(line: 57, scope: !56)
!70 = distinct !DISubprogram(name: "sigdelset", scope: !1, file: !1, line: 59, type: !10, scopeLine: 60, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!71 = !DILocation(line: 61, scope: !70)
!72 = !DILocation(line: 39, scope: !59, inlinedAt: !73)
!73 = distinct !DILocation(line: 44, scope: !62, inlinedAt: !74)
!74 = distinct !DILocation(line: 62, scope: !70)
!75 = !DILocation(line: 44, scope: !62, inlinedAt: !74)
!76 = !DILocation(line: 62, scope: !70)
!77 = !DILocation(line: 63, scope: !70)
!78 = !DILocation(line: 64, scope: !70)
!79 = !DILocation(line: 0, scope: !70)
!80 = !DILocation(line: 65, scope: !70)
!81 = distinct !DISubprogram(name: "sigismember", scope: !1, file: !1, line: 67, type: !10, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = !DILocation(line: 69, scope: !81)
!83 = !DILocation(line: 39, scope: !59, inlinedAt: !84)
!84 = distinct !DILocation(line: 44, scope: !62, inlinedAt: !85)
!85 = distinct !DILocation(line: 70, scope: !81)
!86 = !DILocation(line: 44, scope: !62, inlinedAt: !85)
!87 = !DILocation(line: 70, scope: !81)
!88 = !DILocation(line: 71, scope: !81)
!89 = !DILocation(line: 0, scope: !81)
!90 = !DILocation(line: 72, scope: !81)
!91 = distinct !DISubprogram(name: "sigprocmask", scope: !1, file: !1, line: 76, type: !10, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!92 = !DILocation(line: 74, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "old_mask", scope: !1, file: !1, line: 74, type: !10, scopeLine: 74, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = distinct !DILocation(line: 76, scope: !91)
!95 = !DILocation(line: 39, scope: !50, inlinedAt: !96)
!96 = distinct !DILocation(line: 74, scope: !93, inlinedAt: !94)
!97 = !DILocation(line: 76, scope: !91)
!98 = distinct !DISubprogram(name: "pthread_sigmask", scope: !1, file: !1, line: 77, type: !10, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!99 = !DILocation(line: 74, scope: !93, inlinedAt: !100)
!100 = distinct !DILocation(line: 77, scope: !98)
!101 = !DILocation(line: 39, scope: !50, inlinedAt: !102)
!102 = distinct !DILocation(line: 74, scope: !93, inlinedAt: !100)
!103 = !DILocation(line: 77, scope: !98)
!104 = distinct !DISubprogram(name: "sigpending", scope: !1, file: !1, line: 78, type: !10, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!105 = !DILocation(line: 39, scope: !50, inlinedAt: !106)
!106 = distinct !DILocation(line: 78, scope: !104)
!107 = !DILocation(line: 78, scope: !104)
!108 = distinct !DISubprogram(name: "sigaltstack", scope: !1, file: !1, line: 79, type: !10, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = !DILocation(line: 79, scope: !108)
!110 = distinct !DISubprogram(name: "siginterrupt", scope: !1, file: !1, line: 80, type: !10, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!111 = !DILocation(line: 80, scope: !110)
!112 = distinct !DISubprogram(name: "raise", scope: !1, file: !1, line: 82, type: !10, scopeLine: 83, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = !DILocation(line: 84, scope: !112)
!114 = !DILocation(line: 85, scope: !112)
!115 = !DILocation(line: 86, scope: !112)
!116 = !DILocation(line: 87, scope: !112)
!117 = !DISubprogram(name: "abort", scope: !118, file: !118, line: 611, type: !10, spFlags: DISPFlagOptimized, retainedNodes: !11)
!118 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!119 = distinct !DISubprogram(name: "kill", scope: !1, file: !1, line: 90, type: !10, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!120 = !DILocation(line: 92, scope: !119)
!121 = !DILocation(line: 93, scope: !119)
!122 = !DILocation(line: 10, scope: !123, inlinedAt: !125)
!123 = distinct !DISubprogram(name: "outcome", scope: !124, file: !124, line: 8, type: !10, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!124 = !DIFile(filename: "c/environment.h", directory: ".")
!125 = distinct !DILocation(line: 94, scope: !119)
!126 = !DILocation(line: 11, scope: !123, inlinedAt: !125)
!127 = !DILocation(line: 12, scope: !123, inlinedAt: !125)
!128 = !DILocation(line: 39, scope: !59, inlinedAt: !129)
!129 = distinct !DILocation(line: 13, scope: !123, inlinedAt: !125)
!130 = !DILocation(line: 13, scope: !123, inlinedAt: !125)
!131 = !DILocation(line: 15, scope: !123, inlinedAt: !125)
!132 = !DILocation(line: 14, scope: !123, inlinedAt: !125)
!133 = !DILocation(line: 16, scope: !123, inlinedAt: !125)
!134 = !DILocation(line: 17, scope: !123, inlinedAt: !125)
!135 = !DILocation(line: 94, scope: !119)
!136 = distinct !DISubprogram(name: "killpg", scope: !1, file: !1, line: 97, type: !10, scopeLine: 97, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!137 = !DILocation(line: 97, scope: !136)
!138 = distinct !DISubprogram(name: "pause", scope: !1, file: !1, line: 105, type: !10, scopeLine: 106, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = !DILocation(line: 107, scope: !138)
!140 = !DILocation(line: 101, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "never", scope: !1, file: !1, line: 99, type: !10, scopeLine: 100, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!142 = distinct !DILocation(line: 108, scope: !138)
!143 = !DILocation(line: 102, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 109, scope: !138)
!145 = distinct !DISubprogram(name: "sigsuspend", scope: !1, file: !1, line: 112, type: !10, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!146 = !DILocation(line: 101, scope: !141, inlinedAt: !147)
!147 = distinct !DILocation(line: 114, scope: !145)
!148 = !DILocation(line: 102, scope: !141, inlinedAt: !147)
!149 = !DILocation(line: 115, scope: !145)
!150 = distinct !DISubprogram(name: "sigwait", scope: !1, file: !1, line: 118, type: !10, scopeLine: 119, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!151 = !DILocation(line: 120, scope: !150)
!152 = !DILocation(line: 101, scope: !141, inlinedAt: !153)
!153 = distinct !DILocation(line: 121, scope: !150)
!154 = !DILocation(line: 102, scope: !141, inlinedAt: !153)
!155 = !DILocation(line: 122, scope: !150)
!156 = distinct !DISubprogram(name: "sigwaitinfo", scope: !1, file: !1, line: 125, type: !10, scopeLine: 126, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!157 = !DILocation(line: 101, scope: !141, inlinedAt: !158)
!158 = distinct !DILocation(line: 127, scope: !156)
!159 = !DILocation(line: 102, scope: !141, inlinedAt: !158)
!160 = !DILocation(line: 128, scope: !156)
!161 = distinct !DISubprogram(name: "sigtimedwait", scope: !1, file: !1, line: 131, type: !10, scopeLine: 132, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = !DILocation(line: 39, scope: !59, inlinedAt: !163)
!163 = distinct !DILocation(line: 44, scope: !62, inlinedAt: !164)
!164 = distinct !DILocation(line: 133, scope: !161)
!165 = !DILocation(line: 44, scope: !62, inlinedAt: !164)
!166 = !DILocation(line: 133, scope: !161)
!167 = distinct !DISubprogram(name: "psignal", scope: !1, file: !1, line: 136, type: !10, scopeLine: 136, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!168 = !DILocation(line: 96, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "read_string", scope: !60, file: !60, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = distinct !DILocation(line: 136, scope: !167)
!171 = !DILocation(line: 88, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "length", scope: !60, file: !60, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = distinct !DILocation(line: 97, scope: !169, inlinedAt: !170)
!174 = !DILocation(line: 0, scope: !172, inlinedAt: !173)
!175 = !DILocation(line: 89, scope: !172, inlinedAt: !173)
!176 = distinct !{!176, !171, !175, !177, !178}
!177 = !{!"llvm.loop.mustprogress"}
!178 = !{!"llvm.loop.unroll.disable"}
!179 = !DILocation(line: 98, scope: !169, inlinedAt: !170)
!180 = !DILocation(line: 136, scope: !167)
!181 = distinct !DISubprogram(name: "strsignal", scope: !1, file: !1, line: 137, type: !10, scopeLine: 137, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!182 = !DILocation(line: 137, scope: !181)
!183 = distinct !DISubprogram(name: "__libc_current_sigrtmin", scope: !1, file: !1, line: 138, type: !10, scopeLine: 138, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!184 = !DILocation(line: 138, scope: !183)
!185 = distinct !DISubprogram(name: "__libc_current_sigrtmax", scope: !1, file: !1, line: 139, type: !10, scopeLine: 139, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = !DILocation(line: 139, scope: !185)
